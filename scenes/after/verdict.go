package after

import (
	"safehouse/scenes"
)

// assessed puts into a report what the match was played for: whether the operation is a success leads, the result of the
// game follows, with a word where the two differ, and a slip tells each goal.
func (r *resultsScene) assessed(report *scenes.Report) {
	f, h := r.file, r.house
	if f.Mission == nil || !f.Match.Turn().Done {
		return
	}
	met, played := f.MissionMet()
	line := report.Verdict
	if line == "" {
		line = r.banner()
	}
	if report.Line != "" {
		line = report.Line
	}
	name, stars, success := f.MissionSays(f.Mission.Name), 0, played && met[0]
	for _, m := range met {
		if m {
			stars++
		}
	}
	key, stamp := "mission.won", h.T("mission.stamp.won")
	if !success {
		key, stamp = "mission.lost", h.T("mission.stamp.lost")
	}
	switch won := r.out.Winners.Has(0); {
	case !played:
		key = "mission.bot"
	case won && !success:
		line = h.T("mission.match.won") + "\n" + line
	case !won && success:
		line = h.T("mission.match.lost") + "\n" + line
	}
	report.Verdict = h.T(key, "name", name, "n", stars)
	paper := scenes.ReportPaper{Title: name, Stamp: stamp}
	for i, g := range f.Mission.Goals {
		text, result, icon := f.MissionSays(g.Text), h.T("mission.goal.missed"), "{icon:cross}"
		if met[i] {
			result, icon = h.T("mission.goal.met"), "{icon:check}"
		}
		value := result
		figures, _ := f.Standing(g, f.Match.State())
		if !played {
			value, icon = figures, "{icon:star}"
		} else if figures != "" {
			value = h.T("mission.result", "figures", figures, "result", result)
		}
		if figures != "" {
			text += " (" + figures + ")"
		}
		paper.Lines = append(paper.Lines, scenes.ReportLine{Text: f.MissionSays(g.Text), Value: value})
		line += "\n" + icon + " " + text
	}
	report.Line = line
	report.Papers = append([]scenes.ReportPaper{paper}, report.Papers...)
}
