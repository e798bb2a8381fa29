package campaign

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// hub is a campaign that is being changed, with the recorder that hears of it.
type hub struct {
	*State
	rec *rules.Recorder
}

func (h hub) tell(e rules.Event) { h.rec.Add(e, h.State) }

// usualMembers is how many named characters most campaigns have at most.
const usualMembers = 24

// New begins a campaign (games §11): one player for each seat at level 1, Old
// Friend, and no cash.
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	s := &State{
		Luck: rules.Chance{Rand: rules.Rand{S: setup.Seed}}, Seats: uint8(setup.Seats), Last: uint8(opt["heists"]),
		Job: masters.NoHeist, Sitter: NoPlayer, Draft: noDraft, Chairs: [chairs]Chair{noChair, noChair, noChair, noChair}, Learnt: noLessons,
		Players: make([]Player, 0, len(playerIDs)), Members: make([]Member, 0, usualMembers), // so that they need not grow
	}
	s.Fixers = s.Fixers.With(masters.OldFriend)
	for i := range setup.Seats {
		s.addPlayer(Player{ID: PlayerID(i), Level: 1, Here: true})
	}
	return s, nil
}

// Guest is the heist that runs.
func (s *State) Guest() rules.State {
	if s.Heist == nil {
		return nil
	}
	return s.Heist
}

// Chance is the generator of the heist that runs, else the campaign's own.
func (s *State) Chance() *rules.Chance {
	if s.Heist != nil {
		return &s.Heist.Luck
	}
	return &s.Luck
}

// Blank leaves what a seat knows: only chance is hidden.
func (s *State) Blank(seat int) {
	s.Luck.Blank()
	if s.Heist != nil {
		s.Heist.Blank(seat)
	}
}

// Resample makes chance random again.
func (s *State) Resample(seat int, r *rules.Rand) {
	s.Luck.Refill(r)
	if s.Heist != nil {
		s.Heist.Resample(seat, r)
	}
}

// Turn says who decides: the whole team in the city, for a chair its seat, in
// a heist whom the heist names.
func (s *State) Turn() rules.Turn {
	if s.Heist != nil {
		return s.Heist.Turn()
	}
	t := rules.Turn{Seat: rules.Crew, Open: 1<<s.Seats - 1, Phase: stageIDs[s.Stage]}
	switch {
	case s.Stage == Closed:
		return rules.Turn{Seat: rules.Nobody, Phase: stageIDs[Closed], Done: true}
	case s.Stage == Training:
		t.Seat = int(s.Pupil)
	case s.Stage == Drafting, s.Stage == Crew && s.Taken < s.Seats:
		t.Seat = int(s.Taken)
	}
	if t.Seat >= 0 {
		t.Open = rules.Only(t.Seat)
	}
	return t
}

// Actor is the seat whose character takes a; in the city nobody's.
func (s *State) Actor(a rules.Action) int {
	if s.Heist != nil {
		return s.Heist.Actor(a)
	}
	return rules.Crew
}

// Apply takes an action and, when it ends a heist, enters the result.
func (s *State) Apply(a rules.Action, rec *rules.Recorder) error {
	if s.Heist == nil {
		if r := s.wrongStage(a.Verb); r != nil {
			return &rules.Refusal{Reason: rules.Say(r.Key())}
		}
		return engine.Apply(s, a, rec)
	}
	if ofHub(a.Verb) {
		return &rules.Refusal{Reason: rules.Say(whyOnHeist.Key())}
	}
	if err := s.Heist.Apply(a, rec); err != nil {
		return err
	}
	if s.Heist.Over {
		hub{s, rec}.settle(s.Heist, "")
	}
	return nil
}

// FinalCash is the team's cash after part 2 of The Final Score, of several the
// best; ok is false while it has not been won (MAS-421).
func (s *State) FinalCash() (k int, ok bool) {
	for i := range s.History {
		if e := &s.History[i]; e.Heist == masters.FinalNorth && e.Success {
			k, ok = max(k, int(e.After)), true
		}
	}
	return k, ok
}

// Heists is how many heists were played: the two parts of The Final Score are one.
func (s *State) Heists() (n int) {
	for i := range s.History {
		if s.History[i].Heist != masters.FinalNorth {
			n++
		}
	}
	return n
}

