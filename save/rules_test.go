package save

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
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
		if m.Actions() != want.Actions() || len(m.Steps()) != 0 || m.First() != want.Actions() {
			t.Errorf("%d actions, %d steps, first %d; want %d, 0", m.Actions(), len(m.Steps()), m.First(), want.Actions())
		}
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
