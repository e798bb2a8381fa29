package masters

import (
	"errors"
	"fmt"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// laySide lays what the stage of the campaign asks for.
func (x *hub) laySide(b *ui.Builder, p hubPlaces) {
	th := b.Theme()
	b.Draw(ui.LayerTable, func(c render.Canvas) { // the book that lies beside the map
		c = x.u.canvas(c)
		r := p.side.Pad(-10, -8, -10, -4)
		c.Shadow(r, 3)
		c.Round(r, 8, render.Slope(160, render.Hex(0x16305A), render.Hex(0x0C1E3E), render.Hex(0x071430)))
		c.Clipped(r.Inset(2)).Tile("common/grid", r, line.Fade(0.06), 1.6)
		c.Frame(r, 8, 1.6, render.Solid(th.PanelEdge.Fade(0.5)))
	})
	switch x.s.Stage {
	case campaign.Crew:
		rest := x.layChairs(b, p.side)
		x.layCandidates(b, rest)
	case campaign.Drafting:
		rest := x.layChairs(b, p.side)
		x.layDraft(b, rest)
	case campaign.Training:
		rest := x.layReport(b, p.side, len(x.s.History)-1)
		x.layLessons(b, rest)
	default:
		rest := p.side
		if x.s.Job == masters.FinalNorth && x.s.Heist != nil { // how part 1 went, which goes on
			rest = x.layReport(b, rest, len(x.s.History)-1)
		}
		x.layPages(b, rest)
	}
}

// recordPage is the page of heists and achievements.
const recordPage = 3

// layPages are the pages of the book of River City.
func (x *hub) layPages(b *ui.Builder, r render.Rect) {
	bar, rest := r.Cut(52)
	var tabs []ui.Option
	for _, k := range []struct{ key, icon string }{{"crew", "people"}, {"fixers", fixerIcon(masters.OldFriend)}, {"store", "masters/cash"}, {"record", "trophy"}} {
		label := x.text("book." + k.key)
		if x.u.tiny {
			label = ""
		}
		tabs = append(tabs, ui.Option{Label: label, Icon: k.icon, Tip: func() ui.Tip { return ui.Tip{Title: x.text("book." + k.key), Body: x.text("book." + k.key + ".tip")} }})
	}
	b.Tabs(ui.Tabs{ID: "book", Rect: x.u.pt(bar), Value: x.page, Tabs: tabs, Change: func(i int) { x.page = i; x.stage.Rebuild() }})
	rest = rest.Pad(0, 10, 0, 0)
	switch x.page {
	case 1:
		x.pageFixers(b, rest)
	case 2:
		x.pageStore(b, rest)
	case recordPage:
		x.pageRecord(b, rest)
	default:
		x.pageCrew(b, rest)
	}
}

// heading writes a heading over a part of the side and returns what is below.
func (x *hub) heading(b *ui.Builder, r render.Rect, text string) render.Rect {
	th := b.Theme()
	if x.u.tiny {
		b.Draw(ui.LayerBoard, func(c render.Canvas) {
			fitLine(x.u.canvas(c), render.R(r.X+4, r.Y, r.W-8, 44), upper(text), caption(render.Style{Face: render.Oswald500, Size: 21, Color: signal, Theme: th}), render.Left|render.Middle)
		})
		return r.Pad(0, 50, 0, 0)
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		x.u.canvas(c).TextFit(render.R(r.X+4, r.Y, r.W-8, 30), upper(text), caption(render.Style{Face: render.Oswald500, Size: 21, Track: 2, Color: signal, Theme: th}), render.Left|render.Middle, 19, 17)
	})
	return r.Pad(0, 34, 0, 0)
}

