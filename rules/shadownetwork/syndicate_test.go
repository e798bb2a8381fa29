package shadownetwork_test

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// The Lone Syndicate: set-up, its turn, its Analysis, Upkeep and the end.

// SHN-199, SHN-200, SHN-201: the set-up of two players with five Handlers on
// display: two yellow and one of each other colour, at random; the others are
// out of the game.
func TestSoloSetup(t *testing.T) {
	shown := map[string]bool{}
	for seed := range uint64(30) {
		s := fresh(t, 1, seed)
		var of [4]int
		for i := range printedHandlers {
			h := &printedHandlers[i]
			if at := s.Get("handlers." + h.id + ".at"); at == "display" {
				of[colourOf(h)]++
				shown[h.id] = true
			} else if !h.starting && at != "box" {
				t.Errorf("%s is at %v", h.id, at)
			}
		}
		if of != [4]int{2, 1, 1, 1} {
			t.Fatalf("on display are %v", of)
		}
	}
	if len(shown) != 12 {
		t.Errorf("only %d Handlers ever come up", len(shown))
	}
	s := begun(t, 1, 3)
	if len(s.tokens()) != 2 {
		t.Errorf("tokens in %v", s.tokens())
	}
	s.Is("cities.lima.tile", "none", "cities.new-delhi.tile", "none", "cities.hong-kong.tile", "none", "cities.casablanca.tile", "none", "cities.antananarivo.tile", "none")
}

// SHN-202, SHN-204, SHN-207: the human sets up as ever; the first player is
// drawn; the Lone Syndicate has 6 Influence either way.
func TestTheHumanSetsUpAsEver(t *testing.T) {
	for first, want := range map[string]int{"0": 2, "syndicate": 1} {
		s := fresh(t, 1, 9)
		s.Asks(0, "prompt.keep")
		if len(s.handlersAt("dealt:0")) != 2 || len(s.held("hand:0")) != 3 {
			t.Fatal("the deal is wrong")
		}
		s.Next("first", map[string]int{"0": 0, "syndicate": 1}[first]).first().first()
		if first == "0" {
			s.Is("players.0.influence", want, "syndicate.influence", 6, "first", first, "syndicate.phone", 2)
		} else {
			s.Is("first", first, "syndicate.phone", 1) // it has acted already
			got := 0
			for _, e := range s.Events {
				if game.Info().Events[e.Kind] == "influence" && game.Info().RefString(e.Who) == "seat:0" && game.Info().RefString(e.From) == "place:supply" {
					got = int(e.N)
				}
			}
			if got != want {
				t.Errorf("the human starts with %d Influence", got)
			}
		}
		if len(s.held("hand:0")) != 2 {
			t.Error("the hand is wrong")
		}
	}
	first := map[any]int{}
	for seed := range uint64(40) {
		first[begun(t, 1, seed).Get("first")]++
	}
	if first["0"] < 8 || first["syndicate"] < 8 {
		t.Errorf("first were %v", first)
	}
}

// SHN-203, SHN-205, SHN-206, SHN-208: two Agents on the phone, one each on film
// spaces 2 and 3, one random Starting Handler, no Contracts, nothing in inbox and
// ledger, ten Action Cards.
func TestTheSyndicateAtTheStart(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		s := fresh(t, 1, seed)
		s.Is("syndicate.phone", 2, "syndicate.film", map[string]int{"2": 1, "3": 1, "4": 0}, "syndicate.inbox", goods(), "syndicate.ledger", goods(),
			"syndicate.column", map[string]bool{"yellow": false, "green": false, "blue": false, "purple": false}, "syndicate.card", "none", "syndicate.influence", 6)
		if n := len(s.held("syndicate")); n != 0 {
			t.Errorf("%d Contracts", n)
		}
		if n := len(s.Get("syndicate.actions").(obj)); n != 10 {
			t.Errorf("%d Action Cards", n)
		}
		s.Next("first", 0)
		dealt := s.handlersAt("dealt:0")
		s.first().first()
		l := s.handlersAt("syndicate:1")
		if len(l) != 1 || len(s.handlersAt("syndicate:2")) != 0 || slices.Contains(dealt, l[0]) {
			t.Fatalf("it starts with %v", l)
		}
		seen[l[0]] = true
	}
	if len(seen) < 7 {
		t.Errorf("Starting Handlers of the Syndicate: %v", seen)
	}
}

// SHN-209, SHN-210: turns alternate; who has no Agent is skipped.
func TestTurnsAlternateWithTheSyndicate(t *testing.T) {
	s := plain(t, 1).coins(0, 0).crew(0, 3)
	s.place("beijing").Is("syndicate.phone", 1, "players.0.phone", 2).Asks(0, "prompt.place")
	s.place(s.offers("place")[0]).Is("syndicate.phone", 0, "players.0.phone", 1).Asks(0, "prompt.place")
	s.place(s.offers("place")[0]).settle().Is("round", 2)
	// The other way round: the human is out, the Syndicate goes on.
	h := plain(t, 1).coins(0, 0).agents("tokyo", "0").turn(0)
	h.place("sydney").settle().Is("round", 2)
	if acted := h.Told("action"); acted < 2 {
		t.Errorf("the Syndicate took %d turns", acted)
	}
}

