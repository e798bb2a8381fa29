package deepstate

import (
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/scenes"
)

// doings are the events that a rival's last turn is told by, in signs.
var doings = map[string]scenes.DoingRow{
	"hoc-card": {Icon: iconCard, About: "h"}, "hoc-otherwise": {Icon: "cross", About: "h"}, "hoc-reveals": {Icon: "eye", About: "h"}, "hoc-keeps": {Icon: iconTreaty, About: "h"},
	"skipped": {Icon: "cross"}, "recruited": {Icon: iconRecruit, Unit: iconAgent, Sign: 1}, "man-drawn": {Icon: iconPerson, About: "h"}, "drew-man": {Icon: iconPerson},
	"dismissed": {Icon: iconPerson, About: "h"}, "played": {Icon: iconPerson, About: "h"}, "hit": {Icon: iconHunter, About: "h", Unit: iconAgent, Sign: -1, Hit: true},
	"hit-reserve": {Icon: iconHunter, Unit: iconAgent, Sign: -1, Hit: true}, "moved": {Icon: "arrow-right", About: "h"},
	"infiltrated": {Icon: iconSpy, About: "h", Unit: iconAgent}, "over-infiltrated": {Icon: iconSpy, About: "h", Unit: iconAgent},
	"expelled": {Icon: iconRecall, About: "h", Unit: iconAgent, Sign: -1, Hit: true}, "lost": {Icon: iconRecall, About: "h", Unit: iconAgent, Sign: -1, Hit: true},
	"grudge": {Icon: "warning"}, "treaty-drawn": {Icon: iconTreaty, About: "h"}, "drew-treaties": {Icon: iconTreaty, Unit: iconTreaty, Sign: 1},
	"carried-out": {Icon: iconSeal, About: "h", Unit: iconAgent}, "paid-agents": {Icon: iconAgent, About: "h", Unit: iconAgent, Sign: -1},
	"discarded-objective": {Icon: "card-discard", About: "h"}, "joined": {Icon: iconSeal, About: "ht"}, "advanced": {Icon: iconReach, About: "ht"},
	"taken": {Icon: iconCard, About: "h"}, "abandoned": {Icon: "card-discard", About: "h"}, "revealed": {Icon: iconCard, About: "h"}, "war": {Icon: iconWar}, "war-over": {Icon: iconWar},
	"supervisor": {Icon: "eye"}, "recalled": {Icon: iconRecall, About: "h", Unit: iconAgent, Sign: 1}, "spent": {Icon: iconAgent, About: "f", Unit: iconAgent, Sign: -1},
	"made": {Icon: iconTreaty, About: "h"}, "no-treaty": {Icon: iconTreaty}, "secondary": {Icon: iconGlobe, About: "h"}, "gave": {Icon: "arrow-right", About: "ht"},
	"gave-secondary": {Icon: "arrow-right", About: "ht"}, "attached": {Icon: iconSeal, About: "t"}, "token": {Icon: iconBrief, About: "ht"},
}

// Panel is the panel of a player, HOC's among them.
func (t *table) Panel(v *scenes.View, who int) []string {
	if t.s == nil {
		return nil
	}
	for _, p := range t.others() {
		if t.whose(p) == who {
			return []string{v.ID(t.s.RefPlayer(p))}
		}
	}
	return nil
}

// whose is who a player is among rivals.
func (t *table) whose(p rule.Player) int {
	if t.s.Automa(p) {
		return scenes.Automa
	}
	return int(p)
}

// Doing is what an event was, in signs.
func (t *table) Doing(e rules.Event) (scenes.Doing, bool) {
	row, ok := doings[rule.Game{}.Info().Events[e.Kind]]
	if !ok || t.s == nil {
		return scenes.Doing{}, false
	}
	d := row.Doing(e, func(r rules.Ref) int {
		if p := t.s.OnPlayer(r); p != rule.Nobody {
			return t.whose(p)
		}
		return -1
	})
	if m := int(e.M); m > 0 && (row.Icon == iconSpy || row.Icon == iconSeal) && row.Unit != "" {
		d.Gains = append(d.Gains, scenes.Gain{Icon: iconGhost, N: m, Plain: true})
	}
	return d, true
}

// Standing is a player's Influence.
func (t *table) Standing(s rules.State, who int) (n int, icon string, ok bool) {
	x := s.(*rule.State)
	for i := range x.Count() {
		if p := rule.Player(i); x.Automa(p) && who == scenes.Automa || !x.Automa(p) && int(p) == who {
			return x.Total(p), "", true
		}
	}
	return 0, "", false
}
