package intoodeep

import (
	"slices"
	"testing"
)

// What is printed on the components (games §2 to §16), looked at in the tables.

// ITD-012, ITD-013: 38 Boost tokens, 25 blue and 13 pink.
func TestPrintedBoostsAre38TokensOf22Kinds(t *testing.T) {
	counts := map[Boost]int{SwapItems: 2, MoveItem: 2, SwapItemCriminal: 1, SwapCriminals: 1, MoveCriminal: 2, Shift2: 1, Shift3: 1, Shift4: 1,
		SwapTags: 1, DiscardDilemma: 2, SiftDilemmas: 1, Challenge: 1, Lock: 2, Peek: 1, PeekAndTake: 1, Take: 1, Reveal: 1, SideCrime1: 1,
		SideCrime2: 1, Grip2: 3, Grip3: 1, IgnoreBlockades: 2, MoveHeat: 1, Tolerance: 2, HookMore: 1, Act1: 2, Act2: 2}
	sum := 0
	for b, n := range counts {
		sum += n
		if boostTable[b].Copies != n || stockOf[b].Len() != n {
			t.Errorf("%s: %d copies, want %d", boostTable[b].ID, boostTable[b].Copies, n)
		}
	}
	if sum != 38 || len(counts) != boosts || blueTokens.Len() != 25 || (allBoosts&^blueTokens).Len() != 13 {
		t.Errorf("%d tokens, %d blue", sum, blueTokens.Len())
	}
	kinds := map[string]bool{}
	for b := range boostTable {
		kinds[string(rune('a'+int(firstStep(boostTable[b].Text))))] = true
	}
	if len(kinds) != 22 {
		t.Errorf("%d kinds of Boosts, want 22", len(kinds))
	}
}

// ITD-014..018: the Dilemma deck.
func TestPrintedDilemmasAre72WithCorruption255(t *testing.T) {
	kinds := map[Benefit]int{}
	sum := 0
	for i := range dilemmas {
		f := dilemma(i)
		kinds[f.Benefit]++
		sum += int(f.Corruption)
	}
	if kinds[Symbols] != 30 || kinds[Poster] != 20 || kinds[Sigil] != 9 || kinds[IntelGain] != 13 || sum != 255 {
		t.Errorf("Dilemmas by benefit %v with corruption %d", kinds, sum)
	}
	type key struct {
		b    Benefit
		what uint8
		n, c int8
	}
	count := map[key]int8{}
	for f := range dilemmaTable {
		d := &dilemmaTable[f]
		count[key{d.Benefit, d.What, d.N, d.Corruption}] += d.Copies
	}
	for e := range uint8(types) {
		for _, x := range [][2]int8{{1, 1}, {1, 2}, {2, 4}, {2, 5}, {3, 8}} {
			if count[key{Symbols, e, x[0], x[1]}] != 1 {
				t.Errorf("%s: %d symbols at corruption %d stand %d times", evidenceIDs[e], x[0], x[1], count[key{Symbols, e, x[0], x[1]}])
			}
		}
	}
	for k := range uint8(criminals) {
		if count[key{Poster, k, 1, 4}] != 1 || count[key{Poster, k, 1, 5}] != 1 {
			t.Errorf("posters of the %s", criminalIDs[k])
		}
	}
	for _, x := range [][3]int8{{1, 0, 2}, {2, 1, 2}, {3, 2, 2}, {4, 3, 2}, {6, 5, 2}, {8, 7, 2}, {10, 9, 1}} {
		if n := count[key{IntelGain, 0, x[0], x[1]}]; n != x[2] {
			t.Errorf("Intel %d at corruption %d stands %d times, want %d", x[0], x[1], n, x[2])
		}
	}
	if count[key{Sigil, 0, 1, 0}] != 9 {
		t.Errorf("%d Sigils with corruption 0, want 9", count[key{Sigil, 0, 1, 0}])
	}
}

