package intoodeep

import (
	"math"

	"safehouse/render/sound"
)

// air is what lies under everything at this table: rain on concrete, a neon sign, a
// train, and a siren far away.
var air = sound.NewRoom("in too deep", fillAir)

func fillAir(a *sound.Air) {
	a.Bed(900, 7600, 0.62, 0.20, 4)
	a.Bed(45, 240, 1.00, 0.20, 12)
	a.Hum(55, 0.22, 0.4, 0.2)
	a.Hum(120, 0.10, 0.6, 0.5, 0.35, 0.3, 0.2)
	for at := 0.0; at < sound.LoopSeconds; at += a.Noise.ExpFloat64() / 26 {
		drop := sound.Silence(0.02)
		sound.Ring(drop, a.Noise.Around(3600, 0.45), 1, 0.0016)
		a.Event(drop, at, 0.9*math.Pow(a.Noise.Float64(), 2), a.Noise.White())
	}
	train := a.Noise.Burst(4.2, 30).Sweep(func(t float64) float64 { return 140 + 40*t }, 1.1)
	a.Event(train.Shape(sound.Arch(0, 4.2)).Scaled(1), 5.1, 0.6, -0.3)
	a.Event(siren(5.6), 1.2, 0.16, 0.55)
}

// siren is a patrol car some streets away: a wail that rises and falls, dulled by
// the rain.
func siren(seconds float64) sound.Buffer {
	b := sound.Silence(seconds)
	phase := 0.0
	for i := range b {
		t := float64(i) / sound.Rate
		phase += 2 * math.Pi * (620 + 210*math.Sin(2*math.Pi*t/1.4)) / sound.Rate
		b[i] = math.Sin(phase) + 0.25*math.Sin(2*phase)
	}
	return b.Lowpass(760).Shape(sound.Arch(0, seconds)).Scaled(1)
}
