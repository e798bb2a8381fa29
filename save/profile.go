package save

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:4096 maps:4096 marshal:true
//msgp:noduplicates
//msgp:ignore Result

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A Profile is who plays here and what was won. Fields are never renamed and
// never change their meaning; new ones may come.
type Profile struct {
	Name    string   `msg:"name,limit=128"`         // of the person it belongs to
	Usual   string   `msg:"-"`                      // what somebody without a name is called; not kept
	Was     []string `msg:"was,omitempty,limit=16"` // names the person gave up, the last one last: running matches may have them
	Created int64    `msg:"created"`                // Unix seconds
	Guests  []string `msg:"guests,limit=64"`
	Tallies []Tally  `msg:"tallies,limit=4096"`
	// Counted are the last matches that were counted, so that each is counted
	// once however the program ends.
	Counted []string `msg:"counted,limit=512"`
	// Marks are achievements and the like: a key of at most 64 bytes and a
	// number, such as how often or when.
	Marks map[string]int64 `msg:"marks,limit=1024"`
	// Log are the finished matches of everybody who sat here, the oldest first: the last
	// ones, while Tallies count all of them.
	Log []Entry `msg:"log,omitempty,limit=4096"`
	// Time is how long a running match was looked at so far, in seconds, by its id.
	Time map[string]int64 `msg:"time,omitempty,limit=512"`
	// Nights are the jobs of single days, one counted attempt a day, by day.
	Nights []Night `msg:"nights,omitempty,limit=4096"`
}

// A Tally is how often a person played and won a game with so many seats
// against bots of one level.
type Tally struct {
	Who    string `msg:"who,limit=128"`
	Game   string `msg:"game,limit=64"`
	Seats  int    `msg:"seats"`
	Level  string `msg:"level,limit=32"` // of the bots or the automa; "" among persons
	Played int    `msg:"played"`
	Won    int    `msg:"won"`
	Best   int    `msg:"best"`  // highest score
	Sum    int    `msg:"sum"`   // of all scores
	Last   int64  `msg:"last"`  // Unix seconds
	First  int64  `msg:"first"` // Unix seconds
}

// An Entry is a finished match as one person played it.
type Entry struct {
	Match   string   `msg:"id,limit=64"`
	Who     string   `msg:"who,limit=128"`
	Game    string   `msg:"game,limit=64"`
	Part    string   `msg:"part,omitempty,limit=64"` // the campaign or career it was a match of, "" for none
	Seats   int      `msg:"seats"`
	Level   string   `msg:"level,omitempty,limit=32"` // of the bots or the automa; "" among persons
	Options []string `msg:"opt,omitempty,limit=64"`   // id=value, those that are not as usual
	Score   int      `msg:"score"`
	Against int      `msg:"against"` // of the automa, or the best of the other seats
	Won     bool     `msg:"won"`
	When    int64    `msg:"when"`        // Unix seconds
	Seconds int64    `msg:"s,omitempty"` // that the match was looked at
	Rules   int      `msg:"rules"`       // version
}

// A Night is how the job of a day went. There is one a day, whatever the clock says
// later.
type Night struct {
	Day     string `msg:"day,limit=10"` // 2006-01-02
	Match   string `msg:"id,limit=64"`
	Game    string `msg:"game,limit=64"`
	Rules   int    `msg:"rules"`   // version
	Counted bool   `msg:"counted"` // it has had its first decision
	Done    bool   `msg:"done"`
	Won     bool   `msg:"won"`
	Score   int    `msg:"score"`
	Against int    `msg:"against"`
}

// The most that a profile keeps. Whoever adds something keeps to it: what is oldest makes
// room, that of strangers first, so that a profile can always be written.
const (
	maxGuests  = 64
	maxWas     = 16
	maxTallies = 4096
	maxMarks   = 1024
	maxLog     = 4096
	maxTime    = 512
	maxNights  = 4096
	maxAlien   = 512  // tallies of strangers that a merge takes
	maxOthers  = 3072 // tallies at which a merge takes none any more but those of the person
)

// maxCounted is how many matches a profile remembers as counted.
const maxCounted = 512

var profileKind = kind{code: "PROF", limit: 4 << 20, steps: migrations{from: 3}, fresh: func() stored { return &Profile{} }}

const profileFile = "profile.safe"

// LoadProfile reads the profile. Without one, or when none can be read, it is
// a new one without a name, which is not written yet.
func (f *Folder) LoadProfile() (*Profile, Report, error) {
	var rep Report
	v, err := f.load(&profileKind, f.path(profileFile), nil, &rep)
	if v == nil {
		if err == nil {
			rep.fresh(profileFile)
		}
		return &Profile{Created: f.now().Unix()}, rep, err
	}
	return v.(*Profile), rep, err
}

// StoreProfile writes the profile and waits for the disk: call it where nobody
// waits for a frame.
func (f *Folder) StoreProfile(p *Profile) error {
	err := f.store(&profileKind, f.path(profileFile), p)
	for n := len(p.Log); n > 0 && errors.Is(err, errTooLarge); n = len(p.Log) {
		// Entries from elsewhere may be long; the tallies know of them all.
		q := *p
		q.Log = p.Log[n/4+1:]
		p = &q
		err = f.store(&profileKind, f.path(profileFile), p)
	}
	return err
}

