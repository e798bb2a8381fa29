package play

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/scenes"
	"safehouse/scenes/recap"
	"safehouse/scenes/sitting"
)

// The slips of the paper of hints: a choice, what it costs and brings in signs, why, and how often it wins.

// A hintSlip is one choice with what is said about it.
type hintSlip struct {
	id, title, because string
	pin                int    // its number, 0 for the choice that the person asked about
	signs              string // what it costs and brings, "" for nothing
	told               string // the same in words
	choice             bot.Candidate
	chance             float64 // to win with it, 0 to 1; below 0 it is not told
	weighing           bool    // it is still compared
}

// hintSlips are the slips of the paper: first the choice that the person asked about, so that it is in sight where the rest is
// scrolled.
func (t *tableScene) hintSlips(best []bot.Candidate) (l []hintSlip) {
	if x, title, because, chance, ok := t.compared(); ok {
		l = append(l, hintSlip{id: "hint:other", choice: x, title: title, because: because, chance: chance, weighing: x.Visits == 0})
	}
	for i, x := range best {
		k := hintSlip{id: scenes.HintID + strconv.Itoa(i), pin: i + 1, choice: x, title: t.say(t.view.Shown.Describe(x.Action)), told: t.say(t.sit.Why(i))}
		if i < len(t.view.Hints) {
			hint := t.view.Hints[i]
			k.because = t.say(hint.Because)
			if h, ok := t.table.(scenes.Hinter); ok {
				k.because = h.HintWords(t.view, hint)
			}
			k.signs = t.hintSigns(hint)
		}
		k.chance = t.sit.Chance(i)
		l = append(l, k)
	}
	return l
}

// hintSigns are what a choice costs, and what it brings, in signs and figures; those of others with their shapes.
func (t *tableScene) hintSigns(h sitting.Hint) string {
	signs, stocks := t.table.Look().Signs, t.view.Info.Stocks
	_, crew := t.view.Shown.(rules.CrewMember)
	var rows []string
	for _, row := range []struct {
		key, ink string
		brings   bool
	}{{"table.hint.costs", "bad", false}, {"table.hint.brings", "good", true}} {
		l := []string{"{c:second}" + t.house.T(row.key) + "{/c}"}
		for _, f := range h.Facts {
			if f.Good(t.view.Info, h.Seat, crew) != row.brings {
				continue
			}
			k := &stocks[f.Stock]
			who := ""
			if f.Seat != h.Seat && !k.Shared {
				who = "{seat:" + strconv.Itoa(f.Seat) + "}\u00a0"
			}
			l = append(l, who+"{c:"+row.ink+"}"+recap.GainWords(scenes.Gain{N: f.N})+"{/c}\u00a0"+signs[k.ID])
		}
		if len(l) > 1 {
			rows = append(rows, l[0]+"\u00a0\u00a0"+strings.Join(l[1:], "  ")) // the word stays with the first of them
		}
	}
	if h.Later && len(rows) > 0 { // counted with what is meant to follow; the tip says it in words
		rows = append(rows, "{c:second}{icon:fast}{/c}")
	}
	return strings.Join(rows, "   ")
}

// hintOdds is how often a choice wins, in words.
func (t *tableScene) hintOdds(x hintSlip) string {
	if x.weighing || x.chance < 0 {
		return ""
	}
	low, high := chances.Range(x.chance)
	return t.house.T("table.hint.wins", "low", low, "high", high)
}

// hintVerdict is what the choices come to beside one another, and where the second differs most from the first.
func (t *tableScene) hintVerdict(best []bot.Candidate) string {
	var l []float64
	for i := range best {
		p := t.sit.Chance(i)
		if p < 0 {
			return ""
		}
		l = append(l, p)
	}
	if len(l) < 2 {
		return ""
	}
	worse := func(i int) int { return int(math.Round(100 * (l[0] - l[i]))) }
	last := len(l) - 1
	verdict := ""
	switch {
	case chances.Alike(l[0], l[last]) && last == 1:
		verdict = t.house.T("table.hint.both")
	case chances.Alike(l[0], l[last]):
		verdict = t.house.T("table.hint.alike")
	case chances.Alike(l[0], l[1]):
		verdict = t.house.T("table.hint.two", "n", worse(last))
	default:
		verdict = t.house.T("table.hint.best", "n", worse(1))
	}
	if m := t.sit.Differs(); !m.IsZero() {
		verdict += " " + t.say(m)
	} else if !chances.Alike(l[0], l[1]) {
		verdict += " " + t.house.T("table.hint.same")
	}
	return verdict
}

