package scenes

import (
	"fmt"

	"safehouse/rules/match"
	"safehouse/rules/puzzles"
)

// Evening puzzles: positions with one best choice (rules/puzzles), and what the person at this machine found.

// A PuzzleState is how a puzzle stands.
type PuzzleState int

// The states of a puzzle.
const (
	PuzzleOpen   PuzzleState = iota
	PuzzleMissed             // something else was chosen so far
	PuzzleShown              // the answer was shown before it was found
	PuzzleFound
)

// puzzleMark is the key under which a profile keeps how a puzzle stands: the number of the try in which it was found,
// below 0 that of tries which missed, puzzleShown once the answer was shown.
func puzzleMark(game, id string) string { return "solved." + game + "." + id }

// puzzleShown is what is kept of a puzzle whose answer was shown.
const puzzleShown = -1000

// PuzzleStateOf is how a puzzle stands, and in which try it was found.
func (h *House) PuzzleStateOf(game, id string) (s PuzzleState, try int) {
	switch n := h.Profile.Marks[puzzleMark(game, id)]; {
	case n > 0:
		return PuzzleFound, int(n)
	case n == puzzleShown:
		return PuzzleShown, 0
	case n < 0:
		return PuzzleMissed, 0
	}
	return PuzzleOpen, 0
}

// KeepPuzzle keeps what was chosen in a puzzle: what was found, or shown, stays so.
func (h *House) KeepPuzzle(game, id string, s PuzzleState) {
	if h.Profile.Marks == nil {
		h.Profile.Marks = map[string]int64{}
	}
	key := puzzleMark(game, id)
	n := h.Profile.Marks[key]
	switch {
	case n > 0, n == puzzleShown, s == PuzzleOpen:
		return
	case s == PuzzleFound:
		n = 1 - n
	case s == PuzzleShown:
		n = puzzleShown
	default:
		n = max(n-1, puzzleShown+1)
	}
	h.Profile.Marks[key] = n
	h.KeepProfile()
}

// PuzzlesFound is how many puzzles of a game were found, and how many it has.
func (h *House) PuzzlesFound(game string) (n, of int) {
	l := puzzles.Of(game)
	for i := range l {
		if s, _ := h.PuzzleStateOf(game, l[i].ID); s == PuzzleFound {
			n++
		}
	}
	return n, len(l)
}

// NextPuzzle is the number of the puzzle of a game that comes after a number, from 0: the nearest that is open, else the nearest
// that was missed, else the next one; of -1 the first such.
func (h *House) NextPuzzle(game string, after int) int {
	l := puzzles.Of(game)
	if len(l) == 0 {
		return 0
	}
	for _, want := range []PuzzleState{PuzzleOpen, PuzzleMissed} {
		for k := 1; k <= len(l); k++ {
			i := (after + k) % len(l)
			if s, _ := h.PuzzleStateOf(game, l[i].ID); s == want && i != after {
				return i
			}
		}
	}
	return (after + 1) % len(l)
}

// BeginPuzzle is the match of a puzzle in its position, with the person in the seat that is to choose; in a crew the person
// chooses for everybody.
func (h *House) BeginPuzzle(game string, p *puzzles.Puzzle) (*match.Match, error) {
	g, ok := h.Game(game)
	if !ok {
		return nil, fmt.Errorf("no game %s", game)
	}
	names := h.BotNames()
	seats := make([]match.Controller, p.Seats)
	for i := range seats {
		seats[i] = match.Controller{Kind: match.Bot, Level: "expert", Participant: names[i%len(names)]}
	}
	me := match.Controller{Kind: match.Person, Participant: h.Profile.Name}
	seats[p.Seat] = me
	m, err := p.Begin(g, seats)
	if err != nil {
		return nil, err
	}
	if m.Turn().Seat >= 0 {
		return m, nil
	}
	for i := range seats {
		seats[i] = me
	}
	return p.Begin(g, seats)
}
