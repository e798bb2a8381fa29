package infiltration

import (
	"image"
	"testing"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/scenes/tabletop/tabletoptest"
)

// galleryTower paints the parts of the tower as they lie on the table.
func galleryTower(c render.Canvas) {
	t := theme
	w, h := c.Size()
	c.Fill(render.R(0, 0, w, h), render.Slope(150, render.Hex(0x16282A), render.Hex(0x0B1417), render.Hex(0x04070A)))
	drawFrame(c, render.R(12, 8, 1266, 614))
	plan := planTower(render.R(12, 8, 1266, 614))
	drawSlab(c, plan.Slabs[1], t, "SECOND FLOOR")
	drawSlab(c, plan.Slabs[0], t, "FIRST FLOOR")
	drawStrip(c, plan.WayOut, t, "WAY OUT", "escape", true)
	drawStrip(c, plan.Deep, t, "DEEPEST", "", false)
	drawShaft(c, plan.Shaft, t)
	for i := range 5 {
		st := [][2]string{{"infiltration/skull", "infiltration/hazard"}, {"infiltration/key-card", "infiltration/camera"}, {"infiltration/biohazard", "infiltration/hazard"}, {"infiltration/camera", "infiltration/key-card"}, {"infiltration/key-card", "infiltration/hazard"}}[i]
		open := 0.0
		if i == 3 {
			open = 0.45
		}
		drawDoor(c, plan.Rooms[11-i], t, doorFace{Number: 12 - i, Lit: i == 4, Open: open, Stencils: st, Pane: []render.Color{render.Hex(0xFF9A8F), render.Hex(0x8E74DC), render.Hex(0x3FB880), render.Hex(0x4FA8E0), t.Accent2}[i]})
	}
	rooms := []roomFace{
		{ID: "halo-conference-room", Number: 7, Name: "Halo Conference Room", Function: "Go to the secret room. Alarm +1", Short: "{icon:secret-room} {icon:infiltration/alarm|alarm} +1"},
		{ID: "loading-dock", Number: 1, Name: "Loading Dock", Function: "Escape. Alarm +1", Short: "{icon:escape} {icon:infiltration/alarm|alarm} +1"},
		{ID: "research-admin-office", Number: 2, Name: "Research Admin Office", Function: "Go to the secret room. Alarm +1", Short: "{icon:secret-room} {icon:infiltration/alarm|alarm} +1"},
		{ID: "security-checkpoint", Number: 3, Name: "Security Checkpoint", Function: "Draw 2 items", Spent: true},
		{ID: "server-closet", Number: 4, Name: "Server Closet", Function: "Collect 2 from the pool, flip Kent", Short: "{icon:data|good} 2"},
		{ID: "cafeteria", Number: 5, Name: "Cafeteria", Function: "Draw 1 item"},
		{ID: "atrium", Number: 6, Name: "Atrium", Function: "Others here and next door: delayed", Short: "{icon:delayed}"},
	}
	for i := range rooms {
		r := plan.Rooms[(i+6)%7]
		drawRoom(c, r, t, &rooms[i])
		s := roomScene(r)
		if i != 1 {
			drawGuard(c, render.R(s.Right()-72, s.Y+6, 66, 40), t, i == 3, i+1)
		}
		drawDataStack(c, render.R(s.Right()-62, s.Bottom()-46, 52, 40), t, i%4)
		if i == 2 {
			drawPerson(c, render.R(s.X+72, s.Y+46, 50, 50), t, "npc/james-harris", "Harris", true)
			c.Figure(render.R(s.X+16, s.Bottom()-96, 56, 88), t, render.Figure{Seat: 2})
		}
		if i == 4 {
			drawPerson(c, render.R(s.X+14, s.Y+50, 50, 50), t, "npc/tyrone-kent", "Kent", false)
			c.Figure(render.R(s.X+70, s.Bottom()-96, 56, 88), t, render.Figure{Seat: 0, Selected: true})
		}
		if i == 6 {
			c.Figure(render.R(s.X+64, s.Bottom()-96, 56, 88), t, render.Figure{Seat: 3, Wounded: true})
		}
		if i == 5 {
			c.Brackets(r, t)
		}
	}
	c.TargetPath(render.Pt(760, 470), render.Pt(790, 410), render.Pt(870, 420), t, 4)
	c.Panel(render.R(1290, 8, 296, 334), t)
	drawDialFace(c, render.Pt(1438, 150), t, 1, "PROXIMITY")
	drawDialValue(c, render.Pt(1438, 150), t, 1, 27)
	c.Text(1304, 268, "ALARM", t.Label())
	drawAlarm(c, render.R(1304, 298, 270, 34), t, -1, 8, 2, 0)
	c.Panel(render.R(1290, 354, 296, 262), t)
	drawHazard(c, render.R(1291, 355, 294, 15))
	drawHazard(c, render.R(1291, 600, 294, 15))
	drawVault(c, render.Pt(1438, 472), t, 0.96, 0)
	for i, id := range []string{"gabriel-correa-santiago", "hugo-cash", "john-mcevoy", "marilyn", "monica-singh", "mr-white"} {
		drawPortrait(c, render.R(24+100*float64(i), 640, 84, 124), t, id, i)
		drawDataFile(c, render.R(640+46*float64(i), 640, 40, 40), t, i%4)
		c.Token(render.R(640+56*float64(i), 700, 46, 46), t, render.Token{Shape: render.TokenShape(i + 3), Face: c.Kit().Seat(t, i), Icon: "star"})
	}
	drawDialFace(c, render.Pt(1090, 800), t, 1, "PROXIMITY")
	drawDialValue(c, render.Pt(1090, 800), t, 1, 69.4)
	cards := []render.Card{
		{Name: "Advance", Emblem: "action/advance", Band: render.Hex(0x4DF0A0), Rule: "1 forward"}, {Name: "Retreat", Emblem: "action/retreat", Band: render.Hex(0xFFB23E), Rule: "1 back"},
		{Name: "Interface", Emblem: "action/interface", Band: render.Hex(0x4FB8F0), Rule: "use room"}, {Name: "Zip Line", Emblem: "item/zip-line", Band: render.Hex(0xC8B45A), Rule: "3 back", Corner: "to-box"},
		{Name: "Signal Jammer", Emblem: "item/signal-jammer", Band: render.Hex(0xE07A6A), Rule: "{icon:infiltration/alarm|alarm} {c:bad}−2{/c} {icon:arrow-right} A/R", Corner: "to-box"},
	}
	for i := range cards {
		c.Card(render.R(24+136*float64(i), 780, 128, 212), t, &cards[i], render.HandCard, render.CardState{Dim: i == 3, Selected: i == 2})
	}
	big := render.Card{Name: "Circuit Talon", Emblem: "item/circuit-talon", Rule: "{icon:lab-worker} next door {icon:arrow-right} {icon:action/download|good} there", Text: "Destroy a lab worker next door, then Download from that same room.", Foot: "{icon:card-discard} discard after use"}
	f := c.Ruler().Reading()
	c.Card(render.R(1566-268*f, 1014-374*f, 268*f, 374*f), t, &big, render.ReadCard, render.CardState{Lifted: true, Focused: true})
	c.CardBack(render.R(712, 780, 128, 212), t, render.CardState{})
	c.Lamp(render.R(0, 0, w, h))
}

