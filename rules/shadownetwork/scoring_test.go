package shadownetwork_test

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Upkeep, endgame scoring, open and hidden information.

// SHN-166, SHN-167, SHN-168: incentives first, on cities without any Agent, while
// the Agents still stand there; then they return and wages are due.
func TestUpkeepRunsInItsOrder(t *testing.T) {
	s := over(t, 3, 1).Set("first", "2")
	empty := map[string]bool{}
	for _, c := range openTo[3] {
		empty[c] = len(s.Get("cities."+c+".agents").(obj)) == 0
	}
	s.Next("city", "rome", "city", "rome")
	s.Do("done")
	for c, none := range empty {
		want := 0
		if none {
			want = 1
		}
		s.Is("cities."+c+".influence", want, "cities."+c+".agents", obj{})
	}
	s.Is("cities.casablanca.influence", 0, "first", "0", "round", 2)
	for seat := range 3 {
		s.Is(seatPath(seat, "phone"), 2, seatPath(seat, "wage_area"), 2)
	}
	var order []string
	for _, e := range s.Events {
		if k := game.Info().Events[e.Kind]; len(order) == 0 || order[len(order)-1] != k {
			order = append(order, k)
		}
	}
	wantList(t, "told", order, "incentive", "returned", "first", "round", "token")
}

// wagesDue is the end of a round for seat 1 with so many Agents.
func wagesDue(t testing.TB, agents, influence int, inbox ...int) *table {
	t.Helper()
	s := plain(t, 2).coins(0, 0).coins(1, influence).crew(1, agents).inbox(1, inbox...).inbox(0, 3)
	return s.dusk(0)
}

// SHN-169, SHN-171: 0 for two Agents, 6 for three, 10 for four, in round 4 too.
func TestWagesByAgents(t *testing.T) {
	for agents, due := range map[int]int{2: 0, 3: 6, 4: 10} {
		for round := 1; round <= 4; round++ {
			s := wagesDue(t, agents, 12).Set("round", round)
			s.Do("done").Is("players.1.influence", 12-due, "players.1.phone", agents, "players.1.wage_area", 4-agents)
		}
	}
}

// SHN-170, Return Agents & Pay Wage (example): three Agents cost 6.
func TestExampleWages(t *testing.T) {
	s := wagesDue(t, 3, 6)
	s.Do("done").Is("players.1.influence", 0, "players.1.phone", 3, "players.1.inbox", goods())
}

// SHN-172: Influence first, then two pieces for each that is missing, as the
// player chooses.
func TestMissingInfluenceIsPaidWithIntelligence(t *testing.T) {
	s := wagesDue(t, 3, 4, 2, 1, 2, 1)
	s.Do("done").Asks(1, "prompt.wage").Is("players.1.influence", 0, "phase", "upkeep").Refuses("why.must-pay", "done")
	s.Do("pay", "green").Refuses("why.no-wage-piece", "pay", "green").Do("pay", "purple").Do("pay", "yellow")
	s.Asks(1, "prompt.wage").Do("pay", "yellow").Is("players.1.inbox", goods(0, 0, 2), "players.1.phone", 3, "round", 2)
}

// SHN-173: who can pay must.
func TestWhoCanPayMustPay(t *testing.T) {
	s := wagesDue(t, 4, 9, 2)
	s.Do("done").Is("players.1.influence", 0, "players.1.inbox", goods(), "players.1.phone", 4, "round", 2)
}

// SHN-174, SHN-176, SHN-177: who cannot pay returns Agents, to the 10 first and
// then to the 6; the first two never go, and who went can be recruited again.
func TestWhoCannotPayReturnsAgents(t *testing.T) {
	s := wagesDue(t, 4, 7, 1)
	s.Do("done").Is("players.1.phone", 3, "players.1.wage_area", 1, "players.1.influence", 1, "players.1.inbox", goods(1))
	places := []string{}
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "sent-back" {
			places = append(places, game.Info().RefString(e.To))
		}
	}
	wantList(t, "sent back", places, "place:wage-10")
	s = wagesDue(t, 4, 2, 3)
	s.Do("done").Is("players.1.phone", 2, "players.1.wage_area", 2, "players.1.influence", 2, "players.1.inbox", goods(3))
	places = nil
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "sent-back" {
			places = append(places, game.Info().RefString(e.To))
		}
	}
	wantList(t, "sent back", places, "place:wage-10", "place:wage-6")
	poor := wagesDue(t, 2, 0)
	poor.Do("done").Is("players.1.phone", 2, "players.1.wage_area", 2)
	if poor.Told("sent-back") > 0 {
		t.Error("one of the first two was sent back")
	}
	s.settle()
	s.visit(1, s.tokens()[0]).Do("recruit").Is("players.1.wage_area", 1, "players.1.influence", 1)
}

