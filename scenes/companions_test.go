package scenes_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// heist opens the real table of a heist for those who sit at it, when the plan is to be
// made, or with a round when it is played.
func (d *desk) heist(round int, names ...string) *scenes.Sitting {
	d.t.Helper()
	d.house.Tables = tables.All
	seats := seated(names...)
	m, err := match.New(game(d.t, "masters"), rules.Setup{Seats: len(seats), Seed: 11}, seats, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	for r := (rules.Rand{S: 5}); m.Turn().Phase == "choosing" || m.Turn().Round < round; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			d.t.Fatal(err)
		}
	}
	d.app.Sit(m)
	d.visit("wait idle")
	if d.shows("recap/close") {
		d.visit("pick recap/close\nwait idle")
	}
	return d.app.Table()
}

// companion is the thing that stands for the character of seat 1.
func companion(s *scenes.Sitting) string {
	st := s.Match.State().(*masters.State)
	in := st.Game().Info()
	kind := slices.IndexFunc(in.Refs, func(r rules.RefInfo) bool { return r.Name == "character" })
	return in.RefString(rules.At(rules.RefKind(kind), st.CharacterIndex(1)))
}

// shows reports whether a thing is on the screen.
func (d *desk) shows(id string) bool { return slices.Contains(d.app.Top().Stage().Things(), id) }

// The prompt asks all companions or the one whose panel is open; keys reach the buttons
// as a pointer does.
func TestCompanionsAreAskedInThePrompt(t *testing.T) {
	for _, round := range []int{0, 1} {
		d := blindDesk(t, 1280, 720)
		s := d.heist(round, "Vesper", "*Magpie", "*Heron")
		n := actions(s)
		if !d.shows("ask:all") || d.shows("ask:one") {
			t.Errorf("round %d: beside the own panel there is %v", round, d.app.Top().Stage().Things())
		}
		d.visit("wait 60\nwait idle")
		if actions(s) != n {
			t.Fatal("companions act before the person does")
		}
		d.visit("click " + d.at(companion(s)) + "\nwait idle")
		if open := "choices of " + companion(s) + ":0"; d.shows(open) {
			d.visit("click " + d.at(open) + "\nwait idle")
		}
		d.visit("wait idle")
		if !d.shows("ask:one") {
			t.Fatalf("round %d: the panel of a companion is open and nothing asks it", round)
		}
		for range 200 {
			if d.app.Top().Stage().Focused() == "ask:one" {
				break
			}
			d.visit("key Tab")
		}
		d.visit("key Enter\nwait idle")
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
		d.visit("click " + d.at("ask:one") + "\nwait idle") // the other one: it alone has something left
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
			d := blindDesk(t, 1280, 720)
			s := d.heist(round, append([]string{"Vesper"}, bots...)...)
			offered := s.Companions()
			ask := "ask:one"
			if offered.Count() > 1 {
				ask = "ask:all"
			}
			if offered == 0 {
				t.Fatalf("round %d: of %v nobody waits", round, bots)
			}
			d.visit("click " + d.at(ask) + "\nwait idle")
			if c := s.Companions(); c != 0 || d.shows("ask:one") || d.shows("ask:all") {
				t.Errorf("round %d, %v: after all have acted %v can be asked", round, bots, c)
			}
			legal := s.Legal()
			i := slices.IndexFunc(legal, func(a rules.Action) bool { return actor(s, a) == 0 })
			if i < 0 {
				continue
			}
			s.Decide(legal[i])
			d.visit("wait idle")
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
