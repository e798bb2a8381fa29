package intoodeep

import (
	"cmp"
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/rules/match"
	"safehouse/scenes"
)

// How a match came to its end: Chapters and crimes over the rounds, the Final Plot, the
// scores line by line, and what decided it.

// story is what the events of a match tell of its end.
type story struct {
	chapters []chapterTold
	deeds    []deed
	rounds   [2]int // the first and the last one told
	lead     turning
	whole    bool // it is known from the beginning
}

// chapterTold is a Chapter: its rounds, and how it ended.
type chapterTold struct {
	n, from, to int
	ended, good bool
}

// deed is a crime that was done.
type deed struct {
	who, crime, round, step int
	reckless                bool
}

// turning is the step with which the winner went ahead for good; step 0 where it
// led from the first one told.
type turning struct {
	step, round int
	who         int
	crime       int // that was done then, -1 for none
}

// read follows the events of a match. Matches that go on from a stored position
// are read from there.
func read(m *match.Match) *story {
	x := &story{whole: m.Whole()}
	s := m.At(0).(*rule.State)
	round := int(s.Round)
	x.rounds = [2]int{max(1, round), max(1, round)}
	x.chapters = []chapterTold{{n: int(s.Chapter), from: max(1, round), to: max(1, round)}}
	for i, st := range m.Steps() {
		for _, e := range st.Events {
			last := &x.chapters[len(x.chapters)-1]
			switch e.Kind {
			case rule.EvRound:
				round = int(e.N)
				x.rounds[1], last.to = max(1, round), max(1, round)
			case rule.EvChapter:
				if int(e.N) > last.n {
					x.chapters = append(x.chapters, chapterTold{n: int(e.N), from: max(1, round), to: max(1, round)})
				}
			case rule.EvSuccess:
				last.ended, last.good = true, true
			case rule.EvFailure:
				last.ended, last.good = true, false
			case rule.EvStory, rule.EvSide:
				x.deeds = append(x.deeds, deed{who: s.PlayerOf(e.Who), crime: int(e.What.Index), round: max(1, round), step: i})
			case rule.EvApproach:
				if n := len(x.deeds); n > 0 {
					x.deeds[n-1].reckless = e.What.Index == 1
				}
			}
		}
	}
	return x
}

// scores is everybody's score in a position, Echo's last.
func scores(s rules.State) []rules.Score {
	out := s.Outcome()
	l := slices.Clone(out.Seats)
	if out.Automa != nil {
		l = append(l, *out.Automa)
	}
	return l
}

// turned finds the step with which the winner went ahead for good.
func (x *story) turned(m *match.Match, winner int) {
	x.lead = turning{who: winner, crime: -1}
	steps := m.Steps()
	for i := len(steps) - 1; i > 0; i-- {
		s := m.At(i)
		all := scores(s)
		for p := range all {
			if p == winner || all[p].Total < all[winner].Total {
				continue
			}
			x.lead.step, x.lead.round = i, max(1, int(s.(*rule.State).Round))
			for _, d := range x.deeds {
				if d.step == i && d.who == winner {
					x.lead.crime = d.crime
				}
			}
			return
		}
	}
}

// winnerOf is the player who won, Echo included; -1 where several did.
func (t *table) winnerOf(out rules.Outcome) int {
	l := out.Winners.List()
	switch {
	case len(l) == 1:
		return l[0]
	case len(l) == 0 && out.Automa != nil:
		return len(out.Seats)
	}
	return -1
}

// Report tells how the game ended: the Final Plot and the scores as they were added
// up, Chapters and crimes over the rounds, a row for everybody, and what decided it.
func (t *table) Report(m *match.Match, v *scenes.View) scenes.Report {
	t.see(v)
	x := read(m)
	out := m.State().Outcome()
	all := scores(m.State())
	winner := t.winnerOf(out)
	if winner >= 0 {
		x.turned(m, winner)
	}
	r := scenes.Report{
		Title: t.T("reckon.title"), Clock: t.T("report.course"), Verdict: t.verdict(all, winner), Decided: t.decided(x, all, winner),
		Papers: []scenes.ReportPaper{t.chapterSlip(x)}, Ticks: 60 + 24*(len(reckonParts)+rule.Types),
	}
	order := make([]int, len(all))
	for p := range order {
		order[p] = p
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if a == winner || b == winner {
			return cmp.Compare(b2i(b == winner), b2i(a == winner))
		}
		return cmp.Compare(all[b].Total, all[a].Total)
	})
	for _, p := range order {
		r.Rows = append(r.Rows, t.reportRow(x, p, all, p == winner || out.Winners.Has(p)))
	}
	if x.lead.step > 0 {
		r.Broke, r.Where = x.lead.step, t.N("report.where", x.lead.round)
	}
	r.Board = func(c render.Canvas, at render.Rect, share float64) { t.paintReckoning(c, at, all, winner, share) }
	r.Strip = func(c render.Canvas, at render.Rect, share float64) { t.paintCourse(c, at, x, len(all), share) }
	return r
}

