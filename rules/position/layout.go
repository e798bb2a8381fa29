package position

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

// A field of a state is part of its position when it has a tag `pos:"name ..."`.
// A dot in the name makes an object: data.pool is the entry pool of data. Behind
// the name stand, in any order:
//
//	2..6        the smallest and the largest number
//	<Seats      of a number or a set: below what the field Seats of the state says,
//	            which must stand before
//	as=Player   a number or a bool that is written by the names of that kind
//	by=Place    of an array: an object with an entry for each name of that kind
//	set=Item    of a bit set: an object of the names that are in it
//	all         of an array by names: every name must have an entry
//	once        of an array: no two elements are alike
//	sparse      of a set, or of an array by names: elements that are zero have no
//	            entry, nor has it if all are; a number that is zero has none
//	count=Took  of an array: a list as long as the field Took says
//	top         of such a list: the last element comes first
//	in=items    of a bit set: a place where pieces of that deck lie, see Deck; of an
//	            array by names: a place each
//	at=items    a place with one piece of that deck, or an array of such places
//	down=Down   of such rows of places: a piece lies face down where that field has
//	            a bit
//
// An integer of a type that is a kind (see Names) is written by its name, an
// array of bool or numbers without by is a list, a struct is an object of its
// fields; the fields of one with the name "." stand among the others, and of an array
// of structs with the name "-" only the places of pieces matter. A field of type
// rules.Chance is the entries seed, drawn and upcoming.

// Names is how the numbers of a kind are called: the place in IDs, and what else
// there is, such as none.
type Names struct {
	IDs  []string
	Also map[int]string
	now  int // of the kinds whose names depend on the state, from 1
}

// A Spec is what a game says of its position beside the tags.
type Spec[S any] struct {
	Info  *rules.Info
	Kinds map[string]Names // by the name of the type
	// Now are the kinds whose names depend on what of the state stands before.
	Now map[string]func(s *S) []string

	// Empty makes s what it is without any entry.
	Empty func(s *S)
	// Sound finds out what forbids it to go on reading after the tagged fields.
	Sound func(s *S) error
	// Absent tells of a path, such as operatives, which elements have no entry; of
	// what is no array, whether it has one, for the element of the object around it.
	Absent map[string]func(s *S, i int) bool
	// Decks are the pieces that lie in one place each.
	Decks []Deck[S]
	// Own are the entries written by hand, in the order in which they are read:
	// after all others.
	Own []Own[S]
}

// An Own entry is written by hand. It is called once for each element of the object
// that it belongs to; i is the element, -1 at the top. Both does both at once: for
// an object of its own or, with an empty last name (stack.*.), for entries among
// the others. No entry is written for nil.
type Own[S any] struct {
	Path  string // items, or operatives.*.ring
	Write func(s *S, i int) any
	Read  func(r *Reader[S], what string, i int, in any)
	Both  func(x *Both[S], i int)
}

// A Layout is how the states of a game are written; it may be used by several
// goroutines.
type Layout[S any] struct {
	Spec[S]
	root  *object
	names map[string]*Names
	now   []func(s *S) []string
}

// An object is what one level of a position holds.
type object struct {
	members []*member
	owns    []int // of Spec.Own
	known   map[string]bool
	open    bool      // an own entry says what else is known
	piles   []*member // places of pieces, and what such places are inside of
}

// A member is an entry of an object: a field, a group of entries, or the entries of
// the generator.
type member struct {
	name  string
	field []int   // of the struct; none for a group
	group *object // entries that share a name before a dot

	number bool // plain, from lo to hi
	lo, hi int64
	below  int     // field of the state that bounds it, -1 for none
	names  *Names  // a name
	set    *Names  // a bit set
	by     *Names  // an array with names
	list   bool    // an array as a list
	count  []int   // field that says how long the list is, nil for all
	top    bool    // last element first
	inside *object // entries of a struct, or of each element
	elem   *member // elements that are no struct
	sparse bool
	all    bool
	once   bool
	luck   bool
	path   string

	deck int    // of a place of pieces, -1 for none
	cell bool   // for one piece
	keys *Names // of the cells, nil for numbers from 1
	down []int  // field with a bit for each cell of a row in which a piece lies face down
}

// New reads the tags of S. It panics at a tag that is wrong: that is a mistake in
// the program.
func New[S any](spec Spec[S]) *Layout[S] {
	l := &Layout[S]{Spec: spec, names: map[string]*Names{}}
	for name, n := range spec.Kinds {
		l.names[name] = &n
	}
	for name, ids := range spec.Now {
		l.now = append(l.now, ids)
		l.names[name] = &Names{Also: spec.Kinds[name].Also, now: len(l.now)}
	}
	l.root = l.object("", reflect.TypeFor[S]())
	for i := range l.Decks {
		l.root.known[l.Decks[i].Name] = true
	}
	return l
}

// object lays out a struct.
func (l *Layout[S]) object(path string, t reflect.Type) *object {
	o := &object{known: map[string]bool{}}
	l.fields(o, path, t, nil)
	for i := range l.Own {
		if dir, name := cutLast(l.Own[i].Path); dir == path {
			o.owns = append(o.owns, i)
			o.known[name] = true
			o.open = o.open || name == ""
		}
	}
	return o
}

