package tabletop

import (
	"safehouse/render"
	"safehouse/rules"
	"safehouse/scenes"
)

// A Telling is what all tables know of an event on its way to the screen. A game's own embeds it beside its table.
type Telling struct {
	E     rules.Event
	Rival bool // somebody else's doing: it goes at the rivals' tempo
	Beat  scenes.Beat
}

// Told is the telling itself, for what is the same on every table.
func (x *Telling) Told() *Telling { return x }

// A Teller is a table's telling.
type Teller interface {
	Told() *Telling
	Ink(name string) render.Color
	Flash(at Place, col render.Color, rival bool) // lets a place shine for a moment, as the table does
}

// Shine lets a place shine in a colour, by its name in the theme.
func Shine[X Teller](at func(x X) Place, ink string) func(x X) {
	return func(x X) { x.Flash(at(x), x.Ink(ink), x.Told().Rival) }
}

// Always lets something go at the rivals' tempo, whoever does it.
func Always[X Teller](show func(x X)) func(x X) {
	return func(x X) {
		t := x.Told()
		was := t.Rival
		t.Rival = true
		show(x)
		t.Rival = was
	}
}
