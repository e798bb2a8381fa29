package puzzles

import (
	"math"

	"safehouse/rules"
	"safehouse/rules/bot"
)

// hundred is a chance in games of 100.
func hundred(chance float64) int { return int(math.Round(100 * chance)) }

// Missed is what is said of a choice that is not the best one, without saying which that is. view is that of the puzzle's seat.
func (p *Puzzle) Missed(view rules.State, chosen rules.Action) []rules.Message {
	what, best := rules.Word("what", view.Describe(chosen)), p.Choices[0].Chance
	if chance, ok := p.Chance(view.Game().Info(), chosen); ok {
		return []rules.Message{rules.Say("puzzle.wins", what, rules.Num("n", hundred(chance))), rules.Say("puzzle.missed.more", rules.Num("n", hundred(best)))}
	}
	return []rules.Message{rules.Say("puzzle.missed.fewer", what, rules.Num("n", hundred(best)-hundred(p.Choices[len(p.Choices)-1].Chance)))}
}

// Answer is the best choice with its chance and its reason, and how the next one differs. view is that of the puzzle's seat.
func (p *Puzzle) Answer(view rules.State) (l []rules.Message, err error) {
	in := view.Game().Info()
	var lines [][]rules.Action
	for _, c := range p.Choices[:2] {
		a, err := in.Read(c.Action)
		if err != nil {
			return nil, err
		}
		lines = append(lines, []rules.Action{a})
	}
	wins := func(key string, i int) rules.Message {
		return rules.Say(key, rules.Word("what", view.Describe(lines[i][0])), rules.Num("n", hundred(p.Choices[i].Chance)))
	}
	for _, m := range []rules.Message{wins("puzzle.first", 0), bot.Reasons(view, p.Seat, lines)[0], wins("puzzle.second", 1), bot.Differ(view, p.Seat, lines[0], lines[1])} {
		if !m.IsZero() {
			l = append(l, m)
		}
	}
	return l, nil
}

// Next is the number of the puzzle of a game that comes after a number, from 0 (-1 for the first): the nearest of those whose rank is the lowest.
// It is another one wherever there is one.
func Next(game string, after int, rank func(id string) int) int {
	l := Of(game)
	best := -1
	for k := 1; k <= len(l); k++ {
		i := (after + k) % len(l)
		if i != after && (best < 0 || rank(l[i].ID) < rank(l[best].ID)) {
			best = i
		}
	}
	return max(0, best)
}
