package masters

import (
	"fmt"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// layPanel is the open figure: its portrait, ideas and loot, the die on its
// action, what is left of it, and all actions that its cards offer.
func (t *table) layPanel(b *ui.Builder, r render.Rect, f int) {
	th, fig := b.Theme(), &t.s.Crew[f]
	col := b.Stage().Kit.Seat(th, f)
	none := f != masters.NPCFigure && fig.Card >= masters.Characters
	head := 128.0
	b.Add(ui.Thing{
		ID: "panel", Shape: t.u.box(r), Layer: ui.LayerBoard, Label: t.figureName(f), Move: ui.Move{How: ui.Jump}, Mouse: true,
		Tip: func() ui.Tip { return t.figureTip(f) }, Big: t.bigFigure(b, f),
		Paint: t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 3)
			c.Round(r, 7, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE6DFC6)))
			c.Pulp(r.Inset(1), 1)
			c.Frame(r, 7, 4, render.Solid(signal))
			pic := render.R(r.X+14, r.Y+14, 96, head-24)
			c.Shadow(pic, 1)
			c.Round(pic, 5, render.Slope(150, col.Lighter(0.15), col, col.Darker(0.6)))
			c.Clipped(pic).Tile("common/grid", pic, render.White.Fade(0.12), 1)
			if !none {
				c.Icon(characterIcon(t.iconIndex(f)), render.Around(pic.Center(), 80, 80).Move(2, 3), render.Black.Fade(0.4))
				c.Icon(characterIcon(t.iconIndex(f)), render.Around(pic.Center(), 80, 80), render.Hex(0x0B1526).Fade(0.94))
			}
			c.SeatShape(render.Around(render.Pt(pic.Right()-4, pic.Bottom()-4), 34, 34), f, th)
			x := pic.Right() + 20
			t.paintName(c, th, render.R(x, r.Y+8, r.Right()-x-190, 46), f)
			t.paintIdeas(c, th, render.R(r.Right()-186, r.Y+12, 174, 40), f)
		}),
	})
	if none {
		return
	}
	area := render.R(r.X+130, r.Y+56, r.W-142, head-58)
	if t.s.Phase == masters.Escape {
		t.layHolding(b, area, f)
		t.layWayOut(b, render.R(r.X+12, r.Y+head+2, r.W-24, r.H-head-14), f)
		for _, l := range t.todo.act {
			t.todo.hidden = append(t.todo.hidden, l...)
		}
		return
	}
	if t.planning() {
		t.layHolding(b, area, f)
	} else {
		t.layDie(b, area, f)
	}
	t.layLines(b, render.R(r.X+12, r.Y+head+2, r.W-24, r.H-head-14), f)
}

// paintName is what a figure is called, with its class behind a name of its own.
func (t *table) paintName(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	name := caption(render.Style{Face: render.Oswald700, Size: 34, Track: 0.5, Color: headInk, Theme: th})
	words, class := strings.ToUpper(t.figureName(f)), t.className(f)
	if class == "" {
		c.TextFit(r, words, name, render.Left|render.Middle, 30, 26, 22)
		return
	}
	sub := caption(render.Style{Face: render.Sans500, Size: 20, Color: paperInk, Theme: th})
	w, _ := c.Ruler().Measure(words, name)
	w = min(w+14, r.W*0.66)
	fitLine(c, render.R(r.X, r.Y, w-10, r.H), words, name, render.Left|render.Middle, 30, 26)
	fitLine(c, render.R(r.X+w, r.Y+7, r.W-w, r.H-8), class, sub, render.Left|render.Middle, 18, 16)
}

