package masters

import (
	"fmt"
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules/masters"
)

// fate is what becomes of a card of the deck if the round ends now.
type fate uint8

const (
	later fate = iota
	discarded
	queued
	ours // the event of the round
	top
)

// layDeck lays the crises that wait and the event deck, all of it face up.
func (t *table) layDeck(b *ui.Builder, p places) {
	s := t.s
	if p.deck.Empty() {
		return
	}
	t.layCrises(b, p.crises)
	left := s.CardsLeft()
	fore := s.Forecast()
	now := fore.Top - int(s.Top)
	showing := t.due()
	widths := deckWidths(len(left), max(0, min(now, len(left)-1)), p.deck.W, showing, t.u.grow)
	x := p.deck.X
	for i, c := range left {
		f := later
		switch {
		case !showing:
		case i == now:
			f = ours
		case i < now && c.Crisis():
			f = queued
		case i < now:
			f = discarded
		case i == 0:
			f = top
		}
		r := render.R(x, p.deck.Y, widths[i], p.deck.H)
		t.layCard(b, i, c, r, f)
		x += widths[i] + 6
	}
	if len(left) == 0 {
		b.Add(ui.Thing{ID: "deck", Shape: t.u.Box(p.deck), Layer: ui.LayerBoard, Label: say(t.v, "deck.empty"), Tip: t.note("deck.empty"), Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Slot(r, 8, b.Theme(), "")
			c.TextIn(r, say(t.v, "deck.empty"), b.Theme().Strong(), render.Center|render.Middle)
		})})
	}
}

// deckWidths is how wide each card of the deck lies: in the heist the one that
// would happen now is wide enough to be read, those before it and the next ones
// show their names; those far down show their number.
func deckWidths(n, now int, room float64, showing bool, grow float64) []float64 {
	w := make([]float64, n)
	if n == 0 {
		return w
	}
	const gap, full, spine, first = 6.0, 104.0, 40.0, 236.0
	if !showing {
		each := min(full, (room-gap*float64(n-1))/float64(n))
		for i := range w {
			w[i] = each
		}
		return w
	}
	wide := min(first*grow, room/3)
	rest := room - wide - gap
	others := n - 1
	each := min(spine, (rest-gap*float64(others))/float64(max(1, others)))
	names := 0 // cards that show theirs
	for names < others && float64(names+1)*(full+gap)+float64(others-names-1)*(each+gap) <= rest {
		names++
	}
	if names < others {
		each = (rest - float64(names)*(full+gap) - gap*float64(others-names)) / float64(others-names)
		each = min(each, full)
	}
	name := full
	if names == others && others > 0 { // few are left: they open to be read
		name = min(wide, (rest-gap*float64(others))/float64(others))
	}
	for i := range w {
		switch k := i; {
		case i == now:
			w[i] = wide
			continue
		case i > now:
			k--
			fallthrough
		default:
			if w[i] = each; k < names {
				w[i] = name
			}
		}
	}
	return w
}

// layCard lays one card of the deck.
func (t *table) layCard(b *ui.Builder, i int, k masters.Card, r render.Rect, f fate) {
	v := t.v
	name := v.Name(ref(kCard, int(k)))
	id := fmt.Sprintf("deck:%d", int(t.s.Top)+i)
	th := ui.Thing{
		ID: id, Shape: t.u.Box(r), Layer: ui.LayerBoard, Label: name, Big: t.bigCard(b, k), Move: ui.Move{How: ui.Glide, MS: 180},
		Tip: func() ui.Tip { return t.cardTip(k, i, f) },
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Hover && !st.Focus {
				r = r.Move(0, 3)
			}
			key := render.Key(uint64(k), uint64(f), uint64(r.W*10), uint64(r.H))
			t.cards.Draw(c, "deck/"+strconv.Itoa(int(k))+"/"+strconv.Itoa(int(f))+"/"+strconv.Itoa(int(r.W)), r.Inset(-3), key, func(c render.Canvas) {
				t.paintCard(c, b.Theme(), render.R(3, 3, r.W, r.H), k, name, f)
			})
		}),
	}
	t.offer(&th, t.todo.deck[i])
	b.Add(th)
}

