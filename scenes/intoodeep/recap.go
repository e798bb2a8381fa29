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
	row, ok := rows[e.Kind]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	whose := func(r rules.Ref) int {
		switch {
		case r.Kind != rule.KindSeat:
			return -1
		case int(r.Index) == rule.EchoSeat:
			return scenes.Automa
		}
		return int(r.Index)
	}
	d, ok := row.Doing(e, whose)
	if ok && whose(e.Who) != t.Seat {
		d.Yours = t.yours(e)
	}
	return d, ok
}

// yours is what a rival's deed changes for who looks: to hook the same Criminal costs an Intel now, and of a row of the Chapter
// a Dossier less is left.
func (t *table) yours(e rules.Event) []scenes.Gain {
	switch e.Kind {
	case rule.EvHooked:
		if p := t.s.HolderOf(rule.Criminal(e.What.Index)); p < 0 || p == t.Seat {
			return nil // it was let go since
		}
		return []scenes.Gain{{Icon: signIntel, N: -1}}
	case rule.EvDossier:
		return []scenes.Gain{{Icon: "intoodeep/dossier", N: -1}}
	}
	return nil
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
