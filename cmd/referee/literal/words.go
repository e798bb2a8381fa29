package literal

import (
	"fmt"

	"safehouse/assets/text"
	"safehouse/rules"
)

// Words are texts, in place of a book of assets/text: a Literal as
// it stands, everything else as its key with its numbers.
type Words struct{}

// Say puts a message into words.
func (Words) Say(_ string, m text.Source) string {
	key, args := m.Words()
	if key == "" {
		return fmt.Sprint(args["text"])
	}
	s := key
	for _, name := range []string{"who", "what", "seat"} {
		switch x := args[name].(type) {
		case rules.Message:
			s += " " + name + "=" + x.Key
		case rules.SeatNumber:
			s += fmt.Sprintf(" %s=%d", name, int(x))
		}
	}
	if n, ok := args["n"]; ok {
		s += fmt.Sprintf(" n=%v", n)
	}
	return s
}

// T puts a key into words.
func (Words) T(_, key string, _ map[string]any) string { return key }
