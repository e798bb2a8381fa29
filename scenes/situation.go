package scenes

import "safehouse/save"

// A Situator is a Campaign that says what one of its matches is about, for lists
// and for the note on the desk.
type Situator interface {
	// Situation is the job that a match of a campaign is, and who is in its crew, by
	// the names that people gave, escaped. Both are "" where that is not known.
	Situation(h *House, campaign, match string) (job, crew string)
}

// situation is what is known of a match of a campaign.
type situation struct{ Job, Crew string }

// SituationOf is what a listed match is about. It is looked up once for each time
// that the match was stored.
func (h *House) SituationOf(l save.Listed) situation {
	if l.Campaign == "" || h.Folder == nil {
		return situation{}
	}
	key := l.ID + l.Saved.String()
	if x, ok := h.situations[key]; ok {
		return x
	}
	var x situation
	if c, ok := h.CampaignOf(l.Game); ok {
		if s, ok := c.(Situator); ok {
			x.Job, x.Crew = s.Situation(h, l.Campaign, l.ID)
		}
	}
	if h.situations == nil {
		h.situations = map[string]situation{}
	}
	h.situations[key] = x
	return x
}
