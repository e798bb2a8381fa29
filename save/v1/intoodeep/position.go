package intoodeep

import (
	"encoding/json"
	"math/bits"
	"strconv"

	"safehouse/save/v1/rules"
)

// A Phase is a part of the game's course: the five steps of a person's turn,
// Echo's turn, and the end of a Chapter.
type Phase uint8

// State is a position of In Too Deep: one flat value.
type State struct {
	Options Choices      `msg:"opt"`
	Luck    rules.Chance `msg:"luck"`

	Seats     uint8  `msg:"n"`
	Round     uint16 `msg:"rd"`
	Phase     Phase  `msg:"ph"`
	Over      bool   `msg:"over"`
	First     uint8  `msg:"first"` // the start player, a person
	Now       uint8  `msg:"now"`   // whose turn it is
	Chapter   uint8  `msg:"ch"`    // 1 to 3
	Triggered bool   `msg:"tr"`    // the end of the Chapter has been triggered
	LastTurns uint8  `msg:"lt"`    // Chapter 3: turns to be played after the one that triggered its end
	Lasted    uint8  `msg:"la"`    // rounds that this Chapter has lasted

	Turning Turning            `msg:"tu"`
	City    City               `msg:"city"`
	Players [maxPlayers]Player `msg:"pl"`
	Locks   [criminals]uint8   `msg:"lock"` // Boost token on the tag, else noToken

	// Evidence board.
	Supply     Set              `msg:"sup"`
	Pool       Set              `msg:"pool"`
	Plank      [plankSize]uint8 `msg:"pk"` // tokens, or noToken
	Wheel      [sectors]uint8   `msg:"wh"` // Boost tokens, or noToken
	WheelIntel [sectors]uint8   `msg:"wi"`
	Stack      Stock            `msg:"bs"`
	Spent      Stock            `msg:"bd"` // discarded Boosts

	// Syndicate board.
	Assignments [3]Evidence  `msg:"as"`
	Filed       [3][3]uint8  `msg:"fi"` // tokens on the Chapter slots of each row
	FiledDown   [3]uint8     `msg:"fd"` // those of them that lie face down, one bit each
	Slots       [slots]uint8 `msg:"sl"` // tokens in the bonus slots, face down
	Public      Set          `msg:"pub"`

	// Cards.
	Dilemmas  Set         `msg:"dd"` // the deck
	Discarded Set         `msg:"dx"`
	Crimes    Set         `msg:"cd"` // the shuffled parts of all four crime decks
	Under     [decks]Pile `msg:"un"` // ditched cards below them
	Display   Set         `msg:"dp"`
	Done      Set         `msg:"sd"` // completed Side Crimes
	Removed   Set         `msg:"rm"` // not in this game

	Echo EchoState `msg:"echo"`

	// Clues are what each seat knows about pieces that it does not see.
	Clues  [maxPlayers]Clue `msg:"clue"`
	Unseen Unseen           `msg:"uns"`

	Frames [stackSize]Frame `msg:"st"` // effects that stopped to ask, the last one on top
	Depth  uint8            `msg:"dep"`
	Ask    Question         `msg:"ask"`
}

// Choices are the options of the set-up.
type Choices struct {
	Echo       bool `msg:"e"` // Echo beside two persons; alone against her always
	Feedback   bool `msg:"f"` // her harder board
	Storylines int8 `msg:"s"` // 5 to 7
}

// Turning is what a person's turn has come to.
type Turning struct {
	Actions   int8     `msg:"a"`
	Push      Criminal `msg:"p"` // has an extra action that it must perform, else nobody
	Freed     Crew     `msg:"f"` // unhooked in this hook step
	Disrupted bool     `msg:"d"` // the Disruptor's free use is gone
	Inspired  bool     `msg:"i"` // the Scourge's use is gone
	Ignoring  bool     `msg:"g"` // Criminals ignore Blockades
	Free      uint8    `msg:"n"` // free rearrangements since the last thing that cost something
}

