package deepstate

import (
	"math"

	"safehouse/render/sound"
)

// air is what lies under everything at this table: a panelled hall with a long clock and voices behind doors.
var air = sound.NewRoom("deep state", func(a *sound.Air) { fillAir(a, 0.55, 2400) })

// lastAir is the same hall in the last round: the voices are still, and the clock
// can no longer be overheard.
var lastAir = sound.NewRoom("deep state, last round", func(a *sound.Air) { fillAir(a, 1.7, 5200) })

// Air is the tone of the room in this round.
func (t *table) Air() sound.Room {
	if t.s != nil && t.s.Round > 0 && int(t.s.Round) == t.s.LastRound() {
		return lastAir
	}
	return air
}

// fillAir makes the hall with its clock that loud, its strokes dulled above a pitch.
func fillAir(a *sound.Air, clock, dull float64) {
	a.Bed(40, 210, 1.00, 0.20, 12)
	a.Bed(250, 1300, 0.10, 0.30, 6)
	for beat := 0.0; beat < sound.LoopSeconds; beat++ {
		pitch := 0.92
		if int(beat)%2 == 1 {
			pitch = 0.80
		}
		tick := sound.Block.Sized(pitch).Damped(0.7).Struck(a.Noise, 0.35, 0.01).Scaled(1)
		a.Event(sound.Far(tick, dull), beat+0.3, clock, -0.5)
	}
	if clock > 1 {
		return
	}
	for voice := range 3 { // talk behind a door: syllables of throat and no words
		pitch, side := 92+31*float64(voice), -0.4+0.4*float64(voice)
		for at := a.Noise.Float64(); at < sound.LoopSeconds; {
			for range 3 + a.Noise.IntN(6) {
				span := a.Noise.Around(0.17, 0.35)
				a.Event(sound.Far(syllable(a.Noise, pitch, span), 620), at, 0.17, side)
				at += span * 0.95
			}
			at += 0.7 + 2.6*a.Noise.Float64()
		}
	}
}

// syllable is a voice without a word: a buzzing throat behind a mouth that opens and shuts.
func syllable(n sound.Noise, pitch, seconds float64) sound.Buffer {
	b := sound.Silence(seconds)
	phase, freq := 0.0, n.Around(pitch, 0.12)
	for i := range b {
		t := float64(i) / sound.Rate
		phase += freq * (1 - 0.12*t/seconds) / sound.Rate
		b[i] = 2*(phase-math.Floor(phase)) - 1
	}
	b = b.Bandpass(n.Around(430, 0.3), 2.2)
	return b.Shape(sound.Arch(0, seconds)).Scaled(1)
}
