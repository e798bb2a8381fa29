package shadownetwork

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes/tabletop"
)

// tilts are by how much each photograph hangs askew, in degrees.
var tilts = [rule.Cities]float64{-1.2, 0.8, -0.6, 1.1, -0.9, 1.4, 0.7, -1.3, 1.0, -0.7, 1.2, -1.0}

// parts of a photograph in r.
func photoPicture(r render.Rect) render.Rect { return render.R(r.X+6, r.Y+6, r.W-12, r.H-38) }

// heapPlace is where leaked things lie on a photograph.
func heapPlace(r render.Rect) render.Rect {
	p := photoPicture(r)
	return render.R(p.X+4, p.Y+p.H*0.27, p.W-52, p.H*0.42)
}

// layCities lists the photographs.
func (t *table) layCities(b *ui.Builder) {
	b.Group("cities")
	for k := range rule.City(rule.Cities) {
		t.layCity(b, k)
	}
}

// layCity lists a photograph: choosing it is choosing the city.
func (t *table) layCity(b *ui.Builder, k rule.City) {
	s, r := t.s, t.plan.photo[k]
	ref := rule.RefCity(k)
	open := s.Open(k)
	city := s.Cities[k]
	x := t.Thing(t.View.ID(ref), r, ui.LayerRooms, t.View.Name(ref), nil)
	x.Tip = t.cityTip(k)
	legal, back := false, t.asks(rule.AskPlace) && t.can(rule.VRecall, ref)
	switch {
	case back:
		legal = t.OfferOr(&x, rules.Do(rule.VRecall, int(ref.Index)))
	case t.asks(rule.AskPlace):
		legal = t.OfferOr(&x, rules.Do(rule.VPlace, int(ref.Index)))
	case t.asks(rule.AskLeak):
		legal = t.OfferOr(&x, rules.Do(rule.VLeak, int(ref.Index)))
	}
	t.claim(&x)
	if open && !x.Disabled && !back {
		x.Tip = nil // the telex says it all
	}
	x.Points = nil // the table shows by itself where things leak
	dim := (t.asks(rule.AskPlace) || t.asks(rule.AskLeak)) && !legal
	target := t.leakTarget(k)
	fee := 0
	if t.asks(rule.AskPlace) && open && !back {
		fee = s.Fee(k, t.ask.Side)
	}
	next := 0
	for _, g := range t.next() {
		if g.City == k {
			next = g.Cards
		}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Hot() && open {
			c = c.Zoomed(1.06, 1.06, r.Center())
		}
		a := c.Turned(tilts[k], render.Pt(r.Center().X, r.Y+8))
		t.Bake(a, "photo:"+itoa(int(k)), r, 14, tabletop.Key(int(k), open, int(city.Tile), r.W, r.H, t.plan.PPU), func(c render.Canvas, r render.Rect) { t.paintPhoto(c, r, k) })
		if open {
			t.paintLeaked(a, r, &city)
			if city.Token {
				t.paintToken(a, render.Around(render.Pt(r.Right()-9, r.Y+10), 46, 46))
			}
			if next > 0 {
				t.paintNext(a, r, next)
			}
		}
		if dim && open { // a locked one is grey already
			a.Round(r, 3, render.Solid(render.Black.Fade(0.27)))
		}
		if legal {
			t.paintLegal(a, r, st.Hot())
		} else if st.Hot() {
			a.Frame(r.Inset(-2), 5, 3, render.Solid(t.Theme.Focus))
		}
		if target != nil {
			tag := render.R(r.X+12, r.Bottom()-6, r.W-24, 30)
			if tag.Bottom() > t.plan.board.Bottom() {
				tag.Y = r.Y - 25
			}
			a.Round(tag, 3, render.Solid(render.Hex(0xFBF2D4)))
			a.Dashes([]render.Point{tag.Min(), {X: tag.Right(), Y: tag.Y}, tag.Max(), {X: tag.X, Y: tag.Bottom()}}, 2, render.Hex(0x8A1F16), 6, 4, 0, true)
			t.paintStrip(a, tag, target, 22, t.small(18, t.Theme.Ink), render.Center)
		}
		if open {
			t.paintTack(c, render.Pt(r.Center().X, r.Y+2), render.Hex(0xC93A2E))
		}
	})
	x.Lifts, x.Raises, x.Modest = true, true, true
	x.Sound = soundTack
	b.Add(x)
	if fee > 0 && legal { // before the Agents that it is paid to
		tag := render.R(r.Right()-44, r.Y+8, 52, 27)
		if city.Token {
			tag.Y += 26
		}
		b.Add(ui.Thing{ID: "fee:" + itoa(int(k)), Shape: ui.Box(t.plan.Pt(tag)), Layer: ui.LayerPawns + 1, Decor: true, On: x.ID, Paint: t.Painter(func(c render.Canvas, _ render.Rect, _ ui.State) {
			t.paintFee(c.Turned(tilts[k], render.Pt(r.Center().X, r.Y+8)), tag, fee)
		})})
	}
}

