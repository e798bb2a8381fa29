package rulestest

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// Texts checks a game's texts against its tables: nothing missing, nothing
// left over. has are the keys of the game's text file, house those of the
// house, which a game may use too; extra are keys that only the screen uses.
func Texts(t *testing.T, g rules.Game, has, house []string, extra ...string) {
	t.Helper()
	want := append(g.Info().TextKeys(), extra...)
	for _, k := range want {
		if !slices.Contains(has, k) && !slices.Contains(house, k) {
			t.Errorf("no text for %q", k)
		}
	}
	for _, k := range has {
		if !slices.Contains(want, Whole(k)) {
			t.Errorf("the text %q is used by nobody", k)
		}
	}
}

// Whole is the key of the text that the screen says otherwise in some places: an action
// more briefly on a button without room, an event to the only person at a table, or several
// of a kind in one sentence.
func Whole(key string) string {
	for _, ending := range []string{".several", ".short"} {
		if k, ok := strings.CutSuffix(key, ending); ok && strings.HasPrefix(k, "event.") {
			return k
		}
	}
	if k, ending, ok := strings.Cut(key, ".you"); ok && strings.HasPrefix(k, "event.") && slices.Contains([]string{"", "-to", "-from"}, ending) {
		return Whole(k)
	}
	if k, ok := strings.CutSuffix(key, ".short"); ok && strings.HasPrefix(k, "action.") {
		return k
	}
	return key
}