// SHN-211: the next card comes from the deck; an empty deck is made of the
// discards first.
func TestActionCardsComeFromTheDeck(t *testing.T) {
	s := plain(t, 1).coins(0, 0).crew(0, 3)
	set := []any{"syndicate.card", "sa03"}
	for i := 1; i <= 9; i++ {
		set = append(set, fmt.Sprintf("syndicate.actions.sa%02d", i), "discard")
	}
	s.Set(set...)
	s.place("beijing").Is("syndicate.card", "sa10", "syndicate.actions.sa10", "discard")
	if s.Told("reshuffled-actions") != 0 {
		t.Error("shuffled too early")
	}
	s.Next("action", "sa10").place("london").Is("syndicate.card", "sa10", "syndicate.actions.sa10", "discard", "syndicate.actions.sa03", "deck")
	if s.Told("reshuffled-actions") != 1 {
		t.Error("not shuffled")
	}
}

// SHN-005, SHN-212, SHN-213, SHN-214: from the start city clockwise, the first
// with three leaked pieces, Influence counted; locked cities and its own are
// passed by; with none it is the first of the walk.
func TestTheSyndicateWalksClockwise(t *testing.T) {
	ring := openTo[1]
	for i := range ring {
		s := plain(t, 1).coins(0, 0).tile("beijing", "d1").Next("action", "sa01") // from Moscow
		target := ring[(3+i)%len(ring)]
		if target == "beijing" {
			continue
		}
		s.leaked(target, 1, 1, 1)
		for j := range ring {
			if j != 3+i && ring[j] != target && ring[j] != "rome" && ring[j] != "london" && ring[j] != "tokyo" && ring[j] != "sydney" {
				s.leaked(ring[j], 1, 1)
			}
		}
		s.place("beijing")
		wantList(t, "target", s.standing("syndicate"), target)
	}
	first := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("new-york", "a3")
	first.place("london")
	wantList(t, "without a heap", first.standing("syndicate"), "moscow")
	own := plain(t, 1).coins(0, 0).tile("beijing", "d1").agents("moscow", "syndicate").agents("tokyo", "syndicate").Set("syndicate.phone", 1, "syndicate.film.2", 0).
		Set("syndicate.actions.sa01", "deck", "syndicate.card", "sa05", "syndicate.actions.sa05", "discard").Next("action", "sa01").leaked("tokyo", 9, 9)
	own.place("london")
	wantList(t, "past its own", own.standing("syndicate"), "beijing", "moscow", "tokyo")
	human := plain(t, 1).coins(0, 0).crew(0, 3).Next("action", "sa01").leaked("sydney", 3).agents("sydney", "0").turn(0)
	human.place("london")
	wantList(t, "onto the human", human.standing("syndicate"), "sydney")
}

// SHN-215, Place Agent Example: Moscow has 1 Influence, Beijing 1 Intelligence,
// Tokyo 2 Intelligence and 1 Influence.
func TestExamplePlaceAgent(t *testing.T) {
	// The human leaks green onto London and yellow onto New York.
	s := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("sydney", "e1").leaked("moscow", 1).leaked("beijing", 0, 1)
	n := s.fork()
	s.leaked("tokyo", 1, 2).place("sydney")
	wantList(t, "target", s.standing("syndicate"), "tokyo")
	n.place("sydney")
	wantList(t, "with nothing in Tokyo", n.standing("syndicate"), "moscow")
}

// SHN-216, SHN-217: each pays the other 1 Influence; the Syndicate pays nothing
// when it has nothing, and is not barred.
func TestTheSyndicatePaysAndIsPaid(t *testing.T) {
	s := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("moscow", "c1")
	s.place("moscow").Is("syndicate.influence", 5, "players.0.influence", 1)
	poor := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("moscow", "c1").Set("syndicate.influence", 0)
	poor.place("moscow").Is("syndicate.influence", 0, "players.0.influence", 0)
	wantList(t, "all the same", poor.standing("syndicate"), "moscow")
	h := plain(t, 1).coins(0, 2).agents("beijing", "syndicate").Next("action", "sa10")
	h.Do("place", "beijing").Is("players.0.influence", 1, "syndicate.influence", 7)
	plain(t, 1).coins(0, 0).agents("beijing", "syndicate").Refuses("why.rivals", "place", "beijing")
}

// SHN-218: all leaked pieces, then all of the Secret tile; no limit.
func TestTheSyndicateTakesEverything(t *testing.T) {
	s := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("moscow", "c1").leaked("moscow", 4, 2, 9, 2, 2).Set("syndicate.inbox", goods(9, 9))
	s.place("sydney")
	// Two passes of briefcases follow: what came in is what was told.
	took := map[string]int{}
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "took" && game.Info().RefString(e.Who) == "syndicate:lone" {
			took[game.Info().RefString(e.From)+" "+game.Info().RefString(e.What)] += int(e.N)
		}
	}
	for what, n := range map[string]int{"city:moscow colour:yellow": 2, "city:moscow colour:green": 9, "city:moscow colour:blue": 2, "city:moscow colour:purple": 2, "tile:c1 colour:green": 2} {
		if took[what] != n {
			t.Errorf("took %d of %s, want %d", took[what], what, n)
		}
	}
	s.Is("cities.moscow.leaked", goods(), "cities.moscow.influence", 0)
}

