package deepstate

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// eye is the choice that is being looked at, or that waits for its second press,
// and what it would come to. Nothing of it is done.
type eye struct {
	ok   bool
	a    rules.Action
	o    rule.Outlook
	open rule.Set // Treaties in hand that could be made then, and cannot now
}

// look finds the choice that is being looked at: by the thing that stands for it
// or by a line of that thing's menu. means is what the things stood for when
// they were listed last.
func (t *table) look() {
	t.eye = eye{}
	means := t.means
	t.means = map[string][]rules.Action{}
	if !t.View.Asked || t.View.Showing {
		return
	}
	id, i := t.View.Hot, 0
	if rest, ok := strings.CutPrefix(id, menuOf); ok {
		n := strings.LastIndexByte(rest, ':')
		if n < 0 {
			return
		}
		id = rest[:n]
		i, _ = strconv.Atoi(rest[n+1:])
	}
	a := t.View.Armed
	if t.View.Eyed != (rules.Action{}) { // its button in the prompt
		a = t.View.Eyed
	}
	if list := means[id]; i < len(list) {
		a = list[i]
	}
	if !slices.Contains(t.View.Legal(), a) {
		return
	}
	if o, ok := t.s.Foresee(t.me, a); ok {
		t.eye = eye{true, a, o, t.s.Opens(t.me, a)}
	}
}

// menuOf begins the ID of a thing's menu.
const menuOf = "choices of "

// Follows reports whether the table shows what choosing a thing would come to.
func (t *table) Follows(id string) bool {
	return strings.HasPrefix(id, menuOf) || strings.HasPrefix(id, "choice:") || len(t.means[id]) > 0
}

// eyes is the card that Agents are about to go to.
func (t *table) eyes() (rule.Card, bool) {
	if t.eye.ok && t.eye.a.Verb == rule.VInfiltrate {
		return rule.Card(t.eye.a.Args[0]), true
	}
	return rule.NoCard, false
}

// raised reports whether a card of the zone is held up: its menu is open, or it
// waits for the second press.
func (t *table) raised(c rule.Card) bool {
	if t.View.Stage != nil && t.View.Stage.IsOpen(menuOf+t.View.ID(rule.RefCard(c))) {
		return true
	}
	a := t.View.Armed
	return a != (rules.Action{}) && slices.Contains(t.View.Legal(), a) && a.Verb == rule.VInfiltrate && rule.Card(a.Args[0]) == c
}

// sendMenu lays the question how many Agents go in the prompt's place: a plate
// for each total. Where the prompt lies beside the pages of the table it is a menu like any other.
func (t *table) sendMenu(card rule.Card, list []rules.Action) *ui.Menu {
	p := t.plan.prompt
	for _, a := range list {
		if a.Verb != rule.VInfiltrate {
			return nil
		}
	}
	const gap = 8.0
	w := min(168, (p.W-16-330)/float64(len(list))-gap)
	if w < 84 || t.plan.PPU < 0.5 || t.View.Paged {
		return nil
	}
	ghosts := t.s.FreeGhosts(t.me)
	name := t.name(rule.RefCard(card))
	m := &ui.Menu{Panel: t.plan.Pt(p), Label: t.T("menu.send", "name", name)}
	x := p.Right() - 12 - (w+gap)*float64(len(list)) + gap
	for range list {
		m.Places = append(m.Places, t.plan.Pt(render.R(x, p.Y+10, w, p.H-20)))
		x += w + gap
	}
	head := p.Pad(20, 10, p.Right()-x+(w+gap)*float64(len(list))+20, 10)
	more := t.T("menu.send.more", "ghosts", ghosts)
	m.Back = func(c render.Canvas, _ render.Rect) {
		t.Painter(func(c render.Canvas, _ render.Rect, _ ui.State) {
			c.PanelMarked(p, t.Theme, t.Theme.Accent)
			title := t.Theme.Heading().In(t.Theme.Text)
			if t.plan.Small() {
				c.TextFit(head, t.T("menu.send.short", "name", name), title, render.Left|render.Middle, 20, 18)
				return
			}
			top, low := head.Cut(head.H * 0.62)
			c.TextFit(top, t.T("menu.send", "name", name), t.Theme.Heading().In(t.Theme.Text), render.Left|render.Middle, 24, 21, 18)
			c.TextFit(low, more, t.Theme.Body().In(t.Theme.Second), render.Left|render.Middle, 18, 17, 16)
		})(c, ui.State{})
	}
	m.Paint = func(c render.Canvas, i int, st ui.State) {
		t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			t.paintPlate(c, r, st, card, int(list[i].Args[1]), ghosts)
		})(c, st)
	}
	return m
}

