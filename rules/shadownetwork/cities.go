package shadownetwork

import "math/bits"

// A Letter groups cities: tiles leak onto the cities of a letter.
type Letter uint8

// Letters, from west to east.
const (
	A Letter = iota
	B
	C
	D
	E
	letters = 5
)

var letterIDs = []string{"a", "b", "c", "d", "e"}

// A City is one of the twelve cities, in clockwise order round the board.
type City uint8

// Cities (games 3.1).
const (
	NewYork City = iota
	London
	Rome
	Moscow
	Beijing
	Tokyo
	HongKong
	Sydney
	NewDelhi
	Antananarivo
	Casablanca
	Lima
	cities      = 12
	noCity City = 0xff
)

// A CityCard is a city's photo on the board and its Black Market card.
type CityCard struct {
	ID     string
	Letter Letter
	Locked uint8   // locked with up to so many players
	Icons  [2]Icon // leak icons of the Black Market card
}

// An Icon puts goods on a city when its card is turned up, with one and two
// players (rulebook: Additional 2-player rules).
type Icon struct {
	Onto City
	What Goods
}

// cityTable is games 3.1 and 3.6. The five cities that are locked with one and
// two players have icons too, which never come up.
//
//mutants:zero Letter Locked
var cityTable = [cities]CityCard{
	NewYork:      {"new-york", A, 0, [2]Icon{{Sydney, fx(yellow(1))}, {London, fx(blue(1))}}},
	London:       {"london", B, 0, [2]Icon{{Rome, fx(yellow(1))}, {Moscow, fx(green(1))}}},
	Rome:         {"rome", B, 0, [2]Icon{{London, fx(yellow(1))}, {Lima, fx(green(1))}}},
	Moscow:       {"moscow", C, 0, [2]Icon{{NewYork, fx(yellow(1))}, {Tokyo, fx(green(1))}}},
	Beijing:      {"beijing", D, 0, [2]Icon{{Moscow, fx(yellow(1))}, {Rome, fx(blue(1))}}},
	Tokyo:        {"tokyo", E, 0, [2]Icon{{Beijing, fx(yellow(1))}, {Sydney, fx(blue(1))}}},
	HongKong:     {"hong-kong", E, 4, [2]Icon{{Tokyo, yellow(1)}, {NewYork, blue(1)}}},
	Sydney:       {"sydney", E, 0, [2]Icon{{Tokyo, fx(yellow(1))}, {London, fx(green(1))}}},
	NewDelhi:     {"new-delhi", D, 2, [2]Icon{{Beijing, yellow(1)}, {Sydney, green(1)}}},
	Antananarivo: {"antananarivo", C, 4, [2]Icon{{Moscow, yellow(1)}, {Tokyo, blue(1)}}},
	Casablanca:   {"casablanca", B, 4, [2]Icon{{London, yellow(1)}, {Beijing, green(1)}}},
	Lima:         {"lima", A, 2, [2]Icon{{NewYork, yellow(1)}, {Rome, green(1)}}},
}

// Card is what is printed about c.
func (c City) Card() *CityCard { return &cityTable[c] }

// next is the city clockwise of c.
func (c City) next() City { return (c + 1) % cities }

// A citySet is a set of cities, one bit each.
type citySet uint16

func (s citySet) has(c City) bool { return s>>c&1 == 1 }
func (s citySet) len() int        { return bits.OnesCount16(uint16(s)) }

// first is the first city of a set that is not empty, from New York clockwise.
func (s citySet) first() City { return City(bits.TrailingZeros16(uint16(s))) }

// openCities is the cities in play with so many players, by letter too.
var openCities, openOfLetter = func() (all [MaxSeats + 1]citySet, of [MaxSeats + 1][letters]citySet) {
	for n := 1; n <= MaxSeats; n++ {
		for c := range City(cities) {
			if int(cityTable[c].Locked) < n {
				all[n] |= 1 << c
				of[n][cityTable[c].Letter] |= 1 << c
			}
		}
	}
	return all, of
}()

// openSet is the cities in play, open reports whether c is one of them.
func (s *State) openSet() citySet { return openCities[s.chart()] }
func (s *State) open(c City) bool { return s.openSet().has(c) }

// standIn is c, or for a locked city the next city in play of the same letter
// clockwise (ruling 5).
func (s *State) standIn(c City) City {
	d := c
	for !s.open(d) || cityTable[d].Letter != cityTable[c].Letter {
		d = d.next()
	}
	return d
}

// reveals is the number of Black Market cards turned up in each round, by
// number of players (rulebook: Black Market Reset).
//
//mutants:zero
var reveals = [MaxSeats + 1][Rounds]uint8{
	1: {2, 2, 2, 2},
	2: {3, 2, 2, 2},
	3: {4, 3, 3, 2},
	4: {4, 3, 3, 2},
	5: {4, 4, 4, 3},
}

// tokens is the number of Black Market tokens, by number of players (rulebook:
// Game Setup 9).
var tokens = [MaxSeats + 1]uint8{1: 2, 2: 3, 3: 4, 4: 4, 5: 4}
