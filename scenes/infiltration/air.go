package infiltration

import "safehouse/render/sound"

// air is what lies under everything at this table: racks, fans and a floor that hums.
var air = sound.NewRoom("infiltration", fillAir)

func fillAir(a *sound.Air) {
	a.Bed(50, 330, 1.00, 0.12, 12)
	a.Bed(500, 2900, 0.26, 0.12, 6)
	a.Hum(50, 0.24, 0.6, 0.2, 0.25)
	a.Hum(291, 0.050, 0.3)
	a.Hum(436.5, 0.030)
	for at := 0.4; at < sound.LoopSeconds; at += 0.35 + a.Noise.ExpFloat64()*0.9 { // a disk seeks now and then
		for range 1 + a.Noise.IntN(4) {
			seek := sound.Bakelite.Sized(0.7).Damped(0.4).Struck(a.Noise, 0.3, 0.08).Scaled(1)
			a.Event(sound.Far(seek, 2100), at, 0.16+0.16*a.Noise.Float64(), 0.8*a.Noise.White())
			at += a.Noise.Around(0.045, 0.3)
		}
	}
}
