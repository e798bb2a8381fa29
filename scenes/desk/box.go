package desk

import (
	"fmt"
	"slices"
	"unicode"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/bot"
	"safehouse/rules/match"
	"safehouse/save"
	"safehouse/scenes"
)

// This file opens a box: what the game is, who has played it here, what there is
// to learn, and on the sheet below who sits down tonight.

// Measures of the page in points, at 1920 x 1080.
const (
	boxLeft   = 672.0 // papers begin here
	boxAbout  = 28.0
	boxHigh   = 402.0
	boxSheet  = 486.0
	badgeWide = 182.0
	badgeHigh = 246.0
	badgeStep = 202.0
)

// layBox lists the page.
func (s *setupScene) layBox(b *ui.Builder) {
	h, in, a := s.house, s.game.Info(), b.Area()
	theme := render.ByID(in.ID)
	extra := a.W - 1920
	left := boxLeft + extra*0.25
	about := render.R(left, boxAbout, 596+extra*0.3, boxHigh)
	sheet := render.R(left-8, boxSheet, a.W-left-16, a.H-boxSheet-24)
	filled := uint64(0)
	if s.tray != nil && s.tray.made {
		filled = 1
	}
	key := render.Key(render.KeyText("box "+in.ID+s.aboutWords()), uint64(a.W), uint64(a.H), filled)
	tray := render.R(34, a.H-480, left-66, 440)
	h.Wood(b, key, render.Pt(150, 46), 1, func(c render.Canvas) {
		c.Box(render.Pt(left*0.58, 308), theme, render.BoxState{Chosen: true, Lit: true, Scale: 1.22, Turn: 4})
		s.paintTray(c, tray, theme)
		s.paintAbout(c.Turned(-0.5, about.Center()), about, theme)
		c.Turned(0.25, sheet.Center()).SheetOfPaper(sheet)
	})
	b.Add(ui.Thing{ID: "about", Shape: ui.Box(about), Layer: ui.LayerBoard, Decor: true, Label: h.Title(in.ID) + " " + s.aboutWords()})
	s.layPapers(b, render.R(about.Right()+32, boxAbout, a.W-about.Right()-60, boxHigh))
	s.layAlmanac(b, render.R(tray.X+20, tray.Y-34, 280, 58))
	s.layPuzzles(b, render.R(tray.X+316, tray.Y-34, min(280, tray.W-332), 58))
	if now, ok := h.Running(); ok && now.Game == in.ID {
		s.layGoOn(b, render.R(tray.Right()-262, tray.Bottom()-150, 250, 132), now)
	}
	s.laySheet(b, sheet)
}

func (s *setupScene) aboutWords() string { return s.house.T("box.about." + s.game.Info().ID) }

