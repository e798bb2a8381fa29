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
	"io/fs"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"time"

	"safehouse/rules"
)

// One file to carry: a profile, campaigns and matches as they lie in the folder, in one
// envelope. Reading it changes nothing. Unpacking merges by identity and generation: what is
// not there yet is added under its id, the newer generation of what is there takes its
// place and the older one goes to the trash, and the same a second time changes nothing.

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

var parcelKind = kind{code: "CARY", limit: maxParcel, steps: migrations{from: 1}, fresh: func() stored { return &parcel{} }}

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
	Older   bool          // and it is newer than this one
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
	case ofOtherTime(err, "") != nil:
		return nil, ofOtherTime(err, filepath.Base(path))
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
		case errors.Is(err, errBefore):
			p.Trouble = rules.Say(problemBefore, name)
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
		if own, dir := f.ownCampaign(x.ID); own != nil && (dir != trashDir || own.compare(c) < 0) {
			p.Here, p.Same, p.Older = true, own.compare(c) == 0 && bytes.Equal(own.Data, c.Data), own.compare(c) >= 0
		}
	case PieceMatch, PieceReplay:
		j, err := f.unfold(x)
		if err != nil {
			return fail(err)
		}
		p.Game, p.Title, p.Saved, p.N = j.match.Game().Info().ID, j.Title(), time.Unix(j.head.Created, 0), j.match.Actions()
		if own, dir := f.ownMatch(x.ID); own != nil && (dir != trashDir || own.compare(j) < 0) {
			n := own.compare(j)
			p.Here, p.Same, p.Older = true, n == 0 && own.match.State().Same(j.match.State()), n >= 0
		}
	}
	return p
}

// ownCampaign is the campaign of an id that lies here, and the folder; nil without one that can
// be read.
func (f *Folder) ownCampaign(id string) (*Campaign, string) {
	for _, dir := range []string{campaignsDir, trashDir} {
		if v, err := f.peek(&campaignKind, f.path(dir, id+campaignEnding)); err == nil && v.(*Campaign).ID == id {
			return v.(*Campaign), dir
		}
	}
	return nil, ""
}

// ownMatch is the match of an id that lies here, and the folder; nil without one that can be
// read.
func (f *Folder) ownMatch(id string) (*Journal, string) {
	for _, dir := range []string{matchesDir, replaysDir, trashDir} {
		if !f.has(dir, id) || f.left(dir, id) {
			continue
		}
		if j, _, err := f.read(dir, id); err == nil && j.head.ID == id {
			return j, dir
		}
	}
	return nil, ""
}

// compare tells which of two states of a match is the newer one: that to which more has
// happened, else that which was played last.
func (j *Journal) compare(o *Journal) int {
	n := cmp.Compare(j.spot.event, o.spot.event)
	if n == 0 && !j.match.State().Same(o.match.State()) {
		n = cmp.Compare(j.saved(), o.saved())
	}
	return n
}

