package intoodeep

import (
	"fmt"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `pos:"kind"`
	Who  uint8     `pos:"who as=Player"` // player to whom it happens
	From source    `pos:"from"`
	ID   uint8     // Zone, Criminal, Boost or crime
	Step uint8     `pos:"step 0..20"`
	N    int8      `pos:"left 0..100"` // how many are left
	X    uint8
	Cast Cast
}

// A source is what printed an effect.
type source uint8

const (
	fromPower source = iota
	fromSkill
	fromBoost
	fromCrime
	fromEcho // Echo's board
	sources  = 5
)

var sourceIDs = []string{"power", "skill", "boost", "crime", "echo"}

type frameKind uint8

// What can wait; what a frame is stands in its row.
const (
	frProgram frameKind = iota
	frCrime
	frReward
	frGain
	frFile
	frClaim
	frGrip
	frLose
	frDiscard
	frChallenge
	frShifts
	_ // of no kind; numbers in saves stay as they are
	frHook
	frEcho
	frChapter
	frBank
	frames = 16
)

// stackSize bounds the frames that can wait at once: a crime, its rewards, a
// filing, the bonus Boost, its text and what that asks for; twice as many in
// Echo's turn within a Chapter's end would still fit.
const stackSize = 14

// A frameRow is all that is known of a kind of frame. Of is what its ID names, where of does not say it.
type frameRow struct {
	machine.Frame[State, runner, Frame]
	of func(f *Frame) string
	// fields are its entries in a position beyond those of every frame.
	fields func(x *entries, f *Frame)
	// worth is what it will still bring its player, in the eyes of a bot.
	worth func(s *State, f *Frame) float64

	steps  uint8 // the highest step
	others bool  // it may happen to somebody out of turn
	echo   when  // when it can happen to Echo
	hand   bool  // what is left of it is bound by a hand
}

// A when tells when something can happen to Echo.
type when uint8

const (
	never when = iota
	inHerTurn
	ever // others make her lose something
)

// frameRows is the rows, stackRows what may wait where; init fills them, for what runs asks what may be skipped.
var (
	frameRows [frames]frameRow
	stackRows machine.Frames[State, runner, Frame]
)

type frame = machine.Frame[State, runner, Frame]

// frameIDs are the names of the frames in positions.
var frameIDs = []string{frProgram: "text", frCrime: "crime", frReward: "reward", frGain: "gain-evidence", frFile: "file-evidence",
	frClaim: "claim-boosts", frGrip: "gain-grip", frLose: "lose-grip", frDiscard: "discard-dilemmas", frChallenge: "challenge",
	frShifts: "shifts", frHook: "hook", frEcho: "echo", frChapter: "chapter", frBank: "bank"}

func init() {
	for _, topic := range []func(){textFrames, rewardFrames, dilemmaFrames, cityFrames, turnFrames} {
		topic()
	}
	for k := range frameRows {
		frameRows[k].Name = frameIDs[k]
		stackRows = append(stackRows, frameRows[k].Frame)
	}
}

// each is what a frame is worth for each that is left of it.
func each(v float64) func(*State, *Frame) float64 {
	return func(_ *State, f *Frame) float64 { return v * float64(f.N) }
}

// under is that kinds of frames can wait right above one.
func under(kinds ...frameKind) func(_, c *Frame) bool {
	set := uint64(0)
	for _, k := range kinds {
		set |= 1 << k
	}
	return func(_, c *Frame) bool { return set>>c.Kind&1 == 1 }
}

// led reports whether what a step leads to waits as c.
func (st Step) led(c *Frame) bool { return st.row().leads>>c.Kind&1 == 1 }