// fields lays out the fields of a struct among the entries of o; in is where the
// struct lies.
func (l *Layout[S]) fields(o *object, path string, t reflect.Type, in []int) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag, ok := f.Tag.Lookup("pos")
		if !ok {
			continue
		}
		name, rest, _ := strings.Cut(tag, " ")
		field := append(slices.Clip(in), i)
		if name == "." {
			l.fields(o, path, f.Type, field)
			continue
		}
		in, at := o, path
		if group, inner, ok := strings.Cut(name, "."); ok {
			in, at, name = o.grouped(group), join(path, group), inner
		}
		m := &member{name: name, field: field, below: -1, deck: -1, path: join(at, name)}
		l.shape(m, t, f.Type, strings.Fields(rest))
		if m.deck >= 0 || m.inside != nil && len(m.inside.piles) > 0 {
			o.piles = append(o.piles, m)
		}
		if m.deck >= 0 || name == "-" {
			continue
		}
		in.members = append(in.members, m)
		in.known[name] = true
		if m.luck {
			in.known["seed"], in.known["drawn"], in.known["upcoming"] = true, true, true
		}
	}
}

// grouped is the group of a name, made when it is first met.
func (o *object) grouped(name string) *object {
	for _, m := range o.members {
		if m.name == name {
			return m.group
		}
	}
	g := &object{known: map[string]bool{}}
	o.known[name] = true
	o.members = append(o.members, &member{name: name, group: g, deck: -1})
	return g
}

// shape finds out from type and tag how a field is written.
func (l *Layout[S]) shape(m *member, in, t reflect.Type, tag []string) {
	m.lo, m.hi = bounds(t)
	for _, word := range tag {
		key, value, _ := strings.Cut(word, "=")
		switch {
		case key == "as":
			m.names = l.kind(value)
		case key == "by":
			m.by = l.kind(value)
		case key == "set":
			m.set = l.kind(value)
		case key == "in", key == "at":
			m.deck, m.cell = l.deck(value), key == "at"
		case key == "sparse":
			m.sparse = true
		case key == "all":
			m.all = true
		case key == "once":
			m.once = true
		case key == "down":
			f, ok := in.FieldByName(value)
			if !ok {
				panic(fmt.Sprintf("position: %s lies down by %s, which is no field", m.path, value))
			}
			m.down = append(slices.Clip(m.field[:len(m.field)-1]), f.Index...)
		case key == "count":
			f, ok := in.FieldByName(value)
			if !ok {
				panic(fmt.Sprintf("position: %s counts by %s, which is no field", m.path, value))
			}
			m.count, m.list = append(slices.Clip(m.field[:len(m.field)-1]), f.Index...), true
		case key == "top":
			m.top = true
		case word[0] == '<':
			f, ok := reflect.TypeFor[S]().FieldByName(word[1:])
			if !ok {
				panic(fmt.Sprintf("position: %s is below %s, which is no field", m.path, word[1:]))
			}
			m.below = f.Index[0]
		default:
			m.limits(word)
		}
	}
	switch {
	case m.deck >= 0:
		m.keys, m.by = m.by, nil
	case t == reflect.TypeFor[rules.Chance]():
		m.luck = true
	case t.Kind() == reflect.Struct:
		m.inside = l.object(m.path, t)
	case t.Kind() == reflect.Array:
		m.list = m.by == nil
		if t.Elem().Kind() == reflect.Struct {
			m.inside = l.object(m.path+".*", t.Elem())
			return
		}
		m.elem = &member{name: m.name, below: m.below, deck: -1, path: m.path + ".*", set: m.set, names: m.names}
		l.shape(m.elem, t, t.Elem(), nil)
		if m.hi != 0 || m.lo != 0 {
			m.elem.lo, m.elem.hi = m.lo, m.hi
		}
	case m.set != nil, m.names != nil:
	default:
		if n, ok := l.names[t.Name()]; ok {
			m.names = n
		} else if t.Kind() != reflect.Bool {
			m.number = true
		}
	}
}

// limits reads a range.
func (m *member) limits(word string) {
	lo, hi, ok := strings.Cut(word, "..")
	var err1, err2 error
	m.lo, err1 = strconv.ParseInt(lo, 10, 64)
	m.hi, err2 = strconv.ParseInt(hi, 10, 64)
	if !ok || err1 != nil || err2 != nil {
		panic(fmt.Sprintf("position: %s has the unknown tag %q", m.path, word))
	}
}

func (l *Layout[S]) kind(name string) *Names {
	n, ok := l.names[name]
	if !ok {
		panic(fmt.Sprintf("position: there is no kind %s", name))
	}
	return n
}

func (l *Layout[S]) deck(name string) int {
	i := slices.IndexFunc(l.Decks, func(d Deck[S]) bool { return d.Name == name })
	if i < 0 {
		panic(fmt.Sprintf("position: there is no deck %s", name))
	}
	return i
}

// living is the names of the kinds that depend on a state, as far as they were
// needed.
type living[S any] struct {
	now   []func(s *S) []string
	s     *S
	names map[int]*Names
}

// of is a kind as it is called in the state.
func (l *living[S]) of(n *Names) *Names {
	if n == nil || n.now == 0 {
		return n
	}
	m := l.names[n.now]
	if m == nil {
		if l.names == nil {
			l.names = map[int]*Names{}
		}
		m = &Names{IDs: l.now[n.now-1](l.s), Also: n.Also}
		l.names[n.now] = m
	}
	return m
}

// bounds is what fits a type; 0, 0 for what is no integer.
func bounds(t reflect.Type) (lo, hi int64) {
	switch t.Kind() {
	case reflect.Int8, reflect.Int16, reflect.Int32:
		return -1 << (t.Bits() - 1), 1<<(t.Bits()-1) - 1
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		return 0, 1<<t.Bits() - 1
	}
	return 0, 0
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// cutLast parts a path before its last name.
func cutLast(path string) (dir, name string) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path
	}
	return path[:i], path[i+1:]
}

// id is the name of a number; "" where it has none.
func (n *Names) id(x int) string {
	if x >= 0 && x < len(n.IDs) {
		return n.IDs[x]
	}
	return n.Also[x]
}
