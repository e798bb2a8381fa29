package deepstate

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// A Question is what the game waits for.
type Question struct {
	Kind askKind
	By   Player // who answers
}

type askKind uint8

// What can be asked; what a question is stands in its row.
const (
	AskNothing askKind = iota
	AskPick
	AskBury
	AskTurn
	AskRecruit
	AskDismiss
	AskPay
	AskProtect
	AskAmbush
	AskAttach
	AskRecall
	AskTreaty
	AskOffer
	AskGive
	AskReturn
	AskTrim
	AskHit
	AskMove
	askKinds
)

// questionRows is the rows.
var questionRows = [askKinds]machine.Question[State, runner]{
	AskPick: { // draft: a Treaty to keep
		Name: "pick", Prompt: "prompt.pick", With: howMany(func(s *State) int { return draftSteps - int(s.Draft.Step) }),
		Verbs: []rules.Verb{VPick}, Must: always,
	},
	AskBury: { // set-up: a Treaty to put back
		Name: "bury", Prompt: "prompt.put-back", With: howMany(func(s *State) int { return int(s.Players[s.Ask.By].HandSize) - keptHand }),
		Verbs: []rules.Verb{VBury}, Must: always,
	},
	AskTurn: { // an Action, or what comes before it
		Name: "turn", Prompt: "prompt.turn", Instead: "prompt.turn-supervised", When: func(s *State) bool { return s.restricted(s.Ask.By) },
		Verbs: []rules.Verb{VInfiltrate, VCovert, VAdvance, VRecruit, VContact, VSkip, VPlay, VTriads, VAttach, VStrike, VExchange, VEncore, VSeal, VClaim, VSummons},
		Must: func(s *State) bool { // a hand is hidden, and every Action that is possible is asked for
			p := s.Ask.By
			return s.Players[p].MenSize > 0 || s.canAct(p) || s.canPrepare(p)
		},
	},
	AskRecruit: { // Agents, or a Man of Action instead
		Name: "recruit", Prompt: "prompt.recruit", With: howMany(func(s *State) int { return min(int(s.top().N), int(s.Players[s.Ask.By].Pool)) }),
		Verbs: []rules.Verb{VRecruit, VContact}, Must: always,
	},
	AskDismiss: {Name: "dismiss", Prompt: "prompt.dismiss", Verbs: []rules.Verb{VDismiss}, Must: always},
	AskPay: { // an Objective to discard for DEEP STATE
		Name: "pay", Prompt: "prompt.pay", With: func(s *State) []rules.Arg { return append(left(s), itsProject(s)...) },
		Verbs: []rules.Verb{VDiscard}, Must: (*State).paysWithKinds,
	},
	AskProtect: { // place the Yakuza token?
		Name: "protect", Prompt: "prompt.protect", With: func(s *State) []rules.Arg { return []rules.Arg{rules.Word("card", s.inZoneName(s.Now.Infiltrated))} },
		Verbs: []rules.Verb{VYakuza, VPass}, Must: always,
		Pass:     says("pass.protect"),
		Declined: func(c runner) { c.Step = turnAmbush },
	},
	AskAmbush: {
		Name: "ambush", Prompt: "prompt.ambush", Verbs: []rules.Verb{VCosaNostra, VPass}, Must: always,
		Pass:     says("pass.ambush"),
		Declined: runner.endTurn,
	},
	AskAttach: {
		Name: "attach", Prompt: "prompt.attach", With: func(s *State) []rules.Arg { return []rules.Arg{rules.Word("card", s.ownName(Card(s.top().Card)))} },
		Verbs: []rules.Verb{VAttach, VPass}, Must: func(s *State) bool { return s.anyHost(s.Ask.By) },
		Pass: says("pass.attach"),
	},
	AskRecall: { // where an extra Agent comes back from
		Name: "recall", Prompt: "prompt.recall", With: left, Verbs: []rules.Verb{VReturn, VReturnOperation}, Must: (*State).agentsOnKinds,
	},
	AskTreaty: { // a Treaty to make
		Name: "treaty", Prompt: "prompt.treaty", Verbs: []rules.Verb{VMake, VPass},
		Must: func(s *State) bool { return s.Players[s.Ask.By].HandSize > 0 },
		Pass: func(s *State) string {
			if s.top().N > 0 {
				return "pass.treaty-more"
			}
			return "pass.treaty"
		},
		Declined: func(c runner) {
			if c.top().N == 0 {
				c.tell(rules.Event{Kind: EvNoTreaty, Who: c.RefPlayer(c.Ask.By)})
			}
			c.pop()
		},
	},
	AskOffer: {
		Name: "offer", Prompt: "prompt.offer", With: itsProject, Verbs: []rules.Verb{VAdvance, VPass},
		Pass: says("pass.offer"),
	},
	AskGive: { // what to give to whom
		Name: "give", Prompt: "prompt.give", With: func(s *State) []rules.Arg { return []rules.Arg{info.Naming("group", RefGroup(Group(s.top().Card)))} },
		Verbs: []rules.Verb{VGive, VGiveSecondary},
	},
	AskReturn: { // where an Agent is returned from
		Name: "return", Prompt: "prompt.return", With: howMany(func(s *State) int { return min(int(s.top().N), s.agentsOnObjectives(s.Ask.By)) }),
		Verbs: []rules.Verb{VReturn, VReturnOperation, VPass}, Must: func(s *State) bool { return s.agentsOnObjectives(s.Ask.By) > 0 },
		Pass: says("pass.return"),
	},
	AskTrim: { // a Treaty to discard
		Name: "trim", Prompt: "prompt.trim", With: howMany(func(s *State) int { return int(s.Players[s.Ask.By].HandSize) - TreatyLimit }),
		Verbs: []rules.Verb{VTrim}, Must: always,
	},
	AskHit:  {Name: "hit", Prompt: "prompt.hit", Verbs: []rules.Verb{VHit, VHitReserve}},
	AskMove: {Name: "move", Prompt: "prompt.move", Verbs: []rules.Verb{VMove}},
}

