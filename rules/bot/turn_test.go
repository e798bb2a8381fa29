package bot

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// crewState is as much of a state as Next looks at: the first operand of an
// action is its seat, -1 for what belongs to nobody.
type crewState struct {
	rules.State
	turn  rules.Turn
	legal []rules.Action
}

func (s *crewState) Game() rules.Game                        { return crewGame{} }
func (s *crewState) Turn() rules.Turn                        { return s.turn }
func (s *crewState) Legal(dst []rules.Action) []rules.Action { return append(dst, s.legal...) }
func (s *crewState) Actor(a rules.Action) int                { return int(a.Args[0]) }

// A crewGame has a verb that declines.
type crewGame struct{ rules.Game }

const declining rules.Verb = 2

func (crewGame) Info() *rules.Info {
	return &rules.Info{Verbs: []rules.VerbInfo{declining: {Name: "decline", Declines: true}}}
}

func TestNextIsABotThatHasToDecide(t *testing.T) {
	open := rules.Only(0) | rules.Only(1) | rules.Only(2)
	for _, c := range []struct {
		name  string
		turn  rules.Turn
		legal []int // seats of the legal actions
		bots  rules.Seats
		want  int
	}{
		{"a bot's turn", rules.Turn{Seat: 1, Open: rules.Only(1)}, []int{1}, rules.Only(1), 1},
		{"a person's turn", rules.Turn{Seat: 0, Open: rules.Only(0)}, []int{0}, rules.Only(1), -1},
		{"the end", rules.Turn{Seat: rules.Nobody, Done: true}, nil, rules.Everyone, -1},
		{"a crew whose person can still act", rules.Turn{Seat: rules.Crew, Open: open}, []int{0, 2}, rules.Only(1) | rules.Only(2), -1},
		{"a crew whose person is done", rules.Turn{Seat: rules.Crew, Open: rules.Only(1) | rules.Only(2)}, []int{0, 2}, rules.Only(1) | rules.Only(2), 2},
		{"a question to a bot's character", rules.Turn{Seat: rules.Crew, Open: open}, []int{2, 2}, rules.Only(1) | rules.Only(2), 2},
		{"a question to the team", rules.Turn{Seat: rules.Crew, Open: open}, []int{rules.Crew, rules.Crew}, rules.Only(1) | rules.Only(2), -1},
		{"a crew whose bots have nothing to do", rules.Turn{Seat: rules.Crew, Open: open}, []int{0, rules.Crew}, rules.Only(1) | rules.Only(2), -1},
		{"a bot that is not open", rules.Turn{Seat: rules.Crew, Open: rules.Only(0)}, []int{0, 1}, rules.Only(1), -1},
		{"what belongs to nobody, among bots", rules.Turn{Seat: rules.Crew, Open: open}, []int{rules.Crew}, rules.Everyone, 0},
	} {
		s := &crewState{turn: c.turn}
		for _, seat := range c.legal {
			s.legal = append(s.legal, rules.Do(1, seat))
		}
		if got := Next(s, c.bots); got != c.want {
			t.Errorf("%s: seat %d decides, want %d", c.name, got, c.want)
		}
	}
}

func TestOwnActionsComeBeforeThoseOfNobody(t *testing.T) {
	s := &crewState{turn: rules.Turn{Seat: rules.Crew, Open: rules.Only(0) | rules.Only(1)}}
	l := []rules.Action{rules.Do(1, 0, 5), rules.Do(1, rules.Crew, 6), rules.Do(1, 0, 7)}
	if got := own(s, 0, 0, l); len(got) != 2 || got[0] != l[0] || got[1] != l[2] {
		t.Errorf("seat 0 chooses among %v", got)
	}
	if got := own(s, 1, 0, append([]rules.Action(nil), l...)); len(got) != 1 || got[0] != l[1] {
		t.Errorf("seat 1 chooses among %v", got)
	}
	s.turn.Seat = 0
	if got := own(s, 0, 0, l); len(got) != 3 {
		t.Errorf("outside a crew seat 0 chooses among %v", got)
	}
}

func TestBotsOfACrewDecideTogether(t *testing.T) {
	s := &crewState{turn: rules.Turn{Seat: rules.Crew, Open: rules.Only(0) | rules.Only(1)}}
	l := []rules.Action{rules.Do(1, 0, 5), rules.Do(1, 1, 6), rules.Do(1, rules.Crew, 7), rules.Do(1, 2, 8)}
	both := rules.Only(0) | rules.Only(1)
	if got := own(s, 0, both, l); len(got) != 3 || got[2] != l[2] {
		t.Errorf("two bots alone choose among %v", got)
	}
	s.turn.Open |= rules.Only(2)
	if got := own(s, 0, both, l); len(got) != 2 || got[1] != l[1] {
		t.Errorf("two bots beside a person choose among %v", got)
	}
}

func TestSeedsOfDecisionsDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for match := range uint64(40) {
		for n := range 40 {
			r := Seed(match, n)
			seen[r.S] = true
		}
	}
	if len(seen) != 1600 {
		t.Errorf("1600 decisions have %d different generators", len(seen))
	}
	if a, b := Seed(7, 3), Seed(7, 3); a != b {
		t.Error("the same decision has two generators")
	}
}

// hostState is a campaign with a match inside.
type hostState struct {
	rules.State
	guest rules.State
}

func (s *hostState) Guest() rules.State { return s.guest }

func TestInACampaignTheMatchIsSearched(t *testing.T) {
	g := &crewState{}
	if got := guest(&hostState{guest: g}); got != g {
		t.Errorf("the search looks at %T", got)
	}
	idle := &hostState{}
	if got := guest(idle); got != idle {
		t.Errorf("between two matches the search looks at %T", got)
	}
	if got := guest(g); got != g {
		t.Errorf("a match without a campaign is searched as %T", got)
	}
}

// Whoever can give something for the crew is not made to: a seat that is asked while others are open may decline. What else belongs to
// no character stays with those who decide for the whole crew, and a seat without an action of its own has no say.
func TestWhoCanGiveMayDecline(t *testing.T) {
	give := func(seat int) rules.Action { return rules.Action{Verb: 1, Args: [4]int16{int16(seat)}} }
	nobodys := rules.Action{Verb: 1, Args: [4]int16{-1}}
	decline := rules.Action{Verb: declining, Args: [4]int16{-1}}
	s := &crewState{turn: rules.Turn{Seat: rules.Crew, Open: rules.Only(0) | rules.Only(1) | rules.Only(2)}, legal: []rules.Action{give(0), give(1), nobodys, decline}}
	for _, c := range []struct {
		seat int
		crew rules.Seats
		want []rules.Action
	}{
		{0, 0, []rules.Action{give(0), decline}},
		{1, rules.Only(1) | rules.Only(2), []rules.Action{give(1), decline}},
		{2, 0, []rules.Action{nobodys, decline}},
		{0, rules.Only(0) | rules.Only(1) | rules.Only(2), []rules.Action{give(0), give(1), nobodys, decline}},
	} {
		if got := own(s, c.seat, c.crew, s.Legal(nil)); !slices.Equal(got, c.want) {
			t.Errorf("seat %d of %v can choose %v", c.seat, c.crew.List(), got)
		}
	}
}