// verdict is the result in a few words.
func (t *table) verdict(all []rules.Score, winner int) string {
	if winner < 0 {
		return ""
	}
	second := 0
	for p := range all {
		if p != winner {
			second = max(second, all[p].Total)
		}
	}
	key := "report.verdict.rival"
	switch {
	case winner == t.Seat:
		key = "report.verdict.you"
	case t.s.IsEcho(winner):
		key = "report.verdict.echo"
	}
	return t.T(key, "name", t.called(winner), "total", all[winner].Total, "second", second)
}

// partOf is what a part of a score came to.
func partOf(s rules.Score, key string) int {
	for _, p := range s.Parts {
		if p.Key == key {
			return p.Points
		}
	}
	return 0
}

// mostCorrupt is the highest final corruption.
func (t *table) mostCorrupt(n int) int {
	high := t.s.FinalCorruption(0)
	for p := range n {
		high = max(high, t.s.FinalCorruption(p))
	}
	return high
}

// reportRow is how it ended for a player.
func (t *table) reportRow(x *story, p int, all []rules.Score, won bool) scenes.ReportRow {
	row := scenes.ReportRow{
		Seat: p, Name: render.Escape(t.called(p)), Sub: t.T("report.console", "numeral", numerals[t.s.Players[p].Console]), Won: won, Total: itoa(all[p].Total),
		Portrait: func(c render.Canvas, at render.Rect) { t.portrait(c, at, p) },
	}
	if t.s.IsEcho(p) {
		row.Seat, row.Sub = rules.Nobody, ""
	}
	c := t.s.FinalCorruption(p)
	most := c == t.mostCorrupt(len(all))
	switch {
	case most && t.s.Foiled():
		row.Stamp, row.Bad = t.T("report.deep"), true
	case partOf(all[p], "lowest") > 0:
		row.Stamp = t.T("report.clean")
	}
	var codes []string
	sides := 0
	for _, d := range x.deeds {
		switch {
		case d.who != p:
		case rule.CrimeOf(d.crime).Level > 0:
			codes = append(codes, code(d.crime))
			row.Step = d.step + 1
		default:
			sides++
		}
	}
	if x.whole { // else nobody knows how many there were before
		row.Text = t.N("report.crimes", len(codes), "list", strings.Join(codes, ", ")) + " "
		if sides > 0 {
			row.Text += t.N("report.sides", sides) + " "
		}
	}
	switch paid := -partOf(all[p], "in-too-deep"); {
	case paid > 0:
		row.Text += t.N("report.deep.paid", paid, "corruption", c)
	case most && t.s.Foiled():
		row.Text += t.T("report.deep.free", "corruption", c)
	case partOf(all[p], "lowest") > 0:
		row.Text += t.N("report.clean.paid", partOf(all[p], "lowest"), "corruption", c)
	default:
		row.Text += t.T("report.corruption", "corruption", c)
	}
	return row
}

