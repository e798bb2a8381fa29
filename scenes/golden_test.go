package scenes_test

import (
	"fmt"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/render/sound"
	"safehouse/save"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
)

func TestCrash(t *testing.T) {
	scenestest.Each(t, 2, "expect scene crash\nshot crash-%\ndo Back to the desk\nwait idle\nexpect scene title", func(d *scenestest.Desk) {
		d.App.Crash("the drawer is jammed", "/home/vesper/.local/share/safehouse/crash-20261121-041200.txt")
	})
}

func TestCurtain(t *testing.T) {
	scenestest.Each(t, 3, "wait idle\nexpect text Hand the screen to Vesper\nshot curtain-%\ndo I am Vesper\nwait idle\nexpect no Hand the screen", func(d *scenestest.Desk) {
		d.Begin(scenestest.Person("Vesper"), scenestest.Person("Lynd"))
	})
}

func TestPause(t *testing.T) {
	scenestest.Each(t, 3, "wait idle\nkey Escape\nwait idle\nhover 3 3\nwait idle\nexpect scene pause\nshot pause-%", func(d *scenestest.Desk) {
		d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Kestrel"), scenestest.Robot("Heron"))
	})
}

func TestReplayScene(t *testing.T) {
	scenestest.Each(t, 2, "wait idle\nkey Escape\nwait idle\ndo Look back\nwait idle\npick first\nwait idle\npick step\nwait idle\nhover 3 3\nwait idle\nexpect scene replay\nshot replay-%", func(d *scenestest.Desk) {
		d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"), scenestest.Robot("Kestrel"), scenestest.Robot("Heron"))
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
	d := scenestest.OpenDesk(t, 1280, 720, "")
	d.House.Open(nil, why, sound.Open(true), true)
	d.App.Replace(scenes.First(d.House, dir))
	d.Play("wait idle\nexpect scene locked\nexpect text already running\ndo Try again\nwait idle\nexpect scene locked")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	d.Play("do Try again\nwait idle\nexpect scene title\nexpect no There is no folder")
}

func TestWithoutAFolderOneCanPlay(t *testing.T) {
	d := scenestest.OpenDesk(t, 1280, 720, "")
	d.House.Open(nil, fmt.Errorf("the folder is read-only"), sound.Open(true), true)
	d.App.Replace(scenes.First(d.House, ""))
	d.Play("wait idle\nexpect text Nothing can be kept this time\ndo OK\nwait idle\ndo New game\nwait idle\nexpect scene setup\ndo Start\nwait idle\nexpect scene table")
}
