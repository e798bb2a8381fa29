package save

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/rules/match"
)

const packed = "elsewhere/ada.safehouse"

// travelled is a folder with a profile, a running match and a replay, and the parcel
// that everything in it was carried away in.
func travelled(t *testing.T) (d *memDisk, g *toy, from *Folder, ids [2]string) {
	t.Helper()
	d, g = newMemDisk(), newToy(1)
	must(t, d.MkdirAll("elsewhere"))
	from = openToys(t, d, g)
	for i := range ids {
		j := newToyMatch(t, from, g, uint64(i), onePerson)
		for range 3 + i {
			_, err := j.Match().Apply(rules.Do(toyAdd, 1))
			must(t, err)
		}
		ids[i] = j.ID()
		must(t, j.Close())
	}
	must(t, from.Archive(ids[1]))
	p := &Profile{Name: "Ada", Created: 5, Marks: map[string]int64{"feat.toy.seven": 40}, Guests: []string{"Ben"}}
	p.Count(Result{Match: "toy-1", Who: "Ada", Game: "toy", Seats: 2, Level: "hard", Won: true, Score: 7, When: clock(), Against: 4, Options: []string{"mood=calm"}, Rules: 1})
	p.BeginNight(Night{Day: "2026-11-23", Match: "toy-1", Game: "toy"})
	must(t, from.StoreProfile(p))
	all, err := from.Everything()
	must(t, err)
	rep, err := from.Carry(packed, all)
	must(t, err)
	if !rep.Whole() {
		t.Fatalf("left out: %s", rep.String())
	}
	return d, g, from, ids
}

func TestAParcelIsTakenOverOnce(t *testing.T) {
	d, g, from, ids := travelled(t)
	to, err := openFolder(d, toys(g), "other", clock)
	must(t, err)
	own := &Profile{Name: "Ada"}
	for round := range 2 {
		p, err := to.OpenParcel(t.Context(), packed, nil)
		must(t, err)
		if len(p.Pieces) != 3 || p.Pieces[0].Title != "Ada" || p.Pieces[0].N != 1 || p.Pieces[1].ID != ids[0] || p.Pieces[2].Kind != PieceReplay || p.Pieces[2].N != 4 {
			t.Fatalf("round %d: in it are %+v", round, p.Pieces)
		}
		u, err := to.Unpack(t.Context(), p, own, nil)
		must(t, err)
		if round == 0 && (u.Added != 3 || u.Newer+u.Same+u.Left != 0) {
			t.Fatalf("the first time %+v", u)
		}
		if round == 1 && (u.Same != 3 || u.Newer+u.Left != 0) {
			t.Fatalf("the second time %+v", u)
		}
		if own.Name != "Ada" || len(own.Tallies) != 1 || own.Tallies[0].Played != 1 || own.Tallies[0].Best != 7 || len(own.Log) != 1 || own.Log[0].Against != 4 || own.Marks["feat.toy.seven"] != 40 || len(own.Nights) != 1 {
			t.Fatalf("round %d: the profile is %+v", round, own)
		}
	}
	for i, dir := range []string{matchesDir, replaysDir} {
		want, _, err := from.read(dir, ids[i])
		must(t, err)
		got, rep, err := to.read(dir, ids[i])
		must(t, err)
		if !rep.Whole() || !got.match.State().Same(want.match.State()) || got.match.Actions() != want.match.Actions() {
			t.Errorf("%s: another match, or %s", ids[i], rep.String())
		}
	}
}

