// Package almanac is the library of everything that lies in a box: each card and tile at reading size, with what it says,
// what the rules say of it, and during a match where it is as far as the seat may know. Behind them stands what the box's campaign
// can give, without its story.
package almanac

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
	"safehouse/scenes"
)

// scene shows the cards of a game, one kind at a time or all that hold what is looked for.
type scene struct {
	house  *scenes.House
	stage  *ui.Stage
	game   string
	match  *scenes.Whereabouts // nil outside a match
	places map[string]place    // of the cards, as the match lay when the almanac was opened; empty outside one
	sheets *render.Sheets

	kinds   []scenes.Catalogue // nil until the sheets are there
	drop    func()             // gives back the table that paints the cards
	kind    int
	group   string // only the cards of this group, "" for all
	query   string
	chosen  string // ID of the opened card
	open    bool   // where the card fills the window: it is open
	reveal  bool   // the focus goes to the chosen card
	changes int
}

// New opens the almanac of a game at a card, at its first page for one that it does not have. match is nil outside one.
func New(h *scenes.House, game, card string, match *scenes.Whereabouts) scenes.Scene {
	s := &scene{house: h, stage: h.NewStage(render.House), game: game, match: match, chosen: card, open: card != ""}
	s.sheets = h.Kit.Open(append([]string{game, "common"}, h.SheetsOf(game)...)...)
	s.stage.Do = func(a input.Action) {
		switch {
		case h.General(a):
		case a == input.Back && s.open && card == "":
			s.shut()
		case a == input.Back:
			h.Pop()
		}
	}
	return s
}

// A place is where a card is in a running match.
type place struct {
	words string
	here  bool // on the table
}

// Reopen turns to the card that another almanac of the game would show.
func (s *scene) Reopen(other scenes.Scene) bool {
	o, ok := other.(*scene)
	if !ok || o.game != s.game {
		return false
	}
	if o.chosen != "" {
		s.query, s.reveal = "", true
		s.choose(o.chosen)
	}
	return true
}

func (s *scene) Name() string     { return "almanac" }
func (s *scene) Stage() *ui.Stage { return s.stage }

// Close gives the sheets and the table back.
func (s *scene) Close() {
	if s.drop != nil {
		s.drop()
	}
	s.sheets.Close()
}

// Idle reports whether the cards are there.
func (s *scene) Idle() bool { return s.kinds != nil || !s.house.App.Drawn() }

func (s *scene) Tick() {
	s.lay()
	s.stage.Show([4]int{s.changes, s.house.Changes(), int(scenes.BoolKey(s.kinds != nil)), s.kind}, s.build)
}

// lay lays a table of the game out of sight once its sheets are there: its cards are painted by it.
func (s *scene) lay() {
	h := s.house
	lay, ok := h.Tables[s.game]
	if s.kinds != nil || !ok || !h.App.Drawn() || !h.Kit.Ready(append([]string{"common"}, lay().Look().Sheets...)...) {
		return
	}
	table := lay()
	s.kinds = []scenes.Catalogue{}
	m, err := h.Shown(s.game)
	c, ok := table.(scenes.Cataloguer)
	if err != nil || !ok {
		return
	}
	_, s.drop = h.Rooms.Posed(h, table, m)
	s.kinds = c.Catalogue()
	if x, ok := h.CampaignOf(s.game); ok {
		if k, ok := x.(scenes.Keeper); ok {
			s.kinds = append(s.kinds, k.Pieces(h)...)
		}
	}
	s.places = map[string]place{}
	for _, k := range s.kinds {
		for _, x := range k.Cards {
			if s.match != nil && k.From == "" {
				s.places[x.ID] = s.where(x.ID)
			}
		}
	}
	if kind, _, ok := s.find(s.chosen); ok {
		s.kind, s.reveal = kind, true
	} else if len(s.kinds) > 0 && len(s.kinds[0].Cards) > 0 {
		s.chosen, s.open = s.kinds[0].Cards[0].ID, false
	}
	s.changes++
}

// where is where a card is: on the table, and in piles that can be looked through.
func (s *scene) where(id string) (p place) {
	var words []string
	if p.here = s.match.Seen(id); p.here {
		words = append(words, s.house.T("almanac.here"))
	}
	for _, pile := range s.match.Piles {
		n := 0
		for _, c := range pile.Cards {
			if c.ID == id || c.Of == id {
				n += max(1, c.N)
			}
		}
		if n > 0 {
			words = append(words, s.house.T("almanac.pile", "pile", scenes.Capital(pile.Title), "n", n, "note", pile.Note))
		}
	}
	if len(words) == 0 {
		words = append(words, s.house.T("almanac.unseen"))
	}
	p.words = strings.Join(words, "\n")
	return p
}

