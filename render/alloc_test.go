package render

import "testing"

// Drawing what was drawn before allocates next to nothing: no layouts, no images, no slices. What is left is the engine's:
// one draw command whenever the texture changes (letters lie on another one than sprites), and its queue growing.
func TestDrawingAgainAllocatesNothing(t *testing.T) {
	k := kitFor(t, 1)
	dst := k.Blank(400, 300, 1)
	defer dst.Deallocate()
	c := k.Canvas(dst, 1)
	th := House
	card := &sample
	var layer Layer
	defer layer.Drop()
	paint := func(c Canvas) { c.CardFace(R(0, 0, 128, 212), th, card, HandCard) }
	for _, x := range []struct {
		name string
		most float64
		draw func()
	}{
		{"sprite", 0.5, func() { c.Sprite("common/pawn", 10, 10, White) }},
		{"icon", 0.5, func() { c.Icon("undo", R(10, 10, 32, 32), White) }},
		{"round", 0.5, func() { c.Round(R(10, 10, 90, 40), 6, Slope(155, Black, White, Black)) }},
		{"nine-slice", 0.5, func() { c.Shadow(R(10, 10, 90, 40), 3) }},
		{"text", 6, func() {
			c.TextIn(R(0, 0, 200, 90), "Some words that wrap, with {icon:undo} and {seat:1}.", th.Body(), Left)
		}},
		{"fitted text", 1, func() { c.TextFit(R(0, 0, 90, 60), "Some words that must fit", th.Body(), Left, 16, 15) }},
		{"figure", 0.5, func() { c.Figure(R(10, 10, 56, 88), th, Figure{Seat: 2, Wounded: true, Selected: true}) }},
		{"die", 0.5, func() { c.Die(R(10, 10, 46, 46), 5, CreamDie) }},
		{"path", 0.5, func() { c.TargetPath(Pt(10, 200), Pt(100, 20), Pt(300, 200), th, 3) }},
		{"layer", 0.5, func() { layer.Draw(c, R(20, 20, 128, 212), 7, paint) }},
		{"button", 10, func() { c.Button(R(10, 10, 180, 54), th, Button{Label: "Undo", Icon: "undo", Key: "Z"}) }},
	} {
		for range 4 {
			x.draw()
		}
		if n := testing.AllocsPerRun(200, x.draw); n > x.most {
			t.Errorf("drawing a %s again allocates %.1f times", x.name, n)
		}
	}
}
