package save

import (
	"errors"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// fullSeason is a campaign with the decisions that led to its first match, on a disk that is
// full from the given point on: at the desk, or in the middle of the match.
type fullSeason struct {
	disk   *memDisk
	folder *Folder
	season *Season
}

func newFullSeason(t *testing.T, g rules.Game) *fullSeason {
	t.Helper()
	d := newMemDisk()
	f, err := openFolder(d, games.Find, "/home", time.Now)
	must(t, err)
	seats := 4
	if c, ok := g.(career.Game); ok {
		seats = c.Book().Seats
	}
	s, err := f.BeginSeason(g, rules.Setup{Seats: seats, Seed: 11}, "A campaign")
	must(t, err)
	return &fullSeason{d, f, s}
}

// next is the next decision of the desk, false while a match has to be played.
func (x *fullSeason) next() (rules.Action, bool) {
	if _, _, _, playing := x.season.State().Match(); playing {
		return rules.Action{}, false
	}
	if x.season.State().Game().Info().ID == "rivercity" {
		return likely(x.season.State())
	}
	return onward(x.season.State())
}

// play plays the match that has to be played to its end, or so many actions of it.
func (x *fullSeason) play(t *testing.T, most int) *Journal {
	t.Helper()
	_, setup, _, ok := x.season.State().Match()
	if !ok {
		t.Fatal("no match has to be played")
	}
	j, _, err := x.season.Heist(make([]match.Controller, setup.Seats), nil)
	must(t, err)
	for n := 0; n < most && !j.Match().Turn().Done; n++ {
		a, _ := likely(j.Match().State())
		if _, err := j.Match().Apply(a); err != nil {
			if j.unkept() || !errors.Is(err, ErrFull) {
				t.Fatal(err)
			}
			j.LetGo()
		}
	}
	return j
}

// there compares what a program finds that starts now.
func (x *fullSeason) there(t *testing.T, same bool) {
	t.Helper()
	d := x.disk.clone()
	d.room = 0
	f, err := openFolder(d, games.Find, "/home", time.Now)
	must(t, err)
	s, rep, err := f.OpenSeason(x.season.ID())
	if err != nil || rep.Damaged() {
		t.Fatalf("%v, %s", err, rep.String())
	}
	if s.State().Same(x.season.State()) != same {
		t.Fatalf("the next start finds the same: %v", !same)
	}
}

// A campaign goes on where the disk is full, once the player wants that: at the desk, with a
// match that has no room for a file, and with one that lost its file on the way. What found
// no room is written as soon as there is some, and said once.
func TestACampaignGoesOnWhereTheDiskIsFull(t *testing.T) {
	for _, g := range games.Campaigns {
		for _, midway := range []bool{false, true} {
			x := newFullSeason(t, g)
			s := x.season
			if midway { // up to the middle of the first match
				for {
					a, ok := x.next()
					if !ok {
						break
					}
					_, err := s.Apply(a)
					must(t, err)
				}
				must(t, x.play(t, 5).Close())
				x.disk.room = x.disk.used()
				s.LetGo()
			} else {
				x.disk.room = x.disk.used()
				before := s.State()
				a, _ := x.next()
				if _, err := s.Apply(a); !errors.Is(err, ErrFull) || !s.State().Same(before) || s.Owed() {
					t.Fatalf("%s: %v", g.Info().ID, err)
				}
				s.LetGo()
				for {
					a, ok := x.next()
					if !ok {
						break
					}
					_, err := s.Apply(a)
					must(t, err)
				}
				if !s.Owed() {
					t.Errorf("%s: nothing is owed", g.Info().ID)
				}
				x.there(t, false)
			}
			j := x.play(t, 10000)
			if !j.unkept() || j.ID() != "" || !j.Match().Turn().Done {
				t.Fatalf("%s: the match is kept", g.Info().ID)
			}
			must(t, j.Close())
			if _, err := s.Enter(); err != nil || s.Running() != "" {
				t.Fatalf("%s: %v, %q runs", g.Info().ID, err, s.Running())
			}
			again, _, err := x.folder.OpenSeason(s.ID())
			if err != nil || again != s || s.Caught() || !s.Owed() {
				t.Errorf("%s: %v, opened again it is another", g.Info().ID, err)
			}
			x.there(t, false)

			x.disk.room = 0
			if a, ok := x.next(); ok && !midway {
				_, err = s.Apply(a)
			} else {
				err = s.Settle()
			}
			must(t, err)
			if s.Owed() || !s.Caught() || s.Caught() {
				t.Errorf("%s: with room again something is owed, or it is not said once", g.Info().ID)
			}
			x.there(t, true)
			if l, err := x.folder.Matches(); err != nil || len(l) != 0 {
				t.Errorf("%s: %v, %d matches run", g.Info().ID, err, len(l))
			}
			// Full again the player is asked again.
			x.disk.room = x.disk.used()
			if err := s.SetTitle("A campaign of another name, longer than the one before it"); !errors.Is(err, ErrFull) {
				t.Errorf("%s: %v", g.Info().ID, err)
			}
			x.disk.room = 0
			must(t, x.folder.Close())
		}
	}
}

// What is owed when the folder is closed is written then, where there is room.
func TestWhatACampaignOwesIsWrittenAtTheEnd(t *testing.T) {
	x := newFullSeason(t, games.Campaigns[0])
	x.disk.room = x.disk.used()
	x.season.LetGo()
	a, _ := x.next()
	_, err := x.season.Apply(a)
	must(t, err)
	x.disk.room = 0
	must(t, x.folder.Close())
	x.there(t, true)
}
