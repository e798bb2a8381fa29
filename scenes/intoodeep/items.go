package intoodeep

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// Items, lying and held.

// layHeld is the part of a held Item that looks out beside its pawn.
func (t *table) layHeld(b *ui.Builder, i rule.Item, r, pawn render.Rect) {
	ref := rule.RefItem(i)
	x := t.Thing(t.View.ID(ref), r, ui.LayerPawns, t.name(ref), nil)
	legal := t.Offer(&x)
	x.Mark = ui.NoMark
	x.Tip = func() ui.Tip { return t.itemTip(i) }
	lit := t.lit(ref)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		switch {
		case st.Hot():
			c.Frame(r.Inset(-2), 5, 3, render.Solid(t.Theme.Focus))
		case legal:
			c.Frame(r.Inset(-2), 5, 2.6, render.Solid(t.Theme.Legal))
		case lit:
			c.Frame(r.Inset(-2), 5, 2.6, render.Solid(render.Hex(0x5CF2FF)))
		}
	})
	b.Add(x)
}

// itemColors are the colours of weapon, vehicle, gadget and loot.
var itemColors = [4]render.Color{render.Hex(0xFF6B5E), render.Hex(0x69AAFF), render.Hex(0x63E58F), render.Hex(0xFFD45A)}

// itemRound is how far the corners of the plate are rounded, by type.
var itemRound = [4]float64{2, 6, 11, 16}

// itemPlate draws an Item.
func itemPlate(c render.Canvas, r render.Rect, i rule.Item, shadow bool) {
	col := itemColors[i.KindOf()]
	if shadow {
		c.Shadow(r, 2)
	}
	rad := itemRound[i.KindOf()] * r.H / 38
	c.Round(r.Inset(-1.5), rad+1.5, render.Solid(render.Hex(0x07051C).Fade(0.85)))
	c.Round(r, rad, render.Slope(160, col.Mix(render.Hex(0x0E0A24), 0.38), col.Mix(render.Hex(0x0E0A24), 0.82)))
	c.Frame(r, rad, 2.4, render.Slope(150, col.Lighter(0.4), col))
	c.Icon(icon("item", rule.RefItem(i)), render.Around(r.Center(), r.H*0.78, r.H*0.78), col.Lighter(0.62))
	paintKind(c, render.Pt(r.Right()-r.H*0.12, r.Bottom()-r.H*0.12), r.H*0.25, i.KindOf())
}

// kindMark is the shape that tells a type of Items without its colour, about a place: a blade, a wheel, a chip, a gem. The wheel has
// a hole.
func kindMark(kind int, at render.Point, rad float64) (pts []render.Point) {
	switch kind {
	case 0:
		return []render.Point{{X: at.X, Y: at.Y - rad}, {X: at.X + rad*0.62, Y: at.Y + rad*0.8}, {X: at.X - rad*0.62, Y: at.Y + rad*0.8}}
	case 1:
		for k := range 16 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 8)
			pts = append(pts, render.Pt(at.X+rad*0.9*cos, at.Y+rad*0.9*sin))
		}
		return pts
	case 2:
		n := rad * 0.24
		for _, p := range [][2]float64{{-n, -rad}, {n, -rad}, {n, -n}, {rad, -n}, {rad, n}, {n, n}, {n, rad}, {-n, rad}, {-n, n}, {-rad, n}, {-rad, -n}, {-n, -n}} {
			pts = append(pts, render.Pt(at.X+p[0]*0.88, at.Y+p[1]*0.88))
		}
		return pts
	}
	return []render.Point{{X: at.X - rad, Y: at.Y - rad*0.15}, {X: at.X - rad*0.5, Y: at.Y - rad*0.7}, {X: at.X + rad*0.5, Y: at.Y - rad*0.7}, {X: at.X + rad, Y: at.Y - rad*0.15}, {X: at.X, Y: at.Y + rad*0.85}}
}

// kindHole is how large the hole of the mark of a type is, in parts of its radius.
var kindHole = [4]float64{1: 0.42}

// paintKind draws the mark of a type at the corner of an Item, light on a dark disc.
func paintKind(c render.Canvas, at render.Point, rad float64, kind int) {
	dark := render.Hex(0x07051C)
	c.Circle(at, rad*1.5, render.Solid(dark))
	c.RingAt(at, rad*1.5, 1, render.Solid(itemColors[kind]))
	c.Polygon(kindMark(kind, at, rad), render.Solid(render.White))
	if h := kindHole[kind]; h > 0 {
		c.Circle(at, rad*h, render.Solid(dark))
	}
}

// layItem is a loose Item.
func (t *table) layItem(b *ui.Builder, i rule.Item, at render.Point) {
	ref := rule.RefItem(i)
	x := t.Thing(t.View.ID(ref), render.Around(at, 46, 38), ui.LayerTokens+5, t.name(ref), nil)
	legal := t.Offer(&x)
	if !legal && t.View.Asked && t.Asks(rule.VDone) {
		if k, ok := t.nearest(t.s.City.Lies[i]); ok && t.s.Depth == 0 {
			t.View.OfferAction(&x, rules.Do(rule.VPick, int(k), int(i)))
			x.Disabled = false
		}
	}
	x.Mark, x.Raises, x.Move = ui.NoMark, true, ui.Move{How: ui.Fly}
	x.Tip = func() ui.Tip { return t.itemTip(i) }
	lit := t.lit(ref)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		itemPlate(c, r, i, true)
		t.aura(c, r.Inset(-3), 8, legal, lit, st)
	})
	b.Add(x)
}

// itemWords says what an Item is, and which other one is of its type.
func (t *table) itemWords(i rule.Item) string {
	kind := t.View.Text([4]string{"kit.weapon", "kit.vehicle", "kit.gadget", "kit.loot"}[i.KindOf()])
	return t.T("item.type", "kind", scenes.Capital(kind), "other", t.Text("name", rule.RefItem(i^1)))
}

// itemTip says what an Item is, where, and which other one is of its type.
func (t *table) itemTip(i rule.Item) ui.Tip {
	body := t.itemWords(i)
	if k := t.s.City.Holder[i]; k != rule.Nobody {
		body += "\n" + t.T("item.held", "criminal", t.Text("name", rule.RefCriminal(k)))
	} else {
		body += "\n" + t.T("item.loose")
	}
	return ui.Tip{Title: t.name(rule.RefItem(i)), Body: body}
}
