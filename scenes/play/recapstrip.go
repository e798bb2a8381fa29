package play

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
	"safehouse/scenes/recap"
)

// stripHead and stripRow are how high the head of a strip and each of its rows are.
func stripHead(b *ui.Builder) float64 {
	_, h := b.Ruler().Measure("X", b.Theme().Heading().Sized(20))
	return max(36, h+8)
}

func stripRow(b *ui.Builder) float64 {
	_, h := b.Ruler().Measure("X", recap.NameStyle(b.Theme(), 18))
	return max(recap.Icon+4, h+4)
}

// strip lays the last turn of a rival into its panel; ok is false where it has no room.
func (t *tableScene) strip(b *ui.Builder, r scenes.Recapper, turn recap.Turn, box render.Rect) bool {
	head, row := stripHead(b), stripRow(b)
	f := ui.Float{ID: stripID(turn.Who), Within: box, May: true}
	var rows []int // that each size shows, 0 for one line of all
	if n := int((box.H - head - recap.Edge) / row); n > 0 && box.W >= 150 {
		f.Sizes, rows = append(f.Sizes, render.Pt(box.W, box.H)), append(rows, n)
		for n = min(n, len(turn.Rows)); n > 0; n-- {
			if h := head + row*float64(n) + recap.Edge; h < box.H-1 {
				f.Sizes, rows = append(f.Sizes, render.Pt(box.W, h)), append(rows, n)
			}
		}
	}
	if box.H >= row && box.W >= 150 {
		if len(f.Sizes) == 0 {
			f.Sizes, rows = append(f.Sizes, render.Pt(box.W, box.H)), append(rows, 0)
		}
		for h := min(box.H, head+18); h >= row+4; h -= 4 { // above or below what is needed in it
			f.Sizes, rows = append(f.Sizes, render.Pt(box.W, h)), append(rows, 0)
		}
	}
	if len(f.Sizes) == 0 {
		return false
	}
	at, size, ok := b.Float(f)
	if !ok {
		return false
	}
	panel := b.Thing(r.Panel(t.view, turn.Who)[0])
	thing := ui.Thing{ID: f.ID, Shape: ui.Box(at), Layer: ui.LayerPanels + 9, Modest: true, Label: t.recapName(turn.Who) + ": " + strings.Join(turn.Told, " "),
		Move: ui.Move{How: ui.Jump}, Press: func() { t.openFilm(turn.Who) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.recapName(turn.Who), Body: strings.Join(turn.Told[max(0, len(turn.Told)-recap.Most):], "\n") + "\n\n" + t.house.T("table.recap.film")}
		}}
	if panel != nil {
		thing.Clip, thing.Big = panel.Clip, panel.Big
	}
	paint, told := t.painter(), t.stripOf(r, turn)
	thing.Paint = func(c render.Canvas, st ui.State) {
		paint.Strip(c, st.At, told, rows[size], head, row)
		if st.Hot() {
			c.Frame(st.At.Inset(-1), render.PanelRadius, 2, render.Solid(t.stage.Theme.Focus))
		}
	}
	b.Group("recap")
	b.Add(thing)
	return true
}

// stripID is the ID of the strip of a rival.
func stripID(who int) string { return "recap:" + strconv.Itoa(who) }

// recapName is what a rival is called.
func (t *tableScene) recapName(who int) string {
	if who == scenes.Automa {
		return t.file.NameOf(len(t.file.Match.Controllers()))
	}
	if name := t.file.CharacterOf(who); name != "" {
		return name
	}
	return t.file.NameOf(who)
}

// painter paints what rivals did.
func (t *tableScene) painter() *recap.Painter {
	return &recap.Painter{Theme: t.stage.Theme, Loud: loud(t.stage.Theme), Name: t.view.Name}
}

// stripOf is a turn with what its head tells.
func (t *tableScene) stripOf(r scenes.Recapper, turn recap.Turn) recap.Strip {
	x := recap.Strip{Turn: turn, Name: t.recapName(turn.Who)}
	x.Short = scenes.ShortName(x.Name, turn.Who == scenes.Automa)
	x.Now, x.Icon, x.Tell = r.Standing(t.view.Shown, turn.Who)
	return x
}