// paintAbout is the paper that says what the game is.
func (s *setupScene) paintAbout(c render.Canvas, r render.Rect, theme *render.Theme) {
	h, in := s.house, s.game.Info()
	c.SheetOfPaper(r)
	p := r.Inset(34)
	c.TextFit(render.R(p.X, p.Y-10, p.W, 58), render.Upper(h.Title(in.ID)), render.Style{Face: theme.Display, Size: 46, Color: scenes.BoxInk(theme)}, render.Left|render.Middle, 38, 30)
	side := h.BoxOf(in.ID)
	tag, high, small := 36.0, 92.0, true
	motto, told := render.House.Note().In(scenes.PaperNote), render.House.Body().Sized(24).In(scenes.PaperInk)
	if _, line := c.Ruler().Measure("X", render.House.Body().Sized(20)); line > 28 { // large letters: fewer words
		tag, high, small = 70, 50, false
		if c.Ruler().Fit(s.aboutWords(), told, p.W, p.H-64-tag-high, render.Left, 22, 20, 18).Truncated() {
			tag, motto.Floor, told.Floor = 52, render.CaptionFloor, render.CaptionFloor
		}
	}
	c.TextFit(render.R(p.X, p.Y+48, p.W, tag), h.Book.T(in.ID, "tagline", nil), motto, render.Left|render.Middle, 18)
	y := p.Y + 54 + tag
	for x := p.X; x < p.Right(); x += 13 {
		c.Fill(render.R(x, y, 8, 2), render.Solid(scenes.PaperNote.Fade(0.5)))
	}
	c.TextFit(render.R(p.X, y+10, p.W, p.Bottom()-y-10-high), s.aboutWords(), told, render.Left, 22, 20, 18)
	cols := ui.Cols(render.R(p.X, p.Bottom()-high+8, p.W, high), 10, ui.Flex(1), ui.Flex(1), ui.Flex(1))
	fact := func(r render.Rect, icon, big, more string) {
		c.Icon(icon, render.R(r.X, r.Y+2, 38, 38), scenes.PaperNote)
		c.TextFit(render.R(r.X+50, r.Y, r.W-50, 42), big, render.House.Heading().Sized(28).In(scenes.PaperInk), render.Left|render.Middle, 24, 20)
		if !small {
			return
		}
		c.TextFit(render.R(r.X, r.Y+48, r.W, 36), more, render.House.Body().Sized(20).In(scenes.PaperNote), render.Left|render.Middle, 18)
	}
	fact(cols[0], "people", h.T("box.seats", "min", in.MinSeats, "max", in.MaxSeats), h.T("box.seats.more"))
	fact(cols[1], "clock", h.T("box.minutes", "n", side.Minutes), h.T("box.minutes.more"))
	fact(cols[2], "hourglass", h.T(fmt.Sprintf("box.weight.%d", side.Weight)), h.T("box.weight.more", "n", side.Weight))
}

// layPapers lays what there is to learn, to go on with and to look back at beside
// the paper that says what the game is.
func (s *setupScene) layPapers(b *ui.Builder, r render.Rect) {
	h, id := s.house, s.game.Info().ID
	rows := ui.Rows(r, 24, ui.Flex(1), ui.Flex(1))
	var list []func(r render.Rect)
	if l := h.LessonOf(id); l != nil {
		list = append(list, func(r render.Rect) { s.layTeach(b, r, l) })
	}
	if c, ok := h.CampaignOf(id); ok {
		list = append(list, func(r render.Rect) { s.layCampaign(b, r, c) })
	}
	if chapters, err := h.Book.Chapters(id); err == nil {
		list = append(list, func(r render.Rect) { s.layBooklet(b, r, len(chapters)) })
	}
	list = append(list, func(r render.Rect) { s.layRecord(b, r) })
	b.Group("papers")
	for i, lay := range list {
		from := 0 // of two in a row, the last row takes what is left
		if i >= 2 {
			from = 2
		}
		row, parts := rows[from/2], min(2, len(list))
		if from == 2 {
			parts = len(list) - 2
		}
		w := (row.W - 24*float64(parts-1)) / float64(parts)
		lay(render.R(row.X+float64(i-from)*(w+24), row.Y, w, row.H))
	}
}

// layGoOn is the note on the match of this game that is running.
func (s *setupScene) layGoOn(b *ui.Builder, r render.Rect, now save.Listed) {
	h := s.house
	s.paper(b, "go-on", h.T("title.continue"), r, 1.4, func() { h.GoOn(s.stage, now.ID) }, nil, func(c render.Canvas, r render.Rect) {
		c.Note(r)
		in := r.Inset(20)
		c.TextFit(render.R(in.X, in.Y, in.W, in.H*0.5), h.T("title.continue"), render.House.Heading().Sized(30).In(scenes.PaperRed), render.Left|render.Bottom, 26, 22)
		c.TextFit(render.R(in.X, in.Y+in.H*0.54, in.W, in.H*0.46), h.Progress(now), render.House.Note().In(scenes.PaperNote), render.Left, 18)
	})
}

