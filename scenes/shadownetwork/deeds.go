package shadownetwork

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/shadownetwork"
)

// What the Lone Syndicate did since the viewer decided last, section by section
// as its rules go: the card, the way to the city, what it took and leaked, the
// black market, its Handler, its briefcases, its milestones.

// deed is a turn of the Lone Syndicate, or its Analysis in Upkeep.
type deed struct {
	card        rule.Action // NoAction in Upkeep
	to          rule.City
	lay         int // leaked things there
	took        rule.Goods
	leaks       []leak
	recruits    bool
	hired, used rule.Handler
	brought     rule.Pieces
	cases       rule.Pieces
	milestones  int
	contract    rule.Contract
	from, end   int // Influence before and after
}

// leak is what leaked onto a city.
type leak struct {
	what any
	n    int
	onto rule.City
}

// deeds are the turns since the viewer decided last.
type deeds struct {
	list   []deed
	over   bool // the viewer has been asked since
	closed bool // the paper was put away
}

// step is a part of the Lone Syndicate's board that it acts on.
type step uint8

const (
	noStep step = iota
	stepCard
	stepPlace
	stepLeak
	stepMarket
	stepHandler
	stepLedger
	stepContract
)

// stepOf is the part of the board that events of the Lone Syndicate are about.
var stepOf = map[string]step{
	"action": stepCard, "placed": stepPlace, "took": stepPlace, "leaked": stepLeak, "recruited": stepMarket, "hired": stepHandler, "used": stepHandler,
	"filed": stepLedger, "briefcase": stepLedger, "milestone": stepLedger, "emptied": stepContract, "drew": stepContract,
}

// note remembers what an event tells of the Lone Syndicate's turn.
func (t *table) note(was, now *rule.State, name string, side rule.Side, e rules.Event) {
	if !now.Solo() {
		return
	}
	if t.deeds.over {
		t.deeds = deeds{}
	}
	d := &t.deeds
	mine := side == rule.Syndicate
	begins := name == "action" || mine && now.Phase == rule.Upkeep && (len(d.list) == 0 || d.list[len(d.list)-1].card != rule.NoAction) && (name == "used" || name == "filed" || name == "briefcase")
	if begins {
		x := deed{card: rule.NoAction, to: rule.NoCity, hired: rule.NoHandler, used: rule.NoHandler, contract: rule.NoContract, from: int(was.Rival.Influence), end: int(was.Rival.Influence)}
		if name == "action" {
			x.card = now.Rival.Card
		}
		d.list = append(d.list, x)
	}
	if len(d.list) == 0 || !mine && name != "leaked" || name == "wages" || name == "returned" {
		return
	}
	x := &d.list[len(d.list)-1]
	if name == "leaked" && (now.Phase == rule.Upkeep || x.card == rule.NoAction || e.From.Kind != rule.RefTile(0).Kind) {
		return
	}
	x.note(was, name, e)
	x.end = int(now.Rival.Influence)
}

func (x *deed) note(was *rule.State, name string, e rules.Event) {
	n := int(e.N)
	switch name {
	case "placed":
		if k, ok := rule.OnCity(e.To); ok {
			x.to = k
			x.lay = was.Cities[k].Leaked.Sum() + int(was.Cities[k].Influence)
		}
	case "took":
		k, _ := rule.OnColour(e.What)
		if _, ok := rule.OnHandler(e.From); ok {
			x.brought[k] += uint8(n)
			return
		}
		x.took.Of[k] += uint8(n)
	case "influence":
		if _, row := rule.OnRow(e.From); !row {
			x.took.Influence += uint8(n)
		}
	case "leaked":
		k, _ := rule.OnCity(e.To)
		x.leaks = append(x.leaks, leak{movedBy(e), n, k})
	case "recruited":
		x.recruits = true
	case "hired":
		x.hired, _ = rule.OnHandler(e.What)
	case "used":
		x.used, _ = rule.OnHandler(e.What)
	case "briefcase":
		k, _ := rule.OnRow(e.What)
		x.cases[k]++
	case "milestone":
		x.milestones++
	case "drew":
		x.contract, _ = rule.OnContract(e.What)
	}
}

// movedBy is the thing that an event moves: a piece or Influence.
func movedBy(e rules.Event) any {
	if k, ok := rule.OnColour(e.What); ok {
		return k
	}
	return coin(1)
}

