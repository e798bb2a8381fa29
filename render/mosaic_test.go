package render

import (
	"image"
	"testing"
)

// A mosaic covers every pixel of its boxes once, stays in the picture, and goes round what
// two boxes that cross leave alone.
func TestAMosaicGoesRound(t *testing.T) {
	whole := image.Rect(10, 20, 1290, 740)
	boxes := []image.Rectangle{image.Rect(0, 40, 1300, 60), image.Rect(640, 30, 660, 735), image.Rect(100, 700, 130, 900)}
	out := mosaic(boxes, whole)
	for i, a := range out {
		if !a.In(whole) || a.Empty() {
			t.Errorf("%v lies outside of %v", a, whole)
		}
		for _, b := range out[:i] {
			if a.Overlaps(b) {
				t.Errorf("%v overlaps %v", a, b)
			}
		}
	}
	for _, b := range boxes {
		in, covered := b.Intersect(whole), 0
		for _, a := range out {
			covered += area(a.Intersect(in))
		}
		if covered != area(in) {
			t.Errorf("%d of the %d pixels of %v are covered", covered, area(in), b)
		}
	}
	if got, one := sum(out), sum(gather(boxes, whole)); got*3 > one {
		t.Errorf("%d pixels are drawn, %d without it", got, one)
	}
}

// Boxes that lie by themselves are drawn as they are.
func TestFewBoxesStayWhatTheyAre(t *testing.T) {
	whole := image.Rect(0, 0, 1280, 720)
	boxes := []image.Rectangle{image.Rect(3, 5, 40, 50), image.Rect(700, 500, 720, 530)}
	out := fewest(append([]image.Rectangle(nil), boxes...), whole)
	if len(out) != 2 || sum(out) != sum(boxes) {
		t.Errorf("%v became %v", boxes, out)
	}
}
