package infiltration_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// tables opens fresh games with seeds from 1 on.
func tables(t *testing.T, n, seats int, options rules.Options) []*table {
	t.Helper()
	var l []*table
	for seed := range n {
		l = append(l, tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: seats, Seed: uint64(seed) + 1, Options: options})))
	}
	return l
}

// ids is the keys of an object.
func (s *table) ids(path string) []string {
	var l []string
	for id := range s.Get(path).(map[string]any) {
		l = append(l, id)
	}
	slices.Sort(l)
	return l
}

// countItems is the number of items at a place such as deck or hand:hugo-cash.
func (s *table) countItems(at string) (n int) {
	for _, where := range s.Get("items").(map[string]any) {
		if where == at {
			n++
		}
	}
	return n
}

// INF-001, INF-255: one operative a player with three to six, two with two.
func TestTwoToSixPlayersTakePart(t *testing.T) {
	for seats, crew := range map[int]int{2: 4, 3: 3, 4: 4, 5: 5, 6: 6} {
		s := tables(t, 1, seats, nil)[0]
		perSeat := map[int]int{}
		for _, o := range s.ids("operatives") {
			perSeat[s.Int("operatives."+o+".seat")]++
		}
		if n := len(s.ids("operatives")); n != crew || len(perSeat) != seats {
			t.Errorf("%d players have %d operatives in %d seats", seats, n, len(perSeat))
		}
		for seat, n := range perSeat {
			if n != crew/seats {
				t.Errorf("seat %d of %d has %d operatives", seat, seats, n)
			}
		}
	}
	for _, seats := range []int{1, 7} {
		_, err := game.New(rules.Setup{Seats: seats, Seed: 1})
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Reason.Key != "refuse.seats" {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}

// INF-004, INF-029: the lot deals the operatives; nobody is dealt twice, each
// comes to every seat, all start healthy.
func TestOperativesAreDealtAtRandomAndHealthy(t *testing.T) {
	dealt := map[string]bool{}
	for _, s := range tables(t, 80, 3, nil) {
		for _, o := range s.ids("operatives") {
			s.Is("operatives."+o+".wounded", false)
			dealt[o+" "+strconv.Itoa(s.Int("operatives."+o+".seat"))] = true
		}
	}
	if len(dealt) != 6*3 {
		t.Errorf("only these were dealt: %v", dealt)
	}
}

// INF-014: an operative is healthy or wounded and has no other power: all six
// are offered the same and get the same for it.
func TestOperativesHaveNoPowers(t *testing.T) {
	for _, o := range crew {
		for _, wounded := range []bool{false, true} {
			s := facility(t, 6, nil, "security-checkpoint", "cafeteria").Set("operatives."+o+".wounded", wounded, "first", slices.Index(crew, o))
			for _, other := range crew {
				if other != o {
					s.at(other, "2").chose(other, "interface")
				}
			}
			s.Offered("select "+o+" advance", "select "+o+" retreat", "select "+o+" interface", "select "+o+" download")
			s.Do("select", o, "download").Is("operatives."+o+".tokens", 2, "operatives."+o+".wounded", wounded, "operatives."+o+".delayed", false)
		}
	}
}

// INF-020: one player is first, each as likely as the others.
func TestTheLotDecidesTheFirstPlayer(t *testing.T) {
	var count [4]int
	for _, s := range tables(t, 200, 4, nil) {
		count[s.Int("first")]++
	}
	for seat, n := range count {
		if n < 25 || n > 80 {
			t.Errorf("seat %d was first %d times of 200", seat, n)
		}
	}
}

// INF-021, INF-026..028, INF-034, INF-035: the table at the start.
func TestTheTableAtTheStart(t *testing.T) {
	for _, s := range tables(t, 60, 5, nil) {
		entry := s.Get("rooms.1.card").(string)
		room := printed[entry]
		s.Is("proximity", 0, "alarm", 0, "round", 1, "phase", "selection", "over", false)
		s.Is("data.pool", 117-room.available, "data.box", 0, "data.unseen", map[string]int{"1": 39, "2": 39, "3": 39})
		s.Is("specials", map[string]string{"sludge": "pool", "blackmail-file": "pool"}, "prototypes.pool", 4)
		s.Is("rooms.1.interface", true, "rooms.1.guarded", room.guard != "", "rooms.1.data", room.available)
		if !slices.Contains(firstFloor, entry) {
			t.Errorf("%s is the entry room", entry)
		}
		for _, p := range s.ids("rooms") {
			if p != "1" {
				s.Is("rooms."+p+".card", "face-down", "rooms."+p+".data", 0, "rooms."+p+".interface", false)
			}
		}
		for _, n := range s.ids("npcs") {
			if n == room.brings {
				s.Is("npcs."+n+".place", "1")
			} else {
				s.Is("npcs."+n+".place", "pool")
			}
		}
		for _, o := range s.ids("operatives") {
			s.Is("operatives."+o+".place", "1", "operatives."+o+".delayed", false, "operatives."+o+".tokens", 0)
		}
	}
}

// INF-022..025, INF-150, INF-179: the line is drawn as it is opened: six rooms of
// the first floor, six of the second, no card twice; the others stay out.
func TestTheLineHasSixRoomsOfEachFloor(t *testing.T) {
	rulestest.Sampled(t)
	for seed := range 8 {
		line := []string{"cafeteria"}
		for at := 1; at < 12; at++ {
			s := solo(t, strconv.Itoa(at), line...).Set("seed", strconv.Itoa(seed*100+at))
			s.play("advance")
			for s.S.Turn().Seat == 0 {
				if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
					t.Fatal(err)
				}
			}
			line = append(line, s.Get("rooms."+strconv.Itoa(at+1)+".card").(string))
		}
		for i, id := range line {
			if i < 6 != slices.Contains(firstFloor, id) || i >= 6 != slices.Contains(secondFloor, id) {
				t.Errorf("%s is room %d", id, i+1)
			}
			if slices.Index(line, id) != i {
				t.Errorf("%s lies twice", id)
			}
		}
		s := solo(t, "12", line...)
		if s.ids("rooms")[0] != "1" || len(s.ids("rooms")) != 13 {
			t.Errorf("the facility has the rooms %v", s.ids("rooms"))
		}
		// Beyond the deepest room there is nothing.
		s.play("advance").nothing()
	}
}

// INF-024: the secret room is one of the six, off the line.
func TestTheSecretRoomIsOneOfSix(t *testing.T) {
	seen := map[string]bool{}
	start := facility(t, 2, nil, "research-admin-office").Set(bystanders("1")...)
	for seed := range 60 {
		s := start.fork().Set("seed", strconv.Itoa(seed))
		s.play("interface")
		seen[s.Get("rooms.secret.card").(string)] = true
	}
	for _, id := range secretRooms {
		if !seen[id] {
			t.Errorf("%s was never the secret room", id)
		}
	}
	if len(seen) != 6 {
		t.Errorf("secret rooms were %v", seen)
	}
}

// INF-030, INF-031: one Advance, Retreat, Interface and Download each, and no
// Extract.
func TestEveryOperativeHasFourActionCards(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria")
	s.Offered("select hugo-cash advance", "select hugo-cash retreat", "select hugo-cash interface", "select hugo-cash download")
	s.Refuses("why.no-extract", "select", hugo, "extract")
}

// undealt is how many items the deck holds when every operative has four.
func (s *table) undealt() int { return len(s.ids("items")) - 4*len(s.ids("operatives")) }

// INF-032, INF-033, INF-256: four items each; the deck holds the others.
func TestEveryOperativeIsDealtFourItems(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, s := range tables(t, 12, seats, nil) {
			drawn := 0
			if s.Get("rooms.1.card") == "mail-room" {
				drawn = 1
			}
			if n := s.countItems("deck"); n != s.undealt()-drawn || s.countItems("discard") != 0 {
				t.Errorf("%d players: %d items in the deck, %d discarded", seats, n, s.countItems("discard"))
			}
			for _, o := range s.ids("operatives") {
				if n := s.countItems("hand:" + o); n != 4 && !(drawn == 1 && n == 5) {
					t.Errorf("%d players: a hand of %d", seats, n)
				}
			}
		}
	}
}

