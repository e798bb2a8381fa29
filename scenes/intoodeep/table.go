package intoodeep

import (
	"strconv"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
	"safehouse/scenes/tabletop"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, never what happens in the game.
type table struct {
	tabletop.Table
	plan plan

	s *rule.State

	motion    motion
	turn      echoTurn                   // of Echo, as it is told
	printed   bool                       // it paints for the almanac: what is printed, nobody's affairs
	banking   bool                       // the view in which Dilemmas are banked is open
	ending    staged                     // of a Chapter, as it is told
	reckoning bool                       // the scores lie over the city
	ways      map[int]rule.Way           // to the crimes in hand, once they are found
	wayCity   rule.City                  // the city that they begin in
	planned   int                        // the crime whose way is shown, -1 for none
	spots     map[rules.Ref]render.Point // where the pieces of the city stand, in units
}

// New makes a table.
func New() scenes.Table {
	return &table{Table: tabletop.New(theme, words, render.Layer{Opaque: true}, 10<<20), planned: -1}
}

// info is the box of the game.
var info = rule.Game{}.Info()

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.Theme, Sheets: []string{"intoodeep"}, Room: air, Steps: true, Signs: stockSigns}
}

// Comes leaves Echo's turn out where she does not play.
func (t *table) Comes(v *scenes.View, phase string) bool {
	return phase != info.Phases[rule.EchoTurn] || v.Shown.(*rule.State).WithEcho()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(t.Measure(area, v.Scale))
	return scenes.Areas{
		Plate: t.plan.Pt(t.plan.plate), Phases: t.plan.Pt(t.plan.phases), Buttons: t.plan.Pt(t.plan.buttons),
		Prompt: t.plan.Pt(t.plan.prompt), Log: t.plan.Pt(t.plan.log), Recap: t.plan.Pt(t.plan.log),
		Board: t.plan.Pt(t.plan.cityBox),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.s = v.Shown.(*rule.State)
	if t.See(v, v.Facing()) {
		t.AskAgain()
		t.ways, t.planned = nil, -1
		t.turn, t.ending = echoTurn{}, staged{}
		t.motion = motion{} // nothing moves from one pair of eyes to the next
	}
}

// Follows reports whether the layout depends on a thing being looked at: a rival's
// panel opens its Console, a crime lights what it speaks of.
func (t *table) Follows(id string) bool {
	kind, _, _ := strings.Cut(id, ":")
	return kind == "seat" || kind == "crime" || kind == "zone" || kind == "criminal" || kind == "dilemma" && t.banks()
}

// Lay lists the table's things.
func (t *table) Lay(b *ui.Builder, v *scenes.View) {
	t.see(v)
	t.Begin()
	t.plan = newPlan(t.Measure(b.Area(), b.Scale()))
	t.Sort(t.homes)
	t.spots = map[rules.Ref]render.Point{}
	t.layGround(b)
	b.Group("city")
	t.layCity(b)
	b.Group("rivals")
	t.layRivals(b)
	b.Group("syndicate")
	t.laySyndicate(b)
	t.layStories(b)
	b.Group("evidence")
	t.layEvidence(b)
	b.Group("own")
	t.layOwn(b)
	if t.banks() {
		b.Group("hand")
		t.layBanking(b)
	} else {
		t.layConsole(b)
		b.Group("hand")
		t.layHand(b)
	}
	t.layRoutes(b)
	t.layWay(b)
	t.layMotion(b)
	t.layReckoning(b)
	for _, list := range t.Offers { // they lie on the table: the prompt holds only what has no thing
		for _, a := range list {
			t.View.Elsewhere(a)
		}
	}
	t.Lead(b, t.question())
}

// question is what is asked now, in words that tell it from the last one; "" for nothing.
func (t *table) question() string {
	if !t.View.Asked {
		return ""
	}
	return t.View.Say(t.s.Prompt()) + strconv.Itoa(int(t.s.Round))
}

// words is the file of the table's own texts.
const words = "intoodeep-table"

// name is the name of a thing, with a capital at its beginning.
func (t *table) name(r rules.Ref) string { return scenes.Capital(t.View.Name(r)) }

// id is the last part of a ref's ID.
func id(r rules.Ref) string { return info.Refs[r.Kind].IDs[r.Index] }

// icon is the pictogram of a thing.
func icon(kind string, r rules.Ref) string { return "intoodeep/" + kind + "/" + id(r) }

func itoa(n int) string { return text.Figure(n) }

// viewer is the player whose Console lies at the bottom.
func (t *table) viewer() int { return t.View.Facing() }

// Holds reports that a player plans its whole turn by the crimes and Dilemmas in its hand.
func (t *table) Holds(s rules.State, seat int) bool { return int(s.(*rule.State).Now) == seat }

// others is the other players in turn order, from the one after the viewer on.
func (t *table) others() (l []int) {
	me := t.viewer()
	for p := t.s.NextPlayer(me); p != me && len(l) < rule.MaxSeats; p = t.s.NextPlayer(p) {
		l = append(l, p)
	}
	return l
}

// called is how a player is called.
func (t *table) called(p int) string {
	if who, ok := t.View.Sitter(p); ok && !t.s.IsEcho(p) {
		return who.Name
	}
	return t.View.Name(t.s.RefPlayer(p))
}

// numerals are the Consoles' numbers.
var numerals = [...]string{"I", "II", "III", "IV", "V"}

// color is a player's colour.
func (t *table) color(p int) render.Color {
	if t.s.IsEcho(p) {
		return echoColor
	}
	return t.View.House.Kit.Seat(t.Theme, p)
}

// shape draws a player's mark.
func (t *table) shape(c render.Canvas, r render.Rect, p int) {
	if t.s.IsEcho(p) {
		hexagon(c, r, t.color(p))
		return
	}
	c.SeatShape(r, p, t.Theme)
}

// hexagon is Echo's mark.
func hexagon(c render.Canvas, r render.Rect, col render.Color) {
	m := r.Center()
	h, w := r.H/2, r.W/2
	c.Polygon([]render.Point{{X: m.X - w/2, Y: m.Y - h}, {X: m.X + w/2, Y: m.Y - h}, {X: m.X + w, Y: m.Y}, {X: m.X + w/2, Y: m.Y + h}, {X: m.X - w/2, Y: m.Y + h}, {X: m.X - w, Y: m.Y}}, render.Solid(col))
}

// tip explains a thing.
func tip(title, body string) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: title, Body: body} }
}

// echoColor is Echo's colour.
var echoColor = render.Hex(0xC8F04A)