// SHN-175: a single piece more is worth nothing.
func TestASinglePieceIsWorthNothing(t *testing.T) {
	s := wagesDue(t, 3, 5, 1)
	s.Do("done").Is("players.1.phone", 2, "players.1.influence", 5, "players.1.inbox", goods(1))
	wagesDue(t, 3, 5, 2).Do("done").Is("players.1.phone", 3, "players.1.influence", 0, "players.1.inbox", goods())
}

// SHN-178: 4 Agents, 5 Influence, 3 pieces: one Agent goes, 6 are owed, 5
// Influence and 2 pieces are paid.
func TestExampleTooLittleForFourAgents(t *testing.T) {
	s := wagesDue(t, 4, 5, 2, 1)
	s.Do("done").Asks(1, "prompt.wage").Offered("pay yellow", "pay green").Do("pay", "yellow").Do("pay", "green")
	s.Is("players.1.phone", 3, "players.1.wage_area", 1, "players.1.influence", 0, "players.1.inbox", goods(1))
}

// ending is the last Analysis of a game of two; nobody owes wages.
func ending(t testing.TB) *table {
	t.Helper()
	return plain(t, 2).coins(0, 10).coins(1, 10).inbox(1, 3).Set("round", 4)
}

// SHN-182, SHN-190, SHN-198: Influence, turn-in, game-end values and penalties;
// the most wins; all Contracts are shown.
func TestTheFinalScore(t *testing.T) {
	s := ending(t).turnedIn(0, "sealed-envelope").hand(0, "night-ferry", "reactor-nine")
	s.Set("players.0.ledger.green.filled", 3, "players.0.ledger.purple.filled", 2).dusk(1)
	if s.Sees(1, "contracts.night-ferry") != "hidden" {
		t.Error("a hand is seen before the end")
	}
	s.Do("done").Is("phase", "end").scored(0, 11, 7, -3).scored(1, 0, 0, 0)
	s.Scores([]int{10 + 11 + 7 - 3, 10}, 0)
	for seat := range 2 {
		for id, at := range map[string]string{"sealed-envelope": "done:0:1", "night-ferry": "hand:0", "reactor-nine": "hand:0"} {
			if s.Sees(seat, "contracts."+id) != at {
				t.Errorf("seat %d sees %s at %v", seat, id, s.Sees(seat, "contracts."+id))
			}
		}
	}
	for _, e := range s.Events {
		if k := game.Info().Events[e.Kind]; k == "shows-hand" && e.N != map[string]int16{"contract:night-ferry": 7, "contract:reactor-nine": -3}[game.Info().RefString(e.What)] {
			t.Errorf("%s is shown with %d", game.Info().RefString(e.What), e.N)
		}
	}
	if s.Told("shows-done") != 1 || s.Told("shows-hand") != 2 || s.Told("scored") != 2 {
		t.Error("the Contracts are not told")
	}
}

// SHN-186, Contract Scoring (example): 17, 13 or -3.
func TestExampleContractScoring(t *testing.T) {
	ready := ending(t).hand(0, "crown-cipher").ledger(0, 1, 1, 1, 2).dusk(1)
	ready.Do("done").scored(0, 0, 13, 0).Scores([]int{23, 10}, 0)
	not := ending(t).hand(0, "crown-cipher").ledger(0, 1, 1, 1, 1).dusk(1)
	not.Do("done").scored(0, 0, 0, -3).Scores([]int{7, 10}, 1)
	done := ending(t).turnedIn(0, "crown-cipher").dusk(1)
	done.Do("done").scored(0, 17, 0, 0).Scores([]int{27, 10}, 0)
}

// SHN-187: a briefcase counts for one Contract; white ones for none.
func TestABriefcaseCountsForOneContract(t *testing.T) {
	s := ending(t).hand(0, "quiet-harbour", "border-post").ledger(0, 2, 1)
	s.scored(0, 0, 4, -1).ledger(0, 3, 3).scored(0, 0, 8, 0)
	w := ending(t).turnedIn(0, "border-post").hand(0, "ballot-box").scored(0, 8, 0, -1)
	w.Set("players.0.ledger.yellow", obj{"filled": 4, "white": 1}, "players.0.ledger.green", obj{"filled": 3, "white": 2}).scored(0, 8, 5, 0)
	w.dusk(1).Do("done").Scores([]int{23, 10}, 0)
}

