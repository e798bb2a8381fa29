package masters

import (
	"errors"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// The pages of the book of River City.
const (
	mapPage = iota // where there is room for one page only; else the crew lies beside the map
	crewPage
	fixersPage
	storePage
	recordPage // heists and achievements
)

// bookPages are the tabs of the book.
var bookPages = [...]struct{ key, icon string }{
	mapPage: {"map", "campaign"}, crewPage: {"crew", "people"}, fixersPage: {"fixers", fixerIcon(masters.OldFriend)}, storePage: {"store", "masters/cash"}, recordPage: {"record", "trophy"},
}

// laySide lays the book that lies beside the map.
func (x *hub) laySide(b *ui.Builder, p hubPlaces) {
	x.paintBook(b, p.side.Pad(-10, -8, -10, -4))
	r := x.layPlayers(b, p.side)
	if x.s.Stage == campaign.City || x.s.Stage == campaign.Closed || x.s.Stage == campaign.OnHeist {
		r = x.layPageTabs(b, r)
	}
	x.layContent(b, r)
}

// laySheetPage is a page of the book where there is room for one page only.
func (x *hub) laySheetPage(b *ui.Builder, r render.Rect) {
	x.paintBook(b, r.Pad(-8, 0, -8, 0))
	x.layContent(b, x.layPlayers(b, r.Pad(6, 8, 6, 6)))
}

// layContent lays what the stage of the campaign, or the chosen page, shows.
func (x *hub) layContent(b *ui.Builder, r render.Rect) {
	switch x.s.Stage {
	case campaign.Crew:
		x.layCandidates(b, x.layChairs(b, r))
		return
	case campaign.Drafting:
		if x.u.paged() {
			x.layDraft(b, r)
		} else {
			x.layDraftSoFar(b, x.layChairs(b, r))
		}
		return
	}
	switch x.page {
	case fixersPage:
		x.pageFixers(b, r)
	case storePage:
		x.pageStore(b, r)
	case recordPage:
		x.pageRecord(b, r)
	default:
		x.pageCrew(b, r)
	}
}

// layPageTabs lays the tabs of the book and returns the room below them.
func (x *hub) layPageTabs(b *ui.Builder, r render.Rect) render.Rect {
	bar, rest := r.Cut(52)
	shown := []int{crewPage, fixersPage, storePage, recordPage}
	if x.u.paged() {
		shown = []int{mapPage, crewPage, fixersPage, storePage, recordPage}
		if x.s.Stage == campaign.Crew || x.s.Stage == campaign.Drafting {
			shown = shown[:2]
		}
	}
	if x.page != mapPage && x.page >= shown[0]+len(shown) {
		x.page = shown[0]
	}
	at := max(0, x.page-shown[0])
	var tabs []ui.Option
	for _, k := range shown {
		key := bookPages[k].key
		if k == mapPage && x.s.Stage != campaign.City {
			key = map[bool]string{true: "end", false: "brief"}[x.s.Stage == campaign.Closed]
		}
		label := x.text("book." + key)
		if x.u.tiny {
			label = ""
		}
		tabs = append(tabs, ui.Option{Label: label, Icon: bookPages[k].icon, Tip: func() ui.Tip { return ui.Tip{Title: x.text("book." + key), Body: x.text("book." + key + ".tip")} }})
	}
	b.Tabs(ui.Tabs{ID: "book", Rect: x.u.Pt(bar), Value: at, Tabs: tabs, Change: func(i int) { x.page = shown[i]; x.stage.Rebuild() }})
	return rest.Pad(0, 10, 0, 0)
}

// heading writes a heading over a part of the side and returns what is below.
func (x *hub) heading(b *ui.Builder, r render.Rect, text string) render.Rect {
	th := b.Theme()
	if x.u.tiny {
		b.Draw(ui.LayerBoard, func(c render.Canvas) {
			fitLine(x.u.Canvas(c), render.R(r.X+4, r.Y, r.W-8, 44), upper(text), caption(render.Style{Face: render.Oswald500, Size: 21, Color: signal, Theme: th}), render.Left|render.Middle)
		})
		return r.Pad(0, 50, 0, 0)
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		x.u.Canvas(c).TextFit(render.R(r.X+4, r.Y, r.W-8, 30), upper(text), caption(render.Style{Face: render.Oswald500, Size: 21, Track: 2, Color: signal, Theme: th}), render.Left|render.Middle, 19, 17)
	})
	return r.Pad(0, 34, 0, 0)
}

// note writes a line of explanation.
func (x *hub) note(b *ui.Builder, r render.Rect, text string) {
	th := b.Theme()
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		x.u.Canvas(c).TextFit(r.Pad(6, 4, 6, 4), text, caption(th.Body().Sized(20).In(th.Second)), render.Left|render.Top, 18, 17)
	})
}

