package masters_test

import (
	"testing"
)

// MAS-187, MAS-438: a character places as many tokens as it has; extra ones of a Master Plan
// Copy go beyond the twelve of a colour.
func TestACharacterPlacesAsManyTokensAsItHas(t *testing.T) {
	s := chosen(t, 1, "script-kiddie").Is(me("tokens"), 6)
	for _, h := range []string{"h3", "g3", "f3", "f4", "g4", "h5"} {
		s.Do("plan", "script-kiddie", h)
	}
	s.Is(me("tokens"), 0, me("plan"), map[string]bool{"h3": true, "g3": true, "f3": true, "f4": true, "g4": true, "h5": true})
	s.Refuses("no-tokens", "plan", "script-kiddie", "f2").Do("lift", "script-kiddie", "h5").Is(me("tokens"), 1).Refuses("no-token", "lift", "script-kiddie", "h5")
	s.Do("plan", "script-kiddie", "f2").Is(me("tokens"), 0)
	g := chosen(t, 3, "grifter").Set("team", 4).Do("buy", "master-plan-copy", "grifter").Is(me("tokens"), 14)
	n := 0
	for _, h := range []string{"h3", "g3", "f3", "f4", "g4", "h5", "g5", "f6", "g6", "e6", "e5", "d5", "d4", "e4"} {
		g.Do("plan", "grifter", h)
		n++
	}
	g.Is(me("tokens"), 0).Refuses("no-tokens", "plan", "grifter", "c4")
}

// MAS-189: a token stays; its tile may be entered again and again.
func TestATokenIsNotUsedUp(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").acting("move", 3).Set(me("plan"), map[string]bool{"f4": true, "e4": true})
	s.do("move thug e4", "move thug f4", "move thug e4").Is(me("at"), "e4", me("plan"), map[string]bool{"f4": true, "e4": true})
	s.acting("move", 1).Refuses("unplanned", "move", "thug", "d4")
}

// MAS-190: tokens go on any tile, unknown and locked ones too, and need no path.
func TestTokensGoAnywhere(t *testing.T) {
	s := opened(t, 3, "startup")
	s.chits("d3", "unknown", true, "g3", "locks", 2, "b2", "door", true)
	s.Do("plan", s.name(0), "d3").Do("plan", s.name(0), "g3").Do("plan", s.name(0), "b2").Do("plan", s.name(0), "c1")
	s.Is(me("plan"), map[string]bool{"d3": true, "g3": true, "b2": true, "c1": true}).Refuses("planned", "plan", s.name(0), "d3")
	s.Refuses("gap", "plan", s.name(0), "a1").Refuses("plan-outdoors", "plan", s.name(0), "g8")
}

// MAS-191: after planning tokens stay where they are.
func TestTokensStayAfterPlanning(t *testing.T) {
	s := stage(t, "inclusion", "f4", "thug").Set(me("tokens"), 1, me("plan"), map[string]bool{"f3": true})
	s.Refuses("when-plan", "plan", "thug", "e4").Refuses("when-plan", "lift", "thug", "f3").Refuses("no-shift", "shift", "thug", "f3", "f2")
}

// MAS-192: every character starts on an entrance of its choice.
func TestEverybodyStartsOnAnEntrance(t *testing.T) {
	s := opened(t, 3, "inclusion")
	s.Is(me("status"), "waiting", me("at"), "off").Refuses("not-placed", "ready", s.name(0)).Refuses("no-start", "start", s.name(0), "f4")
	s.Do("start", s.name(0), "f9").Is(me("status"), "in-play", me("at"), "f9").Refuses("here", "start", s.name(0), "f9").Do("ready", s.name(0))
	s.Refuses("is-ready", "plan", s.name(0), "f8").Is("phase", "planning")
}

// MAS-185, MAS-193, MAS-194: planning reveals nothing; when the heist begins the
// tiles next to characters are revealed before the dice are rolled.
func TestTheHeistBeginsWithReveals(t *testing.T) {
	s := opened(t, 3, "hole")
	s.Is(me("marks.imprisoned"), true, other("marks.imprisoned"), true, "figures.2.marks.imprisoned", nil)
	s.Do("start", s.name(0), "a8").Do("start", s.name(1), "c9").Do("start", s.name(2), "a1").chits("a2", "unknown", true).Is("phase", "planning", "round", 0)
	s.Next("chit", "camera", "die", 3).Do("ready", s.name(0)).Do("ready", s.name(1)).Do("ready", s.name(2))
	s.Is("phase", "action", "round", 1, me("die"), 3, "bag.camera", 7).chits("a2", "unknown", false, "a2", "cameras", 1)
	if s.Events[1].Kind >= s.Events[len(s.Events)-1].Kind && s.Told("die") != 3 {
		t.Error("not everybody has rolled")
	}
}

// MAS-024, MAS-172: deck, map and fixers lie open to everybody.
func TestTheDeckLiesOpen(t *testing.T) {
	s := opened(t, 3, "inclusion")
	for seat := -1; seat < 3; seat++ {
		deck := s.Sees(seat, "deck").([]any)
		if len(deck) != 27 || deck[0] != "1" || deck[8] != "g1" || deck[26] != "z2" {
			t.Errorf("seat %d sees the deck as %v", seat, deck)
		}
		if s.Sees(seat, "bag.guard") != 5.0 || s.Sees(seat, "fixers.old-friend") != true {
			t.Errorf("seat %d does not see the bag or the fixers", seat)
		}
	}
	if n := len(game.Info().Refs[9].IDs); n != 15 {
		t.Errorf("%d fixers can be read about", n)
	}
}

// MAS-029: which chit comes next is known to nobody.
func TestTheOrderOfTheBagIsHidden(t *testing.T) {
	s := opened(t, 3, "inclusion").Next("chit", "lock")
	for seat := -1; seat < 3; seat++ {
		if s.Sees(seat, "seed") != "0" || len(s.Sees(seat, "upcoming").([]any)) != 0 {
			t.Errorf("seat %d sees what comes", seat)
		}
	}
}

// MAS-027: a campaign's first heist has Old Friend and $0k.
func TestTheFirstHeistHasOldFriendAndNoCash(t *testing.T) {
	opened(t, 3, "inclusion").Is("team", 0, "fixers", map[string]bool{"old-friend": true}, "hired", map[string]bool{})
	opened(t, 3, "inclusion", "fixers", 1).Is("fixers", map[string]bool{})
}
