package masters_test

import "testing"

// MAS-108, MAS-110, MAS-218, MAS-219: the top event after all noise is the one of the
// round; the cards below close up.
func TestTheTopEventIsTheOneOfTheRound(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").deck("1", "6", "8", "z1").Set("noise", 3, me("owed"), 1)
	s.finish().Is("bag.camera", 0, "bag.lock", 2, "dealt", []string{"1", "6"}, "active", "none", "round", 2).hasDeck("8", "z1")
	stage(t, "inclusion", "f4", "thug").deck("1", "6", "8", "z1").finish().Is("bag.camera", 3, "bag.lock", 0).hasDeck("6", "8", "z1")
}

// MAS-220..222: the active event is set, done and discarded, then the crises that
// its taking and its alerts have brought up; alerts do not change it.
func TestTheActiveEventStaysAndCrisesFollow(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").stand("2", "i5").deck("2", "c5", "1", "c3", "6", "c4", "8", "z1").loot("jewel-1", "c6")
	s.finish().Is("dealt", []string{"2", "c5", "1", "c3", "6", "c4"}, "bag.camera", 0, "bag.lock", 0, "flags.panic", true, "gates_fallen", 1, hex("c6", "locks"), 1).hasDeck("8", "z1")
	s.Is("queue", []string{}, "active", "none", "round", 2)
	for i, want := range []string{"queued", "alert", "queued", "alert", "queued"} {
		if got := kinds(s, "queued", "alert"); got[i] != want {
			t.Fatalf("told are %v", got)
		}
	}
	if got := kinds(s, "crisis", "panic", "gate", "placed"); len(got) != 6 || got[1] != "panic" || got[3] != "gate" || got[5] != "placed" {
		t.Errorf("the crises are told as %v", got)
	}
}

// kinds lists the events of the last action of some kinds.
func kinds(s *table, names ...string) []string {
	var l []string
	for _, e := range s.Events {
		for _, n := range names {
			if game.Info().Events[e.Kind] == n {
				l = append(l, n)
			}
		}
	}
	return l
}

// MAS-223, MAS-224, MAS-230: when alerts have used up the events, the last one
// discarded is the active event; more alerts have no effect, and Z1 follows in
// the same round.
func TestTheLastEventStaysActiveWhenTheDeckIsExhausted(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").deck("8", "6", "z1").acting("move", 2).put("e4", "cameras", 3)
	s.Do("move", "thug", "e4").hasDeck().Is("dealt", []string{"8", "6", "z1"}, "queue", []string{"z1"}, "last", "6", "phase", "action").wantTold("alert", 2).wantTold("deck-empty", 1)
	s.Do("done", "thug").Is("bag.lock", 2, "phase", "escape", "round", 1)
}

// MAS-225: crises happen in the order in which they were queued.
func TestCrisesHappenInOrder(t *testing.T) {
	s := stage(t, "inclusion", "c6", "thug").put("g5", "reinforcements", true).loot("jewel-1", "g4").deck("m1", "c4", "c1", "3", "z1").finish()
	s.chits("g4", "locks", 1, "g4", "guards", 0, "g5", "guards", 2)
	s = stage(t, "inclusion", "c6", "thug").put("g5", "reinforcements", true).loot("jewel-1", "g4").deck("m1", "c1", "c4", "3", "z1").finish()
	s.chits("g4", "locks", 1, "g4", "guards", 1, "g5", "guards", 2)
}

// MAS-226: nobody acts in the Event phase.
func TestNobodyActsInTheEventPhase(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").ideas(1).put("f4", "subdued", 1).loot("jewel-1", "f4").event("12").Is("phase", "event")
	s.Refuses("other-question", "take", "thug", "jewel").Refuses("other-question", "act", "thug", "walk").Refuses("other-question", "call-escape")
}

// MAS-229: after Z1 or Z2 Escape starts, otherwise the next round.
func TestARoundFollowsUnlessTheAlarmSounds(t *testing.T) {
	stage(t, "inclusion", "c6", "thug").deck("m1", "c5", "3", "z1").finish().Is("phase", "action", "round", 2)
	stage(t, "inclusion", "c6", "thug").deck("m1", "c5", "z1").finish().Is("phase", "escape", "flags.panic", true)
	stage(t, "inclusion", "c6", "thug").deck("m1", "z2").finish().Is("phase", "escape", "gates_fallen", 4)
}

// MAS-231: no event makes noise by force.
func TestNoEventForcesNoise(t *testing.T) {
	for _, id := range []string{"12", "15", "17", "24"} {
		s := stage(t, "inclusion", "f4", "thug").ideas(1).stand("1", "f4").put("f4", "subdued", 1).event(id)
		for s.Get("phase") == "event" {
			if l := s.verbsOf("stay-silent"); len(l) > 0 {
				s.Do("stay-silent", l[0])
			} else {
				s.Do("decline")
			}
		}
		s.Is("noise", 0, "round", 2)
	}
}

// MAS-023, MAS-025: the deck is stacked as printed; the illustration of the
// rulebook is 24 events and three crises.
func TestTheDeckIsStackedAsPrinted(t *testing.T) {
	list := []string{"1", "2", "3", "4", "5", "6", "7", "8", "g1", "9", "10", "11", "12", "g2", "13", "14", "g4", "a1", "c4", "15", "16", "17", "18", "19", "20", "c1", "z2"}
	s := stage(t, "inclusion", "c6", "thug").deck(list...).hasDeck(list...)
	if n := countCrises("c4 c1 z2"); len(list)-n != 24 || n != 3 {
		t.Errorf("%d events and %d crises", len(list)-n, n)
	}
	s.Is("dealt", []string{})
	if s.TrySet("deck", append(list, "g1")) == nil {
		t.Error("a second copy of G1 is accepted")
	}
}

// MAS-232, MAS-233: the example of the active event. Four players make five noises, that is
// one alert; event 2 is active with two characters on one entrance and discards
// events 3 and 4; the crisis below them is queued and done; event 5 heads the
// deck in round two.
func TestExampleOfActiveEvent(t *testing.T) {
	s := stageOf(t, 4, "inclusion", "f4", "thug").stand("1", "i3", "2", "i3", "3", "i5").deck("1", "2", "3", "4", "c5", "5", "6", "z1")
	s.Set(me("owed"), 2, other("owed"), 3).finish().Is("noise", 5, "dealt", []string{"1", "2", "3", "4", "c5"}, "flags.panic", true, "bag.camera", 0, "round", 2, "active", "none")
	s.hasDeck("5", "6", "z1")
}