// Player is a Console with everything in and beside it.
type Player struct {
	Console   uint8               `msg:"c"` // 0 to 4 for I to V
	Intel     int16               `msg:"i"` // hiddenIntel in a view
	Tolerance uint8               `msg:"t"`
	Hooks     [hookSlots]Criminal `msg:"h"` // from the top
	Grip      [criminals]uint8    `msg:"g"`
	Dossiers  uint8               `msg:"do"`
	Memory    Set                 `msg:"m"` // Evidence tokens
	Locker    Set                 `msg:"l"`
	Hand      Set                 `msg:"d"` // Dilemmas
	Well      Set                 `msg:"w"`
	Crimes    Set                 `msg:"cr"` // in hand
	Waiting   Set                 `msg:"wt"` // crimes face down beside the Console
	Saved     Stock               `msg:"b"`
}

// Pile is the ditched crimes below a deck, the next one to be drawn first.
type Pile struct {
	N     uint8     `msg:"n"`
	Cards [21]uint8 `msg:"c"`
}

// City is everything that stands or lies in the Zones.
type City struct {
	Ring [zones]Zone `msg:"r"` // the Zone at each spot
	Spot [zones]Spot `msg:"z"` // the spot of each Zone

	Pawn   [criminals]Spot `msg:"p"` // noSpot: not in this game
	Holds  [criminals]Item `msg:"h"`
	Holder [items]Criminal `msg:"o"`
	Lies   [items]Spot     `msg:"l"` // of a loose Item, else noSpot

	// Heat is the spots of the stacks of three, two and one marker.
	Heat     [3]Spot `msg:"heat"`
	Sentinel Spot    `msg:"sen"`
	// Blockade is the edges with a Blockade; the first is the one that Echo's
	// set-up marks.
	Blockade [2]Edge `msg:"blk"`
}

// Clue is what one seat knows, by piece.
type Clue struct {
	Tokens   [tokens]uint16   `msg:"t"`
	Dilemmas [dilemmas]uint16 `msg:"d"`
	Crimes   [crimes]uint16   `msg:"c"`
	Boosts   Stock            `msg:"b"` // saved ones of others that it saw being taken
}

// EchoState is what belongs to Echo alone. Her Console is the last of Players.
type EchoState struct {
	Deck     uint16      `msg:"d"` // cards not flipped yet, one bit each
	Criminal [5]Criminal `msg:"c"` // in the slots A to D, and the one outside
	Progress uint8       `msg:"p"`
	Card     uint8       `msg:"f"` // flipped this turn, else noEchoCard
	Filed    bool        `msg:"fi"`
	Bonus    bool        `msg:"bo"` // has filed into a bonus slot this turn
}

// Unseen counts what lies hidden in a view. In a full state it is zero.
type Unseen struct {
	Memory   [maxPlayers]uint8        `msg:"m"`
	Locker   [maxPlayers]uint8        `msg:"l"`
	Hand     [maxPlayers]uint8        `msg:"h"`
	Well     [maxPlayers]uint8        `msg:"w"`
	Saved    [maxPlayers]uint8        `msg:"b"`
	Crimes   [maxPlayers][decks]uint8 `msg:"c"`
	Waiting  [maxPlayers][decks]uint8 `msg:"wt"`
	Deck     [decks]uint8             `msg:"d"`
	Pool     uint8                    `msg:"p"`
	Supply   uint8                    `msg:"s"`
	Dilemmas uint8                    `msg:"dd"`
	Discard  uint8                    `msg:"dx"`
	Stack    uint8                    `msg:"bs"`
}

// A Frame is an effect that waits on the decision stack.
type Frame struct {
	Kind frameKind `msg:"k"`
	Who  uint8     `msg:"w"` // player to whom it happens
	From source    `msg:"f"`
	ID   uint8     `msg:"i"` // Zone, Criminal, Boost or crime
	Step uint8     `msg:"s"`
	N    int8      `msg:"n"` // how many are left
	X    uint8     `msg:"x"`
	Cast Cast      `msg:"c"`
}

// A source is what printed an effect.
type source uint8

type frameKind uint8

// A Question is what the game waits for.
type Question struct {
	Kind askKind `msg:"k"`
	Seat uint8   `msg:"s"` // who answers
}

