package masters

import (
	"iter"
	"slices"

	"safehouse/rules"
)

// What a table asks of a position to draw it: places, things that lie there,
// what a die offers, what lies ahead. Nothing here changes anything.

// Sizes and the values that stand for nothing.
const (
	Hexes     = hexes
	AllCells  = cells
	Figures   = figures
	NPCFigure = npc // index of the NPC in State.Crew
	Sides     = int(sides)
	NoHex     = noHex
	NoAct     = noAct
	NoCard    = noCard
	NoNPC     = noNPC
)

// Axial is where a hex lies in axial coordinates: q to the right, r down and to
// the right. A hex without a tile may have a row of -1.
func (x Hex) Axial() (q, r int) { return x.column() - x.row()>>1, x.row() }

// Beside is the hex beyond a side (0 is the upper right one, clockwise), NoHex
// outside the sheet.
func (x Hex) Beside(d int) Hex { return x.next(side(d)) }

// All yields the cells of a set in order.
func (s Cells) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for ; s != 0; s = s.rest() {
			if !yield(s.first()) {
				return
			}
		}
	}
}

// Outdoors reports whether c is an entrance.
func (c Cell) Outdoors() bool { return c.outdoors() }

// HexOf is where a cell lies, CellOn the cell on a hex now or Nowhere.
func (s *State) HexOf(c Cell) Hex { return s.hex(c) }

// CellOn is the tile or entrance that lies on a hex now, or Nowhere.
func (s *State) CellOn(x Hex) Cell { return s.cell(x) }

// Near is the cells that share a border with c.
func (s *State) Near(c Cell) Cells { return s.near(c) }

// Beyond is the cell beyond a side, Nowhere at a gap or a wall.
func (s *State) Beyond(c Cell, d int) Cell { return s.beyond(c, side(d)) }

// Outside reports whether a hex without a tile is connected with the outside;
// the others are shafts.
func (s *State) Outside(x Hex) bool {
	out := s.outside()
	return out.has(x)
}

// Tunnels is the spaces on which an entrance may still be added.
func (s *State) Tunnels() (l []Hex) {
	if s.tunnelsLeft() == 0 {
		return nil
	}
	for _, x := range s.board().tunnels {
		if s.cell(x) == nowhere {
			l = append(l, x)
		}
	}
	return l
}

// A Fixture is what is built into a tile.
type Fixture struct {
	Gate      int // 1 to 4 for A to D, 0 for none
	Server    int // 1 for X, 2 for Y
	Remote    int // closed remote lock: 1 for X, 2 for Y
	Door      bool
	Tower     bool
	Kennel    bool
	Safe      int // cracks that it still needs
	Hideout   bool
	Reinforce bool
	Clue      bool // an idea of the Architect
	Spent     bool // an exit that has let its one character out
}

// Fixture is what is built into a cell as things are.
func (s *State) Fixture(c Cell) (f Fixture) {
	b := s.board()
	f.Spent, f.Clue = s.Used.Has(c), s.Clues.Has(c)
	if c >= tiles {
		return f
	}
	p := &b.print[c]
	f.Gate, f.Server = int(p.gate), int(p.server)
	for i := range s.Remote {
		if s.Remote[i].Has(c) {
			f.Remote = i + 1
		}
	}
	f.Door, f.Tower, f.Reinforce = s.Doors.Has(c), s.Towers.Has(c), s.Force.Has(c)
	f.Kennel, f.Hideout = b.kennel == c, b.story.Has(c)
	if b.safe == c {
		f.Safe = s.safeLeft()
	}
	return f
}

// LootOn lists the pieces that lie on a cell, cash left out.
func (s *State) LootOn(c Cell) []Loot { return s.lootAt(place(c)) }

// LootOf lists the pieces that a figure carries, cash left out.
func (s *State) LootOf(f int) []Loot { return s.lootAt(carriedBy(f)) }

// Stock lists the items on sale, Home those that the team owns and nobody
// carries.
func (s *State) Stock() []Loot { return s.lootAt(onSale) }

// Home lists the items that the team owns and nobody carries.
func (s *State) Home() []Loot { return s.lootAt(inTeam) }

func (s *State) lootAt(at place) (l []Loot) {
	for p := range s.Places {
		if s.Places[p] == at {
			l = append(l, pieceKinds[p])
		}
	}
	return l
}

// Item is the item that a kind of loot is, or NoItem.
func (l Loot) Item() Item { return l.item() }

