package save

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
)

// under is the same disk seen by a program with other rules.
func (c *cabinet) under(t testing.TB, g *toy) (*Folder, *memDisk) {
	t.Helper()
	d := c.disk.clone()
	return openToys(t, d, g), d
}

func TestUnderOtherRulesAMatchGoesOnFromItsLastStoredPosition(t *testing.T) {
	for _, version := range []int{2, 9} {
		c := fill(t, true, 37)
		g := newToy(version)
		g.drift = 3
		f, d := c.under(t, g)
		if list, err := f.Matches(); err != nil || len(list) != 1 || !list[0].OtherRules {
			t.Fatalf("listed as %+v, %v", list, err)
		}
		want, _, err := openToys(t, c.disk.clone(), c.game).ReadMatch(c.id)
		must(t, err)
		j, rep, err := f.OpenMatch(c.id)
		must(t, err)
		m := j.Match()
		got := *m.State().(*toyState)
		got.game = c.game
		if !got.Same(want.State()) {
			t.Fatalf("position %+v, want %+v", got, want.State())
		}
		if m.Actions() != want.Actions() || m.Told() != len(m.Steps()) {
			t.Errorf("%d actions, %d of %d steps are told; want %d, all", m.Actions(), m.Told(), len(m.Steps()), want.Actions())
		}
		sameSteps(t, m, want)
		if why := m.NoUndo(); why.Key != "undo.version" {
			t.Errorf("undo is stopped by %q", why)
		}
		if rep.Damaged() || rep.Lost != 0 || !slices.ContainsFunc(rep.Findings, func(f Finding) bool { return f.Message.Key == foundRules }) {
			t.Errorf("report: %s", rep.String())
		}
		old := c.disk.files[c.path(matchEnding)].data
		if len(rep.Kept) != 1 || string(d.files[rep.Kept[0]].data) != string(old) {
			t.Errorf("the match under the old rules is not kept: %v", rep.Kept)
		}

		// It goes on under the new rules as any other match.
		if _, err := m.Apply(rules.Do(toyRoll)); err != nil {
			t.Fatal(err)
		}
		must(t, j.Close())
		again := reopen(t, f, c.id)
		same(t, again.Match(), m)
		sameSteps(t, again.Match(), m)
	}
}

// sameSteps compares what is told of two matches, whatever rules they are under.
func sameSteps(t *testing.T, got, want *match.Match) {
	t.Helper()
	if len(got.Steps()) != len(want.Steps()) || got.First() != want.First() {
		t.Fatalf("%d steps from %d on, want %d from %d", len(got.Steps()), got.First(), len(want.Steps()), want.First())
	}
	place := func(s rules.State) toyState {
		x := *s.(*toyState)
		x.game = nil
		return x
	}
	for i := range want.Steps() {
		a, b := got.Steps()[i], want.Steps()[i]
		if a.Action != b.Action || a.Seat != b.Seat || a.Crew != b.Crew || a.Disclosed != b.Disclosed || !slices.Equal(a.Events, b.Events) {
			t.Fatalf("step %d is %+v, want %+v", i, a, b)
		}
		if x, y := place(got.At(i)), place(want.At(i)); x != y {
			t.Fatalf("before step %d there is %+v, want %+v", i, x, y)
		}
		if after := got.After(i); len(after) != len(a.Events) {
			t.Fatalf("step %d has %d positions for %d events", i, len(after), len(a.Events))
		}
	}
}

// toTheEnd plays a toy match of so many rounds to its end; every step is looked at, and
// some are undone or rewound.
func toTheEnd(t *testing.T, f *Folder, g *toy, wild bool) *Journal {
	t.Helper()
	g.max = 30
	j := newToyMatch(t, f, g, 4, onePerson)
	r := &rules.Rand{S: 8}
	for n := 0; !j.Match().Turn().Done; n++ {
		if wild {
			stir(t, j.Match(), r)
			continue
		}
		l := j.Match().Legal()
		_, err := j.Match().Apply(l[r.Intn(len(l))])
		must(t, err)
	}
	return j
}

