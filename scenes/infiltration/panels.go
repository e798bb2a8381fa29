package infiltration

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// portrait is the name of an operative's portrait.
func (t *table) portrait(o rule.Operative) string {
	if name, ok := portraits[o]; ok {
		return name
	}
	return t.IDOf(rule.RefOperative(o))
}

// turnOf is an operative's place in this round's order, from 1.
func (t *table) turnOf(o rule.Operative) int { return slices.Index(t.s.Order(), o) + 1 }

// panelID is the ID of an operative's panel: that of its seat where the seat has
// one operative.
func (t *table) panelID(o rule.Operative) string {
	if t.second(o) {
		return "panel:" + t.IDOf(rule.RefOperative(o))
	}
	return t.View.ID(rule.RefSeat(int(t.s.Ops[o].Seat)))
}

// panelPlace is where an operative's panel stands.
func (t *table) panelPlace(o rule.Operative) render.Rect {
	if mains := t.mains(); slices.Contains(mains, o) {
		return t.ownPlaces(len(mains))[slices.Index(mains, o)]
	}
	l := t.rivals()
	i := slices.Index(l, o)
	if i < 0 {
		return render.Rect{}
	}
	return t.rivalPlaces(len(l))[i]
}

// rivalPlaces are the panels of n rivals.
func (t *table) rivalPlaces(n int) []render.Rect {
	r := t.plan.rivals
	gap := 14.0
	if n > 3 {
		gap = 9
	}
	h := min(192*max(1, r.H/610), (r.H-gap*float64(n-1))/float64(max(n, 1)))
	out := make([]render.Rect, n)
	for i := range out {
		out[i] = render.R(r.X, r.Y+float64(i)*(h+gap), r.W, h)
	}
	return out
}

// ownPlaces are the panels of the viewer's operatives.
func (t *table) ownPlaces(n int) []render.Rect {
	parts := make([]ui.Size, max(n, 1))
	for i := range parts {
		parts[i] = ui.Flex(1)
	}
	return ui.Rows(t.plan.own, 8, parts...)
}

func (t *table) layRivals(b *ui.Builder) {
	b.Group("rivals")
	l := t.rivals()
	for i, r := range t.rivalPlaces(len(l)) {
		t.layPanel(b, l[i], r, false)
	}
}

func (t *table) layOwn(b *ui.Builder) {
	b.Group("own")
	l := t.mains()
	for i, r := range t.ownPlaces(len(l)) {
		if i < len(l) {
			t.layPanel(b, l[i], r, true)
		}
	}
}

// layPanel lists an operative's panel; choosing it is choosing the operative.
func (t *table) layPanel(b *ui.Builder, o rule.Operative, r render.Rect, own bool) {
	ref := rule.RefOperative(o)
	words := t.panelWords(o)
	acts := t.acting(o)
	key := tabletop.Key(int(o), own, words.key(), t.s.Ops[o].Wounded, int(t.s.Ops[o].Seat), t.turnOf(o), r.H)
	t.settle(render.Key(key, tabletop.Key(acts, r.Y)), func(c render.Canvas) {
		t.Bake(c, "panel:"+itoa(int(o)), r, 30, key, func(c render.Canvas, r render.Rect) {
			c.PanelMarked(r, t.Theme, c.Kit().Seat(t.Theme, int(t.s.Ops[o].Seat)))
			switch {
			case own && r.H > 240:
				t.paintOwn(c, r, o, words)
			case own:
				t.paintHalf(c, r, o, words)
			case r.H > 165:
				t.paintRival(c, r, o, words)
			default:
				t.paintShort(c, r, o, words)
			}
		})
		if acts {
			c.GlowSmall(r.Inset(-1), c.Kit().Seat(t.Theme, int(t.s.Ops[o].Seat)).Fade(0.8))
			c.Frame(r, render.PanelRadius, 2, render.Solid(c.Kit().Seat(t.Theme, int(t.s.Ops[o].Seat))))
		}
	})
	x := t.Thing(t.panelID(o), r, ui.LayerPanels, t.View.Name(ref)+" "+words.sitter+" "+words.state+" "+words.doing, nil)
	x.Tip = t.operativeTip(o)
	t.Offer(&x)
	if own && x.Press == nil && len(x.Choices) == 0 && len(t.mains()) > 1 {
		x.Press = func() { t.look = o; b.Stage().Rebuild() }
	}
	b.Add(x)
}

