package shadownetwork

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

// reader turns the names of a Position into a state and keeps the first
// mistake.
type reader struct {
	rules.Reader
	State
	old *State // what is being edited, or an empty state
}

func (r *reader) side(what, id string) Side {
	if id == none {
		return nobody
	}
	return Side(r.Index(what, sideIDs, id))
}

// seat reads a seat that takes part.
func (r *reader) seat(what, id string) int {
	i := r.Index(what, sideIDs[:MaxSeats], id)
	return r.Number(what, i, 0, max(0, int(r.Seats)-1))
}

func (r *reader) city(what, id string) City {
	if id == none {
		return noCity
	}
	return City(r.Index(what, cityIDs, id))
}

func (r *reader) pieces(what string, m map[string]int) (p Pieces) {
	for _, id := range slices.Sorted(maps.Keys(m)) {
		p[r.Index(what, colourIDs, id)] = uint8(r.Number(what+"."+id, m[id], 0, 255))
	}
	return p
}

func (r *reader) read(p *Position) {
	r.Level = Level(r.Index("options.syndicate", levelIDs, p.Options.Syndicate))
	for _, id := range slices.Sorted(maps.Keys(p.Options.House)) {
		i := slices.IndexFunc(houseOptions, func(o houseOption) bool { return o.ID == id })
		if i < 0 {
			r.Fail("options.house has no option %q", id)
			return
		}
		o := &houseOptions[i]
		v, ok := o.Parse(p.Options.House[id])
		if !ok {
			r.Fail("options.house.%s has no value %q", id, p.Options.House[id])
			return
		}
		*o.of(&r.House) = int8(v - o.Default)
	}
	r.Seats = uint8(r.Number("seats", p.Seats, 1, MaxSeats))
	r.Round = uint8(r.Number("round", p.Round, 0, Rounds))
	r.Phase = Phase(r.Index("phase", phaseIDs, p.Phase))
	r.First, r.Next, r.Last = r.side("first", p.First), r.side("next", p.Next), r.side("last", p.Last)
	r.readCities(p)
	r.readPlayers(p)
	r.Rival = emptySyndicate()
	if p.Syndicate != nil {
		r.readSyndicate(p.Syndicate)
	}
	r.readHandlers(p.Handlers)
	r.readContracts(p)
	r.readKnowledge(p)
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

func (r *reader) readCities(p *Position) {
	for c := range r.Cities {
		r.Cities[c].Tile = noTile
	}
	for _, id := range slices.Sorted(maps.Keys(p.Cities)) {
		what, in := "cities."+id, p.Cities[id]
		c := &r.Cities[r.Index("cities", cityIDs, id)]
		if in.Tile != none {
			c.Tile = Tile(r.Index(what+".tile", tileIDs, in.Tile))
		}
		c.Token = in.Token
		for _, side := range slices.Sorted(maps.Keys(in.Agents)) {
			if in.Agents[side] {
				c.Agents |= 1 << r.Index(what+".agents", sideIDs, side)
			}
		}
		c.Leaked = r.pieces(what+".leaked", in.Leaked)
		c.Influence = uint8(r.Number(what+".influence", in.Influence, 0, 255))
	}
	for i := range r.Seen {
		r.Seen[i] = noCity
	}
	r.SeenSize = uint8(r.Number("length of seen_cards", len(p.SeenCards), 0, cities))
	for i, id := range p.SeenCards[:r.SeenSize] {
		r.Seen[i] = City(r.Index("seen_cards", cityIDs, id))
	}
}

func (r *reader) readPlayers(p *Position) {
	for i := range r.Players {
		r.Players[i] = emptyPlayer()
	}
	if len(p.Players) != p.Seats {
		r.Fail("there are %d seats and %d players", p.Seats, len(p.Players))
	}
	for _, id := range slices.Sorted(maps.Keys(p.Players)) {
		what, in := "players."+id, p.Players[id]
		st := &r.Players[r.seat("players", id)]
		st.Influence = uint16(r.Number(what+".influence", in.Influence, 0, maxInfluence))
		st.Inbox = r.pieces(what+".inbox", in.Inbox)
		st.Overlay, st.Open = in.Overlay, in.Open
		st.Phone = uint8(r.Number(what+".phone", in.Phone, 0, agents))
		st.Waged = uint8(r.Number(what+".wage_area", in.WageArea, 0, 2))
		for _, row := range slices.Sorted(maps.Keys(in.Ledger)) {
			at := what + ".ledger." + row
			i := r.Index(what+".ledger", colourIDs, row)
			st.Rows[i] = Row{uint8(r.Number(at+".filled", in.Ledger[row].Filled, 0, 9)), uint8(r.Number(at+".white", in.Ledger[row].White, 0, 9))}
		}
	}
}

func (r *reader) readSyndicate(in *PositionSyndicate) {
	st := &r.Rival
	st.Influence = uint16(r.Number("syndicate.influence", in.Influence, 0, maxInfluence))
	st.Inbox, st.Ledger = r.pieces("syndicate.inbox", in.Inbox), r.pieces("syndicate.ledger", in.Ledger)
	for _, id := range slices.Sorted(maps.Keys(in.Column)) {
		st.Column[r.Index("syndicate.column", colourIDs, id)] = in.Column[id]
	}
	st.Phone = uint8(r.Number("syndicate.phone", in.Phone, 0, agents))
	for _, id := range slices.Sorted(maps.Keys(in.Film)) {
		i := r.Index("syndicate.film", []string{"1", "2", "3", "4"}, id)
		st.Film[i] = uint8(r.Number("syndicate.film."+id, in.Film[id], 0, agents))
	}
	if in.Card != none {
		st.Card = Action(r.Index("syndicate.card", actionIDs, in.Card))
	}
	for _, id := range slices.Sorted(maps.Keys(in.Actions)) {
		a := r.Index("syndicate.actions", actionIDs, id)
		if r.Index("syndicate.actions."+id, []string{"discard", "deck"}, in.Actions[id]) == 1 {
			st.Deck |= 1 << a
		}
	}
}

func (r *reader) readHandlers(in map[string]PositionHandler) {
	for _, id := range slices.Sorted(maps.Keys(in)) {
		h, what, e := Handler(r.Index("handlers", handlerIDs, id)), "handlers."+id, in[id]
		kind, rest, _ := strings.Cut(e.At, ":")
		used := uint8(r.Number(what+".used", e.Used, 0, 9))
		if kind != "board" && (used > 0 || e.Spent) {
			r.Fail("%s: only a Handler on a player board has markers", what)
		}
		switch kind {
		case "display":
			r.Display = r.Display.With(h)
		case "board":
			seat, slot, _ := strings.Cut(rest, ":")
			st := &r.Players[r.seat(what, seat)].Slots[r.Index(what, slotIDs, slot)]
			if st.Handler != noHandler {
				r.Fail("%s: slot %s of seat %s is taken by %s", what, slot, seat, handlerIDs[st.Handler])
			}
			*st = Slot{h, used, e.Spent}
		case "syndicate":
			st := &r.Rival.Handlers[r.Index(what, slotIDs[:2], rest)]
			if *st != noHandler {
				r.Fail("%s: slot %s of the Lone Syndicate is taken by %s", what, rest, handlerIDs[*st])
			}
			*st = h
		case "dealt", "kept":
			p := &r.Players[r.seat(what, rest)]
			p.Dealt = p.Dealt.With(h)
			if kind == "kept" {
				p.Kept = h
			}
		case "box", "hired":
		default:
			r.Fail("%s.at: %q is none of display, board:<seat>:<slot>, syndicate:<slot>, dealt:<seat>, kept:<seat>, hired, box", what, e.At)
		}
	}
}

func (r *reader) readContracts(p *Position) {
	for i := range r.Market {
		r.Market[i] = noContract
	}
	r.DeckKnown = p.DeckKnown
	for _, id := range slices.Sorted(maps.Keys(p.Contracts)) {
		c, what := Contract(r.Index("contracts", contractIDs, id)), "contracts."+id
		kind, rest, _ := strings.Cut(p.Contracts[id], ":")
		switch kind {
		case "deck":
			r.Deck = r.Deck.With(c)
		case "discards":
			r.Discards = r.Discards.With(c)
		case "out":
			if r.House.fullDeck().Has(c) {
				r.Fail("%s is in this game", what)
			}
		case "syndicate":
			r.Rival.Contracts = r.Rival.Contracts.With(c)
		case "market":
			i := r.Index(what, slotIDs, rest)
			if r.Market[i] != noContract {
				r.Fail("%s: slot %s is taken by %s", what, rest, contractIDs[r.Market[i]])
			}
			r.Market[i] = c
		case "hand":
			st := &r.Players[r.seat(what, rest)]
			st.Hand = st.Hand.With(c)
		case "box":
			st := &r.Players[r.seat(what, rest)]
			if st.Tossed != noContract {
				r.Fail("%s: seat %s has thrown %s away", what, rest, contractIDs[st.Tossed])
			}
			st.Tossed = c
		case "done":
			seat, which, _ := strings.Cut(rest, ":")
			st := &r.Players[r.seat(what, seat)]
			n, err := strconv.Atoi(which)
			if err != nil {
				r.Fail("%s: %q is not done:<seat>:<number>", what, p.Contracts[id])
			}
			d := &st.Done[r.Number(what, n, 1, milestones)-1]
			if d.Contract != noContract {
				r.Fail("%s: %s is the same one", what, contractIDs[d.Contract])
			}
			d.Contract = c
			st.DoneSize++
		default:
			r.Fail("%s: %q is none of deck, market:<slot>, discards, hand:<seat>, done:<seat>:<number>, box:<seat>, syndicate, out", what, p.Contracts[id])
		}
	}
	r.DeckSize = r.count("deck", p.Deck, r.old.DeckSize, r.Deck.Len())
}

// count is the number that follows; the written one must agree or be untouched.
func (r *reader) count(what string, written int, old uint8, follows int) uint8 {
	if written != follows && (r.old.Seats == 0 || written != int(old)) {
		r.Fail("%s says %d, but there are %d", what, written, follows)
	}
	return uint8(follows)
}

// readKnowledge reads what everybody saw of the players' Contracts. What was
// right before and is no longer, because the card was moved, is made anew.
func (r *reader) readKnowledge(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Players)) {
		what, in, seat := "players."+id, p.Players[id], r.seat("players", id)
		st, old := &r.Players[seat], &r.old.Players[seat]
		st.HandSize = r.count(what+".hand", in.Hand, old.HandSize, st.Hand.Len())
		r.count(what+".turned_in", in.TurnedIn, old.DoneSize, int(st.DoneSize))
		own := st.holds()
		for _, name := range slices.Sorted(maps.Keys(in.Taken)) {
			c := Contract(r.Index(what+".taken", contractIDs, name))
			if in.Taken[name] && (own.Has(c) || !old.Taken.Has(c)) {
				st.Taken = st.Taken.With(c)
			}
		}
		for _, name := range slices.Sorted(maps.Keys(in.Finish)) {
			if c := Contract(r.Index(what+".finish", contractIDs, name)); in.Finish[name] {
				st.Chosen = st.Chosen.With(c)
			}
		}
		if r.Phase != Dealing && st.Tossed < contracts {
			st.Gave = st.Tossed.Card().Discard.Of
		}
		if gave := r.pieces(what+".gave", in.Gave); gave != st.Gave && (r.old.Seats == 0 || gave != old.Gave) {
			r.Fail("%s.gave does not follow from the Contract thrown away in set-up", what)
		}
		r.readTook(what+".took", in.Took, st, old)
	}
}

