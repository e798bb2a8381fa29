package shadownetwork_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest/hinted"
)

// decided is a position in which one fact decides.
type decided hinted.Position[*table]

// What decides is named by a person; the first hint has to say it.
func TestAHintTellsWhatDecides(t *testing.T) {
	hinted.Check(t, []decided{
		{"one purple piece more makes a briefcase", "advice.third", func(t *testing.T) *table {
			return plain(t, 2).coins(0, 0).inbox(0, 0, 0, 0, 2).leaked("tokyo", 0, 0, 0, 0, 1)
		}},
		{"the Lone Syndicate would come for what lies in Rome", "advice.syndicate", func(t *testing.T) *table {
			return plain(t, 1).coins(0, 0).leaked("rome", 6)
		}},
		{"both rivals could still fetch what lies in Beijing", "advice.contested", func(t *testing.T) *table {
			return plain(t, 3).coins(0, 0).leaked("beijing", 8)
		}},
		{"there is a black market and nothing else of note", "advice.market", func(t *testing.T) *table {
			return plain(t, 2).coins(0, 20).token("rome")
		}},
		{"a purple briefcase is the last one of Velvet Curtain", "advice.ready", func(t *testing.T) *table {
			return plain(t, 2).hand(0, "velvet-curtain").ledger(0, 2).inbox(0, 0, 0, 0, 3).study(0)
		}},
		{"the third yellow briefcase crosses a milestone, and Quiet Harbour is ready", "advice.milestone", func(t *testing.T) *table {
			return plain(t, 2).hand(0, "quiet-harbour").ledger(0, 2, 1).inbox(0, 3).study(0)
		}},
		{"a green briefcase fills the first column", "advice.column", func(t *testing.T) *table {
			return plain(t, 2).ledger(0, 1).inbox(0, 0, 3).study(0)
		}},
		{"the sixth yellow briefcase empties two spaces", "advice.recycle", func(t *testing.T) *table {
			return plain(t, 2).ledger(0, 5).inbox(0, 3).study(0)
		}},
		{"Grand Chessboard takes it", "advice.progress", func(t *testing.T) *table {
			return plain(t, 2).hand(0, "grand-chessboard").inbox(0, 0, 0, 3).study(0)
		}},
		{"a purple briefcase is worth six", "advice.briefcase", func(t *testing.T) *table {
			return plain(t, 2).inbox(0, 0, 0, 0, 3).study(0)
		}},
		{"the Cipher Clerk makes the third purple piece", "advice.third", func(t *testing.T) *table {
			return plain(t, 2).staff(0, "cipher-clerk").inbox(0, 0, 0, 1, 2).study(0)
		}},
		{"another Agent acts in all rounds to come", "advice.agent", func(t *testing.T) *table {
			return plain(t, 2).coins(0, 12).visit(0, "rome")
		}},
		{"Crown Cipher turned in is worth four more than at the end", "advice.turn-in", func(t *testing.T) *table {
			return plain(t, 2).hand(0, "crown-cipher").ledger(0, 2, 1, 1, 2).inbox(0, 3).study(0).Do("make", "yellow")
		}},
		{"no Contract is ready at the milestone", "advice.not-ready", func(t *testing.T) *table {
			return plain(t, 2).ledger(0, 2).inbox(0, 3).study(0).Do("make", "yellow")
		}},
		{"the Influence left is needed for wages", "advice.wages", func(t *testing.T) *table {
			return plain(t, 2).crew(0, 4).coins(0, 1).visit(0, "rome").Do("draw", "quiet-harbour")
		}},
		{"all briefcases of Quiet Harbour stand on the ledger", "advice.have", func(t *testing.T) *table {
			return plain(t, 2).coins(0, 0).ledger(0, 2, 1).visit(0, "rome")
		}},
	}, func(s *table) rules.State { return s.S })
}
