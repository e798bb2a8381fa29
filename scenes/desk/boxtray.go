package desk

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file lays the tray of an open box beside its lid: some of what is in the
// box, cut out of the game's own table as it lies at the beginning of its lesson.

// wells are what lies in the tray of the box.
func (s *setupScene) wells() []scenes.Well { return s.house.BoxOf(s.game.Info().ID).Tray }

// wanted are the pieces that the tray of the box shows.
func (s *setupScene) wanted() (list []wantedPiece) {
	for _, w := range s.wells() {
		for _, things := range w.Pieces {
			list = append(list, wantedPiece{things: things})
		}
	}
	return list
}

// fillTray makes the pieces of the tray once the page has been shown: opening a
// box never waits for what lies in it. The sheets are closed again, the pictures
// stay as long as the page does.
func (s *setupScene) fillTray() {
	h, id := s.house, s.game.Info().ID
	switch {
	case s.tray == nil:
		s.tray = &pieces{house: h, game: id, bare: true}
	case s.tray.game != id:
		s.tray.drop()
		s.tray = &pieces{house: h, game: id, bare: true}
	}
	if s.shown++; s.tray.made || !s.trayWanted() || h.App.Sliding() || s.shown < 3 {
		return
	}
	sheets := append([]string{"common", id}, h.SheetsOf(id)...)
	if s.sheets == nil {
		s.sheets = h.Kit.Open(sheets...)
	}
	if s.tray.make(s.wanted()); s.tray.made {
		s.closeTray()
		s.changed()
	}
}

// trayWanted reports whether there is a tray that pieces can be laid into.
func (s *setupScene) trayWanted() bool {
	h, id := s.house, s.game.Info().ID
	return h.Tables[id] != nil && len(s.wells()) > 0 && h.App.Drawn() && s.open
}

// closeTray gives back what the pieces were painted with.
func (s *setupScene) closeTray() {
	s.sheets.Close()
	s.sheets = nil
}

// Idle reports whether the tray lies there as it will stay.
func (s *setupScene) Idle() bool { return !s.trayWanted() || s.tray != nil && s.tray.made }

// paintTray draws the tray with its wells.
func (s *setupScene) paintTray(c render.Canvas, r render.Rect, theme *render.Theme) {
	const deep, rim, gap = 20.0, 16.0, 12.0
	c = c.Turned(-1.6, r.Center())
	col := theme.Box
	c.Shadow(render.R(r.X, r.Y, r.W+deep*0.6, r.H+deep*0.6), 5)
	c.Polygon([]render.Point{{X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}, {X: r.Right() + deep, Y: r.Bottom() + deep}, {X: r.X + deep, Y: r.Bottom() + deep}}, render.Slope(180, col.Darker(0.35), col.Darker(0.72)))
	c.Polygon([]render.Point{{X: r.Right(), Y: r.Y}, {X: r.Right() + deep, Y: r.Y + deep}, {X: r.Right() + deep, Y: r.Bottom() + deep}, {X: r.Right(), Y: r.Bottom()}}, render.Slope(90, col.Darker(0.12), col.Darker(0.5)))
	c.Round(r, 6, render.Slope(125, col.Lighter(0.12), col, col.Darker(0.3)))
	c.Frame(r.Inset(1), 6, 2, render.Slope(135, render.White.Fade(0.35), render.White.Fade(0.05), render.Black.Fade(0.3)))
	bed := r.Inset(rim)
	c.Round(bed, 4, render.Solid(col.Darker(0.62)))
	wells := s.wells()
	for i, at := range trayWells(bed.Inset(gap*0.6), wells, gap) {
		c.Round(at, 5, render.Slope(125, col.Darker(0.72), col.Darker(0.5), col.Darker(0.36)))
		if s.tray != nil {
			s.paintWell(c, at, wells[i])
		}
		c.Frame(at, 5, 2, render.Slope(135, render.Black.Fade(0.8), render.White.Fade(0.2)))
	}
}

// trayWells are where the wells of a tray lie.
func trayWells(bed render.Rect, wells []scenes.Well, gap float64) (list []render.Rect) {
	rows := ui.Rows(bed, gap, ui.Flex(1), ui.Flex(0.82))
	for row := range 2 {
		var parts []ui.Size
		for _, w := range wells {
			if w.Row == row {
				parts = append(parts, ui.Flex(w.Wide))
			}
		}
		list = append(list, ui.Cols(rows[row], gap, parts...)...)
	}
	return list
}

// paintWell lays the pieces of a well into it.
func (s *setupScene) paintWell(c render.Canvas, at render.Rect, w scenes.Well) {
	in := at.Inset(10)
	n := len(w.Pieces)
	for i, ids := range w.Pieces {
		pw, ph := s.tray.size(ids)
		if pw == 0 {
			continue
		}
		place, turn := in, 1.0
		if n > 1 { // fanned
			place = render.Around(in.Center().Add(render.Pt((float64(i)-float64(n-1)/2)*in.W*0.26, float64(n-1-i)*4)), in.W*0.74, in.H*0.96)
			turn = (float64(i) - float64(n-1)/2) * 9
		}
		if w.Fills {
			c.Picture(middle(s.tray.list[ids], at.W/at.H), at, render.White)
			continue
		}
		f := min(place.W/pw, place.H/ph)
		r := render.Around(place.Center(), pw*f, ph*f)
		t := c.Turned(turn, r.Center())
		t.Shadow(r, 2)
		t.Picture(s.tray.list[ids], r, render.White)
		t.Frame(r, 3, 1, render.Solid(render.Black.Fade(0.5)))
	}
}

// middle is as much of the middle of a picture as has a shape, width to height.
func middle(img *ebiten.Image, shape float64) *ebiten.Image {
	b := img.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	if w > h*shape {
		w = h * shape
	} else {
		h = w / shape
	}
	x, y := b.Min.X+(b.Dx()-int(w))/2, b.Min.Y+(b.Dy()-int(h))/2
	return img.SubImage(image.Rect(x, y, x+max(1, int(w)), y+max(1, int(h)))).(*ebiten.Image)
}

// meant is the ID of the thing that an ID of a piece stands for.
func meant(things []string, id string) string {
	head, nth, star := strings.Cut(id, "*")
	if !star {
		return id
	}
	n, _ := strconv.Atoi(nth)
	for _, x := range things {
		if strings.HasPrefix(x, head) {
			if n--; n <= 0 {
				return x
			}
		}
	}
	return id
}

// meantAll are the IDs of the things that IDs of pieces stand for.
func meantAll(st *ui.Stage, ids []string) []string {
	things := slices.DeleteFunc(st.Things(), func(id string) bool { return strings.Contains(id, "#") })
	for i, id := range ids {
		ids[i] = meant(things, id)
	}
	return ids
}
