package deepstate

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// held is the Treaties that the viewer looks at: the pack in a draft, else the
// hand.
func (t *table) held() []rule.Treaty {
	if t.seat < 0 {
		return nil
	}
	if t.s.Phase == rule.Drafting && t.asks("pick") {
		return t.s.PackOf(t.seat)
	}
	return t.s.HandOf(t.me)
}

// layHand lists the Treaties in hand; in their phase they lie open in the empty
// zone.
func (t *table) layHand(b *ui.Builder) {
	b.Group("hand")
	list := t.held()
	title := t.T("hand", "n", len(list))
	if t.risen() {
		t.layRisen(b)
		title = ""
	}
	r := t.plan.hand
	t.settle(keyOf("hand-title", title, r.X, r.Y), func(c render.Canvas) {
		if title != "" {
			c.TextIn(render.R(r.X+16, r.Y+4, r.W-32, 28), upper(title), t.caption(18, render.Hex(0xF1DCA2)).Tracked(1.5), render.Left|render.Middle)
		}
	})
	places := t.handPlaces(len(list))
	for i, m := range list {
		t.layTreaty(b, m, places[i])
	}
	if len(list) == 0 && !t.risen() {
		text := t.T("hand.empty")
		t.settle(keyOf("hand-empty", text), func(c render.Canvas) {
			c.TextIn(r.Pad(110, 30, 10, 0), text, t.theme.Dim(), render.Center|render.Middle)
		})
	}
}

// layRisen draws what is asked over the zone, and in a draft what was kept.
func (t *table) layRisen(b *ui.Builder) {
	key := map[rule.Phase]string{rule.Drafting: "risen.draft", rule.Dealing: "risen.deal", rule.TrimPhase: "risen.trim"}[t.s.Phase]
	if key == "" {
		key = "risen.treaties"
	}
	title := upper(t.T(key))
	if kept := t.s.HandOf(t.me); t.s.Phase == rule.Drafting && t.asks("pick") && len(kept) > 0 {
		var names []string
		for _, m := range kept {
			names = append(names, t.name(rule.RefTreaty(m)))
		}
		title = t.T("risen.kept", "n", len(kept)) + " " + joined(names)
	}
	t.layDeals(b)
	z := t.plan.zone
	t.settle(keyOf("risen", title), func(c render.Canvas) {
		c.TextFit(render.R(z.X+30, z.Y+8, z.W*0.34, 34), title, t.caption(19, render.Hex(0xFFFBEC)).Tracked(1), render.Left|render.Middle, 18, 17, 16)
	})
}

// treatyActions lists what can be done with a Treaty.
func (t *table) treatyActions(m rule.Treaty) (l []rules.Action) {
	for _, a := range t.legal("pick", "put-back", "make", "trim") {
		if rule.Treaty(a.Args[0]) == m {
			l = append(l, a)
		}
	}
	return l
}

