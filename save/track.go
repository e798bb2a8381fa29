package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// This file stores the steps of a match as they were played and reads them back, so that it
// can be looked back at when the rules of today would take them otherwise.

// read decodes a snapshot and unpacks its position; key finds the position that another one is
// packed against, by its mark.
func (s *snapshot) read(payload []byte, key func(uint32) []byte) error {
	rest, err := s.UnmarshalMsg(payload)
	if err == nil && len(rest) > 0 {
		err = errors.New("bytes behind the position")
	}
	switch {
	case err != nil:
	case len(s.Packed) > 0:
		var against []byte
		if s.Key != 0 {
			if against = key(s.Key); against == nil {
				return errNoKey
			}
		}
		s.State, err = inflate(against, s.Packed, maxState)
	}
	return err
}

// errNoKey is a position whose key is lost.
var errNoKey = errors.New("the position that this one is told by is lost")

// key is the key with a mark, nil without one.
func (c *matchRecord) key(mark uint32) []byte {
	if c.keys == nil {
		c.keys = map[uint32][]byte{}
		for _, e := range c.tracks {
			if e.kind != snapshotFrame {
				continue
			}
			var s snapshot
			none := func(uint32) []byte { return nil }
			if s.read(e.payload(), none) == nil && s.Key == 0 {
				c.keys[markOf(s.State)] = s.State
			}
		}
	}
	return c.keys[mark]
}

// trail brings the positions before the steps that are in no track yet up to the present:
// those before what was taken back go.
func (j *Journal) trail() error {
	m := j.match
	n := m.Actions()
	switch {
	case n < j.tracked:
		j.tracked, j.before = n, nil
	case j.tracked < m.First():
		j.tracked, j.before = m.First(), nil
	}
	k := min(len(j.before), n-j.tracked)
	j.before = j.before[:k:k]     // what is taken back on a failure stays as it is
	if m.Game().Info().Campaign { // holds matches that are kept one by one
		j.tracked, j.before = n, nil
		return nil
	}
	for len(j.before) < n-j.tracked {
		b, err := j.names.write(nil, m.At(j.tracked+len(j.before)-m.First()))
		if err != nil {
			return err
		}
		j.before = append(j.before, b)
	}
	return nil
}

// track is the next steps that are in no track yet, at most so many.
func (j *Journal) track(most int) *track {
	m := j.match
	t := &track{From: uint32(j.tracked)}
	in := m.Game().Info()
	n := min(len(j.before), most)
	for i, before := range j.before[:n] {
		st := &m.Steps()[j.tracked+i-m.First()]
		s := storedStep{Verb: uint8(st.Action.Verb), Args: trimmed(st.Action.Args[:]), Seat: int8(st.Seat), Crew: st.Crew, Disclosed: uint8(st.Disclosed), Before: before}
		for _, e := range st.Events {
			s.Events = append(s.Events, t.event(in, e))
		}
		t.Steps = append(t.Steps, s)
	}
	j.tracked, j.before = j.tracked+n, j.before[n:]
	return t
}

// trimmed is a list of numbers without the zeros at its end.
func trimmed(l []int16) []int16 {
	for len(l) > 0 && l[len(l)-1] == 0 {
		l = l[:len(l)-1]
	}
	return l
}

// event writes an event.
func (t *track) event(in *rules.Info, e rules.Event) storedEvent {
	name := ""
	if int(e.Kind) < len(in.Events) {
		name = in.Events[e.Kind]
	}
	kind := slices.Index(t.Kinds, name)
	if kind < 0 {
		kind = len(t.Kinds)
		t.Kinds = append(t.Kinds, name)
	}
	s := storedEvent{Kind: uint8(kind), N: e.N, M: e.M, Seen: uint8(e.Seen), Reveals: e.Reveals}
	var refs [8]int16
	for i, r := range [...]rules.Ref{e.Who, e.What, e.From, e.To} {
		refs[2*i], refs[2*i+1] = int16(r.Kind), r.Index
	}
	s.Refs = slices.Clone(trimmed(refs[:]))
	return s
}

