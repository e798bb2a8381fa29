package masters

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes/tabletop/tabletoptest"
)

// robbed is a heist that bots have played to its end by first sight.
func robbed(t *testing.T, heist rule.Heist, seed uint64) *match.Match {
	t.Helper()
	var seats []match.Controller
	for _, name := range tabletoptest.Names[:3] {
		seats = append(seats, match.Controller{Kind: match.Bot, Level: "easy", Participant: name})
	}
	m, err := match.New(rule.Game{}, rules.Setup{Seats: 3, Seed: seed, Options: rules.Options{"heist": int(heist), "level": 2}}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Rand{S: seed}
	for !m.Turn().Done {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The report has a row for everybody that says what became of it, ends every way
// where the figure ended, and its noise ends where the marker stands.
func TestTheReportTellsTheHeist(t *testing.T) {
	outs, busts, won, lost := 0, 0, 0, 0
	for seed := uint64(1); seed <= 24; seed++ {
		m := robbed(t, rule.Heist(seed%5), seed)
		b := newBench(t, 1280, 720, 1)
		s := m.State().(*rule.State)
		v := b.viewOf(s, false)
		rep := b.table.Report(m, v)
		x := b.table.recall(m)
		people := 0
		for f := range s.Crew {
			if !s.Crew[f].Here() {
				continue
			}
			people++
			w := &x.walks[f]
			switch {
			case s.Crew[f].Escaped():
				outs++
				if w.fate != fateOut || w.last() != s.HexOf(s.Crew[f].At) {
					t.Errorf("seed %d: figure %d got away, the story says %d at %d", seed, f, w.fate, w.last())
				}
			case s.Crew[f].Busted():
				busts++
				if !w.fate.bad() || x.steps[f] == 0 {
					t.Errorf("seed %d: figure %d was busted, the story says %d", seed, f, w.fate)
				}
			}
		}
		if len(rep.Rows) != people || rep.Verdict == "" || rep.Decided == "" {
			t.Errorf("seed %d: %d rows for %d, verdict %q, decided %q", seed, len(rep.Rows), people, rep.Verdict, rep.Decided)
		}
		for _, row := range rep.Rows {
			if bad := s.Crew[row.Seat].Busted(); bad != (row.Stamp == "BUSTED") || row.Text == "" || bad && row.Step == 0 {
				t.Errorf("seed %d: %+v of a figure that is busted: %v", seed, row, bad)
			}
		}
		if n := len(x.noise); n > 0 && x.noise[n-1].marker != int(s.Noise) {
			t.Errorf("seed %d: the strip ends at %d, the marker is on %d", seed, x.noise[n-1].marker, s.Noise)
		}
		alerts := 0
		for _, st := range m.Steps() {
			for _, e := range st.Events {
				if info.Events[e.Kind] == "alert" {
					alerts++
				}
			}
		}
		told := 0
		for _, k := range x.noise {
			if k.alert {
				told++
			}
		}
		if told < alerts {
			t.Errorf("seed %d: %d alerts on the strip, %d were told", seed, told, alerts)
		}
		if b.table.won() {
			won++
			if rep.Broke != 0 {
				t.Errorf("seed %d: the job is done, and yet it broke at step %d", seed, rep.Broke)
			}
		} else {
			lost++
			could := false
			for f := range x.walks {
				could = could || x.walks[f].fate.bad() && x.steps[f] > 0 && b.table.would(x, f)
			}
			if could != (rep.Broke != 0) {
				t.Errorf("seed %d: somebody busted could have done the job: %v, and it broke at step %d", seed, could, rep.Broke)
			}
			if s.Lacks() == rule.LacksNothing || !strings.HasPrefix(rep.Decided, b.table.missing(x)) {
				t.Errorf("seed %d: %q does not begin with what is missing", seed, rep.Decided)
			}
			if strings.Contains(rep.Line, "lost") || strings.Contains(rep.Verdict, "busted") {
				t.Errorf("seed %d: %q and %q tell the same", seed, rep.Verdict, rep.Line)
			}
		}
		cash := 0
		for f := range x.walks {
			cash += x.walks[f].cash
		}
		if last := rep.Papers[0].Lines; !strings.Contains(last[0].Value, itoa(int(s.Start))) {
			t.Errorf("seed %d: the receipt begins with %v, the team had %d", seed, last[0], s.Start)
		}
	}
	if outs == 0 || busts == 0 || won == 0 || lost == 0 {
		t.Errorf("%d out, %d busted, %d won, %d lost: look at other seeds", outs, busts, won, lost)
	}
}

// A lost heist, as the results draw it.
func TestThePictureOfALostHeist(t *testing.T) {
	b := newBench(t, 1400, 1000, 1)
	for seed := uint64(1); seed < 60; seed++ {
		m := robbed(t, rule.InclusionJob, seed)
		s := m.State().(*rule.State)
		rep := b.table.Report(m, b.viewOf(s, false))
		x := b.table.recall(m)
		f := b.table.broke(x)
		if f < 0 || !x.walks[f].rolled || x.walks[f].die >= x.walks[f].need {
			continue
		}
		golden.Check(t, "report", b.PaintOn(func(c render.Canvas) {
			rep.Board(c, render.R(20, 20, 900, 700), 1)
			rep.Strip(c, render.R(20, 740, 1300, 220), 1)
			for i, row := range rep.Rows {
				row.Portrait(c, render.R(960, 20+float64(i)*150, 110, 130))
			}
		}))
		return
	}
	t.Error("no heist was lost by a roll")
}

// In a breakout each exit lets one out: whoever is caught on an exit reads who had taken it;
// a job with somebody in the County is not called one without a risk; a Fixer joins once.
func TestTheReportNamesTheRuleThatCaughtSomebody(t *testing.T) {
	caught, paid, joined := 0, 0, 0
	for seed := uint64(1); seed <= 60 && (caught == 0 || paid == 0); seed++ {
		m := robbed(t, rule.TheBricks, seed)
		b := newBench(t, 1280, 720, 1)
		s := m.State().(*rule.State)
		v := b.viewOf(s, false)
		v.Career = true
		rep := b.table.Report(m, v)
		x := b.table.recall(m)
		for _, row := range rep.Rows {
			o := b.table.exitTaken(x, row.Seat)
			if w := &x.walks[row.Seat]; o >= 0 && w.fate == fateStuck && (!w.rolled || w.die >= w.need) {
				caught++
				if !strings.Contains(row.Text, "each exit lets one out") || !strings.Contains(row.Text, b.table.figureName(o)) {
					t.Errorf("seed %d: %q", seed, row.Text)
				}
			}
		}
		if b.table.won() && x.busts() > 0 {
			paid++
			if strings.Contains(rep.Decided, "Nobody had to trust") {
				t.Errorf("seed %d: %d were busted, and %q", seed, x.busts(), rep.Decided)
			}
		}
		if b.table.won() {
			joins := func() (n int) {
				for _, p := range b.table.slips(m, x, v) {
					for _, l := range p.Lines {
						if strings.Contains(l.Text, "joins the Fixers") {
							n++
						}
					}
				}
				return n
			}
			if joins() == 1 {
				joined++
				b.table.s.Fixers = b.table.s.Fixers.With(rule.PrisonGuard)
				if joins() != 0 {
					t.Errorf("seed %d: a Fixer who is there joins again", seed)
				}
			}
		}
	}
	t.Logf("%d caught on a taken exit, %d jobs paid for, %d Fixers joined", caught, paid, joined)
	if paid == 0 || joined == 0 {
		t.Error("look at other seeds")
	}
}

// Flags on the strip of the noise cover no other one, however many there are at its end.
func TestFlagsCoverNoOther(t *testing.T) {
	in := render.R(44, 30, 560, 70)
	rows := newFlagRows(in, 20)
	var l []render.Rect
	for _, px := range []float64{60, 80, 300, 560, 580, 590, 600, 604, 604} {
		if at, ok := rows.place(px, 110); ok {
			l = append(l, at)
		}
	}
	if len(l) < 6 {
		t.Errorf("%d flags found a place", len(l))
	}
	for i, a := range l {
		if a.X < in.X || a.Right() > in.Right()+1 {
			t.Errorf("flag %d lies at %v", i, a)
		}
		for j, b := range l[:i] {
			if a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom() {
				t.Errorf("flags %d and %d cover one another: %v, %v", i, j, a, b)
			}
		}
	}
}

// Where the strip is high it has a flag for each of the crew who is busted, and none lies on
// the curve.
func TestAHighStripHasRoomForEveryFlag(t *testing.T) {
	in := render.R(44, 30, 560, 400)
	rows := newFlagRows(in, 20)
	for i := range flagsMost {
		at, ok := rows.place(604, 150)
		if !ok || at.Bottom() > in.Y+flagsMost*(20+flagGap) {
			t.Errorf("flag %d: %v, %v", i, at, ok)
		}
	}
}
