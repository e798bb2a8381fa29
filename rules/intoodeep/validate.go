package intoodeep

import (
	"errors"
	"fmt"
	"math/bits"

	"safehouse/rules/machine"
)

// Validate reports the first thing that cannot be in a reachable position, the
// question that is asked included.
func (s *State) Validate() error {
	if err := s.consistent(); err != nil {
		return err
	}
	return machine.Settled(&engine, s)
}

// consistent checks everything but the question.
func (s *State) consistent() error {
	for _, check := range []func() error{s.Conserved, s.checkCourse, s.checkStack} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// Conserved reports the first component that is missing, doubled or out of range;
// it accepts a position in the midst of an action.
func (s *State) Conserved() error {
	for _, check := range []func() error{
		s.checkRanges, s.checkTable, s.checkLuck, s.checkPieces, s.checkCity, s.checkPlayers, s.checkTokens, s.checkCrimes, s.checkBoosts, s.checkEcho, s.checkTurn, s.checkClues,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// inRange reports whether the options of ours have values of theirs.
func (o *Choices) inRange() bool {
	return o.Skipped >= 0 && o.Skipped < chapters && (o.Rounds == 0 || o.Rounds >= leastRounds && o.Rounds < stallRounds) && o.Dark <= zones &&
		o.Stories >= 0 && o.Stories <= mostStories && o.Intel >= -startIntel && o.Intel <= mostIntel-startIntel && o.Grip >= 0 && o.Grip <= mostGrip &&
		o.Dilemmas >= 0 && o.Dilemmas <= mostDilemmas && o.Rivals >= -startIntel && o.Rivals <= mostRivals-startIntel && o.Pay >= leastPay && o.Pay <= mostPay
}

// checkRanges holds every field against its tag.
func (s *State) checkRanges() error { return layout.Check(s) }

func (s *State) checkTable() error {
	switch {
	case s.Options.Murmur && s.Options.Feedback:
		return errors.New("two levels of Echo are set at once")
	case s.Seats < 1 || s.Seats > maxPlayers || s.Options.Echo && s.Seats != 2:
		return fmt.Errorf("%d seats, with Echo: %v", s.Seats, s.Options.Echo)
	case s.Options.Storylines < storylines-removedLines || s.Options.Storylines > storylines:
		return fmt.Errorf("%d storylines", s.Options.Storylines)
	case !s.Options.inRange():
		return fmt.Errorf("an option has a value that it does not have")
	case s.Chapter < s.firstChapter():
		return fmt.Errorf("the game begins with Chapter %d, not before", s.firstChapter())
	case s.First >= s.Seats || int(s.Now) >= s.players():
		return fmt.Errorf("start player %d or active player %d is not there", s.First, s.Now)
	case s.Phase >= phases || s.Chapter < 1 || s.Chapter > chapters || s.Round == 0 || s.Round > maxRounds || s.Lasted > maxLasted:
		return fmt.Errorf("phase %d, Chapter %d or round %d is out of range", s.Phase, s.Chapter, s.Round)
	case s.Unseen != Unseen{}:
		return fmt.Errorf("pieces are hidden: this is a view")
	}
	return nil
}

// checkCourse checks that phase, turn and the Chapter's end fit each other, as they
// do between actions.
func (s *State) checkCourse() error {
	last := uint8(1)
	if s.Chapter == chapters {
		last = uint8(s.players())
	}
	switch {
	case (s.Phase == EchoTurn) != s.isEcho(int(s.Now)) && s.Phase != ChapterEnd:
		return fmt.Errorf("phase %s does not fit whose turn it is", phaseIDs[s.Phase])
	case !s.Triggered && s.LastTurns > 0:
		return fmt.Errorf("last turns are counted before the end of the Chapter has been triggered")
	case s.Triggered && (s.LastTurns > last || (s.LastTurns == 0) != (s.Phase == ChapterEnd)):
		return fmt.Errorf("%d last turns of at most %d in phase %s", s.LastTurns, last, phaseIDs[s.Phase])
	case s.Phase == ChapterEnd && !s.Triggered:
		return fmt.Errorf("a Chapter ends that nobody has triggered the end of")
	case s.Triggered && !s.Pool.empty():
		return fmt.Errorf("the end of the Chapter has been triggered with tokens in the pool")
	case s.Over && (s.Phase != ChapterEnd || s.Chapter != chapters || !s.Triggered):
		return fmt.Errorf("the game is over before the end of Chapter %d", chapters)
	}
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			if t < tokens && s.FiledDown[row]>>i&1 == 0 && typeOf(t) != s.Assignments[row] {
				return fmt.Errorf("a %s token lies in the row of another Assignment", evidenceIDs[typeOf(t)])
			}
		}
	}
	return nil
}

func (s *State) checkLuck() error {
	return s.Luck.Check(info)
}

func (s *State) checkPieces() error { return layout.Conserved(s) }

func (s *State) checkCity() error {
	c := &s.City
	for p, z := range c.Ring {
		if z >= zones || c.Spot[z] != Spot(p) {
			return fmt.Errorf("the ring does not hold each Zone once")
		}
	}
	n := 0
	for k, at := range c.Pawn {
		switch {
		case at == noSpot:
			if c.Holds[k] != noItem {
				return fmt.Errorf("the %s is not in play and holds an Item", criminalIDs[k])
			}
			continue
		case at >= zones:
			return fmt.Errorf("the %s stands nowhere", criminalIDs[k])
		}
		n++
		if i := c.Holds[k]; i != noItem && (i >= items || c.Holder[i] != Criminal(k)) {
			return fmt.Errorf("the %s holds an Item that is elsewhere", criminalIDs[k])
		}
	}
	if n != s.criminalCount() {
		return fmt.Errorf("%d Criminals instead of %d are in play", n, s.criminalCount())
	}
	for i, h := range c.Holder {
		switch {
		case h == nobody:
			if c.Lies[i] >= zones {
				return fmt.Errorf("the %s is nowhere", itemIDs[i])
			}
		case h >= criminals || c.Holds[h] != Item(i) || c.Lies[i] != noSpot:
			return fmt.Errorf("the %s is in two places", itemIDs[i])
		}
	}
	h := c.Heat
	if h[0] >= zones || h[1] >= zones || h[2] >= zones || h[0] == h[1] || h[0] == h[2] || h[1] == h[2] {
		return fmt.Errorf("heat lies in three different Zones: stacks of 3, 2 and 1")
	}
	if c.Sentinel >= zones || c.Blockade[0] >= zones || c.Blockade[1] >= zones || c.Blockade[0] == c.Blockade[1] {
		return fmt.Errorf("the Sentinel must be in a Zone and the Blockades on two different edges")
	}
	return nil
}

func (s *State) checkPlayers() error {
	var hooked Crew
	consoles := 0
	for p := range s.Players {
		pl := &s.Players[p]
		if p >= s.players() {
			if *pl != (Player{Hooks: [hookSlots]Criminal{nobody, nobody, nobody}}) {
				return fmt.Errorf("player %d is not in this game and must have nothing", p)
			}
			continue
		}
		if pl.Console >= maxPlayers || consoles>>pl.Console&1 == 1 || pl.Console == maxPlayers-1 && s.players() < maxPlayers {
			return fmt.Errorf("player %s: every player has a different Console, and V is for five players only", s.playerID(p))
		}
		consoles |= 1 << pl.Console
		if pl.Intel < 0 || pl.Intel > maxIntel || pl.Tolerance > maxTolerance || pl.Tolerance%toleranceBy != 0 {
			return fmt.Errorf("player %s: intel %d must be from 0 to %d, tolerance %d even and at most %d", s.playerID(p), pl.Intel, maxIntel, pl.Tolerance, maxTolerance)
		}
		empty := false
		for _, k := range pl.Hooks {
			switch {
			case k == nobody:
				empty = true
			case empty:
				return fmt.Errorf("player %s has a gap between hook tags", s.playerID(p))
			case !s.cast().Has(k) || hooked.Has(k):
				return fmt.Errorf("player %s has a tag that is not in play or elsewhere too", s.playerID(p))
			default:
				hooked |= 1 << k
			}
		}
		for k, g := range pl.Grip {
			if g > topGrip || g > 0 && !s.cast().Has(Criminal(k)) {
				return fmt.Errorf("player %s has Grip %d with the %s", s.playerID(p), g, criminalIDs[k])
			}
		}
	}
	for k, lock := range s.Locks {
		if p := s.holder(Criminal(k)); lock != noToken && (lock >= boostTokens || boostOf[lock] != Lock || p < 0 || s.isEcho(p)) {
			return fmt.Errorf("a lock lies on the tag of the %s, whom no person hooks", criminalIDs[k])
		}
	}
	return nil
}

func (s *State) checkTokens() error {
	filed, dossiers := 0, 0
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			down := s.FiledDown[row]>>i&1 == 1
			if t != noToken {
				filed++
			}
			if t != noToken && i >= int(s.scale().rows[row]) || down && (t == noToken || !s.withEcho()) {
				return fmt.Errorf("row %d of the Chapter grid has no such slot, or nothing lies face down in it", row+1)
			}
		}
		if s.FiledDown[row]>>3 != 0 {
			return fmt.Errorf("row %d of the Chapter grid has only three slots", row+1)
		}
	}
	for p := range s.players() {
		dossiers += int(s.Players[p].Dossiers)
	}
	if filed != dossiers {
		return fmt.Errorf("%d tokens on Chapter slots and %d Dossiers claimed: each token there took one", filed, dossiers)
	}
	seen := 0
	for _, e := range s.Assignments {
		if e >= types || seen>>e&1 == 1 {
			return fmt.Errorf("the three Assignments must be different")
		}
		seen |= 1 << e
	}
	return nil
}

