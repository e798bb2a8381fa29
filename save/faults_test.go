package save

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/match"
)

// A story is a player's evening on a disk that may fail at any call: matches,
// profile, settings and a campaign. It notes what was acknowledged, step by
// step.
type story struct {
	t     testing.TB
	disk  *memDisk
	game  *toy
	rng   rules.Rand
	f     *Folder
	j     *Journal
	id    string // of the match, once it was acknowledged
	known []rules.State
	tries int
	over  bool // the power is off

	profile, campaign  int // last acknowledged
	profiling, campers int // last tried
	campaignID         string
	deleted, restored  bool
	book               *text.Book
}

func newStory(t testing.TB, d *memDisk) *story {
	return &story{t: t, disk: d, game: newToy(1), rng: rules.Rand{S: 11}, book: book()}
}

// book is the texts, opened once.
var book = sync.OnceValue(func() *text.Book {
	b, err := text.Open("en")
	if err != nil {
		panic(err)
	}
	return b
})

// attempt does something until it succeeds, as a player does who reads the
// message and tries again. Every failure must be a Problem that has words.
func (s *story) attempt(what string, do func() error) bool {
	for range 6 {
		if s.over {
			return false
		}
		err := do()
		if err == nil {
			return true
		}
		s.tries++
		s.speaks(what, err)
		if s.disk.room > 0 && errors.Is(err, ErrFull) {
			s.disk.room += 4000 // the player frees some space
		}
		s.over = s.disk.dead
	}
	if !s.disk.dead {
		s.t.Fatalf("%s never succeeds", what)
	}
	return false
}

// speaks checks that an error tells a player what to do.
func (s *story) speaks(what string, err error) {
	var p *Problem
	if !errors.As(err, &p) {
		s.t.Fatalf("%s: %T is no Problem: %v", what, err, err)
	}
	spoken(s.t, s.book, p.Message)
	if p.Error() == "" {
		s.t.Fatalf("%s: no words for the log", what)
	}
}

// spoken checks that a message has words for all its arguments.
func spoken(t testing.TB, b *text.Book, m rules.Message) {
	t.Helper()
	if say := b.Say(text.House, m); say == "" || containsAny(say, "«", "<no value>", "{{") {
		t.Fatalf("%s is said as %q", m, say)
	}
}

func containsAny(s string, subs ...string) bool {
	for _, sub := range subs {
		for i := 0; i+len(sub) <= len(s); i++ {
			if s[i:i+len(sub)] == sub {
				return true
			}
		}
	}
	return false
}

// tell plays the whole evening.
func (s *story) tell() {
	s.attempt("opening the folder", func() (err error) {
		s.f, err = openFolder(s.disk, toys(s.game), "home", clock)
		return err
	})
	s.storeProfile()
	s.attempt("setting up", func() (err error) {
		s.j, err = s.f.NewMatch(s.game, rules.Setup{Seats: 2, Seed: 5}, onePerson, About{Title: "A match"})
		return err
	})
	if s.over {
		return
	}
	s.id = s.j.ID()
	s.known = append(s.known, s.j.Match().State().Clone())
	s.play(20)
	s.attempt("a title", func() error { return s.j.SetTitle("Another name") })
	s.storeCampaign()
	s.play(5)
	s.reopen()
	s.play(18)
	s.storeProfile()
	s.storeCampaign()
	s.attempt("a checkpoint", func() error { return s.j.Checkpoint() })
	s.play(3)
	s.close()
	s.attempt("deleting", func() error { return s.f.Delete(s.id) })
	s.deleted = !s.over
	s.attempt("restoring", func() error { return s.f.Restore(s.id) })
	s.restored = !s.over
	s.attempt("settings", func() error { return s.f.StoreSettings(Usual()) })
}

func (s *story) play(n int) {
	for range n {
		s.attempt("an action", func() error {
			m := s.j.Match()
			switch k := s.rng.Intn(12); {
			case k == 0 && m.NoUndo().IsZero():
				return m.Undo()
			case k == 1 && m.CanRedo():
				_, err := m.Redo()
				return err
			case k == 2:
				return m.Swap(1, match.Controller{Kind: match.Person, Participant: "Ada"})
			}
			l := m.Legal()
			_, err := m.Apply(l[s.rng.Intn(len(l))])
			return err
		})
		if s.over {
			return
		}
		s.known = append(s.known, s.j.Match().State().Clone())
	}
}

