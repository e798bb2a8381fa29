package paint

import (
	"fmt"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Face is a font whose letters become paths.
type Face struct {
	font *sfnt.Font
	buf  sfnt.Buffer
}

// ParseFace reads a TrueType or OpenType font.
func ParseFace(ttf []byte) (*Face, error) {
	f, err := sfnt.Parse(ttf)
	if err != nil {
		return nil, fmt.Errorf("font: %w", err)
	}
	return &Face{font: f}, nil
}

// Text is the outline of a line of text with its baseline at y and its left edge at x, letters spread by track points,
// and its width.
func (f *Face) Text(s string, size, x, y, track float64) (*Path, float64, error) {
	const unit = 1024 // outlines are read at this size and scaled, so that nothing is rounded to pixels
	ppem := fixed.I(unit)
	k := size / unit
	out := new(Path)
	pen := x
	var last sfnt.GlyphIndex
	for i, r := range s {
		g, err := f.font.GlyphIndex(&f.buf, r)
		if err != nil || g == 0 {
			return nil, 0, fmt.Errorf("font: no letter for %q", r)
		}
		if i > 0 {
			if kern, err := f.font.Kern(&f.buf, last, g, ppem, font.HintingNone); err == nil {
				pen += float64(kern) / 64 * k
			}
		}
		segs, err := f.font.LoadGlyph(&f.buf, g, ppem, nil)
		if err != nil {
			return nil, 0, fmt.Errorf("font: letter %q: %w", r, err)
		}
		at := func(p fixed.Point26_6) (float64, float64) {
			return pen + float64(p.X)/64*k, y + float64(p.Y)/64*k
		}
		for j, seg := range segs {
			x0, y0 := at(seg.Args[0])
			x1, y1 := at(seg.Args[1])
			x2, y2 := at(seg.Args[2])
			switch seg.Op {
			case sfnt.SegmentOpMoveTo:
				if j > 0 {
					out.Close()
				}
				out.MoveTo(x0, y0)
			case sfnt.SegmentOpLineTo:
				out.LineTo(x0, y0)
			case sfnt.SegmentOpQuadTo:
				out.QuadTo(x0, y0, x1, y1)
			case sfnt.SegmentOpCubeTo:
				out.CubeTo(x0, y0, x1, y1, x2, y2)
			}
		}
		if len(segs) > 0 {
			out.Close()
		}
		adv, err := f.font.GlyphAdvance(&f.buf, g, ppem, font.HintingNone)
		if err != nil {
			return nil, 0, fmt.Errorf("font: letter %q: %w", r, err)
		}
		pen += float64(adv)/64*k + track
		last = g
	}
	return out, pen - track - x, nil
}
