package career

import (
	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/career"
)

// The goals of an operation: what they are, how far they are while its match waits, what came of them.

// An aim is a goal as the dossier shows it.
type aim struct {
	words   string
	figures string
	mark    mark
	star    bool // it is earned, or would be now
}

// A mark is what has become of a goal.
type mark uint8

// Marks.
const (
	ahead  mark = iota // it is to come, or was entered before goals were booked one by one
	met                // it was met
	missed             // it was not
)

// aims are the goals of an operation.
func (x *hub) aims(op int) (l []aim) {
	p := &x.s.Pages[op]
	if p.Booked {
		forgone := x.forgone(op)
		for _, r := range p.Goals {
			id := x.place.Career.GoalID(r)
			a := aim{words: x.goal(op, id, int(r.N)), mark: missed}
			if r.Met {
				a.mark, a.star = met, true
			}
			if forgone {
				a.mark, a.star = ahead, false
			}
			if r.Counted {
				a.figures = x.house.GoalFigures(x.book().Counting(id), int(r.Have), int(r.Want))
			}
			l = append(l, a)
		}
		return l
	}
	var now rules.State
	if x.looks(op) == Running {
		now = x.waiting()
	}
	for _, g := range x.book().Operations[op].Goals {
		a := aim{words: x.goal(op, g.ID, g.N)}
		if now != nil && g.Shows(now) {
			have, want := g.Count(now)
			a.figures, a.star = x.house.GoalFigures(g.How, have, want), g.How.Holds(have, want)
		}
		l = append(l, a)
	}
	return l
}

// goal is what a goal of an operation asks for.
func (x *hub) goal(op int, id string, n int) string {
	return x.house.Say(x.info().ID, x.place.against(op, rules.Say("goal."+id, rules.Num("n", n))), nil)
}

// forgone reports whether a bot played an operation to its end: what it met has earned nothing.
func (x *hub) forgone(op int) bool {
	p := &x.s.Pages[op]
	return p.Booked && p.Stars == 0 && p.Goals.Stars() > 0
}

// waiting is the match that waits at the table as the person sees it, nil where it was not begun. It is read once for each
// time that the desk changes.
func (x *hub) waiting() rules.State {
	if x.waits != nil && x.waitsAt == x.rev {
		return x.waits
	}
	x.waits, x.waitsAt = nil, x.rev
	if id := x.season.Running(); id != "" {
		if m, _, err := x.house.Folder.ReadMatch(id); err == nil {
			x.waits = m.View(0)
		}
	}
	return x.waits
}

// verdict says how the operation went, and how its match ended: two things.
func (x *hub) verdict(op int) (operation, match string) {
	p := &x.s.Pages[op]
	operation = x.house.T("career.verdict.lost")
	switch {
	case x.forgone(op):
		operation = x.house.T("career.verdict.bot")
	case p.Fate == career.Won:
		operation = x.house.T("career.verdict.won")
	}
	match = x.house.T("career.score", "n", int(p.Score), "m", int(p.Against))
	switch p.Match {
	case career.MatchWon:
		match = x.house.T("career.match.won", "score", match)
	case career.MatchLost:
		match = x.house.T("career.match.lost", "score", match)
	}
	return operation, match
}

// aimWords are the goals for whoever hears the dossier.
func aimWords(l []aim) (label string) {
	for _, a := range l {
		label += " " + a.words
		if a.figures != "" {
			label += " " + a.figures
		}
	}
	return label
}

// paintAims paints the goals, one a row: its star, what is asked, how far it is, and what came of it. The first one, which is
// what success is, says so.
func (x *hub) paintAims(c render.Canvas, r render.Rect, l []aim) {
	high := r.H / float64(len(l))
	for i, a := range l {
		row := render.R(r.X, r.Y+float64(i)*high, r.W, high)
		col := render.Hex(0xA39A80)
		if a.star {
			col = gold
		}
		star := render.Around(render.Pt(row.X+17, row.Center().Y), 30, 30)
		c.Icon("star", star.Move(1, 1.5), render.Black.Fade(0.4))
		c.Icon("star", star, col)
		right := row.Right()
		if a.mark != ahead {
			icon, tone := "check", green
			if a.mark == missed {
				icon, tone = "cross", red
			}
			c.Icon(icon, render.Around(render.Pt(right-14, row.Center().Y), 25, 25), tone)
			right -= 34
		}
		if a.figures != "" {
			st := bold(19, ink)
			w, _ := c.Ruler().Measure(a.figures, st)
			c.TextIn(render.R(right-w-2, row.Y, w+2, row.H), a.figures, st, render.Right|render.Middle)
			right -= w + 12
		}
		st := plain(21, ink)
		if i == 0 {
			st = bold(21, ink)
			tag := x.house.T("career.goal.first")
			small := bold(16, green)
			w, _ := c.Ruler().Measure(tag, small)
			if full, _ := c.Ruler().Measure(a.words, st.Sized(17)); full+w+50 <= right-row.X {
				c.TextIn(render.R(right-w-2, row.Y, w+2, row.H), tag, small, render.Right|render.Middle)
				right -= w + 12
			}
		}
		c.TextFit(render.R(row.X+42, row.Y, right-row.X-42, row.H), a.words, st, render.Left|render.Middle, 19, 18, 17, 16)
	}
}
