package shadownetwork

import "safehouse/render"

// theme is a pinned map with stamps and string. Its table is light, its seats are dark.
var theme = render.Register(&render.Theme{
	ID: "shadownetwork", Sheet: "shadownetwork",
	Ground: render.Hex(0xA88750), Field: render.Hex(0x6C7448), Light: render.Hex(0xF4E6BE), Accent: render.Hex(0xB3231F), Accent2: render.Hex(0x3A7CC8),
	Alarm: render.Hex(0xB3231F), Ink: render.Hex(0x221C10),
	Text: render.Hex(0xF4E9CC), Second: render.Hex(0xDCCB9C), Disabled: render.Hex(0xB5A67C), Good: render.Hex(0x9BD08A), Bad: render.Hex(0xFF9A86),
	PanelTop: render.Hex(0x54492E), PanelMid: render.Hex(0x3A311C), PanelLow: render.Hex(0x292212), PanelEdge: render.Hex(0xCDB57A),
	ButtonTop: render.Hex(0x7C8256), ButtonLow: render.Hex(0x3E4426),
	ConfirmTop: render.Hex(0xF2DFAE), ConfirmLow: render.Hex(0xB8954E), ConfirmInk: render.Hex(0x221C10),
	Paper: render.Hex(0xF4E6BE), PaperLow: render.Hex(0xD8C28A),
	Focus: render.Hex(0xFFF6D8), Legal: render.Hex(0xFFE27A),
	Box:     render.Hex(0xA88750),
	Display: render.Elite400, NameFace: render.Elite400,
	CardSet: render.CardSet{
		Face: render.Hex(0xF0DFB0), FaceLow: render.Hex(0xD3BB80), Edge: render.Hex(0xFFF3D2), EdgeLow: render.Hex(0x6E5A2E),
		Band: render.Hex(0xDCC487), BandInk: render.Hex(0x221C10), Field: render.Hex(0xB9C09A), FieldLow: render.Hex(0x8F9A6E), Emblem: render.Hex(0x3A3418),
		Texture: "common/map", TextureInk: render.Hex(0x4C4A2C).Fade(0.35), Ink: render.Hex(0x221C10), Rule: render.Hex(0x4A3A18).Fade(0.3),
		Back: render.Hex(0x2E3018), BackInk: render.Hex(0xF4E6BE),
	},
	SeatColors: [render.Seats]render.Color{render.Hex(0xC8432C), render.Hex(0x4A4A52), render.Hex(0xFDF6E2), render.Hex(0x8A5A30), render.Hex(0x5E9A9C), render.Hex(0x1E1C18)},
})
