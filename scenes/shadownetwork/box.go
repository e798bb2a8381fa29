package shadownetwork

import "safehouse/scenes"

// Box is what stands on the box and lies in its tray, and what its medals show.
var Box = scenes.Box{
	Game: "shadownetwork", Minutes: 75, Weight: 3,
	Groups: []scenes.OptionGroup{
		{Name: "syndicate", Options: []string{"syndicate"}},
		{Name: "house"},
	},
	Tray: []scenes.Well{
		{Wide: 1, Pieces: []string{"city:new-york"}},
		{Wide: 1, Pieces: []string{"city:sydney"}},
		{Wide: 1.2, Pieces: []string{"contract:*2", "contract:*"}},
		{Row: 1, Wide: 1.4, Fills: true, Pieces: []string{"ledger row:yellow row:purple"}},
		{Row: 1, Wide: 1, Pieces: []string{"phone"}},
	},
	Medals: map[string]string{
		"full-table": "people", "professionals": "bot", "masterminds": "crown", "alone": "person", "ruthless": "trophy",
		"no-replies": "volume-off", "hundred": "coins", "landslide": "bars", "one-whisper": "target", "five-files": "copy",
		"big-one": "flag", "no-loose-ends": "check", "top-secret": "lock", "six-lines": "fast", "small-desk": "load",
		"two-of-us": "meeple", "no-strangers": "key", "everywhere": "pin",
	},
}
