package scenes

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
)

// A Campaign is what a game brings that lasts over many matches: the scene in
// which campaigns are begun, gone on with and looked back at. Its matches are
// played at the table of its game like any other; each remembers the campaign
// it is a part of, and leads back to the hub when it is over.
type Campaign interface {
	// Game is the id of the game whose box the campaign lies in. The campaign
	// can be chosen where that game can be played.
	Game() string

	// ID is the id that it has as a game: that of its files and texts.
	ID() string

	// Hub is the scene that its folder opens, and that a match of a
	// campaign leads back to. id is the campaign to show, or "" for the one
	// that was played last, or the choice of one. It reads what it needs from
	// h.Folder, which is nil where nothing can be kept. A match that is over
	// and was not entered yet is entered here: once.
	Hub(h *House, id string) Scene
}

// A Namer is a Campaign whose people give names to what its matches are about.
type Namer interface {
	// Called is what a match of a campaign calls things by the keys of the
	// game's texts, such as its characters. st is any position of the match.
	// Without a campaign there are none.
	Called(h *House, campaign, match string, st rules.State) map[string]string
}

// A Keeper is a Campaign with pieces of its own, which stand in the almanac behind those of its box.
type Keeper interface {
	// Pieces lists them by kind, each kind with the campaign that it is from. They are painted with the sheets of the game's
	// table. Nothing of how a campaign goes is among them.
	Pieces(h *House) []Catalogue
}

// UsualCampaign is the campaign that the title's line means first: the one that was played
// last, else the first one on the desk.
func (h *House) UsualCampaign() (Campaign, bool) {
	if c, _, ok := h.LastCampaign(); ok {
		return c, true
	}
	for _, id := range h.BoxIDs() {
		if c, ok := h.CampaignOf(id); ok {
			return c, true
		}
	}
	return nil, false
}

// LastCampaign is the campaign that was played last, of those that can be opened.
func (h *House) LastCampaign() (Campaign, save.ListedCampaign, bool) {
	for _, kept := range h.Index.Campaigns {
		for _, c := range h.Campaigns {
			if _, ok := h.Game(c.Game()); ok && c.ID() == kept.Game && kept.Trouble.IsZero() {
				return c, kept, true
			}
		}
	}
	return nil, save.ListedCampaign{}, false
}

// CampaignOf is the campaign of a game that can be played.
func (h *House) CampaignOf(game string) (Campaign, bool) {
	if _, ok := h.Game(game); !ok {
		return nil, false
	}
	for _, c := range h.Campaigns {
		if c.Game() == game {
			return c, true
		}
	}
	return nil, false
}

// KeptOf is how many campaigns of a kind are kept.
func (h *House) KeptOf(c Campaign) (n int) {
	for _, l := range h.Index.Campaigns {
		if l.Game == c.ID() {
			n++
		}
	}
	return n
}

// What follows is what the scenes of a campaign build on.

// General does the actions that every scene has, such as Mute; it reports
// whether act is one of them.
func (h *House) General(act input.Action) bool { return h.App.general(act) }

// Changes counts changes of settings: a part of the key that a scene gives its
// stage.
func (h *House) Changes() int { return h.changes }

// Push shows a scene over the present one, Pop goes back to the one below.
func (h *House) Push(s Scene) {
	if !h.App.reopen(s) {
		h.App.Push(s)
	}
}

// Pop leaves the present scene.
func (h *House) Pop() { h.App.Pop() }

// Home goes back to the title.
func (h *House) Home() { h.App.Home() }

