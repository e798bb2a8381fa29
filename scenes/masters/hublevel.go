package masters

import (
	"fmt"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// Levelling up: everybody of the crew in a row, the choices of the one whose turn it
// is, and beside them the old card and the new one, with the rows that differ marked.

// lessonOf is the lesson that an action takes.
func (x *hub) lessonOf(a rules.Action) campaign.Lesson {
	for _, l := range x.s.Lessons() {
		if l.Action == a {
			return l
		}
	}
	return campaign.Lesson{}
}

// layTraining lays the page of a level-up.
func (x *hub) layTraining(b *ui.Builder, r render.Rect) {
	x.paintBook(b, r)
	in := r.Inset(14)
	high := 84.0
	if x.u.paged() {
		high = 64
	}
	x.layPupils(b, render.R(in.X, in.Y, in.W, high))
	x.layLessons(b, in.Pad(0, high+14, 0, 0), x.pupil())
}

// pupil is the character that levels up: the one whose turn it is, or the one that is
// being built.
func (x *hub) pupil() campaign.Member {
	if x.s.Stage == campaign.Drafting {
		return campaign.Member{ID: campaign.NoMember, Card: x.s.Draft.Card, Skills: x.s.Draft.Skills, Level: x.s.Draft.Grown}
	}
	return x.memberOf(x.s.Chairs[x.s.Pupil].Member)
}

// paintBook paints the page of the book on which a part of the hub lies.
func (x *hub) paintBook(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		c = x.u.Canvas(c)
		c.Shadow(r, 3)
		c.Round(r, 8, render.Slope(160, render.Hex(0x16305A), render.Hex(0x0C1E3E), render.Hex(0x071430)))
		c.Clipped(r.Inset(2)).Tile("common/grid", r, line.Fade(0.06), 1.6)
		c.Frame(r, 8, 1.6, render.Solid(th.PanelEdge.Fade(0.5)))
	})
}

// layPupils is the crew in a row: who has chosen what and may choose anew, whose
// turn it is, who follows.
func (x *hub) layPupils(b *ui.Builder, r render.Rect) {
	th, s := b.Theme(), x.s
	w := (r.W - 10*float64(s.Taken-1)) / float64(s.Taken)
	for i := range int(s.Taken) {
		at := render.R(r.X+float64(i)*(w+10), r.Y, w, r.H)
		m := x.memberOf(s.Chairs[i].Member)
		name, now, undo := x.memberName(m.ID), i == int(s.Pupil), s.CanUnlearn(i)
		words := x.text("pupil.waits")
		switch l := s.Learnt[i]; {
		case now:
			words = x.text("pupil.now", "level", int(m.Level)+1)
		case l.Member != campaign.NoMember:
			words = x.learntWords(i)
		case m.Level == 4:
			words = x.text("pupil.top")
		}
		change := 0.0
		if undo {
			change = 158
			if x.u.paged() {
				change = 56
			}
		}
		b.Add(ui.Thing{ID: fmt.Sprintf("pupil:%d", i), Shape: x.u.Box(at.Pad(0, 0, change, 0)), Layer: ui.LayerPanels, Label: name + ": " + words, Mouse: true, Modest: true, Move: ui.Move{How: ui.Jump},
			Tip: func() ui.Tip { return x.memberTip(m) },
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				r = r.Pad(0, 0, -change, 0)
				paperCard(c, r)
				pic := render.R(r.X+8, r.Y+8, r.H-16, r.H-16)
				col := c.Kit().Seat(th, i)
				c.Round(pic, 4, render.Slope(150, col.Lighter(0.1), col.Darker(0.6)))
				c.Icon(characterIcon(int(m.Card)), pic.Inset(pic.H*0.12), render.Hex(0x0B1526))
				c.SeatShape(render.R(pic.Right()-20, pic.Bottom()-16, 22, 22), i, th)
				row := render.R(pic.Right()+12, r.Y+6, r.Right()-pic.Right()-20-change, r.H/2-4)
				fitLine(c, row, name, caption(render.Style{Face: render.Oswald700, Size: 24, Color: headInk, Theme: th}), render.Left|render.Middle, 22, 19)
				fitLine(c, row.Move(0, row.H), words, caption(render.Style{Face: render.Sans500, Size: 18, Color: paperInk, Theme: th}), render.Left|render.Middle, 17, 16)
				if now {
					c.Frame(r, 6, 3.5, render.Solid(signal))
				}
			})})
		if undo {
			label := x.text("pupil.change")
			if x.u.paged() {
				label = ""
			}
			b.Button(ui.Button{ID: fmt.Sprintf("relearn:%d", i), Rect: x.u.Pt(render.R(at.Right()-change+4, at.Center().Y-24, change-12, 48)), Label: label, Icon: "undo", Commits: true, Centered: true,
				Tip: func() ui.Tip {
					return ui.Tip{Title: x.text("pupil.change"), Body: x.text("pupil.change.tip", "who", name)}
				},
				Do: func() { x.unlearn(i) }})
		}
	}
}

