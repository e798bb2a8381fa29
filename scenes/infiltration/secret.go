package infiltration

import (
	"safehouse/render"
	"safehouse/render/ui"
	rule "safehouse/rules/infiltration"
	"safehouse/scenes/tabletop"
)

// laySecret lists the secret room: a vault door until it is opened, then a room
// like the others with the door ajar beside it.
func (t *table) laySecret(b *ui.Builder) {
	b.Group("secret")
	if t.s.Revealed(rule.Secret) {
		t.laySecretOpen(b)
		return
	}
	r := t.plan.secret
	ref := rule.RefPlace(rule.Secret)
	label, ways := t.T("secret.title"), t.waysIn()
	t.settle(tabletop.Key(label, ways), func(c render.Canvas) {
		t.Bake(c, "secret", r, 30, tabletop.Key(label, ways), func(c render.Canvas, r render.Rect) {
			t.paintSecretPanel(c, r)
			f := min((r.H-74)/192, 1)
			drawVault(c, render.Pt(r.X+r.W/2, r.Y+20+f*96), t.Theme, f*0.96, 0)
			st := t.Theme.Strong().In(t.Theme.Text)
			line := "{b}" + label + "{/b} {c:second}" + ways + "{/c}"
			if t.plan.Small() {
				line = "{icon:" + iconSecret + "} " + ways
			}
			c.TextFit(render.R(r.X+10, r.Bottom()-52, r.W-20, 34), line, st, render.Center|render.Middle, 17, 16)
		})
	})
	x := t.Thing(t.View.ID(ref), r, ui.LayerRooms, t.View.Name(ref), nil)
	x.Tip = t.secretTip
	t.offerOr(&x, ref)
	b.Add(x)
}

func (t *table) paintSecretPanel(c render.Canvas, r render.Rect) {
	c.Panel(r, t.Theme)
	drawHazard(c, render.R(r.X+1, r.Y+1, r.W-2, 15))
	drawHazard(c, render.R(r.X+1, r.Bottom()-16, r.W-2, 15))
}

// waysIn says from which rooms the secret room is reached, as far as they are
// open.
func (t *table) waysIn() string {
	switch l := t.s.WaysIn(); len(l) {
	case 0:
		if t.plan.Small() {
			return t.T("secret.closed.short")
		}
		return t.T("secret.closed")
	case 1:
		return t.T("secret.from", "a", int(l[0])+1)
	default:
		return t.T("secret.from-two", "a", int(l[0])+1, "b", int(l[1])+1)
	}
}

func (t *table) laySecretOpen(b *ui.Builder) {
	r := t.plan.secret
	room := t.room(int(rule.Secret))
	label := t.T("secret.strip")
	ways := t.waysIn()
	t.settle(tabletop.Key(label, ways, "open"), func(c render.Canvas) {
		t.Bake(c, "secret", r, 30, tabletop.Key(label, ways, "open"), func(c render.Canvas, at render.Rect) {
			c.Panel(at, t.Theme)
			side := render.R(at.X+room.Right()-r.X+8, at.Y, at.W-(room.Right()-r.X)-8, at.H)
			strip := render.R(side.X, side.Y+6, 34, side.H-12)
			cut := c.Clipped(at.Inset(2))
			mid := render.Pt(at.Right()+22, at.Y+at.H*0.42)
			cut.Added().SpriteIn("common/light", render.Around(mid, 220, 220), t.Theme.Accent.Fade(0.25))
			drawVault(cut, mid, t.Theme, 0.9, 0)
			drawStrip(c, strip, t.Theme, label, iconSecret, false)
			drawHazard(cut, render.R(strip.Right()+6, at.Bottom()-20, at.Right()-strip.Right()-8, 15))
		})
	})
	t.layRoom(b, rule.Secret)
}
