package masters

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

// errSetup refuses to change what a heist was set up with.
var errSetup = errors.New("heist, options and seats belong to the set-up and cannot be edited; start a new heist with others")

// reader turns names into a state and keeps the first mistake.
type reader struct {
	rules.Reader
	State
}

// small reads a count that fits a byte.
func (r *reader) small(what string, n, hi int) uint8 { return uint8(r.Number(what, n, 0, hi)) }

// bits reads a set that is written as an object.
func (r *reader) bits(what string, m map[string]bool, ids []string) (mask uint64) {
	for _, id := range slices.Sorted(maps.Keys(m)) {
		if i := r.Index(what, ids, id); m[id] && r.Err == nil {
			mask |= 1 << i
		}
	}
	return mask
}

// at reads a hex of this map; off is nowhere. Where a gate has fallen and BREACH
// has made an exit, the name stands for the exit.
func (r *reader) at(what, id string) Cell {
	if id == off {
		return nowhere
	}
	x := hexNamed(id)
	if x == noHex {
		r.Fail("%s: %q is no hex", what, id)
		return nowhere
	}
	printed := r.board().cellAt[x]
	if printed != nowhere && r.Board.Has(printed) {
		return printed
	}
	for i := range r.Added {
		if r.Added[i].Hex == x {
			return firstAdded + Cell(i)
		}
	}
	if printed == nowhere {
		r.Fail("%s: there is no tile and no entrance on %q", what, id)
	}
	return printed
}

// printed reads a hex that the map shows, its tile gone or not.
func (r *reader) printed(id string) Cell {
	if x := hexNamed(id); x != noHex && r.board().cellAt[x] != nowhere {
		return r.board().cellAt[x]
	}
	return r.on("hexes", id)
}

// on is at for things that must be somewhere.
func (r *reader) on(what, id string) Cell {
	c := r.at(what, id)
	if c == nowhere {
		r.Fail("%s must be a hex", what)
		return 0
	}
	return c
}

func (r *reader) cellsOf(what string, m map[string]bool) (set Cells) {
	for _, id := range slices.Sorted(maps.Keys(m)) {
		if m[id] {
			set |= only(r.on(what, id))
		}
	}
	return set
}

func (r *reader) card(what, id string) Card {
	if id == none {
		return noCard
	}
	return Card(r.Index(what, cardNames, id))
}

var cardNames = ids(cardTable[:], func(c *DeckCard) string { return c.ID })

func (r *reader) read(p *Position) {
	r.Heist = Heist(r.Index("options.heist", ids(heistTable[:], func(c *HeistCard) string { return c.ID }), p.Options.Heist))
	r.Opt = Choices{Level: uint8(r.Number("options.level", p.Options.Level, 1, 4)), Prebuilt: p.Options.Prebuilt, Fixed: p.Options.Fixed}
	r.Seats = uint8(r.Number("seats", p.Seats, 3, 4))
	r.Phase = Phase(r.Index("phase", phaseIDs, p.Phase))
	r.Stage = r.small("stage", p.Stage, stageNext)
	r.Round = uint16(r.Number("round", p.Round, 0, 9999))
	r.Over = p.Over
	r.Gates = r.small("gates_fallen", p.Gates, 4)
	r.Cracked = r.small("cracked", p.Cracked, 9)
	r.readBoard(p)
	for f := range r.Crew {
		r.Crew[f] = emptyFigure
	}
	for _, id := range slices.Sorted(maps.Keys(p.Figures)) {
		if f := r.Index("figures", figureIDs, id); r.Err == nil {
			in := p.Figures[id]
			r.readFigure("figures."+id, &r.Crew[f], &in)
		}
	}
	r.readLoot(p)
	r.readDeck(p)
	r.Noise, r.Due, r.Decoys = r.small("noise", p.Noise, 60), r.small("due", p.Due, 200), r.small("decoys", p.Decoys, 4)
	r.Fixers = FixerSet(r.bits("fixers", p.Fixers, fixerNames))
	r.Hired = FixerSet(r.bits("hired", p.Hired, fixerNames))
	r.Stake, r.Blanks = r.small("stake", p.Stake, 8), r.small("blanks", p.Blanks, 3)
	r.Team, r.Start = int16(r.Number("team", p.Team, 0, maxTeam)), int16(r.Number("team_at_start", p.Start, 0, maxTeam))
	r.Jewels = uint16(r.Number("jewels_held", p.Jewels, 0, maxJewels))
	flags := r.flags()
	for _, id := range slices.Sorted(maps.Keys(p.Flags)) {
		*flags[r.Index("flags", flagIDs, id)] = p.Flags[id]
	}
	r.Feats = feat(r.bits("feats", p.Feats, featIDs))
	for i := range r.Escort {
		r.Escort[i] = Guards{At: nowhere}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Escort)) {
		i := r.Index("escort", []string{"north", "south"}, id)
		r.Escort[i] = Guards{r.on("escort."+id, p.Escort[id].At), r.small("escort."+id+".up", p.Escort[id].Up, 2), r.small("escort."+id+".kept_down", p.Escort[id].Kept, 2)}
	}
	r.Trades, r.Lifts = r.small("trades", p.Trades, freeLimit), r.small("lifts", p.Lifts, 9)
	r.Caller = uint8(r.Index("caller", figureIDs, p.Caller))
	r.readStack(p.Stack)
	seed, err := strconv.ParseUint(p.Seed, 16, 64)
	if err != nil {
		r.Fail("seed must be a hexadecimal number of up to 16 digits, not %q", p.Seed)
	}
	r.Luck.Rand.S = seed
	r.Luck.Drawn = uint32(r.Number("drawn", p.Drawn, 0, math.MaxUint32))
	if err := info.ReadNext(&r.Luck, p.Upcoming); err != nil {
		r.Fail("%v", err)
	}
}

