package scenes

import (
	"math"

	"safehouse/render"
	"safehouse/render/ui"
)

// A Form lists widgets in rows of one height.
type Form struct {
	B    *ui.Builder
	at   render.Rect
	Y    float64
	high float64 // of a row
	gap  float64
}

// NewForm begins a form at the top of a place.
func NewForm(b *ui.Builder, at render.Rect) *Form {
	return &Form{B: b, at: at, Y: at.Y, high: FormRow(b), gap: 10}
}

// FormRow is the height of a row.
func FormRow(b *ui.Builder) float64 { return math.Max(48, b.LineHigh(1)) }

// FormHigh is the height of so many rows.
func FormHigh(b *ui.Builder, rows int) float64 { return float64(rows)*(FormRow(b)+10) - 10 }

// Row is the place of the next row.
func (f *Form) Row() render.Rect {
	r := render.R(f.at.X, f.Y, f.at.W, f.high)
	f.Y += f.high + f.gap
	return r
}

// Footer lays buttons out from the right edge of a place: the first one at the
// right end. Those that do not fit go to a line above. It returns how high they
// are together.
func Footer(b *ui.Builder, r render.Rect, list ...ui.Button) float64 {
	high := footed(b, r, list)
	for _, x := range list {
		b.Button(x)
	}
	return high
}

// FooterHigh is how high footer will be.
func FooterHigh(b *ui.Builder, wide float64, list ...ui.Button) float64 {
	return footed(b, render.R(0, 0, wide, 0), list)
}

// footed gives the buttons of a footer their places.
func footed(b *ui.Builder, r render.Rect, list []ui.Button) float64 {
	const gap = 12.0
	x, y := r.Right(), r.Bottom()-render.ButtonHeight
	for i := range list {
		w := math.Min(r.W, math.Max(150, b.ButtonWidth(list[i])+16))
		if x-w < r.X-0.5 {
			x, y = r.Right(), y-render.ButtonHeight-gap
		}
		list[i].Rect, list[i].Centered = render.R(x-w, y, w, render.ButtonHeight), true
		x -= w + gap
	}
	return r.Bottom() - y
}

// Narrowed leaves the icon alone where a button has no room for its label.
func Narrowed(b *ui.Builder, x ui.Button) ui.Button {
	bare := x
	bare.NoCap = true
	if b.ButtonWidth(bare)-16 > x.Rect.W {
		x.Label, x.NoCap = "", true
	}
	return x
}
