package shadownetwork_test

import (
	"slices"
	"strconv"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// Round structure, Black Market Reset, the order of turns.

// over ends the Espionage phase of a plain table: everybody's Agents are placed
// and seat 1, who holds three yellow pieces, ends its Analysis.
func over(t testing.TB, seats, round int) *table {
	t.Helper()
	s := plain(t, seats)
	for seat := range seats {
		s.coins(seat, 0)
	}
	return s.inbox(1, 3).Set("round", round).dusk(1)
}

// SHN-040, SHN-041, SHN-180, SHN-181: four rounds, each with a reset, the
// placements and Upkeep; after the fourth the game is over and nothing more is
// done.
func TestFourRounds(t *testing.T) {
	s := begun(t, 3, 5)
	round, phases := 1, []string{}
	for s.Get("phase") != "end" {
		if n := s.Int("round"); n != round {
			if n != round+1 {
				t.Fatalf("round %d follows %d", n, round)
			}
			round = n
			if s.Told("round") != 1 || s.Told("token") == 0 {
				t.Errorf("round %d begins without a reset", n)
			}
			phases = nil
		}
		phases = append(phases, s.Get("phase").(string))
		s.first()
	}
	if round != 4 || slices.Contains(phases, "setup") {
		t.Errorf("ends in round %d", round)
	}
	s.Offered()
	s.Refuses("why.over", "make", "yellow").Refuses("why.over", "place", "rome").Refuses("why.over", "collect")
}

// SHN-042, SHN-048, SHN-050, SHN-051: the old tokens leave, the leaked pieces
// stay, and a token serves every visitor of the round.
func TestTheResetMovesTokensAndLeavesPieces(t *testing.T) {
	s := over(t, 3, 1).token("rome", "london", "tokyo", "sydney").leaked("lima", 0, 1, 0, 2)
	s.Next("city", "moscow", "city", "beijing", "city", "rome")
	s.Do("done").Is("round", 2, "cities.lima.leaked", goods(1, 0, 2))
	wantList(t, "tokens", s.tokens(), "beijing", "moscow", "rome")
	s = plain(t, 3).token("rome")
	for _, seat := range []int{0, 1} {
		s.Do("place", "rome").Do("leak", "beijing")
		s.Asks(seat, "prompt.market").Do("recruit").Do("done")
		if s.analyses() {
			s.Do("done")
		}
		wantList(t, "tokens", s.tokens(), "rome")
	}
	s.Is("players.0.phone", 2, "players.1.phone", 2, "players.2.phone", 2)
}

// SHN-043, SHN-044, SHN-045, SHN-046, SHN-047, SHN-048, SHN-200: the number of
// cards turned up in each round.
func TestRevealsByPlayersAndRound(t *testing.T) {
	for seats, rounds := range map[int][4]int{1: {2, 2, 2, 2}, 2: {3, 2, 2, 2}, 3: {4, 3, 3, 2}, 4: {4, 3, 3, 2}, 5: {4, 4, 4, 3}} {
		if got := len(begun(t, seats, 7).tokens()); got != rounds[0] {
			t.Errorf("%d players, round 1: %d tokens", seats, got)
		}
		for round := 1; round < 4; round++ {
			var s *table
			if seats == 1 {
				s = night(t).Set("round", round, "syndicate.film", obj{"2": 0, "3": 0, "4": 2})
			} else {
				s = over(t, seats, round)
			}
			s.Do("done").Is("round", round+1)
			if got := len(s.tokens()); got != rounds[round] {
				t.Errorf("%d players, round %d: %d tokens, want %d", seats, round+1, got, rounds[round])
			}
			s.Is("seen_cards", s.seen())
			if got := len(s.seen()); got != rounds[round] {
				t.Errorf("%d players, round %d: %d cards seen", seats, round+1, got)
			}
		}
	}
}

// seen is the Black Market cards at the bottom of the deck.
func (s *table) seen() []string {
	l := []string{}
	for _, c := range s.Get("seen_cards").([]any) {
		l = append(l, c.(string))
	}
	return l
}

// SHN-049: revealed cards go under the deck in the order in which they came up;
// when no other card is left they come again in that order.
func TestRevealedCardsGoUnderTheDeckInOrder(t *testing.T) {
	s := over(t, 2, 1).Set("seen_cards", []string{"moscow", "rome", "tokyo"})
	s.Next("city", "sydney", "city", "london")
	s.Do("done").Is("seen_cards", []string{"moscow", "rome", "tokyo", "sydney", "london"})
	s = over(t, 2, 1).Set("seen_cards", []string{"moscow", "rome", "tokyo", "sydney", "london", "beijing", "new-york"})
	s.Do("done").Is("seen_cards", []string{"tokyo", "sydney", "london", "beijing", "new-york", "moscow", "rome"})
	wantList(t, "tokens", s.tokens(), "moscow", "rome")
}

// SHN-052, Black Market Reset (example): three players, round 4: three tokens
// leave, Moscow and London come up.
func TestExampleBlackMarketReset(t *testing.T) {
	s := over(t, 3, 3).token("rome", "lima", "tokyo")
	s.Next("city", "moscow", "city", "london")
	s.Do("done").Is("round", 4, "cities.rome.token", false, "cities.moscow.token", true, "cities.london.token", true)
	wantList(t, "tokens", s.tokens(), "london", "moscow")
}

// SHN-054: with three or more players the icons do nothing.
func TestLeakIconsServeOnlyOneOrTwoPlayers(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		s := over(t, seats, 3).Next("city", "rome", "city", "moscow")
		s.Do("done")
		for _, c := range openTo[seats] {
			s.Is("cities."+c+".leaked", goods())
		}
	}
	s := over(t, 2, 3).Next("city", "rome", "city", "moscow")
	s.Do("done").Is("cities.london.leaked", goods(1), "cities.new-york.leaked", goods(1, 1), "cities.tokyo.leaked", goods(0, 1))
}

