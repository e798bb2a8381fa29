package infiltration

import (
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// silent are the events that need no line of their own in the log: others tell
// the same.
var silent = map[string]bool{
	"draft-chosen": true, "selected": true, "furnished": true, "token": true, "drew": true, "returned": true, "token-spent": true, "looked": true,
	"tracker": true, "all-out": true,
}

// signs are the pictograms before lines about nobody in particular.
var signs = map[string]struct {
	icon string
	tint string
}{
	"alarm": {iconAlarm, "alarm"}, "proximity": {iconProximity, "accent2"}, "mercs": {"warning", "alarm"},
	"tokens-lost": {iconData, "second"}, "freed": {iconData, "good"},
	"lock-destroyed": {"infiltration/lock-open", "accent2"}, "worker-destroyed": {iconWorker, "accent2"},
	"sludge":     {iconSludge, "good"},
	"npc-placed": {iconNPC, "alarm"}, "npc-placed-down": {iconNPC, "second"}, "npc-flipped": {iconNPC, "alarm"}, "npc-left": {iconNPC, "second"},
	"npc-acts": {iconNPC, "alarm"}, "npc-moves": {iconNPC, "alarm"}, "npc-destroyed": {iconNPC, "second"},
	"reshuffled": {"shuffle", "second"}, "wired": {"infiltration/item/high-capacity-wire", "good"}, "die": {"dice", "accent2"},
	"draft-passed": {"card-pick", "second"},
}

// loud are the lines that stand out.
var loud = map[string]bool{"round": true, "mercs": true, "escaped": true}

// Bullet is the mark before an event's line.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	name := t.events()[e.Kind]
	if silent[name] {
		return scenes.Bullet{}, false
	}
	b := scenes.Bullet{Seat: -1, Icon: "info", Loud: loud[name]}
	if s, ok := signs[name]; ok {
		b.Icon = s.icon
		b.Tint, _ = t.theme.Legible(s.tint, false)
		return b, true
	}
	for _, r := range []rules.Ref{e.Who, e.What} {
		if o, ok := rule.OnOperative(r); ok && t.s != nil && t.s.Ops[o].Seat >= 0 {
			b.Seat = int(t.s.Ops[o].Seat)
			return b, true
		}
	}
	if name == "round" {
		b.Icon, b.Tint = "card-pick", t.theme.Accent
	}
	return b, true
}

// events are the names of the events.
func (t *table) events() []string { return rule.Game{}.Info().Events }