// bigCard is an event or crisis at reading size.
func (t *table) bigCard(b *ui.Builder, k masters.Card) *ui.Big {
	return bigFace(b, t.eventFace(k))
}

// bigFace is a card at reading size.
func bigFace(b *ui.Builder, card render.Card) *ui.Big {
	g := b.Ruler().Reading()
	return &ui.Big{W: 268 * g, H: 374 * g, Paint: func(c render.Canvas, r render.Rect) {
		c.Card(r, b.Theme(), &card, render.ReadCard, render.CardState{Lifted: true})
	}}
}

// eventFace is what stands on an event or crisis.
func (t *table) eventFace(k masters.Card) render.Card {
	id := info.Refs[kCard].IDs[k]
	card := render.Card{Name: t.v.Name(ref(kCard, int(k))), Emblem: cardIcon(k), Text: t.v.Text("text.card." + id), Foot: strings.ToUpper(id)}
	if k.Crisis() {
		card.Band, card.BandInk = red, render.White
	}
	return card
}

// cardTip says what becomes of a card; what it does stands on the card, which opens beside
// the tip.
func (t *table) cardTip(k masters.Card, i int, f fate) ui.Tip {
	tip := ui.Tip{Title: t.v.Name(ref(kCard, int(k)))}
	word := ui.Keyword{Icon: "masters/alert", Name: say(t.v, "card.place", "n", i+1), Text: say(t.v, "fate."+[...]string{"later", "discarded", "queued", "ours", "top"}[f])}
	tip.Keywords = append(tip.Keywords, word)
	if k.Crisis() {
		tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/alarm", Name: say(t.v, "crisis"), Text: say(t.v, "crisis.tip")})
	}
	return tip
}

// cut is the outline of a crisis: its corners are cut.
func cut(r render.Rect, d float64) []render.Point {
	return []render.Point{
		{X: r.X + d, Y: r.Y}, {X: r.Right() - d, Y: r.Y}, {X: r.Right(), Y: r.Y + d}, {X: r.Right(), Y: r.Bottom() - d},
		{X: r.Right() - d, Y: r.Bottom()}, {X: r.X + d, Y: r.Bottom()}, {X: r.X, Y: r.Bottom() - d}, {X: r.X, Y: r.Y + d},
	}
}

// paintCard draws a card of the deck: blue with round corners an event, red
// with cut corners a crisis.
func (t *table) paintCard(c render.Canvas, th *render.Theme, r render.Rect, k masters.Card, name string, f fate) {
	crisis := k.Crisis()
	c.Shadow(r, 1)
	face := render.Slope(150, render.Hex(0x2C6CBE), render.Hex(0x123C80))
	edge := render.Hex(0x9FC4F0)
	if crisis {
		face, edge = render.Slope(150, render.Hex(0xC4302A), render.Hex(0x6F1512)), render.Hex(0xFF9A8C)
		c.Polygon(cut(r, 9), face)
		c.Clipped(r.Inset(3)).Tile("common/stripes", r, render.Black.Fade(0.16), 1)
		c.Line(cut(r.Inset(1), 9), 2, edge, true)
	} else {
		c.Round(r, 7, face)
		c.Clipped(r.Inset(3)).Tile("common/grid", r, render.White.Fade(0.1), 1)
		c.Frame(r, 7, 2, render.Solid(edge))
	}
	id := strings.ToUpper(info.Refs[kCard].IDs[k])
	wide := r.W >= 80
	band := render.R(r.X+2, r.Y+2, r.W-4, 32)
	switch {
	case f == top || f == ours:
		c.Round(band, 5, render.Solid(line))
		c.TextFit(band.Pad(6, 0, 4, 0), id, small(render.Style{Face: render.Oswald700, Size: 22, Color: headInk, Theme: th}), render.Left|render.Middle, 20, 18, 15)
	default:
		al := render.Center | render.Middle
		if wide {
			al = render.Left | render.Middle
		}
		fitLine(c, band.Pad(3, 0, 3, 0), id, small(render.Style{Face: render.Oswald700, Size: 22, Color: line, Theme: th}), al, 20, 18, 15)
	}
	body := r.Pad(0, 34, 0, 0)
	if r.W >= 180 {
		t.paintTopCard(c, th, body, band, k, name, f)
	} else {
		side := min(r.W*0.8, 38)
		st := caption(render.Style{Face: render.Oswald500, Size: 18, Lead: 19, Color: line, Theme: th})
		for wide && side > 14 && c.Ruler().Fit(name, st, r.W-8, body.H-side-10, render.Center|render.Middle, 17, 16, 15).Truncated() {
			side -= 4 // the name needs the room more than the picture
		}
		if wide && c.Ruler().Fit(name, st, r.W-8, body.H-side-10, render.Center|render.Middle, 17, 16, 15).Truncated() {
			side = 0 // and all of it
		}
		at := render.Around(render.Pt(r.Center().X, body.Y+5+side/2), side, side)
		if !wide {
			at = render.Around(body.Center(), min(r.W*0.8, 44), min(r.W*0.8, 44))
		}
		ink := line
		if f == discarded {
			ink = line.Fade(0.4)
		}
		if side > 0 {
			c.Icon(cardIcon(k), at.Move(1, 2), render.Black.Fade(0.35))
			c.Icon(cardIcon(k), at, ink)
		}
		if wide {
			box := render.R(r.X+4, at.Bottom()+2, r.W-8, r.Bottom()-at.Bottom()-5)
			fitWords(c, box, name, st, render.Center|render.Middle, 17, 16, 15, 14, 13)
		}
	}
	t.paintFate(c, th, r, f)
}

