package save

import (
	"encoding/binary"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
)

// soak reports whether the long tests run.
func soak() bool { return os.Getenv("SAFEHOUSE_SOAK") == "1" }

// A cabinet is a folder with a match on a healthy disk, and every position the
// match had, by event.
type cabinet struct {
	disk  *memDisk
	game  *toy
	id    string
	known []rules.State // index is the event
	opens int           // event at the last opening, 0 when it was never opened again
}

// fill plays a match in sessions of so many records; the last session is
// closed or not.
func fill(t testing.TB, closed bool, sessions ...int) *cabinet {
	t.Helper()
	c := &cabinet{disk: newMemDisk(), game: newToy(1)}
	f := openToys(t, c.disk, c.game)
	must(t, f.StoreProfile(&Profile{Name: "1"}))
	must(t, f.StoreProfile(&Profile{Name: "2"}))
	must(t, f.StoreSettings(&Settings{Scale: 100, Effects: 1}))
	must(t, f.StoreSettings(&Settings{Scale: 100, Effects: 2}))
	must(t, f.StoreCampaign(&Campaign{ID: "river", Game: "toy", Version: 1}))
	must(t, f.StoreCampaign(&Campaign{ID: "river", Game: "toy", Version: 2}))
	j := newToyMatch(t, f, c.game, 9, onePerson)
	c.id = j.ID()
	r := &rules.Rand{S: 23}
	c.known = append(c.known, j.Match().State().Clone())
	for i, n := range sessions {
		if i > 0 {
			must(t, j.Close())
			c.opens = len(c.known) - 1
			j = reopen(t, f, c.id)
		}
		for range n {
			before := j.spot.event
			stir(t, j.Match(), r)
			if j.spot.event != before {
				c.known = append(c.known, j.Match().State().Clone())
			}
		}
	}
	if closed {
		must(t, j.Close())
	} else {
		must(t, j.Flush())
	}
	c.disk = c.disk.clone()
	return c
}

func (c *cabinet) path(ending string) string { return filepath.Join("home", matchesDir, c.id+ending) }

// with is a copy of the disk with one file changed.
func (c *cabinet) with(name string, data []byte) *memDisk {
	d := c.disk.clone()
	d.files[name].data = slices.Clone(data)
	return d
}

// recovered opens the match, plays on, closes, opens again: it returns which
// event it came back to, and the report.
func (c *cabinet) recovered(t testing.TB, d *memDisk) (event int, rep Report) {
	t.Helper()
	return c.opened(t, d, true)
}

// every reports whether a match that was damaged at a place of its file is played on: at each
// fourth place, in the long run at every one.
func every(at int) bool { return at%4 == 0 || soak() }

// opened is recovered for a match that is played on or not.
func (c *cabinet) opened(t testing.TB, d *memDisk, on bool) (event int, rep Report) {
	t.Helper()
	f := openToys(t, d, c.game)
	if list, err := f.Matches(); err != nil || len(list) != 1 || list[0].ID != c.id {
		t.Fatalf("list %+v, %v", list, err)
	}
	j, rep, err := f.OpenMatch(c.id)
	if err != nil {
		t.Fatalf("%v; %s\n%s", err, rep.String(), d.list())
	}
	for _, fi := range rep.Findings {
		spoken(t, book(), fi.Message)
	}
	event = int(j.spot.event)
	if event >= len(c.known) || !j.Match().State().Same(c.known[event]) {
		t.Fatalf("the match stands at event %d, where it was never: %s", event, rep.String())
	}
	if rep.Lost > 0 && rep.Lost != len(c.known)-1-event {
		t.Fatalf("reported %d lost, really %d: %s", rep.Lost, len(c.known)-1-event, rep.String())
	}
	if !on {
		must(t, j.Close())
		return event, rep
	}
	r := &rules.Rand{S: 77}
	for range 5 {
		stir(t, j.Match(), r)
	}
	live := j.Match()
	must(t, j.Close())
	again := reopen(t, f, c.id)
	same(t, again.Match(), live)
	must(t, again.Close())
	return event, rep
}

// lastEvent is the last event that lies wholly before an offset of a tape.
func lastEvent(tape []byte, before int) int {
	n := 0
	for _, f := range scanMatch(tape).frames {
		if f.end() <= before && f.kind == eventFrame {
			n = int(f.event)
		}
	}
	return n
}

func TestATruncatedMatchLosesAtMostItsTornRecord(t *testing.T) {
	t.Parallel()
	for _, c := range []*cabinet{fill(t, true, 20), fill(t, false, 20, 19)} {
		for _, ending := range []string{matchEnding, startEnding, matchEnding + oldEnding} {
			name := c.path(ending)
			file, ok := c.disk.files[name]
			if !ok {
				continue
			}
			for n := range file.data {
				least := len(c.known) - 1
				if ending == matchEnding {
					least = max(lastEvent(file.data, n), c.opens)
				}
				event, rep := c.opened(t, c.with(name, file.data[:n]), every(n))
				if event < least {
					t.Fatalf("%s cut to %d of %d bytes: at event %d, %d are whole: %s", ending, n, len(file.data), event, least, rep.String())
				}
			}
		}
	}
}

