package scenes_test

import (
	"context"
	"errors"
	"testing"

	"safehouse/scenes/scenestest"
)

// A task that takes its time says how far it is, keeps the scene below from being
// pressed, and can be broken off; one that takes a moment shows nothing.
func TestAnErrandCanBeBrokenOff(t *testing.T) {
	d := scenestest.BlindDesk(t, 1280, 720)
	d.Play("wait idle")
	var came error
	d.House.Run("Counting the cards", func(ctx context.Context, progress func(done, of int)) error {
		progress(3, 4)
		<-ctx.Done()
		return ctx.Err()
	}, func(err error) { came = err })
	d.Play("wait 5\nexpect no Counting the cards\nwait 20\nexpect text Counting the cards\nexpect text 75 %")
	if st := d.App.Top().Stage(); st.Modals() != 1 {
		t.Errorf("%d dialogs lie over the scene", st.Modals())
	}
	d.Play("pick task/cancel\nwait idle\nexpect no Counting the cards\nexpect scene title")
	if !errors.Is(came, context.Canceled) {
		t.Errorf("it came to %v", came)
	}
	d.House.Run("Counting the cards", func(context.Context, func(done, of int)) error { return nil }, func(err error) { came = err })
	d.Play("wait idle\nexpect no Counting the cards")
	if came != nil {
		t.Errorf("it came to %v", came)
	}
}
