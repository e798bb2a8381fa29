package sound

import "math"

// cardSlide is card stock gliding over felt: a breath of grain that swells, wanders in pitch and ends in a small tap.
func cardSlide(n noise) buffer {
	b := silence(0.26)
	length := n.around(0.17, 0.08)
	grain := stickSlip(n, length, n.around(900, 0.1))
	rise := n.around(2300, 0.1)
	hiss := n.burst(length, 10).sweep(func(t float64) float64 { return rise + 1500*t/length }, 0.9)
	glide := func(t float64) float64 {
		x := t / length
		return math.Pow(x, 0.6) * math.Pow(math.Max(0, 1-x), 0.9) * 2
	}
	b.add(hiss.shape(glide).scaled(1), 0, 0.85)
	b.add(grain.shape(glide).scaled(1), 0, 0.45)
	b.add(contact(n, 1900, 0.003).scaled(1), length*0.93, 0.40)
	return b.add(thump(190, 120, 0.012), length*0.93, 0.30)
}

// stickSlip is the tiny catching and letting go of two dry surfaces, about rate times a second.
func stickSlip(n noise, seconds, rate float64) buffer {
	b := silence(seconds)
	for at := 0.0; at < seconds; at += n.ExpFloat64() / rate {
		b.add(n.burst(0.0016, 0.0004), at, 0.3+0.7*n.Float64())
	}
	return b.bandpass(3100, 0.6)
}

// cardFlip is a card bent up, let go and slapped down.
func cardFlip(n noise) buffer {
	b := silence(0.24)
	lift := n.burst(0.07, 10).sweep(func(t float64) float64 { return 1400 + 36000*t }, 1.1)
	b.add(lift.shape(arch(0, 0.07)).scaled(1), 0, 0.40)
	snap := n.around(0.066, 0.06)
	b.add(contact(n, 4200, 0.0022).scaled(1), snap, 0.75)
	b.add(contact(n, 1700, 0.0050).scaled(1), snap, 0.70)
	b.add(thump(240, 130, 0.018), snap+0.001, 0.60)
	b.add(contact(n, 2600, 0.0035).scaled(1), snap+n.around(0.031, 0.1), 0.22)
	return b
}

// cardSet is a card laid flat: air pressed out from under it, then the table.
func cardSet(n noise) buffer {
	b := silence(0.18)
	air := n.burst(0.04, 10).lowpass(1500)
	b.add(air.shape(arch(0, 0.04)).scaled(1), 0, 0.20)
	b.add(contact(n, 2100, 0.0040).scaled(1), 0.024, 0.95)
	b.add(thump(250, 140, 0.015), 0.025, 0.62)
	return b.add(tabletop.damped(0.5).struck(n, 0.2, 0.04).scaled(1), 0.025, 0.30)
}

// paper is a sheet picked up and laid straight: creases that crackle inside a soft rustle.
func paper(n noise) buffer {
	b := silence(0.42)
	for range 3 {
		at := 0.02 + 0.24*n.Float64()
		span := n.around(0.12, 0.3)
		rustle := n.burst(span, 10).highpass(n.around(1900, 0.2)).lowpass(8200)
		b.add(rustle.shape(arch(0, span)).scaled(1), at, 0.34)
	}
	for at := 0.03; at < 0.34; at += 0.004 + 0.022*n.Float64() {
		crease := n.burst(0.006, 0.0009).bandpass(n.around(4300, 0.4), 1.2)
		b.add(crease.scaled(1), at, 0.15+0.45*n.Float64()*arch(0, 0.38)(at))
	}
	return b.add(contact(n, 1500, 0.006).scaled(1), 0.33, 0.25)
}

// stamp is rubber on a form on a desk: a heavy soft blow, the desk answering, and the handle coming back.
func stamp(n noise) buffer {
	b := silence(0.42)
	b.add(contact(n, 3600, 0.0020).scaled(1), 0.004, 0.18)
	b.add(thump(150, 62, 0.050), 0.010, 1)
	b.add(n.burst(0.05, 0.010).lowpass(900).scaled(1), 0.010, 0.55)
	b.add(tabletop.sized(0.8).struck(n, 0.35, 0.03).scaled(1), 0.011, 0.42)
	b.add(contact(n, 2400, 0.0030).scaled(1), n.around(0.19, 0.05), 0.16)
	return b.add(block.damped(0.6).struck(n, 0.3, 0.03).scaled(1), n.around(0.20, 0.04), 0.13)
}
