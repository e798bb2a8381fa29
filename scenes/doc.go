// Package scenes is what is on the screen: the program's loop and its stack of
// scenes (app.go), what all scenes share (house.go), the papers that they lie on
// (desk.go, form.go), and what a game's scenes bring to its table ([Table], [View]).
//
// The rooms below it are packages of their own: scenes/desk, scenes/almanac,
// scenes/play, scenes/after and scenes/person. None knows another; what one opens in another it asks of
// [Rooms], which scenes/rooms fills in. A folder for each game says where each
// thing lies on its table and how each event looks.
//
// Scenes draw views only. Whatever a person may not know is not on this side.
package scenes
