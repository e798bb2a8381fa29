package play

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/rules"
	"safehouse/scenes"
)

// A tableFrame is what a table that is played at and one that is looked back
// at have in common.
type tableFrame struct {
	house *scenes.House
	table scenes.Table
	file  *scenes.MatchFile
	stage *ui.Stage
	view  *scenes.View

	sheets *render.Sheets    // that the table is drawn from
	parts  func(x *ui.Thing) // makes a thing of the table part of a choice of two, nil for nothing
	plated func()            // what a press on the title plate of an operation does, nil for nothing
	chip   func() string     // what stands on the title plate below the name, nil for what the match says
	paging paging
	banner *raised // that lies over the table, nil for none
	raised int     // banners so far
}

// Reread takes the texts of the language that is set.
func (t *tableFrame) Reread() { t.file.Reread() }

func (t *tableFrame) info() *rules.Info { return t.file.Info() }

// say puts a message of the game into words, with the participants' names.
func (t *tableFrame) say(m rules.Message) string { return t.file.Say(m) }

// plate is the emblem and the name of the game, and whether the match counts.
func (t *tableFrame) plate(b *ui.Builder, r render.Rect) {
	if r.Empty() {
		return
	}
	th := b.Theme()
	title := t.view.Text("title")
	mission, chip := t.file.MissionAt(t.view.Shown), ""
	switch {
	case t.chip != nil:
		chip = t.chip()
	case t.file.Match.Practice():
		chip = t.house.T("table.practice")
	}
	label := title
	var hold []bool
	var next string
	if mission != nil {
		hold, next = t.file.MissionStanding(mission, t.view.Shown)
	}
	thing := ui.Thing{ID: "plate", Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, th)
		if mission != nil && t.view.Paged { // in a line of its own
			t.paintMission(c, st.At.Pad(12, 0, 12, 0), th, mission, hold, next)
			return
		}
		icon := render.R(st.At.X+12, st.At.Y+10, st.At.H-20, st.At.H-20)
		c.Icon("box/"+th.ID, icon, loud(th))
		words := render.R(icon.Right()+12, st.At.Y, st.At.Right()-icon.Right()-24, st.At.H)
		if mission != nil {
			var below render.Rect
			words, below = words.Pad(0, 4, 0, words.H*0.46), words.Pad(0, words.H*0.5, 0, 4)
			t.paintMission(c, below, th, mission, hold, next)
		} else if chip != "" {
			h := 24.0
			w := c.ChipWidth(h, chip, th)
			c.Chip(words.Right()-w+4, st.At.Bottom()-h-4, h, chip, th, th.Accent2)
			words = words.Pad(0, 0, 0, 20)
		}
		name := th.Heading().With(th.Display).Sized(26).In(loud(th))
		name.Floor = render.CaptionFloor
		shown := render.Upper(title)
		if short, _, ok := strings.Cut(shown, ": "); ok { // the box has the rest
			if w, _ := c.Ruler().Measure(shown, name.Sized(18)); w > words.W {
				shown = short
			}
		}
		c.TextFit(words, shown, name, render.Left|render.Middle, 22, 18, 16, 14)
	}}
	switch {
	case mission != nil:
		label += " " + t.file.MissionName(mission)
		thing.Decor, thing.Tip, thing.Press = false, t.missionTip, t.plated
		b.Group("plate")
	case t.chip != nil:
		label += " " + chip
		thing.Decor, thing.Tip, thing.Press = false, t.house.Tip("puzzles"), t.plated
		b.Group("plate")
	case chip != "":
		label += " " + chip
		thing.Decor, thing.Tip = false, t.house.Tip("table.practice")
		b.Group("plate")
	}
	thing.Label = label
	b.Add(thing)
}

// phaseNames are the phases of a round as they are shown, those of one name
// once, and which of them it is now (-1 for none).
func (t *tableFrame) phaseNames(turn rules.Turn) (names []string, now int) {
	now = -1
	for _, p := range t.info().Phases {
		if turn.Round > 0 && slices.Contains(t.info().Opening, p) {
			continue
		}
		if x, ok := t.table.(scenes.Phased); ok && p != turn.Phase && !x.Comes(t.view, p) {
			continue
		}
		name := t.say(rules.Say("phase." + p))
		i := slices.Index(names, name)
		if i < 0 {
			i = len(names)
			names = append(names, name)
		}
		if p == turn.Phase {
			now = i
		}
	}
	return names, now
}

// phases is the round and its phases, the present one lit.
func (t *tableFrame) phases(b *ui.Builder, r render.Rect) {
	if r.Empty() {
		return
	}
	th := b.Theme()
	turn := t.view.Shown.Turn()
	names, now := t.phaseNames(turn)
	round := ""
	if turn.Round > 0 {
		round = t.house.T("table.round", "number", turn.Round)
	}
	label := round
	if now >= 0 {
		label += " " + names[now]
	}
	b.Add(ui.Thing{ID: "phases", Shape: ui.Box(r), Layer: ui.LayerPanels, Decor: true, Label: label, Paint: func(c render.Canvas, st ui.State) {
		c.Panel(st.At, th)
		in := st.At.Inset(8)
		head := 0.0
		if round != "" {
			style := th.Heading().Sized(21)
			wide, _ := c.Ruler().Measure(round, style)
			head = max(min(140*b.Grow(), in.W/4), 12+wide+18)
			if now >= 0 { // what is being done is more than when
				if wide, _ := c.Ruler().Measure(names[now], style); head+wide+24 > in.W {
					head = 0
				}
			}
		}
		if head > 0 {
			c.TextFit(render.R(in.X+12, in.Y, head-12, in.H), round, th.Heading().Sized(21).In(th.Text), render.Left|render.Middle, 18)
		}
		t.paintPhases(c, render.R(in.X+head, in.Y, in.W-head, in.H), names, now)
	}})
}

