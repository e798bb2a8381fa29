package intoodeep

import (
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
)

// What is staged: the end of a Chapter line by line, and the reckoning at the end
// of the game, token by token and row by row.

// A stageLine is a line about the end of a Chapter.
type stageLine struct {
	text  string
	mark  int // a player, or -1 for the pictogram
	icon  string
	worse bool
}

// staged is the end of a Chapter as it is told.
type staged struct {
	on      bool
	good    bool
	chapter int
	lines   []stageLine
}

// stagesOf are the events that stand on the sheet of a Chapter's end.
var stagesOf = map[rules.EventKind]bool{rule.EvIntel: true, rule.EvFewest: true, rule.EvSpared: true, rule.EvGripLost: true, rule.EvIntelLost: true, rule.EvBanked: true, rule.EvAssignment: true, rule.EvSlotCleared: true, rule.EvPoolRefilled: true, rule.EvChapter: true}

// stage takes an event of a Chapter's end into its sheet.
func (t *table) stage(s *rule.State, e rules.Event) {
	x := &t.ending
	switch k := e.Kind; {
	case k == rule.EvSuccess || k == rule.EvFailure:
		*x = staged{on: true, good: k == rule.EvSuccess, chapter: int(s.Chapter)}
		t.line2(e, k == rule.EvFailure)
	case k == rule.EvTurn || k == rule.EvRound:
		x.on = false
	case k == rule.EvOver:
		x.on, t.reckoning = false, true
	case x.on && stagesOf[k]:
		t.line2(e, k == rule.EvGripLost || k == rule.EvIntelLost || k == rule.EvFewest)
	}
}

// line2 adds a line to the sheet.
func (t *table) line2(e rules.Event, worse bool) {
	bullet, ok := t.Bullet(e)
	if !ok || t.View == nil {
		return
	}
	l := stageLine{text: t.View.Say(info.Tell(e)), mark: -1, icon: bullet.Icon, worse: worse}
	if e.Who.Kind == rule.KindSeat {
		l.mark = t.s.PlayerOf(e.Who)
	}
	t.ending.lines = append(t.ending.lines, l)
}

