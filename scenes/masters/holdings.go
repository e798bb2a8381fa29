package masters

import (
	"fmt"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
)

// What the open figure carries and what lies within its reach.

// A holding is a piece that a figure carries or that lies within its reach.
type holding struct {
	loot  masters.Loot
	cash  int
	floor bool
	acts  []rules.Action
}

// holdings lists what a figure carries and what it could take.
func (t *table) holdings(f int) (l []holding) {
	s, fig := t.s, &t.s.Crew[f]
	if fig.Cash > 0 {
		l = append(l, holding{loot: masters.Cash, cash: int(fig.Cash), acts: t.todo.loot[masters.Cash]})
	}
	seen := map[masters.Loot]bool{}
	for _, x := range s.LootOf(f) {
		h := holding{loot: x}
		if !seen[x] {
			h.acts = t.todo.loot[x]
		}
		seen[x] = true
		l = append(l, h)
	}
	if f != t.who {
		return l
	}
	for _, a := range t.todo.floor {
		h := holding{loot: masters.Loot(a.Args[1]), floor: true, acts: []rules.Action{a}}
		if h.loot == masters.Cash && fig.At != masters.Nowhere {
			h.cash = int(s.Cash[fig.At])
		}
		l = append(l, h)
	}
	return l
}

// layHolding is what a figure carries where there is no die to show.
func (t *table) layHolding(b *ui.Builder, r render.Rect, f int) {
	th := b.Theme()
	b.Draw(ui.LayerRooms, func(c render.Canvas) {
		c = t.u.Canvas(c)
		st := caption(render.Style{Face: render.Sans500, Size: 18, Lead: 21, Color: paperInk, Theme: th})
		if t.s.Phase == masters.Escape && !t.s.Crew[f].InPlay() {
			t.paintFateOf(c, th, render.R(r.X, r.Y, 300, r.H), f)
			return
		}
		if t.s.Phase == masters.Escape {
			at, st := render.R(r.X, r.Y, 300, r.H), st.With(render.Oswald500).Sized(24)
			c.BlockIn(c.Ruler().Form([]string{t.odds(f), t.oddsTo(f, "")}, st, at.W, at.H, render.Left|render.Middle, 22, 20, 18), at, render.Left|render.Middle, st)
			return
		}
		key := "amateur"
		if f == masters.NPCFigure {
			key = "npc"
		} else if t.s.Crew[f].Card.Pro() {
			key = "pro"
		}
		who := say(t.v, key)
		if s, ok := t.v.Sitter(f); ok {
			who += ", " + s.Name
		}
		c.TextFit(render.R(r.X, r.Y, 330, r.H), who, st.Sized(22), render.Left|render.Top, 20, 18)
	})
	t.layItems(b, render.R(r.X+340, r.Y, r.W-340, r.H), f, t.holdings(f))
}

// layItems lays what is carried as tokens that can be put down, and what lies
// within reach as dashed ones that can be taken.
func (t *table) layItems(b *ui.Builder, r render.Rect, f int, list []holding) {
	th := b.Theme()
	d := min(54, (r.W-4*float64(len(list)))/float64(max(1, len(list))))
	x := r.X
	for i, h := range list {
		at := render.R(x, r.Center().Y-d/2, d, d)
		x += d + 5
		id := t.v.ID(ref(kLoot, int(h.loot)))
		if h.floor {
			id = fmt.Sprintf("take:%d", i)
		} else if i > 0 && b.Stage() != nil && h.acts == nil {
			id = fmt.Sprintf("held:%d", i)
		}
		name := t.v.Name(ref(kLoot, int(h.loot)))
		thing := ui.Thing{ID: id, Shape: t.u.Box(at), Layer: ui.LayerRooms, Label: name, Modest: true, Move: ui.Move{How: ui.Jump}, Big: t.bigItem(b, h.loot),
			Tip: func() ui.Tip {
				tip := ui.Tip{Title: name, Body: t.v.Text("text.loot." + info.Refs[kLoot].IDs[h.loot])}
				if h.floor {
					tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/sub/loot", Name: say(t.v, "floor"), Text: say(t.v, "floor.tip")})
				}
				return tip
			}}
		t.offer(&thing, h.acts)
		can := thing.Mark == ui.Legal
		thing.Mark = ui.NoMark
		thing.Paint = t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if can && st.Hot() {
				r = r.Move(0, -3)
			}
			if h.floor {
				c.Glow(r, signal.Fade(0.5))
				c.Dashes(circle(r.Center(), r.W*0.56), 2.4, render.Hex(0xB88700), 6, 4, 0, true)
			}
			if h.loot == masters.Cash {
				box := render.Around(r.Center(), r.W, r.W*0.62)
				c.Shadow(box, 1)
				c.Round(box, 3, render.Slope(150, render.Hex(0xFFF0A8), render.Hex(0xE9BE3E), render.Hex(0xA8750E)))
				c.TextFit(box, "$"+itoa(h.cash)+"k", caption(render.Style{Face: render.Oswald700, Size: 19, Color: render.Hex(0x4A2E05), Theme: th}), render.Center|render.Middle, 17, 15)
			} else {
				t.paintPiece(c, th, r.Inset(2), h.loot)
			}
			if st.Focus {
				c.FocusRing(r, 8, th)
			}
		})
		b.Add(thing)
	}
}

// bigItem is an item card at reading size; nil for other loot.
func (t *table) bigItem(b *ui.Builder, l masters.Loot) *ui.Big {
	i := l.Item()
	if i == masters.NoItem {
		return nil
	}
	price := int(i.Card().Price)
	if t.planning() {
		price = t.s.Price(i) // what it is bought for now
	}
	return bigFace(b, t.itemFace(l, price))
}

// itemFace is what stands on an item's card, with a price in $k.
func (t *table) itemFace(l masters.Loot, price int) render.Card {
	return render.Card{Name: t.v.Name(ref(kLoot, int(l))), Emblem: itemIcon(l.Item()), Text: t.v.Text("text.loot." + info.Refs[kLoot].IDs[l]), Value: "$" + itoa(price) + "k"}
}
