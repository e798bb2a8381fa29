package masters

import (
	"safehouse/rules"
	"safehouse/scenes"
)

// The signs of a recap.
const (
	signIdea  = "masters/idea"
	signCash  = "masters/cash"
	signNoise = "masters/noise"
	signLoot  = "masters/sub/loot"
)

// doings are the events that a companion's last turn is told by, in signs.
var doings = map[string]scenes.DoingRow{
	"acted": {Icon: "common/dice", About: "h", Unit: "common/dice"}, "moved": {Icon: "masters/move", About: "t"}, "unlocked": {Icon: "masters/sub/unlock", About: "t"}, "disabled": {Icon: "masters/sub/disable", About: "t"},
	"revealed": {Icon: "masters/reveal", About: "th"}, "found": {Icon: "masters/reveal", About: "th"}, "lost-idea": {Icon: signIdea, Unit: signIdea, Sign: -1, Hit: true}, "gave": {Icon: signIdea, About: "t"},
	"lent": {Icon: "masters/item", About: "th"}, "looted": {Icon: signCash, Unit: signCash, Sign: 1}, "took": {Icon: signLoot, About: "h"}, "took-cash": {Icon: signCash, Unit: signCash, Sign: 1},
	"dropped": {Icon: signLoot, About: "h"}, "dropped-cash": {Icon: signCash, Unit: signCash, Sign: -1}, "lost-loot": {Icon: signLoot, About: "h", Hit: true}, "cash-out": {Icon: signCash, Unit: signCash, Sign: 1},
	"won": {Icon: "masters/jewel", About: "h"}, "used-up": {Icon: "masters/item", About: "h"}, "safe-open": {Icon: "masters/safe", About: "t"}, "cracked": {Icon: "masters/safe", Unit: "masters/safe"},
	"remote-open": {Icon: "masters/remote", About: "h"}, "door-open": {Icon: "masters/keycard", About: "t"}, "freed": {Icon: "masters/character/prisoner", About: "t"}, "talks": {Icon: signNoise, Unit: signNoise, Sign: -1},
	"subdued": {Icon: "masters/sub/subdue", About: "t"}, "woke": {Icon: "masters/guard", About: "t"}, "seen": {Icon: "masters/camera", About: "t", Hit: true}, "noise": {Icon: signNoise, Unit: signNoise, Sign: -1},
	"ideas": {Icon: signIdea, Unit: signIdea, Sign: 1}, "paid": {Icon: signIdea, Unit: signIdea, Sign: -1}, "helped": {Icon: signIdea, About: "t"}, "vent": {Icon: "masters/move", About: "t"},
	"shifted": {Icon: "masters/pencil", About: "t"}, "called": {Icon: "masters/alarm"}, "escaped": {Icon: "masters/exit", About: "f"}, "hidden": {Icon: "masters/item/camouflage"}, "busted": {Icon: "masters/character/hostage"},
}

// Panel is the row of a companion.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil || who >= len(v.Sitters) {
		return nil
	}
	return []string{v.ID(ref(kCharacter, t.s.CharacterIndex(who)))}
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := doings[info.Events[e.Kind]]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	return row.Doing(e, func(r rules.Ref) int {
		if r.Kind != kCharacter {
			return -1
		}
		return t.s.FigureOf(int(r.Index))
	}), true
}

// Standing is nothing here: the crew stands together.
func (t *table) Standing(rules.State, int) (n int, icon string, ok bool) { return 0, "", false }
