package position

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"

	"safehouse/rules"
)

// Write is the position of s as JSON: objects, lists only for piles, never null.
func (l *Layout[S]) Write(s *S) ([]byte, error) {
	w := writer[S]{Layout: l, s: s, b: make([]byte, 0, 4096), living: living[S]{now: l.now, s: s}}
	w.object(l.root, reflect.ValueOf(s).Elem(), -1)
	return w.b, w.err
}

type writer[S any] struct {
	*Layout[S]
	living[S]
	s   *S
	b   []byte
	err error
}

// object writes the entries of v, which is element i of an array, or no element.
func (w *writer[S]) object(o *object, v reflect.Value, i int) {
	w.b = append(w.b, '{')
	w.members(o, v, i)
	if o == w.root {
		w.decks()
	}
	for _, n := range o.owns {
		own := &w.Own[n]
		_, name := cutLast(own.Path)
		switch {
		case own.Both == nil:
			if x := own.Write(w.s, i); x != nil {
				w.key(name)
				w.json(own.Path, x)
			}
		case name == "":
			own.Both(&Both[S]{State: w.s, w: w}, i)
		default:
			w.key(name)
			w.b = append(w.b, '{')
			own.Both(&Both[S]{State: w.s, w: w}, i)
			w.b = append(w.b, '}')
		}
	}
	w.b = append(w.b, '}')
}

// json writes any value.
func (w *writer[S]) json(what string, x any) {
	b, err := json.Marshal(x)
	if err != nil && w.err == nil {
		w.err = fmt.Errorf("%s: %w", what, err)
	}
	w.b = append(w.b, b...)
}

// members writes the fields among the entries.
func (w *writer[S]) members(o *object, v reflect.Value, i int) {
	for _, m := range o.members {
		switch {
		case m.group != nil:
			w.key(m.name)
			w.b = append(w.b, '{')
			w.members(m.group, v, i)
			w.b = append(w.b, '}')
		case m.luck:
			w.luck(v.FieldByIndex(m.field).Addr().Interface().(*rules.Chance))
		case m.sparse && v.FieldByIndex(m.field).IsZero():
		case m.by == nil && w.Absent[m.path] != nil && w.Absent[m.path](w.s, i):
		default:
			w.key(m.name)
			w.field(m, v, i)
		}
	}
}

// key begins an entry.
func (w *writer[S]) key(name string) {
	if w.b[len(w.b)-1] != '{' {
		w.b = append(w.b, ',')
	}
	w.b = strconv.AppendQuote(w.b, name)
	w.b = append(w.b, ':')
}

// field writes one field of v.
func (w *writer[S]) field(m *member, v reflect.Value, i int) {
	f := v.FieldByIndex(m.field)
	switch {
	case m.by != nil:
		w.b = append(w.b, '{')
		absent, by := w.Absent[m.path], w.of(m.by)
		for n := range f.Len() {
			if m.sparse && f.Index(n).IsZero() {
				continue
			}
			if id := by.id(n); id != "" && (absent == nil || !absent(w.s, n)) {
				w.key(id)
				w.value(m, f.Index(n), n)
			}
		}
		w.b = append(w.b, '}')
	case m.list:
		n := f.Len()
		if m.count != nil {
			n = min(n, int(number(v.FieldByIndex(m.count))))
		}
		w.b = append(w.b, '[')
		for k := range n {
			if k > 0 {
				w.b = append(w.b, ',')
			}
			if m.top {
				k = n - 1 - k
			}
			w.value(m, f.Index(k), k)
		}
		w.b = append(w.b, ']')
	default:
		w.value(m, f, i)
	}
}

// value writes a single value; for an array m is that of the array.
func (w *writer[S]) value(m *member, v reflect.Value, i int) {
	if m.elem != nil {
		m = m.elem
	}
	switch {
	case m.inside != nil:
		w.object(m.inside, v, i)
	case m.set != nil:
		w.set(w.of(m.set), uint64(number(v)))
	case m.names != nil:
		w.b = strconv.AppendQuote(w.b, w.of(m.names).id(int(number(v))))
	case m.number:
		w.b = strconv.AppendInt(w.b, number(v), 10)
	default:
		w.b = strconv.AppendBool(w.b, v.Bool())
	}
}

func (w *writer[S]) set(n *Names, mask uint64) {
	w.b = append(w.b, '{')
	for i, id := range n.IDs {
		if mask>>i&1 == 1 && id != "" {
			w.key(id)
			w.b = append(w.b, "true"...)
		}
	}
	w.b = append(w.b, '}')
}

func (w *writer[S]) luck(c *rules.Chance) {
	w.key("seed")
	w.b = append(w.b, '"')
	w.b = strconv.AppendUint(w.b, c.Rand.S, 16)
	w.b = append(w.b, '"')
	w.key("drawn")
	w.b = strconv.AppendUint(w.b, uint64(c.Drawn), 10)
	w.key("upcoming")
	w.json("upcoming", w.Info.WriteNext(c))
}

// number is the value of an integer of any size, 1 of true.
func number(v reflect.Value) int64 {
	switch {
	case v.CanInt():
		return v.Int()
	case v.Kind() == reflect.Bool:
		if v.Bool() {
			return 1
		}
		return 0
	}
	return int64(v.Uint())
}
