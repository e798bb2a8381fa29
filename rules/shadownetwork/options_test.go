package shadownetwork_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// The options of the house (doc.go): what each changes, and nothing else.

// dealt is a game at its first question with options.
func dealt(t testing.TB, seats int, seed uint64, o rules.Options) *table {
	t.Helper()
	return tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: seats, Seed: seed, Options: printed(o)}))
}

// opened is a game after its set-up with options: everybody takes the first offer.
func opened(t testing.TB, seats int, seed uint64, o rules.Options) *table {
	t.Helper()
	s := dealt(t, seats, seed, o)
	for s.Get("phase") == "setup" {
		s.first()
	}
	return s
}

// The printed game has no entry of any of them, and they are refused out of range.
func TestOptionsOfTheHouseAreOffByDefault(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		dealt(t, seats, 1, nil).Is("options", obj{"syndicate": "standard"})
	}
	dealt(t, 1, 1, rules.Options{"rounds": 3, "wages": 2, "inbox": 0}).Is("options.house", obj{"rounds": "3", "wages": "high", "inbox": "sealed"})
	for id, bad := range map[string][]int{"rounds": {1, 5}, "cities": {-1, 4}, "purse": {-1, 9}, "rivals-purse": {-1, 13}, "inbox": {4}, "wages": {3}, "film": {3}, "staff": {3}, "deck": {3}} {
		for _, v := range bad {
			var r *rules.Refusal
			if _, err := game.New(rules.Setup{Seats: 1, Options: rules.Options{id: v}}); !errors.As(err, &r) || r.Reason.Key != "refuse.value" {
				t.Errorf("%s %d: %v", id, v, err)
			}
		}
	}
}

// Options are no part of what can be edited.
func TestOptionsOfTheHouseCannotBeEdited(t *testing.T) {
	s := dealt(t, 1, 1, rules.Options{"rounds": 3})
	for _, to := range []any{obj{}, obj{"rounds": "2"}, obj{"rounds": "9"}, obj{"moon": "full"}} {
		if err := s.TrySet("options.house", to); err == nil {
			t.Errorf("%v is accepted", to)
		}
	}
}

// All of them together, at either end, make games that come to an end.
func TestOptionsOfTheHouseCombineFreely(t *testing.T) {
	for _, high := range []bool{false, true} {
		all := rules.Options{}
		for _, o := range game.Info().Options {
			lo, hi := o.Range()
			all[o.ID] = lo
			if high {
				all[o.ID] = hi
			}
		}
		for seats := 1; seats <= 5; seats++ {
			p, end := rulestest.Record(t, game, rules.Setup{Seats: seats, Seed: uint64(seats), Options: all}, nil)
			if !end.Turn().Done || len(p.Actions) < 20 {
				t.Errorf("%d players: the game has %d decisions", seats, len(p.Actions))
			}
		}
	}
}

