package intoodeep

import "safehouse/rules"

// Steps of a Chapter's end (rulebook: Resolving a Chapter).
const (
	checkSuccess uint8 = iota
	loseGrip           // the players of the mask X, one after the other
	refreshAssignments
	refreshGrid
	startBanking
	bankCorruption // the players of the mask X
	refreshPool
	clearSlots
	moveMarker
)

// chapterEnd goes on with the end of a Chapter; the third one skips the
// refreshing and goes over into the endgame.
func (m runner) chapterEnd(f *Frame) {
	last := m.Chapter == chapters
	step := f.Step
	f.Step++
	switch step {
	case checkSuccess:
		f.X = m.checkSuccess()
	case loseGrip:
		if p := m.takeFirst(f); p >= 0 {
			f.Step = loseGrip
			m.push(Frame{Kind: frLose, Who: uint8(p), N: int8(chapterTable[m.Chapter-1].GripLoss), Cast: noCast})
		}
	case refreshAssignments:
		if !last {
			m.dealAssignments()
		}
	case refreshGrid:
		if !last {
			m.refreshGrid()
		}
	case startBanking:
		for p := range m.players() {
			if m.handSize(p) > 0 {
				f.X |= 1 << p
			}
		}
	case bankCorruption:
		if p := m.takeFirst(f); p >= 0 {
			f.Step = bankCorruption
			m.push(Frame{Kind: frBank, Who: uint8(p), N: int8((m.handSize(p) + 1) / 2), Cast: noCast})
		}
	case refreshPool:
		if last {
			m.Over = true
			m.tell(rules.Event{Kind: EvOver, Reveals: true})
			return
		}
		m.refreshPool()
	case clearSlots:
		m.clearSlots()
	case moveMarker:
		m.Chapter++
		m.Triggered, m.Lasted = false, 0
		m.tell(rules.Event{Kind: EvChapter, N: int16(m.Chapter)})
		m.pop()
		m.startTurn(m.next(int(m.Now)))
	}
}

// takeFirst takes the next player in turn order, from the start player on, out
// of the mask X; -1 if it is empty.
func (m runner) takeFirst(f *Frame) int {
	p := int(m.First)
	for range m.players() {
		if f.X>>p&1 == 1 {
			f.X &^= 1 << p
			return p
		}
		p = m.next(p)
	}
	return -1
}

// checkSuccess pays for Dossiers if none is left on the grid; otherwise those
// with the fewest are punished. It returns who must lose Grip.
func (m runner) checkSuccess() (losers uint8) {
	t := &chapterTable[m.Chapter-1]
	left := m.dossiers(0) + m.dossiers(1) + m.dossiers(2)
	if left == 0 {
		m.tell(rules.Event{Kind: EvSuccess, N: int16(m.Chapter)})
		for p := range m.players() {
			m.earn(p, t.Dossier*int(m.Players[p].Dossiers))
		}
		return 0
	}
	m.tell(rules.Event{Kind: EvFailure, N: int16(left), M: int16(m.Chapter)})
	fewest := m.Players[0].Dossiers
	for p := range m.players() {
		fewest = min(fewest, m.Players[p].Dossiers)
	}
	for p := range m.players() {
		if m.Players[p].Dossiers > fewest {
			continue
		}
		m.tell(rules.Event{Kind: EvFewest, Who: m.refPlayer(p), N: int16(fewest)})
		if m.Has(p, Immunity) {
			m.tell(rules.Event{Kind: EvSpared, Who: m.refPlayer(p)})
			continue
		}
		if t.GripLoss > 0 {
			losers |= 1 << p
		}
		if t.IntelLoss > 0 {
			loss := min(int16(t.IntelLoss), m.Players[p].Intel)
			m.Players[p].Intel -= loss
			m.tell(rules.Event{Kind: EvIntelLost, Who: m.refPlayer(p), N: loss, Reveals: true})
		}
	}
	return losers
}

// dealAssignments lays out three of the six Assignments.
func (m runner) dealAssignments() {
	free := uint64(1)<<types - 1
	for row := range m.Assignments {
		e := Evidence(m.Luck.Pick(drawAssignment, free))
		free &^= 1 << e
		m.Assignments[row] = e
	}
	for row, e := range m.Assignments {
		m.tell(rules.Event{Kind: EvAssignment, What: refEvidence(e), To: refTokenPlace(placeRow + row)})
	}
}

// refreshGrid returns the tokens on the Chapter slots to the supply and all
// Dossiers to the grid.
func (m runner) refreshGrid() {
	for row := range m.Filed {
		for i, t := range m.Filed[row] {
			if t != noToken {
				m.Supply.add(int(t))
				m.Filed[row][i] = noToken
			}
		}
		m.FiledDown[row] = 0
	}
	m.shuffled(famTokens, inChapter)
	for p := range m.players() {
		m.Players[p].Dossiers = 0
	}
	m.tell(rules.Event{Kind: EvGridRefreshed, N: int16(m.dossiers(0) + m.dossiers(1) + m.dossiers(2))})
}

// refreshPool fills the Plank and the Pool from the shuffled supply.
func (m runner) refreshPool() {
	m.shuffled(famTokens, inPile)
	m.Triggered = false
	m.Supply = m.Supply.or(m.Pool)
	m.Pool = Set{}
	for i, t := range m.Plank {
		if t == noToken && !m.Supply.empty() {
			x := m.pickToken(m.Supply)
			m.Supply.remove(x)
			m.Plank[i] = uint8(x)
			m.tell(rules.Event{Kind: EvPlankRefilled, What: refEvidence(typeOf(uint8(x)))})
		}
	}
	m.fillPool()
	m.tell(rules.Event{Kind: EvPoolRefilled, N: int16(m.Pool.Len())})
}

// fillPool draws the Pool's tokens from the supply.
func (m runner) fillPool() {
	for range m.scale().pool {
		if m.Supply.empty() {
			return
		}
		x := m.Luck.PickWide(drawSetup, m.Supply[:])
		m.Supply.remove(x)
		m.Pool.add(x)
	}
}

// clearSlots turns the tokens in the bonus slots face up into the public
// locker.
func (m runner) clearSlots() {
	for i, t := range m.Slots {
		if t == noToken {
			continue
		}
		m.Slots[i] = noToken
		m.Public.add(int(t))
		m.shown(famTokens, int(t), inSlot+i, 0)
		m.tell(rules.Event{Kind: EvSlotCleared, What: refEvidence(typeOf(t)), From: refTokenPlace(placeSlot + i), Reveals: true})
	}
}
