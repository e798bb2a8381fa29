package infiltration_test

import (
	"testing"

	"safehouse/rules"
)

// Items that open what is guarded, and weapons.

// INF-141..143: the Resolution Phase example, steps 5 to 7, has it too.
func TestCircuitTalonDestroysALabWorkerNextDoorAndDownloadsThere(t *testing.T) {
	s := solo(t, "1", "atrium", "cafeteria").hand(hugo, "circuit-talon")
	s.play("circuit-talon").effect("rooms.2.guarded", true, false, "rooms.2.data", 1, 3, "data.pool", 113, 109,
		"rooms.2.downloads", 0, 1, hugoTokens, 0, 2)
	s.Is(hugoAt, "1")
}

// It is a tech lock that stands next door: nothing is destroyed.
func TestCircuitTalonLeavesATechLockAlone(t *testing.T) {
	s := solo(t, "1", "atrium", "guard-post").hand(hugo, "circuit-talon")
	s.play("circuit-talon").effect("rooms.2.data", 3, 1, hugoTokens, 0, 2)
}

// INF-192, INF-193: the secret room has no next door.
func TestCircuitTalonReachesNothingFromTheSecretRoom(t *testing.T) {
	s := solo(t, "secret", "research-admin-office", "cafeteria").hand(hugo, "circuit-talon")
	s.play("circuit-talon").nothing()
}

func TestDisrupterLaserDestroysATechLockNextDoorAndDownloadsThere(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "guard-post").hand(hugo, "disrupter-laser")
	s.play("disrupter-laser").Offered("room 1", "room 3").Refuses("why.room-outside", "room", "out")
	s.Do("room", "3").effect("rooms.3.guarded", true, false, "rooms.3.data", 3, 3, "data.pool", 110, 108,
		"rooms.3.downloads", 0, 1, hugoTokens, 0, 2)
}

func TestDisrupterLaserLeavesALabWorkerAlone(t *testing.T) {
	s := solo(t, "1", "atrium", "cafeteria").hand(hugo, "disrupter-laser")
	s.play("disrupter-laser").effect("rooms.2.data", 1, 0, hugoTokens, 0, 1)
}

func TestNeuroSpikeDestroysTheLabWorkerHereAndInterfaces(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "neuro-spike")
	s.Next("item", "zip-line")
	s.play("neuro-spike").effect("rooms.1.guarded", true, false, "rooms.1.data", 1, 5, "data.pool", 116, 112,
		"rooms.1.interface", true, false, "rooms.1.spent", false, true, "items.zip-line", "deck", "hand:"+hugo, hugoHand, 1, 1)
	s.Is("operatives."+hugo+".played", map[string]bool{"interface": true})
}

// INF-242: it may be played for its second part only.
func TestNeuroSpikeInterfacesWithoutALabWorker(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "neuro-spike")
	s.Set("alarm", 1)
	s.play("neuro-spike").effect("alarm", 1, 0, "rooms.1.interface", true, false, "rooms.1.spent", false, true)
	s.Is("rooms.1.guarded", true)
}

// Rulebook: Cards with Multiple Effects. INF-240, INF-243: the lock goes first,
// then the Interface.
func TestDataCodeBreakerExampleWithALock(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "data-code-breaker")
	s.Set("alarm", 4)
	s.play("data-code-breaker").effect("rooms.1.guarded", true, false, "rooms.1.data", 3, 5, "data.pool", 114, 112,
		"alarm", 4, 3, "rooms.1.interface", true, false, "rooms.1.spent", false, true)
}

// INF-241, INF-243: without a lock the Interface is resolved all the same.
func TestDataCodeBreakerExampleWithoutALock(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "data-code-breaker")
	s.Set("alarm", 4, "rooms.1.guarded", false)
	s.play("data-code-breaker").effect("alarm", 4, 3, "rooms.1.interface", true, false, "rooms.1.spent", false, true)
}

// INF-244: without an interface token only the lock goes.
func TestDataCodeBreakerExampleWithoutAnInterfaceToken(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "data-code-breaker")
	s.Set("alarm", 4, "rooms.1.interface", false, "rooms.1.spent", true)
	s.play("data-code-breaker").effect("rooms.1.guarded", true, false, "rooms.1.data", 3, 5, "data.pool", 114, 112)
	if s.Told("no-effect") != 1 {
		t.Error("nobody was told that the Interface had no effect")
	}
}

