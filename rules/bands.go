package rules

// Bands is what a game asks of how strong its rivals are, and what was measured of it
// (package bands).
type Bands struct {
	Measured string    // the file BANDS.md
	Even     [3]string // the levels of the automa that are to be an even match for easy, normal and hard bots
	Asked    []BandAsk // of other rows
	Crews    []CrewClass
}

// A Band is a range of parts of 100 games, the ends belong to it.
type Band struct{ From, To int }

// A BandAsk is a band that is asked of a row: of a level of the automa, or of a level of
// bots below, against a level of bots.
type BandAsk struct {
	Of, Bot string
	Band
}

// A CrewClass is the heists of a difficulty, with the crews that are measured at them: three
// and four seats by turns, teams of some levels by turns.
type CrewClass struct {
	Name   string
	Heists []string
	Team   []int    // levels of all characters
	All    Band     // of the heists together
	Each   Band     // of a single one
	Easy   []string // those that pay so well that they are not to be won too often
	Most   Band     // of these
}
