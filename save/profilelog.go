package save

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"safehouse/rules"
)

// enter writes a result into the log.
func (p *Profile) enter(r Result) {
	p.Log = append(p.Log, Entry{Match: r.Match, Who: r.Who, Game: r.Game, Part: r.Part, Seats: r.Seats, Level: r.Level, Options: r.Options,
		Score: r.Score, Against: r.Against, Won: r.Won, When: r.When.Unix(), Seconds: p.Time[r.Match], Rules: r.Rules})
	if n := len(p.Log) - maxLog; n > 0 {
		p.Log = slices.Delete(p.Log, 0, n)
	}
}

// result is what the log was written from.
func (e *Entry) result() Result {
	return Result{Match: e.Match, Who: e.Who, Game: e.Game, Seats: e.Seats, Level: e.Level, Won: e.Won, Score: e.Score, When: time.Unix(e.When, 0),
		Against: e.Against, Part: e.Part, Options: e.Options, Rules: e.Rules}
}

// Clone is an independent copy: what is in it can be added to and written while the
// other one goes on.
func (p *Profile) Clone() *Profile {
	c := *p
	c.Was, c.Guests, c.Tallies, c.Counted, c.Marks = slices.Clone(p.Was), slices.Clone(p.Guests), slices.Clone(p.Tallies), slices.Clone(p.Counted), maps.Clone(p.Marks)
	c.Log, c.Time, c.Nights = slices.Clone(p.Log), maps.Clone(p.Time), slices.Clone(p.Nights)
	return &c
}

// Matches is how many finished matches of somebody are in the file.
func (p *Profile) Matches(who string) (n int) {
	for _, t := range p.Tallies {
		if t.Who == who {
			n += t.Played
		}
	}
	return n
}

// Called reports whether a person of that name is the one whose profile this is: names
// differ in more than the case of letters, and who has none may be anybody.
func (p *Profile) Called(name string) bool { return p.Nameless() || strings.EqualFold(p.Name, name) }

// Nameless reports whether nobody has given the person a name.
func (p *Profile) Nameless() bool { return p.Name == "" || p.Name == p.Usual }

// Known reports whether somebody at a table is the person of this profile: by the name, by
// one that was given up, or by the usual one.
func (p *Profile) Known(who string) bool {
	return who == p.Name || who == p.Usual || slices.Contains(p.Was, who) && !slices.Contains(p.Guests, who)
}

// Rename gives the results of a person another name, unless somebody else has it. Matches
// that run keep the old one, which stays known.
func (p *Profile) Rename(from, to string) {
	if from == to {
		return
	}
	if from != "" && from != p.Usual {
		p.Was = append(slices.DeleteFunc(p.Was, func(s string) bool { return s == from || s == to }), from)
		p.Was = p.Was[max(0, len(p.Was)-maxWas):]
	}
	if slices.Contains(p.Guests, to) || slices.ContainsFunc(p.Tallies, func(t Tally) bool { return t.Who == to }) {
		return
	}
	for i := range p.Tallies {
		if p.Tallies[i].Who == from {
			p.Tallies[i].Who = to
		}
	}
	for i := range p.Log {
		if p.Log[i].Who == from {
			p.Log[i].Who = to
		}
	}
}

// FeatMark is the key of the mark for an achievement of a game; the mark is when it was
// earned, in Unix seconds.
func FeatMark(game, id string) string { return feats + game + "." + id }

const feats = "feat."

func isFeat(mark string) bool { return strings.HasPrefix(mark, feats) }

// Look adds time that a running match was looked at.
func (p *Profile) Look(id string, d time.Duration) {
	if d <= 0 || !validID(id) {
		return
	}
	if p.Time == nil {
		p.Time = map[string]int64{}
	}
	if _, known := p.Time[id]; !known && len(p.Time) >= maxTime {
		for oldest := range p.Time { // any: what is lost is how long some match has lasted
			delete(p.Time, oldest)
			break
		}
	}
	p.Time[id] += int64(d.Round(time.Second) / time.Second)
}

// Night is the job of a day, or nil while it was not begun.
func (p *Profile) Night(day string) *Night {
	i, ok := slices.BinarySearchFunc(p.Nights, day, func(n Night, day string) int { return cmp.Compare(n.Day, day) })
	if !ok {
		return nil
	}
	return &p.Nights[i]
}

