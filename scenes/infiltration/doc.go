// Package infiltration is the table of Infiltration: a tower of two floors, its
// secret room, the dials, the operatives with their cards. It shows what the
// view holds and knows no rule beyond what is printed on the things. Read
// table.go first, then layout.go (where things lie) and show.go (how events
// look).
//
// Everything is laid out in units, a 1080th of the window's height in the usual
// proportions, whatever the scale of the user interface: the whole public
// position is always in sight, and the scale makes the frame's words, tips and
// papers larger.
package infiltration
