package masters

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/masters"
	"safehouse/scenes"
	"safehouse/scenes/sitting"
)

// Hints on the map: the one that is looked at with its way, its price and its odds, the
// others as a number where they lead.

// hintVerbs are the things done on a way that a hint tells, with their words.
var hintVerbs = map[rules.Verb]string{
	masters.VUnlock: "hint.unlock", masters.VPick: "hint.unlock", masters.VSubdue: "hint.subdue", masters.VDisable: "hint.disable", masters.VCut: "hint.rewire", masters.VReveal: "hint.reveal", masters.VSwipe: "hint.unlock",
}

// HintWords tells why a choice is advised, and what is meant to follow it.
func (t *table) HintWords(v *scenes.View, h sitting.Hint) string {
	why, next := v.Say(h.Because), t.hintNext(v, h)
	switch {
	case next == "":
		return why
	case why == "" || idleAdvice[h.Because.Key]:
		return next
	}
	return next + " " + why
}

// idleAdvice are reasons that say less than what follows.
var idleAdvice = map[string]bool{"reason.open": true, "reason.next": true, "reason.nothing": true}

// hintNext tells what is meant to follow a choice, in short.
func (t *table) hintNext(v *scenes.View, h sitting.Hint) string {
	var list []string
	to := ""
	walked := func() {
		if to != "" {
			list = append(list, say(v, "hint.to", "to", to))
		}
		to = ""
	}
	for n, a := range h.Line {
		switch key := hintVerbs[a.Verb]; {
		case a.Verb == masters.VMove || a.Verb == masters.VRun || a.Verb == masters.VDeclare:
			to = t.placeName(t.s.CellOn(masters.Hex(a.Args[1])))
		case a.Verb == masters.VPlan && n > 0:
			to = t.placeName(t.s.CellOn(masters.Hex(a.Args[1])))
		case n == 0: // the choice itself stands above
		case key != "":
			walked()
			list = append(list, say(v, key, "to", v.Name(ref(kHex, int(a.Args[1])))))
		case a.Verb == masters.VTake:
			walked()
			list = append(list, say(v, "hint.take", "what", v.Name(ref(kLoot, int(a.Args[1])))))
		case a.Verb == masters.VRoll:
			walked()
			list = append(list, t.hintRoll(h))
		}
	}
	if len(h.Line) > 1 || h.Line[0].Verb != masters.VMove {
		walked()
	}
	if len(list) == 0 {
		return ""
	}
	return say(v, "hint.then", "list", strings.Join(list, ", "))
}

// hintRoll is the roll at the end of a way with its chance.
func (t *table) hintRoll(h sitting.Hint) string {
	m, ok := t.aimOf(h.Seat, h.Action, h.Line)
	if w := t.wayTo(h.Seat, m.cells); ok && w.need > 0 && w.need <= 6 {
		return say(t.v, "hint.roll-odds", "odds", chance(w.need))
	}
	return say(t.v, "hint.roll")
}

// wayTo is a way of a figure in Escape with what it costs.
func (t *table) wayTo(f int, steps []masters.Cell) (w walkway) {
	w = walkway{goal: masters.Nowhere, start: masters.Nowhere, steps: steps}
	if len(steps) == 0 {
		return w
	}
	s, fig := t.s, &t.s.Crew[f]
	w.goal = steps[len(steps)-1]
	w.safe = t.safe(w.goal)
	w.cost = s.FlightCosts(f)[w.goal]
	w.ideas = min(w.cost-min(w.cost, int(fig.Moves)), int(fig.Ideas))
	w.need = max(0, w.cost-int(fig.Ideas)-int(fig.Moves))
	return w
}

// hintPrice is what a hint costs, for the label on the map.
func (t *table) hintPrice(h sitting.Hint, m aim) string {
	n := 0
	for _, a := range h.Line {
		if a.Verb == masters.VPlan {
			n++
		}
	}
	switch {
	case n > 0:
		return say(t.v, "price.tokens", "n", n)
	case len(m.cells) == 0:
		return ""
	case t.s.Phase == masters.Escape:
		if w := t.wayTo(m.f, m.cells); w.cost >= 0 {
			return t.priceOf(w)
		}
	}
	return say(t.v, "price.moves", "n", len(m.cells))
}

// layHints draws what a bot advises.
func (t *table) layHints(b *ui.Builder) {
	if len(t.v.Hints) == 0 {
		return
	}
	th, at := b.Theme(), t.v.HintAt()
	if m, ok := t.aimOf(t.v.Hints[at].Seat, t.v.Hints[at].Action, t.v.Hints[at].Line); ok {
		b.Draw(ui.LayerTokens, func(c render.Canvas) { t.paintAimOn(t.u.Canvas(c), th, m) })
	}
	b.Draw(ui.LayerPawns+1, func(c render.Canvas) {
		c = t.u.Canvas(c)
		taken := map[render.Point]int{}
		for i, h := range t.v.Hints {
			m, ok := t.aimOf(h.Seat, h.Action, h.Line)
			if !ok {
				continue
			}
			p, ok := m.end()
			if !ok {
				continue
			}
			n := taken[p]
			taken[p]++
			price := ""
			if i == at {
				price = t.hintPrice(h, m)
			}
			t.paintHintTag(c, th, p.Add(render.Pt(0, -t.grid.Side*0.95-float64(n)*36)), i+1, price, i == at)
		}
	})
}

// end is where an aim leads: the end of its way, else the first tile that something is
// done to.
func (m *aim) end() (p render.Point, ok bool) {
	switch {
	case len(m.cells) > 0:
		return m.way[len(m.way)-1], true
	case len(m.marks) > 0:
		return m.marks[0].center, true
	case len(m.way) > 0: // nothing is done but where it stands
		return m.way[0], true
	}
	return p, false
}

// paintHintTag is the number of a hint with its price; the one that is looked at is
// bright.
func (t *table) paintHintTag(c render.Canvas, th *render.Theme, at render.Point, n int, price string, bright bool) {
	words := itoa(n)
	if price != "" {
		words += "  " + price
	}
	st := caption(render.Style{Face: render.Oswald700, Size: 20, Color: headInk, Theme: th})
	wide, _ := c.Ruler().Measure(words, st)
	box := render.Around(at, max(32, wide+22), 32)
	face := render.Slope(160, signal.Lighter(0.3), signal)
	if !bright {
		face = render.Slope(160, render.Hex(0xE9E2CA), render.Hex(0xC6BD9C))
	}
	c.Shadow(box, 1)
	c.Round(box, 6, face)
	c.Frame(box, 6, 1.8, render.Solid(headInk))
	c.TextIn(box, words, st, render.Center|render.Middle)
}
