package play_test

import (
	"fmt"
	"os"
	"testing"

	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// presses is what persons press in a game.
type presses struct {
	asked, twice, forced int
	passed               int            // questions that the press for what lies behind them answers
	barred               int            // second presses where each verb that as a rule is final asks for one
	each                 map[string]int // of those that the window answered, by verb
}

// pressed plays a game of three seats by first sight, so many of them persons, and looks at each answer of the window.
func pressed(d *scenestest.Desk, id string, persons int, seed uint64) (p presses) {
	d.T.Helper()
	g := scenestest.Game(d.T, id)
	seats := scenestest.People(persons)
	for len(seats) < 3 {
		seats = append(seats, scenestest.Robot(fmt.Sprintf("Bot %d", len(seats))))
	}
	d.Begun(g, rules.Setup{Seats: 3, Seed: seed}, seats)
	defer d.App.Home()
	s := play.Table(d.App)
	p.each = map[string]int{}
	last := rules.Nobody // the person who decided last
	for !s.Match.Turn().Done {
		no := s.NoUndo()
		seat := s.Match.Turn().Seat
		passed := play.Passed(d.App)
		x, mine, forced, twice := play.Press(d.App)
		switch name := g.Info().Verbs[x.Verb].Name; {
		case forced:
			p.forced++
			p.each[name]++
			if broken := play.ForcedLaw(d.App, no.IsZero()); broken != "" {
				d.T.Fatalf("%s, seed %d, action %d, %s: %s", id, seed, s.Match.Actions(), name, broken)
			}
			if persons > 1 && (last != seat || g.Info().Verbs[x.Verb].Secret) {
				d.T.Fatalf("%s, seed %d, action %d: %s is answered where the screen changes hands", id, seed, s.Match.Actions(), name)
			}
		case mine && passed:
			p.passed++
		case mine:
			p.asked++
		}
		if mine {
			last = seat
			if g.Info().Verbs[x.Verb].Barrier {
				p.barred++
			}
		}
		if twice {
			p.twice++
		}
	}
	return p
}

// In whole games that are played by first sight the window ends no Undo that stands open, and Undo leads to a real choice.
// SAFEHOUSE_PRESSES="n title" plays n games of a title, or of each without one, and tells what is pressed in them.
func TestWhatTheWindowAnswersIsTakenBackWithThePress(t *testing.T) {
	n := 1
	only := ""
	fmt.Sscan(os.Getenv("SAFEHOUSE_PRESSES"), &n, &only)
	for id := range tables.Lessons {
		if only != "" && id != only {
			continue
		}
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		sum := presses{each: map[string]int{}}
		for seed := range uint64(n) {
			p := pressed(d, id, 1, seed+1)
			sum.asked, sum.twice, sum.forced, sum.barred, sum.passed = sum.asked+p.asked, sum.twice+p.twice, sum.forced+p.forced, sum.barred+p.barred, sum.passed+p.passed
			for k, v := range p.each {
				sum.each[k] += v
			}
		}
		pressed(d, id, 2, 7)
		of := func(x int) float64 { return float64(x) / float64(n) }
		t.Logf("%s: a game of %d has %.1f questions, %.1f are answered by the window %v and %.1f by the press for what lies behind them; %.1f second presses are asked for, %.1f by the verb alone; %.1f presses instead of %.1f",
			id, n, of(sum.asked+sum.forced+sum.passed), of(sum.forced), sum.each, of(sum.passed), of(sum.twice), of(sum.barred), of(sum.asked+sum.twice), of(sum.asked+sum.forced+sum.passed+sum.barred))
	}
}

// What has one answer is answered a moment after it was asked, not while something else is asked, and after the match was
// taken up again Undo still goes back behind it.
func TestWhatHasOneAnswerIsNotAsked(t *testing.T) {
	dir := t.TempDir()
	d := scenestest.OpenDesk(t, 1280, 720, dir)
	d.House.Tables = tables.All
	seats := scenestest.Seated("Vesper", "*Magpie", "*Heron")
	d.Begun(scenestest.Game(t, "intoodeep"), rules.Setup{Seats: 3, Seed: 3}, seats)
	s := play.Table(d.App)
	last := 0
	for {
		if _, ok := s.Forced(); ok && s.NoUndo().IsZero() {
			break
		}
		if s.Match.Turn().Done {
			t.Fatal("in the whole game nothing had one answer")
		}
		last = actions(s)
		play.Press(d.App)
	}
	s.Finish()
	at := actions(s)
	d.Visit("key Escape\nwait 90")
	if actions(s) != at {
		t.Error("the window answered behind the menu")
	}
	d.Visit("key Escape\nwait 3")
	if actions(s) != at {
		t.Error("the window answered before it could be seen")
	}
	d.Visit("wait 90")
	if actions(s) <= at {
		t.Fatalf("%d actions, the window did not answer", actions(s))
	}
	id := idOf(oneMatch(t, dir))
	d.App.Home()
	d.GoOn(id)
	d.Visit("wait idle\nkey Z\nwait 3")
	if n := actions(play.Table(d.App)); n != last {
		t.Errorf("Undo led from the answer at action %d to action %d, the press was action %d", at, n, last)
	}
}

// No button that leads on gives up what could be had: who presses Enter through loses nothing.
func TestTheMainButtonGivesNothingUp(t *testing.T) {
	for id := range tables.Lessons {
		d := scenestest.BlindDesk(t, 1280, 720)
		d.House.Tables = tables.All
		seats := append(scenestest.People(1), scenestest.Robot("Bot 1"), scenestest.Robot("Bot 2"))
		d.Begun(scenestest.Game(t, id), rules.Setup{Seats: 3, Seed: 5}, seats)
		s := play.Table(d.App)
		asked := 0
		for n := 0; n < 500 && !s.Match.Turn().Done; n++ {
			_, mine, _, _ := play.Press(d.App)
			if s.Arrive(); !mine || len(s.Legal()) == 0 {
				continue
			}
			asked++
			if label := play.GivesUp(d.App); label != "" {
				t.Errorf("%s, action %d: %q leads on", id, s.Match.Actions(), label)
			}
		}
		t.Logf("%s: %d questions", id, asked)
	}
}
