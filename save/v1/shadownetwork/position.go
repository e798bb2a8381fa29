package shadownetwork

import (
	"encoding/json"
	"math/bits"
	"strconv"

	"safehouse/save/v1/rules"
)

// Pieces counts Intelligence or briefcases by colour.
type Pieces [colours]uint8

// A Side is a seat, or the Lone Syndicate.
type Side uint8

// A Phase is a part of the game.
type Phase uint8

// State is a position of Shadow Network: one flat value.
type State struct {
	Level Level        `msg:"lev"` // of the Lone Syndicate
	Luck  rules.Chance `msg:"luck"`

	Seats uint8 `msg:"n"`     // 1 to 5; 1 plays against the Lone Syndicate
	Round uint8 `msg:"rd"`    // 0 during set-up
	Phase Phase `msg:"ph"`    //
	First Side  `msg:"first"` // holds the First Player token; nobody during set-up
	Next  Side  `msg:"next"`  // from whom on the next Agent is looked for
	Last  Side  `msg:"last"`  // took the latest Espionage Action of this round

	Cities [cities]CityState `msg:"city"`

	// Seen is the Black Market cards that were turned up, in the order in which
	// they lie at the bottom of the deck. The cards above have no order yet.
	Seen     [cities]City `msg:"seen"`
	SeenSize uint8        `msg:"sn"`

	Deck      ContractSet     `msg:"deck"` // below the open Contracts; its order is not decided
	DeckSize  uint8           `msg:"dn"`   // stays in a view
	DeckKnown bool            `msg:"dk"`   // it was made of open discards
	Market    [slots]Contract `msg:"mk"`
	Discards  ContractSet     `msg:"disc"` // thrown away by milestones

	Display HandlerSet            `msg:"disp"`
	Players [MaxSeats]PlayerState `msg:"pl"`
	Rival   SyndicateState        `msg:"ls"`

	Stack [stackSize]Frame `msg:"st"` // what waits; the question is on top
	Depth uint8            `msg:"dep"`
}

// CityState is a city.
type CityState struct {
	Tile      Tile   `msg:"t"` // noTile where the city is locked
	Token     bool   `msg:"b"` // Black Market
	Agents    uint8  `msg:"a"` // sides, one bit each
	Leaked    Pieces `msg:"l"`
	Influence uint8  `msg:"i"` // leaked
}

// PlayerState is a player with everything on and beside the player board.
type PlayerState struct {
	Influence uint16       `msg:"i"`
	Inbox     Pieces       `msg:"in"`
	Overlay   bool         `msg:"ov"` // still covers six slots
	Phone     uint8        `msg:"ph"` // Agents on call
	Waged     uint8        `msg:"wg"` // Agents on the wage spaces: 1 is on the 10, 2 are on both
	Slots     [3]Slot      `msg:"sl"`
	Rows      [colours]Row `msg:"row"`
	Open      bool         `msg:"op"` // the Analysis phase of the last Espionage Action goes on

	Hand     ContractSet        `msg:"h"`
	HandSize uint8              `msg:"hn"` // stays in a view
	Done     [milestones]Turned `msg:"d"`  // turned in, in order
	DoneSize uint8              `msg:"dn"`
	Taken    ContractSet        `msg:"tk"` // taken from the open market and not thrown away: everybody saw it

	Tossed Contract   `msg:"to"` // thrown away in set-up
	Gave   Pieces     `msg:"gv"` // what that brought: everybody saw it
	Dealt  HandlerSet `msg:"dh"` // set-up: the Starting Handlers to choose from
	Kept   Handler    `msg:"kh"` // set-up: the one that was chosen
}

// Row is a row of a player's ledger. Briefcases stand on its leftmost spaces;
// since Contracts take the leftmost coloured ones, the white ones come first.
type Row struct {
	Filled uint8 `msg:"f"`
	White  uint8 `msg:"w"`
}

// Slot is a place for a Handler on a player board.
type Slot struct {
	Handler Handler `msg:"h"`
	Used    uint8   `msg:"u"` // markers
	Spent   bool    `msg:"s"` // used in this Analysis phase
}

// Turned is a Contract that was completed by a milestone. Which one it is only
// its owner knows; everybody saw which briefcases it took.
type Turned struct {
	Contract Contract `msg:"c"`
	Took     Pieces   `msg:"p"`
}

// SyndicateState is the Lone Syndicate.
type SyndicateState struct {
	Influence uint16        `msg:"i"`
	Inbox     Pieces        `msg:"in"`
	Ledger    Pieces        `msg:"led"`
	Column    [colours]bool `msg:"col"` // first column
	Phone     uint8         `msg:"ph"`
	Film      [Rounds]uint8 `msg:"fi"` // Agents waiting on the film strip, index is the round less 1
	Handlers  [2]Handler    `msg:"h"`
	Contracts ContractSet   `msg:"ct"`
	Deck      actionSet     `msg:"ad"` // Action Cards that were not revealed since the last shuffle
	Card      Action        `msg:"ac"` // last revealed
}