// ITD-019..022: the crimes.
func TestPrintedCrimesAre49StoryAnd21Side(t *testing.T) {
	four := []string{"a1b", "a2b", "b1a", "b2c", "c1c", "c2c", "d1c", "d2b", "e1c", "e2c", "f1c", "f2c", "g1c", "g2c"}
	for i := range crimeTable {
		c := &crimeTable[i]
		if i < storyCrimes {
			want := string(rune('a'+i/7)) + []string{"1a", "1b", "1c", "2a", "2b", "2c", "3"}[i%7]
			if c.ID != want || c.Level != []int{1, 1, 1, 2, 2, 2, 3}[i%7] {
				t.Errorf("crime %d is %s of Level %d, want %s", i, c.ID, c.Level, want)
			}
			if c.Restrained == (Reward{}) || c.Reckless == (Reward{}) || c.Gain != (Reward{}) {
				t.Errorf("%s must have two approaches", c.ID)
			}
		} else if c.Level != 0 || c.Gain == (Reward{}) || c.Restrained != (Reward{}) || c.Reckless != (Reward{}) {
			t.Errorf("%s must have one approach and no level", c.ID)
		}
		if c.Four != slices.Contains(four, c.ID) {
			t.Errorf("%s: 4+ is %v", c.ID, c.Four)
		}
		if c.Restrained.Boosts+c.Reckless.Boosts > 0 {
			t.Errorf("%s: Story Crimes give no Boosts", c.ID)
		}
	}
	if cardsIn[LevelOne].Len() != 21 || cardsIn[LevelTwo].Len() != 21 || cardsIn[LevelThree].Len() != 7 || cardsIn[Sides].Len() != 21 {
		t.Errorf("decks of %d, %d, %d and %d cards", cardsIn[LevelOne].Len(), cardsIn[LevelTwo].Len(), cardsIn[LevelThree].Len(), cardsIn[Sides].Len())
	}
}

// ITD-026, ITD-027: the Grip track.
func TestPrintedGripTrackHasSpaces0To9(t *testing.T) {
	if gripValues != [10]int{0, 1, 2, 4, 6, 9, 12, 16, 20, 25} || skillSpace != 3 || staminaFrom != 5 || topGrip != 9 {
		t.Errorf("Grip track %v, Skill from %d, Stamina from %d", gripValues, skillSpace, staminaFrom)
	}
}

// ITD-339: Echo's deck.
func TestPrintedEchoDeckIsBalanced(t *testing.T) {
	var letters, rows [4]int
	items := map[Item]int{}
	zones := map[Zone]int{}
	reckless := 0
	for i := range echoTable {
		c := &echoTable[i]
		letters[c.Hook]++
		rows[c.Row]++
		items[c.Item]++
		zones[c.Zone]++
		reckless += int(c.Approach)
		if c.Hook == c.First || c.Hook == c.Second || c.First == c.Second {
			t.Errorf("card %d names a letter twice", i+1)
		}
	}
	if letters != [4]int{4, 4, 4, 4} || rows != [4]int{4, 4, 4, 4} || reckless != 8 || len(items) != 8 || len(zones) != 8 {
		t.Errorf("letters %v, rows %v, %d reckless, %d Items, %d Zones", letters, rows, reckless, len(items), len(zones))
	}
	for i, n := range items {
		if n != 2 {
			t.Errorf("%s is named on %d cards", itemIDs[i], n)
		}
	}
	for z, n := range zones {
		if n != 2 {
			t.Errorf("%s is named on %d cards", zoneIDs[z], n)
		}
	}
}

// ITD-161: the language is understood in full, and mistakes are named.
func TestPrintedCriteriaParseAndMistakesAreNamed(t *testing.T) {
	for i := range crimeTable {
		if k, err := parse(crimeTable[i].When); err != nil || len(k.parts) == 0 {
			t.Errorf("%s: %v", crimeTable[i].ID, err)
		}
	}
	for _, bad := range []string{
		"YOU u at(u,BLOCKS)", "YOU u :: at(u,NOWHERE)", "YOU u :: at(v,BLOCKS)", "YOU u :: holds(u,NOTHING)", "YOU u,v,w :: free(u)",
		"HE u :: free(u)", "YOU u :: crims(BLOCKS)", "YOU u :: free(u", "YOU u :: free(u) free(u)", "YOU u,u :: free(u)", "YOU u :: heat(BLOCKS)>=x",
		"YOU u :: fly(u)", "ZONE z :: free(z)", "YOU u :: alonewith(u,x)", "YOU u :: at(u,opp(BLOCKS)", "YOU u ::", "YOU u :: (free(u)",
	} {
		if _, err := parse(bad); err == nil {
			t.Errorf("%q is understood", bad)
		}
	}
	if k, err := parse(""); err != nil || len(k.parts) != 0 {
		t.Errorf("no criteria: %v", err)
	}
}
