package scenes

import (
	"slices"
	"time"

	"safehouse/save"
)

// A folderIndex is what lies in the profile folder, as it was last looked at. Looking
// takes a while with many matches, so it is done off the drawing thread.
type folderIndex struct {
	Matches   []save.Listed // running and finished, the last played first
	Replays   []save.Listed // finished and put away
	Trash     []save.Listed
	Campaigns []save.ListedCampaign // the last played first
	Known     bool                  // it was looked at
	Version   int                   // counts looks, for the keys of stages
	Unlisted  int                   // matches that lie there and are not listed: there are too many
	Err       error

	late    []save.Ended // over and not in the profile
	overdue []string     // campaigns whose match is over and not entered
	Caught  bool         // the two were looked for since the folder was opened, or taken into

	coming chan folderIndex
	again  bool // look once more when the present look is over
}

// RefreshIndex begins to look at the folder.
func (h *House) RefreshIndex() {
	s := &h.Index
	if h.Folder == nil {
		s.Known = true
		return
	}
	if s.coming != nil {
		s.again = true
		return
	}
	s.coming = make(chan folderIndex, 1)
	var booked func(id string, when time.Time) bool
	if h.Keeps() && !s.Caught {
		s.Caught = true
		booked = h.Profile.Clone().Booked
	}
	go func(f *save.Folder, to chan<- folderIndex) {
		var l folderIndex
		var errs [6]error
		if booked != nil {
			l.late, errs[4] = f.Ended(booked)
			l.overdue, errs[5] = f.Overdue()
		}
		l.Matches, errs[0] = f.Matches()
		l.Replays, errs[1] = f.Replays()
		l.Trash, errs[2] = f.Trashed()
		l.Campaigns, errs[3] = f.Campaigns()
		l.Unlisted = f.Unlisted()
		for _, err := range errs {
			if l.Err == nil {
				l.Err = err
			}
		}
		to <- l
	}(h.Folder, s.coming)
}

// readIndex takes over what was found.
func (h *House) readIndex() {
	s := &h.Index
	select {
	case l := <-s.coming:
		s.Matches, s.Replays, s.Trash, s.Campaigns = l.Matches, l.Replays, l.Trash, l.Campaigns
		s.Unlisted, s.Err, s.Known, s.coming = l.Unlisted, l.Err, true, nil
		s.Version++
		h.catchUp(l.late, l.overdue)
		if s.again {
			s.again = false
			h.RefreshIndex()
		}
	default:
	}
}

// Running is the match to go on with: the one that was on the table last if it
// still runs, else the running one that was played last.
func (h *House) Running() (save.Listed, bool) {
	goesOn := func(l save.Listed) bool {
		_, ok := h.Game(l.Game)
		return ok && !l.Done
	}
	i := slices.IndexFunc(h.Index.Matches, func(l save.Listed) bool { return l.ID == h.Settings.Match && goesOn(l) })
	if i < 0 {
		i = slices.IndexFunc(h.Index.Matches, func(l save.Listed) bool { return goesOn(l) && l.Trouble.IsZero() })
	}
	if i < 0 {
		return save.Listed{}, false
	}
	return h.Index.Matches[i], true
}

// Finished are the matches that can only be looked at.
func (h *House) Finished() (l []save.Listed) {
	for _, m := range h.Index.Matches {
		if m.Done {
			l = append(l, m)
		}
	}
	return append(l, h.Index.Replays...)
}

// Unfinished are the matches that can be gone on with, damaged ones included.
func (h *House) Unfinished() (l []save.Listed) {
	for _, m := range h.Index.Matches {
		if !m.Done {
			l = append(l, m)
		}
	}
	return l
}
