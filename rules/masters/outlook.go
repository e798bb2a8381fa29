package masters

import "safehouse/rules"

// What an event or a crisis would do if it happened now, for a table that shows it
// before it does.

// A Prospect is one thing that a card would do to a place or to a figure.
type Prospect struct {
	Card Card
	Kind rules.EventKind
	Who  int  // figure, -1 for none
	At   Cell // nowhere for none
	N    int
}

// Outlook is what a card would do as the board lies, as far as nothing is drawn and
// the team is not asked: of a question only whom or what it is about is told. The
// position stays as it is.
func (s *State) Outlook(card Card) (list []Prospect) {
	if card >= cards || s.Over {
		return nil
	}
	c := *s
	rec := &rules.Recorder{}
	h := runner{State: &c, rec: rec}
	c.Phase, c.Stage, c.Depth, c.Ask = EventPhase, stageEvent, 0, Question{}
	c.Stack = [stackSize]Frame{}
	c.Unknown = 0 // nothing is turned up by it
	h.push(Frame{Kind: frCard, Card: uint8(card)})
	told := 0
	for range 200 {
		if c.Depth == 0 {
			break
		}
		f := *c.top()
		c.Ask = Question{}
		c.top().row().run(h, c.top())
		list = c.prospects(list, card, rec.Events[told:])
		told = len(rec.Events)
		if c.Ask.Kind == askNothing {
			continue
		}
		list = c.asksAbout(list, card, &f)
		if c.Depth > 0 {
			h.pop()
		}
	}
	return list
}

// prospects turns what was told into what would be.
func (s *State) prospects(list []Prospect, card Card, told []rules.Event) []Prospect {
	for _, e := range told {
		p := Prospect{Card: card, Kind: e.Kind, Who: -1, At: nowhere, N: int(e.N)}
		if e.Who.Kind == kCharacter {
			p.Who = s.figure(e.Who.Index)
		}
		if e.To.Kind == kHex {
			p.At = s.board().cellAt[e.To.Index]
		} else if e.From.Kind == kHex {
			p.At = s.board().cellAt[e.From.Index]
		}
		switch e.Kind {
		case EvQueued, EvDeckEmpty, EvCrisis:
			continue
		}
		list = append(list, p)
	}
	return list
}

// asksAbout tells whom or what a question of a card is about.
func (s *State) asksAbout(list []Prospect, card Card, f *Frame) []Prospect {
	kind := s.Ask.Kind.row().tells
	if kind == 0 {
		return list
	}
	for i := range f.Set.All() {
		p := Prospect{Card: card, Kind: kind, Who: int(i), At: nowhere, N: 1}
		if f.row().land != nil {
			p.Who, p.At = -1, i
		}
		list = append(list, p)
	}
	return list
}

// Alerts reports whether a prospect is an alert.
func (p Prospect) Alerts() bool { return p.Kind == EvAlert }

// Loses reports whether a prospect takes an idea or loot from a figure.
func (p Prospect) Loses() bool {
	return p.Kind == EvLostIdea || p.Kind == EvLostLoot || p.Kind == EvBusted
}

// Falls reports whether a prospect takes a tile away.
func (p Prospect) Falls() bool { return p.Kind == EvGate }