// find is where a card stands.
func (s *scene) find(id string) (kind, card int, ok bool) {
	for i, k := range s.kinds {
		if j := slices.IndexFunc(k.Cards, func(c scenes.CatalogueCard) bool { return c.ID == id }); j >= 0 {
			return i, j, true
		}
	}
	return 0, 0, false
}

// A shelf is what stands under one heading.
type shelf struct {
	name string
	kind int
	list []int // cards of the kind
}

// shelves are the cards that are shown: those of the kind and group that are open, or of every kind those that hold the query.
func (s *scene) shelves() (out []shelf) {
	for i, k := range s.kinds {
		if s.query == "" && i != s.kind {
			continue
		}
		for j, c := range k.Cards {
			switch {
			case s.query == "" && s.group != "" && c.Group != s.group, s.query != "" && !holds(k.Title, k.From, c, s.query):
				continue
			}
			name := c.Group
			if s.query != "" || name == "" {
				name = k.Title
			}
			if n := len(out); n == 0 || out[n-1].name != name || out[n-1].kind != i {
				out = append(out, shelf{name: name, kind: i})
			}
			out[len(out)-1].list = append(out[len(out)-1].list, j)
		}
	}
	return out
}

// holds reports whether the words of a card of a kind, and the campaign that it is from, hold every word of a query.
func holds(kind, from string, c scenes.CatalogueCard, query string) bool {
	words := kind + " " + from + " " + c.Name + " " + c.Group + " " + render.Plain(c.Text)
	for _, f := range c.Facts {
		words += " " + f.Name + " " + render.Plain(f.Text)
	}
	words = strings.ToLower(words)
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(query)), func(w string) bool { return !strings.Contains(words, w) })
}

// groups are the headings of a kind.
func (s *scene) groups() (l []string) {
	for _, c := range s.kinds[s.kind].Cards {
		if c.Group != "" && !slices.Contains(l, c.Group) {
			l = append(l, c.Group)
		}
	}
	return l
}

func (s *scene) changed() { s.changes++ }

// shut leads from a card that fills the window back to the others.
func (s *scene) shut() {
	s.open, s.reveal = false, true
	s.changed()
}

// choose opens a card.
func (s *scene) choose(id string) {
	s.chosen, s.open = id, true
	if kind, _, ok := s.find(id); ok && s.query == "" {
		s.kind = kind
	}
	s.changed()
}

// step opens the card that stands so many places after the open one.
func (s *scene) step(by int) {
	var ids []string
	for _, sh := range s.shelves() {
		for _, j := range sh.list {
			ids = append(ids, s.kinds[sh.kind].Cards[j].ID)
		}
	}
	if i := slices.Index(ids, s.chosen) + by; len(ids) > 0 && i >= 0 && i < len(ids) {
		s.choose(ids[i])
	}
}

// Measures in points.
const (
	wallGap   = 16.0
	wallPad   = 18.0
	wallCard  = 126.0 // how wide a card is about
	headHigh  = 34.0
	openWide  = 380.0
	leastWide = 1080.0 // from here on the wall and the open card lie side by side
)

func (s *scene) build(b *ui.Builder) {
	h := s.house
	sheet := scenes.Sheet{Title: h.T("almanac"), Note: h.Title(s.game), Tab: h.T("almanac.tab"), Wide: 1720}
	if !scenes.Roomy(b) { // the cards need the room
		sheet.Note = ""
	}
	paper := h.Lay(b, sheet)
	body := paper.Pad(0, 0, 0, render.ButtonHeight+16)
	b.OnPaper(false)
	side := body.W/b.Grow() >= leastWide
	_, _, known := s.find(s.chosen)
	switch {
	case len(s.kinds) == 0:
		th := b.Theme()
		words := h.T("almanac.wait")
		b.Draw(ui.LayerPanels, func(c render.Canvas) { c.TextIn(body, words, th.Body().In(th.Ink), render.Center|render.Middle) })
	case side:
		s.tabs(b, &body)
		cols := ui.Cols(body, 26, ui.Flex(1), ui.Fix(max(openWide*b.Grow(), body.W*0.3)))
		s.wall(b, cols[0])
		if known {
			s.card(b, cols[1])
		}
	case s.open && known:
		s.card(b, body)
	default:
		s.tabs(b, &body)
		s.wall(b, body)
	}
	if s.reveal && len(s.kinds) > 0 {
		s.reveal = false
		b.FocusOn("card:" + s.chosen)
	}
	b.OnPaper(false)
	b.Group("footer")
	l := []ui.Button{{ID: "close", Label: h.T("close"), Icon: "cross", Confirm: true, Do: h.Pop}}
	if !side && s.open {
		l = append(l, ui.Button{ID: "wall", Label: h.T("almanac.all"), Icon: "card", Do: s.shut})
	}
	if known {
		l = append(l, s.links(side || s.open)...)
	}
	foot := paper
	if s.sieving(side) {
		bar := render.R(paper.X, paper.Bottom()-render.ButtonHeight, 0, render.ButtonHeight)
		bar.W = min(paper.W*0.5, 620*b.Grow())
		s.sieve(b, bar)
		foot = paper.Pad(bar.W+16, 0, 0, 0)
		b.Group("footer")
	}
	scenes.Footer(b, foot, l...)
}

