package desk_test

import (
	"slices"
	"testing"

	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// Every page that the desk leads to opens with a focus, so that the first key does something that one can foresee.
func TestEveryPageOpensWithAFocus(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Visit("wait idle")
	st := d.App.Top().Stage()
	var lines []string
	for _, id := range st.Things() {
		if th := st.Thing(id); th != nil && th.Press != nil && !th.Disabled && id != "menu:leave" && th.Label != "" {
			lines = append(lines, id)
		}
	}
	for _, id := range lines {
		d.Visit("pick " + id + "\nwait idle")
		if top := d.App.Top(); top.Name() != "title" {
			if top.Stage().Focused() == "" {
				t.Errorf("%s opens %s without a focus", id, top.Name())
			}
			d.App.Home()
			d.Visit("wait idle")
		} else {
			d.Visit("key Escape\nwait idle")
		}
	}
}

// Enter on the row of a match goes on with it, and the list opens on the newest.
func TestEnterOnAMatchGoesOn(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	d.Visit("wait idle")
	d.House.Flush()
	d.App.Home()
	d.Visit("wait idle\npick menu:load\nwait idle\nkey Enter\nwait 30\nwait idle")
	if top := d.App.Top(); top.Name() != "table" {
		t.Errorf("Enter leads to %s, with the focus on %q", top.Name(), top.Stage().Focused())
	}
}

// F1 opens the rules of the box that has the focus, of the game that is set up, and of the table under its menu.
func TestF1OpensTheRules(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.House.Tables = tables.All
	d.Visit("wait idle\nkey Down\nwait idle")
	rules := func(where, chapter string) {
		t.Helper()
		d.Visit("key F1\nwait idle")
		if top := d.App.Top(); top.Name() != "rules" || !d.Shows("search") {
			t.Fatalf("%s: F1 leads to %s %v", where, top.Name(), top.Stage().Things())
		}
		if got := d.App.Top().Stage().Labels(); !slices.Contains(got, chapter) {
			t.Errorf("%s: F1 opens %q, want the rules with the chapter %q", where, got[:min(6, len(got))], chapter)
		}
		d.Visit("key Escape\nwait idle")
	}
	d.App.Top().Stage().Focus("box:shadownetwork")
	rules("the desk", "The network")
	d.SetUp("deepstate", "4711")
	d.Visit("wait idle")
	rules("set-up", "The table")
	d.Begin(scenestest.Person("Vesper"), scenestest.Robot("Magpie"))
	d.Visit("wait idle\nkey F10\nwait idle")
	if d.App.Top().Name() != "pause" {
		t.Fatalf("F10 leads to %s", d.App.Top().Name())
	}
	rules("the menu", "The job")
}
