package scenes

import (
	"errors"
	"slices"
	"testing"

	"safehouse/save"
)

// What could not be written is said once, written as soon as there is room, never over
// something newer of its name, and when the program ends at the latest.
func TestWhatFoundNoRoomIsWrittenLater(t *testing.T) {
	var w writer
	var done []string
	full := true
	put := func(name, what string) {
		w.write(name, func() error {
			if full {
				return save.ErrFull
			}
			done = append(done, what)
			return nil
		})
		w.mu.Lock()
		w.idle.L = &w.mu
		w.await()
		w.mu.Unlock()
	}
	put("profile", "won")
	put("settings", "loud")
	put("settings", "quiet")
	if l := w.failed(); len(l) != 1 || !errors.Is(l[0], save.ErrFull) {
		t.Errorf("said %v", l)
	}
	full = false
	put("picture", "table")
	if slices.Sort(done); !slices.Equal(done, []string{"quiet", "table", "won"}) {
		t.Errorf("written: %v", done)
	}
	done, full = nil, true
	put("profile", "lost")
	if l := w.failed(); len(l) != 1 {
		t.Errorf("after there was room it is not said again: %v", l)
	}
	full = false
	w.drain()
	if !slices.Equal(done, []string{"lost"}) {
		t.Errorf("written at the end: %v", done)
	}
	gone := 0
	w.write("picture", func() error { gone++; return save.ErrMissing })
	w.drain()
	if gone != 1 {
		t.Errorf("what cannot work was tried %d times", gone)
	}
}