// A Frame is something that waits on the stack: a turn, an effect, or a
// question.
type Frame struct {
	Kind frameKind `msg:"k"`
	Side Side      `msg:"s"`
	Step uint8     `msg:"n"`
	City City      `msg:"c"`
	What uint8     `msg:"w"` // as the kind says
	Left Pieces    `msg:"l"` // pieces that are still to be placed or taken
	Coin uint8     `msg:"i"` // Influence that is still to be placed, or pieces to be paid
}

type frameKind uint8

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it.
type Position struct {
	Options   PositionOptions            `json:"options"`
	Seats     int                        `json:"seats"`
	Round     int                        `json:"round"` // 0 during set-up
	Phase     string                     `json:"phase"`
	First     string                     `json:"first"` // seat, syndicate, or none
	Next      string                     `json:"next"`  // from whom on the next Agent is looked for
	Last      string                     `json:"last"`  // took the latest Espionage Action of this round
	Cities    map[string]PositionCity    `json:"cities"`
	SeenCards []string                   `json:"seen_cards"` // Black Market cards at the bottom of the deck, top first
	Contracts map[string]string          `json:"contracts"`  // where each is, see contractPlace
	Deck      int                        `json:"deck"`       // Contracts in the deck, follows from Contracts
	DeckKnown bool                       `json:"deck_known"` // the deck was made of open discards
	Handlers  map[string]PositionHandler `json:"handlers"`
	Players   map[string]PositionPlayer  `json:"players"`
	Syndicate *PositionSyndicate         `json:"syndicate,omitempty"` // with one seat
	Stack     []PositionFrame            `json:"stack"`               // top first
	Seed      string                     `json:"seed"`
	Drawn     int                        `json:"drawn"`
	Upcoming  []map[string]any           `json:"upcoming"`
}

// PositionOptions are the options of the set-up; they cannot be edited.
type PositionOptions struct {
	Syndicate string `json:"syndicate"`
}

// PositionCity is a city.
type PositionCity struct {
	Tile      string          `json:"tile"` // none where the city is locked
	Token     bool            `json:"token"`
	Agents    map[string]bool `json:"agents"` // by side
	Leaked    map[string]int  `json:"leaked"` // Intelligence by colour
	Influence int             `json:"influence"`
}

// PositionHandler says where a Handler is: display, board:<seat>:<slot>,
// syndicate:<slot>, dealt:<seat>, kept:<seat> (set-up), hired (waits for a
// slot), box, or in a view hidden.
type PositionHandler struct {
	At    string `json:"at"`
	Used  int    `json:"used"`  // markers
	Spent bool   `json:"spent"` // used in this Analysis phase
}

// PositionPlayer is a player. Its Contracts are found in Contracts, its
// Handlers in Handlers, its Agents on cities in Cities.
type PositionPlayer struct {
	Influence int                       `json:"influence"`
	Inbox     map[string]int            `json:"inbox"`
	Overlay   bool                      `json:"overlay"`
	Phone     int                       `json:"phone"`
	WageArea  int                       `json:"wage_area"` // Agents there; one alone is on the 10
	Ledger    map[string]PositionRow    `json:"ledger"`
	Open      bool                      `json:"analysis_open"` // another window of the Analysis phase is to come
	Hand      int                       `json:"hand"`          // number of Contracts, follows from Contracts
	TurnedIn  int                       `json:"turned_in"`     // the same
	Took      map[string]map[string]int `json:"took"`          // briefcases that each Contract turned in took
	Taken     map[string]bool           `json:"taken"`         // Contracts it was seen to take and still has
	Gave      map[string]int            `json:"gave"`          // Intelligence of the Contract thrown away in set-up, follows
}

// PositionRow is a row of a ledger.
type PositionRow struct {
	Filled int `json:"filled"`
	White  int `json:"white"`
}

// PositionSyndicate is the Lone Syndicate.
type PositionSyndicate struct {
	Influence int               `json:"influence"`
	Inbox     map[string]int    `json:"inbox"`
	Ledger    map[string]int    `json:"ledger"`
	Column    map[string]bool   `json:"column"` // briefcases in the first column
	Phone     int               `json:"phone"`
	Film      map[string]int    `json:"film"`    // Agents by space of the film strip
	Card      string            `json:"card"`    // last revealed Action Card, or none
	Actions   map[string]string `json:"actions"` // deck or discard
}

