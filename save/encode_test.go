package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/tinylib/msgp/msgp"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

// spelled is how a position in names is written, from its tree: the format as its
// description at the head of names.go says it.
func (l *nameTable) spelled(b []byte, v any) ([]byte, error) {
	switch v := v.(type) {
	case nil:
		return msgp.AppendNil(b), nil
	case bool:
		return msgp.AppendBool(b, v), nil
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return msgp.AppendInt64(b, n), nil
		}
		f, err := v.Float64()
		return msgp.AppendFloat64(b, f), err
	case string:
		return l.appendWord(b, []byte(v)), nil
	case []any:
		b = msgp.AppendArrayHeader(b, uint32(len(v)))
		var err error
		for i := 0; err == nil && i < len(v); i++ {
			b, err = l.spelled(b, v[i])
		}
		return b, err
	case map[string]any:
		keys := slices.Sorted(maps.Keys(v))
		shape, known := l.shape[shapeName(keys)]
		if known {
			b = msgp.AppendInt(msgp.AppendMapHeader(b, 1), shape)
			b = msgp.AppendArrayHeader(b, uint32(len(keys)))
		} else {
			b = msgp.AppendMapHeader(b, uint32(len(keys)))
		}
		var err error
		for _, k := range keys {
			if !known {
				b = l.appendWord(b, []byte(k))
			}
			if b, err = l.spelled(b, v[k]); err != nil {
				break
			}
		}
		return b, err
	}
	return b, fmt.Errorf("a position with a %T", v)
}

// TestAPositionIsWrittenAsTheFormatSays compares what is written in one pass with
// the format, over random matches of every game: the same bytes, and they are read
// back to the same position.
func TestAPositionIsWrittenAsTheFormatSays(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			j, err := NewJournal(g, rules.Setup{Seats: n, Seed: uint64(n)}, make([]match.Controller, n), About{})
			must(t, err)
			m, r := j.Match(), &rules.Rand{S: uint64(n)}
			for range 150 {
				tree, err := printed(m.State())
				must(t, err)
				want, err := j.names.spelled(nil, tree)
				must(t, err)
				got, err := j.names.write(nil, m.State())
				must(t, err)
				if !bytes.Equal(got, want) {
					t.Fatalf("%s with %d seats after %d actions: %x is written, the format is %x", in.ID, n, m.Actions(), got, want)
				}
				l := m.Legal()
				if len(l) == 0 {
					break
				}
				_, err = m.Apply(l[r.Intn(len(l))])
				must(t, err)
			}
			b, err := j.names.write(nil, m.State())
			must(t, err)
			if s, err := j.names.read(g, b); err != nil || !s.Same(m.State()) {
				t.Errorf("%s with %d seats: another position is read back, %v", in.ID, n, err)
			}
		}
	}
}

// A printout stands for a position that prints so.
type printout string

func (p printout) MarshalJSON() ([]byte, error) { return []byte(p), nil }

// TestWhateverIsPrintedIsWritten writes what no game prints today: spaces, words
// with quotation marks, numbers of every kind, words that are in no table.
func TestWhateverIsPrintedIsWritten(t *testing.T) {
	l := &nameTable{names: names{Words: []string{"a", "b", "yes"}, Shapes: [][]uint16{{0, 1}}}}
	must(t, l.ready())
	for _, p := range []printout{
		`{"b":[],"a":{}}`, `{"b":{"b":1,"a":[{"a":2,"b":null}]},"a":"yes"}`, "{ \"a\" :\t[ 1 , -2,3.5,1e3, 123456789012345678 ],\n\"c\":true}", `[]`, `{}`,
		`["a \"quoted\" word","\\","\u00e9","é","a,]}{[:"]`, `{"\"":{"a":"[","b":"]"},"":"","z":false}`, `7`, `"a"`, `null`,
	} {
		tree, err := printed(p)
		must(t, err)
		want, err := l.spelled(nil, tree)
		must(t, err)
		if got, err := l.write(nil, p); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %x is written, the format is %x, %v", p, got, want, err)
		}
	}
	for _, p := range []printout{``, `{`, `[1`, `[1,`, `{"a"}`, `{"a":}`, `{"a":1,}`, `"a`, `"a\`, `[1 2]`, `{"a":1 "b":2}`, `1 2`, `yes`, `{a:1}`, `[}`, `,`} {
		if b, err := l.write(nil, p); err == nil {
			t.Errorf("%q is taken and written as %x", p, b)
		}
	}
}
