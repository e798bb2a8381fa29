package infiltration

import "safehouse/rules"

// New sets up the facility (rulebook: Setup Instructions; Playing with Two
// Players; Advanced Rules; Variants).
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	pair := opt["pair"] == 1 && setup.Seats > 2
	if pair && setup.Seats == operatives {
		return nil, &rules.Refusal{Reason: rules.Say("refuse.pair", rules.Num("max", operatives-1))}
	}
	c := bare
	s := &c
	s.Options = Choices{
		Extraction:  opt["extraction"] == 1,
		Draft:       opt["draft"] == 1,
		Labyrinth:   opt["labyrinth"] == 1,
		Scattered:   opt["scattered"] == 1,
		Alarm:       int8(opt["alarm"]) - 1,
		Specialists: opt["specialists"] == 1,
		Pair:        pair,
		Goal:        opt["goal"] == 1,
		Proximity:   int8(opt["proximity"]),
		Rounds:      int8(opt["rounds"]),
		Items:       int8(opt["items"] - itemsDealt),
		Kit:         int8(opt["kit"]),
		Purse:       int8(opt["purse"]),
		Rivals:      int8(opt["rivals-purse"]),
		Wounded:     int8(opt["wounded"]),
	}
	s.grant(opt)
	if s.Options.Draft && (s.Options.Items != 0 || s.Options.Kit != 0) {
		return nil, &rules.Refusal{Reason: rules.Say("refuse.draft-items")}
	}
	s.Luck.Rand.S = setup.Seed
	s.Seats = uint8(setup.Seats)
	s.Unseen = [3]uint8{TokensPerValue, TokensPerValue, TokensPerValue}
	s.Pool, s.Protos = Tokens, Prototypes
	s.Deck, s.DeckSize = allItems, items
	s.Alarm = s.Options.Alarm
	s.Proximity = 10 * uint8(s.Options.Proximity)
	// The youngest player starts at the table; here the lot decides.
	s.First = uint8(s.Luck.Roll(drawSetup, 0, setup.Seats-1))
	s.dealOperatives()
	s.dealItems()
	h := runner{State: s}
	h.dealPurses()
	if s.Options.Draft {
		s.Phase, s.Draft = Drafting, 1
	} else {
		h.enterFacility()
	}
	h.run()
	return s, nil
}

// dealOperatives gives every seat one operative, and two to each of two
// players or to seat 0 of a pair.
func (s *State) dealOperatives() {
	s.Crew = s.crewSize()
	free := uint64(1)<<operatives - 1
	for i := range s.Crew {
		o := Operative(s.Luck.Pick(drawSetup, free))
		free &^= 1 << o
		s.Ring[i] = o
		s.Ops[o].Seat = s.ringSeat(int(i))
		s.Ops[o].Place = Entry
	}
}

// ringSeat is the seat of the i-th operative of the ring. Nobody sits beside
// himself: two players' operatives lie in the order A1, B1, A2, B2, and the
// second operative of a pair half way round the table from the first.
func (s *State) ringSeat(i int) int8 {
	if !s.Options.Pair {
		return int8(i % int(s.Seats))
	}
	switch half := int(s.Seats+1) / 2; {
	case i == half:
		return 0
	case i > half:
		return int8(i - 1)
	}
	return int8(i)
}

// dealPurses gives the data tokens that somebody begins with, and the wounds.
func (h runner) dealPurses() {
	first := noOperative
	for _, o := range h.InPlay() {
		st := &h.Ops[o]
		n := h.Options.Rivals
		if st.Seat == 0 {
			if n = 0; first == noOperative {
				first, n = o, h.Options.Purse
			}
		}
		h.collectPool(o, int(n))
		switch h.Options.Wounded {
		case woundedFirst:
			st.Wounded = st.Seat == 0
		case woundedRivals:
			st.Wounded = st.Seat != 0
		case woundedAll:
			st.Wounded = true
		}
	}
}

// dealItems gives every operative four items; with Specialists its two named
// ones, which everybody sees, and two random ones. Options deal more or fewer
// random ones, as far as the deck goes.
func (s *State) dealItems() {
	random := itemsDealt + int(s.Options.Items)
	if s.Options.Specialists {
		random -= 2
		for _, o := range s.InPlay() {
			for _, it := range specialists[o] {
				s.Deck = s.Deck.Without(it)
				s.DeckSize--
				s.give(o, it)
				for seat := range s.Clues {
					if seat < int(s.Seats) && seat != int(s.Ops[o].Seat) {
						s.Clues[seat][it] = 1 << o
					}
				}
			}
		}
	}
	for _, o := range s.InPlay() {
		n := random
		if s.Ops[o].Seat == 0 {
			n = max(0, n+int(s.Options.Kit))
		}
		for range min(n, int(s.DeckSize)) {
			s.give(o, s.takeFromDeck(drawSetup))
		}
	}
}

// InPlay is the operatives in play in the order of the ring.
func (s *State) InPlay() []Operative { return s.Ring[:s.Crew] }

func (s *State) give(o Operative, it Item) {
	s.Ops[o].Hand = s.Ops[o].Hand.With(it)
	s.Ops[o].HandSize++
}

// takeFromDeck removes a random item from the deck, which must hold one.
func (s *State) takeFromDeck(k rules.DrawKind) Item {
	c := Card(s.Luck.Pick(k, uint64(s.Deck)<<actions))
	it := c.Item()
	s.Deck = s.Deck.Without(it)
	s.DeckSize--
	return it
}

// enterFacility reveals the entry room; the first player's first operative
// counts as the one who reveals it, and its Reveal and Enter functions are
// resolved once (ruling 2).
func (h runner) enterFacility() {
	h.Phase = Entering
	for _, o := range h.InPlay() {
		if h.Ops[o].Seat == int8(h.First) {
			h.push(Frame{Kind: frArrive, Op: o, Place: Entry})
			return
		}
	}
}
