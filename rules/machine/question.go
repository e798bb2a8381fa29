package machine

import "safehouse/rules"

// A Question is a row of what a game asks.
type Question[S, W any] struct {
	Name string // in positions and for tables
	// Prompt is the key of its words; Instead, where When holds, the key of others.
	Prompt, Instead string
	When            func(s *S) bool
	// With is what its words name beside who is asked; nil for nothing.
	With func(s *S) []rules.Arg
	// Verbs answer it, in the order in which they are offered.
	Verbs []rules.Verb
	// Must tells that it is put without counting the answers, because there surely are several, or because their number would
	// tell what is hidden; nil where it never is.
	Must func(s *S) bool
	// Pass is the key of the words in which it is declined, where a verb of the game does that, and Declined what follows.
	Pass     func(s *S) string
	Declined func(w W)
}

// Key is the key of its words.
func (q *Question[S, W]) Key(s *S) string {
	if q.When != nil && q.When(s) {
		return q.Instead
	}
	return q.Prompt
}

// keys are the keys of its words.
func (q *Question[S, W]) keys() (l []string) {
	for _, k := range []string{q.Prompt, q.Instead} {
		if k != "" {
			l = append(l, k)
		}
	}
	return l
}
