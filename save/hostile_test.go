package save

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"testing"
	"time"

	"github.com/tinylib/msgp/msgp"

	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// thrifty runs something and fails when it takes more than 64 MiB beside what
// was there before.
func thrifty(t *testing.T, what string, do func()) {
	t.Helper()
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(96 << 20))
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	stop := make(chan struct{})
	most := make(chan uint64)
	go func() {
		peak := uint64(0)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapInuse)
			select {
			case <-stop:
				most <- peak
				return
			default:
			}
		}
	}()
	do()
	close(stop)
	peak := <-most
	runtime.ReadMemStats(&after)
	peak = max(peak, after.HeapInuse)
	if used := int64(peak) - int64(before.HeapInuse); used > 64<<20 {
		t.Errorf("%s: %d MiB", what, used>>20)
	}
}

// tapeOf is a match file with frames of one's own making.
func tapeOf(frames ...func(p *spot, b []byte) []byte) []byte {
	p := spot{tag: tagOf("toy-1", 1)}
	b := appendPrefix(nil)
	for _, f := range frames {
		b = f(&p, b)
	}
	return b
}

// raw is a frame with this payload.
func raw(k frameKind, payload []byte) func(*spot, []byte) []byte {
	return func(p *spot, b []byte) []byte {
		if k == eventFrame {
			p.event++
		}
		b, err := p.appendFrame(b, k, func(b []byte) ([]byte, error) { return append(b, payload...), nil })
		if err != nil {
			panic(err)
		}
		return b
	}
}

// goodStart is the header, the names and the first snapshot of a toy match.
func goodStart(t testing.TB) [](func(*spot, []byte) []byte) {
	j := newToyJournal(t, newToy(1), 1, onePerson)
	s := scanMatch(j.tape)
	return []func(*spot, []byte) []byte{raw(headerFrame, s.payload(s.frames[0])), raw(namesFrame, s.payload(s.frames[1])), raw(snapshotFrame, s.payload(s.frames[2]))}
}

// bombs are payloads that declare more than they hold, nest deeply or repeat
// themselves.
func bombs() map[string][]byte {
	deep := bytes.Repeat([]byte{0x91}, maxPayload-8)
	deepMap := bytes.Repeat([]byte{0x81, 0xa1, 'x'}, maxPayload/3-8)
	return map[string][]byte{
		"an array of four milliards":    {0xdd, 0xff, 0xff, 0xff, 0xff},
		"a map of four milliards":       {0xdf, 0xff, 0xff, 0xff, 0xff},
		"bytes of four milliards":       append([]byte{0x81, 0xa5}, append([]byte("state"), 0xc6, 0xff, 0xff, 0xff, 0xff)...),
		"a text of four milliards":      append([]byte{0x81, 0xa2}, append([]byte("id"), 0xdb, 0xff, 0xff, 0xff, 0xff)...),
		"options of four milliards":     append([]byte{0x81, 0xa3}, append([]byte("opt"), 0xdd, 0xff, 0xff, 0xff, 0xff)...),
		"seats of ten millions":         append([]byte{0x81, 0xa1}, append([]byte("s"), 0xdd, 0, 0x98, 0x96, 0x80)...),
		"arrays in arrays":              append([]byte{0x81, 0xa1, 'x'}, deep...),
		"maps in maps":                  append([]byte{0x81, 0xa1, 'x'}, deepMap...),
		"a million entries of one name": append([]byte{0xdf, 0, 0x0f, 0xff, 0xff}, bytes.Repeat([]byte{0xa1, 'n', 0}, maxPayload/3-8)...),
		"nothing":                       nil,
		"a number":                      {7},
		"an extension":                  {0xc9, 0xff, 0xff, 0xff, 0xff, 1},
	}
}

func TestHostilePayloadsAreRefusedCheaply(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "bad.match")
	for what, bomb := range bombs() {
		for k := headerFrame; k < frameKinds; k++ {
			start := goodStart(t)
			var tape []byte
			switch k {
			case headerFrame:
				tape = tapeOf(raw(k, bomb), start[1], start[2])
			case namesFrame:
				tape = tapeOf(start[0], raw(k, bomb), start[2])
			case snapshotFrame:
				tape = tapeOf(start[0], start[1], raw(k, bomb))
			default:
				tape = tapeOf(start[0], start[1], start[2], raw(k, bomb), raw(k, bomb))
			}
			must(t, os.WriteFile(path, tape, 0o644))
			thrifty(t, what+" as "+frameNames[k], func() {
				j, rep, err := importFrom(osDisk{}, toys(newToy(1)), path, clock)
				switch {
				case (k == headerFrame || k == namesFrame) && err == nil:
					t.Errorf("%s as %s: loaded", what, frameNames[k])
				case k == eventFrame && (err != nil || rep.Lost != 2):
					t.Errorf("%s as %s: %v, %s", what, frameNames[k], err, rep.String())
				case err == nil && j.Match().Actions() != 0:
					t.Errorf("%s as %s: %d actions", what, frameNames[k], j.Match().Actions())
				}
			})
		}
		for _, k := range []*kind{&profileKind, &settingsKind, &campaignKind} {
			thrifty(t, what+" in "+k.code, func() {
				if _, err := k.decode(seal(k.code, 1, bomb)); err == nil {
					t.Errorf("%s in %s: loaded", what, k.code)
				}
			})
		}
	}
}

