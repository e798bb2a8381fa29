package shadownetwork

import (
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// do takes an action by the names of its verb and its thing.
func do(t testing.TB, s *rule.State, verb string, args map[string]any) {
	t.Helper()
	a, err := s.Game().Info().Read(rules.WrittenAction{Verb: verb, Args: args})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Apply(a, nil); err != nil {
		t.Fatal(err)
	}
}

// midway is a game in round 3 with most things on the table; the first seat is
// asked where its Agent goes.
func midway(t testing.TB, seats int) *rule.State {
	s := begin(t, seats, 7, nil)
	for s.Asked().Kind != rule.AskPlace || s.Asked().Side != 0 {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Round = 3
	tiles := map[rule.City]rule.Tile{rule.NewYork: 0, rule.London: 7, rule.Rome: 4, rule.Moscow: 8, rule.Beijing: 12, rule.Tokyo: 17, rule.Sydney: 18}
	for k := range s.Cities {
		c := &s.Cities[k]
		c.Agents, c.Token = 0, false
		c.Leaked, c.Influence = rule.Pieces{}, 0
		if tile, ok := tiles[rule.City(k)]; ok {
			c.Tile = tile
		}
	}
	for _, k := range []rule.City{rule.NewYork, rule.Sydney} {
		s.Cities[k].Token = true
	}
	s.Cities[rule.NewYork].Leaked = rule.Pieces{0, 0, 1, 0}
	s.Cities[rule.London].Leaked = rule.Pieces{1, 0, 0, 1}
	s.Cities[rule.Rome].Leaked = rule.Pieces{2, 0, 0, 0}
	s.Cities[rule.Beijing].Leaked, s.Cities[rule.Beijing].Influence = rule.Pieces{1, 0, 0, 0}, 2
	s.Cities[rule.Tokyo].Leaked = rule.Pieces{3, 2, 1, 0}
	s.Cities[rule.Moscow].Agents = 1
	for i := range seats {
		p := &s.Players[i]
		p.Influence = uint16(21 - 2*i)
		p.Inbox = rule.Pieces{uint8(2 + i), 1, uint8(2 - i%3), 0}
		p.Phone, p.Waged = 3, 1
		p.Rows = [rule.Colours]rule.Row{{Filled: 3, White: 1}, {Filled: 2}, {Filled: 1}, {Filled: uint8(i % 2)}}
		p.Slots[0] = rule.Slot{Handler: rule.Handler(12 + 2*i), Used: 1}
		if i > 0 {
			p.Phone = 2
			s.Cities[[]rule.City{rule.Rome, rule.NewYork, rule.Tokyo, rule.London}[i-1]].Agents |= 1 << i
		}
	}
	p := &s.Players[0]
	p.Phone = 2
	p.Slots[1] = rule.Slot{Handler: 7}
	s.Display &^= 1 << 7
	p.Hand = rule.ContractSet(0).With(17).With(19).With(28)
	p.HandSize = 3
	s.Market = [rule.Slots]rule.Contract{24, 16, 23}
	if seats == 1 {
		s.Rival.Influence, s.Rival.Phone = 34, 2
		s.Rival.Ledger = rule.Pieces{2, 1, 0, 1}
		s.Rival.Column = [rule.Colours]bool{true, true, false, false}
		s.Rival.Handlers = [2]rule.Handler{10, rule.NoHandler}
		s.Display &^= 1 << 10
		s.Rival.Card, s.Rival.Deck = 5, 0x11A
		s.Rival.Film = [rule.Rounds]uint8{}
		s.Cities[rule.Rome].Agents |= 1 << rule.Syndicate
	}
	return s
}

// visit is midway while the first seat is at the black market of New York.
func visit(t testing.TB) *rule.State {
	s := midway(t, 3)
	do(t, s, "place", map[string]any{"city": "new-york"})
	for s.Asked().Kind == rule.AskLeak {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// line is midway when a green briefcase has crossed a line and a Contract is
// ready.
func line(t testing.TB) *rule.State {
	s := midway(t, 1)
	s.Players[0].Inbox = rule.Pieces{1, 3, 1, 0}
	s.Players[0].Rows = [rule.Colours]rule.Row{{Filled: 3, White: 1}, {Filled: 2}, {Filled: 2}, {Filled: 1}}
	s.Cities[rule.London].Leaked = rule.Pieces{}
	do(t, s, "place", map[string]any{"city": "london"})
	for s.Asked().Kind == rule.AskLeak {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	do(t, s, "make", map[string]any{"row": "green"})
	return s
}

// full is midway with an inbox that does not hold what Tokyo brings.
func full(t testing.TB) *rule.State {
	s := midway(t, 2)
	s.Players[0].Inbox = rule.Pieces{3, 2, 1, 0}
	do(t, s, "place", map[string]any{"city": "tokyo"})
	return s
}

// finishing is the end of a game, when the briefcases do not suffice for all
// Contracts of the first seat.
func finishing(t testing.TB) *rule.State {
	s := midway(t, 3)
	for k := range s.Cities {
		s.Cities[k].Agents = 0
	}
	for i := range s.Seats {
		s.Players[i].Phone = 4 - s.Players[i].Waged
	}
	p := &s.Players[0]
	p.Hand = rule.ContractSet(0).With(1).With(4).With(6).With(27).With(30)
	p.HandSize = 5
	p.Rows = [rule.Colours]rule.Row{{Filled: 3}, {Filled: 2}, {Filled: 1}, {Filled: 1}}
	s.Round, s.Phase, s.First, s.Next, s.Last = 4, rule.Scoring, 1, rule.NoSide, rule.NoSide
	s.Stack[0], s.Depth = rule.Frame{Kind: 17, City: rule.NoCity}, 1
	for i := 1; i < len(s.Stack); i++ {
		s.Stack[i] = rule.Frame{}
	}
	return s
}

// The table in telling positions.
func TestGoldens(t *testing.T) {
	at := func(s func(testing.TB) *rule.State, hover string) func(testing.TB, *bench) {
		return func(t testing.TB, b *bench) {
			p := s(t)
			b.Lay(b.ViewOf(p, p.Turn().Seat, true))
			if hover != "" {
				b.Glance(hover) // before its tip opens: that is the stage's
			}
		}
	}
	mid := func(seats int) func(testing.TB) *rule.State {
		return func(t testing.TB) *rule.State { return midway(t, seats) }
	}
	for _, g := range []struct {
		name string
		lay  func(testing.TB, *bench)
	}{
		{"keep", at(func(t testing.TB) *rule.State { return begin(t, 3, 5, nil) }, "")},
		{"place", at(mid(3), "city:new-york")},
		{"market", at(visit, "handler:lab-director")},
		{"recruit", at(visit, recruitID)},
		{"milestone", at(line, "contract:grey-cardinal")},
		{"full", at(full, "colour:green")},
		{"solo", at(mid(1), "")},
		{"finish", at(finishing, "contract:velvet-curtain")},
		{"five", at(mid(5), "city:sydney")},
		{"watching", func(t testing.TB, b *bench) { b.Lay(b.ViewOf(midway(t, 4), -1, false)) }},
	} {
		t.Run(g.name, func(t *testing.T) {
			b := newBench(t, 1280, 720, 1)
			g.lay(t, b)
			golden.Check(t, g.name, b.Paint())
			proof.Check(t, g.name, b.Stage, 1280, 720)
		})
	}
}
