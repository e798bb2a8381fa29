package puzzles_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/rules/puzzles"
)

// Every puzzle is reached by its match, asks its seat, and has one choice that is clearly best.
func TestEveryPuzzleIsOne(t *testing.T) {
	for _, g := range games.Playable() {
		in := g.Info()
		last := 0
		seen := map[string]bool{}
		for _, p := range puzzles.Of(in.ID) {
			s, n, err := p.Position(g)
			if err != nil {
				t.Errorf("%s: %v", in.ID, err)
				continue
			}
			if name := p.Name(); name != p.ID {
				t.Errorf("%s: puzzle %s is called %s", in.ID, p.ID, name)
			}
			if seen[p.ID] || p.Level < 1 || p.Level > puzzles.Levels || p.Level < last {
				t.Errorf("%s: puzzle %s of level %d comes twice or after level %d", in.ID, p.ID, p.Level, last)
			}
			seen[p.ID], last = true, p.Level
			if seat := s.Turn().Seat; seat != p.Seat && seat != rules.Crew {
				t.Errorf("%s: puzzle %s is of seat %d, %d is to choose", in.ID, p.ID, p.Seat, seat)
			}
			view := rules.View(s, p.Seat)
			if len(view.Legal(nil)) < 4 || len(p.Choices) < 2 {
				t.Errorf("%s: puzzle %s has %d choices, %d weighed", in.ID, p.ID, len(view.Legal(nil)), len(p.Choices))
			}
			for i, c := range p.Choices {
				a, err := in.Read(c.Action)
				if err != nil || !view.Why(a).IsZero() {
					t.Errorf("%s: puzzle %s: %v cannot be done: %v", in.ID, p.ID, c.Action, err)
				}
				if chance, ok := p.Chance(in, a); !ok || chance != c.Chance {
					t.Errorf("%s: puzzle %s: %v has the chance %v, %v", in.ID, p.ID, c.Action, chance, ok)
				}
				if i > 0 && p.Choices[0].Chance-c.Chance < puzzles.Clear-0.001 {
					t.Errorf("%s: puzzle %s: %v with %v comes too near the best with %v", in.ID, p.ID, c.Action, c.Chance, p.Choices[0].Chance)
				}
			}
			m, err := p.Begin(g, match.Controller{Participant: "Vesper"}, []match.Controller{{Kind: match.Bot, Level: "hard"}})
			if err != nil || m.Actions() != n || len(m.Steps()) != 0 || !m.Practice() {
				t.Errorf("%s: the match of puzzle %s has %d decisions, not %d: %v", in.ID, p.ID, m.Actions(), n, err)
			}
		}
	}
}

// A puzzle that the rules do not play any more says so.
func TestAPuzzleOfOtherRules(t *testing.T) {
	g, _ := games.Find("infiltration")
	good := puzzles.Of("infiltration")[0]
	for name, change := range map[string]func(p *puzzles.Puzzle){
		"no such choice": func(p *puzzles.Puzzle) { p.Moves = "99 " + p.Moves },
		"no number":      func(p *puzzles.Puzzle) { p.Moves = "x" },
		"no option":      func(p *puzzles.Puzzle) { p.Options = []string{"nothing=1"} },
		"no value":       func(p *puzzles.Puzzle) { p.Options = []string{"alarm=nothing"} },
		"no seats":       func(p *puzzles.Puzzle) { p.Seats = 40 },
	} {
		p := good
		change(&p)
		if _, _, err := p.Position(g); err == nil {
			t.Errorf("%s: a position all the same", name)
		}
		if _, err := p.Begin(g, match.Controller{}, nil); err == nil {
			t.Errorf("%s: a match all the same", name)
		}
	}
}
