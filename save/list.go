package save

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A Listed is one match as a list shows it. It is read from the beginning and the end of
// the file alone; only where a program was killed, so that actions lie behind the last
// summary, the match is read to tell how far it is. Scores are those of the summary.
type Listed struct {
	ID       string
	Game     string // id of the game
	Title    string
	Campaign string // id of the campaign it is a part of, or ""
	Seats    []match.Controller
	Created  time.Time
	Saved    time.Time // of the last snapshot
	Actions  int
	Round    int
	Phase    string
	Practice bool
	Copied   bool // it was over when it was copied from another match
	Done     bool
	Lost     bool // the game is over and the table lost
	Winners  rules.Seats
	Totals   []int // one a seat
	Automa   []int // score of the automa of a match that is over, as its outcome keeps it; empty without one
	Picture  bool  // there is a picture of the table

	Called map[string]string // what people called things of it when it began, as in About

	// OtherRules: stored, or if it is over played, under another version of the rules, which
	// is Rules; one that runs goes on from its last stored position.
	OtherRules bool
	Rules      int
	behind     bool // actions lie behind the summary

	// Trouble is zero, or says why the match cannot be opened or what is wrong
	// with its files as far as a glance shows; OpenMatch mends what can be
	// mended. A match with Trouble may have only an ID.
	Trouble rules.Message
}

// Bytes that a list reads of a match.
const (
	glanceHead = 8 << 10
	glanceTail = 16 << 10
)

// Matches lists the running and finished matches, the last played first.
func (f *Folder) Matches() ([]Listed, error) { return f.list(matchesDir) }

// Replays lists the matches that were put away with Archive, the last first.
func (f *Folder) Replays() ([]Listed, error) { return f.list(replaysDir) }

// Trashed lists the matches in the trash, the last played first.
func (f *Folder) Trashed() ([]Listed, error) { return f.list(trashDir) }

// MostListed is how many matches a list has at most: those that were written
// last. A folder may hold any number of files, and looking at all of them would
// take minutes.
const MostListed = 1000

// Unlisted is how many matches the folder holds beyond those that the lists show.
func (f *Folder) Unlisted() (n int) {
	for _, dir := range []string{matchesDir, replaysDir, trashDir} {
		ids, _, err := f.listable(dir)
		if err == nil {
			n += max(0, len(ids)-MostListed)
		}
	}
	return n
}

// listable are the ids in a folder, and those of which only the beginning of a
// first write is there.
func (f *Folder) listable(dir string) (ids, begun []string, err error) {
	if ids, err = f.ids(dir, matchEnding, startEnding, matchEnding+oldEnding); err != nil {
		return nil, nil, err
	}
	all, err := f.ids(dir, matchEnding+newEnding)
	for _, id := range all {
		if _, whole := slices.BinarySearch(ids, id); !whole {
			begun = append(begun, id)
		}
	}
	return ids, begun, err
}

// latest keeps the ids whose files were written last; endings are those of their
// files, the first one that is there counts.
func (f *Folder) latest(dir string, ids []string, endings ...string) []string {
	if len(ids) <= MostListed {
		return ids
	}
	written := make(map[string]time.Time, len(ids))
	for _, id := range ids {
		for _, e := range endings {
			if written[id] = f.disk.Modified(f.path(dir, id+e)); !written[id].IsZero() {
				break
			}
		}
	}
	slices.SortFunc(ids, func(a, b string) int { return cmp.Or(written[b].Compare(written[a]), cmp.Compare(b, a)) })
	return ids[:MostListed]
}

func (f *Folder) list(dir string) ([]Listed, error) {
	ids, begun, err := f.listable(dir)
	if err != nil {
		return nil, err
	}
	ids = f.latest(dir, ids, matchEnding, startEnding)
	for _, id := range f.latest(dir, begun, matchEnding+newEnding) {
		// A file that was never finished is no match.
		if f.fetch(f.path(dir, id+matchEnding+newEnding)).fine() {
			ids = append(ids, id)
		}
	}
	list := make([]Listed, 0, len(ids))
	for _, id := range ids {
		if !f.left(dir, id) {
			list = append(list, f.glance(dir, id))
		}
	}
	slices.SortStableFunc(list, func(a, b Listed) int {
		return cmp.Or(b.Saved.Compare(a.Saved), cmp.Compare(b.ID, a.ID))
	})
	for i, read := 0, 0; i < len(list) && read < mostRead; i++ {
		if l := &list[i]; l.behind {
			f.catchUp(dir, l)
			read++
		}
	}
	return list, nil
}

// mostRead is how many matches of a list are read to tell how far they are.
const mostRead = 12

// catchUp tells how far a match is of which actions lie behind the summary.
func (f *Folder) catchUp(dir string, l *Listed) {
	j, _, err := f.read(dir, l.ID)
	if err != nil {
		return // opening it will say why
	}
	turn := j.match.Turn()
	l.Actions, l.Round, l.Phase = j.match.Actions(), turn.Round, turn.Phase
	if turn.Done {
		out := j.match.Outcome()
		l.Done, l.Lost, l.Winners, l.Totals = true, out.Lost, out.Winners, totals(&out)
		if out.Automa != nil {
			l.Automa = []int{out.Automa.Total}
		}
	}
}

// Listed is one match of the list.
func (f *Folder) Listed(id string) (Listed, error) {
	l := f.glance(matchesDir, id)
	if l.Trouble.Key == problemMissing {
		return l, problem(problemMissing, nil, file(id))
	}
	if l.behind {
		f.catchUp(matchesDir, &l)
	}
	return l, nil
}

