package shadownetwork

import (
	"encoding/json"
	"strconv"

	"safehouse/rules"
)

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it.
type Position struct {
	Options   PositionOptions            `json:"options"`
	Seats     int                        `json:"seats"`
	Round     int                        `json:"round"` // 0 during set-up
	Phase     string                     `json:"phase"`
	First     string                     `json:"first"` // seat, syndicate, or none
	Next      string                     `json:"next"`  // from whom on the next Agent is looked for; in scoring who may choose next
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
	Syndicate string            `json:"syndicate"`
	House     map[string]string `json:"house,omitempty"` // options of the house that are not as printed
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
	Open      bool                      `json:"analysis_open"`    // another window of the Analysis phase is to come
	Hand      int                       `json:"hand"`             // number of Contracts, follows from Contracts
	TurnedIn  int                       `json:"turned_in"`        // the same
	Took      map[string]map[string]int `json:"took"`             // briefcases that each Contract turned in took
	Taken     map[string]bool           `json:"taken"`            // Contracts it was seen to take and still has
	Gave      map[string]int            `json:"gave"`             // Intelligence of the Contract thrown away in set-up, follows
	Finish    map[string]bool           `json:"finish,omitempty"` // Contracts chosen to be finished in final scoring; none: the best ones
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

const (
	none   = "none"
	hidden = "hidden"
)

// visitIDs are the actions of a visit to the Black Market, in the order of the
// bits of Frame.What.
var visitIDs = []string{"exchange-yellow", "exchange-green", "exchange-blue", "exchange-purple", "recruit", "draw", "hire"}

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
		Options: PositionOptions{levelIDs[s.Level], s.House.write()},
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
// set-up>, syndicate, out (of this game), or in a view hidden.
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
	case !s.House.fullDeck().Has(c):
		return "out"
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
	for set := p.Chosen; set != 0; set = set.rest() {
		if out.Finish == nil {
			out.Finish = map[string]bool{}
		}
		out.Finish[contractIDs[set.first()]] = true
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

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was. What
// follows from other entries (numbers of cards, knowledge of cards that have
// moved on) may be left as it was in s.
func (s *State) UnmarshalJSON(b []byte) error {
	var p Position
	if err := rules.DecodeStrict(b, &p); err != nil {
		return err
	}
	r := reader{old: s}
	r.read(&p)
	if r.Err != nil {
		return r.Err
	}
	if s.Seats != 0 && (r.Level != s.Level || r.House != s.House || r.Seats != s.Seats) {
		return rules.ErrSetup
	}
	if err := r.consistent(); err != nil {
		return err
	}
	if err := engine.Run(world{State: &r.State}, &r.State); err != nil {
		return err
	}
	if err := r.Validate(); err != nil {
		return err
	}
	*s = r.State
	return nil
}
