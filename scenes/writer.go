package scenes

import (
	"slices"
	"sync"
)

// A writer writes files one after the other off the drawing thread. What waits
// under a name is replaced by what comes later under it.
type writer struct {
	mu   sync.Mutex
	idle sync.Cond
	busy bool
	next []job
	errs []error
}

type job struct {
	name string
	do   func() error
}

// write does do as soon as what came before it is done.
func (w *writer) write(name string, do func() error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.next = slices.DeleteFunc(w.next, func(j job) bool { return j.name == name })
	w.next = append(w.next, job{name, do})
	if !w.busy {
		w.busy = true
		go w.work()
	}
}

func (w *writer) work() {
	for {
		w.mu.Lock()
		if len(w.next) == 0 {
			w.busy = false
			if w.idle.L != nil {
				w.idle.Broadcast()
			}
			w.mu.Unlock()
			return
		}
		j := w.next[0]
		w.next = w.next[1:]
		w.mu.Unlock()
		if err := j.do(); err != nil {
			w.mu.Lock()
			w.errs = append(w.errs, err)
			w.mu.Unlock()
		}
	}
}

// failed are the errors since the last call.
func (w *writer) failed() []error {
	w.mu.Lock()
	defer w.mu.Unlock()
	l := w.errs
	w.errs = nil
	return l
}

// rests reports whether nothing waits to be written.
func (w *writer) rests() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return !w.busy
}

// drain waits until everything is written.
func (w *writer) drain() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.idle.L = &w.mu
	for w.busy {
		w.idle.Wait()
	}
}

// keep writes the settings where nobody waits for it.
func (h *House) keep() {
	h.Settings.Keys = h.Bindings.Save()
	if !h.Keeps() {
		return
	}
	s := *h.Settings
	s.Setups = slices.Clone(s.Setups)
	h.writer.write("settings", func() error { return h.Folder.StoreSettings(&s) })
}

// keepProfile writes the profile likewise.
func (h *House) keepProfile() {
	if !h.Keeps() {
		return
	}
	p := h.Profile.Clone()
	h.writer.write("profile", func() error { return h.Folder.StoreProfile(p) })
}
