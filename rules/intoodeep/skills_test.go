package intoodeep_test

import "testing"

// Criminal Skills (rulebook: back page), one after the other.

// skill is a town in which seat 0 hooks a Criminal with Grip 3 in the Towers,
// and nobody else is near.
func skill(t testing.TB, k string) *table {
	t.Helper()
	var s *table
	switch k {
	case "ghost", "mechanic", "jumper", "persuader", "scourge":
		s = town(t, 2)
	default:
		s = town(t, 2, k)
	}
	return s.hook(0, k).grip(0, k, 3).put(k, "towers")
}

// ITD-394, ITD-395, ITD-396, ITD-397: the Disruptor shifts a nearby Blockade or
// the Sentinel, the first time in a turn for nothing.
func TestTheDisruptorShiftsNearbyThingsOnceForFree(t *testing.T) {
	s := skill(t, "disruptor").set("sentinel", "parish", "blockades.1", "parish", "blockades.2", "riverside")
	// The four edges around Zinbazaar, Towers and Skyport.
	for _, e := range []string{"blocks", "zinbazaar", "towers", "skyport"} {
		s.fork().set("blockades.1", e).checkOffers("skill disruptor")
	}
	s.refuses("why.skill-no-target", "skill", "disruptor")
	s.set("blockades.1", "skyport").do("skill", "disruptor").is("turn.actions", 2, "turn.disrupted", true)
	s.offered("blockade 4 3", "blockade 4 5").refuses("why.not-nearby", "sentinel", "skyport").refuses("why.not-nearby", "blockade", "7", "8").
		refuses("why.edge-too-far", "blockade", "4", "6").refuses("why.must-choose", "done")
	s.Mark().Do("blockade", "4", "3")
	s.Changed("blockades.1", "skyport", "towers", "stack", anything, anything)
	s.do("skill", "disruptor").is("turn.actions", 1).do("blockade", "3", "2").is("turn.actions", 1, "blockades.1", "zinbazaar")
	s.do("skill", "disruptor").is("turn.actions", 0).do("blockade", "2", "1").refuses("why.no-actions", "skill", "disruptor")
}

// ITD-397, ITD-398: shifting the Sentinel uses up the free shift as well, and may
// escort.
func TestTheDisruptorsSentinelShiftMayEscort(t *testing.T) {
	s := skill(t, "disruptor").set("sentinel", "skyport").put("ghost", "skyport").do("skill", "disruptor")
	s.Mark().Do("escort", "ghost", "parish")
	s.Changed("sentinel", "skyport", "parish", "criminals.ghost.zone", "skyport", "parish", "stack", anything, anything)
	s.set("sentinel", "zinbazaar").do("skill", "disruptor").is("turn.actions", 1).do("sentinel", "towers").is("sentinel", "towers")
}

// ITD-399, ITD-401: the Dronejack shifts a nearby loose Item by one Zone.
func TestTheDronejackShiftsALooseItem(t *testing.T) {
	s := skill(t, "dronejack").give("ghost", "detonator").put("ghost", "zinbazaar").give("blocks", "coupe")
	s.do("skill", "dronejack").is("turn.actions", 1).offered("item hauler", "push-item hauler towers", "push-item hauler parish")
	s.refuses("why.item-held", "push-item", "detonator", "blocks").refuses("why.not-nearby", "push-item", "cash", "downtown").refuses("why.not-adjacent", "push-item", "hauler", "downtown").
		refuses("why.item-held", "item", "detonator")
	s.Mark().Do("push-item", "hauler", "towers")
	s.Changed("items.hauler", "skyport", "towers", "stack", anything, anything)
	// Past a Blockade.
	skill(t, "dronejack").do("skill", "dronejack").do("push-item", "detonator", "towers").is("items.detonator", "towers")
	skill(t, "dronejack").give("ghost", "coupe", "ghost", "detonator", "blocks", "detonator", "blocks", "hauler").refuses("why.skill-no-target", "skill", "dronejack")
}

