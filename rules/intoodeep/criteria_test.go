package intoodeep_test

import (
	"strconv"
	"strings"
	"testing"
)

// Prerequisites and criteria of crimes (rulebook: 4A, 4B).

// A vector is a city and whether a crime's criteria hold in it (games §19).
type vector struct {
	n                      int
	crime, hooked, skilled string
	put, give              string
	set                    []any
	holds                  bool
}

var vectors = []vector{
	{1, "b2a", "ghost mechanic", "", "ghost downtown", "mechanic blaster ghost coupe", nil, true},
	{2, "b2a", "ghost mechanic", "", "ghost downtown", "mechanic blaster ghost coupe", l("sentinel", "riverside"), false},
	{3, "b2a", "ghost", "", "ghost downtown", "mechanic blaster ghost coupe", nil, false},
	{4, "b2a", "ghost mechanic", "", "ghost downtown", "ghost coupe mechanic detonator", nil, false},
	{5, "b2a", "ghost mechanic", "mechanic", "ghost downtown", "ghost coupe mechanic detonator", nil, true},
	{6, "b1b", "jumper", "", "", "jumper blaster", nil, true},
	{7, "b1b", "jumper", "", "", "jumper blaster", l("sentinel", "towers"), false},
	{8, "b1b", "ghost", "", "ghost parish", "ghost blaster", nil, false},
	{9, "b1b", "ghost", "ghost", "ghost parish", "ghost blaster", nil, true},
	{10, "g1a", "scourge", "", "scourge skyport", "", l("sentinel", "skyport"), true},
	{11, "g1a", "scourge", "", "jumper skyport scourge skyport", "", l("sentinel", "skyport"), false},
	{12, "g1a", "ghost", "ghost", "ghost skyport jumper skyport", "", l("sentinel", "skyport"), true},
	{13, "d2a", "jumper", "", "", "jumper detonator", nil, false},
	{14, "d2a", "jumper", "", "", "jumper detonator persuader hauler", nil, true},
	{15, "c1c", "scourge", "", "", "scourge scrambler", nil, true},
	{16, "f2c", "jumper", "", "persuader towers", "jumper coupe", nil, false},
	{17, "f2c", "jumper", "", "persuader towers", "jumper coupe", l("blockades.1", "zinbazaar", "blockades.2", "towers"), true},
	{18, "a3", "jumper mechanic", "", "jumper riverside mechanic ion-heights", "jumper coupe mechanic hauler scourge serum", nil, true},
	{19, "a3", "jumper mechanic", "", "jumper riverside", "jumper coupe mechanic hauler scourge serum", nil, false},
	{20, "g2b", "persuader jumper", "", "jumper riverside", "persuader scrambler", nil, true},
	{21, "s13", "ghost persuader", "", "", "", nil, true},
	{22, "s13", "ghost jumper", "", "", "", nil, false},
	{23, "f2a", "mechanic", "mechanic", "jumper zinbazaar", "jumper detonator mechanic hauler", nil, true},
	{24, "e1c", "jumper", "", "jumper ion-heights", "scourge serum", nil, true},
	{25, "e1c", "jumper", "", "jumper ion-heights", "jumper coupe scourge serum", nil, false},
	{26, "b3", "persuader jumper", "", "jumper skyport scourge parish", "persuader blaster jumper hauler", nil, true},
	{27, "b3", "persuader jumper", "", "jumper skyport scourge parish", "persuader blaster jumper hauler", l("blockades.1", "skyport", "blockades.2", "zinbazaar"), false},
	{28, "e3", "persuader ghost", "", "ghost downtown", "ghost cash persuader scrambler", nil, true},
}

// holding is a step in which seat 0 could complete a crime that it holds; what
// a Story Crime needs before it is in the display.
func holding(t testing.TB, crime string) *table {
	t.Helper()
	seats := 2
	if crime == "c1c" || crime == "f2c" || crime == "e1c" || crime == "e2c" || crime == "f1c" || crime == "c2c" || crime == "b1a" || crime == "b2c" || crime == "a1b" {
		seats = 4
	}
	s := town(t, seats)
	if crime[0] == 's' {
		return s.hand(0, "a1a", crime)
	}
	if level := crime[1]; level > '1' {
		card := crime[:1] + string(level-1) + "a"
		if s.Get("crimes."+card) == "removed" {
			card = crime[:1] + string(level-1) + "c"
		}
		s.set("crimes."+card, "display")
	}
	return s.hook(0, "ghost").hand(0, "s01", crime).set("phase", "story")
}

