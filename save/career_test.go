package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/rules/rulestest"
)

// eachCareer runs f for every career of the registry.
func eachCareer(t *testing.T, f func(t *testing.T, g career.Game)) {
	n := 0
	for _, g := range games.Campaigns {
		if c, ok := g.(career.Game); ok {
			n++
			t.Run(c.Info().ID, func(t *testing.T) { f(t, c) })
		}
	}
	if n == 0 {
		t.Fatal("there are no careers")
	}
}

// onward is what is done next: at the desk something that leads on, in a match what the
// game thinks of first.
func onward(s rules.State) (rules.Action, bool) {
	l := rules.Worthwhile(s, s.Legal(nil))
	if len(l) == 0 {
		return rules.Action{}, false
	}
	h, err := rules.Hash(s)
	if err != nil {
		panic(err)
	}
	return l[s.Playout(l, &rules.Rand{S: h})], true
}

// alive opens a disk as a program that was killed just now would find it, and compares
// the career on it with how it stood.
func alive(t *testing.T, d *memDisk, want *career.State, actions int) {
	t.Helper()
	f, err := openFolder(d.clone(), games.Find, "/home", time.Now)
	must(t, err)
	list, err := f.Campaigns()
	must(t, err)
	if len(list) != 1 {
		t.Fatalf("%d careers", len(list))
	}
	s, rep, err := f.OpenSeason(list[0].ID)
	if err != nil || rep.Damaged() {
		t.Fatalf("%v, %s", err, rep.String())
	}
	if got := s.State().(*career.State); !got.Same(want) {
		t.Fatalf("after %d operations it stands otherwise than it was left", want.Count)
	}
	if actions < 0 {
		return
	}
	_, setup, _, ok := s.State().Match()
	if !ok {
		t.Fatal("no match has to be played")
	}
	j, rep, err := s.Heist(make([]match.Controller, setup.Seats), nil)
	must(t, err)
	if got := j.Match().Actions(); got != actions || rep.Damaged() {
		t.Fatalf("the match stands at action %d, not %d: %s", got, actions, rep.String())
	}
	must(t, j.Close())
}

// A career that is killed at the desk, in a match, or between a match and its entry is
// there at the next start, and no result is entered twice. In the soak it goes on to its
// end, else through its first three operations.
func TestAKilledCareerIsThereAtTheNextStart(t *testing.T) {
	eachCareer(t, func(t *testing.T, g career.Game) {
		d := newMemDisk()
		f, err := openFolder(d, games.Find, "/home", time.Now)
		must(t, err)
		s, err := f.BeginSeason(g, rules.Setup{Seats: g.Book().Seats, Seed: 11}, "A career")
		must(t, err)
		operations, every := 3, 60
		if soak() {
			operations, every = career.MaxOperations, 7
		}
		for step := 0; ; step++ {
			st := s.State().(*career.State)
			_, setup, _, playing := st.Match()
			if !playing {
				alive(t, d, st, -1)
				a, ok := onward(st)
				if !ok || int(st.Count) >= operations {
					break
				}
				_, err := s.Apply(a)
				must(t, err)
				continue
			}
			before := st.Count
			j, rep, err := s.Heist(make([]match.Controller, setup.Seats), nil)
			must(t, err)
			if !rep.Whole() {
				t.Fatal(rep.String())
			}
			for n := 0; !j.Match().Turn().Done; n++ {
				if n%every == 0 {
					alive(t, d, st, n)
				}
				a, _ := likely(j.Match().State())
				if _, err := j.Match().Apply(a); err != nil {
					t.Fatal(err)
				}
			}
			end, id := j.Match().State().Clone(), j.ID()
			must(t, j.Close())
			// Killed before the entry: it is made at the next start.
			entered := st.Clone().(*career.State)
			must(t, entered.Enter(id, end, nil))
			alive(t, d, entered, -1)
			_, err = s.Enter()
			must(t, err)
			alive(t, d, entered, -1)
			if again, err := s.Enter(); err != nil || len(again) > 0 {
				t.Fatalf("entered twice: %v, %v", again, err)
			}
			if err := entered.Enter(id, end, nil); err == nil {
				t.Fatal("the match is taken a second time")
			}
			if now := s.State().(*career.State); now.Count != before || now.Running != nil {
				t.Fatalf("after the entry %d operations were begun, before it %d", now.Count, before)
			}
		}
		if n := s.State().(*career.State).Count; n == 0 {
			t.Error("no operation was played")
		}
	})
}

// What stands in the list of stored careers: its file, operations begun, stars, and
// keepsakes that are held.
func lineOf(s *career.State) string {
	held := 0
	for _, k := range s.Keepsakes {
		if k == career.Held {
			held++
		}
	}
	return fmt.Sprintf("%s %d operations, %d stars, %d held, stage %d", s.Game().Info().ID, s.Count, s.Stars(), held, s.Stage)
}

