package infiltration_test

import (
	"slices"
	"testing"
)

// The Interface functions of the 32 rooms. spent is the triples of a token that
// was used up.
func spent(at string) []any {
	return []any{"rooms." + at + ".interface", true, false, "rooms." + at + ".spent", false, true}
}

// interfaces plays Hugo's Interface and checks what it changed.
func (s *table) interfaces(triples ...any) *table {
	s.T.Helper()
	return s.play("interface").effect(triples...)
}

func TestResearchAdminOfficeLeadsToTheSecretRoom(t *testing.T) {
	s, _ := inRoom(t, "research-admin-office")
	s.interfaces("alarm", 0, 1, hugoAt, "1", "secret")
	s.Is("rooms.1.interface", true)
}

// INF-158, INF-210: who plays Interface there is out, wanted or not.
func TestLoadingDockLeadsOutWantedOrNot(t *testing.T) {
	s, _ := inRoom(t, "loading-dock")
	s.interfaces("alarm", 0, 1, hugoAt, "1", "out")
	s.Is("rooms.1.interface", true)
}

func TestSecurityCheckpointDrawsTwoItems(t *testing.T) {
	s, at := inRoom(t, "security-checkpoint")
	s.Next("item", "zip-line", "item", "jump-pack")
	s.interfaces(append(spent(at), hugoHand, 0, 2, "items.zip-line", "deck", "hand:"+hugo, "items.jump-pack", "deck", "hand:"+hugo)...)
}

// INF-157: the token stays, so that it heals again, here two of them in one
// round.
func TestInfirmaryHealsAsOftenAsItIsUsed(t *testing.T) {
	s, _ := inRoom(t, "infirmary")
	s.Set(hugoWounded, true)
	s.interfaces(hugoWounded, true, false)
	s.Set("operatives."+marilyn+".place", "1", "operatives."+marilyn+".wounded", true)
	s.Do("resolve", marilyn).Is("operatives."+marilyn+".wounded", false, "rooms.1.interface", true)
}

func TestInfirmaryDoesNothingForTheHealthy(t *testing.T) {
	s, _ := inRoom(t, "infirmary")
	s.interfaces()
}

func TestCafeteriaDrawsOneItem(t *testing.T) {
	s, at := inRoom(t, "cafeteria")
	s.Next("item", "zip-line")
	s.interfaces(append(spent(at), hugoHand, 0, 1, "items.zip-line", "deck", "hand:"+hugo)...)
}

// INF-156: once the token is gone the function is gone.
func TestASpentInterfaceHasNoEffect(t *testing.T) {
	s, at := inRoom(t, "cafeteria")
	s.Set("rooms."+at+".interface", false, "rooms."+at+".spent", true)
	s.interfaces()
	if s.Told("no-effect") != 1 {
		t.Error("it is not told that there was no effect")
	}
}

func TestMailRoomTradesAnItemForTwoData(t *testing.T) {
	s, at := inRoom(t, "mail-room")
	s.hand(hugo, "zip-line", "diesel")
	s.play("interface").Asks(0, "prompt.discard").Offered("discard zip-line", "discard diesel")
	s.Refuses("why.must-discard", "done").Refuses("why.no-wound", "wound").Refuses("why.discard-action", "discard", "advance")
	s.Refuses("why.not-in-hand", "discard", "jump-pack")
	s.Do("discard", "diesel").effect(append(spent(at), "items.diesel", "hand:"+hugo, "discard", hugoHand, 2, 1, hugoTokens, 0, 2,
		"data.pool", 115, 113)...)
}

// INF-159: without an item the condition fails, and the token stays.
func TestMailRoomWithoutAnItemKeepsItsToken(t *testing.T) {
	s, _ := inRoom(t, "mail-room")
	s.interfaces()
}

func TestGuardPostLowersTheAlarm(t *testing.T) {
	s, at := inRoom(t, "guard-post")
	s.Set("alarm", 3)
	s.interfaces(append(spent(at), "alarm", 3, 2)...)
}

