package save

//go:generate go tool msgp -tests=false -io=false -unexported
//msgp:limit arrays:8192 maps:64 marshal:true
//msgp:noduplicates
//msgp:ignore Parcel Piece Luggage Unpacked

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"time"

	"safehouse/rules"
)

// One file to carry: a profile, campaigns and matches as they lie in the folder, in one
// envelope. Reading it changes nothing; unpacking adds what is not there yet and never
// writes over anything.

// parcel is what stands in such a file.
type parcel struct {
	Made  int64        `msg:"made"` // Unix seconds
	Items []parcelItem `msg:"items,limit=8192"`
}

// parcelItem is one file of a folder.
type parcelItem struct {
	Kind uint8  `msg:"k"`
	ID   string `msg:"id,limit=64"`
	Data []byte `msg:"d,limit=8388608"`
}

// What a piece of a parcel is.
const (
	PieceProfile uint8 = 1 + iota
	PieceCampaign
	PieceMatch
	PieceReplay
	pieces = 4
)

const maxParcel = 256 << 20

var parcelKind = kind{code: "CARY", limit: maxParcel, fresh: func() stored { return &parcel{} }}

// Validate names the first value that is out of range.
func (p *parcel) Validate() error {
	if len(p.Items) > 8192 {
		return fmt.Errorf("%d items", len(p.Items))
	}
	for _, x := range p.Items {
		if x.Kind < 1 || x.Kind > pieces || x.Kind != PieceProfile && !validID(x.ID) {
			return fmt.Errorf("item %q of kind %d", x.ID, x.Kind)
		}
	}
	return nil
}

// Luggage is what goes into a parcel. Matches of a campaign go with it.
type Luggage struct {
	Profile   bool
	Campaigns []string // ids
	Matches   []string
	Replays   []string
}

// Everything is all that the folder keeps but for its trash and what is damaged.
func (f *Folder) Everything() (Luggage, error) {
	l := Luggage{Profile: true}
	campaigns, err := f.ids(campaignsDir, campaignEnding)
	if err != nil {
		return l, err
	}
	l.Campaigns = campaigns
	if l.Matches, _, err = f.listable(matchesDir); err != nil {
		return l, err
	}
	l.Replays, _, err = f.listable(replaysDir)
	return l, err
}

// OfCampaign is one campaign with its matches.
func (f *Folder) OfCampaign(id string) (Luggage, error) {
	l := Luggage{Campaigns: []string{id}}
	for _, x := range []struct {
		dir string
		to  *[]string
	}{{matchesDir, &l.Matches}, {replaysDir, &l.Replays}} {
		list, err := f.list(x.dir)
		if err != nil {
			return l, err
		}
		for _, m := range list {
			if m.Campaign == id {
				*x.to = append(*x.to, m.ID)
			}
		}
	}
	return l, nil
}

// Carry writes a parcel at a path outside of the folder, whole and at once; a file that
// was there is replaced. What cannot be read stays out of it and is named in the report.
func (f *Folder) Carry(path string, l Luggage) (Report, error) {
	var rep Report
	switch {
	case f.inside(path):
		return rep, problem(problemOwn, nil, file(path))
	case !f.disk.Replaceable(path):
		return rep, problem(problemNoFile, nil, file(path))
	}
	p := &parcel{Made: f.now().Unix()}
	add := func(kind uint8, id, from string, limit int64) {
		b, err := f.disk.ReadFile(from, limit)
		if err != nil {
			rep.add(foundUnread, filepath.Base(from), 0, 0, err)
			return
		}
		p.Items = append(p.Items, parcelItem{kind, id, b})
	}
	if l.Profile && exists(f.disk, f.path(profileFile)) {
		add(PieceProfile, "", f.path(profileFile), int64(profileKind.limit))
	}
	for _, id := range l.Campaigns {
		add(PieceCampaign, id, f.campaignPath(id), int64(campaignKind.limit))
	}
	for _, id := range l.Matches {
		add(PieceMatch, id, f.path(matchesDir, id+matchEnding), maxMatch)
	}
	for _, id := range l.Replays {
		add(PieceReplay, id, f.path(replaysDir, id+matchEnding), maxMatch)
	}
	b, err := parcelKind.encode(p)
	if err != nil {
		return rep, err
	}
	return rep, replace(f.disk, path, b, false)
}

