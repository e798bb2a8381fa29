package save

import (
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// clock is the time of the tests.
func clock() time.Time { return time.Date(2026, 11, 21, 14, 30, 5, 0, time.UTC) }

// toys finds the toy under a rules version.
func toys(g *toy) finder {
	return func(id string) (rules.Game, bool) { return g, id == "toy" }
}

var twoPersons = []match.Controller{{Participant: "Ada"}, {Participant: "Ben"}}

// onePerson is a table at which undo and rewind are free.
var onePerson = []match.Controller{{Participant: "Ada"}, {Participant: "Ada"}}

// newToyJournal sets up a toy match in memory.
func newToyJournal(t testing.TB, g *toy, seed uint64, seats []match.Controller) *Journal {
	t.Helper()
	j, err := begin("toy-1", g, rules.Setup{Seats: len(seats), Seed: seed}, seats, About{Title: "A match"}, clock)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// stir does one thing to a match: mostly an action, at times an undo, redo,
// rewind, swap or edit. It reports what it did.
func stir(t testing.TB, m *match.Match, r *rules.Rand) {
	t.Helper()
	var err error
	switch n := r.Intn(20); {
	case n < 3 && m.NoUndo().IsZero():
		err = m.Undo()
	case n < 5 && m.CanRedo():
		_, err = m.Redo()
	case n == 5 && m.NoRewind(2).IsZero():
		err = m.Rewind(1 + r.Intn(2))
	case n == 6:
		err = m.Swap(0, match.Controller{Kind: match.Kind(r.Intn(2)), Level: "hard", Participant: "Ada"})
	case n == 7 && r.Intn(8) == 0:
		s := m.State().Clone().(*toyState)
		s.Points[0] = int16(r.Intn(50))
		err = m.Edit(s)
	default:
		legal := m.Legal()
		if len(legal) == 0 {
			return
		}
		_, err = m.Apply(legal[r.Intn(len(legal))])
	}
	if err != nil {
		t.Fatal(err)
	}
}

// same compares everything that can be seen of two matches, undo included.
func same(t testing.TB, got, want *match.Match) {
	t.Helper()
	if !got.State().Same(want.State()) {
		t.Fatalf("position differs:\n got %+v\nwant %+v", got.State(), want.State())
	}
	if got.Actions() != want.Actions() || got.Practice() != want.Practice() || got.CanRedo() != want.CanRedo() {
		t.Fatalf("actions %d, practice %v, redo %v; want %d, %v, %v", got.Actions(), got.Practice(), got.CanRedo(), want.Actions(), want.Practice(), want.CanRedo())
	}
	if a, b := got.NoUndo(), want.NoUndo(); a.String() != b.String() {
		t.Fatalf("undo is stopped by %q, want %q", a, b)
	}
	if a, b := len(got.Steps()), len(want.Steps()); a != b {
		t.Fatalf("%d steps, want %d", a, b)
	}
	for i := range got.Steps() {
		a, b := got.Steps()[i], want.Steps()[i]
		if a.Action != b.Action || a.Seat != b.Seat || a.Disclosed != b.Disclosed || !got.At(i).Same(want.At(i)) {
			t.Fatalf("step %d is %+v, want %+v", i, a, b)
		}
	}
	for i, c := range got.Controllers() {
		if c != want.Controllers()[i] {
			t.Fatalf("seat %d has %+v, want %+v", i, c, want.Controllers()[i])
		}
	}
}

// reread reads the tape of a journal back.
func reread(t testing.TB, g *toy, tape []byte) (*revived, bool, Report) {
	t.Helper()
	var rep Report
	r, clean, err := load(toys(g), []*source{{name: "toy-1.match", scan: scanMatch(tape)}}, &rep)
	if err != nil {
		t.Fatalf("%v (%s)", err, rep.String())
	}
	return r, clean, rep
}

func TestAMatchIsReadBackAsItWas(t *testing.T) {
	g := newToy(1)
	for seed := range uint64(60) {
		seats := twoPersons
		if seed%2 == 1 {
			seats = onePerson
		}
		j := newToyJournal(t, g, seed, seats)
		r := &rules.Rand{S: seed}
		for range 90 {
			stir(t, j.Match(), r)
		}
		got, clean, rep := reread(t, g, j.tape)
		if !clean || !rep.Whole() {
			t.Fatalf("seed %d: clean %v, report %s", seed, clean, rep.String())
		}
		same(t, got.match, j.Match())

		// What both do from here on is the same, undo below the load included.
		for range 30 {
			twin := *r
			stir(t, j.Match(), r)
			stir(t, got.match, &twin)
			same(t, got.match, j.Match())
		}
	}
}