// paper is a thing that lies on the desk and is pressed.
func (s *setupScene) paper(b *ui.Builder, id, label string, r render.Rect, turn float64, press func(), tip func() ui.Tip, paint func(c render.Canvas, r render.Rect)) {
	b.Add(ui.Thing{ID: id, Shape: ui.Box(r), Layer: ui.LayerBoard, Label: label, Press: press, Tip: tip, Lifts: true, Modest: true, Sound: sound.Paper,
		Paint: func(c render.Canvas, st ui.State) {
			at := st.At.Move(0, -6*st.Lift)
			c = c.Turned(turn*(1-0.6*st.Lift), at.Center())
			paint(c, at)
			if st.Focus {
				c.FocusRing(at, 4, render.House)
			}
		}})
}

// layTeach is the card of somebody who offers to teach the game.
func (s *setupScene) layTeach(b *ui.Builder, r render.Rect, l *scenes.Lesson) {
	h := s.house
	note, done := h.Taught(l.Game)
	first := nextStep(h, l.Game) == stepTeach && note == 0
	more := h.T("box.teach.minutes", "n", l.Minutes)
	switch {
	case done:
		more = h.T("box.teach.again")
	case note > 0:
		more = h.T("box.teach.on", "n", note+1)
	}
	s.paper(b, "teach", h.T("title.teach"), r, -1.2, func() { s.teach(l) }, h.Tip("title.teach"), func(c render.Canvas, r render.Rect) {
		c.Shadow(r, 2)
		c.Round(r, 4, render.Slope(115, render.Hex(0xFDF7E6), scenes.CardWhite, render.Hex(0xEADFC0)))
		c.Pulp(r, 0.8)
		c.Fill(render.R(r.X, r.Y+74, r.W, 2), render.Solid(render.Hex(0xC65A50).Fade(0.8)))
		for y := r.Y + 116; y < r.Bottom()-6; y += 40 {
			c.Fill(render.R(r.X, y, r.W, 1.5), render.Solid(render.Hex(0x7C93B8).Fade(0.4)))
		}
		c.TextFit(render.R(r.X+24, r.Y+11, r.W-48, 64), h.T("title.teach"), scenes.Hand(50, scenes.InkBlue), render.Left|render.Middle, 42, 36)
		c.TextFit(render.R(r.X+24, r.Y+80, r.W-48, r.H-84), more, scenes.Hand(31, scenes.InkBlue), render.Left, 27, 24, 21)
		if first {
			ring(c, r)
		}
	})
}

// layCampaign is the folder of the game's campaign.
func (s *setupScene) layCampaign(b *ui.Builder, r render.Rect, k scenes.Campaign) {
	h := s.house
	label, kept := h.Book.Title(k.ID()), h.T("box.campaign.none")
	next := nextStep(h, k.Game()) == stepCareer
	if n := h.KeptOf(k); n > 0 {
		kept = h.T("title.kept", "n", n)
	}
	s.paper(b, "campaign", label, r, 1.1, func() { h.Push(k.Hub(h, "")) }, nil, func(c render.Canvas, r render.Rect) {
		c.Folder(r, "")
		page := r.Pad(14, 30, 14, 14)
		c.SheetOfPaper(page)
		words := page.Pad(18, 8, 12, 8)
		head, foot := words.Cut(words.H * 0.62)
		name := render.House.Heading().Sized(28).In(scenes.PaperInk)
		if c.Ruler().Fit(label, name, head.W, head.H, render.Left, 25, 22, 20, 18).Truncated() {
			name.Floor = render.CaptionFloor
		}
		c.TextFit(head, label, name, render.Left|render.Middle, 25, 22, 20, 18)
		c.Icon("campaign", render.R(foot.X, foot.Center().Y-18, 36, 36), scenes.PaperRed)
		c.TextFit(foot.Pad(46, 0, 0, 0), kept, render.House.Note().In(scenes.PaperNote), render.Left|render.Middle, 18)
		if next {
			ring(c, r)
		}
	})
}

