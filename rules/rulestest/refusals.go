package rulestest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// A Refusal is a position and an action that is refused there for one reason.
type Refusal[T Table] struct {
	Key      string // of the reason; "why." may be left out
	Table    func(t *testing.T) T
	Verb     string
	Operands []any
}

// Refusals is every reason of a game with at least one position for it.
type Refusals[T Table] []Refusal[T]

// RefusalsOf takes the rows of a game, whose type is one of its own:
//
//	type refusal rulestest.Refusal[*table]
func RefusalsOf[T Table, Row ~struct {
	Key      string
	Table    func(t *testing.T) T
	Verb     string
	Operands []any
}](rows []Row) Refusals[T] {
	var l Refusals[T]
	for _, r := range rows {
		l = append(l, Refusal[T](r))
	}
	return l
}

const reasons = "why."

// key is the whole key of the reason.
func (r *Refusal[T]) key() string { return reasons + strings.TrimPrefix(r.Key, reasons) }

// action is what is refused, in short form.
func (r *Refusal[T]) action() string {
	return strings.TrimSpace(fmt.Sprintln(append([]any{r.Verb}, r.Operands...)...))
}

// Named checks that each action is refused with its reason and changes nothing.
func (l Refusals[T]) Named(t *testing.T) {
	t.Helper()
	for _, r := range l {
		t.Run(strings.TrimSpace(fmt.Sprintln(r.Key, r.Verb, r.Operands)), func(t *testing.T) {
			r.Table(t).Base().Refuses(r.key(), r.Verb, r.Operands...)
		})
	}
}

// malformed is the reason against what is no action of a game at all.
const malformed = reasons + "malformed"

// Complete checks that no reason of the game is without a position.
func (l Refusals[T]) Complete(t *testing.T, g rules.Game) {
	t.Helper()
	covered := []string{malformed}
	for _, r := range l {
		covered = append(covered, r.key())
	}
	for _, key := range g.Info().Says {
		if strings.HasPrefix(key, reasons) && !slices.Contains(covered, key) {
			t.Errorf("no position gives the reason %s", key)
		}
	}
}

// Golden compares the reasons, as a player reads them, with a stored text.
func (l Refusals[T]) Golden(t *testing.T, file string, say Say) {
	t.Helper()
	var out strings.Builder
	for _, r := range l {
		s := r.Table(t).Base()
		a := s.Act(r.Verb, r.Operands...)
		fmt.Fprintf(&out, "%s\n  %s\n  > %s\n  %s\n", r.Key, say(s.S.Prompt()), r.action(), say(s.S.Why(a)))
	}
	Golden(t, file, []byte(out.String()))
}

// Malformed checks that what is no action of the game is refused, whatever is
// asked, and changes nothing.
func Malformed(t *testing.T, table Table, actions ...rules.Action) {
	t.Helper()
	s := table.Base()
	for _, a := range actions {
		before := s.S.Clone()
		err := s.S.Apply(a, nil)
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Reason.Key != malformed || !s.S.Same(before) {
			t.Errorf("%v: %v", a, err)
		}
	}
}
