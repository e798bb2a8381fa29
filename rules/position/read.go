package position

import (
	"encoding/json"
	"maps"
	"math"
	"math/bits"
	"reflect"
	"slices"
	"strconv"

	"safehouse/rules"
)

// A Reader turns a position back into a state and keeps the first mistake in Err.
type Reader[S any] struct {
	rules.Reader
	*Layout[S]
	living[S]
	To  *S // what is being read
	Old *S // what is being edited, or an empty state
}

// Read is the state that a position names. What does not stand there is as in
// Spec.Empty; an entry that is not known, or of the wrong kind, is refused.
func (l *Layout[S]) Read(b []byte, old *S) (*S, error) {
	var in map[string]any
	if err := rules.DecodeStrict(b, &in); err != nil {
		return nil, err
	}
	r := &Reader[S]{Layout: l, To: new(S), Old: old}
	r.living = living[S]{now: l.now, s: r.To}
	if l.Empty != nil {
		l.Empty(r.To)
	}
	v := reflect.ValueOf(r.To).Elem()
	late := map[string][]lateEntry{}
	r.object(l.root, "", v, -1, in, late)
	if r.Err == nil && l.Sound != nil {
		r.Err = l.Sound(r.To)
	}
	if r.Err != nil {
		return nil, r.Err
	}
	r.decks(in)
	for i := range l.Own {
		for _, e := range late[l.Own[i].Path] {
			if own := &l.Own[i]; own.Both == nil {
				own.Read(r, e.what, e.i, e.in)
			} else {
				r.both(e, own)
			}
		}
	}
	return r.To, r.Err
}

// both lets an entry be read that is written by the same function.
func (r *Reader[S]) both(e lateEntry, own *Own[S]) {
	x := &Both[S]{State: r.To, r: r, what: e.what, asked: e.known, in: r.Object(e.what, e.in)}
	if x.asked == nil {
		x.asked = map[string]bool{}
	}
	own.Both(x, e.i)
	x.unknown()
}

// A lateEntry is an entry that is read by hand after the others.
type lateEntry struct {
	what  string
	i     int
	in    any
	known map[string]bool // of an object that was read in part
}

// object reads the entries of v.
func (r *Reader[S]) object(o *object, what string, v reflect.Value, i int, in map[string]any, late map[string][]lateEntry) {
	for _, k := range Keys(in) {
		if !o.known[k] && !o.open {
			r.Fail("unknown field %q", join(what, k))
		}
	}
	for _, m := range o.members {
		at, x := join(what, m.name), in[m.name]
		switch {
		case m.luck:
			r.luck(v.FieldByIndex(m.field).Addr().Interface().(*rules.Chance), in)
		case x == nil:
		case m.group != nil:
			r.object(m.group, at, v, i, r.Object(at, x), late)
		default:
			r.field(m, at, v, i, x, late)
		}
	}
	for _, n := range o.owns {
		_, name := cutLast(r.Own[n].Path)
		e := lateEntry{join(what, name), i, in[name], nil}
		if name == "" {
			e = lateEntry{what, i, in, maps.Clone(o.known)}
		}
		late[r.Own[n].Path] = append(late[r.Own[n].Path], e)
	}
}

// field reads one field of v.
func (r *Reader[S]) field(m *member, what string, v reflect.Value, i int, x any, late map[string][]lateEntry) {
	f := v.FieldByIndex(m.field)
	switch {
	case m.by != nil:
		in, by := r.Object(what, x), r.of(m.by)
		for _, id := range Keys(in) {
			n := r.Index(what, by.IDs, id)
			if n >= f.Len() {
				r.Fail("%s: %q has no entry", what, id)
				continue
			}
			if in[id] != nil {
				r.value(m, what+"."+id, f.Index(n), n, in[id], late)
			}
		}
		for n := 0; m.all && n < f.Len(); n++ {
			if id := by.id(n); id != "" && in[id] == nil {
				r.Fail("%s has no entry for %s", what, id)
			}
		}
	case m.list:
		l, ok := x.([]any)
		if !ok {
			r.Fail("%s must be a list", what)
			return
		}
		n := r.Number("length of "+what, len(l), 0, f.Len())
		if m.count != nil {
			setNumber(v.FieldByIndex(m.count), int64(n))
		}
		for k := range n {
			at := k
			if m.top {
				at = n - 1 - k
			}
			r.value(m, what+" "+strconv.Itoa(k), f.Index(at), at, l[k], late)
		}
	default:
		r.value(m, what, f, i, x, late)
	}
	for n := 0; m.once && n < f.Len(); n++ {
		for k := range n {
			if f.Index(k).Equal(f.Index(n)) {
				r.Fail("%s must not name one thing twice", what)
			}
		}
	}
}

