package intoodeep

import (
	"strconv"
	"strings"

	"safehouse/rules"
	"safehouse/rules/position"
)

const (
	none   = "none"
	hidden = "hidden"
	void   = "void"
	known  = "known"
)

var (
	spotIDs    = []string{"1", "2", "3", "4", "5", "6", "7", "8"}
	tokenIDs   = ids(tokens, func(i int) string { return evidenceIDs[i/tokensPerType] + "-" + strconv.Itoa(i%tokensPerType+1) })
	cardIDs    = copies(faceOf[:], faceIDs)
	tileIDs    = copies(boostOf[:], boostIDs)
	roleIDs    = []string{"u", "v", "c", "z"}
	playerIDs  = []string{"0", "1", "2", "3", "4"}
	noCriminal = map[int]string{int(nobody): none}
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

// layout is how a position is written, for the referee and for files. Whatever lies
// in one place at a time has one entry that says where, so that one entry moves it.
var layout = position.New(position.Spec[State]{
	Info: info,
	Kinds: map[string]position.Names{
		"Phase":     {IDs: phaseIDs},
		"Dark":      {IDs: darkIDs},
		"Privilege": {IDs: privilegeIDs},
		"Zone":      {IDs: zoneIDs},
		"Number":    {IDs: spotIDs},
		"Heap":      {IDs: []string{"3", "2", "1"}},
		"Criminal":  {IDs: criminalIDs, Also: noCriminal},
		"Console":   {IDs: []string{"i", "ii", "iii", "iv", "v"}},
		"Evidence":  {IDs: evidenceIDs},
		"Token":     {IDs: tokenIDs, Also: map[int]string{int(hiddenToken): hidden}},
		"Card":      {IDs: cardIDs},
		"Crime":     {IDs: crimeIDs},
		"Boost":     {IDs: boostIDs},
		"Tile":      {IDs: tileIDs},
		"Sector":    {IDs: spotIDs[:sectors]},
		"Place":     {IDs: placeIDs},
		"Row":       {IDs: placeIDs[:placeSlot]},
		"Slot":      {IDs: placeIDs[placeSlot:placeLocker]},
		"Letter":    {IDs: []string{"a", "b", "c", "d", "outside"}},
		"EchoCard":  {IDs: echoIDs, Also: map[int]string{int(noEchoCard): none}},
		"frameKind": {IDs: frameIDs},
		"source":    {IDs: sourceIDs},
		"Approach":  {IDs: []string{"restrained", "reckless", "side"}},
		"Reach":     {IDs: []string{"border", "nearby"}, Also: map[int]string{int(reachAll): "all"}},
		"Die":       {IDs: []string{"", "1", "2", "3", "4", "5", "6"}},
	},
	Now: map[string]func(s *State) []string{
		"Player":     func(s *State) []string { return ids(s.players(), s.playerID) },
		"Seat":       func(s *State) []string { return playerIDs[:s.Seats] },
		"Spot":       (*State).spotNames,
		"Edge":       (*State).spotNames,
		"Blockade":   func(s *State) []string { return ids(len(s.City.Blockade), s.blockadeID) },
		"TokenPlace": func(s *State) []string { return s.cluePlaces(famTokens) },
		"CardPlace":  func(s *State) []string { return s.cluePlaces(famDilemmas) },
		"CrimePlace": func(s *State) []string { return s.cluePlaces(famCrimes) },
	},
	Empty: (*State).emptyTable,
	Sound: (*State).checkTable,
	Absent: map[string]func(*State, int) bool{
		"players.*.grip": func(s *State, k int) bool { return !s.cast().Has(Criminal(k)) },
		"echo":           func(s *State, _ int) bool { return !s.withEcho() },
		"echo.criminals": func(s *State, i int) bool { return s.Echo.Criminal[i] == nobody },
	},
	Decks: []position.Deck[State]{
		{Name: "evidence", IDs: tokenIDs, New: "supply"},
		{Name: "dilemmas", IDs: cardIDs, New: "deck"},
		{Name: "crimes", IDs: crimeIDs, New: "deck", More: (*State).crimesElsewhere, Put: putCrime},
		{Name: "boosts", IDs: tileIDs, New: "stack"},
	},
	Own: []position.Own[State]{
		{Path: "options.difficulty", Write: func(s *State, _ int) any { return difficultyIDs[s.Options.difficulty()] }, Read: func(r *reader, what string, _ int, in any) {
			id, _ := in.(string)
			r.To.Options.set(r.Index(what, difficultyIDs, id))
		}},
		{Path: "criminals", Both: criminalEntries},
		{Path: "items", Both: itemEntries},
		{Path: "stack.*.", Both: frameEntries},
		{Path: "unseen", Write: writeUnseen, Read: func(r *reader, _ string, _ int, in any) {
			if len(r.Object("unseen", in)) > 0 {
				r.Fail("unseen: this is a view, in which pieces are hidden; only a full state can be read")
			}
		}},
	},
})

type (
	reader  = position.Reader[State]
	entries = position.Both[State]
)

// playerID is a seat's number, or echo.
func (s *State) playerID(p int) string {
	if s.isEcho(p) {
		return "echo"
	}
	return strconv.Itoa(p)
}

func (s *State) zoneID(p Spot) string { return zoneIDs[s.City.Ring[p&(zones-1)]] }

// spotNames names each spot, and the edge clockwise of it, by its Zone.
func (s *State) spotNames() []string {
	return ids(zones, func(p int) string { return s.zoneID(Spot(p)) })
}

// blockadeID names a Blockade: with Echo one of them is marked.
func (s *State) blockadeID(i int) string {
	if s.withEcho() {
		return [2]string{"marked", "unmarked"}[i]
	}
	return spotIDs[i]
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err != nil {
		return err
	}
	if s.Seats != 0 && (p.Options != s.Options || p.Seats != s.Seats) {
		return rules.ErrSetup
	}
	p.settle()
	p.forget()
	if err := p.consistent(); err != nil {
		return err
	}
	if err := engine.Run(runner{State: p}, p); err != nil {
		return err
	}
	if err := p.Validate(); err != nil {
		return err
	}
	*s = *p
	return nil
}

// settle works out what follows from the entries of a position, and closes the gaps
// between hook tags and between ditched cards.
func (s *State) settle() {
	c := &s.City
	for at, z := range c.Ring {
		c.Spot[z] = Spot(at)
	}
	for q := range s.Players {
		slideUp(s.Players[q].Hooks[:], nobody)
	}
	for d := range s.Under {
		u := &s.Under[d]
		u.N = uint8(slideUp(u.Cards[:], noCrime))
	}
}

// slideUp closes the gaps of a list and returns how many are in it.
func slideUp[T comparable](l []T, gap T) int {
	n := 0
	for _, x := range l {
		if x != gap {
			l[n] = x
			n++
		}
	}
	for i := n; i < len(l); i++ {
		l[i] = gap
	}
	return n
}

// criminalEntries are the Criminals in play: where they stand, and where their tags
// are: void, or <player>:<slot>.
func criminalEntries(x *entries, _ int) {
	s := x.State
	for k := range Criminal(criminals) {
		if x.Writes() && s.City.Pawn[k] == noSpot {
			continue
		}
		x.Object(criminalIDs[k], func(x *entries) {
			x.Name("zone", &s.City.Pawn[k], "Spot")
			x.Word("tag", s.tagPlace(k), func(tag string) { s.readTag(x, k, tag) })
		})
	}
}

// tagPlace is where the tag of a Criminal is.
func (s *State) tagPlace(k Criminal) string {
	for q := range s.players() {
		for i, h := range s.Players[q].Hooks {
			if h == k {
				return s.playerID(q) + ":" + spotIDs[i]
			}
		}
	}
	return void
}

func (s *State) readTag(x *entries, k Criminal, tag string) {
	if tag == void {
		return
	}
	who, slot, _ := strings.Cut(tag, ":")
	h := &s.Players[x.Index("tag", "Player", who)].Hooks[x.Index("tag", "Sector", slot)]
	if *h != nobody {
		x.Fail("tag", "slot %s is taken by the %s", tag, criminalIDs[*h])
	}
	*h = k
}

// itemEntries are the Items: a Zone, or held:<criminal>.
func itemEntries(x *entries, _ int) {
	c := &x.State.City
	for i := range Item(items) {
		var at string
		if k := c.Holder[i]; k != nobody {
			at = "held:" + criminalIDs[k]
		} else if c.Lies[i] != noSpot {
			at = x.State.zoneID(c.Lies[i])
		}
		x.Word(itemIDs[i], at, func(at string) {
			k, held := strings.CutPrefix(at, "held:")
			if !held {
				c.Lies[i] = Spot(x.Index(itemIDs[i], "Spot", at))
				return
			}
			c.Holder[i] = Criminal(x.Index(itemIDs[i], "Criminal", k))
			if h := c.Holder[i]; h == nobody || c.Holds[h] != noItem {
				x.Fail(itemIDs[i], "the %s holds another Item already", k)
			} else {
				c.Holds[h] = i
			}
		})
	}
}

// crimesElsewhere are the ditched cards below their decks, under:<n>, and what is
// being completed.
func (s *State) crimesElsewhere(lies func(card int, place string)) {
	for d := range s.Under {
		for i, c := range s.Under[d].Cards {
			if c != noCrime {
				lies(int(c), "under:"+strconv.Itoa(i+1))
			}
		}
	}
	for i := range min(s.Depth, stackSize) {
		if c := s.Frames[i].crimeUnderWay(); c >= 0 {
			lies(c, "completing")
		}
	}
}

func putCrime(r *reader, what string, x int, place string) bool {
	u := &r.To.Under[deckOf[x]].Cards
	at, under := strings.CutPrefix(place, "under:")
	n, err := strconv.Atoi(at)
	switch {
	case !under || err != nil || n < 1 || n > len(u):
		return place == "completing" // a waiting effect names it
	case u[n-1] != noCrime:
		r.Fail("%s: something lies there already", what)
	}
	u[n-1] = uint8(x)
	return true
}

// frameEntries are those that matter for the kind of an effect that waits.
func frameEntries(x *entries, i int) {
	f := &x.State.Frames[i]
	if !x.Writes() {
		f.Cast = noCast
	}
	if kind := f.idKind(); kind != "" {
		x.Name("id", &f.ID, kind)
	} else {
		x.Word("id", none, nil)
	}
	if fields := frameRows[f.Kind].fields; fields != nil {
		fields(x, f)
	}
}

// roleEntries are who plays the roles of a crime.
func (s *State) roleEntries(f *Frame) func(x *entries) {
	return func(x *entries) {
		for r, id := range roleIDs {
			kind := "Criminal"
			if Role(r) == Z {
				kind = "Spot"
			}
			if !x.Writes() || f.Cast[r] != 0xff {
				x.Name(id, &f.Cast[r], kind)
			}
		}
	}
}

// cluePlaces is the places of a family in the order of their bits.
func (s *State) cluePlaces(f family) []string {
	l := make([]string, pinnedBit+1)
	l[pinnedBit] = known
	hand, aside := "hand:", "waiting:"
	switch f {
	case famTokens:
		hand, aside = "memory:", "locker:"
		copy(l[inSlot:], placeIDs[placeSlot:placeLocker])
		l[inChapter], l[inPile] = "chapter", "pool"
	case famDilemmas:
		aside, l[inDiscard] = "well:", "discard"
	default:
		l[inUnder] = "under"
	}
	for p := range s.players() {
		l[inHand+p], l[inWell+p] = hand+s.playerID(p), aside+s.playerID(p)
	}
	return l
}

// writeUnseen counts the hidden pieces of a view; nothing in a full state.
func writeUnseen(s *State, _ int) any {
	u := &s.Unseen
	m := map[string]int{}
	add := func(place string, n uint8) {
		if n > 0 {
			m[place] = int(n)
		}
	}
	add("supply", u.Supply)
	add("pool", u.Pool)
	add("dilemmas", u.Dilemmas)
	add("dilemma-discards", u.Discard)
	add("boosts", u.Stack)
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
		add(id+"-deck", u.Deck[d])
		for i, c := range s.Under[d].Cards[:s.Under[d].N] {
			if c == hiddenCrime {
				add(id+"-under:"+strconv.Itoa(i+1), 1)
			}
		}
	}
	for q := range s.players() {
		id := s.playerID(q)
		add("memory:"+id, u.Memory[q])
		add("locker:"+id, u.Locker[q])
		add("hand:"+id, u.Hand[q])
		add("well:"+id, u.Well[q])
		add("saved:"+id, u.Saved[q])
		for d, deck := range deckIDs {
			add(deck+":"+id, u.Crimes[q][d])
			add(deck+"-waiting:"+id, u.Waiting[q][d])
		}
	}
	if len(m) == 0 {
		return nil
	}
	return m
}
