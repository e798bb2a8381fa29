package desk

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// swapScene changes who decides for the seats of a running match.
type swapScene struct {
	house *scenes.House
	stage *ui.Stage
	file  *scenes.MatchFile
	swap  func(seat int, c match.Controller) error
	rows  *setupScene // the rows of the set-up do the work
}

// NewSwap shows who sits where at a match, and lets swap change it.
func NewSwap(h *scenes.House, f *scenes.MatchFile, swap func(seat int, c match.Controller) error) scenes.Scene {
	s := &swapScene{house: h, stage: h.NewStage(render.House), file: f, swap: swap}
	seats := f.Match.Controllers()
	s.rows = &setupScene{house: h, stage: s.stage, game: f.Match.Game(), seats: seats, count: len(seats), seed: "1", fixed: true}
	s.rows.options = f.Match.Setup().Options
	s.rows.changed()
	return s
}

func (s *swapScene) Name() string     { return "swap" }
func (s *swapScene) Stage() *ui.Stage { return s.stage }
func (s *swapScene) Close()           {}
func (s *swapScene) Tick()            { s.stage.Show([2]int{s.rows.changes, s.house.Changes()}, s.build) }

func (s *swapScene) build(b *ui.Builder) {
	h := s.house
	r := s.rows
	paper := h.Lay(b, scenes.Sheet{Title: h.T("pause.swap"), Note: h.T("pause.swap.note"), Tab: h.Title(r.game.Info().ID), Wide: 900, High: 170 + float64(r.count)*60})
	buttons := []ui.Button{
		{ID: "apply", Label: h.T("done"), Icon: "check", Confirm: true, Disabled: r.refusal != "", Why: r.refusal, Do: s.apply},
		{ID: "cancel", Label: h.T("cancel"), Icon: "cross", Do: h.Pop},
	}
	foot := scenes.FooterHigh(b, paper.W, buttons...)
	body := paper.Pad(0, 0, 0, foot+16)
	b.ScrollArea(ui.ScrollArea{ID: "seats", Rect: body, High: scenes.FormHigh(b, r.count), Build: func(b *ui.Builder, in render.Rect) {
		f := scenes.NewForm(b, in)
		for i := range r.count {
			r.seatRow(b, f.Row(), i)
		}
	}})
	b.OnPaper(false)
	b.Group("footer")
	scenes.Footer(b, paper, buttons...)
}

// apply seats those who were chosen.
func (s *swapScene) apply() {
	h, f := s.house, s.file
	now := f.Match.Controllers()
	for i, c := range s.rows.sitting() {
		if c == now[i] {
			continue
		}
		if err := s.swap(i, c); err != nil {
			h.Alert(s.stage, h.T("table.not-taken"), err)
			return
		}
	}
	h.RememberSeats(f.Match.Controllers())
	h.Pop() // to the menu
	h.Pop() // to the table
}
