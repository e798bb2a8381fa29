package intoodeep_test

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Boosts: gaining them (rulebook: Gaining Boosts) and what each of them does
// (back page). Shifts, challenges and Ignore Blockades have tests of their own.

// spent is a town in which seat 0, who hooks the Ghost, spends a saved Boost.
func spent(t testing.TB, tile, verb string) *table {
	t.Helper()
	return town(t, 2).hook(0, "ghost").saved(0, tile).do("boost", verb)
}

// pink is a town in which seat 0 gains a Boost that is resolved at once.
func pink(t testing.TB, tile string) *table {
	t.Helper()
	return pinkIn(power(t, "ion-heights"), tile)
}

func pinkIn(s *table, tile string) *table {
	s.T.Helper()
	return s.wheel(tile, "act-2-copy-1", "challenge").do("power", "ion-heights").do("claim", "1")
}

// ITD-231, ITD-232, ITD-234, ITD-235: a Boost with the Intel of its sector; the next
// sector gains 1, the empty one a new Boost; a blue one is saved for step 3.
func TestABoostIsTakenFromTheWheel(t *testing.T) {
	s := power(t, "ion-heights").set("wheel.2", 3).do("power", "ion-heights").next("boost", "lock").mark().do("claim", "1")
	s.changed("boosts.act-1-copy-1", "wheel:1", "saved:0", "boosts.lock-copy-1", anything, anything, "boosts.lock-copy-2", anything, anything, "wheel.2", 3, 4, "stack", anything, anything, "clues", anything, anything)
	s.is("players.0.intel", 3, "wheel.1", 0).do("boost", "act-1").is("turn.actions", 2)
	// One gained in step 4 waits for a later turn.
	w := town(t, 2).hook(0, "persuader").give("persuader", "blaster").hand(0, "s01", "b1c").set("phase", "story").do("story-crime", "b1c").do("approach", "restrained").do("take", "timing")
	w.do("place", "slot-boost").do("file", "timing").do("claim", "1").is("boosts.act-1-copy-1", "saved:0", "phase", "ditch").refuses("why.too-late", "boost", "act-1")
	w.pass().pass().is("now", "0", "phase", "hook").do("hook", "ghost").do("boost", "act-1").is("turn.actions", 3)
}

// ITD-239: the rulebook's example; the third sector's next is the first.
func TestExampleGainABoost(t *testing.T) {
	s := power(t, "ion-heights").set("wheel.3", 1).do("power", "ion-heights").do("claim", "3")
	s.is("players.0.intel", 4, "boosts.challenge", "saved:0", "wheel.1", 1, "wheel.2", 0, "wheel.3", 0).checkCount("boosts", "wheel:3", 1, "boosts", "stack", 34)
}

// ITD-233, ITD-236, ITD-460: a pink Boost is resolved after the refill and discarded.
func TestAPinkBoostIsResolvedAtOnce(t *testing.T) {
	s := power(t, "ion-heights").wheel("act-1-copy-1", "tolerance-copy-2", "challenge").do("power", "ion-heights").next("boost", "lock").do("claim", "2")
	s.is("players.0.tolerance", 2, "boosts.tolerance-copy-2", "discard", "wheel.3", 1).checkCount("boosts", "saved:0", 0, "boosts", "wheel:2", 1)
	var order []string
	for _, e := range s.Events {
		order = append(order, game.Info().Events[e.Kind])
	}
	if slices.Index(order, "boost-new") > slices.Index(order, "tolerance") {
		t.Errorf("events %v: the wheel is refilled first", order)
	}
	// During a filing, too; and without any possible effect it is discarded.
	f := filing(t, "financing-3").wheel("reveal", "act-1-copy-1", "challenge").do("place", "slot-boost")
	f.set("evidence.financing-3", "locker:1", "evidence.tactics-2", "locker:1").do("claim", "1").is("boosts.reveal", "discard", "evidence.financing-3", "locker:1")
	none := pink(t, "reveal").is("boosts.reveal", "discard", "phase", "actions", "turn.actions", 1)
	none.refuses("why.no-such-boost", "boost", "reveal")
}