func textFrames() {
	frameRows[frProgram] = frameRow{ // the text of a power, Skill or Boost
		Frame: frame{
			Base: 1 << Acting, Run: runner.program, Check: (*State).checkProgram,
			Above: func(f, c *Frame) bool {
				text := f.text()
				return f.Step > 0 && int(f.Step) <= len(text) && text[f.Step-1].led(c)
			},
		},
		of: func(f *Frame) string {
			return [...]string{fromPower: "Zone", fromSkill: "Criminal", fromBoost: "Boost", fromCrime: "", fromEcho: ""}[f.From]
		},
		fields: func(x *entries, f *Frame) {
			n := 0
			for n < 2 && f.Cast[n] != noToken {
				n++
			}
			x.List("peeked", n, 2, func(x *entries, i int) {
				x.Name("token", &f.Cast[i], "Token")
				x.Name("place", &f.Cast[2+i], "Place")
			})
		},
		worth: func(_ *State, f *Frame) float64 { return textWorth * float64(len(f.text())-int(f.Step)) },
		steps: 20,
	}
	frameRows[frCrime] = frameRow{ // a crime that is being completed
		Frame: frame{
			Of: "Crime", Base: 1<<Acting | 1<<Storying, Run: runner.crime, Check: (*State).checkCrimeFrame,
			Above: func(f, c *Frame) bool {
				if f.Step == displaying {
					return c.Kind == frReward
				}
				effect := crimeTable[f.ID].Effect
				return f.Step == effecting && f.X > 0 && int(f.X) <= len(effect) && effect[f.X-1].led(c)
			},
		},
		fields: func(x *entries, f *Frame) {
			x.Object("roles", x.State.roleEntries(f))
			if f.Step < choosing {
				x.Count("effect", &f.X, 20)
			} else {
				x.Name("approach", &f.X, "Approach")
			}
		},
		worth: func(_ *State, f *Frame) float64 {
			switch {
			case f.Step >= displaying:
				return 0
			case f.Step == rewarding && f.X != approachSide:
				return approachStanding(f.ID, f.X)
			}
			return crimeWorths[f.ID]
		},
		steps: displaying,
	}
}

func rewardFrames() {
	frameRows[frReward] = frameRow{ // the rewards of a crime, or those of Echo's board
		Frame: frame{
			Run: runner.reward, Check: (*State).checkReward,
			Above: func(f, c *Frame) bool {
				return f.Step == 3 && c.Kind == frGain || f.Step == 4 && c.Kind == frFile || f.Step == 5 && c.Kind == frClaim
			},
		},
		of: func(f *Frame) string {
			if f.From == fromCrime {
				return "Crime"
			}
			return ""
		},
		fields: func(x *entries, f *Frame) { x.Name("approach", &f.X, "Approach") },
		worth: func(s *State, f *Frame) float64 {
			r := s.rewardOf(f)
			for i, n := range [...]*int8{&r.Intel, &r.Dilemmas, &r.Evidence, &r.File, &r.Boosts} {
				if i < int(f.Step) {
					*n = 0
				}
			}
			return rewardStanding(&r)
		},
		steps: 6, echo: inHerTurn,
	}
	frameRows[frGain] = frameRow{Frame: frame{Run: runner.gain}, worth: each(tokenWorth), steps: 1, echo: inHerTurn} // N Evidence to gain
	frameRows[frFile] = frameRow{                                                                                    // N Evidence to file
		Frame: frame{Run: runner.file, Check: (*State).checkFiling, Above: under(frClaim, frGrip)}, // of the bonus slots
		fields: func(x *entries, f *Frame) {
			if f.Step == 1 {
				x.Name("place", &f.X, "Place")
			}
		},
		worth: each(fileWorth), steps: 1, echo: inHerTurn,
	}
	frameRows[frClaim] = frameRow{ // N Boosts to claim; a pink one is resolved at once
		Frame: frame{Run: runner.claim, Above: func(_, c *Frame) bool { return c.Kind == frProgram && c.From == fromBoost }},
		worth: each(boostWorth), echo: inHerTurn,
	}
	frameRows[frGrip] = frameRow{Frame: frame{Run: runner.gripGain}, worth: each(1.2), echo: inHerTurn} // N Grip to gain
	frameRows[frLose] = frameRow{Frame: frame{Run: runner.gripLoss}, worth: each(-1.6), echo: ever}     // N Grip to lose
}

func dilemmaFrames() {
	frameRows[frDiscard] = frameRow{Frame: frame{Run: runner.discarding}, others: true, echo: ever} // N Dilemmas to discard from hand
	frameRows[frChallenge] = frameRow{                                                              // a challenge of the player X
		Frame: frame{Run: runner.challenge, Check: func(s *State, f *Frame) error {
			if int(f.X) >= s.players() || f.X == f.Who {
				return fmt.Errorf("challenges nobody")
			}
			return nil
		}},
		fields: func(x *entries, f *Frame) { x.Name("rival", &f.X, "Player") },
	}
	frameRows[frBank] = frameRow{ // N Dilemmas to bank
		Frame: frame{Run: runner.banking, Check: func(s *State, f *Frame) error {
			if int(f.N) > s.handSize(int(f.Who)) || int(f.X)+int(f.N) > dilemmas {
				return fmt.Errorf("banks more than the hand holds")
			}
			return nil
		}},
		fields: func(x *entries, f *Frame) { x.Count("banked", &f.X, dilemmas) },
		hand:   true, echo: ever,
	}
}

