package scenes_test

import (
	"testing"

	"safehouse/scenes/scenestest"
)

// Rules and almanac lead to each other as often as one likes without lying over each other more than once, and both know the
// match that they were opened from.
func TestRulesAndAlmanacLieOnTheDeskOnce(t *testing.T) {
	d := scenestest.School(t)
	d.Table("deepstate", scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	d.Play("wait idle")
	table := d.App.Depth()
	d.Play("key F1\nwait idle\nexpect scene rules")
	for range 10 {
		d.Play("pick almanac\nwait idle\nexpect scene almanac\nexpect text In this match")
		if n := d.App.Depth(); n != table+2 {
			t.Fatalf("%d scenes lie over each other, the table is number %d", n, table)
		}
		d.Play("pick next\nwait idle\npick rules\nwait idle\nexpect scene rules")
		if n := d.App.Depth(); n != table+1 {
			t.Fatalf("%d scenes lie over each other, the table is number %d", n, table)
		}
	}
	d.Play("pick close\nwait idle\nexpect scene table")
}