// layBooklet is the rules of the game.
func (s *setupScene) layBooklet(b *ui.Builder, r render.Rect, chapters int) {
	h, id := s.house, s.game.Info().ID
	theme := render.ByID(id)
	cover, back := theme.Field.Lighter(0.08), theme.Ground
	if cover.Luminance() > 0.1 { // light words are not read on it
		cover, back = theme.Box.Darker(0.55), theme.Box.Darker(0.7)
	}
	s.paper(b, "booklet", h.T("title.rules"), r, 0.8, func() { h.Push(h.Rooms.Rules(h, id, "", nil)) }, nil, func(c render.Canvas, r render.Rect) {
		c.Shadow(r, 2)
		c.Round(r.Move(5, 5), 3, render.Solid(render.Hex(0xE8DDC0)))
		c.Round(r, 4, render.Slope(115, cover, back))
		c.Frame(r.Inset(8), 3, 1.5, render.Solid(theme.Accent.Fade(0.5)))
		c.Icon("box/"+id, render.R(r.X+26, r.Center().Y-38, 76, 76), theme.Accent)
		words := r.Pad(122, 12, 16, 12)
		c.TextFit(render.R(words.X, words.Y, words.W, words.H*0.5), h.T("title.rules"), render.House.Heading().Sized(30).In(theme.Light), render.Left|render.Bottom, 26, 22)
		c.TextFit(render.R(words.X, words.Y+words.H*0.52, words.W, words.H*0.48), h.T("box.chapters", "n", chapters), render.House.Body().Sized(21).In(theme.Second), render.Left, 18)
	})
}

// layAlmanac is the tag on the tray: everything that lies in it, card by card.
func (s *setupScene) layAlmanac(b *ui.Builder, r render.Rect) {
	h, id := s.house, s.game.Info().ID
	s.paper(b, "almanac", h.T("almanac"), r, -1.6, func() { h.Push(h.Rooms.Almanac(h, id, "", nil)) }, h.Tip("almanac"), func(c render.Canvas, r render.Rect) {
		c.Note(r)
		c.Icon("card", render.R(r.X+14, r.Center().Y-16, 32, 32), scenes.PaperRed)
		c.TextFit(r.Pad(56, 4, 10, 4), h.T("almanac"), render.House.Heading().Sized(28).In(scenes.PaperInk), render.Left|render.Middle, 24, 20)
	})
}

// layRecord is how the person of this profile did here, and before a first match or a career what comes next.
func (s *setupScene) layRecord(b *ui.Builder, r render.Rect) {
	h, id := s.house, s.game.Info().ID
	head, words := h.T("box.record"), record(h, id)
	label := words
	if next := stepWords(h, id); next != "" {
		head, words = h.T("next.step"), next
		label = head + ": " + words
	}
	b.Add(ui.Thing{ID: "record", Shape: ui.Box(r), Layer: ui.LayerBoard, Decor: true, Label: label, Paint: func(c render.Canvas, st ui.State) {
		c = c.Turned(-0.8, st.At.Center())
		c.Shadow(st.At, 1)
		c.Round(st.At, 3, render.Slope(100, render.Hex(0xFBF3DE), render.Hex(0xE8DBB8)))
		c.Pulp(st.At, 0.8)
		in := st.At.Inset(22)
		c.TextFit(render.R(in.X, in.Y-4, in.W, 38), head, render.House.Heading().Sized(27).In(scenes.PaperInk), render.Left|render.Middle, 22)
		c.TextFit(render.R(in.X, in.Y+42, in.W, in.H-42), words, render.House.Note().In(scenes.PaperNote), render.Left, 18)
	}})
}

