package desk

import (
	"math"
	"slices"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// optionGroups are the options of a game that apply to a set-up, in its groups. What is in no group stands in the last one; a group of
// which none applies is left out.
func optionGroups(in *rules.Info, groups []scenes.OptionGroup, setup rules.Setup) []scenes.OptionGroup {
	l := slices.Clone(groups)
	if len(l) == 0 {
		l = []scenes.OptionGroup{{Name: "rules"}}
	}
	last := &l[len(l)-1]
	last.Options = slices.Clone(last.Options)
	applies := map[string]bool{}
	for _, o := range in.Applying(setup) {
		applies[o.ID] = true
		if !slices.ContainsFunc(l, func(g scenes.OptionGroup) bool { return slices.Contains(g.Options, o.ID) }) {
			last.Options = append(last.Options, o.ID)
		}
	}
	for i := range l {
		l[i].Options = slices.DeleteFunc(slices.Clone(l[i].Options), func(id string) bool { return !applies[id] })
	}
	return slices.DeleteFunc(l, func(g scenes.OptionGroup) bool { return len(g.Options) == 0 })
}

// optionLine is a line of a column of options: the name of a group, or an option.
type optionLine struct {
	head   string
	option int  // -1 for a head
	more   bool // the group goes on from the column before
}

// optionColumns lays the groups of what applies to a set-up out in columns of so many lines. A group that goes on in the next column has a line for its name there, and a column never ends with a name.
func optionColumns(in *rules.Info, groups []scenes.OptionGroup, setup rules.Setup, rows int) (cols [][]optionLine) {
	var col []optionLine
	end := func() {
		if len(col) > 0 {
			cols = append(cols, col)
		}
		col = nil
	}
	for _, g := range optionGroups(in, groups, setup) {
		if len(col)+1+min(len(g.Options), 2) > rows {
			end()
		}
		col = append(col, optionLine{head: g.Name, option: -1})
		for _, id := range g.Options {
			if len(col) == rows {
				end()
				col = append(col, optionLine{g.Name, -1, true})
			}
			at := slices.IndexFunc(in.Options, func(o rules.Option) bool { return o.ID == id })
			if at >= 0 {
				col = append(col, optionLine{option: at})
			}
		}
	}
	end()
	return cols
}

// optionStyle is what the options are written in.
var optionStyle = render.House.Body().Sized(22).In(scenes.PaperInk)

// layOptions are the options of the game in columns by what they change, page by page where there are
// many, and a typed line that says what the one that is looked at changes.
func (s *setupScene) layOptions(b *ui.Builder, r render.Rect) {
	in := s.game.Info()
	_, row := b.Ruler().Measure("X", optionStyle.Sized(20))
	least := math.Max(34, row-2) // ink has some air in its line
	const most = 40.0
	told := render.House.Note().Sized(19)
	told.Lead = 21
	_, lines := b.Ruler().Measure("X\nX", told.Sized(noteSizes[len(noteSizes)-1]))
	foot := math.Max(56, math.Max(b.LineHigh(1), lines+8))
	rows := int(math.Max(3, math.Floor((r.H-foot)/least)))
	rowHigh := math.Min(most, (r.H-foot)/float64(rows))
	all := optionColumns(in, s.house.BoxOf(in.ID).Groups, s.chosen(), rows)
	cols := 3
	if len(all) < 3 || b.Grow() > 1.15 {
		cols = 2
	}
	pages := (len(all) + cols - 1) / cols
	s.page = min(s.page, max(0, pages-1))
	b.Group("options")
	w := (r.W - 28*float64(cols-1)) / float64(cols)
	for k, col := range all[min(s.page*cols, len(all)):min((s.page+1)*cols, len(all))] {
		for i, x := range col {
			at := render.R(r.X+float64(k)*(w+28), r.Y+float64(i)*rowHigh, w, rowHigh-4)
			if x.option >= 0 {
				s.ticked(b, at, &in.Options[x.option])
				continue
			}
			if x.more && k > 0 {
				continue // its name stands in the column beside it
			}
			head := s.house.T("box.group." + x.head)
			b.Draw(ui.LayerBoard, func(c render.Canvas) {
				c.TextFit(at, head, render.House.Heading().Sized(24).Tracked(1).In(scenes.PaperRed), render.Left|render.Middle, 22, 20)
			})
		}
	}
	line := render.R(r.X, r.Bottom()-foot+6, r.W, foot-6)
	if pages > 1 {
		next := ui.Button{ID: "options/next", Label: s.house.T("box.page", "n", s.page+1, "of", pages), Icon: "right", Do: func() { s.page = (s.page + 1) % pages; s.changed() }}
		w := b.ButtonWidth(next) + 8
		next.Rect = render.R(line.Right()-w, line.Y+4, w, 46)
		line.W -= w + 16
		b.Button(next)
	}
	id, words, ink := "option/line", s.optionWords(b.Hot()), scenes.PaperNote
	if s.refusal != "" {
		id, words, ink = "refusal", s.refusal, scenes.PaperRed
	}
	b.Add(ui.Thing{ID: id, Shape: ui.Box(line), Layer: ui.LayerBoard, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
		style := told.In(ink)
		c.TextFit(st.At, wholly(c, st.At, words, style), style, render.Left|render.Middle, noteSizes...)
	}})
}

// noteSizes are the sizes of letters that are tried for what an option changes.
var noteSizes = []float64{18, 17, 16}

