package render

import (
	"image"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// resident is how much memory the process holds, in MiB; 0 where the system does not tell.
func resident() int {
	b, _ := os.ReadFile("/proc/self/status")
	for l := range strings.Lines(string(b)) {
		if v, ok := strings.CutPrefix(l, "VmRSS:"); ok {
			kb, _ := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(v), " kB"))
			return kb >> 10
		}
	}
	return 0
}

// Pictures that were drawn in a burst and dropped are given back by Trim, whatever the driver
// holds of them for itself.
func TestTrimMakesTheDriverLetGo(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells how much memory is held")
	}
	const side, pictures = 2048, 8
	k := NewKit(1)
	small, probe := k.picture(image.Pt(1, 1)), k.picture(image.Pt(1, 1))
	defer small.Deallocate()
	defer probe.Deallocate()
	pix := make([]byte, 4)
	settle := func() int {
		probe.DrawImage(small, nil)
		probe.ReadPixels(pix) // hands over all that was drawn and dropped
		return resident()
	}
	before := settle()
	var list []*ebiten.Image
	for range pictures {
		list = append(list, k.picture(image.Pt(side, side)))
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(side, side)
	for range 2 {
		for i, p := range list {
			p.DrawImage(small, &op)
			p.DrawImage(list[(i+1)%pictures], nil)
		}
	}
	full := settle()
	for _, p := range list {
		p.Deallocate()
	}
	settle()
	held := settle() - before
	k.Trim()
	settle()
	left := settle() - before
	t.Logf("%d MiB while they were there, %d when they were dropped, %d after Trim", full-before, held, left)
	if full-before > 100 && left > 40 {
		t.Error("pictures that were dropped are held")
	}
}

// A large area of a repeated sprite is drawn in parts, and a screen keeps the vertices of one
// frame, and after Trim of none.
func TestRoomForVerticesStaysSmall(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(1280, 720, 1)
	defer dst.Deallocate()
	var s Screen
	paint := func(c Canvas) { c.Tile("common/stripes", Rect{0, 0, 1280, 720}, White, 0.1) }
	for range 2 {
		s.Paint(k, dst, 1, paint)
	}
	most := 0
	for i := range s.was.ops {
		o := &s.was.ops[i]
		most = max(most, o.vert[1]-o.vert[0])
	}
	if len(s.was.ops) < 2 || most > 2*tileMost {
		t.Errorf("%d drawings, the largest of %d vertices", len(s.was.ops), most)
	}
	if s.was.verts != nil || cap(s.is.verts) == 0 {
		t.Error("the vertices of two frames are held")
	}
	if s.Trim(); cap(s.is.verts)+cap(s.is.index) != 0 {
		t.Error("vertices are held after Trim")
	}
	if s.Paint(k, dst, 1, paint) != 0 {
		t.Error("what did not change was drawn again after Trim")
	}
}
