package save

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A source is one file that tells of a match: the journal itself, its previous
// generation, or the small file with header and first snapshot.
type source struct {
	name string // base name, for the report
	*scan
}

// An entry is a frame and the file it is in.
type entry struct {
	from *source
	frame
	own []byte // what it says in other words than the file's, nil for those
}

func (e entry) payload() []byte {
	if e.own != nil {
		return e.own
	}
	return e.from.payload(e.frame)
}

// A matchRecord is everything that the files know about one generation of a
// match: the set-up, what happened, and the positions stored on the way.
type matchRecord struct {
	head header
	script
	game   rules.Game
	setup  rules.Setup
	start  entry             // the header
	events []entry           // one for each event, ascending
	states []entry           // at most one for an event, ascending
	tracks []entry           // states and frames of tracks, as they were written
	final  entry             // the last outcome that was written, without a kind for none
	listed entry             // the last summary, likewise
	scored int               // rules version that the outcome is of, 0 without one
	keys   map[uint32][]byte // positions that others are packed against, nil before they are read
	note   note
	noted  bool
	top    uint32 // the last event that any file knows of

	used *lacking // an option of the set-up that is no more, nil without
	box  *boxed   // what every position of this set-up says of it
}

// errRules marks a match of other rules.
var errRules = errors.New("stored under another rules version")

// gather reads the frames of one tag out of the sources, earlier sources
// first. It needs one readable header.
func gather(find finder, tag uint32, sources []*source) (*matchRecord, error) {
	c := &matchRecord{}
	var err error = errors.New("no header can be read")
	for _, s := range sources {
		for _, f := range s.frames {
			if f.kind != headerFrame || f.tag != tag || c.game != nil {
				continue
			}
			if err = c.open(find, entry{from: s, frame: f}); err != nil {
				c.game = nil
			}
		}
	}
	if c.game == nil {
		return nil, err
	}
	if err := c.learn(tag, sources); err != nil {
		return nil, err
	}
	c.gone, c.used = c.head.gone(c.game.Info())
	c.top = c.head.Event
	var notes []entry
	for _, s := range sources {
		for _, f := range s.frames {
			if f.tag != tag || f.event < c.head.Event {
				continue
			}
			c.top = max(c.top, f.event)
			switch f.kind {
			case eventFrame:
				c.events = append(c.events, entry{from: s, frame: f})
			case snapshotFrame:
				c.states = append(c.states, entry{from: s, frame: f})
				c.tracks = append(c.tracks, entry{from: s, frame: f})
			case trackFrame:
				c.tracks = append(c.tracks, entry{from: s, frame: f})
			case outcomeFrame:
				if f.event >= c.final.event {
					c.final = entry{from: s, frame: f}
				}
			case summaryFrame:
				if f.event >= c.listed.event {
					c.listed = entry{from: s, frame: f}
				}
			case noteFrame:
				notes = append(notes, entry{from: s, frame: f})
			}
		}
	}
	slices.SortStableFunc(c.tracks, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.event, b.event), cmp.Compare(a.number, b.number))
	})
	c.tracks = slices.CompactFunc(c.tracks, func(a, b entry) bool { return a.event == b.event && a.number == b.number })
	c.events = chronological(c.events)
	c.states = chronological(c.states)
	for _, e := range notes {
		var n note
		if rest, err := n.UnmarshalMsg(e.payload()); err == nil && len(rest) == 0 && validName(n.Title, maxTitle) {
			c.note, c.noted = n, true
		}
	}
	return c, nil
}

// learn finds out how the frames of one tag are written.
func (c *matchRecord) learn(tag uint32, sources []*source) error {
	in := c.game.Info()
	err := errors.New("no table of names can be read")
	for _, s := range sources {
		for _, f := range s.frames {
			if f.kind != namesFrame || f.tag != tag {
				continue
			}
			l, e := readNameTable(s.payload(f))
			if e == nil && l.Tables.fingerprint() == c.head.Tables {
				c.script = scriptOf(in, l)
				return nil
			}
			err = firstOf(e, err)
		}
	}
	return err
}

