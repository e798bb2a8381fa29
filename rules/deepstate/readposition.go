package deepstate

import (
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
	r := reader{State: emptyState()}
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Options != s.Options || r.Seats != s.Seats) {
		return rules.ErrSetup
	}
	if err := r.consistent(); err != nil {
		return err
	}
	c := committee{State: &r.State}
	c.run()
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}

// emptyState has nothing anywhere.
func emptyState() State {
	s := State{Draft: emptyDraft(), Now: TurnState{Infiltrated: noCard, Anywhere: noCard}}
	for i := range s.Cards {
		s.Cards[i] = CardState{At: InBox, By: nobody, Host: noCard}
	}
	for i := range s.Row {
		s.Row[i] = noCard
	}
	for i := range s.Operations {
		s.Operations[i].By = nobody
	}
	for t := range s.Tokens {
		s.Tokens[t] = TokenState{At: noCard, Against: nobody}
	}
	return s
}

// reader turns names into a state and keeps the first mistake.
type reader struct {
	rules.Reader
	State
}

// player reads a player's key.
func (r *reader) player(what, id string) Player {
	for p := range Player(r.count()) {
		if r.playerID(p) == id {
			return p
		}
	}
	r.Fail("%s: %q is no player of this game", what, id)
	return 0
}

// playerOrNone reads a player or none.
func (r *reader) playerOrNone(what, id string) Player {
	if id == none {
		return nobody
	}
	return r.player(what, id)
}

func (r *reader) cardOrNone(what, id string) Card {
	if id == none {
		return noCard
	}
	return Card(r.Index(what, printed.ids, id))
}

func (r *reader) read(p *Position) {
	r.readOptions(&p.Options, p.Seats)
	r.Seats = uint8(r.Number("seats", p.Seats, 1, players))
	r.Round = uint8(r.Number("round", p.Round, 0, maxRound))
	r.Phase = Phase(r.Index("phase", phaseIDs, p.Phase))
	r.Over = p.Over
	r.Supervisor = r.player("supervisor", p.Supervisor)
	r.Done = uint8(r.Number("done", p.Done, 0, int(r.count())))
	r.Step = turnStep(r.Index("step", turnStepIDs, p.Step))
	r.Stall = uint8(r.Number("stall", p.Stall, 0, StallLimit-1))
	t := &p.Turn
	r.Now = TurnState{
		Infiltrated: r.cardOrNone("turn.infiltrated", t.Infiltrated), Anywhere: r.cardOrNone("turn.anywhere", t.Anywhere), Played: t.Played,
		EmblemsLess: int8(r.Number("turn.emblems_less", t.EmblemsLess, 0, 1)),
		AgentsLess:  int8(r.Number("turn.agents_less", t.AgentsLess, 0, 1)),
		Unwatched:   t.Unwatched, WholeZone: t.WholeZone,
	}
	r.readPlayers(p)
	r.readObjectives(p)
	r.readAgents(p)
	r.readTokens(p)
	r.Draft.Step = uint8(r.Number("draft", p.Draft, 0, draftSteps))
	r.readTreaties(p.Treaties)
	r.readClues(p.Clues)
	r.readMen(p.Men)
	r.readHOC(&p.HOC)
	r.readStack(p.Stack)
	if len(p.Unseen) > 0 {
		r.Fail("unseen belongs to a view; a whole position says of every card where it is")
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

func (r *reader) readOptions(p *PositionOptions, seats int) {
	r.Options = Choices{
		Treaties:  TreatySetup(r.Index("options.treaties", treatySetupIDs, p.Treaties)),
		Men:       p.Men,
		Rounds:    uint8(r.Number("options.rounds", p.Rounds, 0, MaxLastRound)),
		Reach:     int8(r.Number("options.reach_more", p.Reach, leastReach-Reach, mostReach-Reach)),
		Missing:   uint8(r.Number("options.operations_boxed", p.Missing, 0, operations)),
		Reserve:   int8(r.Number("options.reserve_more", p.Reserve, leastReserve, mostReserve)),
		Rivals:    int8(r.Number("options.rivals_reserve_more", p.Rivals, leastReserve, mostReserve)),
		Dossier:   uint8(r.Number("options.dossier", p.Dossier, 0, MaxDossier)),
		HeadStart: uint8(r.Number("options.head_start", p.HeadStart, 0, MaxHeadStart)),
	}
	if seats == 1 || p.Level != none {
		r.Options.Level = Level(r.Index("options.level", levelIDs, p.Level))
	}
	if p.Closed != "" {
		r.Options.Closed = uint8(r.Index("options.closed", info.Refs[kProject].IDs, p.Closed)) + 1
	}
	if p.War != "" {
		r.Options.War = War(r.Index("options.war", warIDs, p.War))
	}
}

func (r *reader) readPlayers(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Players)) {
		in, at := p.Players[id], "players."+id
		st := &r.Players[r.player("players", id)]
		st.Reserve = uint8(r.Number(at+".reserve", in.Reserve, 0, Agents))
		st.Pool = uint8(r.Number(at+".pool", in.Pool, 0, Agents))
		st.ExtraGhosts = uint8(r.Number(at+".extra_ghosts", in.ExtraGhosts, 0, 2))
	}
	for _, id := range slices.Sorted(maps.Keys(p.Projects)) {
		project := r.Index("projects", info.Refs[kProject].IDs, id)
		for _, who := range slices.Sorted(maps.Keys(p.Projects[id])) {
			r.Players[r.player("projects."+id, who)].Stages[project] = uint8(r.Number("projects."+id+"."+who, p.Projects[id][who], 0, stages))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Secondary)) {
		g := r.Index("secondaries", groupIDs[:secondaries], id)
		for _, who := range slices.Sorted(maps.Keys(p.Secondary[id])) {
			n := uint8(r.Number("secondaries."+id+"."+who, p.Secondary[id][who], 0, int(secondaryCount[g])))
			if who == inSupply {
				r.Supply[g] = n
			} else {
				r.Players[r.player("secondaries."+id, who)].Secondaries[g] = n
			}
		}
	}
}

