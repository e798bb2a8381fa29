package career

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/scenes"
	"safehouse/scenes/stakes"
)

// Called lets the automa of an operation play under the name of the rival whom the operation is against.
func (p Place) Called(h *scenes.House, id, match string, _ rules.State) map[string]string {
	if h.Folder == nil {
		return nil
	}
	m := p.Mission(h, id, match, nil)
	if m == nil || m.Rival.IsZero() {
		return nil
	}
	return p.called(h, m.Rival)
}

// called is what a match against a rival calls its automa, nil for a game without one.
func (p *Place) called(h *scenes.House, rival rules.Message) map[string]string {
	automa := h.Book.Automa(p.Career.Book().Of.Info().ID)
	if automa == "" {
		return nil
	}
	return map[string]string{automa: h.Say(p.ID(), rival, nil)}
}

// Mission is the operation that a match of a career is, with its goals.
func (p Place) Mission(h *scenes.House, id, match string, played rules.Options) *stakes.Mission {
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
		op = slices.IndexFunc(s.Pages[:], func(x career.Page) bool { return x.Replay == match || x.First.Replay == match })
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
	m := &stakes.Mission{Shelf: p.ID(), Name: rules.Say("name.career-operation." + o.ID), Twist: p.twist(s, op, set)}
	if o.Rival != "" {
		m.Rival = rules.Say("name.rival." + o.Rival)
	}
	for _, g := range o.Goals {
		m.Goals = append(m.Goals, stakes.Goal{Goal: g, Text: p.against(op, rules.Say("goal."+g.ID, rules.Num("n", g.N)))})
	}
	return m
}

// against is a message about an operation that may name the rival whom it is against.
func (p *Place) against(op int, m rules.Message) rules.Message {
	if id := p.Career.Book().Operations[op].Rival; id != "" {
		m.Args = append(m.Args, rules.Word("rival", rules.Say("name.rival."+id)))
	}
	return m
}
