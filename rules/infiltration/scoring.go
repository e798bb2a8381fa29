package infiltration

import "safehouse/rules"

// holding is what one player's operatives have got out, or may still get out.
type holding struct {
	data, tokens, protos, out int
	file                      bool
}

// holdings counts for a seat; operatives inside count while the game goes on
// and are captured at its end.
func (s *State) holdings(seat int) (t holding) {
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		if int(st.Seat) != seat || st.Place == Captured {
			continue
		}
		for v, n := range st.Data {
			t.data += (v + 1) * int(n)
		}
		t.tokens += int(st.Tokens)
		t.protos += int(st.Protos)
		t.file = t.file || st.File
		if st.Place == Out {
			t.out++
		}
	}
	return t
}

func (t *holding) total() int {
	n := t.data + PrototypeWorth*t.protos
	if t.file {
		n += FileWorth
	}
	return n
}

// Outcome counts zettabytes (rulebook: Winning the Game).
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	for seat := range int(s.Seats) {
		t := s.holdings(seat)
		file := 0
		if t.file {
			file = FileWorth
		}
		out.Seats = append(out.Seats, rules.Score{Total: t.total(), Parts: []rules.Part{
			{Key: "data", Points: t.data},
			{Key: "prototypes", Points: PrototypeWorth * t.protos},
			{Key: "file", Points: file},
		}})
	}
	if !s.Over {
		return out
	}
	var broken string
	out.Winners, broken = s.winners()
	if broken != "" {
		out.Remarks = append(out.Remarks, rules.Say(broken))
	}
	if s.Options.Goal {
		key := "result.goal-missed"
		if s.goalMet() {
			key = "result.goal-met"
		}
		out.Remarks = append(out.Remarks, rules.Say(key, rules.Player("seat", 0), rules.Num("n", GoalZettabytes)))
	}
	return out
}

// winners is the seats that win, and the message of how a tie was broken. Only
// those with an escaped operative can win; a single escaped operative wins
// with whatever it holds. Ties are broken by a Prototype, the number of
// tokens, the Blackmail File; each step compares only those still tied. With
// several operatives to a player the steps compare players, each with what its
// escaped operatives hold together.
func (s *State) winners() (rules.Seats, string) {
	var t [rules.MaxSeats]holding
	var in rules.Seats
	for seat := range int(s.Seats) {
		t[seat] = s.holdings(seat)
		if t[seat].out > 0 {
			in |= rules.Only(seat)
		}
	}
	in = narrow(in, func(n int) int { return t[n].total() })
	if in.Count() < 2 {
		return in, ""
	}
	steps := []struct {
		key  string
		rank func(seat int) int
	}{
		{"result.tie-prototype", func(n int) int { return min(t[n].protos, 1) }},
		{"result.tie-tokens", func(n int) int { return t[n].tokens }},
		{"result.tie-file", func(n int) int {
			if t[n].file {
				return 1
			}
			return 0
		}},
	}
	for _, st := range steps {
		if in = narrow(in, st.rank); in.Count() == 1 {
			return in, st.key
		}
	}
	return in, "result.draw"
}

// narrow keeps the seats of a set with the highest rank.
func narrow(in rules.Seats, rank func(seat int) int) rules.Seats {
	best, out := 0, rules.Seats(0)
	for rest := in; rest != 0; rest &= rest - 1 {
		n := rest.First()
		switch r := rank(n); {
		case out == 0 || r > best:
			best, out = r, rules.Only(n)
		case r == best:
			out |= rules.Only(n)
		}
	}
	return out
}

// goalMet reports whether seat 0 has more than the goal and more than every
// rival (games §12).
func (s *State) goalMet() bool {
	own := s.holdings(0)
	if own.out == 0 || own.total() <= GoalZettabytes {
		return false
	}
	for seat := 1; seat < int(s.Seats); seat++ {
		if t := s.holdings(seat); t.out > 0 && t.total() >= own.total() {
			return false
		}
	}
	return true
}

// Beaten reports whether a seat has nobody left inside and got out with less than
// another seat is sure to have, whatever is printed on the tokens.
func (s *State) Beaten(seat int) bool {
	own, _, inside := s.bounds(seat)
	if inside {
		return false
	}
	for other := range int(s.Seats) {
		if _, least, _ := s.bounds(other); other != seat && least > own {
			return true
		}
	}
	return false
}

// bounds are the most and the least that a seat has got out, as everybody sees it, and
// whether it has an operative inside.
func (s *State) bounds(seat int) (most, least int, inside bool) {
	for _, o := range s.InPlay() {
		st := &s.Ops[o]
		switch {
		case int(st.Seat) != seat:
			continue
		case st.Place.Inside():
			inside = true
			continue
		case st.Place != Out:
			continue
		}
		sure := PrototypeWorth * int(st.Protos)
		if st.File {
			sure += FileWorth
		}
		most += sure + len(st.Data)*int(st.Tokens)
		least += sure + int(st.Tokens)
	}
	return most, least, inside
}