// paintTopCard draws the top card with its text.
func (t *table) paintTopCard(c render.Canvas, th *render.Theme, body, band render.Rect, k masters.Card, name string, f fate) {
	st := caption(render.Style{Face: render.Oswald700, Size: 20, Color: headInk, Theme: th})
	ink := st
	if f != top && f != ours {
		ink = st.In(line)
	}
	text := caption(render.Style{Face: render.Sans500, Size: 18, Lead: 21, Color: line, Theme: th})
	low := 5.0
	if f == ours || f == discarded {
		low = 34
	}
	words, side, over := t.v.Text("text.card."+info.Refs[kCard].IDs[k]), 48.0, 4.0
	cut := func() bool {
		return c.Ruler().Fit(words, text, body.W-side-28, body.H-over-low, render.Left|render.Top, 17, 16, 15, 14).Truncated()
	}
	for side > 18 && cut() {
		side -= 6 // the words need the room more than the picture
	}
	if cut() { // and more than the air around them
		over, low = 0, low-3
	}
	sign, left := render.R(body.X+12, body.Y+10, side, side), 40.0
	if cut() { // and the whole width: the picture goes up beside the name
		sign, left, side = render.R(band.X+38, band.Y+6, 20, 20), 64, -12
	}
	fitLine(c, band.Pad(left, 0, 6, 0), name, ink, render.Left|render.Middle, 19, 18, 16)
	c.Icon(cardIcon(k), sign, ink.Color)
	c.TextFit(body.Pad(side+22, over, 6, low), words, text, render.Left|render.Top, 17, 16, 15, 14)
}

// paintFate lays the band of the forecast over a card.
func (t *table) paintFate(c render.Canvas, th *render.Theme, r render.Rect, f fate) {
	var face, ink render.Color
	key := ""
	switch f {
	case discarded:
		face, ink, key = render.Hex(0x0B1526).Fade(0.92), render.Hex(0xFFE9A0), "band.discarded"
	case queued:
		face, ink, key = render.White, red.Darker(0.2), "band.queued"
	case ours:
		face, ink, key = signal, headInk, "band.ours"
		c.Frame(r.Inset(-2), 8, 4, render.Solid(signal))
	default:
		return
	}
	if r.W < 80 {
		if f == ours {
			c.Fill(render.R(r.X, r.Bottom()-12, r.W, 12), render.Solid(signal))
		} else {
			c.Segment(render.Pt(r.X+4, r.Bottom()-8), render.Pt(r.Right()-4, r.Y+38), 4, face)
		}
		return
	}
	h := 26.0
	bar := render.R(r.X-3, r.Y+36, r.W+6, h)
	if f == discarded || f == queued {
		bar.Y = r.Y + r.H*0.48
		c = c.Turned(-7, bar.Center())
	}
	if r.W > 180 {
		bar = render.R(r.Right()-116, r.Bottom()-h-6, 110, h)
	}
	c.Fill(bar, render.Solid(face))
	fitLine(c, bar.Pad(4, 0, 4, 0), say(t.v, key), caption(render.Style{Face: render.Oswald500, Size: 18, Color: ink, Theme: th}), render.Center|render.Middle, 17, 15)
}

