package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// The crew of the next heist: its chairs, and who can take the one that is free.

// layChairs shows the chairs of the crew and returns the room below them. Whoever
// sits there can stand down, whichever chair it is.
func (x *hub) layChairs(b *ui.Builder, r render.Rect) render.Rect {
	s := x.s
	in := x.heading(b, r, x.text("chairs", "heist", x.jobName(s.Job)))
	high := 176.0
	cols := int(s.Seats)
	if x.u.paged() {
		high = 118
	}
	for i, at := range ui.Grid(render.R(in.X, in.Y, in.W, high), cols, 1, 8) {
		x.layChair(b, at, i)
	}
	return in.Pad(0, high+14, 0, 0)
}

// layChair is one chair: whoever sits there with class and skills, or a free one.
func (x *hub) layChair(b *ui.Builder, at render.Rect, i int) {
	s, th := x.s, b.Theme()
	label := x.text("chair", "n", i+1)
	next := i == int(s.Taken)
	m, player := campaign.Member{Card: masters.NoCharacter, Skills: [2]masters.Skill{masters.NoSkill, masters.NoSkill}}, ""
	name := ""
	switch {
	case i < int(s.Taken):
		m, player = x.memberOf(s.Chairs[i].Member), x.playerName(s.Chairs[i].Player)
		name = x.memberName(m.ID)
	case next && s.Sitter != campaign.NoPlayer:
		player = x.playerName(s.Sitter)
		if s.Stage == campaign.Drafting {
			m.Card, m.Skills, name = s.Draft.Card, s.Draft.Skills, x.text("chair.new")
		}
	}
	thing := ui.Thing{ID: fmt.Sprintf("chair:%d", i), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: label + " " + player + " " + name, Modest: true, Move: ui.Move{How: ui.Jump}}
	switch {
	case i < int(s.Taken) && s.Stage == campaign.Crew:
		thing.Commits = true
		thing.Choices = []ui.Choice{{Label: x.text("chair.down", "who", name), Icon: "common/left", Do: func() { x.standDown(i) }}}
		thing.Tip = func() ui.Tip { return x.memberTip(m) }
	case i < int(s.Taken):
		thing.Mouse, thing.Tip = true, func() ui.Tip { return x.memberTip(m) }
	default:
		thing.Decor = true
	}
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if player == "" {
			c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 2, line.Fade(0.4), 9, 6, 0, true)
			c.SeatHollow(render.Around(render.Pt(r.Center().X, r.Center().Y-14), 44, 44), i, th)
			fitLine(c, render.R(r.X+4, r.Bottom()-42, r.W-8, 34), label, caption(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.8), Theme: th}), render.Center|render.Middle, 18, 16)
		} else {
			x.paintSeated(c, th, r, i, m, name, player)
		}
		if next {
			c.Frame(r, 6, 3.5, render.Solid(signal))
		} else if st.Hot() {
			c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// botOf reports whether a bot decides for who sits on a chair, or is about to.
func (x *hub) botOf(chair int) bool {
	p := x.s.Sitter
	if chair < int(x.s.Taken) {
		p = x.s.Chairs[chair].Player
	}
	return p != campaign.NoPlayer && x.season.Bot(who(p)) != ""
}

// paintSeated paints who sits on a chair.
func (x *hub) paintSeated(c render.Canvas, th *render.Theme, r render.Rect, i int, m campaign.Member, name, player string) {
	paperCard(c, r)
	col := c.Kit().Seat(th, i)
	d := min(64, r.H*0.4)
	pic := render.R(r.X+8, r.Y+8, d, d)
	c.Round(pic, 4, render.Slope(150, col.Lighter(0.1), col.Darker(0.6)))
	if m.Card < masters.Characters {
		c.Icon(characterIcon(int(m.Card)), pic.Inset(4), render.Hex(0x0B1526))
	} else {
		c.Icon("common/help", pic.Inset(10), render.Hex(0x0B1526).Fade(0.6))
	}
	c.SeatShape(render.R(pic.Right()-16, pic.Bottom()-14, 22, 22), i, th)
	words := render.R(pic.Right()+10, r.Y+6, r.Right()-pic.Right()-16, d/2)
	fitLine(c, words, name, caption(render.Style{Face: render.Oswald700, Size: 22, Color: headInk, Theme: th}), render.Left|render.Middle, 20, 18, 16)
	low := words.Move(0, d/2)
	if x.botOf(i) {
		c.Icon("common/bot", render.R(low.X, low.Center().Y-11, 22, 22), red.Darker(0.15))
		low = low.Pad(28, 0, 0, 0)
	}
	fitLine(c, low, player, caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th}), render.Left|render.Middle, 16, 15)
	y := pic.Bottom() + 8
	row := render.R(r.X+10, y, r.W-16, 24)
	if m.Card < masters.Characters && row.Bottom() < r.Bottom()-46 {
		fitLine(c, row, x.v.Name(ref(kCharacter, int(m.Card))), caption(render.Style{Face: render.Oswald500, Size: 18, Color: paperInk, Theme: th}), render.Left|render.Middle, 17, 16)
		row = row.Move(0, 26)
	}
	for _, k := range m.Skills {
		if k >= masters.Skills || row.Bottom() > r.Bottom() {
			continue
		}
		ink := headInk
		if k.Pro() {
			ink = render.Hex(0x9A6A00)
		}
		c.Icon(skillIcon(k), render.R(row.X, row.Y+1, 22, 22), ink)
		fitLine(c, row.Pad(28, 0, 0, 0), x.v.Name(ref(kSkill, int(k))), caption(render.Style{Face: render.Sans600, Size: 17, Color: ink, Theme: th}), render.Left|render.Middle, 16, 15)
		row = row.Move(0, 25)
	}
}