// Position is the whole state in names, as the referee prints and edits it.
// Whatever lies in one place at a time has one entry that says where, so that
// one entry moves it.
type Position struct {
	Options   PositionOptions             `json:"options"`
	Seats     int                         `json:"seats"`
	Round     int                         `json:"round"`
	Phase     string                      `json:"phase"`
	Over      bool                        `json:"over"`
	First     string                      `json:"first"` // the start player
	Now       string                      `json:"now"`   // whose turn it is: a seat or echo
	Chapter   PositionChapter             `json:"chapter"`
	Turn      PositionTurn                `json:"turn"`
	Ring      map[string]string           `json:"ring"`      // spot, 1 to 8 clockwise: Zone
	Criminals map[string]PositionCriminal `json:"criminals"` // those in play
	Items     map[string]string           `json:"items"`     // a Zone, or held:<criminal>
	Heat      map[string]string           `json:"heat"`      // stack of 3, 2, 1: Zone
	Sentinel  string                      `json:"sentinel"`
	Blockades map[string]string           `json:"blockades"` // the Zone on whose clockwise edge each stands
	Players   map[string]PositionPlayer   `json:"players"`   // by seat, and echo
	Evidence  map[string]string           `json:"evidence"`  // where each token is, see tokenPlace
	Dilemmas  map[string]string           `json:"dilemmas"`  // deck, discard, hand:<player>, well:<player>
	Crimes    map[string]string           `json:"crimes"`    // see crimePlace
	Boosts    map[string]string           `json:"boosts"`    // stack, discard, wheel:<sector>, saved:<player>, lock:<criminal>
	Wheel     map[string]int              `json:"wheel"`     // Intel in each sector
	Rows      map[string]string           `json:"rows"`      // Assignment of each row of the Chapter grid
	Echo      *PositionEcho               `json:"echo,omitempty"`
	Clues     map[string]PositionClues    `json:"clues"`            // by seat
	Unseen    map[string]int              `json:"unseen,omitempty"` // in a view: hidden pieces by place
	Stack     []PositionFrame             `json:"stack"`            // effects that wait, top first
	Seed      string                      `json:"seed"`
	Drawn     int                         `json:"drawn"`
	Upcoming  []map[string]any            `json:"upcoming"`
}

// PositionOptions are the options of the set-up; they cannot be edited.
type PositionOptions struct {
	Echo       bool   `json:"echo"`
	Difficulty string `json:"difficulty"`
	Storylines int    `json:"storylines"`
}

// PositionChapter is how far the Chapter has come.
type PositionChapter struct {
	Number    int  `json:"number"`
	Rounds    int  `json:"rounds"`
	Triggered bool `json:"triggered"`
	LastTurns int  `json:"last_turns"` // until it resolves, the one in progress included
}

// PositionTurn is what the turn has come to.
type PositionTurn struct {
	Actions   int             `json:"actions"`
	Stamina   string          `json:"stamina"`  // who has bought an extra action, or none
	Unhooked  map[string]bool `json:"unhooked"` // in this hook step
	Disrupted bool            `json:"disrupted"`
	Inspired  bool            `json:"inspired"`
	Ignoring  bool            `json:"ignoring_blockades"`
	Free      int             `json:"free"` // free rearrangements in a row
}

// PositionCriminal is a Criminal in play.
type PositionCriminal struct {
	Zone string `json:"zone"`
	Tag  string `json:"tag"` // void, or <player>:<slot>
}

// PositionPlayer is a Console. What lies in it is found under Evidence,
// Dilemmas, Crimes and Boosts.
type PositionPlayer struct {
	Console   string         `json:"console"`
	Intel     any            `json:"intel"` // in a view hidden for others
	Tolerance int            `json:"tolerance"`
	Dossiers  int            `json:"dossiers"`
	Grip      map[string]int `json:"grip"`
}

// PositionEcho is what belongs to Echo alone.
type PositionEcho struct {
	Deck      map[string]bool   `json:"deck"`      // cards not flipped yet
	Card      string            `json:"card"`      // the last one flipped, or none
	Criminals map[string]string `json:"criminals"` // slot: Criminal
	Progress  int               `json:"progress"`
	Filed     bool              `json:"filed"`
	Bonus     bool              `json:"bonus"`
}