// value reads a single value; for an array m is that of the array.
func (r *Reader[S]) value(m *member, what string, v reflect.Value, i int, x any, late map[string][]lateEntry) {
	if m.elem != nil {
		m = m.elem
	}
	switch {
	case m.inside != nil:
		r.object(m.inside, what, v, i, r.Object(what, x), late)
	case m.set != nil:
		mask := r.set(what, r.of(m.set), x)
		if m.below >= 0 && mask != 0 {
			r.Number(what, bits.Len64(mask)-1, 0, r.below(m))
		}
		setNumber(v, int64(mask))
	case m.names != nil:
		setNumber(v, int64(r.ID(what, r.of(m.names), x)))
	case m.number:
		hi := int(m.hi)
		if m.below >= 0 {
			hi = r.below(m)
		}
		setNumber(v, int64(r.Int(what, x, int(m.lo), hi)))
	default:
		v.SetBool(r.Bool(what, x))
	}
}

// below is the largest number below what the state says.
func (r *Reader[S]) below(m *member) int {
	return max(0, int(number(reflect.ValueOf(r.To).Elem().Field(m.below)))-1)
}

// Object is an entry that must be an object.
func (r *Reader[S]) Object(what string, x any) map[string]any {
	m, ok := x.(map[string]any)
	if !ok && x != nil {
		r.Fail("%s must be an object", what)
	}
	return m
}

// List is an entry that must be a list of at most so many elements.
func (r *Reader[S]) List(what string, x any, most int) []any {
	l, ok := x.([]any)
	if !ok && x != nil {
		r.Fail("%s must be a list", what)
	}
	return l[:r.Number("length of "+what, len(l), 0, most)]
}

// Bool is an entry that must be true or false.
func (r *Reader[S]) Bool(what string, x any) bool {
	b, ok := x.(bool)
	if !ok {
		r.Fail("%s must be true or false", what)
	}
	return b
}

// Word is an entry that must be a word.
func (r *Reader[S]) Word(what string, x any) string {
	s, ok := x.(string)
	if !ok {
		r.Fail("%s must be a word", what)
	}
	return s
}

// Int is an entry that must be a whole number from lo to hi; lo if it is not.
func (r *Reader[S]) Int(what string, x any, lo, hi int) int {
	n, ok := x.(json.Number)
	i, err := strconv.ParseInt(n.String(), 10, 64)
	if !ok || err != nil {
		r.Fail("%s must be a whole number from %d to %d", what, lo, hi)
		return lo
	}
	return r.Number(what, int(i), lo, hi)
}

// ID is an entry that must be the name of a number.
func (r *Reader[S]) ID(what string, n *Names, x any) int {
	s := r.Word(what, x)
	for i, id := range n.Also {
		if id == s {
			return i
		}
	}
	return r.Index(what, n.IDs, s)
}

// Kind is an entry that must be a name of a kind, for entries read by hand.
func (r *Reader[S]) Kind(what, kind string, x any) int {
	return r.ID(what, r.of(r.kind(kind)), x)
}

// Set is an entry that must be an object of names of a kind.
func (r *Reader[S]) Set(what, kind string, x any) uint64 {
	return r.set(what, r.of(r.kind(kind)), x)
}

// set reads an object of names; an entry that says false is as good as none.
func (r *Reader[S]) set(what string, n *Names, x any) (mask uint64) {
	in := r.Object(what, x)
	for _, id := range Keys(in) {
		if on, ok := in[id].(bool); !ok && in[id] != nil {
			r.Fail("%s.%s must be true or false", what, id)
		} else if i := r.Index(what, n.IDs, id); on {
			mask |= 1 << i
		}
	}
	return mask
}

func (r *Reader[S]) luck(c *rules.Chance, in map[string]any) {
	seed, err := strconv.ParseUint(r.Word("seed", in["seed"]), 16, 64)
	if err != nil {
		r.Fail("seed must be a hexadecimal number of up to 16 digits, not %q", in["seed"])
	}
	c.Rand.S = seed
	c.Drawn = uint32(r.Int("drawn", in["drawn"], 0, math.MaxUint32))
	var next []map[string]any
	l, ok := in["upcoming"].([]any)
	if !ok && in["upcoming"] != nil {
		r.Fail("upcoming must be a list")
	}
	for _, x := range l {
		next = append(next, r.Object("upcoming", x))
	}
	if err := r.Info.ReadNext(c, next); err != nil {
		r.Fail("%v", err)
	}
}

// Keys is the names of an object in order.
func Keys[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }

func setNumber(v reflect.Value, n int64) {
	switch {
	case v.CanInt():
		v.SetInt(n)
	case v.Kind() == reflect.Bool:
		v.SetBool(n != 0)
	default:
		v.SetUint(uint64(n))
	}
}
