package intoodeep

import "safehouse/rules"

// Echo's parts (games §16).

// echoCards is the number of cards in Echo's deck.
const (
	echoCards        = 16
	noEchoCard uint8 = 0xff
)

// Letters of the slots on Echo's board.
const (
	letterA = iota
	letterB
	letterC
	letterD
	outside // with five Criminals, the disc beside the board
)

// Blockades as the cards call them.
const (
	marked = iota
	unmarked
)

// filesToPlot stands for the Final Plot in place of a row.
const filesToPlot = 3

// An EchoCard is a card of Echo's deck: whom she hooks and moves, what the white
// die means for 1 to 5 (6 is always the Sentinel), the approach to a crime, and
// where the first filing goes.
type EchoCard struct {
	Hook, First, Second uint8 // letters
	Item                Item
	Zone                Zone
	Blockade            uint8
	Approach            uint8
	Row                 uint8
}

// echoTable is Echo's deck.
//
//mutants:zero Hook First Second Item Zone Blockade Approach Row
var echoTable = [echoCards]EchoCard{
	{letterA, letterB, letterC, Blaster, Parish, marked, approachRestrained, 0},
	{letterA, letterC, letterD, Cash, Towers, unmarked, approachReckless, 1},
	{letterA, letterD, letterB, Birdseye, Riverside, marked, approachRestrained, 2},
	{letterA, letterB, letterC, Coupe, Blocks, unmarked, approachReckless, filesToPlot},
	{letterB, letterC, letterD, Detonator, Zinbazaar, unmarked, approachReckless, 0},
	{letterB, letterD, letterA, Serum, Skyport, marked, approachRestrained, 1},
	{letterB, letterA, letterC, Scrambler, Parish, unmarked, approachReckless, 2},
	{letterB, letterC, letterD, Hauler, Towers, marked, approachRestrained, filesToPlot},
	{letterC, letterD, letterA, Blaster, IonHeights, marked, approachRestrained, 0},
	{letterC, letterA, letterB, Cash, Downtown, unmarked, approachReckless, 1},
	{letterC, letterB, letterD, Birdseye, Zinbazaar, marked, approachRestrained, 2},
	{letterC, letterD, letterA, Coupe, Skyport, unmarked, approachReckless, filesToPlot},
	{letterD, letterA, letterB, Detonator, Riverside, unmarked, approachReckless, 0},
	{letterD, letterB, letterC, Serum, Blocks, marked, approachRestrained, 1},
	{letterD, letterC, letterA, Scrambler, IonHeights, unmarked, approachReckless, 2},
	{letterD, letterA, letterB, Hauler, Downtown, marked, approachRestrained, filesToPlot},
}

// A Board is a side of Echo's board.
type Board struct {
	Advance    [6]uint8 // of the Progress marker, by the black die
	Milestones [3]uint8 // by the level of her crime
	Reward     Reward   // of a turn without a milestone
}

// boardTable is the two difficulties, Whisper and Feedback. Murmur is Whisper whose quiet
// turns pay less, with no Intel to begin with.
//
//mutants:zero Advance Milestones Reward
var boardTable = [2]Board{
	{[6]uint8{1, 2, 3, 3, 3, 4}, [3]uint8{3, 4, 5}, gain(9, 0, 1, 0, 0)},
	{[6]uint8{2, 3, 3, 3, 4, 4}, [3]uint8{3, 4, 5}, gain(12, 0, 1, 0, 1)},
}

// Levels of Echo, the values of the option difficulty: the weakest first.
const (
	murmur = iota
	whisper
	feedback
)

var difficultyIDs = []string{"murmur", "whisper", "feedback"}

// difficulty is the level that Echo plays at.
func (o *Choices) difficulty() int {
	switch {
	case o.Feedback:
		return feedback
	case o.Murmur:
		return murmur
	}
	return whisper
}

func (o *Choices) set(difficulty int) {
	o.Murmur, o.Feedback = difficulty == murmur, difficulty == feedback
}

// murmurPay is the Intel that a quiet turn pays Echo less on the level Murmur.
const murmurPay = 7

// board is the side in play, with the pay that an option changes.
func (s *State) board() Board {
	b := boardTable[0]
	switch s.Options.difficulty() {
	case feedback:
		b = boardTable[1]
	case murmur:
		b.Reward.Intel -= murmurPay
	}
	b.Reward.Intel = max(0, b.Reward.Intel+s.Options.Pay)
	return b
}

// BoardWords puts the side of Echo's board in play into words: how her marker
// advances for each number of the black die, the milestones, and what a turn
// without one pays.
func (s *State) BoardWords() rules.Message {
	b := s.board()
	key := "echo.board." + difficultyIDs[s.Options.difficulty()]
	var advance []rules.Message
	for _, n := range b.Advance {
		advance = append(advance, rules.Say("echo.board.space", rules.Num("n", int(n))))
	}
	return rules.Say(key, rules.All("advance", advance...), rules.Num("one", int(b.Milestones[0])), rules.Num("two", int(b.Milestones[1])),
		rules.Num("three", int(b.Milestones[2])), rules.Word("reward", b.Reward.words()))
}

