package infiltration_test

import (
	"strconv"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Open and hidden information.

// INF-245: the hands of the others are hidden, their size is not.
func TestHandsAreHidden(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").hand(hugo, "zip-line", "diesel").hand(marilyn, "slider")
	for seat, want := range map[int]string{0: "hand:" + hugo, 1: "hidden", 2: "hidden", -1: "hidden"} {
		if got := s.Sees(seat, "items.zip-line"); got != want {
			t.Errorf("seat %d sees the Zip Line as %v, want %s", seat, got, want)
		}
		if got := s.Sees(seat, hugoHand); got != 2.0 {
			t.Errorf("seat %d sees a hand of %v", seat, got)
		}
	}
}

// INF-246, INF-247: the values of collected tokens are their player's own, their
// number is everybody's.
func TestTokenValuesAreHidden(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria").pile(hugo, 1, 2, 1)
	for seat, want := range map[int]any{0: 2.0, 1: 0.0, 2: 0.0, -1: 0.0} {
		if got := s.Sees(seat, "operatives."+hugo+".data.2"); got != want {
			t.Errorf("seat %d sees %v tokens of value 2, want %v", seat, got, want)
		}
		if got := s.Sees(seat, hugoTokens); got != 4.0 {
			t.Errorf("seat %d sees %v tokens", seat, got)
		}
	}
	if s.Sees(0, "operatives."+hugo+".data.3") != 1.0 {
		t.Error("Hugo does not see his own tokens")
	}
}

// INF-246: the value of a token that is collected is told to its player alone.
func TestTheValueOfACollectedTokenIsToldToItsPlayerAlone(t *testing.T) {
	s := solo(t, "1", "atrium")
	s.play("download")
	for _, e := range s.Events {
		switch game.Info().Events[e.Kind] {
		case "token":
			if e.SeenBy(1) || !e.SeenBy(0) || e.SeenBy(rules.Nobody) {
				t.Error("the value of a token is told to others, or not to its player")
			}
		case "collected":
			if !e.SeenBy(1) || e.N != 2 {
				t.Error("the number of tokens is not told to all")
			}
		}
	}
	if s.Told("token") != 2 || s.Told("collected") != 1 {
		t.Errorf("%d tokens told in %d messages", s.Told("token"), s.Told("collected"))
	}
}

// INF-248: NPCs are open to all, facedown ones too.
func TestNPCsAreOpen(t *testing.T) {
	s := npcTable(t).npc("csx-13", "3").down("csx-13")
	for seat := -1; seat < 2; seat++ {
		if s.Sees(seat, "npcs.csx-13.place") != "3" || s.Sees(seat, "npcs.csx-13.faceup") != false {
			t.Errorf("seat %d does not see CSX-13", seat)
		}
	}
}

// INF-249, INF-177, INF-026: nobody sees a value in the pool or in a room. It is
// not even decided: which values are left is all the state holds, and no view
// shows that.
func TestValuesInPoolAndRoomsAreHiddenFromAll(t *testing.T) {
	s := facility(t, 3, nil, "atrium").pile(hugo, 0, 0, 5)
	s.Is("data.unseen", map[string]int{"1": 39, "2": 39, "3": 34})
	for seat := -1; seat < 3; seat++ {
		for v := 1; v <= 3; v++ {
			if got := s.Sees(seat, "data.unseen."+strconv.Itoa(v)); got != 0.0 {
				t.Errorf("seat %d sees %v unseen tokens of value %d", seat, got, v)
			}
		}
		if s.Sees(seat, "rooms.1.data") != 3.0 || s.Sees(seat, "data.pool") != 109.0 {
			t.Errorf("seat %d does not see how many tokens lie there", seat)
		}
	}
}

// INF-250, INF-025: facedown rooms, rooms left out and the order of the deck are
// hidden from all.
func TestFacedownRoomsAndTheDeckAreHidden(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria")
	for seat := -1; seat < 3; seat++ {
		if s.Sees(seat, "rooms.2.card") != "face-down" || s.Sees(seat, "rooms.secret.card") != "face-down" {
			t.Errorf("seat %d sees a facedown room", seat)
		}
		if s.Sees(seat, "items.zip-line") != "hidden" || s.Sees(seat, "seed") != "0" {
			t.Errorf("seat %d sees the deck or the generator", seat)
		}
	}
}

// INF-251: all the rest is public.
func TestWhatIsPublic(t *testing.T) {
	s := facility(t, 3, nil, "cafeteria", "atrium").at(marilyn, "2").Set("operatives."+marilyn+".wounded", true, "operatives."+marilyn+".delayed", true,
		"items.zip-line", "discard", "items.diesel", "box", "items.tripwire-mine", "room:2:"+gabriel, "proximity", 44, "alarm", 3, "specials.sludge", "1")
	for seat := -1; seat < 3; seat++ {
		for path, want := range map[string]any{
			"operatives." + marilyn + ".place": "2", "operatives." + marilyn + ".wounded": true, "operatives." + marilyn + ".delayed": true,
			"rooms.1.guarded": true, "rooms.2.interface": true, "rooms.2.data": 3.0, "items.zip-line": "discard", "items.diesel": "box",
			"items.tripwire-mine": "room:2:" + gabriel, "proximity": 44.0, "alarm": 3.0, "specials.sludge": "1", "first": 0.0,
		} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d sees %s as %v, want %v", seat, path, got, want)
			}
		}
	}
}

