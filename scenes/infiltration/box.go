package infiltration

import "safehouse/scenes"

// Box is what stands on the box and lies in its tray, and what its medals show.
var Box = scenes.Box{
	Game: "infiltration", Minutes: 35, Weight: 2,
	Groups: []scenes.OptionGroup{
		{Name: "tower", Options: []string{"labyrinth", "scattered", "alarm"}},
		{Name: "crew", Options: []string{"specialists", "draft", "pair"}},
		{Name: "goal", Options: []string{"extraction", "goal"}},
		{Name: "house", Options: []string{"proximity", "rounds", "items", "kit", "purse", "rivals-purse", "wounded"}}, // and what the first seat alone has
	},
	Tray: []scenes.Well{
		{Wide: 1, Pieces: []string{"place:8"}},
		{Wide: 1, Pieces: []string{"place:1"}},
		{Wide: 1.25, Pieces: []string{"card:retreat", "card:download", "card:advance"}},
		{Row: 1, Wide: 1, Fills: true, Pieces: []string{"dial:proximity"}},
		{Row: 1, Wide: 1, Pieces: []string{"seat:*2", "seat:*"}},
	},
	Medals: map[string]string{
		"full-tower": "people", "professionals": "bot", "masterminds": "crown", "heavy": "coins", "landslide": "bars",
		"one-zettabyte": "target", "last-lift": "clock", "the-only-one": "person", "not-a-scratch": "healthy", "limping": "wound",
		"blackmail": "clip", "prototypes": "copy", "deepest": "arrow-down", "secret-room": "key", "bare-hands": "meeple",
		"all-the-bells": "warning",
	},
}
