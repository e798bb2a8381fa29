package save

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/masters"
	"safehouse/rules/masters/campaign"
	"safehouse/rules/match"
)

// findSeason knows Masters even where its box is not on the desk.
func findSeason(id string) (rules.Game, bool) {
	if g := (masters.Game{}); id == g.Info().ID {
		return g, true
	}
	return games.Find(id)
}

// seasonSetup is a campaign of two heists; everything follows from it.
var seasonSetup = rules.Setup{Seats: 4, Seed: 5, Options: rules.Options{"heists": 2}}

// plain is a campaign without the ids of its matches, which differ from run to
// run.
func plain(s rules.State) *campaign.State {
	c := s.Clone().(*campaign.State)
	c.Settled = ""
	for i := range c.History {
		c.History[i].Replay = ""
	}
	return c
}

// likely is the action that is taken at a position: the game's own first
// thought, with a generator made from the position.
func likely(s rules.State) (rules.Action, bool) {
	l := s.Legal(nil)
	if len(l) == 0 {
		return rules.Action{}, false
	}
	h, err := rules.Hash(s)
	if err != nil {
		panic(err)
	}
	return l[s.Playout(l, &rules.Rand{S: h})], true
}

// A moment is where a campaign stands: its hub, and how far the match is.
type moment struct {
	hub     uint64
	actions int // of the match; -1 without one
}

func momentOf(s rules.State, actions int) moment {
	h, err := rules.Hash(plain(s))
	if err != nil {
		panic(err)
	}
	return moment{h, actions}
}

// seasonStory is every moment of the campaign that playSeason plays, in order.
func seasonStory(t *testing.T) []moment {
	t.Helper()
	first, err := campaign.Game{}.New(seasonSetup)
	must(t, err)
	s := first.(rules.Lasting)
	list := []moment{momentOf(s, -1)}
	for n := 0; ; n++ {
		if g, setup, at, ok := s.Match(); ok {
			m := match.Resume(g, setup, make([]match.Controller, setup.Seats), at, 0, nil)
			for !m.Turn().Done {
				a, _ := likely(m.State())
				if _, err := m.Apply(a); err != nil {
					t.Fatal(err)
				}
				list = append(list, momentOf(s, m.Actions()))
			}
			must(t, s.Enter("match-"+strconv.Itoa(n), m.State(), nil))
			list = append(list, momentOf(s, -1))
			continue
		}
		a, ok := likely(plain(s))
		if !ok {
			return list
		}
		must(t, s.Apply(a, nil))
		actions := -1
		if _, _, _, ok := s.Match(); ok {
			actions = 0
		}
		list = append(list, momentOf(s, actions))
	}
}

// playSeason goes on with the campaign of a folder, or begins one, and says
// after every decision that one more is on the disk.
func playSeason(dir string) {
	fail := func(err error) {
		if err != nil {
			fmt.Println("failed:", err)
			os.Exit(1)
		}
	}
	f, err := openFolder(osDisk{}, findSeason, dir, time.Now)
	fail(err)
	list, err := f.Campaigns()
	fail(err)
	var s *Season
	if len(list) == 0 {
		s, err = f.BeginSeason(campaign.Game{}, seasonSetup, "River City")
	} else {
		s, _, err = f.OpenSeason(list[0].ID)
	}
	fail(err)
	fmt.Println("open")
	for {
		if _, setup, _, ok := s.State().Match(); ok {
			j, rep, err := s.Heist(make([]match.Controller, setup.Seats), nil)
			fail(err)
			if rep.Damaged() {
				fail(errors.New(rep.String()))
			}
			fmt.Println("step")
			for !j.Match().Turn().Done {
				a, _ := likely(j.Match().State())
				_, err := j.Match().Apply(a)
				fail(err)
				fmt.Println("step")
			}
			fail(j.Close())
			_, err = s.Enter()
			fail(err)
			fmt.Println("step")
			continue
		}
		a, ok := likely(plain(s.State()))
		if !ok {
			break
		}
		_, err := s.Apply(a)
		fail(err)
		fmt.Println("step")
	}
	fmt.Println("done")
	io.Copy(io.Discard, os.Stdin)
}

