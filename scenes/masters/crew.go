package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// layCrew lays the panel of the open figure and a strip for everybody.
func (t *table) layCrew(b *ui.Builder, p places) {
	if t.planning() {
		t.layTabs(b, p.tabs)
	}
	switch {
	case t.planning() && t.tab == 1:
		t.layFixers(b, p.panel)
		t.shutShop()
	case t.planning() && t.tab == 2:
		t.layShop(b, p.panel)
		t.shutFixers()
	case t.ditch.on && t.v.Showing:
		t.layDitch(b, p.panel, t.ditch)
		t.shutFixers()
	case t.happening():
		t.layActive(b, p.panel)
		t.shutFixers()
	default:
		t.layPanel(b, p.panel, t.who)
		t.shutFixers()
		if t.planning() {
			t.shutShop()
		}
	}
	for i, f := range p.figures {
		t.layStrip(b, p.strips[i], f)
	}
}

// shutFixers and shutShop keep what is on a closed page out of the prompt.
func (t *table) shutFixers() {
	for _, l := range t.todo.fixer {
		t.todo.hidden = append(t.todo.hidden, l...)
	}
}

func (t *table) shutShop() {
	for l, list := range t.todo.loot {
		if t.tab != 0 || !t.carriedHere(l) {
			t.todo.hidden = append(t.todo.hidden, list...)
			continue
		}
	}
}

// carriedHere reports whether the open figure carries a kind of loot, which its
// panel shows.
func (t *table) carriedHere(l masters.Loot) bool {
	if l == masters.Cash {
		return t.s.Crew[t.who].Cash > 0
	}
	for _, x := range t.s.LootOf(t.who) {
		if x == l {
			return true
		}
	}
	return false
}

// layStrip is one character in short: who it is, its die and action, what it
// still has to do, ideas and loot. Choosing it opens its panel.
func (t *table) layStrip(b *ui.Builder, r render.Rect, f int) {
	th, fig := b.Theme(), &t.s.Crew[f]
	id := fmt.Sprintf("seat:%d", f)
	if f == masters.NPCFigure || fig.Card < masters.Characters {
		id = t.v.ID(ref(kCharacter, t.s.CharacterIndex(f)))
	}
	thing := ui.Thing{
		ID: id, Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: t.figureName(f), Modest: true,
		Tip: func() ui.Tip { return t.figureTip(f) }, Big: t.bigFigure(b, f),
		Press: func() { t.open(f) },
	}
	acts := t.todo.figure[f]
	if len(acts) > 0 {
		if f != t.who {
			thing.Choices = append(thing.Choices, ui.Choice{Label: say(t.v, "open", "who", t.figureName(f)), Icon: "common/person", Do: thing.Press})
		}
		for _, a := range acts {
			label := t.v.Say(t.v.Shown.Describe(a))
			thing.Choices = append(thing.Choices, ui.Choice{Label: label, Do: func() { t.v.Decide(a) }})
			t.v.Elsewhere(a)
		}
		thing.Press = nil
		if len(thing.Choices) == 1 {
			thing.Press, thing.Choices = thing.Choices[0].Do, nil
		}
	}
	legal := len(acts) > 0 && t.asked()
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) { t.paintStrip(c, th, r, f, st, legal) })
	b.Add(thing)
}

