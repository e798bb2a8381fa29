package scenes_test

import (
	"strings"
	"testing"

	"safehouse/scenes"
)

// Mistakes in a script are found before anything is played, each with its line.
func TestAScriptIsReadBeforeItIsPlayed(t *testing.T) {
	for script, want := range map[string]string{
		"wait idle\njump 3":         `x.txt:2: unknown command "jump"`,
		"click 3":                   "x.txt:1: click takes 2 words",
		"# a remark\n\nclick 3 y":   `x.txt:3: "y" is no number`,
		"type":                      "x.txt:1: type needs a text",
		"wait long":                 "x.txt:1: wait takes idle or a number of ticks",
		"key Hyper+Q":               "x.txt:1: ",
		"pad Nose":                  "x.txt:1: ",
		"expect fame":               "x.txt:1: expect takes scene, text or no",
		"expect mood gloomy":        "x.txt:1: expect takes scene, text or no",
		"resize big":                "x.txt:1: a size is written 1280x720",
		"speed 0":                   "x.txt:1: speed is a number from 1 to 100",
		"drag 1 2 3":                "x.txt:1: drag takes 4 words",
		"shot a b":                  "x.txt:1: shot takes one word",
		"quit now":                  "x.txt:1: quit stands alone",
		"choose pad":                "x.txt:1: choose takes mouse, keys or pad",
		"play cello":                "x.txt:1: play takes mouse, keys or pad",
		"play pad none":             `x.txt:1: play takes a number of choices, not "none"`,
		"wheel up":                  `x.txt:1: "up" is no number`,
		"shot ../../etc/secret.png": "x.txt:1: shot takes a name without a folder",
	} {
		_, err := scenes.NewDriver("x.txt", strings.NewReader(script), "")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", script, err, want)
		}
	}
	if _, err := scenes.NewDriver("x.txt", strings.NewReader("wait idle\nclick 3 4.5\nkey Ctrl+Z\npad A\nexpect scene title\nexpect no more\nresize 1280x720\nspeed 20\nquit"), ""); err != nil {
		t.Error(err)
	}
}
