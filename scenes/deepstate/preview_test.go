package deepstate

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// sendable is a card of the zone to which the viewer can send different numbers.
func sendable(t testing.TB, b *bench, s *rule.State) (rule.Card, []rules.Action) {
	t.Helper()
	for _, c := range s.Row[:s.RowLen] {
		if list := b.table.means[b.View.ID(rule.RefCard(c))]; len(list) > 1 {
			return c, list
		}
	}
	t.Fatal("no card takes different numbers")
	return 0, nil
}

// A card that is pressed is held up, and each total that can be sent has a plate in
// the prompt's place; while one is looked at the table shows what it would come to,
// and nothing is decided before it is pressed.
func TestTheNumberOfAgentsIsAskedWithPlates(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	c, list := sendable(t, b, s)
	id := b.View.ID(rule.RefCard(c))
	low, _ := b.Stage.Find(id)
	b.Press(id)
	high, _ := b.Stage.Find(id)
	if !b.table.raised(c) || high.W <= low.W {
		t.Errorf("the card is not held up: %v, before %v", high, low)
	}
	prompt := b.table.plan.Pt(b.table.plan.prompt)
	for i := range list {
		plate := fmt.Sprintf("%s%s:%d", menuOf, id, i)
		at, ok := b.Stage.Find(plate)
		if !ok || at.X < prompt.X || at.Right() > prompt.Right() || at.Y < prompt.Y-1 || at.Bottom() > prompt.Bottom()+1 {
			t.Fatalf("plate %d lies at %v, the prompt at %v", i, at, prompt)
		}
		b.Hover(plate)
		want, _ := s.Foresee(0, list[i])
		if b.table.eye.o != want || b.table.eye.a != list[i] {
			t.Errorf("plate %d is foreseen as %+v, want %+v", i, b.table.eye.o, want)
		}
	}
	if len(b.Done) > 0 {
		t.Fatalf("%v was decided by looking", b.Done)
	}
	b.Press(fmt.Sprintf("%s%s:%d", menuOf, id, 1))
	if len(b.Done) != 1 || b.Done[0] != list[1] {
		t.Errorf("what was decided is %v, want %v", b.Done, list[1])
	}
}

// Where the table is shown in pages the prompt lies beside it: the number is asked by a menu at the card.
func TestTheNumberOfAgentsIsAskedInPages(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	c, list := sendable(t, b, s)
	if b.table.sendMenu(c, list) == nil {
		t.Fatal("without pages there are no plates")
	}
	b.View.Paged = true
	if b.table.sendMenu(c, list) != nil {
		t.Error("in pages the plates lie in the prompt's place, which nobody sees")
	}
}

// What is looked at is forgotten with the question: a stale choice shows nothing.
func TestNothingIsForeseenForOthers(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	c, _ := sendable(t, b, s)
	b.Hover(b.View.ID(rule.RefCard(c)))
	if !b.table.eye.ok {
		t.Fatal("nothing is foreseen for the card that is looked at")
	}
	b.Lay(b.ViewOf(s, 1, false))
	if b.table.eye.ok {
		t.Error("it is still foreseen for somebody who is not asked")
	}
}

// Each Condition of a Treaty in hand is told with what the viewer has of it.
func TestConditionsAreTicked(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	for _, m := range s.HandOf(0) {
		tip := b.Stage.Thing(b.View.ID(rule.RefTreaty(m))).Tip()
		ticks := 0
		for _, k := range tip.Keywords {
			if k.Name == b.table.T("term") {
				ticks++
			}
		}
		if ticks != len(m.Printed().Needs) {
			t.Errorf("%s: %d Conditions are told, want %d", tip.Title, ticks, len(m.Printed().Needs))
		}
		signs := strings.Join(b.table.termSigns(m.Printed().Needs, false), " ")
		met := 0
		for _, term := range m.Printed().Needs {
			if s.Missing(0, term) == 0 {
				met++
			}
		}
		if n := strings.Count(signs, "{icon:check"); n != met {
			t.Errorf("%s: %d ticks, want %d: %s", tip.Title, n, met, signs)
		}
	}
}

// HOC's Action card strikes out what it cannot do, with the reason, and points at
// what it acted on.
func TestHOCsCardTellsWhatItDid(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	acted(t, b)
	up := b.table.turned
	if !up.shown || !up.done {
		t.Fatalf("the card is %+v", up)
	}
	for i := range up.step {
		if up.lacks[i] == rule.HOCCan {
			t.Errorf("instruction %d was passed over without a reason", i+1)
		}
	}
	if up.lacks[up.step] != rule.HOCCan {
		t.Errorf("it did instruction %d, for which it lacks %s", up.step+1, up.lacks[up.step])
	}
	x := b.Stage.Thing("hoc-action")
	if id := b.View.ID(up.where); b.Stage.Thing(id) == nil || len(x.Points) == 0 || x.Points[0].To != id {
		t.Errorf("it acted on %q, and the card points at %v", id, x.Points)
	}
}

