package render

// Themes lists the house and the five games.
var Themes = []*Theme{House, Infiltration, Masters, InTooDeep, DeepState, ShadowNetwork}

// seatDefaults are the seats' colours on dark tables.
var seatDefaults = [Seats]Color{Hex(0x4FC3FF), Hex(0xFF9F43), Hex(0xFF6FAE), Hex(0xF4E04D), Hex(0xB79CFF), Hex(0xF1F5F4)}

// House is the desk: title, settings, results.
var House = &Theme{
	ID: "house", Sheet: "desk",
	Ground: Hex(0x120A06), Field: Hex(0x5E351B), Light: Hex(0xFBF2DA), Accent: Hex(0xFFD79A), Accent2: Hex(0xD5B273),
	Alarm: Hex(0x8E2A22), Ink: Hex(0x231B0E),
	Text: Hex(0xEFE3C8), Second: Hex(0xCDB88A), Disabled: Hex(0x9C8A68), Good: Hex(0x8FD18A), Bad: Hex(0xFF9A86),
	PanelTop: Hex(0x4A3320), PanelMid: Hex(0x2C1D11), PanelLow: Hex(0x1B110A), PanelEdge: Hex(0xC79C5A),
	ButtonTop: Hex(0x6B4A2C), ButtonLow: Hex(0x33210F),
	ConfirmTop: Hex(0xB5443A), ConfirmLow: Hex(0x6B1712), ConfirmInk: Hex(0xFFF3D8),
	Paper: Hex(0xFBF2DA), PaperLow: Hex(0xDCCDA6),
	Focus: Hex(0xFFCE7A), Legal: Hex(0xFFD79A),
	Display: Oswald700, NameFace: Oswald500,
	CardSet: CardSet{
		Face: Hex(0xF6EDD4), FaceLow: Hex(0xD9C9A0), Edge: Hex(0xFFF8E6), EdgeLow: Hex(0x8A744A),
		Band: Hex(0x8E2A22), BandInk: Hex(0xFFF3D8), Field: Hex(0xE9DBB4), FieldLow: Hex(0xC6B485), Emblem: Hex(0x4A2E12),
		Texture: "common/grid", TextureInk: Hex(0x8A7048).Fade(0.25), Ink: Hex(0x231B0E), Rule: Hex(0x000000).Fade(0.14),
	},
	seats: seatDefaults,
}

// Infiltration is the corporate tower at night.
var Infiltration = &Theme{
	ID: "infiltration", Sheet: "infiltration",
	Ground: Hex(0x05080A), Field: Hex(0x16201F), Light: Hex(0xDFF5EA), Accent: Hex(0x4DF0A0), Accent2: Hex(0xFFB23E),
	Alarm: Hex(0xFF4B43), Ink: Hex(0x231B0E),
	Text: Hex(0xDDE7E2), Second: Hex(0xB4C4BE), Disabled: Hex(0x93A6A0), Good: Hex(0x4DF0A0), Bad: Hex(0xFF7A72),
	PanelTop: Hex(0x1B272B), PanelMid: Hex(0x0D1417), PanelLow: Hex(0x090E10), PanelEdge: Hex(0x6A858A),
	ButtonTop: Hex(0x465B62), ButtonLow: Hex(0x182125),
	ConfirmTop: Hex(0xB6FFDC), ConfirmLow: Hex(0x1E9A64), ConfirmInk: Hex(0x04140D),
	Paper: Hex(0xF6EEDA), PaperLow: Hex(0xDDD0B0),
	Focus: Hex(0xFFB23E), Legal: Hex(0xFFB23E),
	Display: Mono700, NameFace: Exo700,
	CardSet: CardSet{
		Face: Hex(0x1D272A), FaceLow: Hex(0x0C1113), Edge: Hex(0x8AA4A9), EdgeLow: Hex(0x0A0F11),
		Band: Hex(0xFFB23E), BandInk: Hex(0x1A0F02), Field: Hex(0x4A3209), FieldLow: Hex(0x0A0D0C), Emblem: Hex(0xFFE2AE),
		Texture: "common/circuit", TextureInk: Hex(0xFFB23E).Fade(0.5), Ink: Hex(0xEAF4F0), Rule: Hex(0x000000).Fade(0.3), Bright: true,
	},
	seats: seatDefaults,
}