// INF-128: at the lowest alarm the token is spent for nothing.
func TestGuardPostAtTheLowestAlarmOnlySpendsItsToken(t *testing.T) {
	s, at := inRoom(t, "guard-post")
	s.Set("alarm", -1)
	s.interfaces(spent(at)...)
}

func TestEquipmentLockersSwapAnyNumberOfItems(t *testing.T) {
	s, _ := inRoom(t, "equipment-lockers")
	s.hand(hugo, "zip-line", "diesel", "slider").Next("item", "jump-pack", "item", "informant")
	s.play("interface").Asks(0, "prompt.swap").Offered("discard zip-line", "discard diesel", "discard slider", "done")
	s.Do("discard", "zip-line").Do("discard", "slider").Offered("discard diesel", "done").Refuses("why.no-wound", "wound")
	s.Do("done").effect("items.zip-line", "hand:"+hugo, "discard", "items.slider", "hand:"+hugo, "discard",
		"items.jump-pack", "deck", "hand:"+hugo, "items.informant", "deck", "hand:"+hugo)
	s.Is(hugoHand, 3, "rooms.1.interface", true)
}

func TestEquipmentLockersNeedNotBeUsed(t *testing.T) {
	s, _ := inRoom(t, "equipment-lockers")
	s.hand(hugo, "zip-line")
	s.play("interface").Do("done").nothing()
}

// With the last item gone there is nothing left to ask.
func TestEquipmentLockersEndWithAnEmptyHand(t *testing.T) {
	s, _ := inRoom(t, "equipment-lockers")
	s.hand(hugo, "zip-line").Next("item", "diesel")
	s.play("interface").Do("discard", "zip-line").effect("items.zip-line", "hand:"+hugo, "discard", "items.diesel", "deck", "hand:"+hugo)
}

func TestServerClosetGivesTwoDataAndFlipsTyroneKent(t *testing.T) {
	s, at := inRoom(t, "server-closet")
	s.Set("npcs.tyrone-kent.place", "1")
	s.interfaces(append(spent(at), hugoTokens, 0, 2, "data.pool", 114, 112, "npcs.tyrone-kent.faceup", false, true)...)
}

// INF-109: he is no longer in the facility: there is nobody to flip.
func TestServerClosetFlipsNobodyWhoIsGone(t *testing.T) {
	s, at := inRoom(t, "server-closet")
	s.Set("npcs.tyrone-kent.place", "gone")
	s.interfaces(append(spent(at), hugoTokens, 0, 2, "data.pool", 114, 112)...)
}

// INF-171: everybody here and next door but Hugo himself.
func TestAtriumDelaysEveryoneHereAndNextDoor(t *testing.T) {
	s, _ := inRoom(t, "atrium", "cafeteria", "infirmary")
	s.at(marilyn, "1", animal, "2")
	s.interfaces(append(spent("1"), "operatives."+marilyn+".delayed", false, true, "operatives."+animal+".delayed", false, true)...)
	s.Is(hugoDelayed, false)
}

func TestAtriumReachesNoFurther(t *testing.T) {
	s, _ := inRoom(t, "atrium", "cafeteria", "infirmary")
	s.at(marilyn, "3")
	s.interfaces(spent("1")...)
}

// jumping is the triples of Marilyn, next in turn order, who is asked how far her
// Jump Pack takes her, so that the game stops after Hugo's card.
func jumping() []any {
	me := "operatives." + marilyn
	return []any{"items.jump-pack", "hand:" + marilyn, "played:" + marilyn, me + ".hand", 1, 0, me + ".resolved", false, true, "stack", anything, anything}
}

// stairs is a table of six with Hugo on the Stairwell. Marilyn, on the other
// floor, will be asked how far to jump; by then Hugo's card is done.
func stairs(t *testing.T) *table {
	s := facility(t, 6, nil, slices.Concat(line12[:3], []string{"stairwell"}, line12[4:8], []string{"secret:vault"})...)
	return s.hand(marilyn, "jump-pack").
		at(hugo, "4", marilyn, "7", gabriel, "1", animal, "3", monica, "secret", white, "6").
		chose(marilyn, "jump-pack", gabriel, "download", animal, "download", monica, "download", white, "download")
}

