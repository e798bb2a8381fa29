package machine

import "safehouse/rules"

// Both is two reasons of an advice, one after the other, or the one of them that there is. The text advice.both of the game joins
// a and b.
func Both(a, b rules.Message) rules.Message {
	switch {
	case a.IsZero():
		return b
	case b.IsZero():
		return a
	}
	return rules.Say("advice.both", rules.Word("a", a), rules.Word("b", b))
}