// reopen closes the match and opens it again, as at the next start.
func (s *story) reopen() {
	s.close()
	s.attempt("opening the match", func() (err error) {
		var rep Report
		s.j, rep, err = s.f.OpenMatch(s.id)
		for _, f := range rep.Findings {
			spoken(s.t, s.book, f.Message)
		}
		return err
	})
}

// close closes the match. An error is told once; the match is closed then.
func (s *story) close() {
	if s.over {
		return
	}
	if err := s.j.Close(); err != nil {
		s.tries++
		s.speaks("closing", err)
		s.over = s.disk.dead
	}
}

func (s *story) storeProfile() {
	s.profiling++
	if s.attempt("the profile", func() error { return s.f.StoreProfile(&Profile{Name: fmt.Sprint(s.profiling)}) }) {
		s.profile = s.profiling
	}
}

func (s *story) storeCampaign() {
	if s.over {
		return
	}
	if s.campaignID == "" {
		s.campaignID = s.f.NewCampaign("toy", "").ID
	}
	s.campers++
	c := &Campaign{ID: s.campaignID, Game: "toy", Version: s.campers, Data: []byte("hub")}
	if s.attempt("the campaign", func() error { return s.f.StoreCampaign(c) }) {
		s.campaign = s.campers
	}
}

// ending checks on a healthy disk that nothing acknowledged is lost: at most
// the last action, and never a match, a profile or a campaign.
func (s *story) ending(d *memDisk, lost int) {
	t := s.t
	t.Helper()
	f, err := openFolder(d, toys(s.game), "home", clock)
	if err != nil {
		t.Fatalf("%v\n%s", err, d.list())
	}
	p, rep, err := f.LoadProfile()
	if err != nil || rep.Damaged() {
		t.Fatalf("profile: %v, %s", err, rep.String())
	}
	if got := number(p.Name); got < s.profile || got > s.profiling {
		t.Fatalf("profile %d, acknowledged %d, tried %d\n%s", got, s.profile, s.profiling, d.list())
	}
	if s.campaign > 0 {
		c, rep, err := f.LoadCampaign(s.campaignID)
		if err != nil || rep.Damaged() {
			t.Fatalf("campaign: %v, %s", err, rep.String())
		}
		if c.Version < s.campaign || c.Version > s.campers {
			t.Fatalf("campaign %d, acknowledged %d, tried %d", c.Version, s.campaign, s.campers)
		}
	}
	if list, err := f.Matches(); err != nil || slices.ContainsFunc(list, func(l Listed) bool { return l.Game != "toy" }) {
		t.Fatalf("list: %+v, %v\n%s", list, err, d.list())
	}
	if s.id == "" {
		return
	}
	if !f.has(matchesDir, s.id) && !s.restored {
		must(t, f.Restore(s.id))
	}
	list, err := f.Matches()
	if err != nil || len(list) == 0 || list[len(list)-1].Game != "toy" {
		t.Fatalf("list: %+v, %v\n%s", list, err, d.list())
	}
	j, rep, err := f.OpenMatch(s.id)
	if err != nil {
		t.Fatalf("match: %v, %s\n%s", err, rep.String(), d.list())
	}
	if rep.Damaged() || rep.Lost > 0 {
		t.Fatalf("match: %s\n%s", rep.String(), d.list())
	}
	now := j.Match().State()
	for back := 0; back <= lost && back < len(s.known); back++ {
		if now.Same(s.known[len(s.known)-1-back]) {
			must(t, j.Close())
			return
		}
	}
	// What was refused at the last moment may have reached the disk.
	for _, a := range s.known[len(s.known)-1].Legal(nil) {
		next := s.known[len(s.known)-1].Clone()
		if next.Apply(a, nil) == nil && next.Same(now) {
			return
		}
	}
	t.Fatalf("the match stands at %d actions, which nobody acknowledged\n%s", j.Match().Actions(), d.list())
}

func number(s string) int {
	n := 0
	fmt.Sscan(s, &n)
	return n
}

// calls is how many calls a story makes when all goes well.
func calls(t testing.TB) int {
	d := newMemDisk()
	s := newStory(t, d)
	s.tell()
	if s.tries > 0 {
		t.Fatalf("%d failures on a healthy disk", s.tries)
	}
	s.ending(d.clone(), 0)
	return d.calls
}

