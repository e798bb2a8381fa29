package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// layTabs chooses what the right side shows in planning.
func (t *table) layTabs(b *ui.Builder, r render.Rect) {
	n := 0
	for f := range masters.Fixer(masters.Fixers) {
		if t.s.Fixers.Has(f) {
			n++
		}
	}
	shop := say(t.v, "page.shop", "n", int(t.s.Team))
	if t.u.tiny {
		shop = "$" + itoa(int(t.s.Team)) + "k"
	}
	b.Tabs(ui.Tabs{ID: "page", Rect: t.u.Pt(r), Value: t.tab, Tabs: []ui.Option{
		{Label: say(t.v, "page.crew"), Icon: "common/people", Tip: t.note("page.crew")},
		{Label: say(t.v, "page.fixers", "n", n), Icon: fixerIcon(masters.OldFriend), Tip: t.note("page.fixers", "n", n)},
		{Label: shop, Icon: "masters/cash", Tip: t.note("page.shop", "n", int(t.s.Team))},
	}, Change: func(i int) {
		t.tab = i
		t.stage.Rebuild()
	}})
}

// paintTray is the tokens of a figure: filled in hand, hollow on the board.
func (t *table) paintTray(c render.Canvas, th *render.Theme, r render.Rect, f int) {
	fig := &t.s.Crew[f]
	if f == masters.NPCFigure {
		if fig.Waiting() {
			st := caption(render.Style{Face: render.Sans600, Size: 18, Color: red.Darker(0.3), Theme: th})
			c.TextFit(render.R(r.X, r.Y+r.H*0.52, r.W, r.H*0.46), say(t.v, "tray.start"), st, render.Left|render.Middle, 17, 15)
		}
		return
	}
	if fig.Card >= masters.Characters {
		return
	}
	laid := fig.Plan.Len()
	n := laid + int(fig.Tokens)
	d := min(24, (r.W-74)/float64(max(1, n))-3)
	x := r.X
	for i := range n {
		at := render.R(x, r.Y+8, d, d)
		if i < int(fig.Tokens) {
			c.SeatShape(at, f, th)
		} else {
			c.Polygon(render.SeatPoints(f, at.Inset(1)), render.Solid(paperInk.Fade(0.12)))
			c.Line(render.SeatPoints(f, at.Inset(1)), 1.6, paperInk.Fade(0.5), true)
		}
		x += d + 3
	}
	key, ink := "tray.left", paperInk
	switch {
	case fig.Ready():
		key, ink = "tray.ready", greenCell.Darker(0.25)
	case fig.Waiting() && t.inside(f):
		key, ink = "tray.cell", red.Darker(0.3)
	case fig.Waiting():
		key, ink = "tray.start", red.Darker(0.3)
	}
	words := say(t.v, key, "n", int(fig.Tokens))
	place := render.R(r.X, r.Y+r.H*0.52, r.W-80, r.H*0.46)
	if r.H < 54 { // beside the tokens
		place = render.R(x+8, r.Y+4, r.Right()-72-x, 28)
	}
	fitLine(c, place, words, caption(render.Style{Face: render.Sans600, Size: 18, Color: ink, Theme: th}), render.Left|render.Middle, 17, 15)
	num := small(render.Style{Face: render.Mono700, Size: 20, Color: headInk, Theme: th})
	c.Coin(render.R(r.Right()-62, r.Y+4, 26, 26), th, "masters/idea", 0)
	c.TextIn(render.R(r.Right()-32, r.Y+4, 32, 26), itoa(int(fig.Ideas)), num, render.Left|render.Middle)
	x = r.Right() - 62
	for _, l := range t.s.LootOf(f) {
		t.paintPiece(c, th, render.R(x, r.Bottom()-28, 25, 25), l)
		x += 28
	}
}

// layFixers lists the Fixers at hand, each with what it can be asked for.
func (t *table) layFixers(b *ui.Builder, r render.Rect) {
	s := t.s
	var list []masters.Fixer
	for f := range masters.Fixer(masters.Fixers) {
		if s.Fixers.Has(f) {
			list = append(list, f)
		}
	}
	th := b.Theme()
	if len(list) == 0 {
		b.Draw(ui.LayerBoard, func(c render.Canvas) {
			t.u.Canvas(c).TextIn(r, say(t.v, "fixers.none"), th.Strong(), render.Center|render.Middle)
		})
		return
	}
	high := min(96, (r.H+6)/float64(len(list))-6)
	for i, f := range list {
		t.layFixer(b, render.R(r.X, r.Y+float64(i)*(high+6), r.W, high), f)
	}
}

