package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// The engine gathers everything that is drawn in a frame and hands it to the driver at its end, and both keep the
// largest room that this ever took. Painting all layers of a table at once would leave tens of megabytes behind for
// ever; so a frame that draws much is handed over in parts.

// queueMost is how many vertices are gathered at most.
const queueMost = 1 << 12

// queue counts what was drawn since it was handed over.
type queue struct {
	live     bool
	vertices int
	probe    *ebiten.Image
	scratch  *ebiten.Image // of BeginFrame
}

// Live tells the kit that the engine's loop runs: only then something can be handed over before the end of a frame.
func (k *Kit) Live() { k.queue.live = true }

// spend counts vertices that were drawn, and hands everything over when they are many.
func (k *Kit) spend(vertices int) {
	q := &k.queue
	if q.vertices += vertices; !q.live || q.vertices < queueMost {
		return
	}
	q.vertices = 0
	if q.probe == nil {
		q.probe = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	// Reading a pixel waits for all that was drawn before; it must have been drawn anew, or the engine remembers it.
	var pixel [4]byte
	q.probe.Fill(White)
	q.probe.ReadPixels(pixel[:])
}
