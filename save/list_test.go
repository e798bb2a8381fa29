package save

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/rules/shadownetwork"
)

func TestAListShowsWhatItNeeds(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	g.max = 6
	f := openToys(t, d, g)
	now := clock()
	f.now = func() time.Time { return now }

	first, err := f.NewMatch(g, rules.Setup{Seats: 2}, []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Level: "easy", Participant: "Zed"}}, About{Title: "Long ago", Campaign: "river"})
	must(t, err)
	now = now.Add(time.Hour)
	for range 7 {
		if _, err := first.Match().Apply(rules.Do(toyAdd, 2)); err != nil {
			t.Fatal(err)
		}
	}
	must(t, first.Match().Swap(1, match.Controller{Participant: "Ben"}))
	must(t, first.SetTitle("Not so long ago"))
	must(t, first.Close())

	now = now.Add(time.Hour)
	second := newToyMatch(t, f, g, 1, onePerson)
	for !second.Match().Turn().Done {
		if _, err := second.Match().Apply(rules.Do(toyAdd, 1)); err != nil {
			t.Fatal(err)
		}
	}
	must(t, second.Match().Rewind(1))
	_, err = second.Match().Redo()
	must(t, err)
	must(t, second.Checkpoint())

	list, err := f.Matches()
	must(t, err)
	if len(list) != 2 || list[0].ID != second.ID() || list[1].ID != first.ID() {
		t.Fatalf("order: %+v", list)
	}
	a, b := list[1], list[0]
	if a.Game != "toy" || a.Title != "Not so long ago" || a.Campaign != "river" || a.Round != 4 || a.Actions != 7 || a.Phase != "play" || a.Practice || a.Done || a.Picture || !a.Trouble.IsZero() {
		t.Errorf("first: %+v", a)
	}
	if !slices.Equal(a.Totals, []int{9, 7}) || a.Seats[1].Participant != "Ben" || !a.Created.Equal(clock()) || !a.Saved.Equal(clock().Add(time.Hour)) {
		t.Errorf("first: %+v", a)
	}
	if !b.Done || !b.Practice || b.Winners != rules.Only(1) || !slices.Equal(b.Totals, []int{7, 7}) || b.Title != "A match" {
		t.Errorf("second: %+v", b)
	}
	one, err := f.Listed(first.ID())
	must(t, err)
	if one.Title != a.Title {
		t.Errorf("alone: %+v", one)
	}
	if _, err := f.Listed("nobody"); !errors.Is(err, ErrMissing) {
		t.Errorf("a match that is not there: %v", err)
	}
}

func TestAListBearsDamagedFiles(t *testing.T) {
	for _, c := range []*cabinet{fill(t, true, 30, 20), fill(t, false, 30, 20)} {
		name := c.path(matchEnding)
		tape := c.disk.files[name].data
		for at := 0; at < len(tape); at += 3 {
			bad := slices.Clone(tape)
			bad[at] ^= 0xff
			for _, data := range [][]byte{tape[:at], bad} {
				list, err := openToys(t, c.with(name, data), c.game).Matches()
				if err != nil || len(list) != 1 || list[0].Game != "toy" || len(list[0].Seats) != 2 {
					t.Fatalf("at %d: %+v, %v", at, list, err)
				}
				if m := list[0].Trouble; !m.IsZero() {
					spoken(t, book(), m)
				}
			}
		}
		d := c.disk.clone()
		for _, e := range []string{matchEnding, startEnding, matchEnding + oldEnding} {
			d.files[c.path(e)].data = []byte("nothing")
		}
		list, err := openToys(t, d, c.game).Matches()
		if err != nil || len(list) != 1 || list[0].ID != c.id || list[0].Trouble.IsZero() {
			t.Fatalf("all ruined: %+v, %v", list, err)
		}
	}
}

