package save

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// A disk is the part of a file system that the package uses; tests put one
// under it that fails, fills up or loses what was not synced. Names are paths
// of the system.
type disk interface {
	// ReadFile is the whole file; above limit bytes it is errTooLarge and
	// nothing was read. Of a file of which only a part can be read now the other parts are
	// zeros, and the error is a *partly.
	ReadFile(name string, limit int64) ([]byte, error)
	// ReadEnds is the first head and the last tail bytes, all of a file that
	// is shorter (tail is then empty).
	ReadEnds(name string, head, tail int) (ends, error)
	// Modified is when a file was last written, without opening it; the zero time
	// for one that is not there.
	Modified(name string) time.Time
	// Create makes an empty file in the place of whatever has the name; it never
	// writes through a link.
	Create(name string) (diskFile, error)
	// Open opens a regular file that is there, for writing.
	Open(name string) (diskFile, error)
	// Has reports whether a name still leads to this open file; where that cannot be told
	// it does.
	Has(name string, f diskFile) bool
	// Replaceable reports whether nothing but a regular file or a link has the
	// name.
	Replaceable(name string) bool
	// Rename moves a file over whatever has the new name.
	Rename(from, to string) error
	Remove(name string) error
	MkdirAll(name string) error
	// Writable tries whether files can be made in a folder.
	Writable(name string) error
	// ReadDir is the names in a folder, in order.
	ReadDir(name string) ([]string, error)
	// SyncDir waits until the names in a folder are on the disk.
	SyncDir(name string) error
	// Lock takes a lock that ends with the process; ok is false when another
	// process has it.
	Lock(name string) (unlock func() error, ok bool, err error)
}

// A diskFile is open for writing.
type diskFile interface {
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Close() error
}

// ends is what ReadEnds returns.
type ends struct {
	head, tail []byte
	size       int64
	modified   time.Time
}

// errTooLarge is what ReadFile says of a file above the limit.
var errTooLarge = errors.New("file above the size limit")

// osDisk is the file system of the machine.
type osDisk struct{}

func (osDisk) ReadFile(name string, limit int64) ([]byte, error) {
	f, st, err := openRegular(name, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if st.Size() > limit {
		return nil, errTooLarge
	}
	return readAround(f, int(st.Size()), time.Sleep)
}

// A partly is why a part of a file could not be read. What was read tells nothing of what
// the file holds: it stays where it is, and the next try may read it.
type partly struct{ err error }

func (p *partly) Error() string { return "a part cannot be read: " + p.err.Error() }
func (p *partly) Unwrap() error { return p.err }

// Tries of reading a file or a part of it, and the pause after the first of them, which doubles.
const (
	readTries = 4
	readPause = 10 * time.Millisecond
)

// block is the part of a file that one bad spot of a disk makes unreadable.
const block = 4096

// readAround reads a file, several times where that fails. Where the disk still cannot read a
// part of it, that part is zeros, so that the rest can be looked at, and the error is a
// *partly. When nothing can be read, that is the error.
func readAround(r io.ReaderAt, size int, pause func(time.Duration)) ([]byte, error) {
	b := make([]byte, size)
	for try, wait := 0, readPause; try < readTries; try, wait = try+1, 2*wait {
		if try > 0 {
			pause(wait)
		}
		if _, err := r.ReadAt(b, 0); err == nil || err == io.EOF {
			return b, nil
		}
	}
	var bad error
	got := 0
	for at := 0; at < size; at += block {
		part := b[at:min(at+block, size)]
		n, err := r.ReadAt(part, int64(at))
		if err != nil && err != io.EOF {
			n, err = r.ReadAt(part, int64(at))
		}
		if err != nil && err != io.EOF {
			bad = err
			clear(part[n:])
		}
		got += n
	}
	switch {
	case bad == nil:
		return b, nil
	case got == 0:
		return nil, bad
	}
	return b, &partly{bad}
}

func (osDisk) ReadEnds(name string, head, tail int) (ends, error) {
	f, st, err := openRegular(name, os.O_RDONLY)
	if err != nil {
		return ends{}, err
	}
	defer f.Close()
	e := ends{size: st.Size(), modified: st.ModTime()}
	if e.size <= int64(head+tail) {
		head, tail = int(e.size), 0
	}
	e.head, e.tail = make([]byte, head), make([]byte, tail)
	if _, err := f.ReadAt(e.head, 0); err != nil && err != io.EOF {
		return ends{}, err
	}
	if _, err := f.ReadAt(e.tail, e.size-int64(tail)); err != nil && err != io.EOF {
		return ends{}, err
	}
	return e, nil
}

func (osDisk) Create(name string) (diskFile, error) {
	switch st, err := os.Lstat(name); {
	case err == nil && st.IsDir():
		if err := outOfTheWay(name); err != nil {
			return nil, err
		}
	case err == nil:
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	return opened(os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL|calm|noFollow, 0o644))
}

func (osDisk) Open(name string) (diskFile, error) {
	if st, err := os.Lstat(name); err == nil && !st.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errNoFile}
	}
	f, _, err := openRegular(name, os.O_RDWR|noFollow)
	return opened(f, err)
}

