// Package masters is the table of Masters: a blueprint under a lamp with the
// crew on it, the event deck above, the characters beside it; in planning the
// dry run, the Fixers and the shop. It draws views and decides nothing.
//
// Read table.go first, then choices.go: which thing stands for which action.
// All measures are units of a table 1080 high; units.go turns them into points.
package masters
