package tabletop

import (
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/rules"
	"safehouse/scenes"
)

// A Row is all of how a kind of event is shown: what moves, for how long and with which sound, its line in the log and its
// signs in a rival's recap. X is what a table knows of the event while it is shown.
type Row[X any] struct {
	MS    float64      // how long it is looked at
	Sound sound.Effect // that is heard
	Show  func(x X)    // sets out what moves beside the new position, nil for nothing

	Icon  string // before its line in the log; "" for the shape of whose doing it is
	Ink   string // of the icon, by its name in the theme; "" for the table's usual one
	Quiet bool   // it has no line in the log: other events tell the same
	Owned bool   // it has no line for whom it is about, who reads another one with the card's name
	Loud  bool   // its line stands out
	Stays bool   // it stays until a person goes on
	Slow  bool   // the same, where it is an automa's doing
	Part  int    // of an automa's board that it is about, as the table numbers them

	Recap scenes.DoingRow // in the recap of a rival's turn; without an icon it is left out
}

// Rows is a table's row for each kind of event. tabletoptest.Rows holds them against the rules.
type Rows[X any] map[rules.EventKind]Row[X]

// Beat is how an event is shown as its row says; it is heard from where it goes, or from whose doing it is.
func (r Row[X]) Beat(e rules.Event) scenes.Beat {
	b := scenes.Beat{MS: r.MS, Sound: r.Sound, At: e.To, Stays: r.Stays}
	if b.At.Kind == rules.None {
		b.At = e.Who
	}
	return b
}

// Bullet is the mark before an event's line in the log: the row's icon, or the shape of the seat whose doing it is (-1 for
// none). usual is the ink of icons.
func (r Row[X]) Bullet(th *render.Theme, usual render.Color, seat int) (b scenes.Bullet, ok bool) {
	if r.Quiet {
		return scenes.Bullet{}, false
	}
	b = scenes.Bullet{Seat: -1, Icon: "info", Tint: usual, Loud: r.Loud}
	if r.Icon == "" {
		b.Seat = max(seat, -1)
		return b, true
	}
	b.Icon = r.Icon
	if r.Ink != "" {
		b.Tint, _ = th.Legible(r.Ink, false)
	}
	return b, true
}

// Doing is an event in signs, as its row tells it; whose is who is meant by a ref, -1 for nobody.
func (r Row[X]) Doing(e rules.Event, whose func(rules.Ref) int) (d scenes.Doing, ok bool) {
	if r.Recap.Icon == "" {
		return scenes.Doing{}, false
	}
	return r.Recap.Doing(e, whose), true
}

// All does several things of a row one after the other.
func All[X any](list ...func(x X)) func(x X) {
	return func(x X) {
		for _, f := range list {
			f(x)
		}
	}
}
