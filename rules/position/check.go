package position

import (
	"fmt"
	"math/bits"
	"reflect"
)

// Check reports the first tagged field of s that is out of its range: a number beyond its limits, one without a name, a bit
// of a set that stands for nothing, a list that is longer than its array. What has no entry (Spec.Absent) may be anything,
// and so may the rest of an array behind its list. What is read was checked then; Check is for positions that the rules
// have made.
func (l *Layout[S]) Check(s *S) error {
	c := &checker[S]{Layout: l, s: s, living: living[S]{now: l.now, s: s}}
	c.members(l.root.members, reflect.ValueOf(s).Elem(), -1)
	return c.err
}

// A checker goes through a state until it finds a fault.
type checker[S any] struct {
	*Layout[S]
	living[S]
	s   *S
	err error
}

func (c *checker[S]) members(list []*member, v reflect.Value, i int) {
	for _, m := range list {
		switch {
		case c.err != nil:
			return
		case m.luck:
		case m.group != nil:
			c.members(m.group.members, v, i)
		case m.by == nil && c.Absent[m.path] != nil && c.Absent[m.path](c.s, i):
		default:
			c.field(m, v, i)
		}
	}
}

// field checks one field of v.
func (c *checker[S]) field(m *member, v reflect.Value, i int) {
	f := v.FieldByIndex(m.field)
	switch {
	case m.by != nil:
		absent, by := c.Absent[m.path], c.of(m.by)
		for n := range f.Len() {
			if by.id(n) != "" && (absent == nil || !absent(c.s, n)) {
				c.value(m, f.Index(n), n)
			}
		}
	case m.list:
		n := f.Len()
		if m.count != nil {
			if k := int(number(v.FieldByIndex(m.count))); k >= 0 && k <= n {
				n = k
			} else {
				c.fail(m, "has %d elements, at most %d", k, n)
			}
		}
		for k := range n {
			c.value(m, f.Index(k), k)
		}
	default:
		c.value(m, f, i)
	}
}

// value checks a single value; for an array m is that of the array.
func (c *checker[S]) value(m *member, v reflect.Value, i int) {
	if m.elem != nil {
		m = m.elem
	}
	switch {
	case c.err != nil:
	case m.inside != nil:
		c.members(m.inside.members, v, i)
	case m.set != nil:
		most := len(c.of(m.set).IDs)
		if m.below >= 0 {
			most = min(most, c.below(m)+1)
		}
		if set := uint64(number(v)); bits.Len64(set) > most {
			c.fail(m, "has bit %d, but there are %d", bits.Len64(set)-1, most)
		}
	case m.names != nil && v.Kind() != reflect.Bool:
		if n := c.of(m.names); n.id(int(number(v))) == "" {
			c.fail(m, "is %d, which has no name", number(v))
		}
	case m.number:
		hi := m.hi
		if m.below >= 0 {
			hi = int64(c.below(m))
		}
		if n := number(v); n < m.lo || n > hi {
			c.fail(m, "must be from %d to %d, not %d", m.lo, hi, n)
		}
	}
}

// below is the largest number below what the state says.
func (c *checker[S]) below(m *member) int {
	return max(0, int(number(reflect.ValueOf(c.s).Elem().Field(m.below)))-1)
}

func (c *checker[S]) fail(m *member, format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(m.path+" "+format, args...)
	}
}