// SHN-055, SHN-057, Additional 2-player rules (example): the card with yellow on
// London and green on Lima puts the green piece on New York, for Lima is locked.
func TestExampleLeakIcons(t *testing.T) {
	s := over(t, 2, 1).Next("city", "rome", "city", "beijing")
	s.Do("done").Is("cities.london.leaked", goods(1), "cities.new-york.leaked", goods(0, 1), "cities.lima.leaked", goods())
}

// SHN-055, SHN-200: the same alone against the Lone Syndicate.
func TestLeakIconsServeTheSoloGame(t *testing.T) {
	s := night(t).Next("city", "rome", "city", "tokyo")
	s.Do("done").Is("cities.london.leaked", goods(1), "cities.new-york.leaked", goods(0, 1), "cities.beijing.leaked", goods(1), "cities.sydney.leaked", goods(0, 0, 1))
	wantList(t, "tokens", s.tokens(), "rome", "tokyo")
}

// SHN-058, SHN-179: the first player begins; turns go clockwise; the token goes
// on every round.
func TestTurnsGoClockwiseFromTheFirstPlayer(t *testing.T) {
	s := over(t, 4, 1).Set("first", "2")
	s.Do("done").Is("first", "3", "round", 2)
	for i, seat := range []int{3, 0, 1, 2, 3, 0, 1, 2} {
		s.settle().Asks(seat, "prompt.place")
		s.Do("place", s.offers("place")[i%4])
	}
	s = over(t, 2, 4)
	s.Do("done").Is("first", "1", "phase", "end")
}

// settle answers whatever is asked before the next placement.
func (s *table) settle() *table {
	s.T.Helper()
	for s.S.Prompt().Key != "prompt.place" && s.Get("phase") != "end" {
		if offers := s.Offers(); slices.Contains(offers, "done") {
			s.Do("done")
		} else {
			s.first()
		}
	}
	return s
}

// SHN-059, SHN-064: who has an Agent on the phone places one; it cannot pass,
// and an Agent on a wage space stays there.
func TestAnAgentOnThePhoneMustBePlaced(t *testing.T) {
	s := plain(t, 2).coins(0, 0)
	s.Refuses("why.must-place", "done").Refuses("why.no-milestone", "forgo").Refuses("why.no-milestone", "collect")
	for _, o := range s.Offers() {
		if o[:5] != "place" {
			t.Errorf("offered is %s", o)
		}
	}
	s.Do("place", "beijing").settle().Is("players.0.phone", 1, "players.0.wage_area", 2)
	s = plain(t, 2).turn(1).agents("rome", "0").agents("tokyo", "0").Is("players.0.phone", 0, "players.0.wage_area", 2)
	if err := s.TrySet("players.0.phone", 1); err == nil {
		t.Error("an Agent was placed from nowhere")
	}
}