// wholly is as many whole sentences of some words as have room in r, the first at least: the tip has all of them.
func wholly(c render.Canvas, r render.Rect, words string, style render.Style) string {
	for {
		b := c.Ruler().Fit(words, style, r.W, r.H, render.Left, noteSizes...)
		end := strings.LastIndex(words, ". ")
		if !b.Truncated() || end < 0 {
			return words
		}
		words = words[:end+1]
	}
}

// optionWords says what the option that is looked at changes, or how far all of
// them are from what is usual; alone against an automa of a level that was measured, how
// often whom wins.
func (s *setupScene) optionWords(hot string) string {
	h, in := s.house, s.game.Info()
	if id, ok := strings.CutPrefix(hot, "option."); ok {
		id, _, _ = strings.Cut(id, "=")
		if o, ok := in.Option(id); ok {
			return s.optionHelp(o)
		}
	}
	if s.alone() {
		if words := s.bandWords(s.options[in.Strength]); words != "" {
			return words
		}
	}
	if n := s.differing(); n > 0 {
		return h.T("box.differs", "n", n)
	}
	return h.T("box.as-printed")
}

// valueWords is a value of an option in words: its name, or a number, with its sign where it counts up and down from what is
// printed; a nought that stands for what is printed has words of its own.
func (s *setupScene) valueWords(o *rules.Option, v int) string {
	h, id, key := s.house, s.game.Info().ID, "option."+o.ID
	switch lo, _ := o.Range(); {
	case o.Kind == rules.Enum:
		return h.Book.T(id, key+"."+o.Values[v], nil)
	case v == 0 && o.Zero:
		return h.Book.T(id, key+".zero", nil)
	case lo < 0:
		return text.Signed(v)
	}
	return text.Figure(v)
}

// ticked is one option: a box with a red tick, or a name with its values, of which
// one is circled.
func (s *setupScene) ticked(b *ui.Builder, r render.Rect, o *rules.Option) {
	h, id := s.house, s.game.Info().ID
	key := "option." + o.ID
	name := h.Book.T(id, key, nil)
	v := s.options[o.ID]
	set := func(v int) { s.options[o.ID] = v; s.changed() }
	style := optionStyle
	if o.Kind == rules.Bool {
		b.Add(ui.Thing{ID: key, Shape: ui.Box(r), Layer: ui.LayerBoard + 1, Label: name, Press: func() { set(1 - v) }, Modest: true, Sound: sound.Paper,
			Tip: func() ui.Tip { return ui.Tip{Title: name, Body: s.optionHelp(o)} },
			Paint: func(c render.Canvas, st ui.State) {
				box := render.R(st.At.X+2, st.At.Center().Y-12, 24, 24)
				c.Frame(box, 2, 2.4, render.Solid(scenes.PaperInk))
				if v != 0 {
					c.Line([]render.Point{{X: box.X + 3, Y: box.Center().Y}, {X: box.Center().X - 1, Y: box.Bottom() - 3}, {X: box.Right() + 9, Y: box.Y - 9}}, 4, scenes.RedPencil, false)
				}
				st2 := style
				if v != 0 {
					st2 = style.With(render.Sans600)
				}
				c.TextFit(st.At.Pad(40, 0, 0, 0), name, st2, render.Left|render.Middle, 20, 18, 16)
				if st.Focus {
					c.FocusRing(st.At, 6, render.House)
				}
			}})
		return
	}
	lo, hi := o.Range()
	say := func(v int) string { return s.valueWords(o, v) }
	label := name + ": " + say(v)
	thing := ui.Thing{ID: key, Shape: ui.Box(r), Layer: ui.LayerBoard + 1, Label: label, Modest: true, Sound: sound.Paper,
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: s.optionHelp(o)} },
		Paint: func(c render.Canvas, st ui.State) {
			need, _ := c.Ruler().Measure(say(v), render.House.Body().With(render.Sans600).Sized(20))
			head, _ := c.Ruler().Measure(name, style)
			if need+36+head+16 > st.At.W {
				head, _ = c.Ruler().Measure(name, style.Sized(16))
			}
			wide := min(max(need+36, 90), max(st.At.W*0.43, st.At.W-head-16))
			c.TextFit(st.At.Pad(4, 0, wide+8, 0), name, style, render.Left|render.Middle, 20, 18, 16)
			val := render.R(st.At.Right()-wide, st.At.Y+2, wide, st.At.H-4)
			c.Round(val, val.H/2, render.Solid(render.Hex(0xD8C79C)))
			c.Frame(val.Inset(-1), val.H/2, 3, render.Solid(scenes.RedPencil.Fade(0.85)))
			word := render.House.Body().With(render.Sans600).Sized(20).In(scenes.PaperInk)
			if c.Ruler().Fit(say(v), word, val.W-8, val.H+16, render.Center, 18, 16).Truncated() {
				word = word.With(render.Oswald500) // narrower
			}
			c.TextFit(val.Pad(4, -8, 4, -8), say(v), word, render.Center|render.Middle, 18, 16)
			if st.Focus {
				c.FocusRing(st.At, 6, render.House)
			}
		}}
	if hi-lo < 3 { // the next value at once, all of them by a menu where there are many
		thing.Press = func() { set(lo + (v-lo+1)%(hi-lo+1)) }
	} else {
		for x := lo; x <= hi && x < lo+24; x++ {
			thing.Choices = append(thing.Choices, ui.Choice{Label: say(x), Tip: s.levelTip(o, x), Do: func() { set(x) }})
		}
	}
	b.Add(thing)
}
