package masters_test

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Positions from outside: whatever an edit or a save is accepted with can be
// played to its end.

// someState is a position of a random game with random options.
func someState(t testing.TB, seed uint64) rules.State {
	t.Helper()
	r := rules.Rand{S: seed}
	s, err := game.New(rulestest.MixedSetup(game, r.Intn(10000)))
	if err != nil {
		t.Fatal(err)
	}
	for range r.Intn(500) {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			break
		}
		if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// playOut plays an accepted position to its end and looks at everything that is
// asked of a position on the way.
func playOut(t testing.TB, s rules.State, r *rules.Rand) {
	t.Helper()
	start := rulestest.Picture(s)
	var legal []rules.Action
	for n := 0; ; n++ {
		if err := s.Validate(); err != nil {
			t.Fatalf("after %d decisions: %v\n%s\nbegan with %s", n, err, rulestest.Picture(s), start)
		}
		legal = s.Legal(legal[:0])
		if len(legal) == 0 {
			break
		}
		if n < 3 || n%16 == 0 {
			lookAt(t, s, legal, r)
		}
		if n > game.Info().MaxDecisions {
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
func lookAt(t testing.TB, s rules.State, legal []rules.Action, r *rules.Rand) {
	t.Helper()
	j, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back := game.Empty()
	if err := back.UnmarshalJSON(j); err != nil || !back.Same(s) {
		t.Fatalf("%s is read back as another position: %v", j, err)
	}
	turn := s.Turn()
	s.Prompt()
	s.Outcome()
	for _, a := range legal {
		s.Describe(a)
		s.Touches(a, nil)
		if why := s.Why(a); !why.IsZero() {
			t.Fatalf("legal %v is refused: %v", game.Info().Write(a), why)
		}
	}
	for range 20 {
		a := rules.Do(rules.Verb(r.Intn(len(game.Info().Verbs)+1)), r.Intn(32)-1, r.Intn(160)-1)
		if s.Why(a).IsZero() != slices.Contains(legal, a) {
			t.Fatalf("%v is legal and refused, or neither", a)
		}
	}
	for seat := range len(s.Outcome().Seats) {
		view := rules.View(s, seat)
		view.Resample(seat, r)
		if err := view.Validate(); err != nil {
			t.Fatalf("seat %d believes %v: %s", seat, err, rulestest.Picture(view))
		}
		if again := rules.View(view, seat); !again.Same(rules.View(s, seat)) {
			t.Fatalf("seat %d believes what it does not see", seat)
		}
	}
	view := rules.View(s, turn.Seat)
	view.Resample(turn.Seat, r)
	w := make([]float64, len(legal))
	view.Priors(legal, w)
	view.Playout(legal, r)
	view.Advice(legal[0])
	var v [rules.MaxSeats]float64
	view.Value(&v)
}

// leaves lists the paths of all entries of a position that are no objects.
func leaves(at string, v any, out map[string]any) {
	m, ok := v.(map[string]any)
	if !ok {
		out[at] = v
		return
	}
	for k, x := range m {
		leaves(at+"\x00"+k, x, out)
	}
}

// disturb changes up to n entries of a printed position to values that stand
// elsewhere in it, to small numbers or to words of the game.
func disturb(t testing.TB, j []byte, r *rules.Rand, n int) []byte {
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
		if strings.HasPrefix(path, "\x00options") && r.Intn(4) > 0 {
			continue
		}
		set(m, strings.Split(path, "\x00")[1:], replacement(all, paths, all[path], r))
	}
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func set(m map[string]any, keys []string, v any) {
	for _, k := range keys[:len(keys)-1] {
		m = m[k].(map[string]any)
	}
	m[keys[len(keys)-1]] = v
}

// words are values that stand for something in a position.
var words = []string{"none", "off", "a1", "f4", "e5", "i3", "c6", "h3", "d4", "bag", "safe", "won", "team", "sale", "box", "lost", "used", "carried:0", "carried:2",
	"carried:npc", "thug", "grifter", "lookout", "hurry", "bypass", "ninja", "walk", "punch", "rake", "toss-loot", "card-flick", "x", "y", "waiting", "in-play", "captive",
	"escaped", "busted", "absent", "crew", "planning", "action", "closing", "event", "escape", "1", "24", "c1", "c3", "z2", "m1", "0", "2", "npc"}

// replacement is another value of the same type, most of the time.
func replacement(all map[string]any, paths []string, old any, r *rules.Rand) any {
	switch old := old.(type) {
	case bool:
		return !old
	case float64:
		if r.Intn(2) == 0 {
			return old + float64(r.Intn(5)-2)
		}
		return r.Intn(70) - 5
	case string:
		for range 40 {
			if s, ok := all[paths[r.Intn(len(paths))]].(string); ok && r.Intn(2) == 0 {
				return s
			}
		}
		return words[r.Intn(len(words))]
	}
	frame := map[string]any{"kind": frameKinds[r.Intn(len(frameKinds))], "card": []string{"none", "5", "15", "22", "c1", "c6", "guard", "jewel", "nearest", "figure"}[r.Intn(10)],
		"step": r.Intn(3), "who": []string{"0", "1", "npc"}[r.Intn(3)], "at": words[r.Intn(9)], "n": r.Intn(4),
		"set": map[string]bool{[]string{"0", "1", "npc", "f4", "e5"}[r.Intn(5)]: true}}
	l, _ := old.([]any)
	switch r.Intn(3) {
	case 0:
		return append(slices.Clone(l), frame)
	case 1:
		return append([]any{frame}, l...)
	}
	return []any{frame}
}

var frameKinds = []string{"card", "reveal", "dog", "hunt", "hounds", "replan", "lift", "lose", "blab", "comfort", "whisper", "last-idea",
	"locks", "fumble", "nervous", "tip", "bribe", "insert", "mark", "codes"}

// tryEdit reads an edit and plays what is accepted.
func tryEdit(t testing.TB, s rules.State, j []byte, r *rules.Rand) (accepted bool) {
	t.Helper()
	before := s.Clone()
	if err := s.UnmarshalJSON(j); err != nil {
		if !s.Same(before) {
			t.Fatalf("the refused edit changed the position (%v)", err)
		}
		return false
	}
	playOut(t, s, r)
	return true
}

// trySave reads a save and plays what is valid.
func trySave(t testing.TB, b []byte, r *rules.Rand) (accepted bool) {
	t.Helper()
	s := game.Empty()
	if _, err := s.UnmarshalMsg(b); err != nil || s.Validate() != nil {
		return false
	}
	playOut(t, s, r)
	return true
}

// scratch flips bytes of a save.
func scratch(b []byte, r *rules.Rand, n int) []byte {
	b = slices.Clone(b)
	for range 1 + r.Intn(n) {
		i := r.Intn(len(b))
		switch r.Intn(3) {
		case 0:
			b[i] ^= 1 << r.Intn(8)
		case 1:
			b[i] = byte(r.Intn(20))
		default:
			b[i] = byte(r.Intn(256))
		}
	}
	return b
}

// soak is how many rounds of a random test are made: few in a usual run, many
// with SAFEHOUSE_SOAK.
func soak(usual, long int) int {
	if os.Getenv("SAFEHOUSE_SOAK") != "" {
		return long
	}
	return usual
}

// A disturbed position is refused or can be played to its end, and a refused one
// changes nothing.
func TestDisturbedPositionsAreRefusedOrPlayable(t *testing.T) {
	sampled(t)
	accepted := 0
	for i := range soak(160, 40000) {
		r := rules.Rand{S: uint64(i) + 1}
		s := someState(t, r.Uint64())
		j, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if r.Intn(2) == 0 {
			s = game.Empty()
		}
		if tryEdit(t, s, disturb(t, j, &r, 4), &r) {
			accepted++
		}
	}
	if accepted == 0 {
		t.Error("no disturbed position was accepted: the test looks at nothing")
	}
	t.Logf("%d were accepted", accepted)
}

// The same with saves whose bytes have changed.
func TestScratchedSavesAreRefusedOrPlayable(t *testing.T) {
	sampled(t)
	accepted := 0
	for i := range soak(300, 80000) {
		r := rules.Rand{S: uint64(i) + 1}
		b, err := someState(t, r.Uint64()).MarshalMsg(nil)
		if err != nil {
			t.Fatal(err)
		}
		if trySave(t, scratch(b, &r, 3), &r) {
			accepted++
		}
	}
	if accepted == 0 {
		t.Error("no scratched save was accepted: the test looks at nothing")
	}
	t.Logf("%d were accepted", accepted)
}

// FuzzEdit reads arbitrary text over a position, and disturbs that position.
func FuzzEdit(f *testing.F) {
	for seed := range uint64(4) {
		j, err := someState(f, seed).MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(seed, j)
	}
	f.Add(uint64(1), []byte(`{"noise": 40}`))
	f.Add(uint64(2), []byte(`{"hexes": {"f4": null}}`))
	f.Fuzz(func(t *testing.T, seed uint64, j []byte) {
		r := rules.Rand{S: seed}
		s := someState(t, seed)
		own, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		tryEdit(t, s.Clone(), j, &r)
		tryEdit(t, game.Empty(), j, &r)
		tryEdit(t, s, disturb(t, own, &r, 5), &r)
	})
}

// FuzzSave reads arbitrary bytes as a save.
func FuzzSave(f *testing.F) {
	for seed := range uint64(6) {
		b, err := someState(f, seed).MarshalMsg(nil)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(seed, b)
	}
	f.Add(uint64(0), []byte{0x80})
	f.Fuzz(func(t *testing.T, seed uint64, b []byte) {
		r := rules.Rand{S: seed}
		trySave(t, b, &r)
		own, err := someState(t, seed).MarshalMsg(nil)
		if err != nil {
			t.Fatal(err)
		}
		trySave(t, scratch(own, &r, 4), &r)
	})
}

// sampled marks a test that looks at many games or draws; a short run leaves it
// out.
func sampled(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("looks at many draws")
	}
}
