package desk_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/assets/text"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/desk"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Every page of every game's rules is drawn: no pictogram is missing, every piece
// it shows is a thing of the game's table, and every phase it opens at is one.
func TestEveryPageOfTheRulesIsWhole(t *testing.T) {
	for game := range tables.All {
		d := scenestest.School(t)
		chapters, err := d.House.Book.Chapters(game)
		if err != nil {
			continue // its box says so
		}
		d.ReadRules(game, "")
		d.Play("wait idle")
		pages := 0
		for more := true; more; pages++ {
			d.Run("shot page\n")
			if bad := desk.MissingPieces(d.App); len(bad) > 0 {
				t.Errorf("%s: the table shows none of %q", game, bad)
			}
			more = !d.App.Top().Stage().Thing("next").Disabled
			if more {
				d.Play("pick next\nwait idle")
			}
			if pages > 200 {
				t.Fatalf("%s: the pages have no end", game)
			}
		}
		if pages < len(chapters) {
			t.Errorf("%s: %d pages for %d chapters", game, pages, len(chapters))
		}
		if bad := d.House.Kit.Unknown(); len(bad) > 0 {
			t.Errorf("%s: pictograms that no sheet has: %q", game, bad)
		}
		told := map[string]bool{}
		var kinds [3]int // pieces, those with places that are spoken of, moments of a turn
		for _, c := range chapters {
			for _, p := range c.Parts {
				if p.Kind == text.Piece {
					kinds[0]++
					if len(p.Marks) > 2 {
						kinds[1]++
					}
					if strings.HasPrefix(p.Things, "@") {
						kinds[2]++
					}
				}
			}
			for _, p := range c.Phases {
				told[p] = true
				if !desk.HasPhase(d.App, game, p) {
					t.Errorf("%s: chapter %q opens at %q, which is no phase", game, c.Title, p)
				}
			}
		}
		if kinds[0] < 8 || kinds[1] < 1 || kinds[2] < 3 {
			t.Errorf("%s: %d pieces, %d with places that are spoken of, %d moments of a worked turn", game, kinds[0], kinds[1], kinds[2])
		}
		for _, p := range desk.Phases(d.App, game) {
			if !told[p] {
				t.Errorf("%s: no chapter opens at %q", game, p)
			}
		}
		if chapters[0].Title != "First steps" {
			t.Errorf("%s begins with %q", game, chapters[0].Title)
		}
	}
}

// The rules open where the question is, and a search leads to its page.
func TestTheRulesOpenAtTheRightPage(t *testing.T) {
	d := scenestest.School(t)
	d.ReadRules("infiltration", "resolution")
	d.Play("wait idle\nexpect text The four actions\npick search\ntype zettabyte\nwait idle\npick found/0\nwait idle\nexpect text The job, page\nkey Escape\nkey Escape\nwait idle\nexpect scene title")
}

// The quick reference stands on one page of a window of 1920 x 1080, whole, in letters that can be read; its boxes lie beside
// and below each other, and it is found by the word that people look for.
func TestTheQuickReferenceIsOnePage(t *testing.T) {
	for game := range tables.All {
		d := scenestest.BlindDesk(t, 1920, 1080)
		d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
		d.ReadRules(game, "")
		d.Play("wait idle\npick search\ntype cheat sheet\nkey Enter\nwait idle\nexpect text At a glance")
		d.Play("pick found/0\nwait idle\nexpect no page 1 of\npick chapters\nwait idle\nexpect text First steps\npick chapter/1\nwait idle")
		boxes, page := desk.Glances(d.App)
		if len(boxes) < 9 {
			t.Errorf("%s: %d boxes", game, len(boxes))
		}
		for i, a := range boxes {
			if a.W < 200 || page.Union(a) != page {
				t.Errorf("%s: box %d lies at %v, the page at %v", game, i, a, page)
			}
			for _, b := range boxes[:i] {
				if a.Overlaps(b) {
					t.Errorf("%s: two boxes lie over each other: %v, %v", game, a, b)
				}
			}
		}
	}
}

