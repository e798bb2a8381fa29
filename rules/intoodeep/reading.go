package intoodeep

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	var r reader
	r.emptyTable()
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Options != s.Options || r.Seats != s.Seats) {
		return rules.ErrSetup
	}
	r.forget()
	if err := r.consistent(); err != nil {
		return err
	}
	m := mission{State: &r.State}
	if err := m.run(); err != nil {
		return err
	}
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}

// reader turns names into a state and keeps the first mistake.
type reader struct {
	rules.Reader
	State
}

func (r *reader) criminal(what, id string) Criminal { return Criminal(r.Index(what, criminalIDs, id)) }

func (r *reader) spot(what, id string) Spot { return r.City.Spot[r.Index(what, zoneIDs, id)] }

// player reads a seat's number or echo.
func (r *reader) player(what, id string) int {
	for p := range r.players() {
		if r.playerID(p) == id {
			return p
		}
	}
	r.Fail("%s: %q is no player of this game", what, id)
	return 0
}

// numbered reads a number from 1 to n as an index.
func (r *reader) numbered(what, s string, n int) int {
	i, err := strconv.Atoi(s)
	if err != nil || i < 1 || i > n {
		r.Fail("%s: %q is no number from 1 to %d", what, s, n)
		return 0
	}
	return i - 1
}