func TestAFailingCallLosesNothing(t *testing.T) {
	t.Parallel()
	total := calls(t)
	if total < 100 {
		t.Fatalf("the story makes only %d calls", total)
	}
	failing := 0
	defer func() { t.Logf("soak: failing %d", failing) }()
	for _, m := range []misfortune{failBefore, failAfter, failHalf} {
		for n := 1; n <= total; n++ {
			failing++
			d := newMemDisk()
			d.inject = func(call int) misfortune {
				if call == n {
					return m
				}
				return allWell
			}
			s := newStory(t, d)
			s.tell()
			d.inject = nil
			s.ending(d.clone(), 0)
			if t.Failed() {
				t.Fatalf("misfortune %d at call %d: %s", m, n, d.names[n-1])
			}
		}
	}
}

func TestFailingCallsInARowLoseNothing(t *testing.T) {
	t.Parallel()
	total, failing := calls(t), 0
	defer func() { t.Logf("soak: failing %d", failing) }()
	for n := 1; n <= total; n++ {
		failing += 3
		d := newMemDisk()
		d.inject = func(call int) misfortune {
			if call >= n && call < n+3 {
				return failHalf
			}
			return allWell
		}
		s := newStory(t, d)
		s.tell()
		d.inject = nil
		s.ending(d.clone(), 0)
	}
}

func TestAPowerCutLosesAtMostOneAction(t *testing.T) {
	t.Parallel()
	total, cuts := calls(t), 0
	defer func() { t.Logf("soak: cuts %d", cuts) }()
	for n := 1; n <= total; n++ {
		d := newMemDisk()
		d.inject = func(call int) misfortune {
			if call == n {
				return powerCut
			}
			return allWell
		}
		s := newStory(t, d)
		s.tell()
		for r, next := range d.cuts() {
			s.ending(next, 1)
			cuts++
			if t.Failed() {
				t.Fatalf("power cut at call %d (%s), leaving %+v", n, d.names[n-1], r)
			}
		}
	}
}

func TestAFullDiskLosesNothing(t *testing.T) {
	t.Parallel()
	d := newMemDisk()
	s := newStory(t, d)
	s.tell()
	most := d.used()
	step := 29
	if soak() {
		step = 7
	}
	full := 0
	defer func() { t.Logf("soak: full %d", full) }()
	for room := 1; room < most+200; room += step {
		full++
		d := newMemDisk()
		d.room = room
		s := newStory(t, d)
		s.tell()
		if s.over {
			t.Fatalf("room for %d bytes: the story stopped", room)
		}
		d.room = 0
		s.ending(d.clone(), 0)
	}
}

func TestAReadOnlyFolderIsToldAndLeftAlone(t *testing.T) {
	d := newMemDisk()
	s := newStory(t, d)
	s.tell()
	before := d.clone()
	ro := d.clone()
	ro.inject = func(int) misfortune {
		switch what := ro.names[len(ro.names)-1]; what[:4] {
		case "read", "ends", "lock":
			return allWell
		}
		return failBefore
	}
	if _, err := openFolder(ro, toys(s.game), "home", clock); !errors.Is(err, &Problem{Message: rules.Say(problemFolder)}) {
		t.Errorf("opening the folder: %v", err)
	}
	f := &Folder{dir: "home", disk: ro, find: toys(s.game), now: clock, open: map[string]bool{}, good: map[string]bool{}}
	if _, _, err := f.OpenMatch(s.id); err == nil {
		t.Error("a match was opened for playing")
	} else {
		s.speaks("opening", err)
	}
	m, rep, err := f.ReadMatch(s.id)
	if err != nil || !rep.Whole() {
		t.Fatalf("reading: %v, %s", err, rep.String())
	}
	if !m.State().Same(s.known[len(s.known)-1]) {
		t.Error("another position was read")
	}
	for name, file := range before.files {
		if string(ro.files[name].data) != string(file.data) {
			t.Errorf("%s was changed", name)
		}
	}
}

