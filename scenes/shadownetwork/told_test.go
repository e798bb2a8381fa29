package shadownetwork

import (
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop/tabletoptest"
)

// The sheets of Upkeep and of the scores say what has happened: what is due and paid,
// every Contract, and the sums of the results.
func TestWhatIsToldIsWhatHappened(t *testing.T) {
	upkeeps, sums := 0, 0
	for i := range 4 {
		b := newBench(t, 1280, 720, 1)
		seats := 1 + i%2
		s := begin(t, seats, uint64(70+i), nil)
		b.Lay(b.ViewOf(s, 0, true))
		r := rules.Rand{S: uint64(i) + 5}
		for !s.Turn().Done {
			legal := s.Legal(nil)
			a := legal[s.Playout(legal, &r)]
			was := s.Clone()
			rec := &rules.Recorder{Keep: true}
			if err := s.Apply(a, rec); err != nil {
				t.Fatal(err)
			}
			for j, e := range rec.Events {
				b.table.Show(was, rec.States[j], e)
				was = rec.States[j]
				name := s.Game().Info().Events[e.Kind]
				if name == "wages" {
					upkeeps++
					side, _ := rule.OnSide(e.Who)
					if c := b.table.sheet.sides[side]; b.table.sheet.kind != "upkeep" || c.paid != int(e.N) || c.due != int(e.M) {
						t.Fatalf("the sheet says %+v of wages %d of %d", c, e.N, e.M)
					}
				}
			}
		}
		out := s.Outcome()
		for _, side := range b.table.all() {
			c := b.table.sheet.sides[side]
			if want := scoreOf(&out, side).Total; !c.summed || c.total != want {
				t.Errorf("the sheet sums side %d up to %d, the result is %d", side, c.total, want)
			}
			sum := b.table.influenceOf(side)
			for _, k := range c.cards {
				sum += k.n
			}
			if sum != c.total {
				t.Errorf("the rows of side %d come to %d, its sum is %d", side, sum, c.total)
			}
			sums++
		}
	}
	if upkeeps < 6 || sums != 8 {
		t.Errorf("only %d wages and %d sums were told", upkeeps, sums)
	}
}

// Before its Agent goes where the card leads, before the next round, and before
// each sum, the screen waits for the person.
func TestTheScreenWaits(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := midway(t, 1)
	b.Lay(b.ViewOf(s, 0, true))
	kind := func(name string) rules.EventKind {
		for k, n := range s.Game().Info().Events {
			if n == name {
				return rules.EventKind(k)
			}
		}
		t.Fatal("no event ", name)
		return 0
	}
	for _, x := range []struct {
		name string
		who  rule.Side
		want bool
	}{{"placed", rule.Syndicate, true}, {"placed", 0, false}, {"round", 0, true}, {"scored", 0, true}, {"took", rule.Syndicate, false}, {"shows-hand", 0, false}} {
		if got := b.table.Stops(s, rules.Event{Kind: kind(x.name), Who: rule.RefSide(x.who)}); got != x.want {
			t.Errorf("it waits before %s of %d: %v", x.name, x.who, got)
		}
	}
	b.table.sheet.kind = "upkeep"
	if !b.table.Stops(s, rules.Event{Kind: kind("shows-hand"), Who: rule.RefSide(0)}) {
		t.Error("the last Upkeep cannot be read before the scores")
	}
}

// Each event of the rules is a row of the table, and each row an event.
func TestEachEventHasARow(t *testing.T) {
	tabletoptest.Rows(t, rows, rule.Game{}.Info().Events)
}

func TestNoVerbOrEventIsSpelled(t *testing.T) { tabletoptest.Spelled(t, rule.Game{}.Info()) }