// askWords is what stands on the button of a Fixer: what is asked for and what the
// least of it costs, "" for who helps without being asked.
func (t *table) askWords(f masters.Fixer) string {
	price, key := 0, "ask."+info.Refs[kFixer].IDs[f]
	switch tiers := f.Card().Tiers; {
	case f == masters.Visage:
		price = 1
	case f == masters.Curator:
		price = 4
	case len(tiers) > 0:
		price = int(tiers[0])
	}
	if !t.v.House.Book.Has(wordsShelf, key) {
		return ""
	}
	return say(t.v, key, "price", price)
}

func (t *table) layFixer(b *ui.Builder, r render.Rect, f masters.Fixer) {
	th, s := b.Theme(), t.s
	id := info.Refs[kFixer].IDs[f]
	name, text := t.v.Name(ref(kFixer, int(f))), t.v.Text("text.fixer."+id)
	thing := ui.Thing{ID: t.v.ID(ref(kFixer, int(f))), Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Big: t.bigFixer(b, f),
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: text} }}
	t.offer(&thing, t.todo.fixer[f])
	switch {
	case f == masters.Visage && t.can(masters.VSurvey):
		thing.Press = func() { t.take(lens) }
	case f == masters.Mayor && t.can(masters.VInside):
		thing.Press = func() { t.take(disguise) }
	}
	if thing.Press != nil { // what is bought, and for whom, is read before it is
		thing.Choices, thing.Press = choicesOf(&thing), nil
	}
	can := len(thing.Choices) > 0
	inHand := t.tool == lens && f == masters.Visage || t.tool == disguise && f == masters.Mayor
	thing.Mark = ui.NoMark
	hired, ask := s.Hired.Has(f), t.askWords(f)
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() && can {
			r = r.Move(0, -2)
		}
		c.Paper(r, th)
		if inHand {
			c.Frame(r, 5, 4, render.Solid(signal))
		} else if can {
			c.Frame(r, 5, 2, render.Solid(render.Hex(0xB88700)))
		}
		if st.Focus {
			c.FocusRing(r, 5, th)
		}
		edge := min(8, r.H*0.1)
		side := r.H - 2*edge
		pic := render.R(r.X+edge, r.Y+edge, side, side)
		c.Round(pic, 4, render.Slope(150, render.Hex(0x24466F), render.Hex(0x0B1C36)))
		c.Icon(fixerIcon(f), pic.Inset(side*0.15), render.Hex(0xFFE9A8))
		x := pic.Right() + 12
		w := r.Right() - x - 10
		bw := 156.0
		btn := render.R(r.Right()-bw-8, r.Center().Y-min(22, r.H/2-3), bw, min(44, r.H-6))
		switch {
		case can:
			c.Button(btn, th, render.Button{Confirm: inHand})
			ink := th.Button()
			if inHand {
				ink = ink.In(th.ConfirmInk)
			}
			fitLine(c, btn.Pad(6, 0, 6, 0), ask, caption(ink), render.Center|render.Middle, 18, 16, 15)
		case hired:
			c.Icon("common/check", render.R(btn.X, btn.Center().Y-12, 24, 24), greenCell)
			fitLine(c, btn.Pad(30, 0, 0, 0), say(t.v, "ask.done"), caption(render.Style{Face: render.Sans500, Size: 17, Color: greenCell.Darker(0.25), Theme: th}), render.Left|render.Middle, 16, 15)
		default:
			key := "ask.never"
			if ask == "" {
				key = "ask.by-itself"
			}
			fitLine(c, btn, say(t.v, key), caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th}), render.Center|render.Middle, 16, 15)
		}
		w -= bw + 8
		if r.H < 62 {
			fitLine(c, render.R(x, r.Y, 136, r.H), render.Upper(name), caption(render.Style{Face: render.Oswald700, Size: 19, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 16, 15)
			c.TextFit(render.R(x+144, r.Y, w-144, r.H), say(t.v, "line."+id), caption(render.Style{Face: render.Sans400, Size: 17, Lead: 17, Color: paperInk, Theme: th}), render.Left|render.Middle, 16, 15)
			return
		}
		c.TextFit(render.R(x, r.Y+4, w, 28), render.Upper(name), caption(render.Style{Face: render.Oswald700, Size: 21, Color: headInk, Theme: th}), render.Left|render.Middle, 19, 17, 15)
		c.TextFit(render.R(x, r.Y+31, w, r.H-36), text, caption(render.Style{Face: render.Sans400, Size: 18, Lead: 20, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16, 15)
	})
	b.Add(thing)
}

// can reports whether some action of a verb is legal.
func (t *table) can(v rules.Verb) bool {
	for _, a := range t.v.Legal() {
		if a.Verb == v {
			return true
		}
	}
	return false
}

// take takes a tool into the hand, or puts it down.
func (t *table) take(x tool) {
	if t.tool == x {
		x = pencil
	}
	t.tool = x
	t.stage.Rebuild()
}

func (t *table) bigFixer(b *ui.Builder, f masters.Fixer) *ui.Big {
	return bigFace(b, t.fixerFace(f))
}

// fixerFace is what stands on a Fixer's card.
func (t *table) fixerFace(f masters.Fixer) render.Card {
	return render.Card{Name: t.v.Name(ref(kFixer, int(f))), Emblem: fixerIcon(f), Text: t.v.Text("text.fixer." + info.Refs[kFixer].IDs[f])}
}

// layShop is the drawer: what is on sale, what the team has at home, and what
// the characters carry.
func (t *table) layShop(b *ui.Builder, r render.Rect) {
	th, s := b.Theme(), t.s
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c = t.u.Canvas(c)
		c.Shadow(r, 3)
		c.Round(r, 8, render.Slope(160, render.Hex(0x5A3E28), render.Hex(0x2B1B10)))
		c.Fibre(r, 1)
		c.Round(r.Inset(10), 5, render.Solid(render.Hex(0x0E0906).Fade(0.75)))
		c.TextFit(render.R(r.X+22, r.Y+12, r.W-44, 32), say(t.v, "shop.note", "n", int(s.Team)), caption(render.Style{Face: render.Oswald500, Size: 20, Color: signal, Theme: th}), render.Left|render.Middle, 18, 16)
	})
	var list []masters.Item
	for i := range masters.Item(masters.Items) {
		n := 0
		for _, l := range append(append(s.Stock(), s.Home()...), t.allCarried()...) {
			if l.Item() == i {
				n++
			}
		}
		if n > 0 {
			list = append(list, i)
		}
	}
	front := render.R(r.X, r.Bottom()-76, r.W, 76)
	t.layDrawerFront(b, front)
	in := r.Pad(20, 48, 20, 88)
	cols := 3
	if len(list) > 6 {
		cols = 4
	}
	rows := max(2, (len(list)+cols-1)/cols)
	w := (in.W - 10*float64(cols-1)) / float64(cols)
	h := min(224, (in.H-10*float64(rows-1))/float64(rows))
	for i, x := range list {
		t.layItemCard(b, render.R(in.X+float64(i%cols)*(w+10), in.Y+float64(i/cols)*(h+10), w, h), x)
	}
}

