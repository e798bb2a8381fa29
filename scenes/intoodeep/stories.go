package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// The storyline display and the decks of crimes.

// lineColors are the storylines.
var lineColors = [rule.Lines]render.Color{
	render.Hex(0x5AA6FF), render.Hex(0xFF6B6B), render.Hex(0x4ADE96), render.Hex(0xFF9A3D), render.Hex(0xFFC24A), render.Hex(0xB98CFF), render.Hex(0xFF7AC8),
}

// layStories is the storyline display: a column a storyline in play.
func (t *table) layStories(b *ui.Builder) {
	p := t.plan.stories
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) { c.Panel(p, t.Theme) })
	var lines []int
	for line := range rule.Lines {
		if t.s.LineInPlay(line) {
			lines = append(lines, line)
		}
	}
	w := (p.W - 16) / float64(len(lines))
	for i, line := range lines {
		t.layLine(b, line, render.R(p.X+8+float64(i)*w, p.Y+8, w-6, p.H-16))
	}
}

// layLine is a storyline: the crimes that were completed, the last one in full.
func (t *table) layLine(b *ui.Builder, line int, r render.Rect) {
	var done []int
	top := 0
	for i := line * rule.PerLine; i < (line+1)*rule.PerLine; i++ {
		if t.s.Display.Has(i) {
			done = append(done, i)
			top = max(top, rule.CrimeOf(i).Level)
		}
	}
	title := t.View.Say(rule.LineName(line))
	x := t.Thing("line:"+string(rune('a'+line)), r, ui.LayerPanels+1, title, nil)
	x.Tip = func() ui.Tip {
		var l []string
		for _, i := range done {
			l = append(l, t.T("line.done", "code", code(i), "name", t.name(rule.RefCrime(i))))
		}
		l = append(l, t.T([3]string{"line.one", "line.two", "line.three"}[min(top, 2)]))
		return ui.Tip{Title: title, Body: strings.Join(l, "\n")}
	}
	col := lineColors[line]
	all := done
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		done := all
		label := func(i int) string {
			if len(done) == len(all) {
				return t.bannered(c, t.banner(i), code(i), r.W-8)
			}
			name := strings.ToUpper(string(rune('a' + line)))
			var levels []string
			for _, j := range all {
				levels = append(levels, itoa(rule.CrimeOf(j).Level))
			}
			for _, codes := range []string{name + " " + strings.Join(levels, " "), name + " " + strings.Join(levels, "")} {
				if w, _ := c.Ruler().Measure(codes, t.caption(15)); w <= r.W-8 {
					return codes
				}
			}
			return name + " ×" + itoa(len(all)) // which they are says the tip
		}
		head := 26.0
		if t.plan.Small() {
			head = 44
		}
		if at := render.R(r.X-2, r.Y, r.W+4, head); !t.fit(c, at, title, t.heading().Tracked(0).In(col.Lighter(0.25)), render.Center|render.Middle, 16, 15, 14) {
			t.fit(c, at, string(rune('A'+line)), t.heading().In(col.Lighter(0.25)), render.Center|render.Middle)
		}
		body := r.Pad(0, head+2, 0, 0)
		if len(done) == 0 {
			c.Frame(body, 6, 1.4, render.Solid(col.Fade(0.45)))
			c.Icon("intoodeep/line/"+string(rune('a'+line)), render.Around(body.Center().Add(render.Pt(0, -10)), 44, 44), col.Fade(0.4))
			t.fit(c, render.R(body.X, body.Bottom()-34, body.W, 28), t.T("line.open"), t.caption(16).In(t.Theme.Second), render.Center|render.Middle, 15, 14)
		} else {
			band := 28.0
			if n := len(done); n > 1 && body.H-70 < band*float64(n) { // no room for each: one band with their codes
				done = []int{done[n-1]}
			}
			for j, i := range done {
				at := render.R(body.X, body.Y+float64(j)*min(band, (body.H-60)/float64(len(done))), body.W, body.H-float64(j)*min(band, (body.H-60)/float64(len(done))))
				c.Round(at, 6, render.Slope(180, col.Mix(render.Hex(0x120C3A), 0.35), render.Hex(0x120C3A)))
				c.Frame(at, 6, 1.6, render.Solid(col))
				c.Corners(render.R(at.X, at.Y, at.W, band), 6, 6, 0, 0, render.Solid(col))
				t.fit(c, render.R(at.X+6, at.Y, at.W-8, band), label(i), t.caption(16).In(render.Hex(0x100A2A)), render.Left|render.Middle, 15, 14)
				if j == len(done)-1 {
					c.Icon(crimeIcon(i), render.Around(render.Pt(at.Center().X, (at.Y+band+at.Bottom())/2), min(64, at.H-band-10), min(64, at.H-band-10)), col.Lighter(0.5))
				}
			}
		}
		if st.Hot() {
			c.Frame(r, 6, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
}

// banner is what the band of a completed crime says; in a small window the code
// alone.
func (t *table) banner(i int) string {
	if t.plan.Small() {
		return code(i)
	}
	return code(i) + " " + t.Text("name", rule.RefCrime(i))
}

// bannered is what fits into a band: the code alone where the name has no room.
func (t *table) bannered(c render.Canvas, words, code string, wide float64) string {
	st := t.caption(15)
	if w, _ := c.Ruler().Measure(words, st); w > wide {
		return code
	}
	return words
}

// code is the print in the corner of a Story Crime: storyline and level.
func code(crime int) string {
	c := rule.CrimeOf(crime)
	if c.Level == 0 {
		return ""
	}
	return strings.ToUpper(c.ID[:1]) + itoa(c.Level)
}

// crimeIcon is the pictogram of a crime.
func crimeIcon(crime int) string { return icon("crime", rule.RefCrime(crime)) }

// layDecks is the crime decks and the Dilemmas, with what is left of them.
func (t *table) layDecks(b *ui.Builder, r render.Rect) {
	t.Draw(b, ui.LayerPanels, func(c render.Canvas) { c.Panel(r, t.Theme) })
	w := (r.W - 16) / 5
	for i := range 5 {
		at := render.R(r.X+8+float64(i)*w, r.Y+6, w-4, r.H-12)
		n := t.s.DilemmasLeft()
		x := t.Thing("dilemmas", at, ui.LayerPanels+1, t.T("deck.dilemmas"), nil)
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: x.Label, Body: t.N("deck.left", n) + "\n" + t.T("deck.dilemmas.tip")}
		}
		col, mark := render.Hex(0xFF5470), "intoodeep/dilemma"
		if i < rule.Decks {
			ref := rules.At(rule.KindDeck, i)
			n = t.s.DeckSize(rule.Deck(i))
			x = t.Thing(t.View.ID(ref), at, ui.LayerPanels+1, t.name(ref), nil)
			x.Tip = func() ui.Tip {
				return ui.Tip{Title: t.name(ref), Body: t.N("deck.left", n) + "\n" + t.T("deck.tip."+id(ref))}
			}
			col = [4]render.Color{render.Hex(0x5AA6FF), render.Hex(0xB98CFF), render.Hex(0xFF5BD0), render.Hex(0x4FC7C0)}[i]
			mark = ""
			if i == int(rule.Sides) {
				mark = "intoodeep/side"
			}
		}
		legal := t.Offer(&x)
		if !legal && i < rule.Decks && t.Asks(rule.VDraw) {
			t.View.OfferAction(&x, rules.Do(rule.VDraw, i))
		}
		x.Mark, x.Disabled = ui.NoMark, false
		label := itoa(i + 1)
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			card := render.Around(render.Pt(r.Center().X, r.Y+23), 38, 44)
			if n > 0 {
				for d := min(3, n) - 1; d >= 0; d-- {
					at := card.Move(float64(d)*2, float64(d)*2)
					low := col.Darker(0.5)
					if mark == "" { // a figure stands on it
						low = col.Darker(0.2)
					}
					c.Round(at, 4, render.Slope(160, col, low))
					c.Frame(at, 4, 1.4, render.Solid(col.Lighter(0.4)))
				}
				if mark != "" {
					c.Icon(mark, render.Around(card.Center(), 26, 26), render.White)
				} else {
					c.TextIn(card, label, t.Theme.Heading().Sized(24).Free().In(t.Theme.Ink), render.Center|render.Middle)
				}
			} else {
				c.Frame(card, 4, 1.4, render.Solid(col.Fade(0.5)))
			}
			c.TextIn(render.R(r.X, r.Bottom()-22, r.W, 20), itoa(n), t.caption(17), render.Center|render.Middle)
			t.frame(c, r, legal, st)
		})
		b.Add(x)
	}
}
