package save

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// Endings of the files of a match.
const (
	matchEnding   = ".match" // the journal
	startEnding   = ".start" // its header and first snapshot
	pictureEnding = ".view.png"
)

// NewMatch sets up a match that is written into the folder from its first
// moment on. A set-up that the game refuses is its *rules.Refusal.
func (f *Folder) NewMatch(g rules.Game, setup rules.Setup, seats []match.Controller, about About) (*Journal, error) {
	j, err := begin(newID(g, f.now()), g, setup, seats, about, f.now)
	return f.admit(j, err)
}

// KeepMatch is NewMatch for a match that stands in the middle of a game, such
// as one continued from a replay.
func (f *Folder) KeepMatch(m *match.Match, about About) (*Journal, error) {
	j, err := keep(newID(m.Game(), f.now()), m, about, f.now)
	return f.admit(j, err)
}

// admit writes the files of a new match.
func (f *Folder) admit(j *Journal, err error) (*Journal, error) {
	if err != nil || f.readOnly != nil {
		return j, err
	}
	if err := f.hold(j.head.ID); err != nil {
		return nil, err
	}
	path := f.path(matchesDir, j.head.ID)
	if err = replace(f.disk, path+matchEnding, j.tape, false); err == nil {
		err = replace(f.disk, path+startEnding, j.tape[:j.first], false)
	}
	if err == nil {
		err = f.attach(j, j.head.ID)
	}
	if err != nil {
		f.disk.Remove(path + matchEnding)
		f.disk.Remove(path + startEnding)
		f.release(j.head.ID)
		return nil, err
	}
	return j, nil
}

// attach lets the file of a match follow its journal.
func (f *Folder) attach(j *Journal, id string) error {
	path := f.path(matchesDir, id+matchEnding)
	m, err := openMirror(f.disk, path, len(j.tape), func() error { return f.aside(path, &Report{}) })
	if err != nil {
		return err
	}
	j.id, j.mirror, j.took = id, m, f.saved
	j.ended = func() {
		// The start tells how far the journal went, so that a journal cut short
		// between two records is noticed. Without that the match is whole, too.
		p := spot{tag: j.spot.tag, number: firstFrames, event: j.spot.event}
		start, err := p.appendFrame(slices.Clone(j.tape[:j.first]), endFrame, func(b []byte) ([]byte, error) { return b, nil })
		if err == nil {
			_ = replace(f.disk, f.path(matchesDir, id+startEnding), start, false)
		}
	}
	j.release = func() { f.release(id) }
	return nil
}

// A stored file is one of the files of a match as it was found.
type storedFile struct {
	source
	path    string
	missing bool
	err     error // why it could not be read
	part    error // why a part of it could not be read, which is zeros
}

// usable reports whether anything was read.
func (s *storedFile) usable() bool { return !s.missing && s.err == nil }

// fine reports whether the file needs no care.
func (s *storedFile) fine() bool { return s.usable() && s.sound() && s.torn < 0 }

// fetch reads a file of a match. A call that fails once is repeated.
func (f *Folder) fetch(path string) *storedFile {
	s := &storedFile{path: path, source: source{name: filepath.Base(path), scan: scanMatch(nil)}}
	data, err := f.disk.ReadFile(path, maxMatch)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		data, err = f.disk.ReadFile(path, maxMatch)
	}
	var part *partly
	switch {
	case errors.As(err, &part):
		s.part = err
		s.scan = scanMatch(data)
	case errors.Is(err, fs.ErrNotExist):
		s.missing = true
	case err != nil:
		s.err = err
	default:
		s.scan = scanMatch(data)
	}
	return s
}

// The files of one match, as they were found.
type files struct {
	journal, old, start, oldStart *storedFile
	instead                       bool // the journal is missing, a finished new one lay ready
	twin                          bool // a copy of another match that goes on by itself
}

