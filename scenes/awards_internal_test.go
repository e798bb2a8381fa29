package scenes

import (
	"testing"
	"time"

	"safehouse/assets/text"
	"safehouse/rules"
	"safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/save"
)

// Time at a table is on disk after a minute: a program that is killed loses no more.
func TestTimeAtATableIsKeptByTheMinute(t *testing.T) {
	book, err := text.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	h := NewHouse(book, nil)
	if h.Folder, err = save.OpenFolder(t.TempDir()); err != nil {
		t.Fatal(err)
	}
	defer h.Folder.Close()
	f, err := h.NewMatch(infiltration.Game{}, rules.Setup{Seats: 2, Seed: 1}, make([]match.Controller, 2))
	if err != nil {
		t.Fatal(err)
	}
	now := time.Unix(1e9, 0)
	for range 119 {
		f.BookTime(now)
		now = now.Add(time.Second)
	}
	h.Flush()
	p, _, err := h.Folder.LoadProfile()
	if err != nil || p.Time[f.Journal.ID()] != 60 {
		t.Errorf("%v seconds are kept (%v) of 118, want those of the first minute", p.Time, err)
	}
}
