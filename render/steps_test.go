package render

import (
	"bytes"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/rendertest"
)

// A picture in steps comes about over several frames where steps are rationed, says so, and ends as the one that was
// painted at once; each step is painted once a tile.
func TestAPictureInStepsEndsAsOnePaintedAtOnce(t *testing.T) {
	rendertest.NeedDisplay(t)
	k := kitFor(t, 1)
	defer k.Ration(0)
	const w, h = 1300, 700 // two tiles
	var done []int
	steps := func(c Canvas, step int) {
		done = append(done, step)
		c.Fill(R(float64(step)*160, 4, 300, 30), Solid(White.Mix(Black, 0.09*float64(step)).Fade(0.8)))
	}
	shown := func(ration, frames int, want ...int) []byte {
		t.Helper()
		dst := ebiten.NewImage(w, h)
		defer dst.Deallocate()
		var l Layer
		defer l.Drop()
		var s Screen
		defer s.kept.drop()
		k.Ration(ration)
		done = done[:0]
		for n := range frames {
			s.Paint(k, dst, 1, func(c Canvas) {
				c.Fill(R(0, 0, w, h), Solid(Black))
				l.DrawSteps(c, R(0, 0, w, h), 7, 8, steps)
			})
			if due := n < frames-1; k.Owing() != due {
				t.Errorf("ration %d: after frame %d of %d another one is due: %v", ration, n+1, frames, k.Owing())
			}
		}
		if !slices.Equal(done, want) {
			t.Errorf("ration %d: painted %v, want %v", ration, done, want)
		}
		pix := make([]byte, 4*w*h)
		dst.ReadPixels(pix)
		return pix
	}
	once := shown(0, 1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
	if parts := shown(3, 3, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7); !bytes.Equal(once, parts) {
		t.Error("in parts it is another picture")
	}
}

// Soft light covers its box to the last pixel, and what lies beside the canvas is not painted.
func TestSoftLightCoversItsBox(t *testing.T) {
	rendertest.NeedDisplay(t)
	k := kitFor(t, 1)
	dst := ebiten.NewImage(100, 60)
	defer dst.Deallocate()
	c := k.Canvas(dst, 1)
	c.Soft(R(0, 0, 100, 60), 6, func(c Canvas) { c.Fill(R(-20, -20, 140, 100), Solid(Hex(0x203040))) })
	pix := make([]byte, 4*100*60)
	dst.ReadPixels(pix)
	for i := 0; i < len(pix); i += 4 {
		if !bytes.Equal(pix[i:i+4], []byte{0x20, 0x30, 0x40, 0xFF}) {
			t.Fatalf("pixel %d, %d is %v", i/4%100, i/400, pix[i:i+4])
		}
	}
	c.Soft(R(200, 0, 50, 50), 6, func(Canvas) { t.Error("painted beside the canvas") })
	if !c.Touches(R(90, 50, 20, 20)) || c.Touches(R(100, 0, 20, 20)) {
		t.Error("a canvas of 100 x 60 touches what reaches into it and nothing else")
	}
}

// A patched layer looks like one that is painted whole, whatever changes, and only the places of a change are drawn anew,
// on it and on the screen.
func TestAPatchedLayerIsPaintedWhereItDiffers(t *testing.T) {
	rendertest.NeedDisplay(t)
	k := kitFor(t, 1)
	const w, h = 1300, 700 // two tiles
	colors := [40]uint32{}
	paint := func(c Canvas) {
		c.Fill(R(0, 0, w, h), Slope(150, Hex(0x17113D), Hex(0x080619)))
		for i, col := range colors {
			x, y := float64(i%8)*160, float64(i/8)*130
			c.Round(R(x+9, y+9, 140, 110), 12, Slope(160, Hex(col), Hex(col).Darker(0.4)))
			c.Text(x+20, y+20, Digits(int(col)), Style{Face: Exo600, Size: 20, Lead: 24, Color: White})
		}
	}
	var plain, patched Layer
	plain.Opaque, patched.Opaque, patched.Patched = true, true, true
	defer plain.Drop()
	defer patched.Drop()
	dst, other := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	defer dst.Deallocate()
	defer other.Deallocate()
	var s Screen
	defer s.kept.drop()
	pixels := func(img *ebiten.Image) []byte {
		pix := make([]byte, 4*w*h)
		img.ReadPixels(pix)
		return pix
	}
	frame := func(n uint64) int {
		return s.Paint(k, dst, 1, func(c Canvas) { patched.Draw(c, R(0, 0, w, h), n, paint) })
	}
	frame(0)
	for n, i := range []int{0, 7, 39, 20, 6, 33} {
		colors[i] = 0x3080A0 + uint32(n)*0x101010
		key := uint64(n + 1)
		if drawn := frame(key); drawn > w*h/8 {
			t.Errorf("one of 40 things changed, and %d of %d pixels were drawn", drawn, w*h)
		}
		plain.Draw(k.Canvas(other, 1), R(0, 0, w, h), key, paint)
		if !bytes.Equal(pixels(dst), pixels(other)) {
			t.Fatalf("after change %d it is another picture", n)
		}
	}
	patched.Drop()
	frame(99)
	if !bytes.Equal(pixels(dst), pixels(other)) {
		t.Error("made anew it is another picture")
	}
}
