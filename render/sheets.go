package render

import "slices"

// Sheets are the sheets that one owner draws from: a scene, a tray of pieces. A sheet stays in memory as long as any owner
// has it open, so an owner never needs to know of the others. The nil value holds nothing.
type Sheets struct {
	kit   *Kit
	names []string
}

// Open starts loading sheets in the background ("common", "desk" or a game's id) for a new owner, who closes them. Call
// Update once a tick; what is not there yet is not drawn.
func (k *Kit) Open(names ...string) *Sheets {
	s := &Sheets{kit: k}
	for _, name := range names {
		if slices.Contains(s.names, name) {
			continue
		}
		s.names = append(s.names, name)
		k.owners[name]++
		if b := k.books[name]; b == nil || b.density != k.density {
			k.load(name)
		}
	}
	return s
}

// Ready reports whether all of them can be drawn with.
func (s *Sheets) Ready() bool { return s == nil || s.kit.Ready(s.names...) }

// Close gives the sheets back; the memory of those that nobody else has open is freed. Closing twice does nothing.
func (s *Sheets) Close() {
	if s == nil {
		return
	}
	for _, name := range s.names {
		s.kit.release(name)
	}
	s.names = nil
}

// release takes one owner of a sheet away.
func (k *Kit) release(name string) {
	if k.owners[name]--; k.owners[name] > 0 {
		return
	}
	delete(k.owners, name)
	if b := k.books[name]; b != nil {
		k.drop(b)
		delete(k.books, name)
		k.changed()
	}
}

// Unopened lists sheets that were drawn from while no owner had them open: their pictures are missing on the screen. It
// should always be empty; tests look at it.
func (k *Kit) Unopened() []string {
	var out []string
	for n := range k.unopened {
		out = append(out, n)
	}
	slices.Sort(out)
	return out
}
