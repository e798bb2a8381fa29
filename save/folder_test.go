package save

import (
	"errors"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
)

// openToys opens a folder for toys on a disk.
func openToys(t testing.TB, d disk, g *toy) *Folder {
	t.Helper()
	return openToysAt(t, d, g, "home")
}

func openToysAt(t testing.TB, d disk, g *toy, dir string) *Folder {
	t.Helper()
	f, err := openFolder(d, toys(g), dir, clock)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// newToyMatch sets up a toy match in a folder.
func newToyMatch(t testing.TB, f *Folder, g *toy, seed uint64, seats []match.Controller) *Journal {
	t.Helper()
	j, err := f.NewMatch(g, rules.Setup{Seats: len(seats), Seed: seed}, seats, About{Title: "A match"})
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// must fails the test on an error.
func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// reopen opens a match that must be whole.
func reopen(t testing.TB, f *Folder, id string) *Journal {
	t.Helper()
	j, rep, err := f.OpenMatch(id)
	must(t, err)
	if !rep.Whole() {
		t.Fatalf("report: %s", rep.String())
	}
	return j
}

func TestAMatchGoesOnOverManySessions(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 7, onePerson)
	id := j.ID()
	r := &rules.Rand{S: 3}
	for session := range 12 {
		for range 9 {
			stir(t, j.Match(), r)
		}
		live := j.Match()
		if session%3 != 2 {
			must(t, j.Close())
		} else {
			// The program is killed: nobody closes anything.
			must(t, j.Flush())
			d = d.clone()
			f = openToys(t, d, g)
		}
		j = reopen(t, f, id)
		same(t, j.Match(), live)
		if j.Title() != "A match" {
			t.Fatalf("title %q", j.Title())
		}
	}
}

func TestAnOpenMatchIsNotOpenedTwice(t *testing.T) {
	g := newToy(1)
	f := openToys(t, newMemDisk(), g)
	j := newToyMatch(t, f, g, 7, onePerson)
	if _, _, err := f.OpenMatch(j.ID()); !errors.Is(err, ErrBusy) {
		t.Errorf("second opening: %v", err)
	}
	if err := f.Delete(j.ID()); !errors.Is(err, ErrBusy) {
		t.Errorf("deleting: %v", err)
	}
	id := j.ID()
	must(t, j.Close())
	if _, err := j.Match().Apply(j.Match().Legal()[0]); !errors.Is(err, ErrClosed) {
		t.Errorf("playing after the end: %v", err)
	}
	must(t, reopen(t, f, id).Close())
}
