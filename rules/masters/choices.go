package masters

import (
	"slices"

	"safehouse/rules"
)

// present is the figures in play, one bit each.
func (s *State) present() (set uint8) {
	for f := range s.Crew {
		if s.Crew[f].Status == inPlay {
			set |= 1 << f
		}
	}
	return set
}

// crewMask is the players' characters, on the board or not.
func (s *State) crewMask() uint8 { return 1<<s.Seats - 1 }

// nervous is the nearest player's characters to the Hostage that have an idea
// to lose.
func (s *State) nervous() (set uint8) {
	set, _ = s.nearest(s.Crew[npc].At, s.players())
	for f := range s.Crew {
		if s.Crew[f].Ideas == 0 {
			set &^= 1 << f
		}
	}
	return set
}

func (s *State) listHexes(v rules.Verb, set Cells, dst []rules.Action) []rules.Action {
	for ; set != 0; set = set.rest() {
		dst = append(dst, rules.Action{Verb: v, Args: [4]int16{int16(s.hex(set.first()))}})
	}
	return dst
}

func (s *State) listFigures(v rules.Verb, set uint8, dst []rules.Action) []rules.Action {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, rules.Do(v, s.character(int(Cells(set).first()))))
	}
	return dst
}

func (s *State) listWhoHexes(v rules.Verb, f int, set Cells, dst []rules.Action) []rules.Action {
	if set == 0 {
		return dst
	}
	n, w, on := len(dst), int16(s.character(f)), &s.board().hexOf
	dst = slices.Grow(dst, set.Len())[:n+set.Len()]
	for i := range dst[n:] {
		c := set.first()
		set = set.rest()
		x := on[c]
		if c >= firstAdded {
			x = s.hex(c)
		}
		a := &dst[n+i] // written where it stays, see machine.Add
		*a = rules.Action{}
		a.Verb, a.Args[0], a.Args[1] = v, w, int16(x)
	}
	return dst
}

// listFumble appends where a figure can put down what it drops; with nowhere
// to go the loot is lost without a question.
func (s *State) listFumble(dst []rules.Action) []rules.Action {
	f := int(s.Ask.Who)
	return s.listWhoHexes(VPutDown, f, s.unguarded(f), dst)
}

// listWhispers appends who can give whom an idea, or that nobody does.
func (s *State) listWhispers(dst []rules.Action) []rules.Action {
	n := len(dst)
	for f := range s.Crew {
		dst = s.listGifts(f, dst)
	}
	if len(dst) > n {
		dst = append(dst, rules.Do(VDecline))
	}
	return dst
}

// listLoose appends where tokens that are loose can go.
func (s *State) listLoose(dst []rules.Action) []rules.Action {
	for rest := s.loose(); rest != 0; rest &= rest - 1 {
		f := int(Cells(rest).first())
		dst = s.listWhoHexes(VPlan, f, s.Board&indoors&^s.Crew[f].Plan, dst)
	}
	return dst
}

// listGifts appends to whom a figure can give an idea now.
func (s *State) listGifts(f int, dst []rules.Action) []rules.Action {
	for to := range s.Crew {
		if s.againstGive(f, to) == nil {
			dst = append(dst, rules.Do(VGive, s.character(f), s.character(to)))
		}
	}
	return dst
}

// againstGive tells why a figure cannot give an idea to another.
func (s *State) againstGive(f, to int) *why {
	fig := &s.Crew[f]
	switch {
	case f == to:
		return whySelf
	case s.Crew[f].Status != inPlay || s.Crew[to].Status != inPlay:
		return whyNotInPlay
	case fig.Ideas == 0:
		return whyNoIdeas
	}
	if gift := s.Ask.Kind.row().gift; gift != nil {
		return gift.not(s, f, to)
	}
	return nil
}

// listAct appends what can be done in the Action phase.
func (s *State) listAct(dst []rules.Action) []rules.Action {
	for f := range s.Crew {
		fig := &s.Crew[f]
		if fig.Status != inPlay {
			continue
		}
		if fig.Marks&done != 0 {
			dst = s.listAfterwards(f, dst)
			continue
		}
		if fig.Marks&acted == 0 {
			dst = s.listActions(f, dst)
		}
		if fig.Left != [subs]uint8{} {
			dst = s.listSubs(f, dst)
		}
		dst = s.listFree(f, dst)
		dst = s.listAbilities(f, dst)
		if fig.Marks&acted != 0 {
			dst = append(dst, rules.Do(VDone, s.character(f)))
		}
	}
	if s.Decoys > 0 && s.noisePending() > 0 {
		dst = append(dst, rules.Do(VDecoy))
	}
	return append(dst, rules.Do(VCall))
}

