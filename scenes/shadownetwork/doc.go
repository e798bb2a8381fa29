// Package shadownetwork is the table of Shadow Network: a cork wall with a world
// map and a photograph of every city, the Contract market, the Handlers' card
// file, everybody's board, and the Lone Syndicate's. It shows what the view
// holds and knows no rule beyond what is printed on the things. Read table.go
// first, then layout.go (where things lie), board.go and cities.go (the wall),
// own.go (the viewer's board) and show.go (how events look).
//
// Everything is laid out in units, a 1080th of the window's height in the usual
// proportions, so that the whole public position is always in sight.
package shadownetwork