// PositionFrame is something that waits.
type PositionFrame struct {
	Kind      string          `json:"kind"`
	Side      string          `json:"side"`
	Step      int             `json:"step"`
	City      string          `json:"city"` // or none
	What      string          `json:"what"` // source, letter, row or Handler, or none
	Visited   map[string]bool `json:"visited"`
	Left      map[string]int  `json:"left"`
	Influence int             `json:"influence"` // still to be leaked; Intelligence still to be paid
}

// A City is one of the twelve cities, in clockwise order round the board.
type City uint8

// A Contract is one of the 32 Contracts.
type Contract uint8

// A ContractSet is a set of Contracts, one bit each.
type ContractSet uint32

// A Level is how strong the Lone Syndicate plays (games 6).
type Level uint8

// A Handler is one of the 12 regular and 10 Starting Handlers.
type Handler uint8

// A HandlerSet is a set of Handlers, one bit each.
type HandlerSet uint32

// An Action is one of the ten Lone Syndicate Action Cards.
type Action uint8

// An actionSet is a set of Action Cards, one bit each.
type actionSet uint16

// A Tile is a pair of data tiles, a Secret and a Leaked one.
type Tile uint8

func sideID(s Side) string {
	if s == nobody {
		return none
	}
	return sideIDs[s]
}

func cityID(c City) string {
	if c == noCity {
		return none
	}
	return cityTable[c].ID
}

func byColour(p *Pieces) map[string]int {
	m := map[string]int{}
	for c, n := range p {
		m[colourIDs[c]] = int(n)
	}
	return m
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{levelIDs[s.Level]},
		Seats:   int(s.Seats), Round: int(s.Round), Phase: phaseIDs[s.Phase],
		First: sideID(s.First), Next: sideID(s.Next), Last: sideID(s.Last),
		Cities: map[string]PositionCity{}, SeenCards: []string{}, Contracts: map[string]string{},
		Deck: int(s.DeckSize), DeckKnown: s.DeckKnown, Handlers: map[string]PositionHandler{}, Players: map[string]PositionPlayer{},
		Stack: []PositionFrame{}, Seed: strconv.FormatUint(s.Luck.Rand.S, 16), Drawn: int(s.Luck.Drawn), Upcoming: info.WriteNext(&s.Luck),
	}
	for c := range s.Cities {
		p.Cities[cityIDs[c]] = s.Cities[c].write()
	}
	for _, c := range s.Seen[:s.SeenSize] {
		p.SeenCards = append(p.SeenCards, cityIDs[c])
	}
	for c := range Contract(contracts) {
		p.Contracts[contractIDs[c]] = s.contractPlace(c)
	}
	for h := range Handler(handlers) {
		p.Handlers[handlerIDs[h]] = s.writeHandler(h)
	}
	for seat := range int(s.Seats) {
		p.Players[sideIDs[seat]] = s.Players[seat].write()
	}
	if s.solo() {
		p.Syndicate = s.Rival.write()
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		p.Stack = append(p.Stack, s.Stack[i].write())
	}
	return json.Marshal(p)
}

func (c *CityState) write() PositionCity {
	p := PositionCity{Tile: none, Token: c.Token, Agents: map[string]bool{}, Leaked: byColour(&c.Leaked), Influence: int(c.Influence)}
	if c.Tile != noTile {
		p.Tile = tileIDs[c.Tile]
	}
	for side, id := range sideIDs {
		if c.Agents>>side&1 == 1 {
			p.Agents[id] = true
		}
	}
	return p
}

// contractPlace says where a Contract is: deck, market:<slot>, discards,
// hand:<seat>, done:<seat>:<which one>, box:<seat that threw it away in
// set-up>, syndicate, or in a view hidden.
func (s *State) contractPlace(c Contract) string {
	if i := s.slotOf(c); i >= 0 {
		return "market:" + slotIDs[i]
	}
	for seat := range int(s.Seats) {
		p := &s.Players[seat]
		if p.Hand.Has(c) {
			return "hand:" + sideIDs[seat]
		}
		if p.Tossed == c {
			return "box:" + sideIDs[seat]
		}
		for i := range p.Done[:p.DoneSize] {
			if p.Done[i].Contract == c {
				return "done:" + sideIDs[seat] + ":" + strconv.Itoa(i+1)
			}
		}
	}
	switch {
	case s.Deck.Has(c):
		return "deck"
	case s.Discards.Has(c):
		return "discards"
	case s.Rival.Contracts.Has(c):
		return "syndicate"
	}
	return hidden
}

