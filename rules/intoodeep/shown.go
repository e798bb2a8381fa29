package intoodeep

import (
	"math/bits"

	"safehouse/rules"
)

// What a table that shows a view needs to know besides the fields of State: the
// printed things, who has what, what is still missing.

// Numbers of printed things, and what stands for none of them.
const (
	Zones     = zones
	Criminals = criminals
	Items     = items
	Types     = types
	Crimes    = crimes
	Boosts    = boosts
	Decks     = decks
	Sectors   = sectors
	Slots     = slots
	HookSlots = hookSlots
	TopGrip   = topGrip
	SkillFrom = skillSpace
	Stamina   = staminaFrom
	Plank     = plankSize
	Nobody    = nobody
	NoItem    = noItem
	NoSpot    = noSpot
	NoToken   = noToken
	Hidden    = hiddenToken // a token that lies face down
	NoCard    = noEchoCard
	MaxSeats  = maxPlayers
	EchoSeat  = echoSeat // index of Echo's seat ref
	Lines     = storylines
	PerLine   = perLine
)

// Places that Evidence refs of kind KindPlace mean.
const (
	PlaceRow    = placeRow
	PlaceSlot   = placeSlot
	PlaceLocker = placeLocker
	PlacePool   = placePool
)

// Kinds of refs.
const (
	KindSeat     = kSeat
	KindZone     = kZone
	KindCriminal = kCriminal
	KindItem     = kItem
	KindEvidence = kEvidence
	KindDilemma  = kDilemma
	KindCrime    = kCrime
	KindBoost    = kBoost
	KindDeck     = kDeck
	KindSector   = kSector
	KindPlace    = kPlace
	KindEdge     = kEdge
	KindApproach = kApproach
	KindPiece    = kPiece
	KindEchoCard = kEchoCard
)

// Indices of KindPiece.
const (
	PieceSentinel = pieceSentinel
	PieceBlockade = pieceBlockade
)

// Consoles is how many play, Echo included.
func (s *State) Consoles() int { return s.players() }

// WithEcho reports whether Echo plays; she is the player after the last seat.
func (s *State) WithEcho() bool { return s.withEcho() }

// IsEcho reports whether a player is Echo.
func (s *State) IsEcho(p int) bool { return s.isEcho(p) }

// RefPlayer is the seat ref of a player.
func (s *State) RefPlayer(p int) rules.Ref { return s.refPlayer(p) }

// PlayerOf is the player that a seat ref means, or -1.
func (s *State) PlayerOf(r rules.Ref) int {
	if r.Kind != kSeat {
		return -1
	}
	return s.playerOf(int(r.Index))
}

// NextPlayer is who plays after p.
func (s *State) NextPlayer(p int) int { return s.next(p) }

// InPlay lists the Criminals in the city.
func (s *State) InPlay() (l []Criminal) { return s.cast().List() }

// List is the Criminals of a set.
func (s Crew) List() (l []Criminal) {
	for ; s != 0; s = s.rest() {
		l = append(l, s.first())
	}
	return l
}

// HolderOf is the player whose tag hangs on a Criminal, -1 for nobody.
func (s *State) HolderOf(k Criminal) int { return s.holder(k) }

// DarkZone reports whether an option has taken the power of a Zone away.
func (s *State) DarkZone(z Zone) bool { return s.dark(z) }

// ChapterRounds is how many rounds a Chapter lasts at most, and whether an option makes
// them fewer than usual.
func (s *State) ChapterRounds() (rounds int, fewer bool) {
	return s.chapterRounds(), s.Options.Rounds > 0
}

// FirstChapter is the Chapter with which the game begins.
func (s *State) FirstChapter() int { return int(s.firstChapter()) }

// ZoneOf is the Zone at a spot, SpotAt where an Item is.
func (s *State) ZoneOf(p Spot) Zone { return s.City.Ring[p] }

// SpotAt is the spot of an Item, loose or held.
func (c *City) SpotAt(i Item) Spot { return c.itemAt(i) }

// HeatAt is the Heat at a spot, 0 to 3.
func (c *City) HeatAt(p Spot) int { return c.heatAt(p) }

// TypeOf is the type of a token that is seen.
func TypeOf(token uint8) Evidence { return typeOf(token) }

// Count is how many tokens of a type are in a set.
func (s Set) Count(e Evidence) int { return s.count(e) }

// List is the pieces of a set.
func (s Set) List() (l []int) {
	for !s.empty() {
		l = append(l, s.next())
	}
	return l
}

// BoostOf is what a Boost token shows.
func BoostOf(token uint8) Boost { return boostOf[token] }

// List is the tokens of a stock.
func (s Stock) List() (l []uint8) {
	for ; s != 0; s &= s - 1 {
		l = append(l, uint8(bits.TrailingZeros64(uint64(s))))
	}
	return l
}

// ColourOf tells when a Boost works.
func (b Boost) ColourOf() Colour { return boostTable[b].Colour }

