// Package guide is the guided first game of Infiltration: a small raid of seven
// rounds in a stated position, from the first data to the count. Its sentences
// stand in the language's folder on the shelf infiltration-guide.
package guide

import (
	_ "embed"

	"safehouse/rules"
	"safehouse/scenes"
)

//go:embed position.json
var position []byte

// Who raids the tower: the person is Monica Singh.
const (
	monica = "monica-singh"
	cash   = "hugo-cash"
	white  = "mr-white"
)

// play is the choice of a card.
func play(who, card string) scenes.Deed {
	return scenes.Deed{Verb: "select", Args: map[string]any{"operative": who, "card": card}}
}

// do is the choice of a card by the person.
func do(card string) []scenes.Deed { return []scenes.Deed{play(monica, card)} }

// walk is a way, room by room.
func walk(places ...string) (list []scenes.Deed) {
	for _, p := range places {
		list = append(list, scenes.Deed{Verb: "move", Args: map[string]any{"place": p}})
	}
	return list
}

// Lesson is the lesson: who opens it gets one of its own.
func Lesson() *scenes.Lesson {
	return &scenes.Lesson{
		Game: "infiltration", Setup: rules.Setup{Seats: 3, Seed: 7}, Me: []int{0}, Level: "easy", Minutes: 8, Position: position,
		Notes: []scenes.Note{
			{ID: "tower", Lit: "place:1", Where: map[string]any{"round": 1}},
			{ID: "clock", Lit: "dial:proximity", Where: map[string]any{"round": 1}},
			{ID: "download", Lit: "card:download", Half: []string{"place:1"}, Do: do("download"), Where: map[string]any{"rooms.1.data": 2, "operatives.monica-singh.place": "1"}},
			{ID: "item", Lit: "card:stun-baton", Half: []string{"place:1", "dial:proximity"}, Do: do("stun-baton"), Where: map[string]any{"rooms.1.guarded": true, "operatives.monica-singh.place": "1"}},
			{ID: "advance", Lit: "card:advance", Half: []string{"place:2"}, Do: do("advance"), Where: map[string]any{"operatives.monica-singh.place": "1"}},
			{ID: "kent", Lit: "place:1", Half: []string{"place:2"}, Where: map[string]any{"npcs.tyrone-kent.faceup": true, "npcs.tyrone-kent.place": "1"}},
			{ID: "deeper", Lit: "card:advance", Half: []string{"place:3"}, Do: do("advance"), Where: map[string]any{"operatives.monica-singh.place": "2"}},
			{ID: "delayed", Lit: "card:download", Half: []string{"card:advance", "card:retreat", "place:3"}, Do: do("download"), Where: map[string]any{"operatives.monica-singh.place": "3", "operatives.monica-singh.delayed": true}},
			{ID: "turn", Lit: "dial:alarm", Half: []string{"dial:proximity"}, Where: map[string]any{"round": 6}},
			{ID: "zip-line", Lit: "card:zip-line", Do: do("zip-line"), Where: map[string]any{"operatives.monica-singh.place": "3"}},
			{ID: "way", Lit: "place:out", Half: []string{"place:2"}, Do: walk("2", "1", "out"), Where: map[string]any{"operatives.monica-singh.place": "3"}},
			{ID: "out", Lit: "place:out", Where: map[string]any{"operatives.monica-singh.place": "out", "round": 7}},
			{ID: "count", Lit: "seat:2", Half: []string{"seat:1", "seat:0"}, Where: map[string]any{"over": true}},
		},
		Rails: []scenes.Deed{
			play(cash, "advance"), play(white, "advance"),
			play(cash, "download"), play(white, "download"),
			play(white, "interface"), play(cash, "advance"),
			play(cash, "interface"), play(white, "backdoor-program"),
			play(cash, "retreat"), play(white, "data-siphon"),
			play(white, "retreat"), play(cash, "retreat"),
			play(cash, "retreat"), play(white, "retreat"),
		},
	}
}
