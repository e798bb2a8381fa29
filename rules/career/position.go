package career

import (
	"encoding/json"
	"slices"
	"strconv"

	"safehouse/rules"
)

// A Position is the whole career in names, as the referee prints and edits it and as
// files keep it.
type Position struct {
	Options    PositionOptions              `json:"options"`
	Seats      int                          `json:"seats"`
	Stage      string                       `json:"stage"`
	Operation  string                       `json:"operation"` // that is played or was played last, or none
	End        string                       `json:"end"`       // or none
	Begun      int                          `json:"begun"`
	Helped     int                          `json:"helped"`         // how many were begun when somebody helped last
	Help       string                       `json:"help,omitempty"` // keepsake that came then
	Stars      int                          `json:"stars"`          // for reading only
	Operations map[string]PositionOperation `json:"operations"`
	Keepsakes  map[string]string            `json:"keepsakes"` // never, held or gone
	Along      map[string]bool              `json:"along"`
	Rivals     map[string]PositionRival     `json:"rivals"`
	Settled    string                       `json:"settled_match"`
	Setup      map[string]string            `json:"setup"` // options of the match that runs
	MatchSeed  string                       `json:"match_seed"`
	Match      json.RawMessage              `json:"match,omitempty"`
	Seed       string                       `json:"seed"`
	Drawn      int                          `json:"drawn"`
	Upcoming   []map[string]any             `json:"upcoming"`
}

// PositionOptions belong to the set-up; they cannot be edited.
type PositionOptions struct {
	Level    string `json:"level"`
	Step     int    `json:"step"`               // of the ladder
	Keepsake string `json:"keepsake,omitempty"` // of an earlier career that this one began with
}

// PositionOperation is what has become of an operation.
type PositionOperation struct {
	Fate   string   `json:"fate"`   // untried, won, lost or shut
	Open   bool     `json:"open"`   // for reading only
	Offers []string `json:"offers"` // drawn when the career began
	PositionAttempt
	First *PositionAttempt `json:"first,omitempty"` // the lost one, where it is tried again
	Paid  string           `json:"paid,omitempty"`  // keepsake that the second try cost
}

// PositionAttempt is one time that an operation was played.
type PositionAttempt struct {
	Number  int             `json:"number"`
	Stars   int             `json:"stars"`
	Score   int             `json:"score"`
	Against int             `json:"against"`
	Along   map[string]bool `json:"along"`
	Took    string          `json:"took"`
	Gave    string          `json:"gave"`
	Replay  string          `json:"match"`
	Goals   []PositionGoal  `json:"goals"`   // how each ended; none where that was not booked
	Outcome string          `json:"outcome"` // of the match: unknown, won or lost
}

// PositionGoal is how a goal ended.
type PositionGoal struct {
	Goal    string `json:"goal"`
	N       int    `json:"n"`
	Met     bool   `json:"met"`
	Counted bool   `json:"counted"` // have and want are told
	Have    int    `json:"have"`
	Want    int    `json:"want"`
}

// PositionRival is how a rival was met.
type PositionRival struct {
	Beaten int `json:"beaten"`
	Victor int `json:"victor"`
	Row    int `json:"row"` // above 0: beaten as often in a row; below 0: victor
}

const none = "none"

// MarshalJSON prints the career.
func (s *State) MarshalJSON() ([]byte, error) {
	b, luck := s.game.book, s.Chance()
	p := Position{
		Options: PositionOptions{levelIDs[s.Level], int(s.Step), s.nameOf(kKeepsake, s.Legacy)}, Seats: b.Seats, Stage: stageIDs[s.Stage], Operation: s.nameOf(kOperation, s.Now), End: s.nameOf(kEnd, s.End),
		Begun: int(s.Count), Helped: int(s.Helped), Help: s.nameOf(kKeepsake, s.Help), Stars: s.Stars(), Operations: map[string]PositionOperation{}, Keepsakes: map[string]string{}, Along: s.names(s.Along),
		Rivals: map[string]PositionRival{}, Settled: s.Settled, Setup: map[string]string{}, MatchSeed: strconv.FormatUint(s.Seed, 10),
		Seed: strconv.FormatUint(s.Luck.Rand.S, 10), Drawn: int(s.Luck.Drawn), Upcoming: s.game.info.WriteNext(luck),
	}
	for i := range b.Operations {
		x := &s.Pages[i]
		o := PositionOperation{
			Fate: fateIDs[x.Fate], Open: s.Running == nil && s.Open(i), PositionAttempt: s.printAttempt(&x.Attempt),
			Offers: []string{s.nameOf(kKeepsake, x.Offers[0]), s.nameOf(kKeepsake, x.Offers[1])},
		}
		if x.again() {
			first := s.printAttempt(&x.First)
			o.First, o.Paid = &first, s.nameOf(kKeepsake, x.Paid)
		}
		p.Operations[b.Operations[i].ID] = o
	}
	for k := range b.Keepsakes {
		p.Keepsakes[b.Keepsakes[k].ID] = holdingIDs[s.Keepsakes[k]]
	}
	for r := range b.Rivals {
		m := s.Rivals[r]
		p.Rivals[b.Rivals[r].ID] = PositionRival{int(m.Beaten), int(m.Victor), int(m.Row)}
	}
	for id, v := range s.Options() {
		if o, ok := b.Of.Info().Option(id); ok {
			p.Setup[id] = o.Format(v)
		}
	}
	if s.Running != nil {
		m, err := s.Running.MarshalJSON()
		if err != nil {
			return nil, err
		}
		p.Match = m
	}
	return json.Marshal(p)
}

