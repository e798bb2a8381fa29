package play_test

import (
	"strings"
	"testing"

	"safehouse/rules"
	"safehouse/rules/games"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/recap"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The log of a table shows all since one's own last turn, with up to three seats in a window of 1280x720, and each line of it
// names what its first deed was about.
func TestTheLogHoldsAllSinceOnesOwnTurn(t *testing.T) {
	for _, g := range games.All {
		in := g.Info()
		if in.Campaign {
			continue
		}
		t.Run(in.ID, func(t *testing.T) {
			looked, full, named, bare := 0, 0, 0, 0
			for seats := max(1, in.MinSeats); seats <= max(3, in.MinSeats); seats++ {
				who := []match.Controller{scenestest.Person("")}
				for len(who) < seats {
					who = append(who, scenestest.Robot([]string{"", "Magpie", "Kestrel"}[len(who)]))
				}
				for n := 2; n <= 5; n++ {
					m := askedAfter(t, g, who, uint64(n), n)
					if m == nil {
						continue
					}
					d := scenestest.BlindDesk(t, 1280, 720)
					d.House.Tables = tables.All
					d.Sit(m)
					d.Visit("wait idle")
					lines, fits, deeds := play.Log(d.App)
					if !d.Shows("log") {
						continue
					}
					if looked++; lines > 1 {
						full++
					}
					if deeds >= recap.All {
						named++
					}
					if deeds == 0 {
						bare++
					}
					if !fits {
						t.Errorf("%d seats, asked for the %d. time: not all has room", seats, n)
					}
					d.App.Home()
				}
			}
			t.Logf("%d logs, %d with more than a line, %d with the names of all things, %d without any", looked, full, named, bare)
			if bare > 0 {
				t.Errorf("%d logs are signs without a name", bare)
			}
			if looked < 4 {
				t.Errorf("only %d logs were looked at", looked)
			}
		})
	}
}

// What a step tells several times of one player is one line, where the game has a text for that.
func TestALogDoesNotEnumerate(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "deepstate")
	m := askedAfter(t, g, []match.Controller{scenestest.Person(""), scenestest.Robot("Magpie")}, 3, 9)
	f := d.House.Glance(m)
	events := m.Log(0, 0)
	several := func(key string) bool { return d.House.Book.Has("deepstate", key) }
	merged := recap.Merge(events, several)
	kinds, zone := map[rules.EventKind]int{}, 0
	step := -1
	for _, x := range merged {
		if x.Step != step {
			step, kinds = x.Step, map[rules.EventKind]int{}
		}
		if says := f.Say(x.Message); strings.HasPrefix(says, "The zone gets ") {
			if zone++; kinds[x.Event.Kind] > 0 {
				t.Errorf("the zone is filled in two lines of one step: %q", says)
			}
			kinds[x.Event.Kind]++
			if strings.Count(says, ",") > 8 || strings.Contains(says, "<no value>") {
				t.Errorf("%q", says)
			}
		}
	}
	if len(merged) >= len(events) || zone < 1 {
		t.Errorf("%d events are %d lines, %d of the zone", len(events), len(merged), zone)
	}
}

// A line of the log opens the table at its moment, with its words below; Back leads to the match again.
func TestALineOfTheLogOpensItsMoment(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "pick card:advance\nwait idle\nexpect scene table", "Vesper", "*Magpie", "*Heron")
	was := actions(s)
	d.Visit("pick log\nwait idle")
	st := d.App.Top().Stage()
	line := st.Thing("line:2")
	if line == nil {
		t.Fatalf("the open log has no third line: %v", st.Things())
	}
	words := line.Label
	d.Visit("pick line:2\nwait idle\nexpect scene replay\nexpect text " + words)
	d.Visit("key Escape\nwait idle\nexpect scene table")
	if actions(s) != was {
		t.Error("looking at a moment has changed the match")
	}
}