func (s *State) checkCrimes() error {
	for d := range s.Under {
		u := &s.Under[d]
		if int(u.N) > len(u.Cards) {
			return fmt.Errorf("%d cards below a deck", u.N)
		}
		for i, x := range u.Cards {
			if (i < int(u.N)) != (x != noCrime) || x < crimes && deckOf[x] != Deck(d) {
				return fmt.Errorf("a card lies below the wrong deck or above a gap")
			}
		}
	}
	if !s.Display.minus(storyCards).empty() || !s.Done.minus(cardsIn[Sides]).empty() {
		return fmt.Errorf("the display is for Story Crimes, the discard pile for Side Crimes")
	}
	var removed Set
	n := 0
	for line := range lineCards {
		if s.Removed.Has(line*perLine + perLine - 1) {
			removed = removed.or(lineCards[line])
			n++
		}
	}
	if s.players() < 4 {
		removed = removed.or(fourCards)
	}
	if n != storylines-int(s.Options.Storylines) || s.Removed != removed {
		return fmt.Errorf("what was removed in the set-up cannot be changed: whole storylines and, below four players, the 4+ cards")
	}
	if s.withEcho() {
		e := &s.Players[s.Seats]
		if e.Crimes.Len() > 1 || !e.Crimes.and(cardsIn[Sides]).empty() || !e.Waiting.empty() {
			return fmt.Errorf("echo has at most one crime, a Story Crime")
		}
	}
	return nil
}

