package infiltration_test

import (
	"slices"
	"testing"
)

// Items that are left in rooms, and the one that looks into them.

// INF-078, INF-087: it collects for its owner at the end of each Resolution
// Phase in which he is elsewhere inside.
func TestRemoteSpywareCollectsWhileItsOwnerIsElsewhere(t *testing.T) {
	s := solo(t, "2", "cafeteria", "server-closet", "infirmary").hand(hugo, "remote-spyware")
	s.play("remote-spyware").Is("items.remote-spyware", "room:2:"+hugo).Offered("play advance", "play retreat")
	s.Do("play", "advance").effect("items.remote-spyware", "hand:"+hugo, "room:2:"+hugo, hugoAt, "2", "3")
	s.finish()
	s.Is("rooms.2.data", 2, hugoTokens, 1, "rooms.2.downloads", 0)
	s.choose(marilyn, "interface", animal, "interface", hugo, "retreat").Do("resolve", marilyn)
	s.Is(hugoAt, "2", "rooms.2.data", 2, hugoTokens, 1)
}

// INF-217: nothing for an owner who is out, and nothing from an empty room.
func TestRemoteSpywareOfAnEscapedOwnerCollectsNothing(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium")
	s.Set("items.remote-spyware", "room:2:"+hugo)
	s.play("retreat").finish()
	s.Is(hugoAt, "out", "rooms.2.data", 3, hugoTokens, 0, "items.remote-spyware", "room:2:"+hugo)
}

func TestRemoteSpywareFindsNothingInAnEmptyRoom(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium").data("2", 0)
	s.Set("items.remote-spyware", "room:2:"+hugo)
	s.play("interface").finish()
	s.Is(hugoTokens, 0)
}

// INF-315: the item lies inside its room, so it works from the secret room too.
func TestRemoteSpywareWorksInTheSecretRoom(t *testing.T) {
	s := solo(t, "1", "cafeteria").data("secret", 2)
	s.Set("items.remote-spyware", "room:secret:"+hugo)
	s.play("interface").finish()
	s.Is(hugoTokens, 1, "rooms.secret.data", 1)
}

// INF-088: the room behind it is entered instead, in the same direction, and
// neither the Enter function nor the mine of the room in between work.
func TestHologramProjectionCarriesNewcomersOn(t *testing.T) {
	s := solo(t, "7", slices.Concat(line12[:7], []string{"trading-floor", "skybridge"})...)
	s.Set("items.hologram-projection", "room:8:"+marilyn, "items.tripwire-mine", "room:8:"+marilyn)
	s.play("advance").effect(hugoAt, "7", "9")
	if s.Told("skipped") != 1 {
		t.Error("the hologram is not told of")
	}
	s = solo(t, "9", slices.Concat(line12[:7], []string{"trading-floor", "maintenance-bay"})...)
	s.Set("items.hologram-projection", "room:8:"+marilyn)
	s.play("retreat").Do("move", "8").Is(hugoAt, "7", "alarm", 0).Offered("move 6", "stop")
}

// INF-091: whoever leaves it is not carried on himself; coming back he is.
func TestHologramProjectionWorksOnItsOwnerOnlyWhenHeReturns(t *testing.T) {
	s := solo(t, "3", "cafeteria", "atrium", "infirmary", "equipment-lockers").hand(hugo, "hologram-projection")
	s.play("hologram-projection").Offered("play advance", "play retreat")
	s.Do("play", "advance").effect("items.hologram-projection", "hand:"+hugo, "room:3:"+hugo, hugoAt, "3", "4")
	s.finish()
	s.choose(marilyn, "interface", animal, "interface", hugo, "retreat").Do("resolve", marilyn).Is(hugoAt, "2")
}

// INF-091: those who are in the room already stay there and use it.
func TestHologramProjectionLeavesThoseInTheRoomAlone(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium")
	s.Set("items.hologram-projection", "room:2:"+marilyn)
	s.play("download").effect("rooms.2.data", 3, 1, hugoTokens, 0, 2)
	s.Is(hugoAt, "2")
}