// TestAFolderThatMayOnlyBeReadIsPlayedOnFrom opens a folder on a disk that may be read
// and not written: what is there is shown and goes on in memory, nothing else happens.
func TestAFolderThatMayOnlyBeReadIsPlayedOnFrom(t *testing.T) {
	d := newMemDisk()
	s := newStory(t, d)
	s.tell()
	ro := d.clone()
	ro.still = true
	before := ro.clone()
	f, err := openFolder(ro, toys(s.game), "home", clock)
	must(t, err)
	if p := (&Problem{Message: rules.Say(problemStill)}); !errors.Is(f.ReadOnly(), p) {
		t.Errorf("the folder says %v", f.ReadOnly())
	}
	j, rep, err := f.OpenMatch(s.id)
	must(t, err)
	if m := j.Match(); !m.State().Same(s.known[len(s.known)-1]) || !rep.Whole() || j.ID() != "" {
		t.Errorf("another position, %s, or a match that is kept as %q", rep.String(), j.ID())
	}
	if _, _, err := f.OpenMatch(s.id); !errors.Is(err, ErrBusy) {
		t.Errorf("the match was opened twice: %v", err)
	}
	stir(t, j.Match(), &rules.Rand{S: 3})
	must(t, firstOf(j.Checkpoint(), j.Close()))
	j, _, err = f.OpenMatch(s.id)
	must(t, err)
	must(t, j.Close())
	j, err = f.NewMatch(s.game, rules.Setup{Seats: 2, Seed: 4}, make([]match.Controller, 2), About{})
	must(t, err)
	stir(t, j.Match(), &rules.Rand{S: 5})
	must(t, j.Close())
	for what, err := range map[string]error{
		"settings": f.StoreSettings(Usual()), "profile": f.StoreProfile(&Profile{}), "deleting": f.Delete(s.id), "archiving": f.Archive(s.id),
	} {
		if !errors.Is(err, ErrDenied) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, _, err := f.ImportMatch("home/matches/" + s.id + matchEnding); !errors.Is(err, f.ReadOnly()) {
		t.Errorf("taking in: %v", err)
	}
	must(t, f.Close())
	for name, was := range before.files {
		if now := ro.files[name]; now == nil || string(now.data) != string(was.data) {
			t.Errorf("%s was changed", name)
		}
	}
	if len(ro.files) != len(before.files) {
		t.Errorf("%d files instead of %d", len(ro.files), len(before.files))
	}
	if _, err := openFolder(ro, toys(s.game), "elsewhere", clock); !errors.Is(err, &Problem{Message: rules.Say(problemFolder)}) {
		t.Errorf("a folder that is not there and cannot be made: %v", err)
	}
}

// TestAMatchCanGoOnWithoutBeingKept lets a disk fill up in the middle of a match: what
// cannot be kept is refused; without being kept the match goes on, and its file stays at
// what was written last.
func TestAMatchCanGoOnWithoutBeingKept(t *testing.T) {
	d, g := newMemDisk(), newToy(1)
	f := openToys(t, d, g)
	j := newToyMatch(t, f, g, 9, onePerson)
	id, m := j.ID(), j.Match()
	next := func() error {
		_, err := m.Apply(m.Legal()[0])
		return err
	}
	must(t, next())
	d.room = d.used()
	was := m.State().Clone()
	if err := next(); !errors.Is(err, ErrFull) || !m.State().Same(was) {
		t.Fatalf("on a full disk: %v", err)
	}
	j.LetGo()
	must(t, firstOf(next(), next(), j.Checkpoint()))
	if j.ID() != "" {
		t.Errorf("a match that is not kept is called %q", j.ID())
	}
	must(t, j.Close())
	d.room = 0
	k := reopen(t, f, id)
	if !k.Match().State().Same(was) {
		t.Error("the file is not at what was written last")
	}
	must(t, k.Close())
}

// TestAQuotaThatShowsLateLosesNothing lets a disk take what is written and say only when
// it is synced, or moved to its place, that there is no room: that is said, what was
// acknowledged is whole on the disk, and with room again everything goes on.
func TestAQuotaThatShowsLateLosesNothing(t *testing.T) {
	for _, wrong := range []error{syscall.ENOSPC, syscall.EDQUOT} {
		for _, late := range [][]string{{"sync"}, {"sync", "rename"}, {"sync", "create"}} {
			d, g := newMemDisk(), newToy(1)
			d.wrong = wrong
			f := openToys(t, d, g)
			must(t, f.StoreProfile(&Profile{Name: "1"}))
			must(t, f.StoreProfile(&Profile{Name: "2"}))
			j := newToyMatch(t, f, g, 9, onePerson)
			m := j.Match()
			next := func() error {
				_, err := m.Apply(m.Legal()[0])
				return err
			}
			must(t, firstOf(next(), next(), j.Flush()))
			sure := m.State().Clone()
			d.inject = func(int) misfortune {
				what, _, _ := strings.Cut(d.names[len(d.names)-1], " ")
				if slices.Contains(late, what) {
					return failBefore
				}
				return allWell
			}
			must(t, next()) // nobody waits for the disk
			was := m.State().Clone()
			err := next()
			if p := new(Problem); !errors.As(err, &p) || p.Message.Key != problemFull && p.Message.Key != problemSyncFull || !m.State().Same(was) {
				t.Fatalf("%v at %v: the match says %v", wrong, late, err)
			}
			if err := f.StoreProfile(&Profile{Name: "3"}); !errors.Is(err, ErrFull) {
				t.Errorf("%v at %v: the profile says %v", wrong, late, err)
			}
			if _, err := f.NewMatch(g, rules.Setup{Seats: 2, Seed: 3}, onePerson, About{}); !errors.Is(err, ErrFull) {
				t.Errorf("%v at %v: a new match says %v", wrong, late, err)
			}
			cut := d.clone()
			k, rep, err := openToys(t, cut, g).OpenMatch(j.ID())
			must(t, err)
			if now := k.Match().State(); rep.Damaged() || !now.Same(was) && !now.Same(sure) {
				t.Errorf("%v at %v: the file: %s", wrong, late, rep.String())
			}
			must(t, k.Close())
			d.inject = nil
			must(t, firstOf(next(), next()))
			was = m.State().Clone()
			must(t, firstOf(j.Close(), f.StoreProfile(&Profile{Name: "4"}), f.Close()))
			f = openToys(t, d, g)
			if k := reopen(t, f, j.ID()); !k.Match().State().Same(was) {
				t.Errorf("%v at %v: another position came back", wrong, late)
			}
			if p, rep, err := f.LoadProfile(); err != nil || !rep.Whole() || p.Name != "4" {
				t.Errorf("%v at %v: the profile is %v, %v, %s", wrong, late, p, err, rep.String())
			}
		}
	}
}

// Whatever call fails to read, once or for a while, no good file is moved or changed by it:
// what cannot be read now is said to be that, and is there the next time.
func TestAnErrorOfReadingMovesNoFile(t *testing.T) {
	g, d := newToy(1), newMemDisk()
	f := openToys(t, d, g)
	j := toTheEnd(t, f, g, false)
	id := j.ID()
	must(t, j.Close())
	must(t, reopen(t, f, id).Close())
	for i := range 2 {
		must(t, f.StoreProfile(&Profile{Name: fmt.Sprint("Ada ", i)}))
		must(t, f.StoreCampaign(&Campaign{ID: "toy-c", Game: "toy", Title: "C"}))
		must(t, f.StoreSettings(Usual()))
	}
	must(t, f.Close())
	for lasts := range 4 {
		for n := 1; ; n++ {
			now := d.clone()
			now.wrong = syscall.EIO
			failed := 0
			now.inject = func(call int) misfortune {
				if name := now.names[len(now.names)-1]; call >= n && failed <= lasts && (strings.HasPrefix(name, "read ") || strings.HasPrefix(name, "ends ")) {
					failed++
					return failBefore
				}
				return allWell
			}
			f, err := openFolder(now, toys(g), "home", clock)
			if err == nil {
				say := func(what string, err error) {
					if err != nil && !errors.Is(err, ErrRead) {
						t.Fatalf("call %d, %d times, %s: %v", n, lasts+1, what, err)
					}
				}
				p, rep, err := f.LoadProfile()
				say("profile", err)
				if err == nil && rep.Whole() {
					say("profile", f.StoreProfile(p))
				}
				_, _, err = f.LoadSettings()
				say("settings", err)
				_, _, err = f.LoadCampaign("toy-c")
				say("campaign", err)
				_, _, err = f.ReadMatch(id)
				say("match", err)
				j, _, err := f.OpenMatch(id)
				say("match", err)
				if err == nil {
					must(t, j.Close())
				}
				_, err = f.Matches()
				say("list", err)
			}
			for name := range now.files {
				if strings.Contains(name, damagedDir) {
					t.Fatalf("call %d, %d times: %s", n, lasts+1, name)
				}
			}
			if failed == 0 {
				break
			}
			again := openToys(t, now.clone(), g)
			reopen(t, again, id)
			if p, rep, err := again.LoadProfile(); err != nil || !rep.Whole() || p.Name != "Ada 1" {
				t.Fatalf("call %d, %d times: %v, %s", n, lasts+1, err, rep.String())
			}
		}
	}
}
