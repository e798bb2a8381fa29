package masters

import (
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/masters"
	"safehouse/scenes/sitting"
)

// Behind the note about the job lies its dossier: the plan, how it stands, what is special,
// what it brings and what it still wants; its button leads back to the table.
func TestTheNoteOpensTheDossierOfTheJob(t *testing.T) {
	for g := range rule.Heist(rule.Heists) {
		if g == rule.FinalNorth { // its first part comes before it
			continue
		}
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 3, g, 5, nil)
		v := b.viewOf(s, true)
		b.Lay(v)
		if th := b.Stage.Thing("job"); th == nil || th.Press == nil {
			t.Fatalf("%v: the note cannot be pressed", g)
		} else {
			th.Press()
		}
		b.Lay(v)
		for _, id := range []string{"dossier", "dossier/close"} {
			if b.Stage.Thing(id) == nil {
				t.Fatalf("%v: there is no %s", g, id)
			}
		}
		words := b.table.jobSays(wantsOf(s), b.table.hands(), true)
		for _, key := range []string{"brief." + info.Refs[kHeist].IDs[g], "brief.brings", "job.stands"} {
			if want := say(v, key); !strings.Contains(words, want) {
				t.Errorf("%v: the dossier does not say %q", g, want)
			}
		}
		if n := strings.Count(words, v.Name(ref(kLoot, int(rule.Jewel)))); g == rule.InclusionJob && n < 3 {
			t.Errorf("%d jewels are told of, want 3", n)
		}
		b.Stage.Thing("dossier/close").Press()
		b.Lay(v)
		if b.Stage.Thing("dossier") != nil {
			t.Errorf("%v: the dossier stays open", g)
		}
	}
}

// A hint says what is meant to follow, and its way, price and number lie on the map; the one
// that is looked at is drawn.
func TestAHintLiesOnTheMap(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := begin(t, 3, rule.InclusionJob, 5, nil)
	who := s.CharacterIndex(0)
	for _, a := range []rules.Action{rules.Do(rule.VStart, who, refIndex(kHex, "i3")), rules.Do(rule.VPlan, who, refIndex(kHex, "h3"))} {
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	v := b.viewOf(s, true)
	plan := rules.Do(rule.VPlan, who, refIndex(kHex, "g3"))
	h := sitting.Hint{Seat: 0, Action: plan, Line: []rules.Action{plan, rules.Do(rule.VPlan, who, refIndex(kHex, "f3"))}}
	v.Hints = []sitting.Hint{h}
	b.Lay(v)
	m, ok := b.table.aimOf(h.Seat, h.Action, h.Line)
	if !ok || len(m.marks) != 2 || m.marks[0].hex != rule.Hex(refIndex(kHex, "g3")) {
		t.Fatalf("drawn is %+v, want a mark on G3 and F3", m)
	}
	if got, want := b.table.hintPrice(h, m), say(v, "price.tokens", "n", 2); got != want {
		t.Errorf("its price is %q, want %q", got, want)
	}
	walk := rules.Do(rule.VMove, who, refIndex(kHex, "h3"))
	h = sitting.Hint{Seat: 0, Action: walk, Advice: rules.Say("reason.next"), Line: []rules.Action{walk, rules.Do(rule.VMove, who, refIndex(kHex, "g3")), rules.Do(rule.VUnlock, who, refIndex(kHex, "f3"))}}
	if got, want := b.table.HintWords(v, h), say(v, "hint.then", "list", say(v, "hint.to", "to", "G3")+", "+say(v, "hint.unlock", "to", "F3")); got != want {
		t.Errorf("the hint says %q, want %q", got, want)
	}
	if m, _ := b.table.aimOf(h.Seat, h.Action, h.Line); len(m.cells) != 2 {
		t.Errorf("its way has %d steps, want 2", len(m.cells))
	}
}
