package campaign

import (
	"safehouse/rules"
	"safehouse/rules/masters"
)

// hubPrompts are the questions of the hub.
var hubPrompts = []string{"city", "sit", "field", "depart", "card", "skill", "second-skill", "name", "skill-lesson", "card-lesson", "last-lesson"}

// Prompt is the question that is put to the team or to a seat.
func (s *State) Prompt() rules.Message {
	if s.Heist != nil {
		return s.Heist.Prompt()
	}
	ask := func(key string, args ...rules.Arg) rules.Message { return rules.Say("hub.prompt."+key, args...) }
	switch s.Stage {
	case City:
		return ask("city", rules.Num("number", s.Heists()+1))
	case Crew:
		job := named("heist", refHeist(s.Job))
		switch {
		case s.Taken == s.Seats:
			return ask("depart", job)
		case s.Sitter == NoPlayer:
			return ask("sit", job, rules.Num("number", int(s.Taken)+1))
		}
		return ask("field", rules.Word("player", s.PlayerName(s.Sitter)))
	case Drafting:
		d := &s.Draft
		level := rules.Num("level", int(d.Level))
		switch {
		case d.needs() == needsCard:
			return ask("card", level)
		case d.needs() == needsSkill && d.Skills[0] == masters.NoSkill:
			return ask("skill", named("character", refCard(d.Card)))
		case d.needs() == needsSkill:
			return ask("second-skill", named("character", refCard(d.Card)), named("skill", refSkill(d.Skills[0])))
		case d.needs() == needsName:
			return ask("name", named("character", refCard(d.Card)))
		case d.Name != NoMember:
			return s.askLesson(s.MemberName(d.Name))
		}
		return s.askLesson(info.Name(refCard(d.Card)))
	case Training:
		return s.askLesson(s.MemberName(s.Chairs[s.Pupil].Member))
	}
	return rules.Message{}
}

// askLesson is the question for a level-up.
func (s *State) askLesson(who rules.Message) rules.Message {
	_, _, level := s.pupil()
	key := "hub.prompt.skill-lesson"
	switch level {
	case 3:
		key = "hub.prompt.card-lesson"
	case 4:
		key = "hub.prompt.last-lesson"
	}
	return rules.Say(key, rules.Word("who", who), rules.Num("level", int(level)))
}

// Describe is the sentence that offers a.
func (s *State) Describe(a rules.Action) rules.Message {
	if s.Heist != nil {
		return s.Heist.Describe(a)
	}
	return engine.Describe(s, a)
}

// Touches appends what an action is about beyond its operands.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	if s.Heist != nil {
		return s.Heist.Touches(a, dst)
	}
	return engine.Touches(s, a, dst)
}
