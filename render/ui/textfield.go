package ui

import (
	"math"
	"sort"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// TextField is a line in which a person types. With a gamepad, Confirm opens a keyboard on the screen.
type TextField struct {
	ID       string
	Rect     render.Rect
	Label    string // beside the field, at its left; "" for none
	Text     string // what the scene has; a change from outside replaces what is in the field
	Hint     string // shown while the field is empty
	Max      int    // runes; 0 is no limit
	Allow    func(rune) bool
	Change   func(text string) // after every change
	Submit   func(text string) // Enter, or the end of the keyboard on the screen; may be nil
	Done     string            // label of the button that ends the keyboard on the screen
	Disabled bool
	Why      string
	Tip      func() Tip
}

// Clip is where text is copied to and pasted from. What goes wrong is its own to say.
type Clip interface {
	Copy(text string)
	Paste() string
}

// EditWords are the lines of the menu that a text field opens on the right button or the zoom key, and what is said of a
// text with letters that no face has.
type EditWords struct{ Cut, Copy, Paste, All, Boxes string }

// TextField adds a text field.
func (b *Builder) TextField(f TextField) {
	s := b.stage
	e := memo(s, f.ID, func() *editor {
		e := &editor{}
		e.put(f.Text)
		return e
	})
	e.max, e.allow = f.Max, f.Allow
	if f.Text != e.told {
		e.put(f.Text)
	}
	box := b.labelled(f.Label, f.Rect)
	tell := func() {
		if t := e.String(); t != e.told {
			s.printed(e.told, t)
			e.told = t
			if f.Change != nil {
				f.Change(t)
			}
		}
	}
	submit := func() {
		if f.Submit != nil {
			f.Submit(e.String())
		}
	}
	s.memos[f.ID+" actions"] = &fieldActions{tell, submit, f.Done}
	b.Add(Thing{
		ID: f.ID, Shape: Box(box), Layer: b.layer, Label: f.Label, Move: Move{How: Jump},
		Disabled: f.Disabled, Why: f.Why, Tip: f.Tip, Inspect: func() { s.editMenu(f.ID) },
		Track: func(p render.Point, phase Phase) { s.trackText(f.ID, e, p, phase) },
		Paint: func(c render.Canvas, st State) { s.paintField(c, st, e, f.Hint) },
	})
}

// printed says once that a text has got letters that cannot be printed.
func (s *Stage) printed(was, now string) {
	if s.Editing.Boxes != "" && !render.Prints(now) && render.Prints(was) {
		s.Toast("warning", s.Editing.Boxes)
	}
}

// fieldActions are what a field does besides being edited.
type fieldActions struct {
	tell, submit func()
	done         string
}

func (s *Stage) fieldActions(id string) *fieldActions {
	a, _ := s.memos[id+" actions"].(*fieldActions)
	if a == nil {
		a = &fieldActions{tell: func() {}, submit: func() {}}
	}
	return a
}

// Typing returns the ID of the text field that takes what is typed, or "".
func (s *Stage) Typing() string { return s.typing }

// Type lets a text field that is being added take what is typed at once, its caret behind the text. A person with a
// gamepad chooses the field instead, which opens the keyboard on the screen.
func (s *Stage) Type(id string) {
	if !s.OnPad() {
		s.typing = id
	}
}

// startTyping lets a field take what is typed, its text selected.
func (s *Stage) startTyping(id string) {
	if s.typing == id {
		return
	}
	s.typing = id
	if e, ok := s.memos[id].(*editor); ok {
		e.anchor, e.caret = 0, len(e.text)
	}
	s.dirty = true
}

func (s *Stage) stopTyping() {
	if s.typing == "" {
		return
	}
	if e, ok := s.memos[s.typing].(*editor); ok {
		e.anchor = e.caret
	}
	s.typing = ""
	s.dirty = true
}

// typed gives the field what was typed in this tick.
func (s *Stage) typed() {
	id := s.typing
	e, ok := s.memos[id].(*editor)
	if !ok {
		s.typing = ""
		return
	}
	changed := false
	for _, p := range s.in.Presses {
		step, selects := input.EditOf(p.Trigger)
		if step == input.NoEdit {
			continue
		}
		s.dirty = true
		if s.clipped(e, step) {
			changed = true
			continue
		}
		if !e.apply(step, selects) && !selects && !p.Repeat {
			s.leaveText(step)
		}
		changed = true
	}
	if len(s.in.Runes) > 0 {
		before := len(e.text)
		e.insert(s.in.Runes)
		if len(e.text) == before && e.max > 0 && before >= e.max {
			s.hear(sound.Refusal, s.byID[id].way.at())
		}
		changed, s.dirty = true, true
	}
	if changed {
		s.fieldActions(id).tell()
		s.Rebuild()
	}
}

// clipped does a step that is about the clipboard, and reports whether it is one.
func (s *Stage) clipped(e *editor, step input.Edit) bool {
	switch step {
	case input.EditCut, input.EditCopy, input.EditPaste:
	default:
		return false
	}
	if s.Clip == nil {
		return true
	}
	from, to := e.selection()
	if step == input.EditPaste {
		e.paste(s.Clip.Paste())
		return true
	}
	if from == to {
		return true
	}
	s.Clip.Copy(string(e.text[from:to]))
	if step == input.EditCut {
		e.cut(from, to)
	}
	return true
}

// editMenu offers what can be done with the text of a field. Where nothing is selected it is about all of it.
func (s *Stage) editMenu(id string) {
	e, ok := s.memos[id].(*editor)
	t := s.byID[id]
	if !ok || t == nil || t.Disabled || s.Clip == nil {
		return
	}
	do := func(step input.Edit) func() {
		return func() {
			if from, to := e.selection(); from == to && step != input.EditPaste {
				e.apply(input.EditAll, false)
			}
			if !s.clipped(e, step) {
				e.apply(step, false)
			}
			if !s.OnPad() {
				s.typing = id
			}
			s.fieldActions(id).tell()
			s.Rebuild()
		}
	}
	paste := menuItem{label: s.Editing.Paste, do: do(input.EditPaste)}
	s.openMenu("edit of "+id, "", func() []menuItem {
		if len(e.text) == 0 {
			return []menuItem{paste}
		}
		return []menuItem{{label: s.Editing.Cut, do: do(input.EditCut)}, {label: s.Editing.Copy, do: do(input.EditCopy)}, paste, {label: s.Editing.All, do: do(input.EditAll)}}
	}, t.way.at(), 0)
}

// leaveText lets an arrow at the end of the text go on to the neighbour.
func (s *Stage) leaveText(step input.Edit) {
	a := input.NoAction
	switch step {
	case input.EditLeft:
		a = input.LeftArrow
	case input.EditRight:
		a = input.RightArrow
	default:
		return
	}
	top := s.top()
	if top.walker.Arrow(s.graph(top), arrows[a]) {
		s.focusMoved()
	}
}

// confirmText is Confirm on a text field.
func (s *Stage) confirmText(t *placed) {
	switch {
	case s.OnPad():
		s.openKeyboard(t.ID)
	case s.typing == t.ID:
		s.stopTyping()
		s.fieldActions(t.ID).submit()
		s.Rebuild()
	default:
		s.startTyping(t.ID)
	}
}

// trackText selects with the pointer.
func (s *Stage) trackText(id string, e *editor, p render.Point, phase Phase) {
	t := s.byID[id]
	if t == nil {
		return
	}
	place := s.placeInText(e, p.X-textInset-t.way.at().X+e.scroll)
	switch phase {
	case Down:
		s.typing = id
		e.move(place, s.in.Mods&input.Shift != 0)
	case Again:
		s.typing = id
		e.selectWord(place)
		return
	case Moving:
		e.move(place, true)
	}
	s.dirty = true
}

// textInset is the room between the edge of a field and its text.
const textInset = 12

func (s *Stage) fieldStyle() render.Style { return s.Theme.Body().Sized(20) }

// textWidth is the width of the first n runes.
func (s *Stage) textWidth(e *editor, n int) float64 {
	if n == 0 {
		return 0
	}
	w, _ := s.Ruler().Measure(render.Escape(string(e.text[:n])+"\u200b"), s.fieldStyle())
	return w
}

// placeInText is the caret's place nearest to x.
func (s *Stage) placeInText(e *editor, x float64) int {
	n := sort.Search(len(e.text), func(i int) bool { return s.textWidth(e, i+1) > x })
	if n < len(e.text) && x-s.textWidth(e, n) > s.textWidth(e, n+1)-x {
		n++
	}
	return n
}

func (s *Stage) paintField(c render.Canvas, st State, e *editor, hint string) {
	s.paintWell(c, st, st.At)
	style := s.fieldStyle().In(s.Theme.Light)
	in := st.At.Pad(textInset, 0, textInset, 0)
	if !render.Prints(string(e.text)) {
		c.Icon("warning", render.Around(render.Pt(in.Right()-10, in.Center().Y), 22, 22), s.Theme.Alarm)
		in = in.Pad(0, 0, 30, 0)
	}
	_, h := s.Ruler().Measure("Ag", style)
	y := in.Center().Y - h/2
	cc := c.Clipped(in.Inset(-3))
	typing := s.typing != "" && s.byID[s.typing] != nil && s.memos[s.typing] == any(e)
	if len(e.text) == 0 && hint != "" {
		c.TextFit(in, hint, style.In(s.Theme.Disabled), render.Left|render.Middle)
	}
	caret := s.textWidth(e, e.caret)
	e.scroll = math.Max(0, math.Min(e.scroll, s.textWidth(e, len(e.text))-in.W+2))
	if typing {
		e.scroll = math.Max(math.Min(e.scroll, caret), caret-in.W+2)
	}
	if st.Disabled {
		style = style.In(s.Theme.Disabled)
	}
	if from, to := e.selection(); typing && from != to {
		x0, x1 := s.textWidth(e, from), s.textWidth(e, to)
		cc.Round(render.R(in.X-e.scroll+x0, y, x1-x0, h), 3, render.Solid(s.Theme.Accent.Fade(0.38)))
	}
	cc.Text(in.X-e.scroll, y, render.Escape(string(e.text)), style)
	if typing {
		cc.Fill(render.R(in.X-e.scroll+caret-1, y, 2.5, h), render.Solid(s.Theme.Focus))
	}
}
