package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// layHand is the viewer's crimes and Dilemmas, or what is being decided about
// them.
func (t *table) layHand(b *ui.Builder) {
	r := t.plan.hand
	if !t.View.Showing && t.s.Phase != rule.EchoTurn {
		t.turn.on = false
	}
	switch {
	case t.turn.on:
		t.laySheet(b, r)
		return
	case t.ending.on && !t.View.Asked:
		t.layEnding(b, r)
		return
	}
	if t.Seat < 0 {
		return
	}
	pl := &t.s.Players[t.Seat]
	switch {
	case t.Asks(rule.VApproach):
		t.layApproaches(b, r)
		return
	case t.Asks(rule.VDiscard):
		t.layDilemmas(b, r, true)
		return
	}
	crimes := pl.Crimes.List()
	waiting := pl.Waiting.Len()
	for d := range rule.Deck(rule.Decks) {
		waiting += int(t.s.Unseen.Waiting[t.Seat][d])
	}
	side, wait := 128.0, 0.0
	if waiting > 0 {
		wait = 70
	}
	switch {
	case t.s.HandSize(t.Seat) == 0:
		side = 0
	case crowded(crimes, r.W-side-wait):
		side = 92
	}
	room := r.W - side - wait
	x := r.X
	for j, at := range t.handPlaces(crimes, render.R(r.X, r.Y, room, r.H), waiting == 0) {
		t.layCrime(b, crimes[j], at)
		x = max(x, at.Right()+8)
	}
	if waiting > 0 {
		at := render.R(x, r.Y+20, 62, 84)
		w := t.Thing("waiting", at, ui.LayerHand, t.N("waiting", waiting), nil)
		w.Tip = tip(t.N("waiting", waiting), t.T("waiting.tip"))
		w.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			c.CardBack(r, t.Theme, render.CardState{})
			c.Count(render.Pt(r.Right()-6, r.Bottom()-6), waiting, t.Theme)
		})
		b.Add(w)
	}
	if len(crimes) == 0 {
		t.Draw(b, ui.LayerHand, func(c render.Canvas) {
			t.fit(c, render.R(r.X, r.Y, room, 60), t.T("hand.empty"), t.caption(18).In(t.Theme.Second), render.Center|render.Middle, 16)
		})
	}
	if side > 0 {
		t.layDilemmas(b, render.R(r.Right()-side+8, r.Y, side-8, r.H), false)
	}
}

// layCrime is a crime in hand, each criterion as held or missing.
func (t *table) layCrime(b *ui.Builder, i int, r render.Rect) {
	ref := rule.RefCrime(i)
	k := rule.CrimeOf(i)
	x := t.Thing(t.View.ID(ref), r, ui.LayerHand, t.name(ref), nil)
	legal := t.Offer(&x)
	if !legal && t.View.Asked && t.s.Depth == 0 {
		switch v := map[bool]rules.Verb{true: rule.VStory, false: rule.VSide}[k.Level > 0]; {
		case t.Asks(rule.VDone) && (t.s.Phase == rule.Acting || t.s.Phase == rule.Storying):
			t.View.OfferAction(&x, rules.Do(v, i))
		}
	}
	x.Mark, x.Disabled, x.Raises = ui.NoMark, false, true
	if w, ok := t.ways[i]; ok && !legal && w.Known && len(w.Steps) > 0 {
		x.Press, x.Locks, x.Silent = func() { t.toPlan(i) }, false, false
	}
	demands := t.s.Demands(t.Seat, i)
	x.Tip = func() ui.Tip { return t.crimeTip(i, demands) }
	ready := t.s.Unlocked(i)
	for _, d := range demands {
		ready = ready && d.Held
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if t.slip(r) {
			t.crimeSlip(c, r, i, demands, ready)
		} else {
			t.crimeCard(c, r, i, demands, ready)
		}
		switch {
		case st.Hot():
			c.Frame(r.Inset(-2), 10, 4, render.Solid(t.Theme.Focus))
		case legal:
			c.Frame(r.Inset(-2), 10, 4, render.Solid(t.Theme.Legal))
		}
	})
	b.Add(x)
}

