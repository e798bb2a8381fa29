package render

// Style is how a text looks. Sizes are points at 1920x1080 and 100 %.
type Style struct {
	Face  Face
	Size  float64 // pt
	Lead  float64 // distance of lines, pt; 0 means 1.25 of the size
	Floor float64 // smallest size in device pixels, whatever the window; 0 means none
	Track float64 // extra room between letters, pt
	Color Color
	Theme *Theme  // gives marks in the text their colours; nil means the house
	Glow  Color   // if not clear, light of this colour around the letters
	Signs float64 // size of pictograms in the text relative to its letters; 0 means 1
}

// In is the style in another colour.
func (s Style) In(c Color) Style {
	s.Color = c
	return s
}

// Sized is the style in another size; the distance of lines keeps its proportion.
func (s Style) Sized(pt float64) Style {
	if s.Lead > 0 && s.Size > 0 {
		s.Lead *= pt / s.Size
	}
	s.Size = pt
	return s
}

// With is the style in another face.
func (s Style) With(f Face) Style {
	s.Face = f
	return s
}

// Tracked is the style with extra room between letters, in points.
func (s Style) Tracked(pt float64) Style {
	s.Track = pt
	return s
}

// Signed is the style with pictograms f times as large as usual.
func (s Style) Signed(f float64) Style {
	s.Signs = f
	return s
}

// Free is the style without its floor: for text that is part of a picture and may become small.
func (s Style) Free() Style {
	s.Floor = 0
	return s
}

// Lit is the style with a glow around its letters.
func (s Style) Lit(c Color) Style {
	s.Glow = c
	return s
}

// BodyFloor is the size in device pixels below which reading text never falls.
const BodyFloor = 18

// CaptionFloor is the same for names on cards, rooms and plates of the board, which a tip shows at reading size.
const CaptionFloor = 14

// KeyFloor is the same for key caps, the smallest text.
const KeyFloor = 13

// lowered is the part of the floors that holds at a scale: in windows of less than 960 x 540 there is no room for more
// words, so letters may become smaller, by a third at most.
func lowered(scale float64) float64 { return min(max(2*scale, 2.0/3), 1) }

// px is the size in device pixels at a scale where a part of the floor holds.
func (s *Style) px(scale, low float64) float64 {
	return max(s.Size*scale, s.Floor*low)
}

// lead is the distance of lines in device pixels.
func (s *Style) lead(scale, low float64) float64 {
	l := s.Lead
	if l == 0 {
		l = s.Size * 1.25
	}
	return l / s.Size * s.px(scale, low)
}

// Align says where a text stands in its box.
type Align uint8

// The alignments; one of each row can be combined with |.
const (
	Left   Align = 0
	Center Align = 1
	Right  Align = 2

	Top    Align = 0
	Middle Align = 4
	Bottom Align = 8
)

func (a Align) across() float64 { return float64(a&3) / 2 }
func (a Align) down() float64   { return float64(a>>2&3) / 2 }
