package intoodeep

import "safehouse/rules"

// dossiers is how many Dossiers lie in a row of the Chapter grid.
func (s *State) dossiers(row int) int {
	n := int(s.scale().rows[row])
	for _, t := range s.Filed[row] {
		if t != noToken {
			n--
		}
	}
	return n
}

// file is N Evidence to be filed, each filing resolved before the next
// (rulebook: Filing Evidence). Without tokens in Memory the rest is skipped.
func (m runner) file(f *Frame) {
	p := int(f.Who)
	if f.N == 0 || m.memorySize(p) == 0 {
		m.pop()
		return
	}
	if m.isEcho(p) {
		f.N--
		m.fileEcho(p)
		return
	}
	if f.Step == 0 {
		m.ask(askPlace, p)
		return
	}
	m.ask(askFile, p)
}

// againstPlace tells why Evidence cannot be filed in a place.
func (s *State) againstPlace(place int) *why {
	p := int(s.top().Who)
	switch {
	case place < placeSlot:
		switch {
		case s.dossiers(place) == 0:
			return whyNoDossier
		case s.Players[p].Memory.count(s.Assignments[place]) == 0:
			return whyWrongType
		}
	case place < placeLocker:
		if s.Slots[place-placeSlot] != noToken {
			return s.slotTaken()
		}
	case place == placePool:
		return whyNotFiledThere
	case place-placeLocker != p:
		return whyNotYourLocker
	}
	return nil
}

// slotTaken is why a bonus slot takes no more: it is cleared at the end of Chapters
// 1 and 2 alone.
func (s *State) slotTaken() *why {
	if s.Chapter == chapters {
		return whySlotTakenLast
	}
	return whySlotTaken
}

// answerPlace files into the Chapter at once, where the row says the type; for
// the Final Plot the token is asked next.
func (m runner) answerPlace(place int) {
	f := m.top()
	if place >= placeSlot {
		f.Step, f.X = 1, uint8(place)
		return
	}
	p := int(f.Who)
	f.N--
	x := m.oneToken(p, m.Players[p].Memory.and(ofType[m.Assignments[place]]))
	m.fileChapter(p, x, place, false)
}

func (m runner) answerFile(e Evidence) {
	f := m.top()
	p, place := int(f.Who), int(f.X)
	f.N--
	f.Step, f.X = 0, 0
	x := m.oneToken(p, m.Players[p].Memory.and(ofType[e]))
	m.filePlot(p, x, place)
}

// fileChapter puts a token on a Chapter slot, face up unless it is Echo's, and
// claims the Dossier (rulebook: Filing to the Chapter).
func (m runner) fileChapter(p, x, row int, down bool) {
	memory := &m.Players[p].Memory
	memory.remove(x)
	for i, t := range m.Filed[row] {
		if t != noToken {
			continue
		}
		m.Filed[row][i] = uint8(x)
		if down {
			m.FiledDown[row] |= 1 << i
		}
		break
	}
	m.Players[p].Dossiers++
	e := rules.Event{Kind: EvDossier, Who: m.refPlayer(p), To: refTokenPlace(placeRow + row), N: int16(m.Players[p].Dossiers)}
	if down {
		m.moved(famTokens, x, inMemory+p, inChapter, 0, memory.Len())
		e.Kind = EvDossierDown
	} else {
		m.shown(famTokens, x, inMemory+p, memory.Len())
		e.What, e.Reveals = refEvidence(typeOf(uint8(x))), true
	}
	m.tell(e)
}

// filePlot puts a token face down into a bonus slot, whose bonus is gained at
// once, or into a locker (rulebook: Filing to the Final Plot).
func (m runner) filePlot(p, x, place int) {
	pl := &m.Players[p]
	pl.Memory.remove(x)
	clue := inLocker + p
	if place < placeLocker {
		clue = inSlot + place - placeSlot
		m.Slots[place-placeSlot] = uint8(x)
	} else {
		pl.Locker.add(x)
	}
	m.moved(famTokens, x, inMemory+p, clue, 0, pl.Memory.Len())
	m.tellOwner(p, rules.Event{Kind: EvFiledType, Who: m.refPlayer(p), What: refEvidence(typeOf(uint8(x))), To: refTokenPlace(place)})
	m.tell(rules.Event{Kind: EvFiled, Who: m.refPlayer(p), To: refTokenPlace(place)})
	if place < placeLocker {
		m.bonus(p, place-placeSlot)
	}
}

// The bonus slots from top to bottom.
const (
	slotBoost = iota
	slotTolerance
	slotGrip
)

func (m runner) bonus(p, slot int) {
	switch slot {
	case slotBoost:
		m.push(Frame{Kind: frClaim, Who: uint8(p), N: 1, Cast: noCast})
	case slotTolerance:
		m.tolerate(p)
	case slotGrip:
		m.push(Frame{Kind: frGrip, Who: uint8(p), N: 1, Cast: noCast})
	}
}
