package intoodeep_test

import (
	"slices"
	"strings"
	"testing"
)

// Perform Actions (rulebook: 3), without Skills and the Zones one by one.

// example is the rulebook's action example: Persuader with the Birdseye in
// Parish beside the Blockade, Jumper in the Blocks where the Scrambler lies.
func example(t testing.TB) *table {
	t.Helper()
	return town(t, 2).hook(0, "persuader", "jumper").put("jumper", "blocks", "ghost", "towers").give("persuader", "birdseye", "blocks", "scrambler").
		set("blockades.1", "parish").grip(0, "persuader", 2, "jumper", 3)
}

// ITD-101, ITD-102, ITD-104: two actions, split freely among hooked Criminals;
// unused ones are gone.
func TestTwoActionsAreSplitFreely(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "jumper")
	s.is("turn.actions", 2).refuses("why.not-hooked", "move", "scourge", "riverside").refuses("why.not-in-play", "move", "sprinter", "blocks")
	s.Mark().Do("move", "ghost", "ion-heights")
	s.Changed("criminals.ghost.zone", "blocks", "ion-heights", "turn.actions", 2, 1)
	s.Mark().Do("move", "jumper", "skyport")
	s.Changed("criminals.jumper.zone", "towers", "skyport", "turn.actions", 1, 0)
	s.refuses("why.no-actions", "move", "jumper", "parish").refuses("why.no-actions", "grip", "ghost").refuses("why.no-actions", "power", "ion-heights").
		refuses("why.no-actions", "pick-up", "jumper", "hauler")
	both := town(t, 2).hook(0, "ghost").do("move", "ghost", "ion-heights").do("move", "ghost", "riverside").is("turn.actions", 0)
	both.do("done").is("phase", "story")
	town(t, 2).hook(0, "ghost").do("done").pass().pass().is("now", "0", "turn.actions", 2)
}

// ITD-103, ITD-132: what an action buys: a move, a pick-up, a power, a Skill, 1
// Grip.
func TestFiveKindsOfActions(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").grip(0, "jumper", 3).saved(0).hand(0, "a1a", "s01")
	s.offered("move jumper skyport", "pick-up jumper coupe", "power towers", "skill jumper", "grip jumper", "done")
	for _, a := range s.Offers() {
		f := s.fork()
		words := strings.Fields(a)
		f.Do(words[0], operands(words[1:])...)
		if words[0] != "done" && f.Int("turn.actions") != 1 {
			t.Errorf("%s leaves %d actions", a, f.Int("turn.actions"))
		}
	}
}

func operands(words []string) (l []any) {
	for _, w := range words {
		l = append(l, w)
	}
	return l
}

// ITD-105, ITD-106, ITD-107: 1 Grip from 5 upwards buys an action of that
// Criminal alone, from 7 three times.
func TestStaminaBuysActionsOfThatCriminalAlone(t *testing.T) {
	s := town(t, 2).hook(0, "jumper", "ghost").grip(0, "jumper", 7, "ghost", 4).set("turn.actions", 0)
	s.refuses("why.no-stamina", "stamina", "ghost")
	for i, z := range []string{"skyport", "parish", "skyport"} {
		s.do("stamina", "jumper").is("players.0.grip.jumper", 6-i, "turn.actions", 0, "turn.stamina", "jumper")
		s.refuses("why.push-only", "move", "ghost", "ion-heights").refuses("why.push-first", "stamina", "jumper")
		s.do("move", "jumper", z).is("criminals.jumper.zone", z, "turn.stamina", "none", "players.0.grip.jumper", 6-i)
	}
	s.refuses("why.no-stamina", "stamina", "jumper").is("players.0.grip.jumper", 4)
	// The bought action leaves the others alone.
	town(t, 2).hook(0, "jumper").grip(0, "jumper", 5).do("stamina", "jumper").do("move", "jumper", "skyport").is("turn.actions", 2)
}

// ITD-108: a bought action is no gain of Grip; one of the two actions may be.
func TestAStaminaActionIsNoGainOfGrip(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").grip(0, "jumper", 5).do("stamina", "jumper")
	s.fork().mark().do("grip", "jumper").changed("players.0.grip.jumper", 4, 5, "turn.actions", 2, 1)
	s.set("turn.actions", 0).refuses("why.push-grip", "grip", "jumper").offered("move jumper skyport", "pick-up jumper coupe", "power towers", "skill jumper", "done")
}

