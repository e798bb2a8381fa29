package intoodeep

import (
	"fmt"
	"math/bits"
)

// editDepth bounds the frames of a position that was made by hand: no reachable
// position has more, and what they lead to still fits on the stack.
const editDepth = 7

// mostLeft bounds what is left of an effect, but for the Dilemmas that are banked
// of a hand.
const mostLeft = 12

func (s *State) checkStack() error {
	if s.Depth > editDepth {
		return fmt.Errorf("%d effects wait; there are never more than %d", s.Depth, editDepth)
	}
	for i := int(s.Depth); i < len(s.Frames); i++ {
		if s.Frames[i] != (Frame{}) {
			return fmt.Errorf("an effect waits above the end of the stack")
		}
	}
	if s.Over && s.Depth > 0 {
		return fmt.Errorf("effects wait although the game is over")
	}
	for i := range int(s.Depth) {
		f := &s.Frames[i]
		if f.Kind >= frames || frameIDs[f.Kind] == "" || int(f.Who) >= s.players() || f.From >= sources || f.N < 0 || f.N > mostLeft && !frameRows[f.Kind].hand {
			return fmt.Errorf("effect %d of the stack is of no known kind, happens to nobody, or has a count out of range", int(s.Depth)-1-i)
		}
		if err := s.checkFrame(f); err != nil {
			return fmt.Errorf("effect %d of the stack (%s): %w", int(s.Depth)-1-i, frameIDs[f.Kind], err)
		}
	}
	return stackRows.Check(s, uint8(s.Phase), s.Frames[:s.Depth], func(f *Frame) uint8 { return uint8(f.Kind) })
}

// checkFrame checks to whom a frame of any kind happens, and its step.
func (s *State) checkFrame(f *Frame) error {
	row := &frameRows[f.Kind]
	echo := s.isEcho(int(f.Who))
	switch {
	case echo && row.echo == never:
		return fmt.Errorf("cannot happen to Echo")
	case echo && row.echo == inHerTurn && (s.Phase != EchoTurn || f.Kind != frEcho && s.Echo.Card == noEchoCard):
		return fmt.Errorf("happens to Echo outside her turn")
	case !echo && s.Phase == EchoTurn:
		return fmt.Errorf("happens to a person in Echo's turn")
	case f.Who != s.Now && s.Phase != ChapterEnd && !row.others:
		return fmt.Errorf("happens to somebody out of turn, who only discards after a challenge")
	case f.Step > row.steps:
		return fmt.Errorf("has no step %d", f.Step)
	}
	return nil
}

func (s *State) checkEchoTurn(f *Frame) error {
	switch {
	case f.Who != s.Now || f.Step > echoEnd || f.Step > echoHook && s.Echo.Card == noEchoCard:
		return fmt.Errorf("echo has no such step, or no card")
	case f.X&^0x7e != 0 || bits.OnesCount8(f.X)+int(f.N) > chapters || f.Step < echoDisrupt && (f.X != 0 || f.N != 0):
		return fmt.Errorf("echo affects at most %d things in a turn", chapters)
	case f.Step == echoCrime && (int(f.ID) >= storyCrimes || !s.Players[f.Who].Crimes.empty()):
		return fmt.Errorf("echo completes one Story Crime at a time")
	}
	return nil
}

func (s *State) checkProgram(f *Frame) error {
	if f.Who != s.Now || f.From > fromBoost || f.X != 0 {
		return fmt.Errorf("is not resolved by the active player")
	}
	limit := [3]int{fromPower: zones, fromSkill: criminals, fromBoost: boosts}[f.From]
	if int(f.ID) >= limit || f.From == fromSkill && !s.cast().Has(Criminal(f.ID)) {
		return fmt.Errorf("nothing of this kind is printed")
	}
	text := f.text()
	if int(f.Step) > len(text) {
		return fmt.Errorf("the text has no step %d", f.Step)
	}
	if f.From == fromSkill && criminalTable[f.ID].Fee == Passive {
		return fmt.Errorf("the Skill of the %s is passive and never resolved", criminalIDs[f.ID])
	}
	most := int8(0)
	if int(f.Step) < len(text) {
		st := text[f.Step]
		row := st.row()
		if row.repeats {
			most = st.N
		}
		if row.wants != nil {
			if err := row.wants(s); err != nil {
				return err
			}
		}
	}
	if f.N > most {
		return fmt.Errorf("%d looks are too many", f.N)
	}
	return s.checkPeeked(f)
}

