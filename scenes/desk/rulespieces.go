package desk

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file makes the pictures in the rules: things of a game's own table as it lies
// at a moment of the game's lesson, painted by the table itself.

// pieces are pictures of things on a game's table.
type pieces struct {
	house *scenes.House
	game  string
	made  bool // all that are wanted are there
	bare  bool // cut along their edges, without a margin
	list  map[string]*ebiten.Image
	spots map[string][]render.Point // of the marks of a piece, as parts of its width and height
	begun map[string]bool           // the moments that were painted
	lost  []string                  // things that marks name and that are not there
	scale float64
}

// A wanted piece is what it shows and which places of it are spoken of.
type wantedPiece struct {
	things string
	marks  []text.Mark
}

// A pieceSource says what a piece shows: IDs of things on the table, cut out of it
// together; "big/" before an ID is the thing's picture at reading size, "pile/" the card
// of that ID in one of the table's piles. "@" and the ID of a note before all is the
// moment at which that note of the lesson is read, else it is the beginning.
type pieceSource struct {
	moment string
	ids    []string
}

func sourceOf(things string) (s pieceSource) {
	s.ids = strings.Fields(things)
	if len(s.ids) > 0 && strings.HasPrefix(s.ids[0], "@") {
		s.moment, s.ids = s.ids[0][1:], s.ids[1:]
	}
	return s
}

// apart reports whether the piece is painted by itself, not cut out of the table.
func (s pieceSource) apart() bool {
	return len(s.ids) > 0 && (strings.HasPrefix(s.ids[0], "big/") || strings.HasPrefix(s.ids[0], "pile/"))
}

// make paints the pieces once the sheets are there, those of one moment at a time.
func (p *pieces) make(wanted []wantedPiece) {
	h := p.house
	lay, ok := h.Tables[p.game]
	if p.made || !ok || len(wanted) == 0 || !h.App.Drawn() || !h.Kit.Ready(append([]string{"common"}, lay().Look().Sheets...)...) {
		return
	}
	if p.list == nil {
		p.list, p.spots, p.begun = map[string]*ebiten.Image{}, map[string][]render.Point{}, map[string]bool{}
	}
	for _, w := range wanted {
		if m := sourceOf(w.things).moment; !p.begun[m] {
			p.begun[m] = true
			p.moment(m, lay(), wanted)
			return
		}
	}
	p.made = true
}

// moment paints the pieces that show the table at one moment.
func (p *pieces) moment(moment string, table scenes.Table, wanted []wantedPiece) {
	h := p.house
	m, err := h.Shown(p.game)
	if err != nil {
		return
	}
	if l := h.LessonOf(p.game); l != nil && moment != "" {
		note := slices.IndexFunc(l.Notes, func(n scenes.Note) bool { return n.ID == moment })
		if note < 0 {
			return // its pieces are missing, which a test says
		}
		l.Walk(m, note)
	}
	st, done := h.Rooms.Posed(h, table, m)
	defer done()
	full := scenes.Unmanaged(int(st.Area().W*st.Scale()), int(st.Area().H*st.Scale()))
	defer full.Deallocate()
	st.Paint(h.Kit.Canvas(full, st.Scale()))
	p.scale = st.Scale()
	for _, w := range wanted {
		src := sourceOf(w.things)
		if src.moment != moment {
			continue
		}
		var img *ebiten.Image
		if src.apart() {
			img = p.lay(st, table, src.ids)
		} else {
			var box render.Rect
			img, box = p.cut(st, full, meantAll(st, src.ids))
			p.spots[w.things] = p.spotsIn(st, box, w.marks)
		}
		if img != nil {
			p.list[w.things] = img
		}
		if src.apart() {
			p.spots[w.things] = p.spotsIn(nil, render.Rect{}, w.marks)
		}
	}
}

// cut is the part of a painted stage that holds these things, and where it lies.
func (p *pieces) cut(st *ui.Stage, full *ebiten.Image, ids []string) (*ebiten.Image, render.Rect) {
	var box render.Rect
	for _, id := range ids {
		if r, ok := st.Find(id); ok {
			if box.Empty() {
				box = r
			}
			box = box.Union(r)
		}
	}
	if box.Empty() {
		return nil, box
	}
	if !p.bare {
		box = box.Inset(-8)
	}
	s := st.Scale()
	img := scenes.Unmanaged(max(1, int(box.W*s)), max(1, int(box.H*s)))
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(-box.X*s, -box.Y*s)
	img.DrawImage(full, &op)
	return img, box
}

