package render

import "slices"

// themes are the house's and those that games have registered.
var themes = []*Theme{House}

// Register makes the theme of a game known. A game calls it once, while its package starts.
func Register(t *Theme) *Theme {
	themes = append(themes, t)
	return t
}

// Themes lists the house's theme and those of all games that are linked.
func Themes() []*Theme { return slices.Clone(themes) }

// ByID gives a theme by the id of its game; an unknown id gives the house.
func ByID(id string) *Theme {
	for _, t := range themes {
		if t.ID == id {
			return t
		}
	}
	return House
}

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
}