// SHN-060, SHN-061, SHN-062: who is out of Agents is skipped; who has several
// left goes on alone until nobody has any.
func TestPlayersWithoutAgentsAreSkipped(t *testing.T) {
	s := plain(t, 3).crew(0, 3).coins(0, 2).agents("rome", "1", "2").agents("london", "1", "2").turn(0)
	for i, city := range []string{"beijing", "tokyo", "new-york"} {
		s.Asks(0, "prompt.place").Is("players.0.phone", 3-i, "phase", "espionage")
		s.Do("place", city)
		for s.S.Prompt().Key == "prompt.leak" || s.analyses() {
			if s.analyses() {
				s.Do("done")
			} else {
				s.first()
			}
		}
	}
	s.Is("round", 2)
	// One skipped in the middle.
	s = plain(t, 3).agents("rome", "1").agents("london", "1").turn(0)
	s.Do("place", "beijing").settle().Asks(2, "prompt.place")
}

// SHN-063: the steps come in their order. Influence gained later does not pay
// for earlier steps, what is earned earlier pays for later ones.
func TestTheStepsOfAnEspionageActionComeInOrder(t *testing.T) {
	// Leaked Influence in Rome pays the market there, not the rival there.
	s := plain(t, 3).coins(0, 0).agents("rome", "1").leaked("rome", 2, 1).token("rome").turn(0)
	s.Refuses("why.rivals", "place", "rome")
	s.coins(0, 1).Do("place", "rome")
	s.Asks(0, "prompt.leak") // b2: green onto a D city; collected is all
	s.Is("players.0.influence", 2+1, "players.1.influence", 6, "players.0.inbox", goods(1, 1), "cities.rome.leaked", goods())
	s.Refuses("why.must-leak", "done").Refuses("why.no-visit", "recruit")
	s.first().Asks(0, "prompt.market")
	s.Do("recruit").Is("players.0.influence", 2).Do("done")
	s.Asks(1, "prompt.place")
}

// SHN-065, SHN-066, SHN-067, SHN-269: the overlay comes off for 4 Influence in the own
// turn, between its steps and in its Analysis, once.
func TestTheOverlayComesOffInTheOwnTurn(t *testing.T) {
	s := plain(t, 2).coins(0, 5)
	s.fork().coins(0, 3).Refuses("why.overlay-price", "overlay")
	s.Do("overlay")
	s.Changed("players.0.influence", 5, 1, "players.0.overlay", true, false)
	s.Refuses("why.no-overlay", "overlay").inbox(0, 4, 4, 4, 2).Is("players.0.inbox", goods(4, 4, 4, 2))
	// After placing and before collecting.
	c := plain(t, 2).coins(0, 4).inbox(0, 4, 3).leaked("rome", 0, 0, 0, 2)
	c.Do("place", "rome").Asks(0, "prompt.collect")
	c.fork().Do("overlay").Is("players.0.inbox", goods(4, 4, 2), "players.0.influence", 1) // and 1 of the Secret tile
	// At the market, and in both windows of the Analysis.
	plain(t, 2).coins(0, 4).visit(0, "rome").Do("overlay").Is("players.0.overlay", false)
	plain(t, 2).coins(0, 4).inbox(0, 3).study(0).Do("overlay").Is("players.0.overlay", false, "players.0.influence", 0)
	plain(t, 2).coins(0, 4).inbox(0, 3).dusk(0).Do("overlay").Is("players.0.overlay", false, "players.0.influence", 0)
	// Not while another player decides, nor for wages.
	s.turn(1).Do("place", "beijing").Is("players.0.overlay", false)
	w := plain(t, 2).coins(0, 5).inbox(0, 2, 2, 2).crew(0, 3).dusk(0).coins(0, 5)
	w.Do("done").Asks(0, "prompt.wage").Refuses("why.overlay-later", "overlay")
	m := plain(t, 2).coins(0, 9).ledger(0, 2).inbox(0, 3).study(0).Do("make", "yellow")
	m.Asks(0, "prompt.milestone").Do("overlay").Changed("players.0.influence", 10, 6, "players.0.overlay", true, false).Offered("collect", "forgo")
	// Nor at set-up.
	fresh(t, 2, 1).Refuses("why.overlay-later", "overlay")
}

