package protocol

import (
	"encoding/json"
	"errors"

	"safehouse/rules"
)

// turnAnswer says who decides what.
type turnAnswer struct {
	Seat     int    `json:"seat"` // -1: a crew, or nobody when done
	Open     []int  `json:"open"`
	Phase    string `json:"phase"`
	Round    int    `json:"round"`
	Prompt   string `json:"prompt"`
	Done     bool   `json:"done"`
	Practice bool   `json:"practice"`
}

// playedAnswer is what happened, and then the turn.
type playedAnswer struct {
	Events []eventEntry `json:"events"`
	turnAnswer
}

// eventEntry is one thing that happened.
type eventEntry struct {
	Kind string `json:"kind"`
	Text string `json:"text"`
	Who  string `json:"who,omitempty"`
	What string `json:"what,omitempty"`
	From string `json:"from,omitempty"`
	To   string `json:"to,omitempty"`
	N    int    `json:"n"`
	M    int    `json:"m"`
	Seen []int  `json:"seen,omitempty"` // only these seats see it; without it everybody does
}

func (s *Session) turn() turnAnswer {
	t := s.match.Turn()
	a := turnAnswer{Seat: t.Seat, Open: []int{}, Phase: t.Phase, Round: t.Round, Done: t.Done, Practice: s.match.Practice()}
	if t.Done {
		a.Seat = rules.Nobody
		return a
	}
	a.Open = append(a.Open, t.Open.List()...)
	a.Prompt = s.say(s.match.State().Prompt())
	return a
}

func (s *Session) opTurn(fields) (any, error) { return s.turn(), nil }

// played is the answer after something was done.
func (s *Session) played(events []rules.Event) playedAnswer {
	in, now := s.info(), s.match.State()
	l := []eventEntry{}
	for _, e := range events {
		x := eventEntry{Kind: in.Events[e.Kind], Text: s.say(rules.Told(now, e)), Who: in.RefString(e.Who), What: in.RefString(e.What),
			From: in.RefString(e.From), To: in.RefString(e.To), N: int(e.N), M: int(e.M)}
		if e.Seen != rules.Everyone {
			x.Seen = e.Seen.List()
		}
		l = append(l, x)
	}
	return playedAnswer{l, s.turn()}
}

type legalAnswer struct {
	Actions []legalEntry `json:"actions"`
}

type legalEntry struct {
	N int `json:"n"`
	rules.WrittenAction
	Text string   `json:"text"`
	Refs []string `json:"refs"`
}

// opLegal lists what can be done now.
func (s *Session) opLegal(fields) (any, error) {
	a := legalAnswer{Actions: []legalEntry{}}
	for n, x := range s.match.Legal() {
		a.Actions = append(a.Actions, legalEntry{n, s.info().Write(x), s.sentence(x), s.refs(x)})
	}
	return a, nil
}

// sentence offers an action.
func (s *Session) sentence(a rules.Action) string { return s.say(s.match.State().Describe(a)) }

// refs are the things that an action is about: its operands, then what it
// touches beyond them.
func (s *Session) refs(a rules.Action) []string {
	in := s.info()
	l := []string{}
	seen := map[rules.Ref]bool{{}: true}
	for _, r := range s.match.State().Touches(a, in.OperandRefs(a, nil)) {
		if !seen[r] {
			seen[r] = true
			l = append(l, in.RefString(r))
		}
	}
	return l
}

// opApply takes an action by its number in legal, or by its words.
func (s *Session) opApply(f fields) (any, error) {
	if f.has("n") == f.has("action") {
		return nil, bad("the op \"apply\" needs either \"n\", the number of an action in legal, or \"action\"")
	}
	a, err := s.chosen(f)
	if err != nil {
		return nil, err
	}
	events, err := s.match.Apply(a)
	var r *rules.Refusal
	if errors.As(err, &r) {
		return nil, fail(IllegalAction, "%s", s.say(r.Reason))
	}
	if err != nil {
		return nil, err
	}
	return s.played(events), nil
}

// chosen reads the action to apply.
func (s *Session) chosen(f fields) (rules.Action, error) {
	if !f.has("n") {
		a, err := s.readAction(f)
		var m *malformed
		if errors.As(err, &m) {
			return a, fail(IllegalAction, "%v", m.why)
		}
		return a, err
	}
	n, ok := wholeNumber(f["n"])
	if !ok {
		return rules.Action{}, bad("\"n\" must be the number of an action in legal, not %s", shown(f["n"]))
	}
	legal := s.match.Legal()
	switch {
	case len(legal) == 0:
		return rules.Action{}, fail(IllegalAction, "the game is over; there is nothing to choose")
	case n < 0 || n >= len(legal):
		return rules.Action{}, fail(IllegalAction, "there is no action %d; legal lists 0 to %d", n, len(legal)-1)
	}
	return legal[n], nil
}

// malformed is an action that does not exist in the game at all.
type malformed struct{ why error }

func (m *malformed) Error() string { return m.why.Error() }

// readAction reads {"verb","args"}; one that the game does not know is
// malformed.
func (s *Session) readAction(f fields) (rules.Action, error) {
	o, err := f.object("action")
	if err != nil {
		return rules.Action{}, err
	}
	if err := o.only(`"action"`, "verb", "args"); err != nil {
		return rules.Action{}, err
	}
	if err := o.require(`"action"`, "verb"); err != nil {
		return rules.Action{}, err
	}
	w := rules.WrittenAction{Args: map[string]any{}}
	if w.Verb, err = o.text("verb", ""); err != nil {
		return rules.Action{}, err
	}
	args, err := o.object("args")
	if err != nil {
		return rules.Action{}, err
	}
	for name, raw := range args {
		w.Args[name] = argument(raw)
	}
	a, err := s.info().Read(w)
	if err != nil {
		return rules.Action{}, &malformed{err}
	}
	return a, nil
}

// argument is a value as rules.Info.Read takes it.
func argument(raw json.RawMessage) any {
	if n, ok := wholeNumber(raw); ok {
		return n
	}
	var x any
	if json.Unmarshal(raw, &x) != nil {
		return nil
	}
	return x
}

type whyAnswer struct {
	Legal  bool   `json:"legal"`
	Reason string `json:"reason"`
}

// opWhy says whether an action is legal, and if not why.
func (s *Session) opWhy(f fields) (any, error) {
	if err := f.require(`the op "why"`, "action"); err != nil {
		return nil, err
	}
	a, err := s.readAction(f)
	var m *malformed
	switch {
	case errors.As(err, &m):
		a = rules.Action{} // no action of any game: the game has a sentence for it
	case err != nil:
		return nil, err
	}
	why := s.match.State().Why(a)
	if why.IsZero() {
		return whyAnswer{Legal: true}, nil
	}
	return whyAnswer{Reason: s.say(why)}, nil
}

// opUndo takes the last action back.
func (s *Session) opUndo(fields) (any, error) {
	if err := s.match.Undo(); err != nil {
		return nil, err
	}
	return s.turn(), nil
}

// opRedo takes an undone action again.
func (s *Session) opRedo(fields) (any, error) {
	if _, err := s.match.Redo(); err != nil {
		return nil, err
	}
	return s.turn(), nil
}
