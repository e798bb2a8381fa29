package cmd_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A newcomer opens what README names: every path in it is there, for each game where it stands for one.
func TestReadmeNamesWhatIsThere(t *testing.T) {
	raw, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, m := range regexp.MustCompile("`([^` ]+)`").FindAllStringSubmatch(string(raw), -1) {
		paths = append(paths, m[1])
	}
	for _, m := range regexp.MustCompile(`(?m)^((?:cmd|assets|render|rules|save|scenes)/[^ ,;:]*)`).FindAllStringSubmatch(string(raw), -1) {
		paths = append(paths, m[1])
	}
	n := 0
	for _, p := range paths {
		top, _, _ := strings.Cut(p, "/")
		switch top {
		case "cmd", "assets", "render", "rules", "save", "scenes":
		default:
			continue
		}
		n++
		if list, err := filepath.Glob(filepath.Join("..", strings.ReplaceAll(p, "<game>", "*"))); err != nil || len(list) == 0 {
			t.Errorf("README names %s, which is not there", p)
		}
	}
	if n < 50 {
		t.Errorf("%d paths were read", n)
	}
}
