package infiltration

import "safehouse/rules"

// placeName names a place by its number and, once it is revealed, its room.
func (s *State) placeName(p Place) rules.Message {
	switch {
	case p.InLine() && s.Revealed(p):
		return rules.Say("at.room", rules.Num("number", int(p)+1), info.Naming("room", RefRoom(s.Rooms[p].Card)))
	case p.InLine():
		return rules.Say("at.door", rules.Num("number", int(p)+1))
	case p == Secret && s.Revealed(p):
		return rules.Say("at.secret-room", info.Naming("room", RefRoom(s.Rooms[p].Card)))
	}
	return info.Name(RefPlace(p))
}

func (s *State) placeArg(name string, p Place) rules.Arg { return rules.Word(name, s.placeName(p)) }

// promptKey is a question in words; those about a card name it.
func promptKey(k askKind) string { return "prompt." + askIDs[k] }

// Prompt is the question in words.
func (s *State) Prompt() rules.Message {
	if s.Over {
		return rules.Message{}
	}
	m := rules.Say(promptKey(s.Ask.Kind))
	if s.Ask.Kind == askWard && s.Ops[s.Ask.Op].Wounded {
		m.Key += "-wounded"
	}
	switch s.Ask.Kind {
	case askNPC, askResolve:
		m.Args = append(m.Args, rules.Player("seat", s.asked()))
	case askKeep:
		m.Args = append(m.Args, info.Naming("who", RefOperative(s.Ask.Op)), rules.Num("n", int(s.Draft-s.Ops[s.Ask.Op].KeptSize)))
	default:
		m.Args = append(m.Args, info.Naming("who", RefOperative(s.Ask.Op)))
	}
	if by := s.Cause(); by.Kind != rules.None {
		m.Args = append(m.Args, info.Naming("by", by))
	}
	return m
}

// Cause is the card or room whose text led to the question, looking below
// frames that have no face of their own.
func (s *State) Cause() rules.Ref {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		f := &s.Stack[i]
		switch f.Kind {
		case frItem:
			return refItem(Item(f.Card))
		case frInterface, frEnter:
			return RefRoom(Room(f.Card))
		case frAction:
			return RefCard(Card(f.Card))
		}
	}
	return rules.Ref{}
}

// describeMove says where a step leads in the end: past a Hologram Projection it
// is another room, or the way out.
func (s *State) describeMove(to Place) rules.Message {
	from := s.Ops[s.Ask.Op].Place
	lands := s.landing(from, to)
	lift := s.Depth > 0 && s.top().Kind == frElevator && to == Entry && from > 1
	past := s.placeArg("past", to)
	switch {
	case to == Out:
		return rules.Say("action.escape")
	case lift && lands == Out:
		return rules.Say("action.elevator-past", past)
	case lift:
		return rules.Say("action.elevator", s.placeArg("place", to))
	case lands == Out:
		return rules.Say("action.escape-past", past)
	case lands != to:
		return rules.Say("action.move-past", past, s.placeArg("place", lands))
	}
	n := 0 // the number of a room in the line, for a shorter form
	if to.InLine() {
		n = int(to) + 1
	}
	return rules.Say("action.move", s.placeArg("place", to), rules.Num("n", n))
}

// cardTouches appends the rooms that a card of o reaches from where o stands.
func (s *State) cardTouches(o Operative, c Card, dst []rules.Ref) []rules.Ref {
	at := s.Ops[o].Place
	if !at.Inside() {
		return dst
	}
	set := uint16(0)
	switch c {
	case Advance:
		set = s.span(at, forward, max(1, s.Rooms[at].Card.card().Forward))
	case Retreat:
		if s.Rooms[at].Card.card().ToEntry {
			set |= 1 << s.landing(at, Entry)
		}
		set |= s.span(at, backward, max(1, s.Rooms[at].Card.card().Backward))
	case Interface, Download, Extract:
		set = 1 << at
	default:
		for _, st := range itemCards[c.Item()].Text {
			if row := st.row(); row.reaches != nil {
				set |= row.reaches(s, at, st)
			}
		}
	}
	for p := Place(0); p <= Out; p++ {
		if set>>p&1 == 1 {
			dst = append(dst, RefPlace(p))
		}
	}
	return dst
}

// span is the places up to n steps away in the given directions.
func (s *State) span(at Place, dirs uint8, n int8) (set uint16) {
	if at == Secret {
		return 0
	}
	p, q := at, at
	for range n {
		if dirs&forward != 0 && p < Deepest {
			p = s.landing(p, p+1)
			set |= 1 << p
		}
		if dirs&backward != 0 && q != Out {
			q = s.landing(q, s.back(q))
			set |= 1 << q
		}
	}
	return set
}
