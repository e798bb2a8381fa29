package save

import (
	"fmt"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// ended is a finished toy match: Ada has 4 points, Ben 7.
func ended(t *testing.T, seats []match.Controller) *match.Match {
	t.Helper()
	g := newToy(1)
	g.max = 3
	j := newToyJournal(t, g, 1, seats)
	for n := 1; !j.Match().Turn().Done; n++ {
		_, err := j.Match().Apply(rules.Do(toyAdd, 1+(n+1)%2))
		must(t, err)
	}
	return j.Match()
}

func TestAResultIsCountedOnce(t *testing.T) {
	p := &Profile{}
	m := ended(t, twoPersons)
	for range 3 {
		for _, r := range Results("toy-1", m, "", clock()) {
			p.Count(r)
		}
	}
	for _, r := range Results("toy-2", m, "hard", clock().Add(time.Hour)) {
		if !p.Count(r) {
			t.Errorf("not counted: %+v", r)
		}
	}
	want := []Tally{
		{Who: "Ada", Game: "toy", Seats: 2, Played: 1, Best: 4, Sum: 4, First: clock().Unix(), Last: clock().Unix()},
		{Who: "Ben", Game: "toy", Seats: 2, Played: 1, Won: 1, Best: 7, Sum: 7, First: clock().Unix(), Last: clock().Unix()},
	}
	for i, w := range want {
		if p.Tallies[i] != w {
			t.Errorf("tally %+v, want %+v", p.Tallies[i], w)
		}
	}
	if len(p.Tallies) != 4 || p.Tallies[3].Level != "hard" || p.Tallies[3].First != clock().Unix()+3600 {
		t.Errorf("tallies %+v", p.Tallies)
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

func TestOnePersonWithSeveralSeatsCountsOnce(t *testing.T) {
	l := Results("toy-1", ended(t, onePerson), "", clock())
	if len(l) != 1 || !l[0].Won || l[0].Score != 7 {
		t.Errorf("%+v", l)
	}
	bots := []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Participant: "Zed"}}
	if l := Results("toy-1", ended(t, bots), "easy", clock()); len(l) != 1 || l[0].Won || l[0].Who != "Ada" || l[0].Level != "easy" {
		t.Errorf("%+v", l)
	}
}

func TestPracticeAndRunningMatchesDoNotCount(t *testing.T) {
	if l := Results("toy-1", newToyJournal(t, newToy(1), 1, twoPersons).Match(), "", clock()); l != nil {
		t.Errorf("running: %+v", l)
	}
	m := ended(t, twoPersons)
	m.MarkPractice()
	if l := Results("toy-1", m, "", clock()); l != nil {
		t.Errorf("practice: %+v", l)
	}
}

func TestAProfileRemembersTheLastMatches(t *testing.T) {
	p := &Profile{}
	for n := range maxCounted + 50 {
		p.Count(Result{Match: fmt.Sprint("toy-", n), Game: "toy", Seats: 1, When: clock()})
	}
	if len(p.Counted) != maxCounted || p.Tallies[0].Played != maxCounted+50 {
		t.Errorf("%d remembered, %d played", len(p.Counted), p.Tallies[0].Played)
	}
	if p.Count(Result{Match: fmt.Sprint("toy-", maxCounted+49), Game: "toy", Seats: 1, When: clock()}) {
		t.Error("the last one was counted again")
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

func TestALastSetupLeavesOutWhatTheGameDoesNotKnow(t *testing.T) {
	s := Usual()
	g := newToy(1)
	s.SetSetup(g, onePerson, rules.Options{"mood": 0, "start": 7, "nobody": 3})
	s.SetSetup(g, twoPersons, rules.Options{"mood": 0, "start": 7})
	if len(s.Setups) != 1 || len(s.Setups[0].Options) != 2 {
		t.Fatalf("%+v", s.Setups)
	}
	g2 := newToy(2)
	g2.in.Options = g2.in.Options[2:]
	g2.in.Options[0].Values = []string{"wild", "calm"}
	seats, options, ok := s.Setup(g2)
	if !ok || len(options) != 1 || options["mood"] != 1 || seats[1].Participant != "Ben" {
		t.Errorf("%+v, %v, %v", seats, options, ok)
	}
	g2.in.MinSeats = 3
	if _, _, ok := s.Setup(g2); ok {
		t.Error("a set-up with too few seats")
	}
}
