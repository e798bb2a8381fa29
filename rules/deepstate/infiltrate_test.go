package deepstate_test

import (
	"fmt"
	"testing"

	"safehouse/rules"
)

// Shorthands for entries of the first two players.
const (
	reserve0, pool0 = "players.0.reserve", "players.0.pool"
	reserve1, pool1 = "players.1.reserve", "players.1.pool"
	none            = "none"
	nextTurn        = "done"
)

// force is the entry of a card with Agents on it.
func force(p int, agents, ghosts int) map[string]any {
	return map[string]any{"player": who(p), "agents": agents, "ghosts": ghosts}
}

// DST-065, DST-071, DST-058: an Infiltration takes Agents from the reserve to
// one card of the zone, and that was the turn.
func TestInfiltratingMovesAgentsFromTheReserveOntoOneCard(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs", "banks")
	s.Do("infiltrate", "labs-1", 2).Changed(reserve0, 3, 1, "agents.labs-1", nil, force(0, 2, 0), nextTurn, 1, 2)
	s.Asks(1, "turn").Refuses("below-rival", "infiltrate", "labs-1", 2)
}

// DST-066, DST-068: three cards can be reached, and an Infiltrated one keeps
// its place, so that no other comes into reach.
func TestOnlyTheFirstThreeCardsAreReached(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs", "banks", "patents")
	s.Offered("infiltrate mass-media-1 1", "infiltrate mass-media-1 2", "infiltrate mass-media-1 3",
		"infiltrate labs-1 1", "infiltrate labs-1 2", "infiltrate labs-1 3",
		"infiltrate banks-1 1", "infiltrate banks-1 2", "infiltrate banks-1 3",
		"covert elimination-of-obstacles", "advance unified-nations", "advance comintern", "advance spyware", "recruit")
	s.Refuses("out-of-reach", "infiltrate", "patents-1", 1)
	s.Do("infiltrate", "mass-media-1", 1).Is("objectives.mass-media-1", "zone:1", "objectives.patents-1", "zone:4")
	s.Asks(1, "turn").Refuses("out-of-reach", "infiltrate", "patents-1", 1)
	s.Refuses("not-in-zone", "infiltrate", "governments-1", 3)
}

// DST-067: of a shorter row everything is reached.
func TestOfAShortRowEverythingIsReached(t *testing.T) {
	s := deal(t, 3, nil, "mass-media", "labs")
	if !s.offers("infiltrate mass-media-1 1") || !s.offers("infiltrate labs-1 3") {
		t.Error("one of two cards cannot be reached")
	}
	s.Do("infiltrate", "labs-1", 1).Changed(reserve0, 3, 2, "agents.labs-1", nil, force(0, 1, 0), nextTurn, 1, 2)
}

// DST-069, DST-070, DST-082, DST-102: Authorities take 1 Agent, Governments 4;
// more may be sent, up to the whole reserve.
func TestExample1InfiltrationOfAuthoritiesAndGovernments(t *testing.T) {
	s := deal(t, 3, nil, "authorities", "governments", "mass-media").reserve(0, 6)
	s.Refuses("no-meeple", "infiltrate", "authorities-1", 0)
	s.Refuses("below-number", "infiltrate", "governments-1", 3)
	s.Refuses("short-reserve", "infiltrate", "governments-1", 7)
	s.Refuses("no-meeple", "infiltrate", "governments-1", -1)
	s.fork().Do("infiltrate", "authorities-1", 1).Is("agents.authorities-1", force(0, 1, 0), reserve0, 5)
	s.fork().Do("infiltrate", "governments-1", 6).Is("agents.governments-1", force(0, 6, 0), reserve0, 0)
	s.Do("infiltrate", "governments-1", 4).Changed(reserve0, 6, 2, "agents.governments-1", nil, force(0, 4, 0), nextTurn, 1, 2)
}

// DST-072, DST-074, DST-076, DST-078, DST-083: Yellow has 1 Agent on
// Authorities, Green sends 2; Yellow's Agent is back, and Yellow draws a Treaty.
func TestExample2OverInfiltrationOfAuthorities(t *testing.T) {
	s := deal(t, 3, nil, "authorities", "labs", "banks").agents("authorities-1", 2, 1)
	s.Refuses("below-rival", "infiltrate", "authorities-1", 1)
	s.Next("treaty", "kgb")
	s.Do("infiltrate", "authorities-1", 2).Changed(reserve0, 3, 1, "agents.authorities-1", force(2, 1, 0), force(0, 2, 0),
		"players.2.reserve", 3, 4, "treaties.kgb", "deck", "hand:2", nextTurn, 1, 2)
	if s.Told("drew-treaties") != 1 || s.Told("over-infiltrated") != 1 {
		t.Error("the Over-Infiltration and the draw are not told once")
	}
}

