package infiltration_test

import (
	"fmt"
	"slices"
	"testing"
)

// What holds for rooms: guards, Advance and Retreat functions, the line.

// locks is what destroying a tech lock does beyond freeing data, as triples of
// Changed; Hugo is the destroyer.
var locks = map[string][]any{
	"equipment-lockers":  {"items.zip-line", "deck", "hand:" + hugo, "items.diesel", "deck", "hand:" + hugo, hugoHand, 1, 2},
	"executive-suite":    {"npcs.leah-bailey.faceup", false, true},
	"server-farm":        {"alarm", 0, 1},
	"prototype-workshop": {"prototypes.pool", 4, 3, "prototypes." + hugo, 0, 1, "alarm", 0, 2},
	"directors-office":   {"alarm", 0, 2},
	"black-archive":      {"alarm", 0, 1},
	"ai-core":            {"alarm", 0, 2},
}

// INF-016, INF-161..164: every guard frees its printed number of tokens from the
// pool into the room, from which Hugo's item then downloads; a lock function is
// resolved for him.
func TestEveryGuardFreesItsDataWhenDestroyed(t *testing.T) {
	for id, room := range printed {
		item := map[string]string{"lock": "nano-lockpick", "worker": "stun-baton"}[room.guard]
		if item == "" {
			continue
		}
		t.Run(id, func(t *testing.T) {
			s, at := inRoom(t, id)
			s.data(at, 0).hand(hugo, item).Next("item", "zip-line", "item", "diesel")
			if id == "executive-suite" {
				s.Set("npcs.leah-bailey.place", at)
			}
			pool := s.Int("data.pool")
			s.play(item).effect(slices.Concat([]any{"rooms." + at + ".guarded", true, false, "rooms." + at + ".data", 0, room.secured - 2,
				"data.pool", pool, pool - room.secured, hugoTokens, 0, 2}, locks[id])...)
		})
	}
}

// INF-164: nobody collects secured tokens past the guard.
func TestSecuredDataCannotBeCollectedWhileTheGuardStands(t *testing.T) {
	s, at := inRoom(t, "cafeteria")
	pool := s.Int("data.pool")
	s.play("download").effect("rooms."+at+".data", 1, 0, hugoTokens, 0, 1)
	s.Is("rooms.1.guarded", true, "data.pool", pool)
}

// INF-165: a second attempt finds nothing.
func TestADestroyedGuardStaysDestroyed(t *testing.T) {
	s, _ := inRoom(t, "guard-post")
	s.Set("rooms.1.guarded", false).data("1", 0).hand(hugo, "nano-lockpick")
	s.play("nano-lockpick").nothing()
}

// INF-163: the destroyer gets none of it by destroying.
func TestFreedDataBelongsToNobody(t *testing.T) {
	s, _ := inRoom(t, "cafeteria")
	s.hand(hugo, "neuro-spike").Set("rooms.1.interface", false, "rooms.1.spent", true)
	s.play("neuro-spike").effect("rooms.1.guarded", true, false, "rooms.1.data", 1, 5, "data.pool", 116, 112)
	s.Is(hugoTokens, 0)
}

// INF-170: a pool that holds less frees less.
func TestAGuardFreesWhatThePoolHolds(t *testing.T) {
	s, _ := inRoom(t, "cafeteria")
	s.hand(hugo, "neuro-spike").Set("rooms.1.interface", false, "rooms.1.spent", true, "data.box", 113, "data.pool", 3)
	s.play("neuro-spike").effect("rooms.1.guarded", true, false, "rooms.1.data", 1, 4, "data.pool", 3, 0)
}

// INF-161: the lock function comes before the tokens are added: the Prototype is
// told of first.
func TestTheLockFunctionComesBeforeTheData(t *testing.T) {
	s, _ := inRoom(t, "prototype-workshop")
	s.hand(hugo, "nano-lockpick").play("nano-lockpick")
	var told []string
	for _, e := range s.Events {
		told = append(told, game.Info().Events[e.Kind])
	}
	at := slices.Index(told, "lock-destroyed")
	if want := []string{"lock-destroyed", "special", "alarm", "freed"}; at < 0 || !slices.Equal(told[at:at+4], want) {
		t.Errorf("told are %v, want %v in a row", told, want)
	}
}

