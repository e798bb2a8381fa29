package ui

import (
	"math"
	"slices"
	"strings"

	"safehouse/render"
)

// Measures of a tip, in points.
const (
	tipWide = 412
	tipPad  = 18
	tipGap  = 12
	tipIcon = 24
)

// tipWidths are the widths that a tip can have, of the usual one, the best first.
var tipWidths = []float64{1, 0.75, 1.5, 0.5, 2}

// What a tip weighs: a part of it that lies over something, by what that is, and a hundred points of the way from its thing.
const (
	coversHand  = 8.0
	coversOffer = 2.0
	strays      = 0.7
)

// explained returns what the open tip is about: the thing, its tip and its full-size picture.
func (s *Stage) explained() (*placed, Tip, *Big) {
	if !s.tip.open || s.zoomed != "" {
		return nil, Tip{}, nil
	}
	t := s.byID[s.tip.id]
	if t == nil {
		return nil, Tip{}, nil
	}
	tip := Tip{}
	if t.Tip != nil {
		tip = t.Tip()
	}
	if t.Disabled && t.Why != "" {
		tip.Reason = t.Why
	}
	if t.Comes != nil && tip.Reason == "" && (!tip.Empty() || t.Layer >= LayerPanels) { // else the table shows it by itself
		if l := t.Comes(); len(l) > 0 {
			tip.Keywords = append(slices.Clone(tip.Keywords), l...)
			if tip.Title == "" && tip.Body == "" {
				tip.Title = t.Label
			}
		}
	}
	if tip.Reason != "" {
		tip.Keywords = slices.DeleteFunc(slices.Clone(tip.Keywords), func(k Keyword) bool { return k.Now })
	}
	if tip.Key == "" {
		tip.Key = s.keyCap(t.Key)
	}
	if key := s.keyCap(t.MoreKey); key != "" && t.More != "" && !tip.Empty() {
		tip.More = key + ": " + t.More
	}
	big := t.Big
	if s.carry != nil {
		big = nil
	}
	return t, tip, big
}

// paintExplained draws the full-size picture and the tip of what is being looked at.
func (s *Stage) paintExplained(c render.Canvas) {
	t, tip, big := s.explained()
	if t == nil || t.Told {
		return
	}
	c = c.Faded(s.fade(s.tip.since))
	shown, paper := s.explainedAt(t, tip, big)
	if !shown.Empty() {
		big.Paint(c, shown)
	}
	if !paper.Empty() {
		s.paintTip(c, tip, paper)
	}
}

// TipAt is where the picture and the paper lie that explain what is being looked at, empty where there is none: for
// tests.
func (s *Stage) TipAt() (picture, paper render.Rect) {
	t, tip, big := s.explained()
	if t == nil || t.Told {
		return render.Rect{}, render.Rect{}
	}
	return s.explainedAt(t, tip, big)
}

// explainedAt finds places for picture and paper beside a thing.
func (s *Stage) explainedAt(t *placed, tip Tip, big *Big) (shown, paper render.Rect) {
	at := t.way.at()
	if s.carry != nil && s.carry.byHand {
		at = s.carry.at
	}
	if t.Clip != nil {
		at = intersection(at, *t.Clip)
	}
	window := s.area.Inset(8)
	kept := s.kept(t)
	for _, p := range s.aimed(t.ID) { // what it would act on must stay in sight
		for _, id := range []string{p.From, p.To} {
			if u := s.byID[id]; u != nil && id != "" {
				kept = append(kept, keptPlace{id, u.way.at(), coversWord})
			}
		}
	}
	sizes := make([]render.Point, 0, len(tipWidths))
	if words := !tip.Empty() && (t.Layer >= LayerPanels || !tip.bare()); words {
		for _, wide := range tipWidths { // narrower, or wider and lower, rather than far away
			sizes = append(sizes, render.Pt(s.tipSize(tip, wide)))
		}
	}
	if big != nil {
		room := window
		if !big.Room.Empty() {
			room = big.Room
		}
		shown = beside([]render.Point{render.Pt(big.W, big.H)}, at, room, tipGap, kept)
		if len(sizes) == 0 {
			return shown, paper
		}
		both := append(slices.Clone(kept), keptPlace{"", shown, coversWord})
		paper = within(render.R(shown.Right()+tipGap, shown.Y, sizes[0].X, sizes[0].Y), window) // the words belong beside the picture
		if coveredBy(paper, append(slices.Clone(both), keptPlace{t.ID, at, coversWord})) == 0 {
			return shown, paper
		}
		if paper = beside(sizes, at, window, tipGap, both); coveredBy(shown, kept) < coversWord/4 && coveredBy(paper, both) < coversWord/4 {
			return shown, paper
		}
		return render.Rect{}, beside(sizes, at, window, tipGap, kept) // no room for both off the question: the picture is a key away
	}
	if len(sizes) > 0 {
		paper = beside(sizes, at, window, tipGap, kept)
	}
	return shown, paper
}

