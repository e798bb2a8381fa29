// Package guide is the guided first game of Shadow Network: the last round
// against the Lone Syndicate in a stated position, from an Agent placed over two
// Contracts turned in to wages, Upkeep and the final score. Its sentences stand in
// the language's folder on the shelf shadownetwork-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// deed is an action about one thing.
func deed(verb, kind, name string) scenes.Deed {
	return scenes.Deed{Verb: verb, Args: map[string]any{kind: name}}
}

// done ends what is asked.
var done = scenes.Deed{Verb: "done", Args: map[string]any{}}

func place(city string) scenes.Deed { return deed("place", "city", city) }
func leak(city string) scenes.Deed  { return deed("leak", "city", city) }
func turnIn(contract string) scenes.Deed {
	return scenes.Deed{Verb: "complete", Args: map[string]any{"contract": contract, "greens": 0}}
}

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	me := "players.0."
	start := map[string]any{"round": 4, me + "phone": 3}
	first := map[string]any{"syndicate.card": "sa06"}
	second := map[string]any{"syndicate.card": "sa03"}
	over := map[string]any{"phase": "end"}
	return &scenes.Lesson{
		Game: "shadownetwork", Setup: rules.Setup{Seats: 1, Seed: 7, Options: rules.Options{"syndicate": 0}}, Me: []int{0}, Level: "easy", Minutes: 12, Position: position,
		Notes: []scenes.Note{
			{ID: "goal", Lit: "contract:grey-cardinal", Half: []string{"contract:printing-house", "contract:quiet-harbour"}, Where: start},
			{ID: "map", Lit: "city:beijing", Where: start},
			{ID: "pieces", Lit: "inbox", Half: []string{"ledger"}, Where: start},
			{ID: "place", Lit: "city:beijing", Half: []string{"inbox"}, Do: []scenes.Deed{place("beijing")}, Where: start},
			{ID: "overflow", Lit: "colour:green", Half: []string{"inbox"}, Do: []scenes.Deed{deed("take", "colour", "green")}, Where: map[string]any{me + "inbox.green": 1}},
			{ID: "leak", Lit: "city:rome", Half: []string{"city:london"}, Free: true, Do: []scenes.Deed{leak("rome"), leak("london"), leak("sydney")}, Where: map[string]any{"cities.sydney.leaked.green": 0}},
			{ID: "use", Lit: "handler:student", Half: []string{"inbox"}, Do: []scenes.Deed{deed("use", "handler", "student")}, Where: map[string]any{me + "inbox.yellow": 3}},
			{ID: "line", Lit: "row:blue", Half: []string{"inbox", "ledger"}, Do: []scenes.Deed{deed("make", "row", "blue")}, Where: map[string]any{me + "inbox.blue": 3}},
			{ID: "contract", Lit: "contract:printing-house", Half: []string{"ledger"}, Do: []scenes.Deed{turnIn("printing-house")}, Where: map[string]any{"contracts.printing-house": "hand:0"}},
			{ID: "syndicate", Lit: "action", Half: []string{"city:tokyo"}, Where: first},
			{ID: "rival", Lit: "syndicate-ledger", Half: []string{"syndicate:lone"}, Where: first},
			{ID: "market", Lit: "city:moscow", Half: []string{"prices", "city:tokyo"}, Do: []scenes.Deed{place("moscow"), leak("tokyo"), leak("tokyo")}, Where: first},
			{ID: "hire", Lit: "handler:cipher-clerk", Half: []string{"prices"}, Next: []string{"choice:0"}, Then: "waste/0", Do: []scenes.Deed{deed("hire", "handler", "cipher-clerk"), done}, Where: map[string]any{"handlers.cipher-clerk.at": "display"}},
			{ID: "column", Lit: "row:green", Half: []string{"inbox", "ledger"}, Free: true, Do: []scenes.Deed{deed("make", "row", "green"), deed("use", "handler", "cipher-clerk")}, Where: map[string]any{me + "inbox.green": 3}},
			{ID: "second", Lit: "city:new-york", Half: []string{"action", "city:tokyo"}, Where: second},
			{ID: "wages", Lit: "wages", Half: []string{"phone"}, Where: second},
			{ID: "london", Lit: "city:london", Half: []string{"ledger"}, Do: []scenes.Deed{place("london"), deed("make", "row", "purple"), turnIn("grey-cardinal")}, Where: second},
			{ID: "upkeep", Lit: "wages", Half: []string{"city:sydney"}, Where: over},
			{ID: "score", Lit: "syndicate:lone", Half: []string{"ledger"}, Where: over},
		},
	}
}
