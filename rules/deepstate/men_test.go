package deepstate_test

import (
	"testing"

	"safehouse/rules"
)

// menDeck lays out the deck of Men of Action: what is not named is discarded.
func (s *table) menDeck(ids ...string) *table {
	s.T.Helper()
	return s.change(func(p *position) {
		for id := range p.Men {
			p.Men[id]["discard"] += p.Men[id]["deck"]
			p.Men[id]["deck"] = 0
		}
		for _, id := range ids {
			p.Men[id]["discard"]--
			p.Men[id]["deck"]++
		}
	})
}

// DST-289, DST-291: the module is optional; with it the 18 cards are a face-down
// deck and nobody starts with one.
func TestMenOfActionAreOptional(t *testing.T) {
	s := deal(t, 3, nil, "labs", "patents").Is("men", map[string]any{})
	s.Refuses("no-men", "contact").Refuses("no-men", "play", "hitman")
	with := opened(t, 3, 1, withMen)
	for _, id := range []string{"hitman", "emissary", "recruiter", "diplomat", "fixer", "infiltrator", "courier", "propagandist", "negotiator"} {
		with.Is("men."+id, map[string]int{"deck": 2})
	}
	if got := with.Sees(0, "unseen.men:deck"); got != 18.0 {
		t.Errorf("a player sees %v cards in the deck, want 18", got)
	}
}

// DST-292, DST-293: every Recruit can be replaced as a whole by one card.
func TestEveryRecruitCanBeReplacedByACard(t *testing.T) {
	for what, s := range map[string]*table{
		"supervisor": deal(t, 5, withMen, "labs", "patents").Set("supervisor", "0", "done", 0, "step", "begin"),
		"headhunter": deal(t, 5, withMen, "labs", "patents").Set("supervisor", "2", "done", 3, "step", "begin"),
		"recruiter":  deal(t, 5, withMen, "labs", "patents").men(0, "recruiter").Do("play", "recruiter"),
	} {
		n := map[string]int{"supervisor": 2, "headhunter": 1, "recruiter": 2}[what]
		s.Asks(0, "recruit").Offered("recruit", "contact").Is(reserve0, 3)
		s.fork().Do("recruit").Is(reserve0, 3+n, pool0, 7-n, "men.hitman", map[string]int{"deck": 2})
		s.Next("man", "fixer").Do("contact").Is(reserve0, 3, pool0, 7, "men.fixer", map[string]int{"deck": 1, "0": 1})
	}
	action := deal(t, 5, withMen, "labs", "patents")
	action.fork().Do("recruit").Is(reserve0, 4)
	action.Next("man", "courier").Do("contact").Is(reserve0, 3, "men.courier", map[string]int{"deck": 1, "0": 1}).Asks(1, "turn")
	treaty := treatyPhase(t, 3, "mercenary-guild")
	treaty.Do("make", "mercenary-guild").Is(reserve0, 5) // without the module
	men := deal(t, 3, withMen, "mass-media").hand(0, "peasant-union").own(0, "authorities", "authorities").hand(1, "illuminati")
	men.change(func(p *position) {
		p.Objectives["mass-media-1"], p.Phase, p.Step, p.Done = "deck", "treaty", "begin", 2
		p.Stack = []posFrame{{Kind: "make", Player: "0", Card: none}}
	})
	men.Do("make", "peasant-union").Asks(0, "recruit").Next("man", "hitman").Do("contact")
	men.Is(reserve0, 3, pool0, 7, "men.hitman", map[string]int{"deck": 1, "0": 1}, "treaties.peasant-union", "made:0").Asks(1, "treaty")
	driven := deal(t, 4, withMen, "labs", "patents").made(0, "anarchists").Do("infiltrate", "labs-1", 1)
	driven.Do("infiltrate", "labs-1", 2).Asks(0, "recruit").Next("man", "diplomat").Do("contact").Is(reserve0, 3, "men.diplomat", map[string]int{"deck": 1, "0": 1}).Asks(2, "turn")
}

