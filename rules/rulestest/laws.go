package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"

	"safehouse/rules"
)

// Say puts a message of the game into words; tests hand in the book of
// assets/text.
type Say func(m rules.Message) string

// MaxState is the largest state a game may have, in bytes.
const MaxState = 4096

// Laws runs every law of the contract on random games of g: usual games, or long
// in a soak, with each seat count in turn and random option values. The game
// number i is drawn from the seed i+1 and stands in the set-up MixedSetup(g, i), in
// a soak as otherwise. A failing walk prints its set-up.
func Laws(t *testing.T, g rules.Game, usual, long int, say Say) {
	t.Helper()
	if !g.Info().Campaign {
		t.Run("flat", func(t *testing.T) { flat(t, g) })
	}
	t.Run("tables", func(t *testing.T) { tables(t, g) })
	t.Run("refuses bad set-ups", func(t *testing.T) { badSetups(t, g, say) })
	t.Run("walks", func(t *testing.T) {
		read := map[string]bool{}
		named := map[rules.Action]bool{}
		for i := range Sample(usual, long) {
			w := &walk{t: t, g: g, in: g.Info(), say: say, read: read, named: named, r: rules.Rand{S: uint64(i) + 1}}
			w.run(MixedSetup(g, i))
			if t.Failed() {
				return
			}
		}
	})
}

// MixedSetup is the i-th set-up of a series that goes through the seat counts
// and draws the options at random; combinations that the game refuses are
// drawn again.
func MixedSetup(g rules.Game, i int) rules.Setup {
	in := g.Info()
	r := rules.Rand{S: 0x5afe + uint64(i)*7919}
	for {
		s := rules.Setup{Seats: in.MinSeats + i%(in.MaxSeats-in.MinSeats+1), Seed: r.Uint64(), Options: rules.Options{}}
		if i%3 > 0 { // every third set-up is the plain game
			for j := range in.Options {
				lo, hi := in.Options[j].Range()
				s.Options[in.Options[j].ID] = lo + r.Intn(hi-lo+1)
			}
		}
		if _, err := g.New(s); err == nil {
			return s
		}
	}
}

// flat checks that the state is one flat value of bounded size.
func flat(t *testing.T, g rules.Game) {
	typ := reflect.TypeOf(g.Empty()).Elem()
	if typ.Size() > MaxState {
		t.Errorf("a state has %d bytes, more than %d", typ.Size(), MaxState)
	}
	var look func(path string, typ reflect.Type)
	look = func(path string, typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Struct:
			for i := range typ.NumField() {
				f := typ.Field(i)
				if !f.IsExported() {
					t.Errorf("%s.%s is not exported and would not be saved", path, f.Name)
				}
				look(path+"."+f.Name, f.Type)
			}
		case reflect.Array:
			look(path+"[]", typ.Elem())
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			t.Errorf("%s is a %s: no flat value of fixed size", path, typ.Kind())
		}
	}
	look(typ.Name(), typ)
}

// tables checks the words on the box.
func tables(t *testing.T, g rules.Game) {
	in := g.Info()
	if g.Info() != in {
		t.Error("Info must be the same every time")
	}
	id := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := map[string]bool{}
	check := func(kind, name string) {
		if !id.MatchString(name) {
			t.Errorf("%s %q is no id of lower case words", kind, name)
		}
		if seen[kind+name] {
			t.Errorf("%s %q stands twice", kind, name)
		}
		seen[kind+name] = true
	}
	check("game", in.ID)
	for _, v := range in.Verbs[1:] {
		check("verb", v.Name)
		if len(v.Operands) > len(rules.Action{}.Args) {
			t.Errorf("verb %s has %d operands", v.Name, len(v.Operands))
		}
		for _, o := range v.Operands {
			if int(o.Ref) >= len(in.Refs) {
				t.Errorf("verb %s: operand %s is of an unknown kind", v.Name, o.Name)
			}
		}
	}
	for _, k := range in.Refs[1:] {
		check("ref", k.Name)
		for _, x := range k.IDs {
			check(k.Name, x)
		}
	}
	for _, e := range in.Events[1:] {
		check("event", e)
	}
	for _, d := range in.Draws[1:] {
		check("draw", d.Name)
	}
	for _, o := range in.Options {
		check("option", o.ID)
		if !o.Allows(o.Default) {
			t.Errorf("option %s does not allow its own default", o.ID)
		}
		lo, hi := o.Range()
		for v := lo; v <= hi; v++ {
			if back, ok := o.Parse(o.Format(v)); !ok || back != v {
				t.Errorf("option %s: %d is written %q and read %d", o.ID, v, o.Format(v), back)
			}
		}
	}
}

