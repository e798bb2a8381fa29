// Package guide is the guided first game of Masters: a small heist in a stated
// position: a plan in one gesture, a round of the whole crew, an alert, two crises,
// a last ditch that falls short, and the loot brought out by another. Its sentences
// stand in the language's folder on the shelf masters-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// deed is a decision about a character, with one more operand by its name.
func deed(verb, who string, more ...string) scenes.Deed {
	args := map[string]any{"who": who}
	for i := 0; i+1 < len(more); i += 2 {
		args[more[i]] = more[i+1]
	}
	return scenes.Deed{Verb: verb, Args: args}
}

const (
	burglar   = "burglar"
	locksmith = "angry-locksmith"
	lookout   = "lookout"
)

// walk is what a way over two tiles takes.
func walk(verb, who, first, then string) []scenes.Deed {
	return []scenes.Deed{deed(verb, who, "hex", first), deed(verb, who, "hex", then)}
}

// three is a deed done for each of the three jewels.
func three(d scenes.Deed) []scenes.Deed { return []scenes.Deed{d, d, d} }

// Lesson is the lesson: who opens it gets one of its own. The person plays all
// three characters; two of them wait outdoors.
func Lesson() *scenes.Lesson {
	me, scout := "figures.0.", "figures.1."
	planning, action, escape := map[string]any{"phase": "planning"}, map[string]any{"phase": "action"}, map[string]any{"phase": "escape"}
	jewel := deed("take", burglar, "loot", "jewel")
	return &scenes.Lesson{
		Game: "masters", Setup: rules.Setup{Seats: 3, Seed: 7, Options: rules.Options{"heist": 0}}, Me: []int{0, 1, 2}, Level: "easy", Minutes: 10, Position: position,
		Notes: []scenes.Note{
			{ID: "job", Lit: "job", Half: []string{"hex:g5"}, Where: planning},
			{ID: "deck", Lit: "deck:0", Half: []string{"deck:1", "deck:2", "deck:3"}, Where: planning},
			{ID: "plan", Lit: "hex:g5", Then: "way",
				Do: append([]scenes.Deed{deed("start", burglar, "hex", "i5")}, walk("plan", burglar, "h5", "g5")...), Next: []string{"hex:g5", "hex:g5"}, Where: map[string]any{me + "status": "waiting"}},
			{ID: "ready", Lit: "choice:0", Then: "waste/0", Do: []scenes.Deed{deed("ready", burglar)}, Where: map[string]any{"phase": "planning", me + "at": "i5"}},
			{ID: "act", Lit: "action:run", Half: []string{"panel"}, Do: []scenes.Deed{deed("act", burglar, "action", "run")}, Where: map[string]any{"phase": "action", me + "die": 2}},
			{ID: "walk", Lit: "hex:h5", Half: []string{"hex:g5"}, Do: walk("move", burglar, "h5", "g5"), Where: map[string]any{me + "at": "i5", me + "left.move": 2}},
			{ID: "take", Lit: "hex:g5", Next: []string{"hex:g5", "hex:g5"}, Do: three(jewel), Where: map[string]any{me + "at": "g5", "loot.jewel-1": "g5"}},
			{ID: "done", Lit: "choice:0", Do: []scenes.Deed{deed("done", burglar)}, Where: map[string]any{"loot.jewel-1": "carried:0", "phase": "action"}},
			{ID: "crew", Lit: "action:discover", Then: "waste/0", Next: []string{"choice:0", "action:walk", "choice:0"}, Free: true, Where: action,
				Do: []scenes.Deed{deed("act", lookout, "action", "discover"), deed("done", lookout), deed("act", locksmith, "action", "walk"), deed("done", locksmith)}},
			{ID: "alert", Lit: "noise", Where: map[string]any{"phase": "escape", "noise": 4}},
			{ID: "crisis", Lit: "hex:g5", Half: []string{"hex:h5"}, Where: map[string]any{"phase": "escape", me + "at": "g5"}},
			{ID: "flee", Lit: "way", Half: []string{"hex:i5"}, Do: append(walk("declare", burglar, "h5", "i5"), deed("roll", burglar), deed("run", burglar, "hex", "h5")), Where: map[string]any{"phase": "escape", me + "at": "g5"}},
			{ID: "short", Lit: "choice:0", Then: "waste/0", Do: []scenes.Deed{deed("done", burglar)}, Where: map[string]any{"phase": "escape", me + "at": "h5"}},
			{ID: "rescue", Lit: "hex:h5", Then: "way", Half: []string{"hex:i5"}, Do: []scenes.Deed{deed("run", lookout, "hex", "h5")}, Where: map[string]any{"phase": "escape", scout + "at": "i5", "loot.jewel-1": "carried:0"}},
			{ID: "grab", Lit: "choice:0", Half: []string{"hex:h5"}, Next: []string{"choice:0", "choice:0"}, Do: three(deed("take", lookout, "loot", "jewel")), Where: map[string]any{scout + "at": "h5"}},
			{ID: "out", Lit: "way", Half: []string{"hex:i5"}, Do: []scenes.Deed{deed("declare", lookout, "hex", "i5"), deed("roll", lookout), deed("run", lookout, "hex", "i5")}, Where: escape},
			{ID: "away", Lit: "choice:0", Next: []string{"choice:0"}, Free: true, Do: []scenes.Deed{deed("done", lookout), deed("done", locksmith)}, Where: map[string]any{"phase": "escape", "loot.jewel-1": "won"}},
			{ID: "won", Lit: "job", Where: map[string]any{"over": true}},
		},
	}
}
