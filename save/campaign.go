package save

//go:generate go tool msgp -tests=false -io=false
//msgp:limit arrays:16 maps:64 marshal:true
//msgp:noduplicates
//msgp:ignore ListedCampaign

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"safehouse/rules"
)

// A Campaign is a game that lasts over many matches. What is in it is the
// business of its game, which gives and takes it as Data with a version of its
// own. RunningMatch is the match that is being played for it, SettledMatch the
// last one whose result was entered; storing both with the result in Data is
// what enters a result exactly once.
type Campaign struct {
	ID           string `msg:"id,limit=64"`
	Game         string `msg:"game,limit=64"`
	Version      int    `msg:"version"` // of Data
	Title        string `msg:"title,limit=256"`
	Created      int64  `msg:"created"` // Unix seconds
	Saved        int64  `msg:"saved"`   // Unix seconds; StoreCampaign sets it
	Generation   uint32 `msg:"gen"`     // how often it was stored; StoreCampaign raises it
	RunningMatch string `msg:"running,limit=64"`
	SettledMatch string `msg:"settled,limit=64"`
	Data         []byte `msg:"data,limit=4194304"`

	// Bots are the people of the campaign whom bots stand in for, by the ids
	// that the game gives them, with the level of each bot.
	Bots map[string]string `msg:"bots,limit=64"`
}

// MaxCampaign is the largest Data in bytes.
const MaxCampaign = 4 << 20

var campaignKind = kind{code: "CAMP", limit: MaxCampaign + 1<<12, steps: migrations{from: 3}, fresh: func() stored { return &Campaign{} }}

const campaignEnding = ".campaign"

// Validate names the first value that is out of range.
func (c *Campaign) Validate() error {
	switch {
	case !validID(c.ID), !validID(c.Game):
		return fmt.Errorf("campaign %q of %q", c.ID, c.Game)
	case !validName(c.Title, maxTitle):
		return fmt.Errorf("title %q", c.Title)
	case c.RunningMatch != "" && !validID(c.RunningMatch), c.SettledMatch != "" && !validID(c.SettledMatch):
		return fmt.Errorf("matches %q and %q", c.RunningMatch, c.SettledMatch)
	case c.Version < 0 || len(c.Data) > MaxCampaign:
		return fmt.Errorf("version %d with %d bytes", c.Version, len(c.Data))
	}
	for who, level := range c.Bots {
		if !validID(who) || !validID(level) {
			return fmt.Errorf("a bot %q for %q", level, who)
		}
	}
	return nil
}

// NewCampaign makes a campaign with an id of its own; it is not written yet.
func (f *Folder) NewCampaign(game, title string) *Campaign {
	return &Campaign{ID: newName(game, f.now()), Game: game, Title: title, Created: f.now().Unix()}
}

// StoreCampaign writes a campaign and waits for the disk: call it where nobody
// waits for a frame.
func (f *Folder) StoreCampaign(c *Campaign) error {
	c.Saved = f.now().Unix()
	c.Generation++
	if err := c.Validate(); err != nil {
		return problem(problemUnusable, err)
	}
	return f.store(&campaignKind, f.campaignPath(c.ID), c)
}

// compare tells which of two generations of a campaign is the newer one. Before they were
// counted there was only the clock.
func (c *Campaign) compare(o *Campaign) int {
	return cmp.Or(cmp.Compare(c.Generation, o.Generation), cmp.Compare(c.Saved, o.Saved))
}

// LoadCampaign reads a campaign, or its newest good generation.
func (f *Folder) LoadCampaign(id string) (*Campaign, Report, error) {
	var rep Report
	if !validID(id) {
		return nil, rep, problem(problemMissing, nil, file(id))
	}
	own := func(v stored) bool { return v.(*Campaign).ID == id }
	v, err := f.load(&campaignKind, f.campaignPath(id), own, &rep)
	switch {
	case err != nil:
		return nil, rep, err
	case v == nil && rep.Whole():
		return nil, rep, problem(problemMissing, nil, file(id))
	case v == nil:
		return nil, rep, problem(problemRuined, nil, file(id+campaignEnding))
	}
	c := v.(*Campaign)
	if c.ID != id {
		// A copy that somebody made: it goes on under its own name, with a heist of
		// its own.
		c.ID, c.RunningMatch = id, ""
		rep.add(foundTwin, id+campaignEnding, 0, 0, nil)
	}
	return c, rep, nil
}