// pieceCard is how large a card of a pile is shown in the rules, compared with its usual
// size, and pieceGap is what lies between cards side by side, in points.
const (
	pieceCard = 1.3
	pieceGap  = 14.0
)

// lay paints cards side by side, each by itself.
func (p *pieces) lay(st *ui.Stage, table scenes.Table, ids []string) *ebiten.Image {
	type card struct {
		w, h  float64
		paint func(c render.Canvas, r render.Rect)
	}
	var cards []card
	wide, high := -pieceGap, 0.0
	for _, id := range ids {
		k := card{}
		if name, ok := strings.CutPrefix(id, "big/"); ok {
			name = meantAll(st, []string{name})[0]
			if x := st.Thing(name); x != nil && x.Big != nil {
				k = card{x.Big.W, x.Big.H, x.Big.Paint}
			}
		} else if name, ok := strings.CutPrefix(id, "pile/"); ok {
			if t, ok := table.(scenes.Piler); ok {
				for _, pile := range t.Piles() {
					if i := slices.IndexFunc(pile.Cards, func(c scenes.PileCard) bool { return c.ID == name }); i >= 0 {
						k = card{pile.W * pieceCard, pile.H * pieceCard, pile.Cards[i].Paint}
						break
					}
				}
			}
		}
		if k.paint == nil {
			return nil
		}
		cards = append(cards, k)
		wide += k.w + pieceGap
		high = max(high, k.h)
	}
	s := st.Scale()
	img := scenes.Unmanaged(max(1, int(wide*s)), max(1, int(high*s)))
	c := p.house.Kit.Canvas(img, s)
	x := 0.0
	for _, k := range cards {
		k.paint(c, render.R(x, 0, k.w, k.h))
		x += k.w + pieceGap
	}
	return img
}

// spotsIn are where marks lie on a piece that was cut out of a stage: places stated in
// hundredths, or the middles of things.
func (p *pieces) spotsIn(st *ui.Stage, box render.Rect, marks []text.Mark) (l []render.Point) {
	for _, m := range marks {
		at := render.Pt(m.X/100, m.Y/100)
		if m.Thing != "" {
			at = render.Pt(-1, -1)
			if st != nil {
				if r, ok := st.Find(meantAll(st, []string{m.Thing})[0]); ok {
					at = render.Pt((r.Center().X-box.X)/box.W, (r.Center().Y-box.Y)/box.H)
				}
			}
		}
		if at.X < 0 || at.X > 1 || at.Y < 0 || at.Y > 1 {
			p.lost = append(p.lost, m.Thing+" ("+m.Text+")")
			at = render.Pt(0.5, 0.5)
		}
		l = append(l, at)
	}
	return l
}

// size is how large a piece is in points.
func (p *pieces) size(things string) (w, h float64) {
	img := p.list[things]
	if img == nil {
		return 0, 0
	}
	return float64(img.Bounds().Dx()) / p.scale, float64(img.Bounds().Dy()) / p.scale
}

// paint draws a piece at the top of a place, as large as it fits, and returns where it
// lies then.
func (p *pieces) paint(c render.Canvas, things string, at render.Rect) render.Rect {
	w, h := p.size(things)
	if w == 0 {
		return render.R(at.X, at.Y, 0, 0)
	}
	f := min(1, at.W/w, at.H/h)
	r := render.R(at.X, at.Y, w*f, h*f)
	if sourceOf(things).apart() {
		c.Picture(p.list[things], r, render.White)
		return r
	}
	c.Shadow(r, 1)
	c.Picture(p.list[things], r, render.White)
	c.Frame(r, 2, 1.5, render.Solid(scenes.PaperNote.Fade(0.6)))
	return r
}

// drop gives the pictures' memory back.
func (p *pieces) drop() {
	for _, img := range p.list {
		img.Deallocate()
	}
	p.list, p.begun, p.made = nil, nil, false
}

// Measures of a piece with places that are spoken of, in points.
const (
	markSize   = 27.0
	markIndent = markSize + 10
	pieceRoom  = 0.6  // up to how much of the height of a column the piece takes
	markBeside = 0.52 // up to how much of the column the piece takes for its legend to lie beside it
)

// pieceLay is how a piece lies in a column: where it is, where its legend is, and how
// high both are together with the line below them.
type pieceLay struct {
	piece, legend render.Rect
	rows          []float64 // of the legend, from its top
	note          float64   // where the line below begins
	high          float64
}