// BeginNight books an attempt at the job of a day. It reports false, and changes nothing,
// when the day has had the one that counts.
func (p *Profile) BeginNight(n Night) bool {
	if have := p.Night(n.Day); have != nil && have.Counted {
		return false
	}
	return p.putNight(n)
}

// putNight puts a night into its place; where there is no room the oldest one goes.
func (p *Profile) putNight(n Night) bool {
	i, ok := slices.BinarySearchFunc(p.Nights, n.Day, func(n Night, day string) int { return cmp.Compare(n.Day, day) })
	switch {
	case ok:
		p.Nights[i] = n
	case len(p.Nights) < maxNights:
		p.Nights = slices.Insert(p.Nights, i, n)
	case i == 0:
		return false // older than all
	default:
		p.Nights = slices.Delete(slices.Insert(p.Nights, i, n), 0, 1)
	}
	return true
}

// further reports whether a night has gone further than another one of its day: begun, with
// a decision, done.
func (n *Night) further(o *Night) bool {
	how := func(n *Night) int {
		switch {
		case n.Done:
			return 2
		case n.Counted:
			return 1
		}
		return 0
	}
	return how(n) > how(o)
}

// CountNight books that the attempt in a match has had its first decision: it reports
// whether that was new.
func (p *Profile) CountNight(match string) bool {
	i := slices.IndexFunc(p.Nights, func(n Night) bool { return n.Match == match })
	if i < 0 || p.Nights[i].Counted {
		return false
	}
	p.Nights[i].Counted = true
	return true
}

// EndNight books how the attempt in a match went, once: it reports whether that was new.
func (p *Profile) EndNight(match string, won bool, score, against int) bool {
	i := slices.IndexFunc(p.Nights, func(n Night) bool { return n.Match == match })
	if i < 0 || p.Nights[i].Done {
		return false
	}
	n := &p.Nights[i]
	n.Done, n.Counted, n.Won, n.Score, n.Against = true, true, won, score, against
	return true
}

// validateLog names the first value of log, times and nights that is out of range.
func (p *Profile) validateLog() error {
	if len(p.Was) > maxWas {
		return fmt.Errorf("a profile with %d names", len(p.Was))
	}
	if len(p.Log) > maxLog || len(p.Time) > maxTime || len(p.Nights) > maxNights {
		return fmt.Errorf("a profile with %d entries, %d times, %d nights", len(p.Log), len(p.Time), len(p.Nights))
	}
	for i := range p.Log {
		if err := p.Log[i].validate(); err != nil {
			return err
		}
	}
	for id, s := range p.Time {
		if !validID(id) || s < 0 {
			return fmt.Errorf("%d seconds of match %q", s, id)
		}
	}
	for i := range p.Nights {
		n := &p.Nights[i]
		if err := n.validate(); err != nil {
			return err
		}
		if i > 0 && p.Nights[i-1].Day >= n.Day {
			return fmt.Errorf("night %s after %s", n.Day, p.Nights[i-1].Day)
		}
	}
	return nil
}

func (e *Entry) validate() error {
	switch {
	case !validID(e.Match), !validName(e.Who, 128), !validID(e.Game), e.Part != "" && !validID(e.Part), e.Level != "" && !validID(e.Level):
		return fmt.Errorf("match %q of %q in %q", e.Match, e.Who, e.Game)
	case e.Seats < 1 || e.Seats > rules.MaxSeats || e.Seconds < 0 || len(e.Options) > 64:
		return fmt.Errorf("match %s with %d seats in %d seconds", e.Match, e.Seats, e.Seconds)
	}
	for _, o := range e.Options {
		if !validName(o, 128) {
			return fmt.Errorf("option %q of match %s", o, e.Match)
		}
	}
	return nil
}

func (n *Night) validate() error {
	if _, err := time.Parse(time.DateOnly, n.Day); err != nil || !validID(n.Game) || !validID(n.Match) {
		return fmt.Errorf("night %q of %q, match %q", n.Day, n.Game, n.Match)
	}
	return nil
}
