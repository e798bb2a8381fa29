package campaign

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Position is the whole campaign in names, as the referee prints and edits it.
// Players and characters are keyed by their names in the book.
type Position struct {
	Options  PositionOptions           `json:"options"`
	Seats    int                       `json:"seats"`
	Stage    string                    `json:"stage"`
	Cash     int                       `json:"cash"`
	Jewels   int                       `json:"jewels"`
	Fixers   map[string]PositionFixer  `json:"fixers"`
	Items    map[string]PositionItem   `json:"items"`
	Heists   map[string]PositionHeist  `json:"heists"`
	Played   map[string]bool           `json:"characters_played"`
	Feats    map[string]bool           `json:"achievements"`
	Job      string                    `json:"job"`  // or none
	Crew     map[string]PositionChair  `json:"crew"` // by seat
	Sitter   string                    `json:"sitter"`
	Draft    *PositionDraft            `json:"draft,omitempty"`
	Pupil    int                       `json:"pupil"`
	Steps    int                       `json:"steps"`
	Mayor    bool                      `json:"mayor_helped"`
	Settled  string                    `json:"settled_match"`
	Players  map[string]PositionPlayer `json:"players"`
	Members  map[string]PositionMember `json:"members"`
	Learnt   map[string]PositionLearnt `json:"learnt"`  // by chair of the last crew: level-ups that can be taken back
	History  []PositionEntry           `json:"history"` // the last heist first
	Heist    json.RawMessage           `json:"heist,omitempty"`
	Seed     string                    `json:"seed"`
	Drawn    int                       `json:"drawn"`
	Upcoming []map[string]any          `json:"upcoming"`
}

// PositionOptions belong to the set-up; they cannot be edited.
type PositionOptions struct {
	Heists int `json:"heists"`
}

// PositionFixer is what the team has of a Fixer.
type PositionFixer struct {
	Won  bool `json:"won"`
	Used bool `json:"used"`
}

// PositionItem is where the copies of an item are, beside box and shop.
type PositionItem struct {
	Owned   int  `json:"owned"`
	Stock   int  `json:"stock"`
	Shelved int  `json:"shelved"` // discovered copies that the shop has had
	Found   bool `json:"discovered"`
}

// PositionHeist is what the team has done with a job.
type PositionHeist struct {
	Tried      bool   `json:"tried"`
	Won        bool   `json:"won"`
	Difficulty string `json:"difficulty,omitempty"` // for reading only
	Fits       string `json:"fits,omitempty"`       // for reading only: weaker, team or stronger
}

// PositionChair is who plays whom.
type PositionChair struct {
	Player string `json:"player"`
	Member string `json:"member"`
}

// PositionDraft is a character that is being built.
type PositionDraft struct {
	Level     int      `json:"level"`
	Grown     int      `json:"grown"`
	Name      string   `json:"name"`
	Character string   `json:"character"`
	Skills    []string `json:"skills"`
}

// PositionPlayer is a player.
type PositionPlayer struct {
	Label  string `json:"label"`
	Level  int    `json:"level"`
	Heists int    `json:"heists"`
	Here   bool   `json:"here"`
}

// PositionMember is a named character.
type PositionMember struct {
	Label     string   `json:"label"`
	Character string   `json:"character"`
	Skills    []string `json:"skills"`
	Level     int      `json:"level"`
	Busted    bool     `json:"busted"`
	Heists    int      `json:"heists"`
	Wins      int      `json:"wins"`
}

// PositionEntry is a heist of the history.
type PositionEntry struct {
	Heist   string               `json:"heist"`
	Success bool                 `json:"success"`
	Before  int                  `json:"cash_before"`
	After   int                  `json:"cash_after"`
	Jewels  int                  `json:"jewels"`
	Rounds  int                  `json:"rounds"`
	Crew    []PositionEntryChair `json:"crew"`
	Fixer   string               `json:"fixer"`
	Earned  map[string]bool      `json:"achievements"`
	Replay  string               `json:"match"`
}

// PositionEntryChair is who played whom in a heist.
type PositionEntryChair struct {
	Player string `json:"player"`
	Member string `json:"member"`
	Level  int    `json:"level"`
	Busted bool   `json:"busted"`
}

const none = "none"

