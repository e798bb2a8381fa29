package campaign

import "slices"

// The book of names. A named character and a player have a name of the book,
// which is how actions and positions speak of them; people may give another
// one that is shown instead.

// memberIDs are the names of characters: those of the pre-built ones first, in
// the order of the booklet, then those for characters that are built, and these
// again for those who come after them.
var memberIDs = func() []string {
	ids := slices.Clone(bookOfNames[:])
	for _, id := range bookOfNames[prebuiltNames:] {
		ids = append(ids, id+"-ii")
	}
	return ids
}()

// bookOfNames are the names that are not numbered.
var bookOfNames = [...]string{
	"swagger", "karma", "jitters", "tiny", "enigma", "iceheart", "phobia", "null",
	"showtime", "clutch", "crazy-eyes", "smokes", "status", "locket", "f-stop", "stretch",

	"ace", "badger", "birdie", "bishop", "blink", "bolts", "cricket", "dash",
	"domino", "echo", "ember", "fable", "feather", "fidget", "flint", "ghost",
	"gizmo", "halo", "hazard", "hush", "iris", "jackdaw", "jinx", "knuckles",
	"lark", "latch", "lucky", "magpie", "marble", "mercury", "mouse", "nickel",
	"oracle", "pepper", "pixel", "plank", "quill", "raven", "rivet", "rook",
	"sable", "shade", "spark", "spider", "tangent", "tumbler", "velvet", "wisp",

	"alibi", "anchor", "arrow", "ash", "bandit", "baron", "basil", "beacon",
	"bramble", "brick", "bubbles", "candle", "canary", "chalk", "cinder", "cobalt",
	"copper", "crow", "dagger", "dice", "drifter", "dusk", "falcon", "fennel",
	"ferret", "flicker", "fox", "frost", "garnet", "goose", "hatch", "hornet",
	"ivory", "jasper", "juniper", "kestrel", "knot", "lantern", "lemon", "lynx",
	"maple", "mirage", "moth", "mustard", "needle", "nettle", "nimbus", "nutmeg",
	"onyx", "otter", "paper", "pigeon", "puzzle", "quartz", "ribbon", "rumble",
	"saffron", "shuffle", "sixpence", "sparrow", "thimble", "twig", "umbra", "zero",
}

// prebuiltNames is how many names belong to pre-built characters.
const prebuiltNames = 16

// playerIDs are the names of players.
var playerIDs = []string{"ada", "ben", "cleo", "dan", "eve", "finn", "gus", "hana", "ivo", "june", "kit", "lou"}