// decided is what turned it: when the lead changed for the last time, the part of
// the scores that differs most, and what the Final Plot did to it.
func (t *table) decided(x *story, all []rules.Score, winner int) string {
	if winner < 0 || len(all) < 2 {
		return ""
	}
	second := -1
	for p := range all {
		if p != winner && (second < 0 || all[p].Total > all[second].Total) {
			second = p
		}
	}
	var lines []string
	margin := all[winner].Total - all[second].Total
	names := []any{"name", render.Escape(t.called(winner)), "other", render.Escape(t.called(second))}
	best, gap := "", 0
	for _, key := range reckonParts {
		if d := partOf(all[winner], key) - partOf(all[second], key); d > gap {
			best, gap = key, d
		}
	}
	if best != "" {
		lines = append(lines, t.N("report.decided.part", margin, append(names, "part", t.View.Text("part."+best), "one", partOf(all[winner], best), "two", partOf(all[second], best))...))
	}
	if x.lead.step > 0 {
		key := "report.decided.lead"
		if x.lead.crime >= 0 {
			key = "report.decided.crime"
		}
		crime := ""
		if x.lead.crime >= 0 {
			crime = t.name(rule.RefCrime(x.lead.crime))
		}
		lines = append(lines, t.N(key, x.lead.round, append(names, "crime", crime)...))
	} else if x.whole {
		lines = append(lines, t.T("report.decided.always", names...))
	}
	need, tokens := t.s.Foil()
	tall := t.tall()
	paid := -partOf(all[second], "in-too-deep")
	risk := t.s.FinalCorruption(winner)
	switch {
	case t.s.Foiled() && paid > margin:
		lines = append(lines, t.N("report.decided.foil", paid, names...))
	case !t.s.Foiled() && risk > margin && risk == t.mostCorrupt(len(all)):
		lines = append(lines, t.N("report.decided.near", need-tall, append(names, "tokens", tokens, "risk", risk)...))
	}
	return strings.Join(lines, "\n")
}

// tall is how many types of the Final Plot are high enough to count for foiling it.
func (t *table) tall() (n int) {
	_, tokens := t.s.Foil()
	plot := t.s.Plot()
	for e := range rule.Evidence(rule.Types) {
		if plot.Count(e) >= tokens {
			n++
		}
	}
	return n
}

// chapterSlip is how the Chapters ended.
func (t *table) chapterSlip(x *story) scenes.ReportPaper {
	p := scenes.ReportPaper{Title: t.T("report.chapters")}
	for i, k := range x.chapters {
		key := "report.chapter"
		if i == 0 && !x.whole { // its first round is not known
			key = "report.chapter.until"
		}
		l := scenes.ReportLine{Text: t.T(key, "numeral", numerals[k.n-1], "from", k.from, "to", k.to)}
		switch {
		case k.good:
			l.Value = t.T("report.chapter.good")
		case k.ended:
			l.Value = t.T("report.chapter.bad")
		}
		p.Lines = append(p.Lines, l)
	}
	need, tokens := t.s.Foil()
	p.Lines = append(p.Lines, scenes.ReportLine{Text: t.N("report.types", t.tall(), "need", need, "tokens", tokens), Value: t.T("report.foil." + [2]string{"no", "yes"}[b2i(t.s.Foiled())]), Sum: true})
	return p
}

// paintReckoning draws the Final Plot as stacks that grow token by token, what that
// makes of it, and then the scores, a line after the other.
func (t *table) paintReckoning(c render.Canvas, at render.Rect, all []rules.Score, winner int, share float64) {
	const first = 0.4 // share of the time that the plot takes
	_, lh := c.Ruler().Measure("0", t.small(15))
	if at.H < 17*lh { // one after the other where there is no room for both
		if share < first {
			t.paintStacks(c, at, share/first)
		} else {
			t.paintScores(c, at, all, winner, (share-first)/(1-first))
		}
		return
	}
	high := min(at.H*0.42, 250)
	t.paintStacks(c, render.R(at.X, at.Y, at.W, high), min(1, share/first))
	t.paintScores(c, at.Pad(0, high+8, 0, 0), all, winner, max(0, (share-first)/(1-first)))
}

// small is the style of words in the pictures of the report.
func (t *table) small(size float64) render.Style {
	st := t.Theme.Body().Sized(size)
	st.Floor = render.CaptionFloor
	return st
}