// DST-294, DST-295: with an empty pool the automatic Recruits must be replaced,
// and the Action draws a card.
func TestWithAnEmptyPoolACardMustBeDrawn(t *testing.T) {
	empty := func(seats int) *table {
		return deal(t, seats, withMen, "labs", "patents").own(0, "labor-unions").change(emptyPool("0", "labor-unions-1")).Next("man", "negotiator")
	}
	one := map[string]int{"deck": 1, "0": 1}
	s := empty(3).Set("supervisor", "0", "done", 0, "step", "begin")
	s.Asks(0, "turn-supervised").Is("men.negotiator", one, reserve0, 3)
	empty(5).Set("supervisor", "2", "done", 3, "step", "begin").Asks(0, "turn").Is("men.negotiator", one)
	a := empty(3).Refuses("pool-empty", "recruit").Do("contact").Is("men.negotiator", one)
	a.Asks(1, "turn")
	r := empty(3).men(0, "recruiter").Do("play", "recruiter").Asks(0, "turn").Is("men.negotiator", one, "men.recruiter", map[string]int{"deck": 1, "discard": 1})
	r.Refuses("man-played", "play", "negotiator")
}

// DST-296: gaining Ghosts is no Recruit.
func TestGainingGhostsIsNoRecruit(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").men(0, "emissary").Do("play", "emissary").Asks(0, "turn").Is("players.0.extra_ghosts", 2)
	s.Do("advance", "comintern").Asks(1, "turn").Is("men.hitman", map[string]int{"deck": 2})
}

// DST-297: a fourth card, and one of the four is discarded face up, by choice.
func TestAFourthManOfActionMeansADiscard(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "hitman", "hitman", "fixer").Next("man", "courier")
	s.Do("contact").Asks(0, "dismiss").Offered("dismiss hitman", "dismiss fixer", "dismiss courier").Refuses("man-not-held", "dismiss", "diplomat")
	s.Do("dismiss", "hitman").Is("men.hitman", map[string]int{"0": 1, "discard": 1}, "men.courier", map[string]int{"0": 1, "deck": 1}).Asks(1, "turn")
	if s.Sees(1, "men.hitman.discard") != 1.0 {
		t.Error("the discard is not open")
	}
	three := deal(t, 4, withMen, "labs", "patents").men(0, "hitman", "fixer").Next("man", "courier")
	three.Do("contact").Asks(1, "turn").Is("men.courier", map[string]int{"0": 1, "deck": 1})
}

// DST-298, DST-309, DST-310: what a hand holds is hidden, how many cards is not.
func TestMenOfActionInHandAreHidden(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").men(0, "hitman", "fixer").men(1, "courier")
	if got := s.Sees(1, "unseen.men:0"); got != 2.0 {
		t.Errorf("the next player sees %v cards, want 2", got)
	}
	if s.Sees(1, "men.hitman.0") != nil || s.Sees(1, "men.courier.1") != 1.0 || s.Sees(0, "men.fixer.0") != 1.0 || s.Sees(rules.Nobody, "men.courier.1") != nil {
		t.Error("hands are seen by the wrong players")
	}
}

// DST-299, DST-375: an empty deck is made anew from the discards when a card is
// to be drawn; a card in play is not among them.
func TestAnEmptyDeckOfMenIsMadeAnew(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").men(0, "recruiter").menDeck()
	s.Do("play", "recruiter").Asks(0, "recruit").Next("man", "hitman").Do("contact")
	s.Is("men.hitman", map[string]int{"deck": 1, "0": 1}, "men.recruiter", map[string]int{"deck": 1, "discard": 1}, "men.fixer", map[string]int{"deck": 2})
	if s.Told("men-reshuffled") != 1 {
		t.Error("the shuffle is not told")
	}
	last := deal(t, 3, withMen, "labs", "patents").menDeck("fixer").Do("contact")
	last.Is("men.fixer", map[string]int{"0": 1, "discard": 1})
	if last.Told("men-reshuffled") != 0 {
		t.Error("a deck of one card is shuffled")
	}
}

