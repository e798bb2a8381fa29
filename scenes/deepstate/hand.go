package deepstate

import (
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes/tabletop"
)

// held is the Treaties that the viewer looks at: the pack in a draft, else the
// hand.
func (t *table) held() []rule.Treaty {
	if t.Seat < 0 {
		return nil
	}
	if t.s.Phase == rule.Drafting && t.Asks(rule.VPick) {
		return t.s.PackOf(t.Seat)
	}
	return t.s.HandOf(t.me)
}

// layHand lists the Treaties in hand; in their phase they lie open in the empty
// zone.
func (t *table) layHand(b *ui.Builder) {
	b.Group("hand")
	list := t.held()
	title := t.T("hand", "n", len(list))
	if t.Seat < 0 {
		title = t.T("hand", "n", int(t.s.Players[t.me].HandSize))
	}
	if t.risen() {
		t.layRisen(b)
		title = ""
	}
	r := t.plan.hand
	t.Settle(tabletop.Key("hand-title", title, r.X, r.Y), func(c render.Canvas) {
		if title != "" {
			c.TextIn(render.R(r.X+16, r.Y+4, r.W-32, 28), upper(title), t.caption(18, render.Hex(0xF1DCA2)).Tracked(1.5), render.Left|render.Middle)
		}
	})
	places := t.handPlaces(len(list))
	for i, m := range list {
		t.layTreaty(b, m, places[i], t.risen())
	}
	if t.Seat < 0 && !t.risen() {
		t.layFaceDown(b)
		return
	}
	if len(list) == 0 && !t.risen() {
		text := t.T("hand.empty")
		t.Settle(tabletop.Key("hand-empty", text), func(c render.Canvas) {
			c.TextIn(r.Pad(110, 30, 10, 0), text, t.Theme.Dim(), render.Center|render.Middle)
		})
	}
}

// layFaceDown lists the hand of who decides while all look on: its back, and where its person may take it up.
func (t *table) layFaceDown(b *ui.Builder) {
	n, r := int(t.s.Players[t.me].HandSize), t.plan.hand
	if n == 0 {
		text := t.T("hand.empty")
		t.Settle(tabletop.Key("hand-empty", text), func(c render.Canvas) {
			c.TextIn(r.Pad(110, 30, 10, 0), text, t.Theme.Dim(), render.Center|render.Middle)
		})
	}
	places := t.handPlaces(n)
	t.Settle(tabletop.Key("hand-backs", n, r.X, r.Y), func(c render.Canvas) {
		for _, at := range places {
			c.Shadow(at, 2)
			c.CardBackFace(at, t.Theme)
		}
	})
	if t.View.TakeUp == nil || n == 0 && t.s.Players[t.me].MenSize == 0 {
		return
	}
	at := r.Pad(110, 30, 10, 0)
	if n > 0 {
		at = places[0].Union(places[n-1])
	}
	word := t.T("hand.look")
	x := t.Thing("takeup", at, ui.LayerHand, word, func(c render.Canvas, r render.Rect, st ui.State) {
		tag := render.Around(r.Center(), min(max(r.W-8, 180), 270), 54)
		tag.X = min(max(tag.X, t.plan.hand.X), t.plan.hand.Right()-tag.W)
		c.Shadow(tag, 2)
		c.Button(tag, t.Theme, render.Button{State: map[bool]render.ButtonState{true: render.Hover}[st.Hot()]})
		c.TextFit(tag.Inset(8), word, t.Theme.Button(), render.Center|render.Middle, 17, 16, 15)
	})
	x.Press = t.View.TakeUp
	x.Tip = func() ui.Tip { return ui.Tip{Title: word, Body: t.T("hand.look.tip")} }
	x.Sound = sound.CardSlide
	b.Add(x)
}

// drafts reports whether the viewer takes a Treaty from a pack: those that it has kept
// lie where its cards will.
func (t *table) drafts() bool { return t.s.Phase == rule.Drafting && t.Asks(rule.VPick) }

