package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
)

// The pages of the book: Fixers, store, record.

// shelfGrid lays n things in columns, scrolled where there is no room for so many
// rows of that height; where there is room to spare they grow up to most.
func (x *hub) shelfGrid(b *ui.Builder, id string, r render.Rect, n, cols int, least, most float64, lay func(b *ui.Builder, at render.Rect, i int)) {
	if x.u.paged() {
		cols = max(1, int(r.W/290))
	}
	rows := (n + cols - 1) / cols
	high := max(least, min(most, (r.H-8*float64(rows-1))/float64(rows)))
	grid := func(b *ui.Builder, in render.Rect) {
		w := (in.W - 8*float64(cols-1)) / float64(cols)
		for i := range n {
			lay(b, render.R(in.X+float64(i%cols)*(w+8), in.Y+float64(i/cols)*(high+8), w, high), i)
		}
	}
	if total := float64(rows)*(high+8) - 8; total > r.H+0.5 {
		b.ScrollArea(ui.ScrollArea{ID: id, Rect: x.u.Pt(r), High: total * x.u.U, Build: func(b *ui.Builder, in render.Rect) { grid(b, x.u.Un(in)) }})
		return
	}
	grid(b, r)
}

// shelfCard paints a card on a shelf: pictogram and name above, a sentence below, a
// line at its foot. A dim one is not there yet.
func (x *hub) shelfCard(c render.Canvas, th *render.Theme, r render.Rect, st ui.State, icon, name, text, foot, footIcon string, dim bool, footInk render.Color) {
	ink, head := paperInk, headInk
	if dim {
		ink, head, footInk = line.Fade(0.78), line.Fade(0.85), signal
		c.Round(r, 6, render.Solid(render.Hex(0x0A1B33).Fade(0.8)))
		c.Frame(r, 6, 1.5, render.Solid(line.Fade(0.25)))
	} else {
		paperCard(c, r)
	}
	d := min(40, r.H*0.3)
	c.Icon(icon, render.R(r.X+10, r.Y+7, d, d), head)
	fitWords(c, render.R(r.X+d+18, r.Y+5, r.W-d-26, d+4), upper(name), caption(render.Style{Face: render.Oswald700, Size: 21, Lead: 23, Color: head, Theme: th}), render.Left|render.Middle, 19, 17)
	low := 0.0
	if foot != "" {
		low = 28
		at := render.R(r.X+10, r.Bottom()-low-2, r.W-18, low)
		if footIcon != "" {
			c.Icon(footIcon, render.R(at.X, at.Y+4, 20, 20), footInk)
			at = at.Pad(26, 0, 0, 0)
		}
		fitLine(c, at, foot, caption(render.Style{Face: render.Sans600, Size: 17, Color: footInk, Theme: th}), render.Left|render.Middle, 16, 15)
	}
	body := render.R(r.X+12, r.Y+d+11, r.W-20, r.Bottom()-low-4-r.Y-d-11)
	c.TextFit(body, text, caption(render.Style{Face: render.Sans500, Size: 17, Lead: 21, Color: ink, Theme: th}), render.Left|render.Top, 16, 15, 14)
	if st.Focus {
		c.FocusRing(r, 6, th)
	} else if st.Hover {
		c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
	}
}

// fixerFrom is the job that brings a Fixer.
func (x *hub) fixerFrom(f masters.Fixer) string {
	jobs := fixerJobs(f)
	if len(jobs) != 1 { // any breakout
		return x.text("fixer.county")
	}
	return x.jobName(jobs[0])
}

// pageFixers are all Fixers: what they do, and whose job brings those who are not
// there yet.
func (x *hub) pageFixers(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	n := 0
	for f := range masters.Fixer(masters.Fixers) {
		if x.s.Fixers.Has(f) {
			n++
		}
	}
	in := x.heading(b, r, x.text("fixers.note", "n", n, "of", int(masters.Fixers)))
	x.shelfGrid(b, "fixers", in, int(masters.Fixers), 3, 148, 176, func(b *ui.Builder, at render.Rect, i int) {
		f := masters.Fixer(i)
		name, text := x.v.Name(ref(kFixer, i)), x.v.Text("text.fixer."+info.Refs[kFixer].IDs[f])
		won := x.s.Fixers.Has(f)
		foot, icon, ink := "", "", greenCell
		switch {
		case !won:
			foot, icon = x.fixerFrom(f), "common/lock"
		case x.s.Used.Has(f):
			foot, icon = x.text("fixer.used"), "common/check"
		}
		b.Add(ui.Thing{ID: x.v.ID(ref(kFixer, i)), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: name + ". " + text + " " + foot, Modest: true,
			Tip: func() ui.Tip {
				tip := ui.Tip{Title: name, Body: text}
				if !won {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "common/lock", Name: x.text("fixer.from"), Text: x.fixerFrom(f)})
				}
				return tip
			},
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				x.shelfCard(c, th, r, st, fixerIcon(f), name, text, foot, icon, !won, ink)
			})})
	})
}