// ITD-464: a bought action waits: other Criminals act, Items are dropped, Side Crimes
// and Boosts come before it, and it may be left unused.
func TestABoughtActionWaitsAndMayBeLeft(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "jumper").grip(0, "ghost", 5).give("ghost", "blaster").hand(0, "s13", "b1b").put("jumper", "parish").saved(0, "act-1-copy-1").do("stamina", "ghost")
	s.fork().do("done").is("phase", "story", "turn.stamina", "none", "players.0.grip.ghost", 4)
	s.do("drop", "ghost").is("items.blaster", "blocks", "turn.stamina", "ghost")
	s.do("move", "jumper", "skyport").is("turn.actions", 1, "turn.stamina", "ghost").do("boost", "act-1").is("turn.actions", 2, "turn.stamina", "ghost")
	s.do("move", "ghost", "ion-heights").is("turn.actions", 2, "turn.stamina", "none").do("move", "ghost", "riverside").is("turn.actions", 1)
	// A Side Crime comes between, too.
	town(t, 2).hook(0, "ghost", "persuader").grip(0, "ghost", 5).hand(0, "s13", "b1b").do("stamina", "ghost").do("side-crime", "s13").is("crimes.s13", "completing", "turn.stamina", "ghost")
	// It goes with the Criminal.
	town(t, 2).hook(0, "ghost").hook(1, "jumper").grip(0, "ghost", 5).saved(0, "swap-tags").do("stamina", "ghost").do("boost", "swap-tags").is("criminals.ghost.tag", "1:1", "turn.stamina", "none")
	// Nobody has to be able to use it.
	town(t, 2).hook(0, "mechanic").grip(0, "mechanic", 6).put("mechanic", "blocks").set("blockades.1", "blocks", "blockades.2", "ion-heights").give("towers", "blaster").
		do("stamina", "mechanic").offered("grip mechanic", "done")
}

// ITD-109: 1 Grip for an action, as often as there are actions.
func TestGainOneGrip(t *testing.T) {
	s := town(t, 2).hook(0, "ghost", "jumper")
	s.Mark().Do("grip", "ghost")
	s.Changed("players.0.grip.ghost", 0, 1, "turn.actions", 2, 1)
	s.do("grip", "ghost").is("players.0.grip.ghost", 2, "turn.actions", 0).refuses("why.not-hooked", "grip", "scourge")
}

// ITD-110: dropping is free, for hooked Criminals that hold something.
func TestDroppingIsFree(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").give("jumper", "cash", "ghost", "coupe")
	s.Mark().Do("drop", "jumper")
	s.Changed("items.cash", "held:jumper", "towers", "turn.free", 0, 1)
	s.refuses("why.holds-nothing", "drop", "jumper").refuses("why.not-hooked", "drop", "ghost")
}

// ITD-111, ITD-112, ITD-253, ITD-259, ITD-260: drops, Side Crimes and Boosts at
// any moment between actions and for none.
func TestFreeActionsAtAnyMoment(t *testing.T) {
	s := town(t, 2).hook(0, "jumper", "persuader").saved(0, "act-1-copy-2", "act-2-copy-1").hand(0, "a1a", "s09", "s14").give("jumper", "cash")
	s.do("boost", "act-1").is("turn.actions", 3, "boosts.act-1-copy-2", "discard")
	s.do("move", "jumper", "skyport").do("drop", "jumper").is("items.cash", "skyport", "turn.actions", 2)
	s.do("side-crime", "s09").is("players.0.intel", 5, "turn.actions", 2, "criminals.jumper.tag", "0:1", "criminals.persuader.tag", "0:2", "players.0.grip.jumper", 0)
	s.do("boost", "act-2").is("turn.actions", 4, "boosts.act-2-copy-1", "discard").refuses("why.no-such-boost", "boost", "act-1")
	s.do("move", "jumper", "parish").refuses("why.criteria", "side-crime", "s14").put("scourge", "parish")
	s.do("side-crime", "s14").is("players.0.intel", 8)
}

