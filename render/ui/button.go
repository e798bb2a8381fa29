package ui

import (
	"math"

	"safehouse/render"
	"safehouse/render/sound"
	"safehouse/render/ui/focus"
	"safehouse/render/ui/input"
)

// Button is something that says what it does. Without a label it shows its icon alone and needs a tip.
type Button struct {
	ID       string
	Rect     render.Rect
	Label    string
	Icon     string
	Key      input.Action // chooses it from anywhere, and is printed on it when there is room
	NoCap    bool         // do not print the key
	Answer   int          // it is this answer of a prompt, from 1: a digit gives it; 0 for none
	Confirm  bool         // the button that goes on
	Danger   bool         // the button that destroys
	Selected bool         // one of a row that is chosen
	Centered bool
	Disabled bool
	Why      string
	Tip      func() Tip
	Comes    func() []Keyword // see Thing.Comes
	Sound    sound.Effect
	Commits  bool // pressing it takes a decision: see Stage.Asks
	Do       func()
	Nudge    func(d focus.Direction, again bool) bool // takes arrows: see Thing.Nudge
	Theme    *render.Theme                            // on another ground than the stage's; nil for that

	over func(c render.Canvas, at render.Rect) // painted over the face
}

// Button adds a button.
func (b *Builder) Button(x Button) {
	s := b.stage
	if x.Answer > 0 {
		x.Key = input.Answer(x.Answer)
	}
	key := ""
	if !x.NoCap && !x.Key.Answers() && (x.Label != "" || x.Rect.W > 1.6*x.Rect.H) {
		key = s.keyCap(x.Key)
	}
	face := render.Button{Label: x.Label, Icon: x.Icon, Key: key, Confirm: x.Confirm, Danger: x.Danger, Selected: x.Selected, Centered: x.Centered}
	if key != "" && !s.roomFor(face, x.Rect) {
		face.Key = ""
	}
	if x.Do == nil {
		x.Do = func() {}
	}
	if x.Theme == nil {
		x.Theme = s.Theme
	}
	b.Add(Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Label: x.Label, Move: Move{How: Jump},
		Press: x.Do, Nudge: x.Nudge, Key: x.Key, Disabled: x.Disabled, Why: x.Why, Tip: x.Tip, Comes: x.Comes, Sound: x.Sound, Commits: x.Commits, leads: x.Confirm,
		Paint: func(c render.Canvas, st State) {
			f := face
			f.State = buttonState(st)
			c.Button(st.At, x.Theme, f)
			if x.over != nil {
				x.over(c, st.At)
			}
			if x.Key.Answers() {
				s.paintAnswerCap(c, st.At, x.Theme, x.Key)
			}
		},
	})
}

// answerCapSide is the height of the key cap on a button that answers, in points: the margin before the label holds it.
const answerCapSide = 26

// paintAnswerCap draws the key of an answer at the upper left corner of its button, half outside, so that no label gives way to it.
func (s *Stage) paintAnswerCap(c render.Canvas, at render.Rect, th *render.Theme, a input.Action) {
	key := s.answerCap(a)
	if key == "" {
		return
	}
	w := math.Max(answerCapSide, c.KeyCapWidth(key, th))
	c.KeyCap(render.R(at.X-8, at.Y-10, w, answerCapSide), key, th)
}

// roomFor reports whether a button is wide enough for label, icon and key cap.
func (s *Stage) roomFor(f render.Button, r render.Rect) bool {
	w, _ := s.Ruler().Measure(f.Label, s.Theme.Button())
	need := w + s.keyWidth(f.Key) + 8 + 2*math.Min(16, r.W*0.1) + 2
	if f.Icon != "" {
		need += s.iconWide(r.H)
	}
	return need <= r.W
}

// iconWide is how much of a button its icon takes, with the gap behind it.
func (s *Stage) iconWide(high float64) float64 {
	return math.Min(28, high*0.5)*math.Max(1, s.grow()*0.85) + 9
}

// ButtonWidth is how wide a button has to be for its label, icon and key.
func (b *Builder) ButtonWidth(x Button) float64 {
	s := b.stage
	w, _ := s.Ruler().Measure(x.Label, s.Theme.Button())
	w += 36
	if x.Icon != "" {
		w += s.iconWide(render.ButtonHeight) + 1
	}
	if key := s.keyCap(x.Key); key != "" && !x.NoCap && !x.Key.Answers() {
		w += s.keyWidth(key) + 8
	}
	return w
}

