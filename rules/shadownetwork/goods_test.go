package shadownetwork

import (
	"fmt"
	"testing"

	"safehouse/rules"
)

// The parts of goods that a place can carry out.
const (
	somePieces = 1 << iota
	someEither
	someInfluence
)

// cannotCarryOut is what is wrong with goods printed in a place that knows only some parts, "" for nothing.
func cannotCarryOut(g *Goods, parts int) string {
	switch {
	case *g == Goods{}:
		return "says nothing"
	case g.Of.Sum() > 0 && parts&somePieces == 0:
		return "has pieces that nobody gives or takes"
	case g.Either > 0 && parts&someEither == 0:
		return "lets choose between green and blue where nobody is asked"
	case g.Influence > 0 && parts&someInfluence == 0:
		return "has Influence that nobody gives or takes"
	}
	return ""
}

// TestPrintedTextsCanBeCarriedOutWhereTheyStand holds all printed goods against what their place carries out.
func TestPrintedTextsCanBeCarriedOutWhereTheyStand(t *testing.T) {
	check := func(id, where string, g *Goods, parts int) {
		if wrong := cannotCarryOut(g, parts); wrong != "" {
			t.Errorf("%s, %s: it %s", id, where, wrong)
		}
	}
	for h := range handlerTable {
		c := &handlerTable[h]
		check(c.ID, "pays", &c.Pay, somePieces)
		check(c.ID, "brings", &c.Gain, somePieces|someInfluence)
		check(c.ID, "brings the Lone Syndicate", &c.Solo, somePieces|someInfluence)
		if (c.Keep > 0) != Handler(h).Starting() {
			t.Errorf("%s: to keep it is worth %g to bots; a Starting Handler is worth something, another is never kept", c.ID, c.Keep)
		}
		of := 0
		for _, n := range c.Pay.Of {
			of += min(1, int(n))
		}
		if of != 1 {
			t.Errorf("%s pays %d colours; it spends one, which is its own", c.ID, of)
		}
	}
	for c := range contractTable {
		k := &contractTable[c]
		check(k.ID, "thrown away", &k.Discard, somePieces) // what it brought tells what it may have been
		check(k.ID, "needs", &k.Needs, somePieces|someEither)
	}
	for i := range tileTable {
		k := &tileTable[i]
		check(k.ID, "secret", &k.Secret, somePieces|someInfluence)
		for j := range k.Leaks {
			check(k.ID, fmt.Sprintf("line %d", j+1), &k.Leaks[j].What, somePieces|someInfluence)
		}
	}
	for c := range cityTable {
		for j := range cityTable[c].Icons {
			check(cityTable[c].ID, "icon", &cityTable[c].Icons[j].What, somePieces|someInfluence)
		}
	}
	for c := range Colour(colours) {
		check(colourIDs[c], "rate", &rateTable[c].Gain, somePieces|someInfluence)
		check(colourIDs[c], "milestone", &syndicateRows[c].Bonus, somePieces|someInfluence)
		if rateTable[c].Gain.Of[c] == 0 || rateTable[c].Gain.Of.Sum() != int(rateTable[c].Gain.Of[c]) {
			t.Errorf("the rate of %s brings other pieces than its own", colourIDs[c])
		}
		if pieceWorth[c] <= 0 || unitCost[c] <= 0 {
			t.Errorf("bots do not know what a %s piece is worth", colourIDs[c])
		}
	}
	for what, wrong := range map[string]string{
		"influence to pay":          cannotCarryOut(&Goods{Influence: 1}, somePieces),
		"a choice in a Secret tile": cannotCarryOut(&Goods{Either: 1}, somePieces|someInfluence),
		"nothing":                   cannotCarryOut(&Goods{}, somePieces),
	} {
		if wrong == "" {
			t.Errorf("%s: the law does not notice", what)
		}
	}
}

// TestEveryGainHasOneInterpreter gives things Influence that bear none in print: a Handler, an exchange, a Handler of the Lone
// Syndicate. It is earned, and bots count it.
func TestEveryGainHasOneInterpreter(t *testing.T) {
	handler, rate := handlerTable[student], rateTable[Blue]
	defer func() { handlerTable[student], rateTable[Blue] = handler, rate }()
	g, err := Game{}.New(rules.Setup{Seats: 1, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*State)
	p, w := &s.Players[0], runner{State: s}
	p.Inbox, p.Overlay = Pieces{Yellow: 2}, false
	p.Slots[0] = Slot{Handler: student}
	o := s.look(0)
	use, buy, solo := s.useWorth(&o, student), s.exchangeRateWorth(&o, Blue), syndicateWorth(student)

	handlerTable[student].Gain.Influence, handlerTable[student].Solo.Influence, rateTable[Blue].Gain.Influence = 2, 3, 4
	if a, b, c := s.useWorth(&o, student)-use, s.exchangeRateWorth(&o, Blue)-buy, syndicateWorth(student)-solo; a != 2 || b != 4 || c != 3 {
		t.Errorf("bots count %g, %g and %g more; 2, 4 and 3 are brought", a, b, c)
	}
	if e := balance(&handlerTable[student]); e[colours] != 2 {
		t.Errorf("a use brings %g Influence; 2 are printed", e[colours])
	}
	before, rival := p.Influence, s.Rival.Influence
	w.use(0, student)
	if p.Influence != before+2 || p.Inbox != (Pieces{Blue: 1}) {
		t.Errorf("the Handler brought %d Influence and left %v; 2 and one blue piece", p.Influence-before, p.Inbox)
	}
	p.Influence = 10
	w.push(Frame{Kind: AskMarket, Side: 0, City: NewYork})
	w.exchange(w.top(), Blue)
	if p.Influence != 10-3+4 || p.Inbox != (Pieces{Blue: 2}) {
		t.Errorf("after an exchange for 3 that brings 4 there are %d of 10 Influence, and %v", p.Influence, p.Inbox)
	}
	w.useSolo(student)
	if s.Rival.Influence != rival+3 {
		t.Errorf("the Lone Syndicate earned %d; 3 are printed", s.Rival.Influence-rival)
	}
}

// student is the Starting Handler: two yellow pieces for a blue one.
const student Handler = regulars
