package masters

import "safehouse/scenes"

// stockSigns are the pictograms of what the game counts, by the ID of a stock.
var stockSigns = scenes.Signs{
	"noise":   "{icon:masters/noise}",
	"cracks":  "{icon:masters/safe}",
	"guards":  "{icon:masters/guard}",
	"locks":   "{icon:masters/lock}",
	"cameras": "{icon:masters/camera}",
	"unknown": "{icon:unknown}",
	"loot":    "{icon:masters/sub/loot}",
	"items":   "{icon:masters/item}",
	"cash":    "{icon:masters/cash}",
	"team":    "{icon:people}{icon:masters/cash}",
	"ideas":   "{icon:masters/idea}",
	"moves":   "{icon:masters/move}",
}
