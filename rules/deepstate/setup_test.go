package deepstate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// opened is a game as it is set up.
func opened(t testing.TB, seats int, seed uint64, options rules.Options) *table {
	t.Helper()
	return tableOf(rulestest.OpenSeed(t, game, rules.Setup{Seats: seats, Seed: seed, Options: options}))
}

// kindOf is the kind of a card's id.
func kindOf(id string) string { return id[:strings.LastIndex(id, "-")] }

// DST-001, DST-002, DST-094, DST-103: 66 Objectives of 18 kinds and two World
// Wars; which are in the deck is a matter of the number of players.
func TestTheObjectiveCardsAreSixtyEightOfEighteenKinds(t *testing.T) {
	p := opened(t, 5, 1, plain).position()
	copies := map[string]int{}
	for id := range p.Objectives {
		copies[kindOf(id)]++
	}
	four := []string{"ruling-parties", "mass-media", "authorities", "banks", "real-estate", "valuables", "patents", "labs", "researches",
		"labor-unions", "consulates", "spy-agencies"}
	three := []string{"governments", "stock-exchanges", "universities", "crime-syndicates", "corporations", "inner-circle"}
	for _, k := range four {
		if copies[k] != 4 {
			t.Errorf("%d copies of %s, want 4", copies[k], k)
		}
	}
	for _, k := range three {
		if copies[k] != 3 {
			t.Errorf("%d copies of %s, want 3", copies[k], k)
		}
	}
	if len(p.Objectives) != 68 || len(copies) != 19 || copies["world-war"] != 2 {
		t.Errorf("%d cards of %d kinds with %d World Wars, want 68, 19 and 2", len(p.Objectives), len(copies), copies["world-war"])
	}
}

// DST-021..026, DST-031, DST-103: deck and row for each number of players, and
// the cards that stay in the box.
func TestTheDeckIsMadeForThePlayers(t *testing.T) {
	in := map[int]map[string]int{}
	for players, want := range map[int]struct{ row, deck, box int }{
		2: {8, 33, 27}, 3: {8, 42, 18}, 4: {9, 47, 12}, 5: {11, 57, 0},
	} {
		p := opened(t, players, 7, plain).position()
		in[players] = map[string]int{}
		row := 0
		for id, at := range p.Objectives {
			if at != "box" {
				in[players][kindOf(id)]++
			}
			if strings.HasPrefix(at, "zone:") {
				row++
			}
		}
		if n := count(p.Objectives, "deck"); row != want.row || n != want.deck || count(p.Objectives, "box") != want.box {
			t.Errorf("%d players: row %d, deck %d, box %d; want %+v", players, row, n, count(p.Objectives, "box"), want)
		}
		if p.Objectives["world-war-1"] != "deck" || p.Objectives["world-war-2"] != "deck" {
			t.Errorf("%d players: the World Wars are not both in the deck", players)
		}
	}
	// Unmarked 39, "3+" 9, "4+" 6, "5" 12.
	sum := func(players int) (n int) {
		for k, c := range in[players] {
			if k != "world-war" {
				n += c
			}
		}
		return n
	}
	if got := []int{sum(2), sum(3) - sum(2), sum(4) - sum(3), sum(5) - sum(4)}; !slices.Equal(got, []int{39, 9, 6, 12}) {
		t.Errorf("cards by mark are %v, want 39, 9, 6, 12", got)
	}
	// The copies of each kind at 2, 3, 4 and 5 players.
	for k, want := range map[string][4]int{
		"ruling-parties": {3, 3, 3, 4}, "mass-media": {2, 3, 3, 4}, "authorities": {2, 3, 4, 4},
		"banks": {3, 3, 3, 4}, "real-estate": {2, 3, 3, 4}, "valuables": {2, 3, 4, 4},
		"patents": {3, 3, 3, 4}, "labs": {2, 3, 3, 4}, "researches": {2, 3, 4, 4},
		"governments": {2, 2, 3, 3}, "stock-exchanges": {2, 2, 3, 3}, "universities": {2, 2, 3, 3},
		"crime-syndicates": {1, 2, 2, 3}, "corporations": {1, 2, 2, 3}, "inner-circle": {1, 2, 2, 3},
		"labor-unions": {3, 3, 3, 4}, "consulates": {3, 3, 3, 4}, "spy-agencies": {3, 3, 3, 4}, "world-war": {2, 2, 2, 2},
	} {
		if got := [4]int{in[2][k], in[3][k], in[4][k], in[5][k]}; got != want {
			t.Errorf("copies of %s are %v, want %v", k, got, want)
		}
	}
}

