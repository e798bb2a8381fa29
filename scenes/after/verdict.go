package after

import (
	"safehouse/scenes"
)

// assessed puts into a report what the match was played for: whether the operation is a success leads, the result of the
// game follows, and a slip tells each goal.
func (r *resultsScene) assessed(report *scenes.Report) {
	f, h := r.file, r.house
	if f.Mission == nil || !f.Match.Turn().Done {
		return
	}
	stars, played := f.MissionStars()
	line := report.Verdict
	if line == "" {
		line = r.banner()
	}
	if report.Line != "" {
		line = report.Line
	}
	name := f.MissionSays(f.Mission.Name)
	key, stamp := "mission.won", h.T("mission.stamp.won")
	switch {
	case !played:
		key, stamp = "mission.bot", h.T("mission.stamp.lost")
	case stars == 0:
		key, stamp = "mission.lost", h.T("mission.stamp.lost")
	}
	report.Verdict = h.T(key, "name", name, "n", stars)
	paper := scenes.ReportPaper{Title: name, Stamp: stamp}
	for i, g := range f.Mission.Goals {
		text, result, icon := f.MissionSays(g.Text), h.T("mission.goal.missed"), "{icon:cross}"
		if i < stars {
			result, icon = h.T("mission.goal.met"), "{icon:check}"
		}
		value := result
		if figures, _ := f.Standing(g, f.Match.State()); figures != "" {
			value = h.T("mission.result", "figures", figures, "result", result)
			text += " (" + figures + ")"
		}
		paper.Lines = append(paper.Lines, scenes.ReportLine{Text: f.MissionSays(g.Text), Value: value})
		line += "\n" + icon + " " + text
	}
	report.Line = line
	report.Papers = append([]scenes.ReportPaper{paper}, report.Papers...)
}
