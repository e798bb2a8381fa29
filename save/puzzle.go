package save

import "strings"

// A PuzzleState is how an evening puzzle stands, what is to be done first in front.
type PuzzleState int

// The states of a puzzle.
const (
	PuzzleOpen   PuzzleState = iota
	PuzzleMissed             // something else was chosen so far
	PuzzleShown              // the answer was shown before it was found
	PuzzleFound
)

// puzzleMark is the key under which a profile keeps how a puzzle stands: the number of the try in which it was found,
// below 0 that of tries that missed, puzzleShown once the answer was shown.
func puzzleMark(game, id string) string { return puzzleMarks + game + "." + id }

const puzzleMarks = "solved."

// isPuzzle reports whether a mark is that of a puzzle.
func isPuzzle(mark string) bool { return strings.HasPrefix(mark, puzzleMarks) }

// puzzleShown is what is kept of a puzzle whose answer was shown.
const puzzleShown = -1000

// Puzzle is how a puzzle of a game stands, and in which try it was found.
func (p *Profile) Puzzle(game, id string) (s PuzzleState, try int) {
	switch n := p.Marks[puzzleMark(game, id)]; {
	case n > 0:
		return PuzzleFound, int(n)
	case n == puzzleShown:
		return PuzzleShown, 0
	case n < 0:
		return PuzzleMissed, 0
	}
	return PuzzleOpen, 0
}

// KeepPuzzle keeps what came of a try at a puzzle: one that was found, or shown, stays so. A profile that has no room for one more
// mark stays as it is.
func (p *Profile) KeepPuzzle(game, id string, s PuzzleState) {
	key := puzzleMark(game, id)
	n, known := p.Marks[key]
	switch {
	case n > 0, n == puzzleShown, s == PuzzleOpen, !known && len(p.Marks) >= maxMarks:
		return
	case s == PuzzleFound:
		n = 1 - n
	case s == PuzzleShown:
		n = puzzleShown
	default:
		n = max(n-1, puzzleShown+1)
	}
	if p.Marks == nil {
		p.Marks = map[string]int64{}
	}
	p.Marks[key] = n
}
