package sound

// The cues are the few sounds that no component makes. They are played on the same small wooden tongues, so that they
// belong to the table and not to a telephone.

// Pitches in Hz.
const (
	noteA2 = 110.00
	noteC3 = 130.81
	noteD4 = 293.66
	noteA4 = 440.00
	noteD5 = 587.33
	noteF5 = 698.46
)

// tongue is one wooden tongue plucked at the pitch given.
func tongue(n Noise, freq float64) Buffer {
	b := Reed.Tuned(freq).Struck(n, 0.5, 0.0005)
	return b.Scaled(1).Add(Contact(n, 2200, 0.0015).Scaled(1), 0, 0.10)
}

// success is a fifth that opens upward.
func success(n Noise) Buffer {
	b := Silence(0.95)
	b.Add(tongue(n, noteD4), 0.004, 0.80)
	b.Add(tongue(n, noteA4), 0.105, 0.85)
	b.Add(tongue(n, noteD5), 0.215, 0.95)
	return b.Add(tongue(n, noteA4/2), 0.215, 0.40)
}

// failure is two low notes, the second muted by a hand.
func failure(n Noise) Buffer {
	b := Silence(0.70)
	b.Add(tongue(n, noteC3*2), 0.004, 0.55)
	b.Add(tongue(n, noteC3), 0.004, 0.70)
	b.Add(Reed.Tuned(noteA2).Damped(0.6).Struck(n, 0.4, 0.0005).Scaled(1), 0.17, 1)
	return b.Add(Thump(130, 60, 0.045), 0.17, 0.60)
}

// buttonTick is a switch under a finger.
func buttonTick(n Noise) Buffer {
	b := Silence(0.07)
	b.Add(Bakelite.Damped(0.45).Struck(n, 0.7, 0.03).Scaled(1), 0.001, 0.75)
	return b.Add(Thump(260, 170, 0.007), 0.001, 0.65)
}

// focusMove is a fingertip on wood.
func focusMove(n Noise) Buffer {
	b := Silence(0.05)
	b.Add(Block.Damped(0.35).Struck(n, 0.35, 0.04).Scaled(1), 0.001, 0.9)
	return b.Add(Contact(n, 1500, 0.0018).Scaled(1), 0.001, 0.35)
}

// refusal is a knuckle on a closed door, twice.
func refusal(n Noise) Buffer {
	b := Silence(0.30)
	for _, at := range []float64{0.002, 0.105} {
		b.Add(Tabletop.Sized(0.85).Damped(0.7).Struck(n, 0.15, 0.01).Scaled(1), at, 0.85)
		b.Add(Thump(170, 96, 0.022), at, 0.55)
	}
	return b
}

// undo is a card drawn back: a slide played backwards, duller than the slide itself, that ends in a light tap.
func undo(n Noise) Buffer {
	b := Silence(0.30)
	back := cardSlide(n).Reverse().Lowpass(2600).Trimmed().Scaled(1)
	b.Add(back, 0, 0.85)
	end := float64(len(back))/Rate - 0.01
	b.Add(tongue(n, noteF5/2).Shape(Swell(0.001, 0.05)), end, 0.34)
	return b.Add(Contact(n, 1600, 0.003).Scaled(1), end, 0.35)
}