// DST-073: against a rival the card's own number counts too.
func TestAnOverInfiltrationReachesTheCardsNumber(t *testing.T) {
	s := deal(t, 3, nil, "governments", "labs", "banks").reserve(0, 6).agents("governments-1", 1, 1)
	s.Refuses("below-rival", "infiltrate", "governments-1", 3)
	s.Do("infiltrate", "governments-1", 4).Is("agents.governments-1", force(0, 4, 0), reserve1, 4)
}

// DST-077: the draw comes at once, whatever the hand holds.
func TestTheDrawForAnExpulsionIgnoresTheHandLimit(t *testing.T) {
	s := deal(t, 3, nil, "authorities", "labs", "banks").agents("authorities-1", 1, 1).
		hand(1, "cia", "kgb", "triads", "yakuza", "interpol", "anarchists", "illuminati")
	s.Next("treaty", "freemasons").Do("infiltrate", "authorities-1", 2)
	p := s.position()
	if n := count(p.Treaties, "hand:1"); n != 8 || p.Treaties["freemasons"] != "hand:1" {
		t.Errorf("the expelled player holds %d Treaties, want 8", n)
	}
	if n := count(p.Treaties, "hand:0"); n != 0 {
		t.Errorf("the other one drew %d", n)
	}
}

// DST-076, DST-079, DST-080: with three players a card changes hands twice in a
// phase; whoever was driven out and has acted gets no new turn.
func TestACardChangesHandsAtMostPlayersLessOneTimes(t *testing.T) {
	for players, want := range map[int]int{2: 1, 3: 2, 4: 3, 5: 4} {
		s := deal(t, players, nil, "authorities", "labs", "banks", "patents").Set("supervisor", "0", "done", 0)
		for p := range players {
			s.reserve(p, p+1)
		}
		times := 0
		for p := range players {
			s.Asks(p, map[bool]string{true: "turn-supervised", false: "turn"}[p == 0]).Do("infiltrate", "authorities-1", p+1)
			times += s.Told("over-infiltrated")
		}
		s.Is("objectives.authorities-1", who(players-1), "round", 2, "supervisor", "1")
		p := s.position()
		for i := range players - 1 {
			if n := count(p.Treaties, "hand:"+who(i)); n != 1 {
				t.Errorf("%d players: player %d drew %d Treaties, want 1", players, i, n)
			}
		}
		if times != want {
			t.Errorf("%d players: the card changed hands %d times, want %d", players, times, want)
		}
	}
}

// DST-081: no Agents are added to one's own.
func TestAgentsAreNotAddedToOwnAgents(t *testing.T) {
	s := deal(t, 3, nil, "authorities", "labs").agents("authorities-1", 0, 1)
	s.Refuses("own-agents", "infiltrate", "authorities-1", 2)
	s.Do("infiltrate", "labs-1", 1).Is("agents.authorities-1", force(0, 1, 0), "agents.labs-1", force(0, 1, 0))
}

// consulates is Episode 1: John, seat 0, has the Supervisor, and Alice sits
// next to him with 4 Agents.
func consulates(t testing.TB) *table {
	return deal(t, 3, nil, "mass-media", "consulates", "corporations", "labs").reserve(1, 4).
		Set("supervisor", "0", "done", 0, "step", "begin")
}

// DST-089, DST-090, DST-091, DST-054: John has 5 Agents after the Supervisor's
// 2, enough for Mass Media or Consulates.
func TestEpisode1JohnChoosesMassMediaOrConsulates(t *testing.T) {
	s := consulates(t).Asks(0, "turn-supervised").Is(reserve0, 5, pool0, 5)
	s.Offered("infiltrate mass-media-1 1", "infiltrate mass-media-1 2", "infiltrate mass-media-1 3", "infiltrate mass-media-1 4", "infiltrate mass-media-1 5",
		"infiltrate consulates-1 3", "infiltrate consulates-1 4", "infiltrate consulates-1 5", "covert elimination-of-obstacles")
	s.Refuses("below-number", "infiltrate", "corporations-1", 5)
	s.Do("infiltrate", "consulates-1", 3).Changed(reserve0, 5, 2, "agents.consulates-1", nil, force(0, 3, 0), nextTurn, 0, 1)
}

