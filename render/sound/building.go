package sound

import "math"

// doorHiss is a steel door on compressed air: the valve, the leaves sliding apart, and the stop at the end.
func doorHiss(n Noise) Buffer {
	b := Silence(0.86)
	b.Add(ClockTin.Sized(0.6).Struck(n, 0.8, 0.03).Scaled(1), 0.004, 0.22)
	b.Add(Thump(120, 70, 0.022), 0.010, 0.40)
	hiss := n.Burst(0.60, 10).Sweep(func(t float64) float64 { return 5200 - 4600*t }, 0.7)
	b.Add(hiss.Shape(Swell(0.035, 0.17)).Scaled(1), 0.012, 0.62)
	slide := n.Burst(0.48, 10).Lowpass(420).Scaled(1)
	b.Add(slide.Shape(Arch(0, 0.48)), 0.10, 0.50)
	whirr := Silence(0.48)
	phase := 0.0
	for i := range whirr {
		t := float64(i) / Rate
		phase += 2 * math.Pi * (92 + 60*Arch(0, 0.48)(t)) / Rate
		whirr[i] = math.Sin(phase) + 0.5*math.Sin(2*phase) + 0.3*math.Sin(3*phase)
	}
	b.Add(whirr.Shape(Arch(0, 0.48)).Scaled(1), 0.10, 0.20)
	b.Add(Thump(140, 58, 0.040), 0.56, 0.62)
	return b.Add(Steel.Sized(0.7).Damped(0.30).Struck(n, 0.3, 0.03).Scaled(1), 0.56, 0.34)
}

// lockBreak is a bolt that snaps: the crack, the case ringing, a spring and a piece falling.
func lockBreak(n Noise) Buffer {
	b := Silence(0.62)
	b.Add(Contact(n, 3300, 0.0060).Scaled(1), 0.003, 0.70)
	b.Add(n.Burst(0.02, 0.0018).Highpass(2600).Scaled(1), 0.003, 0.60)
	b.Add(Thump(200, 88, 0.028), 0.004, 0.75)
	b.Add(Steel.Damped(0.55).Struck(n, 0.9, 0.03).Scaled(1), 0.004, 0.66)
	spring := Silence(0.16)
	for at := 0.0; at < 0.12; at += n.Around(0.0125, 0.06) {
		spring.Add(ClockTin.Sized(0.8).Struck(n, 0.7, 0.02).Scaled(1), at, math.Exp(-at/0.05))
	}
	b.Add(spring.Scaled(1), 0.075, 0.24)
	piece := Steel.Sized(3.1).Damped(0.40)
	for _, fall := range [][2]float64{{0.27, 0.30}, {0.365, 0.17}, {0.42, 0.09}, {0.45, 0.05}} {
		b.Add(piece.Struck(n, 0.8, 0.04).Scaled(1), n.Around(fall[0], 0.03), fall[1])
	}
	return b
}
