package campaign

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// A Stage is where a campaign stands.
type Stage uint8

// Stages.
const (
	City     Stage = iota // what to do next
	Crew                  // chairs are filled
	Drafting              // a character is built for the next chair
	OnHeist               // a heist runs
	Training              // the crew levels up
	Closed                // the campaign is over
	stages   = 6
)

var stageIDs = []string{"city", "gang", "draft", "heist", "training", "closed"}

const (
	chairs    = 4
	fewest    = 3 // chairs of the smallest crew
	maxLevel  = 4
	maxHeists = 200 // and no campaign is longer
	maxLabel  = 24  // letters of a name that people gave
	lastSteps = 64  // steps back, arrivals and departures between two heists after which bots give up
)

// State is a campaign. It is not flat; Clone, CopyFrom and Same see to that.
type State struct {
	Luck  rules.Chance
	Seats uint8 `pos:"seats 0..4"`            // chairs that can be filled, 3 or 4
	Last  uint8 `pos:"options.heists 0..200"` // the number of heists after which it is over
	Stage Stage `pos:"stage"`

	Cash    int16            `pos:"cash 0..9999"`  // team cash in $k
	Jewels  uint16           `pos:"jewels 0..999"` // held
	Fixers  masters.FixerSet // won
	Used    masters.FixerSet // whose abilities were ever used
	Owned   [12]uint8        // items that the team has, by masters.Item
	Stock   [12]uint8        // items on sale beyond those of the shop's start
	Shelved [12]uint8        // copies of discovered items that the shop has had, which come back to it
	Found   uint16           // items that were ever discovered, one bit each
	Won     uint32           // heists, one bit each
	Tried   uint32
	Played  uint32 // character cards that were played, one bit each
	Feats   Feats

	Job    masters.Heist `pos:"job"` // chosen, masters.NoHeist in the city
	Chairs [chairs]Chair // the crew, in the order of the seats
	Taken  uint8         // chairs that are filled
	Sitter PlayerID      `pos:"sitter as=Sitter"` // who takes the next chair, nobody yet: NoPlayer
	Draft  Draft
	Pupil  uint8 `pos:"pupil 0..4"`   // Training: whose chair it is
	Steps  uint8 `pos:"steps 0..64"`  // back and to and fro since the last heist
	Mayor  bool  `pos:"mayor_helped"` // The Final Score: The Mayor helped in part 1

	Learnt [chairs]Learnt // by chair of the last crew: level-ups that can be taken back

	Settled string // id of the match that was entered last

	Players []Player       // by id
	Members []Member       // by id
	History []Entry        // the first heist first
	Heist   *masters.State // nil while none runs
}

// A PlayerID names a player of the book of players.
type PlayerID uint8

// A MemberID names a named character: its name in the book of names.
type MemberID uint8

// Nobody.
const (
	NoPlayer PlayerID = 0xff
	NoMember MemberID = 0xff
)

// A Chair is one place in the crew: who plays whom.
type Chair struct {
	Player PlayerID
	Member MemberID
}

var noChair = Chair{NoPlayer, NoMember}

// A Player is a person of the campaign (rulebook: Level Up).
type Player struct {
	ID     PlayerID
	Label  string // the name people gave, or ""
	Level  uint8  // 1 to 4
	Heists uint8  // played
	Here   bool   // has not left
}

// A Member is a named character (rulebook: Named Characters).
type Member struct {
	ID     MemberID
	Label  string // the name people gave, or ""
	Card   masters.Character
	Skills [2]masters.Skill
	Level  uint8 // 1 to 4
	Busted bool  // in the County
	Heists uint8 // played
	Wins   uint8
}

// A Draft is a character that is being built.
type Draft struct {
	Open   bool
	Level  uint8    // that it is to have
	Grown  uint8    // that it has
	Name   MemberID // of a pre-built one, else NoMember until the end
	Card   masters.Character
	Skills [2]masters.Skill
}

var noDraft = Draft{Name: NoMember, Card: masters.NoCharacter, Skills: [2]masters.Skill{masters.NoSkill, masters.NoSkill}}