// INF-171, INF-195, INF-211: everybody else on the floor goes one room back,
// and out of the entry room; not those on the other floor or in the secret room.
func TestStairwellPushesTheOthersOfItsFloorBack(t *testing.T) {
	s := stairs(t)
	s.play("interface").Asks(1, "prompt.move").changes(slices.Concat(spent("4"), jumping(), []any{"alarm", 0, 1,
		"operatives." + gabriel + ".place", "1", "out", "operatives." + gabriel + ".selected", "download", "none",
		"operatives." + animal + ".place", "3", "2", "operatives." + white + ".place", "6", "5"})...)
}

// INF-305: they go one by one in turn order from the first player: the first one
// sets off the mine.
func TestStairwellMovesThemInTurnOrder(t *testing.T) {
	s := stairs(t).at(gabriel, "3").Set("items.tripwire-mine", "room:2:"+hugo)
	s.play("interface").Is("operatives."+gabriel+".place", "2", "operatives."+animal+".place", "2",
		"operatives."+gabriel+".wounded", true, "operatives."+animal+".wounded", false)
	s = stairs(t).at(gabriel, "3").Set("items.tripwire-mine", "room:2:"+hugo, "first", 3).data("3", 0).data("secret", 0).data("6", 0)
	s.play("interface").Is("operatives."+gabriel+".wounded", false, "operatives."+animal+".wounded", true)
}

// Nobody else is on the floor.
func TestStairwellPushesNobody(t *testing.T) {
	s, _ := inRoom(t, "stairwell")
	s.interfaces(append(spent("1"), "alarm", 0, 1)...)
	s.Is(hugoAt, "1")
}

// The pushed ones enter rooms like anybody: the choice is theirs.
func TestStairwellLetsThePushedAnswerTheEnterFunction(t *testing.T) {
	s := facility(t, 3, labyrinth, "cafeteria", "laser-corridor", "stairwell").hand(gabriel, "jump-pack")
	s.at(hugo, "3", marilyn, "3").chose(marilyn, "retreat", gabriel, "jump-pack")
	s.play("interface").Asks(1, "prompt.laser").Is("operatives."+gabriel+".place", "1", "operatives."+marilyn+".place", "2")
	s.Do("wound").Is("operatives."+marilyn+".wounded", true, "operatives."+gabriel+".place", "out")
}

// INF-234, INF-239: on a room next door, where everybody becomes delayed.
func TestWasteReclamationPutsSludgeNextDoor(t *testing.T) {
	s, _ := inRoom(t, "waste-reclamation", "cafeteria")
	s.at(marilyn, "2")
	s.interfaces(append(spent("1"), "specials.sludge", "pool", "2", "operatives."+marilyn+".delayed", false, true)...)
}

// INF-327: it moves from where it lies, and not to where it lies.
func TestWasteReclamationMovesSludge(t *testing.T) {
	s := solo(t, "2", "cafeteria", "waste-reclamation", "atrium", "infirmary").Set("specials.sludge", "4")
	s.play("interface").Asks(0, "prompt.room").Offered("room 1", "room 3").Refuses("why.room-own", "room", "2")
	s.Refuses("why.room-not-next-door", "room", "4")
	s.Do("room", "3").effect(append(spent("2"), "specials.sludge", "4", "3")...)
}

// INF-159, INF-322: with no room to put it on the token stays.
func TestWasteReclamationWithNowhereToPutItKeepsItsToken(t *testing.T) {
	s, _ := inRoom(t, "waste-reclamation")
	s.interfaces()
	s, _ = inRoom(t, "waste-reclamation", "cafeteria")
	s.Set("specials.sludge", "2")
	s.interfaces()
}

