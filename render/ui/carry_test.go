package ui

import (
	"slices"
	"testing"

	"safehouse/render"
	"safehouse/render/sound"
)

// tray shows a token that may be carried to two places and not to a third.
func tray(t *testing.T) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.Add(Thing{ID: "token", Shape: Box(render.R(0, 0, 60, 60)), Layer: LayerHand, Drag: &Drag{
			Targets: []string{"left", "right"},
			Drop:    func(id string) { b.note("drop on %s", id) },
			Why:     func(id string) string { return "The " + id + " is taken." },
		}})
		for i, id := range []string{"left", "middle", "right"} {
			x := b.plain(id, 200+float64(i)*200, 300)
			l.Add(x)
		}
	})
}

func TestDraggingOntoATarget(t *testing.T) {
	b := tray(t)
	b.script.Drag(30, 30, 250, 330)
	b.wait(1)
	b.wants("drop on left")
	if b.Carrying() != "" {
		t.Error("something is still in the hand")
	}
}

func TestDraggingElsewhereGoesBackAndSaysWhy(t *testing.T) {
	b := tray(t)
	b.script.Drag(30, 30, 450, 330)
	b.wait(1)
	b.wants()
	if got := b.Toasts(); !slices.Equal(got, []string{"The middle is taken."}) {
		t.Errorf("the toasts are %q", got)
	}
	if !slices.Contains(b.heard, sound.Refusal) {
		t.Error("no refusal is heard")
	}
	if !b.Moving() {
		t.Error("the token does not go back to its place")
	}
	b.wait(60)
	if at, _ := b.Find("token"); at.X != 0 || at.Y != 0 {
		t.Errorf("the token ends at %v", at)
	}
	b.script.Drag(30, 30, 1500, 900)
	b.wait(1)
	b.wants()
	if len(b.Toasts()) > 1 {
		t.Error("dropping on nothing needs no reason")
	}
}

func TestTargetsAreMarkedWhileDragging(t *testing.T) {
	b := tray(t)
	b.script.Drag(30, 30, 250, 330)
	for range 8 {
		b.Tick(b.tracker.Step())
	}
	if b.Carrying() != "token" {
		t.Fatal("nothing is in the hand")
	}
	var ids []string
	for _, p := range b.aimed("") {
		ids = append(ids, p.To)
	}
	if !slices.Equal(ids, []string{"left", "right"}) {
		t.Errorf("marked are %q", ids)
	}
	b.wait(1)
}

func TestASmallMoveIsNoDrag(t *testing.T) {
	b := tray(t)
	b.script.Drag(30, 30, 34, 33)
	b.wait(1)
	b.wants()
	if b.Carrying() != "" || b.Moving() {
		t.Error("a tremble picked the token up")
	}
}

func TestCarryingWithKeysAndPad(t *testing.T) {
	for _, keys := range [][]string{{"Enter", "ArrowRight", "Enter"}, {"Pad A", "Pad Right", "Pad A"}, {"Enter", "Tab", "Space"}} {
		b := tray(t)
		b.Focus("token")
		b.keys("Shift+Tab", "Tab") // show the ring; the focus comes back to the token
		if b.Focused() != "token" {
			t.Fatalf("the focus is on %q", b.Focused())
		}
		b.keys(keys[0])
		if b.Carrying() != "token" || b.carry.over != "left" {
			t.Fatalf("in the hand is %q over %q, want the token over the nearest target", b.Carrying(), b.carry.over)
		}
		b.keys(keys[1])
		if b.carry.over != "right" {
			t.Errorf("the arrow leads to %q, want right, past what is no target", b.carry.over)
		}
		b.keys(keys[2])
		b.wants("drop on right")
	}
}

func TestCarryingIsCancelled(t *testing.T) {
	b := tray(t)
	b.Focus("token")
	b.keys("Enter", "Escape")
	b.wants()
	if b.Carrying() != "" || b.Focused() != "token" {
		t.Errorf("in the hand is %q, the focus is on %q", b.Carrying(), b.Focused())
	}
	b.Focus("token")
	b.keys("Enter")
	b.click(650, 330)
	b.wants("drop on right")
}
