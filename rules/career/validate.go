package career

import (
	"fmt"

	"safehouse/rules"
)

// Validate reports the first thing that cannot be in a career.
func (s *State) Validate() error {
	for _, check := range []func() error{s.checkSheet, s.checkPages, s.checkKeepsakes, s.checkRivals, s.checkMatch} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) checkSheet() error {
	b := s.game.book
	switch {
	case int(s.Level) >= len(levelIDs) || s.Step > Steps || !s.keepsake(s.Legacy) || s.Stage >= stages:
		return fmt.Errorf("level or stage are out of range")
	case s.Now != None && int(s.Now) >= len(b.Operations) || (s.Now == None) != (s.Count == 0):
		return fmt.Errorf("the operation that was played last is none, or one of %d", len(b.Operations))
	case s.End != None && (int(s.End) >= len(b.Ends) || s.Stage != Closed):
		return fmt.Errorf("a career that goes on has no end")
	case s.End != None && b.Operations[s.Now].End != b.Ends[s.End]:
		return fmt.Errorf("the end %s was not decided", b.Ends[s.End])
	case s.Stage != Closed && s.Stage != LastChance && s.Now != None && s.Running == nil && b.Operations[s.Now].End != "":
		return fmt.Errorf("the career goes on after its end")
	case s.Stage == LastChance && (s.Now == None || b.Operations[s.Now].End == "" || !s.CanPay(int(s.Now))):
		return fmt.Errorf("there is no last chance")
	case s.Helped > s.Count || !s.keepsake(s.Help) || (s.Helped == 0) != (s.Help == None):
		return fmt.Errorf("somebody helped after operation %d of %d", s.Helped, s.Count)
	case len(s.Settled) > maxID:
		return fmt.Errorf("the id of the last match has %d letters", len(s.Settled))
	case (s.Stage == Playing) != (s.Running != nil):
		return fmt.Errorf("a match runs while an operation is played, and only then")
	case s.Stage == Choosing && (s.Now == None || s.Pages[s.Now].Took != None || s.Pages[s.Now].Gave != None || len(s.Legal(nil)) == 0):
		return fmt.Errorf("nothing is there to be chosen")
	case s.Luck.Waiting > 0:
		return fmt.Errorf("nothing is drawn at the desk; results wait in a match")
	}
	return nil
}

func (s *State) checkPages() error {
	b := s.game.book
	var numbers uint64
	begun := 0
	for i := range s.Pages {
		p := &s.Pages[i]
		played := p.Fate == Won || p.Fate == Lost
		now := s.Running != nil && i == int(s.Now)
		switch {
		case i >= len(b.Operations):
			if *p != blank {
				return fmt.Errorf("there is no operation %d", i)
			}
			continue
		case p.Fate >= fates || p.Stars > 3 || p.Fate == Won && p.Stars == 0 || p.Fate != Won && p.Fate != Lost && p.Stars > 0:
			return fmt.Errorf("operation %s: its stars do not fit its end", b.Operations[i].ID)
		case p.Booked && (!played || !s.fits(&p.Attempt, p.Fate == Won)):
			return fmt.Errorf("operation %s: its goals do not fit its end", b.Operations[i].ID)
		case !p.Booked && (p.Goals != Verdict{} || p.Fate == Lost && p.Stars > 0):
			return fmt.Errorf("operation %s: stars of a lost operation are those of goals that were booked", b.Operations[i].ID)
		case p.Match >= matches || p.Match != MatchUnknown && !played:
			return fmt.Errorf("operation %s: the end of its match is not known", b.Operations[i].ID)
		case (p.Number > 0) != (played || now) || p.Number > s.Count || now && (p.Fate != Untried || p.Number != s.Count):
			return fmt.Errorf("operation %s: it has a number when it was begun, and then only", b.Operations[i].ID)
		case s.Now != None && i == int(s.Now) && p.Number != s.Count:
			return fmt.Errorf("operation %s was begun last", b.Operations[i].ID)
		case len(p.Replay) > maxID || p.Replay != "" && !played:
			return fmt.Errorf("operation %s: its match is not known", b.Operations[i].ID)
		case p.Along>>len(b.Keepsakes) != 0 || p.Number == 0 && p.Along != 0:
			return fmt.Errorf("operation %s: something went along that there is not", b.Operations[i].ID)
		case !s.keepsake(p.Offers[0]) || !s.keepsake(p.Offers[1]) || !s.keepsake(p.Took) || !s.keepsake(p.Gave):
			return fmt.Errorf("operation %s: an unknown keepsake", b.Operations[i].ID)
		case !played && (p.Took != None || p.Gave != None || p.Score != 0 || p.Against != 0):
			return fmt.Errorf("operation %s left something before it was played", b.Operations[i].ID)
		}
		if err := s.checkFirst(i); err != nil {
			return err
		}
		for _, n := range []uint8{p.Number, p.First.Number} {
			if n == 0 {
				continue
			}
			if numbers>>n&1 == 1 {
				return fmt.Errorf("two operations are number %d", n)
			}
			numbers |= 1 << n
			begun++
		}
	}
	if begun != int(s.Count) {
		return fmt.Errorf("%d operations were begun, not %d", begun, s.Count)
	}
	return nil
}

