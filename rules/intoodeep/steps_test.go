package intoodeep

import (
	"fmt"
	"testing"

	"safehouse/rules"
)

// A textPlace is where a text is printed, and what its steps need there.
type textPlace struct {
	name string
	can  func(*stepRow) bool
	rate func(*stepRow) bool // bots know what it is worth
}

func rated(*stepRow) bool { return true } // by the card as a whole

// byRoles reports whether a step speaks of what a crime's criteria settle, atOnce whether it is done without an answer.
func byRoles(r *stepRow) bool { return r.speaks&^ofItself != 0 }
func atOnce(r *stepRow) bool  { return r.happens != nil || r.does != nil }

var (
	inCrime = textPlace{"a crime", func(r *stepRow) bool {
		return r.speaks&ofItself == 0 && !r.holds && (atOnce(r) || byRoles(r) && r.asks != askNothing && r.about != nil)
	}, rated}
	inPower = textPlace{"a Zone's power", func(r *stepRow) bool { return r.speaks == 0 && !r.holds && (atOnce(r) || r.asks != askNothing) },
		func(r *stepRow) bool { return r.power != nil }}
	inSkill = textPlace{"a Skill", func(r *stepRow) bool { return !byRoles(r) && !r.holds && (atOnce(r) || r.asks != askNothing) },
		func(r *stepRow) bool { return r.skill != nil || r.tries != nil }}
	inPassive = textPlace{"a Skill that is always on", func(r *stepRow) bool { return r.holds }, rated}
	inBoost   = textPlace{"a Boost", func(r *stepRow) bool { return r.speaks == 0 && !r.holds && (atOnce(r) || r.asks != askNothing) }, rated}
)

// faults are what is wrong with a text where it stands; bound is the roles that are settled there.
func (at textPlace) faults(text []Step, bound [roles]bool) (l []string) {
	add := func(i int, fault string) { l = append(l, fmt.Sprintf("step %d of %s %s", i, at.name, fault)) }
	unforeseen := 0
	for i, st := range text {
		row := st.row()
		term := func(bit uint8, z Term) bool { return row.speaks&bit != 0 && z.hasRole() && !bound[z.Arg] }
		switch {
		case !at.can(row):
			add(i, "cannot be carried out there")
		case !at.rate(row):
			add(i, "is worth nothing that bots know of")
		case row.speaks&ofA != 0 && !bound[st.A], row.speaks&ofB != 0 && !bound[st.B], term(ofFrom, st.From), term(ofTo, st.To):
			add(i, "speaks of a role that nobody plays")
		case row.points && (i > 0 || st.N > 2):
			add(i, "points at more tokens than are remembered, or too late")
		case st.Do == doTakePeeked && (i == 0 || !text[0].row().points):
			add(i, "takes what nobody was pointed at")
		case row.repeats && st.N < 1:
			add(i, "is asked no time")
		}
		if row.happens == nil {
			unforeseen++
		}
	}
	if at.name == inCrime.name && unforeseen > mostAbout {
		add(mostAbout, "is one more than can be kept apart")
	}
	return l
}

// TestPrintedTextsCanBeCarriedOut holds the texts of all cards against the rows of their steps, and what they are worth.
func TestPrintedTextsCanBeCarriedOut(t *testing.T) {
	check := func(id string, at textPlace, text []Step, bound [roles]bool) {
		for _, fault := range at.faults(text, bound) {
			t.Errorf("%s: %s", id, fault)
		}
	}
	for i := range crimeTable {
		check(crimeTable[i].ID, inCrime, crimeTable[i].Effect, criteria[i].bound)
		if crimeWorths[i] <= 0 {
			t.Errorf("%s: bots do not know what it is worth", crimeTable[i].ID)
		}
	}
	for z := range zoneTable {
		check(zoneTable[z].ID, inPower, zoneTable[z].Power, [roles]bool{})
	}
	for k := range criminalTable {
		at := inSkill
		if criminalTable[k].Fee == Passive {
			at = inPassive
		}
		check(criminalTable[k].ID, at, criminalTable[k].Skill, [roles]bool{})
	}
	for b := range boostTable {
		check(boostTable[b].ID, inBoost, boostTable[b].Text, [roles]bool{})
		if boostTable[b].Worth <= 0 {
			t.Errorf("%s: bots do not know what it is worth", boostTable[b].ID)
		}
		if len(boostTable[b].Text) == 0 {
			t.Errorf("%s does nothing", boostTable[b].ID)
		}
	}
}

