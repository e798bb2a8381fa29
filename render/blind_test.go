package render

import (
	"image"
	"slices"
	"testing"
)

// A blind kit draws not one pixel, on the screen, in layers or panes. It knows as well as any other which texts stand where
// and which names no sheet has.
func TestABlindKitDrawsNothingAndKnowsAllTheSame(t *testing.T) {
	paint := func(blind bool) (texts []DrawnText, unknown []string, pix []byte) {
		k := NewKit(1)
		k.Blind = blind
		sheets, err := k.OpenNow("common")
		if err != nil {
			t.Fatal(err)
		}
		defer sheets.Close()
		dst := k.Blank(200, 100, 1)
		defer dst.Deallocate()
		var s Screen
		var still, patched Layer
		defer still.Drop()
		patched.Patched, patched.Opaque = true, true
		defer patched.Drop()
		all := R(0, 0, 200, 100)
		log := &TextLog{}
		for range 2 {
			log.Texts = nil
			s.Paint(k, dst, 1, func(c Canvas) {
				c = c.Noting(log)
				patched.Draw(c, all, 1, func(c Canvas) { c.Fill(all, Solid(House.Ground)) })
				still.Draw(c, all, 1, func(c Canvas) {
					p := c.Pane(all, func(c Canvas) { c.Fill(all, Solid(White)) })
					p.Bloom(c, []Point{Pt(0, 0), Pt(200, 0), Pt(200, 100), Pt(0, 100)}, 1)
					p.Drop()
					c.TextIn(all, "Word", House.Body(), Left)
				})
				c.SpriteIn("no such thing", all, White)
			})
		}
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		return log.Texts, k.Unknown(), img.Pix
	}
	texts, unknown, seen := paint(false)
	same, missing, dark := paint(true)
	if len(texts) == 0 || !slices.Equal(texts, same) || len(unknown) != 1 || !slices.Equal(unknown, missing) {
		t.Errorf("blind it knows of %v and %v, else of %v and %v", same, missing, texts, unknown)
	}
	lit := func(pix []byte) bool { return slices.ContainsFunc(pix, func(v byte) bool { return v != 0 }) }
	if !lit(seen) || lit(dark) {
		t.Errorf("something is drawn: %v, blind: %v", lit(seen), lit(dark))
	}
}
