package deepstate

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/position"
)

const (
	none      = "none"
	hidden    = "hidden"
	inSupply  = "supply"
	inStack   = "stack"
	theDeck   = "deck"
	theRest   = "discard"
	hocPlayer = "hoc"
)

var placeIDs = []string{"box", theDeck, "", "", "gone", "force"}

// layout is how a position is written, for the referee and for files. Whatever lies
// in one place at a time has one entry that says where, so that one entry moves it.
// Players go by their seats "0" to "4" and "hoc".
var layout = position.New(position.Spec[State]{
	Info: info,
	Kinds: map[string]position.Names{
		"TreatySetup": {IDs: treatySetupIDs},
		"Level":       {IDs: levelIDs},
		"War":         {IDs: warIDs},
		"Closed":      {IDs: closedIDs()},
		"Phase":       {IDs: phaseIDs},
		"turnStep":    {IDs: turnStepIDs},
		"Whoever":     {Also: map[int]string{int(nobody): none}},
		"Card":        {IDs: printed.ids, Also: map[int]string{int(noCard): none}},
		"Host":        {IDs: printed.ids},
		"Circle":      {IDs: circleIDs()},
		"Privilege":   {IDs: privilegeIDs},
		"Grant":       {IDs: grantIDs},
		"Claim":       {IDs: append([]string{none}, printed.ids[:objectives]...)},
		"Upcoming":    {IDs: append([]string{none}, names(hocKinds, func(i int) string { return hocTable[i].ID })...)},
		"Token":       {IDs: info.Refs[kToken].IDs},
		"Treaty":      {IDs: info.Refs[kTreaty].IDs},
		"Man":         {IDs: info.Refs[kMan].IDs},
		"Project":     {IDs: info.Refs[kProject].IDs},
		"Group":       {IDs: groupIDs},
		"frameKind":   {IDs: frameRows.Names()},
	},
	Now: map[string]func(*State) []string{
		"Player":  (*State).playerIDs,
		"Whoever": (*State).playerIDs,
		"Seat":    func(s *State) []string { return holderIDs[:s.Seats] },
	},
	Empty: func(s *State) { *s = bare },
	Decks: []position.Deck[State]{
		{Name: "objectives", IDs: printed.ids, More: (*State).cardsElsewhere, Put: putCard},
		{Name: "treaties", IDs: info.Refs[kTreaty].IDs, Hidden: position.Always[State](hidden), More: (*State).treatiesPutBack, Put: putTreaty},
	},
	Own: []position.Own[State]{
		{Path: "options.", Both: levelEntry},
		{Path: "operations", Both: operationEntries},
		{Path: "agents", Both: agentEntries},
		{Path: "attached", Both: hostEntries},
		{Path: "projects", Both: stageEntries},
		{Path: "secondaries", Both: secondaryEntries},
		{Path: "men", Both: menEntries},
		{Path: "hoc.order", Write: writeOrder, Read: readOrder},
		{Path: "hoc.", Both: hocEntries},
		{Path: "clues", Both: clueEntries},
		{Path: "stack.*.", Both: frameEntries},
		{Path: "unseen", Write: writeUnseen, Read: func(r *reader, _ string, _ int, in any) {
			if len(r.Object("unseen", in)) > 0 {
				r.Fail("unseen belongs to a view; a whole position says of every card where it is")
			}
		}},
	},
})

type (
	reader  = position.Reader[State]
	entries = position.Both[State]
)

// circleIDs are the Inner Circles.
func circleIDs() []string {
	lo, hi := copiesOf(InnerCircle)
	return printed.ids[lo:hi]
}

// bare is a table on which nothing lies.
var bare = func() State {
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
}()

// playerID is a player's key.
func (s *State) playerID(p Player) string {
	switch {
	case p == nobody:
		return none
	case s.automa(p):
		return hocPlayer
	}
	return strconv.Itoa(int(p))
}

func (s *State) playerIDs() []string {
	return names(int(s.count()), func(p int) string { return s.playerID(Player(p)) })
}

// cardsElsewhere are those that do not lie in the zone: box, deck, gone, force (a
// World War in effect), or the player that has it.
func (s *State) cardsElsewhere(lies func(card int, place string)) {
	for i := range s.Cards {
		switch st := &s.Cards[i]; st.At {
		case InZone:
		case Taken:
			lies(i, s.playerID(st.By))
		default:
			lies(i, placeIDs[st.At])
		}
	}
}

func putCard(r *reader, _ string, card int, place string) bool {
	st := &r.To.Cards[card]
	if i := slices.Index(placeIDs, place); i >= 0 && place != "" {
		st.At = Place(i)
		return true
	}
	p := slices.Index(r.To.playerIDs(), place)
	if p < 0 {
		return false
	}
	st.At, st.By = Taken, Player(p)
	return true
}

// treatiesPutBack are the picks of a draft that were put back: taken:<pack>:<step>:back.
func (s *State) treatiesPutBack(lies func(t int, place string)) {
	for pack := range s.Draft.Taken {
		for k, t := range s.Draft.Taken[pack] {
			if t != noTreaty && s.Players[s.takerOf(pack, k)].Buried.Has(t) {
				lies(int(t), takenID(pack, k)+":back")
			}
		}
	}
}

