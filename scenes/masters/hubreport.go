package masters

import (
	"fmt"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// The report after a heist: who went and what became of them, what was brought, who
// joined, what was achieved, and what comes next.

// unread is how many heists of a campaign that is opened count as read: all, but for
// one whose level-ups nobody has begun.
func (x *hub) unread() int {
	s := x.season.State().(*campaign.State)
	n := len(s.History)
	for i := range s.Learnt {
		if s.CanUnlearn(i) {
			return n
		}
	}
	if n > 0 && s.Stage == campaign.Training {
		return n - 1
	}
	return n
}

// reporting reports whether a heist was played whose report nobody has read.
func (x *hub) reporting() bool { return x.s != nil && x.read < len(x.s.History) }

// whatNext names what follows a report.
func (x *hub) whatNext() string {
	switch x.s.Stage {
	case campaign.Training:
		return "training"
	case campaign.OnHeist:
		return "part-two"
	case campaign.Closed:
		return "end"
	}
	return "city"
}

// freed reports whether who sat in a chair of a heist came out of the County by it.
func (x *hub) freed(i, k int) bool {
	e := &x.s.History[i]
	if !e.Heist.County() || !e.Success || e.Busted.Has(k) {
		return false
	}
	for j := i - 1; j >= 0; j-- {
		before := &x.s.History[j]
		for c := range int(before.Size) {
			switch {
			case before.Crew[c].Member != e.Crew[k].Member:
			case before.Busted.Has(c):
				return true
			case !before.Heist.County() || before.Success:
				return false
			}
		}
	}
	return false
}

// layReport lays the report of a heist over a page.
func (x *hub) layReport(b *ui.Builder, r render.Rect, i int) {
	th, e := b.Theme(), &x.s.History[i]
	head := x.text("report.lost")
	if e.Success {
		head = x.text("report.won")
	}
	b.Add(ui.Thing{ID: "report", Shape: x.u.Box(r), Layer: ui.LayerTable, Decor: true, Label: x.jobName(e.Heist) + " " + head + " " + strings.Join(x.reportLines(i), " "), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		x.paintReport(c, th, r, e, head)
	})})
	in := r.Pad(28, 96, 28, 22)
	if x.u.paged() {
		in = r.Pad(18, 74, 18, 12)
	}
	party := in
	party.W = in.W * 0.56
	x.layParty(b, party, i)
	x.layBooty(b, in.Pad(party.W+22, 0, 0, 0), i)
}

// paintReport paints the sheet with the name of the job and how it went.
func (x *hub) paintReport(c render.Canvas, th *render.Theme, r render.Rect, e *campaign.Entry, head string) {
	c.Shadow(r, 3)
	c.Paper(r, th)
	tape(c, render.Pt(r.X+10, r.Y+12), -36)
	tape(c, render.Pt(r.Right()-10, r.Y+12), 36)
	band := greenCell
	if !e.Success {
		band = render.Hex(0x8E2A24)
	}
	high := 80.0
	if x.u.paged() {
		high = 62
	}
	c.Corners(render.R(r.X, r.Y, r.W, high), 6, 6, 0, 0, render.Slope(90, band, band.Darker(0.5)))
	icon := "masters/character/prisoner"
	if f := e.Heist.Card().Unlocks; f != masters.NoFixer && !e.Heist.County() {
		icon = fixerIcon(f)
	}
	c.Icon(icon, render.R(r.X+56, r.Y+high/2-26, 52, 52), render.Hex(0xFFF3D0))
	fitLine(c, render.R(r.X+122, r.Y, r.W-480, high), x.jobName(e.Heist), caption(render.Style{Face: render.Oswald700, Size: 38, Track: 1, Color: line, Theme: th}), render.Left|render.Middle, 32, 26, 22)
	col := render.Hex(0x8FF0B4)
	if !e.Success {
		col = render.Hex(0xFFC1BA)
	}
	stamp := render.Around(render.Pt(r.Right()-190, r.Y+high/2), 250, high-24)
	c = c.Turned(-3, stamp.Center())
	c.Round(stamp, 6, render.Solid(render.Hex(0x06111F).Fade(0.45)))
	c.Frame(stamp, 6, 3, render.Solid(col))
	fitLine(c, stamp.Inset(8), upper(head), caption(render.Style{Face: render.Oswald700, Size: 32, Track: 3, Color: col, Theme: th}), render.Center|render.Middle, 27, 22)
}

