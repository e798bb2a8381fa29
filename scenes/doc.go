// Package scenes is what is on the screen: the program's loop and its stack of
// scenes (app.go), the title, set-up, settings, results and the other papers on
// the desk, the frame that serves all tables (table.go) and a match that is
// being played in front of people (sitting.go). A folder below it for each game
// says where each thing lies on its table and how each event looks.
//
// Scenes draw views only. Whatever a person may not know is not on this side.
package scenes
