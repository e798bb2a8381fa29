package shadownetwork_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// The texts of cards and tiles say what is printed on them.

// words puts goods into words: "2 yellow and 1 green".
func (p pieces) words(either int) string {
	var l []string
	for c, name := range colourNames {
		if p[c] > 0 {
			l = append(l, fmt.Sprintf("%d %s", p[c], name))
		}
	}
	if either > 0 {
		l = append(l, fmt.Sprintf("%d green or blue", either))
	}
	if p[4] > 0 {
		l = append(l, fmt.Sprintf("%d Influence", p[4]))
	}
	return and(l)
}

func and(l []string) string {
	if len(l) == 1 {
		return l[0]
	}
	return strings.Join(l[:len(l)-1], ", ") + " and " + l[len(l)-1]
}

func TestPrintedTexts(t *testing.T) {
	say := say(t)
	check := func(kind, id, want string) {
		t.Helper()
		if got := say(rules.Say("text." + kind + "." + id)); got != want {
			t.Errorf("%s %s says %q, want %q", kind, id, got, want)
		}
	}
	name := func(city string) string { return say(rules.Say("name.city." + city)) }
	for i := range printedContracts {
		c := &printedContracts[i]
		check("contract", c.id, fmt.Sprintf("Needs %s. Turned in %d, ready at the end %d, unfinished -%d. Discard for %s.",
			c.needs.words(c.either), c.turnIn, c.gameEnd, c.penalty, c.discard.words(0)))
	}
	for i := range printedHandlers {
		h := &printedHandlers[i]
		text := fmt.Sprintf("Turns %s into %s, %d times. For the Lone Syndicate: %s.", h.pay.words(0), h.gain.words(0), h.uses, h.solo.words(0))
		if h.starting {
			text += " Starting Handler: gone for good when it leaves."
		}
		check("handler", h.id, text)
	}
	for i := range printedTiles {
		p := &printedTiles[i]
		a, b := p.leaks[0], p.leaks[1]
		check("tile", p.id, fmt.Sprintf("Take %s. Leak %s onto %s cities and %s onto %s cities.", p.secret.words(0),
			a.what.words(0), strings.ToUpper(a.letter), b.what.words(0), strings.ToUpper(b.letter)))
	}
	letters := map[string]string{}
	for c, l := range letterOf {
		letters[c] = strings.ToUpper(l)
	}
	for c, icons := range printedCards {
		want := fmt.Sprintf("Letter %s. Locked with 1 to 4 players, and its Black Market card left out.", letters[c])
		switch onto := func(i int) string {
			if icons[i].onto == "lima" {
				return "New York, as Lima is locked"
			}
			return name(icons[i].onto)
		}; {
		case slices.Contains(openTo[2], c):
			want = fmt.Sprintf("Letter %s. With 1 or 2 players its Black Market card leaks %s onto %s and %s onto %s.", letters[c],
				icons[0].what.words(0), onto(0), icons[1].what.words(0), onto(1))
		case slices.Contains(openTo[3], c):
			want = fmt.Sprintf("Letter %s. Locked with 1 or 2 players, and its Black Market card left out.", letters[c])
		}
		check("city", c, want)
	}
	for i := range printedActions {
		a := &printedActions[i]
		var onto []string
		for _, l := range []string{"a", "b", "c", "d", "e"} {
			onto = append(onto, name(a.leaks[l]))
		}
		check("action", a.id, fmt.Sprintf("Looks for three leaked pieces from %s. Leaks onto %s. Takes Contract %s. "+
			"In a black market it recruits, then hires: purple, then blue, green, yellow.", name(a.start), and(onto), strings.Repeat("I", a.slot)))
	}
}