// Attempt does what a campaign keeps, and then what follows. Where the disk does not take it the player is asked: try
// again, or go on without keeping, in memory. That there is room again is said once. What is no fault of the disk is only said.
func (h *House) Attempt(s *ui.Stage, season *save.Season, title string, do func() error, then func()) {
	err := do()
	if season.Caught() {
		s.Toast("check", h.T("campaign.caught"))
	}
	switch {
	case err == nil:
		then()
	case !save.OfDisk(err):
		h.Alert(s, title, err)
	default:
		again := func() { h.Attempt(s, season, title, do, then) }
		s.Ask(ui.Dialog{ID: "failed", Icon: "warning", Title: h.T("table.not-taken"), Text: render.Escape(h.Explain(err)) + " " + h.T("campaign.unkept"), Cancel: 1, Answers: []ui.Answer{
			{Label: h.T("table.try-again"), Confirm: true, Do: again}, {Label: h.T("cancel")},
			{Label: h.T("table.unkept"), Do: func() {
				season.LetGo()
				again()
			}},
		}})
	}
}

// Say puts a message of a game into words; names says who sits in a seat and
// may be nil.
func (h *House) Say(game string, m rules.Message, names func(seat int) string) string {
	if names == nil {
		return h.Book.Say(game, m)
	}
	return h.Book.Named(names).Say(game, m)
}

// Text is a text of a game by its key, without arguments.
func (h *House) Text(game, key string) string { return h.Book.T(game, key, nil) }

// AskText asks on a stage for a line of at most max letters, and gives it to
// done without blanks around it. A line must be given.
func (h *House) AskText(s *ui.Stage, id, title, label, now string, max int, done func(string)) {
	h.Ask(s, TextQuestion{ID: id, Title: title, Label: label, Text: now, Max: max, Done: done})
}

// Rules shows how a game is played.
func (h *House) Rules(game string) { h.Push(h.Rooms.Rules(h, game, "", nil)) }

// OpenSettings shows the settings.
func (h *House) OpenSettings() { h.Push(h.Rooms.Settings(h)) }

// Keep does do off the drawing thread, after what is being written already. A
// write that waits under the same name is replaced. What goes wrong is said on
// the scene that is shown then.
func (h *House) Keep(name string, do func() error) { h.writer.write(name, do) }

// Play begins a match of a campaign. It is kept from its first moment on; kept
// hears its id and stores that this is the match that runs. The table opens
// over the present scene once kept has returned without an error. Without a
// folder id is "".
func (h *House) Play(g rules.Game, setup rules.Setup, seats []match.Controller, about save.About, kept func(id string) error) error {
	f, err := h.StartMatch(g, setup, seats, about)
	if err != nil {
		return err
	}
	if err := kept(f.Journal.ID()); err != nil {
		f.Close()
		return err
	}
	h.Push(h.Rooms.Table(h, f))
	return nil
}

// LookBack opens the replay of a match of a campaign that is kept, running or
// over.
func (h *House) LookBack(s *ui.Stage, campaign, id string) {
	m, _, err := h.Folder.ReadMatch(id)
	if err != nil {
		m, _, err = h.Folder.ReadReplay(id)
	}
	if err != nil {
		h.Alert(s, h.T("load.failed"), err)
		return
	}
	f := h.Glance(m)
	f.Call(nil, campaign, id)
	h.Push(h.Rooms.Replay(h, f, 0, UsualEyes))
}

// NewView shows a position to somebody outside a match: with it a scene offers
// the actions of a campaign as a table does those of a game. names says who
// sits in a seat.
func NewView(h *House, info *rules.Info, shown rules.State, seat int, legal []rules.Action, decide func(rules.Action), why func(rules.Action) rules.Message, names func(seat int) string) *View {
	book := h.Book
	if names != nil {
		book = book.Named(names)
	}
	return &View{
		Info: info, Shown: shown, Seat: seat, Asked: len(legal) > 0, Over: shown.Turn().Done, House: h,
		Ask: Asking{Legal: legal, Decide: decide, Why: why, Say: func(m rules.Message) string { return book.Say(info.ID, m) }, Book: book},
	}
}

// PlayOn puts a match that a campaign has opened on its table, over the present
// scene. The journal is the table's from then on.
func (h *House) PlayOn(j *save.Journal) { h.Push(h.Rooms.Table(h, h.hold(j))) }
