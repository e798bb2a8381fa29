package save

import (
	"errors"
	"io/fs"
	"path/filepath"
)

// stored is what stands in a file that is written whole.
type stored interface {
	MarshalMsg([]byte) ([]byte, error)
	UnmarshalMsg([]byte) ([]byte, error)
	// Validate names the first value that is out of range.
	Validate() error
}

// A kind is a kind of file that is written whole.
type kind struct {
	code  string // four letters in the envelope
	limit int    // bytes of the file
	steps migrations
	fresh func() stored // a value to decode into
}

// errNewer marks a file of a version that this program does not know.
var errNewer = errors.New("written by a newer version of the program")

// ofOtherTime is what is said of a file that a newer program wrote, or one before the first release: it
// stays as it is. nil where that is not what is wrong.
func ofOtherTime(err error, name string) *Problem {
	switch {
	case errors.Is(err, errNewer):
		return problem(problemNewer, err, file(name))
	case errors.Is(err, errBefore):
		return problem(problemBefore, err, file(name))
	}
	return nil
}

// decode opens a file of this kind.
func (k *kind) decode(b []byte) (stored, error) {
	version, payload, err := unseal(k.code, b)
	if err != nil {
		return nil, err
	}
	if payload, err = k.steps.migrate(version, payload); err != nil {
		return nil, err
	}
	v := k.fresh()
	rest, err := v.UnmarshalMsg(payload)
	switch {
	case err != nil:
		return nil, err
	case len(rest) > 0:
		return nil, errors.New("bytes behind the end")
	}
	return v, v.Validate()
}

// encode writes a file of this kind.
func (k *kind) encode(v stored) ([]byte, error) {
	if err := v.Validate(); err != nil {
		return nil, problem(problemUnusable, err)
	}
	payload, err := v.MarshalMsg(nil)
	if err != nil {
		return nil, problem(problemUnusable, err)
	}
	if len(payload)+envelopeSize > k.limit {
		return nil, problem(problemUnusable, errTooLarge)
	}
	return seal(k.code, k.steps.version(), payload), nil
}

// peek reads a file of this kind and leaves it as it is. A call that fails once
// is repeated.
func (f *Folder) peek(k *kind, path string) (stored, error) {
	b, err := f.disk.ReadFile(path, int64(k.limit))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		b, err = f.disk.ReadFile(path, int64(k.limit))
	}
	if err != nil {
		return nil, err
	}
	v, err := k.decode(b)
	if err != nil {
		return nil, &misread{err}
	}
	return v, nil
}

// A misread is a file that could be read and does not load.
type misread struct{ err error }

func (m *misread) Error() string { return m.err.Error() }
func (m *misread) Unwrap() error { return m.err }

// load reads a file of this kind, or its newest good generation. Files that do
// not load are moved aside and named; one of a newer program is left alone. With
// own, files that it does not accept are those of others: they count only when
// there is no other. Without any the value is nil.
func (f *Folder) load(k *kind, path string, own func(stored) bool, rep *Report) (stored, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	damaged := false
	var trouble error  // why a file that may be good could not be read
	var twin stored    // the newest that is another's
	var strange string // where it lies
	for i, name := range []string{path, path + newEnding, path + oldEnding} {
		if i == 1 && (damaged || twin != nil || trouble != nil) {
			// A new generation that was being written counts only when there
			// was nothing in its place.
			continue
		}
		v, err := f.peek(k, name)
		switch {
		case err == nil && own != nil && !own(v):
			if twin == nil {
				twin, strange = v, name
			}
		case err == nil:
			if twin != nil {
				damaged = true
				rep.add(foundOther, filepath.Base(strange), 0, 0, nil)
				f.tryAside(strange, rep)
			}
			f.good[path] = i == 0
			if i == 1 && f.disk.Rename(name, path) == nil {
				f.good[path] = true
			}
			if damaged || trouble != nil {
				rep.add(foundOlder, filepath.Base(path), 0, 0, trouble)
			}
			return v, nil
		case errors.Is(err, fs.ErrNotExist):
		case i == 1:
			// Never finished, and written over the next time.
		case ofOtherTime(err, "") != nil:
			return nil, ofOtherTime(err, filepath.Base(name))
		case useless(err):
			damaged = true
			rep.add(foundUnread, filepath.Base(name), 0, 0, err)
			f.tryAside(name, rep)
		default:
			trouble = firstOf(trouble, reading(name, err))
		}
	}
	if twin != nil {
		return twin, nil
	}
	return nil, trouble
}

// useless reports errors of reading that will be the same the next time: the
// content is bad, or what has the name is no file that can be read.
func useless(err error) bool {
	var bad *misread
	return errors.As(err, &bad) || errors.Is(err, errTooLarge) || errors.Is(err, errNoFile) || errors.Is(err, fs.ErrPermission) || lasting(err)
}

// tryAside is aside where the game goes on without it; the file then stays where
// it is and is not written over.
func (f *Folder) tryAside(path string, rep *Report) {
	_ = f.aside(path, rep)
}

// fresh says that a new file is begun where none could be read.
func (r *Report) fresh(name string) {
	if !r.Whole() {
		r.add(foundFresh, name, 0, 0, nil)
	}
}

// store writes a file of this kind; the one that was there becomes the previous
// generation. One that does not load is moved aside first.
func (f *Folder) store(k *kind, path string, v stored) error {
	b, err := k.encode(v)
	if err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.good[path] {
		if !exists(f.disk, path) {
			// What a program of another time left as its only generation stays that.
			_, err := f.peek(k, path+oldEnding)
			if p := ofOtherTime(err, filepath.Base(path)); p != nil {
				return p
			}
		}
		for _, name := range []string{path, path + oldEnding} {
			if err := f.clear(k, name); err != nil {
				return err
			}
		}
	}
	delete(f.good, path)
	if err := replace(f.disk, path, b, true); err != nil {
		return err
	}
	f.good[path] = true
	return nil
}

// clear moves a file that does not load out of the way. One of a program of another time
// stays, and nothing is written.
func (f *Folder) clear(k *kind, path string) error {
	_, err := f.peek(k, path)
	switch {
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	case ofOtherTime(err, "") != nil && filepath.Ext(path) != oldEnding:
		return ofOtherTime(err, filepath.Base(path))
	case useless(err):
		return f.aside(path, &Report{})
	}
	return reading(path, err)
}
