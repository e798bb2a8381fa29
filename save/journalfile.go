package save

import (
	"errors"
	"io"
	"sync"
)

// A journalFile is the file of a journal. What is new is written at once, so that
// the end of the process loses nothing, and synced by a goroutine of its own,
// so that nobody waits for the disk. The next write waits for that: a power
// cut loses at most what was written last.
type journalFile struct {
	disk disk
	path string
	file diskFile     // nil while the file must be written anew
	size int          // bytes that are in the file as they should
	torn bool         // there may be more bytes behind size
	away func() error // moves what another program has put in the place of the file

	work chan diskFile
	done chan struct{} // closed when the goroutine ended

	mu      sync.Mutex
	idle    sync.Cond
	syncing bool
	err     error // of a sync, until it is told
}

// openMirror takes a file over that holds size good bytes.
func openMirror(d disk, path string, size int, away func() error) (*journalFile, error) {
	f, err := d.Open(path)
	if err != nil && !errors.Is(err, errNoFile) {
		return nil, writing(path, err)
	}
	// A link is never written through: the first write puts a file in its place.
	m := &journalFile{disk: d, path: path, file: f, size: size, torn: true, away: away, work: make(chan diskFile), done: make(chan struct{})}
	m.idle.L = &m.mu
	go m.sync()
	return m, nil
}

// sync is the goroutine that waits for the disk.
func (m *journalFile) sync() {
	defer close(m.done)
	for f := range m.work {
		err := f.Sync()
		m.mu.Lock()
		m.syncing = false
		if err != nil {
			m.err = err
		}
		m.mu.Unlock()
		m.idle.Signal()
	}
}

// settled waits for the last sync and returns its error, once. What the file
// holds after an error is not known: it must be written anew.
func (m *journalFile) settled() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for m.syncing {
		m.idle.Wait()
	}
	err := m.err
	m.err = nil
	if err != nil {
		m.drop()
	}
	return err
}

// drop lets go of a file that can no longer be trusted.
func (m *journalFile) drop() {
	if m.file != nil {
		m.file.Close()
		m.file = nil
	}
}

// bring writes what the file does not hold yet of the tape. When the last sync
// failed the whole file is written anew; only if that fails too there is
// something to tell.
func (m *journalFile) bring(tape []byte) error {
	if unsafe := m.settled(); unsafe != nil {
		return m.mend(tape, unsafe)
	}
	if err := m.watch(); err != nil {
		return err
	}
	if m.file == nil {
		return m.renew(tape)
	}
	if m.torn {
		if err := m.file.Truncate(int64(m.size)); err != nil {
			return writing(m.path, err)
		}
		m.torn = false
	}
	n, err := m.file.WriteAt(tape[m.size:], int64(m.size))
	if err == nil && n < len(tape)-m.size {
		err = io.ErrShortWrite
	}
	if err != nil {
		m.torn = m.file.Truncate(int64(m.size)) != nil
		return writing(m.path, err)
	}
	m.size = len(tape)
	m.mu.Lock()
	m.syncing = true
	m.mu.Unlock()
	m.work <- m.file
	return nil
}

// watch sees whether another program has taken the file away or put another in its place
// while this one runs: what is written into it nobody would find. The other one is kept.
func (m *journalFile) watch() error {
	if m.file == nil || m.disk.Has(m.path, m.file) {
		return nil
	}
	m.drop()
	if !exists(m.disk, m.path) {
		return nil
	}
	return m.away()
}

// renew writes the whole tape to a new file that takes the place of the old
// one.
func (m *journalFile) renew(tape []byte) error {
	m.drop()
	if err := replace(m.disk, m.path, tape, false); err != nil {
		return err
	}
	m.size, m.torn = len(tape), false
	// The content is safe; without a handle the next write comes here again.
	if f, err := m.disk.Open(m.path); err == nil {
		m.file = f
	}
	return nil
}

// mend is renew after a failed sync.
func (m *journalFile) mend(tape []byte, unsafe error) error {
	if err := m.renew(tape); err != nil {
		key := problemSync
		if errors.Is(err, ErrFull) {
			key = problemSyncFull
		}
		return problem(key, errors.Join(unsafe, err), file(m.path))
	}
	return nil
}

// flush waits until the tape is on the disk.
func (m *journalFile) flush(tape []byte) error {
	if unsafe := m.settled(); unsafe != nil {
		return m.mend(tape, unsafe)
	}
	if err := m.watch(); err != nil {
		return err
	}
	if m.size < len(tape) || m.file == nil {
		return m.renew(tape)
	}
	return nil
}

// rest ends the goroutine.
func (m *journalFile) rest() {
	close(m.work)
	<-m.done
}

// stop ends the goroutine and lets go of the file as it is.
func (m *journalFile) stop() {
	m.rest()
	m.drop()
}

// close waits for the disk and ends the goroutine.
func (m *journalFile) close(tape []byte) error {
	err := m.flush(tape)
	m.rest()
	if m.file != nil {
		err = firstOf(err, writing(m.path, m.file.Close()))
		m.file = nil
	}
	return err
}
