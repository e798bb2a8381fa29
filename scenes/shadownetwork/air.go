package shadownetwork

import (
	"math"

	"safehouse/render/sound"
)

// air is what lies under everything at this table: a wireless that finds no station.
var air = sound.NewRoom("shadow network", fillAir)

func fillAir(a *sound.Air) {
	a.Bed(60, 240, 0.80, 0.20, 12)
	a.Bed(700, 3400, 0.24, 0.55, 3)
	a.Hum(50, 0.16, 0.5, 0.3, 0.15)
	station := sound.Silence(sound.LoopSeconds) // a carrier that drifts past and away
	phase := 0.0
	for i := range station {
		t := float64(i) / sound.Rate
		phase += 2 * math.Pi * (740 + 190*math.Sin(2*math.Pi*t/sound.LoopSeconds)) / sound.Rate
		station[i] = math.Sin(phase) * math.Pow(sound.Arch(2, 7.5)(t), 2)
	}
	a.Event(station, 0, 0.10, 0.2)
	dot := func() sound.Buffer {
		b := sound.Silence(0.06)
		sound.Ring(b, 812, 1, 10)
		return b.Shape(sound.Arch(0, 0.06))
	}
	at := 8.2
	for _, gap := range []float64{0.11, 0.11, 0.30, 0.11, 0.30, 0.11, 0.11, 0.11} { // a key far off, spelling nothing
		a.Event(sound.Far(dot(), 1500), at, 0.15, -0.5)
		at += gap
	}
	for at := 0.0; at < sound.LoopSeconds; at += a.Noise.ExpFloat64() / 3 {
		a.Event(a.Noise.Burst(0.01, 0.0012).Bandpass(2700, 0.8).Scaled(1), at, 0.9*a.Noise.Float64(), a.Noise.White())
	}
}
