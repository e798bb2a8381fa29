package save

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// memDisk is a disk in memory that fails on order, fills up, and forgets on a
// power cut what was not synced.
type memDisk struct {
	mu      sync.Mutex
	files   map[string]*memFile
	dirs    map[string]bool
	locked  map[string]bool
	durable map[string]*memFile // names as they are on the platter
	ops     []func(map[string]*memFile)

	calls  int
	names  []string               // of the calls, for messages
	inject func(n int) misfortune // what happens to call n
	room   int                    // bytes that the disk holds, 0 without bound
	dead   bool                   // the power is off
	still  bool                   // nothing may be written
	wrong  error                  // what a call fails with, errInjected without
}

type memFile struct {
	data   []byte
	synced []byte
	last   int // bytes of the last write
}

// A misfortune is what happens to one call.
type misfortune uint8

const (
	allWell    misfortune = iota
	failBefore            // fails and does nothing
	failAfter             // does it and fails
	failHalf              // writes half of it and fails; other calls as failBefore
	powerCut              // this and every later call fails and does nothing
)

var errInjected = errors.New("injected failure")

func newMemDisk() *memDisk {
	return &memDisk{files: map[string]*memFile{}, dirs: map[string]bool{}, locked: map[string]bool{}, durable: map[string]*memFile{}}
}

// call counts a call and says what happens to it.
func (d *memDisk) call(what, name string) misfortune {
	d.calls++
	if d.dead {
		return powerCut
	}
	if d.inject == nil {
		return allWell
	}
	d.names = append(d.names, what+" "+name)
	m := d.inject(d.calls)
	if m == powerCut {
		d.dead = true
	}
	return m
}

// fate is what a call without halves does.
func (d *memDisk) fate(what, name string) (do bool, err error) {
	switch what {
	case "read", "ends", "readdir", "lock", "syncdir":
	default:
		if d.still {
			return false, &fs.PathError{Op: what, Path: name, Err: syscall.EROFS}
		}
	}
	switch d.call(what, name) {
	case allWell:
		return true, nil
	case failAfter:
		return true, errInjected
	}
	return false, cmp.Or(d.wrong, errInjected)
}

func missing(op, name string) error {
	return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
}

func (d *memDisk) ReadFile(name string, limit int64) ([]byte, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.fate("read", name); err != nil {
		return nil, err
	}
	f, ok := d.files[name]
	if !ok {
		return nil, missing("read", name)
	}
	if int64(len(f.data)) > limit {
		return nil, errTooLarge
	}
	return slices.Clone(f.data), nil
}

func (d *memDisk) ReadEnds(name string, head, tail int) (ends, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.fate("ends", name); err != nil {
		return ends{}, err
	}
	f, ok := d.files[name]
	if !ok {
		return ends{}, missing("read", name)
	}
	e := ends{size: int64(len(f.data)), modified: time.Unix(0, 0)}
	if len(f.data) <= head+tail {
		head, tail = len(f.data), 0
	}
	e.head, e.tail = slices.Clone(f.data[:head]), slices.Clone(f.data[len(f.data)-tail:])
	return e, nil
}

func (d *memDisk) Modified(name string) time.Time {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, ok := d.files[name]; !ok {
		return time.Time{}
	}
	return time.Unix(0, 0)
}

func (d *memDisk) Create(name string) (diskFile, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("create", name)
	if do {
		if !d.dirs[filepath.Dir(name)] {
			return nil, missing("create", name)
		}
		if f, ok := d.files[name]; ok {
			f.data = nil
		} else {
			f := &memFile{}
			d.files[name] = f
			d.ops = append(d.ops, func(m map[string]*memFile) { m[name] = f })
		}
	}
	if err != nil {
		return nil, err
	}
	return &memHandle{disk: d, name: name, file: d.files[name]}, nil
}

func (d *memDisk) Has(name string, f diskFile) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	h, ok := f.(*memHandle)
	return ok && d.files[name] == h.file
}

func (d *memDisk) Replaceable(string) bool { return true }

func (d *memDisk) Open(name string) (diskFile, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.fate("open", name); err != nil {
		return nil, err
	}
	f, ok := d.files[name]
	if !ok {
		return nil, missing("open", name)
	}
	return &memHandle{disk: d, name: name, file: f}, nil
}

func (d *memDisk) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("rename", from)
	if !do {
		return err
	}
	f, ok := d.files[from]
	if !ok {
		return missing("rename", from)
	}
	delete(d.files, from)
	d.files[to] = f
	d.ops = append(d.ops, func(m map[string]*memFile) {
		delete(m, from)
		m[to] = f
	})
	return err
}

func (d *memDisk) Remove(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("remove", name)
	if !do {
		return err
	}
	if _, ok := d.files[name]; !ok {
		return missing("remove", name)
	}
	delete(d.files, name)
	d.ops = append(d.ops, func(m map[string]*memFile) { delete(m, name) })
	return err
}

func (d *memDisk) MkdirAll(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.still && d.dirs[name] {
		return nil
	}
	do, err := d.fate("mkdir", name)
	if do {
		d.dirs[name] = true
	}
	return err
}

func (d *memDisk) Writable(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	_, err := d.fate("try", name)
	return err
}

