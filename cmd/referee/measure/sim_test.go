package measure

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"safehouse/cmd/referee/literal"
	"safehouse/cmd/referee/protocol"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/games"
	"safehouse/rules/rulestest/lamps"
)

// lampSeries is a series of lamps between levels.
func lampSeries(t *testing.T, f lamps.Fault, n int, levels string) *series {
	t.Helper()
	l, err := parseLevels(levels)
	if err != nil {
		t.Fatal(err)
	}
	return &series{game: lamps.Game{Fault: f}, games: n, seed: 5, levels: l, options: rules.Options{}, budget: bot.Budget{Iterations: 30}, workers: 2}
}

// timeless takes the times out of a simulation.
func timeless(s *Sim) *Sim {
	s.Seconds = 0
	for name, e := range s.Levels {
		s.Levels[name] = Effort{Decisions: e.Decisions}
	}
	return s
}

func TestASimDoesNotDependOnTheNumberOfWorkers(t *testing.T) {
	var sims []*Sim
	for _, workers := range []int{1, 2, 7} {
		s := lampSeries(t, lamps.Sound, 60, "hard,easy,random")
		s.workers, s.events = workers, true
		sims = append(sims, timeless(s.run()))
	}
	for _, s := range sims[1:] {
		if !reflect.DeepEqual(sims[0], s) {
			t.Errorf("got %+v and %+v", sims[0], s)
		}
	}
}

func TestASimPlaysTheGameThatAutoPlays(t *testing.T) {
	s := lampSeries(t, lamps.Sound, 3, "hard,random,easy")
	for i := range s.games {
		r := (&player{}).play(s.plan(i))
		if r.broken != nil {
			t.Fatal(r.broken)
		}
		talk := protocol.NewSession([]rules.Game{lamps.Game{}}, literal.Words{})
		talk.Answer(fmt.Appendf(nil, `{"op":"new","game":"lamps","seed":%d,"seats":[{"kind":"bot","level":"hard"},{"kind":"bot","level":"random"},{"kind":"bot","level":"easy"}]}`, gameSeed(5, i)))
		talk.Answer([]byte(`{"op":"auto","iterations":30}`))
		var score struct {
			Seats   []struct{ Total int }
			Winners []int
		}
		if err := json.Unmarshal(talk.Answer([]byte(`{"op":"score"}`)), &score); err != nil {
			t.Fatal(err)
		}
		for seat, sc := range r.outcome.Seats {
			if score.Seats[seat].Total != sc.Total {
				t.Errorf("game %d: seat %d has %d in the simulation and %d with auto", i, seat, sc.Total, score.Seats[seat].Total)
			}
		}
		if want := r.outcome.Winners.List(); !reflect.DeepEqual(score.Winners, want) {
			t.Errorf("game %d: %v win in the simulation, %v with auto", i, want, score.Winners)
		}
	}
}

func TestASimCountsWinsScoresAndLengths(t *testing.T) {
	sim := lampSeries(t, lamps.Sound, 200, "random,random").run()
	total := 0.0
	for _, w := range sim.Wins {
		total += w.Count
		if w.Games != 200 || w.Low > w.Rate.Rate || w.High < w.Rate.Rate {
			t.Errorf("seat %d: %+v", w.Seat, w)
		}
	}
	if total < 199.99 || total > 200.01 {
		t.Errorf("200 games have %v wins", total)
	}
	if sim.Decisions != 4 || sim.Rounds != 2 || sim.Spread.Decisions.Total != 800 {
		t.Errorf("two seats in two rounds: %v decisions, %v rounds, %+v", sim.Decisions, sim.Rounds, sim.Spread)
	}
	if n := sim.Endings[endWon] + sim.Endings[endShared]; n != 200 {
		t.Errorf("the endings are %v", sim.Endings)
	}
	for _, l := range sim.Scores {
		if sum := l.Parts["open"] + l.Parts["hidden"]; sum < l.Mean-0.001 || sum > l.Mean+0.001 || l.Mean < float64(l.Min) || l.Mean > float64(l.Max) {
			t.Errorf("seat %d: the parts add up to %v, %+v", l.Seat, sum, l)
		}
	}
	if sim.Broken != 0 {
		t.Errorf("a sound game breaks %d laws: %s", sim.Broken, sim.First)
	}
}