// INF-106: facedown until a room flips it.
func TestBioroidBayFlipsCSX13(t *testing.T) {
	s, _ := inRoom(t, "bioroid-bay")
	s.Set("npcs.csx-13.place", "1")
	s.interfaces(append(spent("1"), "npcs.csx-13.faceup", false, true)...)
}

func TestBioroidBayFlipsNobodyWhoIsGone(t *testing.T) {
	s, _ := inRoom(t, "bioroid-bay")
	s.interfaces(spent("1")...)
}

func TestHaloConferenceRoomLeadsToTheSecretRoom(t *testing.T) {
	s, _ := inRoom(t, "halo-conference-room")
	s.interfaces("alarm", 0, 1, hugoAt, "7", "secret")
	s.Is("rooms.7.interface", true)
}

// INF-210: the way out costs the token and 2 alarm.
func TestExecutiveElevatorLeadsOut(t *testing.T) {
	s, _ := inRoom(t, "executive-elevator")
	s.interfaces(append(spent("7"), "alarm", 0, 2, hugoAt, "7", "out")...)
}

func TestExecutiveSuiteGivesTheBlackmailFileAndFlipsLeahBailey(t *testing.T) {
	s, _ := inRoom(t, "executive-suite")
	s.Set("npcs.leah-bailey.place", "7")
	s.interfaces(append(spent("7"), "specials.blackmail-file", "pool", hugo, "npcs.leah-bailey.faceup", false, true)...)
}

// INF-235: the File that is gone cannot be taken.
func TestExecutiveSuiteWithoutTheFileOnlyFlips(t *testing.T) {
	s, _ := inRoom(t, "executive-suite")
	s.Set("npcs.leah-bailey.place", "7", "specials.blackmail-file", marilyn)
	s.interfaces(append(spent("7"), "npcs.leah-bailey.faceup", false, true)...)
}

func TestServerFarmGivesThreeDataAndIsLoud(t *testing.T) {
	s, _ := inRoom(t, "server-farm")
	pool := s.Int("data.pool")
	s.interfaces(append(spent("7"), hugoTokens, 0, 3, "data.pool", pool, pool-3, "alarm", 0, 1)...)
}

func TestServerFarmIsLoudForAnEmptyPool(t *testing.T) {
	s, _ := inRoom(t, "server-farm")
	s.Set("data.box", s.Int("data.pool"), "data.pool", 0)
	s.interfaces(append(spent("7"), "alarm", 0, 1)...)
}

// From anywhere to a room next door; the token stays.
func TestCloneVatsMoveSludgeNextDoor(t *testing.T) {
	s, _ := inRoom(t, "clone-vats", "skybridge")
	s.Set("specials.sludge", "7").at(marilyn, "8")
	s.play("interface").Offered("room 6", "room 8")
	s.Do("room", "8").effect("specials.sludge", "7", "8", "operatives."+marilyn+".delayed", false, true)
	s.Is("rooms.7.interface", true)
}

// INF-159, INF-322: it lies there already, and no other room is next door.
func TestCloneVatsWithNowhereToPutItHaveNoEffect(t *testing.T) {
	s, _ := inRoom(t, "clone-vats")
	s.Set("specials.sludge", "6")
	s.interfaces()
	if s.Told("no-effect") != 1 || s.Told("interface") != 0 {
		t.Error("it is not told that there was no effect")
	}
}

// INF-327: Sludge that lies elsewhere moves when Clone Vats are revealed.
func TestSludgeMovesWhenCloneVatsAreRevealed(t *testing.T) {
	s := solo(t, "6", line12[:6]...).Next("room", "clone-vats").Set("specials.sludge", "3")
	s.play("advance").Is("specials.sludge", "7", hugoDelayed, true)
}

func TestPrototypeWorkshopGivesAPrototypeOnceItsLockIsGone(t *testing.T) {
	s, _ := inRoom(t, "prototype-workshop")
	s.Set("rooms.7.guarded", false)
	s.interfaces(append(spent("7"), "prototypes.pool", 4, 3, "prototypes."+hugo, 0, 1, "alarm", 0, 1)...)
}

