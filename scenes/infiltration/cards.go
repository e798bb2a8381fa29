package infiltration

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// emblemOf is the pictogram of a card.
func (t *table) emblemOf(c rule.Card) string {
	id := t.IDOf(rule.RefCard(c))
	if c.IsItem() {
		return "infiltration/item/" + id
	}
	return "infiltration/action/" + id
}

// bandOf is the colour of a card.
func bandOf(c rule.Card) render.Color {
	switch c {
	case rule.Advance:
		return bandAdvance
	case rule.Retreat:
		return bandRetreat
	case rule.Interface:
		return bandInterface
	case rule.Download, rule.Extract:
		return bandDownload
	}
	return itemBands[c.Item()]
}

// face is what stands on a card.
func (t *table) face(c rule.Card) render.Card {
	ref := rule.RefCard(c)
	k := render.Card{
		Name: t.View.Name(ref), Emblem: t.emblemOf(c), Band: bandOf(c), BandInk: render.Hex(0x12100A),
		Rule: t.T("rule." + t.IDOf(ref)), Text: t.text("text", ref),
	}
	if c.IsItem() {
		fate := c.Item().Printed().Fate
		k.Corner = fateIcons[fate]
		k.Foot = "{icon:" + fateIcons[fate] + "} " + t.View.Text(fateKeys[fate])
	} else {
		k.Foot = "{icon:" + iconCard + "} " + t.T("card.stays")
	}
	return k
}

// paintCard draws a card at any size between lying and being read: big is the
// face with its text.
func (t *table) paintCard(c render.Canvas, r render.Rect, k rule.Card, big bool) {
	var w, h float64
	size := render.HandCard
	face := t.face(k)
	name := "card:" + itoa(int(k))
	if big {
		size = render.ReadCard
		name += ":big"
		shorten(&face)
	}
	// The picture is painted in the size in which the card comes to rest.
	if big {
		w, h = t.plan.reads()
	} else {
		w, h = t.restSize(r.W)
		t.hyphenate(&face)
	}
	z := c
	if fx, fy := r.W/w, r.H/h; fx < 0.995 || fx > 1.005 || fy < 0.995 || fy > 1.005 {
		z = c.Zoomed(fx, fy, r.Min())
	}
	t.Bake(z, name+":"+itoa(int(w)), render.R(r.X, r.Y, w, h), 2, tabletop.Key(face.Name, face.Rule, face.Text, h), func(c render.Canvas, r render.Rect) {
		c.CardFace(r, t.Theme, &face, size)
	})
}

// restSize is the size in which the picture of a card about so wide is kept.
func (t *table) restSize(w float64) (rw, rh float64) {
	switch {
	case w > cardW*1.3:
		return cardW * 1.5, cardH * 1.5
	case w < cardW*0.7:
		return cardW * 0.5, cardH * 0.5
	}
	return t.plan.cardW, t.plan.cardH
}

// hyphenate lets a long name break where it may, on a card that is too narrow
// for it.
func (t *table) hyphenate(k *render.Card) {
	if key := "break." + k.Emblem[strings.LastIndexByte(k.Emblem, '/')+1:]; t.plan.Small() && t.View.House.Book.Has(words, key) {
		k.Name = t.T(key)
	}
}

// longText is from how many letters on a card's text needs the room of its
// signs.
const longText = 74

// shorten leaves the line of signs out where the text needs its room.
func shorten(k *render.Card) {
	if len(k.Text) > longText {
		k.Rule = ""
	}
}

// paintBack draws the back of a card.
func (t *table) paintBack(c render.Canvas, r render.Rect) {
	rest := cardW * 0.5
	if r.W > cardW*0.7 {
		rest = cardW
	}
	f := r.W / rest
	z := c.Zoomed(f, f, r.Min())
	t.Bake(z, "back:"+itoa(int(rest)), render.R(r.X, r.Y, rest, rest*cardH/cardW), 2, 0, func(c render.Canvas, r render.Rect) { c.CardBackFace(r, t.Theme) })
}

// paintHeld draws a card of a hand with its shadow; the card that is looked at
// is open for reading.
func (t *table) paintHeld(c render.Canvas, r render.Rect, k rule.Card, st ui.State, open, dim bool) {
	height := 2
	if open || st.Lift > 0.3 {
		height = 4
	}
	c.Shadow(r, height)
	t.paintCard(c, r, k, open && !t.plan.Small())
	if dim {
		c.Round(r, render.CardRadius*r.W/cardW, render.Solid(t.Theme.Ground.Darker(0.4).Fade(c.Calm(0.34))))
	}
}

