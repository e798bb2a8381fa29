package deepstate_test

import (
	"testing"

	"safehouse/rules"
)

// Privileges: what options give the first seat beside its Action (doc.go).

// strikeTable is seat 0's turn at a table where it may strike a card a round: another
// player is on the third one.
func strikeTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"strike": 1}), "labs", "patents", "banks").agents("banks-1", 1, 1)
}

func struckTable(t *testing.T) *table {
	return strikeTable(t).Next("objective", "governments-2").Do("strike", "patents-1")
}
func rivalStrikes(t *testing.T) *table { return strikeTable(t).Do("recruit") }
func strikeToken(t *testing.T) *table  { return strikeTable(t).made(0, "triads").Do("triads", "labs-1") }

// strikeLast has nothing in the Objective deck but a World War.
func strikeLast(t *testing.T) *table {
	return strikeTable(t).change(func(p *position) {
		for id, at := range p.Objectives {
			if at == "deck" && id != "world-war-1" {
				p.Objectives[id] = "gone"
			}
		}
	})
}

// The card goes back into the deck, another one takes its place, and the Action is still to
// come: once a round.
func TestAStruckCardIsReplaced(t *testing.T) {
	s := strikeTable(t).Is("spent", nil)
	if !s.offers("strike labs-1") || !s.offers("strike patents-1") || s.offers("strike banks-1") {
		t.Errorf("offered are %v", s.Offers())
	}
	s.Next("objective", "governments-2").Do("strike", "patents-1").Asks(0, "turn")
	s.Is("objectives.patents-1", "deck", "objectives.governments-2", "zone:2", "objectives.labs-1", "zone:1", "objectives.banks-1", "zone:3",
		"spent", map[string]bool{"strike": true}, reserve0, 3, "done", 1)
	if s.offers("strike") {
		t.Error("a second card of the round can be struck")
	}
	s.Do("infiltrate", "labs-1", 1).Is("agents.labs-1", force(0, 1, 0))
}

// A new round gives the privilege back.
func TestANewRoundGivesAPrivilegeBack(t *testing.T) {
	s := struckTable(t)
	for s.Int("round") == 2 && !s.S.Turn().Done {
		if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Is("round", 3, "spent", nil)
}

// A World War and the card itself never take the place of a struck one, and with the
// Supervisor it can be struck as well.
func TestAStruckCardIsReplacedByAnotherObjective(t *testing.T) {
	for seed := range uint64(40) {
		s := strikeTable(t).supervisor(0).change(func(p *position) {
			left := 0
			for id, at := range p.Objectives {
				if at == "deck" && id != "world-war-1" && id != "world-war-2" {
					if left++; left > 2 {
						p.Objectives[id] = "gone"
					}
				}
			}
		})
		s.S.Chance().Rand.S = seed
		s.Do("strike", "labs-1").Is("objectives.labs-1", "deck", "objectives.world-war-1", "deck", "objectives.world-war-2", "deck")
	}
}

// A position in which a privilege was used that the table does not give is refused.
func TestAPrivilegeThatThereIsNotCannotBeUsed(t *testing.T) {
	if err := plainTable(t).tryChange(func(p *position) { p.Spent = map[string]bool{"strike": true} }); err == nil {
		t.Error("it is taken")
	}
}

// exchangeTable is seat 0's turn with two Treaties at a table where it may exchange one a
// round.
func exchangeTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"exchange": 1}), "labs", "patents", "banks").hand(0, "cia", "kgb").hand(1, "interpol")
}

// A Treaty is discarded face down and one drawn, once a round, before the Action; the others
// see that, and not which.
func TestATreatyOfTheHandIsExchanged(t *testing.T) {
	s := exchangeTable(t)
	if !s.offers("exchange cia") || !s.offers("exchange kgb") {
		t.Errorf("offered are %v", s.Offers())
	}
	s.Next("treaty", "yakuza").Do("exchange", "kgb").Asks(0, "turn").Is("treaties.kgb", "discard", "treaties.yakuza", "hand:0", "treaties.cia", "hand:0",
		"spent", map[string]bool{"exchange": true}, "clues.0.kgb", map[string]bool{"discard": true})
	for seat := 1; seat < 3; seat++ {
		for _, id := range []string{"kgb", "yakuza", "cia"} {
			if got := s.Sees(seat, "treaties."+id); got != "hidden" {
				t.Errorf("seat %d sees %s as %v", seat, id, got)
			}
		}
		if got := s.Sees(seat, "unseen.hand:0"); got != 2.0 {
			t.Errorf("seat %d sees a hand of %v Treaties, want 2", seat, got)
		}
	}
	for _, e := range s.Events {
		if kind := game.Info().Events[e.Kind]; (kind == "trimmed-card" || kind == "treaty-drawn") && (e.SeenBy(1) || !e.SeenBy(0)) {
			t.Errorf("%s is told to others, or not to its player", kind)
		}
	}
	if s.offers("exchange") {
		t.Error("a second Treaty of the round can be exchanged")
	}
	s.Refuses("privilege-used", "exchange", "cia")
}

// With an empty deck and no discards the Treaty comes back; without a hand there is nothing
// to exchange.
func TestAnExchangeOutOfAnEmptyDeckBringsTheTreatyBack(t *testing.T) {
	s := exchangeTable(t).change(func(p *position) {
		for id, at := range p.Treaties {
			if at == "deck" {
				p.Treaties[id] = "made:2"
			}
		}
	})
	s.Do("exchange", "kgb").Is("treaties.kgb", "hand:0", "spent", map[string]bool{"exchange": true})
	bare := exchangeTable(t).Set("treaties.cia", "deck", "treaties.kgb", "deck")
	if bare.offers("exchange") {
		t.Error("an empty hand can exchange")
	}
}

