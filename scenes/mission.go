package scenes

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
)

// An Assigner is a Campaign whose matches are played for goals of their own beside winning.
type Assigner interface {
	// Mission is what a match of a campaign is played for, nil where that is not known.
	Mission(h *House, campaign, match string) *Mission
}

// A Mission is what a match of a campaign is played for.
type Mission struct {
	Name  string // of the operation
	Twist string // what is unlike an ordinary match, in a sentence
	Goals []MissionGoal
}

// A MissionGoal is worth a star if it and those before it are met when the match is over.
type MissionGoal struct {
	Text string
	Met  func(end rules.State) bool
}

// missionOf is what a kept match of a campaign is played for, nil for any other.
func (f *matchFile) missionOf(campaign, id string) *Mission {
	c, ok := f.house.campaignOf(f.info().ID)
	if !ok || campaign == "" || f.house.Folder == nil {
		return nil
	}
	a, ok := c.(Assigner)
	if !ok {
		return nil
	}
	return a.Mission(f.house, campaign, id)
}

// Stars is how many goals the match that ended so has met one after the other: 0 is a failure.
func (m *Mission) Stars(end rules.State) (n int) {
	for n < len(m.Goals) && m.Goals[n].Met(end) {
		n++
	}
	return n
}

// lines are the goals, one a line, each with its stars.
func (m *Mission) lines() string {
	var l []string
	for i, g := range m.Goals {
		l = append(l, strings.Repeat("{icon:star}", i+1)+" "+g.Text)
	}
	return strings.Join(l, "\n")
}

// openMission tells over the table what the match is played for.
func (t *tableScene) openMission() {
	m := t.file.mission
	t.stage.Ask(ui.Dialog{ID: "mission", Icon: "star", Title: m.Name, Text: m.Twist + "\n\n" + m.lines(), Wide: 760,
		Answers: []ui.Answer{{Label: t.house.T("close"), Confirm: true}}})
}

// missionTip tells what the match is played for.
func (t *tableFrame) missionTip() ui.Tip {
	m := t.file.mission
	return ui.Tip{Title: m.Name, Body: m.Twist + "\n\n" + m.lines()}
}

// paintMission draws on the title plate what the match is played for: the operation, and a star for each goal.
func (t *tableFrame) paintMission(c render.Canvas, r render.Rect, th *render.Theme) {
	name := th.Body().Sized(17).In(th.Text)
	name.Floor = render.CaptionFloor
	stars := float64(len(t.file.mission.Goals)) * 20
	c.TextFit(r.Pad(0, 0, stars+6, 0), t.file.mission.Name, name, render.Left|render.Middle, 16, 15, 14)
	for i := range t.file.mission.Goals {
		c.Icon("star", render.R(r.Right()-stars+float64(i)*20, r.Center().Y-9, 18, 18), th.Second)
	}
}

// assessed puts into a report what the match was played for: whether the operation is a success leads, the result of the
// game follows, and a slip tells each goal.
func (r *resultsScene) assessed(report *Report) {
	m, h := r.file.mission, r.house
	if m == nil || !r.file.match.Turn().Done {
		return
	}
	stars := m.Stars(r.file.match.State())
	line := report.Verdict
	if line == "" {
		line = r.banner()
	}
	if report.Line != "" {
		line = report.Line
	}
	key, stamp := "mission.won", h.T("mission.stamp.won")
	if stars == 0 {
		key, stamp = "mission.lost", h.T("mission.stamp.lost")
	}
	report.Verdict = h.T(key, "name", m.Name, "n", stars)
	paper := ReportPaper{Title: m.Name, Stamp: stamp}
	for i, g := range m.Goals {
		result := h.T("mission.goal.missed")
		if i < stars {
			result = h.T("mission.goal.met")
		}
		paper.Lines = append(paper.Lines, ReportLine{Text: g.Text, Value: result})
		line += "\n" + map[bool]string{true: "{icon:check}", false: "{icon:cross}"}[i < stars] + " " + g.Text
	}
	report.Line = line
	report.Papers = append([]ReportPaper{paper}, report.Papers...)
}
