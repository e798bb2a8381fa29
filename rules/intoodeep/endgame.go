package intoodeep

import "safehouse/rules"

// The endgame and final scoring.

// tally is what one player's score is made of.
type tally struct {
	intel      int // held at the end of Chapter 3
	grip       int
	bonus      int // for the lowest corruption
	penalty    int // for going In Too Deep, not positive
	collection int
	dilemmas   int
	posters    int
	sigils     int
	corruption int
}

func (t *tally) total() int {
	return t.intel + t.grip + t.bonus + t.penalty + t.collection + t.dilemmas + t.posters + t.sigils
}

// lowestGrip is the space of a player's lowest disc.
func (s *State) lowestGrip(p int) int {
	low := topGrip
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		low = min(low, int(s.Players[p].Grip[rest.first()]))
	}
	return low
}

// finalCorruption is what is banked less the Tolerance (Endgame 2).
func (s *State) finalCorruption(p int) int {
	return s.Players[p].Well.corruption() - int(s.Players[p].Tolerance)
}

// plot is the tokens of the Final Plot, wherever they lie.
func (s *State) plot() Set {
	set := s.Public
	for p := range s.players() {
		set = set.or(s.Players[p].Locker)
	}
	for _, t := range s.Slots {
		if t < tokens {
			set.add(int(t))
		}
	}
	return set
}

// foiled reports whether the Final Plot holds enough types with three tokens
// or more (Endgame 3).
func (s *State) foiled() bool {
	plot := s.plot()
	n := 0
	for e := range Evidence(types) {
		if plot.count(e) >= foilTokens {
			n++
		}
	}
	return n >= s.scale().foil
}

// worths is what a symbol of each type scores: the tallest stacks of the Final
// Plot are worth 4, the next 3, 2, and all others 1; absent types are worth
// nothing (Endgame 4).
func (s *State) worths() (w [types]int) {
	plot := s.plot()
	rank := 0
	for n := tokensPerType; n > 0; n-- {
		found := false
		for e := range Evidence(types) {
			if plot.count(e) == n {
				w[e] = brackets[min(rank, len(brackets)-1)]
				found = true
			}
		}
		if found {
			rank++
		}
	}
	return w
}

// tallies counts everybody's score as if the game ended now.
func (s *State) tallies() (t [maxPlayers]tally) {
	n := s.players()
	worth := s.worths()
	low, high := 1<<30, -1<<30
	for p := range n {
		c := s.finalCorruption(p)
		t[p].corruption = c
		low, high = min(low, c), max(high, c)
	}
	foiled := s.foiled()
	for p := range n {
		x := &t[p]
		pl := &s.Players[p]
		x.intel = max(0, int(pl.Intel))
		x.grip = gripValues[s.lowestGrip(p)]
		if x.corruption == low && low < high {
			for q := range n {
				if t[q].corruption > low {
					x.bonus += lowestBonus
				}
			}
		}
		if x.corruption == high && foiled {
			x.penalty = -min(max(0, x.corruption), x.intel+x.grip+x.bonus)
		}
		s.collect(pl, &worth, x)
	}
	return t
}

// collect scores the Evidence in Memory and the banked Dilemmas (Final
// Scoring).
func (s *State) collect(pl *Player, worth *[types]int, x *tally) {
	for e := range Evidence(types) {
		x.collection += pl.Memory.count(e) * worth[e]
	}
	var symbols [types]float64
	for e := range symbols {
		symbols[e] = float64(worth[e])
	}
	var b banked
	for rest := pl.Well; !rest.empty(); {
		f := dilemma(rest.next())
		var v float64
		if b, v = b.bank(f, &symbols); f.row().typed {
			x.collection += int(v)
		} else {
			x.dilemmas += int(v)
		}
	}
	x.posters = b.wanted.Len() * b.wanted.Len()
	x.sigils = b.sigils / sigilSet * sigilWorth
}

// Outcome is the score: during the game what it would be if it ended now.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	t := s.tallies()
	for p := range s.players() {
		x := &t[p]
		sc := rules.Score{Total: x.total(), Parts: []rules.Part{
			{Key: "intel", Points: x.intel},
			{Key: "grip", Points: x.grip},
			{Key: "lowest", Points: x.bonus},
			{Key: "in-too-deep", Points: x.penalty},
			{Key: "collection", Points: x.collection},
			{Key: "dilemma-intel", Points: x.dilemmas},
			{Key: "posters", Points: x.posters},
			{Key: "sigils", Points: x.sigils},
		}}
		if s.isEcho(p) {
			out.Automa = &sc
		} else {
			out.Seats = append(out.Seats, sc)
		}
	}
	if !s.Over {
		return out
	}
	best, tied := s.best(&t)
	out.Winners = best & (1<<s.Seats - 1)
	out.Lost = out.Winners == 0
	out.Remarks = s.remarks(&t, best, tied)
	return out
}

// best is the players who win, one bit each: the highest score, then the lower
// final corruption, then all of them. tied reports that the score alone did not
// decide.
func (s *State) best(t *[maxPlayers]tally) (win rules.Seats, tied bool) {
	for p := range s.players() {
		if win == 0 {
			win = rules.Only(p)
			continue
		}
		q := win.First()
		switch {
		case t[p].total() > t[q].total():
			win, tied = rules.Only(p), false
		case t[p].total() < t[q].total():
		case t[p].corruption < t[q].corruption:
			win, tied = rules.Only(p), true
		case t[p].corruption == t[q].corruption:
			win |= rules.Only(p)
			tied = true
		default:
			tied = true
		}
	}
	return win, tied
}

// remarks is what else the result says: whether the plot was foiled, who went
// In Too Deep, and what it means for the winner.
func (s *State) remarks(t *[maxPlayers]tally, win rules.Seats, tied bool) []rules.Message {
	foiled := s.foiled()
	key := "result.not-foiled"
	if foiled {
		key = "result.foiled"
	}
	l := []rules.Message{rules.Say(key)}
	high := t[0].corruption
	for p := range s.players() {
		high = max(high, t[p].corruption)
	}
	var deep []rules.Message
	winnerDeep := false
	for p := range s.players() {
		if t[p].corruption == high {
			deep = append(deep, s.playerName(p))
			winnerDeep = winnerDeep || win.Has(p)
		}
	}
	l = append(l, rules.Say("result.in-too-deep", rules.All("who", deep...), rules.Num("n", high)))
	if tied {
		key := "result.tie-corruption"
		if win.Count() > 1 {
			key = "result.shared"
		}
		l = append(l, rules.Say(key))
	}
	switch {
	case !winnerDeep && foiled:
		key = "ending.promoted"
	case !winnerDeep:
		key = "ending.casefile"
	case foiled:
		key = "ending.bruised"
	default:
		key = "ending.syndicate"
	}
	return append(l, rules.Say(key))
}