// nameOf is the id of a thing of the desk, or none.
func (s *State) nameOf(k rules.RefKind, i uint8) string {
	if l := s.game.info.Refs[s.game.words.ref+k].IDs; int(i) < len(l) {
		return l[i]
	}
	return none
}

func (s *State) printAttempt(x *Attempt) PositionAttempt {
	return PositionAttempt{
		Number: int(x.Number), Stars: int(x.Stars), Score: int(x.Score), Against: int(x.Against), Along: s.names(x.Along),
		Took: s.nameOf(kKeepsake, x.Took), Gave: s.nameOf(kKeepsake, x.Gave), Replay: x.Replay, Goals: s.printGoals(x), Outcome: matchIDs[x.Match],
	}
}

// printGoals prints how the goals of a try ended.
func (s *State) printGoals(p *Attempt) []PositionGoal {
	l := []PositionGoal{}
	if p.Booked {
		for _, x := range p.Goals {
			l = append(l, PositionGoal{Goal: s.game.GoalID(x), N: int(x.N), Met: x.Met, Counted: x.Counted, Have: int(x.Have), Want: int(x.Want)})
		}
	}
	return l
}

// names are the keepsakes of a set.
func (s *State) names(set uint32) map[string]bool {
	m := map[string]bool{}
	for k := range s.game.book.Keepsakes {
		if set>>k&1 == 1 {
			m[s.game.book.Keepsakes[k].ID] = true
		}
	}
	return m
}

// UnmarshalJSON reads a career back. What is inconsistent is refused with the reason,
// and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	r := reader{State: State{game: s.game}}
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.begun() && r.Level != s.Level {
		return rules.ErrSetup
	}
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}

// begun reports whether s is a career and not an empty one to read into.
func (s *State) begun() bool { return s.Pages[len(s.Pages)-1].Took == None }

// A reader turns names back into a career and keeps the first thing that it cannot
// read.
type reader struct {
	rules.Reader
	State
}

// thing finds a thing of the desk by its id, or None.
func (r *reader) thing(what string, k rules.RefKind, id string) uint8 {
	if id == none {
		return None
	}
	return uint8(r.Index(what, r.game.info.Refs[r.game.words.ref+k].IDs, id))
}

// set reads a set of keepsakes.
func (r *reader) set(what string, m map[string]bool) (set uint32) {
	for id, on := range m {
		if k := r.thing(what, kKeepsake, id); on && k != None {
			set |= 1 << k
		}
	}
	return set
}

// seed reads a number that a generator begins with.
func (r *reader) seed(what, text string) uint64 {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		r.Fail("%s cannot be read: %q", what, text)
	}
	return n
}

func (r *reader) read(p *Position) {
	b := r.game.book
	r.Level, r.Stage = uint8(r.Index("options.level", levelIDs, p.Options.Level)), Stage(r.Index("stage", stageIDs, p.Stage))
	r.Step, r.Legacy = uint8(r.Number("options.step", p.Options.Step, 0, Steps)), None
	if p.Options.Keepsake != "" { // it is not in careers from before there was a ladder
		r.Legacy = r.thing("options.keepsake", kKeepsake, p.Options.Keepsake)
	}
	r.Number("seats", p.Seats, b.Seats, b.Seats)
	r.Now, r.End = r.thing("operation", kOperation, p.Operation), r.thing("end", kEnd, p.End)
	r.Count, r.Helped = uint8(r.Number("begun", p.Begun, 0, 2*len(b.Operations))), uint8(r.Number("helped", p.Helped, 0, 2*len(b.Operations)))
	r.Settled, r.Help = p.Settled, None
	if p.Help != "" { // it is not in careers from before anybody helped
		r.Help = r.thing("help", kKeepsake, p.Help)
	}
	r.readOperations(p.Operations)
	for id, word := range p.Keepsakes {
		if k := r.thing("keepsakes", kKeepsake, id); k != None {
			r.Keepsakes[k] = Holding(r.Index("keepsakes."+id, holdingIDs, word))
		}
	}
	r.Along = r.set("along", p.Along)
	for id, m := range p.Rivals {
		if k := r.thing("rivals", kRival, id); k != None {
			what := "rivals." + id
			r.Rivals[k] = Meetings{
				Beaten: uint8(r.Number(what+".beaten", m.Beaten, 0, MaxOperations)), Victor: uint8(r.Number(what+".victor", m.Victor, 0, MaxOperations)),
				Row: int8(r.Number(what+".row", m.Row, -mostMet, mostMet)),
			}
		}
	}
	r.Seed = r.seed("match_seed", p.MatchSeed)
	r.Luck.Rand.S = r.seed("seed", p.Seed)
	r.Luck.Drawn = uint32(r.Number("drawn", p.Drawn, 0, 1<<31))
	r.readMatch(p)
}

