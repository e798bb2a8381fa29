// Command soak keeps the results of the long checks in rules/rulestest/SOAK.md.
// From the root of the module:
//
//	go run ./rules/rulestest/soak sims -games 2000     random games of every title, with the laws checked
//	go run ./rules/rulestest/soak fuzz -time 10m       every fuzz test of the module for so long
//	go run ./rules/rulestest/soak tests [ARGUMENTS]    go test with these arguments (./... without) and SAFEHOUSE_SOAK=1
//
// tests -usual leaves SAFEHOUSE_SOAK as it is: the numbers of a usual run.
//
// Each writes the rows that it measured, with the day and the version of the
// rules, and leaves the others as they are. A row that nobody measured says so.
// sims keeps what was played in files of shards (referee sim -file) in -dir,
// and goes on with them.
//
// A test counts for a row by a line in its log, "soak: kills 2000": the name of
// the row (table.go) and how many there were. Lines of several tests add up;
// the faults are the tests among them that failed.
package main