// DST-300, DST-301, DST-303: one card in one's own turn before the Action; it
// goes face up to the discards.
func TestOneManOfActionBeforeTheAction(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "emissary", "courier", "diplomat").men(1, "negotiator").own(0, "governments").agents("governments-1", 0, 1)
	s.Refuses("man-not-held", "play", "negotiator")
	s.Do("play", "emissary").Is("men.emissary", map[string]int{"deck": 1, "discard": 1}).Asks(0, "turn")
	s.Refuses("man-played", "play", "courier").Refuses("man-played", "play", "diplomat")
	s.Do("recruit").Asks(1, "turn").Refuses("man-not-held", "play", "diplomat")
	s.Do("play", "negotiator").Do("recruit").Asks(2, "turn")
	after := deal(t, 4, withMen, "labs", "patents").men(0, "courier").made(0, "yakuza").own(0, "governments").agents("governments-1", 0, 1)
	after.Do("infiltrate", "labs-1", 1).Asks(0, "protect").Refuses("other-question", "play", "courier")
}

// DST-301, DST-362: a Hitman comes on top, and so does another Hitman.
func TestAnyNumberOfHitmenOnTop(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "hitman", "hitman", "emissary")
	s.Do("play", "emissary").Do("play", "hitman").Do("hit-reserve", "1").Do("play", "hitman").Do("hit-reserve", "1")
	s.Is(reserve1, 1, pool1, 9, "men.hitman", map[string]int{"discard": 2}, "turn.played", true).Asks(0, "turn")
	two := deal(t, 4, withMen, "labs", "patents").men(0, "hitman", "emissary", "recruiter")
	two.Do("play", "hitman").Do("hit-reserve", "2").Is("turn.played", false).Do("play", "emissary").Refuses("man-played", "play", "recruiter")
}

// DST-302: a card drawn by the Supervisor's Recruit can be played in that turn.
func TestACardDrawnByTheSupervisorCanBePlayedAtOnce(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").Set("supervisor", "0", "done", 0, "step", "begin").Next("man", "emissary")
	s.Do("contact").Asks(0, "turn-supervised").Do("play", "emissary").Is("players.0.extra_ghosts", 2)
	none := deal(t, 3, withMen, "labs", "patents").Set("supervisor", "0", "done", 0, "step", "begin")
	none.Do("recruit").Refuses("man-not-held", "play", "emissary")
}

// DST-304, DST-363: a card can be played in a turn in which no Action is
// possible; the duty to act never makes anybody play one.
func TestTheDutyToActForcesNoManOfAction(t *testing.T) {
	s := deal(t, 4, withMen, "corporations", "universities", "governments").men(0, "emissary", "recruiter").reserve(0, 1).supervisor(0).done(1, 6)
	s.Offered("skip", "play emissary", "play recruiter")
	s.fork().Do("skip").Asks(1, "turn").Is("men.emissary", map[string]int{"deck": 1, "0": 1})
	// With the Emissary 1 Agent and 2 Ghosts are still too few.
	s.fork().Do("play", "emissary").Offered("skip").Do("skip").Asks(1, "turn")
	// The Recruiter makes an Action possible, and then it must be done.
	s.reserve(0, 3).Do("play", "recruiter").Do("recruit").Refuses("must-act", "skip").Do("infiltrate", "universities-1", 4).Is("agents.universities-1", force(0, 4, 0))
}