// ITD-237, ITD-238: an empty stack is made of the discards; without those the sector
// stays empty and cannot be chosen.
func TestAnEmptyBoostStackIsMadeOfTheDiscards(t *testing.T) {
	s := power(t, "ion-heights").refill("boosts", "stack", "discard").do("power", "ion-heights").do("claim", "1")
	s.checkCount("boosts", "discard", 0, "boosts", "stack", 34, "boosts", "wheel:1", 1)
	// All the others saved: the wheel keeps a gap.
	e := power(t, "ion-heights")
	var l []any
	for id, at := range e.Get("boosts").(map[string]any) {
		if at == "stack" && slices.Contains(blue, id) {
			l = append(l, "boosts."+id, "saved:1")
		} else if at == "stack" {
			l = append(l, "boosts."+id, "discard")
		}
	}
	e.set(l...).checkCount("boosts", "discard", 12, "boosts", "stack", 0)
	e.do("power", "ion-heights").do("claim", "1").checkCount("boosts", "stack", 11, "boosts", "discard", 0)
	gap := power(t, "ion-heights").wheel("act-1-copy-1", "act-2-copy-1").set("wheel.3", 2)
	gap.do("power", "ion-heights").checkNoOffer("claim 3").refuses("why.empty-sector", "claim", "3").do("claim", "2").is("wheel.3", 3, "wheel.2", 0)
}

// blue is the tokens that are saved.
var blue = []string{"swap-items-copy-1", "swap-items-copy-2", "move-item-copy-1", "move-item-copy-2", "swap-item-criminal", "swap-criminals",
	"move-criminal-copy-1", "move-criminal-copy-2", "shift-2", "shift-3", "shift-4", "swap-tags", "discard-dilemma-copy-1", "discard-dilemma-copy-2", "challenge",
	"lock-copy-1", "lock-copy-2", "ignore-blockades-copy-1", "ignore-blockades-copy-2", "move-heat", "hook", "act-1-copy-1", "act-1-copy-2", "act-2-copy-1", "act-2-copy-2"}

// ITD-240, ITD-241, ITD-243: Tolerance grows in steps of 2, past 10, and is not spent.
func TestExampleToleranceGrowsInSteps(t *testing.T) {
	s := power(t, "parish").set("players.0.tolerance", 4).do("power", "parish").is("players.0.tolerance", 6)
	power(t, "parish").set("players.0.tolerance", 10).do("power", "parish").is("players.0.tolerance", 12)
	if err := s.TrySet("players.0.tolerance", 5); err == nil {
		t.Error("5 Tolerance is accepted")
	}
}

// ITD-434: two Items trade places, held or loose.
func TestBoostSwapTwoItems(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "swap-items-copy-1").give("jumper", "coupe", "mechanic", "cash").do("boost", "swap-items")
	s.refuses("why.same-item", "swap-items", "coupe", "coupe").refuses("why.must-choose", "done").mark().do("swap-items", "coupe", "cash")
	s.changed("items.coupe", "held:jumper", "held:mechanic", "items.cash", "held:mechanic", "held:jumper", "stack", anything, anything)
	s.is("boosts.swap-items-copy-1", "discard", "turn.actions", 2)
	spent(t, "swap-items-copy-2", "swap-items").do("swap-items", "blaster", "serum").is("items.blaster", "ion-heights", "items.serum", "blocks")
}

// ITD-435: any Item goes, loose, to any Zone.
func TestBoostMoveOneItem(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "move-item-copy-1").give("jumper", "coupe").do("boost", "move-item")
	s.refuses("why.there-already", "move-item", "cash", "riverside").checkOffers("move-item coupe towers").mark().do("move-item", "coupe", "downtown")
	s.changed("items.coupe", "held:jumper", "downtown", "stack", anything, anything).is("boosts.move-item-copy-1", "discard")
}