// Under rules that forbid what was done in it, take it otherwise and score it otherwise, a match
// that is over is looked back at with the same positions, events and result, at the first
// opening and at every later one, and nothing is added to what its file says.
func TestAMatchIsLookedBackAtUnderAnyRules(t *testing.T) {
	for _, wild := range []bool{false, true} {
		g, d := newToy(1), newMemDisk()
		f := openToys(t, d, g)
		j := toTheEnd(t, f, g, wild)
		id, want := j.ID(), j.Match()
		out := want.Outcome()
		must(t, j.Close())
		next := newToy(2)
		next.max, next.blind, next.drift, next.bonus = g.max, true, 2, 40
		over := openToys(t, d.clone(), next)
		check := func(m *match.Match, err error) {
			t.Helper()
			must(t, err)
			sameSteps(t, m, want)
			if got := m.Outcome(); !reflect.DeepEqual(got, out) || !m.Turn().Done || len(m.Legal()) > 0 {
				t.Fatalf("it ended with %+v, want %+v", got, out)
			}
			if _, totals := m.Course(); totals[len(totals)-1][0] != out.Seats[0].Total {
				t.Errorf("the chart ends with %v", totals[len(totals)-1])
			}
			if why := m.NoUndo(); why.Key != "undo.version" {
				t.Errorf("undo is stopped by %q", why)
			}
		}
		m, rep, err := over.ReadMatch(id)
		check(m, err)
		if len(rep.Findings) != 1 || rep.Findings[0].Message.Key != foundOver || rep.Damaged() {
			t.Errorf("report: %s", rep.String())
		}
		for round := range 3 {
			j, rep, err := over.OpenMatch(id)
			check(j.Match(), err)
			if round > 0 && !rep.Whole() {
				t.Errorf("round %d: %s", round, rep.String())
			}
			must(t, j.Close())
			l, err := over.Listed(id)
			must(t, err)
			if !l.Done || l.Totals[0] != out.Seats[0].Total || l.Winners != out.Winners || !l.OtherRules || l.Rules != 1 {
				t.Errorf("listed as %+v", l)
			}
		}
		must(t, over.Archive(id))
		m, _, err = over.ReadReplay(id)
		check(m, err)

		// Still later rules read what those have written.
		third := newToy(3)
		third.max, third.blind = g.max+5, true // it would not even be over
		last := openToys(t, over.disk.(*memDisk).clone(), third)
		m, _, err = last.ReadReplay(id)
		check(m, err)

		// From any step it can be gone on from, as practice.
		c := m.Continue(len(m.Steps())/2, nil)
		if _, err := c.Apply(c.Legal()[0]); err != nil || !c.Practice() {
			t.Errorf("going on from the middle: %v", err)
		}
	}
}

// A match of which the outcome is lost ends as its list said, not as later rules
// would score it.
func TestAnOldResultIsNotScoredAnew(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := toTheEnd(t, f, g, false)
	id, out := j.ID(), j.Match().Outcome()
	must(t, j.Close())
	path := f.path(matchesDir, id+matchEnding)
	d.files[path].data = withoutOutcomes(t, d.files[path].data)
	next := newToy(2)
	next.max, next.bonus = g.max, 40
	m, rep, err := openToys(t, d.clone(), next).ReadMatch(id)
	must(t, err)
	if got := m.Outcome(); got.Seats[0].Total != out.Seats[0].Total || got.Winners != out.Winners || got.Seats[0].Part("points") != 0 {
		t.Errorf("it ended with %+v, want %+v (%s)", got, out, rep.String())
	}
}

// withoutOutcomes is a match file of which the outcome is lost.
func withoutOutcomes(t *testing.T, b []byte) []byte {
	t.Helper()
	s := scanMatch(b)
	out := appendPrefix(nil)
	p := spot{tag: s.frames[0].tag}
	for _, f := range s.frames {
		if f.kind == outcomeFrame {
			continue
		}
		p.event = f.event
		var err error
		out, err = p.appendFrame(out, f.kind, func(b []byte) ([]byte, error) { return append(b, s.payload(f)...), nil })
		must(t, err)
	}
	return out
}

// What ends a match is on the disk in full when the last action returns: a program that is
// killed right then has told its result, whatever rules come.
func TestTheEndIsWrittenWithTheLastAction(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := toTheEnd(t, f, g, false)
	killed := d.clone()
	next := newToy(2)
	next.max, next.bonus = g.max, 40
	m, _, err := openToys(t, killed, next).ReadMatch(j.ID())
	must(t, err)
	sameSteps(t, m, j.Match())
	if got := m.Outcome(); got.Seats[0].Total != j.Match().Outcome().Seats[0].Total {
		t.Errorf("it ended with %+v", got)
	}
}

