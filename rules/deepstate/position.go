package deepstate

import (
	"encoding/json"
	"fmt"
	"strconv"

	"safehouse/rules"
)

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
	Level    string `json:"level"` // of HOC, none where it does not play

	// Options of ours, without an entry where they change nothing.
	Rounds    int    `json:"rounds,omitempty"`
	Closed    string `json:"closed,omitempty"` // a Project
	War       string `json:"war,omitempty"`
	Reach     int    `json:"reach_more,omitempty"`
	Missing   int    `json:"operations_boxed,omitempty"`
	Reserve   int    `json:"reserve_more,omitempty"`
	Rivals    int    `json:"rivals_reserve_more,omitempty"`
	Dossier   int    `json:"dossier,omitempty"`
	HeadStart int    `json:"head_start,omitempty"`
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

	// Identity is HOC's Identity card: it follows from the level, so that what an
	// edit says here must agree with that.
	Identity *PositionIdentity `json:"identity,omitempty"`
}

// PositionIdentity is the row of HOC's Identity card for its level.
type PositionIdentity struct {
	Reserve int `json:"reserve"`      // Agents in reserve at the start
	Ghosts  int `json:"ghosts"`       // besides those of COMINTERN
	Ahead   int `json:"ahead"`        // its Stage limit is the round's number plus this
	Treaty  int `json:"least_treaty"` // the least that each of its Treaties counts
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

const (
	none      = "none"
	hidden    = "hidden"
	inSupply  = "supply"
	inStack   = "stack"
	theDeck   = "deck"
	theRest   = "discard"
	hocPlayer = "hoc"
)

var placeIDs = []string{"box", theDeck, "zone", "", "gone", "force"}

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
		Options: s.writeOptions(),
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
		p.HOC.Identity = s.writeIdentity()
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

// writeOptions is the options of the set-up.
func (s *State) writeOptions() PositionOptions {
	o := &s.Options
	p := PositionOptions{
		Treaties: treatySetupIDs[o.Treaties], Men: o.Men, Level: s.levelID(), Rounds: int(o.Rounds), Reach: int(o.Reach), Missing: int(o.Missing),
		Reserve: int(o.Reserve), Rivals: int(o.Rivals), Dossier: int(o.Dossier), HeadStart: int(o.HeadStart),
	}
	if o.Closed > 0 {
		p.Closed = projectTable[o.Closed-1].ID
	}
	if o.War > 0 {
		p.War = warIDs[o.War]
	}
	return p
}

// writeIdentity is HOC's Identity card.
func (s *State) writeIdentity() *PositionIdentity {
	card := &identityTable[s.Options.Level]
	return &PositionIdentity{int(card.Reserve), int(card.Ghosts), int(card.Ahead), int(card.Treaty)}
}

// levelID is HOC's level, or none where it does not play.
func (s *State) levelID() string {
	if s.Seats != 1 {
		return none
	}
	return levelIDs[s.Options.Level]
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
		if s.boxed(Operation(op)) {
			p.Operations[id] = placeIDs[InBox]
		}
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