// layCrises shows the crises that wait, the first one on top.
func (t *table) layCrises(b *ui.Builder, r render.Rect) {
	list := t.s.CrisesQueued()
	th := b.Theme()
	b.Add(ui.Thing{ID: "crises", Shape: t.u.Box(r), Layer: ui.LayerBoard, Label: say(t.v, "crises") + " " + strconv.Itoa(len(list)), Tip: t.crisesTip(list),
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.Round(r, 6, render.Slope(150, render.Hex(0x2A100E), render.Hex(0x160807)))
			c.Frame(r, 6, 1.5, render.Solid(red.Fade(0.5)))
			fitWords(c, render.R(r.X+8, r.Y+4, 66, 60), render.Upper(say(t.v, "crises")), caption(render.Style{Face: render.Oswald500, Size: 18, Lead: 20, Track: 1, Color: render.Hex(0xFF8A80), Theme: th}), render.Left, 17, 15)
			c.TextIn(render.R(r.X+10, r.Bottom()-62, 60, 56), strconv.Itoa(len(list)), render.Style{Face: render.Oswald700, Size: 44, Color: line, Theme: th}, render.Left|render.Middle)
			for i := len(list) - 1; i >= 0; i-- {
				at := render.R(r.Right()-74-float64(min(i, 3))*5, r.Y+12+float64(min(i, 3))*4, 66, r.H-30)
				c := c.Turned(3-float64(i)*2, at.Center())
				t.paintCard(c, th, at, list[i], "", later)
			}
			if len(list) == 0 {
				c.Slot(render.R(r.Right()-74, r.Y+12, 62, r.H-26), 6, th, "masters/alarm")
			}
		})})
}

func (t *table) crisesTip(list []masters.Card) func() ui.Tip {
	return func() ui.Tip {
		tip := ui.Tip{Title: say(t.v, "crises"), Body: say(t.v, "crises.tip")}
		for _, k := range list {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: cardIcon(k), Name: t.v.Name(ref(kCard, int(k))), Text: t.v.Text("text.card." + info.Refs[kCard].IDs[k])})
		}
		return tip
	}
}

// happening reports whether an event or a crisis is being carried out.
func (t *table) happening() bool { return t.s.Happening() != masters.NoCard }

// layActive holds up the event or crisis that is carried out, with its whole text, in the
// place of a panel that nobody acts from now: the map stays free.
func (t *table) layActive(b *ui.Builder, r render.Rect) {
	th, k := b.Theme(), t.s.Happening()
	face := render.Slope(150, render.Hex(0x2C6CBE), render.Hex(0x123C80))
	if k.Crisis() {
		face = render.Slope(150, render.Hex(0xC4302A), render.Hex(0x6F1512))
	}
	name, text := t.v.Name(ref(kCard, int(k))), t.v.Text("text.card."+info.Refs[kCard].IDs[k])
	from := t.u.Pt(render.R(t.sheet.X, deckTop, 120, deckHigh))
	b.Add(ui.Thing{ID: "active", Shape: t.u.Box(r), Layer: ui.LayerHand, Label: name, From: &from, Move: ui.Move{How: ui.Fly, MS: 240},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Body: text} },
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, _ ui.State) {
			c.Shadow(r, 3)
			c.Round(r, 7, face)
			c.Clipped(r.Inset(3)).Tile("common/grid", r, render.White.Fade(0.1), 1)
			c.Frame(r, 7, 4, render.Solid(signal))
			band := render.R(r.X+4, r.Y+4, r.W-8, 64)
			c.Corners(band, 5, 5, 0, 0, render.Solid(line))
			c.TextFit(render.R(band.X+16, band.Y, 70, band.H), strings.ToUpper(info.Refs[kCard].IDs[k]), caption(render.Style{Face: render.Oswald700, Size: 34, Color: headInk, Theme: th}), render.Left|render.Middle, 30, 26)
			fitLine(c, render.R(band.X+92, band.Y, band.W-108, band.H), name, caption(render.Style{Face: render.Oswald700, Size: 32, Color: headInk, Theme: th}), render.Left|render.Middle, 28, 25)
			side := min(190, r.H-110)
			at := render.R(r.X+26, r.Y+(r.H+68-side)/2, side, side)
			c.Icon(cardIcon(k), at.Move(2, 4), render.Black.Fade(0.35))
			c.Icon(cardIcon(k), at, line)
			words := render.R(at.Right()+26, r.Y+84, r.Right()-at.Right()-48, r.H-100)
			c.TextFit(words, text, th.Body().Sized(26).In(line), render.Left|render.Middle, 24, 22, 20, 18)
		})})
}

