package shadownetwork_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// What a strict review found, each in a scene of its own.

// worth is what a piece of each colour counts for when solo sections are
// compared.
var worth = [4]int{1, 2, 3, 4}

// SHN-015: dear Handlers bring the Lone Syndicate clearly more than cheap ones,
// no colour has one number for all, and Quartermaster keeps its 3 green.
func TestSoloSectionsDifferAsTheHandlersDo(t *testing.T) {
	least, most := 1000, 0
	numbers := [4][]int{}
	var sum, count [4]int
	for i := range printedHandlers {
		h := &printedHandlers[i]
		c := colourOf(h)
		if h.solo[c] != h.solo.sum() {
			t.Errorf("%s brings another colour than it spends", h.id)
		}
		if h.id == "quartermaster" {
			if h.solo[1] != 3 {
				t.Errorf("Quartermaster brings %d green", h.solo[1])
			}
			continue
		}
		units := h.solo[c] * worth[c]
		least, most = min(least, units), max(most, units)
		sum[c], count[c] = sum[c]+units, count[c]+1
		if !slices.Contains(numbers[c], h.solo[c]) {
			numbers[c] = append(numbers[c], h.solo[c])
		}
	}
	if most < 3*least {
		t.Errorf("sections of %d to %d units", least, most)
	}
	for c := range numbers {
		if len(numbers[c]) < 2 {
			t.Errorf("every %s Handler brings %v", colourNames[c], numbers[c])
		}
		if c > 0 && sum[c]*count[c-1] <= sum[c-1]*count[c] {
			t.Errorf("%s Handlers bring no more than %s ones", colourNames[c], colourNames[c-1])
		}
	}
}

// SHN-015, SHN-205, SHN-231: the first turn of the Lone Syndicate with the
// Chauffeur, who brings 4 purple: Sydney leaked 1 yellow, its tile E3 gives 1
// yellow and 1 purple. Three of five purple make one briefcase.
func TestSoloFirstTurnWithTheChauffeur(t *testing.T) {
	s := plain(t, 1).coins(0, 0).tile("sydney", "e3").leaked("sydney", 0, 1).Next("action", "sa10").hires(1, "chauffeur")
	s.place("beijing").Is("syndicate.influence", 6+6, "syndicate.ledger", goods(2, 0, 0, 2), "syndicate.column.purple", true, "handlers.chauffeur.at", "box")
	none := plain(t, 1).coins(0, 0).tile("sydney", "e3").leaked("sydney", 0, 1).Next("action", "sa10")
	none.place("beijing").Is("syndicate.influence", 6, "syndicate.ledger", goods(2, 0, 0, 1))
}

// saysAll is the sentences of what has just been told.
func (s *table) saysAll() (l []string) {
	say := say(s.T)
	for _, e := range s.Events {
		l = append(l, say(game.Info().Tell(e)))
	}
	return l
}

// SHN-167: incentives are told as what they are; nothing leaked them.
func TestIncentivesAreNoLeaks(t *testing.T) {
	s := plain(t, 2).coins(1, 0).inbox(1, 3).dusk(1)
	empty := 0
	for _, c := range openTo[2] {
		if len(s.Get("cities."+c+".agents").(obj)) == 0 {
			empty++
		}
	}
	s.Next("city", "rome", "city", "moscow")
	s.Do("done")
	told := s.saysAll()
	if !slices.Contains(told, "Sydney, without an Agent, gets 1 Influence.") {
		t.Errorf("told %q", told)
	}
	if slices.ContainsFunc(told, func(l string) bool { return strings.HasPrefix(l, "1 Influence leaks") }) {
		t.Error("an incentive is told as a leak")
	}
	if s.Told("incentive") != empty || empty == 0 {
		t.Errorf("%d incentives for %d empty cities", s.Told("incentive"), empty)
	}
}

// SHN-231: the Lone Syndicate spends no marker; it uses the Handler and returns it.
func TestTheSyndicateUsesAHandlerAndReturnsIt(t *testing.T) {
	s := syndicateVisit(t).hires(1, "archivist")
	s.Set("syndicate.influence", 0).place("sydney")
	told := s.saysAll()
	if !slices.Contains(told, "Lone Syndicate uses Archivist and returns it.") {
		t.Errorf("told %q", told)
	}
	mine := plain(t, 2).coins(0, 0).staff(0, "archivist").inbox(0, 3, 0, 0, 1).study(0).Do("use", "archivist")
	if told := mine.saysAll(); told[0] != "Player 1 uses Archivist (1 of 3)." {
		t.Errorf("told %q", told)
	}
}

// SHN-259, SHN-260: the option's help says what the levels do.
func TestTheHelpSaysWhatTheLevelsDo(t *testing.T) {
	help := say(t)(rules.Say("option.syndicate.help"))
	for _, w := range []string{"6 Influence", "Ruthless with 12", "game-end value", "no extra Analysis in Upkeep", "highest turn-in value"} {
		if !strings.Contains(help, w) {
			t.Errorf("%q does not say %q", help, w)
		}
	}
}

// SHN-226: making room for a hired Handler and choosing one for the Analysis are
// asked in different words.
func TestHiringForTheSyndicateIsAskedAsSuch(t *testing.T) {
	s := syndicateVisit(t).hires(1, "double-agent").hires(2, "quartermaster").place("sydney")
	if got := say(t)(s.S.Prompt()); got != "Player 1: the Lone Syndicate hires Cipher Clerk; which of its other two Handlers does it use to make room?" {
		t.Error(got)
	}
	if got := say(t)(s.S.Why(s.Act("use-for-syndicate", "cipher-clerk"))); got != "Cipher Clerk is being hired; one of the two others makes room." {
		t.Error(got)
	}
	s.Do("use-for-syndicate", "quartermaster")
	if got := say(t)(s.S.Prompt()); got != "Player 1: which of its two Handlers does the Lone Syndicate use in its Analysis?" {
		t.Error(got)
	}
}

// SHN-103: whoever drew with no Influence is not told that a second Contract could
// still be had.
func TestASecondContractNeedsInfluenceThen(t *testing.T) {
	s := plain(t, 2).coins(0, 0).visit(0, "rome").Do("draw", "border-post")
	if s.S.Prompt().Key == "prompt.market" {
		s.Refuses("why.drew", "draw", "quiet-harbour")
	}
	d := drewTable(t).Refuses("why.drew", "draw", "border-post")
	want := "You have drawn on this visit. A second Contract comes right after the first, for 1 Influence; you can draw again on your next visit."
	if got := say(t)(d.S.Why(d.Act("draw", "border-post"))); got != want {
		t.Error(got)
	}
}

// What is asked for out of its time is told when its time is.
func TestReasonsSayWhenTheirTimeIs(t *testing.T) {
	s := plain(t, 2)
	for verb, want := range map[string]string{
		"pay purple": "Intelligence pays wages in Upkeep", "take green": "You take pieces one by one only when", "leak rome": "You choose where a piece leaks while",
		"replace student": "A Handler makes room when", "keep student": "You keep a Starting Handler in set-up", "toss quiet-harbour": "You discard a Contract in set-up",
		"use-for-syndicate student": "You choose for the Lone Syndicate when",
	} {
		name, operand, _ := strings.Cut(verb, " ")
		if got := say(t)(s.S.Why(s.Act(name, operand))); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s", verb, got)
		}
	}
}
