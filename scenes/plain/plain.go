package plain

import (
	"strconv"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// table is one that fits any game: a panel for each seat with its score,
// and everything that can be chosen as a button of the prompt.
type table struct{ look scenes.Look }

// New makes a table that shows seats and scores only and asks everything in
// words. It serves tests of the frame and games whose table is being built.
func New(game string) scenes.Table {
	return &table{scenes.Look{Theme: render.ByID(game), Sheets: []string{game}, Room: sound.House}}
}

func (p *table) Look() scenes.Look { return p.look }

func (p *table) Areas(a render.Rect, v *scenes.View) scenes.Areas {
	rows := ui.Rows(a.Pad(24, 16, 24, 16), 16, ui.Fix(60), ui.Flex(1), ui.Flex(1.2))
	top := ui.Cols(rows[0], 16, ui.Fix(292), ui.Flex(1), ui.Fix(648))
	low := ui.Cols(rows[2], 16, ui.Flex(1.6), ui.Flex(1))
	return scenes.Areas{Plate: top[0], Phases: top[1], Buttons: top[2], Prompt: low[0], Log: low[1]}
}

func (p *table) Lay(b *ui.Builder, v *scenes.View) {
	a := b.Area()
	t := b.Theme()
	b.Draw(ui.LayerTable, func(c render.Canvas) { c.Fill(a, render.Slope(150, t.Ground.Lighter(0.1), t.Ground)) })
	rows := ui.Rows(a.Pad(24, 16, 24, 16), 16, ui.Fix(60), ui.Flex(1), ui.Flex(1.2))
	out := v.Shown.Outcome()
	parts := make([]ui.Size, len(v.Sitters))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	for i, r := range ui.Cols(rows[1], 16, parts...) {
		s := v.Sitters[i]
		score := text.Figure(out.Seats[i].Total)
		b.Add(ui.Thing{ID: "sitter:" + strconv.Itoa(i), Shape: ui.Box(r), Layer: ui.LayerBoard, Decor: true, Label: s.Name + " " + score, Paint: func(c render.Canvas, st ui.State) {
			edge := t.PanelEdge
			if s.Thinking {
				edge = t.Accent
			}
			c.PanelMarked(st.At, t, edge)
			mid := st.At.Center()
			c.SeatShape(render.Around(mid.Add(render.Pt(0, -70)), 70, 70), i, t)
			c.TextFit(render.R(st.At.X+10, mid.Y-20, st.At.W-20, 40), s.Name, t.Heading().Sized(24), render.Center|render.Middle, 20, 18)
			c.TextIn(render.R(st.At.X+10, mid.Y+30, st.At.W-20, 60), score, t.Number().Sized(48), render.Center|render.Middle)
		}})
	}
}

// Show lets every event stand for a moment.
func (p *table) Show(_, _ rules.State, e rules.Event) scenes.Beat {
	return scenes.Beat{MS: 250, Sound: sound.CardSet}
}

func (p *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	return scenes.Bullet{Seat: -1, Icon: "right"}, true
}

func (p *table) Follows(id string) bool { return false }
