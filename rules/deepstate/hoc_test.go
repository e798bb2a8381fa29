package deepstate_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// An identity is a row of HOC's Identity card; tests do not ask the tables of
// the game.
type identity struct{ reserve, ghosts, ahead, treaty int }

var identities = []identity{{3, 0, 1, 2}, {4, 2, 1, 3}, {5, 3, 1, 4}, {5, 4, 2, 5}}

// Shorthands for HOC's entries.
const (
	reserveHOC, poolHOC = "players.hoc.reserve", "players.hoc.pool"
	topOperation        = "elimination-of-obstacles"
	nextOperation       = "neutralization-of-a-political-leader"
)

// rival is your turn with the Supervisor in round 2 against HOC at a level from
// 1, whose turn follows. HOC has 5 Agents in reserve and 5 in the pool; its
// tokens lie in the order of the table. You are at UNIFIED NATIONS I with two
// Agents on Spy Agencies: so you are asked once more when the Objectives have
// been taken over and one Agent has come back from each card.
func rival(t testing.TB, lv int, row ...string) *table {
	t.Helper()
	s := deal(t, 1, level(lv), row...).Set("supervisor", "0", "done", 0, "hoc.order", []string{"comintern", "unified-nations", "spyware"})
	return s.stage(0, "unified-nations", 1).own(0, "spy-agencies-3").agents("spy-agencies-3", 0, 2).reserve(hoc, 5)
}

// plays carries out a Covert Operation, so that the row stays as it is; then HOC
// has its turn with the given Action card, and its cards are taken over. What it
// placed is one less by the Recall.
func (s *table) plays(card string) *table {
	s.T.Helper()
	s.Next("hoc-card", card)
	for _, op := range operations {
		if s.Get("operations."+op) == "stack" {
			return s.Do("covert", op).Asks(0, "recall")
		}
	}
	s.T.Fatal("there is no Covert Operation left")
	return nil
}

// leads is HOC's turn with the Supervisor and the given Action card, which it
// has when it comes to a phase first; then it is your turn.
func (s *table) leads(card string) *table {
	s.T.Helper()
	return s.Set("upcoming", []any{map[string]string{"hoc-card": card}}, "supervisor", "hoc", "done", 0, "step", "begin").Asks(0, "turn")
}

// took checks which card HOC has taken over and how many Agents it had placed.
func (s *table) took(card string, n int) *table {
	s.T.Helper()
	got := 0
	if s.Get("agents."+card) != nil {
		got = s.Int("agents." + card + ".agents")
	}
	if s.Get("objectives."+card) != "hoc" || got != n-1 {
		s.T.Fatalf("%s is with %v, %d Agents left on it; want HOC's with %d", card, s.Get("objectives."+card), got, n-1)
	}
	return s
}

// DST-011, DST-315..322: set-up against HOC.
func TestSetUpAgainstHOC(t *testing.T) {
	for i, id := range []string{"secretary", "director", "chairman", "puppet-master"} {
		s := opened(t, 1, 5, rules.Options{"treaties": 1, "level": i, "supervisor": 1})
		s.Is("hoc.identity", map[string]int{"reserve": identities[i].reserve, "ghosts": identities[i].ghosts, "ahead": identities[i].ahead, "least_treaty": identities[i].treaty})
		s.Is("options.level", id, "supervisor", "0", "players.0", map[string]int{"reserve": 3, "pool": 7, "extra_ghosts": 0})
		s.Is("players.hoc", map[string]int{"reserve": identities[i].reserve, "pool": 10 - identities[i].reserve, "extra_ghosts": 0})
		s.Is("hoc.grudges", 0, "hoc.deck", map[string]int{"quiet-move": 2, "consolidation": 2, "entrenchment": 1, "hostile-takeover": 3, "connections": 1,
			"the-plan": 2, "grand-design": 1, "black-operation": 1, "call-to-service": 1})
		p := s.position()
		if n := count(p.Treaties, "hand:hoc"); n != 0 || count(p.Treaties, "hand:0") != 6 || len(p.Players) != 2 {
			t.Errorf("level %d: HOC holds %d Treaties, you %d", i+1, n, count(p.Treaties, "hand:0"))
		}
		s.Do("put-back", strings.Fields(s.Offers()[0])[1]).Do("put-back", strings.Fields(s.Offers()[0])[1])
		p = s.position()
		if len(zone(s)) != 8 || count(p.Objectives, "deck") != 33 || count(p.Objectives, "box") != 27 {
			t.Errorf("level %d: %d cards in the row and %d in the deck, want 8 and 33", i+1, len(zone(s)), count(p.Objectives, "deck"))
		}
		s.Asks(0, "turn-supervised").Is(reserve0, 5)
	}
	if game.Info().Automa != "HOC" {
		t.Error("the automa has another name")
	}
	if _, err := game.New(rules.Setup{Seats: 1, Options: rules.Options{"supervisor": 2}}); err == nil {
		t.Error("HOC can hold the Supervisor first")
	}
}

