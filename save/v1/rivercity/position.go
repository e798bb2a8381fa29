package rivercity

import (
	"encoding/json"
	"strconv"

	"safehouse/save/v1/masters"
	"safehouse/save/v1/rules"
)

// A Stage is where a campaign stands.
type Stage uint8

// State is a campaign. It is not flat; Clone, CopyFrom and Same see to that.
type State struct {
	Luck  rules.Chance `msg:"luck"`
	Seats uint8        `msg:"n"`    // chairs that can be filled, 3 or 4
	Last  uint8        `msg:"last"` // the number of heists after which it is over
	Stage Stage        `msg:"st"`

	Cash    int16            `msg:"usd"`  // team cash in $k
	Jewels  uint16           `msg:"jw"`   // held
	Fixers  masters.FixerSet `msg:"fix"`  // won
	Used    masters.FixerSet `msg:"used"` // whose abilities were ever used
	Owned   [12]uint8        `msg:"own"`  // items that the team has, by masters.Item
	Stock   [12]uint8        `msg:"shop"` // items on sale beyond those of the shop's start
	Shelved [12]uint8        `msg:"shlv"` // copies of discovered items that the shop has had, which come back to it
	Found   uint16           `msg:"fnd"`  // items that were ever discovered, one bit each
	Won     uint32           `msg:"won"`  // heists, one bit each
	Tried   uint32           `msg:"try"`
	Played  uint32           `msg:"pl"` // character cards that were played, one bit each
	Feats   Feats            `msg:"ach"`

	Job    masters.Heist `msg:"job"`    // chosen, masters.NoHeist in the city
	Chairs [chairs]Chair `msg:"chairs"` // the crew, in the order of the seats
	Taken  uint8         `msg:"tk"`     // chairs that are filled
	Sitter PlayerID      `msg:"sit"`    // who takes the next chair, nobody yet: NoPlayer
	Draft  Draft         `msg:"draft"`
	Pupil  uint8         `msg:"pup"`   // Training: whose chair it is
	Steps  uint8         `msg:"steps"` // back and to and fro since the last heist
	Mayor  bool          `msg:"may"`   // The Final Score: The Mayor helped in part 1

	Settled string `msg:"set,limit=64"` // id of the match that was entered last

	Players []Player       `msg:"players"` // by id
	Members []Member       `msg:"members"` // by id
	History []Entry        `msg:"hist"`    // the first heist first
	Heist   *masters.State `msg:"heist"`   // nil while none runs
}

// A PlayerID names a player of the book of players.
type PlayerID uint8

// A MemberID names a named character: its name in the book of names.
type MemberID uint8

// A Chair is one place in the crew: who plays whom.
type Chair struct {
	Player PlayerID `msg:"p"`
	Member MemberID `msg:"m"`
}

// A Player is a person of the campaign (rulebook: Level Up).
type Player struct {
	ID     PlayerID `msg:"id"`
	Label  string   `msg:"l,limit=96"` // the name people gave, or ""
	Level  uint8    `msg:"lv"`         // 1 to 4
	Heists uint8    `msg:"h"`          // played
	Here   bool     `msg:"in"`         // has not left
}

// A Member is a named character (rulebook: Named Characters).
type Member struct {
	ID     MemberID          `msg:"id"`
	Label  string            `msg:"l,limit=96"` // the name people gave, or ""
	Card   masters.Character `msg:"c"`
	Skills [2]masters.Skill  `msg:"k"`
	Level  uint8             `msg:"lv"` // 1 to 4
	Busted bool              `msg:"b"`  // in the County
	Heists uint8             `msg:"h"`  // played
	Wins   uint8             `msg:"w"`
}

// A Draft is a character that is being built.
type Draft struct {
	Open   bool              `msg:"on"`
	Level  uint8             `msg:"lv"`   // that it is to have
	Grown  uint8             `msg:"at"`   // that it has
	Name   MemberID          `msg:"name"` // of a pre-built one, else NoMember until the end
	Card   masters.Character `msg:"c"`
	Skills [2]masters.Skill  `msg:"k"`
}

// An Entry is a heist in the history.
type Entry struct {
	Heist   masters.Heist `msg:"h"`
	Success bool          `msg:"ok"`
	Before  int16         `msg:"b"`  // team cash in $k
	After   int16         `msg:"a"`  //
	Jewels  int16         `msg:"j"`  // gained; negative when more were sold
	Rounds  uint8         `msg:"r"`  //
	Size    uint8         `msg:"n"`  // chairs
	Crew    [chairs]Chair `msg:"c"`  //
	Level   [chairs]uint8 `msg:"lv"` // of the characters when they set out
	Busted  rules.Seats   `msg:"bu"` // chairs
	Fixer   uint8         `msg:"f"`  // won by it, or masters.NoFixer
	Earned  Feats         `msg:"e"`  // achievements that it brought
	Replay  string        `msg:"id,limit=64"`
}

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
	Tried bool `json:"tried"`
	Won   bool `json:"won"`
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

// A Feat is an achievement (games §11).
type Feat uint8

// Feats is a set of achievements, one bit each.
type Feats uint16

// Gang is the chairs that are filled.
func (s *State) Gang() []Chair { return s.Chairs[:s.Taken] }

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
		Members: map[string]PositionMember{}, History: []PositionEntry{}, Seed: strconv.FormatUint(s.Luck.Rand.S, 10), Drawn: int(s.Luck.Drawn),
		Upcoming: info.WriteNext(&s.Luck),
	}
	for f, name := range info.Refs[KindFixer].IDs {
		p.Fixers[name] = PositionFixer{s.Fixers.Has(masters.Fixer(f)), s.Used.Has(masters.Fixer(f))}
	}
	for i := range s.Owned {
		p.Items[masters.Item(i).Card().ID] = PositionItem{int(s.Owned[i]), int(s.Stock[i]), int(s.Shelved[i]), s.Found>>i&1 == 1}
	}
	for g, name := range info.Refs[KindHeist].IDs {
		p.Heists[name] = PositionHeist{s.Tried>>g&1 == 1, s.Won>>g&1 == 1}
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

// Has reports whether f is in the set.
func (s Feats) Has(f Feat) bool { return s>>f&1 == 1 }