// ITD-436: an Item and a Criminal that does not hold it trade Zones; the Item
// arrives loose.
func TestBoostSwapItemWithCriminal(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "swap-item-criminal").give("jumper", "coupe", "scourge", "serum").do("boost", "swap-item-criminal")
	s.refuses("why.has-it", "swap-with", "jumper", "coupe").refuses("why.no-change", "swap-with", "ghost", "blaster").refuses("why.not-in-play", "swap-with", "sprinter", "coupe")
	s.mark().do("swap-with", "jumper", "serum")
	s.changed("criminals.jumper.zone", "towers", "ion-heights", "items.serum", "held:scourge", "towers", "stack", anything, anything)
	s.is("items.coupe", "held:jumper", "boosts.swap-item-criminal", "discard")
}

// ITD-437: two Criminals trade Zones with their Items.
func TestBoostSwapTwoCriminals(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").hook(1, "jumper").saved(0, "swap-criminals").give("jumper", "coupe").do("boost", "swap-criminals")
	s.refuses("why.same-criminal", "swap-criminals", "jumper", "jumper").mark().do("swap-criminals", "jumper", "scourge")
	s.changed("criminals.jumper.zone", "towers", "ion-heights", "criminals.scourge.zone", "ion-heights", "towers", "stack", anything, anything)
	s.is("items.coupe", "held:jumper", "criminals.jumper.tag", "1:1", "boosts.swap-criminals", "discard")
	// With all in one Zone it is of no use (ITD-482).
	town(t, 2).hook(0, "ghost").saved(0, "swap-criminals").put("ghost", "parish", "mechanic", "parish", "jumper", "parish", "scourge", "parish").refuses("why.boost-no-target", "boost", "swap-criminals")
}

// ITD-438: any Criminal goes with its Item to any other Zone.
func TestBoostMoveOneCriminal(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "move-criminal-copy-1").give("jumper", "coupe").do("boost", "move-criminal")
	s.refuses("why.there-already", "send", "jumper", "towers").mark().do("send", "jumper", "parish")
	s.changed("criminals.jumper.zone", "towers", "parish", "stack", anything, anything).is("items.coupe", "held:jumper", "boosts.move-criminal-copy-1", "discard")
}

// ITD-440, ITD-441, ITD-443, ITD-448: all tags for all tags, in their order, without Grip
// or Dilemma; the own locks are discarded.
func TestBoostSwapHookTags(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").hook(1, "scourge", "jumper", "persuader").saved(0, "swap-tags").set("boosts.lock-copy-1", "lock:ghost").mark().do("boost", "swap-tags")
	s.changed("criminals.ghost.tag", "0:1", "1:1", "criminals.scourge.tag", "1:1", "0:1", "criminals.jumper.tag", "1:2", "0:2", "criminals.persuader.tag", "1:3", "0:3",
		"boosts.swap-tags", "saved:0", "discard", "boosts.lock-copy-1", "lock:ghost", "discard")
	s.checkCount("dilemmas", "hand:0", 0)
	// A rival without tags will do.
	town(t, 2).hook(0, "ghost", "jumper").saved(0, "swap-tags").do("boost", "swap-tags").is("criminals.ghost.tag", "1:1", "criminals.jumper.tag", "1:2")
	three := town(t, 3).hook(0, "ghost").hook(2, "jumper").saved(0, "swap-tags").do("boost", "swap-tags").offered("swap-tags 1", "swap-tags 2").refuses("why.self", "swap-tags", "0")
	three.do("swap-tags", "2").is("criminals.jumper.tag", "0:1", "criminals.ghost.tag", "2:1")
}

// ITD-442, ITD-481: a rival with a lock cannot be chosen, nor one when neither has a
// tag.
func TestSwapHookTagsNeedsTagsAndNoLock(t *testing.T) {
	s := town(t, 3).hook(0, "ghost").hook(1, "jumper").hook(2, "scourge").saved(0, "swap-tags").set("boosts.lock-copy-1", "lock:jumper").do("boost", "swap-tags")
	s.is("criminals.scourge.tag", "0:1", "criminals.ghost.tag", "2:1", "boosts.lock-copy-1", "lock:jumper")
	town(t, 2).hook(0, "ghost").hook(1, "jumper").saved(0, "swap-tags").set("boosts.lock-copy-1", "lock:jumper").refuses("why.boost-no-target", "boost", "swap-tags")
	n := town(t, 3).saved(0, "swap-tags").refuses("why.boost-no-target", "boost", "swap-tags").hook(1, "jumper").checkOffers("boost swap-tags")
	n.set("boosts.lock-copy-1", "lock:jumper").refuses("why.boost-no-target", "boost", "swap-tags")
}

