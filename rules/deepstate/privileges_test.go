package deepstate_test

import (
	"fmt"
	"slices"
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

// sealTable is seat 0's turn with Stage I of COMINTERN, no emblem and Agents for Stage II, at
// a table where an Advance may need an emblem less once a round and DEEP STATE is closed.
func sealTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"seal": 1, "men": 1, "closed": 1}), "labs", "patents", "banks").stage(0, "comintern", 1).reserve(0, 4)
}
func sealedTable(t *testing.T) *table { return sealTable(t).Do("seal") }

// A Stage that needs one emblem more than there are is reached, for the same Agents; a
// Diplomat is added, and the turn over nothing is left of it.
func TestAnEmblemLessReachesTheNextStage(t *testing.T) {
	s := sealTable(t).Refuses("advance-emblems", "advance", "comintern")
	s.Do("seal").Is("turn.emblems_less", 1).Do("advance", "comintern").Is("projects.comintern.0", 2, reserve0, 1, "turn.emblems_less", 0)
	two := sealTable(t).stage(0, "comintern", 2).men(0, "diplomat")
	two.Refuses("seal-idle", "seal").Do("play", "diplomat").Do("seal").Is("turn.emblems_less", 2).Do("advance", "comintern").Is("projects.comintern.0", 3, reserve0, 0)
}

// In DEEP STATE an Objective less is discarded; where no Stage costs less by it, and with the
// Supervisor, it stays in the drawer.
func TestAnEmblemLessSparesAnObjective(t *testing.T) {
	s := deal(t, 3, variant(rules.Options{"seal": 1}), "patents").own(0, "banks", "labs")
	s.fork().Do("advance", "deep-state").Asks(0, "pay")
	s.Do("seal").Do("advance", "deep-state").Is("projects.deep-state.0", 1, "objectives.banks-1", "0", "objectives.labs-1", "0")
	sealTable(t).reserve(0, 2).Refuses("seal-idle", "seal")
	sealTable(t).supervisor(0).Refuses("supervisor-advance", "seal")
}

// claimTable is seat 0's turn, with seat 1 to come, at a table where it may reserve a card a
// round; seat 2 is on the third one.
func claimTable(t *testing.T) *table {
	return deal(t, 3, variant(rules.Options{"claim": 1, "strike": 1}), "labs", "patents", "banks", "governments").agents("banks-1", 2, 1)
}
func claimedTable(t *testing.T) *table { return claimTable(t).Do("claim", "patents-1").Do("recruit") }

// Nobody else infiltrates the card as long as it lies in the zone; its player does.
func TestAClaimedCardIsKeptInTheZone(t *testing.T) {
	s := claimTable(t)
	if !s.offers("claim labs-1") || !s.offers("claim banks-1") || !s.offers("claim governments-1") {
		t.Errorf("offered are %v", s.Offers())
	}
	s.Do("claim", "patents-1").Is("claimed", "patents-1", "spent", map[string]bool{"claim": true}, "done", 1).Refuses("privilege-used", "claim", "labs-1")
	s.Do("recruit").Asks(1, "turn").Refuses("claimed", "infiltrate", "patents-1", 1).Is("claimed", "patents-1")
	s.Do("recruit").Asks(0, "turn-supervised").Is("claimed", "patents-1", "objectives.banks-1", "2", "objectives.patents-1", "zone:2")
	s.Do("infiltrate", "labs-1", 1).Asks(1, "turn").Refuses("claimed", "infiltrate", "patents-1", 1).Do("recruit").Do("recruit").Asks(1, "turn-supervised")
	s.Refuses("claimed", "infiltrate", "patents-1", 1).Do("infiltrate", "governments-1", 4).Do("recruit").Do("infiltrate", "patents-1", 1).Is("claimed", nil, "objectives.patents-1", "0")
}

