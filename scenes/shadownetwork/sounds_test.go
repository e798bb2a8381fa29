package shadownetwork

import (
	"testing"

	"safehouse/render/sound"
)

// The room's own sounds are there, each take of them, and none drowns the others.
func TestTheSoundsOfTheRoom(t *testing.T) {
	for _, e := range []sound.Effect{soundRing, soundStamp, soundFilm, soundSlide, soundLatches, soundTack, soundTelex} {
		for take := range e.Takes() {
			loud, n := float32(0), 0
			for _, v := range e.Samples(take) {
				loud = max(loud, max(v, -v))
				if v > 0.01 || v < -0.01 {
					n++
				}
			}
			if loud < 0.1 || loud > 0.56 || n < sound.Rate/100 {
				t.Errorf("%v, take %d: peak %.2f, %d samples above silence", e, take, loud, n)
			}
		}
	}
}

// The answers to a milestone stand in the order of what they are worth.
func TestTheBestUseOfAMilestoneComesFirst(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := line(t)
	v := b.ViewOf(s, 0, true)
	b.Lay(v)
	rank := map[string]int{}
	for _, a := range v.Legal() {
		rank[v.Info.Verbs[a.Verb].Name] = b.table.Rank(v, a)
	}
	if !(rank["complete"] > rank["collect"] && rank["collect"] > rank["discard"] && rank["discard"] > rank["forgo"]) {
		t.Errorf("the ranks are %v", rank)
	}
}
