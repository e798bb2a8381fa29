package campaign

import (
	"math/bits"

	"safehouse/rules/masters"
)

// A Feat is an achievement (games §11).
type Feat uint8

// The achievements.
const (
	SpentOut     Feat = iota // won with at least two characters at 0 ideas
	Sacrifice                // won with at least one busted
	SnakeEye                 // busted by a last ditch 1 that needed 2 or more
	AllInside                // tried a County heist with everybody inside
	WellFunded               // began a heist with $20k unspent
	QuietRound               // a round without any noise
	Untouched                // a heist in which no event affected the team
	Connected                // used five different Fixers in one heist
	FinalScore               // did The Final Score
	MayorsReturn             // did it again, with The Mayor's help
	EveryJob                 // won every heist
	AllAmateurs              // played every amateur
	Conventional             // played every conventional pro
	Oddball                  // played every oddball pro
	FullCast                 // played all 24 characters
	feats        = 15
)

var featIDs = []string{
	"spent-out", "sacrifice", "snake-eye", "all-inside", "well-funded", "quiet-round", "untouched", "connected",
	"final-score", "mayors-return", "every-job", "all-amateurs", "conventional", "oddball", "full-cast",
}

// Feats is a set of achievements, one bit each.
type Feats uint16

// Has reports whether f is in the set.
func (s Feats) Has(f Feat) bool { return s>>f&1 == 1 }

// The cards of the achievements that ask for characters (clarification 4: the
// booklet calls one pro of each class conventional, the other oddball).
var (
	amateurs     = cards(masters.AngryLocksmith, masters.Thug, masters.StreetUrchin, masters.ScriptKiddie, masters.Burglar, masters.Lookout, masters.Pickpocket, masters.ShutterBug)
	conventional = cards(masters.Safecracker, masters.Bruiser, masters.Grifter, masters.BlackHat, masters.GhostRunner, masters.Watchman, masters.Thief, masters.Technician)
	oddball      = cards(masters.DemolitionsGuy, masters.Operative, masters.Mastermind, masters.Hacktivist, masters.GreaseMan, masters.Sentinel, masters.ConArtist, masters.Tinkerer)
)

func cards(list ...masters.Character) (set uint32) {
	for _, c := range list {
		set |= 1 << c
	}
	return set
}

// allHeists is every heist of River City.
const allHeists = 1<<masters.Heists - 1

// fixersForFeat is how many different Fixers one heist takes for Connected.
const fixersForFeat = 5

// earned is the achievements that a heist gives: those of its course, and
// those that the campaign has come to with it.
func (s *State) earned(a *masters.Account) (set Feats) {
	busted := false
	for _, f := range a.Crew[:s.Taken] {
		busted = busted || f.Busted
	}
	again := s.Feats.Has(FinalScore)
	final := a.Success && s.Job == masters.FinalNorth
	for f, got := range [feats]bool{
		SpentOut:     a.TwoEmpty,
		Sacrifice:    a.Success && busted,
		SnakeEye:     a.Unlucky,
		AllInside:    a.AllInside,
		WellFunded:   a.RichStart,
		QuietRound:   a.SilentRound,
		Untouched:    a.Untouched,
		Connected:    bits.OnesCount16(uint16(a.Hired)) >= fixersForFeat,
		FinalScore:   final,
		MayorsReturn: final && again && s.Mayor,
		EveryJob:     s.Won == allHeists,
		AllAmateurs:  s.Played&amateurs == amateurs,
		Conventional: s.Played&conventional == conventional,
		Oddball:      s.Played&oddball == oddball,
		FullCast:     s.Played == amateurs|conventional|oddball,
	} {
		if got {
			set |= 1 << f
		}
	}
	return set &^ s.Feats
}

// Progress is how far an achievement that is counted over the campaign has come, and
// how much it asks for; of is 0 for those of a single heist.
func (s *State) Progress(f Feat) (n, of int) {
	count := func(set uint32) (int, int) { return bits.OnesCount32(s.Played & set), bits.OnesCount32(set) }
	switch f {
	case EveryJob:
		return bits.OnesCount32(s.Won), masters.Heists
	case AllAmateurs:
		return count(amateurs)
	case Conventional:
		return count(conventional)
	case Oddball:
		return count(oddball)
	case FullCast:
		return count(amateurs | conventional | oddball)
	}
	return 0, 0
}
