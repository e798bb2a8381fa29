package masters

import (
	"testing"

	"safehouse/rules"
)

// Bots plan all heists with three and four seats: the dry run accepts every plan that one is ready with. What it takes for
// trouble at the pace of Run is bounded; all but one of these 136 plans were told to fail.
func TestBotsAreReadyWithPlansThatTheDryRunAccepts(t *testing.T) {
	plans, trouble := 0, 0
	everyCompany(t, 4, func(c *company) {
		var legal []rules.Action
		for c.Phase == Planning {
			legal = c.Legal(legal[:0])
			a := legal[c.Playout(legal, &c.luck)]
			if a.Verb == VReady && c.refused(c.figure(a.Args[0])) {
				t.Errorf("%s: %s is ready, and the dry run refuses its plan: %+v", c.name, info.Write(a), c.Flaws())
			}
			c.do(a)
		}
		plans++
		d := c.DryRun()
		bad := len(d.Rounds) == 0
		for f := range d.Trips {
			x := &d.Trips[f]
			bad = bad || x.Planned && !x.Out()
		}
		if bad {
			trouble++
		}
	})
	if plans != 136 || trouble > 38 {
		t.Errorf("of %d plans %d leave somebody inside", plans, trouble)
	}
}

// draw gives a figure a start and tokens, and nothing else.
func (c *company) draw(f int, start string, tokens ...string) {
	c.t.Helper()
	at := func(id string) Cell { return c.cell(hexNamed(id)) }
	fig := &c.Crew[f]
	fig.Status, fig.At, fig.Plan = inPlay, at(start), 0
	for _, id := range tokens {
		fig.Plan |= only(at(id))
	}
}

// begun is a heist in which nobody has planned anything.
func begun(t *testing.T, heist Heist, seats int) *company {
	t.Helper()
	st, err := Game{}.New(rules.Setup{Seats: seats, Seed: 5, Options: rules.Options{"heist": int(heist)}})
	if err != nil {
		t.Fatal(err)
	}
	return &company{State: st.(*State), t: t, luck: rules.Rand{S: 5}, name: heist.card().ID}
}

// The way back takes Escape Moves, no rounds: three tiles in are two rounds, and ideas pay for the way out.
func TestTheDryRunFleesByEscape(t *testing.T) {
	c := begun(t, InclusionJob, 3)
	c.draw(0, "i3", "h3", "g3", "f4")
	c.Crew[0].Ideas = 3
	d := c.DryRun()
	x := d.Trips[0]
	if len(d.Rounds) != x.In || !x.Out() || x.Need > 2 || x.Cost < 3 || x.From != c.cell(hexNamed("f4")) {
		t.Errorf("in %d of %d rounds; from %s it takes %d moves, %d of the roll", x.In, len(d.Rounds), c.cellID(x.From), x.Cost, x.Need)
	}
}

// Who would have to roll too much walks back first.
func TestTheDryRunWalksBackBeforeEscape(t *testing.T) {
	c := begun(t, InclusionJob, 3)
	c.draw(0, "i3", "h3", "g3", "f3")
	c.Crew[0].Ideas = 0
	d := c.DryRun()
	x := d.Trips[0]
	if x.In == 0 || len(d.Rounds) <= x.In || x.Need > 2 || !x.Out() {
		t.Errorf("in %d of %d rounds; from %s the roll has to give %d", x.In, len(d.Rounds), c.cellID(x.From), x.Need)
	}
}

// A tile with a hideout is where the first part of The Final Score ends, for two.
func TestTheDryRunKnowsHideouts(t *testing.T) {
	c := begun(t, FinalSouth, 3)
	hide := c.exits(0)
	if hide.Len() != 2 || hide&indoors != hide {
		t.Fatalf("the hideouts are %v", c.cellSet(hide))
	}
	to := hide.first()
	for f := range 3 {
		c.Crew[f].Status, c.Crew[f].At, c.Crew[f].Plan, c.Crew[f].Ideas = inPlay, c.near(to).first(), only(to), 0
	}
	d, there, elsewhere := c.DryRun(), 0, 0
	for f := range 3 {
		switch x := &d.Trips[f]; {
		case x.To == to && x.Out():
			there++
		case x.To != to:
			elsewhere++
		}
	}
	if there != 2 || elsewhere != 1 {
		t.Errorf("%d end on %s, %d elsewhere; want 2 and 1", there, c.cellID(to), elsewhere)
	}
}

// A token that cannot be reached is refused and named, and a bot is not ready with it.
func TestNoBotIsReadyWithAGap(t *testing.T) {
	c := begun(t, InclusionJob, 3)
	c.draw(0, "i3", "h3", "d3")
	l := c.Flaws()
	if len(l) != 1 || l[0].Why != FlawGap || l[0].Who != 0 || l[0].At != c.cell(hexNamed("d3")) {
		t.Fatalf("the flaws are %+v", l)
	}
	for _, a := range c.Worthwhile(c.Legal(nil)) {
		if a.Verb == VReady && c.figure(a.Args[0]) == 0 {
			t.Errorf("%s is thought about", info.Write(a))
		}
	}
}

// Who stands behind all gates when Escape begins does not get out, however well it goes.
func TestTheDryRunRefusesWhatCannotGetOut(t *testing.T) {
	c := begun(t, MarathonJob, 3)
	gate := c.nextGate()
	c.Crew[0].Status, c.Crew[0].Ideas = inPlay, 0
	c.Crew[0].At, c.Crew[0].Plan = gate, only(gate)
	l := c.Flaws()
	if len(l) != 1 || l[0].Who != 0 || l[0].Why == FlawGap {
		t.Errorf("a plan that ends on gate A at %s: %+v", c.cellID(gate), l)
	}
}
