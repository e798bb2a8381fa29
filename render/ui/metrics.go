package ui

import (
	"math"

	"safehouse/render"
)

// look is how the words of widgets stand on what they lie on.
type look struct {
	text, second, disabled, line render.Color
}

// look returns the colours for words on the panel or paper that widgets are being put on.
func (b *Builder) look() look {
	t := b.stage.Theme
	if b.paper {
		return look{t.Ink, t.Ink.Mix(t.Paper, 0.25), t.Ink.Mix(t.Paper, 0.42), t.Ink.Fade(0.35)}
	}
	return look{t.Text, t.Second, t.Disabled, t.PanelEdge.Fade(0.4)}
}

// word is the colour of a label in a state.
func (l look) word(st State) render.Color {
	if st.Disabled {
		return l.disabled
	}
	return l.text
}

// labelShare is the part of a widget's width that its label takes.
const labelShare = 0.44

// labelled paints a label at the left of r and returns what is left for the widget. Without a label that is all of r.
func (b *Builder) labelled(label string, r render.Rect) render.Rect {
	if label == "" {
		return r
	}
	parts := Cols(r, 16, Flex(labelShare), Flex(1-labelShare))
	style := b.stage.Theme.Body().Sized(20).In(b.look().text)
	b.Draw(b.layer, func(c render.Canvas) {
		c.TextFit(parts[0], label, style, render.Left|render.Middle, 18)
	})
	return parts[1]
}

// paintWell draws the sunken box of a widget, brighter under the pointer.
func (s *Stage) paintWell(c render.Canvas, st State, r render.Rect) {
	c.Well(r, s.Theme)
	c.EdgePress(r, 5, s.Theme)
	if st.Hover && !st.Disabled {
		c.Frame(r, 5, 1.5, render.Solid(s.Theme.PanelEdge.Lighter(0.25)))
	}
}

// buttonState is how a button looks in a state.
func buttonState(st State) render.ButtonState {
	switch {
	case st.Disabled:
		return render.Disabled
	case st.Pressed:
		return render.Pressed
	case st.Hover:
		return render.Hover
	}
	return render.Rest
}

// grow is how much larger, in points, reading text is than at full size, because it never becomes smaller than its
// floor in pixels: 1 in a large window, 1.5 at 1280x720.
func (s *Stage) grow() float64 {
	body := s.Theme.Body()
	return math.Max(1, body.Floor/(body.Size*s.scale))
}

// Grow is how much larger, in points, reading text is in this window than at full size: 1 in a large window, 1.5 at
// 1280x720. What holds text should be that much larger, or hold less.
func (b *Builder) Grow() float64 { return b.stage.grow() }

// LineHigh is the height in points of a row that holds so many lines of text.
func (b *Builder) LineHigh(lines int) float64 {
	body := b.stage.Theme.Body()
	return math.Ceil(float64(lines)*body.Lead*b.stage.grow()) + 18
}
