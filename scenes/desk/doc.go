// Package desk is the room of scenes that one comes to first: the title, the box of a game with its set-up, the library of
// matches with files from elsewhere, the settings, the rulebook and the credits. Start with title.go; a box is box.go, who sits
// down setup.go.
package desk
