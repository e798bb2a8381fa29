package save

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

type printedAs string

func (p printedAs) MarshalJSON() ([]byte, error) { return []byte(p), nil }

// A position may hold any number of names: those that no table of the file has room
// for are written out, and so are objects of more shapes than it knows.
func TestNamesBeyondTheTableAreWrittenOut(t *testing.T) {
	for _, n := range []int{0, 1, 239, 240, 241, 255, 256, 257, 300, 8000, 16384, 1<<15 + 300} {
		all := map[string]any{}
		for i := range n {
			name := fmt.Sprintf("card-%d", i)
			all[name] = map[string]any{"at": fmt.Sprintf("place-%d", i%7), "n": float64(i)}
			if i < 300 { // each a shape of its own
				all[name].(map[string]any)[fmt.Sprintf("mark-%d", i)] = true
			}
		}
		position, err := json.Marshal(all)
		must(t, err)
		l, err := readNameTable(must1(t, (&names{Tables: tablesOf(&rules.Info{})}).MarshalMsg))
		must(t, err)
		var v any
		must(t, json.Unmarshal(position, &v))
		l.learn(v)
		file := must1(t, l.MarshalMsg)
		stored, err := l.write(nil, printedAs(position))
		must(t, err)
		again, err := readNameTable(file)
		if err != nil {
			t.Errorf("the table of %d names, %d words and %d shapes cannot be read: %v", n, len(l.words), len(l.Shapes), err)
			continue
		}
		back, err := again.print(stored)
		must(t, err)
		var now any
		must(t, json.Unmarshal(back, &now))
		if !reflect.DeepEqual(now, v) {
			t.Errorf("%d names are not read as they were stored", n)
		}
	}
}

// must1 is what a msgp marshaller writes.
func must1(t *testing.T, marshal func([]byte) ([]byte, error)) []byte {
	t.Helper()
	b, err := marshal(nil)
	must(t, err)
	return b
}

// An option of the box stands in positions by its words: a value that comes later moves
// no other one. Two of Infiltration are numbers for good, whose values only ever get
// others behind them: the alarm, which is what its dial shows, and who begins wounded.
func TestOptionsStandInPositionsByTheirWords(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for i := range in.Options {
			o := &in.Options[i]
			if o.Kind != rules.Enum || in.ID == "infiltration" && (o.ID == "alarm" || o.ID == "wounded") {
				continue
			}
			for v := range o.Values {
				for n := in.MinSeats; n <= in.MaxSeats; n++ {
					usual, err := g.New(rules.Setup{Seats: n, Seed: 1})
					must(t, err)
					s, err := g.New(rules.Setup{Seats: n, Seed: 1, Options: rules.Options{o.ID: v}})
					if err != nil {
						continue // not with so many seats
					}
					a, err := printed(usual)
					must(t, err)
					b, err := printed(s)
					must(t, err)
					if at := counted(a.(map[string]any)["options"], b.(map[string]any)["options"], "options"); at != "" {
						t.Errorf("%s: %s of %s stands as a number at %s", in.ID, o.Values[v], o.ID, at)
					}
				}
			}
		}
	}
}

// counted is where b has a number that a has not.
func counted(a, b any, path string) string {
	switch b := b.(type) {
	case json.Number:
		if a != b {
			return path
		}
	case map[string]any:
		was, _ := a.(map[string]any)
		for k, v := range b {
			if at := counted(was[k], v, path+"."+k); at != "" {
				return at
			}
		}
	case []any:
		was, _ := a.([]any)
		for i, v := range b {
			var old any
			if i < len(was) {
				old = was[i]
			}
			if at := counted(old, v, path); at != "" {
				return at
			}
		}
	}
	return ""
}

// The numbers that files have for records and controllers are the format's own.
func TestNumbersOfTheFormatStay(t *testing.T) {
	for n, k := range []match.RecordKind{1: match.RecordAction, match.RecordUndo, match.RecordRedo, match.RecordRewind, match.RecordSwap, match.RecordEdit} {
		if n > 0 && recordKinds[uint8(n)] != k {
			t.Errorf("%d stands for a record of kind %d", n, recordKinds[uint8(n)])
		}
	}
	if controllerKinds[0] != match.Person || controllerKinds[1] != match.Bot || len(controllerKinds) != 2 || len(recordKinds) != 6 {
		t.Errorf("controllers %v, records %v", controllerKinds, recordKinds)
	}
	if _, err := storeRecord(nil, match.Record{Kind: 99}); err == nil {
		t.Error("a record of a kind that files do not know is written")
	}
	if c := storeController(match.Controller{Kind: 99}); c.check() == nil {
		t.Error("a controller of a kind that files do not know is written")
	}
}

// read is a stored position as a game of today understands it.
func (l *nameTable) read(g rules.Game, stored []byte) (rules.State, error) {
	b, err := l.print(stored)
	if err != nil {
		return nil, err
	}
	return understood(g, b)
}
