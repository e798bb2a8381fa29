package intoodeep

import "safehouse/rules"

// drawSetup is for results that are drawn before the first decision and for
// which nothing can be laid out.
const drawSetup rules.DrawKind = 0

// Values of the options that choose Criminals.
const (
	byLot = iota
	chosen
	leftOut
)

// New sets the table (rulebook: Setup; Echo Setup).
func (Game) New(setup rules.Setup) (rules.State, error) {
	opt, err := info.Settle(setup)
	if err != nil {
		return nil, err
	}
	if opt["echo"] == 1 && setup.Seats > 2 {
		return nil, &rules.Refusal{Reason: rules.Say("refuse.echo")}
	}
	s := &State{
		Options: Choices{
			Echo:       opt["echo"] == 1 && setup.Seats == 2,
			Storylines: int8(opt["storylines"]),
			Skipped:    int8(opt["chapter"] - 1),
			Rounds:     int8(opt["rounds"] % stallRounds), // as many as usual are 0
			Dark:       uint8(opt["dark"]),
			Stories:    int8(opt["stories"]),
			Intel:      int8(opt["intel"] - startIntel),
			Grip:       int8(opt["grip"]),
			Dilemmas:   int8(opt["dilemmas"]),
			Rivals:     int8(opt["rivals-intel"] - startIntel),
			Pay:        int8(opt["echo-pay"]),
		},
		Luck:  rules.Chance{Rand: rules.Rand{S: setup.Seed}},
		Seats: uint8(setup.Seats),
	}
	s.Options.set(opt["difficulty"])
	s.grant(opt)
	s.Options.Murmur = s.Options.Murmur && s.withEcho()
	s.Chapter = s.firstChapter()
	s.emptyTable()
	if err := s.castCriminals(opt); err != nil {
		return nil, err
	}
	s.First = uint8(s.Luck.Roll(drawSetup, 0, setup.Seats-1))
	s.buildCity()
	s.prepareCrimes()
	s.beginStories()
	s.prepareBoards()
	s.preparePlayers()
	if s.withEcho() {
		s.prepareEcho()
	}
	m := runner{State: s}
	m.openEchoCard(drawSetup)
	m.startTurn(int(s.First))
	if err := engine.Run(m, s); err != nil {
		return nil, err
	}
	return s, nil
}

// emptyTable puts nothing everywhere.
func (s *State) emptyTable() {
	s.Turning.Push = nobody
	for k := range s.City.Pawn {
		s.City.Pawn[k], s.City.Holds[k], s.Locks[k] = noSpot, noItem, noToken
	}
	for i := range s.City.Holder {
		s.City.Holder[i], s.City.Lies[i] = nobody, noSpot
	}
	for p := range s.Players {
		s.Players[p].Hooks = [hookSlots]Criminal{nobody, nobody, nobody}
	}
	s.Plank = [plankSize]uint8{noToken, noToken, noToken, noToken}
	s.Wheel = [sectors]uint8{noToken, noToken, noToken}
	s.Slots = [slots]uint8{noToken, noToken, noToken}
	for row := range s.Filed {
		s.Filed[row] = [3]uint8{noToken, noToken, noToken}
	}
	for d := range s.Under {
		for i := range s.Under[d].Cards {
			s.Under[d].Cards[i] = noCrime
		}
	}
	s.Echo.Card = noEchoCard
	s.Echo.Criminal = [5]Criminal{nobody, nobody, nobody, nobody, nobody}
}

// criminalCount is how many Criminals the set-up uses.
func (s *State) criminalCount() int {
	if s.Seats == 1 {
		return soloCriminals
	}
	return s.scale().criminals
}

// castCriminals decides who is in play: those that were chosen, the others by
// lot among those that were not left out (A. City Setup 5). They are marked by
// a place in the city that buildCity replaces.
func (s *State) castCriminals(opt rules.Options) error {
	need := s.criminalCount()
	var in, free Crew
	for k := range criminalTable {
		switch opt[criminalTable[k].ID] {
		case chosen:
			in |= 1 << k
		case byLot:
			free |= 1 << k
		}
	}
	if in.Len() > need || in.Len()+free.Len() < need {
		return &rules.Refusal{Reason: rules.Say("refuse.criminals", rules.Num("n", need))}
	}
	for in.Len() < need {
		k := Criminal(s.Luck.Pick(drawSetup, uint64(free)))
		free &^= 1 << k
		in |= 1 << k
	}
	for rest := in; rest != 0; rest = rest.rest() {
		s.City.Pawn[rest.first()] = 0
	}
	return nil
}

