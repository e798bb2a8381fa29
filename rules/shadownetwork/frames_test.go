package shadownetwork

import (
	"fmt"
	"testing"
)

// frameFault is what is wrong with the row of a kind of frame, "" for nothing.
func frameFault(k FrameKind, r *frameRow) string {
	answers := 0
	for v := range engine.Rows {
		answers += int(engine.Rows[v].Asked >> k & 1)
	}
	switch {
	case r.ID == "":
		return "has no name"
	case k.asks() == (r.stages != nil):
		return "must be either a question or a program"
	case !k.asks() && (answers > 0 || r.goesOn != nil || r.says != nil || r.ends != nil || r.must != nil):
		return "is a program and asks nothing"
	case k.asks() && r.of != ofPlayer:
		return "is put to somebody who is no player"
	case k.asks() && answers == 0:
		return "has no answer"
	case (r.ends == nil) != (r.done == ""), r.sayDone != nil && r.ends == nil:
		return "is ended without words, or offers an end that it does not have"
	case r.ends != nil && r.stay != nil:
		return "can be ended and cannot"
	case (r.names != "" || r.bits != nil) != (r.has&hasWhat != 0), r.names != "" && r.bits != nil:
		return "writes a number that it does not have, or does not write one"
	}
	if _, ok := kinds()[r.names]; r.names != "" && !ok {
		return "writes its number as one of nothing"
	}
	for i, st := range r.stages {
		if st.do == nil || (i == len(r.stages)-1) && st.leads != nil {
			return fmt.Sprintf("does nothing in stage %d, or waits after its last one", i+1)
		}
	}
	return ""
}

// TestEveryFrameIsWholeInItsRow holds the rows of all kinds of frames against what each must have, and made-up rows against
// the law itself.
func TestEveryFrameIsWholeInItsRow(t *testing.T) {
	seen := map[string]bool{}
	for k := range frameTable {
		r := &frameTable[k]
		if fault := frameFault(FrameKind(k), r); fault != "" {
			t.Errorf("%s %s", r.ID, fault)
		}
		if seen[r.ID] {
			t.Errorf("two kinds of frames are called %s", r.ID)
		}
		seen[r.ID] = true
	}
	for what, change := range map[string]func(r *frameRow){
		"no name":                func(r *frameRow) { r.ID = "" },
		"also a program":         func(r *frameRow) { r.stages = studyStages },
		"put to the automa":      func(r *frameRow) { r.of = ofSyndicate },
		"an end without words":   func(r *frameRow) { r.done = "" },
		"a number without names": func(r *frameRow) { r.bits = nil },
		"names of nothing":       func(r *frameRow) { r.bits, r.names = nil, "nothing" },
	} {
		r := frameTable[AskMarket]
		change(&r)
		if frameFault(AskMarket, &r) == "" {
			t.Errorf("%s: the law does not notice", what)
		}
	}
	r := frameTable[frStudy]
	r.stages = append(append([]stage(nil), studyStages...), stage{do: leave, leads: studyStages[0].leads})
	if frameFault(frStudy, &r) == "" {
		t.Error("a program that waits after its last stage: the law does not notice")
	}
}
