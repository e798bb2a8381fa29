// Package lamps is a tiny game in which everything that the contract allows happens
// within a few decisions: seats in turn or as a crew, hidden numbers, chance, an
// automa, options of every kind. It shows all that a game has to bring, and plays
// the game for the tests of those that know games only by the contract; a Fault makes
// it break that on purpose. The registry does not list it. Its sentences stand in the
// code, where those of a game are in assets/text; start with lamps.go.
package lamps