// sieving reports whether the wall is in sight.
func (s *scene) sieving(side bool) bool {
	_, _, known := s.find(s.chosen)
	return len(s.kinds) > 0 && (side || !s.open || !known)
}

// tabs are the kinds of cards above all else.
func (s *scene) tabs(b *ui.Builder, body *render.Rect) {
	b.Group("kinds")
	bar, rest := body.Cut(render.ButtonHeight)
	*body = rest.Pad(0, 10, 0, 0)
	var tabs []ui.Option
	for _, k := range s.kinds {
		n := 0
		for _, c := range k.Cards {
			n += c.N
		}
		tabs = append(tabs, ui.Option{Label: k.Title + " " + strconv.Itoa(n), Icon: k.Icon})
	}
	wide := func() (sum float64) {
		for _, o := range tabs {
			sum += b.ButtonWidth(ui.Button{Label: o.Label, Icon: o.Icon, NoCap: true}) + 8
		}
		return sum
	}
	short := func(i int) {
		label := tabs[i].Label
		tabs[i].Label, tabs[i].Tip = "", func() ui.Tip { return ui.Tip{Title: label} }
	}
	for i, k := range s.kinds { // first a campaign is known by its pictogram, then each kind
		if k.From != "" && wide() > bar.W {
			short(i)
		}
	}
	fitted := wide() <= bar.W
	if !fitted {
		for i := range tabs {
			if tabs[i].Label != "" {
				short(i)
			}
		}
	}
	b.Tabs(ui.Tabs{ID: "kind", Rect: bar, Tabs: tabs, Value: s.kind, Fitted: fitted, Below: "cards",
		Change: s.turn})
}

// turn opens a kind of cards, at its first one.
func (s *scene) turn(kind int) {
	s.kind, s.group, s.query = kind, "", ""
	if l := s.kinds[kind].Cards; len(l) > 0 {
		s.chosen = l[0].ID
	}
	s.changed()
}

// sieve lets a person look for words, and choose one group of the kind.
func (s *scene) sieve(b *ui.Builder, at render.Rect) {
	h := s.house
	b.Group("sieve")
	groups := s.groups()
	cols := []render.Rect{at}
	if len(groups) > 1 {
		cols = ui.Cols(at, 10, ui.Flex(1), ui.Flex(1))
	}
	b.OnPaper(true)
	b.TextField(ui.TextField{ID: "search", Rect: cols[0], Text: s.query, Hint: h.T("almanac.search"), Max: 40, Allow: unicode.IsPrint, Done: h.T("done"),
		Change: func(t string) { s.query = t; s.changed() }})
	if len(groups) > 1 {
		options := []ui.Option{{Label: h.T("almanac.every")}}
		for _, g := range groups {
			options = append(options, ui.Option{Label: g})
		}
		b.Picker(ui.Picker{ID: "group", Rect: cols[1], Options: options, Dropdown: true, Value: slices.Index(groups, s.group) + 1, Change: func(i int) {
			s.group, s.query = "", ""
			if i > 0 {
				s.group = groups[i-1]
			}
			s.changed()
		}})
	}
	b.OnPaper(false)
}