// crimeColor is the colour of a crime's storyline, or of Side Crimes.
func crimeColor(i int) render.Color {
	if rule.CrimeOf(i).Level > 0 {
		return lineColors[rule.LineOf(i)]
	}
	return render.Hex(0x4FC7C0)
}

// crimeCard draws a crime: code and name, the picture of the deed, the criteria,
// the effect, and what it pays.
func (t *table) crimeCard(c render.Canvas, r render.Rect, i int, demands []rule.Demand, ready bool) {
	k := rule.CrimeOf(i)
	ref := rule.RefCrime(i)
	col := crimeColor(i)
	c.Shadow(r, 3)
	c.Round(r, 9, render.Slope(165, render.Hex(0x2A1F66), render.Hex(0x110C36)))
	band, small := render.R(r.X, r.Y, r.W, 46), t.plan.Small()
	if small {
		band.H = 38
	}
	c.Corners(band, 9, 9, 0, 0, render.Slope(180, col.Lighter(0.15), col.Darker(0.15)))
	name := band.Pad(10, 0, 8, 0)
	ink := render.Hex(0x120A2A)
	if k.Level > 0 {
		plate := render.R(band.X+8, band.Center().Y-14, 40, 28)
		c.Round(plate, 5, render.Solid(ink.Fade(0.85)))
		c.TextIn(plate, code(i), t.caption(18).In(col.Lighter(0.4)), render.Center|render.Middle)
		name = band.Pad(56, 0, 8, 0)
	}
	if r.W > 240 && t.badge(c, render.R(band.Right()-72, band.Center().Y-14, 66, 28), i) {
		name.W -= 72
	}
	if !t.fit(c, name, t.Text("name", ref), t.caption(20).In(ink), render.Left|render.Middle, 18, 16) {
		c.Icon(crimeIcon(i), render.Around(name.Center(), 34, 34), ink)
	}
	plates := t.platesHigh(r, i)
	if !small && plates > lowPlates && r.W >= 300 { // side by side where the words need the room
		if room := r.H - band.H - plates - 20; room < t.criteriaHigh(c, r.W-22, i, demands, 17)+28 {
			plates = lowPlates
		}
	}
	high := min(74, r.H*0.2)
	if small {
		high = 2 // the words need the room
	} else { // it is as high as the words leave it, or not there
		spare := r.H - band.H - plates - 24 - t.criteriaHigh(c, r.W-22, i, demands, 17)
		if t.locked(i) {
			spare -= 28
		}
		if high = min(high, spare); high < 26 {
			high = 2
		}
	}
	picture := render.R(r.X+2, band.Bottom(), r.W-4, high)
	c.Fill(picture, render.Slope(170, col.Mix(render.Hex(0x120A34), 0.55), render.Hex(0x0B0726)))
	for j := range 9 {
		s, co := angle(float64(j) * 40)
		m := picture.Center()
		c.Clipped(picture).Segment(m.Add(render.Pt(co*30, s*30)), m.Add(render.Pt(co*240, s*240)), 1.2, col.Fade(0.3))
	}
	if high > 20 {
		c.Icon(crimeIcon(i), render.Around(picture.Center(), picture.H-8, picture.H-8), col.Lighter(0.55))
	}

	rest := render.R(r.X+12, picture.Bottom()+6, r.W-22, r.Bottom()-picture.Bottom()-14-plates)
	if small && t.locked(i) && t.criteriaHigh(c, rest.W, i, demands, 17)+28 > rest.H { // the words need the room: a sign
		c.Icon("common/lock", render.Around(render.Pt(r.Right()-20, rest.Y+14), 30, 30), render.Hex(0xFF9A5A))
	} else if t.locked(i) {
		line := render.R(rest.X, rest.Y, rest.W, 24)
		t.fit(c, line, "{icon:common/lock|#ff9a5a} "+t.N("locked", k.Level-1), t.caption(17).In(render.Hex(0xFFB98A)), render.Left|render.Middle, 15, 14)
		rest = rest.Pad(0, 28, 0, 0)
	}
	low := r.W <= 240 // the way stands below the words
	if low && t.badged(i) {
		rest.H -= 32
	}
	t.criteria(c, rest, i, demands, t.plan.tiny())
	foot := render.R(r.X+8, r.Bottom()-plates-4, r.W-16, plates)
	if k.Level > 0 {
		if plates > 0 {
			t.plates(c, foot, i, -1)
		}
	} else {
		c.Round(foot, 6, render.Solid(render.Hex(0x07051A)))
		c.Frame(foot, 6, 1.4, render.Solid(col))
		t.reward(c, foot.Inset(8), k.Gain)
	}
	if low {
		t.badge(c, render.R(r.Right()-74, foot.Y-34, 66, 28), i)
	}
	edge := col.Fade(0.8)
	if ready {
		edge = t.Theme.Good
	}
	c.Frame(r, 9, 2, render.Solid(edge))
}