// pageCrew is the players and the named characters, those in the County behind
// bars.
func (x *hub) pageCrew(b *ui.Builder, r render.Rect) {
	s := x.s
	in := x.heading(b, r, x.text("players"))
	var here []campaign.Player
	for _, p := range s.Players {
		if p.Here {
			here = append(here, p)
		}
	}
	w := (in.W - 8) / 2
	high := 64.0
	n := 0
	for i, p := range here {
		x.layPlayer(b, render.R(in.X+float64(i%2)*(w+8), in.Y+float64(i/2)*(high+8), w, high), p)
		n = i + 1
	}
	if joins := x.todo["join"]; len(joins) > 0 {
		at := render.R(in.X+float64(n%2)*(w+8), in.Y+float64(n/2)*(high+8), w, high)
		x.layPlus(b, at, "join", x.text("join"), joins)
		n++
	}
	if s.Stage == campaign.Closed {
		return // the last page shows them
	}
	in = x.heading(b, in.Pad(0, float64((n+1)/2)*(high+8)+6, 0, 0), x.text("members", "n", len(s.Members)))
	if len(s.Members) == 0 {
		x.note(b, in, x.text("members.none"))
		return
	}
	x.memberGrid(b, in, s.Members, false)
}

// note writes a line of explanation.
func (x *hub) note(b *ui.Builder, r render.Rect, text string) {
	th := b.Theme()
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		x.u.canvas(c).TextFit(r.Pad(6, 4, 6, 4), text, caption(th.Body().Sized(20).In(th.Second)), render.Left|render.Top, 18, 17)
	})
}

// layPlus is a button that adds somebody.
func (x *hub) layPlus(b *ui.Builder, r render.Rect, id, label string, acts []rules.Action) {
	th := b.Theme()
	thing := ui.Thing{ID: "hub:" + id, Shape: x.u.box(r), Layer: ui.LayerPanels, Label: label, Modest: true}
	for _, a := range acts {
		thing.Choices = append(thing.Choices, ui.Choice{Label: x.v.Say(x.s.Describe(a)), Do: func() { x.decide(a) }})
	}
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		col := th.Second
		if st.Hot() {
			col = signal
		}
		c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 2, col, 9, 6, 0, true)
		c.Icon("common/plus", render.R(r.X+16, r.Center().Y-14, 28, 28), col)
		c.TextFit(r.Pad(58, 0, 10, 0), label, caption(render.Style{Face: render.Oswald500, Size: 21, Color: col, Theme: th}), render.Left|render.Middle, 19, 17)
		if st.Focus {
			c.FocusRing(r, 4, th)
		}
	})
	b.Add(thing)
}