// DST-305, DST-306, DST-110: what a Hitman hits.
func TestHitmanHitsOneAgent(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents", "banks").men(0, "hitman").stage(1, "comintern", 1).own(1, "governments").
		agents("governments-1", 1, 2).agents("labs-1", 1, 2).ghostsOn("labs-1", 1).agents("patents-1", 2, 1).reserve(3, 0)
	s.Do("play", "hitman").Asks(0, "hit").Offered("hit labs-1", "hit patents-1", "hit-reserve 1", "hit-reserve 2")
	s.Refuses("hit-taken", "hit", "governments-1").Refuses("hit-empty", "hit", "banks-1").Refuses("hit-reserve", "hit-reserve", "3")
	s.Refuses("hit-own", "hit-reserve", "0").Refuses("no-such-player", "hit-reserve", "4").Refuses("must-choose", "pass")
	pool := s.Int(pool1)
	s.fork().Do("hit", "labs-1").Is("agents.labs-1", force(1, 1, 1), pool1, pool+1, "men.hitman", map[string]int{"deck": 1, "discard": 1})
	s.fork().Do("hit-reserve", "1").Is(reserve1, 2, pool1, pool+1)
	gone := s.fork().Do("hit", "patents-1").Is("agents.patents-1", nil, "objectives.patents-1", "zone:2", "players.2.pool", 7)
	if n := count(gone.position().Treaties, "hand:2"); n != 0 {
		t.Errorf("the player drew %d Treaties", n)
	}
	gone.Do("infiltrate", "patents-1", 1).Is("agents.patents-1", force(0, 1, 0))
	last := s.fork().Do("hit", "labs-1").men(0, "hitman").Do("play", "hitman").Do("hit", "labs-1")
	last.Is("agents.labs-1", nil, "men.hitman", map[string]int{"discard": 2})
	none := deal(t, 2, withMen, "labs", "patents").men(0, "hitman").reserve(1, 0).agents("labs-1", 0, 1)
	if none.Do("play", "hitman").Asks(0, "turn").Is("agents.labs-1", force(0, 1, 0)).Told("hit") != 0 {
		t.Error("the Hitman hits an Agent of its own player")
	}
}

// DST-307: two Ghosts until the end of the phase's Takeover.
func TestEmissaryLendsTwoGhosts(t *testing.T) {
	s := deal(t, 2, withMen, "universities", "patents", "banks").men(0, "emissary")
	s.Refuses("below-number", "infiltrate", "universities-1", 3)
	s.Do("play", "emissary").Is("players.0.extra_ghosts", 2).Refuses("below-number", "infiltrate", "universities-1", 1)
	s.Do("infiltrate", "universities-1", 2).Is("players.0.extra_ghosts", 0, "objectives.universities-1", "0").Asks(0, "recruit")
}

func TestRecruiterRecruitsTwo(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").men(0, "recruiter").Do("play", "recruiter").Asks(0, "recruit")
	s.Do("recruit").Is(reserve0, 5, pool0, 5).Asks(0, "turn").Do("recruit").Is(reserve0, 6, pool0, 4)
	one := deal(t, 3, withMen, "labs", "patents").men(0, "recruiter").own(0, "labor-unions").agents("labor-unions-1", 0, 6)
	one.Do("play", "recruiter").Do("recruit").Is(reserve0, 4, pool0, 0)
}

// DST-308: one emblem less in this turn, or one Objective less for DEEP STATE.
func TestDiplomatAsksForOneEmblemLess(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").men(0, "diplomat").stage(0, "spyware", 2).own(0, "spy-agencies").stage(0, "deep-state", 1).own(0, "banks")
	s.Refuses("advance-emblems", "advance", "spyware").Refuses("advance-cards", "advance", "deep-state")
	s.Do("play", "diplomat").Is("turn.emblems_less", 1)
	s.fork().Do("advance", "spyware").Is("projects.spyware.0", 3, "turn.emblems_less", 0)
	s.fork().Do("advance", "deep-state").Is("projects.deep-state.0", 2, "objectives.banks-1", "gone")
	s.Do("recruit").Is("turn.emblems_less", 0).Asks(1, "turn")
}