func TestTheGameEndsAfterTheLastRound(t *testing.T) {
	for last := 2; last <= 4; last++ {
		for seats := 1; seats <= 3; seats++ {
			s := dealt(t, seats, 7, rules.Options{"rounds": last})
			r, most := rules.Rand{S: 3}, 0
			for !s.S.Turn().Done {
				most = max(most, s.S.Turn().Round)
				legal := s.S.Legal(nil)
				if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			if most != last {
				t.Errorf("%d seats, %d rounds: the last that is played is %d", seats, last, most)
			}
		}
	}
	if err := dealt(t, 1, 1, rules.Options{"rounds": 2}).TrySet("round", 3); err == nil {
		t.Error("a third round of two is accepted")
	}
}

// Which cities have tiles, take Agents and Black Markets, and get leaks.
func TestCitiesInPlayAsChosen(t *testing.T) {
	for value, as := range map[int]int{1: 1, 2: 3, 3: 5} {
		for seats := 1; seats <= 5; seats++ {
			s := opened(t, seats, uint64(10*seats+value), rules.Options{"cities": value})
			for id, c := range s.Get("cities").(obj) {
				c := c.(obj)
				open := slices.Contains(openTo[as], id)
				if tile := c["tile"].(string); open != (tile != "none") || open && !strings.HasPrefix(tile, letterOf[id]) {
					t.Errorf("cities %d, %d seats: %s has tile %s", value, seats, id, tile)
				}
				if sum := c["influence"].(float64); !open && (c["token"] == true || sum > 0) {
					t.Errorf("cities %d, %d seats: something lies in %s", value, seats, id)
				}
			}
			for _, c := range s.offers("place") {
				if !slices.Contains(openTo[as], c) {
					t.Errorf("cities %d, %d seats: an Agent may go to %s", value, seats, c)
				}
			}
		}
	}
	// The number of Black Markets still goes by the players.
	for seats, n := range map[int]int{1: 2, 2: 3, 5: 4} {
		if got := len(opened(t, seats, 3, rules.Options{"cities": 3}).tokens()); got != n {
			t.Errorf("%d seats: %d tokens", seats, got)
		}
	}
}

// A line leaks onto the cities in play of its letter: three of E where all twelve are
// open, two where seven are.
func TestLeaksReachTheCitiesInPlay(t *testing.T) {
	for value, want := range map[int][]string{1: {"sydney", "tokyo"}, 3: {"hong-kong", "sydney", "tokyo"}} {
		for seed := range uint64(40) {
			s := opened(t, 2, seed, rules.Options{"cities": value})
			if s.Get("cities.moscow.tile") == "c1" { // a blue piece onto E
				seat := s.S.Turn().Seat
				s.coins(seat, 5).inbox(seat).Do("place", "moscow")
				wantList(t, "the piece may go to", s.offers("leak"), want...)
				break
			}
		}
	}
}

// The first seat has so much more, every other side its own, the Lone Syndicate too.
func TestPurses(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		plain, rich := opened(t, seats, 4, nil), opened(t, seats, 4, rules.Options{"purse": 5, "rivals-purse": 3})
		for seat := range seats {
			more := 3
			if seat == 0 {
				more = 5
			}
			path := seatPath(seat, "influence")
			if a, b := plain.Int(path), rich.Int(path); b != a+more {
				t.Errorf("%d seats, seat %d: %d Influence beside %d", seats, seat, b, a)
			}
		}
	}
	for level, start := range map[int]int{0: 0, 1: 6, 2: 6, 3: 12} {
		dealt(t, 1, 4, rules.Options{"syndicate": level, "rivals-purse": 7}).Is("syndicate.influence", start+7)
	}
}

func TestWhoseOverlayIsOff(t *testing.T) {
	for value, on := range [][2]bool{{true, true}, {true, true}, {false, true}, {false, false}} {
		s := dealt(t, 3, 2, rules.Options{"inbox": value})
		s.Is("players.0.overlay", on[0], "players.1.overlay", on[1], "players.2.overlay", on[1])
	}
}

// A sealed overlay cannot be removed, whatever one has; a printed one can.
func TestASealedOverlayStaysOn(t *testing.T) {
	for value, want := range []bool{false, true} {
		s := opened(t, 1, 2, rules.Options{"inbox": value}).coins(0, 20)
		if got := slices.Contains(s.Offers(), "overlay"); got != want {
			t.Errorf("inbox %d: the overlay is offered: %v", value, got)
		}
		if !want {
			s.Refuses("why.overlay-sealed", "overlay")
		}
	}
}

// Three and four Agents cost what the option says; two cost nothing.
func TestWagesAsChosen(t *testing.T) {
	for value, due := range [][5]int{{3: 3, 4: 5}, {3: 6, 4: 10}, {3: 9, 4: 15}} {
		for agents := 2; agents <= 4; agents++ {
			s := plainWith(t, 2, rules.Options{"wages": value}).coins(0, 0).coins(1, 20).crew(1, agents).inbox(0, 3).dusk(0)
			s.Do("done").Is("players.1.influence", 20-due[agents], "players.1.phone", agents)
		}
	}
	// Who cannot pay for four pays for three: 9, of which one is missing.
	s := plainWith(t, 2, rules.Options{"wages": 2}).coins(0, 0).coins(1, 8).crew(1, 4).inbox(1, 1, 1, 1).inbox(0, 3).dusk(0)
	s.Do("done").Asks(1, "prompt.wage").Is("players.1.phone", 3, "players.1.influence", 0)
	s.Do("pay", "yellow").Do("pay", "green").Is("players.1.inbox", goods(0, 0, 1), "round", 2)
}

// When the third and fourth Agent of the Lone Syndicate come.
func TestTheFilmAsChosen(t *testing.T) {
	for value, want := range []struct{ phone, two, three, four int }{{2, 0, 1, 1}, {2, 1, 1, 0}, {3, 1, 0, 0}} {
		s := dealt(t, 1, 6, rules.Options{"film": value})
		s.Is("syndicate.phone", want.phone, "syndicate.film", map[string]int{"2": want.two, "3": want.three, "4": want.four})
	}
	dealt(t, 2, 6, rules.Options{"film": 2}).Is("options", obj{"syndicate": "standard"}) // for one seat only
}

