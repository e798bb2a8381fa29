package save

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"safehouse/rules"
	"safehouse/rules/match"
)

// A Season is a campaign that is being played: its hub, and at any time at most
// one match that is kept in the folder like any other. Everything is on the
// disk before it counts, so that a program that is killed at any moment finds
// hub and match again:
//
//   - A decision of the hub is stored before Apply returns.
//   - The id of a match is stored before the match is made. If it was not made,
//     Heist makes it from the position that the hub has kept.
//   - The result of a match is entered by storing the hub with it, the id as the
//     last one settled, and no match running, in one write. OpenSeason enters
//     what was finished but not entered.
//
// Where the disk takes nothing and the player goes on all the same, see LetGo, it lives in
// memory until it does again.
//
// A Season is used by one goroutine at a time; its methods wait for the disk.
type Season struct {
	folder *Folder
	kept   Campaign
	state  rules.Lasting
	played *Journal // what Heist opened last

	loose  bool   // what the disk does not take is taken all the same
	owed   bool   // the disk does not have what stands here
	caught bool   // it has it again, and Caught has not said so
	stray  string // a match whose result was entered without its file
}

// BeginSeason begins a campaign of g and stores it.
func (f *Folder) BeginSeason(g rules.Game, setup rules.Setup, title string) (*Season, error) {
	first, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	state, ok := first.(rules.Lasting)
	if !ok {
		return nil, problem(problemUnusable, fmt.Errorf("%s is no campaign", g.Info().ID))
	}
	s := &Season{folder: f, kept: *f.NewCampaign(g.Info().ID, title)}
	return s, s.store(state, s.kept)
}

// OpenSeason goes on with a campaign of the folder. A match of it that is over
// and was not entered yet is entered. The report tells what was wrong with the
// files.
func (f *Folder) OpenSeason(id string) (*Season, Report, error) {
	if s := f.owing(id); s != nil {
		_, err := s.Enter()
		if OfDisk(err) {
			err = nil // it is owed as the rest is
		}
		_ = s.Settle()
		return s, Report{}, err
	}
	c, rep, err := f.LoadCampaign(id)
	if err != nil {
		return nil, rep, err
	}
	g, ok := f.find(c.Game)
	if !ok {
		return nil, rep, problem(problemGame, nil, rules.Word("game", rules.Literal(c.Game)))
	}
	if c.Version > g.Info().Version {
		return nil, rep, problem(problemNewer, nil, file(id+campaignEnding))
	}
	state, err := c.Hub(g)
	if err != nil {
		return nil, rep, err
	}
	s := &Season{folder: f, kept: *c, state: state}
	if _, err := s.Enter(); OfDisk(err) {
		// The campaign is there all the same; the result is entered the next time.
		rep.add(foundEntry, id+campaignEnding, 0, 0, err)
	} else if err != nil {
		return nil, rep, err
	}
	return s, rep, nil
}

// store writes a state with what is said about it, and only then takes it.
func (s *Season) store(state rules.Lasting, c Campaign) error {
	if err := state.Validate(); err != nil {
		return problem(problemUnusable, err)
	}
	data, err := storePosition(state)
	if err != nil {
		return problem(problemUnusable, err)
	}
	c.Data, c.Version = data, state.Game().Info().Version
	err = s.folder.StoreCampaign(&c)
	if err != nil && !(s.loose && OfDisk(err)) {
		return err
	}
	s.kept, s.state = c, state
	s.owe(err != nil)
	return nil
}

// owe notes whether the disk lacks what stands here.
func (s *Season) owe(owed bool) {
	if s.owed && !owed {
		s.caught, s.loose = true, false
	}
	s.owed = owed
	s.folder.owes(s, owed)
	if s.stray != "" && !owed && s.folder.Delete(s.stray) == nil {
		s.stray = ""
	}
}

// owes notes a campaign of which the disk lacks something, or that it lacks nothing.
func (f *Folder) owes(s *Season, owed bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case !owed:
		delete(f.owed, s.kept.ID)
	case f.owed == nil:
		f.owed = map[string]*Season{s.kept.ID: s}
	default:
		f.owed[s.kept.ID] = s
	}
}

