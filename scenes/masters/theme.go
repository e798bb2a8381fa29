package masters

import "safehouse/render"

// theme is a blueprint under a torch. Its table is blue, so that no seat is.
var theme = render.Register(&render.Theme{
	ID: "masters", Sheet: "masters",
	Ground: render.Hex(0x0B2757), Field: render.Hex(0x1C56A8), Light: render.Hex(0xFFFFFF), Accent: render.Hex(0x3F8FE0), Accent2: render.Hex(0xFFD83A),
	Alarm: render.Hex(0xFF4B43), Ink: render.Hex(0x12305C),
	Text: render.Hex(0xEEF6FF), Second: render.Hex(0xC3D8F2), Disabled: render.Hex(0x9DB6D6), Good: render.Hex(0x5FE39A), Bad: render.Hex(0xFF8A80),
	PanelTop: render.Hex(0x24466F), PanelMid: render.Hex(0x122A4C), PanelLow: render.Hex(0x0B1C36), PanelEdge: render.Hex(0x8DB7E6),
	ButtonTop: render.Hex(0x4C79AE), ButtonLow: render.Hex(0x1C3A66),
	ConfirmTop: render.Hex(0xFFE97A), ConfirmLow: render.Hex(0xD9A908), ConfirmInk: render.Hex(0x12203A),
	Paper: render.Hex(0xF6F1DE), PaperLow: render.Hex(0xE2DBC2),
	Focus: render.Hex(0xFFFFFF), Legal: render.Hex(0xFFD21F),
	Box:     render.Hex(0x1C56A8),
	Display: render.Oswald700, NameFace: render.Oswald500,
	CardSet: render.CardSet{
		Face: render.Hex(0x2C6CBE), FaceLow: render.Hex(0x123C80), Edge: render.Hex(0xDCEBFF), EdgeLow: render.Hex(0x071C42),
		Band: render.Hex(0xF4F8FF), BandInk: render.Hex(0x0C2148), Field: render.Hex(0x2E74C8), FieldLow: render.Hex(0x164389), Emblem: render.Hex(0xFFFFFF),
		Texture: "common/grid", TextureInk: render.Hex(0xFFFFFF).Fade(0.3), Ink: render.Hex(0xFFFFFF), Rule: render.Hex(0x000000).Fade(0.16),
		BackInk: render.Hex(0xFFFFFF),
	},
	SeatColors: [render.Seats]render.Color{render.Hex(0xBDA6FF), render.Hex(0xFF8FB4), render.Hex(0x4FE0A4), render.Hex(0xFFFFFF), render.Hex(0xFFA24A), render.Hex(0xC8F04A)},
})
