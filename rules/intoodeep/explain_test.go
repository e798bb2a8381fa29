package intoodeep_test

import (
	"strings"
	"testing"

	"safehouse/rules"
)

// What a refused crime still needs, as a player reads it.

// checkNeeds checks what why answers for a crime in hand, behind "still needs".
func (s *table) checkNeeds(crime, want string) {
	s.T.Helper()
	verb := "story-crime"
	if crime[0] == 's' {
		verb = "side-crime"
	}
	got := say(s.T)(s.S.Why(s.Act(verb, crime)))
	if _, got, _ = strings.Cut(got, "still needs: "); got != want {
		s.T.Errorf("%s needs %q, want %q", crime, got, want)
	}
}

// ITD-134: the part of the criteria that fails is named with how things stand.
func TestWhyNamesWhatACrimeStillNeeds(t *testing.T) {
	s := holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown").give("mechanic", "blaster")
	s.checkNeeds("b2a", "the Ghost holding the Coupe (the Coupe is loose in the Towers).")
	s = holding(t, "g2a").hook(0, "ghost").give("ghost", "scrambler")
	s.checkNeeds("g2a", "the Ghost ALONE WITH the Sentinel (the Sentinel is in Downtown).")
	s.put("ghost", "downtown", "jumper", "downtown").checkNeeds("g2a", "the Ghost ALONE WITH the Sentinel (there too: the Jumper).")
	s = holding(t, "s15").hook(0, "ghost").give("ghost", "cash").put("persuader", "parish", "scourge", "parish")
	s.checkNeeds("s15", "the Zone opposite the Ghost's Zone TOTALLY EMPTY (there: the Persuader, the Scourge and the Scrambler).")
	holding(t, "s12").hook(0, "ghost").checkNeeds("s12", "a LOOT Item LOOSE in the Ghost's Zone (the Cash is loose in Riverside and the Serum is loose in Ion Heights).")
	holding(t, "s19").hook(0, "ghost").checkNeeds("s19", "at least 2 Items in the Blocks (now 1).")
	holding(t, "s20").hook(0, "jumper").give("jumper", "coupe").set("heat.1", "towers").checkNeeds("s20", "no Heat in the Towers (now 1).")
	// Who is missing in Skyport is the one that is to go there.
	holding(t, "s09").hook(0, "ghost").checkNeeds("s09", "the Ghost in Skyport (the Ghost is in the Blocks).")
	holding(t, "s09").hook(0, "ghost").put("mechanic", "skyport").checkNeeds("s09", "the Ghost in Skyport (the Ghost is in the Blocks).")
	holding(t, "s09").hook(0, "ghost").put("ghost", "skyport", "mechanic", "skyport").checkNeeds("s09", "exactly 1 Criminal in Skyport (now 2).")
	holding(t, "s13").hook(0, "ghost").checkNeeds("s13", "2 hooked Criminals (you have 1).")
}

// Of the Criminals that could play a role the nearest is spoken of.
func TestWhySpeaksOfTheNearestCriminals(t *testing.T) {
	s := holding(t, "s14").hook(0, "ghost", "jumper").put("mechanic", "towers")
	s.checkNeeds("s14", "at least 3 Criminals in the Jumper's Zone (now 2).")
	s.put("mechanic", "blocks").checkNeeds("s14", "at least 3 Criminals in the Ghost's Zone (now 2).")
	h := holding(t, "s06").hook(0, "persuader", "jumper").give("persuader", "cash", "jumper", "coupe")
	h.checkNeeds("s06", "the Jumper in Zinbazaar (the Jumper is in the Towers).")
	h.put("persuader", "blocks", "jumper", "skyport").checkNeeds("s06", "the Persuader in Zinbazaar (the Persuader is in the Blocks).")
}

// ITD-158: what the Mechanic's Item may stand for is not missing.
func TestWhyReckonsWithTheMechanicsSkill(t *testing.T) {
	s := holding(t, "b2a").hook(0, "ghost", "mechanic").put("ghost", "downtown").give("mechanic", "detonator")
	s.checkNeeds("b2a", "the Ghost holding the Coupe (the Coupe is loose in the Towers) and the Mechanic holding the Blaster (the Blaster is loose in the Blocks).")
	s.grip(0, "mechanic", 3).checkNeeds("b2a", "the Ghost holding the Coupe (the Coupe is loose in the Towers).")
}

// Every refusal of a crime is a whole sentence.
func TestEveryCrimeSaysWhatItNeeds(t *testing.T) {
	for _, id := range game.Info().Refs[7].IDs {
		s := town(t, 4).hook(0, "ghost", "jumper", "persuader")
		verb := "side-crime"
		if id[0] == 's' {
			s.hand(0, "a1a", id)
		} else {
			verb = "story-crime"
			s.set("crimes.a1a", "display", "crimes.a2a", "display", "crimes.b1c", "display", "crimes.b2b", "display").
				hand(0, "s01", id).set("phase", "story")
		}
		a := s.Act(verb, id)
		if why := s.S.Why(a); !why.IsZero() {
			if got := say(t)(why); !strings.HasPrefix(got, "Not yet. ") || !strings.HasSuffix(got, ".") || strings.Contains(got, "()") || strings.Contains(got, "crit.") {
				t.Errorf("%s: %q", id, got)
			}
		} else if err := s.S.Clone().Apply(a, &rules.Recorder{}); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}
