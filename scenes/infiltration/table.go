package infiltration

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	plan  plan
	theme *render.Theme

	ground render.Layer        // wall and frame, what never changes
	rest   render.Layer        // everything on the table that does not move by itself
	parts  []part              // of rest
	tower  []part              // of the tower, while it is looked at closely
	shelf  render.PictureCache // faces of rooms, cards, panels

	v    *scenes.View
	s    *rule.State
	seat int            // the viewer when the table was laid last
	look rule.Operative // the own operative whose hand is looked at

	question string // what was asked when the focus went to its first answer
	answer   string // the first thing of the list that is an answer

	motion motion

	close   bool // the tower is looked at closely: it is painted by itself
	onTower bool // what is settled belongs to the tower
}

// New makes a table.
func New() scenes.Table {
	return &table{theme: theme, ground: render.Layer{Opaque: true}, rest: render.Layer{Opaque: true}, shelf: render.PictureCache{Limit: 8 << 20}, seat: rules.Nobody, look: nobody}
}

// nobody stands for no operative.
const nobody = rule.Operative(0xff)

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.theme, Sheets: []string{"infiltration"}, Room: air, Measure: "score.about", Signs: stockSigns}
}

// Drop gives the pictures' memory back.
func (t *table) Drop() {
	t.ground.Drop()
	t.rest.Drop()
	t.shelf.Drop()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(area, v.Scale)
	return scenes.Areas{
		Plate: t.plan.pt(t.plan.plate), Phases: t.plan.pt(t.plan.phases), Buttons: t.plan.pt(t.plan.buttons),
		Prompt: t.plan.pt(t.plan.prompt), Log: t.plan.pt(t.plan.log),
		Recap: t.plan.pt(render.R(t.plan.log.X, t.plan.secret.Y, t.plan.log.W, t.plan.log.Bottom()-t.plan.secret.Y)),
		Board: t.plan.pt(t.plan.board),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.v, t.s = v, v.Shown.(*rule.State)
	if v.Seat != t.seat {
		t.motion = motion{Flights: t.motion.Ended()} // nothing moves from one pair of eyes to the next
		t.seat, t.look = v.Seat, nobody
	}
	own := t.own()
	asked := t.s.Ask.Op
	for _, o := range own {
		if o == asked && v.Asked {
			t.look = o
		}
	}
	if len(own) > 0 && (t.look == nobody || int(t.s.Ops[t.look].Seat) != v.Seat) {
		t.look = own[0]
	}
	if len(own) == 0 {
		t.look = nobody
	}
}

// own is the viewer's operatives.
func (t *table) own() []rule.Operative {
	if t.seat < 0 {
		return nil
	}
	return t.operativesOf(t.seat)
}

// rivals is the other operatives in play, from the first one after those at the lower
// left clockwise.
func (t *table) rivals() (l []rule.Operative) {
	n := int(t.s.Seats)
	for i := 1; i < n; i++ {
		l = append(l, t.operativesOf((t.v.Facing()+i)%n)...)
	}
	return l
}

// mains is whose panels stand at the lower left: the operatives of the seat that the
// table is turned to.
func (t *table) mains() []rule.Operative { return t.operativesOf(t.v.Facing()) }

// operativesOf is a seat's operatives in play.
func (t *table) operativesOf(seat int) (l []rule.Operative) {
	for _, o := range t.s.InPlay() {
		if int(t.s.Ops[o].Seat) == seat {
			l = append(l, o)
		}
	}
	return l
}

// Follows reports whether the layout depends on a thing being looked at: cards
// of the hand open.
func (t *table) Follows(id string) bool { return strings.HasPrefix(id, "card:") }

// Lay lists the table's things.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.see(v)
	t.answer, t.parts, t.tower = "", nil, nil
	t.plan = newPlan(b.Area(), b.Scale())
	t.layGround(b)
	t.layBoard(b)
	t.layTracker(b)
	t.laySecret(b)
	t.laySupplies(b)
	t.layRivals(b)
	t.layOwn(b)
	if t.s.Phase == rule.Drafting {
		t.layDraft(b)
	} else {
		t.layHand(b)
	}
	t.layPlayed(b)
	if !t.close {
		t.motion.Lay(b, t.thing, t.plan.pt)
	}
	t.lead(b)
}

// lead puts the focus on the first answer of a new question, so that keys and
// pad go on from there.
func (t *table) lead(b *ui.Builder) {
	if !t.v.Asked {
		t.question = ""
		return
	}
	legal := t.v.Legal()
	question := t.verbOf(legal[0]) + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.s.Ask.Op)) + " " + itoa(int(t.s.Depth))
	if question == t.question {
		return
	}
	t.question = question
	if id := t.answer; id != "" {
		b.FocusOn(id)
	}
}

// words is the shelf of the table's own texts.
const words = "infiltration-table"

// T is a text of the table by its key, with arguments as name, value pairs.
func (t *table) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return t.v.House.Book.T(words, key, m)
}

// text is a text of the game about a thing: kind is "name", "text" or "short".
func (t *table) text(kind string, r rules.Ref) string {
	in := t.v.Info
	k := in.Refs[r.Kind]
	if c, ok := rule.OnCard(r); ok && kind == "text" && t.s != nil && t.s.Options.Extraction && c.IsItem() && c.Item().Extracts() {
		kind = "extract" // with Data File Extraction it reads so
	}
	return t.v.Text(kind + "." + k.Name + "." + k.IDs[r.Index])
}

// id is the last part of a ref's ID.
func (t *table) id(r rules.Ref) string { return t.v.Info.Refs[r.Kind].IDs[r.Index] }

// callOf is the short name of an operative.
func (t *table) callOf(o rule.Operative) string { return t.text("short", rule.RefOperative(o)) }

// sitter is who decides for an operative.
func (t *table) sitter(o rule.Operative) scenes.Sitter {
	who, _ := t.v.Sitter(int(t.s.Ops[o].Seat))
	return who
}

// where is a place in a word or two.
func (t *table) where(p rule.Place) string {
	switch {
	case p.InLine():
		return t.T("where.room", "number", int(p)+1)
	case p == rule.Secret:
		return t.T("where.secret")
	case p == rule.Out:
		return t.T("where.out")
	case p == rule.Captured:
		return t.T("where.captured")
	}
	return ""
}

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

// offerOrWhy is offer for things that are asked for by kind: where others of
// this kind can be chosen and this one cannot, it says why.
func (t *table) offerOrWhy(x *ui.Thing, r rules.Ref) bool {
	if t.offer(x, r) {
		return true
	}
	for _, a := range t.v.Legal() {
		l := t.v.Info.Verbs[a.Verb].Operands
		if last := len(l) - 1; last >= 0 && l[last].Ref == r.Kind {
			a.Args[last] = r.Index
			return t.v.OfferAction(x, a)
		}
	}
	return false
}

// offerAction lets a thing stand for one action.
func (t *table) offerAction(x *ui.Thing, a rules.Action) bool {
	ok := t.v.OfferAction(x, a)
	if ok && t.answer == "" {
		t.answer = x.ID
	}
	return ok
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
	if t.close && t.onTower {
		t.tower = append(t.tower, part{key, paint})
		return
	}
	t.parts = append(t.parts, part{key, paint})
}

// keyOf mixes texts and numbers into a key for a baked picture.
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
		}
		b.WriteByte(0)
	}
	return render.KeyText(b.String())
}
