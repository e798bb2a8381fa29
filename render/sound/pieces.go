package sound

import "math"

// woodKnock is a wooden pawn put on the table: one firm contact and a shorter second one as it stands still.
func woodKnock(n Noise) Buffer {
	b := Silence(0.26)
	blow := func(at, gain float64) {
		b.Add(Contact(n, 2700, 0.0014).Scaled(1), at, 0.35*gain)
		b.Add(Block.Struck(n, 0.6, 0.05).Scaled(1), at, 0.80*gain)
		b.Add(Tabletop.Sized(1.15).Damped(0.8).Struck(n, 0.4, 0.03).Scaled(1), at, 0.60*gain)
	}
	blow(0.002, 1)
	blow(n.Around(0.052, 0.15), 0.22)
	return b
}

// tokenClack is a thick bakelite disk set down on its edge and let fall flat.
func tokenClack(n Noise) Buffer {
	b := Silence(0.20)
	blow := func(at, gain, hard float64) {
		b.Add(Contact(n, 5200, 0.0009).Scaled(1), at, 0.30*gain)
		b.Add(Bakelite.Struck(n, hard, 0.04).Scaled(1), at, 0.80*gain)
		b.Add(Tabletop.Sized(1.2).Damped(0.6).Struck(n, 0.3, 0.03).Scaled(1), at, 0.28*gain)
	}
	blow(0.002, 0.7, 0.8)
	blow(n.Around(0.024, 0.2), 1, 0.6)
	blow(n.Around(0.047, 0.15), 0.16, 0.5)
	return b
}

// coin is metal on metal, kept short by the pile it lands on.
func coin(n Noise) Buffer {
	b := Silence(0.34)
	piece := Coinage.Sized(n.Around(1, 0.07)).Damped(0.62)
	b.Add(Contact(n, 7400, 0.0008).Scaled(1), 0.002, 0.35)
	b.Add(piece.Struck(n, 0.9, 0.01).Scaled(1), 0.002, 0.85)
	b.Add(piece.Damped(0.6).Struck(n, 0.7, 0.03).Scaled(1), n.Around(0.043, 0.15), 0.42)
	b.Add(piece.Damped(0.5).Struck(n, 0.5, 0.03).Scaled(1), n.Around(0.071, 0.12), 0.18)
	return b.Add(Thump(300, 190, 0.010), 0.003, 0.30)
}

// dialClick is one tooth of a small ratchet: the pawl rises, falls, and the case answers.
func dialClick(n Noise) Buffer {
	b := Silence(0.09)
	b.Add(ClockTin.Struck(n, 0.6, 0.03).Scaled(1), 0.001, 0.28)
	b.Add(ClockTin.Struck(n, 1, 0.03).Scaled(1), n.Around(0.011, 0.08), 0.85)
	b.Add(Contact(n, 5600, 0.0007).Scaled(1), 0.011, 0.35)
	return b.Add(Block.Sized(0.75).Damped(0.5).Struck(n, 0.3, 0.02).Scaled(1), 0.012, 0.50)
}

// throw lays the blows of tumbling dice over b: first at the second given, each later by gap, gap and gain shrinking.
func throw(n Noise, b Buffer, at, gap, gain, hard float64, blows int) {
	for range blows {
		die := Ivory.Sized(n.Around(1, 0.10))
		b.Add(Contact(n, n.Around(4600, 0.2), 0.0009).Scaled(1), at, 0.30*gain*hard)
		b.Add(die.Struck(n, hard, 0.05).Scaled(1), at, 0.85*gain)
		b.Add(Tabletop.Sized(1.3).Damped(0.6).Struck(n, 0.4*hard, 0.05).Scaled(1), at, 0.34*gain*n.Around(1, 0.3))
		at += n.Around(gap, 0.30)
		gap *= 0.86
		gain *= 0.86
		hard *= 0.95
	}
}

// diceRoll is two dice let go of: a rattle in the hand, then both tumble over the table.
func diceRoll(n Noise) Buffer {
	b := Silence(0.85)
	for at := 0.0; at < 0.14; at += n.Around(0.026, 0.3) {
		b.Add(Ivory.Damped(0.7).Struck(n, 0.6, 0.08).Scaled(1), at, 0.16+0.10*n.Float64())
	}
	throw(n, b, 0.17, 0.118, 0.95, 1, 8)
	throw(n, b, 0.20, 0.103, 0.80, 0.95, 8)
	return b
}

// diceSettle is the end of a roll: the last rocking of one die on its edges.
func diceSettle(n Noise) Buffer {
	b := Silence(0.32)
	throw(n, b, 0.004, 0.062, 1, 0.8, 6)
	return b
}

// footsteps are two steps of leather soles on a hard floor, heel before toe.
func footsteps(n Noise) Buffer {
	b := Silence(0.60)
	step := func(at, gain float64) {
		b.Add(Thump(190, 90, 0.020), at, 0.70*gain)
		b.Add(n.Burst(0.04, 0.0055).Lowpass(n.Around(1800, 0.1)).Scaled(1), at, 0.80*gain)
		b.Add(Block.Sized(0.62).Damped(0.4).Struck(n, 0.25, 0.05).Scaled(1), at+0.001, 0.24*gain)
		toe := at + n.Around(0.058, 0.1)
		b.Add(n.Burst(0.05, 0.009).Bandpass(n.Around(1250, 0.1), 0.6).Scaled(1), toe, 0.30*gain)
		b.Add(Thump(130, 80, 0.016), toe, 0.26*gain)
	}
	step(0.004, 1)
	step(n.Around(0.31, 0.03), 0.86)
	return b
}

// alarmPulse is one push of a small klaxon behind a wall: two tones close together, dull, and gone.
func alarmPulse(Noise) Buffer {
	b := Silence(0.46)
	for i := range b {
		t := float64(i) / Rate
		warble := 1.0
		if t > 0.20 {
			warble = 0.794 // down a major third, as sirens fall
		}
		phase := 2 * math.Pi * t * 587 * warble
		b[i] = math.Sin(phase) + 0.50*math.Sin(2*phase+0.3) + 0.30*math.Sin(3*phase) + 0.35*math.Sin(1.013*phase)
	}
	b = b.Saturate(1.6).Lowpass(2400)
	return b.Shape(func(t float64) float64 {
		first, second := Arch(-0.02, 0.22)(t), Arch(0.17, 0.46)(t)
		return math.Sqrt(first) + 0.8*math.Sqrt(second)
	})
}