// kept is what a tip of a thing keeps off: the prompt and what lies over the scene or the menu over it, then the hand, then what can be chosen
// for the question.
func (s *Stage) kept(t *placed) (l []keptPlace) {
	for _, u := range s.things {
		if u == t || u.scope < t.scope && !u.Keeps || u.ID == "" || u.In == t.ID {
			continue
		}
		switch {
		case u.Keeps || u.scope > t.scope:
			l = append(l, keptPlace{u.ID, u.way.to, coversWord})
		case u.Layer >= LayerHand && u.Layer <= LayerRaised && u.felt():
			l = append(l, keptPlace{u.ID, u.way.to, coversHand})
		case (u.Commits || u.Press != nil && u.Layer >= LayerPanels) && !u.Disabled:
			l = append(l, keptPlace{u.ID, u.way.to, coversOffer})
		}
	}
	for id, o := range s.floats { // nor what lies over the scene, but of its own parts
		if o.round == s.round && t.ID != id && !o.at.Has(t.way.to.Center()) {
			l = append(l, keptPlace{id, o.at, coversWord})
		}
	}
	slices.SortFunc(l, func(a, b keptPlace) int { return strings.Compare(a.id, b.id) })
	return l
}

// fade is how far something has come in after so many ticks.
func (s *Stage) fade(ticks int) float64 {
	all := s.Pace.Mine.Fade(render.TipMS)
	if all <= 0 {
		return 1
	}
	return math.Min(1, float64(ticks+1)/float64(all))
}

// styles of the text on a tip.
func (s *Stage) tipStyles() (title, body, reason render.Style) {
	body = s.Theme.Body().In(s.Theme.Ink)
	title = body.With(render.Sans600).Sized(20)
	reason = body.With(render.Sans600).In(warning(s.Theme))
	return title, body, reason
}

// warning is the theme's alarm colour, darkened until it reads well on paper.
func warning(t *render.Theme) render.Color {
	c := t.Alarm
	for range 12 {
		if render.Contrast(c, t.PaperLow) >= 4.5 {
			break
		}
		c = c.Darker(0.12)
	}
	return c
}

// tipLine is one laid-out piece of a tip.
type tipLine struct {
	block *render.Block
	style render.Style
	icon  string
	left  float64
	above float64 // room before it
	rule  bool    // a fine line before it
}

// tipLines lays out a tip for a width of text.
func (s *Stage) tipLines(tip Tip, width float64) []tipLine {
	title, body, reason := s.tipStyles()
	ru := s.Ruler()
	var lines []tipLine
	if tip.Title != "" {
		w := width
		if tip.Key != "" {
			w -= s.keyWidth(tip.Key) + 10
		}
		lines = append(lines, tipLine{block: ru.Wrap(tip.Title, title, w, render.Left), style: title})
	}
	if tip.Reason != "" { // before everything else: it is what matters now
		lines = append(lines, tipLine{block: ru.Wrap(tip.Reason, reason, width, render.Left), style: reason, above: 2})
	}
	if tip.Body != "" {
		lines = append(lines, tipLine{block: ru.Wrap(tip.Body, body, width, render.Left), style: body, above: 2})
	}
	for i, k := range tip.Keywords {
		left := 0.0
		if k.Icon != "" {
			left = tipIcon + 8
		}
		text := k.Text
		if k.Name != "" {
			text = "{b}" + k.Name + "{/b} " + k.Text
		}
		lines = append(lines, tipLine{block: ru.Wrap(text, body, width-left, render.Left), style: body, icon: k.Icon, left: left, above: 9, rule: i == 0 && len(lines) > 0})
	}
	if tip.More != "" {
		note := s.Theme.Note().In(s.Theme.Ink.Fade(0.72))
		lines = append(lines, tipLine{block: ru.Wrap(tip.More, note, width, render.Left), style: note, above: 8})
	}
	return lines
}