// A Piece is one thing in a parcel.
type Piece struct {
	Kind  uint8
	ID    string
	Game  string
	Title string // of a campaign or a match; the name of a person
	Saved time.Time
	N     int // matches of a profile, actions of a match

	Here    bool          // there is one of the same id
	Same    bool          // and it is the same
	Trouble rules.Message // why it cannot be taken, or zero

	data []byte
}

// A Parcel is a file to carry that was read and checked.
type Parcel struct {
	Made   time.Time
	Pieces []Piece
}

// Person is the name of the person whose profile is in it, "" without one.
func (p *Parcel) Person() string {
	for _, x := range p.Pieces {
		if x.Kind == PieceProfile {
			return x.Title
		}
	}
	return ""
}

// OpenParcel reads the parcel at a path and checks every piece of it against what the
// folder holds; nothing is changed. That takes its time: progress, if it is not nil, is told
// how many pieces are done, and ctx breaks it off.
func (f *Folder) OpenParcel(ctx context.Context, path string, progress func(done, of int)) (*Parcel, error) {
	v, err := f.peek(&parcelKind, path)
	var bad *misread
	switch {
	case errors.Is(err, errNewer):
		return nil, problem(problemNewer, err, file(filepath.Base(path)))
	case errors.Is(err, errOtherKind):
		return nil, problem(problemForeign, err, file(filepath.Base(path)))
	case errors.As(err, &bad):
		return nil, problem(problemRuined, err, file(filepath.Base(path)))
	case err != nil:
		return nil, reading(path, err)
	}
	p := v.(*parcel)
	out := &Parcel{Made: time.Unix(p.Made, 0)}
	for i, x := range p.Items {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		out.Pieces = append(out.Pieces, f.weigh(x))
		tell(progress, i+1, len(p.Items))
	}
	return out, nil
}

func tell(progress func(done, of int), done, of int) {
	if progress != nil {
		progress(done, of)
	}
}

// weigh looks at a piece.
func (f *Folder) weigh(x parcelItem) Piece {
	p := Piece{Kind: x.Kind, ID: x.ID, data: x.Data}
	name := file(x.ID)
	fail := func(err error) Piece {
		var known *Problem
		switch {
		case errors.As(err, &known):
			p.Trouble = known.Message
		case errors.Is(err, errNewer):
			p.Trouble = rules.Say(problemNewer, name)
		case errors.Is(err, errOther):
			p.Trouble = rules.Say(foundOther, name)
		default:
			p.Trouble = rules.Say(problemRuined, name)
		}
		return p
	}
	switch x.Kind {
	case PieceProfile:
		v, err := profileKind.decode(x.Data)
		if err != nil {
			name = file(profileFile)
			return fail(err)
		}
		own := v.(*Profile)
		p.Title, p.Saved = own.Name, time.Unix(own.Created, 0)
		for _, t := range own.Tallies {
			p.N += t.Played
		}
		p.Here, p.Same = f.compare(f.path(profileFile), x.Data)
	case PieceCampaign:
		v, err := campaignKind.decode(x.Data)
		if err != nil {
			return fail(err)
		}
		c := v.(*Campaign)
		p.Title, p.Game, p.Saved = c.Title, c.Game, time.Unix(c.Saved, 0)
		g, ok := f.find(c.Game)
		if !ok {
			return fail(problem(problemGame, nil, rules.Word("game", rules.Literal(c.Game))))
		}
		switch {
		case c.ID != x.ID:
			return fail(errOther)
		case c.Version > g.Info().Version:
			return fail(errNewer)
		}
		if _, err := c.Hub(g); err != nil {
			return fail(err)
		}
		p.Here, p.Same = f.compare(f.campaignPath(x.ID), x.Data)
	case PieceMatch, PieceReplay:
		dir := matchesDir
		if x.Kind == PieceReplay {
			dir = replaysDir
		}
		j, err := f.unfold(x)
		if err != nil {
			return fail(err)
		}
		p.Game, p.Title, p.Saved, p.N = j.match.Game().Info().ID, j.Title(), time.Unix(j.head.Created, 0), j.match.Actions()
		p.Here, p.Same = f.compare(f.path(dir, x.ID+matchEnding), x.Data)
		if !p.Here {
			p.Here = f.taken(x.ID)
		}
	}
	return p
}