// paintOpen draws the card of a hand that is being read: beside it a sheet with
// its text, and what it would do here and now or why it cannot be chosen.
func (t *table) paintOpen(c render.Canvas, card, sheet render.Rect, o rule.Operative, k rule.Card, why string) {
	th := t.Theme
	c.Shadow(card.Union(sheet), 4)
	c.Panel(sheet, th)
	t.paintCard(c, card, k, false)
	if why != "" {
		ui.PaintLock(c, th, card)
	}
	in := sheet.Pad(18, 9, 12, 8)
	var lines []string
	if why != "" {
		lines = append(lines, "{c:alarm}{b}"+why+"{/b}{/c}")
	}
	lines = append(lines, t.text("text", rule.RefCard(k)))
	if k.IsItem() {
		fate := k.Item().Printed().Fate
		lines = append(lines, "{icon:"+fateIcons[fate]+"} "+t.View.Text(fateKeys[fate])+".")
	}
	if why == "" && t.s.Ops[o].Place.Inside() {
		for _, w := range t.hereAndNow(o, k) {
			lines = append(lines, "{icon:"+w.Icon+"} {b}"+w.Name+"{/b} "+w.Text)
		}
	}
	c.TextFit(in, strings.Join(lines, "\n"), th.Body().Sized(19).In(th.Text), render.Left|render.Middle, 18, 17, 16, 15)
}

// cardTip explains a card in words, with what it would do here and now.
func (t *table) cardTip(o rule.Operative, c rule.Card) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: t.View.Name(rule.RefCard(c)), Body: t.text("text", rule.RefCard(c))}
		if c.IsItem() {
			fate := c.Item().Printed().Fate
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: fateIcons[fate], Name: t.T("tip.after"), Text: t.View.Text(fateKeys[fate]) + "."})
			if o != nobody && t.s.ComesBack(o, c.Item()) {
				tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: fateIcons[rule.Hand], Name: t.T("tip.again"), Text: t.T("tip.again.body")})
			}
		}
		if o != nobody && t.s.Ops[o].Place.Inside() {
			tip.Keywords = append(tip.Keywords, t.hereAndNow(o, c)...)
		}
		return tip
	}
}

// hereAndNow is what a card meets where the operative stands.
func (t *table) hereAndNow(o rule.Operative, c rule.Card) (l []ui.Keyword) {
	at := t.s.Ops[o].Place
	here := ui.Keyword{Icon: "target", Name: t.T("tip.now"), Now: true}
	switch c {
	case rule.Download:
		here.Text = t.T("now.download", "n", min(t.s.Yield(at), int(t.s.Rooms[at].Data)), "lies", int(t.s.Rooms[at].Data))
		return append(l, here)
	case rule.Extract:
		here.Text = t.T("now.extract", "lies", int(t.s.Rooms[at].Data))
		return append(l, here)
	case rule.Interface:
		if !t.s.Revealed(at) {
			return nil
		}
		here.Text = t.T("now.interface", "what", t.text("short", rule.RefRoom(t.s.Rooms[at].Card)))
		if !t.s.Rooms[at].Interface {
			here.Text = t.T("now.interface-spent")
		}
		return append(l, here)
	case rule.Advance:
		here.Text = t.next(at, 1) + t.further(at, 1)
	case rule.Retreat:
		here.Text = t.next(at, -1) + t.further(at, -1)
	}
	if here.Text != "" {
		l = append(l, here)
	}
	if (c == rule.Advance || c == rule.Retreat) && t.s.Ops[o].Wounded {
		l = append(l, ui.Keyword{Icon: iconWound, Name: t.T("state.wounded"), Text: t.T("now.wounded"), Now: true})
	}
	return l
}

// further is how far the room where one stands lets one go beyond the first step, in
// words; "" where it does not.
func (t *table) further(at rule.Place, d int) string {
	if !at.InLine() || !t.s.Revealed(at) {
		return ""
	}
	card := t.s.Rooms[at].Card
	n := int(card.Printed().Forward)
	if d < 0 {
		n = int(card.Printed().Backward)
	}
	if d < 0 && card.Printed().ToEntry && at > 1 {
		return " " + t.T("now.lift", "room", t.text("name", rule.RefRoom(card)))
	}
	to := min(int(at)+d*n, int(rule.Deepest))
	name := t.text("name", rule.RefRoom(card))
	switch {
	case n < 2 || to == int(at)+d && to >= 0:
		return ""
	case to < 0 && int(at)+d < 0:
		return ""
	case to < 0:
		return " " + t.T("now.further-out", "room", name)
	}
	return " " + t.T("now.further", "room", name, "number", to+1, "door", !t.s.Revealed(rule.Place(to)))
}

// next is the room that one step leads to, in words.
func (t *table) next(at rule.Place, d int) string {
	to := int(at) + d
	switch {
	case at == rule.Secret && d > 0:
		return t.T("now.secret-forward")
	case at == rule.Secret:
		return t.T("now.secret-back")
	case to < 0:
		return t.T("now.way-out")
	case to > int(rule.Deepest):
		return t.T("now.deepest")
	case !t.s.Revealed(rule.Place(to)):
		return t.T("now.door", "number", to+1)
	}
	return t.T("now.room", "number", to+1, "room", t.text("name", rule.RefRoom(t.s.Rooms[to].Card)))
}