// saved is when the last summary was written, in Unix seconds.
func (j *Journal) saved() (when int64) {
	s := scanMatch(j.tape)
	for _, f := range s.frames {
		var m summary
		if f.kind != summaryFrame {
			continue
		}
		if _, err := m.UnmarshalMsg(s.payload(f)); err == nil {
			when = m.Saved
		}
	}
	return when
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

// Unpacked tells what came of the pieces of a parcel.
type Unpacked struct {
	Added int // was not here
	Newer int // has taken the place of an older one, which lies in the trash
	Same  int // was here, or is older than what is
	Left  int // has Trouble
}

// Unpack takes the pieces of a parcel into the folder, see above; what has Trouble is left
// out. own is the profile that is in use and into which a profile is merged; it is changed and
// stored. When ctx breaks it off, what was taken so far stays, and u tells how much it is;
// doing it again takes the rest. progress, if it is not nil, is told how many pieces are done.
func (f *Folder) Unpack(ctx context.Context, p *Parcel, own *Profile, progress func(done, of int)) (u Unpacked, err error) {
	for i, x := range p.Pieces {
		if err := ctx.Err(); err != nil {
			return u, err
		}
		tell(progress, i, len(p.Pieces))
		var to *int
		switch {
		case !x.Trouble.IsZero():
			to = &u.Left
		case x.Kind == PieceProfile:
			to, err = f.unpackProfile(&u, x, own)
		case x.Kind == PieceCampaign:
			to, err = f.unpackCampaign(&u, x)
		default:
			to, err = f.unpackMatch(&u, x)
		}
		if err != nil {
			return u, err
		}
		*to++
	}
	return u, nil
}

func (f *Folder) unpackProfile(u *Unpacked, x Piece, own *Profile) (*int, error) {
	v, err := profileKind.decode(x.data)
	if err != nil {
		return nil, problem(problemRuined, err, file(profileFile))
	}
	next := own.Clone() // own stays as it is until the disk has it
	next.Merge(v.(*Profile))
	if exists(f.disk, f.path(profileFile)) && reflect.DeepEqual(next, own.Clone()) {
		return &u.Same, nil
	}
	if err := f.StoreProfile(next); err != nil {
		return nil, err
	}
	*own = *next
	return &u.Added, nil
}

func (f *Folder) unpackCampaign(u *Unpacked, x Piece) (*int, error) {
	v, err := campaignKind.decode(x.data)
	if err != nil {
		return nil, problem(problemRuined, err, file(x.ID+campaignEnding))
	}
	c := v.(*Campaign)
	to := &u.Added
	was, dir := f.ownCampaign(c.ID)
	switch {
	case was != nil && was.compare(c) >= 0:
		if to = &u.Same; dir == trashDir {
			to, err = &u.Added, f.RestoreCampaign(c.ID)
		}
		return to, err
	case was != nil:
		to = &u.Newer
		if err := f.shed(was); err != nil {
			return nil, err
		}
		if dir == trashDir { // its place is taken by the copy
			if err := f.RestoreCampaign(c.ID); err != nil {
				return nil, err
			}
		}
	}
	return to, f.store(&campaignKind, f.campaignPath(c.ID), c)
}

// shed puts a copy of a campaign that a newer generation takes the place of into the trash.
// Taken out again it goes on by itself, and begins the match that was under way anew.
func (f *Folder) shed(c *Campaign) error {
	old := *c
	old.ID, old.RunningMatch = newName(c.Game, f.now()), ""
	return f.store(&campaignKind, f.path(trashDir, old.ID+campaignEnding), &old)
}

func (f *Folder) unpackMatch(u *Unpacked, x Piece) (*int, error) {
	j, err := f.unfold(parcelItem{x.Kind, x.ID, x.data})
	if err != nil {
		return nil, wrong(err, x.ID+matchEnding)
	}
	was, dir := f.ownMatch(x.ID)
	switch {
	case was != nil && was.compare(j) >= 0 && dir == trashDir:
		return &u.Added, f.Restore(x.ID)
	case was != nil && was.compare(j) >= 0:
		return &u.Same, nil
	case was != nil:
		return &u.Newer, f.supersede(was, dir, j)
	}
	if f.has(matchesDir, x.ID) { // nothing of it can be read: it is moved aside
		if k, _, err := f.OpenMatch(x.ID); err == nil {
			return nil, firstOf(k.Close(), problem(problemBusy, nil, file(x.ID)))
		} else if !errors.Is(err, ErrRuined) {
			return nil, err
		}
	}
	k, err := f.admit(j, nil)
	if err == nil {
		err = k.Close()
	}
	if err == nil && x.Kind == PieceReplay {
		err = f.Archive(k.id)
	}
	return &u.Added, err
}

// supersede lets a newer state of a match take the place of the one that lies in a folder, of
// which a copy goes to the trash. At every moment one of them is there.
func (f *Folder) supersede(was *Journal, dir string, j *Journal) error {
	id := j.head.ID
	if dir != matchesDir {
		if err := f.shift(dir, matchesDir, id); err != nil {
			return err
		}
	}
	if err := f.hold(id); err != nil {
		return err // it lies on the table
	}
	defer f.release(id)
	if err := was.rename(newID(j.match.Game(), f.now())); err != nil {
		return problem(problemUnusable, err)
	}
	copied := f.path(trashDir, was.head.ID)
	if err := replace(f.disk, copied+matchEnding, was.tape, false); err != nil {
		return err
	}
	// What is beside the journal belongs to the older one.
	path := f.path(matchesDir, id)
	for _, e := range besides {
		if err := f.disk.Remove(path + e); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return writing(path+e, err)
		}
	}
	err := replace(f.disk, path+matchEnding, j.tape, false)
	if err == nil {
		err = replace(f.disk, path+startEnding, j.tape[:j.first], false)
	}
	if err == nil && dir == replaysDir && j.match.Turn().Done {
		f.release(id)
		err = f.Archive(id)
	}
	return err
}

// Merge adds what another profile knows: every result once, and if it is the same
// person's, by its name, the earlier day of an achievement, the puzzles that it found and the days of tonight's job
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
	if p.Marks == nil && len(o.Marks) > 0 {
		p.Marks = map[string]int64{}
	}
	for _, k := range slices.Sorted(maps.Keys(o.Marks)) {
		have, known := p.Marks[k]
		if !known && len(p.Marks) < maxMarks/2 || known && isFeat(k) && o.Marks[k] < have || known && isPuzzle(k) && have < 0 && o.Marks[k] > 0 {
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
