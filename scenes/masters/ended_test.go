package masters

import (
	"strings"
	"testing"

	rule "safehouse/rules/masters"
)

// The table of a heist that is over says what it came to, and has everybody where the way
// ended: in the panel of each stands what became of it, on the job's paper the verdict.
func TestAHeistThatIsOverSaysHowItEnded(t *testing.T) {
	won, lost := 0, 0
	for seed := uint64(1); seed <= 60 && (won == 0 || lost < 2); seed++ {
		m := robbed(t, rule.Heist(seed%5), seed)
		b := newBench(t, 1280, 720, 1)
		s := m.State().(*rule.State)
		b.table.Remember(m, len(m.Steps()))
		v := b.viewOf(s, false)
		b.Lay(v)
		x := b.table.recall(m)
		if b.table.won() {
			won++
		} else {
			lost++
		}
		for f := range s.Crew {
			if !s.Crew[f].Here() || len(x.walks[f].at) == 0 {
				continue
			}
			pawn, ok := b.Stage.Find(b.table.pawnID(f))
			if !ok {
				t.Errorf("seed %d: figure %d, last on %s, stands nowhere", seed, f, b.table.hexName(x.walks[f].last()))
				continue
			}
			if at := b.table.u.Pt(b.table.endBox(x, f)); pawn.Center().Sub(at.Center()).X > 1 {
				t.Errorf("seed %d: figure %d stands at %v, fell at %v", seed, f, pawn, at)
			}
			b.table.open(f)
			b.Lay(v)
			words := strings.Join(b.Stage.Words(), "\n")
			for _, want := range []string{b.table.reportRow(x, f).Text, b.table.verdict(), b.table.verdictLine(x)} {
				if !strings.Contains(words, want) {
					t.Errorf("seed %d: figure %d reads nothing of %q", seed, f, want)
				}
			}
		}
		if job, ok := b.Stage.Find("job"); !ok || job.W == 0 || !strings.Contains(strings.Join(b.Stage.Words(), "\n"), b.table.verdict()) {
			t.Errorf("seed %d: the job's paper says nothing of the end", seed)
		}
		b.table.Remember(m, 0) // back to the beginning
		if b.table.over != nil || b.table.match != nil {
			t.Error("the end is told at the beginning")
		}
	}
	if won == 0 || lost == 0 {
		t.Errorf("%d won, %d lost: look at other seeds", won, lost)
	}
}
