package main

import (
	"path/filepath"
	"testing"

	"safehouse/render/rendertest"
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
	part, all := rendertest.Read(t, filepath.Join(shots, "part.png")), rendertest.Read(t, filepath.Join(shots, "whole.png"))
	if n, most := rendertest.Differing(part, all, rounding); n > 0 {
		t.Errorf("%d pixels of the first frame after the rest are other than of one drawn whole, by up to %d", n, most)
	}
}

// rounding is by how much a pixel may differ that was drawn as a part of the window.
const rounding = 24
