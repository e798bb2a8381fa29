package save

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"slices"
)

// A match file is a prefix and then frames, one behind the other; nothing in it
// is ever changed, only added. All numbers are little-endian.
//
//	prefix   magic (12), "MTCH", container version (2), zero (2), checksum of the 20 bytes before (4)
//	frame    mark (4), length of the payload (4), tag (4), number (4), event (4), kind (1), zero (3),
//	         checksum of the 24 bytes before (4), payload, checksum of head and payload (4)
//
// The tag tells which match and which generation of its file a frame belongs
// to, the number counts the frames of the file, event counts what happened to
// the match up to and including this frame. A head has a checksum of its own,
// so that a length that was cut short (a torn tail) and a length that was
// changed (damage) can be told apart. Checksums are CRC-32C.
const (
	magic       = "\x89Safehouse\r\n"
	prefixSize  = len(magic) + 12
	headSize    = 28
	sumSize     = 4
	mark        = "\xf5SH\xa7"
	matchCode   = "MTCH"
	container   = 4       // version of this layout
	released    = 4       // the first one that was released
	maxState    = 1 << 20 // bytes of one state
	maxPayload  = maxState + 1<<14
	maxMatch    = 8 << 20 // bytes of a match file that is read
	foldMatch   = 5 << 20 // bytes at which old snapshots are dropped
	firstFrames = 3       // header, names and first snapshot
)

type frameKind uint8

// Kinds of frames. Their numbers are in files and never change.
const (
	headerFrame   frameKind = 1 + iota // set-up, once, first
	snapshotFrame                      // a whole state
	eventFrame                         // one match.Record
	summaryFrame                       // what a list of matches shows
	noteFrame                          // title and practice, the last one counts
	namesFrame                         // the table of names, behind the header
	endFrame                           // in the start alone: how far the journal went when it was closed
	trackFrame                         // steps that no snapshot holds, a packed track
	outcomeFrame                       // how the match ended; it counts where it stands behind the last event
	frameKinds
)

var frameNames = [frameKinds]string{headerFrame: "header", snapshotFrame: "state", eventFrame: "action", summaryFrame: "summary", noteFrame: "note", namesFrame: "names", endFrame: "end", trackFrame: "track", outcomeFrame: "outcome"}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func checksum(b []byte) uint32 { return crc32.Checksum(b, castagnoli) }

// tagOf marks the frames of one generation of a match.
func tagOf(id string, generation uint32) uint32 {
	return checksum(binary.LittleEndian.AppendUint32([]byte(id), generation))
}

// appendPrefix begins a match file.
func appendPrefix(b []byte) []byte {
	from := len(b)
	b = append(b, magic...)
	b = append(b, matchCode...)
	b = binary.LittleEndian.AppendUint16(b, container)
	b = binary.LittleEndian.AppendUint16(b, 0)
	return binary.LittleEndian.AppendUint32(b, checksum(b[from:]))
}

// A spot is where the next frame goes: its tag and number, and how many events
// there were.
type spot struct {
	tag, number, event uint32
}

// appendFrame adds one frame; the payload is written by fill.
func (p *spot) appendFrame(b []byte, k frameKind, fill func([]byte) ([]byte, error)) ([]byte, error) {
	from := len(b)
	b = append(b, make([]byte, headSize)...)
	b, err := fill(b)
	if err != nil {
		return b[:from], err
	}
	size := len(b) - from - headSize
	if size > maxPayload {
		return b[:from], errTooLarge
	}
	h := b[from:]
	le := binary.LittleEndian
	copy(h, mark)
	le.PutUint32(h[4:], uint32(size))
	le.PutUint32(h[8:], p.tag)
	le.PutUint32(h[12:], p.number)
	le.PutUint32(h[16:], p.event)
	h[20] = byte(k)
	le.PutUint32(h[24:], checksum(h[:24]))
	p.number++
	return le.AppendUint32(b, checksum(b[from:])), nil
}

// A frame is one found in a file.
type frame struct {
	at, size           uint32 // where it begins, bytes of the payload
	tag, number, event uint32
	kind               frameKind
}

// length is the bytes of the whole frame.
func (f frame) length() int { return headSize + int(f.size) + sumSize }

// end is the offset behind the frame.
func (f frame) end() int { return int(f.at) + f.length() }

// A fault is a stretch of a file that is no good frame.
type fault struct {
	from, to int
	known    bool  // the head is good: frame tells which one is damaged
	frame    frame //
}