// DST-320, DST-321: HOC's tokens come in any order, DEEP STATE is not among them.
func TestHOCsProjectOrderIsShuffled(t *testing.T) {
	orders := map[string]int{}
	for seed := range uint64(60) {
		order := opened(t, 1, seed, level(2)).position().HOC.Order
		orders[strings.Join(order, " ")]++
		if slices.Contains(order, "deep-state") || len(order) != 3 {
			t.Fatalf("HOC's Projects are %v", order)
		}
	}
	if len(orders) != 6 {
		t.Errorf("the tokens come in %d orders, want 6", len(orders))
	}
	stays := rival(t, 4, "banks", "labs").plays("the-plan").Is("projects.comintern.hoc", 1, "hoc.order", []string{"comintern", "unified-nations", "spyware"})
	if err := stays.TrySet("hoc.order", []string{"comintern", "deep-state", "spyware"}); err == nil {
		t.Error("HOC can be given a token of DEEP STATE")
	}
}

// DST-315, DST-322: a whole game against HOC has 5 rounds, the Supervisor goes
// to and fro, and there is never a Headhunter.
func TestAGameAgainstHOCHasFiveRounds(t *testing.T) {
	holder := "0"
	s := playRounds(t, 1, 3, level(3), func(s *table, told []rules.Event) {
		for _, e := range told {
			if game.Info().Events[e.Kind] == "supervisor" {
				now := game.Info().RefString(e.Who)
				if want := map[string]string{"0": "seat:hoc", "hoc": "seat:0"}[holder]; now != want {
					t.Fatalf("the Supervisor goes from %s to %s", holder, now)
				}
				holder = strings.TrimPrefix(now, "seat:")
			}
		}
	})
	s.Is("over", true, "round", 5)
	p := s.position()
	left := 0
	for _, at := range p.Objectives {
		if at == "deck" {
			left++
		}
	}
	if left != 1 || len(s.S.Outcome().Seats) != 1 || s.S.Outcome().Automa == nil {
		t.Errorf("%d cards are left, want 1; the outcome is %+v", left, s.S.Outcome())
	}
}

// DST-366: played alone an experienced set-up is the standard one: the cards
// that are passed on come back to the same hand.
func TestAloneTheDraftIsTheStandardSetUp(t *testing.T) {
	s := opened(t, 1, 5, rules.Options{"treaties": 2}).Asks(0, "put-back").Is("phase", "deal")
	if n := len(s.Offers()); n != 6 {
		t.Errorf("%d Treaties to choose from, want 6", n)
	}
	opened(t, 2, 5, rules.Options{"treaties": 2, "supervisor": 1}).Asks(0, "pick").Is("phase", "draft")
}

// DST-323, DST-113: HOC's Ghosts by level come on top of COMINTERN's; Ghosts of
// its Treaties do not.
func TestHOCsGhosts(t *testing.T) {
	for lv := 1; lv <= 4; lv++ {
		ghosts := identities[lv-1].ghosts
		s := rival(t, lv, "universities", "labs")
		n := max(1, 4-ghosts)
		s.fork().plays("quiet-move").took("universities-1", n).Is(reserveHOC, 5-n+1)
		s.fork().made(hoc, "partisans", "blue-helmets").plays("quiet-move").took("universities-1", n)
		s.fork().stage(hoc, "comintern", 2).plays("quiet-move").took("universities-1", max(1, n-2))
		if n > 1 {
			s.fork().reserve(hoc, n-1).plays("quiet-move").took("labs-1", 1)
		}
	}
}

