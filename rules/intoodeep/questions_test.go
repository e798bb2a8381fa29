package intoodeep

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// TestPrintedQuestionsAreComplete: each question has a name, words, and verbs that answer it; one that can be declined says how, one
// among Zones or Items what can be chosen and what comes of it, one that points at tokens at which; and something asks it.
func TestPrintedQuestionsAreComplete(t *testing.T) {
	names := map[string]bool{}
	for k := askHook; k < asks; k++ {
		row := &questionRows[k]
		if row.Name == "" || names[row.Name] || row.Prompt == "" || len(row.Verbs) == 0 || (row.When == nil) != (row.Instead == "") {
			t.Errorf("the row of question %d (%s) lacks a name of its own, words or verbs", k, row.Name)
		}
		names[row.Name] = true
		has := func(v rules.Verb) bool { return slices.Contains(row.Verbs, v) }
		if has(VDone) != (row.Pass != nil) || has(VDone) != (row.Declined != nil) {
			t.Errorf("%s: who may decline it is not told what that says or does", row.Name)
		}
		if !has(VDone) && (row.bars != nil || row.sight != nil || row.advice != nil) {
			t.Errorf("%s says what declining it is worth, and nobody can", row.Name)
		}
		if c := row.choice; (has(VZone) || has(VItem)) != (c != nil) || c != nil && (c.not == nil || c.do == nil || c.list == nil && len(row.Verbs) == 1) {
			t.Errorf("%s: what can be chosen is not said, or what comes of it", row.Name)
		}
		if !has(VKnown) && (row.known || row.reach != poolAndPlot) {
			t.Errorf("%s points at no tokens", row.Name)
		}
	}
}

// TestPrintedPowersCanBeDeclined: a power may be used without its benefit (ruling C16), so that what its steps ask can be declined.
func TestPrintedPowersCanBeDeclined(t *testing.T) {
	for _, fault := range undeclined(fx(moveItem(), swapItems(), tolerance(), lockTag())) {
		if fault != doMoveItem && fault != doLockTag {
			t.Errorf("step %d is said to ask what cannot be declined", fault)
		}
	}
	if n := len(undeclined(fx(moveItem(), option(), lockTag()))); n != 2 {
		t.Errorf("%d steps of a made-up power cannot be declined; want 2", n)
	}
	for z := range zoneTable {
		if l := undeclined(zoneTable[z].Power); len(l) > 0 {
			t.Errorf("the power of %s asks what cannot be declined", zoneTable[z].ID)
		}
	}
}

// undeclined is the steps of a text that ask what cannot be declined.
func undeclined(text []Step) (l []stepKind) {
	for _, st := range text {
		q := st.row().asks
		if first := st.row().first; first != askNothing {
			q = first
		}
		if q != askNothing && questionRows[q].Pass == nil {
			l = append(l, st.Do)
		}
	}
	return l
}