// Price is what the shop asks for an item now, Resale what it pays.
func (s *State) Price(i Item) int { return s.price(i) }

// Resale is what the shop pays for an item now.
func (s *State) Resale(i Item) int { return s.resale(i) }

// CharacterIndex is the index of a figure among the refs of characters;
// FigureOf the reverse, -1 for who is not in this heist.
func (s *State) CharacterIndex(f int) int { return s.character(f) }

// FigureOf is the figure that a character stands for here, or -1.
func (s *State) FigureOf(character int) int { return s.figure(int16(character)) }

// Waiting, InPlay, Captive, Escaped, Busted and Hidden tell what has become of a
// figure; Here is whether it takes part at all.
func (f *Figure) Waiting() bool { return f.Status == waiting }

// InPlay reports whether the figure is on the board as a character.
func (f *Figure) InPlay() bool { return f.Status == inPlay }

// Captive reports whether it is an NPC that has not been taken or freed.
func (f *Figure) Captive() bool { return f.Status == captive }

// Escaped reports whether the figure has got away.
func (f *Figure) Escaped() bool { return f.Status == escaped }

// Busted reports whether the figure is in jail.
func (f *Figure) Busted() bool { return f.Status == busted }

// Hidden reports whether Camouflage has kept the figure from being busted.
func (f *Figure) Hidden() bool { return f.Status == inHiding }

// Here reports whether the figure takes part in this heist.
func (f *Figure) Here() bool { return f.Status != absent }

// Ready, Acted, Done and Inside tell how far a figure is: planning finished,
// die placed, action or escape finished; started inside.
func (f *Figure) Ready() bool { return f.Marks&ready != 0 }

// Acted reports whether the figure has placed its die.
func (f *Figure) Acted() bool { return f.Marks&acted != 0 }

// Done reports whether the figure has finished its action or its escape.
func (f *Figure) Done() bool { return f.Marks&done != 0 }

// Inside reports whether the figure started inside.
func (f *Figure) Inside() bool { return f.Marks&imprison != 0 }

// Rolled reports whether the figure has made its last ditch roll.
func (f *Figure) Rolled() bool { return f.Marks&rolled != 0 }

// Subs is what an action gives, in the order of the refs of sub-actions, and
// what it costs the team; Pay what its card asks in ideas.
func (a Act) Subs() (subs [8]uint8, noise, alerts int) {
	g := &grants[a]
	return g.subs, int(g.noise), int(g.alerts)
}

// Pay is the ideas that the card of the action asks for.
func (a Act) Pay() int { return int(actTable[a].Pay) }

// A Line is an action on one of a figure's cards.
type Line struct {
	Act   Act
	Group int // 0: any roll, 1 and 2: its skills
	Face  int // face of the die that it stands under, 0 for any
	Cost  int // ideas to take it with the die as it lies
}

// Lines lists the actions of a figure: the default ones and those of items,
// then the faces of its skills, as the cards print them.
func (s *State) Lines(f int) (l []Line) {
	fig := &s.Crew[f]
	if f == npc {
		acts := s.npcActs()
		for i, a := range acts {
			face, cost := 0, 0
			if i == 2 {
				face, cost = 6, dieSteps(fig.Die, 6)
			}
			if a != noAct {
				l = append(l, Line{a, 0, face, cost})
			}
		}
	} else if fig.Card != noCharacter {
		for _, a := range characterTable[fig.Card].Acts {
			l = append(l, Line{a, 0, 0, int(actTable[a].Pay)})
		}
	}
	var seen [acts]bool
	s.itemOffers(f, func(a Act, cost int, die uint8) {
		if !seen[a] {
			seen[a] = true
			l = append(l, Line{a, 0, 0, cost})
		}
	})
	if f == npc {
		return l
	}
	for i, k := range fig.Skills {
		if k == noSkill {
			continue
		}
		for face, a := range skillTable[k].Faces {
			l = append(l, Line{a, 1 + i, face + 1, dieSteps(fig.Die, uint8(face+1))})
		}
	}
	return l
}

// Twin is the action that stands for a where two with the same text are
// offered.
func (a Act) Twin() Act { return twin[a] }

// Track is the alert spaces of the noise tracker that is used and its last
// space.
func (s *State) Track() (alerts []uint8, last int) {
	t := s.track()
	return t.alerts[:], int(t.last)
}

// NoisePending is the noise that the end of the phase will book as things are.
func (s *State) NoisePending() int { return s.noisePending() }