// locked reports whether a crime cannot be completed yet, because one of a lower Level is missing in the display.
func (t *table) locked(i int) bool { return !t.printed && !t.s.Unlocked(i) }

// lowPlates is how high the two approaches are side by side.
const lowPlates = 66.0

// platesHigh is the room of what a crime pays, at the foot of its card.
func (t *table) platesHigh(r render.Rect, i int) float64 {
	small := t.plan.Small()
	switch {
	case rule.CrimeOf(i).Level == 0 && small:
		return 40
	case rule.CrimeOf(i).Level == 0:
		return 46
	case small && i == t.s.UnderWay() && t.Asks(rule.VApproach): // they lie beside it
		return 0
	case small: // the approaches' names are in the tip
		return 40
	case r.W < 220:
		return 150
	}
	return 112
}

// criteriaSizes are the sizes of letters that are tried for the words on a crime.
var criteriaSizes = [...]float64{17, 16, 15, 14}

// effectOf is what a crime brings about, "" for nothing.
func (t *table) effectOf(i int) string {
	if effect := t.View.Text("effect." + rule.CrimeOf(i).ID); effect != t.View.Text("effect.c1a") { // "None."
		return effect
	}
	return ""
}

// wordsOf is the style of the words on a crime in a size.
func (t *table) wordsOf(size float64) render.Style {
	st := t.line(size)
	if t.plan.Small() {
		st.Lead = size * 0.94
	}
	return st
}

// criteriaRows is how high each line of a crime's words is in a size of letters, what it
// brings about last.
func (t *table) criteriaRows(c render.Canvas, wide float64, i int, demands []rule.Demand, size float64) (rows []float64, sum float64) {
	st := t.wordsOf(size)
	measure := func(words string, wide float64) {
		_, h := c.Ruler().Wrap(words, st, wide, render.Left).Size()
		if h = max(h+2, size+5); t.plan.Small() {
			h -= 2
		}
		rows = append(rows, h)
		sum += h
	}
	for _, d := range demands {
		measure(scenes.Capital(t.View.Say(d.Card)), wide-28)
	}
	if effect := t.effectOf(i); effect != "" {
		measure(effect, wide)
	}
	return rows, sum
}

// criteriaHigh is how high all of them are.
func (t *table) criteriaHigh(c render.Canvas, wide float64, i int, demands []rule.Demand, size float64) float64 {
	_, sum := t.criteriaRows(c, wide, i, demands, size)
	return sum
}

