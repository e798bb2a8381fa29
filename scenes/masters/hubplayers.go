package masters

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters/campaign"
)

// Who plays: everybody who takes part lies on every page, with the level, and with a
// stamp that says whether a person or a bot decides; pressing it changes that.

// me is the name of the person at this machine.
func (x *hub) me() string { return x.house.Profile.Name }

// layPlayers lays the players in rows and returns the room below them. While a chair
// waits for somebody they are whom it can be.
func (x *hub) layPlayers(b *ui.Builder, r render.Rect) render.Rect {
	here := x.present()
	n, high := len(here), x.playerHigh()
	joins := x.with(campaign.VJoin)
	plus := 0.0
	if len(joins) > 0 {
		plus = high + 8
	}
	cols := x.playerCols(n)
	w := (r.W - plus - 8*float64(cols-1)) / float64(cols)
	place := func(i int) render.Rect {
		return render.R(r.X+float64(i%cols)*(w+8), r.Y+float64(i/cols)*(high+8), w, high)
	}
	for i, p := range here {
		x.layPlayer(b, place(i), p)
	}
	if plus > 0 {
		x.layPlus(b, render.R(r.Right()-high, r.Y, high, high), "join", x.text("join"), joins)
	}
	return r.Pad(0, float64((n+cols-1)/cols)*(high+8)+4, 0, 0)
}

// present lists the players who take part.
func (x *hub) present() (l []campaign.Player) {
	for _, p := range x.s.Players {
		if p.Here {
			l = append(l, p)
		}
	}
	return l
}

// playerCols is how many of n players lie side by side.
func (x *hub) playerCols(n int) int {
	if x.u.paged() {
		return max(4, n)
	}
	return min(max(4, (n+1)/2), 5)
}

// playerHigh is how high a player lies, in units.
func (x *hub) playerHigh() float64 {
	if x.u.paged() {
		return 50
	}
	return 58
}

// layPlayersBelow lays the players in a row along the foot of a page that leaves no
// room for the book, and returns the room above them.
func (x *hub) layPlayersBelow(b *ui.Builder, r render.Rect) render.Rect {
	n := len(x.present())
	cols := x.playerCols(n)
	high := float64((n+cols-1)/cols) * (x.playerHigh() + 8)
	x.layPlayers(b, render.R(r.X, r.Bottom()-high+8, min(r.W, 1180), high))
	return r.Pad(0, 0, 0, high+4)
}

// layPlayer is a player: name, level, who decides for it, the way out.
func (x *hub) layPlayer(b *ui.Builder, r render.Rect, p campaign.Player) {
	th := b.Theme()
	name := x.playerName(p.ID)
	key := x.v.ID(rules.At(campaign.KindPlayer, int(p.ID)))
	bot := x.season.Bot(who(p.ID)) != ""
	stamp := render.R(r.Right()-44, r.Y+6, 38, r.H-12)
	thing := ui.Thing{ID: key, Shape: x.u.Box(r.Pad(0, 0, 48, 0)), Layer: ui.LayerPanels, Label: name, Modest: true,
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: name, Body: x.text("player.tip", "level", int(p.Level), "heists", int(p.Heists))}
			icon, words := "common/person", x.text("player.is-person")
			if bot {
				icon, words = "common/bot", x.text("player.is-bot")
			}
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: icon, Name: words, Text: x.text("player.stamp")})
			return tip
		}}
	sit := x.todo[key]
	can := len(sit) > 0
	if can {
		x.v.OfferAll(&thing, sit)
		thing.Mark = ui.NoMark
	} else {
		thing.Choices = append(thing.Choices,
			ui.Choice{Label: x.text("rename"), Icon: "common/edit", Do: func() { x.renamePlayer(p.ID, name) }},
			ui.Choice{Label: x.botWords(bot), Icon: "common/bot", Do: func() { x.toggleBot(p.ID) }})
		for _, a := range x.todo["leave/"+key] {
			thing.Choices = append(thing.Choices, ui.Choice{Label: x.v.Say(x.s.Describe(a)), Icon: "common/door-out", Do: func() { x.decide(a) }})
		}
	}
	me := name == x.me() && !bot
	thing.Paint = x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		r = r.Pad(0, 0, -48, 0)
		if st.Hot() {
			r = r.Move(0, -2)
		}
		paperCard(c, r)
		if can || x.s.Sitter == p.ID {
			c.Frame(r, 6, 3, render.Solid(signal))
		} else if st.Hot() {
			c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
		}
		words := render.R(r.X+10, r.Y+2, stamp.X-r.X-14, r.H*0.56)
		fitLine(c, words, name, caption(render.Style{Face: render.Oswald700, Size: 22, Color: headInk, Theme: th}), render.Left|render.Middle, 20, 18, 16)
		low := render.Pt(r.X+8, r.Bottom()-15)
		paintPips(c, low, int(p.Level))
		if st.Focus {
			c.FocusRing(r, 6, th)
		}
	})
	b.Add(thing)
	b.Add(ui.Thing{ID: "decides:" + hubInfo.Refs[campaign.KindPlayer].IDs[p.ID], Shape: x.u.Box(stamp), Layer: ui.LayerPanels + 1, Label: x.botWords(bot), Modest: true, Press: func() { x.toggleBot(p.ID) },
		Tip: func() ui.Tip { return ui.Tip{Title: x.botWords(bot), Body: x.text("player.stamp")} },
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			icon, ink := "common/person", greenCell
			if bot {
				icon, ink = "common/bot", red.Darker(0.15)
			}
			c.Round(r, 5, render.Solid(ink.Fade(0.12)))
			c.Frame(r, 5, 2.2, render.Solid(ink))
			if me { // the stamp says so
				c.Icon(icon, render.Around(render.Pt(r.Center().X, r.Y+r.H*0.36), r.W-16, r.W-16), ink)
				c.TextFit(render.R(r.X, r.Bottom()-23, r.W, 22), x.text("player.you"), caption(render.Style{Face: render.Sans600, Size: 17, Color: ink.Darker(0.2), Theme: th}), render.Center|render.Middle, 15, 14)
			} else {
				c.Icon(icon, render.Around(r.Center(), r.W-10, r.W-10), ink)
			}
			if st.Hot() {
				c.Frame(r.Inset(-2), 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
			}
			if st.Focus {
				c.FocusRing(r, 6, th)
			}
		})})
}

