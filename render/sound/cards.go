package sound

import "math"

// cardSlide is card stock gliding over felt: a breath of grain that swells, wanders in pitch and ends in a small tap.
func cardSlide(n Noise) Buffer {
	b := Silence(0.26)
	length := n.Around(0.17, 0.08)
	grain := stickSlip(n, length, n.Around(900, 0.1))
	rise := n.Around(2300, 0.1)
	hiss := n.Burst(length, 10).Sweep(func(t float64) float64 { return rise + 1500*t/length }, 0.9)
	glide := func(t float64) float64 {
		x := t / length
		return math.Pow(x, 0.6) * math.Pow(math.Max(0, 1-x), 0.9) * 2
	}
	b.Add(hiss.Shape(glide).Scaled(1), 0, 0.85)
	b.Add(grain.Shape(glide).Scaled(1), 0, 0.45)
	b.Add(Contact(n, 1900, 0.003).Scaled(1), length*0.93, 0.40)
	return b.Add(Thump(190, 120, 0.012), length*0.93, 0.30)
}

// stickSlip is the tiny catching and letting go of two dry surfaces, about rate times a second.
func stickSlip(n Noise, seconds, rate float64) Buffer {
	b := Silence(seconds)
	for at := 0.0; at < seconds; at += n.ExpFloat64() / rate {
		b.Add(n.Burst(0.0016, 0.0004), at, 0.3+0.7*n.Float64())
	}
	return b.Bandpass(3100, 0.6)
}

// cardFlip is a card bent up, let go and slapped down.
func cardFlip(n Noise) Buffer {
	b := Silence(0.24)
	lift := n.Burst(0.07, 10).Sweep(func(t float64) float64 { return 1400 + 36000*t }, 1.1)
	b.Add(lift.Shape(Arch(0, 0.07)).Scaled(1), 0, 0.40)
	snap := n.Around(0.066, 0.06)
	b.Add(Contact(n, 4200, 0.0022).Scaled(1), snap, 0.75)
	b.Add(Contact(n, 1700, 0.0050).Scaled(1), snap, 0.70)
	b.Add(Thump(240, 130, 0.018), snap+0.001, 0.60)
	b.Add(Contact(n, 2600, 0.0035).Scaled(1), snap+n.Around(0.031, 0.1), 0.22)
	return b
}

// cardSet is a card laid flat: air pressed out from under it, then the table.
func cardSet(n Noise) Buffer {
	b := Silence(0.18)
	Air := n.Burst(0.04, 10).Lowpass(1500)
	b.Add(Air.Shape(Arch(0, 0.04)).Scaled(1), 0, 0.20)
	b.Add(Contact(n, 2100, 0.0040).Scaled(1), 0.024, 0.95)
	b.Add(Thump(250, 140, 0.015), 0.025, 0.62)
	return b.Add(Tabletop.Damped(0.5).Struck(n, 0.2, 0.04).Scaled(1), 0.025, 0.30)
}

// paper is a sheet picked up and laid straight: creases that crackle inside a soft rustle.
func paper(n Noise) Buffer {
	b := Silence(0.42)
	for range 3 {
		at := 0.02 + 0.24*n.Float64()
		span := n.Around(0.12, 0.3)
		rustle := n.Burst(span, 10).Highpass(n.Around(1900, 0.2)).Lowpass(8200)
		b.Add(rustle.Shape(Arch(0, span)).Scaled(1), at, 0.34)
	}
	for at := 0.03; at < 0.34; at += 0.004 + 0.022*n.Float64() {
		crease := n.Burst(0.006, 0.0009).Bandpass(n.Around(4300, 0.4), 1.2)
		b.Add(crease.Scaled(1), at, 0.15+0.45*n.Float64()*Arch(0, 0.38)(at))
	}
	return b.Add(Contact(n, 1500, 0.006).Scaled(1), 0.33, 0.25)
}

// stamp is rubber on a form on a desk: a heavy soft blow, the desk answering, and the handle coming back.
func stamp(n Noise) Buffer {
	b := Silence(0.42)
	b.Add(Contact(n, 3600, 0.0020).Scaled(1), 0.004, 0.18)
	b.Add(Thump(150, 62, 0.050), 0.010, 1)
	b.Add(n.Burst(0.05, 0.010).Lowpass(900).Scaled(1), 0.010, 0.55)
	b.Add(Tabletop.Sized(0.8).Struck(n, 0.35, 0.03).Scaled(1), 0.011, 0.42)
	b.Add(Contact(n, 2400, 0.0030).Scaled(1), n.Around(0.19, 0.05), 0.16)
	return b.Add(Block.Damped(0.6).Struck(n, 0.3, 0.03).Scaled(1), n.Around(0.20, 0.04), 0.13)
}
