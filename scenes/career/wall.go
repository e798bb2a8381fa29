package career

import (
	"cmp"
	"math"
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules/career"
	"safehouse/scenes"
)

// The wall: every operation is a picture, strings lead from those that were played to
// what they opened.

// A spot is where the picture of an operation hangs, in shares of the wall.
type spot struct{ x, y float64 }

// tall is how many pictures hang in a column of the wall at most.
const tall = 3

// depths are the steps of the longest way to each operation.
func depths(b *career.Book) []int {
	depth := make([]int, len(b.Operations))
	for i := range b.Operations { // the book has those that open one before it
		for _, n := range b.Operations[i].After {
			for _, id := range []string{n.Played, n.Won, n.Lost} {
				for j := range i {
					if b.Operations[j].ID == id {
						depth[i] = max(depth[i], depth[j]+1)
					}
				}
			}
		}
	}
	return depth
}

// spots hang the operations in columns of three, whatever is farther on farther right,
// and the ends in columns of their own, two in each. The last columns, those that are short, leave the corner below them
// free: so many of them.
func spots(b *career.Book) (at []spot, cols, rows, free int) {
	depth := depths(b)
	var order, ends []int
	for i := range b.Operations {
		if b.Operations[i].End != "" {
			ends = append(ends, i)
		} else {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(depth[a], depth[b]) })
	columns := append(slices.Collect(slices.Chunk(order, tall)), slices.Collect(slices.Chunk(ends, tall-1))...)
	at = make([]spot, len(b.Operations))
	for free < len(columns) && len(columns[len(columns)-1-free]) < tall {
		free++
	}
	for c, column := range columns {
		rows = max(rows, len(column))
		for r, op := range column {
			at[op] = spot{(float64(c) + 0.5) / float64(len(columns)), (float64(r) + 0.5) / tall}
		}
	}
	return at, len(columns), rows, free
}

// looks is how an operation hangs.
func (x *hub) looks(op int) Look {
	switch p := &x.s.Pages[op]; {
	case x.s.Running != nil && op == int(x.s.Now):
		return Running
	case p.Fate == career.Won:
		return Won
	case p.Fate == career.Lost:
		return Lost
	case p.Fate == career.Shut:
		return Shut
	case x.s.Open(op) && x.s.Stage != career.Closed && x.s.Stage != career.LastChance:
		return Open
	case x.s.Stage != career.Closed && !x.s.Reachable(op):
		return Shut
	}
	return Locked
}

// layWall lays the wall with its pictures.
func (x *hub) layWall(b *ui.Builder, r render.Rect) {
	at := x.u.Pt(r)
	b.Draw(ui.LayerTable, func(c render.Canvas) {
		x.ground.Draw(c, at.Inset(-8), render.Key(uint64(r.W), uint64(r.H), math.Float64bits(x.u.U)), func(c render.Canvas) {
			c = x.u.Canvas(c).At(8/x.u.U-r.X, 8/x.u.U-r.Y)
			x.paintFrame(c, r)
		})
	})
	in := r.Pad(34, 34, 26, 34)
	list, cols, rows, free := spots(x.book())
	w := math.Min(172, in.W/float64(cols)*0.98)
	h := math.Min(w*1.12, in.H/float64(rows)*0.94)
	w = math.Min(w, h*1.02)
	boxes := make([]render.Rect, len(list))
	for i, s := range list {
		f := 1.0
		switch x.looks(i) {
		case Locked:
			f = 0.84
		case Shut:
			f = 0.8
		}
		mid := render.Pt(in.X+s.x*in.W+(noise(i, 5)-0.5)*in.W/float64(cols)*0.16, in.Y+s.y*in.H+(noise(i, 6)-0.5)*14)
		boxes[i] = render.Around(mid, w*f, h*f)
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) { x.paintRopes(c, boxes) })
	for i := range boxes {
		x.layPicture(b, i, boxes[i])
	}
	wide := float64(max(2, free)) * in.W / float64(cols)
	foot := render.R(in.Right()-wide+6, in.Bottom()-in.H/tall+6, wide-12, in.H/tall+14)
	x.layRivals(b, foot)
}

