package infiltration_test

import (
	"slices"
	"testing"
)

// The NPC Phase. Hugo's Interface in a room without a token is the card that
// lets a round go by; the die shows 1 and the alarm is 0 unless a test says
// otherwise, so that proximity rises by 1 in the Security Phase.

// npcTable is a table on which only NPCs matter: five plain rooms, Hugo in the
// last of them, the others in the secret room.
func npcTable(t *testing.T) *table {
	s := solo(t, "5", "cafeteria", "infirmary", "equipment-lockers", "research-admin-office", "guard-post")
	return s.Set("rooms.5.interface", false, "rooms.5.spent", true)
}

// npc puts NPCs somewhere, faceup: NPC, place, and so on.
func (s *table) npc(pairs ...string) *table {
	s.T.Helper()
	var set []any
	for i := 0; i < len(pairs); i += 2 {
		set = append(set, "npcs."+pairs[i]+".place", pairs[i+1], "npcs."+pairs[i]+".faceup", true)
	}
	return s.Set(set...)
}

// down turns NPCs facedown.
func (s *table) down(ids ...string) *table {
	s.T.Helper()
	for _, id := range ids {
		s.Set("npcs."+id+".faceup", false)
	}
	return s
}

// pass lets the round go by without a card that does anything.
func (s *table) pass() *table {
	s.T.Helper()
	s.play("interface").Next("die", 1)
	s.Do("resolve", marilyn)
	return s
}

// INF-104: without a faceup NPC the phase changes nothing.
func TestWithoutAFaceupNPCThePhaseChangesNothing(t *testing.T) {
	s := npcTable(t)
	s.pass().Changed("round", 1, 2, "first", 0, 1, "proximity", 0, 1,
		"operatives."+marilyn+".selected", "interface", "none", "operatives."+animal+".selected", "interface", "none")
}

// INF-097, INF-114: a facedown NPC does nothing, and no check concerns it, not
// even in the entry room.
func TestAFacedownNPCDoesNothing(t *testing.T) {
	s := npcTable(t).npc("leah-bailey", "1", "tyrone-kent", "3", "csx-13", "4").down("leah-bailey", "tyrone-kent", "csx-13").at(hugo, "4")
	s.Set("rooms.4.interface", false, "rooms.4.spent", true)
	s.pass().Is("npcs.leah-bailey.place", "1", "npcs.tyrone-kent.place", "3", "npcs.csx-13.place", "4", "proximity", 1,
		"rooms.3.data", 1, "rooms.4.guarded", true)
}

// INF-115: wound everybody in his room, proximity +5, one room back.
func TestJamesHarrisWoundsBringsTheMercsAndGoesBack(t *testing.T) {
	s := npcTable(t).npc("james-harris", "5")
	s.pass().Is(hugoWounded, true, "proximity", 6, "npcs.james-harris.place", "4", "round", 2)
	if s.Told("wounded") != 1 {
		t.Error("somebody else was wounded")
	}
}

// INF-115: nobody in another room is wounded.
func TestJamesHarrisWoundsOnlyInHisRoom(t *testing.T) {
	s := npcTable(t).npc("james-harris", "4")
	s.pass().Is(hugoWounded, false, "proximity", 6, "npcs.james-harris.place", "3")
}

// INF-115, INF-098: in the entry room at the check he is gone without acting.
func TestJamesHarrisLeavesFromTheEntryRoom(t *testing.T) {
	s := npcTable(t).npc("james-harris", "1").at(hugo, "1").Set("rooms.1.interface", false, "rooms.1.spent", true)
	s.pass().Is(hugoWounded, false, "proximity", 1, "npcs.james-harris.place", "gone")
}

// INF-303: so does the one that a Security Checkpoint as entry room brings in.
func TestJamesHarrisOfTheEntryRoomLeavesAtOnce(t *testing.T) {
	for _, s := range tables(t, 60, 3, nil) {
		if s.Get("rooms.1.card") != "security-checkpoint" {
			continue
		}
		s.Is("npcs.james-harris.place", "1", "npcs.james-harris.faceup", true).Next("die", 1)
		var cards []string
		for _, o := range s.ids("operatives") {
			cards = append(cards, o, "download")
		}
		s.choose(cards...)
		s.Is("npcs.james-harris.place", "gone", "proximity", 1)
		for _, o := range s.ids("operatives") {
			s.Is("operatives."+o+".wounded", false)
		}
		return
	}
	t.Error("no Security Checkpoint was seen")
}

