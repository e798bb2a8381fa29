package masters

import "safehouse/rules"

// A Question is what the game waits for.
type Question struct {
	Kind askKind
	Who  uint8 // the seat that is asked, or the figure that it is about
}

// A questionRow is all that is known of a kind of question.
type questionRow struct {
	ID    string                           // of its prompt ("prompt." before it)
	says  func(s *State, m *rules.Message) // adds to the prompt
	until mark                             // it is put to the seats whose characters do not have the mark yet; 0: to all
	over  *why                             // what keeps those who have it from answering
	bars  uint8                            // who cannot answer, by status, one bit each
	gift  *gift                            // how ideas can be given
	out   string                           // names the way out, where there is one ("action.decline-" before it)
	leave func(h runner)                   // takes it
	tells rules.EventKind                  // what will happen to all that the frame is about, whatever is answered
}

// A gift is how a figure gives an idea to another.
type gift struct {
	not   func(s *State, f, to int) *why
	do    func(h runner, f, to int)
	worth func(s *State, f, to int) float64
}

type askKind uint8

const (
	askNothing   askKind = iota
	askCharacter         // a seat: its character
	askSkill             // a seat: a skill
	askPlan              // the crew, in planning
	askAct               // the crew, in the Action phase
	askEscape            // the crew, in Escape
	askChit              // whether a Blank replaces the chit
	askDog               // onto whom a dog jumps
	askHunt              // the dog's next step
	askReplan            // where a loose token goes
	askLift              // which token an ability moves
	askPenny             // a Lucky Penny or an idea
	askBlab
	askComfort
	askWhisper
	askLast
	askLocks
	askFumble
	askNervous
	askTip
	askBribe
	askInsert
	askMark
	askHound // whom a dog of C6 heads for
	askDecoy // whether a decoy takes a noise of the closing away
	asks     = 25
)

// Questions up to askEscape are put however many answers they have.
const lastOfPhases = askEscape