// laySheet is tonight's crew, the options, and what begins the game.
func (s *setupScene) laySheet(b *ui.Builder, sheet render.Rect) {
	h, in := s.house, s.game.Info()
	p := sheet.Inset(30)
	s.layPresets(b, sheet)
	head := h.T("box.crew")
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		b := c.TextFit(render.R(p.X, p.Y-14, 420, 40), head, render.House.Heading().Sized(30).In(scenes.PaperInk), render.Left|render.Middle, 24)
		w, _ := b.Size()
		c.TextFit(render.R(p.X+w+18, p.Y-14, 620, 40), s.seatsWords(), render.House.Note().In(scenes.PaperNote), render.Left|render.Middle, 18)
	})
	b.Group("crew")
	step := min(badgeStep, p.W/float64(in.MaxSeats))
	for i := range in.MaxSeats {
		r := render.R(p.X+float64(i)*step, p.Y+32, min(badgeWide, step-14), badgeHigh)
		if i < s.count {
			s.badge(b, r, i)
		} else {
			s.freeSeat(b, r, i)
		}
	}
	low := render.R(p.X, p.Y+badgeHigh+48, p.W, p.Bottom()-p.Y-badgeHigh-48)
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c.Dashes([]render.Point{{X: low.X, Y: low.Y - 8}, {X: low.Right(), Y: low.Y - 8}}, 2, scenes.PaperNote.Fade(0.6), 8, 6, 0, false)
	})
	play := render.R(low.Right()-280, low.Y+8, 280, low.H-8)
	s.layPlay(b, play)
	s.layOptions(b, render.R(low.X, low.Y+4, low.W-310, low.H-4))
}

// seatsWords says how many sit down, and that a lone one meets the automa.
func (s *setupScene) seatsWords() string {
	h, in := s.house, s.game.Info()
	if s.count == 1 && in.Automa != "" {
		return h.T("box.alone", "name", h.Meets(in))
	}
	return h.T("box.seats.of", "n", s.count, "of", in.MaxSeats)
}

// layPresets are the tabs over the sheet: as printed, and as it was played last.
func (s *setupScene) layPresets(b *ui.Builder, sheet render.Rect) {
	h := s.house
	_, _, last := h.Settings.Setup(s.game)
	if !last {
		return
	}
	b.Group("presets")
	x := sheet.X + 300
	for i, key := range []string{"box.printed", "box.last"} {
		label := h.T(key)
		w, _ := b.Ruler().Measure(label, scenes.TabStyle())
		r := render.R(x, sheet.Y-44, w+64, 50)
		x = r.Right() + 10
		on := s.preset() == i
		b.Add(ui.Thing{ID: fmt.Sprintf("preset:%d", i), Shape: ui.Box(r), Layer: ui.LayerBoard, Label: label, Press: func() { s.takePreset(i) }, Lifts: true, Sound: sound.Paper,
			Paint: func(c render.Canvas, st ui.State) {
				r := st.At.Move(0, -4*st.Lift)
				top := render.Hex(0xC9B07A)
				if on {
					top = render.Hex(0xF2E8CE)
				}
				c.Corners(r, 8, 8, 0, 0, render.Slope(90, top, top.Darker(0.08)))
				if on {
					c.Icon("check", render.R(r.X+12, r.Center().Y-11, 22, 22), scenes.PaperRed)
				}
				c.TextIn(r.Pad(34, 0, 8, 0), label, scenes.TabStyle().In(scenes.PaperInk), render.Center|render.Middle)
			}})
	}
}

// preset is which of the tabs the options are those of: 0 as printed, 1 as they
// were last, -1 neither.
func (s *setupScene) preset() int {
	in := s.game.Info()
	for i := range 2 {
		o := rules.Options{}
		if i == 1 {
			_, o, _ = s.house.Settings.Setup(s.game)
		}
		settled, err := in.Settle(rules.Setup{Seats: s.count, Options: o})
		same := err == nil
		for _, x := range in.Applying(s.chosen()) {
			same = same && settled[x.ID] == s.options[x.ID]
		}
		if same {
			return i
		}
	}
	return -1
}

func (s *setupScene) takePreset(i int) {
	o := rules.Options{}
	if i == 1 {
		_, o, _ = s.house.Settings.Setup(s.game)
	}
	if settled, err := s.game.Info().Settle(rules.Setup{Seats: s.count, Options: o}); err == nil {
		s.options = settled
	}
	s.changed()
}