// DST-092, DST-093: Alice takes Mass Media, or Consulates with all her 4.
func TestEpisode1AliceSeizesConsulates(t *testing.T) {
	s := consulates(t).Do("infiltrate", "consulates-1", 3).Asks(1, "turn")
	s.Refuses("below-rival", "infiltrate", "consulates-1", 3)
	if !s.offers("infiltrate mass-media-1 4") {
		t.Error("Alice cannot take Mass Media")
	}
	s.Next("treaty", "triads").Do("infiltrate", "consulates-1", 4)
	s.Changed(reserve0, 2, 5, reserve1, 4, 0, "agents.consulates-1", force(0, 3, 0), force(1, 4, 0), "treaties.triads", "deck", "hand:0", nextTurn, 1, 2)
}

// DST-105, DST-106, DST-107, DST-116: two Ghosts and two meeples are enough for
// Universities, and a rival needs 5 in all.
func TestGhostExample1Universities(t *testing.T) {
	s := deal(t, 4, nil, "universities", "labs", "banks").stage(0, "comintern", 2).reserve(1, 5)
	s.Refuses("below-number", "infiltrate", "universities-1", 1)
	s.Do("infiltrate", "universities-1", 2).Changed(reserve0, 3, 1, "agents.universities-1", nil, force(0, 2, 2), nextTurn, 1, 2)
	s.Refuses("below-rival", "infiltrate", "universities-1", 4)
	s.fork().Do("infiltrate", "universities-1", 5).Is("agents.universities-1", force(1, 5, 0), reserve0, 3)
	s.stage(1, "comintern", 1).Refuses("below-rival", "infiltrate", "universities-1", 3)
	s.Do("infiltrate", "universities-1", 4).Is("agents.universities-1", force(1, 4, 1))
}

// DST-106, DST-107, DST-117: with two Ghosts the least force on Patents is 3;
// Ghosts never go alone.
func TestGhostExample2Patents(t *testing.T) {
	s := deal(t, 3, nil, "patents", "labs", "banks").stage(0, "comintern", 2)
	s.Refuses("no-meeple", "infiltrate", "patents-1", 0)
	s.Do("infiltrate", "patents-1", 1).Is("agents.patents-1", force(0, 1, 2))
	alone := deal(t, 3, nil, "patents", "labs").stage(0, "comintern", 3).reserve(0, 0)
	if alone.offers("infiltrate") || alone.offers("covert") {
		t.Error("Ghosts go alone")
	}
}

// DST-075, DST-104: the Ghosts of an expelled player leave the card and are
// free again; they serve nothing else.
func TestExpelledGhostsAreFreeAgain(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents", "banks").stage(1, "comintern", 1).reserve(1, 2).
		agents("labs-1", 1, 1).ghostsOn("labs-1", 1).reserve(0, 5)
	s.Refuses("below-rival", "infiltrate", "labs-1", 2)
	s.Do("infiltrate", "labs-1", 3).Is("agents.labs-1", force(0, 3, 0), reserve1, 3).Asks(1, "turn")
	s.Do("infiltrate", "patents-1", 1).Is("agents.patents-1", force(1, 1, 1))
}

// DST-009, DST-113, DST-156, DST-218, DST-307: the number of Ghosts is that of
// the Stage in COMINTERN, one for each Treaty, two for an Emissary, without a
// limit.
func TestGhostsAddUp(t *testing.T) {
	for n, want := range []int{0, 1, 2, 3, 3, 3} {
		s := deal(t, 3, nil, "labs", "patents")
		if n > 0 {
			s.stage(0, "comintern", n)
		}
		s.Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, want))
	}
	s := deal(t, 3, withMen, "labs", "patents").stage(0, "comintern", 5).made(0, "partisans", "sleeper-cells", "blue-helmets").men(0, "emissary")
	s.fork().Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 6))
	s.Do("play", "emissary").Is("players.0.extra_ghosts", 2).Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 8))
}

// DST-109, DST-110, DST-111: Ghosts are in no pool, pay for nothing and are hit
// by nothing.
func TestGhostsAreNoAgents(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents", "banks").stage(0, "comintern", 3).reserve(0, 1).men(1, "hitman")
	s.Refuses("advance-agents", "advance", "comintern")
	s.Do("infiltrate", "labs-1", 1).Is(reserve0, 0, pool0, 8).Asks(1, "turn")
	s.reserve(2, 0).Do("play", "hitman").Is("agents.labs-1", nil, reserve0, 0, pool0, 9)
}

