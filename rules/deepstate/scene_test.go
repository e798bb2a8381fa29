package deepstate_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/rulestest"
)

// A table is a scene of this game.
type table struct{ rulestest.Chain[*table] }

func tableOf(s *rulestest.Scene) *table {
	t := &table{}
	t.Chain = rulestest.Chained(s, t)
	return t
}

// Options of set-ups.
var (
	withMen = rules.Options{"men": 1, "treaties": 0}
	plain   = rules.Options{"treaties": 0}
)

// level is a game against HOC at a level from 1.
func level(n int) rules.Options { return rules.Options{"treaties": 0, "level": n - 1} }

// deal is a table in round 2, in the Action Phase of seat 0, without the
// Supervisor: the last seat has it and has had its turn. Everybody has 3 Agents
// in reserve and 7 in the pool, no cards and no Treaties in hand; the row is as
// given, by kinds, and all else is in the decks. With two seats and more the
// turn goes on to seat 1, but with two the phase ends after seat 0.
func deal(t testing.TB, seats int, options rules.Options, row ...string) *table {
	t.Helper()
	if options == nil {
		options = plain
	}
	s := tableOf(rulestest.Open(t, game, seats, options))
	s.change(func(p *position) {
		for id, at := range p.Objectives {
			if at != "box" {
				p.Objectives[id] = "deck"
			}
		}
		for i, kind := range row {
			p.Objectives[free(t, p, kind)] = fmt.Sprintf("zone:%d", i+1)
		}
		for id := range p.Treaties {
			p.Treaties[id] = "deck"
		}
		for id := range p.Players {
			p.Players[id] = posPlayer{Reserve: 3, Pool: 7}
		}
		for id := range p.Men {
			p.Men[id] = map[string]int{"deck": 2}
		}
		p.Round, p.Phase, p.Supervisor, p.Done, p.Step = 2, "action", fmt.Sprint(seats-1), 1, "choose"
		p.Clues, p.Agents, p.Stack = nil, nil, nil
		if seats == 1 {
			p.Supervisor = "hoc"
		}
	})
	return s
}

// change edits the position as a whole.
func (s *table) change(edit func(*position)) *table {
	s.T.Helper()
	if err := s.tryChange(edit); err != nil {
		b, _ := s.S.MarshalJSON()
		s.T.Fatalf("the position is refused: %v\nwhat it was before: %s", err, b)
	}
	return s
}

func (s *table) tryChange(edit func(*position)) error {
	s.T.Helper()
	var p position
	b, err := s.S.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil {
		s.T.Fatal(err)
	}
	edit(&p)
	if b, err = json.Marshal(p); err != nil {
		s.T.Fatal(err)
	}
	return s.S.UnmarshalJSON(b)
}

// free is a copy of a kind that is still in the deck, or else out of the game; a
// card's own id stands for itself.
func free(t testing.TB, p *position, kind string) string {
	t.Helper()
	if at, ok := p.Objectives[kind]; ok && at == "deck" {
		return kind
	}
	for _, at := range []string{"deck", "gone"} {
		for i := 1; i <= 4; i++ {
			if id := fmt.Sprintf("%s-%d", kind, i); p.Objectives[id] == at {
				return id
			}
		}
	}
	t.Fatalf("no copy of %s is left in the deck", kind)
	return ""
}

func who(p int) string {
	if p == hoc {
		return "hoc"
	}
	return fmt.Sprint(p)
}

// hoc is HOC among the players of a test.
const hoc = -1

// reserve gives a player n Agents in reserve; the others that are nowhere else
// are in the pool.
func (s *table) reserve(p, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		st := pos.Players[who(p)]
		st.Pool += st.Reserve - n
		st.Reserve = n
		pos.Players[who(p)] = st
	})
}

// agents puts n Agents of a player on a card or Covert Operation, from the pool.
func (s *table) agents(card string, p, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		if pos.Agents == nil {
			pos.Agents = map[string]posAgents{}
		}
		st := pos.Players[who(p)]
		st.Pool -= n
		pos.Players[who(p)] = st
		a := pos.Agents[card]
		pos.Agents[card] = posAgents{Player: who(p), Agents: a.Agents + n, Ghosts: a.Ghosts}
	})
}

// ghostsOn adds Ghosts to those on a card.
func (s *table) ghostsOn(card string, n int) *table {
	s.T.Helper()
	return s.Set("agents."+card+".ghosts", n)
}

// own gives a player Objectives, by kinds, from the deck.
func (s *table) own(p int, kinds ...string) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		for _, kind := range kinds {
			pos.Objectives[free(s.T, pos, kind)] = who(p)
		}
	})
}

// secondary gives a player n Secondary Objectives of a group from the supply.
func (s *table) secondary(p int, group string, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		pos.Secondary[group]["supply"] -= n
		pos.Secondary[group][who(p)] += n
	})
}

// stage puts a player's Coordinator on a Stage; a new one comes from the pool.
func (s *table) stage(p int, project string, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		if pos.Projects[project][who(p)] == 0 {
			st := pos.Players[who(p)]
			st.Pool--
			pos.Players[who(p)] = st
		}
		pos.Projects[project][who(p)] = n
	})
}

