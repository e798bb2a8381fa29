package save

import (
	"errors"
	"testing"
	"time"

	"safehouse/rules"
)

// none of the matches stands in a profile.
func none(string, time.Time) bool { return false }

// On a disk that fills up at any byte of the end the last action is refused, or the match is
// over and found by the next start as that.
func TestAnEndOnAFullDiskIsFoundWhenThereIsRoom(t *testing.T) {
	over, refused := 0, 0
	for room := 0; room < 600; room += 7 {
		g, d := newToy(1), newMemDisk()
		g.max = 3
		f := openToys(t, d, g)
		j := newToyMatch(t, f, g, 4, onePerson)
		m := j.Match()
		for range 5 {
			_, err := m.Apply(rules.Do(toyAdd, 1))
			must(t, err)
		}
		must(t, j.Flush())
		if list, err := f.Ended(none); err != nil || len(list) > 0 {
			t.Fatalf("%v, %d are over while it runs", err, len(list))
		}
		d.room = d.used() + room
		_, err := m.Apply(rules.Do(toyAdd, 1))
		if err != nil {
			refused++
			if !errors.Is(err, ErrFull) || m.Turn().Done {
				t.Fatalf("with %d bytes left: %v, over %v", room, err, m.Turn().Done)
			}
			continue
		}
		over++
		full := d.clone()
		full.room = 0
		list, err := openToys(t, full, g).Ended(none)
		if err != nil || len(list) != 1 || list[0].ID != j.ID() || !list[0].Match.Turn().Done {
			t.Fatalf("with %d bytes left: %v, over are %+v", room, err, list)
		}
		// With room again it is written in full by the same program.
		d.room = 0
		must(t, j.Checkpoint())
		l, err := f.Listed(j.ID())
		must(t, err)
		if !l.Done || l.behind {
			t.Errorf("with %d bytes left, then more, it is listed as %+v", room, l)
		}
	}
	if over == 0 || refused == 0 {
		t.Errorf("%d times over, %d times refused", over, refused)
	}
}

// What is booked, practised, copied or not played by anybody is not found.
func TestOnlyWhatCountsIsFoundAtTheStart(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := toTheEnd(t, f, g, false)
	id := j.ID()
	must(t, j.Close())
	if l, err := f.Ended(none); err != nil || len(l) != 1 {
		t.Fatalf("%v, %d", err, len(l))
	}
	p := &Profile{Name: "Ada"}
	p.Count(Result{Match: id, Who: "Ada", Game: "toy", Seats: 2, When: clock()})
	if l, err := f.Ended(p.Booked); err != nil || len(l) != 0 {
		t.Fatalf("%v, %d are not booked", err, len(l))
	}
	must(t, d.MkdirAll("elsewhere"))
	_, err := f.ExportMatch(id, "elsewhere/one.match")
	must(t, err)
	other := openToysAt(t, d, g, "other")
	copied, _, err := other.ImportMatch("elsewhere/one.match")
	must(t, err)
	if l, err := other.Ended(none); err != nil || len(l) != 0 {
		t.Errorf("%v, of the copy %d", err, len(l))
	}
	if l, err := other.Listed(copied); err != nil || !l.Copied || !l.Done {
		t.Errorf("%v, the copy is listed as %+v", err, l)
	}
	j = reopen(t, f, id)
	must(t, j.Match().Rewind(1))
	_, err = j.Match().Apply(j.Match().Legal()[0])
	must(t, err)
	must(t, j.Close())
	if l, err := f.Ended(none); err != nil || len(l) != 0 {
		t.Errorf("%v, practised are %d", err, len(l))
	}
}