// readTook reads the briefcases that Contracts turned in took. Where nothing
// fitting is written, green stands for green/blue.
func (r *reader) readTook(what string, in map[string]map[string]int, st, old *PlayerState) {
	for i := range st.Done[:st.DoneSize] {
		t := &st.Done[i]
		if t.Contract >= contracts {
			r.Fail("%s: the Contracts turned in must be numbered from 1 on", what)
			return
		}
		key := strconv.Itoa(i + 1)
		m, written := in[key]
		t.Took = r.pieces(what+"."+key, m)
		if fulfils(t) {
			continue
		}
		if written && (i >= int(old.DoneSize) || t.Took != old.Done[i].Took) {
			r.Fail("%s.%s: these briefcases do not complete %s", what, key, contractIDs[t.Contract])
		}
		t.Took = t.Contract.Card().pattern(t.Contract.Card().Needs.Either)
	}
	for _, key := range slices.Sorted(maps.Keys(in)) {
		i := r.Index(what, []string{"1", "2", "3", "4", "5", "6", "7"}, key)
		if i >= int(st.DoneSize) && i >= int(old.DoneSize) {
			r.Fail("%s.%s: only %d Contracts were turned in", what, key, st.DoneSize)
		}
	}
}

// fulfils reports whether the briefcases complete the Contract.
func fulfils(t *Turned) bool {
	card := t.Contract.Card()
	for greens := range card.Needs.Either + 1 {
		if card.pattern(greens) == t.Took {
			return true
		}
	}
	return false
}