func TestASimCountsTheAutomasWins(t *testing.T) {
	sim := lampSeries(t, lamps.Sound, 100, "random").run()
	if sim.Automa == nil || sim.Automa.Games != 100 || sim.Automa.Count != float64(sim.Endings[endLost]) || sim.Automa.Count == 0 {
		t.Fatalf("automa %+v, endings %v", sim.Automa, sim.Endings)
	}
	if wins := sim.Wins[0].Count + sim.Automa.Count; wins != 100 {
		t.Errorf("seat and automa win %v of 100 games", wins)
	}
	if last := sim.Scores[len(sim.Scores)-1]; last.Seat != rules.Nobody || last.Level != "Moth" {
		t.Errorf("the automa's scores are not the last: %+v", last)
	}
}

func TestASimFindsBrokenLaws(t *testing.T) {
	for f, words := range map[lamps.Fault]string{
		lamps.Panics:  "panic: a lamp broke",
		lamps.Invalid: "broken on purpose",
		lamps.Stuck:   "done is false with 0 legal actions",
		lamps.Endless: "not over after 40 decisions",
		lamps.Refuses: "Not today",
	} {
		sim := lampSeries(t, f, 40, "random,random").run()
		if sim.Broken == 0 || !strings.Contains(sim.First, words) {
			t.Errorf("fault %d: %d broken laws, the first %q, want %q", f, sim.Broken, sim.First, words)
		}
		if !strings.Contains(sim.First, "lamps with 2 seats, seed ") {
			t.Errorf("%q does not say how to set the game up again", sim.First)
		}
		if n := sim.Endings[endBroken]; n != sim.Broken {
			t.Errorf("fault %d: %d games ended by a broken law, %d are counted", f, n, sim.Broken)
		}
		var out bytes.Buffer
		err := RunSim([]string{"-game", "lamps", "-games", "40", "-json"}, []rules.Game{lamps.Game{Fault: f}}, &out, io.Discard)
		if err == nil || errors.Is(err, ErrUsage) {
			t.Errorf("fault %d: sim ends with %v", f, err)
		}
		if last := lastLine(t, out.Bytes()); last["broken_laws"] == 0.0 {
			t.Errorf("fault %d: the result says %v", f, last["broken_laws"])
		}
	}
}

func TestASimOfACrewAsksEverySeat(t *testing.T) {
	s := lampSeries(t, lamps.Sound, 50, "random,random,random")
	s.options = rules.Options{"crew": 1}
	sim := s.run()
	if sim.Decisions != 6 || sim.Broken != 0 {
		t.Errorf("three seats in two rounds take %v decisions; %s", sim.Decisions, sim.First)
	}
	if sim.Endings[endLost]+sim.Endings[endShared] != 50 {
		t.Errorf("a crew wins or loses together, but the endings are %v", sim.Endings)
	}
}

func TestEventsAreCountedByKind(t *testing.T) {
	s := lampSeries(t, lamps.Sound, 30, "random")
	s.events = true
	sim := s.run()
	if sim.Events["moth"] != 60 {
		t.Errorf("the automa rolls twice a game, but 30 games have %d such events", sim.Events["moth"])
	}
	if n := sim.Events["lit"] + sim.Events["rolled"] + sim.Events["hid"]; n != 60 {
		t.Errorf("60 decisions made %d events", n)
	}
}

// lastLine is the JSON object on the last line of an output.
func lastLine(t *testing.T, out []byte) map[string]any {
	t.Helper()
	lines := bytes.Split(bytes.TrimSuffix(out, []byte("\n")), []byte("\n"))
	var m map[string]any
	if err := json.Unmarshal(lines[len(lines)-1], &m); err != nil {
		t.Fatalf("the last line of %s is no JSON object: %v", out, err)
	}
	return m
}

