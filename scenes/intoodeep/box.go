package intoodeep

import "safehouse/scenes"

// Box is what stands on the box and lies in its tray, and what its medals show.
var Box = scenes.Box{
	Game: "intoodeep", Minutes: 100, Weight: 4,
	Groups: []scenes.OptionGroup{
		{Name: "echo", Options: []string{"echo", "difficulty"}},
		{Name: "stories", Options: []string{"storylines"}},
		{Name: "criminals", Options: []string{"disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic", "persuader", "scourge", "smuggler", "sprinter"}},
		{Name: "house"},
	},
	Tray: []scenes.Well{
		{Wide: 1, Fills: true, Pieces: []string{"zone:parish"}},
		{Wide: 1, Pieces: []string{"crime:*"}},
		{Row: 1, Wide: 1.4, Fills: true, Pieces: []string{"zone:ion-heights"}},
		{Row: 1, Wide: 1, Pieces: []string{"criminal:*", "criminal:*2", "criminal:*3"}},
	},
	Medals: map[string]string{
		"promoted": "crown", "bruised": "wound", "feedback": "bot", "professionals": "people", "landslide": "bars",
		"by-a-hair": "target", "two-hundred": "coins", "sigils": "copy", "gallery": "person", "clean-hands": "healthy",
		"every-mind": "meeple", "two-finales": "flag", "one-line": "log", "restrained": "lock", "reckless": "warning",
		"no-powers": "door-out",
	},
}
