package scenes

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
)

// This file lays papers on the desk: the wood under the lamp, and on it a folder
// with a sheet on which a scene lies.

// Wood paints the desk under a scene, with what lies on it for good. It is kept
// until the scene, its texts or the window change; key stands for all that. The
// head of the lamp hangs at a place, size times as large as usual.
func (h *House) Wood(b *ui.Builder, key uint64, lamp render.Point, size float64, on func(c render.Canvas)) {
	a := b.Area()
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		h.desk.Draw(c, a, key, func(c render.Canvas) {
			c.Desk(a)
			on(c)
			if size == 1 {
				c.LampHead(lamp)
			} else {
				c.Enlarged(size, lamp).LampHead(render.Point{})
			}
			c.DeskDark(a)
		})
	})
}

// furnish lets the desk's pictures be loaded for a scene that lies on it, and
// gives their memory back for one that does not.
func (h *House) furnish(desk bool) {
	switch {
	case !desk:
		h.desk.Drop()
		h.deskSheet.Close()
		h.deskSheet = nil
	case h.deskSheet == nil:
		h.deskSheet = h.Kit.Open("desk")
	}
}

// A Desked is a scene that shows things of the desk, though its colours are those of a game.
type Desked interface{ OnDesk() bool }

// DropDesk gives back the picture of the desk, which is as large as the window: a scene is shown that covers it.
func (h *House) DropDesk() { h.desk.Drop() }

// LiesOnDesk reports whether a scene lies on the desk, not on the table of a game.
func LiesOnDesk(s Scene) bool {
	switch s := s.(type) {
	case Desked:
		return s.OnDesk()
	}
	return s.Stage().Theme == render.House
}

// Inks on paper: of what is read first, of notes, of what must not be missed.
var (
	PaperInk  = render.Hex(0x231A0E)
	PaperNote = render.Hex(0x5B4524)
	PaperRed  = render.Hex(0x8E2A22)
)

// Colours of a card that somebody has written on by hand.
var (
	InkBlue   = render.Hex(0x1C2C74)
	RedPencil = render.Hex(0xB3231B)
	Graphite  = render.Hex(0x4A4030)
	CardWhite = render.Hex(0xF7EFD9)
)

// LampRing is the light of the lamp around what is meant.
var LampRing = render.Hex(0xFFD27A)

// A Sheet is a paper in a folder on the desk on which a scene lies.
type Sheet struct {
	Title string  // in large letters
	Note  string  // a typewritten line below
	Tab   string  // on the folder's tab
	Wide  float64 // of the content at full size, in points
	High  float64 // 0: as high as the window allows
	Right bool    // the folder lies at the right edge, something else at the left
	Props func(c render.Canvas, folder render.Rect)
}

// Measures of a sheet in its folder.
const (
	SheetEdge = 20.0 // folder seen around the sheet
	SheetPad  = 44.0 // from the sheet's edge to the content
	SheetTab  = 30.0 // what the tab stands above the folder
)

// Roomy reports whether there is room for things that only please.
func Roomy(b *ui.Builder) bool {
	a, g := b.Area(), b.Grow()
	return a.W/g >= 1180 && a.H/g >= 660
}