// What is newer here stays, whatever an older parcel says; what is newer there takes its place
// under the same id, and the older one lies in the trash, to be taken out.
func TestTheNewerGenerationStays(t *testing.T) {
	d, g, from, ids := travelled(t)
	j := reopen(t, from, ids[0])
	_, err := j.Match().Apply(rules.Do(toyAdd, 2))
	must(t, err)
	must(t, j.Close())
	before := slices.Clone(d.files[from.path(matchesDir, ids[0]+matchEnding)].data)
	p, err := from.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	if x := p.Pieces[1]; !x.Here || !x.Older || x.Same {
		t.Errorf("the older match is shown as %+v", x)
	}
	own, _, err := from.LoadProfile()
	must(t, err)
	u, err := from.Unpack(t.Context(), p, own, nil)
	must(t, err)
	if u != (Unpacked{Same: 3}) {
		t.Errorf("it came to %+v", u)
	}
	if !bytes.Equal(before, d.files[from.path(matchesDir, ids[0]+matchEnding)].data) {
		t.Error("the match that was there was written over")
	}

	to, err := openFolder(d, toys(g), "other", clock)
	must(t, err)
	_, err = to.Unpack(t.Context(), p, &Profile{Name: "Ada"}, nil) // the older one
	must(t, err)
	all, err := from.Everything()
	must(t, err)
	_, err = from.Carry(packed, all)
	must(t, err)
	for round := range 2 {
		p, err = to.OpenParcel(t.Context(), packed, nil)
		must(t, err)
		u, err = to.Unpack(t.Context(), p, &Profile{Name: "Ada"}, nil)
		must(t, err)
		if round == 0 && u.Newer != 1 || round == 1 && u.Newer+u.Left != 0 {
			t.Errorf("round %d: it came to %+v", round, u)
		}
	}
	list, err := to.Matches()
	must(t, err)
	trash, err := to.Trashed()
	must(t, err)
	if len(list) != 1 || list[0].ID != ids[0] || list[0].Actions != 4 || len(trash) != 1 || trash[0].Actions != 3 {
		t.Fatalf("the matches are %+v, the trash %+v", list, trash)
	}
	must(t, to.Restore(trash[0].ID))
	reopen(t, to, trash[0].ID)

	// What was thrown away comes back as itself.
	must(t, to.Delete(ids[0]))
	p, err = to.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	u, err = to.Unpack(t.Context(), p, &Profile{Name: "Ada"}, nil)
	must(t, err)
	if l, err := to.Listed(ids[0]); err != nil || l.Actions != 4 || u.Newer+u.Left != 0 {
		t.Errorf("%v, %+v, listed as %+v", err, u, l)
	}
}

// A file of a match that cannot be read is kept when another of its id comes.
func TestUnpackingKeepsWhatIsDamaged(t *testing.T) {
	d, _, from, ids := travelled(t)
	for _, e := range append(slices.Clone(besides), matchEnding) {
		delete(d.files, from.path(matchesDir, ids[0]+e))
	}
	rubbish := []byte("no match at all")
	d.files[from.path(matchesDir, ids[0]+matchEnding)] = &memFile{data: rubbish}
	p, err := from.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	_, err = from.Unpack(t.Context(), p, &Profile{Name: "Ada"}, nil)
	must(t, err)
	reopen(t, from, ids[0])
	kept, err := from.DamagedFiles()
	must(t, err)
	if len(kept) != 1 || !bytes.Equal(d.files[kept[0]].data, rubbish) {
		t.Errorf("kept are %v", kept)
	}
}

