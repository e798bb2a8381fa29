package infiltration

import "safehouse/render"

// theme is the corporate tower at night.
var theme = render.Register(&render.Theme{
	ID: "infiltration", Sheet: "infiltration",
	Ground: render.Hex(0x05080A), Field: render.Hex(0x16201F), Light: render.Hex(0xDFF5EA), Accent: render.Hex(0x4DF0A0), Accent2: render.Hex(0xFFB23E),
	Alarm: render.Hex(0xFF4B43), Ink: render.Hex(0x231B0E),
	Text: render.Hex(0xDDE7E2), Second: render.Hex(0xB4C4BE), Disabled: render.Hex(0x93A6A0), Good: render.Hex(0x4DF0A0), Bad: render.Hex(0xFF7A72),
	PanelTop: render.Hex(0x1B272B), PanelMid: render.Hex(0x0D1417), PanelLow: render.Hex(0x090E10), PanelEdge: render.Hex(0x6A858A),
	ButtonTop: render.Hex(0x465B62), ButtonLow: render.Hex(0x182125),
	ConfirmTop: render.Hex(0xB6FFDC), ConfirmMid: render.Hex(0x4DF0A0), ConfirmLow: render.Hex(0x1E9A64), ConfirmInk: render.Hex(0x04140D),
	Paper: render.Hex(0xF6EEDA), PaperLow: render.Hex(0xDDD0B0),
	Focus: render.Hex(0xFFB23E), Legal: render.Hex(0xFFB23E),
	Box:     render.Hex(0x0D2A22),
	Display: render.Mono700, NameFace: render.Exo700,
	CardSet: render.CardSet{
		Face: render.Hex(0x1D272A), FaceLow: render.Hex(0x0C1113), Edge: render.Hex(0x8AA4A9), EdgeLow: render.Hex(0x0A0F11),
		Band: render.Hex(0xFFB23E), BandInk: render.Hex(0x1A0F02), Field: render.Hex(0x4A3209), FieldLow: render.Hex(0x0A0D0C), Emblem: render.Hex(0xFFE2AE),
		Texture: "common/circuit", TextureInk: render.Hex(0xFFB23E).Fade(0.5), Ink: render.Hex(0xEAF4F0), Rule: render.Hex(0x000000).Fade(0.3), Bright: true,
	},
})