// others reports whether the match was written under other rules, with other
// tables or with options that there are no more.
func (c *matchRecord) others() bool {
	return !c.today || c.head.Rules != c.game.Info().Version || c.used != nil || len(c.gone) > 0
}

// chronological sorts by event and keeps the first of each.
func chronological(l []entry) []entry {
	slices.SortStableFunc(l, func(a, b entry) int { return cmp.Compare(a.event, b.event) })
	return slices.CompactFunc(l, func(a, b entry) bool { return a.event == b.event })
}

// open reads a header.
func (c *matchRecord) open(find finder, e entry) error {
	c.head, c.start = header{}, e
	rest, err := c.head.UnmarshalMsg(e.payload())
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return errors.New("bytes behind the header")
	}
	if err := c.head.check(); err != nil {
		return err
	}
	if tagOf(c.head.ID, c.head.Generation) != e.tag {
		return errors.New("the header is of another match")
	}
	g, ok := find(c.head.Game)
	if !ok {
		return problem(problemGame, nil, rules.Word("game", rules.Literal(c.head.Game)))
	}
	c.setup, err = c.head.setup(g.Info())
	if err != nil {
		return err
	}
	c.game = g
	return nil
}

// A base is a position from which a match can go on.
type base struct {
	event uint32
	snapshot
	state rules.State
}

// base decodes a stored position.
func (c *matchRecord) base(e entry) (*base, error) {
	b := &base{event: e.event}
	if err := b.read(e.payload(), c.key); err != nil {
		return nil, err
	}
	if len(b.Seats) == 0 {
		b.Seats = c.head.Controllers
	}
	if err := checkControllers(b.Seats, c.setup.Seats); err != nil {
		return nil, err
	}
	if b.Actions > 1<<24 {
		return nil, fmt.Errorf("%d actions", b.Actions)
	}
	err := guarded(func() (err error) {
		if b.state, err = c.state(c.game, b.State); err == nil {
			err = c.fits(b.state)
		}
		return err
	})
	return b, err
}

// setOut is the base that the set-up itself gives, when every stored position
// is lost.
func (c *matchRecord) setOut() (*base, error) {
	if c.head.Midway || c.others() {
		return nil, errors.New("no stored position can be read")
	}
	b := &base{event: c.head.Event}
	b.Seats = c.head.Controllers
	err := guarded(func() (err error) {
		if b.state, err = c.game.New(c.setup); err == nil {
			b.State, err = c.names.write(nil, b.state)
		}
		return err
	})
	return b, err
}

// guarded turns a panic of a game that was given a hostile position into an
// error.
func guarded(do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the game cannot go on from here: %v", r)
		}
	}()
	return do()
}

// search is the index of the first entry at or behind an event.
func search(l []entry, event uint32) int {
	i, _ := slices.BinarySearchFunc(l, event, func(e entry, n uint32) int { return cmp.Compare(e.event, n) })
	return i
}

// runEnd is the last event of the unbroken run behind event.
func (c *matchRecord) runEnd(event uint32) uint32 {
	for i := search(c.events, event+1); i < len(c.events) && c.events[i].event == event+1; i++ {
		event++
	}
	return event
}

// runStart is the event behind which an unbroken run leads to event.
func (c *matchRecord) runStart(event uint32) uint32 {
	for i := search(c.events, event+1) - 1; i >= 0 && c.events[i].event == event; i-- {
		event--
	}
	return event
}

// A revived match is one that was read back.
type revived struct {
	*matchRecord
	base    *base  // where its steps begin
	reached uint32 // the event it stands behind
	match   *match.Match
	broken  bool // steps before base, or events behind reached, are lost
}

// maxHistory bounds the memory of the steps that a match is given back, in
// bytes of states: what is further back can no longer be undone or replayed.
const maxHistory = 48 << 20

// stateRoom is what a state takes at most in memory.
const stateRoom = 4 << 10