// layJob is the note about the job: what must come out, what the bag holds.
func (t *table) layJob(b *ui.Builder, r render.Rect) {
	th := b.Theme()
	s := t.s
	id := info.Refs[kHeist].IDs[s.Heist]
	goal := t.goalWords()
	thing := ui.Thing{ID: "job", Shape: t.u.Box(r), Layer: ui.LayerPanels, Label: t.v.Text("name.heist."+id) + " " + goal, Tip: t.jobTip,
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			key := render.Key(render.KeyText(goal), uint64(s.Unknown), bagKey(s), jobKey(s), uint64(s.Team))
			t.cards.Draw(c, "job", r.Inset(-8), key, func(c render.Canvas) { t.paintJob(c, th, render.R(8, 8, r.W, r.H), goal) })
		})}
	if t.offer(&thing, t.todo.bag) {
		thing.Choices = append(choicesOf(&thing), ui.Choice{Label: t.v.Text("name.heist." + id), Icon: "common/help", Do: t.readJob})
		thing.Press = nil
	} else {
		thing.Press = t.readJob
	}
	b.Add(thing)
	if len(t.todo.call) > 0 {
		t.layCall(b)
	}
}

func bagKey(s *masters.State) uint64 {
	k := uint64(0)
	for c := range s.ChitKinds() {
		k = k*31 + uint64(s.InBag(masters.Chit(c)))
	}
	return k
}

func jobKey(s *masters.State) uint64 {
	got, want := s.JewelsWon()
	k := uint64(got*8 + want)
	for f := range s.Crew {
		for _, l := range s.LootOf(f) {
			k = k*31 + uint64(l)*8 + uint64(f)
		}
	}
	if s.Met() {
		k |= 1 << 20
	}
	return k
}

func (t *table) paintJob(c render.Canvas, th *render.Theme, r render.Rect, goal string) {
	s := t.s
	c.Paper(r, th)
	tape(c, render.Pt(r.X+r.W*0.34, r.Y-2), 2)
	head := caption(render.Style{Face: render.Oswald700, Size: 20, Track: 1.5, Color: headInk, Theme: th})
	in := r.Pad(14, 10, 14, 8)
	fitLine(c, render.R(in.X, in.Y, in.W-140, 26), render.Upper(say(t.v, "job")), head, render.Left|render.Middle, 18, 16)
	t.paintGoals(c, th, in, r.W < 300)
	text := caption(render.Style{Face: render.Sans500, Size: 18, Lead: 20, Color: paperInk, Theme: th})
	if t.u.tiny || c.Ruler().Tight(goal, text, in.W, 50, render.Left, 17, 16, 15).Truncated() { // the tip has it at reading size
		const f = 0.82
		c.Zoomed(f, f, render.Pt(in.X, in.Y+26)).TextFit(render.R(in.X, in.Y+26, in.W/f, 52/f), goal, text.In(t.goalInk()), render.Left|render.Middle)
	} else {
		c.TextFit(render.R(in.X, in.Y+26, in.W, 50), goal, text.In(t.goalInk()), render.Left|render.Top, 17, 16, 15)
	}
	y := in.Y + 78
	c.Fill(render.R(in.X, y-3, in.W, 1.4), render.Solid(paperInk.Fade(0.3)))
	n := 0
	for k := range s.ChitKinds() {
		n += s.InBag(masters.Chit(k))
	}
	bag, label := render.Upper(say(t.v, "bag"))+" "+strconv.Itoa(n), head.Sized(18).Tracked(0.5)
	least, _ := c.Ruler().Measure(bag, label.Sized(14).Tracked(0))
	wide := min(max(72, least*0.8), in.W*0.5)
	fitLine(c, render.R(in.X, y, wide, 24), bag, label, render.Left|render.Middle, 17, 15, 14)
	x := in.X + wide + 6
	kinds := 0
	for k := range s.ChitKinds() {
		if s.InBag(masters.Chit(k)) > 0 {
			kinds++
		}
	}
	step, row, note := min(52, (in.Right()-x)/float64(max(1, kinds))), y, render.R(in.X, y+25, in.W, 22)
	if step < 46 { // the bag has a line of its own
		x, row, note = in.X, y+25, render.R(x, y, in.Right()-x, 24)
		step = min(52, in.W/float64(kinds))
	}
	fig := small(render.Style{Face: render.Mono700, Size: 18, Color: paperInk, Theme: th})
	for k := range s.ChitKinds() {
		if m := s.InBag(masters.Chit(k)); m > 0 {
			c.Icon(chitIcon(masters.Chit(k)), render.R(x, row+1, 22, 22), red.Darker(0.1))
			c.TextIn(render.R(x+22, row, 26, 24), strconv.Itoa(m), fig, render.Left|render.Middle)
			x += step
		}
	}
	fitLine(c, note, say(t.v, "unknown", "n", s.Unknown.Len()), text, render.Left|render.Middle, 17, 15)
}