// A card with Agents of the first seat is not taken from it; a struck card is free, and what
// takes its place.
func TestAClaimHoldsForAgentsAndEndsWithTheCard(t *testing.T) {
	s := claimTable(t).reserve(1, 5)
	s.fork().Do("infiltrate", "patents-1", 1).Do("infiltrate", "patents-1", 2).Is("objectives.patents-1", "1")
	s.fork().Do("claim", "patents-1").Do("infiltrate", "patents-1", 1).Asks(1, "turn").Refuses("claimed", "infiltrate", "patents-1", 2)
	s.Next("objective", "governments-2").Do("claim", "patents-1").Do("strike", "patents-1").Is("claimed", nil).Asks(0, "turn")
}

// HOC takes the next best card, and a claim without a privilege, or of a card that is not
// there, is refused.
func TestHOCPassesAClaimedCardOver(t *testing.T) {
	o := level(1)
	o["claim"] = 1
	s := deal(t, 1, o, "labs", "stock-exchanges", "governments").Set("supervisor", "0", "done", 0).reserve(hoc, 5)
	s.Next("hoc-card", "quiet-move").Do("claim", "stock-exchanges-1").Do("infiltrate", "labs-1", 1)
	s.Is("objectives.governments-1", "hoc", "objectives.stock-exchanges-1", "zone:1", "claimed", "stock-exchanges-1")
	if s.tryChange(func(p *position) { p.Claimed = "labs-1" }) == nil || plainTable(t).tryChange(func(p *position) { p.Claimed = "labs-1" }) == nil {
		t.Error("a wrong claim is taken")
	}
}

// summonsTable is your turn with the Supervisor against HOC, which can be called away once.
func summonsTable(t *testing.T) *table {
	o := level(1)
	o["summons"] = 1
	return deal(t, 1, o, "labs", "patents", "banks").Set("supervisor", "0", "done", 0).reserve(hoc, 5)
}

// HOC has no turn in three phases: it places and recruits nothing, although it has the
// Supervisor in one of them. Then it acts again.
func TestHOCCalledAwayMissesThreeTurns(t *testing.T) {
	s := summonsTable(t).Do("summons").Asks(0, "turn-supervised").Is("hoc.away", 3, "spent", map[string]bool{"summons": true})
	deck := fmt.Sprint(s.Get("hoc.deck"))
	s.Do("infiltrate", "labs-1", 1).Asks(0, "turn").Is("hoc.away", 1, "done", 1, "supervisor", "hoc", "objectives.labs-1", "0", reserveHOC, 5)
	s.Do("recruit").Asks(0, "turn-supervised").Do("infiltrate", "patents-1", 1).Is("objectives.banks-1", "zone:1", "hoc.away", nil)
	if got := fmt.Sprint(s.Get("hoc.deck")); got == deck {
		t.Errorf("HOC turned up no card for the first turn that it has: %s are left of %s", got, deck)
	}
}

// With a tapped line the card that lay open is lost, and the next one is shown for the first
// turn that HOC has. Where HOC does not play there is nobody to be called.
func TestHOCCalledAwayLosesItsOpenCard(t *testing.T) {
	s := opened(t, 1, 1, variant(rules.Options{"summons": 1, "wiretap": 1})).Do("summons")
	var told []string
	for len(told) == 0 || told[len(told)-1] != "hoc-card" {
		rec := rules.Recorder{Keep: true}
		if err := s.S.Apply(s.S.Legal(nil)[0], &rec); err != nil {
			t.Fatal(err)
		}
		for _, e := range rec.Events {
			if kind := game.Info().Events[e.Kind]; kind == "missed" || kind == "hoc-shown" || kind == "hoc-card" {
				told = append(told, kind)
			}
		}
	}
	told = told[:min(5, len(told))]
	if want := []string{"missed", "missed", "missed", "hoc-shown", "hoc-card"}; !slices.Equal(told, want) {
		t.Errorf("told is %v, want %v", told, want)
	}
	if o := opened(t, 3, 1, variant(rules.Options{"summons": 1})).Get("options").(map[string]any); o["privileges"] != nil {
		t.Errorf("a summons in a game without HOC: %v", o)
	}
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
