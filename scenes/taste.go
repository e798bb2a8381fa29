package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
)

// This file applies the settings: how fast things move, how loud they are, in
// which colours and sizes they are shown.

// pace is how fast things move.
func (h *House) pace() ui.Pace {
	tempo := func(percent int, factor float64) render.Tempo {
		return render.Tempo{Speed: factor * float64(percent) / 100, Instant: percent == 0, Reduced: h.Settings.Reduced}
	}
	return ui.Pace{Mine: tempo(h.Settings.Mine, 1), Rivals: tempo(h.Settings.Rivals, 2)}
}

// visions are the eyes that a palette can be chosen for, by their names in the
// settings.
var visions = []struct {
	name string
	eye  render.Vision
}{{"", render.FullVision}, {"deuteranopia", render.Deuteranopia}, {"protanopia", render.Protanopia}, {"tritanopia", render.Tritanopia}}

func visionNamed(name string) render.Vision {
	for _, v := range visions {
		if v.name == name {
			return v.eye
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

// changed applies settings that were changed and keeps them.
func (h *House) changed() {
	h.changes++
	h.applySound()
	h.Kit.SetVision(visionNamed(h.Settings.Palette))
	h.Kit.SetScale(render.Scale(h.app.w, h.app.h, h.scale()))
	for _, s := range h.app.stack {
		s.Stage().Pace = h.pace()
		s.Stage().Bindings = h.Bindings
	}
	h.app.Repaint()
	h.keep()
}

// keepWindow keeps the size of the window for the next start.
func (h *House) keepWindow() {
	if w, ht := ebiten.WindowSize(); w > 0 && ht > 0 && !h.driven && !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() {
		h.Settings.Width, h.Settings.Height = w, ht
		h.keep()
	}
}

func (h *House) toggleFullscreen() {
	h.Settings.Fullscreen = !h.Settings.Fullscreen
	ebiten.SetFullscreen(h.Settings.Fullscreen)
	h.changed()
}

func (h *House) toggleMute() {
	h.Settings.Muted = !h.Settings.Muted
	h.changed()
}