// DST-308: the Fixer lifts the Supervisor's limits, or makes an Advance cheaper.
func TestFixerFreesFromTheSupervisorOrMakesAnAdvanceCheaper(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "fixer")
	held := s.fork().supervisor(0).Refuses("supervisor-advance", "advance", "comintern")
	held.Do("play", "fixer").Asks(0, "turn").Is("turn.unwatched", true, "turn.agents_less", 0)
	held.fork().Do("recruit").Is(reserve0, 4, "turn.unwatched", false)
	held.Refuses("man-not-held", "play", "fixer").Do("advance", "comintern").Is(reserve0, 1)
	s.reserve(0, 1).Refuses("advance-agents", "advance", "comintern")
	s.Do("play", "fixer").Is("turn.agents_less", 1, "turn.unwatched", false).Do("advance", "comintern").Is(reserve0, 0, "projects.comintern.0", 1, "turn.agents_less", 0)
}

// DST-308: the whole zone in this turn.
func TestInfiltratorReachesTheWholeZone(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents", "banks", "valuables", "mass-media").men(0, "infiltrator")
	s.Refuses("out-of-reach", "infiltrate", "mass-media-1", 1)
	s.Do("play", "infiltrator").Do("infiltrate", "mass-media-1", 1).Is("agents.mass-media-1", force(0, 1, 0), "turn.whole_zone", false)
	s.Asks(1, "turn").Refuses("out-of-reach", "infiltrate", "valuables-1", 1)
}

func TestCourierBringsUpToThreeAgentsBack(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "courier").own(0, "governments", "universities").agents("governments-1", 0, 3).agents("universities-1", 0, 2)
	s.Do("play", "courier").Asks(0, "return").Offered("return governments-1", "return universities-1", "pass")
	s.fork().Do("return", "governments-1").Do("pass").Asks(0, "turn").Is(reserve0, 4, "agents.governments-1", force(0, 2, 0))
	s.Do("return", "universities-1").Do("return", "universities-1").Do("return", "governments-1").Asks(0, "turn")
	s.Is(reserve0, 6, "agents", map[string]any{"governments-1": force(0, 2, 0)}, "men.courier", map[string]int{"deck": 1, "discard": 1})
	none := deal(t, 4, withMen, "labs", "patents").men(0, "courier")
	none.own(0, "governments").agents("governments-1", 0, 1).Do("play", "courier").Refuses("return-objective", "return-operation", "proxy-conflict")
}

// DST-368, DST-369: a card without Agents goes to any other place.
func TestPropagandistMovesACardWithoutAgents(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents", "banks", "governments").men(0, "propagandist").agents("patents-1", 3, 1)
	s.Do("play", "propagandist").Asks(0, "move").Refuses("move-agents", "move", "patents-1", 1).Refuses("move-here", "move", "labs-1", 1)
	s.Refuses("move-place", "move", "labs-1", 5).Refuses("move-place", "move", "labs-1", 0).Refuses("not-in-zone", "move", "universities-1", 1)
	s.Refuses("move-same", "move", "governments-1", 3)
	s.fork().Do("move", "labs-1", 4).Is("objectives.patents-1", "zone:1", "objectives.banks-1", "zone:2", "objectives.governments-1", "zone:3", "objectives.labs-1", "zone:4")
	s.Do("move", "governments-1", 1).Is("objectives.governments-1", "zone:1", "objectives.labs-1", "zone:2", "objectives.patents-1", "zone:3", "objectives.banks-1", "zone:4").Asks(0, "turn")
}

func TestNegotiatorDrawsTwoTreaties(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "negotiator").Next("treaty", "cia", "treaty", "kgb")
	s.Do("play", "negotiator").Is("treaties.cia", "hand:0", "treaties.kgb", "hand:0", "treaties.interpol", "deck").Asks(0, "turn")
}
