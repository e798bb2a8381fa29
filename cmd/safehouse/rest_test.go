package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// While the window lies still, held pictures are given back, which draws beside the screen alone. What the next frame draws
// of the table is what a whole frame draws: the driver has not mixed up one picture's sizes with another's.
func TestTheFirstFrameAfterALongRest(t *testing.T) {
	needDisplay(t)
	shots := t.TempDir()
	script := `wait idle
choose mouse box:infiltration
wait idle
choose mouse start
wait idle
key H
wait idle
rest 9
key Escape
rest 1
shot part
resize 1280x700
wait idle
resize 1280x720
wait idle
shot whole
quit
`
	if out, err := command(t, t.TempDir(), shots, script).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, tail(out))
	}
	if n, at := unlike(picture(t, filepath.Join(shots, "part.png")), picture(t, filepath.Join(shots, "whole.png"))); n > 0 {
		t.Errorf("%d pixels of the first frame after the rest are other than of one drawn whole, in %v", n, at)
	}
}

func picture(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(fmt.Errorf("%s: %w", file, err))
	}
	return img
}

// unlike counts the pixels that differ by more than rounding, and says where they lie.
func unlike(a, b image.Image) (n int, at image.Rectangle) {
	const rounding = 24
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			p, q := color.RGBAModel.Convert(a.At(x, y)).(color.RGBA), color.RGBAModel.Convert(b.At(x, y)).(color.RGBA)
			if far(p.R, q.R) > rounding || far(p.G, q.G) > rounding || far(p.B, q.B) > rounding {
				n, at = n+1, at.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return n, at
}

func far(a, b uint8) uint8 { return max(a, b) - min(a, b) }