// Lay puts the sheet on the desk and returns where its content goes. The words
// that a scene lists from then on lie on paper.
func (h *House) Lay(b *ui.Builder, s Sheet) render.Rect {
	a, grow := b.Area(), b.Grow()
	pad, edge, out := SheetPad, SheetEdge, 36.0
	if !Roomy(b) {
		pad, edge, out = 24, 10, 14
	}
	w := math.Min(s.Wide*math.Sqrt(grow)+2*(pad+edge), a.W-2*out)
	ht := a.H - 2*out - SheetTab
	if s.High > 0 {
		ht = math.Min(ht, s.High*grow+2*(pad+edge))
	}
	folder := render.R(a.Center().X-w/2, a.Center().Y-ht/2+SheetTab/2, w, ht)
	if s.Right {
		folder.X = math.Max(folder.X, math.Min(a.Right()-out-w, a.X+(a.W-w)*0.86))
	}
	page := folder.Inset(edge)
	th := b.Theme()
	ink := th.Ink
	title := th.Title().With(render.Oswald700).Sized(46).In(ink).Tracked(2)
	title.Floor = 28
	note := th.Note().In(render.Hex(0x5B4524))
	if !Roomy(b) {
		title = title.Sized(32)
		title.Floor = 24
	}
	in := page.Inset(pad)
	_, th1 := b.Ruler().Measure("X", title)
	_, th2 := b.Ruler().Measure("X", note)
	head := th1 + 6
	if s.Note != "" {
		head += th2
	}
	lamp := render.Pt(math.Min(236, folder.X-150), 62) // beside the paper, not over its words
	h.Wood(b, render.Key(render.KeyText(s.Title+"\x00"+s.Note+"\x00"+s.Tab), uint64(w), uint64(ht)), lamp, 1, func(c render.Canvas) {
		if s.Props != nil {
			s.Props(c, folder)
		}
		c.Turned(0.35, folder.Center()).Folder(folder, s.Tab)
		c.Turned(-0.15, page.Center()).SheetOfPaper(page)
		c.TextFit(render.R(in.X, in.Y-5, in.W, th1+10), s.Title, title, render.Left|render.Middle, 36, 28) // letters hang over their line
		if s.Note != "" {
			c.TextFit(render.R(in.X+2, in.Y+th1, in.W, th2), s.Note, note, render.Left|render.Middle)
		}
		c.Fill(render.R(in.X, in.Y+head+3, in.W, 1.5), render.Solid(render.Hex(0x6A5330).Fade(0.55)))
	})
	b.OnPaper(true)
	return in.Pad(0, head+18, 0, 0)
}

// PaintPlate paints the red plate of a page, pressed to go on.
func PaintPlate(c render.Canvas, st ui.State, icon, label string) {
	at := st.At.Move(0, -3*st.Lift)
	c.Shadow(at, 2)
	c.Round(at.Inset(-7), 10, render.Solid(render.Hex(0x000000).Fade(0.6)))
	c.Frame(at.Inset(-5), 9, 3, render.Solid(LampRing.Fade(0.5+0.5*st.Lift)))
	top, low := render.Hex(0xA5342A), render.Hex(0x5D100B)
	if st.Disabled {
		top, low = render.Hex(0x6B5B52), render.Hex(0x453A34)
	} else if st.Pressed {
		top, low = low, top
	}
	c.Round(at, 6, render.Slope(110, top.Lighter(0.06*st.Lift), low))
	c.Grain(at, 0.8)
	cream := render.Hex(0xFFF3D8)
	c.Icon(icon, render.R(at.X+34, at.Center().Y-24, 48, 48), cream)
	c.TextFit(render.R(at.X+98, at.Y+8, at.W-112, at.H-16), label, render.House.Title().With(render.Oswald700).Sized(44).In(cream), render.Left|render.Middle, 38, 32, 28, 24)
	if st.Focus {
		c.FocusRing(at, 8, render.House)
	}
}

// Spread reports whether there is room for the page with all its papers.
func Spread(b *ui.Builder) bool {
	a := b.Area()
	return Roomy(b) && a.W >= 1800 && a.H >= 1040
}

// BoxInk is a game's own colour where it can be read on paper.
func BoxInk(t *render.Theme) render.Color {
	for _, c := range []render.Color{t.Ground, t.Field, t.Ink} {
		if c.Luminance() < 0.1 {
			return c
		}
	}
	return PaperInk
}

// BoolKey is a key that depends on whether something is so.
func BoolKey(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// HandLine is how high a line of handwriting is, in points.
const HandLine = 42.0

// Hand is a style of what is written by hand.
func Hand(size float64, col render.Color) render.Style {
	return render.Style{Face: render.Hand400, Size: size, Floor: render.BodyFloor, Lead: HandLine, Color: col}
}

// Seen is where a thing lies that this list has, and whether it is there.
func Seen(b *ui.Builder, id string) (render.Rect, bool) {
	if t := b.Stage().Thing(id); id != "" && t != nil {
		return t.Shape.Bounds(), true
	}
	return render.Rect{}, false
}

// TabStyle is how the tab of a card is lettered.
func TabStyle() render.Style {
	return render.Style{Face: render.Oswald500, Size: 22, Floor: render.BodyFloor}
}
