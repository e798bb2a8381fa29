package deepstate

import "safehouse/render"

// theme is a committee room of the cold war.
var theme = render.Register(&render.Theme{
	ID: "deepstate", Sheet: "deepstate",
	Ground: render.Hex(0x33070F), Field: render.Hex(0x6A1420), Light: render.Hex(0xF5EACB), Accent: render.Hex(0xD2A24A), Accent2: render.Hex(0x1A5540),
	Alarm: render.Hex(0xD8433A), Ink: render.Hex(0x2B1C0E),
	Text: render.Hex(0xF5EACB), Second: render.Hex(0xDCC69A), Disabled: render.Hex(0xB49A78), Good: render.Hex(0x8FD3A4), Bad: render.Hex(0xFF9C8C),
	PanelTop: render.Hex(0x5A1A22), PanelMid: render.Hex(0x3A0C14), PanelLow: render.Hex(0x25060C), PanelEdge: render.Hex(0xD2A24A),
	ButtonTop: render.Hex(0x86323A), ButtonLow: render.Hex(0x440E16),
	ConfirmTop: render.Hex(0xF6E2A6), ConfirmLow: render.Hex(0xA87A2A), ConfirmInk: render.Hex(0x2B1C0E),
	Paper: render.Hex(0xF5EACB), PaperLow: render.Hex(0xDCC99A),
	Focus: render.Hex(0xFFE9A8), Legal: render.Hex(0xF2C85C),
	Box:     render.Hex(0x6A1420),
	Display: render.Playfair800, NameFace: render.Playfair800,
	CardSet: render.CardSet{
		Face: render.Hex(0xF3E7C6), FaceLow: render.Hex(0xD8C596), Edge: render.Hex(0xFFF7DF), EdgeLow: render.Hex(0x6B4A1E),
		Band: render.Hex(0x1A5540), BandInk: render.Hex(0xF6E9C4), Field: render.Hex(0xEADBB0), FieldLow: render.Hex(0xCDB984), Emblem: render.Hex(0x1A5540),
		Texture: "common/guilloche", TextureInk: render.Hex(0xA9873F).Fade(0.8), Rosette: true, Ink: render.Hex(0x2B1C0E), Rule: render.Hex(0x5A4420).Fade(0.26),
	},
	SeatColors: [render.Seats]render.Color{render.Hex(0xF4D04D), render.Hex(0x6FD08A), render.Hex(0x6FB8F0), render.Hex(0xFF7A6B), render.Hex(0xE9E2F5), render.Hex(0xFFB070)},
})