// CopiesOf is how many tokens show it.
func (b Boost) CopiesOf() int { return boostTable[b].Copies }

// FaceOf is the index of the face of a Dilemma card.
func FaceOf(card int) int { return int(faceOf[card]) }

// CopiesOfFace is how many Dilemma cards have a face.
func CopiesOfFace(face int) (n int) {
	for _, f := range faceOf {
		if int(f) == face {
			n++
		}
	}
	return n
}

// Printed is what a face of a Dilemma shows.
func Printed(face int) Face { return dilemmaTable[face] }

// CrimeOf is a printed crime, DeckOf its deck, LineOf the storyline of a Story
// Crime.
func CrimeOf(crime int) Crime { return crimeTable[crime] }

// DeckOf is the deck of a crime.
func DeckOf(crime int) Deck { return deckOf[crime] }

// LineOf is the storyline of a Story Crime.
func LineOf(crime int) int { return lineOf(crime) }

// LineName names a storyline.
func LineName(line int) rules.Message { return rules.Say(lineKeys[line]) }

// LineInPlay reports whether a storyline takes part.
func (s *State) LineInPlay(line int) bool { return !s.Removed.Has(line*perLine + perLine - 1) }

// Unlocked reports whether the prerequisite of a Story Crime is in the display.
func (s *State) Unlocked(crime int) bool { return deckOf[crime] == Sides || s.unlocked(crime) }

// Completes reports whether a player could complete a Story Crime as the city is.
func (s *State) Completes(p, crime int) bool {
	return deckOf[crime] != Sides && s.unlocked(crime) && s.satisfied(p, crime)
}

// MayDraw reports whether a player's hand lacks a crime that can be drawn.
func (s *State) MayDraw(p int) bool { return s.lacking(p) != 0 }

// KindOf is the type of an Item, 0 to 3: weapon, vehicle, gadget, loot.
func (i Item) KindOf() int { return int(i) / 2 }

// DossiersLeft is how many Dossiers lie in a row, SlotsOf how many it has.
func (s *State) DossiersLeft(row int) int { return s.dossiers(row) }

// SlotsOf is how many slots a row of the Chapter grid has.
func (s *State) SlotsOf(row int) int { return int(s.scale().rows[row]) }

// PoolSize, PoolSlots, SupplySize and StackSize count the Evidence board.
func (s *State) PoolSize() int { return s.poolSize() }

// PoolSlots is how many tokens the Pool is filled with.
func (s *State) PoolSlots() int { return s.scale().pool }

// SupplySize is how many tokens the supply has.
func (s *State) SupplySize() int { return s.supplySize() }

// Foil is how many types need how many tokens for the plot to be foiled.
func (s *State) Foil() (types, tokens int) { return s.scale().foil, foilTokens }

// Sizes of what belongs to a player, hidden pieces included.
func (s *State) MemorySize(p int) int { return s.memorySize(p) }

// LockerSize is how many tokens lie in a locker.
func (s *State) LockerSize(p int) int { return s.Players[p].Locker.Len() + int(s.Unseen.Locker[p]) }

// HandSize is how many Dilemmas a hand has.
func (s *State) HandSize(p int) int { return s.handSize(p) }

// WellSize is how many Dilemmas are banked.
func (s *State) WellSize(p int) int { return s.wellSize(p) }

// SavedSize is how many Boosts are saved.
func (s *State) SavedSize(p int) int { return s.Players[p].Saved.Len() + int(s.Unseen.Saved[p]) }

// CrimesOf is how many crimes of a deck a hand has.
func (s *State) CrimesOf(p int, d Deck) int {
	return s.Players[p].Crimes.and(cardsIn[d]).Len() + int(s.Unseen.Crimes[p][d])
}

// DeckSize is how many cards a crime deck has, ditched ones included.
func (s *State) DeckSize(d Deck) int { return s.deckSize(d) }

// DilemmasLeft is how many cards the deck of Dilemmas has.
func (s *State) DilemmasLeft() int { return s.dilemmasLeft() }

// Corruption is the sum of a set of Dilemmas that are seen.
func (s Set) Corruption() int { return s.corruption() }

// GripValue is what a space of the Grip track is worth.
func GripValue(space int) int { return gripValues[space] }

// Dossier is what one pays if a Chapter succeeds, and what failing costs those with
// the fewest: Grip or Intel.
func Dossier(chapter int) (pays, grip, intel int) {
	t := &chapterTable[chapter-1]
	return t.Dossier, t.GripLoss, t.IntelLoss
}

// StallIn is how many rounds are left before a Chapter ends by itself, and whether
// that is near enough to be announced.
func (s *State) StallIn() (rounds int, near bool) {
	n := s.stallIn()
	return n, n <= stallNotice
}

// Skilled reports whether a player can use the Skill of a Criminal, or profits from
// it.
func (s *State) Skilled(p int, k Criminal) bool { return s.skilled(p, k) }