// layKept lists the Treaties kept so far in a draft, and the places of those to come.
func (t *table) layKept(b *ui.Builder) {
	kept := t.s.HandOf(t.me)
	r := t.plan.tray.Pad(14, 44, 14, 10)
	title := t.T("risen.kept", "n", len(kept))
	w := min((r.W-5*8)/6, r.H*handW/handH)
	places := ui.Row(render.R(r.X, r.Y, w*6+40, r.H), 6, w, min(r.H, w*handH/handW*1.1), w+8)
	t.Settle(tabletop.Key("kept", title, r.X, r.Y), func(c render.Canvas) {
		c.TextIn(render.R(t.plan.tray.X+16, t.plan.tray.Y+9, t.plan.tray.W-32, 30), upper(title), t.caption(18, render.Hex(0xF1DCA2)).Tracked(1.5), render.Left|render.Middle)
		for _, at := range places[min(len(kept), 6):] {
			c.Slot(at, 8, t.Theme, "")
		}
	})
	for i, m := range kept {
		t.layTreaty(b, m, places[min(i, 5)], false)
	}
}

// layRisen draws what is asked over the zone, and in a draft what was kept.
func (t *table) layRisen(b *ui.Builder) {
	key := map[rule.Phase]string{rule.Drafting: "risen.draft", rule.Dealing: "risen.deal", rule.TrimPhase: "risen.trim"}[t.s.Phase]
	if key == "" {
		key = "risen.treaties"
	}
	title := upper(t.T(key))
	t.layDeals(b)
	if t.drafts() {
		t.layKept(b)
	}
	z := t.plan.zone
	t.Settle(tabletop.Key("risen", title), func(c render.Canvas) {
		w := z.W * 0.34 // the places at the Treaty table lie beside it
		if t.s.Phase != rule.TreatyPhase {
			w = z.W - 60
		}
		c.TextFit(render.R(z.X+30, z.Y+8, w, 34), title, t.caption(19, render.Hex(0xFFFBEC)).Tracked(1), render.Left|render.Middle, 18, 17, 16)
	})
}

// treatyActions lists what can be done with a Treaty.
func (t *table) treatyActions(m rule.Treaty) (l []rules.Action) {
	for _, a := range t.With(rule.VPick, rule.VBury, rule.VMake, rule.VTrim, rule.VExchange) {
		if rule.Treaty(a.Args[0]) == m {
			l = append(l, a)
		}
	}
	return l
}

// layTreaty lists a Treaty that the viewer holds, big with its words.
func (t *table) layTreaty(b *ui.Builder, m rule.Treaty, r render.Rect, big bool) {
	ref := rule.RefTreaty(m)
	list := t.treatyActions(m)
	can := t.s.Round > 0 && t.s.MayMake(t.me, m)
	waived := can && len(t.s.LackOf(t.me, m)) > 0
	refused := t.View.Asked && len(list) == 0 && big
	key := t.treatyKey(m, can)
	x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Move(0, -8*st.Lift)
		height := 2
		if st.Lift > 0.3 {
			height = 4
		}
		c.Shadow(r, height)
		t.Bake(c, "treaty:"+itoa(int(m))+":"+itoa(int(r.W)), r, 2, render.Key(key, tabletop.Key(big, r.W, r.H)), func(c render.Canvas, r render.Rect) { t.treatyFace(c, r, m, big, t.me) })
		if refused && !st.Hot() {
			c.Round(r, render.CardRadius, render.Solid(render.Hex(0x14060A).Fade(0.24)))
		}
		at := render.Pt(r.Right()-21, r.Y+67)
		if r.W > r.H || r.W < tinyTreaty && r.H < 150 {
			at = render.Pt(r.X+20, r.Bottom()-20)
		}
		if t.eye.ok && t.eye.open.Has(m) { // the choice that is looked at opens it
			t.paintOpens(c, r, at)
		}
		if can {
			c.Circle(at.Add(render.Pt(1, 2)), 17, render.Solid(render.Black.Fade(0.4)))
			if waived { // only because DEEP STATE waives the rest
				c.Circle(at, 17, render.Slope(150, render.Hex(0xFBEBB8), render.Hex(0xA67A34)))
				c.RingAt(at, 17, 1.6, render.Solid(render.Hex(0x5F3D12)))
				c.Icon(iconWaive, render.Around(at, 22, 22), render.Hex(0x2B1606))
				return
			}
			c.Circle(at, 17, render.Slope(150, render.Hex(0x7CC79A), render.Hex(0x1A6A42)))
			c.RingAt(at, 17, 1.6, render.Solid(render.Hex(0x0C3A24)))
			c.Icon("check", render.Around(at, 20, 20), render.White)
		}
	})
	if big { // it lies open to be pressed: the prompt needs no button for it
		for _, a := range list {
			t.View.Elsewhere(a)
		}
	}
	if !t.offer(&x, list, nil) && t.View.Asked {
		switch {
		case t.Asks(rule.VMake) || t.s.Phase == rule.TreatyPhase && t.s.RowLen == 0:
			t.Forbid(&x, rules.Do(rule.VMake, int(m)))
		case t.s.Phase == rule.ActionPhase && t.s.Turn().Seat == t.Seat:
			t.Forbid(&x, rules.Do(rule.VMake, int(m)))
		}
	}
	x.Lifts, x.Raises = true, true
	x.Move = ui.Move{How: ui.Fly, MS: 300}
	x.Tip = t.treatyTip(m)
	b.Add(x)
}