// paintFrame paints the frame of the wall and what hangs on it for good.
func (x *hub) paintFrame(c render.Canvas, r render.Rect) {
	c.Shadow(r, 5)
	c.Round(r, 8, render.Slope(130, render.Hex(0x9A7038), render.Hex(0x6E4A1E), render.Hex(0x4A3012)))
	c.Grain(r, 1)
	in := r.Inset(16)
	c.Round(in.Inset(-3), 4, render.Solid(render.Black.Fade(0.5)))
	x.place.Ground(c.Clipped(in).Ornament(), in)
	c.Nine("common/inner/soft", in, render.Black.Fade(0.7))
}

// ways are the operations from which one can be opened, with how.
func (x *hub) ways(op int) (from []int) {
	b := x.book()
	for _, n := range b.Operations[op].After {
		for j := range b.Operations {
			if id := b.Operations[j].ID; id == n.Played || id == n.Won || id == n.Lost {
				from = append(from, j)
			}
		}
	}
	return from
}

// nail is where the strings of a picture begin.
func nail(r render.Rect) render.Point { return render.Pt(r.Center().X, r.Y+6) }

// paintRopes hangs the strings: dotted where a way is possible, a rope where it was
// gone.
func (x *hub) paintRopes(c render.Canvas, boxes []render.Rect) {
	type way struct{ a, b int }
	var gone []way
	for i := range boxes {
		for _, j := range x.ways(i) {
			if from, to := x.s.Pages[j].Begun(), x.s.Pages[i].Begun(); to > 0 && from > 0 && from < to {
				gone = append(gone, way{j, i})
				continue
			}
			if l := x.looks(i); l != Shut && l != Won && l != Lost {
				a, b := nail(boxes[j]), nail(boxes[i])
				c.Dashes([]render.Point{a, a.Lerp(b, 0.5).Add(render.Pt(0, 0.05*a.Dist(b))), b}, 2.4, x.place.Way, 5, 8, 0, false)
			}
		}
	}
	for _, g := range gone {
		rope(c, nail(boxes[g.a]), nail(boxes[g.b]), x.place.Rope, 5)
	}
}

// layPicture is one operation on the wall.
func (x *hub) layPicture(b *ui.Builder, op int, r render.Rect) {
	look := x.looks(op)
	name := x.name(x.place.Career.Operation(op))
	words := x.state(op)
	chosen := op == x.look
	turn := (noise(op, 7) - 0.5) * 7
	b.Add(ui.Thing{ID: "op:" + x.book().Operations[op].ID, Shape: x.u.Box(r), Layer: ui.LayerRooms, Label: name + ", " + words, Lifts: true, Raises: true, Modest: true, Sound: sound.Paper,
		Press: func() { x.page = dossierPage; x.lookAt(op) },
		Tip:   func() ui.Tip { return ui.Tip{Title: name, Body: words} },
		Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			r = r.Move(0, -5*st.Lift)
			f := 1 + 0.04*st.Lift
			if chosen {
				f += 0.1
			}
			c = c.Turned(turn*(1-0.7*st.Lift), r.Center()).Zoomed(f, f, r.Center())
			switch {
			case chosen:
				c.Round(r.Inset(-8), 6, render.Solid(ink))
				c.Frame(r.Inset(-6), 5, 4, render.Solid(render.White))
			case look == Open || look == Running:
				c.Glow(r.Inset(-10), lamp.Fade(0.55))
				c.Frame(r.Inset(-4), 5, 4, render.Solid(lamp))
			}
			pic, label := x.place.Frame(c, r, look)
			x.paintTile(c, op, look, pic, label, name)
			pin(c, nail(r), [...]render.Color{render.Hex(0x8C8F98), lamp, lamp, render.Hex(0xC23A30), render.Hex(0x7A7A78), render.Hex(0x8C8F98)}[look])
			if st.Focus {
				c.FocusRing(r.Inset(-4), 6, render.House)
			}
		})})
}

