package career

import (
	"math"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/rules/career"
	"safehouse/scenes"
)

// A Place is the career of one game as its desk shows it, for the registry of
// campaigns.
type Place struct {
	Career career.Game
	Sheets []string   // that hold its pictograms, beside the common ones
	Air    sound.Room // heard at the desk

	// Ground paints the wall behind the pictures, once: a map, a city, a floor plan.
	Ground func(c render.Canvas, r render.Rect)
	// Art is the pictogram of an operation by its index, Face that of a rival.
	Art  func(op int) string
	Face func(rival int) string
	// Picture paints an operation by its index in daylight, Portrait a rival, within r;
	// nil for the pictogram before roofs, and for Face.
	Picture  func(c render.Canvas, r render.Rect, op int)
	Portrait func(c render.Canvas, r render.Rect, rival int)
	// Rope is the colour of the string between operations that were played.
	Rope render.Color
	// Way is the colour of the dots where a way is possible; it has to be seen on Ground.
	Way render.Color
	// Frame paints a picture's frame and returns the room for what is in it and for
	// its name; nil for a photograph.
	Frame func(c render.Canvas, r render.Rect, look Look) (picture, name render.Rect)
}

// A Look is how an operation hangs on the wall.
type Look uint8

// Looks.
const (
	Locked Look = iota
	Open
	Running
	Won
	Lost
	Shut
)

// Game is the box that the career lies in.
func (p Place) Game() string { return p.Career.Book().Of.Info().ID }

// ID is that of the career as a game.
func (p Place) ID() string { return p.Career.Info().ID }

// Hub shows a career, the one that was played last where id is "".
func (p Place) Hub(h *scenes.House, id string) scenes.Scene { return newHub(h, p, id) }

// photograph is the frame of pictures where a place has none of its own.
func photograph(c render.Canvas, r render.Rect, look Look) (picture, name render.Rect) {
	c.Shadow(r, 3)
	top, low := render.Hex(0xFBF5E4), render.Hex(0xDCCFAE)
	if look == Locked || look == Shut {
		top, low = render.Hex(0xC9C2AE), render.Hex(0xA39B86)
	}
	c.Round(r, 3, render.Slope(115, top, low))
	c.Pulp(r, 0.8)
	edge := math.Min(r.W, r.H) * 0.055
	high := 0.54
	if look == Locked || look == Lost {
		high = 0.5 // what opens it takes two lines, so does a long name
	}
	picture = render.R(r.X+edge, r.Y+edge, r.W-2*edge, r.H*high)
	return picture, render.R(r.X+edge, picture.Bottom()+2, r.W-2*edge, r.Bottom()-picture.Bottom()-edge)
}

// paintPicture paints an operation as it hangs.
func (p *Place) paintPicture(c render.Canvas, r render.Rect, op int, look Look) {
	if p.Picture == nil {
		paintPicture(c, r, op, p.Art(op), look)
		return
	}
	p.Picture(c, r, op)
	switch look {
	case Won:
		c.Fill(r, render.Solid(render.Hex(0x9A7038).Fade(0.32)))
	case Lost:
		c.Fill(r, render.Solid(render.Hex(0x7C7C78).Fade(0.55)))
	case Locked, Shut:
		c.Fill(r, render.Solid(render.Hex(0x1A1E2A).Fade(0.62)))
	}
	c.Fill(r, render.Slope(120, render.White.Fade(0.16), render.White.Fade(0), render.Black.Fade(0.16)))
}

// paintRival paints who remembers.
func (p *Place) paintRival(c render.Canvas, r render.Rect, rival int) {
	if p.Portrait != nil {
		p.Portrait(c, r, rival)
		return
	}
	c.Fill(r, render.Slope(110, render.Hex(0x3B3A38), render.Hex(0x161514)))
	c.Icon(p.Face(rival), r.Inset(10), cream)
}

// skies are what pictures are painted on, by the number of the operation.
var skies = [][3]uint32{
	{0x2B3A67, 0x8D6A8F, 0xF2B880}, {0x1F4E5F, 0x79A8A9, 0xF4F7C5}, {0x43304F, 0xA05268, 0xF6C39A}, {0x203A43, 0x5C8D89, 0xE8D8A0},
	{0x3B2F63, 0x7C6CAB, 0xF0C7D0}, {0x5A2A27, 0xB5654A, 0xF3D9A4}, {0x1B3022, 0x5E8B5A, 0xE6E0A8}, {0x26334A, 0x5B7C99, 0xD9E4EC},
}

// paintPicture paints an operation: a sky, a sun behind roofs, and its pictogram.
// What was played has turned sepia, what was lost is grey.
func paintPicture(c render.Canvas, r render.Rect, op int, art string, look Look) {
	sky := skies[op%len(skies)]
	tone := func(hex uint32) render.Color {
		col := render.Hex(hex)
		switch look {
		case Won:
			return toned(col, render.Hex(0xB08A55))
		case Lost, Shut:
			return toned(col, render.Hex(0x8A8A86))
		case Locked:
			return toned(col, render.Hex(0x4A4A44)).Darker(0.3)
		}
		return col
	}
	in := c.Clipped(r)
	in.Fill(r, render.Slope(90, tone(sky[0]), tone(sky[1]), tone(sky[2])).Bend(0.6))
	sun := render.Pt(r.X+r.W*(0.3+0.4*noise(op, 1)), r.Y+r.H*(0.42+0.16*noise(op, 2)))
	in.Circle(sun, r.H*0.24, render.Solid(tone(sky[2]).Lighter(0.35).Fade(0.8)))
	x := r.X - 4
	for i := 0; x < r.Right(); i++ { // roofs
		w := r.W * (0.07 + 0.1*noise(op, 10+i))
		h := r.H * (0.12 + 0.3*noise(op, 40+i))
		house := render.R(x, r.Bottom()-h, w, h+2)
		in.Fill(house, render.Solid(tone(sky[0]).Darker(0.45)))
		for j := range 4 {
			if look == Open || look == Running {
				if noise(op, 80+4*i+j) > 0.45 {
					in.Fill(render.R(house.X+w*(0.2+0.4*float64(j%2)), house.Y+h*(0.2+0.3*float64(j/2)), w*0.2, h*0.1), render.Solid(render.Hex(0xFFD98A).Fade(0.85)))
				}
			}
		}
		x += w + 1
	}
	d := r.H * 0.62
	in.Icon(art, render.Around(render.Pt(r.Center().X+2, r.Center().Y+3), d, d), render.Black.Fade(0.5))
	in.Icon(art, render.Around(r.Center(), d, d), tone(0xFFF6DF).Fade(map[bool]float64{true: 1, false: 0.82}[look == Open || look == Running]))
	in.Fill(r, render.Slope(120, render.White.Fade(0.16), render.White.Fade(0), render.Black.Fade(0.16)))
}

// toned is a colour drawn two thirds of the way to a tone of its own lightness.
func toned(c, tone render.Color) render.Color {
	l := c.Luminance()
	return c.Mix(tone.Lighter(min(0.9, l*0.9)).Darker(max(0, 0.35-l)), 0.75)
}

// noise is a number from 0 to 1 that is always the same for the same two numbers.
func noise(a, b int) float64 {
	n := uint32(a)*2654435761 + uint32(b)*40503 + 12345
	n ^= n >> 15
	n *= 2246822519
	n ^= n >> 13
	return float64(n%1000) / 1000
}
