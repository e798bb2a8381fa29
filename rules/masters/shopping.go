package masters

import "safehouse/rules"

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
	return safe.K > 0 && safe.Documents && !s.holds(PlasmaTorch) && !s.holds(SafecrackingTools)
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

// itemWorth is what an item in the hands of a figure is worth to the team at a
// price. A wish is fulfilled when anybody has the item, so that bots who cannot
// give a person's character anything do not wait for it.
func (s *State) itemWorth(i Item, f, price int) float64 {
	deft := 0.01 * float64(s.deftness(f))
	switch i {
	case PlasmaTorch, SafecrackingTools:
		if s.needsTools() {
			return 30 + deft
		}
	case PerfectPicks, CheapPicks:
		switch {
		case s.holds(i) || s.needsTools():
		case price == 0:
			return 14 - deft // for those who cannot open much
		case i == CheapPicks && int(s.Team) >= reserve, int(s.Team) >= rich:
			return 13 - deft
		}
	case Camouflage, LuckyPenny:
		if price == 0 && !s.holds(i) {
			return 12
		}
	}
	return unwanted
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

// hireWorth is what n uses of a Fixer are worth.
func (s *State) hireWorth(x Fixer, n int) float64 {
	most := 1
	if int(s.Team) >= rich {
		most = 3
	}
	switch x {
	case Connoisseur:
		return 18
	case Consultant, Architect:
		if n == most {
			return 17
		}
	case Retiree:
		if n == 3 {
			return 16
		}
	case DiversionArtist:
		if n == 4 {
			return 16
		}
	case BeatCop:
		if n == min(3, s.guardsInBag()) {
			return 15
		}
	case Shell:
		if s.Unknown.Len() >= 8 && int(s.Team) >= rich {
			return 19
		}
	}
	return unwanted
}

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