var fixerNames = ids(fixerTable[:], func(c *FixerCard) string { return c.ID })

// readBoard reads the hexes and the entrances that were added.
func (r *reader) readBoard(p *Position) {
	for i := range r.Added {
		r.Added[i] = Entrance{noHex, nowhere}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Entrances)) {
		i := r.Index("entrances", addedIDs, id)
		in := p.Entrances[id]
		what := "entrances." + id
		x, door := hexNamed(in.Hex), hexNamed(in.Door)
		if x == noHex || door == noHex || r.board().cellAt[door] >= tiles {
			r.Fail("%s must name a gap and the tile that it touches", what)
			continue
		}
		c := firstAdded + Cell(i)
		r.Added[i] = Entrance{x, r.board().cellAt[door]}
		r.Board |= only(c)
		if in.Used {
			r.Used |= only(c)
		}
		r.Chits.Guards[c], r.Chits.Subdued[c] = r.small(what+".guards", in.Guards, maxPile), r.small(what+".subdued", in.Subdued, maxPile)
		r.Chits.Flashed[c], r.Cash[c] = r.small(what+".flashed", in.Flashed, maxPile), r.small(what+".cash", in.Cash, maxCash)
	}
	for _, id := range slices.Sorted(maps.Keys(p.Hexes)) {
		in := p.Hexes[id]
		r.readHex("hexes."+id, r.printed(id), &in)
	}
	for c := range Cell(cells) {
		r.Chits.sync(c)
	}
}

func (r *reader) readHex(what string, c Cell, p *PositionHex) {
	t := &r.Chits
	for _, x := range []struct {
		name string
		n    int
		to   *uint8
		hi   int
	}{
		{"guards", p.Guards, &t.Guards[c], maxPile}, {"subdued", p.Subdued, &t.Subdued[c], maxPile}, {"dogs", p.Dogs, &t.Dogs[c], maxPile},
		{"tamed", p.Tamed, &t.Tamed[c], maxPile}, {"locks", p.Locks, &t.Locks[c], maxPile}, {"opened", p.Opened, &t.Opened[c], maxPile},
		{"cameras", p.Cameras, &t.Cameras[c], maxPile}, {"disabled", p.Disabled, &t.Disabled[c], maxPile}, {"flashed", p.Flashed, &t.Flashed[c], maxPile},
		{"dazed", p.Dazed, &t.Dazed[c], maxPile}, {"cash", p.Cash, &r.Cash[c], maxCash},
	} {
		*x.to = r.small(what+"."+x.name, x.n, x.hi)
	}
	for _, x := range []struct {
		on bool
		to *Cells
	}{
		{p.Present, &r.Board}, {p.Unknown, &r.Unknown}, {p.Door, &r.Doors}, {p.Tower, &r.Towers}, {p.Reinforce, &r.Force},
		{p.Idea, &r.Clues}, {p.Used, &r.Used}, {p.Remote == "x", &r.Remote[0]}, {p.Remote == "y", &r.Remote[1]},
	} {
		if x.on {
			*x.to |= only(c)
		}
	}
	if p.Remote != "x" && p.Remote != "y" && p.Remote != none {
		r.Fail("%s.remote must be x, y or none", what)
	}
}