// ITD-444: one Dilemma of hand or Well is thrown away.
func TestBoostDiscardADilemma(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").saved(0, "discard-dilemma-copy-1").refuses("why.no-dilemmas", "boost", "discard-dilemma")
	s.dilemmas(0, "timing-4", "sigil-copy-1").well(0, "ringleader-8").do("boost", "discard-dilemma").offered("discard timing-4", "discard sigil", "purge ringleader-8")
	s.refuses("why.not-banked", "purge", "sigil").refuses("why.dilemma-not-in-hand", "discard", "ringleader-8")
	s.fork().do("discard", "timing-4").is("dilemmas.timing-4", "discard", "dilemmas.ringleader-8", "well:0")
	s.mark().do("purge", "ringleader-8").changed("dilemmas.ringleader-8", "well:0", "discard", "stack", anything, anything, "clues.0", anything, anything)
	if s.Sees(1, "dilemmas.ringleader-8") != nil {
		t.Error("a discarded Dilemma is seen by the rival")
	}
}

// ITD-445: two are drawn, then two of the hand discarded, not of the Well.
func TestBoostDrawAndDiscardDilemmas(t *testing.T) {
	s := power(t, "ion-heights").dilemmas(0, "timing-4").well(0, "ringleader-8").wheel("sift-dilemmas", "act-2-copy-1", "challenge").do("power", "ion-heights")
	s.next("boost", "lock", "dilemma", "poster-ghost-5", "dilemma", "intel-10").do("claim", "1").offered("discard timing-4", "discard poster-ghost-5", "discard intel-10")
	s.do("discard", "poster-ghost-5").do("discard", "timing-4").is("dilemmas.timing-4", "discard", "dilemmas.poster-ghost-5", "discard", "dilemmas.intel-10", "hand:0", "dilemmas.ringleader-8", "well:0")
	s.is("boosts.sift-dilemmas", "discard").checkCount("dilemmas", "hand:0", 1).refuses("why.other-question", "discard", "intel-10")
}

// ITD-447, ITD-448: a lock keeps rivals off until its owner unhooks.
func TestBoostLockAHookTag(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "jumper").hook(1, "scourge").saved(0, "lock-copy-1", "lock-copy-2").do("boost", "lock")
	s.offered("lock ghost", "lock jumper").refuses("why.not-your-tag", "lock", "scourge").mark().do("lock", "ghost")
	s.changed("boosts", anything, anything, "stack", anything, anything).checkCount("boosts", "lock:ghost", 1, "boosts", "saved:0", 1)
	s.do("boost", "lock").is("turn.actions", 2).checkCount("boosts", "lock:jumper", 1)
	s.pass().is("now", "1", "phase", "hook").refuses("why.locked", "hook", "ghost").offered("hook mechanic", "hook persuader", "unhook scourge", "done")
	// Unhooking by choice ends it.
	u := s.pass().is("now", "0", "phase", "hook").do("unhook", "ghost").is("criminals.ghost.tag", "void").checkCount("boosts", "lock:ghost", 0, "boosts", "discard", 1)
	u.do("hook", "persuader")
	town(t, 2).saved(0, "lock-copy-1").refuses("why.no-tag-to-lock", "boost", "lock")
}