// panelText is what a panel says in words.
type panelText struct {
	name, sitter, place string
	state               string // with marks
	doing               string // with marks: chosen, thinking, out
	sign                string // the same as a sign
	card                int    // the card that was played, or -1
	tokens, items       int
	protos              int
	file, first         bool
	data                string // values, for those who may know them
}

func (w *panelText) key() string {
	return strings.Join([]string{w.name, w.sitter, w.place, w.state, w.doing, itoa(w.card), itoa(w.tokens), itoa(w.items), itoa(w.protos), boolText(w.file), boolText(w.first), w.data}, "\x00")
}

func boolText(b bool) string {
	if b {
		return "1"
	}
	return "0"
}

func (t *table) panelWords(o rule.Operative) panelText {
	st := &t.s.Ops[o]
	w := panelText{
		name: t.View.Name(rule.RefOperative(o)), sitter: render.Escape(t.sitter(o).Name), place: t.where(st.Place), card: -1,
		tokens: int(st.Tokens), items: int(st.HandSize), protos: int(st.Protos), file: st.File,
		first: int(t.s.First) == int(st.Seat), data: itoa(int(st.Data[0])) + "," + itoa(int(st.Data[1])) + "," + itoa(int(st.Data[2])),
	}
	switch {
	case st.Place == rule.Out:
		w.state = "{icon:" + iconEscape + "|good} {c:good}" + t.T("state.out") + "{/c}"
	case st.Place == rule.Captured:
		w.state = "{icon:lock|bad} {c:bad}" + t.T("state.captured") + "{/c}"
	case st.Wounded:
		w.state = "{icon:" + iconWound + "|bad} {c:bad}" + t.T("state.wounded") + "{/c}"
	default:
		w.state = "{icon:" + iconHealthy + "|good} {c:good}" + t.T("state.healthy") + "{/c}"
	}
	if st.Delayed {
		w.state += " {icon:" + iconDelayed + "|accent2}"
	}
	c, known, ok := st.Known()
	switch {
	case !st.Place.Inside() && !st.Resolved:
	case ok && st.Resolved && known:
		w.card = int(c)
		w.doing = t.View.Name(rule.RefCard(c))
	case ok && known && !st.Resolved:
		w.card = int(c)
		w.doing = "{c:good}" + t.T("doing.chosen") + "{/c}"
	case ok:
		w.doing, w.sign = "{icon:card-pick|good} {c:good}"+t.T("doing.chosen")+"{/c}", "{icon:card-pick|good}"
	case t.sitter(o).Thinking && t.s.Ask.Op == o && !t.View.Over && int(st.Seat) != t.Seat:
		w.doing, w.sign = "{icon:dots} "+t.T("doing.thinking"), "{icon:dots}"
	case t.s.Phase == rule.Selection && int(st.Seat) != t.Seat:
		w.doing = "{c:second}" + t.T("doing.waits") + "{/c}"
	}
	return w
}