// PositionClues is what a seat knows: piece, then the places where it can be;
// known marks a piece that it could point at.
type PositionClues struct {
	Evidence map[string]map[string]bool `json:"evidence,omitempty"`
	Dilemmas map[string]map[string]bool `json:"dilemmas,omitempty"`
	Crimes   map[string]map[string]bool `json:"crimes,omitempty"`
	Boosts   map[string]bool            `json:"boosts,omitempty"`
}

// PositionFrame is an effect that waits. Which entries matter depends on its
// kind.
type PositionFrame struct {
	Kind  string            `json:"kind"`
	Who   string            `json:"who"` // the player to whom it happens
	From  string            `json:"from"`
	ID    string            `json:"id"` // Zone, Criminal, Boost or crime
	Step  int               `json:"step"`
	Left  int               `json:"left"` // how many are left
	Roles map[string]string `json:"roles,omitempty"`

	Effect   int             `json:"effect,omitempty"`   // crime: the next step of its effect
	Approach string          `json:"approach,omitempty"` // crime and reward
	Rival    string          `json:"rival,omitempty"`    // challenge
	Place    string          `json:"place,omitempty"`    // file-evidence: where
	Players  map[string]bool `json:"players,omitempty"`  // chapter: who is still to come
	Rolled   map[string]bool `json:"rolled,omitempty"`   // echo: white results
	Banked   int             `json:"banked,omitempty"`
	Shifts   *PositionShifts `json:"shifts,omitempty"`
	Peeked   []PositionPeek  `json:"peeked,omitempty"` // text: tokens pointed at
}

// PositionShifts is what a shift may be.
type PositionShifts struct {
	Optional  bool   `json:"optional"`
	Sentinel  bool   `json:"sentinel"`
	Blockades bool   `json:"blockades"`
	Reach     string `json:"reach"` // all, nearby or border
	Around    string `json:"around,omitempty"`
}

// PositionPeek is a token that was pointed at.
type PositionPeek struct {
	Token string `json:"token"`
	Place string `json:"place"`
}

// Stock is a set of Boost tokens, one bit each.
type Stock uint64

// A Zone is one of the eight boards that form New Dawn City.
type Zone uint8

// A Spot is a position of the ring, 0 to 7 clockwise. Edge i lies between the
// spots i and i+1.
type Spot uint8

// A Spot is a position of the ring, 0 to 7 clockwise. Edge i lies between the
// spots i and i+1.
type Edge uint8

// An Item is one of the eight; two of a type follow each other.
type Item uint8

// A Role is someone or somewhere that a crime's criteria speak of.
type Role uint8

// A Criminal is one of the ten members of the Syndicate.
type Criminal uint8

// A Crew is a set of Criminals, one bit each.
type Crew uint16

// A Cast is who plays the roles of a crime: Criminals for U, V and C, a spot
// for Z.
type Cast [roles]uint8

type askKind uint8

// A family is a kind of hidden piece.
type family uint8

// A Set is a set of up to 72 printed pieces of one kind: Evidence tokens,
// Dilemmas, crimes. One bit a piece.
type Set [2]uint64

// An Evidence is a type of Evidence.
type Evidence uint8

// playerID is a seat's number, or echo.
func (s *State) playerID(p int) string {
	if s.isEcho(p) {
		return "echo"
	}
	return strconv.Itoa(p)
}

func (s *State) zoneID(p Spot) string { return zoneIDs[s.City.Ring[p&(zones-1)]] }