func badSetups(t *testing.T, g rules.Game, say Say) {
	in := g.Info()
	bad := []rules.Setup{
		{Seats: in.MinSeats - 1}, {Seats: in.MaxSeats + 1}, {Seats: -1}, {Seats: 1000},
		{Seats: in.MinSeats, Options: rules.Options{"no such option": 1}},
	}
	for _, o := range in.Options {
		lo, hi := o.Range()
		bad = append(bad, rules.Setup{Seats: in.MinSeats, Options: rules.Options{o.ID: lo - 1}},
			rules.Setup{Seats: in.MinSeats, Options: rules.Options{o.ID: hi + 1}})
	}
	for _, s := range bad {
		_, err := g.New(s)
		var r *rules.Refusal
		if !errors.As(err, &r) {
			t.Errorf("%+v: got %v, want a refusal", s, err)
			continue
		}
		sentence(t, "refusal", say(r.Reason))
	}
}

// keyLike is what a message key or an id looks like inside a sentence.
var keyLike = regexp.MustCompile(`«|»|<no value>|\b[a-z]+\.[a-z]+|\b[a-z]{3,}-[a-z0-9]+-[a-z0-9-]+`)

// sentence checks that a text is one that a player can be shown.
func sentence(t testing.TB, what, s string) {
	t.Helper()
	if strings.TrimSpace(s) == "" {
		t.Errorf("%s is empty", what)
	}
	if k := keyLike.FindString(s); k != "" {
		t.Errorf("%s %q contains the key or id %q", what, s, k)
	}
}

// sentence checks a text of the walk, each once: the same words are as good in
// the next position.
func (w *walk) sentence(what, s string) {
	w.t.Helper()
	if !w.read[s] {
		sentence(w.t, what, s)
		w.read[s] = true
	}
}

// walk is one random game in which the laws are checked.
type walk struct {
	t         *testing.T
	g         rules.Game
	in        *rules.Info
	say       Say
	read      map[string]bool       // sentences that were found good before
	named     map[rules.Action]bool // actions that were read back from their words before
	r         rules.Rand
	setup     rules.Setup
	s         rules.State
	past      []rules.Action
	early     []byte // an earlier state of the same game as JSON
	earlyHash uint64
}

func (w *walk) fatalf(format string, a ...any) {
	w.t.Helper()
	w.t.Logf("set-up: %+v", w.setup)
	w.t.Logf("after %d decisions; position: %s", len(w.past), Picture(w.s))
	w.t.Fatalf(format, a...)
}

// Picture is a position in a form for people who read a failed test.
func Picture(s rules.State) string {
	b, err := s.MarshalJSON()
	if err != nil {
		return err.Error()
	}
	var out bytes.Buffer
	if json.Indent(&out, b, "", " ") != nil {
		return string(b)
	}
	return out.String()
}

func (w *walk) run(setup rules.Setup) {
	w.t.Helper()
	w.setup = setup
	var err error
	if w.s, err = w.g.New(setup); err != nil {
		w.t.Fatalf("%+v: %v", setup, err)
	}
	var legal []rules.Action
	rec := &rules.Recorder{}
	for {
		if !w.skips() {
			w.position()
		}
		legal = w.s.Legal(legal[:0])
		if w.s.Turn().Done {
			break
		}
		some := legal
		if x, ok := w.s.(rules.Selective); ok && w.r.Intn(4) > 0 {
			some = x.Worthwhile(legal) // or a campaign wanders for ever
		}
		a := some[w.r.Intn(len(some))]
		w.act(a, rec)
		if len(w.past) > w.in.MaxDecisions {
			w.fatalf("the game is not over after %d decisions", w.in.MaxDecisions)
		}
	}
	w.ending()
	w.replay()
}

// skips reports whether the laws are not looked at in a position: most of those
// of a match that is played inside a campaign, whose own game keeps them.
func (w *walk) skips() bool {
	h, ok := w.s.(rules.Host)
	return ok && h.Guest() != nil && w.r.Intn(60) > 0
}

// position checks what must hold wherever the game stands. The dearer laws are
// looked at in a sample of the positions.
func (w *walk) position() {
	if err := w.s.Validate(); err != nil {
		w.fatalf("reachable position refused: %v", err)
	}
	w.decisions()
	if w.r.Intn(6) == 0 {
		w.names()
		w.hidden()
		w.illegal()
	}
	if w.r.Intn(12) == 0 {
		w.advice()
		w.edits()
	}
}

