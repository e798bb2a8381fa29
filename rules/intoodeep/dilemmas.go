package intoodeep

import "strconv"

// A Face is what a Dilemma shows: its corruption and its endgame benefit.
// Cards with one face are the same card.
type Face struct {
	Benefit    Benefit
	What       uint8 // Evidence or Criminal
	N          int8  // symbols or Intel
	Corruption int8
	Copies     int8
}

// A Benefit is a kind of endgame benefit.
type Benefit uint8

// Benefits.
const (
	Symbols Benefit = iota
	Poster
	Sigil
	IntelGain
)

const (
	dilemmas = 72
	faces    = 58
)

// dilemmaTable is the 72 Dilemmas by their faces (games §9).
var dilemmaTable = func() (t [faces]Face) {
	n := 0
	add := func(f Face) { t[n] = f; n++ }
	for e := range uint8(types) {
		add(Face{Symbols, e, 1, 1, 1})
		add(Face{Symbols, e, 1, 2, 1})
		add(Face{Symbols, e, 2, 4, 1})
		add(Face{Symbols, e, 2, 5, 1})
		add(Face{Symbols, e, 3, 8, 1})
	}
	for k := range uint8(criminals) {
		add(Face{Poster, k, 1, 4, 1})
		add(Face{Poster, k, 1, 5, 1})
	}
	add(Face{Sigil, 0, 1, 0, 9})
	for _, f := range [...]Face{
		{IntelGain, 0, 1, 0, 2},
		{IntelGain, 0, 2, 1, 2},
		{IntelGain, 0, 3, 2, 2},
		{IntelGain, 0, 4, 3, 2},
		{IntelGain, 0, 6, 5, 2},
		{IntelGain, 0, 8, 7, 2},
		{IntelGain, 0, 10, 9, 1},
	} {
		add(f)
	}
	return t
}()

// faceOf is the face of each of the 72 cards, cardsOf the cards of each face.
var faceOf, cardsOf = func() (of [dilemmas]uint8, cards [faces]Set) {
	n := 0
	for f := range dilemmaTable {
		for range dilemmaTable[f].Copies {
			of[n] = uint8(f)
			cards[f].add(n)
			n++
		}
	}
	return of, cards
}()

// card is the face of a Dilemma.
func dilemma(i int) *Face { return &dilemmaTable[faceOf[i]] }

// id names a face by its benefit and its corruption.
func (f *Face) id() string {
	switch f.Benefit {
	case Symbols:
		return evidenceIDs[f.What] + "-" + strconv.Itoa(int(f.Corruption))
	case Poster:
		return "poster-" + criminalTable[f.What].ID + "-" + strconv.Itoa(int(f.Corruption))
	case Sigil:
		return "sigil"
	}
	return "intel-" + strconv.Itoa(int(f.N))
}

// corruption is the sum of a set of Dilemmas.
func (s Set) corruption() (n int) {
	for !s.empty() {
		n += int(dilemma(s.next()).Corruption)
	}
	return n
}