// readObjectives places the cards. Places of the zone need not follow each
// other without gaps; the row closes up.
func (r *reader) readObjectives(p *Position) {
	row := map[int]Card{}
	for _, id := range slices.Sorted(maps.Keys(p.Objectives)) {
		card, at, what := Card(r.Index("objectives", printed.ids, id)), p.Objectives[id], "objectives."+id
		st := &r.Cards[card]
		if n, ok := strings.CutPrefix(at, "zone:"); ok {
			place, err := strconv.Atoi(n)
			if _, twice := row[place]; err != nil || place < 1 || twice {
				r.Fail("%s: %q is no place of the zone, or taken twice", what, at)
			}
			st.At = InZone
			row[place] = card
			continue
		}
		if i := slices.Index(placeIDs, at); i >= 0 && at != "" && Place(i) != InZone {
			st.At = Place(i)
			continue
		}
		st.At, st.By = Taken, r.player(what, at)
		if !card.IsWar() {
			r.Players[st.By].Kinds[card.Kind()]++
		}
	}
	if len(row) > maxZone {
		r.Fail("%d cards in the zone are too many", len(row))
		return
	}
	for _, place := range slices.Sorted(maps.Keys(row)) {
		r.Row[r.RowLen] = row[place]
		r.RowLen++
	}
	for _, id := range slices.Sorted(maps.Keys(p.Operations)) {
		op := r.Index("operations", info.Refs[kOperation].IDs, id)
		at, home := p.Operations[id], inStack
		if r.boxed(Operation(op)) {
			home = placeIDs[InBox]
		}
		if at != home {
			r.Operations[op].By = r.player("operations."+id, at)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Attached)) {
		ic := r.Index("attached", printed.ids, id)
		r.Cards[ic].Host = Card(r.Index("attached."+id, printed.ids, p.Attached[id]))
	}
	lo, hi := copiesOf(InnerCircle)
	for _, id := range slices.Sorted(maps.Keys(p.Fresh)) {
		ic := Card(r.Index("fresh", printed.ids, id))
		if ic < lo || ic >= hi {
			r.Fail("fresh: %q is no Inner Circle", id)
		} else if p.Fresh[id] {
			r.Fresh |= 1 << (ic - lo)
		}
	}
}