// INF-116: Officer Nelson wounds everybody in his room, raises the alarm and
// stays, also in the entry room.
func TestOfficerNelsonWoundsAndRaisesTheAlarm(t *testing.T) {
	s := npcTable(t).npc("officer-nelson", "5")
	s.pass().Is(hugoWounded, true, "alarm", 1, "proximity", 2, "npcs.officer-nelson.place", "5")
	s = npcTable(t).npc("officer-nelson", "1").at(hugo, "2").Set("rooms.2.interface", false, "rooms.2.spent", true)
	s.pass().Is(hugoWounded, false, "alarm", 1, "npcs.officer-nelson.place", "1")
	s.choose(marilyn, "interface", animal, "interface", hugo, "interface").Next("die", 1).Do("resolve", marilyn)
	s.Is("alarm", 2, "npcs.officer-nelson.place", "1")
}

// INF-127: at 8 the alarm stays at 8.
func TestOfficerNelsonStopsAtTheHighestAlarm(t *testing.T) {
	s := npcTable(t).npc("officer-nelson", "4").Set("alarm", 8)
	s.pass().Is("alarm", 8, "proximity", 9)
}

// INF-117, INF-110: Leah Bailey goes one room back.
func TestLeahBaileyGoesBack(t *testing.T) {
	s := npcTable(t).npc("leah-bailey", "5")
	s.pass().Is("npcs.leah-bailey.place", "4", "proximity", 1, hugoWounded, false)
}

// INF-117: at any exit she is gone and the mercs come 20 closer.
func TestLeahBaileyGetsOutAtTheExits(t *testing.T) {
	exits := func(at string, rooms ...string) {
		t.Helper()
		s := soloWith(t, "1", labyrinth, rooms...).npc("leah-bailey", at).Set("rooms.1.interface", false, "rooms.1.spent", true)
		s.pass().Is("npcs.leah-bailey.place", "gone", "proximity", 21)
	}
	exits("1", "cafeteria", "infirmary")
	exits("2", "cafeteria", "loading-dock", "infirmary")
	exits("2", "cafeteria", "executive-elevator", "infirmary")
	// Having walked there she waits for the next check.
	s := solo(t, "1", "cafeteria", "loading-dock", "infirmary").npc("leah-bailey", "3").Set("rooms.1.interface", false, "rooms.1.spent", true)
	s.pass().Is("npcs.leah-bailey.place", "2", "proximity", 1)
}

// INF-118, INF-253: one room back, then the open data of his new room leave the
// game; what is secured stays.
func TestTyroneKentTakesTheDataOfHisNewRoomOutOfTheGame(t *testing.T) {
	s := npcTable(t).npc("tyrone-kent", "5").data("4", 3)
	pool := s.Int("data.pool")
	s.pass().Is("npcs.tyrone-kent.place", "4", "rooms.4.data", 0, "rooms.5.data", 3, "data.box", 3, "data.pool", pool, "rooms.4.guarded", true)
	// Nothing lies there: nothing is lost.
	s = npcTable(t).npc("tyrone-kent", "5").data("4", 0)
	s.pass().Is("npcs.tyrone-kent.place", "4", "data.box", 0)
}

func TestTyroneKentLeavesFromTheEntryRoom(t *testing.T) {
	s := npcTable(t).npc("tyrone-kent", "1")
	s.pass().Is("npcs.tyrone-kent.place", "gone", "rooms.1.data", 1, "data.box", 0)
}

// INF-119, INF-108, INF-107: CSX-13 destroys every other NPC, faceup or not, the
// lab worker or the tech lock, and goes back.
func TestCSX13DestroysWhatStandsInItsRoom(t *testing.T) {
	s := npcTable(t).npc("csx-13", "4", "leah-bailey", "4").down("leah-bailey")
	pool := s.Int("data.pool")
	s.pass().Is("npcs.csx-13.place", "3", "npcs.leah-bailey.place", "gone", "rooms.4.guarded", false, "rooms.4.data", 5, "data.pool", pool-3)
	s = npcTable(t).npc("csx-13", "5")
	s.pass().Is("npcs.csx-13.place", "4", "rooms.5.guarded", false, "rooms.5.data", 5, hugoWounded, false)
}