func (t *table) paintStrip(c render.Canvas, th *render.Theme, r render.Rect, f int, st ui.State, legal bool) {
	s, fig := t.s, &t.s.Crew[f]
	col := c.Kit().Seat(th, f)
	out := fig.Escaped() || fig.Hidden() || fig.Busted() || fig.Captive()
	face := render.Slope(160, render.Hex(0xF8F3E0), render.Hex(0xE2DBC2))
	if out {
		face = render.Slope(160, render.Hex(0xB9B6A6), render.Hex(0x9A968A))
	}
	c.Shadow(r, 2)
	c.Round(r, 6, face)
	c.Pulp(r.Inset(1), 0.8)
	switch {
	case f == t.who:
		c.Frame(r, 6, 4, render.Solid(signal))
	case legal:
		c.LegalRect(r, 6, th)
	case st.Hot():
		c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
	}
	if st.Focus {
		c.FocusRing(r, 6, th)
	}
	// portrait
	side := r.H - 12
	pic := render.R(r.X+7, r.Y+6, side, side)
	c.Round(pic, 4, render.Slope(150, col.Lighter(0.1), col.Darker(0.55)))
	icon := "common/help"
	if f == masters.NPCFigure || fig.Card < masters.Characters {
		icon = characterIcon(t.s.CharacterIndex(f))
	}
	c.Icon(icon, pic.Inset(side*0.14).Move(1.5, 2), render.Black.Fade(0.4))
	c.Icon(icon, pic.Inset(side*0.14), render.Hex(0x0B1526).Fade(0.92))
	c.SeatShape(render.Around(render.Pt(pic.Right()-3, pic.Bottom()-5), 24, 24), f, th)
	if len(t.todo.figure[f]) > 0 {
		badge(c, render.Pt(pic.X+6, pic.Y+7), 13, "common/plus")
	}
	x := pic.Right() + 16
	name := caption(render.Style{Face: render.Oswald700, Size: 24, Color: headInk, Theme: th})
	sub := caption(render.Style{Face: render.Sans500, Size: 18, Color: paperInk, Theme: th})
	nameW := 168.0
	top := render.R(x, r.Y+4, nameW, r.H*0.5)
	if t.u.tiny { // who sits there is left to the tip
		top = render.R(x, r.Y, nameW, r.H)
	}
	fitLine(c, top, t.shortName(f), name, render.Left|render.Middle, 22, 20, 18)
	sitter, sits := t.v.Sitter(f)
	who := sitter.Name
	switch {
	case !sits:
		who = say(t.v, "npc")
	case sitter.Thinking && sitter.Bot:
		who += " …"
	}
	if class := t.className(f); class != "" {
		who = class + ", " + who
	}
	below := render.R(x, r.Y+r.H*0.5-2, nameW, r.H*0.44)
	if sitter.Bot && !t.u.tiny {
		c.Icon("common/bot", render.R(x, below.Center().Y-11, 22, 22), paperInk)
		below = below.Pad(28, 0, 0, 0)
	}
	if !t.u.tiny {
		fitLine(c, below, who, sub, render.Left|render.Middle, 17, 16, 15)
	}
	x += nameW + 8
	right := r.Right() - 12
	if t.picking() {
		t.paintSkills(c, th, render.R(x, r.Y+6, right-x, r.H-12), f)
		return
	}
	if out || fig.Done() && !t.planning() {
		t.paintFateOf(c, th, render.R(x, r.Y+8, right-x-130, r.H-16), f)
	} else if t.planning() {
		t.paintTray(c, th, render.R(x, r.Y+6, right-x-8, r.H-12), f)
		return
	} else if m, ok := t.aimed(); ok && m.f == f && m.act != masters.NoAct {
		t.paintAim(c, th, render.R(x, r.Y+6, right-x-134, r.H-12), m)
	} else {
		t.paintShort(c, th, render.R(x, r.Y+6, right-x-134, r.H-12), f)
	}
	t.paintPurse(c, th, render.R(right-126, r.Y+4, 126, r.H-8), f)
	_ = s
}

// paintSkills is the skills that a figure has so far.
func (t *table) paintSkills(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	x := r.X
	for _, k := range t.s.Crew[f].Skills {
		if k == masters.NoSkill {
			continue
		}
		c.Icon(skillIcon(k), render.R(x, r.Center().Y-18, 36, 36), headInk)
		c.TextFit(render.R(x+44, r.Y, 150, r.H), t.v.Name(ref(kSkill, int(k))), caption(render.Style{Face: render.Oswald500, Size: 21, Color: headInk, Theme: th}), render.Left|render.Middle, 19, 17)
		x += 210
	}
}

// iconIndex is the index of the character whose pictogram stands for a figure.
func (t *table) iconIndex(f int) int {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return 0
	}
	return t.s.CharacterIndex(f)
}

