package intoodeep

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/intoodeep"
)

// The end of a Chapter, when Dilemmas are banked: the hand rises large into the place of
// the Console and the crimes, and beside it the well shows what the one that is looked at
// would make of it.

// banks reports whether the question is which Dilemma to bank, and the viewer's to answer.
// The view stays while the one that was chosen sinks into the well.
func (t *table) banks() bool {
	switch {
	case t.Seat >= 0 && t.Asks(rule.VBank):
		t.banking = true
	case !t.View.Showing || t.Seat < 0:
		t.banking = false
	}
	return t.banking
}

// looked is the face of the Dilemma in hand that is looked at.
func (t *table) looked() (face int, ok bool) {
	name, ok := strings.CutPrefix(t.View.Hot, "dilemma:")
	if !ok {
		return 0, false
	}
	name, _, _ = strings.Cut(name, "#")
	for _, card := range t.s.Players[t.Seat].Hand.List() {
		if f := rule.FaceOf(card); id(rule.RefFace(f)) == name {
			return f, true
		}
	}
	return 0, false
}

// layBanking is the well and the hand, as large as there is room.
func (t *table) layBanking(b *ui.Builder) {
	r := t.plan.console.Union(t.plan.hand)
	const well = 286.0
	t.layBankWell(b, render.R(r.X, r.Y, well, r.H))
	low := t.plan.hand.Y // below the prompt
	rest := render.R(r.X+well+12, low, r.W-well-12, r.Bottom()-low)
	n := t.s.Players[t.Seat].Hand.Len()
	if n == 0 {
		return
	}
	const gap, most = 10.0, 244.0
	rows := 1
	for rows < 3 && (rest.W-gap*(math.Ceil(float64(n)/float64(rows))-1))/math.Ceil(float64(n)/float64(rows)) < 150 {
		rows++
	}
	cols := math.Ceil(float64(n) / float64(rows))
	w := min(most, (rest.W-gap*(cols-1))/cols)
	h := min((rest.H-gap*float64(rows-1))/float64(rows), w*1.6)
	top, left := rest.Y+(rest.H-float64(rows)*(h+gap)+gap)/2, rest.X+(rest.W-cols*(w+gap)+gap)/2
	seen := map[int]bool{}
	for i, card := range t.s.Players[t.Seat].Hand.List() {
		at := render.R(left+float64(i%int(cols))*(w+gap), top+float64(i/int(cols))*(h+gap), w, h)
		t.layHeldDilemma(b, i, rule.FaceOf(card), at, seen, true)
	}
}

// layBankWell is the well as large as the Console: what is banked, the Tolerance, and
// what the Dilemma that is looked at would add.
func (t *table) layBankWell(b *ui.Builder, r render.Rect) {
	p := t.Seat
	pl := &t.s.Players[p]
	banked, tolerance := pl.Well.Corruption(), int(pl.Tolerance)
	low, high := t.couldBank(p)
	x := t.Thing("well", r, ui.LayerPanels, t.T("well"), nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: t.T("well"), Body: t.N("well.own", t.s.WellSize(p), "corruption", banked, "tolerance", tolerance, "net", banked-tolerance) + "\n" + t.T("well.tip")}
	}
	x.Keeps = true // it shows what the Dilemma that is looked at would make of it
	add := -1
	if f, ok := t.looked(); ok {
		add = int(rule.Printed(f).Corruption)
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.PanelMarked(r, t.Theme, render.Hex(0xFF5470))
		t.fit(c, render.R(r.X+14, r.Y+8, r.W-24, 26), t.T("well"), t.heading().In(render.Hex(0xFF8AA0)), render.Left|render.Middle, 15, 13)
		tube := t.bankTube(r)
		if add >= 0 {
			low, high = add, add
		}
		t.paintWell(c, tube, float64(banked), low, high)
		if tolerance > 0 { // what the well bears
			y := tube.Bottom() - 4 - (tube.H-8)*min(1, float64(tolerance)/wellFull)
			c.Segment(render.Pt(tube.X-4, y), render.Pt(tube.Right()+6, y), 3, render.Hex(0x5FE0A0))
		}
		side := render.R(tube.Right()+14, tube.Y, r.Right()-tube.Right()-26, tube.H)
		oct := render.Around(render.Pt(side.Center().X, side.Y+34), 62, 62)
		octagon(c, oct, render.Hex(0x0B2A22), render.Hex(0x5FE0A0))
		c.Icon("intoodeep/tolerance", oct.Inset(8), render.Hex(0x5FE0A0).Fade(0.35))
		c.TextIn(oct, itoa(tolerance), t.Theme.Number().Sized(27), render.Center|render.Middle)
		t.fit(c, render.R(side.X, oct.Bottom()+8, side.W, 92), t.T("well.over", "corruption", banked, "tolerance", tolerance), t.line(17).In(t.Theme.Second), render.Center|render.Top, 16, 15, 14)
		now := render.R(side.X, oct.Bottom()+104, side.W, 40)
		t.fit(c, now, t.N("well.now", banked-tolerance), t.Theme.Heading().Sized(24), render.Center|render.Middle, 21, 18)
		if add >= 0 {
			t.fit(c, now.Move(0, 40), t.N("well.after", banked-tolerance+add), t.Theme.Heading().Sized(22).In(render.Hex(0xFFB0C0)), render.Center|render.Middle, 19, 17, 15)
		}
		if st.Hot() {
			c.Frame(r.Inset(2), 7, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
}

// bankTube is the place of the tube in the large well.
func (t *table) bankTube(r render.Rect) render.Rect { return render.R(r.X+20, r.Y+44, 84, r.H-62) }
