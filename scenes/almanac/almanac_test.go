package almanac_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules/games"
	"safehouse/scenes/almanac"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// parts are kinds of things with a text that stand on another card, and on which.
var parts = map[string]string{
	"deepstate stage":  "their Project",
	"deepstate emblem": "the cards that show them",
	"deepstate token":  "what they lie on",
	"deepstate group":  "the headings of the Objectives",
	"masters action":   "the skills and characters that have them",
	"masters loot":     "the map, where they are no items",
}

// Everything of a box that has a name and a text of its own stands in the almanac once, painted, with its words; nothing
// stands there that is not in the box.
func TestTheAlmanacHoldsTheWholeBox(t *testing.T) {
	for game := range tables.All {
		g, _ := games.Find(game)
		in := g.Info()
		d := scenestest.School(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, game, "", nil))
		d.Play("wait idle")
		listed := map[string]bool{}
		for i, k := range almanac.Kinds(d.App) {
			if len(k.Cards) == 0 || k.W <= 0 || k.H <= 0 || k.Title == "" || k.Icon == "" {
				t.Errorf("%s: the %d. kind is empty: %+v", game, i, k.Title)
			}
			for _, c := range k.Cards {
				if listed[c.ID] {
					t.Errorf("%s: %s stands there twice", game, c.ID)
				}
				listed[c.ID] = true
				if c.Name == "" || strings.Contains(c.Name, ".") && !strings.Contains(c.Name, " ") || c.Paint == nil || c.Text == "" {
					t.Errorf("%s: %s has the name %q and the text %q", game, c.ID, c.Name, c.Text)
				}
				if _, ok := in.ParseRef(c.ID); !ok {
					t.Errorf("%s: %s is nothing of the box", game, c.ID)
				}
			}
		}
		for _, k := range in.Refs {
			if !slices.Contains(in.Faces, k.Name) {
				continue
			}
			for _, id := range k.IDs {
				if ref := k.Name + ":" + id; !listed[ref] && d.House.Book.Has(in.ID, "text."+k.Name+"."+id) && parts[game+" "+k.Name] == "" {
					t.Errorf("%s: %s is missing", game, ref)
				}
			}
		}
		for i := range almanac.Kinds(d.App) { // a picture of each kind
			d.Visit("pick kind/" + string(rune('0'+i)) + "\nwait idle\nhover 3 3\nwait 3\nshot page")
		}
		if bad := d.House.Kit.Unknown(); len(bad) > 0 {
			t.Errorf("%s: pictograms that no sheet has: %q", game, bad)
		}
	}
}

// What is looked for is found on the cards of every kind, the arrows lead from card to card, and the rules are opened with
// the card's name.
func TestTheAlmanacIsSearched(t *testing.T) {
	d := scenestest.School(t)
	d.App.Push(d.House.Rooms.Almanac(d.House, "deepstate", "", nil))
	d.Play("wait idle\npick search\ntype covert operations need\nkey Enter\nwait idle\nexpect text Treaties, 1")
	d.Play("pick card:treaty:arms-dealers\nwait idle\nexpect text Arms Dealers")
	d.Play("pick rules\nwait idle\nexpect scene rules\nexpect text Arms Dealers\nkey Escape\nwait idle\nexpect scene almanac")
	d.Play("pick search\nkey Ctrl+A\ntype xyzzy\nkey Enter\nwait idle\nexpect text No card has these words.")
	d.Play("pick kind/1\nwait idle\nexpect text Federal Reserve\npick next\nwait idle\nexpect text World Bank")
}

// In a match a card that lies on the table is said to, and shown there; of a card in a rival's hand nothing is said but
// that it is not in sight.
func TestTheAlmanacTellsWhereACardIs(t *testing.T) {
	d := scenestest.School(t)
	d.Table("deepstate", scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	d.Play("wait idle\nkey F2\nwait idle\nexpect scene almanac")
	here, hidden := 0, 0
	for _, c := range almanac.Kinds(d.App)[1].Cards {
		words, on := almanac.Where(d.App, c.ID)
		if words == "" {
			t.Errorf("nothing is said of %s", c.ID)
		}
		if on {
			here++
			continue
		}
		hidden++
	}
	if here != 6 || hidden != 40 {
		t.Errorf("%d Treaties are shown on the table and %d are not; the hand that is chosen from holds 6 of 46", here, hidden)
	}
}

func TestAlmanac(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	d.House.Tables, d.House.Lessons = tables.All, tables.Lessons
	d.App.Push(d.House.Rooms.Almanac(d.House, "deepstate", "treaty:cia", nil))
	d.Play("wait idle\nhover 3 3\nwait idle\nshot almanac")
}

// While the curtain hides the table from the next person nothing is said of what lies in a hand.
func TestBehindTheCurtainTheAlmanacTellsNothing(t *testing.T) {
	d := scenestest.School(t)
	d.Table("infiltration", scenestest.Person("Vesper"), scenestest.Person("Lynd"), scenestest.Robot("Magpie"))
	d.Play("wait idle\nexpect text Hand the screen to\nkey F2\nwait idle\nexpect scene table\nkey Escape\nwait idle\npick pause:almanac\nwait idle\nexpect scene almanac")
	for _, k := range almanac.Kinds(d.App)[1:2] { // items
		for _, c := range k.Cards {
			if words, here := almanac.Where(d.App, c.ID); here {
				t.Errorf("%s: %s", c.ID, words)
			}
		}
	}
}

// The copies of the cards of a kind are those that the rules deal from, and add up to what the box holds.
func TestTheAlmanacCountsCopies(t *testing.T) {
	for _, k := range []struct {
		game, kind string
		all        int
	}{
		{"deepstate", "hoc-card", 14},
		{"deepstate", "man", 18},
		{"intoodeep", "boost", 38},
		{"intoodeep", "dilemma", 72},
		{"masters", "loot", 15},
	} {
		d := scenestest.School(t)
		d.App.Push(d.House.Rooms.Almanac(d.House, k.game, "", nil))
		d.Play("wait idle")
		n := 0
		for _, list := range almanac.Kinds(d.App) {
			for _, c := range list.Cards {
				if strings.HasPrefix(c.ID, k.kind+":") {
					n += max(1, c.N)
				}
			}
		}
		if n != k.all {
			t.Errorf("%s: %d copies of %s, the box holds %d", k.game, n, k.kind, k.all)
		}
	}
}