func TestHugeFilesAreNotRead(t *testing.T) {
	c := fill(t, true, 20)
	dir := t.TempDir()
	path := filepath.Join(dir, "huge.match")
	f, err := os.Create(path)
	must(t, err)
	must(t, f.Truncate(40<<30)) // holes: they take no room
	must(t, f.Close())
	thrifty(t, "importing 40 GiB", func() {
		if _, _, err := Import(path); !errors.Is(err, ErrLarge) {
			t.Errorf("import: %v", err)
		}
	})
	d := c.disk.clone()
	d.files[c.path(matchEnding)].data = make([]byte, maxMatch+1)
	d.files["home/profile.safe"].data = make([]byte, profileKind.limit+1)
	fo := openToys(t, d, c.game)
	j, rep, err := fo.OpenMatch(c.id)
	if err != nil || !rep.Damaged() || len(rep.Kept) != 1 || j.Match().Actions() != 0 {
		t.Errorf("a match above the cap: %v, %s", err, rep.String())
	}
	if p, rep, err := fo.LoadProfile(); err != nil || p.Name != "1" || len(rep.Kept) != 1 {
		t.Errorf("a profile above the cap: %+v, %v, %s", p, err, rep.String())
	}
}

func TestAFileOfNothingButHeadsDoesNotTakeForEver(t *testing.T) {
	p := spot{tag: 7}
	var b []byte
	for len(b) < maxMatch-prefixSize-2*headSize-100 {
		from := len(b)
		b = append(b, make([]byte, headSize)...)
		h := b[from:]
		copy(h, mark)
		binary.LittleEndian.PutUint32(h[4:], maxPayload/2)
		binary.LittleEndian.PutUint32(h[8:], p.tag)
		h[20] = byte(eventFrame)
		binary.LittleEndian.PutUint32(h[24:], checksum(h[:24]))
	}
	// A good frame behind them is given up rather than looked for.
	b, err := p.appendFrame(b, noteFrame, (&note{}).MarshalMsg)
	must(t, err)
	thrifty(t, "heads", func() {
		s := scanMatch(append(appendPrefix(nil), b...))
		if len(s.frames) != 0 || len(s.faults) == 0 {
			t.Errorf("%d frames, %d faults", len(s.frames), len(s.faults))
		}
	})
}

func TestAFrameAboveTheCapIsNone(t *testing.T) {
	p := spot{tag: 7}
	b, err := p.appendFrame(nil, noteFrame, func(b []byte) ([]byte, error) { return append(b, make([]byte, maxPayload)...), nil })
	must(t, err)
	if s := scanMatch(append(appendPrefix(nil), b...)); len(s.frames) != 1 {
		t.Fatalf("the largest frame is not read: %+v", s.faults)
	}
	if _, err := p.appendFrame(nil, noteFrame, func(b []byte) ([]byte, error) { return append(b, make([]byte, maxPayload+1)...), nil }); !errors.Is(err, errTooLarge) {
		t.Errorf("a larger one is written: %v", err)
	}
	// One byte more, with sums that are right.
	le := binary.LittleEndian
	b = append(b[:len(b)-sumSize], 0)
	le.PutUint32(b[4:], maxPayload+1)
	le.PutUint32(b[24:], checksum(b[:24]))
	b = le.AppendUint32(b, checksum(b))
	if s := scanMatch(append(appendPrefix(nil), b...)); len(s.frames) != 0 || len(s.faults) != 1 {
		t.Errorf("a larger frame is read: %+v", s.frames)
	}
}

func TestAPositionWithMoreThanTheRulesKnowIsRefused(t *testing.T) {
	g := infiltration.Game{}
	s, err := g.New(rules.Setup{Seats: 2, Seed: 1})
	must(t, err)
	l, err := newNameTable(g.Info(), s)
	must(t, err)
	v, err := printed(s)
	must(t, err)
	for _, ok := range []bool{true, false} {
		if !ok {
			v.(map[string]any)["fresh"] = true
		}
		b, err := l.spelled(nil, v)
		must(t, err)
		if _, err := l.read(g, b); (err == nil) != ok {
			t.Errorf("taken should be %v: %v", ok, err)
		}
	}
}