func (osDisk) Has(name string, f diskFile) bool {
	open, ok := f.(*os.File)
	if !ok {
		return false
	}
	there, err := os.Lstat(name)
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	st, e := open.Stat()
	return err != nil || e != nil || os.SameFile(st, there)
}

func (osDisk) Replaceable(name string) bool {
	st, err := os.Lstat(name)
	return err != nil || st.Mode().IsRegular() || st.Mode()&fs.ModeSymlink != 0
}

// errNoFile marks what has the name of a file and is none: a folder, a pipe, a
// device, a link where one would be written through.
var errNoFile = errors.New("is no regular file")

// openRegular opens a regular file. A pipe or a device is not waited for.
func openRegular(name string, flags int) (*os.File, os.FileInfo, error) {
	st, err := os.Stat(name)
	if err == nil && !st.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: name, Err: errNoFile}
	}
	if err != nil {
		return nil, nil, err
	}
	f, err := os.OpenFile(name, flags|calm, 0)
	if err != nil {
		return nil, nil, err
	}
	if st, err = f.Stat(); err == nil && !st.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: name, Err: errNoFile}
	}
	if err != nil {
		f.Close()
		return nil, nil, err
	}
	return f, st, nil
}

// outOfTheWay gives what lies where a file has to be another name beside it.
func outOfTheWay(name string) error {
	for n := 1; ; n++ {
		other := fmt.Sprintf("%s.blocked-%d", name, n)
		if _, err := os.Lstat(other); errors.Is(err, fs.ErrNotExist) {
			return os.Rename(name, other)
		} else if err != nil || n > 999 {
			return firstOf(err, errNoFile)
		}
	}
}

// opened keeps a nil *os.File out of the interface.
func opened(f *os.File, err error) (diskFile, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (osDisk) Rename(from, to string) error {
	if st, err := os.Lstat(to); err == nil && st.IsDir() {
		if _, err := os.Lstat(from); err != nil {
			return err
		}
		if err := outOfTheWay(to); err != nil {
			return err
		}
	}
	return patiently(func() error { return os.Rename(from, to) }, held, time.Sleep)
}

func (osDisk) Remove(name string) error {
	return patiently(func() error { return os.Remove(name) }, held, time.Sleep)
}

// MkdirAll makes folders that are nobody else's business.
func (osDisk) MkdirAll(name string) error { return os.MkdirAll(name, 0o700) }
func (osDisk) SyncDir(name string) error  { return syncDir(name) }

func (osDisk) Writable(name string) error {
	f, err := os.CreateTemp(name, "try-*"+newEnding)
	if err != nil {
		return err
	}
	return firstOf(f.Close(), os.Remove(f.Name()))
}

// patiently repeats what a virus scanner or an indexer holds up for a moment:
// for some two seconds, with growing pauses.
func patiently(do func() error, held func(error) bool, pause func(time.Duration)) error {
	err := do()
	for wait := 5 * time.Millisecond; err != nil && held(err) && wait < 2*time.Second; wait *= 2 {
		pause(wait)
		err = do()
	}
	return err
}

func (osDisk) Modified(name string) time.Time {
	st, err := os.Lstat(name)
	if err != nil {
		return time.Time{}
	}
	return st.ModTime()
}

func (osDisk) ReadDir(name string) ([]string, error) {
	list, err := os.ReadDir(name)
	names := make([]string, 0, len(list))
	for _, e := range list {
		names = append(names, e.Name())
	}
	return names, err
}

func (osDisk) Lock(name string) (func() error, bool, error) {
	name = filepath.Clean(name)
	if st, err := os.Lstat(name); err == nil && !st.Mode().IsRegular() {
		if err := outOfTheWay(name); err != nil {
			return nil, false, err
		}
	}
	l := flock.New(name, flock.SetFlag(os.O_CREATE|os.O_RDONLY|calm|noFollow))
	ok, err := l.TryLock()
	if err != nil || !ok {
		return nil, false, err
	}
	// The file can be deleted by hand while the program runs; the folder cannot.
	whole, ok := lockDir(filepath.Dir(name))
	if !ok {
		return nil, false, l.Unlock()
	}
	return func() error { return firstOf(whole(), l.Unlock()) }, true, nil
}