// settleSeasons writes what the disk lacks of campaigns, as far as it takes it.
func (f *Folder) settleSeasons() {
	f.mu.Lock()
	l := slices.Collect(maps.Values(f.owed))
	f.mu.Unlock()
	for _, s := range l {
		_, _ = s.Enter()
		_ = s.Settle()
	}
}

// owing is the campaign with an id of which the disk lacks something, nil without.
func (f *Folder) owing(id string) *Season {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.owed[id]
}

// LetGo lets the campaign go on where the disk takes nothing: what is decided then is written
// with the next decision for which there is room, by Settle, or when the folder is closed.
func (s *Season) LetGo() { s.loose = true }

// Settle writes what the disk lacks.
func (s *Season) Settle() error {
	if !s.owed {
		return nil
	}
	c := s.kept
	if err := s.folder.StoreCampaign(&c); err != nil {
		return err
	}
	s.kept = c
	s.owe(false)
	return nil
}

// Owed reports whether the disk lacks what stands here.
func (s *Season) Owed() bool { return s.owed }

// Caught reports once that the disk has again what it lacked.
func (s *Season) Caught() bool {
	was := s.caught
	s.caught = false
	return was
}

// Hub is the hub that a campaign of g keeps. What cannot be read tells what is
// missing, where that is known; the file is left as it is.
func (c *Campaign) Hub(g rules.Game) (rules.Lasting, error) {
	name := c.ID + campaignEnding
	if c.Game != g.Info().ID {
		return nil, problem(problemGame, nil, rules.Word("game", rules.Literal(c.Game)))
	}
	var was tables
	var position []byte
	var state rules.State
	err := guarded(func() (err error) {
		if position, was, err = readPosition(c.Data); err == nil {
			state, err = understood(g, position)
		}
		return err
	})
	if err != nil && position != nil {
		if l := was.missing(g.Info(), wordsIn(position)); l != nil {
			err = l
		} else if c.Version != g.Info().Version {
			err = errors.Join(errRules, err)
		}
	}
	if err != nil {
		return nil, wrong(err, name)
	}
	hub, ok := state.(rules.Lasting)
	if !ok {
		return nil, problem(problemGame, nil, rules.Word("game", rules.Literal(c.Game)))
	}
	return hub, nil
}

// ID names the campaign in its folder.
func (s *Season) ID() string { return s.kept.ID }

// Title is what the player calls it.
func (s *Season) Title() string { return s.kept.Title }

// SetTitle renames it.
func (s *Season) SetTitle(title string) error {
	c := s.kept
	c.Title = title
	return s.store(s.state, c)
}

// Bot is the level of the bot that stands in for one of the campaign's people,
// "" while that person decides.
func (s *Season) Bot(who string) string { return s.kept.Bots[who] }

// SetBot lets a bot of that level stand in for one of the campaign's people, or
// with "" nobody.
func (s *Season) SetBot(who, level string) error {
	c := s.kept
	c.Bots = maps.Clone(c.Bots)
	if c.Bots == nil {
		c.Bots = map[string]string{}
	}
	if c.Bots[who] = level; level == "" {
		delete(c.Bots, who)
	}
	return s.store(s.state, c)
}

// State is the hub as it stands; it must not be changed.
func (s *Season) State() rules.Lasting { return s.state }

// Running is the id of the match that is being played, or "".
func (s *Season) Running() string { return s.kept.RunningMatch }

// Apply takes a decision of the hub. An illegal one is a *rules.Refusal, also
// while a match has to be played; that and a failed write leave the campaign as
// it was.
func (s *Season) Apply(a rules.Action) ([]rules.Event, error) {
	if _, _, _, ok := s.state.Match(); ok {
		if why := s.state.Why(a); !why.IsZero() {
			return nil, &rules.Refusal{Reason: why}
		}
		return nil, problem(problemUnusable, errors.New("a match is being played; its decisions are its own"))
	}
	rec := &rules.Recorder{}
	next := s.state.Clone().(rules.Lasting)
	if err := next.Apply(a, rec); err != nil {
		return nil, err
	}
	return rec.Events, s.store(next, s.kept)
}

