package deepstate_test

import "testing"

// DST-371: the Fixer makes an Advance cheaper whenever the Supervisor does not
// restrict its player.
func TestFixerUnderLobbyistsMakesAnAdvanceCheaper(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "fixer").made(0, "lobbyists").supervisor(0).reserve(0, 1)
	s.Refuses("advance-agents", "advance", "comintern").Do("play", "fixer").Is("turn.agents_less", 1, "turn.unwatched", false)
	s.Do("advance", "comintern").Is("projects.comintern.0", 1, reserve0, 0)
	held := deal(t, 4, withMen, "labs", "patents").men(0, "fixer").supervisor(0).reserve(0, 1).Do("play", "fixer")
	held.Is("turn.agents_less", 0, "turn.unwatched", true).Refuses("advance-agents", "advance", "comintern")
}

// DST-377: a question with a single answer is not asked, unless how many there
// are depends on a hidden hand.
func TestASingleAnswerIsNotAsked(t *testing.T) {
	// One card and one opponent: the gift is made.
	treatyPhase(t, 2, "world-bank").stage(0, "deep-state", 4).own(0, "banks").Do("make", "world-bank").Is("objectives.banks-1", "1")
	treatyPhase(t, 2, "world-bank").stage(0, "deep-state", 4).own(0, "banks", "valuables").Do("make", "world-bank").Asks(0, "give").Is("objectives.banks-1", "0")
	// A hand of one Treaty that cannot be made: the question is put all the same.
	treatyPhase(t, 3, "rosicrucians").Asks(0, "treaty").Offered("pass")
	// Without any Treaty everybody knows that there is nothing to make.
	treatyPhase(t, 3).Asks(1, "treaty")
	// A turn in which only one Action is possible is asked, one in which nothing is
	// possible is skipped.
	only := deal(t, 3, nil, "corporations").own(0, "labor-unions").reserve(0, 2).change(func(p *position) {
		p.Agents = map[string]posAgents{"labor-unions-1": {Player: "0", Agents: 8}}
		p.Players["0"] = posPlayer{Reserve: 2}
	})
	only.Asks(0, "turn").supervisor(0).Offered("covert elimination-of-obstacles")
}

// DST-380: the token waits for whose Agents are there when it is placed.
func TestTheCosaNostraTokenWaitsForOnePlayer(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents").made(0, "cosa-nostra").agents("labs-1", 3, 2).reserve(1, 5)
	s.Do("recruit").Do("cosa-nostra", "labs-1").Is("tokens.cosa-nostra.against", "3")
	kept := s.fork().Do("recruit").Do("recruit").Is("objectives.labs-1", "3", "agents.labs-1", nil, "players.3.pool", 5+1)
	if kept.Told("lost") != 1 {
		t.Error("the ambush is not told")
	}
	s.Do("infiltrate", "labs-1", 3).Do("recruit").Is("objectives.labs-1", "1", "agents.labs-1", force(1, 2, 0), "tokens.cosa-nostra.used", true, "players.3.pool", 5)
}

// DST-381: the Triads token obliges to nothing.
func TestTheTriadsTokenObligesToNothing(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents", "banks", "valuables").made(0, "triads").Do("triads", "valuables-1").Asks(0, "turn")
	s.fork().Do("recruit").Asks(1, "turn").Is("agents", map[string]any{}, "tokens.triads.used", true)
	s.Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 0), "agents.valuables-1", nil)
	// Only the fourth card can be paid: the duty to act looks at the table as it
	// stands.
	dear := deal(t, 4, nil, "corporations", "universities", "governments", "labs").made(0, "triads").reserve(0, 1).supervisor(0).done(1, 6)
	dear.Asks(0, "turn-supervised").fork().Do("skip").Asks(1, "turn").Is("tokens.triads.used", false)
	dear.Do("triads", "labs-1").Refuses("must-act", "skip").Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 0))
}