// paintTile fills the frame: the picture, its name, stars or what opens it.
func (x *hub) paintTile(c render.Canvas, op int, look Look, pic, label render.Rect, name string) {
	_, high := c.Ruler().Wrap(name, title(13, ink), label.W, render.Center).Size()
	long := look == Shut && high > label.H
	if look == Locked || long { // what opens it takes three lines, and so does a long name
		const line = 14
		pic.H -= line
		label = render.R(label.X, label.Y-line, label.W, label.H+line)
	}
	if look == Shut {
		c.Fill(pic, render.Slope(120, render.Hex(0xDAD4C2), render.Hex(0xBDB59E)))
		if long {
			c.Icon("cross", render.Around(pic.Center(), 30, 30), faded)
		} else {
			c.TextFit(pic.Inset(6), x.house.T("career.look.shut"), note(19, faded), render.Center|render.Middle, 17, 15)
		}
	} else {
		x.place.paintPicture(c, pic, op, look)
	}
	if x.book().Operations[op].End != "" && look != Won && look != Lost {
		c.Circle(pic.Min().Add(render.Pt(20, 20)), 17, render.Slope(120, render.Hex(0xC23A30), render.Hex(0x701610)))
		c.Icon("flag", render.Around(pic.Min().Add(render.Pt(20, 20)), 22, 22), cream)
	}
	switch look {
	case Locked:
		c.Circle(pic.Center(), 21, render.Solid(render.Black.Fade(0.5)))
		c.Icon("lock", render.Around(pic.Center(), 26, 26), cream)
		c.TextFit(label, x.way(op), tiny(17, ink), render.Center|render.Middle, 16, 15, 14, 13)
	case Lost:
		grey := render.Hex(0xB3231B)
		c.Segment(pic.Min().Add(render.Pt(5, 6)), pic.Max().Add(render.Pt(-6, -5)), 5, grey)
		c.Segment(render.Pt(pic.Right()-7, pic.Y+5), render.Pt(pic.X+5, pic.Bottom()-6), 5, grey)
		c.TextFit(render.R(label.X, label.Y, label.W, label.H*0.62), name, title(18, ink), render.Center|render.Middle, 16, 15, 14, 13)
		if n := x.s.Pages[op].Best(); n > 0 {
			stars(c, render.R(label.Center().X-36, label.Y+label.H*0.64, 72, label.H*0.36), n)
			return
		}
		c.TextFit(render.R(label.X, label.Y+label.H*0.62, label.W, label.H*0.38), x.house.T("career.look.lost"), tiny(16, red), render.Center|render.Middle, 15, 14, 13)
	case Shut:
		c.TextFit(label, name, title(17, ink.Fade(0.8)), render.Center|render.Middle, 16, 15, 14, 13)
	default:
		c.TextFit(render.R(label.X, label.Y, label.W, label.H*0.62), name, title(19, ink), render.Center|render.Middle, 17, 16, 15, 14, 13)
		row := render.R(label.Center().X-36, label.Y+label.H*0.64, 72, label.H*0.36)
		if look == Running {
			c.TextFit(render.R(label.X, row.Y, label.W, row.H), x.house.T("career.look.running"), bold(17, green), render.Center|render.Middle, 16, 15)
			return
		}
		stars(c, row, x.s.Pages[op].Best())
	}
}

// way is the shortest way on which an operation that is locked can still open, in a few words: what of it is not done yet. One
// that only waits for what the desk asks has its name.
func (x *hub) way(op int) string {
	if x.s.Open(op) {
		return x.name(x.place.Career.Operation(op))
	}
	l := x.s.Living(op)
	if len(l) == 0 {
		return ""
	}
	n := l[0]
	for _, k := range []struct {
		need career.Need
		name string
		key  string
	}{
		{career.Need{Lost: n.Lost}, x.operationName(n.Lost), "career.look.lose"},
		{career.Need{Won: n.Won}, x.operationName(n.Won), "career.look.win"},
		{career.Need{Played: n.Played}, x.operationName(n.Played), "career.look.after"},
		{career.Need{Beat: n.Beat}, x.rivalName(n.Beat), "career.look.beat"},
		{career.Need{Unbeaten: n.Unbeaten}, x.rivalName(n.Unbeaten), "career.look.unbeaten"},
	} {
		if k.name != "" && !x.s.Meets(&k.need) {
			return x.house.T(k.key, "name", k.name)
		}
	}
	if n.Losses > x.s.Losses() {
		return x.house.T("career.look.losses", "n", n.Losses)
	}
	if n.GaveUp > x.s.GivenUp() {
		return x.house.T("career.look.gave-up", "n", n.GaveUp)
	}
	return x.house.T("career.look.stars", "n", n.Stars)
}

