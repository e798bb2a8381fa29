package scenes

import (
	"errors"
	"slices"
	"sync"

	"safehouse/save"
)

// A writer writes files one after the other off the drawing thread. What waits
// under a name is replaced by what comes later under it.
type writer struct {
	mu   sync.Mutex
	idle sync.Cond
	busy bool
	next []job
	left []job // for which there was no room: they are tried again with the next write
	errs []error
	said string // what failed last, said once until something could be written
}

type job struct {
	name string
	do   func() error
}

// write does do as soon as what came before it is done.
func (w *writer) write(name string, do func() error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.next = append(w.left, w.next...)
	w.left = nil
	w.next = slices.DeleteFunc(w.next, func(j job) bool { return j.name == name })
	w.next = append(w.next, job{name, do})
	w.begin()
}

// begin lets somebody write what waits.
func (w *writer) begin() {
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
		err := j.do()
		w.mu.Lock()
		if err == nil {
			w.said = ""
		} else {
			w.failing(j, err)
		}
		w.mu.Unlock()
	}
}

// failing notes that a job failed: for what may work later it is done again then.
func (w *writer) failing(j job, err error) {
	called := func(x job) bool { return x.name == j.name }
	if (errors.Is(err, save.ErrFull) || errors.Is(err, save.ErrDenied) || errors.Is(err, save.ErrVanished)) && !slices.ContainsFunc(w.next, called) {
		w.left = append(slices.DeleteFunc(w.left, called), j)
	}
	said := err.Error()
	var p *save.Problem
	if errors.As(err, &p) {
		said = p.Message.Key
	}
	if said != w.said {
		w.said = said
		w.errs = append(w.errs, err)
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

// drain waits until everything is written; what failed is tried a last time.
func (w *writer) drain() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.idle.L = &w.mu
	w.await()
	if w.next, w.left = w.left, nil; len(w.next) > 0 {
		w.begin()
		w.await()
	}
	w.left = nil
}

// await waits until nobody writes.
func (w *writer) await() {
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
	s, folder := *h.Settings, h.Folder
	s.Setups = slices.Clone(s.Setups)
	h.writer.write("settings", func() error { return folder.StoreSettings(&s) })
}

// KeepProfile writes the profile likewise.
func (h *House) KeepProfile() {
	if !h.Keeps() {
		return
	}
	p, folder := h.Profile.Clone(), h.Folder
	h.writer.write("profile", func() error { return folder.StoreProfile(p) })
}
