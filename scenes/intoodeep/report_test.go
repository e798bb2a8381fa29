package intoodeep

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/rules/match"
	"safehouse/scenes/tabletop/tabletoptest"
)

// played is a match that was played to its end by first sight.
func played(t *testing.T, seats int, seed uint64) *match.Match {
	t.Helper()
	var who []match.Controller
	for _, name := range tabletoptest.Names[:seats] {
		who = append(who, match.Controller{Kind: match.Person, Participant: name})
	}
	m, err := match.New(rule.Game{}, rules.Setup{Seats: seats, Seed: seed}, who, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: seed}
	for n := 0; !m.Turn().Done; n++ {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The report has a row for everybody with what the game scored, tells every Chapter and
// every crime once, stamps the most corrupt of a foiled plot, and names the step after
// which the winner was never caught up with again.
func TestTheReportTellsHowItCameAbout(t *testing.T) {
	foiled, crimes, leads := map[bool]int{}, 0, 0
	for seed := uint64(1); seed <= 160; seed++ {
		seats := 1 + int(seed)%4
		m := played(t, seats, seed)
		if seed > 8 && (!m.State().(*rule.State).Foiled() || foiled[true] > 1) {
			continue // plots are seldom foiled at first sight
		}
		b := newBench(t, 1280, 720, 1)
		s := m.State().(*rule.State)
		rep := b.table.Report(m, b.ViewOf(s, 0, false))
		all := scores(s)
		if len(rep.Rows) != len(all) || rep.Decided == "" && len(m.State().Outcome().Winners.List()) == 1 {
			t.Fatalf("seed %d: %d rows for %d scores, decided by %q", seed, len(rep.Rows), len(all), rep.Decided)
		}
		foiled[s.Foiled()]++
		x := read(m)
		for _, k := range x.chapters {
			if !k.ended {
				t.Errorf("seed %d: Chapter %d is not said to have ended", seed, k.n)
			}
		}
		if len(x.chapters) != 3 || len(rep.Papers[0].Lines) != 4 {
			t.Errorf("seed %d: %d Chapters, %d lines", seed, len(x.chapters), len(rep.Papers[0].Lines))
		}
		done := map[int]int{}
		for _, d := range x.deeds {
			if rule.CrimeOf(d.crime).Level > 0 {
				done[d.crime]++
				crimes++
			}
		}
		for _, n := range done {
			if n != 1 {
				t.Errorf("seed %d: a Story Crime is told %d times", seed, n)
			}
		}
		for _, row := range rep.Rows {
			p := row.Seat
			if p == rules.Nobody {
				p = len(all) - 1
			}
			deep := s.Foiled() && s.FinalCorruption(p) == b.table.mostCorrupt(len(all))
			if row.Total != fmt.Sprint(all[p].Total) || row.Bad != deep {
				t.Errorf("seed %d: %s has %s, scored %d; in too deep %v, stamped %v", seed, row.Name, row.Total, all[p].Total, deep, row.Bad)
			}
		}
		winner := b.table.winnerOf(m.State().Outcome())
		if rep.Broke == 0 || winner < 0 {
			continue
		}
		leads++
		for i := rep.Broke + 1; i <= len(m.Steps()); i++ {
			now := scores(m.At(i))
			for p := range now {
				if p != winner && i < len(m.Steps()) && now[p].Total >= now[winner].Total {
					t.Fatalf("seed %d: caught up in step %d, after the lead for good in %d", seed, i, rep.Broke)
				}
			}
		}
		if !strings.Contains(rep.Decided, "ahead for good") {
			t.Errorf("seed %d: %q", seed, rep.Decided)
		}
	}
	if foiled[true] == 0 || foiled[false] == 0 || crimes == 0 || leads == 0 {
		t.Errorf("foiled %v, %d crimes, %d leads: look at other seeds", foiled, crimes, leads)
	}
}

// The pictures of the report grow: with the time more and more of them is drawn, and
// nothing of them leaves its frame.
func TestTheReportGrows(t *testing.T) {
	rendertest.NeedDisplay(t)
	m := played(t, 2, 5)
	b := newBench(t, 1280, 720, 1)
	rep := b.table.Report(m, b.ViewOf(m.State().(*rule.State), 0, false))
	for name, paint := range map[string]func(render.Canvas, render.Rect, float64){"board": rep.Board, "strip": rep.Strip} {
		before := 0
		for _, share := range []float64{0.1, 0.5, 1} {
			dst := ebiten.NewImage(700, 500)
			at := render.R(40, 40, 620, 420)
			paint(b.Kit.Canvas(dst, 1), at, share)
			pix := make([]byte, 4*700*500)
			dst.ReadPixels(pix)
			dst.Deallocate()
			lit := 0
			for i := 3; i < len(pix); i += 4 {
				if pix[i] == 0 {
					continue
				}
				lit++
				if p := render.Pt(float64(i/4%700), float64(i/4/700)); !at.Inset(-10).Has(p) {
					t.Fatalf("%s draws at %v", name, p)
				}
			}
			if lit <= before {
				t.Errorf("%s at %v: %d pixels, %d before", name, share, lit, before)
			}
			before = lit
		}
	}
}