// Who keeps both Starting Handlers is not asked and starts with them; the Lone
// Syndicate and the others draw and keep theirs as ever.
func TestWhoKeepsBothStartingHandlers(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		for value := range 3 {
			s := dealt(t, seats, uint64(seats), rules.Options{"staff": value})
			var dealtTo [5][]string
			for seat := range seats {
				at := fmt.Sprintf("dealt:%d", seat)
				dealtTo[seat] = append(s.handlersAt(at), s.handlersAt(fmt.Sprintf("kept:%d", seat))...)
			}
			asked := 0
			for s.Get("phase") == "setup" {
				if len(s.offers("keep")) > 0 {
					asked++
				}
				s.first()
			}
			if want := []int{seats, seats - 1, 0}[value]; asked != want {
				t.Errorf("staff %d, %d seats: %d are asked whom they keep", value, seats, asked)
			}
			for seat := range seats {
				var own []string
				for slot := 1; slot <= 3; slot++ {
					own = append(own, s.handlersAt(fmt.Sprintf("board:%d:%d", seat, slot))...)
				}
				want := 1
				if value == 2 || value == 1 && seat == 0 {
					want = 2
				}
				if len(own) != want || slices.ContainsFunc(own, func(h string) bool { return !slices.Contains(dealtTo[seat], h) }) {
					t.Errorf("staff %d, %d seats: seat %d starts with %v of %v", value, seats, seat, own, dealtTo[seat])
				}
			}
		}
	}
}

// Before all have chosen nobody sees which Handlers another keeps, both or one.
func TestKeptHandlersAreHidden(t *testing.T) {
	s := dealt(t, 2, 3, rules.Options{"staff": 2})
	for id, h := range s.Get("handlers").(obj) {
		at := h.(obj)["at"].(string)
		if seen := s.Sees(1, "handlers."+id+".at"); strings.HasSuffix(at, ":0") && seen != "hidden" || strings.HasSuffix(at, ":1") && seen != at {
			t.Errorf("seat 1 sees %s at %v; it is at %s", id, seen, at)
		}
	}
}

// The dearest six stay in the box, or the cheapest six; nobody is ever dealt one.
func TestTheContractDeckAsChosen(t *testing.T) {
	out := map[int][]string{
		0: {"crown-cipher", "grand-chessboard", "missile-row", "twin-vaults", "winter-wire", "zero-archive"},
		1: nil,
		2: {"ballot-box", "border-post", "glass-embassy", "paper-lantern", "quiet-harbour", "velvet-curtain"},
	}
	for value, want := range out {
		for seats := 1; seats <= 5; seats++ {
			s := opened(t, seats, uint64(seats+value), rules.Options{"deck": value})
			wantList(t, fmt.Sprintf("deck %d", value), s.held("out"), want...)
			if got, left := s.Int("deck"), 32-len(want)-3*seats-3; got != left {
				t.Errorf("deck %d, %d seats: %d cards are left, not %d", value, seats, got, left)
			}
		}
	}
	if err := opened(t, 2, 1, rules.Options{"deck": 0}).TrySet("contracts.crown-cipher", "deck"); err == nil {
		t.Error("a Contract that is out of the game is put into the deck")
	}
	if err := opened(t, 2, 1, nil).TrySet("contracts.crown-cipher", "out"); err == nil {
		t.Error("a Contract of the printed deck is put out of the game")
	}
}

// Who guesses at the hands of others does not guess what is out of the game.
func TestNobodyGuessesAtWhatIsOut(t *testing.T) {
	s := opened(t, 4, 9, rules.Options{"deck": 2})
	r := rules.Rand{S: 1}
	for range 40 {
		v := s.S.Clone()
		v.Blank(0)
		v.Resample(0, &r)
		if err := v.Validate(); err != nil {
			t.Fatal(err)
		}
	}
}

// A position with options is written and read back as it is, in names.
func TestPositionsWithOptionsAreKept(t *testing.T) {
	for _, o := range []rules.Options{nil, {"rounds": 3, "cities": 3, "inbox": 0, "wages": 2, "deck": 0, "staff": 1, "film": 2}, {"purse": 8, "rivals-purse": 12, "inbox": 3, "wages": 0, "deck": 2, "staff": 2, "film": 0}} {
		for seats := 1; seats <= 3; seats++ {
			s := opened(t, seats, 5, o).S
			words, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			named := game.Empty()
			if err := named.UnmarshalJSON(words); err != nil || !named.Same(s) {
				t.Errorf("%v: the names are read back otherwise: %v", o, err)
			}
		}
	}
}