// MarshalJSON prints the position.
func (s *State) MarshalJSON() ([]byte, error) {
	p := Position{
		Options: PositionOptions{s.Options.Echo, boardIDs[0], int(s.Options.Storylines)},
		Seats:   int(s.Seats), Round: int(s.Round), Phase: phaseIDs[s.Phase], Over: s.Over,
		First: s.playerID(int(s.First)), Now: s.playerID(int(s.Now)),
		Chapter:   PositionChapter{int(s.Chapter), int(s.Lasted), s.Triggered, int(s.LastTurns)},
		Turn:      s.writeTurn(),
		Ring:      map[string]string{},
		Criminals: map[string]PositionCriminal{},
		Items:     map[string]string{}, Heat: map[string]string{}, Sentinel: s.zoneID(s.City.Sentinel),
		Blockades: map[string]string{}, Players: map[string]PositionPlayer{},
		Evidence: map[string]string{}, Dilemmas: map[string]string{}, Crimes: map[string]string{}, Boosts: map[string]string{},
		Wheel: map[string]int{}, Rows: map[string]string{}, Clues: map[string]PositionClues{},
		Unseen: s.writeUnseen(), Stack: []PositionFrame{},
		Seed: strconv.FormatUint(s.Luck.Rand.S, 16), Drawn: int(s.Luck.Drawn), Upcoming: info.WriteNext(&s.Luck),
	}
	if s.Options.Feedback {
		p.Options.Difficulty = boardIDs[1]
	}
	s.writeCity(&p)
	for q := range s.players() {
		p.Players[s.playerID(q)] = s.writePlayer(q)
	}
	s.writePieces(&p)
	for i, n := range s.WheelIntel {
		p.Wheel[spotIDs[i]] = int(n)
	}
	for row, e := range s.Assignments {
		p.Rows[placeIDs[row]] = evidenceIDs[e]
	}
	if s.withEcho() {
		p.Echo = s.writeEcho()
	}
	for seat := range int(s.Seats) {
		p.Clues[strconv.Itoa(seat)] = s.writeClues(&s.Clues[seat])
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		p.Stack = append(p.Stack, s.writeFrame(&s.Frames[i]))
	}
	return json.Marshal(p)
}

func (s *State) writeTurn() PositionTurn {
	t := &s.Turning
	p := PositionTurn{Actions: int(t.Actions), Stamina: none, Unhooked: crewSet(t.Freed), Disrupted: t.Disrupted,
		Inspired: t.Inspired, Ignoring: t.Ignoring, Free: int(t.Free)}
	if t.Push != nobody {
		p.Stamina = criminalIDs[t.Push]
	}
	return p
}

// crewSet writes a set of Criminals as an object, so that one can be changed
// alone.
func crewSet(set Crew) map[string]bool {
	m := map[string]bool{}
	for ; set != 0; set = set.rest() {
		m[criminalIDs[set.first()]] = true
	}
	return m
}

func (s *State) writeCity(p *Position) {
	c := &s.City
	for at, z := range c.Ring {
		p.Ring[spotIDs[at]] = zoneIDs[z]
	}
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		k := rest.first()
		in := PositionCriminal{s.zoneID(c.Pawn[k]), void}
		for q := range s.players() {
			for i, h := range s.Players[q].Hooks {
				if h == k {
					in.Tag = s.playerID(q) + ":" + strconv.Itoa(i+1)
				}
			}
		}
		p.Criminals[criminalIDs[k]] = in
	}
	for i := range itemTable {
		if k := c.Holder[i]; k != nobody {
			p.Items[itemIDs[i]] = "held:" + criminalIDs[k]
		} else {
			p.Items[itemIDs[i]] = s.zoneID(c.Lies[i])
		}
	}
	for i, at := range c.Heat {
		p.Heat[stackIDs[i]] = s.zoneID(at)
	}
	for i, e := range c.Blockade {
		p.Blockades[s.blockadeID(i)] = s.zoneID(Spot(e))
	}
}

// blockadeID names a Blockade: with Echo one of them is marked.
func (s *State) blockadeID(i int) string {
	if s.withEcho() {
		return [2]string{"marked", "unmarked"}[i]
	}
	return spotIDs[i]
}

func (s *State) writePlayer(q int) PositionPlayer {
	pl := &s.Players[q]
	p := PositionPlayer{Console: consoleIDs[pl.Console], Intel: int(pl.Intel), Tolerance: int(pl.Tolerance), Dossiers: int(pl.Dossiers),
		Grip: map[string]int{}}
	if pl.Intel == hiddenIntel {
		p.Intel = hidden
	}
	for rest := s.cast(); rest != 0; rest = rest.rest() {
		p.Grip[criminalIDs[rest.first()]] = int(pl.Grip[rest.first()])
	}
	return p
}