// ITD-400: it picks up past a Blockade; what it held stays in its own Zone.
func TestTheDronejackPicksUpFromNextDoor(t *testing.T) {
	s := skill(t, "dronejack").give("dronejack", "cash").do("skill", "dronejack")
	s.Mark().Do("item", "detonator")
	s.Changed("items.detonator", "zinbazaar", "held:dronejack", "items.cash", "held:dronejack", "towers", "stack", anything, anything)
	s.is("turn.actions", 1)
}

// ITD-402, ITD-403: the Fixer uses a nearby power, past a Blockade, whatever the
// Heat where he stands.
func TestTheFixerUsesANearbyPower(t *testing.T) {
	s := skill(t, "fixer").put("fixer", "downtown").set("heat.1", "downtown", "blockades.1", "parish").do("skill", "fixer")
	s.is("turn.actions", 1).offered("zone parish", "zone riverside")
	s.refuses("why.heat", "zone", "downtown").refuses("why.not-nearby", "zone", "towers").refuses("why.not-nearby", "zone", "blocks")
	s.Mark().Do("zone", "parish")
	s.Changed("players.0.tolerance", 0, 2, "heat.3", "blocks", "parish", "heat.2", "skyport", "blocks", "heat.1", "downtown", "skyport", "stack", anything, anything)
	skill(t, "fixer").put("fixer", "blocks").set("heat.2", "zinbazaar", "heat.1", "ion-heights").refuses("why.skill-no-target", "skill", "fixer")
}

// ITD-404, ITD-405: the Ghost walks past Blockades, but nobody pushes it past
// one.
func TestTheGhostIgnoresBlockadesInItsOwnMoves(t *testing.T) {
	s := skill(t, "ghost").checkOffers("move ghost zinbazaar").refuses("why.passive", "skill", "ghost")
	s.do("move", "ghost", "zinbazaar").is("criminals.ghost.zone", "zinbazaar")
	s.fork().grip(0, "ghost", 2).refuses("why.blockade", "move", "ghost", "towers")
	p := skill(t, "persuader").put("ghost", "zinbazaar").grip(0, "ghost", 5).hook(0, "persuader", "ghost").do("skill", "persuader")
	p.refuses("why.blockade", "push", "ghost", "towers").do("push", "ghost", "blocks").is("criminals.ghost.zone", "blocks")
	town(t, 2).hook(0, "jumper").grip(0, "jumper", 3).refuses("why.blockade", "move", "jumper", "zinbazaar")
}

// ITD-156, ITD-157: the Ghost is always ALONE, but spoils it for others.
func TestTheGhostIsAlwaysAlone(t *testing.T) {
	s := skill(t, "ghost").put("ghost", "downtown", "jumper", "downtown").hook(0, "ghost", "jumper").hand(0, "a1a", "s03")
	s.checkOffers("side-crime s03").grip(0, "ghost", 2).refuses("why.criteria", "side-crime", "s03")
	s.grip(0, "ghost", 3).hook(0, "jumper").refuses("why.criteria", "side-crime", "s03")
	s.put("ghost", "parish").set("sentinel", "parish").checkOffers("side-crime s03")
	// ALONE WITH the Sentinel needs it to be there, no more.
	w := skill(t, "ghost").put("ghost", "blocks", "jumper", "blocks").set("sentinel", "blocks", "phase", "story").hand(0, "s01", "g1a")
	w.checkOffers("story-crime g1a").set("sentinel", "towers").refuses("why.criteria", "story-crime", "g1a")
}

// ITD-406: the Jumper flies across the city with her Item.
func TestTheJumperFliesToTheOppositeZone(t *testing.T) {
	s := skill(t, "jumper").give("jumper", "coupe")
	s.Mark().Do("skill", "jumper")
	s.Changed("criminals.jumper.zone", "towers", "riverside", "turn.actions", 2, 1)
	s.is("items.coupe", "held:jumper").do("skill", "jumper").is("criminals.jumper.zone", "towers", "turn.actions", 0)
	s.refuses("why.no-actions", "skill", "jumper")
}