// Masters is a blueprint under a torch. Its table is blue, so that no seat is.
var Masters = &Theme{
	ID: "masters", Sheet: "masters",
	Ground: Hex(0x0B2757), Field: Hex(0x1C56A8), Light: Hex(0xFFFFFF), Accent: Hex(0x3F8FE0), Accent2: Hex(0xFFD83A),
	Alarm: Hex(0xFF4B43), Ink: Hex(0x12305C),
	Text: Hex(0xEEF6FF), Second: Hex(0xC3D8F2), Disabled: Hex(0x9DB6D6), Good: Hex(0x5FE39A), Bad: Hex(0xFF8A80),
	PanelTop: Hex(0x24466F), PanelMid: Hex(0x122A4C), PanelLow: Hex(0x0B1C36), PanelEdge: Hex(0x8DB7E6),
	ButtonTop: Hex(0x4C79AE), ButtonLow: Hex(0x1C3A66),
	ConfirmTop: Hex(0xFFE97A), ConfirmLow: Hex(0xD9A908), ConfirmInk: Hex(0x12203A),
	Paper: Hex(0xF6F1DE), PaperLow: Hex(0xE2DBC2),
	Focus: Hex(0xFFFFFF), Legal: Hex(0xFFD21F),
	Display: Oswald700, NameFace: Oswald500,
	CardSet: CardSet{
		Face: Hex(0x2C6CBE), FaceLow: Hex(0x123C80), Edge: Hex(0xDCEBFF), EdgeLow: Hex(0x071C42),
		Band: Hex(0xF4F8FF), BandInk: Hex(0x0C2148), Field: Hex(0x2E74C8), FieldLow: Hex(0x164389), Emblem: Hex(0xFFFFFF),
		Texture: "common/grid", TextureInk: Hex(0xFFFFFF).Fade(0.3), Ink: Hex(0xFFFFFF), Rule: Hex(0x000000).Fade(0.16),
	},
	seats: [Seats]Color{Hex(0xBDA6FF), Hex(0xFF8FB4), Hex(0x4FE0A4), Hex(0xFFFFFF), Hex(0xFFA24A), Hex(0xC8F04A)},
}

// InTooDeep is neon on wet concrete.
var InTooDeep = &Theme{
	ID: "intoodeep", Sheet: "intoodeep",
	Ground: Hex(0x0B0922), Field: Hex(0x201A55), Light: Hex(0xF1EDFF), Accent: Hex(0xFF3FB4), Accent2: Hex(0x2BE4FF),
	Alarm: Hex(0xFFB14A), Ink: Hex(0x140E33),
	Text: Hex(0xE9E4FF), Second: Hex(0xBDB4E6), Disabled: Hex(0x9A91C6), Good: Hex(0x2FE08A), Bad: Hex(0xFF6F8C),
	PanelTop: Hex(0x2E2678), PanelMid: Hex(0x1A1450), PanelLow: Hex(0x110C38), PanelEdge: Hex(0x5B52B8),
	ButtonTop: Hex(0x4A40A8), ButtonLow: Hex(0x1F1860),
	ConfirmTop: Hex(0xB8F7FF), ConfirmLow: Hex(0x0E8FB4), ConfirmInk: Hex(0x06182A),
	Paper: Hex(0xEDE6FF), PaperLow: Hex(0xC9BFEA),
	Focus: Hex(0xFFFFFF), Legal: Hex(0xFFF38A),
	Display: ExoItalic800, NameFace: ExoItalic800,
	CardSet: CardSet{
		Face: Hex(0x2A1F66), FaceLow: Hex(0x140D3C), Edge: Hex(0x2BE4FF), EdgeLow: Hex(0x0A0724),
		Band: Hex(0x17125A), BandInk: Hex(0x9BF1FF), Field: Hex(0x40146A), FieldLow: Hex(0x120A34), Emblem: Hex(0xFFC4E8),
		Texture: "common/scan", TextureInk: Hex(0x000000).Fade(0.3), Ink: Hex(0xF1EDFF), Rule: Hex(0x000000).Fade(0.22), Bright: true,
	},
	seats: [Seats]Color{Hex(0x27E0D0), Hex(0xFFB52E), Hex(0xFF5BD0), Hex(0xB8F04A), Hex(0xA98BFF), Hex(0xF1F5F4)},
}