// paintGoals shows how far the job is: a piece that is out is lit, one that somebody
// carries is half lit with the shape of who does, the others are grey; a job about
// something else is ticked when it is done.
func (t *table) paintGoals(c render.Canvas, th *render.Theme, in render.Rect, narrow bool) {
	s := t.s
	got, want := s.JewelsWon()
	kind := masters.Jewel
	if want == 0 {
		if s.Met() {
			c.Icon("common/check", render.R(in.Right()-28, in.Y, 26, 26), greenCell)
			return
		}
		kind, want = masters.Documents, 1
		if !s.Heist.Card().WantsDocuments() {
			return
		}
	}
	var held []int
	for f := range s.Crew {
		for _, l := range s.LootOf(f) {
			if l == kind {
				held = append(held, f)
			}
		}
	}
	d := 26.0 // the line below begins right under them
	if narrow {
		d = 22
	}
	for i := range want {
		at := render.R(in.Right()-float64(want-i)*(d+4)-44, in.Y-1, d, d)
		switch {
		case i < got:
			t.paintPiece(c, th, at, kind)
		case i < got+len(held):
			t.paintPiece(c.Faded(0.55), th, at, kind)
			c.SeatShape(render.Around(render.Pt(at.Right()-3, at.Bottom()-3), 16, 16), held[i-got], th)
		default:
			c.Icon(lootIcon(kind), at.Inset(1), paperInk.Fade(0.4))
		}
	}
	num := small(render.Style{Face: render.Mono700, Size: 19, Color: headInk, Theme: th})
	c.TextIn(render.R(in.Right()-42, in.Y, 42, 26), itoa(got)+"/"+itoa(want), num, render.Right|render.Middle)
}

// chitIcon is the pictogram of a chit.
func chitIcon(k masters.Chit) string {
	switch k {
	case masters.Guard, masters.BigGuard:
		return "masters/guard"
	case masters.Lock, masters.ToughLock:
		return "masters/lock"
	case masters.Camera, masters.ToughCamera:
		return "masters/camera"
	case masters.Dog:
		return "masters/dog"
	case masters.JewelChit:
		return "masters/jewel"
	case masters.DocumentsChit:
		return "masters/documents"
	case masters.KeycardChit:
		return "masters/keycard"
	case masters.USBChit:
		return "masters/usb-key"
	}
	return "common/minus"
}

func (t *table) jobTip() ui.Tip {
	s := t.s
	id := info.Refs[kHeist].IDs[s.Heist]
	tip := ui.Tip{Title: t.v.Text("name.heist." + id), Body: t.v.Text("text.heist." + id)}
	for k := range s.ChitKinds() {
		if m := s.InBag(masters.Chit(k)); m > 0 {
			tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: chitIcon(masters.Chit(k)), Name: t.v.Name(ref(kChit, k)), Text: say(t.v, "bag.of", "n", m)})
		}
	}
	tip.Keywords = append(tip.Keywords, ui.Keyword{Icon: "masters/cash", Name: say(t.v, "cash", "n", int(s.Team)), Text: say(t.v, "cash.tip")})
	return tip
}