// DST-324, DST-384: the highest Stage that HOC may enter follows the round, and
// beyond Stage V there is none.
func TestHOCsStageLimit(t *testing.T) {
	for lv := 1; lv <= 4; lv++ {
		for round := 1; round <= 5; round++ {
			limit := max(0, round+identities[lv-1].ahead)
			for stage := 0; stage <= 5; stage++ {
				s := rival(t, lv, "labs", "banks", "universities").Set("round", round).change(func(p *position) {
					if stage > 0 {
						p.Projects["comintern"]["hoc"], p.Projects["unified-nations"]["hoc"], p.Projects["spyware"]["hoc"] = stage, stage, stage
						p.Players["hoc"] = posPlayer{Reserve: 5, Pool: 2}
					}
				})
				want := stage
				if stage < limit && stage < 5 {
					want++
				}
				s.plays("the-plan")
				if got := s.Int0("projects.comintern.hoc"); got != want {
					t.Errorf("level %d, round %d: from Stage %d HOC comes to %d, want %d", lv, round, stage, got, want)
				}
			}
		}
	}
}

// DST-328, DST-055: with the Supervisor HOC recruits 2, or what its pool holds.
func TestHOCRecruitsWithTheSupervisor(t *testing.T) {
	for pool, want := range map[int]int{5: 2, 1: 1, 0: 0} {
		s := rival(t, 1, "mass-media", "banks", "labs").own(hoc, "labor-unions")
		if pool < 5 {
			s.agents("labor-unions-1", hoc, 5-pool)
		}
		s.leads("quiet-move").Is(reserveHOC, 5+want-1, poolHOC, pool-want, "agents.mass-media-1", force(hoc, 1, 0))
	}
	rival(t, 1, "mass-media", "banks", "labs").plays("quiet-move").Is(poolHOC, 5)
}

// DST-329, DST-349: of a card's instructions the first possible one is done, and
// no other.
func TestHOCDoesTheFirstPossibleInstructionOnly(t *testing.T) {
	s := rival(t, 1, "labs", "banks", "corporations")
	seizes := s.fork().agents("banks-1", 0, 1).plays("hostile-takeover").took("banks-1", 3).Is("objectives.labs-1", "zone:1")
	seizes.Is("hoc.deck.hostile-takeover", 2, "hoc.deck.quiet-move", 2)
	if seizes.Told("hoc-card") != 1 {
		t.Errorf("%d Action cards are told, want 1", seizes.Told("hoc-card"))
	}
	takes := s.fork().plays("hostile-takeover").took("labs-1", 2).Is("objectives.banks-1", "zone:1", reserveHOC, 5-2+1)
	if takes.Told("hoc-otherwise") != 0 {
		t.Error("the card is said to allow nothing")
	}
}

// DST-330: when the Action deck is empty, all 14 cards are shuffled.
func TestHOCsEmptyDeckIsMadeAnew(t *testing.T) {
	empty := func(p *position) {
		for id := range p.HOC.Deck {
			p.HOC.Deck[id] = 0
		}
	}
	s := rival(t, 1, "labs", "banks").change(empty).plays("entrenchment")
	s.Is("hoc.deck.entrenchment", 0, "hoc.deck.hostile-takeover", 3, "hoc.deck.the-plan", 2)
	if s.Told("hoc-reshuffled") != 1 {
		t.Error("the shuffle is not told")
	}
	last := rival(t, 1, "labs", "banks").change(empty).Set("hoc.deck.black-operation", 1).plays("black-operation").Is("hoc.deck.black-operation", 0, "hoc.deck.quiet-move", 0)
	if last.Told("hoc-reshuffled") != 0 {
		t.Error("a deck of one card is made anew")
	}
}

