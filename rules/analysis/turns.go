package analysis

import (
	"cmp"
	"math"
	"slices"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/chances"
	"safehouse/rules/match"
)

// After is the outlook of everybody after step i.
func (a *Analysis) After(i int) bot.Outlook {
	if i+1 < len(a.Steps) {
		return a.Steps[i+1].Outlook
	}
	return a.End
}

// settle looks at each own choice once more, from the last to the first, with what it led to. Where a step brought no news,
// the position after it is the very one by which the choice was weighed, and the look at the next decision knows it better: it
// searches there, and the weighing only played on. So such a choice cost no more than the position lacks to what was called
// better, and the outlook before it is that after it and what it cost. Of the seats that one person runs only the one that is
// looked at is told so: what another lost is counted in its own chances.
func (t *teller) settle() {
	a, crew := t.a, chances.Together(t.m.State())
	for i := len(a.Steps) - 1; i >= 0; i-- {
		x := &a.Steps[i]
		if !x.Own || !x.Known || x.News || !crew && t.chooser(i) != a.Seat {
			continue
		}
		was, now := x.Outlook[a.Seat], a.After(i)
		well := now[a.Seat]
		if x.Lost = min(x.Lost, was-well, 1-well); x.Lost < leastLoss {
			x.Lost, x.Better, x.Advice = 0, rules.Action{}, rules.Message{}
		}
		x.Outlook, x.Expected = standing(now, a.Seat, well+x.Lost, crew), now
	}
}

// standing is an outlook in which a seat stands so well, at the cost or for the good of all others alike.
func standing(o bot.Outlook, seat int, well float64, crew bool) bot.Outlook {
	if crew {
		for i := range o {
			if o[i] == o[seat] && i != seat {
				o[i] = well
			}
		}
		o[seat] = well
		return o
	}
	left := 1 - o[seat]
	if left <= 0 {
		return o // nobody has a share that could grow
	}
	for i := range o {
		if i != seat {
			o[i] *= (1 - well) / left
		}
	}
	o[seat] = well
	return o
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

// Start is how the person stood before the first step.
func (a *Analysis) Start() float64 { return a.After(-1)[a.Seat] }

// Rest is what the steps changed that are told from noise by nothing: with it the sums
// lead from the start to the end.
func (a *Analysis) Rest() float64 {
	return a.End[a.Seat] - a.Start() - a.Choice - a.Luck - a.Others - a.Automa
}

// teller finds the turning points and tells them.
type teller struct {
	m    *match.Match
	seed uint64
	a    *Analysis
}

// sum adds up what choices and luck brought, and picks the turning points. What was
// chosen and what came of it are two of them.
func (t *teller) sum() {
	a := t.a
	var l []Turning
	note := func(x Turning) {
		if x.By != 0 {
			l = append(l, x)
		}
	}
	for i := range a.Steps {
		x := &a.Steps[i]
		if d := a.chosen(i); x.Own {
			a.Choice += d
			if x.Known && x.Free {
				a.Made++
				if d == 0 {
					a.Best++
				}
			}
			note(Turning{Step: i, Event: -1, Cause: Choice, Who: t.chooser(i), By: d})
		} else if d != 0 {
			y := t.others(i, d)
			a.Others += d
			note(y)
		}
		if d := a.luck(i); d != 0 {
			y := t.came(i, d)
			switch y.Cause {
			case Automa:
				a.Automa += d
			case Others:
				a.Others += d
			default:
				a.Luck += d
			}
			note(y)
		}
	}
	a.Turns = a.pick(l)
	for i := range a.Turns {
		t.tell(&a.Turns[i])
	}
}

// pick keeps the turning points that are told, in the order of the game: those of five
// in a hundred and more, of each cause the largest among them, and of a lost match at
// least three.
func (a *Analysis) pick(l []Turning) (kept []Turning) {
	slices.SortStableFunc(l, func(a, b Turning) int { return cmp.Compare(math.Abs(b.By), math.Abs(a.By)) })
	least := 0
	if a.End[a.Seat] == 0 {
		least = lostTurnings
	}
	var seen [Automa + 1]bool
	var rest []Turning
	for _, x := range l {
		switch large := math.Abs(x.By) >= leastTurning; {
		case large && !seen[x.Cause]:
			seen[x.Cause] = true
			kept = append(kept, x)
		case large || len(rest) < least:
			rest = append(rest, x)
		}
	}
	for _, x := range rest {
		if len(kept) < mostTurnings && (math.Abs(x.By) >= leastTurning || len(kept) < least) {
			kept = append(kept, x)
		}
	}
	slices.SortFunc(kept, func(a, b Turning) int { return cmp.Or(a.Step-b.Step, a.Event-b.Event) })
	return kept
}

// chooser is the seat that chose in step i.
func (t *teller) chooser(i int) int {
	st := &t.m.Steps()[i]
	if c, ok := t.m.At(i).(rules.CrewMember); ok && st.Crew {
		return c.Actor(st.Action)
	}
	return st.Seat
}