func TestUnderOtherRulesAKilledMatchLosesWhatCannotBeReplayed(t *testing.T) {
	c := fill(t, false, 37) // snapshots after 16 and 32 records
	f, _ := c.under(t, newToy(2))
	j, rep, err := f.OpenMatch(c.id)
	must(t, err)
	if rep.Lost > SnapshotEvery || rep.Lost < 1 || int(j.spot.event) != len(c.known)-1-rep.Lost {
		t.Errorf("%d lost, at event %d of %d", rep.Lost, j.spot.event, len(c.known)-1)
	}
}

func TestAPositionThatDoesNotFitTheRulesIsLeftAlone(t *testing.T) {
	c := fill(t, true, 37)
	g := newToy(2)
	g.max = 3 // the stored round is beyond that
	f, d := c.under(t, g)
	before := len(d.files)
	if _, _, err := f.OpenMatch(c.id); !errors.Is(err, ErrRules) {
		t.Fatalf("opening: %v", err)
	}
	if len(d.files) != before || string(d.files[c.path(matchEnding)].data) != string(c.disk.files[c.path(matchEnding)].data) {
		t.Error("files were changed")
	}
}

func TestAGameThatIsNotHereLeavesTheMatchAlone(t *testing.T) {
	c := fill(t, true, 20)
	d := c.disk.clone()
	f, err := openFolder(d, func(string) (rules.Game, bool) { return nil, false }, "home", clock)
	must(t, err)
	before := len(d.files)
	_, _, err = f.OpenMatch(c.id)
	if !errors.Is(err, ErrGame) || !strings.Contains(err.Error(), "toy") {
		t.Fatalf("opening: %v", err)
	}
	if len(d.files) != before {
		t.Error("files were changed")
	}
	if list, err := f.Matches(); err != nil || len(list) != 1 || list[0].Trouble.Key != problemGame {
		t.Errorf("listed as %+v, %v", list, err)
	}
}

func TestAChangedRuleUnderTheSameVersionDoesNotChangeThePosition(t *testing.T) {
	c := fill(t, true, 40)
	g := newToy(1)
	g.drift = 1 // every roll since would come out otherwise
	f, _ := c.under(t, g)
	j, rep, err := f.OpenMatch(c.id)
	must(t, err)
	got := *j.Match().State().(*toyState)
	got.game = c.game
	if !got.Same(c.known[len(c.known)-1]) {
		t.Fatalf("position %+v, want %+v", got, c.known[len(c.known)-1])
	}
	if rep.Lost != 0 || !slices.ContainsFunc(rep.Findings, func(f Finding) bool { return f.Message.Key == foundReplay }) {
		t.Errorf("report: %s", rep.String())
	}
	must(t, j.Close())
	same(t, reopen(t, f, c.id).Match(), j.Match())
}

func TestOptionsAreStoredInWords(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j, err := f.NewMatch(g, rules.Setup{Seats: 2, Seed: 1 << 63, Options: rules.Options{"mood": 0, "start": 9}}, twoPersons, About{})
	must(t, err)
	id := j.ID()
	must(t, j.Close())

	// The values of an option came into another order, one option went, one
	// came: only under another version of the rules.
	g2 := newToy(2)
	g2.in.Options = []rules.Option{
		{ID: "mood", Kind: rules.Enum, Values: []string{"wild", "odd", "calm"}},
		{ID: "start", Kind: rules.Int, Min: 0, Max: 5, Default: 2},
		{ID: "fresh", Kind: rules.Bool, Default: 1},
	}
	m, _, err := openToys(t, d.clone(), g2).ReadMatch(id)
	must(t, err)
	s := m.Setup()
	if s.Seed != 1<<63 || s.Seats != 2 || s.Options["mood"] != 2 || s.Options["fresh"] != 1 {
		t.Errorf("set-up %+v", s)
	}
	if _, ok := s.Options["long"]; ok || len(s.Options) != 3 {
		t.Errorf("options %v", s.Options)
	}
}
