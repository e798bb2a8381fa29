package save

import (
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"slices"
	"sync"
)

// Positions and steps lie packed in a match file: a whole match of the longest game takes half
// of what it would if each of its snapshots were packed alone.
//
// Every fourth position is a key: it is packed alone, and those behind it against it. So a position
// can be read where it and its key can. The steps that led to a position are told backwards, each by
// the difference of the position before it to the one behind it, and are packed against the steps
// written before them; where some of those are lost the match can be looked back at from the next
// beginning of such a chain on, and goes on as before.
const (
	keyEvery   = 4        // snapshots from key to key
	chainEvery = 64       // tracks from beginning to beginning
	window     = 32 << 10 // bytes that something can be packed against
	trackSteps = 64       // steps in one track at most, but for those of a snapshot
	maxTrack   = 4 << 20  // bytes of a track before it is packed
	packLevel  = 6        // of the compression: a third smaller than the fastest
)

// A packer packs what one tape is told, in its order. Its slices are never written to, so that
// a copy of it is a place to come back to.
type packer struct {
	key    []byte // the last key
	keyed  int    // positions since, it included
	chain  []byte // the end of what the chain holds
	linked int    // tracks in it
}

// flateWriters lend the memory of a compression against nothing, a megabyte that takes longer to
// clear than a track to pack.
var flateWriters = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, packLevel)
	if err != nil {
		panic(err) // there is no such level
	}
	return w
}}

// deflate packs b against other bytes.
func deflate(against, b []byte) ([]byte, error) {
	var out bytes.Buffer
	var w *flate.Writer
	var err error
	if len(against) == 0 {
		w = flateWriters.Get().(*flate.Writer)
		defer flateWriters.Put(w)
		w.Reset(&out)
	} else if w, err = flate.NewWriterDict(&out, packLevel, against); err != nil {
		return nil, err
	}
	_, err = w.Write(b)
	err = firstOf(err, w.Close())
	return out.Bytes(), err
}

// inflate is what was packed against other bytes, at most so many.
func inflate(against, packed []byte, most int) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(packed), against), int64(most)+1))
	if err == nil && len(b) > most {
		err = errTooLarge
	}
	return b, err
}

// markOf tells bytes that something is packed against from others; 0 is for none.
func markOf(b []byte) uint32 {
	if len(b) == 0 {
		return 0
	}
	return max(1, checksum(b))
}

// position packs a position into a snapshot.
func (p *packer) position(s *snapshot, state []byte) (err error) {
	if p.keyed >= keyEvery || len(p.key) == 0 {
		p.key, p.keyed = nil, 0
	}
	s.Key = markOf(p.key)
	if s.Packed, err = deflate(p.key, state); err != nil {
		return err
	}
	if p.keyed++; p.keyed == 1 {
		p.key = state
	}
	return nil
}

// alone packs a position into a snapshot that holds nothing else.
func (p *packer) alone(s *snapshot, state []byte) error {
	s.State, s.Track = nil, nil
	return p.position(s, state)
}

// track packs steps, of which behind is the position behind the last one, nil where that is
// not known. Steps that are too large are left out.
func (p *packer) track(t *track, behind []byte) (s storedTrack, err error) {
	if len(t.Steps) == 0 {
		return s, nil
	}
	told := track{From: t.From, Kinds: t.Kinds, Steps: slices.Clone(t.Steps)}
	for i, st := range slices.Backward(t.Steps) {
		told.Steps[i].Before, behind = delta(behind, st.Before), st.Before
	}
	raw, err := told.MarshalMsg(nil)
	if err != nil || len(raw) > maxTrack {
		return s, err
	}
	if p.linked >= chainEvery {
		p.chain, p.linked = nil, 0
	}
	s.After = markOf(p.chain)
	if s.Packed, err = deflate(p.chain, raw); err != nil {
		return s, err
	}
	p.chain, p.linked = linked(p.chain, raw), p.linked+1
	return s, nil
}

// linked is a chain with more behind it: the end of it that something can be packed against.
func linked(chain, more []byte) []byte {
	all := slices.Concat(chain, more)
	return all[max(0, len(all)-window):]
}

// An unpacker reads tracks in the order in which they were written.
type unpacker struct{ chain []byte }

// track is a stored track again. One that is packed against others than those read before it
// cannot be read.
func (u *unpacker) track(s *storedTrack, behind []byte) (*track, error) {
	if s.After == 0 {
		u.chain = nil
	}
	if markOf(u.chain) != s.After {
		return nil, errors.New("the steps before are lost")
	}
	raw, err := inflate(u.chain, s.Packed, maxTrack)
	if err != nil {
		return nil, err
	}
	u.chain = linked(u.chain, raw)
	t := &track{}
	rest, err := t.UnmarshalMsg(raw)
	if err == nil && len(rest) > 0 {
		err = errors.New("bytes behind the steps")
	}
	for i := len(t.Steps) - 1; err == nil && i >= 0; i-- {
		st := &t.Steps[i]
		if st.Before, err = patched(behind, st.Before); err == nil && len(st.Before) > maxState {
			err = errTooLarge
		}
		behind = st.Before
	}
	return t, err
}
