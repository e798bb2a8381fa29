package games_test

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/rules/games"
)

// The same thing has the same file in every game, see package machine.
func TestTheSameThingHasTheSameFile(t *testing.T) {
	for _, g := range games.All {
		id := g.Info().ID
		files := []string{"doc", "state", "game", "verbs", "why", "machine", "decide", "describe", "events", "position", "validate", "view", "adviser", "shown"}
		for _, name := range files {
			if _, err := os.Stat(filepath.Join("..", id, name+".go")); err != nil {
				t.Errorf("%s: %v", id, err)
			}
		}
	}
}
