package play_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// toTheEnd plays the match on the table by first sight until it is over. What is shown of its
// last step still waits then, and nobody has looked at the result.
func toTheEnd(d *scenestest.Desk) *match.Match {
	d.T.Helper()
	s, dice := play.Table(d.App), rules.Rand{S: 3}
	for !s.Match.Turn().Done {
		legal := s.Match.Legal()
		if _, err := s.Match.Apply(legal[s.Match.State().Playout(legal, &dice)]); err != nil {
			d.T.Fatal(err)
		}
	}
	return s.Match
}

// kill copies the folder as it lies on the disk now.
func kill(t *testing.T, dir string) string {
	t.Helper()
	for {
		to := t.TempDir()
		err := os.CopyFS(to, os.DirFS(dir))
		if err == nil {
			return to
		}
		if !errors.Is(err, fs.ErrNotExist) { // a file got its name while the folder was copied: once more
			t.Fatal(err)
		}
	}
}

// oneMatch is the journal of the only match in a folder.
func oneMatch(t *testing.T, dir string) string {
	t.Helper()
	l, err := filepath.Glob(filepath.Join(dir, "matches", "*.match"))
	if err != nil || len(l) != 1 {
		t.Fatal(l, err)
	}
	return l[0]
}

// knows checks that the next start, on the title alone, brings the result into the profile.
func knows(t *testing.T, dir string, tonight bool) {
	t.Helper()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Tables = tables.All
	d.Run("wait idle")
	d.App.Shut()
	d.House.Close()
	p := d.House.Profile
	if len(p.Log) != 1 || p.Log[0].Who != p.Name || len(p.Tallies) != 1 || p.Tallies[0].Played != 1 {
		t.Fatalf("the profile of %q has the log %+v and the tallies %+v", p.Name, p.Log, p.Tallies)
	}
	if n := p.Nights; tonight && (len(n) != 1 || !n[0].Done) {
		t.Fatalf("the nights are %+v", n)
	}
}

// Wherever the program is killed from the last record of a match on, in the midst of what
// is written behind it too, and whatever was still to be shown, the next start books its result,
// medals and tonight's job.
func TestAResultIsBookedWhereverTheProgramIsKilled(t *testing.T) {
	for _, id := range []string{"shadownetwork", "intoodeep", "infiltration"} {
		t.Run(id, func(t *testing.T) {
			dir := t.TempDir()
			d := scenestest.OpenDesk(t, 1280, 720, dir)
			d.House.Tables = tables.All
			seats := scenestest.Seated("Vesper", "*Magpie")[:max(1, scenestest.Game(t, id).Info().MinSeats)]
			d.House.Profile.Name = "Vesper"
			d.Begun(scenestest.Game(t, id), rules.Setup{Seats: len(seats), Seed: 4711}, seats)
			last := oneMatch(t, dir)
			day := "2026-11-23"
			d.House.Profile.BeginNight(save.Night{Day: day, Match: idOf(last), Game: id})
			d.Run("wait 2")
			if err := d.House.Folder.StoreProfile(d.House.Profile); err != nil {
				t.Fatal(err)
			}
			toTheEnd(d)
			whole := kill(t, dir) // before the next tick
			if id == "infiltration" {
				for _, n := range endsOf(t, oneMatch(t, whole)) {
					torn := kill(t, whole)
					if err := os.Truncate(oneMatch(t, torn), int64(n)); err != nil {
						t.Fatal(err)
					}
					knows(t, torn, true)
				}
			}
			knows(t, whole, true)
			knows(t, whole, true) // once and for good

			// It stands there in the tick after the last record, before the end was shown.
			d.Step()
			if p := d.House.Profile; len(p.Log) != 1 || !p.Nights[0].Done || d.App.Top().Name() != "table" {
				t.Errorf("in %s the log is %+v", d.App.Top().Name(), p.Log)
			}
			if len(play.Table(d.App).NoUndo().Key) == 0 {
				t.Error("the last step of a match that is booked can be taken back")
			}
			d.Run("wait 3")
			knows(t, kill(t, dir), true)
		})
	}
}

// idOf is the id of the match in a file.
func idOf(path string) string {
	base := filepath.Base(path)
	return base[:len(base)-len(".match")]
}

