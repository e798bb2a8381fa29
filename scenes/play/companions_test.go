package play_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
	"safehouse/scenes/tables"
)

// heist opens the real table of a heist for those who sit at it, when the plan is to be
// made, or with a round when it is played.
func heist(d *scenestest.Desk, round int, names ...string) *sitting.Sitting {
	d.T.Helper()
	d.House.Tables = tables.All
	seats := scenestest.Seated(names...)
	m, err := match.New(scenestest.Game(d.T, "masters"), rules.Setup{Seats: len(seats), Seed: 11}, seats, nil)
	if err != nil {
		d.T.Fatal(err)
	}
	for r := (rules.Rand{S: 5}); m.Turn().Phase == "choosing" || m.Turn().Round < round; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			d.T.Fatal(err)
		}
	}
	d.Sit(m)
	d.Visit("wait idle")
	if d.Shows("recap/close") {
		d.Visit("pick recap/close\nwait idle")
	}
	return play.Table(d.App)
}

// actor is whose action it is.
func actor(s *sitting.Sitting, a rules.Action) int {
	return s.Match.State().(rules.CrewMember).Actor(a)
}

// companion is the thing that stands for the character of seat 1.
func companion(s *sitting.Sitting) string {
	st := s.Match.State().(*masters.State)
	in := st.Game().Info()
	kind := slices.IndexFunc(in.Refs, func(r rules.RefInfo) bool { return r.Name == "character" })
	return in.RefString(rules.At(rules.RefKind(kind), st.CharacterIndex(1)))
}

// The prompt asks all companions or the one whose panel is open; keys reach the buttons
// as a pointer does.
func TestCompanionsAreAskedInThePrompt(t *testing.T) {
	for _, round := range []int{0, 1} {
		d := scenestest.BlindDesk(t, 1280, 720)
		s := heist(d, round, "Vesper", "*Magpie", "*Heron")
		n := actions(s)
		if !d.Shows("ask:all") || d.Shows("ask:one") {
			t.Errorf("round %d: beside the own panel there is %v", round, d.App.Top().Stage().Things())
		}
		d.Visit("wait 60\nwait idle")
		if actions(s) != n {
			t.Fatal("companions act before the person does")
		}
		d.Visit("click " + d.At(companion(s)) + "\nwait idle")
		if open := "choices of " + companion(s) + ":0"; d.Shows(open) {
			d.Visit("click " + d.At(open) + "\nwait idle")
		}
		d.Visit("wait idle")
		if !d.Shows("ask:one") {
			t.Fatalf("round %d: the panel of a companion is open and nothing asks it", round)
		}
		for range 200 {
			if d.App.Top().Stage().Focused() == "ask:one" {
				break
			}
			d.Visit("key Tab")
		}
		d.Visit("key Enter\nwait idle")
		steps := s.Match.Steps()[n:]
		if len(steps) == 0 {
			t.Fatalf("round %d: the companion does nothing", round)
		}
		for _, st := range steps {
			if actor(s, st.Action) != 1 {
				t.Errorf("round %d: %v was not asked for", round, st.Action)
			}
		}
		n = actions(s)
		d.Visit("click " + d.At("ask:one") + "\nwait idle") // the other one: it alone has something left
		if !slices.ContainsFunc(s.Match.Steps()[n:], func(st match.Step) bool { return actor(s, st.Action) == 2 }) {
			t.Errorf("round %d: not all were asked", round)
		}
	}
}

// A companion that has done what it has to do is not offered again in the prompt until the person has done something, and
// then only where it has more to do than to say that it is done.
func TestACompanionThatIsDoneIsNotAskedAgain(t *testing.T) {
	for _, round := range []int{0, 1} {
		for _, bots := range [][]string{{"Vesper", "*Magpie"}, {"*Magpie", "*Heron"}} {
			d := scenestest.BlindDesk(t, 1280, 720)
			s := heist(d, round, append([]string{"Vesper"}, bots...)...)
			offered := s.Companions()
			ask := "ask:one"
			if offered.Count() > 1 {
				ask = "ask:all"
			}
			if offered == 0 {
				t.Fatalf("round %d: of %v nobody waits", round, bots)
			}
			d.Visit("click " + d.At(ask) + "\nwait idle")
			if c := s.Companions(); c != 0 || d.Shows("ask:one") || d.Shows("ask:all") {
				t.Errorf("round %d, %v: after all have acted %v can be asked", round, bots, c)
			}
			legal := s.Legal()
			i := slices.IndexFunc(legal, func(a rules.Action) bool { return actor(s, a) == 0 })
			if i < 0 {
				continue
			}
			s.Decide(legal[i])
			d.Visit("wait idle")
			st := s.Match.State()
			for _, seat := range s.Companions().List() {
				if !slices.ContainsFunc(st.Legal(nil), func(a rules.Action) bool {
					return actor(s, a) == seat && !st.Game().Info().Verbs[a.Verb].Ends
				}) {
					t.Errorf("round %d: seat %d is offered and can only say that it is done", round, seat)
				}
			}
		}
	}
}
