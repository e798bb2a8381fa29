package infiltration

import (
	"testing"

	"safehouse/rules"
)

// TestEveryTextCanBeCarriedOutWhereItStands holds the texts of all cards against the rows of their steps: a Reveal or Lock
// function and the acts of an NPC are carried out in one go, an NPC gives nothing to anybody, and what is about an item or
// an NPC stands on one.
func TestEveryTextCanBeCarriedOutWhereItStands(t *testing.T) {
	check := func(where string, text []Step, inOneGo, item, npc bool) {
		for i, st := range text {
			row := st.row()
			ways := 0
			for _, is := range []bool{row.do != nil, row.asks != askNothing, row.stays != nil} {
				if is {
					ways++
				}
			}
			switch {
			case ways != 1:
				t.Errorf("%s, step %d: a step does something, asks, or stays; this one has %d of these", where, i, ways)
			case inOneGo && row.do == nil:
				t.Errorf("%s, step %d: nobody can be asked there", where, i)
			case row.to == toItem && !item, row.to == toNPC && !npc, row.to == toOperative && npc:
				t.Errorf("%s, step %d: there is nobody whom it could be about", where, i)
			case row.asks == askOperative && row.named == nil:
				t.Errorf("%s, step %d: an operative is chosen for nothing", where, i)
			case row.worth == nil:
				t.Errorf("%s, step %d: bots do not know what it is worth", where, i)
			}
		}
	}
	for it := range itemCards {
		c := &itemCards[it]
		check(c.ID, c.Text, false, true, false)
		if c.Keep <= 0 {
			t.Errorf("%s: bots do not know what it is worth to have", c.ID)
		}
	}
	for r := range roomTable {
		c := &roomTable[r]
		check(c.ID+" interface", c.Interface, false, false, false)
		check(c.ID+" enter", c.Enter, false, false, false)
		check(c.ID+" reveal", c.Reveal, true, false, false)
		check(c.ID+" lock", c.Lock, true, false, false)
	}
	for n := range npcTable {
		check(npcIDs[n], npcTable[n].Acts, true, false, true)
	}
}

// TestOneInterpreterCarriesOutEveryText gives a room a Reveal and a Lock function with steps that no printed room has there.
func TestOneInterpreterCarriesOutEveryText(t *testing.T) {
	was := roomTable[Cafeteria]
	defer func() { roomTable[Cafeteria] = was }()
	roomTable[Cafeteria].Reveal = fx(pool(2), delaySelf())
	roomTable[Cafeteria].Lock = fx(pool(1), alarm(2))
	g, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*State)
	h, o := runner{State: s}, s.InPlay()[0]
	h.Rooms[Entry+1].Card = faceDownRoom
	h.Luck.Next[0], h.Luck.Waiting = rules.Result{Kind: drawRoom, Value: int16(Cafeteria)}, 1
	for q := range h.Rooms { // it is not on the table already
		if h.Rooms[q].Card == Cafeteria {
			h.Rooms[q].Card = MailRoom
		}
	}
	before := s.Ops[o]
	h.turnUp(Entry+1, o)
	if now := s.Ops[o]; s.Rooms[Entry+1].Card != Cafeteria || now.Tokens != before.Tokens+2 || !now.Delayed {
		t.Errorf("the Reveal gave %d tokens, delayed: %v; 2 and true", now.Tokens-before.Tokens, now.Delayed)
	}
	h.furnish(Entry + 1)
	was0, alarm := s.Ops[o].Tokens, s.Alarm
	h.destroyGuard(Entry+1, o)
	if s.Ops[o].Tokens != was0+1 || s.Alarm != alarm+2 {
		t.Errorf("the lock function gave %d tokens and %d alarm; 1 and 2", s.Ops[o].Tokens-was0, s.Alarm-alarm)
	}
	h.furnish(Entry + 1)
	was0 = s.Ops[o].Tokens
	h.destroyGuard(Entry+1, noOperative) // nobody destroys it: what it gives is skipped (ruling 17)
	if s.Ops[o].Tokens != was0 || s.Alarm != min(AlarmMax, alarm+4) {
		t.Errorf("without a destroyer it gave %d tokens; the alarm stands at %d", s.Ops[o].Tokens-was0, s.Alarm)
	}
}

// TestWhatACardBringsFollowsFromItsSteps reckons what cards take from a room with 1 token and a lab worker over 4 more, and
// from one next door with a tech lock over 2.
func TestWhatACardBringsFollowsFromItsSteps(t *testing.T) {
	g, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*State)
	o := s.InPlay()[0]
	at, next := Entry+1, Entry+2
	s.Ops[o].Place = at
	s.Rooms[at] = RoomState{Card: Cafeteria, Guarded: true, Data: 1, Interface: true, Brought: noNPC} // over 4
	s.Rooms[next] = RoomState{Card: GuardPost, Guarded: true, Interface: true, Brought: noNPC}        // a tech lock over 2
	for _, c := range []struct {
		card Card
		p    Place
		n    int
		ok   bool
	}{
		{Download, at, 1, true},
		{Download, next, 0, false},
		{StunBaton.Card(), at, 2, true},        // the worker goes first: 5 lie there, 2 are taken
		{NanoLockpick.Card(), at, 1, true},     // no tech lock there
		{HighCapacityWire.Card(), at, 1, true}, // 3, but 1 lies there
		{DisrupterLaser.Card(), next, 2, true}, // 2 are freed next door
		{CircuitTalon.Card(), next, 0, true},   // no lab worker there
		{WirelessTap.Card(), next, 0, true},    //
		{DataSiphon.Card(), at, 1, true},       //
		{CourierRig.Card(), at, 0, false},      // it moves on first
		{Advance, at, 0, false},                //
		{BackdoorProgram.Card(), at, 0, false}, // out of the pool
	} {
		n, ok := s.Brings(o, c.card, c.p)
		if n != c.n || ok != c.ok {
			t.Errorf("%s at %s: %d, %v; want %d, %v", info.Refs[kCard].IDs[c.card], placeIDs[c.p], n, ok, c.n, c.ok)
		}
	}
	s.Rooms[at].Data = 5
	if n, _ := s.Brings(o, Download, at); n != 2 {
		t.Errorf("of 5 tokens a Download takes %d; want 2", n)
	}
	if n, _ := s.Brings(o, HighCapacityWire.Card(), at); n != 3 {
		t.Errorf("of 5 tokens a Download through the wire takes %d; want 3", n)
	}
	s.Rooms[at].Data = 1
	s.Options.Extraction = true
	if _, ok := s.Brings(o, Download, at); ok {
		t.Error("with Data File Extraction a Download brings nothing at once")
	}
	if n, ok := s.Brings(o, DataSiphon.Card(), at); n != 1 || !ok {
		t.Error("the Data Siphon takes tokens with Data File Extraction too")
	}
	for it := range Item(items) {
		moves := len(itemCards[it].Text) > 0 && itemCards[it].Text[len(itemCards[it].Text)-1] == advanceOrRetreat()
		if it == CourierRig {
			moves = true
		}
		if it.Card().MovesOn() != moves {
			t.Errorf("%s moves on: %v", itemCards[it].ID, !moves)
		}
	}
}