// satisfied and unsatisfied check a crime that seat 0 holds.
func (s *table) satisfied(crime string) *table {
	s.T.Helper()
	return s.checkOffers(crimeVerb(crime) + " " + crime)
}

func (s *table) unsatisfied(crime string) *table {
	s.T.Helper()
	return s.refuses("why.criteria", crimeVerb(crime), crime)
}

func crimeVerb(crime string) string {
	if crime[0] == 's' {
		return "side-crime"
	}
	return "story-crime"
}

// ITD-160: the 28 vectors.
func TestCriteriaVectors(t *testing.T) {
	if len(vectors) != 28 {
		t.Fatalf("%d vectors", len(vectors))
	}
	for _, v := range vectors {
		t.Run(strconv.Itoa(v.n), func(t *testing.T) {
			s := holding(t, v.crime).hook(0, strings.Fields(v.hooked)...).put(strings.Fields(v.put)...).give(strings.Fields(v.give)...)
			if v.set != nil {
				s.set(v.set...)
			}
			for _, k := range strings.Fields(v.skilled) {
				s.grip(0, k, 3)
			}
			if v.holds {
				s.satisfied(v.crime)
			} else {
				s.unsatisfied(v.crime)
			}
		})
	}
}

// ITD-137, ITD-138, ITD-141: Level 1 needs nothing, Level 2 a Level-1 crime of its
// storyline in the display, whoever completed it.
func TestPrerequisitesOfLevelTwo(t *testing.T) {
	holding(t, "b1b").hook(0, "jumper").give("jumper", "blaster").checkCount("crimes", "display", 0).satisfied("b1b")
	s := town(t, 2).hook(0, "ghost", "mechanic").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").hand(0, "s01", "b2a").set("phase", "actions")
	s.set("crimes.a1a", "display", "crimes.b2b", "display", "phase", "story").refuses("why.prerequisite", "story-crime", "b2a")
	s.set("crimes.b1c", "display").checkOffers("story-crime b2a")
	// Completed by a rival.
	r := town(t, 2).hook(1, "persuader").set("now", "1", "phase", "story").give("persuader", "blaster").hand(1, "s03", "b1c").
		hook(0, "ghost", "mechanic").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "detonator").hand(0, "s01", "b2a")
	r.do("story-crime", "b1c").do("approach", "restrained").settle1().is("crimes.b1c", "display", "now", "1").pass()
	r.set("phase", "story").give("towers", "detonator", "mechanic", "blaster").set("sentinel", "downtown").checkOffers("story-crime b2a")
}

// settle1 is settle for seat 1.
func (s *table) settle1() *table {
	s.T.Helper()
	for {
		first := strings.Fields(s.Offers()[0])
		switch first[0] {
		case "take", "claim", "file":
			s.do(first[0], first[1])
		case "place":
			s.do("place", "locker-1")
		default:
			return s
		}
	}
}

// ITD-139, ITD-185: Level 3 needs a Level-2 crime of its storyline, with or
// without a Level-1 crime.
func TestPrerequisitesOfLevelThree(t *testing.T) {
	s := town(t, 2).hook(0, "persuader", "jumper").put("jumper", "skyport", "scourge", "parish").give("persuader", "blaster", "jumper", "hauler").
		hand(0, "s01", "b3")
	s.set("crimes.b1b", "display", "crimes.b1c", "display", "crimes.a2a", "display", "phase", "story").offered("done").refuses("why.prerequisite", "story-crime", "b3")
	s.set("crimes.b1b", "deck", "crimes.b1c", "deck", "crimes.b2b", "display").checkOffers("story-crime b3")
}