// A career that is carried there and back three times, and played on at each side in the
// midst of its operations, goes on as one: with the operation that runs, each result once, the
// nights that were begun at the other side, and nothing twice.
func TestACareerIsCarriedThereAndBack(t *testing.T) {
	eachCareer(t, func(t *testing.T, g career.Game) {
		d := newMemDisk()
		must(t, d.MkdirAll("elsewhere"))
		now := time.Date(2026, 11, 24, 18, 0, 0, 0, time.UTC)
		tick := func() time.Time { now = now.Add(time.Minute); return now }
		var folders [2]*Folder
		for i, dir := range []string{"home", "away"} {
			var err error
			folders[i], err = openFolder(d, games.Find, dir, tick)
			must(t, err)
		}
		s, err := folders[0].BeginSeason(g, rules.Setup{Seats: g.Book().Seats, Seed: 11}, "A career")
		must(t, err)
		id, running := s.ID(), ""
		must(t, folders[0].StoreProfile(&Profile{Name: "Ada"}))
		actions, ended, night := 0, 0, ""
		for trip := range 6 {
			f := folders[trip%2]
			own, _, err := f.LoadProfile()
			must(t, err)
			if trip > 0 {
				for again := range 2 { // the same parcel twice
					p, err := f.OpenParcel(t.Context(), packed, nil)
					must(t, err)
					u, err := f.Unpack(t.Context(), p, own, nil)
					must(t, err)
					if again == 1 && (u.Added+u.Newer+u.Left != 0 || u.Same != len(p.Pieces)) {
						t.Fatalf("trip %d: taken in again it comes to %+v", trip, u)
					}
				}
			}
			if n := own.Night("2026-11-23"); trip > 0 && (n == nil || n.Match != night || n.Done != (trip > 2)) {
				t.Fatalf("trip %d: the night is %+v", trip, n)
			}
			list, err := f.Campaigns()
			must(t, err)
			if len(list) != 1 || list[0].ID != id {
				t.Fatalf("trip %d: the careers are %+v", trip, list)
			}
			s, rep, err := f.OpenSeason(id)
			must(t, err)
			if !rep.Whole() || s.Running() != running {
				t.Fatalf("trip %d: %q runs instead of %q; %s", trip, s.Running(), running, rep.String())
			}
			for running == "" {
				a, ok := onward(s.State().(*career.State))
				if !ok {
					t.Fatal("the career is over")
				}
				_, err := s.Apply(a)
				must(t, err)
				if _, _, _, ok := s.State().Match(); ok {
					break
				}
			}
			_, setup, _, _ := s.State().Match()
			seats := slices.Repeat([]match.Controller{{Kind: match.Bot, Level: "easy"}}, setup.Seats)
			seats[0] = match.Controller{Participant: "Ada"}
			j, _, err := s.Heist(seats, nil)
			must(t, err)
			m := j.Match()
			if running == "" {
				actions = 0
			}
			if m.Actions() != actions {
				t.Fatalf("trip %d: the operation is at action %d, not %d", trip, m.Actions(), actions)
			}
			running = j.ID()
			if trip == 0 {
				night = running
				own.BeginNight(Night{Day: "2026-11-23", Match: night, Game: m.Game().Info().ID})
			}
			own.CountNight(running)
			for n := 0; !m.Turn().Done && (trip%3 == 2 || n < 7); n++ {
				a, _ := likely(m.State())
				_, err := m.Apply(a)
				must(t, err)
			}
			actions = m.Actions()
			if m.Turn().Done {
				for _, r := range Results(running, m, "", tick()) {
					if !own.Count(r) {
						t.Fatalf("trip %d: the result was there", trip)
					}
				}
				own.EndNight(running, true, 1, 0)
				ended++
				must(t, j.Close())
				_, err := s.Enter()
				must(t, err)
				running, actions = "", 0
			} else {
				must(t, j.Close())
			}
			must(t, f.StoreProfile(own))
			if own.Matches("Ada") != ended {
				t.Fatalf("trip %d: %d matches of %d", trip, own.Matches("Ada"), ended)
			}
			all, err := f.Everything()
			must(t, err)
			_, err = f.Carry(packed, all)
			must(t, err)
		}
		if ended == 0 {
			t.Error("no operation was played to its end")
		}
		// Whatever was superseded can be taken out of the trash, beside what goes on.
		for _, f := range folders {
			trash, err := f.Trashed()
			must(t, err)
			for _, x := range trash {
				must(t, f.Restore(x.ID))
			}
		}
	})
}

// A parcel that was cut off or changed is refused, with what is in the folder left alone;
// a piece that was changed before it was packed is left out by itself.
func TestADamagedParcelIsRefused(t *testing.T) {
	d, g, _, _ := travelled(t)
	whole := slices.Clone(d.files[packed].data)
	to, err := openFolder(d, toys(g), "other", clock)
	must(t, err)
	for n := 0; n < len(whole); n += 1 + n/7 {
		d.files[packed].data = whole[:n]
		want := ErrRuined
		if n < len(magic)+4 {
			want = ErrForeign
		}
		if _, err := to.OpenParcel(t.Context(), packed, nil); !errors.Is(err, want) {
			t.Fatalf("cut to %d bytes it is %v", n, err)
		}
		broken := slices.Clone(whole)
		broken[n] ^= 0x20
		d.files[packed].data = broken
		if _, err := to.OpenParcel(t.Context(), packed, nil); !errors.Is(err, want) && !(n < len(magic)+6 && errors.Is(err, ErrNewer)) {
			t.Fatalf("changed at byte %d it is %v", n, err)
		}
	}
	v, err := parcelKind.decode(whole)
	must(t, err)
	box := v.(*parcel)
	for i := range box.Items {
		box.Items[i].Data = box.Items[i].Data[:len(box.Items[i].Data)/3]
	}
	box.Items = append(box.Items, parcelItem{PieceCampaign, "river", []byte("nothing")}, parcelItem{PieceMatch, "toy-9", nil})
	b, err := parcelKind.encode(box)
	must(t, err)
	d.files[packed].data = b
	p, err := to.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	for _, x := range p.Pieces {
		if x.Trouble.IsZero() && x.Kind != PieceMatch && x.Kind != PieceReplay {
			t.Errorf("%+v has no trouble", x)
		}
	}
	own := &Profile{Name: "Cy"}
	u, err := to.Unpack(t.Context(), p, own, nil)
	must(t, err)
	if u.Left < 3 || len(own.Log) != 0 {
		t.Errorf("it came to %+v with %+v", u, own)
	}
	for _, kind := range []uint8{0, 5} {
		if _, err := parcelKind.encode(&parcel{Items: []parcelItem{{Kind: kind, ID: "x"}}}); err == nil {
			t.Errorf("an item of kind %d can be packed", kind)
		}
	}
	if _, err := parcelKind.encode(&parcel{Items: []parcelItem{{Kind: PieceMatch, ID: "../x"}}}); err == nil {
		t.Error("an item with a path for an id can be packed")
	}
}