// INF-240: the lock is gone before the Interface is looked at, so that the
// Prototype Workshop's condition holds.
func TestTheEffectsOfACardComeInThePrintedOrder(t *testing.T) {
	s := solo(t, "7", append(line12[:6:6], "prototype-workshop")...).hand(hugo, "data-code-breaker")
	s.play("data-code-breaker").effect("rooms.7.guarded", true, false, "rooms.7.data", 4, 6, "data.pool", 102, 100,
		"alarm", 0, 3, "prototypes.pool", 4, 2, "prototypes."+hugo, 0, 2, "rooms.7.interface", true, false, "rooms.7.spent", false, true)
}

func TestSledgehammerIsLoudOpensTheLockHereAndDownloads(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "sledgehammer")
	s.play("sledgehammer").effect("alarm", 0, 1, "rooms.1.guarded", true, false, "rooms.1.data", 3, 3, "data.pool", 114, 112,
		"rooms.1.downloads", 0, 1, hugoTokens, 0, 2)
}

// It is as loud where there is no lock; a lab worker is none.
func TestSledgehammerIsLoudForNothing(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "sledgehammer").data("1", 0)
	s.play("sledgehammer").effect("alarm", 0, 1)
	s.Is("rooms.1.guarded", true)
}

func TestStunBatonDestroysTheLabWorkerHereAndDownloads(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "stun-baton")
	s.play("stun-baton").effect("rooms.1.guarded", true, false, "rooms.1.data", 1, 3, "data.pool", 116, 112, hugoTokens, 0, 2)
}

func TestStunBatonOnlyDownloadsWhereALockStands(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "stun-baton")
	s.play("stun-baton").effect("rooms.1.data", 3, 1, hugoTokens, 0, 2)
}

func TestNanoLockpickDestroysTheTechLockHereAndDownloads(t *testing.T) {
	s := solo(t, "1", "waste-reclamation").hand(hugo, "nano-lockpick")
	s.play("nano-lockpick").effect("rooms.1.guarded", true, false, "rooms.1.data", 2, 3, "data.pool", 115, 112, hugoTokens, 0, 2)
}

func TestNanoLockpickOnlyDownloadsWhereALabWorkerStands(t *testing.T) {
	s := solo(t, "1", "infirmary").hand(hugo, "nano-lockpick")
	s.play("nano-lockpick").effect("rooms.1.data", 2, 0, hugoTokens, 0, 2)
}

// Locks and interface tokens here and on both sides go, and no further; lab
// workers stay. The Lockers' lock lets its destroyer draw 2 items; the A/R comes last.
func TestEMPChargeClearsLocksAndInterfacesHereAndNextDoor(t *testing.T) {
	s := solo(t, "3", "guard-post", "cafeteria", "equipment-lockers", "waste-reclamation", "security-checkpoint").hand(hugo, "emp-charge")
	s.deck("zip-line", "jump-pack")
	s.play("emp-charge").Asks(0, "prompt.play").Offered("play advance", "play retreat")
	s.Do("play", "retreat").effect("alarm", 0, 1, hugoAt, "3", "2",
		"rooms.3.guarded", true, false, "rooms.4.guarded", true, false, "rooms.3.data", 1, 3, "rooms.4.data", 2, 5, "data.pool", 104, 99,
		"rooms.2.interface", true, false, "rooms.2.spent", false, true, "rooms.3.interface", true, false, "rooms.3.spent", false, true,
		"rooms.4.interface", true, false, "rooms.4.spent", false, true,
		"items.zip-line", "deck", "hand:"+hugo, "items.jump-pack", "deck", "hand:"+hugo, hugoHand, 1, 2)
	s.Is("rooms.2.guarded", true, "rooms.1.guarded", true, "rooms.1.interface", true, "rooms.5.guarded", true)
}

// Where nothing is left to destroy, the alarm still rises.
func TestEMPChargeIsLoudForNothing(t *testing.T) {
	s := solo(t, "secret", "research-admin-office", "guard-post").hand(hugo, "emp-charge")
	s.play("emp-charge").Do("play", "advance").effect("alarm", 0, 1)
	s.Is("rooms.1.interface", true, "rooms.2.guarded", true)
}

// Lab workers and everybody else here and next door; locks and NPCs stay.
func TestNerveGasHitsWorkersAndAllOthersHereAndNextDoor(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "infirmary", "bioroid-bay").hand(hugo, "nerve-gas")
	s.at(marilyn, "3", animal, "4")
	s.play("nerve-gas").Do("play", "retreat").effect("alarm", 0, 1, hugoAt, "2", "1", "operatives."+marilyn+".wounded", false, true,
		"rooms.1.guarded", true, false, "rooms.1.data", 1, 5, "rooms.3.guarded", true, false, "rooms.3.data", 2, 4, "data.pool", 109, 103)
	s.Is(hugoWounded, false, "operatives."+animal+".wounded", false, "rooms.4.guarded", true)
}

