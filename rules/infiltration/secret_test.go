package infiltration_test

import (
	"slices"
	"testing"
)

// The secret room.

// INF-185, INF-187: it is entered by the Interface of two rooms, and each visitor
// resolves its Enter function; only the first one turns it up.
func TestTheSecretRoomIsEnteredByTwoInterfaces(t *testing.T) {
	s := facility(t, 2, nil, "research-admin-office").Set(bystanders("1")...).Next("room", "vault")
	s.play("interface").Is(hugoAt, "secret", "alarm", 2, "rooms.secret.data", 9)
	s.Do("resolve", marilyn).Is("operatives."+marilyn+".place", "secret", "operatives."+animal+".place", "secret", "alarm", 6,
		"rooms.secret.data", 9)
	s = solo(t, "7", slices.Concat(line12[:6], []string{"halo-conference-room", "secret:vault"})...)
	s.play("interface").effect("alarm", 0, 2, hugoAt, "7", "secret")
}

// INF-185: no other way leads in.
func TestNoMovementLeadsIntoTheSecretRoom(t *testing.T) {
	s := solo(t, "1", "research-admin-office", "cafeteria").hand(hugo, "qianju-pt")
	s.play("qianju-pt").Refuses("why.move-secret", "move", "secret")
}

// INF-186: with neither room revealed nothing leads there.
func TestWithoutTheTwoRoomsItCannotBeEntered(t *testing.T) {
	s := facility(t, 2, nil, line12[0], line12[1]).Set(bystanders("1")...).Set("rooms.1.guarded", false)
	for _, card := range []string{"advance", "interface", "download"} {
		f := s.fork()
		f.play(card).Is("rooms.secret.card", "face-down")
		if f.Get(hugoAt) == "secret" {
			t.Errorf("%s leads into the secret room", card)
		}
	}
}

// INF-188, INF-190: back by Retreat into the Research Admin Office, whose
// neighbours' rules hold: entering it is an ordinary entering, here onto Sludge.
func TestRetreatLeadsToTheResearchAdminOffice(t *testing.T) {
	s := solo(t, "secret", "cafeteria", "research-admin-office").Set("specials.sludge", "2")
	s.play("retreat").effect(hugoAt, "secret", "2", hugoDelayed, false, true)
	s = solo(t, "secret", "cafeteria", "infirmary")
	s.play("retreat").nothing()
}

// INF-189, INF-190.
func TestAdvanceLeadsToTheHaloConferenceRoom(t *testing.T) {
	s := solo(t, "secret", slices.Concat(line12[:6], []string{"halo-conference-room"})...).Set("items.tripwire-mine", "room:7:"+marilyn)
	s.play("advance").effect(hugoAt, "secret", "7", hugoWounded, false, true, hugoDelayed, false, true,
		"items.tripwire-mine", "room:7:"+marilyn, "box")
	s = solo(t, "secret", "cafeteria", "research-admin-office")
	s.play("advance").nothing()
}

// INF-191: A/R works there like the cards; movement items do nothing; nobody is
// pushed.
func TestAdvanceOrRetreatOfAnItemWorksInTheSecretRoom(t *testing.T) {
	s := solo(t, "secret", "research-admin-office").hand(hugo, "signal-jammer").Set("alarm", 2, hugoWounded, true)
	s.play("signal-jammer").Do("play", "retreat").effect("alarm", 2, 0, hugoAt, "secret", "1", hugoDelayed, false, true)
	for _, item := range []string{"jump-pack", "frictionless-slippers", "zip-line", "qianju-pt"} {
		s = solo(t, "secret", "research-admin-office").hand(hugo, item)
		s.play(item).nothing()
	}
}

// INF-192, INF-195: it is next door to nothing and on no floor.
func TestTheSecretRoomIsNextDoorToNothing(t *testing.T) {
	s := solo(t, "1", "atrium", "research-admin-office")
	s.play("interface").effect(spent("1")...)
	s = solo(t, "secret", "research-admin-office", "cafeteria").hand(hugo, "wireless-tap").data("secret", 3)
	s.play("wireless-tap").effect("rooms.secret.data", 3, 1, hugoTokens, 0, 2)
	s = solo(t, "1", "stairwell", "research-admin-office")
	s.play("interface").effect(append(spent("1"), "alarm", 0, 1)...)
}

// INF-193: what is played there has no effect elsewhere.
func TestAnItemPlayedThereWorksOnlyThere(t *testing.T) {
	s := solo(t, "secret", "cafeteria", "research-admin-office", "secret:ai-core").hand(hugo, "emp-charge")
	s.play("emp-charge").Do("play", "advance").effect(append(spent("secret"), "alarm", 0, 3, "rooms.secret.guarded", true, false,
		"rooms.secret.data", 6, 10, "data.pool", anything, anything)...)
	s.Is("rooms.1.interface", true, "rooms.2.interface", true)
}

// INF-194, INF-013: nothing reaches in from outside; the Gauss Pistol's targets
// end at the wall.
func TestNothingReachesIntoTheSecretRoom(t *testing.T) {
	s := solo(t, "1", "research-admin-office", "cafeteria").hand(hugo, "gauss-pistol")
	s.play("gauss-pistol").Offered("shoot-worker 1", "shoot-worker 2").Refuses("why.target-far", "shoot-operative", marilyn)
	s.Refuses("why.room-secret", "shoot-worker", "secret")
	s = solo(t, "1", "research-admin-office").hand(hugo, "nerve-gas").Set("rooms.1.guarded", false)
	s.play("nerve-gas").Do("play", "retreat").effect("alarm", 0, 1, hugoAt, "1", "out")
}
