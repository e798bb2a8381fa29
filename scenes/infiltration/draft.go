package infiltration

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// layDraft lists the items of the hand that is drafted from, open for reading
// over the tower. Those that are kept already stand apart.
func (t *table) layDraft(b *ui.Builder) {
	o := t.look
	if o == nobody {
		return
	}
	b.Group("draft")
	st := &t.s.Ops[o]
	list := itemsOf(st.Hand)
	if len(list) == 0 {
		return
	}
	board := t.plan.board
	area := render.R(board.X+40, board.Y+60, board.W-80, board.H-96)
	title := t.T("draft.title", "step", int(t.s.Draft), "name", t.callOf(o))
	t.Draw(b, ui.LayerHand, func(c render.Canvas) {
		c.Round(board.Inset(2), 6, render.Solid(t.Theme.Ground.Fade(0.82)))
		c.TextIn(render.R(board.X, board.Y+8, board.W, 52), title, t.Theme.Heading(), render.Center|render.Middle)
	})
	keep, keeping := t.asks(rule.VKeep)
	pass, passing := t.asks(rule.VPass)
	f := min(area.H/readH, 1.3, (area.W-24*float64(len(list)-1))/(readW*float64(len(list))))
	w, h := readW*f, readH*f
	small := t.plan.Small()
	if small { // the text stands below the card
		h = area.H
	}
	for i, r := range ui.Row(area, len(list), w, h, w+24) {
		it := list[i]
		kept := st.Kept.Has(it)
		ref := rule.RefCard(it.Card())
		x := t.Thing(t.View.ID(ref), r, ui.LayerHand+1, t.View.Name(ref), func(c render.Canvas, r render.Rect, s ui.State) {
			height := 2
			if s.Hot() {
				height = 4
			}
			r = r.Move(0, -8*s.Lift)
			c.Shadow(r, height)
			face := t.face(it.Card())
			t.Bake(c, "draft:"+itoa(int(it)), r, 2, tabletop.Key(face.Name, face.Text), func(c render.Canvas, r render.Rect) {
				if small {
					t.paintDraftSmall(c, r, &face)
					return
				}
				shorten(&face)
				c.CardFace(r, t.Theme, &face, render.ReadCard)
			})
			if kept {
				c.Frame(r.Inset(-4), 12, 4, render.Solid(t.Theme.Accent))
				tag := render.R(r.X+r.W/2-60, r.Y-18, 120, 36)
				c.Tag(tag, t.T("draft.kept"), t.Theme, t.Theme.Accent)
			}
		})
		switch {
		case keeping:
			a := keep
			a.Args[1] = int16(it.Card())
			t.OfferAction(&x, a)
		case passing:
			a := pass
			a.Args[1] = int16(it.Card())
			t.OfferAction(&x, a)
		}
		x.Mark = ui.NoMark
		x.Lifts = true
		x.Tip = t.cardTip(nobody, it.Card())
		x.Sound = soundCard
		x.Move = ui.Move{How: ui.Fly}
		b.Add(x)
	}
}

// paintDraftSmall draws an item with its text below, for windows in which the
// text would not fit on the card.
func (t *table) paintDraftSmall(c render.Canvas, r render.Rect, k *render.Card) {
	c.PanelFace(r, t.Theme)
	w := 174.0
	card := render.R(r.X+(r.W-w)/2, r.Y+10, w, w*cardH/cardW)
	c.CardFace(card, t.Theme, k, render.HandCard)
	text := render.R(r.X+12, card.Bottom()+8, r.W-20, r.Bottom()-card.Bottom()-12)
	st := t.Theme.Body()
	if c.Ruler().Fit(k.Text, st, text.W, text.H, render.Left, 18).Truncated() {
		st.Floor = render.CaptionFloor
	}
	c.TextFit(text, k.Text, st, render.Left, 18, 16, 15, 14, 13)
}
