package masters

import (
	"math/bits"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/save"
	"safehouse/scenes"
)

// The list of campaigns, and the list of jobs where there is no room for a map.

// layList lists the campaigns of the folder, and begins new ones.
func (x *hub) layList(b *ui.Builder) {
	th := b.Theme()
	u := x.u
	r := render.Around(render.Pt(u.Window.W/2, u.Window.H/2), min(1040, u.Window.W-60), u.Window.H-140)
	if u.paged() {
		r = render.Around(render.Pt(u.Window.W/2, u.Window.H/2), u.Window.W-40, u.Window.H-24)
	}
	high, words := 190.0, 104.0
	if u.paged() {
		high, words = 70, 84
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c = u.Canvas(c)
		c.Paper(r, th)
		banner := render.R(r.X+14, r.Y+14, r.W-28, high)
		x.city.Draw(c, banner.Inset(-10), render.Key(uint64(banner.W), uint64(banner.H), 3), func(c render.Canvas) {
			c = c.At(10-banner.X, 10-banner.Y).Clipped(banner) // a strip of the map across the river
			paintCity(c, th, render.R(banner.X-30, banner.Y-240, banner.W+60, 740), x.text("county.map"))
		})
		c.Fill(banner.Inset(8), render.Slope(90, render.Hex(0x071C42).Fade(0.9), render.Hex(0x071C42).Fade(0.1)))
		tape(c, render.Pt(r.X+10, r.Y+12), -36)
		tape(c, render.Pt(r.Right()-10, r.Y+12), 36)
		c.TextFit(render.R(r.X+50, r.Y+14, r.W-80, high), "RIVER CITY", caption(render.Style{Face: render.Oswald700, Size: 64, Track: 8, Color: line, Theme: th}), render.Left|render.Middle, 56, 40)
		note := x.text("list.note")
		if x.house.Folder == nil {
			note = x.text("list.no-folder")
		}
		c.TextFit(render.R(r.X+40, r.Y+high+28, r.W-80, words-16), note, caption(render.Style{Face: render.Sans500, Size: 20, Lead: 27, Color: paperInk, Theme: th}), render.Left|render.Top, 18, 16)
	})
	rows := len(x.others)
	in := render.R(r.X+40, r.Y+high+words+26, r.W-80, r.H-high-words-26-110)
	if how := 270.0; rows <= 2 && in.H > how+float64(rows)*110 { // the page tells what a campaign is
		top, rest := in.Cut(in.H - how)
		if rows == 0 {
			rest = in.Pad(0, 6, 0, 6)
		}
		x.layHow(b, rest, 2, []howto{
			{"job", "how.city.job", "how.city.job.text", "masters/jewel"},
			{"crew", "how.city.crew", "how.city.crew.text", "masters/pencil"},
			{"level", "how.city.level", "how.city.level.text", "masters/fixer/fence"},
			{"final", "how.city.final", "how.city.final.text", "masters/fixer/mayor"},
		})
		in = top
	}
	b.OnPaper(true)
	if rows > 0 || x.house.Folder == nil {
		x.layCampaigns(b, in)
	}
	if x.greeted != rows+1 { // once: Enter begins the first campaign, or goes on with the last one
		x.greeted = rows + 1
		if rows == 0 {
			b.FocusOn("list:new")
		}
	}
	x.layListFoot(b, u.Pt(render.R(r.X+40, r.Bottom()-96, r.W-80, 70)))
	b.OnPaper(false)
}

// A howto is a card that tells how a campaign goes.
type howto struct{ id, head, words, icon string }

// layHow lays such cards in columns where a page has nothing else to show.
func (x *hub) layHow(b *ui.Builder, r render.Rect, cols int, list []howto) {
	th := b.Theme()
	rows := (len(list) + cols - 1) / cols
	r.H = min(r.H, float64(rows)*206)
	for i, at := range ui.Grid(r, cols, rows, 14) {
		k := list[i]
		head, words := x.text(k.head), x.text(k.words)
		b.Add(ui.Thing{ID: "how:" + k.id, Shape: x.u.Box(at), Layer: ui.LayerBoard, Decor: true, Label: head + " " + words, Move: ui.Move{How: ui.Jump}, Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Shadow(r, 1)
			c.Round(r, 5, render.Slope(150, render.Hex(0x2D6DB6), render.Hex(0x174584), render.Hex(0x0A2656)))
			c.Clipped(r).Tile("common/grid", r, render.White.Fade(0.08), 1)
			c.Frame(r.Inset(5), 3, 1.4, render.Solid(line.Fade(0.45)))
			d := min(84, r.H-34)
			face := render.R(r.X+20, r.Center().Y-d/2, d, d)
			c.Circle(face.Center(), d*0.5, render.Solid(render.Hex(0x071C42).Fade(0.6)))
			c.RingAt(face.Center(), d*0.5, 2, render.Solid(line.Fade(0.7)))
			c.Icon(k.icon, face.Inset(d*0.18), signal)
			text := r.Pad(d+38, 12, 18, 12)
			st1 := caption(render.Style{Face: render.Oswald500, Size: 24, Track: 1.2, Color: signal, Theme: th})
			st2 := caption(render.Style{Face: render.Sans500, Size: 21, Lead: 26, Color: line, Theme: th})
			block := c.Ruler().Fit(words, st2, text.W, text.H-36, render.Left, 19, 17)
			_, h := block.Size()
			y := text.Y + max(0, (text.H-36-h)/2)
			c.TextFit(render.R(text.X, y, text.W, 32), upper(head), st1, render.Left|render.Middle, 21, 18)
			c.TextFit(render.R(text.X, y+36, text.W, text.Bottom()-y-36), words, st2, render.Left|render.Top, 19, 17)
		})})
	}
}