// reportLines is what a heist came to, line by line.
func (x *hub) reportLines(i int) (l []string) {
	e := &x.s.History[i]
	if e.Fixer != uint8(masters.NoFixer) {
		l = append(l, x.text("report.fixer", "who", x.v.Name(ref(kFixer, int(e.Fixer)))))
	}
	l = append(l, x.text("report.rounds", "n", int(e.Rounds)))
	if e.Before == e.After {
		l = append(l, x.text("report.same", "after", int(e.After)))
	} else {
		l = append(l, x.text("report.cash", "before", int(e.Before), "after", int(e.After)))
	}
	if e.Jewels > 0 {
		l = append(l, x.text("report.jewels", "n", int(e.Jewels)))
	}
	for k := range int(e.Size) {
		if e.Busted.Has(k) {
			l = append(l, x.text("report.busted", "who", x.memberName(e.Crew[k].Member)))
		} else if x.freed(i, k) {
			l = append(l, x.text("report.freed", "who", x.memberName(e.Crew[k].Member)))
		}
	}
	for f := range allFeats {
		if e.Earned.Has(campaign.Feat(f)) {
			l = append(l, x.text("report.feat", "what", x.v.Text("name.feat."+hubInfo.Refs[campaign.KindFeat].IDs[f])))
		}
	}
	if x.s.Stage == campaign.OnHeist && e.Heist == masters.FinalSouth {
		l = append(l, x.text("report.part-two"))
	}
	return l
}

// layParty is the crew: who they are, what became of them, what level they reach.
func (x *hub) layParty(b *ui.Builder, r render.Rect, i int) {
	th, e := b.Theme(), &x.s.History[i]
	n := int(e.Size)
	high := min(184, (r.H-10*float64(n-1))/float64(n))
	for k := range n {
		at := render.R(r.X, r.Y+float64(k)*(high+10), r.W, high)
		m := x.memberOf(e.Crew[k].Member)
		name := x.memberName(m.ID)
		fate, col := "out", greenCell
		switch {
		case e.Busted.Has(k):
			fate, col = "busted", red.Darker(0.15)
		case x.freed(i, k):
			fate = "free"
		}
		after := ""
		if fate == "busted" {
			after = x.text("report.jailed")
		}
		level := x.text("report.level.top")
		if e.Level[k] < 4 {
			level = x.text("report.level", "from", int(e.Level[k]), "to", int(e.Level[k])+1)
		}
		if e.Heist == masters.FinalSouth && e.Success {
			level = x.text("report.level.later")
		}
		player := x.playerName(e.Crew[k].Player)
		b.Add(ui.Thing{ID: fmt.Sprintf("party:%d", k), Shape: x.u.Box(at), Layer: ui.LayerBoard, Label: name + " " + x.text("party."+fate) + " " + level, Mouse: true, Modest: true, Move: ui.Move{How: ui.Jump},
			Tip: func() ui.Tip { return x.memberTip(m) },
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				c.Round(r, 6, render.Solid(render.Hex(0xFFFDF2).Fade(0.8)))
				c.Frame(r, 6, 1.6, render.Solid(headInk.Fade(0.4)))
				pic := render.R(r.X+10, r.Y+8, r.H-16, r.H-16)
				seat := c.Kit().Seat(th, k)
				c.Round(pic, 4, render.Slope(150, seat.Lighter(0.1), seat.Darker(0.6)))
				c.Icon(characterIcon(int(m.Card)), pic.Inset(pic.H*0.1), render.Hex(0x0B1526))
				if fate == "busted" {
					for j := range 5 {
						px := pic.X + pic.W*(0.1+0.2*float64(j))
						c.Segment(render.Pt(px, pic.Y), render.Pt(px, pic.Bottom()), 6, render.Hex(0x20262E))
						c.Segment(render.Pt(px-1, pic.Y), render.Pt(px-1, pic.Bottom()), 1.6, render.Hex(0x9AA8B8))
					}
				}
				c.SeatShape(render.R(pic.Right()-24, pic.Bottom()-22, 28, 28), k, th)
				stamp := render.R(r.Right()-176, r.Y+12, 160, min(46, r.H*0.42))
				words := render.R(pic.Right()+16, r.Y+8, stamp.X-pic.Right()-26, min(46, (r.H-16)/4))
				fitLine(c, words, name, caption(render.Style{Face: render.Oswald700, Size: 30, Color: headInk, Theme: th}), render.Left|render.Middle, 26, 22)
				fitLine(c, words.Move(0, words.H), x.text("report.who", "class", x.v.Name(ref(kCharacter, int(m.Card))), "player", player), caption(render.Style{Face: render.Sans500, Size: 20, Color: paperInk, Theme: th}), render.Left|render.Middle, 18, 17)
				row := words.Move(0, 2*words.H)
				row.W = r.Right() - row.X - 16
				c.Polygon(star(render.Pt(row.X+10, row.Center().Y), 10), render.Solid(render.Hex(0xB88700)))
				fitLine(c, row.Pad(28, 0, 0, 0), level, caption(render.Style{Face: render.Sans600, Size: 20, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 17)
				fitLine(c, row.Move(0, words.H), after, caption(render.Style{Face: render.Sans500, Size: 19, Color: red.Darker(0.25), Theme: th}), render.Left|render.Middle, 18, 17)
				cc := c.Turned(-4, stamp.Center())
				cc.Frame(stamp, 6, 3.5, render.Solid(col))
				fitLine(cc, stamp.Inset(6), upper(x.text("party."+fate)), caption(render.Style{Face: render.Oswald700, Size: 26, Track: 2, Color: col, Theme: th}), render.Center|render.Middle, 22, 19)
			})})
	}
}

