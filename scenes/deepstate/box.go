package deepstate

import "safehouse/scenes"

// Box is what stands on the box and lies in its tray, and what its medals show.
var Box = scenes.Box{
	Game: "deepstate", Minutes: 60, Weight: 3,
	Groups: []scenes.OptionGroup{
		{Name: "table", Options: []string{"treaties", "men", "supervisor"}},
		{Name: "hoc", Options: []string{"level"}},
		{Name: "house"},
	},
	Tray: []scenes.Well{
		{Wide: 1.2, Fills: true, Pieces: []string{"project:comintern stage:comintern-1 stage:comintern-5"}},
		{Wide: 1, Pieces: []string{"treaty:*3", "treaty:*2", "treaty:*"}},
		{Row: 1, Wide: 1, Fills: true, Pieces: []string{"seat:*"}},
		{Row: 1, Wide: 1.2, Pieces: []string{"operation:*"}},
	},
	Medals: map[string]string{
		"full-table": "people", "professionals": "bot", "masterminds": "crown", "chairman": "person", "puppet-master": "trophy",
		"landslide": "bars", "one-vote": "target", "domination": "flag", "two-fronts": "copy", "deepest": "arrow-down",
		"no-project": "cross", "clean-hands": "healthy", "night-work": "eye-off", "intervention": "warning", "signatory": "edit",
		"every-walk": "meeple", "tricolor": "palette", "untouched": "lock", "raider": "door-out",
	},
}
