// Package guide is the guided first game of Masters: a small heist in a stated
// position: a plan, a round, an alert, a way out on the last ditch roll. Its
// sentences stand in the language's folder on the shelf masters-guide.
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

// Lesson is the lesson: who opens it gets one of its own. The person plays all
// three characters; two of them wait outdoors.
func Lesson() *scenes.Lesson {
	me := "figures.0."
	return &scenes.Lesson{
		Game: "masters", Setup: rules.Setup{Seats: 3, Seed: 7, Options: rules.Options{"heist": 0}}, Me: []int{0, 1, 2}, Level: "easy", Minutes: 6, Position: position,
		Notes: []scenes.Note{
			{ID: "job", Lit: "job", Half: []string{"hex:g4"}, Where: map[string]any{"phase": "planning"}},
			{ID: "start", Lit: "hex:i3", Do: []scenes.Deed{deed("start", burglar, "hex", "i3")}, Where: map[string]any{me + "status": "waiting"}},
			{ID: "plan", Lit: "hex:h3", Half: []string{"hex:g4"}, Do: []scenes.Deed{deed("plan", burglar, "hex", "h3"), deed("plan", burglar, "hex", "g4")}, Where: map[string]any{me + "at": "i3"}},
			{ID: "ready", Lit: "choice:0", Do: []scenes.Deed{deed("ready", burglar)}, Where: map[string]any{"phase": "planning", me + "tokens": 0}},
			{ID: "act", Lit: "action:run", Half: []string{"panel"}, Do: []scenes.Deed{deed("act", burglar, "action", "run")}, Where: map[string]any{"phase": "action", me + "die": 2}},
			{ID: "walk", Lit: "hex:h3", Half: []string{"hex:g4"}, Do: []scenes.Deed{deed("move", burglar, "hex", "h3"), deed("move", burglar, "hex", "g4")}, Where: map[string]any{me + "at": "i3", me + "left.move": 2}},
			{ID: "take", Lit: "hex:g4", Do: []scenes.Deed{deed("take", burglar, "loot", "jewel")}, Where: map[string]any{me + "at": "g4", "loot.jewel-1": "g4"}},
			{ID: "done", Lit: "choice:0", Do: []scenes.Deed{deed("done", burglar)}, Where: map[string]any{"loot.jewel-1": "carried:0", "phase": "action"}},
			{ID: "alert", Lit: "noise", Where: map[string]any{"round": 2, "noise": 4, "phase": "action"}},
			{ID: "call", Lit: "call", Then: "ask-call/0", Do: []scenes.Deed{{Verb: "call-escape", Args: map[string]any{}}}, Where: map[string]any{"round": 2, "phase": "action"}},
			{ID: "flee", Lit: "way", Half: []string{"hex:i3"}, Where: map[string]any{"phase": "escape", me + "at": "g4"},
				Do: []scenes.Deed{deed("declare", burglar, "hex", "h3"), deed("declare", burglar, "hex", "i3"), deed("roll", burglar), deed("run", burglar, "hex", "h3"), deed("run", burglar, "hex", "i3")}},
			{ID: "away", Lit: "choice:0", Next: []string{"choice:0", "choice:0"}, Do: []scenes.Deed{deed("done", burglar), deed("done", locksmith), deed("done", lookout)}, Where: map[string]any{"phase": "escape", "loot.jewel-1": "won"}},
			{ID: "won", Lit: "job", Where: map[string]any{"over": true}},
		},
	}
}
