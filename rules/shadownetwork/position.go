package shadownetwork

import (
	"errors"
	"fmt"
	"strconv"

	"safehouse/rules"
	"safehouse/rules/position"
)

const (
	none   = "none"
	hidden = "hidden"
)

// visitIDs are the actions of a visit to the Black Market, in the order of the
// bits of Frame.What.
var visitIDs = []string{"exchange-yellow", "exchange-green", "exchange-blue", "exchange-purple", "recruit", "draw", "hire"}

// layout is how a position is written, for the referee and for files. Whatever lies
// in one place at a time has one entry that says where, so that one entry moves it.
var layout = position.New(position.Spec[State]{
	Info:   info,
	Kinds:  kinds(),
	Now:    map[string]func(s *State) []string{"Player": func(s *State) []string { return sideIDs[:s.Seats] }},
	Empty:  func(s *State) { *s = bare },
	Absent: map[string]func(*State, int) bool{"syndicate": func(s *State, _ int) bool { return !s.solo() }},
	Decks: []position.Deck[State]{
		{Name: "contracts", IDs: contractIDs, Hidden: position.Always[State](hidden), More: (*State).contractsLeftOut, Put: putContract},
		{Name: "handlers", IDs: handlerIDs, Hidden: (*State).whereHandler, More: (*State).handlerHired, Put: putHandler, Beside: markers},
	},
	Own: []position.Own[State]{
		position.Follows("deck", func(s *State, _ int) *uint8 { return &s.DeckSize }, func(s *State, _ int) int { return s.Deck.Len() }),
		position.Follows("players.*.hand", func(s *State, i int) *uint8 { return &s.Players[i].HandSize }, func(s *State, i int) int { return s.Players[i].Hand.Len() }),
		position.Follows("players.*.turned_in", func(s *State, i int) *uint8 { return &s.Players[i].DoneSize }, func(s *State, i int) (n int) {
			for _, d := range s.Players[i].Done {
				if d.Contract != noContract {
					n++
				}
			}
			return n
		}),
		{Path: "players.*.took", Both: tookEntries},
		{Path: "syndicate.actions", Both: actionEntries},
		{Path: "stack.*.", Both: frameEntries},
	},
})

type (
	reader  = position.Reader[State]
	entries = position.Both[State]
)

// kinds is how numbers are called.
func kinds() map[string]position.Names {
	m := map[string]position.Names{
		"Level":     {IDs: levelIDs},
		"Phase":     {IDs: phaseIDs},
		"Side":      {IDs: sideIDs, Also: map[int]string{int(nobody): none}},
		"City":      {IDs: cityIDs, Also: map[int]string{int(noCity): none}},
		"Tile":      {IDs: tileIDs, Also: map[int]string{int(noTile): none}},
		"Contract":  {IDs: contractIDs},
		"Handler":   {IDs: handlerIDs, Also: map[int]string{int(noHandler): none}},
		"Action":    {IDs: actionIDs, Also: map[int]string{int(noAction): none}},
		"Colour":    {IDs: colourIDs},
		"Slot":      {IDs: slotIDs},
		"Film":      {IDs: []string{"", "2", "3", "4"}},
		"Letter":    {IDs: letterIDs},
		"Privilege": {IDs: privilegeIDs},
		"source":    {IDs: sourceIDs},
		"FrameKind": {IDs: frameIDs},
	}
	for i := range houseOptions {
		o := &houseOptions[i]
		also := map[int]string{}
		for v, hi := o.Range(); v <= hi; v++ {
			also[v-o.Default] = o.Format(v)
		}
		m["house-"+o.ID] = position.Names{Also: also}
	}
	return m
}

// bare is a table on which nothing lies.
var bare = func() State {
	s := State{First: nobody, Next: nobody, Last: nobody, Market: noMarket, Rival: emptySyndicate()}
	for c := range s.Cities {
		s.Cities[c].Tile, s.Seen[c] = noTile, noCity
	}
	for i := range s.Players {
		s.Players[i] = emptyPlayer()
	}
	return s
}()

// contractsLeftOut are those that are not in this game.
func (s *State) contractsLeftOut(lies func(c int, place string)) {
	for c := range Contract(contracts) {
		if !s.House.fullDeck().Has(c) {
			lies(int(c), "out")
		}
	}
}

func putContract(r *reader, what string, c int, place string) bool {
	if place == "out" && r.To.House.fullDeck().Has(Contract(c)) {
		r.Fail("%s is in this game", what)
	}
	return place == "out"
}

// handlerHired is the one that was hired and waits for a slot.
func (s *State) handlerHired(lies func(h int, place string)) {
	if h := s.waiting(); h != noHandler {
		lies(int(h), "hired")
	}
}

// putHandler knows who waits, which its frame names, and who is out of the game.
func putHandler(_ *reader, _ string, _ int, place string) bool {
	return place == "hired" || place == "box"
}

// whereHandler is where a Handler is that is not in play: while somebody's choice in
// set-up cannot be seen, nobody knows of a Starting one.
func (s *State) whereHandler(h int) string {
	for i := range s.Players[:s.Seats] {
		if Handler(h).Starting() && s.Phase == Dealing && s.Players[i].Dealt == 0 {
			return hidden
		}
	}
	return "box"
}