// badge is who sits in a seat: a face in the seat's colour, the name, who decides,
// and how well.
func (s *setupScene) badge(b *ui.Builder, r render.Rect, i int) {
	h, c := s.house, &s.seats[i]
	theme := render.ByID(s.game.Info().ID)
	col := h.Kit.Seat(theme, i)
	tilt := []float64{-0.8, 0.6, -0.4, 0.9, -0.7, 0.5}[i%6]
	name := render.Escape(c.Participant)
	b.Add(ui.Thing{ID: fmt.Sprintf("name:%d", i), Shape: ui.Box(r), Layer: ui.LayerBoard + 1, Label: name, Choices: s.badgeChoices(i), Lifts: true, Modest: true, Tip: h.Tip("box.badge"),
		Paint: func(cv render.Canvas, st ui.State) {
			at := st.At.Move(0, -4*st.Lift)
			cv = cv.Turned(tilt, at.Center())
			cv.Shadow(at, 2)
			cv.Round(at, 8, render.Slope(105, render.Hex(0xFBF6E8), render.Hex(0xEADFC4)))
			cv.Round(render.Around(render.Pt(at.Center().X, at.Y+12), 46, 9), 4, render.Solid(scenes.PaperInk.Fade(0.75)))
			face := render.R(at.X+12, at.Y+26, at.W*0.48, 112)
			cv.Round(face, 3, render.Slope(90, col.Lighter(0.1), col.Darker(0.55)))
			icon := "person"
			if c.Kind == match.Bot {
				icon = "bot"
			}
			cv.Icon(icon, render.Around(face.Center().Add(render.Pt(0, 8)), 84, 84), render.Hex(0x0B0A0C).Fade(0.9))
			cv.SeatShape(render.Around(render.Pt(at.Right()-36, at.Y+48), 34, 34), i, theme)
			cv.TextFit(render.R(at.X+12, at.Y+142, at.W-24, 36), name, render.House.Heading().Sized(25).In(scenes.PaperInk).Free(), render.Left|render.Middle, 22, 19)
			if st.Focus {
				cv.FocusRing(at, 8, render.House)
			}
		}})
	stamp := render.R(r.X+r.W*0.5, r.Y+94, r.W*0.58, 44)
	if c.Kind == match.Person {
		b.Add(ui.Thing{ID: fmt.Sprintf("kind:%d", i), Shape: ui.Box(stamp), Layer: ui.LayerBoard + 2, Label: h.T("setup.person"), Press: func() { s.swapKind(i, match.Bot) }, Lifts: true, Tip: h.Tip("setup.kind"),
			Paint: func(cv render.Canvas, st ui.State) {
				word := h.T("box.person")
				if i == 0 {
					word = h.T("box.you")
				}
				stampAt(cv, st, word, render.Hex(0x1F6B4A))
			}})
		return
	}
	levels := bot.Levels()
	at := max(0, slices.IndexFunc(levels, func(l bot.Level) bool { return l.Name == c.Level }))
	turn := func(by int) { c.Level = levels[(at+by+len(levels))%len(levels)].Name; s.changed() }
	label := h.T("level." + levels[at].Name)
	b.Add(ui.Thing{ID: fmt.Sprintf("level:%d", i), Shape: ui.Box(stamp), Layer: ui.LayerBoard + 2, Label: label, Press: func() { turn(1) }, Inspect: func() { turn(-1) }, Lifts: true, Sound: sound.Paper, Tip: h.Tip("setup.level"),
		Paint: func(cv render.Canvas, st ui.State) { stampAt(cv, st, label, scenes.PaperRed) }})
	kind := render.R(r.X+8, r.Y+182, r.W-16, 56)
	b.Add(ui.Thing{ID: fmt.Sprintf("kind:%d", i), Shape: ui.Box(kind), Layer: ui.LayerBoard + 2, Label: h.T("setup.bot"), Press: func() { s.swapKind(i, match.Person) }, Lifts: true, Tip: h.Tip("setup.kind"),
		Paint: func(cv render.Canvas, st ui.State) {
			cv = cv.Turned(tilt, r.Center())
			mid := st.At.Center().Y
			for k := range levels {
				dot := render.Pt(st.At.X+14+float64(k)*22, mid)
				if k <= at {
					cv.Circle(dot, 7, render.Solid(scenes.PaperRed))
				} else {
					cv.RingAt(dot, 7, 2, render.Solid(scenes.PaperRed))
				}
			}
			cv.Icon("bot", render.Around(render.Pt(st.At.Right()-22, mid), 30+4*st.Lift, 30+4*st.Lift), scenes.PaperInk)
			if st.Focus {
				cv.FocusRing(st.At, 6, render.House)
			}
		}})
}

