package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"safehouse/rules"
	"safehouse/rules/match"
)

// This file turns set-ups, controllers and records into what stands in a file
// and back, and checks every id, index and count on the way in.

// A finder looks up a game by id; games.Find is the real one.
type finder func(id string) (rules.Game, bool)

// storeOptions puts all options of a set-up into words, in the order of the box.
func storeOptions(in *rules.Info, chosen rules.Options) []storedOption {
	l := make([]storedOption, 0, len(in.Options))
	for i := range in.Options {
		o := &in.Options[i]
		v, ok := chosen[o.ID]
		if !ok { // as printed
			v = o.Default
		}
		l = append(l, storedOption{o.ID, o.Format(v)})
	}
	return l
}

// setup is what the header asks of rules.Game.New. An option that is no more and
// was off is left out. Under the rules version that wrote it every other one must be
// known; under another one those that are no more are left out, too.
func (h *header) setup(in *rules.Info) (rules.Setup, error) {
	strict := h.Rules == in.Version
	s := rules.Setup{Seats: h.Seats, Seed: h.Seed, Options: rules.Options{}}
	for _, so := range h.Options {
		o, ok := in.Option(so.ID)
		if !ok && so.Value == off {
			continue
		}
		if !ok && strict {
			return s, &lacking{kind: "option", id: so.ID}
		}
		v := 0
		if ok {
			v, ok = o.Parse(so.Value)
			ok = ok && o.Allows(v)
		}
		_, twice := s.Options[so.ID]
		if strict && !ok {
			return s, &lacking{kind: "option", id: so.ID + ": " + so.Value}
		}
		if strict && twice {
			return s, fmt.Errorf("option %q of %s stands twice", so.ID, in.ID)
		}
		if ok && !twice {
			s.Options[so.ID] = v
		}
	}
	var err error
	s.Options, err = in.Settle(s)
	return s, err
}

// off is how an option that a match is played without is spelled.
const off = "false"

// gone are the options of the header that are no more: those that were off, which
// nothing is lost with, and the first other one, nil without.
func (h *header) gone(in *rules.Info) (unused []string, used *lacking) {
	for _, so := range h.Options {
		o, ok := in.Option(so.ID)
		switch {
		case !ok && so.Value == off:
			unused = append(unused, so.ID)
		case used != nil:
		case !ok:
			used = &lacking{kind: "option", id: so.ID}
		default:
			if v, ok := o.Parse(so.Value); !ok || !o.Allows(v) {
				used = &lacking{kind: "option", id: so.ID + ": " + so.Value}
			}
		}
	}
	return unused, used
}

// come are the options that the header knows nothing of.
func (h *header) come(in *rules.Info) (l []*rules.Option) {
	for i := range in.Options {
		if o := &in.Options[i]; !slices.ContainsFunc(h.Options, func(so storedOption) bool { return so.ID == o.ID }) {
			l = append(l, o)
		}
	}
	return l
}

// check looks at everything in a header that needs no game.
func (h *header) check() error {
	switch {
	case !validID(h.ID):
		return fmt.Errorf("match id %q", h.ID)
	case !validID(h.Game):
		return fmt.Errorf("game id %q", h.Game)
	case h.Campaign != "" && !validID(h.Campaign):
		return fmt.Errorf("campaign id %q", h.Campaign)
	case h.Rules < 0 || h.Rules > 1<<20:
		return fmt.Errorf("rules version %d", h.Rules)
	case h.Seats < 1 || h.Seats > rules.MaxSeats:
		return fmt.Errorf("%d seats", h.Seats)
	case len(h.Called) > maxCalled:
		return fmt.Errorf("%d names", len(h.Called))
	}
	for _, n := range h.Called {
		if !validName(n.Key, 64) || !validName(n.Name, maxTitle) {
			return fmt.Errorf("%q is called %q", n.Key, n.Name)
		}
	}
	return checkControllers(h.Controllers, h.Seats)
}

// maxCalled is how many names a match keeps: two a seat, in full and short.
const maxCalled = 2 * rules.MaxSeats

// storeNames puts names in the order of their keys.
func storeNames(called map[string]string) (l []storedName) {
	for _, key := range slices.Sorted(maps.Keys(called)) {
		l = append(l, storedName{key, called[key]})
	}
	return l
}

// called are the names by their keys.
func (h *header) called() map[string]string {
	if len(h.Called) == 0 {
		return nil
	}
	m := make(map[string]string, len(h.Called))
	for _, n := range h.Called {
		m[n.Key] = n.Name
	}
	return m
}

// validID reports whether s can be the id of a match, a campaign or a game:
// one to 64 small letters, digits and hyphens, so that it is a file name on
// every system.
func validID(s string) bool {
	if s == "" || len(s) > 64 || s[0] == '-' {
		return false
	}
	for _, c := range s {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return true
}

// validName reports whether s can be shown as a name or a title: at most limit
// bytes of printable UTF-8.
func validName(s string, limit int) bool {
	return len(s) <= limit && utf8.ValidString(s) &&
		!strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) })
}

// The numbers that files have for kinds of controllers and of records. They are the
// format's own and never change, however package match counts.
var (
	controllerKinds = numbers[match.Kind]{0: match.Person, 1: match.Bot}
	recordKinds     = numbers[match.RecordKind]{
		actionKind: match.RecordAction, 2: match.RecordUndo, 3: match.RecordRedo, 4: match.RecordRewind, 5: match.RecordSwap, 6: match.RecordEdit,
	}
)

// Numbers are what stands in a file for values of the program.
type numbers[K comparable] map[uint8]K

// of is the number of a value; ok is false for one that files do not know.
func (l numbers[K]) of(v K) (n uint8, ok bool) {
	for n, x := range l {
		if x == v {
			return n, true
		}
	}
	return 0, false
}