// SHN-066: it comes off at every question of the own turn, and the question is
// asked on.
func TestTheOverlayComesOffBetweenAnyTwoSteps(t *testing.T) {
	l := plain(t, 2).tile("new-york", "a1").coins(0, 9).Do("place", "new-york")
	l.Asks(0, "prompt.leak").Do("overlay").Is("players.0.overlay", false, "players.0.influence", 5).Offered("leak tokyo", "leak sydney")
	d := plain(t, 2).coins(0, 9).visit(0, "rome").Do("draw", "paper-lantern")
	d.Asks(0, "prompt.second").Do("overlay").Is("players.0.overlay", false, "players.0.influence", 5).Offered("draw quiet-harbour", "draw border-post", "done")
	h := plain(t, 2).coins(0, 9).staff(0, "press-attache", "student", "inventor").visit(0, "rome").Do("hire", "quartermaster")
	h.Asks(0, "prompt.replace").Do("overlay").Is("players.0.overlay", false, "players.0.influence", 4)
	h.Offered("replace press-attache", "replace student", "replace inventor")
	// The Lone Syndicate's turn is not the player's.
	useForTable(t).coins(0, 9).Refuses("why.overlay-later", "overlay")
}

// SHN-067: nobody can take off the overlay of another.
func TestTheOverlayOfAnotherStays(t *testing.T) {
	s := plain(t, 2).coins(1, 9).coins(0, 4)
	s.Do("overlay").Is("players.0.overlay", false, "players.1.overlay", true, "players.1.influence", 9)
	s.Refuses("why.no-overlay", "overlay")
}

// SHN-262: a question with one answer is not asked; a milestone always is.
func TestQuestionsWithOneAnswerAreNotAsked(t *testing.T) {
	// No piece to make, no Handler: the Analysis passes by; a line with one city is leaked at once.
	s := plain(t, 2).coins(0, 0).tile("london", "b4")
	s.Do("place", "london").Asks(1, "prompt.place").Is("cities.beijing.leaked", goods(1), "cities.moscow.leaked", goods(0, 1))
	m := plain(t, 2).coins(0, 0).ledger(0, 2).inbox(0, 3).study(0).Do("make", "yellow")
	m.Offered("collect", "forgo")
}

// SHN-283: the overlay alone keeps no window of the Analysis open while it can come off later, nor
// where it only costs; before wages it does.
func TestTheOverlayAloneIsNoAnalysis(t *testing.T) {
	s := plain(t, 2).coins(0, 9).coins(1, 9).tile("london", "b4")
	s.Do("place", "london").Asks(1, "prompt.place").Is("players.0.overlay", true)
	// The last briefcase made, the window closes.
	m := plain(t, 2).coins(0, 9).inbox(0, 3).study(0).Do("make", "yellow").Asks(1, "prompt.place")
	m.Is("players.0.inbox", goods(), "players.0.overlay", true)
	// The last Agent of the round: wages come next.
	last := func(round int) *table {
		x := plain(t, 2).coins(0, 9).inbox(0, 3).Set("round", round)
		return x.dusk(0).Offered("make yellow", "overlay", "done").Do("make", "yellow")
	}
	last(1).Asks(0, "prompt.analyse-upkeep").Offered("overlay", "done").Do("overlay").Is("players.0.overlay", false, "round", 2)
	last(4).Is("phase", "end", "players.0.overlay", true)
}

// SHN-003, SHN-078: Agents and inboxes keep to their numbers in games of chance.
func TestInboxesNeverOverflow(t *testing.T) {
	rulestest.Sampled(t)
	for seed := range uint64(8) {
		s := fresh(t, 1+int(seed)%5, seed)
		r := rules.Rand{S: seed}
		for n := 0; s.Get("phase") != "end"; n++ {
			legal := s.S.Legal(nil)
			if err := s.S.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			for seat := range s.seats() {
				in := s.get(seatPath(seat, "inbox"))
				held, room := in["yellow"]+in["green"]+in["blue"]+in["purple"], 8
				if s.Get(seatPath(seat, "overlay")) == false {
					room = 14
				}
				agents := s.Int(seatPath(seat, "phone")) + s.Int(seatPath(seat, "wage_area")) + len(s.standing(strconv.Itoa(seat)))
				if held > room || agents != 4 {
					t.Fatalf("seat %d holds %d of %d pieces and has %d Agents", seat, held, room, agents)
				}
			}
		}
	}
}
