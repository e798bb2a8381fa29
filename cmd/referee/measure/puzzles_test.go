package measure

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/puzzles"
)

// Of many puzzles as many of each level are kept as can be, and of each level different kinds first.
func TestPuzzlesOfAllLevelsAndKindsAreKept(t *testing.T) {
	var l []puzzles.Puzzle
	for i := range 60 {
		level, verb := 1, "select"
		if i >= 40 {
			level = 2
		}
		if i >= 55 {
			level = 3
		}
		if i%10 == 0 {
			verb = fmt.Sprint("verb ", i)
		}
		l = append(l, puzzles.Puzzle{ID: fmt.Sprintf("%02d", i), Level: level, Choices: []puzzles.Choice{{Action: rules.WrittenAction{Verb: verb}, Chance: 0.5 + float64(i%7)/100}, {Chance: 0.3}}})
	}
	kept := choosePuzzles(l)
	levels, verbs := map[int]int{}, map[string]bool{}
	for i, k := range kept {
		levels[k.Level]++
		verbs[k.Choices[0].Action.Verb] = true
		if i > 0 && k.Level < kept[i-1].Level {
			t.Errorf("level %d comes after level %d", k.Level, kept[i-1].Level)
		}
	}
	if len(kept) != puzzleKept || levels[3] != 5 || levels[1]+levels[2] != 15 || levels[1]-levels[2] > 1 || levels[2]-levels[1] > 1 {
		t.Errorf("%d are kept, by level %v", len(kept), levels)
	}
	for i := 0; i < 60; i += 10 {
		if verb := fmt.Sprint("verb ", i); !verbs[verb] {
			t.Errorf("none of the kind %s is kept", verb)
		}
	}
}

// A file of puzzles to which nothing is added stays what it is.
func TestAFileOfPuzzlesStays(t *testing.T) {
	was, err := os.ReadFile("../../../rules/puzzles/infiltration.json")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "infiltration.json")
	if err := os.WriteFile(file, was, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := RunPuzzles([]string{"-game", "infiltration", "-games", "0", "-table", file}, games.Playable(), io.Discard, io.Discard); err != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(file); err != nil || string(now) != string(was) {
		t.Errorf("the file has other puzzles now, %v", err)
	}
	if err := RunPuzzles([]string{"-game", "chess"}, games.Playable(), io.Discard, io.Discard); !errors.Is(err, ErrUsage) {
		t.Errorf("puzzles of a game that is not there: %v", err)
	}
	if err := os.WriteFile(file, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := RunPuzzles([]string{"-game", "infiltration", "-games", "0", "-table", file}, games.Playable(), io.Discard, io.Discard); err == nil {
		t.Error("a file that is none was taken")
	}
}

// Looked at again for ten times as long as the expert looks, every puzzle has the same best choice, by as much. It searches for
// half an hour: with SAFEHOUSE_SOAK=1; a usual run looks at one.
func TestPuzzlesAreFoundAgain(t *testing.T) {
	for _, g := range games.Playable() {
		x := &puzzler{game: g, known: puzzles.Of(g.Info().ID)}
		if os.Getenv("SAFEHOUSE_SOAK") != "1" {
			if g.Info().ID != "infiltration" {
				continue
			}
			x.known = x.known[:1]
		}
		if err := x.check(io.Discard); err != nil {
			t.Errorf("%s: %v", g.Info().ID, err)
		}
	}
}
