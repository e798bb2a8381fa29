package deepstate_test

import "testing"

// with is seat 0's turn in a game of four with a Treaty before it, and the same
// without.
func with(t testing.TB, id string, row ...string) (s, without *table) {
	t.Helper()
	without = deal(t, 4, nil, row...)
	return without.fork().made(0, id), without
}

// DST-219, DST-222: the token right after the Infiltration, on that card, once a
// round.
func TestYakuzaProtectsTheCardJustInfiltrated(t *testing.T) {
	s, without := with(t, "yakuza", "labs", "patents", "banks")
	without.Do("infiltrate", "labs-1", 1).Asks(1, "turn").Do("infiltrate", "labs-1", 2)
	s.fork().Do("recruit").Asks(1, "turn")
	s.Do("infiltrate", "labs-1", 1).Asks(0, "protect").Do("yakuza", "labs-1").Asks(1, "turn").Refuses("protected", "infiltrate", "labs-1", 2)
	s.Is("tokens.yakuza.at", "labs-1", "agents.labs-1", force(0, 1, 0))
	used, _ := with(t, "yakuza", "labs", "patents", "banks")
	used.Set("tokens.yakuza.used", true).Do("infiltrate", "labs-1", 1).Asks(1, "turn").Do("infiltrate", "labs-1", 2)
}

// DST-219: the token after the Action, on a card with a rival's Agents; if that
// rival takes it, one Agent is lost and the owner recruits.
func TestCosaNostraAmbushesARivalsCard(t *testing.T) {
	s, _ := with(t, "cosa-nostra", "labs", "patents", "banks")
	s.agents("labs-1", 3, 3).agents("patents-1", 2, 1)
	s.Do("recruit").Asks(0, "ambush").Offered("cosa-nostra labs-1", "cosa-nostra patents-1", "pass").Refuses("ambush-empty", "cosa-nostra", "banks-1")
	s.fork().Do("pass").Asks(1, "turn").Is("tokens.cosa-nostra.used", false)
	s.Do("cosa-nostra", "labs-1").Is("tokens.cosa-nostra", map[string]any{"at": "labs-1", "used": true, "live": true, "against": "3"})
	taken := s.fork().Asks(1, "turn").Do("recruit").Do("recruit")
	// Three Agents on Labs: one to the pool, one recalled. The Supervisor, who has
	// come to the token's owner, brings 2 more.
	taken.Is("objectives.labs-1", "3", "agents.labs-1", force(3, 1, 0), "players.3.pool", 5, "players.3.reserve", 4, reserve0, 3+1+1+2, "tokens.cosa-nostra.at", none)
	// Driven out by somebody else before: the token waits for nobody.
	s.reserve(1, 5).Do("infiltrate", "labs-1", 4).Asks(2, "turn").Do("recruit")
	s.Is("objectives.labs-1", "1", "agents.labs-1", force(1, 3, 0), "players.3.pool", 4, reserve0, 3+1+2)
	own, _ := with(t, "cosa-nostra", "labs", "patents", "banks")
	own.Do("infiltrate", "labs-1", 1).Asks(1, "turn")
}

// DST-370: after an Action: a player who skips places no token.
func TestCosaNostraNeedsAnAction(t *testing.T) {
	s, _ := with(t, "cosa-nostra", "corporations", "governments", "labs", "patents")
	s.agents("labs-1", 3, 1).own(0, "labor-unions").reserve(0, 0).change(emptyPool("0", "labor-unions-1"))
	s.Asks(1, "turn").Is("tokens.cosa-nostra.used", false)
}

