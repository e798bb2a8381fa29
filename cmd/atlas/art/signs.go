package art

import (
	"safehouse/assets/sheet"
	"safehouse/cmd/atlas/paint"
)

// sign makes a coloured sign in both sizes of pictograms, drawn in a square of 32, with the words that a language writes on it.
func sign(name string, on writing, draw func(*paint.Canvas)) []Sprite {
	return []Sprite{
		{Name: name + on.tag, Kind: sheet.Color, W: 32, H: 32, Words: on.words, Draw: draw},
		{Name: name + ".large" + on.tag, Kind: sheet.Color, W: 96, H: 96, Words: on.words, Draw: func(c *paint.Canvas) { draw(c.With(paint.Scale(3, 3))) }},
	}
}

// deepState holds the emblems of the six groups of objectives: enamel with a brass rim and the group's letters.
func (s *Studio) deepState() []Sprite {
	var out []Sprite
	for _, g := range []struct{ name, color string }{
		{"mc", "#A8323D"}, {"fi", "#B98A2E"}, {"sc", "#3A7CC8"},
		{"sp", "#1A5540"}, {"kc", "#8E51AE"}, {"ic", "#6E777A"},
	} {
		for _, said := range s.said("sign.group." + g.name) {
			letters := s.text("IBMPlexSans_700Bold", said.words, 14.5, 16, 21.2, 0)
			out = append(out, sign("group/"+g.name, said, func(c *paint.Canvas) {
				disc := paint.Circle(16, 16, 15)
				col := paint.Hex(g.color)
				c.Fill(disc, paint.Slant(140, 1, 1, 30, 30, "#fff1bf, #d2a24a .4, #6b4613"))
				in := paint.Circle(16, 16, 12.8)
				c.Fill(in, col)
				c.Within(in).Fill(in, paint.Slant(150, 3, 3, 26, 26, "#fff5 0, #fff1 .4, #0004 1"))
				c.Line(in, .8, paint.Black.Fade(.45))
				c.Fill(letters.Moved(paint.Translate(.4, .7)), paint.Black.Fade(.55))
				c.Fill(letters, paint.Hex("#F8EBC2"))
				bevel(c, disc, .9)
			})...)
		}
	}
	return out
}

// shadowNetwork holds the four kinds of intelligence: a shape and a colour each. Letters would be those of one language, and B is a
// city's too.
func (s *Studio) shadowNetwork() []Sprite {
	var out []Sprite
	for _, g := range []struct {
		name, color string
		path        *paint.Path
	}{
		{"intel/y", "#E9B824", paint.Circle(16, 16, 14.4)},
		{"intel/g", "#3F9A56", paint.Round(2.6, 2.6, 26.8, 26.8, 4)},
		{"intel/b", "#3A7CC8", paint.Polygon(16, 1.4, 31.4, 29.6, .6, 29.6)},
		{"intel/p", "#8E51AE", paint.Polygon(16, .6, 31.4, 16, 16, 31.4, .6, 16)},
	} {
		out = append(out, sign(g.name, writing{}, func(c *paint.Canvas) {
			c.Stroke(g.path, paint.Pen{Width: 1.2, Miter: true}, paint.Hex("#221C10"))
			c.Fill(g.path, paint.Hex(g.color))
			bevel(c, g.path, 1.5)
		})...)
	}
	return out
}