// DST-331: a card that allows nothing is followed by Take best +1, Seize best
// +0, Covert, Advance, Recruit 2, and if nothing of that is possible HOC passes.
func TestWhatHOCDoesWhenItsCardAllowsNothing(t *testing.T) {
	// Black Operation with an empty pool and too few Agents for a Covert Operation.
	s := rival(t, 1, "labs", "corporations").own(hoc, "labor-unions").change(func(p *position) {
		p.Agents["labor-unions-1"] = posAgents{Player: "hoc", Agents: 7}
		p.Players["hoc"] = posPlayer{Reserve: 3}
	})
	if s.fork().plays("black-operation").took("labs-1", 2).Told("hoc-otherwise") != 1 {
		t.Error("that the card allows nothing is not told")
	}
	s.fork().agents("labs-1", 0, 1).plays("black-operation").took("labs-1", 2).Is(reserveHOC, 3-2+1+1)
	dear := rival(t, 1, "corporations", "universities").agents("universities-1", 0, 4)
	dear.fork().reserve(hoc, 4).plays("quiet-move").Is("agents."+nextOperation, force(hoc, 3, 0), "operations."+nextOperation, "hoc")
	dear.fork().reserve(hoc, 3).plays("quiet-move").Is("projects.comintern.hoc", 1, reserveHOC, 2)
	// In two World Wars every Project costs 3.
	dear.wars(2).reserve(hoc, 2).fork().plays("quiet-move").Is(reserveHOC, 4, poolHOC, 6)
	none := dear.own(hoc, "labor-unions").change(func(p *position) {
		p.Agents["labor-unions-1"] = posAgents{Player: "hoc", Agents: 8}
		p.Players["hoc"] = posPlayer{Reserve: 2}
	})
	none.plays("quiet-move").Is(reserveHOC, 2+1, poolHOC, 0)
	if none.Told("skipped") != 1 {
		t.Error("HOC's pass is not told")
	}
}

// DST-332: with the Supervisor HOC neither Advances nor recruits, by its card or
// by the list.
func TestWithTheSupervisorHOCNeitherAdvancesNorRecruits(t *testing.T) {
	s := rival(t, 1, "labs", "banks")
	s.fork().leads("the-plan").Is("agents.labs-1", force(hoc, 1+1, 0), "projects.comintern", map[string]int{}, reserveHOC, 5+2-2)
	s.fork().leads("grand-design").Is("agents."+topOperation, force(hoc, 2, 0), "projects.comintern", map[string]int{})
	s.fork().leads("call-to-service").Is("agents.labs-1", force(hoc, 1+1, 0), poolHOC, 3)
	none := rival(t, 1, "corporations").done(0, 2).reserve(hoc, 1).leads("the-plan")
	none.Is(reserveHOC, 3, poolHOC, 7, "projects.comintern", map[string]int{}, "agents.corporations-1", nil)
	// Without the Supervisor the same card Advances.
	s.plays("the-plan").Is("projects.comintern.hoc", 1)
}

// DST-333: Take best: the highest worth it can pay, the leftmost on a tie.
func TestTakeBestTakesTheHighestWorth(t *testing.T) {
	s := rival(t, 1, "labs", "governments", "universities", "crime-syndicates")
	s.fork().plays("quiet-move").took("governments-1", 4).Is("objectives.universities-1", "zone:2")
	s.fork().reserve(hoc, 3).plays("quiet-move").took("labs-1", 1)
	s.fork().agents("governments-1", 0, 1).plays("quiet-move").took("universities-1", 4)
	// The fourth card is out of reach until SPYWARE shows it.
	s.stage(hoc, "spyware", 1).plays("quiet-move").took("crime-syndicates-1", 5)
}

// DST-334: up to so many more as its reserve has.
func TestTakeBestPlacesUpToSoManyMore(t *testing.T) {
	for card, more := range map[string]int{"quiet-move": 0, "consolidation": 1, "entrenchment": 2} {
		for _, has := range []int{1, 2, 3, 5} {
			n := min(has, 1+more)
			s := rival(t, 1, "labs", "corporations").reserve(hoc, has).plays(card).took("labs-1", n).Is(reserveHOC, has-n+1)
			if s.Told("hoc-otherwise") != 0 {
				t.Errorf("%s is said to allow nothing", card)
			}
		}
	}
}

// DST-335: Take contact: Key Connections and Inner Circle only.
func TestTakeContact(t *testing.T) {
	s := rival(t, 1, "governments", "consulates", "inner-circle")
	s.fork().plays("connections").took("inner-circle-1", 5)
	s.fork().reserve(hoc, 4).plays("connections").took("consulates-1", 4)
	s.fork().reserve(hoc, 3).plays("connections").took("consulates-1", 3)
	s.fork().agents("consulates-1", 0, 3).reserve(hoc, 4).plays("connections").Is("projects.comintern.hoc", 1, "objectives.governments-1", "zone:1")
	rival(t, 1, "governments", "labs").plays("connections").Is("projects.comintern.hoc", 1, "objectives.governments-1", "zone:1", reserveHOC, 4)
}

