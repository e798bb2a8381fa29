package intoodeep

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

type askKind uint8

// What can be asked; what a question is stands in its row.
const (
	askNothing askKind = iota
	askHook
	askAct
	askStory
	askDitch
	askDraw
	askHookMore
	askRole
	askApproach
	askSendItem
	askDrive
	askPost
	askPlank
	askPlace
	askFile
	askClaim
	askAdvance
	askLose
	askDiscard
	askDiscardAny
	askBank
	askChallenge
	askShift
	askIon
	askRiverside
	askSend
	askTowers
	askLook
	askPointAt
	askKeep
	askTake
	askReveal
	askSwapItems
	askMoveItem
	askSwapItemCriminal
	askSwapCriminals
	askSwapTags
	askLock
	askMoveHeat
	askDrone
	askFix
	askPush
	askSnatch
	askSprint
	askPool
	asks
)

// A questionRow is all that is known of a question.
type questionRow struct {
	machine.Question[State, runner]
	// words are the question in words where a key and how many are left do not say it.
	words func(s *State) rules.Message
	// bars is why it cannot be declined now, nil for what the effect says; sight is what declining it is worth at first sight,
	// and advice why, nil for the usual.
	bars   func(s *State) *why
	sight  func(s *State) float64
	advice func(s *State, m *mind) rules.Message
	// choice is among Zones or Items; offers is its key, where that of the verb is not right.
	choice *choice
	offers string
	// reach is the tokens that it lets point at, known those that the player knows as well.
	reach reach
	known bool
	// way: its answers are looked at on the way to a crime: they shape the city and show nothing that is hidden.
	way bool
}

// A choice is among Zones or Items.
type choice struct {
	list func(s *State, dst actions) actions // nil where the list of another verb has it
	not  func(s *State, x int16) *why
	do   func(m runner, f *Frame, st Step, x int16)
	// change is what comes of it where that is another city; else worth and advice are what it is worth, nil where it is all the same.
	change func(s *State, c City, x operands) City
	worth  func(s *State, m *mind, x int16) float64
	advice func(s *State, m *mind, x int16) message
}

// questionRows is the rows; init fills it, for what they ask of a position asks them in turn.
var questionRows [asks]questionRow

func init() {
	for _, topic := range []func(){turnQuestions, crimeQuestions, rewardQuestions, cityQuestions, tokenQuestions, otherQuestions} {
		topic()
	}
	for q := range questionRows {
		row := &questionRows[q]
		if row.Pass != nil && row.Declined == nil {
			row.Declined = runner.unanswered
		}
		engine.Questions = append(engine.Questions, row.Question)
	}
}

type question = machine.Question[State, runner]

// The questions of a turn. They are put whatever the answers are where whether there is more than one follows from what the
// others do not see: passing over them would tell it.