func (s *State) checkBoosts() error {
	for p := range s.players() {
		if s.Players[p].Saved&^blueTokens != 0 || s.isEcho(p) && s.Players[p].Saved != 0 {
			return fmt.Errorf("player %s has saved a Boost that resolves at once, or is Echo, who saves none", s.playerID(p))
		}
	}
	for _, n := range s.WheelIntel {
		if n > maxWheel {
			return fmt.Errorf("%d Intel in a sector of the wheel, more than %d", n, maxWheel)
		}
	}
	return nil
}

func (s *State) checkEcho() error {
	e := &s.Echo
	if !s.withEcho() {
		if *e != (EchoState{Card: noEchoCard, Criminal: [5]Criminal{nobody, nobody, nobody, nobody, nobody}}) {
			return fmt.Errorf("echo is not in this game and must have nothing")
		}
		return nil
	}
	var seen Crew
	for _, k := range e.Criminal[:min(len(e.Criminal), s.criminalCount())] {
		if !s.cast().Has(k) || seen.Has(k) {
			return fmt.Errorf("each letter of Echo's board must name a different Criminal in play")
		}
		seen |= 1 << k
	}
	if s.criminalCount() < len(e.Criminal) && e.Criminal[outside] != nobody {
		return fmt.Errorf("no disc lies outside Echo's board with %d Criminals", s.criminalCount())
	}
	if e.Card != noEchoCard && (e.Card >= echoCards || e.Deck>>e.Card&1 == 1) || e.Progress > maxProgress {
		return fmt.Errorf("echo's card is not there, lies in the deck too, or her marker is off the track")
	}
	if card, open := s.Upcoming(); open && (s.Options.Privileges[EchoOpen] == 0 || e.Deck>>card&1 == 1 || card == e.Card) {
		return fmt.Errorf("a card of Echo's lies open at a table that shows none, or it is somewhere else as well")
	}
	if (e.Filed || e.Bonus) && s.Phase != EchoTurn {
		return fmt.Errorf("echo files in her own turn only")
	}
	return nil
}

// Bounds that no game comes near; they keep hand-made positions playable. What
// has come to its bound stays there.
const (
	maxRounds    = 9999
	maxLasted    = 200 // rounds of a Chapter
	maxWheel     = 250 // Intel in a sector
	maxIntel     = 20000
	maxTolerance = 200
	maxProgress  = 20
	maxActions   = 60
)

