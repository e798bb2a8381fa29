package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/scenes"
)

// The die of the open figure on its action, and the sub-actions of it as chips.

// A chip is one sub-action of the action that was chosen.
type chip struct {
	kind  int // sub-action, -1 noise, -2 alert
	icon  string
	state chipState
}

type chipState uint8

const (
	chipDone chipState = iota
	chipLeft
	chipMust
)

// chips lists the sub-actions of a figure's action: those left, those done, and
// what must be.
func (t *table) chips(f int) (l []chip) {
	fig := &t.s.Crew[f]
	var printed [8]uint8
	noise, alerts := 0, 0
	if fig.Acted() && fig.Act != masters.NoAct {
		printed, noise, alerts = fig.Act.Subs()
	}
	for k := range 8 {
		for range int(printed[k]) - int(fig.Left[k]) {
			l = append(l, chip{k, subIcons[k], chipDone})
		}
		for range fig.Left[k] {
			l = append(l, chip{k, subIcons[k], chipLeft})
		}
	}
	for range max(noise, int(fig.Owed)) {
		l = append(l, chip{-1, "masters/noise", chipMust})
	}
	for range alerts {
		l = append(l, chip{-2, "masters/alert", chipMust})
	}
	return l
}

// layDie is the die, on its action once that is chosen, and the chips of it.
func (t *table) layDie(b *ui.Builder, r render.Rect, f int) {
	th, fig := b.Theme(), &t.s.Crew[f]
	box := render.R(r.X, r.Y, 186, r.H)
	title, note := say(t.v, "rolled"), ""
	if fig.Acted() && fig.Act != masters.NoAct {
		title, note = t.v.Name(ref(kAct, int(fig.Act))), t.lineSource(f)
	}
	b.Add(ui.Thing{
		ID: fmt.Sprintf("die:%d", f), Shape: t.u.Box(box), Layer: ui.LayerRooms, Decor: true, Label: title, Move: ui.Move{How: ui.Jump},
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, _ ui.State) {
			c.Round(r, 5, render.Slope(160, render.Hex(0xFFF3B0), render.Hex(0xEBD486)))
			c.Frame(r, 5, 2, render.Solid(headInk.Fade(0.7)))
			top := r.H*0.52 + 3
			if note == "" {
				top = r.H
			}
			c.TextFit(render.R(r.X+66, r.Y+3, r.W-67, top-3), render.Upper(title), caption(render.Style{Face: render.Oswald700, Size: 23, Color: headInk, Theme: th}), render.Left|render.Middle, 21, 19, 17, 15)
			fitLine(c, render.R(r.X+66, r.Y+r.H*0.5, r.W-70, r.H*0.46), note, caption(render.Style{Face: render.Sans500, Size: 17, Lead: 18, Color: paperInk, Theme: th}), render.Left|render.Middle, 16, 15)
		}),
	})
	t.layThrown(b, render.R(box.X+9, box.Center().Y-24, 48, 48), f)
	t.layChips(b, r.Pad(196, 0, 0, 0), f)
}

// layThrown is the die itself. It tumbles in when it is seen for the first time
// in a round.
func (t *table) layThrown(b *ui.Builder, at render.Rect, f int) {
	fig, round := &t.s.Crew[f], t.s.Round
	if fig.Die == 0 {
		return
	}
	th := b.Theme()
	fresh := t.thrown[f] != round
	t.thrown[f] = round
	thing := ui.Thing{ID: fmt.Sprintf("thrown:%d:%d", f, round), Shape: t.u.Box(at), Layer: ui.LayerTokens, Decor: true, Label: itoa(int(fig.Die)), Move: ui.Move{How: ui.Jump},
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			age := float64(st.Age) / float64(render.Ticks(render.TumbleMS))
			if fresh && age < 1 && !t.v.House.Settings.Reduced && !t.stage.Pace.Mine.Instant {
				c.DieTumbling(r, int(fig.Die), c.Kit().SeatDie(th, f), age, uint32(round)*7+uint32(f))
				return
			}
			c.Die(r, int(fig.Die), c.Kit().SeatDie(th, f))
		})}
	if fresh {
		from := t.u.Pt(at.Move(-40, -30))
		thing.From, thing.Move = &from, ui.Move{How: ui.Glide, MS: render.TumbleMS}
	}
	b.Add(thing)
}

// lineOf is the line that the die of a figure lies on: under its face if the
// action stands there, else where it can be taken with any roll.
func (t *table) lineOf(f int) (on masters.Line) {
	fig := &t.s.Crew[f]
	for _, l := range t.s.Lines(f) {
		switch {
		case l.Act != fig.Act:
		case l.Group > 0 && l.Face == int(fig.Die):
			return l
		case l.Face == 0:
			on = l
		}
	}
	return on
}