// id is the name of a thing, none beyond the end of its kind.
func id(k rules.RefKind, n int) string {
	if l := info.Refs[k].IDs; n < len(l) {
		return l[n]
	}
	return none
}

// MarshalJSON prints the campaign.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{int(s.Last)}, Seats: int(s.Seats), Stage: stageIDs[min(s.Stage, stages-1)], Cash: int(s.Cash), Jewels: int(s.Jewels),
		Fixers: map[string]PositionFixer{}, Items: map[string]PositionItem{}, Heists: map[string]PositionHeist{}, Played: map[string]bool{},
		Feats: map[string]bool{}, Job: id(KindHeist, int(s.Job)), Crew: map[string]PositionChair{}, Sitter: id(KindPlayer, int(s.Sitter)),
		Pupil: int(s.Pupil), Steps: int(s.Steps), Mayor: s.Mayor, Settled: s.Settled, Players: map[string]PositionPlayer{},
		Members: map[string]PositionMember{}, Learnt: s.writeLearnt(), History: []PositionEntry{}, Seed: strconv.FormatUint(s.Luck.Rand.S, 10), Drawn: int(s.Luck.Drawn),
		Upcoming: info.WriteNext(&s.Luck),
	}
	for f, name := range info.Refs[KindFixer].IDs {
		p.Fixers[name] = PositionFixer{s.Fixers.Has(masters.Fixer(f)), s.Used.Has(masters.Fixer(f))}
	}
	for i := range s.Owned {
		p.Items[masters.Item(i).Card().ID] = PositionItem{int(s.Owned[i]), int(s.Stock[i]), int(s.Shelved[i]), s.Found>>i&1 == 1}
	}
	for g, name := range info.Refs[KindHeist].IDs {
		p.Heists[name] = PositionHeist{s.Tried>>g&1 == 1, s.Won>>g&1 == 1, difficultyIDs[masters.Heist(g).Card().Level], [...]string{"weaker", "team", "stronger"}[1+s.Fits(masters.Heist(g))]}
	}
	for c := range masters.Character(masters.Characters) {
		p.Played[c.Card().ID] = s.Played>>c&1 == 1
	}
	for f, name := range featIDs {
		p.Feats[name] = s.Feats.Has(Feat(f))
	}
	for i, c := range s.Gang() {
		p.Crew[strconv.Itoa(i)] = PositionChair{id(KindPlayer, int(c.Player)), id(KindMember, int(c.Member))}
	}
	if d := &s.Draft; d.Open {
		p.Draft = &PositionDraft{int(d.Level), int(d.Grown), id(KindMember, int(d.Name)), id(KindCharacter, int(d.Card)), skillWords(d.Skills)}
	}
	for _, x := range s.Players {
		p.Players[id(KindPlayer, int(x.ID))] = PositionPlayer{x.Label, int(x.Level), int(x.Heists), x.Here}
	}
	for _, x := range s.Members {
		p.Members[id(KindMember, int(x.ID))] = PositionMember{x.Label, id(KindCharacter, int(x.Card)), skillWords(x.Skills), int(x.Level), x.Busted, int(x.Heists), int(x.Wins)}
	}
	for i := len(s.History) - 1; i >= 0; i-- {
		p.History = append(p.History, writeEntry(&s.History[i]))
	}
	if s.Heist != nil {
		b, err := s.Heist.MarshalJSON()
		if err != nil {
			return nil, err
		}
		p.Heist = b
	}
	return json.Marshal(p)
}

func skillWords(skills [2]masters.Skill) []string {
	l := []string{}
	for _, k := range skills {
		if k != masters.NoSkill {
			l = append(l, id(KindSkill, int(k)))
		}
	}
	return l
}

func writeEntry(e *Entry) PositionEntry {
	p := PositionEntry{
		Heist: id(KindHeist, int(e.Heist)), Success: e.Success, Before: int(e.Before), After: int(e.After), Jewels: int(e.Jewels), Rounds: int(e.Rounds),
		Crew: []PositionEntryChair{}, Fixer: id(KindFixer, int(e.Fixer)), Earned: map[string]bool{}, Replay: e.Replay,
	}
	for i, c := range e.Crew[:min(e.Size, chairs)] {
		p.Crew = append(p.Crew, PositionEntryChair{id(KindPlayer, int(c.Player)), id(KindMember, int(c.Member)), int(e.Level[i]), e.Busted.Has(i)})
	}
	for f, name := range featIDs {
		if e.Earned.Has(Feat(f)) {
			p.Earned[name] = true
		}
	}
	return p
}

