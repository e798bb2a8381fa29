package campaign

import (
	"safehouse/rules"
	"safehouse/rules/machine"
	"safehouse/rules/masters"
)

// Verbs of the hub; those of a heist come before them.
const (
	VJob rules.Verb = masters.VerbsEnd + iota
	VJoin
	VLeave
	VRetire
	VSit
	VField
	VCreate
	VPrebuilt
	VClass
	VCard
	VName
	VBack
	VDepart
	VTrain
	VPromote
	verbsEnd
)

type (
	verb     = machine.Row[State, hub, struct{}]
	operands = machine.Operands
)

// engine is the hub as the house plays it; while a heist runs its own engine plays.
// Nothing goes on by itself, and whatever is open is asked.
var engine = machine.Machine[State, hub, struct{}]{
	Info:     info,
	On:       func(s *State, rec *rules.Recorder) hub { return hub{s, rec} },
	Asked:    func(s *State) (uint8, bool) { return question(s.Stage), s.Stage == Closed },
	Must:     func(*State) bool { return true },
	Prompt:   (*State).Prompt,
	Step:     func(hub) {},
	Timeless: true,
	Ended:    whyClosed, Strange: whyMalformed, Elsewhere: whyNoHeist,
	Rows: machine.Table(heistRows(), map[rules.Verb]verb{
		VJob: {
			VerbInfo: aboutOne("job", "heist", KindHeist),
			Asked:    at(City),
			Set:      machine.Each[State](masters.Heists),
			Not:      func(s *State, x operands) *why { return s.againstJob(masters.Heist(x.A)) },
			Do:       func(h hub, x operands) { h.job(masters.Heist(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				g := masters.Heist(x.A)
				m.Args = append(m.Args, rules.Word("level", rules.Say("difficulty."+difficultyIDs[g.Card().Level])), rules.Num("fits", s.Fits(g)))
				return m
			},
			Touches: func(_ *State, x operands, dst []rules.Ref) []rules.Ref {
				if f := masters.Heist(x.A).Card().Unlocks; f != masters.NoFixer {
					dst = append(dst, refFixer(f))
				}
				return dst
			},
			Worth: func(s *State, x operands, _ *struct{}) float64 { return s.jobWorth(masters.Heist(x.A)) },
			Advice: func(s *State, x operands, _ *struct{}) rules.Message {
				return advise(s.jobAdvice(masters.Heist(x.A)))(s, x, nil)
			},
		},
		VJoin: {
			VerbInfo: aboutOne("join", "player", KindPlayer),
			Asked:    at(City),
			Set:      machine.Each[State](len(playerIDs)),
			Not:      func(s *State, x operands) *why { return s.againstJoin(PlayerID(x.A)) },
			Do:       func(h hub, x operands) { h.join(PlayerID(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				if s.player(PlayerID(x.A)) != nil {
					m.Key = "action.join.again"
				}
				return s.sayPlayer(x, m)
			},
			Advice: advise("join"),
		},
		VLeave: {
			VerbInfo: aboutOne("leave", "player", KindPlayer),
			Asked:    at(City),
			Set:      machine.Each[State](len(playerIDs)),
			Not:      func(s *State, x operands) *why { return s.againstLeave(PlayerID(x.A)) },
			Do:       func(h hub, x operands) { h.leave(PlayerID(x.A)) },
			Say:      (*State).sayPlayer,
			Advice:   advise("leave"),
		},
		VRetire: {
			VerbInfo: rules.VerbInfo{Name: "retire"},
			Asked:    at(City),
			Do:       func(h hub, _ operands) { h.retire() },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, rules.Num("cash", int(s.Cash)))
			},
			Worth: func(s *State, _ operands, _ *struct{}) float64 {
				if s.Feats.Has(FinalScore) || s.Heists() >= tiredAfter {
					return 100
				}
				return never
			},
			Advice: advise("retire"),
		},
		VSit: {
			VerbInfo: aboutOne("sit", "player", KindPlayer),
			Asked:    at(Crew),
			List: func(s *State, dst []rules.Action) []rules.Action {
				for i := range s.Players {
					dst = machine.Add(dst, VSit, int16(s.Players[i].ID), 0)
				}
				return dst
			},
			Not:   func(s *State, x operands) *why { return s.againstSit(PlayerID(x.A)) },
			Do:    func(h hub, x operands) { h.sit(PlayerID(x.A)) },
			Say:   (*State).sayPlayer,
			Worth: func(s *State, x operands, _ *struct{}) float64 { return s.sitWorth(PlayerID(x.A)) },
		},
		VField: {
			VerbInfo: aboutOne("field", "who", KindMember),
			Asked:    at(Crew),
			List: func(s *State, dst []rules.Action) []rules.Action {
				for i := range s.Members {
					dst = machine.Add(dst, VField, int16(s.Members[i].ID), 0)
				}
				return dst
			},
			Not: func(s *State, x operands) *why { return s.againstField(MemberID(x.A)) },
			Do:  func(h hub, x operands) { h.field(MemberID(x.A)) },
			Say: func(s *State, x operands, m rules.Message) rules.Message {
				id := MemberID(x.A)
				m.Args = []rules.Arg{rules.Word("who", s.MemberName(id))}
				if x := s.member(id); x != nil {
					m.Args = append(m.Args, named("character", refCard(x.Card)), named("first", refSkill(x.Skills[0])), named("second", refSkill(x.Skills[1])), rules.Num("level", int(x.Level)))
					if x.Busted {
						m.Key = "action.field.busted"
					}
				}
				return m
			},
			Worth: func(s *State, x operands, _ *struct{}) float64 { return s.fieldWorth(s.member(MemberID(x.A))) },
		},
		VCreate: {
			VerbInfo: rules.VerbInfo{Name: "create", Operands: []rules.Operand{{Name: "n"}}},
			Asked:    at(Crew),
			Set:      func(*State) (operands, uint64) { return operands{}, 1<<(maxLevel+1) - 2 },
			Not:      func(s *State, x operands) *why { return s.againstCreate(int(x.A)) },
			Do:       func(h hub, x operands) { h.create(int(x.A)) },
			Worth: func(s *State, x operands, _ *struct{}) float64 {
				if int(x.A) == int(s.player(s.Sitter).Level) {
					return 0.5
				}
				return least
			},
		},
		VPrebuilt: {
			VerbInfo: aboutOne("pre-built", "who", KindMember),
			Asked:    at(Drafting),
			Set:      drafting(needsCard, prebuiltNames),
			Not:      func(s *State, x operands) *why { return s.againstPrebuilt(MemberID(x.A)) },
			Do:       func(h hub, x operands) { h.prebuilt(MemberID(x.A)) },
			Say: func(_ *State, x operands, m rules.Message) rules.Message {
				if x.A < prebuiltNames {
					p := &masters.Prebuilts()[x.A]
					m.Args = append(m.Args, named("character", refCard(p.Card)), named("first", refSkill(p.Skills[0])), named("second", refSkill(p.Skills[1])))
				}
				return m
			},
			Worth: func(s *State, x operands, _ *struct{}) float64 { return 1 + s.missing(masters.Prebuilts()[x.A].Skills) },
		},
		VClass: {
			VerbInfo: aboutOne("class", "character", KindCharacter),
			Asked:    at(Drafting),
			Set:      drafting(needsCard, masters.Characters),
			Not:      func(s *State, x operands) *why { return s.againstClass(masters.Character(x.A)) },
			Do:       func(h hub, x operands) { h.Draft.Card = masters.Character(x.A) },
			Worth:    func(*State, operands, *struct{}) float64 { return 0.3 },
		},
		VCard: {
			VerbInfo: aboutOne("skill-card", "skill", KindSkill),
			Asked:    at(Drafting),
			Set:      drafting(needsSkill, masters.Roots),
			Not:      func(s *State, x operands) *why { return s.againstCard(masters.Skill(x.A)) },
			Do:       func(h hub, x operands) { h.skillCard(masters.Skill(x.A)) },
			Worth: func(s *State, x operands, _ *struct{}) float64 {
				return 0.3 + s.missing([2]masters.Skill{masters.Skill(x.A), masters.NoSkill})
			},
		},
		VName: {
			VerbInfo: aboutOne("name", "who", KindMember),
			Asked:    at(Drafting),
			List: func(s *State, dst []rules.Action) []rules.Action {
				if s.Draft.needs() == needsName {
					for m := range memberIDs {
						dst = machine.Add(dst, VName, int16(m), 0)
					}
				}
				return dst
			},
			Not: func(s *State, x operands) *why { return s.againstName(MemberID(x.A)) },
			Do: func(h hub, x operands) {
				h.Draft.Name = MemberID(x.A)
				h.finishDraft()
			},
			Worth: func(*State, operands, *struct{}) float64 { return 0.3 },
		},
		VBack: {
			VerbInfo: rules.VerbInfo{Name: "back"},
			Asked:    at(Crew, Drafting),
			Rank:     1,
			Do:       func(h hub, _ operands) { h.back() },
			Say:      (*State).sayBack,
			Advice:   advise("back"),
		},
		VDepart: {
			VerbInfo: rules.VerbInfo{Name: "depart"},
			Asked:    at(Crew),
			Not:      func(s *State, _ operands) *why { return s.againstDepart() },
			Do:       func(h hub, _ operands) { h.depart() },
			Say: func(s *State, _ operands, m rules.Message) rules.Message {
				return rules.Say(m.Key, named("heist", refHeist(s.Job)), rules.Num("number", int(s.Taken)))
			},
			Touches: func(s *State, _ operands, dst []rules.Ref) []rules.Ref {
				dst = append(dst, refHeist(s.Job))
				for _, c := range s.Gang() {
					dst = append(dst, refMember(c.Member))
				}
				return dst
			},
			Worth: func(s *State, _ operands, _ *struct{}) float64 {
				if s.Taken == s.Seats {
					return 10
				}
				return 0.05
			},
		},
		VTrain: {
			VerbInfo: rules.VerbInfo{Name: "train", Operands: []rules.Operand{{Name: "from", Ref: KindSkill}, {Name: "to", Ref: KindSkill}}},
			Asked:    at(Training, Drafting),
			List:     (*State).lessons,
			Sure:     true,
			Not:      func(s *State, x operands) *why { return s.againstTrain(masters.Skill(x.A), masters.Skill(x.B)) },
			Do:       func(h hub, x operands) { h.train(masters.Skill(x.A), masters.Skill(x.B)) },
			Touches:  thePupil,
			Worth: func(s *State, x operands, _ *struct{}) float64 {
				return 1 + s.lessonGain(masters.Skill(x.A), masters.Skill(x.B))
			},
			Advice: func(s *State, x operands, _ *struct{}) rules.Message {
				if s.lessonGain(masters.Skill(x.A), masters.Skill(x.B)) > 0 {
					return rules.Say("hub.advice.train")
				}
				return rules.Say("hub.advice.any-lesson")
			},
		},
		VPromote: {
			VerbInfo: aboutOne("promote", "character", KindCharacter),
			Asked:    at(Training, Drafting),
			Listed:   true, // instead of skills, see lessons
			Not:      func(s *State, x operands) *why { return s.againstPromote(masters.Character(x.A)) },
			Do:       func(h hub, x operands) { h.promote(masters.Character(x.A)) },
			Touches:  thePupil,
			Worth:    func(*State, operands, *struct{}) float64 { return 1 },
			Advice:   advise("any-lesson"),
		},
	}),
}

func init() { engine.Start(&whys) }

// heistRows are the verbs of a heist, of which the hub only knows the names.
func heistRows() map[rules.Verb]verb {
	rows := map[rules.Verb]verb{}
	for v, in := range (masters.Game{}).Info().Verbs {
		rows[rules.Verb(v)] = verb{VerbInfo: in}
	}
	return rows
}

func aboutOne(name, operand string, k rules.RefKind) rules.VerbInfo {
	return rules.VerbInfo{Name: name, Operands: []rules.Operand{{Name: operand, Ref: k}}}
}

// question is what is asked at a stage.
func question(at Stage) uint8 { return uint8(at) + 1 }

// at is the questions of some stages.
func at(stages ...Stage) (set uint64) {
	for _, x := range stages {
		set |= 1 << question(x)
	}
	return set
}

// drafting is every number below n while the draft needs something.
func drafting(what, n int) func(*State) (operands, uint64) {
	return func(s *State) (x operands, set uint64) {
		if s.Draft.needs() == what {
			set = 1<<n - 1
		}
		return x, set
	}
}

// advise is a reason in words.
func advise(about string) func(*State, operands, *struct{}) rules.Message {
	return func(*State, operands, *struct{}) rules.Message { return rules.Say("hub.advice." + about) }
}

// sayPlayer names a player with the level.
func (s *State) sayPlayer(x operands, m rules.Message) rules.Message {
	p := PlayerID(x.A)
	m.Args = []rules.Arg{rules.Word("player", s.PlayerName(p))}
	if x := s.player(p); x != nil {
		m.Args = append(m.Args, rules.Num("level", int(x.Level)))
	}
	return m
}

// sayBack tells what a step back takes back.
func (s *State) sayBack(_ operands, m rules.Message) rules.Message {
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
	return m
}

// thePupil is who levels up.
func thePupil(s *State, _ operands, dst []rules.Ref) []rules.Ref {
	if s.Stage == Training {
		dst = append(dst, refMember(s.Chairs[s.Pupil].Member))
	}
	return dst
}