// standDown frees a chair; those behind it move up.
func (x *hub) standDown(chair int) {
	x.change(func(l rules.Lasting) error {
		s := l.(*campaign.State)
		sitter := s.Sitter
		behind := append([]campaign.Chair{}, s.Gang()[chair+1:]...)
		do := func(a rules.Action) error { return s.Apply(a, nil) }
		for int(s.Taken) > chair {
			if err := do(rules.Do(campaign.VBack)); err != nil {
				return err
			}
		}
		for _, c := range behind {
			if err := do(rules.Do(campaign.VSit, int(c.Player))); err != nil {
				return err
			}
			if err := do(rules.Do(campaign.VField, int(c.Member))); err != nil {
				return err
			}
		}
		if sitter != campaign.NoPlayer {
			return do(rules.Do(campaign.VSit, int(sitter)))
		}
		return nil
	})
}

func (x *hub) memberOf(id campaign.MemberID) campaign.Member {
	for _, m := range x.s.Members {
		if m.ID == id {
			return m
		}
	}
	return campaign.Member{Card: masters.NoCharacter, Skills: [2]masters.Skill{masters.NoSkill, masters.NoSkill}}
}

// layCandidates says who can take the next chair (the players above), then offers
// characters for the one who sat down.
func (x *hub) layCandidates(b *ui.Builder, r render.Rect) {
	s := x.s
	if s.Sitter == campaign.NoPlayer {
		words := x.text("crew.note")
		if x.u.paged() {
			words = x.text("crew.note.short")
		}
		if s.Taken == s.Seats {
			words = x.text("crew.full")
		}
		x.note(b, r, words)
		if len(s.Members) > 0 {
			x.memberGrid(b, x.heading(b, r.Pad(0, 130, 0, 0), x.text("members", "n", len(s.Members))), s.Members, false)
		}
		return
	}
	in := x.heading(b, r, x.text("crew.character", "who", x.playerName(s.Sitter)))
	in = x.layCreate(b, in)
	if len(s.Members) > 0 {
		x.memberGrid(b, in, s.Members, true)
	} else {
		x.note(b, in, x.text("crew.build.note"))
	}
}

// layCreate offers to build a new character at each level that the player may, with
// what speaks for it, and returns the room below.
func (x *hub) layCreate(b *ui.Builder, r render.Rect) render.Rect {
	acts := x.with(campaign.VCreate)
	if len(acts) == 0 {
		return r
	}
	th := b.Theme()
	top := int(acts[len(acts)-1].Args[0])
	cols := min(2, len(acts))
	rows := (len(acts) + cols - 1) / cols
	high := 76.0
	for i, at := range ui.Grid(render.R(r.X, r.Y, r.W, (high+8)*float64(rows)-8), cols, rows, 8) {
		if i >= len(acts) {
			break
		}
		a := acts[len(acts)-1-i] // the own level first
		n := int(a.Args[0])
		why := "create.full"
		switch {
		case top == 1:
			why = "create.first"
		case n < top && n < 3:
			why = "create.amateur"
		case n < top:
			why = "create.lower"
		}
		words := x.text(why, "n", n)
		thing := ui.Thing{ID: "create:" + itoa(n), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: x.v.Say(x.s.Describe(a)), Modest: true, Tip: func() ui.Tip { return ui.Tip{Title: x.v.Say(x.s.Describe(a)), Body: words} }}
		x.v.OfferAll(&thing, []rules.Action{a})
		thing.Mark = ui.NoMark
		thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			col := signal
			c.Round(r, 5, render.Solid(render.Hex(0x0A1B33).Fade(0.7)))
			c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 2, col, 9, 6, 0, true)
			c.Icon("common/plus", render.R(r.X+12, r.Center().Y-16, 32, 32), col)
			up, low := r.Pad(56, 4, 8, 4).Cut(r.H * 0.42)
			fitLine(c, up, x.text("create.head", "n", n), caption(render.Style{Face: render.Oswald700, Size: 21, Color: col, Theme: th}), render.Left|render.Middle, 19, 17)
			c.TextFit(low, words, caption(render.Style{Face: render.Sans500, Size: 17, Lead: 19, Color: line.Fade(0.9), Theme: th}), render.Left|render.Top, 16, 15)
			if st.Hot() {
				c.Frame(r, 5, 3, render.Solid(col))
			}
			if st.Focus {
				c.FocusRing(r, 5, th)
			}
		})
		b.Add(thing)
	}
	return r.Pad(0, (high+8)*float64(rows)+6, 0, 0)
}
