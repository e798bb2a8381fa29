package render

// RoomLook is how a room of the tower is dressed: the colour of its light, the kind of its walls, the pictogram on its
// back wall and what stands at the left and at the right.
type RoomLook struct {
	Hue   Color
	Shell string // office, lab, works, suite, core
	Left  string // pieces of furniture
	Right string
}

// RoomLooks dresses every room, by the name of its pictogram without "room/".
var RoomLooks = map[string]RoomLook{
	// first floor
	"research-admin-office": {Hex(0x4FA8E0), "office", "", "workdesk"},
	"loading-dock":          {Hex(0xC89A58), "works", "crates", "barrels"},
	"security-checkpoint":   {Hex(0xD0605C), "office", "console", ""},
	"infirmary":             {Hex(0x8FD0E4), "lab", "bed", "bench"},
	"cafeteria":             {Hex(0xC8A44C), "office", "tables", ""},
	"mail-room":             {Hex(0xA8885C), "works", "trolley", "crates"},
	"guard-post":            {Hex(0x7C8FC0), "office", "console", "lockers"},
	"equipment-lockers":     {Hex(0x6C92AC), "works", "lockers", "crates"},
	"server-closet":         {Hex(0x3FB880), "core", "racks", ""},
	"atrium":                {Hex(0x6CB058), "suite", "plant", "plant"},
	"stairwell":             {Hex(0x9AA0A8), "works", "", "rail"},
	"waste-reclamation":     {Hex(0x8AA83C), "works", "barrels", "vat"},
	"bioroid-bay":           {Hex(0x52B4B0), "lab", "tube", "engine"},
	// second floor
	"halo-conference-room": {Hex(0x8E74DC), "suite", "", "screens"},
	"executive-elevator":   {Hex(0xC89C4C), "suite", "lift", "plant"},
	"executive-suite":      {Hex(0xB46C8C), "suite", "sofa", "plant"},
	"server-farm":          {Hex(0xD8605A), "core", "racks", "racks"},
	"clone-vats":           {Hex(0x6CCB4C), "lab", "vat", "tube"},
	"prototype-workshop":   {Hex(0xD0863C), "works", "belt", "engine"},
	"trading-floor":        {Hex(0x4C8CD8), "office", "screens", "workdesk"},
	"neural-testing-lab":   {Hex(0xC470C8), "lab", "chair", "bench"},
	"skybridge":            {Hex(0x6CA4D4), "suite", "", "plant"},
	"directors-office":     {Hex(0xA8744C), "suite", "shelves", "chair"},
	"surveillance-hub":     {Hex(0x5C8CA4), "core", "screens", "chair"},
	"laser-corridor":       {Hex(0xC8484C), "works", "", "beams"},
	"maintenance-bay":      {Hex(0xB0905C), "works", "engine", "barrels"},
	// secret rooms
	"vault":           {Hex(0xD0A848), "works", "boxes", "boxes"},
	"prototype-lab":   {Hex(0x58C0D8), "lab", "bench", "tube"},
	"black-archive":   {Hex(0x8C7C94), "office", "shelves", "shelves"},
	"panic-room":      {Hex(0xC07C50), "works", "bed", "crates"},
	"ai-core":         {Hex(0x40D49C), "core", "core", "racks"},
	"experiment-ward": {Hex(0x8CC8A0), "lab", "bed", "tube"},
}

// InterfaceState is how a room's interface token stands.
type InterfaceState uint8

// The states of an interface token.
const (
	InterfaceThere InterfaceState = iota
	InterfaceSpent
)

// Room is the printed face of a room card of the tower, and its interface token.
type Room struct {
	ID        string // name of pictogram and look
	Number    int    // place in the line, 0 for the secret room
	Name      string
	Function  string // the line in the function bar, with marks
	Short     string // the same in icons and numbers, for windows in which the line would be too small to read
	Interface InterfaceState
}

// RoomW and RoomH are the usual size of a room in points; it may be drawn in other sizes.
const (
	RoomW = 190.0
	RoomH = 262.0
)

// Parts of a room's face, for a room drawn in r.
func roomParts(r Rect) (title, scene, bar Rect) {
	f := r.H / RoomH
	title, rest := r.Cut(46 * f)
	scene, bar = rest.Cut(138 * f)
	return title, scene, bar
}

// RoomScene is the part of a room drawn in r in which pawns, tokens and guards stand.
func RoomScene(r Rect) Rect {
	_, s, _ := roomParts(r)
	return s
}

