package position

import (
	"fmt"
	"math/bits"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"safehouse/rules"
)

// A Deck is pieces each of which lies in one place at a time: the position has an
// entry for each that says where. The places are the fields with the tag in=Name or
// at=Name; a place is called as its tag says, and behind that, after colons, what it
// belongs to and which of several it is: hand:0, wheel:3. The name "-" is left out.
type Deck[S any] struct {
	Name string   // of the entry
	IDs  []string // of the pieces

	// Hidden is where a piece is said to be that lies nowhere, as in a view; without
	// it such a piece has no entry.
	Hidden func(s *S, piece int) string
	// More are further places.
	More func(s *S, lies func(piece int, place string))
	// Put lays a piece into one of them; it reports whether there is such a place.
	Put func(r *Reader[S], what string, piece int, place string) bool
	// New is where pieces lie of which a stored position knows nothing, because it
	// was made before they were.
	New string
	// Beside are further entries of a piece: then its entry is an object, in which its
	// place is called at.
	Beside func(x *Both[S], piece int)
}

// Always is that place for every piece.
func Always[S any](place string) func(*S, int) string {
	return func(*S, int) string { return place }
}

// A place of pieces in a state.
type place struct {
	deck  int
	label string
	v     reflect.Value // a set, or the number of the only piece
	cell  bool
	down  reflect.Value // of a cell: the set of those of its row that lie face down
	bit   int
}

// places calls fn with every place in v, an object that has some.
func (l *Layout[S]) places(in *living[S], o *object, v reflect.Value, tail string, fn func(p place)) {
	for _, m := range o.piles {
		f := v.FieldByIndex(m.field)
		switch {
		case m.deck < 0 && f.Kind() == reflect.Struct:
			l.places(in, m.inside, f, tail, fn)
		case m.deck < 0:
			eachKey(in.of(m.by), f, func(id string, e reflect.Value, _ int) {
				l.places(in, m.inside, e, tail+":"+id, fn)
			})
		case m.cell:
			l.cells(in, m, v, f, m.name+tail, fn)
		case m.keys != nil:
			eachKey(in.of(m.keys), f, func(id string, e reflect.Value, _ int) {
				fn(place{deck: m.deck, label: m.name + tail + ":" + id, v: e})
			})
		default:
			fn(place{deck: m.deck, label: m.name + tail, v: f})
		}
	}
}

// cells calls fn with the places of an array, or of the rows of an array; what is no
// array is one place.
func (l *Layout[S]) cells(in *living[S], m *member, v, f reflect.Value, name string, fn func(p place)) {
	if f.Kind() != reflect.Array {
		fn(place{deck: m.deck, label: name, v: f, cell: true})
		return
	}
	eachKey(in.of(m.keys), f, func(id string, e reflect.Value, n int) {
		p := place{deck: m.deck, label: name + ":" + id, v: e, cell: true}
		if m.name == "-" {
			p.label = id
		}
		if e.Kind() != reflect.Array {
			fn(p)
			return
		}
		row := p.label
		for i := range e.Len() {
			p.label, p.v, p.bit = row+":"+strconv.Itoa(i+1), e.Index(i), i
			if m.down != nil {
				p.down = v.FieldByIndex(m.down).Index(n)
			}
			fn(p)
		}
	})
}

// eachKey calls fn with the elements of an array that have a name, or their number
// from 1 where by is nil.
func eachKey(by *Names, f reflect.Value, fn func(id string, e reflect.Value, n int)) {
	for n := range f.Len() {
		id := strconv.Itoa(n + 1)
		if by != nil {
			id = by.id(n)
		}
		if id != "" {
			fn(id, f.Index(n), n)
		}
	}
}

// faceDown stands behind the place of a piece that lies face down in it.
const faceDown = ":down"

// empty reports whether no piece, not even a hidden one, lies in a cell: it is at
// the end of its range.
func (p *place) empty() bool {
	_, hi := bounds(p.v.Type())
	return number(p.v) == hi
}

// pieces calls fn with each piece that lies in p.
func (p *place) pieces(fn func(piece int, place string)) {
	switch {
	case !p.cell && p.v.Kind() == reflect.Array:
		for i := range p.v.Len() {
			for set := p.v.Index(i).Uint(); set != 0; set &= set - 1 {
				fn(64*i+bits.TrailingZeros64(set), p.label)
			}
		}
	case !p.cell:
		for set := uint64(number(p.v)); set != 0; set &= set - 1 {
			fn(bits.TrailingZeros64(set), p.label)
		}
	case p.empty():
	case p.down.IsValid() && uint64(number(p.down))>>p.bit&1 == 1:
		fn(int(number(p.v)), p.label+faceDown)
	default:
		fn(int(number(p.v)), p.label)
	}
}

// put lays a piece into p.
func (p *place) put(r *rules.Reader, what string, piece int) {
	switch {
	case !p.cell && p.v.Kind() == reflect.Array:
		e := p.v.Index(piece / 64)
		e.SetUint(e.Uint() | 1<<(piece%64))
	case !p.cell:
		setNumber(p.v, number(p.v)|1<<piece)
	case !p.empty():
		r.Fail("%s: something lies there already", what)
	default:
		setNumber(p.v, int64(piece))
	}
}

