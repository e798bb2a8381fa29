package career

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/scenes"
)

// Mission is the operation that a match of a career is, with its goals.
func (p Place) Mission(h *scenes.House, id, match string, played rules.Options) *scenes.Mission {
	kept, _, err := h.Folder.LoadCampaign(id)
	if err != nil || kept.Game != p.ID() {
		return nil
	}
	hub, err := kept.Hub(p.Career)
	if err != nil {
		return nil
	}
	s := hub.(*career.State)
	op, set := int(s.Now), []career.Setting(nil)
	if kept.RunningMatch != match {
		op = slices.IndexFunc(s.Pages[:], func(x career.Page) bool { return x.Replay == match })
	}
	if op < 0 || op >= len(p.Career.Book().Operations) {
		return nil
	}
	if s.Running != nil && op == int(s.Now) {
		set = s.Settings(op)
	} else if all, err := p.Career.Book().Of.Info().Settle(rules.Setup{Seats: p.Career.Book().SeatsOf(&p.Career.Book().Operations[op]), Options: played}); err == nil {
		set = p.Career.SettingsOf(op, all)
	}
	o := &p.Career.Book().Operations[op]
	m := &scenes.Mission{Shelf: p.ID(), Name: rules.Say("name.career-operation." + o.ID), Twist: p.twist(s, op, set)}
	if o.Rival != "" {
		m.Rival = rules.Say("name.rival." + o.Rival)
	}
	for _, g := range o.Goals {
		m.Goals = append(m.Goals, scenes.MissionGoal{Goal: g, Text: rules.Say("goal."+g.ID, rules.Num("n", g.N))})
	}
	return m
}