// asItStands is the objective as it would end if Escape were called now.
func (t *table) asItStands() string {
	s := t.s
	out, want := s.JewelsWon()
	held := 0
	for f := range s.Crew {
		for _, l := range s.LootOf(f) {
			if l == masters.Jewel && s.Crew[f].InPlay() {
				held++
			}
		}
	}
	switch {
	case s.Met():
		return say(t.v, "call.met")
	case want > 0 && out+held >= want:
		return say(t.v, "call.jewels.held", "out", out, "want", want, "held", held)
	case want > 0:
		return say(t.v, "call.jewels", "out", out, "want", want, "held", held)
	}
	return say(t.v, "call.open")
}

// layCall is the way out: Escape.
func (t *table) layCall(b *ui.Builder) {
	a := t.todo.call[0]
	th := b.Theme()
	r := t.calls
	thing := ui.Thing{ID: "call", Shape: t.u.Box(r), Layer: ui.LayerPawns, Label: t.v.Say(t.v.Shown.Describe(a)), Tip: t.note("call"),
		Paint: t.u.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			face := render.Slope(170, red.Lighter(0.1), red.Darker(0.4))
			if st.Pressed {
				face = render.Solid(red.Darker(0.4))
			} else if st.Hot() {
				face = render.Slope(170, red.Lighter(0.25), red.Darker(0.2))
			}
			c.Shadow(r, 2)
			c.Polygon(cut(r, 10), face)
			c.Line(cut(r.Inset(1.5), 9), 2, render.Hex(0xFFB0A8), true)
			sign := render.R(r.X+8, r.Center().Y-17, 34, 34)
			if !c.TextWhole(r.Pad(48, 4, 8, 4), say(t.v, "call"), caption(render.Style{Face: render.Oswald500, Size: 22, Lead: 24, Color: line, Theme: th}), render.Left|render.Middle, 20, 18, 16) {
				sign = render.Around(r.Center(), 44, 44) // the tip says it
			}
			c.Icon("masters/alarm", sign, line)
			if st.Focus {
				c.FocusRing(r, 8, th)
			}
		})}
	t.offer(&thing, t.todo.call)
	thing.Mark = ui.NoMark
	thing.Press = func() {
		t.stage.Ask(ui.Dialog{ID: "ask-call", Icon: "masters/alarm", Title: say(t.v, "call.ask"), Text: t.callText(), Cancel: 1, Default: 1,
			Answers: []ui.Answer{{Label: say(t.v, "call"), Danger: true, Do: func() { t.v.Decide(a) }}, {Label: say(t.v, "call.no")}}})
	}
	b.Add(thing)
}

// callText is what a call for Escape means for everybody as they stand now.
func (t *table) callText() string {
	l := []string{t.asItStands()}
	var idle []string
	for f := range t.s.Crew {
		if fig := &t.s.Crew[f]; fig.InPlay() && !fig.Acted() {
			idle = append(idle, t.shortName(f))
		}
	}
	if len(idle) > 0 {
		l = append(l, say(t.v, "call.idle", "n", len(idle), "list", strings.Join(idle, ", ")))
	}
	l = append(l, say(t.v, "call.tip"))
	for f := range t.s.Crew {
		fig := &t.s.Crew[f]
		switch {
		case !fig.InPlay() || fig.At == masters.Nowhere:
		case t.s.Fixture(fig.At).Gate > 0:
			l = append(l, say(t.v, "call.gate", "who", t.figureName(f)))
		default:
			l = append(l, say(t.v, "call.way", "who", t.figureName(f), "odds", t.odds(f)))
		}
	}
	if t.s.Unknown != 0 {
		l = append(l, say(t.v, "call.unknown"))
	}
	return strings.Join(l, "\n")
}

// note is a tip of the table's own words: a title and its text.
func (t *table) note(key string, args ...any) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: say(t.v, key, args...), Body: say(t.v, key+".tip")} }
}
