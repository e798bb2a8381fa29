// Package guide is the guided first game of In Too Deep: two turns against Echo in
// a stated position late in Chapter 1, one crime Restrained and one Reckless, and
// the end of the Chapter. Its sentences stand in the language's folder on the shelf
// intoodeep-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/rules/intoodeep"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// deed is an action with its operands as name, value pairs.
func deed(verb string, args ...string) scenes.Deed {
	d := scenes.Deed{Verb: verb, Args: map[string]any{}}
	for i := 0; i+1 < len(args); i += 2 {
		d.Args[args[i]] = args[i+1]
	}
	return d
}

// done leaves a step.
var done = deed("done")

// where is conditions for a note, as path, value pairs.
func where(l ...any) map[string]any {
	m := map[string]any{}
	for i := 0; i+1 < len(l); i += 2 {
		m[l[i].(string)] = l[i+1]
	}
	return m
}

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	do := func(l ...scenes.Deed) []scenes.Deed { return l }
	options := rules.Options{"storylines": 5}
	for _, k := range []string{"disruptor", "dronejack", "fixer", "scourge", "smuggler", "sprinter"} {
		options[k] = 2
	}
	for _, k := range []string{"ghost", "jumper", "mechanic", "persuader"} {
		options[k] = 1
	}
	const me = "players.0."
	filing := where("crimes.a1a", "completing")
	return &scenes.Lesson{
		Game: "intoodeep", Setup: rules.Setup{Seats: 1, Seed: 7, Options: options}, Me: []int{0}, Level: "easy", Minutes: 12, Position: position,
		Notes: []scenes.Note{
			{ID: "crime", Lit: "crime:a1a", Half: []string{"zone:riverside"}, Where: where("round", 6, "phase", "hook")},
			{ID: "hook", Lit: "criminal:ghost", Do: do(deed("hook", "criminal", "ghost")), Where: where(me+"grip.ghost", 2)},
			{ID: "grip", Lit: "disc:ghost", Where: where(me+"grip.ghost", 3, "turn.actions", 2)},
			{ID: "side", Lit: "crime:s17", Half: []string{"zone:ion-heights"}, Do: do(deed("side-crime", "crime", "s17"), deed("claim", "sector", "1")), Where: where("crimes.s17", "hand:0", "criminals.ghost.zone", "ion-heights")},
			{ID: "move", Lit: "zone:riverside", Half: []string{"disc:ghost"}, Do: do(deed("move", "criminal", "ghost", "zone", "riverside")), Where: where("criminals.ghost.zone", "ion-heights", "turn.actions", 2)},
			{ID: "load", Lit: "item:cash", Next: []string{"boost:act-1"}, Free: true, Do: do(deed("pick-up", "criminal", "ghost", "item", "cash"), deed("boost", "boost", "act-1")), Where: where("criminals.ghost.zone", "riverside", "turn.actions", 1)},
			{ID: "power", Lit: "power:riverside", Next: []string{"choice:1"}, Do: do(deed("power", "zone", "riverside"), deed("file-evidence")), Where: where("items.cash", "held:ghost", "turn.actions", 1)},
			{ID: "plot", Lit: "place:slot-tolerance", Half: []string{"place:locker-0"}, Next: []string{"memory:timing"}, Do: do(deed("place", "place", "slot-tolerance"), deed("file", "evidence", "timing")), Where: where("evidence.timing-1", "memory:0")},
			{ID: "commit", Lit: "choice:0", Half: []string{"crime:a1a"}, Do: do(done, deed("story-crime", "crime", "a1a")), Where: where("crimes.a1a", "hand:0", me+"tolerance", 2)},
			{ID: "restrained", Lit: "approach:restrained", Half: []string{"approach:reckless"}, Do: do(deed("approach", "approach", "restrained")), Where: filing},
			{ID: "dossier", Lit: "evidence:location", Half: []string{"place:row-1"}, Do: do(deed("take", "evidence", "location"), deed("place", "place", "row-1")), Where: filing},
			{ID: "draw", Lit: "deck:side", Next: []string{"deck:level-2"}, Free: true, Do: do(deed("draw", "deck", "side"), deed("draw", "deck", "level-2")), Where: where("crimes.a1a", "display")},
			{ID: "echo", Lit: "echo-card", Half: []string{"zone:blocks", "zone:towers"}, Seen: intoodeep.EvHeatMoved},
			{ID: "milestone", Lit: "echo-board", Half: []string{"seat:echo"}, Seen: intoodeep.EvProgress},
			{ID: "mechanic", Lit: "criminal:mechanic", Next: []string{"", "disc:mechanic"}, Free: true, Do: do(deed("hook", "criminal", "mechanic"), deed("pick-up", "criminal", "mechanic", "item", "detonator"), deed("grip", "criminal", "mechanic")), Where: where("round", 7, "criminals.mechanic.zone", "zinbazaar")},
			{ID: "blast", Lit: "choice:0", Half: []string{"crime:d2c"}, Do: do(done, deed("story-crime", "crime", "d2c")), Where: where("crimes.d2c", "hand:0", "turn.actions", 0)},
			{ID: "reckless", Lit: "approach:reckless", Half: []string{"approach:restrained"}, Do: do(deed("approach", "approach", "reckless"), deed("take", "evidence", "tactics"), deed("place", "place", "row-2")), Where: where("crimes.d2c", "completing")},
			{ID: "pool", Lit: "choice:0", Half: []string{"place:pool"}, Next: []string{"deck:level-2"}, Do: do(done, deed("draw", "deck", "level-2")), Where: where("chapter.triggered", true)},
			{ID: "bank", Lit: "dilemma:intel-4", Half: []string{"well"}, Free: true, Do: do(deed("bank", "dilemma", "intel-4"), deed("bank", "dilemma", "timing-4")), Where: where("dilemmas.timing-4", "hand:0")},
			{ID: "foil", Lit: "public", Seen: intoodeep.EvChapter},
		},
	}
}
