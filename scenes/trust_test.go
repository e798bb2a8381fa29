package scenes_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
	"safehouse/scenes/scenestest"
)

// A source tells of no end of a press but that it is not down any more: a window that loses the focus looks the same.

// down puts the pointer on a thing and presses there.
func down(t *testing.T, d *scenestest.Desk, id string) *fakeDesk {
	t.Helper()
	loop, source := d.App.Fake()
	still(t, d, loop, source)
	x, y, ok := d.App.Top().Stage().Pick(id)
	if !ok {
		t.Fatalf("%s is not to be seen", id)
	}
	f := &fakeDesk{d, t, &source.Raw, &source.Away, &source.Now}
	f.raw.X, f.raw.Y = x, y
	f.tick(3)
	f.raw.Buttons = input.Left
	f.tick(3)
	return f
}

type fakeDesk struct {
	*scenestest.Desk
	t    *testing.T
	raw  *input.Raw
	away *bool
	now  *time.Time
}

func (f *fakeDesk) tick(n int) {
	f.t.Helper()
	for range n {
		scenestest.TickAndDraw(f.t, f.App, f.Canvas)
	}
}

func (f *fakeDesk) wants(scene string) {
	f.t.Helper()
	if got := f.App.Top().Name(); got != scene {
		f.t.Errorf("scene %s is shown, want %s", got, scene)
	}
}

func TestAPressThatEndsWithTheFocusChoosesNothing(t *testing.T) {
	for wait := range 8 { // wherever the program is between two questions for the focus
		f := down(t, scenestest.NewDesk(t, 1280, 720), "menu:settings")
		f.tick(wait)
		*f.away, f.raw.Buttons = true, 0
		f.tick(20)
		f.wants("title")
		*f.away = false
		f.tick(20)
		f.wants("title")
		f.raw.Buttons = input.Left
		f.tick(3)
		f.raw.Buttons = 0
		f.tick(3)
		f.wants("settings") // the next press counts
	}
}

func TestPressesOfAHangAreDropped(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	source.Now = time.Date(2026, 11, 26, 20, 0, 0, 0, time.UTC)
	still(t, d, loop, source)
	source.X, source.Y, _ = d.App.Top().Stage().Pick("menu:settings")
	f := &fakeDesk{d, t, &source.Raw, &source.Away, &source.Now}
	f.tick(3) // awake again
	*f.now = f.now.Add(8 * time.Second)
	f.raw.Buttons = input.Left // pressed and released meanwhile: the first tick sees it down
	f.raw.Keys.Add(ebiten.KeyF1)
	f.tick(1)
	f.raw.Buttons, f.raw.Keys = 0, input.KeySet{}
	f.tick(1)
	f.raw.Buttons = input.Left // and the second press of the queue
	f.tick(1)
	f.raw.Buttons = 0
	f.tick(10)
	f.wants("title")
	f.raw.Buttons = input.Left
	f.tick(3)
	f.raw.Buttons = 0
	f.tick(3)
	f.wants("settings")
}

// A loop that sleeps is not late: whatever wakes it counts.
func TestAPressThatWakesTheLoopCounts(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	source.Now = time.Date(2026, 11, 26, 20, 0, 0, 0, time.UTC)
	source.X, source.Y, _ = d.App.Top().Stage().Pick("menu:settings")
	scenestest.TickAndDraw(t, d.App, d.Canvas)
	source.X, source.Y, _ = d.App.Top().Stage().Pick("menu:settings")
	still(t, d, loop, source)
	f := &fakeDesk{d, t, &source.Raw, &source.Away, &source.Now}
	*f.now = f.now.Add(3900 * time.Millisecond)
	f.raw.Buttons = input.Left
	f.tick(3)
	f.raw.Buttons = 0
	f.tick(3)
	f.wants("settings")
}

func TestAKeyThatIsHeldWhenTheFocusComesNeedsAnEnd(t *testing.T) {
	d := scenestest.NewDesk(t, 1280, 720)
	loop, source := d.App.Fake()
	still(t, d, loop, source)
	f := &fakeDesk{d, t, &source.Raw, &source.Away, &source.Now}
	d.App.Top().Stage().Focus("menu:settings")
	*f.away = true
	f.tick(20)
	*f.away = false
	f.raw.Keys.Add(ebiten.KeyEnter)
	f.tick(60)
	f.wants("title")
	f.raw.Keys.Remove(ebiten.KeyEnter)
	time.Sleep(100 * time.Millisecond)
	f.tick(10)
	f.raw.Keys.Add(ebiten.KeyEnter)
	f.tick(10)
	f.wants("settings")
}