// layPlus is a button that adds somebody.
func (x *hub) layPlus(b *ui.Builder, r render.Rect, id, label string, acts []rules.Action) {
	th := b.Theme()
	thing := ui.Thing{ID: "hub:" + id, Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: label, Modest: true, Tip: func() ui.Tip { return ui.Tip{Title: label, Body: x.text("join.tip")} }}
	for _, a := range acts {
		thing.Choices = append(thing.Choices, ui.Choice{Label: x.v.Say(x.s.Describe(a)), Do: func() { x.decide(a) }})
	}
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		col := th.Second
		if st.Hot() {
			col = signal
		}
		c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 2, col, 9, 6, 0, true)
		c.Icon("common/plus", render.Around(r.Center(), 30, 30), col)
		if st.Focus {
			c.FocusRing(r, 4, th)
		}
	})
	b.Add(thing)
}

// paintPips shows a level from 1 to 4 as stars.
func paintPips(c render.Canvas, at render.Point, level int) {
	for i := range 4 {
		col := render.Hex(0xB88700)
		if i >= level {
			col = paperInk.Fade(0.22)
		}
		c.Polygon(star(at.Add(render.Pt(float64(i)*23+8, 0)), 10), render.Solid(col))
	}
}

// paperCard is a small sheet of paper.
func paperCard(c render.Canvas, r render.Rect) {
	c.Shadow(r, 2)
	c.Round(r, 6, render.Slope(155, render.Hex(0xFBF6E4), render.Hex(0xE2DBC2)))
	c.Pulp(r.Inset(1), 0.8)
}

// toggleBot lets a bot decide for a player, in the heist that runs and in those
// to come, or the person again.
func (x *hub) toggleBot(id campaign.PlayerID) {
	level := standIn
	if x.season.Bot(who(id)) != "" {
		level = ""
	}
	x.swaps[id] = true
	x.stand(id, level)
}

func (x *hub) renamePlayer(id campaign.PlayerID, now string) {
	x.house.AskText(x.stage, "player", x.text("rename"), "", now, 24, func(name string) {
		x.change(func(s rules.Lasting) error { return s.(*campaign.State).RenamePlayer(id, name) })
	})
}

func (x *hub) renameMember(id campaign.MemberID, now string) {
	x.house.AskText(x.stage, "member", x.text("rename"), "", now, 24, func(name string) {
		x.change(func(s rules.Lasting) error { return s.(*campaign.State).Rename(id, name) })
	})
}

func (x *hub) change(do func(rules.Lasting) error) {
	x.attempt(func() error { return x.refusal(x.season.Change(do)) }, x.take)
}

// refusal puts what a rule refuses into words.
func (x *hub) refusal(err error) error {
	if r := (*rules.Refusal)(nil); errors.As(err, &r) {
		return errors.New(x.v.Say(r.Reason))
	}
	return err
}

// memberGrid lays named characters as cards.
func (x *hub) memberGrid(b *ui.Builder, r render.Rect, list []campaign.Member, fielding bool) {
	cols, high := 2, 92.0
	rows := (len(list) + cols - 1) / cols
	lay := func(b *ui.Builder, in render.Rect) {
		w := (in.W - 8) / float64(cols)
		for i, m := range list {
			x.layMember(b, render.R(in.X+float64(i%cols)*(w+8), in.Y+float64(i/cols)*(high+8), w, high), m, fielding)
		}
	}
	if float64(rows)*(high+8) <= r.H {
		lay(b, r)
		return
	}
	b.ScrollArea(ui.ScrollArea{ID: "members", Rect: x.u.Pt(r), High: float64(rows) * (high + 8) * x.u.U, Build: func(b *ui.Builder, in render.Rect) { lay(b, x.u.Un(in)) }})
}

