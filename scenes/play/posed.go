package play

import (
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// Posed lays a match on a table of its own, as it is seen by the person, on a stage as
// large as the window. The function gives back what it took.
func Posed(h *scenes.House, table scenes.Table, m *match.Match) (*ui.Stage, func()) {
	t := &tableScene{tableFrame: tableFrame{house: h, table: table, file: h.Glance(m)}}
	t.stage = h.NewStage(table.Look().Theme)
	t.sit = sitting.New(m, h.Budget)
	st := t.stage
	w, high := h.App.Size()
	st.Resize(max(1280, w), max(720, high), 1)
	st.Pace = ui.Still()
	st.Show(nil, func(b *ui.Builder) {
		t.view = t.newView()
		table.Areas(b.Area(), t.view)
		table.Lay(b, t.view)
	})
	st.Tick(&input.Snapshot{X: -1, Y: -1})
	return st, func() {
		if d, ok := table.(scenes.Dropper); ok {
			d.Drop()
		}
		t.sit.Close()
	}
}
