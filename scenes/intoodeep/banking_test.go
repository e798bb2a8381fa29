package intoodeep

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// While Dilemmas are banked the hand lies in the place of the Console, each Dilemma says
// what it is worth, and the well shows what the one that is looked at would add. The view
// stays while the chosen one sinks in, and is gone with the next event.
func TestBankingShowsTheHandAndTheWell(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := asking(t, 2, 60, "bank")
	seat := s.Turn().Seat
	v := b.ViewOf(s, seat, true)
	v.Stage = b.Stage
	b.Lay(v)
	things := b.Stage.Things()
	if b.Stage.Thing("well") == nil || slices.ContainsFunc(things, func(id string) bool { return strings.HasPrefix(id, "disc:") }) {
		t.Fatal("the Console still lies where Dilemmas are banked")
	}
	cards := 0
	for _, id := range things {
		if !strings.HasPrefix(id, "dilemma:") {
			continue
		}
		cards++
		v.Hot = id
		face, ok := b.table.looked()
		if !ok || v.ID(rule.RefFace(face)) != strings.Split(id, "#")[0] {
			t.Errorf("looking at %s shows face %d in the well", id, face)
		}
	}
	if cards != s.Players[seat].Hand.Len() {
		t.Errorf("%d cards for %d Dilemmas", cards, s.Players[seat].Hand.Len())
	}

	was := rules.View(s, seat)
	rec := &rules.Recorder{Keep: true}
	legal := s.Legal(nil)
	bank := legal[slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rule.VBank })]
	if err := s.Apply(bank, rec); err != nil {
		t.Fatal(err)
	}
	for k, e := range rec.Events {
		if !e.SeenBy(seat) {
			continue
		}
		now := rules.View(rec.States[k], seat)
		shown := b.ViewOf(rec.States[k].(*rule.State), seat, false)
		shown.Showing, shown.Stage = true, b.Stage
		beat := b.table.Show(was, now, e)
		b.Lay(shown)
		name := info.Events[e.Kind]
		if open := b.table.banking; open != (name == "banked-face" || name == "banked") {
			t.Errorf("after %s the view is open: %v", name, open)
		}
		if name == "banked-face" && beat.MS < 600 {
			t.Errorf("the well has %v ms to fill", beat.MS)
		}
		was = now
	}
}

// What banking could add is told as a number where it is one, and nothing in it reads as a minus.
func TestWhatBankingAddsIsNoDifference(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := asking(t, 2, 60, "bank")
	b.Lay(b.ViewOf(s, s.Turn().Seat, true))
	for _, x := range []struct {
		low, high int
		want      []string
	}{{4, 4, []string{"+4"}}, {8, 16, []string{"+8", "to 16"}}} {
		if l := b.table.span(x.low, x.high); !slices.Equal(l, x.want) {
			t.Errorf("from %d to %d it says %q", x.low, x.high, l)
		}
	}
}
