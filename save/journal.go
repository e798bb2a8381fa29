package save

import (
	"crypto/rand"
	"encoding/base32"
	"fmt"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// SnapshotEvery is after how many records the whole position is stored again:
// a damaged record costs at most as many.
const SnapshotEvery = 16

// maxTitle is the longest title in bytes.
const maxTitle = 256

// A Journal is a match that is being written down: the sink of a match.Match.
// It holds the whole file in memory; one that a Folder opened also keeps a file
// equal to it. Journal and match belong to one goroutine.
type Journal struct {
	id        string // of the file; "" in memory
	match     *match.Match
	head      header
	names     *nameTable
	tape      []byte   // the whole file
	first     int      // bytes of prefix, header and first snapshot
	spot      spot     // of the next frame
	since     int      // events since the last snapshot
	floor     int      // actions at the last snapshot
	tracked   int      // actions whose steps are on the tape, see track.go
	before    [][]byte // the positions before those that are not
	pack      packer   // of positions and steps
	scored    int      // rules version that the outcome is of, 0 for the one of the match
	note      note     // as it stands
	written   note     // as it was last written
	now       func() time.Time
	mirror    *journalFile        // nil in memory
	took      func(time.Duration) // is told how long a record took; nil in memory
	release   func()              // lets go of the match in its folder
	ended     func()              // notes in the folder how far the journal went
	lost      func()              // is told that the file is given up
	closed    bool
	shortenAt int // bytes at which the tape is shortened
}

// About is what is said about a new match beside its set-up.
type About struct {
	Title    string // what the player calls it, at most 256 bytes; "" for none
	Campaign string // id of the campaign it is a part of, or ""

	// Called is what people called things of the match, by the keys of their texts: names given in a campaign, which a match
	// that is continued from one of its own takes along. At most 16, each of at most 256 bytes.
	Called map[string]string
}

// NewJournal sets up a match that is kept in memory until Export writes it to
// a path. A set-up that the game refuses is its *rules.Refusal.
func NewJournal(g rules.Game, setup rules.Setup, seats []match.Controller, about About) (*Journal, error) {
	return begin(newID(g, time.Now()), g, setup, seats, about, time.Now)
}

// KeepJournal is NewJournal for a match that stands in the middle of a game,
// one that was continued from a replay. What happened before is not written.
// The journal's match is m, or if m has steps already a match that is continued
// from its present position as practice.
func KeepJournal(m *match.Match, about About) (*Journal, error) {
	return keep(newID(m.Game(), time.Now()), m, about, time.Now)
}

func begin(id string, g rules.Game, setup rules.Setup, seats []match.Controller, about About, now func() time.Time) (*Journal, error) {
	options, err := g.Info().Settle(setup)
	if err != nil {
		return nil, err
	}
	setup.Options = options
	m, err := match.New(g, setup, seats, nil)
	if err != nil {
		return nil, err
	}
	return start(id, m, about, now, false)
}

func keep(id string, m *match.Match, about About, now func() time.Time) (*Journal, error) {
	if n := len(m.Steps()); n > 0 {
		m = m.Continue(n, nil)
	}
	return start(id, m, about, now, true)
}

// start writes the beginning of a file: header and first snapshot.
func start(id string, m *match.Match, about About, now func() time.Time, midway bool) (*Journal, error) {
	in := m.Game().Info()
	setup := m.Setup()
	j := &Journal{match: m, now: now, shortenAt: foldMatch}
	j.head = header{
		ID: id, Generation: 1, Game: in.ID, Rules: in.Version, Seats: setup.Seats, Seed: setup.Seed,
		Options: storeOptions(in, setup.Options), Created: now().Unix(), Midway: midway, Campaign: about.Campaign,
		Controllers: storeControllers(m.Controllers()), Called: storeNames(about.Called),
	}
	if err := j.head.check(); err != nil {
		return nil, problem(problemUnusable, err)
	}
	if !validName(about.Title, maxTitle) {
		return nil, problem(problemUnusable, fmt.Errorf("title %q", about.Title))
	}
	j.note = note{Title: about.Title, Practice: m.Practice()}
	var err error
	if j.names, err = newNameTable(in, m.State()); err != nil {
		return nil, problem(problemUnusable, err)
	}
	j.head.Tables = j.names.Tables.fingerprint()
	err = j.open()
	if err == nil {
		err = j.opening(j.snapshot)
	}
	if err == nil {
		err = j.finish()
	}
	if err != nil {
		return nil, problem(problemUnusable, err)
	}
	j.follow()
	return j, nil
}

// follow lets the match tell the journal what happens.
func (j *Journal) follow() {
	j.match.SetSink(j.take)
	j.match.SetOver(j.over)
}

// newID names a match.
func newID(g rules.Game, now time.Time) string { return newName(g.Info().ID, now) }

// newName is what it is of, the moment and a little chance, so that a folder
// sorted by name is readable: what began later stands behind, within a second
// too.
func newName(of string, now time.Time) string {
	var b [5]byte
	rand.Read(b[2:])
	part := uint64(now.Nanosecond()) << 16 / 1e9
	b[0], b[1] = byte(part>>8), byte(part)
	tail := strings.ToLower(base32.HexEncoding.EncodeToString(b[:]))
	return fmt.Sprintf("%.24s-%s-%s", of, now.UTC().Format("20060102-150405"), tail)
}

// Match is the match that is written down.
func (j *Journal) Match() *match.Match { return j.match }

// ID names the match in its folder; it is "" in memory.
func (j *Journal) ID() string { return j.id }

// Title is what the player calls the match.
func (j *Journal) Title() string { return j.note.Title }

// Campaign is the id of the campaign the match is a part of, or "".
func (j *Journal) Campaign() string { return j.head.Campaign }

// Called is what people called things of the match when it began, as in About; nil for nothing.
func (j *Journal) Called() map[string]string { return j.head.called() }

// Copied reports whether the match was over when it was copied from another one.
func (j *Journal) Copied() bool { return j.note.Copied }

// Created is when the match began.
func (j *Journal) Created() time.Time { return time.Unix(j.head.Created, 0) }

// open begins an empty tape with prefix, header and names.
func (j *Journal) open() error {
	j.spot = spot{tag: tagOf(j.head.ID, j.head.Generation), event: j.head.Event}
	j.pack = packer{}
	var err error
	j.tape, err = j.lead(appendPrefix(nil))
	return err
}

// lead appends header and names.
func (j *Journal) lead(b []byte) ([]byte, error) {
	b, err := j.spot.appendFrame(b, headerFrame, j.head.MarshalMsg)
	if err == nil {
		b, err = j.spot.appendFrame(b, namesFrame, j.names.MarshalMsg)
	}
	return b, err
}

// take is the sink of the match: it writes r before r happens. A snapshot that
// is due is written with it: the position is still the one before r.
func (j *Journal) take(r match.Record) error {
	if j.took != nil {
		begun := time.Now()
		defer func() { j.took(time.Since(begun)) }()
	}
	if j.closed {
		return problem(problemClosed, nil)
	}
	back := j.point()
	if err := j.shorten(); err != nil {
		return err
	}
	err := j.due(j.since >= SnapshotEvery || j.match.Actions() < j.floor)
	if err == nil && (j.pack.keyed == 1 && j.since == 0 || j.note != j.written) {
		err = j.finish() // of the others a list learns by what happened since
	}
	if err == nil {
		err = j.event(r)
	}
	if err != nil {
		j.back(back)
		return problem(problemUnusable, err)
	}
	return j.commit(back)
}

// A point is a place on the tape to come back to when writing fails.
type point struct {
	length, since, floor int
	tracked              int
	before               [][]byte
	pack                 packer
	spot                 spot
	written              note
}

func (j *Journal) point() point {
	return point{len(j.tape), j.since, j.floor, j.tracked, j.before, j.pack, j.spot, j.written}
}

func (j *Journal) back(p point) {
	j.tape = j.tape[:p.length]
	j.since, j.floor, j.tracked, j.before, j.pack, j.spot, j.written = p.since, p.floor, p.tracked, p.before, p.pack, p.spot, p.written
}

// settle writes what is due before anything else happens, and what a list shows of it.
func (j *Journal) settle(due bool) error {
	err := j.due(due)
	if err == nil && (due || j.note != j.written) {
		err = j.finish()
	}
	return err
}

// due brings what is kept of the steps up to the present, and with a snapshot writes it.
func (j *Journal) due(snapshot bool) error {
	if j.match.Practice() {
		j.note.Practice = true
	}
	if err := j.trail(); err != nil {
		return err
	}
	if snapshot {
		return firstOf(j.tell(), j.snapshot())
	}
	return nil
}

// event writes a record.
func (j *Journal) event(r match.Record) error {
	s, err := storeRecord(j.names, r)
	if err != nil {
		return err
	}
	j.spot.event++
	j.since++
	j.tape, err = j.spot.appendFrame(j.tape, eventFrame, s.MarshalMsg)
	return err
}

// over is told that the match has ended: position, outcome and what a list shows follow the
// last record at once. What fails here is written with the next Checkpoint, at the latest
// by Close.
func (j *Journal) over() {
	if !j.closed {
		_ = j.store()
	}
}

// snapshot writes the whole position with the steps that led to it.
func (j *Journal) snapshot() error {
	m := j.match
	state, err := j.names.write(nil, m.State())
	if err != nil {
		return err
	}
	s := snapshot{Actions: uint32(m.Actions()), Practice: m.Practice(), Seats: j.seats()}
	if err = j.pack.position(&s, state); err != nil {
		return err
	}
	t, err := j.pack.track(j.track(len(j.before)), state)
	if err != nil {
		return err
	}
	if len(t.Packed) > 0 {
		s.Track = &t
	}
	j.tape, err = j.spot.appendFrame(j.tape, snapshotFrame, s.MarshalMsg)
	j.since, j.floor = 0, m.Actions()
	if !m.Turn().Done {
		j.before = [][]byte{state} // of the step that comes
	}
	return err
}

// outcome writes how the match has ended.
func (j *Journal) outcome() error {
	version := j.match.Game().Info().Version
	if j.scored > 0 {
		version = j.scored
	}
	s, err := storeOutcome(j.match.Outcome(), version)
	if err != nil {
		return err
	}
	j.tape, err = j.spot.appendFrame(j.tape, outcomeFrame, s.MarshalMsg)
	return err
}

// finish writes what a list shows, and the note when it changed.
func (j *Journal) finish() error {
	m := j.match
	turn, out := m.Turn(), m.Outcome()
	if !turn.Done {
		out = shown(m).Outcome()
	}
	s := summary{
		Saved: j.now().Unix(), Title: j.note.Title, Actions: uint32(m.Actions()), Round: turn.Round, Phase: turn.Phase,
		Practice: m.Practice(), Copied: j.note.Copied, Done: turn.Done, Lost: out.Lost, Winners: uint8(out.Winners),
		Seats: j.seats(),
	}
	s.Totals = totals(&out)
	var err error
	if turn.Done {
		if err = j.outcome(); err != nil {
			return err
		}
	}
	if j.note != j.written {
		if j.tape, err = j.spot.appendFrame(j.tape, noteFrame, j.note.MarshalMsg); err != nil {
			return err
		}
		j.written = j.note
	}
	j.tape, err = j.spot.appendFrame(j.tape, summaryFrame, s.MarshalMsg)
	return err
}

// seats are the present controllers, nil where they are those of the header.
func (j *Journal) seats() []storedController {
	if l := storeControllers(j.match.Controllers()); !slices.Equal(l, j.head.Controllers) {
		return l
	}
	return nil
}

// totals are the scores of the seats.
func totals(out *rules.Outcome) (l []int) {
	for i := range out.Seats {
		l = append(l, out.Seats[i].Total)
	}
	return l
}

// shown is a running match as everybody who sees the list may know it: what its only
// person knows, or where several play what everybody does.
func shown(m *match.Match) rules.State {
	eyes, who := rules.Nobody, ""
	for seat, c := range m.Controllers() {
		switch {
		case c.Kind != match.Person:
		case eyes == rules.Nobody:
			eyes, who = seat, c.Participant
		case c.Participant != who || who == "":
			return m.View(rules.Nobody)
		}
	}
	return m.View(eyes)
}

// commit brings the file up to the tape; when that fails the tape goes back.
func (j *Journal) commit(p point) error {
	if j.mirror == nil {
		return nil
	}
	if err := j.mirror.bring(j.tape); err != nil {
		j.back(p)
		return err
	}
	return nil
}

// SetTitle renames the match.
func (j *Journal) SetTitle(title string) error {
	switch {
	case j.closed:
		return problem(problemClosed, nil)
	case !validName(title, maxTitle):
		return problem(problemUnusable, fmt.Errorf("title %q", title))
	}
	was, p := j.note, j.point()
	j.note.Title = title
	err := j.settle(false)
	if err == nil {
		err = j.commit(p)
	} else {
		j.back(p)
	}
	if err != nil {
		j.note = was
	}
	return err
}

// Checkpoint stores the whole position and what a list shows of it, and waits
// for the disk. It is for moments at which the player leaves the table, and for
// the end of the game.
func (j *Journal) Checkpoint() error {
	if j.closed {
		return problem(problemClosed, nil)
	}
	if err := j.store(); err != nil {
		return err
	}
	return j.Flush()
}

// store writes the position, if anything happened since the last time.
func (j *Journal) store() error {
	p := j.point()
	if err := j.settle(j.since > 0); err != nil {
		j.back(p)
		return problem(problemUnusable, err)
	}
	if len(j.tape) == p.length {
		return nil
	}
	return j.commit(p)
}

// LetGo ends the keeping, where it fails and the player wants to go on: the match lives
// in memory from then on, and its file stays at what was written last.
func (j *Journal) LetGo() {
	if j.mirror != nil {
		j.mirror.stop()
	}
	j.id, j.mirror, j.took, j.ended = "", nil, nil, nil
	if j.lost != nil {
		j.lost()
	}
}

// unkept reports whether no file follows the match.
func (j *Journal) unkept() bool { return j.mirror == nil }

// Flush waits until everything is on the disk.
func (j *Journal) Flush() error {
	if j.mirror == nil {
		return nil
	}
	return j.mirror.flush(j.tape)
}

// Close stores the whole position, waits for the disk and lets go of the file.
// The match refuses everything from then on. An error means that the file may
// end at the last record instead; it is closed all the same.
func (j *Journal) Close() error {
	if j.closed {
		return nil
	}
	err := j.store()
	j.closed = true
	if j.mirror != nil {
		err = firstOf(err, j.mirror.close(j.tape))
		if err == nil {
			j.ended()
		}
	}
	if j.release != nil {
		j.release()
	}
	return err
}

// firstOf is the first error of a list that is one.
func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
