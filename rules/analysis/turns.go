package analysis

import (
	"cmp"
	"math"
	"slices"

	"safehouse/rules/bot"
)

// After is the outlook of everybody after step i.
func (a *Analysis) After(i int) bot.Outlook {
	if i+1 < len(a.Steps) {
		return a.Steps[i+1].Outlook
	}
	return a.End
}

// chosen is what the choice of step i brought the person, against the best one or,
// where others chose, against what was expected of them. What they chose in secret
// tells when it comes to light.
func (a *Analysis) chosen(i int) float64 {
	switch x := &a.Steps[i]; {
	case x.Own:
		return -x.Lost
	case x.Known:
		return x.Expected[a.Seat] - x.Outlook[a.Seat]
	case x.News:
		return a.After(i)[a.Seat] - x.Outlook[a.Seat]
	}
	return 0
}

// luck is what came to light in step i against its mean.
func (a *Analysis) luck(i int) float64 {
	if x := &a.Steps[i]; !x.News || !x.Own && !x.Known {
		return 0
	}
	return a.After(i)[a.Seat] - a.Steps[i].Expected[a.Seat]
}

// sum adds up what choices and luck brought, and picks the turning points.
func (a *Analysis) sum() {
	var l []Turning
	for i := range a.Steps {
		d, luck := a.chosen(i), a.luck(i)
		cause := Others
		if a.Steps[i].Own {
			cause = Choice
			a.Choice += d
			if a.Steps[i].Known && a.Steps[i].Free {
				a.Made++
				if d == 0 {
					a.Best++
				}
			}
		} else {
			a.Others += d
		}
		a.Luck += luck
		if math.Abs(luck) > math.Abs(d) {
			cause, d = Luck, luck
		}
		if math.Abs(d) >= leastTurning {
			l = append(l, Turning{i, cause, d})
		}
	}
	slices.SortStableFunc(l, func(a, b Turning) int { return cmp.Compare(math.Abs(b.By), math.Abs(a.By)) })
	l = l[:min(len(l), mostTurnings)]
	slices.SortFunc(l, func(a, b Turning) int { return a.Step - b.Step })
	a.Turns = l
}