// operationName and rivalName are what is called by an id of the book, "" for none.
func (x *hub) operationName(id string) string {
	i := slices.IndexFunc(x.book().Operations, func(op career.Operation) bool { return op.ID == id })
	if i < 0 {
		return ""
	}
	return x.name(x.place.Career.Operation(i))
}

func (x *hub) rivalName(id string) string {
	i := slices.IndexFunc(x.book().Rivals, func(r career.Rival) bool { return r.ID == id })
	if i < 0 {
		return ""
	}
	return x.name(x.place.Career.Rival(i))
}

// state is how an operation stands, in a sentence.
func (x *hub) state(op int) string {
	switch x.looks(op) {
	case Running:
		return x.house.T("career.state.running")
	case Won:
		return x.house.T("career.state.won", "n", x.s.Pages[op].Best())
	case Lost:
		return x.house.T("career.state.lost", "n", x.s.Pages[op].Best(), "again", x.s.Again(op))
	case Shut:
		if x.s.Pages[op].Fate != career.Shut {
			return x.text("career.why.dead")
		}
		return x.text("career.why.shut")
	case Open:
		return x.house.T("career.state.open")
	}
	switch {
	case x.s.Stage == career.Closed:
		return x.text("career.why.closed")
	case x.s.Open(op):
		return x.text("career.why.ending")
	}
	return x.house.Say(x.info().ID, x.s.Locked(op), nil)
}

// layRivals pins notes of those who remember into the foot of the wall: side by side
// where it is low, else one below the other.
func (x *hub) layRivals(b *ui.Builder, r render.Rect) {
	var met []int
	for i := range x.book().Rivals {
		if x.s.Rivals[i].Row != 0 {
			met = append(met, i)
		}
	}
	cols, most := 1, 3
	if r.H < 150 {
		cols, most = 2, 2 // the others stand in the record
	}
	met = met[:min(most, len(met))]
	cells := ui.Grid(r, cols, max(1, (len(met)+cols-1)/cols), 10)
	for n, i := range met {
		m := x.s.Rivals[i]
		key := "beaten"
		if m.Row < 0 {
			key = "victor"
		}
		name := x.name(x.place.Career.Rival(i))
		words := x.text("rival." + x.book().Rivals[i].ID + "." + key)
		at := cells[n]
		at.H = min(at.H, 124)
		b.Add(ui.Thing{ID: "rival:" + x.book().Rivals[i].ID, Shape: x.u.Box(at), Layer: ui.LayerTokens, Label: name + ": " + words, Mouse: true, Modest: true,
			Tip: func() ui.Tip {
				return ui.Tip{Title: name, Body: x.text("text.rival."+x.book().Rivals[i].ID) + "\n" + words + "\n" + x.house.T("career.met", "won", int(m.Beaten), "lost", int(m.Victor))}
			},
			Paint: x.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
				c = c.Turned(-1.2+2.4*noise(i, 4), r.Center())
				x.place.paintNote(c, r, i, name, words)
			})})
	}
}

// rowEdge is what of a row is no room for words: its pictogram, its edges and the scroll bar.
const rowEdge = 120.0

// layRows lists the operations where there is no room for a wall.
func (x *hub) layRows(b *ui.Builder, r render.Rect) {
	var order []int
	for _, want := range []Look{Running, Open, Won, Lost, Locked, Shut} {
		for i := range x.book().Operations {
			if x.looks(i) == want {
				order = append(order, i)
			}
		}
	}
	x.u.Draw(b, ui.LayerBoard, func(c render.Canvas) { sheet(c, r) })
	b.OnPaper(true)
	list := x.u.Pt(r.Inset(12))
	b.List(ui.List{ID: "operations", Rect: list, Count: len(order), Selected: -1, Gap: 6, Sound: sound.Paper,
		Row: func(n int) ui.Line {
			i := order[n]
			words := x.state(i)
			if wide, _ := b.Ruler().Measure(words, b.Theme().Body().Sized(18)); wide > list.W-rowEdge && x.looks(i) == Locked { // the dossier has every way
				words = scenes.Capital(x.way(i))
			}
			return ui.Line{ID: x.book().Operations[i].ID, Title: x.name(x.place.Career.Operation(i)), Second: words, Icon: x.place.Art(i)}
		},
		Choose: func(n int) { x.page = dossierPage; x.lookAt(order[n]) },
	})
	b.OnPaper(false)
}

func itoa(n int) string { return text.Figure(n) }