// SHN-219, SHN-220, Leak Data (example): all of a line onto the city of its card.
func TestExampleSyndicateLeaks(t *testing.T) {
	s := plain(t, 1).coins(0, 0).Next("action", "sa01").tile("new-york", "a1").leaked("new-york", 3).agents("rome", "syndicate").
		Set("syndicate.card", "sa05", "syndicate.actions.sa05", "discard", "syndicate.actions.sa01", "deck").Next("action", "sa01")
	s.place("beijing")
	wantList(t, "target", s.standing("syndicate"), "new-york", "rome")
	green := s.get("cities.tokyo.leaked")["green"] + s.get("cities.sydney.leaked")["green"]
	s.Is("cities.tokyo.leaked.blue", 1, "cities.rome.leaked", goods(3), "cities.london.leaked", goods(), "cities.sydney.leaked.blue", 0)
	if green != 1 { // the human's own
		t.Errorf("%d green pieces", green)
	}
}

// market is a turn of the Lone Syndicate in Moscow, where a token lies and
// nothing to collect but the Secret tile, C1.
func syndicateVisit(t testing.TB) *table {
	t.Helper()
	return plain(t, 1).coins(0, 0).tile("moscow", "c1").token("moscow").Next("action", "sa01")
}

// SHN-221, SHN-222, SHN-223: with a token it recruits and then hires, for 1 each; it draws and
// exchanges nothing. The recruit comes from the leftmost film space.
func TestTheSyndicateRecruitsAndHires(t *testing.T) {
	// The Double Agent that it hires serves at once: 6 purple pieces are two
	// briefcases, the second one a milestone.
	const served = 6 + 6 + 3
	s := syndicateVisit(t)
	s.place("sydney").Is("syndicate.influence", 4+served, "syndicate.film", map[string]int{"2": 0, "3": 1, "4": 0}, "syndicate.phone", 2)
	var order []string
	for _, e := range s.Events {
		if k := game.Info().Events[e.Kind]; k == "recruited" || k == "hired" || k == "exchanged" || k == "drew" {
			order = append(order, k)
		}
	}
	wantList(t, "told", order, "recruited", "hired")
	// Without a token, neither.
	n := plain(t, 1).coins(0, 0).tile("moscow", "c1").Next("action", "sa01")
	n.place("sydney").Is("syndicate.influence", 6, "syndicate.phone", 1)
	// With one Influence it recruits and cannot hire; with none it does neither.
	one := syndicateVisit(t).Set("syndicate.influence", 1)
	one.place("sydney").Is("syndicate.influence", 0, "syndicate.phone", 2, "handlers.double-agent.at", "display")
	none := syndicateVisit(t).Set("syndicate.influence", 0)
	none.place("sydney").Is("syndicate.influence", 0, "syndicate.phone", 1, "handlers.double-agent.at", "display")
	// With four Agents, or none on the strip, it does not recruit.
	four := syndicateVisit(t).Set("syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0})
	four.place("sydney").Is("syndicate.influence", 5+served, "syndicate.phone", 3)
	late := syndicateVisit(t).Set("syndicate.phone", 3, "syndicate.film", obj{"2": 0, "3": 1, "4": 0})
	late.place("sydney").Is("syndicate.influence", 4+served, "syndicate.film.3", 0, "syndicate.phone", 3)
}

// SHN-223: a recruit acts in the same round and costs wages.
func TestASyndicateRecruitActsAndCosts(t *testing.T) {
	s := syndicateVisit(t).Set("syndicate.influence", 40)
	acted := 0
	s.place("sydney")
	acted += s.Told("action")
	s.place("london").settle()
	acted += s.Told("action")
	s.Is("round", 2)
	if acted < 3 {
		t.Errorf("it took %d turns with three Agents", acted)
	}
	if s.Told("wages") != 1 {
		t.Error("it paid no wages for three Agents")
	}
}

// SHN-224, SHN-225: the best colour on display: purple, blue, green, yellow; of
// several the human chooses.
func TestTheSyndicateHiresTheBestColour(t *testing.T) {
	at := map[string]any{}
	for i, best := range []string{"double-agent", "cipher-clerk", "quartermaster"} {
		s := syndicateVisit(t)
		// The better ones are with the human.
		for j, gone := range []string{"double-agent", "cipher-clerk", "quartermaster"}[:i] {
			at["handlers."+gone] = obj{"at": fmt.Sprintf("board:0:%d", j+1), "used": 0, "spent": false}
		}
		for path, v := range at {
			s.Set(path, v)
		}
		s.place("sydney")
		// It was used at once: its only Handler.
		if s.Told("hired") != 1 || s.Told("used") != 1 {
			t.Errorf("%s: hired %d, used %d", best, s.Told("hired"), s.Told("used"))
		}
		for _, e := range s.Events {
			if game.Info().Events[e.Kind] == "hired" && game.Info().RefString(e.What) != "handler:"+best {
				t.Errorf("hired %s, want %s", game.Info().RefString(e.What), best)
			}
		}
	}
	s := syndicateVisit(t)
	for path, v := range at {
		s.Set(path, v)
	}
	s.Set("handlers.quartermaster", obj{"at": "board:0:3", "used": 0, "spent": false})
	s.place("sydney").Asks(0, "prompt.hire-for").Offered("hire-for-syndicate street-courier", "hire-for-syndicate ghost-writer")
	s.Refuses("why.not-on-display", "hire-for-syndicate", "double-agent").Refuses("why.starting", "hire-for-syndicate", "student")
	// Two briefcases take 6, and of the other one's five pieces the first takes 3.
	other := s.fork().Do("hire-for-syndicate", "street-courier")
	s.Do("hire-for-syndicate", "ghost-writer").Is("syndicate.ledger.yellow", s.soloOf("ghost-writer")-6, "syndicate.influence", 6-1-1+1+1+2)
	other.Is("syndicate.ledger.yellow", other.soloOf("street-courier")-3, "syndicate.influence", 6-1-1+1)
}

// soloOf is the size of a Handler's solo section.
func (s *table) soloOf(id string) int {
	for i := range printedHandlers {
		if printedHandlers[i].id == id {
			return printedHandlers[i].solo.sum()
		}
	}
	return -1
}

// SHN-226, SHN-227, SHN-228, Hire a Handler Example: with two Handlers the human
// picks one, which is used and leaves; the new one was taken before from what was
// on display.
func TestExampleSyndicateHiresAHandler(t *testing.T) {
	// On display: blue and yellow; it holds a purple and a green one.
	s := syndicateVisit(t).hires(1, "double-agent").hires(2, "quartermaster")
	s.Set("handlers.ghost-writer", obj{"at": "board:0:1", "used": 0, "spent": false}, "syndicate.influence", 1, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.phone", 4)
	wantList(t, "display", s.handlersAt("display"), "cipher-clerk", "street-courier")
	s.place("sydney").Asks(0, "prompt.use-for-hired").Offered("use-for-syndicate double-agent", "use-for-syndicate quartermaster")
	s.Is("syndicate.influence", 0, "handlers.cipher-clerk.at", "hired").Refuses("why.being-hired", "use-for-syndicate", "cipher-clerk")
	s.Refuses("why.not-syndicates", "use-for-syndicate", "ghost-writer")
	s.Do("use-for-syndicate", "double-agent")
	// The used purple one is back on display, and the blue one in its place.
	s.Is("handlers.double-agent.at", "display", "handlers.cipher-clerk.at", "syndicate:1", "handlers.quartermaster.at", "syndicate:2")
	// Now its Analysis: two Handlers, one of them is used.
	s.Asks(0, "prompt.use-for").Do("use-for-syndicate", "cipher-clerk").Is("handlers.cipher-clerk.at", "display")
	s.Asks(0, "prompt.place")
}

// SHN-274: with an empty display it does not hire.
func TestTheSyndicateHiresNobodyFromAnEmptyDisplay(t *testing.T) {
	s := syndicateVisit(t).hires(1, "double-agent").hires(2, "quartermaster")
	for i, id := range []string{"street-courier", "ghost-writer", "cipher-clerk"} {
		s.Set("handlers."+id, obj{"at": fmt.Sprintf("board:0:%d", i+1), "used": 0, "spent": false})
	}
	s.Set("syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.phone", 4)
	s.place("sydney").Is("syndicate.influence", 6).Asks(0, "prompt.use-for")
	if s.Told("hired") != 0 {
		t.Error("it hired")
	}
}

// SHN-229, SHN-230: its Analysis comes at once: one Handler if it has one, of two
// the one that the human picks; then briefcases.
func TestTheSyndicateAnalysesAtOnce(t *testing.T) {
	none := plain(t, 1).coins(0, 0).tile("moscow", "c1").Next("action", "sa01").Set("syndicate.inbox", goods(3))
	none.place("sydney").Is("syndicate.influence", 7, "syndicate.column.yellow", true)
	if none.Told("used") != 0 {
		t.Error("it used a Handler that it does not have")
	}
	one := plain(t, 1).coins(0, 0).tile("moscow", "c1").Next("action", "sa01").hires(1, "chauffeur")
	one.place("sydney").Is("handlers.chauffeur.at", "box", "syndicate.ledger.purple", one.soloOf("chauffeur")-3, "syndicate.influence", 6+6)
	two := plain(t, 1).coins(0, 0).tile("moscow", "c1").Next("action", "sa01").hires(1, "chauffeur").hires(2, "double-agent")
	two.place("sydney").Asks(0, "prompt.use-for").Offered("use-for-syndicate chauffeur", "use-for-syndicate double-agent")
	two.Refuses("why.not-syndicates", "use-for-syndicate", "quartermaster")
	two.Do("use-for-syndicate", "chauffeur").Is("handlers.chauffeur.at", "box", "handlers.double-agent.at", "syndicate:2")
	if two.Told("used") != 1 {
		t.Errorf("%d Handlers used", two.Told("used"))
	}
}

// SHN-232, Use Handler Example: 3 green, and the Handler is back on the board.
func TestExampleSyndicateUsesAHandler(t *testing.T) {
	s := plain(t, 1).coins(0, 0).tile("moscow", "c3").Next("action", "sa01").hires(1, "quartermaster")
	s.place("sydney").Is("handlers.quartermaster.at", "display")
	took := 0
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "took" && game.Info().RefString(e.From) == "handler:quartermaster" && game.Info().RefString(e.What) == "colour:green" {
			took += int(e.N)
		}
	}
	if took != 3 {
		t.Errorf("it took %d green", took)
	}
	s.Is("syndicate.column.green", true, "syndicate.influence", 6+3)
}

// study is a Lone Syndicate that has to analyse at the end of a round, with a
// card that shows slot II.
func syndicateStudy(t testing.TB, inbox, ledger []int, column ...string) *table {
	t.Helper()
	s := night(t).Set("syndicate.inbox", goods(inbox...), "syndicate.ledger", goods(ledger...))
	for _, c := range column {
		s.Set("syndicate.column."+c, true)
	}
	return s
}

// SHN-233, SHN-234, SHN-243, SHN-244: twelve spaces, three a colour; a pass makes at most one
// briefcase of each colour; then the ledger is filled again for a second pass,
// and once more without one.
func TestTwoPassesOfBriefcases(t *testing.T) {
	s := syndicateStudy(t, []int{11, 2}, []int{0, 1})
	s.Do("done")
	// Yellow: 3 made, 3 made (a milestone), 3 in the ledger, 2 left in the inbox.
	s.Is("syndicate.ledger", goods(3), "syndicate.inbox", goods(2), "syndicate.column.yellow", true, "syndicate.column.green", true,
		"syndicate.influence", 6+3+1+1+2)
	few := syndicateStudy(t, []int{2, 2, 2, 2}, nil)
	few.Do("done").Is("syndicate.ledger", goods(2, 2, 2, 2), "syndicate.inbox", goods(), "syndicate.influence", 6)
	if err := few.TrySet("syndicate.ledger.yellow", 4); err == nil {
		t.Error("a fourth piece in a row")
	}
}

// SHN-235, SHN-236, SHN-239: a briefcase brings the row's Influence and stands in
// column 1; the row is empty, and filling the column alone takes no Contract.
func TestTheFirstBriefcaseOfARowStandsInColumnOne(t *testing.T) {
	for c, influence := range []int{1, 3, 4, 6} {
		n := make([]int, 4)
		n[c] = 3
		var others []string
		for j, name := range colourNames {
			if j != c {
				others = append(others, name)
			}
		}
		s := syndicateStudy(t, nil, n, others...)
		s.Do("done").Is("syndicate.influence", 6+influence, "syndicate.ledger", goods(), "syndicate.column."+colourNames[c], true)
		if s.Told("milestone") != 0 || len(s.held("syndicate")) != 0 {
			t.Errorf("%s: a milestone or a Contract", colourNames[c])
		}
	}
}

// SHN-237, SHN-238: the second briefcase of a row is a milestone and goes back;
// the bonuses are 2, 2 and a blue piece, 2, 3, on top of the row's Influence.
func TestTheSecondBriefcaseOfARowIsAMilestone(t *testing.T) {
	for c, influence := range []int{1 + 2, 3 + 2, 4 + 2, 6 + 3} {
		n := make([]int, 4)
		n[c] = 3
		s := syndicateStudy(t, nil, n, colourNames[c])
		s.Do("done").Is("syndicate.influence", 6+influence, "syndicate.column."+colourNames[c], true, "syndicate.ledger", goods(0, 0, map[bool]int{true: 1}[c == 1]))
		if s.Told("milestone") != 1 || len(s.held("syndicate")) != 0 {
			t.Errorf("%s: %d milestones", colourNames[c], s.Told("milestone"))
		}
	}
}

// SHN-240, SHN-245: with a full column a milestone takes the Contract shown,
// whatever it needs; the four briefcases go back.
func TestAFullColumnTakesAContract(t *testing.T) {
	s := syndicateStudy(t, nil, []int{3}, colourNames...).Next("contract", "missile-row")
	s.Do("done").Is("syndicate.column", map[string]bool{"yellow": false, "green": false, "blue": false, "purple": false}, "contracts.paper-lantern", "syndicate",
		"syndicate.influence", 6+1+2)
	s.market("missile-row", "quiet-harbour", "border-post")
	n := syndicateStudy(t, nil, []int{3}, "yellow", "green", "blue")
	n.Do("done").Is("syndicate.column", map[string]bool{"yellow": true, "green": true, "blue": true, "purple": false})
	wantList(t, "taken", n.held("syndicate"))
}

// SHN-242, Lone Syndicate Milestones (example): III is the one furthest from the
// deck.
func TestExampleContractThree(t *testing.T) {
	s := syndicateStudy(t, nil, []int{3}, colourNames...).Set("syndicate.card", "sa01", "syndicate.actions.sa01", "discard")
	s.Do("done").Is("contracts.border-post", "syndicate")
	wantList(t, "taken", s.held("syndicate"), "border-post")
}

// SHN-241, SHN-275: an empty slot gives way to the next lower one, then to the
// nearest above; with no Contract at all the column is emptied.
func TestAnEmptySlotGivesWay(t *testing.T) {
	base := func(open ...string) *table {
		s := syndicateStudy(t, nil, []int{3}, colourNames...)
		var set []any
		for _, c := range s.held("deck") {
			set = append(set, "contracts."+c, "hand:0")
		}
		for i, c := range []string{"quiet-harbour", "paper-lantern", "border-post"} {
			if !slices.Contains(open, c) {
				set = append(set, "contracts."+c, "hand:0")
			} else {
				set = append(set, "contracts."+c, fmt.Sprintf("market:%d", i+1))
			}
		}
		return s.Set(set...)
	}
	lower := base("quiet-harbour", "border-post")
	lower.Do("done")
	wantList(t, "taken", lower.held("syndicate"), "quiet-harbour")
	above := base("border-post")
	above.Do("done")
	wantList(t, "taken", above.held("syndicate"), "border-post")
	none := base()
	none.Do("done").Is("syndicate.column.blue", false)
	wantList(t, "taken", none.held("syndicate"))
	three := base("quiet-harbour", "paper-lantern").Set("syndicate.card", "sa01", "syndicate.actions.sa01", "discard")
	three.Do("done")
	wantList(t, "III gives way to II", three.held("syndicate"), "paper-lantern")
}

// SHN-246, SHN-247, Milestone Example: 1 purple, 3 blue, 3 green; column 1 holds
// yellow, green and purple; the card shows II.
func TestExampleSyndicateMilestone(t *testing.T) {
	s := syndicateStudy(t, nil, []int{0, 3, 3, 1}, "yellow", "green", "purple").Next("contract", "missile-row")
	s.Do("done").Is("syndicate.influence", 6+9, "contracts.paper-lantern", "syndicate",
		"syndicate.column", map[string]bool{"yellow": false, "green": false, "blue": false, "purple": false},
		"syndicate.ledger", goods(0, 0, 1, 1), "syndicate.inbox", goods())
	var order []string
	for _, e := range s.Events {
		k := game.Info().Events[e.Kind]
		if k == "briefcase" || k == "milestone" || k == "emptied" || k == "drew" || k == "influence" && game.Info().RefString(e.Who) == "syndicate:lone" {
			order = append(order, fmt.Sprintf("%s %d", k, e.N))
		}
	}
	wantList(t, "told", order, "briefcase 1", "influence 4", "briefcase 2", "influence 3", "milestone 2", "influence 2", "emptied 4", "drew 0")
}

// SHN-248, SHN-249, SHN-250: the extra Analysis is a whole one and comes first;
// then incentives, wages, the token, the film.
func TestSoloUpkeepRunsInItsOrder(t *testing.T) {
	s := night(t).hires(1, "student").Set("syndicate.ledger", goods(0, 0, 3), "syndicate.inbox", goods(), "first", "0", "syndicate.influence", 10)
	s.Next("action", "sa01").Do("done")
	var order []string
	for _, e := range s.Events {
		switch k := game.Info().Events[e.Kind]; k {
		case "used", "briefcase", "returned", "first", "arrived", "round", "token":
			if len(order) == 0 || order[len(order)-1] != k {
				order = append(order, k)
			}
		}
		if game.Info().Events[e.Kind] == "round" {
			break
		}
	}
	if len(order) > 6 {
		order = order[:6]
	}
	wantList(t, "told", order, "used", "briefcase", "returned", "first", "arrived", "round")
	// Incentives: on cities without any Agent.
	i := night(t)
	stands := map[string]bool{}
	for _, c := range openTo[1] {
		stands[c] = len(i.Get("cities."+c+".agents").(obj)) > 0
	}
	i.Do("done")
	for c, agents := range stands {
		want := 1
		if agents {
			want = 0
		}
		i.Is("cities."+c+".influence", want)
	}
}

// SHN-251, SHN-252: wages by the same table; the Syndicate pays Influence, then
// pieces of the inbox and then of the ledger, yellow first.
func TestTheSyndicatePaysWages(t *testing.T) {
	// 3 Influence and 6 pieces for three Agents; the one on the film costs nothing.
	s := syndicateWages(t, 3, 3, nil, []int{2, 2, 2, 2})
	s.Do("done").Is("syndicate.influence", 0, "syndicate.ledger", goods(0, 0, 0, 2), "syndicate.phone", 4, "syndicate.film", map[string]int{"2": 0, "3": 0, "4": 0})
	// 8 yellow: two briefcases (1, then 1 and the bonus 2) leave 2; nothing of it
	// is needed.
	both := syndicateWages(t, 3, 4, []int{5, 1}, []int{3, 1})
	both.Do("done").Is("syndicate.influence", 4+1+1+2-6, "syndicate.ledger", goods(2, 2))
	// 11 yellow: two briefcases leave 3 in the ledger and 2 in the inbox, which
	// pay for the one Influence that is missing.
	less := syndicateWages(t, 3, 1, []int{11}, nil)
	less.Do("done").Is("syndicate.influence", 0, "syndicate.inbox", goods(0), "syndicate.ledger", goods(3))
	two := syndicateWages(t, 2, 3, nil, nil)
	two.Do("done").Is("syndicate.influence", 3)
}

// syndicateWages is the end of round 2, in which the Syndicate pays so many
// Agents; the rest waits on film space 3.
func syndicateWages(t testing.TB, agents, influence int, inbox, ledger []int) *table {
	t.Helper()
	s := plain(t, 1).coins(0, 0).inbox(0, 3)
	waits := obj{"2": 0, "3": min(1, 4-agents), "4": 0}
	round := 2
	if agents == 2 {
		waits, round = obj{"2": 1, "3": 1, "4": 0}, 1
	}
	return s.Set("first", "syndicate", "round", round, "syndicate.phone", agents, "syndicate.film", waits, "syndicate.influence", influence,
		"syndicate.inbox", goods(inbox...), "syndicate.ledger", goods(ledger...)).dusk(0)
}

// SHN-253, SHN-276: what it cannot pay for goes to film space 4, Agent by Agent,
// and joins again in round 4.
func TestUnpaidSyndicateAgentsWaitOnTheFilm(t *testing.T) {
	s := plain(t, 1).coins(0, 0).inbox(0, 3).Set("first", "syndicate", "syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.influence", 6).dusk(0)
	s.Do("done").Is("syndicate.phone", 3, "syndicate.film", obj{"2": 0, "3": 0, "4": 1}, "syndicate.influence", 0)
	p := plain(t, 1).coins(0, 0).inbox(0, 3).Set("first", "syndicate", "syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.influence", 5).dusk(0)
	p.Do("done").Is("syndicate.phone", 2, "syndicate.film.4", 2, "syndicate.influence", 5)
	r := plain(t, 1).coins(0, 0).inbox(0, 3).Set("round", 3, "first", "syndicate", "syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.influence", 5).dusk(0)
	r.Do("done").Is("round", 4, "syndicate.phone", 4, "syndicate.film.4", 0)
}

// SHN-254: the Agents on the space that the round token reaches join for nothing.
func TestFilmAgentsJoin(t *testing.T) {
	one := night(t)
	one.Do("done").Is("round", 2, "syndicate.film", obj{"2": 0, "3": 1, "4": 0}, "syndicate.phone", 3, "syndicate.influence", 6)
	two := plain(t, 1).coins(0, 0).inbox(0, 3).Set("round", 2, "first", "syndicate", "syndicate.phone", 3, "syndicate.film", obj{"2": 0, "3": 1, "4": 0}, "syndicate.influence", 9).dusk(0)
	two.Do("done").Is("round", 3, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.phone", 4, "syndicate.influence", 3)
	gone := plain(t, 1).coins(0, 0).inbox(0, 3).Set("round", 2, "first", "syndicate", "syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.influence", 19).dusk(0)
	gone.Do("done").Is("round", 3, "syndicate.phone", 4, "syndicate.influence", 9)
}

// soloEnd is the last Analysis of a solo game. The Syndicate has 16 Influence and
// owes 10.
func soloEnd(t testing.TB, level int) *table {
	t.Helper()
	s := plainWith(t, 1, rules.Options{"syndicate": level + 1})
	return s.coins(0, 0).inbox(0, 3).Set("round", 4, "syndicate.phone", 4, "syndicate.film", obj{"2": 0, "3": 0, "4": 0}, "syndicate.influence", 16).dusk(0)
}

func (s *table) automa(total int, won, lost bool) *table {
	s.T.Helper()
	out := s.S.Outcome()
	if out.Automa == nil || out.Automa.Total != total || out.Winners.Has(0) != won || out.Lost != lost {
		s.T.Fatalf("the Lone Syndicate has %+v, winners %v, lost %v; want %d, %v, %v", out.Automa, out.Winners.List(), out.Lost, total, won, lost)
	}
	return s
}

// SHN-255, SHN-256: Influence and turn-in values, no penalties; the higher total
// wins.
func TestTheSyndicatesFinalScore(t *testing.T) {
	s := soloEnd(t, 1).Set("contracts.zero-archive", "syndicate", "contracts.quiet-harbour", "syndicate").hand(0, "missile-row")
	for contract, at := range map[string]string{"arms-fair": "market:1"} {
		s.Set("contracts."+contract, at)
	}
	win := s.fork().coins(0, 40)
	s.coins(0, 20).Do("done").automa(6+18+8, false, true)
	s.Scores([]int{17})
	win.Do("done").automa(32, true, false).Scores([]int{37}, 0)
	if win.remark() != "result.beat" || s.remark() != "result.lost" {
		t.Errorf("the remarks are %s and %s", win.remark(), s.remark())
	}
}

// SHN-257, SHN-258: ties by Contracts, then by the best one; a full tie is a
// draw.
func TestSoloTies(t *testing.T) {
	base := soloEnd(t, 1).Set("syndicate.influence", 20)
	draw := base.fork().coins(0, 10).Do("done").automa(10, false, false)
	if draw.remark() != "result.draw" {
		t.Errorf("the remark is %s", draw.remark())
	}
	contracts := base.fork().Set("contracts.arms-fair", "syndicate").coins(0, 23).Do("done")
	contracts.automa(23, false, true)
	if contracts.remark() != "result.tie-contracts" {
		t.Errorf("the remark is %s", contracts.remark())
	}
	// 18 of Contracts each: one of 18 against 9 and 9.
	best := base.fork().Set("contracts.grand-chessboard", "syndicate", "contracts.arms-fair", "hand:0", "contracts.grey-cardinal", "hand:0", "players.0.ledger",
		obj{"yellow": obj{"filled": 1, "white": 0}, "green": obj{"filled": 3, "white": 0}, "blue": obj{"filled": 3, "white": 0}, "purple": obj{"filled": 1, "white": 0}}).coins(0, 10)
	best.scored(0, 0, 18, 0).Do("done").automa(28, false, true)
	if best.remark() != "result.tie-best" {
		t.Errorf("the remark is %s", best.remark())
	}
}

// SHN-259: Relaxed: 6 Influence, game-end values, and no extra Analysis.
func TestTheLevelRelaxed(t *testing.T) {
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 1, Seed: 2, Options: rules.Options{"syndicate": 1}})).Is("syndicate.influence", 6)
	s := soloEnd(t, 0).Set("contracts.zero-archive", "syndicate", "syndicate.ledger", goods(3)).coins(0, 50)
	s.Do("done").automa(6+14, true, false).Is("syndicate.ledger", goods(3))
	n := soloEnd(t, 1).Set("contracts.zero-archive", "syndicate", "syndicate.ledger", goods(3)).coins(0, 50)
	n.Do("done").automa(6+1+18, true, false).Is("syndicate.ledger", goods())
}