// paintStacks draws the Final Plot, a stack a type, with the height that counts.
func (t *table) paintStacks(c render.Canvas, at render.Rect, share float64) {
	plot, worth := t.s.Plot(), t.s.Worths()
	need, tokens := t.s.Foil()
	most := tokens + 1
	for e := range rule.Evidence(rule.Types) {
		most = max(most, plot.Count(e))
	}
	_, lh := c.Ruler().Measure("0", t.small(15))
	stamp := at.W * 0.3
	in := at.Pad(4, 4, stamp, 2*lh+4)
	w := in.W / rule.Types
	side := min(w-10, in.H/(0.62*float64(most-1)+1))
	step := min(side*0.62, (in.H-side)/float64(max(1, most-1)))
	shown := 0.0
	all := 0
	for e := range rule.Evidence(rule.Types) {
		all += plot.Count(e)
	}
	for e := range rule.Evidence(rule.Types) {
		x := in.X + (float64(e)+0.5)*w
		foot := render.R(x-w/2+3, in.Bottom()-6, w-6, 8)
		c.Round(foot, 4, render.Solid(render.Hex(0x05031A).Fade(0.7)))
		n := plot.Count(e)
		for i := range n {
			shown++
			f := min(1, max(0, share*float64(all+1)-shown+1))
			if f <= 0 {
				continue
			}
			y := in.Bottom() - side/2 - float64(i)*step - 12*(1-f)
			t.typed(c.Faded(f), render.Around(render.Pt(x, y), side, side), e)
		}
		ink := t.Theme.Second
		if n >= tokens {
			ink = render.Hex(0xFF9AD8)
		}
		label := render.R(x-w/2, in.Bottom()+4, w, lh)
		c.TextFit(label, t.Text("name", rule.RefEvidence(e)), t.small(15).In(ink), render.Center|render.Middle, 14, 13, 12)
		c.TextIn(label.Move(0, lh), "×"+itoa(worth[e]), t.small(15).In(ink), render.Center|render.Middle)
	}
	y := in.Bottom() - side - float64(tokens-1)*step
	c.Dashes([]render.Point{{X: in.X, Y: y}, {X: in.Right(), Y: y}}, 1.6, render.Hex(0xFF9AD8), 7, 5, 0, false)
	note := render.R(in.Right()+8, y-lh, at.Right()-in.Right()-10, 2*lh)
	c.TextFit(note, t.N("report.line", tokens, "need", need), t.small(15).In(render.Hex(0xFF9AD8)), render.Left|render.Middle, 14, 13)
	if share < 1 {
		return
	}
	col := render.Hex(0xFF5470)
	if t.s.Foiled() {
		col = render.Hex(0x4ADE96)
	}
	words := t.T("report.stamp." + [2]string{"no", "yes"}[b2i(t.s.Foiled())])
	mark := render.R(note.X, note.Bottom()+6, note.W, max(lh*2.4, at.Bottom()-note.Bottom()-lh*2-6))
	mark.H = min(mark.H, 96, at.Bottom()-mark.Y-4)
	d := c.Turned(-5, mark.Center())
	d.Round(mark, 6, render.Solid(col.Fade(0.1)))
	d.Frame(mark, 6, 3.5, render.Solid(col))
	d.TextFit(mark.Inset(6), words, t.Theme.Heading().Sized(24).In(col), render.Center|render.Middle, 21, 18, 16, 14)
}

// paintScores draws the scores, a line a part; a line that brought nobody anything is
// left out where there is no room for it.
func (t *table) paintScores(c render.Canvas, at render.Rect, all []rules.Score, winner int, share float64) {
	_, lh := c.Ruler().Measure("0", t.small(15))
	keys := slices.Clone(reckonParts[:])
	if room := int(at.H/(lh+3)) - 3; len(keys) > room {
		keys = slices.DeleteFunc(keys, func(key string) bool {
			for p := range all {
				if partOf(all[p], key) != 0 {
					return false
				}
			}
			return true
		})
	}
	rows := float64(len(keys) + 3)
	h := min(at.H/rows, lh+14)
	label := at.W * 0.34
	w := (at.W - label) / float64(len(all))
	cell := func(p int, y float64) render.Rect { return render.R(at.X+label+float64(p)*w, y, w, h) }
	for p := range all {
		r := cell(p, at.Y)
		t.shape(c, render.R(r.X+10, r.Center().Y-7, 14, 14), p)
		c.TextFit(r.Pad(28, 0, 4, 0), t.called(p), t.small(15).In(t.color(p).Lighter(0.3)), render.Left|render.Middle, 14, 13)
	}
	line := func(i int, title string, bold bool, value func(p int) (int, render.Color)) {
		f := min(1, max(0, share*rows-float64(i)+1))
		if f <= 0 {
			return
		}
		y := at.Y + float64(i)*h
		d := c.Faded(f)
		face := render.Hex(0x0B0828).Fade(0.55)
		if bold {
			face = t.Theme.Accent.Fade(0.24)
		}
		d.Round(render.R(at.X, y+1, at.W, h-2), 4, render.Solid(face))
		d.TextFit(render.R(at.X+8, y, label-10, h), title, t.small(15), render.Left|render.Middle, 14, 13)
		for p := range all {
			n, ink := value(p)
			if f < 1 {
				n = int(float64(n) * f)
			}
			d.TextIn(cell(p, y).Pad(0, 0, 12, 0), itoa(n), t.small(16).With(render.Mono700).In(ink), render.Right|render.Middle)
		}
	}
	line(1, t.T("reckon.corruption"), false, func(p int) (int, render.Color) { return t.s.FinalCorruption(p), render.Hex(0xFF8AA0) })
	for i, key := range keys {
		line(i+2, t.View.Text("part."+key), false, func(p int) (int, render.Color) {
			n := partOf(all[p], key)
			switch {
			case n < 0:
				return n, render.Hex(0xFF8AA0)
			case n == 0:
				return n, t.Theme.Disabled
			}
			return n, t.Theme.Text
		})
	}
	line(len(keys)+2, t.T("reckon.total"), true, func(p int) (int, render.Color) {
		if p == winner {
			return all[p].Total, t.Theme.Legal
		}
		return all[p].Total, t.Theme.Text
	})
}

