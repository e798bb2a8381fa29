package infiltration

import "safehouse/render"

// roomLook is how a room of the tower is dressed: the colour of its light, the kind of its walls, the pictogram on its
// back wall and what stands at the left and at the right.
type roomLook struct {
	Hue   render.Color
	Shell string // office, lab, works, suite, core
	Left  string // pieces of furniture
	Right string
}

// roomLooks dresses every room, by the name of its pictogram without "room/".
var roomLooks = map[string]roomLook{
	// first floor
	"research-admin-office": {render.Hex(0x4FA8E0), "office", "", "workdesk"},
	"loading-dock":          {render.Hex(0xC89A58), "works", "crates", "barrels"},
	"security-checkpoint":   {render.Hex(0xD0605C), "office", "console", ""},
	"infirmary":             {render.Hex(0x8FD0E4), "lab", "bed", "bench"},
	"cafeteria":             {render.Hex(0xC8A44C), "office", "tables", ""},
	"mail-room":             {render.Hex(0xA8885C), "works", "trolley", "crates"},
	"guard-post":            {render.Hex(0x7C8FC0), "office", "console", "lockers"},
	"equipment-lockers":     {render.Hex(0x6C92AC), "works", "lockers", "crates"},
	"server-closet":         {render.Hex(0x3FB880), "core", "racks", ""},
	"atrium":                {render.Hex(0x6CB058), "suite", "plant", "plant"},
	"stairwell":             {render.Hex(0x9AA0A8), "works", "", "rail"},
	"waste-reclamation":     {render.Hex(0x8AA83C), "works", "barrels", "vat"},
	"bioroid-bay":           {render.Hex(0x52B4B0), "lab", "tube", "engine"},
	// second floor
	"halo-conference-room": {render.Hex(0x8E74DC), "suite", "", "screens"},
	"executive-elevator":   {render.Hex(0xC89C4C), "suite", "lift", "plant"},
	"executive-suite":      {render.Hex(0xB46C8C), "suite", "sofa", "plant"},
	"server-farm":          {render.Hex(0xD8605A), "core", "racks", "racks"},
	"clone-vats":           {render.Hex(0x6CCB4C), "lab", "vat", "tube"},
	"prototype-workshop":   {render.Hex(0xD0863C), "works", "belt", "engine"},
	"trading-floor":        {render.Hex(0x4C8CD8), "office", "screens", "workdesk"},
	"neural-testing-lab":   {render.Hex(0xC470C8), "lab", "chair", "bench"},
	"skybridge":            {render.Hex(0x6CA4D4), "suite", "", "plant"},
	"directors-office":     {render.Hex(0xA8744C), "suite", "shelves", "chair"},
	"surveillance-hub":     {render.Hex(0x5C8CA4), "core", "screens", "chair"},
	"laser-corridor":       {render.Hex(0xC8484C), "works", "", "beams"},
	"maintenance-bay":      {render.Hex(0xB0905C), "works", "engine", "barrels"},
	// secret rooms
	"vault":           {render.Hex(0xD0A848), "works", "boxes", "boxes"},
	"prototype-lab":   {render.Hex(0x58C0D8), "lab", "bench", "tube"},
	"black-archive":   {render.Hex(0x8C7C94), "office", "shelves", "shelves"},
	"panic-room":      {render.Hex(0xC07C50), "works", "bed", "crates"},
	"ai-core":         {render.Hex(0x40D49C), "core", "core", "racks"},
	"experiment-ward": {render.Hex(0x8CC8A0), "lab", "bed", "tube"},
}

// roomFace is the printed face of a room card of the tower, and its interface token.
type roomFace struct {
	ID       string // name of pictogram and look
	Number   int    // place in the line, 0 for the secret room
	Name     string
	Function string // the line in the function bar, with marks
	Short    string // the same in icons and numbers, for windows in which the line would be too small to read
	Spent    bool   // its interface token was used
}

// roomW and roomH are the usual size of a room in points; it may be drawn in other sizes.
const (
	roomW = 190.0
	roomH = 262.0
)

// Parts of a room's face, for a room drawn in r.
func roomParts(r render.Rect) (title, scene, bar render.Rect) {
	f := r.H / roomH
	title, rest := r.Cut(46 * f)
	scene, bar = rest.Cut(138 * f)
	return title, scene, bar
}

// roomScene is the part of a room drawn in r in which pawns, tokens and guards stand.
func roomScene(r render.Rect) render.Rect {
	_, s, _ := roomParts(r)
	return s
}