var questionTable = [asks]questionRow{
	askCharacter: {ID: "character", says: func(s *State, m *rules.Message) {
		m.Args = append(m.Args, rules.Player("seat", int(s.Ask.Who)))
	}},
	askSkill: {ID: "skill", says: func(s *State, m *rules.Message) {
		n := 1
		if s.Crew[s.Ask.Who].Skills[0] != noSkill {
			n = 2
		}
		sayWho(s, m)
		m.Args = append(m.Args, rules.Num("number", n))
	}},
	askPlan: {
		ID: "plan",
		says: func(s *State, m *rules.Message) {
			if !s.shopOpen() {
				m.Key = "prompt.plan-silent"
			}
		},
		until: ready,
		over:  whyIsReady,
		bars:  1 << captive,
		gift: &gift{
			not: func(s *State, f, to int) *why {
				switch fig := &s.Crew[f]; {
				case !s.rule(freshIdeas):
					return whyNoWhispers
				case fig.At != s.Crew[to].At:
					return whyApart
				case fig.Free >= freeLimit:
					return whyFree
				}
				return nil
			},
			do: func(h runner, f, to int) {
				h.rearranged(f)
				h.gift(f, to)
			},
			worth: func(*State, int, int) float64 { return notPlanned },
		},
	},
	askAct: {
		ID:    "act",
		says:  func(s *State, m *rules.Message) { m.Args = append(m.Args, rules.Num("n", s.toAct())) },
		until: done,
		over:  whyFinished,
		bars:  offBoard,
		gift: &gift{
			not: func(s *State, f, _ int) *why { return unless(s.Crew[f].Give > 0, whyNoGift) },
			do: func(h runner, f, to int) {
				h.settled()
				h.Crew[f].Give--
				h.gift(f, to)
			},
			worth: (*State).helpWorth,
		},
	},
	askEscape: {ID: "escape", until: done, over: whyFinished, bars: offBoard},
	askChit: {ID: "chit", says: func(s *State, m *rules.Message) {
		f := s.top()
		m.Args = append(m.Args, info.Naming("chit", refChit(Chit(f.Card))), info.Naming("hex", s.refCell(f.At)), rules.Num("n", int(s.Blanks)))
	}},
	askDog:  {ID: "dog", says: sayDog},
	askHunt: {ID: "hunt", says: sayDog},
	askReplan: {
		ID:   "replan",
		bars: offBoard,
		out:  "replan",
		leave: func(h runner) { // tokens that are not placed stay in hand
			for i := range h.Crew {
				h.Crew[i].Loose = 0
			}
			if h.top().Kind != frLift {
				h.pop()
			}
		},
	},
	askLift: {
		ID:    "lift",
		says:  func(s *State, m *rules.Message) { m.Args = append(m.Args, rules.Num("n", int(s.Lifts))) },
		bars:  offBoard,
		out:   "lift",
		leave: func(h runner) { h.Lifts = 0 },
	},
	askPenny:   {ID: "penny", says: sayWho, tells: EvLostIdea},
	askBlab:    {ID: "blab", says: sayWho},
	askComfort: {ID: "comfort", out: "comfort", leave: runner.pop},
	askWhisper: {
		ID: "whisper",
		gift: &gift{
			not: func(s *State, f, to int) *why {
				switch fig := &s.Crew[f]; {
				case fig.Give == 0:
					return whyGiven
				case fig.At != s.Crew[to].At && !s.near(fig.At).Has(s.Crew[to].At):
					return whyApart
				}
				return nil
			},
			do: func(h runner, f, to int) {
				h.settled()
				h.gift(f, to)
				h.Crew[f].Give--
				h.makeNoise(1)
			},
			worth: freely,
		},
		out:   "whisper",
		leave: runner.pop,
	},
	askLast: {
		ID: "last",
		gift: &gift{
			not: func(*State, int, int) *why { return nil },
			do: func(h runner, f, to int) {
				h.settled()
				h.gift(f, to)
				h.pop()
			},
			worth: freely,
		},
		out:   "last",
		leave: runner.pop,
	},
	askLocks:   {ID: "locks", says: sayLeft, tells: EvPlaced},
	askFumble:  {ID: "fumble", says: sayWho, tells: EvLostLoot},
	askNervous: {ID: "nervous", says: func(s *State, m *rules.Message) { m.Args = append(m.Args, info.Naming("who", s.refFigure(npc))) }},
	askTip:     {ID: "tip"},
	askBribe:   {ID: "bribe", says: sayLeft},
	askInsert:  {ID: "insert", says: sayLeft},
	askMark:    {ID: "mark", says: sayLeft},
	askHound:   {ID: "hound"},
	askDecoy:   {ID: "decoy", says: sayLeft, out: "decoy", leave: runner.pop},
}

func (k askKind) row() *questionRow { return &questionTable[k] }

// questionsWith is the questions of which something holds, one bit each.
func questionsWith(holds func(r *questionRow) bool) (set uint64) {
	for k := range questionTable {
		if holds(&questionTable[k]) {
			set |= 1 << k
		}
	}
	return set
}

// What prompts add: whom it is about, how many are left, which dog.

func sayWho(s *State, m *rules.Message) {
	m.Args = append(m.Args, info.Naming("who", s.refFigure(int(s.Ask.Who))))
}

func sayLeft(s *State, m *rules.Message) {
	m.Args = append(m.Args, rules.Num("n", int(s.top().N)))
}

func sayDog(s *State, m *rules.Message) {
	m.Args = append(m.Args, info.Naming("hex", s.refCell(s.top().At)), rules.Num("n", int(s.top().N)))
}

// offBoard is who is not in play.
const offBoard = 0xff &^ (1 << inPlay)

// freely is the worth of gifts that the search shall find out about.
func freely(*State, int, int) float64 { return 0 }

// Prompt is the question that is put to the crew or to a seat.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	row := s.Ask.Kind.row()
	m := rules.Say("prompt." + row.ID)
	if row.says != nil {
		row.says(s, &m)
	}
	return m
}

func init() {
	for k := askCharacter; k < asks; k++ {
		info.Says = append(info.Says, "prompt."+k.row().ID)
		if out := k.row().out; out != "" {
			info.Says = append(info.Says, "action.decline-"+out)
		}
	}
	engine.Start(&whys)
}
