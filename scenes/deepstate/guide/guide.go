// Package guide is the guided first game of Deep State: a short round against
// HOC in a stated position, from the first Agent sent to the first Treaty. Its
// sentences stand in the language's folder on the shelf deepstate-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// send infiltrates a card with so many Agents.
func send(card string, agents int) []scenes.Deed {
	return []scenes.Deed{{Verb: "infiltrate", Args: map[string]any{"card": card, "agents": agents}}}
}

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	return &scenes.Lesson{
		Game: "deepstate", Setup: rules.Setup{Seats: 1, Seed: 3, Options: rules.Options{"treaties": 0, "level": 0}}, Me: []int{0}, Level: "easy", Minutes: 8, Position: position,
		Notes: []scenes.Note{
			{ID: "zone", Lit: "card:governments-1", Where: map[string]any{"objectives.governments-1": "zone:2"}},
			{ID: "reserve", Lit: "reserve", Half: []string{"pool"}, Where: map[string]any{"players.0.reserve": 5}},
			{ID: "send", Lit: "card:mass-media-1", Half: []string{"reserve"}, Do: send("mass-media-1", 1), Where: map[string]any{"objectives.mass-media-1": "zone:3", "players.0.reserve": 5}},
			{ID: "taken", Lit: "card:mass-media-1", Half: []string{"reserve"}, Where: map[string]any{"objectives.mass-media-1": "0"}},
			{ID: "hoc", Lit: "hoc-action", Half: []string{"card:governments-1"}, Where: map[string]any{"agents.governments-1.player": "hoc"}},
			{ID: "over", Lit: "card:governments-1", Half: []string{"reserve"}, Do: send("governments-1", 5), Where: map[string]any{"agents.governments-1.agents": 4, "agents.governments-1.player": "hoc"}},
			{ID: "grudge", Lit: "identity", Half: []string{"card:governments-1"}, Where: map[string]any{"hoc.grudges": 1}},
			{ID: "emblem", Lit: "card:spy-agencies-1", Half: []string{"reserve"}, Do: send("spy-agencies-1", 3), Where: map[string]any{"objectives.spy-agencies-1": "zone:1", "players.0.reserve": 3}},
			{ID: "bonds", Lit: "project:comintern", Half: []string{"stage:comintern-1"}, Where: map[string]any{"projects.comintern.hoc": 1}},
			{ID: "recruit", Lit: "pool", Half: []string{"reserve"}, Do: []scenes.Deed{{Verb: "recruit"}}, Where: map[string]any{"players.0.pool": 3, "supervisor": "hoc"}},
			{ID: "covert", Lit: "operation:elimination-of-obstacles", Half: []string{"reserve"}, Do: []scenes.Deed{{Verb: "covert", Args: map[string]any{"operation": "elimination-of-obstacles"}}}, Where: map[string]any{"players.0.reserve": 7, "supervisor": "0"}},
			{ID: "join", Lit: "stage:spyware-1", Half: []string{"reserve", "pool"}, Do: []scenes.Deed{{Verb: "advance", Args: map[string]any{"project": "spyware"}}}, Where: map[string]any{"objectives.spy-agencies-1": "0", "phase": "action"}},
			{ID: "treaty", Lit: "treaty:cia", Do: []scenes.Deed{{Verb: "make", Args: map[string]any{"treaty": "cia"}}}, Where: map[string]any{"phase": "treaty", "treaties.cia": "hand:0"}},
			{ID: "on", Lit: "deck", Half: []string{"seat:0", "seat:hoc"}, Where: map[string]any{"treaties.cia": "made:0"}},
		},
	}
}
