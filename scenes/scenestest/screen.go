package scenestest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// OverPrompt are the things that lie over the prompt and do not belong to it, what flies across apart; where what the arbiter
// placed may lie is a law of its own.
func OverPrompt(st *ui.Stage) (l []string) {
	prompt := st.Thing("prompt")
	if prompt == nil || st.Thing("table") != nil { // of a table in pages the prompt lies beside the page
		return nil
	}
	floats := slices.Collect(maps.Values(st.Floats()))
	below := true
	for _, id := range st.Things() {
		t := st.Thing(id)
		switch {
		case id == "prompt":
			below = false
		case t == nil || t.Paint == nil || strings.HasPrefix(id, "flight#") || t.Group == "prompt" || t.Layer < prompt.Layer || t.Layer == prompt.Layer && below:
		case slices.ContainsFunc(floats, func(r render.Rect) bool { return r.Has(t.Shape.Bounds().Center()) }):
		case t.Shape.Bounds().Inset(2).Overlaps(prompt.Shape.Bounds()):
			l = append(l, id)
		}
	}
	return l
}

// IdleScene reports whether nothing goes on by itself in a scene.
func IdleScene(s scenes.Scene) bool {
	w, ok := s.(scenes.Worker)
	return (!ok || w.Idle()) && s.Stage().Idle()
}

// TickAndDraw is what the engine does for a frame.
func TickAndDraw(t testing.TB, a *scenes.App, canvas *ebiten.Image) {
	t.Helper()
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
	a.Draw(canvas)
}
