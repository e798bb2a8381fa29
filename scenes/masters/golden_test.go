package masters

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
)

// begin sets up a heist with a ready crew.
func begin(t testing.TB, seats int, heist rule.Heist, seed uint64, options rules.Options) *rule.State {
	t.Helper()
	o := rules.Options{"heist": int(heist)}
	for k, v := range options {
		o[k] = v
	}
	st, err := rule.Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*rule.State)
}

// play lets the advice of the game decide n times, or until stop says so.
func play(t testing.TB, s *rule.State, n int, stop func(*rule.State) bool) {
	t.Helper()
	r := rules.Rand{S: 11}
	for range n {
		legal := s.Legal(nil)
		if len(legal) == 0 || stop != nil && stop(s) {
			return
		}
		if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// inRound stops at the first open decision of the Action phase of a round in
// which some have acted.
func inRound(n, acted int) func(*rule.State) bool {
	return func(s *rule.State) bool {
		k := 0
		for f := range s.Crew {
			if s.Crew[f].Acted() {
				k++
			}
		}
		return s.Phase == rule.Action && int(s.Round) >= n && k >= acted && s.Prompt().Key == "prompt.act"
	}
}

var pictures = []struct {
	name    string
	w, h    int
	scale   float64
	arrange func(t testing.TB, b *bench) *rule.State
}{
	{"plan", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		return begin(t, 3, rule.InclusionJob, 3, nil)
	}},
	{"planned", 1920, 1080, 1, planned3},
	{"shop", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12, "fixers": 2})
		b.table.tab = 2
		return s
	}},
	{"fixers", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12, "fixers": 2})
		b.table.tab = 1
		return s
	}},
	{"choose", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 3, rule.StartupJob, 3, rules.Options{"prebuilt": 0})
		return s
	}},
	{"roll", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 3, nil)
		play(t, s, 400, inRound(2, 0))
		return s
	}},
	{"act", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 3, nil)
		play(t, s, 400, inRound(3, 2))
		return s
	}},
	{"act720", 1280, 720, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.InclusionJob, 4, nil)
		play(t, s, 400, inRound(4, 2))
		return s
	}},
	{"npc", 2560, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.BlackBox, 5, rules.Options{"cash": 9, "level": 3})
		play(t, s, 600, inRound(3, 1))
		return s
	}},
	{"escape", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 6, nil)
		play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.Escape })
		return s
	}},
	{"event", 1920, 1080, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.InclusionJob, 9, nil)
		play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.EventPhase && len(s.Legal(nil)) > 0 })
		return s
	}},
	{"wide", 1920, 1080, 2, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.BlackBox, 5, rules.Options{"cash": 9, "level": 3})
		play(t, s, 600, inRound(3, 1))
		return s
	}},
	{"gates4k", 3840, 2160, 1, func(t testing.TB, b *bench) *rule.State {
		s := begin(t, 4, rule.MarathonJob, 5, rules.Options{"level": 4, "cash": 20})
		play(t, s, 600, inRound(4, 1))
		return s
	}},
}

func planned3(t testing.TB, b *bench) *rule.State {
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	play(t, s, 400, func(s *rule.State) bool {
		n := 0
		for f := range s.Crew {
			n += s.Crew[f].Plan.Len()
		}
		return n >= 16
	})
	b.table.dry = 2
	return s
}

func TestPictures(t *testing.T) {
	for _, p := range pictures {
		t.Run(p.name, func(t *testing.T) {
			b := newBench(t, p.w, p.h, p.scale)
			s := p.arrange(t, b)
			b.lay(b.viewOf(s, true))
			golden(t, p.name, b.paint())
		})
	}
}
