package scenestest

import (
	"testing"

	"safehouse/save"
	"safehouse/scenes/tables"
)

// School opens the program with the real tables and their lessons.
func School(t *testing.T) *Desk {
	d := BlindDesk(t, 1280, 720)
	d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
	return d
}

// Shelf lists matches as if they lay in the folder, until it is looked at again.
func Shelf(d *Desk, running, trash []save.Listed) {
	x := &d.House.Index
	x.Matches, x.Trash, x.Known = running, trash, true
	x.Version++
}