// A Forecast is what would happen if the round ended now.
type Forecast struct {
	Noise  int  // the marker
	Alerts int  // events that the noise discards
	Top    int  // index in State.Deck of the event that is carried out; Length: none
	Event  Card // that event; the last one dealt where the deck is exhausted
}

// Forecast looks at what the noise that is due brings about.
func (s *State) Forecast() Forecast {
	c := *s
	h := runner{State: &c}
	before := s.eventsLeft()
	h.makeNoise(s.noisePending())
	h.surface()
	f := Forecast{Noise: int(h.Noise), Alerts: before - h.eventsLeft(), Top: int(h.Top), Event: h.Last}
	if h.Top < h.Length {
		f.Event = h.Deck[h.Top]
	}
	return f
}

// CardsLeft is the cards that the deck still holds, the top one first.
func (s *State) CardsLeft() []Card { return s.left() }

// CrisesQueued is the crises that wait, the first one first.
func (s *State) CrisesQueued() []Card { return s.Queue[:s.Queued] }

// Shuts is how many lockdown gates a card lets fall: 4 for the full lockdown.
func (c Card) Shuts() int {
	n := 0
	for _, st := range cardTable[c].Text {
		if gates := st.row().gates; gates != nil {
			n += gates(st)
		}
	}
	return n
}

// NextGate is the tile that the n-th lockdown gate from now lies on, or
// Nowhere.
func (s *State) NextGate(n int) Cell {
	i := int(s.Gates) + n
	if i >= len(s.board().gates) {
		return nowhere
	}
	return s.board().gates[i]
}

// InBag counts the chits of a kind in the bag.
func (s *State) InBag(c Chit) int {
	if c < loose {
		return int(s.Bag[c])
	}
	return s.count(c.loot(), inBag)
}

// ChitKinds is the number of kinds of chits.
func (s *State) ChitKinds() int { return int(chits) }

// JewelsWon is the jewels that were brought out, and those that the job wants.
func (s *State) JewelsWon() (got, want int) {
	return s.count(Jewel, won), int(s.Heist.card().Goal.jewels)
}

// WantsDocuments reports whether the job is about documents.
func (g *HeistCard) WantsDocuments() bool { return g.Goal.documents || g.Goal.hideout }

// Met reports whether the objective is met as things are.
func (s *State) Met() bool { return s.met() }

// Happening is the event or the crisis that is being carried out, NoCard for
// none.
func (s *State) Happening() Card {
	if s.Phase != EventPhase {
		return noCard
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if s.Stack[i].Kind == frCard {
			return Card(s.Stack[i].Card)
		}
	}
	return s.Active
}

// Hiding reports whether the hideouts of the building are the only way out.
func (s *State) Hiding() bool { return s.rule(hideouts) }

// Starts is the cells on which a figure may start.
func (s *State) Starts(f int) Cells { return s.starts(f) }

// FlightCost is the Escape Moves that a figure needs to an exit as the board
// lies, unknown tiles taken for empty ones, a keycard in hand and dogs that come
// along taken into account; ok is false where there is no way, and for who is not
// on the board. Before Escape the way leads over no gate, for all gates fall when
// it starts.
func (s *State) FlightCost(f int) (n int, ok bool) {
	_, n, ok = s.Way(f, s.exits(f))
	return n, ok
}

// Exits is the cells on which a figure gets away in Escape.
func (s *State) Exits(f int) Cells { return s.exits(f) }

// Held reports whether guards keep a figure on its tile.
func (s *State) Held(f int) bool { return s.held(f) || s.imprisoned(f) }

// Slips reports whether guards never keep a figure.
func (s *State) Slips(f int) bool { return s.Crew[f].Card.can(doSlip) }

// Walkable is the cells that a figure may move onto with an M as locks, doors and
// its plan are, however far they are.
func (s *State) Walkable(f int) Cells { return s.Board & s.planned(f) &^ s.barred() }

// Way is the cheapest way of a figure in Escape to one of some goals: its cells
// without the first, and the Escape Moves that it takes (FlightCost).
func (s *State) Way(f int, goal Cells) (way []Cell, n int, ok bool) {
	d, from, c := s.flights(f, goal)
	if c == nowhere {
		return nil, 0, false
	}
	for x := c; x != s.Crew[f].At; x = from[x] {
		way = append(way, x)
	}
	slices.Reverse(way)
	return way, d[c], true
}

// FlightCosts is the Escape Moves that the cheapest way to each cell takes, -1
// where there is none.
func (s *State) FlightCosts(f int) [AllCells]int {
	d, _, _ := s.flights(f, 0)
	return d
}