// layPiece lays a piece with its legend and its line into a column of a width and a
// height. The piece gives way: what is said of it has to be read.
func (r *rulesScene) layPiece(b *ui.Builder, part text.Part, wide, room float64) (l pieceLay) {
	w, h := r.pieces.size(part.Things)
	note := 0.0
	if part.Text != "" {
		_, note = b.Ruler().Wrap(part.Text, noteStyle(b.Theme()), wide, render.Left).Size()
		note += 6
	}
	beside := len(part.Marks) > 0 && w <= wide*markBeside
	legend := func(wide float64) (rows []float64, high float64) {
		st := markStyle(b.Theme())
		for _, m := range part.Marks {
			rows = append(rows, high)
			_, lh := b.Ruler().Wrap(m.Text, st, wide-markIndent, render.Left).Size()
			high += max(markSize, lh) + 7
		}
		return rows, high
	}
	rows, low := legend(wide)
	most := min(room*pieceRoom, room-note-4)
	if !beside && low > 0 {
		most = min(most, room-note-low-16)
	}
	if w > 0 {
		f := min(1, wide/w, max(60, most)/h)
		l.piece = render.R(0, 0, w*f, h*f)
	}
	l.high = l.piece.H
	if len(part.Marks) > 0 {
		l.rows, l.legend = rows, render.R(0, l.piece.H+12, wide, low)
		if beside {
			l.legend = render.R(l.piece.W+20, 0, wide-l.piece.W-20, 0)
			l.rows, l.legend.H = legend(l.legend.W)
		}
		l.high = max(l.high, l.legend.Bottom())
	}
	l.note = l.high + 6
	l.high += note + 4
	return l
}

// paintPiece draws a piece, the numbers of the places that are spoken of, and what is
// said of them.
func (r *rulesScene) paintPiece(c render.Canvas, th *render.Theme, k block) {
	l, part := k.piece, k.part
	at := r.pieces.paint(c, part.Things, l.piece.Move(k.at.X, k.at.Y))
	spots := r.pieces.spots[part.Things]
	for i := range part.Marks {
		if i < len(spots) && at.W > 0 {
			spot := render.Pt(at.X+spots[i].X*at.W, at.Y+spots[i].Y*at.H)
			from := markPlace(at, spot, sourceOf(part.Things).apart())
			c.Segment(from, spot, 2.4, scenes.PaperRed)
			c.Circle(spot, 3.6, render.Solid(scenes.PaperRed))
			r.paintMark(c, from, i+1)
		}
	}
	if k.kind == pictureBlock { // what is said of it stands in blocks of its own
		return
	}
	st := markStyle(th)
	for i, m := range part.Marks {
		y := k.at.Y + l.legend.Y + l.rows[i]
		x := k.at.X + l.legend.X
		_, line := c.Ruler().Measure("X", st)
		r.paintMark(c, render.Pt(x+markSize/2, y+line/2), i+1)
		c.TextIn(render.R(x+markIndent, y, l.legend.W-markIndent, k.at.H), m.Text, st, render.Left)
	}
	if part.Text != "" {
		c.TextIn(render.R(k.at.X, k.at.Y+l.note, k.at.W, k.at.H-l.note), part.Text, noteStyle(th), render.Left)
	}
}

// markStyle is how what is said of a place is written, noteStyle the line below a piece.
func markStyle(th *render.Theme) render.Style { return th.Body().Sized(19).In(th.Ink) }
func noteStyle(th *render.Theme) render.Style { return th.Note().In(scenes.PaperNote) }

// markPlace is where the number of a place lies, so that it covers nothing: at the edge of
// a card, beside the place on a board.
func markPlace(piece render.Rect, spot render.Point, card bool) render.Point {
	switch {
	case card && spot.X < piece.Center().X:
		return render.Pt(piece.X+2, spot.Y)
	case card:
		return render.Pt(piece.Right()-2, spot.Y)
	}
	at := spot.Add(render.Pt(-22, -22))
	return render.Pt(max(piece.X+markSize/2, at.X), max(piece.Y+markSize/2, at.Y))
}

// paintMark draws a number in a red circle.
func (r *rulesScene) paintMark(c render.Canvas, at render.Point, n int) {
	c.Circle(at.Add(render.Pt(0.5, 1.5)), markSize/2, render.Solid(render.Black.Fade(0.35)))
	c.Circle(at, markSize/2, render.Solid(scenes.PaperRed))
	c.RingAt(at, markSize/2, 1.8, render.Solid(render.White))
	c.TextIn(render.Around(at, markSize, markSize), strconv.Itoa(n), render.Style{Face: render.Oswald700, Size: 18, Color: render.White}, render.Center|render.Middle)
}
