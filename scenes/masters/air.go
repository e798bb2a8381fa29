package masters

import "safehouse/render/sound"

// air is what lies under everything at this table: an empty building: ducts, a drip, steel that cools.
var air = sound.NewRoom("masters", fillAir)

func fillAir(a *sound.Air) {
	a.Bed(35, 170, 1.00, 0.20, 12)
	a.Bed(180, 620, 0.28, 0.35, 6)
	a.Hum(58, 0.30, 0.35, 0.10)
	for _, at := range []float64{1.9, 5.3, 9.6} {
		drop := sound.Silence(0.12)
		sound.Ring(drop, a.Noise.Around(1180, 0.12), 1, 0.018)
		sound.Ring(drop, a.Noise.Around(1830, 0.10), 0.5, 0.012)
		a.Event(sound.Far(drop.Scaled(1), 2600), at, 0.85, 0.7)
	}
	creak := sound.Steel.Sized(0.52).Damped(0.8).Struck(a.Noise, 0.2, 0.06).Scaled(1)
	a.Event(sound.Far(creak, 900), 7.4, 0.80, -0.7)
}
