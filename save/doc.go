// Package save keeps things on disk: the matches being played, the profile,
// the settings and the campaigns. It promises that a kill, a power cut, a
// full disk or a failing call costs at most one action, that a damaged file is
// noticed, named and kept, and that the game goes on from the newest good
// state.
//
// Folder (folder.go) is a profile folder with everything in it, Journal
// (journal.go) one match on disk or in memory; NewJournal, Import and
// Journal.Export need no folder. How a match file is built is told in
// frame.go, how it is read back in chronicle.go; files that are written whole
// are in whole.go. Errors are Problems (problem.go) that tell a player what to
// do.
//
// Positions and actions are stored by their names: tables.go and names.go say how,
// save/v1 reads what version 1 stored by numbers.
//
// The package knows games through the contract and never draws anything.
package save