func takenID(pack, k int) string { return fmt.Sprintf("taken:%d:%d", pack, k+1) }

func putTreaty(r *reader, what string, t int, place string) bool {
	at, back := strings.CutSuffix(place, ":back")
	for pack := range r.To.Draft.Taken[:r.To.Seats] {
		for k := range r.To.Draft.Taken[pack] {
			if !back || at != takenID(pack, k) {
				continue
			}
			taken, who := &r.To.Draft.Taken[pack][k], &r.To.Players[r.To.takerOf(pack, k)]
			if *taken != noTreaty {
				r.Fail("%s: something lies there already", what)
			}
			*taken, who.Buried = Treaty(t), who.Buried.With(Treaty(t))
			return true
		}
	}
	return false
}

// levelEntry is HOC's level, or none where it does not play.
func levelEntry(x *entries, _ int) {
	o, level := &x.State.Options, none
	if x.State.Seats == 1 {
		level = levelIDs[o.Level]
	}
	x.Word("level", level, func(level string) {
		if x.State.Seats == 1 || level != none {
			o.Level = Level(x.Index("level", "Level", level))
		}
	})
}

// operationEntries are the Covert Operations: stack, box, or a player.
func operationEntries(x *entries, _ int) {
	s := x.State
	for op := range Operation(operations) {
		by, home := &s.Operations[op].By, inStack
		if s.boxed(op) {
			home = placeIDs[InBox]
		}
		at := home
		if *by != nobody {
			at = s.playerID(*by)
		}
		x.Word(operationTable[op].ID, at, func(at string) {
			if at != home {
				*by = Player(x.Index(operationTable[op].ID, "Player", at))
			}
		})
	}
}

// agentEntries are the Objectives and Covert Operations with Agents on them.
func agentEntries(x *entries, _ int) {
	s := x.State
	for i := range s.Cards {
		st := &s.Cards[i]
		agentsOn(x, printed.ids[i], &st.By, &st.Agents, &st.Ghosts, st.At == Taken)
	}
	for op := range s.Operations {
		st := &s.Operations[op]
		agentsOn(x, operationTable[op].ID, &st.By, &st.Agents, &st.Ghosts, true)
	}
}

// agentsOn are the Agents on a card, which only its owner has on one that is owned.
func agentsOn(x *entries, id string, by *Player, agents, ghosts *uint8, owned bool) {
	if x.Writes() && *agents == 0 {
		return
	}
	x.Object(id, func(x *entries) {
		owner := *by
		x.Name("player", by, "Player")
		x.Number("agents", agents, 1, Agents)
		x.Number("ghosts", ghosts, 0, 2*Agents)
		if owned && *by != owner {
			x.Fail("player", "only its owner has Agents on what was taken over or carried out")
		}
	})
}

// hostEntries are the Inner Circles that are attached, with their hosts.
func hostEntries(x *entries, _ int) {
	for i := range x.State.Cards {
		if host := &x.State.Cards[i].Host; !x.Writes() || *host != noCard {
			x.Name(printed.ids[i], host, "Host")
		}
	}
}

// stageEntries are the Stages: Project, player, number.
func stageEntries(x *entries, _ int) {
	for project := range projectTable {
		x.Object(projectTable[project].ID, func(x *entries) {
			for p, id := range x.State.playerIDs() {
				x.Count(id, &x.State.Players[p].Stages[project], stages)
			}
		})
	}
}

// secondaryEntries are the Secondary Objectives: group, supply or player, number.
func secondaryEntries(x *entries, _ int) {
	for g := range x.State.Supply {
		x.Object(groupIDs[g], func(x *entries) {
			most := int(secondaryCount[g])
			x.Number(inSupply, &x.State.Supply[g], 0, most)
			for p, id := range x.State.playerIDs() {
				x.Number(id, &x.State.Players[p].Secondaries[g], 0, most)
			}
		})
	}
}

// menEntries are the Men of Action: deck, discard or player, number.
func menEntries(x *entries, _ int) {
	s := x.State
	for man := range manTable {
		if x.Writes() && !s.Options.Men {
			return
		}
		x.Object(manTable[man].ID, func(x *entries) {
			x.Count(theDeck, &s.MenDeck[man], MenCopies)
			x.Count(theRest, &s.MenDiscard[man], MenCopies)
			for p, id := range s.playerIDs() {
				x.Count(id, &s.Players[p].Men[man], MenCopies)
			}
		})
	}
}

// writeOrder is HOC's Project Order.
func writeOrder(s *State, _ int) any {
	if s.Seats > 1 {
		return []string{}
	}
	return names(len(s.Head.Order), func(i int) string { return projectTable[s.Head.Order[i]].ID })
}

func readOrder(r *reader, what string, _ int, in any) {
	for i, x := range r.List(what, in, hocProjects) {
		r.To.Head.Order[i] = Project(r.Kind(what, "Project", x))
	}
}

