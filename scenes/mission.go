package scenes

import (
	"slices"
	"strings"

	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/feat"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes/stakes"
)

// An Assigner is a Campaign whose matches are played for goals of their own beside winning.
type Assigner interface {
	// Mission is what a match of a campaign that was set up with some options is played for, nil where that is not known.
	Mission(h *House, campaign, match string, played rules.Options) *stakes.Mission
}

// Assign settles what the match is played for: an operation once, everything else as the file of the person stands now.
func (f *MatchFile) Assign() {
	if f.Journal != nil && (f.Mission == nil || f.Mission.Kind != stakes.Operation) {
		f.Mission = f.missionOf(f.Part, f.Journal.ID())
	}
}

// missionOf is what a kept match is played for: the operation of a campaign, tonight's job, or the medals that it can bring.
func (f *MatchFile) missionOf(campaign, id string) *stakes.Mission {
	if c, ok := f.house.CampaignOf(f.Info().ID); ok && campaign != "" && f.house.Folder != nil {
		if a, ok := c.(Assigner); ok {
			return a.Mission(f.house, campaign, id, f.Match.Setup().Options)
		}
	}
	h, m := f.house, f.Match
	seats := m.Controllers()
	seat := slices.IndexFunc(seats, func(c match.Controller) bool { return c.Kind == match.Person })
	night := slices.IndexFunc(h.Profile.Nights, func(n save.Night) bool { return n.Match == id && id != "" })
	switch {
	case m.Practice() || m.First() > 0 || seat < 0 && night < 0:
		return nil
	case night >= 0: // it is for the first seat, whoever sits there by now
		seat = 0
	case !f.mine(seats[seat].Participant) || slices.ContainsFunc(seats[seat+1:], func(c match.Controller) bool { return c.Kind == match.Person }):
		return nil // the plate speaks to all persons
	}
	win := stakes.Win(seat, m.At(0))
	mission := &stakes.Mission{Kind: stakes.Medals, Shelf: "house", Seat: seat}
	if night >= 0 {
		mission.Kind, mission.Name = stakes.Job, rules.Say("mission.job")
		if j, g, ok := h.Job(h.Profile.Nights[night].Day); ok {
			mission.Twist = rules.Literal(strings.Join(h.AboutJob(j, g), "\n"))
		}
		win.Text = rules.Say("mission.win")
		mission.Goals = append(mission.Goals, win)
		win.Count = nil // once is enough
	}
	var last *feat.Story
	story := func(now rules.State) *feat.Story {
		if last == nil || last.End != now {
			last = f.story(now, seat)
		}
		return last
	}
	game := f.Info().ID
	mission.Goals = append(mission.Goals, stakes.Of(game, games.Feats(game), win, story, func(id string) bool {
		return h.Earned(game, id).IsZero() || slices.Contains(f.Fresh, id)
	})...)
	return mission
}

// MissionAt is what the match is played for in a position, nil for nothing. Practice is played for what a campaign asks alone.
func (f *MatchFile) MissionAt(now rules.State) *stakes.Mission {
	if f.Mission != nil && f.Mission.Kind != stakes.Operation && f.Match.Practice() {
		return nil
	}
	return f.Mission.At(now)
}

// MissionMet tells of each goal of a mission whether it was met, now that the match is over. They count for the person whose
// they are: where a bot ended the match in that seat, played tells that nobody has earned them.
func (f *MatchFile) MissionMet(m *stakes.Mission) (met []bool, played bool) {
	for _, g := range m.Goals {
		met = append(met, g.Met(f.Match.State()))
	}
	return met, f.Match.Controllers()[m.Seat].Kind != match.Bot
}

// GoalSays is what a goal asks for, in words: of a medal with its name.
func (f *MatchFile) GoalSays(m *stakes.Mission, g *stakes.Goal) string {
	shelf, text := m.Says(g)
	words := f.house.Say(shelf, text, nil)
	if g.Medal != "" {
		words = f.house.T("mission.medal", "name", f.house.FeatName(shelf, g.Medal), "how", words)
	}
	return words
}

// Standing is how far a goal is in a position, in figures, and whether it would be met by them; "" where nothing is counted.
func (f *MatchFile) Standing(g *stakes.Goal, now rules.State) (figures string, holds bool) {
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

// MissionName is what a mission is called, in words.
func (f *MatchFile) MissionName(m *stakes.Mission) string { return f.house.Say(m.Shelf, m.Name, nil) }

// MissionTitle is above the goals of a mission.
func (f *MatchFile) MissionTitle(m *stakes.Mission) string {
	if m.Kind == stakes.Medals {
		return f.house.T("mission.medals", "n", len(m.Goals))
	}
	return f.MissionName(m)
}

// MissionLines are the twist and the goals, one a line, each with its sign, lit where it would be earned now, and how far it
// is. now is the position on the screen, as whom it is for sees it.
func (f *MatchFile) MissionLines(m *stakes.Mission, now rules.State) string {
	var l []string
	if !m.Twist.IsZero() {
		l = append(l, f.house.Say(m.Shelf, m.Twist, nil))
	}
	if !m.Rival.IsZero() {
		l = append(l, f.house.T("mission.rivals", "name", f.house.Say(m.Shelf, m.Rival, nil)))
	}
	if len(l) > 0 {
		l = append(l, "")
	}
	for i := range m.Goals {
		line, _ := f.goalLine(m, i, now)
		l = append(l, line)
	}
	return strings.Join(l, "\n")
}

// goalLine is a goal with its sign, and how far it is; holds tells whether it would be met now.
func (f *MatchFile) goalLine(m *stakes.Mission, i int, now rules.State) (line string, holds bool) {
	g := &m.Goals[i]
	figures, holds := f.Standing(g, now)
	ink, words := "second", f.GoalSays(m, g)
	if holds {
		ink = "good"
	}
	if i == 0 && m.Kind != stakes.Medals {
		words = f.house.T("mission.first", "goal", words)
	}
	return strings.TrimSpace("{c:" + ink + "}{icon:" + f.GoalIcon(g) + "}{/c} " + words + "  {c:" + ink + "}" + figures + "{/c}"), holds
}

// GoalIcon is the sign of a goal: a star, or what its medal shows.
func (f *MatchFile) GoalIcon(g *stakes.Goal) string {
	if g.Medal == "" {
		return "star"
	}
	return f.house.MedalIcon(f.Info().ID, g.Medal)
}

// Missing are the goals that would not be met as things stand, for a question before a loss; "" for none.
func (f *MatchFile) Missing(now rules.State) string {
	m := f.MissionAt(now)
	if m == nil {
		return ""
	}
	l := []string{"", f.house.T("mission.open")}
	for i := range m.Goals {
		if line, holds := f.goalLine(m, i, now); !holds {
			l = append(l, line)
		}
	}
	if len(l) == 2 {
		return ""
	}
	return "\n" + strings.Join(l, "\n")
}

// MissionStanding tells of each goal whether it holds now, and the figures of the first one that does not.
func (f *MatchFile) MissionStanding(m *stakes.Mission, now rules.State) (hold []bool, next string) {
	for i := range m.Goals {
		figures, holds := f.Standing(&m.Goals[i], now)
		if hold = append(hold, holds); !holds && next == "" {
			next = figures
		}
	}
	return hold, next
}
