package shadownetwork

import (
	"slices"

	"safehouse/rules"
	"safehouse/rules/machine"
)

// Ref kinds.
const (
	kSeat rules.RefKind = 1 + iota
	kSyndicate
	kCity
	kTile
	kContract
	kHandler
	kAction
	kColour
	kRow
	kColumn
	kPlace
	kSlot
)

// Places on the table (kPlace).
const (
	placeSupply = iota
	placeDisplay
	placeDeck
	placeDiscards
	placeBox
	placePhone
	placeWageSix
	placeWageTen
	placeOverlay
	placeTokens
	placeInfluence
	placeFilmTwo
	placeFilmThree
	placeFilmFour
)

// Kinds of chance results.
const (
	drawFirst rules.DrawKind = 1 + iota
	drawCity
	drawContract
	drawAction
	drawHandler
)

// drawSetup is for results that are drawn before the first decision.
const drawSetup rules.DrawKind = 0

func ids[T any](table []T, id func(*T) string) (l []string) {
	for i := range table {
		l = append(l, id(&table[i]))
	}
	return l
}

var (
	cityIDs     = ids(cityTable[:], func(c *CityCard) string { return c.ID })
	tileIDs     = ids(tileTable[:], func(c *TileCard) string { return c.ID })
	contractIDs = ids(contractTable[:], func(c *ContractCard) string { return c.ID })
	handlerIDs  = ids(handlerTable[:], func(c *HandlerCard) string { return c.ID })
	actionIDs   = ids(actionTable[:], func(c *ActionCard) string { return c.ID })
	slotIDs     = []string{"1", "2", "3"}
)

// A Level is how strong the Lone Syndicate plays (games 6).
type Level uint8

// Levels. Probation handicaps Relaxed by its set-up; it came last.
const (
	Relaxed Level = iota
	Standard
	Ruthless
	Probation
	levels = 4
)

var levelIDs = []string{Relaxed: "relaxed", Standard: "standard", Ruthless: "ruthless", Probation: "probation"}

// ladder is the levels as the box lists them, the weakest first.
var ladder = []Level{Probation, Relaxed, Standard, Ruthless}

var info = &rules.Info{
	ID:       "shadownetwork",
	Version:  5,
	Bands:    strength,
	MinSeats: 1,
	MaxSeats: MaxSeats,
	Automa:   "Lone Syndicate",
	Strength: "syndicate",
	Options:  options(),
	Refs: []rules.RefInfo{
		kSeat:      {Name: "seat", IDs: sideIDs[:MaxSeats]},
		kSyndicate: {Name: "syndicate", IDs: []string{"lone"}},
		kCity:      {Name: "city", IDs: cityIDs},
		kTile:      {Name: "tile", IDs: tileIDs},
		kContract:  {Name: "contract", IDs: contractIDs},
		kHandler:   {Name: "handler", IDs: handlerIDs},
		kAction:    {Name: "action", IDs: actionIDs},
		kColour:    {Name: "colour", IDs: colourIDs},
		kRow:       {Name: "row", IDs: colourIDs},
		kColumn:    {Name: "column", IDs: []string{"top-1", "top-2", "top-3", "top-4", "bottom-1", "bottom-2", "bottom-3", "bottom-4"}},
		kPlace: {Name: "place", IDs: []string{"supply", "display", "deck", "discards", "box", "phone", "wage-6", "wage-10", "overlay",
			"tokens", "influence", "film-2", "film-3", "film-4"}},
		kSlot: {Name: "slot", IDs: slotIDs},
	},
	Events: eventIDs,
	Drawn:  []rules.EventKind{EvToken, EvLeaked, EvOpened, EvDrew, EvAction, EvCopied, EvShowsHand},
	Draws: []rules.DrawInfo{
		drawFirst:    {Name: "first", Min: 0, Max: MaxSeats - 1},
		drawCity:     {Name: "city", Ref: kCity},
		drawContract: {Name: "contract", Ref: kContract},
		drawAction:   {Name: "action", Ref: kAction},
		drawHandler:  {Name: "handler", Ref: kHandler},
	},
	Phases:  []string{"setup", "espionage", "analysis", "upkeep", "end", "scoring"},
	Opening: []string{"setup"},
	Stocks:  machine.Stocks(stockTable),
	Asides:  machine.Asides(stockTable),
	Parts:   []string{"influence", "turn-in", "game-end", "penalty"},
	Says:    append(says(), figureOf.Keys()...),
	Faces:   []string{"contract", "handler", "tile", "action", "city"},

	// Five players place at most 16 Agents each; with everything that a visit
	// and its Analysis can ask a placement is some 30 decisions.
	MaxDecisions: 4000,
}

// options are those of the box: how strong the Lone Syndicate is, and those of the
// house.
func options() []rules.Option {
	l := []rules.Option{{ID: "syndicate", Kind: rules.Enum, Values: ids(ladder, func(v *Level) string { return levelIDs[*v] }), When: rules.Alone}}
	for i := range houseOptions {
		l = append(l, houseOptions[i].Option)
	}
	return l
}

// Game is Shadow Network under the contract.
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

// CopyFrom overwrites s with src, which must be a Shadow Network state.
func (s *State) CopyFrom(src rules.State) { *s = *src.(*State) }

// Same reports whether both states are equal in every field.
func (s *State) Same(o rules.State) bool { return *s == *o.(*State) }

func refCity(c City) rules.Ref         { return rules.At(kCity, int(c)) }
func refTile(t Tile) rules.Ref         { return rules.At(kTile, int(t)) }
func refContract(c Contract) rules.Ref { return rules.At(kContract, int(c)) }
func refHandler(h Handler) rules.Ref   { return rules.At(kHandler, int(h)) }
func refAction(a Action) rules.Ref     { return rules.At(kAction, int(a)) }
func refColour(c Colour) rules.Ref     { return rules.At(kColour, int(c)) }
func refRow(c Colour) rules.Ref        { return rules.At(kRow, int(c)) }
func refPlace(p int) rules.Ref         { return rules.At(kPlace, p) }
func refSlot(i int) rules.Ref          { return rules.At(kSlot, i) }

// refColumn is column n, from 1, of the half that row c is in.
func refColumn(c Colour, n int) rules.Ref { return rules.At(kColumn, int(c/2)*columns+n-1) }

func refSide(s Side) rules.Ref {
	if s == Syndicate {
		return rules.At(kSyndicate, 0)
	}
	return rules.At(kSeat, int(s))
}

// says is the message keys that do not follow from the tables.
func says() []string {
	return slices.Concat([]string{
		"title", "tagline",
		"letter.a", "letter.b", "letter.c", "letter.d", "letter.e",
		"goods.yellow", "goods.green", "goods.blue", "goods.purple", "goods.either", "goods.influence",
		"prompt.collect-full", "prompt.analyse-next", "prompt.analyse-upkeep", "prompt.use-for-hired",
		"action.place-fee", "action.place-full", "action.place-fee-full", "action.leak-influence", "action.plug-influence", "action.use-full", "action.exchange-full",
		"action.done-analysis", "action.draw-second",
		"action.complete-either", "action.make-line",
		"result.tie-contracts", "result.tie-best", "result.shared", "result.draw", "result.beat", "result.lost",
	}, advices, differences)
}