func (f *Folder) files(dir, id string) (*files, error) {
	var l files
	path := f.path(dir, id)
	for _, x := range []struct {
		to   **storedFile
		path string
	}{
		{&l.journal, path + matchEnding}, {&l.old, path + matchEnding + oldEnding},
		{&l.start, path + startEnding}, {&l.oldStart, path + startEnding + oldEnding},
	} {
		*x.to = f.fetch(x.path)
	}
	if l.journal.missing {
		if s := f.fetch(path + matchEnding + newEnding); s.fine() {
			l.journal, l.instead = s, true
		}
	}
	l.sort(id)
	if err := l.journal.err; err != nil && !useless(err) {
		// The disk may come back; taking an older file would lose what this
		// one holds.
		return nil, reading(l.journal.path, err)
	}
	if l.journal.missing && l.old.missing && l.start.missing && l.oldStart.missing {
		return nil, problem(problemMissing, nil, file(id))
	}
	return &l, nil
}

// errOther marks the file of another match or campaign.
var errOther = &misread{errors.New("the file of another match or campaign")}

// sort leaves out the files that are another match's, unless all are: then they
// are a copy that somebody made.
func (l *files) sort(id string) {
	own := slices.ContainsFunc(l.all(), func(s *storedFile) bool { return s.usable() && s.owner() == id })
	for _, s := range l.all() {
		if o := s.owner(); own && s.usable() && o != "" && o != id {
			s.err = errOther
		}
	}
}

// owner is the id in the first header of a file, "" without one.
func (s *source) owner() string {
	for _, f := range s.frames {
		var h header
		if f.kind != headerFrame {
			continue
		}
		if _, err := h.UnmarshalMsg(s.payload(f)); err == nil && tagOf(h.ID, h.Generation) == f.tag {
			return h.ID
		}
	}
	return ""
}

// unread is why one of the files cannot be read now in whole, nil where all can: what it holds
// is not known then, and it must not be mended.
func (l *files) unread() error {
	for _, s := range l.all() {
		if s.part != nil {
			return reading(s.path, s.part)
		}
		if s.err != nil && !useless(s.err) {
			return reading(s.path, s.err)
		}
	}
	return nil
}

// all are the files, the journal first.
func (l *files) all() []*storedFile {
	return []*storedFile{l.journal, l.old, l.start, l.oldStart}
}

// revive reads a match back. The journal's own findings come first.
func (l *files) revive(find finder, rep *Report) (*revived, bool, error) {
	var sources []*source
	for _, s := range l.all() {
		switch {
		case s.err == error(errOther):
			rep.add(foundOther, s.name, 0, 0, s.err)
		case s.err != nil:
			rep.add(foundUnread, s.name, 0, 0, s.err)
		case s.missing && s == l.journal:
			rep.add(foundGone, s.name, 0, 0, nil)
		}
		if s.usable() {
			sources = append(sources, &s.source)
		}
	}
	if len(sources) == 0 {
		return nil, false, problem(problemRuined, nil, file(l.journal.name))
	}
	r, clean, err := load(find, sources, rep)
	return r, clean && sources[0] == &l.journal.source, err
}

// ReadMatch reads a match without opening it: for replays and for a look at
// what cannot be written. Nothing on the disk changes; what the match does from
// then on is not kept.
func (f *Folder) ReadMatch(id string) (*match.Match, Report, error) {
	j, rep, err := f.read(matchesDir, id)
	if err != nil {
		return nil, rep, err
	}
	j.match.SetSink(nil)
	return j.match, rep, nil
}

// read reads a match into a journal in memory.
func (f *Folder) read(dir, id string) (*Journal, Report, error) {
	var rep Report
	if !validID(id) {
		return nil, rep, problem(problemMissing, nil, file(id))
	}
	l, err := f.files(dir, id)
	if err != nil {
		return nil, rep, err
	}
	r, clean, err := l.revive(f.find, &rep)
	if err != nil {
		return nil, rep, err
	}
	j, err := r.journal(clean && !r.outdated(), l.journal.good(), f.now)
	return j, rep, err
}

// OpenMatch reads a match and goes on with it. The report tells what was wrong
// and what was done about it: an unfinished last record is cut off; a damaged
// file is kept among the damaged ones and written anew from the newest good
// state. A match of which nothing can be used is ErrRuined; its files are kept
// there too. In a folder that may only be read the match goes on in memory, and nothing is mended.
func (f *Folder) OpenMatch(id string) (*Journal, Report, error) {
	var rep Report
	if err := f.hold(id); err != nil {
		return nil, rep, err
	}
	j, err := f.openMatch(id, &rep)
	if err != nil {
		f.release(id)
		return nil, rep, err
	}
	return j, rep, nil
}