// hintGrid is where the slips lie beside and below one another.
type hintGrid struct {
	columns int
	tops    []float64 // of each row, and where the last one ends
	high    float64
}

// narrowSlip is how narrow a slip may be at the size of text.
const narrowSlip = 168.0

// layHints lays slips out on a paper of some width.
func layHints(b *ui.Builder, w float64, slips []hintSlip) (g hintGrid) {
	w -= 2*hintEdge + 14 // where a scroll bar may stand
	g.columns = max(1, min(len(slips), int((w+hintGap)/(narrowSlip*b.Grow()+hintGap))))
	wide := (w - hintGap*float64(g.columns-1)) / float64(g.columns)
	g.tops = []float64{0}
	for row := range slices.Chunk(slips, g.columns) {
		high := 0.0
		for _, x := range row {
			high = max(high, slipHigh(b, wide, x))
		}
		g.tops = append(g.tops, g.tops[len(g.tops)-1]+high+hintGap)
	}
	g.high = g.tops[len(g.tops)-1]
	return g
}

// at is the place of a slip in an area of some width.
func (g hintGrid) at(i int, w float64) render.Rect {
	w -= 14
	wide := (w - hintGap*float64(g.columns-1)) / float64(g.columns)
	row := i / g.columns
	return render.R((wide+hintGap)*float64(i%g.columns), g.tops[row], wide, g.tops[row+1]-g.tops[row]-hintGap)
}

// Measures of a slip, in points.
const (
	slipEdge = 12.0
	slipPin  = 30.0
	slipBar  = 10.0
)

func slipTitle(th *render.Theme) render.Style { return th.Heading().Sized(19) }
func slipText(th *render.Theme) render.Style  { return th.Body().Sized(18) }

// slipParts are how high the parts of a slip of some width are, from the top, each with the gap below it.
type slipParts struct{ title, signs, because, odds float64 }

func partsOf(k render.Ruler, th *render.Theme, wide float64, x hintSlip) (p slipParts) {
	in := wide - 2*slipEdge
	high := func(words string, st render.Style, w, gap float64) float64 {
		if words == "" {
			return 0
		}
		_, h := k.Wrap(words, st, w, render.Left).Size()
		return h + gap
	}
	p.title = max(slipPin+4, high(x.title, slipTitle(th), in-slipPin-8, 4))
	p.signs = high(x.signs, slipText(th), in, 4)
	p.because = high(x.because, slipText(th), in, 4)
	if x.chance >= 0 && !x.weighing {
		_, p.odds = k.Measure("0", slipText(th))
		p.odds += 4
	}
	return p
}

func (p slipParts) high() float64 { return p.title + p.signs + p.because + p.odds + 2*slipEdge }

// slipHigh is how high a slip of some width must be for its words.
func slipHigh(b *ui.Builder, wide float64, x hintSlip) float64 {
	return partsOf(b.Ruler(), b.Theme(), wide, x).high()
}

// hintSlip is one choice; a press takes it.
func (t *tableScene) hintSlip(b *ui.Builder, r render.Rect, x hintSlip) {
	th := b.Theme()
	odds := t.hintOdds(x)
	b.Add(ui.Thing{ID: x.id, Shape: ui.Box(r), Layer: ui.LayerPanels, Keeps: true, Move: ui.Move{How: ui.Jump}, Label: strings.TrimSpace(x.title + " " + x.because + " " + x.told + " " + odds),
		Disabled: x.weighing, Press: func() { t.decide(x.choice.Action) },
		Tip: func() ui.Tip { // the signs in words, for who points at them; the focus that lies here from the start covers nothing
			if t.stage.Hovered() != x.id {
				return ui.Tip{}
			}
			return ui.Tip{Title: x.title, Body: x.told}
		},
		Paint: func(c render.Canvas, st ui.State) {
			state := render.Rest
			switch {
			case st.Pressed:
				state = render.Pressed
			case st.Hover:
				state = render.Hover
			}
			c.Button(st.At, th, render.Button{State: state})
			t.paintSlip(c, st.At.Inset(slipEdge), x, odds)
		}})
}

