// Package measure plays many games without a person: it simulates them and
// checks the laws on the way, lets bot levels play against each other, and
// times the rules. Every game has its own seed, so that results do not depend
// on how the work is spread over the cores. play.go plays one game; each verb
// of the referee has its file.
package measure
