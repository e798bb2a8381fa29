package render

import "strconv"

// Theme is the look of one game, or of the house: palette, faces, textures.
type Theme struct {
	ID    string // "house", or the id of the game
	Sheet string // its sprite sheet

	// The palette.
	Ground  Color // the table
	Field   Color // what lies on it
	Light   Color // the brightest surface or letters
	Accent  Color
	Accent2 Color
	Alarm   Color
	Ink     Color // letters on paper and on light fields

	// Letters on the table's dark surfaces.
	Text     Color
	Second   Color // second rank
	Disabled Color
	Good     Color
	Bad      Color

	// Panels and buttons.
	PanelTop, PanelMid, PanelLow Color // slope of a panel's face
	PanelEdge                    Color // its lit edge
	ButtonTop, ButtonLow         Color
	ConfirmTop, ConfirmLow       Color
	ConfirmMid                   Color // none: between both
	ConfirmInk                   Color
	Paper, PaperLow              Color // tooltips, notes

	Focus Color // the focus ring: always the brightest line on the screen
	Legal Color // brackets and outlines of what can be chosen

	Box Color // the cardboard of the game's box

	Display  Face // the game's display face
	NameFace Face // card names
	CardSet  CardSet

	SeatColors [Seats]Color // none: those of dark tables
}

// CardSet is how a game's cards look.
type CardSet struct {
	Face, FaceLow   Color // slope of the card's body
	Edge, EdgeLow   Color // lit and dark border
	Band, BandInk   Color // title band unless the card says otherwise
	Field, FieldLow Color // behind the emblem
	Emblem          Color
	Texture         string // sprite that repeats on the field
	TextureInk      Color
	Rosette         bool  // one engraved rosette behind the emblem instead of the texture
	Ink             Color // text on the card
	Rule            Color // the strip of rule icons
	Back, BackInk   Color // ground and lines of the back; none: the theme's ground and accent
	Bright          bool  // emblem throws a glow instead of a shadow

	// Backdrop paints what stands behind the emblem in the light of a card, if there is something; cut is limited to r.
	Backdrop func(cut Canvas, r Rect, glow Color)
}

// Seats is the largest number of seats of any game.
const Seats = 6

// Vision is an eye for which the seats' colours are chosen.
type Vision uint8

// The eyes.
const (
	FullVision Vision = iota
	Deuteranopia
	Protanopia
	Tritanopia
	HighContrast // one that needs more between light and dark, in letters, frames and marks too: see contrast.go
)

// visionSeats are seat colours that stay apart for eyes that miss one colour, by lightness and by what hue is left. The
// first set is for the missing of red or green (deuteranopia, protanopia), the second for the missing of blue. In high contrast every
// seat stands off dark surfaces, and black letters off every seat.
var visionSeats = map[Vision][Seats]Color{
	Deuteranopia: {Hex(0x56B4E9), Hex(0xE69F00), Hex(0xF0E442), Hex(0x0072B2), Hex(0xF7F7F7), Hex(0x9A5A2E)},
	Protanopia:   {Hex(0x56B4E9), Hex(0xE6A817), Hex(0xFFF27A), Hex(0x2A6FDB), Hex(0xFFFFFF), Hex(0xA8742B)},
	HighContrast: {Hex(0x62C8FF), Hex(0xFFA020), Hex(0xFFF04A), Hex(0x5BE68C), Hex(0xFF9AD8), Hex(0xFFFFFF)},
	Tritanopia:   {Hex(0x2EC4B6), Hex(0xFF5A5F), Hex(0xFFFFFF), Hex(0xFFA6C1), Hex(0x0A9396), Hex(0xB23A48)},
}

// SetVision chooses seat colours for an eye, for all themes at once; everything drawn is stale after it.
func (k *Kit) SetVision(v Vision) {
	if k.vision != v {
		k.vision = v
		k.changed()
	}
}

// Vision is the eye that the seats' colours are chosen for.
func (k *Kit) Vision() Vision { return k.vision }

