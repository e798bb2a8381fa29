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
	w := writer[S]{Layout: l, s: s, b: make([]byte, 0, 4096)}
	w.object(l.root, reflect.ValueOf(s).Elem(), -1)
	return w.b, w.err
}

type writer[S any] struct {
	*Layout[S]
	s   *S
	b   []byte
	err error
}

// object writes the entries of v, which is element i of an array, or no element.
func (w *writer[S]) object(o *object, v reflect.Value, i int) {
	w.b = append(w.b, '{')
	w.members(o, v, i)
	for _, n := range o.owns {
		own := &w.Own[n]
		_, name := cutLast(own.Path)
		b, err := json.Marshal(own.Write(w.s, i))
		if err != nil && w.err == nil {
			w.err = fmt.Errorf("%s: %w", own.Path, err)
		}
		w.key(name)
		w.b = append(w.b, b...)
	}
	w.b = append(w.b, '}')
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
			w.luck(v.Field(m.field).Addr().Interface().(*rules.Chance))
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
	f := v.Field(m.field)
	switch {
	case m.by != nil:
		w.b = append(w.b, '{')
		absent := w.Absent[m.path]
		for n := range f.Len() {
			if id := m.by.id(n); id != "" && (absent == nil || !absent(w.s, n)) {
				w.key(id)
				w.value(m, f.Index(n), n)
			}
		}
		w.b = append(w.b, '}')
	case m.list:
		n := f.Len()
		if m.count >= 0 {
			n = min(n, int(number(v.Field(m.count))))
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
		w.set(m, uint64(number(v)))
	case m.names != nil:
		w.b = strconv.AppendQuote(w.b, m.names.id(int(number(v))))
	case m.number:
		w.b = strconv.AppendInt(w.b, number(v), 10)
	default:
		w.b = strconv.AppendBool(w.b, v.Bool())
	}
}

func (w *writer[S]) set(m *member, mask uint64) {
	w.b = append(w.b, '{')
	for i, id := range m.set.IDs {
		if mask>>i&1 == 1 {
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
	b, err := json.Marshal(w.Info.WriteNext(c))
	if err != nil && w.err == nil {
		w.err = fmt.Errorf("upcoming: %w", err)
	}
	w.b = append(w.b, b...)
}

// number is the value of an integer of any size.
func number(v reflect.Value) int64 {
	if v.CanInt() {
		return v.Int()
	}
	return int64(v.Uint())
}
