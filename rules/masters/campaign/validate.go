package campaign

import (
	"fmt"
	"math/bits"
	"strings"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// Validate reports the first thing that cannot be in a campaign.
func (s *State) Validate() error {
	for _, check := range []func() error{s.checkTable, s.checkGoods, s.checkPlayers, s.checkMembers, s.checkChairs, s.checkStage, s.checkHistory, s.checkLearnt, s.checkHeist} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) checkTable() error {
	switch {
	case s.Seats < fewest || s.Seats > chairs:
		return fmt.Errorf("%d chairs; there are 3 or 4", s.Seats)
	case s.Last < 1 || s.Last > maxHeists:
		return fmt.Errorf("a campaign of %d heists", s.Last)
	case s.Stage >= stages:
		return fmt.Errorf("unknown stage %d", s.Stage)
	case s.Steps > lastSteps || s.Taken > s.Seats || s.Pupil > s.Taken:
		return fmt.Errorf("steps, chairs or pupil are out of range")
	case s.Job >= masters.Heists && s.Job != masters.NoHeist:
		return fmt.Errorf("no such job")
	case len(s.Settled) > 64:
		return fmt.Errorf("the id of the last match has %d letters", len(s.Settled))
	}
	return checkLuck(&s.Luck)
}

// checkLuck refuses results laid out for what a hub never draws.
func checkLuck(c *rules.Chance) error {
	if c.Waiting > 0 {
		return fmt.Errorf("nothing is drawn in the city; results wait in a heist")
	}
	return nil
}

func (s *State) checkGoods() error {
	all := masters.FixerSet(1)<<masters.Fixers - 1
	switch {
	case s.Cash < 0 || int(s.Cash) > masters.MaxTeam || s.Jewels > masters.MaxJewels:
		return fmt.Errorf("team cash or jewels are out of range")
	case s.Fixers&^all != 0 || s.Used&^all != 0:
		return fmt.Errorf("an unknown fixer")
	case !s.Fixers.Has(masters.OldFriend):
		return fmt.Errorf("the fixer Old Friend is there from the start")
	case s.Found>>masters.Items != 0 || s.Feats>>feats != 0 || s.Played>>masters.Characters != 0:
		return fmt.Errorf("an unknown item, achievement or character")
	case s.Won&^s.Tried != 0 || s.Tried&^uint32(allHeists) != 0:
		return fmt.Errorf("a heist was won that was not tried")
	}
	for i := range s.Owned {
		if int(s.Owned[i])+int(s.Stock[i]) > int(masters.Item(i).Card().Copies) {
			return fmt.Errorf("more copies of %s than there are", masters.Item(i).Card().ID)
		}
		if card := masters.Item(i).Card(); s.Shelved[i] > card.Copies || s.Shelved[i] > 0 && card.Shop {
			return fmt.Errorf("the shop cannot have had %d discovered copies of %s", s.Shelved[i], card.ID)
		}
	}
	return nil
}

func (s *State) checkPlayers() error {
	if len(s.Players) == 0 || len(s.Players) > len(playerIDs) || s.here() == 0 {
		return fmt.Errorf("somebody has to play")
	}
	for i := range s.Players {
		p := &s.Players[i]
		switch {
		case int(p.ID) >= len(playerIDs), i > 0 && s.Players[i-1].ID >= p.ID:
			return fmt.Errorf("players are not in the order of the book")
		case p.Level < 1 || p.Level > maxLevel:
			return fmt.Errorf("player %s has level %d", playerIDs[p.ID], p.Level)
		}
		if err := validLabel(p.Label); err != nil {
			return err
		}
	}
	return nil
}

// suits reports whether cards are those of a level.
func suits(card masters.Character, skills [2]masters.Skill, level uint8) bool {
	if card >= masters.Characters || skills[0] >= masters.Skills || skills[1] >= masters.Skills || skills[0] == skills[1] {
		return false
	}
	pros := 0
	for _, k := range skills {
		if k.Pro() {
			pros++
		}
	}
	return card.Pro() == (level >= 3) && pros == prosAt[min(level, maxLevel)]
}

func (s *State) checkMembers() error {
	if len(s.Members) > len(memberIDs) {
		return fmt.Errorf("more characters than names")
	}
	for i := range s.Members {
		m := &s.Members[i]
		switch {
		case int(m.ID) >= len(memberIDs), i > 0 && s.Members[i-1].ID >= m.ID:
			return fmt.Errorf("characters are not in the order of the book")
		case m.Level < 1 || m.Level > maxLevel || !suits(m.Card, m.Skills, m.Level):
			return fmt.Errorf("%s has other cards than those of level %d", memberIDs[m.ID], m.Level)
		}
		if err := validLabel(m.Label); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) checkChairs() error {
	t := *s
	t.Taken = 0
	for i, c := range s.Chairs {
		if i >= int(s.Taken) {
			if c != noChair {
				return fmt.Errorf("chair %d is empty but not free", i)
			}
			continue
		}
		m := s.member(c.Member)
		if s.player(c.Player) == nil || m == nil || t.inGang(c.Member) {
			return fmt.Errorf("chair %d has no player or no character of its own", i)
		}
		if s.Stage != Training {
			// A level-up may make two skills of the crew clash.
			if r := t.fitsIn(m.Card, m.Skills); r != nil {
				return fmt.Errorf("chair %d breaks the rule %q", i, strings.TrimPrefix(r.Key(), "hub.why."))
			}
		}
		t.Taken++
	}
	return nil
}

func (s *State) checkStage() error {
	sitting := s.Stage == Crew || s.Stage == Drafting
	switch {
	case (s.Job == masters.NoHeist) != (s.Stage == City || s.Stage == Closed):
		return fmt.Errorf("a job is chosen in the city, and then there is one")
	case s.Taken > 0 && (s.Stage == City || s.Stage == Closed), s.Taken < fewest && (s.Stage == OnHeist || s.Stage == Training):
		return fmt.Errorf("%d chairs are filled", s.Taken)
	case s.Sitter != NoPlayer && (!sitting || s.player(s.Sitter) == nil || !s.player(s.Sitter).Here || s.Taken == s.Seats):
		return fmt.Errorf("somebody takes a chair who cannot")
	case s.Stage == Training && (s.Pupil >= s.Taken || s.Learnt[s.Pupil] != noLearnt || s.member(s.Chairs[s.Pupil].Member).Level >= maxLevel), s.Stage != Training && s.Pupil != 0:
		return fmt.Errorf("a pupil who does not level up")
	case (s.Job == masters.FinalNorth) && sitting:
		return fmt.Errorf("part 2 of The Final Score follows part 1")
	case s.Stage == Drafting != s.Draft.Open:
		return fmt.Errorf("a character is built exactly while there is a draft")
	}
	return s.checkDraft()
}

func (s *State) checkDraft() error {
	d := &s.Draft
	if !d.Open {
		if *d != noDraft {
			return fmt.Errorf("something is left of a draft")
		}
		return nil
	}
	level := s.player(s.Sitter)
	switch {
	case level == nil || d.Level < 1 || d.Level > level.Level:
		return fmt.Errorf("a draft beyond the player's level")
	case d.Name != NoMember && (d.Name >= prebuiltNames || s.member(d.Name) != nil):
		return fmt.Errorf("a draft with a name that is not free")
	case d.Card == masters.NoCharacter:
		if d.Grown != 0 || d.Name != NoMember || d.Skills != noDraft.Skills {
			return fmt.Errorf("a draft without a character")
		}
		return nil
	case d.Skills[1] == masters.NoSkill:
		if d.Grown != 0 || d.Name != NoMember || d.Card >= masters.Characters || d.Card.Pro() || d.Skills[0] != masters.NoSkill && d.Skills[0] >= masters.Roots {
			return fmt.Errorf("a draft with cards of its later levels")
		}
	case d.Grown < 1 || d.Grown > d.Level || !suits(d.Card, d.Skills, d.Grown) || d.needs() == needsName && d.Name != NoMember:
		return fmt.Errorf("a draft with other cards than those of its level")
	}
	switch {
	case s.hasClass(d.Card.Class()):
		return fmt.Errorf("a draft of a class that has a chair")
	case !s.leavesCards(d.Skills, d.Level):
		return fmt.Errorf("a draft with skills that the chairs have no cards for")
	}
	return nil
}

func (s *State) checkHistory() error {
	if s.Heists() > maxHeists+1 || len(s.History) > 2*(maxHeists+1) {
		return fmt.Errorf("%d heists", len(s.History))
	}
	if s.Heists() >= int(s.Last) && (s.Stage == City || s.Stage == Crew || s.Stage == Drafting) {
		return fmt.Errorf("the campaign was over after %d heists", s.Last)
	}
	for i := range s.History {
		e := &s.History[i]
		switch {
		case e.Heist >= masters.Heists || e.Size < fewest || e.Size > chairs || int(e.Busted)>>e.Size != 0:
			return fmt.Errorf("heist %d of the history", i+1)
		case e.Fixer >= masters.Fixers && e.Fixer != uint8(masters.NoFixer), e.Earned&^s.Feats != 0:
			return fmt.Errorf("heist %d brought what is not there", i+1)
		case e.Jewels < -masters.MaxJewels || e.Jewels > masters.MaxJewels:
			return fmt.Errorf("heist %d brought %d jewels", i+1, e.Jewels)
		case s.Tried>>e.Heist&1 == 0 || e.Success && s.Won>>e.Heist&1 == 0:
			return fmt.Errorf("heist %d is in the history but was not played", i+1)
		case e.Before < 0 || e.After < 0 || int(e.After) > masters.MaxTeam || int(e.Before) > masters.MaxTeam || len(e.Replay) > 64:
			return fmt.Errorf("heist %d has sums out of range", i+1)
		}
		for j, c := range e.Crew {
			if j >= int(e.Size) {
				if c != noChair || e.Level[j] != 0 {
					return fmt.Errorf("heist %d has a chair too many", i+1)
				}
				continue
			}
			if s.player(c.Player) == nil || s.member(c.Member) == nil || e.Level[j] < 1 || e.Level[j] > maxLevel {
				return fmt.Errorf("heist %d had a crew that nobody knows", i+1)
			}
		}
	}
	known := len(s.History) + 1
	if s.Heist != nil {
		known++ // the one on the table
	}
	if bits.OnesCount32(s.Tried) > known {
		return fmt.Errorf("more heists were tried than the history tells")
	}
	return nil
}

func (s *State) checkHeist() error {
	switch {
	case (s.Heist != nil) != (s.Stage == OnHeist):
		return fmt.Errorf("a heist is on the table exactly while one runs")
	case s.Heist == nil:
		return nil
	case !s.Heist.Plays(s.Job, s.recruits(nil)):
		return fmt.Errorf("the heist on the table is not that of this crew")
	case s.Heist.Over:
		return fmt.Errorf("the heist on the table is over")
	case s.Tried>>s.Job&1 == 0:
		return fmt.Errorf("the heist on the table was not tried")
	case s.Heist.Fixers&^s.Fixers != 0:
		return fmt.Errorf("the heist on the table has a fixer that was not won")
	}
	if err := s.Heist.Validate(); err != nil {
		return fmt.Errorf("heist: %w", err)
	}
	if seat := s.Heist.Turn().Seat; seat >= int(s.Taken) {
		return fmt.Errorf("chair %d decides of %d", seat, s.Taken)
	}
	return nil
}