// flipped opens a match with one bit of a file changed and checks what is
// promised about that.
func (c *cabinet) flipped(t testing.TB, name string, at int, bit uint) {
	t.Helper()
	data := slices.Clone(c.disk.files[name].data)
	data[at] ^= 1 << bit
	d := c.with(name, data)
	event, rep := c.opened(t, d, every(at))
	base := filepath.Base(name)
	switch {
	case !rep.Damaged():
		t.Fatalf("bit %d of byte %d of %s: not noticed: %s", bit, at, base, rep.String())
	case !slices.ContainsFunc(rep.Findings, func(f Finding) bool { return f.File == base && f.Message.Key != foundKept }):
		t.Fatalf("bit %d of byte %d of %s: not named: %s", bit, at, base, rep.String())
	case event < len(c.known)-1-SnapshotEvery:
		t.Fatalf("bit %d of byte %d of %s: %d records back: %s", bit, at, base, len(c.known)-1-event, rep.String())
	case len(rep.Kept) != 1 || string(d.files[rep.Kept[0]].data) != string(data):
		t.Fatalf("bit %d of byte %d of %s: the damaged file is not kept: %v", bit, at, base, rep.Kept)
	case !strings.Contains(rep.Kept[0], base):
		t.Fatalf("kept under a name that tells nothing: %s", rep.Kept[0])
	}
	if strings.HasPrefix(base, c.id+startEnding) && event != len(c.known)-1 {
		t.Fatalf("a damaged start loses %d records", len(c.known)-1-event)
	}
}

func TestAFlippedBitIsNamedAndCostsAtMostSixteenRecords(t *testing.T) {
	t.Parallel()
	flips := 0
	defer func() { t.Logf("soak: flips %d", flips) }()
	for _, c := range []*cabinet{fill(t, true, 20), fill(t, false, 18, 23)} {
		for _, ending := range []string{matchEnding, startEnding} {
			name := c.path(ending)
			tape := c.disk.files[name].data
			head := scanMatch(tape).frames[0].end()
			for at := range tape {
				switch {
				case at < head || soak():
					// Every bit of the header, in the long run every bit of all.
					for bit := range uint(8) {
						c.flipped(t, name, at, bit)
						flips++
					}
				default:
					c.flipped(t, name, at, uint(at*5)%8)
					flips++
				}
			}
		}
	}
}

func TestADamagedRecordOfAnEarlierSessionCostsNothing(t *testing.T) {
	c := fill(t, true, 40, 30)
	name := c.path(matchEnding)
	tape := c.disk.files[name].data
	for _, f := range scanMatch(tape).frames {
		if int(f.event) > c.opens || f.kind != eventFrame {
			continue
		}
		data := slices.Clone(tape)
		data[int(f.at)+headSize] ^= 0x10
		event, rep := c.recovered(t, c.with(name, data))
		if event != len(c.known)-1 || rep.Lost != 0 {
			t.Fatalf("record %d: at event %d of %d: %s", f.number, event, len(c.known)-1, rep.String())
		}
		// The copy of the earlier session fills the gap: undo is as it was.
		f2 := openToys(t, c.with(name, data), c.game)
		got, _, err := f2.ReadMatch(c.id)
		must(t, err)
		want, _, err := openToys(t, c.disk.clone(), c.game).ReadMatch(c.id)
		must(t, err)
		same(t, got, want)
	}
}

// splice is a match file with its frames in another order.
func splice(tape []byte, order []int) []byte {
	s := scanMatch(tape)
	out := slices.Clone(tape[:prefixSize])
	for _, i := range order {
		f := s.frames[i]
		out = append(out, tape[f.at:f.end()]...)
	}
	return out
}

func TestRecordsDoubledOrInTheWrongOrderAreSortedOut(t *testing.T) {
	c := fill(t, true, 40)
	name := c.path(matchEnding)
	tape := c.disk.files[name].data
	n := len(scanMatch(tape).frames)
	plain := make([]int, n)
	for i := range plain {
		plain[i] = i
	}
	for i := range n {
		doubled := slices.Insert(slices.Clone(plain), i, i)
		swapped := slices.Clone(plain)
		swapped[i], swapped[(i+7)%n] = swapped[(i+7)%n], swapped[i]
		moved := append(slices.Delete(slices.Clone(plain), i, i+1), i)
		for what, order := range map[string][]int{"doubled": doubled, "swapped": swapped, "moved": moved} {
			if slices.Equal(order, plain) {
				continue
			}
			event, rep := c.recovered(t, c.with(name, splice(tape, order)))
			if event != len(c.known)-1 || !rep.Damaged() || len(rep.Kept) != 1 {
				t.Fatalf("frame %d %s: at event %d of %d, kept %v: %s", i, what, event, len(c.known)-1, rep.Kept, rep.String())
			}
		}
		left := slices.Delete(slices.Clone(plain), i, i+1)
		if event, rep := c.recovered(t, c.with(name, splice(tape, left))); event < len(c.known)-1-SnapshotEvery || i < n-1 && !rep.Damaged() {
			t.Fatalf("frame %d left out: at event %d: %s", i, event, rep.String())
		}
	}
}