// decisions checks turn, list and texts.
func (w *walk) decisions() {
	turn := w.s.Turn()
	legal := w.s.Legal(nil)
	if turn.Done != (len(legal) == 0) {
		w.fatalf("done is %v with %d legal actions", turn.Done, len(legal))
	}
	if !slices.Contains(w.in.Phases, turn.Phase) {
		w.fatalf("unknown phase %q", turn.Phase)
	}
	if turn.Done {
		return
	}
	if turn.Open == 0 || turn.Seat >= 0 && turn.Open != rules.Only(turn.Seat) || turn.Open>>w.setup.Seats != 0 {
		w.fatalf("seat %d decides but %b are open", turn.Seat, turn.Open)
	}
	w.sentence("prompt", w.say(w.s.Prompt()))
	texts := map[string]rules.Action{}
	for _, a := range legal {
		if why := w.s.Why(a); !why.IsZero() {
			w.fatalf("legal action %v is refused: %v", w.in.Write(a), why)
		}
		text := w.say(w.s.Describe(a))
		w.sentence("text of "+w.in.Verbs[a.Verb].Name, text)
		if b, twice := texts[text]; twice {
			w.fatalf("%v and %v are both offered as %q", w.in.Write(a), w.in.Write(b), text)
		}
		texts[text] = a
		for _, ref := range w.s.Touches(a, w.in.OperandRefs(a, nil)) {
			if back, ok := w.in.ParseRef(w.in.RefString(ref)); !ok || back != ref {
				w.fatalf("ref %v of %v cannot be named", ref, w.in.Write(a))
			}
		}
		w.written(a)
	}
	if !slices.Equal(legal, w.s.Legal(nil)) {
		w.fatalf("the legal list is not the same twice")
	}
	if w.t.Failed() {
		w.fatalf("texts are wrong")
	}
}

// written checks that an action is read back from its words, which are the same
// in every position.
func (w *walk) written(a rules.Action) {
	if w.named[a] {
		return
	}
	w.named[a] = true
	b, err := json.Marshal(w.in.Write(a))
	if err != nil {
		w.fatalf("%v: %v", a, err)
	}
	var words rules.WrittenAction
	if err := rules.DecodeStrict(b, &words); err != nil {
		w.fatalf("%s: %v", b, err)
	}
	if back, err := w.in.Read(words); err != nil || back != a {
		w.fatalf("%s is read as %v, %v", b, back, err)
	}
}

// act applies a, with a recorder and without one, and checks that copies do
// not notice.
func (w *walk) act(a rules.Action, rec *rules.Recorder) {
	rec.Reset()
	if w.skips() {
		if err := w.s.Apply(a, rec); err != nil {
			w.fatalf("legal action %v: %v", w.in.Write(a), err)
		}
		w.past = append(w.past, a)
		return
	}
	before := w.s.Clone()
	silent := w.s.Clone()
	witness := w.s.Clone()
	if err := w.s.Apply(a, rec); err != nil {
		w.fatalf("legal action %v: %v", w.in.Write(a), err)
	}
	if !before.Same(witness) {
		w.fatalf("a copy changed with the original")
	}
	if err := silent.Apply(a, nil); err != nil || !silent.Same(w.s) {
		w.fatalf("%v without a recorder gives another state (%v)", w.in.Write(a), err)
	}
	for _, e := range rec.Events {
		if e.Kind == 0 || int(e.Kind) >= len(w.in.Events) {
			w.fatalf("event of unknown kind %d", e.Kind)
		}
		w.sentence("event "+w.in.Events[e.Kind], w.say(w.in.Tell(e)))
	}
	w.past = append(w.past, a)
	w.watchers(before, a, rec.Events)
}

// names checks that the position in names gives the same state back.
func (w *walk) names() {
	j, err := w.s.MarshalJSON()
	if err != nil {
		w.fatalf("printing: %v", err)
	}
	if bytes.Contains(j, []byte(":null")) || bytes.Contains(j, []byte("[null")) {
		w.fatalf("null in %s", j)
	}
	back := w.g.Empty()
	if err := back.UnmarshalJSON(j); err != nil || !back.Same(w.s) {
		w.fatalf("reading %s gives another state (%v)", j, err)
	}
}

// illegal tries actions that are not offered.
func (w *walk) illegal() {
	legal := w.s.Legal(nil)
	before := w.s.Clone()
	for range 24 {
		a := w.randomAction()
		if slices.Contains(legal, a) {
			continue
		}
		why := w.s.Why(a)
		if why.IsZero() {
			w.fatalf("%v is not offered but not refused", a)
		}
		w.sentence("reason", w.say(why))
		err := w.s.Apply(a, &rules.Recorder{})
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Reason.String() != why.String() {
			w.fatalf("%v: Apply says %v, Why says %v", a, err, why)
		}
		if !w.s.Same(before) {
			w.fatalf("the refused %v changed the state", a)
		}
		if w.t.Failed() {
			w.fatalf("reason against %v is no sentence", a)
		}
	}
}

