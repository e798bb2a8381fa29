package infiltration

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// layGround shows everything that does not move by itself: the wall with the
// tower's frame, and what is settled on it.
func (t *table) layGround(b *ui.Builder) {
	p := &t.plan
	first, second, deep := t.floors()
	key := tabletop.Key(first, deep, p.Window.W, p.Window.H, p.board.H)
	t.LayRest(b, key, func(c render.Canvas) {
		if ground := func(c render.Canvas) { t.paintGround(c, first, second, deep) }; p.Window.W*p.Window.H*p.PPU*p.PPU < keptGround {
			t.ground.Draw(c, p.Window, key, ground)
		} else {
			ground(c)
		}
	})
}

// keptGround is up to how many pixels the ground has a picture of its own: in
// larger windows its memory matters more than the time to paint it again.
const keptGround = 5 << 20

// paintGround draws the wall, the frame and the shaft.
func (t *table) paintGround(c render.Canvas, first, second, deep string) {
	p := &t.plan
	c.Fill(p.Window, render.Slope(150, render.Hex(0x16282A), render.Hex(0x0B1417), render.Hex(0x04070A)))
	c.Tile("common/circuit", p.Window, t.Theme.Accent.Fade(0.035), 3)
	drawFrame(c, p.board)
	drawSlab(c, p.tower.Slabs[1], t.Theme, second)
	drawSlab(c, p.tower.Slabs[0], t.Theme, first)
	drawStrip(c, p.tower.Deep, t.Theme, deep, "", false)
	drawShaft(c, p.tower.Shaft, t.Theme)
	c.Lamp(p.Window)
}

// board is the ID of the part of the table that can be looked at more closely.
const board = "tower"

// layBoard lists the tower with all that stands in it.
func (t *table) layBoard(b *ui.Builder) {
	t.close = b.Stage().Zoom(board) > 1
	b.Board(ui.Board{ID: board, Rect: t.plan.Pt(t.plan.board)}, func(b *ui.Builder) {
		if t.close {
			first, second, deep := t.floors()
			t.Draw(b, ui.LayerTable+2, func(c render.Canvas) {
				t.paintGround(c, first, second, deep)
				for _, x := range t.tower {
					x.Paint(c)
				}
			})
		}
		t.onTower = true
		t.layTower(b)
		t.layPeople(b)
		t.onTower = false
		if t.close {
			t.LayFlights(b)
		}
	})
}

// floors are the words on the tower.
func (t *table) floors() (first, second, deep string) {
	first, second = t.T("floor.first"), t.T("floor.second")
	if t.s.Options.Labyrinth {
		first, second = t.T("floor.line-first"), t.T("floor.line-second")
	}
	return first, second, t.T("floor.deep")
}

// layTower lists the rooms of the line and the way out.
func (t *table) layTower(b *ui.Builder) {
	b.Group("tower")
	for p := rule.Entry; p <= rule.Deepest; p++ {
		t.layRoom(b, p)
	}
	ref := rule.RefPlace(rule.Out)
	label := t.T("way-out")
	strip := t.plan.tower.WayOut
	t.settle(tabletop.Key(label), func(c render.Canvas) { drawStrip(c, strip, t.Theme, label, iconEscape, true) })
	out := t.Thing(t.View.ID(ref), strip, ui.LayerRooms, t.text("name", ref), nil)
	out.Tip = func() ui.Tip { return ui.Tip{Title: t.T("tip.way-out"), Body: t.T("tip.way-out.body")} }
	t.offerOr(&out, ref)
	b.Add(out)
}

// stencils are the signs on closed doors; they say nothing about what lies
// behind.
var stencils = [12][2]string{
	{"infiltration/hazard", "infiltration/camera"}, {"infiltration/key-card", "infiltration/hazard"}, {"infiltration/camera", "infiltration/key-card"},
	{"infiltration/hazard", "infiltration/biohazard"}, {"infiltration/camera", "infiltration/hazard"}, {"infiltration/key-card", "infiltration/camera"},
	{"infiltration/camera", "infiltration/key-card"}, {"infiltration/key-card", "infiltration/hazard"}, {"infiltration/camera", "infiltration/biohazard"},
	{"infiltration/biohazard", "infiltration/hazard"}, {"infiltration/key-card", "infiltration/camera"}, {"infiltration/skull", "infiltration/hazard"},
}