// ITD-449, ITD-452, ITD-480: two face-down tokens of Pool or Plot are seen by the
// player alone; where fewer are unseen, fewer.
func TestBoostPeekAtTwo(t *testing.T) {
	s := power(t, "ion-heights").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip", "evidence.tactics-6", "locker:0", "evidence.timing-6", "public")
	s = pinkIn(s, "peek").offered("look slot-grip", "look locker-1", "look pool").refuses("why.all-seen", "look", "locker-0").refuses("why.no-tokens-there", "look", "locker-2").
		refuses("why.no-tokens-there", "look", "row-1")
	s.do("look", "locker-1").do("look", "slot-grip").is("boosts.peek", "discard", "evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip")
	if s.Sees(0, "evidence.location-7") != "locker:1" || s.Sees(0, "evidence.financing-3") != "slot-grip" || s.Sees(1, "evidence.financing-3") != nil {
		t.Error("peeked tokens are seen by the player alone")
	}
	one := pinkIn(power(t, "ion-heights").pool("location-7"), "peek").is("boosts.peek", "discard", "phase", "actions")
	if one.Sees(0, "evidence.location-7") != "pool" {
		t.Error("the only token was not looked at")
	}
	pinkIn(power(t, "ion-heights").pool(), "peek").is("boosts.peek", "discard", "clues.0.evidence", nil)
}

// ITD-450, ITD-453, ITD-454: two are pointed at, one is taken; its slot opens, and
// nothing is refilled.
func TestBoostPeekAndTake(t *testing.T) {
	s := power(t, "ion-heights").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip")
	s = pinkIn(s, "peek-and-take").do("look", "slot-grip").next("evidence", "timing").do("look", "pool")
	s.offered("known slot-grip financing", "known pool timing").refuses("why.not-peeked", "known", "locker-1", "location").mark().do("known", "slot-grip", "financing")
	s.changed("evidence.financing-3", "slot-grip", "memory:0", "stack", anything, anything, "clues", anything, anything)
	s.checkCount("evidence", "pool", 10, "evidence", "slot-grip", 0).is("chapter.triggered", false, "boosts.peek-and-take", "discard")
}

// ITD-451, ITD-452, ITD-453, ITD-454: one face-down token, unseen, goes to Memory.
func TestBoostTakeOneEvidence(t *testing.T) {
	s := power(t, "ion-heights").pool("ringleader-12").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip", "evidence.tactics-6", "locker:0", "evidence.timing-6", "public")
	s = pinkIn(s, "take").offered("look slot-grip", "look locker-1", "look pool", "known locker-0 tactics").refuses("why.not-known", "known", "locker-1", "location")
	s.fork().do("look", "pool").is("evidence.ringleader-12", "memory:0", "chapter.triggered", false).checkCount("evidence", "pool", 0, "evidence", "plank:1", 1)
	s.fork().do("known", "locker-0", "tactics").is("evidence.tactics-6", "memory:0")
	s.fork().do("look", "slot-grip").is("evidence.financing-3", "memory:0").checkCount("evidence", "slot-grip", 0)
	s.mark().do("look", "locker-1").changed("evidence.location-7", "locker:1", "memory:0", "stack", anything, anything, "clues", anything, anything)
	s.is("evidence.timing-6", "public", "boosts.take", "discard")
}

// ITD-455, ITD-453: a face-down token of the Plot goes face up into the public locker.
func TestBoostRevealOneEvidence(t *testing.T) {
	s := power(t, "ion-heights").set("evidence.location-7", "locker:1", "evidence.financing-3", "slot-grip")
	s = pinkIn(s, "reveal").offered("look slot-grip", "look locker-1").refuses("why.plot-only", "look", "pool")
	s.fork().do("look", "slot-grip").is("evidence.financing-3", "public").checkCount("evidence", "slot-grip", 0)
	s.mark().do("look", "locker-1").changed("evidence.location-7", "locker:1", "public", "stack", anything, anything, "clues", anything, anything)
	if s.Sees(1, "evidence.location-7") != "public" || s.Sees(rules.Nobody, "evidence.location-7") != "public" {
		t.Error("the public locker is open to all")
	}
}

