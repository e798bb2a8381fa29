package shadownetwork

import (
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// told are the events that a rival's last turn is told by, in signs. What is a piece of Intelligence or a briefcase
// stands there as it lies on the table.
var told = map[string]scenes.DoingRow{
	"action": {Icon: "card-draw", About: "h"}, "placed": {Icon: "pin", About: "t"}, "paid": {Icon: iconCoin, About: "t", Unit: iconCoin, Sign: -1},
	"took": {Icon: "load", About: "f", Unit: iconCoin, Sign: 1}, "leaked": {Icon: "arrow-down", About: "t", Unit: iconCoin}, "influence": {Icon: iconCoin, About: "f", Unit: iconCoin, Sign: 1},
	"overlay": {Icon: "load", Unit: iconCoin, Sign: -1}, "exchanged": {Icon: iconMarket, Unit: iconCoin, Sign: -1}, "recruited": {Icon: "person", Unit: iconCoin, Sign: -1},
	"drew": {Icon: "card-draw", About: "h", Unit: iconCoin, Sign: -1}, "hired": {Icon: "person", About: "h", Unit: iconCoin, Sign: -1}, "left": {Icon: "person", About: "h"}, "used": {Icon: "person", About: "h"},
	"filed": {Icon: "lock", Unit: iconCoin}, "briefcase": {Icon: "lock"}, "recycled": {Icon: "lock"}, "milestone": {Icon: "check"}, "forgone": {Icon: "cross"}, "emptied": {Icon: "flag"},
	"discarded": {Icon: "card-discard", About: "h"}, "completed": {Icon: "check"}, "completed-one": {Icon: "check", About: "h", Unit: iconCoin, Sign: 1},
	"wages": {Icon: iconCoin, Unit: iconCoin, Sign: -1}, "sent-back": {Icon: "pin", About: "t"}, "arrived": {Icon: "person", About: "f"}, "first": {Icon: "flag"},
}

// Panel is the folder of a side, or the board of the Lone Syndicate.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil {
		return nil
	}
	for _, s := range t.rivals() {
		if whose(s) != who {
			continue
		}
		ids := []string{v.ID(rule.RefSide(s))}
		if s == rule.Syndicate {
			ids = append(ids, "syndicate-ledger")
		}
		return ids
	}
	return nil
}

// whose is who a side is among rivals.
func whose(s rule.Side) int {
	if s == rule.Syndicate {
		return scenes.Automa
	}
	return seatOf(s)
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	name := rule.Game{}.Info().Events[e.Kind]
	row, ok := told[name]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	d := row.Doing(e, func(r rules.Ref) int {
		if s, ok := rule.OnSide(r); ok {
			return whose(s)
		}
		return -1
	})
	if _, ok := rule.OnSide(e.From); ok {
		d.About = nil
	}
	if k, ok := rule.OnColour(e.What); ok {
		g := scenes.Gain{Icon: letters[k], N: int(e.N), Plain: row.Sign == 0, Draw: func(c render.Canvas, in render.Rect) { t.paintPiece(c, in, k) }}
		switch {
		case name == "exchanged":
			g.N, g.Plain = int(e.M), false
			d.Gains = append(d.Gains, g)
		default:
			d.Gains = []scenes.Gain{g}
		}
	}
	if k, ok := rule.OnRow(e.What); ok && (name == "briefcase" || name == "milestone") {
		d.Gains = append(d.Gains, scenes.Gain{Icon: "case " + letters[k], N: 1, Draw: func(c render.Canvas, in render.Rect) { t.paintCase(c, in, k, false) }})
	}
	return d, true
}

// Standing is a side's Influence.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	switch {
	case who == scenes.Automa && x.Solo():
		return int(x.Rival.Influence), iconCoin, true
	case who < int(x.Seats):
		return int(x.Players[who].Influence), iconCoin, true
	}
	return 0, "", false
}
