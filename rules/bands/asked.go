package bands

import "slices"

// EvenMatch is the band of an automa that is an even match: the bot wins 40 to 65 of 100 games.
var EvenMatch = Band{35, 60}

// about is the band of a printed level that is to win so many of 100 games against the
// hard bot.
func about(n int) Band { return Band{max(0, n-12), min(100, n+12)} }

// An ask is a band that is asked of a row of a game.
type ask struct {
	game, of, bot string
	band          Band
}

// evens are the levels of automa that are to be an even match, one for each level of bots
// from easy on: a first evening, then for who knows the game, then for who plays it well.
var evens = []struct{ game, easy, normal, hard string }{
	{"deepstate", "secretary", "director", "puppet-master"},
	{"intoodeep", "murmur", "murmur", "whisper"},
	{"shadownetwork", "probation", "relaxed", "standard"},
}

// Even is the level of a game's automa that is to be an even match for a level of bots, ""
// for none.
func Even(game, bots string) string {
	for _, e := range evens {
		if e.game == game {
			return map[string]string{"easy": e.easy, "normal": e.normal, "hard": e.hard}[bots]
		}
	}
	return ""
}

// printedAsks are the bands of the printed levels, against the hard bot.
var printedAsks = []ask{
	{"deepstate", "secretary", "hard", about(10)},
	{"deepstate", "director", "hard", about(30)},
	{"deepstate", "chairman", "hard", about(50)},
	{"deepstate", "puppet-master", "hard", about(75)},
	{"intoodeep", "whisper", "hard", about(50)},
	{"intoodeep", "feedback", "hard", about(75)},
	{"shadownetwork", "relaxed", "hard", about(25)},
	{"shadownetwork", "standard", "hard", about(50)},
	{"shadownetwork", "ruthless", "hard", about(75)},
}

// Bands of the ladder: a level beats the one below in 65 of 100 games; Infiltration's
// expert in 57, it has little left to see that the hard bot does not.
var (
	rung       = Band{65, 100}
	ladderAsks = []ask{{"infiltration", "hard", "expert", Band{57, 100}}}
)

// A Class is the heists of a difficulty, with the crews that are measured at them: three
// and four seats by turns, teams of some levels by turns.
type Class struct {
	Name   string
	Heists []string
	Team   []int // levels of all characters
	all    Band  // of the heists together
	county []string
}

// Bands of a single heist: a crew has a chance, and the County pays too often to be safe.
var (
	heistBand  = Band{15, 100}
	countyBand = Band{15, 85}
)

var classes = []Class{
	{Name: "amateur", Heists: []string{"inclusion", "startup", "dark-horse"}, Team: []int{1}, all: Band{75, 100}},
	{
		Name: "semi-pro", Heists: []string{"greedy-prisoner", "blind-justice", "melee", "side-channel", "hospitality", "proving-grounds", "bricks", "river"},
		Team: []int{2, 3}, all: Band{60, 100}, county: []string{"bricks", "river"},
	},
}

// Classes are the heists of a game that crews are measured at.
func Classes(game string) []Class {
	if game != "masters" {
		return nil
	}
	return classes
}

// askedOf is the band that is asked of a row.
func askedOf(game string, k Key) Band {
	list, other := printedAsks, All
	switch k.Kind {
	case Automa:
		if Even(game, k.Bot) == k.Of {
			other = EvenMatch
		}
	case Ladder:
		list, other = ladderAsks, rung
	case Crew:
		for i := range Classes(game) {
			switch c := &classes[i]; {
			case k.Of == c.Name:
				return c.all
			case slices.Contains(c.county, k.Of):
				return countyBand
			case slices.Contains(c.Heists, k.Of):
				return heistBand
			}
		}
		return All
	}
	for _, a := range list {
		if a.game == game && a.of == k.Of && a.bot == k.Bot {
			return a.band
		}
	}
	return other
}
