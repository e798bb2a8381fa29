package used

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A number with a sign is written by the package text alone: elsewhere the sign would be a hyphen in one place and a minus in the next.
func TestNumbersHaveTheirSignsFromTheTexts(t *testing.T) {
	bySelf := regexp.MustCompile(`"[ (]?[-−]" ?\+ ?(itoa|strconv|fmt|text|render\.Digits|say|[a-z.]*T)\b|strconv\.Itoa\(-|%\+d`)
	seen := 0
	for _, dir := range folders(t, "scenes", "render") {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			raw, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			seen++
			n := 0
			for l := range strings.Lines(string(raw)) {
				n++
				if bySelf.MatchString(l) {
					t.Errorf("%s:%d: %s: text.Figure and text.Signed write numbers", strings.TrimPrefix(f, root+"/"), n, strings.TrimSpace(l))
				}
			}
		}
	}
	if seen < 100 {
		t.Fatalf("%d files were read", seen)
	}
}