// DST-336, DST-365: Seize best: your card of the highest worth that it can beat,
// the leftmost on a tie, with just enough and up to so many more.
func TestSeizeBest(t *testing.T) {
	s := rival(t, 1, "labs", "governments", "patents").agents("labs-1", 0, 1).agents("governments-1", 0, 3).reserve(hoc, 6)
	s.fork().plays("hostile-takeover").took("governments-1", 5).Is(reserveHOC, 2)
	s.fork().reserve(hoc, 4).plays("hostile-takeover").took("governments-1", 4)
	s.fork().reserve(hoc, 3).plays("hostile-takeover").took("labs-1", 3)
	s.fork().reserve(hoc, 2).plays("hostile-takeover").took("labs-1", 2)
	s.fork().reserve(hoc, 1).plays("hostile-takeover").took("patents-1", 1).Is("objectives.labs-1", "0")
	tie := rival(t, 1, "labs", "patents", "banks").agents("patents-1", 0, 1).agents("labs-1", 0, 1).plays("hostile-takeover").took("labs-1", 3)
	tie.Is("objectives.patents-1", "0")
	// Not over the Yakuza token.
	kept := rival(t, 1, "labs", "patents").made(0, "yakuza").reserve(0, 3).Next("hoc-card", "hostile-takeover")
	kept.Do("infiltrate", "labs-1", 2).Do("yakuza", "labs-1").Asks(0, "recall").took("patents-1", 2).Is("objectives.labs-1", "0")
}

// DST-337: Covert: the top Covert Operation, if it has enough Agents, Ghosts
// counted.
func TestCovert(t *testing.T) {
	s := rival(t, 1, "labs", "banks")
	s.fork().plays("black-operation").Is("agents."+nextOperation, force(hoc, 3, 0), reserveHOC, 5-4+1, "objectives.labs-1", "zone:1")
	s.fork().reserve(hoc, 3).plays("black-operation").Is(reserveHOC, 5, "operations."+nextOperation, "stack")
	rival(t, 2, "labs", "banks").reserve(hoc, 2).plays("black-operation").Is("agents."+nextOperation, force(hoc, 1, 0), reserveHOC, 1)
	none := rival(t, 1, "labs", "banks").done(0, 5).own(0, "labor-unions").reserve(0, 3).Set("supervisor", "hoc", "done", 1)
	none.Refuses("operation-agents", "covert", "military-intervention")
}

// DST-338: Advance: the first Project in the order of the tokens where it is
// below the limit and can pay.
func TestAdvanceGoesByTheTokens(t *testing.T) {
	s := rival(t, 1, "labs", "banks")
	s.fork().plays("the-plan").Is("projects.comintern.hoc", 1, "projects.unified-nations", map[string]int{"0": 1}, reserveHOC, 4, poolHOC, 5)
	s.fork().Set("hoc.order", []string{"spyware", "unified-nations", "comintern"}).plays("the-plan").Is("projects.spyware.hoc", 1, "projects.comintern", map[string]int{})
	s.fork().stage(hoc, "comintern", 3).plays("the-plan").Is("projects.comintern.hoc", 3, "projects.unified-nations.hoc", 1)
	late := s.Set("round", 5).stage(hoc, "comintern", 2).reserve(hoc, 2)
	late.fork().plays("the-plan").Is("projects.comintern.hoc", 2, "projects.unified-nations.hoc", 1)
	late.reserve(hoc, 3).plays("the-plan").Is("projects.comintern.hoc", 3, "projects.unified-nations", map[string]int{"0": 1})
}

