// Package deepstate is the table of Deep State: the Infiltration Zone as a row
// of dossiers, the four Projects as engraved bonds, the Covert Operations, what
// each player has, and HOC across the table. It shows what the view holds and
// knows no rule beyond what is printed on the things. Read table.go first, then
// layout.go (where things lie), choose.go (what stands for which action) and
// show.go (how events look).
//
// Everything is laid out in units, a 1080th of the window's height in the usual
// proportions, as on the table of Infiltration.
package deepstate
