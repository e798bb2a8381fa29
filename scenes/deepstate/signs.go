package deepstate

import (
	"strings"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/deepstate"
)

// Names of pictograms.
const (
	iconAgent   = "deepstate/agent"
	iconGhost   = "deepstate/ghost"
	iconCard    = "card"
	iconTreaty  = "deepstate/reveal"
	iconSpy     = "deepstate/spies"
	iconRecall  = "deepstate/recall"
	iconReach   = "deepstate/reach"
	iconWaive   = "deepstate/waive"
	iconNow     = "deepstate/at-once"
	iconLasts   = "deepstate/persistent"
	iconAtEnd   = "deepstate/at-end"
	iconWar     = "deepstate/war"
	iconHunter  = "deepstate/headhunter"
	iconSeal    = "deepstate/seal"
	iconGlobe   = "deepstate/globe"
	iconBrief   = "deepstate/briefcase"
	iconPerson  = "person"
	iconVariant = "rules"
	iconRecruit = "plus"
)

// groupColor is the colour of a group's band.
var groupColor = [rule.Groups]render.Color{
	rule.MassControl: render.Hex(0xA8323D), rule.Finance: render.Hex(0x8A6212), rule.Science: render.Hex(0x2C66AC),
	rule.SupremePower: render.Hex(0x1A5540), rule.KeyConnections: render.Hex(0x8E51AE), rule.InnerCircleGroup: render.Hex(0x5E676A),
}

// groupSign is the disc with the two letters of a group.
var groupSign = [rule.Groups]string{
	rule.MassControl: "deepstate/group/mc", rule.Finance: "deepstate/group/fi", rule.Science: "deepstate/group/sc",
	rule.SupremePower: "deepstate/group/sp", rule.KeyConnections: "deepstate/group/kc", rule.InnerCircleGroup: "deepstate/group/ic",
}

// secondarySign is the picture of the Secondary Objectives of a group.
var secondarySign = [rule.Secondaries]string{
	rule.MassControl: "deepstate/secondary/mass-control", rule.Finance: "coins", rule.Science: "deepstate/secondary/science", rule.SupremePower: "deepstate/secondary/supreme-power",
}

// An emblem is a picture on a disc, Special Interest on a square.
var (
	emblemIcon  = [...]string{rule.Communists: "deepstate/communists", rule.Peacekeepers: "deepstate/peace", rule.Spies: "deepstate/spies", rule.SpecialInterest: iconBrief}
	emblemColor = [...]render.Color{rule.Communists: render.Hex(0xB3303A), rule.Peacekeepers: render.Hex(0x3A7CC8), rule.Spies: render.Hex(0x2A2A30), rule.SpecialInterest: render.Hex(0xC08A2C)}
)

// emblems are the four that are counted.
var emblemList = [...]rule.Emblem{rule.Communists, rule.Peacekeepers, rule.Spies, rule.SpecialInterest}

// typeColor, typeIcon are the kinds of Treaties.
var (
	typeColor = [...]render.Color{rule.Immediate: render.Hex(0x8A1A26), rule.Persistent: render.Hex(0x1A5A3C), rule.EndOfGame: render.Hex(0x1D3F7A)}
	typeIcon  = [...]string{rule.Immediate: iconNow, rule.Persistent: iconLasts, rule.EndOfGame: iconAtEnd}
	lastsKey  = [...]string{rule.Immediate: "lasts.immediate", rule.Persistent: "lasts.persistent", rule.EndOfGame: "lasts.end"}
	typeKey   = [...]string{rule.Immediate: "type.immediate", rule.Persistent: "type.persistent", rule.EndOfGame: "type.end"}
)

// projectInk is the ink in which the bond of a Project is printed.
var projectInk = [rule.Projects]render.Color{
	rule.DeepState: render.Hex(0x5C0F1B), rule.Comintern: render.Hex(0xA3202B), rule.UnifiedNations: render.Hex(0x1F4F8F), rule.Spyware: render.Hex(0x1A5540),
}

// hocColor is HOC's: a grey star among the seats.
var hocColor = render.Hex(0xC6CCD2)

// color is the colour of a player.
func (t *table) color(c render.Canvas, p rule.Player) render.Color {
	if t.s.Automa(p) {
		return hocColor
	}
	return c.Kit().Seat(t.Theme, int(p))
}

// shape draws the shape of a player.
func (t *table) shape(c render.Canvas, r render.Rect, p rule.Player) {
	if !t.s.Automa(p) {
		c.SeatShape(r, int(p), t.Theme)
		return
	}
	c.Polygon(render.SeatPoints(5, r), render.Solid(render.Hex(0x06090B)))
	c.Polygon(render.SeatPoints(5, r.Inset(r.W*0.1)), render.Slope(145, hocColor.Lighter(0.4), hocColor, hocColor.Darker(0.3)))
}

// meeple draws an Agent.
func (t *table) meeple(c render.Canvas, r render.Rect, p rule.Player) {
	t.piece(c, r, t.color(c, p))
}

func (t *table) piece(c render.Canvas, r render.Rect, col render.Color) {
	c.Icon(iconAgent, r.Move(1.5, 2.5), render.Black.Fade(0.5))
	c.Icon(iconAgent, r.Inset(-1.2), render.Hex(0x140A06).Fade(0.9))
	c.Icon(iconAgent, r.Inset(0.6), col)
}

