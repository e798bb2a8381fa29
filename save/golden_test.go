package save

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/rules/rulestest"
)

// The files in testdata/first are those of the version that is the first to be released; from then on
// they must load for ever, and until then they are renewed where a format changes.
// A file that is there is never written anew; run with -update to add those of a new kind or
// version.

// goldenSteps is what was done in the stored toy match.
var goldenSteps = []rules.Action{
	rules.Do(toyAdd, 3), rules.Do(toyRoll), rules.Do(toyTake, 1), rules.Do(toyLook), rules.Do(toyAdd, 1),
	rules.Do(toyAdd, 2), rules.Do(toyRoll), rules.Do(toyRoll), rules.Do(toyTake, 1), rules.Do(toyAdd, 2),
}

func goldenProfile() *Profile {
	p := &Profile{Name: "Ada Lovelace", Created: clock().Unix(), Guests: []string{"Ben", "Ça va"}, Marks: map[string]int64{"first-win": 7}}
	p.Count(Result{Match: "toy-1", Who: "Ada Lovelace", Game: "toy", Seats: 2, Level: "hard", Won: true, Score: 12, When: clock()})
	p.Count(Result{Match: "toy-2", Who: "Ada Lovelace", Game: "toy", Seats: 2, Level: "hard", Score: 7, When: clock()})
	return p
}

func goldenSettings() *Settings {
	s := Usual()
	s.Rivals, s.Palette, s.Keys = 0, "deuteranopia", map[string][]string{"undo": {"z", "control+z"}, "hint": {}}
	s.SetSetup(newToy(1), []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Level: "easy", Participant: "Zed"}}, rules.Options{"mood": 0, "start": 4})
	return s
}

func goldenCampaign() *Campaign {
	return &Campaign{ID: "river", Game: "masters", Version: 3, Title: "River City", Created: clock().Unix(), RunningMatch: "masters-2", SettledMatch: "masters-1", Data: []byte("the hub")}
}

// golden is the content of a stored file; with -update a missing one is
// made first.
func golden(t *testing.T, name string, make func() []byte) []byte {
	t.Helper()
	path := filepath.Join("testdata", "first", name)
	if _, err := os.Stat(path); os.IsNotExist(err) && rulestest.Updating() {
		must(t, os.MkdirAll(filepath.Dir(path), 0o755))
		must(t, os.WriteFile(path, make(), 0o644))
	}
	b, err := os.ReadFile(path)
	must(t, err)
	return b
}

func TestFilesOfTheFirstReleaseLoadForEver(t *testing.T) {
	seal := func(k *kind, v stored) func() []byte {
		return func() []byte {
			b, err := k.encode(v)
			must(t, err)
			return b
		}
	}
	v, err := profileKind.decode(golden(t, "profile.safe", seal(&profileKind, goldenProfile())))
	must(t, err)
	p := v.(*Profile)
	if p.Name != "Ada Lovelace" || len(p.Guests) != 2 || p.Marks["first-win"] != 7 || p.Created != clock().Unix() || len(p.Counted) != 2 {
		t.Errorf("profile %+v", p)
	}
	if len(p.Tallies) != 1 || p.Tallies[0].Played != 2 || p.Tallies[0].Won != 1 || p.Tallies[0].Best != 12 || p.Tallies[0].Sum != 19 {
		t.Errorf("tallies %+v", p.Tallies)
	}

	v, err = settingsKind.decode(golden(t, "settings.safe", seal(&settingsKind, goldenSettings())))
	must(t, err)
	s := v.(*Settings)
	if s.Effects != 80 || s.Mine != 100 || s.Rivals != 0 || s.Palette != "deuteranopia" || len(s.Keys["undo"]) != 2 || !s.Hints {
		t.Errorf("settings %+v", s)
	}
	seats, options, ok := s.Setup(newToy(1))
	if !ok || len(seats) != 2 || seats[1].Level != "easy" || options["mood"] != 0 || options["start"] != 4 {
		t.Errorf("last set-up %+v, %v, %v", seats, options, ok)
	}

	v, err = campaignKind.decode(golden(t, "river.campaign", seal(&campaignKind, goldenCampaign())))
	must(t, err)
	if c := v.(*Campaign); c.ID != "river" || c.Game != "masters" || c.Version != 3 || c.RunningMatch != "masters-2" || c.SettledMatch != "masters-1" || string(c.Data) != "the hub" {
		t.Errorf("campaign %+v", c)
	}
}

