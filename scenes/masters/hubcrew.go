package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// layChairs shows the chairs of the crew and returns the room below them.
func (x *hub) layChairs(b *ui.Builder, r render.Rect) render.Rect {
	s, th := x.s, b.Theme()
	in := x.heading(b, r, x.v.Text("name.heist."+info.Refs[kHeist].IDs[s.Job]))
	n := int(s.Seats)
	high := 150.0
	for i, at := range ui.Grid(render.R(in.X, in.Y, in.W, high), n, 1, 8) {
		label := x.text("chair", "n", i+1)
		member, player := "", ""
		var card masters.Character = masters.NoCharacter
		switch {
		case i < int(s.Taken):
			m := x.memberOf(s.Chairs[i].Member)
			member, player, card = x.memberName(m.ID), x.playerName(s.Chairs[i].Player), m.Card
		case i == int(s.Taken) && s.Sitter != campaign.NoPlayer:
			player = x.playerName(s.Sitter)
			if s.Stage == campaign.Drafting {
				card = s.Draft.Card
			}
		}
		next := i == int(s.Taken)
		b.Add(ui.Thing{ID: fmt.Sprintf("chair:%d", i), Shape: x.u.box(at), Layer: ui.LayerPanels, Decor: true, Label: label + " " + player + " " + member, Move: ui.Move{How: ui.Jump}, Paint: x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if player == "" {
				c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 2, line.Fade(0.4), 9, 6, 0, true)
				c.SeatHollow(render.Around(render.Pt(r.Center().X, r.Center().Y-14), 44, 44), i, th)
				c.TextFit(render.R(r.X+4, r.Bottom()-42, r.W-8, 34), label, caption(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.7), Theme: th}), render.Center|render.Middle, 18, 16)
			} else {
				paperCard(c, r)
				col := c.Kit().Seat(th, i)
				pic := render.R(r.X+8, r.Y+8, r.W-16, r.H-76)
				c.Round(pic, 4, render.Slope(150, col.Lighter(0.1), col.Darker(0.6)))
				if card < masters.Characters {
					c.Icon(characterIcon(int(card)), render.Around(pic.Center(), pic.H*0.86, pic.H*0.86), render.Hex(0x0B1526))
				} else {
					c.Icon("common/help", render.Around(pic.Center(), pic.H*0.6, pic.H*0.6), render.Hex(0x0B1526).Fade(0.6))
				}
				c.SeatShape(render.R(pic.Right()-26, pic.Bottom()-22, 28, 28), i, th)
				c.TextFit(render.R(r.X+6, r.Bottom()-66, r.W-12, 34), member, caption(render.Style{Face: render.Oswald700, Size: 23, Color: headInk, Theme: th}), render.Center|render.Middle, 21, 18, 16)
				c.TextFit(render.R(r.X+6, r.Bottom()-34, r.W-12, 28), player, caption(render.Style{Face: render.Sans500, Size: 18, Color: paperInk, Theme: th}), render.Center|render.Middle, 17, 15)
			}
			if next {
				c.Frame(r, 6, 3.5, render.Solid(signal))
			}
		})})
	}
	return in.Pad(0, high+14, 0, 0)
}

func (x *hub) memberOf(id campaign.MemberID) campaign.Member {
	for _, m := range x.s.Members {
		if m.ID == id {
			return m
		}
	}
	return campaign.Member{Card: masters.NoCharacter}
}

// layCandidates offers players for the next chair, then characters for the one
// who sat down.
func (x *hub) layCandidates(b *ui.Builder, r render.Rect) {
	s := x.s
	if s.Sitter == campaign.NoPlayer {
		if s.Taken == s.Seats {
			x.note(b, r, x.text("crew.full"))
			return
		}
		in := x.heading(b, r, x.text("crew.who"))
		w := (in.W - 8) / 2
		i := 0
		for _, p := range s.Players {
			if !p.Here {
				continue
			}
			x.layPlayer(b, render.R(in.X+float64(i%2)*(w+8), in.Y+float64(i/2)*76, w, 68), p)
			i++
		}
		x.note(b, in.Pad(0, float64((i+1)/2)*76+8, 0, 0), x.text("crew.note"))
		return
	}
	in := x.heading(b, r, x.text("crew.character"))
	x.layPlus(b, render.R(in.X, in.Y, in.W, 64), "create", x.text("crew.build"), x.todo["create"])
	if len(s.Members) > 0 {
		x.memberGrid(b, in.Pad(0, 76, 0, 0), s.Members, true)
	} else {
		x.note(b, in.Pad(0, 80, 0, 0), x.text("crew.build.note"))
	}
}