// botWords offers the other one who could decide.
func (x *hub) botWords(bot bool) string {
	if bot {
		return x.text("player.person")
	}
	return x.text("player.bot")
}

// pageCrew is the named characters, those in the County behind bars.
func (x *hub) pageCrew(b *ui.Builder, r render.Rect) {
	if x.s.Stage == campaign.Closed && !x.u.paged() {
		x.note(b, r, x.text("end.crew")) // the last page shows them
		return
	}
	if x.s.Stage == campaign.City {
		r = x.layRelearn(b, r)
	}
	in := x.heading(b, r, x.text("members", "n", len(x.s.Members)))
	if len(x.s.Members) == 0 {
		x.layHow(b, in, 1, []howto{
			{"job", "how.job", "how.job.text", "masters/exit"},
			{"chairs", "how.chairs", "how.chairs.text", "common/person"},
			{"play", "how.play", "how.play.text", "masters/pencil"},
		})
		return
	}
	x.memberGrid(b, in, x.s.Members, false)
}

// layRelearn offers to choose the level-ups since the last heist anew, and returns
// the room below.
func (x *hub) layRelearn(b *ui.Builder, r render.Rect) render.Rect {
	var chairs []int
	for i := range x.s.Learnt {
		if x.s.CanUnlearn(i) {
			chairs = append(chairs, i)
		}
	}
	if len(chairs) == 0 {
		return r
	}
	th := b.Theme()
	in := x.heading(b, r, x.text("relearn"))
	rows := (len(chairs) + 1) / 2
	for n, at := range ui.Grid(render.R(in.X, in.Y, in.W, 60*float64(rows)), 2, rows, 8) {
		if n >= len(chairs) {
			break
		}
		i := chairs[n]
		name, words := x.memberName(x.s.Learnt[i].Member), x.learntWords(i)
		b.Add(ui.Thing{ID: "relearn:" + itoa(i), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: x.text("relearn.do", "who", name), Modest: true, Commits: true, Press: func() { x.unlearn(i) },
			Tip: func() ui.Tip {
				return ui.Tip{Title: x.text("relearn.do", "who", name), Body: x.text("pupil.change.tip", "who", name)}
			},
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				paperCard(c, r)
				c.Icon("common/undo", render.R(r.X+10, r.Center().Y-14, 28, 28), paperInk)
				up, low := r.Pad(48, 2, 8, 2).Cut(r.H * 0.5)
				fitLine(c, up, name, caption(render.Style{Face: render.Oswald700, Size: 21, Color: headInk, Theme: th}), render.Left|render.Middle, 19)
				fitLine(c, low, words, caption(render.Style{Face: render.Sans500, Size: 17, Color: paperInk, Theme: th}), render.Left|render.Middle, 16)
				if st.Hot() {
					c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
				}
				if st.Focus {
					c.FocusRing(r, 6, th)
				}
			})})
	}
	return in.Pad(0, 60*float64(rows)+10, 0, 0)
}
