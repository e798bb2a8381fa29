package render

// Triple draws a thing that takes any colour: its underside, its tinted shape, its light and shade.
func (c Canvas) Triple(under, flat, over string, r Rect, col Color) {
	c.SpriteIn(under, r, White)
	c.SpriteIn(flat, r, col)
	c.SpriteIn(over, r, White)
}

// TokenShape is the outline of a counter. Shapes mean kinds of things, the same on every table.
type TokenShape uint8

// The shapes of tokens.
const (
	HexToken    TokenShape = iota // chip: a function, an interface
	PointyToken                   // the same standing on a corner
	OctToken                      // person
	SquareToken                   // guard, item, plate
	RoundToken                    // coin, event, action
	DiamondToken
	TriangleToken
	ShieldToken
	TagToken
)

var tokenNames = [...][3]string{
	HexToken:      {"common/token/hex.under", "common/token/hex", "common/token/hex.over"},
	PointyToken:   {"common/token/pointy.under", "common/token/pointy", "common/token/pointy.over"},
	OctToken:      {"common/token/oct.under", "common/token/oct", "common/token/oct.over"},
	SquareToken:   {"common/token/square.under", "common/token/square", "common/token/square.over"},
	RoundToken:    {"common/token/round.under", "common/token/round", "common/token/round.over"},
	DiamondToken:  {"common/token/diamond.under", "common/token/diamond", "common/token/diamond.over"},
	TriangleToken: {"common/token/triangle.under", "common/token/triangle", "common/token/triangle.over"},
	ShieldToken:   {"common/token/shield.under", "common/token/shield", "common/token/shield.over"},
	TagToken:      {"common/token/tag.under", "common/token/tag", "common/token/tag.over"},
}

// Token is a counter: a shape in a colour with a pictogram on it.
type Token struct {
	Shape TokenShape
	Face  Color
	Icon  string
	Ink   Color // of the pictogram; Clear takes black or white, whichever reads better
	Count int   // above 1: the number of tokens in the stack, on a white pill
	Spent bool  // flat and grey: used up, face down
	Lit   bool  // shines: it can be used now
}

// Token draws a counter in r (its outline; the shadow lies outside).
func (c Canvas) Token(r Rect, t *Theme, k Token) {
	face := k.Face
	ink := k.Ink
	if ink.A == 0 {
		ink = Readable(face, Hex(0x06110D), White)
	}
	if k.Spent {
		face, ink = Hex(0x2A3639), Hex(0x9AA8A8)
	}
	if k.Lit && !k.Spent {
		c.SpriteIn("common/halo", r.Inset(-r.W*0.5), face.Fade(0.75))
	}
	n := &tokenNames[k.Shape]
	c.Triple(n[0], n[1], n[2], r, face)
	if k.Icon != "" {
		f := 0.58
		switch k.Shape {
		case DiamondToken, TriangleToken:
			f = 0.46
		case OctToken, RoundToken:
			f = 0.64
		}
		box := Around(r.Center(), r.W*f, r.H*f)
		if k.Shape == TriangleToken {
			box = box.Move(0, r.H*0.12)
		}
		if !k.Spent {
			c.Icon(k.Icon, box.Move(0, r.H*0.03), Black.Fade(0.4))
		}
		c.Icon(k.Icon, box, ink)
	}
	if k.Count > 1 {
		c.Count(Pt(r.Right()-r.W*0.1, r.Bottom()-r.H*0.1), k.Count, t)
	}
}

// Coin draws a gold coin with a pictogram or, if it is "", a figure.
func (c Canvas) Coin(r Rect, t *Theme, icon string, figure int) {
	c.SpriteIn("common/token/gold", r, White)
	ink := Hex(0x241501)
	if icon != "" {
		box := Around(r.Center(), r.W*0.56, r.H*0.56)
		c.Icon(icon, box.Move(0, 1), White.Fade(0.45))
		c.Icon(icon, box, ink)
		return
	}
	st := t.Number().Sized(r.H * 0.5).Free().In(ink)
	c.TextIn(r, Digits(figure), st, Center|Middle)
}

// DiceColor are the colours of dice: body and pips.
type DiceColor struct{ Body, Pip Color }

// The usual dice. Seat dice take the seat's colour with dark pips.
var (
	CreamDie = DiceColor{Hex(0xF8EFDA), Hex(0x1B130A)}
	BlackDie = DiceColor{Hex(0x2A252C), Hex(0xFF5BB8)} // Echo's
	RedDie   = DiceColor{Hex(0xC8302C), White}
	BlueDie  = DiceColor{Hex(0x2A63B4), White}
	GreenDie = DiceColor{Hex(0x23694A), Hex(0xF6E3AC)}
)