// layDraft builds a character: card, skills, lessons, name.
func (x *hub) layDraft(b *ui.Builder, r render.Rect) {
	if len(x.s.Lessons()) > 0 {
		x.layLessons(b, r)
		return
	}
	var ready, classes, skills, names []rules.Action
	for _, a := range x.v.Legal() {
		switch a.Verb {
		case hPrebuilt:
			ready = append(ready, a)
		case hClass:
			classes = append(classes, a)
		case hCard:
			skills = append(skills, a)
		case hName:
			names = append(names, a)
		}
	}
	switch {
	case len(ready)+len(classes) > 0:
		in := x.heading(b, r, x.text("draft.ready"))
		rows := (len(ready) + 3) / 4
		high := min(112, (in.H-200)/float64(max(1, rows)))
		for i, a := range ready {
			w := (in.W - 24) / 4
			x.layReady(b, render.R(in.X+float64(i%4)*(w+8), in.Y+float64(i/4)*(high+8), w, high), a)
		}
		in = x.heading(b, in.Pad(0, float64(rows)*(high+8)+6, 0, 0), x.text("draft.class"))
		for i, a := range classes {
			w := (in.W - 24) / 4
			h := min(84, (in.H-8)/2)
			x.layCardChoice(b, render.R(in.X+float64(i%4)*(w+8), in.Y+float64(i/4)*(h+8), w, h), a, ref(kCharacter, int(a.Args[0])), characterIcon(int(a.Args[0])))
		}
	case len(skills) > 0:
		in := x.heading(b, r, x.text("draft.skill"))
		for i, a := range skills {
			w := (in.W - 16) / 3
			h := min(262, (in.H-16)/3)
			x.layCardChoice(b, render.R(in.X+float64(i%3)*(w+8), in.Y+float64(i/3)*(h+8), w, h), a, ref(kSkill, int(a.Args[0])), skillIcon(masters.Skill(a.Args[0])))
		}
	default:
		in := x.heading(b, r, x.text("draft.name"))
		rows := (len(names) + 5) / 6
		h := min(54, (in.H-6*float64(rows))/float64(max(1, rows)))
		for i, a := range names {
			w := (in.W - 30) / 6
			at := render.R(in.X+float64(i%6)*(w+6), in.Y+float64(i/6)*(h+6), w, h)
			x.layName(b, at, a)
		}
	}
}

