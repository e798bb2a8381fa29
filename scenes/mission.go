package scenes

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/match"
)

// An Assigner is a Campaign whose matches are played for goals of their own beside winning.
type Assigner interface {
	// Mission is what a match of a campaign that was set up with some options is played for, nil where that is not known.
	Mission(h *House, campaign, match string, played rules.Options) *Mission
}

// A Mission is what a match of a campaign is played for. Its texts are put into words where they are shown.
type Mission struct {
	Shelf string        // on which its texts stand
	Name  rules.Message // of the operation
	Twist rules.Message // what is unlike an ordinary match
	Rival rules.Message // whom it is played against, the zero Message for nobody
	Goals []MissionGoal
}

// A MissionGoal is worth a star if it is met when the match is over; the first one is what success is.
type MissionGoal struct {
	career.Goal
	Text rules.Message
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
	return a.Mission(f.house, campaign, id, f.Match.Setup().Options)
}

// MissionMet tells of each goal whether it was met, now that the match is over. They count for the person whose career it is:
// where a bot ended the match in seat 0, played tells that nobody has earned them.
func (f *MatchFile) MissionMet() (met []bool, played bool) {
	for _, g := range f.Mission.Goals {
		met = append(met, g.Met(f.Match.State()))
	}
	return met, f.Match.Controllers()[0].Kind != match.Bot
}

// MissionSays puts a text of what the match is played for into words.
func (f *MatchFile) MissionSays(m rules.Message) string { return f.house.Say(f.Mission.Shelf, m, nil) }

// Standing is how far a goal is in a position, in figures, and whether it would be met by them; "" where nothing is counted.
func (f *MatchFile) Standing(g MissionGoal, now rules.State) (figures string, holds bool) {
	if !g.Shows(now) {
		return "", false
	}
	have, want := g.Count(now)
	return f.house.GoalFigures(g.How, have, want), g.How.Holds(have, want)
}

// GoalFigures are how far a goal is, in words.
func (h *House) GoalFigures(how career.Counting, have, want int) string {
	key := map[career.Counting]string{career.AtLeast: "mission.count", career.AtMost: "mission.most", career.Ahead: "mission.rival"}[how]
	return h.T(key, "have", have, "want", want)
}

// missionLines are the twist and the goals, one a line, each with its star, lit where it would be earned now, and how far it
// is. now is the position on the screen, as whom it is for sees it.
func (f *MatchFile) missionLines(now rules.State) string {
	l := []string{f.MissionSays(f.Mission.Twist), ""}
	if !f.Mission.Rival.IsZero() {
		l = []string{f.MissionSays(f.Mission.Twist), f.house.T("mission.rivals", "name", f.MissionSays(f.Mission.Rival)), ""}
	}
	for i, g := range f.Mission.Goals {
		figures, holds := f.Standing(g, now)
		ink, words := "second", f.MissionSays(g.Text)
		if holds {
			ink = "good"
		}
		if i == 0 {
			words = f.house.T("mission.first", "goal", words)
		}
		l = append(l, strings.TrimSpace("{c:"+ink+"}{icon:star}{/c} "+words+"  {c:"+ink+"}"+figures+"{/c}"))
	}
	return strings.Join(l, "\n")
}

// openMission tells over the table what the match is played for.
func (t *tableScene) openMission() {
	f := t.file
	t.stage.Ask(ui.Dialog{ID: "mission", Icon: "star", Title: f.MissionSays(f.Mission.Name), Text: f.missionLines(t.view.Shown), Wide: 760,
		Answers: []ui.Answer{{Label: t.house.T("close"), Confirm: true}}})
}

// unfolded lays what the match is played for below the title plate, until the person's first decision or a press on it. In the
// smallest windows they would cover the table: the plate is pressed for them.
func (t *tableScene) unfolded(b *ui.Builder) {
	if t.file.Mission == nil || t.folded || t.view.Paged || t.file.Looking || !t.view.Asked || t.lesson != nil {
		return
	}
	facing := t.view.Facing()
	if t.folded = slices.ContainsFunc(t.sit.Match.Steps(), func(s match.Step) bool { return s.Seat == facing }); t.folded {
		return
	}
	const edge = 16.0
	th := b.Theme()
	name, text := t.file.MissionSays(t.file.Mission.Name), t.file.missionLines(t.view.Shown)
	head, body := th.Heading().Sized(22).In(loud(th)), th.Body().In(th.Text)
	f := ui.Float{ID: "goals", Subject: []string{"plate"}, Margin: 4}
	for _, wide := range []float64{440, 340, 560} {
		wide = min(wide*b.Grow(), b.Area().W-24)
		_, title := b.Ruler().Wrap(name, head, wide-2*edge, render.Left).Size()
		_, high := b.Ruler().Wrap(text, body, wide-2*edge, render.Left).Size()
		f.Sizes = append(f.Sizes, render.Pt(wide, title+high+2*edge+6))
	}
	r, _, ok := b.Float(f)
	if !ok {
		return
	}
	b.Group("goals")
	b.Add(ui.Thing{ID: "goals", Shape: ui.Box(r), Layer: ui.LayerFront, Label: name + ". " + text, Press: func() { t.folded = true; t.stage.Rebuild() }, Move: ui.Move{How: ui.Jump},
		Tip: t.house.Tip("mission.fold"),
		Paint: func(c render.Canvas, st ui.State) {
			c.Shadow(st.At, 4)
			c.PanelMarked(st.At, th, loud(th))
			in := st.At.Inset(edge)
			block := c.Ruler().Wrap(name, head, in.W, render.Left)
			_, h := block.Size()
			c.Block(block, in.X, in.Y, head)
			c.Block(c.Ruler().Wrap(text, body, in.W, render.Left), in.X, in.Y+h+6, body)
			if st.Hot() {
				c.Frame(st.At.Inset(-1), render.PanelRadius, 2, render.Solid(th.Focus))
			}
		}})
}

// missionTip tells what the match is played for.
func (t *tableFrame) missionTip() ui.Tip {
	return ui.Tip{Title: t.file.MissionSays(t.file.Mission.Name), Body: t.file.missionLines(t.view.Shown)}
}

// missionStanding tells of each goal whether it holds now, and the figures of the first one that does not.
func (f *MatchFile) missionStanding(now rules.State) (hold []bool, next string) {
	for _, g := range f.Mission.Goals {
		figures, holds := f.Standing(g, now)
		if hold = append(hold, holds); !holds && next == "" {
			next = figures
		}
	}
	return hold, next
}

// paintMission draws on the title plate what the match is played for: the operation, how far the next goal is, and a star for
// each goal, lit where it would be earned now.
func (t *tableFrame) paintMission(c render.Canvas, r render.Rect, th *render.Theme, hold []bool, next string) {
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
		if hold[i] {
			ink = loud(th)
		}
		c.Icon("star", render.R(r.Right()-stars+float64(i)*20, r.Center().Y-9, 18, 18), ink)
	}
}