func TestVerbsEndWithOneJSONObject(t *testing.T) {
	for _, g := range games.All {
		id := g.Info().ID
		for verb, want := range map[string][]string{
			"sim":     {"wins", "decisions", "rounds", "scores", "broken_laws", "endings"},
			"tourney": {"table", "levels", "broken_laws"},
			"bench":   {"decisions_per_s", "copies_per_s", "allocs_per_decision", "state_bytes", "games_per_s"},
		} {
			var out bytes.Buffer
			if err := verbs[verb](append([]string{"-game", id, "-json"}, small[verb]...), games.All, &out, io.Discard); err != nil {
				t.Fatalf("%s %s: %v", verb, id, err)
			}
			last := lastLine(t, out.Bytes())
			for _, key := range want {
				if _, ok := last[key]; !ok {
					t.Errorf("%s %s: no %q in %v", verb, id, key, last)
				}
			}
			out.Reset()
			if err := verbs[verb](append([]string{"-game", id}, small[verb]...), games.All, &out, io.Discard); err != nil {
				t.Fatalf("%s %s: %v", verb, id, err)
			}
			if strings.Contains(out.String(), `{"game"`) {
				t.Errorf("%s %s prints JSON without being asked", verb, id)
			}
		}
	}
}

type verb func([]string, []rules.Game, io.Writer, io.Writer) error

var verbs = map[string]verb{"sim": RunSim, "tourney": RunTourney, "bench": RunBench}

// small are flags that make a verb quick.
var small = map[string][]string{
	"sim":     {"-games", "4", "-iterations", "8"},
	"tourney": {"-games", "2", "-iterations", "8", "-levels", "random,playout"},
	"bench":   {"-seconds", "0.02"},
}

func TestVerbsExplainWrongUsage(t *testing.T) {
	for _, c := range []struct {
		verb, args, words string
	}{
		{"sim", "", "lamps"},
		{"sim", "-game chess", "lamps"},
		{"sim", "-game lamps -seats mean,hard", `"mean"`},
		{"sim", "-game lamps -seats hard,hard,hard,hard", "refuse.seats"},
		{"sim", "-game lamps -options colour=red", "crew, rounds, glass"},
		{"sim", "-game lamps -options crew", "id=value"},
		{"sim", "-game lamps -options rounds=9", "1, 2, 3, 4"},
		{"sim", "-game lamps -seats hard,hard,hard -options glass=red", "Red glass"},
		{"sim", "-game lamps -games -3", "negative"},
		{"sim", "-game lamps -fast", "-fast"},
		{"sim", "-game lamps more", `"more"`},
		{"tourney", "-game lamps -levels mean", `"mean"`},
		{"tourney", "-game lamps -seats 4", "refuse.seats"},
		{"bench", "-game lamps -seconds 0", "-seconds"},
		{"bench", "-game lamps -seconds NaN", "-seconds"},
	} {
		err := verbs[c.verb](strings.Fields(c.args), []rules.Game{lamps.Game{}}, io.Discard, io.Discard)
		if !errors.Is(err, ErrUsage) || !strings.Contains(err.Error(), c.words) {
			t.Errorf("%s %s: got %v, want a wrong usage that says %q", c.verb, c.args, err, c.words)
		}
	}
}

func TestVerbsHaveHelp(t *testing.T) {
	for name, v := range verbs {
		var help bytes.Buffer
		if err := v([]string{"-h"}, nil, io.Discard, &help); !errors.Is(err, flag.ErrHelp) {
			t.Errorf("%s -h ends with %v", name, err)
		}
		if !strings.Contains(help.String(), "referee "+name) || !strings.Contains(help.String(), "-json") {
			t.Errorf("%s -h prints %q", name, help.String())
		}
	}
}