// layEnding is the end of a Chapter in place of the hand.
func (t *table) layEnding(b *ui.Builder, r render.Rect) {
	x := t.ending
	good := render.Hex(0x1FB36B)
	if !x.good {
		good = render.Hex(0xFF5470)
	}
	title := t.T([2]string{"ending.failed", "ending.succeeded"}[b2i(x.good)], "numeral", numerals[x.chapter-1])
	th := t.Thing("ending", r, ui.LayerHand, title, nil)
	th.Tip = func() ui.Tip { return ui.Tip{Title: title, Body: t.chapterEndWords(x.chapter)} }
	th.Move = ui.Move{How: ui.Jump}
	th.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.PanelMarked(r, t.Theme, good)
		oct := render.R(r.X+16, r.Y+12, 54, 54)
		octagon(c, oct, good.Mix(render.Hex(0x120C3A), 0.35), good)
		c.TextIn(oct, numerals[x.chapter-1], t.Theme.Number().Sized(26), render.Center|render.Middle)
		t.fit(c, render.R(oct.Right()+14, r.Y+12, r.Right()-oct.Right()-30, 54), title, t.Theme.Heading().Sized(26).In(good.Lighter(0.4)), render.Left|render.Middle, 22, 20, 18)
		const h = 34.0
		room := int((r.H - 84) / h)
		list := x.lines
		if len(list) > room {
			list = list[len(list)-room:]
		}
		for i, l := range list {
			at := render.R(r.X+16, r.Y+76+float64(i)*h, r.W-32, h)
			mark := render.Around(render.Pt(at.X+14, at.Center().Y), 20, 20)
			if l.mark >= 0 {
				t.shape(c, mark, l.mark)
			} else if l.icon != "" {
				c.Icon(l.icon, mark, t.Theme.Light)
			}
			ink := t.Theme.Text
			if l.worse {
				ink = render.Hex(0xFF9AAA)
			}
			t.fit(c, render.R(at.X+36, at.Y, at.W-38, at.H), l.text, t.line(18).In(ink), render.Left|render.Middle, 17, 16, 15, 14)
		}
		if st.Hot() {
			c.Frame(r.Inset(2), 7, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(th)
}

func b2i(x bool) int {
	if x {
		return 1
	}
	return 0
}

// chapterEndWords says what the end of a Chapter brings.
func (t *table) chapterEndWords(chapter int) string {
	return t.dossierWords(chapter) + "\n" + t.T("dilemma.tip")
}

// dossierWords says what Dossiers pay in a Chapter, and what those with the fewest lose.
func (t *table) dossierWords(chapter int) string {
	pays, grip, intel := rule.Dossier(chapter)
	body := t.T("row.pays", "pays", pays)
	if grip > 0 {
		body += "\n" + t.N("row.grip", grip)
	} else {
		body += "\n" + t.N("row.intel", intel)
	}
	if t.s.Has(t.Seat, rule.Immunity) {
		body += "\n" + t.T("row.spared")
	}
	return body
}

// reckonParts are the rows of the reckoning, in the order of the final scoring.
var reckonParts = [...]string{"intel", "grip", "lowest", "in-too-deep", "collection", "dilemma-intel", "posters", "sigils"}

// How the reckoning comes: milliseconds from row to row.
const reckonBeat = 420.0

// layReckoning is the end of the game over the city: the Final Plot type by type,
// and everybody's score line by line.
func (t *table) layReckoning(b *ui.Builder) {
	if !t.reckoning || !t.s.Over {
		return
	}
	r := render.R(t.plan.cityBox.X, t.plan.cityBox.Y, t.plan.cityBox.W, t.plan.console.Bottom()-t.plan.cityBox.Y)
	x := t.Thing("reckoning", r, ui.LayerRaised, t.T("reckon.title"), nil)
	x.Press = func() {
		t.reckoning = false
		if t.View.Stage != nil {
			t.View.Stage.Rebuild()
		}
	}
	x.Tip = tip(t.T("reckon.title"), t.T("reckon.tip"))
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		c.Shadow(r, 4)
		c.Panel(r, t.Theme)
		t.fit(c, render.R(r.X+18, r.Y+8, r.W-80, 40), t.T("reckon.title"), t.Theme.Heading().Sized(26).In(t.Theme.Light), render.Left|render.Middle, 22, 20)
		c.Icon("common/cross", render.R(r.Right()-40, r.Y+14, 24, 24), t.Theme.Second)
		if st.Hot() {
			c.Frame(r.Inset(2), 7, 2, render.Solid(t.Theme.Focus))
		}
	})
	b.Add(x)
	n := 0
	late := func(th *ui.Thing) {
		from := t.plan.Pt(render.R(th.Shape.Bounds().X/t.plan.U+70, th.Shape.Bounds().Y/t.plan.U, 1, 1))
		from.W, from.H = th.Shape.Bounds().W, th.Shape.Bounds().H
		th.From = &from
		th.Move = ui.Move{How: ui.Glide, MS: 300, Delay: float64(n) * reckonBeat}
		n++
	}
	t.layPlot(b, render.R(r.X+14, r.Y+52, r.W-28, r.H*0.36), late)
	t.layTally(b, render.R(r.X+14, r.Y+60+r.H*0.36, r.W-28, r.H*0.64-70), late)
}

// layPlot is the Final Plot, a row a type.
func (t *table) layPlot(b *ui.Builder, r render.Rect, late func(*ui.Thing)) {
	plot, worth := t.s.Plot(), t.s.Worths()
	need, tokens := t.s.Foil()
	h := r.H / float64(rule.Types+1)
	tall := 0
	for e := range rule.Evidence(rule.Types) {
		count := plot.Count(e)
		if count >= tokens {
			tall++
		}
		ref := rule.RefEvidence(e)
		x := t.Thing("reckon:"+id(ref), render.R(r.X, r.Y+float64(e)*h, r.W, h-4), ui.LayerRaised+1, t.Text("name", ref), nil)
		x.Tip = func() ui.Tip {
			return ui.Tip{Title: t.Text("name", ref), Body: t.N("reckon.type", count, "worth", worth[e], "tokens", tokens)}
		}
		late(&x)
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Moved <= 0 {
				return
			}
			c = c.Faded(st.Moved)
			side := min(34, r.H)
			c.Round(r, 5, render.Solid(render.Hex(0x0B0828).Fade(0.55)))
			t.typed(c, render.R(r.X+6, r.Center().Y-side/2, side, side), e)
			name := 150.0
			t.fit(c, render.R(r.X+side+14, r.Y, name, r.H), t.Text("name", ref), t.caption(18), render.Left|render.Middle, 16, 15, 14)
			left := r.X + side + name + 20
			step := min(side*0.9, (r.Right()-left-84)/float64(max(1, count)))
			for i := range int(float64(count)*st.Moved + 0.5) {
				t.typed(c, render.R(left+float64(i)*step, r.Center().Y-side/2+2, side-4, side-4), e)
			}
			ink := t.Theme.Second
			if count >= tokens {
				ink = render.Hex(0xFF9AD8)
			}
			t.fit(c, render.R(r.Right()-78, r.Y, 70, r.H), "× "+itoa(worth[e]), t.Theme.Number().Sized(22).In(ink), render.Right|render.Middle, 20, 18)
			if st.Hot() {
				c.Frame(r, 5, 2, render.Solid(t.Theme.Focus))
			}
		})
		b.Add(x)
	}
	foiled := t.s.Foiled()
	words := t.View.Text([2]string{"result.not-foiled", "result.foiled"}[b2i(foiled)])
	x := t.Thing("reckon:foiled", render.R(r.X, r.Y+float64(rule.Types)*h, r.W, h-2), ui.LayerRaised+1, words, nil)
	x.Tip = func() ui.Tip {
		return ui.Tip{Title: words, Body: t.N("reckon.foil", tall, "need", need, "tokens", tokens) + "\n" + t.T("reckon.foil."+[2]string{"no", "yes"}[b2i(foiled)])}
	}
	late(&x)
	x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
		if st.Moved <= 0 {
			return
		}
		col := render.Hex(0xFF5470)
		if foiled {
			col = render.Hex(0x4ADE96)
		}
		big := 1 + 0.4*(1-st.Moved)
		d := c.Faded(st.Moved).Zoomed(big, big, r.Center())
		d.Frame(render.Around(r.Center(), min(r.W-20, 430), r.H-2), 5, 3, render.Solid(col))
		t.fit(d, render.Around(r.Center(), min(r.W-40, 410), r.H), words, t.Theme.Heading().Sized(22).In(col), render.Center|render.Middle, 20, 18, 16)
	})
	b.Add(x)
}

