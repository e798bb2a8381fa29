package infiltration

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	literal = regexp.MustCompile(`"([a-z][a-z0-9]*(?:[.-][a-z0-9-]+)*)"`)
	spoken  = regexp.MustCompile(`\b[TN]\("([a-z][a-z0-9.-]*)"`)
)

// usedKeys are the texts that the table's sources ask for: literals of T, and
// those with a dot that a variable carries.
func usedKeys(t *testing.T) map[string]bool {
	t.Helper()
	used := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		src := string(b)
		for _, m := range spoken.FindAllStringSubmatch(src, -1) {
			if !strings.HasSuffix(m[1], ".") { // that is the beginning of one
				used[m[1]] = true
			}
		}
		for _, m := range literal.FindAllStringSubmatch(src, -1) {
			if k := m[1]; strings.HasPrefix(k, "own.") || strings.HasPrefix(k, "catalogue.") || strings.HasPrefix(k, "score.") || strings.HasPrefix(k, "hand.") || strings.HasPrefix(k, "tip.npc.") && k != "tip.npc." {
				used[k] = true
			}
		}
		for _, m := range regexp.MustCompile(`(?:plainTip|pileTip)\("([a-z.]+)"`).FindAllStringSubmatch(src, -1) {
			used["tip."+m[1]], used["tip."+m[1]+".body"] = true, true
		}
	}
	used["break.sledgehammer"] = true
	for _, k := range []string{"tip.npc.up", "tip.npc.down"} {
		used[k], used[k+".body"] = true, true
	}
	return used
}