// UnmarshalJSON reads a campaign back. What is inconsistent is refused with the
// reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	var r reader
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Seats != s.Seats || r.Last != s.Last) {
		return fmt.Errorf("seats and options belong to the set-up and cannot be changed")
	}
	if err := r.Validate(); err != nil {
		return err
	}
	if s.Seats != 0 {
		if err := r.newNames(s); err != nil {
			return err
		}
	}
	*s = r.State
	return nil
}

// A reader turns words back into a campaign and keeps the first thing that it
// cannot read.
type reader struct {
	rules.Reader
	State
}

// number reads a number from 0 to most.
func (r *reader) number(what string, n, most int) int { return r.between(what, n, 0, most) }

// between reads a number from least to most.
func (r *reader) between(what string, n, least, most int) int {
	if n < least || n > most {
		r.Fail("%s must be a number from %d to %d, not %d", what, least, most, n)
		return 0
	}
	return n
}

// word finds a name among those of a kind; none is 0xff where it may be.
func (r *reader) word(k rules.RefKind, name string, empty bool) uint8 {
	if empty && name == none {
		return 0xff
	}
	i := slices.Index(info.Refs[k].IDs, name)
	if i < 0 {
		r.Fail("there is no %s %q", info.Refs[k].Name, name)
		return 0
	}
	return uint8(i)
}

func (r *reader) skills(list []string) (out [2]masters.Skill) {
	out = noDraft.Skills
	if len(list) > 2 {
		r.Fail("a character has two skills, not %d", len(list))
		return out
	}
	for i, name := range list {
		out[i] = masters.Skill(r.word(KindSkill, name, false))
	}
	return out
}

// known refuses names that a table does not have.
func known[T any](r *reader, k rules.RefKind, m map[string]T) {
	for name := range m {
		r.word(k, name, false)
	}
}

func (r *reader) read(p *Position) {
	r.Seats, r.Last = uint8(r.number("seats", p.Seats, chairs)), uint8(r.number("heists", p.Options.Heists, maxHeists))
	stage := slices.Index(stageIDs, p.Stage)
	if stage < 0 {
		r.Fail("there is no stage %q", p.Stage)
	}
	r.Stage = Stage(max(0, stage))
	r.Cash, r.Jewels = int16(r.number("cash", p.Cash, masters.MaxTeam)), uint16(r.number("jewels", p.Jewels, masters.MaxJewels))
	r.Job, r.Sitter = masters.Heist(r.word(KindHeist, p.Job, true)), PlayerID(r.word(KindPlayer, p.Sitter, true))
	r.Pupil, r.Steps, r.Mayor, r.Settled = uint8(r.number("pupil", p.Pupil, chairs)), uint8(r.number("steps", p.Steps, lastSteps)), p.Mayor, p.Settled
	r.readGoods(p)
	r.readPeople(p)
	for i := range r.Chairs {
		r.Chairs[i] = noChair
		if c, ok := p.Crew[strconv.Itoa(i)]; ok {
			if int(r.Taken) != i {
				r.Fail("chair %d is filled before chair %d", i, r.Taken)
			}
			r.Chairs[i] = Chair{PlayerID(r.word(KindPlayer, c.Player, false)), MemberID(r.word(KindMember, c.Member, false))}
			r.Taken++
		}
	}
	if len(p.Crew) != int(r.Taken) {
		r.Fail("the crew's chairs are 0 to 3")
	}
	r.Draft = noDraft
	if d := p.Draft; d != nil {
		r.Draft = Draft{
			Open: true, Level: uint8(r.number("level", d.Level, maxLevel)), Grown: uint8(r.number("grown", d.Grown, maxLevel)),
			Name: MemberID(r.word(KindMember, d.Name, true)), Card: masters.Character(r.word(KindCharacter, d.Character, true)), Skills: r.skills(d.Skills),
		}
	}
	for i := len(p.History) - 1; i >= 0; i-- {
		r.readEntry(&p.History[i])
	}
	r.readLearnt(p.Learnt)
	if len(p.Heist) > 0 {
		r.Heist = &masters.State{}
		if err := r.Heist.UnmarshalJSON(p.Heist); err != nil {
			r.Fail("heist: %w", err)
		}
	}
	seed, err := strconv.ParseUint(p.Seed, 10, 64)
	if err != nil || p.Drawn < 0 || int64(p.Drawn) > 1<<32-1 {
		r.Fail("seed or the number of results drawn cannot be read")
	}
	r.Luck.Rand.S, r.Luck.Drawn = seed, uint32(p.Drawn)
	luck := &r.Luck
	if r.Heist != nil && len(p.Upcoming) > 0 {
		luck = &r.Heist.Luck // what is drawn next is drawn in the heist
	}
	if err := info.ReadNext(luck, p.Upcoming); err != nil {
		r.Fail("%w", err)
	}
}