// learntWords says what a level-up made of what.
func (x *hub) learntWords(chair int) string {
	l, m := x.s.Learnt[chair], x.memberOf(x.s.Learnt[chair].Member)
	if m.Level == 3 {
		return x.text("pupil.learnt", "from", x.v.Name(ref(kCharacter, int(l.Card))), "to", x.v.Name(ref(kCharacter, int(m.Card))))
	}
	for i := range l.Skills {
		if l.Skills[i] != m.Skills[i] {
			return x.text("pupil.learnt", "from", x.v.Name(ref(kSkill, int(l.Skills[i]))), "to", x.v.Name(ref(kSkill, int(m.Skills[i]))))
		}
	}
	return ""
}

// layLessons shows the choices of a level-up, and beside them what the lifted one
// would change.
func (x *hub) layLessons(b *ui.Builder, r render.Rect, m campaign.Member) {
	list := x.s.Lessons()
	lifted := x.lessonOf(x.lift)
	if x.u.paged() {
		if x.lift != (rules.Action{}) {
			x.layCompare(b, r, m, lifted)
		} else {
			x.layLessonCards(b, r, list, 4)
		}
		return
	}
	x.layLegend(b, render.R(r.X, r.Bottom()-34, r.W*0.58, 34))
	left := r.Pad(0, 34, 0, 44)
	left.W = r.W * 0.58
	x.layLessonCards(b, left, list, 4)
	x.layCompare(b, r.Pad(left.W+18, 0, 0, 0), m, lifted)
}

func (x *hub) layLessonCards(b *ui.Builder, r render.Rect, list []campaign.Lesson, most int) {
	if len(list) == 0 {
		return
	}
	cols := min(most, len(list))
	for cols > 1 && (r.W-10*float64(cols-1))/float64(cols) < 200 {
		cols = (cols + 1) / 2
	}
	rows := (len(list) + cols - 1) / cols
	h := min(540, (r.H-8*float64(rows-1))/float64(rows))
	w := min(340, (r.W-10*float64(cols-1))/float64(cols))
	for i, l := range list {
		x.layLesson(b, render.R(r.X+float64(i%cols)*(w+10), r.Y+float64(i/cols)*(h+8), w, h), l)
	}
}

// cardIconOf is the pictogram of a class or a skill.
func cardIconOf(r rules.Ref) string {
	if r.Kind == campaign.KindSkill {
		return skillIcon(masters.Skill(r.Index))
	}
	return characterIcon(int(r.Index))
}

