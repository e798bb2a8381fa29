package shadownetwork

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	plan  plan
	theme *render.Theme

	rest  render.Layer        // everything on the table that does not move by itself
	parts []part              // of rest
	shelf render.PictureCache // pictures that are painted once

	v    *scenes.View
	s    *rule.State
	seat int       // the viewer when the table was laid last
	side rule.Side // whose board lies at the bottom
	ask  rule.Question

	question string // what was asked when the focus went to its first answer
	answer   string // the first thing of the list that is an answer

	motion motion
	sheet  sheet // of Upkeep or of the scores, while they are told
}

// New makes a table.
func New() scenes.Table {
	return &table{theme: theme, rest: render.Layer{Opaque: true, Patched: true}, shelf: render.PictureCache{Limit: 12 << 20}, seat: rules.Nobody}
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.theme, Sheets: []string{"shadownetwork"}, Room: air, Measure: "score.about", Signs: stockSigns}
}

// Drop gives the pictures' memory back.
func (t *table) Drop() {
	t.rest.Drop()
	t.shelf.Drop()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(area, v.Scale, t.s.Solo())
	p := &t.plan
	return scenes.Areas{
		Plate: p.pt(p.plate), Phases: p.pt(p.phases), Buttons: p.pt(p.buttons), Prompt: p.pt(p.prompt), Log: p.pt(p.log),
		Recap: p.pt(p.prices.Union(p.log)),
		Board: p.pt(p.board),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.v, t.s = v, v.Shown.(*rule.State)
	if me := rule.Side(v.Facing()); v.Seat != t.seat || me != t.side {
		t.motion = motion{Flights: t.motion.Ended()} // nothing moves from one pair of eyes to the next
		t.seat, t.side = v.Seat, me
	}
	t.ask = rule.Question{}
	if v.Asked && len(v.Legal()) > 0 {
		t.ask = t.s.Asked()
		if x, ok := v.Beyond().(*rule.State); ok {
			t.ask = x.Asked()
		}
	}
}

// me is whose board lies at the bottom.
func (t *table) me() rule.Side { return t.side }

// mine is that board.
func (t *table) mine() *rule.PlayerState { return &t.s.Players[t.me()] }

// rivals are the other sides, from the left of the viewer on.
func (t *table) rivals() (l []rule.Side) {
	if t.s.Solo() {
		return []rule.Side{rule.Syndicate}
	}
	n := rule.Side(t.s.Seats)
	for i := rule.Side(1); i < n; i++ {
		l = append(l, (t.me()+i)%n)
	}
	return l
}

// asks reports whether the viewer is asked this now.
func (t *table) asks(kind rule.FrameKind) bool { return t.ask.Kind == kind }

// Follows reports whether the layout depends on a thing being looked at: what a
// choice would do is shown before it is made.
func (t *table) Follows(id string) bool {
	kind, _, _ := strings.Cut(id, ":")
	switch kind {
	case "city", "handler", "row", "contract", "colour":
		return true
	}
	return false
}

// hot is the ref that is being looked at.
func (t *table) hot() rules.Ref {
	if t.v.Showing || t.v.Hot == "" {
		return rules.Ref{}
	}
	r, ok := t.v.Info.ParseRef(t.v.Hot)
	if !ok {
		return rules.Ref{}
	}
	return r
}

// Lay lists the table's things.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.see(v)
	t.answer, t.parts = "", nil
	t.plan = newPlan(b.Area(), b.Scale(), t.s.Solo())
	t.layGround(b)
	t.layBoard(b)
	t.layCities(b)
	t.layAgents(b)
	t.layLeaks(b)
	t.layDrawer(b)
	t.layNext(b)
	t.layPrices(b)
	t.layRivals(b)
	t.laySeat(b)
	t.layStaff(b)
	t.layInbox(b)
	t.layLedger(b)
	t.layHand(b)
	t.layDealt(b)
	t.layHeap(b)
	t.layTelex(b)
	t.layForesight(b)
	t.layWalk(b)
	t.laySheet(b)
	t.layFinish(b)
	t.layMotion(b)
	t.lead(b)
	t.spareButtons(b)
}

// lead puts the focus on the first answer of a new question, so that keys and
// pad go on from there.
func (t *table) lead(b *ui.Builder) {
	if !t.v.Asked || !t.ask.Asks() {
		t.question = ""
		return
	}
	question := t.ask.Kind.Name() + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.ask.Side)) + " " + itoa(int(t.ask.What)) + " " + itoa(t.ask.Left.Sum())
	if question == t.question {
		return
	}
	t.question = question
	if id := t.answer; id != "" {
		b.FocusOn(id)
	}
}

// words is the shelf of the table's own texts.
const words = "shadownetwork-table"

// T is a text of the table by its key, with arguments as name, value pairs.
func (t *table) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return t.v.House.Book.T(words, key, m)
}

// text is a text of the game about a thing.
func (t *table) text(kind string, r rules.Ref) string {
	in := t.v.Info
	k := in.Refs[r.Kind]
	return t.v.Text(kind + "." + k.Name + "." + k.IDs[r.Index])
}