// Seat is the colour of a seat (from 0) in a theme, for the eyes that are set.
func (k *Kit) Seat(t *Theme, seat int) Color {
	k.SeatsAsked++
	seat = ((seat % Seats) + Seats) % Seats
	if set, ok := visionSeats[k.vision]; ok {
		return set[seat]
	}
	if set := t.orHouse().SeatColors; set[seat].A != 0 {
		return set[seat]
	}
	return seatDefaults[seat]
}

// orHouse is the theme, or the house's when there is none.
func (t *Theme) orHouse() *Theme {
	if t == nil {
		return House
	}
	return t
}

// Named gives a colour by the name that marks in texts use: text, second, disabled, light, ink, accent, accent2, alarm,
// good, bad, focus, or #rrggbb.
func (t *Theme) Named(name string) (Color, bool) {
	if len(name) == 7 && name[0] == '#' {
		v, err := strconv.ParseUint(name[1:], 16, 32)
		return Hex(uint32(v)), err == nil
	}
	switch name {
	case "text":
		return t.Text, true
	case "second":
		return t.Second, true
	case "disabled":
		return t.Disabled, true
	case "light":
		return t.Light, true
	case "ink":
		return t.Ink, true
	case "accent":
		return t.Accent, true
	case "accent2":
		return t.Accent2, true
	case "alarm":
		return t.Alarm, true
	case "good":
		return t.Good, true
	case "bad":
		return t.Bad, true
	case "focus":
		return t.Focus, true
	case "legal":
		return t.Legal, true
	}
	return Color{}, false
}

// Legible is a named colour of the palette as letters take it: made lighter on the theme's dark surfaces, or darker on
// its paper, until it reads well. Colours given as #rrggbb stay as they are.
func (t *Theme) Legible(name string, onPaper bool) (Color, bool) {
	c, ok := t.Named(name)
	if !ok || name[0] == '#' {
		return c, ok
	}
	ground, to := t.PanelTop, White
	if onPaper {
		ground, to = t.PaperLow, Black
	}
	for i := 0; i < 20 && Contrast(c, ground) < 4.5; i++ {
		c = c.Mix(to, 0.1)
	}
	return c, true
}

// Title is the style of a game's or the house's name.
func (t *Theme) Title() Style {
	return Style{Face: t.Display, Size: 40, Lead: 46, Color: t.Light, Theme: t, Track: 1}
}

// Heading is the style of prompts and headings.
func (t *Theme) Heading() Style {
	return Style{Face: Exo700, Size: 28, Lead: 34, Floor: 20, Color: t.Light, Theme: t}
}

// Name is the style of a card's name.
func (t *Theme) Name() Style {
	return Style{Face: t.NameFace, Size: 22, Lead: 24, Floor: BodyFloor, Color: t.Light, Theme: t}
}

// Body is the style of reading text.
func (t *Theme) Body() Style {
	return Style{Face: Sans400, Size: 18, Lead: 23, Floor: BodyFloor, Color: t.Text, Theme: t}
}

// Strong is reading text with weight.
func (t *Theme) Strong() Style {
	s := t.Body()
	s.Face = Sans600
	return s
}

// Dim is reading text of second rank.
func (t *Theme) Dim() Style { return t.Body().In(t.Second) }

// Label is the style of small headings of panels: spread capitals.
func (t *Theme) Label() Style {
	return Style{Face: Exo600, Size: 18, Lead: 22, Floor: BodyFloor, Track: 2.5, Color: t.Second, Theme: t}
}

// Button is the style on buttons.
func (t *Theme) Button() Style {
	return Style{Face: Exo600, Size: 20, Lead: 24, Floor: BodyFloor, Color: t.Text, Theme: t}
}

// Number is the style of figures.
func (t *Theme) Number() Style {
	return Style{Face: Mono700, Size: 22, Lead: 26, Floor: BodyFloor, Color: t.Light, Theme: t}
}

// Key is the style of key caps, smaller than reading text.
func (t *Theme) Key() Style {
	return Style{Face: Mono600, Size: 16, Lead: 20, Floor: KeyFloor, Color: t.Second, Theme: t}
}

// Note is the style of typewriter notes on paper.
func (t *Theme) Note() Style {
	return Style{Face: Elite400, Size: 20, Lead: 26, Floor: BodyFloor, Color: t.Ink, Theme: t}
}