func (r *reader) readFigure(what string, fig *Figure, p *PositionFigure) {
	if p.Character != none {
		fig.Card = Character(r.Index(what+".character", characterNames, p.Character))
	}
	r.Number("length of "+what+".skills", len(p.Skills), 0, 2)
	for i, k := range p.Skills[:min(2, len(p.Skills))] {
		fig.Skills[i] = Skill(r.Index(what+".skills", skillNames, k))
	}
	fig.Status = status(r.Index(what+".status", statusIDs, p.Status))
	fig.At = r.at(what+".at", p.At)
	fig.Die = r.small(what+".die", p.Die, 6)
	fig.Ideas = r.small(what+".ideas", p.Ideas, maxIdeas)
	fig.Cash = r.small(what+".cash", p.Cash, maxCash)
	fig.Tokens = r.small(what+".tokens", p.Tokens, 60)
	fig.Loose = r.small(what+".loose", p.Loose, 60)
	fig.Plan = r.cellsOf(what+".plan", p.Plan)
	fig.Marks = mark(r.bits(what+".marks", p.Marks, markIDs))
	if p.Action != none {
		fig.Act = Act(r.Index(what+".action", actNames, p.Action))
	}
	for _, id := range slices.Sorted(maps.Keys(p.Left)) {
		fig.Left[r.Index(what+".left", info.Refs[kSub].IDs, id)] = r.small(what+".left."+id, p.Left[id], 60)
	}
	fig.Owed = r.small(what+".owed", p.Owed, 60)
	fig.Picks = r.small(what+".picks", p.Picks, 9)
	fig.Give = r.small(what+".give", p.Give, maxIdeas)
	fig.Shifts = r.small(what+".shifts", p.Shifts, 9)
	fig.Reach, fig.Shook = r.at(what+".reach", p.Reach), r.at(what+".shook", p.Shook)
	fig.Vent = [2]Cell{r.at(what+".vent_from", p.VentFrom), r.at(what+".vent_to", p.VentTo)}
	fig.Moves = r.small(what+".moves", p.Moves, 6)
	fig.Long = r.small("length of "+what+".route", len(p.Route), routeSize)
	for i, id := range p.Route[:min(routeSize, len(p.Route))] {
		fig.Route[i] = r.on(what+".route", id)
	}
	fig.Free = r.small(what+".rearranged", p.Free, freeLimit)
	if p.Thrown != "" {
		fig.Thrown = uint8(r.at(what+".thrown", p.Thrown) + 1) // nowhere is 0xff
	}
	fig.Hushed = r.cellsOf(what+".hushed", p.Hushed)
}

var (
	characterNames = ids(characterTable[:], func(c *CharacterCard) string { return c.ID })
	skillNames     = ids(skillTable[:], func(c *SkillCard) string { return c.ID })
	actNames       = ids(actTable[:], func(c *ActCard) string { return c.ID })
	pieceNames     = func() (l []string) {
		for p := range Piece(pieces) {
			l = append(l, p.id())
		}
		return l
	}()
)

// readLoot reads where the pieces are, and the bag.
func (r *reader) readLoot(p *Position) {
	for i := range r.Places {
		r.Places[i] = inBox
	}
	for _, id := range slices.Sorted(maps.Keys(p.Loot)) {
		i := r.Index("loot", pieceNames, id)
		what, where := "loot."+id, p.Loot[id]
		if who, ok := strings.CutPrefix(where, "carried:"); ok {
			r.Places[i] = carriedBy(r.Index(what, figureIDs, who))
		} else if w := slices.Index(placeWords, where); w >= 0 {
			r.Places[i] = inBag + place(w)
		} else {
			r.Places[i] = place(r.on(what, where))
		}
	}
	r.Secured = uint32(r.bits("secured", p.Secured, pieceNames))
	for _, id := range slices.Sorted(maps.Keys(p.Bag)) {
		r.Bag[r.Index("bag", chitIDs[:loose], id)] = r.small("bag."+id, p.Bag[id], maxPile)
	}
}

// readDeck reads the deck, what was dealt, and the crises that wait.
func (r *reader) readDeck(p *Position) {
	for i := range r.Deck {
		r.Deck[i] = noCard
	}
	for i := range r.Queue {
		r.Queue[i] = noCard
	}
	r.Length = r.small("number of cards", len(p.Dealt)+len(p.Deck), deckSize)
	r.Top = r.small("number of dealt cards", len(p.Dealt), deckSize)
	r.Queued = r.small("length of queue", len(p.Queue), crisisCopies)
	if r.Err != nil {
		return
	}
	for i, id := range slices.Concat(p.Dealt, p.Deck) {
		r.Deck[i] = Card(r.Index("deck", cardNames, id))
	}
	for i, id := range p.Queue {
		r.Queue[i] = Card(r.Index("queue", cardNames, id))
	}
	r.Active, r.Last = r.card("active", p.Active), r.card("last", p.Last)
}

func (r *reader) readStack(in []PositionFrame) {
	r.Depth = r.small("length of stack", len(in), stackSize)
	if r.Err != nil {
		return
	}
	for i, p := range in {
		what := fmt.Sprintf("stack %d", i)
		f := Frame{Kind: frameKind(r.Index(what+".kind", frameIDs, p.Kind)), Step: r.small(what+".step", p.Step, 9),
			Who: uint8(r.Index(what+".who", figureIDs, p.Who)), N: r.small(what+".n", p.N, 60)}
		if f.Kind.ofHex() {
			f.At = r.on(what+".at", p.At)
		}
		switch f.Kind {
		case frCard:
			f.Card = uint8(r.Index(what+".card", cardNames, p.Card))
		case frReveal:
			f.Card = uint8(r.Index(what+".card", chitIDs, p.Card))
		case frHunt:
			f.Card = uint8(r.Index(what+".card", targetIDs, p.Card))
		}
		if f.Kind.ofFigures() {
			f.Set = Cells(r.bits(what+".set", p.Set, figureIDs))
		} else {
			f.Set = r.cellsOf(what+".set", p.Set)
		}
		r.Stack[len(in)-1-i] = f
	}
}