// INF-159: with the lock standing nothing happens, and the token stays.
func TestPrototypeWorkshopBehindItsLockHasNoEffect(t *testing.T) {
	s, _ := inRoom(t, "prototype-workshop")
	s.interfaces()
}

// INF-237: with all four taken only the alarm is left.
func TestPrototypeWorkshopWithoutAPrototypeIsOnlyLoud(t *testing.T) {
	s, _ := inRoom(t, "prototype-workshop")
	s.Set("rooms.7.guarded", false, "prototypes.pool", 0, "prototypes."+marilyn, 4)
	s.interfaces(append(spent("7"), "alarm", 0, 1)...)
}

// The Interface turns off what the Enter functions look for.
func TestTradingFloorSurveillanceHubAndLaserCorridorAreTurnedOff(t *testing.T) {
	for _, id := range []string{"trading-floor", "surveillance-hub", "laser-corridor"} {
		s, _ := inRoom(t, id)
		s.interfaces(spent("7")...)
		s.finish()
		s.choose(marilyn, "interface", animal, "interface", hugo, "retreat").Do("resolve", marilyn)
		s.choose(hugo, "advance", marilyn, "interface", animal, "interface").Is(hugoAt, "7", "alarm", 0, hugoWounded, false)
	}
}

func TestNeuralTestingLabPaysForAWound(t *testing.T) {
	s, _ := inRoom(t, "neural-testing-lab")
	pool := s.Int("data.pool")
	s.interfaces(hugoWounded, false, true, hugoTokens, 0, 3, "data.pool", pool, pool-3)
	s.Is("rooms.7.interface", true)
}

// INF-159: only the healthy can be tested on.
func TestNeuralTestingLabHasNoUseForTheWounded(t *testing.T) {
	s, _ := inRoom(t, "neural-testing-lab")
	s.Set(hugoWounded, true)
	s.interfaces()
}

// INF-171, INF-195: those on the second floor, at both ends, and nobody else.
func TestSkybridgeDelaysTheOthersOfItsFloor(t *testing.T) {
	s := facility(t, 6, nil, slices.Concat(line12[:6], []string{"skybridge"}, line12[7:], []string{"secret:vault"})...)
	s.hand(marilyn, "jump-pack").at(hugo, "7", marilyn, "11", gabriel, "8", animal, "6", monica, "secret", white, "7").
		chose(marilyn, "jump-pack", gabriel, "download", animal, "download", monica, "download", white, "download")
	s.play("interface").Asks(1, "prompt.move").changes(slices.Concat(spent("7"), jumping(), []any{"operatives." + marilyn + ".delayed", false, true,
		"operatives." + gabriel + ".delayed", false, true, "operatives." + white + ".delayed", false, true})...)
}

func TestSkybridgeFindsNobody(t *testing.T) {
	s, _ := inRoom(t, "skybridge")
	s.at(marilyn, "6")
	s.interfaces(spent("7")...)
}

// INF-069, INF-172: up to two from one revealed room of the line, its own
// included, never from the secret room; it is no Download.
func TestDirectorsOfficeCollectsFromAnyRoomOfTheLine(t *testing.T) {
	s := solo(t, "7", append(slices.Clone(line12[:6]), "directors-office", "secret:vault")...)
	s.data("1", 1).data("2", 0)
	s.play("interface").Asks(0, "prompt.room").Offered("room 1", "room 3", "room 4", "room 5", "room 6", "room 7")
	s.Refuses("why.room-no-data", "room", "2").Refuses("why.room-face-down", "room", "8").Refuses("why.room-secret", "room", "secret")
	s.Refuses("why.room-outside", "room", "out")
	one := s.fork()
	one.Do("room", "1").effect("rooms.1.data", 1, 0, hugoTokens, 0, 1, "rooms.1.downloads", 0, 0)
	s.Do("room", "4").effect("rooms.4.data", 2, 0, hugoTokens, 0, 2, "rooms.4.downloads", 0, 0)
	s.Is("rooms.7.interface", true)
}

