package render

import "strings"

// ButtonState is how a button stands.
type ButtonState uint8

// The states. Focus is apart: the ring is drawn around any of them.
const (
	Rest ButtonState = iota
	Hover
	Pressed
	Disabled
)

// Button is what a button shows.
type Button struct {
	Label    string // may hold marks
	Icon     string // pictogram before the label, "" for none
	Key      string // key cap at the right, "" for none
	State    ButtonState
	Focused  bool
	Confirm  bool // the button that goes on: in the accent
	Danger   bool // the button that destroys: in the alarm colour
	Selected bool // one of a row that is chosen: tabs, phases
	Centered bool // label and icon in the middle
}

// ButtonRadius is the radius of a button's corners.
const ButtonRadius = 7

// ButtonHeight is the usual height of a button in points.
const ButtonHeight = 54

// Button draws a button in r. A hovered one is drawn 3 higher, a pressed one 3 lower: r is where it rests.
func (c Canvas) Button(r Rect, t *Theme, b Button) {
	t = c.Look(t)
	top, low, ink := t.ButtonTop, t.ButtonLow, t.Text
	mid := top.Mix(low, 0.62)
	switch {
	case b.Confirm || b.Selected:
		top, low, ink = t.ConfirmTop, t.ConfirmLow, t.ConfirmInk
		mid = top.Mix(low, 0.5)
		if t.ConfirmMid.A != 0 {
			mid = t.ConfirmMid
		}
	case b.Danger:
		top, low, ink = t.Alarm.Lighter(0.25), t.Alarm.Darker(0.5), White
		mid = t.Alarm.Darker(0.12)
	}
	switch b.State {
	case Rest:
		c.Shadow(r, 3)
	case Hover:
		r = r.Move(0, -3)
		c.nine("common/shadow/4", r, Black.Fade(0.4), 1)
		c.nine("common/glow", r, t.Light.Fade(0.16), 1)
		top, mid, low = top.Lighter(0.2), mid.Lighter(0.16), low.Lighter(0.1)
		if !b.Confirm && !b.Selected && !b.Danger {
			ink = t.Light
		}
	case Pressed:
		r = r.Move(0, 3)
		top, mid, low = low.Darker(0.25), mid.Darker(0.25), mid
	case Disabled:
		top, mid, low = t.PanelTop.Mix(t.ButtonLow, 0.3), t.PanelMid.Mix(t.ButtonLow, 0.5), t.PanelMid.Mix(t.ButtonLow, 0.3)
		ink = t.Disabled
	}
	if b.Focused {
		c.FocusRing(r, ButtonRadius, t)
	}
	c.Round(r, ButtonRadius, c.Under(Slope(180, top, mid, low).Bend(0.5), ink))
	if b.State != Disabled {
		c.Grain(r.Inset(2), 0.5)
	}
	switch b.State {
	case Pressed:
		c.nine("common/pressed", r, Black, 1)
		c.Frame(r, ButtonRadius, 1, Solid(Black.Fade(0.7)))
	case Disabled:
		c.Frame(r, ButtonRadius, 1, Slope(180, t.PanelEdge.Fade(0.32), Black.Fade(0.5)))
	default:
		c.nine("common/edge/button", r, White, 1)
	}
	if b.State != Disabled {
		c.EdgePress(r, ButtonRadius, t)
	}
	c.buttonFace(r, t, b, ink)
}

// buttonFace draws icon, label and key cap.
func (c Canvas) buttonFace(r Rect, t *Theme, b Button, ink Color) {
	st := t.Button().In(ink)
	pad := min(16, r.W*0.1)
	in := r.Pad(pad, 0, pad, 3)
	ru := c.Ruler()
	if b.Key != "" {
		w := c.KeyCapWidth(b.Key, t)
		c.KeyCap(Rect{in.Right() - w, in.Y + (in.H-26)/2, w, 26}, b.Key, t)
		in.W -= w + 8
	}
	icon := 0.0
	if b.Icon != "" {
		icon = min(28, r.H*0.5) * max(1, st.px(c.scale, c.low)/(st.Size*c.scale)*0.85)
	}
	gap := 0.0
	if icon > 0 && b.Label != "" {
		gap = 9
	}
	label := ru.Fit(b.Label, st, max(in.W-icon-gap, 1), in.H, Left, 18)
	if label.Truncated() { // small letters are better than half a word
		st.Floor = CaptionFloor
		label = ru.Tight(b.Label, st, max(in.W-icon-gap, 1), in.H, Left, 18, 16, 14)
	}
	w, h := label.Size()
	if b.Label == "" {
		w = 0
	}
	x := in.X
	if b.Centered || b.Label == "" {
		x += (in.W - icon - gap - w) / 2
	}
	y := in.Y + in.H/2
	dark := Readable(ink, Black, White) == Black // letters are light: set them off with a shadow
	if icon > 0 {
		box := Rect{x, y - icon/2, icon, icon}
		if dark && b.State != Disabled {
			c.Icon(b.Icon, box.Move(0, 1.5), Black.Fade(0.55))
		}
		c.Icon(b.Icon, box, ink)
	}
	if b.Label != "" {
		if dark && b.State != Disabled {
			c.Block(label, x+icon+gap, y-h/2+1.5, st.In(Black.Fade(0.55)))
		}
		c.Block(label, x+icon+gap, y-h/2, st)
	}
}

// KeyCapWidth is the width of a key cap in points.
func (c Canvas) KeyCapWidth(key string, t *Theme) float64 { return c.Ruler().KeyCapWidth(key, t) }

// KeyCapWidth is the width of a key cap in points.
func (k Ruler) KeyCapWidth(key string, t *Theme) float64 {
	if print, ok := strings.CutPrefix(key, padMark); ok {
		return k.padWidth(print, t)
	}
	w, _ := k.Measure(key, t.Key())
	return max(w+14, 26)
}

// KeyCap draws the name of a key as the key itself, and a PadKey as the pad's button.
func (c Canvas) KeyCap(r Rect, key string, t *Theme) {
	t = c.Look(t)
	if print, ok := strings.CutPrefix(key, padMark); ok {
		c.padButton(r, print, t)
		return
	}
	c.Round(r, 4, Slope(180, t.PanelLow.Darker(0.3), t.PanelLow.Lighter(0.05)))
	c.Frame(r, 4, 1, Slope(180, t.PanelEdge.Fade(0.65), t.PanelEdge.Fade(0.4)))
	c.TextIn(r, key, t.Key().In(capInk(t)), Center|Middle)
}

// capInk is the ink of a key cap: the second one of the theme, where it can be read on the cap, which is dark even beside a light plate.
func capInk(t *Theme) Color {
	const least = 4.5 // to 1
	if ground := t.PanelLow; Contrast(ground, t.Second) < least {
		return Readable(ground, Black, White)
	}
	return t.Second
}
