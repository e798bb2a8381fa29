// Package rulestest holds what every game's tests are made of: the laws of the
// contract as tests that take any game (Laws), a helper that makes a rulebook
// example about a dozen lines (Open), stored replays for every way a game can
// end (Replays), a text playthrough (Playthrough), and the check that every
// statement of a ledger has a test (Ledger).
//
// Read Laws first. The package knows no game and no file format of ours.
package rulestest