// ITD-158, ITD-174, ITD-407: the Mechanic's Item stands for the other of its
// type in her controller's crimes, and an effect moves the real one.
func TestTheMechanicsItemStandsForTheOtherOne(t *testing.T) {
	s := skill(t, "mechanic").give("mechanic", "detonator").put("mechanic", "ion-heights", "scourge", "zinbazaar").hand(0, "s01", "b1b").set("phase", "story")
	s.checkOffers("story-crime b1b").grip(0, "mechanic", 2).refuses("why.criteria", "story-crime", "b1b")
	skill(t, "mechanic").refuses("why.passive", "skill", "mechanic")
	d := skill(t, "mechanic").give("mechanic", "blaster").put("mechanic", "blocks", "ghost", "towers").hand(0, "s01", "d1a").set("phase", "story").do("story-crime", "d1a")
	d.is("items.blaster", "blocks", "items.detonator", "zinbazaar")
	// Either reading is enough: as it is, or as the other one.
	skill(t, "mechanic").give("mechanic", "blaster").put("mechanic", "ion-heights", "scourge", "zinbazaar").hand(0, "s01", "b1b").set("phase", "story").checkOffers("story-crime b1b")
	// A rival's Mechanic is of no use.
	r := town(t, 2).hook(0, "mechanic").grip(0, "mechanic", 0).grip(1, "mechanic", 5).give("mechanic", "detonator").put("mechanic", "ion-heights", "scourge", "zinbazaar").
		hand(0, "s01", "b1b").set("phase", "story")
	r.refuses("why.criteria", "story-crime", "b1b")
}

// ITD-158, ITD-174: she may commit the crime although another could, and the other
// may although she could: the player says who.
func TestTheMechanicMayStandInWhereAnotherSatisfiesTheCrime(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "mechanic").grip(0, "ghost", 1, "mechanic", 4).hand(0, "d1a", "s03").put("ghost", "blocks", "mechanic", "skyport").give("ghost", "detonator", "mechanic", "blaster")
	s.set("phase", "story").do("story-crime", "d1a").Asks(0, "prompt.role.u")
	s.offered("role ghost", "role mechanic").refuses("why.not-hooked", "role", "jumper").refuses("why.not-in-play", "role", "sprinter")
	s.fork().do("role", "ghost").is("items.detonator", "blocks", "items.blaster", "held:mechanic")
	s.fork().do("role", "mechanic").is("items.detonator", "held:ghost", "items.blaster", "skyport")
	// Without the Skill there is nobody else.
	alone := town(t, 2).hook(0, "ghost", "mechanic").grip(0, "mechanic", 2).hand(0, "d1a", "s03").put("ghost", "blocks", "mechanic", "skyport").give("ghost", "detonator", "mechanic", "blaster")
	alone.set("phase", "story").do("story-crime", "d1a").is("items.detonator", "blocks", "items.blaster", "held:mechanic").Asks(0, "prompt.approach")
}

// ITD-408, ITD-409, ITD-430: the Persuader shifts any other nearby Criminal, past
// no Blockade.
func TestThePersuaderShiftsANearbyCriminal(t *testing.T) {
	s := skill(t, "persuader").put("ghost", "zinbazaar", "scourge", "skyport", "mechanic", "parish", "jumper", "parish").hook(1, "scourge").give("scourge", "hauler")
	s.do("skill", "persuader").is("turn.actions", 1).offered("push ghost blocks", "push scourge towers", "push scourge parish")
	s.refuses("why.blockade", "push", "ghost", "towers").refuses("why.not-itself", "push", "persuader", "skyport").
		refuses("why.not-nearby", "push", "mechanic", "skyport").refuses("why.not-adjacent", "push", "scourge", "downtown")
	s.Mark().Do("push", "scourge", "parish")
	s.Changed("criminals.scourge.zone", "skyport", "parish", "stack", anything, anything)
	s.is("items.hauler", "held:scourge", "turn.actions", 1)
	lonely := skill(t, "persuader").put("jumper", "parish").put("mechanic", "blocks")
	lonely.refuses("why.skill-no-target", "skill", "persuader")
}

