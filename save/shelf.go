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
	steps ladder
	fresh func() stored // a value to decode into
}

// errNewer marks a file of a version that this program does not know.
var errNewer = errors.New("written by a newer version of the program")

// decode opens a file of this kind.
func (k *kind) decode(b []byte) (stored, error) {
	version, payload, err := unseal(k.code, b)
	if err != nil {
		return nil, err
	}
	if version > k.steps.version() {
		return nil, errNewer
	}
	if payload, err = k.steps.climb(version, payload); err != nil {
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
// not load are moved aside and named. Without any the value is nil.
func (f *Folder) load(k *kind, path string, rep *Report) (stored, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	damaged := false
	for i, name := range []string{path, path + newEnding, path + oldEnding} {
		if i == 1 && damaged {
			// A new generation that was being written counts only when there
			// was nothing in its place.
			continue
		}
		v, err := f.peek(k, name)
		var bad *misread
		switch {
		case err == nil:
			f.good[path] = i == 0
			if i == 1 && f.disk.Rename(name, path) == nil {
				f.good[path] = true
			}
			if damaged {
				rep.add(foundOlder, filepath.Base(path), 0, 0, nil)
			}
			return v, nil
		case errors.Is(err, fs.ErrNotExist):
		case errors.As(err, &bad), errors.Is(err, errTooLarge):
			if i == 1 {
				continue // never finished, and written over the next time
			}
			damaged = true
			rep.add(foundStart, filepath.Base(name), 0, 0, err)
			if err := f.aside(name, rep); err != nil {
				return nil, err
			}
		default:
			return nil, reading(name, err)
		}
	}
	return nil, nil
}

// fresh says that a new file is begun where none could be read.
func (r *Report) fresh(name string) {
	if !r.Whole() {
		r.add(foundFresh, name, 0, 0, nil)
	}
}

// shelve writes a file of this kind; the one that was there becomes the previous
// generation. One that does not load is moved aside first.
func (f *Folder) shelve(k *kind, path string, v stored) error {
	b, err := k.encode(v)
	if err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.good[path] {
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

// clear moves a file that does not load out of the way.
func (f *Folder) clear(k *kind, path string) error {
	_, err := f.peek(k, path)
	var bad *misread
	switch {
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	case errors.As(err, &bad), errors.Is(err, errTooLarge):
		return f.aside(path, &Report{})
	}
	return reading(path, err)
}
