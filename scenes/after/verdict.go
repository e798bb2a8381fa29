package after

import (
	"cmp"
	"strings"

	"safehouse/scenes"
	"safehouse/scenes/stakes"
)

// headlines are the texts of what an operation or a job came to.
var headlines = [...]struct{ won, lost, bot, stampWon, stampLost, matchWon, matchLost string }{
	stakes.Operation: {"mission.won", "mission.lost", "mission.bot", "mission.stamp.won", "mission.stamp.lost", "mission.match.won", "mission.match.lost"},
	stakes.Job:       {"job.won", "job.lost", "job.bot", "job.stamp.won", "job.stamp.lost", "", ""},
}

// assessed puts into a report what the match was played for: whether the operation or the job is a success leads, the result of
// the game follows, with a word where the two differ, and a slip tells each goal. Medals follow the result, each with how far it came.
func (r *resultsScene) assessed(report *scenes.Report) {
	f, h := r.file, r.house
	now := f.Match.State()
	m := f.MissionAt(now)
	if m == nil || !f.Match.Turn().Done {
		return
	}
	met, played := f.MissionMet(m)
	if m.Kind == stakes.Medals && !played {
		return
	}
	line := report.Line
	if line == "" && m.Kind != stakes.Medals { // above medals the result is the headline itself
		line = cmp.Or(report.Verdict, r.banner())
	}
	paper := scenes.ReportPaper{Title: f.MissionName(m)}
	stars := 0
	for i := range m.Goals {
		g := &m.Goals[i]
		text, result, icon := f.GoalSays(m, g), h.T("mission.goal.missed"), "{icon:cross}"
		if met[i] {
			result, icon = h.T("mission.goal.met"), "{icon:check}"
			stars++
		}
		value := result
		figures, _ := f.Standing(g, now)
		if !played {
			value, icon = figures, "{icon:star}"
		} else if figures != "" {
			value = h.T("mission.result", "figures", figures, "result", result)
		}
		if g.Medal == "" {
			paper.Lines = append(paper.Lines, scenes.ReportLine{Text: text, Value: value})
		}
		if figures != "" {
			text += " (" + figures + ")"
		}
		line += "\n" + icon + " " + text
	}
	if m.Kind != stakes.Medals {
		words, success := headlines[m.Kind], played && met[0]
		key := words.won
		paper.Stamp = h.T(words.stampWon)
		if !success {
			key, paper.Stamp = words.lost, h.T(words.stampLost)
		}
		won := r.out.Winners.Has(m.Seat)
		switch {
		case !played:
			key = words.bot
		case won && !success && words.matchWon != "":
			line = h.T(words.matchWon) + "\n" + line
		case !won && success && words.matchLost != "":
			line = h.T(words.matchLost) + "\n" + line
		}
		report.Verdict = h.T(key, "name", paper.Title, "n", stars)
		if next := r.tomorrow(m); next != "" {
			paper.Lines = append(paper.Lines, scenes.ReportLine{Text: next})
			line += "\n" + next
		}
		report.Papers = append([]scenes.ReportPaper{paper}, report.Papers...)
	}
	report.Line = strings.TrimPrefix(line, "\n")
}

// tomorrow is the job that comes after that of a mission, "" where it is none.
func (r *resultsScene) tomorrow(m *stakes.Mission) string {
	h := r.house
	if m.Kind != stakes.Job {
		return ""
	}
	j, g, ok := h.NextJob(r.file.Journal.ID())
	if !ok {
		return ""
	}
	return h.T("job.next", "game", h.Title(j.Game), "brief", h.Briefly(j, g))
}
