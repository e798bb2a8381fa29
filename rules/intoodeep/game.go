package intoodeep

import (
	"slices"
	"strconv"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// Ref kinds.
const (
	kSeat rules.RefKind = 1 + iota
	kZone
	kCriminal
	kItem
	kEvidence
	kDilemma
	kCrime
	kBoost
	kDeck
	kSector
	kPlace
	kEdge
	kApproach
	kPiece
	kEchoCard
)

// Pieces that are one of a kind.
const (
	pieceSentinel = iota
	pieceBlockade // and the second one
	_
	pieceHeat3
	pieceHeat2
	pieceHeat1
)

// Kinds of chance results.
const (
	drawBlack rules.DrawKind = 1 + iota
	drawWhite
	drawEvidence
	drawDilemma
	drawCrime
	drawBoost
	drawAssignment
	drawEchoCard
)

// Values of options of ours (see doc.go).
const (
	leastRounds  = 6 // of a Chapter
	mostStories  = storylines - removedLines
	mostIntel    = 12 // at the start, of the first seat
	mostGrip     = skillSpace
	mostDilemmas = 4
	mostRivals   = 23 // Intel of the others
	leastPay     = -4
	mostPay      = 6
)

// echoSeat is the ref of Echo among those of seats.
const echoSeat = maxPlayers

var info = &rules.Info{
	ID:       "intoodeep",
	Version:  4,
	Bands:    strength,
	MinSeats: 1,
	MaxSeats: maxPlayers,
	Automa:   "Echo",
	Strength: "difficulty",
	Options:  options(),
	Refs: []rules.RefInfo{
		kSeat:     {Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "echo"}},
		kZone:     {Name: "zone", IDs: zoneIDs},
		kCriminal: {Name: "criminal", IDs: criminalIDs},
		kItem:     {Name: "item", IDs: itemIDs},
		kEvidence: {Name: "evidence", IDs: evidenceIDs},
		kDilemma:  {Name: "dilemma", IDs: faceIDs},
		kCrime:    {Name: "crime", IDs: crimeIDs},
		kBoost:    {Name: "boost", IDs: boostIDs},
		kDeck:     {Name: "deck", IDs: deckIDs},
		kSector:   {Name: "sector", IDs: []string{"1", "2", "3"}},
		kPlace:    {Name: "place", IDs: placeIDs},
		kEdge:     {Name: "edge", IDs: []string{"1", "2", "3", "4", "5", "6", "7", "8"}},
		kApproach: {Name: "approach", IDs: []string{"restrained", "reckless"}},
		kPiece:    {Name: "piece", IDs: []string{"sentinel", "blockade-1", "blockade-2", "heat-3", "heat-2", "heat-1"}},
		kEchoCard: {Name: "echo-card", IDs: echoIDs},
	},
	Events: eventIDs,
	Drawn:  []rules.EventKind{EvDilemma, EvDilemmas, EvEvidence, EvEvidenceDrawn, EvPlankRefilled, EvExposed, EvSlotCleared, EvBoostNew, EvDisplayed, EvDrewCard, EvDrew, EvAssignment, EvEchoCard, EvEchoNext, EvBlack, EvWhite},
	Draws: []rules.DrawInfo{
		drawBlack:      {Name: "black", Min: 1, Max: 6},
		drawWhite:      {Name: "white", Min: 1, Max: 6},
		drawEvidence:   {Name: "evidence", Ref: kEvidence},
		drawDilemma:    {Name: "dilemma", Ref: kDilemma},
		drawCrime:      {Name: "crime", Ref: kCrime},
		drawBoost:      {Name: "boost", Ref: kBoost},
		drawAssignment: {Name: "assignment", Ref: kEvidence},
		drawEchoCard:   {Name: "echo-card", Ref: kEchoCard},
	},
	Phases: phaseIDs,
	Stocks: machine.Stocks(stockTable),
	Asides: machine.Asides(stockTable),
	Parts:  []string{"intel", "grip", "lowest", "in-too-deep", "collection", "dilemma-intel", "posters", "sigils"},
	Says:   append(says(), figureOf.Keys()...),
	Faces:  []string{"zone", "criminal", "crime", "boost", "echo-card"},
	Shorts: []string{"zone", "criminal"},

	// Three Chapters of at most some 30 rounds; a turn is some ten decisions,
	// and could be stretched with free actions.
	MaxDecisions: 200000,
	Valued:       true,
	Curiosity:    0.2, // a good decision is often worth 1 Intel more than a bad one, some hundredth of a win
}

