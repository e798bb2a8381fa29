package save

import (
	"cmp"
	"slices"
	"time"

	"safehouse/rules/match"
)

// This file writes a match file anew: after damage, under other rules, and
// when it has grown too long.

// snapshotGap is how many events lie between the snapshots that stay in a file
// that was shortened.
const snapshotGap = 1024

// shorten writes a tape that has grown too long anew without most of its old
// snapshots; nothing is lost by that. Of a match so long that this does not
// help, the beginning goes.
func (j *Journal) shorten() error {
	if len(j.tape) < j.shortenAt {
		return nil
	}
	folded := *j
	if err := folded.compact(); err != nil {
		return problem(problemUnusable, err)
	}
	if len(folded.tape) > j.shortenAt/8*7 {
		folded = *j
		if err := folded.anew(); err != nil {
			return problem(problemUnusable, err)
		}
	}
	if j.mirror != nil {
		if err := j.mirror.renew(folded.tape); err != nil {
			return err
		}
	}
	*j = folded
	return nil
}

// compact drops old snapshots, with the steps that lie in them, and all but the last summary.
func (j *Journal) compact() error {
	events, states, tracks := j.frames()
	if err := j.unlink(states); err != nil {
		return err
	}
	kept := slices.Clone(states[:1])
	for i, e := range states[1:] {
		if i >= len(states)-3 || e.event >= kept[len(kept)-1].event+snapshotGap {
			kept = append(kept, e)
		}
	}
	return j.retell(kept[0].payload(), events, kept[1:], tracks)
}

// rename writes the tape anew under another id: a copy. One that is over has nothing to be
// booked any more.
func (j *Journal) rename(id string) error {
	events, states, tracks := j.frames()
	j.head.ID = id
	j.note.Copied = j.note.Copied || j.match.Turn().Done
	return j.retell(states[0].payload(), events, states[1:], tracks)
}

// frames are the events, states and tracks on the tape.
func (j *Journal) frames() (events, states, tracks []entry) {
	s := &source{scan: scanMatch(j.tape)}
	for _, f := range s.scan.frames {
		switch f.kind {
		case eventFrame:
			events = append(events, entry{from: s, frame: f})
		case snapshotFrame:
			states = append(states, entry{from: s, frame: f})
		case trackFrame:
			tracks = append(tracks, entry{from: s, frame: f})
		}
	}
	return events, states, tracks
}

