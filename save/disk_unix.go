//go:build !windows

package save

import "os"

// syncDir waits until the names in a folder are on the disk.
func syncDir(name string) error {
	d, err := os.Open(name)
	if err != nil {
		return err
	}
	err = d.Sync()
	return firstOf(err, d.Close())
}

// patiently does what other programs cannot hold up on this system.
func patiently(do func() error) error { return do() }

// isFull reports errors that only this system uses for a full disk.
func isFull(error) bool { return false }
