package save

import (
	"fmt"
	"testing"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// ended is a finished toy match: Ada has 4 points, Ben 7.
func ended(t *testing.T, seats []match.Controller) *match.Match {
	t.Helper()
	g := newToy(1)
	g.max = 3
	j := newToyJournal(t, g, 1, seats)
	for n := 1; !j.Match().Turn().Done; n++ {
		_, err := j.Match().Apply(rules.Do(toyAdd, 1+(n+1)%2))
		must(t, err)
	}
	return j.Match()
}

func TestAResultIsCountedOnce(t *testing.T) {
	p := &Profile{}
	m := ended(t, twoPersons)
	for range 3 {
		for _, r := range Results("toy-1", m, "", clock()) {
			p.Count(r)
		}
	}
	for _, r := range Results("toy-2", m, "hard", clock().Add(time.Hour)) {
		if !p.Count(r) {
			t.Errorf("not counted: %+v", r)
		}
	}
	want := []Tally{
		{Who: "Ada", Game: "toy", Seats: 2, Played: 1, Best: 4, Sum: 4, First: clock().Unix(), Last: clock().Unix()},
		{Who: "Ben", Game: "toy", Seats: 2, Played: 1, Won: 1, Best: 7, Sum: 7, First: clock().Unix(), Last: clock().Unix()},
	}
	for i, w := range want {
		if p.Tallies[i] != w {
			t.Errorf("tally %+v, want %+v", p.Tallies[i], w)
		}
	}
	if len(p.Tallies) != 4 || p.Tallies[3].Level != "hard" || p.Tallies[3].First != clock().Unix()+3600 {
		t.Errorf("tallies %+v", p.Tallies)
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

func TestOnePersonWithSeveralSeatsCountsOnce(t *testing.T) {
	l := Results("toy-1", ended(t, onePerson), "", clock())
	if len(l) != 1 || !l[0].Won || l[0].Score != 7 {
		t.Errorf("%+v", l)
	}
	bots := []match.Controller{{Participant: "Ada"}, {Kind: match.Bot, Participant: "Zed"}}
	if l := Results("toy-1", ended(t, bots), "easy", clock()); len(l) != 1 || l[0].Won || l[0].Who != "Ada" || l[0].Level != "easy" {
		t.Errorf("%+v", l)
	}
}

func TestPracticeAndRunningMatchesDoNotCount(t *testing.T) {
	if l := Results("toy-1", newToyJournal(t, newToy(1), 1, twoPersons).Match(), "", clock()); l != nil {
		t.Errorf("running: %+v", l)
	}
	m := ended(t, twoPersons)
	m.MarkPractice()
	if l := Results("toy-1", m, "", clock()); l != nil {
		t.Errorf("practice: %+v", l)
	}
}

func TestAProfileRemembersTheLastMatches(t *testing.T) {
	p := &Profile{}
	for n := range maxCounted + 50 {
		p.Count(Result{Match: fmt.Sprint("toy-", n), Game: "toy", Seats: 1, When: clock()})
	}
	if len(p.Counted) != maxCounted || p.Tallies[0].Played != maxCounted+50 {
		t.Errorf("%d remembered, %d played", len(p.Counted), p.Tallies[0].Played)
	}
	if p.Count(Result{Match: fmt.Sprint("toy-", maxCounted+49), Game: "toy", Seats: 1, When: clock()}) {
		t.Error("the last one was counted again")
	}
	if err := p.Validate(); err != nil {
		t.Error(err)
	}
}

func TestALastSetupLeavesOutWhatTheGameDoesNotKnow(t *testing.T) {
	s := Usual()
	g := newToy(1)
	s.SetSetup(g, onePerson, rules.Options{"mood": 0, "start": 7, "nobody": 3})
	s.SetSetup(g, twoPersons, rules.Options{"mood": 0, "start": 7})
	if len(s.Setups) != 1 || len(s.Setups[0].Options) != 2 {
		t.Fatalf("%+v", s.Setups)
	}
	g2 := newToy(2)
	g2.in.Options = g2.in.Options[2:]
	g2.in.Options[0].Values = []string{"wild", "calm"}
	seats, options, ok := s.Setup(g2)
	if !ok || len(options) != 1 || options["mood"] != 1 || seats[1].Participant != "Ben" {
		t.Errorf("%+v, %v, %v", seats, options, ok)
	}
	g2.in.MinSeats = 3
	if _, _, ok := s.Setup(g2); ok {
		t.Error("a set-up with too few seats")
	}
}

// A profile that a file from elsewhere has filled up can be written after each match at a new
// table, for ever; what makes room are strangers, never the person's own.
func TestAFullProfileCanAlwaysBeWritten(t *testing.T) {
	f := openToys(t, newMemDisk(), newToy(1))
	alien := &Profile{Name: "Mallory"}
	for i := range maxTallies {
		alien.Tallies = append(alien.Tallies, Tally{Who: fmt.Sprint("x", i), Game: "toy", Seats: 1, Played: 1, Last: int64(i)})
	}
	alien.Marks = map[string]int64{}
	for i := range maxMarks {
		alien.Marks[fmt.Sprint("feat.x.", i)] = 1
	}
	must(t, alien.Validate())
	p := &Profile{Name: "Ada"}
	p.Count(Result{Match: "m0", Who: "Ada", Game: "toy", Seats: 2, Won: true, When: clock()})
	p.Merge(alien)
	if n := len(p.Tallies); n > maxAlien+1 {
		t.Errorf("%d tallies of strangers were taken", n-1)
	}
	p.Tallies = append(p.Tallies, alien.Tallies[:maxTallies-len(p.Tallies)]...) // as an earlier version took them
	must(t, f.StoreProfile(p))
	for i := range 40 {
		if !p.Count(Result{Match: fmt.Sprint("m", i+1), Who: "Ada", Game: "toy", Seats: 1 + i%4, Level: fmt.Sprint("level", i), When: clock()}) {
			t.Fatal("a result was not counted")
		}
		must(t, f.StoreProfile(p))
	}
	if p.Matches("Ada") != 41 {
		t.Errorf("%d of 41 own matches are left", p.Matches("Ada"))
	}
}

// Night 4,097 is written; the oldest one makes room.
func TestNightsGoOnForEver(t *testing.T) {
	f := openToys(t, newMemDisk(), newToy(1))
	p := &Profile{Name: "Ada"}
	day := clock()
	for range maxNights + 40 {
		day = day.AddDate(0, 0, 1)
		if !p.BeginNight(Night{Day: day.Format(time.DateOnly), Match: "toy-1", Game: "toy", Counted: true}) {
			t.Fatalf("%s was not begun", day)
		}
	}
	must(t, f.StoreProfile(p))
	if len(p.Nights) != maxNights || p.Nights[maxNights-1].Day != day.Format(time.DateOnly) {
		t.Errorf("%d nights up to %s", len(p.Nights), p.Nights[len(p.Nights)-1].Day)
	}
	if p.BeginNight(Night{Day: "1999-01-01", Match: "toy-1", Game: "toy"}) {
		t.Error("a night older than all was begun")
	}
}

// After 5,000 matches an old copy of the profile, and a copy of itself, add nothing.
func TestAnOldCopyIsNotCountedAgain(t *testing.T) {
	p := &Profile{Name: "Ada"}
	var copies []*Profile
	for i := range 5000 {
		p.Count(Result{Match: fmt.Sprint("m", i), Who: "Ada", Game: "toy", Seats: 2, Score: i, When: clock().Add(time.Duration(i) * time.Minute)})
		if i == 500 || i == 4090 || i == 4500 {
			copies = append(copies, p.Clone())
		}
	}
	for i, o := range append(copies, p.Clone()) {
		p.Merge(o)
		if n := p.Matches("Ada"); n != 5000 || len(p.Log) != maxLog {
			t.Fatalf("copy %d: %d matches, %d in the log", i, n, len(p.Log))
		}
	}
	must(t, openToys(t, newMemDisk(), newToy(1)).StoreProfile(p))
}

// The night that came further counts: one finished elsewhere is finished here, too.
func TestNightsBegunElsewhereAreMerged(t *testing.T) {
	night := func(match string, counted, done bool) *Profile {
		return &Profile{Name: "Ada", Nights: []Night{{Day: "2026-11-23", Match: match, Game: "toy", Counted: counted, Done: done, Won: done}}}
	}
	begun, counted, done := night("m1", false, false), night("m1", true, false), night("m1", true, true)
	for _, pair := range [][2]*Profile{{begun, done}, {counted, done}, {done, begun}, {done, counted}, {night("m2", true, false), done}} {
		p := pair[0].Clone()
		p.Merge(pair[1])
		if n := p.Nights[0]; !n.Done || !n.Won || n.Match != "m1" {
			t.Errorf("%+v and %+v are %+v", pair[0].Nights, pair[1].Nights, n)
		}
	}
	p := night("m2", false, false)
	p.Merge(counted)
	if p.Nights[0].Match != "m1" {
		t.Errorf("an attempt without a decision stays: %+v", p.Nights)
	}
}
