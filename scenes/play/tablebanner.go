package play

import (
	"strconv"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/rules"
	"safehouse/scenes"
)

// raised is a banner that lies over the table.
type raised struct {
	scenes.Banner
	id        string
	about     []string // IDs of what its event is about
	all, left int      // ticks
	calm      bool     // it does not move
}

// raise lets the banner of an event appear.
func (t *tableFrame) raise(beat scenes.Beat, e rules.Event) {
	x := beat.Banner
	if x == nil {
		return
	}
	pace := t.house.Pace().Mine
	if beat.Rival {
		pace = t.house.Pace().Rivals
	}
	all := pace.Fade(x.MS)
	if all == 0 {
		return
	}
	t.raised++
	t.banner = &raised{Banner: *x, id: "banner:" + strconv.Itoa(t.raised), all: all, left: all, calm: pace.Reduced}
	for _, r := range []rules.Ref{e.What, e.Who, e.From, e.To} {
		if r.Kind != rules.None {
			t.banner.about = append(t.banner.about, t.info().RefString(r))
		}
	}
}

// lower lets a tick of the banner's time pass.
func (t *tableFrame) lower() {
	if t.banner == nil {
		return
	}
	t.stage.Repaint()
	if t.banner.left--; t.banner.left <= 0 {
		t.banner = nil
		t.stage.Rebuild()
	}
}

// bannerInks are the colours of the kinds.
var bannerInks = [...]string{scenes.BannerNews: "accent", scenes.BannerGood: "good", scenes.BannerAlarm: "alarm"}

// bannerSizes are the sizes of a banner's title, and of what stands below it; the last has the title alone.
var bannerSizes = []struct{ title, more float64 }{{46, 22}, {36, 20}, {28, 18}, {24, 0}}

const (
	bannerWide = 760.0 // at most
	bannerPad  = 36.0
	bannerEdge = 14.0
	bannerGap  = 4.0
)

func bannerStyles(th *render.Theme, i int) (title, more render.Style) {
	k := bannerSizes[i]
	return th.Title().Sized(k.title), th.Heading().Sized(k.more)
}

// size is how large the banner is in one of its sizes.
func (x *raised) size(b *ui.Builder, i int) render.Point {
	title, more := bannerStyles(b.Theme(), i)
	wide := min(bannerWide, b.Area().W-32) - 2*bannerPad
	w, h := b.Ruler().Wrap(x.Title, title, wide, render.Center).Size()
	if x.More != "" && more.Size > 0 {
		mw, mh := b.Ruler().Wrap(x.More, more, wide, render.Center).Size()
		w, h = max(w, mw), h+mh+bannerGap
	}
	return render.Pt(w+2*bannerPad, h+2*bannerEdge)
}

// layBanner lays the banner over the table. Once something is asked it is gone where its place is needed.
func (t *tableFrame) layBanner(b *ui.Builder, board render.Rect, showing bool) {
	x := t.banner
	if x == nil {
		return
	}
	th := b.Theme()
	f := ui.Float{ID: x.id, Subject: x.about, Near: board, Within: board, May: !x.Urgent, Stays: !showing, Margin: 4}
	for i := range bannerSizes {
		f.Sizes = append(f.Sizes, x.size(b, i))
	}
	at, size, ok := b.Float(f)
	if !ok {
		t.banner = nil
		return
	}
	b.Add(ui.Thing{ID: x.id, Shape: ui.Box(at), Layer: ui.LayerFront, Decor: true, Label: x.Title + " " + x.More, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
		share := 1 - float64(x.left)/float64(x.all)
		in := min(share/0.14, 1)
		c = c.Faded(min(in, (1-share)/0.16, 1))
		slide := -60 * (1 - render.EaseOut(in))
		if x.calm {
			slide = 0
		}
		x.paint(c, st.At, th, size, slide)
	}})
}

// paint draws a banner; its words have slide points to go yet.
func (x *raised) paint(c render.Canvas, r render.Rect, th *render.Theme, size int, slide float64) {
	edge, _ := th.Legible(bannerInks[x.Kind], false)
	ink := edge
	if x.Kind == scenes.BannerNews {
		ink = th.Text
	}
	c.Shadow(r, 4)
	c.Panel(r, th)
	for _, y := range []float64{r.Y + 6, r.Bottom() - 8} {
		c.Fill(render.R(r.X+16, y, r.W-32, 2), render.Slope(90, edge.Fade(0), edge, edge.Fade(0)))
	}
	title, more := bannerStyles(th, size)
	in := c.Clipped(r.Inset(4))
	words := r.Pad(bannerPad-4, bannerEdge, bannerPad-4, bannerEdge)
	if x.More != "" && more.Size > 0 {
		_, h := c.Ruler().Wrap(x.More, more, words.W, render.Center).Size()
		in.TextIn(render.R(words.X, words.Bottom()-h, words.W, h).Move(-slide, 0), x.More, more.In(th.Second), render.Center|render.Middle)
		words.H -= h + bannerGap
	}
	in.TextFit(words.Move(slide, 0), x.Title, title.In(ink), render.Center|render.Middle, 36, 28, 24, 20)
}
