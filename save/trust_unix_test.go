//go:build !windows

package save

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
)

// within fails a test that hangs.
func within(t *testing.T, what string, do func()) {
	t.Helper()
	done := make(chan bool)
	go func() { defer close(done); do() }()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatalf("%s hangs", what)
	}
}

// realFolder is a folder with a profile, settings, a campaign and a match of a few
// actions, closed, each with its previous generation.
func realFolder(t *testing.T) (dir, id string) {
	t.Helper()
	dir = t.TempDir()
	f, err := OpenFolder(dir)
	must(t, err)
	for range 2 {
		must(t, f.StoreProfile(&Profile{Name: "Ada"}))
		must(t, f.StoreSettings(Usual()))
		must(t, f.StoreCampaign(&Campaign{ID: "river", Game: "rivercity", Title: "River"}))
	}
	j, err := f.NewMatch(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 5}, []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Level: "easy"}}, About{})
	must(t, err)
	id = j.ID()
	for range 2 {
		for range 3 {
			_, err := j.Match().Apply(j.Match().Legal()[0])
			must(t, err)
		}
		must(t, j.Close())
		j, _, err = f.OpenMatch(id)
		must(t, err)
	}
	must(t, j.Close())
	must(t, f.Close())
	return dir, id
}

// TestAPipeNeverHangs puts a pipe in the place of every file, and gives one to
// import (trust A1).
func TestAPipeNeverHangs(t *testing.T) {
	first, id := realFolder(t)
	names := []string{"profile.safe", "settings.safe", "lock", "campaigns/river.campaign", "matches/" + id + ".match",
		"matches/" + id + ".match.old", "matches/" + id + ".start", "matches/" + id + ".start.old", "matches/" + id + ".view.png",
		"profile.safe.tmp", "profile.safe.old", "matches/" + id + ".match.tmp"}
	for _, name := range names {
		dir := t.TempDir()
		must(t, os.CopyFS(dir, os.DirFS(first)))
		path := filepath.Join(dir, name)
		_ = os.Remove(path)
		must(t, syscall.Mkfifo(path, 0o600))
		within(t, name, func() {
			f, err := OpenFolder(dir)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				return
			}
			defer f.Close()
			p, _, err := f.LoadProfile()
			if err != nil || p.Name != "Ada" {
				t.Errorf("%s: profile %+v, %v", name, p, err)
			}
			if err := f.StoreProfile(p); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if _, _, err := f.LoadSettings(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if _, _, err := f.LoadCampaign("river"); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if _, err := f.Matches(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			_, _ = f.Picture(id)
			j, _, err := f.OpenMatch(id)
			if err != nil || j.Match().Actions() < 3 {
				t.Errorf("%s: the match: %v", name, err)
				return
			}
			if err := j.Close(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	pipe := filepath.Join(t.TempDir(), "pipe")
	must(t, syscall.Mkfifo(pipe, 0o600))
	for _, path := range []string{pipe, "/dev/null", "/dev/zero", t.TempDir()} {
		within(t, path, func() {
			if _, _, err := Import(path); !errors.Is(err, ErrNoFile) {
				t.Errorf("import of %s: %v", path, err)
			}
			j, err := NewJournal(infiltration.Game{}, rules.Setup{Seats: 2}, make([]match.Controller, 2), About{})
			must(t, err)
			if err := j.Export(path); !errors.Is(err, ErrNoFile) {
				t.Errorf("export to %s: %v", path, err)
			}
			f, err := OpenFolder(filepath.Join(t.TempDir(), "own"))
			must(t, err)
			defer f.Close()
			if _, err := f.OpenParcel(context.Background(), path, nil); !errors.Is(err, ErrNoFile) {
				t.Errorf("a parcel at %s: %v", path, err)
			}
			if _, err := f.Carry(path, Luggage{Profile: true}); !errors.Is(err, ErrNoFile) {
				t.Errorf("carried away to %s: %v", path, err)
			}
		})
	}
}

// TestNothingIsWrittenThroughALink lays links to a person's own file where the
// program makes its files (trust A3).
func TestNothingIsWrittenThroughALink(t *testing.T) {
	dir, id := realFolder(t)
	thesis := filepath.Join(t.TempDir(), "thesis.txt")
	must(t, os.WriteFile(thesis, []byte("mine"), 0o644))
	for _, name := range []string{"profile.safe.tmp", "settings.safe.tmp", "campaigns/river.campaign.tmp", "matches/" + id + ".match.tmp",
		"matches/" + id + ".match.old.tmp", "matches/" + id + ".start.tmp", "matches/" + id + ".view.png.tmp"} {
		must(t, os.Symlink(thesis, filepath.Join(dir, name)))
	}
	out := filepath.Join(t.TempDir(), "out.match")
	must(t, os.Symlink(thesis, out+".tmp"))
	elsewhere := filepath.Join(t.TempDir(), "elsewhere.match")
	journal := filepath.Join(dir, "matches", id+".match")
	must(t, os.Rename(journal, elsewhere))
	must(t, os.Symlink(elsewhere, journal))
	was, err := os.ReadFile(elsewhere)
	must(t, err)
	f, err := OpenFolder(dir)
	must(t, err)
	must(t, f.StoreProfile(&Profile{Name: "B"}))
	must(t, f.StoreSettings(Usual()))
	must(t, f.StoreCampaign(&Campaign{ID: "river", Game: "rivercity", Title: "River 2"}))
	j, _, err := f.OpenMatch(id)
	must(t, err)
	n := j.Match().Actions()
	_, err = j.Match().Apply(j.Match().Legal()[0])
	must(t, err)
	must(t, f.Export(j, out))
	must(t, j.Close())
	j, rep, err := f.OpenMatch(id)
	must(t, err)
	if j.Match().Actions() != n+1 || rep.Damaged() {
		t.Errorf("%d actions, %s", j.Match().Actions(), rep.String())
	}
	must(t, j.Close())
	if b, err := os.ReadFile(thesis); err != nil || string(b) != "mine" {
		t.Errorf("the thesis is %q, %v", b, err)
	}
	if b, err := os.ReadFile(elsewhere); err != nil || !bytes.Equal(b, was) {
		t.Errorf("the match elsewhere was written to, %v", err)
	}
	if err := f.Export(j, filepath.Join(dir, "matches", "x.match")); !errors.Is(err, ErrOwn) {
		t.Errorf("export into the folder: %v", err)
	}
	if free := FreePath(out); free == out || Exists(free) {
		t.Errorf("a free name beside %s: %s", out, free)
	}
	must(t, f.Close())
}

// TestTheOlderGenerationServes makes the newest one unreadable in ways that no
// content explains (trust B3).
func TestTheOlderGenerationServes(t *testing.T) {
	first, id := realFolder(t)
	for how, spoil := range map[string]func(path string) error{
		"a folder":      func(path string) error { return os.MkdirAll(filepath.Join(path, "sub"), 0o700) },
		"a link to it":  func(path string) error { return os.Symlink(path, path) },
		"a broken link": func(path string) error { return os.Symlink("nowhere/at/all", path) },
	} {
		dir := t.TempDir()
		must(t, os.CopyFS(dir, os.DirFS(first)))
		for _, name := range []string{"profile.safe", "campaigns/river.campaign", "matches/" + id + ".match"} {
			path := filepath.Join(dir, name)
			must(t, os.Remove(path))
			must(t, spoil(path))
			must(t, os.MkdirAll(filepath.Join(path+".tmp", "full"), 0o700))
		}
		f, err := OpenFolder(dir)
		must(t, err)
		p, _, err := f.LoadProfile()
		if err != nil || p.Name != "Ada" {
			t.Errorf("%s: profile %+v, %v", how, p, err)
		}
		if err := f.StoreProfile(&Profile{Name: "B"}); err != nil {
			t.Errorf("%s: %v", how, err)
		}
		c, _, err := f.LoadCampaign("river")
		if err != nil || f.StoreCampaign(c) != nil {
			t.Errorf("%s: campaign: %v", how, err)
		}
		j, _, err := f.OpenMatch(id)
		if err != nil || j.Match().Actions() < 3 {
			t.Errorf("%s: match: %v", how, err)
			continue
		}
		must(t, j.Close())
		must(t, f.Close())
	}
	// Damaged, and nowhere to put it: the older one serves.
	dir := t.TempDir()
	must(t, os.CopyFS(dir, os.DirFS(first)))
	must(t, os.WriteFile(filepath.Join(dir, "profile.safe"), []byte("rubbish"), 0o644))
	f, err := OpenFolder(dir)
	must(t, err)
	must(t, os.Remove(filepath.Join(dir, "damaged")))
	must(t, os.WriteFile(filepath.Join(dir, "damaged"), nil, 0o644))
	if p, _, err := f.LoadProfile(); err != nil || p.Name != "Ada" {
		t.Errorf("profile %+v, %v", p, err)
	}
	must(t, f.Close())
}

// TestTheFileOfAnotherMatchIsSetAside copies one match over another (trust A4).
func TestTheFileOfAnotherMatchIsSetAside(t *testing.T) {
	dir, a := realFolder(t)
	f, err := OpenFolder(dir)
	must(t, err)
	j, err := f.NewMatch(infiltration.Game{}, rules.Setup{Seats: 3, Seed: 9}, make([]match.Controller, 3), About{Title: "Another"})
	must(t, err)
	b := j.ID()
	for range 4 {
		_, err := j.Match().Apply(j.Match().Legal()[0])
		must(t, err)
	}
	must(t, j.Close())
	at := func(id string) string { return filepath.Join(dir, "matches", id+".match") }
	tape, err := os.ReadFile(at(b))
	must(t, err)
	must(t, os.WriteFile(at(a), tape, 0o644))
	j, rep, err := f.OpenMatch(a)
	must(t, err)
	if j.Match().Setup().Seats != 2 || j.Match().Actions() < 3 || len(rep.Kept) != 1 || !rep.Damaged() {
		t.Errorf("%d seats, %d actions, %s", j.Match().Setup().Seats, j.Match().Actions(), rep.String())
	}
	must(t, j.Close())
	// A copy under a name of its own is a match of its own.
	must(t, os.WriteFile(at("backup"), tape, 0o644))
	j, rep, err = f.OpenMatch("backup")
	must(t, err)
	if j.Match().Actions() != 4 || j.Title() != "Another" || rep.Damaged() || len(rep.Kept) > 0 {
		t.Errorf("the copy: %d actions, %s", j.Match().Actions(), rep.String())
	}
	_, err = j.Match().Apply(j.Match().Legal()[0])
	must(t, err)
	must(t, j.Close())
	for id, n := range map[string]int{"backup": 5, b: 4} {
		j, rep, err := f.OpenMatch(id)
		must(t, err)
		if j.Match().Actions() != n || !rep.Whole() {
			t.Errorf("%s: %d actions, %s", id, j.Match().Actions(), rep.String())
		}
		must(t, j.Close())
	}
	must(t, f.Close())
}

// TestACopyOfACampaignGoesOnByItself (trust A6).
func TestACopyOfACampaignGoesOnByItself(t *testing.T) {
	dir := t.TempDir()
	f, err := OpenFolder(dir)
	must(t, err)
	s, err := f.BeginSeason(games.Campaigns[0], rules.Setup{Seats: games.Campaigns[0].Info().MaxSeats, Seed: 4}, "The first")
	must(t, err)
	at := func(id string) string { return filepath.Join(dir, "campaigns", id+".campaign") }
	b, err := os.ReadFile(at(s.ID()))
	must(t, err)
	must(t, os.WriteFile(at("backup"), b, 0o644))
	for range 3 {
		_, err := s.Apply(s.State().Legal(nil)[0])
		must(t, err)
	}
	twin, rep, err := f.OpenSeason("backup")
	must(t, err)
	if twin.ID() != "backup" || rep.Damaged() {
		t.Errorf("%s, %s", twin.ID(), rep.String())
	}
	must(t, twin.SetTitle("The second"))
	must(t, twin.SetTitle("The third"))
	again, rep, err := f.OpenSeason(s.ID())
	must(t, err)
	if again.Title() != "The first" || !again.State().Same(s.State()) || !rep.Whole() {
		t.Errorf("the first is %q, %s", again.Title(), rep.String())
	}
	// Over the file of another campaign it is set aside.
	b, err = os.ReadFile(at("backup"))
	must(t, err)
	must(t, os.WriteFile(at(s.ID()), b, 0o644))
	again, rep, err = f.OpenSeason(s.ID())
	must(t, err)
	if again.Title() != "The first" || len(rep.Kept) != 1 {
		t.Errorf("after the mistake %q, %s", again.Title(), rep.String())
	}
	must(t, f.Close())
}

// TestTheFolderIsNobodyElsesBusiness (trust C4, C7, C8).
func TestTheFolderIsNobodyElsesBusiness(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	f, err := OpenFolder(dir)
	must(t, err)
	for _, name := range []string{dir, filepath.Dir(dir), filepath.Join(dir, "matches")} {
		if st, err := os.Stat(name); err != nil || st.Mode().Perm() != 0o700 {
			t.Errorf("%s: %v, %v", name, st.Mode(), err)
		}
	}
	must(t, os.Remove(filepath.Join(dir, "lock")))
	if _, err := OpenFolder(dir); !errors.Is(err, ErrLocked) {
		t.Errorf("with the lock deleted: %v", err)
	}
	must(t, f.Close())
	f, err = OpenFolder(dir)
	must(t, err)
	must(t, f.Close())
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	if d := DefaultDir(); filepath.Dir(filepath.Dir(filepath.Dir(d))) == "/" {
		t.Errorf("without HOME everything goes to %s", d)
	}
}

// TestAJournalCutBetweenTwoRecordsIsNoticed (trust C2).
func TestAJournalCutBetweenTwoRecordsIsNoticed(t *testing.T) {
	first, id := realFolder(t)
	path := filepath.Join("matches", id+".match")
	tape, err := os.ReadFile(filepath.Join(first, path))
	must(t, err)
	frames := scanMatch(tape).frames
	last := frames[len(frames)-1].event
	for _, fr := range frames[firstFrames:] {
		if fr.event == last {
			continue // nothing happened behind it
		}
		dir := t.TempDir()
		must(t, os.CopyFS(dir, os.DirFS(first)))
		must(t, os.WriteFile(filepath.Join(dir, path), tape[:fr.end()], 0o644))
		_ = os.Remove(filepath.Join(dir, path+".old"))
		f, err := OpenFolder(dir)
		must(t, err)
		j, rep, err := f.OpenMatch(id)
		must(t, err)
		if rep.Lost != int(last-fr.event) || len(rep.Kept) != 1 {
			t.Errorf("cut behind record %d: lost %d of %d, %s", fr.number, rep.Lost, last-fr.event, rep.String())
		}
		must(t, j.Close())
		if j, rep, err = f.OpenMatch(id); err != nil || !rep.Whole() {
			t.Errorf("the next time: %v, %s", err, rep.String())
		}
		must(t, j.Close())
		must(t, f.Close())
	}
}

// TestADiskThatFailsAfterTheFactIsSaidToBeUnsure (trust B6).
func TestADiskThatFailsAfterTheFactIsSaidToBeUnsure(t *testing.T) {
	for _, name := range []string{"syncdir", "rename"} {
		d := newMemDisk()
		f := openToys(t, d, newToy(1))
		must(t, f.StoreProfile(&Profile{Name: "1"}))
		renames := 0
		d.inject = func(int) misfortune {
			call := d.names[len(d.names)-1]
			if name == "syncdir" && len(call) > 7 && call[:7] == "syncdir" {
				return failBefore
			}
			if name == "rename" && len(call) > 6 && call[:6] == "rename" {
				if renames++; renames > 1 {
					return failBefore // the new one, and the way back
				}
			}
			return allWell
		}
		if err := f.StoreProfile(&Profile{Name: "2"}); !errors.Is(err, ErrUnsure) {
			t.Errorf("%s: %v (%v)", name, err, d.names)
		}
		d.inject = nil
		if p, _, err := f.LoadProfile(); err != nil || p.Name != "2" {
			t.Errorf("%s: %+v, %v", name, p, err)
		}
	}
}

// TestAFileIsReplacedWhileItIsPlayed takes the file of a running match away, puts that of
// another match in its place, and takes the whole folder away: nothing is written where
// nobody would find it, and the match is whole at the end.
func TestAFileIsReplacedWhileItIsPlayed(t *testing.T) {
	g, dir := newToy(1), filepath.Join(t.TempDir(), "home")
	g.max = 60
	f, err := openFolder(osDisk{}, toys(g), dir, clock)
	must(t, err)
	other := newToyMatch(t, f, g, 8, onePerson)
	must(t, other.Close())
	foreign, err := os.ReadFile(f.path(matchesDir, other.ID()+matchEnding))
	must(t, err)
	j := newToyMatch(t, f, g, 9, onePerson)
	m, path := j.Match(), f.path(matchesDir, j.ID()+matchEnding)
	next := func() error {
		_, err := m.Apply(m.Legal()[0])
		return err
	}
	there := func(what string) {
		t.Helper()
		k, rep, err := importFrom(osDisk{}, toys(g), path, clock)
		if err != nil || !rep.Whole() || !k.Match().State().Same(m.State()) {
			t.Errorf("%s: %v, %s", what, err, rep.String())
		}
	}
	must(t, firstOf(next(), os.Remove(path), next()))
	there("deleted")
	must(t, firstOf(os.Remove(path), os.WriteFile(path, foreign, 0o600), next()))
	there("replaced")
	kept, err := os.ReadDir(f.path(damagedDir))
	must(t, err)
	if len(kept) != 1 {
		t.Fatalf("%d files are kept", len(kept))
	}
	if b, err := os.ReadFile(f.path(damagedDir, kept[0].Name())); err != nil || !bytes.Equal(b, foreign) {
		t.Errorf("the file in its place was not kept: %v", err)
	}
	was := m.State().Clone()
	must(t, os.Rename(dir, dir+"-away"))
	if err := next(); !errors.Is(err, ErrVanished) || !m.State().Same(was) {
		t.Errorf("without its folder: %v", err)
	}
	if err := f.StoreProfile(&Profile{Name: "Ada"}); !errors.Is(err, ErrVanished) {
		t.Errorf("a profile without its folder: %v", err)
	}
	must(t, firstOf(os.Rename(dir+"-away", dir), next()))
	there("brought back")
	must(t, firstOf(os.Remove(path), j.Close()))
	there("deleted before the end")
	must(t, f.Close())
}