// paintHead draws portrait, badge and names; it gives the room at the right of
// the portrait below the names.
func (t *table) paintHead(c render.Canvas, r render.Rect, o rule.Operative, w panelText, picture render.Rect, lines int) render.Rect {
	seat := int(t.s.Ops[o].Seat)
	drawPortrait(c, picture, t.Theme, t.portrait(o), seat)
	if t.s.Ops[o].Wounded || t.s.Ops[o].Place == rule.Captured { // the card's other side
		c.Fill(picture, render.Slope(170, t.Theme.Alarm.Fade(0.42), t.Theme.Alarm.Darker(0.5).Fade(0.66)))
		if t.s.Ops[o].Place == rule.Captured {
			c.Icon("lock", render.Around(picture.Center(), picture.W*0.6, picture.W*0.6), render.Hex(0xFFD9D2).Fade(0.9))
		}
		c.Frame(picture, 2, 2, render.Solid(t.Theme.Alarm))
	}
	c.Badge(render.R(picture.X-11, picture.Y-13, 40, 40), seat, t.turnOf(o), t.Theme)
	x := picture.Right() + 13
	room := render.R(x, r.Y+11, r.Right()-x-10, r.H)
	if w.first {
		side := 25.0
		c.Icon(iconFirst, render.R(room.Right()-side, room.Y, side, side), t.Theme.Accent2)
		room.W -= side + 2
	}
	if t.second(o) && t.pairIndex(o) > 0 {
		c.Count(render.Pt(picture.Right()-6, picture.Bottom()-8), 2, t.Theme)
	}
	name := w.name
	st := t.Theme.Name().With(render.Exo600).Sized(21)
	st.Floor = 17
	if nw, _ := c.Ruler().Measure(name, st); nw > room.W {
		name = t.callOf(o)
	}
	b := c.TextFit(render.R(room.X, room.Y, room.W, 28/min(t.plan.PPU, 1)), name, st, render.Left, 20, 19, 18)
	_, h := b.Size()
	y := room.Y + h + 1
	if w.first {
		room.W += 27
	}
	dim := t.Theme.Dim()
	second := w.sitter
	if lines > 1 && w.place != "" && t.s.Ops[o].Place.Inside() {
		second += " · " + w.place
		if sw, _ := c.Ruler().Measure(second, dim); sw > room.W {
			second = w.sitter
		}
		if sw, _ := c.Ruler().Measure(second, dim); sw > room.W {
			second = w.place
		}
	}
	if second != "" && lines > 0 {
		b = c.TextFit(render.R(room.X, y, room.W, 26/min(t.plan.PPU, 1)), second, dim, render.Left)
		_, h = b.Size()
		y += h
	}
	return render.R(room.X, y, room.W, r.Bottom()-y)
}

// pairIndex is 0 for the first operative of a seat, 1 for its second.
func (t *table) pairIndex(o rule.Operative) int {
	n := 0
	for _, other := range t.s.InPlay() {
		if other == o {
			return n
		}
		if t.s.Ops[other].Seat == t.s.Ops[o].Seat {
			n++
		}
	}
	return 0
}

// paintCounts draws how many data and items somebody has, and the special cards.
func (t *table) paintCounts(c render.Canvas, r render.Rect, w panelText) {
	st := t.Theme.Number().Sized(25)
	x := r.X
	put := func(icon string, n int, col render.Color) {
		side := min(r.H, 30)
		if icon == "" {
			drawDataFile(c, render.R(x, r.Y+(r.H-side)/2, side, side), t.Theme, 0)
		} else {
			c.Icon(icon, render.R(x, r.Y+(r.H-side)/2, side, side), col)
		}
		x += side + 6
		b := c.Ruler().Line(itoa(n), st)
		bw, bh := b.Size()
		c.Block(b, x, r.Y+(r.H-bh)/2, st)
		x += bw + 13
	}
	put("", w.tokens, t.Theme.Accent)
	put(iconCard, w.items, render.Hex(0xCFE3DE))
	for range w.protos {
		c.Icon(iconPrototype, render.R(x, r.Y+(r.H-28)/2, 28, 28), render.Hex(0xC9B4FF))
		x += 26
	}
	if w.file {
		c.Icon(iconFile, render.R(x, r.Y+(r.H-28)/2, 28, 28), render.Hex(0xFFD9A0))
	}
}

// paintDoing draws what somebody does this round at the right of a line.
func (t *table) paintDoing(c render.Canvas, r render.Rect, w panelText) {
	if w.card >= 0 {
		side := min(r.H, 34)
		t.paintChip(c, render.R(r.Right()-side, r.Y+(r.H-side)/2, side, side), rule.Card(w.card))
		r.W -= side + 7
	}
	if w.doing != "" {
		st := t.Theme.Body()
		if b := c.Ruler().Fit(w.doing, st, r.W, r.H, render.Right, 17); !b.Truncated() && b.Lines() == 1 {
			c.BlockIn(b, r, render.Right|render.Middle, st)
		} else if w.sign != "" {
			c.TextIn(r, w.sign, st.Sized(22), render.Right|render.Middle)
		}
	}
}

