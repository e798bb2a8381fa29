package scenes

import (
	"slices"
	"time"

	"safehouse/rules"
	"safehouse/rules/tonight"
	"safehouse/save"
)

// Tonight's job: one match a day, the same for everybody.

// Job is tonight's job; ok is false where this version cannot play it.
func (h *House) Job(day string) (j tonight.Job, g rules.Game, ok bool) {
	j, err := tonight.Of(day, h.Game)
	if err != nil {
		return j, nil, false
	}
	g, _ = h.Game(j.Game)
	_, err = g.Info().Settle(j.Setup)
	return j, g, err == nil
}

// Today is the day by the clock of the machine.
func (h *House) Today() string { return tonight.Day(h.Now()) }

// NightOf is what is known of the attempt of a day: nil while none counts.
func (h *House) NightOf(day string) *save.Night {
	n := h.Profile.Night(day)
	if n == nil || n.Counted {
		return n
	}
	// Its first decision may be in the match alone, where the program was killed.
	i := slices.IndexFunc(h.Index.Matches, func(l save.Listed) bool { return l.ID == n.Match })
	if i >= 0 && h.Index.Matches[i].Actions > 0 {
		return n
	}
	return nil
}

// NextJob is the job of the day after the one that a match is an attempt at; ok is false for none.
func (h *House) NextJob(id string) (j tonight.Job, g rules.Game, ok bool) {
	i := slices.IndexFunc(h.Profile.Nights, func(n save.Night) bool { return n.Match == id })
	if i < 0 {
		return j, nil, false
	}
	day, err := time.Parse(time.DateOnly, h.Profile.Nights[i].Day)
	if err != nil {
		return j, nil, false
	}
	return h.Job(tonight.Day(day.AddDate(0, 0, 1)))
}

// Briefly is who plays a job, in a few words.
func (h *House) Briefly(j tonight.Job, g rules.Game) string {
	if in := g.Info(); j.Setup.Seats == 1 && in.Automa != "" {
		return h.T("title.job.alone", "name", h.Meets(in))
	}
	return h.T("title.job.seats", "n", j.Setup.Seats, "level", h.LevelName(j.Bots))
}

// AboutJob is what a job is, in a few lines.
func (h *House) AboutJob(j tonight.Job, g rules.Game) (lines []string) {
	in := g.Info()
	lines = append(lines, h.Title(j.Game))
	switch {
	case j.Setup.Seats == 1 && in.Automa != "":
		lines = append(lines, h.T("night.alone", "name", h.Meets(in)))
	default:
		lines = append(lines, h.T("night.seats", "seats", j.Setup.Seats, "n", j.Setup.Seats-1, "level", h.LevelName(j.Bots)))
	}
	for i := range in.Options { // how strong the automa is stands there in any case
		x := &in.Options[i]
		if v, ok := j.Setup.Options[x.ID]; ok && (v != x.Default || x.ID == in.Strength) {
			lines = append(lines, h.OptionValue(j.Game, x.ID+"="+x.Format(v)))
		}
	}
	return lines
}
