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

// Components, Game Setup and Player Setup.

// fresh is a game at its first question.
func fresh(t testing.TB, seats int, seed uint64) *table {
	t.Helper()
	return tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: seats, Seed: seed, Options: printed(nil)}))
}

// begun is a game after its set-up: everybody takes the first offer.
func begun(t testing.TB, seats int, seed uint64) *table {
	t.Helper()
	s := fresh(t, seats, seed)
	for s.Get("phase") == "setup" {
		s.first()
	}
	return s
}

// SHN-001: one to five seats; alone it is the solo game.
func TestOneToFivePlayers(t *testing.T) {
	for seats := -1; seats < 8; seats++ {
		_, err := game.New(rules.Setup{Seats: seats})
		var r *rules.Refusal
		if ok := seats >= 1 && seats <= 5; ok != (err == nil) || !ok && !errors.As(err, &r) {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
	fresh(t, 1, 1).Is("syndicate.influence", 6)
	fresh(t, 2, 1).Is("syndicate", nil)
}

// SHN-002, SHN-003: five complete sets of four Agents; each Agent is on the
// phone, on a city or on a wage space throughout a game.
func TestFiveSetsOfFourAgents(t *testing.T) {
	s := fresh(t, 5, 3)
	r := rules.Rand{S: 5}
	for n := 0; s.Get("phase") != "end"; n++ {
		if n%7 == 0 {
			for seat := range 5 {
				on := len(s.standing(fmt.Sprint(seat)))
				if sum := s.Int(seatPath(seat, "phone")) + s.Int(seatPath(seat, "wage_area")) + on; sum != 4 {
					t.Fatalf("seat %d has %d Agents", seat, sum)
				}
			}
		}
		legal := s.S.Legal(nil)
		if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Is("seats", 5, "round", 4)
	if err := plain(t, 2).TrySet("players.0.phone", 3); err == nil {
		t.Error("a fifth Agent is accepted")
	}
}

// SHN-006: no fifth colour of Intelligence.
func TestFourColoursOfIntelligence(t *testing.T) {
	s := plain(t, 2)
	for _, path := range []string{"players.0.inbox.white", "cities.rome.leaked.white", "players.0.inbox.red"} {
		if err := s.TrySet(path, 1); err == nil {
			t.Errorf("%s is accepted", path)
		}
	}
	s.Is("players.0.inbox", goods(), "cities.rome.leaked", goods())
}

// SHN-007: the supply does not run out: 250 pieces lie in a city, and more come.
func TestTheSupplyNeverRunsOut(t *testing.T) {
	s := plain(t, 2).leaked("london", 200, 90, 70, 50, 40).tile("new-york", "a1").coins(0, 1000)
	s.Do("place", "new-york").Do("leak", "tokyo").Do("leak", "london").Do("leak", "london").Do("leak", "london")
	s.Is("cities.london.leaked", goods(93, 70, 50, 40), "cities.london.influence", 200)
}

// SHN-008: what costs more Influence than there is cannot be chosen.
func TestInfluenceNeverFallsBelowNothing(t *testing.T) {
	s := plain(t, 2).coins(0, 0).visit(0, "rome").hand(1, "border-post")
	for _, c := range colourNames {
		s.Refuses("why.price", "exchange", c)
	}
	s.Refuses("why.price", "recruit").Refuses("why.price", "hire", "press-attache").Refuses("why.overlay-price", "overlay")
	s.Offered("draw quiet-harbour", "draw paper-lantern", "done")
	if err := s.TrySet("players.0.influence", -1); err == nil {
		t.Error("a debt is accepted")
	}
}

// SHN-017, SHN-018, SHN-019, SHN-021, SHN-022: the cities in play by the number
// of players; each has one pair of its own letter, the others nothing.
func TestCitiesInPlay(t *testing.T) {
	for seats := 1; seats <= 5; seats++ {
		s := fresh(t, seats, uint64(seats)*11)
		seen := map[string]bool{}
		n := 0
		for id, c := range s.Get("cities").(obj) {
			tile := c.(obj)["tile"].(string)
			if open := slices.Contains(openTo[seats], id); open != (tile != "none") {
				t.Errorf("%d seats: %s has tile %s", seats, id, tile)
			}
			if tile == "none" {
				continue
			}
			n++
			if !strings.HasPrefix(tile, letterOf[id]) || seen[tile] {
				t.Errorf("%d seats: %s has tile %s", seats, id, tile)
			}
			seen[tile] = true
		}
		if want := []int{0, 7, 7, 9, 9, 12}[seats]; n != want {
			t.Errorf("%d seats: %d cities, want %d", seats, n, want)
		}
	}
}

// SHN-020: nothing comes to a locked city: no Agent, no leaked piece, no
// incentive, no token.
func TestLockedCitiesStayEmpty(t *testing.T) {
	s := plain(t, 2).Refuses("why.locked", "place", "lima").Refuses("why.locked", "place", "hong-kong")
	s.tile("new-york", "a1").Do("place", "new-york").Refuses("why.locked", "leak", "hong-kong").Do("leak", "tokyo").Refuses("why.locked", "leak", "casablanca")
	r := rules.Rand{S: 8}
	s = begun(t, 4, 8)
	for n := 0; s.Get("phase") != "end"; n++ {
		if n%10 == 0 {
			for _, c := range []string{"casablanca", "antananarivo", "hong-kong"} {
				s.Is("cities."+c, obj{"tile": "none", "token": false, "agents": obj{}, "leaked": goods(), "influence": 0})
			}
		}
		legal := s.S.Legal(nil)
		if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, edit := range []string{"token", "agents.0"} {
		if err := plain(t, 2).TrySet("cities.lima."+edit, true); err == nil {
			t.Errorf("a locked city accepts %s", edit)
		}
	}
}

// SHN-021, SHN-049: the deck holds the cards of the cities in play: over a game
// they all come up before one comes again, and then in their first order.
func TestTheBlackMarketDeckHoldsTheCitiesInPlay(t *testing.T) {
	s := begun(t, 2, 4)
	var turned []string
	note := func() {
		for _, e := range s.Events {
			if game.Info().Events[e.Kind] == "token" {
				turned = append(turned, game.Info().Refs[e.To.Kind].IDs[e.To.Index])
			}
		}
	}
	for _, c := range s.Get("seen_cards").([]any) {
		turned = append(turned, c.(string))
	}
	for s.Get("phase") != "end" {
		s.first()
		note()
	}
	if len(turned) != 9 {
		t.Fatalf("turned up are %v", turned)
	}
	wantList(t, "first seven", sorted(slices.Clone(turned[:7])...), sorted(slices.Clone(openTo[2])...)...)
	wantList(t, "the last two", turned[7:], turned[:2]...)
}

// SHN-023: what is not needed leaves the game: no position has a pair on two
// cities or a token more than there are.
func TestUnusedPartsLeaveTheGame(t *testing.T) {
	s := plain(t, 3)
	if err := s.TrySet("cities.lima.tile", "a1"); err == nil {
		t.Error("a pair lies twice")
	}
	s.token("rome", "london", "moscow", "tokyo")
	if err := s.TrySet("cities.lima.token", true); err == nil {
		t.Error("a fifth token is accepted")
	}
	wantList(t, "tokens", s.tokens(), "london", "moscow", "rome", "tokyo")
}

// SHN-024: two tokens alone, three for two players, four for more.
func TestTokensByPlayers(t *testing.T) {
	for seats, n := range []int{0, 2, 3, 4, 4, 4} {
		if seats == 0 {
			continue
		}
		s := plain(t, seats).token(openTo[seats][:n]...)
		if err := s.TrySet("cities."+openTo[seats][n]+".token", true); err == nil {
			t.Errorf("%d seats: %d tokens are accepted", seats, n+1)
		}
		wantList(t, "tokens", s.tokens(), sorted(slices.Clone(openTo[seats][:n])...)...)
	}
}

// SHN-025, SHN-026, SHN-028: 12 regular Handlers on display, no Starting ones;
// round 1; nothing lies in the cities before the first reset.
func TestTheBoardAtTheStart(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		s := fresh(t, seats, 2)
		if got := s.handlersAt("display"); len(got) != 12 || slices.Contains(got, "student") {
			t.Errorf("%d seats: on display are %v", seats, got)
		}
		for c := range s.Get("cities").(obj) {
			s.Is("cities."+c+".leaked", goods(), "cities."+c+".influence", 0, "cities."+c+".token", false)
		}
		begun(t, seats, 2).Is("round", 1)
	}
}

// SHN-027: two Contracts are open in set-up, three after it.
func TestTheMarketOpensInTwoSteps(t *testing.T) {
	s := fresh(t, 3, 6)
	two := s.held("market:2")
	three := s.held("market:3")
	if len(s.held("market:1")) != 0 || len(two) != 1 || len(three) != 1 {
		t.Fatalf("open are %v %v", two, three)
	}
	s.Is("deck", 32-2-9)
	for s.Get("phase") == "setup" {
		s.first()
	}
	wantList(t, "slot II", s.held("market:2"), two...)
	wantList(t, "slot III", s.held("market:3"), three...)
	if len(s.held("market:1")) != 1 {
		t.Error("slot I is empty")
	}
	s.Is("deck", 32-2-9-1)
}

// SHN-029, SHN-030, SHN-036, SHN-038: the player board at the start.
func TestThePlayerBoardAtTheStart(t *testing.T) {
	s := begun(t, 4, 9)
	for seat := range 4 {
		s.Is(seatPath(seat, "phone"), 2, seatPath(seat, "wage_area"), 2, seatPath(seat, "overlay"), true, seatPath(seat, "turned_in"), 0)
		for _, c := range colourNames {
			s.Is(seatPath(seat, "ledger."+c), obj{"filled": 0, "white": 0})
		}
		l := s.handlersAt(fmt.Sprintf("board:%d:1", seat))
		if len(l) != 1 {
			t.Fatalf("seat %d starts with %v", seat, l)
		}
		s.Is("handlers."+l[0], obj{"at": fmt.Sprintf("board:%d:1", seat), "used": 0, "spent": false})
	}
	// Eight slots: a ninth piece is refused, with the overlay off a fifteenth.
	if err := s.TrySet("players.0.inbox", goods(9)); err == nil {
		t.Error("nine pieces are accepted")
	}
	p := plain(t, 2).inbox(0, 8).open(0).inbox(0, 14)
	if err := p.TrySet("players.0.inbox", goods(15)); err == nil {
		t.Error("fifteen pieces are accepted")
	}
}

// SHN-031, SHN-032, SHN-033, SHN-034, SHN-035: two Starting Handlers and three
// Contracts are dealt, one of each is thrown away for good, and the Contract's
// Intelligence comes when all have chosen.
func TestEverybodyKeepsOneHandlerAndTwoContracts(t *testing.T) {
	s := fresh(t, 2, 12)
	s.Asks(0, "prompt.keep")
	dealt := s.handlersAt("dealt:0")
	if len(dealt) != 2 || len(s.held("hand:0")) != 3 || len(s.handlersAt("dealt:1")) != 2 || len(s.handlersAt("box")) != 6 {
		t.Fatalf("dealt are %v and %v", dealt, s.held("hand:0"))
	}
	s.Refuses("why.not-dealt", "keep", s.handlersAt("dealt:1")[0]).Refuses("why.other-question", "toss", s.held("hand:0")[0])
	kept, gone := dealt[0], dealt[1]
	s.Do("keep", kept).Asks(0, "prompt.toss")
	s.Refuses("why.not-in-hand", "toss", s.held("hand:1")[0])
	tossed := s.held("hand:0")[1]
	s.Do("toss", tossed).Is("players.0.inbox", goods(), "contracts."+tossed, "box:0", "players.0.hand", 2).Asks(1, "prompt.keep")
	s.first()
	s.Asks(1, "prompt.toss").first()
	for i := range printedContracts {
		if printedContracts[i].id == tossed {
			s.Is("players.0.inbox", printedContracts[i].discard.of(), "players.0.gave", printedContracts[i].discard.of())
		}
	}
	s.Is("handlers."+kept+".at", "board:0:1", "handlers."+gone+".at", "box", "players.0.hand", 2, "players.1.hand", 2)
	// The deck is made anew of discards only: the Contract stays in the box.
	var set []any
	for _, c := range s.held("deck") {
		set = append(set, "contracts."+c, "discards")
	}
	s.Set(set...).visit(s.S.Turn().Seat, s.tokens()[0])
	s.Do("draw", s.held("market:1")[0])
	for s.S.Prompt().Key != "prompt.place" {
		s.Do("done")
	}
	s.Is("contracts."+tossed, "box:0", "deck_known", true)
}

// SHN-035, SHN-261: nobody sees what another was dealt, kept or threw away;
// what the thrown away Contract brought is open.
func TestSetupChoicesAreHidden(t *testing.T) {
	s := fresh(t, 3, 12)
	kept := s.handlersAt("dealt:0")[0]
	for _, seat := range []int{-1, 1, 2} {
		if got := s.Sees(seat, "handlers."+kept+".at"); got != "hidden" {
			t.Errorf("seat %d sees the dealt Handler at %v", seat, got)
		}
	}
	if s.Sees(0, "handlers."+kept+".at") != "dealt:0" {
		t.Error("seat 0 does not see its own")
	}
	s.Do("keep", kept)
	tossed := s.held("hand:0")[0]
	s.Do("toss", tossed)
	if s.Sees(1, "handlers."+kept+".at") != "hidden" || s.Sees(1, "contracts."+tossed) != "hidden" || s.Sees(0, "contracts."+tossed) != "box:0" {
		t.Error("the choices of seat 0 are seen")
	}
	for s.Get("phase") == "setup" {
		s.first()
	}
	if s.Sees(1, "contracts."+tossed) != "hidden" || s.Sees(-1, "contracts."+tossed) != "hidden" {
		t.Error("the Contract thrown away is seen after set-up")
	}
	if s.Sees(1, "players.0.gave") == nil || fmt.Sprint(s.Sees(1, "players.0.gave")) != fmt.Sprint(s.Get("players.0.gave")) {
		t.Error("the Intelligence it brought is not seen")
	}
	s.Is("contracts."+tossed, "box:0")
}

// SHN-037: a random first player has 2 Influence, the others 1.
func TestTheFirstPlayerHasTwoInfluence(t *testing.T) {
	for first := range 3 {
		s := fresh(t, 3, 1)
		s.Next("first", first)
		for s.Get("phase") == "setup" {
			s.first()
		}
		for seat := range 3 {
			want := 1
			if seat == first {
				want = 2
			}
			s.Is("first", fmt.Sprint(first), seatPath(seat, "influence"), want)
		}
		s.Asks(first, "prompt.place")
	}
	seen := map[any]int{}
	for seed := range uint64(40) {
		seen[begun(t, 2, seed).Get("first")]++
	}
	if seen["0"] < 8 || seen["1"] < 8 {
		t.Errorf("first were %v", seen)
	}
}