// TestPrintedElsewhereATextIsNoticed gives made-up cards texts that their place cannot carry out: before, each of them compiled,
// and nothing happened in play, or the game broke off.
func TestPrintedElsewhereATextIsNoticed(t *testing.T) {
	you := [roles]bool{U: true}
	for _, bad := range []struct {
		at    textPlace
		text  []Step
		bound [roles]bool
	}{
		{inCrime, fx(drop(V)), you},
		{inCrime, fx(give(U, C)), you},
		{inCrime, fx(send(U, at(Z))), you},
		{inCrime, fx(swapItems()), you}, // the roles tell nothing apart that it asks
		{inCrime, fx(sprint()), you},
		{inCrime, fx(drop(U), standsIn()), you},
		{inCrime, fx(patrol(1), patrol(1), patrol(1), patrol(1), patrol(1)), you},
		{inPower, fx(drop(U)), [roles]bool{}},
		{inPower, fx(heatIn(of(U))), [roles]bool{}},
		{inPower, fx(jump()), [roles]bool{}},
		{inPower, fx(hookMore()), [roles]bool{}}, // nobody knows what it is worth there
		{inSkill, fx(roadwork(of(U), 1)), [roles]bool{}},
		{inSkill, fx(walksThrough()), [roles]bool{}},
		{inSkill, fx(tolerance()), [roles]bool{}},
		{inPassive, fx(jump()), [roles]bool{}},
		{inBoost, fx(snatch()), [roles]bool{}},
		{inBoost, fx(takePeeked()), [roles]bool{}},
		{inBoost, fx(challenge(), peekAny(2)), [roles]bool{}},
		{inBoost, fx(peekAny(3)), [roles]bool{}},
		{inBoost, fx(peek(0)), [roles]bool{}},
	} {
		if len(bad.at.faults(bad.text, bad.bound)) == 0 {
			t.Errorf("%v passes in %s", bad.text, bad.at.name)
		}
	}
}

// TestAStepMeansTheSameWhereverItStands puts steps where no printed card has them, and they are carried out there.
func TestAStepMeansTheSameWhereverItStands(t *testing.T) {
	wasPower, wasCrime, wasBoost := zoneTable[Blocks].Power, crimeTable[storyCrimes].Effect, boostTable[Grip2].Text
	defer func() {
		zoneTable[Blocks].Power, crimeTable[storyCrimes].Effect, boostTable[Grip2].Text = wasPower, wasCrime, wasBoost
	}()
	zoneTable[Blocks].Power = fx(tolerance(), drawSides(1), gainGrip(1))
	crimeTable[storyCrimes].Effect = fx(tolerance(), gainActions(2), ignoreBlockades())
	boostTable[Grip2].Text = fx(tolerance(), patrol(2))

	g, err := Game{}.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*State)
	p := int(s.Now)
	m, pl := runner{State: s}, &s.Players[p]
	frame := func(from source, id uint8, kind frameKind) (asked askKind) {
		s.Depth, s.Ask = 0, Question{}
		m.push(Frame{Kind: kind, Who: uint8(p), From: from, ID: id, Step: map[frameKind]uint8{frCrime: effecting}[kind], Cast: noCast})
		for s.Depth > 0 && s.Ask.Kind == askNothing && (kind != frCrime || s.Frames[0].Step == effecting) {
			m.step()
		}
		return s.Ask.Kind
	}
	s.Phase = Acting
	waiting := pl.Waiting.Len()
	pl.Hooks[0] = s.cast().first()
	if asked := frame(fromPower, uint8(Blocks), frProgram); pl.Tolerance != toleranceBy || pl.Waiting.Len() != waiting+1 || asked != askAdvance {
		t.Errorf("the power left Tolerance %d, %d crimes drawn, question %d", pl.Tolerance, pl.Waiting.Len()-waiting, asked)
	}
	actions := s.Turning.Actions
	if frame(fromCrime, storyCrimes, frCrime); pl.Tolerance != 2*toleranceBy || s.Turning.Actions != actions+2 || !s.Turning.Ignoring {
		t.Errorf("the crime left Tolerance %d, %d actions", pl.Tolerance, s.Turning.Actions)
	}
	if asked := frame(fromBoost, uint8(Grip2), frProgram); pl.Tolerance != 3*toleranceBy || asked != askShift || s.top().X != shiftSentinel {
		t.Errorf("the Boost left Tolerance %d, question %d", pl.Tolerance, asked)
	}
}
