package rules

import (
	"fmt"
	"strings"
)

// A Message is a sentence before it is put into words: a key of assets/text
// and its arguments. The zero Message says nothing.
type Message struct {
	Key  string
	Args []Arg
}

// An Arg is a named value inside a message: a number, the name of a thing, a
// message of its own, or a list of those.
type Arg struct {
	Name string
	Kind ArgKind
	N    int       // Number and Seat
	Sub  []Message // Words has one, List any number
}

// ArgKind tells what an Arg holds.
type ArgKind uint8

// Kinds of arguments.
const (
	Number ArgKind = iota // a number; one named n also chooses the plural
	Seat                  // a seat, shown under its participant's name
	Words                 // another message
	List                  // several, joined as "a, b and c"
)

// Say makes a message.
func Say(key string, args ...Arg) Message { return Message{key, args} }

// Num is a number argument.
func Num(name string, n int) Arg { return Arg{Name: name, Kind: Number, N: n} }

// Player is an argument that is shown as the name of who sits in seat.
func Player(name string, seat int) Arg { return Arg{Name: name, Kind: Seat, N: seat} }

// Word is an argument that is itself a message.
func Word(name string, m Message) Arg { return Arg{Name: name, Kind: Words, Sub: []Message{m}} }

// All is an argument that joins several messages.
func All(name string, ms ...Message) Arg { return Arg{Name: name, Kind: List, Sub: ms} }

// IsZero reports whether the message says nothing.
func (m Message) IsZero() bool { return m.Key == "" }

// String shows key and arguments, for developers.
func (m Message) String() string {
	if len(m.Args) == 0 {
		return m.Key
	}
	var b strings.Builder
	b.WriteString(m.Key)
	b.WriteByte('(')
	for i, a := range m.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(a.Name + "=")
		switch a.Kind {
		case Number, Seat:
			fmt.Fprint(&b, a.N)
		default:
			for j, s := range a.Sub {
				if j > 0 {
					b.WriteByte('+')
				}
				b.WriteString(s.String())
			}
		}
	}
	b.WriteByte(')')
	return b.String()
}

// Keys appends the keys of the message and of all messages inside it.
func (m Message) Keys(dst []string) []string {
	if m.Key == "" {
		return dst
	}
	dst = append(dst, m.Key)
	for _, a := range m.Args {
		for _, s := range a.Sub {
			dst = s.Keys(dst)
		}
	}
	return dst
}

// Literal is a message that is shown as it stands: what a person typed, a name.
func Literal(s string) Message { return Message{Key: literal + s} }

// literal marks a key that is its own text.
const literal = "="

// Text is what a Literal stands for; ok is false for every other message.
func (m Message) Text() (text string, ok bool) { return strings.CutPrefix(m.Key, literal) }

// Words hands the message to whatever puts it into words (assets/text): its
// key and its arguments as int, SeatNumber, Message or Messages. A Literal has
// an empty key and its text under "text".
func (m Message) Words() (key string, args map[string]any) {
	if s, ok := m.Text(); ok {
		return "", map[string]any{"text": s}
	}
	args = make(map[string]any, len(m.Args))
	for _, a := range m.Args {
		switch a.Kind {
		case Number:
			args[a.Name] = a.N
		case Seat:
			args[a.Name] = SeatNumber(a.N)
		case Words:
			args[a.Name] = a.Sub[0]
		default:
			args[a.Name] = Messages(a.Sub)
		}
	}
	return m.Key, args
}

// A SeatNumber is a seat whose participant's name is to be shown.
type SeatNumber int

// SeatIndex is the seat.
func (s SeatNumber) SeatIndex() int { return int(s) }

// Messages are joined as "a, b and c".
type Messages []Message

// Each calls f for every message in order.
func (l Messages) Each(f func(any)) {
	for _, m := range l {
		f(m)
	}
}
