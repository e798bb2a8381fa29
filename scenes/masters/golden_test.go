package masters

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"safehouse/render/ui/proof"
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

// play goes on n decisions, or until stop says so, in a simple way of its own,
// so that the pictures do not depend on how well bots play: everybody plans a
// way on from where it stands, uses every sub-action, and never runs.
func play(t testing.TB, s *rule.State, n int, stop func(*rule.State) bool) {
	t.Helper()
	r := rules.Rand{S: 11}
	for range n {
		legal := s.Legal(nil)
		if len(legal) == 0 || stop != nil && stop(s) {
			return
		}
		best, at := -1, 0
		for i, a := range legal {
			if k := keen(s, a)*16 + r.Intn(16); k > best {
				best, at = k, i
			}
		}
		if err := s.Apply(legal[at], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// keen is how much play likes an action.
func keen(s *rule.State, a rules.Action) int {
	switch a.Verb {
	case rule.VPlan:
		fig := &s.Crew[s.FigureOf(int(a.Args[0]))]
		front := fig.Plan
		if fig.Status == s.Crew[0].Status && fig.At != rule.Nowhere {
			front |= 1 << fig.At
		}
		for c := range front.All() {
			if s.Near(c).Has(s.CellOn(rule.Hex(a.Args[1]))) {
				return 8
			}
		}
		return 1
	case rule.VStart:
		if s.Crew[s.FigureOf(int(a.Args[0]))].Waiting() {
			return 12
		}
		return 0
	case rule.VUnlock, rule.VSubdue, rule.VDisable, rule.VTake:
		return 11
	case rule.VMove, rule.VReveal, rule.VIdea, rule.VLoot, rule.VRun:
		return 9
	case rule.VAct:
		return 6
	case rule.VReady, rule.VDone:
		return 4
	case rule.VCall, rule.VDrop, rule.VSlide, rule.VLift, rule.VGive, rule.VDecoy:
		return 0
	}
	return 3
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

// pictures are the table in telling positions and windows. The positions lie in
// testdata/positions, by name, so that a card more breaks only what it changes; from is how
// one was come to once, and is only asked where the file is missing.
var pictures = []struct {
	name  string
	w, h  int
	scale float64
	from  func(t testing.TB) *rule.State
	set   func(*table) // what is open on the table, nil for nothing
}{
	{"plan", 1920, 1080, 1, func(t testing.TB) *rule.State {
		return begin(t, 3, rule.InclusionJob, 3, nil)
	}, nil},
	{"planned", 1920, 1080, 1, planned3, func(x *table) { x.dry = 2 }},
	{"shop", 1920, 1080, 1, func(t testing.TB) *rule.State {
		return begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12, "fixers": 2})
	}, func(x *table) { x.tab = 2 }},
	{"fixers", 1920, 1080, 1, func(t testing.TB) *rule.State {
		return begin(t, 4, rule.DarkHorseJob, 3, rules.Options{"cash": 12, "fixers": 2})
	}, func(x *table) { x.tab = 1 }},
	{"choose", 1920, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 3, rule.StartupJob, 3, rules.Options{"prebuilt": 0})
		return s
	}, nil},
	{"roll", 1920, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 3, nil)
		play(t, s, 400, inRound(2, 0))
		return s
	}, nil},
	{"act", 1920, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 3, nil)
		play(t, s, 400, inRound(3, 2))
		return s
	}, nil},
	{"act720", 1280, 720, 1, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.InclusionJob, 4, nil)
		play(t, s, 400, inRound(4, 2))
		return s
	}, nil},
	{"act360", 640, 360, 1, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.BlackBox, 5, rules.Options{"cash": 9, "level": 3})
		play(t, s, 600, inRound(2, 0))
		return s
	}, nil},
	{"cells720", 1280, 720, 1, func(t testing.TB) *rule.State {
		return begin(t, 3, rule.TheBricks, 5, rules.Options{"inside": 1})
	}, nil},
	{"npc", 2560, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.BlackBox, 5, rules.Options{"cash": 9, "level": 3})
		play(t, s, 600, inRound(3, 1))
		return s
	}, nil},
	{"escape", 1920, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 3, rule.InclusionJob, 6, nil)
		play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.Escape })
		return s
	}, nil},
	{"event", 1920, 1080, 1, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.InclusionJob, 9, nil)
		play(t, s, 3000, func(s *rule.State) bool { return s.Phase == rule.EventPhase && len(s.Legal(nil)) > 0 })
		return s
	}, nil},
	{"wide", 1920, 1080, 1.25, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.BlackBox, 5, rules.Options{"cash": 9, "level": 3})
		play(t, s, 600, inRound(3, 1))
		return s
	}, nil},
	{"gates4k", 3840, 2160, 1, func(t testing.TB) *rule.State {
		s := begin(t, 4, rule.MarathonJob, 5, rules.Options{"level": 4, "cash": 20})
		play(t, s, 600, inRound(4, 1))
		return s
	}, nil},
}

func planned3(t testing.TB) *rule.State {
	s := begin(t, 3, rule.InclusionJob, 3, nil)
	play(t, s, 400, func(s *rule.State) bool {
		n := 0
		for f := range s.Crew {
			n += s.Crew[f].Plan.Len()
		}
		return n >= 16
	})
	return s
}

// stated is the position of a picture.
func stated(t testing.TB, name string, from func(testing.TB) *rule.State) *rule.State {
	t.Helper()
	path := filepath.Join("testdata", "positions", name+".json")
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		if b, err = from(t).MarshalJSON(); err == nil {
			err = os.WriteFile(path, append(b, '\n'), 0o644)
		}
		if err == nil {
			t.Fatalf("%s was missing; it is written from its seed: look at the picture", path)
		}
	}
	s := rule.Game{}.Empty()
	if err == nil {
		err = s.UnmarshalJSON(b)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rule.State)
}

func TestPictures(t *testing.T) {
	for _, p := range pictures {
		t.Run(p.name, func(t *testing.T) {
			b := newBench(t, p.w, p.h, p.scale)
			s := stated(t, p.name, p.from)
			if p.set != nil {
				p.set(b.table)
			}
			b.Lay(b.viewOf(s, true))
			golden.Check(t, p.name, b.Paint())
			if p.h < 480 { // the house shows such a window enlarged and in pages, which TestTheSmallestWindowCanBeRead looks at
				proof.Contrasts(t, p.name, b.Stage, p.w, p.h)
				return
			}
			proof.Check(t, p.name, b.Stage, p.w, p.h)
		})
	}
}
