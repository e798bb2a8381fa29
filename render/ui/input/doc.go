// Package input turns what a person does with pointer, keyboard and gamepad into one Snapshot a tick, and keys and pad
// buttons into actions by a table that can be remapped.
//
// A Source reads the devices: Engine asks Ebitengine, Script plays back what a test or a driven run wrote down. Both
// give the same Raw state, so everything after them cannot tell a person from a script. A Tracker makes Snapshots of
// it. Scenes see actions, the raw pointer and typed text, never a key. Nothing here draws.
//
// Read raw.go, then snapshot.go and bindings.go.
package input