func (x *hub) layLesson(b *ui.Builder, r render.Rect, l campaign.Lesson) {
	th := b.Theme()
	from, to := x.v.Name(l.Now), x.v.Name(l.Then)
	thing := ui.Thing{ID: x.v.ID(l.Then), Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: x.v.Say(x.s.Describe(l.Action)), Modest: true, Move: ui.Move{How: ui.Jump}}
	x.v.OfferAll(&thing, []rules.Action{l.Action})
	thing.Mark = ui.NoMark
	up := x.lift == l.Action
	clash := x.clash(l)
	thing.Tip = func() ui.Tip { return ui.Tip{Title: to, Body: strings.TrimSpace(x.cardText(l.Then) + "\n" + clash)} }
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		switch {
		case up:
			r = r.Move(0, -10)
			c.Shadow(r, 5)
		case st.Hot():
			r = r.Move(0, -4)
		}
		paperCard(c, r)
		c.Corners(render.R(r.X, r.Y, r.W, 40), 6, 6, 0, 0, render.Solid(headInk.Lighter(0.25)))
		c.Icon(cardIconOf(l.Now), render.R(r.X+10, r.Y+7, 26, 26), line.Fade(0.8))
		fitLine(c, render.R(r.X+44, r.Y, r.W-90, 40), x.text("lesson.becomes", "from", from), caption(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.9), Theme: th}), render.Left|render.Middle, 18, 16)
		c.Icon("common/down", render.R(r.Right()-38, r.Y+7, 26, 26), signal)
		foot := 0.0
		if clash != "" {
			foot = 34
			c.Corners(render.R(r.X, r.Bottom()-foot, r.W, foot), 0, 0, 6, 6, render.Slope(160, render.Hex(0xF2B01E), render.Hex(0xC98A06)))
			c.Icon("common/warning", render.R(r.X+8, r.Bottom()-foot+5, 24, 24), headInk)
			fitLine(c, render.R(r.X+38, r.Bottom()-foot, r.W-44, foot), x.text("clash.short"), caption(render.Style{Face: render.Sans600, Size: 17, Color: headInk, Theme: th}), render.Left|render.Middle, 16)
		}
		x.paintCardOf(c, th, render.R(r.X+10, r.Y+46, r.W-20, r.H-52-foot), l.Then, l.Now, true)
		if st.Hot() || up {
			c.Frame(r, 6, 4, render.Solid(signal))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// cardText is the sentence of a class or a skill.
func (x *hub) cardText(r rules.Ref) string {
	if r.Kind == campaign.KindSkill {
		return ""
	}
	return x.v.Text("text." + hubInfo.Refs[r.Kind].Name + "." + hubInfo.Refs[r.Kind].IDs[r.Index])
}

// layCompare lays the old card beside the new one; where none is lifted, the cards
// that the character has.
func (x *hub) layCompare(b *ui.Builder, r render.Rect, m campaign.Member, l campaign.Lesson) {
	th := b.Theme()
	none := l.Then == (rules.Ref{})
	cards := []rules.Ref{l.Now, l.Then}
	heads := []string{x.text("compare.now"), x.text("compare.then")}
	if none {
		cards, heads = nil, nil
		for _, k := range m.Skills {
			if k < masters.Skills {
				cards = append(cards, rules.At(campaign.KindSkill, int(k)))
				heads = append(heads, x.text("compare.has"))
			}
		}
	}
	in := x.heading(b, r, x.compareHead(m, none))
	text, foot := "", 0.0
	if !none {
		text = x.compareNote(l)
		foot = 110
	}
	w := (in.W - 12) / 2
	h := min(540, in.H-foot)
	for i, k := range cards {
		at := render.R(in.X+float64(i)*(w+12), in.Y, w, h)
		other := rules.Ref{}
		if !none {
			other = cards[1-i]
		}
		b.Add(ui.Thing{ID: fmt.Sprintf("compare:%d", i), Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: heads[i] + ": " + x.v.Name(k), Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			paperCard(c, r)
			face := paperInk.Lighter(0.2)
			if !none && i == 1 {
				face = render.Hex(0x8A6410)
			}
			c.Corners(render.R(r.X, r.Y, r.W, 36), 6, 6, 0, 0, render.Solid(face))
			fitLine(c, render.R(r.X+12, r.Y, r.W-24, 36), upper(heads[i]), caption(render.Style{Face: render.Oswald500, Size: 19, Track: 2, Color: line, Theme: th}), render.Left|render.Middle)
			x.paintCardOf(c, th, render.R(r.X+10, r.Y+42, r.W-20, r.H-50), k, other, !none && i == 1)
		})})
	}
	if text != "" {
		b.Add(ui.Thing{ID: "compare:note", Shape: x.u.Box(render.R(in.X, in.Y+h+8, in.W, foot-12)), Layer: ui.LayerBoard, Decor: true, Label: text, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.TextFit(r.Inset(4), text, caption(th.Body().Sized(20).In(th.Text)), render.Left|render.Top, 18, 17)
		})})
	}
}

