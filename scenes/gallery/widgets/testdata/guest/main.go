// Command guest is a game without pictures that says on its error output, a line for each, what a person does. The test
// beside it runs it without a display and plays on every device.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui/input"
)

type game struct {
	tracker  *input.Tracker
	bindings *input.Bindings
}

func (g *game) Update() error {
	s := g.tracker.Step()
	say := func(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }
	if s.Pressed != 0 {
		say("pressed %d at %.0f,%.0f double %v", s.Pressed, s.X, s.Y, s.Double)
	}
	if s.Released != 0 {
		say("released %d", s.Released)
	}
	if s.WheelY != 0 {
		say("wheel %.0f", s.WheelY)
	}
	if len(s.Runes) > 0 {
		say("typed %s", string(s.Runes))
	}
	for _, f := range g.bindings.Fire(nil, s, false) {
		say("%v repeat %v device %d family %d", f.Action, f.Repeat, s.Device, s.Family)
		if f.Action == input.Menu {
			return ebiten.Termination
		}
	}
	if s.Scroll.Y != 0 {
		say("stick %.1f", s.Scroll.Y)
	}
	return nil
}

func (*game) Draw(*ebiten.Image)         {}
func (*game) Layout(int, int) (int, int) { return 320, 240 }

func main() {
	g := &game{input.NewTracker(&input.Engine{}), input.Standard()}
	if err := ebiten.RunGame(g); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