// paintRival draws a rival's panel in full.
func (t *table) paintRival(c render.Canvas, r render.Rect, o rule.Operative, w panelText) {
	foot := 44.0
	if t.plan.Small() {
		foot = 48
	}
	ph := r.H - foot - 24
	room := t.paintHead(c, r, o, w, render.R(r.X+15, r.Y+13, ph*84/124, ph), 2)
	y := min(room.Y+6, r.Bottom()-foot-38)
	t.paintCounts(c, render.R(room.X, y, room.W, 36), w)
	c.Rule(r.X+14, r.Right()-14, r.Bottom()-foot, t.Theme)
	line := render.R(r.X+14, r.Bottom()-foot+4, r.W-26, foot-8)
	b := c.TextIn(line, w.state, t.Theme.Body(), render.Left|render.Middle)
	sw, _ := b.Size()
	line = line.Pad(sw+12, 0, 0, 0)
	t.paintDoing(c, line, w)
}

// paintShort draws a rival's panel where many share the column.
func (t *table) paintShort(c render.Canvas, r render.Rect, o rule.Operative, w panelText) {
	ph := r.H - 24
	pw := min(ph*84/124, 78)
	lines := 1
	if r.H < 130 || t.plan.Small() {
		lines = 0
	}
	room := t.paintHead(c, r, o, w, render.R(r.X+15, r.Y+12, pw, ph), lines)
	line := render.R(room.X, r.Bottom()-42, room.W, 36)
	t.paintCounts(c, render.R(room.X, room.Y+(line.Y-room.Y-32)/2, room.W, 32), w)
	state := w.state
	if i := strings.Index(state, "{c:"); i > 0 && w.doing != "" { // the pictogram alone
		end := strings.Index(state, "{/c}")
		state = state[:i] + state[end+len("{/c}"):]
	}
	b := c.TextIn(line, state, t.Theme.Body(), render.Left|render.Middle)
	sw, _ := b.Size()
	t.paintDoing(c, line.Pad(sw+8, 0, 0, 0), w)
}

// paintOwn draws the viewer's panel: its data with their values.
func (t *table) paintOwn(c render.Canvas, r render.Rect, o rule.Operative, w panelText) {
	room := t.paintHead(c, r, o, w, render.R(r.X+15, r.Y+13, 90, 133), 2)
	c.TextIn(render.R(room.X, r.Y+92, room.W, 28), w.state, t.Theme.Body(), render.Left|render.Middle)
	t.paintDoing(c, render.R(room.X, r.Y+118, room.W, 32), w)
	y := r.Y + 158
	c.Rule(r.X+14, r.Right()-14, y, t.Theme)
	y = t.paintData(c, render.R(r.X+16, y+6, r.W-32, 116), o, w)
	c.Rule(r.X+14, r.Right()-14, y, t.Theme)
	t.paintSpecials(c, render.R(r.X+16, y+6, r.W-32, r.Bottom()-y-12), w)
}

// paintHalf draws one of two panels of the viewer.
func (t *table) paintHalf(c render.Canvas, r render.Rect, o rule.Operative, w panelText) {
	lines, counts, foot := 1, 66.0, 60.0
	if t.plan.Small() {
		lines, counts, foot = 0, 50, 74
	}
	room := t.paintHead(c, r, o, w, render.R(r.X+15, r.Y+13, 62, min(92, r.H-foot-20)), lines)
	t.paintCounts(c, render.R(room.X, r.Y+counts, room.W, 32), w)
	line := render.R(r.X+15, r.Bottom()-foot, r.W-28, 26)
	b := c.TextIn(line, w.state, t.Theme.Body(), render.Left|render.Middle)
	sw, _ := b.Size()
	t.paintDoing(c, line.Pad(sw+8, 0, 0, 0), w)
	t.paintValues(c, render.R(r.X+15, r.Bottom()-36, r.W-28, 28), o)
}

// worth is the zettabytes of data that can be seen; ok is false where the values
// are hidden.
func (t *table) worth(o rule.Operative) (n int, ok bool) {
	st := &t.s.Ops[o]
	have := 0
	for v, k := range st.Data {
		n += (v + 1) * int(k)
		have += int(k)
	}
	return n, have == int(st.Tokens)
}

