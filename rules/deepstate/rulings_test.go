package deepstate_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"safehouse/rules"
)

// DST-382: the Fixer frees the holder of the Supervisor, Lobbyists or not, and
// makes an Advance cheaper for anybody else only.
func TestTheFixerIsNoDiscountWithTheSupervisor(t *testing.T) {
	s := deal(t, 4, withMen, "labs", "patents").men(0, "fixer").made(0, "lobbyists").supervisor(0)
	s.fork().Do("play", "fixer").Is("turn.agents_less", 0, "turn.unwatched", true).Do("advance", "comintern").Is(reserve0, 1, "projects.comintern.0", 1)
	s.fork().reserve(0, 1).Do("play", "fixer").Refuses("advance-agents", "advance", "comintern")
	held := deal(t, 4, withMen, "labs", "patents").men(0, "fixer").supervisor(0).reserve(0, 1).Do("play", "fixer")
	held.Is("turn.agents_less", 0, "turn.unwatched", true).Refuses("advance-agents", "advance", "comintern")
	other := deal(t, 4, withMen, "labs", "patents").men(0, "fixer").made(0, "lobbyists").reserve(0, 1).Do("play", "fixer")
	other.Is("turn.agents_less", 1, "turn.unwatched", false).Do("advance", "comintern").Is("projects.comintern.0", 1, reserve0, 0)
}

// lonely is the turn of seat 0 with the Think Tank and all Agents on Objectives,
// the given number of them on Labs; Banks is free of Agents.
func lonely(t testing.TB, onLabs int) *table {
	t.Helper()
	return deal(t, 3, nil, "patents", "corporations").made(0, "think-tank").own(0, "labs", "banks", "governments", "universities").change(func(p *position) {
		p.Agents = map[string]posAgents{"governments-1": {Player: "0", Agents: 5}, "universities-1": {Player: "0", Agents: 5 - onLabs}}
		if onLabs > 0 {
			p.Agents["labs-1"] = posAgents{Player: "0", Agents: onLabs}
		}
		p.Players["0"] = posPlayer{}
	})
}

// DST-385: what joining DEEP STATE discards is paid first: an Agent on it becomes
// the Coordinator of a player who has no other. Where no Agent would come off,
// the Project cannot be joined.
func TestTheDiscardBringsTheCoordinator(t *testing.T) {
	s := lonely(t, 2).Asks(0, "turn").Offered("advance deep-state")
	s.Do("advance", "deep-state")
	// The Banks bring nobody, so that the Labs are discarded unasked.
	s.Is("objectives.labs-1", "gone", "objectives.banks-1", "0", "projects.deep-state.0", 1, reserve0, 0, pool0, 1)
	// With an Agent in the pool either can be given up.
	pool := lonely(t, 2).change(func(p *position) {
		p.Agents["governments-1"] = posAgents{Player: "0", Agents: 4}
		p.Players["0"] = posPlayer{Pool: 1}
	})
	pool.Do("advance", "deep-state").Asks(0, "pay").Offered("discard banks-1", "discard labs-1").Do("discard", "banks-1").Is("projects.deep-state.0", 1, pool0, 0)
	lonely(t, 0).Asks(1, "turn")
}

// DST-386: a Man of Action that finds nothing to aim at is played for nothing.
func TestMenOfActionCanBePlayedForNothing(t *testing.T) {
	s := deal(t, 2, withMen, "labs").men(0, "hitman", "courier", "propagandist").reserve(1, 0)
	for _, man := range []string{"hitman", "courier", "propagandist"} {
		played := s.fork().Do("play", man).Asks(0, "turn").Is("men."+man, map[string]int{"deck": 1, "discard": 1}, "objectives.labs-1", "zone:1", reserve0, 3)
		played.Refuses("man-not-held", "play", man)
		if played.Told("played") != 1 || played.Told("hit")+played.Told("recalled")+played.Told("moved") != 0 {
			t.Errorf("%s: something else is told than that it is played", man)
		}
	}
	// It is the one card of the turn all the same.
	s.Do("play", "courier").Refuses("man-played", "play", "propagandist").Do("play", "hitman").Asks(0, "turn")
}

// DST-387: a player's own log names the Treaties it picks, puts back and
// discards; the others hear only that it did.
func TestOnesOwnTreatiesAreNamedToOneself(t *testing.T) {
	info := game.Info()
	seen := func(s *table, kind string, seat int) int {
		n := 0
		for _, e := range s.Events {
			if info.Events[e.Kind] == kind && e.Seen.Has(seat) {
				n++
			}
		}
		return n
	}
	for _, x := range []struct {
		own, open, verb string
		s               *table
	}{
		{"picked-card", "picked", "pick", draftTable(t)},
		{"buried-card", "buried", "put-back", buryTable(t)},
		{"trimmed-card", "trimmed", "trim", trimTable(t)},
	} {
		who := x.s.S.Turn().Seat
		x.s.Do(x.verb, strings.Fields(x.s.Offers()[0])[1])
		if seen(x.s, x.own, who) != 1 || seen(x.s, x.own, (who+1)%3) != 0 || seen(x.s, x.open, (who+1)%3) != 1 {
			t.Errorf("%s: the owner is told %d, another %d names; another hears of %d", x.verb, seen(x.s, x.own, who), seen(x.s, x.own, (who+1)%3), seen(x.s, x.open, (who+1)%3))
		}
	}
}

// DST-388: HOC's level and Identity card stand in positions with HOC, in no
// others.
func TestTheLevelStandsWhereHOCPlays(t *testing.T) {
	opened(t, 3, 4, rules.Options{"treaties": 0, "level": 2}).Is("options.level", "none", "hoc.identity", nil)
	s := opened(t, 1, 4, level(3)).Is("options.level", "chairman", "hoc.identity.least_treaty", 4)
	if got := s.Sees(0, "hoc.identity.ghosts"); fmt.Sprint(got) != "3" {
		t.Errorf("you see %v Ghosts on the Identity card, want 3", got)
	}
	if err := s.TrySet("hoc.identity.ghosts", 9); err == nil {
		t.Error("the Identity card can be edited")
	}
}

// An edit that puts Agents on no card and of nobody is refused with a reason.
func TestAgentsOfNobodyAreRefused(t *testing.T) {
	s := deal(t, 3, nil, "labs").own(0, "ruling-parties-1")
	before := s.position()
	if err := s.TrySet("agents.a", map[string]any{}); err == nil || !strings.Contains(err.Error(), "agents.a") {
		t.Errorf("the edit is answered by %v", err)
	}
	if after := s.position(); !reflect.DeepEqual(before, after) {
		t.Error("the refused edit changes the position")
	}
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
