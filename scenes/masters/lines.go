package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// The actions of the open figure's cards, line by line, with what turning the die costs.

// layLines lists every action of a figure's cards in three columns.
func (t *table) layLines(b *ui.Builder, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	lines := t.s.Lines(f)
	cols := 3
	if f == masters.NPCFigure {
		cols = 1
	}
	titles := []string{say(t.v, "any")}
	icons := []string{"common/dice"}
	if f != masters.NPCFigure {
		for _, k := range fig.Skills {
			if k == masters.NoSkill {
				titles, icons = append(titles, "—"), append(icons, "common/minus")
				continue
			}
			titles, icons = append(titles, t.v.Name(ref(kSkill, int(k)))), append(icons, skillIcon(k))
		}
	}
	used, best := map[masters.Act]bool{}, cheapest(lines)
	for g, at := range ui.Grid(r, cols, 1, 8) {
		t.layColumn(b, at, f, g, titles[g], icons[g], lines, best, used)
	}
	if t.planning() || f != t.who {
		return
	}
	for a, l := range t.todo.act {
		if !used[a] {
			t.todo.hidden = append(t.todo.hidden, l...)
		}
	}
}

// cheapest is the fewest ideas that each action costs, by its twin: one that two
// lines show is taken by the nearer.
func cheapest(lines []masters.Line) map[masters.Act]int {
	best := map[masters.Act]int{}
	for _, l := range lines {
		if x, ok := best[l.Act.Twin()]; !ok || l.Cost < x {
			best[l.Act.Twin()] = l.Cost
		}
	}
	return best
}

func (t *table) layColumn(b *ui.Builder, r render.Rect, f, g int, title, icon string, lines []masters.Line, best map[masters.Act]int, used map[masters.Act]bool) {
	th := b.Theme()
	b.Draw(ui.LayerRooms, func(c render.Canvas) {
		c = t.u.Canvas(c)
		c.Round(r, 5, render.Solid(render.Hex(0xFFFDF2).Fade(0.75)))
		c.Frame(r, 5, 1.6, render.Solid(headInk.Fade(0.55)))
		head := render.R(r.X, r.Y, r.W, 32)
		c.Corners(head, 5, 5, 0, 0, render.Solid(headInk))
		c.Icon(icon, render.R(head.X+8, head.Y+5, 22, 22), line)
		c.TextFit(head.Pad(38, 0, 6, 0), render.Upper(title), caption(render.Style{Face: render.Oswald500, Size: 19, Track: 0.6, Color: line, Theme: th}), render.Left|render.Middle, 18, 16, 15)
	})
	n := 0
	for _, l := range lines {
		if l.Group == g {
			n++
		}
	}
	pitch := min(40, (r.H-36)/float64(max(6, n)))
	i := 0
	for _, l := range lines {
		if l.Group != g {
			continue
		}
		at := render.R(r.X+3, r.Y+34+float64(i)*pitch, r.W-6, pitch-2)
		i++
		t.layLine(b, at, f, l, best[l.Act.Twin()] == l.Cost, used)
	}
	if k := g - 1; k >= 0 && k < len(t.s.Crew[f].Skills) && f != masters.NPCFigure && t.s.Crew[f].Skills[k] != masters.NoSkill {
		rest := render.R(r.X+8, r.Y+36+float64(i)*pitch, r.W-16, r.Bottom()-r.Y-38-float64(i)*pitch)
		if words := t.lacksSkill(t.s.Crew[f].Skills[k]); words != "" && rest.H >= 20 {
			b.Draw(ui.LayerRooms, func(c render.Canvas) {
				t.u.Canvas(c).TextFit(rest, words, caption(render.Style{Face: render.Sans500, Size: 17, Lead: 18, Color: red.Darker(0.35), Theme: th}), render.Left|render.Middle, 16, 15)
			})
		}
	}
	if g == 0 && f != masters.NPCFigure {
		rest := render.R(r.X+8, r.Y+38+float64(i)*pitch, r.W-16, r.H-44-float64(i)*pitch)
		if rest.H > 60 {
			t.layAbility(b, rest, f)
		}
	}
}