// unfold reads a match of a parcel.
func (f *Folder) unfold(x parcelItem) (*Journal, error) {
	var rep Report
	s := &source{name: x.ID + matchEnding, scan: scanMatch(x.Data)}
	if !s.begun && len(s.frames) == 0 {
		return nil, problem(problemForeign, nil, file(x.ID))
	}
	r, clean, err := load(f.find, []*source{s}, &rep)
	if err != nil {
		return nil, err
	}
	j, err := r.journal(clean && !r.outdated(), s.good(), f.now)
	if err == nil && j.head.ID != x.ID {
		err = errOther
	}
	return j, err
}

// compare reports whether a file is there, and whether it holds the same.
func (f *Folder) compare(path string, data []byte) (here, same bool) {
	b, err := f.disk.ReadFile(path, maxMatch)
	if err != nil {
		return exists(f.disk, path), false
	}
	return true, bytes.Equal(b, data)
}

// taken reports whether a match of this id lies anywhere in the folder.
func (f *Folder) taken(id string) bool {
	return f.has(matchesDir, id) || f.has(replaysDir, id) || f.has(trashDir, id)
}

// Unpacked tells what came of the pieces of a parcel.
type Unpacked struct {
	Added, Same, Copies, Left int
}

// Unpack takes the pieces of a parcel into the folder. What is there already and differs
// stays, and the other becomes a copy with an id of its own; what has Trouble is left out.
// own is the profile that is in use and into which a profile is merged; it is changed and
// stored. When ctx breaks it off, what was taken so far stays, and u tells how much it is;
// doing it again takes the rest. progress, if it is not nil, is told how many pieces are done.
func (f *Folder) Unpack(ctx context.Context, p *Parcel, own *Profile, progress func(done, of int)) (u Unpacked, err error) {
	for i, x := range p.Pieces {
		if err := ctx.Err(); err != nil {
			return u, err
		}
		tell(progress, i, len(p.Pieces))
		switch {
		case !x.Trouble.IsZero():
			u.Left++
		case x.Same:
			u.Same++
		case x.Kind == PieceProfile:
			v, err := profileKind.decode(x.data)
			if err != nil {
				return u, problem(problemRuined, err, file(profileFile))
			}
			next := own.Clone() // own stays as it is until the disk has it
			next.Merge(v.(*Profile))
			if err := f.StoreProfile(next); err != nil {
				return u, err
			}
			*own = *next
			u.Added++
		case x.Kind == PieceCampaign:
			copied, err := f.unpackCampaign(x)
			if err != nil {
				return u, err
			}
			u.note(copied)
		default:
			copied, err := f.unpackMatch(x)
			if err != nil {
				return u, err
			}
			u.note(copied)
		}
	}
	return u, nil
}

func (u *Unpacked) note(copied bool) {
	if copied {
		u.Copies++
	} else {
		u.Added++
	}
}

func (f *Folder) unpackCampaign(x Piece) (copied bool, err error) {
	v, err := campaignKind.decode(x.data)
	if err != nil {
		return false, problem(problemRuined, err, file(x.ID+campaignEnding))
	}
	c := v.(*Campaign)
	if x.Here || exists(f.disk, f.path(trashDir, x.ID+campaignEnding)) {
		// It goes on by itself, and begins the match that was under way anew.
		c.ID, c.RunningMatch, copied = newName(c.Game, f.now()), "", true
	}
	return copied, f.StoreCampaign(c)
}

func (f *Folder) unpackMatch(x Piece) (copied bool, err error) {
	j, err := f.unfold(parcelItem{x.Kind, x.ID, x.data})
	if err != nil {
		return false, wrong(err, x.ID+matchEnding)
	}
	if x.Here {
		copied = true
		if err := j.rename(newID(j.match.Game(), f.now())); err != nil {
			return copied, problem(problemUnusable, err)
		}
	}
	k, err := f.admit(j, nil)
	if err != nil {
		return copied, err
	}
	if err := k.Close(); err != nil {
		return copied, err
	}
	if x.Kind == PieceReplay {
		err = f.Archive(k.id)
	}
	return copied, err
}