func (s *State) writeHandler(h Handler) PositionHandler {
	if s.Display.Has(h) {
		return PositionHandler{At: "display"}
	}
	unknown := false
	for seat := range int(s.Seats) {
		p := &s.Players[seat]
		for i := range p.Slots {
			if p.Slots[i].Handler == h {
				return PositionHandler{"board:" + sideIDs[seat] + ":" + slotIDs[i], int(p.Slots[i].Used), p.Slots[i].Spent}
			}
		}
		switch {
		case p.Kept == h:
			return PositionHandler{At: "kept:" + sideIDs[seat]}
		case p.Dealt.Has(h):
			return PositionHandler{At: "dealt:" + sideIDs[seat]}
		}
		unknown = unknown || s.Phase == Dealing && p.Dealt == 0
	}
	for i := range s.Rival.Handlers {
		if s.Rival.Handlers[i] == h {
			return PositionHandler{At: "syndicate:" + slotIDs[i]}
		}
	}
	switch {
	case s.waiting() == h:
		return PositionHandler{At: "hired"}
	case unknown && h.Starting():
		return PositionHandler{At: hidden}
	}
	return PositionHandler{At: "box"}
}

// waiting is the Handler that was hired and waits for a slot, or noHandler.
func (s *State) waiting() Handler {
	if s.Depth > 0 {
		if f := s.top(); f.Kind == frReplace || f.Kind == frUseFor {
			return Handler(f.What)
		}
	}
	return noHandler
}

func (p *PlayerState) write() PositionPlayer {
	out := PositionPlayer{
		Influence: int(p.Influence), Inbox: byColour(&p.Inbox), Overlay: p.Overlay, Phone: int(p.Phone), WageArea: int(p.Waged),
		Ledger: map[string]PositionRow{}, Open: p.Open, Hand: int(p.HandSize), TurnedIn: int(p.DoneSize),
		Took: map[string]map[string]int{}, Taken: map[string]bool{}, Gave: byColour(&p.Gave),
	}
	for c, id := range colourIDs {
		out.Ledger[id] = PositionRow{int(p.Rows[c].Filled), int(p.Rows[c].White)}
	}
	for i := range p.Done[:p.DoneSize] {
		out.Took[strconv.Itoa(i+1)] = byColour(&p.Done[i].Took)
	}
	for set := p.Taken; set != 0; set = set.rest() {
		out.Taken[contractIDs[set.first()]] = true
	}
	return out
}

func (r *SyndicateState) write() *PositionSyndicate {
	out := &PositionSyndicate{
		Influence: int(r.Influence), Inbox: byColour(&r.Inbox), Ledger: byColour(&r.Ledger), Column: map[string]bool{},
		Phone: int(r.Phone), Film: map[string]int{}, Card: none, Actions: map[string]string{},
	}
	for c, id := range colourIDs {
		out.Column[id] = r.Column[c]
	}
	for i := 1; i < Rounds; i++ {
		out.Film[strconv.Itoa(i+1)] = int(r.Film[i])
	}
	if r.Card != noAction {
		out.Card = actionIDs[r.Card]
	}
	for a, id := range actionIDs {
		out.Actions[id] = "discard"
		if r.Deck>>a&1 == 1 {
			out.Actions[id] = "deck"
		}
	}
	return out
}

func (f *Frame) write() PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Side: sideID(f.Side), Step: int(f.Step), City: cityID(f.City), What: none,
		Visited: map[string]bool{}, Left: byColour(&f.Left), Influence: int(f.Coin)}
	switch f.Kind {
	case frCollect:
		p.What = sourceIDs[f.What]
	case frLeak:
		p.What = letterIDs[f.What]
	case frMilestone:
		p.What = colourIDs[f.What]
	case frReplace, frUseFor:
		if Handler(f.What) != noHandler {
			p.What = handlerIDs[f.What]
		}
	case frMarket:
		for i, id := range visitIDs {
			if f.What>>i&1 == 1 {
				p.Visited[id] = true
			}
		}
	}
	return p
}

// Has reports whether c is in the set.
func (s ContractSet) Has(c Contract) bool { return s>>c&1 == 1 }

// first is the lowest Contract of a set that is not empty, rest the others.
func (s ContractSet) first() Contract { return Contract(bits.TrailingZeros32(uint32(s))) }

func (s ContractSet) rest() ContractSet { return s & (s - 1) }

// Starting reports whether h has a red frame; it leaves the game when it
// leaves a board.
func (h Handler) Starting() bool { return h >= regulars }

// Has reports whether h is in the set.
func (s HandlerSet) Has(h Handler) bool { return s>>h&1 == 1 }

// slotOf is the slot of the market that shows c, or -1.
func (s *State) slotOf(c Contract) int {
	for i, m := range s.Market {
		if m == c {
			return i
		}
	}
	return -1
}

// solo reports whether the Lone Syndicate plays.
func (s *State) solo() bool { return s.Seats == 1 }

// top is the frame on top of the stack, which must not be empty.
func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }
