package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// portraits are the six operatives as shapes against the light, 84 x 124: a mask for the figure and the lights on it.
func portraits() []Sprite {
	var out []Sprite
	for _, o := range []struct{ name, head, body, lights string }{
		{"gabriel-correa-santiago", // goggles pushed up, headset, short hair
			"M42 14C56 14 63 24 62.500 37C62 52 53.500 64 42 64C30.500 64 22 52 21.500 37C21 24 28 14 42 14ZM20.500 24C24 18 60 18 63.500 24L65 33C60 30 24 30 19 33ZM64 36C68 36 69 47 65 49L62 48ZM20 36C16 36 15 47 19 49L22 48Z",
			"M31 60H53V71C66 74 78 79 80 97L82 126H2L4 97C6 79 18 74 31 71Z",
			"M22 26C28 21 56 21 62 26L63 30C56 27 28 27 21 30ZM60 50C62 58 56 62 50 62L50 60C55 60 59 56 58.500 50Z"},
		{"hugo-cash", // bowler hat, broad shoulders
			"M42 22C55 22 60 32 59.500 43C59 57 51 66 42 66C33 66 25 57 24.500 43C24 32 29 22 42 22ZM14 31C22 28 25 27 25.500 22C26 10 33 6 42 6C51 6 58 10 58.500 22C59 27 62 28 70 31C60 37 24 37 14 31Z",
			"M32 60H52V70C70 73 82 80 83 98L84 126H0L1 98C2 80 14 73 32 70Z",
			"M26 24C30 27 54 27 58 24L58.500 27C52 30 32 30 25.500 27ZM38 72L42 80L46 72L48 76L43.500 124H40.500L36 76Z"},
		{"john-mcevoy", // bull neck, mohawk, beard
			"M42 12C46 4 50 6 49 14C58 18 61 27 60 40C59.500 58 52 69 42 69C32 69 24.500 58 24 40C23 27 27 18 36 14C35 8 38 4 42 12Z",
			"M27 52H57L59 68C76 70 84 78 84 96V126H0V96C0 78 8 70 25 68Z",
			"M27 48C32 52 36 50 42 50C48 50 52 52 57 48C56 60 50 67 42 67C34 67 28 60 27 48ZM10 92C16 86 22 84 28 84L26 88C20 88 14 92 12 98Z"},
		{"marilyn", // shaven android head, visor
			"M42 10C58 10 65 22 64 38C63.500 54 54 66 42 66C30 66 20.500 54 20 38C19 22 26 10 42 10ZM66 30C69 30 70 42 66 43ZM18 30C15 30 14 42 18 43Z",
			"M34 62H50V74C64 76 76 82 78 98L81 126H3L6 98C8 82 20 76 34 74Z",
			"M22 33H62L61 43C54 46 48 46 42 46C36 46 30 46 23 43ZM40 76H44V124H40ZM24 92H34V95H24ZM50 92H60V95H50Z"},
		{"monica-singh", // hood
			"M42 6C62 6 70 26 69 48C68 62 64 72 58 80H26C20 72 16 62 15 48C14 26 22 6 42 6Z",
			"M24 74C12 78 4 86 3 102L2 126H82L81 102C80 86 72 78 60 74C54 84 30 84 24 74Z",
			"M42 18C54 18 58 32 57 46C56 58 50 66 42 66C34 66 28 58 27 46C26 32 30 18 42 18ZM42 22C32 22 30 34 31 46C32 56 36 62 42 62C48 62 52 56 53 46C54 34 52 22 42 22Z"},
		{"mr-white", // fedora, collar turned up
			"M42 24C54 24 59 33 58.500 44C58 57 51 66 42 66C33 66 26 57 25.500 44C25 33 30 24 42 24ZM9 33C18 31 24 28 26 23C28 11 33 9 37 11C40 12.500 44 12.500 47 11C51 9 56 11 58 23C60 28 66 31 75 33C64 40 20 40 9 33Z",
			"M30 62L20 70C10 75 4 84 3 98L2 126H82L81 98C80 84 74 75 64 70L54 62L47 74H37Z",
			"M26.500 24C34 28 50 28 57.500 24L58 27C50 31 34 31 26 27ZM37 74L42 84L47 74L49 80L44 92V126H40V92L35 80ZM20 70L30 62L34 72L28 82Z"},
	} {
		shape := paint.MustPath(o.head)
		shape.Add(paint.MustPath(o.body))
		lights := paint.MustPath(o.lights)
		out = append(out,
			Sprite{Name: "portrait/" + o.name, Kind: sheet.Mask, W: 84, H: 124, Draw: func(c *paint.Canvas) { fillAll(c, paint.White, o.head, o.body) }},
			Sprite{Name: "portrait/" + o.name + ".light", Kind: sheet.Mask, W: 84, H: 124, Draw: func(c *paint.Canvas) {
				c.Group(func(g *paint.Canvas) {
					fillAll(g, paint.White, o.head, o.body)
					g.Blended(paint.Erase).Group(func(h *paint.Canvas) { fillAll(h.At(2.2, 1.6), paint.White, o.head, o.body) }, paint.Blur(1.4))
				}, paint.Opacity(.9))
				c.Within(shape).Fill(lights, paint.White.Fade(.5))
			}})
	}
	return out
}

// fillAll fills several paths each by itself, so that overlapping pieces never cut holes into each other.
func fillAll(c *paint.Canvas, ink paint.Paint, paths ...string) {
	for _, d := range paths {
		c.Fill(paint.MustPath(d), ink)
	}
}