// The pad lists nine rows for every player, and its sums are the players' totals.
func TestThePadIsOpenToAll(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 5, 7, rules.Options{"men": 1}, turnIn(4))
	b.Lay(b.ViewOf(s, 0, true))
	for p := range rule.Player(5) {
		x := b.Stage.Thing("influence:" + itoa(int(p)))
		if x == nil || x.Big == nil || x.Tip == nil {
			t.Fatalf("nothing opens the pad at player %d", p)
		}
		if want := itoa(s.Total(p)); !strings.Contains(x.Label, want) {
			t.Errorf("the rosette of player %d says %q, want %s", p, x.Label, want)
		}
		for i, n := range s.ScoreRows(p) {
			row := b.View.Text("part." + b.View.Info.Parts[i])
			if got := strings.Contains(x.Tip().Body, row+": "+itoa(n)); got != (n != 0) {
				t.Errorf("player %d: %s is told: %v, it is %d", p, row, got, n)
			}
		}
	}
}

// A choice whose button in the prompt is looked at is foreseen like one on the table.
func TestAChoiceInThePromptIsForeseen(t *testing.T) {
	b := newBench(t, 1280, 720, 1)
	s := after(t, 3, 7, nil, turnIn(4))
	v := b.ViewOf(s, 0, true)
	v.Eyed = v.Legal()[0]
	b.Lay(v)
	want, _ := s.Foresee(0, v.Eyed)
	if !b.table.eye.ok || b.table.eye.o != want {
		t.Errorf("foreseen is %+v, want %+v", b.table.eye.o, want)
	}
	if !b.table.Follows("choice:0") {
		t.Error("the table does not follow the buttons of the prompt")
	}
}

// In the Treaty Phase the Treaties lie open to be pressed, so that the prompt asks
// for no Treaty alone, and that leads on only where none can be made.
func TestThePromptOfTheTreatyPhase(t *testing.T) {
	for _, can := range []bool{true, false} {
		b := newBench(t, 1280, 720, 1)
		s := after(t, 3, 7, nil, func(s *rule.State) bool {
			n := len(s.Legal(nil))
			return s.Phase == rule.TreatyPhase && s.RowLen == 0 && s.Turn().Seat == 0 && (n > 1) == can && n > 0 && len(s.HandOf(0)) > 0
		})
		if s.Turn().Done {
			t.Fatalf("no such position with %v", can)
		}
		b.Lay(b.ViewOf(s, 0, true))
		list := b.View.Answers()
		if len(list) != 1 || list[0].Verb != rule.VPass {
			t.Fatalf("in the prompt stand %v", list)
		}
		if leads := b.table.Points(b.View, list[0], true); leads == can {
			t.Errorf("with Treaties to make %v, to make none leads on: %v", can, leads)
		}
	}
}

// What was kept so far in a draft lies where the cards will, and cannot be chosen
// again.
func TestADraftShowsWhatWasKept(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	s := after(t, 3, 7, rules.Options{"treaties": 2}, func(s *rule.State) bool {
		return s.Phase == rule.Drafting && len(s.HandOf(0)) == 3 && s.Turn().Seat == 0
	})
	b.Lay(b.ViewOf(s, 0, true))
	if b.table.Seat != 0 || !b.table.drafts() {
		t.Fatal("nobody drafts")
	}
	tray := b.table.plan.Pt(b.table.plan.tray)
	for _, m := range s.HandOf(0) {
		th := b.Stage.Thing(b.View.ID(rule.RefTreaty(m)))
		if th == nil || th.Press != nil {
			t.Fatalf("%v is not shown as kept", m)
		}
		if r := th.Shape.Bounds(); r.X < tray.X || r.Right() > tray.Right() || r.Y < tray.Y || r.Bottom() > tray.Bottom() {
			t.Errorf("%v lies at %v, the tray at %v", m, r, tray)
		}
	}
}

// A bond that is looked at is shown between the buttons of the frame and the question.
func TestABondCoversNeitherButtonsNorQuestion(t *testing.T) {
	b := newBench(t, 1920, 1080, 1)
	b.Lay(b.ViewOf(after(t, 3, 7, nil, turnIn(4)), 0, true))
	b.Hover("project:comintern")
	big, _ := b.Stage.TipAt()
	p := &b.table.plan
	if big.Empty() || big.Overlaps(p.Pt(p.buttons)) || big.Overlaps(p.Pt(p.prompt)) {
		t.Errorf("the bond lies at %v", big)
	}
}