// encoreTable is seat 0's turn at a table where it may take two turns in a row once.
func encoreTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"encore": 1}), "labs", "patents", "banks", "governments")
}
func encoreTwice(t *testing.T) *table { return encoreTable(t).Do("encore") }

// encoreIdle is the Supervisor's turn without an Agent in reserve.
func encoreIdle(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"encore": 1, "strike": 1}), "labs", "patents", "banks").reserve(0, 0).supervisor(0)
}

// Two turns follow each other; then it is the next player's, and there is no third one in
// the whole game.
func TestAnEncoreIsASecondTurn(t *testing.T) {
	s := encoreTable(t).Do("encore").Asks(0, "turn").Is("turn.encore", true, "spent", map[string]bool{"encore": true}, reserve0, 3)
	s.Do("infiltrate", "labs-1", 1).Asks(0, "turn").Is("turn.encore", nil, "done", 1, reserve0, 2)
	if s.offers("encore") {
		t.Error("a third turn is offered")
	}
	s.Do("recruit").Asks(1, "turn").Is(reserve0, 3, "done", 2)
	for s.Int("round") == 2 && !s.S.Turn().Done {
		if err := s.S.Apply(s.S.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Is("round", 3, "spent", map[string]bool{"encore": true})
}

// Each of the two turns has a Man of Action of its own, and what one brought has ended.
func TestEachTurnOfAnEncoreHasAManOfAction(t *testing.T) {
	s := deal(t, 4, variant(rules.Options{"encore": 1, "men": 1}), "labs", "patents", "banks", "governments", "valuables").men(0, "infiltrator", "fixer")
	s.Do("encore").Do("play", "infiltrator").Refuses("man-played", "play", "fixer").Is("turn.whole_zone", true)
	s.Do("infiltrate", "valuables-1", 1).Asks(0, "turn").Is("turn.whole_zone", false).Do("play", "fixer").Asks(0, "turn")
}

// With the Supervisor its two Agents come once, and both turns are restricted.
func TestAnEncoreOfTheSupervisorRecruitsOnce(t *testing.T) {
	s := deal(t, 3, variant(rules.Options{"encore": 1}), "labs", "patents", "banks").Set("supervisor", "0", "done", 0, "step", "begin")
	s.Asks(0, "turn-supervised").Is(reserve0, 5).Do("encore").Do("infiltrate", "labs-1", 1).Asks(0, "turn-supervised").Is(reserve0, 4)
}

// With a tapped line HOC's Action card lies open from the beginning of each Action Phase, and
// HOC follows that one.
func TestATappedLineShowsTheCardThatHOCWillFollow(t *testing.T) {
	for seed := range uint64(12) {
		s := opened(t, 1, seed, variant(rules.Options{"wiretap": 1}))
		shown, followed := 0, 0
		for !s.S.Turn().Done {
			next := s.Get("hoc.next")
			if s.Get("phase") == "action" && next == nil && s.Get("supervisor") == "0" {
				t.Fatalf("seed %d: before the turn of HOC its card is not open", seed)
			}
			for seat := rules.Nobody; seat < 1; seat++ {
				if got := s.Sees(seat, "hoc.next"); got != next {
					t.Errorf("seat %d sees %v open, it is %v", seat, got, next)
				}
			}
			var rec rules.Recorder
			legal := s.S.Legal(nil)
			if err := s.S.Apply(legal[int(seed)%len(legal)], &rec); err != nil {
				t.Fatal(err)
			}
			for _, e := range rec.Events {
				switch game.Info().Events[e.Kind] {
				case "hoc-shown":
					shown++
					next = game.Info().Refs[e.What.Kind].IDs[e.What.Index]
				case "hoc-card":
					followed++
					if id := game.Info().Refs[e.What.Kind].IDs[e.What.Index]; next != id {
						t.Fatalf("seed %d: %v lay open, HOC follows %s", seed, next, id)
					}
				}
			}
		}
		if followed < 5 || shown < followed-1 {
			t.Errorf("seed %d: %d cards were shown, %d followed", seed, shown, followed)
		}
	}
	if s := opened(t, 1, 1, variant(rules.Options{})); s.Get("hoc.next") != nil || s.Get("options.wiretap") != nil {
		t.Error("without the option a card lies open")
	}
	if o := opened(t, 3, 1, variant(rules.Options{"wiretap": 1})).Get("options").(map[string]any); o["wiretap"] != nil {
		t.Errorf("a tapped line in a game without HOC: %v", o)
	}
}

// The open card is one of the fourteen: it is not in the deck too, and lies open only before
// HOC's turn.
func TestTheOpenCardOfHOCIsNowhereElse(t *testing.T) {
	s := opened(t, 1, 3, variant(rules.Options{"wiretap": 1}))
	next := s.Get("hoc.next").(string)
	left := 0
	for _, n := range s.position().HOC.Deck {
		left += n
	}
	if left != 13 {
		t.Errorf("%d cards are left beside the open one, want 13", left)
	}
	if s.tryChange(func(p *position) { p.HOC.Deck[next]++ }) == nil {
		t.Error("the open card is in the deck as well")
	}
	if s.tryChange(func(p *position) { p.Phase, p.Step, p.Done, p.Stack = "treaty", "begin", 2, nil }) == nil {
		t.Error("a card of HOC lies open in the Treaty Phase")
	}
}
