// Package position writes the state of a game in names and reads it back, for
// the referee's state and for files. What a field is called, what its numbers
// are called and how far they go stands in the field's tag; a game writes by hand
// only what its rules add. Start with layout.go.
package position