// paintOpens marks a Treaty that the choice that is looked at would let be made.
func (t *table) paintOpens(c render.Canvas, r render.Rect, at render.Point) {
	green := render.Hex(0xA8E6C0)
	c.Dashes([]render.Point{r.Min(), render.Pt(r.Right(), r.Y), r.Max(), render.Pt(r.X, r.Bottom())}, 3, green, 9, 5, 0, true)
	c.Circle(at, 17, render.Solid(render.Hex(0x0C3A24)))
	c.RingAt(at, 17, 2, render.Solid(green))
	c.Icon("check", render.Around(at, 20, 20), green)
}

// treatyKey is all that the face of a Treaty in hand depends on.
func (t *table) treatyKey(m rule.Treaty, can bool) uint64 {
	parts := []any{int(m), can, t.s.Worth(t.me, m), int(t.s.Round)}
	for _, term := range m.Printed().Needs {
		parts = append(parts, t.s.Missing(t.me, term))
	}
	return tabletop.Key(parts...)
}

// layMen lists the Men of Action in hand, at the foot of the viewer's panel.
func (t *table) layMen(b *ui.Builder) {
	if !t.s.Options.Men {
		return
	}
	b.Group("men")
	_, _, _, foot := t.ownParts()
	held := 0
	for _, n := range t.s.Players[t.me].Men {
		held += int(n)
	}
	sizes := []ui.Size{ui.Flex(1), ui.Flex(1), ui.Flex(1), ui.Flex(1)}
	places := ui.Cols(render.R(foot.X, foot.Y+38, foot.W, foot.H-38), 6, sizes[:min(max(held, 2), 4)]...)
	n := 0
	for man := range rule.Man(rule.MenKinds) {
		for range t.s.Players[t.me].Men[man] {
			t.layMan(b, man, n, places[min(n, len(places)-1)])
			n++
		}
	}
}

func (t *table) layMan(b *ui.Builder, man rule.Man, i int, r render.Rect) {
	ref := rule.RefMan(man)
	var list []rules.Action
	for _, a := range t.With(rule.VPlay, rule.VDismiss) {
		if rule.Man(a.Args[0]) == man {
			list = append(list, a)
		}
	}
	id := t.View.ID(ref)
	if i > 0 && t.s.Players[t.me].Men[man] > 1 {
		id += "#" + itoa(i)
	}
	x := t.Thing(id, r, ui.LayerHand, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Move(0, -6*st.Lift)
		c.Shadow(r, 2)
		c.Round(r, 7, render.Slope(160, render.Hex(0x3B3430), render.Hex(0x171311)))
		side := min(r.H*0.56, r.W*0.7)
		c.Icon(t.picture(ref), render.R(r.X+(r.W-side)/2, r.Y+4, side, side), render.Hex(0xF1DCA2))
		label := t.caption(15, render.Hex(0xFFF4DC)).With(render.Oswald500)
		if w, _ := c.Ruler().Measure(t.name(ref), label); w <= r.W-4 || strings.Contains(t.name(ref), " ") { // elsewhere its tip names it
			c.TextFit(render.R(r.X+2, r.Y+side+4, r.W-4, r.H-side-6), t.name(ref), label, render.Center|render.Middle, 14, 13)
		}
		c.Frame(r, 7, 2, render.Slope(135, render.Hex(0xF6E2A6), render.Hex(0x8A5F1E)))
	})
	if !t.offer(&x, list, nil) && t.View.Asked {
		t.Forbid(&x, rules.Do(rule.VPlay, int(man)))
	}
	x.Lifts, x.Raises = true, true
	x.Tip = t.manTip(man)
	b.Add(x)
}
