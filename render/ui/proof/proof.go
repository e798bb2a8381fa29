package proof

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
)

// Ratio is the contrast that every text has with what lies below it.
const Ratio = 4.5

// Scales are the sizes of the interface that are looked at in which a table lies on the screen as a whole; beyond them it is shown in pages.
var Scales = []float64{0.75, 1, 1.25}

// Palettes are the colours for eyes that are looked at.
var Palettes = []render.Vision{render.FullVision, render.Deuteranopia, render.Protanopia, render.Tritanopia}

// Finding is a text that cannot be read well, and why.
type Finding struct {
	Text string
	Why  string
	At   image.Rectangle // its ink, in pixels
}

func (f Finding) String() string {
	return fmt.Sprintf("%q at %v: %s", f.Text, f.At, f.Why)
}

// Check looks at what a stage of w x h pixels shows: each text that stands out less than Ratio from its ground, in every palette in small
// windows, and each that is cut off, in every scale. The stage is left as it was.
func Check(t testing.TB, name string, s *ui.Stage, w, h int) {
	t.Helper()
	Contrasts(t, name, s, w, h)
	Cuts(t, name, s, w, h)
}

// once reports each finding once.
func once(t testing.TB, name string) func(where string, list []Finding) {
	seen := map[string]bool{}
	return func(where string, list []Finding) {
		t.Helper()
		for _, f := range list {
			if key := f.Text + strings.TrimRight(f.Why, "0123456789."); !seen[key] {
				seen[key] = true
				t.Errorf("%s, %s: %v", name, where, f)
			}
		}
	}
}

// small is how many pixels a window has at most that is looked at in every palette and twice as large; nothing else comes to light in larger ones.
const small = 1280 * 720

// Contrasts is the half of Check that looks at colours.
func Contrasts(t testing.TB, name string, s *ui.Stage, w, h int) {
	t.Helper()
	report := once(t, name)
	was := s.Kit.Vision()
	l := seen(s, w, h)
	report("as it is", l.faint(s, l.notes, l.ground))
	if w*h > small {
		return
	}
	for _, v := range Palettes {
		if v == was {
			continue
		}
		s.Kit.SetVision(v)
		if !seated(s, w, h) {
			break // every palette gives this picture
		}
		muted := &render.TextLog{Mute: true}
		ground := shot(s, w, h, muted)
		if !l.same(muted.Texts) { // another palette says other words
			l = seen(s, w, h)
			muted.Texts, ground = l.notes, l.ground
		}
		report(fmt.Sprintf("palette %d", v), l.faint(s, muted.Texts, ground))
	}
	s.Kit.SetVision(was)
}

// seated reports whether anything that a stage shows has the colour of a seat: nothing else depends on the palette.
func seated(s *ui.Stage, w, h int) bool {
	n := s.Kit.SeatsAsked
	Read(s, w, h)
	return s.Kit.SeatsAsked > n
}

// Cuts is the half of Check that looks at sizes.
func Cuts(t testing.TB, name string, s *ui.Stage, w, h int) {
	t.Helper()
	report := once(t, name)
	usual := s.Scale() / render.Scale(w, h, 1)
	for _, scale := range Scales {
		if w*h < small && math.Abs(scale-usual) > 0.01 {
			continue // the house shows everything larger there
		}
		s.Resize(w, h, scale)
		report(fmt.Sprintf("%.0f %%", 100*scale), Cut(s, w, h))
	}
	s.Resize(w, h, usual)
}

// Read takes down every text that a stage shows, without painting.
func Read(s *ui.Stage, w, h int) []render.DrawnText {
	dst := blank(w, h)
	defer dst.Deallocate()
	n := &render.TextLog{Dry: true}
	s.Paint(s.Kit.Canvas(dst, s.Scale()).Noting(n))
	return n.Texts
}

// slack is by how many pixels ink may leave its room: letters such as j and f hang over a little.
const slack = 3

