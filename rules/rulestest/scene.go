package rulestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// A Scene is a position under test. A rulebook example reads:
//
//	s := rulestest.Open(t, g, 3, nil)
//	s.Set("proximity", 27, "alarm", 2)
//	s.Next("die", 4)
//	s.Do("select", "hugo-cash", "download")
//	s.Is("proximity", 33)
//
// Paths name entries of the position that the referee prints, with dots
// between the keys. A failed check prints the position.
type Scene struct {
	T      testing.TB
	S      rules.State
	Events []rules.Event // of the last Do

	before map[string]any // what Changed compares with
	marked bool           // before was set by Mark
	in     *rules.Info
	log    []string

	printed rules.State // the position that text and entries are of
	text    []byte
	entries map[string]any
}

// Open sets up a game with the given seats and options. The seed is fixed, so
// that what a test does not lay out itself is the same every time.
func Open(t testing.TB, g rules.Game, seats int, options rules.Options) *Scene {
	t.Helper()
	return OpenSeed(t, g, rules.Setup{Seats: seats, Seed: 1, Options: options})
}

// OpenSeed is Open with a set-up of one's own.
func OpenSeed(t testing.TB, g rules.Game, setup rules.Setup) *Scene {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("set-up %+v: %v", setup, err)
	}
	return SceneOf(t, g, s)
}

// SceneOf is the scene of a state, which it owns from now on.
func SceneOf(t testing.TB, g rules.Game, s rules.State) *Scene {
	return &Scene{T: t, S: s, in: g.Info()}
}

// Fork is an independent copy of the scene, to try another way.
func (s *Scene) Fork() *Scene {
	c := *s
	c.S = s.S.Clone()
	c.log = slices.Clone(s.log)
	return &c
}

func (s *Scene) fatalf(format string, a ...any) {
	s.T.Helper()
	s.T.Fatalf("%s\nposition: %s\nplayed: %s", fmt.Sprintf(format, a...), Picture(s.S), strings.Join(s.log, "; "))
}

// position is the printed position, to be looked at only.
func (s *Scene) position() map[string]any {
	s.T.Helper()
	s.print()
	return s.entries
}

// print prints the position, unless it has been printed already.
func (s *Scene) print() {
	s.T.Helper()
	if s.printed != nil && s.printed.Same(s.S) {
		return
	}
	b, err := s.S.MarshalJSON()
	if err != nil {
		s.T.Fatalf("printing the position: %v", err)
	}
	s.entries = nil
	if err := json.Unmarshal(b, &s.entries); err != nil {
		s.T.Fatalf("reading the position: %v", err)
	}
	s.printed, s.text = s.S.Clone(), b
}

// Set changes entries of the position, all at once: path, value, path, value.
// A nil value removes an entry.
func (s *Scene) Set(pairs ...any) *Scene {
	s.T.Helper()
	if err := s.TrySet(pairs...); err != nil {
		s.fatalf("the position is refused: %v", err)
	}
	return s
}

// TrySet is Set for positions that should be refused.
func (s *Scene) TrySet(pairs ...any) error {
	s.T.Helper()
	s.print()
	var m map[string]any
	if err := json.Unmarshal(s.text, &m); err != nil {
		return err
	}
	for i := 0; i < len(pairs); i += 2 {
		keys := strings.Split(pairs[i].(string), ".")
		at := m
		for _, k := range keys[:len(keys)-1] {
			next, ok := at[k].(map[string]any)
			if !ok {
				next = map[string]any{}
				at[k] = next
			}
			at = next
		}
		last := keys[len(keys)-1]
		if pairs[i+1] == nil {
			delete(at, last)
		} else {
			at[last] = pairs[i+1]
		}
	}
	b, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return s.S.UnmarshalJSON(b)
}

// Next lays out coming results of chance: name, value, name, value.
func (s *Scene) Next(pairs ...any) *Scene {
	s.T.Helper()
	waiting, _ := s.position()["upcoming"].([]any)
	list := slices.Clone(waiting)
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, map[string]any{pairs[i].(string): pairs[i+1]})
	}
	return s.Set("upcoming", list)
}

