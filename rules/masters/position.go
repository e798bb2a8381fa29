package masters

import (
	"errors"
	"slices"
	"strings"

	"safehouse/rules/position"
)

const (
	none = "none"
	off  = "off"
)

var (
	targetIDs = []string{"nearest", "loot", "figure"}
	figureIDs = []string{"0", "1", "2", "3", "npc"}
	addedIDs  = []string{"tunnel-1", "tunnel-2", "breach"}
	// placeIDs are the places behind inBag, in its order.
	placeIDs = []string{"bag", "safe", "won", "team", "sale", "box", "lost", "used"}
)

// errSetup refuses to change what a heist was set up with.
var errSetup = errors.New("heist, options and seats belong to the set-up and cannot be edited; start a new heist with others")

// layout is how a position is written, for the referee and for files. Whatever lies in one place at a time has one entry
// that says where, so that one entry moves it. Hexes are named by column and row, figures by their seat or "npc".
var layout = position.New(position.Spec[State]{
	Info: info,
	Kinds: map[string]position.Names{
		"Heist":     {IDs: ids(heistTable[:], func(c *HeistCard) string { return c.ID })},
		"Phase":     {IDs: phaseIDs},
		"status":    {IDs: statusIDs},
		"mark":      {IDs: markIDs},
		"feat":      {IDs: featIDs},
		"figure":    {IDs: figureIDs},
		"frameKind": {IDs: frameIDs},
		"Target":    {IDs: targetIDs},
		"Escort":    {IDs: []string{"north", "south"}},
		"Character": {IDs: ids(characterTable[:], func(c *CharacterCard) string { return c.ID }), Also: map[int]string{int(noCharacter): none}},
		"Skill":     {IDs: ids(skillTable[:], func(c *SkillCard) string { return c.ID })},
		"Act":       {IDs: ids(actTable[:], func(c *ActCard) string { return c.ID }), Also: map[int]string{int(noAct): none}},
		"Sub":       {IDs: info.Refs[kSub].IDs},
		"Card":      {IDs: cardIDs, Also: map[int]string{int(noCard): none}},
		"Dealt":     {IDs: cardIDs},
		"Chit":      {IDs: chitIDs},
		"Piece":     {IDs: pieceIDs()},
		"Fixer":     {IDs: info.Refs[kFixer].IDs},
		"Cell":      {Also: map[int]string{int(nowhere): off}},
	},
	Now:   map[string]func(*State) []string{"Cell": (*State).cellIDs},
	Empty: func(s *State) { *s = bare },
	Absent: map[string]func(*State, int) bool{
		"figures": func(s *State, f int) bool { return s.Crew[f].Status == absent },
		"escort":  func(s *State, i int) bool { return s.Escort[i].At == nowhere },
	},
	// Where hexes are depends on the entrances that were added: these come first.
	Own: []position.Own[State]{
		{Path: "entrances", Both: entranceEntries},
		{Path: "hexes", Both: hexEntries},
		{Path: "figures.*.", Both: figureEntries},
		{Path: "loot", Both: lootEntries},
		{Path: "dealt", Write: func(s *State, _ int) any { return cardNames(s.Deck[:s.Top]) }, Read: readDealt},
		{Path: "deck", Write: func(s *State, _ int) any { return cardNames(s.left()) }, Read: readCards},
		{Path: "escort.*.", Both: func(x *entries, i int) { x.Name("at", &x.State.Escort[i].At, "Cell") }},
		{Path: "stack.*.", Both: frameEntries},
	},
})

type (
	reader  = position.Reader[State]
	entries = position.Both[State]
)

var cardIDs = ids(cardTable[:], func(c *DeckCard) string { return c.ID })

func pieceIDs() (l []string) {
	for p := range Piece(pieces) {
		l = append(l, p.id())
	}
	return l
}

// bare is a table on which nothing lies.
var bare = func() State {
	s := State{Active: noCard, Last: noCard}
	for f := range s.Crew {
		s.Crew[f] = emptyFigure
	}
	for i := range s.Added {
		s.Added[i] = Entrance{noHex, nowhere}
	}
	for i := range s.Places {
		s.Places[i] = inBox
	}
	for i := range s.Deck {
		s.Deck[i] = noCard
	}
	for i := range s.Queue {
		s.Queue[i] = noCard
	}
	for i := range s.Escort {
		s.Escort[i].At = nowhere
	}
	return s
}()

// cellID is the hex on which a cell lies.
func (s *State) cellID(c Cell) string {
	if c >= cells || s.hex(c) == noHex {
		return off
	}
	return s.hex(c).id()
}