// layPlayer is a player: name, level, who decides for it, the way out.
func (x *hub) layPlayer(b *ui.Builder, r render.Rect, p campaign.Player) {
	th := b.Theme()
	name := x.playerName(p.ID)
	key := x.v.ID(rules.At(campaign.KindPlayer, int(p.ID)))
	thing := ui.Thing{ID: key, Shape: x.u.box(r), Layer: ui.LayerPanels, Label: name, Modest: true,
		Tip: func() ui.Tip {
			return ui.Tip{Title: name, Body: x.text("player.tip", "level", int(p.Level), "heists", int(p.Heists))}
		}}
	sit := x.todo[key]
	if len(sit) > 0 {
		x.v.OfferAll(&thing, sit)
		thing.Mark = ui.NoMark
	} else {
		bot := x.text("player.bot")
		if x.season.Bot(who(p.ID)) != "" {
			bot = x.text("player.person")
		}
		thing.Choices = append(thing.Choices,
			ui.Choice{Label: x.text("rename"), Icon: "common/edit", Do: func() { x.renamePlayer(p.ID, name) }},
			ui.Choice{Label: bot, Icon: "common/bot", Do: func() { x.toggleBot(p.ID) }})
		for _, a := range x.todo["leave/"+key] {
			thing.Choices = append(thing.Choices, ui.Choice{Label: x.v.Say(x.s.Describe(a)), Icon: "common/door-out", Do: func() { x.decide(a) }})
		}
	}
	can := len(sit) > 0
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() {
			r = r.Move(0, -2)
		}
		paperCard(c, r)
		if can {
			c.Frame(r, 6, 3, render.Solid(signal))
		} else if st.Hot() {
			c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
		}
		icon := "common/person"
		if x.season.Bot(who(p.ID)) != "" {
			icon = "common/bot"
		}
		c.Icon(icon, render.R(r.X+12, r.Center().Y-17, 34, 34), headInk)
		c.TextFit(render.R(r.X+58, r.Y, r.W-160, r.H), name, caption(render.Style{Face: render.Oswald700, Size: 23, Color: headInk, Theme: th}), render.Left|render.Middle, 21, 18)
		paintPips(c, render.Pt(r.Right()-98, r.Center().Y), int(p.Level))
		if st.Focus {
			c.FocusRing(r, 6, th)
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
	if err := x.season.Change(do); err != nil {
		if r := (*rules.Refusal)(nil); errors.As(err, &r) {
			err = errors.New(x.v.Say(r.Reason))
		}
		x.house.Alert(x.stage, x.text("hub.failed"), err)
	}
	x.take()
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
	b.ScrollArea(ui.ScrollArea{ID: "members", Rect: x.u.pt(r), High: float64(rows) * (high + 8) * x.u.f, Build: func(b *ui.Builder, in render.Rect) { lay(b, x.u.un(in)) }})
}

// layMember is a named character: class, skills, level, the bars of the County.
func (x *hub) layMember(b *ui.Builder, r render.Rect, m campaign.Member, fielding bool) {
	th := b.Theme()
	name := x.memberName(m.ID)
	key := x.v.ID(rules.At(campaign.KindMember, int(m.ID)))
	class := x.v.Name(ref(kCharacter, int(m.Card)))
	thing := ui.Thing{ID: key, Shape: x.u.box(r), Layer: ui.LayerPanels, Label: name + ", " + class, Modest: true, Tip: func() ui.Tip { return x.memberTip(m) }}
	acts := x.todo[key]
	switch {
	case len(acts) > 0:
		x.v.OfferAll(&thing, acts)
		thing.Mark = ui.NoMark
	case fielding:
		thing.Disabled = true
		thing.Why = x.v.Say(x.s.Why(rules.Do(hField, int(m.ID))))
	default:
		thing.Press = func() { x.renameMember(m.ID, name) }
	}
	can := len(acts) > 0
	thing.Paint = x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
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
	at := r.X
	for _, k := range skills {
		if k == masters.NoSkill {
			continue
		}
		ink := headInk
		if k.Pro() {
			ink = render.Hex(0x9A6A00)
		}
		c.Icon(skillIcon(k), render.R(at, r.Center().Y-11, 22, 22), ink)
		fitLine(c, render.R(at+26, r.Y, r.W/2-30, r.H), x.v.Name(ref(kSkill, int(k))), st.In(ink), render.Left|render.Middle, 16, 15)
		at += r.W / 2
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

// pageFixers are all Fixers: those who help, and whose job brings the others.
func (x *hub) pageFixers(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	for i, at := range ui.Grid(r, 3, 5, 8) {
		f := masters.Fixer(i)
		name, text := x.v.Name(ref(kFixer, i)), x.v.Text("text.fixer."+info.Refs[kFixer].IDs[i])
		won := x.s.Fixers.Has(f)
		b.Add(ui.Thing{ID: x.v.ID(ref(kFixer, i)), Shape: x.u.box(at), Layer: ui.LayerPanels, Label: name, Modest: true,
			Tip: func() ui.Tip {
				tip := ui.Tip{Title: name, Body: text}
				if !won {
					for g := range masters.Heist(masters.Heists) {
						if g.Card().Unlocks == f {
							tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/lock", Name: x.text("fixer.from"), Text: x.v.Text("name.heist." + info.Refs[kHeist].IDs[g])})
						}
					}
				} else if x.s.Used.Has(f) {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/check", Name: x.text("fixer.used"), Text: ""})
				}
				return tip
			},
			Paint: x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
				if !won {
					c.Round(r, 6, render.Solid(render.Hex(0x0A1B33).Fade(0.8)))
					c.Frame(r, 6, 1.5, render.Solid(line.Fade(0.25)))
					c.Icon(fixerIcon(f), render.Around(render.Pt(r.Center().X, r.Y+r.H*0.4), 60, 60), line.Fade(0.22))
					c.TextFit(render.R(r.X+6, r.Bottom()-38, r.W-12, 32), name, caption(render.Style{Face: render.Oswald500, Size: 20, Color: line.Fade(0.5), Theme: th}), render.Center|render.Middle, 18, 16)
				} else {
					paperCard(c, r)
					c.Icon(fixerIcon(f), render.Around(render.Pt(r.Center().X, r.Y+r.H*0.4), 66, 66), headInk)
					c.TextFit(render.R(r.X+6, r.Bottom()-40, r.W-12, 34), upper(name), caption(render.Style{Face: render.Oswald700, Size: 20, Color: headInk, Theme: th}), render.Center|render.Middle, 18, 16)
				}
				if st.Focus {
					c.FocusRing(r, 6, th)
				} else if st.Hover {
					c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
				}
			})})
	}
}

// pageStore is what the team owns, what the shop sells, and what nobody has
// found yet.
func (x *hub) pageStore(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	in := x.heading(b, r, x.text("store.note"))
	for i, at := range ui.Grid(in, 3, 4, 8) {
		item := masters.Item(i)
		l := item.Loot()
		name := x.v.Name(ref(kLoot, int(l)))
		sold := int(x.s.Stock[i])
		if item.Card().Shop {
			sold += int(item.Card().Copies) - int(x.s.Owned[i])
		}
		owned := int(x.s.Owned[i])
		known := item.Card().Shop || x.s.Found>>i&1 == 1
		words := x.text("store.sold", "n", sold)
		switch {
		case !known:
			words = x.text("store.unknown")
		case owned > 0:
			words = x.text("store.owned", "n", owned)
		case sold == 0:
			words = x.text("store.none")
		}
		b.Add(ui.Thing{ID: x.v.ID(ref(kLoot, int(l))), Shape: x.u.box(at), Layer: ui.LayerPanels, Label: name + " " + words, Modest: true,
			Tip: func() ui.Tip { return ui.Tip{Title: name, Body: x.v.Text("text.loot." + info.Refs[kLoot].IDs[l])} },
			Paint: x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
				if !known {
					c.Round(r, 6, render.Solid(render.Hex(0x0A1B33).Fade(0.8)))
					c.Frame(r, 6, 1.5, render.Solid(line.Fade(0.25)))
					c.Icon(itemIcon(item), render.Around(render.Pt(r.Center().X, r.Y+r.H*0.36), 64, 64), line.Fade(0.2))
					c.TextFit(render.R(r.X+6, r.Bottom()-38, r.W-12, 32), words, caption(render.Style{Face: render.Oswald500, Size: 19, Color: line.Fade(0.55), Theme: th}), render.Center|render.Middle, 17, 16)
				} else {
					paperCard(c, r)
					c.Corners(render.R(r.X, r.Y, r.W, 34), 6, 6, 0, 0, render.Solid(headInk))
					c.TextFit(render.R(r.X+8, r.Y, r.W-16, 34), name, caption(render.Style{Face: render.Oswald500, Size: 20, Color: line, Theme: th}), render.Left|render.Middle, 18, 16)
					c.Icon(itemIcon(item), render.Around(render.Pt(r.Center().X, r.Y+42+r.H*0.22), min(72, r.H*0.4), min(72, r.H*0.4)), headInk)
					c.Price(render.R(r.X-2, r.Bottom()-36, 70, 31), th, fmt.Sprintf("$%dk", item.Card().Price))
					ink := paperInk
					if owned > 0 {
						ink = greenCell
					}
					c.TextFit(render.R(r.X+76, r.Bottom()-36, r.W-82, 32), words, caption(render.Style{Face: render.Sans600, Size: 18, Color: ink, Theme: th}), render.Right|render.Middle, 17, 15)
				}
				if st.Focus {
					c.FocusRing(r, 6, th)
				} else if st.Hover {
					c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
				}
			})})
	}
}

