// Command mutants asks of a game's tests whether they would notice a card that
// does nothing. From the root of the module:
//
//	go run ./rules/rulestest/mutants ./rules/infiltration
//
// It makes the printed components of the package empty, one piece at a time,
// and runs the package's scenario tests against each. What no test notices is
// listed, and the exit code is 1. The pieces are:
//
//   - every call fx(a, b, ...) with arguments: the effect as a whole, and, where
//     fx takes nothing but one list of parts, each part alone;
//
//   - every table that says so. A directive in the doc comment of a package
//     variable lists the fields that are made zero, row by row:
//
//     //mutants:zero Available Guard Secured Forward
//
//     Without fields the rows themselves are made zero. The variable is an
//     array, slice or map literal; fields that are zero anyway are passed over.
//
// Tests that look at the tables or at whole games instead of playing a scene
// prove nothing about a card and are left out by their names: see -skip.
//
// All mutants are compiled into one test binary (go test -c -overlay), which is
// then run once for each, chosen by an environment variable; so a mutant costs
// what the tests cost up to the first failure. Read main.go first, then
// rewrite.go.
package main