// cellIDs are the hexes of all cells. Where a gate has fallen and BREACH has made an exit, the name stands for the exit.
func (s *State) cellIDs() []string {
	l := make([]string, cells)
	for c := range Cell(cells) {
		x := s.hex(c)
		replaced := func(e Entrance) bool { return e.Hex == x }
		if x != noHex && (c >= firstAdded || s.Board.Has(c) || !slices.ContainsFunc(s.Added[:], replaced)) {
			l[c] = x.id()
		}
	}
	return l
}

// entranceEntries are the entrances that were added to the board, with what events and the crew have put there.
func entranceEntries(x *entries, _ int) {
	s := x.State
	for i := range s.Added {
		e, c := &s.Added[i], firstAdded+Cell(i)
		if x.Writes() && e.Hex == noHex {
			continue
		}
		x.Object(addedIDs[i], func(x *entries) {
			b := s.board()
			if x.Writes() {
				x.Word("hex", e.Hex.id(), nil)
				x.Word("door", b.hexOf[e.Door].id(), nil) // the tile that it touches
			} else {
				var door Hex
				x.Word("hex", "", func(id string) { e.Hex = hexNamed(id) })
				x.Word("door", "", func(id string) { door = hexNamed(id) })
				if e.Hex == noHex || door == noHex || b.cellAt[door] >= tiles {
					x.Fail("hex", "an entrance must name a gap and the tile that it touches")
					return
				}
				e.Door, s.Board = b.cellAt[door], s.Board|only(c)
			}
			cellFlag(x, "used", &s.Used, c)
			for _, n := range s.chitsAt(c) {
				if n.entrance {
					x.Number(n.name, n.count, 0, n.most)
				}
			}
		})
	}
}

// counted is a number of chits, or cash, on a cell.
type counted struct {
	name     string
	count    *uint8
	most     int
	entrance bool // entrances that were added have it too
}

func (s *State) chitsAt(c Cell) [11]counted {
	t := &s.Chits
	return [11]counted{
		{"guards", &t.Guards[c], maxPile, true}, {"subdued", &t.Subdued[c], maxPile, true}, {"dogs", &t.Dogs[c], maxPile, false},
		{"tamed", &t.Tamed[c], maxPile, false}, {"locks", &t.Locks[c], maxPile, false}, {"opened", &t.Opened[c], maxPile, false},
		{"cameras", &t.Cameras[c], maxPile, false}, {"disabled", &t.Disabled[c], maxPile, false}, {"flashed", &t.Flashed[c], maxPile, true},
		{"dazed", &t.Dazed[c], maxPile, false}, {"cash", &s.Cash[c], maxCash, true},
	}
}

// hexEntries are the tiles and entrances of the map with what lies there.
func hexEntries(x *entries, _ int) {
	b := x.State.board()
	for rest := b.tiles | b.doors; rest != 0; rest = rest.rest() {
		c := rest.first()
		x.Object(b.hexOf[c].id(), func(x *entries) { hexEntry(x, c) })
	}
}

func hexEntry(x *entries, c Cell) {
	s := x.State
	for _, n := range s.chitsAt(c) {
		x.Number(n.name, n.count, 0, n.most)
	}
	for _, f := range []struct {
		name string
		set  *Cells
	}{
		{"present", &s.Board}, {"unknown", &s.Unknown}, {"door", &s.Doors}, {"tower", &s.Towers}, {"reinforcements", &s.Force}, {"idea", &s.Clues}, {"used", &s.Used},
	} {
		cellFlag(x, f.name, f.set, c)
	}
	letters := info.Refs[kLetter].IDs
	remote := none
	for i := range s.Remote {
		if s.Remote[i].Has(c) {
			remote = letters[i]
		}
	}
	x.Word("remote", remote, func(id string) {
		if i := slices.Index(letters[:len(s.Remote)], id); i >= 0 {
			s.Remote[i] |= only(c)
		} else if id != none {
			x.Fail("remote", "must be x, y or none")
		}
	})
	printedEntries(x, c)
}

// printedEntries are what the map shows on a cell, for reading only.
func printedEntries(x *entries, c Cell) {
	b := x.State.board()
	d, gate, server := &print{}, "", ""
	if c < tiles {
		d = &b.print[c]
	}
	if d.gate > 0 {
		gate = string(rune('a' + d.gate - 1))
	}
	for i, set := range b.servers {
		if set.Has(c) {
			server = info.Refs[kLetter].IDs[i]
		}
	}
	for _, f := range []struct {
		name string
		on   bool
	}{{"kennel", c < tiles && b.kennel == c}, {"story", d.story}, {"safe", d.safe}, {"entrance", c.outdoors()}} {
		if f.on || !x.Writes() {
			x.Flag(f.name, &f.on)
		}
	}
	for _, w := range [][2]string{{"gate", gate}, {"server", server}} {
		if w[1] != "" || !x.Writes() {
			x.Word(w[0], w[1], nil)
		}
	}
}

