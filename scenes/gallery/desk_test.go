package gallery

import (
	"testing"

	"safehouse/render"
)

// galleryDesk paints the desk with everything that can lie on it, as the title does.
func galleryDesk(c render.Canvas) {
	w, h := c.Size()
	screen := render.R(0, 0, w, h)
	c.Desk(screen)
	c.Prop("listing", 960, -40, 9)
	c.Prop("ruled", 1330, 420, -11)
	c.Prop("photo", 610, 520, 14)
	c.Prop("film", 1010, 800, 7)
	c.Prop("pencil", 600, 1002, -7)
	c.Prop("cup", 1686, 816, 0)
	c.Turned(0.8, render.Pt(330, 594)).Folder(render.R(62, 206, 536, 776), "SAFEHOUSE 05")
	p := c.Turned(-1.6, render.Pt(327, 586))
	p.SheetOfPaper(render.R(92, 236, 470, 700))
	p.Text(136, 296, "SAFEHOUSE", render.House.Title().Sized(72).In(render.Hex(0x231A0E)).Tracked(4))
	p.Text(138, 386, "Five files. One lamp. Nobody was here.", render.House.Note().In(render.Hex(0x5B4524)))
	for i, s := range []string{"Continue", "New game", "Campaign", "Replays", "Settings", "Leave the desk"} {
		r := render.R(122, 448+80*float64(i), 410, 74)
		ink := render.Hex(0x2B2012)
		if i == 0 {
			p.Nine("common/shadow/2", r, render.Black.Fade(0.6))
			p.FocusRing(r, 4, render.House)
			p.Round(r, 4, render.Slope(128, render.Hex(0x9C3028), render.Hex(0x6B1712)))
			p.Grain(r, 0.8)
			ink = render.Hex(0xFFF3D8)
		}
		p.Icon([]string{"play", "new-game", "campaign", "replay", "settings", "door-out"}[i], render.R(r.X+20, r.Y+21, 32, 32), ink)
		p.TextIn(r.Pad(70, 0, 0, 0), s, render.Style{Face: render.Oswald500, Size: 32, Color: ink}, render.Left|render.Middle)
	}
	p.Clip(122, 186, -4)
	for _, b := range []struct {
		x, y float64
		t    *render.Theme
		s    render.BoxState
	}{{806, 286, intoodeep, render.BoxState{Turn: -3.2}}, {1198, 266, masters, render.BoxState{Turn: 1.6}}, {1598, 290, deepstate, render.BoxState{Turn: -1.8}},
		{892, 780, shadownetwork, render.BoxState{Turn: 2.4}}, {1302, 774, infiltration, render.BoxState{Turn: -1.4, Chosen: true, Lit: true}}} {
		c.Box(render.Pt(b.x, b.y), b.t, b.s)
	}
	n := c.Turned(1.5, render.Pt(1729, 690))
	n.Note(render.R(1566, 594, 326, 200))
	n.Text(1590, 614, "Infiltration", render.House.Note().Sized(26))
	n.TextIn(render.R(1590, 654, 290, 120), "Round 7, your choice of card\n4 seats, 3 bots\nProximity 27, alarm 2\nSaved 21 Nov, 04:12", render.House.Body().With(render.Sans500).Sized(20).In(render.House.Ink), render.Left)
	c.Turned(-14, render.Pt(1592, 936)).Die(render.R(1566, 910, 52, 52), 5, render.CreamDie)
	c.Turned(22, render.Pt(1636, 1014)).Die(render.R(1610, 988, 52, 52), 3, render.RedDie)
	c.LampHead(render.Pt(236, 62))
	c.DeskDark(screen)
}

func TestGalleryDesk(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "desk", shoot(t, k, 1920, 1080, 1, galleryDesk))
}
