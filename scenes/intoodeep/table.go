package intoodeep

import (
	"strconv"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes"
)

// table is the table of one sitting. What it remembers is how it looks at the
// things, never what happens in the game.
type table struct {
	plan  plan
	theme *render.Theme

	city  render.Layer // the eight Zones and the void, which change with the ring alone
	shelf render.PictureCache

	v      *scenes.View
	s      *rule.State
	todo   offers
	seat   int    // the viewer when the table was laid last
	facing int    // whose Console lies at the bottom
	ask    string // the question that was asked when the focus went to its first answer
	first  string // the first thing of the list that is an answer

	motion    motion
	turn      echoTurn                   // of Echo, as it is told
	banking   bool                       // the view in which Dilemmas are banked is open
	ending    staged                     // of a Chapter, as it is told
	reckoning bool                       // the scores lie over the city
	ways      map[int]rule.Way           // to the crimes in hand, once they are found
	planned   int                        // the crime whose way is shown, -1 for none
	spots     map[rules.Ref]render.Point // where the pieces of the city stand, in units
}

// New makes a table.
func New() scenes.Table {
	return &table{theme: theme, city: render.Layer{Opaque: true}, shelf: render.PictureCache{Limit: 10 << 20}, seat: rules.Nobody, planned: -1}
}

// info is the box of the game.
var info = rule.Game{}.Info()

func (t *table) Look() scenes.Look {
	return scenes.Look{Theme: t.theme, Sheets: []string{"intoodeep"}, Room: air, Steps: true, Measure: "score.about", Signs: stockSigns}
}

// Comes leaves Echo's turn out where she does not play.
func (t *table) Comes(v *scenes.View, phase string) bool {
	return phase != info.Phases[rule.EchoTurn] || v.Shown.(*rule.State).WithEcho()
}

// Drop gives the pictures' memory back.
func (t *table) Drop() {
	t.city.Drop()
	t.shelf.Drop()
}

// Areas says where the frame's parts go.
func (t *table) Areas(area render.Rect, v *scenes.View) scenes.Areas {
	t.see(v)
	t.plan = newPlan(area, v.Scale)
	return scenes.Areas{
		Plate: t.plan.pt(t.plan.plate), Phases: t.plan.pt(t.plan.phases), Buttons: t.plan.pt(t.plan.buttons),
		Prompt: t.plan.pt(t.plan.prompt), Log: t.plan.pt(t.plan.log), Recap: t.plan.pt(t.plan.log),
		Board: t.plan.pt(t.plan.cityBox),
	}
}

// see takes over what is to be shown.
func (t *table) see(v *scenes.View) {
	t.v, t.s = v, v.Shown.(*rule.State)
	if v.Seat != t.seat || v.Facing() != t.facing {
		t.seat, t.facing, t.ask = v.Seat, v.Facing(), ""
		t.ways, t.planned = nil, -1
		t.turn, t.ending = echoTurn{}, staged{}
		t.motion = motion{Flights: t.motion.Ended()} // nothing moves from one pair of eyes to the next
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
	t.first = ""
	t.plan = newPlan(b.Area(), b.Scale())
	t.todo = t.sort()
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
	for _, list := range t.todo { // they lie on the table: the prompt holds only what has no thing
		for _, a := range list {
			t.v.Elsewhere(a)
		}
	}
	t.lead(b)
}

// lead puts the focus on the first answer of a new question.
func (t *table) lead(b *ui.Builder) {
	if !t.v.Asked {
		t.ask = ""
		return
	}
	ask := t.v.Say(t.s.Prompt()) + strconv.Itoa(int(t.s.Round))
	if ask == t.ask {
		return
	}
	t.ask = ask
	if t.first != "" {
		b.FocusOn(t.first)
	}
}

// words is the shelf of the table's own texts.
const words = "intoodeep-table"

// T is a text of the table by its key, with arguments as name, value pairs.
func (t *table) T(key string, args ...any) string {
	m := map[string]any{}
	for i := 0; i+1 < len(args); i += 2 {
		m[args[i].(string)] = args[i+1]
	}
	return t.v.House.Book.T(words, key, m)
}

// N is a text of the table about a number.
func (t *table) N(key string, n int, args ...any) string { return t.T(key, append(args, "n", n)...) }

// text is a text of the game about a thing: kind is "name", "text" or "short".
func (t *table) text(kind string, r rules.Ref) string {
	k := info.Refs[r.Kind]
	return t.v.Text(kind + "." + k.Name + "." + k.IDs[r.Index])
}

// name is the name of a thing, with a capital at its beginning.
func (t *table) name(r rules.Ref) string { return capital(t.v.Name(r)) }

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// id is the last part of a ref's ID.
func id(r rules.Ref) string { return info.Refs[r.Kind].IDs[r.Index] }

// icon is the pictogram of a thing.
func icon(kind string, r rules.Ref) string { return "intoodeep/" + kind + "/" + id(r) }

func itoa(n int) string { return strconv.Itoa(n) }

// viewer is the player whose Console lies at the bottom.
func (t *table) viewer() int { return t.v.Facing() }

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
	if who, ok := t.v.Sitter(p); ok && !t.s.IsEcho(p) {
		return who.Name
	}
	return t.v.Name(t.s.RefPlayer(p))
}

// numerals are the Consoles' numbers.
var numerals = [...]string{"I", "II", "III", "IV", "V"}

// color is a player's colour.
func (t *table) color(p int) render.Color {
	if t.s.IsEcho(p) {
		return echoColor
	}
	return t.v.House.Kit.Seat(t.theme, p)
}

// shape draws a player's mark.
func (t *table) shape(c render.Canvas, r render.Rect, p int) {
	if t.s.IsEcho(p) {
		hexagon(c, r, t.color(p))
		return
	}
	c.SeatShape(r, p, t.theme)
}

// hexagon is Echo's mark.
func hexagon(c render.Canvas, r render.Rect, col render.Color) {
	m := r.Center()
	h, w := r.H/2, r.W/2
	c.Polygon([]render.Point{{X: m.X - w/2, Y: m.Y - h}, {X: m.X + w/2, Y: m.Y - h}, {X: m.X + w, Y: m.Y}, {X: m.X + w/2, Y: m.Y + h}, {X: m.X - w/2, Y: m.Y + h}, {X: m.X - w, Y: m.Y}}, render.Solid(col))
}

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

// draw paints something that is only looked at, in units.
func (t *table) draw(b *ui.Builder, layer ui.Layer, paint func(c render.Canvas)) {
	b.Add(ui.Thing{Layer: layer, Decor: true, Paint: t.painter(func(c render.Canvas, _ render.Rect, _ ui.State) { paint(c) })})
}

// tip explains a thing.
func tip(title, body string) func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: title, Body: body} }
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
		case float64:
			b.WriteString(strconv.FormatFloat(p, 'g', 8, 64))
		}
		b.WriteByte(0)
	}
	return render.KeyText(b.String())
}

// echoColor is Echo's colour.
var echoColor = render.Hex(0xC8F04A)