// paintIdeas is the coins of a figure and its tokens in hand.
func (t *table) paintIdeas(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	num := small(render.Style{Face: render.Mono700, Size: 22, Color: headInk, Theme: th})
	x := r.Right() - 74
	if f != masters.NPCFigure {
		c.Icon("masters/brain", render.R(x, r.Y+5, 30, 30), paperInk)
		c.TextIn(render.R(x+34, r.Y, 40, r.H), itoa(int(fig.Tokens)), num, render.Left|render.Middle)
	}
	n := int(fig.Ideas)
	if n <= 3 {
		for i := range 3 {
			at := render.R(x-18-float64(3-i)*31, r.Y+5, 29, 29)
			if i < n {
				c.Coin(at, th, "masters/idea", 0)
			} else {
				c.Dashes(circle(at.Center(), 12), 1.6, paperInk.Fade(0.5), 5, 4, 0, true)
			}
		}
		return
	}
	c.Coin(render.R(x-86, r.Y+5, 30, 30), th, "masters/idea", 0)
	c.TextIn(render.R(x-52, r.Y, 44, r.H), itoa(n), num, render.Left|render.Middle)
}

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
		ID: fmt.Sprintf("die:%d", f), Shape: t.u.box(box), Layer: ui.LayerRooms, Decor: true, Label: title, Move: ui.Move{How: ui.Jump},
		Paint: t.painter(func(c render.Canvas, r render.Rect, _ ui.State) {
			c.Round(r, 5, render.Slope(160, render.Hex(0xFFF3B0), render.Hex(0xEBD486)))
			c.Frame(r, 5, 2, render.Solid(headInk.Fade(0.7)))
			top := r.H*0.52 + 3
			if note == "" {
				top = r.H
			}
			c.TextFit(render.R(r.X+66, r.Y+3, r.W-70, top-3), strings.ToUpper(title), caption(render.Style{Face: render.Oswald700, Size: 23, Color: headInk, Theme: th}), render.Left|render.Middle, 21, 19, 17, 15)
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
	thing := ui.Thing{ID: fmt.Sprintf("thrown:%d:%d", f, round), Shape: t.u.box(at), Layer: ui.LayerTokens, Decor: true, Label: itoa(int(fig.Die)), Move: ui.Move{How: ui.Jump},
		Paint: t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			age := float64(st.Age) / float64(render.Ticks(render.TumbleMS))
			if fresh && age < 1 && !t.v.House.Settings.Reduced && !t.stage.Pace.Mine.Instant {
				c.DieTumbling(r, int(fig.Die), c.Kit().SeatDie(th, f), age, uint32(round)*7+uint32(f))
				return
			}
			c.Die(r, int(fig.Die), c.Kit().SeatDie(th, f))
		})}
	if fresh {
		from := t.u.pt(at.Move(-40, -30))
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
		thing := ui.Thing{ID: fmt.Sprintf("chip:%d:%d", f, i), Shape: t.u.box(at), Layer: ui.LayerRooms, Move: ui.Move{How: ui.Jump}, Label: t.chipName(ch), Tip: func() ui.Tip { return t.chipTip(ch) }, Modest: true}
		if ch.kind >= 0 && ch.state == chipLeft && !first[ch.kind] {
			first[ch.kind] = true
			t.offer(&thing, t.todo.sub[ch.kind])
		}
		can := thing.Mark == ui.Legal
		thing.Mark = ui.NoMark
		thing.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) { t.paintChip(c, th, r, ch, st, can) })
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
	return ui.Tip{Title: strings.ToUpper(name[:1]) + name[1:], Body: say(t.v, "sub."+id), Keywords: []ui.Keyword{{Icon: ch.icon, Name: say(t.v, key), Text: say(t.v, key+".tip")}}}
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

// A holding is a piece that a figure carries or that lies within its reach.
type holding struct {
	loot  masters.Loot
	cash  int
	floor bool
	acts  []rules.Action
}

// holdings lists what a figure carries and what it could take.
func (t *table) holdings(f int) (l []holding) {
	s, fig := t.s, &t.s.Crew[f]
	if fig.Cash > 0 {
		l = append(l, holding{loot: masters.Cash, cash: int(fig.Cash), acts: t.todo.loot[masters.Cash]})
	}
	seen := map[masters.Loot]bool{}
	for _, x := range s.LootOf(f) {
		h := holding{loot: x}
		if !seen[x] {
			h.acts = t.todo.loot[x]
		}
		seen[x] = true
		l = append(l, h)
	}
	if f != t.who {
		return l
	}
	for _, a := range t.todo.floor {
		h := holding{loot: masters.Loot(a.Args[1]), floor: true, acts: []rules.Action{a}}
		if h.loot == masters.Cash && fig.At != masters.Nowhere {
			h.cash = int(s.Cash[fig.At])
		}
		l = append(l, h)
	}
	return l
}

