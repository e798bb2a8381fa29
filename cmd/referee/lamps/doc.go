// Package lamps is a tiny game for the referee's tests, in which everything
// that the contract allows happens within a few decisions: seats in turn or as
// a crew, hidden numbers, chance, an automa, options of every kind. A Fault
// makes it break the contract on purpose. The registry does not list it; start
// with lamps.go.
package lamps