func (r *reader) readStack(in []PositionFrame) {
	r.Depth = uint8(r.Number("length of stack", len(in), 0, stackSize))
	if r.Err != nil {
		return
	}
	for i := range in {
		r.Stack[len(in)-1-i] = r.readFrame(fmt.Sprintf("stack %d", i), &in[i])
	}
}

func (r *reader) readFrame(what string, p *PositionFrame) Frame {
	f := Frame{Kind: frameKind(r.Index(what+".kind", frameIDs, p.Kind)), Side: r.side(what+".side", p.Side),
		Step: uint8(r.Number(what+".step", p.Step, 0, 9)), City: r.city(what+".city", p.City),
		Left: r.pieces(what+".left", p.Left), Coin: uint8(r.Number(what+".influence", p.Influence, 0, 99))}
	switch f.Kind {
	case frCollect:
		f.What = uint8(r.Index(what+".what", sourceIDs, p.What))
	case frLeak:
		f.What = uint8(r.Index(what+".what", letterIDs, p.What))
	case frMilestone:
		f.What = uint8(r.Index(what+".what", colourIDs, p.What))
	case frReplace, frUseFor:
		f.What = uint8(noHandler)
		if p.What != none {
			f.What = uint8(r.Index(what+".what", handlerIDs, p.What))
		}
	case frMarket:
		for _, id := range slices.Sorted(maps.Keys(p.Visited)) {
			if p.Visited[id] {
				f.What |= 1 << r.Index(what+".visited", visitIDs, id)
			}
		}
	}
	return f
}
