package tabletop

import (
	"fmt"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// A Table is what the tables of all games carry: what they are shown, their measure, and the pictures that they keep. A game's
// table embeds it. It remembers how things are looked at, never what happens in the game.
type Table struct {
	Units
	Theme *render.Theme
	Words string // the file of the table's own texts

	View *scenes.View // what is shown
	Seat int          // the viewer when the table was laid last

	Rest  render.Layer        // everything on the table that does not move by itself
	Parts []Part              // of Rest
	Shelf render.PictureCache // pictures that are painted once

	Flights Flights // what is on its way over the table

	Offers   map[string][]rules.Action // which thing stands for which of the legal actions, by the IDs of the things
	Answer   string                    // the first thing of the list that is an answer
	Dims     bool                      // it dims by itself what cannot be chosen
	question string                    // what was asked when the focus went to its first answer
	facing   int                       // whose things lay nearest when the table was laid last
}

// New is a table of a theme with the file of its own texts, the picture of what does not move by itself, and the memory that
// the other pictures may take, in bytes.
func New(theme *render.Theme, words string, rest render.Layer, pictures int) Table {
	return Table{Theme: theme, Words: words, Rest: rest, Shelf: render.PictureCache{Limit: pictures}, Seat: rules.Nobody}
}

// Measure takes over the units of a window.
func (t *Table) Measure(area render.Rect, scale float64) Units {
	t.Units = NewUnits(area, scale)
	return t.Units
}

// A Part is something on the table that does not move by itself. All parts are painted into one picture, and again only when
// one of them changes.
type Part struct {
	Key   uint64 // all that it depends on besides the plan
	Paint func(c render.Canvas)
}

// Drop gives the pictures' memory back.
func (t *Table) Drop() {
	t.Rest.Drop()
	t.Shelf.Drop()
}

// See takes over what is to be shown; it reports whether other eyes than before look at it, or from another side. Nothing
// moves from one pair of eyes to the next.
func (t *Table) See(v *scenes.View, facing int) (turned bool) {
	turned = v.Seat != t.Seat || facing != t.facing
	if turned {
		t.Flights = t.Flights.Ended()
	}
	t.View, t.Seat, t.facing = v, v.Seat, facing
	return turned
}

// Begin begins a new list of things.
func (t *Table) Begin() { t.Answer, t.Parts = "", nil }

// Lead puts the focus on the first answer of a new question, so that keys and pad go on from there. A question is told from
// the last one by its words; "" is none.
func (t *Table) Lead(b *ui.Builder, question string) {
	if question == t.question {
		return
	}
	t.question = question
	if question != "" && t.Answer != "" {
		b.FocusOnOffered(t.Answer)
	}
}

// AskAgain lets the same question count as a new one.
func (t *Table) AskAgain() { t.question = "" }

// Ink is a colour by its name in the theme.
func (t *Table) Ink(name string) render.Color {
	col, _ := t.Theme.Named(name)
	return col
}

// Pass lets something happen at a place for some time: paint gets the place and how much of the time has passed.
func (t *Table) Pass(at Place, ms float64, rival bool, paint func(c render.Canvas, r render.Rect, share float64)) {
	t.Flights.Pass(Flight{To: at, MS: ms, Rival: rival}, paint)
}

// LayFlights lists what is in flight, and the card that is held up.
func (t *Table) LayFlights(b *ui.Builder) {
	t.Flights.Lay(b, t.Thing, t.Pt)
	t.layHeld(b)
}

// T is a text of the table by its key, with arguments as name, value pairs.
func (t *Table) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return t.View.T(t.Words, key, m)
}

// N is a text of the table about a number.
func (t *Table) N(key string, n int, args ...any) string { return t.T(key, append(args, "n", n)...) }

// Text is a text of the game about a thing: kind is "name", "text" or "short".
func (t *Table) Text(kind string, r rules.Ref) string {
	return t.View.Text(kind + "." + t.View.Info.Refs[r.Kind].Name + "." + t.IDOf(r))
}

// IDOf is the last part of a ref's ID.
func (t *Table) IDOf(r rules.Ref) string { return t.View.Info.Refs[r.Kind].IDs[r.Index] }

// VerbOf is the name of an action's verb.
func (t *Table) VerbOf(a rules.Action) string { return t.View.Info.Verbs[a.Verb].Name }

// Bake shows a picture that is painted once and kept: pad is by how much it spills over its place. The paint function gets the
// place at the origin.
func (t *Table) Bake(c render.Canvas, name string, r render.Rect, pad float64, key uint64, paint func(c render.Canvas, r render.Rect)) {
	t.Shelf.Draw(c, name, r.Inset(-pad), key, func(c render.Canvas) { paint(c, render.R(pad, pad, r.W, r.H)) })
}

// Settle lets something be painted with what does not move, below everything else, in the order in which it is settled.
func (t *Table) Settle(key uint64, paint func(c render.Canvas)) {
	t.Parts = append(t.Parts, Part{key, paint})
}

// LayRest shows all that does not move by itself: the ground, which depends on its key, and what is settled on it.
func (t *Table) LayRest(b *ui.Builder, ground uint64, paint func(c render.Canvas)) {
	window, u := t.Window, t.U
	t.Draw(b, ui.LayerTable, func(c render.Canvas) {
		keys := []uint64{ground, uint64(u * 4096)}
		for _, x := range t.Parts {
			keys = append(keys, x.Key)
		}
		t.Rest.Draw(c, window, render.Key(keys...), func(c render.Canvas) {
			paint(c)
			for _, x := range t.Parts {
				x.Paint(c)
			}
		})
	})
}

// Key mixes texts and numbers into a key for a picture that is kept.
func Key(parts ...any) uint64 {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case int:
			b.WriteString(strconv.Itoa(p))
		case bool:
			b.WriteString(strconv.FormatBool(p))
		case float64:
			b.WriteString(strconv.FormatFloat(p, 'g', 8, 64))
		default:
			fmt.Fprint(&b, p)
		}
		b.WriteByte(0)
	}
	return render.KeyText(b.String())
}
