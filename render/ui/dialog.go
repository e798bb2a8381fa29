package ui

import (
	"math"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/input"
)

func itoa(n int) string { return text.Figure(n) }

// Answer is one of the buttons of a Dialog.
type Answer struct {
	Label   string
	Icon    string
	Key     input.Action
	Confirm bool
	Danger  bool
	Do      func() // after the dialog has closed; may be nil
}

// Dialog asks something and waits for the answer. The first answer has the focus unless Default says otherwise; Back
// gives the answer Cancel.
type Dialog struct {
	ID      string
	Title   string
	Text    string
	Icon    string
	Answers []Answer
	Default int
	Cancel  int // -1: Back does not close it
	Wide    float64
}

// Measures of a dialog.
const (
	dialogWide = 640
	dialogPad  = 28
)

// Ask opens a dialog over everything. Its buttons have the IDs "<ID>/0", "<ID>/1" and so on.
func (s *Stage) Ask(d Dialog) {
	s.hear(sound.Paper, s.area)
	s.Open(d.ID, func(b *Builder) { s.buildDialog(b, d) })
}

// Alert opens a dialog with one answer.
func (s *Stage) Alert(id, title, text, answer string) {
	s.Ask(Dialog{ID: id, Title: title, Text: text, Answers: []Answer{{Label: answer, Confirm: true}}})
}

func (s *Stage) buildDialog(b *Builder, d Dialog) {
	give := func(i int) {
		s.Shut(d.ID)
		if i >= 0 && i < len(d.Answers) && d.Answers[i].Do != nil {
			d.Answers[i].Do()
		}
	}
	var back func()
	if d.Cancel >= 0 {
		back = func() { give(d.Cancel) }
	}
	wide := d.Wide
	if wide == 0 {
		wide = dialogWide
	}
	body := s.Theme.Body()
	wide = math.Min(wide*s.grow(), s.area.W-48)
	in := wide - 2*dialogPad
	left := 0.0
	if d.Icon != "" {
		left = 76
	}
	title := s.Ruler().Wrap(d.Title, s.Theme.Heading(), in-left, render.Left)
	text := s.Ruler().Wrap(d.Text, body.Sized(20), in-left, render.Left)
	_, th := title.Size()
	_, bh := text.Size()
	rows := s.answerRows(d, in)
	high := dialogPad + th + 10 + bh + 26 + rows*(render.ButtonHeight+10) - 10 + dialogPad
	most := s.area.H - 48
	long := high > most // too much text: it scrolls
	if long {
		bh -= high - most
		high = most
	}
	panel := render.Around(s.area.Center(), wide, high)
	b.Modal(Modal{ID: d.ID, Close: back, First: d.ID + "/" + itoa(d.Default)}, func(b *Builder) {
		b.Add(Thing{ID: d.ID, Shape: Box(panel), Layer: LayerPanels, Solid: true, Mouse: true, Label: d.Title, Move: Move{How: Jump},
			Paint: func(c render.Canvas, st State) {
				c.Shadow(st.At, 4)
				c.Panel(st.At, s.Theme)
				if d.Icon != "" {
					c.Icon(d.Icon, render.R(st.At.X+dialogPad, st.At.Y+dialogPad, 56, 56), s.Theme.Accent)
				}
				c.Block(s.Ruler().Wrap(d.Title, s.Theme.Heading(), in-left, render.Left), st.At.X+dialogPad+left, st.At.Y+dialogPad, s.Theme.Heading())
			}})
		words := render.R(panel.X+dialogPad+left, panel.Y+dialogPad+th+10, in-left, bh)
		if long {
			b.ScrollText(ScrollText{ID: d.ID + "/text", Rect: words, Text: d.Text, Size: 20})
		} else {
			b.Add(Thing{ID: d.ID + "/text", Shape: Box(words), Layer: LayerPanels, Decor: true, Label: d.Text, Move: Move{How: Jump},
				Paint: func(c render.Canvas, st State) {
					c.TextIn(st.At, d.Text, body.Sized(20), render.Left)
				}})
		}
		foot := render.R(panel.X+dialogPad, words.Bottom()+26, in, panel.Bottom()-dialogPad-words.Bottom()-26)
		s.answers(b, d, foot, give)
	})
}

// answerWidth is how wide all buttons of a dialog are.
func (s *Stage) answerWidth(d Dialog) float64 {
	w := 150.0
	b := &Builder{stage: s}
	for _, a := range d.Answers {
		w = math.Max(w, b.ButtonWidth(Button{Label: a.Label, Icon: a.Icon, Key: a.Key})+16)
	}
	return w
}

// answerRows is how many rows of buttons a dialog needs.
func (s *Stage) answerRows(d Dialog, in float64) float64 {
	w := s.answerWidth(d)
	per := math.Max(1, math.Floor((in+10)/(w+10)))
	return math.Max(1, math.Ceil(float64(len(d.Answers))/per))
}

// answers lays the buttons of a dialog out from the right, the first answer at the right end when they fit in one row,
// else below each other.
func (s *Stage) answers(b *Builder, d Dialog, foot render.Rect, give func(int)) {
	w := math.Min(s.answerWidth(d), foot.W)
	per := int(math.Max(1, math.Floor((foot.W+10)/(w+10))))
	rows := (len(d.Answers) + per - 1) / per
	parts := make([]Size, rows)
	for i := range parts {
		parts[i] = Flex(1)
	}
	lines := Rows(foot, 10, parts...)
	for i, a := range d.Answers {
		r := lines[i/per]
		at := render.R(r.Right()-w-float64(i%per)*(w+10), r.Y, w, r.H)
		b.Button(Button{
			ID: d.ID + "/" + itoa(i), Rect: at, Label: a.Label, Icon: a.Icon, Key: a.Key, Confirm: a.Confirm, Danger: a.Danger, Centered: true,
			Do: func() { give(i) },
		})
	}
}
