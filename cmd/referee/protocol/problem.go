package protocol

import "fmt"

// A Code says what kind of mistake an error answer is about.
type Code string

// The codes of error answers; they never change.
const (
	BadRequest    Code = "bad_request"    // the line is no request: JSON, op, field, type, range
	NoMatch       Code = "no_match"       // the op needs a match and none was started
	UnknownGame   Code = "unknown_game"   // games does not list it
	IllegalAction Code = "illegal_action" // legal does not list it
	Refused       Code = "refused"        // well formed, but not possible now
	BadPosition   Code = "bad_position"   // an edit to something inconsistent
	IO            Code = "io"             // a file could not be read or written
)

// A problem is an error answer.
type problem struct {
	code Code
	text string
	deep bool // nested too deeply to be echoed
}

func (p *problem) Error() string { return p.text }

func fail(c Code, format string, a ...any) *problem {
	return &problem{code: c, text: fmt.Sprintf(format, a...)}
}

func bad(format string, a ...any) *problem { return fail(BadRequest, format, a...) }
