package intoodeep_test

import (
	"slices"
	"testing"
)

// Effects, approaches and rewards of crimes (rulebook: 4C to 4F).

// ITD-136, ITD-162: effect, then approach with its rewards, then display, then
// unhooking.
func TestTheStepsOfACrimeFollowEachOther(t *testing.T) {
	s := holding(t, "b1c").hook(0, "persuader", "ghost").give("persuader", "blaster").do("story-crime", "b1c")
	s.is("sentinel", "parish", "crimes.b1c", "completing", "players.0.intel", 3, "criminals.persuader.tag", "0:1").offered("approach restrained", "approach reckless")
	s.refuses("why.other-question", "done").refuses("why.other-question", "move", "ghost", "zinbazaar")
	s.do("approach", "restrained").is("players.0.intel", 6, "crimes.b1c", "completing", "criminals.persuader.tag", "0:1")
	s.do("take", "timing").do("place", "locker-0").do("file", "timing").is("crimes.b1c", "display", "criminals.persuader.tag", "void", "criminals.ghost.tag", "void", "phase", "ditch")
	var order []string
	for _, e := range s.Events {
		order = append(order, game.Info().Events[e.Kind])
	}
	if f, d, u := slices.Index(order, "filed"), slices.Index(order, "displayed"), slices.Index(order, "unhooked"); f < 0 || d < f || u < d {
		t.Errorf("events %v: filing, display and unhooking must follow each other", order)
	}
}

// ITD-162, ITD-164: the effect does what it can; what it breaks undoes nothing.
func TestAnEffectDoesWhatItCan(t *testing.T) {
	// Nothing to drop for a Criminal that holds nothing.
	s := holding(t, "s07").hook(0, "ghost").give("ghost", "blaster").put("mechanic", "blocks")
	s.mark().do("side-crime", "s07").changed("players.0.intel", 3, 7, "crimes.s07", "hand:0", "done", "dilemmas", anything, anything)
	s.checkCount("dilemmas", "hand:0", 1)
	// The Heat that the crime brings ends its own criteria.
	s = holding(t, "b1b").hook(0, "jumper").give("jumper", "blaster").do("story-crime", "b1b").is("heat.3", "towers").do("approach", "restrained").settle()
	s.is("crimes.b1b", "display", "players.0.intel", 6)
}

// ITD-163: the Criminals that satisfied the criteria act; where several would
// and the outcome differs, the player says who.
func TestThePlayerSaysWhoDidItWhereItMatters(t *testing.T) {
	s := holding(t, "d1a").hook(0, "ghost").give("ghost", "detonator").do("story-crime", "d1a").is("items.detonator", "blocks")
	s.offered("approach restrained", "approach reckless")
	c := holding(t, "s07").hook(0, "ghost").give("ghost", "blaster", "mechanic", "cash", "jumper", "coupe").put("mechanic", "blocks", "jumper", "blocks").do("side-crime", "s07")
	c.offered("role mechanic", "role jumper").refuses("why.not-satisfying", "role", "persuader")
	c.fork().do("role", "jumper").is("items.coupe", "blocks", "items.cash", "held:mechanic")
	c.do("role", "mechanic").is("items.coupe", "held:jumper", "items.cash", "blocks")
	// A Zone.
	z := holding(t, "d2a").hook(0, "jumper").give("jumper", "detonator", "towers", "hauler", "blocks", "detonator").put("mechanic", "blocks").give("jumper", "detonator").do("story-crime", "d2a")
	z.offered("role-zone zinbazaar", "role-zone skyport").do("role-zone", "zinbazaar").is("items.detonator", "zinbazaar")
}

// ITD-483: who did it is not asked where it makes no difference.
func TestCastsOfOneOutcomeAreNotAsked(t *testing.T) {
	// Two empty-handed bystanders.
	s := holding(t, "s07").hook(0, "ghost").give("ghost", "blaster").put("mechanic", "blocks", "jumper", "blocks").do("side-crime", "s07")
	s.is("crimes.s07", "done", "phase", "actions")
	// Two holders of nothing that matters: Wiretap has no effect.
	holding(t, "s05").hook(0, "ghost", "jumper").give("ghost", "scrambler", "jumper", "birdseye").put("scourge", "riverside").do("side-crime", "s05").
		refuses("why.other-question", "role", "ghost")
}

// ITD-165: dropping, by one, by all, by the others and by who is in a Zone.
func TestDropEffects(t *testing.T) {
	all := holding(t, "d1b").hook(0, "ghost").put("mechanic", "blocks", "jumper", "blocks").give("ghost", "cash", "jumper", "coupe", "persuader", "serum").do("story-crime", "d1b")
	all.is("items.cash", "blocks", "items.coupe", "blocks", "items.serum", "held:persuader")
	others := holding(t, "b1a").hook(0, "ghost").put("mechanic", "blocks", "jumper", "blocks").give("ghost", "blaster", "jumper", "coupe", "persuader", "serum").do("story-crime", "b1a")
	others.is("items.blaster", "held:ghost", "items.coupe", "blocks", "items.serum", "held:persuader")
	// Both holders are with the Sentinel, then both drop.
	if2 := holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown", "mechanic", "downtown").give("ghost", "coupe", "mechanic", "blaster").do("story-crime", "b2a")
	if2.is("items.coupe", "downtown", "items.blaster", "downtown")
}