// ITD-456, ITD-197: Side Crimes lie unseen beside the Console until the turn ends.
func TestBoostDrawSideCrimes(t *testing.T) {
	s := power(t, "ion-heights").wheel("side-crime-2", "act-2-copy-1", "challenge").do("power", "ion-heights").next("boost", "lock", "crime", "s05", "crime", "s11").do("claim", "1")
	s.is("crimes.s05", "waiting:0", "crimes.s11", "waiting:0", "boosts.side-crime-2", "discard").refuses("why.not-in-hand", "side-crime", "s05")
	if s.Sees(0, "crimes.s05") != nil || s.Sees(0, "unseen.side-waiting:0") != 2.0 {
		t.Error("cards beside the Console are seen")
	}
	s.pass().is("crimes.s05", "hand:0", "crimes.s11", "hand:0")
	pink(t, "side-crime-1").checkCount("crimes", "waiting:0", 1).is("boosts.side-crime-1", "discard")
}

// ITD-457: Grip, split over any Criminals.
func TestBoostGainGrip(t *testing.T) {
	s := power(t, "ion-heights").hook(1, "jumper").grip(0, "mechanic", 9)
	s = pinkIn(s, "grip-3").offered("advance ghost", "advance jumper", "advance persuader", "advance scourge").refuses("why.grip-top", "advance", "mechanic")
	s.do("advance", "jumper").do("advance", "ghost").do("advance", "jumper").is("players.0.grip.jumper", 2, "players.0.grip.ghost", 1, "boosts.grip-3", "discard")
	s.refuses("why.other-question", "advance", "jumper")
	pink(t, "grip-2-copy-1").do("advance", "scourge").do("advance", "scourge").is("players.0.grip.scourge", 2, "phase", "actions")
}

// ITD-459: a whole stack goes to a Zone without Heat.
func TestBoostMoveHeat(t *testing.T) {
	s := spent(t, "move-heat", "move-heat").refuses("why.no-heat", "move-heat", "towers", "parish").refuses("why.heat-there", "move-heat", "blocks", "skyport")
	s.mark().do("move-heat", "skyport", "towers").changed("heat.2", "skyport", "towers", "stack", anything, anything).is("boosts.move-heat", "discard")
}

// ITD-461: one more Criminal by the rules of step 1, and 1 Grip with it alone.
func TestBoostHookACriminal(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "jumper").hook(1, "scourge").saved(0, "hook").do("boost", "hook")
	s.offered("hook mechanic", "hook persuader", "hook scourge", "unhook ghost", "unhook jumper").refuses("why.must-hook-more", "done")
	f := s.fork().next("dilemma", "timing-4").mark().do("hook", "scourge")
	f.changed("criminals.scourge.tag", "1:1", "0:3", "players.0.intel", 3, 2, "players.1.intel", 3, 4, "players.0.grip.scourge", 0, 1,
		"dilemmas.timing-4", "deck", "hand:0", "stack", anything, anything).is("phase", "actions", "boosts.hook", "discard")
	s.do("unhook", "ghost").refuses("why.just-freed", "hook", "ghost").do("hook", "mechanic").is("criminals.mechanic.tag", "0:2", "players.0.grip.mechanic", 1, "players.0.grip.jumper", 0, "turn.unhooked", map[string]any{})
	// Nobody is left: every other tag is locked.
	town(t, 4).hook(0, "ghost").hook(1, "mechanic", "jumper").hook(2, "persuader", "scourge").hook(3, "smuggler").saved(0, "hook").
		set("boosts.lock-copy-1", "lock:mechanic", "boosts.lock-copy-2", "lock:jumper").checkOffers("boost hook")
}

// ITD-482: a saved Boost is offered only where it changes something.
func TestABoostIsOfferedOnlyWhereItChangesSomething(t *testing.T) {
	s := town(t, 2).saved(0, "lock-copy-1", "challenge", "discard-dilemma-copy-1", "swap-tags", "act-1-copy-2", "ignore-blockades-copy-1")
	s.refuses("why.no-tag-to-lock", "boost", "lock").refuses("why.no-dilemma", "boost", "challenge").refuses("why.no-dilemmas", "boost", "discard-dilemma").
		refuses("why.boost-no-target", "boost", "swap-tags").checkOffers("boost act-1", "boost ignore-blockades")
	s.dilemmas(0, "sigil-copy-1").dilemmas(1, "sigil-copy-2").hook(0, "ghost").checkOffers("boost lock", "boost challenge", "boost discard-dilemma", "boost swap-tags")
}
