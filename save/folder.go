package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/adrg/xdg"

	"safehouse/rules"
	"safehouse/rules/games"
)

// A Folder is a profile folder:
//
//	profile.safe      who plays here, and what was won
//	settings.safe     volumes, keys, looks
//	matches/          <id>.match the journal, <id>.start its beginning, <id>.view.png a picture of the table
//	campaigns/        <id>.campaign
//	replays/          finished matches that were put away, as in matches/
//	trash/            matches and campaigns that were deleted
//	damaged/          files that did not load, under their name and the moment
//	lock              held while the program runs
//
// <name>.old is the previous generation of a file. Its methods may be called
// from several goroutines; a Journal belongs to one.
type Folder struct {
	dir      string
	disk     disk
	find     finder
	now      func() time.Time
	unlock   func() error
	readOnly error // why nothing is written here, see Still

	slowest atomic.Int64 // see SlowestSave

	mu   sync.Mutex
	open map[string]bool    // matches in use
	good map[string]bool    // whole files known to load
	owed map[string]*Season // campaigns of which the disk lacks something
}

// Names of folders inside the profile folder.
const (
	matchesDir   = "matches"
	campaignsDir = "campaigns"
	replaysDir   = "replays"
	trashDir     = "trash"
	damagedDir   = "damaged"
)

// DefaultDir is where the profile folder is unless the player says otherwise:
// the place that the system has for such data.
func DefaultDir() string {
	if os.Getenv("HOME") == "" && os.Getenv("XDG_DATA_HOME") == "" && runtime.GOOS == "linux" {
		// Without them the place would be below the root of the system.
		if u, err := user.Current(); err == nil && filepath.IsAbs(u.HomeDir) {
			return filepath.Join(u.HomeDir, ".local", "share", "safehouse")
		}
	}
	return filepath.Join(xdg.DataHome, "safehouse")
}

// OpenFolder opens a profile folder, making it if it is not there, and locks
// it. While another process has it the error is ErrLocked.
func OpenFolder(dir string) (*Folder, error) {
	return openFolder(osDisk{}, games.Find, dir, time.Now)
}

// SlowestSave is the longest that an action of a match in this folder has waited
// for its record so far. The disk syncs behind it, beside the match.
func (f *Folder) SlowestSave() time.Duration { return time.Duration(f.slowest.Load()) }

// saved notes how long an action waited.
func (f *Folder) saved(d time.Duration) {
	for {
		was := f.slowest.Load()
		if int64(d) <= was || f.slowest.CompareAndSwap(was, int64(d)) {
			return
		}
	}
}

func newFolder(d disk, find finder, dir string, now func() time.Time) *Folder {
	return &Folder{dir: dir, disk: d, find: find, now: now, open: map[string]bool{}, good: map[string]bool{}}
}

func openFolder(d disk, find finder, dir string, now func() time.Time) (*Folder, error) {
	f := newFolder(d, find, dir, now)
	err := f.settle()
	if refused(err) {
		err = f.stop(err)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// settle locks the folder and sees to it that there is everything that is written into.
func (f *Folder) settle() error {
	d, dir := f.disk, f.dir
	if err := d.MkdirAll(dir); err != nil {
		return folderProblem(dir, err)
	}
	unlock, ok, err := d.Lock(filepath.Join(dir, "lock"))
	if err != nil {
		return folderProblem(dir, err)
	}
	if !ok {
		return problem(problemLocked, nil, folderArg(dir))
	}
	f.unlock = unlock
	for _, sub := range []string{matchesDir, campaignsDir, replaysDir, trashDir, damagedDir} {
		if err := d.MkdirAll(filepath.Join(dir, sub)); err != nil {
			return folderProblem(dir, err)
		}
	}
	if err := d.SyncDir(dir); err != nil {
		return folderProblem(dir, err)
	}
	for _, into := range []string{dir, filepath.Join(dir, matchesDir)} {
		if err := d.Writable(into); refused(err) {
			return folderProblem(dir, err)
		}
	}
	return nil
}

// folderProblem is a folder that cannot be used, or a full disk.
func folderProblem(dir string, err error) error {
	p := writing(dir, err)
	if errors.Is(p, ErrFull) {
		return p
	}
	return problem(problemFolder, err, folderArg(dir))
}

func folderArg(dir string) rules.Arg { return rules.Word("folder", rules.Literal(dir)) }

// Dir is the path of the folder.
func (f *Folder) Dir() string { return f.dir }

// Close writes what the disk lacks of campaigns and gives the lock back. Journals must be closed before.
func (f *Folder) Close() error {
	if f.unlock == nil {
		return nil
	}
	f.settleSeasons()
	err := f.unlock()
	f.unlock = nil
	return err
}

// path joins names below the folder.
func (f *Folder) path(names ...string) string {
	return filepath.Join(append([]string{f.dir}, names...)...)
}

// hold marks a match as in use; release ends that.
func (f *Folder) hold(id string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !validID(id) {
		return problem(problemMissing, fmt.Errorf("match id %q", id), file(id))
	}
	if f.open[id] {
		return problem(problemBusy, nil, file(id))
	}
	f.open[id] = true
	return nil
}

func (f *Folder) release(id string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.open, id)
}

// exists reports whether there is a file of this name; one that cannot be read now is there.
func exists(d disk, path string) bool {
	_, err := d.ReadEnds(path, 0, 0)
	return err == nil || errors.Is(err, syscall.EIO)
}

// aside moves a file that does not load to the damaged ones, under a name that
// tells what it was and when, and says so in the report.
func (f *Folder) aside(path string, rep *Report) error {
	kept, err := f.spare(path)
	if err != nil {
		return err
	}
	if err := f.disk.Rename(path, kept); err != nil {
		return writing(path, err)
	}
	if err := firstOf(f.disk.SyncDir(f.path(damagedDir)), f.disk.SyncDir(filepath.Dir(path))); err != nil {
		return writing(path, err)
	}
	rep.keep(path, kept)
	return nil
}

// spare is a free name among the damaged files.
func (f *Folder) spare(path string) (string, error) {
	names, err := f.disk.ReadDir(f.path(damagedDir))
	if err != nil {
		return "", reading(f.path(damagedDir), err)
	}
	stem := filepath.Base(path) + "." + f.now().UTC().Format("20060102-150405")
	name := stem
	for n := 2; slices.Contains(names, name); n++ {
		name = fmt.Sprintf("%s-%d", stem, n)
	}
	return f.path(damagedDir, name), nil
}

// keep notes that a damaged file is kept.
func (r *Report) keep(path, kept string) {
	r.Kept = append(r.Kept, kept)
	r.add(foundKept, filepath.Base(path), 0, 0, nil, rules.Word("kept", rules.Literal(kept)))
}

// DamagedFiles are the paths of the files that did not load and are kept.
func (f *Folder) DamagedFiles() ([]string, error) {
	names, err := f.disk.ReadDir(f.path(damagedDir))
	if err != nil {
		return nil, reading(f.path(damagedDir), err)
	}
	for i, n := range names {
		names[i] = f.path(damagedDir, n)
	}
	return names, nil
}

// ids are the names of files in a folder without one of the endings, each
// once, in order.
func (f *Folder) ids(dir string, endings ...string) ([]string, error) {
	names, err := f.disk.ReadDir(f.path(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, reading(f.path(dir), err)
	}
	var ids []string
	for _, n := range names {
		for _, e := range endings {
			if id, ok := strings.CutSuffix(n, e); ok && validID(id) {
				ids = append(ids, id)
			}
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}