func TestCSX13LeavesFromTheEntryRoom(t *testing.T) {
	s := npcTable(t).npc("csx-13", "1")
	s.pass().Is("npcs.csx-13.place", "gone", "rooms.1.guarded", true)
}

// INF-120: nobody is the destroyer: the alarm rises, but nobody gets a Prototype
// or draws items.
func TestCSX13IsNoDestroyerOfALock(t *testing.T) {
	s := solo(t, "7", slices.Concat(line12[:6], []string{"prototype-workshop"})...).npc("csx-13", "7")
	s.Set("rooms.7.interface", false, "rooms.7.spent", true)
	s.pass().Is("rooms.7.guarded", false, "rooms.7.data", 6, "alarm", 2, "prototypes.pool", 4, "npcs.csx-13.place", "6")
	s = solo(t, "1", "cafeteria", "equipment-lockers").npc("csx-13", "2").Set("rooms.1.interface", false, "rooms.1.spent", true)
	s.pass().Is("rooms.2.guarded", false, "rooms.2.data", 3, hugoHand, 0)
}

// INF-099, INF-101, INF-102: from the entry room forward, each once: CSX-13 in
// room 2 goes first and does not meet Kent, who walks into room 2 after it has
// gone.
func TestNPCsActFromTheEntryRoomForwardAndOnce(t *testing.T) {
	s := npcTable(t).npc("csx-13", "2", "tyrone-kent", "3")
	s.pass().Is("npcs.csx-13.place", "1", "npcs.tyrone-kent.place", "2", "rooms.2.guarded", false, "rooms.2.data", 0, "data.box", 4)
	var acted []string
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "npc-acts" {
			acted = append(acted, game.Info().RefString(e.Who))
		}
	}
	if !slices.Equal(acted, []string{"npc:csx-13", "npc:tyrone-kent"}) {
		t.Errorf("acted have %v", acted)
	}
}

// INF-098: all checks come before the first activation: Harris walks into the
// entry room in this phase and is removed only by the check of the next.
func TestChecksComeBeforeActivations(t *testing.T) {
	s := npcTable(t).npc("james-harris", "2")
	s.pass().Is("npcs.james-harris.place", "1", "proximity", 6)
	s.choose(marilyn, "interface", animal, "interface", hugo, "interface").Next("die", 1).Do("resolve", marilyn)
	s.Is("npcs.james-harris.place", "gone", "proximity", 7)
}

// INF-100, INF-102: the first player orders those in one room: CSX-13 first, and
// Nelson is destroyed before he acts; Nelson first, and both act.
func TestTheFirstPlayerOrdersTheNPCsOfARoom(t *testing.T) {
	s := npcTable(t).npc("csx-13", "5", "officer-nelson", "5")
	s.pass().Asks(0, "prompt.npc").Offered("activate csx-13", "activate officer-nelson")
	s.Refuses("why.npc-away", "activate", "leah-bailey")
	nelson := s.fork()
	nelson.Do("activate", "officer-nelson").Is("alarm", 1, "npcs.officer-nelson.place", "gone", "npcs.csx-13.place", "4", hugoWounded, true)
	s.Do("activate", "csx-13").Is("alarm", 0, "npcs.officer-nelson.place", "gone", "npcs.csx-13.place", "4", hugoWounded, false)
}

// INF-101: the reasons against other orders.
func TestNPCsFurtherInHaveToWait(t *testing.T) {
	s := npcTable(t).npc("leah-bailey", "2", "csx-13", "4", "officer-nelson", "4", "tyrone-kent", "5", "james-harris", "3").down("james-harris")
	s.pass().Asks(0, "prompt.npc").Refuses("why.npc-acted", "activate", "leah-bailey").Refuses("why.npc-later", "activate", "tyrone-kent")
	s.Refuses("why.npc-face-down", "activate", "james-harris")
}

// INF-103: one that is revealed or flipped in this round acts in this round.
func TestAnNPCThatComesInActsInTheSameRound(t *testing.T) {
	s := solo(t, "1", "cafeteria").Next("room", "guard-post", "die", 1)
	s.play("advance").Do("resolve", marilyn).Is("alarm", 1, hugoWounded, true)
	s = solo(t, "2", "cafeteria", "bioroid-bay").npc("csx-13", "2").down("csx-13").Next("die", 1)
	s.play("interface").Do("resolve", marilyn).Is("rooms.2.guarded", false, "npcs.csx-13.place", "1")
}