func (r *reader) readAgents(p *Position) {
	for _, id := range slices.Sorted(maps.Keys(p.Agents)) {
		in, what := p.Agents[id], "agents."+id
		who := r.player(what+".player", in.Player)
		agents := uint8(r.Number(what+".agents", in.Agents, 1, Agents))
		ghosts := uint8(r.Number(what+".ghosts", in.Ghosts, 0, 2*Agents))
		if op := slices.Index(info.Refs[kOperation].IDs, id); op >= 0 {
			if r.Operations[op].By != who {
				r.Fail("%s: only the player who carried a Covert Operation out has Agents on it", what)
			}
			r.Operations[op].Agents, r.Operations[op].Ghosts = agents, ghosts
			continue
		}
		card := r.Index("agents", printed.ids, id)
		st := &r.Cards[card]
		if st.At == Taken && st.By != who {
			r.Fail("%s: only its owner has Agents on an Objective that was taken over", what)
		}
		st.By, st.Agents, st.Ghosts = who, agents, ghosts
		if st.At == Taken {
			r.Busy[card/64] |= 1 << (card % 64)
		}
	}
}

func (r *reader) readTokens(p *Position) {
	ids := info.Refs[kToken].IDs
	for _, id := range slices.Sorted(maps.Keys(p.Tokens)) {
		in, what := p.Tokens[id], "tokens."+id
		r.Tokens[r.Index("tokens", ids, id)] = TokenState{
			At: r.cardOrNone(what+".at", in.At), Used: in.Used, Live: in.Live, Against: r.playerOrNone(what+".against", in.Against),
		}
	}
}

func (r *reader) readTreaties(in map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(in)) {
		t, what := Treaty(r.Index("treaties", info.Refs[kTreaty].IDs, id)), "treaties."+id
		parts := strings.Split(in[id], ":")
		switch {
		case in[id] == theDeck:
			r.Deck = r.Deck.With(t)
			r.DeckSize++
		case in[id] == theRest:
			r.Discard = r.Discard.With(t)
			r.DiscardSize++
		case len(parts) == 2 && parts[0] == "hand":
			st := &r.Players[r.player(what, parts[1])]
			st.Hand = st.Hand.With(t)
			st.HandSize++
		case len(parts) == 2 && parts[0] == "made":
			st := &r.Players[r.player(what, parts[1])]
			st.Made = st.Made.With(t)
		case len(parts) == 2 && parts[0] == "back":
			st := &r.Players[r.player(what, parts[1])]
			st.Buried = st.Buried.With(t)
		case len(parts) == 2 && parts[0] == "pack":
			pack := r.draftNumber(what, parts[1], int(r.Seats)-1)
			r.Draft.Packs[pack] = r.Draft.Packs[pack].With(t)
		case (len(parts) == 3 || len(parts) == 4 && parts[3] == "back") && parts[0] == "taken":
			r.readTaken(what, parts, t)
		default:
			r.Fail("%s: %q is none of deck, discard, hand:<player>, made:<player>, back:<player>, pack:<number>, taken:<pack>:<step>", what, in[id])
		}
	}
}

func (r *reader) draftNumber(what, s string, most int) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		r.Fail("%s: %q is no number", what, s)
	}
	return r.Number(what, n, 0, max(0, most))
}

// readTaken reads a pick of a draft: the card is in the taker's hand, or was
// put back.
func (r *reader) readTaken(what string, parts []string, t Treaty) {
	pack := r.draftNumber(what, parts[1], int(r.Seats)-1)
	k := r.draftNumber(what, parts[2], draftSteps) - 1
	if k < 0 || r.Draft.Taken[pack][k] != noTreaty {
		r.Fail("%s: there is no such step, or two cards were taken in it", what)
		return
	}
	r.Draft.Taken[pack][k] = t
	st := &r.Players[r.takerOf(pack, k)]
	if len(parts) == 4 {
		st.Buried = st.Buried.With(t)
	} else {
		st.Hand = st.Hand.With(t)
		st.HandSize++
	}
}

