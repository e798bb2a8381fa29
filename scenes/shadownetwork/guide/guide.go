// Package guide is the guided first game of Shadow Network: the middle of a
// first round against the Lone Syndicate in a stated position, from an Agent
// placed to a Contract turned in, the rival's turn and a black market. Its
// sentences stand in the language's folder on the shelf shadownetwork-guide.
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

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	return &scenes.Lesson{
		Game: "shadownetwork", Setup: rules.Setup{Seats: 1, Seed: 7, Options: rules.Options{"syndicate": 0}}, Me: []int{0}, Level: "easy", Minutes: 8, Position: position,
		Notes: []scenes.Note{
			{ID: "map", Lit: "city:moscow", Where: map[string]any{"round": 1, "players.0.phone": 3}},
			{ID: "pieces", Lit: "inbox", Half: []string{"ledger"}, Where: map[string]any{"round": 1, "players.0.phone": 3}},
			{ID: "place", Lit: "city:moscow", Half: []string{"city:sydney", "city:tokyo", "inbox"}, Do: []scenes.Deed{deed("place", "city", "moscow")}, Where: map[string]any{"players.0.phone": 3}},
			{ID: "leak", Lit: "city:sydney", Half: []string{"city:tokyo"}, Do: []scenes.Deed{deed("leak", "city", "sydney"), deed("leak", "city", "tokyo")}, Where: map[string]any{"cities.sydney.leaked.yellow": 0}},
			{ID: "use", Lit: "handler:student", Half: []string{"inbox"}, Do: []scenes.Deed{deed("use", "handler", "student")}, Where: map[string]any{"players.0.inbox.yellow": 3}},
			{ID: "briefcase", Lit: "row:blue", Half: []string{"inbox", "ledger"}, Do: []scenes.Deed{deed("make", "row", "blue")}, Where: map[string]any{"players.0.inbox.blue": 3}},
			{ID: "contract", Lit: "contract:paper-lantern", Half: []string{"ledger"},
				Do: []scenes.Deed{{Verb: "complete", Args: map[string]any{"contract": "paper-lantern", "greens": 0}}}, Where: map[string]any{"contracts.paper-lantern": "hand:0"}},
			{ID: "syndicate", Lit: "action", Half: []string{"city:beijing"}, Where: map[string]any{"syndicate.card": "sa06"}},
			{ID: "rival", Lit: "syndicate-ledger", Half: []string{"syndicate:lone"}, Where: map[string]any{"syndicate.card": "sa06"}},
			{ID: "market", Lit: "city:new-york", Half: []string{"prices", "city:rome"}, Do: []scenes.Deed{deed("place", "city", "new-york"), deed("leak", "city", "rome")},
				Where: map[string]any{"cities.new-york.token": true}},
			{ID: "hire", Lit: "handler:cipher-clerk", Half: []string{"prices"}, Do: []scenes.Deed{deed("hire", "handler", "cipher-clerk")}, Where: map[string]any{"handlers.cipher-clerk.at": "display"}},
			{ID: "wages", Lit: "wages", Half: []string{"phone"}, Where: map[string]any{"players.0.wage_area": 1}},
			{ID: "end", Lit: "contract:grey-cardinal", Half: []string{"round:1"}, Where: map[string]any{"contracts.grey-cardinal": "hand:0"}},
		},
	}
}
