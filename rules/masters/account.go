package masters

import "safehouse/rules"

// What a campaign asks of a heist: how one begins for a crew that has a past,
// and what has come of it.

// How many cards there are of each kind.
const (
	Characters = characters
	Skills     = skills
	Heists     = heists
	Fixers     = fixers
	Items      = items
	Loots      = loots
	Roots      = roots      // amateur skills
	SkillCards = skillCards // of each amateur skill, and of each pair of pros
	MaxTeam    = maxTeam    // team cash never rises above it, in $k
	MaxJewels  = maxJewels  // nor the jewels that a team holds
)

// Nothing of a kind.
const (
	NoCharacter = noCharacter
	NoSkill     = noSkill
	NoHeist     = noHeist
	NoFixer     = noFixer
	NoItem      = noItem
	Nowhere     = nowhere
)

// Where the tables of words end: a game that is played around heists puts its
// own words behind them, so that an action, a ref, an event or a phase of a
// heist is the same in both.
const (
	VerbsEnd = verbs
	KindsEnd = kHeist + 1

	EventsEnd = EvFailure + 1
)

// Kinds of refs that a campaign speaks of too.
const (
	KindSeat      = kSeat
	KindCharacter = kCharacter
	KindSkill     = kSkill
	KindLoot      = kLoot
	KindFixer     = kFixer
	KindHeist     = kHeist
)

// Card is what is printed on the character; callers must not change it.
func (c Character) Card() *CharacterCard { return &characterTable[c] }

// Upgrades are the two pros that an amateur levels into.
func (c Character) Upgrades() [2]Character { return [2]Character{c.Class() + 1, c.Class() + 2} }

// Card is what is printed on the skill; callers must not change it.
func (k Skill) Card() *SkillCard { return &skillTable[k] }

// Card is what is printed on the item; callers must not change it.
func (i Item) Card() *ItemCard { return &itemTable[i] }

// Loot is the item as a kind of loot.
func (i Item) Loot() Loot { return i.loot() }

// Card is what is printed on the fixer; callers must not change it.
func (f Fixer) Card() *FixerCard { return &fixerTable[f] }

// Card is the page of the booklet; callers must not change it.
func (g Heist) Card() *HeistCard { return g.card() }

// County reports whether the heist is a breakout, in which those who are
// busted start inside.
func (g Heist) County() bool { return g.card().Rules&county != 0 }

// Prebuilts are the ready amateurs of the booklet; callers must not change
// them.
func Prebuilts() []Prebuilt { return prebuilts[:] }

// Nobody is a recruit to be filled in: without a character, free to start
// where the heist allows.
func Nobody() Recruit { return nobody }

// Begin starts a heist of a campaign. Items that came with a character card
// are among those that the team owns, so nobody brings them again; what
// recruits carry in part 2 of The Final Score they have in hand. gone are the
// seats whose characters were busted in part 1: they take no part in the second.
func Begin(b Brief, gone rules.Seats) (*State, error) {
	s, err := Start(b)
	if err != nil {
		return nil, err
	}
	laid := *s
	laid.layPieces(b.Owned, b.Sold)
	for p := range s.Places {
		if s.Places[p].carrier() >= 0 {
			s.Places[p] = laid.Places[p]
		}
	}
	h := runner{State: s}
	for f, r := range b.Crew {
		for i, n := range r.Items {
			for range n {
				if p := s.pieceAt(Item(i).loot(), inTeam); p != noPiece {
					h.hand(p, f)
				}
			}
		}
	}
	for _, f := range gone.List() {
		h.bust(f)
		s.Crew[f].Marks |= ready
	}
	if err := engine.Run(h, h.State); err != nil {
		return nil, err
	}
	return s, nil
}

// An Account is what has come of a heist.
type Account struct {
	Success bool
	Team    int          // team cash in $k
	Jewels  uint16       // that the team holds now
	Owned   [items]uint8 // items that the team has
	Sold    [items]uint8 // items on sale beyond those of the shop's start
	Hired   FixerSet     // fixers whose abilities were used
	Crew    [4]Fate      // of each seat
	Rounds  int

	// What the achievements ask for.
	SilentRound bool // a round without any noise
	Untouched   bool // no event ever affected the team
	Unlucky     bool // somebody was busted by a last ditch 1 that needed 2 or more
	AllInside   bool // County: everybody started inside
	RichStart   bool // $20k and more unspent when the heist began
	TwoEmpty    bool // won with at least two characters at 0 ideas
}

// A Fate is what has become of a character.
type Fate struct {
	Busted bool
	Out    bool         // got out, or to a hideout
	Hide   Cell         // The Final Score, part 1: its hideout on the map of part 2, else nowhere
	Ideas  uint8        // that it had left
	Items  [items]uint8 // that it carries, of those that the team has
}

// Account is what has come of a heist that is over. A discarded item that the
// shop does not have from the start was discovered: it is on sale from now on.
// What was lost goes back to the box, or to the shop if it is from there.
func (s *State) Account() Account {
	a := Account{
		Success: s.success(), Team: int(s.Team), Jewels: uint16(min(int(s.Jewels)+s.count(Jewel, won), maxJewels)), Hired: s.Hired, Rounds: int(s.Round),
		SilentRound: s.Feats&silentRound != 0, Untouched: s.Over && s.Feats&eventHit == 0, Unlucky: s.Feats&unluckyOne != 0,
		AllInside: s.Feats&allInside != 0, RichStart: s.Feats&richStart != 0, TwoEmpty: s.Feats&twoEmpty != 0,
	}
	for f := range a.Crew {
		fig := &s.Crew[f]
		a.Crew[f] = Fate{Busted: fig.Status == busted, Out: fig.Status == escaped, Hide: nowhere, Ideas: fig.Ideas}
		if s.rule(hideouts) && fig.Status == escaped {
			a.Crew[f].Hide = samePlace(fig.At)
		}
	}
	for p, at := range s.Places {
		i := pieceKinds[p].item()
		if i == noItem {
			continue
		}
		f := at.carrier()
		if f >= 0 && f < len(a.Crew) {
			a.Crew[f].Items[i]++
		}
		switch {
		case at == inTeam, at == won, f >= 0 && (s.Crew[f].Status == escaped || s.Crew[f].Status == inHiding):
			a.Owned[i]++
		case at < cells && (s.Secured>>p&1 == 1 || Cell(at).outdoors()):
			a.Owned[i]++
		case (at == onSale || at == usedOut) && !itemTable[i].Shop:
			a.Sold[i]++
		}
	}
	return a
}

// samePlace is a hideout of The Final Score's part 1 on the map of part 2: both
// show the same two, from left to right.
func samePlace(c Cell) Cell {
	there := boards[FinalNorth].story
	for here := boards[FinalSouth].story; here != 0 && there != 0; here, there = here.rest(), there.rest() {
		if here.first() == c {
			return there.first()
		}
	}
	return nowhere
}

// Plays reports whether the heist is this one, for these recruits.
func (s *State) Plays(g Heist, crew []Recruit) bool {
	if s.Heist != g || int(s.Seats) != len(crew) {
		return false
	}
	for f, r := range crew {
		if s.Crew[f].Card != r.Card || s.Crew[f].Skills != r.Skills {
			return false
		}
	}
	return true
}