// INF-322.
func TestDirectorsOfficeFindsNoDataAnywhere(t *testing.T) {
	s, _ := inRoom(t, "directors-office")
	for _, at := range []string{"1", "2", "3", "4", "5", "6", "7"} {
		s.data(at, 0)
	}
	s.interfaces()
	if s.Told("no-effect") != 1 || s.Told("interface") != 0 {
		t.Error("it is not told that there was no effect")
	}
}

// INF-161: whoever uses it counts as the destroyer.
func TestMaintenanceBayDestroysAGuardNextDoor(t *testing.T) {
	s := solo(t, "8", slices.Concat(line12[:6], []string{"prototype-workshop", "maintenance-bay", "clone-vats", "server-farm"})...)
	pool := s.Int("data.pool")
	s.play("interface").Asks(0, "prompt.room").Offered("room 7", "room 9").Refuses("why.room-own", "room", "8")
	s.Refuses("why.room-not-next-door", "room", "10")
	worker := s.fork()
	worker.Do("room", "9").effect(append(spent("8"), "rooms.9.guarded", true, false, "rooms.9.data", 5, 10, "data.pool", pool, pool-5)...)
	s.Do("room", "7").effect(append(spent("8"), "rooms.7.guarded", true, false, "rooms.7.data", 4, 6, "data.pool", pool, pool-2,
		"prototypes.pool", 4, 3, "prototypes."+hugo, 0, 1, "alarm", 0, 2)...)
}

// INF-322: a room without a guard is no target; without any the token stays.
func TestMaintenanceBayNeedsAGuardNextDoor(t *testing.T) {
	s := solo(t, "8", slices.Concat(line12[:6], []string{"prototype-workshop", "maintenance-bay"})...)
	s.Set("rooms.7.guarded", false)
	s.interfaces()
	s = facility(t, 2, nil, slices.Concat(line12[:6], []string{"server-farm", "maintenance-bay", "clone-vats"})...)
	s.Set(append(bystanders("1"), hugoAt, "8", "rooms.9.guarded", false, "rooms.6.guarded", false)...)
	s.interfaces(append(spent("8"), "rooms.7.guarded", true, false, "rooms.7.data", anything, anything, "data.pool", anything, anything, "alarm", 0, 1)...)
}

func TestVaultFillsUpAndIsLoud(t *testing.T) {
	s, at := inRoom(t, "vault")
	pool := s.Int("data.pool")
	s.interfaces(append(spent(at), "alarm", 0, 1, "rooms.secret.data", 9, 12, "data.pool", pool, pool-3)...)
}

func TestVaultFillsUpFromWhatThePoolHolds(t *testing.T) {
	s, at := inRoom(t, "vault")
	s.Set("data.box", s.Int("data.pool")-1, "data.pool", 1)
	s.interfaces(append(spent(at), "alarm", 0, 1, "rooms.secret.data", 9, 10, "data.pool", 1, 0)...)
}

// One for every operative that comes; the token stays.
func TestPrototypeLabGivesEachOperativeOnePrototype(t *testing.T) {
	s, _ := inRoom(t, "prototype-lab")
	s.interfaces("prototypes.pool", 4, 3, "prototypes."+hugo, 0, 1)
	s.Do("resolve", marilyn).Is("prototypes."+marilyn, 1, "prototypes."+animal, 1, "prototypes.pool", 1, "rooms.secret.interface", true)
}

// INF-159, INF-235, INF-322: not a second one, and none from an empty pool.
func TestPrototypeLabGivesNoSecondPrototype(t *testing.T) {
	s, _ := inRoom(t, "prototype-lab")
	s.Set("prototypes.pool", 3, "prototypes."+hugo, 1)
	s.interfaces()
	s, _ = inRoom(t, "prototype-lab")
	s.Set("prototypes.pool", 0, "prototypes."+marilyn, 4)
	s.interfaces()
}