func (r *reader) readGoods(p *Position) {
	known(r, KindFixer, p.Fixers)
	for name, f := range p.Fixers {
		bit := masters.FixerSet(1) << r.word(KindFixer, name, false)
		if f.Won {
			r.Fixers |= bit
		}
		if f.Used {
			r.Used |= bit
		}
	}
	for name, x := range p.Items {
		i := masters.Loot(r.word(KindLoot, name, false)).Item()
		if i == masters.NoItem {
			r.Fail("%q is no item", name)
			continue
		}
		r.Owned[i], r.Stock[i] = uint8(r.number("owned", x.Owned, 2)), uint8(r.number("stock", x.Stock, 2))
		r.Shelved[i] = uint8(r.number("shelved", x.Shelved, 2))
		if x.Found {
			r.Found |= 1 << i
		}
	}
	for name, g := range p.Heists {
		bit := uint32(1) << r.word(KindHeist, name, false)
		if g.Tried {
			r.Tried |= bit
		}
		if g.Won {
			r.Won |= bit
		}
	}
	for name, on := range p.Played {
		if c := r.word(KindCharacter, name, false); on && c < masters.Characters {
			r.Played |= 1 << c
		}
	}
	r.Feats = r.feats(p.Feats)
}

func (r *reader) feats(m map[string]bool) (set Feats) {
	for name, on := range m {
		if f := r.word(KindFeat, name, false); on {
			set |= 1 << f
		}
	}
	return set
}

func (r *reader) readPeople(p *Position) {
	known(r, KindPlayer, p.Players)
	known(r, KindMember, p.Members)
	for i, name := range playerIDs {
		if x, ok := p.Players[name]; ok {
			r.Players = append(r.Players, Player{PlayerID(i), x.Label, uint8(r.number("level", x.Level, maxLevel)), uint8(r.number("heists", x.Heists, 250)), x.Here})
		}
	}
	for i, name := range memberIDs {
		if x, ok := p.Members[name]; ok {
			r.Members = append(r.Members, Member{
				ID: MemberID(i), Label: x.Label, Card: masters.Character(r.word(KindCharacter, x.Character, false)), Skills: r.skills(x.Skills),
				Level: uint8(r.number("level", x.Level, maxLevel)), Busted: x.Busted, Heists: uint8(r.number("heists", x.Heists, 250)), Wins: uint8(r.number("wins", x.Wins, 250)),
			})
		}
	}
}

func (r *reader) readEntry(p *PositionEntry) {
	e := Entry{
		Heist: masters.Heist(r.word(KindHeist, p.Heist, false)), Success: p.Success, Before: int16(r.number("cash_before", p.Before, masters.MaxTeam)),
		After: int16(r.number("cash_after", p.After, masters.MaxTeam)), Jewels: int16(r.between("jewels", p.Jewels, -masters.MaxJewels, masters.MaxJewels)), Rounds: uint8(r.number("rounds", p.Rounds, 255)),
		Size: uint8(r.number("crew", len(p.Crew), chairs)), Fixer: r.word(KindFixer, p.Fixer, true), Earned: r.feats(p.Earned), Replay: p.Replay,
		Crew: [chairs]Chair{noChair, noChair, noChair, noChair},
	}
	for i, c := range p.Crew[:e.Size] {
		e.Crew[i] = Chair{PlayerID(r.word(KindPlayer, c.Player, false)), MemberID(r.word(KindMember, c.Member, false))}
		e.Level[i] = uint8(r.number("level", c.Level, maxLevel))
		if c.Busted {
			e.Busted |= rules.Only(i)
		}
	}
	r.History = append(r.History, e)
}
