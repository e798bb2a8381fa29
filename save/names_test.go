package save

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"safehouse/rules"
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
		l, err := readLexicon(must1(t, (&names{Tables: tablesOf(&rules.Info{})}).MarshalMsg))
		must(t, err)
		var v any
		must(t, json.Unmarshal(position, &v))
		l.learn(v)
		file := must1(t, l.MarshalMsg)
		stored, err := l.write(nil, printedAs(position))
		must(t, err)
		again, err := readLexicon(file)
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