// ITD-185: the rulebook's example: the completed B2 opens the B3 for everybody.
func TestExampleACompletedB2OpensTheB3(t *testing.T) {
	s := holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").
		hook(1, "persuader", "jumper").hand(1, "s03", "b3")
	s.do("story-crime", "b2a").do("approach", "reckless").settle().is("crimes.b2a", "display").pass()
	s.is("now", "1").set("phase", "story").put("jumper", "skyport", "scourge", "parish").give("persuader", "blaster", "jumper", "hauler", "ghost", "cash").
		set("heat.3", "blocks", "heat.2", "towers", "heat.1", "riverside").checkOffers("story-crime b3")
	s.set("crimes.b2a", "deck", "crimes.a2a", "display").refuses("why.prerequisite", "story-crime", "b3")
}

// ITD-140: several crimes of one level, and a lower one after a higher one.
func TestALowerCrimeAfterAHigherOne(t *testing.T) {
	s := holding(t, "b1b").set("crimes.b1c", "display", "crimes.b2a", "display", "crimes.b3", "display").hook(0, "jumper").give("jumper", "blaster")
	s.do("story-crime", "b1b").do("approach", "restrained").settle().is("crimes.b1b", "display", "crimes.b1c", "display", "crimes.b3", "display")
	two := holding(t, "c2a").set("crimes.c2b", "display").hook(0, "mechanic").give("mechanic", "birdseye").satisfied("c2a")
	two.set("crimes.c1a", "deck", "crimes.a1a", "display").refuses("why.prerequisite", "story-crime", "c2a")
}

// ITD-142: every part must hold; what the card does not mention is no matter.
func TestEveryPartOfTheCriteriaMustHold(t *testing.T) {
	s := holding(t, "b1b").hook(0, "jumper").give("jumper", "blaster").satisfied("b1b")
	s.fork().give("towers", "blaster").unsatisfied("b1b")
	s.fork().put("ghost", "towers").unsatisfied("b1b")
	s.fork().set("heat.1", "towers").unsatisfied("b1b")
	// Blockades and Items on the ground are not mentioned.
	s.set("blockades.1", "towers").give("towers", "cash", "towers", "serum").satisfied("b1b")
}

// ITD-143: amounts are minimums.
func TestAmountsAreMinimums(t *testing.T) {
	s := holding(t, "s19").hook(0, "ghost").unsatisfied("s19")
	s.give("blocks", "cash").satisfied("s19").give("blocks", "serum", "blocks", "coupe").satisfied("s19")
	// Exactly is exactly.
	holding(t, "s09").hook(0, "jumper").put("jumper", "skyport").satisfied("s09").put("ghost", "skyport").unsatisfied("s09")
	holding(t, "s04").hook(0, "ghost").put("mechanic", "blocks").satisfied("s04").set("heat.3", "towers", "heat.2", "blocks").unsatisfied("s04")
}

// ITD-144, ITD-145: YOU are Criminals hooked by the acting player, two YOU two of
// them; another Criminal is any that plays no YOU.
func TestYouAreHookedCriminalsAndOthersAreNot(t *testing.T) {
	s := holding(t, "s13").hook(0, "ghost").unsatisfied("s13").hook(0, "ghost", "persuader").satisfied("s13")
	s.hook(0, "ghost").hook(1, "persuader").unsatisfied("s13")
	// The other Criminal of Shakedown: nobody's, a rival's or one's own.
	c := holding(t, "s07").hook(0, "ghost").give("ghost", "blaster").put("mechanic", "blocks").satisfied("s07")
	c.fork().hook(1, "mechanic").satisfied("s07")
	c.fork().hook(0, "ghost", "mechanic").satisfied("s07")
	c.put("mechanic", "zinbazaar").unsatisfied("s07")
}

// ITD-146, ITD-151, ITD-153: any cast will do; either Item of a type, loose or held
// where the card does not say, whoever holds it.
func TestAnyCastAndEitherItemOfATypeWillDo(t *testing.T) {
	s := holding(t, "s18").hook(0, "ghost", "jumper").give("jumper", "coupe").satisfied("s18")
	s.give("jumper", "hauler", "zinbazaar", "coupe").satisfied("s18").hook(1, "mechanic").give("mechanic", "coupe").satisfied("s18")
	s.give("parish", "coupe").unsatisfied("s18")
	s.hook(0, "jumper", "ghost").give("jumper", "cash", "ghost", "hauler").unsatisfied("s18").give("zinbazaar", "coupe").satisfied("s18")
	// Where it says LOOSE or HELD.
	loose := holding(t, "s12").hook(0, "jumper").give("towers", "cash").satisfied("s12")
	loose.give("jumper", "cash").unsatisfied("s12")
	held := holding(t, "d1b").hook(0, "ghost").put("mechanic", "blocks").unsatisfied("d1b")
	held.give("mechanic", "serum").satisfied("d1b")
}