// SHN-188: the best assignment counts, green/blue entries included.
func TestTheBestAssignmentCounts(t *testing.T) {
	// One purple: Night Ferry (7, penalty 2) or Silent Auction (7, 2) or Zero
	// Archive not at all; the green goes where it brings more.
	s := ending(t).hand(0, "iron-ledger", "night-ferry").ledger(0, 0, 2, 1, 1)
	s.scored(0, 0, 7, -2) // either one: 7 - 2 beats 6 - 2
	s.ledger(0, 0, 3, 2, 1).scored(0, 0, 13, 0)
	// The green/blue entry takes blue, so that the green serves the other.
	e := ending(t).hand(0, "silent-auction", "quiet-harbour").ledger(0, 4, 1, 1, 1)
	e.scored(0, 0, 11, 0).ledger(0, 4, 1, 0, 1).scored(0, 0, 7, -1)
	// Two small ones beat a large one.
	b := ending(t).hand(0, "cable-station", "quiet-harbour", "paper-lantern", "glass-embassy").ledger(0, 4, 1, 2)
	b.fork().dusk(1).Do("done").Scores([]int{17, 10}, 0)
	b.scored(0, 0, 10, -3) // Paper Lantern and Glass Embassy; Cable Station alone is 9
}

// SHN-272: of two plans with the same sum the one with the more valuable
// Contract counts in a tie.
func TestOfEqualPlansTheOneWithTheMoreValuableContractCounts(t *testing.T) {
	// Seat 0: either Cable Station (9, penalty 2: 11 in all) or Paper Lantern and
	// Quiet Harbour (5 and 4, penalties 1 and 1: 11 in all).
	s := ending(t).hand(0, "cable-station", "quiet-harbour", "paper-lantern").ledger(0, 4, 1, 2)
	s.scored(0, 0, 9, -2)
	// Seat 1 has the same total and the same from Contracts, its best is 8.
	s.hand(1, "market-square", "wind-tunnel").ledger(1, 3, 2).coins(0, 10).coins(1, 12).dusk(1)
	s.Do("done").Do("done").Scores([]int{17, 17}, 0)
	if s.remark() != "result.tie-contracts" {
		t.Errorf("the tie was broken by %s", s.remark())
	}
}

// remark is the first remark on the result.
func (s *table) remark() string {
	for _, m := range s.S.Outcome().Remarks {
		return m.Key
	}
	return ""
}

// SHN-189: Intelligence, Handlers, Agents and briefcases that are left score
// nothing.
func TestLeftoversScoreNothing(t *testing.T) {
	s := ending(t).inbox(0, 2, 2, 2, 2).staff(0, "press-attache", "student").ledger(0, 4, 5, 4, 3).dusk(1)
	s.Do("done").Scores([]int{10, 10}, 0, 1)
}

// SHN-191: a tie goes to more Influence from Contracts, penalties counted.
func TestATieGoesToMoreInfluenceFromContracts(t *testing.T) {
	s := ending(t).coins(0, 6).hand(0, "quiet-harbour").ledger(0, 2, 1).dusk(1)
	s.Do("done").Scores([]int{10, 10}, 0)
	if s.remark() != "result.tie-contracts" {
		t.Errorf("the remark is %s", s.remark())
	}
	p := ending(t).coins(0, 11).hand(0, "quiet-harbour").dusk(1)
	p.Do("done").Scores([]int{10, 10}, 1)
}

// SHN-192, SHN-271: then to the most valuable Contract, at the value it scored.
func TestThenToTheMostValuableContract(t *testing.T) {
	// Seat 0: one of 8, turned in. Seat 1: 4 and 5 at the end, 1 lost, so 8 too;
	// Ballot Box would be worth 9 if it had been turned in.
	s := ending(t).turnedIn(0, "quiet-harbour").hand(1, "border-post", "ballot-box", "paper-lantern").ledger(1, 4, 3).dusk(1)
	s.scored(0, 8, 0, 0).scored(1, 0, 9, -1)
	s.Do("done").Scores([]int{18, 18}, 0)
	if s.remark() != "result.tie-best" {
		t.Errorf("the remark is %s", s.remark())
	}
	// Equal in this too.
	e := ending(t).turnedIn(0, "quiet-harbour").hand(1, "market-square").ledger(1, 3, 2).dusk(1)
	e.Do("done").Scores([]int{18, 18}, 0, 1)
	if e.remark() != "result.shared" {
		t.Errorf("the remark is %s", e.remark())
	}
}

// SHN-193: who is still tied shares the victory.
func TestAFullTieIsShared(t *testing.T) {
	s := ending(t).dusk(1)
	s.Do("done").Scores([]int{10, 10}, 0, 1)
	if s.remark() != "result.shared" {
		t.Errorf("the remark is %s", s.remark())
	}
}

