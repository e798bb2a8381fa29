package save

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/assets/text"
)

// A paper is a file that is written whole, seen through its methods.
type paper struct {
	name string
	// load is the number that was stored, 0 for a fresh one.
	load  func(f *Folder) (int, Report, error)
	store func(f *Folder, n int) error
}

var papers = []paper{
	{"home/profile.safe",
		func(f *Folder) (int, Report, error) {
			p, rep, err := f.LoadProfile()
			if err != nil {
				return 0, rep, err
			}
			return number(p.Name), rep, nil
		},
		func(f *Folder, n int) error { return f.StoreProfile(&Profile{Name: fmt.Sprint(n)}) },
	},
	{"home/settings.safe",
		func(f *Folder) (int, Report, error) {
			s, rep, err := f.LoadSettings()
			if err != nil {
				return 0, rep, err
			}
			if s.Effects == Usual().Effects {
				return 0, rep, nil
			}
			return s.Effects, rep, nil
		},
		func(f *Folder, n int) error { return f.StoreSettings(&Settings{Scale: 100, Effects: n}) },
	},
	{"home/campaigns/river.campaign",
		func(f *Folder) (int, Report, error) {
			c, rep, err := f.LoadCampaign("river")
			if errors.Is(err, ErrMissing) || errors.Is(err, ErrRuined) {
				return 0, rep, nil
			}
			if err != nil {
				return 0, rep, err
			}
			return c.Version, rep, nil
		},
		func(f *Folder, n int) error {
			return f.StoreCampaign(&Campaign{ID: "river", Game: "toy", Version: n, Data: []byte("a hub with a shop")})
		},
	},
}

// spoil puts data in the place of a paper's newest generation and checks what
// is promised: it is noticed, named and kept, the generation before is used,
// and storing goes on.
func (p *paper) spoil(t *testing.T, c *cabinet, data []byte) {
	t.Helper()
	d := c.with(p.name, data)
	f := openToys(t, d, c.game)
	n, rep, err := p.load(f)
	must(t, err)
	if n != 1 || !rep.Damaged() || len(rep.Kept) != 1 || string(d.files[rep.Kept[0]].data) != string(data) {
		t.Fatalf("%d bytes of %s: loaded %d, kept %v: %s", len(data), p.name, n, rep.Kept, rep.String())
	}
	if f := rep.Findings[0]; !strings.HasSuffix(p.name, f.File) {
		t.Fatalf("the report names %q", f.File)
	}
	for _, fi := range rep.Findings {
		spoken(t, book(), fi.Message)
	}
	must(t, p.store(f, 7))
	if n, rep, err := p.load(openToys(t, d.clone(), c.game)); n != 7 || !rep.Whole() || err != nil {
		t.Fatalf("after storing: %d, %s, %v", n, rep.String(), err)
	}
	if string(d.files[rep.Kept[0]].data) != string(data) {
		t.Fatal("the damaged file was written over")
	}
}

func TestAWholeFileFallsBackToTheOneBefore(t *testing.T) {
	c := fill(t, true, 3)
	for _, p := range papers {
		data := c.disk.files[p.name].data
		for n := range data {
			p.spoil(t, c, data[:n])
			for bit := range 8 {
				bad := slices.Clone(data)
				bad[n] ^= 1 << bit
				p.spoil(t, c, bad)
			}
		}
		p.spoil(t, c, append(slices.Clone(data), 0))
		p.spoil(t, c, make([]byte, len(data)))
		for _, other := range papers {
			if other.name != p.name {
				p.spoil(t, c, c.disk.files[other.name].data)
			}
		}
	}
}

func TestADamagedPreviousGenerationIsKeptToo(t *testing.T) {
	c := fill(t, true, 3)
	for _, p := range papers {
		d := c.disk.clone()
		d.files[p.name].data = []byte("new")
		d.files[p.name+oldEnding].data = []byte("old")
		f := openToys(t, d, c.game)
		n, rep, err := p.load(f)
		must(t, err)
		if n != 0 || len(rep.Kept) != 2 {
			t.Errorf("%s: loaded %d, kept %v: %s", p.name, n, rep.Kept, rep.String())
		}
		// Storing without having loaded moves aside what does not load, too.
		d = c.disk.clone()
		d.files[p.name].data = []byte("new")
		d.files[p.name+oldEnding].data = []byte("old")
		f = openToys(t, d, c.game)
		must(t, p.store(f, 5))
		kept, err := f.DamagedFiles()
		must(t, err)
		if len(kept) != 2 {
			t.Errorf("%s: kept %v", p.name, kept)
		}
		if n, rep, err := p.load(f); n != 5 || !rep.Whole() || err != nil {
			t.Errorf("%s: then %d, %s, %v", p.name, n, rep.String(), err)
		}
	}
}