// ChartWords puts the movement chart of the black die into words.
func ChartWords() rules.Message { return rules.Say("echo.chart") }

// blackMoves is the movement chart: Zones clockwise by the black die.
var blackMoves = [6]int{1, 2, 3, -1, -2, -3}

// Parts of Echo's turn.
const (
	echoHook uint8 = iota
	echoMove
	echoDisrupt // X holds the white results so far
	echoProgress
	echoCrime // her crime's rewards have been taken
	echoEnd
)

// echoTurn goes on with Echo's turn (Echo Mode: Echo's Turn).
func (m runner) echoTurn(f *Frame) {
	p := int(f.Who)
	switch f.Step {
	case echoHook:
		f.Step = echoMove
		m.flipEchoCard()
		m.echoHooks(p)
	case echoMove:
		f.Step = echoDisrupt
		f.N = int8(m.Chapter)
		m.echoMoves(m.echoLetter(echoTable[m.Echo.Card].Hook))
	case echoDisrupt:
		if f.N == 0 {
			f.Step = echoProgress
			return
		}
		f.N--
		m.disrupt(f)
	case echoProgress:
		f.Step = echoEnd
		m.progress(f)
	case echoCrime:
		f.Step = echoEnd
		m.display(p, int(f.ID))
		m.drawEchoCrime(p)
	case echoEnd:
		m.pop()
		m.cycleDiscs()
		m.Echo.Filed, m.Echo.Bonus = false, false
		m.openEchoCard(drawEchoCard)
		m.endTurn()
	}
}

// flipEchoCard turns up the next card, or takes the one that lies open; a deck that has run
// out is reshuffled.
func (m runner) flipEchoCard() {
	if card, open := m.Upcoming(); open {
		m.Echo.Card, m.Echo.Next = card, 0
	} else {
		if m.Echo.Deck == 0 {
			m.Echo.Deck, m.Echo.Card = 1<<echoCards-1, noEchoCard
			m.tell(rules.Event{Kind: EvEchoShuffled})
		}
		m.Echo.Card = uint8(m.Luck.Pick(drawEchoCard, uint64(m.Echo.Deck)))
		m.Echo.Deck &^= 1 << m.Echo.Card
	}
	m.tell(rules.Event{Kind: EvEchoCard, Who: m.refPlayer(int(m.Now)), What: rules.At(kEchoCard, int(m.Echo.Card))})
}

// echoLetter is the Criminal that a letter names.
func (s *State) echoLetter(letter uint8) Criminal { return s.Echo.Criminal[letter] }

// echoHooks takes the tag of the card's Criminal, from a person for 1 Intel,
// and gains 1 Grip with it alone. With three tags the oldest goes back first. A
// person's lock holds her off.
func (m runner) echoHooks(p int) {
	k := m.echoLetter(echoTable[m.Echo.Card].Hook)
	if m.holder(k) != p && m.Locks[k] == noToken {
		if m.tags(p) == hookSlots {
			m.unhook(p, m.Players[p].Hooks[0])
		}
		m.hook(p, k)
	}
	m.raise(p, k, 1)
}

// black rolls the black die.
func (m runner) black() int {
	d := m.Luck.Roll(drawBlack, 1, 6)
	m.tell(rules.Event{Kind: EvBlack, N: int16(d)})
	return d
}

// echoMoves moves a Criminal by the black die, through Blockades.
func (m runner) echoMoves(k Criminal) {
	d := m.black()
	m.moveTo(k, m.City.Pawn[k].cw(blackMoves[d-1]), int(m.Now))
}

// disrupt affects something else: the white die says what, the black one how.
// A white result of this turn is rolled again.
func (m runner) disrupt(f *Frame) {
	white := m.Luck.Roll(drawWhite, 1, 6)
	for f.X>>white&1 == 1 {
		white = m.Luck.Roll(drawWhite, 1, 6)
	}
	f.X |= 1 << white
	m.tell(rules.Event{Kind: EvWhite, N: int16(white)})
	card := &echoTable[m.Echo.Card]
	p := int(f.Who)
	switch white {
	case 1:
		m.echoMoves(m.echoLetter(card.First))
	case 2:
		m.echoMoves(m.echoLetter(card.Second))
	case 3:
		m.layItem(card.Item, m.City.itemAt(card.Item).cw(blackMoves[m.black()-1]))
	case 4:
		m.echoHeat(p, m.City.Spot[card.Zone])
	case 5:
		n := blackMoves[m.black()-1]
		for ; n > 0; n-- {
			m.setBlockade(p, int(card.Blockade), m.City.shiftTarget(int(card.Blockade), 1))
		}
		for ; n < 0; n++ {
			m.setBlockade(p, int(card.Blockade), m.City.shiftTarget(int(card.Blockade), -1))
		}
	case 6:
		m.setSentinel(p, m.City.Sentinel.cw(blackMoves[m.black()-1]))
	}
}