// wall lays the shelves of cards in front of the game's own ground.
func (s *scene) wall(b *ui.Builder, at render.Rect) {
	th := render.ByID(s.game)
	ground := th.Ground
	if ground.Luminance() > 0.08 { // light words are not read on it
		ground = ground.Darker(0.6)
	}
	b.Draw(ui.LayerBoard, func(c render.Canvas) {
		c.Round(at, 8, render.Slope(150, ground.Lighter(0.06), ground))
		c.Grain(at, 0.5)
		c.Frame(at, 8, 2, render.Solid(th.Accent.Fade(0.5)))
	})
	in := at.Inset(wallPad)
	shelves := s.shelves()
	if len(shelves) == 0 {
		words := s.house.T("almanac.none")
		b.Add(ui.Thing{ID: "none", Shape: ui.Box(in), Layer: ui.LayerPanels, Decor: true, Label: words, Paint: func(c render.Canvas, st ui.State) {
			c.TextIn(in, words, th.Body().In(th.Light), render.Center|render.Middle)
		}})
		return
	}
	b.Group("cards")
	grow := b.Grow()
	high := func(wide float64, each func(sh shelf, head render.Rect), card func(k *scenes.Catalogue, c *scenes.CatalogueCard, r render.Rect)) float64 {
		y := 0.0
		for _, sh := range shelves {
			k := &s.kinds[sh.kind]
			cols := max(1, int((wide+wallGap)/(wallCard*grow+wallGap)))
			most := 1.9
			if k.W > k.H*1.5 {
				cols, most = max(1, cols/2), 3
			}
			w := min((wide-wallGap*float64(cols-1))/float64(cols), wallCard*grow*most)
			ht := w * k.H / k.W
			each(sh, render.R(0, y, wide, headHigh*grow))
			y += headHigh*grow + 8
			for i, j := range sh.list {
				card(k, &k.Cards[j], render.R(float64(i%cols)*(w+wallGap), y+float64(i/cols)*(ht+wallGap), w, ht))
			}
			y += float64((len(sh.list)+cols-1)/cols)*(ht+wallGap) + 10
		}
		return y
	}
	none := func(shelf, render.Rect) {}
	from := 0.0 // the chosen card is in sight
	all := high(in.W-24, none, func(_ *scenes.Catalogue, x *scenes.CatalogueCard, r render.Rect) {
		if x.ID == s.chosen {
			from = r.Y - headHigh*grow
		}
	})
	b.ScrollArea(ui.ScrollArea{ID: "wall:" + strconv.Itoa(s.kind), Rect: in, High: all, From: from, Build: func(b *ui.Builder, in render.Rect) {
		high(in.W, func(sh shelf, head render.Rect) {
			at := head.Move(in.X, in.Y)
			words := s.house.T("almanac.shelf", "name", scenes.Capital(sh.name), "n", len(sh.list))
			b.Add(ui.Thing{ID: "shelf:" + strconv.Itoa(sh.kind) + sh.name, Shape: ui.Box(at), Layer: ui.LayerPanels, Decor: true, Label: words, Move: ui.Move{How: ui.Jump}, Paint: func(c render.Canvas, st ui.State) {
				c.TextFit(st.At, words, th.Heading().Sized(24).In(th.Light), render.Left|render.Middle, 20, 18)
			}})
		}, func(k *scenes.Catalogue, x *scenes.CatalogueCard, r render.Rect) {
			s.onWall(b, k, x, r.Move(in.X, in.Y))
		})
	}})
}

// onWall lays one card.
func (s *scene) onWall(b *ui.Builder, k *scenes.Catalogue, x *scenes.CatalogueCard, at render.Rect) {
	th := render.ByID(s.game)
	b.Add(ui.Thing{ID: "card:" + x.ID, Shape: ui.Box(at), Layer: ui.LayerPanels, Label: scenes.Capital(x.Name), Move: ui.Move{How: ui.Jump}, Press: func() { s.choose(x.ID) }, Paint: func(c render.Canvas, st ui.State) {
		c.Shadow(st.At, 2)
		paintAt(c, x, k, st.At)
		if s.places[x.ID].here {
			at := render.Pt(st.At.X+8, st.At.Y+6)
			c.Circle(at, 17, render.Solid(render.Hex(0x1C2C74)))
			c.Icon("eye", render.Around(at, 24, 24), render.White)
		}
		if x.N > 1 {
			words, high := "×"+strconv.Itoa(x.N), 30*b.Grow()
			wide := c.ChipWidth(high, words, th)
			c.Chip(st.At.Right()-wide-6, st.At.Y-high*0.35, high, words, th, th.Accent)
		}
		switch {
		case st.Focus:
			c.FocusRing(st.At, 6, th)
		case x.ID == s.chosen || st.Hot():
			c.Frame(st.At.Inset(-4), 8, 4, render.Solid(scenes.LampRing))
		}
	}})
}

// paintAt paints a card at the size in which it is listed, scaled to a place. A smaller one is the same card seen from
// further off: letters have a least size, and words laid out anew below it would be cut.
func paintAt(c render.Canvas, x *scenes.CatalogueCard, k *scenes.Catalogue, at render.Rect) {
	f := min(at.W/k.W, at.H/k.H)
	if f < 1 {
		c = c.At(at.X, at.Y).Zoomed(f, f, render.Point{})
	} else {
		c = c.Enlarged(f, at.Min())
	}
	x.Paint(c, render.R(0, 0, k.W, k.H))
}
