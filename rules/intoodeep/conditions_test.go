package intoodeep

import (
	"slices"
	"testing"

	"safehouse/rules"
)

// TestPrintedConditionsAreComplete: each condition has a row with names, operands and words; it is true of some cities and false of
// others, bots know that it needs something exactly where it fails, and what fails is said.
func TestPrintedConditionsAreComplete(t *testing.T) {
	examples := map[op]string{
		opAt: "at(u,TOWERS)", opHolds: "holds(u,WEAPON)", opFree: "free(u)", opIn: "in(LOOT,TOWERS)", opLoose: "loose(GADGET,zone(u))",
		opHeld: "held(WEAPON,zone(u))", opCriminals: "crims(zone(u))>=2", opHeat: "heat(zone(u))>=2", opAlone: "alone(u)", opAloneWith: "alonewith(u,c)",
		opEmpty: "empty(TOWERS)", opSame: "same(zone(u),zone(c))", opAdjacent: "adj(zone(u),zone(c))", opDistance: "dist(zone(u),zone(c))>=2",
		opBlock: "block(zone(u),cw(zone(u)))", opBlocks: "blocks(zone(u))>=1",
	}
	positions := somePositions(t)
	for o := opAt; o < ops; o++ {
		row := o.row()
		if row.id == "" && row.counted == "" || row.operands == "" || row.words == "" {
			t.Errorf("the row of condition %d (%s) lacks a name, operands or words", o, row.words)
		}
		if (row.off == nil) != slices.Contains([]op{opFree, opEmpty, opBlock}, o) {
			t.Errorf("%s: how far it is off is said, or not, beside what is known of it", row.words)
		}
		k, err := parse("YOU u; CRIM c :: " + examples[o])
		if err != nil {
			t.Errorf("%s: %v", row.words, err)
			continue
		}
		root := k.parts[0].root
		if k.nodes[root].op != o {
			t.Errorf("%s is read as condition %d, not %d", examples[o], k.nodes[root].op, o)
		}
		holds, fails, short, idle := 0, 0, 0, 0
		for _, s := range positions {
			sc, pl := s.scene(int(s.Now)), s.planner(int(s.Now))
			for u := range s.cast().each {
				for c := range (s.cast() &^ (1 << u)).each {
					cast := Cast{uint8(u), 0xff, uint8(c), 0xff}
					at := [roles]Spot{U: s.City.Pawn[u], C: s.City.Pawn[c]}
					need := pl.need(k, &cast, &at, root)
					switch {
					case k.true(&sc, &cast, root):
						if holds++; need == 0 {
							idle++
						}
						continue
					case row.fact != nil && (&teller{s: s, k: k, cast: cast}).fact(&sc, root).IsZero():
						t.Fatalf("%s fails, and nothing says how things stand", examples[o])
					}
					if fails++; need > 0 {
						short++
					}
				}
			}
		}
		switch {
		case holds == 0 || fails == 0:
			t.Errorf("%s holds %d times and fails %d times", examples[o], holds, fails)
		case idle == 0, short == 0 && o != opFree: // one of YOU can always drop what it holds
			t.Errorf("bots see no difference between %s and the opposite", examples[o])
		}
	}
}

// each goes through a set.
func (s Crew) each(yield func(Criminal) bool) {
	for ; s != 0; s = s.rest() {
		if !yield(s.first()) {
			return
		}
	}
}

// somePositions are positions of random games.
func somePositions(t *testing.T) (l []*State) {
	for seed := range uint64(12) {
		g, err := Game{}.New(rules.Setup{Seats: 4, Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		s, r := g.(*State), rules.Rand{S: seed + 1}
		for n := 0; n < 240 && !s.Over; n++ {
			legal := s.Legal(nil)
			if err := s.Apply(legal[r.Intn(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if n%20 == 0 {
				l = append(l, s.Clone().(*State))
			}
		}
	}
	return l
}