// criteria lists what a crime asks for: a tick for what holds, a dashed hand for
// what is missing; below it what completing it brings about. Where words have no room
// they are in the tip, if short allows it: first what it brings about, then the criteria
// too, which become signs. They are signs as well where the longest word would break.
func (t *table) criteria(c render.Canvas, r render.Rect, i int, demands []rule.Demand, short bool) {
	effect := t.effectOf(i)
	// Each row is as high as its words; what is left over is shared.
	var rows []float64
	var sum float64
	st := t.wordsOf(criteriaSizes[0])
	for _, size := range criteriaSizes {
		st = t.wordsOf(size)
		if rows, sum = t.criteriaRows(c, r.W, i, demands, size); sum <= r.H {
			break
		}
	}
	if effect != "" && sum > r.H && short {
		effect, sum = "", sum-rows[len(rows)-1]
		rows = rows[:len(rows)-1]
	}
	if sum > r.H+1 && short || r.W < leastWords {
		t.criteriaSigns(c, r, demands)
		return
	}
	spare := (r.H - sum) / max(1, float64(len(rows)))
	for i := range rows {
		if spare >= 0 {
			rows[i] += min(spare, 14)
		} else {
			rows[i] *= r.H / sum
		}
	}
	y := r.Y
	for j, d := range demands {
		h := rows[j]
		row := render.R(r.X, y, r.W, h)
		box := render.Around(render.Pt(row.X+11, row.Y+min(h/2, 14)), 20, 20)
		ink := t.Theme.Text
		if t.printed {
			c.Circle(box.Center(), 4, render.Solid(ink))
		} else if criterionSign(c, box, d.Held); !d.Held {
			ink = render.Hex(0xFFD08A)
		}
		t.fit(c, render.R(row.X+28, row.Y+1, row.W-28, h+1), scenes.Capital(t.View.Say(d.Card)), st.In(ink), render.Left|render.Top, 16, 15, 14)
		y += h
	}
	if effect != "" {
		t.fit(c, render.R(r.X, y, r.W, r.Bottom()-y+2), effect, st.In(render.Hex(0xFF9AD8)), render.Left|render.Top, 16, 15, 14)
	}
}

// criterionSign is a tick for what holds, a dashed hand for what is missing.
func criterionSign(c render.Canvas, box render.Rect, held bool) {
	k := box.W / 20
	if held {
		c.Circle(box.Center(), 10*k, render.Solid(render.Hex(0x1FB36B)))
		c.Icon("common/check", box.Inset(4*k), render.White)
		return
	}
	c.Dashes([]render.Point{box.Min(), {X: box.Right(), Y: box.Y}, box.Max(), {X: box.X, Y: box.Bottom()}}, 1.6*k, render.Hex(0xFFB52E), 4*k, 3*k, 0, true)
	c.Icon("intoodeep/grip", box.Inset(4*k), render.Hex(0xFFB52E))
}

// criteriaSigns is the criteria without their words, where those have no room: a sign
// each, and how many hold.
func (t *table) criteriaSigns(c render.Canvas, r render.Rect, demands []rule.Demand) {
	n := float64(len(demands))
	side := min(44, r.W/n-8, r.H*0.4)
	held := 0
	for i, d := range demands {
		if d.Held {
			held++
		}
		criterionSign(c, render.Around(render.Pt(r.Center().X+(float64(i)-(n-1)/2)*(side+8), r.Y+side/2+6), side, side), d.Held)
	}
	low := r.Pad(0, side+14, 0, 0)
	t.fit(c, low, t.N("crime.hold", held, "all", len(demands)), t.line(18), render.Center|render.Middle, 16)
}

// plates is the two approaches side by side, or below each other on a narrow card;
// lit is the one that is looked at.
func (t *table) plates(c render.Canvas, r render.Rect, i, lit int) {
	at := ui.Rows(r, 6, ui.Flex(1), ui.Flex(1))
	if r.H < 80 && r.W >= 280 {
		at = ui.Cols(r, 6, ui.Flex(1), ui.Flex(1))
	}
	for a := range 2 {
		t.plate(c, at[a], i, a, lit == a)
	}
}

