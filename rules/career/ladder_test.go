package career_test

import (
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
)

// on begins a career of the small book on a step of the ladder, with a keepsake of an earlier one, "" for none.
func on(t *testing.T, step int, keepsake string) *desk {
	t.Helper()
	d := begun(t, 1)
	o := rules.Options{"career-step": step}
	if keepsake != "" {
		o["career-keepsake"] = slices.Index(small.Book().Heirlooms(), d.keep(keepsake)) + 1
	}
	s, err := small.New(rules.Setup{Seats: 3, Seed: 1, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return &desk{T: t, State: s.(*career.State)}
}

func TestASecondCareerBeginsWithAKeepsakeOfTheFirst(t *testing.T) {
	d := on(t, 0, "guide")
	if d.Keepsakes[d.keep("guide")] != career.Held || d.Along != 1<<d.keep("guide") || int(d.Legacy) != d.keep("guide") {
		t.Error("the guide is not there, or does not go along")
	}
	for i, p := range d.Pages {
		if slices.Contains(p.Offers[:], d.Legacy) {
			t.Errorf("operation %d offers what is there already", i)
		}
	}
	d.reads()
	option, _ := small.Info().Option("career-keepsake")
	for v := option.Min; v <= option.Max; v++ {
		s, err := small.New(rules.Setup{Seats: 3, Options: rules.Options{"career-keepsake": v}})
		if err != nil {
			t.Fatal(err)
		}
		for k, held := range s.(*career.State).Keepsakes {
			if held == career.Held && small.Book().Keepsakes[k].Kind == career.Scar {
				t.Errorf("value %d begins with a scar", v)
			}
		}
	}
}

// Each step adds a rule to those below it, and nothing but that rule.
func TestEachStepOfTheLadderAddsItsRule(t *testing.T) {
	twoLosses := func(step int) *desk {
		d := on(t, step, "").play("door", 0)
		return d.do(small.Accept(d.keep("limp"))).play("cellar", 0)
	}
	for _, c := range []struct {
		step int
		rule string
		has  func(step int) bool
	}{
		{1, "a scar goes along to three operations", func(step int) bool {
			d := twoLosses(step)
			d.do(small.Accept(d.keep("debt"))).play("river", 0)
			return d.Keepsakes[d.keep("limp")] == career.Held
		}},
		{2, "the first change of the book", func(step int) bool { return on(t, step, "").Setup(0)["proximity"] == 1 }},
		{3, "one keepsake is offered", func(step int) bool { return on(t, step, "").Pages[0].Offers[1] == career.None }},
		{4, "the second change", func(step int) bool { return on(t, step, "").Setup(0)["rivals-purse"] == 1 }},
		{5, "rivals remember", func(step int) bool { return on(t, step, "").Rivals[0].Row == 1 }},
		{6, "the third change", func(step int) bool { return on(t, step, "").Setup(0)["kit"] == -1 }},
		{7, "nobody helps", func(step int) bool { return twoLosses(step).Helped == 0 }},
		{8, "two contacts go along", func(step int) bool { return on(t, step, "").Hands() == 2 }},
		{9, "nothing is tried again", func(step int) bool {
			d := on(t, step, "guide").play("door", 0)
			d.do(small.Accept(d.keep("limp")))
			return d.Why(small.Retry(d.op("door"), d.keep("guide"))).Key == "career.why.no-retry"
		}},
		{10, "the fourth change", func(step int) bool { return on(t, step, "").Setup(0)["alarm"] == 2 }},
	} {
		if c.has(c.step - 1) {
			t.Errorf("step %d: %s one step lower", c.step, c.rule)
		}
		for step := c.step; step <= career.Steps; step++ {
			if !c.has(step) {
				t.Errorf("step %d: not so that %s", step, c.rule)
			}
		}
	}
	if career.Steps != 10 {
		t.Errorf("%d steps", career.Steps)
	}
}

func TestOnTheEighthStepTwoContactsGoAlong(t *testing.T) {
	d := on(t, 8, "")
	for _, id := range []string{"guide", "porter", "cook", "voucher"} {
		d.Keepsakes[d.keep(id)] = career.Held
	}
	d.do(small.Bring(d.keep("guide"))).do(small.Bring(d.keep("porter"))) // favours are no contacts
	d.refused("hands", small.Bring(d.keep("cook")))
	d.do(small.Bring(d.keep("voucher"))).do(small.LeaveBehind(d.keep("porter"))).do(small.Bring(d.keep("cook")))
	d.reads()
}

// What is told of scars and of ways goes by the steps that the career stands on.
func TestTheDeskTellsTheRulesOfTheLadder(t *testing.T) {
	for step, bears := range map[int]int{0: 2, 1: 3} {
		d := on(t, step, "").play("door", 0)
		d.do(small.Accept(d.keep("limp")))
		if why := d.Why(small.LeaveBehind(d.keep("limp"))); why.Key != "career.why.scar" || why.Args[0].N != bears {
			t.Errorf("step %d: a scar goes along to %d operations, told is %+v", step, bears, why)
		}
	}
	// The first way to the vault is a success on the roof. Once that is lost, only a second try leads there.
	for step, living := range map[int]int{8: 1, 9: 0} {
		d := on(t, step, "").play("door", 1)
		d.do(small.Accept(d.keep(d.offered()[0]))).play("roof", 0)
		n := 0
		for _, need := range d.Living(d.op("vault")) {
			if need.Won != "" {
				n++
			}
		}
		if n != living {
			t.Errorf("step %d: %d ways by a success on the roof, which was lost; %d live", step, n, living)
		}
	}
}
