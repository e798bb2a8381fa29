package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// windows are the sizes that every scene is looked at in.
var windows = []struct {
	name string
	w, h int
}{{"720", 1280, 720}, {"1080", 1920, 1080}, {"wide", 2560, 1080}, {"4k", 3840, 2160}}

// each plays a script, in which % stands for the window's name, on the desks
// that prepare sets up, in all windows or the first so many of them.
func each(t *testing.T, n int, script string, prepare func(d *desk)) {
	for _, w := range windows[:n] {
		t.Run(w.name, func(t *testing.T) {
			d := newDesk(t, w.w, w.h)
			d.play("wait idle")
			if prepare != nil {
				prepare(d)
			}
			d.play("hover 3 3\nwait idle\n" + strings.ReplaceAll(script, "%", w.name))
		})
	}
}

func TestTitle(t *testing.T) {
	each(t, 4, "shot title-%\npick box:infiltration\nwait idle\nexpect scene setup\nkey Escape\n", func(d *desk) { d.house.Shelf(kept(), nil) })
}

func TestTitleOfANewDesk(t *testing.T) {
	each(t, 1, "shot title-new-%\nexpect text New game", nil)
}

func TestSetUp(t *testing.T) {
	each(t, 3, "wait idle\nexpect scene setup\nshot setup-%", func(d *desk) { d.app.SetUp("infiltration", "4711") })
}

func TestSetUpRefused(t *testing.T) {
	each(t, 1, "pick menu:new\nwait idle\npick name:1\nwait idle\ndo Another name\nwait idle\nkey Ctrl+A\ntype Player 1\nkey Enter\nwait idle\nhover 3 3\nwait idle\nexpect text sits here twice\nshot setup-refused-%", nil)
}

func TestSettings(t *testing.T) {
	each(t, 2, "pick menu:settings\nwait idle\nhover 3 3\nwait idle\nshot settings-%", nil)
	each(t, 1, `pick menu:settings
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
	each(t, 2, "wait idle\nshot load-%", func(d *desk) {
		d.play("pick menu:load\nwait idle")
		d.house.Shelf(kept(), nil)
	})
}

func TestRulesBook(t *testing.T) {
	each(t, 2, "pick box:infiltration\nwait idle\ndo How to play\nwait idle\nhover 3 3\nwait idle\nexpect scene rules\nshot rules-%\ndo Next\nwait idle\nexpect text A round", nil)
}

func TestCredits(t *testing.T) {
	each(t, 2, "pick menu:credits\nwait idle\nhover 3 3\nwait idle\nshot credits-%", nil)
}

func TestCrash(t *testing.T) {
	each(t, 2, "expect scene crash\nshot crash-%\ndo Back to the desk\nwait idle\nexpect scene title", func(d *desk) {
		d.app.Crash("the drawer is jammed", "/home/vesper/.local/share/safehouse/crash-20261121-041200.txt")
	})
}

func (d *desk) match(seats ...match.Controller) *match.Match {
	d.t.Helper()
	m, err := match.New(game(d.t, "infiltration"), rules.Setup{Seats: len(seats), Seed: 7}, seats, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	return m
}

func TestResults(t *testing.T) {
	each(t, 4, "wait idle\nshot results-%", func(d *desk) { d.results() })
}

// results shows how a match of four ended that was played by first sight.
func (d *desk) results() {
	d.t.Helper()
	m := d.match(person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron"))
	r := rules.Rand{S: 11}
	for !m.Turn().Done {
		legal := m.Legal()
		if _, err := m.Apply(legal[m.State().Playout(legal, &r)]); err != nil {
			d.t.Fatal(err)
		}
	}
	d.app.Results(m)
}

func (d *desk) begin(seats ...match.Controller) {
	d.t.Helper()
	d.app.Begun(d.t, game(d.t, "infiltration"), rules.Setup{Seats: len(seats), Seed: 7}, seats)
}

func TestCurtain(t *testing.T) {
	each(t, 3, "wait idle\nexpect text Hand the screen to Vesper\nshot curtain-%\ndo I am Vesper\nwait idle\nexpect no Hand the screen", func(d *desk) {
		d.begin(person("Vesper"), person("Lynd"))
	})
}

func TestPause(t *testing.T) {
	each(t, 3, "wait idle\nkey Escape\nwait idle\nhover 3 3\nwait idle\nexpect scene pause\nshot pause-%", func(d *desk) {
		d.begin(person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron"))
	})
}

func TestWhoSitsWhere(t *testing.T) {
	each(t, 1, "wait idle\nkey Escape\nwait idle\ndo Who sits where\nwait idle\nhover 3 3\nwait idle\nshot swap-%\npick kind:1\nwait idle\ndo Person\ndo Done\nwait idle\nexpect scene table", func(d *desk) {
		d.begin(person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron"))
	})
}

func TestReplayScene(t *testing.T) {
	each(t, 2, "wait idle\nkey Escape\nwait idle\ndo Look back\nwait idle\npick first\nwait idle\npick step\nwait idle\nhover 3 3\nwait idle\nexpect scene replay\nshot replay-%", func(d *desk) {
		d.begin(person("Vesper"), robot("Magpie"), robot("Kestrel"), robot("Heron"))
	})
}

func TestLockedFolder(t *testing.T) {
	rendertest.NeedDisplay(t)
	dir := t.TempDir()
	first, err := save.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, why := save.OpenFolder(dir)
	if why == nil {
		t.Fatal("a second folder was opened")
	}
	d := openDesk(t, 1280, 720, "")
	d.house.Open(nil, why, sound.Open(true), true)
	d.app.Replace(scenes.First(d.house, dir))
	d.play("wait idle\nexpect scene locked\nexpect text already running\ndo Try again\nwait idle\nexpect scene locked")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	d.play("do Try again\nwait idle\nexpect scene title\nexpect no There is no folder")
}

func TestWithoutAFolderOneCanPlay(t *testing.T) {
	d := openDesk(t, 1280, 720, "")
	d.house.Open(nil, fmt.Errorf("the folder is read-only"), sound.Open(true), true)
	d.app.Replace(scenes.First(d.house, ""))
	d.play("wait idle\nexpect text Nothing can be kept this time\ndo All right\nwait idle\ndo New game\nwait idle\nexpect scene setup\ndo Start\nwait idle\nexpect scene table")
}
