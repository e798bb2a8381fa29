package deepstate

import (
	"slices"
	"testing"
)

// TestEveryQuestionIsComplete: each question has a name, words, and verbs that answer it; one that can be declined says how.
func TestEveryQuestionIsComplete(t *testing.T) {
	for k := AskPick; k < askKinds; k++ {
		row := &questionRows[k]
		if row.Name == "" || row.Prompt == "" || len(row.Verbs) == 0 || (row.When == nil) != (row.Instead == "") {
			t.Errorf("the row of question %d (%s) lacks name, words or verbs", k, row.Name)
		}
		if slices.Contains(row.Verbs, VPass) != (row.Pass != nil) {
			t.Errorf("%s: who may decline it is not told what that says", row.Name)
		}
	}
}

// TestEveryFrameIsComplete: each frame has a name and runs, and something can make it wait.
func TestEveryFrameIsComplete(t *testing.T) {
	led := uint64(0)
	for k := range stepRows {
		led |= stepRows[k].leads
	}
	for k := range frames {
		row := &frameRows[k]
		if row.Name == "" || row.Run == nil {
			t.Errorf("the row of frame %d (%s) lacks a name or does nothing", k, row.Name)
		}
		if row.Base == 0 && led>>k&1 == 0 && !frameRows[frMake].Above(nil, &Frame{Kind: k}) {
			t.Errorf("nothing can lead to a %s", row.Name)
		}
	}
}

// TestWhatMayWaitAboveWhat: an effect waits above the text whose last step leads to it, and above nothing else.
func TestWhatMayWaitAboveWhat(t *testing.T) {
	s := &State{Seats: 3}
	s.Options.Men = true
	text := func(m Treaty, step uint8) Frame { return Frame{Kind: frTreaty, Card: uint8(m), Step: step} }
	for _, c := range []struct {
		phase Phase
		stack []Frame
		ok    bool
	}{
		{TreatyPhase, []Frame{{Kind: frMake}}, true},
		{ActionPhase, []Frame{{Kind: frMake}}, false},
		{TreatyPhase, []Frame{{Kind: frMake}, text(WorldBank, 0)}, true},
		{TreatyPhase, []Frame{{Kind: frMake}, text(WorldBank, 1), {Kind: frGive}}, true},
		{TreatyPhase, []Frame{{Kind: frMake}, text(WorldBank, 0), {Kind: frGive}}, false}, // it has not come to that step
		{TreatyPhase, []Frame{{Kind: frMake}, text(WorldBank, 1), {Kind: frReturn}}, false},
		{TreatyPhase, []Frame{{Kind: frMake}, {Kind: frGive}}, false},
		{TreatyPhase, []Frame{{Kind: frGive}}, false},
		{TreatyPhase, []Frame{{Kind: frMake}, text(OctoberCommittee, 1), {Kind: frOffer}}, true},
		{ActionPhase, []Frame{{Kind: frMan, Card: uint8(Courier), Step: 1}, {Kind: frReturn}}, true},
		{ActionPhase, []Frame{{Kind: frMan, Card: uint8(Courier), Step: 1}, {Kind: frHit}}, false},
		{ActionPhase, []Frame{{Kind: frHit}}, false}, // the Hitman's card is nowhere
		{ActionPhase, []Frame{{Kind: frMan, Card: uint8(Hitman), Step: 1}, {Kind: frHit}, {Kind: frMove}}, false},
	} {
		err := frameRows.Check(s, uint8(c.phase), c.stack, func(f *Frame) uint8 { return uint8(f.Kind) })
		if (err == nil) != c.ok {
			t.Errorf("phase %s, %v: %v", phaseIDs[c.phase], c.stack, err)
		}
	}
}
