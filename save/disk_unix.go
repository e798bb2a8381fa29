//go:build !windows

package save

import (
	"errors"
	"os"
	"syscall"

	"github.com/gofrs/flock"
)

// Flags for opening what may be no file: not to wait for the other end of a pipe,
// and not to go through a link.
const (
	calm     = syscall.O_NONBLOCK
	noFollow = syscall.O_NOFOLLOW
)

// lockDir locks a folder itself; ok is false when another process has it. Where
// folders cannot be locked the lock file alone serves.
func lockDir(name string) (unlock func() error, ok bool) {
	l := flock.New(name, flock.SetFlag(os.O_RDONLY))
	locked, err := l.TryLock()
	if err != nil {
		return func() error { return nil }, true
	}
	return l.Unlock, locked
}

// lasting reports errors that will be the same the next time.
func lasting(err error) bool {
	return errors.Is(err, syscall.ELOOP) || errors.Is(err, syscall.ENOTDIR) || errors.Is(err, syscall.ENXIO)
}

// syncDir waits until the names in a folder are on the disk.
func syncDir(name string) error {
	d, err := os.Open(name)
	if err != nil {
		return err
	}
	err = d.Sync()
	return firstOf(err, d.Close())
}

// held reports whether another program may be using the file; on this system
// that holds nothing up.
func held(error) bool { return false }

// isFull reports errors that only this system uses for a full disk.
func isFull(error) bool { return false }
