package rulestest

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// Telling is what the law of telling needs to know of a game.
type Telling struct {
	// Quiet are the keys of a position, as it is printed, at any depth, that are
	// no part of the table: the stack, the question, the generator.
	Quiet []string

	// Words are the event kinds that say something and change nothing.
	Words []string

	// From are positions that games at random hardly come to; four games go on
	// from each, too.
	From []rules.State
}

// Tell runs the law of telling on random games of g, usual ones or long in a soak, numbered as
// those of Laws: the table can be shown
// after every event. With a keeping recorder each event has its position, in
// which
//   - components: everything is somewhere exactly once (Conserved);
//   - place: a piece stands elsewhere only once an event has named it, and then
//     at its new place;
//   - early: a kind of event that is no mere Word changes the table when it is
//     told, not later;
//   - look: every seat can be shown it, with the turn and the score as they stand;
//   - rest: after the last event of an action nothing of the table changes, and
//     (silent) without an event nothing does.
func Tell(t *testing.T, g rules.Game, usual, long int, law Telling) {
	t.Helper()
	x := &telling{g: g, in: g.Info(), law: law, quiet: map[string]bool{}, breaches: map[string]string{}, told: map[string]int{}, changed: map[string]int{}}
	for _, k := range law.Quiet {
		x.quiet[k] = true
	}
	for i := range Sample(usual, long) {
		setup := MixedSetup(g, i)
		s, err := g.New(setup)
		if err != nil {
			t.Fatalf("%+v: %v", setup, err)
		}
		x.walk(t, s, rules.Rand{S: uint64(i) + 1})
	}
	for i := range 4 * len(law.From) {
		x.walk(t, law.From[i/4].Clone(), rules.Rand{S: uint64(i) + 1})
	}
	for kind, n := range x.told {
		if n > 0 && x.changed[kind] == 0 && !slices.Contains(law.Words, kind) {
			x.breach("early", kind, "no event of this kind has changed anything when it was told")
		}
	}
	for _, kind := range law.Words {
		if x.changed[kind] > 0 {
			x.breach("words", kind, "changes the table when it is told, and is no mere word")
		}
	}
	for _, what := range slices.Sorted(maps.Keys(x.breaches)) {
		t.Errorf("%s: %s", what, x.breaches[what])
	}
}

// telling is the law of telling at work on one game.
type telling struct {
	g             rules.Game
	in            *rules.Info
	law           Telling
	quiet         map[string]bool
	breaches      map[string]string // by law and kind: the first case
	told, changed map[string]int    // by event kind; changed stays at 1 where more says no more
}

// breach notes the first case of a breach.
func (x *telling) breach(law, kind, how string) {
	if _, known := x.breaches[law+" "+kind]; !known {
		x.breaches[law+" "+kind] = how
	}
}

// walk plays one random game, half of it by the playout policy, which gets
// further.
func (x *telling) walk(t *testing.T, s rules.State, r rules.Rand) {
	t.Helper()
	quick := r.Intn(2) == 0
	rec := &rules.Recorder{Keep: true}
	for range 3000 {
		legal := s.Legal(nil)
		if len(legal) == 0 {
			return
		}
		a := legal[r.Intn(len(legal))]
		if quick && r.Intn(4) > 0 {
			a = legal[s.Playout(legal, &r)]
		}
		rec.Reset()
		before := s.Clone()
		if err := s.Apply(a, rec); err != nil {
			t.Fatalf("legal %v: %v; in %s", x.in.Write(a), err, Picture(s))
		}
		if len(rec.States) != len(rec.Events) {
			t.Fatalf("%d events and %d positions", len(rec.Events), len(rec.States))
		}
		x.action(t, before, s, a, rec)
	}
}

// action looks at the positions of one action.
func (x *telling) action(t *testing.T, before, after rules.State, a rules.Action, rec *rules.Recorder) {
	t.Helper()
	verb := x.in.Verbs[a.Verb].Name
	last, what := &shown{state: before}, "silent "+verb
	for i, e := range rec.Events {
		kind, now := x.in.Events[e.Kind], rec.States[i]
		x.told[kind]++
		if teller, ok := now.(rules.Teller); !ok {
			t.Fatalf("%s has no Conserved", x.in.ID)
		} else if err := teller.Conserved(); err != nil {
			x.breach("components", kind, "during "+verb+": "+err.Error())
		}
		x.look(now, after)
		next := &shown{state: now}
		word := slices.Contains(x.law.Words, kind)
		if (word || x.changed[kind] == 0) && x.differs(t, last, next) != "" { // once is enough for a kind that may
			x.changed[kind]++
		}
		x.places(last.state, now, e)
		last, what = next, "rest "+kind
	}
	if k := x.differs(t, last, &shown{state: after}); k != "" {
		law, kind, _ := strings.Cut(what, " ")
		x.breach(law, kind, "during "+verb+": "+k)
	}
}

// look does with a kept position what a table does that shows it, for every seat.
func (x *telling) look(now, after rules.State) {
	for seat := rules.Nobody; seat < len(after.Outcome().Seats); seat++ {
		view := rules.View(now, seat)
		view.Turn()
		view.Outcome()
	}
}

// places checks that what stands elsewhere than before is what the event is
// about.
func (x *telling) places(was, now rules.State, e rules.Event) {
	a, ok := was.(rules.Locator)
	if !ok {
		return
	}
	b := now.(rules.Locator)
	for kind := 1; kind < len(x.in.Refs); kind++ {
		for i := range x.in.Refs[kind].IDs {
			r := rules.At(rules.RefKind(kind), i)
			from, to := a.Where(r), b.Where(r)
			if from != to && e.Who != r && e.What != r {
				x.breach("place", x.in.Events[e.Kind], x.in.RefString(r)+" goes from "+x.in.RefString(from)+" to "+x.in.RefString(to)+" and is not named")
			}
		}
	}
}

// A shown position is read from its print when it has to be looked into.
type shown struct {
	state rules.State
	print []byte
	table any // what lies on the table, as it is printed
}

// look prints the position and reads the print, once.
func (s *shown) look(t *testing.T) {
	t.Helper()
	if s.print != nil {
		return
	}
	var err error
	if s.print, err = s.state.MarshalJSON(); err != nil {
		t.Fatalf("printing: %v", err)
	}
	if err := json.Unmarshal(s.print, &s.table); err != nil {
		t.Fatalf("reading what was printed: %v", err)
	}
}

// differs is the first key under which two tables differ, with both values, ""
// for the same table.
func (x *telling) differs(t *testing.T, a, b *shown) string {
	t.Helper()
	if a.state.Same(b.state) {
		return ""
	}
	a.look(t)
	b.look(t)
	return x.first("", a.table, b.table)
}

// first is the first difference of two printed values, deep keys joined by dots.
func (x *telling) first(path string, a, b any) string {
	m, ok := a.(map[string]any)
	n, too := b.(map[string]any)
	if !ok || !too {
		if reflect.DeepEqual(a, b) {
			return ""
		}
		return fmt.Sprintf("%s was %v and is %v", path, a, b)
	}
	all := maps.Clone(m)
	maps.Copy(all, n)
	for _, k := range slices.Sorted(maps.Keys(all)) {
		if x.quiet[k] {
			continue
		}
		if d := x.first(strings.TrimPrefix(path+"."+k, "."), m[k], n[k]); d != "" {
			return d
		}
	}
	return ""
}
