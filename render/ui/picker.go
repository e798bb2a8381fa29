package ui

import (
	"fmt"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Option is one of the values that a Picker offers.
type Option struct {
	Label    string
	Icon     string
	Disabled bool
	Why      string
	Tip      func() Tip
}

// Picker lets a person choose one of several values. With few of them it goes round with arrows; as a Dropdown it opens
// a list.
type Picker struct {
	ID       string
	Rect     render.Rect
	Label    string
	Options  []Option
	Value    int
	Change   func(value int)
	Dropdown bool
	Ordered  bool // from least to most: it stops at both ends, so that one press too many does not lead to the other one
	Disabled bool
	Why      string
	Tip      func() Tip
}

// Picker adds a picker.
func (b *Builder) Picker(x Picker) {
	s := b.stage
	box := b.labelled(x.Label, x.Rect)
	step := func(by int) {
		n := len(x.Options)
		for i := 1; i <= n; i++ {
			v := ((x.Value+by*i)%n + n) % n
			if x.Ordered && v != x.Value+by*i {
				return
			}
			if !x.Options[v].Disabled {
				if v != x.Value && x.Change != nil {
					x.Change(v)
					s.hear(sound.DialClick, box)
				}
				return
			}
		}
	}
	press := func() { step(1) }
	var nudge func(focus.Direction, bool) bool
	if x.Dropdown {
		press = func() { s.openPicker(x, box) }
	} else {
		nudge = sideways(step)
	}
	label := x.Label
	if x.Value >= 0 && x.Value < len(x.Options) {
		label = x.Options[x.Value].Label
	}
	b.Add(Thing{
		ID: x.ID, Shape: Box(box), Layer: b.layer, Label: label, Move: Move{How: Jump}, Silent: !x.Dropdown,
		Disabled: x.Disabled || len(x.Options) == 0, Why: x.Why, Tip: x.Tip,
		Press: press, Nudge: nudge,
		Paint: func(c render.Canvas, st State) { s.paintPicker(c, st, x) },
	})
	if x.Dropdown || x.Disabled || len(x.Options) < 2 {
		return
	}
	b.arrows(x.ID, box, !x.Ordered || x.Value > 0, !x.Ordered || x.Value < len(x.Options)-1, "", "", step)
}

// sideways is the Nudge of a widget that takes the arrows to the left and right.
func sideways(step func(by int)) func(focus.Direction, bool) bool {
	return func(d focus.Direction, _ bool) bool {
		switch d {
		case focus.Left:
			step(-1)
		case focus.Right:
			step(1)
		default:
			return false
		}
		return true
	}
}

// arrowWide is the width of the arrow at each end of a widget.
const arrowWide = 46

// arrows adds what the pointer presses at both ends of a widget.
func (b *Builder) arrows(id string, box render.Rect, less, more bool, whyLess, whyMore string, step func(by int)) {
	s := b.stage
	for _, end := range []struct {
		id, why string
		by      int
		open    bool
	}{{"/less", whyLess, -1, less}, {"/more", whyMore, 1, more}} {
		r := render.R(box.X, box.Y, arrowWide, box.H)
		if end.by > 0 {
			r.X = box.Right() - arrowWide
		}
		b.Add(Thing{
			ID: id + end.id, Shape: Box(r), Layer: b.layer, Mouse: true, Silent: true, Move: Move{How: Jump},
			Disabled: !end.open, Why: end.why, Press: func() { step(end.by) },
			Paint: func(c render.Canvas, st State) {
				s.paintArrow(c, st, end.by)
			},
		})
	}
}

// paintArrow draws the arrow at one end of a widget.
func (s *Stage) paintArrow(c render.Canvas, st State, by int) {
	t := c.Look(s.Theme)
	col := t.Text
	switch {
	case st.Disabled:
		col = t.Disabled.Fade(0.5)
	case st.Hover:
		col = t.Focus
		c.Round(st.At.Inset(4), 4, render.Solid(t.PanelEdge.Fade(0.28)))
	}
	m := st.At.Center()
	if st.Pressed {
		m.Y += 1.5
	}
	d := 7.0 * float64(by)
	c.Polygon([]render.Point{{X: m.X + d, Y: m.Y}, {X: m.X - d*0.7, Y: m.Y - 9}, {X: m.X - d*0.7, Y: m.Y + 9}}, render.Solid(col))
}

func (s *Stage) paintPicker(c render.Canvas, st State, x Picker) {
	t := c.Look(s.Theme)
	s.paintWell(c, st, st.At)
	if x.Value < 0 || x.Value >= len(x.Options) {
		return
	}
	o := x.Options[x.Value]
	col := t.Light
	if st.Disabled {
		col = t.Disabled
	}
	style := t.Button().In(col)
	in := st.At.Pad(arrowWide, 0, arrowWide, 0)
	align := render.Center | render.Middle
	if x.Dropdown {
		in = st.At.Pad(textInset+2, 0, arrowWide, 0)
		align = render.Left | render.Middle
		m := render.Pt(st.At.Right()-arrowWide/2, st.At.Center().Y+1)
		c.Polygon([]render.Point{{X: m.X - 9, Y: m.Y - 5}, {X: m.X + 9, Y: m.Y - 5}, {X: m.X, Y: m.Y + 6}}, render.Solid(col))
	} else if n := len(x.Options); n > 1 && n <= 12 {
		for i := range n { // small marks: how many values there are, and which one this is
			p := render.Pt(in.Center().X+(float64(i)-float64(n-1)/2)*11, st.At.Bottom()-7)
			dot := t.PanelEdge.Fade(0.6)
			if i == x.Value {
				dot = t.Accent
			}
			c.Round(render.Around(p, 7, 3), 1.5, render.Solid(dot))
		}
		in.H -= 6
	}
	if o.Icon != "" {
		label := s.Ruler().Fit(o.Label, style, in.W-36, in.H, render.Left, 18)
		w, h := label.Size()
		left := in.X
		if !x.Dropdown {
			left = in.Center().X - (w+36)/2
		}
		c.Icon(o.Icon, render.R(left, in.Center().Y-14, 28, 28), col)
		c.Block(label, left+36, in.Center().Y-h/2, style)
		return
	}
	c.TextFit(render.R(in.X, in.Center().Y-24, in.W, 48), o.Label, style, align, 18)
}

// openPicker opens the list of a dropdown.
func (s *Stage) openPicker(x Picker, box render.Rect) {
	items := make([]menuItem, len(x.Options))
	for i, o := range x.Options {
		items[i] = menuItem{label: o.Label, icon: o.Icon, disabled: o.Disabled, why: o.Why, tip: o.Tip, chosen: i == x.Value, do: func() {
			if i != x.Value && x.Change != nil {
				x.Change(i)
			}
		}}
	}
	s.openMenu(x.ID+"/list", x.ID, func() []menuItem { return items }, box, box.W)
}

// menuItem is one line of a small menu.
type menuItem struct {
	label, icon string
	disabled    bool
	why         string
	tip         func() Tip
	comes       func() []Keyword
	chosen      bool
	do          func()
}

// menuHigh is the height of a line of a menu.
const menuHigh = 50

// offer asks which of several things is to be done with a thing. When the thing
// offers others than it did, or is gone, the question is, too.
func (s *Stage) offer(t *placed) {
	id, asked := t.ID, labels(t.Choices)
	s.openMenu("choices of "+id, id, func() []menuItem {
		now := s.byID[id]
		if now == nil || now.round != s.round || !slices.Equal(labels(now.Choices), asked) {
			return nil
		}
		items := make([]menuItem, len(now.Choices))
		for i, c := range now.Choices {
			items[i] = menuItem{label: c.Label, icon: c.Icon, disabled: c.Disabled, why: c.Why, tip: c.Tip, comes: c.Comes, do: c.Do}
		}
		return items
	}, t.way.at(), 0)
}

// laidOut lists the items of a menu where a thing says that they lie; it reports whether one does.
func (s *Stage) laidOut(b *Builder, id string, items []menuItem, shut func()) bool {
	t := s.byID[strings.TrimPrefix(id, "choices of ")]
	if t == nil || t.Menu == nil || len(t.Menu.Places) != len(items) {
		return false
	}
	m := t.Menu
	b.Modal(Modal{ID: id, Close: shut, Loose: true, Clear: true, of: t.ID}, func(b *Builder) {
		b.Add(Thing{ID: id, Shape: Box(m.Panel), Layer: LayerPanels, Label: m.Label, Solid: true, Keeps: true, Move: Move{How: Jump},
			Paint: func(c render.Canvas, st State) { m.Back(c, st.At) }})
		for i, it := range items {
			b.Add(Thing{
				ID: fmt.Sprintf("%s:%d", id, i), Shape: Box(m.Places[i]), Layer: LayerPanels, Label: it.label, Move: Move{How: Jump},
				Key: input.Answer(i + 1), Disabled: it.disabled, Why: it.why, Tip: it.tip, Comes: it.comes, Lifts: true, Keeps: true,
				Press: func() {
					shut()
					it.do()
				},
				Paint: func(c render.Canvas, st State) { m.Paint(c, i, st) },
			})
		}
	})
	return true
}

func labels(choices []Choice) []string {
	l := make([]string, len(choices))
	for i, c := range choices {
		l[i] = c.Label
	}
	return l
}

// openMenu opens a small menu beside a place, of a thing or of none. It closes when something is chosen, with Back, with a press beside
// it, or when there are no items any more.
func (s *Stage) openMenu(id, of string, list func() []menuItem, at render.Rect, wide float64) {
	s.Open(id, func(b *Builder) {
		items := list()
		if len(items) == 0 {
			s.Shut(id)
			return
		}
		if s.laidOut(b, id, items, func() { s.Shut(id) }) {
			return
		}
		w := wide
		for _, it := range items {
			tw, _ := s.Ruler().Measure(it.label, s.Theme.Button())
			w = max(w, tw+96)
		}
		window := s.area.Inset(8)
		high := min(window.H, float64(len(items))*menuHigh+16)
		panel := place(w, high, at, window, 6)
		if wide > 0 { // a dropdown hangs below its box, or stands above it
			panel = within(render.R(at.X, at.Bottom()+4, w, high), window)
			if shared(panel, at) > 0 {
				panel = within(render.R(at.X, at.Y-4-high, w, high), window)
			}
		}
		shut := func() { s.Shut(id) }
		first := ""
		for i, it := range items {
			if it.chosen {
				first = fmt.Sprintf("%s:%d", id, i)
			}
		}
		b.Modal(Modal{ID: id, Close: shut, Loose: true, Clear: true, First: first, of: of}, func(b *Builder) {
			b.Add(Thing{ID: id, Shape: Box(panel), Layer: LayerPanels, Solid: true, Keeps: true, Move: Move{How: Jump},
				Paint: func(c render.Canvas, st State) { c.Panel(st.At, s.Theme) }})
			rows := make([]Size, len(items))
			for i := range rows {
				rows[i] = Flex(1)
			}
			for i, r := range Rows(panel.Inset(8), 0, rows...) {
				it := items[i]
				b.Add(Thing{
					ID: fmt.Sprintf("%s:%d", id, i), Shape: Box(r), Layer: LayerPanels, Label: it.label, Move: Move{How: Jump},
					Key: input.Answer(i + 1), Disabled: it.disabled, Why: it.why, Tip: it.tip, Comes: it.comes,
					Press: func() {
						shut()
						if it.do != nil {
							it.do()
						}
					},
					Paint: func(c render.Canvas, st State) { s.paintMenuItem(c, st, it, s.answerCap(input.Answer(i+1))) },
				})
			}
		})
	})
}

func (s *Stage) paintMenuItem(c render.Canvas, st State, it menuItem, key string) {
	t := c.Look(s.Theme)
	col := t.Text
	r := st.At.Inset(1)
	switch {
	case st.Disabled:
		col = t.Disabled
	case st.Hot() || st.Pressed:
		c.Round(r, 5, render.Slope(180, t.ButtonTop, t.ButtonLow))
		c.Frame(r, 5, 1, render.Solid(t.PanelEdge.Fade(0.7)))
		col = t.Light
	}
	in := st.At.Pad(14, 0, 14, 0)
	switch {
	case it.chosen:
		c.Icon("check", render.R(in.X, in.Center().Y-12, 24, 24), t.Accent)
	case it.icon != "":
		c.Icon(it.icon, render.R(in.X, in.Center().Y-14, 28, 28), col)
	}
	words := in.Pad(38, 0, 0, 0)
	if key != "" {
		w := c.KeyCapWidth(key, t)
		if tw, _ := c.Ruler().Measure(it.label, t.Button()); tw+w+4 <= words.W {
			c.KeyCap(render.R(in.Right()-w+6, in.Center().Y-13, w, 26), key, t)
		}
	}
	c.TextFit(words, it.label, t.Button().In(col), render.Left|render.Middle, 18)
}