// drawRoom draws an open room in r. Nothing on it moves: bake it on a Shelf.
func drawRoom(c render.Canvas, r render.Rect, t *render.Theme, k *roomFace) {
	title, scene, bar := roomParts(r)
	c.ShadowTint(r, 1, render.Black.Fade(0.9))
	c.Fill(r.Inset(-2), render.Solid(render.Hex(0x405258).Fade(0.53)))
	c.Fill(r.Inset(-1), render.Solid(render.Black))
	c.Fill(r, render.Solid(render.Hex(0x0A0F11)))
	drawScene(c, scene, t, k.ID)
	// title
	c.Fill(title, render.Slope(180, render.Hex(0x2A393F), render.Hex(0x141D21)))
	c.Fill(render.R(title.X, title.Y, title.W, 1), render.Solid(render.White.Fade(0.16)))
	c.Grain(title, 0.7)
	name := title.Pad(9, 0, 5, 0)
	if k.Number > 0 {
		var no render.Rect
		no, name = title.CutLeft(34)
		name = name.Pad(8, 0, 4, 0)
		c.Fill(no, render.Slope(180, render.Hex(0x0B1113), render.Hex(0x05080A)))
		c.Fill(render.R(no.Right()-1, no.Y, 1, no.H), render.Solid(render.White.Fade(0.1)))
		st := t.Number().Sized(20).In(t.Accent)
		st.Floor = 15
		c.TextFit(no, render.Digits(k.Number), st, render.Center|render.Middle)
	}
	st := t.Name().With(render.Exo600).Sized(18)
	st.Lead, st.Floor = 19, render.CaptionFloor
	if c.Ruler().Fit(k.Name, st, name.W, name.H, render.Left, 17, 16, 15).Truncated() {
		st.Floor, st.Lead = 11, st.Size // its tip says it at reading size; two lines stand close
	}
	c.TextFit(name, k.Name, st, render.Left|render.Middle, 17, 16, 15, 14)
	c.Fill(render.R(title.X, title.Bottom()-1, title.W, 1), render.Solid(render.Black))
	// function
	c.Fill(bar, render.Slope(180, render.Hex(0x141E22), render.Hex(0x0A1013)))
	c.Fill(render.R(bar.X, bar.Y, bar.W, 2), render.Slope(180, render.Hex(0x43565D), render.Hex(0x1C282C)))
	c.Grain(bar, 0.6)
	f := r.H / roomH
	chip := render.R(bar.X+7*f, bar.Y+(bar.H-40*f)/2+1, 40*f, 40*f)
	c.Token(chip, t, render.Token{Shape: render.HexToken, Face: t.Accent, Icon: "infiltration/interface", Spent: k.Spent, Ink: render.Hex(0x06241A)})
	text := t.Body().With(render.Sans500)
	text.Lead = 21
	if k.Spent {
		text = text.In(t.Disabled)
	}
	room := render.R(chip.Right()+7, bar.Y+3, bar.Right()-chip.Right()-10, bar.H-4)
	if b := c.Ruler().Fit(k.Function, text, room.W, room.H, render.Left); !b.Truncated() {
		c.BlockIn(b, room, render.Left|render.Middle, text)
	} else {
		short := text.With(render.Sans600).Signed(1.1)
		if c.Ruler().Fit(k.Short, short, room.W, room.H, render.Left).Truncated() {
			short.Floor = render.CaptionFloor // its tip says it at reading size
		}
		c.TextFit(room, k.Short, short, render.Left|render.Middle, 17, 16, 15, 14)
	}
}

// drawScene draws the inside of a room in r, 190 x 138 or in proportion.
func drawScene(c render.Canvas, r render.Rect, t *render.Theme, id string) {
	look, ok := roomLooks[id]
	if !ok {
		look = roomLook{Hue: render.Hex(0x8A969A), Shell: "office"}
	}
	f := r.W / 190
	cut := c.Clipped(r)
	cut.SpriteIn("infiltration/shell/"+look.Shell, r, look.Hue.Lighter(0.12))
	mural := render.Around(render.Pt(r.X+95*f, r.Y+55*f), 74*f, 74*f)
	cut.Added().SpriteIn("common/halo", mural.Inset(-24*f), look.Hue.Fade(0.34))
	cut.Icon("infiltration/room/"+id, mural.Move(0, 2*f), render.Black.Fade(0.3))
	cut.Icon("infiltration/room/"+id, mural, look.Hue.Lighter(0.62).Fade(0.86))
	cut.Added().SpriteIn("common/halo", render.Around(render.Pt(r.X+95*f, r.Y+112*f), 150*f, 40*f), look.Hue.Fade(0.28))
	furnish(cut, r, look.Left, 0)
	furnish(cut, r, look.Right, 1)
	cut.SpriteIn("infiltration/shell/light", r, render.White)
	cut.Nine("common/inner/soft", r, render.Black.Fade(0.5))
}

// furnish puts a piece of furniture at the left (0) or right (1) wall of a scene.
func furnish(cut render.Canvas, r render.Rect, name string, side float64) {
	if name == "" {
		return
	}
	full := "infiltration/thing/" + name
	w, h := cut.SpriteSize(full)
	f := r.W / 190 * 0.94
	w, h = w*f, h*f
	x := r.X + 5*f + (r.W-10*f-w)*side
	y := r.Y + 116*r.W/190 - h
	cut.SpriteIn(full, render.R(x, y, w, h), render.White)
}