func TestAMatchFileOfTheFirstReleaseLoadsForEver(t *testing.T) {
	g := newToy(1)
	make := func() (whole, first []byte) {
		j := newToyJournal(t, g, 42, onePerson)
		for i, a := range goldenSteps {
			if _, err := j.Match().Apply(a); err != nil {
				t.Fatal(err)
			}
			if i == 5 {
				must(t, j.Match().Undo())
				_, err := j.Match().Redo()
				must(t, err)
			}
		}
		must(t, j.Match().Swap(1, match.Controller{Kind: match.Bot, Level: "normal", Participant: "Zed"}))
		must(t, j.Match().Rewind(2))
		must(t, j.store())
		return j.tape, j.tape[:j.first]
	}
	whole := golden(t, "toy.match", func() []byte { b, _ := make(); return b })
	first := golden(t, "toy.start", func() []byte { _, b := make(); return b })
	r, clean, rep := reread(t, g, whole)
	m := r.match
	if !clean || !rep.Whole() || m.Actions() != 8 || !m.Practice() || !m.CanRedo() || m.Controllers()[1].Level != "normal" {
		t.Errorf("%d actions, %+v, %s", m.Actions(), m.Controllers(), rep.String())
	}
	for i, st := range m.Steps() {
		if st.Action != goldenSteps[i] {
			t.Errorf("step %d is %v", i, st.Action)
		}
	}
	if got := m.State().(*toyState); got.Points != [4]int16{8, 6, 0, 0} {
		t.Errorf("points %v", got.Points)
	}
	if r, clean, _ := reread(t, g, first); !clean || r.match.Actions() != 0 || r.match.Setup().Seed != 42 {
		t.Errorf("the start: %+v", r.match.Setup())
	}
	// A later version of the rules goes on from its last position.
	r, _, rep = reread(t, newToy(2), whole)
	if r.match.Actions() != 8 || rep.Damaged() || len(r.match.Steps()) != 8 {
		t.Errorf("under version 2 of the rules: %d actions, %d steps, %s", r.match.Actions(), len(r.match.Steps()), rep.String())
	}
}

// TestAStoredMatchOfInfiltrationLoadsForEver keeps a match of a real game: it
// may one day go on from its last position only, but it must go on. When it
// fails, the state has changed in a way that players' matches do not survive.
func TestAStoredMatchOfInfiltrationLoadsForEver(t *testing.T) {
	golden(t, "infiltration.match", func() []byte {
		seats := []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Level: "hard"}, {Kind: match.Bot, Level: "easy"}}
		j, err := begin("infiltration-1", infiltration.Game{}, rules.Setup{Seats: 3, Seed: 1}, seats, About{Title: "The golden one"}, clock)
		must(t, err)
		r := &rules.Rand{S: 1}
		for range 24 {
			l := j.Match().Legal()
			_, err := j.Match().Apply(l[r.Intn(len(l))])
			must(t, err)
		}
		must(t, j.store())
		return j.tape
	})
	j, rep, err := Import(filepath.Join("testdata", "first", "infiltration.match"))
	must(t, err)
	if rep.Lost > 0 || j.Match().Actions() != 24 || j.Title() != "The golden one" {
		t.Fatalf("%d actions, title %q: %s", j.Match().Actions(), j.Title(), rep.String())
	}
	if g, ok := games.Find("infiltration"); !ok || j.Match().Game().Info() != g.Info() {
		t.Error("another game")
	}
	for r := (&rules.Rand{S: 2}); !j.Match().Turn().Done; {
		l := j.Match().Legal()
		if _, err := j.Match().Apply(l[r.Intn(len(l))]); err != nil {
			t.Fatal(err)
		}
	}
}
