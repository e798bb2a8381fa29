package deepstate

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"strconv"

	"safehouse/save/v1/rules"
)

// A Phase is a part of a round.
type Phase uint8

// A turnStep is how far the turn of a player has come.
type turnStep uint8

// State is a position of Deep State: one flat value.
type State struct {
	Options Choices      `msg:"opt"`
	Luck    rules.Chance `msg:"luck"`

	Seats      uint8     `msg:"n"`  // 1 to 5; with 1 HOC plays too
	Round      uint8     `msg:"rd"` // 0 during set-up
	Phase      Phase     `msg:"ph"`
	Over       bool      `msg:"over"`
	Supervisor Player    `msg:"sup"`
	Done       uint8     `msg:"done"` // players whose turn in this phase has been
	Step       turnStep  `msg:"step"`
	Stall      uint8     `msg:"stall"` // Action Phases in a row in which no Objective left the zone
	Now        TurnState `msg:"now"`

	Cards  [cards]CardState `msg:"cards"` // index is Card
	Row    [maxZone]Card    `msg:"row"`   // the Infiltration Zone from its beginning
	RowLen uint8            `msg:"rn"`
	Busy   pile             `msg:"busy"`  // Objectives taken over with Agents still on them
	Fresh  uint8            `msg:"fresh"` // Inner Circles just taken that may still be attached, one bit each

	Operations [operations]OperationState `msg:"ops"`
	Players    [players]PlayerState       `msg:"pl"`
	Supply     [secondaries]uint8         `msg:"sec"` // Secondary Objectives nobody has
	Tokens     [tokens]TokenState         `msg:"tok"`

	Deck        Set   `msg:"deck"` // Treaties; their order is not decided
	Discard     Set   `msg:"disc"` // Treaties, face down
	DeckSize    uint8 `msg:"dn"`   // stays in a view
	DiscardSize uint8 `msg:"cn"`   // stays in a view

	// Clues tell what a seat knows about Treaties that it does not see.
	Clues [players]Clue `msg:"clue"`
	Draft DraftState    `msg:"draft"`

	MenDeck     Men      `msg:"md"`
	MenDiscard  Men      `msg:"mc"`
	MenDeckSize uint8    `msg:"mn"` // stays in a view
	Head        HOCState `msg:"hoc"`

	Stack [stackSize]Frame `msg:"st"` // effects that stopped to ask, the last one on top
	Depth uint8            `msg:"dep"`
	Ask   Question         `msg:"ask"` // what is asked now
}

// A TreatySetup is how the Treaties of the start are dealt.
type TreatySetup uint8

// Choices are the options of the set-up.
type Choices struct {
	Treaties TreatySetup `msg:"tre"`
	Men      bool        `msg:"men"`
	Level    Level       `msg:"lev"` // of HOC; 0 in a game of several seats
}

// A Place is where a card of the Objective deck is.
type Place uint8

// CardState is where a card of the Objective deck is and whose Agents are on
// it.
type CardState struct {
	At     Place  `msg:"p"`
	By     Player `msg:"b"` // owner, or in the zone whose Agents are on it
	Agents uint8  `msg:"a"`
	Ghosts uint8  `msg:"g"` // in the zone only
	Host   Card   `msg:"h"` // of an Inner Circle: the card it is attached to
}

// OperationState is a Covert Operation; Agents are on it only until the
// Takeover of the phase in which it was carried out.
type OperationState struct {
	By     Player `msg:"b"` // nobody: still in the stack
	Agents uint8  `msg:"a"`
	Ghosts uint8  `msg:"g"`
}

// PlayerState is a player with everything in front of it.
type PlayerState struct {
	Reserve     uint8              `msg:"r"`
	Pool        uint8              `msg:"p"`
	Stages      [projects]uint8    `msg:"s"` // where its Coordinators are; 0: none
	Secondaries [secondaries]uint8 `msg:"q"`
	Kinds       [kinds]uint8       `msg:"k"` // Objectives taken over, counted by kind
	Made        Set                `msg:"m"` // Treaties in front of it
	Hand        Set                `msg:"h"`
	HandSize    uint8              `msg:"hn"` // stays in a view
	Buried      Set                `msg:"u"`  // set-up: put back, not shuffled in yet
	Men         Men                `msg:"a"`
	MenSize     uint8              `msg:"an"` // stays in a view
	ExtraGhosts uint8              `msg:"e"`  // Emissary: until the end of the Takeover
}