func (f *Folder) campaignPath(id string) string { return f.path(campaignsDir, id+campaignEnding) }

// A ListedCampaign is one campaign as a list shows it. Trouble is zero, or says
// why it cannot be read as it is; LoadCampaign then tries the previous
// generation.
type ListedCampaign struct {
	ID, Game, Title string
	Created, Saved  time.Time
	RunningMatch    string
	Trouble         rules.Message
}

// Campaigns lists the campaigns, the last played first.
func (f *Folder) Campaigns() ([]ListedCampaign, error) {
	ids, err := f.ids(campaignsDir, campaignEnding, campaignEnding+oldEnding, campaignEnding+newEnding)
	if err != nil {
		return nil, err
	}
	ids = f.latest(campaignsDir, ids, campaignEnding, campaignEnding+oldEnding)
	list := make([]ListedCampaign, 0, len(ids))
	for _, id := range ids {
		l := ListedCampaign{ID: id}
		for _, name := range []string{"", newEnding, oldEnding} {
			v, err := f.peek(&campaignKind, f.campaignPath(id)+name)
			if err != nil {
				l.trouble(name, err)
				continue
			}
			c := v.(*Campaign)
			l.Game, l.Title, l.RunningMatch = c.Game, c.Title, c.RunningMatch
			l.Created, l.Saved = time.Unix(c.Created, 0), time.Unix(c.Saved, 0)
			break
		}
		list = append(list, l)
	}
	slices.SortStableFunc(list, func(a, b ListedCampaign) int {
		return cmp.Or(b.Saved.Compare(a.Saved), cmp.Compare(b.ID, a.ID))
	})
	return list, nil
}

// trouble notes why a generation of a campaign cannot be read. A missing one is
// none, as long as another is there.
func (l *ListedCampaign) trouble(ending string, err error) {
	name := file(l.ID + campaignEnding)
	var p *Problem
	switch {
	case ending == newEnding || !l.Trouble.IsZero():
	case errors.Is(err, fs.ErrNotExist):
	case ofOtherTime(err, "") != nil:
		l.Trouble = ofOtherTime(err, l.ID+campaignEnding).Message
	case useless(err):
		l.Trouble = rules.Say(foundDamage, name)
	case errors.As(reading(l.ID+campaignEnding, err), &p):
		l.Trouble = p.Message
	}
}

// DeleteCampaign moves a campaign to the trash.
func (f *Folder) DeleteCampaign(id string) error {
	err := f.shiftCampaign(campaignsDir, trashDir, id)
	if s := f.owing(id); s != nil && err == nil {
		f.owes(s, false)
	}
	return err
}

// RestoreCampaign takes a campaign out of the trash.
func (f *Folder) RestoreCampaign(id string) error { return f.shiftCampaign(trashDir, campaignsDir, id) }

func (f *Folder) shiftCampaign(from, to, id string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !validID(id) {
		return problem(problemMissing, nil, file(id))
	}
	here, there := exists(f.disk, f.path(from, id+campaignEnding)), exists(f.disk, f.path(to, id+campaignEnding))
	if here && there {
		return problem(problemUnusable, errors.New("a campaign of this name is there already"), file(id))
	}
	delete(f.good, f.campaignPath(id))
	moved := there
	for _, e := range []string{campaignEnding + oldEnding, campaignEnding + newEnding, campaignEnding} {
		err := f.disk.Rename(f.path(from, id+e), f.path(to, id+e))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return writing(f.path(from, id+e), err)
		}
		moved = moved || err == nil
	}
	if !moved {
		return problem(problemMissing, nil, file(id))
	}
	return writing(f.path(to, id), firstOf(f.disk.SyncDir(f.path(to)), f.disk.SyncDir(f.path(from))))
}
