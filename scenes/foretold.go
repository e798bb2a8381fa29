package scenes

import (
	"strings"

	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bot"
)

// Comes tells what a choice changes now of the stocks of whoever takes it: each cost and then each gain that is certain. It is
// reckoned when somebody looks, once.
func (v *View) Comes(a rules.Action) func() []ui.Keyword {
	st := v.At(a)
	if _, ok := st.(rules.Countable); !ok || v.House == nil {
		return nil
	}
	var l []ui.Keyword
	done := false
	return func() []ui.Keyword {
		if !done {
			l, done = v.foretell(st, a), true
		}
		return l
	}
}

// foretell is the same in lines of a tip.
func (v *View) foretell(st rules.State, a rules.Action) (l []ui.Keyword) {
	seat := st.Turn().Seat
	c, crew := st.(rules.CrewMember)
	if crew && seat == rules.Crew {
		if seat = c.Actor(a); seat < 0 { // of the whole crew
			seat = max(0, v.Facing())
		}
	}
	x := bot.Foretell(st, v.Seat, seat, a)
	costs, gains, others := bot.Foretold(v.Info, seat, crew, x.Facts)
	line := func(name string, list []rules.Message) {
		words := make([]string, len(list))
		for i, m := range list {
			words[i] = v.Ask.Say(m)
		}
		if len(words) > 0 {
			l = append(l, ui.Keyword{Name: name, Text: strings.Join(words, " · "), Now: true})
		}
	}
	line("", append(costs, gains...))
	line(v.House.T("table.comes.others"), others)
	if x.Open && len(l) > 0 {
		l = append(l, ui.Keyword{Text: v.House.T("table.comes.open"), Now: true})
	}
	return l
}