// paintSlip draws what stands on a slip.
func (t *tableScene) paintSlip(c render.Canvas, in render.Rect, x hintSlip, odds string) {
	th := t.stage.Theme
	p := partsOf(c.Ruler(), th, in.W+2*slipEdge, x)
	pin(c, th, render.R(in.X, in.Y, slipPin, slipPin), x.pin)
	c.TextIn(render.R(in.X+slipPin+8, in.Y, in.W-slipPin-8, p.title-4), x.title, slipTitle(th), render.Left|render.Top)
	y := in.Y + p.title
	for _, part := range []struct {
		words string
		high  float64
	}{{x.signs, p.signs}, {x.because, p.because}} {
		if part.high > 0 {
			c.TextIn(render.R(in.X, y, in.W, part.high-4), part.words, slipText(th).In(th.Text), render.Left|render.Top)
			y += part.high
		}
	}
	if p.odds == 0 {
		return
	}
	foot := render.R(in.X, in.Bottom()-p.odds, in.W, p.odds)
	words, _ := c.Ruler().Measure(odds, slipText(th))
	bar := render.R(foot.X+words+12, foot.Center().Y-slipBar/2, foot.W-words-12, slipBar)
	told := bar.W >= 60
	if !told {
		words = foot.W
	}
	c.TextFit(render.R(foot.X, foot.Y, words+2, foot.H), odds, slipText(th).In(th.Text), render.Left|render.Middle, 18, 17, 16, 15, 14)
	if !told {
		return
	}
	low, high := chances.Range(x.chance)
	ink := th.Accent
	if x.pin == 0 {
		ink = th.Accent2
	}
	c.Round(bar, slipBar/2, render.Solid(th.Ground))
	c.Round(render.R(bar.X+bar.W*float64(low)/100, bar.Y, max(slipBar, bar.W*float64(high-low)/100), bar.H), slipBar/2, render.Solid(ink))
	c.Fill(render.R(bar.Center().X-1, bar.Y-2, 2, bar.H+4), render.Solid(th.Second))
}

// pin draws the number of a hint; 0 stands for the choice that was asked about.
func pin(c render.Canvas, th *render.Theme, at render.Rect, n int) {
	ink := th.Ground
	if light := render.Hex(0xFFFFFF); render.Contrast(light, th.Accent) > render.Contrast(ink, th.Accent) {
		ink = light
	}
	c.Round(at, at.W/2, render.Solid(th.Accent))
	if n == 0 {
		c.Icon("swap", at.Inset(at.W*0.2), ink)
		return
	}
	c.TextIn(at, strconv.Itoa(n), th.Number().Sized(at.W*0.62).In(ink), render.Center|render.Middle)
}

// named are the IDs of the things that a choice names: what it is about, then where that goes.
func (t *tableScene) named(a rules.Action) (ids []string) {
	operands := t.view.Info.OperandRefs(a, nil)
	slices.Reverse(operands) // the last is what is pressed
	for _, r := range t.view.Shown.Touches(a, operands) {
		if id := t.view.ID(r); !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// inward is the first place inside a shape on the way from a corner of the box around it to its middle.
func inward(s *ui.Shape, from render.Point) render.Point {
	const steps = 12
	mid := s.Bounds().Center()
	for i := range steps {
		if p := from.Lerp(mid, float64(i)/steps); s.Has(p) {
			return p
		}
	}
	return mid
}

// hintPins sets the number of each hint beside what it names on the table; a table that draws its hints itself has its own.
func (t *tableScene) hintPins(b *ui.Builder, best []bot.Candidate) {
	if _, ok := t.table.(scenes.Hinter); ok {
		return
	}
	const size = 34.0
	set := map[string]int{}
	for i, x := range best {
		for _, id := range t.named(x.Action) {
			k := b.Thing(id)
			if k == nil {
				continue
			}
			at := k.Shape.Bounds()
			if k.Clip != nil {
				at = render.R(max(at.X, k.Clip.X), max(at.Y, k.Clip.Y), min(at.Right(), k.Clip.Right())-max(at.X, k.Clip.X), min(at.Bottom(), k.Clip.Bottom())-max(at.Y, k.Clip.Y))
			}
			if at.Empty() {
				continue
			}
			box := render.R(min(at.Right()-size*0.7, b.Area().Right()-size)-float64(set[id])*(size+2), max(at.Y-size*0.3, b.Area().Y), size, size)
			if len(k.Shape.Corners()) > 0 {
				box = render.Around(inward(&k.Shape, box.Center()), size, size)
			}
			set[id]++
			b.Add(ui.Thing{ID: "pin:" + strconv.Itoa(i+1), Shape: ui.Box(box), Layer: max(k.Layer+1, ui.LayerPanels-1), Label: strconv.Itoa(i + 1), Paint: func(c render.Canvas, st ui.State) {
				c.Shadow(st.At.Inset(4), 2)
				pin(c, t.stage.Theme, st.At, i+1)
			}})
			break
		}
	}
}
