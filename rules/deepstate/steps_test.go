package deepstate

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/rules"
)

// A textPlace is where a text is printed, and what its steps need there.
type textPlace struct {
	name string
	can  func(*stepRow) bool
	rate func(*stepRow) bool // bots know what it is worth
}

var (
	isWorth   = func(r *stepRow) bool { return r.worth != nil }
	unrated   = func(*stepRow) bool { return true }
	onceDone  = func(r *stepRow) bool { return r.do != nil }
	isCounted = func(r *stepRow) bool { return r.counts != nil }

	inScore   = textPlace{"what an Objective counts", isCounted, isWorth}
	inHosted  = textPlace{"an Objective with an Inner Circle", func(r *stepRow) bool { return r.counts != nil || r.benefit != nil }, isWorth}
	inBenefit = textPlace{"the benefit of a Treaty", func(r *stepRow) bool { return (r.do != nil || r.benefit != nil) && r.leads == 0 }, isWorth}
	inEffect  = [3]textPlace{
		Immediate:  {"an Immediate effect", onceDone, isWorth},
		Persistent: {"a Persistent effect", func(r *stepRow) bool { return r.holds }, isWorth},
		EndOfGame:  {"an End-of-Game effect", isCounted, isWorth},
	}
	inStage = textPlace{"a Stage", func(r *stepRow) bool { return r.holds }, unrated}
	inMan   = textPlace{"a Man of Action", onceDone, func(r *stepRow) bool { return r.worth != nil || r.played != nil }}
	inHOC   = textPlace{"an Action card of HOC", func(r *stepRow) bool {
		return r.try != nil && r.try.tries != nil && r.try.lacks != nil && r.try.id != "" && len(r.try.told) > 0
	}, unrated}
)

// faults are what is wrong with a text where it stands.
func (at textPlace) faults(text []Step) (l []string) {
	for i, st := range text {
		switch row := st.row(); {
		case !at.can(row):
			l = append(l, fmt.Sprintf("step %d cannot be carried out in %s", i, at.name))
		case !at.rate(row):
			l = append(l, fmt.Sprintf("bots do not know what step %d of %s is worth", i, at.name))
		}
	}
	return l
}

// TestEveryTextCanBeCarriedOutWhereItStands holds the texts of all cards against the rows of their steps.
func TestEveryTextCanBeCarriedOutWhereItStands(t *testing.T) {
	check := func(id string, at textPlace, text []Step) {
		for _, fault := range at.faults(text) {
			t.Errorf("%s: %s", id, fault)
		}
	}
	for i := range objectiveTable {
		c := &objectiveTable[i]
		check(c.ID, inScore, c.Score)
		check(c.ID, inHosted, c.Hosted)
		if grows := slices.Contains(countingKinds, Kind(i)); grows != (c.Grows > 0) {
			t.Errorf("%s counts other cards: %v, but bots know that it grows by %g", c.ID, grows, c.Grows)
		}
		if len(c.Score) > 1 {
			t.Errorf("%s: a table shows one step of what it counts in signs", c.ID)
		}
	}
	for i := range treatyTable {
		c := &treatyTable[i]
		check(c.ID, inBenefit, c.Benefit)
		check(c.ID, inEffect[c.Type], c.Effect)
		kinds := map[stepKind]int{}
		for _, st := range c.Benefit {
			if kinds[st.Do]++; kinds[st.Do] > 1 && st.row().benefit != nil {
				t.Errorf("%s: a benefit shows one emblem and Secondary Objectives of one group", c.ID)
			}
		}
		for _, st := range c.Effect {
			if c.Type == Persistent && st.N != given[st.Do].each {
				t.Errorf("%s gives %d of what another Treaty gives %d: bonus goes by one number", c.ID, st.N, given[st.Do].each)
			}
		}
		for _, term := range c.Needs {
			if row := term.row(); row.owned == nil || row.id == "" {
				t.Errorf("%s: a Condition asks for nothing", c.ID)
			}
		}
	}
	var on [stepKinds]string
	for p := range Project(projects) {
		for n := range uint8(stages) {
			text := p.stage(n + 1).Benefit
			check(projectTable[p].ID, inStage, text)
			for _, st := range text {
				if was := on[st.Do]; was != "" && was != projectTable[p].ID {
					t.Errorf("%s gives what the Stages of %s give: bonus looks at one Project", projectTable[p].ID, was)
				}
				on[st.Do] = projectTable[p].ID
			}
		}
	}
	for i := range manTable {
		check(manTable[i].ID, inMan, manTable[i].Text)
	}
	for i := range hocTable {
		check(hocTable[i].ID, inHOC, hocTable[i].Text)
	}
	check("what HOC does otherwise", inHOC, hocOtherwise)
}