func (s *State) writeEcho() *PositionEcho {
	e := &s.Echo
	p := &PositionEcho{Deck: map[string]bool{}, Card: none, Criminals: map[string]string{}, Progress: int(e.Progress), Filed: e.Filed, Bonus: e.Bonus}
	for i := range echoCards {
		if e.Deck>>i&1 == 1 {
			p.Deck[echoIDs[i]] = true
		}
	}
	if e.Card != noEchoCard {
		p.Card = echoIDs[e.Card]
	}
	for i, k := range e.Criminal {
		if k != nobody {
			p.Criminals[letterIDs[i]] = criminalIDs[k]
		}
	}
	return p
}

// writePieces says of each piece where it lies. In a view pieces that are
// hidden have no entry.
func (s *State) writePieces(p *Position) {
	put := func(m map[string]string, names []string, set Set, place string) {
		for !set.empty() {
			m[names[set.next()]] = place
		}
	}
	putOne := func(m map[string]string, names []string, x uint8, place string) {
		if int(x) < len(names) {
			m[names[x]] = place
		}
	}
	put(p.Evidence, tokenIDs, s.Supply, "supply")
	put(p.Evidence, tokenIDs, s.Pool, "pool")
	put(p.Evidence, tokenIDs, s.Public, "public")
	for i, t := range s.Plank {
		putOne(p.Evidence, tokenIDs, t, "plank:"+spotIDs[i])
	}
	for i, t := range s.Slots {
		putOne(p.Evidence, tokenIDs, t, placeIDs[placeSlot+i])
	}
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			place := placeIDs[row] + ":" + spotIDs[i]
			if s.FiledDown[row]>>i&1 == 1 {
				place += ":down"
			}
			putOne(p.Evidence, tokenIDs, t, place)
		}
	}
	put(p.Dilemmas, cardIDs, s.Dilemmas, "deck")
	put(p.Dilemmas, cardIDs, s.Discarded, "discard")
	put(p.Crimes, crimeIDs, s.Crimes, "deck")
	put(p.Crimes, crimeIDs, s.Display, "display")
	put(p.Crimes, crimeIDs, s.Done, "done")
	put(p.Crimes, crimeIDs, s.Removed, "removed")
	for d := range s.Under {
		for i, c := range s.Under[d].Cards[:s.Under[d].N] {
			putOne(p.Crimes, crimeIDs, c, "under:"+strconv.Itoa(i+1))
		}
	}
	for i := range s.Depth {
		if c := s.Frames[i].crimeUnderWay(); c >= 0 {
			p.Crimes[crimeIDs[c]] = "completing"
		}
	}
	stock := func(set Stock, place string) {
		for ; set != 0; set &= set - 1 {
			p.Boosts[tileIDs[set.first()]] = place
		}
	}
	stock(s.Stack, "stack")
	stock(s.Spent, "discard")
	for i, t := range s.Wheel {
		putOne(p.Boosts, tileIDs, t, "wheel:"+spotIDs[i])
	}
	for k, t := range s.Locks {
		putOne(p.Boosts, tileIDs, t, "lock:"+criminalIDs[k])
	}
	for q := range s.players() {
		pl, id := &s.Players[q], s.playerID(q)
		put(p.Evidence, tokenIDs, pl.Memory, "memory:"+id)
		put(p.Evidence, tokenIDs, pl.Locker, "locker:"+id)
		put(p.Dilemmas, cardIDs, pl.Hand, "hand:"+id)
		put(p.Dilemmas, cardIDs, pl.Well, "well:"+id)
		put(p.Crimes, crimeIDs, pl.Crimes, "hand:"+id)
		put(p.Crimes, crimeIDs, pl.Waiting, "waiting:"+id)
		stock(pl.Saved, "saved:"+id)
	}
}