// paintPlate draws one of the totals that can be sent, what it is made of, and
// whether it holds.
func (t *table) paintPlate(c render.Canvas, r render.Rect, st ui.State, card rule.Card, n, ghosts int) {
	r = r.Move(0, -4*st.Lift)
	c.Shadow(r, 2)
	face := render.Slope(160, render.Hex(0x6E2430), render.Hex(0x35090F))
	ink, second := t.Theme.Light, render.Hex(0xF1DCA2)
	if st.Hot() {
		face = render.Slope(160, render.Hex(0xFBEBB8), render.Hex(0xD2A24A), render.Hex(0x9A6E22))
		ink, second = render.Hex(0x2B1606), render.Hex(0x4A2C0A)
	}
	c.Round(r, 7, face)
	c.Frame(r, 7, 2, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0xA67A34), render.Hex(0x6B4613)))
	top, low := r.Inset(6).Cut((r.H - 12) * 0.54)
	if len(t.toCome()) == 0 { // nothing to be said of who could beat it
		top = r.Inset(6)
	}
	sum := "{b}" + itoa(n+ghosts) + "{/b}"
	parts := itoa(n) + "{icon:" + iconAgent + "}"
	if ghosts > 0 {
		parts += "+" + itoa(ghosts) + "{icon:" + iconGhost + "}"
	}
	fig := t.figure(30, ink)
	wide := r.W*min(1, t.plan.PPU) >= 116
	if wide && ghosts > 0 {
		w, _ := c.Ruler().Measure(sum, fig)
		left := r.X + (r.W-w-8-78)/2
		c.TextIn(render.R(left, top.Y, w+2, top.H), sum, fig, render.Left|render.Middle)
		c.TextFit(render.R(left+w+8, top.Y, r.Right()-left-w-14, top.H), "= "+parts, t.figure(20, second).Signed(1.05), render.Left|render.Middle, 20, 18, 16)
	} else {
		if ghosts == 0 {
			sum += "{icon:" + iconAgent + "}"
		}
		c.TextIn(top, sum, fig, render.Center|render.Middle)
	}
	beaten := t.beats(card, n)
	word, icon, col := "", "", ink
	switch {
	case beaten != "":
		word, icon, col = beaten, "warning", render.Hex(0xFFB4A4)
	case len(t.toCome()) > 0:
		word, icon, col = t.T("choice.holds"), "check", render.Hex(0xA8E6C0)
	}
	if st.Hot() && beaten != "" {
		col = render.Hex(0x7A0F1A)
	} else if st.Hot() {
		col = render.Hex(0x0F4A2C)
	}
	if word == "" {
		return
	}
	if !wide {
		c.Icon(icon, render.Around(low.Center(), 24, 24), col)
		return
	}
	c.TextFit(low, word, t.caption(17, col), render.Center|render.Middle, 17, 16, 15, 14)
}

// badge draws a small plate with what is added or taken.
func (t *table) badge(c render.Canvas, at render.Point, label string, good bool) {
	st := t.figure(19, render.White).Signed(1.05)
	w, _ := c.Ruler().Measure(label, st)
	r := render.Around(at, w+18, 28)
	face := render.Slope(160, render.Hex(0x2E9A62), render.Hex(0x115232))
	if !good {
		face = render.Slope(160, render.Hex(0xB8323C), render.Hex(0x6A0F18))
	}
	c.Shadow(r, 1)
	c.Round(r, 7, face)
	c.Frame(r, 7, 1.4, render.Solid(render.White.Fade(0.75)))
	c.TextIn(r, label, st, render.Center|render.Middle)
}

