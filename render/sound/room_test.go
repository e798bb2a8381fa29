package sound_test

import (
	"testing"

	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
)

func TestTheAirOfTheHouseIsLowAndClean(t *testing.T) { soundtest.Room(t, sound.House) }

func TestQuietHasNoLoop(t *testing.T) {
	if l, r := sound.Quiet.Loop(); len(l) != 0 || len(r) != 0 {
		t.Errorf("quiet has %d samples", len(l))
	}
}

func BenchmarkRoom(b *testing.B) {
	for b.Loop() {
		sound.House.Loop()
	}
}
