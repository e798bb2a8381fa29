package ui

import "safehouse/render"

// ScrollArea is a part of the screen with more things on it than there is room for. It scrolls with the wheel, by
// dragging, with its bar, and by itself when keys or pad bring the focus to something out of sight.
type ScrollArea struct {
	ID    string
	Rect  render.Rect
	High  float64                          // of everything in it, in points
	End   bool                             // begins at its end, and stays there when more comes
	From  float64                          // what is at the top when it is first laid, in points from the top of everything
	Build func(b *Builder, in render.Rect) // adds the things; in is where everything lies now, narrower where there is a bar
}

// revealGap is how much is seen beyond what the focus goes to, in points.
const revealGap = 28

// ScrollArea adds an area.
func (b *Builder) ScrollArea(x ScrollArea) {
	k, known := b.stage.memos[x.ID+" scroll"].(*scroller)
	atEnd := x.End && (!known || k.at.To() >= k.limit()-1)
	r := b.roller(x.ID, x.Rect, x.High)
	switch {
	case atEnd:
		r.at.Jump(r.limit())
	case !known && x.From > 0:
		r.at.Jump(min(r.limit(), x.From))
	}
	b.Add(Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Solid: true, Mouse: true, Move: Move{How: Jump},
		Wheel: r.wheel, Page: r.page, Track: r.track,
	})
	in := render.R(x.Rect.X, x.Rect.Y-r.at.Value(), x.Rect.W, x.High)
	if r.limit() > 0 {
		in.W -= barWide + 10
	}
	was := b.shows
	if r.limit() > 0 {
		b.shows = func(at render.Rect) {
			top := at.Y - in.Y
			r.reveal(top-revealGap, top+at.H+revealGap, r.ticks())
		}
	}
	slid := b.slid
	b.slid += r.listed - r.at.Value()
	r.listed = r.at.Value()
	from := len(b.stage.things)
	b.Clipped(x.Rect.Inset(-6), x.ID, func() { x.Build(b, in) })
	b.below(x.ID, b.stage.things[from:])
	b.slid = slid
	b.shows = was
	b.bar(x.ID, r)
}

// below puts an area below everything on it that can be pressed, whatever layer that lies on: else it would take the presses.
func (b *Builder) below(id string, on []*placed) {
	low := b.layer
	for _, p := range on {
		if !p.Decor {
			low = min(low, p.Layer)
		}
	}
	b.Alter(id, func(t *Thing) { t.Layer = low })
}

// nearer is where something that lies out of sight above or below a scrolled area counts as lying for the focus: at
// the area's edge, in the same order, so that no way leads to it from beside or beyond the area.
func nearer(box, clip render.Rect) render.Rect {
	const squeeze = 0.004
	if y := clip.Bottom(); box.Y >= y {
		return render.R(box.X, y+(box.Y-y)*squeeze, box.W, box.H*squeeze)
	}
	if y := clip.Y; box.Bottom() <= y {
		h := box.H * squeeze
		return render.R(box.X, y-(y-box.Bottom())*squeeze-h, box.W, h)
	}
	return box
}