// ITD-166, ITD-167: giving makes the other drop its Item, exchanging does not.
func TestGiveAndSwapHeld(t *testing.T) {
	s := holding(t, "a1c").hook(0, "mechanic").put("ghost", "zinbazaar").give("mechanic", "cash", "ghost", "coupe").do("story-crime", "a1c")
	s.is("items.cash", "held:ghost", "items.coupe", "zinbazaar")
	s = holding(t, "a2c").hook(0, "ghost", "persuader").give("ghost", "cash", "persuader", "serum").do("story-crime", "a2c")
	s.is("items.cash", "held:persuader", "items.serum", "held:ghost").refuses("why.other-question", "role", "ghost")
}

// ITD-168: what is sent arrives loose; the player picks among several.
func TestSendAndSendItem(t *testing.T) {
	s := holding(t, "d2a").hook(0, "jumper").give("jumper", "detonator", "towers", "hauler").do("story-crime", "d2a").is("items.detonator", "skyport")
	e := holding(t, "e2c").hook(0, "persuader").give("persuader", "cash", "parish", "birdseye").do("story-crime", "e2c")
	e.offered("item scrambler", "item birdseye").refuses("why.not-one-of-these", "item", "cash").do("item", "scrambler").is("items.scrambler", "blocks", "items.birdseye", "parish")
	// One alone goes without a question.
	holding(t, "e2c").hook(0, "persuader").give("persuader", "cash").do("story-crime", "e2c").is("items.scrambler", "blocks")
	s.offered("approach restrained", "approach reckless")
}

// ITD-169: Criminals go with their Items through Blockades.
func TestMoveSwapAndDrive(t *testing.T) {
	s := holding(t, "c2a").hook(0, "mechanic").give("mechanic", "birdseye").set("blockades.1", "blocks").do("story-crime", "c2a")
	s.is("criminals.mechanic.zone", "downtown", "items.birdseye", "held:mechanic")
	f := holding(t, "f2b").hook(0, "ghost").give("ghost", "serum", "persuader", "coupe").do("story-crime", "f2b")
	f.is("criminals.ghost.zone", "parish", "criminals.persuader.zone", "blocks", "items.serum", "held:ghost", "items.coupe", "held:persuader")
	d := holding(t, "f1c").hook(0, "mechanic").give("mechanic", "coupe", "ghost", "cash").put("ghost", "zinbazaar").do("story-crime", "f1c")
	d.offered("zone blocks", "zone towers").refuses("why.not-one-of-these", "zone", "skyport").do("zone", "towers")
	d.is("criminals.mechanic.zone", "towers", "criminals.ghost.zone", "towers", "items.coupe", "held:mechanic", "items.cash", "held:ghost")
}

// ITD-170: the Sentinel is put somewhere without escort; to one of two as the
// player picks.
func TestTheSentinelIsPutWithoutEscort(t *testing.T) {
	s := holding(t, "b1c").hook(0, "persuader").put("ghost", "downtown").give("persuader", "blaster").do("story-crime", "b1c")
	s.is("sentinel", "parish", "criminals.ghost.zone", "downtown")
	e := holding(t, "c2c").hook(0, "ghost", "jumper").give("ghost", "scrambler", "jumper", "birdseye").do("story-crime", "c2c")
	e.offered("zone blocks", "zone towers").refuses("why.not-one-of-these", "zone", "parish").fork().do("zone", "blocks").is("sentinel", "blocks")
	e.do("zone", "towers").is("sentinel", "towers")
}

// ITD-171: exactly as many Sentinel shifts as the card says, each with escort.
func TestSentinelShiftsOfACrimeAreCompulsory(t *testing.T) {
	s := holding(t, "g2b").hook(0, "persuader", "jumper").put("jumper", "riverside", "ghost", "downtown").give("persuader", "scrambler").do("story-crime", "g2b")
	s.refuses("why.must-choose", "done").refuses("why.sentinel-only", "blockade", "6", "7").do("escort", "ghost", "riverside").do("escort", "jumper", "ion-heights")
	s.is("sentinel", "ion-heights", "criminals.ghost.zone", "riverside", "criminals.jumper.zone", "ion-heights").offered("approach restrained", "approach reckless")
}

// ITD-172: a Blockade on an edge of the Zone is shifted, past the other one.
func TestABlockadeOfTheZoneIsShifted(t *testing.T) {
	s := holding(t, "f1b").hook(0, "mechanic").give("zinbazaar", "cash").set("blockades.1", "towers").do("story-crime", "f1b")
	s.offered("blockade 2 1", "blockade 2 4").refuses("why.not-bordering", "blockade", "3", "4").refuses("why.blockade-only", "sentinel", "parish").refuses("why.must-choose", "done")
	s.do("blockade", "2", "4").is("blockades.1", "towers", "blockades.2", "skyport")
}

