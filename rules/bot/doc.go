// Package bot decides for a seat of any game through the contract: it searches
// with information-set Monte-Carlo tree search over positions that the seat
// could believe. It is given a view and never the true state. Read Choose in
// choose.go first, the search itself is search.go.
package bot