// DST-339: Advance top: where it stands highest, by the tokens on a tie; the
// limit holds here too.
func TestAdvanceTopGoesWhereHOCStandsHighest(t *testing.T) {
	s := rival(t, 1, "labs", "banks")
	s.fork().stage(hoc, "spyware", 1).plays("grand-design").Is("projects.spyware.hoc", 2, "projects.comintern", map[string]int{})
	s.fork().stage(hoc, "spyware", 1).stage(hoc, "unified-nations", 1).plays("grand-design").Is("projects.unified-nations.hoc", 2, "projects.spyware.hoc", 1)
	s.fork().stage(hoc, "spyware", 3).plays("grand-design").Is("projects.spyware.hoc", 3, "projects.comintern.hoc", 1)
	s.fork().plays("grand-design").Is("projects.comintern.hoc", 1)
	// With all at the limit the second instruction comes: a Covert Operation.
	full := s.stage(hoc, "spyware", 3).stage(hoc, "comintern", 3).stage(hoc, "unified-nations", 3)
	full.plays("grand-design").Is("operations."+nextOperation, "hoc", "projects.comintern.hoc", 3)
}

// DST-340: Recruit 2: up to two from the pool, impossible with an empty one.
func TestHOCsRecruitTakesTwoFromThePool(t *testing.T) {
	s := rival(t, 1, "labs", "banks").own(hoc, "labor-unions")
	s.fork().plays("call-to-service").Is(reserveHOC, 7, poolHOC, 3)
	s.fork().agents("labor-unions-1", hoc, 4).plays("call-to-service").Is(reserveHOC, 6+1, poolHOC, 0)
	s.agents("labor-unions-1", hoc, 5).plays("call-to-service").Is("objectives.labs-1", "hoc", poolHOC, 0)
}

// DST-341..345, DST-334: what cards are worth to HOC. Each row names what HOC
// owns, two cards of which the first lies further left, and the one it takes: on
// a tie the first.
func TestWhatCardsAreWorthToHOC(t *testing.T) {
	for _, x := range []struct {
		what        string
		own         []string
		left, right string
		takes       string
	}{
		{"two basic cards are worth 1 each", nil, "labs", "banks", "labs"},
		{"with Governments Mass Control is worth 2", []string{"governments"}, "labs", "mass-media", "mass-media"},
		{"as much as a contact", []string{"governments"}, "mass-media", "labor-unions", "mass-media"},
		{"not more", []string{"governments"}, "labor-unions", "mass-media", "labor-unions"},
		{"with Stock Exchanges Finance", []string{"stock-exchanges"}, "labs", "banks", "banks"},
		{"with Universities Science", []string{"universities"}, "banks", "labs", "labs"},
		{"with two Universities 3", []string{"universities", "universities"}, "labor-unions", "labs", "labs"},
		{"as much as a multiplier", []string{"universities", "universities"}, "labs", "governments", "labs"},
		{"not more than a multiplier", []string{"universities", "universities"}, "governments", "labs", "governments"},
		{"with Crime Syndicates the scarcest is worth 2", []string{"crime-syndicates", "labs", "mass-media"}, "patents", "banks", "banks"},
		{"any of the scarcest", []string{"crime-syndicates", "labs"}, "banks", "mass-media", "banks"},
		{"both scarcest count", []string{"crime-syndicates", "labs"}, "patents", "mass-media", "mass-media"},
		{"a contact is worth 2", nil, "labs", "consulates", "consulates"},
		{"not 3", nil, "consulates", "governments", "governments"},
		{"a multiplier at least 3", nil, "governments", "consulates", "governments"},
		{"not 4 with three cards", []string{"labs", "labs", "patents"}, "governments", "universities", "governments"},
		{"4 with four", []string{"labs", "labs", "patents", "patents"}, "governments", "universities", "universities"},
		{"Inner Circle is worth 4", nil, "governments", "inner-circle", "inner-circle"},
		{"as much as a multiplier of four", []string{"labs", "labs", "patents", "patents"}, "universities", "inner-circle", "universities"},
		{"not 5", []string{"labs", "labs", "patents", "patents", "researches"}, "inner-circle", "universities", "universities"},
		{"Crime Syndicates at least 4", nil, "governments", "crime-syndicates", "crime-syndicates"},
		{"not more with one set", []string{"labs", "banks", "mass-media"}, "inner-circle", "crime-syndicates", "inner-circle"},
		{"6 with two sets", []string{"labs", "banks", "mass-media", "labs", "banks", "mass-media"}, "inner-circle", "crime-syndicates", "crime-syndicates"},
		{"Corporations at least 4", []string{"governments"}, "universities", "corporations", "corporations"},
		{"not more with one", []string{"governments"}, "inner-circle", "corporations", "inner-circle"},
		{"6 with two", []string{"governments", "universities"}, "inner-circle", "corporations", "corporations"},
	} {
		s := rival(t, 1, x.left, x.right).own(hoc, x.own...).reserve(hoc, 6).plays("quiet-move")
		for _, card := range zone(s) {
			if kindOf(card) == x.takes {
				t.Errorf("%s: HOC with %v leaves %s lying", x.what, x.own, x.takes)
			}
		}
		if len(zone(s)) != 1 {
			t.Errorf("%s: HOC leaves %v", x.what, zone(s))
		}
	}
	// Secondaries count as cards of their group.
	s := rival(t, 1, "governments", "universities").own(hoc, "labs", "patents").secondary(hoc, "science", 2).plays("quiet-move")
	s.took("universities-1", 4)
}