// Act is the action with the given verb and operands: ids for refs, ints for
// numbers.
func (s *Scene) Act(verb string, operands ...any) rules.Action {
	s.T.Helper()
	i := slices.IndexFunc(s.in.Verbs, func(v rules.VerbInfo) bool { return v.Name == verb })
	if i < 0 || len(s.in.Verbs[i].Operands) != len(operands) {
		s.T.Fatalf("no verb %q with %d operands", verb, len(operands))
	}
	w := rules.WrittenAction{Verb: verb, Args: map[string]any{}}
	for j, o := range s.in.Verbs[i].Operands {
		w.Args[o.Name] = operands[j]
	}
	a, err := s.in.Read(w)
	if err != nil {
		s.T.Fatalf("%v", err)
	}
	return a
}

// Do applies an action.
func (s *Scene) Do(verb string, operands ...any) *Scene {
	s.T.Helper()
	a := s.Act(verb, operands...)
	s.log = append(s.log, strings.TrimSpace(fmt.Sprintln(append([]any{verb}, operands...)...)))
	if !s.marked {
		s.before = s.position()
	}
	rec := &rules.Recorder{}
	if err := s.S.Apply(a, rec); err != nil {
		s.fatalf("%s %v: %v; offered: %s", verb, operands, err, strings.Join(s.Offers(), ", "))
	}
	s.Events = rec.Events
	return s
}

// Refuses checks that an action is refused with the reason key and changes
// nothing.
func (s *Scene) Refuses(key, verb string, operands ...any) *Scene {
	s.T.Helper()
	a := s.Act(verb, operands...)
	before := s.S.Clone()
	var r *rules.Refusal
	if err := s.S.Apply(a, nil); !errors.As(err, &r) {
		s.fatalf("%s %v is not refused: %v", verb, operands, err)
	}
	if r.Reason.Key != key {
		s.fatalf("%s %v is refused with %v, want %s", verb, operands, r.Reason, key)
	}
	if !s.S.Same(before) {
		s.fatalf("the refused %s %v changed the position", verb, operands)
	}
	return s
}

// Is checks entries of the position: path, value, path, value. The value nil
// stands for an entry that is not there.
func (s *Scene) Is(pairs ...any) *Scene {
	s.T.Helper()
	m := s.position()
	for i := 0; i < len(pairs); i += 2 {
		path := pairs[i].(string)
		got, want := lookup(m, path), plain(s.T, pairs[i+1])
		if !reflect.DeepEqual(got, want) {
			s.fatalf("%s is %v, want %v", path, got, want)
		}
	}
	return s
}

// chanceEntries are the entries of a position that change with every draw.
var chanceEntries = []string{"seed", "drawn", "upcoming"}

// Mark remembers the position, so that Changed looks at everything that is done
// from now on instead of at the last Do.
func (s *Scene) Mark() *Scene {
	s.T.Helper()
	s.before, s.marked = s.position(), true
	return s
}

// Changed checks that the last Do changed exactly these entries: path, value
// before, value after, and so on. A path names a leaf of the position, or an
// object whose leaves all count as one; nil stands for an entry that is not
// there. What chance leaves behind (seed, drawn, upcoming) is not looked at,
// nor what lies under a path whose two values are both Any.
func (s *Scene) Changed(triples ...any) *Scene {
	s.T.Helper()
	if s.before == nil {
		s.fatalf("nothing has been done yet")
	}
	was, now := s.before, s.position()
	var paths []string
	for i := 0; i < len(triples); i += 3 {
		path := triples[i].(string)
		paths = append(paths, path)
		if triples[i+1] == Any && triples[i+2] == Any {
			continue
		}
		for j, m := range []map[string]any{was, now} {
			got, want := lookup(m, path), plain(s.T, triples[i+1+j])
			if !reflect.DeepEqual(got, want) {
				s.fatalf("%s is %v %s, want %v", path, got, []string{"before", "after"}[j], want)
			}
		}
	}
	for _, path := range differences("", was, now) {
		if !slices.ContainsFunc(append(paths, chanceEntries...), func(p string) bool { return path == p || strings.HasPrefix(path, p+".") }) {
			s.fatalf("%s changed from %v to %v", path, lookup(was, path), lookup(now, path))
		}
	}
	return s
}