// everyPiece calls fn with every piece that lies somewhere and its place; a number
// that is no piece may be among them.
func (l *Layout[S]) everyPiece(s *S, fn func(deck, piece int, place string)) {
	in := living[S]{now: l.now, s: s}
	l.places(&in, l.root, reflect.ValueOf(s).Elem(), "", func(p place) {
		p.pieces(func(piece int, at string) { fn(p.deck, piece, at) })
	})
	for d := range l.Decks {
		if l.Decks[d].More != nil {
			l.Decks[d].More(s, func(piece int, at string) { fn(d, piece, at) })
		}
	}
}

// Conserved reports the first piece of a deck that is missing, doubled or does not
// exist.
func (l *Layout[S]) Conserved(s *S) error {
	if len(l.Decks) == 0 {
		return nil
	}
	at := l.emptyDecks()
	var err error
	l.everyPiece(s, func(d, piece int, place string) {
		switch {
		case err != nil:
		case piece < 0 || piece >= len(at[d]):
			err = fmt.Errorf("%s: what lies in %s does not exist", l.Decks[d].Name, place)
		case at[d][piece] != "":
			err = fmt.Errorf("%s.%s is in two places, %s and %s", l.Decks[d].Name, l.Decks[d].IDs[piece], at[d][piece], place)
		default:
			at[d][piece] = place
		}
	})
	for d := range at {
		for piece, place := range at[d] {
			if place == "" && err == nil {
				err = fmt.Errorf("%s.%s is nowhere", l.Decks[d].Name, l.Decks[d].IDs[piece])
			}
		}
	}
	return err
}

func (l *Layout[S]) emptyDecks() [][]string {
	at := make([][]string, len(l.Decks))
	for d := range at {
		at[d] = make([]string, len(l.Decks[d].IDs))
	}
	return at
}

// decks writes where the pieces of all decks lie.
func (w *writer[S]) decks() {
	at := w.emptyDecks()
	w.everyPiece(w.s, func(d, piece int, place string) {
		if piece >= 0 && piece < len(at[d]) {
			at[d][piece] = place
		}
	})
	for d := range at {
		w.key(w.Decks[d].Name)
		w.b = append(w.b, '{')
		for piece, place := range at[d] {
			deck := &w.Decks[d]
			if place == "" && deck.Hidden != nil {
				place = deck.Hidden(w.s, piece)
			}
			if place == "" {
				continue
			}
			w.key(deck.IDs[piece])
			if deck.Beside == nil {
				w.b = strconv.AppendQuote(w.b, place)
				continue
			}
			w.b = append(w.b, '{')
			x := &Both[S]{State: w.s, w: w}
			x.Word("at", place, nil)
			deck.Beside(x, piece)
			w.b = append(w.b, '}')
		}
		w.b = append(w.b, '}')
	}
}

// decks lays all pieces where the entries say.
func (r *Reader[S]) decks(entries map[string]any) {
	at := make([]map[string]place, len(r.Decks))
	labels := make([][]string, len(r.Decks))
	for d := range at {
		at[d] = map[string]place{}
	}
	r.places(&r.living, r.root, reflect.ValueOf(r.To).Elem(), "", func(p place) {
		at[p.deck][p.label] = p
		labels[p.deck] = append(labels[p.deck], p.label)
	})
	for d := range r.Decks {
		// The plain places are named first.
		slices.SortStableFunc(labels[d], func(a, b string) int { return strings.Count(a, ":") - strings.Count(b, ":") })
		deck := &r.Decks[d]
		in := r.Object(deck.Name, entries[deck.Name])
		for _, id := range Keys(in) {
			what, piece := join(deck.Name, id), r.Index(deck.Name, deck.IDs, id)
			lay := func(where string) { r.lay(deck, at[d], labels[d], what, piece, where) }
			if deck.Beside == nil {
				lay(r.Word(what, in[id]))
				continue
			}
			x := (&Both[S]{State: r.To, r: r}).inside(what, in[id])
			lay(r.Word(join(what, "at"), x.entry("at")))
			deck.Beside(x, piece)
			x.unknown()
		}
		if deck.New != "" && reflect.ValueOf(r.Old).Elem().IsZero() {
			for piece, id := range deck.IDs {
				if _, named := in[id]; !named {
					r.lay(deck, at[d], labels[d], deck.Name, piece, deck.New)
				}
			}
		}
	}
}

// lay lays a piece into a place.
func (r *Reader[S]) lay(deck *Deck[S], at map[string]place, labels []string, what string, piece int, where string) {
	p, ok := at[where]
	if n := len(where) - len(faceDown); !ok && n > 0 && where[n:] == faceDown {
		if p, ok = at[where[:n]]; ok && p.down.IsValid() {
			setNumber(p.down, number(p.down)|1<<p.bit)
		} else {
			ok = false
		}
	}
	switch {
	case ok:
		p.put(&r.Reader, what, piece)
	case deck.Put != nil && deck.Put(r, what, piece, where):
	default:
		r.Index(what, labels, where)
	}
}