// echoHeat moves the stack of three to a Zone, or to the next one clockwise
// without Heat. Three Zones reward her for it.
func (m runner) echoHeat(p int, to Spot) {
	for m.City.heatAt(to) > 0 {
		to = to.cw(1)
	}
	m.moveHeat(m.City.Heat[0], to)
	if m.dark(m.City.Ring[to]) {
		return
	}
	for _, st := range zoneTable[m.City.Ring[to]].Power {
		if echo := st.row().echo; echo != nil {
			echo(m, p)
		}
	}
}

// echoCard is the story crime in Echo's hand, or -1.
func (s *State) echoStory(p int) int {
	set := s.Players[p].Crimes
	if set.empty() {
		return -1
	}
	return set.next()
}

// progress advances the Progress marker. Below the milestone of her crime she
// takes the board's reward, otherwise the rewards of the crime.
func (m runner) progress(f *Frame) {
	p := int(f.Who)
	crime := m.echoStory(p)
	if crime >= 0 {
		m.Echo.Progress += m.board().Advance[m.black()-1]
		m.tell(rules.Event{Kind: EvProgress, N: int16(m.Echo.Progress), M: int16(m.milestone(crime))})
	}
	if crime < 0 || m.Echo.Progress < m.milestone(crime) {
		m.tell(rules.Event{Kind: EvShort})
		m.push(Frame{Kind: frReward, Who: f.Who, From: fromEcho, Cast: noCast})
		return
	}
	m.Echo.Progress = 0
	m.unhookAll(p)
	f.Step, f.ID = echoCrime, uint8(crime)
	m.Players[p].Crimes = Set{}
	m.shown(famCrimes, crime, inHand+p, 0)
	approach := echoTable[m.Echo.Card].Approach
	m.tell(rules.Event{Kind: EvStory, Who: m.refPlayer(p), What: refCrime(crime), Reveals: true})
	m.tell(rules.Event{Kind: EvApproach, Who: m.refPlayer(p), What: rules.At(kApproach, int(approach))})
	m.push(Frame{Kind: frReward, Who: f.Who, From: fromCrime, ID: uint8(crime), X: approach, Cast: noCast})
}

// milestone is the space that Echo's marker must reach for a crime.
func (s *State) milestone(crime int) uint8 { return s.board().Milestones[crimeTable[crime].Level-1] }

// drawEchoCrime draws Echo's next crime: Level 1 until every storyline in play
// has one in the display, then Level 2, then Level 3; from an empty deck the
// next higher level, failing that the next lower.
func (m runner) drawEchoCrime(p int) {
	level := LevelThree
	for d := LevelOne; d < LevelThree; d++ {
		if !m.everyLine(d) {
			level = d
			break
		}
	}
	for d := level; d <= LevelThree; d++ {
		if m.deckSize(d) > 0 {
			m.drawToHand(p, d)
			return
		}
	}
	for d := int(level) - 1; d >= 0; d-- {
		if m.deckSize(Deck(d)) > 0 {
			m.drawToHand(p, Deck(d))
			return
		}
	}
}

// everyLine reports whether each storyline in play has a crime of a level in
// the display.
func (s *State) everyLine(d Deck) bool {
	for line := range lineCards {
		if s.Removed.Has(line*perLine + perLine - 1) {
			continue // its Level-3 card was drawn in the set-up
		}
		if s.Display.and(lineCards[line]).and(cardsIn[d]).empty() {
			return false
		}
	}
	return true
}

// cycleDiscs moves the discs on Echo's board when five Criminals are in play:
// the one outside enters A, each other goes on by one slot, that of D goes out.
func (m runner) cycleDiscs() {
	c := &m.Echo.Criminal
	if c[outside] == nobody {
		return
	}
	c[0], c[1], c[2], c[3], c[4] = c[4], c[0], c[1], c[2], c[3]
}

// fileEcho files a random token of Echo's Memory (Echo Mode: Echo Filing
// Behaviour). The first of a turn goes to the row on her card, face down and
// whatever its type, if a Dossier is left there; everything else to the Final
// Plot: into the topmost open bonus slot, one a turn, or her locker.
func (m runner) fileEcho(p int) {
	memory := m.Players[p].Memory
	x := m.oneToken(p, memory.and(ofType[typeOf(uint8(m.pickToken(memory)))]))
	row := echoTable[m.Echo.Card].Row
	first := !m.Echo.Filed
	m.Echo.Filed = true
	if first && row != filesToPlot && m.dossiers(int(row)) > 0 {
		m.fileChapter(p, x, int(row), true)
		return
	}
	if !m.Echo.Bonus {
		for i, t := range m.Slots {
			if t == noToken {
				m.Echo.Bonus = true
				m.filePlot(p, x, placeSlot+i)
				return
			}
		}
	}
	m.filePlot(p, x, placeLocker+p)
}