// Room draws an open room in r. Nothing on it moves: bake it on a Shelf.
func (c Canvas) Room(r Rect, t *Theme, k *Room) {
	title, scene, bar := roomParts(r)
	c.ShadowTint(r, 1, Black.Fade(0.9))
	c.Fill(r.Inset(-2), Solid(Hex(0x405258).Fade(0.53)))
	c.Fill(r.Inset(-1), Solid(Black))
	c.Fill(r, Solid(Hex(0x0A0F11)))
	c.Scene(scene, t, k.ID)
	// title
	c.Fill(title, Slope(180, Hex(0x2A393F), Hex(0x141D21)))
	c.Fill(Rect{title.X, title.Y, title.W, 1}, Solid(White.Fade(0.16)))
	c.Grain(title, 0.7)
	name := title.Pad(9, 0, 5, 0)
	if k.Number > 0 {
		var no Rect
		no, name = title.CutLeft(34)
		name = name.Pad(8, 0, 4, 0)
		c.Fill(no, Slope(180, Hex(0x0B1113), Hex(0x05080A)))
		c.Fill(Rect{no.Right() - 1, no.Y, 1, no.H}, Solid(White.Fade(0.1)))
		st := t.Number().Sized(20).In(t.Accent)
		st.Floor = 15
		c.TextFit(no, digits(k.Number), st, Center|Middle)
	}
	st := t.Name().With(Exo600).Sized(18)
	st.Lead, st.Floor = 19, CaptionFloor
	c.TextFit(name, k.Name, st, Left|Middle, 17, 16, 15)
	c.Fill(Rect{title.X, title.Bottom() - 1, title.W, 1}, Solid(Black))
	// function
	c.Fill(bar, Slope(180, Hex(0x141E22), Hex(0x0A1013)))
	c.Fill(Rect{bar.X, bar.Y, bar.W, 2}, Slope(180, Hex(0x43565D), Hex(0x1C282C)))
	c.Grain(bar, 0.6)
	f := r.H / RoomH
	chip := Rect{bar.X + 7*f, bar.Y + (bar.H-40*f)/2 + 1, 40 * f, 40 * f}
	c.Token(chip, t, Token{Shape: HexToken, Face: t.Accent, Icon: "infiltration/interface", Spent: k.Interface == InterfaceSpent, Ink: Hex(0x06241A)})
	text := t.Body().With(Sans500)
	text.Lead = 21
	if k.Interface == InterfaceSpent {
		text = text.In(t.Disabled)
	}
	room := Rect{chip.Right() + 7, bar.Y + 3, bar.Right() - chip.Right() - 10, bar.H - 4}
	if b := c.Ruler().Fit(k.Function, text, room.W, room.H, Left); !b.Truncated() {
		c.BlockIn(b, room, Left|Middle, text)
	} else {
		c.TextFit(room, k.Short, text.With(Sans600).Signed(1.1), Left|Middle)
	}
}

// Scene draws the inside of a room in r, 190 x 138 or in proportion.
func (c Canvas) Scene(r Rect, t *Theme, id string) {
	look, ok := RoomLooks[id]
	if !ok {
		look = RoomLook{Hue: Hex(0x8A969A), Shell: "office"}
	}
	f := r.W / 190
	cut := c.Clipped(r)
	cut.SpriteIn("infiltration/shell/"+look.Shell, r, look.Hue.Lighter(0.12))
	mural := Around(Pt(r.X+95*f, r.Y+55*f), 74*f, 74*f)
	cut.Added().SpriteIn("common/halo", mural.Inset(-24*f), look.Hue.Fade(0.34))
	cut.Icon("infiltration/room/"+id, mural.Move(0, 2*f), Black.Fade(0.3))
	cut.Icon("infiltration/room/"+id, mural, look.Hue.Lighter(0.62).Fade(0.86))
	cut.Added().SpriteIn("common/halo", Around(Pt(r.X+95*f, r.Y+112*f), 150*f, 40*f), look.Hue.Fade(0.28))
	c.furnish(cut, r, look.Left, 0)
	c.furnish(cut, r, look.Right, 1)
	cut.SpriteIn("infiltration/shell/light", r, White)
	cut.nine("common/inner/soft", r, Black.Fade(0.5), 1)
}

// furnish puts a piece of furniture at the left (0) or right (1) wall of a scene.
func (c Canvas) furnish(cut Canvas, r Rect, name string, side float64) {
	if name == "" {
		return
	}
	full := "infiltration/thing/" + name
	w, h := c.SpriteSize(full)
	f := r.W / 190 * 0.94
	w, h = w*f, h*f
	x := r.X + 5*f + (r.W-10*f-w)*side
	y := r.Y + 116*r.W/190 - h
	cut.SpriteIn(full, Rect{x, y, w, h}, White)
}