// Validate names the first value that is out of range.
func (p *Profile) Validate() error {
	if !validName(p.Name, 128) {
		return fmt.Errorf("profile name %q", p.Name)
	}
	if len(p.Guests) > maxGuests || len(p.Tallies) > maxTallies || len(p.Counted) > maxCounted || len(p.Marks) > maxMarks {
		return fmt.Errorf("a profile with %d guests, %d tallies, %d counted matches, %d marks", len(p.Guests), len(p.Tallies), len(p.Counted), len(p.Marks))
	}
	for _, g := range p.Guests {
		if !validName(g, 128) {
			return fmt.Errorf("guest %q", g)
		}
	}
	for i := range p.Tallies {
		if err := p.Tallies[i].validate(); err != nil {
			return err
		}
	}
	for _, id := range p.Counted {
		if len(id) > 256 {
			return fmt.Errorf("counted match %q", id)
		}
	}
	for k := range p.Marks {
		if k == "" || !validName(k, 64) {
			return fmt.Errorf("mark %q", k)
		}
	}
	return p.validateLog()
}

func (t *Tally) validate() error {
	switch {
	case !validName(t.Who, 128), !validID(t.Game), t.Level != "" && !validID(t.Level), len(t.Level) > 32:
		return fmt.Errorf("tally of %q in %q against %q", t.Who, t.Game, t.Level)
	case t.Seats < 1 || t.Seats > rules.MaxSeats || t.Played < 0 || t.Won < 0 || t.Won > t.Played:
		return fmt.Errorf("tally of %d seats, %d of %d won", t.Seats, t.Won, t.Played)
	}
	return nil
}

// A Result is how one person did in one finished match.
type Result struct {
	Match string // id
	Who   string
	Game  string
	Seats int
	Level string
	Won   bool
	Score int
	When  time.Time

	Against int      // the best of the automa and of the other seats, 0 without anybody
	Part    string   // campaign or career, "" for none
	Options []string // id=value, those that are not as usual
	Rules   int      // version
}

// Results are the results of the persons at a finished match; none while it
// runs and for practice. level is that of the bots or the automa.
func Results(id string, m *match.Match, level string, when time.Time) []Result {
	if !m.Turn().Done || m.Practice() {
		return nil
	}
	out := m.Outcome()
	info := m.Game().Info()
	var l []Result
	for seat, c := range m.Controllers() {
		if c.Kind != match.Person || seat >= len(out.Seats) {
			continue
		}
		r := Result{Match: id, Who: c.Participant, Game: info.ID, Seats: m.Setup().Seats, Level: level, Won: out.Winners.Has(seat), Score: out.Seats[seat].Total,
			When: when, Options: info.Changed(m.Setup().Options), Rules: info.Version}
		r.Against, _ = out.Rival(seat)
		// One person may run several seats: the best of them counts.
		i := slices.IndexFunc(l, func(o Result) bool { return o.Who == r.Who })
		switch {
		case i < 0:
			l = append(l, r)
		default:
			l[i].Won = l[i].Won || r.Won
			l[i].Score = max(l[i].Score, r.Score)
		}
	}
	return l
}

// Booked reports whether the results of a match that ended then stand in the profile. What is
// older than a log that is full is taken to have stood there.
func (p *Profile) Booked(match string, when time.Time) bool {
	return p.forgot(when.Unix()) ||
		slices.ContainsFunc(p.Log, func(e Entry) bool { return e.Match == match }) ||
		slices.ContainsFunc(p.Counted, func(key string) bool { return strings.HasPrefix(key, match+"/") })
}

// forgot reports whether a moment lies before the log of a profile that has had to let entries
// go.
func (p *Profile) forgot(when int64) bool {
	if len(p.Log) < maxLog {
		return false
	}
	return when < slices.MinFunc(p.Log, func(a, b Entry) int { return cmp.Compare(a.When, b.When) }).When
}

// Count adds a result, once: it reports whether it was new.
func (p *Profile) Count(r Result) bool {
	key := r.Match + "/" + r.Who
	if slices.Contains(p.Counted, key) || slices.ContainsFunc(p.Log, func(e Entry) bool { return e.Match == r.Match && e.Who == r.Who }) {
		return false
	}
	p.Counted = append(p.Counted, key)
	if n := len(p.Counted) - maxCounted; n > 0 {
		p.Counted = slices.Delete(p.Counted, 0, n)
	}
	i := slices.IndexFunc(p.Tallies, func(t Tally) bool {
		return t.Who == r.Who && t.Game == r.Game && t.Seats == r.Seats && t.Level == r.Level
	})
	if i < 0 {
		for len(p.Tallies) >= maxTallies {
			p.dropTally()
		}
		i = len(p.Tallies)
		p.Tallies = append(p.Tallies, Tally{Who: r.Who, Game: r.Game, Seats: r.Seats, Level: r.Level, Best: r.Score, First: r.When.Unix()})
	}
	t := &p.Tallies[i]
	t.Played++
	if r.Won {
		t.Won++
	}
	t.Best = max(t.Best, r.Score)
	t.Sum += r.Score
	t.Last = r.When.Unix()
	p.enter(r)
	return true
}

// stranger reports whether somebody is neither the person of this profile nor a guest.
func (p *Profile) stranger(who string) bool { return !p.Known(who) && !slices.Contains(p.Guests, who) }

// strangers is how many tallies are those of strangers.
func (p *Profile) strangers() (n int) {
	for i := range p.Tallies {
		if p.stranger(p.Tallies[i].Who) {
			n++
		}
	}
	return n
}

// dropTally makes room for a tally: the oldest one of a stranger goes, else of a guest, else
// the oldest one.
func (p *Profile) dropTally() {
	rank := func(t *Tally) int {
		switch {
		case p.stranger(t.Who):
			return 0
		case !p.Known(t.Who):
			return 1
		}
		return 2
	}
	at := 0
	for i := range p.Tallies {
		a, b := &p.Tallies[i], &p.Tallies[at]
		if cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Last, b.Last)) < 0 {
			at = i
		}
	}
	p.Tallies = slices.Delete(p.Tallies, at, at+1)
}