// A piece that is called by the name of another is said to be that, not newer or damaged; one
// of later rules is newer.
func TestAPieceUnderTheNameOfAnotherIsSaidToBeThat(t *testing.T) {
	d, g, from, ids := travelled(t)
	campaign := func(version int, id string) parcelItem {
		c := &Campaign{ID: "toy-1", Game: "toy", Version: version, Data: []byte("hub")}
		b, err := campaignKind.encode(c)
		must(t, err)
		return parcelItem{PieceCampaign, id, b}
	}
	now := g.Info().Version
	b, err := parcelKind.encode(&parcel{Items: []parcelItem{
		campaign(now, "toy-2"), campaign(now+1, "toy-1"), campaign(now+1, "toy-2"),
		{PieceMatch, "toy-elsewhere", d.files[from.path(matchesDir, ids[0]+matchEnding)].data},
	}})
	must(t, err)
	d.files[packed].data = b
	p, err := from.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	for i, want := range []string{foundOther, problemNewer, foundOther, foundOther} {
		if got := p.Pieces[i].Trouble.Key; got != want {
			t.Errorf("piece %d has the trouble %q, want %q", i, got, want)
		}
	}
}

func TestMergingTwiceIsMergingOnce(t *testing.T) {
	result := func(id, who string, score int) Result {
		return Result{Match: id, Who: who, Game: "toy", Seats: 2, Won: score > 5, Score: score, When: clock().Add(time.Duration(score) * time.Hour)}
	}
	a, b := &Profile{Name: "Ada", Marks: map[string]int64{"feat.toy.a": 9, "lesson": 3}}, &Profile{Name: "Ada", Marks: map[string]int64{"feat.toy.a": 4, "feat.toy.b": 8, "lesson": 1}}
	for _, r := range []Result{result("m1", "Ada", 3), result("m2", "Ada", 8)} {
		a.Count(r)
	}
	for _, r := range []Result{result("m2", "Ada", 8), result("m3", "Ada", 6), result("m3", "Ben", 2)} {
		b.Count(r)
	}
	a.BeginNight(Night{Day: "2026-11-22", Match: "m1", Game: "toy", Counted: true, Done: true, Score: 3})
	b.BeginNight(Night{Day: "2026-11-22", Match: "m9", Game: "toy", Counted: true, Done: true, Score: 50})
	b.BeginNight(Night{Day: "2026-11-21", Match: "m8", Game: "toy", Counted: true})
	a.Merge(b)
	once := *a
	once.Log, once.Tallies, once.Nights = slices.Clone(a.Log), slices.Clone(a.Tallies), slices.Clone(a.Nights)
	a.Merge(b)
	if !reflect.DeepEqual(once.Log, a.Log) || !reflect.DeepEqual(once.Tallies, a.Tallies) || !reflect.DeepEqual(once.Nights, a.Nights) {
		t.Errorf("twice is %+v, once %+v", a, once)
	}
	if len(a.Log) != 4 || a.Tallies[0].Played != 3 || a.Tallies[0].Won != 2 || a.Tallies[0].Sum != 17 {
		t.Errorf("log %+v, tallies %+v", a.Log, a.Tallies)
	}
	if a.Marks["feat.toy.a"] != 4 || a.Marks["feat.toy.b"] != 8 || a.Marks["lesson"] != 3 {
		t.Errorf("marks %v", a.Marks)
	}
	if len(a.Nights) != 2 || a.Night("2026-11-22").Score != 3 || a.Night("2026-11-21") == nil {
		t.Errorf("nights %+v", a.Nights)
	}
	must(t, a.Validate())
}

