package scenes_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// crew sits down at a heist that is planned, with bots that think a little and
// show for some ticks what they intend.
func crew(t testing.TB, ticks int, seats ...match.Controller) *scenes.Sitting {
	t.Helper()
	m, err := match.New(game(t, "masters"), rules.Setup{Seats: len(seats), Seed: 11}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	for r := (rules.Rand{S: 5}); m.Turn().Round == 0; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	s := scenes.NewSitting(m, bot.Budget{Iterations: 8})
	s.Failed = func(err error) { t.Fatal(err) }
	s.Announce = func(*scenes.Intent) int { return ticks }
	t.Cleanup(s.Close)
	return s
}

// announced lets ticks pass until a bot says what it intends.
func announced(t testing.TB, s *scenes.Sitting) *scenes.Intent {
	t.Helper()
	tickUntil(t, s, "says what a bot intends", func() bool { return s.Intent() != nil })
	return s.Intent()
}

// actor is whose action it is.
func actor(s *scenes.Sitting, a rules.Action) int {
	return s.Match.State().(rules.CrewMember).Actor(a)
}

func TestABotSaysWhatItIntendsBeforeItDoesIt(t *testing.T) {
	s := crew(t, 40, person("Vesper"), robot("Magpie"), person("Vesper"))
	n := s.Match.Actions()
	in := announced(t, s)
	if in.Seat != 1 || actor(s, in.Action) != 1 || s.Match.Actions() != n {
		t.Fatalf("seat %d intends %v after %d actions; want seat 1, and nothing done yet", in.Seat, in.Action, s.Match.Actions()-n)
	}
	if len(in.Line) == 0 || in.Line[0] != in.Action || in.Left() != 1 {
		t.Errorf("what follows is %v, %.2f of the time is left", in.Line, in.Left())
	}
	for range 39 {
		s.Tick()
		if s.Intent() != in || s.Match.Actions() != n || s.Idle() {
			t.Fatal("the bot did not wait for its time")
		}
	}
	s.Tick()
	if s.Match.Actions() != n+1 || s.Match.Steps()[n].Action != in.Action || s.Intent() == in {
		t.Errorf("%d actions after its time, want what the bot intended", s.Match.Actions()-n)
	}
}

func TestAnIntentionIsHeldWhileSomebodyLooks(t *testing.T) {
	s := crew(t, 5, person("Vesper"), robot("Magpie"), person("Vesper"))
	n := s.Match.Actions()
	in := announced(t, s)
	s.Watch(true)
	for range 60 {
		s.Tick()
	}
	if s.Intent() != in || s.Match.Actions() != n || !s.Idle() {
		t.Error("the intention was not held while it was looked at")
	}
	s.Watch(false)
	s.Hold(true) // another scene lies over the table
	for range 60 {
		s.Tick()
	}
	if s.Intent() != in || s.Match.Actions() != n {
		t.Error("the intention was not held in the menu")
	}
	s.Hold(false)
	s.GoOn()
	if s.Match.Actions() != n+1 || s.Match.Steps()[n].Action != in.Action {
		t.Error("the bot did not go on")
	}
}

func TestADecisionOfABotIsTakenOver(t *testing.T) {
	s := crew(t, -1, person("Vesper"), robot("Magpie"), person("Vesper"))
	n := s.Match.Actions()
	in := announced(t, s)
	for range 200 {
		s.Tick()
	}
	if s.Intent() != in || !s.Idle() {
		t.Fatal("an intention that waits for a person went by")
	}
	for _, a := range s.Legal() {
		if actor(s, a) == 1 {
			t.Fatalf("%v is the bot's and can be decided by the person", a)
		}
	}
	s.TakeOver()
	var mine rules.Action
	for _, a := range s.Legal() {
		if actor(s, a) == 1 && a != in.Action {
			mine = a
		}
	}
	if mine.Verb == 0 || s.Lent() != rules.Only(1) {
		t.Fatalf("the person cannot decide for seat 1; lent are %v", s.Lent())
	}
	s.Decide(mine)
	if s.Match.Actions() != n+1 || s.Match.Steps()[n].Action != mine || s.Lent() != 0 {
		t.Errorf("%d actions, lent %v; want the person's one, and the seat back with its bot", s.Match.Actions()-n, s.Lent())
	}
	if c := s.Match.Controllers()[1]; c.Kind != match.Bot {
		t.Error("the seat was taken away from the bot for good")
	}
	if next := announced(t, s); next.Seat != 1 {
		t.Errorf("seat %d intends something, want the bot again", next.Seat)
	}
	s.TakeOver()
	s.HandBack()
	if announced(t, s).Seat != 1 || s.Lent() != 0 {
		t.Error("what was taken over was not given back")
	}
}

func TestBotsWaitForAPerson(t *testing.T) {
	s := crew(t, 5, person("Vesper"), robot("Magpie"), person("Vesper"))
	n := s.Match.Actions()
	announced(t, s)
	s.Wait()
	for range 100 {
		s.Tick()
	}
	if s.Match.Actions() != n || s.Intent() != nil || !s.Waiting() || !s.Idle() {
		t.Fatal("the bots do not wait")
	}
	var own rules.Action
	for _, a := range s.Legal() {
		if actor(s, a) == 0 && s.Match.Game().Info().Verbs[a.Verb].Name == "act" {
			own = a
		}
	}
	s.Decide(own)
	if announced(t, s).Seat != 1 {
		t.Error("the bots wait on after the person has decided")
	}
	s.Wait()
	s.GoOn()
	if s.Waiting() || announced(t, s).Seat != 1 {
		t.Error("the bots wait on after they were told to go on")
	}
}

// A person who acts meanwhile, or takes something back, changes what the bot
// thinks about: it says anew what it intends.
func TestAnIntentionGoesWithItsPosition(t *testing.T) {
	s := crew(t, -1, person("Vesper"), robot("Magpie"), person("Vesper"))
	in := announced(t, s)
	var own rules.Action
	for _, a := range s.Legal() {
		if actor(s, a) == 0 && s.Match.Game().Info().Verbs[a.Verb].Name == "act" {
			own = a
		}
	}
	s.Decide(own)
	if s.Intent() != nil {
		t.Error("the intention outlives its position")
	}
	if announced(t, s) == in {
		t.Error("the bot did not think anew")
	}
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	if s.Intent() != nil {
		t.Error("the intention outlives what was taken back")
	}
}

// A table of bots alone plays on when nothing is to be shown.
func TestBotsAloneNeedNoAnnouncement(t *testing.T) {
	s := crew(t, 0, robot("Magpie"), robot("Kestrel"), robot("Heron"))
	n := s.Match.Actions()
	tickUntil(t, s, "plays on", func() bool {
		if s.Intent() != nil {
			t.Fatal("a bot says what it intends and nobody wants to hear it")
		}
		return s.Match.Actions() >= n+5
	})
}

// What a bot is expected to do after its choice ends where only chance knows.
func TestALineEndsBeforeChance(t *testing.T) {
	s := crew(t, -1, person("Vesper"), robot("Magpie"), person("Vesper"))
	view := s.Match.View(1)
	drawn := view.Chance().Drawn
	r := rules.Rand{S: 3}
	lines := 0
	for _, a := range view.Legal(nil) {
		if actor(s, a) != 1 {
			continue
		}
		line := bot.Line(view, 1, a, 6, &r)
		if line[0] != a || len(line) > 6 {
			t.Fatalf("the line of %v is %v", a, line)
		}
		x := view.Clone().(*masters.State)
		for i, b := range line {
			if x.Actor(b) != 1 {
				t.Errorf("%v in the line of seat 1 belongs to seat %d", b, x.Actor(b))
			}
			if x.Chance().Drawn != drawn {
				t.Errorf("step %d of the line of %v comes after chance was drawn", i, a)
			}
			if err := x.Apply(b, nil); err != nil {
				t.Fatalf("step %d of the line of %v: %v", i, a, err)
			}
		}
		lines += len(line)
	}
	if lines < 10 {
		t.Errorf("all lines together have %d steps", lines)
	}
}