// stampAt is a rubber stamp on a badge.
func stampAt(c render.Canvas, st ui.State, word string, ink render.Color) {
	at := st.At.Inset(-2 * st.Lift)
	c = c.Turned(-6, at.Center())
	c.Frame(at.Inset(3), 4, 3, render.Solid(ink))
	c.TextFit(at.Inset(7), render.Upper(word), render.Style{Face: render.Elite400, Size: 21, Color: ink}, render.Center|render.Middle, 18, 16, 14)
	if st.Focus {
		c.FocusRing(at, 6, render.House)
	}
}

// badgeChoices are what can be done with who sits in a seat.
func (s *setupScene) badgeChoices(i int) (list []ui.Choice) {
	h, c := s.house, &s.seats[i]
	list = append(list, ui.Choice{Label: h.T("box.rename"), Icon: "edit", Do: func() {
		h.Ask(s.stage, scenes.TextQuestion{ID: "rename", Title: h.T("box.rename"), Label: h.T("setup.name"), Text: c.Participant, Max: 24, Done: func(t string) { c.Participant = t; s.changed() }})
	}})
	names := s.people()
	if c.Kind == match.Bot {
		names = h.BotNames()
	}
	for _, n := range names {
		if len(list) < 8 && !slices.ContainsFunc(s.seats[:s.count], func(o match.Controller) bool { return o.Participant == n }) {
			list = append(list, ui.Choice{Label: render.Escape(n), Do: func() { c.Participant = n; s.changed() }})
		}
	}
	swap := func(j int) func() {
		return func() { s.seats[i], s.seats[j] = s.seats[j], s.seats[i]; s.changed() }
	}
	if i > 0 {
		list = append(list, ui.Choice{Label: h.T("box.left"), Icon: "left", Do: swap(i - 1)})
	}
	if i < s.count-1 {
		list = append(list, ui.Choice{Label: h.T("box.right"), Icon: "right", Do: swap(i + 1)})
	}
	home := ui.Choice{Label: h.T("box.home"), Icon: "door-out", Do: func() {
		gone := s.seats[i]
		s.seats = append(slices.Delete(s.seats, i, i+1), gone)
		s.count--
		s.changed()
	}}
	if least := s.game.Info().MinSeats; s.count <= least {
		home.Disabled, home.Why = true, h.T("setup.count.min", "n", least)
	}
	return append(list, home)
}

// freeSeat is a place at the table that nobody has.
func (s *setupScene) freeSeat(b *ui.Builder, r render.Rect, i int) {
	h := s.house
	theme := render.ByID(s.game.Info().ID)
	label := h.T("box.free", "number", i+1)
	b.Add(ui.Thing{ID: fmt.Sprintf("free:%d", i), Shape: ui.Box(r), Layer: ui.LayerBoard + 1, Label: label, Press: func() { s.count = i + 1; s.changed() }, Lifts: true, Modest: true, Sound: sound.CardSlide,
		Paint: func(c render.Canvas, st ui.State) {
			ink := scenes.PaperNote.Fade(0.7 + 0.3*st.Lift)
			q := st.At
			c.Dashes([]render.Point{q.Min(), {X: q.Right(), Y: q.Y}, q.Max(), {X: q.X, Y: q.Bottom()}}, 2, ink, 9, 7, 0, true)
			c.Faded(0.6).SeatShape(render.Around(render.Pt(q.Center().X, q.Y+70), 40, 40), i, theme)
			c.TextFit(render.R(q.X+10, q.Y+116, q.W-20, 110), label, render.House.Body().Sized(21).In(scenes.PaperInk).Free(), render.Center|render.Top, 19, 17, 15)
			if st.Focus {
				c.FocusRing(q, 6, render.House)
			}
		}})
}