// ITD-173: Heat cycles into a Zone without Heat, and its power is not used.
func TestACrimeCyclesHeatWithoutThePower(t *testing.T) {
	s := holding(t, "b1b").hook(0, "persuader").give("persuader", "blaster").do("story-crime", "b1b")
	s.is("heat.3", "parish", "heat.2", "blocks", "heat.1", "skyport", "players.0.tolerance", 0)
	h := town(t, 4).hook(0, "ghost", "mechanic").put("mechanic", "blocks", "jumper", "blocks").give("jumper", "blaster").set("crimes.d1a", "display").hand(0, "s01", "d2b").set("phase", "story").do("story-crime", "d2b")
	h.is("heat.3", "blocks", "heat.2", "skyport", "heat.1", "riverside", "items.blaster", "blocks")
}

// ITD-175, ITD-183, ITD-188, ITD-178, ITD-179: the rulebook's example from the
// effect to the unhooking.
func TestExampleTakeItForASpin(t *testing.T) {
	s := holding(t, "b2a").hook(0, "mechanic", "ghost").put("ghost", "downtown").give("ghost", "coupe", "mechanic", "blaster").do("story-crime", "b2a")
	s.is("items.coupe", "downtown", "items.blaster", "held:mechanic").checkCount("dilemmas", "hand:0", 0)
	s.do("approach", "reckless").is("players.0.intel", 11).checkCount("dilemmas", "hand:0", 3, "dilemmas", "deck", 69, "evidence", "memory:0", 1)
	s.do("take", "location").checkCount("evidence", "memory:0", 3, "evidence", "pool", 8).do("place", "locker-0").do("file", "location")
	s.checkCount("evidence", "memory:0", 2, "evidence", "locker:0", 1).is("evidence.location-1", "locker:0", "crimes.b2a", "display",
		"criminals.ghost.tag", "void", "criminals.mechanic.tag", "void", "phase", "ditch")
	s.refuses("why.too-late", "story-crime", "b2a")
}

// ITD-180: an empty Dilemma deck is made of the discards; without any the draw
// is skipped.
func TestAnEmptyDilemmaDeckIsMadeOfTheDiscards(t *testing.T) {
	s := holding(t, "b1c").hook(0, "persuader").give("persuader", "blaster")
	var discards, well []any
	for id := range s.Get("dilemmas").(map[string]any) {
		discards = append(discards, "dilemmas."+id, "discard")
		well = append(well, "dilemmas."+id, "well:1")
	}
	f := s.fork().set(discards...).set("dilemmas.sigil-copy-1", "deck").do("story-crime", "b1c").do("approach", "reckless")
	f.is("dilemmas.sigil-copy-1", "hand:0").checkCount("dilemmas", "hand:0", 2, "dilemmas", "deck", 70, "dilemmas", "discard", 0)
	if f.Told("dilemmas-shuffled") != 1 {
		t.Error("the shuffle is not told")
	}
	s.set(well...).do("story-crime", "b1c").do("approach", "reckless").checkCount("dilemmas", "hand:0", 0).settle().is("crimes.b1c", "display", "players.0.intel", 8)
}

// ITD-181, ITD-182: filing is compulsory as far as there are tokens, those just
// gained included.
func TestFilingIsCompulsoryAsFarAsThereAreTokens(t *testing.T) {
	// Two filings with one token gained and none before.
	s := holding(t, "a1c").memory(0).hook(0, "mechanic").put("ghost", "zinbazaar").give("mechanic", "cash").do("story-crime", "a1c").do("approach", "restrained")
	s.do("take", "timing").refuses("why.other-question", "done").do("place", "locker-0").is("evidence.timing-1", "locker:0", "phase", "ditch").checkCount("evidence", "memory:0", 0)
	// Nothing at all to file.
	n := holding(t, "s03").memory(0).hook(0, "ghost").put("ghost", "downtown").set("sentinel", "parish").do("side-crime", "s03")
	n.is("crimes.s03", "done", "players.0.intel", 4).checkCount("evidence", "locker:0", 0)
}

// ITD-187, ITD-448: the unhooking after a Story Crime ends a lock.
func TestAStoryCrimeEndsTheLock(t *testing.T) {
	s := holding(t, "b1c").hook(0, "persuader").give("persuader", "blaster").set("boosts.lock-copy-1", "lock:persuader")
	s.do("story-crime", "b1c").do("approach", "restrained").is("boosts.lock-copy-1", "lock:persuader").settle()
	s.is("boosts.lock-copy-1", "discard", "criminals.persuader.tag", "void", "players.0.grip.persuader", 0)
	// A Side Crime does not.
	holding(t, "s13").hook(0, "ghost", "persuader").set("boosts.lock-copy-1", "lock:ghost").do("side-crime", "s13").settle().is("boosts.lock-copy-1", "lock:ghost", "criminals.ghost.tag", "0:1")
}
