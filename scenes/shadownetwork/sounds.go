package shadownetwork

import "safehouse/render/sound"

// Sounds of this room alone: the telephone, rubber stamps, film that advances one
// frame, papers and pieces that slide over the desk, latches, tacks in cork.
var (
	soundRing    = sound.New(sound.Recipe{Name: "telephone", Peak: 0.30, Takes: 2, Make: telephone})
	soundStamp   = sound.New(sound.Recipe{Name: "rubber stamp", Peak: 0.48, Takes: 3, Make: rubberStamp})
	soundFilm    = sound.New(sound.Recipe{Name: "film advance", Peak: 0.36, Takes: 2, Make: filmAdvance})
	soundSlide   = sound.New(sound.Recipe{Name: "data slide", Peak: 0.30, Takes: 4, Make: dataSlide})
	soundLatches = sound.New(sound.Recipe{Name: "briefcase latches", Peak: 0.42, Takes: 3, Make: latches})
	soundTack    = sound.New(sound.Recipe{Name: "tack in cork", Peak: 0.40, Takes: 3, Make: tack})
	soundTelex   = sound.New(sound.Recipe{Name: "telex line", Peak: 0.28, Takes: 3, Make: telexLineHeard})
)

// telephone is one ring of two small gongs, cut off as the receiver is lifted.
func telephone(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.86)
	for i := range 11 { // the clapper between the gongs
		at := 0.004 + 0.041*float64(i)
		freq := 1180.0
		if i%2 == 1 {
			freq = 1420
		}
		gong := sound.Silence(0.34)
		sound.Ring(gong, n.Around(freq, 0.004), 1, 0.085)
		sound.Ring(gong, n.Around(freq*2.71, 0.004), 0.34, 0.040)
		b.Add(gong, at, 0.34)
		b.Add(sound.Contact(n, 6100, 0.0007).Scaled(1), at, 0.10)
	}
	b.Add(sound.Bakelite.Sized(0.7).Struck(n, 0.6, 0.03).Scaled(1), 0.60, 0.62) // off the hook
	return b.Add(sound.Block.Damped(0.5).Struck(n, 0.3, 0.03).Scaled(1), 0.64, 0.3)
}

// rubberStamp is a stamp on a paper on a desk, and lifted off the ink.
func rubberStamp(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.42)
	b.Add(sound.Thump(165, 62, 0.052), 0.004, 1)
	b.Add(n.Burst(0.05, 0.009).Lowpass(1150).Scaled(1), 0.004, 0.62)
	b.Add(sound.Tabletop.Sized(0.85).Struck(n, 0.35, 0.03).Scaled(1), 0.006, 0.5)
	return b.Add(n.Burst(0.07, 10).Bandpass(n.Around(2900, 0.1), 0.9).Shape(sound.Arch(0, 0.07)).Scaled(1), 0.20, 0.13)
}

// filmAdvance is a lever that pulls film over its sprockets by one frame.
func filmAdvance(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.62)
	for at, gap := 0.006, 0.034; at < 0.36; at += gap { // teeth, quicker and then slower
		b.Add(sound.ClockTin.Sized(n.Around(0.82, 0.04)).Struck(n, 0.8, 0.03).Scaled(1), at, 0.40)
		gap = 0.024 + 0.05*(at-0.18)*(at-0.18)*4
	}
	b.Add(n.Burst(0.36, 10).Bandpass(n.Around(3300, 0.1), 0.7).Shape(sound.Arch(0, 0.36)).Scaled(1), 0.006, 0.16)
	b.Add(sound.Steel.Sized(1.9).Damped(0.2).Struck(n, 0.6, 0.03).Scaled(1), 0.41, 0.7) // the frame locks
	return b.Add(sound.Block.Damped(0.6).Struck(n, 0.4, 0.03).Scaled(1), 0.412, 0.5)
}

// dataSlide is a piece that slides over paper and clicks into its tray.
func dataSlide(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.30)
	b.Add(n.Burst(0.15, 10).Bandpass(n.Around(2300, 0.2), 0.7).Shape(sound.Arch(-0.02, 0.15)).Scaled(1), 0.002, 0.34)
	b.Add(sound.Bakelite.Sized(n.Around(1.05, 0.06)).Struck(n, 0.6, 0.04).Scaled(1), 0.145, 0.8)
	return b.Add(sound.Tabletop.Sized(1.3).Damped(0.5).Struck(n, 0.3, 0.03).Scaled(1), 0.146, 0.28)
}

// latches are two spring latches of a leather case, one after the other.
func latches(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.46)
	b.Add(sound.Thump(140, 80, 0.030), 0.004, 0.5) // the lid
	for i, at := range []float64{0.09, n.Around(0.22, 0.06)} {
		gain := 1 - 0.12*float64(i)
		b.Add(sound.Contact(n, 4300, 0.0012).Scaled(1), at, 0.4*gain)
		b.Add(sound.Steel.Sized(2.3).Damped(0.16).Struck(n, 0.8, 0.03).Scaled(1), at, 0.8*gain)
		b.Add(sound.ClockTin.Struck(n, 0.7, 0.04).Scaled(1), at+0.012, 0.4*gain)
	}
	return b
}

// tack is a tack that goes through paper into cork.
func tack(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.24)
	b.Add(n.Burst(0.012, 0.004).Highpass(2600).Scaled(1), 0.002, 0.32)
	b.Add(sound.Thump(230, 120, 0.018), 0.010, 0.9)
	b.Add(n.Burst(0.05, 0.012).Lowpass(820).Scaled(1), 0.010, 0.5)
	return b.Add(sound.Bakelite.Sized(1.5).Damped(0.5).Struck(n, 0.4, 0.04).Scaled(1), 0.014, 0.26)
}

// telexLineHeard is a line that a telex types: hammers and the bell of the carriage.
func telexLineHeard(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.58)
	for at := 0.004; at < 0.36; at += n.Around(0.043, 0.25) {
		b.Add(sound.Contact(n, n.Around(3600, 0.1), 0.0011).Scaled(1), at, 0.5)
		b.Add(sound.Block.Sized(1.3).Damped(0.4).Struck(n, 0.7, 0.06).Scaled(1), at, 0.5)
	}
	bell := sound.Silence(0.2)
	sound.Ring(bell, 2340, 0.5, 0.05)
	return b.Add(bell, 0.37, 0.4)
}