func TestAListFindsASummaryFarFromTheEnd(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	g.max = 10000
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 1, onePerson)
	id := j.ID()
	for range 100 {
		if _, err := j.Match().Apply(rules.Do(toyAdd, 2)); err != nil {
			t.Fatal(err)
		}
	}
	must(t, j.Close())
	// A summary that a hundred kilobytes of notes followed.
	tape := d.files[filepath.Join("home", matchesDir, id+matchEnding)].data
	p := j.spot
	for len(tape) < 120_000 {
		var err error
		tape, err = p.appendFrame(tape, noteFrame, (&note{Title: "A match"}).MarshalMsg)
		must(t, err)
	}
	d.files[filepath.Join("home", matchesDir, id+matchEnding)].data = tape
	l, err := f.Listed(id)
	must(t, err)
	if l.Actions != 100 || l.Round != 51 {
		t.Errorf("%+v", l)
	}
}

func TestDeletedMatchesWaitInTheTrash(t *testing.T) {
	c := fill(t, true, 30, 20)
	d := c.disk.clone()
	f := openToys(t, d, c.game)
	picture := new(bytes.Buffer)
	must(t, png.Encode(picture, image.NewGray(image.Rect(0, 0, 64, 36))))
	must(t, f.SetPicture(c.id, picture.Bytes()))

	must(t, f.Delete(c.id))
	if list, err := f.Matches(); err != nil || len(list) != 0 {
		t.Fatalf("still listed: %+v, %v", list, err)
	}
	if list, err := f.Trashed(); err != nil || len(list) != 1 || list[0].ID != c.id || !list[0].Picture {
		t.Fatalf("trash: %+v, %v", list, err)
	}
	if _, _, err := f.OpenMatch(c.id); !errors.Is(err, ErrMissing) {
		t.Errorf("opening a deleted match: %v", err)
	}
	must(t, f.Restore(c.id))
	j := reopen(t, f, c.id)
	if !j.Match().State().Same(c.known[len(c.known)-1]) {
		t.Error("another position came back")
	}
	must(t, j.Close())
	if b, err := f.Picture(c.id); err != nil || !bytes.Equal(b, picture.Bytes()) {
		t.Errorf("the picture: %d bytes, %v", len(b), err)
	}

	must(t, f.Archive(c.id))
	if list, err := f.Replays(); err != nil || len(list) != 1 {
		t.Errorf("replays: %+v, %v", list, err)
	}
	m, rep, err := f.ReadReplay(c.id)
	if err != nil || !rep.Whole() || len(m.Steps()) == 0 {
		t.Errorf("reading a replay: %v, %s", err, rep.String())
	}
	must(t, f.Unarchive(c.id))
	must(t, f.Delete(c.id))
	must(t, f.EmptyTrash())
	if list, err := f.Trashed(); err != nil || len(list) != 0 {
		t.Errorf("trash: %+v, %v", list, err)
	}
	if err := f.Restore(c.id); !errors.Is(err, ErrMissing) {
		t.Errorf("restoring what is gone: %v", err)
	}
	if err := f.Delete("../profile"); !errors.Is(err, ErrMissing) {
		t.Errorf("a path as id: %v", err)
	}
}

func TestWhatAnInterruptedMoveLeftBehindIsNoMatch(t *testing.T) {
	c := fill(t, true, 30, 20)
	d := c.disk.clone()
	f := openToys(t, d, c.game)
	d.inject = func(n int) misfortune {
		if d.names[len(d.names)-1] == "rename "+c.path(matchEnding) {
			return failBefore
		}
		return allWell
	}
	if err := f.Delete(c.id); err == nil {
		t.Fatal("a failing rename was not noticed")
	}
	d.inject = nil
	if list, err := f.Trashed(); err != nil || len(list) != 0 {
		t.Errorf("trash: %+v, %v", list, err)
	}
	if list, err := f.Matches(); err != nil || len(list) != 1 || !list[0].Trouble.IsZero() {
		t.Errorf("matches: %+v, %v", list, err)
	}
	must(t, f.Delete(c.id))
	if list, err := f.Trashed(); err != nil || len(list) != 1 {
		t.Errorf("trash: %+v, %v", list, err)
	}
}

