package main

import (
	"testing"

	"safehouse/save"
)

func TestAWindowOpensInsideItsMonitor(t *testing.T) {
	for _, c := range []struct {
		name string
		kept place
		w, h int
		want place
	}{
		{"the usual size on a large monitor", place{w: 1280, h: 720}, 1920, 1080, place{w: 1280, h: 720}},
		{"the usual size where it just fits", place{w: 1280, h: 720}, 1296, 792, place{w: 1280, h: 720}},
		{"a low laptop", place{w: 1280, h: 720}, 1366, 768, place{w: 1280, h: 696, maximised: true}},
		{"a small one", place{w: 1280, h: 720}, 1024, 600, place{w: 1008, h: 528, maximised: true}},
		{"taken from the dock", place{w: 1500, h: 800, x: 380, y: 200, placed: true}, 1366, 768, place{w: 1350, h: 696, x: 16, y: 72, placed: true, maximised: true}},
		{"kept where it fits", place{w: 900, h: 600, x: 380, y: 200, placed: true}, 1920, 1080, place{w: 900, h: 600, x: 380, y: 200, placed: true}},
		{"beyond the right edge", place{w: 900, h: 600, x: 1700, y: 900, placed: true}, 1920, 1080, place{w: 900, h: 600, x: 1020, y: 480, placed: true}},
		{"its title above the edge", place{w: 900, h: 600, x: -40, y: 0, placed: true}, 1920, 1080, place{w: 900, h: 600, x: 0, y: 32, placed: true}},
		{"maximised before", place{w: 900, h: 600, maximised: true}, 1920, 1080, place{w: 900, h: 600, maximised: true}},
		{"smaller than the least size", place{w: 1280, h: 720}, 640, 360, place{w: 640, h: 360, maximised: true}},
		{"smaller still", place{w: 1280, h: 720}, 320, 240, place{w: 320, h: 240, maximised: true}},
		{"no monitor known", place{w: 1280, h: 720}, 0, 0, place{w: 1280, h: 720}},
	} {
		got := fit(c.kept, c.w, c.h)
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
		if c.w > 0 && (got.w > c.w || got.h > c.h) {
			t.Errorf("%s: larger than the monitor", c.name)
		}
		if again := fit(got, c.w, c.h); again.w != got.w || again.h != got.h || again.x != got.x || again.y != got.y {
			t.Errorf("%s: the next start changes it to %+v", c.name, again)
		}
	}
}

func TestAWindowComesBackToItsMonitor(t *testing.T) {
	for _, c := range []struct {
		kept   string
		screen int
		names  []string
		want   int
		known  bool
	}{
		{"HDMI-1", 1, []string{"eDP-1", "HDMI-1"}, 1, true},
		{"HDMI-1", 0, []string{"eDP-1", "HDMI-1"}, 1, true},
		{"Generic PnP Monitor", 1, []string{"Generic PnP Monitor", "Generic PnP Monitor"}, 1, true},
		{"Generic PnP Monitor", 2, []string{"Generic PnP Monitor", "Generic PnP Monitor"}, 0, true},
		{"HDMI-1", 1, []string{"eDP-1"}, 0, false},
		{"", 0, []string{"eDP-1", "HDMI-1"}, 0, false},
	} {
		if i, known := on(&save.Settings{Monitor: c.kept, Screen: c.screen}, c.names); i != c.want || known != c.known {
			t.Errorf("%s, number %d, of %v: %d, %v", c.kept, c.screen, c.names, i, known)
		}
	}
}