// Cut lists the texts that are shortened, broken apart, or whose ink leaves its room or the window.
func Cut(s *ui.Stage, w, h int) (out []Finding) {
	window := image.Rect(0, 0, w, h)
	for _, n := range Read(s, w, h) {
		if n.Veiled || n.Color.A < 40 || n.Ink.Intersect(n.Clip).Empty() || !shown(n, window) {
			continue
		}
		why := ""
		leaves := func(in image.Rectangle) bool { return !n.Ink.In(in.Inset(-slack)) }
		switch {
		case n.Truncated:
			why = "shortened"
		case n.Broken:
			why = "a word is broken apart"
		case !n.Box.Empty() && leaves(n.Box):
			why = fmt.Sprintf("leaves its room %v", n.Box)
		case leaves(window) && window.In(n.Clip):
			why = "leaves the window"
		case n.Ink.Min.X < n.Clip.Min.X-slack || n.Ink.Max.X > n.Clip.Max.X+slack:
			why = fmt.Sprintf("cut off by %v", n.Clip)
		default:
			continue
		}
		out = append(out, Finding{n.Text, why, n.Ink})
	}
	return out
}

// shown reports whether a text lies in the window at all; what waits outside of it is no text to be read.
func shown(n render.DrawnText, window image.Rectangle) bool { return n.Ink.Overlaps(window) }

// Faint lists the texts that stand out too little from what lies below them: less than Ratio, or in high contrast than Working and Large.
func Faint(s *ui.Stage, w, h int) []Finding {
	l := seen(s, w, h)
	return l.faint(s, l.notes, l.ground)
}

// The contrast of texts in the palette of high contrast, and from how many pixels letters are large.
const (
	Working, Large = 7.0, 4.5
	LargeFrom      = 24.0
)

// wanted is the contrast that a text needs.
func wanted(s *ui.Stage, n render.DrawnText) float64 {
	switch {
	case !s.Kit.Strong():
		return Ratio
	case n.Size >= LargeFrom:
		return Large
	}
	return Working
}

// letters are the texts that a stage shows and where what can be seen of them lies, which is the same in every palette.
type letters struct {
	notes       []render.DrawnText
	ink, ground *image.RGBA
	marks       []*marks // of the notes, once they were asked for
}

// marks are the pixels in which a text differs from what lies below it.
type marks struct {
	at   []int   // offsets in a picture
	seen float64 // how much of the letters shows, 0 to 1
}

// seen looks for the letters of a stage.
func seen(s *ui.Stage, w, h int) *letters {
	notes := &render.TextLog{Loud: loud}
	l := &letters{ink: shot(s, w, h, notes), ground: shot(s, w, h, &render.TextLog{Mute: true}), notes: notes.Texts}
	l.marks = make([]*marks, len(l.notes))
	return l
}

// same reports whether the same texts lie in the same places.
func (l *letters) same(notes []render.DrawnText) bool {
	return slices.EqualFunc(l.notes, notes, func(a, b render.DrawnText) bool {
		return a.Text == b.Text && a.Ink == b.Ink && a.Clip == b.Clip && a.Veiled == b.Veiled && a.Color.A == b.Color.A
	})
}

// faint lists the texts that stand out too little from a ground; the notes are those of the palette in which it was painted.
func (l *letters) faint(s *ui.Stage, notes []render.DrawnText, ground *image.RGBA) (out []Finding) {
	var real *image.RGBA // as the program paints it, once something lies over a text
	for i, n := range notes {
		if n.Veiled || n.Color.A < 40 || shadow(notes[i+1:], n) {
			continue
		}
		m := l.below(i)
		if m.seen < covered || ground != l.ground && n.Color == l.notes[i].Color && m.stays(ground, l.ground) {
			continue // it is not seen, or was looked at
		}
		mean := m.mean(ground)
		r := render.Contrast(over(n.Color, mean), mean)
		if m.seen < whole && r >= wanted(s, n) { // something lies over it: what is left of it counts
			if real == nil {
				real = shot(s, ground.Rect.Dx(), ground.Rect.Dy(), nil)
			}
			r = min(r, 1.2*most(n, real, ground, mean)) // thin letters do not reach their colour
		}
		if r < wanted(s, n)-0.05 {
			out = append(out, Finding{n.Text, fmt.Sprintf("contrast of #%02x%02x%02x on #%02x%02x%02x is %.1f", n.Color.R, n.Color.G, n.Color.B, mean.R, mean.G, mean.B, r), n.Ink})
		}
	}
	return out
}

// loud is a colour that no table has.
var loud = render.Hex(0xFF00FF)

// How much of a text shows through what lies over it: less than the first is put away, from the second on it is whole.
const covered, whole = 0.4, 0.85

