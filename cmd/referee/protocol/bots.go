package protocol

import (
	"context"
	"math"
	"time"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

// Bounds of a search.
const (
	MaxMilliseconds = 60_000
	MaxIterations   = 1_000_000
)

type botAnswer struct {
	By         int                 `json:"by"` // the seat it decided for
	Action     rules.WrittenAction `json:"action"`
	Text       string              `json:"text"`
	Candidates []candidateEntry    `json:"candidates"`
}

type candidateEntry struct {
	Action rules.WrittenAction `json:"action"`
	Text   string              `json:"text"`
	Value  float64             `json:"value"`
	Visits int                 `json:"visits"`
	Advice string              `json:"advice"`
}

// botPlayedAnswer is a bot's choice that was taken.
type botPlayedAnswer struct {
	botAnswer
	playedAnswer
}

// opBot asks a bot what it would do, and with apply does it.
func (s *Session) opBot(f fields) (any, error) {
	seats := s.match.Setup().Seats
	seat, err := f.whole("seat", -1, 0, seats-1)
	if err != nil {
		return nil, err
	}
	if seat, err = s.deciding(seat); err != nil {
		return nil, err
	}
	level := "hard"
	if c := s.match.Controllers()[seat]; c.Kind == match.Bot {
		level = c.Level
	}
	lv, err := readLevel(f, level)
	if err != nil {
		return nil, err
	}
	budget, err := s.readBudget(f)
	if err != nil {
		return nil, err
	}
	r := bot.Seed(s.match.Setup().Seed, s.match.Actions())
	if f.has("seed") {
		seed, err := f.seed("seed", 0)
		if err != nil {
			return nil, err
		}
		r = rules.Rand{S: seed}
	}
	apply, err := f.flag("apply", false)
	if err != nil {
		return nil, err
	}
	budget.Met = s.match.Met(seat)
	list, err := bot.Choose(context.Background(), s.match.View(seat), seat, lv, budget, &r)
	if err != nil {
		return nil, err
	}
	in := s.info()
	a := botAnswer{By: seat, Action: in.Write(list[0].Action), Text: s.sentence(list[0].Action)}
	view, lines := s.match.View(seat), make([][]rules.Action, len(list))
	for i, c := range list {
		lines[i] = []rules.Action{c.Action}
	}
	advice := bot.Reasons(view, seat, lines)
	for i, c := range list {
		a.Candidates = append(a.Candidates, candidateEntry{in.Write(c.Action), s.sentence(c.Action), rounded(c.Value), c.Visits, s.say(advice[i])})
	}
	if !apply {
		return a, nil
	}
	events, err := s.match.Apply(list[0].Action)
	if err != nil {
		return nil, err
	}
	return botPlayedAnswer{a, s.played(events)}, nil
}

// rounded leaves six digits behind the point: what differs below them is noise.
func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }

// deciding is the seat that a bot is to decide for; -1 asks for the one that
// has to.
func (s *Session) deciding(seat int) (int, error) {
	t := s.match.Turn()
	if t.Done {
		return 0, fail(Refused, "the game is over; there is nothing to decide")
	}
	if seat < 0 {
		return bot.Next(s.match.State(), t.Open), nil
	}
	if !t.Open.Has(seat) {
		return 0, fail(Refused, "seat %d has nothing to decide now; open: %v", seat, t.Open.List())
	}
	return seat, nil
}

// readBudget reads how long a bot may search; neither field gives the default
// number of iterations.
func (s *Session) readBudget(f fields) (bot.Budget, error) {
	if f.has("ms") && f.has("iterations") {
		return bot.Budget{}, bad(`give "ms" or "iterations", not both`)
	}
	ms, err := f.whole("ms", 0, 1, s.maxMS)
	if err != nil {
		return bot.Budget{}, err
	}
	n, err := f.whole("iterations", 0, 1, s.maxIterations)
	if err != nil {
		return bot.Budget{}, err
	}
	return bot.Budget{Iterations: n, Time: time.Duration(ms) * time.Millisecond}, nil
}

// autoAnswer is what bots did; more says that they have to go on.
type autoAnswer struct {
	More bool `json:"more,omitempty"`
	playedAnswer
}

// opAuto lets bots decide until a person must or the game is over, but no
// longer than one search may take at most: a campaign of bots goes on for hours.
func (s *Session) opAuto(f fields) (any, error) {
	budget, err := s.readBudget(f)
	if err != nil {
		return nil, err
	}
	var bots rules.Seats
	seats := s.match.Controllers()
	for i, c := range seats {
		if c.Kind == match.Bot {
			bots |= rules.Only(i)
		}
	}
	var events []rules.Event
	until := s.now().Add(MaxMilliseconds * time.Millisecond)
	for n := 0; ; n++ {
		seat := bot.Next(s.match.State(), bots)
		if seat < 0 {
			return autoAnswer{false, s.played(events)}, nil
		}
		if n > 0 && !s.now().Before(until) {
			return autoAnswer{true, s.played(events)}, nil
		}
		if most := s.info().MaxDecisions; n > most {
			return nil, fail(Refused, "the game is not over after %d decisions; this is a mistake of the game", most)
		}
		lv, err := bot.FindLevel(seats[seat].Level)
		if err != nil {
			return nil, err
		}
		// Bots of one level play a crew together.
		budget.Crew = 0
		for _, i := range bots.List() {
			if seats[i].Level == lv.Name {
				budget.Crew |= rules.Only(i)
			}
		}
		r := bot.Seed(s.match.Setup().Seed, s.match.Actions())
		budget.Met = s.match.Met(seat)
		list, err := bot.Choose(context.Background(), s.match.View(seat), seat, lv, budget, &r)
		if err != nil {
			return nil, err
		}
		more, err := s.match.Apply(list[0].Action)
		if err != nil {
			return nil, err
		}
		events = append(events, more...)
	}
}
