// Package focus decides where the focus goes when a person presses an arrow, Tab or a shoulder button.
//
// A Graph is built from the boxes of everything that can have the focus. Arrows follow geometry, first within a group,
// then across; where geometry alone would leave something out of reach the graph is mended, so that from any box every
// other one can be reached with the arrows alone. A Walker moves over a graph and remembers the way, so that the opposite arrow
// always leads back. Keyboard and gamepad share it.
package focus
