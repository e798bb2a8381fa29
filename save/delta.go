package save

import (
	"encoding/binary"
	"errors"
)

// A delta says how bytes come out of other bytes: a count of new bytes, these bytes, and then as
// long as more follows an offset and a count of bytes that are copied, and new bytes again. The
// offset counts from where the copy before ended. All numbers are varints.

const (
	deltaMatch = 20      // bytes that a copy is found by
	deltaTable = 1 << 11 // slots of the table of places
)

// delta is how now comes out of old.
func delta(old, now []byte) []byte {
	var table [deltaTable]int32 // one more than the last place of such bytes in old
	for i := 0; i+deltaMatch <= len(old); i++ {
		table[deltaSlot(old[i:])] = int32(i + 1)
	}
	var out []byte
	copied, next := 0, 0 // what of now is told, and where in old the last copy ended
	for at := 0; at+deltaMatch <= len(now); {
		from := next + at - copied // as if bytes had only been replaced
		if !alike(old, from, now[at:]) {
			from = int(table[deltaSlot(now[at:])]) - 1
		}
		if !alike(old, from, now[at:]) {
			at++
			continue
		}
		for at > copied && from > 0 && now[at-1] == old[from-1] {
			at, from = at-1, from-1
		}
		n := deltaMatch
		for at+n < len(now) && from+n < len(old) && now[at+n] == old[from+n] {
			n++
		}
		out = binary.AppendUvarint(out, uint64(at-copied))
		out = append(out, now[copied:at]...)
		out = binary.AppendVarint(out, int64(from-next))
		out = binary.AppendUvarint(out, uint64(n))
		at, next = at+n, from+n
		copied = at
	}
	out = binary.AppendUvarint(out, uint64(len(now)-copied))
	return append(out, now[copied:]...)
}

// alike reports whether a copy could begin at from.
func alike(old []byte, from int, now []byte) bool {
	return from >= 0 && from+deltaMatch <= len(old) && string(old[from:from+deltaMatch]) == string(now[:deltaMatch])
}

// deltaSlot is the slot of the first bytes of b.
func deltaSlot(b []byte) uint32 {
	return (binary.LittleEndian.Uint32(b)*2654435761 ^ uint32(binary.LittleEndian.Uint16(b[4:]))*40503) >> 8 % deltaTable
}

var errDelta = errors.New("a difference that does not fit")

// patched is what comes out of old by a delta.
func patched(old, d []byte) (now []byte, err error) {
	next := 0
	for {
		n, k := binary.Uvarint(d)
		if k <= 0 || n > uint64(len(d)-k) {
			return nil, errDelta
		}
		now = append(now, d[k:k+int(n)]...)
		if d = d[k+int(n):]; len(d) == 0 {
			return now, nil
		}
		jump, k := binary.Varint(d)
		if k <= 0 || jump < -maxState || jump > maxState {
			return nil, errDelta
		}
		d = d[k:]
		n, k = binary.Uvarint(d)
		from := next + int(jump)
		if k <= 0 || from < 0 || from > len(old) || n > uint64(len(old)-from) || len(now)+int(n) > maxState {
			return nil, errDelta
		}
		now, next, d = append(now, old[from:from+int(n)]...), from+int(n), d[k:]
	}
}
