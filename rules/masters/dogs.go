package masters

import "safehouse/rules"

// Guard dogs (rulebook: Guard Dogs). A dog is a guard that chases: an unsubdued
// one that shares no tile with a character and is next to one jumps onto it.

// prey is the tiles that a dog on c would jump to.
func (s *State) prey(c Cell) (set Cells) {
	near := s.near(c) & indoors
	for f := range s.Crew {
		fig := &s.Crew[f]
		if fig.Status != inPlay {
			continue
		}
		if fig.At == c {
			return 0
		}
		// Who gets away from a dog without subduing it has the rest of its
		// action to put a tile between them.
		if near.Has(fig.At) && !fig.Hushed.Has(c) && !(fig.Shook == c && s.Phase == Action && fig.Marks&done == 0) {
			set |= only(fig.At)
		}
	}
	return set
}

// dogsChase lets the first dog that has somebody to chase do so; it reports
// whether there was one.
func (h runner) dogsChase() bool {
	h.forgetWhistle()
	if h.Chits.Chasing == 0 || h.Whistle {
		return false
	}
	for rest := h.Chits.Chasing; rest != 0; rest = rest.rest() {
		c := rest.first()
		set := h.prey(c)
		switch set.Len() {
		case 0:
			continue
		case 1:
			h.jump(c, set.first())
		default:
			h.push(Frame{Kind: frDog, At: c})
		}
		return true
	}
	return false
}

// whistleEnds ends the Dog Whistle: the dogs that it has held back next to a
// character stay until they become adjacent to it anew.
func (h runner) whistleEnds() {
	if !h.Whistle {
		return
	}
	h.Whistle = false
	for f := range h.Crew {
		if fig := &h.Crew[f]; fig.Status == inPlay {
			fig.Hushed = h.near(fig.At) & h.Chits.Chasing
		}
	}
}

// forgetWhistle lets go of the dogs that are no longer next to whom they were held
// back from.
func (h runner) forgetWhistle() {
	for f := range h.Crew {
		if fig := &h.Crew[f]; fig.Hushed != 0 {
			fig.Hushed &= h.near(fig.At) & h.Chits.Chasing
		}
	}
}

// comesAnew notes that a dog has come to a cell: no whistle holds it.
func (h runner) comesAnew(c Cell) {
	for f := range h.Crew {
		h.Crew[f].Hushed &^= only(c)
	}
}

func (h runner) dogJumps(f *Frame) {
	if h.prey(f.At).Len() < 2 || h.Chits.Dogs[f.At] == 0 {
		h.pop()
		return
	}
	h.ask(askDog, 0)
}

// jump moves one dog to another tile.
func (h runner) jump(from, to Cell) {
	t := &h.Chits
	t.Dogs[from]--
	bump(&t.Dogs[to], 1)
	t.sync(from)
	t.sync(to)
	h.comesAnew(to)
	h.tell(rules.Event{Kind: EvDogMoves, What: refChit(Dog), From: h.refCell(from), To: h.refCell(to)})
}

// What a new dog runs to.
const (
	toNearest = iota
	toLoot
	toFigure // Frame.Who
)

// release puts a new dog on the kennel and sends it n tiles toward its target.
// Nothing but a gap stops it (ruling). Without a kennel on the board it does
// not come.
func (h runner) release(target, who int, n int) {
	k := h.board().kennel
	if k == nowhere || !h.Board.Has(k) {
		h.tell(rules.Event{Kind: EvNoKennel})
		return
	}
	h.put(k, Dog, 1)
	h.push(Frame{Kind: frHunt, Card: uint8(target), Who: uint8(who), At: k, N: uint8(n)})
}

// quarry is the cells that the dog of a frame runs to; who is outdoors draws it
// to the door, which it does not pass.
func (s *State) quarry(f *Frame) Cells {
	switch f.Card {
	case toLoot:
		return s.lootTiles()
	case toFigure:
		if fig := &s.Crew[f.Who]; fig.Status == inPlay {
			return only(fig.At)
		}
		return 0
	}
	return s.occupied()
}

// nextTiles is the tiles that bring a dog one step nearer to the nearest of its
// targets; empty when it has arrived or there is no way.
func (s *State) nextTiles(f *Frame) (set Cells) {
	goal := s.quarry(f) & s.Board
	if goal == 0 || goal.Has(f.At) {
		return 0
	}
	over := s.Board & indoors
	d := s.distances(goal, over)
	best := d[f.At]
	for rest := s.near(f.At) & over; rest != 0; rest = rest.rest() {
		if c := rest.first(); d[c] < best {
			set |= only(c)
		}
	}
	return set
}

// hunt takes a new dog one tile further. A character that it comes next to it
// jumps at, like any dog.
func (h runner) hunt(f *Frame) {
	if h.Chits.Dogs[f.At] == 0 {
		h.pop()
		return
	}
	if set := h.prey(f.At); set != 0 && !h.Whistle {
		at := f.At
		h.pop()
		if set.Len() == 1 {
			h.jump(at, set.first())
		} else {
			h.push(Frame{Kind: frDog, At: at})
		}
		return
	}
	if f.N == 0 || h.occupied().Has(f.At) || h.nextTiles(f) == 0 {
		h.pop()
		return
	}
	h.ask(askHunt, 0)
}

// dogSteps is how far the dogs of C6 and D3 run.
const dogSteps = 3

// anyOf is the step of a frame of hounds whose dog heads for any of its figures,
// not for the nearest one first.
const anyOf = 1

// fearful is the player's characters with the fewest ideas, one bit each.
func (s *State) fearful() (set Cells) {
	few := uint8(0xff)
	for rest := s.players(); rest != 0; rest &= rest - 1 {
		f := Cells(rest).first()
		if n := s.Crew[f].Ideas; n < few {
			few, set = n, 0
		}
		if s.Crew[f].Ideas == few {
			set |= only(f)
		}
	}
	return set
}

// nextHound releases the next dog of C6, each toward a different one of the
// nearest characters; Set holds the figures that are left. Where more are as
// near as dogs are left, the team chooses; it also chooses among those whose
// fear the dog of D3 senses.
func (h runner) nextHound(f *Frame) {
	who := h.hounded(f)
	switch {
	case f.N == 0:
		h.pop()
	case who == 0:
		h.stayAtKennel(f)
	case who.Len() > int(f.N):
		h.ask(askHound, 0)
	default:
		h.setHound(f, int(who.first()))
	}
}

// stayAtKennel puts the dogs that nobody is left for on the kennel.
func (h runner) stayAtKennel(f *Frame) {
	n, k := f.N, h.board().kennel
	h.pop()
	if k == nowhere || !h.Board.Has(k) {
		h.tell(rules.Event{Kind: EvNoKennel})
		return
	}
	h.put(k, Dog, n)
}

// hounded is the figures that the next dog may head for.
func (s *State) hounded(f *Frame) Cells {
	k := s.board().kennel
	if k == nowhere || !s.Board.Has(k) {
		return 0
	}
	if f.Step == anyOf {
		return f.Set & Cells(s.present())
	}
	who, _ := s.nearest(k, uint8(f.Set)&s.present())
	return Cells(who)
}

func (h runner) setHound(f *Frame, who int) {
	f.N--
	f.Set &^= 1 << who
	h.release(toFigure, who, dogSteps)
}