// pageStore is what the team owns, what the shop sells, and what nobody has found
// yet.
func (x *hub) pageStore(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	off := 0
	if x.s.Fixers.Has(masters.Fence) {
		off = 1
	}
	in := x.heading(b, r, x.text("store.note", "off", off))
	x.shelfGrid(b, "store", in, masters.Items, 3, 150, 224, func(b *ui.Builder, at render.Rect, i int) {
		item := masters.Item(i)
		l := item.Loot()
		name, text := x.v.Name(ref(kLoot, int(l))), x.v.Text("text.loot."+info.Refs[kLoot].IDs[l])
		owned, sold := int(x.s.Owned[i]), int(x.s.Stock[i])
		if item.Card().Shop {
			sold += int(item.Card().Copies) - owned
		}
		known := item.Card().Shop || x.s.Found>>i&1 == 1
		price := max(0, int(item.Card().Price)-off)
		words := x.text("store.price", "price", price, "n", sold)
		icon, ink := "masters/cash", paperInk
		switch {
		case !known:
			words, icon = x.itemFrom(item), "common/lock"
		case owned > 0:
			words, icon, ink = x.text("store.has", "n", owned, "sold", sold, "price", price), "common/check", greenCell
		case sold == 0:
			words = x.text("store.none")
		}
		b.Add(ui.Thing{ID: x.v.ID(ref(kLoot, int(l))), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: name + ". " + text + " " + words, Modest: true,
			Tip: func() ui.Tip {
				return ui.Tip{Title: name, Body: text, Keywords: []ui.Keyword{{Icon: icon, Name: words, Text: x.text("store.tip")}}}
			},
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				x.shelfCard(c, th, r, st, itemIcon(item), name, text, words, icon, !known, ink)
			})})
	})
}

// itemFrom says where an item that nobody has found yet is to be found.
func (x *hub) itemFrom(i masters.Item) string {
	if g := itemJob(i); g != masters.NoHeist {
		return x.text("store.from", "heist", x.jobName(g))
	}
	return x.text("store.unknown")
}

// progress is how far an achievement has come, where that is counted.
func (x *hub) progress(f campaign.Feat) string {
	if x.s.Feats.Has(f) {
		return ""
	}
	n, of := x.s.Progress(f)
	if of < 2 {
		return ""
	}
	return x.text("feat.progress", "n", n, "of", of)
}

// featIcons are the pictograms of the achievements.
var featIcons = [...]string{
	campaign.SpentOut: "masters/idea", campaign.Sacrifice: "masters/character/prisoner", campaign.SnakeEye: "common/dice", campaign.AllInside: "masters/remote",
	campaign.WellFunded: "masters/cash", campaign.QuietRound: "masters/noise", campaign.Untouched: "masters/alert", campaign.Connected: "masters/fixer/old-friend",
	campaign.FinalScore: "masters/fixer/mayor", campaign.MayorsReturn: "masters/character/mayor", campaign.EveryJob: "masters/keycard", campaign.AllAmateurs: "common/star",
	campaign.Conventional: "common/people", campaign.Oddball: "common/help", campaign.FullCast: "common/trophy",
}