func turnQuestions() {
	questionRows[askHook] = questionRow{
		Question: question{Name: "hook", Prompt: "prompt.hook", Verbs: []rules.Verb{VHook, VUnhook, VDone}, Pass: asKey("action.no-hook"), Declined: runner.gripStep},
		words:    (*State).hookWords,
		bars: func(s *State) *why {
			switch {
			case s.tags(int(s.Ask.Seat)) == 0 && s.Turning.Freed == 0:
				return whyMustHook
			case s.Turning.Freed != 0:
				return whyFreedMustHook
			}
			return nil
		},
		sight:  asSeen(0.3),
		advice: adviseHooked,
	}
	questionRows[askAct] = questionRow{
		Question: question{
			Name: "act", Prompt: "prompt.act", Instead: "prompt.push-action", When: func(s *State) bool { return s.Turning.Push != nobody },
			With: func(s *State) []rules.Arg {
				l := []rules.Arg{rules.Num("n", int(s.Turning.Actions))}
				if k := s.Turning.Push; k != nobody {
					l = append(l, info.Naming("who", refCriminal(k)))
				}
				return l
			},
			Verbs: []rules.Verb{VMove, VPick, VPower, VSkill, VStamina, VGrip, VDrop, VSide, VBoost, VDone},
			Must: func(s *State) bool {
				pl := &s.Players[s.Now]
				return !pl.Crimes.and(cardsIn[Sides]).empty() || pl.Saved != 0 || s.gripLeft(int(s.Now))
			},
			Pass: asKey("action.end-actions"),
			Declined: func(m runner) {
				if k := m.Turning.Push; k != nobody {
					m.Turning.Push = nobody
					m.tell(rules.Event{Kind: EvUnused, Who: m.refPlayer(int(m.Now)), What: refCriminal(k)})
				}
				m.Phase = Storying
			},
		},
		bars: atWill,
		sight: func(s *State) float64 {
			if s.Turning.Actions > 0 {
				return -2.5
			}
			return 0.4
		},
		advice: adviseEnd,
	}
	questionRows[askStory] = questionRow{
		Question: question{
			Name: "story", Prompt: "prompt.story", With: nothing, Verbs: []rules.Verb{VStory, VDone},
			Must: func(s *State) bool { return s.tags(int(s.Now)) > 0 && s.storyThinkable(&s.Players[s.Now]) },
			Pass: asKey("action.no-story"), Declined: func(m runner) { m.Phase = Ditching },
		},
		bars: atWill, sight: asSeen(-2), advice: adviseCrimes,
	}
	questionRows[askDitch] = questionRow{
		Question: question{
			Name: "ditch", Prompt: "prompt.ditch", With: nothing, Verbs: []rules.Verb{VDitchSide, VDitchOne, VDitchTwo, VDitchThree, VDone},
			Must: func(s *State) bool { return !s.Players[s.Now].Crimes.empty() },
			Pass: asKey("action.end-ditch"), Declined: func(m runner) { m.Phase = Drawing },
		},
		bars: atWill, sight: asSeen(0.3), advice: adviseKeep,
	}
	questionRows[askDraw] = questionRow{
		Question: question{
			Name: "draw", Prompt: "prompt.draw", Verbs: []rules.Verb{VDraw, VDone},
			Pass: asKey("action.no-draw"), Declined: func(m runner) { m.drawNone(int(m.Now)) },
		},
		words: func(s *State) rules.Message { return rules.Say(s.drawKey()) },
		bars:  atWill, advice: adviseDrawNone,
	}
	questionRows[askHookMore] = questionRow{ // the Hook Boost
		Question: question{Name: "hook-more", Prompt: "prompt.hook-more", Verbs: []rules.Verb{VHook, VUnhook, VDone}, Pass: asKey("action.done")},
		bars:     func(*State) *why { return whyMustHookMore },
		advice:   adviseHooked,
	}
}

func (s *State) hookWords() rules.Message {
	switch n := s.tags(int(s.Now)); {
	case s.Turning.Freed != 0:
		return rules.Say("prompt.hook-freed")
	case n == 0:
		return rules.Say("prompt.hook-first")
	case n == hookSlots:
		return rules.Say("prompt.hook-full")
	default:
		return rules.Say("prompt.hook", rules.Num("n", n))
	}
}

func crimeQuestions() {
	questionRows[askRole] = questionRow{
		Question: question{Name: "role.u", Prompt: rolePrompts[U], Verbs: []rules.Verb{VRole, VRoleZone}},
		words: func(s *State) rules.Message {
			return rules.Say(rolePrompts[s.askedRole()], s.leftArg(), s.causeArg())
		},
	}
	questionRows[askApproach] = questionRow{Question: question{Name: "approach", Prompt: "prompt.approach", Verbs: []rules.Verb{VApproach}}}
	questionRows[askSendItem] = questionRow{Question: question{Name: "send-item", Prompt: "prompt.send-item", Verbs: []rules.Verb{VItem}}, choice: &sentAway}
	questionRows[askDrive] = questionRow{Question: question{Name: "drive", Prompt: "prompt.drive", Verbs: []rules.Verb{VZone}}, offers: "action.drive", choice: &driving}
	questionRows[askPost] = questionRow{Question: question{Name: "post", Prompt: "prompt.post", Verbs: []rules.Verb{VZone}}, offers: "action.post", choice: &posting}
}