func cityFrames() {
	frameRows[frShifts] = frameRow{ // N shifts of Sentinel or Blockades
		Frame: frame{Run: runner.shifting, Check: func(_ *State, f *Frame) error {
			if f.X&^(shiftOptional|shiftSentinel|shiftBlockades) != 0 || f.Cast[1] != reachAll && (f.Cast[1] > reachNearby || f.Cast[0] >= zones) {
				return fmt.Errorf("what may be shifted is not known")
			}
			if f.X&(shiftSentinel|shiftBlockades) == 0 {
				return fmt.Errorf("shifts neither the Sentinel nor Blockades")
			}
			return nil
		}},
		fields: func(x *entries, f *Frame) {
			x.Object("shifts", func(x *entries) {
				x.Bit("optional", &f.X, shiftOptional)
				x.Bit("sentinel", &f.X, shiftSentinel)
				x.Bit("blockades", &f.X, shiftBlockades)
				x.Name("reach", &f.Cast[1], "Reach")
				if f.Cast[1] != reachAll {
					x.Name("around", &f.Cast[0], "Spot")
				}
			})
		},
	}
	frameRows[frHook] = frameRow{Frame: frame{Run: runner.hookMore, Check: func(s *State, f *Frame) error { // one more Criminal to hook
		if f.Who != s.Now {
			return fmt.Errorf("only the active player hooks")
		}
		return nil
	}}}
}

func turnFrames() {
	frameRows[frEcho] = frameRow{ // Echo's turn
		Frame: frame{Base: 1 << EchoTurn, Run: runner.echoTurn, Check: (*State).checkEchoTurn, Above: under(frReward, frGain, frClaim)},
		of: func(f *Frame) string {
			if f.Step == echoCrime {
				return "Crime"
			}
			return ""
		},
		fields: func(x *entries, f *Frame) { x.Set("rolled", &f.X, "Die") },
		steps:  echoEnd, echo: inHerTurn,
	}
	frameRows[frChapter] = frameRow{ // the end of a Chapter
		Frame: frame{
			Base: 1 << ChapterEnd, Run: runner.chapterEnd, Above: under(frLose, frBank),
			Check: func(s *State, f *Frame) error {
				if f.Step > bankCorruption || int(f.X)>>s.players() != 0 || f.Who != s.Now {
					return fmt.Errorf("has no such step or player")
				}
				return nil
			},
		},
		fields: func(x *entries, f *Frame) { x.Set("players", &f.X, "Player") },
		steps:  20, echo: ever,
	}
}

// frame takes the top frame one step further.
func (m runner) frame(f *Frame) {
	if run := frameRows[f.Kind].Run; run != nil {
		run(m, f)
	}
}

// printed reports whether a frame goes through printed steps.
func (f *Frame) printed() bool { return f.Kind == frProgram || f.Kind == frCrime }

// passed moves the top effect past what has asked.
func (m runner) passed() *Frame {
	f := m.top()
	switch {
	case f.Kind == frCrime:
		f.X++
	case f.printed():
		f.Step++
	default:
		f.N--
	}
	return f
}

// unanswered goes on after a question that has no answer: the part of the
// effect that asked it cannot be resolved.
func (m runner) unanswered() {
	if m.top().printed() {
		m.passed().N = 0
	} else {
		m.pop()
	}
}

// causeArg names what led to the question: a crime, Zone, Skill or Boost. The
// frames below tell where the top one has nothing printed on it.
func (s *State) causeArg() rules.Arg {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if f := &s.Frames[i]; f.printed() {
			return info.Naming("by", f.cause())
		}
	}
	return rules.Word("by", rules.Say("cause.none"))
}

// cause is what printed the effect of a frame.
func (f *Frame) cause() rules.Ref {
	switch f.From {
	case fromPower:
		return refZone(Zone(f.ID))
	case fromSkill:
		return refCriminal(Criminal(f.ID))
	case fromBoost:
		return refBoost(Boost(f.ID))
	}
	return refCrime(int(f.ID))
}

// idKind is what a frame's ID means.
func (f *Frame) idKind() string {
	row := &frameRows[f.Kind]
	if row.of != nil {
		return row.of(f)
	}
	return row.Of
}

// pending is what a waiting effect will still bring its player.
func (s *State) pending(f *Frame) float64 {
	if worth := frameRows[f.Kind].worth; worth != nil {
		return worth(s, f)
	}
	return 0
}
