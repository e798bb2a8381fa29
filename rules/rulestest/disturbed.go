package rulestest

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// Disturbed looks at positions from outside: whatever an edit or a save is
// accepted with can be played to its end, and a refused edit changes nothing. A
// game says here what its positions are made of.
type Disturbed struct {
	Game  rules.Game
	Walk  int      // a position comes from fewer random decisions than this
	Quick bool     // half of the games are played by the quick policy, which comes further
	Every int      // one in so many positions on the way to the end is looked at closely
	Most  int      // the largest number that an entry is changed to
	Words []string // what stands for something in a position

	// Frame is something that waits on the stack of decisions.
	Frame func(r *rules.Rand) any
}

// Position is a position of a random game with random options.
func (d *Disturbed) Position(t testing.TB, seed uint64) rules.State {
	t.Helper()
	r := rules.Rand{S: seed}
	s, err := d.Game.New(MixedSetup(d.Game, r.Intn(10000)))
	if err != nil {
		t.Fatal(err)
	}
	quick := d.Quick && r.Intn(2) == 1
	for range r.Intn(d.Walk) {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		i := r.Intn(len(legal))
		if quick {
			i = s.Playout(legal, &r)
		}
		if err := s.Apply(legal[i], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Edits disturbs as many positions as usual, or long in a soak, and reads them
// over the position that they come from or over an empty state.
func (d *Disturbed) Edits(t *testing.T, usual, long int) {
	t.Helper()
	d.rounds(t, "disturbed position", usual, long, func(r *rules.Rand) bool {
		s := d.Position(t, r.Uint64())
		j, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if r.Intn(2) == 0 {
			s = d.Game.Empty()
		}
		return d.tryEdit(t, s, d.disturb(t, j, r, 4), r)
	})
}

// rounds makes tries, of which at least one must be accepted.
func (d *Disturbed) rounds(t *testing.T, what string, usual, long int, try func(r *rules.Rand) (accepted bool)) {
	t.Helper()
	Sampled(t)
	accepted := 0
	for i := range Sample(usual, long) {
		if try(&rules.Rand{S: uint64(i) + 1}) {
			accepted++
		}
	}
	if accepted == 0 {
		t.Errorf("no %s was accepted: the test looks at nothing", what)
	}
	t.Logf("%d were accepted", accepted)
}

// Sample is how many random games or draws a law is looked at in: usual ones, or
// long with SAFEHOUSE_SOAK=1. They are numbered from 0 and drawn from their
// numbers, so that a soak begins with the usual ones.
func Sample(usual, long int) int {
	if os.Getenv("SAFEHOUSE_SOAK") != "" {
		return long
	}
	return usual
}

// Sampled marks a test that looks at many games or draws; a short run leaves it
// out.
func Sampled(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("looks at many games or draws")
	}
}

// IntoEmpty reads positions into an empty state, which is no position itself and
// does not become one by what is no position.
func (d *Disturbed) IntoEmpty(t *testing.T) {
	t.Helper()
	for seed := range uint64(20) {
		s := d.Position(t, seed)
		b, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		e := d.Game.Empty()
		if err := e.UnmarshalJSON(b); err != nil || !e.Same(s) {
			t.Errorf("%s: %v", b, err)
		}
	}
	for _, junk := range []string{"", "{}", "[]", "null", `{"seats": 3}`, `{} {}`} {
		e := d.Game.Empty()
		if err := e.UnmarshalJSON([]byte(junk)); err == nil || !e.Same(d.Game.Empty()) {
			t.Errorf("%q is accepted as a position", junk)
		}
	}
	if err := d.Game.Empty().Validate(); err == nil {
		t.Error("the empty state is called a position")
	}
}

// Numbers puts numbers far off the mark into positions, entry by entry: each is
// refused, or stands there afterwards as it was written.
func (d *Disturbed) Numbers(t *testing.T) {
	t.Helper()
	for seed := range uint64(2) {
		j, err := d.Position(t, seed).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var m map[string]any
		if err := json.Unmarshal(j, &m); err != nil {
			t.Fatal(err)
		}
		all := map[string]any{}
		leaves("", m, all)
		for _, path := range slices.Sorted(maps.Keys(all)) {
			old, ok := all[path].(float64)
			if !ok {
				continue
			}
			keys := strings.Split(path, between)[1:]
			for _, n := range []float64{-1, -300, 256, 65536, 1 << 33} {
				replace(m, keys, n)
				d.tryNumber(t, m, path, n)
			}
			replace(m, keys, old)
		}
	}
}

// tryNumber reads a position with a number that was changed.
func (d *Disturbed) tryNumber(t *testing.T, m map[string]any, path string, n float64) {
	t.Helper()
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	s := d.Game.Empty()
	if s.UnmarshalJSON(b) != nil {
		return
	}
	if b, err = s.MarshalJSON(); err != nil {
		t.Fatal(err)
	}
	var back map[string]any
	if err := json.Unmarshal(b, &back); err != nil {
		t.Fatal(err)
	}
	all := map[string]any{}
	leaves("", back, all)
	if all[path] != n {
		t.Errorf("%s: %v is read as %v", strings.ReplaceAll(path[1:], between, "."), n, all[path])
	}
}

// FuzzEdits reads arbitrary text over a position, and disturbs that position.
// The texts are what it begins with, beside whole positions.
func (d *Disturbed) FuzzEdits(f *testing.F, texts ...string) {
	f.Helper()
	for seed := range uint64(4) {
		j, err := d.Position(f, seed).MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(seed, j)
	}
	for i, x := range texts {
		f.Add(uint64(i+1), []byte(x))
	}
	f.Fuzz(func(t *testing.T, seed uint64, j []byte) {
		r := rules.Rand{S: seed}
		s := d.Position(t, seed)
		own, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		d.tryEdit(t, s.Clone(), j, &r)
		d.tryEdit(t, d.Game.Empty(), j, &r)
		d.tryEdit(t, s, d.disturb(t, own, &r, 5), &r)
	})
}

// tryEdit reads an edit and plays what is accepted.
func (d *Disturbed) tryEdit(t testing.TB, s rules.State, j []byte, r *rules.Rand) (accepted bool) {
	t.Helper()
	before := s.Clone()
	if err := s.UnmarshalJSON(j); err != nil {
		if !s.Same(before) {
			t.Fatalf("the refused edit changed the position (%v)", err)
		}
		return false
	}
	d.playOut(t, s, r)
	return true
}

// playOut plays an accepted position to its end and looks at everything that is
// asked of a position on the way.
func (d *Disturbed) playOut(t testing.TB, s rules.State, r *rules.Rand) {
	t.Helper()
	start := Picture(s)
	var legal []rules.Action
	for n := 0; ; n++ {
		if err := s.Validate(); err != nil {
			t.Fatalf("after %d decisions: %v\n%s\nbegan with %s", n, err, Picture(s), start)
		}
		legal = s.Legal(legal[:0])
		if len(legal) == 0 {
			break
		}
		if n < 3 || n%d.Every == 0 {
			d.lookAt(t, s, legal, r)
		}
		if n > d.Game.Info().MaxDecisions {
			t.Fatalf("not over after %d decisions; began with %s", n, start)
		}
		if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatalf("after %d decisions: %v; began with %s", n, err, start)
		}
	}
	if !s.Turn().Done {
		t.Fatalf("nothing is legal, but the game is not over; began with %s", start)
	}
	s.Outcome()
}

// lookAt asks a position what screens and bots ask.
func (d *Disturbed) lookAt(t testing.TB, s rules.State, legal []rules.Action, r *rules.Rand) {
	t.Helper()
	in := d.Game.Info()
	j, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back := d.Game.Empty()
	if err := back.UnmarshalJSON(j); err != nil || !back.Same(s) {
		t.Fatalf("%s is read back as another position: %v", j, err)
	}
	turn := s.Turn()
	s.Prompt()
	for _, a := range legal {
		s.Describe(a)
		s.Touches(a, nil)
		if why := s.Why(a); !why.IsZero() {
			t.Fatalf("legal %v is refused: %v", in.Write(a), why)
		}
	}
	for range 20 {
		a := RandomAction(in, r)
		if s.Why(a).IsZero() != slices.Contains(legal, a) {
			t.Fatalf("%v is legal and refused, or neither: %s", a, Picture(s))
		}
	}
	for seat := range len(s.Outcome().Seats) {
		view := rules.View(s, seat)
		view.Resample(seat, r)
		if err := view.Validate(); err != nil {
			t.Fatalf("seat %d believes %v: %s", seat, err, Picture(view))
		}
		if again := rules.View(view, seat); !again.Same(rules.View(s, seat)) {
			t.Fatalf("seat %d believes what it does not see", seat)
		}
	}
	view := rules.View(s, turn.Seat)
	view.Resample(turn.Seat, r)
	view.Priors(legal, make([]float64, len(legal)))
	view.Playout(legal, r)
	view.Advice(legal[0])
	var v [rules.MaxSeats]float64
	view.Value(&v)
}

// disturb changes up to n entries of a printed position to values that stand
// elsewhere in it, to small numbers or to words of the game.
func (d *Disturbed) disturb(t testing.TB, j []byte, r *rules.Rand, n int) []byte {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal(j, &m); err != nil {
		t.Fatal(err)
	}
	all := map[string]any{}
	leaves("", m, all)
	paths := slices.Sorted(maps.Keys(all))
	for range 1 + r.Intn(n) {
		path := paths[r.Intn(len(paths))]
		if strings.HasPrefix(path, between+"options") && r.Intn(4) > 0 {
			continue
		}
		replace(m, strings.Split(path, between)[1:], d.other(all, paths, all[path], r))
	}
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// between parts the keys of a path; a key may have a dot.
const between = "\x00"

// leaves lists the paths of all entries of a position that are no objects.
func leaves(at string, v any, out map[string]any) {
	m, ok := v.(map[string]any)
	if !ok {
		out[at] = v
		return
	}
	for k, x := range m {
		leaves(at+between+k, x, out)
	}
}

func replace(m map[string]any, keys []string, v any) {
	for _, k := range keys[:len(keys)-1] {
		m = m[k].(map[string]any)
	}
	m[keys[len(keys)-1]] = v
}

// other is another value of the same type, most of the time. Lists get or lose
// what waits on the stack.
func (d *Disturbed) other(all map[string]any, paths []string, old any, r *rules.Rand) any {
	switch old := old.(type) {
	case bool:
		return !old
	case float64:
		if r.Intn(2) == 0 {
			return old + float64(r.Intn(5)-2)
		}
		return r.Intn(d.Most+6) - 5
	case string:
		for range 40 {
			if s, ok := all[paths[r.Intn(len(paths))]].(string); ok && r.Intn(2) == 0 {
				return s
			}
		}
		return d.Words[r.Intn(len(d.Words))]
	}
	l, _ := old.([]any)
	switch r.Intn(4) {
	case 0:
		return append(slices.Clone(l), d.Frame(r))
	case 1:
		return append([]any{d.Frame(r)}, l...)
	case 2:
		if len(l) > 1 {
			return l[1:]
		}
	}
	return []any{d.Frame(r)}
}
