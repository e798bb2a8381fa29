package infiltration_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Variants.

var specialistItems = map[string][2]string{
	gabriel: {"disrupter-laser", "remote-drone"},
	hugo:    {"call-for-backup", "sledgehammer"},
	animal:  {"diesel", "gauss-pistol"},
	marilyn: {"slider", "qianju-pt"},
	monica:  {"flechette-pistol", "movement-tracker"},
	white:   {"informant", "secretaries"},
}

// INF-286: every variant is off by default, and all of them together make a game
// that comes to an end.
func TestVariantsAreOffByDefaultAndCombineFreely(t *testing.T) {
	s := tables(t, 1, 3, nil)[0]
	s.Is("options", map[string]any{"extraction": false, "draft": false, "labyrinth": false, "scattered": false, "specialists": false,
		"alarm": 0, "pair": false, "goal": false})
	all := rules.Options{}
	for _, o := range game.Info().Options {
		if _, hi := o.Range(); o.ID != "items" && o.ID != "kit" { // the draft is one of four items each
			all[o.ID] = hi
		}
	}
	for seats := 2; seats <= 5; seats++ {
		p, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: uint64(seats), Options: all}, nil)
		if !end.Turn().Done || len(p.Actions) < 10 {
			t.Errorf("%d players: the game has %d decisions", seats, len(p.Actions))
		}
	}
}

// INF-287: the 26 rooms of both floors in one line.
func TestLabyrinthianFacilityMixesTheFloors(t *testing.T) {
	entries, second := map[string]bool{}, map[string]bool{}
	for _, s := range tables(t, 120, 3, labyrinth) {
		entries[s.Get("rooms.1.card").(string)] = true
	}
	start := soloWith(t, "1", labyrinth, "cafeteria")
	for seed := range 60 {
		s := start.fork().Set("seed", strconv.Itoa(seed))
		s.play("advance")
		second[s.Get("rooms.2.card").(string)] = true
	}
	for _, set := range []map[string]bool{entries, second} {
		of := [3]int{}
		for id := range set {
			switch {
			case slices.Contains(firstFloor, id):
				of[0]++
			case slices.Contains(secondFloor, id):
				of[1]++
			default:
				of[2]++
			}
		}
		if of[0] < 9 || of[1] < 9 || of[2] > 0 {
			t.Errorf("rooms by floor: %v", of)
		}
	}
}

// INF-152, INF-287: without the variant a room of the second floor cannot lie
// among the first six.
func TestWithoutTheVariantFloorsAreKept(t *testing.T) {
	s := facility(t, 3, nil, "atrium")
	if err := s.TrySet("rooms.1.card", "skybridge"); err == nil {
		t.Error("the Skybridge is the entry room")
	}
	s = facility(t, 3, labyrinth, "atrium")
	s.Set("rooms.1.card", "skybridge").Is("rooms.1.card", "skybridge")
}

// INF-288: one secret room as usual.
func TestLabyrinthianFacilityHasASecretRoom(t *testing.T) {
	start := facility(t, 2, labyrinth, "research-admin-office").Set(bystanders("1")...)
	for seed := range 20 {
		s := start.fork().Set("seed", strconv.Itoa(seed))
		s.Is("rooms.secret.card", "face-down").play("interface")
		if id := s.Get("rooms.secret.card").(string); !slices.Contains(secretRooms, id) {
			t.Errorf("%s is the secret room", id)
		}
	}
}

// INF-289: the whole line is one floor.
func TestLabyrinthianFacilityIsOneFloor(t *testing.T) {
	rooms := slices.Concat([]string{"skybridge"}, line12[:7])
	s := soloWith(t, "1", labyrinth, rooms...).at(marilyn, "8", animal, "2")
	s.play("interface").effect(append(spent("1"), "operatives."+marilyn+".delayed", false, true, "operatives."+animal+".delayed", false, true)...)
	// In two floors the same Stairwell moves only those of its own.
	rooms = slices.Concat([]string{"stairwell"}, line12[:7])
	s = soloWith(t, "1", labyrinth, rooms...).at(marilyn, "8")
	s.play("interface").effect(append(spent("1"), "alarm", 0, 1, "operatives."+marilyn+".place", "8", "7")...)
}