// DST-346: HOC needs no emblems for an Advance.
func TestHOCNeedsNoEmblems(t *testing.T) {
	s := rival(t, 4, "labs", "banks").stage(hoc, "comintern", 1).plays("the-plan").Is("projects.comintern.hoc", 2)
	s.own(0, "labs").stage(0, "comintern", 1).reserve(0, 5).Set("supervisor", "hoc", "done", 1, "phase", "action", "step", "choose", "stack", []any{}).
		Refuses("advance-emblems", "advance", "comintern")
}

// DST-347: an Advance costs it one Agent less, at least 1; each World War adds 1.
func TestHOCPaysOneAgentLess(t *testing.T) {
	for _, x := range []struct {
		project string
		stage   int
		wars    int
		price   int
	}{
		{"comintern", 0, 0, 1}, {"comintern", 1, 0, 2}, {"comintern", 2, 0, 3}, {"unified-nations", 0, 0, 1}, {"spyware", 0, 0, 1}, {"spyware", 1, 0, 1},
		{"comintern", 0, 1, 2}, {"comintern", 1, 1, 3}, {"spyware", 0, 1, 2}, {"spyware", 0, 2, 3}, {"comintern", 1, 2, 4},
	} {
		s := rival(t, 4, "labs", "banks").made(hoc, "think-tank")
		order := []string{x.project}
		for _, other := range []string{"comintern", "unified-nations", "spyware"} {
			if other != x.project {
				order = append(order, other)
			}
		}
		s.Set("hoc.order", order).wars(x.wars)
		if x.stage > 0 {
			s.stage(hoc, x.project, x.stage)
		}
		s.fork().plays("the-plan").Is("projects."+x.project+".hoc", x.stage+1, reserveHOC, 5-x.price)
		s.reserve(hoc, x.price-1).plays("the-plan")
		if got := s.Int0("projects." + x.project + ".hoc"); got != x.stage {
			t.Errorf("%+v: HOC Advances with an Agent too few, to Stage %d", x, got)
		}
	}
}

// DST-348: HOC uses the benefits of its Projects; its extra Agents come back by
// the automatic choice: from its Covert Operation first, then from the card with
// most of them.
func TestHOCUsesTheBenefitsOfItsProjects(t *testing.T) {
	s := rival(t, 1, "governments", "banks").Set("supervisor", "hoc", "done", 1).own(hoc, "consulates").
		agents("consulates-1", hoc, 2).stage(hoc, "unified-nations", 2).reserve(hoc, 0)
	s.fork().agents("governments-1", hoc, 5).Do("infiltrate", "banks-1", 2).Asks(0, "recall").
		Is("agents.governments-1", force(hoc, 2, 0), "agents.consulates-1", force(hoc, 1, 0), reserveHOC, 2+2)
	s.done(hoc, 1).agents(topOperation, hoc, 2).agents("governments-1", hoc, 4).Do("infiltrate", "banks-1", 2).Asks(0, "recall")
	s.Is("agents."+topOperation, nil, "agents.governments-1", force(hoc, 2, 0), reserveHOC, 3+2)
	without := rival(t, 1, "governments", "banks").Set("supervisor", "hoc", "done", 1).agents("governments-1", hoc, 5)
	without.Do("infiltrate", "banks-1", 2).Asks(0, "recall").Is("agents.governments-1", force(hoc, 4, 0))
}
