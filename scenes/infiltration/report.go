package infiltration

import (
	"cmp"
	"slices"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/infiltration"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// story is what the events of a match tell of its end.
type story struct {
	walks [6]walk   // by operative
	clock []tick    // proximity at the end of each round
	last  roll      // the die that was rolled last
	spent int       // proximity before that die
	jump  bool      // the mercs came by something else than a die:
	cause rules.Ref // this person, card or room
	by    int       // so much closer
	since tick      // where it is known from
}

// walk is the way of an operative through the facility.
type walk struct {
	rooms  []rule.Place // where it stood, one after the other
	round  int          // in which it left or was caught, 0: before what is known
	at     int          // proximity then
	tokens int
	fate   rule.Place // Out, Captured, or where it stands
	where  rule.Place // in which room it was caught
}

// tick is a round on the clock.
type tick struct{ round, proximity, alarm int }

// roll is a die at the end of a round, with the alarm that is added.
type roll struct {
	who      rules.Ref
	die      int
	alarm    int
	happened bool
}

// read follows the events of a match. Matches that go on from a stored position
// are read from there.
func read(m *match.Match) *story {
	x := &story{}
	s := m.At(0).(*rule.State)
	prox, alarm, round := int(s.Proximity), int(s.Alarm), int(s.Round)
	x.since = tick{m.Since(), prox, alarm}
	for _, o := range s.InPlay() {
		x.walks[o] = walk{rooms: []rule.Place{s.Ops[o].Place}, fate: s.Ops[o].Place, where: rule.Captured, tokens: int(s.Ops[o].Tokens)}
	}
	var doing rules.Ref // what acts
	for _, st := range m.Steps() {
		for _, e := range st.Events {
			o, who := rule.OnOperative(e.Who)
			switch e.Kind {
			case rule.EvRound:
				if round > 0 {
					x.clock = append(x.clock, tick{round, prox, alarm})
				}
				round = int(e.N)
			case rule.EvAlarm:
				alarm = int(e.N)
			case rule.EvDie:
				x.last, x.spent, x.jump = roll{e.Who, int(e.N), int(e.M), true}, prox, false
				doing = rules.Ref{}
			case rule.EvNPCActs:
				doing = e.Who
			case rule.EvFlipped, rule.EvPlayed, rule.EvInterface, rule.EvNPCFlipped:
				doing = e.What
			case rule.EvProximity:
				if !x.last.happened || min(rule.ProximityMax, x.spent+x.last.die+x.last.alarm) != int(e.N) {
					x.jump = true
					if int(e.N) > prox {
						x.cause, x.by = doing, int(e.N)-prox
					}
				}
				prox = int(e.N)
			}
			if !who {
				continue
			}
			w := &x.walks[o]
			switch e.Kind {
			case rule.EvMoved:
				if to, ok := rule.OnPlace(e.To); ok {
					w.rooms, w.fate = append(w.rooms, to), to
				}
			case rule.EvCollected:
				w.tokens += int(e.N)
			case rule.EvEscaped:
				w.rooms, w.fate, w.round, w.at = append(w.rooms, rule.Out), rule.Out, round, prox
			case rule.EvCaptured:
				w.where, _ = rule.OnPlace(e.From)
				w.fate, w.round, w.at = rule.Captured, round, prox
			}
		}
	}
	x.clock = append(x.clock, tick{round, prox, alarm})
	return x
}

// Report tells who got out, who was caught where and at which roll, and what
// decided it, with the walks drawn on the tower.
func (t *table) Report(m *match.Match, v *scenes.View) scenes.Report {
	t.see(v)
	x := read(m)
	out := m.Outcome()
	r := scenes.Report{Title: t.T("report.tower"), Clock: t.T("report.clock"), Decided: t.decided(x, out)}
	r.Verdict = t.verdict(x, out)
	for _, o := range t.s.InPlay() {
		r.Rows = append(r.Rows, t.row(x, o, out))
	}
	worth := func(row scenes.ReportRow) int { return out.Seats[row.Seat].Total }
	slices.SortStableFunc(r.Rows, func(a, b scenes.ReportRow) int {
		if a.Won != b.Won {
			if a.Won {
				return -1
			}
			return 1
		}
		if c := cmp.Compare(worth(b), worth(a)); c != 0 {
			return c
		}
		return cmp.Compare(a.Seat, b.Seat)
	})
	r.Board = func(c render.Canvas, at render.Rect, share float64) { t.paintWalks(c, at, x, share) }
	r.Strip = func(c render.Canvas, at render.Rect, share float64) { t.paintClock(c, at, x, share) }
	return r
}

// row is how it ended for an operative.
func (t *table) row(x *story, o rule.Operative, out rules.Outcome) scenes.ReportRow {
	seat := int(t.s.Ops[o].Seat)
	w := &x.walks[o]
	row := scenes.ReportRow{
		Seat: seat, Name: t.text("name", rule.RefOperative(o)), Sub: render.Escape(t.sitter(o).Name), Won: out.Winners.Has(seat), Total: itoa(out.Seats[seat].Total),
		Portrait: func(c render.Canvas, at render.Rect) {
			drawPortrait(c, render.Around(at.Center(), at.H*84/124, at.H), t.Theme, t.portrait(o), seat)
		},
	}
	if w.fate == rule.Out {
		row.Stamp, row.Text = t.T("report.out"), t.T("report.out.text", "round", w.round, "proximity", w.at, "n", w.tokens)
		if w.round == 0 {
			row.Text = t.T("report.out.before", "round", x.since.round, "n", w.tokens)
		}
		if st := &t.s.Ops[o]; st.Protos > 0 || st.File {
			row.Text += " " + t.T("report.specials", "n", int(st.Protos), "file", st.File)
		}
		return row
	}
	row.Stamp, row.Bad, row.Total = t.T("report.caught"), true, "0"
	if out.Seats[seat].Total > 0 { // its other operative got out
		row.Total = ""
	}
	if w.round == 0 {
		row.Text = t.T("report.caught.before", "round", x.since.round)
		return row
	}
	row.Text = t.T("report.caught.text", "room", t.roomWords(w.where), "round", w.round, "n", w.tokens, "steps", stepsOut(w.where))
	return row
}

// stepsOut is how many rooms a place is from the way out, on foot.
func stepsOut(p rule.Place) int {
	if !p.InLine() {
		return 0
	}
	return int(p) + 1
}

// roomWords names a room by number and card.
func (t *table) roomWords(p rule.Place) string {
	name := t.text("name", rule.RefRoom(t.s.Rooms[p].Card))
	if !p.InLine() {
		return t.T("report.secret", "room", name)
	}
	return t.T("report.room", "number", int(p)+1, "room", name)
}

// verdict is the result in a few words.
func (t *table) verdict(x *story, out rules.Outcome) string {
	caught := 0
	for _, o := range t.s.InPlay() {
		if x.walks[o].fate == rule.Captured {
			caught++
		}
	}
	winners := out.Winners.List()
	switch {
	case len(winners) == 0:
		return t.T("report.verdict.nobody")
	case len(winners) > 1:
		return ""
	case winners[0] == t.Seat:
		return t.T("report.verdict.you", "n", out.Seats[winners[0]].Total, "caught", caught)
	}
	return t.T("report.verdict.rival", "name", t.seatCall(winners[0]), "n", out.Seats[winners[0]].Total, "caught", caught)
}

// decided is the smallest thing that turned it: the die that brought the mercs,
// a prize, or the margin.
func (t *table) decided(x *story, out rules.Outcome) string {
	var lines []string
	lost := t.nearest(x)
	if lost != nobody {
		w := &x.walks[lost]
		name := t.text("name", rule.RefOperative(lost))
		most := rule.ProximityMax - 1 - x.spent - x.last.alarm // the highest die that does not bring them
		switch {
		case x.jump || !x.last.happened:
			cause := ""
			if x.cause.Kind != rules.None {
				cause = t.View.Name(x.cause)
			}
			lines = append(lines, t.T("report.decided.jump", "cause", cause, "by", x.by, "name", name, "steps", stepsOut(w.where)))
		case most < 1:
			lines = append(lines, t.T("report.decided.sure", "proximity", x.spent, "alarm", x.last.alarm, "name", name, "steps", stepsOut(w.where)))
		default:
			lines = append(lines, t.T("report.decided.die", "die", x.last.die, "proximity", x.spent, "alarm", x.last.alarm, "most", most, "name", name, "steps", stepsOut(w.where)))
		}
	}
	winners := out.Winners.List()
	if len(winners) != 1 {
		return joined(lines)
	}
	best, second := out.Seats[winners[0]].Total, 0
	for seat, s := range out.Seats {
		if seat != winners[0] {
			second = max(second, s.Total)
		}
	}
	prizes := 0
	for _, p := range out.Seats[winners[0]].Parts {
		if p.Key != "data" {
			prizes += p.Points
		}
	}
	name := t.seatCall(winners[0])
	switch {
	case second == 0:
		lines = append(lines, t.T("report.decided.alone", "name", name))
	case best-second <= prizes && best > second:
		lines = append(lines, t.T("report.decided.prize", "name", name, "n", best-second, "prizes", prizes))
	case best > second:
		lines = append(lines, t.T("report.decided.margin", "name", name, "n", best-second))
	}
	return joined(lines)
}

// joined is lines one below the other.
func joined(lines []string) (s string) {
	for i, l := range lines {
		if i > 0 {
			s += "\n"
		}
		s += l
	}
	return s
}

// nearest is who was caught closest to the way out, nobody where all got away.
func (t *table) nearest(x *story) rule.Operative {
	best := nobody
	for _, o := range t.s.InPlay() {
		w := &x.walks[o]
		if w.fate == rule.Captured && w.where.InLine() && (best == nobody || w.where < x.walks[best].where) {
			best = o
		}
	}
	return best
}

// paintWalks draws the tower as it was found, and over it the way of every
// operative in the colour and with the mark of its seat.
func (t *table) paintWalks(c render.Canvas, at render.Rect, x *story, share float64) {
	const side, foot, gap, turn = 0.075, 44.0, 6.0, 44.0 // turn: what ways have of the secret room, beside its name
	floors := at.Pad(at.W*side, 0, 0, foot)
	h := (floors.H - gap*2) / 2
	w := (floors.W - gap*5) / 6
	small := t.Theme.Body().Sized(15)
	small.Floor = render.CaptionFloor
	secret, apart := "", 0.0 // its name, and how wide it is
	if t.s.Revealed(rule.Secret) {
		secret = t.text("name", rule.RefRoom(t.s.Rooms[rule.Secret].Card))
		apart, _ = c.Ruler().Measure(secret, small)
		apart = min(apart+18, floors.W*0.6)
	}
	place := func(p rule.Place) render.Rect {
		switch {
		case p == rule.Secret:
			return render.R(floors.Right()-apart-turn, at.Bottom()-foot+4, apart+turn, foot-6)
		case !p.InLine():
			return render.R(at.X, floors.Bottom()-h, at.W*side-gap, h)
		case p < 6:
			return render.R(floors.X+float64(p)*(w+gap), floors.Bottom()-h, w, h)
		}
		return render.R(floors.X+float64(p-6)*(w+gap), floors.Y, w, h)
	}
	named := 0.0 // how high the highest name stands
	for p := rule.Entry; p <= rule.Secret; p++ {
		r := place(p)
		if !t.s.Revealed(p) {
			if p.InLine() {
				c.Round(r, 4, render.Solid(render.Hex(0x10191C)))
				c.TextIn(r, itoa(int(p)+1), t.Theme.Number().Sized(24).In(t.Theme.Disabled), render.Center|render.Middle)
			}
			continue
		}
		name := t.text("name", rule.RefRoom(t.s.Rooms[p].Card))
		if p == rule.Secret {
			c.Round(r, 4, render.Solid(render.Hex(0x1B2A2E)))
			continue
		}
		c.Round(r, 4, render.Solid(render.Hex(0x0A1013)))
		cut := c.Clipped(r)
		f := max(r.W/190, r.H/138)
		drawScene(cut.Faded(0.5), render.Around(r.Center(), 190*f, 138*f), t.Theme, t.IDOf(rule.RefRoom(t.s.Rooms[p].Card)))
		name = itoa(int(p)+1) + " " + name
		words := c.Ruler().Wrap(name, small, r.W-9, render.Left) // on two lines where the room is narrow
		if words.Lines() > 2 || words.Broken() {
			name = itoa(int(p) + 1)
			words = c.Ruler().Line(name, small)
		}
		_, high := words.Size()
		plate := render.R(r.X, r.Y, r.W, high+6)
		named = max(named, plate.H)
		c.Fill(plate, render.Solid(render.Hex(0x05090B).Fade(0.82)))
		c.TextFit(plate.Pad(5, 0, 4, 0), name, small, render.Left|render.Middle, 14, 13)
	}
	out := place(rule.Out)
	c.Round(out, 4, render.Solid(t.Theme.Accent.Fade(0.16)))
	c.Icon(iconEscape, render.Around(out.Center(), min(out.W*0.7, 34), min(out.W*0.7, 34)), t.Theme.Accent)
	crew := t.s.InPlay()
	for i, o := range crew {
		t.paintWalk(c, x, o, func(p rule.Place, back bool) render.Point {
			r := place(p)
			lanes, lane, side := r.Pad(0, named+4, 0, 4), (float64(i)+0.5)/float64(2*len(crew)), -0.12
			if p == rule.Secret { // its name stands beside the ways, not above them
				r = r.Pad(apart, 0, 0, 0)
				lanes = r.Pad(0, 3, 0, 3)
			}
			if back {
				lane, side = lane+0.5, 0.12
			}
			return render.Pt(r.Center().X+r.W*side, lanes.Y+lanes.H*lane)
		}, share)
	}
	if r := place(rule.Secret); secret != "" { // ways to it lead behind its name
		c.Round(r.Pad(0, 0, turn, 0), 4, render.Solid(render.Hex(0x1B2A2E)))
		c.TextFit(r.Pad(8, 2, turn+6, 2), secret, small, render.Left|render.Middle, 14, 13)
	}
	c.TextFit(render.R(at.X, at.Bottom()-foot+4, at.W-apart-turn-12, foot-6), t.T("report.legend"), small.In(t.Theme.Second), render.Left|render.Middle, 14, 13)
}

// paintWalk draws the way of one operative below the names of the rooms: each on a height of its own, so that ways lie beside
// each other, the way back below the way in. Whoever turns round does it within the room.
func (t *table) paintWalk(c render.Canvas, x *story, o rule.Operative, at func(p rule.Place, back bool) render.Point, share float64) {
	w := &x.walks[o]
	seat := int(t.s.Ops[o].Seat)
	col := c.Kit().Seat(t.Theme, seat)
	back := func(i int) bool {
		return i > 0 && i < len(w.rooms) && (w.rooms[i-1] > w.rooms[i] || w.rooms[i] == rule.Out)
	}
	var pts []render.Point
	for i, p := range w.rooms {
		pts = append(pts, at(p, back(i)))
		if i+1 < len(w.rooms) && back(i+1) != back(i) {
			pts = append(pts, at(p, back(i+1)))
		}
	}
	n := max(1, int(float64(len(pts))*share+0.5))
	pts = pts[:min(n, len(pts))]
	if len(pts) > 1 {
		c.Line(pts, 6, render.Black.Fade(0.65), false)
		c.Line(pts, 3.2, col, false)
	}
	for _, p := range pts {
		c.Dot(p, 7, col)
	}
	end := pts[len(pts)-1]
	c.SeatShape(render.Around(end, 22, 22), seat, t.Theme)
	if w.fate == rule.Captured && share >= 1 {
		a := render.Around(end, 30, 30)
		red := t.Theme.Alarm
		c.Segment(a.Min(), render.Pt(a.Right(), a.Bottom()), 4, red)
		c.Segment(render.Pt(a.Right(), a.Y), render.Pt(a.X, a.Bottom()), 4, red)
	}
}

// paintClock draws how far the mercs came in each round, as steps up to the line
// at which they are there, with the alarm of the round below.
func (t *table) paintClock(c render.Canvas, at render.Rect, x *story, share float64) {
	small := t.Theme.Body().Sized(15)
	small.Floor = render.CaptionFloor
	_, lh := c.Ruler().Measure("0", small)
	left := 34.0
	in := at.Pad(left, lh*0.5, 4, 2*lh+4)
	y := func(p int) float64 { return in.Bottom() - in.H*float64(p)/rule.ProximityMax }
	line := t.Theme.Alarm
	c.Dashes([]render.Point{render.Pt(in.X, y(rule.ProximityMax)), render.Pt(in.Right(), y(rule.ProximityMax))}, 2, line, 8, 5, 0, false)
	c.TextIn(render.R(at.X, y(rule.ProximityMax)-lh/2, left-6, lh), itoa(rule.ProximityMax), small.In(t.Theme.Text), render.Right|render.Middle)
	c.Segment(render.Pt(in.X, in.Bottom()), render.Pt(in.Right(), in.Bottom()), 1.5, t.Theme.Second.Fade(0.6))
	n := len(x.clock)
	w := in.W / float64(n)
	every := 1
	for w*float64(every) < 24 {
		every++
	}
	last := x.since.proximity
	shown := max(1, int(float64(n)*share+0.5))
	for i, k := range x.clock[:min(shown, n)] {
		cell := render.R(in.X+float64(i)*w, in.Y, w, in.H)
		bar := render.R(cell.X+1.5, y(k.proximity), cell.W-3, in.Bottom()-y(k.proximity))
		ink := t.Theme.Accent2
		if k.proximity >= rule.ProximityMax {
			ink = line
		}
		c.Fill(bar, render.Solid(ink.Fade(0.28)))
		fresh := render.R(bar.X, bar.Y, bar.W, min(bar.H, y(last)-bar.Y))
		c.Fill(fresh, render.Solid(ink.Fade(0.85)))
		last = k.proximity
		if i%every == 0 {
			c.TextIn(render.R(cell.X-8, in.Bottom()+1, cell.W+16, lh), itoa(k.round), small.In(t.Theme.Text), render.Center)
			c.TextIn(render.R(cell.X-8, in.Bottom()+1+lh, cell.W+16, lh), text.Summand(k.alarm), small.In(line.Mix(t.Theme.Text, 0.35)), render.Center)
		}
	}
	c.Icon(iconAlarm, render.Around(render.Pt(at.X+left-16, in.Bottom()+1+lh*1.5), 18, 18), line)
	c.Icon("clock", render.Around(render.Pt(at.X+left-16, in.Bottom()+1+lh*0.5), 16, 16), t.Theme.Second)
}