var (
	zoneIDs     = ids(len(zoneTable), func(i int) string { return zoneTable[i].ID })
	criminalIDs = ids(len(criminalTable), func(i int) string { return criminalTable[i].ID })
	itemIDs     = ids(len(itemTable), func(i int) string { return itemTable[i].ID })
	faceIDs     = ids(len(dilemmaTable), func(i int) string { return dilemmaTable[i].id() })
	crimeIDs    = ids(len(crimeTable), func(i int) string { return crimeTable[i].ID })
	boostIDs    = ids(len(boostTable), func(i int) string { return boostTable[i].ID })
	echoIDs     = ids(echoCards, func(i int) string { return strconv.Itoa(i + 1) })
	darkIDs     = slices.Concat([]string{none}, zoneIDs)
	placeIDs    = []string{"row-1", "row-2", "row-3", "slot-boost", "slot-tolerance", "slot-grip",
		"locker-0", "locker-1", "locker-2", "locker-3", "locker-4", "pool"}
)

func ids(n int, id func(int) string) []string {
	l := make([]string, n)
	for i := range l {
		l[i] = id(i)
	}
	return l
}

// besideEcho reports whether Echo plays.
func besideEcho(o rules.Options, seats int) bool { return seats == 1 || seats == 2 && o["echo"] == 1 }

// options are the choices of the set-up. The Criminals are chosen or drawn.
func options() []rules.Option {
	l := []rules.Option{
		{ID: "echo", Kind: rules.Bool, When: func(_ rules.Options, seats int) bool { return seats == 2 }},
		{ID: "difficulty", Kind: rules.Enum, Values: difficultyIDs, When: besideEcho},
		{ID: "storylines", Kind: rules.Int, Min: 5, Max: storylines, Default: storylines - removedLines},
		{ID: "chapter", Kind: rules.Int, Min: 1, Max: chapters, Default: 1},
		{ID: "rounds", Kind: rules.Int, Min: leastRounds, Max: stallRounds, Default: stallRounds},
		{ID: "dark", Kind: rules.Enum, Values: darkIDs},
		{ID: "stories", Kind: rules.Int, Max: mostStories},
		{ID: "intel", Kind: rules.Int, Max: mostIntel, Default: startIntel},
		{ID: "grip", Kind: rules.Int, Max: mostGrip},
		{ID: "dilemmas", Kind: rules.Int, Max: mostDilemmas},
		{ID: "rivals-intel", Kind: rules.Int, Max: mostRivals, Default: startIntel},
		{ID: "echo-pay", Kind: rules.Int, Min: leastPay, Max: mostPay, Zero: true, When: besideEcho},
	}
	l = append(l, privilegeOptions()...)
	for k := range criminalTable {
		l = append(l, rules.Option{ID: criminalTable[k].ID, Kind: rules.Enum, Values: []string{"lot", "in", "out"}})
	}
	return l
}

// Game is In Too Deep under the contract.
type Game struct{}

// Info is the box.
func (Game) Info() *rules.Info { return info }

// Empty is a state to decode into.
func (Game) Empty() rules.State { return &State{} }

// Game is the game that s belongs to.
func (s *State) Game() rules.Game { return Game{} }

// Chance is the generator inside the state.
func (s *State) Chance() *rules.Chance { return &s.Luck }

// Clone is an independent copy.
func (s *State) Clone() rules.State { c := *s; return &c }

// CopyFrom overwrites s with src, which must be an In Too Deep state.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same reports whether both states are equal in every field.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

func refCriminal(k Criminal) rules.Ref    { return rules.At(kCriminal, int(k)) }
func refItem(i Item) rules.Ref            { return rules.At(kItem, int(i)) }
func refZone(z Zone) rules.Ref            { return rules.At(kZone, int(z)) }
func refEvidence(e Evidence) rules.Ref    { return rules.At(kEvidence, int(e)) }
func refFace(f uint8) rules.Ref           { return rules.At(kDilemma, int(f)) }
func refCrime(i int) rules.Ref            { return rules.At(kCrime, i) }
func refBoost(b Boost) rules.Ref          { return rules.At(kBoost, int(b)) }
func refTokenPlace(p int) rules.Ref       { return rules.At(kPlace, p) }
func (s *State) refSpot(p Spot) rules.Ref { return refZone(s.City.Ring[p&(zones-1)]) }

