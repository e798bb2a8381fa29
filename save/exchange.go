package save

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"safehouse/rules/games"
	"safehouse/rules/match"
)

// Export writes the match as one file at a path, whole and at once; a file
// that was there is replaced, anything else that has the name is ErrNoFile. Ask
// Exists before. The journal goes on where it was.
func (j *Journal) Export(path string) error { return j.export(osDisk{}, path) }

// Exists reports whether something has the name of a file that would be written.
func Exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// FreePath is a path like this one at which nothing lies: with a number before
// the ending if need be.
func FreePath(path string) string {
	ending := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ending)
	for n := 2; Exists(path) && n < 10_000; n++ {
		path = fmt.Sprintf("%s-%d%s", stem, n, ending)
	}
	return path
}

// Export writes a match as Journal.Export does, but never into this folder.
func (f *Folder) Export(j *Journal, path string) error {
	if f.inside(path) {
		return problem(problemOwn, nil, file(path))
	}
	return j.export(f.disk, path)
}

// inside reports whether a path lies in the folder, by whatever way.
func (f *Folder) inside(path string) bool {
	home, err := os.Stat(f.dir)
	if err != nil {
		return false
	}
	dir, err := filepath.Abs(path)
	if real, e := filepath.EvalSymlinks(filepath.Dir(dir)); err == nil && e == nil {
		dir = filepath.Join(real, filepath.Base(dir))
	}
	for up := filepath.Dir(dir); err == nil && up != dir; dir, up = up, filepath.Dir(up) {
		if st, e := os.Stat(up); e == nil && os.SameFile(st, home) {
			return true
		}
	}
	return false
}

func (j *Journal) export(d disk, path string) error {
	if !d.Replaceable(path) {
		return problem(problemNoFile, nil, file(path))
	}
	c := *j
	if !j.closed {
		if err := c.settle(c.since > 0); err != nil {
			return problem(problemUnusable, err)
		}
	}
	// A file that travels alone carries header and names twice.
	tape, err := c.lead(c.tape)
	if err != nil {
		return problem(problemUnusable, err)
	}
	return replace(d, path, tape, false)
}

// Import reads a match file at a path into a journal in memory; the file is
// left as it is. The report tells what was wrong with it. Undo, redo and
// rewind are as they were wherever the records are whole.
func Import(path string) (*Journal, Report, error) {
	return importFrom(osDisk{}, games.Find, path, time.Now)
}

func importFrom(d disk, find finder, path string, now func() time.Time) (*Journal, Report, error) {
	var rep Report
	data, err := d.ReadFile(path, maxMatch)
	if err != nil {
		return nil, rep, reading(path, err)
	}
	s := &source{name: filepath.Base(path), scan: scanMatch(data)}
	if !s.begun && len(s.frames) == 0 {
		return nil, rep, problem(problemForeign, nil, file(filepath.Base(path)))
	}
	r, clean, err := load(find, []*source{s}, &rep)
	if err != nil {
		return nil, rep, err
	}
	j, err := r.journal(clean && !r.outdated(), s.good(), now)
	return j, rep, err
}

// ImportMatch takes the match file at a path into the folder, under a new id;
// the file is left as it is.
func (f *Folder) ImportMatch(path string) (id string, rep Report, err error) {
	if f.readOnly != nil {
		return "", rep, f.readOnly
	}
	j, rep, err := importFrom(f.disk, f.find, path, f.now)
	if err != nil {
		return "", rep, err
	}
	if err := j.rename(newID(j.match.Game(), f.now())); err != nil {
		return "", rep, problem(problemUnusable, err)
	}
	k, err := f.admit(j, nil)
	if err != nil {
		return "", rep, err
	}
	return k.id, rep, k.Close()
}

// ExportMatch writes a match of the folder as one file at a path.
func (f *Folder) ExportMatch(id, path string) (Report, error) {
	j, rep, err := f.read(matchesDir, id)
	if err != nil {
		return rep, err
	}
	return rep, f.Export(j, path)
}

// ReadReplay is ReadMatch for a match among the replays.
func (f *Folder) ReadReplay(id string) (*match.Match, Report, error) {
	j, rep, err := f.read(replaysDir, id)
	if err != nil {
		return nil, rep, err
	}
	j.match.SetSink(nil)
	return j.match, rep, nil
}