func TestAMatchOfVeryManyRecordsIsGivenBackWithinBounds(t *testing.T) {
	// Tens of thousands of actions, far more than any game has, by going back
	// to the beginning again and again: the steps that come back are bounded
	// by their memory.
	s, err := infiltration.Game{}.New(rules.Setup{Seats: 2, Seed: 1})
	must(t, err)
	p := spot{tag: tagOf("infiltration-1", 1)}
	j, err := begin("infiltration-1", infiltration.Game{}, rules.Setup{Seats: 2, Seed: 1}, onePerson, About{}, clock)
	must(t, err)
	names := j.names
	position, err := names.write(nil, s)
	must(t, err)
	sc := scanMatch(j.tape)
	tape := appendPrefix(nil)
	tape = raw(headerFrame, sc.payload(sc.frames[0]))(&p, tape)
	tape = raw(namesFrame, sc.payload(sc.frames[1]))(&p, tape)
	tape = raw(snapshotFrame, sc.payload(sc.frames[2]))(&p, tape)
	edit, err := storeRecord(names, match.Record{Kind: match.RecordEdit, Position: s.Clone()})
	must(t, err)
	back, err := edit.MarshalMsg(nil)
	must(t, err)
	records := [][]byte{back}
	for r := (&rules.Rand{S: 6}); !s.Turn().Done; {
		legal := s.Legal(nil)
		a := legal[r.Intn(len(legal))]
		must(t, s.Apply(a, nil))
		act, err := storeRecord(names, match.Record{Kind: match.RecordAction, Action: a})
		must(t, err)
		step, err := act.MarshalMsg(nil)
		must(t, err)
		records = append(records, step)
	}
	snap := snapshot{Seats: storeControllers(onePerson), Practice: true}
	must(t, new(packer).position(&snap, position))
	for n := 0; len(tape) < maxMatch-len(position)*3; n++ {
		for _, r := range records {
			tape = raw(eventFrame, r)(&p, tape)
		}
		if n%50 == 49 {
			// The position after an edit, as the edits go back to it.
			tape = raw(eventFrame, back)(&p, tape)
			payload, err := snap.MarshalMsg(nil)
			must(t, err)
			tape = raw(snapshotFrame, payload)(&p, tape)
		}
	}
	path := filepath.Join(t.TempDir(), "long.match")
	must(t, os.WriteFile(path, tape, 0o644))
	events := p.event
	sc, j, tape = nil, nil, nil
	thrifty(t, "a long match", func() {
		k, _, err := Import(path)
		if err != nil {
			t.Fatal(err)
		}
		steps := len(k.Match().Steps())
		t.Logf("%d records, %d steps given back", events, steps)
		if events < 20_000 || steps < 1000 || steps > 20_000 {
			t.Errorf("%d records, %d steps", events, steps)
		}
	})
}

