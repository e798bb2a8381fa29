package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/tinylib/msgp/msgp"

	"safehouse/rules"
)

// A position is stored as the game prints it in names (rules.State.MarshalJSON),
// written in msgp. Words that the table of the file has are binary, one or two
// bytes of their number; other words are strings. An object whose members are
// those of one of the table's shapes is a map of one entry, from the number of the
// shape to the list of its values; other objects are maps from words.
//
// A position may hold any number of names (ruling): what the table has no room for is
// written out as strings and maps, and takes more bytes.

// Bounds of a table of names and of what is read with one.
const (
	maxWord   = 128     // bytes of a word that goes into the table
	maxDepth  = 48      // objects and lists inside one another
	maxPrint  = 4 << 20 // bytes of a position in names
	shapeFrom = 2       // members that an object has at least to be a shape
	shapeMost = 256     // members that it has at most
	maxShapes = 256     // shapes in a table
	maxWords  = 16384   // words in it beside the ids of things
)

// A nameTable is the table of names of one file, ready for use.
type nameTable struct {
	names
	words  []string // all of them: the ids of the kinds, then the other words
	quoted [][]byte // as JSON
	number map[string]int
	shape  map[string]int // by their members, each behind a zero
}

// newNameTable is a table for files of a game that begin with a position.
func newNameTable(in *rules.Info, first rules.State) (*nameTable, error) {
	l := &nameTable{names: names{Tables: tablesOf(in)}}
	l.fill()
	v, err := printed(first)
	if err != nil {
		return nil, err
	}
	l.learn(v)
	return l, nil
}

// readNameTable is a table that a file gave.
func readNameTable(payload []byte) (*nameTable, error) {
	l := &nameTable{}
	rest, err := l.names.UnmarshalMsg(payload)
	if err == nil && len(rest) > 0 {
		err = errors.New("bytes behind the names")
	}
	if err != nil {
		return nil, err
	}
	return l, l.ready()
}

// ready fills a table that was read and checks it.
func (l *nameTable) ready() error {
	l.fill()
	for i, s := range l.Shapes {
		for _, w := range s {
			if int(w) >= len(l.words) {
				return fmt.Errorf("shape %d has no word %d", i, w)
			}
		}
	}
	return nil
}

// fill makes everything that follows from the names.
func (l *nameTable) fill() {
	l.number, l.shape = map[string]int{}, map[string]int{}
	for i := range l.Tables.Kinds {
		for _, id := range l.Tables.Kinds[i].IDs {
			l.add(id)
		}
	}
	for _, w := range l.Words {
		l.add(w)
	}
	for i, s := range l.Shapes {
		var b strings.Builder
		for _, w := range s {
			if int(w) < len(l.words) {
				b.WriteString(l.words[w])
			}
			b.WriteByte(0)
		}
		l.shape[b.String()] = i
	}
}

// add gives a word its number.
func (l *nameTable) add(w string) {
	if _, ok := l.number[w]; !ok {
		l.number[w] = len(l.words)
	}
	q, err := json.Marshal(w)
	if err != nil {
		q = []byte(`""`)
	}
	l.words, l.quoted = append(l.words, w), append(l.quoted, q)
}

// learn takes the words and shapes of a position into the table.
func (l *nameTable) learn(v any) {
	word := func(w string) int {
		n, ok := l.number[w]
		if !ok && len(w) <= maxWord && len(l.Words) < maxWords && len(l.words) < 1<<16 {
			l.add(w)
			l.Words = append(l.Words, w)
			n, ok = len(l.words)-1, true
		}
		if !ok {
			return -1
		}
		return n
	}
	switch v := v.(type) {
	case string:
		word(v)
	case []any:
		for _, x := range v {
			l.learn(x)
		}
	case map[string]any:
		keys := slices.Sorted(maps.Keys(v))
		var shape []uint16
		for _, k := range keys {
			if n := word(k); n >= 0 {
				shape = append(shape, uint16(n))
			}
		}
		name := shapeName(keys)
		if _, ok := l.shape[name]; !ok && len(keys) >= shapeFrom && len(keys) <= shapeMost && len(shape) == len(keys) && len(l.Shapes) < maxShapes {
			l.shape[name] = len(l.Shapes)
			l.Shapes = append(l.Shapes, shape)
		}
		for _, k := range keys {
			l.learn(v[k])
		}
	}
}

func shapeName(keys []string) string { return strings.Join(keys, "\x00") + "\x00" }

// printed is a position in names, as a tree.
func printed(s json.Marshaler) (any, error) {
	b, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var v any
	d := json.NewDecoder(strings.NewReader(string(b)))
	d.UseNumber()
	err = d.Decode(&v)
	return v, err
}

// understood is a position in names as a game of today understands it.
func understood(g rules.Game, position []byte) (rules.State, error) {
	s := g.Empty()
	if err := s.UnmarshalJSON(position); err != nil {
		return nil, err
	}
	return s, s.Validate()
}

// storePosition writes a position with a table of names of its own.
func storePosition(s rules.State) ([]byte, error) {
	l, err := newNameTable(s.Game().Info(), s)
	if err != nil {
		return nil, err
	}
	p := storedPosition{Names: l.names}
	if p.State, err = l.write(nil, s); err != nil {
		return nil, err
	}
	return p.MarshalMsg(nil)
}

// readPosition reads what storePosition wrote: in names, and the tables they are
// of.
func readPosition(b []byte) (position []byte, was tables, err error) {
	var p storedPosition
	rest, err := p.UnmarshalMsg(b)
	if err == nil && len(rest) > 0 {
		err = errors.New("bytes behind the position")
	}
	if err != nil {
		return nil, was, err
	}
	l := &nameTable{names: p.Names}
	if err := l.ready(); err != nil {
		return nil, was, err
	}
	position, err = l.print(p.State)
	return position, l.Tables, err
}