func (x *hub) compareHead(m campaign.Member, none bool) string {
	switch {
	case !none:
		return x.text("compare.head")
	case m.ID == campaign.NoMember:
		return x.v.Name(ref(kCharacter, int(m.Card)))
	}
	return x.text("compare.of", "who", x.memberName(m.ID), "class", x.v.Name(ref(kCharacter, int(m.Card))))
}

// compareNote says what a lesson changes beside the rows, and whom it would shut out.
func (x *hub) compareNote(l campaign.Lesson) string {
	var lines []string
	if l.Then.Kind == campaign.KindSkill {
		was, now := masters.Skill(l.Now.Index).Card().Faces, masters.Skill(l.Then.Index).Card().Faces
		n := 0
		for i := range was {
			if was[i] != now[i] {
				n++
			}
		}
		lines = append(lines, x.text("compare.rows", "n", n))
	} else {
		was, now := masters.Character(l.Now.Index).Card(), masters.Character(l.Then.Index).Card()
		lines = append(lines, x.text("compare.figures", "memory", int(now.Memory), "was", int(was.Memory), "ideas", int(now.Ideas), "had", int(was.Ideas)))
	}
	if s := x.clash(l); s != "" {
		lines = append(lines, s)
	}
	return strings.Join(lines, "\n")
}

// clash says whom a lesson would shut out of a common heist: of every skill there are
// two cards (rulebook: Conflicting Skills). It is "" where nobody is.
func (x *hub) clash(l campaign.Lesson) string {
	if l.Then.Kind != campaign.KindSkill {
		return ""
	}
	me := campaign.NoMember
	if x.s.Stage == campaign.Training {
		me = x.s.Chairs[x.s.Pupil].Member
	}
	var others []string
	for _, m := range x.s.Members {
		for _, k := range m.Skills {
			if m.ID != me && k < masters.Skills && k.SameCards(masters.Skill(l.Then.Index)) {
				others = append(others, x.memberName(m.ID))
			}
		}
	}
	if len(others) < masters.SkillCards {
		return ""
	}
	return x.text("clash", "skill", x.v.Name(l.Then), "who", strings.Join(others, ", "), "n", masters.SkillCards)
}

// paintCardOf paints a class or a skill: name, then its rows. Where other is given the
// rows that differ from it are marked, lit says in what way.
func (x *hub) paintCardOf(c render.Canvas, th *render.Theme, r render.Rect, k, other rules.Ref, lit bool) {
	c.Icon(cardIconOf(k), render.R(r.X+2, r.Y, 44, 44), render.Hex(0x9A6A00))
	fitWords(c, render.R(r.X+54, r.Y-2, r.W-58, 48), x.v.Name(k), caption(render.Style{Face: render.Oswald700, Size: 27, Lead: 27, Color: headInk, Theme: th}), render.Left|render.Middle, 23, 20, 17)
	body := r.Pad(0, 48, 0, 0)
	if k.Kind == campaign.KindSkill {
		marks := [6]bool{}
		if other != (rules.Ref{}) && other.Kind == k.Kind {
			was, now := masters.Skill(other.Index).Card().Faces, masters.Skill(k.Index).Card().Faces
			for i := range marks {
				marks[i] = was[i] != now[i]
			}
		}
		x.paintRows(c, th, body, masters.Skill(k.Index), marks, lit)
		return
	}
	var was *masters.CharacterCard
	if other != (rules.Ref{}) && other.Kind == k.Kind {
		was = masters.Character(other.Index).Card()
	}
	x.paintClass(c, th, body, masters.Character(k.Index), was, lit, x.cardText(k))
}

