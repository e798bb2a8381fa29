package intoodeep

import (
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// Echo: her board, and her turn told step by step.

// letters are the slots of her board.
var letters = [...]string{"A", "B", "C", "D", ""}

// An echoStep is one step of her turn as it was told so far.
type echoStep struct {
	key   string   // hook, move, disrupt, crime
	done  bool     // it is over
	words []string // what came of it
	short []string // the parts of it that stand on the sheet
	not   string   // what of it she could not do, struck out on the sheet
	why   string   // why not
	still string   // what she does instead
	black int      // dice, 0 for none
	white int
	who   rules.Ref // what moved
	start rule.Spot // where it stood
	end   rule.Spot
	moved bool
}

// echoTurn is her turn as it is told on the sheet.
type echoTurn struct {
	on    bool
	card  uint8
	steps []echoStep
	now   int // step that is being told, -1 before the first
}

// heard takes an event of Echo's turn into the sheet.
func (t *table) heard(s *rule.State, e rules.Event) {
	x := &t.turn
	if e.Kind == rule.EvEchoCard {
		*x = echoTurn{on: true, card: s.Echo.Card, steps: []echoStep{{key: "hook"}, {key: "move"}}}
		for range int(s.Chapter) {
			x.steps = append(x.steps, echoStep{key: "disrupt"})
		}
		x.steps = append(x.steps, echoStep{key: "crime"})
		t.hindered(s)
		return
	}
	if !x.on {
		return
	}
	if x.ends(e.Kind) {
		x.on = false
		return
	}
	if next := x.after(e.Kind); next != x.now {
		x.steps[x.now].done = true
		x.now = next
	}
	st := &x.steps[x.now]
	switch e.Kind {
	case rule.EvBlack:
		st.black = int(e.N)
		return
	case rule.EvWhite:
		st.white = int(e.N)
		return
	case rule.EvShort:
		if len(st.short) == 0 && t.View != nil { // her marker did not move
			st.not, st.why, st.still = t.T("echo.step.crime"), t.T("echo.why.crime"), t.T("echo.still.pay")
		}
	case rule.EvMoved, rule.EvSentinel, rule.EvItemMoved:
		st.who = e.What
		if e.Kind == rule.EvSentinel {
			st.who = rules.At(rule.KindPiece, rule.PieceSentinel)
		}
		if e.From.Kind == rule.KindZone && e.To.Kind == rule.KindZone {
			st.start, st.end, st.moved = s.City.Spot[e.From.Index], s.City.Spot[e.To.Index], true
		}
	}
	if _, ok := t.Bullet(e); ok && t.View != nil {
		st.words = append(st.words, t.View.Say(info.Tell(e)))
		switch {
		case e.Kind == rule.EvProgress && e.N >= e.M:
			st.short = append(st.short, t.T("echo.reached", "space", int(e.M)))
		case e.Kind == rule.EvProgress:
			st.short = append(st.short, t.T("echo.short", "at", int(e.N), "space", int(e.M)))
		case told[e.Kind]:
			st.short = append(st.short, t.View.Say(info.Tell(e)))
		}
	}
}

// hindered notes as her card is flipped that she cannot hook whom it names, for a lock holds
// or she has hooked it.
func (t *table) hindered(s *rule.State) {
	x, p := &t.turn, s.Consoles()-1
	k := s.Echo.Criminal[rule.EchoCardOf(x.card).Hook]
	if k != rule.Nobody && t.View != nil {
		name := t.Text("name", rule.RefCriminal(k))
		switch {
		case s.HolderOf(k) == p:
			x.steps[0].not, x.steps[0].why, x.steps[0].still = t.T("echo.not.hook", "criminal", name), t.T("echo.why.hooked"), t.T("echo.still.grip")
		case s.Locked(k):
			x.steps[0].not, x.steps[0].why, x.steps[0].still = t.T("echo.not.hook", "criminal", name), t.T("echo.why.locked"), t.T("echo.still.grip")
		}
	}
}

// told are the events that stand on the sheet; the others stand in its tips and in
// the log.
var told = map[rules.EventKind]bool{rule.EvHooked: true, rule.EvHookedFrom: true, rule.EvMoved: true, rule.EvSentinel: true, rule.EvItemMoved: true, rule.EvBlockade: true, rule.EvHeatMoved: true,
	rule.EvStory: true}

// ends reports whether an event comes after her turn.
func (x *echoTurn) ends(k rules.EventKind) bool {
	switch k {
	case rule.EvRound, rule.EvTurn, rule.EvEchoNext, rule.EvSuccess, rule.EvFailure, rule.EvOver, rule.EvStalled, rule.EvTimeUp:
		return true
	}
	return false
}

// after is the step that an event belongs to.
func (x *echoTurn) after(k rules.EventKind) int {
	last := len(x.steps) - 1
	st := &x.steps[x.now]
	switch k {
	case rule.EvWhite:
		return min(x.now+1, last-1)
	case rule.EvBlack:
		switch {
		case st.key == "hook":
			return x.now + 1
		case st.black > 0 || st.key == "disrupt" && st.white == 4: // Heat is moved without it
			return last
		}
	case rule.EvProgress, rule.EvShort, rule.EvStory:
		return last
	}
	return x.now
}

// Stops lets a person go on before each step of Echo's turn and after the last,
// before a Chapter's result is followed by the next Chapter, and before the end.
func (t *table) Stops(_ rules.State, e rules.Event) bool {
	switch {
	case t.turn.on && t.turn.ends(e.Kind):
		return true
	case t.turn.on && t.turn.after(e.Kind) != t.turn.now:
		return true
	}
	return e.Kind == rule.EvChapter || e.Kind == rule.EvOver
}

// laySheet is Echo's turn in place of the hand: her card, and the steps with what
// came of them.
func (t *table) laySheet(b *ui.Builder, r render.Rect) {
	x := t.turn
	tabs, rest := render.R(r.X, r.Bottom()-40, r.W, 40), r.Pad(0, 0, 0, 46)
	t.layTabs(b, tabs)
	card := render.R(rest.X, rest.Y, min(214, rest.W*0.33), rest.H)
	ref := rules.At(rule.KindEchoCard, int(x.card))
	th := t.Thing("echo-card", card, ui.LayerHand, t.T("echo.flips", "n", int(x.card)+1), nil)
	th.Tip = func() ui.Tip { return ui.Tip{Title: th.Label, Body: t.Text("text", ref)} }
	th.Move = ui.Move{How: ui.Jump}
	th.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		t.echoCard(c, r, x)
		if st.Hot() {
			c.Frame(r.Inset(-2), 10, 3, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(th)
	list := render.R(card.Right()+10, rest.Y, rest.Right()-card.Right()-10, rest.H)
	n := float64(len(x.steps))
	h := (list.H - (n-1)*6) / n
	for i, step := range x.steps {
		t.layStep(b, i, step, render.R(list.X, list.Y+float64(i)*(h+6), list.W, h))
	}
	t.layTrail(b, x)
}

// layTabs is the hand while it lies below Echo's sheet.
func (t *table) layTabs(b *ui.Builder, r render.Rect) {
	if t.Seat < 0 {
		return
	}
	list := t.s.Players[t.Seat].Crimes.List()
	n := len(list)
	if t.s.HandSize(t.Seat) > 0 {
		n++
	}
	if n == 0 {
		return
	}
	for i, at := range ui.Cols(r, 8, flexes(n)...) {
		label, col := t.N("echo.dilemmas", t.s.HandSize(t.Seat)), render.Hex(0xB01838)
		if i < len(list) {
			label, col = t.name(rule.RefCrime(list[i])), crimeColor(list[i])
		}
		t.Draw(b, ui.LayerHand, func(c render.Canvas) {
			c.Round(at, 7, render.Slope(180, col.Lighter(0.1), col.Darker(0.3)))
			ink := render.Hex(0x120A2A)
			if i >= len(list) {
				ink = render.White
			}
			t.fit(c, at.Pad(10, 0, 8, 0), label, t.caption(18).In(ink), render.Left|render.Middle, 16, 15, 14)
		})
	}
}

// flexes is n equal parts.
func flexes(n int) (l []ui.Size) {
	for range n {
		l = append(l, ui.Flex(1))
	}
	return l
}

// layStep is a row of the sheet: done, now or to come.
func (t *table) layStep(b *ui.Builder, i int, step echoStep, r render.Rect) {
	now := i == t.turn.now && !step.done
	come := i > t.turn.now
	title := t.T("echo.step." + step.key)
	th := t.Thing("echo-step:"+itoa(i+1), r, ui.LayerHand, title, nil)
	th.Tip = func() ui.Tip {
		body := t.T("echo.about." + step.key)
		if len(step.words) > 0 {
			body = strings.Join(step.words, "\n")
		}
		if step.not != "" {
			body = t.T("echo.not", "what", step.not, "why", step.why, "still", step.still) + "\n" + body
		}
		return ui.Tip{Title: title, Body: body}
	}
	th.Move = ui.Move{How: ui.Jump}
	th.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		face, edge, ink := render.Hex(0x171048), t.Theme.PanelEdge, t.Theme.Text
		switch {
		case now:
			face, edge = echoColor.Mix(render.Hex(0x0E0A30), 0.72), echoColor
		case come:
			face, ink = render.Hex(0x0D0930), t.Theme.Second
		}
		c.Round(r, 7, render.Solid(face.Fade(0.92)))
		if come {
			c.Dashes([]render.Point{r.Min(), {X: r.Right(), Y: r.Y}, r.Max(), {X: r.X, Y: r.Bottom()}}, 1.4, edge.Fade(0.8), 6, 4, 0, true)
		} else {
			c.Frame(r, 7, map[bool]float64{true: 2.6, false: 1.4}[now], render.Solid(edge))
		}
		m := render.Pt(r.X+22, r.Center().Y)
		c.Circle(m, 13, render.Solid(render.Hex(0x07051C)))
		c.TextIn(render.Around(m, 26, 26), itoa(i+1), t.caption(16).In(map[bool]render.Color{true: echoColor, false: ink}[now]), render.Center|render.Middle)
		right := r.Right() - 10
		side := min(30, r.H-10)
		die := func(n int, s render.DiceColor) {
			if n > 0 {
				c.Die(render.R(right-side, r.Center().Y-side/2, side, side), n, s)
				right -= side + 6
			}
		}
		if come {
			c.TextIn(render.R(right-24, r.Y, 24, r.H), "?", t.caption(20).In(t.Theme.Second), render.Center|render.Middle)
			right -= 28
		}
		die(step.black, render.BlackDie)
		die(step.white, render.CreamDie)
		words := title
		if step.not != "" && !come {
			words = step.still
		}
		if len(step.short) > 0 {
			words = strings.Join(step.short, " ")
		}
		room := render.R(r.X+44, r.Y+3, right-r.X-48, r.H-6)
		if step.not != "" && !come {
			var top render.Rect
			top, room = room.Cut(room.H / 2)
			w, _ := c.TextFit(top.Pad(0, 0, top.W*0.55, 0), step.not, t.line(16).In(t.Theme.Second), render.Left|render.Middle, 15, 14, 13).Size()
			c.Segment(render.Pt(top.X, top.Center().Y), render.Pt(top.X+w, top.Center().Y), 1.8, render.Hex(0xFF6A7E))
			t.fit(c, top.Pad(w+10, 0, 0, 0), step.why, t.line(16).In(render.Hex(0xFFB0BC)), render.Left|render.Middle, 15, 14, 13)
		}
		t.fit(c, room, words, t.line(18).In(ink), render.Left|render.Middle, 17, 16, 15, 14, 13)
		if st.Hot() {
			c.Frame(r, 7, 2.4, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(th)
}

// layTrail marks on the city what each step moved, and where from.
func (t *table) layTrail(b *ui.Builder, x echoTurn) {
	t.Draw(b, ui.LayerPawns+4, func(c render.Canvas) {
		for i, step := range x.steps {
			if !step.moved || step.start == step.end {
				continue
			}
			col := echoColor
			if i != x.now {
				col = col.Fade(0.55)
			}
			goal, ok := t.standing(step.who)
			if !ok {
				goal = t.street(step.end)
			}
			t.route(c, t.street(step.start), step.start, step.end, goal, col, 0)
			m := t.street(step.start)
			c.Circle(m, 13, render.Solid(render.Hex(0x0B0824)))
			c.RingAt(m, 12, 2, render.Solid(col))
			c.TextIn(render.Around(m, 26, 26), itoa(i+1), t.caption(16).In(col).Free(), render.Center|render.Middle)
		}
	})
}

// echoCard draws the card that Echo flipped: whom she hooks, what the white die
// means, how she does a crime and where she files.
func (t *table) echoCard(c render.Canvas, r render.Rect, x echoTurn) {
	card := rule.EchoCardOf(x.card)
	e := &t.s.Echo
	c.Shadow(r, 3)
	c.Round(r, 9, render.Slope(165, render.Hex(0x34420E), render.Hex(0x10160A)))
	band := render.R(r.X, r.Y, r.W, 40)
	c.Corners(band, 9, 9, 0, 0, render.Slope(180, echoColor, echoColor.Darker(0.25)))
	ink := render.Hex(0x14200A)
	t.fit(c, band.Pad(12, 0, 60, 0), t.T("echo.name"), t.caption(20).In(ink), render.Left|render.Middle, 18, 16)
	c.TextIn(band.Pad(0, 0, 12, 0), "E"+itoa(int(x.card)+1), t.caption(19).In(ink), render.Right|render.Middle)
	row := render.R(r.X+10, band.Bottom()+8, r.W-20, min(64, r.H*0.22))
	c.TextIn(render.R(row.X, row.Y, 36, row.H), letters[card.Hook], t.Theme.Number().Sized(36).In(echoColor), render.Center|render.Middle)
	if k := e.Criminal[card.Hook]; k != rule.Nobody {
		side := min(52, row.H)
		c.Circle(render.Pt(row.X+36+row.W*0.32, row.Center().Y), side/2, render.Solid(render.Hex(0x0B0824)))
		c.RingAt(render.Pt(row.X+36+row.W*0.32, row.Center().Y), side/2, 2, render.Solid(echoColor))
		c.Icon(icon("criminal", rule.RefCriminal(k)), render.Around(render.Pt(row.X+36+row.W*0.32, row.Center().Y), side*0.7, side*0.7), render.White)
	}
	foot := render.R(r.X+10, r.Bottom()-40, r.W-20, 32)
	grid := render.R(r.X+10, row.Bottom()+6, r.W-20, foot.Y-row.Bottom()-12)
	named := [6]string{letters[card.First], letters[card.Second]}
	icons := [6]string{"", "", icon("item", rule.RefItem(card.Item)), "intoodeep/heat", "intoodeep/blockade", "intoodeep/sentinel"}
	for n, l := range [2]uint8{card.First, card.Second} {
		if k := e.Criminal[l]; k != rule.Nobody {
			icons[n] = icon("criminal", rule.RefCriminal(k))
		}
	}
	h := (grid.H - 12) / 3
	for n := range 6 {
		at := render.R(grid.X+float64(n%2)*(grid.W+8)/2, grid.Y+float64(n/2)*(h+6), (grid.W-8)/2, h)
		rolled := -1
		for i, s := range x.steps {
			if s.white == n+1 {
				rolled = i
			}
		}
		c.Round(at, 5, render.Solid(render.Hex(0x0B0824).Fade(0.75)))
		edge := echoColor.Fade(0.3)
		if rolled >= 0 {
			edge = echoColor
		}
		c.Frame(at, 5, 1.8, render.Solid(edge))
		side := min(26, at.H-6)
		c.Die(render.R(at.X+6, at.Center().Y-side/2, side, side), n+1, render.CreamDie)
		if what := render.Around(render.Pt(at.X+at.W*0.68, at.Center().Y), side+2, side+2); icons[n] != "" {
			c.Icon(icons[n], what, render.White)
		} else {
			c.TextIn(what, named[n], t.Theme.Number().Sized(24).In(echoColor), render.Center|render.Middle)
		}
	}
	col := [2]render.Color{render.Hex(0x1FB36B), render.Hex(0xE0304E)}[min(1, card.Approach)]
	c.Round(foot, 5, render.Solid(col.Mix(render.Hex(0x0B0824), 0.45)))
	c.Frame(foot, 5, 1.6, render.Solid(col))
	to := t.T("echo.files.plot")
	if card.Row != rule.FilesToPlot {
		to = t.T("echo.files.row", "n", int(card.Row)+1)
	}
	t.fit(c, foot.Pad(8, 0, 8, 0), t.name(rules.At(rule.KindApproach, int(card.Approach)))+" · "+to, t.caption(17), render.Center|render.Middle, 16, 15, 14)
	c.Frame(r, 9, 2, render.Solid(echoColor))
}

// nextTurn says in words what her next turn can be.
func (t *table) nextTurn() string {
	e := &t.s.Echo
	board := t.s.BoardOf()
	var by [5]int
	left := 0
	for card := range uint8(16) {
		if e.Deck == 0 || e.Deck>>card&1 == 1 {
			by[rule.EchoCardOf(card).Hook]++
			left++
		}
	}
	var whom []string
	for l, n := range by {
		if k := e.Criminal[l]; n > 0 && k != rule.Nobody {
			whom = append(whom, t.N("echo.next.card", n, "letter", letters[l], "criminal", t.Text("name", rule.RefCriminal(k))))
		}
	}
	l := []string{t.N("echo.next", left, "list", strings.Join(whom, ", ")), t.N("echo.next.disrupt", int(t.s.Chapter))}
	if card, open := t.s.Upcoming(); open {
		hook := rule.EchoCardOf(card).Hook
		l[0] = t.T("echo.next.open", "letter", letters[hook], "criminal", t.Text("name", rule.RefCriminal(e.Criminal[hook])))
	}
	p := t.s.Consoles() - 1
	level := 0
	for d := range rule.Deck(rule.Sides) {
		if t.s.CrimesOf(p, d) > 0 {
			level = int(d) + 1
		}
	}
	if level == 0 {
		return strings.Join(append(l, t.T("echo.next.none")), "\n")
	}
	space := int(board.Milestones[level-1])
	enough := 0
	for _, n := range board.Advance {
		if int(e.Progress)+int(n) >= space {
			enough++
		}
	}
	if enough == 0 {
		return strings.Join(append(l, t.T("echo.next.far", "level", level, "space", space, "at", int(e.Progress))), "\n")
	}
	return strings.Join(append(l, t.N("echo.next.crime", enough, "level", level, "space", space, "at", int(e.Progress))), "\n")
}

// layEchoBoard is Echo's board: whom her letters mean, her Crime track and her
// chart, and whom the card names that she flipped last, or the one that lies open.
func (t *table) layEchoBoard(b *ui.Builder, r render.Rect) {
	board := t.s.BoardOf()
	e := &t.s.Echo
	card, open := t.s.Upcoming()
	if !open {
		card = e.Card
	}
	x := t.Thing("echo-board", r, ui.LayerPanels, t.T("echo.board"), nil)
	green := render.Hex(0xC8F04A)
	x.Tip = func() ui.Tip {
		body := t.nextTurn()
		body += "\n" + t.View.Say(t.s.BoardWords()) + "\n" + t.View.Say(rule.ChartWords())
		if card, open := t.s.Upcoming(); open {
			body += "\n" + t.T("echo.card.next", "text", t.Text("text", rules.At(rule.KindEchoCard, int(card))))
		} else if e.Card != rule.NoCard {
			body += "\n" + t.T("echo.card", "text", t.Text("text", rules.At(rule.KindEchoCard, int(e.Card))))
		}
		return ui.Tip{Title: t.T("echo.board"), Body: body}
	}
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.PanelMarked(r, t.Theme, green)
		t.fit(c, render.R(r.X+16, r.Y+5, r.W-28, 24), t.T("echo.board"), t.heading().In(green), render.Left|render.Middle, 15, 13)
		n := 4
		if e.Criminal[4] != rule.Nobody {
			n = 5
		}
		w := (r.W - 28) / float64(n)
		rowH := (r.H - 36) / 3
		for i := range n {
			at := render.R(r.X+14+float64(i)*w, r.Y+30, w-6, rowH-4)
			named := card != rule.NoCard && int(rule.EchoCardOf(card).Hook) == i
			c.Round(at, 5, render.Solid(render.Hex(0x0B0824).Fade(0.7)))
			edge := green.Fade(0.4)
			if named {
				edge = green
			}
			c.Frame(at, 5, 1.6, render.Solid(edge))
			if named && open {
				c.Icon("eye", render.R(at.Right()-17, at.Y+1, 15, 15), green)
			}
			c.TextIn(render.R(at.X+5, at.Y, 16, at.H), letters[i], t.caption(16).In(green), render.Left|render.Middle)
			side := min(30, at.H-6)
			c.Icon(icon("criminal", rule.RefCriminal(e.Criminal[i])), render.Around(render.Pt(at.X+at.W*0.6, at.Center().Y), side, side), render.White)
		}
		track := render.R(r.X+14, r.Y+30+rowH, r.W-28, rowH-4)
		most := int(board.Milestones[2])
		step := track.W / float64(most+1)
		for i := range most + 1 {
			m := render.Pt(track.X+(float64(i)+0.5)*step, track.Center().Y)
			if i > 0 {
				c.Segment(render.Pt(m.X-step+12, m.Y), render.Pt(m.X-12, m.Y), 2, green.Fade(0.4))
			}
			rad := min(14, track.H/2-2)
			mile := ""
			for l, space := range board.Milestones {
				if int(space) == i {
					mile = "L" + itoa(l+1)
				}
			}
			face := render.Hex(0x120D3C)
			if mile != "" {
				face = render.Hex(0x4A1850)
			}
			c.Circle(m, rad, render.Solid(face))
			c.RingAt(m, rad, 1.8, render.Solid(map[bool]render.Color{true: render.Hex(0xFF5BD0), false: green.Fade(0.6)}[mile != ""]))
			if int(e.Progress) == i {
				shine(c, m, 2*rad, green.Fade(0.8))
				c.Circle(m, rad-3, render.Solid(green))
				c.Icon("intoodeep/face/echo", render.Around(m, 2*rad-8, 2*rad-8), render.Hex(0x10200A))
			} else if mile != "" {
				c.TextIn(render.Around(m, 2*rad, 2*rad), mile, t.caption(14).Free().In(render.White), render.Center|render.Middle)
			}
		}
		chart := render.R(r.X+14, r.Y+30+2*rowH, r.W-28, rowH-4)
		w = chart.W / 6
		for i, n := range board.Advance {
			at := render.R(chart.X+float64(i)*w, chart.Y, w-4, chart.H)
			cap := render.R(at.X+2, at.Y+2, at.W-4, at.H/2-4)
			c.Round(cap, 4, render.Solid(render.Hex(0x2A252C)))
			c.Frame(cap, 4, 1.2, render.Solid(render.Hex(0xFF5BB8)))
			c.TextIn(cap, itoa(i+1), t.caption(16).Free().In(render.White), render.Center|render.Middle)
			c.TextIn(render.R(at.X, at.Center().Y-2, at.W, at.H/2), "+"+itoa(int(n)), t.caption(17).Free().In(green), render.Center|render.Middle)
		}
		if st.Hot() {
			c.Frame(r, 6, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
}