// TurnState is what matters only until the end of the current turn.
type TurnState struct {
	Infiltrated Card `msg:"i"` // the card that the Action Infiltrated, or noCard
	Anywhere    Card `msg:"y"` // the card with the Triads token, or noCard
	Played      bool `msg:"p"` // a Man of Action other than an extra one
	EmblemsLess int8 `msg:"e"`
	AgentsLess  int8 `msg:"a"`
	Unwatched   bool `msg:"f"` // the Supervisor does not restrict
	WholeZone   bool `msg:"w"`
}

// TokenState is a Treaty token.
type TokenState struct {
	At      Card   `msg:"c"` // the card it lies on, or noCard
	Used    bool   `msg:"u"` // its power was used in this round
	Live    bool   `msg:"l"` // placed in this phase: its effect holds
	Against Player `msg:"a"` // Cosa Nostra: whom it waits for, else nobody
}

// Men are numbers of cards by kind.
type Men [men]uint8

// A Clue tells for each holder which Treaties it may hold, as far as the seat
// knows anything of them.
type Clue struct {
	May [holders]Set `msg:"m"`
}

// DraftState is the draft of the experienced set-up and, until everybody has
// put two cards back, its memory. Pack i began with seat i; at step k it is
// with the k-th seat clockwise from there.
type DraftState struct {
	Step  uint8                       `msg:"s"` // picks that everybody has made
	Packs [players]Set                `msg:"p"` // what is left in them
	Taken [players][draftSteps]Treaty `msg:"t"` // what was taken from a pack at each step
}

// HOCState is HOC's own part of a position.
type HOCState struct {
	Order   [hocProjects]Project `msg:"o"` // the Project Order tokens
	Deck    [hocKinds]uint8      `msg:"d"` // Action cards that are still to come
	Grudges uint8                `msg:"g"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k"`
	By   Player    `msg:"b"` // who resolves it
	Card uint8     `msg:"c"` // Treaty, Man of Action, Project, group or card
	Step uint8     `msg:"s"` // next step of a text
	N    uint8     `msg:"n"` // how many are left
	M    uint8     `msg:"m"`
}

type frameKind uint8

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	By   Player  `msg:"b"` // who answers
}

type askKind uint8

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it. Players go by their seats "0" to "4" and "hoc".
type Position struct {
	Options    PositionOptions           `json:"options"`
	Seats      int                       `json:"seats"`
	Round      int                       `json:"round"`
	Phase      string                    `json:"phase"`
	Over       bool                      `json:"over"`
	Supervisor string                    `json:"supervisor"`
	Done       int                       `json:"done"` // players whose turn in this phase has been
	Step       string                    `json:"step"` // how far the current turn is
	Stall      int                       `json:"stall"`
	Turn       PositionTurn              `json:"turn"`
	Objectives map[string]string         `json:"objectives"` // see placeName
	Agents     map[string]PositionAgents `json:"agents"`     // Objectives and Covert Operations with Agents on them
	Attached   map[string]string         `json:"attached"`   // Inner Circle -> its host
	Fresh      map[string]bool           `json:"fresh"`      // Inner Circles that may be attached at once
	Operations map[string]string         `json:"operations"` // stack, or a player
	Players    map[string]PositionPlayer `json:"players"`
	Projects   map[string]map[string]int `json:"projects"`    // Project -> player -> Stage
	Secondary  map[string]map[string]int `json:"secondaries"` // group -> supply or player -> number
	Treaties   map[string]string         `json:"treaties"`    // see treatyPlace
	Draft      int                       `json:"draft"`       // picks that everybody has made
	Men        map[string]map[string]int `json:"men"`         // Man of Action -> deck, discard or player -> number
	Tokens     map[string]PositionToken  `json:"tokens"`
	HOC        PositionHOC               `json:"hoc"`
	Clues      map[string]map[string]any `json:"clues"`  // seat -> Treaty -> the places where it can be
	Stack      []PositionFrame           `json:"stack"`  // top first
	Unseen     map[string]int            `json:"unseen"` // in a view: sizes of hands and piles that are hidden
	Seed       string                    `json:"seed"`
	Drawn      int                       `json:"drawn"`
	Upcoming   []map[string]any          `json:"upcoming"`
}

