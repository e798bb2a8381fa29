package shadownetwork

import (
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// What is finished at the end, where the briefcases do not suffice for all: the
// hand lies large over the wall, sorted by what counts, with its sum; pointing at
// a Contract that is left out shows what the hand would be with it.

// layFinish shows the assignment that counts as it stands.
func (t *table) layFinish(b *ui.Builder) {
	if !t.asks(rule.AskFinish) {
		return
	}
	p, seat := t.mine(), int(t.me())
	set, n := t.s.Finishing(seat, p.Chosen)
	other, m := set, n
	if k, ok := rule.OnContract(t.hot()); ok && k < rule.Contracts && len(t.View.About(t.hot())) > 0 {
		other, m = t.s.Finishing(seat, p.Chosen.With(k))
	}
	l := p.Hand.List()
	slices.SortStableFunc(l, func(a, b rule.Contract) int { // what is finished comes first
		switch {
		case set.Has(a) == set.Has(b):
			return 0
		case set.Has(a):
			return -1
		}
		return 1
	})
	rows := 1
	if other != set {
		rows = 2
	}
	box := t.plan.board
	size := render.Pt(min(box.W-30, 1100), 76+float64(rows)*min(178, (box.H-90)/2))
	t.LayOver(b, tabletop.Over{ID: "finish", Label: t.T("finish"), Sizes: []render.Point{size}, Near: box.Move(0, -6), Within: t.plan.overTable(), May: true, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, r render.Rect, _ ui.State) {
		c.Shadow(r, 3)
		t.paintPaper(c, r, render.Hex(0xFAF1D8), 0)
		c.Corners(render.R(r.X, r.Y, r.W, 48), 4, 4, 0, 0, render.Solid(render.Hex(0x2A2414)))
		t.fit(c, render.R(r.X+20, r.Y+2, r.W-40, 46), upper(t.T("finish")), t.typed(24, render.Hex(cream)), render.Left|render.Middle, 22, 20, 18)
		in := r.Pad(20, 58, 20, 12)
		h := in.H / float64(rows)
		t.paintPlan(c, render.R(in.X, in.Y, in.W, h-8), t.T("finish.now"), l, set, n)
		if rows > 1 {
			c.Fill(render.R(in.X, in.Y+h-2, in.W, 1.4), render.Solid(render.Hex(0x8A7A4A).Fade(0.5)))
			t.paintPlan(c, render.R(in.X, in.Y+h+4, in.W, h-8), t.T("finish.then"), l, other, m)
		}
	}})
}

// paintPlan draws the Contracts of a hand in final scoring: what is finished, what
// stays unfinished, and the sum.
func (t *table) paintPlan(c render.Canvas, r render.Rect, title string, l []rule.Contract, set rule.ContractSet, n int) {
	t.fit(c, render.R(r.X, r.Y, 120, r.H), title, t.typed(20, t.Theme.Ink), render.Left|render.Middle, 19, 18, 17)
	room := r.Pad(118, 0, 110, 0)
	step := min(172, room.W/float64(max(len(l), 1)))
	for i, k := range l {
		x := shown{k, -int(k.Card().Penalty), false}
		if set.Has(k) {
			x.n = int(k.Card().GameEnd)
		}
		at := render.R(room.X+step*float64(i), room.Y, step-8, room.H)
		t.paintShown(c, at.Pad(0, 0, 0, 58), x)
		t.fit(c, render.R(at.X-2, at.Bottom()-56, at.W+4, 58), t.View.Name(rule.RefContract(k)), t.small(17, t.Theme.Ink), render.Center|render.Top, 17, 16, 15, 14)
	}
	plate := render.Around(render.Pt(r.Right()-50, r.Center().Y), 100, min(r.H-20, 76))
	t.paintPlate(c, plate)
	t.fit(c, plate, text.Signed(n), t.figure(34, t.Theme.Ink), render.Center|render.Middle)
}