func (d *memDisk) ReadDir(name string) ([]string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.fate("readdir", name); err != nil {
		return nil, err
	}
	if !d.dirs[name] {
		return nil, missing("open", name)
	}
	var l []string
	for n := range d.files {
		if filepath.Dir(n) == name {
			l = append(l, filepath.Base(n))
		}
	}
	slices.Sort(l)
	return l, nil
}

// SyncDir puts all names on the platter: the journals of real file systems
// keep them in order.
func (d *memDisk) SyncDir(name string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("syncdir", name)
	if do {
		for _, op := range d.ops {
			op(d.durable)
		}
		d.ops = nil
	}
	return err
}

func (d *memDisk) Lock(name string) (func() error, bool, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, err := d.fate("lock", name); err != nil {
		return nil, false, err
	}
	if d.locked[name] {
		return nil, false, nil
	}
	d.locked[name] = true
	return func() error {
		d.mu.Lock()
		defer d.mu.Unlock()
		delete(d.locked, name)
		return nil
	}, true, nil
}

// used is the bytes on the disk.
func (d *memDisk) used() int {
	n := 0
	for _, f := range d.files {
		n += len(f.data)
	}
	return n
}

type memHandle struct {
	disk   *memDisk
	name   string
	file   *memFile
	closed bool
}

func (h *memHandle) WriteAt(b []byte, off int64) (int, error) {
	d, f := h.disk, h.file
	d.mu.Lock()
	defer d.mu.Unlock()
	if h.closed {
		return 0, fs.ErrClosed
	}
	n, err := len(b), error(nil)
	switch d.call("write", h.name) {
	case failBefore, powerCut:
		return 0, errInjected
	case failAfter:
		err = errInjected
	case failHalf:
		n, err = n/2, errInjected
	}
	if free := d.room - d.used() + len(f.data) - int(off); d.room > 0 && n > free {
		n, err = max(0, free), syscall.ENOSPC
	}
	if end := int(off) + n; end > len(f.data) {
		f.data = append(f.data, make([]byte, end-len(f.data))...)
	}
	copy(f.data[off:], b[:n])
	f.last = n
	return n, err
}

func (h *memHandle) Truncate(size int64) error {
	d := h.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("truncate", h.name)
	if do && int(size) < len(h.file.data) {
		h.file.data = h.file.data[:size]
	}
	return err
}

func (h *memHandle) Sync() error {
	d := h.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	do, err := d.fate("sync", h.name)
	if do {
		h.file.synced = slices.Clone(h.file.data)
	}
	return err
}

func (h *memHandle) Close() error {
	d := h.disk
	d.mu.Lock()
	defer d.mu.Unlock()
	h.closed = true
	_, err := d.fate("close", h.name)
	return err
}

// clone is a copy of what is on the disk now, healthy and unlocked.
func (d *memDisk) clone() *memDisk {
	d.mu.Lock()
	defer d.mu.Unlock()
	c := newMemDisk()
	c.dirs = maps.Clone(d.dirs)
	for name, f := range d.files {
		g := &memFile{data: slices.Clone(f.data), synced: slices.Clone(f.data)}
		c.files[name], c.durable[name] = g, g
	}
	return c
}

// A residue is what a power cut leaves of writes and names that were not
// synced.
type residue struct {
	names int // of the unsynced name changes the first so many, in percent
	data  int // of the last unsynced write so much, in percent; -1: as zeros
}

var residues = []residue{{0, 0}, {100, 0}, {50, 0}, {100, 50}, {100, 100}, {100, -1}, {0, 100}}

// cut is the disk after a power cut.
func (d *memDisk) cut(r residue) *memDisk {
	d.mu.Lock()
	defer d.mu.Unlock()
	names := maps.Clone(d.durable)
	for _, op := range d.ops[:len(d.ops)*r.names/100] {
		op(names)
	}
	c := newMemDisk()
	c.dirs = maps.Clone(d.dirs)
	for name, f := range names {
		data := slices.Clone(f.synced)
		if fresh := len(f.data) - len(f.synced); fresh > 0 {
			switch {
			case r.data < 0:
				data = append(data, make([]byte, fresh)...)
			default:
				data = append(data, f.data[len(data):len(data)+fresh*r.data/100]...)
			}
		}
		g := &memFile{data: data, synced: slices.Clone(data)}
		c.files[name], c.durable[name] = g, g
	}
	return c
}

// cuts are the different disks that a power cut can leave.
func (d *memDisk) cuts() iter.Seq2[residue, *memDisk] {
	return func(yield func(residue, *memDisk) bool) {
		var seen []*memDisk
		for _, r := range residues {
			c := d.cut(r)
			if slices.ContainsFunc(seen, c.same) {
				continue
			}
			seen = append(seen, c.clone())
			if !yield(r, c) {
				return
			}
		}
	}
}

// same reports whether two disks hold the same.
func (d *memDisk) same(other *memDisk) bool {
	return maps.Equal(d.dirs, other.dirs) && maps.EqualFunc(d.files, other.files, func(a, b *memFile) bool { return bytes.Equal(a.data, b.data) })
}

// list is the files below a folder, for messages.
func (d *memDisk) list() string {
	var l []string
	for _, n := range slices.Sorted(maps.Keys(d.files)) {
		l = append(l, fmt.Sprintf("%s %d", n, len(d.files[n].data)))
	}
	return strings.Join(l, "\n")
}