func TestDeletedCampaignsWaitInTheTrash(t *testing.T) {
	c := fill(t, true, 1)
	f := openToys(t, c.disk.clone(), c.game)
	list, err := f.Campaigns()
	if err != nil || len(list) != 1 || list[0].ID != "river" || list[0].Game != "toy" {
		t.Fatalf("%+v, %v", list, err)
	}
	must(t, f.DeleteCampaign("river"))
	if list, err := f.Campaigns(); err != nil || len(list) != 0 {
		t.Fatalf("%+v, %v", list, err)
	}
	must(t, f.RestoreCampaign("river"))
	if k, rep, err := f.LoadCampaign("river"); err != nil || k.Version != 2 || !rep.Whole() {
		t.Fatalf("%+v, %s, %v", k, rep.String(), err)
	}
	if err := f.DeleteCampaign("nobody"); !errors.Is(err, ErrMissing) {
		t.Errorf("deleting what is not there: %v", err)
	}
}

func TestAPictureIsCheckedBeforeItIsKept(t *testing.T) {
	c := fill(t, true, 1)
	f := openToys(t, c.disk.clone(), c.game)
	wide := new(bytes.Buffer)
	must(t, png.Encode(wide, image.NewGray(image.Rect(0, 0, 1025, 1))))
	bad := &Problem{Message: rules.Say(problemPicture)}
	for what, b := range map[string][]byte{"nothing": nil, "no picture": []byte("GIF89a"), "a wide one": wide.Bytes(), "a large one": append(make([]byte, 0), make([]byte, maxPicture+1)...)} {
		if err := f.SetPicture(c.id, b); !errors.Is(err, bad) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := f.Picture(c.id); !errors.Is(err, ErrMissing) {
		t.Errorf("without one: %v", err)
	}
}

func TestAMatchTravelsAsOneFile(t *testing.T) {
	g := newToy(1)
	dir := t.TempDir()
	path := filepath.Join(dir, "out.match")
	for seed := range uint64(20) {
		j := newToyJournal(t, g, seed, onePerson)
		r := &rules.Rand{S: seed}
		for range 45 {
			stir(t, j.Match(), r)
		}
		must(t, j.Export(path))
		k, rep, err := importFrom(osDisk{}, toys(g), path, clock)
		if err != nil || !rep.Whole() {
			t.Fatalf("%v, %s", err, rep.String())
		}
		same(t, k.Match(), j.Match())
		if k.Title() != "A match" {
			t.Errorf("title %q", k.Title())
		}
		// Both go on alike, and the import can be exported again.
		for range 20 {
			twin := *r
			stir(t, j.Match(), r)
			stir(t, k.Match(), &twin)
		}
		same(t, k.Match(), j.Match())
		must(t, k.Export(path))
		l, rep, err := importFrom(osDisk{}, toys(g), path, clock)
		if err != nil || !rep.Whole() {
			t.Fatalf("%v, %s", err, rep.String())
		}
		same(t, l.Match(), j.Match())

		f := openToys(t, newMemDisk(), g)
		d := f.disk.(*memDisk)
		must(t, d.MkdirAll("."))
		d.files["out.match"] = &memFile{data: k.tape}
		a, _, err := f.ImportMatch("out.match")
		must(t, err)
		b, _, err := f.ImportMatch("out.match")
		must(t, err)
		if a == b {
			t.Fatal("two imports have one id")
		}
		same(t, reopen(t, f, a).Match(), j.Match())
		if _, err := f.ExportMatch(b, "again.match"); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := Import(filepath.Join(dir, "nobody")); !errors.Is(err, ErrMissing) {
		t.Errorf("a file that is not there: %v", err)
	}
	if _, _, err := Import(dir); err == nil {
		t.Error("a folder was imported")
	}
}

func TestAFlippedBitInAFileThatTravelsIsNamed(t *testing.T) {
	g := newToy(1)
	j := newToyJournal(t, g, 3, onePerson)
	r := &rules.Rand{S: 3}
	for range 40 {
		stir(t, j.Match(), r)
	}
	d := newMemDisk()
	must(t, d.MkdirAll("."))
	must(t, j.export(d, "out.match"))
	whole := slices.Clone(d.files["out.match"].data)
	for at := range whole {
		data := slices.Clone(whole)
		data[at] ^= 1 << (at % 8)
		d.files["out.match"].data = data
		k, rep, err := importFrom(d, toys(g), "out.match", clock)
		if err != nil {
			t.Fatalf("byte %d: %v", at, err)
		}
		if !rep.Damaged() || rep.Lost > SnapshotEvery {
			t.Fatalf("byte %d: %s", at, rep.String())
		}
		if rep.Lost == 0 && !k.Match().State().Same(j.Match().State()) {
			t.Fatalf("byte %d: another position: %s", at, rep.String())
		}
	}
}

func TestAContinuedReplayIsAMatchOfItsOwn(t *testing.T) {
	c := fill(t, true, 30, 20)
	d := c.disk.clone()
	f := openToys(t, d, c.game)
	m, _, err := f.ReadMatch(c.id)
	must(t, err)
	at := len(m.Steps()) / 2
	want := m.At(at)
	j, err := f.KeepMatch(m.Continue(at, nil), About{Title: "What if"})
	must(t, err)
	if !j.Match().State().Same(want) || !j.Match().Practice() {
		t.Fatalf("it begins at %+v", j.Match().State())
	}
	id := j.ID()
	for range 5 {
		if _, err := j.Match().Apply(rules.Do(toyAdd, 1)); err != nil {
			t.Fatal(err)
		}
	}
	must(t, j.Close())
	k := reopen(t, f, id)
	same(t, k.Match(), j.Match())
	if l, err := f.Listed(id); err != nil || !l.Practice || l.Title != "What if" || l.Actions != at+5 {
		t.Errorf("%+v, %v", l, err)
	}
	// The one it came from stands where it stood.
	same(t, reopen(t, f, c.id).Match(), m)
}

func TestSettingUpRefusesWhatTheGameRefuses(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	var no *rules.Refusal
	if _, err := f.NewMatch(g, rules.Setup{Seats: 9}, onePerson, About{}); !errors.As(err, &no) {
		t.Errorf("nine seats: %v", err)
	}
	if _, err := f.NewMatch(g, rules.Setup{Seats: 2}, onePerson[:1], About{}); !errors.Is(err, match.ErrSeats) {
		t.Errorf("one controller: %v", err)
	}
	if _, err := f.NewMatch(g, rules.Setup{Seats: 2}, onePerson, About{Title: "two\nlines"}); !errors.Is(err, ErrUnusable) {
		t.Errorf("a title of two lines: %v", err)
	}
	j := newToyMatch(t, f, g, 1, onePerson)
	if err := j.Match().Swap(0, match.Controller{Participant: string(make([]byte, 200))}); !errors.Is(err, ErrUnusable) {
		t.Errorf("a name that cannot be stored: %v", err)
	}
	if c := j.Match().Controllers()[0]; c.Participant != "Ada" {
		t.Errorf("the seat has %+v", c)
	}
}

// TestAListShowsOfARunningMatchOnlyWhatItsPeopleKnow: what lies in the file of
// a running match for the list is seen with the eyes of its only person, or of
// nobody where several play.
func TestAListShowsOfARunningMatchOnlyWhatItsPeopleKnow(t *testing.T) {
	f, err := OpenFolder(t.TempDir())
	must(t, err)
	defer f.Close()
	totals := func(s rules.State) (l []int) {
		for _, sc := range s.Outcome().Seats {
			l = append(l, sc.Total)
		}
		return l
	}
	ada, ben, bot := match.Controller{Participant: "Ada"}, match.Controller{Participant: "Ben"}, match.Controller{Kind: match.Bot, Level: "easy"}
	hidden := false
	for _, c := range []struct {
		seats []match.Controller
		eyes  int
	}{{[]match.Controller{bot, ada}, 1}, {[]match.Controller{ada, ben}, rules.Nobody}, {[]match.Controller{bot, bot}, rules.Nobody}} {
		for seed := range uint64(6) {
			j, err := f.NewMatch(shadownetwork.Game{}, rules.Setup{Seats: 2, Seed: seed}, c.seats, About{})
			must(t, err)
			m, r := j.Match(), &rules.Rand{S: seed}
			for range 120 {
				if m.Turn().Done {
					break
				}
				l := m.Legal()
				_, err := m.Apply(l[r.Intn(len(l))])
				must(t, err)
			}
			must(t, j.Close())
			l, err := f.Listed(j.ID())
			must(t, err)
			want := totals(m.State())
			if !m.Turn().Done {
				seen := totals(m.View(c.eyes))
				hidden = hidden || !slices.Equal(seen, want)
				want = seen
			}
			if !slices.Equal(l.Totals, want) {
				t.Errorf("%v, seed %d: the list says %v, known is %v", c.seats, seed, l.Totals, want)
			}
		}
	}
	if !hidden {
		t.Error("no match hid anything: the test says nothing")
	}
}

// C6: of 100,000 matches in the folder those that were written last are looked at,
// a few calls each; how many more there are is told.
func TestAFolderOfAHundredThousandMatchesStaysQuick(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 1, onePerson)
	must(t, j.Close())
	whole, err := d.ReadFile(f.path(matchesDir, j.ID()+matchEnding), 1<<20)
	must(t, err)
	for _, dir := range []string{matchesDir, campaignsDir} {
		must(t, d.MkdirAll(f.path(dir)))
	}
	for n := range 100_000 {
		d.files[f.path(matchesDir, fmt.Sprintf("old-%06d%s", n, matchEnding))] = &memFile{data: whole}
		d.files[f.path(campaignsDir, fmt.Sprintf("old-%06d%s", n, campaignEnding))] = &memFile{data: []byte("x")}
	}
	before := d.calls
	list, err := f.Matches()
	must(t, err)
	if calls := d.calls - before; len(list) != MostListed || calls > 20*MostListed {
		t.Errorf("%d are listed after %d calls", len(list), calls)
	}
	if !slices.ContainsFunc(list, func(l Listed) bool { return l.ID == j.ID() }) {
		t.Error("the match that was played last is not listed")
	}
	if n := f.Unlisted(); n != 100_001-MostListed {
		t.Errorf("%d are said to lie there beside", n)
	}
	before = d.calls
	campaigns, err := f.Campaigns()
	must(t, err)
	if calls := d.calls - before; len(campaigns) != MostListed || calls > 20*MostListed {
		t.Errorf("%d campaigns are listed after %d calls", len(campaigns), calls)
	}
}

// A program that is killed leaves actions behind the last summary: a list tells the round
// of the match all the same, and of a match that was closed it reads only the ends.
func TestAListTellsTheRoundOfAKilledMatch(t *testing.T) {
	d, g := newMemDisk(), newToy(1)
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 9, onePerson)
	for range 11 {
		_, err := j.Match().Apply(j.Match().Legal()[0])
		must(t, err)
	}
	at, turn := j.Match().Actions(), j.Match().Turn()
	killed := d.clone()
	k := openToys(t, killed, g)
	list, err := k.Matches()
	must(t, err)
	one, err := k.Listed(j.ID())
	must(t, err)
	for _, l := range append(list, one) {
		if l.Round != turn.Round || l.Actions != at || l.Phase != turn.Phase || l.Round < 3 || !l.Trouble.IsZero() {
			t.Errorf("round %d, %s, after %d actions instead of round %d, %s, %d: %v", l.Round, l.Phase, l.Actions, turn.Round, turn.Phase, at, l.Trouble)
		}
	}
	must(t, j.Close())
	d.inject = func(int) misfortune { return allWell }
	_, err = f.Matches()
	must(t, err)
	for _, call := range d.names {
		if strings.HasPrefix(call, "read ") {
			t.Errorf("a closed match was read whole: %s", call)
		}
	}
}
