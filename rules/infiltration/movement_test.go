package infiltration_test

import (
	"slices"
	"testing"
)

// Movement along the line.

// INF-179: forward is one position up, backward one down.
func TestForwardIsUpAndBackwardIsDown(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary", "equipment-lockers")
	back := s.fork()
	s.play("advance").effect(hugoAt, "2", "3")
	back.play("retreat").effect(hugoAt, "2", "1")
}

// INF-180: what is too much is lost: one step of two from the last but one room.
func TestSurplusForwardStepsAreLost(t *testing.T) {
	s := solo(t, "11", slices.Concat(line12[:6], []string{"server-farm", "neural-testing-lab", "prototype-workshop", "directors-office",
		"skybridge", "clone-vats"})...)
	s.play("advance").Offered("move 12", "stop").Do("move", "12").effect(hugoAt, "11", "12")
}

// INF-181: none, one or two rooms.
func TestUpToMeansAnyNumberFromNone(t *testing.T) {
	for steps, at := range []string{"3", "4", "5"} {
		s := solo(t, "3", "cafeteria", "infirmary", "equipment-lockers", "research-admin-office", "guard-post").hand(hugo, "jump-pack")
		s.play("jump-pack")
		for i := range steps {
			s.Do("move", []string{"4", "5"}[i])
		}
		if steps < 2 {
			s.Do("stop")
		}
		s.Asks(1, "prompt.resolve").Is(hugoAt, at)
	}
}

// INF-182, INF-324: the first room is resolved wholly before the second step is asked.
func TestEveryRoomIsResolvedBeforeTheNextStep(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "jump-pack").Next("room", "mail-room", "item", "zip-line")
	s.play("jump-pack").Do("move", "2").Asks(0, "prompt.move")
	s.Is("rooms.2.interface", true, "rooms.2.data", 2, "items.zip-line", "hand:"+hugo, hugoAt, "2", "rooms.3.card", "face-down")
}

// INF-183: a step that delays and wounds the mover does not end the move.
func TestAMoveGoesOnAfterAWoundOrADelay(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium", "infirmary").hand(hugo, "jump-pack")
	s.Set("specials.sludge", "2", "items.tripwire-mine", "room:2:"+marilyn)
	s.play("jump-pack").Do("move", "2").Is(hugoDelayed, true, hugoWounded, true).Offered("move 3", "stop")
	s.Do("move", "3").effect(hugoAt, "1", "3", hugoDelayed, false, true, hugoWounded, false, true, "items.tripwire-mine", "room:2:"+marilyn, "box")
}

// INF-184: the revealed rooms of the line form a run from the entry; a gap is
// refused.
func TestRevealedRoomsFormAnUnbrokenRun(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium", "infirmary")
	if err := s.TrySet("rooms.2.card", "face-down", "rooms.2.interface", false, "rooms.2.data", 0, "data.pool", s.Int("data.pool")+3); err == nil {
		t.Error("there is a closed door between two open rooms")
	}
	s.Is("rooms.2.card", "atrium")
}

// INF-085: one room at a time, whatever moves; two rooms away is too far.
func TestMovementGoesRoomByRoom(t *testing.T) {
	s := solo(t, "2", "cafeteria", "infirmary", "equipment-lockers", "research-admin-office").hand(hugo, "qianju-pt")
	s.play("qianju-pt").Refuses("why.move-far", "move", "4").Refuses("why.move-out", "move", "out").Refuses("why.move-secret", "move", "secret")
	s.Refuses("why.move-here", "move", "2")
}