// Merge adds what another profile knows: every result once, and if it is the same
// person's, by its name, the earlier day of an achievement and the days of tonight's job
// that this one does not have or on which the other one came further. What this one has
// stays. Results that are older than a log that is full are taken to have stood there, and
// those of strangers are taken as far as there is room.
func (p *Profile) Merge(o *Profile) {
	same := o.Name == "" || p.Called(o.Name)
	if p.Nameless() && o.Name != "" {
		p.Rename(p.Name, o.Name)
		p.Name = o.Name
	}
	if same && o.Name != p.Name {
		o = o.Clone()
		o.Rename(o.Name, p.Name)
	}
	if same && o.Created > 0 && (p.Created == 0 || o.Created < p.Created) {
		p.Created = o.Created
	}
	mine := slices.Clone(p.Tallies)
	log := slices.Clone(o.Log) // the newest first: what there is no room for is the oldest
	slices.SortStableFunc(log, func(a, b Entry) int { return cmp.Compare(b.When, a.When) })
	alien := p.strangers()
	for _, e := range log {
		strange := p.stranger(e.Who) && !slices.Contains(o.Guests, e.Who)
		before, full := len(p.Tallies), len(p.Log) >= maxLog
		if full {
			p.byTime() // the oldest one makes room
		}
		if p.forgot(e.When) || strange && (alien >= maxAlien || full) || !p.Known(e.Who) && before >= maxOthers || !p.Count(e.result()) {
			continue
		}
		p.Log[len(p.Log)-1].Seconds = e.Seconds
		if strange {
			alien += len(p.Tallies) - before
		}
	}
	p.byTime()
	p.mergeOld(o, mine)
	for _, g := range o.Guests {
		if g != p.Name && !slices.Contains(p.Guests, g) && len(p.Guests) < maxGuests {
			p.Guests = append(p.Guests, g)
		}
	}
	if !same {
		return
	}
	if p.Marks == nil {
		p.Marks = map[string]int64{}
	}
	for _, k := range slices.Sorted(maps.Keys(o.Marks)) {
		have, known := p.Marks[k]
		if !known && len(p.Marks) < maxMarks/2 || known && isFeat(k) && o.Marks[k] < have {
			p.Marks[k] = o.Marks[k]
		}
	}
	for _, n := range o.Nights {
		if have := p.Night(n.Day); have == nil || n.further(have) {
			p.putNight(n)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(o.Time)) {
		if have, known := p.Time[id]; o.Time[id] > have && (known || len(p.Time) < maxTime/2) && !slices.ContainsFunc(p.Log, func(e Entry) bool { return e.Match == id }) {
			if p.Time == nil {
				p.Time = map[string]int64{}
			}
			p.Time[id] = o.Time[id]
		}
	}
}

// byTime puts the log in order.
func (p *Profile) byTime() {
	slices.SortStableFunc(p.Log, func(a, b Entry) int { return cmp.Compare(a.When, b.When) })
}

// mergeOld adds tallies of games and tables that this profile knew nothing of and that
// are older than the other's log.
func (p *Profile) mergeOld(o *Profile, mine []Tally) {
	same := func(t Tally) func(Tally) bool {
		return func(x Tally) bool {
			return x.Who == t.Who && x.Game == t.Game && x.Seats == t.Seats && x.Level == t.Level
		}
	}
	alien := p.strangers()
	for _, t := range o.Tallies {
		strange := p.stranger(t.Who)
		if slices.ContainsFunc(mine, same(t)) || len(p.Tallies) >= maxTallies || strange && alien >= maxAlien || !p.Known(t.Who) && len(p.Tallies) >= maxOthers {
			continue // both have played there; what both logs know has been added
		}
		if strange {
			alien++
		}
		if i := slices.IndexFunc(p.Tallies, same(t)); i >= 0 {
			p.Tallies[i] = t
		} else {
			p.Tallies = append(p.Tallies, t)
		}
	}
}

// WriteText writes a text at a path, whole and at once; anything there that is no regular
// file is ErrNoFile. Ask Exists before.
func WriteText(path, text string) error {
	d := osDisk{}
	if !d.Replaceable(path) {
		return problem(problemNoFile, nil, file(path))
	}
	return replace(d, path, []byte(text), false)
}
