package protocol

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
)

// DefaultLevel is the level of a bot seat that names none.
const DefaultLevel = "normal"

// opNew starts a match in place of the one there is.
func (s *Session) opNew(f fields) (any, error) {
	for _, name := range []string{"game", "seats"} {
		if err := f.require(`the op "new"`, name); err != nil {
			return nil, err
		}
	}
	g, err := s.readGame(f)
	if err != nil {
		return nil, err
	}
	seed, err := f.seed("seed", 0)
	if err != nil {
		return nil, err
	}
	seats, err := readSeats(f, g.Info())
	if err != nil {
		return nil, err
	}
	options, err := readOptions(f, g.Info())
	if err != nil {
		return nil, err
	}
	setup := rules.Setup{Seats: len(seats), Seed: seed, Options: options}
	m, err := match.New(g, setup, seats, nil)
	if err != nil {
		var r *rules.Refusal
		if errors.As(err, &r) {
			return nil, fail(Refused, "%s", s.book.Say(g.Info().ID, r.Reason))
		}
		return nil, err
	}
	s.begin(m, &archive{})
	return s.played(nil), nil
}

func (s *Session) readGame(f fields) (rules.Game, error) {
	id, err := f.text("game", "")
	if err != nil {
		return nil, err
	}
	var known []string
	for _, g := range s.games {
		if g.Info().ID == id {
			return g, nil
		}
		known = append(known, g.Info().ID)
	}
	return nil, fail(UnknownGame, "no game %q can be played; there are %s", short(id), strings.Join(known, ", "))
}

// readSeats reads who decides for each seat.
func readSeats(f fields, in *rules.Info) ([]match.Controller, error) {
	list, err := f.list("seats")
	if err != nil {
		return nil, err
	}
	if len(list) < in.MinSeats || len(list) > in.MaxSeats {
		return nil, bad("%s seats %d to %d, but \"seats\" lists %d", in.ID, in.MinSeats, in.MaxSeats, len(list))
	}
	var seats []match.Controller
	for i, raw := range list {
		c, err := readSeat(fields{fmt.Sprintf("seats[%d]", i): raw}, i)
		if err != nil {
			return nil, err
		}
		seats = append(seats, c)
	}
	return seats, nil
}

func readSeat(f fields, i int) (match.Controller, error) {
	name := fmt.Sprintf("seats[%d]", i)
	o, err := f.object(name)
	if err != nil {
		return match.Controller{}, err
	}
	if err := o.only(name, "kind", "level"); err != nil {
		return match.Controller{}, err
	}
	if err := o.require(name, "kind"); err != nil {
		return match.Controller{}, err
	}
	kind, err := o.text("kind", "")
	if err != nil {
		return match.Controller{}, err
	}
	level, err := readLevel(o, DefaultLevel)
	if err != nil {
		return match.Controller{}, err
	}
	switch kind {
	case "human":
		return match.Controller{Kind: match.Person, Participant: fmt.Sprintf("Player %d", i+1)}, nil
	case "bot":
		return match.Controller{Kind: match.Bot, Level: level.Name, Participant: fmt.Sprintf("Bot %d", i+1)}, nil
	}
	return match.Controller{}, bad("%s: \"kind\" must be \"human\" or \"bot\", not %q", name, short(kind))
}

// readLevel reads the level of a bot.
func readLevel(f fields, def string) (bot.Level, error) {
	name, err := f.text("level", def)
	if err != nil {
		return bot.Level{}, err
	}
	lv, err := bot.FindLevel(name)
	if err != nil {
		return bot.Level{}, bad("%q: no level %q; there are %s", "level", short(name), levelNames())
	}
	return lv, nil
}

func levelNames() string {
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, l.Name)
	}
	return strings.Join(append(names, "random"), ", ")
}

// readOptions reads the options of a set-up as games lists them.
func readOptions(f fields, in *rules.Info) (rules.Options, error) {
	given, err := f.object("options")
	if err != nil {
		return nil, err
	}
	var ids []string
	for i := range in.Options {
		ids = append(ids, in.Options[i].ID)
	}
	if err := given.only("the set-up of "+in.ID, ids...); err != nil {
		return nil, err
	}
	out := rules.Options{}
	for i := range in.Options {
		o := &in.Options[i]
		raw, ok := given[o.ID]
		if !ok {
			continue
		}
		v, ok := readOption(o, raw)
		if !ok {
			return nil, bad("the option %q must be %s, not %s", o.ID, allowed(o), shown(raw))
		}
		out[o.ID] = v
	}
	return out, nil
}

// readOption reads a value of the JSON type that games lists.
func readOption(o *rules.Option, raw json.RawMessage) (int, bool) {
	switch o.Kind {
	case rules.Bool:
		v := slices.Index([]string{"false", "true"}, string(raw))
		return v, v >= 0
	case rules.Int:
		v, ok := wholeNumber(raw)
		return v, ok && o.Allows(v)
	}
	var name string
	if kindOf(raw) != "a string" || json.Unmarshal(raw, &name) != nil {
		return 0, false
	}
	v := slices.Index(o.Values, name)
	return v, v >= 0
}

// allowed says which values an option takes.
func allowed(o *rules.Option) string {
	switch o.Kind {
	case rules.Bool:
		return "true or false"
	case rules.Int:
		return fmt.Sprintf("a whole number from %d to %d", o.Min, o.Max)
	}
	return fmt.Sprintf("one of %q", o.Values)
}