// revive plays the newest good position: the newest stored one and the
// unbroken run of records behind it. Its steps reach back as far as records
// and positions agree, so that undo is as it was.
func (c *matchRecord) revive(rep *Report) (*revived, error) {
	if c.others() {
		return c.underOtherRules(rep)
	}
	newest, err := c.newest(rep)
	if err != nil {
		return nil, err
	}
	target := c.runEnd(newest.event)
	room := uint32(maxHistory / (stateRoom + 512))
	b := c.oldest(newest, target, room)
	for {
		r, failed := c.replay(b, target)
		if failed == nil {
			r.broken = b.event != c.head.Event || r.reached < c.top
			r.recall(rep)
			return r, nil
		}
		rep.found(foundReplay, failed.at.from.name, int(failed.at.at), failed.at.end(), failed.err, rules.Num("record", int(failed.at.number)))
		next := c.from(failed.at.event)
		if next == nil {
			target = failed.at.event - 1
			continue
		}
		b = next
	}
}

// newest is the last stored position that can be used, or the set-up.
func (c *matchRecord) newest(rep *Report) (*base, error) {
	for i := len(c.states) - 1; i >= 0; i-- {
		b, err := c.base(c.states[i])
		if err == nil {
			return b, nil
		}
		e := c.states[i]
		if !errors.Is(err, errNoKey) { // else the loss of the key is told
			rep.found(foundState, e.from.name, int(e.at), e.end(), err, rules.Num("record", int(e.number)))
		}
		c.states = slices.Delete(c.states, i, i+1)
	}
	return c.setOut()
}

// oldest is the earliest usable position from which an unbroken run of at most
// room records leads to target; newest is one.
func (c *matchRecord) oldest(newest *base, target, room uint32) *base {
	first := max(c.runStart(target), target-min(target, room))
	for _, e := range c.states[search(c.states, first):] {
		if e.event >= newest.event {
			break
		}
		if b, err := c.base(e); err == nil {
			return b
		}
	}
	return newest
}

// from is the first usable position at or behind an event, nil without one.
func (c *matchRecord) from(event uint32) *base {
	for _, e := range c.states[search(c.states, event):] {
		if b, err := c.base(e); err == nil {
			return b
		}
	}
	return nil
}

// A misfit is a record that a replay could not take, or a stored position that
// the replay did not reach.
type misfit struct {
	at  entry
	err error
}

// replay takes the records behind b up to target and compares with every
// position stored on the way.
func (c *matchRecord) replay(b *base, target uint32) (*revived, *misfit) {
	r := &revived{matchRecord: c, base: b, reached: b.event}
	r.match = match.Resume(c.game, c.setup, controllers(b.Seats), b.state, int(b.Actions), nil)
	if b.Practice || c.note.Practice {
		r.match.MarkPractice()
	}
	i, j := search(c.events, b.event+1), search(c.states, b.event+1)
	for ; r.reached < target; i++ {
		e := c.events[i]
		if err := c.take(r.match, e.payload()); err != nil {
			return nil, &misfit{e, err}
		}
		r.reached = e.event
		for ; j < len(c.states) && c.states[j].event <= e.event; j++ {
			if err := c.agrees(r.match, c.states[j]); err != nil {
				return nil, &misfit{c.states[j], err}
			}
		}
	}
	return r, nil
}

// take gives one stored record to a match.
func (c *matchRecord) take(m *match.Match, payload []byte) error {
	r, err := c.told(payload)
	if err != nil {
		return err
	}
	if r.Kind == match.RecordRedo && !m.CanRedo() && r.Action.Verb != 0 {
		// What was undone lies before the base; the record says what it was.
		r = match.Record{Kind: match.RecordAction, Action: r.Action}
	}
	return guarded(func() error { return m.Take(r) })
}

// told is a stored record again.
func (c *matchRecord) told(payload []byte) (r match.Record, err error) {
	var s storedRecord
	rest, err := s.UnmarshalMsg(payload)
	if err == nil && len(rest) > 0 {
		err = errors.New("bytes behind the record")
	}
	if err != nil {
		return r, err
	}
	err = guarded(func() (err error) {
		if r, err = c.record(c.game, &s, c.setup.Seats); err == nil && r.Position != nil {
			err = c.fits(r.Position)
		}
		return err
	})
	return r, err
}