// A Learnt is a level-up since the last heist: what the character was before it.
type Learnt struct {
	Member MemberID // NoMember: none
	Card   masters.Character
	Skills [2]masters.Skill
	Item   uint8 // that came with the new card, masters.NoItem for none
	Shop   bool  // out of the shop, not out of the box
}

// An Entry is a heist in the history.
type Entry struct {
	Heist   masters.Heist
	Success bool
	Before  int16         // team cash in $k
	After   int16         //
	Jewels  int16         // gained; negative when more were sold
	Rounds  uint8         //
	Size    uint8         // chairs
	Crew    [chairs]Chair //
	Level   [chairs]uint8 // of the characters when they set out
	Busted  rules.Seats   // chairs
	Fixer   uint8         // won by it, or masters.NoFixer
	Earned  Feats         // achievements that it brought
	Replay  string
}

// player finds a player of the campaign, or nil.
func (s *State) player(id PlayerID) *Player {
	i, ok := slices.BinarySearchFunc(s.Players, id, func(p Player, id PlayerID) int { return int(p.ID) - int(id) })
	if !ok {
		return nil
	}
	return &s.Players[i]
}

// member finds a named character, or nil.
func (s *State) member(id MemberID) *Member {
	i, ok := slices.BinarySearchFunc(s.Members, id, func(m Member, id MemberID) int { return int(m.ID) - int(id) })
	if !ok {
		return nil
	}
	return &s.Members[i]
}

// addPlayer puts a player into the book.
func (s *State) addPlayer(p Player) {
	i, _ := slices.BinarySearchFunc(s.Players, p.ID, func(p Player, id PlayerID) int { return int(p.ID) - int(id) })
	s.Players = slices.Insert(s.Players, i, p)
}

// addMember puts a named character into the book.
func (s *State) addMember(m Member) {
	i, _ := slices.BinarySearchFunc(s.Members, m.ID, func(m Member, id MemberID) int { return int(m.ID) - int(id) })
	s.Members = slices.Insert(s.Members, i, m)
}

// Gang is the chairs that are filled.
func (s *State) Gang() []Chair { return s.Chairs[:s.Taken] }

// here is how many players take part.
func (s *State) here() int {
	n := 0
	for i := range s.Players {
		if s.Players[i].Here {
			n++
		}
	}
	return n
}

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := &State{}
	c.CopyFrom(s)
	return c
}

// CopyFrom overwrites s with src, which must be a campaign.
func (s *State) CopyFrom(src rules.State) {
	o := src.(*State)
	players, members, history, heist := s.Players[:0], s.Members[:0], s.History[:0], s.Heist
	*s = *o
	s.Players = append(players, o.Players...)
	s.Members = append(members, o.Members...)
	s.History = append(history, o.History...)
	switch {
	case o.Heist == nil:
		s.Heist = nil
	case heist == nil:
		s.Heist = o.Heist.Clone().(*masters.State)
	default:
		*heist = *o.Heist
		s.Heist = heist
	}
}

// Same reports whether both campaigns are equal in every field.
func (s *State) Same(other rules.State) bool {
	o := other.(*State)
	if !slices.Equal(s.Players, o.Players) || !slices.Equal(s.Members, o.Members) || !slices.Equal(s.History, o.History) {
		return false
	}
	if (s.Heist == nil) != (o.Heist == nil) || s.Heist != nil && !s.Heist.Same(o.Heist) {
		return false
	}
	return s.Luck == o.Luck && s.Seats == o.Seats && s.Last == o.Last && s.Stage == o.Stage && s.Cash == o.Cash && s.Jewels == o.Jewels &&
		s.Fixers == o.Fixers && s.Used == o.Used && s.Owned == o.Owned && s.Stock == o.Stock && s.Shelved == o.Shelved && s.Found == o.Found && s.Won == o.Won &&
		s.Tried == o.Tried && s.Played == o.Played && s.Feats == o.Feats && s.Job == o.Job && s.Chairs == o.Chairs && s.Taken == o.Taken &&
		s.Sitter == o.Sitter && s.Draft == o.Draft && s.Pupil == o.Pupil && s.Steps == o.Steps && s.Mayor == o.Mayor && s.Learnt == o.Learnt && s.Settled == o.Settled
}
