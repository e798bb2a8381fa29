package measure

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

// A plan is one game to be played: its set-up and who sits where.
type plan struct {
	game   rules.Game
	setup  rules.Setup
	levels []bot.Level // one a seat
	budget bot.Budget
	events bool // count kinds of events
}

// A result is how a planned game went.
type result struct {
	outcome   rules.Outcome
	end       rules.State // where the game is over, nil when a law was broken
	rounds    int
	decisions int
	broken    error            // the first law that was broken; the game ends there
	thinking  map[string]usage // by level
	events    []int            // index is rules.EventKind
}

// usage is the time that a level took over decisions with a choice.
type usage struct {
	decisions int
	time      time.Duration
}

// A player plays games one after the other and keeps its memory.
type player struct {
	legal []rules.Action
	rec   rules.Recorder
	trail match.Trail
}

// play plays a game to its end and checks the laws at every step. A panic of
// the game is a broken law.
func (p *player) play(pl *plan) (r result) {
	r.thinking = map[string]usage{}
	if pl.events {
		r.events = make([]int, len(pl.game.Info().Events))
	}
	defer func() {
		if x := recover(); x != nil {
			r.broken = fmt.Errorf("panic: %v", x)
		}
		if r.broken != nil {
			r.broken = fmt.Errorf("%s, decision %d: %w", pl, r.decisions, r.broken)
		}
	}()
	s, err := pl.game.New(pl.setup)
	if err != nil {
		r.broken = err
		return r
	}
	p.trail = match.Trail{}
	for {
		turn := s.Turn()
		r.rounds = max(r.rounds, turn.Round)
		if r.broken = p.check(s, turn, r.decisions); r.broken != nil {
			return r
		}
		if turn.Done {
			r.outcome, r.end = s.Outcome(), s
			return r
		}
		if r.broken = p.step(pl, s, &r); r.broken != nil {
			return r
		}
		r.decisions++
	}
}

// check looks at the laws that every position keeps, and lists the actions.
func (p *player) check(s rules.State, turn rules.Turn, decisions int) error {
	if err := s.Validate(); err != nil {
		return fmt.Errorf("reachable position refused: %w", err)
	}
	p.legal = s.Legal(p.legal[:0])
	if turn.Done != (len(p.legal) == 0) {
		return fmt.Errorf("done is %v with %d legal actions", turn.Done, len(p.legal))
	}
	if most := s.Game().Info().MaxDecisions; decisions > most {
		return fmt.Errorf("the game is not over after %d decisions", most)
	}
	return nil
}

// step takes one decision.
func (p *player) step(pl *plan, s rules.State, r *result) error {
	seat := bot.Next(s, rules.Everyone)
	lv := &pl.levels[seat]
	gen := bot.Seed(pl.setup.Seed, r.decisions)
	start := time.Now()
	a, err := p.choose(pl, s, seat, lv, &gen)
	if err != nil {
		return err
	}
	if len(p.legal) > 1 {
		u := r.thinking[lv.Name]
		r.thinking[lv.Name] = usage{u.decisions + 1, u.time + time.Since(start)}
	}
	var rec *rules.Recorder
	if pl.events {
		rec = &p.rec
		rec.Reset()
	}
	if err := s.Apply(a, rec); err != nil {
		return fmt.Errorf("legal action %+v: %w", pl.game.Info().Write(a), err)
	}
	if pl.events {
		for _, e := range rec.Events {
			r.events[e.Kind]++
		}
	}
	return nil
}

// choose decides for a seat on its view. A choice of one and a random choice
// need no view: the search would take the same.
func (p *player) choose(pl *plan, s rules.State, seat int, lv *bot.Level, gen *rules.Rand) (rules.Action, error) {
	a, _, err := p.think(pl, s, seat, lv, gen)
	return a, err
}

// think is choose with what the search looked at, the choice first; nil where there was no search.
func (p *player) think(pl *plan, s rules.State, seat int, lv *bot.Level, gen *rules.Rand) (rules.Action, []bot.Candidate, error) {
	crew := s.Turn().Seat == rules.Crew
	switch {
	case len(p.legal) == 1:
		return p.legal[0], nil, nil
	case lv.Random && !crew:
		l := rules.Worthwhile(s, p.legal)
		return l[gen.Intn(len(l))], nil, nil
	}
	p.trail.Note(s)
	budget := pl.budget
	if crew {
		budget.Crew = pl.together(lv)
	}
	budget.Met = p.trail.Of(seat)
	list, err := bot.Choose(context.Background(), rules.View(s, seat), seat, *lv, budget, gen)
	if err != nil {
		return rules.Action{}, nil, err
	}
	return list[0].Action, list, nil
}

// together is the seats of a level: the bots of one level play a crew together.
func (pl *plan) together(lv *bot.Level) (set rules.Seats) {
	for i := range pl.levels {
		if pl.levels[i].Name == lv.Name {
			set |= rules.Only(i)
		}
	}
	return set
}

// String names the game so that it can be set up again.
func (pl *plan) String() string {
	in := pl.game.Info()
	return fmt.Sprintf("%s with %d seats, seed %d%s", in.ID, pl.setup.Seats, pl.setup.Seed, strings.Join(append([]string{""}, in.Changed(pl.setup.Options)...), " "))
}

// gameSeed is the seed of the i-th game of a series.
func gameSeed(series uint64, i int) uint64 {
	r := rules.Rand{S: series}
	r.S = r.Uint64() + uint64(i)*0x9e3779b97f4a7c15
	return r.Uint64()
}

// playoutLevel follows the game's own quick policy without any search: a
// yardstick for those who write the games.
var playoutLevel = bot.Level{Name: "playout", Blind: 1}

// findLevel is a bot level, random or playout.
func findLevel(name string) (bot.Level, error) {
	if name == playoutLevel.Name {
		return playoutLevel, nil
	}
	lv, err := bot.FindLevel(name)
	if err != nil {
		return lv, fmt.Errorf("%w: %w, or playout for first sight without search", ErrUsage, err)
	}
	return lv, nil
}

// ErrUsage is a mistake in the flags of a verb.
var ErrUsage = errors.New("wrong usage")