// paintPhoto draws a photograph without what lies on it.
func (t *table) paintPhoto(c render.Canvas, r render.Rect, k rule.City) {
	city := &t.s.Cities[k]
	c.Shadow(r, 2)
	c.Round(r, 3, render.Slope(160, render.Hex(0xFFFBEE), render.Hex(0xEFE4C8)))
	pic := photoPicture(r)
	name := t.View.Name(rule.RefCity(k))
	letter := k.Card().Letter.Name()
	foot := render.R(r.X+6, r.Bottom()-32, r.W-12, 30)
	if !t.s.Open(k) {
		c.Fill(pic, render.Slope(150, render.Hex(0x5C5A4C), render.Hex(0x33322A)))
		c.Tile("common/stripes", pic, render.Black.Fade(0.22), 1.6)
		c.Icon("lock", render.Around(render.Pt(pic.Center().X, pic.Y+pic.H*0.32), 50, 50), render.Hex(0xBDB79E))
		t.paintStamped(c, render.Pt(pic.Center().X, pic.Y+pic.H*0.74), t.T("locked"), 19, -6, render.Hex(0x7A120C))
		t.fit(c, foot, name, t.typed(19, render.Hex(0x2A2518)), render.Center|render.Middle, 17, 15, 13)
		return
	}
	cut := c.Clipped(pic)
	paintSkyline(cut, pic, k)
	cut.Pulp(pic, 0.8)
	c.Frame(pic, 1, 1.4, render.Solid(render.Black.Fade(0.5)))
	tile := city.Tile.Card()
	// What the visitor takes, and what leaks where, as two clear strips.
	secret := render.R(pic.X+3, pic.Y+3, 0, 27)
	parts := append([]any{icon("key")}, stripOf(&tile.Secret)...)
	secret.W = t.stripWidth(c.Ruler(), parts, 20, t.small(15, t.Theme.Ink)) + 8
	c.Round(secret, 4, render.Solid(render.Hex(0x1A1710).Fade(0.8)))
	t.paintStrip(c, secret.Pad(4, 0, 2, 0), parts, 20, t.small(15, render.Hex(0xF2E5BF)), render.Left)
	low := render.R(pic.X+2, pic.Bottom()-29, pic.W-4, 27)
	c.Round(low, 4, render.Solid(render.Hex(0x1A1710).Fade(0.84)))
	half := low
	half.W = low.W / 2
	for i := range tile.Leaks {
		line := &tile.Leaks[i]
		parts := append([]any{letterDisc(line.To.Name())}, stripOf(&line.What)...)
		t.paintLeakLine(c, half.Pad(4, 0, 0, 0), parts)
		half.X += half.W
	}
	disc := render.Around(render.Pt(foot.X+13, foot.Y+foot.H/2), 23, 23)
	words, st := foot.Pad(26, 2, -5, 0), t.typed(20, t.Theme.Ink)
	if c.Ruler().Fit(name, st, words.W, words.H, render.Left, 19, 17, 15, 13).Truncated() { // a long name takes the disc's room
		disc, words = disc.Move(-13, -4), foot.Pad(12, 2, -5, 0)
	}
	t.paintDisc(c, disc, letter)
	t.fit(c, words, name, st, render.Left|render.Middle, 19, 17, 15, 13)
}

// letterDisc is a letter of cities on a disc.
type letterDisc string

func (t *table) paintDisc(c render.Canvas, r render.Rect, letter string) {
	c.Circle(r.Center(), r.W/2, render.Solid(render.Hex(0x241E12)))
	c.RingAt(r.Center(), r.W/2, 1.6, render.Solid(render.Hex(cream)))
	st := t.figure(r.H*0.66, render.Hex(cream)).Free()
	st.Lead = st.Size
	t.fit(c, r, letter, st, render.Center|render.Middle)
}

