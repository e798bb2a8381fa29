package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrSetup refuses an edit of what a match was set up with.
var ErrSetup = errors.New("options and seats belong to the set-up and cannot be edited; start a new game with others")

// A Reader turns the names of a printed position back into numbers. It keeps
// the first mistake in Err and goes on with values that do no harm, so that a
// game reads its position from top to bottom without asking after every entry.
type Reader struct {
	Err error
}

// Fail keeps a mistake, if it is the first.
func (r *Reader) Fail(format string, a ...any) {
	if r.Err == nil {
		r.Err = fmt.Errorf(format, a...)
	}
}

// manyNames is how many names are listed in full when another one is read.
const manyNames = 40

// Index is the place of a name in a list; 0 if it is not there. what says in
// the mistake which entry it was.
func (r *Reader) Index(what string, ids []string, id string) int {
	i := slices.Index(ids, id)
	switch {
	case i >= 0 && id != "":
		return i
	case len(ids) > manyNames:
		r.Fail("%s: %q is not known; an example is %s", what, id, ids[len(ids)-1])
	default:
		names := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == "" })
		r.Fail("%s: %q is none of %s", what, id, strings.Join(names, ", "))
	}
	return 0
}

// Number is a number from lo to hi; lo if it is not.
func (r *Reader) Number(what string, n, lo, hi int) int {
	if n < lo || n > hi {
		r.Fail("%s must be from %d to %d, not %d", what, lo, hi, n)
		return lo
	}
	return n
}