// hocEntries are the Action cards that are still to come, and where HOC plays its
// Identity card: that follows from the level, so that what an edit says must agree.
func hocEntries(x *entries, _ int) {
	s, solo := x.State, x.State.Seats == 1
	x.Object("deck", func(x *entries) {
		for card := range hocTable {
			if solo || !x.Writes() {
				x.Number(hocTable[card].ID, &s.Head.Deck[card], 0, int(hocTable[card].Copies))
			}
		}
	})
	if !solo {
		return
	}
	x.Object("identity", func(x *entries) {
		card := identityTable[s.Options.Level]
		x.Number("reserve", &card.Reserve, 0, Agents)
		x.Number("ghosts", &card.Ghosts, 0, Agents)
		x.Number("ahead", &card.Ahead, -stages, stages)
		x.Number("least_treaty", &card.Treaty, 0, 99)
		if card != identityTable[s.Options.Level] {
			x.Fail("", "the card follows from the level of HOC and cannot be edited")
		}
	})
}

// clueEntries are what the seats know: for a Treaty the places where it can be.
func clueEntries(x *entries, _ int) {
	for seat := range int(x.State.Seats) {
		clue := &x.State.Clues[seat]
		if x.Writes() && clue.known() == 0 {
			continue
		}
		x.Object(strconv.Itoa(seat), func(x *entries) {
			for t := range Treaty(treatyCards) {
				if x.Writes() && !clue.known().Has(t) {
					continue
				}
				x.Object(t.card().ID, func(x *entries) {
					for h, id := range holderIDs {
						may := clue.May[h].Has(t)
						if x.Writes() && !may {
							continue
						}
						if x.Flag(id, &may); may {
							clue.May[h] = clue.May[h].With(t)
						}
					}
				})
			}
		})
	}
}

func frameEntries(x *entries, i int) {
	f := &x.State.Stack[i]
	if kind := frameRows[f.Kind].Of; kind != "" {
		x.Name("card", &f.Card, kind)
	} else {
		x.Word("card", none, nil)
	}
}

// writeUnseen counts the hidden cards of a view; nothing in a full state.
func writeUnseen(s *State, _ int) any {
	m := map[string]int{}
	more := func(where string, size uint8, seen int) {
		if n := int(size) - seen; n > 0 {
			m[where] = n
		}
	}
	if s.someTreatyHidden() {
		m[theDeck], m[theRest] = int(s.DeckSize), int(s.DiscardSize)
	}
	more("men:deck", s.MenDeckSize, s.MenDeck.count())
	for p := range Player(s.Seats) {
		st, id := &s.Players[p], s.playerID(p)
		more("hand:"+id, st.HandSize, st.Hand.Len())
		more("men:"+id, st.MenSize, st.Men.count())
	}
	return m
}

func (s *State) someTreatyHidden() bool {
	set := s.Deck | s.Discard
	for p := range s.Players {
		st := &s.Players[p]
		set |= st.Made | st.Hand | st.Buried | s.Draft.Packs[p]
		for _, t := range s.Draft.Taken[p] {
			if t < treatyCards {
				set = set.With(t)
			}
		}
	}
	return set != allTreaties
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
	if s.Seats != 0 && (p.Options != s.Options || p.Seats != s.Seats) {
		return rules.ErrSetup
	}
	p.settle()
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

// settle works out what follows from where the cards lie, closes gaps in the zone,
// and drops clues that an edit has made wrong or that have become idle.
func (s *State) settle() {
	for _, card := range s.Row {
		if card != noCard {
			s.Row[s.RowLen] = card
			s.Cards[card].At = InZone
			s.RowLen++
		}
	}
	for i := int(s.RowLen); i < maxZone; i++ {
		s.Row[i] = noCard
	}
	for i := range s.Cards {
		st, card := &s.Cards[i], Card(i)
		if st.By >= players {
			continue
		}
		s.Players[st.By].GhostsOut += st.Ghosts
		if st.At != Taken {
			continue
		}
		if !card.IsWar() {
			s.Players[st.By].Kinds[card.Kind()]++
		}
		if st.Agents > 0 {
			s.Busy[i/64] |= 1 << (i % 64)
		}
	}
	for op := range s.Operations {
		if st := &s.Operations[op]; st.By < players {
			s.Players[st.By].GhostsOut += st.Ghosts
		}
	}
	for pack := range s.Draft.Taken {
		for k, t := range s.Draft.Taken[pack] {
			if t == noTreaty {
				continue
			}
			if who := &s.Players[s.takerOf(pack, k)]; !who.Buried.Has(t) {
				who.Hand = who.Hand.With(t)
			}
		}
	}
	s.DeckSize, s.DiscardSize, s.MenDeckSize = uint8(s.Deck.Len()), uint8(s.Discard.Len()), uint8(s.MenDeck.count())
	for p := range s.Players {
		st := &s.Players[p]
		st.HandSize, st.MenSize = uint8(st.Hand.Len()), uint8(st.Men.count())
	}
	for seat := range int(s.Seats) {
		for rest := s.Clues[seat].known(); rest != 0; rest = rest.rest() {
			if t := rest.first(); !s.clueHolds(seat, t) {
				s.Clues[seat].drop(t)
			}
		}
	}
}