// pageRecord is the history with its replays, and the achievements.
func (x *hub) pageRecord(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	feats := allFeats
	in := x.heading(b, r, x.text("feats.note", "n", featCount(x.s), "of", feats))
	gridHigh := 3 * 66.0
	for i, at := range ui.Grid(render.R(in.X, in.Y, in.W, gridHigh), 5, 3, 6) {
		f := campaign.Feat(i)
		has := x.s.Feats.Has(f)
		key := "name.feat." + hubInfo.Refs[campaign.KindFeat].IDs[i]
		name := x.v.Text(key)
		b.Add(ui.Thing{ID: x.v.ID(rules.At(campaign.KindFeat, i)), Shape: x.u.box(at), Layer: ui.LayerPanels, Label: name, Modest: true,
			Tip: func() ui.Tip {
				return ui.Tip{Title: name, Body: x.v.Text("text.feat." + hubInfo.Refs[campaign.KindFeat].IDs[i])}
			},
			Paint: x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
				if has {
					c.Round(r, 6, render.Slope(150, render.Hex(0xFFE9A0), render.Hex(0xD9A908), render.Hex(0x8A6410)))
					c.TextFit(r.Inset(5), name, caption(render.Style{Face: render.Oswald500, Size: 18, Lead: 20, Color: headInk, Theme: th}), render.Center|render.Middle, 17, 15, 14)
				} else {
					c.Round(r, 6, render.Solid(render.Hex(0x0A1B33).Fade(0.8)))
					c.Frame(r, 6, 1.5, render.Solid(line.Fade(0.25)))
					c.TextFit(r.Inset(5), name, caption(render.Style{Face: render.Oswald500, Size: 17, Lead: 19, Color: line.Fade(0.5), Theme: th}), render.Center|render.Middle, 16, 15, 14)
				}
				if st.Focus {
					c.FocusRing(r, 6, th)
				} else if st.Hover {
					c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
				}
			})})
	}
	in = x.heading(b, in.Pad(0, gridHigh+8, 0, 0), x.text("history"))
	foot := 0.0
	if acts := x.todo["retire"]; len(acts) > 0 {
		foot = 66
		x.layRetire(b, render.R(in.X, in.Bottom()-56, in.W, 54), acts[0])
	}
	n := len(x.s.History)
	b.List(ui.List{ID: "history", Rect: x.u.pt(in.Pad(0, 0, 0, foot)), Count: n, Selected: -1, Gap: 6, Empty: x.text("history.none"),
		Row: func(i int) ui.Line { return x.historyLine(n - 1 - i) },
		Choose: func(i int) {
			if id := x.s.History[n-1-i].Replay; id != "" {
				x.house.LookBack(x.stage, x.season.ID(), id)
			}
		}})
}

