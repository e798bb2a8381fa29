package infiltration_test

import "testing"

// Items that move their owner.

// INF-131, INF-212: up to two rooms backward, one at a time.
func TestFrictionlessSlippersMoveUpToTwoRoomsBackward(t *testing.T) {
	s := solo(t, "3", "cafeteria", "atrium", "infirmary").hand(hugo, "frictionless-slippers")
	s.play("frictionless-slippers").Asks(0, "prompt.move").Offered("move 2", "stop").Refuses("why.move-backward-only", "move", "4")
	stay := s.fork()
	stay.Do("stop").nothing()
	s.Do("move", "2").Offered("move 1", "stop")
	s.Do("move", "1").effect(hugoAt, "3", "1")
}

// INF-191: nowhere to move to in the secret room.
func TestFrictionlessSlippersDoNothingInTheSecretRoom(t *testing.T) {
	s := solo(t, "secret", "research-admin-office").hand(hugo, "frictionless-slippers")
	s.play("frictionless-slippers").nothing()
}

// INF-136, INF-182: each room is revealed with its tokens before the next step.
func TestJumpPackRevealsBothRooms(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "jump-pack")
	s.Next("room", "guard-post", "room", "atrium")
	s.play("jump-pack").Offered("move 2", "stop").Refuses("why.move-forward-only", "move", "out")
	s.Do("move", "2").Is("rooms.2.card", "guard-post", "rooms.2.data", 3, "rooms.2.guarded", true, "npcs.officer-nelson.place", "2")
	s.Do("move", "3").Is("rooms.3.card", "atrium", "rooms.3.data", 3, hugoAt, "3", "rooms.4.card", "face-down")
	s.Asks(1, "prompt.resolve")
}

// INF-181: one room is enough.
func TestJumpPackMayStopAfterOneRoom(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium").hand(hugo, "jump-pack")
	s.play("jump-pack").Do("move", "2").Do("stop").effect(hugoAt, "1", "2")
}

// INF-180: beyond the deepest room there is nothing.
func TestJumpPackStopsInTheDeepestRoom(t *testing.T) {
	s := solo(t, "11", line12...).hand(hugo, "jump-pack")
	s.play("jump-pack").Do("move", "12").effect(hugoAt, "11", "12")
	s = solo(t, "12", line12...).hand(hugo, "jump-pack")
	s.play("jump-pack").nothing()
}

// INF-313: the movement comes first, then the Interface of the room it led to.
func TestSliderMovesOneRoomEitherWayAndThenInterfaces(t *testing.T) {
	s := solo(t, "2", "guard-post", "atrium", "cafeteria").hand(hugo, "slider")
	s.Set("alarm", 4)
	s.play("slider").Offered("move 1", "move 3").Refuses("why.must-move", "stop").Refuses("why.move-here", "move", "2")
	back := s.fork()
	back.Do("move", "1").effect(hugoAt, "2", "1", "alarm", 4, 3, "rooms.1.interface", true, false, "rooms.1.spent", false, true)
	s.Next("item", "zip-line")
	s.Do("move", "3").effect(hugoAt, "2", "3", "rooms.3.interface", true, false, "rooms.3.spent", false, true,
		"items.zip-line", "deck", "hand:"+hugo, hugoHand, 1, 1)
}

// INF-216: whoever slides out of the entry room is out and interfaces nothing.
func TestSliderOutOfTheEntryRoomEndsTheCard(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium").hand(hugo, "slider")
	s.play("slider").Do("move", "out").effect(hugoAt, "1", "out")
	s.Is("rooms.1.interface", true, "rooms.2.interface", true)
}

// INF-241: in the secret room only the Interface is left of it.
func TestSliderInTheSecretRoomStillInterfaces(t *testing.T) {
	s := solo(t, "secret", "cafeteria").hand(hugo, "slider")
	s.Set("rooms.secret.card", "ai-core", "rooms.secret.interface", true, "rooms.secret.spent", false, "alarm", 3)
	s.chose(marilyn, "download", animal, "download")
	s.play("slider").effect("alarm", 3, 0, "rooms.secret.interface", true, false, "rooms.secret.spent", false, true)
}

// INF-324: once a direction is taken there is no turning back.
func TestQianjuPTMovesUpToTwoRoomsInOneDirection(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium", "infirmary", "loading-dock").hand(hugo, "qianju-pt")
	s.Set(hugoWounded, true)
	s.play("qianju-pt").Offered("move 1", "move 3", "stop")
	s.Do("move", "3").Offered("move 4", "stop").Refuses("why.move-forward-only", "move", "2")
	s.Do("move", "4").effect(hugoAt, "2", "4")
}

// INF-212: a surplus step leads out, for those who want it.
func TestQianjuPTMayLeaveFromTheEntryRoom(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "qianju-pt")
	s.play("qianju-pt").Do("move", "1").Offered("move out", "stop")
	stay := s.fork()
	stay.Do("stop").effect(hugoAt, "2", "1")
	s.Do("move", "out").effect(hugoAt, "2", "out")
}

// INF-212: three rooms are enough to leave from the third one.
func TestZipLineMovesUpToThreeRoomsBackward(t *testing.T) {
	s := solo(t, "3", "cafeteria", "atrium", "infirmary").hand(hugo, "zip-line")
	s.play("zip-line").Offered("move 2", "stop")
	s.Do("move", "2").Do("move", "1").Offered("move out", "stop").Refuses("why.move-backward-only", "move", "2")
	s.Do("move", "out").effect(hugoAt, "3", "out")
}

