package play_test

import (
	"testing"

	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// bare is a table without things: everything is asked in the prompt. It notes which
// choice is looked at.
type bare struct {
	scenes.Table
	eyed  rules.Action
	legal []rules.Action
}

func (b *bare) Lay(_ *ui.Builder, v *scenes.View) {
	b.eyed = v.Eyed
	if len(v.Legal()) > 0 {
		b.legal = v.Legal()
	}
}

func (b *bare) Follows(string) bool { return true }

// A table is told which choice's button in the prompt is looked at, and when none is.
func TestTheTableKnowsWhichButtonIsLookedAt(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	b := &bare{Table: tables.All["infiltration"]()}
	d.House.Tables = map[string]func() scenes.Table{"infiltration": func() scenes.Table { return b }}
	d.Begun(scenestest.Game(t, "infiltration"), rules.Setup{Seats: 2, Seed: 4711}, scenestest.Seated("Vesper", "*Magpie"))
	d.Visit("wait idle\nhover 3 3\nwait idle")
	if b.eyed != (rules.Action{}) || len(b.legal) < 3 {
		t.Fatalf("%v is looked at before anything is, of %d choices", b.eyed, len(b.legal))
	}
	was := actions(play.Table(d.App))
	for i, id := range []string{"choice:0", "choice:1"} {
		d.Visit("hover " + d.At(id) + "\nwait 8")
		if b.eyed != b.legal[i] {
			t.Errorf("at %s %v is looked at, not %v", id, b.eyed, b.legal[i])
		}
	}
	if n := actions(play.Table(d.App)) - was; n != 0 {
		t.Errorf("looking took %d decisions", n)
	}
	d.Visit("hover 3 3\nwait 8")
	if b.eyed != (rules.Action{}) {
		t.Errorf("%v is still looked at", b.eyed)
	}
}
