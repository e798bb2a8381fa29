package sitting_test

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
)

// sit sits down at a match of infiltration, with bots that think a little.
func sit(t testing.TB, sink func(match.Record) error, seats ...match.Controller) *sitting.Sitting {
	t.Helper()
	m, err := match.New(scenestest.Game(t, "infiltration"), rules.Setup{Seats: len(seats), Seed: 11}, seats, sink)
	if err != nil {
		t.Fatal(err)
	}
	s := sitting.New(m, bot.Budget{Iterations: 8})
	s.Failed = func(err error) { t.Fatal(err) }
	t.Cleanup(s.Close)
	return s
}

// rest lets ticks pass until nothing goes on by itself.
func rest(t testing.TB, s *sitting.Sitting) {
	t.Helper()
	tickUntil(t, s, "comes to rest", s.Idle)
}

// tickUntil lets ticks pass until something is so; bots think beside them.
func tickUntil(t testing.TB, s *sitting.Sitting, what string, done func() bool) {
	t.Helper()
	for start := time.Now(); time.Since(start) < time.Minute; runtime.Gosched() {
		for range 1000 {
			if done() {
				return
			}
			s.Tick()
		}
	}
	t.Fatalf("in a minute the sitting never %s", what)
}

// some takes one of the legal actions, always the same one of the same game.
func some(s *sitting.Sitting, r *rules.Rand) rules.Action {
	l := s.Legal()
	return l[r.Intn(len(l))]
}

// Whoever looks at the screen sees its own view or what is open to all. A view
// of another person's seat is shown to nobody, at no tick of a whole game.
func TestNobodySeesTheSeatOfAnotherPerson(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Person("Lynd"), scenestest.Robot("Magpie"))
	name := func(seat int) string { return s.Match.Controllers()[seat].Participant }
	eyes := "" // who sits before the screen since the last curtain
	curtains, shown := 0, 0
	s.Show = func(_, _ rules.State, e rules.Event) int {
		shown++
		if !e.SeenBy(s.Viewer()) {
			t.Fatalf("an event that seat %d may not see was shown: %s", s.Viewer(), s.Match.Game().Info().Tell(e))
		}
		return 1
	}
	r := bot.Seed(3, 0)
	for decisions := 0; !s.Match.Turn().Done; {
		s.Tick()
		if v := s.Viewer(); v >= 0 && name(v) != eyes {
			t.Fatalf("the view of %s is shown while %q sits there", name(v), eyes)
		}
		if !s.Showing() && !s.Shown().Same(s.Match.View(s.Viewer())) {
			t.Fatal("what is shown is not the viewer's view")
		}
		if seat, ok := s.Curtain(); ok {
			if s.Viewer() != rules.Nobody || len(s.Legal()) != 0 {
				t.Fatal("something hidden lies open while the screen is handed over")
			}
			curtains++
			s.Lift()
			eyes = name(seat)
			if s.Viewer() != seat || !s.Shown().Same(s.Match.View(seat)) {
				t.Fatalf("behind the curtain seat %d does not find its own view", seat)
			}
			continue
		}
		if len(s.Legal()) == 0 {
			continue
		}
		if seat := s.Match.Turn().Seat; s.Viewer() >= 0 && name(seat) != eyes {
			t.Fatalf("%s is asked while %s sits there", name(seat), eyes)
		}
		s.Decide(some(s, &r))
		if decisions++; decisions > 2000 {
			t.Fatal("the game does not end")
		}
	}
	if curtains < 4 || shown < 20 {
		t.Errorf("a whole game had %d curtains and showed %d events", curtains, shown)
	}
}

// A lone person is never asked to hand the screen over, and always sees its own
// seat.
func TestALonePersonNeedsNoCurtain(t *testing.T) {
	s := sit(t, nil, scenestest.Robot("Magpie"), scenestest.Person("Vesper"), scenestest.Robot("Heron"))
	r := bot.Seed(5, 0)
	asked := 0
	for !s.Match.Turn().Done {
		rest(t, s)
		if _, ok := s.Curtain(); ok || s.Viewer() != 1 {
			t.Fatalf("the screen is for seat %d, curtain %v", s.Viewer(), ok)
		}
		if s.Match.Turn().Done {
			break
		}
		if seat := s.Match.Turn().Seat; seat != 1 {
			t.Fatalf("at rest, but seat %d decides", seat)
		}
		s.Decide(some(s, &r))
		asked++
	}
	if asked < 5 {
		t.Errorf("the person was asked %d times in a whole game", asked)
	}
}

