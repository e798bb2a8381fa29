package save

import (
	"encoding/binary"
	"slices"
	"testing"

	"safehouse/rules"
)

// tryMatch loads a file of any content. What is accepted can be played on,
// written and read again.
func tryMatch(t *testing.T, data []byte) {
	g := newToy(1)
	d := newMemDisk()
	must(t, d.MkdirAll("."))
	d.files["in"] = &memFile{data: data}
	j, rep, err := importFrom(d, toys(g), "in", clock)
	if err != nil {
		return
	}
	_ = rep.String()
	r := &rules.Rand{S: uint64(len(data))}
	for range 5 {
		stir(t, j.Match(), r)
	}
	must(t, j.export(d, "out"))
	k, rep, err := importFrom(d, toys(g), "out", clock)
	if err != nil || rep.Lost > 0 {
		t.Fatalf("what was written cannot be read: %v, %s", err, rep.String())
	}
	if !k.Match().State().Same(j.Match().State()) {
		t.Fatal("another position came back")
	}
}

func FuzzMatchFile(f *testing.F) {
	tape := fill(f, true, 40).tape()
	f.Add(tape)
	f.Add(tape[:len(tape)/2])
	f.Add(slices.Concat(tape[:600], tape[700:]))
	f.Add(tape[:prefixSize])
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		s := scanMatch(data)
		at := 0
		for _, fr := range s.frames {
			if int(fr.at) < at || fr.end() > len(data) {
				t.Fatalf("frame %+v behind %d", fr, at)
			}
			at = fr.end()
		}
		tail := scanTail(data)
		(&Listed{}).sum(tail, 1, nil)
		tryMatch(t, data)
	})
}

// tape is the journal of a cabinet.
func (c *cabinet) tape() []byte { return c.disk.files[c.path(matchEnding)].data }

// FuzzFrames puts any payloads into sound frames, so that the readers behind
// the checksums are reached: each frame is a kind, a length and the payload.
func FuzzFrames(f *testing.F) {
	tape := fill(f, true, 20).tape()
	s := scanMatch(tape)
	var all []byte
	for _, fr := range s.frames {
		one := append([]byte{byte(fr.kind)}, binary.LittleEndian.AppendUint16(nil, uint16(fr.size))...)
		one = append(one, s.payload(fr)...)
		all = append(all, one...)
	}
	f.Add(all)
	f.Add(all[:len(all)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		b := appendPrefix(nil)
		p := spot{tag: s.frames[0].tag}
		for len(data) >= 3 {
			k, n := frameKind(data[0]), int(binary.LittleEndian.Uint16(data[1:]))
			data = data[3:]
			n = min(n, len(data))
			b = raw(k, data[:n])(&p, b)
			data = data[n:]
		}
		tryMatch(t, b)
	})
}

func FuzzWholeFiles(f *testing.F) {
	kinds := []*kind{&profileKind, &settingsKind, &campaignKind}
	for i, v := range []stored{goldenProfile(), goldenSettings(), goldenCampaign()} {
		b, err := v.MarshalMsg(nil)
		must(f, err)
		f.Add(uint8(i), b)
		f.Add(uint8(i), b[:len(b)/2])
	}
	for _, b := range bombs() {
		if len(b) < 100 {
			f.Add(uint8(0), b)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, payload []byte) {
		k := kinds[int(which)%len(kinds)]
		if _, err := k.decode(payload); err == nil && len(payload) < envelopeSize {
			t.Fatal("a file without an envelope was accepted")
		}
		v, err := k.decode(seal(k.code, 1, payload))
		if err != nil {
			return
		}
		b, err := k.encode(v)
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		if _, err := k.decode(b); err != nil {
			t.Fatalf("what was written cannot be read: %v", err)
		}
	})
}
