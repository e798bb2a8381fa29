package infiltration

import (
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	tabletop.Table
	plan plan

	ground render.Layer    // wall and frame, what never changes
	tower  []tabletop.Part // of the tower, while it is looked at closely

	s    *rule.State
	look rule.Operative // the own operative whose hand is looked at

	motion motion

	close   bool // the tower is looked at closely: it is painted by itself
	onTower bool // what is settled belongs to the tower
}

// New makes a table.
func New() scenes.Table {
	return &table{Table: tabletop.New(theme, words, render.Layer{Opaque: true}, 8<<20), ground: render.Layer{Opaque: true}, look: nobody}
}

// nobody stands for no operative.
const nobody = rule.Operative(0xff)

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.Theme, Sheets: []string{"infiltration"}, Room: air, Signs: stockSigns}
}

// Drop gives the pictures' memory back.
func (t *table) Drop() {
	t.ground.Drop()
	t.Table.Drop()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(t.Measure(area, v.Scale))
	return scenes.Areas{
		Plate: t.plan.Pt(t.plan.plate), Phases: t.plan.Pt(t.plan.phases), Buttons: t.plan.Pt(t.plan.buttons),
		Prompt: t.plan.Pt(t.plan.prompt), Log: t.plan.Pt(t.plan.log),
		Recap: t.plan.Pt(render.R(t.plan.log.X, t.plan.secret.Y, t.plan.log.W, t.plan.log.Bottom()-t.plan.secret.Y)),
		Board: t.plan.Pt(t.plan.board),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.s = v.Shown.(*rule.State)
	if t.See(v, v.Seat) {
		t.motion = motion{} // nothing moves from one pair of eyes to the next
		t.look = nobody
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
	if t.Seat < 0 {
		return nil
	}
	return t.operativesOf(t.Seat)
}

// rivals is the other operatives in play, from the first one after those at the lower
// left clockwise.
func (t *table) rivals() (l []rule.Operative) {
	n := int(t.s.Seats)
	for i := 1; i < n; i++ {
		l = append(l, t.operativesOf((t.View.Facing()+i)%n)...)
	}
	return l
}

// mains is whose panels stand at the lower left: the operatives of the seat that the
// table is turned to.
func (t *table) mains() []rule.Operative { return t.operativesOf(t.View.Facing()) }

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
	t.Begin()
	t.Sort(t.homes)
	t.tower = nil
	t.plan = newPlan(t.Measure(b.Area(), b.Scale()))
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
		t.LayFlights(b)
	}
	t.Lead(b, t.question())
}

// question is what is asked now, in words that tell it from the last one; "" for nothing.
func (t *table) question() string {
	if !t.View.Asked {
		return ""
	}
	return t.VerbOf(t.View.Legal()[0]) + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.s.Ask.Op)) + " " + itoa(int(t.s.Depth))
}

// words is the file of the table's own texts.
const words = "infiltration-table"

// text is a text of the game about a thing, with Data File Extraction as it reads there.
func (t *table) text(kind string, r rules.Ref) string {
	if c, ok := rule.OnCard(r); ok && kind == "text" && t.s != nil && t.s.Options.Extraction && c.IsItem() && c.Item().Extracts() {
		kind = "extract"
	}
	return t.Text(kind, r)
}

// callOf is the short name of an operative.
func (t *table) callOf(o rule.Operative) string { return t.text("short", rule.RefOperative(o)) }

// sitter is who decides for an operative.
func (t *table) sitter(o rule.Operative) scenes.Sitter {
	who, _ := t.View.Sitter(int(t.s.Ops[o].Seat))
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

func itoa(n int) string { return text.Figure(n) }

// homes is the things that stand for an action: what it chooses, an operative by its panel too.
func (t *table) homes(a rules.Action) []string {
	home := t.Home(a)
	if r, ok := t.View.Info.ParseRef(home); ok {
		if o, ok := rule.OnOperative(r); ok {
			return []string{home, t.panelID(o)}
		}
	}
	return []string{home}
}

// offerOr lets a thing stand for the actions that choose it. Where others of its kind can be chosen and it cannot, it says why.
func (t *table) offerOr(x *ui.Thing, r rules.Ref) bool {
	if t.Offer(x) {
		return true
	}
	if a, ok := t.Like(r); ok {
		t.Forbid(x, a)
	}
	return false
}

// settle lets something be painted with what does not move, below everything
// else, in the order in which it is settled.
func (t *table) settle(key uint64, paint func(c render.Canvas)) {
	if t.close && t.onTower {
		t.tower = append(t.tower, tabletop.Part{Key: key, Paint: paint})
		return
	}
	t.Settle(key, paint)
}