var panes = [6]render.Color{render.Hex(0x4FA8E0), render.Hex(0x8E74DC), render.Hex(0x3FB880), render.Hex(0xFF9A8F), render.Hex(0x52B4B0), render.Hex(0xC8A44C)}

// door is the closed door of a place.
func (t *table) door(p rule.Place) doorFace {
	return doorFace{Number: int(p) + 1, Lit: p == t.nextDoor(), Stencils: stencils[p], Pane: panes[int(p)%len(panes)]}
}

// paintDoor draws a door in a place of any proportions.
func (t *table) paintDoor(c render.Canvas, r render.Rect, d doorFace) {
	w := r.H * roomW / roomH
	drawDoor(c.Zoomed(r.W/w, 1, r.Min()), render.R(r.X, r.Y, w, r.H), t.Theme, d)
}

// nextDoor is the first closed door of the line.
func (t *table) nextDoor() rule.Place {
	for p := rule.Entry; p <= rule.Deepest; p++ {
		if !t.s.Revealed(p) {
			return p
		}
	}
	return rule.Gone
}

func (t *table) layRoom(b *ui.Builder, p rule.Place) {
	r := t.room(int(p))
	ref := rule.RefPlace(p)
	if !t.s.Revealed(p) {
		d := t.door(p)
		key := tabletop.Key(d.Number, d.Lit)
		t.settle(key, func(c render.Canvas) {
			t.Bake(c, "door:"+itoa(d.Number), r, 8, key, func(c render.Canvas, r render.Rect) { t.paintDoor(c, r, d) })
		})
		x := t.Thing(t.View.ID(ref), r, ui.LayerRooms, t.T("door", "number", d.Number), nil)
		x.Tip = t.doorTip(p)
		t.offerOr(&x, ref)
		b.Add(x)
		return
	}
	number := 0
	if p.InLine() {
		number = int(p) + 1
	}
	name := t.text("name", rule.RefRoom(t.s.Rooms[p].Card))
	label := name
	if number > 0 {
		label = itoa(number) + " " + name
	}
	t.settleRoom(r, p, number)
	x := t.Thing(t.View.ID(ref), r, ui.LayerRooms, label, nil)
	x.Tip = t.roomTip(p)
	t.offerOr(&x, ref)
	b.Add(x)
	t.layFittings(b, p, roomScene(r))
}

// settleRoom lays an open room with everything that is printed on it.
func (t *table) settleRoom(r render.Rect, p rule.Place, number int) {
	card, st := t.s.Rooms[p].Card, &t.s.Rooms[p]
	ref := rule.RefRoom(card)
	k := roomFace{ID: t.IDOf(ref), Number: number, Name: t.text("name", ref), Function: t.text("short", ref), Short: interfaceSigns[card], Spent: st.Spent}
	guarded, spent := st.Guarded, st.Spent
	key := tabletop.Key(int(p), k.ID, k.Name, k.Function, number, guarded, spent)
	t.settle(key, func(c render.Canvas) {
		t.Bake(c, "room:"+itoa(int(p)), r, 8, key, func(c render.Canvas, r render.Rect) {
			drawRoom(c, r, t.Theme, &k)
			t.paintSigns(c, roomScene(r), card, spent, guarded)
		})
	})
}