// Change does what is no decision of the game, such as giving a name.
func (s *Season) Change(do func(state rules.Lasting) error) error {
	next := s.state.Clone().(rules.Lasting)
	if err := do(next); err != nil {
		return err
	}
	return s.store(next, s.kept)
}

// Heist opens the match that has to be played now, or makes it for seats that
// are decided for by these controllers. The journal is the caller's to close.
// Where nothing of a match can be used any more, it is begun anew from its first
// position, and the report says so. called is what it calls things from its beginning, as in About.
func (s *Season) Heist(seats []match.Controller, called map[string]string) (*Journal, Report, error) {
	g, setup, first, ok := s.state.Match()
	if !ok {
		return nil, Report{}, problem(problemMissing, errors.New("no match has to be played"))
	}
	var rep Report
	if id := s.kept.RunningMatch; id != "" {
		if err := s.fetch(id); err != nil {
			return nil, rep, err
		}
		var j *Journal
		var err error
		if j, rep, err = s.folder.OpenMatch(id); err == nil {
			s.hand(j)
			return j, rep, nil
		}
		if !errors.Is(err, ErrMissing) && !errors.Is(err, ErrRuined) {
			return nil, rep, err
		}
	}
	if len(seats) != setup.Seats {
		return nil, rep, fmt.Errorf("%w: %d for %d", match.ErrSeats, len(seats), setup.Seats)
	}
	id := s.kept.RunningMatch
	if id == "" || s.folder.has(matchesDir, id) {
		id = newID(g, s.folder.now())
		c := s.kept
		c.RunningMatch = id
		if err := s.store(s.state, c); err != nil {
			return nil, rep, err
		}
	}
	options, err := g.Info().Settle(setup)
	if err != nil {
		return nil, rep, err
	}
	setup.Options = options
	m := match.Resume(g, setup, seats, first, 0, nil)
	j, err := keep(id, m, About{Title: s.kept.Title, Campaign: s.kept.ID, Called: called}, s.folder.now)
	if err != nil {
		return nil, rep, err
	}
	s.hand(j)
	if _, err = s.folder.admit(j, nil); err != nil && !(s.loose && OfDisk(err)) {
		return nil, rep, err
	}
	return j, rep, nil // without a file it is played in memory
}

// hand keeps the match at hand while it is played: where its file is given up its result is
// entered without it.
func (s *Season) hand(j *Journal) {
	s.played = j
	j.lost = func() { s.folder.owes(s, true) }
}

// fetch brings a match back that was put away or thrown away while it ran.
func (s *Season) fetch(id string) error {
	f := s.folder
	switch {
	case f.has(matchesDir, id):
		return nil
	case f.has(trashDir, id):
		return f.Restore(id)
	case f.has(replaysDir, id):
		return f.Unarchive(id)
	}
	return nil
}

// Enter enters the result of the running match if it is over; otherwise it does
// nothing. A match is entered once.
func (s *Season) Enter() ([]rules.Event, error) {
	id := s.kept.RunningMatch
	if id == "" {
		return nil, nil
	}
	var m *match.Match
	var err error
	unkept := s.played != nil && s.played.head.ID == id && s.played.unkept() && s.played.match.Turn().Done
	if unkept {
		m = s.played.match
	} else if m, _, err = s.folder.ReadMatch(id); errors.Is(err, ErrMissing) {
		m, _, err = s.folder.ReadReplay(id)
	}
	switch {
	case errors.Is(err, ErrMissing), errors.Is(err, ErrRuined):
		return nil, nil // Heist begins it anew
	case err != nil:
		return nil, err
	case !m.Turn().Done:
		return nil, nil
	}
	rec := &rules.Recorder{}
	next := s.state.Clone().(rules.Lasting)
	enter := next.Enter
	if x, ok := next.(rules.Personal); ok && m.Controllers()[0].Kind == match.Bot {
		enter = x.Forgo
	}
	if err := enter(id, m.State(), rec); err != nil {
		return nil, problem(problemUnusable, err)
	}
	c := s.kept
	c.RunningMatch, c.SettledMatch = "", id
	if unkept && s.folder.has(matchesDir, id) {
		s.stray = id
	}
	return rec.Events, s.store(next, c)
}
