package campaign

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"

	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/rules/position"
)

const none = "none"

// layout is how a campaign is written, for the referee and for files. Players and characters are keyed by their names in
// the book.
var layout = position.New(position.Spec[State]{
	Info: info,
	Kinds: map[string]position.Names{
		"Stage":     {IDs: stageIDs},
		"Heist":     names(KindHeist, int(masters.NoHeist)),
		"Sitter":    names(KindPlayer, int(NoPlayer)),
		"Player":    {IDs: playerIDs},
		"MemberID":  names(KindMember, int(NoMember)),
		"Member":    {IDs: memberIDs},
		"Character": names(KindCharacter, int(masters.NoCharacter)),
		"Skill":     {IDs: info.Refs[KindSkill].IDs},
		"Fixer":     names(KindFixer, int(masters.NoFixer)),
		"Item":      {IDs: itemIDs(), Also: map[int]string{int(masters.NoItem): none}},
		"Feat":      {IDs: featIDs},
	},
	Empty: func(s *State) {
		*s = State{Job: masters.NoHeist, Sitter: NoPlayer, Draft: noDraft, Chairs: [chairs]Chair{noChair, noChair, noChair, noChair}, Learnt: noLessons}
	},
	// Level-ups are read after those who had them and the history, what is drawn next after the heist in which it is.
	Own: []position.Own[State]{
		{Path: "fixers", Both: fixerEntries},
		{Path: "items", Both: itemEntries},
		{Path: "heists", Both: heistEntries},
		{Path: "characters_played", Both: playedEntries},
		{Path: "achievements", Both: featEntries},
		{Path: "crew", Both: crewEntries},
		{Path: "players", Both: playerEntries},
		{Path: "members", Both: memberEntries},
		{Path: "", Both: otherEntries},
		{Path: "learnt", Both: learntEntries},
		{Path: "heist", Write: writeHeist, Read: readHeist},
		{Path: "upcoming", Write: func(s *State, _ int) any { return info.WriteNext(&s.Luck) }, Read: readUpcoming},
	},
})

type (
	reader  = position.Reader[State]
	entries = position.Both[State]
)

// names are the names of a kind, and none.
func names(k rules.RefKind, nothing int) position.Names {
	return position.Names{IDs: info.Refs[k].IDs, Also: map[int]string{nothing: none}}
}

func itemIDs() []string {
	l := make([]string, len(State{}.Owned))
	for i := range l {
		l[i] = masters.Item(i).Card().ID
	}
	return l
}

// id is the name of a thing, none beyond the end of its kind.
func id(k rules.RefKind, n int) string {
	if l := info.Refs[k].IDs; n < len(l) {
		return l[n]
	}
	return none
}

// in says whether bit i is in a set.
func in[T ~uint16 | ~uint32](x *entries, name string, set *T, i int) {
	on := *set>>i&1 == 1
	if x.Flag(name, &on); on {
		*set |= 1 << i
	}
}

// fixerEntries are what the team has of each Fixer.
func fixerEntries(x *entries, _ int) {
	for f, name := range info.Refs[KindFixer].IDs {
		x.Object(name, func(x *entries) {
			in(x, "won", &x.State.Fixers, f)
			in(x, "used", &x.State.Used, f)
		})
	}
}

// itemEntries are where the copies of each item are, beside box and shop.
func itemEntries(x *entries, _ int) {
	s := x.State
	for i, name := range itemIDs() {
		x.Object(name, func(x *entries) {
			x.Number("owned", &s.Owned[i], 0, 2)
			x.Number("stock", &s.Stock[i], 0, 2)
			x.Number("shelved", &s.Shelved[i], 0, 2)
			in(x, "discovered", &s.Found, i)
		})
	}
}

// heistEntries are what the team has done with each job; how hard it is stands there for reading only.
func heistEntries(x *entries, _ int) {
	s := x.State
	for g, name := range info.Refs[KindHeist].IDs {
		x.Object(name, func(x *entries) {
			in(x, "tried", &s.Tried, g)
			in(x, "won", &s.Won, g)
			fits := ""
			if x.Writes() {
				fits = [...]string{"weaker", "team", "stronger"}[1+s.Fits(masters.Heist(g))]
			}
			x.Word("difficulty", difficultyIDs[masters.Heist(g).Card().Level], nil)
			x.Word("fits", fits, nil)
		})
	}
}

