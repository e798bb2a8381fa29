package intoodeep

import (
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// The signs of a recap.
const (
	signIntel    = "intoodeep/intel"
	signEvidence = "intoodeep/evidence"
	signDilemma  = "intoodeep/dilemma"
	signHook     = "intoodeep/hook"
	signGrip     = "intoodeep/grip"
	signLoot     = "intoodeep/loot"
	signBoost    = "intoodeep/boost"
	signHeat     = "intoodeep/heat"
)

// doings are the events that a rival's last turn is told by, in signs.
var doings = map[string]scenes.DoingRow{
	"hooked": {Icon: signHook, About: "h"}, "hooked-from": {Icon: signHook, About: "h"}, "paid": {Icon: signIntel, About: "t", Unit: signIntel, Sign: -1}, "unhooked": {Icon: signHook, About: "h"},
	"locked": {Icon: "common/lock", About: "h"}, "unlocked": {Icon: "common/unlock", About: "h"}, "tags-swapped": {Icon: "common/swap", About: "t"},
	"grip": {Icon: signGrip, About: "h", Unit: signGrip}, "grip-lost": {Icon: signGrip, About: "h", Unit: signGrip, Hit: true}, "moved": {Icon: "common/right", About: "ht"},
	"picked-up": {Icon: signLoot, About: "wh"}, "taken": {Icon: signLoot, About: "wh"}, "dropped": {Icon: signLoot, About: "ht"}, "item-moved": {Icon: signLoot, About: "ht"},
	"items-swapped": {Icon: signLoot, About: "ht"}, "held-swapped": {Icon: signLoot, About: "ht"}, "sentinel": {Icon: "intoodeep/sentinel", About: "t"}, "escorted": {Icon: "intoodeep/sentinel", About: "ht"},
	"blockade": {Icon: "intoodeep/blockade", About: "ft"}, "power": {Icon: "intoodeep/sigil", About: "h"}, "heat": {Icon: signHeat, About: "t"}, "heat-moved": {Icon: signHeat, About: "ft", Unit: signHeat},
	"skill": {Icon: "intoodeep/sigil", About: "h"}, "tolerance": {Icon: "intoodeep/tolerance", Unit: "intoodeep/tolerance", Sign: 1}, "intel": {Icon: signIntel, Unit: signIntel, Sign: 1},
	"intel-lost": {Icon: signIntel, Unit: signIntel, Sign: -1, Hit: true}, "dilemma": {Icon: signDilemma, About: "h"}, "dilemmas": {Icon: signDilemma, Unit: signDilemma, Sign: 1},
	"discarded": {Icon: signDilemma}, "challenge": {Icon: "intoodeep/sigil", About: "t"}, "challenge-lost": {Icon: signIntel, About: "t", Unit: signIntel, Sign: -1, Hit: true},
	"banked": {Icon: "intoodeep/well", Unit: signDilemma}, "plank": {Icon: signEvidence, About: "h"}, "evidence": {Icon: signEvidence, About: "h"}, "evidence-drawn": {Icon: signEvidence, Unit: signEvidence, Sign: 1},
	"stolen": {Icon: signEvidence, About: "f"}, "stolen-type": {Icon: signEvidence, About: "hf"}, "exposed": {Icon: signEvidence, About: "h"}, "dossier": {Icon: "intoodeep/dossier", About: "t"},
	"dossier-down": {Icon: "intoodeep/dossier", About: "t"}, "filed": {Icon: "intoodeep/file", About: "t"}, "boost": {Icon: signBoost, About: "h"}, "boost-spent": {Icon: signBoost, About: "h"},
	"side-crime": {Icon: "intoodeep/side", About: "h"}, "story-crime": {Icon: "intoodeep/file", About: "h"}, "ditched": {Icon: "common/card-discard"},
	"echo-card": {Icon: "intoodeep/face/echo", About: "h"}, "black-die": {Icon: "common/dice", Unit: "common/dice"}, "white-die": {Icon: "common/dice", Unit: "common/dice"},
	"progress": {Icon: "common/flag", Unit: "common/flag"}, "short-of-milestone": {Icon: "common/cross"},
}

// Panel is the panel of a player; Echo's board goes with hers.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil {
		return nil
	}
	for _, p := range t.others() {
		if t.whose(p) != who {
			continue
		}
		return []string{v.ID(t.s.RefPlayer(p))}
	}
	return nil
}

// whose is who a player is among rivals.
func (t *table) whose(p int) int {
	if t.s.IsEcho(p) {
		return scenes.Automa
	}
	return p
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := doings[info.Events[e.Kind]]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	return row.Doing(e, func(r rules.Ref) int {
		switch {
		case r.Kind != rule.KindSeat:
			return -1
		case int(r.Index) == rule.EchoSeat:
			return scenes.Automa
		}
		return int(r.Index)
	}), true
}

// Standing is a player's Intel.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	for p := range x.Players {
		if x.IsEcho(p) && who == scenes.Automa || !x.IsEcho(p) && p == who {
			return int(x.Players[p].Intel), signIntel, true
		}
	}
	return 0, "", false
}