func TestTwoDamagedFilesOfOneMomentAreBothKept(t *testing.T) {
	c := fill(t, true, 3)
	d := c.disk.clone()
	f := openToys(t, d, c.game)
	for n := range 4 {
		d.files[papers[0].name].data = fmt.Appendf(nil, "damage %d", n)
		if _, _, err := papers[0].load(f); err != nil {
			t.Fatal(err)
		}
		must(t, papers[0].store(f, 3))
	}
	kept, err := f.DamagedFiles()
	must(t, err)
	if len(kept) != 4 {
		t.Fatalf("kept %v", kept)
	}
}

func TestWithoutItsFilesEverythingIsFresh(t *testing.T) {
	f := openToys(t, newMemDisk(), newToy(1))
	p, rep, err := f.LoadProfile()
	if err != nil || !rep.Whole() || p.Name != "" || p.Created != clock().Unix() {
		t.Errorf("profile %+v, %s, %v", p, rep.String(), err)
	}
	s, rep, err := f.LoadSettings()
	if err != nil || !rep.Whole() || s.Scale != 100 || s.Language != "" {
		t.Errorf("settings %+v, %s, %v", s, rep.String(), err)
	}
	if _, _, err := f.LoadCampaign("river"); !errors.Is(err, ErrMissing) {
		t.Errorf("campaign: %v", err)
	}
	if _, _, err := f.LoadCampaign("../profile"); !errors.Is(err, ErrMissing) {
		t.Errorf("a path as id: %v", err)
	}
}

// TestAFileOfANewerVersionIsLeftAloneAndSaidToBeNewer for every kind of file that
// is written whole, in the newest generation or with only the older one left
// (trust B4).
func TestAFileOfANewerVersionIsLeftAloneAndSaidToBeNewer(t *testing.T) {
	c := fill(t, true, 3)
	for _, p := range papers {
		for _, ending := range []string{"", oldEnding} {
			d := c.disk.clone()
			data := newer(d.files[p.name+ending].data)
			d.files[p.name+ending].data = data
			if ending != "" {
				delete(d.files, p.name)
			}
			f := openToys(t, d, c.game)
			_, rep, err := p.load(f)
			if !errors.Is(err, ErrNewer) || len(rep.Kept) > 0 || rep.Damaged() {
				t.Errorf("%s%s: loading: %v, %s", p.name, ending, err, rep.String())
			}
			if err := p.store(f, 7); !errors.Is(err, ErrNewer) {
				t.Errorf("%s%s: storing over it: %v", p.name, ending, err)
			}
			if !bytes.Equal(d.files[p.name+ending].data, data) {
				t.Errorf("%s%s was written over", p.name, ending)
			}
			if kept, err := f.DamagedFiles(); err != nil || len(kept) > 0 {
				t.Errorf("%s%s: %v was moved aside, %v", p.name, ending, kept, err)
			}
		}
	}
}