// doorFace is a room that nobody has seen yet.
type doorFace struct {
	Number   int
	Open     float64      // 0 is closed, 1 has its leaves slid apart
	Lit      bool         // the next door to open
	Stencils [2]string    // pictograms
	Pane     render.Color // colour of the room behind the glass
}

// drawDoor draws steel leaves, number plate, panes, stencils, hazard strip and lamp in r.
func drawDoor(c render.Canvas, r render.Rect, t *render.Theme, d doorFace) {
	f := r.W / roomW
	c.ShadowTint(r, 1, render.Black.Fade(0.9))
	c.Fill(r.Inset(-2), render.Solid(render.Hex(0x405258).Fade(0.53)))
	c.Fill(r.Inset(-1), render.Solid(render.Black))
	c.SpriteIn("infiltration/door/frame", r, render.White)
	gap := render.R(r.X+16*f, r.Y+18*f, 158*f, 228*f)
	cut := c.Clipped(gap)
	if d.Open > 0 {
		cut.Fill(gap, render.Slope(180, render.Hex(0x2A2416), render.Hex(0x0A0D0C)))
		cut.Added().SpriteIn("common/light", gap.Inset(-30*f), t.Accent2.Fade(0.5*d.Open))
	}
	slide := 77 * f * d.Open
	for i, name := range [2]string{"infiltration/door/left", "infiltration/door/right"} {
		x := gap.X + 2*f - slide
		if i == 1 {
			x = gap.X + 79*f + slide
		}
		leaf := render.R(x, gap.Y, 77*f, 228*f)
		cut.SpriteIn(name, leaf, render.White)
		cut.Fill(render.R(leaf.X+27*f, leaf.Y+20*f, 23*f, 64*f), render.Solid(d.Pane.Fade(0.3)))
		if d.Stencils[i] != "" {
			box := render.Around(render.Pt(leaf.X+38.5*f, leaf.Y+165*f), 38*f, 38*f)
			cut.Icon(d.Stencils[i], box.Move(f, f), render.Black.Fade(0.3))
			cut.Icon(d.Stencils[i], box, render.Hex(0xDFE9EA).Fade(0.36))
		}
	}
	c.SpriteIn("infiltration/door/lamp", render.R(r.X+77*f, r.Y+f, 36*f, 14*f), render.White)
	if d.Lit {
		c.Added().SpriteIn("infiltration/door/light", r, render.White.Fade(c.Calm(0.9)))
	} else {
		c.Added().SpriteIn("common/halo", render.Around(render.Pt(r.X+95*f, r.Y+250*f), 190*f, 40*f), t.Accent2.Fade(0.16))
	}
	if d.Open < 0.5 {
		drawDoorPlate(c, r, t, d, f)
	}
}

func drawDoorPlate(c render.Canvas, r render.Rect, t *render.Theme, d doorFace, f float64) {
	a := c.Faded(1 - 2*d.Open)
	plate := render.R(r.X+60*f, r.Y+108*f, 70*f, 44*f)
	a.Nine("common/shadow/1", plate, render.Black.Fade(0.7))
	a.Round(plate, 4, render.Slope(160, render.Hex(0x11181B), render.Hex(0x05080A)))
	a.Frame(plate, 4, 2, render.Slope(150, render.Hex(0x54636A), render.Hex(0x222C31)))
	ink := render.Hex(0xB9C6C9)
	if d.Lit {
		ink = t.Accent2.Lighter(0.15)
	}
	no := render.Digits(d.Number)
	if d.Number < 10 {
		no = "0" + no
	}
	st := t.Number().Sized(32 * f).Free().In(ink)
	if d.Lit {
		st = st.Lit(t.Accent2)
	}
	a.TextIn(plate, no, st, render.Center|render.Middle)
	key := render.R(r.X+140*f, r.Y+117*f, 16*f, 27*f)
	a.Round(key, 2, render.Solid(render.Hex(0x0A0F12)))
	a.Frame(key, 2, 1, render.Solid(render.Hex(0x3A474D)))
	lamp := render.Hex(0x6D4A1A)
	if d.Lit {
		lamp = t.Accent2
		a.Added().SpriteIn("common/halo", render.Around(render.Pt(key.X+8*f, key.Y+7*f), 26*f, 26*f), lamp.Fade(0.8))
	}
	a.Circle(render.Pt(key.X+8*f, key.Y+7*f), 3.6*f, render.Solid(lamp))
	a.Fill(render.R(key.X+4*f, key.Y+15*f, 8*f, 8*f), render.Solid(render.Hex(0x28343A)))
}