// paintCourse draws the rounds from left to right: the Chapters as fields, and on a line
// for everybody the crimes that were done.
func (t *table) paintCourse(c render.Canvas, at render.Rect, x *story, players int, share float64) {
	_, lh := c.Ruler().Measure("0", t.small(15))
	in := at.Pad(30, lh+2, 4, 2)
	n := max(1, x.rounds[1]-x.rounds[0]+1)
	w := in.W / float64(n)
	left := func(round int) float64 { return in.X + float64(round-x.rounds[0])*w }
	end := in.X + in.W*share
	for i, k := range x.chapters {
		r := render.R(left(k.from), in.Y, left(k.to+1)-left(k.from), in.H)
		if i+1 < len(x.chapters) && x.chapters[i+1].from == k.to { // it ended within a round
			r.W -= w / 2
		}
		if i > 0 && x.chapters[i-1].to == k.from {
			r.X, r.W = r.X+w/2, r.W-w/2
		}
		if r.X >= end {
			break
		}
		col := render.Hex(0x8A80F4)
		mark := ""
		if k.ended {
			col, mark = render.Hex(0xFF5470), "common/cross"
			if k.good {
				col, mark = render.Hex(0x2FE08A), "common/check"
			}
		}
		r.W = min(r.W, end-r.X)
		c.Round(r.Inset(1), 4, render.Solid(col.Fade(0.16)))
		c.Frame(r.Inset(1), 4, 1.4, render.Solid(col.Fade(0.7)))
		c.TextFit(render.R(r.X+4, at.Y, max(10, r.W-28), lh), numerals[k.n-1], t.small(15).In(col.Lighter(0.4)), render.Left|render.Middle, 14, 13)
		if mark != "" && r.Right() < end+1 {
			c.Icon(mark, render.R(r.Right()-20, at.Y+(lh-16)/2, 16, 16), col)
		}
	}
	lane := in.H / float64(players)
	for p := range players {
		y := in.Y + (float64(p)+0.5)*lane
		t.shape(c, render.R(at.X+4, y-8, 16, 16), p)
		c.Segment(render.Pt(in.X, y), render.Pt(end, y), 1.2, t.color(p).Fade(0.35))
	}
	at2 := map[[2]int]int{} // deeds of one player in one round stand beside each other
	for _, d := range x.deeds {
		if d.who < 0 {
			continue
		}
		k := [2]int{d.who, d.round}
		m := render.Pt(left(d.round)+w/2+float64(at2[k])*10, in.Y+(float64(d.who)+0.5)*lane)
		at2[k]++
		if m.X > end {
			continue
		}
		col := t.color(d.who)
		if rule.CrimeOf(d.crime).Level == 0 {
			c.Circle(m, 4.5, render.Solid(col))
			continue
		}
		side := min(26, lane-3)
		r := render.Around(m, max(side, 26), side)
		edge := render.Hex(0x1FB36B)
		if d.reckless {
			edge = render.Hex(0xE0304E)
		}
		c.Round(r, 4, render.Solid(crimeColor(d.crime)))
		c.Frame(r, 4, 2.4, render.Solid(edge))
		c.TextFit(r, code(d.crime), t.small(14).With(render.Exo700).In(render.Hex(0x120A2A)).Free(), render.Center|render.Middle, 12, 11)
	}
}