// TestATextOutOfPlaceIsNoticed gives made-up cards texts that their place cannot carry out: before, each of them compiled, and
// nothing happened in play.
func TestATextOutOfPlaceIsNoticed(t *testing.T) {
	for _, bad := range []struct {
		at   textPlace
		text []Step
	}{
		{inEffect[Immediate], fx(worth(4))},
		{inEffect[Immediate], fx(ghosts(1))},
		{inEffect[Persistent], fx(recruit(2))},
		{inEffect[EndOfGame], fx(secondary(1, Finance))},
		{inBenefit, fx(perCard(1, Finance))},
		{inBenefit, fx(recruit(2))}, // the effect does not wait for an answer
		{inScore, fx(emblem(Spies))},
		{inScore, fx(perCard(1, Finance), draw(1))},
		{inStage, fx(recruit(1))},
		{inMan, fx(reach(1))},
		{inHOC, fx(recruit(2))},
		{inEffect[Persistent], fx(waive(1))}, // nobody knows what it is worth on a Treaty
	} {
		if len(bad.at.faults(bad.text)) == 0 {
			t.Errorf("%v passes as %s", bad.text, bad.at.name)
		}
	}
}

// TestAStepMeansTheSameWhereverItStands puts steps where no printed card has them, and they are carried out, counted and worth
// something there.
func TestAStepMeansTheSameWhereverItStands(t *testing.T) {
	was, wasScore := treatyTable, objectiveTable[Banks].Score
	defer func() {
		treatyTable, objectiveTable[Banks].Score = was, wasScore
		printedTreaties = indexTreaties()
	}()
	treatyTable[Freemasons].Benefit = fx(draw(2))
	treatyTable[Freemasons].Effect = fx(secondary(1, Science), recruit(2))
	treatyTable[ClubOfRome].Effect = fx(perOther(2, Finance), worth(5))
	objectiveTable[Banks].Score = fx(perTreaty(3))
	printedTreaties = indexTreaties()

	g, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1, Options: rules.Options{"treaties": int(FirstGame)}})
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*State)
	c, st := runner{State: s}, &s.Players[0]
	for _, m := range []Treaty{Freemasons, ClubOfRome} {
		s.Deck, st.Hand = s.Deck.Without(m), st.Hand.With(m)
		st.HandSize = uint8(st.Hand.Len())
	}
	reserve, hand := st.Reserve, st.HandSize
	c.makeTreaty(0, Freemasons)
	for s.Depth > 0 {
		c.next()
	}
	if st.Reserve != reserve+2 || st.Secondaries[Science] != 1 || st.HandSize != hand+1 {
		t.Errorf("reserve %d, %d Secondaries, %d in hand; want %d, 1 and %d", st.Reserve, st.Secondaries[Science], st.HandSize, reserve+2, hand+1)
	}
	c.makeTreaty(0, ClubOfRome) // its benefit is a Secondary of Science
	st.Kinds[Banks] = 3
	r := s.score(0)
	if want := 3 * 3 * 2; r[rowObjectives] != want {
		t.Errorf("three Banks count %d with two Treaties; want %d", r[rowObjectives], want)
	}
	if want := 2*(3-1) + 5; r[rowEffects] != want {
		t.Errorf("the effect counts %d; want %d", r[rowEffects], want)
	}
}