// ghosts draws a disc with how many Ghosts there are.
func (t *table) ghosts(c render.Canvas, at render.Point, n int, side float64) {
	r := render.Around(at, side, side)
	c.Circle(at.Add(render.Pt(1, 2)), side/2, render.Solid(render.Black.Fade(0.45)))
	c.Circle(at, side/2, render.Slope(150, render.Hex(0xE9F6F1), render.Hex(0x9CC9BC)))
	c.RingAt(at, side/2, 1.6, render.Solid(render.Hex(0x1F4A3E)))
	c.Icon(iconGhost, r.Inset(side*0.2), render.Hex(0x1F4A3E))
	if n != 1 {
		c.Count(render.Pt(r.Right()-2, r.Bottom()-3), n, t.Theme)
	}
}

// emblem draws an emblem; a dim one is not there.
func (t *table) emblem(c render.Canvas, r render.Rect, e rule.Emblem, on bool) {
	col := emblemColor[e]
	if !on {
		c = c.Faded(0.42)
	}
	at := r.Center()
	if e == rule.SpecialInterest {
		c.Round(r, r.W*0.2, render.Slope(150, render.Hex(0xF6D98C), col, col.Darker(0.4)))
		c.Frame(r, r.W*0.2, 1.4, render.Solid(render.Hex(0x5F3D12)))
		c.Icon(emblemIcon[e], r.Inset(r.W*0.16), render.Hex(0x2B1606))
		return
	}
	c.Circle(at, r.W/2, render.Slope(150, col.Lighter(0.35), col, col.Darker(0.4)))
	c.RingAt(at, r.W/2, 1.4, render.Solid(render.Hex(0xF1E3BC)))
	c.Icon(emblemIcon[e], r.Inset(r.W*0.16), render.Hex(0xFFF4DC))
}

// coin draws Influence: the scalloped brass rosette with a figure.
func (t *table) coin(c render.Canvas, r render.Rect, label string) {
	at := r.Center()
	rad := r.W / 2
	c.Circle(at.Add(render.Pt(1.5, 3)), rad, render.Solid(render.Black.Fade(0.4)))
	const petals = 16
	for i := range petals {
		p := render.SeatPoints(0, render.R(0, 0, 2, 2))[i*2]
		c.Circle(at.Add(render.Pt((p.X-1)*rad, (p.Y-1)*rad)), rad*0.24, render.Slope(145, render.Hex(0xF9E7AE), render.Hex(0xC08F36), render.Hex(0x7A5217)))
	}
	c.Circle(at, rad*0.92, render.Slope(145, render.Hex(0xFBEBB8), render.Hex(0xDBB054), render.Hex(0xA87C32)))
	c.RingAt(at, rad*0.76, 1.2, render.Solid(render.Hex(0x6B4613).Fade(0.7)))
	st := t.Theme.Number().With(render.Exo700).Sized(r.W * 0.42).In(render.Hex(0x2B1606))
	st.Floor = render.CaptionFloor
	if len(label) > 2 {
		st = st.Sized(r.W * 0.36)
	}
	c.TextIn(r, label, st, render.Center|render.Middle)
}

// objectiveIcon is the picture of an Objective.
func (t *table) objectiveIcon(k rule.Kind) string {
	return "deepstate/objective/" + t.IDOf(rule.RefObjective(k))
}

// picture is the picture of a thing by its ref.
func (t *table) picture(r rules.Ref) string {
	in := t.View.Info
	return "deepstate/" + map[string]string{"treaty": "treaty", "operation": "operation", "man": "man", "hoc-card": "hoc", "project": "project", "objective": "objective"}[in.Refs[r.Kind].Name] + "/" + t.IDOf(r)
}

// short is a shorter name of a card by the last part of its ID, "" for none.
func (t *table) short(id string) string {
	if id == "" || !t.View.House.Book.Has(words, "short."+id) {
		return ""
	}
	return t.T("short." + id)
}

// fits reports whether words have room in r in one size.
func fits(k render.Ruler, words string, st render.Style, r render.Rect) bool {
	for _, word := range strings.Fields(words) {
		if w, _ := k.Measure(word, st); w > r.W {
			return false
		}
	}
	b := k.Fit(words, st, r.W, r.H, render.Left, st.Size)
	return !b.Truncated()
}

// figure is a style of figures that may become small.
func (t *table) figure(size float64, col render.Color) render.Style {
	st := t.Theme.Number().With(render.Exo700).Sized(size).In(col)
	st.Floor = render.CaptionFloor
	return st
}

// caption is a style of words that a tip repeats at reading size.
func (t *table) caption(size float64, col render.Color) render.Style {
	st := t.Theme.Body().With(render.Sans600).Sized(size).In(col)
	st.Floor = render.CaptionFloor
	return st
}

// titled is a style of names.
func (t *table) titled(size float64, col render.Color) render.Style {
	st := t.Theme.Name().Sized(size).In(col)
	st.Floor = render.CaptionFloor
	st.Lead = size * 1.02
	return st
}

// signed draws a picture with a figure at its right and answers the room taken.
func (t *table) signed(c render.Canvas, x, y, side float64, icon string, tint render.Color, label string, st render.Style) float64 {
	c.Icon(icon, render.R(x, y, side, side), tint)
	b := c.Ruler().Line(label, st)
	w, h := b.Size()
	c.Block(b, x+side+4, y+(side-h)/2, st)
	return side + 4 + w
}