// ITD-462: extra actions serve any hooked Criminal.
func TestGainActionsServeAnyHookedCriminal(t *testing.T) {
	s := town(t, 2).hook(0, "jumper", "ghost").saved(0, "act-1-copy-2", "act-2-copy-1").set("turn.actions", 0)
	s.Mark().Do("boost", "act-2")
	s.Changed("turn.actions", 0, 2, "boosts.act-2-copy-1", "saved:0", "discard")
	s.do("move", "ghost", "ion-heights").do("move", "jumper", "skyport").is("turn.actions", 0)
	s.do("boost", "act-1").is("turn.actions", 1)
}

// ITD-113, ITD-115, ITD-116: a move goes to the next Zone, the Item along.
func TestAMoveGoesToTheNextZoneWithTheItem(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").give("jumper", "cash")
	s.refuses("why.not-adjacent", "move", "jumper", "parish").refuses("why.not-adjacent", "move", "jumper", "towers")
	s.Mark().Do("move", "jumper", "skyport")
	s.Changed("criminals.jumper.zone", "towers", "skyport", "turn.actions", 2, 1)
	s.is("items.cash", "held:jumper", "items.coupe", "towers", "items.hauler", "skyport")
}

// ITD-114, ITD-251: a Blockade stops Criminals, and nothing else.
func TestABlockadeStopsCriminalsOnly(t *testing.T) {
	s := town(t, 2).hook(0, "jumper", "mechanic").grip(0, "jumper", 1).saved(0, "move-item-copy-1")
	s.refuses("why.blockade", "move", "jumper", "zinbazaar").refuses("why.blockade", "move", "mechanic", "towers").checkOffers("move mechanic blocks")
	s.do("power", "towers").refuses("why.blockade", "push", "jumper", "zinbazaar").do("push-item", "coupe", "zinbazaar").is("items.coupe", "zinbazaar")
	s.set("sentinel", "zinbazaar").do("sentinel", "towers").is("sentinel", "towers")
}

// ITD-117: Heat and the Sentinel are in nobody's way.
func TestHeatAndTheSentinelDoNotHinderMoves(t *testing.T) {
	s := town(t, 2).hook(0, "mechanic", "scourge").set("sentinel", "riverside")
	s.do("move", "mechanic", "blocks").do("move", "scourge", "riverside").is("criminals.mechanic.zone", "blocks", "criminals.scourge.zone", "riverside")
}

// ITD-118: Action Example A.
func TestActionExampleAMove(t *testing.T) {
	s := example(t)
	s.checkOffers("move jumper ion-heights", "move jumper zinbazaar", "move persuader skyport").refuses("why.blockade", "move", "persuader", "downtown")
}

// ITD-119, ITD-120, ITD-121: picking up, and what was held drops.
func TestPickingUpDropsTheFormerItem(t *testing.T) {
	s := town(t, 2).hook(0, "jumper").put("ghost", "towers").give("ghost", "blaster")
	s.refuses("why.item-held", "pick-up", "jumper", "blaster").refuses("why.item-elsewhere", "pick-up", "jumper", "cash")
	s.Mark().Do("pick-up", "jumper", "coupe")
	s.Changed("items.coupe", "towers", "held:jumper", "turn.actions", 2, 1)
	s.refuses("why.has-it", "pick-up", "jumper", "coupe").give("towers", "cash")
	s.Mark().Do("pick-up", "jumper", "cash")
	s.Changed("items.cash", "towers", "held:jumper", "items.coupe", "held:jumper", "towers", "turn.actions", 1, 0)
}

// ITD-004, ITD-005, ITD-007: Zones are never full; a hand holds one Item.
func TestZonesAreNeverFull(t *testing.T) {
	s := town(t, 2).put("ghost", "towers", "mechanic", "towers", "persuader", "towers", "scourge", "towers").
		give("towers", "blaster", "towers", "detonator", "towers", "hauler", "towers", "scrambler", "towers", "birdseye", "towers", "cash", "towers", "serum")
	s.hook(0, "jumper")
	n := 0
	for _, a := range s.Offers() {
		if strings.HasPrefix(a, "pick-up jumper ") {
			n++
		}
	}
	if n != 8 {
		t.Errorf("%d of 8 Items can be picked up", n)
	}
	s.do("pick-up", "jumper", "serum").is("items.serum", "held:jumper")
	if err := s.fork().TrySet("items.cash", "held:jumper"); err == nil {
		t.Error("the Jumper holds two Items")
	}
}