// layCampaigns lists the campaigns that are kept.
func (x *hub) layCampaigns(b *ui.Builder, r render.Rect) {
	b.List(ui.List{ID: "campaigns", Rect: x.u.Pt(r), Count: len(x.others), Selected: -1, Gap: 8, Empty: x.text("list.none"),
		Row: func(i int) ui.Line {
			l := x.others[i]
			row := ui.Line{ID: l.ID, Title: l.Title, Second: x.standing(l) + x.text("list.saved", "when", x.house.Date("long", l.Saved)), Icon: "campaign"}
			if l.RunningMatch != "" {
				row.Note = x.text("list.running")
			}
			if !l.Trouble.IsZero() {
				row.Second = x.house.Say("", l.Trouble, nil)
			}
			return row
		},
		Choose: func(i int) { x.enter(x.others[i].ID) },
	})
}

// layListFoot is the buttons below the list.
func (x *hub) layListFoot(b *ui.Builder, foot render.Rect) {
	list := []ui.Button{
		{ID: "list:new", Label: x.text("list.new"), Icon: "new-game", Confirm: true, Disabled: !x.house.Keeps(), Why: x.text("list.no-folder"), Do: x.begin},
		{ID: "list:back", Label: x.text("list.back"), Icon: "left", Do: func() {
			if x.season != nil {
				x.list = false
				x.stage.Rebuild()
				return
			}
			x.house.Home()
		}},
	}
	if x.season != nil && x.house.Folder != nil {
		list = append(list, ui.Button{ID: "list:carry", Label: x.house.T("person.carry"), Icon: "export", Do: func() { x.house.CarryCampaign(x.stage, x.season.ID()) }})
		list = append(list, ui.Button{ID: "list:delete", Label: x.text("list.delete"), Icon: "trash", Do: x.drop, Tip: func() ui.Tip { return ui.Tip{Title: x.text("list.delete"), Body: x.text("list.delete.tip")} }})
	}
	scenes.Footer(b, foot, list...)
}

// drop puts the open campaign into the trash, after a question.
func (x *hub) drop() {
	x.stage.Ask(ui.Dialog{ID: "drop", Icon: "trash", Title: x.text("list.delete.ask", "title", render.Escape(x.season.Title())), Text: x.text("list.delete.tip"), Cancel: 1, Default: 1,
		Answers: []ui.Answer{{Label: x.text("list.delete"), Danger: true, Do: func() {
			if err := x.house.Folder.DeleteCampaign(x.season.ID()); err != nil {
				x.house.Alert(x.stage, x.text("hub.failed"), err)
				return
			}
			x.season, x.s, x.list = nil, nil, true
			x.find()
			x.rev++
			x.stage.Rebuild()
		}}, {Label: x.text("list.keep")}}})
}

// layJobs lists the jobs where there is no room for a map: those for the team's level
// first.
func (x *hub) layJobs(b *ui.Builder, r render.Rect) {
	var list []campaign.Standing
	for fit := 0; fit < 3; fit++ {
		for _, j := range x.s.Jobs() {
			if rank := map[int]int{0: 0, 1: 1, -1: 2}[j.Fit]; rank == fit && !j.Heist.County() {
				list = append(list, j)
			}
		}
	}
	for _, j := range x.s.Jobs() {
		if j.Heist.County() {
			list = append(list, j)
		}
	}
	x.paintBook(b, r.Pad(-8, 0, -8, 0))
	x.shelfGrid(b, "jobs", r.Inset(8), len(list), 4, 92, 100, func(b *ui.Builder, at render.Rect, i int) { x.layJob(b, at, list[i]) })
}

// standing is how a listed campaign stands: heists and cash.
func (x *hub) standing(l save.ListedCampaign) string {
	if s, ok := x.told[l.ID+l.Saved.String()]; ok {
		return s
	}
	words, _ := RiverCity{}.Stands(x.house, l)
	x.told[l.ID+l.Saved.String()] = words
	return words
}

// Nights is how many jobs River City has: each is one heist, unless it fails and is tried again.
func (RiverCity) Nights() (least, most int) { return masters.Heists, masters.Heists }

// Stands tells how a kept campaign stands, and which share of its jobs was done.
func (c RiverCity) Stands(h *scenes.House, l save.ListedCampaign) (words string, share float64) {
	kept, _, err := h.Folder.LoadCampaign(l.ID)
	if err != nil || kept.Game != c.ID() {
		return "", 0
	}
	hub, err := kept.Hub(campaign.Game{})
	if err != nil {
		return "", 0
	}
	s := hub.(*campaign.State)
	job := ""
	if s.Heist != nil {
		job = h.Book.T(wordsShelf, "list.job", map[string]any{"heist": h.Text(info.ID, "name.heist."+info.Refs[kHeist].IDs[min(s.Job, masters.Heists-1)])})
	}
	return h.Book.T(wordsShelf, "list.standing", map[string]any{"n": s.Heists(), "cash": int(s.Cash), "feats": featCount(s), "job": job}) + " ", float64(bits.OnesCount32(s.Won)) / masters.Heists
}
