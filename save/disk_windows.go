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
