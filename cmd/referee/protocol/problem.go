package protocol

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

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
	return &problem{code: c, text: curt(fmt.Sprintf(format, a...))}
}

// Bounds of an error's sentence in bytes: of one word, which may be what was
// sent, and of all.
const (
	longestWord  = 300
	longestError = 2000
)

// curt shortens words and sentences that echo endless numbers and paths.
func curt(text string) string {
	if len(text) <= longestWord {
		return text
	}
	words := strings.Split(text, " ")
	for i, w := range words {
		if len(w) > longestWord {
			words[i] = ends(w, longestWord)
		}
	}
	return ends(strings.Join(words, " "), longestError)
}

// ends keeps the two ends of a text that is longer than most bytes.
func ends(s string, most int) string {
	if len(s) <= most {
		return s
	}
	head, tail := most*2/3, len(s)-most/3
	for head > 0 && !utf8.RuneStart(s[head]) {
		head--
	}
	for tail < len(s) && !utf8.RuneStart(s[tail]) {
		tail++
	}
	return s[:head] + "…" + s[tail:]
}

func bad(format string, a ...any) *problem { return fail(BadRequest, format, a...) }
