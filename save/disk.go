package save

import (
	"errors"
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
	// nothing was read.
	ReadFile(name string, limit int64) ([]byte, error)
	// ReadEnds is the first head and the last tail bytes, all of a file that
	// is shorter (tail is then empty).
	ReadEnds(name string, head, tail int) (ends, error)
	// Create makes an empty file or empties the one that is there.
	Create(name string) (diskFile, error)
	// Open opens a file that is there, for writing.
	Open(name string) (diskFile, error)
	// Rename moves a file over whatever has the new name.
	Rename(from, to string) error
	Remove(name string) error
	MkdirAll(name string) error
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
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	st, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if st.IsDir() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errors.New("is a folder")}
	}
	if st.Size() > limit {
		return nil, errTooLarge
	}
	return readAround(f, int(st.Size()))
}

// block is the part of a file that one bad spot of a disk makes unreadable.
const block = 4096

// readAround reads a file. Where the disk cannot read a part of it, that part
// is zeros, so that the rest can still be used; checksums tell. When nothing
// can be read, that is the error.
func readAround(r io.ReaderAt, size int) ([]byte, error) {
	b := make([]byte, size)
	if _, err := r.ReadAt(b, 0); err == nil || err == io.EOF {
		return b, nil
	}
	var bad error
	got := 0
	for at := 0; at < size; at += block {
		part := b[at:min(at+block, size)]
		n, err := r.ReadAt(part, int64(at))
		if err != nil && err != io.EOF {
			bad = err
			clear(part[n:])
		}
		got += n
	}
	if got == 0 && bad != nil {
		return nil, bad
	}
	return b, nil
}

func (osDisk) ReadEnds(name string, head, tail int) (ends, error) {
	f, err := os.Open(name)
	if err != nil {
		return ends{}, err
	}
	defer f.Close()
	st, err := f.Stat()
	if err != nil {
		return ends{}, err
	}
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
	return opened(os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o644))
}

func (osDisk) Open(name string) (diskFile, error) { return opened(os.OpenFile(name, os.O_RDWR, 0)) }

// opened keeps a nil *os.File out of the interface.
func opened(f *os.File, err error) (diskFile, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (osDisk) Rename(from, to string) error {
	return patiently(func() error { return os.Rename(from, to) }, held, time.Sleep)
}

func (osDisk) Remove(name string) error {
	return patiently(func() error { return os.Remove(name) }, held, time.Sleep)
}

func (osDisk) MkdirAll(name string) error { return os.MkdirAll(name, 0o755) }
func (osDisk) SyncDir(name string) error  { return syncDir(name) }

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

func (osDisk) ReadDir(name string) ([]string, error) {
	list, err := os.ReadDir(name)
	names := make([]string, 0, len(list))
	for _, e := range list {
		names = append(names, e.Name())
	}
	return names, err
}

func (osDisk) Lock(name string) (func() error, bool, error) {
	l := flock.New(filepath.Clean(name))
	ok, err := l.TryLock()
	if err != nil || !ok {
		return nil, false, err
	}
	return l.Unlock, true, nil
}
