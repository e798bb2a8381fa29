package save

import (
	"errors"
	"fmt"
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
		l = append(l, storedOption{o.ID, o.Format(chosen[o.ID])})
	}
	return l
}

// setup is what the header asks of rules.Game.New. Under the rules version
// that wrote it every option must be known; under another one those that are
// no more are left out.
func (h *header) setup(in *rules.Info) (rules.Setup, error) {
	strict := h.Rules == in.Version
	s := rules.Setup{Seats: h.Seats, Seed: h.Seed, Options: rules.Options{}}
	for _, so := range h.Options {
		o, ok := in.Option(so.ID)
		v := 0
		if ok {
			v, ok = o.Parse(so.Value)
			ok = ok && o.Allows(v)
		}
		_, twice := s.Options[so.ID]
		if strict && (!ok || twice) {
			return s, fmt.Errorf("option %q=%q of %s", so.ID, so.Value, in.ID)
		}
		if ok && !twice {
			s.Options[so.ID] = v
		}
	}
	var err error
	s.Options, err = in.Settle(s)
	return s, err
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
	}
	return checkControllers(h.Controllers, h.Seats)
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

func storeController(c match.Controller) storedController {
	return storedController{Kind: uint8(c.Kind), Level: c.Level, Participant: c.Participant}
}

func (c storedController) controller() match.Controller {
	return match.Controller{Kind: match.Kind(c.Kind), Level: c.Level, Participant: c.Participant}
}

// check does not ask whether a bot level exists: levels may come and go, and
// whoever lets bots play picks another for one that is gone.
func (c storedController) check() error {
	switch {
	case match.Kind(c.Kind) != match.Person && match.Kind(c.Kind) != match.Bot:
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

// storeRecord leaves out what a record of this kind does not use.
func storeRecord(r match.Record) (storedRecord, error) {
	s := storedRecord{Kind: uint8(r.Kind)}
	switch r.Kind {
	case match.RecordAction, match.RecordRedo:
		n := len(r.Action.Args)
		for n > 0 && r.Action.Args[n-1] == 0 {
			n--
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
		if len(r.State) > maxState {
			return s, errTooLarge
		}
		s.State = r.State
	}
	return s, nil
}

// record is the match.Record again, checked against the game's tables.
func (s *storedRecord) record(in *rules.Info, seats int) (match.Record, error) {
	r := match.Record{Kind: match.RecordKind(s.Kind), Steps: int(s.Steps), Seat: int(s.Seat), State: s.State}
	if len(s.Args) > len(r.Action.Args) {
		return r, fmt.Errorf("%d operands", len(s.Args))
	}
	r.Action.Verb = rules.Verb(s.Verb)
	copy(r.Action.Args[:], s.Args)
	switch r.Kind {
	case match.RecordAction:
		return r, checkAction(in, r.Action)
	case match.RecordRedo:
		if r.Action != (rules.Action{}) {
			return r, checkAction(in, r.Action)
		}
	case match.RecordUndo, match.RecordRewind:
	case match.RecordSwap:
		if s.Controller == nil || r.Seat >= seats {
			return r, fmt.Errorf("swap of seat %d of %d", r.Seat, seats)
		}
		r.Controller = s.Controller.controller()
		return r, s.Controller.check()
	case match.RecordEdit:
		if len(s.State) == 0 {
			return r, errors.New("edit without a position")
		}
	default:
		return r, fmt.Errorf("record of unknown kind %d", s.Kind)
	}
	return r, nil
}

// checkAction looks up verb and operands in the game's tables.
func checkAction(in *rules.Info, a rules.Action) error {
	if a.Verb == 0 || int(a.Verb) >= len(in.Verbs) {
		return fmt.Errorf("unknown verb %d of %s", a.Verb, in.ID)
	}
	v := &in.Verbs[a.Verb]
	for i, o := range v.Operands {
		if o.Ref != rules.None && (a.Args[i] < 0 || int(a.Args[i]) >= len(in.Refs[o.Ref].IDs)) {
			return fmt.Errorf("operand %q of %q is %d", o.Name, v.Name, a.Args[i])
		}
	}
	if slices.ContainsFunc(a.Args[len(v.Operands):], func(x int16) bool { return x != 0 }) {
		return fmt.Errorf("%q with more operands than it has", v.Name)
	}
	return nil
}

// readState decodes a position and checks it. A position that writes itself in
// other bytes than it was read from lost something on the way: it is taken
// only from older rules, which may have known less.
func readState(g rules.Game, b []byte, rulesVersion int) (rules.State, error) {
	s := g.Empty()
	rest, err := s.UnmarshalMsg(b)
	if err != nil {
		return nil, err
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("%d bytes behind the position", len(rest))
	}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if rulesVersion >= g.Info().Version {
		again, err := s.MarshalMsg(nil)
		if err != nil {
			return nil, err
		}
		if string(again) != string(b) {
			return nil, errors.New("the position holds more than these rules know")
		}
	}
	return s, nil
}