// paintLeakLine draws a line of a Leaked tile: the letter and its goods.
func (t *table) paintLeakLine(c render.Canvas, r render.Rect, parts []any) {
	disc, ok := parts[0].(letterDisc)
	if !ok {
		return
	}
	at := render.Around(render.Pt(r.X+10, r.Y+r.H/2), 20, 20)
	t.paintDisc(c, at, string(disc))
	t.paintStrip(c, r.Pad(23, 0, 0, 0), parts[1:], 17, t.small(15, render.Hex(cream)), render.Left)
}

// paintLeaked draws the leaked things on a photograph: kinds with more than
// room for as one with a number.
func (t *table) paintLeaked(c render.Canvas, r render.Rect, city *rule.CityState) {
	h := heapPlace(r)
	total := city.Leaked.Sum() + int(city.Influence)
	var parts []any
	if total <= 4 {
		g := rule.Goods{Of: city.Leaked, Influence: city.Influence}
		parts = stripOf(&g)
		t.paintRow(c, h, parts, 28)
		return
	}
	for k, n := range city.Leaked {
		if n > 0 {
			parts = append(parts, stack{rule.Colour(k), int(n)})
		}
	}
	if city.Influence > 0 {
		parts = append(parts, stack{coin(1), int(city.Influence)})
	}
	t.paintRow(c, h, parts, 28)
}

// stack is a thing with how many of it there are.
type stack struct {
	what any
	n    int
}

// paintRow draws leaked things from the left, closer together where there are
// many.
func (t *table) paintRow(c render.Canvas, r render.Rect, parts []any, size float64) {
	step := size + 2
	if n := len(parts); n > 1 {
		step = min(step, (r.W-size)/float64(n-1))
	}
	for i, p := range parts {
		at := render.R(r.X+float64(i)*step, r.Y+(r.H-size)/2, size, size)
		n := 1
		if s, ok := p.(stack); ok {
			p, n = s.what, s.n
		}
		switch p := p.(type) {
		case rule.Colour:
			t.paintPiece(c, at, p)
		case coin:
			t.paintCoin(c, at)
		}
		if n > 1 {
			c.Count(render.Pt(at.Right()-3, at.Bottom()-4), n, t.Theme)
		}
	}
}

// paintFee draws what going to a city costs.
func (t *table) paintFee(c render.Canvas, r render.Rect, n int) {
	c.Round(r, 4, render.Solid(render.Hex(0xFFF6DC)))
	c.Frame(r, 4, 2.4, render.Solid(render.Hex(0xB3231F)))
	t.paintStrip(c, r, []any{itoa(-n), coin(1)}, 20, t.figure(18, render.Hex(0xB3231F)), render.Center)
}

// paintNext marks a city to which the Lone Syndicate's next card may lead.
func (t *table) paintNext(c render.Canvas, r render.Rect, cards int) {
	w := render.R(r.Right()-40, r.Y+r.H*0.27, 32, 54)
	t.paintAgent(c.Faded(0.45), w, rule.Syndicate)
	all := 0
	for _, g := range t.next() {
		all += g.Cards
	}
	if cards < all {
		c.Count(render.Pt(w.Center().X, w.Bottom()-2), cards, t.Theme)
	}
}

// next is where the Lone Syndicate would go now.
func (t *table) next() []rule.Target {
	if t.View.Showing || !t.asks(rule.AskPlace) {
		return nil
	}
	return t.s.Targets()
}

// leakTarget is what may leak onto a city: of the city that is looked at before
// an Agent is placed, or of the question where a piece leaks.
func (t *table) leakTarget(k rule.City) []any {
	if !t.s.Open(k) {
		return nil
	}
	if t.asks(rule.AskLeak) {
		if int(k.Card().Letter) != int(t.ask.What) {
			return nil
		}
		c, isCoin := t.ask.Piece()
		if isCoin {
			return []any{coin(1), "?"}
		}
		return []any{c, "?"}
	}
	from, ok := rule.OnCity(t.hot())
	if !ok || !t.asks(rule.AskPlace) || !t.s.Open(from) || from == k {
		return nil
	}
	tile := t.s.Cities[from].Tile.Card()
	for i := range tile.Leaks {
		line := &tile.Leaks[i]
		if line.To == k.Card().Letter {
			parts := stripOf(&line.What)
			if len(t.s.CitiesOf(line.To)) > 1 {
				parts = append(parts, "?")
			}
			return parts
		}
	}
	return nil
}