// plate is an approach: its name and what it pays, in the order in which it pays.
func (t *table) plate(c render.Canvas, r render.Rect, i, approach int, lit bool) {
	k := rule.CrimeOf(i)
	col, key, pay := render.Hex(0x1FB36B), "restrained.", k.Restrained
	if approach == 1 {
		col, key, pay = render.Hex(0xE0304E), "reckless.", k.Reckless
	}
	c.Round(r, 6, render.Slope(170, col.Mix(render.Hex(0x0B0824), 0.5), col.Mix(render.Hex(0x0B0824), 0.75)))
	width := 2.0
	if lit {
		width = 4
	}
	c.Frame(r, 6, width, render.Solid(col))
	if r.H < 58 && t.plan.Small() {
		t.reward(c, r.Pad(8, 0, 4, 0), pay)
		return
	}
	name := render.R(r.X+10, r.Y+2, r.W-20, r.H*0.46)
	t.fit(c, name, t.View.Text(key+k.ID), t.caption(18).In(render.White), render.Left|render.Middle, 16, 15, 14)
	t.reward(c, render.R(r.X+10, r.Y+r.H*0.46, r.W-20, r.H*0.5), pay)
}

// reward draws what is paid, from left to right.
func (t *table) reward(c render.Canvas, r render.Rect, pay rule.Reward) {
	type part struct {
		icon string
		tint render.Color
		n    int8
	}
	var l []part
	for _, p := range []part{
		{"intoodeep/intel", render.Hex(0xFFB52E), pay.Intel}, {"intoodeep/dilemma", render.Hex(0xFF8AA0), pay.Dilemmas},
		{"intoodeep/evidence", render.Hex(0xC9C2FF), pay.Evidence}, {"intoodeep/file", render.Hex(0xFFD88A), pay.File}, {"intoodeep/boost", render.Hex(0x38E1FF), pay.Boosts},
	} {
		if p.n > 0 {
			l = append(l, p)
		}
	}
	st := t.caption(19)
	if r.W < 50*float64(len(l)) {
		st = t.caption(15)
	}
	figures := 0.0 // how wide they are together
	for _, p := range l {
		w, _ := c.Ruler().Measure(itoa(int(p.n)), st)
		figures += w + 3
	}
	n := float64(max(1, len(l)))
	side := min(24, r.H, (r.W-figures)/n*0.78)
	gap := min(30, (r.W-figures)/n-side)
	x := r.X
	for _, p := range l {
		w, _ := c.Ruler().Measure(itoa(int(p.n)), st)
		c.Icon(p.icon, render.R(x, r.Center().Y-side/2, side, side), p.tint)
		c.TextIn(render.R(x+side+3, r.Y, w+1, r.H), itoa(int(p.n)), st, render.Left|render.Middle)
		x += side + 3 + w + gap
	}
}

// crimeTip says everything about a crime in words, with how things stand where a
// criterion is missing.
func (t *table) crimeTip(i int, demands []rule.Demand) ui.Tip {
	k := rule.CrimeOf(i)
	l := []string{t.Text("text", rule.RefCrime(i))}
	if away := t.wayWords(i); away != "" {
		l = append([]string{"{icon:common/fast|#5cf2ff} " + away}, l...)
	}
	for _, d := range demands {
		words, icon := t.View.Say(d.Card), "{icon:common/cross|#ffb52e} "
		var now []string // who comes nearest to it, and how things stand
		if near := t.View.Say(d.Words); near != words {
			now = append(now, near)
		}
		if d.Held {
			icon = "{icon:common/check|#4ade96} "
		} else if !d.Fact.IsZero() {
			now = append(now, t.View.Say(d.Fact))
		}
		if words = scenes.Capital(words); len(now) > 0 {
			words += " (" + strings.Join(now, "; ") + ")"
		}
		l = append(l, icon+words)
	}
	if effect := t.effectOf(i); effect != "" {
		l = append(l, t.T("crime.effect", "text", effect))
	}
	if k.Level > 0 {
		l = append(l, t.T("crime.restrained", "name", t.View.Text("restrained."+k.ID), "pay", t.View.Say(k.Restrained.Words())), t.T("crime.reckless", "name", t.View.Text("reckless."+k.ID), "pay", t.View.Say(k.Reckless.Words())))
		if !t.s.Unlocked(i) {
			l = append(l, t.N("locked", k.Level-1))
		}
	} else {
		l = append(l, t.T("crime.pays", "pay", t.View.Say(k.Gain.Words())))
	}
	return ui.Tip{Title: t.name(rule.RefCrime(i)), Body: strings.Join(l, "\n")}
}

