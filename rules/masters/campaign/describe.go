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
	if s.Heist != nil || a.Verb < masters.VerbsEnd {
		if s.Heist == nil {
			return info.Offer(a)
		}
		return s.Heist.Describe(a)
	}
	m := info.Offer(a)
	switch a.Verb {
	case vJoin, vLeave, vSit:
		p := PlayerID(a.Args[0])
		m.Args = []rules.Arg{rules.Word("player", s.PlayerName(p))}
		if a.Verb == vJoin && s.player(p) != nil {
			m.Key = "action.join.again"
		}
		if x := s.player(p); x != nil {
			m.Args = append(m.Args, rules.Num("level", int(x.Level)))
		}
	case vField:
		id := MemberID(a.Args[0])
		m.Args = []rules.Arg{rules.Word("who", s.MemberName(id))}
		if x := s.member(id); x != nil {
			m.Args = append(m.Args, named("character", refCard(x.Card)), named("first", refSkill(x.Skills[0])), named("second", refSkill(x.Skills[1])), rules.Num("level", int(x.Level)))
			if x.Busted {
				m.Key = "action.field.busted"
			}
		}
	case vPrebuilt:
		if id := a.Args[0]; id < prebuiltNames {
			p := &masters.Prebuilts()[id]
			m.Args = append(m.Args, named("character", refCard(p.Card)), named("first", refSkill(p.Skills[0])), named("second", refSkill(p.Skills[1])))
		}
	case vJob:
		g := masters.Heist(a.Args[0])
		m.Args = append(m.Args, rules.Word("level", rules.Say("difficulty."+difficultyIDs[g.Card().Level])), rules.Num("fits", s.Fits(g)))
	case vBack:
		switch {
		case s.Stage == Drafting:
			m.Key = "action.back.draft"
		case s.Sitter != NoPlayer:
			m.Key = "action.back.sitter"
			m.Args = []rules.Arg{rules.Word("player", s.PlayerName(s.Sitter))}
		case s.Taken > 0:
			m.Key = "action.back.chair"
			m.Args = []rules.Arg{rules.Word("who", s.MemberName(s.Chairs[s.Taken-1].Member))}
		}
	case vDepart:
		m.Args = []rules.Arg{named("heist", refHeist(s.Job)), rules.Num("number", int(s.Taken))}
	case vRetire:
		m.Args = []rules.Arg{rules.Num("cash", int(s.Cash))}
	}
	return m
}

// Touches appends what an action is about beyond its operands.
func (s *State) Touches(a rules.Action, dst []rules.Ref) []rules.Ref {
	if s.Heist != nil {
		return s.Heist.Touches(a, dst)
	}
	switch a.Verb {
	case vDepart:
		dst = append(dst, refHeist(s.Job))
		for _, c := range s.Gang() {
			dst = append(dst, refMember(c.Member))
		}
	case vTrain, vPromote:
		if s.Stage == Training {
			dst = append(dst, refMember(s.Chairs[s.Pupil].Member))
		}
	case vJob:
		if f := masters.Heist(a.Args[0]).Card().Unlocks; f != masters.NoFixer {
			dst = append(dst, refFixer(f))
		}
	}
	return dst
}
