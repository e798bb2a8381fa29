package intoodeep_test

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// Counters at their bounds, which no game comes near: what is added is lost, and
// the position stays one that can be stored, printed and read.

// sound checks that the position is valid and that its print can be read back.
func (s *table) sound() *table {
	s.T.Helper()
	if err := s.S.Validate(); err != nil {
		s.T.Fatalf("not valid: %v", err)
	}
	b, err := s.S.MarshalJSON()
	if err != nil {
		s.T.Fatal(err)
	}
	back := game.Empty()
	if err := back.UnmarshalJSON(b); err != nil || !back.Same(s.S) {
		s.T.Fatalf("the printed position is read as another one: %v", err)
	}
	return s
}

func TestIntelStaysAtItsBound(t *testing.T) {
	const most = 20000
	town(t, 2).hook(1, "ghost").set("phase", "hook", "players.1.intel", most).do("hook", "ghost").is("players.0.intel", 2, "players.1.intel", most).sound()
	won := town(t, 2).hook(0, "ghost").dilemmas(0, "sigil-copy-1").dilemmas(1, "timing-8").set("players.0.intel", most-1).saved(0, "challenge").set("boosts.act-2-copy-1", "wheel:3")
	won.do("boost", "challenge").is("players.0.intel", most, "players.1.intel", 1).sound()
	power(t, "ion-heights").set("wheel.3", 250, "players.0.intel", most-3).do("power", "ion-heights").do("claim", "3").is("players.0.intel", most).sound()
	s := town(t, 2)
	s.refused("players.0.intel must be from 0 to 20000", "players.0.intel", most+1)
	s.refused("players.0.intel must be from 0 to 20000", "players.0.intel", -1)
}

func TestIntelOfTheWheelStaysAtItsBound(t *testing.T) {
	power(t, "ion-heights").set("wheel.1", 250).do("power", "ion-heights").do("claim", "3").is("wheel.1", 250, "wheel.3", 0).sound()
}

func TestRoundsStayAtTheirBounds(t *testing.T) {
	town(t, 2).set("round", 9999, "phase", "ditch", "now", "1").do("done").is("round", 9999, "now", "0", "phase", "hook").sound()
	late := town(t, 2).set("chapter.number", 3, "chapter.rounds", 200, "now", "1", "round", 9999).triggered(2).set("phase", "ditch")
	late.do("done").is("chapter.rounds", 200, "round", 9999, "now", "0").sound()
	town(t, 2).refused("round must be from 1 to 9999", "round", 10000)
}

// What a rival holds is guessed from the rounds; the guess stays within the bound.
func TestTheGuessOfARivalsIntelStaysWithinItsBound(t *testing.T) {
	s := town(t, 3).set("round", 9999)
	for seed := range uint64(20) {
		guess := rules.View(s.S, 0)
		guess.Resample(0, &rules.Rand{S: seed})
		if err := guess.Validate(); err != nil {
			t.Fatal(err)
		}
	}
}

// A hand of any size can be banked.
func TestAHugeHandIsBanked(t *testing.T) {
	s := ending(t, 2, 1)
	var hand []string
	for id := range s.Get("dilemmas").(map[string]any) {
		if len(hand) < 60 {
			hand = append(hand, id)
		}
	}
	s.dilemmas(0, hand...).do("done").is("phase", "chapter").sound()
	for n := range 30 {
		s.Do("bank", s.Offers()[0][len("bank "):])
		if n == 0 {
			s.sound()
		}
	}
	s.checkCount("dilemmas", "well:0", 30, "dilemmas", "discard", 30).is("chapter.number", 2).sound()
}

// names are the kinds of the effects of a stack.
func names(frames []any) (l []string) {
	for _, f := range frames {
		l = append(l, f.(map[string]any)["kind"].(string))
	}
	return l
}

// Nothing but what a challenge costs happens to somebody out of turn.
func TestWhatWaitsForSomebodyOutOfTurnIsRefused(t *testing.T) {
	s := town(t, 2).hook(0, "ghost").dilemmas(1, "timing-4", "sigil-copy-1")
	power := func(zone string, step int) map[string]any { return waiting("text", "0", "power", zone, step, 0) }
	crime := waiting("crime", "0", "crime", "s01", 4, 0, "approach", "side", "roles", map[string]any{})
	reward := waiting("reward", "0", "crime", "s01", 5, 0, "approach", "side")
	file := waiting("file-evidence", "0", "power", "none", 0, 1)
	for _, c := range []struct {
		top   map[string]any
		below []any
	}{
		{waiting("claim-boosts", "1", "power", "none", 0, 1), stack(reward, crime)},
		{waiting("reward", "1", "crime", "s01", 0, 0, "approach", "side"), stack(crime)},
		{waiting("gain-evidence", "1", "power", "none", 0, 1), stack(power("riverside", 1))},
		{waiting("file-evidence", "1", "power", "none", 0, 1), stack(power("riverside", 1))},
		{waiting("gain-grip", "1", "power", "none", 0, 1), stack(file, power("riverside", 1))},
		{waiting("shifts", "1", "power", "none", 0, 1, "shifts", map[string]any{"optional": false, "sentinel": true, "blockades": true, "reach": "all"}), stack(power("downtown", 1))},
	} {
		at := s.fork().hand(0, "s01")
		pairs := []any{"stack", append(stack(c.top), c.below...)}
		if slices.Contains(names(c.below), "crime") {
			pairs = append(pairs, "crimes.s01", "completing")
		}
		at.refused("out of turn", pairs...)
		c.top["who"] = "0"
		at.set(pairs...).sound()
	}
	for _, who := range []string{"0", "1"} {
		s.refused("", "stack", stack(waiting("lose-grip", who, "power", "none", 0, 1)))
		s.refused("", "stack", stack(waiting("bank", who, "power", "none", 0, 1)))
	}
	s.set("stack", stack(waiting("discard-dilemmas", "1", "power", "none", 0, 1), power("blocks", 1))).Asks(1, "prompt.discard")
	s.do("discard", "timing-4").is("dilemmas.timing-4", "discard", "now", "0").sound()
}

// Echo affects as many things as the Chapter has come to: none before she begins.
func TestEchoHasAffectedNothingBeforeSheBegins(t *testing.T) {
	s := town(t, 1).set("chapter.number", 3)
	for step := range 2 {
		for _, more := range []any{map[string]any{"1": true, "2": true}, nil} {
			left := 0
			if more == nil {
				left = 1
			}
			s.refused("at most", "now", "echo", "phase", "echo", "turn.actions", 0, "echo.card", "1", "echo.deck.1", nil, "stack", stack(waiting("echo", "echo", "power", "none", step, left, "rolled", more)))
		}
	}
}