// layRetire ends the campaign, after a question.
func (x *hub) layRetire(b *ui.Builder, r render.Rect, a rules.Action) {
	b.Button(ui.Button{ID: "hub:retire", Rect: x.u.pt(r), Label: x.v.Say(x.s.Describe(a)), Icon: "flag", Centered: true,
		Tip: func() ui.Tip { return ui.Tip{Title: x.text("retire"), Body: x.text("retire.tip")} },
		Do: func() {
			x.stage.Ask(ui.Dialog{ID: "retire", Icon: "flag", Title: x.text("retire.ask"), Text: x.text("retire.tip"), Cancel: 1, Default: 1,
				Answers: []ui.Answer{{Label: x.text("retire"), Danger: true, Do: func() { x.decide(a) }}, {Label: x.text("list.keep")}}})
		}})
}

// historyLine is one heist of the history.
func (x *hub) historyLine(i int) ui.Line {
	e := &x.s.History[i]
	var who []string
	for k := range int(e.Size) {
		n := x.memberName(e.Crew[k].Member)
		if e.Busted.Has(k) {
			n += " (" + x.text("county") + ")"
		}
		who = append(who, n)
	}
	l := ui.Line{ID: sprint(i), Title: x.text("history.title", "n", i+1, "heist", x.v.Text("name.heist."+info.Refs[kHeist].IDs[e.Heist])), Second: strings.Join(who, ", "), Icon: "common/cross", Note: x.text("history.lost")}
	if e.Success {
		l.Icon, l.Note = "common/trophy", x.text("history.won")
	}
	if e.Replay == "" {
		l.Disabled, l.Why = true, x.text("history.no-replay")
	}
	return l
}

