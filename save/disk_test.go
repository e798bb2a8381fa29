package save

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

func TestAFileThatIsHeldIsTriedAgain(t *testing.T) {
	busy := errors.New("in use")
	for _, free := range []int{1, 4, 9, 100} {
		tries, waited := 0, time.Duration(0)
		err := patiently(
			func() error {
				if tries++; tries < free {
					return busy
				}
				return nil
			},
			func(err error) bool { return err == busy },
			func(d time.Duration) { waited += d },
		)
		if free < 10 && (err != nil || tries != free) || free == 100 && (err != busy || tries > 12) || waited > 4*time.Second {
			t.Errorf("free at try %d: %v after %d tries and %v", free, err, tries, waited)
		}
	}
	tries := 0
	err := patiently(func() error { tries++; return fs.ErrPermission }, func(error) bool { return false }, func(time.Duration) {})
	if tries != 1 || !errors.Is(err, fs.ErrPermission) {
		t.Errorf("another error: %v after %d tries", err, tries)
	}
}

func TestErrorsOfTheDiskSayWhatToDo(t *testing.T) {
	for _, c := range []struct {
		err  error
		want error
	}{
		{syscall.ENOSPC, ErrFull}, {syscall.EDQUOT, ErrFull}, {syscall.EROFS, ErrDenied}, {fs.ErrPermission, ErrDenied},
		{&fs.PathError{Op: "open", Path: "x", Err: syscall.EACCES}, ErrDenied}, {fs.ErrNotExist, ErrMissing}, {errTooLarge, ErrLarge},
	} {
		for _, p := range []error{writing("x", c.err), reading("x", c.err)} {
			if !errors.Is(p, c.want) || !errors.Is(p, c.err) {
				t.Errorf("%v becomes %v, want %v", c.err, p, c.want)
			}
			spoken(t, book(), p.(*Problem).Message)
		}
	}
	if writing("x", nil) != nil || reading("x", nil) != nil {
		t.Error("no error becomes one")
	}
}

// TestTheRealDisk is the contract of disk on the machine's own file system.
func TestTheRealDisk(t *testing.T) {
	d, dir := osDisk{}, t.TempDir()
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	f, err := d.Create(a)
	must(t, err)
	if _, err := f.WriteAt([]byte("0123456789"), 0); err != nil {
		t.Fatal(err)
	}
	must(t, f.Truncate(8))
	must(t, f.Sync())
	must(t, f.Close())
	must(t, d.Rename(a, b))
	must(t, d.SyncDir(dir))
	if _, err := d.Open(a); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("opening what was renamed: %v", err)
	}
	got, err := d.ReadFile(b, 8)
	if err != nil || string(got) != "01234567" {
		t.Errorf("read %q, %v", got, err)
	}
	if _, err := d.ReadFile(b, 7); !errors.Is(err, errTooLarge) {
		t.Errorf("above the limit: %v", err)
	}
	if _, err := d.ReadFile(dir, 100); err == nil {
		t.Error("a folder was read")
	}
	for _, c := range []struct {
		head, tail int
		h, tl      string
	}{{3, 2, "012", "67"}, {4, 4, "01234567", ""}, {100, 5, "01234567", ""}, {0, 0, "", ""}} {
		e, err := d.ReadEnds(b, c.head, c.tail)
		if err != nil || string(e.head) != c.h || string(e.tail) != c.tl || e.size != 8 {
			t.Errorf("ends %d, %d: %q, %q, %v", c.head, c.tail, e.head, e.tail, err)
		}
	}
	names, err := d.ReadDir(dir)
	if err != nil || len(names) != 1 || names[0] != "b" {
		t.Errorf("names %q, %v", names, err)
	}
	unlock, ok, err := d.Lock(filepath.Join(dir, "lock"))
	if err != nil || !ok {
		t.Fatalf("lock: %v, %v", ok, err)
	}
	if _, ok, err := d.Lock(filepath.Join(dir, "lock")); ok || err != nil {
		t.Errorf("a second lock: %v, %v", ok, err)
	}
	must(t, unlock())
	must(t, d.Remove(b))
	if _, err := os.Stat(b); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was removed is there: %v", err)
	}
}

// A file of which cannot be told whether it is still there is: nothing is moved for that.
func TestAFileThatCannotBeAskedIsThere(t *testing.T) {
	d, name := osDisk{}, filepath.Join(t.TempDir(), "a")
	f, err := d.Create(name)
	must(t, err)
	must(t, f.Close()) // whatever it is asked now fails
	if !d.Has(name, f) {
		t.Error("it is taken to be another one")
	}
	must(t, d.Remove(name))
	if d.Has(name, f) {
		t.Error("what was removed is there")
	}
}
