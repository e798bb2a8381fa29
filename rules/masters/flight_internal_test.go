package masters

import (
	"context"
	"testing"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// A way of escape leads somewhere: whatever a bot declares can be declared on to an exit, and what
// it walks without a roll leaves it a way to one, by the rules as they hold there.
func TestAWayOfEscapeLeadsOut(t *testing.T) {
	normal, err := bot.FindLevel("normal")
	if err != nil {
		t.Fatal(err)
	}
	ways, dogs := 0, 0
	for heist := range heists {
		for seats := 3; seats <= 4; seats++ {
			for seed := range uint64(12) {
				st, err := Game{}.New(rules.Setup{Seats: seats, Seed: seed, Options: rules.Options{"heist": heist, "level": fitting(Heist(heist), int(seed))}})
				if err != nil {
					t.Fatal(err)
				}
				s, r := st.(*State), rules.Rand{S: seed}
				s.playOn(&r, func(s *State) bool { return s.Over || s.Phase == Escape })
				searches := seed < 1
				var legal []rules.Action
				for !s.Over {
					legal = s.Legal(legal[:0])
					a := legal[s.Playout(legal, &r)]
					if searches && len(legal) > 1 {
						list, err := bot.Choose(context.Background(), s, bot.Next(s, rules.Everyone), normal, bot.Budget{Iterations: 30, Crew: s.Turn().Open}, &r)
						if err != nil {
							t.Fatal(err)
						}
						a = list[0].Action
					}
					if s.Ask.Kind == askEscape && s.Chits.Chasing != 0 {
						dogs++
					}
					if err := s.Apply(a, nil); err != nil {
						t.Fatal(err)
					}
					if a.Verb != VRun && a.Verb != VDeclare {
						continue
					}
					f := s.figure(a.Args[0])
					if s.Crew[f].Marks&rolled != 0 || a.Verb == VRun && s.Crew[f].Long > 0 {
						continue
					}
					ways++
					if !leadsOut(s, f, nowhere) && !handedOn(s, f) {
						t.Errorf("%s, %d seats, seed %d: %v leads nowhere", Heist(heist).card().ID, seats, seed, info.Write(a))
					}
				}
			}
		}
	}
	if ways < 2000 || dogs < 1000 {
		t.Errorf("there are %d ways, and %d decisions while dogs chase", ways, dogs)
	}
}

// handedOn reports whether a figure carries what the heist is about to where somebody else, who can still
// get out from there, comes for it.
func handedOn(s *State, f int) bool {
	return s.carriesObjective(f) && declaredOn(s, f, 0, func(now *State) bool {
		for o := range s.Crew {
			if o != f && s.Crew[o].Status == inPlay && s.Crew[o].Marks&done == 0 && leadsOut(s, o, now.wayEnd(f)) {
				return true
			}
		}
		return false
	})
}

// leadsOut reports whether what a figure has declared can be declared on, by way of a cell unless that
// is nowhere, to where it gets away.
func leadsOut(s *State, f int, by Cell) bool {
	marked := Cells(0)
	if by != nowhere {
		marked = only(by)
	}
	return declaredOn(s, f, marked, func(now *State) bool {
		return (by == nowhere || now.passed(f, by)) && now.exits(f).Has(now.wayEnd(f))
	})
}

// declaredOn reports whether what a figure has declared can be declared on to where something holds, which
// may ask for the marked cells that were come by.
func declaredOn(s *State, f int, marked Cells, holds func(*State) bool) bool {
	type stop struct {
		at   Cell
		pack Cells
		cost int
		been Cells
	}
	seen := map[stop]bool{}
	open := []State{*s}
	for len(open) > 0 {
		now := open[0]
		open = open[1:]
		if holds(&now) {
			return true
		}
		for c := range now.near(now.wayEnd(f)).All() {
			if now.againstDeclare(f, now.hex(c)) != nil {
				continue
			}
			next := now
			fig := &next.Crew[f]
			fig.Route[fig.Long] = c
			fig.Long++
			n, pack := next.wayAndPack(f)
			been := only(fig.At)
			for _, c := range fig.Route[:fig.Long] {
				been |= only(c)
			}
			if x := (stop{c, pack, n, been & marked}); !seen[x] {
				seen[x] = true
				open = append(open, next)
			}
		}
	}
	return false
}