// layApproaches is the crime that is being completed with its two approaches as
// large plates.
func (t *table) layApproaches(b *ui.Builder, r render.Rect) {
	i := t.s.UnderWay()
	if i < 0 {
		return
	}
	card := render.R(r.X, r.Y, min(300, r.W*0.44), r.H)
	if t.plan.Small() { // the criteria's words need the room
		card.W = r.W * 0.54
	}
	demands := t.s.Demands(t.Seat, i)
	for j := range demands {
		demands[j].Held = true
	}
	t.Draw(b, ui.LayerHand, func(c render.Canvas) { t.crimeCard(c, card, i, demands, true) })
	at := ui.Rows(render.R(card.Right()+14, r.Y, r.Right()-card.Right()-14, r.H), 14, ui.Flex(1), ui.Flex(1))
	for a := range 2 {
		ref := rules.At(rule.KindApproach, a)
		x := t.Thing(t.View.ID(ref), at[a], ui.LayerHand, t.name(ref), nil)
		t.Offer(&x)
		x.Mark = ui.NoMark
		pay := rule.CrimeOf(i).Restrained
		if a == 1 {
			pay = rule.CrimeOf(i).Reckless
		}
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: t.name(ref), Body: t.T([2]string{"approach.restrained", "approach.reckless"}[a]) + "\n" + t.View.Say(pay.Words())}
		}
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			col := [2]render.Color{render.Hex(0x1FB36B), render.Hex(0xE0304E)}[a]
			c.Shadow(r, 3)
			c.Round(r, 9, render.Slope(165, col.Mix(render.Hex(0x0B0824), 0.35), col.Mix(render.Hex(0x0B0824), 0.75)))
			edge, w := col, 3.0
			if st.Hot() {
				edge, w = t.Theme.Focus, 4
			}
			c.Frame(r, 9, w, render.Solid(edge))
			key := [2]string{"restrained.", "reckless."}[a]
			if t.plan.Small() {
				t.fit(c, render.R(r.X+14, r.Y+5, r.W-24, 22), t.name(ref), t.heading().In(col.Lighter(0.75)), render.Left|render.Middle, 15, 14)
				t.fit(c, render.R(r.X+14, r.Y+27, r.W-24, 50), t.View.Text(key+rule.CrimeOf(i).ID), t.line(23), render.Left|render.Middle, 21, 19)
				t.reward(c, render.R(r.X+14, r.Y+77, r.W-24, 26), pay)
				t.fit(c, render.R(r.X+14, r.Y+103, r.W-24, r.Bottom()-r.Y-106), t.View.Say(pay.Words()), t.line(17).In(t.Theme.Light), render.Left|render.Top, 16, 14)
				return
			}
			t.fit(c, render.R(r.X+18, r.Y+10, r.W-36, 26), t.name(ref), t.heading().In(col.Lighter(0.75)), render.Left|render.Middle, 15, 14)
			t.fit(c, render.R(r.X+18, r.Y+36, r.W-36, 36), t.View.Text(key+rule.CrimeOf(i).ID), t.Theme.Heading().Sized(24), render.Left|render.Middle, 21, 18)
			t.reward(c, render.R(r.X+18, r.Y+74, r.W-36, 34), pay)
			t.fit(c, render.R(r.X+18, r.Y+110, r.W-36, r.Bottom()-r.Y-120), t.View.Say(pay.Words()), t.caption(17).In(t.Theme.Second), render.Left|render.Top, 16, 14)
		})
		b.Add(x)
	}
}

