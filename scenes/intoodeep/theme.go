package intoodeep

import "safehouse/render"

// theme is neon on wet concrete.
var theme = render.Register(&render.Theme{
	ID: "intoodeep", Sheet: "intoodeep",
	Ground: render.Hex(0x0B0922), Field: render.Hex(0x201A55), Light: render.Hex(0xF1EDFF), Accent: render.Hex(0xFF3FB4), Accent2: render.Hex(0x2BE4FF),
	Alarm: render.Hex(0xFFB14A), Ink: render.Hex(0x140E33),
	Text: render.Hex(0xE9E4FF), Second: render.Hex(0xBDB4E6), Disabled: render.Hex(0x9A91C6), Good: render.Hex(0x2FE08A), Bad: render.Hex(0xFF6F8C),
	PanelTop: render.Hex(0x2E2678), PanelMid: render.Hex(0x1A1450), PanelLow: render.Hex(0x110C38), PanelEdge: render.Hex(0x5B52B8),
	ButtonTop: render.Hex(0x4A40A8), ButtonLow: render.Hex(0x1F1860),
	ConfirmTop: render.Hex(0xB8F7FF), ConfirmLow: render.Hex(0x0E8FB4), ConfirmInk: render.Hex(0x06182A),
	Paper: render.Hex(0xEDE6FF), PaperLow: render.Hex(0xC9BFEA),
	Focus: render.Hex(0xFFFFFF), Legal: render.Hex(0xFFF38A),
	Box:     render.Hex(0x2A1570),
	Display: render.ExoItalic800, NameFace: render.ExoItalic800,
	CardSet: render.CardSet{
		Face: render.Hex(0x2A1F66), FaceLow: render.Hex(0x140D3C), Edge: render.Hex(0x2BE4FF), EdgeLow: render.Hex(0x0A0724),
		Band: render.Hex(0x17125A), BandInk: render.Hex(0x9BF1FF), Field: render.Hex(0x40146A), FieldLow: render.Hex(0x120A34), Emblem: render.Hex(0xFFC4E8),
		Texture: "common/scan", TextureInk: render.Hex(0x000000).Fade(0.3), Ink: render.Hex(0xF1EDFF), Rule: render.Hex(0x000000).Fade(0.22), Bright: true, Backdrop: skyline,
	},
	SeatColors: [render.Seats]render.Color{render.Hex(0x27E0D0), render.Hex(0xFFB52E), render.Hex(0xFF5BD0), render.Hex(0xB8F04A), render.Hex(0xA98BFF), render.Hex(0xF1F5F4)},
})

// skyline is the night city behind the emblems of cards.
func skyline(cut render.Canvas, r render.Rect, glow render.Color) {
	x := r.X
	for i := 0; x < r.Right(); i++ {
		h := uint32(i+3) * 2654435761
		w := 12 + float64(h>>8%17)
		top := r.Bottom() - r.H*(0.2+float64(h>>16%40)/100)
		cut.Fill(render.R(x, top, w, r.Bottom()-top), render.Slope(180, render.Hex(0x120C34), render.Hex(0x070517)))
		cut.Fill(render.R(x, top, 1.5, r.Bottom()-top), render.Slope(180, glow.Fade(0.5), glow.Fade(0)))
		for j := range 6 {
			g := h>>uint(j) ^ uint32(j)*977
			if g%3 == 0 {
				cut.Fill(render.R(x+3+float64(g%7), top+6+float64(j)*8, 2.4, 3.4), render.Solid([3]render.Color{render.Hex(0xFFB14A), render.Hex(0x2BE4FF), render.Hex(0xFF3FB4)}[g>>4%3].Fade(0.8)))
			}
		}
		x += w + float64(h>>24%6)
	}
}
