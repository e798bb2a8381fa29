package save

import (
	"testing"
	"time"
)

func TestNamesOfOneSecondSortByTime(t *testing.T) {
	at := time.Date(2026, 5, 4, 13, 7, 9, 0, time.UTC)
	before := ""
	for i := range 900 {
		id := newName("infiltration", at.Add(time.Duration(i)*time.Millisecond))
		if id <= before {
			t.Fatalf("%s begun %d ms into the second does not stand behind %s", id, i, before)
		}
		before = id
	}
	if a, b := newName("x", at), newName("x", at); a == b {
		t.Errorf("two names of one moment are both %s", a)
	}
}
