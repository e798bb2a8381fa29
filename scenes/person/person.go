package person

import (
	"fmt"
	"time"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// personScene is the file of the person at this machine: what was played, the medals,
// tonight's job with its calendar, and who else plays here.
type personScene struct {
	house   *scenes.House
	stage   *ui.Stage
	tab     scenes.PersonPage
	who     string // whose results are shown
	game    string // that is looked at among the results
	month   time.Time
	version int

	people personPeople
}

// New opens the file at one of its pages.
func New(h *scenes.House, tab scenes.PersonPage) scenes.Scene {
	p := &personScene{house: h, stage: h.NewStage(render.House), tab: tab, who: h.Profile.Name}
	now := h.Now()
	p.month = time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, time.UTC)
	p.stage.Focus("tabs/0")
	h.RefreshIndex()
	return p
}

func (p *personScene) Name() string     { return "person" }
func (p *personScene) Stage() *ui.Stage { return p.stage }
func (p *personScene) Close()           {}
func (p *personScene) Resume()          { p.house.RefreshIndex(); p.changed() }

func (p *personScene) Tick() {
	p.stage.Show([5]int{int(p.tab), p.house.Changes(), p.version, p.house.Index.Version, p.house.Now().YearDay()}, p.build)
}

func (p *personScene) changed() { p.version++ }

func (p *personScene) build(b *ui.Builder) {
	h := p.house
	name := h.Profile.Name
	paper := h.Lay(b, scenes.Sheet{Title: render.Escape(name), Note: p.since(), Tab: h.T("person.tab"), Wide: 1560, Props: func(c render.Canvas, folder render.Rect) {
		c.Prop("photo", folder.X-150, b.Area().H*0.45, -9)
		c.Prop("ruled", folder.Right()-60, -20, 7)
	}})
	tabs := []ui.Option{{Label: h.T("person.record"), Icon: "chart"}, {Label: h.T("person.medals"), Icon: "medal"}, {Label: h.T("person.nights"), Icon: "clock"}, {Label: h.T("person.people"), Icon: "people"}}
	b.Group("tabs")
	top, body := paper.Cut(render.ButtonHeight)
	b.Tabs(ui.Tabs{ID: "tabs", Rect: top, Tabs: tabs, Value: int(p.tab), Below: "page", Change: func(i int) { p.tab = scenes.PersonPage(i); p.changed() }})
	foot := append([]ui.Button{{ID: "close", Label: h.T("done"), Icon: "check", Confirm: p.tab != scenes.PersonNights, Do: h.Pop}}, p.extra()...)
	body = body.Pad(0, 18, 0, scenes.FooterHigh(b, paper.W, foot...)+14)
	b.Group("page")
	b.OnPaper(true)
	[...]func(*ui.Builder, render.Rect){p.record, p.medals, p.nights, p.others}[p.tab](b, body)
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, paper, foot...)
}

// extra are the buttons of the page beside the one that closes the file.
func (p *personScene) extra() []ui.Button {
	switch p.tab {
	case scenes.PersonNights:
		return p.nightButtons()
	case scenes.PersonPeople:
		return p.peopleButtons()
	}
	return nil
}

// since is how long the person has played here.
func (p *personScene) since() string {
	h := p.house
	played, seconds := h.Profile.Matches(h.Profile.Name), int64(0)
	for _, e := range h.Profile.Log {
		if e.Who == h.Profile.Name {
			seconds += e.Seconds
		}
	}
	if played == 0 {
		return h.T("person.new")
	}
	return h.T("person.since", "n", played, "time", lasting(h, seconds), "medals", medalCount(h))
}

// lasting is a time in hours and minutes.
func lasting(h *scenes.House, seconds int64) string {
	if seconds < 3600 {
		return h.T("person.minutes", "n", int(seconds+59)/60)
	}
	return h.T("person.hours", "n", fmt.Sprintf("%d:%02d", seconds/3600, seconds/60%60))
}