// layHolding is what a figure carries where there is no die to show.
func (t *table) layHolding(b *ui.Builder, r render.Rect, f int) {
	th := b.Theme()
	b.Draw(ui.LayerRooms, func(c render.Canvas) {
		c = t.u.canvas(c)
		st := caption(render.Style{Face: render.Sans500, Size: 18, Lead: 21, Color: paperInk, Theme: th})
		if t.s.Phase == masters.Escape && !t.s.Crew[f].InPlay() {
			t.paintFateOf(c, th, render.R(r.X, r.Y, 300, r.H), f)
			return
		}
		if t.s.Phase == masters.Escape {
			c.TextFit(render.R(r.X, r.Y, 300, r.H), t.odds(f), st.With(render.Oswald500).Sized(24), render.Left|render.Middle, 22, 20, 18)
			return
		}
		key := "amateur"
		if f == masters.NPCFigure {
			key = "npc"
		} else if t.s.Crew[f].Card.Pro() {
			key = "pro"
		}
		who := say(t.v, key)
		if f < len(t.v.Sitters) {
			who += ", " + t.v.Sitters[f].Name
		}
		c.TextFit(render.R(r.X, r.Y, 330, r.H), who, st.Sized(22), render.Left|render.Top, 20, 18)
	})
	t.layItems(b, render.R(r.X+340, r.Y, r.W-340, r.H), f, t.holdings(f))
}

// layItems lays what is carried as tokens that can be put down, and what lies
// within reach as dashed ones that can be taken.
func (t *table) layItems(b *ui.Builder, r render.Rect, f int, list []holding) {
	th := b.Theme()
	d := min(54, (r.W-4*float64(len(list)))/float64(max(1, len(list))))
	x := r.X
	for i, h := range list {
		at := render.R(x, r.Center().Y-d/2, d, d)
		x += d + 5
		id := t.v.ID(ref(kLoot, int(h.loot)))
		if h.floor {
			id = fmt.Sprintf("take:%d", i)
		} else if i > 0 && b.Stage() != nil && h.acts == nil {
			id = fmt.Sprintf("held:%d", i)
		}
		name := t.v.Name(ref(kLoot, int(h.loot)))
		thing := ui.Thing{ID: id, Shape: t.u.box(at), Layer: ui.LayerRooms, Label: name, Modest: true, Move: ui.Move{How: ui.Jump}, Big: t.bigItem(b, h.loot),
			Tip: func() ui.Tip {
				tip := ui.Tip{Title: name, Body: t.v.Text("text.loot." + info.Refs[kLoot].IDs[h.loot])}
				if h.floor {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/sub/loot", Name: say(t.v, "floor"), Text: say(t.v, "floor.tip")})
				}
				return tip
			}}
		t.offer(&thing, h.acts)
		can := thing.Mark == ui.Legal
		thing.Mark = ui.NoMark
		thing.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if can && st.Hot() {
				r = r.Move(0, -3)
			}
			if h.floor {
				c.Glow(r, signal.Fade(0.5))
				c.Dashes(circle(r.Center(), r.W*0.56), 2.4, render.Hex(0xB88700), 6, 4, 0, true)
			}
			if h.loot == masters.Cash {
				box := render.Around(r.Center(), r.W, r.W*0.62)
				c.Shadow(box, 1)
				c.Round(box, 3, render.Slope(150, render.Hex(0xFFF0A8), render.Hex(0xE9BE3E), render.Hex(0xA8750E)))
				c.TextFit(box, "$"+itoa(h.cash)+"k", caption(render.Style{Face: render.Oswald700, Size: 19, Color: render.Hex(0x4A2E05), Theme: th}), render.Center|render.Middle, 17, 15)
			} else {
				t.paintPiece(c, th, r.Inset(2), h.loot)
			}
			if st.Focus {
				c.FocusRing(r, 8, th)
			}
		})
		b.Add(thing)
	}
}

