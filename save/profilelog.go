package save

import (
	"cmp"
	"fmt"
	"slices"
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
	i, ok := slices.BinarySearchFunc(p.Nights, n.Day, func(n Night, day string) int { return cmp.Compare(n.Day, day) })
	switch {
	case ok && p.Nights[i].Counted || len(p.Nights) >= maxNights:
		return false
	case ok:
		p.Nights[i] = n
	default:
		p.Nights = slices.Insert(p.Nights, i, n)
	}
	return true
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