// Whenever the program is killed, in the hub or in a heist, the campaign and the
// heist are there at the next start, at most one decision back, and no result
// is entered twice.
func TestAKilledCampaignIsThereAtTheNextStart(t *testing.T) {
	rounds := 30
	if soak() {
		rounds = 400
	}
	story := seasonStory(t)
	at := map[moment]int{}
	for i, m := range story {
		at[m] = i
	}
	var dir string
	last := -1
	for round := range rounds {
		if dir == "" {
			dir, last = filepath.Join(t.TempDir(), strconv.Itoa(round)), -1
		}
		steps, done := killedSeason(t, dir)
		f, err := openFolder(osDisk{}, findSeason, dir, time.Now)
		must(t, err)
		list, err := f.Campaigns()
		must(t, err)
		if len(list) == 0 && last < 0 {
			must(t, f.Close())
			continue // killed before there was a campaign
		}
		if len(list) != 1 {
			t.Fatalf("round %d: campaigns %+v", round, list)
		}
		s, rep, err := f.OpenSeason(list[0].ID)
		if err != nil || rep.Damaged() {
			t.Fatalf("round %d: %v, %s", round, err, rep.String())
		}
		actions := -1
		if _, setup, _, ok := s.State().Match(); ok {
			j, rep, err := s.Heist(make([]match.Controller, setup.Seats), nil)
			if err != nil || rep.Damaged() {
				t.Fatalf("round %d: %v, %s", round, err, rep.String())
			}
			actions = j.Match().Actions()
			must(t, j.Close())
		}
		now, ok := at[momentOf(s.State(), actions)]
		switch {
		case !ok:
			t.Fatalf("round %d: the campaign stands at action %d of a match where it never was", round, actions)
		case now < last:
			t.Fatalf("round %d: at moment %d, it was at %d before", round, now, last)
		case steps > 2 && now <= last:
			t.Fatalf("round %d: %d steps were told, but it is still at moment %d", round, steps, now)
		case done && now != len(story)-1:
			t.Fatalf("round %d: it is over at moment %d of %d", round, now, len(story))
		}
		last = now
		matches, err := f.Matches()
		must(t, err)
		if n := len(s.State().(*campaign.State).History); len(matches) > n+1 {
			t.Fatalf("round %d: %d matches after %d heists", round, len(matches), n)
		}
		must(t, f.Close())
		if done {
			dir = ""
		}
	}
}

// killedSeason lets a second process play and kills it at some moment. It
// returns how many decisions it told, and whether the campaign came to its end.
func killedSeason(t *testing.T, dir string) (steps int, done bool) {
	t.Helper()
	c, out, _ := second(t, "season", dir)
	after := rand.IntN(150)
	for n := 0; out.Scan(); n++ {
		if done = out.Text() == "done"; done {
			break
		}
		if line := out.Text(); line != "step" && line != "open" {
			t.Fatal(line)
		}
		steps++
		if n == after {
			time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
			break
		}
	}
	must(t, c.Process.Kill())
	drain(out)
	c.Wait()
	return steps, done
}

func drain(out *bufio.Scanner) {
	for out.Scan() {
	}
}

