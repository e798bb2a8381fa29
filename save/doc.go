// Package save keeps things on disk: the matches being played, the profile,
// the settings and the campaigns. It promises that a kill, a power cut, a
// full disk or a failing call costs at most one action, that a damaged file is
// noticed, named and kept, and that the game goes on from the newest good
// state.
//
// Folder (folder.go) is a profile folder with everything in it (readonly.go: one that may
// be read and not written), Journal
// (journal.go) one match on disk or in memory; NewJournal, Import and
// Journal.Export need no folder. How a match file is built is told in
// frame.go, how it is read back in matchrecord.go; files that are written whole
// are in whole.go. Errors are Problems (problem.go) that tell a player what to
// do.
//
// Every step is stored with its position and its events (track.go), and the end with its
// outcome: a match is looked back at as it was played, whatever becomes of the rules.
//
// Positions and actions are stored by their names: tables.go and names.go say how. Three
// rulings on that:
//
//   - How far a waiting effect is, is the number of its step, and so is the stage within
//     a phase (step and stage of a position): steps are the order of a text and have no
//     names. Whoever puts one before others raises the rules version, and reads what
//     waited under the one before.
//   - A thing that has come into a game since a match began lies in the box of that match
//     where its game has such a place; where everything has to lie on the table (an Item of
//     In Too Deep's city, an Objective, a Handler) no stored position can say where it
//     would be, and the player is told in one sentence what has come.
//   - Files of a newer program, by the version of the file or by that of the rules, are
//     left alone, and so are those from before the first release. A field more is a version more
//     (format_test.go), with a migration that every released version goes through (migrate.go).
//
// The package knows games through the contract and never draws anything.
package save