// Toggle is a switch with two places.
type Toggle struct {
	ID       string
	Rect     render.Rect
	Label    string
	On       bool
	Change   func(on bool)
	Disabled bool
	Why      string
	Tip      func() Tip
}

// Measures of the switch.
const (
	switchWide = 64
	switchHigh = 34
)

// Toggle adds a switch: its label at the left, the switch at the right edge.
func (b *Builder) Toggle(x Toggle) {
	s := b.stage
	look := b.look()
	style := s.Theme.Body().Sized(20)
	effect := sound.DialClick
	b.Add(Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Label: x.Label, Move: Move{How: Jump}, Sound: effect,
		Disabled: x.Disabled, Why: x.Why, Tip: x.Tip,
		Press: func() {
			if x.Change != nil {
				x.Change(!x.On)
			}
		},
		Paint: func(c render.Canvas, st State) {
			words := st.At.Pad(0, 0, switchWide+16, 0)
			c.TextFit(words, x.Label, style.In(look.word(st)), render.Left|render.Middle, 18)
			r := render.R(st.At.Right()-switchWide, st.At.Center().Y-switchHigh/2, switchWide, switchHigh)
			s.paintSwitch(c, r, x.On, st)
		},
	})
}

// paintSwitch draws a switch: its knob at the right, lit, with a tick when it is on; at the left with a bar when off.
func (s *Stage) paintSwitch(c render.Canvas, r render.Rect, on bool, st State) {
	t := c.Look(s.Theme)
	rad := r.H / 2
	body := render.Slope(180, t.PanelLow.Darker(0.45), t.PanelMid)
	if on {
		body = render.Slope(180, t.ConfirmLow.Darker(0.25), t.ConfirmLow)
	}
	if st.Disabled {
		body = body.Fade(0.55)
	}
	c.Round(r, rad, body)
	edge := t.PanelEdge
	if st.Hover {
		edge = edge.Lighter(0.3)
	}
	c.Frame(r, rad, 1.5, render.Slope(160, render.Black.Fade(0.7), edge.Fade(0.8)))
	c.EdgePress(r, rad, t)
	knob := render.Pt(r.X+rad, r.Center().Y)
	top, low := t.ButtonTop.Lighter(0.25), t.ButtonLow
	if on {
		knob.X = r.Right() - rad
		top, low = t.ConfirmTop, t.ConfirmLow
	}
	c.Circle(knob.Add(render.Pt(1.5, 2)), rad-4, render.Solid(render.Black.Fade(0.5)))
	c.Circle(knob, rad-4, render.Slope(145, top, low))
	c.RingAt(knob, rad-4, 1, render.Slope(145, render.White.Fade(0.6), render.Black.Fade(0.4)))
	ink := render.Readable(top.Mix(low, 0.5), t.ConfirmInk, render.White)
	if on {
		c.Icon("check", render.Around(knob, 17, 17), ink)
	} else {
		c.Round(render.Around(knob, 10, 2.5), 1, render.Solid(ink.Fade(0.8)))
	}
	if st.Disabled {
		c.Round(r, rad, render.Solid(t.PanelMid.Fade(0.45)))
	}
}

// Progress is a bar that shows how much of something is done.
type Progress struct {
	ID    string
	Rect  render.Rect
	Share float64 // 0 to 1
	Label string  // written on the bar, such as "4 of 17"
}

// Progress adds a bar. It is only looked at.
func (b *Builder) Progress(x Progress) {
	s := b.stage
	b.Add(Thing{
		ID: x.ID, Shape: Box(x.Rect), Layer: b.layer, Label: x.Label, Decor: true, Move: Move{How: Jump},
		Paint: func(c render.Canvas, st State) {
			t := c.Look(s.Theme)
			c.Well(st.At, t)
			in := st.At.Inset(4)
			full := in
			full.W *= min(max(x.Share, 0), 1)
			if full.W >= 2 {
				c.Round(full, min(4, full.W/2), render.Slope(180, t.ConfirmTop, t.ConfirmLow))
				c.Fill(render.R(full.X+3, full.Y+2, max(0, full.W-6), 2), render.Solid(render.White.Fade(0.35)))
			}
			if x.Label == "" {
				return
			}
			style := s.Theme.Strong()
			rest := in
			rest.X += full.W
			rest.W -= full.W
			for _, part := range []struct {
				clip render.Rect
				ink  render.Color
			}{{full, t.ConfirmInk}, {rest, t.Light}} { // dark on the bar, light beside it
				if part.clip.W >= 1 {
					c.Clipped(part.clip).TextFit(st.At, x.Label, style.In(part.ink), render.Center|render.Middle, 18)
				}
			}
		},
	})
}