// Probation is Relaxed with a handicap of the set-up: no Influence to begin with, and its
// last two Agents come a round later. It is the first level and the one that nobody has to
// choose.
func TestTheLevelProbation(t *testing.T) {
	o, _ := game.Info().Option("syndicate")
	if o.Default != 0 || !slices.Equal(o.Values, []string{"probation", "relaxed", "standard", "ruthless"}) {
		t.Fatalf("the levels are %v, the usual one is %d", o.Values, o.Default)
	}
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 1, Seed: 2})).Is("options.syndicate", "probation", "syndicate.influence", 0, "syndicate.phone", 2, "syndicate.film", obj{"2": 0, "3": 1, "4": 1})
	early := rules.Options{"film": 2} // whoever asks for them early gets them so
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 1, Seed: 2, Options: early})).Is("syndicate.phone", 3, "syndicate.film", obj{"2": 1, "3": 0, "4": 0})
	s := soloEnd(t, -1).Set("contracts.zero-archive", "syndicate", "syndicate.ledger", goods(3)).coins(0, 50)
	s.Do("done").automa(6+14, true, false).Is("syndicate.ledger", goods(3))
	tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 2, Seed: 2})).Is("options.syndicate", "standard")
}

// SHN-260, SHN-277: Ruthless: 12 Influence, and always the Contract with the
// highest turn-in value, of equals the one nearest the deck.
func TestTheLevelRuthless(t *testing.T) {
	s := tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: 1, Seed: 2, Options: rules.Options{"syndicate": 3}}))
	s.Is("syndicate.influence", 12)
	take := func(level int) *table {
		s := soloEnd(t, level).Set("syndicate.column", map[string]bool{"yellow": true, "green": true, "blue": true, "purple": true}, "syndicate.ledger", goods(3))
		return s.Do("done")
	}
	wantList(t, "Ruthless", take(2).held("syndicate"), "paper-lantern")
	wantList(t, "Standard", take(1).held("syndicate"), "paper-lantern")
	e := soloEnd(t, 2).Set("syndicate.column", map[string]bool{"yellow": true, "green": true, "blue": true, "purple": true}, "syndicate.ledger", goods(3),
		"contracts.paper-lantern", "deck", "contracts.velvet-curtain", "market:3", "contracts.border-post", "market:2", "contracts.quiet-harbour", "deck", "contracts.ballot-box", "market:1")
	e.Do("done")
	wantList(t, "nearest the deck", e.held("syndicate"), "ballot-box")
	far := soloEnd(t, 2).Set("syndicate.column", map[string]bool{"yellow": true, "green": true, "blue": true, "purple": true}, "syndicate.ledger", goods(3),
		"contracts.border-post", "deck", "contracts.arms-fair", "market:3")
	wantList(t, "the best, not the slot", far.Do("done").held("syndicate"), "arms-fair")
}