// A Demand is one criterion of a crime for those of a player's Criminals who come
// nearest to it.
type Demand struct {
	Words rules.Message // what is asked for, of those who come nearest to it
	Card  rules.Message // what is asked for, as the card says it of anybody
	Fact  rules.Message // how things stand where it is missing; may be zero
	Held  bool
	About []rules.Ref // Criminals, Items and Zones that it speaks of
}

// Demands lists the criteria of a crime as they stand for p.
func (s *State) Demands(p, crime int) (l []Demand) {
	k := &criteria[crime]
	sc := s.scene(p)
	best, most, stand := noCast, -1, noItem
	for _, i := range s.standing(p, &sc) {
		sc.stand = i
		cast, before, free := noCast, most, noCast
		if k.closest(&sc, &cast, 0, &free, &best, &most); most > before {
			stand = i
		}
	}
	sc.stand = stand
	t := teller{s: s, k: k, cast: best}
	for _, part := range k.parts {
		d := Demand{Card: (&teller{k: k, cast: noCast}).condition(part.root)}
		if most < 0 { // too few hooked Criminals: what the card says
			t.cast = noCast
			d.Words = t.condition(part.root)
			l = append(l, d)
			continue
		}
		d.Words, d.Held = t.condition(part.root), k.true(&sc, &best, part.root)
		if !d.Held {
			d.Fact = t.fact(&sc, part.root)
		}
		d.About = t.about(part.root)
		l = append(l, d)
	}
	return l
}

// about is the pieces that a condition speaks of.
func (t *teller) about(i uint8) (l []rules.Ref) {
	n := &t.k.nodes[i]
	switch n.op {
	case opAnd, opOr:
		return append(t.about(n.left), t.about(n.right)...)
	case opNot:
		return t.about(n.left)
	}
	row := n.op.row()
	if row.has("r") && n.role < Z && t.cast[n.role] != 0xff {
		l = append(l, refCriminal(Criminal(t.cast[n.role])))
	}
	if row.has("k") && n.kit != AnyItem {
		for rest := Crew(n.kit); rest != 0; rest = rest.rest() {
			l = append(l, refItem(Item(rest.first())))
		}
	}
	if row.has("z") && (n.at.Base == namedZone || t.cast != noCast) {
		l = append(l, t.s.refSpot(t.s.City.where(n.at, &t.cast)))
	}
	return l
}

// UnderWay is the crime that is being completed, or -1.
func (s *State) UnderWay() int {
	for i := range s.Depth {
		if c := s.Frames[i].crimeUnderWay(); c >= 0 {
			return c
		}
	}
	return -1
}

// BoardOf is the side of Echo's board in play.
func (s *State) BoardOf() Board { return s.board() }

// EchoCardOf is a card of Echo's deck.
func EchoCardOf(card uint8) EchoCard { return echoTable[card] }

// FilesToPlot stands for the Final Plot in an Echo card's row.
const FilesToPlot = filesToPlot

// Words puts a reward into words.
func (r Reward) Words() rules.Message { return r.words() }

// RefZone, RefCriminal and the others are refs of this game's things.
func RefZone(z Zone) rules.Ref { return refZone(z) }

// RefCriminal is a Criminal.
func RefCriminal(k Criminal) rules.Ref { return refCriminal(k) }

// RefItem is an Item.
func RefItem(i Item) rules.Ref { return refItem(i) }

// RefEvidence is a type of Evidence.
func RefEvidence(e Evidence) rules.Ref { return refEvidence(e) }

// RefFace is a face of a Dilemma.
func RefFace(f int) rules.Ref { return refFace(uint8(f)) }

// RefCrime is a crime.
func RefCrime(i int) rules.Ref { return refCrime(i) }

// RefBoost is a face of a Boost.
func RefBoost(b Boost) rules.Ref { return refBoost(b) }

// RefPlace is a place of Evidence.
func RefPlace(p int) rules.Ref { return refTokenPlace(p) }

// Plot is the tokens of the Final Plot that are seen, wherever they lie.
func (s *State) Plot() Set { return s.plot() }

// Foiled reports whether the Final Plot is foiled as it stands.
func (s *State) Foiled() bool { return s.foiled() }

// Worths is what a symbol of each type scores as the Final Plot stands.
func (s *State) Worths() [Types]int { return s.worths() }

// LowestGrip is the space of a player's lowest disc.
func (s *State) LowestGrip(p int) int { return s.lowestGrip(p) }

// FinalCorruption is what p has banked, as far as it is seen, less its Tolerance.
func (s *State) FinalCorruption(p int) int { return s.finalCorruption(p) }

// Whose is the seat of a player, and Automaton for Echo.
func (s *State) Whose(r rules.Ref) int {
	switch {
	case r.Kind != kSeat:
		return rules.Nobody
	case int(r.Index) == echoSeat:
		return rules.Automaton
	}
	return int(r.Index)
}

// Locked reports whether a lock lies on the tag of a Criminal.
func (s *State) Locked(k Criminal) bool { return s.Locks[k] != noToken }
