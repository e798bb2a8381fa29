package play_test

import (
	"testing"

	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/sitting"
	"safehouse/scenes/tables"
)

// actions is how many decisions were taken, those of bots too.
func actions(s *sitting.Sitting) int { return s.Match.Actions() }

func TestADoubleClickPlaysNothing(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "hover 3 3\nwait idle", "Vesper", "*Magpie", "*Heron")
	at, was := d.At("card:advance"), actions(s)
	d.Visit("click " + at + "\nwait 8\nclick " + at + "\nwait idle")
	if n := actions(s) - was; n != 0 {
		t.Fatalf("two clicks 8 ticks apart took %d decisions", n)
	}
	d.Visit("expect text Press again to confirm")
	d.Visit("click " + at + "\nwait idle")
	if n := actions(s) - was; n == 0 {
		t.Fatal("the second press did not do what the first one armed")
	}
}

// Four quick clicks on different cards play at most what one click means: none
// of them is a second press.
func TestQuickClicksOnDifferentCardsPlayNothing(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "", "Vesper", "*Magpie", "*Heron")
	was := actions(s)
	for _, id := range []string{"card:advance", "card:retreat", "card:interface", "card:download"} {
		d.Visit("click " + d.At(id) + "\nwait 10")
	}
	if n := actions(s) - was; n != 0 {
		t.Errorf("four clicks on four cards took %d decisions", n)
	}
}

// A press while events are shown ends the motion and does nothing else, and the
// press after it, near the same place, is too early for the next question.
func TestAPressDuringMotionOnlyEndsIt(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "", "Vesper", "*Magpie", "*Heron")
	d.Visit("pick card:advance")
	for range 600 {
		d.Visit("wait 1")
		if s.Showing() {
			break
		}
	}
	if !s.Showing() {
		t.Fatal("nothing was shown")
	}
	at := d.At("card:retreat")
	for range 40 { // each press ends what is shown; bots go on between them
		if len(s.Legal()) > 0 {
			break
		}
		d.Visit("click " + at)
	}
	n := actions(s)
	d.Visit("click " + at + "\nwait 2")
	if actions(s) != n {
		t.Error("a press that came with the end of the motion took a decision")
	}
	if _, ok := play.Armed(d.App); ok {
		t.Error("a press that came with the end of the motion armed a decision")
	}
}

// Keys are guarded as the pointer is: a second Enter right after the first does
// nothing, one after a moment does what was armed.
func TestASecondEnterPlaysNothingByAccident(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "key Tab\nwait idle", "Vesper", "*Magpie", "*Heron")
	before := actions(s)
	d.Visit("choose keys card:download\nwait idle")
	n := actions(s)
	if n == before {
		t.Fatal("choosing with keys did nothing")
	}
	d.Visit("key Enter\nkey Enter\nwait 3")
	if actions(s) != n {
		t.Error("two quick presses of Enter took a decision")
	}
}

func TestOnePressIsEnoughForThoseWhoWantIt(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Settings.OnePress = true
	s := infiltration(d, "hover 3 3\nwait idle", "Vesper", "*Magpie", "*Heron")
	d.Visit("click " + d.At("card:advance") + "\nwait 5")
	if actions(s) == 0 {
		t.Error("with the setting one press did nothing")
	}
}

// What one person chose in secret is taken back on the curtain, and no more once
// the next one has lifted it. What bots chose between them goes with it.
func TestASecretChoiceIsTakenBackUntilTheCurtainIsLifted(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	s := infiltration(d, "", "Vesper", "*Magpie", "Lynd", "*Heron")
	name := func() string {
		seat, ok := s.Curtain()
		if !ok {
			t.Fatal("no curtain is drawn")
		}
		return s.Match.Controllers()[seat].Participant
	}
	first, was := name(), actions(s)
	lift := func() { d.Visit("do I am " + name() + "\nwait idle") }
	lift()
	d.Visit("pick card:advance\nwait idle")
	second := name()
	if second == first || actions(s) == was {
		t.Fatalf("after %s had chosen the curtain waits for %s", first, second)
	}
	d.Visit("expect text Take " + first + "'s choice back\nkey Z\nwait idle\nexpect text Hand the screen to " + first)
	if n := actions(s); n != was {
		t.Fatalf("%d decisions stand, %d stood before", n, was)
	}
	lift()
	d.Visit("pick card:retreat\nwait idle")
	lift()
	if no := s.NoUndo(); no.IsZero() {
		t.Errorf("%s can take back what %s chose in secret", second, first)
	}
	if _, ok := s.CanTakeBack(); ok {
		t.Error("the choice can be taken back with the curtain lifted")
	}
}

// spender is a table at which an Advance throws something away.
type spender struct{ scenes.Table }

func (spender) Wastes(v *scenes.View, a rules.Action) string {
	if v.Say(v.Shown.Describe(a)) == "Advance" {
		return "2 steps are lost."
	}
	return ""
}

// What throws something away is asked about, with the figures, and is not done
// by the first press nor by a second one at the same place.
func TestWhatThrowsMuchAwayIsAsked(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	seats := scenestest.Seated("Vesper", "*Magpie")
	d.House.Tables = map[string]func() scenes.Table{"infiltration": func() scenes.Table { return spender{tables.All["infiltration"]()} }}
	d.Begun(scenestest.Game(t, "infiltration"), rules.Setup{Seats: 2, Seed: 4711}, seats)
	d.Visit("wait idle\nhover 3 3\nwait idle")
	s := play.Table(d.App)
	at, was := d.At("card:advance"), actions(s)
	d.Visit("click " + at + "\nwait idle\nclick " + at + "\nwait idle\nexpect text 2 steps are lost.")
	if n := actions(s); n != was {
		t.Fatalf("%d decisions were taken without an answer", n-was)
	}
	d.Visit("pick waste/1\nwait idle\nexpect no 2 steps are lost.")
	if n := actions(s); n != was {
		t.Fatal("Back took a decision")
	}
	d.Visit("click " + at + "\nwait idle\npick waste/0\nwait idle")
	if actions(s) == was {
		t.Error("the answer did not do it")
	}
}

// infiltration opens the real table for those who sit at it, at rest.
func infiltration(d *scenestest.Desk, script string, names ...string) *sitting.Sitting {
	d.T.Helper()
	d.House.Tables = tables.All
	seats := scenestest.Seated(names...)
	d.Begun(scenestest.Game(d.T, "infiltration"), rules.Setup{Seats: len(seats), Seed: 4711}, seats)
	d.Visit("wait idle\n" + script)
	return play.Table(d.App)
}