// buildCity is A. City Setup.
func (s *State) buildCity() {
	c := &s.City
	free := uint64(1)<<zones - 1
	for p := range c.Ring {
		z := s.Luck.Pick(drawSetup, free)
		free &^= 1 << z
		c.Ring[p], c.Spot[z] = Zone(z), Spot(p)
	}
	free = 1<<items - 1
	for p := range c.Ring {
		i := s.Luck.Pick(drawSetup, free)
		free &^= 1 << i
		c.Lies[i] = Spot(p)
	}
	down := c.Spot[Downtown]
	c.Sentinel = down
	c.Blockade = [2]Edge{Edge(down), Edge(down.opposite())}
	free = (1<<zones - 1) &^ (1 << down)
	for k := range c.Pawn {
		if c.Pawn[k] != noSpot {
			p := s.Luck.Pick(drawSetup, free)
			free &^= 1 << p
			c.Pawn[k] = Spot(p)
		}
	}
	c.Heat[0] = c.Spot[Blocks]
	c.Heat[1] = c.Heat[0].cw(3)
	c.Heat[2] = c.Heat[1].cw(3)
}

// prepareCrimes takes the storylines that are not in play and, below four
// players, the 4+ cards out of the game (B. General Setup).
func (s *State) prepareCrimes() {
	out := storylines - int(s.Options.Storylines)
	threes := cardsIn[LevelThree]
	for range out {
		i := s.Luck.PickWide(drawSetup, threes[:])
		threes.remove(i)
		s.Removed = s.Removed.or(lineCards[lineOf(i)])
	}
	if s.players() < 4 {
		s.Removed = s.Removed.or(fourCards)
	}
	s.Crimes = span(0, crimes).minus(s.Removed)
}

// beginStories lays a random Level-1 crime of as many storylines as the option says
// into the display; nobody is paid for them.
func (s *State) beginStories() {
	ones := s.Crimes.and(cardsIn[LevelOne])
	for range s.Options.Stories {
		i := s.Luck.PickWide(drawSetup, ones[:])
		ones = ones.minus(lineCards[lineOf(i)])
		s.Crimes.remove(i)
		s.Display.add(i)
	}
}

// prepareBoards is the Evidence and the Syndicate board.
func (s *State) prepareBoards() {
	s.Dilemmas = span(0, dilemmas)
	s.Supply = span(0, tokens)
	for i := range s.Plank {
		x := s.Luck.PickWide(drawSetup, s.Supply[:])
		s.Supply.remove(x)
		s.Plank[i] = uint8(x)
	}
	m := runner{State: s}
	m.fillPool()
	s.Stack = allBoosts
	for i := range s.Wheel {
		t := s.Luck.Pick(drawSetup, uint64(s.Stack))
		s.Stack &^= 1 << t
		s.Wheel[i] = uint8(t)
	}
	free := uint64(1)<<types - 1
	for row := range s.Assignments {
		e := s.Luck.Pick(drawSetup, free)
		free &^= 1 << e
		s.Assignments[row] = Evidence(e)
	}
}

// preparePlayers is C. Player Setup, with the head start of those who do not
// begin.
func (s *State) preparePlayers() {
	p := int(s.First)
	for turn := range s.players() {
		pl := &s.Players[p]
		pl.Console = uint8(p)
		pl.Intel = startIntel + int16(s.Options.Rivals)
		if p == 0 {
			pl.Intel = startIntel + int16(s.Options.Intel)
		}
		if s.Options.Murmur && s.isEcho(p) {
			pl.Intel = max(0, pl.Intel-startIntel)
		}
		x := s.Luck.PickWide(drawSetup, s.Supply[:])
		s.Supply.remove(x)
		pl.Memory.add(x)
		s.dealCrime(p, LevelOne)
		if !s.isEcho(p) {
			s.dealCrime(p, Sides)
		}
		free := uint64(s.cast())
		for range [maxPlayers]int{0, 1, 1, 2, 2}[turn] {
			k := s.Luck.Pick(drawSetup, free)
			free &^= 1 << k
			pl.Grip[k]++
		}
		p = s.next(p)
	}
	s.handicapFirst()
}

// handicapFirst gives seat 0 what the options say it begins with: Grip on all its
// discs, beside that of the turn order, and Dilemmas in hand.
func (s *State) handicapFirst() {
	m := runner{State: s}
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		m.raise(0, rest.first(), int(s.Options.Grip))
	}
	m.drawDilemmas(0, int(s.Options.Dilemmas))
}

func (s *State) dealCrime(p int, d Deck) {
	set := s.Crimes.and(cardsIn[d])
	i := s.Luck.PickWide(drawSetup, set[:])
	s.Crimes.remove(i)
	s.Players[p].Crimes.add(i)
}

// prepareEcho is Echo Setup: her deck, the letters, the marked Blockade.
func (s *State) prepareEcho() {
	s.Echo.Deck = 1<<echoCards - 1
	free := uint64(s.cast())
	for i := range s.Echo.Criminal {
		if free == 0 {
			break
		}
		k := s.Luck.Pick(drawSetup, free)
		free &^= 1 << k
		s.Echo.Criminal[i] = Criminal(k)
	}
	if s.Luck.Roll(drawSetup, 0, 1) == 1 {
		b := &s.City.Blockade
		b[0], b[1] = b[1], b[0]
	}
}