// lineSource names where the chosen action stands.
func (t *table) lineSource(f int) string {
	if l := t.lineOf(f); l.Group > 0 {
		return t.v.Name(ref(kSkill, int(t.s.Crew[f].Skills[l.Group-1])))
	}
	return say(t.v, "any")
}

// layChips lays the sub-actions: those that need no place are pressed here,
// the others show how many are left for the board.
func (t *table) layChips(b *ui.Builder, r render.Rect, f int) {
	th := b.Theme()
	list := t.chips(f)
	items := t.holdings(f)
	n := len(list)
	room := r.W
	if len(items) > 0 {
		room -= 64
	}
	w := min(58, (room-6*float64(max(0, n-1)))/float64(max(1, n)))
	x := r.X
	first := [8]bool{}
	for i, ch := range list {
		at := render.R(x, r.Y, w, r.H)
		x += w + 6
		thing := ui.Thing{ID: fmt.Sprintf("chip:%d:%d", f, i), Shape: t.u.Box(at), Layer: ui.LayerRooms, Move: ui.Move{How: ui.Jump}, Label: t.chipName(ch), Tip: func() ui.Tip { return t.chipTip(ch) }, Modest: true}
		if ch.kind >= 0 && ch.state == chipLeft && !first[ch.kind] {
			first[ch.kind] = true
			t.offer(&thing, t.todo.sub[ch.kind])
		}
		can := thing.Mark == ui.Legal
		thing.Mark = ui.NoMark
		thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) { t.paintChip(c, th, r, ch, st, can) })
		b.Add(thing)
	}
	t.layItems(b, render.R(x+2, r.Y, r.Right()-x-2, r.H), f, items)
}

func (t *table) chipName(ch chip) string {
	switch ch.kind {
	case -1:
		return say(t.v, "noise")
	case -2:
		return say(t.v, "alert")
	}
	return t.v.Text("name.sub." + info.Refs[kind("sub")].IDs[ch.kind])
}

func (t *table) chipTip(ch chip) ui.Tip {
	key := "must"
	switch ch.state {
	case chipDone:
		key = "chip.done"
	case chipLeft:
		key = "chip.left"
	}
	name := t.chipName(ch)
	id := "noise"
	if ch.kind == -2 {
		id = "alert"
	} else if ch.kind >= 0 {
		id = info.Refs[kind("sub")].IDs[ch.kind]
	}
	return ui.Tip{Title: scenes.Capital(name), Body: say(t.v, "sub."+id), Keywords: []ui.Keyword{{Icon: ch.icon, Name: say(t.v, key), Text: say(t.v, key+".tip")}}}
}

func (t *table) paintChip(c render.Canvas, th *render.Theme, r render.Rect, ch chip, st ui.State, can bool) {
	word := caption(render.Style{Face: render.Sans600, Size: 16, Color: headInk, Theme: th})
	icon := render.Around(render.Pt(r.Center().X, r.Y+r.H*0.38), min(r.W*0.66, 36), min(r.W*0.66, 36))
	foot := render.R(r.X+1, r.Bottom()-25, r.W-2, 22)
	switch ch.state {
	case chipDone:
		c.Dashes(cut(r.Inset(2), 8), 1.6, paperInk.Fade(0.55), 5, 4, 0, true)
		c.Icon(ch.icon, icon, paperInk.Fade(0.45))
		c.TextFit(foot, say(t.v, "chip.done"), word.In(paperInk.Fade(0.75)), render.Center|render.Middle, 15, 14)
	case chipLeft:
		if can {
			c.Glow(r, signal.Fade(0.5))
			if st.Hot() {
				r, icon, foot = r.Move(0, -3), icon.Move(0, -3), foot.Move(0, -3)
			}
		}
		c.Shadow(r, 1)
		c.Corners(r, r.W*0.3, r.W*0.3, 5, 5, render.Slope(160, render.Hex(0xFFEE9A), signal, render.Hex(0xD9A908)))
		if can {
			c.Frame(r.Inset(1), 6, 2.4, render.Solid(headInk))
		}
		c.Icon(ch.icon, icon, headInk)
		c.TextFit(foot, say(t.v, "chip.left"), word, render.Center|render.Middle, 15, 14)
	case chipMust:
		c.Shadow(r, 1)
		c.Polygon(cut(r, r.W*0.22), render.Slope(160, red.Lighter(0.16), red.Darker(0.28)))
		c.Icon(ch.icon, icon, render.White)
		c.TextFit(foot, say(t.v, "must"), word.In(render.White), render.Center|render.Middle, 15, 14)
	}
	if st.Focus {
		c.FocusRing(r, 6, th)
	}
}