// writeUnseen counts the hidden pieces of a view; nil in a full state.
func (s *State) writeUnseen() map[string]int {
	u := &s.Unseen
	m := map[string]int{}
	add := func(place string, n int) {
		if n > 0 {
			m[place] = n
		}
	}
	add("supply", int(u.Supply))
	add("pool", int(u.Pool))
	add("dilemmas", int(u.Dilemmas))
	add("dilemma-discards", int(u.Discard))
	add("boosts", int(u.Stack))
	for i, t := range s.Slots {
		if t == hiddenToken {
			add(placeIDs[placeSlot+i], 1)
		}
	}
	for row := range s.Filed {
		for i, t := range s.Filed[row] {
			if t == hiddenToken {
				add(placeIDs[row]+":"+spotIDs[i], 1)
			}
		}
	}
	for d, id := range deckIDs {
		add(id+"-deck", int(u.Deck[d]))
		for i, c := range s.Under[d].Cards[:s.Under[d].N] {
			if c == hiddenCrime {
				add(id+"-under:"+strconv.Itoa(i+1), 1)
			}
		}
	}
	for q := range s.players() {
		id := s.playerID(q)
		add("memory:"+id, int(u.Memory[q]))
		add("locker:"+id, int(u.Locker[q]))
		add("hand:"+id, int(u.Hand[q]))
		add("well:"+id, int(u.Well[q]))
		add("saved:"+id, int(u.Saved[q]))
		for d, deck := range deckIDs {
			add(deck+":"+id, int(u.Crimes[q][d]))
			add(deck+"-waiting:"+id, int(u.Waiting[q][d]))
		}
	}
	if len(m) == 0 {
		return nil
	}
	return m
}

// idNames are the names of what a frame's ID means.
func (f *Frame) idNames() []string {
	switch {
	case f.Kind == frCrime, f.Kind == frReward && f.From == fromCrime, f.Kind == frEcho && f.Step == echoCrime:
		return crimeIDs
	case f.Kind != frProgram:
		return nil
	case f.From == fromPower:
		return zoneIDs
	case f.From == fromSkill:
		return criminalIDs
	case f.From == fromBoost:
		return boostIDs
	}
	return nil
}

func (s *State) writeFrame(f *Frame) PositionFrame {
	p := PositionFrame{Kind: frameIDs[f.Kind], Who: s.playerID(int(f.Who)), From: sourceIDs[f.From], ID: none, Step: int(f.Step), Left: int(f.N)}
	if names := f.idNames(); names != nil {
		p.ID = names[f.ID]
	}
	switch f.Kind {
	case frCrime:
		p.Roles = map[string]string{}
		for r, x := range f.Cast {
			switch {
			case x == 0xff:
			case Role(r) == Z:
				p.Roles[roleIDs[r]] = s.zoneID(Spot(x))
			default:
				p.Roles[roleIDs[r]] = criminalIDs[x]
			}
		}
		if f.Step < choosing {
			p.Effect = int(f.X)
		} else {
			p.Approach = approachIDs[f.X]
		}
	case frReward:
		p.Approach = approachIDs[f.X]
	case frChallenge:
		p.Rival = s.playerID(int(f.X))
	case frFile:
		if f.Step == 1 {
			p.Place = placeIDs[f.X]
		}
	case frChapter:
		p.Players = map[string]bool{}
		for q := range s.players() {
			if f.X>>q&1 == 1 {
				p.Players[s.playerID(q)] = true
			}
		}
	case frEcho:
		p.Rolled = map[string]bool{}
		for d := 1; d <= 6; d++ {
			if f.X>>d&1 == 1 {
				p.Rolled[strconv.Itoa(d)] = true
			}
		}
	case frBank:
		p.Banked = int(f.X)
	case frShifts:
		p.Shifts = &PositionShifts{Optional: f.X&shiftOptional != 0, Sentinel: f.X&shiftSentinel != 0, Blockades: f.X&shiftBlockades != 0, Reach: reachIDs[2]}
		if f.Cast[1] != reachAll {
			p.Shifts.Reach, p.Shifts.Around = reachIDs[f.Cast[1]], s.zoneID(Spot(f.Cast[0]))
		}
	case frProgram:
		for i, t := range f.Cast[:2] {
			switch {
			case t < tokens:
				p.Peeked = append(p.Peeked, PositionPeek{tokenIDs[t], placeIDs[f.Cast[2+i]]})
			case t == hiddenToken:
				p.Peeked = append(p.Peeked, PositionPeek{hidden, placeIDs[f.Cast[2+i]]})
			}
		}
	}
	return p
}

