package desk

import (
	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/bands"
	"safehouse/scenes"
)

// step is what somebody new to a game does next: its lesson, a first match, its career.
type step string

const (
	stepTeach  step = "teach"
	stepMatch  step = "match"
	stepCareer step = "career"
	stepNone   step = ""
)

// played reports whether the person of this profile has finished a match of a game.
func played(h *scenes.House, game string) bool {
	for _, x := range h.Profile.Tallies {
		if x.Game == game && x.Who == h.Profile.Name && x.Played > 0 {
			return true
		}
	}
	return false
}

// nextStep leads through a game: from its lesson to a first match, from there to its career, and then nowhere any more.
func nextStep(h *scenes.House, game string) step {
	_, done := h.Taught(game)
	switch c, career := h.CampaignOf(game); {
	case played(h, game):
		if done && career && h.KeptOf(c) == 0 {
			return stepCareer
		}
	case done:
		return stepMatch
	case h.LessonOf(game) != nil:
		return stepTeach
	}
	return stepNone
}

// evening is where the note on the desk leads: a newcomer to the lesson of the game that a new match is offered for, later
// to the next step of the game whose lesson was done. A match that is running goes before it.
func evening(h *scenes.House) (game string, to step) {
	if newcomer(h) {
		return h.NextGame(), stepTeach
	}
	if _, running := h.Running(); running || !h.Keeps() {
		return "", stepNone
	}
	for _, g := range h.Playable() {
		if to := nextStep(h, g.Info().ID); to == stepMatch || to == stepCareer {
			return g.Info().ID, to
		}
	}
	return "", stepNone
}

// beginnersBot is the level of bots in a first match.
const beginnersBot = "easy"

// beginners are the options of a first match: the automa's level that is an even match for the easiest bots.
func beginners(in *rules.Info) rules.Options {
	if o, ok := in.Option(in.Strength); ok {
		if v, ok := o.Parse(bands.Even(in, beginnersBot)); ok {
			return rules.Options{o.ID: v}
		}
	}
	return rules.Options{}
}

// firstMatch is the first match of a game in words: against whom, and how strong they are.
func firstMatch(h *scenes.House, game string) string {
	g, _ := h.Game(game)
	in := g.Info()
	if o, ok := in.Option(in.Strength); ok && in.MinSeats == 1 {
		return h.T("next.match", "level", h.Book.T(game, "option."+o.ID+"."+o.Values[beginners(in)[o.ID]], nil))
	}
	return h.T("next.match", "level", h.T("level."+beginnersBot))
}

// stepWords says the next step of a game on the record beside its box; "" where there is none.
func stepWords(h *scenes.House, game string) string {
	switch nextStep(h, game) {
	case stepMatch:
		return firstMatch(h, game)
	case stepCareer:
		c, _ := h.CampaignOf(game)
		return h.T("next.career", "name", h.Book.Title(c.ID()))
	}
	return ""
}

// welcomeWords are the heading, the text and its short form on the note that leads through a first evening.
func welcomeWords(h *scenes.House, game string, to step) (head, more, brief string) {
	switch to {
	case stepMatch:
		return h.T("next"), h.T("next.more", "game", h.Title(game), "what", firstMatch(h, game)), h.Title(game)
	case stepCareer:
		c, _ := h.CampaignOf(game)
		return h.T("next"), h.T("next.more", "game", h.Title(game), "what", stepWords(h, game)), h.Book.Title(c.ID())
	}
	n := h.LessonOf(game).Minutes
	return h.T("title.first"), h.T("title.first.more", "game", h.Title(game), "n", n), h.T("title.first.brief", "game", h.Title(game), "n", n)
}

// shortHead is the heading where there is little room.
func shortHead(h *scenes.House, to step) string {
	if to == stepTeach {
		return h.T("title.first.short")
	}
	return h.T("next")
}

// follow goes where the note leads.
func (t *titleScene) follow(game string, to step) {
	h := t.house
	switch to {
	case stepTeach:
		if err := h.Rooms.Teach(h, game, 0); err != nil {
			h.Alert(t.stage, h.T("setup.failed"), err)
		}
	case stepMatch:
		h.Push(h.Rooms.SetUp(h, game, ""))
	case stepCareer:
		c, _ := h.CampaignOf(game)
		h.Push(c.Hub(h, ""))
	}
}

// ring marks the paper that is the next step.
func ring(c render.Canvas, r render.Rect) {
	c.Frame(r.Inset(-5), 8, 5, render.Solid(scenes.LampRing))
}
