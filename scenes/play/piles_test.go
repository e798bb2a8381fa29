package play_test

import (
	"strconv"
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Every table can be looked through from its menu: each pile is a page of cards painted
// by the table, with what is known of it in words, and no pictogram is missing. Keys and
// pad turn the pages as the mouse does.
func TestEveryPileOpensAsCards(t *testing.T) {
	for id := range tables.All {
		t.Run(id, func(t *testing.T) {
			d := scenestest.School(t)
			g := scenestest.Game(t, id)
			seats := []match.Controller{scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Kestrel")}
			m, err := match.New(g, rules.Setup{Seats: 3, Seed: 7}, seats, nil)
			if err != nil {
				t.Fatal(err)
			}
			r := rules.Rand{S: 3}
			for n := 0; n < 30 || m.Turn().Seat > 0; n++ {
				legal := m.Legal()
				if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
					t.Fatal(err)
				}
			}
			d.Sit(m)
			d.Play("wait idle")
			d.Play("key Escape\nwait idle\nexpect scene pause\npick pause:piles\nwait idle\nexpect scene table")
			cards := 0
			for i := 0; ; i++ {
				st := d.App.Top().Stage()
				paper := st.Thing("piles")
				if paper == nil {
					t.Fatalf("pile %d: there is no paper", i)
				}
				if _, note, _ := strings.Cut(paper.Label, ". "); strings.TrimSpace(note) == "" {
					t.Errorf("nothing is said of %q", paper.Label)
				}
				d.Run("shot pile\n")
				for _, x := range st.Things() {
					if rest, ok := strings.CutPrefix(x, "piles/"); ok && !strings.HasPrefix(rest, "tab") && !strings.HasPrefix(rest, "cards") && rest != "close" {
						cards++
						if k := st.Thing(x); k.Tip == nil || k.Label == "" {
							t.Errorf("%s tells nothing", x)
						}
					}
				}
				next := "piles/tab/" + strconv.Itoa(i+1)
				if st.Thing(next) == nil {
					break
				}
				d.Play([]string{"pick " + next, "key Ctrl+Tab", "pad RB"}[i%3] + "\nwait idle")
			}
			if cards < 10 {
				t.Errorf("%d cards in all", cards)
			}
			if bad := d.House.Kit.Unknown(); len(bad) > 0 {
				t.Errorf("pictograms that no sheet has: %q", bad)
			}
			d.Play("key Escape\nwait idle\nexpect scene table")
		})
	}
}

// The thing that stands for a pile opens it with the mouse, the keys and the pad, and its
// tip says so; a pile that can be drawn from now is drawn from instead.
func TestWhatStandsForAPileOpensIt(t *testing.T) {
	d := scenestest.School(t)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Lynd"))
	for _, device := range []string{"mouse", "keys", "pad"} {
		d.Play("wait idle\nchoose " + device + " supply:deck\nwait idle\nexpect text the item deck.")
		d.Play("key Escape\nwait idle\nexpect no the item deck. 1.\nexpect scene table")
	}
	tip := d.App.Top().Stage().Thing("supply:discard").Tip()
	if n := len(tip.Keywords); n == 0 || tip.Keywords[n-1].Name != d.House.T("piles.look") {
		t.Errorf("the tip of the discards says %+v", tip.Keywords)
	}
}
