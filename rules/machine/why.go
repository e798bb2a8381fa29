package machine

import "safehouse/rules"

// A Why is a rule that forbids an action. The same rule is always the same pointer,
// so that a predicate can say it without allocating.
type Why[S any] struct {
	key  string
	args []func(s *S, x Operands) rules.Arg
}

// Whys are the reasons of a game; they are made while the program starts.
type Whys[S any] struct{ keys []string }

// Add is a new reason: its sentence has that key and the arguments args.
func (w *Whys[S]) Add(key string, args ...func(s *S, x Operands) rules.Arg) *Why[S] {
	w.keys = append(w.keys, key)
	return &Why[S]{key, args}
}

// Key is the key of its sentence.
func (w *Why[S]) Key() string { return w.key }
