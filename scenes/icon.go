package scenes

import (
	"image"

	"safehouse/render"
)

// iconSides are the sizes of the program's picture, in pixels.
var iconSides = []int{16, 24, 32, 48, 64, 128, 256}

// Icons are the pictures of the program for the window's frame, from small to
// large: the lamp over the desk. They can be drawn once the loop runs.
func (h *House) Icons() (list []image.Image) {
	for _, side := range iconSides {
		canvas := unmanaged(side, side)
		h.paintIcon(h.Kit.Canvas(canvas, float64(side)/iconPoints))
		img := image.NewRGBA(canvas.Bounds())
		canvas.ReadPixels(img.Pix)
		canvas.Deallocate()
		list = append(list, img)
	}
	return list
}

// iconPoints is the side of the picture in points.
const iconPoints = 256.0

// paintIcon draws the lamp that shines on a dossier.
func (h *House) paintIcon(c render.Canvas) {
	r := render.R(0, 0, iconPoints, iconPoints)
	c.Round(r, 52, render.Slope(135, render.Hex(0x6B3F22), render.Hex(0x2A170B), render.Hex(0x120A06)))
	c.Turned(-8, render.Pt(140, 158)).Round(render.R(62, 92, 150, 124), 8, render.Slope(140, render.Hex(0xFBF2DA), render.Hex(0xD9C692)))
	for i := range 3 {
		c.Turned(-8, render.Pt(140, 158)).Fill(render.R(112, 136+float64(i)*24, 84-float64(i)*18, 10), render.Solid(render.Hex(0x8E2A22)))
	}
	c.RingAt(render.Pt(96, 88), 74, 6, render.Solid(render.Hex(0x081F16)))
	c.Circle(render.Pt(96, 88), 72, render.Slope(125, render.Hex(0x3FA377), render.Hex(0x1D6A49), render.Hex(0x0B3324)))
	c.Added().SpriteIn("common/light", render.Around(render.Pt(112, 104), 150, 150), render.Hex(0xFFE0A8).Fade(0.8))
	c.Circle(render.Pt(112, 104), 30, render.Slope(125, render.Hex(0xFFFDF0), render.Hex(0xFFE3A0)))
	c.Circle(render.Pt(70, 62), 15, render.Slope(125, render.Hex(0xFFE9B0), render.Hex(0xC9963F), render.Hex(0x6D4A18)))
}
