package infiltration

import (
	"safehouse/rules"
	"safehouse/rules/machine"
)

// Ref kinds.
const (
	kSeat rules.RefKind = 1 + iota
	kOperative
	kPlace
	kCard
	kRoom
	kNPC
	kSpecial
	kDial
	kSupply
)

// Things of kinds that have no table of their own.
const (
	specialPrototype = iota
	specialFile
	specialSludge
)

const (
	supplyPool = iota
	supplyDeck
	supplyDiscard
	supplyBox
)

const (
	dialProximity = iota
	dialAlarm
)

// Kinds of chance results.
const (
	drawDie rules.DrawKind = 1 + iota
	drawRoom
	drawItem
	drawData
	drawNPC
)

// drawSetup is for results that are drawn before the first decision.
const drawSetup rules.DrawKind = 0

// Values of options (see doc.go).
const (
	MaxHeadStart = 5  // tens of proximity
	MaxRounds    = 15 // after which the mercs are there
	itemsDealt   = 4  // item cards an operative, as printed
)

// Who begins wounded.
const (
	woundedNobody int8 = iota
	woundedFirst       // seat 0
	woundedRivals      // everybody else
	woundedAll
)

// GoalZettabytes is what the option goal asks the first seat to exceed
// (games §12).
const GoalZettabytes = 20

// cardIDs are the ids of action cards and items.
func cardIDs() []string {
	ids := []string{"advance", "retreat", "interface", "download", "extract"}
	for i := range itemCards {
		ids = append(ids, itemCards[i].ID)
	}
	return ids
}

func roomIDs() []string {
	var ids []string
	for i := range roomTable {
		ids = append(ids, roomTable[i].ID)
	}
	return ids
}

var info = &rules.Info{
	ID:       "infiltration",
	Version:  2,
	Bands:    strength,
	Sealed:   true,
	MinSeats: 2,
	MaxSeats: 6,
	Options: append([]rules.Option{
		{ID: "extraction", Kind: rules.Bool},
		{ID: "draft", Kind: rules.Bool},
		{ID: "labyrinth", Kind: rules.Bool},
		{ID: "scattered", Kind: rules.Bool},
		{ID: "alarm", Kind: rules.Enum, Values: []string{"faulty", "normal", "sensitive"}, Default: 1},
		{ID: "specialists", Kind: rules.Bool},
		{ID: "pair", Kind: rules.Bool, When: func(_ rules.Options, seats int) bool { return seats > 2 }},
		{ID: "goal", Kind: rules.Bool},
		{ID: "proximity", Kind: rules.Int, Max: MaxHeadStart},
		{ID: "rounds", Kind: rules.Int, Max: MaxRounds, Zero: true},
		{ID: "items", Kind: rules.Int, Min: 2, Max: 5, Default: itemsDealt},
		{ID: "kit", Kind: rules.Int, Min: -2, Max: 3, Zero: true},
		{ID: "purse", Kind: rules.Int, Max: 4},
		{ID: "rivals-purse", Kind: rules.Int, Max: 4},
		{ID: "wounded", Kind: rules.Enum, Values: []string{"nobody", "first", "rivals", "all"}},
	}, privilegeOptions()...),
	Refs: []rules.RefInfo{
		kSeat:      {Name: "seat", IDs: []string{"0", "1", "2", "3", "4", "5"}},
		kOperative: {Name: "operative", IDs: operativeIDs},
		kPlace:     {Name: "place", IDs: placeIDs[:Out+1]},
		kCard:      {Name: "card", IDs: cardIDs()},
		kRoom:      {Name: "room", IDs: roomIDs()},
		kNPC:       {Name: "npc", IDs: npcIDs},
		kSpecial:   {Name: "special", IDs: []string{"prototype", "blackmail-file", "sludge"}},
		kSupply:    {Name: "supply", IDs: []string{"pool", "deck", "discard", "box"}},
		kDial:      {Name: "dial", IDs: []string{"proximity", "alarm"}},
	},
	Events: eventIDs,
	Drawn:  []rules.EventKind{EvRevealed, EvDie, EvToken, EvDrew, EvDrewItems, EvNPCPlaced, EvNPCFlipped},
	Draws: []rules.DrawInfo{
		drawDie:  {Name: "die", Min: 1, Max: 6},
		drawRoom: {Name: "room", Ref: kRoom},
		drawItem: {Name: "item", Ref: kCard},
		drawData: {Name: "data", Min: 1, Max: 3},
		drawNPC:  {Name: "npc", Ref: kNPC},
	},
	Phases:  phaseIDs,
	Opening: []string{phaseIDs[Drafting], phaseIDs[Entering]},
	Stocks:  machine.Stocks(stockTable),
	Asides:  machine.Asides(stockTable),
	Parts:   []string{"data", "prototypes", "file"},
	Says:    append(says(), figureOf.Keys()...),
	Faces:   []string{"card", "room", "npc", "special", "operative"},
	Shorts:  []string{"room", "npc", "operative"},

	// 30 rounds of six seats with some five decisions each are a long game;
	// the clock cannot stand still for long.
	MaxDecisions: 5000,
}

// Game is Infiltration under the contract.
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

// CopyFrom overwrites s with src, which must be an Infiltration state.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same reports whether both states are equal in every field.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

func RefSeat(n int) rules.Ref            { return rules.At(kSeat, n) }
func RefOperative(o Operative) rules.Ref { return rules.At(kOperative, int(o)) }
func RefPlace(p Place) rules.Ref         { return rules.At(kPlace, int(p)) }
func RefCard(c Card) rules.Ref           { return rules.At(kCard, int(c)) }
func refItem(i Item) rules.Ref           { return rules.At(kCard, int(i.Card())) }
func RefRoom(r Room) rules.Ref           { return rules.At(kRoom, int(r)) }
func RefNPC(n NPC) rules.Ref             { return rules.At(kNPC, int(n)) }
func refSpecial(i int) rules.Ref         { return rules.At(kSpecial, i) }
func refSupply(i int) rules.Ref          { return rules.At(kSupply, i) }
func refDial(i int) rules.Ref            { return rules.At(kDial, i) }

// says is the message keys that do not follow from the tables.
func says() []string {
	keys := []string{
		"title", "tagline", "refuse.pair", "refuse.draft-items",
		"at.room", "at.door", "at.secret-room", "action.escape", "action.elevator",
		"action.move-past", "action.escape-past", "action.elevator-past", "prompt.ward-wounded",
		"fate.discard", "fate.hand", "fate.box", "fate.room",
		"result.tie-prototype", "result.tie-tokens", "result.tie-file", "result.draw", "result.goal-met", "result.goal-missed",
	}
	for k := range askIDs[1:] {
		keys = append(keys, promptKey(askKind(k+1)))
	}
	for i := range itemCards {
		if Item(i).Extracts() {
			keys = append(keys, "extract.card."+itemCards[i].ID)
		}
	}
	return append(keys, advices...)
}
