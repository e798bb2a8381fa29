package intoodeep

import "testing"

// TestPrintedBenefitsAreComplete: each kind of benefit has a row that names its faces apart, scores them, and is worth something to
// bots; what a face speaks of is there.
func TestPrintedBenefitsAreComplete(t *testing.T) {
	for k := range benefitRows {
		if row := &benefitRows[k]; row.id == nil || row.bank == nil {
			t.Errorf("the row of benefit %d lacks a name or scores nothing", k)
		}
	}
	worth := [types]float64{2, 2, 2, 2, 2, 2}
	ids := map[string]bool{}
	for i := range dilemmaTable {
		f := &dilemmaTable[i]
		if ids[f.id()] {
			t.Errorf("two faces are called %s", f.id())
		}
		ids[f.id()] = true
		if f.Copies < 1 || f.N < 1 || f.row().typed && int(f.What) >= types || f.Benefit == Poster && f.What >= criminals {
			t.Errorf("%s speaks of what is not there", f.id())
			continue
		}
		b, v := banked{}.bank(f, &worth)
		if v <= 0 && b == (banked{}) {
			t.Errorf("banking %s scores nothing", f.id())
		}
		if _, v := (banked{}).adds(f, &worth, 0); v <= 0 {
			t.Errorf("bots do not know what %s is worth", f.id())
		}
	}
}