// noisePending is the noise that the end of the phase will book as things are.
func (s *State) noisePending() int {
	n := int(s.Due)
	for f := range s.Crew {
		n += int(s.Crew[f].noiseOwed())
	}
	return n
}

// listActions appends the actions that a figure can put its die on.
func (s *State) listActions(f int, dst []rules.Action) []rules.Action {
	var t [acts]offer
	s.offersFor(f, &t)
	w := s.character(f)
	for a := range Act(acts) {
		if t[a].cost < 0 || s.againstAct(f, a, t[a]) != nil || s.hasTwin(a, &t) {
			continue
		}
		if own := a.own(); own != nil {
			dst = own(s, f, dst)
		} else {
			dst = append(dst, rules.Do(VAct, w, int(a)))
		}
	}
	return dst
}

// hasTwin reports whether the same action is offered for the same ideas under
// another name.
func (s *State) hasTwin(a Act, t *[acts]offer) bool {
	b := twin[a]
	return b != a && t[b].cost >= 0 && t[b].cost == t[a].cost
}

// The choices of actions that are taken by verbs of their own.

func (s *State) listBreach(f int, dst []rules.Action) []rules.Action {
	list, n := s.breachSides(f)
	for _, x := range list[:n] {
		dst = append(dst, rules.Do(VBreach, s.character(f), int(x)))
	}
	return dst
}

func (s *State) listLaser(f int, dst []rules.Action) []rules.Action {
	for d := range side(sides) {
		if c := s.beyond(s.Crew[f].At, d); c != nowhere {
			dst = append(dst, rules.Do(VLaser, s.character(f), int(s.hex(c))))
		}
	}
	return dst
}

func (s *State) listLend(f int, dst []rules.Action) []rules.Action {
	for to := range s.Crew {
		for _, k := range [3]stepKind{doUnlock, doSubdue, doDisable} {
			if s.againstLend(f, to, k) == nil {
				dst = append(dst, rules.Do(VLend, s.character(f), s.character(to), int(k)))
			}
		}
	}
	return dst
}

// listSubs appends the sub-actions that a figure can perform.
func (s *State) listSubs(f int, dst []rules.Action) []rules.Action {
	fig := &s.Crew[f]
	t := &s.Chits
	w := s.character(f)
	if !s.imprisoned(f) {
		within := s.within(f)
		if fig.Left[doMove] > 0 {
			dst = s.listWhoHexes(VMove, f, s.moves(f), dst)
		}
		if fig.Left[doUnlock] > 0 {
			dst = s.listWhoHexes(VUnlock, f, s.neighbours(f)&t.Locked, dst)
		}
		if fig.Left[doSubdue] > 0 && !s.neverSubdues(f) {
			for rest := within & t.Guarded; rest != 0; rest = rest.rest() {
				c := rest.first()
				if t.Guards[c] > 0 {
					dst = append(dst, rules.Do(VSubdue, w, int(s.hex(c)), int(Guard)))
				}
				if t.Dogs[c] > 0 {
					dst = append(dst, rules.Do(VSubdue, w, int(s.hex(c)), int(Dog)))
				}
			}
		}
		if fig.Left[doDisable] > 0 {
			dst = s.listWhoHexes(VDisable, f, within&t.Live, dst)
		}
		if fig.Left[doCut] > 0 {
			dst = s.listWhoHexes(VCut, f, within&t.Live, dst)
		}
	}
	if fig.Left[doUnlock] > 0 && s.safeLeft() > 0 {
		for n := 1; n <= 2; n++ {
			if s.againstCrack(f, n) == nil {
				dst = append(dst, rules.Do(VCrack, w, n))
			}
		}
		if s.againstTorch(f) == nil {
			dst = append(dst, rules.Do(VHoldTorch, w))
		}
	}
	if fig.Left[doIdea] > 0 {
		dst = append(dst, rules.Do(VIdea, w))
	}
	if fig.Left[doReveal] > 0 {
		dst = s.listWhoHexes(VReveal, f, s.Unknown, dst)
		if s.againstThin(f) == nil {
			dst = append(dst, rules.Do(VThin, w))
		}
	}
	if fig.Left[doLoot] > 0 {
		dst = append(dst, rules.Do(VLoot, w))
	}
	return dst
}