// layDilemmas is the Dilemmas in hand: a column beside the crimes, or large where
// one of them is to be chosen.
func (t *table) layDilemmas(b *ui.Builder, r render.Rect, large bool) {
	hand := t.s.Players[t.Seat].Hand.List()
	n := len(hand)
	w, h := min(r.W, 112), 0.0
	cols := 1
	if large {
		cols = min(n, 6)
		w = min(190, (r.W-float64(cols-1)*8)/float64(max(1, cols)))
	}
	h = min(w*1.36, r.H)
	rows := (n + cols - 1) / max(1, cols)
	step := h + 8
	if rows > 1 {
		step = min(step, (r.H-h)/float64(rows-1))
	}
	seen := map[int]bool{}
	for i, card := range hand {
		at := render.R(r.X+float64(i%cols)*(w+8), r.Y+float64(i/cols)*step, w, h)
		t.layHeldDilemma(b, i, rule.FaceOf(card), at, seen, false)
	}
}

// layHeldDilemma is a Dilemma in hand; one that is worded says in words what it is worth.
func (t *table) layHeldDilemma(b *ui.Builder, i, f int, at render.Rect, seen map[int]bool, worded bool) {
	ref := rule.RefFace(f)
	name := t.View.ID(ref)
	x := t.Thing(name, at, ui.LayerHand, t.name(ref), nil)
	if seen[f] {
		x.ID += "#" + itoa(i)
		t.Offers[x.ID] = t.Offers[name]
	}
	seen[f] = true
	legal := t.Offer(&x)
	x.Mark, x.Raises = ui.NoMark, true
	worded = worded && !t.plan.tiny()
	x.Told = worded && (at.H > 220 || at.W >= 190) // its words stand on it
	x.Tip = func() ui.Tip { return ui.Tip{Title: t.name(ref), Body: t.dilemmaWords(f)} }
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		switch foot := r.H * 0.37; {
		case worded && r.H <= 220 && r.W >= 190: // the words stand beside the picture
			t.dilemmaCard(c, r, f)
			plate := render.R(r.X+r.W*0.48, r.Y+8, r.W*0.52-8, r.H-16)
			c.Round(plate, 6, render.Solid(render.Hex(0x1A0410).Fade(0.82)))
			t.fit(c, plate.Inset(7), t.benefitCard(f), t.line(16).In(render.Hex(0xFFE0C8)), render.Center|render.Middle, 15, 14)
		case worded && r.H > 220:
			t.dilemmaCard(c, r, f)
			plate := render.R(r.X+6, r.Bottom()-foot-6, r.W-12, foot)
			c.Round(plate, 6, render.Solid(render.Hex(0x1A0410).Fade(0.82)))
			t.fit(c, plate.Inset(7), t.benefitCard(f), t.line(16).In(render.Hex(0xFFE0C8)), render.Center|render.Middle, 15, 14)
		default:
			t.dilemmaCard(c, r, f)
		}
		switch {
		case st.Hot():
			c.Frame(r.Inset(-2), 8, 4, render.Solid(t.Theme.Focus))
		case legal:
			c.Frame(r.Inset(-2), 8, 3, render.Solid(t.Theme.Legal))
		}
	})
	b.Add(x)
}