// layTally is the scores, a row a part and a column a player.
func (t *table) layTally(b *ui.Builder, r render.Rect, late func(*ui.Thing)) {
	out := t.s.Outcome()
	var all []rules.Score
	all = append(all, out.Seats...)
	if out.Automa != nil {
		all = append(all, *out.Automa)
	}
	label := r.W * 0.36
	w := (r.W - label) / float64(len(all))
	h := r.H / float64(len(reckonParts)+3)
	t.Draw(b, ui.LayerRaised+1, func(c render.Canvas) {
		for p := range all {
			at := render.R(r.X+label+float64(p)*w, r.Y, w, h)
			t.shape(c, render.R(at.X+4, at.Center().Y-8, 16, 16), p)
			t.fit(c, at.Pad(24, 0, 2, 0), t.called(p), t.caption(17).In(t.color(p).Lighter(0.3)), render.Left|render.Middle, 16, 15, 14)
		}
	})
	row := func(i int, key, title, why string, value func(p int) (string, render.Color), bold bool) {
		x := t.Thing("reckon:"+key, render.R(r.X, r.Y+float64(i)*h, r.W, h-3), ui.LayerRaised+1, title, nil)
		x.Tip = tip(title, why)
		late(&x)
		x.Paint = t.Painter(func(c render.Canvas, r render.Rect, st ui.State) {
			if st.Moved <= 0 {
				return
			}
			c = c.Faded(st.Moved)
			face := render.Hex(0x0B0828).Fade(0.5)
			if bold {
				face = t.Theme.Accent.Fade(0.22)
			}
			c.Round(r, 5, render.Solid(face))
			t.fit(c, render.R(r.X+10, r.Y, label-12, r.H), title, t.caption(18), render.Left|render.Middle, 16, 15, 14)
			for p := range all {
				words, ink := value(p)
				size := 20.0
				if bold {
					size = 26
				}
				t.fit(c, render.R(r.X+label+float64(p)*w, r.Y, w-10, r.H), words, t.Theme.Number().Sized(size).In(ink), render.Right|render.Middle, 18, 16)
			}
			if st.Hot() {
				c.Frame(r, 5, 2, render.Solid(t.Theme.Focus))
			}
		})
		b.Add(x)
	}
	row(1, "corruption", t.T("reckon.corruption"), t.T("reckon.corruption.tip"), func(p int) (string, render.Color) {
		return itoa(t.s.FinalCorruption(p)), render.Hex(0xFF8AA0)
	}, false)
	for i, key := range reckonParts {
		row(i+2, key, t.View.Text("part."+key), t.T("reckon.why."+key), func(p int) (string, render.Color) {
			for _, part := range all[p].Parts {
				if part.Key == key {
					ink := t.Theme.Text
					switch {
					case part.Points < 0:
						ink = render.Hex(0xFF8AA0)
					case part.Points == 0:
						ink = t.Theme.Disabled
					}
					return itoa(part.Points), ink
				}
			}
			return "", t.Theme.Text
		}, false)
	}
	best := all[0].Total
	for _, s := range all {
		best = max(best, s.Total)
	}
	row(len(reckonParts)+2, "total", t.T("reckon.total"), t.T("reckon.total.tip"), func(p int) (string, render.Color) {
		if all[p].Total == best {
			return itoa(all[p].Total), t.Theme.Legal
		}
		return itoa(all[p].Total), t.Theme.Text
	}, true)
}