// SHN-194, SHN-195: hands and completed Contracts are their owner's alone, their
// number is everybody's.
func TestContractsAreHiddenTheirNumberIsNot(t *testing.T) {
	s := plain(t, 3).hand(0, "arms-fair", "zero-archive").turnedIn(1, "velvet-curtain")
	for _, seat := range []int{rules.Nobody, 1, 2} {
		if s.Sees(seat, "contracts.arms-fair") != "hidden" || s.Sees(seat, "players.0.hand") != 2.0 {
			t.Errorf("seat %d sees the hand of seat 0", seat)
		}
	}
	if s.Sees(0, "contracts.arms-fair") != "hand:0" || s.Sees(1, "contracts.velvet-curtain") != "done:1:1" {
		t.Error("the owner does not see its own")
	}
	for _, seat := range []int{rules.Nobody, 0, 2} {
		if s.Sees(seat, "contracts.velvet-curtain") != "hidden" || s.Sees(seat, "players.1.turned_in") != 1.0 {
			t.Errorf("seat %d sees what seat 1 turned in", seat)
		}
	}
}

// SHN-196: all the rest is open.
func TestAllTheRestIsOpen(t *testing.T) {
	s := plain(t, 3).inbox(1, 2, 1).coins(1, 7).staff(1, "student").used("student", 1).ledger(1, 1, 2).open(1).agents("rome", "1").token("lima").leaked("rome", 2, 1)
	for seat := -1; seat < 3; seat++ {
		for path, want := range map[string]any{"players.1.inbox.yellow": 2.0, "players.1.influence": 7.0, "handlers.student.at": "board:1:1", "handlers.student.used": 1.0,
			"players.1.ledger.green.filled": 2.0, "players.1.overlay": false, "cities.rome.agents.1": true, "cities.lima.token": true, "cities.rome.leaked.yellow": 1.0,
			"cities.rome.influence": 2.0, "cities.rome.tile": "b2", "players.1.phone": 1.0, "contracts.quiet-harbour": "market:1", "first": "0"} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d sees %s as %v, want %v", seat, path, got, want)
			}
		}
	}
}

// SHN-197: decks have no order yet, and the generator is nobody's to see.
func TestDecksAreHidden(t *testing.T) {
	s := plain(t, 1)
	for seat := -1; seat < 1; seat++ {
		if s.Sees(seat, "contracts.zero-archive") != "hidden" || s.Sees(seat, "seed") != "0" || s.Sees(seat, "contracts.quiet-harbour") != "market:1" {
			t.Errorf("seat %d sees too much, or too little", seat)
		}
	}
	// Two games that differ in their generator alone look the same to everybody.
	a, b := plain(t, 2), plain(t, 2).Set("seed", "abcdef")
	for seat := -1; seat < 2; seat++ {
		if !rules.View(a.S, seat).Same(rules.View(b.S, seat)) {
			t.Errorf("seat %d tells the generators apart", seat)
		}
	}
}

// SHN-273: a Contract taken from the market is known to be with its owner, in
// hand or turned in, until it is thrown away; the briefcases that a Contract took
// are seen.
func TestWhatEverybodySawIsKnown(t *testing.T) {
	s := plain(t, 2).coins(0, 0).ledger(0, 2, 1).visit(0, "rome").Do("draw", "quiet-harbour")
	s.settle().Is("players.0.taken", map[string]bool{"quiet-harbour": true})
	s.inbox(0, 3).study(0).Do("make", "yellow")
	out := s.fork()
	out.Do("discard", "quiet-harbour").Is("players.0.taken", obj{}, "contracts.quiet-harbour", "discards")
	if out.Sees(1, "contracts.quiet-harbour") != "discards" {
		t.Error("the discard is not seen")
	}
	s.Do("complete", "quiet-harbour", 0)
	if s.Sees(1, "players.0.took.1.yellow") != 2.0 || s.Sees(1, "players.0.taken.quiet-harbour") != true || s.Sees(1, "contracts.quiet-harbour") != "hidden" {
		t.Error("what seat 1 saw is wrong")
	}
	// Whatever seat 1 believes, two yellow and one green were Quiet Harbour.
	r := rules.Rand{S: 3}
	for range 20 {
		v := rules.View(s.S, 1)
		v.Resample(1, &r)
		if err := v.Validate(); err != nil {
			t.Fatal(err)
		}
		if got := (tableOf(s.at(v))).held("done:0:1"); !slices.Equal(got, []string{"quiet-harbour"}) {
			t.Fatalf("seat 1 believes in %v", got)
		}
	}
}
