package shadownetwork

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/match"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// story is what the events of a match tell of its course, by side.
type story [6]struct {
	visits     [rule.Cities]int
	cases      int
	milestones int
	wages      int
}

// read follows the events of a match. Matches that go on from a stored position
// are read from there.
func read(m *match.Match) *story {
	x := &story{}
	for _, st := range m.Steps() {
		for _, e := range st.Events {
			side, ok := rule.OnSide(e.Who)
			if !ok || int(side) >= len(x) {
				continue
			}
			who := &x[side]
			switch e.Kind {
			case rule.EvPlaced:
				if k, ok := rule.OnCity(e.To); ok {
					who.visits[k]++
				}
			case rule.EvBriefcase:
				who.cases++
			case rule.EvMilestone:
				who.milestones++
			case rule.EvWages:
				who.wages += int(e.N)
			}
		}
	}
	return x
}

// scoreOf is the score of a side.
func scoreOf(out *rules.Outcome, side rule.Side) rules.Score {
	if side == rule.Syndicate && out.Automa != nil {
		return *out.Automa
	}
	return out.Seats[side]
}

// points are a part of a score by its name.
func points(s rules.Score, key string) int {
	for _, p := range s.Parts {
		if p.Key == key {
			return p.Points
		}
	}
	return 0
}

// Report tells where everybody's points come from and which of them made the
// difference, with everybody's visits on the map.
func (t *table) Report(m *match.Match, v *scenes.View) scenes.Report {
	t.see(v)
	t.plan = newPlan(t.Measure(render.R(0, 0, 1920, 1080), 1), t.s.Solo())
	x := read(m)
	out := m.Outcome()
	sides := t.all()
	slices.SortStableFunc(sides, func(a, b rule.Side) int {
		if c := cmp.Compare(scoreOf(&out, b).Total, scoreOf(&out, a).Total); c != 0 {
			return c
		}
		return cmp.Compare(t.won(&out, b), t.won(&out, a))
	})
	r := scenes.Report{Title: t.T("report.map"), Decided: t.decided(&out, sides), Verdict: t.verdict(&out, sides)}
	for _, side := range sides {
		r.Rows = append(r.Rows, t.row(x, &out, side, m.Whole()))
	}
	r.Board = func(c render.Canvas, at render.Rect, share float64) { t.paintVisits(c, at, x, share) }
	return r
}

// won is 1 for a winner.
func (t *table) won(out *rules.Outcome, side rule.Side) int {
	if side == rule.Syndicate && out.Lost || side != rule.Syndicate && out.Winners.Has(int(side)) {
		return 1
	}
	return 0
}

// row is how it ended for a side. What it did is counted only in a match that is known from its beginning.
func (t *table) row(x *story, out *rules.Outcome, side rule.Side, whole bool) scenes.ReportRow {
	score := scoreOf(out, side)
	seat := int(side)
	if side == rule.Syndicate {
		seat = len(sitters) - 1
	}
	row := scenes.ReportRow{
		Seat: seat, Name: t.called(side), Won: t.won(out, side) == 1, Total: itoa(score.Total),
		Portrait: func(c render.Canvas, at render.Rect) {
			t.paintPortrait(c, render.Around(at.Center(), at.H*0.8, at.H), side, false)
		},
	}
	row.Text = t.T("report.sum", "influence", points(score, "influence"), "contracts", points(score, "turn-in")+points(score, "game-end"), "penalty", -points(score, "penalty"))
	if l := t.turnedIn(side); len(l) > 0 {
		row.Text += " " + t.T("report.contracts", "list", strings.Join(l, ", "))
	}
	if whole {
		row.Text += " " + t.T("report.made", "n", x[side].cases, "milestones", x[side].milestones, "wages", x[side].wages)
	}
	return row
}

// turnedIn names the Contracts that a side has completed, with their values.
func (t *table) turnedIn(side rule.Side) (l []string) {
	add := func(k rule.Contract, n int) {
		l = append(l, t.T("report.contract", "name", t.View.Name(rule.RefContract(k)), "n", n))
	}
	if side == rule.Syndicate {
		for _, k := range t.s.Rival.Contracts.List() {
			if t.s.Level.CountsGameEnd() {
				add(k, int(k.Card().GameEnd))
			} else {
				add(k, int(k.Card().TurnIn))
			}
		}
		return l
	}
	p := &t.s.Players[side]
	for _, d := range p.Done[:p.DoneSize] {
		if d.Contract < rule.Contracts {
			add(d.Contract, int(d.Contract.Card().TurnIn))
		}
	}
	for _, k := range t.s.Ready(int(side)).List() {
		add(k, int(k.Card().GameEnd))
	}
	return l
}

// verdict is the result in a few words, "" where the frame's own says it.
func (t *table) verdict(out *rules.Outcome, sides []rule.Side) string {
	best := sides[0]
	if len(sides) < 2 || t.won(out, best) == 0 || t.won(out, sides[1]) == 1 {
		return ""
	}
	margin := scoreOf(out, best).Total - scoreOf(out, sides[1]).Total
	if int(best) == t.Seat {
		return t.T("report.verdict.you", "n", margin)
	}
	return t.T("report.verdict.rival", "name", t.called(best), "n", margin)
}

