package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Verbs.
const (
	VHook rules.Verb = 1 + iota
	VUnhook
	VMove
	VPick
	VPower
	VSkill
	VStamina
	VGrip
	VDrop
	VSide
	VBoost
	VStory
	VRole
	VRoleZone
	VApproach
	VTake
	VPlace
	VFile
	VClaim
	VAdvance
	VLose
	VChallenge
	VDiscard
	VPurge
	VBank
	VSentinel
	VEscort
	VBlockade
	VDrawUnseen
	VGainEvidence
	VFileEvidence
	VSend
	VPush
	VPushItem
	VPeek
	VLook
	VKnown
	VSwapItems
	VMoveItem
	VSwapWith
	VSwapCriminals
	VSwapTags
	VLock
	VMoveHeat
	VZone
	VItem
	VDitchSide
	VDitchOne
	VDitchTwo
	VDitchThree
	VDraw
	VDone
)

type (
	verb     = machine.Row[State, runner, mind]
	operands = machine.Operands
	message  = rules.Message
	actions  = []rules.Action
)

// engine is the game as the house plays it. Its rows are in the order of the
// rulebook: hooking, actions, crimes, rewards, powers and Boosts, ditching.
var engine = machine.Machine[State, runner, mind]{
	Info:   info,
	On:     func(s *State, rec *rules.Recorder) runner { return runner{s, rec} },
	Asked:  func(s *State) (uint8, bool) { return uint8(s.Ask.Kind), s.Over },
	Prompt: (*State).Prompt,
	Names:  (*State).operandArg,
	Step:   runner.step,
	Pass:   runner.unanswered,
	End:    runner.end,
	Ended:  whyOver, Strange: whyMalformed, Elsewhere: whyOtherQuestion,
	Rows: machine.Table(hookRows, actRows, crimeRows, rewardRows, shiftRows, powerRows, evidenceRows, cityRows, ditchRows),
}

func init() { engine.Start(&whys) }

func one(name string, k rules.RefKind) []rules.Operand { return []rules.Operand{{Name: name, Ref: k}} }

func two(a string, k rules.RefKind, b string, l rules.RefKind) []rules.Operand {
	return []rules.Operand{{Name: a, Ref: k}, {Name: b, Ref: l}}
}

// acting is the player to whom the top effect happens.
func (s *State) acting() int { return int(s.top().Who) }

// skilful is the Criminal whose Skill is on top of the stack.
func (s *State) skilful() Criminal { return Criminal(s.top().ID) }

// Answers that several verbs list.

func crewAnswers(v rules.Verb, set Crew, dst actions) actions {
	for ; set != 0; set = set.rest() {
		dst = machine.Add(dst, v, int16(set.first()), 0)
	}
	return dst
}

func kitAnswers(set Kit, dst actions) actions {
	for i := range Item(items) {
		if set>>i&1 == 1 {
			dst = machine.Add(dst, VItem, int16(i), 0)
		}
	}
	return dst
}

// tagAnswers appends a verb with each hooked Criminal of p.
func (s *State) tagAnswers(v rules.Verb, p int, dst actions) actions {
	for _, k := range s.Players[p].Hooks {
		if k != nobody {
			dst = machine.Add(dst, v, int16(k), 0)
		}
	}
	return dst
}

// everywhere appends a verb about x with each Zone of the ring.
func (s *State) everywhere(v rules.Verb, x int, dst actions) actions {
	for _, z := range s.City.Ring {
		dst = machine.Add(dst, v, int16(x), int16(z))
	}
	return dst
}

// inMind lists a verb with each different Dilemma in hand.
func inMind(v rules.Verb) func(*State, actions) actions {
	return func(s *State, dst actions) actions { return faceAnswers(v, s.Players[s.acting()].Hand, dst) }
}

func notInMind(s *State, x operands) *why {
	if s.Players[s.acting()].Hand.and(cardsOf[x.A]).empty() {
		return whyNotInMind
	}
	return nil
}

func shoved(m runner, x operands) { m.passed(); m.moveTo(Criminal(x.A), m.City.Spot[x.B], m.acting()) }

func laid(m runner, x operands) { m.passed(); m.layItem(Item(x.A), m.City.Spot[x.B]) }

// Worths and changes that several verbs share.

func worth(v float64) func(*State, operands, *mind) float64 {
	return func(*State, operands, *mind) float64 { return v }
}

func moved(_ *State, c City, x operands) City { c.Pawn[x.A] = c.Spot[x.B]; return c }

func picked(_ *State, c City, x operands) City  { c.hand(Item(x.B), Criminal(x.A)); return c }
func dropped(_ *State, c City, x operands) City { c.drop(Criminal(x.A)); return c }
func posted(_ *State, c City, x operands) City  { c.Sentinel = c.Spot[x.A]; return c }
func escorted(_ *State, c City, x operands) City {
	c.Pawn[x.A], c.Sentinel = c.Spot[x.B], c.Spot[x.B]
	return c
}
func barred(_ *State, c City, x operands) City {
	c.Blockade[c.blockadeOn(Edge(x.A))] = Edge(x.B)
	return c
}
func itemsSwapped(_ *State, c City, x operands) City { c.swap(Item(x.A), Item(x.B)); return c }
func swappedWith(_ *State, c City, x operands) City {
	from, to := c.Pawn[x.A], c.itemAt(Item(x.B))
	c.lay(Item(x.B), from)
	c.Pawn[x.A] = to
	return c
}
func criminalsSwapped(_ *State, c City, x operands) City {
	c.Pawn[x.A], c.Pawn[x.B] = c.Pawn[x.B], c.Pawn[x.A]
	return c
}
func heatMoved(_ *State, c City, x operands) City {
	for i := range c.Heat {
		if c.Heat[i] == c.Spot[x.A] {
			c.Heat[i] = c.Spot[x.B]
		}
	}
	return c
}

func itemLaid(_ *State, c City, x operands) City { c.lay(Item(x.A), c.Spot[x.B]); return c }

// tried is what the change that an answer brings to the city is worth, less what it
// costs.
func tried(change func(s *State, c City, x operands) City, less float64) func(*State, operands, *mind) float64 {
	return func(s *State, x operands, m *mind) float64 {
		city := change(s, s.City, x)
		return m.gain(&city) - less
	}
}

func adviseGrip(s *State, x operands, m *mind) message { return s.adviseGrip(m.who, Criminal(x.A)) }

// What answers touch.

func whereItStands(s *State, x operands, dst []rules.Ref) []rules.Ref {
	if at := s.City.Pawn[x.A]; at != noSpot {
		dst = append(dst, s.refSpot(at))
	}
	return dst
}

func theSentinel(_ *State, _ operands, dst []rules.Ref) []rules.Ref {
	return append(dst, rules.At(kPiece, pieceSentinel))
}
