package scenes

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
)

// An Offerer is a scene that asks a person to decide: it names the things that
// stand for what is offered.
type Offerer interface {
	Offers() []string
}

// A player plays a match for a script as a person would who has nothing but a
// mouse, keys or a gamepad: it chooses things that are offered, at random but
// the same ones in every run, and never looks behind them.
type player struct {
	device string // mouse, keys, pad
	left   int    // choices to make; 0 for no end
	only   string // the one thing to choose, or ""
	from   string // the scene it began in
	rand   rules.Rand
	target string // what it is about to choose
	last   string // what it chose last
	tries  int    // presses on the way to it
	was    string // what had the focus before the last press
	chose  bool   // the last press chose something
}

// devices are what a player can have.
var devices = []string{"mouse", "keys", "pad"}

// newPlayer reads the words behind play.
func newPlayer(w []string) (*player, error) {
	if len(w) < 1 || len(w) > 2 || !slices.Contains(devices, w[0]) {
		return nil, fmt.Errorf("play takes mouse, keys or pad, and how many choices to make if not all")
	}
	p := &player{device: w[0], rand: rules.Rand{S: 7}}
	if len(w) == 2 {
		n, err := strconv.Atoi(w[1])
		if err != nil || n < 1 {
			return nil, fmt.Errorf("play takes a number of choices, not %q", w[1])
		}
		p.left = n
	}
	return p, nil
}

// newChooser reads the words behind choose: a player that chooses one thing.
func newChooser(w []string) (*player, error) {
	if len(w) != 2 || !slices.Contains(devices, w[0]) {
		return nil, fmt.Errorf("choose takes mouse, keys or pad, and the thing to choose")
	}
	return &player{device: w[0], rand: rules.Rand{S: 7}, only: w[1], left: 1}, nil
}

// most is how many presses may lead to a thing: more than there are things.
func most(things int) int { return 60 + 3*things }

// step does the next press, and reports whether all is done.
func (p *player) step(a *App, s *input.Script) (bool, error) {
	top := a.Top()
	if p.from == "" {
		p.from = top.Name()
	}
	if top.Name() != p.from {
		return true, nil
	}
	st := top.Stage()
	armed := false
	if x, ok := top.(Armer); ok {
		_, armed = x.Armed()
	}
	if p.chose && !armed {
		p.chose = false
		if p.left > 0 {
			if p.left--; p.left == 0 {
				return true, nil
			}
		}
	}
	if w, ok := top.(Worker); ok && !w.Idle() || !st.Idle() || a.twice.fresh() {
		return false, nil
	}
	offered := st.Choosable()
	switch {
	case armed && p.chose && slices.Contains(offered, "do"):
		offered = []string{"do"} // the second press
	case armed && p.chose && slices.Contains(offered, p.last): // at the same place
		offered = []string{p.last}
	case p.only != "":
		if !slices.Contains(offered, p.only) {
			return false, fmt.Errorf("%s cannot be chosen; there are %s", p.only, strings.Join(offered, " "))
		}
		offered = []string{p.only}
	case slices.Contains(offered, "curtain/lift"):
		offered = []string{"curtain/lift"} // whoever it is plays on
	case st.Modals() == 0:
		o, ok := top.(Offerer)
		if !ok {
			return false, fmt.Errorf("nothing can be played here")
		}
		stand := o.Offers()
		offered = slices.DeleteFunc(offered, func(id string) bool { return !slices.Contains(stand, id) })
	}
	if len(offered) == 0 {
		return false, fmt.Errorf("nothing is offered; the screen says: %s", strings.Join(st.Words(), " | "))
	}
	if !slices.Contains(offered, p.target) {
		i := 0
		if len(offered) > 1 {
			i = p.rand.Intn(len(offered))
		}
		p.target, p.tries = offered[i], 0
	}
	if p.tries++; p.tries > most(len(st.Things())) {
		return false, fmt.Errorf("%s cannot be reached with %s; the focus is on %q", p.target, p.device, st.Focused())
	}
	if !p.press(st, s, offered) {
		return false, nil
	}
	p.last, p.target, p.chose = p.target, "", true
	return false, nil
}

// press does one press on the way to the target, and reports whether that chose
// something.
func (p *player) press(st *ui.Stage, s *input.Script, offered []string) bool {
	now := st.Focused()
	switch {
	case p.device == "mouse":
		x, y, ok := st.Pick(p.target)
		if !ok {
			p.target = "" // covered by another thing: take another one
			return false
		}
		s.Click(x, y)
		return true
	case p.device == "keys" && now == p.target:
		s.Press(input.Key(ebiten.KeyEnter))
		return true
	case p.device == "keys" && st.TabStopsAt(p.target):
		s.Press(input.Key(ebiten.KeyTab))
		return false
	case p.device == "keys":
		s.Press(input.Key(arrows[p.toward(st, now)]))
		p.was = now
		return false
	case slices.Contains(offered, now):
		s.Press(input.OnPad(input.PadA))
		return true
	}
	s.Press(input.OnPad(p.toward(st, now)))
	p.was = now
	return false
}

// arrows are the keys that do what the cross of a pad does.
var arrows = map[input.Pad]ebiten.Key{input.PadUp: ebiten.KeyArrowUp, input.PadDown: ebiten.KeyArrowDown, input.PadLeft: ebiten.KeyArrowLeft, input.PadRight: ebiten.KeyArrowRight}

// toward is the pad's button that leads from one thing to the target: the cross
// in its direction, or any way where the last press led nowhere, and now and
// then.
func (p *player) toward(st *ui.Stage, now string) input.Pad {
	from, ok := st.Find(now)
	to, ok2 := st.Find(p.target)
	if !ok || !ok2 || now == p.was || p.rand.Intn(8) == 0 {
		return []input.Pad{input.PadUp, input.PadDown, input.PadLeft, input.PadRight}[p.rand.Intn(4)]
	}
	dx, dy := to.Center().X-from.Center().X, to.Center().Y-from.Center().Y
	switch {
	case math.Abs(dx) > math.Abs(dy) && dx > 0:
		return input.PadRight
	case math.Abs(dx) > math.Abs(dy):
		return input.PadLeft
	case dy > 0:
		return input.PadDown
	}
	return input.PadUp
}