// decided says which part of the scores set the first two apart most.
func (t *table) decided(out *rules.Outcome, sides []rule.Side) string {
	if len(sides) < 2 {
		return ""
	}
	a, b := scoreOf(out, sides[0]), scoreOf(out, sides[1])
	if a.Total == b.Total {
		return ""
	}
	best, most := "", 0
	sum := func(s rules.Score, key string) int {
		if key == "contracts" {
			return points(s, "turn-in") + points(s, "game-end")
		}
		return points(s, key)
	}
	for _, key := range []string{"influence", "contracts", "penalty"} {
		if d := sum(a, key) - sum(b, key); d > most {
			best, most = key, d
		}
	}
	if best == "" {
		return ""
	}
	return t.T("report.decided."+best, "winner", t.called(sides[0]), "other", t.called(sides[1]), "a", max(sum(a, best), -sum(a, best)), "b", max(sum(b, best), -sum(b, best)))
}

// Sizes of the labels on the map of the report, in units.
const (
	labelCell = 38.0 // an Agent and how often he was there
	labelRow  = 30.0
)

// labelPlaces are where the labels of the cities with visits lie on the map: near their pins, clear of each other and of
// all pins as far as there is room. counts is how many sides were in a city.
func (t *table) labelPlaces(sheet render.Rect, counts *[rule.Cities]int) (out [rule.Cities]render.Rect) {
	var taken []render.Rect
	for k := range rule.City(rule.Cities) {
		taken = append(taken, render.Around(pinOn(sheet, k), 16, 16))
	}
	within := sheet.Inset(4)
	for k, n := range counts {
		if n == 0 {
			continue
		}
		cols := n
		if n > 3 {
			cols = (n + 1) / 2
		}
		w, h := labelCell*float64(cols)+6, labelRow*float64((n+cols-1)/cols)+4
		p := pinOn(sheet, rule.City(k))
		least := math.Inf(1)
		for ring := 0.0; ring < 5; ring++ {
			for deg := 0.0; deg < 360; deg += 22.5 {
				sin, cos := math.Sincos(deg * math.Pi / 180)
				far := 14 + 22*ring
				r := render.Around(render.Pt(p.X+cos*(w/2+far), p.Y+sin*(h/2+far)), w, h)
				cost := ring
				for _, x := range taken {
					if w, h := min(r.Right(), x.Right())-max(r.X, x.X), min(r.Bottom(), x.Bottom())-max(r.Y, x.Y); w > 0 && h > 0 {
						cost += 20 + w*h
					}
				}
				if r.X < within.X || r.Y < within.Y || r.Right() > within.Right() || r.Bottom() > within.Bottom() {
					cost += 1e6
				}
				if cost < least {
					least, out[k] = cost, r
				}
			}
		}
		taken = append(taken, out[k])
	}
	return out
}

// pinOn is where a city's pin sticks on a map.
func pinOn(sheet render.Rect, k rule.City) render.Point {
	return render.Pt(sheet.X+sheet.W*pins[k].X, sheet.Y+sheet.H*pins[k].Y)
}

// paintVisits draws the map with everybody's visits at each city, on a label that is tied to its pin.
func (t *table) paintVisits(c render.Canvas, at render.Rect, x *story, share float64) {
	sheet := at
	if want := at.W * 0.58; want < at.H {
		sheet = render.Around(at.Center(), at.W, want)
	}
	t.paintWorld(c, sheet)
	var counts [rule.Cities]int
	for k := range rule.City(rule.Cities) {
		for _, side := range t.all() {
			if x[side].visits[k] > 0 {
				counts[k]++
			}
		}
	}
	places := t.labelPlaces(sheet, &counts)
	red := render.Hex(0xC93A2E)
	for k, n := range counts {
		if r := places[k]; n > 0 {
			p := pinOn(sheet, rule.City(k))
			c.Segment(p, render.Pt(min(max(p.X, r.X+6), r.Right()-6), min(max(p.Y, r.Y+6), r.Bottom()-6)), 2, red.Darker(0.2))
		}
	}
	for k, n := range counts {
		p, r := pinOn(sheet, rule.City(k)), places[k]
		switch {
		case !t.s.Open(rule.City(k)):
			c.Line([]render.Point{p.Add(render.Pt(-5, -5)), p.Add(render.Pt(5, 5))}, 2, render.Hex(0x4A3A1C), false)
			c.Line([]render.Point{p.Add(render.Pt(5, -5)), p.Add(render.Pt(-5, 5))}, 2, render.Hex(0x4A3A1C), false)
			continue
		case n > 0:
			c.Shadow(r, 1)
			c.Round(r, 4, render.Slope(160, render.Hex(0xFFFBEE), render.Hex(0xF0E4C4)))
			c.Frame(r, 4, 1.2, render.Solid(render.Hex(0x5C4A22).Fade(0.6)))
			shown := c.Faded(min(1, 0.2+share))
			cols, i := int((r.W-6)/labelCell+0.5), 0
			for _, side := range t.all() {
				visits := x[side].visits[k]
				if visits == 0 {
					continue
				}
				in := render.R(r.X+4+labelCell*float64(i%cols), r.Y+2+labelRow*float64(i/cols), labelCell, labelRow)
				t.paintAgent(shown, render.R(in.X, in.Y+2, 15, 26), side)
				shown.TextIn(render.R(in.X+17, in.Y, 20, in.H), itoa(visits), t.figure(20, t.Theme.Ink), render.Left|render.Middle)
				i++
			}
		}
		t.paintTack(c, p, red)
	}
}
