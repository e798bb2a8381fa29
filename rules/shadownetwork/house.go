package shadownetwork

import (
	"fmt"

	"safehouse/rules"
)

// The options of the house: set-ups beside the printed one (doc.go).

// A houseOption is an option with the field of House that keeps it.
type houseOption struct {
	rules.Option
	of func(*House) *int8
}

var houseOptions = []houseOption{
	{rules.Option{ID: "rounds", Kind: rules.Int, Min: 2, Max: Rounds, Default: Rounds}, func(h *House) *int8 { return &h.Rounds }},
	{rules.Option{ID: "cities", Kind: rules.Enum, Values: []string{"printed", "seven", "nine", "twelve"}}, func(h *House) *int8 { return &h.Cities }},
	{rules.Option{ID: "purse", Kind: rules.Int, Max: 8}, func(h *House) *int8 { return &h.Purse }},
	{rules.Option{ID: "rivals-purse", Kind: rules.Int, Max: 12}, func(h *House) *int8 { return &h.Rivals }},
	{rules.Option{ID: "inbox", Kind: rules.Enum, Values: []string{"sealed", "covered", "first", "open"}, Default: 1}, func(h *House) *int8 { return &h.Inbox }},
	{rules.Option{ID: "wages", Kind: rules.Enum, Values: []string{"low", "printed", "high"}, Default: 1}, func(h *House) *int8 { return &h.Wages }},
	{rules.Option{ID: "film", Kind: rules.Enum, Values: []string{"late", "printed", "early"}, Default: 1, When: rules.Alone}, func(h *House) *int8 { return &h.Film }},
	{rules.Option{ID: "staff", Kind: rules.Enum, Values: []string{"one", "first", "all"}}, func(h *House) *int8 { return &h.Staff }},
	{rules.Option{ID: "deck", Kind: rules.Enum, Values: []string{"small", "printed", "large"}, Default: 1}, func(h *House) *int8 { return &h.Deck }},
	{rules.Option{ID: "scrap", Kind: rules.Bool}, func(h *House) *int8 { return &h.Moves[Scrap] }},
	{rules.Option{ID: "plug", Kind: rules.Bool}, func(h *House) *int8 { return &h.Moves[Plug] }},
	{rules.Option{ID: "revive", Kind: rules.Bool}, func(h *House) *int8 { return &h.Moves[Revive] }},
	{rules.Option{ID: "recall", Kind: rules.Bool}, func(h *House) *int8 { return &h.Moves[Recall] }},
	{rules.Option{ID: "passage", Kind: rules.Bool}, func(h *House) *int8 { return &h.Free }},
	{rules.Option{ID: "carbon", Kind: rules.Bool, When: rules.Alone}, func(h *House) *int8 { return &h.Carbon }},
}

// choose keeps settled options; what is for one seat only stays as printed with more.
func (h *House) choose(opt rules.Options, seats int) {
	for i := range houseOptions {
		if o := &houseOptions[i]; o.Applies(rules.Setup{Seats: seats, Options: opt}) {
			*o.of(h) = int8(opt[o.ID] - o.Default)
		}
	}
}

// value is what an option is set to.
func (o *houseOption) value(h *House) int { return int(*o.of(h)) + o.Default }

// Chosen lists the options of the house that are not as printed, with their values.
func (s *State) Chosen() (l []rules.Option, values []int) {
	for i := range houseOptions {
		if o := &houseOptions[i]; *o.of(&s.House) != 0 {
			l, values = append(l, o.Option), append(values, o.value(&s.House))
		}
	}
	return l, values
}

// check reports an option with a value that it does not have with so many seats.
func (h *House) check(seats int) error {
	for i := range houseOptions {
		if o := &houseOptions[i]; !o.Allows(o.value(h)) || *o.of(h) != 0 && !o.Applies(rules.Setup{Seats: seats}) {
			return fmt.Errorf("option %s has no value %d here", o.ID, o.value(h))
		}
	}
	return nil
}

// last is the last round.
func (s *State) last() uint8 { return uint8(Rounds + s.House.Rounds) }

// charts is the number of players whose cities are in play, by value of the option
// cities; 0 means those who play.
var charts = [4]uint8{0, 1, 3, 5}

// chart is the number of players that decides which cities are in play.
func (s *State) chart() uint8 {
	if n := charts[s.House.Cities]; n > 0 {
		return n
	}
	return s.Seats
}

// inLetter is the cities in play of a letter.
func (s *State) inLetter(l Letter) citySet { return openOfLetter[s.chart()][l] }

// sealed reports whether overlays stay on.
func (s *State) sealed() bool { return s.House.Inbox < 0 }

// covered reports whether a seat starts with its overlay on.
func (h *House) covered(seat int) bool { return h.Inbox < 1 || h.Inbox == 1 && seat != 0 }

// keepsBoth reports whether a seat keeps both Starting Handlers.
func (h *House) keepsBoth(seat Side) bool { return h.Staff == 2 || h.Staff == 1 && seat == 0 }

// purse is the Influence that a side starts with beyond the printed.
func (h *House) purse(side Side) uint16 {
	if side == 0 {
		return uint16(h.Purse)
	}
	return uint16(h.Rivals)
}

// wageTable is what a side owes in a round by the number of Agents on its phone:
// the number under the rightmost open wage space (rulebook: Return Agents & Pay
// Wage). The printed one is in the middle; the others are options.
//
//mutants:zero
var wageTable = [3][agents + 1]uint8{
	{3: 3, 4: 5},
	{3: 6, 4: 10},
	{3: 9, 4: 15},
}

// wage is what is due for so many Agents.
func (s *State) wage(agents uint8) uint8 { return wageTable[1+s.House.Wages][agents] }

// Turn-in values from which on, and up to which, a Contract stays out of a smaller
// or larger deck.
const (
	dearest  = 15
	cheapest = 9
)

// fullDeck is the Contracts that are in the game.
func (h *House) fullDeck() ContractSet { return fullDecks[1+h.Deck] }

var fullDecks = func() (l [3]ContractSet) {
	for c := range Contract(contracts) {
		v := c.Card().TurnIn
		if v < dearest {
			l[0] = l[0].With(c)
		}
		l[1] = l[1].With(c)
		if v > cheapest {
			l[2] = l[2].With(c)
		}
	}
	return l
}()

// IsZero reports whether everything is as printed.
func (h House) IsZero() bool { return h == House{} }
