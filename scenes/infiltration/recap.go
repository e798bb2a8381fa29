package infiltration

import (
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// doings are the events that a rival's last turn is told by, in signs.
var doings = map[string]scenes.DoingRow{
	"flipped": {Icon: iconCard, About: "h"}, "played": {Icon: iconCard, About: "h"}, "no-effect": {Icon: "cross", About: "h"},
	"moved": {Icon: iconAdvance, About: "t"}, "revealed": {Icon: "eye", About: "h"}, "mine": {Icon: "warning", About: "t", Hit: true},
	"escaped": {Icon: iconEscape, Unit: iconData}, "captured": {Icon: "lock", About: "f", Hit: true},
	"wounded": {Icon: iconWound, Hit: true}, "healed": {Icon: iconHealthy}, "delayed": {Icon: iconDelayed, Hit: true},
	"collected": {Icon: iconData, About: "f", Unit: iconData, Sign: 1}, "tokens-lost": {Icon: iconData, About: "f", Unit: iconData, Sign: -1},
	"carried": {Icon: iconData, About: "t", Unit: iconData}, "interface": {Icon: iconInterface, About: "h"}, "special": {Icon: iconPrototype, About: "h"},
	"alarm": {Icon: iconAlarm, Unit: iconAlarm}, "proximity": {Icon: iconProximity, Unit: iconProximity}, "mercs": {Icon: "warning"},
	"lock-destroyed": {Icon: "infiltration/lock-open", About: "h"}, "worker-destroyed": {Icon: iconWorker, About: "h"},
	"npc-placed": {Icon: iconNPC, About: "ht"}, "npc-flipped": {Icon: iconNPC, About: "ht"}, "npc-acts": {Icon: iconNPC, About: "wt"}, "npc-moves": {Icon: iconNPC, About: "wt"},
	"npc-destroyed": {Icon: iconNPC, About: "h"}, "drew-items": {Icon: iconDraw, Unit: iconCard, Sign: 1}, "discarded": {Icon: iconDiscard, About: "h"},
	"left": {Icon: iconDiscard, About: "ht"}, "linked": {Icon: iconInterface, About: "t"}, "sludge": {Icon: iconSludge, About: "t"}, "die": {Icon: "dice", Unit: "dice"},
}

// Panel is the panels of a seat's operatives.
func (t *table) Panel(_ *scenes.View, who int) (ids []string) {
	if t.s == nil || who >= int(t.s.Seats) {
		return nil
	}
	for _, o := range t.operativesOf(who) {
		ids = append(ids, t.panelID(o))
	}
	return ids
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := doings[t.events()[e.Kind]]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	return row.Doing(e, t.whose), true
}

// whose is the seat of an operative, -1 for what is none.
func (t *table) whose(r rules.Ref) int {
	if o, ok := rule.OnOperative(r); ok {
		return int(t.s.Ops[o].Seat)
	}
	return -1
}

// Standing is how many data tokens a seat's operatives carry, whose values the others do not see.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	for _, o := range x.InPlay() {
		if int(x.Ops[o].Seat) == who {
			n, ok = n+int(x.Ops[o].Tokens), true
		}
	}
	return n, iconData, ok
}
