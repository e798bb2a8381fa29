package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// The engine's OpenGL driver leaves out values of a shader that are as they were when they were handed over last. It compares
// with memory that it uses again after each frame, and it forgets what it compares with only when a frame is shown. After a frame in
// which something was drawn beside the screen alone, or that a covered window did not show, the next drawing may so get the sizes of
// another picture: a stretched corner instead of the table. It forgets them too when another shader is used.

// BeginFrame comes before anything else is drawn in a frame of the engine. It draws a pixel that nobody sees with two shaders, one after
// the other: whichever was used last, the driver knows nothing of what was drawn in earlier frames.
func (k *Kit) BeginFrame() {
	q := &k.queue
	if !q.live || k.Blind {
		return
	}
	if q.scratch == nil {
		q.scratch = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	for _, f := range [...]ebiten.Filter{ebiten.FilterNearest, ebiten.FilterLinear} {
		q.scratch.DrawImage(k.blank, &ebiten.DrawImageOptions{Filter: f})
	}
}