// paintSigns draws the functions that a room has besides its Interface: at the
// upper left those for whoever comes or goes, below the lock what it sets off.
func (t *table) paintSigns(c render.Canvas, scene render.Rect, card rule.Room, spent, guarded bool) {
	x, y := scene.X+6, scene.Y+6
	for _, s := range roomSigns[card] {
		if s.lock {
			if guarded {
				w := t.signWidth(c, s)
				t.paintSign(c, render.R(scene.Right()-6-w, scene.Y+50, w, 26), s, t.Theme.Accent2, false)
			}
			continue
		}
		w := t.signWidth(c, s)
		t.paintSign(c, render.R(x, y, w, 28), s, t.Theme.Accent, s.off && spent)
		y += 31
	}
}

func (t *table) signStyle() render.Style {
	st := t.Theme.Number().Sized(17)
	st.Floor = render.CaptionFloor
	return st
}

func (t *table) signWidth(c render.Canvas, s roomSign) float64 {
	w := float64(len(s.icons))*22 + 8
	if s.text != "" {
		tw, _ := c.Ruler().Measure(s.text, t.signStyle())
		w += tw + 3
	}
	return w
}

func (t *table) paintSign(c render.Canvas, r render.Rect, s roomSign, edge render.Color, off bool) {
	ink := edge.Lighter(0.35)
	if off {
		edge, ink = render.Hex(0x5A686C), render.Hex(0x8A989B)
	}
	c.Round(r, 5, render.Solid(render.Hex(0x05090B).Fade(0.86)))
	c.Frame(r, 5, 1.4, render.Solid(edge.Fade(0.8)))
	x := r.X + 4
	for _, icon := range s.icons {
		c.Icon(icon, render.R(x, r.Y+(r.H-20)/2, 20, 20), ink)
		x += 22
	}
	c.TextIn(render.R(x, r.Y, r.Right()-x, r.H), s.text, t.signStyle().In(ink), render.Left|render.Middle)
	if off {
		c.Segment(render.Pt(r.X+3, r.Bottom()-4), render.Pt(r.Right()-3, r.Y+4), 2, t.Theme.Bad)
	}
}

// layFittings lists guard, data and what else lies in an open room.
func (t *table) layFittings(b *ui.Builder, p rule.Place, scene render.Rect) {
	room := &t.s.Rooms[p]
	id := t.IDOf(rule.RefPlace(p))
	if g := t.s.GuardAt(p); g != rule.Unguarded {
		secured := int(room.Card.Printed().Secured)
		t.settle(tabletop.Key("guard", id, int(g), secured), func(c render.Canvas) { drawGuard(c, guardPlace(scene), t.Theme, g == rule.TechLock, secured) })
		x := t.Thing("guard:"+id, guardPlace(scene), ui.LayerTokens, "", nil)
		x.Mouse, x.Tip = true, t.guardTip(p)
		b.Add(x)
	}
	if n := int(room.Data); n > 0 {
		x := t.Thing("data:"+id, dataPlace(scene), ui.LayerPawns+2, "", func(c render.Canvas, r render.Rect, st ui.State) { drawDataStack(c, r, t.Theme, n) })
		x.Mouse, x.Tip = true, t.dataTip(p)
		b.Add(x)
	}
	if room.Wire > 0 {
		n := int(room.Wire)
		d := dataPlace(scene)
		x := t.Thing("wire:"+id, render.R(d.X-30, d.Bottom()-28, 28, 28), ui.LayerTokens+2, "", func(c render.Canvas, r render.Rect, st ui.State) {
			c.Token(r, t.Theme, render.Token{Shape: render.SquareToken, Face: bandData, Icon: "infiltration/item/high-capacity-wire", Count: n})
		})
		x.Mouse, x.Tip = true, func() ui.Tip {
			return ui.Tip{Title: t.text("name", rule.RefCard(rule.HighCapacityWire.Card())), Body: t.T("tip.wire", "n", n)}
		}
		b.Add(x)
	}
}

// guardPlace and dataPlace are where guard and data lie in a room's scene.
func guardPlace(scene render.Rect) render.Rect {
	return render.R(scene.Right()-72, scene.Y+6, 66, 40)
}

func dataPlace(scene render.Rect) render.Rect {
	return render.R(scene.Right()-64, scene.Bottom()-45, 52, 40)
}