func (s *State) checkTurn() error {
	t := &s.Turning
	p := int(s.Now)
	switch {
	case t.Actions < 0 || t.Actions > maxActions || t.Free > freeLimit:
		return fmt.Errorf("%d actions or %d free rearrangements are out of range", t.Actions, t.Free)
	case t.Freed&^s.cast() != 0 || t.Freed&s.hooked(p) != 0:
		return fmt.Errorf("somebody counts as unhooked who is not in play or is hooked")
	case s.isEcho(p) || s.Phase == ChapterEnd:
		if t.Push != nobody || t.Freed != 0 || t.Ignoring || t.Disrupted || t.Inspired || t.Free != 0 {
			return fmt.Errorf("what belongs to a person's turn is set in phase %s", phaseIDs[s.Phase])
		}
		return nil
	case t.Push != nobody && (s.Phase != Acting || !s.hooked(p).Has(t.Push)):
		return fmt.Errorf("the extra action can only be waiting for a hooked Criminal, in phase %s", phaseIDs[Acting])
	case s.Phase == Hooking && t.Freed != 0 && s.hookable(p) == 0:
		return fmt.Errorf("somebody was unhooked although nobody else can be hooked")
	case t.Freed != 0 && s.Phase != Hooking && !s.hooking():
		return fmt.Errorf("criminals count as just unhooked outside of hooking")
	}
	return nil
}

// hooking reports whether the Hook Boost is being resolved.
func (s *State) hooking() bool {
	return s.Depth > 0 && s.Depth <= stackSize && s.top().Kind == frHook
}

// placeOf is where each piece with a clue may be: its bit, or -1 where no clue
// speaks of it.
func (s *State) placeOf(f family) (at [tokens]int8) {
	for x := range at {
		at[x] = -1
	}
	put := func(set Set, place int) {
		for !set.empty() {
			at[set.next()] = int8(place)
		}
	}
	for p := range s.players() {
		pl := &s.Players[p]
		switch f {
		case famTokens:
			put(pl.Memory, inMemory+p)
			put(pl.Locker, inLocker+p)
		case famDilemmas:
			put(pl.Hand, inHand+p)
			put(pl.Well, inWell+p)
		default:
			put(pl.Crimes, inHand+p)
			put(pl.Waiting, inWaiting+p)
		}
	}
	switch f {
	case famTokens:
		put(*s.pile(), inPile)
		for i, t := range s.Slots {
			if t < tokens {
				at[t] = int8(inSlot + i)
			}
		}
		for row := range s.Filed {
			for i, t := range s.Filed[row] {
				if t < tokens && s.FiledDown[row]>>i&1 == 1 {
					at[t] = inChapter
				}
			}
		}
	case famDilemmas:
		put(s.Discarded, inDiscard)
	default:
		for d := range s.Under {
			for _, x := range s.Under[d].Cards[:s.Under[d].N] {
				at[x] = inUnder
			}
		}
	}
	return at
}

func (s *State) checkClues() error {
	for f := range family(families) {
		at := s.placeOf(f)
		for seat := range s.Clues {
			for x, mask := range s.Clues[seat].of(f) {
				if mask != 0 && (seat >= int(s.Seats) || !s.believable(f, seat, mask, at[x])) {
					return fmt.Errorf("seat %d has a wrong clue about %s", seat, [families][]string{tokenIDs, cardIDs, crimeIDs}[f][x])
				}
			}
		}
	}
	for seat := range s.Clues {
		if wrong := s.Clues[seat].Boosts &^ s.savedByOthers(seat); wrong != 0 {
			return fmt.Errorf("seat %d has a wrong clue about %s", seat, tileIDs[min(int(wrong.first()), boostTokens-1)])
		}
	}
	return nil
}

// believable reports whether a clue of a seat fits where a piece is.
func (s *State) believable(f family, seat int, mask uint16, at int8) bool {
	places := mask &^ pinned
	if at < 0 || places>>at&1 == 0 || f.sees(seat, int(at)) {
		return false
	}
	if mask&pinned != 0 && places&(places-1) != 0 {
		return false
	}
	l := s.cluePlaces(f)
	for rest := places; rest != 0; rest &= rest - 1 {
		if l[bits.TrailingZeros16(rest)] == "" {
			return false
		}
	}
	return true
}

// savedByOthers is the saved Boosts of everybody but a seat.
func (s *State) savedByOthers(seat int) (set Stock) {
	if seat >= int(s.Seats) {
		return 0
	}
	for p := range s.players() {
		if p != seat {
			set |= s.Players[p].Saved
		}
	}
	return set
}

// forget drops the clues that a position made by hand no longer bears out:
// nobody saw the piece move.
func (s *State) forget() {
	for f := range family(families) {
		at := s.placeOf(f)
		for seat := range int(s.Seats) {
			c := s.Clues[seat].of(f)
			for x, mask := range c {
				if mask != 0 && !s.believable(f, seat, mask, at[x]) {
					c[x] = 0
				}
			}
		}
	}
	for seat := range int(s.Seats) {
		s.Clues[seat].Boosts &= s.savedByOthers(seat)
	}
}
