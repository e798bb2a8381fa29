package save

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"safehouse/rules/games"
)

// A folder that may be read and not written is still: what lies in it is shown and
// played on from, in memory; the folder stays as it is. Whatever would write there is
// ErrDenied.

// OpenReadOnly opens a profile folder only to read it. It takes no lock: another process
// may write there.
func OpenReadOnly(dir string) (*Folder, error) {
	f := newFolder(osDisk{}, games.Find, dir, time.Now)
	return f, f.stop(fs.ErrPermission)
}

// ReadOnly says why nothing is written in the folder; nil where it is.
func (f *Folder) ReadOnly() error { return f.readOnly }

// stop lets the folder only be read, if it can be read.
func (f *Folder) stop(cause error) error {
	if _, err := f.disk.ReadDir(f.dir); err != nil {
		return folderProblem(f.dir, firstOf(cause, err))
	}
	f.readOnly = problem(problemStill, cause, folderArg(f.dir))
	f.disk = readOnlyDisk{f.disk, filepath.Clean(f.dir) + string(filepath.Separator)}
	return nil
}

// refused reports errors of a place in which nothing may be written.
func refused(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// takeUp is a match of a folder that may only be read: it goes on in memory.
func (f *Folder) takeUp(id string, rep *Report) (j *Journal, err error) {
	if j, *rep, err = f.read(matchesDir, id); err == nil {
		j.release = func() { f.release(id) }
	}
	return j, err
}

// A readOnlyDisk lets nothing below a folder be changed.
type readOnlyDisk struct {
	disk
	below string
}

func (d readOnlyDisk) deny(op, name string) error {
	if strings.HasPrefix(filepath.Clean(name), d.below) {
		return &fs.PathError{Op: op, Path: name, Err: fs.ErrPermission}
	}
	return nil
}

func (d readOnlyDisk) Create(name string) (diskFile, error) {
	if err := d.deny("create", name); err != nil {
		return nil, err
	}
	return d.disk.Create(name)
}

func (d readOnlyDisk) Open(name string) (diskFile, error) {
	if err := d.deny("open", name); err != nil {
		return nil, err
	}
	return d.disk.Open(name)
}

func (d readOnlyDisk) Rename(from, to string) error {
	if err := firstOf(d.deny("rename", from), d.deny("rename", to)); err != nil {
		return err
	}
	return d.disk.Rename(from, to)
}

func (d readOnlyDisk) Remove(name string) error {
	if err := d.deny("remove", name); err != nil {
		return err
	}
	return d.disk.Remove(name)
}

func (d readOnlyDisk) MkdirAll(name string) error {
	if err := d.deny("mkdir", name); err != nil {
		return err
	}
	return d.disk.MkdirAll(name)
}