// DST-027, DST-099, DST-100, DST-101: what a player who owns a whole group has
// in emblems, seen in the Stages that it can enter.
func TestTheEmblemsInTheDeck(t *testing.T) {
	for kind, want := range map[string]string{
		"ruling-parties": "special-interest", "mass-media": "special-interest", "authorities": "",
		"banks": "special-interest", "real-estate": "special-interest", "valuables": "",
		"patents": "special-interest", "labs": "special-interest", "researches": "",
		"governments": "", "stock-exchanges": "", "universities": "", "crime-syndicates": "", "corporations": "", "inner-circle": "",
		"labor-unions": "communists", "consulates": "peacekeepers", "spy-agencies": "spies",
	} {
		s := deal(t, 3, nil, "mass-media", "mass-media").own(0, kind).reserve(0, 5)
		for emblem, project := range map[string]string{"communists": "comintern", "peacekeepers": "unified-nations", "spies": "spyware"} {
			f := s.fork().stage(0, project, 1)
			if can := f.offers("advance " + project); can != (emblem == want) {
				t.Errorf("with %s Stage II of %s is offered: %v", kind, project, can)
			}
		}
		if can := s.offers("advance deep-state"); can != (want == "special-interest") {
			t.Errorf("with %s DEEP STATE is offered: %v", kind, can)
		}
	}
	for i, players := range []int{2, 3, 4, 5} {
		n := map[string]int{}
		for id, at := range opened(t, players, 3, plain).position().Objectives {
			if at == "box" {
				continue
			}
			switch kindOf(id) {
			case "labor-unions", "consulates", "spy-agencies":
				n[kindOf(id)]++
			case "ruling-parties", "mass-media", "banks", "real-estate", "patents", "labs":
				n["si"]++
			}
		}
		key := []int{3, 3, 3, 4}[i]
		if n["labor-unions"] != key || n["consulates"] != key || n["spy-agencies"] != key || n["si"] != []int{15, 18, 18, 24}[i] {
			t.Errorf("%d players: emblems are %v", players, n)
		}
	}
}

// DST-003, DST-040: 35 Secondary Objectives, all in the supply.
func TestSecondaryObjectivesStartInTheSupply(t *testing.T) {
	s := opened(t, 3, 1, plain)
	for group, n := range map[string]int{"mass-control": 10, "science": 10, "finance": 10, "supreme-power": 5} {
		s.Is("secondaries."+group, map[string]int{"supply": n, "0": 0, "1": 0, "2": 0})
	}
	if n := len(s.position().Secondary); n != 4 {
		t.Errorf("%d groups have Secondary Objectives, want 4", n)
	}
}

// DST-004, DST-034, DST-035: four Projects in the order of the table, empty at
// the start.
func TestFourProjectsStartWithoutCoordinators(t *testing.T) {
	for _, players := range []int{1, 2, 3, 4, 5} {
		s := opened(t, players, 1, plain)
		s.Is("projects", map[string]any{"deep-state": map[string]int{}, "comintern": map[string]int{}, "unified-nations": map[string]int{}, "spyware": map[string]int{}})
	}
	var names []string
	for _, r := range game.Info().Refs {
		if r.Name == "project" {
			names = r.IDs
		}
		if r.Name == "stage" && len(r.IDs) != 20 {
			t.Errorf("%d Stages, want 4 times 5", len(r.IDs))
		}
	}
	if !slices.Equal(names, []string{"deep-state", "comintern", "unified-nations", "spyware"}) {
		t.Errorf("the Projects are shown as %v", names)
	}
}

// DST-006, DST-007, DST-010: 46 Treaties, three tokens, 18 Men of Action.
func TestTheOtherCards(t *testing.T) {
	p := opened(t, 2, 1, withMen).position()
	men := 0
	for id, at := range p.Men {
		if at["deck"] != 2 || len(at) != 1 {
			t.Errorf("the cards of %s are %v, want 2 in the deck", id, at)
		}
		men += at["deck"]
	}
	if len(p.Treaties) != 46 || len(p.Tokens) != 3 || len(p.Men) != 9 || men != 18 {
		t.Errorf("%d Treaties, %d tokens, %d kinds of %d Men of Action; want 46, 3, 9, 18", len(p.Treaties), len(p.Tokens), len(p.Men), men)
	}
	for _, id := range []string{"cosa-nostra", "yakuza", "triads"} {
		if _, ok := p.Tokens[id]; !ok {
			t.Errorf("there is no token of %s", id)
		}
	}
}

