// Package guide is the guided first game of In Too Deep: a turn against Echo in
// a stated position, from the first hook to a crime that is done, and her answer. Its sentences
// stand in the language's folder on the shelf intoodeep-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
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
	options := rules.Options{"storylines": 7}
	for _, k := range []string{"disruptor", "dronejack", "fixer", "scourge", "smuggler", "sprinter"} {
		options[k] = 2
	}
	for _, k := range []string{"ghost", "jumper", "mechanic", "persuader"} {
		options[k] = 1
	}
	return &scenes.Lesson{
		Game: "intoodeep", Setup: rules.Setup{Seats: 1, Seed: 7, Options: options}, Me: []int{0}, Level: "easy", Minutes: 8, Position: position,
		Notes: []scenes.Note{
			{ID: "crime", Lit: "crime:a1a", Half: []string{"zone:riverside"}, Where: where("crimes.a1a", "hand:0")},
			{ID: "hook", Lit: "criminal:ghost", Do: do(deed("hook", "criminal", "ghost")), Where: where("criminals.ghost.zone", "ion-heights", "criminals.ghost.tag", "void")},
			{ID: "move", Lit: "zone:riverside", Half: []string{"disc:ghost"}, Do: do(deed("move", "criminal", "ghost", "zone", "riverside")), Where: where("criminals.ghost.zone", "ion-heights", "turn.actions", 2)},
			{ID: "pick", Lit: "item:cash", Do: do(deed("pick-up", "criminal", "ghost", "item", "cash")), Where: where("items.cash", "riverside", "turn.actions", 1)},
			{ID: "boost", Lit: "boost:act-1", Do: do(deed("boost", "boost", "act-1")), Where: where("boosts.act-1-copy-1", "saved:0", "turn.actions", 0)},
			{ID: "power", Lit: "power:riverside", Do: do(deed("power", "zone", "riverside")), Where: where("criminals.ghost.zone", "riverside", "turn.actions", 1)},
			{ID: "gain", Lit: "choice:0", Do: do(deed("gain-evidence"), deed("take", "evidence", "location")), Where: where("evidence.location-1", "plank:4", "heat.3", "riverside")},
			{ID: "ready", Lit: "choice:0", Half: []string{"crime:a1a"}, Do: do(done, deed("story-crime", "crime", "a1a")), Where: where("crimes.a1a", "hand:0", "turn.actions", 0)},
			{ID: "approach", Lit: "approach:restrained", Half: []string{"approach:reckless"}, Do: do(deed("approach", "approach", "restrained")), Where: where("crimes.a1a", "completing")},
			{ID: "file", Lit: "evidence:timing", Half: []string{"place:slot-boost", "place:locker-0"}, Do: do(deed("take", "evidence", "timing"), deed("place", "place", "row-1")), Where: where("crimes.a1a", "completing")},
			{ID: "draw", Lit: "choice:0", Half: []string{"deck:level-1"}, Do: do(done, deed("draw", "deck", "level-1")), Where: where("crimes.a1a", "display")},
			{ID: "echo", Lit: "echo-board", Half: []string{"seat:echo"}, Where: where("round", 2)},
			{ID: "dilemma", Lit: "dilemma:timing-4", Half: []string{"well"}, Where: where("dilemmas.timing-4", "hand:0")},
			{ID: "go-on", Lit: "chapter", Half: []string{"place:pool"}, Where: where("crimes.a1a", "display")},
		},
	}
}
