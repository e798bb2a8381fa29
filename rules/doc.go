// Package rules is the shared core of all games in the house: the contract
// that every game keeps (contract.go, read it first) and the small values it
// speaks in: actions, refs, events, messages, chance.
//
// The package knows no game, no screen and no file. A game is a package below
// this one; what plays games (match, bot, the referee, the scenes) knows them
// through the contract alone.
package rules