// flights looks for the cheapest ways of a figure until it comes to a goal: what
// they cost, the cell before each, and the goal, nowhere where there is no way.
func (s *State) flights(f int, goal Cells) (d [cells]int, from [cells]Cell, to Cell) {
	for i := range d {
		d[i] = -1
	}
	at := s.Crew[f].At
	if at == nowhere {
		return d, from, nowhere
	}
	over := s.runnable(f)
	if s.carries(f, Keycard) && !s.imprisoned(f) {
		over |= s.Doors
	}
	if s.Phase != Escape {
		for _, c := range s.board().gates[s.Gates:] {
			if c != nowhere {
				over &^= only(c)
			}
		}
	}
	var packs, hushed [cells]Cells // of the dogs that come along, and that a whistle still holds
	d[at], packs[at], hushed[at] = 0, s.pack(f, at, 0, s.Crew[f].Hushed), s.Crew[f].Hushed
	done := Cells(0)
	for {
		c := nowhere
		for i := range Cell(cells) {
			if d[i] >= 0 && !done.Has(i) && (c == nowhere || d[i] < d[c]) {
				c = i
			}
		}
		if c == nowhere || goal.Has(c) {
			return d, from, c
		}
		done |= only(c)
		for o := range (s.near(c) & over &^ done).All() {
			next := d[c] + s.leavingWith(f, c, packs[c])
			if s.Doors.Has(o) {
				next++
			}
			if d[o] < 0 || next < d[o] {
				hushed[o] = hushed[c] & s.near(o)
				d[o], from[o], packs[o] = next, c, s.pack(f, o, packs[c], hushed[o])
			}
		}
	}
}

// PriceOfWay is the Escape Moves of the way that a figure has declared.
func (s *State) PriceOfWay(f int) int { return s.wayCost(f) }

// GuardsOn is the active guards and dogs on a cell.
func (s *State) GuardsOn(c Cell) int { return int(s.guards(c)) }

// HasNPC reports whether the heist has a non-player character.
func (s *State) HasNPC() bool { return s.Heist.card().NPC != noNPC }

// Whose is the seat of a character of the crew, or that a ref means.
func (s *State) Whose(r rules.Ref) int {
	switch r.Kind {
	case kSeat:
		return int(r.Index)
	case kCharacter:
		if f := s.figure(r.Index); f >= 0 && f < int(s.Seats) {
			return f
		}
	}
	return rules.Nobody
}

// A Lack is a part of the objective that is not met.
type Lack uint8

// Parts of an objective.
const (
	LacksNothing   Lack = iota
	LacksJewels         // too few were brought out
	LacksDocuments      // they were not brought out
	LacksFreedom        // who was to be freed was not, in time
	LacksPerson         // who was to get away did not
	LacksBreakout       // nobody who started inside got out
	LacksHideout        // no documents are on a hideout
	LacksPlan           // a Master Plan Copy was taken with its owner
)

// Lacks is the first part of the objective that is not met as things are.
func (s *State) Lacks() Lack {
	g := &s.Heist.card().Goal
	switch {
	case s.met() && s.Blown:
		return LacksPlan
	case s.met():
		return LacksNothing
	case s.count(Jewel, won) < int(g.jewels):
		return LacksJewels
	case g.documents && s.count(Documents, won) == 0:
		return LacksDocuments
	case g.rescue && !s.Freed:
		return LacksFreedom
	case g.npc && !g.rescue && !s.out(npc):
		return LacksPerson
	case g.breakout && !s.brokenOut():
		return LacksBreakout
	}
	return LacksHideout
}

// StartedInside reports whether a seat's figure began as a prisoner.
func (s *State) StartedInside(f int) bool { return s.Crew[f].Marks&imprison != 0 }

// OwnExits reports whether every exit lets one character out (BREAKOUT).
func (g Heist) OwnExits() bool { return g.card().Rules&ownExits != 0 }

// Headed is who of some seats is on its way to which exit, where each lets one out: Nowhere for who is not, or has got away.
func (s *State) Headed(seats rules.Seats) (to [Figures]Cell) {
	for f := range to {
		to[f] = nowhere
	}
	if !s.rule(ownExits) || s.Phase == Planning || s.Over {
		return to
	}
	for f, c := range s.sharedOut(s.ways(npc) &^ s.Used) {
		if f < int(s.Seats) && seats.Has(f) && s.Crew[f].Status == inPlay {
			to[f] = c
		}
	}
	return to
}
