package scenes_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render/ui/input"
	"safehouse/rules/bot"
	"safehouse/save"
)

// built are the keys that are put together from parts, and those that others
// than the scenes say.
func built() (keys []string) {
	add := func(prefix string, names ...string) {
		for _, n := range names {
			keys = append(keys, prefix+n)
		}
	}
	for _, l := range bot.Levels() {
		add("level.", l.Name)
	}
	for _, a := range input.Actions() {
		add("key.", a.String())
	}
	add("settings.", "mine", "rivals", "reduced", "recap", "onepress", "hints", "effects", "ambience", "mute", "fullscreen")
	add("settings.intents.", "none", "brief", "usual", "waits")
	add("settings.palette.", "usual", "deuteranopia", "protanopia", "tritanopia", "contrast")
	add("box.about.", "intoodeep", "masters", "deepstate", "shadownetwork", "infiltration")
	add("box.weight.", "2", "3", "4")
	add("box.", "printed", "last")
	add("language.", "name")
	add("load.", "none", "none.finished", "none.trash")
	add("", save.Keys()...)
	return keys
}

var (
	said   = regexp.MustCompile(`(?:\bT|\btip|rules\.Say)\("([a-z0-9.-]+)"`)
	tipped = regexp.MustCompile(`\btip\("([a-z0-9.-]+)"\)`)
)

// Every key that the scenes say has a text. That no text is left over is for package
// assets/text/used to find out: it knows who puts keys together.
func TestTheTextsOfTheHouseAreComplete(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	have := book.Keys(text.House)
	used := built()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob(filepath.Join("*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(files, more...) {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllSubmatch(src, -1) {
			if key := string(m[1]); strings.HasSuffix(key, ".") {
				continue // put together: see built
			} else if slices.Contains(files, f) || slices.Contains(have, key) {
				used = append(used, key)
			}
		}
		for _, m := range tipped.FindAllSubmatch(src, -1) {
			if !slices.Contains(files, f) {
				continue
			}
			used = append(used, string(m[1]))
		}
	}
	for _, key := range used {
		if !slices.Contains(have, key) && !slices.Contains(have, key+".tip") {
			t.Errorf("%s is said and has no text", key)
		}
	}
}