// PositionOptions are the options of the set-up; they cannot be edited.
type PositionOptions struct {
	Treaties string `json:"treaties"`
	Men      bool   `json:"men_of_action"`
	Level    string `json:"level"` // of HOC
}

// PositionTurn is what holds for the current turn only.
type PositionTurn struct {
	Infiltrated string `json:"infiltrated"` // a card, or none
	Anywhere    string `json:"anywhere"`    // the card with the Triads token, or none
	Played      bool   `json:"played"`
	EmblemsLess int    `json:"emblems_less"`
	AgentsLess  int    `json:"agents_less"`
	Unwatched   bool   `json:"unwatched"`
	WholeZone   bool   `json:"whole_zone"`
}

// PositionAgents are the Agents on a card.
type PositionAgents struct {
	Player string `json:"player"`
	Agents int    `json:"agents"`
	Ghosts int    `json:"ghosts"`
}

// PositionPlayer is what a player has besides cards.
type PositionPlayer struct {
	Reserve     int `json:"reserve"`
	Pool        int `json:"pool"`
	ExtraGhosts int `json:"extra_ghosts"`
}

// PositionToken is a Treaty token.
type PositionToken struct {
	At      string `json:"at"` // a card, or none
	Used    bool   `json:"used"`
	Live    bool   `json:"live"`
	Against string `json:"against"` // a player, or none
}

// PositionHOC is HOC's own part.
type PositionHOC struct {
	Order   []string       `json:"order"`
	Deck    map[string]int `json:"deck"`
	Grudges int            `json:"grudges"`
}

// PositionFrame is an effect that waits.
type PositionFrame struct {
	Kind   string `json:"kind"`
	Player string `json:"player"`
	Card   string `json:"card"` // as the kind says, or none
	Step   int    `json:"step"`
	N      int    `json:"n"`
	M      int    `json:"m"`
}

// A Player is who takes turns: the seats in clockwise order, and in a solo
// game HOC as the second player.
type Player uint8

// A Set is a set of Treaties, one bit each.
type Set uint64

// A Level is how strong HOC is.
type Level uint8

// A Kind is one of the 18 Objectives, or the World War.
type Kind uint8

// A Card is one card of the Objective deck.
type Card uint8

// A Project is one of the four World Domination Projects.
type Project uint8

// A pile is the cards that are in the Objective deck, one bit each.
type pile [2]uint64

// A Treaty is one of the 46 Treaties.
type Treaty uint8

// playerID is a player's key.
func (s *State) playerID(p Player) string {
	switch {
	case p == nobody:
		return none
	case s.automa(p):
		return hocPlayer
	}
	return strconv.Itoa(int(p))
}

// placeName says where a card of the Objective deck is: box, deck, gone, force
// (a World War in effect), zone:<place from 1>, or the player that has it.
func (s *State) placeName(card Card) string {
	switch at := s.Cards[card].At; at {
	case InZone:
		return fmt.Sprintf("zone:%d", s.inRow(card)+1)
	case Taken:
		return s.playerID(s.Cards[card].By)
	default:
		return placeIDs[at]
	}
}

// treatyPlace says where a Treaty is: deck, discard, hand:<player>,
// made:<player>, back:<player> (put back in set-up), in a draft
// pack:<number> or taken:<pack>:<step from 1>, or in a view hidden.
func (s *State) treatyPlace(t Treaty) string {
	if s.Phase == Drafting || s.Phase == Dealing {
		if at, ok := s.draftPlace(t); ok {
			return at
		}
	}
	for p := range Player(s.count()) {
		st := &s.Players[p]
		switch {
		case st.Made.Has(t):
			return "made:" + s.playerID(p)
		case st.Hand.Has(t):
			return "hand:" + s.playerID(p)
		case st.Buried.Has(t):
			return "back:" + s.playerID(p)
		}
	}
	switch {
	case s.Deck.Has(t):
		return theDeck
	case s.Discard.Has(t):
		return theRest
	}
	return hidden
}

