// Command trace plays random games and prints what the contract says in each of them, one line a game, so that two builds
// can be compared:
//
//	go run ./rules/rulestest/trace -games 300 > before
//	... a change of the house that no player may notice ...
//	go run ./rules/rulestest/trace -games 300 | diff before -
//
// A line names the game, the number of its set-up (rulestest.MixedSetup) and its decisions, then one fingerprint for each
// kind of answer, so that the first differing column says what has moved:
//
//	legal     the legal lists
//	words     turns, prompts, offers, what an offer touches
//	reasons   why other actions are refused, what speaks for those on offer
//	bots      values, priors, the choices of playouts
//	events    what was told
//	position  positions and views in names, every sixteenth and the last
//	score     the score at those
package main

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"hash"
	"hash/fnv"
	"math"
	"os"
	"strings"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/rulestest"
)

func main() {
	n := flag.Int("games", 300, "how many random games of each game")
	only := flag.String("game", "", "ids of games with commas between, all when empty")
	flag.Parse()
	out := bufio.NewWriter(os.Stdout)
	for _, g := range games.Playable() {
		if *only != "" && !strings.Contains(","+*only+",", ","+g.Info().ID+",") {
			continue
		}
		for i := range *n {
			if _, err := fmt.Fprintln(out, Line(g, i)); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}
	}
	if err := out.Flush(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A column is a fingerprint of all answers of one kind.
type column struct {
	name string
	hash hash.Hash64
}

func (c *column) text(s string) {
	c.hash.Write([]byte(s))
	c.hash.Write([]byte{0})
}

func (c *column) number(n int) { c.hash.Write(binary.AppendVarint(nil, int64(n))) }

func (c *column) real(f float64) {
	c.hash.Write(binary.LittleEndian.AppendUint64(nil, math.Float64bits(f)))
}

func (c *column) json(v any) {
	b, err := json.Marshal(v)
	var tree any
	if err == nil {
		err = json.Unmarshal(b, &tree) // the entries of an object in one order, whoever wrote them
	}
	if err == nil {
		b, err = json.Marshal(tree)
	}
	if err != nil {
		c.text(err.Error())
		return
	}
	c.hash.Write(b)
}

// The columns, in the order of a line.
const (
	legal = iota
	words
	reasons
	bots
	events
	position
	score
	columns
)

// A tracer plays a game and collects the columns.
type tracer struct {
	g    rules.Game
	in   *rules.Info
	s    rules.State
	r    rules.Rand
	cols [columns]column
	list []rules.Action
	w    []float64
}

// Line plays game number i and is its line. Decisions are drawn from i and the legal lists, so that it is the same on
// every machine.
func Line(g rules.Game, i int) string {
	t := &tracer{g: g, in: g.Info(), r: rules.Rand{S: uint64(i) + 1}}
	for k, name := range strings.Fields("legal words reasons bots events position score") {
		t.cols[k] = column{name, fnv.New64a()}
	}
	n, err := t.play(rulestest.MixedSetup(g, i))
	line := fmt.Sprintf("%s %d decisions:%d", t.in.ID, i, n)
	for _, c := range t.cols {
		line += fmt.Sprintf(" %s:%016x", c.name, c.hash.Sum64())
	}
	if err != nil {
		line += " error:" + err.Error()
	}
	return line
}

// play plays to the end, of a campaign so many decisions as a long match has, and returns how many decisions there were.
func (t *tracer) play(setup rules.Setup) (n int, err error) {
	if t.s, err = t.g.New(setup); err != nil {
		return 0, err
	}
	most := t.in.MaxDecisions
	if t.in.Campaign {
		most = min(most, 1500)
	}
	var rec rules.Recorder
	for ; n < most; n++ {
		t.list = t.s.Legal(t.list[:0])
		if n%16 == 0 || len(t.list) == 0 {
			t.whole()
		}
		if len(t.list) == 0 {
			return n, nil
		}
		t.asked()
		rec.Reset()
		if err := t.s.Apply(t.list[t.r.Intn(len(t.list))], &rec); err != nil {
			return n, err
		}
		for _, e := range rec.Events {
			t.told(e)
		}
	}
	t.whole()
	return n, nil
}

// asked looks at a decision.
func (t *tracer) asked() {
	s, c := t.s, &t.cols
	turn := s.Turn()
	c[words].text(turn.Phase)
	c[words].number(turn.Round)
	c[words].number(turn.Seat)
	c[words].number(int(turn.Open))
	c[words].text(s.Prompt().String())
	for _, a := range t.list {
		b, err := json.Marshal(t.in.Write(a))
		c[legal].text(string(b))
		if err != nil {
			c[legal].text(err.Error())
		}
		c[words].text(s.Describe(a).String())
		for _, r := range s.Touches(a, nil) {
			c[words].text(t.ref(r))
		}
		c[reasons].text(s.Advice(a).String())
	}
	for range 6 {
		c[reasons].text(s.Why(rulestest.RandomAction(t.in, &t.r)).String())
	}
	t.w = append(t.w[:0], make([]float64, len(t.list))...)
	s.Priors(t.list, t.w)
	for _, w := range t.w {
		c[bots].real(w)
	}
	r := rules.Rand{S: t.r.S}
	c[bots].number(s.Playout(t.list, &r))
	var v [rules.MaxSeats]float64
	s.Value(&v)
	for _, x := range v {
		c[bots].real(x)
	}
}

// told takes in an event by the names of all that it says.
func (t *tracer) told(e rules.Event) {
	c := &t.cols[events]
	c.text(rules.Told(t.s, e).String())
	c.text(t.in.Events[e.Kind])
	for _, r := range []rules.Ref{e.Who, e.What, e.From, e.To} {
		c.text(t.ref(r))
	}
	c.number(int(e.N))
	c.number(int(e.M))
	c.number(int(e.Seen))
	c.json(e.Reveals)
}

// ref is a thing by its names, so that rows may move.
func (t *tracer) ref(r rules.Ref) string {
	k := t.in.Refs[r.Kind]
	if int(r.Index) < len(k.IDs) && r.Index >= 0 {
		return k.Name + " " + k.IDs[r.Index]
	}
	return fmt.Sprint(k.Name, " ", r.Index)
}

// whole looks at the position.
func (t *tracer) whole() {
	t.cols[position].json(t.s)
	for seat := rules.Nobody; seat < t.in.MaxSeats; seat++ {
		t.cols[position].json(rules.View(t.s, seat))
	}
	o := t.s.Outcome()
	t.cols[score].json(o)
}
