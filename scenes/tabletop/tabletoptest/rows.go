// Package tabletoptest holds what the tests of all tables ask of them alike.
package tabletoptest

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes/tabletop"
)

// Rows holds a table's rows against the rules' own names of the events: each event has a row, and each row an event.
func Rows[X any](t *testing.T, rows tabletop.Rows[X], events []string) {
	t.Helper()
	for k, name := range events {
		if _, ok := rows[rules.EventKind(k)]; !ok && name != "" {
			t.Errorf("the event %s has no row", name)
		}
	}
	for k := range rows {
		if int(k) >= len(events) || events[k] == "" {
			t.Errorf("the row %d has no event", k)
		}
	}
}
