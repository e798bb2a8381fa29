package shadownetwork

import (
	"slices"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

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
	row, ok := rows[e.Kind]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	d, ok := row.Doing(e, func(r rules.Ref) int {
		if s, ok := rule.OnSide(r); ok {
			return whose(s)
		}
		return -1
	})
	if !ok {
		return d, false
	}
	if _, ok := rule.OnSide(e.From); ok {
		d.About = nil
	}
	if k, ok := rule.OnColour(e.What); ok {
		g := scenes.Gain{Icon: colourIDs[k], Mark: signs[k], N: int(e.N), Plain: row.Recap.Sign == 0, Draw: func(c render.Canvas, in render.Rect) { t.paintPiece(c, in, k) }}
		switch {
		case e.Kind == rule.EvExchanged:
			g.N, g.Plain = int(e.M), false
			d.Gains = append(d.Gains, g)
		default:
			d.Gains = []scenes.Gain{g}
		}
	}
	if k, ok := rule.OnRow(e.What); ok && (e.Kind == rule.EvBriefcase || e.Kind == rule.EvMilestone) {
		d.Gains = append(d.Gains, scenes.Gain{Icon: "case " + colourIDs[k], N: 1, Draw: func(c render.Canvas, in render.Rect) { t.paintCase(c, in, k, false) }})
	}
	if side, ok := rule.OnSide(e.Who); !ok || side != t.me() {
		d.Yours = t.yours(e, d)
	}
	return d, true
}

// yours is what a rival's deed changes for who looks: a visit to its city costs one more, and what is leaked there can be taken.
func (t *table) yours(e rules.Event, d scenes.Doing) []scenes.Gain {
	switch e.Kind {
	case rule.EvPlaced:
		if k, ok := rule.OnCity(e.To); ok && t.s.Fee(k, t.me()) == 0 {
			return nil
		}
		return []scenes.Gain{{Icon: iconCoin, N: -1}}
	case rule.EvLeaked:
		l := slices.Clone(d.Gains)
		for i := range l {
			l[i].Plain = false
		}
		return l
	}
	return nil
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
