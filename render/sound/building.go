package sound

import "math"

// doorHiss is a steel door on compressed air: the valve, the leaves sliding apart, and the stop at the end.
func doorHiss(n noise) buffer {
	b := silence(0.86)
	b.add(clockTin.sized(0.6).struck(n, 0.8, 0.03).scaled(1), 0.004, 0.22)
	b.add(thump(120, 70, 0.022), 0.010, 0.40)
	hiss := n.burst(0.60, 10).sweep(func(t float64) float64 { return 5200 - 4600*t }, 0.7)
	b.add(hiss.shape(swell(0.035, 0.17)).scaled(1), 0.012, 0.62)
	slide := n.burst(0.48, 10).lowpass(420).scaled(1)
	b.add(slide.shape(arch(0, 0.48)), 0.10, 0.50)
	whirr := silence(0.48)
	phase := 0.0
	for i := range whirr {
		t := float64(i) / Rate
		phase += 2 * math.Pi * (92 + 60*arch(0, 0.48)(t)) / Rate
		whirr[i] = math.Sin(phase) + 0.5*math.Sin(2*phase) + 0.3*math.Sin(3*phase)
	}
	b.add(whirr.shape(arch(0, 0.48)).scaled(1), 0.10, 0.20)
	b.add(thump(140, 58, 0.040), 0.56, 0.62)
	return b.add(steel.sized(0.7).damped(0.30).struck(n, 0.3, 0.03).scaled(1), 0.56, 0.34)
}

// lockBreak is a bolt that snaps: the crack, the case ringing, a spring and a piece falling.
func lockBreak(n noise) buffer {
	b := silence(0.62)
	b.add(contact(n, 3300, 0.0060).scaled(1), 0.003, 0.70)
	b.add(n.burst(0.02, 0.0018).highpass(2600).scaled(1), 0.003, 0.60)
	b.add(thump(200, 88, 0.028), 0.004, 0.75)
	b.add(steel.damped(0.55).struck(n, 0.9, 0.03).scaled(1), 0.004, 0.66)
	spring := silence(0.16)
	for at := 0.0; at < 0.12; at += n.around(0.0125, 0.06) {
		spring.add(clockTin.sized(0.8).struck(n, 0.7, 0.02).scaled(1), at, math.Exp(-at/0.05))
	}
	b.add(spring.scaled(1), 0.075, 0.24)
	piece := steel.sized(3.1).damped(0.40)
	for _, fall := range [][2]float64{{0.27, 0.30}, {0.365, 0.17}, {0.42, 0.09}, {0.45, 0.05}} {
		b.add(piece.struck(n, 0.8, 0.04).scaled(1), n.around(fall[0], 0.03), fall[1])
	}
	return b
}
