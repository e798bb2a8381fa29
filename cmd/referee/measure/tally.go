package measure

import (
	"maps"
	"time"

	"safehouse/rules"
)

// A tally is what a part of a series was counted to. It holds whole numbers alone: parts that are added up give
// the same as the whole, in whatever order they are added.
type tally struct {
	Games     int                `json:"games"`
	Broken    int                `json:"broken,omitempty"`
	First     string             `json:"first,omitempty"`    // law that was broken, in the game with the lowest number
	FirstAt   int                `json:"first_at,omitempty"` // that game
	Decisions span               `json:"decisions"`
	Rounds    span               `json:"rounds"`
	Endings   map[string]int     `json:"endings,omitempty"`
	Remarks   map[string]int     `json:"remarks,omitempty"`
	Events    map[string]int     `json:"events,omitempty"`
	Thinking  map[string]thought `json:"thinking,omitempty"` // by level
	Seats     map[int]*seatTally `json:"seats,omitempty"`    // rules.Nobody is the automa
}

// A span is the sum of a number over games and its extremes.
type span struct {
	N     int `json:"n"`
	Total int `json:"total"`
	Min   int `json:"min"`
	Max   int `json:"max"`
}

// A thought is how a level used its time.
type thought struct {
	Decisions int           `json:"decisions"`
	Time      time.Duration `json:"ns"`
}

// A seatTally is what a seat won and scored.
type seatTally struct {
	Won    map[int]int    `json:"won,omitempty"` // games, by how many seats shared the win
	Score  span           `json:"score"`
	Scored int            `json:"scored"` // games with a score above 0
	Parts  map[string]int `json:"parts,omitempty"`
}

// with is a span with another one. One without games changes nothing.
func (a span) with(b span) span {
	switch {
	case a.N == 0:
		return b
	case b.N == 0:
		return a
	}
	return span{a.N + b.N, a.Total + b.Total, min(a.Min, b.Min), max(a.Max, b.Max)}
}

// and is a span with one number more.
func (a span) and(x int) span { return a.with(span{1, x, x, x}) }

// spread is what a span says of a game.
func (a span) spread() Spread {
	return Spread{Mean: mean(a.Total, a.N), Min: a.Min, Max: a.Max, Total: a.Total}
}

func mean(total, n int) float64 { return float64(total) / float64(max(1, n)) }

// addUp adds the numbers of one map to another, which is made if need be.
func addUp[K comparable](into *map[K]int, from map[K]int) {
	for k, n := range from {
		if *into == nil {
			*into = map[K]int{}
		}
		(*into)[k] += n
	}
}

// play plays the games of a series from one number up to another and counts them.
func (t *tally) play(s *series, from, to int) {
	for i, r := range each(to-from, s.workers, func(p *player, i int) result { return p.play(s.plan(from + i)) }) {
		t.add(s, from+i, &r)
	}
}

// add counts the i-th game.
func (t *tally) add(s *series, i int, r *result) {
	t.Games++
	for name, u := range r.thinking {
		t.think(name, thought{u.decisions, u.time})
	}
	for kind, n := range r.events {
		if kind > 0 && n > 0 {
			addUp(&t.Events, map[string]int{s.game.Info().Events[kind]: n})
		}
	}
	if r.broken != nil {
		if t.Broken++; t.Broken == 1 {
			t.First, t.FirstAt = r.broken.Error(), i
		}
		addUp(&t.Endings, map[string]int{endBroken: 1})
		return
	}
	t.Decisions, t.Rounds = t.Decisions.and(r.decisions), t.Rounds.and(r.rounds)
	addUp(&t.Endings, map[string]int{ending(&r.outcome): 1})
	for _, m := range r.outcome.Remarks {
		addUp(&t.Remarks, map[string]int{m.Key: 1})
	}
	won := r.outcome.Winners
	for seat := range s.plan(i).setup.Seats {
		t.score(seat, won.Has(seat), won.Count(), r.outcome.Seats[seat])
	}
	if a := r.outcome.Automa; a != nil {
		t.score(rules.Nobody, r.outcome.Lost, 1, *a)
	}
}

// think counts the time of a level.
func (t *tally) think(level string, x thought) {
	if t.Thinking == nil {
		t.Thinking = map[string]thought{}
	}
	had := t.Thinking[level]
	t.Thinking[level] = thought{had.Decisions + x.Decisions, had.Time + x.Time}
}

