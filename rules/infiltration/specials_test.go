package infiltration_test

import (
	"slices"
	"testing"
)

// Special cards.

// INF-234: only room functions give them or lay them down: a card played
// elsewhere moves none of them.
func TestSpecialsComeFromRoomsOnly(t *testing.T) {
	s := solo(t, "1", "cafeteria").hand(hugo, "stun-baton", "nano-lockpick", "data-siphon")
	for _, card := range []string{"interface", "download", "stun-baton", "nano-lockpick", "data-siphon"} {
		f := s.fork()
		f.play(card).Is("prototypes.pool", 4, "specials", map[string]string{"blackmail-file": "pool", "sludge": "pool"})
	}
}

// INF-201: a Prototype counts 6 and the File 3 the moment they are held.
func TestPrototypeAndFileCountAtOnce(t *testing.T) {
	s, _ := inRoom(t, "prototype-lab")
	s.play("interface").Is("prototypes."+hugo, 1).Scores([]int{6, 0})
	s, _ = inRoom(t, "black-archive")
	s.play("interface").Is("specials.blackmail-file", hugo).Scores([]int{3, 0})
	s, _ = inRoom(t, "cafeteria")
	s.play("interface").Scores([]int{0, 0})
}

// INF-236: everybody sees who holds what.
func TestSpecialsArePublic(t *testing.T) {
	s := solo(t, "1", "cafeteria").Set("prototypes.pool", 3, "prototypes."+hugo, 1, "specials.blackmail-file", hugo)
	for seat := -1; seat < 2; seat++ {
		if s.Sees(seat, "prototypes."+hugo) != 1.0 || s.Sees(seat, "specials.blackmail-file") != hugo {
			t.Errorf("seat %d does not see Hugo's specials", seat)
		}
	}
}

// INF-237: there are four Prototypes, also where somebody could take a fifth.
func TestThereAreOnlyFourPrototypes(t *testing.T) {
	s := solo(t, "7", slices.Concat(line12[:6], []string{"prototype-workshop"})...).hand(hugo, "nano-lockpick")
	s.Set("prototypes.pool", 0, "prototypes."+marilyn, 2, "prototypes."+animal, 2)
	s.play("nano-lockpick").Is("prototypes."+hugo, 0, "alarm", 2)
	if err := s.TrySet("prototypes."+hugo, 1); err == nil {
		t.Error("a fifth Prototype is accepted")
	}
}

// INF-238: NPCs cannot wound who holds the File; everything else can.
func TestTheBlackmailFileProtectsFromNPCsOnly(t *testing.T) {
	s := npcTable(t).npc("officer-nelson", "5").Set("specials.blackmail-file", hugo)
	s.pass().Is(hugoWounded, false, "alarm", 1)
	s = npcTable(t).npc("james-harris", "5").Set("specials.blackmail-file", hugo)
	s.pass().Is(hugoWounded, false, "proximity", 6)
	s = npcTable(t).npc("james-harris", "5").Set("specials.blackmail-file", marilyn)
	s.pass().Is(hugoWounded, true)
	s = solo(t, "1", "cafeteria", "infirmary").Set("specials.blackmail-file", hugo, "items.tripwire-mine", "room:2:"+marilyn)
	s.play("advance").Is(hugoWounded, true)
}

// INF-239: Sludge delays whoever enters its room, or is there when it comes; it
// lies in one room only.
func TestSludgeDelaysInItsRoom(t *testing.T) {
	s := solo(t, "1", line12[:3]...).Set("specials.sludge", "2")
	s.play("advance").effect(hugoAt, "1", "2", hugoDelayed, false, true)
	s = solo(t, "1", line12[:3]...).Set("specials.sludge", "3")
	s.play("advance").effect(hugoAt, "1", "2")
	// Whoever stands in it is not delayed again by staying.
	s = solo(t, "2", line12[:3]...).Set("specials.sludge", "2", "rooms.2.interface", false, "rooms.2.spent", true)
	s.play("interface").nothing()
}