// ITD-410, ITD-411: the Scourge's controller gains 1 Grip with a nearby Criminal,
// once a turn, for nothing.
func TestTheScourgeInspiresOnceATurn(t *testing.T) {
	s := skill(t, "scourge").put("ghost", "skyport").hook(1, "ghost").do("skill", "scourge")
	s.offered("advance ghost", "advance mechanic", "advance jumper").refuses("why.not-itself", "advance", "scourge").refuses("why.not-nearby", "advance", "persuader")
	s.Mark().Do("advance", "ghost")
	s.Changed("players.0.grip.ghost", 0, 1, "stack", anything, anything)
	s.is("turn.actions", 2, "turn.inspired", true).refuses("why.once-per-turn", "skill", "scourge")
	lonely := skill(t, "scourge").put("scourge", "riverside", "ghost", "zinbazaar")
	lonely.refuses("why.skill-no-target", "skill", "scourge")
	top := skill(t, "scourge").put("jumper", "parish", "mechanic", "blocks", "ghost", "skyport").grip(0, "ghost", 9)
	top.refuses("why.skill-no-target", "skill", "scourge")
}

// ITD-412, ITD-413: the Smuggler takes what he likes in his Zone.
func TestTheSmugglerTakesItemsForFree(t *testing.T) {
	s := skill(t, "smuggler").put("ghost", "towers").give("ghost", "blaster").do("skill", "smuggler")
	s.offered("item coupe", "item blaster").refuses("why.item-elsewhere", "item", "cash")
	s.Mark().Do("item", "blaster")
	s.Changed("items.blaster", "held:ghost", "held:smuggler", "stack", anything, anything)
	s.is("turn.actions", 2, "turn.free", 1)
	// The only other Item there; his own drops.
	s.do("skill", "smuggler").is("items.coupe", "held:smuggler", "items.blaster", "towers", "turn.actions", 2, "turn.free", 2)
	s.do("skill", "smuggler").is("items.blaster", "held:smuggler", "items.coupe", "towers")
	skill(t, "smuggler").give("smuggler", "coupe").refuses("why.skill-no-target", "skill", "smuggler")
}

// ITD-414: the Sprinter runs as far as no Blockade stands.
func TestTheSprinterRunsWithinTheBlockades(t *testing.T) {
	s := skill(t, "sprinter").give("sprinter", "coupe").do("skill", "sprinter")
	s.offered("zone skyport", "zone parish", "zone downtown").refuses("why.unreachable", "zone", "riverside").refuses("why.there-already", "zone", "towers")
	s.Mark().Do("zone", "downtown")
	s.Changed("criminals.sprinter.zone", "towers", "downtown", "stack", anything, anything)
	s.is("items.coupe", "held:sprinter", "turn.actions", 1)
	skill(t, "sprinter").set("blockades.1", "towers").refuses("why.skill-no-target", "skill", "sprinter")
}

// ITD-415, ITD-458: with Ignore Blockades everybody whom the player moves passes
// them, until the turn ends.
func TestIgnoreBlockadesHoldsForTheWholeTurn(t *testing.T) {
	s := skill(t, "sprinter").saved(0, "ignore-blockades-copy-1", "ignore-blockades-copy-2").hook(0, "sprinter", "mechanic", "persuader").grip(0, "persuader", 3).
		put("persuader", "skyport").set("turn.actions", 5)
	s.refuses("why.blockade", "move", "mechanic", "towers")
	s.Mark().Do("boost", "ignore-blockades")
	s.Changed("turn.ignoring_blockades", false, true, "boosts", anything, anything)
	s.refuses("why.ignoring-already", "boost", "ignore-blockades")
	s.do("move", "mechanic", "towers").do("skill", "sprinter").checkOffers("zone riverside", "zone zinbazaar", "zone blocks").do("zone", "zinbazaar")
	s.do("skill", "persuader").checkOffers("push mechanic zinbazaar").do("push", "mechanic", "zinbazaar").is("criminals.mechanic.zone", "zinbazaar")
	s.put("mechanic", "towers").do("power", "towers").checkOffers("push mechanic zinbazaar").do("push", "mechanic", "zinbazaar").do("done")
	s.pass()
	s.is("now", "1", "turn.ignoring_blockades", false)
}
