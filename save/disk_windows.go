package save

import (
	"errors"
	"syscall"
)

// Errors of Windows that package syscall has no names for.
const (
	errSharingViolation = syscall.Errno(32)
	errLockViolation    = syscall.Errno(33)
	errHandleDiskFull   = syscall.Errno(39)
	errDiskFull         = syscall.Errno(112)
)

// Opening needs no flags here: there are no pipes among files, and links are
// asked about before.
const (
	calm     = 0
	noFollow = 0
)

// lockDir does nothing: a file that is locked cannot be deleted here.
func lockDir(string) (unlock func() error, ok bool) { return func() error { return nil }, true }

// lasting reports errors that will be the same the next time.
func lasting(error) bool { return false }

// syncDir does nothing: Windows writes names through by itself and has no way
// to wait for a folder.
func syncDir(string) error { return nil }

// held reports whether another program may be using the file.
func held(err error) bool {
	return errors.Is(err, errSharingViolation) || errors.Is(err, errLockViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED)
}

// isFull reports errors that only this system uses for a full disk.
func isFull(err error) bool {
	return errors.Is(err, errDiskFull) || errors.Is(err, errHandleDiskFull)
}