func TestNerveGasIsLoudForNothing(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "nerve-gas")
	s.play("nerve-gas").Do("play", "retreat").effect("alarm", 0, 1, hugoAt, "1", "out")
	s.Is("rooms.1.guarded", true)
}

// All in this room and nobody next door: worker, every NPC, faceup or not, and
// every other operative.
func TestFlechettePistolClearsItsRoom(t *testing.T) {
	s := solo(t, "2", "guard-post", "bioroid-bay", "cafeteria").hand(hugo, "flechette-pistol")
	s.Set("npcs.csx-13.place", "2", "npcs.officer-nelson.place", "2", "npcs.officer-nelson.faceup", true, "npcs.tyrone-kent.place", "1")
	s.at(marilyn, "2", animal, "1")
	s.play("flechette-pistol").Offered("play advance", "play retreat")
	s.Do("play", "advance").effect("alarm", 0, 1, "rooms.2.guarded", true, false, "rooms.2.data", 2, 5, "data.pool", 111, 108,
		"npcs.csx-13.place", "2", "gone", "npcs.officer-nelson.place", "2", "gone", "operatives."+marilyn+".wounded", false, true, hugoAt, "2", "3")
	s.Is("npcs.tyrone-kent.place", "1", "operatives."+animal+".wounded", false, "rooms.3.guarded", true)
}

func TestFlechettePistolIsLoudForNothing(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "flechette-pistol")
	s.play("flechette-pistol").Do("play", "retreat").effect("alarm", 0, 1, hugoAt, "2", "1")
	s.Is("rooms.1.guarded", true)
}

// gaussTable has something to shoot at in every direction.
func gaussTable(t *testing.T, options rules.Options) *table {
	s := soloWith(t, "2", options, "cafeteria", "bioroid-bay", "guard-post", "infirmary").hand(hugo, "gauss-pistol")
	s.Set("npcs.csx-13.place", "2", "npcs.james-harris.place", "4", "operatives."+gabriel+".place", "2", "operatives."+gabriel+".selected", "download",
		"operatives."+gabriel+".resolved", false)
	s.at(marilyn, "1", animal, "4")
	return s
}

// INF-107, INF-264: a lab worker, an NPC faceup or facedown, or an operative,
// the own second one included, here or next door.
func TestGaussPistolHitsOneThingHereOrNextDoor(t *testing.T) {
	s := gaussTable(t, nil)
	s.play("gauss-pistol").Do("resolve", hugo).Is("alarm", 1).Asks(0, "prompt.shot")
	s.Offered("shoot-worker 1", "shoot-worker 2", "shoot-npc csx-13", "shoot-operative "+marilyn, "shoot-operative "+gabriel)
	s.Refuses("why.room-not-next-door", "shoot-worker", "4").Refuses("why.shot-lock", "shoot-worker", "3")
	s.Refuses("why.npc-far", "shoot-npc", "james-harris").Refuses("why.npc-away", "shoot-npc", "leah-bailey")
	s.Refuses("why.target-far", "shoot-operative", animal).Refuses("why.target-self", "shoot-operative", hugo)
	s.Refuses("why.target-away", "shoot-operative", white)
	for _, shot := range []struct {
		verb, target, path string
		before, after      any
	}{
		{"shoot-npc", "csx-13", "npcs.csx-13.place", "2", "gone"},
		{"shoot-operative", marilyn, "operatives." + marilyn + ".wounded", false, true},
		{"shoot-operative", gabriel, "operatives." + gabriel + ".wounded", false, true},
	} {
		way := s.fork()
		way.Is(shot.path, shot.before).Do(shot.verb, shot.target).Is(shot.path, shot.after, "rooms.1.guarded", true, "rooms.2.guarded", true)
	}
	s.Do("shoot-worker", "1").Is("rooms.1.guarded", false, "rooms.1.data", 5, "npcs.csx-13.place", "2")
}

// INF-310, INF-312: a single target is hit without a question, and without one only the alarm
// rises. The wounded and its own owner are no targets.
func TestGaussPistolDoesNotHitTheWoundedNorItsOwner(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "gauss-pistol").at(marilyn, "1")
	s.Set("operatives."+marilyn+".wounded", true)
	s.play("gauss-pistol").effect("alarm", 0, 1)
	s.Is(hugoWounded, false)
	s = solo(t, "1", "atrium").hand(hugo, "gauss-pistol").at(marilyn, "1")
	s.play("gauss-pistol").effect("alarm", 0, 1, "operatives."+marilyn+".wounded", false, true)
}