// SeatDie is a die in the colour of a seat.
func (k *Kit) SeatDie(t *Theme, seat int) DiceColor {
	col := k.Seat(t, seat)
	return DiceColor{col, Readable(col, Hex(0x10130F), White)}
}

// pips of each face in units of a quarter of the face's width
var pips = [7][]Point{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// Die draws a six-sided die with a face from 1 to 6; any other number leaves it blank.
func (c Canvas) Die(r Rect, face int, col DiceColor) {
	c.Triple("common/die.under", "common/die", "common/die.over", r, col.Body)
	if face < 1 || face > 6 {
		return
	}
	m := r.Center()
	step, side := r.W*0.245, r.W*0.2
	for _, p := range pips[face] {
		c.Triple("common/pip.under", "common/pip", "common/pip.over", Around(Pt(m.X+p.X*step, m.Y+p.Y*step), side, side), col.Pip)
	}
}

// DieTumbling draws a die on its way at t (0 to 1): it flies in an arc, turns, shows changing faces and settles on the
// last. The order of faces depends on the seed only.
func (c Canvas) DieTumbling(r Rect, face int, col DiceColor, t float64, seed uint32) {
	if t >= 1 {
		c.Die(r, face, col)
		return
	}
	shown := face
	if t < 0.72 {
		h := (seed+1)*2654435761 + uint32(t*9)*40503
		shown = int(h>>16)%6 + 1
	}
	up := r.H * 0.9 * (1 - EaseOut(t))
	turn := (1 - EaseOut(t)) * (300 + float64(seed%120))
	at := r.Center()
	c.At(0, -up).Turned(turn, at).Die(r, shown, col)
}

// FigureKind is the form of a pawn.
type FigureKind uint8

// The forms: a standing person, and a turned piece as of a board game.
const (
	Person FigureKind = iota
	Piece
)

// Figure is a pawn on the board.
type Figure struct {
	Seat     int
	Kind     FigureKind
	Wounded  bool
	Delayed  bool
	Selected bool // a dashed ring under its feet
	Grey     bool // out of play
}

// Figure draws a pawn in r in the colour of its seat, with the seat's shape on its chest.
func (c Canvas) Figure(r Rect, t *Theme, f Figure) {
	col := c.kit.Seat(t, f.Seat)
	if f.Grey {
		col = Hex(0x7A8486)
	}
	if f.Kind == Piece {
		if f.Selected {
			c.footRing(Around(Pt(r.X+r.W/2, r.Y+r.H*0.88), r.W*1.2, r.H*0.32), t)
		}
		c.Triple("common/piece.under", "common/piece", "common/piece.over", r, col)
		c.mark(r, f, 0.72)
		return
	}
	if f.Selected {
		c.footRing(Around(Pt(r.X+r.W/2, r.Y+r.H*0.86), r.W*1.24, r.H*0.28), t)
	}
	c.Triple("common/pawn.under", "common/pawn", "common/pawn.over", r, col)
	s := r.W * 0.25
	chest := Around(Pt(r.X+r.W*0.5, r.Y+r.H*0.5), s, s)
	c.Polygon(c.kit.seatShape(f.Seat, chest), Solid(col.Lighter(0.35)))
	c.mark(r, f, 0.86)
}

func (c Canvas) mark(r Rect, f Figure, x float64) {
	s := r.W * 0.44
	at := Rect{r.X + r.W*x - s*0.3, r.Y + r.H*0.1, s, s}
	if f.Wounded {
		c.SpriteIn("common/mark/wounded", at, White)
		at.Y += s * 0.95
	}
	if f.Delayed {
		c.SpriteIn("common/mark/delayed", at, White)
	}
}

func (c Canvas) footRing(r Rect, t *Theme) {
	c.Dashes(c.kit.ellipseCopy(r), 3, White, 7, 5, 0, true)
	c.Dashes(c.kit.ellipseCopy(r.Inset(-2)), 1.5, t.Focus, 7, 5, 0, true)
}

// ellipseCopy is an ellipse's outline in a slice that the shapes drawn meanwhile leave alone.
func (k *Kit) ellipseCopy(r Rect) []Point {
	k.ring = append(k.ring[:0], k.ellipse(r)...)
	return k.ring
}