// INF-290, INF-291: a random one of those outside, with the facing of the room.
func TestScatteredNPCsBringInARandomOne(t *testing.T) {
	start := soloWith(t, "1", scattered, "cafeteria").Set("npcs.james-harris.place", "1")
	for room, up := range map[string]bool{"guard-post": true, "server-closet": false} {
		seen := map[string]bool{}
		for seed := range 40 {
			s := start.fork().Set("seed", strconv.Itoa(seed)).Next("room", room)
			s.play("advance")
			npc := s.Get("rooms.2.brought").(string)
			seen[npc] = true
			s.Is("npcs."+npc+".place", "2", "npcs."+npc+".faceup", up)
		}
		if len(seen) != 4 || seen["james-harris"] {
			t.Errorf("%s brought in %v", room, seen)
		}
	}
	// Without the variant it is the named one.
	s := solo(t, "1", "cafeteria").Next("npc", "leah-bailey", "room", "guard-post")
	s.play("advance").Is("rooms.2.brought", "officer-nelson", "upcoming", []map[string]string{{"npc": "leah-bailey"}})
}

// INF-308: those that were destroyed or have left are drawn again.
func TestScatteredNPCsIncludeThoseThatAreGone(t *testing.T) {
	s := soloWith(t, "1", scattered, "cafeteria").Set("npcs.csx-13.place", "gone").Next("room", "guard-post", "npc", "csx-13")
	s.play("advance").Is("npcs.csx-13.place", "2", "npcs.csx-13.faceup", true, "rooms.2.brought", "csx-13")
}

// INF-330: where all five are inside, by hand, nobody comes in.
func TestScatteredNPCsMayAllBeInside(t *testing.T) {
	s := soloWith(t, "1", scattered, "cafeteria").Next("room", "guard-post")
	for _, n := range s.ids("npcs") {
		s.Set("npcs."+n+".place", "1")
	}
	s.play("advance").Is("rooms.2.card", "guard-post", "rooms.2.brought", "none")
}

// INF-292: a room flips the NPC that it brought in, wherever that is.
func TestScatteredNPCsAreFlippedByTheirRoom(t *testing.T) {
	s := soloWith(t, "1", scattered, "server-closet", "bioroid-bay", "cafeteria")
	s.Set("npcs.leah-bailey.place", "3", "rooms.1.brought", "leah-bailey", "npcs.tyrone-kent.place", "2", "rooms.2.brought", "tyrone-kent")
	s.play("interface").Is("npcs.leah-bailey.faceup", true, "npcs.tyrone-kent.faceup", false)
}

// INF-293, INF-294: one option sets the start of the alarm, so that the two
// cannot be chosen together.
func TestTheAlarmStartsSensitiveOrFaulty(t *testing.T) {
	for value, want := range map[int]int{0: -1, 1: 0, 2: 1} {
		s := tables(t, 1, 3, rules.Options{"alarm": value})[0]
		s.Is("alarm", want, "options.alarm", want, "proximity", 0)
	}
	if _, err := game.New(rules.Setup{Seats: 3, Options: rules.Options{"alarm": 3}}); err == nil {
		t.Error("a fourth alarm is accepted")
	}
}

// INF-295..297: every operative has its two items and two random ones, which
// may be those of an operative that is not in play; everybody saw them taken.
func TestSpecialistsTakeTheirItems(t *testing.T) {
	foreign := false
	for _, s := range tables(t, 40, 6, rules.Options{"specialists": 1}) {
		for o, items := range specialistItems {
			s.Is("items."+items[0], "hand:"+o, "items."+items[1], "hand:"+o)
		}
	}
	for _, s := range tables(t, 40, 3, rules.Options{"specialists": 1}) {
		ops, drawn := s.ids("operatives"), 0
		if s.Get("rooms.1.card") == "mail-room" {
			drawn = 1
		}
		for o, items := range specialistItems {
			in := slices.Contains(ops, o)
			for _, it := range items {
				at := s.Get("items." + it)
				if in {
					s.Is("items."+it, "hand:"+o)
					for seat := range 3 {
						if seat != s.Int("operatives."+o+".seat") {
							s.Is(fmt.Sprintf("clues.%d.%s", seat, it), map[string]bool{o: true})
						}
					}
				}
				foreign = foreign || !in && at != "deck"
			}
		}
		if n := s.countItems("deck"); n != s.undealt()-drawn {
			t.Errorf("the deck holds %d items", n)
		}
		for _, o := range ops {
			if n := s.Int("operatives." + o + ".hand"); n != 4 && !(drawn == 1 && n == 5) {
				t.Errorf("a hand of %d", n)
			}
		}
	}
	if !foreign {
		t.Error("the items of operatives that are not in play were never dealt")
	}
	// Without the variant the named items are dealt like others.
	same := 0
	for _, s := range tables(t, 40, 6, nil) {
		if s.Get("items.diesel") == "hand:"+animal {
			same++
		}
	}
	if same > 20 {
		t.Errorf("Animal has the Diesel in %d of 40 plain games", same)
	}
}