// checkPeeked checks the tokens that Peek and take has been pointed at.
func (s *State) checkPeeked(f *Frame) error {
	if !f.points() {
		if f.Cast != noCast {
			return fmt.Errorf("points at tokens that it does not ask for")
		}
		return nil
	}
	for j, t := range f.Cast[:2] {
		place := int(f.Cast[2+j])
		if t == noToken && place == 0xff {
			continue
		}
		if t >= tokens || place >= places || !s.within(poolAndPlot, place) || j == 1 && f.Cast[0] == t {
			return fmt.Errorf("points at no token")
		}
		if set, clue, _ := s.tokensAt(place); !set.Has(int(t)) || !s.known(famTokens, set, clue, int(f.Who)).Has(int(t)) {
			return fmt.Errorf("points at a token that is not there or was not seen")
		}
	}
	if f.Step == 0 && f.N > 0 {
		if n := int(f.step().N - f.N); f.pointedAt().Len() != n || n == 1 && f.Cast[0] == noToken {
			return fmt.Errorf("must remember the tokens that it was pointed at")
		}
	} else if f.Step == 0 && f.Cast != noCast {
		return fmt.Errorf("points at tokens before it asks")
	}
	return nil
}

func (s *State) checkCrimeFrame(f *Frame) error {
	if f.Who != s.Now || int(f.ID) >= crimes || f.Step > displaying {
		return fmt.Errorf("is no crime of the active player")
	}
	c := &crimeTable[f.ID]
	if (c.Level > 0) != (s.Phase == Storying) {
		return fmt.Errorf("%s is not completed in phase %s", c.ID, phaseIDs[s.Phase])
	}
	switch {
	case f.Step < choosing && int(f.X) > len(c.Effect), f.Step >= choosing && f.X > approachSide,
		f.Step > choosing && (c.Level == 0) != (f.X == approachSide):
		return fmt.Errorf("%s has no such part", c.ID)
	case f.Step == casting && f.X != 0:
		return fmt.Errorf("the effect of %s comes after its roles", c.ID)
	}
	acting := f.Step == effecting && int(f.X) < len(c.Effect)
	for r, x := range f.Cast {
		switch {
		case x == 0xff:
			if acting && criteria[f.ID].bound[r] {
				return fmt.Errorf("nobody plays the role %s of %s", roleIDs[r], c.ID)
			}
		case !criteria[f.ID].bound[r]:
			return fmt.Errorf("%s has no role %s", c.ID, roleIDs[r])
		case Role(r) == Z && x >= zones, Role(r) != Z && !s.cast().Has(Criminal(x)):
			return fmt.Errorf("the role %s of %s is played by nobody in play", roleIDs[r], c.ID)
		}
	}
	return nil
}

func (s *State) checkReward(f *Frame) error {
	switch f.From {
	case fromEcho:
		if !s.isEcho(int(f.Who)) || f.X != 0 {
			return fmt.Errorf("pays Echo's reward to a person, or by an approach")
		}
	case fromCrime:
		if int(f.ID) >= crimes || f.X > approachSide || (crimeTable[f.ID].Level == 0) != (f.X == approachSide) {
			return fmt.Errorf("pays for no crime")
		}
	default:
		return fmt.Errorf("is paid by nothing")
	}
	if f.Step > 6 {
		return fmt.Errorf("has no part %d", f.Step)
	}
	return nil
}

func (s *State) checkFiling(f *Frame) error {
	if f.Step > 1 || f.Step == 0 && f.X != 0 {
		return fmt.Errorf("has no step %d", f.Step)
	}
	if f.Step == 1 {
		place := int(f.X)
		open := place >= placeSlot && place < placeLocker && s.Slots[place-placeSlot] == noToken
		if s.isEcho(int(f.Who)) || f.N == 0 || !open && place != placeLocker+int(f.Who) {
			return fmt.Errorf("files to no open place")
		}
	}
	return nil
}