// Outcome is the final score of a campaign, the team's cash after The Final Score;
// until that is done, the cash it has (MAS-421). All win who have done it.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	part := rules.Part{Key: "purse", Points: int(s.Cash)}
	if k, ok := s.FinalCash(); ok {
		part = rules.Part{Key: "final", Points: k}
	}
	for range s.Seats {
		out.Seats = append(out.Seats, rules.Score{Total: part.Points, Parts: []rules.Part{part}})
	}
	if s.Stage != Closed {
		return out
	}
	key := "result.unfinished"
	if s.Feats.Has(FinalScore) {
		out.Winners = 1<<s.Seats - 1
		key = "result.final"
	} else {
		out.Lost = true
	}
	out.Remarks = append(out.Remarks, rules.Say(key), rules.Say("result.heists", rules.Num("n", s.Heists())))
	return out
}

// validLabel checks a name that people give: one line of at most 24 letters.
func validLabel(name string) error {
	switch {
	case !utf8.ValidString(name) || utf8.RuneCountInString(name) > maxLabel:
		return fmt.Errorf("a name has at most %d letters", maxLabel)
	case strings.TrimSpace(name) != name:
		return fmt.Errorf("a name has no blanks around it")
	case strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }):
		return fmt.Errorf("a name is one line of letters")
	}
	return nil
}

// letter is the first letter or digit of a name, small, and what follows it; 0 where
// there is none.
func letter(name string) (first rune, rest string) {
	for i, r := range name {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r), name[i+utf8.RuneLen(r):]
		}
	}
	return 0, ""
}

// alike reports whether two names could not be told apart, which only letters and
// digits do, small or not; "" is none.
func alike(a, b string) bool {
	x, _ := letter(a)
	if x == 0 {
		return a != "" && a == b
	}
	for x != 0 {
		var y rune
		x, a = letter(a)
		if y, b = letter(b); x != y {
			return false
		}
	}
	return true
}

// memberCalled reports whether a named character other than id goes by a name:
// the one that people gave, else the one of the book.
func (s *State) memberCalled(name string, id MemberID) bool {
	return slices.ContainsFunc(s.Members, func(m Member) bool {
		return m.ID != id && (alike(m.Label, name) || m.Label == "" && alike(memberIDs[m.ID], name))
	})
}

// playerCalled reports the same of a player other than id.
func (s *State) playerCalled(name string, id PlayerID) bool {
	return slices.ContainsFunc(s.Players, func(p Player) bool {
		return p.ID != id && (alike(p.Label, name) || p.Label == "" && alike(playerIDs[p.ID], name))
	})
}

// newNames refuses names that an edit gives to somebody while others go by them.
// Names that were alike before stay as they are.
func (s *State) newNames(before *State) error {
	for _, m := range s.Members {
		if old := before.member(m.ID); (old == nil || old.Label != m.Label) && s.memberCalled(m.Label, m.ID) {
			return fmt.Errorf("%s cannot be called %q: another character is", memberIDs[m.ID], m.Label)
		}
	}
	for _, p := range s.Players {
		if old := before.player(p.ID); (old == nil || old.Label != p.Label) && s.playerCalled(p.Label, p.ID) {
			return fmt.Errorf("%s cannot be called %q: another player is", playerIDs[p.ID], p.Label)
		}
	}
	return nil
}

// Rename gives a named character a name of people's own; "" is the one of the
// book. It is no decision of the game: nothing follows from it. A name that
// another one goes by is refused.
func (s *State) Rename(id MemberID, name string) error {
	m := s.member(id)
	if m == nil {
		return fmt.Errorf("no such character")
	}
	if err := validLabel(name); err != nil {
		return err
	}
	if name == "" && s.memberCalled(memberIDs[id], id) || s.memberCalled(name, id) {
		return &rules.Refusal{Reason: rules.Say(whyNameTaken.Key())}
	}
	m.Label = name
	return nil
}

// RenamePlayer gives a player a name of people's own; "" is the one of the book.
// A name that another one goes by is refused.
func (s *State) RenamePlayer(id PlayerID, name string) error {
	p := s.player(id)
	if p == nil {
		return fmt.Errorf("no such player")
	}
	if err := validLabel(name); err != nil {
		return err
	}
	if name == "" && s.playerCalled(playerIDs[id], id) || s.playerCalled(name, id) {
		return &rules.Refusal{Reason: rules.Say(whyNameTaken.Key())}
	}
	p.Label = name
	return nil
}