// Bots think beside the drawing thread: a tick does not wait for them.
func TestBotsThinkBesideTheDrawing(t *testing.T) {
	hard := func(name string) match.Controller { // easy ones sometimes decide at first sight
		return match.Controller{Kind: match.Bot, Level: "hard", Participant: name}
	}
	s := sit(t, nil, hard("Magpie"), hard("Kestrel"), hard("Heron"))
	s.Budget = bot.Budget{Iterations: 1 << 30} // until they are stopped
	s.Tick()
	seat := s.Thinking()
	if seat < 0 || seat != s.Match.Turn().Seat {
		t.Fatalf("seat %d thinks, seat %d has to decide", seat, s.Match.Turn().Seat)
	}
	for range 50 {
		s.Tick()
	}
	if s.Thinking() != seat || s.Match.Actions() != 0 || s.Idle() {
		t.Errorf("the bot did not go on thinking: seat %d, then %d after %d actions, at rest %v", seat, s.Thinking(), s.Match.Actions(), s.Idle())
	}
	s.Close()
	if s.Thinking() >= 0 {
		t.Error("a bot thinks on after the table was left")
	}
}

func TestABotsDecisionComesFromItsViewAlone(t *testing.T) {
	s := sit(t, nil, scenestest.Robot("Magpie"), scenestest.Robot("Kestrel"), scenestest.Robot("Heron"))
	lv, err := bot.FindLevel("easy")
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		seat, n := s.Match.Turn().Seat, s.Match.Actions()
		r := bot.Seed(s.Match.Setup().Seed, n)
		want, err := bot.Choose(context.Background(), s.Match.View(seat), seat, lv, s.Budget, &r)
		if err != nil {
			t.Fatal(err)
		}
		for s.Match.Actions() == n {
			s.Tick()
		}
		if got := s.Match.Steps()[n].Action; got != want[0].Action {
			t.Fatalf("step %d: %v was taken, the view alone says %v", n, got, want[0].Action)
		}
	}
}

func TestUndoTakesTheOwnDecisionBack(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	rest(t, s)
	s.Hold(true) // bots wait, so that nobody else acts
	before, version := s.Match.View(0), s.Version()
	s.Decide(s.Legal()[0])
	rest(t, s)
	if s.Shown().Same(before) || s.Version() == version {
		t.Fatal("the decision is not to be seen")
	}
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	if !s.Shown().Same(before) || s.Match.Actions() != 0 || len(s.Legal()) == 0 {
		t.Error("the position is not as it was")
	}
	if err := s.Redo(); err != nil || s.Match.Actions() != 1 {
		t.Errorf("redo: %v, %d actions", err, s.Match.Actions())
	}
	s.Hold(false)
	rest(t, s)
	if no := s.Match.NoUndo(); no.IsZero() {
		t.Error("others have acted, and it can still be undone")
	} else if err := s.Undo(); err == nil {
		t.Error("undo crossed what others did")
	}
}

func TestHintsAreThreeChoicesWithReasons(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	rest(t, s)
	s.AskHint(-1)
	if best, pending := s.Hints(); best != nil || !pending {
		t.Fatal("a hint is there before anybody thought")
	}
	rest(t, s)
	best, pending := s.Hints()
	if pending || len(best) != 3 {
		t.Fatalf("%d hints, pending %v", len(best), pending)
	}
	for i, c := range best {
		if no := s.Match.State().Why(c.Action); !no.IsZero() || s.Why(i).IsZero() {
			t.Errorf("hint %d: %v, not allowed because %v, reason %v", i, c.Action, no, s.Why(i))
		}
	}
	s.Decide(best[0].Action)
	if best, _ := s.Hints(); best != nil {
		t.Error("the hints stay after the decision")
	}
}

// In a crew hints are for the seat that a person looks at, if it decides for it
// and has to; else for one of its own.
func TestHintsAreForTheSeatThatIsLookedAt(t *testing.T) {
	s := crew(t, 1<<30, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Person("Vesper"))
	for _, x := range []struct{ of, want int }{{2, 2}, {0, 0}, {1, 0}, {-1, 0}} {
		s.AskHint(x.of)
		tickUntil(t, s, "has its hints", func() bool {
			_, pending := s.Hints()
			return !pending
		})
		best, _ := s.Hints()
		if len(best) == 0 {
			t.Fatalf("no hints for seat %d", x.of)
		}
		for _, c := range best {
			if got := actor(s, c.Action); got != x.want && got >= 0 {
				t.Errorf("a hint for seat %d is an action of seat %d, want %d", x.of, got, x.want)
			}
		}
		s.DropHints()
	}
}