// endsOf are lengths of a match file from the last record on: at every frame and within.
func endsOf(t *testing.T, path string) (l []int) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const mark, kind, event = "\xf5SH\xa7", 20, 3 // of a frame, see save/frame.go
	for at := 0; ; {
		n := bytes.Index(b[at:], []byte(mark))
		if n < 0 {
			l = append(l, len(b))
			break
		}
		at += n
		l = append(l, at)
		if at += len(mark); at+kind < len(b) && b[at-len(mark)+kind] == event {
			l = nil
		}
	}
	if len(l) < 3 {
		t.Fatalf("behind the last record there are %d frames", len(l))
	}
	for i := len(l) - 1; i > 0; i-- {
		l = slices.Insert(l, i, (l[i-1]+l[i])/2)
	}
	return l
}

// The window is closed while the end is being shown.
func TestAResultIsBookedWhenTheWindowIsClosed(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Tables = tables.All
	d.House.Profile.Name = "Vesper"
	d.Begun(scenestest.Game(t, "infiltration"), rules.Setup{Seats: 2, Seed: 4711}, scenestest.Seated("Vesper", "*Magpie"))
	d.Run("wait 2")
	toTheEnd(d)
	d.App.Shut()
	d.House.Close()
	f, err := save.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if p, _, err := f.LoadProfile(); err != nil || len(p.Log) != 1 {
		t.Errorf("%v, the log is %+v", err, p.Log)
	}
}

// Practice stays that at the next start, and so does the copy of a match that was over.
func TestPracticeAndCopiesAreNotBookedAtTheStart(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Tables = tables.All
	d.House.Profile.Name = "Vesper"
	d.Begun(scenestest.Game(t, "infiltration"), rules.Setup{Seats: 2, Seed: 4711}, scenestest.Seated("Vesper", "*Magpie"))
	d.Run("wait 2")
	m := toTheEnd(d)
	d.Step()
	if err := m.Rewind(1); err != nil {
		t.Fatal(err)
	}
	toTheEnd(d)
	d.Run("wait 2")
	path := filepath.Join(t.TempDir(), "copy.match")
	id := idOf(oneMatch(t, dir))
	d.App.Shut()
	if _, err := d.House.Folder.ExportMatch(id, path); err != nil {
		t.Fatal(err)
	}
	if _, _, err := d.House.Folder.ImportMatch(path); err != nil {
		t.Fatal(err)
	}
	d.House.Close()
	if err := os.Remove(filepath.Join(dir, "profile.safe")); err != nil {
		t.Fatal(err)
	}
	_ = os.Remove(filepath.Join(dir, "profile.safe.old"))
	d = scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Tables = tables.All
	d.Run("wait idle")
	if l := d.House.Profile.Log; len(l) != 0 {
		t.Errorf("the log is %+v", l)
	}
}

// The operation of a career that was over when the program was killed stands in the person's
// file at the next start, and in the career.
func TestACareersOperationIsBookedAtTheNextStart(t *testing.T) {
	dir := t.TempDir()
	f, err := save.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	g, _ := games.Find("infiltration-career")
	s, err := f.BeginSeason(g, rules.Setup{Seats: g.(career.Game).Book().Seats, Seed: 5}, "Winter")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Apply(s.State().Legal(nil)[0]); err != nil {
		t.Fatal(err)
	}
	_, setup, _, ok := s.State().Match()
	if !ok {
		t.Fatal("no operation has to be played")
	}
	seats := scenestest.Seated("Vesper", "*Magpie", "*Heron", "*Kestrel", "*Lynd", "*Ash")[:setup.Seats]
	j, _, err := s.Heist(seats, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.StoreProfile(&save.Profile{Name: "Vesper"}); err != nil {
		t.Fatal(err)
	}
	for dice := (rules.Rand{S: 3}); !j.Match().Turn().Done; {
		legal := j.Match().Legal()
		if _, err := j.Match().Apply(legal[j.Match().State().Playout(legal, &dice)]); err != nil {
			t.Fatal(err)
		}
	}
	d := scenestest.OpenDesk(t, 1280, 720, kill(t, dir))
	d.House.Tables, d.House.Campaigns = tables.All, tables.Campaigns
	d.Run("wait idle")
	if l := d.House.Profile.Log; len(l) != 1 || l[0].Part != "infiltration-career" || l[0].Match != j.ID() {
		t.Errorf("the log is %+v", l)
	}
	c, _, err := d.House.Folder.LoadCampaign(s.ID())
	if err != nil || c.RunningMatch != "" || c.SettledMatch != j.ID() {
		t.Errorf("%v, the career runs %q and has settled %q", err, c.RunningMatch, c.SettledMatch)
	}
}
