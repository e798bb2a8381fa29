package play_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	inf "safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// A walk of any length in Infiltration is chosen by pressing the room where it ends: two presses, for undo ends, and the pawn
// goes there and stays.
func TestAWalkOfAnyLengthTakesTwoPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "infiltration")
	walks := map[int]int{}
	for seed := uint64(1); seed < 80 && (walks[2] < 2 || walks[3] < 2); seed++ {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		s := play.Table(d.App)
		for !s.Match.Turn().Done {
			s.Arrive()
			d.Step()
			v := play.Seen(d.App)
			var end rules.Action
			steps := 0
			for a, way := range play.Ways(v) {
				n := slices.Index(way, a) + 1
				if n > 1 && n > steps && walks[n] < 2 {
					end, steps = a, n
				}
			}
			if steps == 0 || !v.Asked {
				play.Press(d.App)
				continue
			}
			who, at, from := s.Match.Turn().Seat, actions(s), len(s.Match.Steps())
			id := g.Info().RefString(inf.RefPlace(inf.Place(end.Args[0])))
			d.Visit("wait idle\npick " + id + "\nwait 30")
			presses := 1
			if _, armed := play.Armed(d.App); armed {
				presses++
				d.Visit("pick " + id + "\nwait 30")
			}
			d.Visit("wait idle")
			if actions(s) == at {
				t.Fatalf("seed %d: pressing %s twice decided nothing", seed, id)
			}
			done, news := 0, false
			for _, x := range s.Match.Steps()[from:] {
				if x.Seat != who || done == steps {
					break
				}
				if done++; done < steps && x.Disclosed != match.Nothing {
					news = true
					break
				}
			}
			if !news && done < steps {
				t.Errorf("seed %d: %d of %d steps to %s were taken", seed, done, steps, id)
			}
			if presses > 2 {
				t.Errorf("seed %d: %d presses", seed, presses)
			}
			walks[steps]++
		}
		d.App.Home()
	}
	if t.Logf("walks by length: %v", walks); walks[2] == 0 || walks[3] == 0 {
		t.Errorf("walks of two and three rooms are to be tried, these were: %v", walks)
	}
}

// A card of Infiltration is chosen and confirmed.
func TestACardTakesTwoPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "infiltration")
	cards := 0
	for seed := uint64(1); seed <= 3; seed++ {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		for s := play.Table(d.App); !s.Match.Turn().Done; {
			x, mine, n := play.Counted(d.App)
			switch g.Info().Verbs[x.Verb].Name {
			case "select":
				if mine {
					cards++
				}
				if n > 2 {
					t.Errorf("seed %d: choosing a card takes %d presses", seed, n)
				}
			case "resolve":
				if mine && n > 0 {
					t.Errorf("seed %d: turning up the only card takes %d presses", seed, n)
				}
			}
		}
		d.App.Home()
	}
	if cards == 0 {
		t.Error("no card was chosen")
	}
}

// An Action of Deep State is chosen and confirmed, or chosen by name from a menu; what is answered by the window takes none.
func TestAnActionTakesTwoPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "deepstate")
	of := map[string]int{}
	for seed := uint64(1); seed <= 4; seed++ {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		for s := play.Table(d.App); !s.Match.Turn().Done; {
			in := s.Match.Turn().Phase == "action"
			x, mine, n := play.Counted(d.App)
			if !mine || !in {
				continue
			}
			name := g.Info().Verbs[x.Verb].Name
			of[name]++
			if n > 2 {
				t.Errorf("seed %d: %s %v takes %d presses", seed, name, x.Args, n)
			}
		}
		d.App.Home()
	}
	if of["infiltrate"] == 0 || of["advance"] == 0 || of["recruit"] == 0 || of["covert"] == 0 {
		t.Errorf("not all Actions were taken: %v", of)
	}
}

// A way of Masters is agreed to in two presses, the goal and the button, and walked by the window.
func TestAnAgreedWayTakesTwoPresses(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	g := scenestest.Game(t, "masters")
	for seed := uint64(1); seed < 20; seed++ {
		d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2")))
		for s := play.Table(d.App); !s.Match.Turn().Done; {
			if s.Arrive(); len(s.Legal()) > 0 && s.Match.Turn().Phase == "action" {
				d.Visit("wait idle")
				for _, id := range d.App.Top().Stage().Things() {
					x := d.App.Top().Stage().Thing(id)
					if !strings.HasPrefix(id, "hex:") || x == nil || x.Press == nil || x.Disabled || x.Commits {
						continue
					}
					at := actions(s)
					if d.Visit("pick " + id + "\nwait idle"); actions(s) != at || !slices.Contains(d.App.Top().Stage().Things(), "way") {
						break
					}
					if d.Visit("pick way\nwait idle"); actions(s) == at {
						t.Fatalf("seed %d: %s and the button beside it decided nothing", seed, id)
					}
					if steps := s.Match.Steps(); actions(s)-at > 1 || steps[len(steps)-1].Disclosed != match.Nothing {
						t.Logf("seed %d: %s, %d decisions", seed, id, actions(s)-at)
						return
					}
				}
			}
			play.Press(d.App)
		}
		d.App.Home()
	}
	t.Error("no way was agreed to")
}
