package shadownetwork

import (
	"slices"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, and what is in motion; never what happens in the game.
type table struct {
	tabletop.Table
	plan plan

	s    *rule.State
	side rule.Side // whose board lies at the bottom
	ask  rule.Question

	motion motion
	sheet  sheet // of Upkeep or of the scores, while they are told
}

// New makes a table.
func New() scenes.Table {
	t := &table{Table: tabletop.New(theme, words, render.Layer{Opaque: true, Patched: true}, 12<<20)}
	t.Dims = true
	return t
}

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.Theme, Sheets: []string{"shadownetwork"}, Room: air, Signs: stockSigns}
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(t.Measure(area, v.Scale), t.s.Solo())
	p := &t.plan
	return scenes.Areas{
		Plate: p.Pt(p.plate), Phases: p.Pt(p.phases), Buttons: p.Pt(p.buttons), Prompt: p.Pt(p.prompt), Log: p.Pt(p.log),
		Recap: p.Pt(p.prices.Union(p.log)),
		Board: p.Pt(p.board),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.s, t.side = v.Shown.(*rule.State), rule.Side(v.Facing())
	if t.See(v, v.Facing()) {
		t.motion = motion{} // nothing moves from one pair of eyes to the next
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

// can reports whether the viewer can do this with a thing now.
func (t *table) can(verb rules.Verb, on rules.Ref) bool {
	return slices.Contains(t.View.Legal(), rules.Do(verb, int(on.Index)))
}

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
	if t.View.Showing || t.View.Hot == "" {
		return rules.Ref{}
	}
	r, ok := t.View.Info.ParseRef(t.View.Hot)
	if !ok {
		return rules.Ref{}
	}
	return r
}

// Lay lists the table's things.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.see(v)
	t.Begin()
	t.Sort(nil)
	t.plan = newPlan(t.Measure(b.Area(), b.Scale()), t.s.Solo())
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
	t.layHired(b)
	t.laySheet(b)
	t.layFinish(b)
	t.layMotion(b)
	t.Lead(b, t.question())
	t.spareButtons(b)
}

// question is what is asked now, in words that tell it from the last one; "" for nothing.
func (t *table) question() string {
	if !t.View.Asked || !t.ask.Asks() {
		return ""
	}
	return t.ask.Kind.Name() + " " + itoa(int(t.s.Round)) + " " + itoa(int(t.ask.Side)) + " " + itoa(int(t.ask.What)) + " " + itoa(t.ask.Left.Sum())
}

// words is the file of the table's own texts.
const words = "shadownetwork-table"

// called is what a side is called: the person's or bot's name, or the automa's.
func (t *table) called(s rule.Side) string {
	if who, ok := t.View.Sitter(int(s)); ok && s != rule.Syndicate && who.Name != "" {
		return render.Escape(who.Name)
	}
	return t.View.Name(rule.RefSide(s))
}

// player is a side as an argument of a text, which speaks to the only person at the table.
func (t *table) player(s rule.Side) any {
	if s == rule.Syndicate {
		return t.called(s)
	}
	return rules.SeatNumber(s)
}

// seatOf is the seat whose colour and shape a side has; the Lone Syndicate has
// the last.
func seatOf(s rule.Side) int { return int(s) }

func itoa(n int) string { return text.Figure(n) }

// claim reports whether a thing can be chosen and takes over the marking: the
// table frames what is legal by itself.
func (t *table) claim(x *ui.Thing) bool {
	legal := x.Mark != ui.NoMark
	if x.Mark == ui.Legal {
		x.Mark = ui.NoMark
	}
	return legal
}

// layGround shows everything that does not move by itself: the desk, and what is
// settled on it.
func (t *table) layGround(b *ui.Builder) {
	t.LayRest(b, tabletop.Key(t.Window.W, t.Window.H, t.plan.board.H), t.paintDesk)
}