func TestZipLineEndsAfterThreeRooms(t *testing.T) {
	s := solo(t, "5", line12[:5]...).hand(hugo, "zip-line")
	s.play("zip-line").Do("move", "4").Do("move", "3").Do("move", "2").effect(hugoAt, "5", "2")
}

func TestZipLineMayNotBeUsedAtAll(t *testing.T) {
	s := solo(t, "3", "cafeteria", "atrium", "infirmary").hand(hugo, "zip-line")
	s.play("zip-line").Do("stop").nothing()
}

// The card is used up, then the Advance or Retreat, then the Download where it
// led to.
func TestCourierRigMovesAndThenDownloads(t *testing.T) {
	s := solo(t, "2", "atrium", "cafeteria", "server-closet").hand(hugo, "courier-rig")
	s.play("courier-rig").Offered("play advance", "play retreat").Refuses("why.play-not-named", "play", "interface")
	s.Do("play", "advance").effect(hugoAt, "2", "3", "rooms.3.data", 3, 1, hugoTokens, 0, 2)
}

// INF-216: nothing is downloaded from outside.
func TestCourierRigOutOfTheEntryRoomDownloadsNothing(t *testing.T) {
	s := solo(t, "1", "atrium", "cafeteria").hand(hugo, "courier-rig")
	s.play("courier-rig").Do("play", "retreat").effect(hugoAt, "1", "out")
	s.Is("rooms.1.data", 3, "rooms.1.downloads", 0)
}

// INF-313, INF-314: the tokens of the room that is left become available in the room entered.
func TestPortableServerBringsUpToFourTokensAlong(t *testing.T) {
	s := solo(t, "2", "cafeteria", "security-checkpoint", "atrium").hand(hugo, "portable-server")
	s.play("portable-server").Asks(0, "prompt.carry").Offered("carry 0", "carry 1", "carry 2", "carry 3", "carry 4")
	s.Refuses("why.carry-too-many", "carry", 5).Refuses("why.carry-negative", "carry", -1)
	s.Do("carry", 4).Offered("move 1", "move 3").Refuses("why.must-move", "stop")
	s.Do("move", "3").effect(hugoAt, "2", "3", "rooms.2.data", 6, 2, "rooms.3.data", 3, 7)
}

// They come along into a room that is only then revealed, on top of its own.
func TestPortableServerBringsTokensBehindAClosedDoor(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "portable-server")
	s.Next("room", "infirmary")
	s.play("portable-server").Refuses("why.carry-not-there", "carry", 4)
	s.Do("carry", 2).Do("move", "2").Is("rooms.1.data", 1, "rooms.2.data", 4, "rooms.2.guarded", true, hugoAt, "2")
}

// With nothing to bring it only moves.
func TestPortableServerMovesWithoutTokens(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "portable-server")
	s.data("2", 0)
	s.Next("room", "infirmary")
	s.play("portable-server").Asks(0, "prompt.move").Offered("move 1", "move 3")
	s.Do("move", "1").effect(hugoAt, "2", "1")
}

// INF-314: out of the entry room no tokens come along.
func TestPortableServerLeavesTheTokensBehindWhenItsOwnerEscapes(t *testing.T) {
	s := solo(t, "1", "atrium", "cafeteria").hand(hugo, "portable-server")
	s.play("portable-server").Do("carry", 3).Do("move", "out").effect(hugoAt, "1", "out")
	s.Is("rooms.1.data", 3, hugoTokens, 0)
}

// INF-191: in the secret room it does nothing.
func TestPortableServerDoesNothingInTheSecretRoom(t *testing.T) {
	s := solo(t, "secret", "atrium", "research-admin-office").hand(hugo, "portable-server").data("secret", 3)
	s.play("portable-server").nothing()
}

// INF-313: the two cards are different, in any order, and the delay comes last.
func TestDieselPlaysTwoDifferentActionCards(t *testing.T) {
	s := solo(t, "2", "cafeteria", "guard-post", "atrium").hand(hugo, "diesel")
	s.Set("alarm", 2)
	s.play("diesel").Offered("play advance", "play retreat", "play interface", "play download").Refuses("why.no-extract", "play", "extract")
	s.Do("play", "interface").Offered("play advance", "play retreat", "play download").Refuses("why.played", "play", "interface")
	s.Is(hugoDelayed, false)
	if s.Told("played") != 1 {
		t.Error("nobody is told which card is played with Diesel")
	}
	s.Do("play", "advance").effect(hugoAt, "2", "3", "alarm", 2, 1, "rooms.2.interface", true, false, "rooms.2.spent", false, true,
		hugoDelayed, false, true)
}

// INF-050, INF-051: all four action cards are there again in the next round.
func TestDieselReturnsBothActionCards(t *testing.T) {
	s := solo(t, "2", "cafeteria", "guard-post").hand(hugo, "diesel")
	s.play("diesel").Do("play", "download").Do("play", "interface")
	s.Is("operatives."+hugo+".played", map[string]bool{"download": true, "interface": true})
	s.finish()
	s.Set(hugoDelayed, false).Is("operatives."+hugo+".played", map[string]bool{})
	s.choose(marilyn, "interface", animal, "interface")
	s.Offered("select hugo-cash advance", "select hugo-cash retreat", "select hugo-cash interface", "select hugo-cash download")
}

// INF-216: a Retreat out of the facility is the end of it.
func TestDieselEndsWithAnEscape(t *testing.T) {
	s := solo(t, "1", "atrium").hand(hugo, "diesel")
	s.play("diesel").Do("play", "retreat").effect(hugoAt, "1", "out")
}