// paintFateOf says what has become of a figure.
func (t *table) paintFateOf(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	key, icon, ink := "done", "common/check", greenCell
	switch {
	case fig.Escaped():
		key, icon = "escaped", "masters/exit"
	case fig.Hidden():
		key, icon = "hidden", "masters/item/camouflage"
	case fig.Busted():
		key, icon, ink = "busted", "masters/character/hostage", red.Darker(0.2)
	case fig.Captive():
		key, icon, ink = "captive", "masters/character/prisoner", paperInk
	case t.s.Phase == masters.Escape:
		key, icon, ink = "stuck", "masters/lock", red.Darker(0.2)
	}
	c.Icon(icon, render.R(r.X, r.Center().Y-16, 32, 32), ink)
	c.TextFit(r.Pad(42, 0, 0, 0), say(t.v, key), caption(render.Style{Face: render.Oswald500, Size: 22, Color: ink.Darker(0.42), Theme: th}), render.Left|render.Middle, 20, 18, 16)
}

// paintShort is the die, the action and what is left of it.
func (t *table) paintShort(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	die := min(r.H-10, 46)
	at := render.R(r.X, r.Center().Y-die/2, die, die)
	if fig.Die > 0 {
		c.Die(at, int(fig.Die), c.Kit().SeatDie(th, f))
	}
	words := caption(render.Style{Face: render.Oswald500, Size: 21, Color: headInk, Theme: th})
	if t.s.Phase == masters.Escape {
		t.paintOdds(c, th, r.Pad(die+10, 0, 0, 0), f)
		return
	}
	if !fig.Acted() {
		c.TextFit(r.Pad(die+10, 0, 0, 0), say(t.v, "to-act"), caption(render.Style{Face: render.Sans500, Size: 18, Color: paperInk, Theme: th}), render.Left|render.Middle, 17, 15)
		return
	}
	name := t.v.Name(ref(kAct, int(fig.Act)))
	c.TextFit(render.R(at.Right()+8, r.Y, 104, r.H), name, words, render.Left|render.Middle, 19, 17, 15)
	x := at.Right() + 116
	list := t.chips(f)
	step := 30.0
	if n := float64(len(list)); n > 0 { // all of them, closer where they are many
		step = min(step, (r.Right()-x+4)/n)
	}
	for _, ch := range list {
		d := min(26, step-2)
		box := render.R(x, r.Center().Y-d/2, d, d)
		ink := paperInk.Fade(0.3)
		switch ch.state {
		case chipLeft:
			c.Round(box.Inset(-1), 5, render.Solid(signal))
			ink = headInk
		case chipMust:
			ink = red
		}
		c.Icon(ch.icon, box.Inset(2), ink)
		x += step
	}
}

// paintOdds is how far it is out, and the chance of the last ditch roll.
func (t *table) paintOdds(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	st := caption(render.Style{Face: render.Oswald500, Size: 20, Lead: 23, Color: headInk, Theme: th})
	if t.u.tiny {
		fitLine(c, r, t.odds(f), st, render.Left|render.Middle)
		return
	}
	c.TextFit(r, t.odds(f), st, render.Left|render.Middle, 18, 16, 15)
}

// odds puts the way out into words.
func (t *table) odds(f int) string {
	if t.s.Hiding() {
		return t.oddsTo(f, say(t.v, "way.hideout"))
	}
	return t.oddsTo(f, say(t.v, "way.exit"))
}

// oddsTo says where the way leads to, unless that is "".
func (t *table) oddsTo(f int, to string) string {
	fig := &t.s.Crew[f]
	n, ok := t.s.FlightCost(f)
	have := int(fig.Ideas) + int(fig.Moves)
	switch {
	case !ok:
		return say(t.v, "odds.none")
	case n == 0 && t.s.Hiding():
		return say(t.v, "odds.hidden")
	case n == 0:
		return say(t.v, "odds.there")
	case n <= have && fig.Rolled():
		return say(t.v, "odds.paid", "n", n, "to", to)
	case n <= have:
		return say(t.v, "odds.sure", "n", n, "to", to)
	case fig.Rolled():
		return say(t.v, "odds.over", "n", n, "to", to)
	}
	need := n - have
	if need > 6 {
		return say(t.v, "odds.far", "n", n, "to", to)
	}
	return say(t.v, "odds.roll", "to", to, "n", n, "need", need, "percent", ((7-need)*100+3)/6)
}