// INF-311, INF-076: an item that returns to a hand is known to lie there.
func TestAReturnedItemIsKnownToAll(t *testing.T) {
	s := solo(t, "1", "guard-post").hand(hugo, "sledgehammer")
	s.play("sledgehammer").fate("sledgehammer", "hand:"+hugo)
	s.Is("clues.1.sledgehammer", map[string]bool{hugo: true})
	if s.Sees(1, "clues.1.sledgehammer") == nil || s.Sees(0, "clues.1.sledgehammer") != nil {
		t.Error("who knows of the Sledgehammer is wrong")
	}
	// Until it is played again.
	s.choose(marilyn, "interface", animal, "interface", hugo, "sledgehammer").Do("resolve", marilyn)
	s.Is("items.sledgehammer", "hand:"+hugo, "alarm", 2)
}

// INF-252, INF-309: the next token is drawn evenly from all that are left.
func TestADrawFromThePoolIsUniform(t *testing.T) {
	rulestest.Sampled(t)
	var count [4]int
	start := facility(t, 3, nil, "server-closet").at(marilyn, "out", gabriel, "out").pile(marilyn, 26, 0, 13) // 13 : 39 : 26 are left
	for seed := range uint64(120) {
		s := start.fork().Set("seed", hex(seed*104729+1))
		s.Do("select", hugo, "interface")
		for v := 1; v <= 3; v++ {
			count[v] += s.Int("operatives." + hugo + ".data." + strconv.Itoa(v))
		}
	}
	// 240 tokens: 40, 120 and 80 are expected.
	if count[1] < 20 || count[1] > 62 || count[2] < 95 || count[2] > 145 || count[3] < 55 || count[3] > 105 {
		t.Errorf("drawn were %v", count[1:])
	}
}

// INF-253, INF-254: what left the game does not come back, and pool, rooms, piles
// and box always hold 117 tokens, 39 of each value.
func TestTokensAreConserved(t *testing.T) {
	rulestest.Sampled(t)
	for seed := range uint64(12) {
		s, err := game.New(rules.Setup{Seats: 2 + int(seed)%5, Seed: seed + 100})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.Rand{S: seed}
		scene := tableOf(rulestest.SceneOf(t, game, s))
		boxed := 0
		for n := 0; !s.Turn().Done; n++ {
			legal := s.Legal(nil)
			if err := s.Apply(legal[s.Playout(legal, &r)], nil); err != nil {
				t.Fatal(err)
			}
			if n%20 > 0 {
				continue
			}
			sum, values := scene.Int("data.pool")+scene.Int("data.box"), map[int]int{}
			for _, p := range scene.ids("rooms") {
				sum += scene.Int("rooms." + p + ".data")
			}
			for v := 1; v <= 3; v++ {
				values[v] = scene.Int("data.unseen." + strconv.Itoa(v))
			}
			for _, o := range scene.ids("operatives") {
				for v := 1; v <= 3; v++ {
					mine := scene.Int("operatives." + o + ".data." + strconv.Itoa(v))
					sum, values[v] = sum+mine, values[v]+mine
				}
			}
			if sum != 117 || values[1] != 39 || values[2] != 39 || values[3] != 39 {
				t.Fatalf("%d tokens, by value %v", sum, values)
			}
			if now := scene.Int("data.box"); now < boxed {
				t.Fatal("tokens came back out of the box")
			} else {
				boxed = now
			}
		}
	}
}
