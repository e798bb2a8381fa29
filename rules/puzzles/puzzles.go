// Package puzzles holds evening puzzles: positions from matches of the expert in which one choice is clearly best.
//
// "referee puzzles" finds and checks them and writes the files here, one a game. What one needs to find a
// puzzle's choice is what its seat sees: the match is played on the table like every other one.
package puzzles

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"safehouse/rules"
	"safehouse/rules/match"
)

//go:embed *.json
var files embed.FS

// Levels is how many levels there are, from 1 on: how seldom bots find the choice.
const Levels = 3

// Clear is by how much a choice is at least better than every other one, in chances to win from 0 to 1.
const Clear = 0.12

// A Puzzle is a position with the choice to be found in it.
type Puzzle struct {
	ID      string   `json:"id"`    // what Name says
	Level   int      `json:"level"` // 1 to Levels
	Seats   int      `json:"seats"`
	Seed    uint64   `json:"seed"`
	Options []string `json:"options,omitempty"` // id=value, by name
	Seat    int      `json:"seat"`              // who is to choose
	Moves   string   `json:"moves"`             // what led to the position: indexes into the legal lists
	Choices []Choice `json:"choices"`           // the best one first, with what comes next to it
}

// A Choice is something that can be done, with the chance to win that the seat has then.
type Choice struct {
	Action rules.WrittenAction `json:"action"`
	Chance float64             `json:"chance"` // 0 to 1
}

var loaded = sync.OnceValue(func() map[string][]Puzzle {
	list, err := files.ReadDir(".")
	if err != nil {
		panic("puzzles: " + err.Error()) // embedded
	}
	all := map[string][]Puzzle{}
	for _, f := range list {
		b, err := files.ReadFile(f.Name())
		if err != nil {
			panic("puzzles: " + err.Error())
		}
		var l []Puzzle
		if err := json.Unmarshal(b, &l); err != nil {
			panic("puzzles: " + f.Name() + ": " + err.Error())
		}
		all[strings.TrimSuffix(f.Name(), ".json")] = l
	}
	return all
})

// Of is the puzzles of a game, the easiest first. Callers must not change them.
func Of(game string) []Puzzle { return loaded()[game] }

// Setup is the set-up of the match that a puzzle is from.
func (p *Puzzle) Setup(in *rules.Info) (rules.Setup, error) {
	s := rules.Setup{Seats: p.Seats, Seed: p.Seed, Options: rules.Options{}}
	for _, pair := range p.Options {
		id, value, _ := strings.Cut(pair, "=")
		o, ok := in.Option(id)
		if !ok {
			return s, fmt.Errorf("puzzle %s: %s has no option %s", p.ID, in.ID, id)
		}
		v, ok := o.Parse(value)
		if !ok {
			return s, fmt.Errorf("puzzle %s: option %s of %s has no value %s", p.ID, id, in.ID, value)
		}
		s.Options[id] = v
	}
	return s, nil
}

// Position is the position of a puzzle, and how many decisions led to it. It fails where the rules have changed
// so that the match cannot be played any more.
func (p *Puzzle) Position(g rules.Game) (s rules.State, actions int, err error) {
	setup, err := p.Setup(g.Info())
	if err != nil {
		return nil, 0, err
	}
	if s, err = g.New(setup); err != nil {
		return nil, 0, fmt.Errorf("puzzle %s: %w", p.ID, err)
	}
	var legal []rules.Action
	for _, w := range strings.Fields(p.Moves) {
		legal = s.Legal(legal[:0])
		i, err := strconv.Atoi(w)
		if err != nil || i < 0 || i >= len(legal) {
			return nil, 0, fmt.Errorf("puzzle %s: decision %d has no choice %s", p.ID, actions, w)
		}
		if err := s.Apply(legal[i], nil); err != nil {
			return nil, 0, fmt.Errorf("puzzle %s: decision %d: %w", p.ID, actions, err)
		}
		actions++
	}
	return s, actions, nil
}

// Begin is a match that begins in the position of a puzzle: nothing before it can be taken back. me sits in the seat that is to
// choose, the others in the other seats, again and again; in a crew me chooses for everybody.
func (p *Puzzle) Begin(g rules.Game, me match.Controller, others []match.Controller) (*match.Match, error) {
	s, actions, err := p.Position(g)
	if err != nil {
		return nil, err
	}
	setup, err := p.Setup(g.Info())
	if err != nil {
		return nil, err
	}
	seats := slices.Repeat([]match.Controller{me}, p.Seats)
	for i := range seats {
		if i != p.Seat && s.Turn().Seat != rules.Crew {
			seats[i] = others[i%len(others)]
		}
	}
	m := match.Resume(g, setup, seats, s, actions, nil)
	m.MarkPractice()
	return m, nil
}

// Name is the id of a puzzle: it goes by the match that led to it, so that it outlives a change of how positions are written.
func (p *Puzzle) Name() string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %v %d %s", p.Seats, p.Seed, p.Options, p.Seat, p.Moves))
	return hex.EncodeToString(sum[:8])
}

// Best is what is to be found.
func (p *Puzzle) Best(in *rules.Info) (rules.Action, error) { return in.Read(p.Choices[0].Action) }

// Chance is the chance to win after a; ok is false where only is known that it is worse than all that is.
func (p *Puzzle) Chance(in *rules.Info, a rules.Action) (chance float64, ok bool) {
	for _, c := range p.Choices {
		if b, err := in.Read(c.Action); err == nil && b == a {
			return c.Chance, true
		}
	}
	return 0, false
}