func (r *reader) read(p *Position) {
	r.Options = Choices{p.Options.Echo, r.Index("options.difficulty", boardIDs, p.Options.Difficulty) == 1,
		int8(r.Number("options.storylines", p.Options.Storylines, storylines-removedLines, storylines))}
	r.Seats = uint8(r.Number("seats", p.Seats, 1, maxPlayers))
	if r.Options.Echo && r.Seats != 2 {
		r.Fail("options.echo: Echo joins two persons, not %d", r.Seats)
	}
	if r.Err != nil {
		return
	}
	r.Round = uint16(r.Number("round", p.Round, 1, maxRounds))
	r.Phase = Phase(r.Index("phase", phaseIDs, p.Phase))
	r.Over = p.Over
	r.First, r.Now = uint8(r.player("first", p.First)), uint8(r.player("now", p.Now))
	r.Chapter = uint8(r.Number("chapter.number", p.Chapter.Number, 1, chapters))
	r.Lasted = uint8(r.Number("chapter.rounds", p.Chapter.Rounds, 0, maxLasted))
	r.Triggered = p.Chapter.Triggered
	r.LastTurns = uint8(r.Number("chapter.last_turns", p.Chapter.LastTurns, 0, maxPlayers))
	r.readCity(p)
	r.readTurn(&p.Turn)
	r.readPlayers(p)
	r.readEvidence(p)
	r.readDilemmas(p.Dilemmas)
	r.readCrimes(p.Crimes)
	r.readBoosts(p)
	r.readEcho(p.Echo)
	if len(p.Unseen) > 0 {
		r.Fail("unseen: this is a view, in which pieces are hidden; only a full state can be read")
	}
	for _, id := range slices.Sorted(maps.Keys(p.Clues)) {
		in := p.Clues[id]
		if seat := r.player("clues", id); r.isEcho(seat) {
			r.Fail("clues: Echo has none")
		} else {
			r.readClues(seat, &in)
		}
	}
	r.Depth = uint8(r.Number("length of stack", len(p.Stack), 0, stackSize))
	if r.Err != nil {
		return
	}
	for i := range p.Stack {
		r.Frames[len(p.Stack)-1-i] = r.readFrame(fmt.Sprintf("stack %d", i), &p.Stack[i])
	}
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

func (r *reader) readTurn(p *PositionTurn) {
	t := &r.Turning
	*t = Turning{Actions: int8(r.Number("turn.actions", p.Actions, 0, maxActions)), Push: nobody, Disrupted: p.Disrupted, Inspired: p.Inspired,
		Ignoring: p.Ignoring, Free: uint8(r.Number("turn.free", p.Free, 0, freeLimit))}
	if p.Stamina != none {
		t.Push = r.criminal("turn.stamina", p.Stamina)
	}
	for _, id := range slices.Sorted(maps.Keys(p.Unhooked)) {
		if p.Unhooked[id] {
			t.Freed |= 1 << r.criminal("turn.unhooked", id)
		}
	}
}

func (r *reader) readCity(p *Position) {
	c := &r.City
	seen := 0
	for _, at := range slices.Sorted(maps.Keys(p.Ring)) {
		i, z := r.Index("ring", spotIDs, at), r.Index("ring."+at, zoneIDs, p.Ring[at])
		c.Ring[i], c.Spot[z] = Zone(z), Spot(i)
		seen |= 1 << z
	}
	if len(p.Ring) != zones || seen != 1<<zones-1 {
		r.Fail("ring must have each Zone once, at 1 to %d", zones)
	}
	for _, id := range slices.Sorted(maps.Keys(p.Criminals)) {
		k, in := r.criminal("criminals", id), p.Criminals[id]
		what := "criminals." + id
		c.Pawn[k] = r.spot(what+".zone", in.Zone)
		if in.Tag == void {
			continue
		}
		who, slot, _ := strings.Cut(in.Tag, ":")
		h := &r.Players[r.player(what+".tag", who)].Hooks[r.numbered(what+".tag", slot, hookSlots)]
		if *h != nobody {
			r.Fail("%s.tag: slot %s is taken by the %s", what, in.Tag, criminalIDs[*h])
		}
		*h = k
	}
	for q := range r.Players {
		r.slideUp(&r.Players[q].Hooks)
	}
	for _, id := range slices.Sorted(maps.Keys(p.Items)) {
		i, what := Item(r.Index("items", itemIDs, id)), "items."+id
		if k, held := strings.CutPrefix(p.Items[id], "held:"); held {
			c.Holder[i] = r.criminal(what, k)
			if c.Holds[c.Holder[i]] != noItem {
				r.Fail("%s: the %s holds another Item already", what, k)
			}
			c.Holds[c.Holder[i]], c.Lies[i] = i, noSpot
		} else {
			c.Lies[i] = r.spot(what, p.Items[id])
		}
	}
	if len(p.Items) != items {
		r.Fail("items must name all %d Items", items)
	}
	for i, id := range stackIDs {
		c.Heat[i] = r.spot("heat."+id, p.Heat[id])
	}
	for i := range c.Blockade {
		c.Blockade[i] = Edge(r.spot("blockades."+r.blockadeID(i), p.Blockades[r.blockadeID(i)]))
	}
	if len(p.Heat) != len(c.Heat) || len(p.Blockades) != len(c.Blockade) {
		r.Fail("heat must name the stacks of 3, 2 and 1, blockades %s and %s", r.blockadeID(0), r.blockadeID(1))
	}
	c.Sentinel = r.spot("sentinel", p.Sentinel)
}

// slideUp closes gaps between hook tags.
func (r *reader) slideUp(h *[hookSlots]Criminal) {
	n := 0
	for _, k := range h {
		if k != nobody {
			h[n] = k
			n++
		}
	}
	for ; n < hookSlots; n++ {
		h[n] = nobody
	}
}

func (r *reader) readPlayers(p *Position) {
	if len(p.Players) != r.players() {
		r.Fail("players must name all %d players", r.players())
	}
	for _, id := range slices.Sorted(maps.Keys(p.Players)) {
		q, in, what := r.player("players", id), p.Players[id], "players."+id
		pl := &r.Players[q]
		pl.Console = uint8(r.Index(what+".console", consoleIDs, in.Console))
		pl.Tolerance = uint8(r.Number(what+".tolerance", in.Tolerance, 0, maxTolerance))
		pl.Dossiers = uint8(r.Number(what+".dossiers", in.Dossiers, 0, 9))
		n, ok := in.Intel.(json.Number)
		x, err := strconv.Atoi(n.String())
		if !ok || err != nil {
			r.Fail("%s.intel must be a whole number", what)
		}
		pl.Intel = int16(r.Number(what+".intel", x, 0, maxIntel))
		for _, k := range slices.Sorted(maps.Keys(in.Grip)) {
			pl.Grip[r.criminal(what+".grip", k)] = uint8(r.Number(what+".grip."+k, in.Grip[k], 0, topGrip))
		}
	}
}

func (r *reader) readEvidence(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Evidence)) {
		x, what := r.Index("evidence", tokenIDs, id), "evidence."+id
		kind, rest := cut(p.Evidence[id])
		row := slices.Index(placeIDs[:placeSlot], kind)
		slot := slices.Index(placeIDs[placeSlot:placeLocker], kind)
		switch {
		case kind == "supply":
			r.Supply.add(x)
		case kind == "pool":
			r.Pool.add(x)
		case kind == "public":
			r.Public.add(x)
		case kind == "memory":
			r.Players[r.player(what, rest)].Memory.add(x)
		case kind == "locker":
			r.Players[r.player(what, rest)].Locker.add(x)
		case kind == "plank":
			r.single(what, &r.Plank[r.numbered(what, rest, plankSize)], x)
		case slot >= 0:
			r.single(what, &r.Slots[slot], x)
		case row >= 0:
			at, down, _ := strings.Cut(rest, ":")
			i := r.numbered(what, at, 3)
			r.single(what, &r.Filed[row][i], x)
			if down == "down" {
				r.FiledDown[row] |= 1 << i
			} else if down != "" {
				r.Fail("%s: %q is not down", what, down)
			}
		default:
			r.Fail("%s: %q is none of supply, pool, public, plank:<n>, memory:<player>, locker:<player>, %s, row-<n>:<slot>", what, p.Evidence[id],
				strings.Join(placeIDs[placeSlot:placeLocker], ", "))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Rows)) {
		r.Assignments[r.Index("rows", placeIDs[:placeSlot], id)] = Evidence(r.Index("rows."+id, evidenceIDs, p.Rows[id]))
	}
	if len(p.Rows) != len(r.Assignments) {
		r.Fail("rows must name the Assignments of all three rows")
	}
}