// listFree appends what costs nothing: loot, servers, doors, hostages. Who waits for
// the end of Escape does what takes no Escape Move.
func (s *State) listFree(f int, dst []rules.Action) []rules.Action {
	fig := &s.Crew[f]
	w := s.character(f)
	if fig.Free < freeLimit {
		dst = s.listLoot(f, dst)
	}
	at := only(fig.At)
	b := s.board()
	for i := range b.servers {
		if b.servers[i]&at != 0 && s.Remote[i] != 0 {
			dst = append(dst, rules.Do(VServer, w))
		}
	}
	if doors := s.Doors & s.neighbours(f); doors != 0 && !s.stuck(f) && s.carries(f, Keycard) {
		for ; doors != 0; doors = doors.rest() {
			if x := s.hex(doors.first()); s.againstSwipe(f, x) == nil {
				dst = append(dst, rules.Do(VSwipe, w, int(x)))
			}
		}
	}
	if s.againstSeize(f) == nil {
		dst = append(dst, rules.Do(VSeize, w))
	}
	return dst
}

// listAfterwards appends what stays open to a figure that is done with its action:
// loot, servers, doors, hostages, the help of the Old Friend and what lies at hand
// (rulebook: Insta-transfer; Remote Locks). Its action and the abilities that go
// with it are over (ruling).
func (s *State) listAfterwards(f int, dst []rules.Action) []rules.Action {
	w := s.character(f)
	dst = s.listFree(f, dst)
	if s.againstClue(f) == nil {
		dst = append(dst, rules.Do(VClue, w))
	}
	if s.againstLogs(f) == nil {
		dst = append(dst, rules.Do(VLogs, w))
	}
	if f == npc {
		return dst
	}
	dst = s.listTeamwork(f, dst)
	return s.listOffers(f, true, dst)
}

// listTeamwork appends whom a figure can help from outdoors (Old Friend).
func (s *State) listTeamwork(f int, dst []rules.Action) []rules.Action {
	if fig := &s.Crew[f]; !fig.At.outdoors() || fig.Ideas < 2 {
		return dst
	}
	for to := range s.Crew {
		if s.againstTeamwork(f, to) == nil {
			dst = append(dst, rules.Do(VTeamwork, s.character(f), s.character(to)))
		}
	}
	return dst
}

// listLoot appends what a figure can pick up, put down and throw.
func (s *State) listLoot(f int, dst []rules.Action) []rules.Action {
	fig := &s.Crew[f]
	w := s.character(f)
	handy := s.handy(f)
	var here, held uint32
	stuck, mine := s.stuckWith(f), carriedBy(f)
	for p, at := range s.Places {
		switch {
		case at >= carried+figures: // neither on the board nor in hand
		case at < cells && handy.Has(Cell(at)):
			here |= 1 << pieceKinds[p]
		case at == mine:
			held |= 1 << pieceKinds[p]
		case stuck != 0 && at.carrier() >= 0 && stuck>>at.carrier()&1 == 1:
			here |= 1 << pieceKinds[p]
		}
	}
	for rest := handy; rest != 0; rest = rest.rest() {
		if s.Cash[rest.first()] > 0 {
			here |= 1 << Cash
		}
	}
	for o := range s.Crew {
		if stuck>>o&1 == 1 && s.Crew[o].Cash > 0 {
			here |= 1 << Cash
		}
	}
	if fig.Cash > 0 {
		held |= 1 << Cash
	}
	held &^= 1 << MasterPlanCopy.loot()
	here &^= 1 << MasterPlanCopy.loot()
	for l := Jewel; here>>l != 0; l++ {
		if here>>l&1 == 1 {
			dst = append(dst, rules.Do(VTake, w, int(l)))
		}
	}
	if held == 0 {
		return dst
	}
	slides := s.slides(f) && !s.stuck(f)
	for l := Jewel; held>>l != 0; l++ {
		if held>>l&1 == 0 {
			continue
		}
		dst = append(dst, rules.Do(VDrop, w, int(l)))
		if slides {
			dst = append(dst, rules.Do(VSlide, w, int(l)))
		}
		if s.Ask.Kind == askAct && fig.Marks&done == 0 && s.throwable(f, l) {
			for rest := s.throws(f); rest != 0; rest = rest.rest() {
				dst = append(dst, rules.Do(VToss, w, int(l), int(s.hex(rest.first()))))
			}
		}
	}
	return dst
}

