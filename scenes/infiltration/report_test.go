package infiltration

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// played4 is a match of four that was played to its end by first sight.
func played4(t *testing.T, seed uint64) *match.Match {
	t.Helper()
	var seats []match.Controller
	for _, name := range []string{"Vesper", "Magpie", "Kestrel", "Heron"} {
		seats = append(seats, match.Controller{Kind: match.Bot, Level: "easy", Participant: name})
	}
	m, err := match.New(rule.Game{}, rules.Setup{Seats: 4, Seed: seed}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: seed}
	for n := 0; !m.Turn().Done; n++ {
		legal := m.Legal()
		a := legal[r.Intn(len(legal))]
		if n%5 > 0 {
			a = legal[m.State().Playout(legal, &r)]
		}
		if _, err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The report says who got out and who was caught where, ends every walk there, and
// names what decided it; only those who got out have a score.
func TestTheReportTellsHowItEnded(t *testing.T) {
	outs, caught := 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		m := played4(t, seed)
		b := newBench(t, 1280, 720, 1)
		s := m.State().(*rule.State)
		v := b.ViewOf(s, 0, false)
		rep := b.table.Report(m, v)
		if len(rep.Rows) != 4 || rep.Verdict == "" && len(m.State().Outcome().Winners.List()) == 1 {
			t.Fatalf("%d rows, verdict %q", len(rep.Rows), rep.Verdict)
		}
		story := read(m)
		for _, row := range rep.Rows {
			o := opsOf(s, row.Seat)[0]
			w := story.walks[o]
			switch s.Ops[o].Place {
			case rule.Out:
				outs++
				if row.Bad || row.Stamp != "OUT" || w.fate != rule.Out || w.rooms[len(w.rooms)-1] != rule.Out || w.tokens != int(s.Ops[o].Tokens) {
					t.Errorf("seed %d: %s is out with %d: %+v, %+v", seed, row.Name, s.Ops[o].Tokens, row, w)
				}
			case rule.Captured:
				caught++
				room := b.table.text("name", rule.RefRoom(s.Rooms[w.where].Card))
				if !row.Bad || row.Stamp != "CAUGHT" || row.Total != "0" || !strings.Contains(row.Text, room) || w.rooms[len(w.rooms)-1] != w.where {
					t.Errorf("seed %d: %s was caught in %s: %+v, %+v", seed, row.Name, room, row, w)
				}
			}
		}
		if end := story.clock[len(story.clock)-1]; end.proximity != int(s.Proximity) || end.round != int(s.Round) {
			t.Errorf("seed %d: the clock ends at %+v, the game at %d in round %d", seed, end, s.Proximity, s.Round)
		}
		if s.Proximity == rule.ProximityMax && rep.Decided == "" {
			t.Errorf("seed %d: nothing decided it", seed)
		}
	}
	if outs == 0 || caught == 0 {
		t.Errorf("%d got out and %d were caught: look at other seeds", outs, caught)
	}
}

// One estimate: the dial says what the hint says.
func TestOneEstimateOfTheRoundsLeft(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t)
	v := b.ViewOf(s, 0, true)
	b.Lay(v)
	if tip := b.table.proximityTip(); !strings.Contains(tip.Keywords[1].Text, "about "+itoa(s.RoundsLeft())+" round") {
		t.Errorf("the dial says %q, the hint %d rounds", tip.Keywords[1].Text, s.RoundsLeft())
	}
	for _, a := range s.Legal(nil) {
		for _, arg := range s.Advice(a).Args {
			if arg.Name == "left" && arg.N != s.RoundsLeft() {
				t.Errorf("a hint says %d rounds, the dial %d", arg.N, s.RoundsLeft())
			}
		}
	}
}

// Where no die brought the mercs the report names who or what did.
func TestTheReportNamesWhoCalledTheMercs(t *testing.T) {
	jumps := 0
	for seed := uint64(1); seed <= 120 && jumps < 4; seed++ {
		m := played4(t, seed)
		x := read(m)
		b := newBench(t, 1280, 720, 1)
		rep := b.table.Report(m, b.ViewOf(m.State().(*rule.State), 0, false))
		if !x.jump || b.table.nearest(x) == nobody {
			continue
		}
		jumps++
		if x.cause.Kind == rules.None || x.by <= 0 || !strings.Contains(rep.Decided, b.table.View.Name(x.cause)+" called the mercs: proximity +") {
			t.Errorf("seed %d: %q", seed, rep.Decided)
		}
		t.Log(rep.Decided)
	}
	if jumps == 0 {
		t.Error("no mercs were called: look at other seeds")
	}
}
