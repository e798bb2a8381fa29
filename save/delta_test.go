package save

import (
	"bytes"
	"testing"

	"safehouse/rules"
)

// What is told by its difference comes out as it was, whatever was changed; a hostile
// difference is refused.
func TestADifferenceGivesBackWhatItIsOf(t *testing.T) {
	r := &rules.Rand{S: 1}
	for range 2000 {
		old := make([]byte, r.Intn(400))
		for i := range old {
			old[i] = byte(r.Intn(6)) * 40
		}
		now := bytes.Clone(old)
		for range r.Intn(6) {
			at := r.Intn(len(now) + 1)
			more := make([]byte, r.Intn(30))
			now = append(now[:at:at], append(more, now[min(len(now), at+r.Intn(30)):]...)...)
		}
		d := delta(old, now)
		got, err := patched(old, d)
		if err != nil || !bytes.Equal(got, now) {
			t.Fatalf("%v: %x became %x", err, now, got)
		}
		for at := range d {
			hostile := bytes.Clone(d)
			hostile[at] ^= byte(1 + r.Intn(255))
			if got, err := patched(old, hostile); err == nil && len(got) > maxState+len(d) {
				t.Fatalf("%d bytes", len(got))
			}
			_, _ = patched(nil, hostile)
			_, _ = patched(old, d[:at])
		}
	}
	if d := delta(bytes.Repeat([]byte("state "), 500), bytes.Repeat([]byte("state "), 500)); len(d) > 8 {
		t.Errorf("nothing is told in %d bytes", len(d))
	}
}

// Where a key is lost the positions told by it are, and no other; the match is whole, for all
// that happened is there, and where steps are lost those behind the next beginning are told.
func TestALostKeyCostsNothing(t *testing.T) {
	c := fill(t, false, 300)
	name := c.path(matchEnding)
	tape := c.disk.files[name].data
	keys := 0
	for _, f := range scanMatch(tape).frames {
		var s snapshot
		if f.kind != snapshotFrame || f.event == 0 {
			continue
		}
		_, err := s.UnmarshalMsg(tape[int(f.at)+headSize:])
		must(t, err)
		if s.Key != 0 {
			continue
		}
		keys++
		data := bytes.Clone(tape)
		data[int(f.at)+headSize+int(f.size)/2] ^= 4
		if event, rep := c.recovered(t, c.with(name, data)); event != len(c.known)-1 {
			t.Errorf("without the key of event %d it stands at %d of %d: %s", f.event, event, len(c.known)-1, rep.String())
		}
	}
	if keys < 3 {
		t.Errorf("%d keys", keys)
	}
}
