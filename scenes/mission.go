package scenes

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
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
	Rival rules.Message // whom it is played against, the zero Message for nobody
	Goals []MissionGoal
}

// A MissionGoal is worth a star if it and those before it are met when the match is over.
type MissionGoal struct {
	Text rules.Message
	Met  func(end rules.State) bool // for seat 0

	Count func(now rules.State) (have, want int) // as seat 0 sees it, nil where nothing is counted before the end
	How   career.Counting
}

// missionOf is what a kept match of a campaign is played for, nil for any other.
func (f *MatchFile) missionOf(campaign, id string) *Mission {
	c, ok := f.house.CampaignOf(f.Info().ID)
	if !ok || campaign == "" || f.house.Folder == nil {
		return nil
	}
	a, ok := c.(Assigner)
	if !ok {
		return nil
	}
	return a.Mission(f.house, campaign, id)
}

// MissionStars is how many goals the match has met one after the other, now that it is over: 0 is a failure. They count for
// the person whose career it is: where a bot ended the match in seat 0, played tells that nobody has earned them.
func (f *MatchFile) MissionStars() (n int, played bool) {
	if f.Match.Controllers()[0].Kind == match.Bot {
		return 0, false
	}
	for goals := f.Mission.Goals; n < len(goals) && goals[n].Met(f.Match.State()); {
		n++
	}
	return n, true
}

// MissionSays puts a text of what the match is played for into words.
func (f *MatchFile) MissionSays(m rules.Message) string { return f.house.Say(f.Mission.Shelf, m, nil) }

// Standing is how far a goal is in a position, in figures, and whether it would be met by them; "" where nothing is counted.
func (f *MatchFile) Standing(g MissionGoal, now rules.State) (figures string, holds bool) {
	if g.Count == nil {
		return "", false
	}
	have, want := g.Count(now)
	key := map[career.Counting]string{career.AtLeast: "mission.count", career.AtMost: "mission.most", career.Ahead: "mission.rival"}[g.How]
	return f.house.T(key, "have", have, "want", want), g.How.Holds(have, want)
}

// missionLines are the twist and the goals, one a line, each with its stars and how far it is. Stars that would be earned now
// are lit: those of the goals that hold one after the other. now is the position on the screen, as whom it is for sees it.
func (f *MatchFile) missionLines(now rules.State) string {
	l := []string{f.MissionSays(f.Mission.Twist), ""}
	if !f.Mission.Rival.IsZero() {
		l = []string{f.MissionSays(f.Mission.Twist), f.house.T("mission.rivals", "name", f.MissionSays(f.Mission.Rival)), ""}
	}
	hold := true
	for i, g := range f.Mission.Goals {
		figures, holds := f.Standing(g, now)
		hold = hold && holds
		line := strings.Repeat("{icon:star}", i+1)
		if hold {
			line = "{c:good}" + line + "{/c}"
		}
		line += " " + f.MissionSays(g.Text)
		if figures != "" {
			ink := "second"
			if holds {
				ink = "good"
			}
			line += "  {c:" + ink + "}" + figures + "{/c}"
		}
		l = append(l, line)
	}
	return strings.Join(l, "\n")
}

// openMission tells over the table what the match is played for.
func (t *tableScene) openMission() {
	f := t.file
	t.stage.Ask(ui.Dialog{ID: "mission", Icon: "star", Title: f.MissionSays(f.Mission.Name), Text: f.missionLines(t.view.Shown), Wide: 760,
		Answers: []ui.Answer{{Label: t.house.T("close"), Confirm: true}}})
}

// missionTip tells what the match is played for.
func (t *tableFrame) missionTip() ui.Tip {
	return ui.Tip{Title: t.file.MissionSays(t.file.Mission.Name), Body: t.file.missionLines(t.view.Shown)}
}

// missionStanding is how many goals hold one after the other now, and the figures of the next one.
func (f *MatchFile) missionStanding(now rules.State) (stars int, next string) {
	for _, g := range f.Mission.Goals {
		figures, holds := f.Standing(g, now)
		if !holds {
			return stars, figures
		}
		stars, next = stars+1, figures
	}
	return stars, next
}

// paintMission draws on the title plate what the match is played for: the operation, how far the next goal is, and a star for
// each goal, lit where it would be earned now.
func (t *tableFrame) paintMission(c render.Canvas, r render.Rect, th *render.Theme, hold int, next string) {
	name := th.Body().Sized(17).In(th.Text)
	name.Floor = render.CaptionFloor
	goals := t.file.Mission.Goals
	stars := float64(len(goals)) * 20
	words := r.Pad(0, 0, stars+6, 0)
	operation := t.file.MissionSays(t.file.Mission.Name)
	if next != "" {
		w, _ := c.Ruler().Measure(next, name.Sized(15))
		if full, _ := c.Ruler().Measure(operation, name.Sized(14)); full+10+w <= words.W {
			c.TextIn(words, next, name.Sized(15).In(th.Second), render.Right|render.Middle)
			words.W -= w + 10
		}
	}
	c.TextFit(words, operation, name, render.Left|render.Middle, 16, 15, 14)
	for i := range goals {
		ink := th.Second
		if i < hold {
			ink = loud(th)
		}
		c.Icon("star", render.R(r.Right()-stars+float64(i)*20, r.Center().Y-9, 18, 18), ink)
	}
}
