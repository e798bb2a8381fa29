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
	h, o := heist{State: s}, s.InPlay()[0]
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
