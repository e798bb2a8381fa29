package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"github.com/tinylib/msgp/msgp"
)

// A nameEncoder writes a position in names: it goes once through what the game prints
// and writes it with the words and shapes of a table, so that a position that is
// due costs an action little more than the printing.
type nameEncoder struct {
	*nameTable
	in      []byte // what is printed
	at      int    // the next byte of it
	members []member
	name    []byte // of a shape, see shapeName
}

// A member of an object that is being written.
type member struct {
	key []byte // its name, without quotation marks
	at  int    // where its value begins
}

var errPrinted = errors.New("a position that is not printed as JSON")

// write appends a position in names.
func (l *nameTable) write(b []byte, s json.Marshaler) ([]byte, error) {
	position, err := s.MarshalJSON()
	if err != nil {
		return b, err
	}
	w := nameEncoder{nameTable: l, in: position}
	if b, err = w.value(b, 0); err == nil && w.next() != 0 {
		err = errPrinted
	}
	return b, err
}

// next is the next byte that is no space, 0 at the end.
func (w *nameEncoder) next() byte {
	for ; w.at < len(w.in); w.at++ {
		switch c := w.in[w.at]; c {
		case ' ', '\t', '\n', '\r':
		default:
			return c
		}
	}
	return 0
}

// is takes the next byte if it is c.
func (w *nameEncoder) is(c byte) bool {
	if w.next() != c {
		return false
	}
	w.at++
	return true
}

// value writes the next value.
func (w *nameEncoder) value(b []byte, depth int) ([]byte, error) {
	if depth > maxDepth {
		return b, msgp.ErrRecursion
	}
	switch w.next() {
	case '{':
		return w.object(b, depth)
	case '[':
		return w.list(b, depth)
	case '"':
		word, err := w.word()
		return w.appendWord(b, word), err
	}
	plain := w.plain()
	switch string(plain) {
	case "null":
		return msgp.AppendNil(b), nil
	case "true":
		return msgp.AppendBool(b, true), nil
	case "false":
		return msgp.AppendBool(b, false), nil
	}
	if n, err := strconv.ParseInt(string(plain), 10, 64); err == nil {
		return msgp.AppendInt64(b, n), nil
	}
	f, err := strconv.ParseFloat(string(plain), 64)
	return msgp.AppendFloat64(b, f), err
}

// plain takes a number, a truth or null.
func (w *nameEncoder) plain() []byte {
	from := w.at
	for ; w.at < len(w.in); w.at++ {
		switch w.in[w.at] {
		case ',', ']', '}', ' ', '\t', '\n', '\r':
			return w.in[from:w.at]
		}
	}
	return w.in[from:]
}

// word takes a string and gives what it says.
func (w *nameEncoder) word() ([]byte, error) {
	from := w.at
	if err := w.skip(); err != nil {
		return nil, err
	}
	if quoted := w.in[from:w.at]; bytes.IndexByte(quoted, '\\') >= 0 {
		var s string
		err := json.Unmarshal(quoted, &s)
		return []byte(s), err
	}
	return w.in[from+1 : w.at-1], nil
}

// skip passes over the next value.
func (w *nameEncoder) skip() error {
	for depth := 0; ; {
		switch w.next() {
		case 0:
			return errPrinted
		case '{', '[':
			depth++
			w.at++
		case '}', ']':
			depth--
			w.at++
		case ',', ':':
			w.at++
		case '"':
			for w.at++; w.at < len(w.in) && w.in[w.at] != '"'; w.at++ {
				if w.in[w.at] == '\\' {
					w.at++ // whatever stands behind it belongs to the word
				}
			}
			if w.at++; w.at > len(w.in) {
				return errPrinted
			}
		default:
			w.plain()
		}
		if depth <= 0 {
			return nil
		}
	}
}

func (w *nameEncoder) list(b []byte, depth int) ([]byte, error) {
	w.at++
	start := w.at
	n := uint32(0)
	for !w.is(']') {
		if n > 0 && !w.is(',') {
			return b, errPrinted
		}
		if err := w.skip(); err != nil {
			return b, err
		}
		n++
	}
	b = msgp.AppendArrayHeader(b, n)
	w.at = start
	for i := range n {
		if i > 0 {
			w.is(',')
		}
		var err error
		if b, err = w.value(b, depth+1); err != nil {
			return b, err
		}
	}
	w.is(']')
	return b, nil
}

// object writes the members in the order of their names.
func (w *nameEncoder) object(b []byte, depth int) ([]byte, error) {
	first := len(w.members)
	defer func() { w.members = w.members[:first] }()
	w.at++
	for !w.is('}') {
		if len(w.members) > first && !w.is(',') || w.next() != '"' {
			return b, errPrinted
		}
		key, err := w.word()
		if err == nil && !w.is(':') {
			err = errPrinted
		}
		w.members = append(w.members, member{key, w.at})
		if err = firstOf(err, w.skip()); err != nil {
			return b, err
		}
	}
	end, last := w.at, len(w.members)
	members := w.members[first:]
	slices.SortFunc(members, func(a, b member) int { return bytes.Compare(a.key, b.key) })
	w.name = w.name[:0]
	for _, m := range members {
		w.name = append(append(w.name, m.key...), 0)
	}
	shape, known := w.shape[string(w.name)]
	if known {
		b = msgp.AppendInt(msgp.AppendMapHeader(b, 1), shape)
		b = msgp.AppendArrayHeader(b, uint32(len(members)))
	} else {
		b = msgp.AppendMapHeader(b, uint32(len(members)))
	}
	for i := first; i < last; i++ {
		m := w.members[i]
		if !known {
			b = w.appendWord(b, m.key)
		}
		w.at = m.at
		var err error
		if b, err = w.value(b, depth+1); err != nil {
			return b, err
		}
	}
	w.at = end
	return b, nil
}

// appendWord writes a word by its number, or in full.
func (l *nameTable) appendWord(b, word []byte) []byte {
	n, ok := l.number[string(word)]
	switch {
	case !ok:
		return msgp.AppendStringFromBytes(b, word)
	case n < 256:
		return msgp.AppendBytes(b, []byte{byte(n)})
	}
	return msgp.AppendBytes(b, []byte{byte(n >> 8), byte(n)})
}