// A gain is something that a heist brought, as a thing on the report.
type gain struct {
	id, icon, name, text string
	gold                 bool
}

// booty is what a heist brought.
func (x *hub) booty(i int) (l []gain) {
	e := &x.s.History[i]
	if e.Fixer != uint8(masters.NoFixer) {
		f := masters.Fixer(e.Fixer)
		l = append(l, gain{"fixer", fixerIcon(f), x.text("report.fixer", "who", x.v.Name(ref(kFixer, int(f)))), x.v.Text("text.fixer." + info.Refs[kFixer].IDs[f]), false})
	}
	cash := x.text("report.same", "after", int(e.After))
	if e.Before != e.After {
		cash = x.text("report.cash", "before", int(e.Before), "after", int(e.After))
	}
	l = append(l, gain{"cash", "masters/cash", x.text("report.cash.head", "n", int(e.After)), cash, false})
	if e.Jewels > 0 {
		l = append(l, gain{"jewels", "masters/jewel", x.text("report.jewels", "n", int(e.Jewels)), x.text("report.jewels.text"), false})
	}
	if k := e.Heist.Card().Finds; k != masters.NoItem && x.firstWin(i) {
		l = append(l, gain{"find", itemIcon(k), x.text("report.find", "what", x.v.Name(ref(kLoot, int(k.Loot())))), x.v.Text("text.loot." + info.Refs[kLoot].IDs[k.Loot()]), false})
	}
	for f := range allFeats {
		if e.Earned.Has(campaign.Feat(f)) {
			id := hubInfo.Refs[campaign.KindFeat].IDs[f]
			l = append(l, gain{"feat:" + id, "common/trophy", x.text("report.feat", "what", x.v.Text("name.feat."+id)), x.v.Text("text.feat." + id), true})
		}
	}
	l = append(l, gain{"rounds", "common/clock", x.text("report.rounds", "n", int(e.Rounds)), x.text("report.again", "won", e.Success), false})
	return l
}

// firstWin reports whether a heist of the history was the first success at its job.
func (x *hub) firstWin(i int) bool {
	for j := range i {
		if e := &x.s.History[j]; e.Heist == x.s.History[i].Heist && e.Success {
			return false
		}
	}
	return x.s.History[i].Success
}

// layBooty is what a heist brought, each as a thing.
func (x *hub) layBooty(b *ui.Builder, r render.Rect, i int) {
	list := x.booty(i)
	pitch := 104.0
	if x.u.paged() {
		pitch = 92
	}
	lay := func(b *ui.Builder, in render.Rect) {
		for k, g := range list {
			x.layGain(b, render.R(in.X, in.Y+float64(k)*pitch, in.W, pitch-10), g)
		}
	}
	if !x.u.paged() { // a long list closes up, as far as two lines of text have room
		pitch = min(pitch, max(88, (r.H+10)/float64(len(list))))
	}
	if float64(len(list))*pitch-10 <= r.H+0.5 {
		lay(b, r)
		return
	}
	b.ScrollArea(ui.ScrollArea{ID: "booty", Rect: x.u.Pt(r), High: float64(len(list)) * pitch * x.u.U, Build: func(b *ui.Builder, in render.Rect) { lay(b, x.u.Un(in)) }})
}

func (x *hub) layGain(b *ui.Builder, r render.Rect, g gain) {
	th := b.Theme()
	b.Add(ui.Thing{ID: "gain:" + g.id, Shape: x.u.Box(r), Layer: ui.LayerBoard, Label: g.name, Mouse: true, Modest: true, Move: ui.Move{How: ui.Jump}, Tip: func() ui.Tip { return ui.Tip{Title: g.name, Body: g.text} },
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			face := render.Slope(150, render.Hex(0xFFFDF2), render.Hex(0xF0E8CF))
			if g.gold {
				face = render.Slope(150, render.Hex(0xFFEDB0), render.Hex(0xE8C04A), render.Hex(0xB88A1A))
			}
			c.Shadow(r, 1)
			c.Round(r, 6, face)
			disk := render.Pt(r.X+r.H/2, r.Center().Y)
			c.Circle(disk, r.H*0.38, render.Slope(150, render.Hex(0x24508C), render.Hex(0x0B1C36)))
			c.RingAt(disk, r.H*0.38, 2, render.Solid(render.Hex(0xB88700)))
			c.Icon(g.icon, render.Around(disk, r.H*0.52, r.H*0.52), render.Hex(0xFFF3D0))
			words := r.Pad(r.H+6, 4, 12, 2)
			up, low := words.Cut(words.H * 0.36)
			fitLine(c, up, g.name, caption(render.Style{Face: render.Oswald700, Size: 23, Color: headInk, Theme: th}), render.Left|render.Middle, 21, 19, 17)
			c.TextFit(low, g.text, caption(render.Style{Face: render.Sans500, Size: 18, Lead: 21, Color: paperInk, Theme: th}), render.Left|render.Middle, 17, 16, 15)
		})})
}
