// Package tabletoptest holds what the tests of all tables ask of them alike.
package tabletoptest

import (
	"reflect"
	"testing"

	"safehouse/scenes/tabletop"
)

// Rows holds a table's rows against the rules' own names of the events: each event has a row, each row an event, and a row
// says something.
func Rows[X any](t *testing.T, rows tabletop.Rows[X], events []string) {
	t.Helper()
	for k, name := range events {
		if name != "" && (k >= len(rows) || reflect.ValueOf(rows[k]).IsZero()) {
			t.Errorf("the event %s has no row", name)
		}
	}
	for k := range rows {
		if (k >= len(events) || events[k] == "") && !reflect.ValueOf(rows[k]).IsZero() {
			t.Errorf("row %d has no event", k)
		}
	}
}
