package position

import (
	"reflect"
	"strconv"
	"strings"
)

// A Both writes or reads the entries of an object: a game names each of them once,
// for both ways. What is not there when it is read stays as it is.
type Both[S any] struct {
	State *S // what is written or being read

	w *writer[S] // nil when it is read

	r     *Reader[S]
	what  string
	in    map[string]any
	asked map[string]bool
}

// entry is an entry that is read, nil if it is not there.
func (x *Both[S]) entry(key string) any {
	x.asked[key] = true
	return x.in[key]
}

func (x *Both[S]) unknown() {
	for _, k := range Keys(x.in) {
		if !x.asked[k] {
			x.r.Fail("unknown field %q; there are %s", join(x.what, k), strings.Join(Keys(x.asked), ", "))
		}
	}
}

// Writes reports whether entries are written now.
func (x *Both[S]) Writes() bool { return x.w != nil }

// Fail keeps a mistake of what is read.
func (x *Both[S]) Fail(key, format string, a ...any) {
	x.r.Fail(join(x.what, key)+": "+format, a...)
}

// Number is a whole number from lo to hi; n points to an integer.
func (x *Both[S]) Number(key string, n any, lo, hi int) {
	v := reflect.ValueOf(n).Elem()
	if x.w != nil {
		x.w.key(key)
		x.w.b = strconv.AppendInt(x.w.b, number(v), 10)
	} else if in := x.entry(key); in != nil {
		setNumber(v, int64(x.r.Int(join(x.what, key), in, lo, hi)))
	}
}

// Count is a number of up to most; 0 has no entry.
func (x *Both[S]) Count(key string, n *uint8, most int) {
	if x.w == nil || *n != 0 {
		x.Number(key, n, 0, most)
	}
}

// Name is a number that is written by the names of a kind; n points to it.
func (x *Both[S]) Name(key string, n any, kind string) {
	v := reflect.ValueOf(n).Elem()
	if x.w != nil {
		x.Word(key, x.w.of(x.w.kind(kind)).id(int(number(v))), nil)
	} else if in := x.entry(key); in != nil {
		setNumber(v, int64(x.r.Kind(join(x.what, key), kind, in)))
	}
}

// Set is a bit set of a kind; n points to it. An empty one has no entry.
func (x *Both[S]) Set(key string, n any, kind string) {
	v := reflect.ValueOf(n).Elem()
	if x.w != nil {
		if !v.IsZero() {
			x.w.key(key)
			x.w.set(x.w.of(x.w.kind(kind)), uint64(number(v)))
		}
	} else if in := x.entry(key); in != nil {
		setNumber(v, int64(x.r.Set(join(x.what, key), kind, in)))
	}
}

// Members is a bit set of a kind that has an entry even if it is empty.
func (x *Both[S]) Members(key string, n any, kind string) {
	if x.w != nil && reflect.ValueOf(n).Elem().IsZero() {
		x.w.key(key)
		x.w.b = append(x.w.b, "{}"...)
		return
	}
	x.Set(key, n, kind)
}

// Bit is true or false: the bits of a set.
func (x *Both[S]) Bit(key string, set *uint8, bits uint8) {
	if x.w != nil {
		x.w.key(key)
		x.w.b = strconv.AppendBool(x.w.b, *set&bits != 0)
	} else if in := x.entry(key); in != nil && x.r.Bool(join(x.what, key), in) {
		*set |= bits
	}
}

// Flag is true or false.
func (x *Both[S]) Flag(key string, b *bool) {
	if x.w != nil {
		x.w.key(key)
		x.w.b = strconv.AppendBool(x.w.b, *b)
	} else if in := x.entry(key); in != nil {
		*b = x.r.Bool(join(x.what, key), in)
	}
}

// Word writes a word, or calls read with the one that is there.
func (x *Both[S]) Word(key, word string, read func(word string)) {
	if x.w != nil {
		x.w.key(key)
		x.w.b = strconv.AppendQuote(x.w.b, word)
	} else if in := x.entry(key); in != nil {
		if word := x.r.Word(join(x.what, key), in); read != nil && x.r.Err == nil {
			read(word)
		}
	}
}

// Words writes a list of words, or calls read with each of those that are there, at most so many.
func (x *Both[S]) Words(key string, words []string, most int, read func(i int, word string)) {
	if x.w != nil {
		x.w.key(key)
		x.w.json(key, append([]string{}, words...))
		return
	}
	what := join(x.what, key)
	for i, in := range x.r.List(what, x.entry(key), most) {
		if word := x.r.Word(what, in); x.r.Err == nil {
			read(i, word)
		}
	}
}

// Index is the place of a word in the names of a kind.
func (x *Both[S]) Index(key, kind, word string) int {
	return x.r.Kind(join(x.what, key), kind, word)
}

// Object is an object with the entries that fn names.
func (x *Both[S]) Object(key string, fn func(x *Both[S])) {
	if x.w != nil {
		x.w.key(key)
		x.w.b = append(x.w.b, '{')
		fn(x)
		x.w.b = append(x.w.b, '}')
	} else if in := x.entry(key); in != nil {
		y := x.inside(join(x.what, key), in)
		fn(y)
		y.unknown()
	}
}

// List is a list of n objects, of up to most when it is read. An empty one has no
// entry.
func (x *Both[S]) List(key string, n, most int, fn func(x *Both[S], i int)) {
	if x.w == nil {
		l, ok := x.entry(key).([]any)
		if !ok && x.in[key] != nil {
			x.Fail(key, "must be a list")
		}
		for i := range x.r.Number("length of "+join(x.what, key), len(l), 0, most) {
			what := join(x.what, key) + " " + strconv.Itoa(i)
			y := x.inside(what, l[i])
			fn(y, i)
			y.unknown()
		}
	} else if n > 0 {
		x.w.key(key)
		for i := range n {
			x.w.b = append(x.w.b, "[{"[min(i, 1):]...)
			fn(x, i)
			x.w.b = append(x.w.b, "},"...)
		}
		x.w.b[len(x.w.b)-1] = ']'
	}
}

// Follows is a number that follows from other entries: what is written must agree, or
// stand as it was in the position that is edited. size is where it is kept, n what it
// is.
func Follows[S any](path string, size func(s *S, i int) *uint8, n func(s *S, i int) int) Own[S] {
	return Own[S]{Path: path, Write: func(s *S, i int) any { return *size(s, i) }, Read: func(r *Reader[S], what string, i int, in any) {
		follows := n(r.To, i)
		fresh := reflect.ValueOf(r.Old).Elem().IsZero()
		if written := r.Int(what, in, 0, 255); written != follows && (fresh || written != int(*size(r.Old, i))) {
			r.Fail("%s says %d, but there are %d", what, written, follows)
		}
		*size(r.To, i) = uint8(follows)
	}}
}

// inside is what reads an object inside of that of x.
func (x *Both[S]) inside(what string, in any) *Both[S] {
	return &Both[S]{State: x.State, r: x.r, what: what, in: x.r.Object(what, in), asked: map[string]bool{}}
}
