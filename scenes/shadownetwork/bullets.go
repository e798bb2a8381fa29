package shadownetwork

import (
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// silent are the events that need no line of their own.
var silent = map[string]bool{"column": true, "slid": true, "chosen": true, "gave": true}

// loud are the lines that stand out.
var loud = map[string]bool{"round": true, "milestone": true, "completed": true, "action": true, "scored": true}

// plain are the signs of what nobody does.
var plain = map[string]string{"token": iconMarket, "leaked": "pin", "incentive": iconCoin, "opened": "card-draw", "reshuffled": "shuffle", "reshuffled-actions": "shuffle", "round": "clock"}

// Bullet is the mark before an event's line.
func (t *table) Bullet(e rules.Event) (scenes.Bullet, bool) {
	name := rule.Game{}.Info().Events[e.Kind]
	if silent[name] {
		return scenes.Bullet{}, false
	}
	b := scenes.Bullet{Seat: -1, Icon: "info", Loud: loud[name], Tint: t.theme.Second}
	if s, ok := rule.OnSide(e.Who); ok && plain[name] == "" {
		b.Seat = seatOf(s)
		return b, true
	}
	if i := plain[name]; i != "" {
		b.Icon = i
	}
	return b, true
}
