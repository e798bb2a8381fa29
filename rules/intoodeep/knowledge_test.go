package intoodeep_test

import (
	"fmt"
	"testing"
)

// ITD-484: which of several equal pieces went tells nobody anything: the token that
// rivals know is filed, the Dilemma that they know stays in hand.
func TestWhichOfEqualPiecesWentTellsNothing(t *testing.T) {
	cool := []any{"heat.3", "blocks", "heat.2", "towers", "heat.1", "zinbazaar"}
	for seed := range 8 {
		s := power(t, "riverside").memory(0, "location-9").set("seed", fmt.Sprint(seed)).do("power", "riverside").do("gain-evidence").do("take", "location").set(cool...)
		s.do("power", "riverside").do("file-evidence").do("place", "slot-tolerance").do("file", "location").is("evidence.location-1", "slot-tolerance", "evidence.location-9", "memory:0")
		s.triggered(1).set("phase", "ditch").do("done").is("chapter.number", 2, "evidence.location-1", "public")
		if at := s.Sees(1, "evidence.location-9"); at != nil {
			t.Fatalf("with seed %d the rival knows that Location is left: %v", seed, at)
		}
		d := town(t, 2).hook(0, "ghost").saved(0, "discard-dilemma-copy-1").dilemmas(0, "sigil-copy-1", "sigil-copy-2").set("seed", fmt.Sprint(seed),
			"clues.1.dilemmas", map[string]any{"sigil-copy-1": map[string]any{"hand:0": true, "known": true}})
		d.do("boost", "discard-dilemma").do("discard", "sigil").is("dilemmas.sigil-copy-1", "hand:0", "dilemmas.sigil-copy-2", "discard")
	}
}

// ITD-485: Echo flips her cards openly, so that nobody forgets which have been.
func TestEchosFlippedCardsAreKnown(t *testing.T) {
	s := solo(t).echoes("8", "b1 w6 b1 b1")
	for seat := -1; seat < 1; seat++ {
		deck := s.Sees(seat, "echo.deck").(map[string]any)
		if len(deck) != 15 || deck["8"] != nil || deck["7"] != true || s.Sees(seat, "echo.card") != "8" {
			t.Errorf("seat %d sees Echo's deck as %v", seat, deck)
		}
	}
}