func TestValuesOutOfRangeAreRefused(t *testing.T) {
	j := newToyJournal(t, newToy(1), 1, onePerson)
	s := scanMatch(j.tape)
	var h header
	_, err := h.UnmarshalMsg(s.payload(s.frames[0]))
	must(t, err)
	for what, spoil := range map[string]func(h *header){
		"a path as id":            func(h *header) { h.ID = "../../x" },
		"an unknown option":       func(h *header) { h.Options[0] = storedOption{"nobody", "true"} },
		"a value out of range":    func(h *header) { h.Options[1].Value = "99" },
		"an option twice":         func(h *header) { h.Options[1] = h.Options[0] },
		"nine seats":              func(h *header) { h.Seats = 9 },
		"no seats":                func(h *header) { h.Seats = 0; h.Controllers = nil },
		"a controller too few":    func(h *header) { h.Controllers = h.Controllers[:1] },
		"a controller of no kind": func(h *header) { h.Controllers[0].Kind = 7 },
		"a level with a slash":    func(h *header) { h.Controllers[0].Level = "a/b" },
		"a name of two lines":     func(h *header) { h.Controllers[0].Participant = "a\nb" },
		"negative rules":          func(h *header) { h.Rules = -1 },
	} {
		bad := h
		bad.Options, bad.Controllers = slices.Clone(h.Options), slices.Clone(h.Controllers)
		spoil(&bad)
		payload, err := bad.MarshalMsg(nil)
		must(t, err)
		tape := tapeOf(raw(headerFrame, payload), raw(namesFrame, s.payload(s.frames[1])), raw(snapshotFrame, s.payload(s.frames[2])))
		var rep Report
		if _, _, err := load(toys(newToy(1)), []*source{{name: "x", scan: scanMatch(tape)}}, &rep); !errors.Is(err, ErrRuined) && !errors.Is(err, ErrLacks) {
			t.Errorf("%s: %v", what, err)
		}
	}
	g := newToy(1)
	c := scriptOf(g.in, j.names)
	for what, r := range map[string]storedRecord{
		"an unknown kind":      {Kind: 9},
		"no verb":              {Kind: uint8(match.RecordAction)},
		"an unknown verb":      {Kind: uint8(match.RecordAction), Verb: 99},
		"a seat that is none":  {Kind: uint8(match.RecordAction), Verb: uint8(toyTake), Args: []int16{4}},
		"a negative seat":      {Kind: uint8(match.RecordAction), Verb: uint8(toyTake), Args: []int16{-1}},
		"an operand too many":  {Kind: uint8(match.RecordAction), Verb: uint8(toyRoll), Args: []int16{1}},
		"five operands":        {Kind: uint8(match.RecordAction), Verb: uint8(toyAdd), Args: make([]int16, 5)},
		"a swap with nobody":   {Kind: uint8(match.RecordSwap)},
		"a swap of seat seven": {Kind: uint8(match.RecordSwap), Seat: 7, Controller: &storedController{}},
		"an edit to nothing":   {Kind: uint8(match.RecordEdit)},
		"a redo of nothing":    {Kind: uint8(match.RecordRedo), Verb: 99},
	} {
		if _, err := c.record(g, &r, 2); err == nil {
			t.Errorf("%s: accepted", what)
		}
	}
	good, err := j.names.write(nil, j.Match().State())
	must(t, err)
	for what, b := range map[string][]byte{
		"nothing":         nil,
		"half a position": good[:len(good)/2],
		"bytes behind it": append(slices.Clone(good), 0),
		"no such word":    msgp.AppendBytes(nil, []byte{0xff, 0xff}),
		"no such shape":   msgp.AppendArrayHeader(msgp.AppendInt(msgp.AppendMapHeader(nil, 1), 999), 0),
		"a deep hole":     bytes.Repeat([]byte{0x91}, 1<<16),
		"a bomb":          {0xdd, 0xff, 0xff, 0xff, 0xff},
	} {
		if _, err := j.names.read(g, b); err == nil {
			t.Errorf("%s: accepted", what)
		}
	}
}

// A scratched file cannot be read where the disk is bad.
type scratched struct {
	data []byte
	bad  func(block int) bool
}

func (s *scratched) ReadAt(b []byte, off int64) (int, error) {
	n := copy(b, s.data[off:])
	for i := 0; i < n; i += block {
		if s.bad((int(off) + i) / block) {
			return i, errInjected
		}
	}
	if n < len(b) {
		return n, io.EOF
	}
	return n, nil
}

func TestABadSpotOfADiskCostsThatSpot(t *testing.T) {
	data := bytes.Repeat([]byte("0123456789abcdef"), 3000)
	calm := func(time.Duration) {}
	for _, bad := range []int{0, 3, len(data) / block} {
		s := &scratched{data, func(n int) bool { return n == bad }}
		got, err := readAround(s, len(data), calm)
		var part *partly
		if !errors.As(err, &part) {
			t.Fatalf("bad block %d: %v", bad, err)
		}
		for i := range data {
			want := data[i]
			if i/block == bad {
				want = 0
			}
			if got[i] != want {
				t.Fatalf("bad block %d: byte %d is %d, want %d", bad, i, got[i], want)
			}
		}
	}
	if _, err := readAround(&scratched{data, func(int) bool { return true }}, len(data), calm); !errors.Is(err, errInjected) {
		t.Errorf("nothing can be read: %v", err)
	}
}

// An error of reading that passes is no bad spot.
func TestAnErrorOfReadingThatPassesCostsNothing(t *testing.T) {
	data := bytes.Repeat([]byte("0123456789abcdef"), 3000)
	for times := 1; times <= readTries+1; times++ {
		left, slept := times, time.Duration(0)
		s := &scratched{data, func(n int) bool {
			if n != 2 || left == 0 {
				return false
			}
			left--
			return true
		}}
		got, err := readAround(s, len(data), func(d time.Duration) { slept += d })
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("failing %d times: %v", times, err)
		}
		if slept > 200*time.Millisecond {
			t.Errorf("failing %d times: waited %v", times, slept)
		}
	}
}