func (s *State) draftPlace(t Treaty) (string, bool) {
	for pack := range s.Draft.Packs {
		if s.Draft.Packs[pack].Has(t) {
			return fmt.Sprintf("pack:%d", pack), true
		}
		for k, taken := range s.Draft.Taken[pack] {
			if taken == t {
				back := ""
				if s.Players[s.takerOf(pack, k)].Buried.Has(t) {
					back = ":back"
				}
				return fmt.Sprintf("taken:%d:%d%s", pack, k+1, back), true
			}
		}
	}
	return "", false
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{treatySetupIDs[s.Options.Treaties], s.Options.Men, levelIDs[s.Options.Level]},
		Seats:   int(s.Seats), Round: int(s.Round), Phase: phaseIDs[s.Phase], Over: s.Over,
		Supervisor: s.playerID(s.Supervisor), Done: int(s.Done), Step: turnStepIDs[s.Step], Stall: int(s.Stall),
		Turn: PositionTurn{cardID(s.Now.Infiltrated), cardID(s.Now.Anywhere), s.Now.Played, int(s.Now.EmblemsLess),
			int(s.Now.AgentsLess), s.Now.Unwatched, s.Now.WholeZone},
		Objectives: map[string]string{}, Agents: map[string]PositionAgents{}, Attached: map[string]string{},
		Fresh: map[string]bool{}, Operations: map[string]string{}, Players: map[string]PositionPlayer{},
		Projects: map[string]map[string]int{}, Secondary: map[string]map[string]int{}, Treaties: map[string]string{},
		Draft: int(s.Draft.Step), Men: map[string]map[string]int{}, Tokens: map[string]PositionToken{},
		HOC:   PositionHOC{Order: []string{}, Deck: map[string]int{}, Grudges: int(s.Head.Grudges)},
		Clues: map[string]map[string]any{}, Stack: []PositionFrame{}, Unseen: map[string]int{},
		Seed: strconv.FormatUint(s.Luck.Rand.S, 16), Drawn: int(s.Luck.Drawn), Upcoming: info.WriteNext(&s.Luck),
	}
	s.writeCards(&p)
	s.writePlayers(&p)
	s.writeTreaties(&p)
	if s.Options.Men {
		s.writeMen(&p)
	}
	if s.Seats == 1 {
		for _, project := range s.Head.Order {
			p.HOC.Order = append(p.HOC.Order, projectTable[project].ID)
		}
		for card, n := range s.Head.Deck {
			p.HOC.Deck[hocTable[card].ID] = int(n)
		}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		p.Stack = append(p.Stack, s.writeFrame(&s.Stack[i]))
	}
	return json.Marshal(p)
}

// cardID is the id of a card of the Objective deck, or none.
func cardID(card Card) string {
	if card == noCard {
		return none
	}
	return printed.ids[card]
}

func (s *State) writeCards(p *Position) {
	for i := range s.Cards {
		card, st := Card(i), &s.Cards[i]
		p.Objectives[printed.ids[i]] = s.placeName(card)
		if st.Agents > 0 {
			p.Agents[printed.ids[i]] = PositionAgents{s.playerID(st.By), int(st.Agents), int(st.Ghosts)}
		}
		if st.Host != noCard {
			p.Attached[printed.ids[i]] = printed.ids[st.Host]
		}
	}
	lo, hi := copiesOf(InnerCircle)
	for ic := lo; ic < hi; ic++ {
		if s.Fresh>>(ic-lo)&1 == 1 {
			p.Fresh[printed.ids[ic]] = true
		}
	}
	for op := range s.Operations {
		st, id := &s.Operations[op], operationTable[op].ID
		p.Operations[id] = inStack
		if st.By != nobody {
			p.Operations[id] = s.playerID(st.By)
		}
		if st.Agents > 0 {
			p.Agents[id] = PositionAgents{s.playerID(st.By), int(st.Agents), int(st.Ghosts)}
		}
	}
	for t := range s.Tokens {
		tok := &s.Tokens[t]
		p.Tokens[tokenTreaty[t].card().ID] = PositionToken{cardID(tok.At), tok.Used, tok.Live, s.playerID(tok.Against)}
	}
}

func (s *State) writePlayers(p *Position) {
	for project := range projectTable {
		p.Projects[projectTable[project].ID] = map[string]int{}
	}
	for g := range s.Supply {
		p.Secondary[groupIDs[g]] = map[string]int{inSupply: int(s.Supply[g])}
	}
	for i := range Player(s.count()) {
		st, id := &s.Players[i], s.playerID(i)
		p.Players[id] = PositionPlayer{int(st.Reserve), int(st.Pool), int(st.ExtraGhosts)}
		for project, stage := range st.Stages {
			if stage > 0 {
				p.Projects[projectTable[project].ID][id] = int(stage)
			}
		}
		for g, n := range st.Secondaries {
			p.Secondary[groupIDs[g]][id] = int(n)
		}
	}
}

