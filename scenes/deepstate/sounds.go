package deepstate

import (
	"safehouse/render/sound"
)

// Sounds of this room alone: felt and wood, wax, folders, brass, and the war far
// off.
var (
	soundFelt   = sound.New(sound.Recipe{Name: "felt steps", Peak: 0.34, Takes: 4, Make: felt})
	soundScrape = sound.New(sound.Recipe{Name: "scrape and tap", Peak: 0.42, Takes: 3, Make: scrape})
	soundSeal   = sound.New(sound.Recipe{Name: "wax seal", Peak: 0.44, Takes: 3, Make: wax})
	soundFolder = sound.New(sound.Recipe{Name: "folder", Peak: 0.40, Takes: 2, Make: folder})
	soundBell   = sound.New(sound.Recipe{Name: "brass bell", Peak: 0.30, Takes: 1, Make: bell})
	soundThud   = sound.New(sound.Recipe{Name: "distant thud", Peak: 0.50, Takes: 2, Make: thud})
	soundRoll   = sound.New(sound.Recipe{Name: "coin roll", Peak: 0.26, Takes: 3, Make: roll})
	soundGavel  = sound.New(sound.Recipe{Name: "gavel", Peak: 0.46, Takes: 2, Make: gavel})
)

// felt is Agents that walk over leather: soft heels, a tap of wood at the end.
func felt(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.40)
	for i := range 4 {
		at := n.Around(0.01+0.075*float64(i), 0.06)
		b.Add(sound.Thump(150, 80, 0.022), at, 0.5)
		b.Add(n.Burst(0.03, 0.008).Lowpass(1300).Scaled(1), at, 0.35)
	}
	return b.Add(sound.Block.Damped(0.6).Struck(n, 0.4, 0.04).Scaled(1), 0.31, 0.5)
}

// scrape is Agents that are pushed off a card by others.
func scrape(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.46)
	drag := n.Burst(0.24, 10).Bandpass(n.Around(1500, 0.15), 0.9)
	b.Add(drag.Shape(sound.Arch(0, 0.24)).Scaled(1), 0.005, 0.5)
	b.Add(sound.Thump(190, 70, 0.045), 0.23, 0.9)
	return b.Add(sound.Block.Sized(0.8).Struck(n, 0.5, 0.04).Scaled(1), 0.232, 0.7)
}

// wax is a seal that is pressed: the soft give of the wax, the brass on the table.
func wax(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.50)
	b.Add(n.Burst(0.05, 0.02).Highpass(2200).Lowpass(6000).Scaled(1), 0.01, 0.15)
	b.Add(sound.Thump(120, 55, 0.070), 0.08, 1)
	b.Add(n.Burst(0.09, 0.03).Lowpass(700).Scaled(1), 0.08, 0.5)
	return b.Add(sound.Coinage.Sized(0.55).Damped(0.25).Struck(n, 0.5, 0.02).Scaled(1), 0.30, 0.16)
}

// folder is a string that is unwound and a file that is opened and stamped.
func folder(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.72)
	for i := range 3 {
		b.Add(n.Burst(0.05, 10).Bandpass(n.Around(2600, 0.2), 1.4).Shape(sound.Arch(0, 0.05)).Scaled(1), 0.01+0.055*float64(i), 0.22)
	}
	page := n.Burst(0.2, 10).Highpass(1500).Lowpass(7000)
	b.Add(page.Shape(sound.Arch(0, 0.2)).Scaled(1), 0.2, 0.3)
	b.Add(sound.Thump(150, 62, 0.050), 0.46, 1)
	b.Add(n.Burst(0.05, 0.010).Lowpass(900).Scaled(1), 0.46, 0.5)
	return b.Add(sound.Tabletop.Sized(0.8).Struck(n, 0.35, 0.03).Scaled(1), 0.462, 0.4)
}

// bell is a dry stroke on a table bell of brass.
func bell(n sound.Noise) sound.Buffer {
	b := sound.Silence(1.1)
	b.Add(sound.Contact(n, 5200, 0.0012).Scaled(1), 0.002, 0.3)
	for i, part := range []float64{1, 2.76, 5.4} {
		sound.Ring(b, 1046*part, 0.8/float64(1+2*i), 0.30/float64(1+i))
	}
	return b
}

// thud is a gun far away: no edge, a long low roll.
func thud(n sound.Noise) sound.Buffer {
	b := sound.Silence(1.5)
	for _, at := range []float64{0.02, 0.62} {
		b.Add(sound.Thump(70, 34, 0.24), at, 1)
		roll := n.Burst(0.7, 0.3).Lowpass(180)
		b.Add(roll.Scaled(1), at, 0.6)
	}
	return sound.Far(b.Scaled(1), 420)
}

// roll is the Supervisor's disc that rolls to the next one and falls over.
func roll(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.62)
	piece := sound.Coinage.Sized(n.Around(0.8, 0.05)).Damped(0.4)
	for at, gap := 0.01, 0.07; at < 0.5; gap *= 0.86 {
		b.Add(piece.Struck(n, 0.5, 0.02).Scaled(1), at, 0.35)
		at += max(gap, 0.014)
	}
	return b.Add(sound.Block.Damped(0.5).Struck(n, 0.4, 0.03).Scaled(1), 0.52, 0.5)
}

// gavel calls the Treaty table to order.
func gavel(n sound.Noise) sound.Buffer {
	b := sound.Silence(0.60)
	for i, at := range []float64{0.004, 0.24} {
		gain := 1 - 0.25*float64(i)
		b.Add(sound.Contact(n, 2200, 0.0016).Scaled(1), at, 0.4*gain)
		b.Add(sound.Block.Sized(0.7).Struck(n, 0.7, 0.03).Scaled(1), at, 0.9*gain)
		b.Add(sound.Tabletop.Struck(n, 0.5, 0.03).Scaled(1), at, 0.6*gain)
	}
	return b
}
