package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// The front of the shop's drawer: what the chosen item costs, for whom it is, what is
// left of the cash then, and the buttons that buy, hand over and sell it.

// pickItem chooses an item of the shop, or puts it back.
func (t *table) pickItem(i masters.Item) {
	if t.item == i+1 {
		t.item = 0
	} else {
		t.item = i + 1
	}
	t.stage.Rebuild()
}

// layDrawerFront lays the front of the drawer.
func (t *table) layDrawerFront(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	words := say(t.v, "shop.choose")
	var buttons []ui.Button
	if t.item > 0 {
		words, buttons = t.offersOf(t.item - 1)
	}
	x := r.Right() - 16
	for i := range buttons {
		w := min(250, b.ButtonWidth(buttons[i])/t.u.U+8)
		buttons[i].Rect = t.u.Pt(render.R(x-w, r.Y+12, w, r.H-24))
		x -= w + 8
	}
	b.Add(ui.Thing{ID: "drawer", Shape: t.u.Box(r), Layer: ui.LayerBoard, Decor: true, Label: words, Move: ui.Move{How: ui.Jump}, Paint: t.u.Painter(func(c render.Canvas, r render.Rect, _ ui.State) {
		c.Round(r, 8, render.Slope(175, render.Hex(0x7A5636), render.Hex(0x4A3019), render.Hex(0x2B1B10)))
		c.Fibre(r, 1)
		c.Fill(render.R(r.X+4, r.Y, r.W-8, 2), render.Solid(render.White.Fade(0.25)))
		handle := render.R(r.X+18, r.Center().Y-9, 84, 18)
		c.Shadow(handle, 1)
		c.Round(handle, 9, render.Slope(180, render.Hex(0xF2DDA0), render.Hex(0xB08A3C), render.Hex(0x6B4F1C)))
		c.TextFit(render.R(handle.Right()+16, r.Y+6, x-handle.Right()-24, r.H-12), words, caption(render.Style{Face: render.Sans500, Size: 20, Lead: 23, Color: render.Hex(0xFFF3D8), Theme: th}), render.Left|render.Middle, 18, 16, 15)
	})})
	b.OnLayer(ui.LayerPanels)
	for _, x := range buttons {
		b.Button(x)
	}
}

// offersOf is what can be done with an item, in a sentence and as buttons.
func (t *table) offersOf(i masters.Item) (words string, buttons []ui.Button) {
	s, v := t.s, t.v
	l := i.Loot()
	name := v.Name(ref(kLoot, int(l)))
	words = name
	for k, a := range t.todo.loot[l] {
		do := func() {
			t.item = 0
			v.Decide(a)
		}
		x := ui.Button{ID: fmt.Sprintf("drawer:%d", k), Do: do, Centered: true, Commits: true}
		switch a.Verb {
		case masters.VBuy:
			x.Label, x.Confirm = say(v, "shop.buy"), true
			words = say(v, "shop.buy.words", "what", name, "who", t.short(t.who), "price", s.Price(i), "left", int(s.Team)-s.Price(i))
		case masters.VSell:
			x.Label = say(v, "shop.sell", "n", s.Resale(i))
		case masters.VEquip:
			x.Label = say(v, "shop.equip", "who", t.short(t.who))
		default:
			x.Label = v.Say(v.Shown.Describe(a))
		}
		v.Elsewhere(a)
		buttons = append(buttons, x)
	}
	if i == masters.BuildingSchematics && t.can(masters.VSchematics) {
		buttons = append(buttons, ui.Button{ID: "drawer:use", Label: say(v, "schematics.use"), Centered: true, Do: func() { t.take(schematics) }})
	}
	return words, buttons
}

// useless reports whether an item can do nothing in this job.
func (t *table) useless(i masters.Item) bool {
	s := t.s
	switch i {
	case masters.DogWhistle:
		for c := range s.Board.All() {
			if s.Chits.Dogs[c]+s.Chits.Tamed[c] > 0 || s.Fixture(c).Kennel {
				return false
			}
		}
		return s.InBag(masters.Dog) == 0
	case masters.PlasmaTorch, masters.SafecrackingTools:
		for c := range s.Board.All() {
			if s.Fixture(c).Safe > 0 {
				return false
			}
		}
		return true
	}
	return false
}
