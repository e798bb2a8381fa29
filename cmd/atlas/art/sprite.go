package art

import (
	"fmt"

	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// Sprite is one drawing of a sheet.
type Sprite struct {
	Name  string // inside its sheet
	Kind  sheet.PageKind
	W, H  float64    // points, without spill
	Spill [4]float64 // points left, above, right and below for shadow and glow
	Slice [4]float64 // points that do not stretch, from the edges of the whole, spill included
	Tile  bool       // repeats without a seam; has no spill
	Res   float64    // resolution relative to the density; 0 means 1. Soft things need less.
	Words string     // of a language, that are written on it
	Draw  func(*paint.Canvas)
}

// Paint draws the sprite at a density. The canvas's origin is the upper left corner of the thing, inside the spill.
func (s *Sprite) Paint(density int) *paint.Surface {
	c := paint.New(s.W+s.Spill[0]+s.Spill[2], s.H+s.Spill[1]+s.Spill[3], s.Resolution(density))
	s.Draw(c.At(s.Spill[0], s.Spill[1]))
	return c.S
}

// Resolution is the pixels per point in which the sprite is stored at a density.
func (s *Sprite) Resolution(density int) float64 {
	if s.Res == 0 {
		return float64(density)
	}
	return float64(density) * s.Res
}

// Studio holds what drawings are made from: letters and pictograms.
type Studio struct {
	Faces map[string]*paint.Face
	Icons map[string]Icon   // by set:name
	Named map[string]string // pictogram by sheet/name, such as "common/undo": set:name
	Words []Words           // of each language, English first
}

// Words are what a language writes on drawings, by the keys of its texts.
type Words struct {
	Lang string
	Say  func(key string) string
}

// A writing is what a language writes on a drawing, and the ending of the drawing's name for it.
type writing struct{ tag, words string }

// said lists what the languages write on a drawing: English under the drawing's own name, each other one that says it otherwise
// under the name and its tag (see render.Kit.SetLanguage).
func (s *Studio) said(key string) (list []writing) {
	for i, w := range s.Words {
		words := w.Say(key)
		switch {
		case i == 0:
			list = append(list, writing{"", words})
		case words != list[0].words:
			list = append(list, writing{"." + w.Lang, words})
		}
	}
	return list
}

// Icon is a pictogram's outline in a square box.
type Icon struct {
	Box  float64
	Path *paint.Path
}

// icon gives an icon's outline in a square of size points at x, y.
func (s *Studio) icon(name string, x, y, size float64) *paint.Path {
	ic, ok := s.Icons[name]
	if !ok {
		panic("art: no icon " + name)
	}
	k := size / ic.Box
	return ic.Path.Moved(paint.Scale(k, k).Then(paint.Translate(x, y)))
}

// text gives the outline of a line of text centred on cx with its baseline at y.
func (s *Studio) text(face, line string, size, cx, y, track float64) *paint.Path {
	p, w := s.run(face, line, size, track)
	return p.Moved(paint.Translate(cx-w/2, y))
}

// run gives the outline of a line of text that starts at the origin, and its width.
func (s *Studio) run(face, line string, size, track float64) (*paint.Path, float64) {
	f, ok := s.Faces[face]
	if !ok {
		panic("art: no face " + face)
	}
	p, w, err := f.Text(line, size, 0, 0, track)
	if err != nil {
		panic(fmt.Sprintf("art: %q in %s: %v", line, face, err))
	}
	return p, w
}
