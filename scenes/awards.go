package scenes

import (
	"slices"
	"time"

	"safehouse/rules"
	"safehouse/rules/feat"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
)

// What a finished match leaves in the book of the person: its result, its achievements,
// tonight's job, and how long it was looked at.

// awhile is the longest time between two looks at a table that still counts as looking.
const awhile = 3 * time.Minute

// bookedAt is how much of that is booked at once, so that a program which is killed loses no more.
const bookedAt = time.Minute

// BookTime notes that the table is looked at now.
func (f *MatchFile) BookTime(now time.Time) {
	if d := now.Sub(f.looked); !f.looked.IsZero() && d > 0 {
		f.lasted += min(d, awhile)
	}
	f.looked = now
	if f.lasted >= bookedAt && f.enterTime() {
		f.house.KeepProfile()
	}
}

// counts reports whether the match is one of the book: one that is no longer kept, while
// others are, is not, and neither is the copy of one that was over.
func (f *MatchFile) counts() bool {
	return f.Journal != nil && !f.Journal.Copied() && (f.Kept() || !f.house.Keeps())
}

// enterTime books how long the match was looked at since it was booked last; it reports
// whether there was anything to book.
func (f *MatchFile) enterTime() bool {
	if !f.counts() || f.booked || f.lasted < time.Second || f.Match.Practice() {
		return false
	}
	f.house.Profile.Look(f.Journal.ID(), f.lasted)
	f.lasted = 0
	return true
}

// ours is the game of the campaign that the match is a part of, "" for none.
func (f *MatchFile) ours() string {
	if c, _, ok := f.Campaign(); ok {
		return c.ID()
	}
	return ""
}

// Earned is when the person of this profile earned an achievement, zero while it was not.
func (h *House) Earned(game, id string) time.Time {
	if s := h.Profile.Marks[save.FeatMark(game, id)]; s != 0 {
		return time.Unix(s, 0)
	}
	return time.Time{}
}

// mine reports whether somebody at the table is the person of this profile: by the name,
// or by one that the person had when the match was begun.
func (f *MatchFile) mine(who string) bool {
	p := f.house.Profile
	named := func(c match.Controller) bool { return c.Participant == p.Name }
	return who == p.Name || p.Known(who) && !slices.ContainsFunc(f.Match.Controllers(), named)
}

// award gives the achievements that the match earned and that were not earned before;
// it reports those. One that was not seen from its beginning, and practice, earn none.
func (f *MatchFile) award(now time.Time) (fresh []string) {
	h, m := f.house, f.Match
	if !m.Turn().Done || m.Practice() || m.First() > 0 {
		return nil
	}
	seat := slices.IndexFunc(m.Controllers(), func(c match.Controller) bool { return c.Kind == match.Person && f.mine(c.Participant) })
	if seat < 0 {
		return nil
	}
	game := f.Info().ID
	for _, id := range feat.Earned(games.Feats(game), f.story(m.State(), seat)) {
		key := save.FeatMark(game, id)
		if h.Profile.Marks[key] != 0 {
			continue
		}
		if h.Profile.Marks == nil {
			h.Profile.Marks = map[string]int64{}
		}
		h.Profile.Marks[key] = now.Unix()
		fresh = append(fresh, id)
	}
	return fresh
}

// story tells the match up to a position for a seat.
func (f *MatchFile) story(end rules.State, seat int) *feat.Story {
	story := &feat.Story{End: end, Seat: seat, Bots: level(f.Match.Controllers())}
	for _, s := range f.Match.Steps() {
		story.Events = append(story.Events, s.Events...)
	}
	return story
}

// keepResult books the result of a match that has ended, once.
func (f *MatchFile) keepResult(now time.Time) {
	f.enterTime()
	if f.enterResult(f.Journal.ID(), now) {
		f.house.KeepProfile()
	}
	f.booked = true
}

// enterResult books what a match with an id that has ended leaves in the profile, once; it reports
// whether anything of that is new.
func (f *MatchFile) enterResult(id string, now time.Time) bool {
	h := f.house
	changed := false
	results := save.Results(id, f.Match, opposition(f.Match), now)
	for i := range results {
		if results[i].Part = f.ours(); f.mine(results[i].Who) {
			results[i].Who = h.Profile.Name
		}
	}
	h.countForOthers(results)
	for _, r := range results {
		changed = h.Profile.Count(r) || changed
		if r.Who == h.Profile.Name {
			changed = h.Profile.EndNight(id, r.Won, r.Score, r.Against) || changed
		}
	}
	if changed {
		delete(h.Profile.Time, id)
	}
	fresh := f.award(now)
	f.Fresh = append(f.Fresh, fresh...)
	return changed || len(fresh) > 0
}

// catchUp books what was over and is not in the profile: the program was killed, or the disk
// was full, before it was.
func (h *House) catchUp(late []save.Ended, overdue []string) {
	changed := false
	for _, x := range late {
		f := h.Glance(x.Match)
		f.Part = x.Campaign
		changed = f.enterResult(x.ID, x.When) || changed
	}
	if changed {
		h.KeepProfile()
	}
	for _, id := range overdue {
		h.enterMatch(id)
	}
}

// enterMatch enters the running match of a campaign that is over. Where that fails the
// campaign says so when it is opened.
func (h *House) enterMatch(campaign string) { _, _, _ = h.Folder.OpenSeason(campaign) }

// Decided books that a match has had its first decision by a person: an attempt at
// tonight's job counts from there.
func (f *MatchFile) Decided() {
	if f.Journal == nil || !f.house.Profile.CountNight(f.Journal.ID()) {
		return
	}
	f.house.KeepProfile()
}
