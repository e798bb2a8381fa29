package campaign

import (
	"safehouse/rules"
	"safehouse/rules/machine"
	"safehouse/rules/masters"
)

type why = machine.Why[State]

var whys machine.Whys[State]

// The rules that forbid something in the hub.
var (
	whyMalformed      = whys.Add("hub.why.malformed")
	whyClosed         = whys.Add("hub.why.closed")
	whyNoHeist        = whys.Add("hub.why.no-heist")
	whyOnHeist        = whys.Add("hub.why.on-heist")
	whyInCity         = whys.Add("hub.why.in-city")
	whyFirstJob       = whys.Add("hub.why.first-job")
	whyFirstCrew      = whys.Add("hub.why.first-crew")
	whyFirstDraft     = whys.Add("hub.why.first-draft")
	whyFirstTraining  = whys.Add("hub.why.first-training")
	whyNotDrafting    = whys.Add("hub.why.not-drafting")
	whyPartTwo        = whys.Add("hub.why.part-two")
	whyNobodyJailed   = whys.Add("hub.why.nobody-jailed")
	whyIsHere         = whys.Add("hub.why.is-here")
	whyNotHere        = whys.Add("hub.why.not-here")
	whyLastPlayer     = whys.Add("hub.why.last-player")
	whyFull           = whys.Add("hub.why.full")
	whySitter         = whys.Add("hub.why.sitter")
	whyNoSitter       = whys.Add("hub.why.no-sitter")
	whyNoMember       = whys.Add("hub.why.no-member")
	whyInGang         = whys.Add("hub.why.in-gang")
	whyPlayerLevel    = whys.Add("hub.why.player-level")
	whyJailed         = whys.Add("hub.why.jailed")
	whyClass          = whys.Add("hub.why.class")
	whySkillCards     = whys.Add("hub.why.skill-cards")
	whyNoNames        = whys.Add("hub.why.no-names")
	whyTooFew         = whys.Add("hub.why.too-few")
	whyNeedsJailed    = whys.Add("hub.why.needs-jailed")
	whyDraftStep      = whys.Add("hub.why.draft-step")
	whyNotPrebuilt    = whys.Add("hub.why.not-pre-built")
	whyNameTaken      = whys.Add("hub.why.name-taken")
	whyTwin           = whys.Add("hub.why.twin")
	whyAmateurFirst   = whys.Add("hub.why.amateur-first")
	whySameSkill      = whys.Add("hub.why.same-skill")
	whyCharacterLevel = whys.Add("hub.why.character-level")
	whySkillLevel     = whys.Add("hub.why.skill-level")
	whyNotYourSkill   = whys.Add("hub.why.not-your-skill")
	whyProAlready     = whys.Add("hub.why.pro-already")
	whyNoUpgrade      = whys.Add("hub.why.no-upgrade")
)

// says are the message keys beyond those that follow from the tables.
func says() (l []string) {
	for _, k := range hubPrompts {
		l = append(l, "hub.prompt."+k)
	}
	for _, k := range hubAdvice {
		l = append(l, "hub.advice."+k)
	}
	for _, d := range difficultyIDs {
		l = append(l, "difficulty."+d)
	}
	return append(l, "action.field.busted", "action.back.draft", "action.back.chair", "action.back.sitter",
		"action.join.again", "result.final", "result.unfinished", "result.heists")
}

// Why is the zero Message for a legal action, else the rule that forbids it.
func (s *State) Why(a rules.Action) rules.Message {
	switch r := s.wrongStage(a.Verb); {
	case s.Heist != nil && ofHub(a.Verb):
		return rules.Say(whyOnHeist.Key())
	case s.Heist != nil:
		return s.Heist.Why(a)
	case r != nil:
		return rules.Say(r.Key())
	}
	return engine.Why(s, a)
}

// ofHub reports whether a verb is one of the hub's.
func ofHub(v rules.Verb) bool { return v >= masters.VerbsEnd && v < verbsEnd }

// asked reports whether a verb belongs to a stage.
func asked(v rules.Verb, at Stage) bool { return engine.Rows[v].Asked>>question(at)&1 == 1 }

// wrongStage tells why a verb cannot be used where the campaign stands.
func (s *State) wrongStage(v rules.Verb) *why {
	switch {
	case s.Stage == Closed:
		return whyClosed
	case v == 0 || v >= verbsEnd:
		return whyMalformed
	case v < masters.VerbsEnd:
		return whyNoHeist
	case asked(v, s.Stage):
		return nil
	case s.Stage == Training:
		return whyFirstTraining
	case s.Stage == Drafting:
		return whyFirstDraft
	case v == VBack:
		return whyInCity
	case asked(v, Drafting):
		return whyNotDrafting
	case asked(v, Crew):
		return whyFirstJob
	}
	return whyFirstCrew
}
