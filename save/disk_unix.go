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

// held reports whether another program may be using the file; on this system
// that holds nothing up.
func held(error) bool { return false }

// isFull reports errors that only this system uses for a full disk.
func isFull(error) bool { return false }