// rows are a turn in rows, a section each.
func (t *table) rows(x *deed) (l [][]any) {
	city := func(k rule.City) string { return t.v.Name(rule.RefCity(k)) }
	if x.card == rule.NoAction {
		l = append(l, []any{icon("clock"), t.T("deed.upkeep")})
	} else {
		l = append(l, []any{icon("pin"), t.T("deed.card", "number", int(x.card)+1, "city", city(x.card.Card().Start))})
	}
	if x.to != rule.NoCity {
		why := t.T("deed.stays", "city", city(x.to), "n", rule.SyndicateTarget)
		if x.lay >= rule.SyndicateTarget {
			why = t.T("deed.goes", "city", city(x.to), "n", x.lay)
		}
		l = append(l, []any{icon("arrow-right"), why})
		took := compact(&x.took.Of)
		if x.took.Influence > 0 {
			took = append(took, itoa(int(x.took.Influence)), coin(1))
		}
		if len(took) > 0 {
			l = append(l, append([]any{icon("load"), t.T("deed.takes")}, took...))
		}
	}
	if len(x.leaks) > 0 {
		for _, k := range x.leaks {
			l = append(l, []any{icon("arrow-down"), t.T("deed.leaks"), itoa(k.n), k.what, city(k.onto)})
		}
	}
	if x.recruits {
		l = append(l, []any{icon(iconMarket), t.T("deed.recruits")})
	}
	if x.hired != rule.NoHandler {
		l = append(l, []any{icon(iconMarket), t.T("deed.hires", "name", t.v.Name(rule.RefHandler(x.hired)))})
	}
	if x.used != rule.NoHandler {
		l = append(l, append([]any{icon("person"), t.T("deed.uses", "name", t.v.Name(rule.RefHandler(x.used)))}, compact(&x.brought)...))
	}
	if x.cases.Sum() > 0 {
		parts := []any{icon("lock"), t.T("deed.cases")}
		for k, n := range x.cases {
			if n > 1 {
				parts = append(parts, itoa(int(n)))
			}
			if n > 0 {
				parts = append(parts, briefcase{rule.Colour(k)})
			}
		}
		l = append(l, parts)
	}
	if x.milestones > 0 {
		l = append(l, []any{icon("check"), t.T("deed.milestones", "n", x.milestones)})
	}
	if x.contract != rule.NoContract {
		l = append(l, []any{icon("flag"), t.T("deed.contract", "name", t.v.Name(rule.RefContract(x.contract)), "n", int(x.contract.Card().TurnIn))})
	}
	return append(l, []any{icon(iconCoin), t.T("deed.influence", "from", x.from, "end", x.end)})
}

// paper is what the paper of the last turns says, the newest below; turns for
// which there is no room keep their first and last row.
func (t *table) paper(room int) (rows [][]any, heads []int) {
	all := make([][][]any, len(t.deeds.list))
	n := 0
	for i := range t.deeds.list {
		all[i] = t.rows(&t.deeds.list[i])
		n += len(all[i])
	}
	for i := range all {
		if n > room && i < len(all)-1 {
			n -= len(all[i]) - 2
			all[i] = [][]any{all[i][0], all[i][len(all[i])-1]}
		}
		heads = append(heads, len(rows))
		rows = append(rows, all[i]...)
	}
	return rows, heads
}

// layDeeds lists the paper that tells the Lone Syndicate's last turns; pressing
// it puts it away until the next one.
func (t *table) layDeeds(b *ui.Builder) {
	d := &t.deeds
	if !t.s.Solo() || len(d.list) == 0 || d.closed || t.v.Showing || !t.v.Asked || t.v.House != nil && t.v.House.Settings.NoRecap {
		return
	}
	// It lies on the log, which says the same at length.
	const least, most, head = 29.0, 42.0, 40.0
	log := t.plan.log
	room := int((log.H - head - 12) / least)
	rows, heads := t.paper(room)
	if len(rows) > room { // the newest rows matter most
		rows, heads = rows[len(rows)-room:], nil
	}
	line := min(most, (log.H-head-12)/float64(len(rows)))
	r := render.R(log.X-4, log.Y-2, log.W+8, log.H+4)
	title := t.T("deed.title", "name", t.called(rule.Syndicate))
	x := t.thing("deeds", r, ui.LayerFront, title, func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 4)
		c.Round(r, 2, render.Solid(render.Hex(0xFAF3DC)))
		c.Frame(r, 2, 1.2, render.Solid(render.Hex(0x8A7A4A)))
		t.fit(c, render.R(r.X+14, r.Y+6, r.W-60, head-8), title, t.typed(19, render.Hex(0x8A1F16)), render.Left|render.Middle, 18, 17, 16, 15)
		c.Icon("cross", render.R(r.Right()-32, r.Y+11, 18, 18), render.Hex(0x6A5A34))
		for i, parts := range rows {
			at := render.R(r.X+12, r.Y+head+line*float64(i), r.W-22, line)
			for _, k := range heads {
				if i == k {
					c.Fill(render.R(r.X+8, at.Y, r.W-16, line), render.Solid(render.Hex(0xE9E2BE)))
				}
			}
			t.paintStrip(c.Clipped(at), at, parts, 20, t.small(17, t.theme.Ink), render.Left)
		}
		if st.Hot() {
			c.Frame(r.Inset(-2), 4, 3, render.Solid(t.theme.Focus))
		}
	})
	x.Press = func() { d.closed = true; t.relay() }
	x.Tip = func() ui.Tip { return ui.Tip{Title: title, Body: t.T("deed.away")} }
	x.Modest, x.Keeps = true, true
	x.Sound = soundPaper
	b.Group("deeds")
	b.Add(x)
}

// relay lets the table be laid anew when only the way it is looked at has
// changed.
func (t *table) relay() {
	if t.v.Stage != nil {
		t.v.Stage.Rebuild()
	}
}