// stuck reports whether a figure waits for the end of Escape.
func (s *State) stuck(f int) bool { return s.Ask.Kind == askEscape && s.Crew[f].Marks&done != 0 }

// slides reports whether a figure can put loot on the tile within its reach
// (SWINDLER).
func (s *State) slides(f int) bool {
	fig := &s.Crew[f]
	return f != npc && fig.Card.can(doSwindle) && fig.Reach != nowhere && s.handy(f).Has(fig.Reach)
}

// stuckWith is the figures on the same cell that have finished their action, or
// whose escape has ended inside: others can take what they carry (rulebook:
// Insta-transfer; Last Ditch Effort example).
func (s *State) stuckWith(f int) (set uint8) {
	for o := range s.Crew {
		fig := &s.Crew[o]
		if o != f && fig.Status == inPlay && fig.Marks&done != 0 && fig.At == s.Crew[f].At {
			set |= 1 << o
		}
	}
	return set
}

// listAbilities appends the abilities that a figure can use in the Action
// phase.
func (s *State) listAbilities(f int, dst []rules.Action) []rules.Action {
	fig := &s.Crew[f]
	w := s.character(f)
	if fig.Shifts > 0 {
		dst = s.listShifts(f, dst)
	}
	if fig.Give > 0 {
		dst = s.listGifts(f, dst)
	}
	if s.againstClue(f) == nil {
		dst = append(dst, rules.Do(VClue, w))
	}
	if s.rule(checkTheLogs) && s.againstLogs(f) == nil {
		dst = append(dst, rules.Do(VLogs, w))
	}
	if f == npc {
		return dst
	}
	dst = s.listTeamwork(f, dst)
	if fig.Picks > 0 && s.againstPicker(f) == nil {
		dst = append(dst, rules.Do(VPicker, w))
	}
	return s.listOffers(f, false, dst)
}

// listOffers appends what the abilities of a character offer; late: to one that is done
// with its action.
func (s *State) listOffers(f int, late bool, dst []rules.Action) []rules.Action {
	for _, st := range characterTable[s.Crew[f].Card].Abilities {
		if row := st.row(); row.offers != nil && (row.late || !late) {
			dst = row.offers(s, f, dst)
		}
	}
	return dst
}

func (s *State) listSlip(f int, dst []rules.Action) []rules.Action {
	if s.againstSlip(f) == nil {
		dst = append(dst, rules.Do(VSlip, s.character(f)))
	}
	return dst
}

func (s *State) listReplan(f int, dst []rules.Action) []rules.Action {
	if s.againstReplan(f) == nil {
		dst = append(dst, rules.Do(VReplan, s.character(f)))
	}
	return dst
}

func (s *State) listCodes(f int, dst []rules.Action) []rules.Action {
	for rest := s.Chits.Live; rest != 0; rest = rest.rest() {
		if x := s.hex(rest.first()); s.againstCodes(f, x) == nil {
			dst = append(dst, rules.Do(VCodes, s.character(f), int(x)))
		}
	}
	return dst
}

func (s *State) listVents(f int, dst []rules.Action) []rules.Action {
	for rest := s.across(s.Crew[f].At); rest != 0; rest = rest.rest() {
		if x := s.hex(rest.first()); s.againstVent(f, x) == nil {
			dst = append(dst, rules.Do(VVent, s.character(f), int(x)))
		}
	}
	return dst
}

func (s *State) listReach(f int, dst []rules.Action) []rules.Action {
	for rest := s.neighbours(f); rest != 0; rest = rest.rest() {
		if x := s.hex(rest.first()); s.againstReach(f, x) == nil {
			dst = append(dst, rules.Do(VReach, s.character(f), int(x)))
		}
	}
	return dst
}

func (s *State) listShifts(f int, dst []rules.Action) []rules.Action {
	for from := s.Crew[f].Plan; from != 0; from = from.rest() {
		for to := s.near(from.first()) & indoors &^ s.Crew[f].Plan; to != 0; to = to.rest() {
			dst = append(dst, rules.Do(VShift, s.character(f), int(s.hex(from.first())), int(s.hex(to.first()))))
		}
	}
	return dst
}