func playedEntries(x *entries, _ int) {
	for c := range masters.Character(masters.Characters) {
		in(x, c.Card().ID, &x.State.Played, int(c))
	}
}

func featEntries(x *entries, _ int) {
	for f, name := range featIDs {
		in(x, name, &x.State.Feats, f)
	}
}

// crewEntries are who plays whom, by seat.
func crewEntries(x *entries, _ int) {
	s := x.State
	for i := range uint8(chairs) {
		if x.Writes() && i >= s.Taken {
			return
		}
		x.Object(strconv.Itoa(int(i)), func(x *entries) {
			chairEntries(x, &s.Chairs[i])
			if x.Writes() {
				return
			}
			if s.Taken != i {
				x.Fail("player", "chair %d is filled before chair %d", i, s.Taken)
			}
			s.Taken++
		})
	}
}

func chairEntries(x *entries, c *Chair) {
	x.Name("player", &c.Player, "Player")
	x.Name("member", &c.Member, "Member")
}

// playerEntries are the players.
func playerEntries(x *entries, _ int) {
	s := x.State
	for i, name := range playerIDs {
		old := s.player(PlayerID(i))
		if x.Writes() && old == nil {
			continue
		}
		x.Object(name, func(x *entries) {
			p := Player{ID: PlayerID(i)}
			if old != nil {
				p = *old
			}
			labelEntry(x, &p.Label)
			x.Number("level", &p.Level, 0, maxLevel)
			x.Number("heists", &p.Heists, 0, 250)
			x.Flag("here", &p.Here)
			if !x.Writes() {
				s.Players = append(s.Players, p)
			}
		})
	}
}

// labelEntry is a name that people gave.
func labelEntry(x *entries, label *string) {
	x.Word("label", *label, func(word string) { *label = word })
}

// memberEntries are the named characters.
func memberEntries(x *entries, _ int) {
	s := x.State
	for i, name := range memberIDs {
		old := s.member(MemberID(i))
		if x.Writes() && old == nil {
			continue
		}
		x.Object(name, func(x *entries) {
			m := Member{ID: MemberID(i), Card: masters.NoCharacter, Skills: noDraft.Skills}
			if old != nil {
				m = *old
			}
			labelEntry(x, &m.Label)
			x.Name("character", &m.Card, "Character")
			skillEntry(x, &m.Skills)
			x.Number("level", &m.Level, 0, maxLevel)
			x.Flag("busted", &m.Busted)
			x.Number("heists", &m.Heists, 0, 250)
			x.Number("wins", &m.Wins, 0, 250)
			if !x.Writes() {
				s.Members = append(s.Members, m)
			}
		})
	}
}

func skillEntry(x *entries, skills *[2]masters.Skill) {
	var l []string
	for _, k := range skills {
		if k != masters.NoSkill {
			l = append(l, id(KindSkill, int(k)))
		}
	}
	x.Words("skills", l, len(skills), func(i int, word string) { skills[i] = masters.Skill(x.Index("skills", "Skill", word)) })
}

// learntEntries are the level-ups that can be taken back, by chair of the last crew; those that fit nobody any more are
// forgotten. Character and skills are those before.
func learntEntries(x *entries, _ int) {
	s := x.State
	for i := range s.Learnt {
		l := &s.Learnt[i]
		if x.Writes() && l.Member == NoMember {
			continue
		}
		x.Object(strconv.Itoa(i), func(x *entries) {
			x.Name("member", &l.Member, "Member")
			x.Name("character", &l.Card, "Character")
			skillEntry(x, &l.Skills)
			x.Name("item", &l.Item, "Item")
			x.Flag("from_shop", &l.Shop)
		})
	}
	if !x.Writes() {
		s.forget()
	}
}

