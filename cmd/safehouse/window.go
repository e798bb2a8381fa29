package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/save"
	"safehouse/scenes"
)

// A place is where a window is on its monitor, without its frame, in the units that the engine counts in.
type place struct {
	x, y, w, h int
	placed     bool // x and y are known; else the engine puts the window into the middle
	maximised  bool
}

// What a window system keeps for itself around a window: its frame, and bars along the edges of the monitor. The engine does
// not tell how large they are.
const (
	frameWide = 16
	titleHigh = 32
	barHigh   = 40
)

// The least size of a window.
const leastWide, leastHigh = 640, 360

// fit is where a window opens on a monitor of w x h, 0 x 0 for none. One that does not fit beside frame and bars is maximised,
// so that the window system gives it the room there is; where it was would be outside, it comes inside.
func fit(p place, w, h int) place {
	if w <= 0 || h <= 0 {
		return p
	}
	wide, high := w-frameWide, h-titleHigh-barHigh
	if p.w > wide || p.h > high {
		p.maximised = true
	}
	p.w = max(min(p.w, wide), min(leastWide, w))
	p.h = max(min(p.h, high), min(leastHigh, h))
	if p.placed {
		p.x = max(0, min(p.x, w-p.w))
		p.y = max(min(titleHigh, h-p.h), min(p.y, h-p.h))
	}
	return p
}

// on finds the monitor that a window was on: the one with its number where that has the same name, else the first that has
// the name, else the first of all and false.
func on(s *save.Settings, names []string) (i int, known bool) {
	if s.Screen < len(names) && names[s.Screen] == s.Monitor {
		return s.Screen, true
	}
	for i, n := range names {
		if n == s.Monitor {
			return i, true
		}
	}
	return 0, false
}

// window sets the window up before it opens and returns its size. A size that was asked for is taken as it is; so is every
// size while a script plays.
func window(h *scenes.House, o options) (w, ht int) {
	w, ht = h.WindowSize()
	asked := o.w > 0
	if asked {
		w, ht = o.w, o.h
	}
	p := place{w: w, h: ht}
	if !asked && o.drive == "" {
		p = monitor(h.Settings, p)
	}
	ebiten.SetWindowTitle("Safehouse")
	ebiten.SetWindowSize(p.w, p.h)
	if p.placed {
		ebiten.SetWindowPosition(p.x, p.y)
	}
	ebiten.SetWindowSizeLimits(leastWide, leastHigh, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if p.maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetFullscreen(h.Settings.Fullscreen && o.drive == "" && !asked)
	return p.w, p.h
}

// monitor chooses the monitor for a window and where it lies there.
func monitor(s *save.Settings, p place) place {
	all := ebiten.AppendMonitors(nil)
	if len(all) == 0 {
		return p
	}
	names := make([]string, len(all))
	for i, m := range all {
		names[i] = m.Name()
	}
	i, known := on(s, names)
	if known {
		ebiten.SetMonitor(all[i])
	}
	p.maximised = s.Maximised
	if p.placed = s.Placed && known; p.placed {
		p.x, p.y = s.X, s.Y
	}
	w, h := all[i].Size()
	return fit(p, w, h)
}