// layPreview draws over the table what the choice that is looked at would come
// to: Influence, the Agents that are driven out, the card in the tray.
func (t *table) layPreview(b *ui.Builder) {
	if !t.eye.ok {
		return
	}
	o := t.eye.o
	front := func(paint func(c render.Canvas)) {
		x := ui.Thing{Layer: ui.LayerPanels + 4, Decor: true, Paint: t.Painter(func(c render.Canvas, _ render.Rect, _ ui.State) { paint(c) })}
		x.Shape = ui.Box(t.plan.Pt(t.plan.Window))
		b.Add(x)
	}
	if gain := o.Influence - t.s.Total(t.me); gain != 0 || o.Cards > 0 {
		coin := t.ownCoin()
		label := text.Signed(gain)
		switch {
		case o.Cards > 0 && gain == 0:
			label = itoa(-o.Cards) + "{icon:card}"
		case o.Cards > 0:
			label += " " + itoa(-o.Cards) + "{icon:card}"
		}
		front(func(c render.Canvas) {
			t.badge(c, render.Pt(coin.Center().X-4, coin.Y-4), label, gain >= 0)
		})
	}
	if o.Victim != rule.Nobody {
		t.layVictim(front, o)
	}
	if at, icon, value := t.comes(); !at.Empty() {
		front(func(c render.Canvas) {
			c.Round(at, 6, render.Solid(render.Hex(0x0D3527).Fade(0.92)))
			c.Dashes([]render.Point{at.Min(), render.Pt(at.Right(), at.Y), at.Max(), render.Pt(at.X, at.Bottom())}, 2, render.Hex(0xF2C85C), 7, 5, 0, true)
			side := min(at.H-8, 46)
			if at.W > 80 {
				c.Icon(icon, render.R(at.X+8, at.Center().Y-side/2, side, side), render.Hex(0xF1DCA2))
			}
			if e := t.comingEmblem(); e != rule.NoEmblem {
				t.emblem(c, render.R(at.Right()-36, at.Center().Y-14, 28, 28), e, true)
				at.W -= 36
			}
			if value == 0 {
				return
			}
			c.TextFit(at.Pad(2, 0, min(10, at.W*0.08), 0), text.Signed(value), t.figure(24, render.Hex(0xA8E6C0)), render.Right|render.Middle, 24, 20, 17)
		})
	}
	if t.eye.a.Verb == rule.VAdvance {
		p := rule.Project(t.eye.a.Args[0])
		n := int(t.s.Players[t.me].Stages[p])
		at := stagePlaces(t.plan.projects[p])[n]
		front(func(c render.Canvas) {
			t.meeple(c.Faded(0.72), render.Around(at.Center().Add(render.Pt(0, -6)), 40, 40), t.me)
		})
	}
}

// layVictim shows at a rival what driving out its Agents would bring it.
func (t *table) layVictim(front func(func(c render.Canvas)), o rule.Outlook) {
	r := t.panelOf(o.Victim)
	_, line, _ := t.rivalRows(r)
	front(func(c render.Canvas) {
		if o.Home > 0 {
			t.badge(c, render.Pt(line.X+92, line.Center().Y), text.Signed(o.Home)+"{icon:"+iconAgent+"}", true)
		}
		if o.Lost > 0 {
			t.badge(c, render.Pt(line.Right()-28, line.Y-6), text.Signed(o.Lost), false)
		}
		sign := "+1{icon:" + iconTreaty + "}"
		if t.s.Automa(o.Victim) {
			sign = "+1{icon:warning}"
		}
		t.badge(c, render.Pt(line.X+168, line.Center().Y), sign, true)
	})
}

// comes is where in the tray the card would lie that the choice brings, its
// picture and what it adds.
func (t *table) comes() (at render.Rect, icon string, value int) {
	value = t.eye.o.Influence - t.s.Total(t.me)
	var sign string
	switch t.eye.a.Verb {
	case rule.VInfiltrate:
		k := rule.Card(t.eye.a.Args[0]).Kind()
		sign, icon = groupSign[k.Printed().Group], t.objectiveIcon(k)
	case rule.VCovert:
		sign, icon = iconTreaty, t.picture(rule.RefOperation(rule.Operation(t.eye.a.Args[0])))
	case rule.VMake:
		sign, icon = iconTreaty, t.picture(rule.RefTreaty(rule.Treaty(t.eye.a.Args[0])))
	default:
		return render.Rect{}, "", 0
	}
	cols := t.columns()
	for i, r := range t.columnPlaces(cols) {
		if cols[i].sign == sign {
			return t.nextInColumn(cols[i], r), icon, value
		}
	}
	return render.Rect{}, "", 0
}

// coming is the group of the Objective that the choice would bring, which has a
// column of its own in the tray as long as it is looked at.
func (t *table) coming() (rule.Group, bool) {
	if c, ok := t.eyes(); ok {
		return c.Kind().Printed().Group, true
	}
	return 0, false
}

// comingEmblem is the emblem of the card that the choice brings.
func (t *table) comingEmblem() rule.Emblem {
	switch t.eye.a.Verb {
	case rule.VInfiltrate:
		return rule.Card(t.eye.a.Args[0]).Kind().Printed().Emblem
	case rule.VMake:
		return rule.Treaty(t.eye.a.Args[0]).Brings().Emblem
	}
	return rule.NoEmblem
}
