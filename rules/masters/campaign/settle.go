package campaign

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// What a heist leaves behind (rulebook: Losing a Heist; Winning a Heist; Busted).

// Match is the heist that has to be played now, as a match of Masters.
func (s *State) Match() (g rules.Game, setup rules.Setup, first rules.State, ok bool) {
	if s.Heist == nil {
		return nil, rules.Setup{}, nil, false
	}
	setup = rules.Setup{Seats: int(s.Taken), Seed: s.Heist.Luck.Rand.S, Options: rules.Options{
		"heist": int(s.Job), "cash": min(int(s.Cash), 99), "level": int(s.Heist.Opt.Level),
	}}
	return masters.Game{}, setup, s.Heist.Clone(), true
}

// Enter takes the result of a heist that was played as a match of its own.
func (s *State) Enter(id string, end rules.State, rec *rules.Recorder) error {
	g, ok := end.(*masters.State)
	switch {
	case id == "" || len(id) > 64:
		return fmt.Errorf("a match needs an id of 1 to 64 letters, not %q", id)
	case id == s.Settled:
		return fmt.Errorf("the match %s was entered already", id)
	case s.Heist == nil:
		return fmt.Errorf("no heist is under way that the match %s could be", id)
	case !ok || !g.Plays(s.Job, s.recruits(nil)):
		return fmt.Errorf("the match %s is not the heist of this crew", id)
	case !g.Over:
		return fmt.Errorf("the match %s is not over yet", id)
	}
	if err := g.Validate(); err != nil {
		return fmt.Errorf("the match %s: %w", id, err)
	}
	s.Settled = id
	h := hub{State: s, rec: rec}
	h.settle(g, id)
	return nil
}

// settle enters the result of a heist, once.
func (h hub) settle(g *masters.State, id string) {
	a := g.Account()
	page := h.Job.Card()
	h.Luck.Drawn = max(h.Luck.Drawn, g.Luck.Drawn) + 1
	h.Heist = nil
	e := Entry{Heist: h.Job, Success: a.Success, Before: h.Cash, After: int16(a.Team), Jewels: int16(a.Jewels) - int16(h.Jewels),
		Rounds: uint8(min(a.Rounds, 255)), Size: h.Taken, Crew: h.Chairs, Fixer: uint8(masters.NoFixer), Replay: id}
	if a.Success {
		h.tell(rules.Event{Kind: EvJobWon, What: refHeist(h.Job), N: int16(a.Team), M: int16(a.Team) - h.Cash})
	} else {
		h.tell(rules.Event{Kind: EvJobLost, What: refHeist(h.Job), N: int16(a.Team), M: int16(a.Team) - h.Cash})
	}
	h.Cash, h.Jewels = int16(a.Team), a.Jewels
	h.Used |= a.Hired
	h.takeItems(&a)
	if a.Success {
		if h.Won>>h.Job&1 == 0 {
			h.find(page.Finds)
		}
		h.Won |= 1 << h.Job
		if f := page.Unlocks; f != masters.NoFixer && !h.Fixers.Has(f) {
			h.Fixers = h.Fixers.With(f)
			e.Fixer = uint8(f)
			h.tell(rules.Event{Kind: EvFixer, What: refFixer(f)})
		}
	}
	h.fates(&a, &e)
	e.Earned = h.earned(&a)
	h.Feats |= e.Earned
	for f := range Feat(feats) {
		if e.Earned.Has(f) {
			h.tell(rules.Event{Kind: EvEarned, What: refFeat(f)})
		}
	}
	h.History = append(h.History, e)
	if h.Job == masters.FinalSouth && a.Success {
		h.partTwo(&a)
		return
	}
	h.grow()
}

// takeItems books what the team has and what the shop sells now. A discovered
// copy that the shop has had once is on sale unless the team has it (rulebook:
// Shop grows with you).
func (h hub) takeItems(a *masters.Account) {
	for i := range h.Owned {
		if card := masters.Item(i).Card(); !card.Shop {
			h.Shelved[i] = max(h.Shelved[i], h.Stock[i], a.Sold[i])
			a.Sold[i] = max(a.Sold[i], min(h.Shelved[i], card.Copies-a.Owned[i]))
		}
		if n := int(a.Owned[i]) - int(h.Owned[i]); n > 0 {
			h.tell(rules.Event{Kind: EvItem, What: refLoot(masters.Item(i)), N: int16(n)})
		}
		if a.Sold[i] > h.Stock[i] {
			h.tell(rules.Event{Kind: EvDiscovered, What: refLoot(masters.Item(i))})
		}
		if a.Owned[i]+a.Sold[i] > 0 && !masters.Item(i).Card().Shop {
			h.Found |= 1 << i
		}
	}
	h.Owned, h.Stock = a.Owned, a.Sold
}

// find gives the team an item that a job brings to light (ruling).
func (h hub) find(i masters.Item) {
	if i == masters.NoItem || !h.boxed(i) {
		return
	}
	h.Owned[i]++
	h.Found |= 1 << i
	h.tell(rules.Event{Kind: EvItem, What: refLoot(i), N: 1})
}

// fates books what has become of the crew: who is busted goes to the County,
// who got out of it on success is free (MAS-263, 405).
func (h hub) fates(a *masters.Account, e *Entry) {
	for i, c := range h.Gang() {
		m := h.member(c.Member)
		e.Level[i] = m.Level
		was := m.Busted
		switch f := a.Crew[i]; {
		case f.Busted:
			m.Busted = true
			e.Busted |= rules.Only(i)
		case f.Out && h.Job.County() && a.Success:
			m.Busted = false
		}
		if m.Busted && !was {
			h.tell(rules.Event{Kind: EvJailed, Who: refMember(m.ID)})
		}
		if was && !m.Busted {
			h.tell(rules.Event{Kind: EvFree, Who: refMember(m.ID)})
		}
		if h.Job != masters.FinalSouth || !a.Success {
			m.Heists = min(m.Heists+1, 250)
			if a.Success {
				m.Wins = min(m.Wins+1, 250)
			}
		}
	}
}

// partTwo goes on with The Final Score: the same characters, from the hideouts
// where part 1 ended, with what they carried there (MAS-408, 413, 416, 467).
func (h hub) partTwo(a *masters.Account) {
	h.Mayor = a.Hired.Has(masters.Mayor)
	h.Job = masters.FinalNorth
	var crew [chairs]masters.Recruit
	b := h.brief(h.seed(), crew[:0])
	var gone rules.Seats
	for i := range h.Gang() {
		if a.Crew[i].Busted {
			gone |= rules.Only(i)
		} else {
			b.Crew[i].Hide, b.Crew[i].Ideas, b.Crew[i].Items = a.Crew[i].Hide, a.Crew[i].Ideas, a.Crew[i].Items
		}
	}
	h.tell(rules.Event{Kind: EvPartTwo, What: refHeist(h.Job)})
	h.begin(b, gone)
}

// grow lets every player of the crew rise by one level, then the characters,
// chair by chair (rulebook: Level Up).
func (h hub) grow() {
	var risen [16]bool
	for _, c := range h.Gang() {
		if risen[c.Player] {
			continue
		}
		risen[c.Player] = true
		p := h.player(c.Player)
		p.Heists = min(p.Heists+1, 250)
		if p.Level < maxLevel {
			p.Level++
			h.tell(rules.Event{Kind: EvPlayerGrew, Who: refPlayer(p.ID), N: int16(p.Level)})
		}
	}
	h.Stage = Training
	h.Learnt = noLessons
	h.nextPupil()
}