// agentsOnKinds reports whether Agents are on Objectives of two kinds, so that there surely is a choice between them.
func (s *State) agentsOnKinds() bool {
	found := WorldWar
	for card := range s.Busy.each {
		if s.Cards[card].By != s.Ask.By {
			continue
		}
		if k := card.Kind(); found == WorldWar {
			found = k
		} else if k != found {
			return true
		}
	}
	return false
}

// paysWithKinds reports whether Objectives of two kinds can be discarded for the Project.
func (s *State) paysWithKinds() bool {
	f, n := s.top(), 0
	if s.needsAgent(f) {
		return false
	}
	for _, k := range showing[projectTable[f.Card].Emblem] {
		n += min(1, int(s.Players[f.By].Kinds[k]))
	}
	return n > 1
}

func always(*State) bool { return true }

// howMany names how many are to be chosen.
func howMany(n func(s *State) int) func(*State) []rules.Arg {
	return func(s *State) []rules.Arg { return []rules.Arg{rules.Num("n", n(s))} }
}

// left names how many the effect on top still asks for, itsProject the Project that it is about.
func left(s *State) []rules.Arg { return []rules.Arg{rules.Num("n", int(s.top().N))} }
func itsProject(s *State) []rules.Arg {
	return []rules.Arg{info.Naming("project", RefProject(Project(s.top().Card)))}
}

func says(key string) func(*State) string { return func(*State) string { return key } }

// String is what is asked, by name.
func (k askKind) String() string { return questionRows[k].Name }

// Prompt is the question in words.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	row := &questionRows[s.Ask.Kind]
	m := rules.Say(row.Key(s), rules.Player("seat", int(s.Ask.By)))
	if row.With != nil {
		m.Args = append(m.Args, row.With(s)...)
	}
	return m
}

// pass declines what is offered.
func (c runner) pass() {
	if declined := questionRows[c.Ask.Kind].Declined; declined != nil {
		declined(c)
	} else {
		c.pop()
	}
}