// layPlay is the red plate that begins, the seed, and what is wrong.
func (s *setupScene) layPlay(b *ui.Builder, r render.Rect) {
	h := s.house
	b.Group("play")
	plate := render.R(r.X, r.Y, r.W, min(112, r.H*0.42))
	b.Add(ui.Thing{ID: "start", Shape: ui.Box(plate), Layer: ui.LayerBoard + 1, Label: h.T("setup.start"), Press: s.start, Disabled: s.refusal != "", Why: s.refusal, Lifts: true, Modest: true, Sound: sound.CardSlide,
		Paint: func(c render.Canvas, st ui.State) {
			scenes.PaintPlate(c, st, "play", h.T("setup.start"))
		}})
	rows := ui.Rows(render.R(r.X, plate.Bottom()+16, r.W, r.Bottom()-plate.Bottom()-16), 8, ui.Flex(1), ui.Flex(1))
	two := ui.Cols(rows[0], 8, ui.Flex(1.5), ui.Flex(1))
	b.Button(scenes.Narrowed(b, ui.Button{ID: "surprise", Rect: two[0], Label: h.T("setup.surprise"), Icon: "shuffle", Tip: h.Tip("setup.surprise"), Do: s.surprise}))
	b.Button(scenes.Narrowed(b, ui.Button{ID: "back", Rect: two[1], Label: h.T("back"), Icon: "left", Tip: h.Tip("back"), Do: h.Pop}))
	seed := ui.Cols(rows[1], 8, ui.Flex(1), ui.Fix(46), ui.Fix(46))
	b.OnPaper(true)
	b.TextField(ui.TextField{ID: "seed", Rect: seed[0], Text: s.seed, Hint: h.T("setup.seed"), Max: 19, Allow: unicode.IsDigit, Done: h.T("done"), Tip: h.Tip("setup.seed"), Change: func(t string) { s.seed = t; s.changed() }})
	b.OnPaper(false)
	b.Button(scenes.Narrowed(b, s.seedCopy(seed[1])))
	b.Button(ui.Button{ID: "seed/new", Rect: seed[2], Icon: "dice", Tip: h.Tip("setup.seed.new"), Sound: sound.DiceRoll, Do: func() { s.newSeed(); s.changed() }})
}

// asides are what lies beside the sheet where there is room for it, as buttons.
func (s *setupScene) asides() (list []ui.Button) {
	h, id := s.house, s.game.Info().ID
	if l := h.LessonOf(id); l != nil {
		list = append(list, ui.Button{ID: "teach", Label: h.T("title.teach"), Icon: "hint", Do: func() { s.teach(l) }})
	}
	if c, ok := h.CampaignOf(id); ok {
		list = append(list, ui.Button{ID: "campaign", Label: h.Book.Title(c.ID()), Icon: "campaign", Do: func() { h.Push(c.Hub(h, "")) }})
	}
	if n, of := puzzlesFound(h, id); of > 0 {
		list = append(list, ui.Button{ID: "puzzles", Label: h.T("puzzles.found", "n", n, "of", of), Icon: "search", Do: func() { h.Push(h.Rooms.Puzzles(h, id)) }})
	}
	if _, err := h.Book.Chapters(id); err == nil {
		list = append(list, ui.Button{ID: "booklet", Label: h.T("title.rules"), Icon: "rules", Do: func() { h.Push(h.Rooms.Rules(h, id, "", nil)) }})
	}
	return list
}

// teach opens the lesson of the game where it was left.
func (s *setupScene) teach(l *scenes.Lesson) {
	h := s.house
	note, _ := h.Taught(l.Game)
	if err := h.Rooms.Teach(h, l.Game, note); err != nil {
		h.Alert(s.stage, h.T("setup.failed"), err)
	}
}