// tell writes steps beyond those that fit into the next snapshot into frames of their own.
func (j *Journal) tell() error {
	for len(j.before) > trackSteps {
		s, err := j.pack.track(j.track(trackSteps), nil)
		if err == nil {
			j.tape, err = j.spot.appendFrame(j.tape, trackFrame, s.MarshalMsg)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// told are the steps up to an action in frames of tracks.
func (j *Journal) told(actions int) (l []entry, err error) {
	j.tracked = j.match.First()
	var p packer
	for err = j.trail(); err == nil && j.tracked < actions && len(j.before) > 0; {
		e := entry{frame: frame{kind: trackFrame, event: j.head.Event}}
		var s storedTrack
		if s, err = p.track(j.track(min(trackSteps, actions-j.tracked)), nil); err == nil {
			e.own, err = s.MarshalMsg(nil)
		}
		l = append(l, e)
	}
	return l, err
}

// toldSteps are steps that a file tells, with the position before each.
type toldSteps struct {
	steps  []match.Step
	before []rules.State
}

// past are the steps that led to a stored position, as far back as the file tells of all
// of them.
func (c *matchRecord) past(b *base) (l toldSteps) {
	from := 0 // actions before the first of them
	var read unpacker
	for _, e := range c.tracks {
		if e.event > b.event {
			break
		}
		t, err := c.stepsOf(&read, e)
		if err != nil || t == nil || t.From > 1<<24 {
			continue
		}
		if n := int(t.From) - from; n < 0 || n > len(l.steps) {
			from, l = int(t.From), toldSteps{}
		} else {
			l.steps, l.before = l.steps[:n], l.before[:n]
		}
		for i := range t.Steps {
			st, before, err := c.step(t, &t.Steps[i])
			if err != nil { // these rules cannot read it: what is told begins behind it
				from, l = int(t.From)+i+1, toldSteps{}
				continue
			}
			l.steps, l.before = append(l.steps, st), append(l.before, before)
		}
	}
	n := int(b.Actions) - from
	if n < 0 || n > len(l.steps) {
		return toldSteps{}
	}
	l.steps, l.before = l.steps[:n], l.before[:n]
	if room := maxHistory / stateRoom; n > room {
		l.steps, l.before = l.steps[n-room:], l.before[n-room:]
	}
	return l
}

// stepsOf are the steps that an entry tells, nil for none.
func (c *matchRecord) stepsOf(read *unpacker, e entry) (*track, error) {
	var s snapshot
	var l storedTrack
	switch {
	case e.kind == snapshotFrame:
		err := s.read(e.payload(), c.key)
		if errors.Is(err, errNoKey) && s.Track != nil {
			_, _ = read.track(s.Track, nil) // the chain goes on behind steps that are lost
		}
		if err != nil {
			return nil, err
		}
		if s.Track == nil {
			return nil, nil
		}
		l = *s.Track
	default:
		if _, err := l.UnmarshalMsg(e.payload()); err != nil {
			return nil, err
		}
	}
	return read.track(&l, s.State)
}

// step reads a stored step.
func (c *matchRecord) step(t *track, s *storedStep) (st match.Step, before rules.State, err error) {
	in := c.game.Info()
	err = guarded(func() (err error) {
		if before, err = c.state(c.game, s.Before); err == nil {
			err = c.fits(before)
		}
		return err
	})
	if err != nil {
		return st, nil, err
	}
	// An action that is no more is told all the same, by what happened.
	st.Action, _ = c.was.action(in, s.Verb, s.Args)
	st.Seat, st.Crew, st.Disclosed = int(s.Seat), s.Crew, match.Disclosure(s.Disclosed)
	if st.Seat < rules.Crew || st.Seat >= c.setup.Seats || st.Disclosed > match.Secret {
		return st, nil, fmt.Errorf("a step of seat %d", st.Seat)
	}
	for i := range s.Events {
		if e, ok := c.event(t, &s.Events[i]); ok {
			st.Events = append(st.Events, e)
		}
	}
	return st, before, nil
}

// event reads a stored event; ok is false for one of a kind that is no more.
func (c *matchRecord) event(t *track, s *storedEvent) (e rules.Event, ok bool) {
	in := c.game.Info()
	if int(s.Kind) >= len(t.Kinds) {
		return e, false
	}
	kind := slices.Index(in.Events, t.Kinds[s.Kind])
	if kind <= 0 {
		return e, false
	}
	e = rules.Event{Kind: rules.EventKind(kind), N: s.N, M: s.M, Seen: rules.Seats(s.Seen), Reveals: s.Reveals}
	for i, r := range [...]*rules.Ref{&e.Who, &e.What, &e.From, &e.To} {
		if 2*i >= len(s.Refs) {
			break
		}
		index := int16(0)
		if 2*i+1 < len(s.Refs) {
			index = s.Refs[2*i+1]
		}
		if *r, ok = c.was.ref(in, s.Refs[2*i], index); !ok {
			return e, false
		}
	}
	return e, true
}

// ref is a thing that was written with these tables, in a game as it is today.
func (t *tables) ref(in *rules.Info, kind, index int16) (rules.Ref, bool) {
	if kind == 0 {
		return rules.Ref{Index: index}, true
	}
	if kind < 0 || int(kind) >= len(t.Kinds) {
		return rules.Ref{}, false
	}
	was := &t.Kinds[kind]
	to := slices.IndexFunc(in.Refs, func(r rules.RefInfo) bool { return r.Name == was.Name })
	if to <= 0 || index < 0 || int(index) >= len(was.IDs) {
		return rules.Ref{}, false
	}
	at := slices.Index(in.Refs[to].IDs, was.IDs[index])
	return rules.At(rules.RefKind(to), at), at >= 0
}

// storeOutcome puts a result into what stands in a file.
func storeOutcome(out rules.Outcome, version int) (storedOutcome, error) {
	s := storedOutcome{Rules: version, Winners: uint8(out.Winners), Lost: out.Lost}
	for i := range out.Seats {
		s.Seats = append(s.Seats, storeScore(&out.Seats[i]))
	}
	if out.Automa != nil {
		a := storeScore(out.Automa)
		s.Automa = &a
	}
	if len(out.Remarks) == 0 {
		return s, nil
	}
	var err error
	s.Remarks, err = json.Marshal(out.Remarks)
	return s, err
}

func storeScore(sc *rules.Score) storedScore {
	s := storedScore{Total: sc.Total}
	for _, p := range sc.Parts {
		s.Parts = append(s.Parts, storedPart(p))
	}
	return s
}

// outcome is the result again.
func (s *storedOutcome) outcome(seats int) (out rules.Outcome, err error) {
	if len(s.Seats) != seats || int(s.Winners)>>seats != 0 {
		return out, fmt.Errorf("the result of %d seats", len(s.Seats))
	}
	out.Winners, out.Lost = rules.Seats(s.Winners), s.Lost
	for i := range s.Seats {
		out.Seats = append(out.Seats, s.Seats[i].score())
	}
	if s.Automa != nil {
		a := s.Automa.score()
		out.Automa = &a
	}
	if len(s.Remarks) > 0 {
		err = json.Unmarshal(s.Remarks, &out.Remarks)
	}
	return out, firstOf(err, checkMessages(out.Remarks))
}

func (s *storedScore) score() rules.Score {
	sc := rules.Score{Total: s.Total}
	for _, p := range s.Parts {
		sc.Parts = append(sc.Parts, rules.Part(p))
	}
	return sc
}

// checkMessages sees to it that messages of a file can be put into words.
func checkMessages(l []rules.Message) error {
	for _, m := range l {
		if !validName(m.Key, 1024) {
			return fmt.Errorf("a message %q", m.Key)
		}
		for _, a := range m.Args {
			if a.Kind > rules.List || a.Kind == rules.Words && len(a.Sub) != 1 {
				return fmt.Errorf("an argument of kind %d", a.Kind)
			}
			if err := checkMessages(a.Sub); err != nil {
				return err
			}
		}
	}
	return nil
}