func (s *Stage) keyWidth(key string) float64 { return s.Ruler().KeyCapWidth(key, s.Theme) }

// tipSize is the size of the paper that a tip needs: as narrow as its lines, wider when it would be taller than the window.
// part is how wide it may be at first, of the usual width.
func (s *Stage) tipSize(tip Tip, part float64) (w, h float64) {
	grow := s.grow()
	for _, wide := range []float64{part, 1.35 * part, 1.8, 2.4} {
		limit := math.Min(tipWide*grow*wide, s.area.W-16) - 2*tipPad
		w, h = 0, 0
		for i, l := range s.tipLines(tip, limit) {
			lw, lh := l.block.Size()
			lw += l.left
			if i == 0 && tip.Key != "" && tip.Title != "" {
				lw += s.keyWidth(tip.Key) + 10
			}
			w = math.Max(w, lw)
			h += l.above + lh
		}
		w, h = math.Ceil(w)+2*tipPad, math.Ceil(h)+2*tipPad-6
		if h <= s.area.H-16 {
			break
		}
	}
	return w, h
}

// paintTip draws a tip on its paper.
func (s *Stage) paintTip(c render.Canvas, tip Tip, paper render.Rect) {
	c.Cover(paper)
	c.Shadow(paper, 4)
	c.Paper(paper, s.Theme)
	x, y := paper.X+tipPad, paper.Y+tipPad-4
	if tip.Key != "" && tip.Title != "" {
		w := s.keyWidth(tip.Key)
		c.KeyCap(render.R(paper.Right()-tipPad-w, y, w, 26), tip.Key, s.Theme)
	}
	for _, l := range s.tipLines(tip, paper.W-2*tipPad) {
		if l.rule {
			c.Fill(render.R(x, y+l.above/2, paper.W-2*tipPad, c.Pixel()), render.Solid(s.Theme.Ink.Fade(0.3)))
		}
		y += l.above
		_, h := l.block.Size()
		if l.icon != "" {
			c.Icon(l.icon, render.R(x, y, tipIcon, tipIcon), s.Theme.Ink)
		}
		c.Block(l.block, x+l.left, y, l.style)
		y += h
	}
}

// paintZoomed draws what is being inspected, as large as it can be, over everything.
func (s *Stage) paintZoomed(c render.Canvas) {
	t := s.byID[s.zoomed]
	if t == nil || t.Big == nil {
		return
	}
	c.Backdrop(s.area, s.Theme)
	f := math.Min(2, math.Min(s.area.W*0.62/t.Big.W, s.area.H*0.86/t.Big.H))
	tip := Tip{}
	if t.Tip != nil {
		tip = t.Tip()
	}
	if t.Disabled {
		tip.Reason = t.Why
	}
	at := render.Around(s.area.Center(), t.Big.W, t.Big.H)
	if !tip.Empty() {
		w, h := s.tipSize(tip, 1)
		free := s.area.W - t.Big.W*f - 3*tipGap
		if w <= free {
			shift := (w + tipGap*2) / 2
			at = at.Move(-shift, 0)
			s.paintTip(c, tip, render.R(at.Center().X+t.Big.W*f/2+tipGap*2, at.Center().Y-h/2, w, h))
		}
	}
	t.Big.Paint(c.Zoomed(f, f, at.Center()), at)
}