// hand gives a player Treaties to hold, made puts them before it.
func (s *table) hand(p int, ids ...string) *table { s.T.Helper(); return s.treaties("hand:", p, ids) }
func (s *table) made(p int, ids ...string) *table { s.T.Helper(); return s.treaties("made:", p, ids) }

func (s *table) treaties(at string, p int, ids []string) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		for _, id := range ids {
			pos.Treaties[id] = at + who(p)
		}
	})
}

// done gives a player the first n Covert Operations that nobody has carried out.
func (s *table) done(p, n int) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		for _, id := range operations {
			if pos.Operations[id] == "stack" && n > 0 {
				pos.Operations[id] = who(p)
				n--
			}
		}
	})
}

// operations are the Covert Operations from the top.
var operations = []string{"elimination-of-obstacles", "neutralization-of-a-political-leader", "orchestrated-unrest", "coup-d-etat",
	"proxy-conflict", "military-intervention"}

// men gives a player Men of Action from the deck.
func (s *table) men(p int, ids ...string) *table {
	s.T.Helper()
	return s.change(func(pos *position) {
		for _, id := range ids {
			pos.Men[id]["deck"]--
			pos.Men[id][who(p)]++
		}
	})
}

// wars puts n World Wars into effect.
func (s *table) wars(n int) *table {
	s.T.Helper()
	for i := range n {
		s.Set(fmt.Sprintf("objectives.world-war-%d", i+1), "force")
	}
	return s
}

// supervisor makes the turn that of the holder of the Supervisor, who has
// recruited already.
func (s *table) supervisor(p int) *table {
	s.T.Helper()
	return s.Set("supervisor", who(p), "done", 0, "step", "choose")
}

// treatyPhase makes it the Treaty Phase of seat 0, without the Supervisor. The
// row is gone. The next seat is asked in any case: it holds a Treaty that it
// cannot make.
func treatyPhase(t testing.TB, seats int, hand ...string) *table {
	t.Helper()
	return treatyPhaseWith(t, seats, nil, hand...)
}

// treatyPhaseWith is treatyPhase with options.
func treatyPhaseWith(t testing.TB, seats int, options rules.Options, hand ...string) *table {
	t.Helper()
	s := deal(t, seats, options, "mass-media")
	s.change(func(pos *position) {
		pos.Objectives["mass-media-1"] = "deck"
		pos.Phase, pos.Step, pos.Done = "treaty", "begin", 2
		pos.Stack = []posFrame{{Kind: "make", Player: "0", Card: "none"}}
		for _, id := range hand {
			pos.Treaties[id] = "hand:0"
		}
		next := "illuminati"
		for _, id := range hand {
			if id == next {
				next = "rosicrucians"
			}
		}
		if seats > 2 {
			pos.Treaties[next] = "hand:1"
		}
	})
	return s
}

// Keys of messages, without what they all begin with.

func (s *table) Refuses(key, verb string, operands ...any) *table {
	s.T.Helper()
	s.Scene.Refuses("why."+key, verb, operands...)
	return s
}

func (s *table) Asks(seat int, key string) *table {
	s.T.Helper()
	s.Scene.Asks(seat, "prompt."+key)
	return s
}

// Int0 is a number of the position, 0 if there is none.
func (s *table) Int0(path string) int {
	s.T.Helper()
	if s.Get(path) == nil {
		return 0
	}
	return s.Int(path)
}

// fork is an independent copy of the table.
func (s *table) fork() *table { return tableOf(s.Fork()) }

// offers reports whether an action of this short form is offered.
func (s *table) offers(action string) bool {
	for _, o := range s.Offers() {
		if o == action || strings.HasPrefix(o, action+" ") {
			return true
		}
	}
	return false
}

// position is the position as the referee prints it.
func (s *table) position() (p position) {
	s.T.Helper()
	b, err := s.S.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(b, &p)
	}
	if err != nil {
		s.T.Fatal(err)
	}
	return p
}

// count is how many entries of a map have a value.
func count(m map[string]string, value string) int {
	n := 0
	for _, v := range m {
		if v == value {
			n++
		}
	}
	return n
}

// parts is a player's score by the rows of the pad that are not 0.
func (s *table) parts(p int) map[string]int {
	s.T.Helper()
	out := s.S.Outcome()
	sc := out.Automa
	if p != hoc {
		sc = &out.Seats[p]
	}
	m := map[string]int{}
	for _, part := range sc.Parts {
		if part.Points != 0 {
			m[part.Key] = part.Points
		}
	}
	return m
}

// total is a player's score.
func (s *table) total(p int) int {
	s.T.Helper()
	if p == hoc {
		return s.S.Outcome().Automa.Total
	}
	return s.S.Outcome().Seats[p].Total
}

// wantParts checks a player's score row by row.
func (s *table) wantParts(p int, want map[string]int) *table {
	s.T.Helper()
	got := s.parts(p)
	for k, n := range want {
		if got[k] != n {
			s.T.Fatalf("row %s of %s is %d, want %d; all: %v", k, who(p), got[k], n, got)
		}
	}
	if len(got) != len(want) {
		s.T.Fatalf("rows of %s are %v, want %v", who(p), got, want)
	}
	return s
}
