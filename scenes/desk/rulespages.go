package desk

import (
	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// This file lays a chapter out: blocks in columns, page after page. A block that is higher than a column goes on in the
// next one, parted between two lines, and a heading stands in the column in which what follows it begins.

// blockKind is what a block shows.
type blockKind int

const (
	wordBlock    blockKind = iota // a heading, a paragraph or a line of a list
	nowBlock                      // how things stand in the match
	pieceBlock                    // a piece with its legend and its line
	pictureBlock                  // a piece alone, where those have no room beside it
	markBlock                     // a line of its legend
	noteBlock                     // the line below it
)

// block is a part of a chapter or a piece of one, laid out in a column of a page.
type block struct {
	kind     blockKind
	part     text.Part
	n        int // of the part in its chapter
	mark     int // of a markBlock: which
	words    string
	from, to int // the lines of the words that stand here
	leaf     int
	at       render.Rect
	style    render.Style
	indent   float64
	pad      float64 // of a nowBlock: around the words
	piece    pieceLay
	lit      bool // a link or a search led here
}

// run is a block that has no place yet.
type run struct {
	block
	above, high float64
	lines       int
	line        float64 // how high one is; 0 for what cannot be parted
	keep        bool    // the next one begins in the same column
}

// leastLines is how many lines of a block stand together at the foot and at the head of a column.
const leastLines = 2

// least is how high the beginning of a run is that does not stand alone.
func least(runs []run) float64 {
	u := runs[0]
	if u.line > 0 && u.part.Kind != text.Heading {
		return u.line*float64(min(leastLines, u.lines)) + u.pad
	}
	if u.keep && len(runs) > 1 {
		return u.high + runs[1].above + least(runs[1:])
	}
	return u.high
}

// whole is how high a run is with all that is kept with it.
func whole(runs []run) float64 {
	if u := runs[0]; u.keep && len(runs) > 1 {
		return u.high + runs[1].above + whole(runs[1:])
	}
	return runs[0].high
}

// layPage lays the open chapter out in a place and counts its pages.
func (r *rulesScene) layPage(b *ui.Builder, at render.Rect) (list []block, leaves int) {
	const gap = 40.0
	n := 2
	if at.W/b.Grow() < 760 {
		n = 1
	}
	wide := (at.W - gap*float64(n-1)) / float64(n)
	runs := r.runs(b, wide, at.H)
	col, y := 0, 0.0
	put := func(k block, above, high float64) {
		k.leaf = col / n
		k.at = render.R(at.X+float64(col%n)*(wide+gap), at.Y+y+above, wide, high)
		y += above + high
		list = append(list, k)
	}
	for i, u := range runs {
		rest := runs[i:]
		above := func() float64 {
			if y == 0 {
				return 0
			}
			return u.above
		}
		fits := func(high float64) bool { return y+above()+high <= at.H+0.5 }
		held := i > 0 && runs[i-1].keep // what goes before stands in this column
		if y > 0 && !fits(whole(rest)) && (!held && whole(rest) <= at.H || !fits(least(rest))) {
			col, y = col+1, 0
		}
		if fits(u.high) || u.line == 0 {
			put(u.block, above(), u.high)
			continue
		}
		for from := 0; from < u.lines; {
			left := u.lines - from
			here := min(left, int((at.H+0.5-y-above()-u.pad)/u.line))
			if left-here == 1 && here > leastLines {
				here-- // no line stands alone at the head of a column
			}
			if here < min(leastLines, left) && y > 0 {
				col, y = col+1, 0
				continue
			}
			here = max(1, here)
			u.from, u.to = from, from+here
			put(u.block, above(), u.line*float64(here)+u.pad)
			if from += here; from < u.lines {
				col, y = col+1, 0
			}
		}
	}
	return list, col/n + 1
}

// runs are what the open chapter shows, in columns of a width and a height.
func (r *rulesScene) runs(b *ui.Builder, wide, room float64) (list []run) {
	th := b.Theme()
	body, head := th.Body().Sized(21).In(th.Ink), th.Heading().Sized(24).In(th.Ink)
	words := func(k block, above float64) run { return worded(b, k, wide, above) }
	for i, p := range r.linked(r.at) {
		k := block{part: p, n: i, words: p.Text, style: body, lit: i == r.came}
		switch p.Kind {
		case text.Piece:
			list = append(list, r.pieceRuns(b, k, list, wide, room)...)
			continue
		case text.Heading:
			k.style = head
			u := words(k, 22)
			u.keep = true
			list = append(list, u)
		case text.Bullet:
			k.indent = 26
			list = append(list, words(k, 7))
		default:
			list = append(list, words(k, 12))
		}
		if now := r.now(p); now != "" {
			list[len(list)-1].keep = true
			k.kind, k.words, k.style, k.pad = nowBlock, now, nowStyle(th), nowPad
			list = append(list, words(k, 6))
		}
	}
	return list
}

// worded is a run of words in a column of a width.
func worded(b *ui.Builder, k block, wide, above float64) run {
	laid := b.Ruler().Wrap(k.words, k.style, wide-k.indent-2*k.pad, render.Left)
	_, high := laid.Size()
	k.from, k.to = 0, laid.Lines()
	return run{block: k, above: above, high: high + k.pad, lines: k.to, line: high / float64(k.to)}
}

// pieceRuns are a piece behind other runs: one where it has room in a column with all that is said of it, else the piece
// and each line by itself.
func (r *rulesScene) pieceRuns(b *ui.Builder, k block, before []run, wide, room float64) []run {
	const above = 12.0
	for i := len(before) - 1; i >= 0 && before[i].keep; i-- {
		room -= before[i].high + above
	}
	part := k.part
	k.kind, k.words = pieceBlock, part.Words()
	if k.piece = r.layPiece(b, part, wide, room); k.piece.high <= room {
		return []run{{block: k, above: above, high: k.piece.high}}
	}
	th := b.Theme()
	var said []run
	for i, m := range part.Marks {
		said = append(said, worded(b, block{kind: markBlock, part: part, n: k.n, mark: i, words: m.Text, style: markStyle(th), indent: markIndent, lit: k.lit}, wide, 9))
	}
	if part.Text != "" {
		said = append(said, worded(b, block{kind: noteBlock, part: part, n: k.n, words: part.Text, style: noteStyle(th), lit: k.lit}, wide, 6))
	}
	if len(said) > 0 { // the first of it begins below the picture
		room -= said[0].above + least(said)
	}
	k.kind, k.words = pictureBlock, ""
	k.piece = r.layPiece(b, text.Part{Things: part.Things}, wide, room/pieceRoom)
	return append([]run{{block: k, above: above, high: k.piece.piece.H, keep: len(said) > 0}}, said...)
}

// paintBlock draws one block.
func (r *rulesScene) paintBlock(c render.Canvas, th *render.Theme, k block) {
	if k.lit {
		c.Round(k.at.Inset(-6), 5, render.Solid(scenes.LampRing.Fade(0.22)))
	}
	if k.kind == pieceBlock || k.kind == pictureBlock {
		r.paintPiece(c, th, k)
		return
	}
	in := k.at.Pad(k.indent, 0, 0, 0)
	_, line := c.Ruler().Measure("X", k.style)
	switch {
	case k.kind == nowBlock:
		c.Round(in, 4, render.Solid(scenes.PaperRed.Fade(0.08)))
		c.Fill(render.R(in.X, in.Y, 3, in.H), render.Solid(scenes.PaperRed))
		in = in.Pad(nowPad, nowPad/2, nowPad, nowPad/2)
	case k.kind == markBlock && k.from == 0:
		r.paintMark(c, render.Pt(k.at.X+markSize/2, k.at.Y+line/2), k.mark+1)
	case k.part.Kind == text.Bullet && k.kind == wordBlock && k.from == 0:
		c.Circle(render.Pt(k.at.X+9, k.at.Y+line*0.52), 4, render.Solid(scenes.PaperRed))
	}
	c.BlockIn(c.Ruler().Wrap(k.words, k.style, in.W, render.Left).Part(k.from, k.to), in, render.Left, k.style)
}