// freed reports whether who sat in a chair of a heist came out of the County by it.
func (x *hub) freed(i, k int) bool {
	e := &x.s.History[i]
	if !e.Heist.County() || !e.Success || e.Busted.Has(k) {
		return false
	}
	for j := i - 1; j >= 0; j-- {
		before := &x.s.History[j]
		for c := range int(before.Size) {
			switch {
			case before.Crew[c].Member != e.Crew[k].Member:
			case before.Busted.Has(c):
				return true
			case !before.Heist.County() || before.Success:
				return false
			}
		}
	}
	return false
}

// layReport is what the last heist brought; it returns the room below it.
func (x *hub) layReport(b *ui.Builder, r render.Rect, i int) render.Rect {
	if i < 0 {
		return r
	}
	th := b.Theme()
	e := &x.s.History[i]
	var lines []string
	if e.Fixer != uint8(masters.NoFixer) {
		lines = append(lines, x.text("report.fixer", "who", x.v.Name(ref(kFixer, int(e.Fixer)))))
	}
	if e.Before == e.After {
		lines = append(lines, x.text("report.rounds", "n", int(e.Rounds))+" "+x.text("report.same", "after", int(e.After)))
	} else {
		lines = append(lines, x.text("report.rounds", "n", int(e.Rounds))+" "+x.text("report.cash", "before", int(e.Before), "after", int(e.After)))
	}
	if e.Jewels > 0 {
		lines = append(lines, x.text("report.jewels", "n", int(e.Jewels)))
	}
	for k := range int(e.Size) {
		if e.Busted.Has(k) {
			lines = append(lines, x.text("report.busted", "who", x.memberName(e.Crew[k].Member)))
		}
	}
	for k := range int(e.Size) {
		if x.freed(i, k) {
			lines = append(lines, x.text("report.freed", "who", x.memberName(e.Crew[k].Member)))
		}
	}
	for f := range allFeats {
		if e.Earned.Has(campaign.Feat(f)) {
			lines = append(lines, x.text("report.feat", "what", x.v.Text("name.feat."+hubInfo.Refs[campaign.KindFeat].IDs[f])))
		}
	}
	if x.s.Stage == campaign.OnHeist && e.Heist == masters.FinalSouth {
		lines = append(lines, x.text("report.part-two"))
	}
	if x.s.Stage == campaign.Training {
		lines = append(lines, x.text("report.levels"))
	}
	head := x.text("report.lost")
	if e.Success {
		head = x.text("report.won")
	}
	name := x.v.Text("name.heist." + info.Refs[kHeist].IDs[e.Heist])
	high := 78 + 30*float64(max(3, len(lines)))*min(1.25, x.u.grow)
	at := render.R(r.X, r.Y, r.W, high)
	b.Add(ui.Thing{ID: "report", Shape: x.u.box(at), Layer: ui.LayerPanels, Decor: true, Label: name + " " + head + " " + strings.Join(lines, " "), Paint: x.painter(func(c render.Canvas, r render.Rect, st ui.State) {
		paperCard(c, r)
		col := greenCell
		if !e.Success {
			col = red
		}
		c.Corners(render.R(r.X, r.Y, r.W, 54), 6, 6, 0, 0, render.Slope(90, col, col.Darker(0.4)))
		c.TextFit(render.R(r.X+20, r.Y, r.W-230, 54), name, caption(render.Style{Face: render.Oswald700, Size: 27, Color: line, Theme: th}), render.Left|render.Middle, 24, 21)
		c.TextFit(render.R(r.Right()-210, r.Y, 190, 54), upper(head), caption(render.Style{Face: render.Oswald700, Size: 27, Track: 2, Color: line, Theme: th}), render.Right|render.Middle, 24, 21)
		pic := 0.0
		if e.Fixer != uint8(masters.NoFixer) {
			pic = 120
			box := render.R(r.Right()-pic-8, r.Y+64, 104, r.H-76)
			c.Icon(fixerIcon(masters.Fixer(e.Fixer)), render.Around(box.Center(), 92, 92), headInk)
		}
		c.TextFit(render.R(r.X+20, r.Y+62, r.W-40-pic, r.H-70), strings.Join(lines, "\n"), caption(render.Style{Face: render.Sans500, Size: 20, Lead: 29, Color: paperInk, Theme: th}), render.Left|render.Top, 18, 17)
	})})
	return r.Pad(0, high+12, 0, 0)
}