// pageRecord is the achievements with what they ask, and the history with its
// replays.
func (x *hub) pageRecord(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	in := x.heading(b, r, x.text("feats.note", "n", featCount(x.s), "of", allFeats))
	feats := in
	feats.H = min(in.H*0.66, 540)
	if x.u.paged() {
		feats.H = in.H * 0.55
	}
	x.shelfGrid(b, "feats", feats, allFeats, 3, 97, 102, func(b *ui.Builder, at render.Rect, i int) {
		f := campaign.Feat(i)
		id := hubInfo.Refs[campaign.KindFeat].IDs[i]
		name, text, has := x.v.Text("name.feat."+id), x.v.Text("text.feat."+id), x.s.Feats.Has(f)
		far := x.progress(f)
		b.Add(ui.Thing{ID: x.v.ID(rules.At(campaign.KindFeat, i)), Shape: x.u.Box(at), Layer: ui.LayerPanels, Label: strings.TrimSpace(name + ". " + text + " " + far), Modest: true,
			Tip: func() ui.Tip { return ui.Tip{Title: name, Body: strings.TrimSpace(text + "\n" + far)} },
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				x.paintFeat(c, th, r, st, featIcons[f], name, text, far, has)
			})})
	})
	in = x.heading(b, in.Pad(0, feats.H+10, 0, 0), x.text("history"))
	foot := 0.0
	if acts := x.with(campaign.VRetire); len(acts) > 0 {
		foot = 54
		x.layRetire(b, in, acts[0])
	}
	n := len(x.s.History)
	b.List(ui.List{ID: "history", Rect: x.u.Pt(in.Pad(0, 0, 0, foot)), Count: n, Selected: -1, Gap: 6, Empty: x.text("history.none"),
		Row: func(i int) ui.Line { return x.historyLine(n - 1 - i) },
		Choose: func(i int) {
			if id := x.s.History[n-1-i].Replay; id != "" {
				x.house.LookBack(x.stage, x.season.ID(), id)
			}
		}})
}

// paintFeat paints an achievement: a medal when it was earned, its condition and how
// far it has come.
func (x *hub) paintFeat(c render.Canvas, th *render.Theme, r render.Rect, st ui.State, icon, name, text, far string, has bool) {
	head, ink, disk := line.Fade(0.9), line.Fade(0.75), render.Slope(150, render.Hex(0x2B4468), render.Hex(0x12233F))
	pic := line.Fade(0.55)
	if has {
		c.Shadow(r, 1)
		c.Round(r, 6, render.Slope(150, render.Hex(0xFFEDB0), render.Hex(0xE8C04A), render.Hex(0xB88A1A)))
		head, ink, disk, pic = headInk, headInk, render.Slope(150, render.Hex(0xFFF7D8), render.Hex(0xE2B52C), render.Hex(0x8A6410)), render.Hex(0x4A2E05)
	} else {
		c.Round(r, 6, render.Solid(render.Hex(0x0A1B33).Fade(0.8)))
		c.Frame(r, 6, 1.5, render.Solid(line.Fade(0.25)))
	}
	d := 44.0
	at := render.Pt(r.X+10+d/2, r.Y+10+d/2)
	c.Circle(at, d/2, disk)
	c.RingAt(at, d/2, 2, render.Solid(head.Fade(0.6)))
	c.Icon(icon, render.Around(at, d*0.62, d*0.62), pic)
	fitLine(c, render.R(r.X+d+18, r.Y+6, r.W-d-24, 26), name, caption(render.Style{Face: render.Oswald700, Size: 19, Color: head, Theme: th}), render.Left|render.Middle, 18, 16)
	body := render.R(r.X+d+18, r.Y+32, r.W-d-24, r.H-36)
	if far != "" {
		st := caption(render.Style{Face: render.Mono700, Size: 16, Color: signal, Theme: th})
		c.TextIn(render.R(r.X+6, r.Y+d+14, d+10, 22), far, st, render.Center|render.Middle)
	}
	c.TextFit(body, text, caption(render.Style{Face: render.Sans500, Size: 16, Lead: 19, Color: ink, Theme: th}), render.Left|render.Top, 15, 14)
	if st.Focus {
		c.FocusRing(r, 6, th)
	} else if st.Hover {
		c.Frame(r, 6, 2.5, render.Solid(render.Hex(0x3F8FE0)))
	}
}

// layRetire ends the campaign, after a question. It leads nowhere on, so it is a small
// button in the corner.
func (x *hub) layRetire(b *ui.Builder, in render.Rect, a rules.Action) {
	k := ui.Button{ID: "hub:retire", Label: x.v.Say(x.s.Describe(a)), Icon: "flag", Commits: true,
		Tip: func() ui.Tip { return ui.Tip{Title: x.text("retire"), Body: x.text("retire.tip")} },
		Do: func() {
			x.stage.Ask(ui.Dialog{ID: "retire", Icon: "flag", Title: x.text("retire.ask"), Text: x.text("retire.tip"), Cancel: 1, Default: 1,
				Answers: []ui.Answer{{Label: x.text("retire"), Danger: true, Do: func() { x.decide(a) }}, {Label: x.text("list.keep")}}})
		}}
	w := min(in.W, b.ButtonWidth(k)/x.u.U+16)
	k.Rect = x.u.Pt(render.R(in.Right()-w, in.Bottom()-44, w, 44))
	b.Button(k)
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
