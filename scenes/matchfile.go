package scenes

import (
	"bytes"
	"image"
	"image/png"
	"slices"
	"strings"
	"time"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes/stakes"
)

// MatchFile is a match with the file it is kept in.
type MatchFile struct {
	house   *House
	Journal *save.Journal // nil: the match is only looked at
	Match   *match.Match
	Book    *text.Book        // the texts, with the names of those who sit here
	called  map[string]string // what people call things of the match, by the keys of their texts
	Part    string            // id of the campaign it is a part of, or ""
	Mission *stakes.Mission   // what it is played for beside winning, nil for nothing
	Looking bool              // the table is looked at after the end

	over   bool          // what it leaves was booked
	Unkept error         // what could not be written of its end
	looked time.Time     // the last moment at which the table was looked at
	lasted time.Duration // how long that was, as far as it is not booked
	booked bool          // its result stands in the book: it is looked at without counting
	Fresh  []string      // achievements that the match has earned
}

// NewMatch sets up a match and keeps it from its first moment on. A set-up that
// the game refuses is its *rules.Refusal.
func (h *House) NewMatch(g rules.Game, setup rules.Setup, seats []match.Controller) (*MatchFile, error) {
	f, err := h.StartMatch(g, setup, seats, save.About{})
	if err != nil {
		return nil, err
	}
	h.Settings.SetSetup(g, seats, setup.Options)
	h.Settings.Game = g.Info().ID
	h.keep()
	return f, nil
}

// StartMatch sets up a match that may be a part of a campaign.
func (h *House) StartMatch(g rules.Game, setup rules.Setup, seats []match.Controller, about save.About) (*MatchFile, error) {
	var j *save.Journal
	var err error
	if !h.Keeps() {
		j, err = save.NewJournal(g, setup, seats, about)
	} else {
		j, err = h.Folder.NewMatch(g, setup, seats, about)
	}
	if err != nil {
		return nil, err
	}
	return h.hold(j), nil
}

// ResumeMatch goes on with a match that was kept.
func (h *House) ResumeMatch(id string) (*MatchFile, save.Report, error) {
	j, rep, err := h.Folder.OpenMatch(id)
	if err != nil {
		return nil, rep, err
	}
	return h.hold(j), rep, nil
}

// Branch goes on from step n of a match, as practice. What people call things of it stays.
func (h *House) Branch(f *MatchFile, n int) (*MatchFile, error) {
	c, about := f.Match.Continue(n, nil), save.About{Called: f.called}
	var j *save.Journal
	var err error
	if !h.Keeps() {
		j, err = save.KeepJournal(c, about)
	} else {
		j, err = h.Folder.KeepMatch(c, about)
	}
	if err != nil {
		return nil, err
	}
	return h.hold(j), nil
}

// hold puts a match on the table.
func (h *House) hold(j *save.Journal) *MatchFile {
	f := h.Glance(j.Match())
	f.Journal, f.Part = j, j.Campaign()
	f.Call(j.Called(), f.Part, j.ID())
	f.Assign()
	if h.Keeps() {
		h.Settings.Match = j.ID()
		h.keep()
	}
	return f
}

// Glance is a match that is only looked at.
func (h *House) Glance(m *match.Match) *MatchFile {
	f := &MatchFile{house: h, Match: m}
	f.Reread()
	return f
}

// Reread takes the texts of the house's language.
func (f *MatchFile) Reread() {
	f.Book = f.house.Book.Named(f.NameOf)
	if seat, ok := f.alone(); ok {
		f.Book = f.Book.To(seat)
	}
	if f.Journal != nil {
		f.Call(f.Journal.Called(), f.Part, f.Journal.ID())
		f.Assign()
	} else {
		f.Book = f.Book.Calling(escaped(f.called))
	}
}

// alone is the seat of the only person at the table, whom texts speak to; ok is false where it is somebody else than whose file
// the house keeps, as in a match that came from elsewhere.
func (f *MatchFile) alone() (seat int, ok bool) {
	seat = -1
	for i, c := range f.Match.Controllers() {
		switch {
		case c.Kind != match.Person:
		case seat >= 0 || c.Participant != "" && !f.house.Profile.Known(c.Participant):
			return -1, false
		default:
			seat = i
		}
	}
	return seat, seat >= 0
}