// layMember is a named character: class, skills, level, the bars of the County.
func (x *hub) layMember(b *ui.Builder, r render.Rect, m campaign.Member, fielding bool) {
	th := b.Theme()
	name := x.memberName(m.ID)
	key := x.v.ID(rules.At(campaign.KindMember, int(m.ID)))
	class := x.v.Name(ref(kCharacter, int(m.Card)))
	thing := ui.Thing{ID: key, Shape: x.u.Box(r), Layer: ui.LayerPanels, Label: name + ", " + class, Modest: true, Tip: func() ui.Tip { return x.memberTip(m) }}
	acts := x.todo[key]
	switch {
	case len(acts) > 0:
		x.v.OfferAll(&thing, acts)
		thing.Mark = ui.NoMark
	case fielding:
		thing.Disabled = true
		thing.Why = x.v.Say(x.s.Why(rules.Do(campaign.VField, int(m.ID))))
	default:
		thing.Press = func() { x.renameMember(m.ID, name) }
	}
	can := len(acts) > 0
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() && !st.Disabled {
			r = r.Move(0, -2)
		}
		if st.Disabled {
			c = c.Faded(0.55)
		}
		paperCard(c, r)
		pic := render.R(r.X+8, r.Y+8, r.H-16, r.H-16)
		c.Round(pic, 4, render.Slope(150, render.Hex(0x3A6FB4), render.Hex(0x0B1C36)))
		c.Icon(characterIcon(int(m.Card)), pic.Inset(9), render.Hex(0xFFF3D0))
		if m.Busted {
			for i := range 5 {
				px := pic.X + pic.W*(0.1+0.2*float64(i))
				c.Segment(render.Pt(px, pic.Y), render.Pt(px, pic.Bottom()), 5, render.Hex(0x20262E))
				c.Segment(render.Pt(px-1, pic.Y), render.Pt(px-1, pic.Bottom()), 1.4, render.Hex(0x9AA8B8))
			}
		}
		px := pic.Right() + 12
		label := caption(render.Style{Face: render.Oswald700, Size: 24, Color: headInk, Theme: th})
		sub := caption(render.Style{Face: render.Sans500, Size: 18, Color: paperInk, Theme: th})
		paintPips(c, render.Pt(r.Right()-98, r.Y+22), int(m.Level))
		if x.u.tiny {
			fitLine(c, render.R(px, r.Y, r.Right()-px-106, r.H/2), name, label, render.Left|render.Middle)
			row := render.R(px, r.Y+r.H/2, r.Right()-px-10, r.H/2-4)
			if m.Busted {
				row.W -= x.paintJailed(c, th, row) + 8
			}
			fitLine(c, row, class, sub, render.Left|render.Middle)
		} else {
			c.TextFit(render.R(px, r.Y+5, r.Right()-px-106, 32), name, label, render.Left|render.Middle, 22, 19)
			row := render.R(px, r.Y+35, r.Right()-px-10, 24)
			if m.Busted {
				row.W -= x.paintJailed(c, th, row) + 8
			}
			fitLine(c, row, class, sub, render.Left|render.Middle, 17, 16, 15)
			x.paintSkillNames(c, th, render.R(px, r.Y+59, r.Right()-px-8, 28), m.Skills)
		}
		if can {
			c.Frame(r, 6, 3, render.Solid(signal))
		} else if st.Hot() {
			c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
		}
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
}

// paintJailed marks at the end of a line that a character sits in the County, and
// returns how wide the mark is.
func (x *hub) paintJailed(c render.Canvas, th *render.Theme, row render.Rect) float64 {
	st := caption(render.Style{Face: render.Oswald500, Size: 17, Color: render.White, Theme: th})
	words := x.text("county.in")
	w, _ := c.Ruler().Measure(words, st)
	tag := render.R(row.Right()-w-16, row.Y-1, w+16, row.H+2)
	c.Round(tag, 4, render.Slope(160, red.Darker(0.05), red.Darker(0.35)))
	c.TextIn(tag, words, st, render.Center|render.Middle)
	return tag.W
}

func (x *hub) paintSkillNames(c render.Canvas, th *render.Theme, r render.Rect, skills [2]masters.Skill) {
	st := caption(render.Style{Face: render.Oswald500, Size: 17, Color: headInk, Theme: th})
	const icon, gap = 26.0, 10.0
	n, wide := 0.0, 0.0
	for _, k := range skills {
		if k != masters.NoSkill {
			w, _ := c.Ruler().Measure(x.v.Name(ref(kSkill, int(k))), st.Sized(15))
			n, wide = n+1, wide+w+2
		}
	}
	share := (r.W - n*icon - (n-1)*gap) / max(1, wide) // names share the room by their length
	at := r.X
	for _, k := range skills {
		if k == masters.NoSkill {
			continue
		}
		w, _ := c.Ruler().Measure(x.v.Name(ref(kSkill, int(k))), st.Sized(15))
		room := (w + 2) * share
		ink := headInk
		if k.Pro() {
			ink = render.Hex(0x9A6A00)
		}
		c.Icon(skillIcon(k), render.R(at, r.Center().Y-11, 22, 22), ink)
		fitLine(c, render.R(at+icon, r.Y, room, r.H), x.v.Name(ref(kSkill, int(k))), st.In(ink), render.Left|render.Middle, 16, 15)
		at += icon + room + gap
	}
}

func (x *hub) memberTip(m campaign.Member) ui.Tip {
	tip := ui.Tip{Title: x.memberName(m.ID), Body: x.v.Text("text.character." + info.Refs[kCharacter].IDs[m.Card])}
	for _, k := range m.Skills {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: skillIcon(k), Name: x.v.Name(ref(kSkill, int(k))), Text: x.v.Text("text.skill." + info.Refs[kSkill].IDs[k])})
	}
	tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/clock", Name: x.text("member.heists", "n", int(m.Heists)), Text: x.text("member.wins", "n", int(m.Wins))})
	if m.Busted {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/character/prisoner", Name: x.text("county"), Text: x.text("county.tip")})
	}
	return tip
}