// agrees compares the position of a replay with a stored one that is usable.
func (c *matchRecord) agrees(m *match.Match, e entry) error {
	var s snapshot
	if err := s.read(e.payload(), c.key); err != nil {
		return nil
	}
	state, err := c.names.write(nil, m.State())
	if err != nil || string(state) == string(s.State) {
		return err
	}
	if b, err := c.base(e); err != nil || b.state.Same(m.State()) {
		return nil
	}
	return errors.New("the replay comes to another position than the stored one")
}

// underOtherRules goes on from the last stored position; what happened behind
// it cannot be taken under these rules. When the rules cannot read it the match
// is left to the program that can: an earlier one might lose a whole evening.
func (c *matchRecord) underOtherRules(rep *Report) (*revived, error) {
	if len(c.states) == 0 {
		return nil, errors.Join(errRules, errors.New("no stored position can be read"))
	}
	b, err := c.base(c.states[len(c.states)-1])
	if err != nil {
		return nil, errors.Join(errRules, c.lacks(c.states[len(c.states)-1]), err)
	}
	r, failed := c.replay(b, b.event)
	if failed != nil {
		return nil, failed.err
	}
	r.broken = true
	r.recall(rep)
	e := c.start
	if to := c.game.Info().Version; r.match.Turn().Done {
		// recall has said so
	} else if c.head.Rules != to {
		rep.found(foundRules, e.from.name, int(e.at), e.end(), nil, rules.Num("from", c.head.Rules), rules.Num("to", to))
	} else {
		rep.found(foundTables, e.from.name, int(e.at), e.end(), nil)
	}
	return r, nil
}

// recall gives the match what it was before the base, as far as the files tell, and the
// outcome that it ended with.
func (r *revived) recall(rep *Report) {
	if told := r.past(r.base); len(told.steps) > 0 {
		r.match.Recall(told.steps, told.before)
	}
	var s storedOutcome
	switch {
	case r.final.kind == outcomeFrame && r.final.event == r.reached:
		if rest, err := s.UnmarshalMsg(r.final.payload()); err != nil || len(rest) > 0 {
			return
		}
		out, err := s.outcome(r.setup.Seats)
		if err != nil {
			return
		}
		r.scored = s.Rules
		r.match.KeepOutcome(out)
	case r.others() && r.listed.kind == summaryFrame && r.listed.event == r.reached:
		out, ok := r.summed()
		if !ok {
			return
		}
		r.scored = r.head.Rules
		r.match.KeepOutcome(out)
	}
	if e := r.start; r.others() {
		rep.found(foundOver, e.from.name, int(e.at), e.end(), nil, rules.Num("from", r.scored), rules.Num("to", r.game.Info().Version))
	}
}

// summed is the outcome of a match whose own record of it is lost: who won and the
// totals, as a list shows them. Parts that no longer come to a total are left out.
func (r *revived) summed() (out rules.Outcome, ok bool) {
	var m summary
	if _, err := m.UnmarshalMsg(r.listed.payload()); err != nil || !m.Done || m.check(r.setup.Seats) != nil {
		return out, false
	}
	err := guarded(func() error {
		out = r.match.State().Outcome()
		return nil
	})
	if err != nil || len(out.Seats) != len(m.Totals) || int(m.Winners)>>r.setup.Seats != 0 {
		return out, false
	}
	for i, n := range m.Totals {
		if out.Seats[i].Total != n {
			out.Seats[i] = rules.Score{Total: n}
		}
	}
	out.Winners, out.Lost = rules.Seats(m.Winners), m.Lost
	return out, true
}

// missed is how many events are lost.
func (r *revived) missed() int { return int(r.top - r.reached) }

// lacks is what stands between a stored position and the game as it is today: a
// thing that there is no more, or one that has come. nil where that is not known.
func (c *matchRecord) lacks(e entry) error {
	var s snapshot
	if err := s.read(e.payload(), c.key); err != nil {
		return nil
	}
	position, err := c.position(s.State)
	if err != nil {
		return nil
	}
	l := c.was.missing(c.game.Info(), wordsIn(position))
	if c.used != nil && (l == nil || l.gained) {
		l = c.used
	}
	if l != nil {
		return l
	}
	return nil
}