// Any stands in Changed for whatever an entry is.
const Any = "(any)"

// differences lists the leaves in which two positions differ.
func differences(at string, a, b any) []string {
	x, isObject := a.(map[string]any)
	y, too := b.(map[string]any)
	if !isObject || !too {
		if reflect.DeepEqual(a, b) {
			return nil
		}
		return []string{at}
	}
	var l []string
	keys := slices.Sorted(maps.Keys(x))
	for k := range y {
		if _, both := x[k]; !both {
			keys = append(keys, k)
		}
	}
	for _, k := range keys {
		path := k
		if at != "" {
			path = at + "." + k
		}
		l = append(l, differences(path, x[k], y[k])...)
	}
	return l
}

// Get is an entry of the position, nil if there is none.
func (s *Scene) Get(path string) any {
	s.T.Helper()
	return lookup(s.position(), path)
}

// Int is a number of the position.
func (s *Scene) Int(path string) int {
	s.T.Helper()
	f, ok := s.Get(path).(float64)
	if !ok {
		s.fatalf("%s is %v, no number", path, s.Get(path))
	}
	return int(f)
}

// Sees is an entry of what a seat is shown.
func (s *Scene) Sees(seat int, path string) any {
	s.T.Helper()
	v := &Scene{T: s.T, S: rules.View(s.S, seat), in: s.in}
	return v.Get(path)
}

func lookup(m map[string]any, path string) any {
	var at any = m
	for _, k := range strings.Split(path, ".") {
		o, ok := at.(map[string]any)
		if !ok {
			return nil
		}
		at = o[k]
	}
	return at
}

// plain is a value as JSON gives it back.
func plain(t testing.TB, v any) any {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%v", err)
	}
	var out any
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatalf("%v", err)
	}
	return out
}

// Offers is the legal actions in short form: verb and operands.
func (s *Scene) Offers() []string {
	var l []string
	for _, a := range s.S.Legal(nil) {
		words := []string{s.in.Verbs[a.Verb].Name}
		for i, o := range s.in.Verbs[a.Verb].Operands {
			if o.Ref == rules.None {
				words = append(words, fmt.Sprint(a.Args[i]))
			} else {
				words = append(words, s.in.Refs[o.Ref].IDs[a.Args[i]])
			}
		}
		l = append(l, strings.Join(words, " "))
	}
	return l
}

// Offered checks that exactly these actions are legal, in any order.
func (s *Scene) Offered(want ...string) *Scene {
	s.T.Helper()
	got := s.Offers()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		s.fatalf("offered are %q, want %q", got, want)
	}
	return s
}

// Asks checks the key of the question and the seat it is put to.
func (s *Scene) Asks(seat int, key string) *Scene {
	s.T.Helper()
	if turn := s.S.Turn(); turn.Seat != seat || s.S.Prompt().Key != key {
		s.fatalf("seat %d is asked %v, want seat %d and %s", turn.Seat, s.S.Prompt(), seat, key)
	}
	return s
}

// Told reports how often the last action told of an event of this kind.
func (s *Scene) Told(kind string) int {
	n := 0
	for _, e := range s.Events {
		if s.in.Events[e.Kind] == kind {
			n++
		}
	}
	return n
}

// Scores checks the totals of all seats and the winners.
func (s *Scene) Scores(totals []int, winners ...int) *Scene {
	s.T.Helper()
	out := s.S.Outcome()
	var got []int
	for _, sc := range out.Seats {
		got = append(got, sc.Total)
	}
	if !slices.Equal(got, totals) || !slices.Equal(out.Winners.List(), winners) {
		s.fatalf("scores %v, winners %v; want %v, %v", got, out.Winners.List(), totals, winners)
	}
	return s
}
