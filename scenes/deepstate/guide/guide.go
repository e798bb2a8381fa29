// Package guide is the guided first game of Deep State: the last round of a short
// game against HOC in a stated position, from the first Agent sent over a Takeover,
// a Covert Operation and a Project in a World War to two Treaties and the final
// score. Its sentences stand in the language's folder on the shelf deepstate-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/rules/deepstate"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// act is one action.
func act(verb string, args map[string]any) []scenes.Deed {
	return []scenes.Deed{{Verb: verb, Args: args}}
}

// send infiltrates a card with so many Agents.
func send(card string, agents int) []scenes.Deed {
	return act("infiltrate", map[string]any{"card": card, "agents": agents})
}

func makes(treaty string) []scenes.Deed { return act("make", map[string]any{"treaty": treaty}) }

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	const operation, reserve = "neutralization-of-a-political-leader", "players.0.reserve"
	first := map[string]any{"objectives.mass-media-1": "zone:3", reserve: 4}
	third := map[string]any{"supervisor": "0", reserve: 3, "objectives.spy-agencies-1": "zone:4", "projects.comintern.0": 1}
	fourth := map[string]any{"supervisor": "hoc", reserve: 2}
	return &scenes.Lesson{
		Game: "deepstate", Setup: rules.Setup{Seats: 1, Seed: 3, Options: rules.Options{"treaties": 0, "level": 0, "rounds": 2}}, Me: []int{0}, Level: "easy", Minutes: 12, Position: position,
		Notes: []scenes.Note{
			{ID: "goal", Lit: "influence:0", Half: []string{"seat:hoc"}, Where: first},
			{ID: "zone", Lit: "card:governments-1", Where: first},
			{ID: "reserve", Lit: "reserve", Half: []string{"pool"}, Where: first},
			{ID: "ghost", Lit: "stage:comintern-1", Where: first},
			{ID: "send", Lit: "card:mass-media-1", Then: "choices of card:mass-media-1:0", Do: send("mass-media-1", 1), Where: first},
			{ID: "hoc", Lit: "hoc-action", Half: []string{"card:labs-1"}, Seen: deepstate.EvHOCCard},
			{ID: "taken", Lit: "card:mass-media-1", Half: []string{"reserve"}, Seen: deepstate.EvRecalled},
			{ID: "over", Lit: "card:governments-1", Half: []string{"reserve"}, Do: send("governments-1", 4), Where: map[string]any{"agents.governments-1.agents": 4, "agents.governments-1.player": "hoc"}},
			{ID: "grudge", Lit: "identity", Seen: deepstate.EvGrudge},
			{ID: "covert", Lit: "operation:" + operation, Half: []string{"reserve"}, Do: act("covert", map[string]any{"operation": operation}), Where: third},
			{ID: "bonds", Lit: "stage:comintern-1", Seen: deepstate.EvJoined},
			{ID: "home", Lit: "pool", Half: []string{"reserve"}, Seen: deepstate.EvSpent},
			{ID: "war", Lit: "deck", Where: fourth},
			{ID: "join", Lit: "stage:spyware-1", Half: []string{"card:spy-agencies-1"}, Do: act("advance", map[string]any{"project": "spyware"}), Where: fourth},
			{ID: "emblem", Lit: "card:spy-agencies-1", Half: []string{"reserve", "treaty:signals-alliance"}, Then: "choices of card:spy-agencies-1:0", Do: send("spy-agencies-1", 2), Where: map[string]any{"supervisor": "0", "projects.spyware.0": 1}},
			{ID: "close", Lit: "card:banks-1", Half: []string{"treaty:freemasons"}, Then: "choices of card:banks-1:0", Do: send("banks-1", 1), Where: map[string]any{"objectives.spy-agencies-1": "0"}},
			{ID: "phase", Lit: "treaty:freemasons", Half: []string{"treaty:signals-alliance", "treaty:think-tank"}, Seen: deepstate.EvTreatyPhase},
			{ID: "keeps", Lit: "seat:hoc", Half: []string{"identity"}, Seen: deepstate.EvHOCKeeps},
			{ID: "make", Lit: "treaty:freemasons", Half: []string{"treaty:signals-alliance"}, Do: append(makes("freemasons"), makes("signals-alliance")...), Where: map[string]any{"phase": "treaty", "treaties.freemasons": "hand:0"}},
			{ID: "score", Lit: "influence:0", Half: []string{"seat:hoc"}, Where: map[string]any{"over": true}},
		},
	}
}