// INF-089: in the deepest room one stays, but its Enter function does not work.
func TestHologramProjectionInTheDeepestRoomKeepsForwardArrivals(t *testing.T) {
	s := solo(t, "11", slices.Concat(line12[:11], []string{"trading-floor"})...)
	without := s.fork()
	without.play("advance").effect(hugoAt, "11", "12", "alarm", 0, 1)
	s.Set("items.hologram-projection", "room:12:"+marilyn)
	s.play("advance").effect(hugoAt, "11", "12")
}

// INF-090: backward into the entry room is out.
func TestHologramProjectionInTheEntryRoomLeadsOut(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium")
	s.Set("items.hologram-projection", "room:1:"+marilyn)
	s.play("retreat").effect(hugoAt, "2", "out")
}

// INF-088, INF-318: NPCs are carried on too, but never out.
func TestHologramProjectionCarriesNPCsOn(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium", "infirmary")
	s.Set("items.hologram-projection", "room:2:"+marilyn, "npcs.leah-bailey.place", "3", "npcs.leah-bailey.faceup", true)
	s.play("interface").finish()
	s.Is("npcs.leah-bailey.place", "1")
	s = solo(t, "2", "cafeteria", "atrium", "infirmary")
	s.Set("items.hologram-projection", "room:1:"+marilyn, "npcs.leah-bailey.place", "2", "npcs.leah-bailey.faceup", true)
	s.play("interface").finish()
	s.Is("npcs.leah-bailey.place", "1")
}

// INF-317: the way out of the secret room is forward by Advance and backward by
// Retreat.
func TestHologramProjectionBehindTheSecretRoom(t *testing.T) {
	s := solo(t, "secret", "cafeteria", "research-admin-office", "atrium")
	s.Set("items.hologram-projection", "room:2:"+marilyn)
	s.play("retreat").effect(hugoAt, "secret", "1")
	s = solo(t, "secret", slices.Concat(line12[:6], []string{"halo-conference-room", "skybridge"})...)
	s.Set("items.hologram-projection", "room:7:"+marilyn)
	s.play("advance").effect(hugoAt, "secret", "8")
}

// INF-316: in the secret room one stays: no Enter function, but Sludge works.
func TestHologramProjectionInTheSecretRoomStopsItsEnterFunction(t *testing.T) {
	s := solo(t, "1", "research-admin-office").at(marilyn, "1", animal, "1")
	s.Set("rooms.secret.card", "vault", "items.hologram-projection", "room:secret:"+marilyn)
	s.play("interface").effect("alarm", 0, 1, hugoAt, "1", "secret")
	s = solo(t, "1", "research-admin-office").at(marilyn, "1", animal, "1")
	s.Set("rooms.secret.card", "vault", "items.hologram-projection", "room:secret:"+marilyn, "specials.sludge", "secret")
	s.play("interface").effect("alarm", 0, 1, hugoAt, "1", "secret", hugoDelayed, false, true)
}

// INF-092: the next other one who enters is wounded, then the mine is gone.
func TestTripwireMineWoundsTheNextOtherNewcomer(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium")
	s.Set("items.tripwire-mine", "room:2:"+marilyn)
	s.play("advance").effect(hugoAt, "1", "2", hugoWounded, false, true, "items.tripwire-mine", "room:2:"+marilyn, "box", hugoDelayed, false, true)
}

// INF-092: its owner passes, and so do those who are in the room already.
func TestTripwireMineSparesItsOwner(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "tripwire-mine").at(marilyn, "2")
	s.play("tripwire-mine").Do("play", "retreat").effect("items.tripwire-mine", "hand:"+hugo, "room:2:"+hugo, hugoAt, "2", "1")
	s.Set("operatives."+marilyn+".place", "secret")
	s.finish()
	s.choose(marilyn, "interface", animal, "interface", hugo, "advance").Do("resolve", marilyn)
	s.Is(hugoAt, "2", hugoWounded, false, "items.tripwire-mine", "room:2:"+hugo)
}

// INF-264: the owner's second operative is another operative.
func TestTripwireMineWoundsTheOwnersSecondOperative(t *testing.T) {
	s := solo(t, "1", "cafeteria", "atrium")
	s.Set("items.tripwire-mine", "room:2:"+gabriel)
	s.play("advance").Is(hugoWounded, true)
}

