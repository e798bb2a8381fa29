package deepstate

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
	"safehouse/rules/match"
)

// A table that opens in the middle of a match, or comes back to a step, shows the
// same seals, the same Action card of HOC and the same Treaties turned up as one that
// watched all of it.
func TestATableThatOpensLateShowsWhatOneThatWatchedShows(t *testing.T) {
	sealed, followed := 0, 0
	for _, seats := range []int{1, 4} {
		m, err := match.New(rule.Game{}, rules.Setup{Seats: seats, Seed: 5, Options: rules.Options{"treaties": 0}}, make([]match.Controller, seats), nil)
		if err != nil {
			t.Fatal(err)
		}
		watched, late := newBench(t, 1280, 720, 1), newBench(t, 1280, 720, 1)
		watched.Lay(watched.ViewOf(m.State().(*rule.State), 0, false))
		r := rules.Rand{S: 8}
		for n := 0; !m.Turn().Done; n++ {
			legal := m.Legal()
			before := m.State().Clone()
			events, err := m.Apply(legal[m.State().(*rule.State).Playout(legal, &r)])
			if err != nil {
				t.Fatal(err)
			}
			for i, s := range m.After(len(m.Steps()) - 1) {
				watched.table.Show(before, s, events[i])
				before = s
			}
			late.table.Remember(m, len(m.Steps()))
			want, got := watched.table.history, late.table.history
			if !reflect.DeepEqual(want, got) {
				t.Fatalf("%d seats, step %d: who watched knows %+v, who comes late %+v", seats, n, want, got)
			}
			for _, l := range got.deals.sealed {
				sealed += len(l)
			}
			if got.turned.done {
				followed++
			}
		}
	}
	if sealed < 5 || followed < 5 {
		t.Errorf("%d seals and %d followed cards were compared", sealed, followed)
	}
}

// In a small window a Treaty says its effect alone: what is left out is its
// Conditions and its benefit, which its face shows in signs.
func TestTheEffectOfATreatyStandsAlone(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	b.Lay(b.ViewOf(begin(t, 3, 1, nil), 0, true))
	for i := range rule.TreatyCards {
		m := rule.Treaty(i)
		text, effect := b.table.Text("text", rule.RefTreaty(m)), b.table.effectText(m)
		left, ok := strings.CutSuffix(text, effect)
		if !ok || effect == "" || !strings.HasPrefix(left, "Needs ") || strings.Contains(effect, "Needs ") || strings.Contains(effect, "Brings ") {
			t.Errorf("%s: %q without %q", b.table.name(rule.RefTreaty(m)), text, effect)
		}
		if m.Brings().Secondaries > 0 && !strings.Contains(left, "Secondary") {
			t.Errorf("%s: the benefit is not left out: %q", b.table.name(rule.RefTreaty(m)), left)
		}
	}
}

// The names of all Objectives, Treaties and Covert Operations stand whole on their
// cards, or in their short form, in every usual window; none is broken within a word.
func TestNamesStandWhole(t *testing.T) {
	for _, z := range []struct{ w, h int }{{1280, 720}, {1920, 1080}, {2560, 1080}} {
		b := newBench(t, z.w, z.h, 1)
		b.Lay(b.ViewOf(after(t, 5, 7, rules.Options{"men": 1}, turnIn(2)), 0, true))
		k := b.Kit.Ruler(b.Stage.Scale() * b.table.plan.U)
		st := b.table.titled(20, theme.Ink)
		if b.table.plan.Small() {
			st = st.With(render.Oswald500)
		}
		st.Floor = 12
		check := func(ref rules.Ref, width float64) {
			for _, name := range []string{b.table.name(ref), b.table.short(b.table.IDOf(ref))} {
				for size := 18.0; name != "" && size >= 12; size-- {
					if fits(k, name, st.Sized(size), render.R(0, 0, width-9, 45)) {
						return
					}
				}
			}
			t.Errorf("%dx%d: %s has no room on a card %.0f wide", z.w, z.h, b.table.name(ref), width)
		}
		for i := range rule.TreatyCards {
			check(rule.RefTreaty(rule.Treaty(i)), b.table.handPlaces(4)[0].W)
		}
		for i := range rule.Kinds {
			check(rule.RefObjective(rule.Kind(i)), b.table.zonePlaces()[0].W)
		}
	}
}

// HOC's turn is told with its reason: which of the cards is worth most to it, and what
// becomes of whom it drives out.
func TestHOCSaysWhy(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	acted(t, b) // it seizes a card
	why := b.table.Comment(nil)
	c, ok := rule.OnCard(b.table.turned.where)
	if !ok {
		t.Fatal("it seized nothing")
	}
	for _, want := range []string{"The best of your cards", fmt.Sprintf("worth %d.", b.table.s.HOCWorth(c.Kind())), "draw a Treaty"} {
		if !strings.Contains(why, want) {
			t.Errorf("%q is not said: %s", want, why)
		}
	}
}