// A scan is what is found in a match file.
type scan struct {
	data    []byte
	begun   bool // the prefix is whole
	version int  // of the container, when begun
	frames  []frame
	faults  []fault
	torn    int // where an unfinished last frame begins, -1 without one
}

// payload is the content of a frame.
func (s *scan) payload(f frame) []byte {
	return s.data[int(f.at)+headSize : int(f.at)+headSize+int(f.size)]
}

// good is the file up to the end of its last good frame; what is added to it
// goes elsewhere.
func (s *scan) good() []byte {
	end := 0
	if n := len(s.frames); n > 0 {
		end = s.frames[n-1].end()
	}
	return s.data[:end:end]
}

// scanMatch finds the frames of a match file.
func scanMatch(data []byte) *scan {
	s := &scan{data: data, torn: -1}
	if len(data) >= prefixSize {
		p := data[:prefixSize]
		le := binary.LittleEndian
		sum := prefixSize - sumSize
		s.begun = string(p[:len(magic)+4]) == magic+matchCode && le.Uint32(p[sum:]) == checksum(p[:sum])
		s.version = int(le.Uint16(p[len(magic)+4:]))
	}
	if s.ofOtherTime() != nil {
		return s
	}
	s.find(min(prefixSize, len(data)))
	return s
}

// ofOtherTime is why a file is left to another program, nil for one that this program reads.
func (s *scan) ofOtherTime() error {
	switch {
	case s.begun && s.version > container:
		return errNewer
	case s.begun && s.version < released:
		return errBefore
	}
	return nil
}

// scanTail finds the frames of the last part of a match file; what comes
// before the first whole frame is no fault.
func scanTail(data []byte) *scan {
	s := &scan{data: data, torn: -1}
	effort := s.effort()
	if at := s.next(0, &effort); at >= 0 {
		s.find(at)
	}
	return s
}

// A shape is what parse sees at an offset.
type shape uint8

const (
	whole     shape = iota
	cut             // a frame that the end of the file cuts short
	noHead          // no frame begins here
	noPayload       // the head is good, the payload is not
)

// find collects frames from an offset to the end of the file.
func (s *scan) find(at int) {
	effort := s.effort()
	for at < len(s.data) {
		f, sh := s.parse(at, &effort)
		if sh == whole {
			s.frames = append(s.frames, f)
			at = f.end()
			continue
		}
		next := s.next(at+1, &effort)
		switch {
		case next < 0 && sh == cut:
			s.torn = at
			return
		case next < 0:
			next = len(s.data)
		}
		s.faults = append(s.faults, fault{from: at, to: next, known: sh != noHead && f.kind != 0, frame: f})
		at = next
	}
}

// parse looks for a frame at an offset.
func (s *scan) parse(at int, effort *int) (frame, shape) {
	rest := s.data[at:]
	if len(rest) < headSize {
		if n := min(len(rest), len(mark)); string(rest[:n]) == mark[:n] || empty(rest) {
			return frame{}, cut
		}
		return frame{}, noHead
	}
	le := binary.LittleEndian
	if string(rest[:4]) != mark || le.Uint32(rest[24:]) != checksum(rest[:24]) {
		if empty(rest) {
			return frame{}, cut
		}
		return frame{}, noHead
	}
	f := frame{
		at: uint32(at), size: le.Uint32(rest[4:]), tag: le.Uint32(rest[8:]),
		number: le.Uint32(rest[12:]), event: le.Uint32(rest[16:]), kind: frameKind(rest[20]),
	}
	if f.kind == 0 || f.kind >= frameKinds || rest[21]|rest[22]|rest[23] != 0 || f.size > maxPayload {
		return frame{}, noHead
	}
	if f.length() > len(rest) {
		return f, cut
	}
	body := headSize + int(f.size)
	if *effort -= body; *effort < 0 || le.Uint32(rest[body:]) != checksum(rest[:body]) {
		return f, noPayload
	}
	return f, whole
}

// next is the offset of the next good frame, -1 without one.
func (s *scan) next(at int, effort *int) int {
	for at < len(s.data) {
		i := bytes.Index(s.data[at:], []byte(mark))
		if i < 0 {
			return -1
		}
		at += i
		if _, sh := s.parse(at, effort); sh == whole {
			return at
		}
		at++
	}
	return -1
}

// effort bounds the bytes that are summed, so that a file made of nothing but
// good heads before bad payloads cannot keep the reader busy for ever.
func (s *scan) effort() int { return 8*len(s.data) + 4*maxPayload }

// empty reports bytes that a file system gives to a file that grew before its
// content came.
func empty(b []byte) bool { return !slices.ContainsFunc(b, func(c byte) bool { return c != 0 }) }