// glance looks at beginning and end of the files of a match.
func (f *Folder) glance(dir, id string) Listed {
	l := Listed{ID: id}
	path := f.path(dir, id)
	l.Picture = exists(f.disk, path+pictureEnding)
	var first error
	for i, name := range []string{matchEnding, matchEnding + newEnding, startEnding, matchEnding + oldEnding} {
		e, err := f.disk.ReadEnds(path+name, glanceHead, glanceTail)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			e, err = f.disk.ReadEnds(path+name, glanceHead, glanceTail)
		}
		if err == nil {
			err = f.look(&l, path+name, e)
		}
		if err == nil {
			if i > 0 {
				l.Trouble = rules.Say(foundGone, file(id+matchEnding))
				var p *Problem
				switch {
				case errors.As(first, &p) && (p.Message.Key == problemNewer || p.Message.Key == problemBefore || p.Message.Key == problemRead && !useless(p)):
					l.Trouble = p.Message // the file itself is well, or may be
				case first != nil:
					l.Trouble = rules.Say(foundDamage, file(id+matchEnding))
				}
			}
			return l
		}
		var p *Problem
		if errors.As(reading(id+name, err), &p) && p.Message.Key != problemMissing {
			first = firstOf(first, p)
		}
	}
	var p *Problem
	if !errors.As(first, &p) {
		p = problem(problemMissing, nil, file(id))
	}
	l.Trouble = p.Message
	return l
}

// look fills l from the ends of one file.
func (f *Folder) look(l *Listed, path string, e ends) error {
	head := scanMatch(e.head)
	if p := ofOtherTime(head.ofOtherTime(), l.ID+matchEnding); p != nil {
		return p
	}
	i := slices.IndexFunc(head.frames, func(fr frame) bool { return fr.kind == headerFrame })
	if i < 0 {
		return problem(problemRuined, nil, file(l.ID+matchEnding))
	}
	var h header
	start := head.frames[i]
	if _, err := h.UnmarshalMsg(head.payload(start)); err != nil {
		return problem(problemRuined, err, file(l.ID+matchEnding))
	}
	if err := h.check(); err != nil {
		return problem(problemRuined, err, file(l.ID+matchEnding))
	}
	g, ok := f.find(h.Game)
	if !ok {
		return problem(problemGame, nil, rules.Word("game", rules.Literal(h.Game)))
	}
	if h.Rules > g.Info().Version {
		return problem(problemNewer, nil, file(l.ID+matchEnding))
	}
	l.Game, l.Created, l.Campaign, l.Seats = h.Game, time.Unix(h.Created, 0), h.Campaign, controllers(h.Controllers)
	l.Rules, l.Called = h.Rules, h.called()
	l.Saved = l.Created

	tail := head
	if len(e.tail) > 0 {
		tail = scanTail(e.tail)
	}
	if !l.sum(tail, start.tag, h.Controllers) && len(e.tail) > 0 {
		// Positions stored by edits can push the last summary far from the end.
		if data, err := f.disk.ReadFile(path, maxMatch); err == nil {
			tail = scanMatch(data)
			l.sum(tail, start.tag, h.Controllers)
		}
	}
	l.OtherRules = l.Rules != g.Info().Version
	if !head.begun || len(tail.faults) > 0 || len(e.tail) == 0 && len(head.faults) > 0 {
		l.Trouble = rules.Say(foundDamage, file(l.ID+matchEnding))
	}
	return nil
}

// sum takes the last summary of a scan; it reports whether there was one. The seats are those
// of the header.
func (l *Listed) sum(s *scan, tag uint32, seats []storedController) (found bool) {
	for _, fr := range s.frames {
		l.behind = l.behind || fr.tag == tag && fr.kind == eventFrame && !l.Done
		if fr.tag == tag && fr.kind == outcomeFrame {
			var o storedOutcome
			if _, err := o.UnmarshalMsg(s.payload(fr)); err == nil {
				l.Rules, l.Automa = o.Rules, nil
				if o.Automa != nil {
					l.Automa = []int{o.Automa.Total}
				}
			}
		}
		if fr.tag != tag || fr.kind != summaryFrame {
			continue
		}
		var m summary
		if _, err := m.UnmarshalMsg(s.payload(fr)); err != nil || m.check(len(l.Seats)) != nil {
			continue
		}
		found, l.behind = true, false
		l.Title, l.Saved, l.Actions, l.Round, l.Phase = m.Title, time.Unix(m.Saved, 0), int(m.Actions), m.Round, m.Phase
		l.Practice, l.Copied, l.Done, l.Lost, l.Winners = m.Practice, m.Copied, m.Done, m.Lost, rules.Seats(m.Winners)
		if l.Totals = m.Totals; len(m.Seats) == 0 {
			m.Seats = seats
		}
		l.Seats = controllers(m.Seats)
		if !m.Done { // it went on after its end was taken back
			l.Automa = nil
		}
	}
	return found
}

// check looks at everything in a summary that is shown.
func (m *summary) check(seats int) error {
	switch {
	case !validName(m.Title, maxTitle):
		return fmt.Errorf("title %q", m.Title)
	case !validName(m.Phase, 64):
		return fmt.Errorf("phase %q", m.Phase)
	case m.Round < 0 || m.Actions > 1<<24:
		return errors.New("a summary of another table")
	}
	if len(m.Seats) == 0 {
		return nil
	}
	return checkControllers(m.Seats, seats)
}