// layAbility is what a character can do besides its actions: its text, which
// stands for the abilities that it can use now.
func (t *table) layAbility(b *ui.Builder, r render.Rect, f int) {
	th := b.Theme()
	text := t.v.Text("text.character." + info.Refs[kCharacter].IDs[t.s.CharacterIndex(f)])
	thing := ui.Thing{ID: "ability", Shape: t.u.Box(r), Layer: ui.LayerRooms, Label: text, Modest: true, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip { return ui.Tip{Title: say(t.v, "ability"), Body: text} }}
	can := f == t.who && len(t.todo.ability) > 0
	if can {
		for _, a := range t.todo.ability {
			thing.Choices = append(thing.Choices, ui.Choice{Label: t.v.Say(t.v.Shown.Describe(a)), Do: func() { t.v.Decide(a) }})
			t.v.Elsewhere(a)
		}
	}
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		words := r
		if can {
			box := r.Pad(-5, 2, -5, -3)
			c.Round(box, 4, render.Solid(render.Hex(0xFFF2B8)))
			c.Frame(box, 4, 2, render.Solid(render.Hex(0xB88700)))
			if st.Hot() {
				c.Frame(box.Inset(-1), 5, 3, render.Solid(headInk.Fade(0.8)))
			}
		}
		if st.Focus {
			c.FocusRing(r.Pad(-4, 2, -4, -2), 4, th)
		}
		c.TextFit(words, text, caption(render.Style{Face: render.Sans400, Size: 18, Lead: 19, Color: paperInk, Theme: th}), render.Left|render.Middle, 17, 16, 15)
	})
	b.Add(thing)
}

// layLine is one action: the face it stands under, its name, what it gives, the
// ideas it costs to turn the die there. Only the cheapest of an action's
// lines can be chosen.
func (t *table) layLine(b *ui.Builder, r render.Rect, f int, l masters.Line, best bool, used map[masters.Act]bool) {
	th, fig := b.Theme(), &t.s.Crew[f]
	id := fmt.Sprintf("line:%d:%d:%d", l.Group, l.Face, l.Act)
	acts := t.todo.act[l.Act]
	if acts == nil {
		acts = t.todo.act[l.Act.Twin()]
	}
	if !best {
		acts = nil
	}
	if len(acts) > 0 && !used[l.Act] && f == t.who && !t.planning() {
		id = t.v.ID(ref(kAct, int(l.Act)))
		used[l.Act], used[l.Act.Twin()] = true, true
	}
	name := t.v.Name(ref(kAct, int(l.Act)))
	thing := ui.Thing{ID: id, Shape: t.u.Box(r), Layer: ui.LayerTokens, Label: name, Modest: true, Move: ui.Move{How: ui.Jump}, Tip: func() ui.Tip { return t.lineTip(f, l) }}
	chosen := fig.Acted() && fig.Act == l.Act && t.lineOf(f) == l
	can := false
	switch {
	case t.planning() || t.s.Phase != masters.Action || f != t.who:
	case len(acts) > 0:
		can = t.offer(&thing, acts)
	case t.v.Asked && !fig.Acted():
		t.v.OfferAction(&thing, rules.Do(masters.VAct, t.s.CharacterIndex(f), int(l.Act)))
	}
	thing.Mark = ui.NoMark
	deciding := t.s.Phase == masters.Action && !fig.Acted()
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.paintLine(c, th, r, f, l, name, st, chosen, can, deciding)
	})
	b.Add(thing)
}

func (t *table) paintLine(c render.Canvas, th *render.Theme, r render.Rect, f int, l masters.Line, name string, st ui.State, chosen, can, deciding bool) {
	fig := &t.s.Crew[f]
	ink, faint := headInk, 1.0
	switch {
	case chosen:
		c.Round(r, 4, render.Solid(headInk))
		ink = line
	case can && l.Cost == 0:
		c.Round(r, 4, render.Slope(170, render.Hex(0xFFE97A), render.Hex(0xF3CE3C)))
	case can:
		c.Round(r, 4, render.Solid(render.Hex(0xFFF2B8)))
	case deciding || fig.Acted():
		faint = 0.8
	}
	if st.Hot() && !chosen {
		c.Frame(r, 4, 2, render.Solid(headInk.Fade(0.8)))
	}
	if st.Focus {
		c.FocusRing(r, 4, th)
	}
	c = c.Faded(faint)
	d := min(r.H-8, 26)
	at := render.R(r.X+5, r.Center().Y-d/2, d, d)
	switch {
	case chosen && fig.Die > 0:
		c.Die(at, int(fig.Die), c.Kit().SeatDie(th, f))
	case l.Face > 0 && l.Face == int(fig.Die) && deciding:
		c.Die(at, l.Face, c.Kit().SeatDie(th, f))
	default:
		words, plate, digit := "–", paperInk.Fade(0.86), line
		if l.Face > 0 {
			words = itoa(l.Face)
		}
		if faint < 1 { // what cannot be taken has no plate that leaps to the eye
			plate, digit = paperInk.Fade(0.12), paperInk
		}
		c.Round(at, 4, render.Solid(plate))
		c.TextIn(at, words, small(render.Style{Face: render.Mono700, Size: 18, Color: digit, Theme: th}), render.Center|render.Middle)
	}
	words := name
	if key := "short.action." + info.Refs[kAct].IDs[l.Act]; t.v.House.Book.Has(wordsShelf, key) {
		words = t.v.T(wordsShelf, key, nil)
	}
	style := small(render.Style{Face: render.Oswald500, Size: 20, Color: ink, Theme: th})
	wide, _ := c.Ruler().Measure(words, style.Sized(18))
	room := r.Right() - at.Right() - 16 - wide
	if can && l.Cost > 0 {
		room -= 25
	}
	right := t.paintGains(c, th, r, l, ink, room)
	if can && l.Cost > 0 {
		right -= 25
		c.Coin(render.Around(render.Pt(right+12, r.Center().Y), 23, 23), th, "", l.Cost)
	}
	fitLine(c, render.R(at.Right()+7, r.Y, right-at.Right()-9, r.H), words, style, render.Left|render.Middle, 18, 16)
}