// layReady is a pre-built character.
func (x *hub) layReady(b *ui.Builder, r render.Rect, a rules.Action) {
	th := b.Theme()
	p := masters.Prebuilts()[a.Args[0]]
	key := rules.At(campaign.KindMember, int(a.Args[0]))
	name := x.v.Name(key)
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Tip: func() ui.Tip {
		tip := ui.Tip{Title: name + ", " + x.v.Name(ref(kCharacter, int(p.Card))), Body: x.v.Text("text.character." + info.Refs[kCharacter].IDs[p.Card])}
		for _, k := range p.Skills {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: skillIcon(k), Name: x.v.Name(ref(kSkill, int(k))), Text: x.v.Text("text.skill." + info.Refs[kSkill].IDs[k])})
		}
		return tip
	}}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -3)
		}
		paperCard(c, r)
		c.Icon(characterIcon(int(p.Card)), render.R(r.X+8, r.Y+8, 44, 44), headInk)
		label := caption(render.Style{Face: render.Oswald700, Size: 21, Color: headInk, Theme: th})
		if x.u.tiny { // the tip tells the rest
			fitLine(c, render.R(r.X+58, r.Y+4, r.W-62, 52), name, label, render.Left|render.Middle)
			fitLine(c, render.R(r.X+8, r.Y+56, r.W-12, r.H-60), x.v.Text("short.character."+info.Refs[kCharacter].IDs[p.Card]), label.With(render.Sans500), render.Left|render.Middle)
			if st.Hot() {
				c.Frame(r, 6, 3, render.Solid(signal))
			}
			if st.Focus {
				c.FocusRing(r, 6, th)
			}
			return
		}
		c.TextFit(render.R(r.X+58, r.Y+4, r.W-62, 30), name, label, render.Left|render.Middle, 19, 17)
		fitLine(c, render.R(r.X+58, r.Y+32, r.W-62, 24), x.v.Text("short.character."+info.Refs[kCharacter].IDs[p.Card]), caption(render.Style{Face: render.Sans500, Size: 16, Color: paperInk, Theme: th}), render.Left|render.Middle, 15)
		st2 := caption(render.Style{Face: render.Oswald500, Size: 16, Color: paperInk, Theme: th})
		for i, k := range p.Skills {
			y := r.Y + 58 + float64(i)*24
			if y+22 > r.Bottom() {
				break
			}
			c.Icon(skillIcon(k), render.R(r.X+10, y+1, 20, 20), headInk)
			fitLine(c, render.R(r.X+36, y, r.W-40, 22), x.v.Name(ref(kSkill, int(k))), st2, render.Left|render.Middle, 15)
		}
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// layCardChoice is a character or a skill that can be chosen.
func (x *hub) layCardChoice(b *ui.Builder, r render.Rect, a rules.Action, key rules.Ref, icon string) {
	th := b.Theme()
	name := x.v.Name(key)
	kindName := hubInfo.Refs[key.Kind].Name
	text := x.v.Text("text." + kindName + "." + hubInfo.Refs[key.Kind].IDs[key.Index])
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.box(r), Layer: ui.LayerPanels, Label: name, Modest: true, Tip: func() ui.Tip { return ui.Tip{Title: name, Body: text} }}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -3)
		}
		paperCard(c, r)
		side := min(54, r.H-16)
		c.Icon(icon, render.R(r.X+10, r.Y+(min(r.H, 84)-side)/2, side, side), headInk)
		words, ink := render.R(r.X+side+20, r.Y+4, r.W-side-26, min(r.H-8, 68)), caption(render.Style{Face: render.Oswald700, Size: 21, Lead: 23, Color: headInk, Theme: th})
		fitWords(c, words, name, ink, render.Left|render.Middle, 19, 17, 15)
		switch {
		case key.Kind == campaign.KindSkill:
			x.paintFaces(c, th, render.R(r.X+10, r.Y+78, r.W-18, r.H-86), masters.Skill(key.Index))
		case r.H > 120:
			c.TextFit(render.R(r.X+12, r.Y+78, r.W-22, r.H-84), text, caption(render.Style{Face: render.Sans400, Size: 17, Lead: 19, Color: paperInk, Theme: th}), render.Left|render.Top, 16, 15)
		}
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// layName is a name of the book.
func (x *hub) layName(b *ui.Builder, r render.Rect, a rules.Action) {
	th := b.Theme()
	key := rules.At(campaign.KindMember, int(a.Args[0]))
	name := x.v.Name(key)
	thing := ui.Thing{ID: x.v.ID(key), Shape: x.u.box(r), Layer: ui.LayerPanels, Label: name, Modest: true}
	x.v.OfferAll(&thing, []rules.Action{a})
	thing.Mark = ui.NoMark
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		paperCard(c, r)
		c.TextFit(r.Inset(4), name, caption(render.Style{Face: render.Oswald500, Size: 20, Color: headInk, Theme: th}), render.Center|render.Middle, 18, 16)
		if st.Hot() {
			c.Frame(r, 6, 3, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// layLessons shows the choices of a level-up side by side: what is given up
// above, what it becomes below.
func (x *hub) layLessons(b *ui.Builder, r render.Rect) {
	list := x.s.Lessons()
	if len(list) == 0 {
		return
	}
	in := x.heading(b, r, x.v.Say(x.s.Prompt()))
	cols := 2
	rows := (len(list) + 1) / 2
	h := min(360, (in.H-8*float64(rows-1))/float64(rows))
	w := (in.W - 10) / 2
	for i, l := range list {
		x.layLesson(b, render.R(in.X+float64(i%cols)*(w+10), in.Y+float64(i/cols)*(h+8), w, h), l)
	}
}

func (x *hub) layLesson(b *ui.Builder, r render.Rect, l campaign.Lesson) {
	th := b.Theme()
	from, to := x.v.Name(l.Now), x.v.Name(l.Then)
	kindName := hubInfo.Refs[l.Then.Kind].Name
	text := x.v.Text("text." + kindName + "." + hubInfo.Refs[l.Then.Kind].IDs[l.Then.Index])
	icon := func(r rules.Ref) string {
		if r.Kind == campaign.KindSkill {
			return skillIcon(masters.Skill(r.Index))
		}
		return characterIcon(int(r.Index))
	}
	thing := ui.Thing{ID: x.v.ID(l.Then), Shape: x.u.box(r), Layer: ui.LayerPanels, Label: x.v.Say(x.s.Describe(l.Action)), Modest: true, Tip: func() ui.Tip { return ui.Tip{Title: to, Body: text} }}
	x.v.OfferAll(&thing, []rules.Action{l.Action})
	thing.Mark = ui.NoMark
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -4)
		}
		paperCard(c, r)
		c.Corners(render.R(r.X, r.Y, r.W, 40), 6, 6, 0, 0, render.Solid(headInk.Lighter(0.25)))
		c.Icon(icon(l.Now), render.R(r.X+10, r.Y+7, 26, 26), line.Fade(0.8))
		c.TextFit(render.R(r.X+44, r.Y, r.W-90, 40), from, caption(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.85), Theme: th}), render.Left|render.Middle, 18, 16)
		c.Icon("common/down", render.R(r.Right()-38, r.Y+7, 26, 26), signal)
		c.Icon(icon(l.Then), render.R(r.X+14, r.Y+52, 54, 54), render.Hex(0x9A6A00))
		c.TextFit(render.R(r.X+80, r.Y+50, r.W-92, 58), to, caption(render.Style{Face: render.Oswald700, Size: 30, Color: headInk, Theme: th}), render.Left|render.Middle, 26, 22, 19)
		body := render.R(r.X+14, r.Y+112, r.W-28, r.H-120)
		if l.Then.Kind == campaign.KindSkill {
			x.paintFaces(c, th, body, masters.Skill(l.Then.Index))
		} else {
			x.paintPro(c, th, body, masters.Character(l.Then.Index), text)
		}
		if st.Hot() {
			c.Frame(r, 6, 4, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// paintPro is what a character brings: tokens, ideas, its own actions, its
// ability.
func (x *hub) paintPro(c render.Canvas, th *render.Theme, r render.Rect, k masters.Character, text string) {
	t := &table{}
	card := k.Card()
	num := small(render.Style{Face: render.Mono700, Size: 22, Color: headInk, Theme: th})
	c.Icon("masters/brain", render.R(r.X, r.Y, 28, 28), paperInk)
	c.TextIn(render.R(r.X+34, r.Y, 50, 28), itoa(int(card.Memory)), num, render.Left|render.Middle)
	c.Coin(render.R(r.X+92, r.Y, 28, 28), th, "masters/idea", 0)
	c.TextIn(render.R(r.X+126, r.Y, 50, 28), itoa(int(card.Ideas)), num, render.Left|render.Middle)
	y := r.Y + 36
	for _, a := range card.Acts {
		row := render.R(r.X, y, r.W, 28)
		left := t.paintGains(c, th, row, masters.Line{Act: a}, headInk, row.W)
		fitLine(c, render.R(row.X, row.Y, left-row.X-8, row.H), x.v.Name(ref(kAct, int(a))), caption(render.Style{Face: render.Oswald500, Size: 19, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 16)
		y += 29
	}
	c.TextFit(render.R(r.X, y+6, r.W, r.Bottom()-y-6), text, caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16, 15)
}

// paintFaces lists the six actions of a skill.
func (x *hub) paintFaces(c render.Canvas, th *render.Theme, r render.Rect, k masters.Skill) {
	t := &table{}
	pitch := min(38, r.H/6)
	for i, a := range k.Card().Faces {
		row := render.R(r.X, r.Y+float64(i)*pitch, r.W, pitch-2)
		d := min(26, pitch-6)
		at := render.R(row.X, row.Center().Y-d/2, d, d)
		c.Round(at, 4, render.Solid(paperInk.Fade(0.86)))
		c.TextIn(at, itoa(i+1), small(render.Style{Face: render.Mono700, Size: 17, Color: line, Theme: th}), render.Center|render.Middle)
		left := t.paintGains(c, th, row, masters.Line{Act: a}, headInk, row.W)
		fitLine(c, render.R(at.Right()+8, row.Y, left-at.Right()-10, row.H), x.v.Name(ref(kAct, int(a))), caption(render.Style{Face: render.Oswald500, Size: 19, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 16)
	}
}