// paintPhases draws the phases side by side, each as wide as its name. Where
// there is no room for all, those that are not now become points.
func (t *tableFrame) paintPhases(c render.Canvas, in render.Rect, names []string, now int) {
	const gap, point = 6.0, 18.0
	th := t.stage.Theme
	style := th.Heading().Sized(20)
	wide, spare := make([]float64, len(names)), -1.0
	for size, pad := 20.0, 22.0; size >= 18 && spare < 0; size, pad = size-2, pad-10 {
		style = style.Sized(size)
		spare = in.W + gap
		for i, n := range names {
			w, _ := c.Ruler().Measure(n, style)
			wide[i] = w + pad
			spare -= wide[i] + gap
		}
	}
	parts := make([]ui.Size, len(names))
	for i := range parts {
		switch {
		case spare >= 0:
			parts[i] = ui.Fix(wide[i] + spare/float64(len(names)))
		case i == now:
			parts[i] = ui.Fix(min(wide[i], in.W-float64(len(names)-1)*(point+gap)))
		default:
			parts[i] = ui.Flex(1)
		}
	}
	if now >= 0 && spare < 0 && wide[now]+float64(len(names)-1)*(point+gap) > in.W {
		names, parts, now = names[now:now+1], []ui.Size{ui.Flex(1)}, 0 // there is room for what is being done alone
	}
	for i, at := range ui.Cols(in, gap, parts...) {
		switch {
		case i == now:
			c.Button(at, th, render.Button{Confirm: true})
			c.TextFit(at, names[i], style.In(th.ConfirmInk), render.Center|render.Middle, 18)
		case spare >= 0:
			ink := th.Second
			if i < now && t.table.Look().Steps {
				ink = th.Good.Lighter(0.45)
			}
			c.TextFit(at, names[i], style.In(ink), render.Center|render.Middle, 18)
		default:
			c.Round(render.Around(at.Center(), 10, 10), 5, render.Solid(th.Second.Fade(0.8)))
		}
	}
}

// buttons are undo, hint, rules and menu; redo stands beside undo while there
// is something to do again.
func (t *tableScene) buttons(b *ui.Builder, r render.Rect) {
	if r.Empty() {
		return
	}
	b.Group("buttons")
	h := t.house
	at := ui.Cols(r, 8, ui.Flex(1), ui.Flex(1), ui.Flex(1), ui.Flex(1))
	undo := ui.Button{ID: "button:undo", Rect: at[0], Label: h.T("table.undo"), Icon: "undo", Key: input.Undo, Sound: sound.Undo, Do: t.undo, Tip: h.Tip("table.undo")}
	if no := t.noUndo(); no != "" {
		undo.Disabled, undo.Why = true, no
	}
	if t.sit.Match.CanRedo() && !t.file.Looking {
		parts := ui.Cols(at[0], 6, ui.Flex(1), ui.Fix(54))
		undo.Rect, undo.Label = parts[0], ""
		b.Button(ui.Button{ID: "button:redo", Rect: parts[1], Icon: "redo", Do: t.redo, Tip: func() ui.Tip {
			return ui.Tip{Title: h.T("table.redo"), Body: h.T("table.redo.tip"), Key: b.KeyCap(input.Redo)}
		}})
	}
	b.Button(scenes.Narrowed(b, undo))
	hint := ui.Button{ID: "button:hint", Rect: at[1], Label: h.T("table.hint"), Icon: "hint", Key: input.Hint, Do: t.hint, Tip: h.Tip("table.hint")}
	if t.puzzle != nil {
		hint.Label, hint.Tip, hint.Do = h.T("puzzle.answer"), h.Tip("puzzle.answer"), t.showAnswer
	} else if !h.Settings.Hints {
		hint.Disabled, hint.Why = true, h.T("table.hint.off")
	} else if !t.view.Asked {
		hint.Disabled, hint.Why = true, h.T("table.hint.not-asked")
	}
	b.Button(scenes.Narrowed(b, hint))
	b.Button(scenes.Narrowed(b, ui.Button{ID: "button:rules", Rect: at[2], Label: h.T("table.rules"), Icon: "rules", Key: input.Rules, Do: t.rules, Tip: h.Tip("table.rules")}))
	b.Button(scenes.Narrowed(b, ui.Button{ID: "button:menu", Rect: at[3], Label: h.T("table.menu"), Icon: "menu", Key: input.Menu, Do: t.menu, Tip: h.Tip("table.menu")}))
}

// noUndo is why nothing can be taken back now, or "".
func (t *tableScene) noUndo() string {
	if t.file.Looking {
		return t.house.T("table.looking")
	}
	if no := t.sit.NoUndo(); !no.IsZero() {
		return t.say(no)
	}
	return ""
}

// loud is the theme's accent as letters on its dark panels take it.
func loud(th *render.Theme) render.Color {
	c, _ := th.Legible("accent", false)
	return c
}
