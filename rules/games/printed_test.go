package games_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
)

// What is printed on a thing is told as the reason for a choice only where the choice plays, uses or takes it: such a verb
// names a thing on which something is printed.
func TestPrintedVerbsNameWhatIsPrinted(t *testing.T) {
	for _, g := range games.All {
		in, n := g.Info(), 0
		for _, v := range in.Verbs {
			if !v.Printed {
				continue
			}
			n++
			if i := len(v.Operands) - 1; i < 0 || v.Operands[i].Ref == rules.None || !slices.Contains(in.Faces, in.Refs[v.Operands[i].Ref].Name) {
				t.Errorf("%s: %s names nothing with a text", in.ID, v.Name)
			}
		}
		if n == 0 {
			t.Errorf("%s: no verb", in.ID)
		}
	}
}
