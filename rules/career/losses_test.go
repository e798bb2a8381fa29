package career_test

import (
	"slices"
	"testing"

	"safehouse/rules/career"
)

// lostWith is a career with the guide in hand whose cellar was lost, after one success. What the loss leaves is chosen.
func lostWith(t *testing.T) *desk {
	t.Helper()
	for seed := uint64(0); ; seed++ {
		d := begun(t, seed).play("door", 1)
		if slices.Contains(d.offered(), "guide") {
			d.do(small.Accept(d.keep("guide"))).play("cellar", 0)
			return d.do(small.Accept(d.keep("debt")))
		}
	}
}

// again tries an operation a second time for a keepsake, with so many stars.
func (d *desk) again(op, k string, stars int) *desk {
	d.Helper()
	d.do(small.Retry(d.op(op), d.keep(k))).told("given-up", "set-out")
	end := d.over()
	wanted = stars
	defer func() { wanted = -1 }()
	if err := d.Enter("second match of "+op, end, nil); err != nil {
		d.Fatal(err)
	}
	return d
}

func (d *desk) reads() {
	d.Helper()
	b, err := d.MarshalJSON()
	if err != nil {
		d.Fatal(err)
	}
	if back := small.Empty(); back.UnmarshalJSON(b) != nil || !back.Same(d.State) {
		d.Errorf("it is not read back: %s", b)
	}
	if err := d.Validate(); err != nil {
		d.Error(err)
	}
}

func TestALostOperationIsTriedAgainOnceForAKeepsake(t *testing.T) {
	d := lostWith(t)
	cellar := d.op("cellar")
	d.refused("not-lost", small.Retry(d.op("door"), d.keep("guide")))
	d.refused("not-held", small.Retry(cellar, d.keep("debt")))
	d.refused("not-held", small.Retry(cellar, d.keep("voucher")))
	d.again("cellar", "guide", 2)
	p := d.Pages[cellar]
	if p.Fate != career.Won || p.Stars != 2 || p.First.Number != 2 || p.Number != 3 || p.Took != career.None || int(p.First.Took) != d.keep("debt") || int(p.Paid) != d.keep("guide") {
		t.Errorf("the page is %+v", p)
	}
	if d.Keepsakes[d.keep("guide")] != career.Gone || d.Along>>d.keep("guide")&1 == 1 {
		t.Error("the guide is paid with and still there")
	}
	if d.Keepsakes[d.keep("debt")] != career.Gone {
		t.Error("a success at the second try does not heal the scar of the first")
	}
	if !d.Open(d.op("river")) {
		t.Error("what the first try opened is shut by the second")
	}
	d.reads()
}

func TestTheBetterOfTwoTriesCountsAndThereIsNoThird(t *testing.T) {
	d := lostWith(t)
	cellar := d.op("cellar")
	reached = []int{2, 3} // two stars of a lost operation, the second time
	d.do(small.Retry(cellar, d.keep("guide")))
	if err := d.Enter("again", d.over(), nil); err != nil {
		t.Fatal(err)
	}
	reached = nil
	if p := &d.Pages[cellar]; p.Fate != career.Lost || p.Best() != 2 || d.Stars() != 3 || d.Losses() != 1 {
		t.Errorf("%d stars of both tries, %d in all, %d losses", p.Best(), d.Stars(), d.Losses())
	}
	for d.Stage == career.Choosing {
		d.do(d.Legal(nil)[0])
	}
	d.Keepsakes[d.keep("voucher")] = career.Held
	d.refused("twice", small.Retry(cellar, d.keep("voucher")))
	d.reads()

	// The first try had the better of it.
	e := begun(t, 1)
	reached = []int{2, 3}
	e.do(small.SetOut(0))
	if err := e.Enter("first", e.over(), nil); err != nil {
		t.Fatal(err)
	}
	reached = nil
	e.do(small.Accept(e.keep("limp")))
	e.Keepsakes[e.keep("voucher")] = career.Held
	if e.again("door", "voucher", 0); e.Stars() != 2 || e.Losses() != 1 {
		t.Errorf("two stars and then none are %d", e.Stars())
	}
	e.reads()
}

func TestTheLastOperationOfACareerHasALastChance(t *testing.T) {
	d := lostWith(t)
	d.play("river", 0)
	if d.Stage != career.LastChance || d.Turn().Done {
		t.Fatalf("after a lost end that can be paid for it stands at %d", d.Stage)
	}
	d.reads()
	d.refused("ending", small.SetOut(d.op("roof")))
	d.refused("ending", small.Retry(d.op("cellar"), d.keep("guide")))
	so := &desk{T: t, State: d.Clone().(*career.State)}
	so.do(small.Conclude()).told("end")
	if so.Stage != career.Closed || !so.Outcome().Lost || so.Keepsakes[so.keep("guide")] != career.Held {
		t.Error("the career does not end lost, with what is held still there")
	}
	so.reads()
	d.again("river", "guide", 1)
	if d.Stage != career.Closed || !d.Outcome().Winners.Has(0) {
		t.Errorf("the second try was a success, and the career stands at %d", d.Stage)
	}
	d.reads()
}

func TestWithNothingToPayTheCareerEndsAtOnce(t *testing.T) {
	d := begun(t, 1).play("door", 1)
	d.do(small.Accept(d.keep(d.offered()[0])))
	for k := range d.Keepsakes {
		d.Keepsakes[k], d.Along = career.Never, 0
	}
	d.play("roof", 1)
	for d.Stage == career.Choosing {
		k := d.keep(d.offered()[0])
		d.do(small.Accept(k))
		d.Keepsakes[k], d.Along = career.Gone, 0
	}
	if d.play("vault", 0).told("end"); d.Stage != career.Closed || !d.Outcome().Lost {
		t.Errorf("it stands at %d", d.Stage)
	}
}

func TestSomebodyHelpsAfterTwoLossesInARow(t *testing.T) {
	d := begun(t, 1).play("door", 0)
	if slices.Contains(d.events, "helped") {
		t.Error("somebody helps after one loss")
	}
	d.do(small.Accept(d.keep("limp")))
	if d.play("cellar", 0).told("helped"); int(d.Helped) != 2 || small.Book().Keepsakes[d.Help].Kind != career.Contact || d.Keepsakes[d.Help] != career.Held || d.Along>>d.Help&1 != 1 {
		t.Errorf("after operation %d keepsake %d; a contact comes first, and goes along", d.Helped, d.Help)
	}
	d.reads()
	d.do(small.Accept(d.keep("debt")))
	if d.play("river", 0); slices.Contains(d.events, "helped") {
		t.Error("the third loss in a row is only the first since the help")
	}
	if d.Stage != career.LastChance {
		t.Error("what the help brought cannot be paid with")
	}
}
