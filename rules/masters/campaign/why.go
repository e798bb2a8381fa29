package campaign

import (
	"math"

	"safehouse/rules"
	"safehouse/rules/masters"
)

// A reason is why an action is refused; 0 is none.
type reason uint8

const (
	whyMalformed reason = 1 + iota
	whyClosed
	whyNoHeist
	whyOnHeist
	whyInCity
	whyFirstJob
	whyFirstCrew
	whyFirstDraft
	whyFirstTraining
	whyNotDrafting

	whyPartTwo
	whyNobodyJailed
	whyIsHere
	whyNotHere
	whyLastPlayer

	whyFull
	whySitter
	whyNoSitter
	whyNoMember
	whyInGang
	whyPlayerLevel
	whyJailed
	whyClass
	whySkillCards
	whyNoNames
	whyTooFew
	whyNeedsJailed

	whyDraftStep
	whyNotPrebuilt
	whyNameTaken
	whyTwin
	whyAmateurFirst
	whySameSkill

	whyCharacterLevel
	whySkillLevel
	whyNotYourSkill
	whyProAlready
	whyNoUpgrade
	reasons
)

var reasonKeys = [reasons]string{
	whyMalformed:     "malformed",
	whyClosed:        "closed",
	whyNoHeist:       "no-heist",
	whyOnHeist:       "on-heist",
	whyInCity:        "in-city",
	whyFirstJob:      "first-job",
	whyFirstCrew:     "first-crew",
	whyFirstDraft:    "first-draft",
	whyFirstTraining: "first-training",
	whyNotDrafting:   "not-drafting",
	whyPartTwo:       "part-two",
	whyNobodyJailed:  "nobody-jailed",
	whyIsHere:        "is-here",
	whyNotHere:       "not-here",
	whyLastPlayer:    "last-player",
	whyFull:          "full",
	whySitter:        "sitter",
	whyNoSitter:      "no-sitter",
	whyNoMember:      "no-member",
	whyInGang:        "in-gang",
	whyPlayerLevel:   "player-level",
	whyJailed:        "jailed",
	whyClass:         "class",
	whySkillCards:    "skill-cards",
	whyNoNames:       "no-names",
	whyTooFew:        "too-few",
	whyNeedsJailed:   "needs-jailed",
	whyDraftStep:     "draft-step",
	whyNotPrebuilt:   "not-pre-built",
	whyNameTaken:     "name-taken",
	whyTwin:          "twin",
	whyAmateurFirst:  "amateur-first",
	whySameSkill:     "same-skill",

	whyCharacterLevel: "character-level",
	whySkillLevel:     "skill-level",
	whyNotYourSkill:   "not-your-skill",
	whyProAlready:     "pro-already",
	whyNoUpgrade:      "no-upgrade",
}

func (r reason) message() rules.Message { return rules.Say("hub.why." + reasonKeys[r]) }

// says are the message keys beyond those that follow from the tables.
func says() (l []string) {
	for _, k := range reasonKeys[1:] {
		l = append(l, "hub.why."+k)
	}
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
	if s.Heist != nil {
		if ofHub(a.Verb) {
			return whyOnHeist.message()
		}
		return s.Heist.Why(a)
	}
	if r := s.against(a); r != 0 {
		return r.message()
	}
	return rules.Message{}
}

// ofHub reports whether a verb is one of the hub's.
func ofHub(v rules.Verb) bool { return v >= masters.VerbsEnd && v < verbsEnd }

// stageOf is the stage that a verb of the hub belongs to.
func stageOf(v rules.Verb) Stage {
	switch v {
	case vSit, vField, vCreate, vDepart:
		return Crew
	case vPrebuilt, vClass, vCard, vName:
		return Drafting
	}
	return City
}

// against is the rule that an action breaks, or 0.
func (s *State) against(a rules.Action) reason {
	if r := s.wrongStage(a.Verb); r != 0 {
		return r
	}
	ops := info.Verbs[a.Verb].Operands
	for i, x := range a.Args {
		if i >= len(ops) && x != 0 || x < 0 || x > math.MaxUint8 {
			return whyMalformed
		}
		if i < len(ops) && ops[i].Ref != rules.None && int(x) >= len(info.Refs[ops[i].Ref].IDs) {
			return whyMalformed
		}
	}
	x, y := a.Args[0], a.Args[1]
	switch a.Verb {
	case vJob:
		return s.againstJob(masters.Heist(x))
	case vJoin:
		return s.againstJoin(PlayerID(x))
	case vLeave:
		return s.againstLeave(PlayerID(x))
	case vSit:
		return s.againstSit(PlayerID(x))
	case vField:
		return s.againstField(MemberID(x))
	case vCreate:
		return s.againstCreate(int(x))
	case vPrebuilt:
		return s.againstPrebuilt(MemberID(x))
	case vClass:
		return s.againstClass(masters.Character(x))
	case vCard:
		return s.againstCard(masters.Skill(x))
	case vName:
		return s.againstName(MemberID(x))
	case vDepart:
		return s.againstDepart()
	case vTrain:
		return s.againstTrain(masters.Skill(x), masters.Skill(y))
	case vPromote:
		return s.againstPromote(masters.Character(x))
	}
	return 0 // a step back is always possible, and in the city to retire
}

// wrongStage tells why a verb cannot be used where the campaign stands.
func (s *State) wrongStage(v rules.Verb) reason {
	switch {
	case s.Stage == Closed:
		return whyClosed
	case v == 0 || v >= verbsEnd:
		return whyMalformed
	case v < masters.VerbsEnd:
		return whyNoHeist
	case s.Stage == Training:
		if v != vTrain && v != vPromote {
			return whyFirstTraining
		}
		return 0
	case s.Stage == Drafting:
		if want := stageOf(v); want != Drafting && v != vTrain && v != vPromote && v != vBack {
			return whyFirstDraft
		}
		return 0
	case v == vTrain || v == vPromote:
		return whyNotDrafting
	case v == vBack:
		if s.Stage == City {
			return whyInCity
		}
		return 0
	}
	switch want := stageOf(v); {
	case want == s.Stage:
		return 0
	case want == Drafting:
		return whyNotDrafting
	case want == Crew:
		return whyFirstJob
	}
	return whyFirstCrew
}
