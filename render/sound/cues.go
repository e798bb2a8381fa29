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
func tongue(n noise, freq float64) buffer {
	b := reed.tuned(freq).struck(n, 0.5, 0.0005)
	return b.scaled(1).add(contact(n, 2200, 0.0015).scaled(1), 0, 0.10)
}

// success is a fifth that opens upward.
func success(n noise) buffer {
	b := silence(0.95)
	b.add(tongue(n, noteD4), 0.004, 0.80)
	b.add(tongue(n, noteA4), 0.105, 0.85)
	b.add(tongue(n, noteD5), 0.215, 0.95)
	return b.add(tongue(n, noteA4/2), 0.215, 0.40)
}

// failure is two low notes, the second muted by a hand.
func failure(n noise) buffer {
	b := silence(0.70)
	b.add(tongue(n, noteC3*2), 0.004, 0.55)
	b.add(tongue(n, noteC3), 0.004, 0.70)
	b.add(reed.tuned(noteA2).damped(0.6).struck(n, 0.4, 0.0005).scaled(1), 0.17, 1)
	return b.add(thump(130, 60, 0.045), 0.17, 0.60)
}

// buttonTick is a switch under a finger.
func buttonTick(n noise) buffer {
	b := silence(0.07)
	b.add(bakelite.damped(0.45).struck(n, 0.7, 0.03).scaled(1), 0.001, 0.75)
	return b.add(thump(260, 170, 0.007), 0.001, 0.65)
}

// focusMove is a fingertip on wood.
func focusMove(n noise) buffer {
	b := silence(0.05)
	b.add(block.damped(0.35).struck(n, 0.35, 0.04).scaled(1), 0.001, 0.9)
	return b.add(contact(n, 1500, 0.0018).scaled(1), 0.001, 0.35)
}

// refusal is a knuckle on a closed door, twice.
func refusal(n noise) buffer {
	b := silence(0.30)
	for _, at := range []float64{0.002, 0.105} {
		b.add(tabletop.sized(0.85).damped(0.7).struck(n, 0.15, 0.01).scaled(1), at, 0.85)
		b.add(thump(170, 96, 0.022), at, 0.55)
	}
	return b
}

// undo is a card drawn back: a slide played backwards, duller than the slide itself, that ends in a light tap.
func undo(n noise) buffer {
	b := silence(0.30)
	back := cardSlide(n).reverse().lowpass(2600).trimmed().scaled(1)
	b.add(back, 0, 0.85)
	end := float64(len(back))/Rate - 0.01
	b.add(tongue(n, noteF5/2).shape(swell(0.001, 0.05)), end, 0.34)
	return b.add(contact(n, 1600, 0.003).scaled(1), end, 0.35)
}