// dilemmaCard draws a Dilemma: its corruption, and what it is worth at the end.
func (t *table) dilemmaCard(c render.Canvas, r render.Rect, face int) {
	f := rule.Printed(face)
	red := render.Hex(0xB01838)
	c.Shadow(r, 2)
	c.Round(r, 8, render.Slope(160, red, render.Hex(0x4A0820)))
	for j := range 8 {
		s, co := angle(float64(j)*45 + 10)
		m := r.Center()
		c.Clipped(r.Inset(2)).Segment(m.Add(render.Pt(co*20, s*20)), m.Add(render.Pt(co*140, s*140)), 1, render.Hex(0xFF8AA0).Fade(0.25))
	}
	c.Frame(r, 8, 2, render.Solid(render.Hex(0xFF8AA0)))
	dot := render.Around(render.Pt(r.X+20, r.Y+20), 32, 32)
	c.Circle(dot.Center(), 16, render.Solid(render.Hex(0x1A0410)))
	c.RingAt(dot.Center(), 15, 2, render.Solid(render.Hex(0xFFB0C0)))
	c.TextIn(dot, itoa(int(f.Corruption)), t.caption(19).In(render.White), render.Center|render.Middle)
	gold := render.Hex(0xFFE0A0)
	m := render.Pt(r.Center().X, r.Y+r.H*0.55)
	side, wide := r.W*0.52, r.W*0.8
	switch {
	case r.H > 220: // its words stand below the picture
		m.Y = r.Y + r.H*0.38
		side = min(side, r.H*0.3)
	case r.W > r.H*1.2: // or beside it
		m.X = r.X + r.W*0.25
		side, wide = min(r.W*0.34, r.H*0.5), r.W*0.42
	}
	switch f.Benefit {
	case rule.Symbols:
		n := int(f.N)
		s := min(side, wide/float64(n))
		for i := range n {
			at := render.Around(m.Add(render.Pt((float64(i)-float64(n-1)/2)*s, 0)), s-3, s-3)
			c.Icon(icon("evidence", rule.RefEvidence(rule.Evidence(f.What))), at, evidenceColors[f.What].Lighter(0.35))
		}
	case rule.Poster:
		at := render.Around(m, side*0.95, side*1.2)
		c.Round(at, 4, render.Slope(160, render.Hex(0xF6E6C0), render.Hex(0xD8BC88)))
		c.Icon(icon("criminal", rule.RefCriminal(rule.Criminal(f.What))), render.Around(at.Center().Add(render.Pt(0, 4)), side*0.62, side*0.62), render.Hex(0x3A2410))
		head := t.caption(13).Free().In(render.Hex(0x8A1A14))
		if w, _ := c.Ruler().Measure(t.T("wanted"), head); w <= at.W {
			t.fit(c, render.R(at.X, at.Y+2, at.W, 18), t.T("wanted"), head, render.Center|render.Middle)
		}
	case rule.Sigil:
		c.Icon("intoodeep/sigil", render.Around(m, side, side), gold)
	default:
		c.Coin(render.Around(m, side, side), t.Theme, "", int(f.N))
	}
}

// dilemmaWords says what a Dilemma costs and what it is worth.
func (t *table) dilemmaWords(face int) string {
	return t.benefit(face) + "\n" + t.T("dilemma.corruption", "corruption", int(rule.Printed(face).Corruption)) + "\n" + t.T("dilemma.tip")
}

// benefitCard is the same as it stands on a card.
func (t *table) benefitCard(face int) string {
	if f := rule.Printed(face); f.Benefit == rule.Poster {
		return t.T("dilemma.poster.card", "what", t.Text("name", rule.RefCriminal(rule.Criminal(f.What))))
	}
	return t.benefit(face)
}

// benefit says what a banked Dilemma is worth.
func (t *table) benefit(face int) string {
	f := rule.Printed(face)
	key := [4]string{"dilemma.symbols", "dilemma.poster", "dilemma.sigil", "dilemma.intel"}[f.Benefit]
	what := ""
	switch f.Benefit {
	case rule.Symbols:
		what = t.Text("name", rule.RefEvidence(rule.Evidence(f.What)))
	case rule.Poster:
		what = t.Text("name", rule.RefCriminal(rule.Criminal(f.What)))
	}
	return t.N(key, int(f.N), "what", what)
}
