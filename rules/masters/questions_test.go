package masters

import "testing"

// questionFault is what is wrong with the row of a question, "" for nothing.
func questionFault(k askKind, r *questionRow) string {
	answers := 0
	for v := range engine.Rows {
		answers += int(engine.Rows[v].Asked >> k & 1)
	}
	switch {
	case r.ID == "":
		return "has no name"
	case answers == 0:
		return "has no answer"
	case (r.out == "") != (r.leave == nil):
		return "is left without words, or names a way out that it does not have"
	case r.gift != nil && (r.gift.not == nil || r.gift.do == nil || r.gift.worth == nil):
		return "lets give ideas, but nobody knows how, whether, or what it is worth"
	case (r.until == 0) != (r.over == nil):
		return "is put until a mark is there, which keeps nobody from answering"
	}
	return ""
}

// frameFault is what is wrong with the row of a kind of frame.
func frameFault(r *frameRow) string {
	switch {
	case r.ID == "":
		return "has no name"
	case r.run == nil:
		return "does nothing"
	case r.in == 0:
		return "can never wait"
	case r.land != nil && r.gone:
		return "is about cells and about figures"
	}
	return ""
}

// TestQuestionsAndFramesAreWholeInTheirRows holds the rows against what each must have, and made-up ones against the law.
func TestQuestionsAndFramesAreWholeInTheirRows(t *testing.T) {
	seen := map[string]bool{}
	for k := askCharacter; k < asks; k++ {
		r := k.row()
		if fault := questionFault(k, r); fault != "" {
			t.Errorf("question %d, %s: it %s", k, r.ID, fault)
		}
		if seen[r.ID] {
			t.Errorf("two questions are called %s", r.ID)
		}
		seen[r.ID] = true
	}
	seen = map[string]bool{}
	for k := range frameTable {
		r := &frameTable[k]
		if fault := frameFault(r); fault != "" {
			t.Errorf("frame %d, %s: it %s", k, r.ID, fault)
		}
		if seen[r.ID] {
			t.Errorf("two frames are called %s", r.ID)
		}
		seen[r.ID] = true
	}
	for what, change := range map[string]func(q *questionRow, f *frameRow){
		"a question without a name":   func(q *questionRow, _ *frameRow) { q.ID = "" },
		"no way to leave":             func(q *questionRow, _ *frameRow) { q.leave = nil },
		"a gift that nobody can give": func(q *questionRow, _ *frameRow) { q.gift = &gift{} },
		"a mark that stops nobody":    func(q *questionRow, _ *frameRow) { q.until = done },
		"a frame without a name":      func(_ *questionRow, f *frameRow) { f.ID = "" },
		"a frame that does nothing":   func(_ *questionRow, f *frameRow) { f.run = nil },
		"a frame that cannot wait":    func(_ *questionRow, f *frameRow) { f.in = 0 },
	} {
		q, f := questionTable[askWhisper], frameTable[frCard]
		change(&q, &f)
		if questionFault(askWhisper, &q) == "" && frameFault(&f) == "" {
			t.Errorf("%s: the law does not notice", what)
		}
	}
}