// What belongs to no character, such as to call Escape, is a hint too, once nobody else has to act.
func TestAHintMayBeWhatBelongsToNoCharacter(t *testing.T) {
	people := []match.Controller{scenestest.Person("Vesper"), scenestest.Person("Heron"), scenestest.Person("Magpie")}
	var m *match.Match
	last := func() bool { // whoever acts last has little left to do, and something of the whole crew is worth a thought
		own, all := 0, 0
		for _, a := range rules.Worthwhile(m.State(), m.Legal()) {
			if m.State().(rules.CrewMember).Actor(a) >= 0 {
				own++
			} else {
				all++
			}
		}
		return m.Turn().Phase == "action" && len(m.Turn().Open.List()) == 1 && own < 3 && all > 0
	}
	for seed := uint64(11); m == nil || !last(); seed++ {
		var err error
		if m, err = match.New(scenestest.Game(t, "masters"), rules.Setup{Seats: 3, Seed: seed}, people, nil); err != nil {
			t.Fatal(err)
		}
		for r := (rules.Rand{S: 5}); !m.Turn().Done && !last(); {
			legal := m.Legal()
			if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := sitting.New(m, bot.Budget{Iterations: 100})
	t.Cleanup(s.Close)
	s.AskHint(-1)
	tickUntil(t, s, "has its hints", func() bool {
		_, pending := s.Hints()
		return !pending
	})
	best, _ := s.Hints()
	if !slices.ContainsFunc(best, func(c bot.Candidate) bool { return actor(s, c.Action) < 0 }) {
		t.Errorf("no hint of %d belongs to no character", len(best))
	}
}

// What belongs to the whole crew, such as a Fixer's help, is asked of its persons; where only bots sit nobody is asked.
func TestABotsCrewIsAskedNothing(t *testing.T) {
	bots := []match.Controller{scenestest.Robot("Jackdaw"), scenestest.Robot("Kestrel"), scenestest.Robot("Magpie")}
	for _, seats := range [][]match.Controller{bots, {bots[0], scenestest.Person("Vesper"), bots[2]}} {
		setup := rules.Setup{Seats: 3, Seed: 11, Options: rules.Options{"level": 1, "beat-cop": 1, "cash": 74}}
		m, err := match.New(scenestest.Game(t, "masters"), setup, seats, nil)
		if err != nil {
			t.Fatal(err)
		}
		shared := func() (n int) {
			for _, a := range m.Legal() {
				if m.State().(rules.CrewMember).Actor(a) < 0 {
					n++
				}
			}
			return n
		}
		for r := (rules.Rand{S: 5}); shared() == 0 || m.Turn().Seat != rules.Crew; {
			legal := m.Legal()
			if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
				t.Fatal(err)
			}
		}
		s := sitting.New(m, bot.Budget{Iterations: 8})
		t.Cleanup(s.Close)
		if n := len(s.Legal()); (n > 0) != (len(s.Persons()) > 0) {
			t.Errorf("%d persons are asked about %d things", len(s.Persons()), n)
		}
	}
}

// An action that cannot be written down is not taken; nothing goes on until
// somebody says so, and then it goes on as if nothing had been.
func TestAnActionThatCannotBeKeptIsNotTaken(t *testing.T) {
	full := errors.New("the disk is full")
	broken := false
	s := sit(t, func(match.Record) error {
		if broken {
			return full
		}
		return nil
	}, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	var said error
	s.Failed = func(err error) { said = err }
	rest(t, s)
	broken = true
	before := s.Match.View(0)
	a := s.Legal()[0]
	s.Decide(a)
	if !errors.Is(said, full) || !s.Stuck() || !s.Shown().Same(before) || s.Match.Actions() != 0 {
		t.Fatalf("said %v, stuck %v, %d actions", said, s.Stuck(), s.Match.Actions())
	}
	broken = false
	s.Retry()
	if s.Match.Actions() != 1 || s.Match.Steps()[0].Action != a || s.Stuck() {
		t.Fatal("what the person pressed is not done")
	}
	broken = true // now a bot cannot be written down
	said = nil
	for !s.Stuck() {
		s.Tick()
	}
	n := s.Match.Actions()
	for range 30 {
		s.Tick()
	}
	if s.Match.Actions() != n || said == nil {
		t.Error("bots went on without being kept")
	}
	broken = false
	s.Retry()
	rest(t, s)
	if s.Match.Actions() <= n {
		t.Error("bots do not go on")
	}
}

func TestTheRecapTellsWhatOthersDid(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	rest(t, s)
	r := bot.Seed(2, 0)
	s.Decide(some(s, &r))
	rest(t, s)
	recap := s.Recap()
	if len(recap) == 0 {
		t.Fatal("nothing is told")
	}
	for _, l := range recap {
		if !l.Event.SeenBy(0) {
			t.Errorf("something hidden is told: %v", l.Message)
		}
	}
}

func TestASeatChangesHandsInMidGame(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Heron"))
	rest(t, s)
	if err := s.Swap(0, scenestest.Robot("Wren")); err != nil {
		t.Fatal(err)
	}
	if s.Viewer() != rules.Nobody {
		t.Errorf("only bots play, the screen is for seat %d", s.Viewer())
	}
	rest(t, s)
	if !s.Match.Turn().Done {
		t.Error("bots alone do not play to the end")
	}
}

func TestAutoPlaysToTheEnd(t *testing.T) {
	s := sit(t, nil, scenestest.Person("Vesper"), scenestest.Person("Lynd"))
	s.Auto(true)
	for !s.Match.Turn().Done {
		s.Tick()
		if s.Viewer() != rules.Nobody {
			t.Fatalf("the screen is turned to seat %d", s.Viewer())
		}
	}
}