// checkFirst reports what cannot be in the first try of an operation that is tried again.
func (s *State) checkFirst(op int) error {
	p, id := &s.Pages[op], s.game.book.Operations[op].ID
	a := &p.First
	switch {
	case !p.again():
		if *a != unplayed || p.Paid != None {
			return fmt.Errorf("operation %s has a first try that nothing came after", id)
		}
		return nil
	case p.Number <= a.Number || p.Fate == Shut || !s.keepsake(p.Paid) || p.Paid == None:
		return fmt.Errorf("operation %s: its second try comes after its first, and is paid for", id)
	case a.Stars > 3 || a.Match >= matches || len(a.Replay) > maxID || a.Along>>len(s.game.book.Keepsakes) != 0 || !s.keepsake(a.Took) || !s.keepsake(a.Gave):
		return fmt.Errorf("operation %s: its first try is out of range", id)
	case a.Booked && !s.fits(a, false) || !a.Booked && (a.Goals != Verdict{} || a.Stars > 0):
		return fmt.Errorf("operation %s: the goals of its first try do not fit its end", id)
	}
	return nil
}

// fits reports whether the goals of a try are those that its stars and its success stand for. A match that a bot played to its
// end has met what it has met, and earned nothing.
func (s *State) fits(p *Attempt, won bool) bool {
	for _, x := range p.Goals {
		if int(x.Goal) >= len(s.game.goals) || !x.Counted && (x.Have != 0 || x.Want != 0) {
			return false
		}
	}
	return !won && p.Stars == 0 || int(p.Stars) == p.Goals.Stars() && p.Goals.Success() == won
}

// keepsake reports whether k is one, or none.
func (s *State) keepsake(k uint8) bool { return k == None || int(k) < len(s.game.book.Keepsakes) }

func (s *State) checkKeepsakes() error {
	b := s.game.book
	for k, h := range s.Keepsakes {
		switch {
		case h >= holdings || k >= len(b.Keepsakes) && h != Never:
			return fmt.Errorf("keepsake %d is unknown", k)
		case s.Along>>k&1 == 1 && (h != Held || b.Keepsakes[k].Kind == Scar):
			return fmt.Errorf("what goes along must be there, and no scar")
		}
	}
	if s.Along>>MaxKeepsakes != 0 {
		return fmt.Errorf("something unknown goes along")
	}
	return nil
}

func (s *State) checkRivals() error {
	for r, m := range s.Rivals {
		switch {
		case r >= len(s.game.book.Rivals) && m != (Meetings{}):
			return fmt.Errorf("rival %d is unknown", r)
		case m.Row > mostMet || m.Row < -mostMet || int(m.Row) > int(m.Beaten) || -int(m.Row) > int(m.Victor) || (m.Row == 0) != (m.Beaten+m.Victor == 0):
			return fmt.Errorf("rival %s: its last meetings are none of those", s.game.book.Rivals[r].ID)
		case int(m.Beaten)+int(m.Victor) > int(s.Count) && !(s.climbs(remembered) && int(m.Beaten)+int(m.Victor) <= int(s.Count)+1):
			return fmt.Errorf("rival %s was met too often", s.game.book.Rivals[r].ID)
		}
	}
	return nil
}

func (s *State) checkMatch() error {
	if s.Running == nil {
		if len(s.Set) > 0 || s.Seed != 0 {
			return fmt.Errorf("no match is set up")
		}
		return nil
	}
	if s.Running.Turn().Done {
		return fmt.Errorf("the match is over and was not entered")
	}
	if err := s.Running.Validate(); err != nil {
		return fmt.Errorf("match: %w", err)
	}
	return s.plays(s.Running)
}

var _ rules.Lasting = (*State)(nil)
