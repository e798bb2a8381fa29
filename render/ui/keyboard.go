package ui

import (
	"strings"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

// board is the keyboard on the screen, for those who play with a gamepad.
type board struct {
	field string
	page  int
}

// pages of the keyboard: small letters, capitals, signs. Every row has ten keys.
var pages = [][]string{
	{"1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-"},
	{"1234567890", "QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM,.-"},
	{"!?&()/+*=%", "àáâäãåæçèé", "êëìíîïñòóô", "öõøùúûüýßœ"},
}

const boardID = "keyboard"

// openKeyboard opens the keyboard on the screen for a field.
func (s *Stage) openKeyboard(field string) {
	s.stopTyping()
	k := &board{field: field}
	s.hear(sound.Paper, s.area)
	s.Open(boardID, func(b *Builder) { s.buildKeyboard(b, k) })
}

func (s *Stage) buildKeyboard(b *Builder, k *board) {
	e, ok := s.memos[k.field].(*editor)
	if !ok {
		s.Shut(boardID)
		return
	}
	acts := s.fieldActions(k.field)
	edit := func(change func()) func() {
		return func() {
			change()
			acts.tell()
			s.Rebuild()
		}
	}
	shut := func() { s.Shut(boardID) }
	done := func() {
		shut()
		acts.submit()
	}
	w := min(s.area.W-32, 900)
	h := min(s.area.H-32, 500)
	panel := BottomMid.At(s.area, w, h, 16)
	if t := s.byID[k.field]; t != nil && t.way.at().Overlaps(panel) {
		panel = TopMid.At(s.area, w, h, 16)
	}
	b.Modal(Modal{ID: boardID, Close: shut, Loose: true, First: boardID + ":q"}, func(b *Builder) {
		b.Add(Thing{ID: boardID, Shape: Box(panel), Layer: LayerPanels, Solid: true, Mouse: true, Move: Move{How: Jump},
			Paint: func(c render.Canvas, st State) { c.Panel(st.At, s.Theme) }})
		rows := Rows(panel.Inset(18), 8, Fix(58), Flex(1), Flex(1), Flex(1), Flex(1), Flex(1))
		b.Add(Thing{ID: boardID + ":text", Shape: Box(rows[0]), Layer: LayerPanels, Decor: true, Label: e.String(), Move: Move{How: Jump},
			Paint: func(c render.Canvas, st State) {
				e.caret, e.anchor = len(e.text), len(e.text)
				s.paintField(c, st, e, "")
				x := min(st.At.Right()-textInset, st.At.X+textInset+s.textWidth(e, len(e.text))-e.scroll)
				c.Fill(render.R(x, st.At.Y+10, 2.5, st.At.H-20), render.Solid(s.Theme.Focus))
			}})
		for i, keys := range pages[k.page] {
			cells := Grid(rows[i+1], 10, 1, 8)
			for j, r := range []rune(keys) {
				b.Button(Button{
					ID: boardID + ":" + strings.ToLower(string(r)), Rect: cells[j], Label: render.Escape(string(r)), Centered: true,
					Disabled: e.allow != nil && !e.allow(r) || e.max > 0 && len(e.text) >= e.max, Sound: sound.TokenClack,
					Do: edit(func() { e.insert([]rune{r}) }),
				})
			}
		}
		s.keyboardFoot(b, k, e, rows[5], edit, done)
	})
}

// keyboardFoot adds the keys below the letters. Those used most are also on buttons of the pad.
func (s *Stage) keyboardFoot(b *Builder, k *board, e *editor, row render.Rect, edit func(func()) func(), done func()) {
	cells := Cols(row, 8, Flex(1.6), Flex(1.6), Flex(3.2), Flex(1.8), Flex(2.2))
	turn := func(to int) func() {
		return func() {
			k.page = to
			if k.page == to && s.Focused() == "" {
				s.later = boardID + ":q"
			}
			s.Rebuild()
		}
	}
	caps, signs := 1, 2
	if k.page == 1 {
		caps = 0
	}
	if k.page == 2 {
		signs = 0
	}
	full := e.max > 0 && len(e.text) >= e.max
	for i, x := range []Button{
		{ID: boardID + ":caps", Icon: "arrow-up", Key: input.Skip, Selected: k.page == 1, Do: turn(caps)},
		{ID: boardID + ":signs", Label: "&é!", Key: input.Zoom, Selected: k.page == 2, Do: turn(signs)},
		{ID: boardID + ":space", over: s.paintSpace, Key: input.Hint, Disabled: full, Do: edit(func() { e.insert([]rune{' '}) })},
		{ID: boardID + ":delete", Icon: "arrow-left", Key: input.Undo, Disabled: len(e.text) == 0, Do: edit(func() {
			e.move(len(e.text), false)
			e.apply(input.EditBackspace, false)
		})},
		{ID: boardID + ":done", Label: s.fieldActions(k.field).done, Icon: "check", Key: input.Menu, Confirm: true, Do: done},
	} {
		x.Rect, x.Centered, x.Sound = cells[i], true, sound.TokenClack
		b.Button(x)
	}
}

// paintSpace draws the sign of the space bar.
func (s *Stage) paintSpace(c render.Canvas, at render.Rect) {
	m := at.Center()
	w := min(at.W*0.3, 70)
	pts := []render.Point{{X: m.X - w, Y: m.Y - 4}, {X: m.X - w, Y: m.Y + 6}, {X: m.X + w, Y: m.Y + 6}, {X: m.X + w, Y: m.Y - 4}}
	c.Line(pts, 3, s.Theme.Text, false)
}
