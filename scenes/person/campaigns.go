package person

import (
	"math"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/save"
	"safehouse/scenes"
)

// A Kept is a campaign that tells of itself what the page of all campaigns shows.
type Kept interface {
	scenes.Campaign

	// Nights is how many matches one takes, from a short way to a long one.
	Nights() (least, most int)

	// Stands tells how one that is kept stands, and which share of it is behind the person, from 0 to 1. Without words it
	// cannot be read.
	Stands(h *scenes.House, l save.ListedCampaign) (words string, share float64)
}

// campaignsScene is the page on which a campaign is chosen: a folder for each, with what it is, how long, how hard, and how far
// the person is.
type campaignsScene struct {
	house   *scenes.House
	stage   *ui.Stage
	list    []campaignFolder
	version int
}

// A campaignFolder is one of them.
type campaignFolder struct {
	campaign scenes.Campaign
	title    string
	about    string
	facts    []string // how long, how hard
	stands   string   // how far one is
	share    float64
	begun    bool
	last     bool // it was played last
	why      string
}

// NewCampaigns opens the page.
func NewCampaigns(h *scenes.House) scenes.Scene {
	c := &campaignsScene{house: h, stage: h.NewStage(render.House)}
	h.RefreshIndex()
	c.read()
	for _, f := range c.list {
		if f.last {
			c.stage.Focus("campaign:" + f.campaign.ID())
		}
	}
	return c
}

func (c *campaignsScene) Name() string     { return "campaigns" }
func (c *campaignsScene) Stage() *ui.Stage { return c.stage }
func (c *campaignsScene) Close()           {}

// Resume reads again how far one is.
func (c *campaignsScene) Resume() {
	c.house.RefreshIndex()
	c.read()
	c.version++
}

func (c *campaignsScene) Tick() {
	c.stage.Show([3]int{c.house.Changes(), c.version, c.house.Index.Version}, c.build)
}

// read looks through the campaigns, in the order of their boxes.
func (c *campaignsScene) read() {
	h := c.house
	c.list = nil
	last, _, played := h.LastCampaign()
	for _, id := range h.BoxIDs() {
		for _, k := range h.Campaigns {
			if k.Game() != id {
				continue
			}
			box := h.BoxOf(id)
			f := campaignFolder{campaign: k, title: h.Book.Title(k.ID()), about: h.Text(k.ID(), "tagline"), stands: h.T("campaigns.none"), last: played && last.ID() == k.ID()}
			if t, ok := k.(Kept); ok {
				least, most := t.Nights()
				f.facts = append(f.facts, h.T("campaigns.nights", "n", least, "m", most, "minutes", box.Minutes))
				f.read(h, t)
			}
			f.facts = append(f.facts, h.T("campaigns.weight", "weight", h.T("box.weight."+string(rune('0'+box.Weight))), "n", box.Weight))
			if _, ok := h.CampaignOf(id); !ok {
				f.why = h.T("title.campaign.none")
			}
			c.list = append(c.list, f)
		}
	}
}

// read looks how the one that was played last stands, and how many others there are.
func (f *campaignFolder) read(h *scenes.House, t Kept) {
	others := -1
	for _, l := range h.Index.Campaigns {
		if l.Game != t.ID() {
			continue
		}
		if others++; f.begun {
			continue
		}
		if words, share := t.Stands(h, l); words != "" {
			f.stands, f.share, f.begun = words, share, true
		}
	}
	if f.begun && others > 0 {
		f.stands += " " + h.T("campaigns.more", "n", others)
	}
}

func (c *campaignsScene) build(b *ui.Builder) {
	h := c.house
	note := h.T("campaigns.note")
	if !scenes.Roomy(b) {
		note = ""
	}
	paper := h.Lay(b, scenes.Sheet{Title: h.T("campaigns.title"), Note: note, Tab: h.T("title.campaign"), Wide: 1560, Props: func(cv render.Canvas, folder render.Rect) {
		cv.Prop("photo", folder.X-150, b.Area().H*0.45, -9)
		cv.Prop("pencil", folder.Right()-40, 40, 12)
	}})
	foot := ui.Button{ID: "close", Label: h.T("done"), Icon: "check", Do: h.Pop}
	body := paper.Pad(0, 6, 0, scenes.FooterHigh(b, paper.W, foot)+12)
	b.Group("campaigns")
	const gap = 12.0
	n := len(c.list)
	if upright := body.W >= 190*b.Grow()*float64(n); upright {
		body.H = math.Min(body.H, 460*b.Grow())
		for i, at := range ui.Grid(body, n, 1, gap) {
			c.folder(b, at, c.list[i], true)
		}
	} else {
		row := 2.5*b.LineHigh(1) + 4
		b.ScrollArea(ui.ScrollArea{ID: "folders", Rect: body, High: float64(n)*(row+gap) - gap, Build: func(b *ui.Builder, in render.Rect) {
			for i, at := range ui.Grid(in, 1, n, gap) {
				c.folder(b, at.Pad(6, 0, 6, 0), c.list[i], false)
			}
		}})
	}
	b.Group("footer")
	scenes.Footer(b, paper, foot)
}

