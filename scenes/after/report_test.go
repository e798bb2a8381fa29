package after_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/ui/proof"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// In a small window the verdict, everybody's score and what decided it are seen at once, with as many seats as a game
// has, and nothing has to be scrolled; rows that have no room are folded, and a press opens them.
func TestAReportIsSeenAtOnce(t *testing.T) {
	for id := range tables.All {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			seats := scenestest.Game(t, id).Info().MaxSeats
			d.Ended(scenestest.Ended(t, id, seats))
			d.Play("wait idle\nhover 3 3\nwait idle")
			st := d.App.Top().Stage()
			foot, _ := st.Find("again")
			folded := 0
			for n := range seats {
				at, ok := st.Find(fmt.Sprintf("rank:%d", n))
				if !ok || at.Bottom() > foot.Y {
					t.Errorf("row %d of %d lies at %v, the buttons at %v", n, seats, at, foot)
				}
				if at.H*st.Scale() < 60 {
					folded = n + 1
				}
			}
			words := strings.Join(st.Words(), " ")
			if !strings.Contains(words, "What decided it") {
				t.Errorf("what decided it is not seen: %s", words)
			}
			if found := proof.Cut(st, 1280, 720); len(found) > 0 {
				t.Errorf("cut: %v", found)
			}
			if folded > 0 {
				row := fmt.Sprintf("rank:%d", folded-1)
				d.Play("pick " + row + "\nwait idle")
				if at, _ := st.Find(row); at.H*st.Scale() < 60 || at.Bottom() > foot.Y {
					t.Errorf("the opened row lies at %v", at)
				}
			}
		})
	}
}

// In the smallest window the report is shown a part at a time, and every part is reached.
func TestAReportTurnsItsParts(t *testing.T) {
	d := scenestest.BlindDesk(t, 640, 360)
	d.House.Tables = tables.All
	d.Ended(scenestest.Ended(t, "infiltration", 4))
	d.Play("wait idle\nhover 3 3\nwait idle\nexpect no What decided it\nexpect no Replay\npick charts\nwait idle\nexpect text What decided it")
	st := d.App.Top().Stage()
	for range 5 {
		d.Play("pick charts\nwait idle")
		if found := proof.Cut(st, 640, 360); len(found) > 0 {
			t.Errorf("cut: %v", found)
		}
	}
	d.Play("expect text Replay\nexpect text Where it turned\npick charts\nwait idle\npick charts\nwait idle\nexpect text What decided it")
}

// In the smallest window nobody's row and no word of what decided it is cut in two by the edge of its part, whatever the game.
func TestTheSmallestReportCutsNoLine(t *testing.T) {
	for id := range tables.All {
		t.Run(id, func(t *testing.T) {
			d := scenestest.BlindDesk(t, 640, 360)
			d.House.Tables = tables.All
			for _, seats := range []int{2, 4} {
				if in := scenestest.Game(t, id).Info(); seats < in.MinSeats || seats > in.MaxSeats {
					continue
				}
				d.Ended(scenestest.Ended(t, id, seats))
				d.Play("wait idle\nhover 3 3\nwait idle")
				st := d.App.Top().Stage()
				foot, _ := st.Find("again")
				for n := range seats {
					if at, ok := st.Find(fmt.Sprintf("rank:%d", n)); !ok || at.Bottom() > foot.Y {
						t.Errorf("row %d of %d lies at %v, the buttons at %v", n, seats, at, foot)
					}
				}
				if at, ok := st.Find("decided"); ok {
					if at.Bottom() > foot.Y {
						t.Errorf("what decided it lies at %v, the buttons at %v", at, foot)
					}
				} else {
					d.Play("pick charts\nwait idle\nexpect text What decided it")
					if at, _ := st.Find("decided"); at.Y > foot.Y/2 {
						t.Errorf("what decided it begins at %v", at)
					}
				}
				if found := proof.Cut(st, 640, 360); len(found) > 0 {
					t.Errorf("cut: %v", found)
				}
			}
		})
	}
}

// What lies below the board leaves it two thirds of the sheet's height: where text is large against the window, the clock has
// a part of its own.
func TestTheClockLeavesTheBoardItsRoom(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	d.Ended(scenestest.Ended(t, "masters", 4))
	d.Play("wait idle")
	st := d.App.Top().Stage()
	board, ok := st.Find("report:board")
	foot, _ := st.Find("again")
	if _, clock := st.Find("report:clock"); !ok || clock || board.Bottom() < foot.Y-40 {
		t.Errorf("the board lies at %v, the buttons at %v, a clock below it: %v", board, foot, clock)
	}
	d.Play("do By rounds\nwait idle\nexpect text Noise over the rounds")
}