func TestANightHasOneAttempt(t *testing.T) {
	p := &Profile{}
	night := func(day, id string) Night { return Night{Day: day, Match: id, Game: "toy"} }
	if !p.BeginNight(night("2026-11-23", "m1")) || !p.BeginNight(night("2026-11-23", "m2")) {
		t.Error("an attempt without a decision cannot be begun anew")
	}
	if p.CountNight("m1") || !p.CountNight("m2") || p.CountNight("m2") {
		t.Error("the first decision counts once, for the attempt that is there")
	}
	if p.BeginNight(night("2026-11-23", "m3")) {
		t.Error("a second attempt is counted")
	}
	// The clock goes back and forward: neither gives a day a second attempt.
	if !p.BeginNight(night("2026-11-20", "m4")) || !p.BeginNight(night("2026-12-24", "m5")) || p.BeginNight(night("2026-11-23", "m6")) {
		t.Error("another day changed this one")
	}
	if !p.EndNight("m2", true, 12, 9) || p.EndNight("m2", false, 1, 99) || p.EndNight("m7", true, 1, 0) {
		t.Error("a result is entered once, and for the attempt alone")
	}
	if n := p.Night("2026-11-23"); n == nil || !n.Done || !n.Won || n.Score != 12 || n.Against != 9 {
		t.Errorf("the day is %+v", n)
	}
	must(t, p.Validate())
	p.Nights = append(p.Nights, p.Nights[0])
	if p.Validate() == nil {
		t.Error("two nights of one day are accepted")
	}
}

func TestSeveralPeopleShareAMachine(t *testing.T) {
	g := newToy(1)
	f, err := openFolder(osDisk{}, toys(g), t.TempDir(), clock)
	must(t, err)
	t.Cleanup(func() { f.Close() })
	must(t, f.StoreProfile(&Profile{Name: "Ada"}))
	usual := Usual()
	usual.Scale, usual.Match = 150, "toy-1"
	id, err := f.AddPerson("Ben", usual)
	must(t, err)
	ben, err := f.OpenPerson(id)
	must(t, err)
	s, _, err := ben.LoadSettings()
	must(t, err)
	if s.Scale != 150 || s.Match != "" || s.Player != "Ben" {
		t.Errorf("he begins with %+v", s)
	}
	must(t, newToyMatch(t, ben, g, 3, onePerson).Close())
	if mine, err := f.Matches(); err != nil || len(mine) != 0 {
		t.Errorf("his match lies among hers: %v, %v", mine, err)
	}
	must(t, ben.Close())
	r := Result{Match: "toy-5", Who: "Ben", Game: "toy", Seats: 2, Won: true, Score: 4, When: clock()}
	for range 2 {
		must(t, f.CountFor(id, r))
	}
	people, err := f.People()
	must(t, err)
	if want := []Person{{Name: "Ada"}, {ID: id, Name: "Ben", Played: 1}}; !reflect.DeepEqual(people, want) {
		t.Errorf("people are %+v, not %+v", people, want)
	}
	for _, name := range []string{"", "  ", "two\nlines", strings.Repeat("x", 200)} {
		if _, err := f.AddPerson(name, nil); !errors.Is(err, ErrUnusable) {
			t.Errorf("%q was added: %v", name, err)
		}
	}
	for _, id := range []string{"", "..", "nobody", "../home"} {
		if _, err := f.OpenPerson(id); !errors.Is(err, ErrMissing) {
			t.Errorf("%q was opened: %v", id, err)
		}
	}
}

// Somebody else's results come in as those of a guest; medals and nights do not.
func TestTheFileOfSomebodyElseIsThatOfAGuest(t *testing.T) {
	o := &Profile{Name: "Ada", Marks: map[string]int64{"feat.toy.a": 4}}
	o.Count(Result{Match: "m1", Who: "Ada", Game: "toy", Seats: 2, Won: true, Score: 9, When: clock()})
	o.BeginNight(Night{Day: "2026-11-22", Match: "m1", Game: "toy", Counted: true})
	p := &Profile{Name: "Cy"}
	p.Merge(o)
	if p.Name != "Cy" || len(p.Tallies) != 1 || p.Tallies[0].Who != "Ada" || len(p.Log) != 1 || len(p.Marks) != 0 || len(p.Nights) != 0 {
		t.Errorf("Cy's file is %+v", p)
	}
}