// print is a stored position as JSON.
func (l *nameTable) print(stored []byte) ([]byte, error) {
	p := printer{nameTable: l, rest: stored}
	p.value(0)
	if p.err == nil && len(p.rest) > 0 {
		p.err = fmt.Errorf("%d bytes behind the position", len(p.rest))
	}
	return p.out, p.err
}

// A printer turns a stored position into JSON.
type printer struct {
	*nameTable
	rest, out []byte
	err       error
}

func (p *printer) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

func (p *printer) value(depth int) {
	if depth > maxDepth || len(p.out) > maxPrint {
		p.fail(msgp.ErrRecursion)
	}
	if p.err != nil {
		return
	}
	var err error
	switch msgp.NextType(p.rest) {
	case msgp.NilType:
		p.rest, err = msgp.ReadNilBytes(p.rest)
		p.out = append(p.out, "null"...)
	case msgp.BoolType:
		var v bool
		v, p.rest, err = msgp.ReadBoolBytes(p.rest)
		p.out = strconv.AppendBool(p.out, v)
	case msgp.IntType, msgp.UintType:
		var v int64
		v, p.rest, err = msgp.ReadInt64Bytes(p.rest)
		p.out = strconv.AppendInt(p.out, v, 10)
	case msgp.Float64Type:
		var v float64
		v, p.rest, err = msgp.ReadFloat64Bytes(p.rest)
		var q []byte
		if err == nil {
			q, err = json.Marshal(v)
		}
		p.out = append(p.out, q...)
	case msgp.StrType, msgp.BinType:
		p.word()
	case msgp.ArrayType:
		p.list(depth)
	case msgp.MapType:
		p.object(depth)
	default:
		err = errors.New("a position with what no position has")
	}
	if err != nil {
		p.fail(err)
	}
}

// word prints a word, from the table or not.
func (p *printer) word() {
	if msgp.NextType(p.rest) == msgp.StrType {
		v, rest, err := msgp.ReadStringBytes(p.rest)
		if p.rest = rest; err != nil {
			p.fail(err)
			return
		}
		q, err := json.Marshal(v)
		if err != nil {
			p.fail(err)
		}
		p.out = append(p.out, q...)
		return
	}
	v, rest, err := msgp.ReadBytesZC(p.rest)
	if err != nil {
		p.fail(err)
		return
	}
	p.rest = rest
	n := 0
	for _, x := range v {
		n = n<<8 | int(x)
	}
	if len(v) < 1 || len(v) > 2 || n >= len(p.quoted) {
		p.fail(fmt.Errorf("no word %x in the table of names", v))
		return
	}
	p.out = append(p.out, p.quoted[n]...)
}

func (p *printer) list(depth int) {
	n, rest, err := msgp.ReadArrayHeaderBytes(p.rest)
	if err != nil || int(n) > len(rest) {
		p.fail(errors.Join(err, msgp.ErrShortBytes))
		return
	}
	p.rest = rest
	p.out = append(p.out, '[')
	for i := range n {
		if i > 0 {
			p.out = append(p.out, ',')
		}
		if p.value(depth + 1); p.err != nil {
			return
		}
	}
	p.out = append(p.out, ']')
}

func (p *printer) object(depth int) {
	n, rest, err := msgp.ReadMapHeaderBytes(p.rest)
	if err != nil || int(n) > len(rest) {
		p.fail(errors.Join(err, msgp.ErrShortBytes))
		return
	}
	p.rest = rest
	p.out = append(p.out, '{')
	if t := msgp.NextType(rest); n == 1 && (t == msgp.IntType || t == msgp.UintType) {
		p.shaped(depth)
	} else {
		for i := range n {
			if i > 0 {
				p.out = append(p.out, ',')
			}
			switch msgp.NextType(p.rest) {
			case msgp.StrType, msgp.BinType:
				p.word()
			default:
				p.fail(errors.New("a member without a name"))
			}
			p.out = append(p.out, ':')
			if p.value(depth + 1); p.err != nil {
				return
			}
		}
	}
	p.out = append(p.out, '}')
}

// shaped prints the members of an object of one of the table's shapes.
func (p *printer) shaped(depth int) {
	k, rest, err := msgp.ReadIntBytes(p.rest)
	var n uint32
	if err == nil {
		n, rest, err = msgp.ReadArrayHeaderBytes(rest)
	}
	if err != nil || k < 0 || k >= len(p.Shapes) || int(n) != len(p.Shapes[k]) {
		p.fail(fmt.Errorf("no shape %d of %d members in the table of names", k, n))
		return
	}
	p.rest = rest
	for i, w := range p.Shapes[k] {
		if i > 0 {
			p.out = append(p.out, ',')
		}
		p.out = append(append(p.out, p.quoted[w]...), ':')
		if p.value(depth + 1); p.err != nil {
			return
		}
	}
}

// wordsIn are the words of a position in names, whole and in the parts that
// colons make of them.
func wordsIn(position []byte) map[string]bool {
	var v any
	found := map[string]bool{}
	if json.Unmarshal(position, &v) != nil {
		return found
	}
	note := func(w string) {
		found[w] = true
		for part := range strings.SplitSeq(w, ":") {
			found[part] = true
		}
	}
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			note(v)
		case []any:
			for _, x := range v {
				walk(x)
			}
		case map[string]any:
			for k, x := range v {
				note(k)
				walk(x)
			}
		}
	}
	walk(v)
	return found
}
