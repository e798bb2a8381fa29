package deepstate

import (
	"testing"

	"safehouse/scenes/tabletop/tabletoptest"
)

// However it came about, a position looks as if it were laid for the first time.
func TestAPositionLooksAsIfLaidForTheFirstTime(t *testing.T) {
	for seed := range uint64(2) {
		tabletoptest.LaidAnew(t, func() *tabletoptest.Bench { return newBench(t, 1280, 720, 1).Bench }, begin(t, 1+int(seed)*2, seed+11, nil), seed)
	}
}