// shadow reports whether a text is only the shadow of another that is painted over it.
func shadow(later []render.DrawnText, n render.DrawnText) bool {
	return slices.ContainsFunc(later[:min(len(later), 12)], func(o render.DrawnText) bool {
		d := o.Ink.Min.Sub(n.Ink.Min)
		grown := o.Ink.Size().Sub(n.Ink.Size()) // small shadows may fall on the same pixel: then the letters cover them
		same := max(grown.X, -grown.X) <= 2 && max(grown.Y, -grown.Y) <= 2
		return o.Text == n.Text && o.Size == n.Size && o.Color != n.Color && (d != (image.Point{}) || same) && max(d.X, -d.X) <= 5 && max(d.Y, -d.Y) <= 5
	})
}

// above is where other texts were painted over a text.
func above(later []render.DrawnText, n render.DrawnText) (out []image.Rectangle) {
	for _, o := range later {
		if o.Text != n.Text && o.Ink.Overlaps(n.Ink) {
			out = append(out, o.Ink.Intersect(o.Clip))
		}
	}
	return out
}

// below is where a text's letters show.
func (l *letters) below(i int) *marks {
	if l.marks[i] != nil {
		return l.marks[i]
	}
	n, other := l.notes[i], above(l.notes[i+1:], l.notes[i])
	m := &marks{}
	l.marks[i] = m
	in := n.Ink.Intersect(n.Clip).Intersect(l.ground.Rect)
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			g := rgb(l.ground, x, y)
			d := apart(g, rgb(l.ink, x, y))
			if d <= 12 || slices.ContainsFunc(other, image.Pt(x, y).In) {
				continue
			}
			m.at, m.seen = append(m.at, l.ground.PixOffset(x, y)), max(m.seen, d/apart(g, channels(loud)))
		}
	}
	if n := len(m.at); n < 6 || n*60 < in.Dx()*in.Dy() {
		m.seen = 0
	}
	return m
}

// stays reports whether the same lies below the letters in another picture.
func (m *marks) stays(a, b *image.RGBA) bool {
	return !slices.ContainsFunc(m.at, func(at int) bool { return [4]uint8(a.Pix[at:]) != [4]uint8(b.Pix[at:]) })
}

// mean is the mean of what lies below the letters in a picture.
func (m *marks) mean(ground *image.RGBA) render.Color {
	var sum [3]float64
	for _, at := range m.at {
		for k := range 3 {
			sum[k] += float64(ground.Pix[at+k])
		}
	}
	return mixed(sum, len(m.at))
}

// most is the largest contrast that a letter has with its ground as it was painted.
func most(n render.DrawnText, real, ground *image.RGBA, mean render.Color) float64 {
	out := 1.0
	in := n.Ink.Intersect(n.Clip).Intersect(ground.Rect)
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if w := rgb(real, x, y); apart(w, rgb(ground, x, y)) > 12 {
				out = max(out, render.Contrast(mixed(w, 1), mean))
			}
		}
	}
	return out
}

// apart is how far two colours are from each other.
func apart(a, b [3]float64) float64 {
	return math.Abs(a[0]-b[0]) + math.Abs(a[1]-b[1]) + math.Abs(a[2]-b[2])
}

func rgb(m *image.RGBA, x, y int) [3]float64 { return channel(m.Pix[m.PixOffset(x, y):]) }

func channel(p []uint8) [3]float64 { return [3]float64{float64(p[0]), float64(p[1]), float64(p[2])} }

func channels(c render.Color) [3]float64 { return channel([]uint8{c.R, c.G, c.B}) }

func mixed(sum [3]float64, n int) render.Color {
	f := func(v float64) uint8 { return uint8(math.Round(v / float64(max(n, 1)))) }
	return render.Color{R: f(sum[0]), G: f(sum[1]), B: f(sum[2]), A: 255}
}

// over is a colour laid over an opaque one.
func over(c, ground render.Color) render.Color {
	a := float64(c.A) / 255
	c.A = 255
	return ground.Mix(c, a)
}

// shot paints a stage and reads it back; without notes as the program paints it.
func shot(s *ui.Stage, w, h int, n *render.TextLog) *image.RGBA {
	if s.Kit.Blind {
		panic("proof: a kit that is blind paints nothing to look at")
	}
	dst := blank(w, h)
	defer dst.Deallocate()
	c := s.Kit.Canvas(dst, s.Scale())
	if n != nil {
		c = c.Noting(n)
	}
	s.Paint(c)
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

func blank(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