// Again is the same match, only looked at.
func (f *MatchFile) Again() *MatchFile {
	mission := f.Mission
	if mission != nil && mission.Kind != stakes.Operation { // the events of a position that is gone are not known
		mission = nil
	}
	return &MatchFile{house: f.house, Match: f.Match, Book: f.Book, called: f.called, Mission: mission}
}

// Call lets the match use names that people gave: those that its file has kept, or those that its campaign gives now.
func (f *MatchFile) Call(kept map[string]string, campaign, id string) {
	f.called = kept
	if c, ok := f.house.CampaignOf(f.Info().ID); ok && campaign != "" {
		if n, ok := c.(Namer); ok {
			if names := n.Called(f.house, campaign, id, f.Match.State()); len(names) > 0 {
				f.called = names
			}
		}
	}
	if len(f.called) > 0 {
		f.Book = f.Book.Calling(escaped(f.called))
	}
}

// escaped are names as texts say them: a brace in one is no mark. Only what is a name is taken, for a file may come from
// anybody.
func escaped(names map[string]string) map[string]string {
	m := map[string]string{}
	for key, n := range names {
		if strings.HasPrefix(key, "name.") || strings.HasPrefix(key, "short.") {
			m[key] = render.Escape(n)
		}
	}
	return m
}

// Info is what is fixed about the game.
func (f *MatchFile) Info() *rules.Info { return f.Match.Game().Info() }

// Say puts a message of the game into words, with the names of those who sit
// here.
func (f *MatchFile) Say(m rules.Message) string { return f.Book.Say(f.Info().ID, m) }

// Kept reports whether what happens in the match is written to a file.
func (f *MatchFile) Kept() bool { return f.Journal != nil && f.Journal.ID() != "" }

// Campaign is the campaign that the match is a part of, and its id.
func (f *MatchFile) Campaign() (c Campaign, id string, ok bool) {
	if f.Part == "" {
		return nil, "", false
	}
	c, ok = f.house.CampaignOf(f.Info().ID)
	return c, f.Part, ok
}

// NameOf is the name of who sits in a seat, as it is drawn.
func (f *MatchFile) NameOf(seat int) string {
	seats := f.Match.Controllers()
	if seat < 0 || seat >= len(seats) {
		if f.Info().Automa != "" && seat >= len(seats) {
			return f.AutomaName()
		}
		return f.house.T("seat", "number", seat+1)
	}
	return f.house.NameOf(seats[seat], seat)
}

// AutomaName is what the automa is called: in a career by the name of the rival whom the match is against.
func (f *MatchFile) AutomaName() string { return f.house.AutomaOf(f.Info(), f.called) }

// AutomaOf is the name of a game's automa in a match that calls things by some names.
func (h *House) AutomaOf(in *rules.Info, called map[string]string) string {
	if name := called[h.Book.Automa(in.ID)]; name != "" {
		return render.Escape(name)
	}
	return h.Automa(in)
}

// Sitters is who sits where, seat by seat, at a position in which turn says who decides. Who acts in it may be an automa,
// which sits in none of them.
func (f *MatchFile) Sitters(turn rules.Turn) (l []Sitter) {
	for i, c := range f.Match.Controllers() {
		l = append(l, Sitter{
			Name: f.NameOf(i), Bot: c.Kind == match.Bot, Level: c.Level,
			Thinking: !turn.Done && turn.Open.Has(i) && (turn.Seat != rules.Crew || c.Kind == match.Bot),
		})
	}
	return l
}

// Beheld is a position of the match for somebody who decides nothing: that of a replay, or of a report.
func (f *MatchFile) Beheld(shown rules.State, seat int) *View {
	return &View{
		Info: f.Info(), Shown: shown, Seat: seat, House: f.house, Sitters: f.Sitters(f.Match.Turn()),
		Ask: Asking{Decide: func(rules.Action) {}, Why: func(rules.Action) rules.Message { return rules.Message{} }, Say: f.Say, Book: f.Book},
	}
}

