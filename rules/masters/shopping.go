package masters

import (
	"slices"

	"safehouse/rules"
)

// What bots spend before they plan, dearest wishes first: a wish that is worth
// more than firstStep is fulfilled before anybody is placed and before the crew
// rehearses, so that plans know who has what.

const (
	firstStep = 10.0 // placing a character where its route starts
	unwanted  = -4.0
	rich      = 25 // $k from which the dearer offers of Fixers are taken
	reserve   = 8  // $k below which the team spends on nothing but tools and offers
)

// shopping reports whether there is a wish to fulfil before planning.
func (s *State) shopping() bool {
	var buf [512]rules.Action
	dst := buf[:0]
	if s.shopOpen() {
		dst = s.listFixers(s.listShop(dst))
	}
	for _, a := range s.listSchematics(dst) {
		if engine.Worth(s, a, nil) > firstStep {
			return true
		}
	}
	return false
}

// needsTools reports whether the heist needs tools that nobody has.
func (s *State) needsTools() bool {
	safe := &s.Heist.card().Safe
	return safe.K > 0 && safe.Documents && !slices.ContainsFunc(crackers, s.holds)
}

// holds reports whether somebody carries an item, in play or not yet.
func (s *State) holds(i Item) bool {
	for p := firstPiece[i.loot()]; p < firstPiece[i.loot()]+Piece(pieceCount[i.loot()]); p++ {
		if s.Places[p].carrier() >= 0 {
			return true
		}
	}
	return false
}

// An itemWish is what bots want an item for.
type itemWish uint8

const (
	noItemWish   itemWish = iota
	unwantedItem          // not at all
	asTool                // to open a safe that holds what the heist is about
	asPicks               // for those who cannot open much, where the team is rich
	asCheapPicks          // the same where it has something to spare
	asLuck                // where it costs nothing
	itemWishes   = 6
)

// wishes is what an item of each kind of wish is worth to the team in the hands of a
// figure, at a price.
var wishes = [itemWishes]func(s *State, i Item, price int, deft float64) float64{
	unwantedItem: func(*State, Item, int, float64) float64 { return unwanted },
	asTool: func(s *State, _ Item, _ int, deft float64) float64 {
		if s.needsTools() {
			return 30 + deft
		}
		return unwanted
	},
	asPicks:      func(s *State, i Item, price int, deft float64) float64 { return s.picksWorth(i, price, deft, rich) },
	asCheapPicks: func(s *State, i Item, price int, deft float64) float64 { return s.picksWorth(i, price, deft, reserve) },
	asLuck: func(s *State, i Item, price int, _ float64) float64 {
		if price == 0 && !s.holds(i) {
			return 12
		}
		return unwanted
	},
}

// picksWorth is what picks are worth, which are bought from so much cash on.
func (s *State) picksWorth(i Item, price int, deft float64, from int) float64 {
	switch {
	case s.holds(i) || s.needsTools():
	case price == 0:
		return 14 - deft
	case int(s.Team) >= from:
		return 13 - deft
	}
	return unwanted
}

// itemWorth is what an item in the hands of a figure is worth to the team at a
// price. A wish is fulfilled when anybody has the item, so that bots who cannot
// give a person's character anything do not wait for it.
func (s *State) itemWorth(i Item, f, price int) float64 {
	return wishes[itemTable[i].Want](s, i, price, 0.01*float64(s.deftness(f)))
}

// deftness is the unlocks on the faces of a figure's skills.
func (s *State) deftness(f int) int {
	n := 0
	for _, k := range s.Crew[f].Skills {
		if k >= skills {
			continue
		}
		for _, a := range skillTable[k].Faces {
			n += int(grants[a].subs[doUnlock])
		}
	}
	return n
}

// A hireWish is what n uses of a Fixer are worth to bots.
type hireWish func(s *State, n int) float64

// hireFor is the wish for as many uses as said, and for no others.
func hireFor(worth float64, uses func(s *State) int) hireWish {
	return func(s *State, n int) float64 {
		if n == uses(s) {
			return worth
		}
		return unwanted
	}
}

// exactly is so many uses, asRich as many as the team can spare.
func exactly(n int) func(*State) int { return func(*State) int { return n } }

func asRich(s *State) int {
	if int(s.Team) >= rich {
		return 3
	}
	return 1
}

func asBribed(s *State) int { return min(3, s.guardsInBag()) }

// neverHired is the wish for a Fixer whom bots leave alone.
func neverHired(*State, int) float64 { return unwanted }

// forDenial is the wish for Shell: where much is unknown and the team is rich.
func forDenial(s *State, _ int) float64 {
	if s.Unknown.Len() >= 8 && int(s.Team) >= rich {
		return 19
	}
	return unwanted
}

// hireWorth is what n uses of a Fixer are worth.
func (s *State) hireWorth(x Fixer, n int) float64 { return fixerTable[x].Want(s, n) }

// surveyWorth is what it is worth to see a tile before planning: little but with
// Shell, whose cameras start disabled.
func (s *State) surveyWorth(c Cell) float64 {
	if !s.Denied || int(s.Team) <= reserve || c == nowhere {
		return unwanted
	}
	v := 11.0
	for _, r := range s.routes() {
		trail, n := s.trail(&r)
		for _, x := range trail[:n] {
			if x == c {
				v += 0.2
			}
		}
	}
	return v
}