// SetTitle renames a match that is not open.
func (f *Folder) SetTitle(id, title string) (Report, error) {
	j, rep, err := f.OpenMatch(id)
	if err != nil {
		return rep, err
	}
	return rep, firstOf(j.SetTitle(title), j.Close())
}

func (f *Folder) openMatch(id string, rep *Report) (*Journal, error) {
	if f.readOnly != nil {
		return f.takeUp(id, rep)
	}
	l, err := f.files(matchesDir, id)
	if err == nil {
		err = l.unread()
	}
	if err != nil {
		return nil, err
	}
	r, clean, err := l.revive(f.find, rep)
	if errors.Is(err, ErrRuined) {
		return nil, f.bury(l, rep, err)
	}
	if err != nil {
		return nil, err
	}
	l.twin = r.head.ID != id
	j, err := r.journal(clean && !r.outdated() && !l.twin, l.journal.good(), f.now)
	if err == nil && l.twin {
		rep.add(foundTwin, l.journal.name, 0, 0, nil)
		rep.TwinOf = r.head.ID
		err = j.rename(id)
	}
	if err != nil {
		return nil, err
	}
	if err := f.repair(l, j, clean, r.outdated() || l.twin, rep); err != nil {
		return nil, err
	}
	return j, f.attach(j, id)
}

// repair brings the files of a match in order: the journal is j's tape, the
// start its beginning, the previous generation a copy. Whatever was damaged is
// kept. A whole journal of an earlier version becomes the previous generation.
func (f *Folder) repair(l *files, j *Journal, clean, outdated bool, rep *Report) error {
	path := f.path(matchesDir, j.fileID(l))
	if l.instead {
		if err := firstOf(f.disk.Rename(l.journal.path, path+matchEnding), f.disk.SyncDir(f.path(matchesDir))); err != nil {
			return writing(path+matchEnding, err)
		}
	}
	if !l.old.missing && !l.old.fine() {
		if err := f.aside(l.old.path, rep); err != nil {
			return err
		}
	}
	switch {
	case clean && outdated:
		if err := replace(f.disk, path+matchEnding, j.tape, !l.twin); err != nil {
			return err
		}
	case !clean:
		if err := f.supplant(path+matchEnding, j.tape, l.journal, rep); err != nil {
			return err
		}
	}
	start := j.tape[:j.first]
	if !l.start.fine() || !bytes.HasPrefix(l.start.data, start) {
		if !l.oldStart.missing && !l.oldStart.fine() {
			if err := f.aside(l.oldStart.path, rep); err != nil {
				return err
			}
		}
		if !l.start.missing && !l.start.fine() {
			if err := f.aside(l.start.path, rep); err != nil {
				return err
			}
		}
		if err := replace(f.disk, path+startEnding, start, !l.twin); err != nil {
			return err
		}
	}
	// The copy is a second string to the bow: without it the game goes on.
	if clean && (!outdated || l.twin) && !bytes.Equal(l.old.data, j.tape) {
		if err := replace(f.disk, path+matchEnding+oldEnding, j.tape, false); err != nil {
			rep.add(foundCopy, filepath.Base(path+matchEnding), 0, 0, err)
		}
	}
	return nil
}

// fileID is the name of the files that l was read from.
func (j *Journal) fileID(l *files) string {
	name := l.start.name
	return name[:len(name)-len(startEnding)]
}

// supplant puts a new file in the place of one that is damaged, which is kept.
// At every moment one of them or the finished new file is there.
func (f *Folder) supplant(path string, content []byte, damaged *storedFile, rep *Report) error {
	tmp := path + newEnding
	if damaged.missing {
		return replace(f.disk, path, content, false)
	}
	if err := writeFile(f.disk, tmp, content); err != nil {
		f.disk.Remove(tmp)
		return writing(path, err)
	}
	if err := f.aside(path, rep); err != nil {
		return err
	}
	if err := f.disk.Rename(tmp, path); err != nil {
		return writing(path, err)
	}
	return writing(path, f.disk.SyncDir(filepath.Dir(path)))
}

// bury moves every file of a match of which nothing can be used to the damaged
// ones.
func (f *Folder) bury(l *files, rep *Report, cause error) error {
	for _, s := range l.all() {
		if s.missing {
			continue
		}
		if err := f.aside(s.path, rep); err != nil {
			return errors.Join(cause, err)
		}
	}
	return cause
}