// CharacterOf is the name of the character that a seat plays, as it is drawn, or
// "" in games without.
func (f *MatchFile) CharacterOf(seat int) string {
	lay, ok := f.house.Tables[f.Info().ID]
	if !ok {
		return ""
	}
	if c, ok := lay().(Caster); ok {
		if m := c.Character(f.Match.State(), seat); !m.IsZero() {
			return f.Say(m)
		}
	}
	return ""
}

// NameOf is the name of a participant as it is drawn, or what the seat is
// called without one.
func (h *House) NameOf(c match.Controller, seat int) string {
	if c.Participant != "" {
		return render.Escape(c.Participant)
	}
	return h.T("seat", "number", seat+1)
}

// Names lists those who sit here, in order of seats.
func (h *House) Names(seats []match.Controller) (l []string) {
	for i, c := range seats {
		if n := h.NameOf(c, i); !slices.Contains(l, n) {
			l = append(l, n)
		}
	}
	return l
}

// level is how hard the bots of a table think: that of the hardest, "" without bots.
func level(seats []match.Controller) string {
	best := ""
	for _, c := range seats {
		if c.Kind == match.Bot && bot.Rank(c.Level) > bot.Rank(best) {
			best = c.Level
		}
	}
	return best
}

// opposition is how strong those are whom the persons of a match play against: the bots,
// or where there are none the automa, by the value of its option.
func opposition(m *match.Match) string {
	in := m.Game().Info()
	if l := level(m.Controllers()); l != "" || m.State().Outcome().Automa == nil {
		return l
	}
	o, ok := in.Option(in.Strength)
	options, err := in.Settle(m.Setup())
	if !ok || err != nil {
		return ""
	}
	return o.Format(options[o.ID])
}

// Finish keeps what a match leaves that has ended: it is called once its last record is written,
// and does its work once. What is not kept then, on a full disk or where the program is killed,
// is made up for when it has room, or by House.catchUp at the next start.
func (f *MatchFile) Finish() {
	if !f.Match.Turn().Done {
		f.over = false // it was gone back on, as practice
		return
	}
	if f.Journal == nil || f.over {
		return
	}
	f.over = true
	f.Unkept = f.Journal.Checkpoint()
	if f.counts() {
		f.keepResult(time.Now())
	}
	if f.Part != "" && f.house.Folder != nil {
		f.house.enterMatch(f.Part)
	}
	if f.house.Settings.Match == f.Journal.ID() {
		f.house.Settings.Match = ""
		f.house.keep()
	}
}

// Close lets go of the file.
func (f *MatchFile) Close() {
	if f.Journal == nil {
		return
	}
	f.Finish()
	if f.enterTime() {
		f.house.KeepProfile()
	}
	if err := f.Journal.Close(); err != nil {
		f.house.Notices = append(f.house.Notices, rules.Literal(f.house.Explain(err)))
	}
	f.house.RefreshIndex()
}

// KeepPicture keeps a small picture of the table beside the match.
func (f *MatchFile) KeepPicture(img *image.RGBA) {
	if !f.Kept() || img == nil {
		return
	}
	id, folder := f.Journal.ID(), f.house.Folder
	f.house.writer.write("picture "+id, func() error {
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			return err
		}
		return folder.SetPicture(id, b.Bytes())
	})
	f.house.refreshLater = true
}

// BotNames are the names that bots go by.
func (h *House) BotNames() []string { return strings.Split(h.T("bots.names"), ", ") }

// RememberSeats keeps the names of the persons at a table.
func (h *House) RememberSeats(seats []match.Controller) {
	p := h.Profile
	before := slices.Clone(p.Guests)
	name := p.Name
	for _, c := range seats {
		if c.Kind != match.Person {
			continue
		}
		if p.Name == "" {
			p.Name = c.Participant
		}
		if c.Participant == p.Name {
			continue
		}
		p.Guests = slices.DeleteFunc(p.Guests, func(g string) bool { return g == c.Participant })
		p.Guests = slices.Insert(p.Guests, 0, c.Participant)
	}
	p.Guests = p.Guests[:min(len(p.Guests), maxGuests)]
	if name != p.Name || !slices.Equal(before, p.Guests) {
		h.KeepProfile()
	}
}

// maxGuests is how many names of guests are kept.
const maxGuests = 24
