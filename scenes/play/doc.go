// Package play is a match as a person plays it and looks back at it: the frame that serves all tables (table*.go), with the
// question and its buttons, the log, what the others did (recap*.go), hints, the lesson (teaching.go, lesson*.go), the menu
// over it (pause.go) and the replay. What lies on a table is its game's, a [scenes.Table]; what happens in front of the screen
// is scenes/sitting, which draws nothing.
package play