// otherEntries are the character that is being built, the history, the last heist first, and what is read in ten digits.
func otherEntries(x *entries, _ int) {
	s := x.State
	if !x.Writes() || s.Draft.Open {
		x.Object("draft", func(x *entries) {
			d := &s.Draft
			d.Open = true
			x.Number("level", &d.Level, 0, maxLevel)
			x.Number("grown", &d.Grown, 0, maxLevel)
			x.Name("name", &d.Name, "MemberID")
			x.Name("character", &d.Card, "Character")
			skillEntry(x, &d.Skills)
		})
	}
	if n := len(s.History); x.Writes() && n == 0 {
		x.Words("history", nil, 0, nil)
	} else {
		x.List("history", n, maxHeists, func(x *entries, i int) {
			if x.Writes() {
				i = n - 1 - i
			} else {
				s.History = append(s.History, Entry{Crew: [chairs]Chair{noChair, noChair, noChair, noChair}})
			}
			historyEntry(x, &s.History[i])
		})
		if !x.Writes() {
			slices.Reverse(s.History)
		}
	}
	x.Word("settled_match", s.Settled, func(id string) { s.Settled = id })
	x.Word("seed", strconv.FormatUint(s.Luck.Rand.S, 10), func(word string) {
		n, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			x.Fail("seed", "must be a whole number of up to 20 digits, not %q", word)
		}
		s.Luck.Rand.S = n
	})
	x.Number("drawn", &s.Luck.Drawn, 0, math.MaxUint32)
}

// historyEntry is a heist of the history.
func historyEntry(x *entries, e *Entry) {
	x.Name("heist", &e.Heist, "Heist")
	x.Flag("success", &e.Success)
	x.Number("cash_before", &e.Before, 0, masters.MaxTeam)
	x.Number("cash_after", &e.After, 0, masters.MaxTeam)
	x.Number("jewels", &e.Jewels, -masters.MaxJewels, masters.MaxJewels)
	x.Number("rounds", &e.Rounds, 0, 255)
	x.List("crew", int(e.Size), chairs, func(x *entries, i int) {
		chairEntries(x, &e.Crew[i])
		x.Number("level", &e.Level[i], 0, maxLevel)
		busted := e.Busted.Has(i)
		if x.Flag("busted", &busted); busted {
			e.Busted |= rules.Only(i)
		}
		if !x.Writes() {
			e.Size = uint8(i + 1)
		}
	})
	x.Name("fixer", &e.Fixer, "Fixer")
	x.Members("achievements", &e.Earned, "Feat")
	x.Word("match", e.Replay, func(id string) { e.Replay = id })
}

// writeHeist is the heist that runs.
func writeHeist(s *State, _ int) any {
	if s.Heist == nil {
		return nil
	}
	return s.Heist
}

func readHeist(r *reader, what string, _ int, in any) {
	if in == nil {
		return
	}
	b, err := json.Marshal(in)
	if err == nil {
		r.To.Heist = &masters.State{}
		err = r.To.Heist.UnmarshalJSON(b)
	}
	if err != nil {
		r.Fail("%s: %w", what, err)
	}
}

// readUpcoming reads what is drawn next; while a heist runs it is drawn there.
func readUpcoming(r *reader, what string, _ int, in any) {
	luck := &r.To.Luck
	l := r.List(what, in, rules.MaxNext)
	if r.To.Heist != nil && len(l) > 0 {
		luck = &r.To.Heist.Luck
	}
	var next []map[string]any
	for _, x := range l {
		next = append(next, r.Object(what, x))
	}
	if err := info.ReadNext(luck, next); err != nil {
		r.Fail("%w", err)
	}
}

// MarshalJSON prints the campaign.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a campaign back. What is inconsistent is refused with the
// reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err != nil {
		return err
	}
	if s.Seats != 0 && (p.Seats != s.Seats || p.Last != s.Last) {
		return fmt.Errorf("seats and options belong to the set-up and cannot be changed")
	}
	if err := p.Validate(); err != nil {
		return err
	}
	if s.Seats != 0 {
		if err := p.newNames(s); err != nil {
			return err
		}
	}
	*s = *p
	return nil
}