func rewardQuestions() {
	questionRows[askPlank] = questionRow{Question: question{Name: "plank", Prompt: "prompt.plank", Verbs: []rules.Verb{VTake}}}
	questionRows[askPlace] = questionRow{Question: question{
		Name: "place", Prompt: "prompt.place", Verbs: []rules.Verb{VPlace}, Must: func(s *State) bool { return s.placesOpen() > 1 },
	}}
	questionRows[askFile] = questionRow{Question: question{
		Name: "file", Prompt: "prompt.file", Verbs: []rules.Verb{VFile}, Must: func(s *State) bool { return s.asked().Memory.Len() > 1 },
	}}
	questionRows[askClaim] = questionRow{Question: question{Name: "claim", Prompt: "prompt.claim", Instead: "prompt.claim.echo", When: forEcho, Verbs: []rules.Verb{VClaim}}}
	questionRows[askAdvance] = questionRow{Question: question{Name: "advance", Prompt: "prompt.advance", Instead: "prompt.advance.echo", When: forEcho, Verbs: []rules.Verb{VAdvance}}}
	questionRows[askLose] = questionRow{Question: question{Name: "lose", Prompt: "prompt.lose", Instead: "prompt.lose.echo", When: forEcho, Verbs: []rules.Verb{VLose}}}
	questionRows[askDiscard] = questionRow{Question: question{Name: "discard", Prompt: "prompt.discard", Verbs: []rules.Verb{VDiscard}, Must: severalInHand}}
	questionRows[askDiscardAny] = questionRow{Question: question{
		Name: "discard-any", Prompt: "prompt.discard-any", Verbs: []rules.Verb{VDiscard, VPurge},
		Must: func(s *State) bool { return s.asked().Hand.Len()+s.asked().Well.Len() > 1 },
	}}
	questionRows[askBank] = questionRow{Question: question{Name: "bank", Prompt: "prompt.bank", Verbs: []rules.Verb{VBank}, Must: severalInHand}}
}

func cityQuestions() {
	questionRows[askShift] = questionRow{
		Question: question{Name: "shift", Prompt: "prompt.shift", Verbs: []rules.Verb{VSentinel, VEscort, VBlockade, VDone}, Pass: asKey("action.end-shifts")},
		sight:    asSeen(-0.2), way: true,
	}
	questionRows[askSend] = questionRow{Question: question{Name: "send", Prompt: "prompt.send", Verbs: []rules.Verb{VSend, VDone}, Pass: asKey("action.done")}, way: true}
	questionRows[askTowers] = questionRow{ // one of the Towers' options
		Question: question{
			Name: "towers", Prompt: "prompt.towers", With: func(s *State) []rules.Arg {
				f := s.top()
				return []rules.Arg{rules.Num("n", len(f.text())-int(f.Step)), s.causeArg()}
			},
			Verbs: []rules.Verb{VPush, VPushItem, VPeek, VSentinel, VEscort, VBlockade, VDone}, Pass: asKey("action.done"),
		},
		way: true,
	}
	questionRows[askSwapItems] = questionRow{Question: question{Name: "swap-items", Prompt: "prompt.swap-items", Verbs: []rules.Verb{VSwapItems, VDone}, Pass: asKey("action.done")}, way: true}
	questionRows[askMoveItem] = questionRow{Question: question{Name: "move-item", Prompt: "prompt.move-item", Verbs: []rules.Verb{VMoveItem}}, way: true}
	questionRows[askSwapItemCriminal] = questionRow{Question: question{Name: "swap-item-criminal", Prompt: "prompt.swap-item-criminal", Verbs: []rules.Verb{VSwapWith}}, way: true}
	questionRows[askSwapCriminals] = questionRow{Question: question{Name: "swap-criminals", Prompt: "prompt.swap-criminals", Verbs: []rules.Verb{VSwapCriminals}}, way: true}
	questionRows[askMoveHeat] = questionRow{Question: question{Name: "move-heat", Prompt: "prompt.move-heat", Verbs: []rules.Verb{VMoveHeat}}, way: true}
	questionRows[askDrone] = questionRow{Question: question{Name: "drone", Prompt: "prompt.drone", Verbs: []rules.Verb{VPushItem, VItem}}, offers: "action.drone-pick", choice: &droned, way: true}
	questionRows[askFix] = questionRow{Question: question{Name: "fix", Prompt: "prompt.fix", Verbs: []rules.Verb{VZone}}, offers: "action.fix", choice: &fixing, way: true}
	questionRows[askPush] = questionRow{Question: question{Name: "push", Prompt: "prompt.push", Verbs: []rules.Verb{VPush}}, way: true}
	questionRows[askSnatch] = questionRow{Question: question{Name: "snatch", Prompt: "prompt.snatch", Verbs: []rules.Verb{VItem}}, offers: "action.snatch", choice: &snatching, way: true}
	questionRows[askSprint] = questionRow{Question: question{Name: "sprint", Prompt: "prompt.sprint", Verbs: []rules.Verb{VZone}}, offers: "action.sprint", choice: &sprinting, way: true}
}

