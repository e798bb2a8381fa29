package desk_test

import (
	"testing"

	"safehouse/scenes/scenestest"
)

func TestTitle(t *testing.T) {
	scenestest.Each(t, 4, "shot title-%\npick box:infiltration\nwait idle\nexpect scene setup\nkey Escape\n", func(d *scenestest.Desk) { scenestest.Shelf(d, scenestest.Kept(), nil) })
}

func TestTitleOfANewDesk(t *testing.T) {
	scenestest.Each(t, 1, "shot title-new-%\nexpect text New game", nil)
}

func TestSetUp(t *testing.T) {
	scenestest.Each(t, 3, "wait idle\nexpect scene setup\nshot setup-%", func(d *scenestest.Desk) { d.SetUp("infiltration", "4711") })
}

func TestSetUpRefused(t *testing.T) {
	scenestest.Each(t, 1, "pick menu:new\nwait idle\npick name:1\nwait idle\ndo Another name\nwait idle\nkey Ctrl+A\ntype Player 1\nkey Enter\nwait idle\nhover 3 3\nwait idle\nexpect text sits here twice\nshot setup-refused-%", nil)
}

func TestSettings(t *testing.T) {
	scenestest.Each(t, 2, "pick menu:settings\nwait idle\nhover 3 3\nwait idle\nshot settings-%", nil)
	scenestest.Each(t, 1, `pick menu:settings
wait idle
do Sound
hover 3 3
wait idle
shot settings-sound-%
do Picture
hover 3 3
wait idle
shot settings-picture-%
do Keys
hover 3 3
wait idle
shot settings-keys-%
do Gamepad
hover 3 3
wait idle
shot settings-pad-%`, nil)
}

func TestLibrary(t *testing.T) {
	scenestest.Each(t, 2, "wait idle\nshot load-%", func(d *scenestest.Desk) {
		d.Play("pick menu:load\nwait idle")
		scenestest.Shelf(d, scenestest.Kept(), nil)
	})
}

func TestRulesBook(t *testing.T) {
	scenestest.Each(t, 2, "pick box:infiltration\nwait idle\ndo How to play\nwait idle\nhover 3 3\nwait idle\nexpect scene rules\nshot rules-%\ndo Next\nwait idle\nexpect text A round", nil)
}

func TestCredits(t *testing.T) {
	scenestest.Each(t, 2, "pick menu:credits\nwait idle\nhover 3 3\nwait idle\nshot credits-%", nil)
}

func TestWhoSitsWhere(t *testing.T) {
	scenestest.Each(t, 1, "wait idle\nkey Escape\nwait idle\ndo Who sits where\nwait idle\nhover 3 3\nwait idle\nshot swap-%\npick kind:1\nwait idle\ndo Person\ndo Done\nwait idle\nexpect scene table", func(d *scenestest.Desk) {
		d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Kestrel"), scenestest.Robot("Heron"))
	})
}