// paintData draws the data that were collected; it gives where it ends.
func (t *table) paintData(c render.Canvas, r render.Rect, o rule.Operative, w panelText) float64 {
	n, known := t.worth(o)
	c.TextIn(render.R(r.X, r.Y, r.W, 34), t.T("own.data"), t.Theme.Label(), render.Left|render.Middle)
	sum := "{c:accent}" + itoa(n) + " " + t.T("zb") + "{/c}"
	if !known {
		sum = itoa(w.tokens)
	}
	c.TextIn(render.R(r.X, r.Y, r.W, 34), sum, t.Theme.Number().Sized(26), render.Right|render.Middle)
	y := r.Y + 40
	values := t.valuesOf(o, known)
	if len(values) == 0 {
		c.TextIn(render.R(r.X, y, r.W, 36), t.T("own.no-data"), t.Theme.Dim(), render.Left|render.Middle)
		return y + 46
	}
	if len(values) <= 12 {
		per := 6
		step := min(r.W/float64(per), 50)
		side := min(38, step-4)
		for i, v := range values {
			drawDataFile(c, render.R(r.X+float64(i%per)*step, y+float64(i/per)*(side+3), side, side), t.Theme, v)
		}
		return y + float64((len(values)+per-1)/per)*(side+3) + 6
	}
	t.paintValues(c, render.R(r.X, y, r.W, 38), o)
	return y + 48
}

// valuesOf lists the values of data, the highest first; 0 stands for one that is
// hidden.
func (t *table) valuesOf(o rule.Operative, known bool) (l []int) {
	st := &t.s.Ops[o]
	if !known {
		return make([]int, st.Tokens)
	}
	for v := 3; v >= 1; v-- {
		for range st.Data[v-1] {
			l = append(l, v)
		}
	}
	return l
}

// paintValues draws the data by value, each with how many there are.
func (t *table) paintValues(c render.Canvas, r render.Rect, o rule.Operative) {
	n, known := t.worth(o)
	st := t.Theme.Number().Sized(20)
	side := min(r.H, 36)
	x := r.X
	put := func(v, k int) {
		if k == 0 {
			return
		}
		drawDataFile(c, render.R(x, r.Y+(r.H-side)/2, side, side), t.Theme, v)
		b := c.Ruler().Line("×"+itoa(k), st)
		bw, bh := b.Size()
		c.Block(b, x+side+2, r.Y+(r.H-bh)/2, st)
		x += side + bw + 9
	}
	if !known {
		put(0, int(t.s.Ops[o].Tokens))
		return
	}
	for v := 3; v >= 1; v-- {
		put(v, int(t.s.Ops[o].Data[v-1]))
	}
	if r.H < 36 && t.s.Ops[o].Tokens > 0 {
		c.TextIn(r, "{c:accent}"+itoa(n)+" "+t.T("zb")+"{/c}", t.Theme.Number().Sized(22), render.Right|render.Middle)
	}
}

// paintSpecials draws the special cards in the viewer's play area.
func (t *table) paintSpecials(c render.Canvas, r render.Rect, w panelText) {
	y := r.Y
	if r.H >= 56/min(t.plan.PPU, 1) { // else the cards speak for themselves
		c.TextIn(render.R(r.X, y, r.W, 28), t.T("own.specials"), t.Theme.Label(), render.Left|render.Middle)
		y += 32
	} else if w.protos == 0 && !w.file {
		return
	}
	row := func(icon, text string, col render.Color) {
		if y+34 > r.Bottom()+2 {
			return
		}
		c.Round(render.R(r.X, y, 34, 34), 5, render.Slope(150, col.Darker(0.45), col.Darker(0.75)))
		c.Icon(icon, render.R(r.X+4, y+4, 26, 26), col.Lighter(0.3))
		c.TextFit(render.R(r.X+43, y, r.W-43, 34), text, t.Theme.Body(), render.Left|render.Middle, 17)
		y += 38
	}
	if w.protos > 0 {
		key := "own.prototypes"
		if t.plan.Small() {
			key = "own.worth"
		}
		row(iconPrototype, t.T(key, "n", w.protos, "worth", w.protos*rule.PrototypeWorth), render.Hex(0xA98CF0))
	}
	if w.file {
		key := "own.file"
		if t.plan.Small() {
			key = "own.worth"
		}
		row(iconFile, t.T(key, "worth", rule.FileWorth), render.Hex(0xF0B860))
	}
	if w.protos == 0 && !w.file {
		c.TextIn(render.R(r.X, y-2, r.W, 26), t.T("own.no-specials"), t.Theme.Dim(), render.Left|render.Middle)
	}
}
