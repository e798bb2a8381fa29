package desk

import (
	"strings"
	"testing"

	"safehouse/assets"
)

// The page of libraries has a heading for each that the text names, and no signs of comments.
func TestThePageOfLibrariesIsWhole(t *testing.T) {
	text, page := assets.ThirdParty(), thirdParty(assets.ThirdParty())
	for _, l := range strings.Split(text, "\n") {
		if name, ok := strings.CutPrefix(l, "# "); ok && !strings.Contains("\n"+page, "\n# "+name+"\n") {
			t.Errorf("no heading for %s", name)
		}
	}
	for _, l := range strings.Split(page, "\n") {
		if strings.HasPrefix(l, "//") || strings.HasPrefix(l, "##") {
			t.Errorf("a line reads %q", l)
		}
	}
	if got, want := len(strings.Fields(page)), len(strings.Fields(strings.ReplaceAll(text, "//", "")))-50; got < want {
		t.Errorf("the page has %d words, the text %d", got, want)
	}
}
