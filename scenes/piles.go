package scenes

import (
	"unicode"
	"unicode/utf8"

	"safehouse/render"
	"safehouse/render/ui"
)

// A Piler is a Table whose piles can be looked through: every open one card by card,
// and of a closed one what it can still hold. The frame opens them from the thing that
// stands for a pile, and all of them from the menu.
type Piler interface {
	// Piles lists them as the viewer knows them. A closed pile lists its cards in the order in which they are
	// printed, never as they lie, unless everybody knows that order.
	Piles() []Pile
}

// A Pile is cards that are looked through.
type Pile struct {
	ID    string // of the thing on the table that stands for it; "" for none
	Icon  string
	Title string
	Note  string // what is known: how many lie there, whether in this order, where else a card can be; see View.OpenPile and View.ClosedPile
	Cards []PileCard
	W, H  float64 // of a card at usual size, in points
}

// A PileCard is a card, or several alike, in a pile.
type PileCard struct {
	ID    string // no other card of the pile has it
	Of    string // what the almanac lists it as, where that is not its ID
	Label string
	N     int // how many of them; 0 is one
	Tip   func() ui.Tip
	Paint func(c render.Canvas, r render.Rect)
}

// OpenPile says of a pile of n cards that all of it lies open.
func (v *View) OpenPile(n int) string {
	if n == 0 {
		return ""
	}
	return v.House.T("piles.open", "n", n)
}

// ClosedPile says what is known of a face-down pile of n cards that can be any of the
// listed ones: elsewhere is where the others are.
func (v *View) ClosedPile(n, listed int, elsewhere string) string {
	switch {
	case n == 0:
		return v.House.T("piles.none")
	case n >= listed:
		return v.House.T("piles.exact", "n", n)
	}
	return v.House.T("piles.among", "n", n, "m", listed, "elsewhere", elsewhere)
}

// Capital begins a name with a capital, as a heading does.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