// ITD-147, ITD-149: ALONE is without Sentinel and without any other Criminal, the
// own ones included; Items, Heat and Blockades are no company.
func TestAlone(t *testing.T) {
	s := holding(t, "s17").hook(0, "scourge", "ghost").satisfied("s17")
	s.fork().put("ghost", "ion-heights").unsatisfied("s17")
	s.fork().put("mechanic", "ion-heights").unsatisfied("s17")
	s.fork().set("sentinel", "ion-heights").unsatisfied("s17")
	s.set("heat.1", "ion-heights", "blockades.1", "ion-heights", "blockades.2", "riverside").give("ion-heights", "cash", "ion-heights", "coupe").satisfied("s17")
}

// ITD-148, ITD-149: ALONE WITH is with those named and nobody else.
func TestAloneWith(t *testing.T) {
	s := holding(t, "g2a").hook(0, "persuader", "ghost").give("persuader", "scrambler").set("sentinel", "parish").satisfied("g2a")
	s.fork().put("ghost", "parish").unsatisfied("g2a")
	s.fork().set("sentinel", "skyport").unsatisfied("g2a")
	s.set("heat.1", "parish", "blockades.1", "parish").give("parish", "cash").satisfied("g2a")
	e := holding(t, "e2b").hook(0, "jumper").give("jumper", "coupe").unsatisfied("e2b").put("ghost", "towers").satisfied("e2b")
	e.fork().set("sentinel", "towers").unsatisfied("e2b")
	e.put("mechanic", "towers").unsatisfied("e2b")
}

// ITD-150: TOTALLY EMPTY is without Items, Criminals and Sentinel.
func TestTotallyEmpty(t *testing.T) {
	s := holding(t, "s15").hook(0, "scourge").give("scourge", "serum").unsatisfied("s15").give("towers", "hauler").satisfied("s15")
	s.fork().set("sentinel", "skyport").unsatisfied("s15")
	s.fork().put("ghost", "skyport").unsatisfied("s15")
	s.set("heat.3", "skyport", "heat.2", "towers", "blockades.1", "skyport", "blockades.2", "towers").satisfied("s15")
}

// ITD-152: a count of Criminals includes YOU and everybody's.
func TestACountOfCriminalsIncludesAll(t *testing.T) {
	s := holding(t, "s14").hook(0, "ghost").hook(1, "jumper").put("jumper", "blocks").unsatisfied("s14")
	s.put("mechanic", "blocks").satisfied("s14")
	s.hook(0, "ghost", "mechanic").satisfied("s14")
}

// ITD-154, ITD-155: OPPOSITE is straight across; a Zone has two edges.
func TestOppositeZonesAndEdgesWithBlockades(t *testing.T) {
	s := holding(t, "s05").hook(0, "ghost").give("ghost", "scrambler").satisfied("s05")
	for _, z := range []string{"skyport", "downtown", "towers"} {
		s.fork().put("persuader", z).unsatisfied("s05")
	}
	f := holding(t, "f2c").hook(0, "mechanic").put("ghost", "zinbazaar").give("mechanic", "cash")
	f.set("blockades.1", "blocks", "blockades.2", "zinbazaar").satisfied("f2c").set("blockades.1", "towers").unsatisfied("f2c")
	holding(t, "s08").hook(0, "ghost").put("jumper", "blocks").unsatisfied("s08").set("blockades.1", "ion-heights").satisfied("s08").set("blockades.1", "blocks").satisfied("s08")
}

// ITD-159: the rulebook's example, Take it for a Spin.
func TestExampleTakeItForASpinCriteria(t *testing.T) {
	s := holding(t, "b2a").hook(0, "mechanic", "ghost").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").satisfied("b2a")
	s.fork().set("sentinel", "riverside").unsatisfied("b2a").set("sentinel", "zinbazaar").satisfied("b2a")
	s.hook(0, "ghost").unsatisfied("b2a").hook(0, "mechanic").unsatisfied("b2a")
}
