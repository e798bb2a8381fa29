package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
)

// This file applies the settings: how fast things move, how loud they are, in
// which colours and sizes they are shown.

// Pace is how fast things move.
func (h *House) Pace() ui.Pace {
	tempo := func(percent int, factor float64) render.Tempo {
		return render.Tempo{Speed: factor * float64(percent) / 100, Instant: percent == 0, Reduced: h.Settings.Reduced}
	}
	return ui.Pace{Mine: tempo(h.Settings.Mine, 1), Rivals: tempo(h.Settings.Rivals, 2)}
}

// Visions are the eyes that a palette can be chosen for, by their names in the
// settings.
var Visions = []struct {
	Name string
	Eye  render.Vision
}{{"", render.FullVision}, {"deuteranopia", render.Deuteranopia}, {"protanopia", render.Protanopia}, {"tritanopia", render.Tritanopia}, {"contrast", render.HighContrast}}

func visionNamed(name string) render.Vision {
	for _, v := range Visions {
		if v.Name == name {
			return v.Eye
		}
	}
	return render.FullVision
}

// applySound sets volumes as the settings say.
func (h *House) applySound() {
	h.Sound.SetVolumes(float64(h.Settings.Effects)/100, float64(h.Settings.Ambience)/100)
	h.Sound.SetMute(h.Settings.Muted)
}

// hush silences the sound while the window has lost the focus.
func (h *House) hush(on bool) { h.Sound.SetMute(h.Settings.Muted || on) }

// SettingsChanged applies settings that were changed and keeps them.
func (h *House) SettingsChanged() {
	h.changes++
	h.applySound()
	h.Kit.SetVision(visionNamed(h.Settings.Palette))
	h.Kit.SetScale(render.Scale(h.App.w, h.App.h, h.Scale()))
	for _, s := range h.App.stack {
		s.Stage().Pace = h.Pace()
		s.Stage().Bindings = h.Bindings
	}
	h.App.Repaint()
	h.keep()
}

// A windowState is what a window is like, as the engine tells it.
type windowState struct {
	x, y, w, h            int
	monitor               string
	screen                int // number of the monitor
	fullscreen, maximised bool
}

// windowNow asks the engine.
func windowNow() windowState {
	var f windowState
	f.x, f.y = ebiten.WindowPosition()
	f.w, f.h = ebiten.WindowSize()
	f.fullscreen, f.maximised = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if now := ebiten.Monitor(); now != nil {
		f.monitor = now.Name()
		f.screen = max(0, slices.Index(ebiten.AppendMonitors(nil), now))
	}
	return f
}

// noteWindow takes over what the window is like: size and place only while it is neither maximised nor fills the screen, so
// that it can become what it was before.
func (h *House) noteWindow(f windowState) {
	set := h.Settings
	set.Monitor, set.Screen = f.monitor, min(f.screen, 63)
	if f.fullscreen {
		return
	}
	if set.Maximised = f.maximised; !f.maximised && f.w > 0 && f.h > 0 {
		set.Width, set.Height = f.w, f.h
		set.X, set.Y, set.Placed = f.x, f.y, true
	}
}

// keepWindow keeps what the window is like for the next start.
func (h *House) keepWindow() {
	if !h.driven {
		h.noteWindow(windowNow())
		h.keep()
	}
}

func (h *House) toggleFullscreen() {
	h.Settings.Fullscreen = !h.Settings.Fullscreen
	ebiten.SetFullscreen(h.Settings.Fullscreen)
	h.SettingsChanged()
}

func (h *House) toggleMute() {
	h.Settings.Muted = !h.Settings.Muted
	h.SettingsChanged()
}
