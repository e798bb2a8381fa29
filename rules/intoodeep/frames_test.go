package intoodeep

import "testing"

// TestPrintedFramesAreComplete: each frame has a name and runs, something can make it wait, and no step leads to what is none.
func TestPrintedFramesAreComplete(t *testing.T) {
	led := uint64(0)
	for k := range stepRows {
		led |= stepRows[k].leads
	}
	for below := range frameRows {
		above := frameRows[below].Above
		if below == int(frProgram) || below == int(frCrime) || above == nil {
			continue // by the steps of their texts
		}
		for k := range frames {
			for step := range uint8(7) {
				if above(&Frame{Kind: frameKind(below), Step: step}, &Frame{Kind: frameKind(k), From: fromBoost}) {
					led |= 1 << k
				}
			}
		}
	}
	led |= 1 << frReward // above a crime
	for k := range frameKind(frames) {
		row := &frameRows[k]
		switch {
		case row.Name == "" && row.Run == nil && led>>k&1 == 0: // of no kind
		case row.Name == "" || row.Run == nil:
			t.Errorf("the row of frame %d (%s) lacks a name or does nothing", k, row.Name)
		case row.Base == 0 && led>>k&1 == 0:
			t.Errorf("nothing can lead to a %s", row.Name)
		}
	}
}

// TestWhatMayWaitAboveWhat: an effect waits above the text whose last step leads to it, a reward's part above the reward, and above
// nothing else.
func TestWhatMayWaitAboveWhat(t *testing.T) {
	s := &State{Seats: 3}
	for i := range s.Locks {
		s.Locks[i] = noToken
	}
	text := func(z Zone, step uint8) Frame { return Frame{Kind: frProgram, ID: uint8(z), Step: step} }
	boost := Frame{Kind: frProgram, From: fromBoost, ID: uint8(Tolerance)}
	for i, c := range []struct {
		phase Phase
		stack []Frame
		ok    bool
	}{
		{Acting, []Frame{text(Riverside, 0)}, true},
		{Storying, []Frame{text(Riverside, 0)}, false},
		{Acting, []Frame{{Kind: frGain}}, false},
		{Acting, []Frame{text(Riverside, 1), {Kind: frGain}}, true},
		{Acting, []Frame{text(Riverside, 0), {Kind: frGain}}, false}, // it has not come to that step
		{Acting, []Frame{text(Riverside, 1), {Kind: frClaim}}, false},
		{Acting, []Frame{text(Riverside, 1), {Kind: frFile}, {Kind: frClaim}, boost}, true},
		{Acting, []Frame{text(Riverside, 1), {Kind: frFile}, {Kind: frClaim}, text(Parish, 0)}, false}, // a Boost brings no power
		{Acting, []Frame{text(Downtown, 1), {Kind: frShifts, X: shiftSentinel, Cast: noCast}}, true},
		{Acting, []Frame{{Kind: frShifts, X: shiftSentinel, Cast: noCast}}, false},
		{ChapterEnd, []Frame{{Kind: frChapter}, {Kind: frLose}}, true},
		{ChapterEnd, []Frame{{Kind: frLose}}, false},
		{ChapterEnd, []Frame{{Kind: frChapter}, {Kind: frGain}}, false},
		{Acting, []Frame{{Kind: frChapter}}, false},
		{Acting, []Frame{{Kind: frameKind(11)}}, false},
	} {
		for j := range c.stack {
			if c.stack[j].Kind == frProgram {
				c.stack[j].Cast = noCast
			}
		}
		err := stackRows.Check(s, uint8(c.phase), c.stack, func(f *Frame) uint8 { return uint8(f.Kind) })
		if (err == nil) != c.ok {
			t.Errorf("%d: phase %s, %v: %v", i, phaseIDs[c.phase], c.stack, err)
		}
	}
}