// DST-008, DST-038: 10 Agents each, 3 of them in reserve.
func TestEverybodyStartsWithThreeInReserveAndSevenInThePool(t *testing.T) {
	for _, players := range []int{2, 3, 4, 5} {
		s := opened(t, players, 5, rules.Options{"treaties": 1})
		for p := range players {
			s.Is(fmt.Sprintf("players.%d", p), map[string]int{"reserve": 3, "pool": 7, "extra_ghosts": 0})
		}
		if n := len(s.position().Players); n != players {
			t.Errorf("%d players, want %d", n, players)
		}
	}
	err := opened(t, 2, 5, rules.Options{"treaties": 1}).TrySet("players.0.reserve", 4)
	if err == nil || !strings.Contains(err.Error(), "11 Agents") {
		t.Errorf("an eleventh Agent is not refused: %v", err)
	}
}

// DST-013, DST-014, DST-019: first game: four cards each, nobody chooses.
func TestFirstGameDealsFourTreatiesToKeep(t *testing.T) {
	for _, players := range []int{2, 3, 4, 5} {
		s := opened(t, players, 3, plain)
		s.Is("phase", "action", "round", 1)
		p := s.position()
		for i := range players {
			if n := count(p.Treaties, "hand:"+who(i)); n != 4 {
				t.Errorf("%d players: player %d has %d Treaties, want 4", players, i, n)
			}
		}
		if n := count(p.Treaties, "deck"); n != 46-4*players {
			t.Errorf("%d players: %d Treaties in the deck, want %d", players, n, 46-4*players)
		}
	}
}

// DST-013, DST-015, DST-018, DST-019: standard: six cards, two of one's choice
// go back unseen, and then all of them are shuffled in.
func TestStandardDealsSixOfWhichTwoGoBack(t *testing.T) {
	s := opened(t, 3, 3, rules.Options{"treaties": 1, "supervisor": 1})
	s.Is("phase", "deal", "round", 0).Asks(0, "put-back")
	p := s.position()
	if n := count(p.Treaties, "hand:0"); n != 6 || len(s.Offers()) != 6 {
		t.Errorf("%d Treaties in hand and %d offers, want 6", n, len(s.Offers()))
	}
	var kept, back []string
	for seat := range 3 {
		for i := range 2 {
			id := strings.Fields(s.Offers()[0])[1]
			s.Asks(seat, "put-back").Do("put-back", id)
			back = append(back, id)
			if seat < 2 || i < 1 {
				s.Is("treaties."+id, "back:"+who(seat))
			}
		}
	}
	p = s.position()
	for id, at := range p.Treaties {
		if strings.HasPrefix(at, "hand:") {
			kept = append(kept, id)
		}
	}
	for _, id := range back {
		if p.Treaties[id] != "deck" {
			t.Errorf("%s was put back and is %s", id, p.Treaties[id])
		}
	}
	if len(kept) != 12 || count(p.Treaties, "deck") != 34 || p.Phase != "action" || p.Round != 1 {
		t.Errorf("%d kept, %d in the deck, phase %s of round %d; want 12, 34, action, 1", len(kept), count(p.Treaties, "deck"), p.Phase, p.Round)
	}
	s.Refuses("other-question", "put-back", kept[0])
}

// DST-028, DST-029, DST-032, DST-033: the opening row is full and without a
// World War, and no World War is in effect in round 1.
func TestTheOpeningZoneHoldsNoWorldWar(t *testing.T) {
	for _, players := range []int{1, 2, 3, 4, 5} {
		for seed := range uint64(12) {
			p := opened(t, players, seed, plain).position()
			places := map[string]bool{}
			for id, at := range p.Objectives {
				if strings.HasPrefix(at, "zone:") {
					places[at] = true
				}
				if kindOf(id) == "world-war" && at != "deck" {
					t.Fatalf("%d players, seed %d: %s is %s", players, seed, id, at)
				}
			}
			if want := map[int]int{1: 8, 2: 8, 3: 8, 4: 9, 5: 11}[players]; len(places) != want || !places["zone:1"] || !places[fmt.Sprintf("zone:%d", want)] {
				t.Fatalf("%d players: the row has places %v, want 1 to %d", players, places, want)
			}
		}
	}
}

