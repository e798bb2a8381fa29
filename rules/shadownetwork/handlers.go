package shadownetwork

import "math/bits"

// A Handler is one of the 12 regular and 10 Starting Handlers.
type Handler uint8

const (
	regulars              = 12
	starters              = 10
	handlers              = regulars + starters
	noHandler     Handler = 0xff
	hiddenHandler Handler = 0xfe // in a view: one was chosen, but which one is hidden
)

// A HandlerCard is a Handler (games 3.4, 3.5): an exchange, how often it can
// be used, and what the Lone Syndicate takes with it (doc.go, Designed numbers).
type HandlerCard struct {
	ID   string
	Pay  Goods
	Gain Goods
	Uses uint8
	Solo Goods
	Keep float64 // of a Starting Handler: its worth to a bot that chooses one
}

// handlerTable holds the regular Handlers H1 to H12, then the Starting
// Handlers S1 to S10.
//
//mutants:zero Uses
var handlerTable = [handlers]HandlerCard{
	{"press-attache", fx(yellow(2)), fx(green(1), blue(1)), 2, fx(yellow(7)), 0},
	{"party-secretary", fx(yellow(3)), fx(green(1), blue(1)), 3, fx(yellow(8)), 0},
	{"street-courier", fx(yellow(1)), fx(green(1)), 3, fx(yellow(5)), 0},
	{"ghost-writer", fx(yellow(3)), fx(purple(1)), 3, fx(yellow(6)), 0},
	{"quartermaster", fx(green(1)), fx(blue(1)), 3, fx(green(3)), 0},
	{"field-marshal", fx(green(2)), fx(yellow(1), purple(1)), 3, fx(green(6)), 0},
	{"rocket-surveyor", fx(green(2)), fx(blue(2)), 2, fx(green(7)), 0},
	{"cipher-clerk", fx(blue(1)), fx(purple(1)), 3, fx(blue(6)), 0},
	{"lab-director", fx(blue(2)), fx(purple(2)), 2, fx(blue(9)), 0},
	{"radar-officer", fx(blue(1)), fx(yellow(1), green(2)), 2, fx(blue(7)), 0},
	{"double-agent", fx(purple(1)), fx(blue(2)), 2, fx(purple(7)), 0},
	{"archivist", fx(purple(1)), fx(yellow(1), green(2)), 3, fx(purple(6)), 0},

	{"student", fx(yellow(2)), fx(blue(1)), 2, fx(yellow(5)), 1.4},
	{"union-organiser", fx(yellow(3)), fx(green(2)), 2, fx(yellow(4)), 1.2},
	{"paper-boy", fx(yellow(1)), fx(green(1)), 2, fx(yellow(4)), 1.6},
	{"society-hostess", fx(yellow(3)), fx(purple(1)), 2, fx(yellow(5)), 1.6},
	{"mechanic", fx(green(1)), fx(blue(1)), 2, fx(green(4)), 1.5},
	{"old-soldier", fx(green(2)), fx(yellow(1), purple(1)), 2, fx(green(5)), 1.5},
	{"war-reporter", fx(green(1)), fx(yellow(3)), 3, fx(green(6)), 0.9},
	{"radio-ham", fx(blue(1)), fx(purple(1)), 2, fx(blue(6)), 1.6},
	{"inventor", fx(blue(1)), fx(green(2)), 2, fx(blue(5)), 1.3},
	{"chauffeur", fx(purple(1)), fx(green(1), blue(1)), 2, fx(purple(4)), 0.6},
}

// Card is what is printed on the Handler.
func (h Handler) Card() *HandlerCard { return &handlerTable[h] }

// Starting reports whether h has a red frame; it leaves the game when it
// leaves a board.
func (h Handler) Starting() bool { return h >= regulars }

// Colour is the colour that the Handler spends.
func (h Handler) Colour() Colour { return handlerColours[h] }

// handlerColours is the colour of each Handler.
var handlerColours = func() (l [handlers]Colour) {
	for h := range l {
		for c, n := range handlerTable[h].Pay.Of {
			if n > 0 {
				l[h] = Colour(c)
			}
		}
	}
	return l
}()

// A HandlerSet is a set of Handlers, one bit each.
type HandlerSet uint32

const (
	allRegulars HandlerSet = 1<<regulars - 1
	allStarters HandlerSet = (1<<starters - 1) << regulars
)

// Has reports whether h is in the set.
func (s HandlerSet) Has(h Handler) bool { return s>>h&1 == 1 }

// With is the set and h.
func (s HandlerSet) With(h Handler) HandlerSet { return s | 1<<h }

// Without is the set less h.
func (s HandlerSet) Without(h Handler) HandlerSet { return s &^ (1 << h) }

// Len is the number of Handlers in the set.
func (s HandlerSet) Len() int { return bits.OnesCount32(uint32(s)) }

// first is the lowest Handler of a set that is not empty, rest the others.
func (s HandlerSet) first() Handler   { return Handler(bits.TrailingZeros32(uint32(s))) }
func (s HandlerSet) rest() HandlerSet { return s & (s - 1) }

// ofColour is the Handlers that spend each colour.
var ofColour = func() (l [colours]HandlerSet) {
	for h := range Handler(handlers) {
		l[h.Colour()] = l[h.Colour()].With(h)
	}
	return l
}()

// soloDisplay is how many regular Handlers of each colour are on the board in
// a solo game (rulebook: Solo, Game Setup).
var soloDisplay = Pieces{Yellow: 2, Green: 1, Blue: 1, Purple: 1}