// INF-235: the Prototypes are gone; the rest of the lock function is resolved.
func TestALockFunctionIsResolvedAsFarAsPossible(t *testing.T) {
	s, _ := inRoom(t, "prototype-workshop")
	s.hand(hugo, "data-code-breaker").Set("prototypes.pool", 0, "prototypes."+marilyn, 4, "rooms.7.interface", false, "rooms.7.spent", true)
	s.play("data-code-breaker").effect("rooms.7.guarded", true, false, "rooms.7.data", 4, 6, "data.pool", anything, anything, "alarm", 0, 2)
	s, _ = inRoom(t, "executive-suite")
	s.hand(hugo, "data-code-breaker").Set("rooms.7.interface", false, "rooms.7.spent", true)
	s.play("data-code-breaker").effect("rooms.7.guarded", true, false, "rooms.7.data", 5, 9, "data.pool", anything, anything)
}

// How far an Advance or a Retreat card goes from a room; 1 where it has no
// function for it.
var (
	advances = map[string]int{"loading-dock": 2, "atrium": 2, "stairwell": 2, "waste-reclamation": 2, "skybridge": 2, "maintenance-bay": 2}
	retreats = map[string]int{"mail-room": 2, "stairwell": 2, "waste-reclamation": 2, "skybridge": 2, "maintenance-bay": 2}
)

// fourth is a table with Hugo in a room of that name that has two plain rooms
// before and behind it.
func fourth(t *testing.T, id string) (s *table, at int) {
	if slices.Contains(firstFloor, id) {
		plain := slices.DeleteFunc([]string{"cafeteria", "infirmary", "equipment-lockers", "research-admin-office", "guard-post"},
			func(r string) bool { return r == id })
		return solo(t, "3", plain[0], plain[1], id, plain[2], plain[3]), 3
	}
	plain := slices.DeleteFunc([]string{"server-farm", "prototype-workshop", "neural-testing-lab", "directors-office", "clone-vats"},
		func(r string) bool { return r == id })
	return solo(t, "9", slices.Concat(line12[:6], []string{plain[0], plain[1], id, plain[2], plain[3]})...), 9
}

// INF-017, INF-054, INF-058, INF-166, INF-167: six rooms have an Advance
// function and five one that lets a Retreat go up to two rooms, the sixth is the
// Executive Elevator's; everywhere else the cards move one room, unasked.
func TestAdvanceAndRetreatFunctionsOfEveryRoom(t *testing.T) {
	for _, id := range slices.Concat(firstFloor, secondFloor) {
		t.Run(id, func(t *testing.T) {
			s, at := fourth(t, id)
			back := s.fork()
			s.play("advance")
			if advances[id] == 2 {
				s.Asks(0, "prompt.move").Offered(fmt.Sprintf("move %d", at+1), "stop")
				s.Do("move", fmt.Sprint(at+1)).Offered(fmt.Sprintf("move %d", at+2), "stop").Do("move", fmt.Sprint(at+2))
				s.effect(hugoAt, fmt.Sprint(at), fmt.Sprint(at+2))
			} else {
				s.effect(hugoAt, fmt.Sprint(at), fmt.Sprint(at+1))
			}
			if id == "executive-elevator" {
				return
			}
			back.play("retreat")
			if retreats[id] == 2 {
				back.Asks(0, "prompt.move").Offered(fmt.Sprintf("move %d", at-1), "stop")
				back.Do("move", fmt.Sprint(at-1)).Offered(fmt.Sprintf("move %d", at-2), "stop").Do("move", fmt.Sprint(at-2))
				back.effect(hugoAt, fmt.Sprint(at), fmt.Sprint(at-2))
			} else {
				back.effect(hugoAt, fmt.Sprint(at), fmt.Sprint(at-1))
			}
		})
	}
	if len(advances) != 6 || len(retreats) != 5 {
		t.Errorf("%d Advance functions and %d and an elevator, want 6 and 6", len(advances), len(retreats))
	}
}