// folder is one campaign: upright, or with its cover beside the words.
func (c *campaignsScene) folder(b *ui.Builder, r render.Rect, f campaignFolder, upright bool) {
	h := c.house
	label := strings.Join(append([]string{f.title, f.about, f.stands}, f.facts...), ". ")
	b.Add(ui.Thing{ID: "campaign:" + f.campaign.ID(), Shape: ui.Box(r), Layer: ui.LayerBoard, Label: label, Disabled: f.why != "", Why: f.why, Lifts: true, Modest: true, Sound: sound.CardSlide,
		Press: func() { h.Push(f.campaign.Hub(h, "")) },
		Paint: func(cv render.Canvas, st ui.State) {
			at := st.At.Move(0, -4*st.Lift)
			cv.Shadow(at, 2)
			cv.Round(at, 6, render.Slope(115, render.Hex(0xE7CB8E), render.Hex(0xD5B273), render.Hex(0xB8934F)))
			page, inset := at.Inset(7), 10.0
			if !upright {
				page, inset = at.Inset(4), 5
			}
			cv.Round(page, 4, render.Slope(115, render.Hex(0xFDF7E6), render.Hex(0xEADFC0)))
			cv.Pulp(page, 0.8)
			if f.last {
				cv.Frame(at.Inset(-3), 8, 4, render.Solid(scenes.LampRing))
			}
			c.paintFolder(cv, page.Inset(inset), f, upright)
			if st.Focus {
				cv.FocusRing(at, 6, render.House)
			}
		}})
}

// paintFolder paints what a folder says.
func (c *campaignsScene) paintFolder(cv render.Canvas, r render.Rect, f campaignFolder, upright bool) {
	name := render.House.Heading().Sized(27).In(scenes.PaperInk)
	name.Floor = render.CaptionFloor
	plain := render.Style{Face: render.Sans500, Size: 18, Lead: 21, Floor: render.CaptionFloor, Color: scenes.PaperInk}
	typed := plain.In(scenes.PaperNote)
	th := render.ByID(f.campaign.Game())
	words, facts := r, strings.Join(f.facts, "\n")
	if upright {
		wide := math.Min(r.W*0.62, r.H*0.34*render.BoxW/render.BoxH)
		lid := render.R(r.Center().X-wide/2, r.Y, wide, wide*render.BoxH/render.BoxW)
		cv.Lid(lid, th)
		words = r.Pad(0, lid.H+10, 0, 0)
		high := words.H / 10
		cv.TextFit(render.R(words.X, words.Y, words.W, high*1.9), f.title, name, render.Center|render.Middle, 24, 22, 20, 18, 16)
		cv.TextFit(render.R(words.X, words.Y+high*1.9, words.W, high*2.3), f.about, typed, render.Center|render.Middle, 17, 16, 15, 14)
		cv.TextFit(render.R(words.X, words.Y+high*4.2, words.W, high*2.7), facts, plain, render.Center|render.Middle, 17, 16, 15, 14)
		cv.TextFit(render.R(words.X, words.Y+high*7, words.W, high*2.5), f.stands, plain.With(render.Sans700), render.Center|render.Middle, 17, 16, 15, 14)
		c.paintShare(cv, render.R(words.X+6, words.Bottom()-7, words.W-12, 7), f)
		return
	}
	wide := r.H * render.BoxW / render.BoxH
	cv.Lid(render.R(r.X, r.Y, wide, r.H), th)
	words = r.Pad(wide+12, 0, 0, 0)
	left, right := words.Pad(0, 0, words.W*0.52, 0), words.Pad(words.W*0.5, 0, 0, 0)
	cv.TextFit(render.R(left.X, left.Y, left.W, left.H*0.44), f.title, name, render.Left|render.Middle, 24, 22, 20, 18, 16)
	cv.TextFit(render.R(left.X, left.Y+left.H*0.44, left.W, left.H*0.56), f.about, typed, render.Left|render.Middle, 17, 16, 15, 14)
	cv.TextFit(render.R(right.X, right.Y, right.W, right.H*0.5), facts, plain, render.Left|render.Middle, 17, 16, 15, 14)
	cv.TextFit(render.R(right.X, right.Y+right.H*0.5, right.W, right.H*0.43), f.stands, plain.With(render.Sans700), render.Left|render.Middle, 17, 16, 15, 14)
	c.paintShare(cv, render.R(right.X, right.Bottom()-5, right.W, 5), f)
}

// paintShare paints how much of a campaign is behind the person.
func (c *campaignsScene) paintShare(cv render.Canvas, r render.Rect, f campaignFolder) {
	if !f.begun {
		return
	}
	cv.Round(r, r.H/2, render.Solid(scenes.PaperInk.Fade(0.18)))
	if f.share > 0 {
		r.W = math.Max(r.H, r.W*math.Min(1, f.share))
		cv.Round(r, r.H/2, render.Solid(scenes.PaperRed))
	}
}