// DST-112, DST-170: Ghosts come off a card that is taken, and off a Covert
// Operation, and can be sent again in the next phase.
func TestGhostsAreFreeAgainAfterTheTakeover(t *testing.T) {
	s := deal(t, 2, nil, "labs", "patents", "banks", "valuables").stage(0, "comintern", 1).reserve(0, 4)
	s.Do("infiltrate", "labs-1", 1).Is("objectives.labs-1", "0", "agents", map[string]any{}, "supervisor", "0").Asks(0, "turn-supervised")
	s.Do("covert", "elimination-of-obstacles").Is("agents.elimination-of-obstacles", force(0, 1, 1)).Asks(1, "turn")
	s.Do("recruit").Is("agents", map[string]any{}, "operations.elimination-of-obstacles", "0").Asks(1, "turn-supervised")
	s.Do("infiltrate", "patents-1", 1).Asks(0, "turn")
	s.Do("infiltrate", "banks-1", 1).Is("objectives.banks-1", "0")
}

// DST-050, DST-057, DST-059, DST-061, DST-062, DST-063, DST-064: whoever can
// act must, even if a single Action is possible; who cannot is passed over.
func TestWhoeverCanActMust(t *testing.T) {
	s := deal(t, 3, nil, "corporations", "governments", "universities").reserve(0, 2)
	s.Refuses("must-act", "skip")
	// Two World Wars make every Advance too dear, and the pool is empty: only the
	// top Covert Operation is left, and that must be done.
	s.own(0, "labor-unions").wars(2).change(emptyPool("0", "labor-unions-1"))
	s.Offered("covert elimination-of-obstacles").Refuses("must-act", "skip").Refuses("pool-empty", "recruit").Refuses("advance-agents", "advance", "spyware")
	s.reserveTo("0", "labor-unions-1", 2).Asks(1, "turn").Is("done", 2)
}

// emptyPool puts all Agents of the pool on a card of the player.
func emptyPool(p, card string) func(*position) {
	return func(pos *position) {
		st := pos.Players[p]
		if pos.Agents == nil {
			pos.Agents = map[string]posAgents{}
		}
		pos.Agents[card] = posAgents{Player: p, Agents: st.Pool}
		st.Pool = 0
		pos.Players[p] = st
	}
}

// reserveTo moves n Agents from the reserve onto an own card.
func (s *table) reserveTo(p, card string, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		st, a := pos.Players[p], pos.Agents[card]
		st.Reserve -= n
		a.Agents += n
		pos.Players[p], pos.Agents[card] = st, a
	})
}

// DST-061: a skip changes nothing on the table.
func TestASkipChangesNothing(t *testing.T) {
	s := deal(t, 3, nil, "corporations", "governments", "universities", "labs").own(0, "labor-unions").
		reserve(0, 0).change(emptyPool("0", "labor-unions-1"))
	s.Asks(1, "turn").Is("done", 2, reserve0, 0, pool0, 0, "agents.labor-unions-1", force(0, 10, 0))
	s.Refuses("out-of-reach", "infiltrate", "labs-1", 1)
}

// DST-055, DST-056, DST-060, DST-152, DST-161: the Supervisor's holder
// infiltrates or carries out a Covert Operation, and must if either is possible.
func TestTheSupervisorLeavesTwoActions(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").supervisor(0)
	s.Asks(0, "turn-supervised").Refuses("supervisor-recruit", "recruit").Refuses("supervisor-advance", "advance", "comintern")
	s.Refuses("must-act", "skip").Refuses("no-men", "contact")
	op := deal(t, 3, nil, "corporations", "governments", "universities").supervisor(0)
	op.Offered("covert elimination-of-obstacles").Refuses("must-act", "skip")
	idle := deal(t, 3, nil, "corporations", "governments", "universities").reserve(0, 1).supervisor(0)
	idle.Asks(1, "turn").Is("done", 1, reserve0, 1)
	for pool, want := range map[int]int{2: 2, 1: 1, 0: 0} {
		f := deal(t, 3, nil, "labs", "patents", "banks").own(0, "labor-unions").agents("labor-unions-1", 0, 7-pool)
		f.Set("supervisor", "0", "done", 0, "step", "begin").Is(reserve0, 3+want, pool0, pool-want)
	}
}