// cluePlaces is the places of a family in the order of their bits.
func (s *State) cluePlaces(f family) (l [pinnedBit]string) {
	for p := range s.players() {
		id := s.playerID(p)
		switch f {
		case famTokens:
			l[inMemory+p], l[inLocker+p] = "memory:"+id, "locker:"+id
		case famDilemmas:
			l[inHand+p], l[inWell+p] = "hand:"+id, "well:"+id
		default:
			l[inHand+p], l[inWaiting+p] = "hand:"+id, "waiting:"+id
		}
	}
	switch f {
	case famTokens:
		for i := range slots {
			l[inSlot+i] = placeIDs[placeSlot+i]
		}
		l[inChapter], l[inPile] = "chapter", "pool"
	case famDilemmas:
		l[inDiscard] = "discard"
	default:
		l[inUnder] = "under"
	}
	return l
}

func (s *State) writeClues(c *Clue) PositionClues {
	write := func(f family, names []string) map[string]map[string]bool {
		m := map[string]map[string]bool{}
		at := s.cluePlaces(f)
		for x, mask := range c.of(f) {
			if mask == 0 {
				continue
			}
			in := map[string]bool{}
			for bit, name := range at {
				if mask>>bit&1 == 1 {
					in[name] = true
				}
			}
			if mask&pinned != 0 {
				in[known] = true
			}
			m[names[x]] = in
		}
		return m
	}
	p := PositionClues{Evidence: write(famTokens, tokenIDs), Dilemmas: write(famDilemmas, cardIDs), Crimes: write(famCrimes, crimeIDs), Boosts: map[string]bool{}}
	for rest := c.Boosts; rest != 0; rest &= rest - 1 {
		p.Boosts[tileIDs[rest.first()]] = true
	}
	return p
}

// first is the lowest token of a set that is not empty.
func (s Stock) first() uint8 { return uint8(bits.TrailingZeros64(uint64(s))) }

// first is the lowest Criminal of a set that is not empty, rest the others.
func (s Crew) first() Criminal { return Criminal(bits.TrailingZeros16(uint16(s))) }

func (s Crew) rest() Crew { return s & (s - 1) }

// crimeUnderWay is the crime that a frame completes, or -1.
func (f *Frame) crimeUnderWay() int {
	if f.Kind == frCrime || f.Kind == frEcho && f.Step == echoCrime {
		return int(f.ID)
	}
	return -1
}

// cast is the Criminals in play.
func (s *State) cast() (set Crew) {
	for k, at := range s.City.Pawn {
		if at != noSpot {
			set |= 1 << k
		}
	}
	return set
}

// of is the clues about the pieces of a family.
func (c *Clue) of(f family) []uint16 {
	switch f {
	case famTokens:
		return c.Tokens[:]
	case famDilemmas:
		return c.Dilemmas[:]
	}
	return c.Crimes[:]
}

func (s Set) empty() bool { return s[0]|s[1] == 0 }

// next is the lowest piece of a set that is not empty; it is taken out.
func (s *Set) next() int {
	if s[0] != 0 {
		i := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return i
	}
	i := bits.TrailingZeros64(s[1])
	s[1] &= s[1] - 1
	return 64 + i
}

// players is everybody who plays, Echo included.
func (s *State) players() int {
	if s.withEcho() {
		return int(s.Seats) + 1
	}
	return int(s.Seats)
}

// withEcho reports whether Echo plays.
func (s *State) withEcho() bool { return s.Seats == 1 || s.Options.Echo }

// isEcho reports whether a player is Echo.
func (s *State) isEcho(p int) bool { return p == int(s.Seats) }
