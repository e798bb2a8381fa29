// Package sheet says what the index of a sprite sheet holds. cmd/atlas writes it, render reads it.
package sheet

// Densities are the pixels per point in which every sheet exists.
var Densities = [...]int{1, 2, 3}

// Shared lists the sheets of no game: what all tables share, and the desk of the title. Each game has one more, called
// by its id.
var Shared = [...]string{"common", "desk"}

// Index lists what one sheet holds at one density.
type Index struct {
	Sheet   string `json:"sheet"`
	Density int    `json:"density"` // pixels per point of what is drawn at full size
	Pages   []Page `json:"pages"`
	// Textures are what the sprites of all pages are laid out on for drawing.
	Textures []Texture `json:"textures"`
	Sprites  []Sprite  `json:"sprites"` // sorted by name
}

// Gap is the room in pixels around each sprite, on its page and on its texture, so that smooth scaling never reaches
// into a neighbour. Tiles and opaque pictures go on into it.
const Gap = 2

// Texture is the size of one texture in pixels. Both sides are powers of two: graphics libraries round up to them.
type Texture struct {
	W int `json:"w"`
	H int `json:"h"`
}

// Late is in the place of a texture for a sprite that is put on one when it is used: the large drawing of
// a game's pictogram.
const Late = -1

// PageKind says what the pixels of a page mean.
type PageKind string

// The kinds of pages.
const (
	Mask  PageKind = "mask"  // 8-bit grey PNG: coverage, tinted when drawn
	Color PageKind = "color" // PNG with alpha
	Photo PageKind = "photo" // JPEG, opaque
)

// Page is one picture file of a sheet.
type Page struct {
	File string   `json:"file"`
	Kind PageKind `json:"kind"`
	W    int      `json:"w"` // pixels
	H    int      `json:"h"`
}

// Sprite is a rectangle on a page. The rectangle holds the thing itself and, around it, the spill of its shadow or glow.
type Sprite struct {
	Name  string     `json:"n"`
	Page  int        `json:"p"`
	X     int        `json:"x"` // pixels on the page
	Y     int        `json:"y"`
	On    int        `json:"t"` // its texture, or Late
	U     int        `json:"u"` // pixels on the texture
	V     int        `json:"v"`
	W     int        `json:"w"`
	H     int        `json:"h"`
	Res   float64    `json:"r"`           // pixels per point; soft things are stored coarser than the sheet's density
	Spill [4]float64 `json:"o,omitzero"`  // points left, above, right and below the thing that belong to shadow or glow
	Slice [4]float64 `json:"s,omitzero"`  // points from the rectangle's four edges that do not stretch (nine-slice)
	Tile  bool       `json:"l,omitempty"` // repeats without a seam
}

// Size gives the sprite's width and height in points, spill left out.
func (s *Sprite) Size() (w, h float64) {
	return float64(s.W)/s.Res - s.Spill[0] - s.Spill[2], float64(s.H)/s.Res - s.Spill[1] - s.Spill[3]
}