func (w *walk) randomAction() rules.Action { return RandomAction(w.in, &w.r) }

// RandomAction is an action of a game that is well formed most of the time.
func RandomAction(in *rules.Info, r *rules.Rand) rules.Action {
	a := rules.Action{Verb: rules.Verb(r.Intn(len(in.Verbs) + 1))}
	if int(a.Verb) >= len(in.Verbs) || a.Verb == 0 {
		return a
	}
	for i, o := range in.Verbs[a.Verb].Operands {
		n := 14
		if o.Ref != rules.None {
			n = len(in.Refs[o.Ref].IDs)
		}
		a.Args[i] = int16(r.Intn(n))
	}
	if r.Intn(10) == 0 {
		a.Args[r.Intn(len(a.Args))] = int16(r.Intn(400) - 100)
	}
	return a
}

// edits checks that the difference of two positions of this game, applied to
// the first, gives the second.
func (w *walk) edits() {
	now, err := w.s.MarshalJSON()
	if err != nil {
		w.fatalf("printing: %v", err)
	}
	hash, err := rules.Hash(w.s)
	if err != nil {
		w.fatalf("%v", err)
	}
	if w.early != nil {
		w.editTo(w.early, now, hash)
		w.editTo(now, w.early, w.earlyHash)
	}
	w.early, w.earlyHash = now, hash
}

func (w *walk) editTo(from, to []byte, want uint64) {
	patch, err := jsonpatch.CreateMergePatch(from, to)
	if err != nil {
		w.fatalf("difference: %v", err)
	}
	merged, err := jsonpatch.MergePatch(from, patch)
	if err != nil {
		w.fatalf("merging: %v", err)
	}
	s := w.s.Clone()
	if err := s.UnmarshalJSON(merged); err != nil {
		w.fatalf("edit by %s refused: %v", patch, err)
	}
	if h, err := rules.Hash(s); err != nil || h != want {
		w.fatalf("edit by %s gives another position (%v)", patch, err)
	}
}

// advice checks what bots are told, from the deciding seat's view.
func (w *walk) advice() {
	turn := w.s.Turn()
	var v [rules.MaxSeats]float64
	w.s.Value(&v)
	for seat, x := range v {
		if !(x >= 0 && x <= 1) {
			w.fatalf("seat %d is valued %v", seat, x)
		}
	}
	if turn.Done {
		return
	}
	seat := turn.Open.First()
	view := rules.View(w.s, seat)
	view.Resample(seat, &w.r)
	legal := view.Legal(nil)
	weights := make([]float64, len(legal))
	view.Priors(legal, weights)
	for i, x := range weights {
		if !(x > 0) || x > 1e12 {
			w.fatalf("prior of %v is %v", w.in.Write(legal[i]), x)
		}
		if m := view.Advice(legal[i]); !m.IsZero() {
			w.sentence("advice", w.say(m))
		}
	}
	if i := view.Playout(legal, &w.r); i < 0 || i >= len(legal) {
		w.fatalf("playout picks %d of %d", i, len(legal))
	}
}

// ending checks the result.
func (w *walk) ending() {
	out := w.s.Outcome()
	if len(out.Seats) != w.setup.Seats {
		w.fatalf("%d scores for %d seats", len(out.Seats), w.setup.Seats)
	}
	scores := out.Seats
	if out.Automa != nil {
		scores = append(scores, *out.Automa)
	}
	for i, sc := range scores {
		sum := 0
		for _, p := range sc.Parts {
			if !slices.Contains(w.in.Parts, p.Key) {
				w.fatalf("score part %q is not on the list", p.Key)
			}
			sum += p.Points
		}
		if sum != sc.Total {
			w.fatalf("score %d: the parts add up to %d, the total is %d", i, sum, sc.Total)
		}
	}
	for _, m := range out.Remarks {
		w.sentence("remark", w.say(m))
	}
	if err := w.s.Apply(w.randomAction(), nil); err == nil {
		w.fatalf("an action applies after the end")
	}
}

// replay checks that the same set-up and actions give the same state.
func (w *walk) replay() {
	s, err := w.g.New(w.setup)
	if err != nil {
		w.fatalf("%v", err)
	}
	for _, a := range w.past {
		if err := s.Apply(a, nil); err != nil {
			w.fatalf("replay: %v", err)
		}
	}
	if !s.Same(w.s) {
		w.fatalf("the replay ends in another state")
	}
}