// paintPurse is the ideas and the loot of a figure.
func (t *table) paintPurse(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	num := small(render.Style{Face: render.Mono700, Size: 20, Color: headInk, Theme: th})
	c.Coin(render.R(r.X, r.Y+2, 28, 28), th, "masters/idea", 0)
	c.TextIn(render.R(r.X+32, r.Y+2, 34, 28), itoa(int(fig.Ideas)), num, render.Left|render.Middle)
	x := r.X + 64
	if fig.Cash > 0 {
		c.TextFit(render.R(x, r.Y+2, 60, 28), "$"+itoa(int(fig.Cash))+"k", num.In(render.Hex(0x7A4D06)), render.Left|render.Middle, 18, 16)
	}
	x, y := r.X, r.Bottom()-30
	if r.H < 58 {
		x, y = r.X+62, r.Y+4
		if fig.Cash > 0 {
			x, y = r.X, r.Bottom()-24
		}
	}
	for _, l := range t.s.LootOf(f) {
		if x+26 > r.Right() {
			break
		}
		t.paintPiece(c, th, render.R(x, y, 27, 27), l)
		x += 31
	}
}

// pawnTip is who a pawn stands for, in short: it lies over the board.
func (t *table) pawnTip(f int) ui.Tip {
	tip := ui.Tip{Title: t.figureName(f)}
	if who, ok := t.v.Sitter(f); ok {
		tip.Title += ", " + who.Name
	}
	fig := &t.s.Crew[f]
	if t.over != nil {
		tip.Body = t.reportRow(t.over, f).Text
	} else if fig.InPlay() && fig.At != masters.Nowhere && !fig.At.Outdoors() {
		tip.Body = t.odds(f)
	} else {
		tip.Body = say(t.v, "ideas", "n", int(fig.Ideas))
	}
	return tip
}

// figureTip adds to the card of a figure, which opens beside it and says what the class
// can do, what is so now; the skills only where the panel does not show them.
func (t *table) figureTip(f int) ui.Tip {
	fig := &t.s.Crew[f]
	if f != masters.NPCFigure && fig.Card >= masters.Characters {
		return ui.Tip{Title: t.v.Say(seatName(f)), Body: say(t.v, "nobody.tip")}
	}
	tip := ui.Tip{Title: t.figureName(f)}
	if class := t.className(f); class != "" {
		tip.Title += ", " + class
	}
	if who, ok := t.v.Sitter(f); ok {
		tip.Title += " (" + who.Name + ")"
	}
	word := func(icon, name, text string) {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: name, Text: text})
	}
	word("masters/idea", say(t.v, "ideas", "n", int(fig.Ideas)), say(t.v, "ideas.tip"))
	if f != masters.NPCFigure {
		word("masters/brain", say(t.v, "tokens", "n", int(fig.Tokens)), say(t.v, "tokens.tip"))
	}
	if fig.InPlay() && fig.At != masters.Nowhere && !fig.At.Outdoors() {
		word("masters/exit", say(t.v, "way-out"), t.odds(f))
	}
	for _, k := range fig.Skills {
		if k != masters.NoSkill && f != masters.NPCFigure && f != t.who {
			word(skillIcon(k), t.v.Name(ref(kSkill, int(k))), t.v.Text("text.skill."+info.Refs[kSkill].IDs[k]))
		}
	}
	return tip
}

// bigFigure is a character card at reading size.
func (t *table) bigFigure(b *ui.Builder, f int) *ui.Big {
	if f != masters.NPCFigure && t.s.Crew[f].Card >= masters.Characters {
		return nil
	}
	return t.bigCharacter(b, t.s.CharacterIndex(f))
}

// bigCharacter is the card of a character.
func (t *table) bigCharacter(b *ui.Builder, index int) *ui.Big {
	return bigFace(b, t.characterFace(index))
}

// characterFace is what stands on the card of a character.
func (t *table) characterFace(index int) render.Card {
	id := info.Refs[kCharacter].IDs[index]
	card := render.Card{Name: t.v.House.Text(info.ID, "name.character."+id), Emblem: characterIcon(index), Text: t.v.Text("text.character." + id)}
	if index < masters.Characters {
		k := masters.Character(index).Card()
		card.Foot = say(t.v, "card.memory", "n", int(k.Memory))
		card.Value = "{icon:masters/idea} " + itoa(int(k.Ideas))
	}
	return card
}
