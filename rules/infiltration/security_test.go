package infiltration_test

import (
	"testing"

	"safehouse/rules/rulestest"
)

// The Security Phase and the security tracker.

// Rulebook: Security Phase Example. INF-149.
func TestSecurityPhaseExample(t *testing.T) {
	s := npcTable(t).Set("proximity", 27, "alarm", 2).Next("die", 4)
	s.play("interface").Do("resolve", marilyn).Is("proximity", 33, "alarm", 2)
}

// INF-121, INF-122: the die and the alarm, for every roll; with the alarm at -1 a
// roll of 1 moves nothing.
func TestProximityRisesByDieAndAlarm(t *testing.T) {
	for _, alarm := range []int{-1, 0, 3, 8} {
		for die := 1; die <= 6; die++ {
			s := npcTable(t).Set("proximity", 10, "alarm", alarm).Next("die", die)
			s.play("interface").Do("resolve", marilyn).Is("proximity", 10+die+alarm, "alarm", alarm)
		}
	}
}

// INF-121: a die has six sides, each as likely.
func TestTheDieIsFair(t *testing.T) {
	rulestest.Sampled(t)
	var count [7]int
	start := npcTable(t)
	for seed := range uint64(240) {
		s := start.fork().Set("seed", hex(seed*7919))
		s.play("interface").Do("resolve", marilyn)
		count[s.Int("proximity")]++
	}
	for n := 1; n <= 6; n++ {
		if count[n] < 20 || count[n] > 65 {
			t.Errorf("%d was rolled %d times of 240", n, count[n])
		}
	}
}

// INF-123, INF-197: at 99 it is over: no tracker is passed and no round begins.
func TestTheMercsArriveInTheSecurityPhase(t *testing.T) {
	s := npcTable(t).Set("proximity", 95, "alarm", 1).Next("die", 3)
	s.play("interface").Do("resolve", marilyn)
	s.Is("proximity", 99, "over", true, "round", 1, "first", 0, "phase", "security", hugoAt, "captured", "operatives."+gabriel+".place", "out")
	s = npcTable(t).Set("proximity", 95, "alarm", 0).Next("die", 3)
	s.play("interface").Do("resolve", marilyn)
	s.Is("proximity", 98, "over", false, "round", 2, hugoAt, "5")
}

// INF-124: the tracker goes to the left.
func TestTheTrackerGoesToTheLeft(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").data("1", 0)
	for round, first := range []int{0, 1, 2, 0} {
		s.Is("first", first, "round", round+1).Asks(first, "prompt.select")
		s.choose(hugo, "download", marilyn, "download", gabriel, "download")
	}
}

// INF-125: it skips those with nobody inside, and the only one left keeps it.
func TestTheTrackerSkipsPlayersWithNobodyInside(t *testing.T) {
	s := facility(t, 4, nil, "cafeteria").data("1", 0).at(marilyn, "out", gabriel, "out")
	s.choose(hugo, "download", animal, "download")
	s.Is("first", 3).choose(hugo, "download", animal, "download")
	s.Is("first", 0).choose(hugo, "download", animal, "retreat")
	s.Is("first", 0).Do("select", hugo, "download").Is("first", 0, "round", 5)
}

// INF-126: a first player who has escaped in this round still orders the NPCs,
// and the die is his.
func TestAFirstPlayerWhoHasLeftStillOrdersTheNPCs(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "atrium").data("1", 0).data("2", 0).npc("csx-13", "2", "officer-nelson", "2").Next("die", 2)
	s.choose(hugo, "retreat", marilyn, "download", gabriel, "download")
	s.Is(hugoAt, "out").Asks(0, "prompt.npc").Do("activate", "officer-nelson")
	s.Is("alarm", 1, "proximity", 3, "first", 1, "round", 2)
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "die" && game.Info().RefString(e.Who) != "seat:0" {
			t.Errorf("%s rolled the die", game.Info().RefString(e.Who))
		}
	}
}

// INF-127, INF-128: the alarm stays between -1 and 8; a larger change stops there.
func TestTheAlarmStopsAtItsEnds(t *testing.T) {
	s, _ := inRoom(t, "executive-elevator")
	s.Set("alarm", 7)
	s.play("interface").Is("alarm", 8)
	s, _ = inRoom(t, "executive-elevator")
	s.Set("alarm", 8)
	s.play("interface").Is("alarm", 8)
	s, _ = inRoom(t, "guard-post")
	s.Set("alarm", -1)
	s.play("interface").Is("alarm", -1)
	for _, alarm := range []int{-2, 9} {
		if err := s.TrySet("alarm", alarm); err == nil {
			t.Errorf("the alarm shows %d", alarm)
		}
	}
}

// INF-129: proximity stays between 0 and 99.
func TestProximityStopsAtItsEnds(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "call-for-backup").Set("proximity", 7)
	s.play("call-for-backup").Is("proximity", 0)
	s = npcTable(t).Set("proximity", 98, "alarm", 8).Next("die", 6)
	s.play("interface").Do("resolve", marilyn).Is("proximity", 99)
}

// INF-130: whoever brings it to 99 ends the game at that moment: James Harris
// does not even go back, Leah Bailey leaves before anybody acts. The Anonymous
// Tip has its own test.
func TestTheGameEndsTheMomentProximityIs99(t *testing.T) {
	s := npcTable(t).npc("james-harris", "5", "officer-nelson", "5").Set("proximity", 94)
	s.pass().Do("activate", "james-harris")
	s.Is("proximity", 99, "over", true, "phase", "npc", "npcs.james-harris.place", "5", "alarm", 0, hugoWounded, true, hugoAt, "captured")
	s = npcTable(t).npc("leah-bailey", "1", "officer-nelson", "5").Set("proximity", 80)
	s.pass().Is("proximity", 99, "over", true, "phase", "npc", "alarm", 0, hugoWounded, false, hugoAt, "captured")
}