func (r *reader) readOperations(l map[string]PositionOperation) {
	for i := range r.Pages {
		r.Pages[i] = blank
	}
	for id, x := range l {
		i := r.thing("operations", kOperation, id)
		if r.Err != nil || i == None {
			r.Fail("operations: %q is none", id)
			return
		}
		what := "operations." + id
		page := Page{
			Fate: Fate(r.Index(what+".fate", fateIDs, x.Fate)), Attempt: r.readAttempt(what, &x.PositionAttempt), Offers: [2]uint8{None, None}, First: unplayed, Paid: None,
		}
		if x.First != nil {
			page.First, page.Paid = r.readAttempt(what+".first", x.First), r.thing(what+".paid", kKeepsake, x.Paid)
		}
		if len(x.Offers) != len(page.Offers) {
			r.Fail("%s.offers are two, none where there is no other", what)
			return
		}
		for n, k := range x.Offers {
			page.Offers[n] = r.thing(what+".offers", kKeepsake, k)
		}
		r.Pages[i] = page
	}
}

func (r *reader) readAttempt(what string, x *PositionAttempt) Attempt {
	a := Attempt{
		Number: uint8(r.Number(what+".number", x.Number, 0, 2*MaxOperations)), Stars: uint8(r.Number(what+".stars", x.Stars, 0, 3)),
		Score: int16(r.Number(what+".score", x.Score, -maxPoints, maxPoints)), Against: int16(r.Number(what+".against", x.Against, -maxPoints, maxPoints)),
		Along: r.set(what+".along", x.Along), Took: r.thing(what+".took", kKeepsake, x.Took), Gave: r.thing(what+".gave", kKeepsake, x.Gave), Replay: x.Replay,
	}
	r.readGoals(what, &a, x)
	return a
}

// readGoals reads how the match of an operation ended, and each of its goals. A career that was kept before they were booked
// has neither.
func (r *reader) readGoals(what string, p *Attempt, x *PositionAttempt) {
	if x.Outcome != "" {
		p.Match = Match(r.Index(what+".outcome", matchIDs, x.Outcome))
	}
	if len(x.Goals) == 0 {
		return
	}
	if len(x.Goals) != len(p.Goals) {
		r.Fail("%s.goals are %d, or none where they were not booked", what, len(p.Goals))
		return
	}
	p.Booked = true
	for n, g := range x.Goals {
		p.Goals[n] = Result{
			Goal: uint8(r.Index(what+".goals", r.game.goals, g.Goal)), N: int16(r.Number(what+".goals.n", g.N, 0, maxPoints)), Met: g.Met, Counted: g.Counted,
			Have: int16(r.Number(what+".goals.have", g.Have, -maxPoints, maxPoints)), Want: int16(r.Number(what+".goals.want", g.Want, -maxPoints, maxPoints)),
		}
	}
}

// maxPoints is more than any match brings.
const maxPoints = 1 << 14

func (r *reader) readMatch(p *Position) {
	in := r.game.book.Of.Info()
	set := rules.Options{}
	for id, word := range p.Setup {
		o, ok := in.Option(id)
		if !ok {
			r.Fail("setup: %s has no option %q", in.ID, id)
			return
		}
		v, ok := o.Parse(word)
		if !ok || !o.Allows(v) {
			r.Fail("setup.%s has no value %q", id, word)
			return
		}
		set[id] = v
	}
	r.choose(set)
	if len(p.Match) > 0 && !slices.Equal(p.Match, []byte("null")) {
		r.Running = r.game.book.Of.Empty()
		if err := r.Running.UnmarshalJSON(p.Match); err != nil {
			r.Fail("match: %w", err)
			return
		}
	}
	if err := r.game.info.ReadNext(r.Chance(), p.Upcoming); err != nil {
		r.Fail("%w", err)
	}
}