// cellFlag says whether a cell is in a set.
func cellFlag(x *entries, name string, set *Cells, c Cell) {
	on := set.Has(c)
	if x.Flag(name, &on); on {
		*set |= only(c)
	}
}

// figureEntries are the skills of a figure, as many as it has, and the places that it has to do with.
func figureEntries(x *entries, f int) {
	s, fig := x.State, &x.State.Crew[f]
	var has, route []string
	for _, k := range fig.Skills {
		if k < skills {
			has = append(has, skillTable[k].ID)
		}
	}
	x.Words("skills", has, len(fig.Skills), func(i int, id string) { fig.Skills[i] = Skill(x.Index("skills", "Skill", id)) })
	for _, c := range fig.Route[:fig.Long] {
		route = append(route, s.cellID(c))
	}
	x.Words("route", route, routeSize, func(i int, id string) { fig.Route[i], fig.Long = Cell(x.Index("route", "Cell", id)), uint8(i+1) })
	x.Name("at", &fig.At, "Cell")
	x.Members("plan", &fig.Plan, "Cell")
	x.Name("reach", &fig.Reach, "Cell")
	x.Name("vent_from", &fig.Vent[0], "Cell")
	x.Name("vent_to", &fig.Vent[1], "Cell")
	x.Name("shook", &fig.Shook, "Cell")
	lot := Cell(fig.Thrown - 1) // nowhere is 0xff
	x.Name("thrown", &lot, "Cell")
	fig.Thrown = uint8(lot + 1)
	x.Members("hushed", &fig.Hushed, "Cell")
}

// lootEntries are the places of all pieces: a hex, carried:<figure>, or one of placeIDs.
func lootEntries(x *entries, _ int) {
	s := x.State
	for p := range Piece(pieces) {
		x.Word(p.id(), s.placeID(s.Places[p]), func(where string) {
			if who, ok := strings.CutPrefix(where, "carried:"); ok {
				s.Places[p] = carriedBy(x.Index(p.id(), "figure", who))
			} else if i := slices.Index(placeIDs, where); i >= 0 {
				s.Places[p] = inBag + place(i)
			} else if s.Places[p] = place(x.Index(p.id(), "Cell", where)); where == off {
				x.Fail(p.id(), "must be a hex, carried:<figure>, or one of %q", placeIDs)
			}
		})
	}
}

func (s *State) placeID(at place) string {
	switch {
	case at < cells:
		return s.cellID(Cell(at))
	case at.carrier() >= 0:
		return "carried:" + figureIDs[at.carrier()]
	case at >= inBag && at < placesEnd:
		return placeIDs[at-inBag]
	}
	return none
}

func cardNames(list []Card) []string {
	l := []string{}
	for _, c := range list {
		l = append(l, cardID(c))
	}
	return l
}

func cardID(c Card) string {
	if c >= cards {
		return none
	}
	return cardTable[c].ID
}

// readDealt reads the cards that have gone, readCards those behind them.
func readDealt(r *reader, what string, i int, in any) {
	readCards(r, what, i, in)
	r.To.Top = r.To.Length
}

func readCards(r *reader, what string, _ int, in any) {
	for _, x := range r.List(what, in, deckSize-int(r.To.Length)) {
		r.To.Deck[r.To.Length] = Card(r.Kind(what, "Dealt", x))
		r.To.Length++
	}
}

func frameEntries(x *entries, i int) {
	f := &x.State.Stack[i]
	row := f.row()
	if row.card != "" {
		x.Name("card", &f.Card, row.card)
	} else {
		x.Word("card", none, nil)
	}
	switch {
	case !row.hex:
		x.Word("at", off, nil)
	case x.Writes():
		x.Name("at", &f.At, "Cell")
	default:
		f.At = nowhere
		if x.Name("at", &f.At, "Cell"); f.At == nowhere {
			x.Fail("at", "must be a hex")
		}
	}
	kind := "figure"
	if row.land != nil {
		kind = "Cell"
	}
	x.Members("set", &f.Set, kind)
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err != nil {
		return err
	}
	if s.Seats != 0 && (p.Opt != s.Opt || p.Seats != s.Seats || p.Heist != s.Heist) {
		return errSetup
	}
	for c := range Cell(cells) {
		p.Chits.sync(c)
	}
	if err := p.consistent(); err != nil {
		return err
	}
	if err := engine.Run(runner{State: p}, p); err != nil {
		return err
	}
	if err := p.Validate(); err != nil {
		return err
	}
	*s = *p
	return nil
}