// readClues reads what the seats know. A clue that an edit has made wrong, or
// that has become idle, is dropped with it.
func (r *reader) readClues(in map[string]map[string]any) {
	for _, seat := range slices.Sorted(maps.Keys(in)) {
		n, err := strconv.Atoi(seat)
		if err != nil || n < 0 || n >= int(r.Seats) {
			r.Fail("clues: %q is no seat of this game", seat)
			return
		}
		for _, id := range slices.Sorted(maps.Keys(in[seat])) {
			t, what := Treaty(r.Index("clues."+seat, info.Refs[kTreaty].IDs, id)), "clues."+seat+"."+id
			set, ok := in[seat][id].(map[string]any)
			if !ok {
				r.Fail("%s must be an object of places", what)
				continue
			}
			for _, at := range slices.Sorted(maps.Keys(set)) {
				h := r.Index(what, holderIDs, at)
				if set[at] == true {
					r.Clues[n].May[h] = r.Clues[n].May[h].With(t)
				}
			}
			if r.Err == nil && !r.clueHolds(n, t) {
				r.Clues[n].drop(t)
			}
		}
	}
}

func (r *reader) readMen(in map[string]map[string]int) {
	for _, id := range slices.Sorted(maps.Keys(in)) {
		man := r.Index("men", info.Refs[kMan].IDs, id)
		for _, at := range slices.Sorted(maps.Keys(in[id])) {
			what := "men." + id + "." + at
			n := uint8(r.Number(what, in[id][at], 0, MenCopies))
			switch at {
			case theDeck:
				r.MenDeck[man] = n
				r.MenDeckSize += n
			case theRest:
				r.MenDiscard[man] = n
			default:
				st := &r.Players[r.player(what, at)]
				st.Men[man] = n
				st.MenSize += n
			}
		}
	}
}

func (r *reader) readHOC(in *PositionHOC) {
	if in.Identity != nil && (r.Seats != 1 || r.Err == nil && *in.Identity != *r.writeIdentity()) {
		r.Fail("hoc.identity follows from the level of HOC and cannot be edited")
	}
	r.Head.Grudges = uint8(r.Number("hoc.grudges", in.Grudges, 0, 99))
	if len(in.Order) > hocProjects {
		r.Fail("hoc.order holds at most %d Projects", hocProjects)
		return
	}
	for i, id := range in.Order {
		r.Head.Order[i] = Project(r.Index("hoc.order", info.Refs[kProject].IDs, id))
	}
	for _, id := range slices.Sorted(maps.Keys(in.Deck)) {
		card := r.Index("hoc.deck", info.Refs[kHOCCard].IDs, id)
		r.Head.Deck[card] = uint8(r.Number("hoc.deck."+id, in.Deck[id], 0, int(hocTable[card].Copies)))
	}
}

func (r *reader) readStack(in []PositionFrame) {
	r.Depth = uint8(r.Number("length of stack", len(in), 0, stackSize))
	if r.Err != nil {
		return
	}
	for i, p := range in {
		what := fmt.Sprintf("stack %d", i)
		f := Frame{Kind: frameKind(r.Index(what+".kind", frameIDs, p.Kind)), By: r.player(what+".player", p.Player),
			Step: uint8(r.Number(what+".step", p.Step, 0, 9)), N: uint8(r.Number(what+".n", p.N, 0, all)), M: uint8(r.Number(what+".m", p.M, 0, all))}
		if k := cardKindOf(f.Kind); k != rules.None {
			f.Card = uint8(r.Index(what+".card", info.Refs[k].IDs, p.Card))
		}
		r.Stack[len(in)-1-i] = f
	}
}