// INF-036: the first player's first operative reveals the entry room, once for
// all: of a Mail Room it draws the one item.
func TestTheEntryRoomIsRevealedOnceByTheFirstPlayer(t *testing.T) {
	rooms := 0
	for _, seats := range []int{2, 4} {
		for _, s := range tables(t, 80, seats, nil) {
			if s.Get("rooms.1.card") != "mail-room" {
				continue
			}
			rooms++
			five := ""
			for _, o := range s.ids("operatives") {
				if s.Int("operatives."+o+".hand") == 5 {
					five += o
				}
			}
			s.Is("operatives."+five+".seat", s.Int("first"))
			if ring := s.Int("operatives." + five + ".ring"); ring != s.Int("first") {
				t.Errorf("%d players: the operative at place %d of the ring revealed the entry room", seats, ring)
			}
		}
	}
	if rooms == 0 {
		t.Error("no Mail Room was seen")
	}
}

// INF-037: a Reveal or Enter function of the entry room moves the dial before
// round 1, once. Rooms of the second floor stand there in a Labyrinthian
// facility only.
func TestTheEntryRoomMayMoveTheAlarmDuringSetUp(t *testing.T) {
	loud := []string{"halo-conference-room", "server-farm", "clone-vats", "prototype-workshop", "trading-floor", "neural-testing-lab",
		"directors-office", "surveillance-hub"}
	seen := map[string]bool{}
	for _, s := range tables(t, 120, 4, labyrinth) {
		entry := s.Get("rooms.1.card").(string)
		if entry == "laser-corridor" {
			s.Asks(s.Int("first"), "prompt.laser").Is("round", 0, "phase", "entry", "alarm", 0, "rooms.1.interface", false)
			s.Offered("wound", "alarm").Do("alarm").Is("round", 1, "alarm", 1, "rooms.1.interface", true)
			seen[entry] = true
			continue
		}
		want := 0
		if slices.Contains(loud, entry) {
			want, seen[entry] = 1, true
		}
		s.Is("alarm", want, "round", 1)
	}
	if len(seen) != len(loud)+1 {
		t.Errorf("seen were only %v", seen)
	}
}

