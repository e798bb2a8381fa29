package sound

import "math"

// woodKnock is a wooden pawn put on the table: one firm contact and a shorter second one as it stands still.
func woodKnock(n noise) buffer {
	b := silence(0.26)
	blow := func(at, gain float64) {
		b.add(contact(n, 2700, 0.0014).scaled(1), at, 0.35*gain)
		b.add(block.struck(n, 0.6, 0.05).scaled(1), at, 0.80*gain)
		b.add(tabletop.sized(1.15).damped(0.8).struck(n, 0.4, 0.03).scaled(1), at, 0.60*gain)
	}
	blow(0.002, 1)
	blow(n.around(0.052, 0.15), 0.22)
	return b
}

// tokenClack is a thick bakelite disk set down on its edge and let fall flat.
func tokenClack(n noise) buffer {
	b := silence(0.20)
	blow := func(at, gain, hard float64) {
		b.add(contact(n, 5200, 0.0009).scaled(1), at, 0.30*gain)
		b.add(bakelite.struck(n, hard, 0.04).scaled(1), at, 0.80*gain)
		b.add(tabletop.sized(1.2).damped(0.6).struck(n, 0.3, 0.03).scaled(1), at, 0.28*gain)
	}
	blow(0.002, 0.7, 0.8)
	blow(n.around(0.024, 0.2), 1, 0.6)
	blow(n.around(0.047, 0.15), 0.16, 0.5)
	return b
}

// coin is metal on metal, kept short by the pile it lands on.
func coin(n noise) buffer {
	b := silence(0.34)
	piece := coinage.sized(n.around(1, 0.07)).damped(0.62)
	b.add(contact(n, 7400, 0.0008).scaled(1), 0.002, 0.35)
	b.add(piece.struck(n, 0.9, 0.01).scaled(1), 0.002, 0.85)
	b.add(piece.damped(0.6).struck(n, 0.7, 0.03).scaled(1), n.around(0.043, 0.15), 0.42)
	b.add(piece.damped(0.5).struck(n, 0.5, 0.03).scaled(1), n.around(0.071, 0.12), 0.18)
	return b.add(thump(300, 190, 0.010), 0.003, 0.30)
}

// dialClick is one tooth of a small ratchet: the pawl rises, falls, and the case answers.
func dialClick(n noise) buffer {
	b := silence(0.09)
	b.add(clockTin.struck(n, 0.6, 0.03).scaled(1), 0.001, 0.28)
	b.add(clockTin.struck(n, 1, 0.03).scaled(1), n.around(0.011, 0.08), 0.85)
	b.add(contact(n, 5600, 0.0007).scaled(1), 0.011, 0.35)
	return b.add(block.sized(0.75).damped(0.5).struck(n, 0.3, 0.02).scaled(1), 0.012, 0.50)
}

// throw lays the blows of tumbling dice over b: first at the second given, each later by gap, gap and gain shrinking.
func throw(n noise, b buffer, at, gap, gain, hard float64, blows int) {
	for range blows {
		die := ivory.sized(n.around(1, 0.10))
		b.add(contact(n, n.around(4600, 0.2), 0.0009).scaled(1), at, 0.30*gain*hard)
		b.add(die.struck(n, hard, 0.05).scaled(1), at, 0.85*gain)
		b.add(tabletop.sized(1.3).damped(0.6).struck(n, 0.4*hard, 0.05).scaled(1), at, 0.34*gain*n.around(1, 0.3))
		at += n.around(gap, 0.30)
		gap *= 0.86
		gain *= 0.86
		hard *= 0.95
	}
}

// diceRoll is two dice let go of: a rattle in the hand, then both tumble over the table.
func diceRoll(n noise) buffer {
	b := silence(0.85)
	for at := 0.0; at < 0.14; at += n.around(0.026, 0.3) {
		b.add(ivory.damped(0.7).struck(n, 0.6, 0.08).scaled(1), at, 0.16+0.10*n.Float64())
	}
	throw(n, b, 0.17, 0.118, 0.95, 1, 8)
	throw(n, b, 0.20, 0.103, 0.80, 0.95, 8)
	return b
}

// diceSettle is the end of a roll: the last rocking of one die on its edges.
func diceSettle(n noise) buffer {
	b := silence(0.32)
	throw(n, b, 0.004, 0.062, 1, 0.8, 6)
	return b
}

// footsteps are two steps of leather soles on a hard floor, heel before toe.
func footsteps(n noise) buffer {
	b := silence(0.60)
	step := func(at, gain float64) {
		b.add(thump(190, 90, 0.020), at, 0.70*gain)
		b.add(n.burst(0.04, 0.0055).lowpass(n.around(1800, 0.1)).scaled(1), at, 0.80*gain)
		b.add(block.sized(0.62).damped(0.4).struck(n, 0.25, 0.05).scaled(1), at+0.001, 0.24*gain)
		toe := at + n.around(0.058, 0.1)
		b.add(n.burst(0.05, 0.009).bandpass(n.around(1250, 0.1), 0.6).scaled(1), toe, 0.30*gain)
		b.add(thump(130, 80, 0.016), toe, 0.26*gain)
	}
	step(0.004, 1)
	step(n.around(0.31, 0.03), 0.86)
	return b
}

// alarmPulse is one push of a small klaxon behind a wall: two tones close together, dull, and gone.
func alarmPulse(noise) buffer {
	b := silence(0.46)
	for i := range b {
		t := float64(i) / Rate
		warble := 1.0
		if t > 0.20 {
			warble = 0.794 // down a major third, as sirens fall
		}
		phase := 2 * math.Pi * t * 587 * warble
		b[i] = math.Sin(phase) + 0.50*math.Sin(2*phase+0.3) + 0.30*math.Sin(3*phase) + 0.35*math.Sin(1.013*phase)
	}
	b = b.saturate(1.6).lowpass(2400)
	return b.shape(func(t float64) float64 {
		first, second := arch(-0.02, 0.22)(t), arch(0.17, 0.46)(t)
		return math.Sqrt(first) + 0.8*math.Sqrt(second)
	})
}
