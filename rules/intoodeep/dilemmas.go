package intoodeep

import (
	"math"
	"strconv"
)

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
	benefits = 4
)

// A banked is what benefits come to that score together: the Criminals on the posters and the number of Sigils.
type banked struct {
	wanted Crew
	sigils int
}

// A benefitRow is all that is known of a kind of benefit.
type benefitRow struct {
	id func(f *Face) string
	// typed: What is a type of Evidence, and what it scores goes by that.
	typed bool
	// bank lays a Dilemma with it to others, and is what it scores by itself; symbol is what a symbol of its type scores.
	bank func(b banked, f *Face, symbol float64) (banked, float64)
	// adds is the same of what one more is worth to a bot, when so much of the game is over; nil where it scores by itself.
	adds func(b banked, f *Face, progress float64) (banked, float64)
}

func (f *Face) row() *benefitRow { return &benefitRows[f.Benefit] }

var benefitRows = [benefits]benefitRow{
	Symbols: {
		id:    func(f *Face) string { return evidenceIDs[f.What] + "-" + strconv.Itoa(int(f.Corruption)) },
		typed: true,
		bank:  func(b banked, f *Face, symbol float64) (banked, float64) { return b, float64(f.N) * symbol },
	},
	Poster: {
		id: func(f *Face) string {
			return "poster-" + criminalTable[f.What].ID + "-" + strconv.Itoa(int(f.Corruption))
		},
		bank: func(b banked, f *Face, _ float64) (banked, float64) {
			b.wanted |= 1 << f.What
			return b, 0
		},
		adds: func(b banked, f *Face, progress float64) (banked, float64) {
			if b.wanted.Has(Criminal(f.What)) {
				return b, 0
			}
			b.wanted |= 1 << f.What
			return b, float64(2*b.wanted.Len()-1) + 0.8*(1-progress)
		},
	},
	Sigil: {
		id:   func(*Face) string { return "sigil" },
		bank: func(b banked, _ *Face, _ float64) (banked, float64) { b.sigils++; return b, 0 },
		adds: func(b banked, _ *Face, progress float64) (banked, float64) {
			before := sigilValue(float64(b.sigils), progress)
			b.sigils++
			return b, sigilValue(float64(b.sigils), progress) - before
		},
	},
	IntelGain: {
		id:   func(f *Face) string { return "intel-" + strconv.Itoa(int(f.N)) },
		bank: func(b banked, f *Face, _ float64) (banked, float64) { return b, float64(f.N) },
	},
}

// bank lays a Dilemma to others in a Well where a symbol scores so much, and is what it scores by itself.
func (b banked) bank(f *Face, worth *[types]float64) (banked, float64) {
	row, symbol := f.row(), 0.0
	if row.typed {
		symbol = worth[f.What]
	}
	return row.bank(b, f, symbol)
}

// adds is what banking one more Dilemma is worth when so much of the game is over.
func (b banked) adds(f *Face, worth *[types]float64, progress float64) (banked, float64) {
	if adds := f.row().adds; adds != nil {
		return adds(b, f, progress)
	}
	return b.bank(f, worth)
}

// sigilValue is what a number of Sigils is worth on the way to sets of three.
func sigilValue(n, progress float64) float64 {
	sets := math.Floor(n / sigilSet)
	return sigilWorth*sets + [sigilSet]float64{0, 3.5, 8.5}[int(n)%sigilSet]*(1-progress)
}

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
func (f *Face) id() string { return f.row().id(f) }

// corruption is the sum of a set of Dilemmas.
func (s Set) corruption() (n int) {
	for !s.empty() {
		n += int(dilemma(s.next()).Corruption)
	}
	return n
}
