package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/match"
)

// A Session is one conversation: at most one match at a time, and the ops on
// it. It is used by one goroutine.
type Session struct {
	games   []rules.Game
	book    Book
	store   store
	match   *match.Match
	records []match.Record // everything that happened to match since it began here
	archive *archive
	done    bool // quit was asked
	// Bounds of a search; fuzzing lowers them.
	maxMS, maxIterations int
	now                  func() time.Time
}

// A Book puts messages into words; it is a *text.Book.
type Book interface {
	Say(shelf string, m text.Source) string
	T(shelf, key string, args map[string]any) string
}

// NewSession starts a conversation about the given games.
func NewSession(games []rules.Game, book Book) *Session {
	return &Session{games: games, book: book, store: disk, maxMS: MaxMilliseconds, maxIterations: MaxIterations, now: time.Now}
}

// Serve answers every line of in with one line on out until quit or the end of
// the input. Only a failing in or out ends it with an error.
func (s *Session) Serve(in io.Reader, out io.Writer) error {
	lines := newLineReader(in)
	for !s.done {
		line, tooLong, err := lines.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return fmt.Errorf("reading requests: %w", err)
		}
		var answer []byte
		if tooLong {
			answer = errorAnswer(nil, bad("the line is longer than %d bytes and was not read; requests are shorter", MaxLine))
		} else {
			answer = s.Answer(line)
		}
		if _, err := out.Write(append(answer, '\n')); err != nil {
			return fmt.Errorf("writing answers: %w", err)
		}
	}
	return nil
}

// An op is something that can be asked.
type op struct {
	fields []string // beside op and tag
	match  bool     // needs one
	run    func(*Session, fields) (any, error)
}

var ops = map[string]op{
	"games": {nil, false, (*Session).opGames},
	"new":   {[]string{"game", "seed", "seats", "options"}, false, (*Session).opNew},
	"turn":  {nil, true, (*Session).opTurn},
	"legal": {nil, true, (*Session).opLegal},
	"apply": {[]string{"n", "action"}, true, (*Session).opApply},
	"why":   {[]string{"action"}, true, (*Session).opWhy},
	"state": {nil, true, (*Session).opState},
	"view":  {[]string{"seat"}, true, (*Session).opView},
	"edit":  {[]string{"patch"}, true, (*Session).opEdit},
	"bot":   {[]string{"seat", "level", "ms", "iterations", "seed", "apply"}, true, (*Session).opBot},
	"auto":  {[]string{"ms", "iterations"}, true, (*Session).opAuto},
	"undo":  {nil, true, (*Session).opUndo},
	"redo":  {nil, true, (*Session).opRedo},
	"score": {nil, true, (*Session).opScore},
	"log":   {[]string{"seat"}, true, (*Session).opLog},
	"hash":  {nil, true, (*Session).opHash},
	"save":  {[]string{"path"}, true, (*Session).opSave},
	"load":  {[]string{"path"}, false, (*Session).opLoad},
	"quit":  {nil, false, (*Session).opQuit},
}

// opNames are all ops in alphabetical order.
func opNames() string {
	var names []string
	for name := range ops {
		names = append(names, name)
	}
	slices.Sort(names)
	return strings.Join(names, ", ")
}

// Answer answers one request with one JSON object without its newline. An
// error leaves the match as it was.
func (s *Session) Answer(line []byte) []byte {
	f, err := parse(line)
	tag := f["tag"]
	if err == nil {
		var body []byte
		if body, err = s.ask(f); err == nil {
			return goodAnswer(tag, body)
		}
	}
	var p *problem
	if !errors.As(err, &p) {
		p = s.explain(err)
	}
	return errorAnswer(tag, p)
}

// ask runs the op of a request and returns the answer's members as an object.
// Whatever goes wrong, a panic of a game included, the match is put back to
// where it was.
func (s *Session) ask(f fields) (body []byte, err error) {
	if err := f.require("a request", "op"); err != nil {
		return nil, err
	}
	name, err := f.text("op", "")
	if err != nil {
		return nil, err
	}
	o, ok := ops[name]
	if !ok {
		return nil, bad("no op %q; there are %s", short(name), opNames())
	}
	delete(f, "op")
	delete(f, "tag")
	if err := f.only(fmt.Sprintf("the op %q", name), o.fields...); err != nil {
		return nil, err
	}
	if o.match && s.match == nil {
		return nil, fail(NoMatch, "no match has been started; start one with new or load")
	}
	back := s.keep()
	defer func() {
		if r := recover(); r != nil {
			err = fail(Refused, "the program made a mistake over %q (%v); the match is as it was before", name, r)
		}
		if err != nil {
			body = nil
			back()
		}
	}()
	answer, err := o.run(s, f)
	if err != nil {
		return nil, err
	}
	return marshal(answer)
}

// keep remembers the match and returns what puts it back.
func (s *Session) keep() func() {
	if s.match == nil {
		return func() { s.match, s.records, s.archive = nil, nil, nil }
	}
	m, kept, records, archive, state := s.match, *s.match, s.records, s.archive, s.match.State().Clone()
	return func() {
		*m = kept
		m.State().CopyFrom(state)
		s.match, s.records, s.archive = m, records, archive
	}
}

// explain puts an error of the game or the match into an answer.
func (s *Session) explain(err error) *problem {
	var r *rules.Refusal
	if errors.As(err, &r) && s.match != nil {
		return fail(Refused, "%s", s.say(r.Reason))
	}
	return fail(Refused, "%v", err)
}

// say puts a message of the match's game into words.
func (s *Session) say(m rules.Message) string { return s.book.Say(s.info().ID, m) }

// info is the box of the match's game.
func (s *Session) info() *rules.Info { return s.match.Game().Info() }

func (s *Session) opQuit(fields) (any, error) {
	s.done = true
	return struct{}{}, nil
}

// marshal writes compact JSON on one line.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, fail(Refused, "the answer cannot be written: %v", err)
	}
	return bytes.TrimSpace(b.Bytes()), nil
}

// goodAnswer puts ok and the tag before the members of body.
func goodAnswer(tag json.RawMessage, body []byte) []byte {
	out := []byte(`{"ok":true`)
	out = appendTag(out, tag)
	if members := body[1 : len(body)-1]; len(members) > 0 {
		out = append(append(out, ','), members...)
	}
	return append(out, '}')
}

func errorAnswer(tag json.RawMessage, p *problem) []byte {
	out := appendTag([]byte(`{"ok":false`), tag)
	members, err := marshal(struct {
		Code  Code   `json:"code"`
		Error string `json:"error"`
	}{p.code, p.text})
	if err != nil {
		panic("protocol: an error answer cannot be written: " + err.Error())
	}
	return append(append(out, ','), members[1:]...)
}

// appendTag appends the request's tag as it was, on one line.
func appendTag(out []byte, tag json.RawMessage) []byte {
	if tag == nil {
		return out
	}
	var b bytes.Buffer
	if json.Compact(&b, tag) != nil {
		return out
	}
	return append(append(out, `,"tag":`...), b.Bytes()...)
}