// markRow colours a row that differs: on the new card as gained, on the old one as
// given up.
func markRow(c render.Canvas, r render.Rect, lit bool) {
	if lit {
		c.Round(r, 4, render.Solid(signal.Fade(0.5)))
		c.Fill(render.R(r.X, r.Y, 4, r.H), render.Solid(render.Hex(0x9A6A00)))
		return
	}
	c.Round(r, 4, render.Solid(paperInk.Fade(0.1)))
}

// paintRows lists the six actions of a skill; rows that differ from another card are
// marked.
func (x *hub) paintRows(c render.Canvas, th *render.Theme, r render.Rect, k masters.Skill, marks [6]bool, lit bool) {
	t := &table{}
	pitch := min(58, r.H/6)
	for i, a := range k.Card().Faces {
		row := render.R(r.X, r.Y+float64(i)*pitch, r.W, pitch-3)
		if marks[i] {
			markRow(c, row, lit)
		}
		d := min(26, pitch-8)
		at := render.R(row.X+6, row.Center().Y-d/2, d, d)
		c.Round(at, 4, render.Solid(paperInk.Fade(0.86)))
		c.TextIn(at, itoa(i+1), small(render.Style{Face: render.Mono700, Size: 17, Color: line, Theme: th}), render.Center|render.Middle)
		left := t.paintGains(c, th, row, masters.Line{Act: a}, headInk, row.W*0.45)
		fitLine(c, render.R(at.Right()+8, row.Y, left-at.Right()-12, row.H), x.v.Name(ref(kAct, int(a))), caption(render.Style{Face: render.Oswald500, Size: 20, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 16)
	}
}

// paintClass is what a character brings: tokens, ideas, its own actions, its ability.
// What differs from was is marked.
func (x *hub) paintClass(c render.Canvas, th *render.Theme, r render.Rect, k masters.Character, was *masters.CharacterCard, lit bool, text string) {
	t := &table{}
	card := k.Card()
	num := small(render.Style{Face: render.Mono700, Size: 22, Color: headInk, Theme: th})
	word := caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th})
	half := r.W / 2
	figure := func(at render.Rect, n int, words string, changed bool) {
		if changed {
			markRow(c, at.Inset(-2), lit)
		}
		c.TextIn(render.R(at.X+34, at.Y, 34, at.H), itoa(n), num, render.Left|render.Middle)
		if at.W > 104 { // else the tip says it
			fitLine(c, render.R(at.X+54, at.Y, at.W-54, at.H), words, word, render.Left|render.Middle, 16, 15)
		}
	}
	a, d := render.R(r.X+2, r.Y, half-8, 30), render.R(r.X+half+2, r.Y, half-6, 30)
	figure(a, int(card.Memory), x.text("card.tokens"), was != nil && was.Memory != card.Memory)
	figure(d, int(card.Ideas), x.text("card.ideas"), was != nil && was.Ideas != card.Ideas)
	c.Icon("masters/brain", render.R(a.X, a.Y+1, 28, 28), paperInk)
	c.Coin(render.R(d.X, d.Y+1, 28, 28), th, "masters/idea", 0)
	y := r.Y + 36
	pitch := min(32, (r.Bottom()-y)/float64(len(card.Acts)))
	for _, act := range card.Acts {
		row := render.R(r.X, y, r.W, pitch-2)
		if was != nil && !has(was.Acts, act) {
			markRow(c, row.Inset(-1), lit)
		}
		left := t.paintGains(c, th, row, masters.Line{Act: act}, headInk, row.W*0.5)
		fitLine(c, render.R(row.X+6, row.Y, left-row.X-12, row.H), x.v.Name(ref(kAct, int(act))), caption(render.Style{Face: render.Oswald500, Size: 20, Color: headInk, Theme: th}), render.Left|render.Middle, 18, 16)
		y += pitch
	}
	if r.Bottom()-y < 48 {
		return
	}
	c.TextFit(render.R(r.X+4, y+6, r.W-8, r.Bottom()-y-6), text, caption(render.Style{Face: render.Sans400, Size: 18, Lead: 22, Color: paperInk, Theme: th}), render.Left|render.Top, 17, 16, 15)
}

func has(list []masters.Act, a masters.Act) bool {
	for _, x := range list {
		if x == a {
			return true
		}
	}
	return false
}