// DST-219: the token before the Action on any card, which can then be reached in
// this turn.
func TestTriadsReachAnyCard(t *testing.T) {
	s, without := with(t, "triads", "labs", "patents", "banks", "valuables", "mass-media")
	without.Refuses("token-not-yours", "triads", "mass-media-1").Refuses("out-of-reach", "infiltrate", "mass-media-1", 1)
	s.Refuses("out-of-reach", "infiltrate", "mass-media-1", 1).Refuses("not-in-zone", "triads", "governments-1")
	s.Do("triads", "mass-media-1").Asks(0, "turn").Refuses("token-used", "triads", "labs-1").Refuses("out-of-reach", "infiltrate", "valuables-1", 1)
	s.fork().Do("infiltrate", "mass-media-1", 1).Is("agents.mass-media-1", force(0, 1, 0))
	s.Do("recruit").Asks(1, "turn").Is("tokens.triads", map[string]any{"at": "mass-media-1", "used": true, "live": true, "against": none})
	s.Refuses("out-of-reach", "infiltrate", "mass-media-1", 1)
}

// DST-374: first the Agents return and the Treaty is drawn, then the owner of the
// Anarchists recruits.
func TestAnarchistsRecruitWhenOverInfiltrated(t *testing.T) {
	s, without := with(t, "anarchists", "labs", "patents", "banks")
	for _, f := range []*table{s, without} {
		f.Do("infiltrate", "labs-1", 1).Do("infiltrate", "labs-1", 2)
	}
	without.Is(reserve0, 3, pool0, 7)
	s.Is(reserve0, 4, pool0, 6)
	empty, _ := with(t, "anarchists", "labs", "patents", "banks")
	empty.own(0, "labor-unions").change(emptyPool("0", "labor-unions-1")).Do("infiltrate", "labs-1", 1).Do("infiltrate", "labs-1", 2).Is(reserve0, 3, pool0, 0)
}

// DST-221: the CIA reaches one card further.
func TestCIAReachesOneCardFurther(t *testing.T) {
	s, without := with(t, "cia", "labs", "patents", "banks", "valuables", "mass-media")
	without.Refuses("out-of-reach", "infiltrate", "valuables-1", 1)
	s.Refuses("out-of-reach", "infiltrate", "mass-media-1", 1).Do("infiltrate", "valuables-1", 1).Is("agents.valuables-1", force(0, 1, 0))
}

// DST-374: KGB sends one of those it drives out to the pool.
func TestKGBSendsOneExpelledAgentToThePool(t *testing.T) {
	s, without := with(t, "kgb", "labs", "patents", "banks")
	for _, f := range []*table{s, without} {
		f.agents("labs-1", 1, 2).Do("infiltrate", "labs-1", 3)
	}
	without.Is(reserve1, 5, pool1, 5)
	s.Is(reserve1, 4, pool1, 6)
	mine, _ := with(t, "kgb", "labs", "patents", "banks")
	mine.agents("labs-1", 0, 1).Set("treaties.kgb", "made:0")
	mine.Do("recruit").Do("infiltrate", "labs-1", 2).Is(reserve0, 5, pool0, 5)
}

// DST-223: Interpol asks for two more, of its owner's rivals only.
func TestInterpolAsksForTwoMore(t *testing.T) {
	s, without := with(t, "interpol", "labs", "patents", "banks")
	without.Do("infiltrate", "labs-1", 1).Asks(1, "turn").Do("infiltrate", "labs-1", 2).Is("agents.labs-1", force(1, 2, 0))
	s.Do("infiltrate", "labs-1", 1).Asks(1, "turn").Refuses("below-rival", "infiltrate", "labs-1", 2)
	s.Do("infiltrate", "labs-1", 3).Is("agents.labs-1", force(1, 3, 0), reserve0, 3)
}

// DST-218: each of the three brings a Ghost.
func TestGhostTreaties(t *testing.T) {
	for _, id := range []string{"partisans", "sleeper-cells", "blue-helmets"} {
		s, without := with(t, id, "universities", "patents", "banks")
		without.Refuses("below-number", "infiltrate", "universities-1", 3)
		s.Refuses("below-number", "infiltrate", "universities-1", 2)
		s.Do("infiltrate", "universities-1", 3).Is("agents.universities-1", force(0, 3, 1))
	}
}

