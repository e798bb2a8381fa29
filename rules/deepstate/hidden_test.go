package deepstate_test

import (
	"context"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/rulestest"
)

// sceneOf is a scene of a position.
func sceneOf(t testing.TB, st rules.State) *table {
	t.Helper()
	s := rulestest.Open(t, game, 1, nil)
	s.S = st
	return tableOf(s)
}

// DST-020, DST-309: a Treaty hand is its owner's until a card of it is made.
func TestTreatyHandsAreHidden(t *testing.T) {
	s := treatyPhase(t, 3, "mercenary-guild", "bohemian-club")
	for seat, want := range map[int]string{0: "hand:0", 1: "hidden", 2: "hidden", rules.Nobody: "hidden"} {
		if got := s.Sees(seat, "treaties.mercenary-guild"); got != want {
			t.Errorf("seat %d sees the Treaty in seat 0's hand as %v, want %s", seat, got, want)
		}
	}
	if got := s.Sees(1, "unseen.hand:0"); got != 2.0 {
		t.Errorf("seat 1 sees a hand of %v Treaties, want 2", got)
	}
	s.Do("make", "mercenary-guild")
	for seat := rules.Nobody; seat < 3; seat++ {
		if got := s.Sees(seat, "treaties.mercenary-guild"); got != "made:0" {
			t.Errorf("seat %d sees the made Treaty as %v", seat, got)
		}
	}
	if got := s.Sees(1, "unseen.hand:0"); got != 1.0 {
		t.Errorf("seat 1 sees a hand of %v Treaties, want 1", got)
	}
}

// DST-309, DST-364: a drawn Treaty is told to its player alone; decks and the
// discards are face down.
func TestADrawnTreatyIsToldToItsPlayerAlone(t *testing.T) {
	s := deal(t, 4, nil, "labs", "patents").Do("infiltrate", "labs-1", 1).Next("treaty", "cia").Do("infiltrate", "labs-1", 2)
	told := 0
	for _, e := range s.Events {
		switch game.Info().Events[e.Kind] {
		case "treaty-drawn":
			told++
			if !e.SeenBy(0) || e.SeenBy(1) || e.SeenBy(rules.Nobody) {
				t.Error("which Treaty was drawn is told to others, or not to its player")
			}
		case "drew-treaties":
			told++
			if !e.SeenBy(1) || !e.SeenBy(rules.Nobody) {
				t.Error("that a Treaty was drawn is not told to all")
			}
		}
	}
	if told != 2 || s.Sees(1, "treaties.cia") != "hidden" || s.Sees(0, "treaties.cia") != "hand:0" {
		t.Errorf("%d messages tell of the draw", told)
	}
	pile := deal(t, 3, nil, "labs").Set("treaties.kgb", "discard")
	for seat := rules.Nobody; seat < 3; seat++ {
		for _, id := range []string{"kgb", "interpol"} {
			if got := pile.Sees(seat, "treaties."+id); got != "hidden" {
				t.Errorf("seat %d sees %s in a face-down pile as %v", seat, id, got)
			}
		}
		if got := pile.Sees(seat, "seed"); got != "0" {
			t.Errorf("seat %d sees the generator: %v", seat, got)
		}
		if pile.Sees(seat, "unseen.deck") != 45.0 || pile.Sees(seat, "unseen.discard") != 1.0 {
			t.Errorf("seat %d does not see how many cards the piles have", seat)
		}
	}
}

// DST-364: who discards a Treaty knows it, the others do not.
func TestADiscardedTreatyIsKnownToWhoDiscardedIt(t *testing.T) {
	s := treatyPhase(t, 3, "cia", "kgb", "interpol", "partisans", "yakuza", "triads", "anarchists").Do("pass").Do("pass")
	s.Asks(0, "trim").Do("trim", "kgb").Is("treaties.kgb", "discard", "clues.0.kgb", map[string]bool{"discard": true}, "clues.1", nil)
	for _, e := range s.Events {
		if game.Info().Events[e.Kind] == "trimmed" && e.What.Kind != rules.None {
			t.Error("which Treaty was discarded is told to all")
		}
	}
	for seed := range uint64(20) {
		view := rules.View(s.S, 0)
		view.Resample(0, &rules.Rand{S: seed})
		if got := sceneOf(t, view).Get("treaties.kgb"); got != "discard" {
			t.Fatalf("its player believes the KGB to be in %v", got)
		}
	}
}

// DST-310: all the rest is open.
func TestWhatIsOpen(t *testing.T) {
	s := deal(t, 3, withMen, "labs", "patents").own(1, "governments").agents("governments-1", 1, 2).agents("labs-1", 2, 1).stage(1, "comintern", 2).
		ghostsOn("labs-1", 0).secondary(2, "finance", 2).made(2, "cia").done(1, 1).men(1, "fixer").wars(1).hand(1, "kgb", "interpol")
	for seat := rules.Nobody; seat < 3; seat++ {
		for path, want := range map[string]any{
			"players.1.reserve": 3.0, "players.1.pool": 4.0, "players.2.reserve": 3.0, "agents.governments-1.agents": 2.0, "agents.labs-1.player": "2",
			"objectives.labs-1": "zone:1", "objectives.governments-1": "1", "projects.comintern.1": 2.0, "secondaries.finance.2": 2.0,
			"secondaries.finance.supply": 8.0, "treaties.cia": "made:2", "operations." + topOperation: "1", "objectives.world-war-1": "force",
			"supervisor": "2", "unseen.deck": 43.0,
		} {
			if got := s.Sees(seat, path); got != want {
				t.Errorf("seat %d sees %s as %v, want %v", seat, path, got, want)
			}
		}
		if seat != 1 && (s.Sees(seat, "unseen.hand:1") != 2.0 || s.Sees(seat, "unseen.men:1") != 1.0) {
			t.Errorf("seat %d does not see how many cards seat 1 holds", seat)
		}
	}
}

// DST-311: a bot decides alike in positions that differ in what it cannot see.
func TestABotDecidesOnWhatItSees(t *testing.T) {
	hard, err := bot.FindLevel("hard")
	if err != nil {
		t.Fatal(err)
	}
	s := deal(t, 3, withMen, "labs", "governments", "banks", "consulates").hand(0, "cia", "kgb").hand(1, "interpol", "partisans").men(1, "fixer", "hitman")
	other := s.fork().Set("treaties.interpol", "deck", "treaties.yakuza", "hand:1", "seed", "77").change(func(p *position) {
		p.Men["fixer"] = map[string]int{"deck": 2}
		p.Men["courier"] = map[string]int{"deck": 1, "1": 1}
	})
	if s.S.Same(other.S) || !rules.View(s.S, 0).Same(rules.View(other.S, 0)) {
		t.Fatal("the positions should differ in hidden things only")
	}
	var chosen []rules.Action
	for _, st := range []rules.State{s.S, other.S} {
		r := rules.Rand{S: 5}
		list, err := bot.Choose(context.Background(), rules.View(st, 0), 0, hard, bot.Budget{Iterations: 60}, &r)
		if err != nil {
			t.Fatal(err)
		}
		chosen = append(chosen, list[0].Action)
	}
	if chosen[0] != chosen[1] {
		t.Errorf("it chooses %v and %v", chosen[0], chosen[1])
	}
	// What it does see changes its view.
	if rules.View(s.S, 0).Same(rules.View(s.reserve(1, 4).S, 0)) {
		t.Error("an open difference is not seen")
	}
}
