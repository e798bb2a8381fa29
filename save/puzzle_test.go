package save

import (
	"fmt"
	"testing"
)

// The first try that finds a puzzle counts; what was found or shown stays so, and a full profile stays one that can be written.
func TestPuzzlesAreKept(t *testing.T) {
	p := &Profile{Name: "Vesper"}
	stands := func(id string, want PuzzleState, try int) {
		t.Helper()
		if s, n := p.Puzzle("masters", id); s != want || n != try {
			t.Errorf("%s stands at %d, try %d; want %d, %d", id, s, n, want, try)
		}
	}
	stands("a", PuzzleOpen, 0)
	for range 2 {
		p.KeepPuzzle("masters", "a", PuzzleMissed)
	}
	stands("a", PuzzleMissed, 0)
	p.KeepPuzzle("masters", "a", PuzzleFound)
	p.KeepPuzzle("masters", "a", PuzzleShown)
	stands("a", PuzzleFound, 3)
	p.KeepPuzzle("masters", "b", PuzzleShown)
	p.KeepPuzzle("masters", "b", PuzzleFound)
	stands("b", PuzzleShown, 0)
	for range 2000 {
		p.KeepPuzzle("masters", "c", PuzzleMissed)
	}
	stands("c", PuzzleMissed, 0)
	for i := range 2 * maxMarks {
		p.KeepPuzzle("masters", fmt.Sprint(i), PuzzleFound)
	}
	p.KeepPuzzle("masters", "c", PuzzleFound)
	if s, _ := p.Puzzle("masters", "c"); s != PuzzleFound {
		t.Error("a full profile forgets a puzzle that it knows")
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

// What was found on one machine is found on the other, however it stood there.
func TestFoundPuzzlesAreCarried(t *testing.T) {
	p, o := &Profile{Name: "Vesper"}, &Profile{Name: "Vesper"}
	p.KeepPuzzle("masters", "a", PuzzleMissed)
	p.KeepPuzzle("masters", "b", PuzzleFound)
	o.KeepPuzzle("masters", "a", PuzzleFound)
	o.KeepPuzzle("masters", "b", PuzzleMissed)
	o.KeepPuzzle("masters", "c", PuzzleFound)
	p.Merge(o)
	for _, id := range []string{"a", "b", "c"} {
		if s, _ := p.Puzzle("masters", id); s != PuzzleFound {
			t.Errorf("%s stands at %d", id, s)
		}
	}
}