// tower keeps pictures at half their size.
var tower = rendertest.Golden{Shrink: func(int) int { return 2 }, Tolerance: 8, PerMille: 1}

// shootPoints paints w x h points at a scale and reads the pixels back.
func shootPoints(k *render.Kit, w, h, scale float64, paint func(render.Canvas)) *image.RGBA {
	dst := k.Blank(w, h, scale)
	defer dst.Deallocate()
	paint(k.Canvas(dst, scale))
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

func TestGalleryTower(t *testing.T) {
	k := tabletoptest.Kit(t, look, 1)
	tower.Check(t, "tower", shootPoints(k, 1600, 1030, 1, galleryTower))
}

// At 1280x720 the same table has two thirds of the pixels; reading text keeps its size.
func TestGalleryTowerSmall(t *testing.T) {
	k := tabletoptest.Kit(t, look, 720.0/1080)
	tower.Check(t, "tower-720", shootPoints(k, 1600, 1030, 720.0/1080, galleryTower))
}

func TestEveryRoomCanBeDressed(t *testing.T) {
	k := tabletoptest.Kit(t, look, 1)
	if len(roomLooks) != 32 {
		t.Errorf("%d rooms are dressed, the box has 32", len(roomLooks))
	}
	for id, l := range roomLooks {
		for _, name := range []string{"infiltration/room/" + id, "infiltration/room/" + id + ".large", "infiltration/shell/" + l.Shell} {
			if !k.Has(name) {
				t.Errorf("%s: there is no %s", id, name)
			}
		}
		for _, thing := range []string{l.Left, l.Right} {
			if thing != "" && !k.Has("infiltration/thing/"+thing) {
				t.Errorf("%s: there is no %s", id, thing)
			}
		}
	}
}