// ITD-122: Action Example B.
func TestActionExampleBPickUpAnItem(t *testing.T) {
	s := example(t).checkOffers("pick-up jumper scrambler", "drop persuader")
	s.do("drop", "persuader").is("items.birdseye", "parish", "turn.actions", 2).do("pick-up", "jumper", "scrambler").is("items.scrambler", "held:jumper", "turn.actions", 1)
}

// ITD-123, ITD-124: a power needs a hooked Criminal in the Zone and no Heat.
func TestAPowerNeedsAHookedCriminalAndNoHeat(t *testing.T) {
	s := town(t, 2).hook(0, "persuader", "ghost")
	s.checkOffers("power parish").refuses("why.heat", "power", "blocks").refuses("why.nobody-there", "power", "towers")
	s.set("heat.1", "parish").refuses("why.heat", "power", "parish")
	// Two of YOU in one Zone are one choice.
	s = town(t, 2).hook(0, "persuader", "ghost").put("ghost", "parish")
	if n := slices.Index(s.Offers(), "power parish"); n < 0 || slices.Contains(s.Offers()[n+1:], "power parish") {
		t.Errorf("offered are %q", s.Offers())
	}
}

// ITD-008, ITD-125, ITD-126, ITD-128: Action Example C: Heat cycles before the
// power resolves.
func TestActionExampleCUseAZonePower(t *testing.T) {
	s := example(t).refuses("why.heat", "power", "blocks")
	s.Mark().Do("power", "parish")
	s.Changed("heat.3", "blocks", "parish", "heat.2", "skyport", "blocks", "heat.1", "riverside", "skyport",
		"players.0.tolerance", 0, 2, "turn.actions", 2, 1)
	var order []string
	for _, e := range s.Events {
		order = append(order, game.Info().Events[e.Kind])
	}
	if slices.Index(order, "heat") < 0 || slices.Index(order, "heat") > slices.Index(order, "tolerance") {
		t.Errorf("events %v: Heat must cycle first", order)
	}
	s.refuses("why.heat", "power", "parish")
	if err := s.TrySet("heat.1", nil); err == nil {
		t.Error("two stacks of Heat are accepted")
	}
}

// ITD-127: a power without any benefit still cycles Heat.
func TestAPowerMayBeUsedWithoutBenefit(t *testing.T) {
	s := town(t, 2).hook(0, "mechanic")
	s.Mark().Do("power", "zinbazaar")
	s.Do("done")
	s.Changed("heat.3", "blocks", "zinbazaar", "heat.2", "skyport", "blocks", "heat.1", "riverside", "skyport", "turn.actions", 2, 1)
	// Nobody can be challenged: the Blocks do nothing.
	s = town(t, 2).hook(0, "ghost").set("heat.3", "towers")
	s.Mark().Do("power", "blocks")
	s.Changed("heat.3", "towers", "blocks", "heat.2", "skyport", "towers", "heat.1", "riverside", "skyport", "turn.actions", 2, 1)
}

// ITD-131: Action Example D.
func TestActionExampleDUseASkill(t *testing.T) {
	s := example(t).refuses("why.no-skill", "skill", "persuader")
	s.Mark().Do("skill", "jumper")
	s.Changed("criminals.jumper.zone", "blocks", "parish", "turn.actions", 2, 1)
}

// ITD-132: Action Example E.
func TestActionExampleEGainOneGrip(t *testing.T) {
	s := example(t).checkOffers("grip persuader", "grip jumper").refuses("why.not-hooked", "grip", "ghost")
	s.do("grip", "persuader").is("players.0.grip.persuader", 3, "turn.actions", 1)
}

// ITD-465: 32 free rearrangements in a row, then something must cost.
func TestFreeRearrangementsEnd(t *testing.T) {
	s := town(t, 2, "smuggler").hook(0, "smuggler").grip(0, "smuggler", 3).give("smuggler", "cash").set("turn.free", 31)
	s.do("drop", "smuggler").is("turn.free", 32)
	s.refuses("why.free-limit", "skill", "smuggler")
	s.do("pick-up", "smuggler", "cash").is("turn.free", 0).do("drop", "smuggler").is("turn.free", 1)
	town(t, 2).hook(0, "jumper").give("jumper", "cash").set("turn.free", 32).refuses("why.free-limit", "drop", "jumper")
}