// season opens a folder in memory with a campaign in which a heist is about to
// be played.
func season(t *testing.T) (*Folder, *Season) {
	t.Helper()
	f, err := openFolder(newMemDisk(), findSeason, "/home", time.Now)
	must(t, err)
	s, err := f.BeginSeason(campaign.Game{}, seasonSetup, "River City")
	must(t, err)
	for {
		if _, _, _, ok := s.State().Match(); ok {
			return f, s
		}
		a, _ := likely(plain(s.State()))
		if _, err := s.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// finish plays the match of a campaign to its end and returns its id.
func finish(t *testing.T, s *Season) string {
	t.Helper()
	_, setup, _, _ := s.State().Match()
	j, _, err := s.Heist(make([]match.Controller, setup.Seats), nil)
	must(t, err)
	id := j.ID()
	for !j.Match().Turn().Done {
		a, _ := likely(j.Match().State())
		if _, err := j.Match().Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	must(t, j.Close())
	return id
}

func TestAFinishedHeistIsEnteredOnceAtTheNextStart(t *testing.T) {
	f, s := season(t)
	id := finish(t, s)
	if s.Running() != id || len(s.State().(*campaign.State).History) != 0 {
		t.Fatalf("running %q with %d heists in the history", s.Running(), len(s.State().(*campaign.State).History))
	}
	for round := range 3 {
		s, _, err := f.OpenSeason(s.ID())
		must(t, err)
		c := s.State().(*campaign.State)
		if len(c.History) != 1 || c.History[0].Replay != id || c.Settled != id || s.Running() != "" {
			t.Fatalf("start %d: %d heists, settled %q, running %q", round, len(c.History), c.Settled, s.Running())
		}
		if events, err := s.Enter(); err != nil || events != nil {
			t.Fatalf("start %d: entered again: %v, %v", round, events, err)
		}
	}
	if m, _, err := f.ReadMatch(id); err != nil || !m.Turn().Done || m.Actions() == 0 {
		t.Errorf("the replay of the heist: %v", err)
	}
}

func TestTheHubWaitsWhileAHeistRuns(t *testing.T) {
	_, s := season(t)
	a := s.State().Legal(nil)[0]
	if _, err := s.Apply(a); !errors.Is(err, ErrUnusable) {
		t.Errorf("a decision of the heist in the hub: %v", err)
	}
	var r *rules.Refusal
	if _, err := s.Apply(rules.Action{}); !errors.As(err, &r) {
		t.Errorf("no action: %v", err)
	}
}

func TestAHeistThatWasThrownAwayComesBack(t *testing.T) {
	f, s := season(t)
	_, setup, _, _ := s.State().Match()
	seats := make([]match.Controller, setup.Seats)
	j, _, err := s.Heist(seats, nil)
	must(t, err)
	id := j.ID()
	a, _ := likely(j.Match().State())
	if _, err := j.Match().Apply(a); err != nil {
		t.Fatal(err)
	}
	must(t, j.Close())
	must(t, f.Delete(id))
	j, _, err = s.Heist(seats, nil)
	must(t, err)
	if j.ID() != id || j.Match().Actions() != 1 {
		t.Errorf("match %s with %d actions instead of %s with 1", j.ID(), j.Match().Actions(), id)
	}
	must(t, j.Close())
	must(t, f.Delete(id))
	must(t, f.EmptyTrash())
	j, _, err = s.Heist(seats, nil)
	must(t, err)
	if j.Match().Actions() != 0 || s.Running() != j.ID() {
		t.Errorf("a heist that is gone begins anew: %d actions, running %s", j.Match().Actions(), s.Running())
	}
	must(t, j.Close())
}

func TestSeveralCampaignsStandSideBySide(t *testing.T) {
	f, a := season(t)
	b, err := f.BeginSeason(campaign.Game{}, seasonSetup, "Another city")
	must(t, err)
	finish(t, a)
	if _, err := a.Enter(); err != nil {
		t.Fatal(err)
	}
	must(t, b.Change(func(s rules.Lasting) error { return s.(*campaign.State).RenamePlayer(0, "Zoë") }))
	list, err := f.Campaigns()
	must(t, err)
	if len(list) != 2 {
		t.Fatalf("campaigns %+v", list)
	}
	again, _, err := f.OpenSeason(b.ID())
	must(t, err)
	c := again.State().(*campaign.State)
	if len(c.History) != 0 || c.Players[0].Label != "Zoë" || again.Title() != "Another city" {
		t.Errorf("the other campaign has %d heists and the player %q", len(c.History), c.Players[0].Label)
	}
	if err := b.Change(func(s rules.Lasting) error { return s.(*campaign.State).RenamePlayer(0, " two\nlines") }); err == nil {
		t.Error("a name of two lines was taken")
	}
}

// A write that fails leaves the campaign as it was, on the disk and in the
// program.
func TestAFailedWriteLeavesTheCampaignAsItWas(t *testing.T) {
	f, s := season(t)
	before := s.State().Clone()
	if err := s.SetTitle("bad\x00title"); err == nil {
		t.Fatal("a title that cannot be stored was taken")
	}
	if !s.State().Same(before) || s.Title() != "River City" {
		t.Error("the campaign changed")
	}
	again, _, err := f.OpenSeason(s.ID())
	must(t, err)
	if !again.State().Same(before) {
		t.Error("the stored campaign changed")
	}
}

// Whatever fails while the result of a match is entered, the campaign opens and says so; the
// next time it is entered.
func TestACampaignOpensThoughItsResultCannotBeEntered(t *testing.T) {
	d := newMemDisk()
	f, err := openFolder(d, findSeason, "home", time.Now)
	must(t, err)
	s, err := f.BeginSeason(campaign.Game{}, seasonSetup, "River City")
	must(t, err)
	for {
		if _, _, _, ok := s.State().Match(); ok {
			break
		}
		a, _ := likely(plain(s.State()))
		_, err := s.Apply(a)
		must(t, err)
	}
	_, setup, _, _ := s.State().Match()
	j, _, err := s.Heist(make([]match.Controller, setup.Seats), nil)
	must(t, err)
	for !j.Match().Turn().Done {
		a, _ := likely(j.Match().State())
		_, err := j.Match().Apply(a)
		must(t, err)
	}
	must(t, j.Close())
	refused := 0
	for n := 1; ; n++ {
		now := d.clone()
		f, err := openFolder(now, findSeason, "home", time.Now)
		must(t, err)
		now.calls, now.wrong = 0, syscall.EIO
		over := false
		now.inject = func(call int) misfortune {
			what := now.names[len(now.names)-1]
			if call < n || strings.HasPrefix(what, "read") || strings.HasPrefix(what, "ends") {
				return allWell
			}
			over = true
			return failBefore
		}
		s, rep, err := f.OpenSeason(s.ID())
		if err != nil {
			t.Fatalf("call %d, %s: %v", n, now.names[len(now.names)-1], err)
		}
		if s.Running() != "" {
			refused++
			if rep.Whole() {
				t.Fatalf("call %d: nothing is said", n)
			}
			now.inject = nil
			if _, err := s.Enter(); err != nil || s.Running() != "" {
				t.Fatalf("call %d: the next time %v", n, err)
			}
		}
		if !over {
			break
		}
	}
	if refused == 0 {
		t.Error("no write of the entry failed")
	}
}