// A log that tells a match twice counts it once, and one that would fill the lists beyond
// what can be stored is taken as far as there is room.
func TestAHostileProfileIsMergedWithinBounds(t *testing.T) {
	o := &Profile{Name: "Ada"}
	for range 3 {
		o.Log = append(o.Log, Entry{Match: "m1", Who: "Ada", Game: "toy", Seats: 1, When: -1 << 62, Seconds: 5}, Entry{Match: "m2", Who: "Ada", Game: "toy", Seats: 1, When: 1 << 62})
	}
	p := &Profile{Name: "Ada"}
	p.Merge(o)
	if len(p.Log) != 2 || p.Log[0].Match != "m1" || p.Log[0].Seconds != 5 || p.Tallies[0].Played != 2 {
		t.Errorf("log %+v, tallies %+v", p.Log, p.Tallies)
	}
	for i := range 3000 {
		o.Log = append(o.Log, Entry{Match: fmt.Sprintf("x%d", i), Who: fmt.Sprint("a", i), Game: "toy", Seats: 1})
		p.Tallies = append(p.Tallies, Tally{Who: fmt.Sprint("b", i), Game: "toy", Seats: 1})
	}
	p.Merge(o)
	must(t, p.Validate())
}

// What cannot be stored is not taken into the profile that is in use.
func TestAProfileThatCannotBeStoredIsNotMerged(t *testing.T) {
	d, g, _, _ := travelled(t)
	to, err := openFolder(d, toys(g), "other", clock)
	must(t, err)
	p, err := to.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	own := &Profile{Name: "Ada"}
	d.inject = func(int) misfortune { return failBefore }
	if _, err := to.Unpack(t.Context(), p, own, nil); err == nil {
		t.Fatal("it was unpacked onto a disk that fails")
	}
	if !reflect.DeepEqual(own, &Profile{Name: "Ada"}) {
		t.Errorf("the profile is %+v", own)
	}
}

func TestResultsGoWithTheNameOfAPerson(t *testing.T) {
	p := &Profile{Name: "Ada"}
	p.Count(Result{Match: "m1", Who: "Ada", Game: "toy", Seats: 2, When: clock()})
	p.Count(Result{Match: "m1", Who: "Ben", Game: "toy", Seats: 2, When: clock()})
	p.Rename("Ada", "Ben")
	if p.Tallies[0].Who != "Ada" {
		t.Error("she was given somebody else's results")
	}
	p.Rename("Ada", "Ada L.")
	if p.Tallies[0].Who != "Ada L." || p.Log[0].Who != "Ada L." || p.Tallies[1].Who != "Ben" {
		t.Errorf("%+v, %+v", p.Tallies, p.Log)
	}
	if p.Count(Result{Match: "m1", Who: "Ada", Game: "toy", Seats: 2, When: clock()}) {
		t.Error("the match is counted again under the old name")
	}
}

// Broken off between two pieces, what was taken stays, and the next time takes the rest.
func TestUnpackingCanBeBrokenOff(t *testing.T) {
	d, g, _, _ := travelled(t)
	to, err := openFolder(d, toys(g), "other", clock)
	must(t, err)
	p, err := to.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	own := &Profile{Name: "Ada"}
	u, err := to.Unpack(ctx, p, own, func(done, of int) {
		if done == 1 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || u.Added != 2 || len(own.Log) != 1 {
		t.Fatalf("broken off it is %+v with %d results, %v", u, len(own.Log), err)
	}
	if _, err := to.OpenParcel(ctx, packed, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("it is looked through although that was broken off: %v", err)
	}
	p, err = to.OpenParcel(t.Context(), packed, nil)
	must(t, err)
	if u, err = to.Unpack(t.Context(), p, own, nil); err != nil || u.Added+u.Same != 3 || u.Newer+u.Left != 0 || len(own.Log) != 1 {
		t.Errorf("the next time it is %+v with %d results, %v", u, len(own.Log), err)
	}
}

// Who has no name but the usual one takes over the name of the file that is brought, with
// what was played before.
func TestTheFileOfWhoHasNoNameYetIsTheirOwn(t *testing.T) {
	o := &Profile{Name: "Ada", Marks: map[string]int64{"feat.toy.a": 4}}
	p := &Profile{Name: "Player 1", Usual: "Player 1"}
	p.Count(Result{Match: "m2", Who: "Player 1", Game: "toy", Seats: 2, When: clock()})
	p.Merge(o)
	if p.Name != "Ada" || p.Matches("Ada") != 1 || p.Marks["feat.toy.a"] != 4 {
		t.Errorf("the file is %+v", p)
	}
}