// called is what a side is called: the person's or bot's name, or the automa's.
func (t *table) called(s rule.Side) string {
	if who, ok := t.v.Sitter(int(s)); ok && s != rule.Syndicate && who.Name != "" {
		return render.Escape(who.Name)
	}
	return t.v.Name(rule.RefSide(s))
}

// seatOf is the seat whose colour and shape a side has; the Lone Syndicate has
// the last.
func seatOf(s rule.Side) int { return int(s) }

func itoa(n int) string { return strconv.Itoa(n) }

// thing begins a thing that lies in r, in units.
func (t *table) thing(id string, r render.Rect, layer ui.Layer, label string, paint func(c render.Canvas, r render.Rect, st ui.State)) ui.Thing {
	x := ui.Thing{ID: id, Shape: ui.Box(t.plan.pt(r)), Layer: layer, Label: label}
	if paint != nil {
		x.Paint = t.painter(paint)
	}
	return x
}

// painter lets a thing be painted in units.
func (t *table) painter(paint func(c render.Canvas, r render.Rect, st ui.State)) func(render.Canvas, ui.State) {
	u := t.plan.u
	return func(c render.Canvas, st ui.State) {
		at := st.At
		if u != 1 {
			c = c.Enlarged(u, render.Pt(0, 0))
			at = scaled(at, 1/u)
		}
		paint(c, at, st)
	}
}

// offer lets a thing stand for the legal actions about a ref.
func (t *table) offer(x *ui.Thing, r rules.Ref) bool {
	ok := t.v.Offer(x, r)
	if ok && t.answer == "" {
		t.answer = x.ID
	}
	return ok
}

// offerOrWhy is offer for a thing that one verb chooses: where it cannot be
// chosen it says why.
func (t *table) offerOrWhy(x *ui.Thing, r rules.Ref, verb string) bool {
	if t.offer(x, r) {
		return true
	}
	if t.v.Asked {
		t.refuse(x, r, verb)
		x.Locks = false // the table dims it by itself
	}
	return false
}

// refuse says why a thing cannot be chosen by a verb now.
func (t *table) refuse(x *ui.Thing, r rules.Ref, verb string) {
	for v, k := range t.v.Info.Verbs {
		if k.Name == verb {
			a := rules.Action{Verb: rules.Verb(v)}
			a.Args[0] = r.Index
			t.v.OfferAction(x, a)
		}
	}
}

// claim reports whether a thing can be chosen and takes over the marking: the
// table frames what is legal by itself.
func (t *table) claim(x *ui.Thing) bool {
	legal := x.Mark != ui.NoMark
	if x.Mark == ui.Legal {
		x.Mark = ui.NoMark
	}
	return legal
}

// draw paints something that is only looked at, in units.
func (t *table) draw(b *ui.Builder, layer ui.Layer, paint func(c render.Canvas)) {
	b.Add(ui.Thing{Layer: layer, Decor: true, Paint: t.painter(func(c render.Canvas, _ render.Rect, _ ui.State) { paint(c) })})
}

// bake shows a picture that is painted once and kept: pad is by how much it
// spills over its place. The paint function gets the place at the origin.
func (t *table) bake(c render.Canvas, name string, r render.Rect, pad float64, key uint64, paint func(c render.Canvas, r render.Rect)) {
	t.shelf.Draw(c, name, r.Inset(-pad), key, func(c render.Canvas) { paint(c, render.R(pad, pad, r.W, r.H)) })
}

// part is something on the table that does not move by itself. All parts are
// painted into one picture, and again only when one of them changes.
type part struct {
	key   uint64 // all that it depends on besides the plan
	paint func(c render.Canvas)
}

// settle lets something be painted with what does not move, below everything
// else, in the order in which it is settled.
func (t *table) settle(key uint64, paint func(c render.Canvas)) {
	t.parts = append(t.parts, part{key, paint})
}

// layGround shows everything that does not move by itself: the desk, and what is
// settled on it.
func (t *table) layGround(b *ui.Builder) {
	p := t.plan
	t.draw(b, ui.LayerTable, func(c render.Canvas) {
		keys := []uint64{keyOf(p.window.W, p.window.H, p.board.H), uint64(p.u * 4096)}
		for _, x := range t.parts {
			keys = append(keys, x.key)
		}
		t.rest.Draw(c, p.window, render.Key(keys...), func(c render.Canvas) {
			t.paintDesk(c)
			for _, x := range t.parts {
				x.paint(c)
			}
		})
	})
}

// keyOf mixes texts and numbers into a key for a picture.
func keyOf(parts ...any) uint64 {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case int:
			b.WriteString(strconv.Itoa(p))
		case bool:
			b.WriteString(strconv.FormatBool(p))
		case float64:
			b.WriteString(strconv.FormatFloat(p, 'g', 8, 64))
		case rule.Pieces:
			for _, n := range p {
				b.WriteString(strconv.Itoa(int(n)))
				b.WriteByte(',')
			}
		}
		b.WriteByte(0)
	}
	return render.KeyText(b.String())
}
