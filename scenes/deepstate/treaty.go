package deepstate

import (
	"slices"
	"strings"

	"safehouse/render"
	rule "safehouse/rules/deepstate"
)

// The faces of Treaties: Conditions and benefit in signs, the effect in words.

// termSign is a term in signs; what the viewer lacks of it says how much there is,
// plain terms only what is printed.
func (t *table) termSign(term rule.Term, plain bool) string {
	miss := t.s.Missing(t.me, term)
	if plain {
		miss = 0
	}
	n := itoa(int(term.N))
	if miss > 0 {
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
	b, out := m.Brings(), ""
	if b.Points > 0 {
		out += "{b}+" + itoa(b.Points) + "{/b}"
	}
	if b.Emblem != rule.NoEmblem {
		out += "+{icon:" + emblemIcon[b.Emblem] + "|" + emblemInk[b.Emblem] + "}"
	}
	if b.Secondaries > 0 {
		out += "+{icon:" + groupSign[b.Group] + "}"
	}
	return out
}

// termSigns are the terms of Conditions in signs, each ticked where it is met, or
// plain as they are printed.
func (t *table) termSigns(needs []rule.Term, plain bool) (l []string) {
	for _, term := range needs {
		s := t.termSign(term, plain)
		if !plain && t.s.Missing(t.me, term) == 0 {
			s += "{icon:check|#1A6A42}"
		}
		l = append(l, s)
	}
	return l
}

// oneLine reports whether Conditions have room side by side.
func (t *table) oneLine(c render.Canvas, needs []rule.Term, plain bool, room float64) bool {
	w, _ := c.Ruler().Measure(strings.Join(t.termSigns(needs, plain), "  "), t.figure(19, render.Black).Signed(1.15))
	return w <= room
}

// paintTerms draws the Conditions of a Treaty: in a line, or one below the other.
func (t *table) paintTerms(c render.Canvas, r render.Rect, needs []rule.Term, plain bool) {
	c.Fill(r, render.Solid(render.Hex(0x5A4420).Fade(0.16)))
	st := t.figure(19, render.Hex(0x2B1606)).Signed(1.15)
	signs := t.termSigns(needs, plain)
	if len(signs) == 0 {
		words := t.T("needs.nothing")
		if w, _ := c.Ruler().Measure(words, st); w > r.W-6 {
			words = t.T("needs.free")
		}
		c.TextFit(r.Pad(3, 0, 3, 0), words, st, render.Center|render.Middle, 18, 16, 15, 14)
		return
	}
	if t.oneLine(c, needs, plain, r.W-6) {
		c.TextIn(r, strings.Join(signs, "  "), st, render.Center|render.Middle)
		return
	}
	h := r.H / float64(len(signs))
	for i, s := range signs {
		c.TextFit(render.R(r.X+2, r.Y+h*float64(i), r.W-4, h), s, st, render.Center|render.Middle, 18, 17, 16, 15, 14)
	}
}

// effectText is what a Treaty does, without its Conditions and its benefit: those
// stand on its face in signs. Its text says each in a sentence, in that order.
func (t *table) effectText(m rule.Treaty) string {
	text := t.Text("text", rule.RefTreaty(m))
	said := 1
	if *m.Brings() != (rule.Benefit{}) {
		said++
	}
	for range said {
		if _, rest, ok := strings.Cut(text, ". "); ok {
			text = rest
		}
	}
	return text
}

// counts is what a Treaty would bring the viewer, or what it counts for who has
// made it.
func (t *table) counts(m rule.Treaty, of rule.Player) int {
	switch {
	case t.printed:
		return m.Points()
	case t.s.Automa(of):
		return t.s.TreatyPoints(of, m)
	case t.isMade(of, m):
		return t.s.TreatyPoints(of, m) + t.s.EffectOf(of, m)
	case of != t.me:
		return m.Points()
	case t.s.Round == 0:
		return 0
	}
	return t.s.Worth(t.me, m)
}

// isMade reports whether a player has made a Treaty.
func (t *table) isMade(p rule.Player, m rule.Treaty) bool { return slices.Contains(t.s.MadeBy(p), m) }

// tinyTreaty is the width below which a Treaty shows its picture and what it counts for
// alone; its tip says the rest.
const tinyTreaty = 104.0

// treatyTiny draws one of very many Treaties in hand.
func (t *table) treatyTiny(c render.Canvas, r render.Rect, m rule.Treaty) {
	band := typeColor[m.Printed().Type]
	strip, field := r.Inset(2).Cut(26)
	t.paintField(c, field, t.picture(rule.RefTreaty(m)), band, min(field.H*0.7, field.W*0.8))
	c.Corners(strip, 8, 8, 0, 0, render.Slope(180, band.Lighter(0.28), band, band.Darker(0.4)))
	c.Icon(typeIcon[m.Printed().Type], render.R(strip.X+4, strip.Y+3, 20, 20), render.Hex(0xFFF4DC))
	if n := t.counts(m, t.me); n > 0 {
		c.TextIn(strip.Pad(26, 0, 7, 0), itoa(n), t.figure(19, render.Hex(0xFFF4DC)), render.Right|render.Middle)
	}
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// treatyLying draws a Treaty that lies on its side, in a small window: its name
// over the whole width, its picture at the left, Conditions and benefit beside it.
func (t *table) treatyLying(c render.Canvas, r render.Rect, m rule.Treaty) {
	card := m.Printed()
	band := typeColor[card.Type]
	strip, rest := r.Inset(2).Cut(48)
	field, low := render.R(rest.X, rest.Y, rest.W*0.34, rest.H), rest.Pad(rest.W*0.34, 0, 0, 0)
	t.paintField(c, field, t.picture(rule.RefTreaty(m)), band, min(field.H*0.7, field.W*0.8))
	t.paintBand(c, strip, band, rule.RefTreaty(m), 4)
	c.Icon(typeIcon[card.Type], render.R(field.X+3, field.Y+4, 21, 21), band)
	terms, foot := low.Cut(low.H * 0.55)
	t.paintTerms(c, terms, card.Needs, t.s.Round == 0)
	fig := t.figure(19, render.Hex(0x2B1606)).Signed(1.15)
	c.TextIn(foot.Pad(7, 0, 0, 0), t.bringsSign(m), fig, render.Left|render.Middle)
	if n := t.counts(m, t.me); n > 0 {
		t.coin(c, render.Around(render.Pt(foot.Right()-22, foot.Center().Y), 36, 36), itoa(n))
	}
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// treatyFace draws a Treaty: lying in hand in signs, big with its text. The viewer's
// own shows what it lacks; one that another player has made or reveals does not.
func (t *table) treatyFace(c render.Canvas, r render.Rect, m rule.Treaty, big bool, of rule.Player) {
	card := m.Printed()
	band := typeColor[card.Type]
	plain := t.printed || t.s.Round == 0 || of != t.me || t.isMade(of, m)
	c.Round(r, render.CardRadius, render.Slope(160, render.Hex(0xF7EDD0), render.Hex(0xDCC999)))
	if !big && r.W < tinyTreaty && r.H < 150 {
		t.treatyTiny(c, r, m)
		return
	}
	if !big && r.W > r.H*1.15 {
		t.treatyLying(c, r, m)
		return
	}
	strip, rest := r.Inset(2).Cut(48)
	var foot render.Rect
	said := false
	if big {
		foot, said = t.treatyWords(c, rest, m, plain)
	}
	if !said { // its tip says what has no room
		foot = t.treatySigns(c, rest, m, plain)
	}
	right, sign, ink := 34.0, render.R(strip.Right()-31, strip.Y+11, 25, 25), render.Hex(0xFFF4DC)
	if r.W < 112 || t.plan.Small() && (!big || !t.named(c, strip.Pad(7, 1, right, 1), m)) { // the name needs the whole band
		right, sign, ink = 3, render.R(strip.X+4, strip.Bottom()+5, 23, 23), band
	}
	t.paintBand(c, strip, band, rule.RefTreaty(m), right)
	c.Icon(typeIcon[card.Type], sign, ink)
	c.TextIn(foot.Pad(9, 0, 0, 0), t.bringsSign(m), t.figure(20, render.Hex(0x2B1606)).Signed(1.2), render.Left|render.Middle)
	if n := t.counts(m, of); n > 0 {
		t.coin(c, render.Around(render.Pt(foot.Right()-24, foot.Center().Y), 38, 38), itoa(n))
	}
	c.Grain(r.Inset(2), 0.5)
	c.Frame(r, render.CardRadius, 2, render.Slope(135, render.Hex(0xFFF7DF), render.Hex(0xA9823F), render.Hex(0x5A3D14)))
}

// named reports whether a Treaty's name, whole or short, has room in a band of a small window.
func (t *table) named(c render.Canvas, r render.Rect, m rule.Treaty) bool {
	st := t.titled(20, render.White).With(render.Oswald500)
	ref := rule.RefTreaty(m)
	return fits(c.Ruler(), t.name(ref), st.Sized(12), r) || t.short(t.IDOf(ref)) != "" && fits(c.Ruler(), t.short(t.IDOf(ref)), st.Sized(12), r)
}

// treatySigns draws the lower parts of a Treaty in hand, picture and Conditions,
// and answers its foot.
func (t *table) treatySigns(c render.Canvas, rest render.Rect, m rule.Treaty, plain bool) (foot render.Rect) {
	card := m.Printed()
	const high = 54.0
	field, low := rest.Cut(rest.H - high - 34)
	t.paintField(c, field, t.picture(rule.RefTreaty(m)), typeColor[card.Type], min(field.H*0.8, field.W*0.5))
	line := render.R(low.X, low.Y, low.W, 34)
	if len(card.Needs) > 1 && !t.oneLine(c, card.Needs, plain, low.W-6) {
		line.H = min(27*float64(len(card.Needs)), field.H*0.5)
		line.Y = low.Bottom() - high - line.H
		c.Fill(line, render.Solid(render.Hex(0xE6D8AE)))
	}
	t.paintTerms(c, line, card.Needs, plain)
	return render.R(low.X, line.Bottom(), low.W, low.Bottom()-line.Bottom())
}

// treatyWords draws the lower parts of a Treaty with the words of its effect: the
// picture takes what they leave. Conditions and benefit stand there in signs. Where
// the words have no room it draws nothing and answers false.
func (t *table) treatyWords(c render.Canvas, rest render.Rect, m rule.Treaty, plain bool) (foot render.Rect, said bool) {
	card := m.Printed()
	band := typeColor[card.Type]
	text := t.effectText(m)
	st := t.Theme.Body().In(render.Hex(0x2B1C0E))
	st.Floor = 16
	lasts := t.caption(17, band)
	side := 9.0
	if t.plan.Small() {
		st, side = t.caption(17, st.Color).With(render.Oswald500), 7
		st.Lead, lasts = 19, lasts.With(render.Oswald500)
	}
	const line, kind, low = 34.0, 30.0, 34.0
	sizes := []float64{17, 16}
	block := c.Ruler().Fit(text, st, rest.W-2*side, rest.H-line-kind-low-10, render.Left, sizes...)
	if block.Truncated() {
		st.Floor, sizes = render.CaptionFloor, []float64{16, 15, 14}
		block = c.Ruler().Fit(text, st, rest.W-2*side, rest.H-line-kind-low-6, render.Left, sizes...)
	}
	if block.Truncated() {
		return foot, false
	}
	_, high := block.Size()
	free := rest.H - line - high - 12 - kind - low
	above := min(6, max(rest.H-line-high-kind-low, 2))
	if free < 44 {
		free = 0
	}
	field, body := rest.Cut(min(free, rest.H*0.46))
	if field.H > 0 {
		t.paintField(c, field, t.picture(rule.RefTreaty(m)), band, min(field.H*0.8, field.W*0.5))
	}
	terms, body := body.Cut(line)
	t.paintTerms(c, terms, card.Needs, plain)
	c.TextFit(body.Pad(side, above, side-2, kind+low), text, st, render.Left, sizes...)
	at := render.R(rest.X+side, rest.Bottom()-low-kind, rest.W-2*side, kind-2)
	c.Icon(typeIcon[card.Type], render.R(at.X, at.Y+3, 22, 22), band)
	c.Name(at.Pad(28, 0, 0, 0), []string{t.T(lastsKey[card.Type])}, lasts, render.Left|render.Middle, 17, 16, 15, 14)
	return render.R(rest.X, rest.Bottom()-low, rest.W, low), true
}
