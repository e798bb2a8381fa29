package intoodeep

import "safehouse/rules"

// startTurn begins the turn of p.
func (m runner) startTurn(p int) {
	if p == int(m.First) {
		m.Round = min(m.Round+1, maxRounds)
		m.Lasted = min(m.Lasted+1, maxLasted)
		m.tell(rules.Event{Kind: EvRound, N: int16(m.Round), M: int16(m.Chapter)})
		if left := m.stallIn(); left <= stallNotice {
			kind := EvStallNear
			if m.Options.Rounds > 0 {
				kind = EvLimitNear
			}
			m.tell(rules.Event{Kind: kind, N: int16(left), M: int16(m.Chapter)})
		}
	}
	m.Now = uint8(p)
	m.Turning = Turning{Push: nobody, Actions: turnActions}
	m.Phase = Hooking
	switch {
	case m.isEcho(p):
		m.Phase = EchoTurn
	case m.lacking(p) != 0:
		m.Phase = Redrawing
	}
	m.tell(rules.Event{Kind: EvTurn, Who: m.refPlayer(p)})
}

// gripStep is the second step: each hooked Criminal gains 1 Grip.
func (m runner) gripStep() {
	p := int(m.Now)
	for _, k := range m.Players[p].Hooks {
		if k != nobody {
			m.raise(p, k, 1)
		}
	}
	m.Turning.Freed = 0
	m.Phase = Acting
}

// stallRounds is how many rounds a Chapter may last before its end comes by
// itself; some seven to ten are usual. The rulebook has no such limit, but
// nothing in it makes the players ever draw Evidence.
const stallRounds = 20

// stallNotice is how many rounds before such an end it is announced.
const stallNotice = 2

// chapterRounds is how many rounds a Chapter lasts at most: stallRounds, or fewer by
// an option.
func (s *State) chapterRounds() int {
	if n := int(s.Options.Rounds); n > 0 {
		return n
	}
	return stallRounds
}

// firstChapter is the Chapter with which the game begins.
func (s *State) firstChapter() uint8 { return 1 + uint8(s.Options.Skipped) }

// stallIn is how many rounds are left before the Chapter ends by itself, the one
// that is being played included; more than a Chapter lasts once its end has been
// triggered.
func (s *State) stallIn() int {
	if s.Triggered {
		return s.chapterRounds() + 1
	}
	return max(1, s.chapterRounds()+1-int(s.Lasted))
}

// endTurn passes the turn on, or ends the Chapter (rulebook: End of a Chapter).
func (m runner) endTurn() {
	if !m.Triggered && int(m.Lasted) >= m.chapterRounds() && m.next(int(m.Now)) == int(m.First) {
		left := m.Pool.Len()
		m.Supply = m.Supply.or(m.Pool)
		m.Pool = Set{}
		m.shuffled(famTokens, inPile)
		why := rules.Event{Kind: EvStalled, N: int16(m.Chapter), M: int16(left)}
		if m.Options.Rounds > 0 {
			why = rules.Event{Kind: EvTimeUp, N: int16(left), M: int16(m.Chapter)}
		}
		m.comeToEnd(why)
	}
	m.Turning = Turning{Push: nobody}
	if m.Triggered {
		if m.LastTurns--; m.LastTurns == 0 {
			m.Phase = ChapterEnd
			return
		}
	}
	m.startTurn(m.next(int(m.Now)))
}

// trigger marks the end of the Chapter: after this turn, or in Chapter 3 after
// one more turn of everybody else. It happens once.
func (m runner) trigger() {
	if !m.Triggered {
		m.comeToEnd(rules.Event{Kind: EvTriggered, N: int16(m.Chapter)})
	}
}

// comeToEnd is the end of the Chapter coming, for a reason that is told.
func (m runner) comeToEnd(why rules.Event) {
	m.Triggered = true
	m.LastTurns = 1
	if m.Chapter == chapters {
		m.LastTurns = uint8(m.players())
	}
	m.tell(why)
	if n := m.LastTurns - 1; n > 0 {
		m.tell(rules.Event{Kind: EvLastTurns, N: int16(n)})
	}
}