// standing lists the sides with an Agent in a city, in the order of the seats.
func (t *table) standing(k rule.City) (l []rule.Side) {
	for s := range rule.Side(6) {
		if t.s.Cities[k].Agents>>s&1 == 1 {
			l = append(l, s)
		}
	}
	return l
}

// agentPlace is where the i-th of n Agents stands on a photograph.
func (t *table) agentPlace(k rule.City, i, n int) render.Rect {
	pic := photoPicture(t.plan.photo[k])
	const w, h = 36.0, 62.0
	step := 28.0
	if n > 1 {
		step = min(step, (pic.W-w)/float64(n-1))
	}
	return render.R(pic.Right()-w-2-float64(n-1-i)*step, pic.Bottom()-29-h+6, w, h)
}

// layAgents lists the Agents on the cities.
func (t *table) layAgents(b *ui.Builder) {
	for k := range rule.City(rule.Cities) {
		l := t.standing(k)
		for i, s := range l {
			at := t.agentPlace(k, i, len(l))
			x := t.Thing(t.agentID(s, k), at, ui.LayerPawns, "", func(c render.Canvas, r render.Rect, st ui.State) {
				if st.Moved < 1 && t.View.Showing { // over the map and up the string
					p := along(t.wayTo(t.phonePlace(s).Center(), k, at.Center()), render.EaseOut(st.Moved))
					r = render.Around(p, at.W, at.H)
				}
				t.paintAgent(c, r, s)
			})
			x.Decor, x.On = true, t.View.ID(rule.RefCity(k))
			x.Move = ui.Move{How: ui.Glide, MS: 560, Rival: s != t.me()}
			if t.View.Showing {
				from := t.plan.Pt(t.phonePlace(s))
				x.From = &from
			}
			b.Add(x)
		}
	}
	if k, ok := rule.OnCity(t.hot()); ok && t.asks(rule.AskPlace) && t.placeable(k) {
		n := len(t.standing(k))
		r := t.agentPlace(k, n, n+1)
		x := t.Thing("agent:ghost", r, ui.LayerPawns, "", func(c render.Canvas, r render.Rect, _ ui.State) {
			t.paintAgent(c.Faded(0.55), r, t.me())
			c.Dashes([]render.Point{{X: r.X - 2, Y: r.Bottom()}, {X: r.Center().X, Y: r.Bottom() + 6}, {X: r.Right() + 2, Y: r.Bottom()}, {X: r.Center().X, Y: r.Bottom() - 6}}, 2, render.Hex(cream), 5, 4, 0, true)
		})
		x.Decor, x.On, x.Move = true, t.View.Hot, ui.Move{How: ui.Jump}
		b.Add(x)
	}
}

// layLeaks shows the strings along which the city that is looked at would leak.
func (t *table) layLeaks(b *ui.Builder) {
	from, ok := rule.OnCity(t.hot())
	if !ok || !t.asks(rule.AskPlace) || !t.s.Open(from) || !t.placeable(from) {
		return
	}
	t.Draw(b, ui.LayerBoard, func(c render.Canvas) {
		for k := range rule.City(rule.Cities) {
			if t.leakTarget(k) == nil {
				continue
			}
			way := append(t.bridge(from, k), backwards(t.stringOf(k))...)
			c.Line(way, 7, render.Black.Fade(0.55), false)
			c.Dashes(way, 4, render.Hex(cream), 11, 7, 0, false)
		}
		c.Circle(t.plan.pin(from), 9, render.Solid(render.Hex(cream)))
		t.paintTack(c, t.plan.pin(from), render.Hex(0xC93A2E))
	})
}

// agentID names an Agent of a side on a city.
func (t *table) agentID(s rule.Side, k rule.City) string {
	return "agent:" + itoa(int(s)) + ":" + strings.TrimPrefix(t.View.ID(rule.RefCity(k)), "city:")
}

// placeable reports whether an Agent may be placed in a city.
func (t *table) placeable(k rule.City) bool {
	return len(t.View.About(rule.RefCity(k))) > 0 && !t.can(rule.VRecall, rule.RefCity(k))
}