func TestRecordsOfAnotherMatchAreLeftOut(t *testing.T) {
	c, other := fill(t, true, 40), fill(t, true, 40)
	name := c.path(matchEnding)
	tape := c.disk.files[name].data
	strange := other.disk.files[other.path(matchEnding)].data
	s, o := scanMatch(tape), scanMatch(strange)
	for i, f := range s.frames {
		if i < firstFrames || i >= len(o.frames) {
			continue
		}
		g := o.frames[i]
		data := slices.Concat(tape[:f.at], strange[g.at:g.end()], tape[f.end():])
		event, rep := c.recovered(t, c.with(name, data))
		if event < len(c.known)-1-SnapshotEvery || !slices.ContainsFunc(rep.Findings, func(x Finding) bool { return x.Message.Key == foundStranger }) {
			t.Fatalf("frame %d: at event %d: %s", i, event, rep.String())
		}
	}
}

func TestOneFileOfAMatchMissingCostsNoMatch(t *testing.T) {
	c := fill(t, true, 30, 25)
	for _, ending := range []string{matchEnding, startEnding, matchEnding + oldEnding} {
		d := c.disk.clone()
		delete(d.files, c.path(ending))
		event, rep := c.recovered(t, d)
		least := len(c.known) - 1
		if ending == matchEnding {
			least = c.opens
		}
		if event < least {
			t.Errorf("without %s: at event %d, want %d: %s", ending, event, least, rep.String())
		}
	}
}

func TestAMatchOfWhichNothingIsLeftIsKeptAndNamed(t *testing.T) {
	c := fill(t, true, 30, 25)
	d := c.disk.clone()
	for _, ending := range []string{matchEnding, startEnding, matchEnding + oldEnding} {
		d.files[c.path(ending)].data = []byte("this is no match at all, and long enough to have a beginning")
	}
	f := openToys(t, d, c.game)
	_, rep, err := f.OpenMatch(c.id)
	if !errors.Is(err, ErrRuined) || len(rep.Kept) != 3 {
		t.Fatalf("%v, kept %v", err, rep.Kept)
	}
	kept, err := f.DamagedFiles()
	must(t, err)
	if !slices.Equal(slices.Sorted(slices.Values(kept)), slices.Sorted(slices.Values(rep.Kept))) {
		t.Errorf("damaged files are %v, the report says %v", kept, rep.Kept)
	}
	if list, err := f.Matches(); err != nil || len(list) != 0 {
		t.Errorf("still listed: %+v, %v", list, err)
	}
}

// A match of later rules is one of a newer program, whatever else of it lies there: a
// generation of today's rules beside it does not take its place.
func TestAMatchOfLaterRulesIsLeftAlone(t *testing.T) {
	c := fill(t, true, 37)
	later := newToy(2)
	for _, endings := range [][]string{nil, {matchEnding, startEnding}} {
		f, d := c.under(t, later)
		j, _, err := f.OpenMatch(c.id)
		must(t, err)
		_, err = j.Match().Apply(rules.Do(toyRoll))
		must(t, err)
		must(t, j.Close())
		for _, e := range endings { // what the program of today had written before lies there as the previous generation
			d.files[c.path(e)+oldEnding] = c.disk.files[c.path(e)]
		}
		before := map[string]string{}
		for name, x := range d.files {
			before[name] = string(x.data)
		}
		today := openToys(t, d.clone(), c.game)
		if _, _, err := today.OpenMatch(c.id); !errors.Is(err, ErrNewer) {
			t.Errorf("opening: %v", err)
		}
		if _, _, err := today.ReadMatch(c.id); !errors.Is(err, ErrNewer) {
			t.Errorf("reading: %v", err)
		}
		if list, err := today.Matches(); err != nil || len(list) != 1 || list[0].Trouble.Key != problemNewer {
			t.Errorf("listed as %+v, %v", list, err)
		}
		for name, x := range today.disk.(*memDisk).files {
			if before[name] != string(x.data) && !strings.HasSuffix(name, "lock") {
				t.Errorf("%s was changed", name)
			}
		}
	}
}

func TestAMatchOfANewerProgramIsLeftAlone(t *testing.T) {
	c := fill(t, true, 20)
	data := slices.Clone(c.disk.files[c.path(matchEnding)].data)
	binary.LittleEndian.PutUint16(data[len(magic)+4:], container+1)
	binary.LittleEndian.PutUint32(data[prefixSize-sumSize:], checksum(data[:prefixSize-sumSize]))
	d := c.with(c.path(matchEnding), data)
	before := maps.Clone(d.files)
	f := openToys(t, d, c.game)
	if _, _, err := f.OpenMatch(c.id); !errors.Is(err, ErrNewer) {
		t.Fatalf("opening: %v", err)
	}
	list, err := f.Matches()
	must(t, err)
	if len(list) != 1 || list[0].Trouble.Key != problemNewer {
		t.Errorf("listed as %+v", list)
	}
	if !maps.Equal(before, d.files) {
		t.Error("files were changed")
	}
}
