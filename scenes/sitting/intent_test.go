package sitting_test

import (
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
)

// crew sits down at a heist that is planned, with bots that think a little and
// show for some ticks what they intend.
func crew(t testing.TB, ticks int, seats ...match.Controller) *sitting.Sitting {
	t.Helper()
	m, err := match.New(scenestest.Game(t, "masters"), rules.Setup{Seats: len(seats), Seed: 11}, seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	for r := (rules.Rand{S: 5}); m.Turn().Round == 0; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	s := sitting.New(m, bot.Budget{Iterations: 8})
	s.Failed = func(err error) { t.Fatal(err) }
	s.Announce = func(*sitting.Intent) int { return ticks }
	t.Cleanup(s.Close)
	return s
}

// announced lets ticks pass until a bot says what it intends.
func announced(t testing.TB, s *sitting.Sitting) *sitting.Intent {
	t.Helper()
	tickUntil(t, s, "says what a bot intends", func() bool { return s.Intent() != nil })
	return s.Intent()
}

// actor is whose action it is.
func actor(s *sitting.Sitting, a rules.Action) int {
	return s.Match.State().(rules.CrewMember).Actor(a)
}

func TestABotSaysWhatItIntendsBeforeItDoesIt(t *testing.T) {
	s := crew(t, 40, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(1))
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
	s := crew(t, 5, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(1))
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
	s := crew(t, -1, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(1))
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

// takeOwn lets the person decide an action of a verb for a seat.
func takeOwn(t testing.TB, s *sitting.Sitting, seat int, verb string) {
	t.Helper()
	for _, a := range s.Legal() {
		if actor(s, a) == seat && s.Match.Game().Info().Verbs[a.Verb].Name == verb {
			s.Decide(a)
			s.Finish()
			return
		}
	}
	t.Fatalf("seat %d cannot %s", seat, verb)
}

// quiet lets some time pass in which nothing may happen.
func quiet(t testing.TB, s *sitting.Sitting, what string) {
	t.Helper()
	n := s.Match.Actions()
	for range 100 {
		s.Tick()
		time.Sleep(time.Millisecond)
	}
	if s.Match.Actions() != n || s.Intent() != nil || !s.Idle() {
		t.Fatalf("%s: companions do not wait (%d actions, intent %v)", what, s.Match.Actions()-n, s.Intent() != nil)
	}
}

// Companions wait for the persons of a crew: until all are done, or until they are asked.
func TestCompanionsWaitForThePersons(t *testing.T) {
	s := crew(t, 5, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	quiet(t, s, "a new round")
	if got := s.Companions(); got != rules.Only(1) {
		t.Errorf("companions %v wait, want seat 1", got.List())
	}
	takeOwn(t, s, 0, "act")
	takeOwn(t, s, 0, "done")
	takeOwn(t, s, 2, "act")
	quiet(t, s, "one person is still to be done")
	takeOwn(t, s, 2, "done")
	if announced(t, s).Seat != 1 {
		t.Error("the companion does nothing when the persons are done")
	}
	n := s.Match.Actions()
	tickUntil(t, s, "lets the companion act", func() bool { return s.Match.Actions() > n })
}

// Who was asked goes on until it could only say that it is done, and waits with that.
func TestACompanionThatIsAskedActsAndStaysOpen(t *testing.T) {
	s := crew(t, 0, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	n := s.Match.Actions()
	s.Ask(rules.Only(1))
	if !s.Acts(1) || s.Companions() != 0 {
		t.Error("the companion was not asked")
	}
	tickUntil(t, s, "comes to the end of its action", func() bool { return s.Idle() && s.Match.Actions() > n })
	if turn := s.Match.Turn(); !turn.Open.Has(1) || turn.Round != 1 {
		t.Errorf("round %d, open are %v; want the companion still there in round 1", turn.Round, turn.Open.List())
	}
	for _, st := range s.Match.Steps()[n:] {
		if st.Seat != 1 && actor(s, st.Action) != 1 {
			t.Errorf("%v was done for another seat", st.Action)
		}
	}
	if got := s.Companions(); got != 0 {
		t.Errorf("%v can be asked again and would do nothing", got.List())
	}
	takeOwn(t, s, 0, "act") // from now on there may be something to do again
	more := false
	for _, a := range s.Match.Legal() {
		more = more || actor(s, a) == 1 && !s.Match.Game().Info().Verbs[a.Verb].Ends
	}
	if got := s.Companions(); got.Has(1) != more {
		t.Errorf("after the person has acted %v can be asked; the companion has more to do than to end: %v", got.List(), more)
	}
}

// What a companion did is taken back, and it stays where it is: also when no person has
// anything left to decide.
func TestCompanionsStayPutAfterUndo(t *testing.T) {
	s := crew(t, 0, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	n := s.Match.Actions()
	s.Ask(rules.Only(1))
	tickUntil(t, s, "has acted", func() bool { return s.Match.Actions() > n })
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	quiet(t, s, "after undo")
	for _, seat := range []int{0, 2} {
		takeOwn(t, s, seat, "act")
		takeOwn(t, s, seat, "done")
	}
	n = s.Match.Actions()
	tickUntil(t, s, "has acted", func() bool { return s.Match.Actions() > n })
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	if s.Match.Turn().Open != rules.Only(1) {
		t.Fatalf("open are %v, want the companion alone", s.Match.Turn().Open.List())
	}
	quiet(t, s, "after undo with all persons done")
	if !s.Waiting() {
		t.Error("nobody is told that the companions wait")
	}
	s.GoOn()
	n = s.Match.Actions()
	tickUntil(t, s, "goes on", func() bool { return s.Match.Actions() > n })
}

// Behind a dialog no bot does anything, whatever it thought of before.
func TestBotsDoNothingBehindADialog(t *testing.T) {
	s := crew(t, 0, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	open := true
	s.Behind = func() bool { return open }
	s.Ask(rules.Only(1))
	n := s.Match.Actions()
	quiet(t, s, "behind a dialog")
	open = false
	tickUntil(t, s, "goes on", func() bool { return s.Match.Actions() > n })
	s = crew(t, 0, scenestest.Robot("Wren"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(0) | rules.Only(1))
	open, n = false, s.Match.Actions()
	s.Behind = func() bool { return open }
	for range 3 { // it begins to think
		s.Tick()
	}
	open, n = true, s.Match.Actions()
	quiet(t, s, "a dialog that opens while a bot thinks")
}

// Companions plan when the person is ready, or when they are asked.
func TestCompanionsPlanAfterThePerson(t *testing.T) {
	m, err := match.New(scenestest.Game(t, "masters"), rules.Setup{Seats: 3, Seed: 11}, []match.Controller{scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Wren")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := sitting.New(m, bot.Budget{Iterations: 8})
	t.Cleanup(s.Close)
	for r := (rules.Rand{S: 5}); m.Turn().Phase == "choosing"; {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			t.Fatal(err)
		}
	}
	quiet(t, s, "planning")
	n := m.Actions()
	s.Ask(rules.Only(2))
	tickUntil(t, s, "plans", func() bool { return s.Idle() && m.Actions() > n })
	for _, st := range m.Steps()[n:] {
		if actor(s, st.Action) != 2 {
			t.Errorf("%v was planned for another seat than the one that was asked", st.Action)
		}
	}
	if !m.Turn().Open.Has(2) {
		t.Error("the companion is ready before the person is")
	}
}

func TestBotsWaitForAPerson(t *testing.T) {
	s := crew(t, 5, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(1))
	announced(t, s)
	s.Wait()
	quiet(t, s, "after they were told to wait")
	takeOwn(t, s, 0, "act")
	quiet(t, s, "the person has acted and is not done")
	s.Ask(rules.Only(1))
	if announced(t, s).Seat != 1 {
		t.Error("the companion does not go on when it is asked again")
	}
}

// A person who acts meanwhile, or takes something back, changes what the bot
// thinks about: it says anew what it intends.
func TestAnIntentionGoesWithItsPosition(t *testing.T) {
	s := crew(t, -1, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	s.Ask(rules.Only(1))
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
	s := crew(t, 0, scenestest.Robot("Magpie"), scenestest.Robot("Kestrel"), scenestest.Robot("Heron"))
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
	s := crew(t, -1, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
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