// INF-239: with Clone Vats for an entry room everybody begins delayed.
func TestCloneVatsAtTheEntryDelayEverybody(t *testing.T) {
	for _, s := range tables(t, 120, 3, labyrinth) {
		if s.Get("rooms.1.card") != "clone-vats" {
			continue
		}
		for _, o := range s.ids("operatives") {
			s.Is("operatives."+o+".delayed", true)
		}
		s.Is("specials.sludge", "1")
		o := strings.Fields(s.Offers()[0])[1]
		s.Refuses("why.delayed", "select", o, "advance")
		return
	}
	t.Error("no Clone Vats were seen")
}

// Rulebook: Setup Diagram (3-player game). INF-038.
func TestSetupDiagram(t *testing.T) {
	for _, s := range tables(t, 30, 3, nil) {
		if s.Get("rooms.1.card") == "mail-room" {
			continue // its revealer holds one more
		}
		if n := len(s.ids("rooms")); n != 13 {
			t.Errorf("%d rooms", n)
		}
		if n := len(s.ids("operatives")); n != 3 {
			t.Errorf("%d markers", n)
		}
		for range 3 {
			if n := len(s.Offers()); n != 8 {
				t.Errorf("a hand of %d cards", n)
			}
			w := strings.Fields(s.Offers()[0])
			s.Is("operatives."+w[1]+".place", "1").Do("select", w[1], "interface")
			if s.Int("round") > 1 {
				break
			}
		}
	}
}

// INF-010, INF-011: the tokens of a whole facility: 13 interface tokens, and
// never more than 13 guards.
func TestTheTokensOfTheBoxAreEnough(t *testing.T) {
	guarded := []string{"security-checkpoint", "infirmary", "cafeteria", "guard-post", "equipment-lockers", "bioroid-bay",
		"server-farm", "clone-vats", "prototype-workshop", "directors-office", "laser-corridor", "maintenance-bay", "secret:ai-core"}
	s := facility(t, 3, nil, guarded...)
	interfaces, guards := 0, 0
	for _, p := range s.ids("rooms") {
		if s.Get("rooms."+p+".interface") == true {
			interfaces++
		}
		if s.Get("rooms."+p+".guarded") == true {
			guards++
		}
	}
	if interfaces != 13 || guards != 13 {
		t.Errorf("%d interface tokens and %d guards", interfaces, guards)
	}
	// A room without a place for one takes none.
	if err := s.TrySet("rooms.1.card", "atrium"); err == nil {
		t.Error("the Atrium has got a guard")
	}
}