// INF-105, INF-106: with the facing that its room says, and facedown until a
// room flips it.
func TestANPCComesInWithTheFacingOfItsRoom(t *testing.T) {
	for id, want := range map[string]bool{"security-checkpoint": true, "guard-post": true, "server-closet": false, "bioroid-bay": false} {
		s := solo(t, "1", "cafeteria").Next("room", id)
		npc := printed[id].brings
		s.play("advance").Is("npcs."+npc+".place", "2", "npcs."+npc+".faceup", want, "rooms.2.brought", npc)
	}
	s := solo(t, "1", "cafeteria").Next("room", "server-closet", "die", 1)
	s.play("advance").Do("resolve", marilyn).Is("npcs.tyrone-kent.place", "2", "npcs.tyrone-kent.faceup", false)
}

// INF-109: what was destroyed is not flipped.
func TestADestroyedNPCIsNotFlipped(t *testing.T) {
	s, at := inRoom(t, "bioroid-bay")
	s.Set("npcs.csx-13.place", "gone")
	s.interfaces(spent(at)...)
	s.Is("npcs.csx-13.faceup", false)
}

// INF-111: the entry room is as far as an NPC walks; it is the next check that
// removes it, and Officer Nelson stays for good.
func TestAnNPCDoesNotLeaveByWalking(t *testing.T) {
	s := npcTable(t).npc("leah-bailey", "2")
	s.pass().Is("npcs.leah-bailey.place", "1", "proximity", 1)
	s = npcTable(t).npc("officer-nelson", "1")
	s.pass().Is("npcs.officer-nelson.place", "1")
}

// INF-112: no Enter function, Sludge or mine works on an NPC.
func TestNPCsTriggerNothing(t *testing.T) {
	s := soloWith(t, "1", labyrinth, "cafeteria", "trading-floor", "infirmary").npc("leah-bailey", "3")
	s.Set("items.tripwire-mine", "room:2:"+marilyn, "specials.sludge", "2", "rooms.1.interface", false, "rooms.1.spent", true)
	s.pass().Is("npcs.leah-bailey.place", "2", "alarm", 0, "items.tripwire-mine", "room:2:"+marilyn)
}

// INF-113: they stay in the line, and a position in which one does not is
// refused.
func TestNPCsNeverEnterTheSecretRoom(t *testing.T) {
	s := npcTable(t).npc("leah-bailey", "5")
	if err := s.TrySet("npcs.leah-bailey.place", "secret"); err == nil {
		t.Error("Leah Bailey stands in the secret room")
	}
	s.pass().Is("npcs.leah-bailey.place", "4")
}

// harris is the table of the NPC Phase Example: James Harris, the only NPC,
// stands in Hugo's room; proximity is 22 and the alarm 2.
func harris(t *testing.T) *table {
	return npcTable(t).npc("james-harris", "5").Set("proximity", 22, "alarm", 2)
}

// Rulebook: NPC Phase Example. INF-145..147. The die shows 4: see the Security
// Phase Example.
func TestNPCPhaseExample(t *testing.T) {
	s := harris(t).Next("die", 4)
	s.play("interface").Is(hugoWounded, false, "proximity", 22).Do("resolve", marilyn)
	s.Is(hugoWounded, true, "npcs.james-harris.place", "4", "proximity", 33)
	if m := s.movesOf("proximity"); !slices.Equal(m, []int{27, 33}) {
		t.Errorf("the dial went to %v, want 27 and 33", m)
	}
}

// movesOf is the values that a dial took in the last action.
func (s *table) movesOf(kind string) []int {
	var l []int
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == kind {
			l = append(l, int(e.N))
		}
	}
	return l
}

// INF-148: Hugo's Advance was resolved before the wound, so he is not delayed.
func TestNPCPhaseExampleContinued(t *testing.T) {
	s := solo(t, "4", "cafeteria", "infirmary", "equipment-lockers", "research-admin-office", "guard-post").npc("james-harris", "5").Set("proximity", 22, "alarm", 2).Next("die", 4)
	s.play("advance").Do("resolve", marilyn).Asks(1, "prompt.select").Is(hugoAt, "5", hugoWounded, true, hugoDelayed, false)
	s.choose(marilyn, "interface", animal, "interface").Offered("select hugo-cash advance", "select hugo-cash retreat",
		"select hugo-cash interface", "select hugo-cash download")
}