// cut parts a place from what it belongs to, as in hand:0. A place that belongs
// to nothing is returned whole.
func cut(place string) (kind, rest string) {
	kind, rest, _ = strings.Cut(place, ":")
	switch kind {
	case "memory", "locker", "plank", "row-1", "row-2", "row-3", "hand", "well", "waiting", "under", "wheel", "saved", "lock":
		return kind, rest
	}
	return place, ""
}

// single puts a piece where only one can lie.
func (r *reader) single(what string, at *uint8, x int) {
	if *at != noToken {
		r.Fail("%s: something lies there already", what)
	}
	*at = uint8(x)
}

func (r *reader) readDilemmas(in map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(in)) {
		x, what := r.Index("dilemmas", cardIDs, id), "dilemmas."+id
		switch kind, who := cut(in[id]); kind {
		case "deck":
			r.Dilemmas.add(x)
		case "discard":
			r.Discarded.add(x)
		case "hand":
			r.Players[r.player(what, who)].Hand.add(x)
		case "well":
			r.Players[r.player(what, who)].Well.add(x)
		default:
			r.Fail("%s: %q is none of deck, discard, hand:<player>, well:<player>", what, in[id])
		}
	}
}

func (r *reader) readCrimes(in map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(in)) {
		x, what := r.Index("crimes", crimeIDs, id), "crimes."+id
		switch kind, rest := cut(in[id]); kind {
		case "deck":
			r.Crimes.add(x)
		case "display":
			r.Display.add(x)
		case "done":
			r.Done.add(x)
		case "removed":
			r.Removed.add(x)
		case "hand":
			r.Players[r.player(what, rest)].Crimes.add(x)
		case "waiting":
			r.Players[r.player(what, rest)].Waiting.add(x)
		case "under":
			u := &r.Under[deckOf[x]]
			i := r.numbered(what, rest, len(u.Cards))
			r.single(what, &u.Cards[i], x)
			u.N = max(u.N, uint8(i+1))
		case "completing": // a waiting effect names it
		default:
			r.Fail("%s: %q is none of deck, under:<n>, display, done, removed, completing, hand:<player>, waiting:<player>", what, in[id])
		}
	}
	// Where cards were taken out from between, the others move up.
	for d := range r.Under {
		u := &r.Under[d]
		n := uint8(0)
		for _, c := range u.Cards {
			if c != noCrime {
				u.Cards[n] = c
				n++
			}
		}
		for i := int(n); i < len(u.Cards); i++ {
			u.Cards[i] = noCrime
		}
		u.N = n
	}
}

func (r *reader) readBoosts(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Boosts)) {
		x, what := r.Index("boosts", tileIDs, id), "boosts."+id
		switch kind, rest := cut(p.Boosts[id]); kind {
		case "stack":
			r.Stack |= 1 << x
		case "discard":
			r.Spent |= 1 << x
		case "wheel":
			r.single(what, &r.Wheel[r.numbered(what, rest, sectors)], x)
		case "saved":
			r.Players[r.player(what, rest)].Saved |= 1 << x
		case "lock":
			r.single(what, &r.Locks[r.criminal(what, rest)], x)
		default:
			r.Fail("%s: %q is none of stack, discard, wheel:<sector>, saved:<player>, lock:<criminal>", what, p.Boosts[id])
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Wheel)) {
		r.WheelIntel[r.Index("wheel", spotIDs[:sectors], id)] = uint8(r.Number("wheel."+id, p.Wheel[id], 0, maxWheel))
	}
}

func (r *reader) readEcho(p *PositionEcho) {
	if (p != nil) != r.withEcho() {
		r.Fail("echo must be there exactly when Echo plays")
	}
	if p == nil || r.Err != nil {
		return
	}
	e := &r.Echo
	for _, id := range slices.Sorted(maps.Keys(p.Deck)) {
		if p.Deck[id] {
			e.Deck |= 1 << r.Index("echo.deck", echoIDs, id)
		}
	}
	if p.Card != none {
		e.Card = uint8(r.Index("echo.card", echoIDs, p.Card))
	}
	for _, id := range slices.Sorted(maps.Keys(p.Criminals)) {
		e.Criminal[r.Index("echo.criminals", letterIDs, id)] = r.criminal("echo.criminals."+id, p.Criminals[id])
	}
	e.Progress = uint8(r.Number("echo.progress", p.Progress, 0, maxProgress))
	e.Filed, e.Bonus = p.Filed, p.Bonus
}