// DST-029, DST-030, DST-033: a World War that turns up is set aside, the next
// card takes its place from the left, and in the end it is back in the deck.
func TestAWorldWarInTheOpeningRowIsReplacedAndShuffledBack(t *testing.T) {
	s := opened(t, 2, 1, rules.Options{"treaties": 1, "supervisor": 1})
	for range 3 {
		s.Do("put-back", strings.Fields(s.Offers()[0])[1])
	}
	s.Next("objective", "world-war-2", "objective", "labs-1", "objective", "world-war-1", "objective", "governments-1")
	s.Do("put-back", strings.Fields(s.Offers()[0])[1])
	s.Is("objectives.labs-1", "zone:1", "objectives.governments-1", "zone:2",
		"objectives.world-war-1", "deck", "objectives.world-war-2", "deck", "upcoming", []string{})
	if s.Told("war-aside") != 2 || s.Told("revealed") != 8 || s.Told("war") != 0 {
		t.Errorf("told of %d World Wars set aside and %d cards, want 2 and 8", s.Told("war-aside"), s.Told("revealed"))
	}
}

// DST-005, DST-036, DST-037: six Covert Operations in a fixed stack.
func TestTheCovertOperationStackIsFixed(t *testing.T) {
	for seed := range uint64(5) {
		p := opened(t, 2, seed, plain).position()
		if len(p.Operations) != 6 || count(p.Operations, "stack") != 6 {
			t.Fatalf("Covert Operations are %v", p.Operations)
		}
	}
	for n, points := range []int{6, 8, 10, 12, 14, 16} {
		s := deal(t, 3, nil, "mass-media", "mass-media").done(1, n)
		before := s.total(0)
		s.done(0, 1)
		if got := s.total(0) - before; got != points {
			t.Errorf("Covert Operation %d is worth %d, want %d", n+1, got, points)
		}
		if n == 0 && s.Get("operations.elimination-of-obstacles") != "0" || n == 5 && s.Get("operations.military-intervention") != "0" {
			t.Errorf("Covert Operation %d has another name", n+1)
		}
	}
}

// DST-042: the first Supervisor is drawn by lot or set.
func TestTheFirstSupervisorIsDrawnOrSet(t *testing.T) {
	seen := map[any]int{}
	for seed := range uint64(200) {
		seen[opened(t, 4, seed, plain).Get("supervisor")]++
	}
	for _, p := range []string{"0", "1", "2", "3"} {
		if seen[p] < 25 {
			t.Errorf("by lot player %s begins %d times of 200", p, seen[p])
		}
	}
	for n := 1; n <= 4; n++ {
		opened(t, 4, 9, rules.Options{"treaties": 0, "supervisor": n}).Is("supervisor", fmt.Sprint(n-1))
	}
	if _, err := game.New(rules.Setup{Seats: 2, Options: rules.Options{"supervisor": 3}}); err == nil {
		t.Error("the third of two players can begin")
	}
}

// DST-043, DST-044, DST-052, DST-086, DST-088: in a game of five the fourth
// player has the Headhunter and recruits 1 in its own turn; in others nobody has.
func TestTheHeadhunterStartsWithTheFourthPlayer(t *testing.T) {
	opened(t, 5, 2, rules.Options{"treaties": 0, "supervisor": 2}).Is("supervisor", "1", "players.1.reserve", 5, "players.4.reserve", 3)
	for _, players := range []int{2, 3, 4, 5} {
		s := deal(t, players, nil, "mass-media", "ruling-parties", "authorities", "banks", "labs").
			Set("supervisor", "0", "done", 0, "step", "begin", "round", 1)
		s.Asks(0, "turn-supervised").Is("players.0.reserve", 5, "players.0.pool", 5)
		s.Do("covert", "elimination-of-obstacles")
		for p := 1; p < players; p++ {
			want := 3
			if players == 5 && p == 3 {
				want = 4
			}
			s.Is(fmt.Sprintf("players.%d.reserve", p), want, fmt.Sprintf("players.%d.pool", p), 10-want).Asks(p, "turn")
			if !s.offers("recruit") {
				t.Errorf("%d players: player %d cannot recruit", players, p)
			}
			if p < players-1 {
				s.Do("recruit")
			}
		}
	}
}