func (t *table) layTreaty(b *ui.Builder, m rule.Treaty, r render.Rect) {
	ref := rule.RefTreaty(m)
	list := t.treatyActions(m)
	big := t.risen()
	can := t.s.Round > 0 && t.s.MayMake(t.me, m)
	waived := can && len(t.s.LackOf(t.me, m)) > 0
	refused := t.v.Asked && len(list) == 0 && big
	key := t.treatyKey(m, can)
	x := t.thing(t.v.ID(ref), r, ui.LayerHand, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Move(0, -8*st.Lift)
		height := 2
		if st.Lift > 0.3 {
			height = 4
		}
		c.Shadow(r, height)
		t.bake(c, "treaty:"+itoa(int(m))+":"+itoa(int(r.W)), r, 2, render.Key(key, keyOf(big, r.W, r.H)), func(c render.Canvas, r render.Rect) { t.treatyFace(c, r, m, big) })
		if refused && !st.Hot() {
			c.Round(r, render.CardRadius, render.Solid(render.Hex(0x14060A).Fade(0.4)))
		}
		if can {
			at := render.Pt(r.Right()-21, r.Y+67)
			if r.W > r.H {
				at = render.Pt(r.X+20, r.Bottom()-20)
			}
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
	if !t.offer(&x, list, nil) && t.v.Asked {
		switch {
		case t.asks("make") || t.s.Phase == rule.TreatyPhase && t.s.RowLen == 0:
			t.forbid(&x, rules.Do(t.verb("make"), int(m)))
		case t.s.Phase == rule.ActionPhase && t.s.Turn().Seat == t.seat:
			t.forbid(&x, rules.Do(t.verb("make"), int(m)))
		}
	}
	x.Lifts, x.Raises = true, true
	x.Move = ui.Move{How: ui.Fly, MS: 300}
	x.Tip = t.treatyTip(m)
	b.Add(x)
}

// treatyKey is all that the face of a Treaty in hand depends on.
func (t *table) treatyKey(m rule.Treaty, can bool) uint64 {
	parts := []any{int(m), can, t.s.Worth(t.me, m), int(t.s.Round)}
	for _, term := range m.Printed().Needs {
		parts = append(parts, t.s.Missing(t.me, term))
	}
	return keyOf(parts...)
}

// termSign is a term in signs; missing ones say how many there are.
func (t *table) termSign(term rule.Term) string {
	miss := t.s.Missing(t.me, term)
	n := itoa(int(term.N))
	if miss > 0 && t.s.Round > 0 {
		n = "{c:#8C0812}" + itoa(t.s.Has(t.me, term)) + "/" + n + "{/c}"
	}
	not := func(sign string) string {
		mark := "{icon:cross|#8C0812}"
		if miss > 0 {
			return mark + sign + "{c:#8C0812}!{/c}"
		}
		return mark + sign
	}
	emblem := func(e rule.Emblem) string { return "{icon:" + emblemIcon[e] + "|" + emblemInk[e] + "}" }
	switch term.Ask {
	case rule.TermCards:
		return "{icon:" + groupSign[term.What] + "}" + n
	case rule.TermEmblems:
		return emblem(rule.Emblem(term.What)) + n
	case rule.TermNamed:
		sign := "{icon:" + t.objectiveIcon(rule.Kind(term.What)) + "|#5B2A7A}"
		if miss > 0 {
			return sign + "{c:#8C0812}0/1{/c}"
		}
		return sign + "1"
	case rule.TermOperations:
		return "{icon:deepstate/operation/elimination-of-obstacles}" + n
	case rule.TermTreaties:
		return "{icon:" + iconSeal + "|#9C1F2B}" + n
	case rule.TermProjects:
		return "{icon:" + iconGlobe + "}" + n
	case rule.TermGroups:
		return "{icon:" + groupSign[rule.MassControl] + "}{icon:" + groupSign[rule.Finance] + "}{icon:" + groupSign[rule.KeyConnections] + "}" + n
	case rule.TermNoCard:
		return not("{icon:" + t.objectiveIcon(rule.Kind(term.What)) + "}")
	case rule.TermNoEmblem:
		return not(emblem(rule.Emblem(term.What)))
	case rule.TermNoOperation:
		return not("{icon:deepstate/operation/elimination-of-obstacles}")
	}
	return ""
}

// emblemInk is the colour of an emblem in text on paper.
var emblemInk = [...]string{rule.Communists: "#A3202B", rule.Peacekeepers: "#1F4F8F", rule.Spies: "#1A1A20", rule.SpecialInterest: "#7A5217"}

// bringsSign is the benefit of a Treaty in signs.
func (t *table) bringsSign(m rule.Treaty) string {
	points, e, g, secondary := m.Brings()
	out := ""
	if points > 0 {
		out += "{b}+" + itoa(points) + "{/b}"
	}
	if e != rule.NoEmblem {
		out += "+{icon:" + emblemIcon[e] + "|" + emblemInk[e] + "}"
	}
	if secondary {
		out += "+{icon:" + groupSign[g] + "}"
	}
	return out
}

// termSigns are the terms of Conditions in signs, each ticked where it is met.
func (t *table) termSigns(needs []rule.Term) (l []string) {
	for _, term := range needs {
		s := t.termSign(term)
		if t.s.Round > 0 && t.s.Missing(t.me, term) == 0 {
			s += "{icon:check|#1A6A42}"
		}
		l = append(l, s)
	}
	return l
}

// oneLine reports whether Conditions have room side by side.
func (t *table) oneLine(c render.Canvas, needs []rule.Term, room float64) bool {
	w, _ := c.Ruler().Measure(strings.Join(t.termSigns(needs), "  "), t.figure(19, render.Black).Signed(1.15))
	return w <= room
}

// paintTerms draws the Conditions of a Treaty: in a line, or one below the other.
func (t *table) paintTerms(c render.Canvas, r render.Rect, needs []rule.Term) {
	c.Fill(r, render.Solid(render.Hex(0x5A4420).Fade(0.16)))
	st := t.figure(19, render.Hex(0x2B1606)).Signed(1.15)
	signs := t.termSigns(needs)
	if len(signs) == 0 {
		words := t.T("needs.nothing")
		if w, _ := c.Ruler().Measure(words, st); w > r.W-6 {
			words = t.T("needs.free")
		}
		c.TextFit(r.Pad(3, 0, 3, 0), words, st, render.Center|render.Middle, 18, 16, 15, 14)
		return
	}
	if t.oneLine(c, needs, r.W-6) {
		c.TextIn(r, strings.Join(signs, "  "), st, render.Center|render.Middle)
		return
	}
	h := r.H / float64(len(signs))
	for i, s := range signs {
		c.TextFit(render.R(r.X+2, r.Y+h*float64(i), r.W-4, h), s, st, render.Center|render.Middle, 18, 17, 16, 15, 14)
	}
}

// treatyLying draws a Treaty that lies on its side, in a small window: its name
// over the whole width, its picture at the left, Conditions and benefit beside it.
func (t *table) treatyLying(c render.Canvas, r render.Rect, m rule.Treaty) {
	card := m.Printed()
	band := typeColor[card.Type]
	strip, rest := r.Inset(2).Cut(48)
	field, low := render.R(rest.X, rest.Y, rest.W*0.34, rest.H), rest.Pad(rest.W*0.34, 0, 0, 0)
	t.paintField(c, field, t.picture(rule.RefTreaty(m)), band, min(field.H*0.7, field.W*0.8))
	t.paintBand(c, strip, band, t.name(rule.RefTreaty(m)), 4)
	c.Icon(typeIcon[card.Type], render.R(field.X+3, field.Y+4, 21, 21), band)
	terms, foot := low.Cut(low.H * 0.55)
	t.paintTerms(c, terms, card.Needs)
	fig := t.figure(19, render.Hex(0x2B1606)).Signed(1.15)
	c.TextIn(foot.Pad(7, 0, 0, 0), t.bringsSign(m), fig, render.Left|render.Middle)
	if n := t.s.Worth(t.me, m); n > 0 && t.s.Round > 0 {
		t.coin(c, render.Around(render.Pt(foot.Right()-22, foot.Center().Y), 36, 36), itoa(n))
	}
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// treatyFace draws a Treaty: lying in hand in signs, big with its text.
func (t *table) treatyFace(c render.Canvas, r render.Rect, m rule.Treaty, big bool) {
	card := m.Printed()
	band := typeColor[card.Type]
	c.Round(r, render.CardRadius, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
	strip, rest := r.Inset(2).Cut(48)
	foot := 54.0
	fieldH := rest.H - foot - 34
	if !big && r.W > r.H*1.15 {
		t.treatyLying(c, r, m)
		return
	}
	if big {
		fieldH = min(rest.H*0.3, 96)
		if t.plan.small() {
			fieldH = 0
		}
	}
	field, low := rest.Cut(fieldH)
	if field.H > 0 {
		t.paintField(c, field, t.picture(rule.RefTreaty(m)), band, min(field.H*0.8, field.W*0.5))
	}
	right, sign := 34.0, render.R(strip.Right()-31, strip.Y+11, 25, 25)
	if r.W < 112 { // the name needs the whole band
		right, sign = 3, render.R(strip.X+4, strip.Bottom()+5, 23, 23)
	}
	t.paintBand(c, strip, band, t.name(rule.RefTreaty(m)), right)
	ink := render.Hex(0xFFF4DC)
	if right < 10 {
		ink = band
	}
	c.Icon(typeIcon[card.Type], sign, ink)
	line := render.R(low.X, low.Y, low.W, 34)
	if !big && len(card.Needs) > 1 && !t.oneLine(c, card.Needs, low.W-6) {
		line.H = min(27*float64(len(card.Needs)), low.H-foot)
		line.Y = low.Bottom() - foot - line.H
	}
	t.paintTerms(c, line, card.Needs)
	fig := t.figure(20, render.Hex(0x2B1606)).Signed(1.15)
	body := render.R(low.X, line.Bottom(), low.W, low.Bottom()-line.Bottom())
	if big {
		text := t.text("text", rule.RefTreaty(m))
		st := t.theme.Body().In(render.Hex(0x2B1C0E))
		st.Floor = 16
		if t.plan.small() {
			st, body = t.caption(17, st.Color).With(render.Oswald500), body.Pad(-2, -3, -2, -3)
			st.Lead = 18
		}
		c.TextFit(body.Pad(9, 6, 8, 62), text, st, render.Left, 17, 16)
		lasts := t.caption(17, band)
		if t.plan.small() {
			lasts = lasts.With(render.Oswald500)
		}
		kind := render.R(low.X+9, low.Bottom()-64, low.W-18, 28)
		c.Icon(typeIcon[card.Type], render.R(kind.X, kind.Y+3, 22, 22), band)
		c.TextFit(kind.Pad(28, 0, 0, 0), t.T(lastsKey[card.Type]), lasts, render.Left|render.Middle, 17, 16, 15, 14)
		body = render.R(low.X, low.Bottom()-34, low.W, 34)
	}
	left := t.bringsSign(m)
	c.TextIn(body.Pad(9, 0, 0, 0), left, fig.Signed(1.2), render.Left|render.Middle)
	if t.s.Round > 0 {
		if n := t.s.Worth(t.me, m); n > 0 {
			t.coin(c, render.Around(render.Pt(body.Right()-24, body.Center().Y), 38, 38), itoa(n))
		}
	}
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
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
	for _, a := range t.legal("play", "dismiss") {
		if rule.Man(a.Args[0]) == man {
			list = append(list, a)
		}
	}
	id := t.v.ID(ref)
	if i > 0 && t.s.Players[t.me].Men[man] > 1 {
		id += "#" + itoa(i)
	}
	x := t.thing(id, r, ui.LayerHand, t.name(ref), func(c render.Canvas, r render.Rect, st ui.State) {
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
	if !t.offer(&x, list, nil) && t.v.Asked {
		t.forbid(&x, rules.Do(t.verb("play"), int(man)))
	}
	x.Lifts, x.Raises = true, true
	x.Tip = t.manTip(man)
	b.Add(x)
}
