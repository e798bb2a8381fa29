package almanac

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// leastBig is how small a picture at reading size may become, and its letters in small windows, where they keep their least size and
// the card around them does not; where it would be smaller the card is shown as it is listed.
const leastBig = 0.8

// card shows the open card: its picture, what it says, where it is, and what the rules say of it.
func (s *scene) card(b *ui.Builder, at render.Rect) {
	kind, i, _ := s.find(s.chosen)
	k := &s.kinds[kind]
	x := &k.Cards[i]
	th := b.Theme()
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c.Shadow(at, 2)
		c.Round(at, 4, render.Slope(100, render.Hex(0xFDF7E6), render.Hex(0xEFE3C2)))
		c.Pulp(at, 0.7)
		c.Frame(at, 4, 1.5, render.Solid(scenes.PaperNote.Fade(0.5)))
	})
	in := at.Inset(20)
	beside := in.W > in.H*1.1 // the words stand beside the picture
	most := render.R(0, 0, in.W, in.H*0.5)
	if beside {
		most = render.R(0, 0, in.W*0.42, in.H)
	}
	w, h := k.W, k.H
	paint := func(c render.Canvas, r render.Rect) { paintAt(c, x, k, r) }
	if g := x.Big; g != nil && min(most.W/g.W, most.H/g.H)*min(1, b.Ruler().Scale()) >= leastBig {
		w, h = g.W, g.H
		paint = func(c render.Canvas, r render.Rect) {
			g.Paint(c.Enlarged(r.W/g.W, r.Min()), render.R(0, 0, g.W, g.H))
		}
	}
	f := min(most.W/w, most.H/h, 2.2)
	pic := render.R(in.X+(most.W-w*f)/2, in.Y, w*f, h*f)
	words := in.Pad(0, pic.H+14, 0, 0)
	if beside {
		pic.X = in.X
		words = in.Pad(pic.W+24, 0, 0, 0)
	}
	b.Add(ui.Thing{ID: "picture", Shape: ui.Box(pic), Layer: ui.LayerPanels, Decor: true, Label: x.Name, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 3)
		paint(c, st.At)
	}})
	b.Group("open")
	title := th.Heading().Sized(30).In(scenes.PaperRed)
	_, lh := b.Ruler().Measure("X", title)
	name, sizes := scenes.Capital(x.Name), []float64{26, 22, 20}
	if b.Ruler().Tight(name, title, words.W, lh, render.Left, sizes...).Truncated() { // in two lines rather than shortened
		_, lh = b.Ruler().Wrap(name, title.Sized(20), words.W, render.Left).Size()
	}
	head, rest := words.Cut(lh)
	b.Draw(ui.LayerPanels, func(c render.Canvas) {
		c.TextFit(head, name, title, render.Left|render.Middle, sizes...)
	})
	b.OnPaper(true)
	b.ScrollText(ui.ScrollText{ID: "words", Rect: rest.Pad(0, 8, 0, 0), Text: s.words(k, x), Size: 21})
	b.OnPaper(false)
}

// links are what leads on from the open card, the last one at the left: others, and what can be looked up with it.
func (s *scene) links(open bool) (l []ui.Button) {
	h := s.house
	if !open {
		return nil
	}
	kind, i, _ := s.find(s.chosen)
	x := &s.kinds[kind].Cards[i]
	l = append(l,
		ui.Button{ID: "next", Label: h.T("almanac.next"), Icon: "right", Do: func() { s.step(1) }},
		ui.Button{ID: "previous", Label: h.T("almanac.previous"), Icon: "left", Do: func() { s.step(-1) }})
	if s.kinds[kind].From == "" { // the rules are those of the box
		l = append(l, ui.Button{ID: "rules", Label: h.T("almanac.rules"), Icon: "rules", Do: func() { h.Push(h.Rooms.RulesOf(h, s.game, x.Name, x.ID, s.match)) }})
	}
	if s.places[x.ID].here {
		l = append(l, ui.Button{ID: "show", Label: h.T("almanac.show"), Icon: "eye", Do: func() { s.match.Show(x.ID) }})
	}
	return l
}

// words is the page of a card.
func (s *scene) words(k *scenes.Catalogue, x *scenes.CatalogueCard) string {
	h := s.house
	kind := k.Title
	if x.Group != "" && scenes.Capital(x.Group) != k.Title {
		kind += " · " + scenes.Capital(x.Group)
	}
	if k.From != "" {
		if k.From != k.Title {
			kind += " · " + k.From
		}
	} else {
		kind += " · " + h.T("almanac.copies", "n", x.N)
	}
	parts := []string{"{b}" + kind + "{/b}"}
	if x.Text != "" {
		parts = append(parts, scenes.Capital(x.Text))
	}
	for _, f := range x.Facts {
		parts = append(parts, "{b}"+f.Name+"{/b} "+f.Text)
	}
	if s.match != nil && k.From == "" {
		parts = append(parts, "# "+h.T("almanac.where"), s.places[x.ID].words)
	}
	if l := s.rulings(x.Name); len(l) > 0 && k.From == "" {
		parts = append(parts, "# "+h.T("almanac.rulings"))
		parts = append(parts, l...)
	}
	return strings.Join(parts, "\n\n")
}

// mostRulings is how many paragraphs of the rules stand on a card's page; the others are found by its button.
const mostRulings = 4

// rulings are the paragraphs of the rules that name a card, each with the numbers of the statements that it tells.
func (s *scene) rulings(name string) (list []string) {
	chapters, err := s.house.Book.Chapters(s.game)
	if err != nil {
		return nil
	}
	about := 0
	for _, c := range chapters {
		if c.Page {
			continue
		}
		for _, p := range c.Parts {
			if p.Kind == text.Heading || p.Kind == text.Piece || len(p.Rules) == 0 || !names(render.Plain(p.Text), name) {
				continue
			}
			var numbers []string
			for _, n := range p.Rules {
				numbers = append(numbers, strconv.Itoa(n))
			}
			ruling := "{b}" + s.house.T("almanac.ruling", "list", strings.Join(numbers, ", ")) + "{/b} " + p.Text
			if strings.HasPrefix(render.Plain(p.Text), name) { // it is about this card
				list = slices.Insert(list, about, ruling)
				about++
				continue
			}
			list = append(list, ruling)
		}
	}
	return list[:min(len(list), mostRulings)]
}

// names reports whether a text has a name in it that is no part of a longer word.
func names(words, name string) bool {
	for {
		before, after, ok := strings.Cut(words, name)
		if !ok || name == "" {
			return false
		}
		a, _ := utf8.DecodeLastRuneInString(before)
		z, _ := utf8.DecodeRuneInString(after)
		if !unicode.IsLetter(a) && !unicode.IsLetter(z) {
			return true
		}
		words = after
	}
}