// DeepState is a committee room of the cold war.
var DeepState = &Theme{
	ID: "deepstate", Sheet: "deepstate",
	Ground: Hex(0x33070F), Field: Hex(0x6A1420), Light: Hex(0xF5EACB), Accent: Hex(0xD2A24A), Accent2: Hex(0x1A5540),
	Alarm: Hex(0xD8433A), Ink: Hex(0x2B1C0E),
	Text: Hex(0xF5EACB), Second: Hex(0xDCC69A), Disabled: Hex(0xB49A78), Good: Hex(0x8FD3A4), Bad: Hex(0xFF9C8C),
	PanelTop: Hex(0x5A1A22), PanelMid: Hex(0x3A0C14), PanelLow: Hex(0x25060C), PanelEdge: Hex(0xD2A24A),
	ButtonTop: Hex(0x86323A), ButtonLow: Hex(0x440E16),
	ConfirmTop: Hex(0xF6E2A6), ConfirmLow: Hex(0xA87A2A), ConfirmInk: Hex(0x2B1C0E),
	Paper: Hex(0xF5EACB), PaperLow: Hex(0xDCC99A),
	Focus: Hex(0xFFE9A8), Legal: Hex(0xF2C85C),
	Display: Playfair800, NameFace: Playfair800,
	CardSet: CardSet{
		Face: Hex(0xF3E7C6), FaceLow: Hex(0xD8C596), Edge: Hex(0xFFF7DF), EdgeLow: Hex(0x6B4A1E),
		Band: Hex(0x1A5540), BandInk: Hex(0xF6E9C4), Field: Hex(0xEADBB0), FieldLow: Hex(0xCDB984), Emblem: Hex(0x1A5540),
		Texture: "common/guilloche", TextureInk: Hex(0xA9873F).Fade(0.8), Rosette: true, Ink: Hex(0x2B1C0E), Rule: Hex(0x5A4420).Fade(0.26),
	},
	seats: [Seats]Color{Hex(0xF4D04D), Hex(0x6FD08A), Hex(0x6FB8F0), Hex(0xFF7A6B), Hex(0xE9E2F5), Hex(0xFFB070)},
}

// ShadowNetwork is a pinned map with stamps and string. Its table is light, its seats are dark.
var ShadowNetwork = &Theme{
	ID: "shadownetwork", Sheet: "shadownetwork",
	Ground: Hex(0xA88750), Field: Hex(0x6C7448), Light: Hex(0xF4E6BE), Accent: Hex(0xB3231F), Accent2: Hex(0x3A7CC8),
	Alarm: Hex(0xB3231F), Ink: Hex(0x221C10),
	Text: Hex(0xF4E9CC), Second: Hex(0xDCCB9C), Disabled: Hex(0xB5A67C), Good: Hex(0x9BD08A), Bad: Hex(0xFF9A86),
	PanelTop: Hex(0x54492E), PanelMid: Hex(0x3A311C), PanelLow: Hex(0x292212), PanelEdge: Hex(0xCDB57A),
	ButtonTop: Hex(0x7C8256), ButtonLow: Hex(0x3E4426),
	ConfirmTop: Hex(0xF2DFAE), ConfirmLow: Hex(0xB8954E), ConfirmInk: Hex(0x221C10),
	Paper: Hex(0xF4E6BE), PaperLow: Hex(0xD8C28A),
	Focus: Hex(0xFFF6D8), Legal: Hex(0xFFE27A),
	Display: Elite400, NameFace: Elite400,
	CardSet: CardSet{
		Face: Hex(0xF0DFB0), FaceLow: Hex(0xD3BB80), Edge: Hex(0xFFF3D2), EdgeLow: Hex(0x6E5A2E),
		Band: Hex(0xDCC487), BandInk: Hex(0x221C10), Field: Hex(0xB9C09A), FieldLow: Hex(0x8F9A6E), Emblem: Hex(0x3A3418),
		Texture: "common/map", TextureInk: Hex(0x4C4A2C).Fade(0.35), Ink: Hex(0x221C10), Rule: Hex(0x4A3A18).Fade(0.3),
	},
	seats: [Seats]Color{Hex(0xC8432C), Hex(0x4A4A52), Hex(0xFDF6E2), Hex(0x8A5A30), Hex(0x5E9A9C), Hex(0x1E1C18)},
}
