package intoodeep

import (
	"encoding/json"
	"strconv"
)

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

const (
	none   = "none"
	hidden = "hidden"
	void   = "void"
	known  = "known"
)

var (
	consoleIDs = []string{"i", "ii", "iii", "iv", "v"}
	letterIDs  = []string{"a", "b", "c", "d", "outside"}
	boardIDs   = []string{"whisper", "feedback"}
	stackIDs   = []string{"3", "2", "1"}
	spotIDs    = []string{"1", "2", "3", "4", "5", "6", "7", "8"}
	tokenIDs   = ids(tokens, func(i int) string { return evidenceIDs[i/tokensPerType] + "-" + strconv.Itoa(i%tokensPerType+1) })
	cardIDs    = copies(faceOf[:], faceIDs)
	tileIDs    = copies(boostOf[:], boostIDs)
)

// copies names pieces by what they show, numbered where several show the same.
func copies[T uint8 | Boost](shows []T, names []string) []string {
	total := make([]int, len(names))
	for _, f := range shows {
		total[f]++
	}
	seen := make([]int, len(names))
	return ids(len(shows), func(i int) string {
		f := shows[i]
		seen[f]++
		if total[f] == 1 {
			return names[f]
		}
		return names[f] + "-copy-" + strconv.Itoa(seen[f])
	})
}

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
