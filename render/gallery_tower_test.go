package render

import "testing"

// galleryTower paints the parts of the tower as they lie on the table.
func galleryTower(c Canvas) {
	t := Infiltration
	w, h := c.Size()
	c.Fill(R(0, 0, w, h), Slope(150, Hex(0x16282A), Hex(0x0B1417), Hex(0x04070A)))
	c.TowerFrame(R(12, 8, 1266, 614))
	plan := PlanTower(R(12, 8, 1266, 614))
	c.FloorSlab(plan.Slabs[1], t, "SECOND FLOOR")
	c.FloorSlab(plan.Slabs[0], t, "FIRST FLOOR")
	c.EndStrip(plan.WayOut, t, "WAY OUT", "escape", true)
	c.EndStrip(plan.Deep, t, "DEEPEST", "", false)
	c.Shaft(plan.Shaft, t)
	for i := range 5 {
		st := [][2]string{{"infiltration/skull", "infiltration/hazard"}, {"infiltration/key-card", "infiltration/camera"}, {"infiltration/biohazard", "infiltration/hazard"}, {"infiltration/camera", "infiltration/key-card"}, {"infiltration/key-card", "infiltration/hazard"}}[i]
		open := 0.0
		if i == 3 {
			open = 0.45
		}
		c.Door(plan.Rooms[11-i], t, Door{Number: 12 - i, Lit: i == 4, Open: open, Stencils: st, Pane: []Color{Hex(0xFF9A8F), Hex(0x8E74DC), Hex(0x3FB880), Hex(0x4FA8E0), t.Accent2}[i]})
	}
	rooms := []Room{
		{ID: "halo-conference-room", Number: 7, Name: "Halo Conference Room", Function: "Go to the secret room. Alarm +1", Short: "{icon:secret-room} {icon:infiltration/alarm|alarm} +1"},
		{ID: "loading-dock", Number: 1, Name: "Loading Dock", Function: "Escape. Alarm +1", Short: "{icon:escape} {icon:infiltration/alarm|alarm} +1"},
		{ID: "research-admin-office", Number: 2, Name: "Research Admin Office", Function: "Go to the secret room. Alarm +1", Short: "{icon:secret-room} {icon:infiltration/alarm|alarm} +1"},
		{ID: "security-checkpoint", Number: 3, Name: "Security Checkpoint", Function: "Draw 2 items", Interface: InterfaceSpent},
		{ID: "server-closet", Number: 4, Name: "Server Closet", Function: "Collect 2 from the pool, flip Kent", Short: "{icon:data|good} 2"},
		{ID: "cafeteria", Number: 5, Name: "Cafeteria", Function: "Draw 1 item"},
		{ID: "atrium", Number: 6, Name: "Atrium", Function: "Others here and next door: delayed", Short: "{icon:delayed}"},
	}
	for i := range rooms {
		r := plan.Rooms[(i+6)%7]
		c.Room(r, t, &rooms[i])
		s := RoomScene(r)
		if i != 1 {
			c.Guard(R(s.Right()-72, s.Y+6, 66, 40), t, i == 3, i+1)
		}
		c.DataStack(R(s.Right()-62, s.Bottom()-46, 52, 40), t, i%4)
		if i == 2 {
			c.Person(R(s.X+72, s.Y+46, 50, 50), t, "npc/james-harris", "Harris", true)
			c.Figure(R(s.X+16, s.Bottom()-96, 56, 88), t, Figure{Seat: 2})
		}
		if i == 4 {
			c.Person(R(s.X+14, s.Y+50, 50, 50), t, "npc/tyrone-kent", "Kent", false)
			c.Figure(R(s.X+70, s.Bottom()-96, 56, 88), t, Figure{Seat: 0, Selected: true})
		}
		if i == 6 {
			c.Figure(R(s.X+64, s.Bottom()-96, 56, 88), t, Figure{Seat: 3, Wounded: true})
		}
		if i == 5 {
			c.Brackets(r, t)
		}
	}
	c.TargetPath(Pt(760, 470), Pt(790, 410), Pt(870, 420), t, 4)
	c.Panel(R(1290, 8, 296, 334), t)
	c.DialFace(Pt(1438, 150), t, 1, "PROXIMITY")
	c.DialValue(Pt(1438, 150), t, 1, 27)
	c.Text(1304, 268, "ALARM", t.Label())
	c.AlarmStrip(R(1304, 298, 270, 34), t, -1, 8, 2, 0)
	c.Panel(R(1290, 354, 296, 262), t)
	c.Hazard(R(1291, 355, 294, 15))
	c.Hazard(R(1291, 600, 294, 15))
	c.Vault(Pt(1438, 472), t, 0.96, 0)
	for i, id := range []string{"gabriel-correa-santiago", "hugo-cash", "john-mcevoy", "marilyn", "monica-singh", "mr-white"} {
		c.Portrait(R(24+100*float64(i), 640, 84, 124), t, id, i)
		c.DataFile(R(640+46*float64(i), 640, 40, 40), t, i%4)
		c.Token(R(640+56*float64(i), 700, 46, 46), t, Token{Shape: TokenShape(i + 3), Face: c.Kit().Seat(t, i), Icon: "star"})
	}
	c.DialFace(Pt(1090, 800), t, 1, "PROXIMITY")
	c.DialValue(Pt(1090, 800), t, 1, 69.4)
	cards := []Card{
		{Name: "Advance", Emblem: "action/advance", Band: Hex(0x4DF0A0), Rule: "1 forward"}, {Name: "Retreat", Emblem: "action/retreat", Band: Hex(0xFFB23E), Rule: "1 back"},
		{Name: "Interface", Emblem: "action/interface", Band: Hex(0x4FB8F0), Rule: "use room"}, {Name: "Zip Line", Emblem: "item/zip-line", Band: Hex(0xC8B45A), Rule: "3 back", Corner: "to-box"},
		{Name: "Signal Jammer", Emblem: "item/signal-jammer", Band: Hex(0xE07A6A), Rule: "{icon:infiltration/alarm|alarm} {c:bad}−2{/c} {icon:arrow-right} A/R", Corner: "to-box"},
	}
	for i := range cards {
		c.Card(R(24+136*float64(i), 780, 128, 212), t, &cards[i], HandCard, CardState{Dim: i == 3, Selected: i == 2})
	}
	big := Card{Name: "Circuit Talon", Emblem: "item/circuit-talon", Rule: "{icon:lab-worker} next door {icon:arrow-right} {icon:action/download|good} there", Text: "Destroy a lab worker next door, then Download from that same room.", Foot: "{icon:card-discard} discard after use"}
	f := c.Ruler().Reading()
	c.Card(R(1566-268*f, 1014-374*f, 268*f, 374*f), t, &big, ReadCard, CardState{Lifted: true, Focused: true})
	c.CardBack(R(712, 780, 128, 212), t, CardState{})
	c.Lamp(R(0, 0, w, h))
}

func TestGalleryTower(t *testing.T) {
	k := kitFor(t, 1)
	golden.Check(t, "tower", shoot(t, k, 1600, 1030, 1, galleryTower))
}

// At 1280x720 the same table has two thirds of the pixels; reading text keeps its size.
func TestGalleryTowerSmall(t *testing.T) {
	k := kitFor(t, 720.0/1080)
	golden.Check(t, "tower-720", shoot(t, k, 1600, 1030, 720.0/1080, galleryTower))
}