// Questions that are answered by pointing at a face-down token.
func tokenQuestions() {
	pointing := []rules.Verb{VLook, VKnown}
	questionRows[askLook] = questionRow{Question: question{Name: "look", Prompt: "prompt.look", Verbs: pointing}}
	questionRows[askPointAt] = questionRow{
		Question: question{Name: "point-at", Prompt: "prompt.point-at", Verbs: pointing, Must: func(s *State) bool { return s.pointable(poolAndPlot) > 1 }},
		known:    true,
	}
	questionRows[askKeep] = questionRow{ // which of the tokens that were pointed at to take
		Question: question{Name: "keep", Prompt: "prompt.keep", Verbs: pointing, Must: func(s *State) bool { return s.top().pointedAt().Len() > 1 }},
		known:    true,
	}
	questionRows[askTake] = questionRow{
		Question: question{Name: "take", Prompt: "prompt.take", Verbs: pointing, Must: func(s *State) bool { return s.pointable(poolAndPlot) > 1 }},
		known:    true,
	}
	questionRows[askReveal] = questionRow{
		Question: question{Name: "reveal", Prompt: "prompt.reveal", Verbs: pointing, Must: func(s *State) bool { return s.pointable(plotOnly) > 1 }},
		reach:    plotOnly, known: true,
	}
	questionRows[askPool] = questionRow{ // a token of the Pool, to be gained: there are several, of which all may be known and alike
		Question: question{Name: "pool", Prompt: "prompt.pool", Verbs: pointing, Must: func(*State) bool { return true }},
		reach:    poolOnly, known: true,
	}
}

func otherQuestions() {
	questionRows[askChallenge] = questionRow{Question: question{Name: "challenge", Prompt: "prompt.challenge", Verbs: []rules.Verb{VChallenge, VDone}, Pass: asKey("action.done")}}
	questionRows[askIon] = questionRow{Question: question{Name: "ion", Prompt: "prompt.ion", Verbs: []rules.Verb{VClaim, VDrawUnseen, VDone}, Pass: asKey("action.done")}}
	questionRows[askRiverside] = questionRow{Question: question{Name: "riverside", Prompt: "prompt.riverside", Verbs: []rules.Verb{VGainEvidence, VFileEvidence, VDone}, Pass: asKey("action.done")}}
	questionRows[askSwapTags] = questionRow{Question: question{Name: "swap-tags", Prompt: "prompt.swap-tags", Verbs: []rules.Verb{VSwapTags}}}
	questionRows[askLock] = questionRow{Question: question{Name: "lock", Prompt: "prompt.lock", Verbs: []rules.Verb{VLock}}}
}

// asked is the player to whom the effect on top happens.
func (s *State) asked() *Player { return &s.Players[s.top().Who] }

func severalInHand(s *State) bool { return s.asked().Hand.Len() > 1 }
func forEcho(s *State) bool       { return s.isEcho(s.acting()) }
func atWill(*State) *why          { return nil }
func nothing(*State) []rules.Arg  { return nil }

func asKey(key string) func(*State) string  { return func(*State) string { return key } }
func asSeen(v float64) func(*State) float64 { return func(*State) float64 { return v } }

// rolePrompts are the questions who plays a role.
var rolePrompts = [roles]string{"prompt.role.u", "prompt.role.v", "prompt.role.c", "prompt.role.z"}

// Prompt is the question in words.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	row := &questionRows[s.Ask.Kind]
	switch {
	case row.words != nil:
		return row.words(s)
	case row.With != nil:
		return rules.Say(row.Key(s), row.With(s)...)
	}
	return rules.Say(row.Key(s), s.leftArg(), s.causeArg())
}

// leftArg is how many the effect on top still asks for; a step that asks once asks for one.
func (s *State) leftArg() rules.Arg {
	f := s.top()
	n := int(f.N)
	if f.Kind == frProgram && n == 0 {
		n = 1
	}
	return rules.Num("n", n)
}

// againstDone tells why the player cannot go on.
func (s *State) againstDone() *why {
	if bars := questionRows[s.Ask.Kind].bars; bars != nil {
		return bars(s)
	}
	if f := s.top(); f.Kind == frShifts && f.X&shiftOptional != 0 || f.Kind == frProgram && f.optional() && f.N == 0 {
		return nil
	}
	return whyMustChoose
}

// goOn leaves a step of the turn or the rest of an effect.
func (m runner) goOn() { questionRows[m.Ask.Kind].Declined(m) }

// doneSight is what going on is worth.
func (s *State) doneSight() float64 {
	if sight := questionRows[s.Ask.Kind].sight; sight != nil {
		return sight(s)
	}
	return -1
}
