package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// The city: which job is next, who is there to play it.

// difficultyIDs name the difficulties of jobs.
var difficultyIDs = [...]string{masters.Amateur: "amateur", masters.SemiPro: "semi-pro", masters.ProLevel: "pro"}

// Standing is what there is to say about a job on the map.
type Standing struct {
	Heist  masters.Heist
	Why    rules.Message // why it cannot be chosen now, zero if it can
	Fit    int           // -1: meant for weaker teams, 0: for this one, 1: for stronger ones
	Won    int           // times
	Lost   int
	Fixer  masters.Fixer // that it brings, or masters.NoFixer
	Reward int           // $k for success
}

// Jobs is the map: every job that can be chosen by itself, with its standing.
func (s *State) Jobs() []Standing {
	var l []Standing
	for g := range masters.Heist(masters.Heists) {
		if g == masters.FinalNorth {
			continue
		}
		page := g.Card()
		st := Standing{Heist: g, Fit: s.Fits(g), Fixer: page.Unlocks, Reward: int(page.Reward)}
		if r := s.againstJob(g); r != nil {
			st.Why = rules.Say(r.Key())
		}
		for i := range s.History {
			switch {
			case s.History[i].Heist != g:
			case s.History[i].Success:
				st.Won++
			default:
				st.Lost++
			}
		}
		l = append(l, st)
	}
	return l
}

// average is the sum of the levels that a team has, and how many they are: of
// the crew's characters when its chairs are filled, else of the players.
func (s *State) average() (sum, n int) {
	if s.Taken >= fewest {
		for _, c := range s.Gang() {
			sum += int(s.member(c.Member).Level)
		}
		return sum, int(s.Taken)
	}
	for i := range s.Players {
		if s.Players[i].Here {
			sum += int(s.Players[i].Level)
			n++
		}
	}
	return sum, n
}

// TeamLevel is the difficulty that the team's average level is made for:
// Amateur below 2, Semi-Pro from 2 to 3, Pro above (games §11).
func (s *State) TeamLevel() masters.Difficulty {
	switch sum, n := s.average(); {
	case sum < 2*n:
		return masters.Amateur
	case sum <= 3*n:
		return masters.SemiPro
	}
	return masters.ProLevel
}

// Fits compares a job with the team: -1 is meant for weaker teams, 0 for this
// one, 1 for stronger ones.
func (s *State) Fits(g masters.Heist) int {
	d, t := g.Card().Level, s.TeamLevel()
	switch {
	case d < t:
		return -1
	case d > t:
		return 1
	}
	return 0
}

// jailed is how many named characters are in the County.
func (s *State) jailed() int {
	n := 0
	for i := range s.Members {
		if s.Members[i].Busted {
			n++
		}
	}
	return n
}

func (s *State) againstJob(g masters.Heist) *why {
	switch {
	case g >= masters.Heists:
		return whyMalformed
	case g == masters.FinalNorth:
		return whyPartTwo
	case g.County() && s.jailed() == 0:
		return whyNobodyJailed
	}
	return nil
}

func (h hub) job(g masters.Heist) {
	h.Job = g
	h.Stage = Crew
	h.tell(rules.Event{Kind: EvJob, What: refHeist(g)})
}

func (s *State) againstJoin(id PlayerID) *why {
	switch p := s.player(id); {
	case int(id) >= len(playerIDs):
		return whyMalformed
	case p != nil && p.Here:
		return whyIsHere
	case p == nil && s.playerCalled(playerIDs[id], id):
		return whyNameTaken
	}
	return nil
}

// join brings a player in: a new one at level 1, or one who comes back (rulebook:
// Loosely Affiliated; Level Up).
func (h hub) join(id PlayerID) {
	if p := h.player(id); p != nil {
		p.Here = true
	} else {
		h.addPlayer(Player{ID: id, Level: 1, Here: true})
	}
	h.wander()
	h.tell(rules.Event{Kind: EvJoined, Who: refPlayer(id), N: int16(h.player(id).Level)})
}

func (s *State) againstLeave(id PlayerID) *why {
	switch p := s.player(id); {
	case p == nil || !p.Here:
		return whyNotHere
	case s.here() == 1:
		return whyLastPlayer
	}
	return nil
}

func (h hub) leave(id PlayerID) {
	h.player(id).Here = false
	h.wander()
	h.tell(rules.Event{Kind: EvLeft, Who: refPlayer(id)})
}

// retire ends the campaign.
func (h hub) retire() {
	h.Stage, h.Learnt = Closed, noLessons
	h.tell(rules.Event{Kind: EvRetired, N: h.Cash})
}
