package ui

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// ScrollText is a page of text that scrolls. Paragraphs are parted by empty lines; one that begins with "# " is a
// heading; a line that begins with "- " is a point of a list. All may hold marks such as {icon:alarm} and {b}bold{/b}.
type ScrollText struct {
	ID   string
	Rect render.Rect
	Text string
	Size float64 // of the letters in points; 0 is usual
}

// paragraph is one laid-out piece of a page.
type paragraph struct {
	text   string
	style  render.Style
	indent float64
	above  float64
	bullet bool
	y, h   float64
}

// paragraphs lays a page out for a width.
func (b *Builder) paragraphs(x ScrollText, wide float64) ([]paragraph, float64) {
	t, look := b.stage.Theme, b.look()
	body := t.Body().In(look.text)
	if x.Size > 0 {
		body = body.Sized(x.Size)
	}
	head := t.Heading().Sized(24).In(look.text)
	var out []paragraph
	y := 0.0
	page := strings.ReplaceAll(strings.TrimSpace(x.Text), "\n- ", "\n\n- ")
	for i, text := range strings.Split(page, "\n\n") {
		text = strings.TrimSpace(text)
		p := paragraph{text: text, style: body, above: 12}
		switch {
		case strings.HasPrefix(text, "# "):
			p.text, p.style, p.above = text[2:], head, 24
		case strings.HasPrefix(text, "- "):
			p.text, p.indent, p.bullet, p.above = text[2:], 24, true, 6
		}
		if i == 0 {
			p.above = 0
		}
		_, p.h = b.Ruler().Wrap(p.text, p.style, wide-p.indent, render.Left).Size()
		p.y = y + p.above
		y = p.y + p.h
		out = append(out, p)
	}
	return out, y
}

// ScrollText adds a page of text.
func (b *Builder) ScrollText(x ScrollText) {
	s := b.stage
	wide := x.Rect.W
	pars, high := b.paragraphs(x, wide)
	if high > x.Rect.H {
		wide -= barWide + 14
		pars, high = b.paragraphs(x, wide)
	}
	r := b.roller(x.ID, x.Rect, high)
	look := b.look()
	line := 3 * 23.0
	thing := Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Label: x.Text, Move: Move{How: Jump}, Solid: true,
		Wheel: r.wheel, Page: r.page,
		Paint: func(c render.Canvas, st State) {
			cc := c.Clipped(x.Rect)
			top := r.at.Value()
			for _, p := range pars {
				y := x.Rect.Y + p.y - top
				if y+p.h < x.Rect.Y || y > x.Rect.Bottom() {
					continue
				}
				if p.bullet {
					cc.Circle(render.Pt(x.Rect.X+9, y+p.style.Size*0.72), 3.5, render.Solid(look.second))
				}
				cc.Block(s.Ruler().Wrap(p.text, p.style, wide-p.indent, render.Left), x.Rect.X+p.indent, y, p.style)
			}
		},
	}
	if r.limit() > 0 { // only then there is something to do with it
		thing.Track = r.track
		thing.Nudge = func(d focus.Direction, again bool) bool {
			switch d {
			case focus.Up:
				return r.to(r.at.To()-line, r.ticks()) || again
			case focus.Down:
				return r.to(r.at.To()+line, r.ticks()) || again
			}
			return false
		}
	}
	b.Add(thing)
	b.bar(x.ID, r)
}

// Tabs is a row of buttons of which one is chosen. The actions NextGroup and PrevGroup go through them from anywhere.
type Tabs struct {
	ID     string
	Rect   render.Rect
	Tabs   []Option
	Value  int
	Change func(i int)
	Again  func() // the chosen one is pressed once more; may be nil
	Fitted bool   // each is as wide as its words need, not all alike
	Below  string // the group that the arrow down leads to, at its first thing; "" is what lies nearest
}

// Tabs adds tabs. The ID of a tab is the ID of the tabs, a slash, and its number.
func (b *Builder) Tabs(x Tabs) {
	s := b.stage
	n := len(x.Tabs)
	if n == 0 {
		return
	}
	step := func(by int) {
		for i := 1; i <= n; i++ {
			v := ((x.Value+by*i)%n + n) % n
			if !x.Tabs[v].Disabled {
				if v != x.Value && x.Change != nil {
					x.Change(v)
				}
				return
			}
		}
	}
	box := x.Rect
	if s.OnPad() { // show which buttons change the tab
		ends := Cols(box, 10, Fix(44), Flex(1), Fix(44))
		box = ends[1]
		for i, a := range []input.Action{input.PrevGroup, input.NextGroup} {
			r, key := ends[2*i], s.keyCap(a)
			b.Draw(b.layer, func(c render.Canvas) {
				if a == input.NextGroup && s.turnsOffers() {
					return
				}
				c.KeyCap(render.Around(r.Center(), min(r.W, c.KeyCapWidth(key, s.Theme)), 26), key, s.Theme)
			})
		}
	}
	for i, a := range []input.Action{input.PrevGroup, input.NextGroup} {
		by := 2*i - 1
		b.Add(Thing{ID: x.ID + "/" + a.String(), Layer: b.layer, Mouse: true, Key: a, Move: Move{How: Jump}, Press: func() { step(by) }})
	}
	parts := make([]Size, n)
	for i := range parts {
		parts[i] = Flex(1)
		if x.Fitted {
			parts[i] = Flex(b.ButtonWidth(Button{Label: x.Tabs[i].Label, Icon: x.Tabs[i].Icon, NoCap: true}))
		}
	}
	var nudge func(focus.Direction, bool) bool
	if x.Below != "" {
		nudge = func(d focus.Direction, _ bool) bool { return d == focus.Down && s.leadTo(x.Below) }
	}
	for i, r := range Cols(box, 8, parts...) {
		tab := x.Tabs[i]
		b.Button(Button{
			ID: x.ID + "/" + itoa(i), Rect: r, Label: tab.Label, Icon: tab.Icon, Selected: i == x.Value, Centered: true,
			Disabled: tab.Disabled, Why: tab.Why, Tip: tab.Tip, Nudge: nudge,
			Do: func() {
				switch {
				case i != x.Value && x.Change != nil:
					x.Change(i)
				case i == x.Value && x.Again != nil:
					x.Again()
				}
			},
		})
	}
}
