package scenes_test

import (
	"context"
	"errors"
	"testing"
)

// A task that takes its time says how far it is, keeps the scene below from being
// pressed, and can be broken off; one that takes a moment shows nothing.
func TestAnErrandCanBeBrokenOff(t *testing.T) {
	d := blindDesk(t, 1280, 720)
	d.play("wait idle")
	var came error
	d.house.Run("Counting the cards", func(ctx context.Context, progress func(done, of int)) error {
		progress(3, 4)
		<-ctx.Done()
		return ctx.Err()
	}, func(err error) { came = err })
	d.play("wait 5\nexpect no Counting the cards\nwait 20\nexpect text Counting the cards\nexpect text 75 %")
	if st := d.app.Top().Stage(); st.Modals() != 1 {
		t.Errorf("%d dialogs lie over the scene", st.Modals())
	}
	d.play("pick task/cancel\nwait idle\nexpect no Counting the cards\nexpect scene title")
	if !errors.Is(came, context.Canceled) {
		t.Errorf("it came to %v", came)
	}
	d.house.Run("Counting the cards", func(context.Context, func(done, of int)) error { return nil }, func(err error) { came = err })
	d.play("wait idle\nexpect no Counting the cards")
	if came != nil {
		t.Errorf("it came to %v", came)
	}
}