// INF-320: it goes off under a wounded operative as well.
func TestTripwireMineGoesOffUnderTheWounded(t *testing.T) {
	s := solo(t, "2", "cafeteria", "atrium").hand(hugo, "slider")
	s.Set("items.tripwire-mine", "room:1:"+marilyn, hugoWounded, true, "rooms.1.interface", false, "rooms.1.spent", true)
	s.play("slider").Do("move", "1").effect(hugoAt, "2", "1", "items.tripwire-mine", "room:1:"+marilyn, "box")
}

// INF-319: Enter function, mine, Sludge, in this order. Who takes the alarm in the
// Laser Corridor is wounded by the mine all the same.
func TestTheEnterFunctionComesBeforeTheMineAndSludge(t *testing.T) {
	s := solo(t, "7", slices.Concat(line12[:7], []string{"laser-corridor"})...)
	s.Set("items.tripwire-mine", "room:8:"+marilyn, "specials.sludge", "8")
	s.play("advance").Asks(0, "prompt.laser").Is(hugoWounded, false, "items.tripwire-mine", "room:8:"+marilyn, hugoDelayed, false)
	s.Do("alarm").Is("alarm", 1, hugoWounded, true, "items.tripwire-mine", "box", hugoDelayed, true)
	var told []string
	for _, e := range s.Events {
		told = append(told, game.Info().Events[e.Kind])
	}
	if want := []string{"alarm", "mine", "wounded", "delayed"}; !slices.Equal(told, want) {
		t.Errorf("told are %v, want %v", told, want)
	}
}

// INF-316: in the deepest room Sludge works on one whom the hologram hides.
func TestSludgeWorksBehindAHologramInTheDeepestRoom(t *testing.T) {
	s := solo(t, "11", slices.Concat(line12[:11], []string{"trading-floor"})...)
	s.Set("items.hologram-projection", "room:12:"+marilyn, "items.tripwire-mine", "room:12:"+marilyn, "specials.sludge", "12")
	s.play("advance").effect(hugoAt, "11", "12", hugoDelayed, false, true)
	// Passing by it does not work.
	s = solo(t, "1", line12[:4]...).Set("items.hologram-projection", "room:2:"+marilyn, "specials.sludge", "2")
	s.play("advance").effect(hugoAt, "1", "3")
}

// INF-093: the nearest closed door is opened without anybody entering: Reveal,
// tokens and data, but no Enter function.
func TestRemoteDroneRevealsWithoutEntering(t *testing.T) {
	s := solo(t, "1", line12[:6]...).hand(hugo, "remote-drone")
	s.Next("room", "trading-floor")
	s.play("remote-drone").Is("rooms.7.card", "trading-floor", "rooms.7.data", 7, "rooms.7.interface", true, "alarm", 0, hugoAt, "1")
	s.Offered("play advance", "play download").Refuses("why.play-not-named", "play", "retreat")
	s.Do("play", "download").Is("rooms.1.data", 0, hugoTokens, 1, "rooms.8.card", "face-down")
}

// INF-093: the Reveal function is resolved for the Drone's owner.
func TestRemoteDroneResolvesTheRevealFunction(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "remote-drone")
	s.Next("room", "mail-room", "item", "zip-line")
	s.play("remote-drone").Is("rooms.2.card", "mail-room", "items.zip-line", "hand:"+hugo, hugoHand, 1)
	s.Do("play", "advance").Is(hugoAt, "2", "items.zip-line", "hand:"+hugo, hugoHand, 1, "rooms.2.data", 2)
}

// INF-094: the first visitor resolves the Enter function only.
func TestTheFirstVisitorOfADronedRoomResolvesEnterOnly(t *testing.T) {
	s := solo(t, "6", line12[:6]...).hand(hugo, "remote-drone")
	s.Next("room", "surveillance-hub")
	s.play("remote-drone").Is("alarm", 0, "rooms.7.data", 5)
	s.Do("play", "advance").Is(hugoAt, "7", "alarm", 1, "rooms.7.data", 5, "data.pool", 101)
}

// INF-193: from the secret room it reveals nothing; with every door open neither.
func TestRemoteDroneInTheSecretRoomRevealsNothing(t *testing.T) {
	s := solo(t, "secret", "cafeteria").hand(hugo, "remote-drone")
	s.play("remote-drone").Do("play", "advance").nothing()
	s = solo(t, "1", line12...).hand(hugo, "remote-drone").data("1", 0)
	s.play("remote-drone").Do("play", "download").nothing()
}