// unlink makes snapshots of the tape such that each can be read without the others and under
// another header; the steps that lie in them are left out.
func (j *Journal) unlink(states []entry) error {
	c := &matchRecord{tracks: states}
	read := make([]snapshot, len(states))
	for i, e := range states {
		if err := read[i].read(e.payload(), c.key); err != nil {
			return err
		}
	}
	for i := range read {
		if len(read[i].Seats) == 0 {
			read[i].Seats = j.head.Controllers
		}
		err := new(packer).alone(&read[i], read[i].State)
		if err == nil {
			states[i].own, err = read[i].MarshalMsg(nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// anew begins a new generation of the file at a position that leaves half of
// the room free; what lies before it can no longer be replayed.
func (j *Journal) anew() error {
	events, states, tracks := j.frames()
	i := slices.IndexFunc(states, func(e entry) bool { return len(j.tape)-int(e.at) <= j.shortenAt/2 && stands(e, events) })
	if i < 0 {
		i = len(states) - 1
	}
	if err := j.unlink(states); err != nil {
		return err
	}
	first := states[i].payload()
	var s snapshot
	if _, err := s.UnmarshalMsg(first); err != nil {
		return err
	}
	j.head.Generation++
	j.head.Event = states[i].event
	j.head.Midway = true
	j.head.Controllers = s.Seats
	return j.retell(first, events[search(events, j.head.Event+1):], states[i+1:], tracks[search(tracks, j.head.Event+1):])
}

// stands reports whether nothing that happened behind a stored position goes
// back to before it.
func stands(e entry, events []entry) bool {
	n := 0
	for _, x := range events[search(events, e.event+1):] {
		var s storedRecord
		if _, err := s.UnmarshalMsg(x.payload()); err != nil {
			return false
		}
		switch s.kind() {
		case match.RecordAction, match.RecordRedo:
			n++
		case match.RecordUndo:
			n--
		case match.RecordRewind:
			n -= int(s.Steps)
		}
		if n < 0 {
			return false
		}
	}
	return true
}

// retell writes the tape anew: header, the first snapshot, then events, states and
// tracks in the order of what happened, and the present position.
func (j *Journal) retell(first []byte, events, states, tracks []entry) error {
	if err := j.open(); err != nil {
		return err
	}
	err := j.opening(func() (err error) {
		j.tape, err = j.spot.appendFrame(j.tape, snapshotFrame, func(b []byte) ([]byte, error) { return append(b, first...), nil })
		return err
	})
	if err != nil {
		return err
	}
	l := slices.Concat(events, tracks, states)
	slices.SortStableFunc(l, func(a, b entry) int { return cmp.Compare(a.event, b.event) })
	for _, e := range l {
		j.spot.event = e.event
		j.tape, err = j.spot.appendFrame(j.tape, e.kind, func(b []byte) ([]byte, error) { return append(b, e.payload()...), nil })
		if err != nil {
			return err
		}
	}
	return j.settle(true)
}

// opening writes the first snapshot and marks where the beginning of the file
// ends.
func (j *Journal) opening(snapshot func() error) error {
	j.written = note{}
	if err := snapshot(); err != nil {
		return err
	}
	j.first = len(j.tape)
	return nil
}

// journal is the journal of a match that was read back. clean says that tape
// tells everything as it should; else it is written anew.
func (r *revived) journal(clean bool, tape []byte, now func() time.Time) (*Journal, error) {
	j := &Journal{match: r.match, head: r.head, names: r.names, note: r.note, shortenAt: foldMatch, now: now}
	j.follow()
	j.scored = r.scored
	if clean {
		j.resume(scanMatch(tape))
		return j, nil
	}
	in := r.game.Info()
	if r.broken {
		j.head.Generation++
		j.head.Midway = j.head.Midway || r.base.event > r.head.Event
		j.head.Event = r.base.event
		j.head.Rules = in.Version
		j.head.Options = storeOptions(in, r.setup.Options)
		j.head.Controllers = r.base.Seats
	}
	within := func(l []entry) []entry { return l[search(l, r.base.event+1):search(l, r.reached+1)] }
	events, states := within(r.events), within(r.states)
	first := r.base.snapshot
	var err error
	if !r.today {
		if j.names, err = newNameTable(in, r.base.state); err != nil {
			return nil, problem(problemUnusable, err)
		}
		if !r.broken {
			j.head.Generation++
		}
		j.head.Tables = j.names.Tables.fingerprint()
		if first.State, err = j.names.write(nil, r.base.state); err != nil {
			return nil, problem(problemUnusable, err)
		}
		events = r.translate(j.names, events)
	}
	// All steps are told anew, those before the first position behind it and the others at the
	// end; the positions stay without theirs.
	states = r.bare(j.names, states)
	tracks, err := j.told(int(first.Actions))
	if err != nil {
		return nil, problem(problemUnusable, err)
	}
	if err := new(packer).alone(&first, first.State); err != nil {
		return nil, problem(problemUnusable, err)
	}
	payload, err := first.MarshalMsg(nil)
	if err != nil {
		return nil, problem(problemUnusable, err)
	}
	if err := j.retell(payload, events, states, tracks); err != nil {
		return nil, problem(problemUnusable, err)
	}
	return j, nil
}

// outdated reports whether the match is written in a way that is no longer: then
// it is written anew, whole as it is.
func (r *revived) outdated() bool {
	return r.start.from.begun && r.start.from.version < container
}

// resume goes on behind the last frame of a whole file.
func (j *Journal) resume(s *scan) {
	j.tape, j.written = s.data, j.note
	var last frame
	for i, f := range s.frames {
		if f.kind == snapshotFrame {
			last = f
			if i < firstFrames {
				j.first = f.end()
			}
		}
	}
	var sn snapshot
	if _, err := sn.UnmarshalMsg(s.payload(last)); err == nil {
		j.floor = int(sn.Actions)
		j.tracked = j.floor
	}
	f := s.frames[len(s.frames)-1]
	j.spot = spot{f.tag, f.number + 1, f.event}
	j.since = int(f.event - last.event)
	_ = j.trail() // now, so that the next action does not wait for it
}

// translate writes events with another table of names.
func (r *revived) translate(l *nameTable, events []entry) (told []entry) {
	for _, e := range events {
		rec, err := r.told(e.payload())
		if err != nil {
			break // nothing was taken from here on
		}
		if s, err := storeRecord(l, rec); err == nil {
			if e.own, err = s.MarshalMsg(nil); err == nil {
				told = append(told, e)
			}
		}
	}
	return told
}

// bare are stored positions in the names of l without the steps that led to them. One that
// cannot be read is left out.
func (r *revived) bare(l *nameTable, states []entry) (told []entry) {
	var p packer
	for _, e := range states {
		b, err := r.matchRecord.base(e)
		if err != nil {
			continue
		}
		s, state := b.snapshot, b.State
		if l != r.names {
			if state, err = l.write(nil, b.state); err != nil {
				continue
			}
		}
		if p.alone(&s, state) != nil {
			continue
		}
		if e.own, err = s.MarshalMsg(nil); err == nil {
			told = append(told, e)
		}
	}
	return told
}