// bigItem is an item card at reading size; nil for other loot.
func (t *table) bigItem(b *ui.Builder, l masters.Loot) *ui.Big {
	i := l.Item()
	if i == masters.NoItem {
		return nil
	}
	g := b.Ruler().Reading()
	return &ui.Big{W: 268 * g, H: 374 * g, Paint: func(c render.Canvas, r render.Rect) {
		price := int(i.Card().Price)
		if t.planning() {
			price = t.s.Price(i) // what it is bought for now
		}
		card := render.Card{Name: t.v.Name(ref(kLoot, int(l))), Emblem: itemIcon(i), Text: t.v.Text("text.loot." + info.Refs[kLoot].IDs[l]), Value: "$" + itoa(price) + "k"}
		c.Card(r, b.Theme(), &card, render.ReadCard, render.CardState{Lifted: true})
	}}
}

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
		c = t.u.canvas(c)
		c.Round(r, 5, render.Solid(render.Hex(0xFFFDF2).Fade(0.75)))
		c.Frame(r, 5, 1.6, render.Solid(headInk.Fade(0.55)))
		head := render.R(r.X, r.Y, r.W, 32)
		c.Corners(head, 5, 5, 0, 0, render.Solid(headInk))
		c.Icon(icon, render.R(head.X+8, head.Y+5, 22, 22), line)
		c.TextFit(head.Pad(38, 0, 6, 0), strings.ToUpper(title), caption(render.Style{Face: render.Oswald500, Size: 19, Track: 0.6, Color: line, Theme: th}), render.Left|render.Middle, 18, 16, 15)
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
				t.u.canvas(c).TextFit(rest, words, caption(render.Style{Face: render.Sans500, Size: 17, Lead: 18, Color: red.Darker(0.35), Theme: th}), render.Left|render.Middle, 16, 15)
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
	thing := ui.Thing{ID: "ability", Shape: t.u.box(r), Layer: ui.LayerRooms, Label: text, Modest: true, Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip { return ui.Tip{Title: say(t.v, "ability"), Body: text} }}
	can := f == t.who && len(t.todo.ability) > 0
	if can {
		for _, a := range t.todo.ability {
			thing.Choices = append(thing.Choices, ui.Choice{Label: t.v.Say(t.v.Shown.Describe(a)), Do: func() { t.v.Decide(a) }})
			t.v.Elsewhere(a)
		}
	}
	thing.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
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
	thing := ui.Thing{ID: id, Shape: t.u.box(r), Layer: ui.LayerTokens, Label: name, Modest: true, Move: ui.Move{How: ui.Jump}, Tip: func() ui.Tip { return t.lineTip(f, l) }}
	chosen := fig.Acted() && fig.Act == l.Act && t.lineOf(f) == l
	can := false
	switch {
	case t.planning() || t.s.Phase != masters.Action || f != t.who:
	case len(acts) > 0:
		can = t.offer(&thing, acts)
	case t.v.Asked && !fig.Acted():
		t.v.OfferAction(&thing, rules.Do(vAct, t.s.CharacterIndex(f), int(l.Act)))
	}
	thing.Mark = ui.NoMark
	deciding := t.s.Phase == masters.Action && !fig.Acted()
	thing.Paint = t.painter(func(c render.Canvas, r render.Rect, st ui.State) {
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
		faint = 0.5
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
	case l.Face > 0:
		c.Round(at, 4, render.Solid(paperInk.Fade(0.86)))
		c.TextIn(at, itoa(l.Face), small(render.Style{Face: render.Mono700, Size: 18, Color: line, Theme: th}), render.Center|render.Middle)
	default:
		c.Round(at, 4, render.Solid(paperInk.Fade(0.55)))
		c.TextIn(at, "–", small(render.Style{Face: render.Mono700, Size: 18, Color: line, Theme: th}), render.Center|render.Middle)
	}
	words := name
	if key := "short.action." + info.Refs[kAct].IDs[l.Act]; t.v.House.Book.Has(wordsShelf, key) {
		words = t.v.House.Book.T(wordsShelf, key, nil)
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

// paintGains draws the sub-actions of a line at its right end and returns where
// they begin. Where they are many they move together, to leave the name the
// rest of the line.
func (t *table) paintGains(c render.Canvas, th *render.Theme, r render.Rect, l masters.Line, ink render.Color, room float64) float64 {
	subs, noise, alerts := l.Act.Subs()
	x := r.Right() - 5
	num := small(render.Style{Face: render.Mono700, Size: 16, Color: red, Theme: th})
	n := alerts + min(noise, 1)
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
	return x
}

// lineTip explains an action and what it costs.
func (t *table) lineTip(f int, l masters.Line) ui.Tip {
	tip := ui.Tip{Title: t.v.Name(ref(kAct, int(l.Act))), Body: t.v.Text("text.action." + info.Refs[kAct].IDs[l.Act])}
	fig := &t.s.Crew[f]
	switch {
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
