package scenes

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
)

// An Assigner is a Campaign whose matches are played for goals of their own beside winning.
type Assigner interface {
	// Mission is what a match of a campaign is played for, nil where that is not known.
	Mission(h *House, campaign, match string) *Mission
}

// A Mission is what a match of a campaign is played for. Its texts are put into words where they are shown.
type Mission struct {
	Shelf string        // on which its texts stand
	Name  rules.Message // of the operation
	Twist rules.Message // what is unlike an ordinary match, in a sentence
	Goals []MissionGoal
}

// A MissionGoal is worth a star if it and those before it are met when the match is over.
type MissionGoal struct {
	Text rules.Message
	Met  func(end rules.State) bool // for seat 0
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

// missionStars is how many goals the match has met one after the other, now that it is over: 0 is a failure. They count for
// the person whose career it is: where a bot ended the match in seat 0, played tells that nobody has earned them.
func (f *matchFile) missionStars() (n int, played bool) {
	if f.match.Controllers()[0].Kind == match.Bot {
		return 0, false
	}
	for goals := f.mission.Goals; n < len(goals) && goals[n].Met(f.match.State()); {
		n++
	}
	return n, true
}

// missionSays puts a text of what the match is played for into words.
func (f *matchFile) missionSays(m rules.Message) string { return f.house.Say(f.mission.Shelf, m, nil) }

// missionLines are the twist and the goals, one a line, each with its stars.
func (f *matchFile) missionLines() string {
	l := []string{f.missionSays(f.mission.Twist), ""}
	for i, g := range f.mission.Goals {
		l = append(l, strings.Repeat("{icon:star}", i+1)+" "+f.missionSays(g.Text))
	}
	return strings.Join(l, "\n")
}

// openMission tells over the table what the match is played for.
func (t *tableScene) openMission() {
	f := t.file
	t.stage.Ask(ui.Dialog{ID: "mission", Icon: "star", Title: f.missionSays(f.mission.Name), Text: f.missionLines(), Wide: 760,
		Answers: []ui.Answer{{Label: t.house.T("close"), Confirm: true}}})
}

// missionTip tells what the match is played for.
func (t *tableFrame) missionTip() ui.Tip {
	return ui.Tip{Title: t.file.missionSays(t.file.mission.Name), Body: t.file.missionLines()}
}

// paintMission draws on the title plate what the match is played for: the operation, and a star for each goal.
func (t *tableFrame) paintMission(c render.Canvas, r render.Rect, th *render.Theme) {
	name := th.Body().Sized(17).In(th.Text)
	name.Floor = render.CaptionFloor
	stars := float64(len(t.file.mission.Goals)) * 20
	c.TextFit(r.Pad(0, 0, stars+6, 0), t.file.missionSays(t.file.mission.Name), name, render.Left|render.Middle, 16, 15, 14)
	for i := range t.file.mission.Goals {
		c.Icon("star", render.R(r.Right()-stars+float64(i)*20, r.Center().Y-9, 18, 18), th.Second)
	}
}

// assessed puts into a report what the match was played for: whether the operation is a success leads, the result of the
// game follows, and a slip tells each goal.
func (r *resultsScene) assessed(report *Report) {
	f, h := r.file, r.house
	if f.mission == nil || !f.match.Turn().Done {
		return
	}
	stars, played := f.missionStars()
	line := report.Verdict
	if line == "" {
		line = r.banner()
	}
	if report.Line != "" {
		line = report.Line
	}
	name := f.missionSays(f.mission.Name)
	key, stamp := "mission.won", h.T("mission.stamp.won")
	switch {
	case !played:
		key, stamp = "mission.bot", h.T("mission.stamp.lost")
	case stars == 0:
		key, stamp = "mission.lost", h.T("mission.stamp.lost")
	}
	report.Verdict = h.T(key, "name", name, "n", stars)
	paper := ReportPaper{Title: name, Stamp: stamp}
	for i, g := range f.mission.Goals {
		text, result, icon := f.missionSays(g.Text), h.T("mission.goal.missed"), "{icon:cross}"
		if i < stars {
			result, icon = h.T("mission.goal.met"), "{icon:check}"
		}
		paper.Lines = append(paper.Lines, ReportLine{Text: text, Value: result})
		line += "\n" + icon + " " + text
	}
	report.Line = line
	report.Papers = append([]ReportPaper{paper}, report.Papers...)
}