// actSigns are the pictograms of actions that give no sub-actions of their own: what is
// lent to others, what is blown open or burned out.
var actSigns = map[masters.Act][]string{
	masters.Autopwn: {"masters/unlock", "masters/sub/disable", "masters/sub/subdue"}, masters.Exploit: {"masters/unlock", "masters/sub/disable", "masters/sub/subdue"},
	masters.Breach: {"masters/exit"}, masters.KillPixels: {"masters/camera"}, masters.LoopFootage: {"masters/camera"},
	masters.TossLoot: {"masters/sub/loot"}, masters.CardFlick: {"masters/keycard"}, masters.StudySchematics: {"masters/cash"},
}

// paintGains draws the sub-actions of a line at its right end and returns where
// they begin. Where they are many they move together, to leave the name the
// rest of the line.
func (t *table) paintGains(c render.Canvas, th *render.Theme, r render.Rect, l masters.Line, ink render.Color, room float64) float64 {
	subs, noise, alerts := l.Act.Subs()
	x := r.Right() - 5
	num := small(render.Style{Face: render.Mono700, Size: 16, Color: red.Darker(0.45), Theme: th})
	if ink == line {
		num = num.In(th.Bad)
	}
	n := alerts + min(noise, 1) + len(actSigns[l.Act])
	for _, k := range subs {
		n += int(k)
	}
	if noise > 1 {
		room -= 13
	}
	step := min(20, max(15, room/float64(max(1, n))))
	put := func(icon string, tint render.Color) {
		x -= step
		c.Icon(icon, render.Around(render.Pt(x+step/2-0.5, r.Center().Y), step-1, step-1), tint)
	}
	for range alerts {
		put("masters/alert", red)
	}
	if noise > 1 {
		w := 13.0
		c.TextIn(render.R(x-w, r.Y, w, r.H), itoa(noise), num, render.Right|render.Middle)
		x -= w
	}
	if noise > 0 {
		put("masters/noise", red)
	}
	for k := 7; k >= 0; k-- {
		for range subs[k] {
			put(subIcons[k], ink)
		}
	}
	for _, icon := range actSigns[l.Act] {
		put(icon, ink)
	}
	return x
}

// lineTip explains an action and what it costs.
func (t *table) lineTip(f int, l masters.Line) ui.Tip {
	tip := ui.Tip{Title: t.v.Name(ref(kAct, int(l.Act))), Body: t.v.Text("text.action." + info.Refs[kAct].IDs[l.Act])}
	fig := &t.s.Crew[f]
	switch {
	case fig.Acted(): // it cannot be chosen any more
	case l.Face == 0 && l.Cost > 0:
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/idea", Name: say(t.v, "cost", "n", l.Cost), Text: say(t.v, "cost.pay")})
	case l.Face == 0:
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/dice", Name: say(t.v, "any"), Text: say(t.v, "any.tip")})
	case l.Cost > 0 && fig.Die > 0:
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/idea", Name: say(t.v, "cost", "n", l.Cost), Text: say(t.v, "cost.turn", "from", int(fig.Die), "to", l.Face)})
	default:
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/dice", Name: say(t.v, "face", "n", l.Face), Text: say(t.v, "face.tip")})
	}
	return tip
}
