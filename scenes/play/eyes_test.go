package play_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// planned are the games in which a turn is taken by what is in hand.
var planned = []string{"infiltration", "intoodeep"}

// The table turns to whoever decides: with two or three persons at one screen each is asked with its own board nearest, the
// screen shows nothing that only another may know, and where it lies open to all its hand can be taken up. In games that
// are planned by the hand the first decision of a turn is behind the curtain.
func TestTheTableTurnsToWhoDecides(t *testing.T) {
	for _, id := range slices.Sorted(scenestest.MapKeys(tables.Lessons)) {
		for _, n := range []int{2, 3} {
			g := scenestest.Game(t, id)
			if n < g.Info().MinSeats {
				continue
			}
			t.Run(fmt.Sprintf("%s/%d", id, n), func(t *testing.T) {
				d := scenestest.School(t)
				d.House.Settings.Mine, d.House.Settings.Rivals = 0, 0
				d.Begun(g, rules.Setup{Seats: n, Seed: 4711}, scenestest.People(n))
				watchEyes(d, id)
			})
		}
	}
}

// watchEyes plays the match on the table at first sight, and checks at every decision whose eyes the screen is for.
func watchEyes(d *scenestest.Desk, id string) {
	s, dice, last := play.Table(d.App), rules.Rand{S: 3}, -1
	most := 150
	if os.Getenv("SAFEHOUSE_SOAK") == "1" {
		most = 5000
	}
	lifted, taken := false, 0
	asked := map[int]bool{}
	for n := 0; n < most && !s.Match.Turn().Done; {
		d.Step()
		if _, ok := s.Curtain(); ok {
			s.Lift()
			lifted = true
			continue
		}
		legal := s.Legal()
		if len(legal) == 0 {
			s.Finish()
			continue
		}
		d.Step() // the table is listed
		v, turn := play.Seen(d.App), s.Match.Turn()
		if turn.Seat >= 0 {
			switch {
			case v.Facing() != turn.Seat:
				d.T.Fatalf("decision %d: seat %d decides, the table is turned to %d", n, turn.Seat, v.Facing())
			case v.Seat != turn.Seat && v.Seat != rules.Nobody:
				d.T.Fatalf("decision %d: seat %d decides before the eyes of %d", n, turn.Seat, v.Seat)
			case v.Seat == rules.Nobody && v.TakeUp == nil:
				d.T.Fatalf("decision %d: seat %d decides before everybody and cannot take up its hand", n, turn.Seat)
			case slices.Contains(planned, id) && turn.Seat != last && v.Seat != turn.Seat && plans(d, id):
				d.T.Fatalf("decision %d: seat %d begins a turn without its hand", n, turn.Seat)
			}
			if lifted && v.Seat != turn.Seat {
				d.T.Fatalf("decision %d: the curtain was lifted for seat %d, the screen is for %d", n, turn.Seat, v.Seat)
			}
			if at := nearest(d); at != turn.Seat {
				d.T.Fatalf("decision %d: seat %d decides, and the board of seat %d lies nearest", n, turn.Seat, at)
			}
			last, asked[turn.Seat] = turn.Seat, true
		}
		if !v.Shown.Same(s.Match.View(v.Seat)) {
			d.T.Fatalf("decision %d: the screen shows another position than seat %d may see", n, v.Seat)
		}
		if v.Seat == rules.Nobody && d.App.Top().Stage().Thing("takeup") != nil && taken < 3 {
			v.TakeUp()
			taken++
			continue
		}
		s.Decide(legal[s.Match.State().Playout(s.Match.Legal(), &dice)%len(legal)])
		lifted = false
		n++
	}
	for seat := range len(s.Match.Controllers()) {
		if !asked[seat] && id != "masters" { // its decisions are the whole crew's
			d.T.Errorf("seat %d was never asked", seat)
		}
	}
	if taken == 0 && !slices.Contains(planned, id) && id != "masters" {
		d.T.Error("no hand was ever offered to be taken up")
	}
}

// nearest is the seat whose things lie lowest on the table that is shown.
func nearest(d *scenestest.Desk) int {
	at, low := rules.Nobody, 0.0
	st := d.App.Top().Stage()
	for seat := range len(play.Table(d.App).Match.Controllers()) {
		if t := st.Thing(fmt.Sprintf("seat:%d", seat)); t != nil && t.Shape.Bounds().Bottom() > low {
			at, low = seat, t.Shape.Bounds().Bottom()
		}
	}
	return at
}

// plans reports whether the decision that is due is one that a turn of the game is planned with.
func plans(d *scenestest.Desk, id string) bool {
	return id == "intoodeep" || play.Table(d.App).Match.Turn().Phase == "selection"
}

// The words on the curtain can be read on every table.
func TestTheCurtainCanBeRead(t *testing.T) {
	for _, id := range []string{"infiltration", "intoodeep", "deepstate", "shadownetwork"} {
		d := scenestest.School(t)
		d.House.Kit.Blind = false
		d.Begun(scenestest.Game(t, id), rules.Setup{Seats: 2, Seed: 4711}, scenestest.People(2))
		d.Rest()
		if _, ok := play.Table(d.App).Curtain(); !ok {
			t.Fatalf("%s begins without a curtain", id)
		}
		proof.Contrasts(t, id, d.App.Top().Stage(), 1280, 720)
	}
}
