package masters

import "safehouse/scenes"

// Box is what stands on the box and lies in its tray, and what its medals show.
var Box = scenes.Box{
	Game: "masters", Minutes: 75, Weight: 3,
	Groups: []scenes.OptionGroup{
		{Name: "job", Options: []string{"heist", "inside", "cash"}},
		{Name: "crew", Options: []string{"prebuilt", "level"}},
		{Name: "fixers", Options: []string{"fixers"}},
	},
	Tray: []scenes.Well{
		{Wide: 1.7, Fills: true, Pieces: []string{"hex:e3 hex:f3 hex:e4 hex:f4 hex:e5 hex:d4"}},
		{Wide: 1, Pieces: []string{"deck:2", "deck:1", "deck:0"}},
		{Row: 1, Wide: 1, Fills: true, Pieces: []string{"panel"}},
		{Row: 1, Wide: 1.1, Pieces: []string{"job"}},
	},
	Medals: map[string]string{
		"clean-getaway": "check", "one-came-back": "person", "big-league": "trophy", "no-witness": "eye-off", "beginners": "dice",
		"three-hands": "people", "pin-drop": "volume-off", "whisper": "volume", "not-our-day-off": "pause", "out-of-ideas": "hint",
		"in-and-out": "fast", "own-account": "meeple", "fortune": "coins", "jewel-case": "star", "sure-thing": "target",
		"break-out": "unlock", "final-score": "crown",
	},
}
