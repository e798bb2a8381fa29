// Package after is the room of scenes that is entered when a match is over: how it ended, as a report that the game brings
// or as a list of scores (results.go, report.go), and what decided it (analysis.go). Start with results.go.
package after
