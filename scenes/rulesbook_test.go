package scenes_test

import (
	"testing"

	"safehouse/scenes/tables"
)

// Every page of every game's rules is drawn: no pictogram is missing, every piece
// it shows is a thing of the game's table, and every phase it opens at is one.
func TestEveryPageOfTheRulesIsWhole(t *testing.T) {
	for game := range tables.All {
		d := school(t)
		chapters, err := d.house.Book.Chapters(game)
		if err != nil {
			continue // its box says so
		}
		d.app.ReadRules(game, "")
		d.play("wait idle")
		pages := 0
		for more := true; more; pages++ {
			d.app.Play(t, d.canvas, "shot page\n")
			if bad := d.app.MissingPieces(); len(bad) > 0 {
				t.Errorf("%s: the table shows none of %q", game, bad)
			}
			more = !d.app.Top().Stage().Thing("next").Disabled
			if more {
				d.play("pick next\nwait idle")
			}
			if pages > 200 {
				t.Fatalf("%s: the pages have no end", game)
			}
		}
		if pages < len(chapters) {
			t.Errorf("%s: %d pages for %d chapters", game, pages, len(chapters))
		}
		if bad := d.house.Kit.Unknown(); len(bad) > 0 {
			t.Errorf("%s: pictograms that no sheet has: %q", game, bad)
		}
		for _, c := range chapters {
			for _, p := range c.Phases {
				if !d.app.HasPhase(game, p) {
					t.Errorf("%s: chapter %q opens at %q, which is no phase", game, c.Title, p)
				}
			}
		}
	}
}

// The rules open where the question is, and a search leads to its page.
func TestTheRulesOpenAtTheRightPage(t *testing.T) {
	d := school(t)
	d.app.ReadRules("infiltration", "resolution")
	d.play("wait idle\nexpect text The four actions\npick search\ntype zettabyte\nwait idle\npick found/0\nwait idle\nexpect text The job, page\nkey Escape\nkey Escape\nwait idle\nexpect scene title")
}