// seat is the tally of a seat.
func (t *tally) seat(seat int) *seatTally {
	if t.Seats == nil {
		t.Seats = map[int]*seatTally{}
	}
	if t.Seats[seat] == nil {
		t.Seats[seat] = &seatTally{}
	}
	return t.Seats[seat]
}

// score counts a game of a seat.
func (t *tally) score(seat int, won bool, shared int, sc rules.Score) {
	x := t.seat(seat)
	x.Score = x.Score.and(sc.Total)
	if won {
		addUp(&x.Won, map[int]int{shared: 1})
	}
	if sc.Total > 0 {
		x.Scored++
	}
	for _, p := range sc.Parts {
		addUp(&x.Parts, map[string]int{p.Key: p.Points})
	}
}

// merge adds what another part of the series was counted to.
func (t *tally) merge(o *tally) {
	t.Games += o.Games
	if o.Broken > 0 && (t.Broken == 0 || o.FirstAt < t.FirstAt) {
		t.First, t.FirstAt = o.First, o.FirstAt
	}
	t.Broken += o.Broken
	t.Decisions, t.Rounds = t.Decisions.with(o.Decisions), t.Rounds.with(o.Rounds)
	addUp(&t.Endings, o.Endings)
	addUp(&t.Remarks, o.Remarks)
	addUp(&t.Events, o.Events)
	for name, x := range o.Thinking {
		t.think(name, x)
	}
	for seat, x := range o.Seats {
		mine := t.seat(seat)
		mine.Score = mine.Score.with(x.Score)
		mine.Scored += x.Scored
		addUp(&mine.Won, x.Won)
		addUp(&mine.Parts, x.Parts)
	}
}

// wins is how many games a seat won; a shared win counts in parts.
func (x *seatTally) wins() (n float64) {
	most := 0
	for shared := range x.Won {
		most = max(most, shared)
	}
	for shared := 1; shared <= most; shared++ { // in one order, so that the sum is the same everywhere
		n += float64(x.Won[shared]) / float64(shared)
	}
	return n
}

// result is what a tally says of the series.
func (s *series) result(t *tally) *Sim {
	in := s.game.Info()
	sim := &Sim{Game: in.ID, Games: t.Games, Seats: levelNames(s.levels), Seed: s.seed, Options: written(in, s.options),
		Iterations: s.budget.Iterations, MS: int(s.budget.Time.Milliseconds()), Broken: t.Broken, First: t.First,
		Spread:  Spreads{t.Decisions.spread(), t.Rounds.spread()},
		Endings: map[string]int{}, Remarks: map[string]int{}, Levels: map[string]Effort{}, Wins: []SeatRate{}, Scores: []SeatScore{}}
	if n := len(s.mixes); n > 0 {
		sim.Mixes = &Mixes{n, s.games / n}
	}
	sim.Decisions, sim.Rounds = sim.Spread.Decisions.Mean, sim.Spread.Rounds.Mean
	maps.Copy(sim.Endings, t.Endings)
	maps.Copy(sim.Remarks, t.Remarks)
	if s.events {
		sim.Events = map[string]int{}
		for _, name := range in.Events[1:] {
			sim.Events[name] = t.Events[name]
		}
	}
	for name, x := range t.Thinking {
		e := Effort{Decisions: x.Decisions}
		if x.Decisions > 0 {
			e.MSPerDecision = x.Time.Seconds() * 1000 / float64(x.Decisions)
		}
		sim.Levels[name] = e
	}
	levels := s.levels
	if len(s.mixes) > 0 {
		levels = fill(levels, max(len(levels), in.MaxSeats))
	}
	for seat := range levels {
		if x := t.Seats[seat]; x != nil {
			sim.Wins = append(sim.Wins, SeatRate{Seat: seat, Level: levels[seat].Name, Rate: rate(x.wins(), x.Score.N)})
			sim.Scores = append(sim.Scores, x.scores(seat, levels[seat].Name))
		}
	}
	if x := t.Seats[rules.Nobody]; x != nil {
		r := rate(x.wins(), x.Score.N)
		sim.Automa = &r
		sim.Scores = append(sim.Scores, x.scores(rules.Nobody, in.Automa))
	}
	return sim
}

// scores are the means of a seat.
func (x *seatTally) scores(seat int, level string) SeatScore {
	n := x.Score.N
	l := SeatScore{Seat: seat, Level: level, Mean: mean(x.Score.Total, n), Min: x.Score.Min, Max: x.Score.Max, Scored: mean(x.Scored, n), Parts: map[string]float64{}}
	for k, points := range x.Parts {
		l.Parts[k] = mean(points, n)
	}
	return l
}
