package masters

import (
	"math"
	"slices"
	"strings"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules/masters"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// Report tells how a heist went: on its map with the ways that were walked, a row for
// everybody, what decided it, the noise over the rounds, and what it came to.
func (t *table) Report(m *match.Match, v *scenes.View) scenes.Report {
	t.v, t.s = v, v.Shown.(*masters.State)
	t.u = newUnits(render.R(0, 0, 1920, 1080), 1)
	t.todo = &choices{}
	x := t.recall(m)
	broke := t.broke(x)
	r := scenes.Report{
		Verdict: t.verdict(), Title: say(v, "tale.map", "heist", v.Text("name.heist."+info.Refs[kHeist].IDs[t.s.Heist])), Decided: t.decided(x, broke),
		Clock: t.clockTitle(x), Chart: true, Papers: t.slips(m, x, v), Medals: t.medals(x), Office: t.office(), Line: t.verdictLine(x),
	}
	if _, want := t.s.JewelsWon(); want > 0 {
		r.Gauge = t.paintGauge
	}
	for f := range t.s.Crew {
		if t.s.Crew[f].Here() {
			r.Rows = append(r.Rows, t.reportRow(x, f))
		}
	}
	slices.SortStableFunc(r.Rows, func(a, b scenes.ReportRow) int {
		switch {
		case a.Bad == b.Bad:
			return 0
		case a.Bad:
			return 1
		}
		return -1
	})
	if broke >= 0 {
		r.Broke, r.Where = x.steps[broke], say(v, "tale.look", "place", t.hexName(x.walks[broke].last()))
	}
	r.Board = func(c render.Canvas, at render.Rect, share float64) { t.paintTale(c, at, x, broke, share) }
	r.Strip = func(c render.Canvas, at render.Rect, share float64) { t.paintHush(c, at, x, broke, share) }
	return r
}

// last is where a figure was last, NoHex for nowhere.
func (w *hike) last() masters.Hex {
	if len(w.at) == 0 {
		return masters.NoHex
	}
	return w.at[len(w.at)-1].hex
}

// hexName is a hex by its name, an entrance by its number.
func (t *table) hexName(x masters.Hex) string {
	if x == masters.NoHex {
		return ""
	}
	if c := t.s.CellOn(x); c != masters.Nowhere && c.Outdoors() {
		return t.placeName(c)
	}
	return t.v.Name(ref(kHex, int(x)))
}

// bad reports whether a fate is a bust.
func (k fateKind) bad() bool {
	return k == fateGate || k == fateStuck || k == fateVan || k == fateGiven
}

// busts counts those of the crew that were busted.
func (x *story) busts() (n int) {
	for f := range x.walks {
		if x.walks[f].fate.bad() && f != masters.NPCFigure {
			n++
		}
	}
	return n
}

// verdict is the result in a few words.
func (t *table) verdict() string {
	got, want := t.s.JewelsWon()
	won := t.won()
	switch {
	case won && want > 0:
		return say(t.v, "tale.verdict.jewels", "n", got)
	case won:
		return say(t.v, "tale.verdict.won")
	case want > 0:
		return say(t.v, "tale.verdict.short", "n", got, "want", want)
	}
	return say(t.v, "tale.verdict.lost")
}

// verdictLine tells below it how many got away and how many did not.
func (t *table) verdictLine(x *story) string {
	out := 0
	for f := range x.walks {
		if k := x.walks[f].fate; f != masters.NPCFigure && (k == fateOut || k == fateHidden) {
			out++
		}
	}
	return say(t.v, "tale.line", "out", out, "busted", x.busts())
}

// won reports whether the job was done.
func (t *table) won() bool { return len(t.s.Outcome().Winners.List()) > 0 }

// reportRow is how it ended for a figure.
func (t *table) reportRow(x *story, f int) scenes.ReportRow {
	w := &x.walks[f]
	row := scenes.ReportRow{Seat: f, Name: t.figureName(f), Step: x.steps[f], Won: t.won() && w.fate == fateOut, Portrait: t.mugshot(f)}
	var sub []string
	if class := t.className(f); class != "" {
		sub = append(sub, class)
	}
	who, sits := t.v.Sitter(f)
	if sits && slices.ContainsFunc(t.v.Sitters, func(s scenes.Sitter) bool { return s.Name != who.Name }) {
		sub = append(sub, render.Escape(who.Name))
	} else if f != masters.NPCFigure && x.whole {
		sub = append(sub, say(t.v, "tale.noise", "n", w.noise)) // there is room for one of the two
	}
	row.Sub = strings.Join(sub, ", ")
	before := w.fate != fateNone && x.steps[f] == 0 // nothing tells how
	switch {
	case before && w.fate == fateOut:
		row.Stamp, row.Text = say(t.v, "tale.out"), say(t.v, "tale.out.before", "round", x.since)
	case before && w.fate == fateHidden:
		row.Stamp, row.Text = say(t.v, "tale.hid"), say(t.v, "tale.hid.before", "round", x.since)
	case before:
		row.Stamp, row.Bad, row.Text = say(t.v, "tale.busted"), true, say(t.v, "tale.busted.before", "round", x.since)
	case w.fate == fateOut:
		row.Stamp, row.Text = say(t.v, "tale.out"), t.outText(w)
	case w.fate == fateHidden:
		row.Stamp, row.Text = say(t.v, "tale.hid"), say(t.v, "tale.hid.text", "place", t.hexName(w.out))
	case w.fate.bad():
		row.Stamp, row.Bad, row.Text = say(t.v, "tale.busted"), true, t.bustText(x, f)
	default:
		row.Stamp, row.Bad, row.Text = say(t.v, "tale.left"), true, say(t.v, "tale.left.text")
	}
	return row
}

// outText tells how a figure got away and with what.
func (t *table) outText(w *hike) string {
	ran, rolled := 0, w.rolled
	for _, k := range w.at {
		if k.flight {
			ran++
		}
	}
	text := say(t.v, "tale.out.text", "place", t.hexName(w.out), "ran", ran, "rolled", rolled, "die", w.die, "need", w.need)
	if l := t.lootWords(w.loot, w.cash); l != "" {
		text += " " + say(t.v, "tale.brought", "list", l)
	}
	return text
}

// lootWords lists loot in words.
func (t *table) lootWords(list []masters.Loot, cash int) string {
	var l []string
	count := map[masters.Loot]int{}
	for _, k := range list {
		count[k]++
	}
	for k := range masters.Loot(masters.Loots) {
		switch n := count[k]; {
		case n == 0:
		case k == masters.Jewel:
			l = append(l, say(t.v, "tale.jewels", "n", n))
		default:
			l = append(l, t.v.Name(ref(kLoot, int(k))))
		}
	}
	if cash > 0 {
		l = append(l, say(t.v, "tale.cash", "n", cash))
	}
	return strings.Join(l, ", ")
}

// bustText tells where, how and with what a figure was busted.
func (t *table) bustText(x *story, f int) string {
	w := &x.walks[f]
	place := t.hexName(w.last())
	var text string
	switch {
	case w.fate == fateGate:
		text = say(t.v, "tale.gate.text", "place", place, "round", w.round)
	case w.fate == fateVan:
		text = say(t.v, "tale.van.text", "place", place, "round", w.round)
	case w.fate == fateGiven:
		text = say(t.v, "tale.given.text")
	case w.rolled && w.die < w.need:
		text = say(t.v, "tale.short.text", "place", place, "need", w.need, "die", w.die, "n", w.need-w.die)
	case w.rolled && t.exitTaken(x, f) < 0:
		text = say(t.v, "tale.stayed.text", "place", place)
	case t.exitTaken(x, f) >= 0:
		text = say(t.v, "tale.taken-exit.text", "place", place, "other", t.figureName(t.exitTaken(x, f)))
	default:
		text = say(t.v, "tale.stuck.text", "place", place, "odds", t.wayFrom(w.last()))
	}
	if l := t.lootWords(w.lost, 0); l != "" {
		text += " " + say(t.v, "tale.with", "list", l)
	}
	return text
}

// wayFrom is how many steps it is from a hex to the nearest exit as the board lies at
// the end, -1 where there is no way.
func (t *table) wayFrom(x masters.Hex) int {
	c := t.s.CellOn(x)
	if c == masters.Nowhere {
		return -1
	}
	goals := masters.Cells(0)
	for o := range t.s.Board.All() {
		if t.safe(o) {
			goals |= 1 << o
		}
	}
	ground := t.s.Board &^ (t.s.Chits.Locked | t.s.Remote[0] | t.s.Remote[1] | t.s.Doors)
	best := -1
	for o := range goals.All() {
		if l := way(t.s, c, o, ground); l != nil && (best < 0 || len(l) < best) {
			best = len(l)
		}
	}
	return best
}

// would reports whether the job would have been done if a figure had got out: it had with
// it what was still wanted, or was who was wanted.
func (t *table) would(x *story, f int) bool {
	w := &x.walks[f]
	count := func(k masters.Loot) (n int) {
		for _, l := range w.lost {
			if l == k {
				n++
			}
		}
		return n
	}
	switch got, want := t.s.JewelsWon(); t.s.Lacks() {
	case masters.LacksJewels:
		return got+count(masters.Jewel) >= want
	case masters.LacksDocuments, masters.LacksHideout:
		return count(masters.Documents) > 0
	case masters.LacksPerson:
		return f == masters.NPCFigure
	case masters.LacksBreakout:
		return f < len(t.s.Crew) && t.s.StartedInside(f)
	}
	return false
}

// broke is the figure at which it was lost: of those with whom the job would have been
// done the one that was the least short of getting away, else who was busted first of
// them; -1 for none and where the job was done.
func (t *table) broke(x *story) int {
	if t.won() {
		return -1
	}
	best, score := -1, 0
	for f := range x.walks {
		w := &x.walks[f]
		if !w.fate.bad() || x.steps[f] == 0 || !t.would(x, f) { // of whom nothing tells nothing can be shown
			continue
		}
		n := 100 - x.steps[f]/100
		if w.rolled && w.die < w.need {
			n += 300 - 10*(w.need-w.die)
		}
		if best < 0 || n > score {
			best, score = f, n
		}
	}
	return best
}

// decided is what turned it: of a job that was lost what was missing, and then at whom
// it failed; else the narrowest way out.
func (t *table) decided(x *story, broke int) string {
	if t.won() {
		return t.closest(x)
	}
	lines := []string{t.missing(x)}
	if broke >= 0 {
		w := &x.walks[broke]
		who, place := t.figureName(broke), t.hexName(w.last())
		switch short := w.need - w.die; {
		case w.rolled && short > 0:
			lines = append(lines, say(t.v, "tale.turn.wanted", "who", who, "n", short, "odds", chance(min(6, max(1, w.need)))))
		case w.fate == fateGate:
			lines = append(lines, say(t.v, "tale.turn.gate", "who", who, "place", place, "round", w.round))
		case t.exitTaken(x, broke) >= 0:
			lines = append(lines, say(t.v, "tale.turn.exit", "who", who, "place", place, "other", t.figureName(t.exitTaken(x, broke))))
		}
	}
	return strings.Join(lines, " ")
}

// missing is what of the objective was not done: what was wanted and where it is, and who
// was nearest to it.
func (t *table) missing(x *story) string {
	got, want := t.s.JewelsWon()
	switch t.s.Lacks() {
	case masters.LacksJewels:
		return say(t.v, "tale.miss.jewels", "n", want-got, "list", t.whereIs(x, masters.Jewel), "near", t.nearest(x, masters.Jewel))
	case masters.LacksDocuments:
		return say(t.v, "tale.miss.documents", "list", t.whereIs(x, masters.Documents), "near", t.nearest(x, masters.Documents))
	case masters.LacksHideout:
		return say(t.v, "tale.miss.hideout", "list", t.whereIs(x, masters.Documents), "near", t.nearest(x, masters.Documents))
	case masters.LacksFreedom:
		return say(t.v, "tale.miss.freedom", "who", t.figureName(masters.NPCFigure))
	case masters.LacksPerson:
		return say(t.v, "tale.miss.person", "who", t.figureName(masters.NPCFigure))
	case masters.LacksBreakout:
		return say(t.v, "tale.miss.breakout", "own", t.s.Heist.OwnExits())
	case masters.LacksPlan:
		return say(t.v, "tale.miss.plan")
	}
	return say(t.v, "tale.turn.goal", "goal", t.v.Text("goal."+info.Refs[kHeist].IDs[t.s.Heist]))
}

// whereIs tells where loot of a kind is that nobody brought out: where it lies, and with
// whom it was taken.
func (t *table) whereIs(x *story, kind masters.Loot) string {
	var l []string
	for c := range t.s.Board.All() {
		if c.Outdoors() {
			continue
		}
		for _, k := range t.s.LootOn(c) {
			if k == kind {
				l = append(l, say(t.v, "tale.lay", "place", t.hexName(t.s.HexOf(c))))
			}
		}
	}
	for f := range x.walks {
		if slices.Contains(x.walks[f].lost, kind) {
			l = append(l, say(t.v, "tale.taken", "who", t.figure(f)))
		}
	}
	return strings.Join(l, ", ")
}

// nearest tells who ended nearest to loot that lies inside and how many steps away, over the
// tiles as they are; "" where nobody had it within reach.
func (t *table) nearest(x *story, kind masters.Loot) string {
	best, far := -1, 0
	for c := range t.s.Board.All() {
		if c.Outdoors() || !slices.Contains(t.s.LootOn(c), kind) {
			continue
		}
		for f := range int(t.s.Seats) {
			from := t.s.CellOn(x.walks[f].last())
			if from == masters.Nowhere || len(x.walks[f].at) == 0 {
				continue
			}
			n := 0
			if from != c {
				l := way(t.s, from, c, t.s.Board)
				if l == nil {
					continue
				}
				n = len(l)
			}
			if best < 0 || n < far {
				best, far = f, n
			}
		}
	}
	if best < 0 {
		return ""
	}
	return say(t.v, "tale.near", "who", t.figureName(best), "n", far)
}

// exitTaken is who got out where a figure was caught, in a job in which each exit lets one
// out; -1 for nobody.
func (t *table) exitTaken(x *story, f int) int {
	if !t.s.Heist.OwnExits() || f == masters.NPCFigure {
		return -1
	}
	at := x.walks[f].last()
	for o := range int(t.s.Seats) {
		if w := &x.walks[o]; o != f && w.fate == fateOut && w.out == at && at != masters.NoHex {
			return o
		}
	}
	return -1
}

// closest is the narrowest escape of a heist that succeeded, and who paid for it where
// nobody was that close.
func (t *table) closest(x *story) string {
	best := -1
	for f := range x.walks {
		w := &x.walks[f]
		if w.fate == fateOut && w.rolled && (best < 0 || w.die-w.need < x.walks[best].die-x.walks[best].need) {
			best = f
		}
	}
	if best >= 0 {
		w := &x.walks[best]
		return say(t.v, "tale.close", "who", t.figure(best), "need", w.need, "die", w.die, "odds", chance(min(6, max(1, w.need))))
	}
	var caught []string
	for f := range x.walks {
		if x.walks[f].fate.bad() && f != masters.NPCFigure {
			caught = append(caught, t.figureName(f))
		}
	}
	if len(caught) > 0 {
		return say(t.v, "tale.paid-for", "n", len(caught), "list", strings.Join(caught, ", "), "own", t.s.Heist.OwnExits())
	}
	return say(t.v, "tale.easy")
}

// clockTitle heads the strip of the noise.
func (t *table) clockTitle(x *story) string {
	n := 0
	for _, k := range x.noise {
		if k.alert {
			n++
		}
	}
	return say(t.v, "tale.strip", "n", n)
}

// slips are the receipt, the levels and what comes next.
func (t *table) slips(m *match.Match, x *story, v *scenes.View) (l []scenes.ReportPaper) {
	s := t.s
	parts := map[string]int{}
	for _, p := range s.Outcome().Seats[0].Parts {
		parts[p.Key] = p.Points
	}
	money := func(n int) string { return say(v, "tale.money", "n", n) }
	cash := scenes.ReportPaper{Title: say(v, "tale.receipt")}
	cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.before"), Value: money(int(s.Start))})
	rest := parts["cash"]
	for f := range x.walks {
		if n := x.walks[f].cash; n > 0 {
			cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.from", "who", t.figureName(f)), Value: "+" + money(n)})
			rest -= n
		}
	}
	if rest != 0 {
		cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.spent"), Value: signedMoney(v, rest)})
	}
	if s.Heist.Card().Reward > 0 {
		line := scenes.ReportLine{Text: say(v, "tale.reward"), Value: "+" + money(parts["reward"])}
		if parts["reward"] == 0 {
			line = scenes.ReportLine{Text: say(v, "tale.unpaid"), Value: money(0)}
		}
		cash.Lines = append(cash.Lines, line)
	}
	if parts["bet"] != 0 {
		cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.bet"), Value: signedMoney(v, parts["bet"])})
	}
	cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.after"), Value: money(int(s.Team)), Sum: true})
	if s.Heist.Card().Reward > 0 && parts["reward"] > 0 {
		cash.Stamp = say(v, "tale.paid")
	}
	if got, _ := s.JewelsWon(); got > 0 {
		cash.Lines = append(cash.Lines, scenes.ReportLine{Text: say(v, "tale.kept", "n", got)})
	}
	l = append(l, cash)
	return append(l, t.nextSlip(x, v))
}

// signedMoney is an amount with its sign.
func signedMoney(v *scenes.View, n int) string {
	if n < 0 {
		return text.Less(say(v, "tale.money", "n", -n))
	}
	return "+" + say(v, "tale.money", "n", n)
}

// busy is how many places somebody was on who took part in a heist.
const busy = 4

// medals are what will be remembered of the heist: what River City counts as well, and who
// made the least noise.
func (t *table) medals(x *story) (l []scenes.Medal) {
	a := t.s.Account()
	for _, k := range []struct {
		on        bool
		key, icon string
	}{
		{a.SilentRound, "silent", "masters/noise"}, {a.Untouched, "untouched", "common/star"}, {a.Unlucky, "unlucky", "common/dice"},
		{a.Success && a.TwoEmpty, "empty", "masters/idea"}, {a.AllInside, "inside", "masters/exit"},
	} {
		if k.on {
			l = append(l, scenes.Medal{Icon: k.icon, Title: say(t.v, "tale.medal."+k.key), Text: say(t.v, "tale.feat."+k.key)})
		}
	}
	best := -1
	for f := range int(t.s.Seats) {
		if len(x.walks[f].at) < busy { // who did nothing was quiet without an effort
			continue
		}
		if best < 0 || x.walks[f].noise < x.walks[best].noise {
			best = f
		}
	}
	if best >= 0 && t.s.Round > 1 && x.whole {
		l = append(l, scenes.Medal{
			Icon: "masters/move", Title: say(t.v, "tale.medal.quiet"),
			Text: say(t.v, "tale.feat.quiet", "who", t.figureName(best), "n", x.walks[best].noise, "rounds", int(t.s.Round)),
		})
	}
	return l
}

// office is whose paper the report is: the police's where the job was lost, that of
// the house that buys where it was done.
func (t *table) office() scenes.Office {
	name, about, icon := "tale.office.police", "tale.office.police.about", "masters/guard"
	if t.won() {
		name, about, icon = "tale.office.buyer", "tale.office.buyer.about", "masters/jewel"
	}
	return scenes.Office{Icon: icon, Name: say(t.v, name), About: say(t.v, about, "heist", t.v.Text("name.heist."+info.Refs[kHeist].IDs[t.s.Heist]))}
}

// paintGauge shows the jewels that the job wants: those that were brought out shine.
func (t *table) paintGauge(c render.Canvas, at render.Rect) {
	got, want := t.s.JewelsWon()
	d := min(at.H, at.W/float64(max(1, want)))
	for i := range want {
		hex := render.Around(render.Pt(at.Right()-d*(float64(want-i)-0.5), at.Center().Y), d*0.92, d*0.92)
		pts := hexagon(hex)
		if i < got {
			c.Polygon(pts, render.Slope(120, render.Hex(0x2E6FD0), render.Hex(0x0B2A66)))
			c.Line(pts, 1.5, render.Hex(0x071C42), true)
			c.Icon(lootIcon(masters.Jewel), hex.Inset(d*0.2), render.Hex(0x9FF6FF))
			continue
		}
		c.Dashes(pts, 2, render.Hex(0x8A7A5A), 5, 4, 0, true)
		c.Icon(lootIcon(masters.Jewel), hex.Inset(d*0.2), render.Hex(0x8A7A5A).Fade(0.55))
	}
}

// hexagon is a hexagon that stands on its point, in a box.
func hexagon(r render.Rect) (pts []render.Point) {
	for i := range 6 {
		s, c := math.Sincos(math.Pi/6 + float64(i)*math.Pi/3)
		pts = append(pts, r.Center().Add(render.Pt(c*r.W/2, s*r.H/2)))
	}
	return pts
}

// nextSlip tells what comes next: in a campaign the level-ups and who must be got out
// of the County, else the same job anew.
func (t *table) nextSlip(x *story, v *scenes.View) scenes.ReportPaper {
	s := t.s
	p := scenes.ReportPaper{Title: say(v, "tale.next")}
	add := func(text, value string) { p.Lines = append(p.Lines, scenes.ReportLine{Text: text, Value: value}) }
	if !v.Career {
		if x := s.Heist.Card().Unlocks; x != masters.NoFixer {
			add(say(v, "tale.next.campaign", "fixer", v.Name(ref(kFixer, int(x)))), "")
		}
		add(say(v, "tale.next.again"), "")
		return p
	}
	for f := range int(s.Seats) {
		level := t.levelOf(f)
		if level < 4 {
			add(say(v, "tale.level", "who", t.figureName(f), "busted", x.walks[f].fate.bad()), itoa(level)+" → "+itoa(level+1))
		}
	}
	if k := s.Heist.Card().Unlocks; t.won() && k != masters.NoFixer && !s.Fixers.Has(k) && !s.Hired.Has(k) {
		add(say(v, "tale.joins", "fixer", v.Name(ref(kFixer, int(k)))), "")
	}
	if n := x.busts(); n > 0 {
		add(say(v, "tale.county", "n", n), "")
	}
	return p
}

// levelOf is the level of a figure: one more than its cards that are pro.
func (t *table) levelOf(f int) int {
	fig := &t.s.Crew[f]
	n := 1
	if fig.Card.Pro() {
		n++
	}
	for _, k := range fig.Skills {
		if k != masters.NoSkill && k != k.Root() {
			n++
		}
	}
	return n
}

// mugshot is the portrait of a figure on the police's slate.
func (t *table) mugshot(f int) func(c render.Canvas, at render.Rect) {
	icon := characterIcon(t.iconIndex(f))
	return func(c render.Canvas, at render.Rect) {
		col := c.Kit().Seat(theme, f)
		c = c.Turned(float64(f%3-1)*1.6, at.Center())
		c.Shadow(at, 1)
		c.Fill(at, render.Solid(render.Hex(0xFBF7EC)))
		in := at.Inset(at.W * 0.07)
		c.Fill(in, render.Slope(120, col.Lighter(0.2), col, col.Darker(0.35)))
		cut := c.Clipped(in)
		for y := in.Y + in.H*0.12; y < in.Bottom(); y += in.H * 0.14 {
			cut.Fill(render.R(in.X, y, in.W, 1), render.Solid(render.Black.Fade(0.25)))
		}
		dark := render.Hex(0x0B1526)
		head := render.Pt(in.Center().X, in.Y+in.H*0.36)
		cut.Ellipse(render.Around(render.Pt(in.Center().X, in.Bottom()), in.W*0.86, in.H*0.72), render.Solid(dark))
		cut.Circle(head, in.H*0.22, render.Solid(dark))
		slate := render.Around(render.Pt(in.Center().X, in.Y+in.H*0.8), in.W*0.56, in.H*0.32)
		cut.Round(slate, 2, render.Solid(render.Hex(0x05090F)))
		cut.Frame(slate, 2, 1, render.Solid(render.White.Fade(0.8)))
		d := slate.H * 0.86
		cut.Icon(icon, render.Around(slate.Center(), d, d), render.White)
	}
}