// A word that is defined elsewhere leads there by a press and by the keyboard, and back again; every one leads to a part.
func TestWordsOfTheRulesLeadToTheirDefinition(t *testing.T) {
	for game := range tables.All {
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
		chapters, err := d.House.Book.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, l := range desk.Links(chapters) {
			if l.Chapter >= len(chapters) || l.Part >= len(chapters[l.Chapter].Parts) {
				t.Errorf("%s: %q leads nowhere", game, l.Word)
			}
			n++
		}
		if n < 10 {
			t.Errorf("%s: %d words are defined", game, n)
		}
	}
	d := scenestest.School(t)
	d.ReadRules("infiltration", "npc")
	d.Play("wait idle\nexpect text NPCs\npick link:3:0\nwait idle\nexpect text Back\nkey Escape\nwait idle")
	d.ReadRules("infiltration", "npc")
	d.Play("wait idle\npick link:3:0\nwait idle\npick back\nwait idle\nexpect text NPCs\nexpect no Back")
}

// Opened from a match the rules tell how things stand in it, in every game; opened from the box they do not.
func TestTheRulesTellOfTheMatch(t *testing.T) {
	for game := range tables.All {
		d := scenestest.School(t)
		chapters, err := d.House.Book.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		m, err := d.House.Shown(game)
		if err != nil {
			t.Fatal(err)
		}
		s, ok := m.State().(rules.Figured)
		if !ok {
			t.Errorf("%s has no figures", game)
			continue
		}
		asked := map[string]bool{}
		for _, c := range chapters {
			for _, p := range c.Parts {
				for _, name := range p.Now {
					asked[name] = true
					if said := s.Figure(name); name != "options" && !said.IsZero() && strings.Contains(d.House.Book.Say(game, said), "«") {
						t.Errorf("%s: %q says %q", game, name, d.House.Book.Say(game, said))
					}
				}
			}
		}
		if len(asked) < 3 {
			t.Errorf("%s: its rules ask for %d figures", game, len(asked))
		}
	}
	d := scenestest.School(t)
	d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Raven"))
	d.Play("wait idle\nkey F1\nwait idle\nexpect scene rules\npick search\ntype security tracker\nkey Enter\nwait idle\npick found/0\nwait idle\nexpect text proximity 0, alarm 0")
}

// In every window and at every size of letters all of a chapter stands on its pages: nothing below the body or under the
// buttons, no heading last in a column, every line of every part once.
func TestNothingOfTheRulesLiesBelowItsPage(t *testing.T) {
	for game := range tables.All {
		d := scenestest.School(t)
		d.ReadRules(game, "")
		d.Play("wait idle")
		chapters, err := d.House.Book.Chapters(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range [][2]int{{640, 360}, {720, 1280}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}} {
			for _, scale := range []int{100, 150, 200} {
				if w[0]*100/scale < 640 || w[1]*100/scale < 360 {
					continue
				}
				d.House.Settings.Scale = scale
				d.Window(w[0], w[1])
				for n := range chapters {
					where := fmt.Sprintf("%s, %q in %dx%d at %d", game, chapters[n].Title, w[0], w[1], scale)
					desk.TurnTo(d.App, n)
					d.Step()
					list, page, foot := desk.LaidChapter(d.App)
					if page.Bottom() > foot {
						t.Errorf("%s: the page ends at %.0f, the buttons begin at %.0f", where, page.Bottom(), foot)
					}
					for i, k := range list {
						if k.At.Y < page.Y || k.At.Bottom() > page.Bottom()+1 {
							t.Errorf("%s: %.40q lies at %v, the page at %v", where, k.Words, k.At, page)
						}
						if last := i+1 == len(list) || list[i+1].Leaf != k.Leaf || list[i+1].At.X > k.At.X+1; k.Heading && last {
							t.Errorf("%s: %q stands last on page %d", where, k.Words, k.Leaf+1)
						}
					}
				}
			}
		}
	}
}

// In every window that shows the list of chapters beside the page, each title has its row whole.
func TestEveryChapterHasItsTitleWhole(t *testing.T) {
	for game := range tables.All {
		d := scenestest.School(t)
		d.ReadRules(game, "")
		d.Play("wait idle")
		for _, w := range [][2]int{{640, 360}, {1280, 720}, {1280, 800}, {1440, 900}, {1920, 1080}, {2560, 1080}} {
			d.Window(w[0], w[1])
			d.Step()
			for _, f := range proof.Cut(d.App.Top().Stage(), w[0], w[1]) {
				t.Errorf("%s in %dx%d: %v", game, w[0], w[1], f)
			}
		}
	}
}