// A career that is stored today is read for ever: testdata/careers has one of each, in
// the middle of a match, with what it stands at. A file that is there is never written
// anew; run with -update to add that of a new career.
func TestACareerStoredTodayLoadsForEver(t *testing.T) {
	eachCareer(t, func(t *testing.T, g career.Game) {
		id := g.Info().ID
		path := filepath.Join("testdata", "careers", id+campaignEnding)
		facts := filepath.Join("testdata", "careers", id+".txt")
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) && rulestest.Updating() {
			d := newMemDisk()
			f, err := openFolder(d, games.Find, "/home", time.Now)
			must(t, err)
			s, err := f.BeginSeason(g, rules.Setup{Seats: g.Book().Seats, Seed: 23}, "For ever")
			must(t, err)
			// Two operations are over, and the third one runs.
			for {
				st := s.State().(*career.State)
				_, _, first, playing := st.Match()
				if playing && st.Count == 3 {
					break
				}
				if playing {
					for !first.Turn().Done {
						a, _ := likely(first)
						must(t, first.Apply(a, nil))
					}
					must(t, s.Change(func(l rules.Lasting) error { return l.Enter(fmt.Sprintf("match-%d", st.Count), first, nil) }))
					continue
				}
				a, _ := onward(st)
				_, err := s.Apply(a)
				must(t, err)
			}
			must(t, os.MkdirAll(filepath.Dir(path), 0o755))
			must(t, os.WriteFile(path, d.files[f.campaignPath(s.ID())].data, 0o644))
			must(t, os.WriteFile(facts, []byte(lineOf(s.State().(*career.State))+"\n"), 0o644))
		}
		b, err := os.ReadFile(path)
		must(t, err)
		want, err := os.ReadFile(facts)
		must(t, err)
		v, err := campaignKind.decode(b)
		must(t, err)
		hub, err := v.(*Campaign).Hub(g)
		must(t, err)
		s := hub.(*career.State)
		if got := lineOf(s); got != strings.TrimSpace(string(want)) {
			t.Errorf("it stands at %s, it was stored at %s", got, want)
		}
		if s.Running == nil {
			t.Fatal("the match is gone")
		}
		for n := 0; !s.Turn().Done && n < 200_000 && s.Running != nil; n++ {
			a, _ := onward(s)
			must(t, s.Apply(a, nil))
		}
		if s.Running != nil || s.Count != 3 {
			t.Errorf("the match did not come to its end: %s", lineOf(s))
		}
	})
}

// A career of another game, a later one, and one that was edited by hand are refused with
// a reason, and nothing hangs.
func TestAHostileCareerIsRefused(t *testing.T) {
	eachCareer(t, func(t *testing.T, g career.Game) {
		b, err := os.ReadFile(filepath.Join("testdata", "careers", g.Info().ID+campaignEnding))
		must(t, err)
		v, err := campaignKind.decode(b)
		must(t, err)
		c := *v.(*Campaign)
		refused := 0
		for i := 0; i < len(c.Data); i += 1 + len(c.Data)/97 {
			broken := c
			broken.Data = append([]byte(nil), c.Data...)
			broken.Data[i] ^= 0x41
			hub, err := broken.Hub(g)
			if err == nil {
				if err := hub.Validate(); err != nil {
					t.Errorf("byte %d: read, though %v", i, err)
				}
				continue
			}
			var p *Problem
			if refused++; !errors.As(err, &p) {
				t.Errorf("byte %d: no reason for a player: %v", i, err)
			}
		}
		if refused == 0 {
			t.Error("nothing was refused")
		}
		for _, other := range games.Campaigns {
			if other.Info().ID == g.Info().ID {
				continue
			}
			if _, err := c.Hub(other); err == nil {
				t.Errorf("it was read as %s", other.Info().ID)
			}
		}
	})
}

// A match that a bot played to its end in the person's seat brings no stars; one that the person ended brings what it has.
func TestABotEarnsNoStars(t *testing.T) {
	eachCareer(t, func(t *testing.T, g career.Game) {
		for seed := uint64(1); ; seed++ {
			if seed > 60 {
				t.Fatal("no match of 60 ends with a star")
			}
			var stars [2]int
			for bot := range stars {
				f, err := openFolder(newMemDisk(), games.Find, "/home", time.Now)
				must(t, err)
				s, err := f.BeginSeason(g, rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, "Winter")
				must(t, err)
				for s.State().(*career.State).Stage != career.Playing {
					a, ok := onward(s.State())
					if !ok {
						t.Fatal("no operation can be begun")
					}
					if _, err := s.Apply(a); err != nil {
						t.Fatal(err)
					}
				}
				_, setup, _, _ := s.State().Match()
				seats := make([]match.Controller, setup.Seats)
				j, _, err := s.Heist(seats, nil)
				must(t, err)
				for !j.Match().Turn().Done {
					a, _ := onward(j.Match().State())
					if _, err := j.Match().Apply(a); err != nil {
						t.Fatal(err)
					}
					if bot == 1 && j.Match().Actions() == 3 {
						must(t, j.Match().Swap(0, match.Controller{Kind: match.Bot, Level: "easy"}))
					}
				}
				must(t, j.Close())
				if _, err := s.Enter(); err != nil {
					t.Fatal(err)
				}
				stars[bot] = s.State().(*career.State).Stars()
			}
			if stars[1] != 0 {
				t.Fatalf("a bot has earned %d stars", stars[1])
			}
			if stars[0] > 0 {
				return
			}
		}
	})
}
