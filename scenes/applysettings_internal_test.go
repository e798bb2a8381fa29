package scenes

import (
	"testing"

	"safehouse/save"
)

func TestAMaximisedWindowKeepsTheSizeItHadBefore(t *testing.T) {
	h := &House{Settings: save.Usual()}
	h.noteWindow(windowState{x: 30, y: 60, w: 900, h: 600, monitor: "HDMI-1", screen: 1})
	h.noteWindow(windowState{w: 1920, h: 1061, monitor: "eDP-1", maximised: true})
	set := h.Settings
	if !set.Maximised || set.Width != 900 || set.Height != 600 || set.X != 30 || set.Y != 60 || !set.Placed || set.Monitor != "eDP-1" || set.Screen != 0 {
		t.Errorf("maximised: %+v", set)
	}
	h.noteWindow(windowState{w: 1920, h: 1080, monitor: "eDP-1", fullscreen: true})
	if !set.Maximised || set.Width != 900 {
		t.Errorf("the whole screen: %+v", set)
	}
	h.noteWindow(windowState{x: 5, y: 50, w: 1000, h: 700, monitor: "eDP-1"})
	if set.Maximised || set.Width != 1000 || set.X != 5 {
		t.Errorf("as it was: %+v", set)
	}
	if err := set.Validate(); err != nil {
		t.Error(err)
	}
}