// refPlayer is a person's seat, or Echo.
func (s *State) refPlayer(p int) rules.Ref {
	if s.isEcho(p) {
		return rules.At(kSeat, echoSeat)
	}
	return rules.At(kSeat, p)
}

// playerOf is the player that a seat ref means, or -1 for none of this game.
func (s *State) playerOf(ref int) int {
	switch {
	case ref == echoSeat && s.withEcho():
		return int(s.Seats)
	case ref < int(s.Seats):
		return ref
	}
	return -1
}

// playerName names a player in a message.
func (s *State) playerName(p int) rules.Message { return info.Name(s.refPlayer(p)) }

// says is the message keys that do not follow from the tables.
func says() []string {
	keys := []string{
		"title", "tagline", "echo.board.murmur", "echo.board.whisper", "echo.board.feedback", "echo.board.space", "echo.chart", "refuse.echo", "refuse.criminals",
		"action.hook-from", "action.hook-from-supply", "action.hook-from-free", "action.no-draw", "prompt.draw-side", "prompt.draw-both", "action.pick-up-instead", "action.push-item-held", "action.move-item-held",
		"action.snatch", "action.snatch-held", "action.drone-pick", "action.drive", "action.post", "action.fix", "action.sprint",
		"action.restrained", "action.reckless", "action.no-hook", "action.end-actions", "action.no-story", "action.end-ditch", "action.end-shifts",
		"skill.disruptor.paid", "boost.none", "cause.none", "prompt.push-action", "prompt.hook-first", "prompt.hook-freed", "prompt.hook-full",
		"prompt.claim.echo", "prompt.advance.echo", "prompt.lose.echo",
		"prompt.role.v", "prompt.role.c", "prompt.role.z",
		"at.row", "at.locker", "at.edge",
		"reward", "reward.intel", "reward.dilemmas", "reward.evidence", "reward.file", "reward.boosts",
		"role.u", "role.v", "role.c", "role.z", "role.cast", "term.of", "term.of-cast", "term.yours", "term.sentinel", "term.opposite", "term.cw", "term.ccw",
		"kit.weapon", "kit.vehicle", "kit.gadget", "kit.loot", "kit.any", "kit.one", "kits.weapon", "kits.vehicle", "kits.gadget", "kits.loot", "kits.any",
		"amount.none", "crit.items.one", "crit.loose.one", "crit.held.one",
		"crit.all", "crit.and", "crit.or", "crit.not", "crit.at", "crit.holds", "crit.free", "crit.items", "crit.loose", "crit.held",
		"crit.criminals", "crit.heat", "crit.alone", "crit.alone-with", "crit.empty", "crit.same", "crit.same-not",
		"crit.adjacent", "crit.adjacent-not", "crit.distance", "crit.block", "crit.block-not", "crit.blocks", "crit.missing", "crit.hooked",
		"fact.at", "fact.sentinel", "fact.there", "fact.list", "fact.holds", "fact.with", "fact.zones", "fact.count", "fact.held", "fact.loose",
		"result.foiled", "result.not-foiled", "result.in-too-deep", "result.tie-corruption", "result.shared",
		"ending.promoted", "ending.casefile", "ending.bruised", "ending.syndicate",
	}
	keys = append(keys, amountKeys[:]...)
	keys = append(keys, lineKeys[:]...)
	keys = append(keys, advices...)
	keys = append(keys, differences...)
	for k := range criminalTable {
		if criminalTable[k].Fee != Passive {
			keys = append(keys, "skill."+criminalTable[k].ID)
		}
	}
	for i := range crimeTable {
		id := crimeTable[i].ID
		keys = append(keys, "effect."+id, "story."+id)
		if crimeTable[i].Level > 0 {
			keys = append(keys, "restrained."+id, "reckless."+id)
		}
	}
	return keys
}
