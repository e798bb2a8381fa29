package deepstate

import (
	"cmp"
	"slices"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// moment is something that the story of a match remembers of a round.
type moment struct {
	round int
	who   rule.Player // Nobody for a World War
	what  rules.Ref   // what it is about
	icon  string
	tint  render.Color
}

// story lists the moments of a match: wars, operations, the Stages that bring
// Influence, Treaties made.
func (t *table) story(m *match.Match) (l []moment, first, last int) {
	s := m.At(0).(*rule.State)
	first = max(1, int(s.Round))
	last = first
	for _, st := range m.Steps() {
		for _, e := range st.Events {
			x := moment{round: last, who: s.OnPlayer(e.Who), what: e.What}
			switch e.Kind {
			case rule.EvRound, rule.EvNewRound:
				last = max(1, int(e.N))
				continue
			case rule.EvWar:
				x.icon, x.who, x.tint = iconWar, rule.Nobody, render.Hex(0xFF7A4A)
			case rule.EvCarriedOut:
				x.icon, x.tint = t.picture(e.What), render.Hex(0xF5EACB)
			case rule.EvMade, rule.EvHOCKeeps:
				x.icon, x.tint = t.picture(e.What), render.Hex(0xE8C877)
			case rule.EvJoined, rule.EvAdvanced:
				p, n, _ := rule.OnStage(e.To)
				if n < 4 {
					continue
				}
				x.icon, x.what, x.tint = "deepstate/project/"+t.IDOf(rule.RefProject(p)), e.To, render.Hex(0xFFD97A)
			default:
				continue
			}
			l = append(l, x)
		}
	}
	return l, first, last
}

// reportTicks is how long the pad is filled in: nine rows, then the sum.
const reportTicks = 260

// Report shows the scoring pad filled in row by row, what each player lived on,
// and what decided it.
func (t *table) Report(m *match.Match, v *scenes.View) scenes.Report {
	t.see(v)
	out := m.Outcome()
	moments, first, last := t.story(m)
	ranks := t.ranks(out)
	r := scenes.Report{Title: t.T("report.pad"), Clock: t.T("report.rounds"), Ticks: reportTicks, Verdict: t.verdict(ranks, out), Decided: t.decided(ranks)}
	r.Board = func(c render.Canvas, at render.Rect, share float64) {
		f := min(at.W/640, at.H/460)
		c = c.Enlarged(f, render.Pt(0, 0))
		t.paintPad(c, at.Mul(1/f), share*(rule.Rows+1))
	}
	r.Strip = func(c render.Canvas, at render.Rect, share float64) {
		t.paintRounds(c, at, moments, first, last, share)
	}
	for _, p := range ranks {
		r.Rows = append(r.Rows, t.reportRow(p, out))
	}
	return r
}

// ranks is the players in the order in which they ended.
func (t *table) ranks(out rules.Outcome) []rule.Player {
	l := t.order()
	slices.SortStableFunc(l, func(a, b rule.Player) int {
		if x := t.wins(b, out) - t.wins(a, out); x != 0 {
			return x
		}
		return cmp.Compare(t.s.Total(b), t.s.Total(a))
	})
	return l
}

// wins is 1 for a winner.
func (t *table) wins(p rule.Player, out rules.Outcome) int {
	if t.s.Automa(p) && out.Lost || !t.s.Automa(p) && out.Winners.Has(int(p)) {
		return 1
	}
	return 0
}

// verdict is the result against HOC in a few words; among people the frame's own
// names the winner.
func (t *table) verdict(ranks []rule.Player, out rules.Outcome) string {
	if t.s.Seats > 1 {
		return ""
	}
	lead := t.s.Total(0) - t.s.Total(rule.HOC)
	switch {
	case out.Lost:
		return t.T("report.lost", "n", -lead)
	case lead == 0:
		return t.T("report.tied")
	}
	return t.T("report.won", "n", lead)
}

// reportRow is how it ended for a player.
func (t *table) reportRow(p rule.Player, out rules.Outcome) scenes.ReportRow {
	st := &t.s.Players[p]
	row := scenes.ReportRow{Seat: int(p), Name: t.playerName(p), Won: t.wins(p, out) == 1, Total: itoa(t.s.Total(p))}
	if t.s.Automa(p) {
		row.Seat, row.Sub = -1, t.sub(p)
	} else if who, ok := t.View.Sitter(int(p)); ok && who.Bot {
		row.Sub = t.View.House.T("level." + who.Level)
	}
	if row.Won {
		row.Stamp = t.T("report.stamp.won")
	}
	row.Portrait = func(c render.Canvas, at render.Rect) {
		t.portrait(c, render.Around(at.Center(), at.H*0.8, at.H*0.92), p)
	}
	cards := 0
	for _, n := range st.Kinds {
		cards += int(n)
	}
	stage := 0
	for _, n := range st.Stages {
		stage = max(stage, int(n))
	}
	row.Text = t.T("report.row", "lived", t.lived(p), "cards", cards, "treaties", len(t.s.MadeBy(p)), "stage", numeral(stage))
	return row
}

// lived names the rows of the pad on which a player lived, the best two.
func (t *table) lived(p rule.Player) string {
	rows := t.s.ScoreRows(p)
	var best []int
	for i := range rows {
		if rows[i] > 0 {
			best = append(best, i)
		}
	}
	slices.SortStableFunc(best, func(a, b int) int { return rows[b] - rows[a] })
	var l []string
	for _, i := range best[:min(2, len(best))] {
		l = append(l, t.T("report.part", "part", t.View.Text("part."+t.View.Info.Parts[i]), "n", rows[i]))
	}
	if len(l) == 0 {
		return t.T("pad.empty")
	}
	return strings.Join(l, ", ")
}

// decided tells in which rows of the pad the first and the second one differ most.
func (t *table) decided(ranks []rule.Player) string {
	a, b := t.s.ScoreRows(ranks[0]), t.s.ScoreRows(ranks[1])
	var ahead, behind []int
	for i := range a {
		switch {
		case a[i] > b[i]:
			ahead = append(ahead, i)
		case a[i] < b[i]:
			behind = append(behind, i)
		}
	}
	name := func(list []int, sign int) string {
		slices.SortStableFunc(list, func(x, y int) int { return cmp.Compare(absolute(a[y]-b[y]), absolute(a[x]-b[x])) })
		var l []string
		for _, i := range list[:min(3, len(list))] {
			l = append(l, t.T("report.part", "part", t.View.Text("part."+t.View.Info.Parts[i]), "n", text.Signed(sign*(a[i]-b[i]))))
		}
		return strings.Join(l, ", ")
	}
	first, second := t.playerName(ranks[0]), t.playerName(ranks[1])
	var l []string
	if t.s.Seats > 1 { // the verdict against HOC says by how much
		l = append(l, t.T("report.lead", "first", first, "second", second, "n", t.s.Total(ranks[0])-t.s.Total(ranks[1])))
	}
	if len(ahead) > 0 {
		l = append(l, t.T("report.ahead", "first", first, "rows", name(ahead, 1)))
	}
	if len(behind) > 0 {
		l = append(l, t.T("report.behind", "second", second, "rows", name(behind, -1)))
	}
	return strings.Join(l, " ")
}

func absolute(n int) int { return max(n, -n) }

// paintRounds draws what each round that is known is remembered for.
func (t *table) paintRounds(c render.Canvas, at render.Rect, list []moment, first, last int, share float64) {
	step := at.W / float64(last-first+1)
	for r := range last - first + 1 {
		x := at.X + step*float64(r)
		if r > 0 {
			c.Fill(render.R(x, at.Y, 1, at.H), render.Solid(t.Theme.PanelEdge.Fade(0.4)))
		}
		c.TextIn(render.R(x, at.Y, step, 26), itoa(first+r), t.figure(18, t.Theme.Second), render.Center|render.Middle)
	}
	cell, line := 54.0, 28.0
	named := step >= namedMoment
	if named {
		cell, line = namedMoment, 40
	}
	rows, cols := max(1, int((at.H-30)/line)), max(1, int(step/cell))
	seen := make([]int, last+1)
	for i, m := range list {
		if float64(i) > share*float64(len(list)) {
			return
		}
		n := seen[m.round]
		seen[m.round]++
		if n >= rows*cols {
			continue
		}
		x := at.X + step*float64(m.round-first) + (step-cell*float64(cols))/2 + cell*float64(n/rows)
		y := at.Y + 30 + line*float64(n%rows)
		if m.who != rule.Nobody {
			t.shape(c, render.Around(render.Pt(x+11, y+line/2), 18, 18), m.who)
		}
		c.Icon(m.icon, render.Around(render.Pt(x+36, y+line/2), line-3, line-3), m.tint)
		if named {
			c.TextFit(render.R(x+62, y, cell-66, line), t.name(m.what), t.figure(26, t.Theme.Text), render.Left|render.Middle, 26, 20, 16)
		}
	}
}

// namedMoment is how wide a moment is with its name, in points: where few rounds leave room, names stand beside the signs.
const namedMoment = 420.0
