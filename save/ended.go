package save

import (
	"slices"
	"time"

	"safehouse/rules/match"
)

// An Ended is a match of the folder that is over and counts.
type Ended struct {
	ID       string
	Campaign string // id of the campaign it is a part of, or ""
	When     time.Time
	Match    *match.Match // to be looked at
}

// Ended reads the matches that are over and of which booked does not say that they stand in
// the profile; practice, copies and what nobody played are none of them. A program that was
// killed between the last record and the profile finds them here. Those that cannot be read
// now are found the next time.
func (f *Folder) Ended(booked func(id string, when time.Time) bool) ([]Ended, error) {
	var l []Ended
	var first error
	for _, dir := range []string{matchesDir, replaysDir} {
		list, err := f.list(dir)
		first = firstOf(first, err)
		for i := range list {
			x := &list[i]
			played := slices.ContainsFunc(x.Seats, func(c match.Controller) bool { return c.Kind == match.Person })
			if !played || x.Practice || x.Copied || !x.Done && !x.behind || booked(x.ID, x.Saved) {
				continue
			}
			j, _, err := f.read(dir, x.ID)
			if err != nil || j.head.ID != x.ID || j.note.Copied || j.match.Practice() || !j.match.Turn().Done {
				continue
			}
			j.match.SetSink(nil)
			j.match.SetOver(nil)
			l = append(l, Ended{x.ID, j.head.Campaign, x.Saved, j.match})
		}
	}
	slices.SortStableFunc(l, func(a, b Ended) int { return a.When.Compare(b.When) })
	return l, first
}

// Overdue are the campaigns whose running match is over: opening one enters its result.
func (f *Folder) Overdue() (ids []string, err error) {
	campaigns, err := f.Campaigns()
	for _, c := range campaigns {
		id := c.RunningMatch
		if id == "" {
			continue
		}
		dir := matchesDir
		if !f.has(dir, id) {
			dir = replaysDir
		}
		l := f.glance(dir, id)
		if l.behind {
			if j, _, err := f.read(dir, id); err == nil {
				l.Done = j.match.Turn().Done
			}
		}
		if l.Done {
			ids = append(ids, c.ID)
		}
	}
	return ids, err
}