// allCarried is the pieces that characters carry.
func (t *table) allCarried() (l []masters.Loot) {
	for f := range t.s.Crew {
		l = append(l, t.s.LootOf(f)...)
	}
	return l
}

// layItemCard is an item of the shop: bought for the open figure, handed to it,
// or sold.
func (t *table) layItemCard(b *ui.Builder, r render.Rect, i masters.Item) {
	th, s := b.Theme(), t.s
	l := i.Loot()
	id := info.Refs[kLoot].IDs[l]
	name := t.v.Name(ref(kLoot, int(l)))
	thing := ui.Thing{ID: t.v.ID(ref(kLoot, int(l))), Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Big: t.bigItem(b, l),
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: t.v.Text("text.loot." + id)} }}
	t.offer(&thing, t.todo.loot[l])
	can := thing.Press != nil || len(thing.Choices) > 0 || i == masters.BuildingSchematics && t.can(masters.VSchematics)
	thing.Choices, thing.Press = nil, nil
	if can { // what is bought, for whom and for how much stands on the front of the drawer
		thing.Press = func() { t.pickItem(i) }
	}
	useless := t.useless(i)
	if !can && t.v.Asked {
		thing.Disabled = true
		thing.Why = t.v.Say(t.v.Shown.Why(rules.Do(masters.VBuy, int(l), s.CharacterIndex(t.who))))
	}
	thing.Mark = ui.NoMark
	stock := 0
	for _, x := range s.Stock() {
		if x == l {
			stock++
		}
	}
	var owners []int
	for f := range s.Crew {
		for _, x := range s.LootOf(f) {
			if x == l {
				owners = append(owners, f)
			}
		}
	}
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() && can || t.item == i+1 {
			r = r.Move(0, -4)
		}
		if !can {
			c = c.Faded(0.72)
		}
		if t.item == i+1 {
			c.Frame(r.Inset(-3), 8, 5, render.Solid(signal))
		}
		c.Shadow(r, 2)
		c.Round(r, 6, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE2DBC2)))
		c.Pulp(r.Inset(1), 0.8)
		head := render.R(r.X, r.Y, r.W, 32)
		c.Corners(head, 6, 6, 0, 0, render.Solid(headInk))
		fitLine(c, head.Pad(8, 0, 5, 0), name, caption(render.Style{Face: render.Oswald500, Size: 19, Color: line, Theme: th}), render.Left|render.Middle, 18, 16, 15)
		c.Icon(itemIcon(i), render.R(r.Right()-r.W*0.5-8, r.Bottom()-50, 44, 44), headInk.Fade(0.85))
		c.TextFit(render.R(r.X+9, r.Y+36, r.W-16, r.H-76), t.v.Text("text.loot."+id), caption(render.Style{Face: render.Sans400, Size: 17, Lead: 18, Color: paperInk, Theme: th}), render.Left|render.Top, 16, 15)
		tag := 70.0
		if t.u.tiny {
			tag = 100
		}
		if stock > 0 {
			c.Price(render.R(r.X-3, r.Bottom()-36, tag, 31), th, fmt.Sprintf("$%dk", s.Price(i)))
			if stock > 1 {
				c.TextIn(render.R(r.X+tag+2, r.Bottom()-36, 40, 31), "×"+itoa(stock), small(render.Style{Face: render.Mono700, Size: 18, Color: paperInk, Theme: th}), render.Left|render.Middle)
			}
		}
		if useless {
			band := render.R(r.X, r.Bottom()-64, r.W, 24)
			c.Fill(band, render.Solid(render.Hex(0x5A5648)))
			fitLine(c, band.Pad(6, 0, 6, 0), say(t.v, "shop.useless"), caption(render.Style{Face: render.Sans500, Size: 16, Color: line, Theme: th}), render.Center|render.Middle, 15)
		}
		x := r.Right() - 30
		for _, f := range owners {
			c.SeatShape(render.R(x, r.Bottom()-32, 24, 24), f, th)
			x -= 28
		}
		for _, h := range s.Home() {
			if h == l {
				c.Icon("common/home", render.R(x, r.Bottom()-32, 24, 24), greenCell)
				x -= 28
			}
		}
		if t.tool == schematics && i == masters.BuildingSchematics && t.item != i+1 {
			c.Frame(r.Inset(-2), 7, 4, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// choicesOf is what a thing offers as a menu.
func choicesOf(th *ui.Thing) []ui.Choice {
	if th.Press != nil && len(th.Choices) == 0 {
		return []ui.Choice{{Label: th.Label, Do: th.Press}}
	}
	return th.Choices
}

// layPicking lays the characters or the skills that a seat can choose from.
func (t *table) layPicking(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	skills := t.s.Prompt().Key == "prompt.skill"
	if t.v.Paged { // a page shows the height of the sheet, and so much of its width at least
		r.W = min(r.W, r.H*1.38)
	}
	in := r.Inset(26)
	if skills {
		for i, at := range ui.Grid(in, 7, 3, 10) {
			root, tier := masters.Skill(i%7), i/7
			k := root
			if tier > 0 {
				k = root.Upgrades()[tier-1]
			}
			words := t.v.Text("text.skill." + info.Refs[kSkill].IDs[k])
			if l := t.lacksSkill(k); l != "" {
				words += " " + l
			}
			t.layPick(b, at, ref(kSkill, int(k)), skillIcon(k), words, th)
		}
		return
	}
	if len(t.todo.pick) == 0 {
		return
	}
	for i, at := range ui.Grid(in, 8, 3, 10) {
		c := masters.Character(i%8*3 + i/8)
		t.layPick(b, at, ref(kCharacter, int(c)), characterIcon(int(c)), t.v.Text("text.character."+info.Refs[kCharacter].IDs[c]), th)
	}
}

func (t *table) layPick(b *ui.Builder, r render.Rect, x rules.Ref, icon, text string, th *render.Theme) {
	name := t.v.Name(x)
	id := "pick:" + t.v.ID(x)
	thing := ui.Thing{ID: id, Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Tip: func() ui.Tip { return ui.Tip{Title: name, Body: text} }}
	if x.Kind == kCharacter {
		thing.Big = t.bigCharacter(b, int(x.Index))
	}
	can := t.offer(&thing, t.todo.pick[x])
	thing.Mark = ui.NoMark
	taken := -1
	for f := range t.s.Crew {
		fig := &t.s.Crew[f]
		if x.Kind == kCharacter && fig.Card == masters.Character(x.Index) {
			taken = f
		}
	}
	thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if can && st.Hot() {
			r = r.Move(0, -4)
		}
		if !can && taken < 0 {
			c = c.Faded(0.92)
		}
		c.Shadow(r, 2)
		c.Round(r, 7, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE2DBC2)))
		c.Pulp(r.Inset(1), 0.8)
		t.paintPick(c, th, r, x, icon, name, text)
		if taken >= 0 {
			c.SeatShape(render.Around(render.Pt(r.Right()-16, r.Bottom()-16), 30, 30), taken, th)
		}
		if can {
			c.Frame(r, 7, 2.4, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 7, th)
		}
	})
	b.Add(thing)
}