// waiting is the Handler that was hired and waits for a slot, or noHandler.
func (s *State) waiting() Handler {
	if s.Depth > 0 {
		if f := s.top(); f.row().names == "Handler" {
			return Handler(f.What)
		}
	}
	return noHandler
}

// markers are those on a Handler, which only a player board has.
func markers(x *entries, h int) {
	slot := &Slot{Handler: noHandler}
	for i := range x.State.Players {
		if on := x.State.Players[i].slotWith(Handler(h)); on != nil {
			slot = on
		}
	}
	x.Number("used", &slot.Used, 0, 9)
	x.Flag("spent", &slot.Spent)
	if slot.Handler == noHandler && (slot.Used > 0 || slot.Spent) {
		x.Fail("used", "only a Handler on a player board has markers")
	}
}

// tookEntries are the briefcases that each Contract turned in took.
func tookEntries(x *entries, seat int) {
	p := &x.State.Players[seat]
	for i := range p.Done {
		if !x.Writes() || i < int(p.DoneSize) {
			x.Object(strconv.Itoa(i+1), func(x *entries) {
				for c, id := range colourIDs {
					x.Number(id, &p.Done[i].Took[c], 0, 255)
				}
			})
		}
	}
}

// actionEntries are the Action Cards: deck or discard, or open before it is followed.
func actionEntries(x *entries, _ int) {
	deck, next := &x.State.Rival.Deck, &x.State.Rival.Next
	for a, id := range actionIDs {
		at := [2]string{"discard", "deck"}[*deck>>a&1]
		if int(*next) == a+1 {
			at = "open"
		}
		x.Word(id, at, func(at string) {
			switch at {
			case "deck":
				*deck |= 1 << a
			case "open":
				if *next > 0 {
					x.Fail(id, "two cards lie open")
				}
				*next = uint8(a) + 1
			case "discard":
			default:
				x.Fail(id, "%q is neither deck nor discard nor open", at)
			}
		})
	}
}

// frameEntries are what a frame is about, as its kind says.
func frameEntries(x *entries, i int) {
	f := &x.State.Stack[i]
	row := f.row()
	if row.names != "" {
		x.Name("what", &f.What, row.names)
	} else {
		x.Word("what", none, nil)
	}
	x.Object("visited", func(x *entries) {
		for bit, id := range row.bits {
			if !x.Writes() || f.What>>bit&1 == 1 {
				x.Bit(id, &f.What, 1<<bit)
			}
		}
	})
}

// MarshalJSON is the whole position in names.
func (s *State) MarshalJSON() ([]byte, error) { return layout.Write(s) }

// UnmarshalJSON reads a position back and carries it on to the next question.
// What is inconsistent is refused with the reason, and s stays as it was. What
// follows from other entries (numbers of cards, knowledge of cards that have
// moved on) may be left as it was in s.
func (s *State) UnmarshalJSON(b []byte) error {
	p, err := layout.Read(b, s)
	if err != nil {
		return err
	}
	if s.Seats != 0 && (p.Level != s.Level || p.House != s.House || p.Seats != s.Seats) {
		return rules.ErrSetup
	}
	for i := range p.Players[:p.Seats] {
		if err := p.settle(i, &s.Players[i], s.Seats == 0); err != nil {
			return fmt.Errorf("players.%d: %w", i, err)
		}
	}
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

// settle works out what follows from where the cards of a player lie. What was right
// in the old position and is no longer, because a card was moved, is made anew.
func (s *State) settle(seat int, old *PlayerState, fresh bool) error {
	p := &s.Players[seat]
	if p.Kept != noHandler {
		p.Dealt = p.Dealt.With(p.Kept)
	}
	p.Taken &^= old.Taken &^ p.holds()
	var gave Pieces
	if s.Phase != Dealing && p.Tossed < contracts {
		gave = p.Tossed.Card().Discard.Of
	}
	if p.Gave != gave && (fresh || p.Gave != old.Gave) {
		return errors.New("gave does not follow from the Contract thrown away in set-up")
	}
	p.Gave = gave
	for i := range p.Done {
		t, moved := &p.Done[i], i >= int(old.DoneSize) || p.Done[i].Took != old.Done[i].Took
		switch {
		case i >= int(p.DoneSize):
			if t.Took != (Pieces{}) && moved {
				return fmt.Errorf("took.%d: only %d Contracts were turned in", i+1, p.DoneSize)
			}
			t.Took = Pieces{}
		case t.Contract >= contracts:
			return errors.New("the Contracts turned in must be numbered from 1 on")
		case fulfils(t):
		case t.Took != (Pieces{}) && moved:
			return fmt.Errorf("took.%d: these briefcases do not complete %s", i+1, contractIDs[t.Contract])
		default: // green stands for green/blue
			t.Took = t.Contract.Card().pattern(t.Contract.Card().Needs.Either)
		}
	}
	return nil
}

// fulfils reports whether the briefcases complete the Contract.
func fulfils(t *Turned) bool {
	card := t.Contract.Card()
	for greens := range card.Needs.Either + 1 {
		if card.pattern(greens) == t.Took {
			return true
		}
	}
	return false
}