func TestBlackArchiveGivesTheBlackmailFile(t *testing.T) {
	s, at := inRoom(t, "black-archive")
	s.interfaces(append(spent(at), "specials.blackmail-file", "pool", hugo)...)
}

// INF-235: without the File it gives one token from the pool.
func TestBlackArchiveGivesDataWhenTheFileIsTaken(t *testing.T) {
	s, at := inRoom(t, "black-archive")
	s.Set("specials.blackmail-file", marilyn)
	pool := s.Int("data.pool")
	s.interfaces(append(spent(at), hugoTokens, 0, 1, "data.pool", pool, pool-1)...)
}

// INF-210: the third way out beside the entry room.
func TestPanicRoomLeadsOut(t *testing.T) {
	s, _ := inRoom(t, "panic-room")
	s.interfaces(hugoAt, "secret", "out")
	s.Is("rooms.secret.interface", true)
}

func TestPanicRoomWithoutItsTokenLeadsNowhere(t *testing.T) {
	s := solo(t, "secret", "cafeteria")
	s.interfaces()
	s.Is(hugoAt, "secret")
}

func TestAICoreSilencesTheAlarm(t *testing.T) {
	s, at := inRoom(t, "ai-core")
	s.Set("alarm", 7)
	s.interfaces(append(spent(at), "alarm", 7, 0)...)
}

// INF-159: an alarm of 0 or less cannot be silenced.
func TestAICoreKeepsItsTokenWhileAllIsQuiet(t *testing.T) {
	s, _ := inRoom(t, "ai-core")
	s.interfaces()
	s, _ = inRoom(t, "ai-core")
	s.Set("alarm", -1)
	s.interfaces()
}

func TestExperimentWardHeals(t *testing.T) {
	s, _ := inRoom(t, "experiment-ward")
	s.Set(hugoWounded, true)
	s.interfaces(hugoWounded, true, false)
	s.Is("rooms.secret.interface", true)
}

func TestExperimentWardDoesNothingForTheHealthy(t *testing.T) {
	s, _ := inRoom(t, "experiment-ward")
	s.interfaces()
}

// INF-304: on entering, an item or a wound, as the one who enters likes.
func TestExperimentWardTakesAnItemOrAWound(t *testing.T) {
	s := solo(t, "1", "research-admin-office", "secret:experiment-ward").hand(hugo, "zip-line", "diesel")
	s.play("interface").Asks(0, "prompt.ward").Offered("discard zip-line", "discard diesel", "wound").Refuses("why.no-alarm", "alarm")
	wound := s.fork()
	wound.Do("wound").effect("alarm", 0, 1, hugoAt, "1", "secret", hugoWounded, false, true)
	s.Do("discard", "diesel").effect("alarm", 0, 1, hugoAt, "1", "secret", "items.diesel", "hand:"+hugo, "discard", hugoHand, 2, 1)
}

// INF-323: without an item it is the wound; a wounded one with items gives an item, and
// one without has nothing left to lose.
func TestExperimentWardTakesWhatThereIs(t *testing.T) {
	s := solo(t, "1", "research-admin-office", "secret:experiment-ward")
	s.interfaces("alarm", 0, 1, hugoAt, "1", "secret", hugoWounded, false, true)
	s = solo(t, "1", "research-admin-office", "secret:experiment-ward").Set(hugoWounded, true)
	s.interfaces("alarm", 0, 1, hugoAt, "1", "secret")
	s = solo(t, "1", "research-admin-office", "secret:experiment-ward").hand(hugo, "zip-line", "diesel").Set(hugoWounded, true)
	s.play("interface").Offered("discard zip-line", "discard diesel").Refuses("why.wounded", "wound").Refuses("why.must-discard", "done")
	s.Do("discard", "zip-line").effect("alarm", 0, 1, hugoAt, "1", "secret", "items.zip-line", "hand:"+hugo, "discard", hugoHand, 2, 1)
}