func storeController(c match.Controller) storedController {
	n, ok := controllerKinds.of(c.Kind)
	if !ok {
		n = unknownKind
	}
	return storedController{Kind: n, Level: c.Level, Participant: c.Participant}
}

// actionKind is the number of an action; 0 is one that was left out.
const actionKind = 1

// kind is what happened.
func (s *storedRecord) kind() match.RecordKind { return recordKinds[max(s.Kind, actionKind)] }

// unknownKind is refused by every check.
const unknownKind = 255

func (c storedController) controller() match.Controller {
	return match.Controller{Kind: controllerKinds[c.Kind], Level: c.Level, Participant: c.Participant}
}

// check does not ask whether a bot level exists: levels may come and go, and
// whoever lets bots play picks another for one that is gone.
func (c storedController) check() error {
	_, known := controllerKinds[c.Kind]
	switch {
	case !known:
		return fmt.Errorf("controller of kind %d", c.Kind)
	case c.Level != "" && (!validID(c.Level) || len(c.Level) > 32):
		return fmt.Errorf("bot level %q", c.Level)
	case !validName(c.Participant, 128):
		return fmt.Errorf("participant %q", c.Participant)
	}
	return nil
}

func storeControllers(seats []match.Controller) []storedController {
	l := make([]storedController, len(seats))
	for i, c := range seats {
		l[i] = storeController(c)
	}
	return l
}

func checkControllers(l []storedController, seats int) error {
	if len(l) != seats {
		return fmt.Errorf("%d controllers for %d seats", len(l), seats)
	}
	for _, c := range l {
		if err := c.check(); err != nil {
			return err
		}
	}
	return nil
}

func controllers(l []storedController) []match.Controller {
	seats := make([]match.Controller, len(l))
	for i, c := range l {
		seats[i] = c.controller()
	}
	return seats
}

// storeRecord leaves out what a record of this kind does not use. A position is
// written with the names of l.
func storeRecord(l *nameTable, r match.Record) (storedRecord, error) {
	n, ok := recordKinds.of(r.Kind)
	if !ok {
		return storedRecord{}, fmt.Errorf("record of unknown kind %d", r.Kind)
	}
	s := storedRecord{Kind: n}
	switch r.Kind {
	case match.RecordAction, match.RecordRedo:
		n := len(r.Action.Args)
		for n > 0 && r.Action.Args[n-1] == 0 {
			n--
		}
		if r.Kind == match.RecordAction {
			s.Kind = 0 // nearly all of them, so it is left out
		}
		s.Verb, s.Args = uint8(r.Action.Verb), r.Action.Args[:n]
	case match.RecordRewind:
		s.Steps = uint32(r.Steps)
	case match.RecordSwap:
		c := storeController(r.Controller)
		if err := c.check(); err != nil {
			return s, err
		}
		s.Seat, s.Controller = uint8(r.Seat), &c
	case match.RecordEdit:
		var err error
		if s.State, err = l.write(nil, r.Position); err != nil {
			return s, err
		}
		if len(s.State) > maxState {
			return s, errTooLarge
		}
	}
	return s, nil
}

// A script is how a file writes verbs, operands and positions: by its table of
// names.
type script struct {
	names *nameTable
	was   tables   // what the numbers of actions mean
	today bool     // those are the tables of the game as it is
	gone  []string // options that were off and are no more
}

// scriptOf is the script of files with a table of names.
func scriptOf(in *rules.Info, l *nameTable) script {
	now := tablesOf(in)
	return script{names: l, was: l.Tables, today: l.Tables.fingerprint() == now.fingerprint()}
}

// position is a stored position in names, without the options that are no more.
func (c *script) position(b []byte) (position []byte, err error) {
	position, err = c.names.print(b)
	if err != nil || len(c.gone) == 0 {
		return position, err
	}
	var all, options map[string]json.RawMessage
	if err := json.Unmarshal(position, &all); err != nil {
		return nil, err
	}
	if json.Unmarshal(all["options"], &options) != nil {
		return position, nil // it says nothing of them
	}
	for _, id := range c.gone {
		delete(options, id)
	}
	if all["options"], err = json.Marshal(options); err != nil {
		return nil, err
	}
	return json.Marshal(all)
}

// state reads a stored position and checks it.
func (c *script) state(g rules.Game, b []byte) (rules.State, error) {
	position, err := c.position(b)
	if err != nil {
		return nil, err
	}
	return understood(g, position)
}

// record is a match.Record again, checked against the game's tables.
func (c *script) record(g rules.Game, s *storedRecord, seats int) (match.Record, error) {
	in := g.Info()
	r := match.Record{Kind: s.kind(), Steps: int(s.Steps), Seat: int(s.Seat)}
	if len(s.Args) > len(r.Action.Args) {
		return r, fmt.Errorf("%d operands", len(s.Args))
	}
	var err error
	switch r.Kind {
	case match.RecordAction:
		r.Action, err = c.was.action(in, s.Verb, s.Args)
	case match.RecordRedo:
		if s.Verb != 0 {
			r.Action, err = c.was.action(in, s.Verb, s.Args)
		}
	case match.RecordUndo, match.RecordRewind:
	case match.RecordSwap:
		if s.Controller == nil || r.Seat >= seats {
			return r, fmt.Errorf("swap of seat %d of %d", r.Seat, seats)
		}
		r.Controller, err = s.Controller.controller(), s.Controller.check()
	case match.RecordEdit:
		if len(s.State) == 0 {
			return r, errors.New("edit without a position")
		}
		r.Position, err = c.state(g, s.State)
	default:
		err = fmt.Errorf("record of unknown kind %d", s.Kind)
	}
	return r, err
}
