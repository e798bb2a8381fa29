package masters

import "safehouse/rules"

// end settles the heist when every character has escaped or is busted
// (rulebook: End of a Heist).
func (h runner) end() {
	for f := range h.Crew {
		if h.Crew[f].Status != inPlay {
			continue
		}
		if h.Crew[f].Marks&done != 0 && h.hidden(f) {
			h.hide(f)
		} else {
			h.bust(f)
		}
	}
	h.Over = true
	if p := h.pieceAt(MasterPlanCopy.loot(), inTeam); p != noPiece {
		h.Places[p] = usedOut
	}
	for p := range h.Places {
		if pieceKinds[p] == MasterPlanCopy.loot() && h.Places[p].carrier() >= 0 {
			h.Places[p] = usedOut
		}
	}
	success := h.success()
	if success {
		h.addTeam(int(h.Heist.card().Reward))
		h.addTeam(h.winnings())
		empty := 0
		for f := range int(h.Seats) {
			if h.Crew[f].Ideas == 0 {
				empty++
			}
		}
		if empty >= 2 {
			h.Feats |= twoEmpty
		}
		h.tell(rules.Event{Kind: EvSuccess, N: h.Team})
	} else {
		h.tell(rules.Event{Kind: EvFailure, N: h.Team})
	}
}

// success reports whether the heist is over and its objective met.
func (s *State) success() bool { return s.Over && !s.Blown && s.met() }

// winnings is what the Bookie pays back: the stake and as much again if the
// heist succeeded and everybody got out, an NPC in play included.
func (s *State) winnings() int {
	if s.Stake == 0 {
		return 0
	}
	for f := range s.Crew {
		if st := s.Crew[f].Status; st == busted || st == inHiding {
			return 0
		}
	}
	return 2 * int(s.Stake)
}

// out reports whether a figure has got out, or stands outdoors.
func (s *State) out(f int) bool {
	fig := &s.Crew[f]
	return fig.Status == escaped || fig.Status == inPlay && fig.At.outdoors()
}

// count is the pieces of a kind in a place.
func (s *State) count(l Loot, at place) int {
	n := 0
	for p := firstPiece[l]; p < firstPiece[l]+Piece(pieceCount[l]); p++ {
		if s.Places[p] == at {
			n++
		}
	}
	return n
}

// met reports whether the objective is met as things are (games §11).
func (s *State) met() bool {
	g := &s.Heist.card().Goal
	switch {
	case s.count(Jewel, won) < int(g.jewels):
		return false
	case g.documents && s.count(Documents, won) == 0:
		return false
	case g.rescue && !s.Freed:
		return false
	case g.npc && !g.rescue && !s.out(npc):
		return false
	case g.breakout && !s.brokenOut():
		return false
	case g.hideout && !s.hiddenDocuments():
		return false
	}
	return true
}

// brokenOut reports whether somebody who started inside has got out.
func (s *State) brokenOut() bool {
	for f := range int(s.Seats) {
		if s.Crew[f].Marks&imprison != 0 && s.out(f) {
			return true
		}
	}
	return false
}

// hiddenDocuments reports whether a character is on a hideout with the
// documents.
func (s *State) hiddenDocuments() bool {
	for p := firstDocuments; p < firstDocuments+rolls; p++ {
		if f := s.Places[p].carrier(); f >= 0 && s.board().story.Has(s.Crew[f].At) &&
			(s.Crew[f].Status == escaped || s.Crew[f].Status == inPlay && !s.Over) {
			return true
		}
	}
	return false
}

// Outcome is what the team has gained, in $k: all win, or none.
func (s *State) Outcome() rules.Outcome {
	var out rules.Outcome
	success := s.success()
	reward, bet := 0, -int(s.Stake)
	if success {
		reward = int(s.Heist.card().Reward)
		bet += s.winnings()
	}
	cash := int(s.Team) - int(s.Start) - reward - bet
	for range s.Seats {
		out.Seats = append(out.Seats, rules.Score{Total: cash + reward + bet, Parts: []rules.Part{
			{Key: "cash", Points: cash},
			{Key: "reward", Points: reward},
			{Key: "bet", Points: bet},
		}})
	}
	if !s.Over {
		return out
	}
	key := "result.failure"
	if success {
		out.Winners = 1<<s.Seats - 1
		key = "result.success"
	} else {
		out.Lost = true
	}
	out.Remarks = append(out.Remarks, rules.Say(key, rules.Word("goal", rules.Say("goal."+s.Heist.card().ID))))
	if n := s.count(Jewel, won); n > 0 {
		out.Remarks = append(out.Remarks, rules.Say("result.jewels", rules.Num("n", n)))
	}
	var who []rules.Message
	for f := range int(s.Seats) {
		if s.Crew[f].Status == busted {
			who = append(who, info.Name(s.refFigure(f)))
		}
	}
	if len(who) > 0 {
		out.Remarks = append(out.Remarks, rules.Say("result.busted", rules.Num("n", len(who)), rules.All("who", who...)))
	}
	return out
}