// DST-222: nobody can Over-Infiltrate a card with the Yakuza token in its phase.
func TestTheYakuzaTokenKeepsRivalsOut(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").made(0, "yakuza")
	s.Do("infiltrate", "labs-1", 1).Asks(0, "protect").Offered("yakuza labs-1", "pass")
	s.Refuses("protect-other", "yakuza", "patents-1")
	s.fork().Do("pass").Is("tokens.yakuza.used", false).Asks(1, "turn").Do("infiltrate", "labs-1", 2)
	s.Do("yakuza", "labs-1").Is("tokens.yakuza", map[string]any{"at": "labs-1", "used": true, "live": true, "against": none})
	s.Asks(1, "turn").Refuses("protected", "infiltrate", "labs-1", 3)
	if s.offers("infiltrate labs-1") || !s.offers("infiltrate patents-1") {
		t.Error("the token does not show in what is offered")
	}
}

// DST-223: against the owner of Interpol it takes two more.
func TestInterpolNeedsTwoMore(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents", "banks").made(1, "interpol").agents("labs-1", 1, 1)
	s.Refuses("below-rival", "infiltrate", "labs-1", 2)
	s.fork().Do("infiltrate", "labs-1", 3).Is("agents.labs-1", force(0, 3, 0))
	s.made(2, "interpol").Set("treaties.interpol", "made:0")
	s.Do("infiltrate", "labs-1", 2).Is("agents.labs-1", force(0, 2, 0))
}

// DST-095, DST-096, DST-097, DST-098, DST-102: the least force of every kind.
func TestTheNumberOfAgentsOnEveryObjective(t *testing.T) {
	for kind, n := range map[string]int{
		"ruling-parties": 1, "mass-media": 1, "authorities": 1, "banks": 1, "real-estate": 1, "valuables": 1, "patents": 1, "labs": 1,
		"researches": 1, "governments": 4, "stock-exchanges": 4, "universities": 4, "crime-syndicates": 5, "corporations": 6,
		"labor-unions": 3, "consulates": 3, "spy-agencies": 3, "inner-circle": 5,
	} {
		t.Run(kind, func(t *testing.T) {
			s := deal(t, 3, nil, kind, "labs").reserve(0, 8)
			card := kind + "-1"
			if n > 1 {
				s.Refuses("below-number", "infiltrate", card, n-1)
			} else {
				s.Refuses("no-meeple", "infiltrate", card, 0)
			}
			s.Do("infiltrate", card, n).Changed(reserve0, 8, 8-n, "agents."+card, nil, force(0, n, 0), nextTurn, 1, 2)
		})
	}
}

// DST-368: what is reached goes by places, so that a card that the Propagandist
// moves is reached where it lies now, and one it pushes on is not.
func TestReachFollowsCardsThatAreMoved(t *testing.T) {
	s := deal(t, 3, withMen, "mass-media", "labs", "banks", "governments", "patents").men(0, "propagandist").reserve(0, 5)
	s.Refuses("out-of-reach", "infiltrate", "governments-1", 4)
	s.Do("play", "propagandist").Do("move", "governments-1", 1)
	s.Is("objectives.governments-1", "zone:1", "objectives.mass-media-1", "zone:2", "objectives.banks-1", "zone:4", "objectives.patents-1", "zone:5")
	s.Refuses("out-of-reach", "infiltrate", "banks-1", 1)
	s.Do("infiltrate", "governments-1", 4).Is("agents.governments-1", force(0, 4, 0))
}

// DST-158, DST-221: SPYWARE and the CIA lengthen the reach, and add up.
func TestReachOfSpywareAndCIA(t *testing.T) {
	row := []string{"mass-media", "labs", "banks", "patents", "valuables", "authorities", "researches", "real-estate", "mass-media", "labs", "banks"}
	for n, want := range []int{3, 4, 5, 6, 8, 11} {
		for cia := range 2 {
			s := deal(t, 5, rules.Options{"treaties": 0}, row...)
			if n > 0 {
				s.stage(0, "spyware", n)
			}
			if cia == 1 {
				s.made(0, "cia")
			}
			reached := 0
			for i := range row {
				for id, at := range s.position().Objectives {
					if at == fmt.Sprintf("zone:%d", i+1) && s.offers("infiltrate "+id+" 1") {
						reached++
					}
				}
			}
			if reached != min(11, want+cia) {
				t.Errorf("at Stage %d with %d CIA %d cards are reached, want %d", n, cia, reached, min(11, want+cia))
			}
		}
	}
}