// Door is a room that nobody has seen yet.
type Door struct {
	Number   int
	Open     float64   // 0 is closed, 1 has its leaves slid apart
	Lit      bool      // the next door to open
	Stencils [2]string // pictograms
	Pane     Color     // colour of the room behind the glass
}

// Door draws steel leaves, number plate, panes, stencils, hazard strip and lamp in r.
func (c Canvas) Door(r Rect, t *Theme, d Door) {
	f := r.W / RoomW
	c.ShadowTint(r, 1, Black.Fade(0.9))
	c.Fill(r.Inset(-2), Solid(Hex(0x405258).Fade(0.53)))
	c.Fill(r.Inset(-1), Solid(Black))
	c.SpriteIn("infiltration/door/frame", r, White)
	gap := Rect{r.X + 16*f, r.Y + 18*f, 158 * f, 228 * f}
	cut := c.Clipped(gap)
	if d.Open > 0 {
		cut.Fill(gap, Slope(180, Hex(0x2A2416), Hex(0x0A0D0C)))
		cut.Added().SpriteIn("common/light", gap.Inset(-30*f), t.Accent2.Fade(0.5*d.Open))
	}
	slide := 77 * f * d.Open
	for i, name := range [2]string{"infiltration/door/left", "infiltration/door/right"} {
		x := gap.X + 2*f - slide
		if i == 1 {
			x = gap.X + 79*f + slide
		}
		leaf := Rect{x, gap.Y, 77 * f, 228 * f}
		cut.SpriteIn(name, leaf, White)
		cut.Fill(Rect{leaf.X + 27*f, leaf.Y + 20*f, 23 * f, 64 * f}, Solid(d.Pane.Fade(0.3)))
		if d.Stencils[i] != "" {
			box := Around(Pt(leaf.X+38.5*f, leaf.Y+165*f), 38*f, 38*f)
			cut.Icon(d.Stencils[i], box.Move(f, f), Black.Fade(0.3))
			cut.Icon(d.Stencils[i], box, Hex(0xDFE9EA).Fade(0.36))
		}
	}
	c.SpriteIn("infiltration/door/lamp", Rect{r.X + 77*f, r.Y + f, 36 * f, 14 * f}, White)
	if d.Lit {
		c.Added().SpriteIn("infiltration/door/light", r, White.Fade(0.9))
	} else {
		c.Added().SpriteIn("common/halo", Around(Pt(r.X+95*f, r.Y+250*f), 190*f, 40*f), t.Accent2.Fade(0.16))
	}
	if d.Open < 0.5 {
		c.doorPlate(r, t, d, f)
	}
}

func (c Canvas) doorPlate(r Rect, t *Theme, d Door, f float64) {
	a := c.Faded(1 - 2*d.Open)
	plate := Rect{r.X + 60*f, r.Y + 108*f, 70 * f, 44 * f}
	a.nine("common/shadow/1", plate, Black.Fade(0.7), 1)
	a.Round(plate, 4, Slope(160, Hex(0x11181B), Hex(0x05080A)))
	a.Frame(plate, 4, 2, Slope(150, Hex(0x54636A), Hex(0x222C31)))
	ink := Hex(0xB9C6C9)
	if d.Lit {
		ink = t.Accent2.Lighter(0.15)
	}
	no := digits(d.Number)
	if d.Number < 10 {
		no = "0" + no
	}
	st := t.Number().Sized(32 * f).Free().In(ink)
	if d.Lit {
		st = st.Lit(t.Accent2)
	}
	a.TextIn(plate, no, st, Center|Middle)
	key := Rect{r.X + 140*f, r.Y + 117*f, 16 * f, 27 * f}
	a.Round(key, 2, Solid(Hex(0x0A0F12)))
	a.Frame(key, 2, 1, Solid(Hex(0x3A474D)))
	lamp := Hex(0x6D4A1A)
	if d.Lit {
		lamp = t.Accent2
		a.Added().SpriteIn("common/halo", Around(Pt(key.X+8*f, key.Y+7*f), 26*f, 26*f), lamp.Fade(0.8))
	}
	a.Circle(Pt(key.X+8*f, key.Y+7*f), 3.6*f, Solid(lamp))
	a.Fill(Rect{key.X + 4*f, key.Y + 15*f, 8 * f, 8 * f}, Solid(Hex(0x28343A)))
}