func (s *State) writeTreaties(p *Position) {
	hides := false
	for t := range Treaty(treatyCards) {
		at := s.treatyPlace(t)
		p.Treaties[t.card().ID] = at
		hides = hides || at == hidden
	}
	if hides {
		p.Unseen["deck"], p.Unseen["discard"] = int(s.DeckSize), int(s.DiscardSize)
		for i := range Player(s.Seats) {
			if n := int(s.Players[i].HandSize) - s.Players[i].Hand.Len(); n > 0 {
				p.Unseen["hand:"+s.playerID(i)] = n
			}
		}
	}
	for seat := range int(s.Seats) {
		clues := map[string]any{}
		for h, may := range s.Clues[seat].May {
			for rest := may; rest != 0; rest = rest.rest() {
				id := rest.first().card().ID
				set, ok := clues[id].(map[string]bool)
				if !ok {
					set = map[string]bool{}
					clues[id] = set
				}
				set[holderIDs[h]] = true
			}
		}
		if len(clues) > 0 {
			p.Clues[strconv.Itoa(seat)] = clues
		}
	}
}

func (s *State) writeMen(p *Position) {
	put := func(at string, m *Men) {
		for man, n := range m {
			if n > 0 {
				p.Men[manTable[man].ID][at] = int(n)
			}
		}
	}
	for man := range manTable {
		p.Men[manTable[man].ID] = map[string]int{}
	}
	put(theDeck, &s.MenDeck)
	put(theRest, &s.MenDiscard)
	if n := int(s.MenDeckSize) - s.MenDeck.count(); n > 0 {
		p.Unseen["men:deck"] = n
	}
	for i := range Player(s.Seats) {
		st := &s.Players[i]
		put(s.playerID(i), &st.Men)
		if n := int(st.MenSize) - st.Men.count(); n > 0 {
			p.Unseen["men:"+s.playerID(i)] = n
		}
	}
}

// cardKindOf is the table whose ids a frame's Card is printed with.
func cardKindOf(k frameKind) rules.RefKind {
	switch k {
	case frTreaty:
		return kTreaty
	case frMan:
		return kMan
	case frPay, frOffer:
		return kProject
	case frGive:
		return kGroup
	case frAttach:
		return kCard
	}
	return rules.None
}

func (s *State) writeFrame(f *Frame) PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Player: s.playerID(f.By), Card: none, Step: int(f.Step), N: int(f.N), M: int(f.M)}
	if k := cardKindOf(f.Kind); k != rules.None {
		p.Card = info.Refs[k].IDs[f.Card]
	}
	return p
}

// count is the number of players, HOC included.
func (s *State) count() uint8 {
	if s.Seats == 1 {
		return 2
	}
	return s.Seats
}

// automa reports whether p is HOC.
func (s *State) automa(p Player) bool { return s.Seats == 1 && p == HOC }

// Has reports whether t is in the set.
func (s Set) Has(t Treaty) bool { return s>>t&1 == 1 }

// Len is the number of Treaties in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// first is the lowest Treaty of a set that is not empty, rest the others.
func (s Set) first() Treaty { return Treaty(bits.TrailingZeros64(uint64(s))) }

func (s Set) rest() Set { return s & (s - 1) }

// takerOf is the seat that holds a pack at a step.
func (s *State) takerOf(pack, step int) int { return (pack + step) % int(s.Seats) }

// inRow is the place of a card in the zone, or -1.
func (s *State) inRow(card Card) int {
	for i, c := range s.Row[:s.RowLen] {
		if c == card {
			return i
		}
	}
	return -1
}

// count is the number of cards.
func (m *Men) count() int {
	n := 0
	for _, x := range m {
		n += int(x)
	}
	return n
}

// copiesOf is the cards of a kind: from lo up to, not including, hi.
func copiesOf(k Kind) (lo, hi Card) { return printed.first[k], printed.first[k+1] }

func (t Treaty) card() *TreatyCard { return &treatyTable[t] }