func TestOilBaronsRecruitTwoByTheAction(t *testing.T) {
	s, without := with(t, "oil-barons", "labs", "patents", "banks")
	without.Do("recruit").Is(reserve0, 4, pool0, 6)
	s.own(0, "labor-unions")
	s.fork().agents("labor-unions-1", 0, 6).Do("recruit").Is(reserve0, 4, pool0, 0)
	s.Do("recruit").Is(reserve0, 5, pool0, 5)
	s.Set("supervisor", "0", "done", 0, "step", "begin").Is(reserve0, 7)
}

func TestCivilServiceMakesTheSupervisorBringThree(t *testing.T) {
	s, without := with(t, "civil-service", "labs", "patents", "banks")
	without.Set("supervisor", "0", "done", 0, "step", "begin").Is(reserve0, 5, pool0, 5)
	s.fork().own(0, "labor-unions").agents("labor-unions-1", 0, 5).Set("supervisor", "0", "done", 0, "step", "begin").Is(reserve0, 5, pool0, 0)
	s.fork().Do("recruit").Is(reserve0, 4)
	s.Set("supervisor", "0", "done", 0, "step", "begin").Is(reserve0, 6, pool0, 4)
}

// DST-159: the Think Tank makes Advances one Agent cheaper, never below none.
func TestThinkTankMakesAdvancesCheaper(t *testing.T) {
	s, without := with(t, "think-tank", "labs", "patents", "banks")
	without.reserve(0, 1).Refuses("advance-agents", "advance", "comintern")
	s.reserve(0, 1).Do("advance", "comintern").Is(reserve0, 0, "projects.comintern.0", 1)
	free, _ := with(t, "think-tank", "labs", "patents", "banks")
	free.reserve(0, 0).Do("advance", "spyware").Is(reserve0, 0, pool0, 9, "projects.spyware.0", 1)
}

// DST-153: Lobbyists lift what the Supervisor forbids.
func TestLobbyistsFreeFromTheSupervisor(t *testing.T) {
	s, without := with(t, "lobbyists", "labs", "patents", "banks")
	without.supervisor(0).Asks(0, "turn-supervised").Refuses("supervisor-recruit", "recruit").Refuses("supervisor-advance", "advance", "spyware")
	s.supervisor(0).Asks(0, "turn")
	s.fork().Do("recruit").Is(reserve0, 4)
	s.Do("advance", "spyware").Is("projects.spyware.0", 1, reserve0, 2)
}

func TestArmsDealersNeedTwoAgentsLess(t *testing.T) {
	s, without := with(t, "arms-dealers", "labs", "patents", "banks")
	without.done(1, 2).reserve(0, 4).Refuses("operation-agents", "covert", "orchestrated-unrest")
	s.fork().done(1, 2).reserve(0, 2).Refuses("operation-agents", "covert", "orchestrated-unrest")
	s.fork().done(1, 2).reserve(0, 3).Do("covert", "orchestrated-unrest").Is("agents.orchestrated-unrest", force(0, 3, 0))
	s.Do("covert", "elimination-of-obstacles").Is("agents.elimination-of-obstacles", force(0, 1, 0))
}

// DST-179: the Relief Committee recalls three from a Covert Operation, and from
// Objectives no more than anybody.
func TestReliefCommitteeBringsThreeBack(t *testing.T) {
	for made, back := range map[bool]int{true: 3, false: 1} {
		s := deal(t, 2, nil, "labs", "patents", "banks").done(1, 2).own(0, "governments").agents("governments-1", 0, 3).reserve(0, 5)
		if made {
			s.made(0, "relief-committee")
		}
		s.Do("covert", "orchestrated-unrest").Is("agents.governments-1", force(0, 2, 0), reserve0, back+1+2, pool0, 2+(5-back)-2)
	}
}