func TestWhatIsOutOfRangeIsNotStored(t *testing.T) {
	f := openToys(t, newMemDisk(), newToy(1))
	long := strings.Repeat("x", 300)
	for what, err := range map[string]error{
		"a name of 300 letters":   f.StoreProfile(&Profile{Name: long}),
		"a name of two lines":     f.StoreProfile(&Profile{Name: "a\nb"}),
		"more wins than games":    f.StoreProfile(&Profile{Tallies: []Tally{{Game: "toy", Seats: 2, Won: 1}}}),
		"a scale of 10":           f.StoreSettings(&Settings{Scale: 10}),
		"a volume of 101":         f.StoreSettings(&Settings{Scale: 100, Effects: 101}),
		"a speed of 5":            f.StoreSettings(&Settings{Scale: 100, Mine: 5}),
		"an action without name":  f.StoreSettings(&Settings{Scale: 100, Keys: map[string][]string{"": {"a"}}}),
		"a match id with a slash": f.StoreSettings(&Settings{Scale: 100, Match: "../x"}),
		"a campaign without id":   f.StoreCampaign(&Campaign{Game: "toy"}),
		"a campaign of 5 MiB":     f.StoreCampaign(&Campaign{ID: "a", Game: "toy", Data: make([]byte, 5<<20)}),
	} {
		if !errors.Is(err, ErrUnusable) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestOldVersionsClimbStepByStep(t *testing.T) {
	step := func(add string) func([]byte) ([]byte, error) {
		return func(b []byte) ([]byte, error) { return append(slices.Clone(b), add...), nil }
	}
	l := migrations{from: 1, steps: []func([]byte) ([]byte, error){step(" then two"), step(" then three")}}
	if l.version() != 3 {
		t.Fatalf("version %d", l.version())
	}
	for version, want := range map[int]string{1: "one then two then three", 2: "one then three", 3: "one"} {
		got, err := l.migrate(version, []byte("one"))
		if err != nil || string(got) != want {
			t.Errorf("from %d: %q, %v", version, got, err)
		}
	}
	for _, version := range []int{0, 4, 99} {
		if _, err := l.migrate(version, nil); err == nil {
			t.Errorf("version %d climbs", version)
		}
	}
	broken := migrations{from: 1, steps: []func([]byte) ([]byte, error){func([]byte) ([]byte, error) { return nil, errors.New("no") }}}
	if _, err := broken.migrate(1, nil); err == nil || !strings.Contains(err.Error(), "from version 1 to 2") {
		t.Errorf("a step that fails: %v", err)
	}
}

// A made-up next version of every kind of file reads what is written today, by one more step of
// its ladder, and this version leaves what that one writes alone.
func TestAMigratedFileLoads(t *testing.T) {
	for _, k := range []kind{profileKind, settingsKind, campaignKind} {
		steps := 0
		next := k
		next.steps.steps = append(slices.Clone(k.steps.steps), func(b []byte) ([]byte, error) { steps++; return b, nil })
		v := k.fresh()
		if c, ok := v.(*Campaign); ok {
			*c = *goldenCampaign()
		}
		if s, ok := v.(*Settings); ok {
			*s = *goldenSettings()
		}
		b, err := k.encode(v)
		must(t, err)
		got, err := next.decode(b)
		must(t, err)
		same, err := k.decode(b)
		must(t, err)
		// Compared as values: the keys of a map are written in no fixed order.
		if steps != 1 || !reflect.DeepEqual(got, same) {
			t.Errorf("%s: %d steps, %+v", k.code, steps, got)
		}
		b, err = next.encode(v)
		must(t, err)
		if version, _, err := unseal(k.code, b); version != k.steps.version()+1 || err != nil {
			t.Errorf("%s is written as version %d, %v", k.code, version, err)
		}
		if _, err := k.decode(b); !errors.Is(err, errNewer) {
			t.Errorf("%s: %v", k.code, err)
		}
	}
}

// before is a file as it would be written by the version before the first release.
func before(b []byte) []byte {
	b = slices.Clone(b)
	at := len(magic) + 4
	first := binary.LittleEndian.Uint16(b[at:])
	for _, k := range []*kind{&profileKind, &settingsKind, &campaignKind, &parcelKind} {
		if k.code == string(b[len(magic):at]) {
			first = uint16(k.steps.from)
		}
	}
	binary.LittleEndian.PutUint16(b[at:], first-1)
	sum := len(b) - sumSize
	if string(b[len(magic):at]) == matchCode {
		sum = prefixSize - sumSize
	}
	binary.LittleEndian.PutUint32(b[sum:], checksum(b[:sum]))
	return b
}

// What was written before the first release is left as it is, whatever is done, and said to be
// that in one sentence: matches in the list and where one goes on, campaigns, profile and settings.
func TestWhatIsFromBeforeTheFirstReleaseIsLeftAlone(t *testing.T) {
	c := fill(t, true, 37)
	d := c.disk.clone()
	held := map[string]string{}
	for name, x := range d.files {
		if strings.HasPrefix(string(x.data), magic) {
			x.data = before(x.data)
		}
		held[name] = string(x.data)
	}
	f := openToys(t, d, c.game)
	say := func(what string, err error) {
		t.Helper()
		if !errors.Is(err, ErrBefore) {
			t.Errorf("%s: %v", what, err)
		}
		var p *Problem
		if errors.As(err, &p) {
			if said := book().Say(text.House, p.Message); !strings.Contains(said, "from before the first release") {
				t.Errorf("%s: %q", what, said)
			}
		}
	}
	_, _, err := f.OpenMatch(c.id)
	say("opening", err)
	_, _, err = f.ReadMatch(c.id)
	say("reading", err)
	list, err := f.Matches()
	if err != nil || len(list) != 1 || list[0].Trouble.Key != problemBefore {
		t.Errorf("listed as %+v, %v", list, err)
	}
	campaigns, err := f.Campaigns()
	if err != nil || len(campaigns) != 1 || campaigns[0].Trouble.Key != problemBefore {
		t.Errorf("campaigns are listed as %+v, %v", campaigns, err)
	}
	_, _, err = f.OpenSeason("river")
	say("the campaign", err)
	_, _, err = f.LoadProfile()
	say("the profile", err)
	_, _, err = f.LoadSettings()
	say("the settings", err)
	say("storing the profile", f.StoreProfile(&Profile{Name: "Ada"}))
	say("storing settings", f.StoreSettings(Usual()))
	say("storing the campaign", f.StoreCampaign(&Campaign{ID: "river", Game: "toy", Version: 1}))
	must(t, f.Close())
	for name, was := range held {
		if x := d.files[name]; x == nil || string(x.data) != was {
			t.Errorf("%s was changed or is gone", name)
		}
	}
}
