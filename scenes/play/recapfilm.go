package play

import (
	"slices"
	"strings"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/rules/match"
	"safehouse/scenes"
	"safehouse/scenes/recap"
)

// filmID is the ID of the film in which last turns are shown again.
const filmID = "film"

// recapper is the table where the turns of rivals can be told to who is asked now; ok is false where they are not: in a
// lesson, at set-up, and where a person does not want it.
func (t *tableScene) recapper() (r scenes.Recapper, ok bool) {
	r, ok = t.table.(scenes.Recapper)
	return r, ok && !t.house.Settings.NoRecap && t.view != nil && t.view.Asked && t.lesson == nil && !slices.Contains(t.info().Opening, t.sit.Match.Turn().Phase)
}

// freshTurns are the turns since who is asked decided last.
func (t *tableScene) freshTurns(r scenes.Recapper) (l []recap.Turn) {
	name, ok := t.sit.Person(t.view.Facing())
	for _, turn := range t.recapTurns(r) {
		if ok && turn.Last >= t.sit.Seen(name) {
			l = append(l, turn)
		}
	}
	return l
}

// forYou lays what changed for oneself into the prompt: beside its heading, or below its words.
func (t *tableScene) forYou(b *ui.Builder, th *render.Theme, words render.Rect, heading, more string, head, line render.Style) {
	r, ok := t.recapper()
	if !ok {
		return
	}
	list, p, k := recap.Changes(t.freshTurns(r)), t.painter(), b.Ruler()
	if len(list) == 0 {
		return
	}
	p.Theme = th
	high, title := p.ChipHigh(k), t.house.T("table.recap.for-you")
	block := k.Fit(heading, head, words.W, words.H, render.Left, head.Size)
	wide, used := block.Size()
	_, single := k.Measure("X", head)
	below := 0.0
	if more != "" && used+18 <= words.H {
		_, below = k.Wrap(more, line, words.W, render.Left).Size()
	}
	var at render.Rect
	var chips recap.Chips
	if used < 1.5*single {
		chips = p.Chips(k, title, list, words.W-wide-18)
		at = render.R(words.X+wide+18, words.Y+(used-high)/2, chips.Wide, high)
	}
	if x := p.Chips(k, title, list, words.W); used+below+high+2 <= words.H && len(x.List) > len(chips.List) {
		chips, at = x, render.R(words.X, words.Y+used+below+2, x.Wide, high)
	}
	if len(chips.List) == 0 {
		return
	}
	var said []string
	for _, x := range list {
		said = append(said, t.say(x.Row.Line.Message))
	}
	b.Add(ui.Thing{ID: "for-you", Group: "prompt", Shape: ui.Box(at), Layer: ui.LayerPanels, Mouse: true, Keeps: true, Label: title + ": " + strings.Join(said, " "), Move: ui.Move{How: ui.Jump},
		Tip: func() ui.Tip { return ui.Tip{Title: title, Body: strings.Join(said, "\n")} }, Paint: func(c render.Canvas, st ui.State) { p.PaintChips(c, st.At, chips) }})
}

// discs marks what rivals changed on the table by their shapes, until the first press.
func (t *tableScene) discs(b *ui.Builder) {
	r, ok := t.recapper()
	if !ok {
		return
	}
	p := t.painter()
	side := 22 * b.Grow()
	marked := map[string][]int{}
	for _, turn := range t.freshTurns(r) {
		panel := r.Panel(t.view, turn.Who)
		for _, x := range turn.Rows {
			for _, id := range t.places(x) {
				k := b.Thing(id)
				if k == nil || k.Decor || !t.shared(b, id) || slices.Contains(panel, id) || slices.Contains(marked[id], turn.Who) || k.Shape.Bounds().W < side || k.Shape.Bounds().H < side {
					continue
				}
				n, clip := len(marked[id]), k.Clip
				marked[id] = append(marked[id], turn.Who)
				m := k.Shape.Bounds()
				at := render.Around(render.Pt(m.X+m.W*0.7+float64(n)*side*0.8, m.Bottom()+side*0.1), side, side)
				b.Add(ui.Thing{ID: "changed:" + id + stripID(turn.Who), Shape: ui.Box(at), Layer: k.Layer + 1, On: id, Clip: clip, Decor: true, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) { p.Disc(c, st.At, turn.Who) }})
			}
		}
	}
}

// shared reports whether a thing lies on the part of the table that is everybody's.
func (t *tableScene) shared(b *ui.Builder, id string) bool {
	p, ok := t.table.(scenes.Paged)
	at := b.Thing(id).Shape.Bounds()
	if t.view.Paged {
		at, _ = t.stage.Listed(scenes.BoardID, id)
	}
	return ok && p.Pages()[0].Rect.Has(at.Center())
}

// places are the things that a deed was about.
func (t *tableScene) places(x recap.Row) (ids []string) {
	e := x.Line.Event
	for _, ref := range append(slices.Clone(x.Deed.About), e.What, e.From, e.To) {
		if ref.Kind != rules.None && !slices.Contains(ids, t.view.ID(ref)) {
			ids = append(ids, t.view.ID(ref))
		}
	}
	return ids
}

// again shows the last turns of rivals once more: in their panels, and where they are shown there already, step by step.
func (t *tableScene) again() {
	r, ok := t.recapper()
	if !ok || len(t.recapTurns(r)) == 0 {
		return
	}
	turns := t.recapTurns(r)
	if slices.ContainsFunc(turns, func(x recap.Turn) bool { return t.stage.Thing(stripID(x.Who)) != nil }) || t.opened == t.sit.Match.Actions() {
		t.openFilm(turns[0].Who)
		return
	}
	for _, x := range turns {
		t.wish(x, true)
	}
	t.opened = t.sit.Match.Actions() // where a panel has no room
}

// openFilm shows the last turn of a rival step by step.
func (t *tableScene) openFilm(who int) {
	r, ok := t.recapper()
	if !ok || len(t.recapTurns(r)) == 0 {
		return
	}
	turns := slices.Clone(t.recapTurns(r))
	f := recap.Film{ID: filmID, Title: t.house.T("table.recap"), Shut: t.house.T("close"), LookAt: t.house.T("table.recap.look"), Places: t.places}
	f.At = max(0, slices.IndexFunc(turns, func(x recap.Turn) bool { return x.Who == who }))
	for _, x := range turns {
		f.Strips = append(f.Strips, t.stripOf(r, x))
	}
	f.Say = func(l match.Line) string { return t.say(l.Message) }
	f.Look = func(l match.Line) { t.lookAt(logLine{Told: l}) }
	f.Close = func() { t.stage.Shut(filmID); t.putAway() }
	f.Change = func(i int) { f.At = i; t.stage.Rebuild() }
	t.stage.Open(filmID, func(b *ui.Builder) { t.painter().Film(b, f) })
}