// INF-167: to the entry room instead of one room back, as the player likes.
func TestExecutiveElevatorGoesDownToTheEntryRoom(t *testing.T) {
	s, at := fourth(t, "executive-elevator")
	s.play("retreat").Asks(0, "prompt.move").Offered(fmt.Sprintf("move %d", at-1), "move 1")
	s.Refuses("why.move-elevator", "move", "3").Refuses("why.must-move", "stop").Refuses("why.move-backward-only", "move", "10")
	s.Refuses("why.move-out", "move", "out").Refuses("why.move-secret", "move", "secret")
	walk := s.fork()
	walk.Do("move", "8").effect(hugoAt, "9", "8")
	s.Do("move", "1").effect(hugoAt, "9", "1")
}

// In a Labyrinthian facility the elevator may be the second room, where both
// ways lead to the same place, or the entry room, where one stays or leaves.
func TestExecutiveElevatorNearTheEntry(t *testing.T) {
	s := soloWith(t, "2", labyrinth, "cafeteria", "executive-elevator")
	s.play("retreat").effect(hugoAt, "2", "1")
	s = soloWith(t, "1", labyrinth, "executive-elevator")
	s.play("retreat").Offered("move out", "stop")
	stay := s.fork()
	stay.Do("stop").nothing()
	s.Do("move", "out").effect(hugoAt, "1", "out")
}

// INF-166: one may also stay or stop after one room.
func TestAnAdvanceFunctionMayStopEarly(t *testing.T) {
	s, _ := fourth(t, "atrium")
	stay := s.fork()
	stay.play("advance").Do("stop").nothing()
	s.play("advance").Do("move", "4").Do("stop").effect(hugoAt, "3", "4")
}

// INF-168: Jump Pack and the like do not use them.
func TestMovementByItemsUsesNoAdvanceFunction(t *testing.T) {
	s, _ := fourth(t, "atrium")
	s.hand(hugo, "slider").Set("rooms.4.interface", false, "rooms.4.spent", true)
	s.play("slider").Offered("move 2", "move 4").Do("move", "4").Asks(1, "prompt.resolve").Is(hugoAt, "4")
}

// INF-167, INF-212: a Retreat function out of the entry room is an escape.
func TestARetreatFunctionMayLeadOut(t *testing.T) {
	s, _ := inRoom(t, "mail-room", "cafeteria")
	s.play("retreat").Offered("move out", "stop").Do("move", "out").effect(hugoAt, "1", "out")
	s = solo(t, "2", "cafeteria", "mail-room")
	s.play("retreat").Do("move", "1").Offered("move out", "stop").Do("move", "out").effect(hugoAt, "2", "out")
}

// INF-151: any number of operatives and NPCs share a room, with items in it.
func TestARoomHoldsAnyNumberOfOperativesAndNPCs(t *testing.T) {
	s := facility(t, 6, nil, "cafeteria", "atrium").at(hugo, "2", marilyn, "2", gabriel, "2", animal, "2", monica, "2")
	s.Set("npcs.james-harris.place", "2", "npcs.leah-bailey.place", "2", "npcs.csx-13.place", "2", "npcs.tyrone-kent.place", "2",
		"items.tripwire-mine", "room:2:"+white, "items.remote-spyware", "room:2:"+white)
	s.data("2", 0).idle(hugo, marilyn, gabriel, animal, monica)
	s.Do("select", white, "retreat").Is("operatives."+white+".place", "out", "items.tripwire-mine", "room:2:"+white)
	for _, o := range crew[:5] {
		s.Is("operatives."+o+".place", "2")
	}
}