// leastPick is the least height of the picture on a skill that is chosen from: its actions need the room.
const leastPick = 30

// paintPick paints a card that is chosen from: the portrait and the name below it; of a character ideas and memory, of a skill its
// actions. The card of a character opens at reading size with what it can do, and the tip says it.
func (t *table) paintPick(c render.Canvas, th *render.Theme, r render.Rect, x rules.Ref, icon, name, text string) {
	foot, head := 0.0, 36.0
	title := caption(render.Style{Face: render.Oswald500, Size: 19, Lead: 19, Color: line, Theme: th})
	if x.Kind == kCharacter {
		foot, text = 34, ""
		if t.u.tiny {
			name = t.v.Text("short.character." + info.Refs[kCharacter].IDs[x.Index])
		}
	}
	if wide, high := c.Ruler().Measure(name, title.Sized(16)); wide > r.W-10 { // two lines
		head = max(44, 2*high+4)
	}
	words := caption(render.Style{Face: render.Sans400, Size: 17, Lead: 17.5, Color: paperInk, Theme: th})
	words.Floor = render.KeyFloor
	room, high := r.H-head-foot-8, 0.0 // of portrait and words
	if text != "" {
		high = room - leastPick
		for h := high; h > words.Lead && !c.Ruler().Fit(text, words, r.W-14, h, render.Center|render.Top, 16, 15, 14, 13).Truncated(); h -= 4 {
			high = h
		}
		high = max(high, room-72)
	}
	pic := render.R(r.X, r.Y, r.W, room-high)
	c.Corners(pic, 7, 7, 0, 0, render.Slope(150, render.Hex(0xC9D8EE), render.Hex(0x7F9CC8)))
	side := min(pic.W-12, pic.H-10, 96)
	c.Icon(icon, render.Around(pic.Center().Add(render.Pt(1.5, 2)), side, side), render.Black.Fade(0.25))
	c.Icon(icon, render.Around(pic.Center(), side, side), headInk)
	band := render.R(r.X, pic.Bottom(), r.W, head)
	c.Fill(band, render.Solid(headInk))
	fitWords(c, band.Pad(5, 0, 5, 0), name, title, render.Center|render.Middle, 18, 17, 16, 15, 14)
	if high > 0 {
		c.TextFit(render.R(r.X+7, band.Bottom()+3, r.W-14, high), text, words, render.Center|render.Top, 16, 15, 14, 13)
	}
	if foot == 0 {
		return
	}
	card := masters.Character(x.Index).Card()
	num := small(render.Style{Face: render.Mono700, Size: 19, Color: headInk, Theme: th})
	for i, n := range []uint8{card.Ideas, card.Memory} {
		at := render.R(r.X+float64(i)*r.W*0.45+5, r.Bottom()-31, r.W*0.5, 28)
		sign := render.R(at.X, at.Center().Y-11, 22, 22)
		if i == 0 {
			c.Coin(sign, th, "masters/idea", 0)
		} else {
			c.Icon("masters/brain", sign, headInk)
		}
		fitLine(c, at.Pad(25, 0, 0, 0), itoa(int(n)), num, render.Left|render.Middle, 17, 15)
	}
}
