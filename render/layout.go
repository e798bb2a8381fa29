package render

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Block is a text laid out for one scale, ready to be drawn. It belongs to the kit's cache and must not be kept across
// a change of scale.
type Block struct {
	scale     float64
	w, h      float64 // px
	lines     int
	lead      float64 // px from line to line
	truncated bool
	broken    bool
	parted    bool
	text      string
	px        float64 // size of its letters
	glyphs    []glyph
	pictures  []picture
	links     []Link
	ends      []lineEnd // of each line
}

// lineEnd is how many letters, pictures and links a block has up to the end of a line.
type lineEnd struct{ glyphs, pictures, links int }

// A Link is where words lie in a block that lead on, in points from its upper left corner; of words on two lines there are two.
type Link struct {
	Name string
	At   Rect
}

// glyph is one letter at its place in pixels. Most texts are laid out to see how large they are, and many are never shown:
// its picture is made when it is first painted.
type glyph struct {
	*text.LazyGlyph
	img   *ebiten.Image // nil until then
	x, y  float32
	own   bool // has its own colour
	color Color
}

// picture is a pictogram or a seat's shape in the text.
type picture struct {
	icon       string
	seat       int
	x, y, side float64
	own        bool
	color      Color
}

// Size is the block's width and height in points.
func (b *Block) Size() (w, h float64) { return b.w / b.scale, b.h / b.scale }

// Links are the words that lead on.
func (b *Block) Links() []Link { return b.links }

// Lines is the number of lines.
func (b *Block) Lines() int { return b.lines }

// Part is a block of some of its lines: those from the first up to the last, that one not included.
func (b *Block) Part(from, to int) *Block {
	from, to = max(0, from), min(to, b.lines)
	if from == 0 && to == b.lines {
		return b
	}
	var a lineEnd
	if from > 0 {
		a = b.ends[from-1]
	}
	z, up := b.ends[to-1], math.Round(float64(from)*b.lead)
	p := &Block{scale: b.scale, w: b.w, h: math.Ceil(float64(to-from) * b.lead), lines: to - from, lead: b.lead, truncated: b.truncated, broken: b.broken, parted: b.parted, text: b.text, px: b.px}
	for _, g := range b.glyphs[a.glyphs:z.glyphs] {
		g.y -= float32(up)
		p.glyphs = append(p.glyphs, g)
	}
	for _, x := range b.pictures[a.pictures:z.pictures] {
		x.y -= up
		p.pictures = append(p.pictures, x)
	}
	for _, l := range b.links[a.links:z.links] {
		l.At.Y -= up / b.scale
		p.links = append(p.links, l)
	}
	for _, e := range b.ends[from:to] {
		p.ends = append(p.ends, lineEnd{e.glyphs - a.glyphs, e.pictures - a.pictures, e.links - a.links})
	}
	return p
}

// Truncated reports that the text did not fit and ends in an ellipsis.
func (b *Block) Truncated() bool { return b.truncated }

// Broken reports that a word did not fit on a line and is broken apart.
func (b *Block) Broken() bool { return b.broken }

// Parted reports that a word was too long for its line and is hyphenated at one of its joints.
func (b *Block) Parted() bool { return b.parted }

// textKey is all that a layout depends on.
type textKey struct {
	text     string
	face     Face
	px, lead float64
	track    float64
	width    float64 // px; 0: one line for each line of the text
	maxLines int
	align    Align
	scale    float64
	theme    *Theme
	signs    float64 // size of pictograms relative to px
	dark     bool    // dark letters, so on something light
}

// textCache keeps layouts while they are used. When the young half is full, the old half goes.
type textCache struct {
	young, old map[textKey]*Block
}

const textCacheHalf = 1500

func (t *textCache) get(k textKey) *Block {
	if b := t.young[k]; b != nil {
		return b
	}
	if b := t.old[k]; b != nil {
		t.put(k, b)
		return b
	}
	return nil
}

func (t *textCache) put(k textKey, b *Block) {
	if len(t.young) >= textCacheHalf || t.young == nil {
		t.old, t.young = t.young, make(map[textKey]*Block, textCacheHalf)
	}
	t.young[k] = b
}

func (t *textCache) forget() { t.young, t.old = nil, nil }

// atom is a piece of text that is never broken: letters of one look, or a picture.
type atom struct {
	span  span
	face  text.Face
	asc   float64 // px above the baseline
	width float64 // px
	space float64 // px of room before it; 0 if it hangs on the atom before
	fresh bool    // begins a new line
}

type setter struct {
	kit  *Kit
	key  textKey
	face Face
	rows [][]atom
	cut  bool
	torn bool // a word was broken apart
	part bool // a word was hyphenated
}

// block lays a text out, or takes the layout from the cache.
func (k *Kit) block(key textKey) *Block {
	if b := k.texts.get(key); b != nil {
		return b
	}
	s := &setter{kit: k, key: key, face: key.face}
	s.breakLines(s.atoms())
	b := s.place()
	k.texts.put(key, b)
	return b
}

// atoms splits the text at its spaces and marks.
func (s *setter) atoms() []atom {
	var out []atom
	space, fresh := 0.0, false
	add := func(a atom) {
		a.space, a.fresh = space, fresh
		space, fresh = 0, false
		out = append(out, a)
	}
	for _, sp := range parseMarkup(s.key.text) {
		if sp.kind != spanText {
			add(atom{span: sp, width: s.key.px * s.key.signs * 1.05})
			continue
		}
		f := s.face
		if sp.bold {
			f = f.bolder()
		}
		rest := sp.text
		for len(rest) > 0 {
			r, n := utf8.DecodeRuneInString(rest)
			if r == '\n' {
				if fresh { // an empty line
					add(s.letters(span{}, f))
				}
				fresh, space = true, 0
				rest = rest[n:]
				continue
			}
			if r == ' ' || r == '\t' {
				if !fresh && (len(out) > 0 || space > 0) || len(out) == 0 {
					space += s.advance(f, " ")
				}
				rest = rest[n:]
				continue
			}
			end := strings.IndexFunc(rest, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' })
			if end < 0 {
				end = len(rest)
			}
			word := rest[:end]
			for len(word) > 0 {
				cut := afterHyphen(word)
				part := sp
				part.text = word[:cut]
				add(s.letters(part, f))
				word = word[cut:]
				if len(word) > 0 {
					space = math.SmallestNonzeroFloat64 // may break here, with no room
				}
			}
			rest = rest[end:]
		}
	}
	if fresh {
		add(s.letters(span{}, s.face))
	}
	return out
}

// afterHyphen is where a word may be broken behind a hyphen or a slash between letters.
func afterHyphen(word string) int {
	for i, r := range word {
		if (r == '-' || r == '/') && i > 1 && i+1 < len(word) {
			next, _ := utf8.DecodeRuneInString(word[i+1:])
			prev, _ := utf8.DecodeLastRuneInString(word[:i])
			if unicode.IsLetter(next) && unicode.IsLetter(prev) {
				return i + 1
			}
		}
	}
	return len(word)
}

func (s *setter) advance(f Face, str string) float64 {
	w := text.AdvanceAt(str, len(str), s.kit.faces.sizedFace(f, s.key.px, str))
	return w + s.key.track*float64(utf8.RuneCountInString(str))
}

func (s *setter) letters(sp span, f Face) atom {
	t := s.kit.faces.sizedFace(f, s.key.px, sp.text)
	return atom{span: sp, face: t, asc: t.Metrics().HAscent, width: s.advance(f, sp.text)}
}

// breakLines fills rows up to the width.
func (s *setter) breakLines(atoms []atom) {
	var row []atom
	x := 0.0
	for i := 0; i < len(atoms); {
		// a word is everything up to the next place where a break is allowed
		j := i + 1
		w := atoms[i].width
		for j < len(atoms) && atoms[j].space == 0 && !atoms[j].fresh {
			w += atoms[j].width
			j++
		}
		a := atoms[i]
		if a.fresh && i > 0 {
			s.rows = append(s.rows, row)
			row, x = nil, 0
		}
		if s.key.width > 0 && w > s.key.width+0.5 { // a line of its own is too narrow as well
			space := a.space
			if len(row) == 0 {
				space = 0
			}
			head, at, tail, ok := s.hyphenate(atoms[i:j], s.key.width-x-space)
			if !ok && len(row) > 0 {
				s.rows = append(s.rows, row)
				row, x, space = nil, 0, 0
				head, at, tail, ok = s.hyphenate(atoms[i:j], s.key.width)
			}
			if ok {
				s.part = true
				head[0].space = space
				s.rows = append(s.rows, append(row, head...))
				row, x = nil, 0
				i += at
				atoms[i] = tail
				continue
			}
		}
		if s.key.width > 0 && len(row) > 0 && x+a.space+w > s.key.width+0.5 {
			s.rows = append(s.rows, row)
			row, x = nil, 0
		}
		if s.key.width > 0 && w > s.key.width+0.5 && j == i+1 && a.span.kind == spanText {
			if head, tail, ok := s.split(a, s.key.width); ok {
				s.torn = true
				s.rows = append(s.rows, []atom{head})
				atoms[i] = tail
				continue
			}
		}
		for n := i; n < j; n++ {
			b := atoms[n]
			if len(row) == 0 && i > 0 && n == i {
				b.space = 0
			}
			x += b.space + b.width
			row = append(row, b)
		}
		i = j
	}
	if len(row) > 0 || len(s.rows) == 0 {
		s.rows = append(s.rows, row)
	}
	if n := s.key.maxLines; n > 0 && len(s.rows) > n {
		s.rows = s.rows[:n]
		s.ellipsis(n - 1)
	}
	if s.key.width > 0 && s.key.maxLines == 1 && s.rowWidth(s.rows[0]) > s.key.width+0.5 {
		s.ellipsis(0)
	}
}

// hyphenate breaks a word at the last of its joints that has room: head is what stays on the line, tail takes the place of the
// atom with this index.
func (s *setter) hyphenate(word []atom, room float64) (head []atom, at int, tail atom, ok bool) {
	if s.kit.joints == nil {
		return nil, 0, atom{}, false
	}
	before := 0.0
	for i, a := range word {
		f := s.face
		if a.span.bold {
			f = f.bolder()
		}
		for _, cut := range s.joints(a.span) {
			h, t := a.span, a.span
			h.text, t.text = a.span.text[:cut]+"-", a.span.text[cut:]
			if first := s.letters(h, f); before+first.width <= room+0.5 {
				first.space, first.fresh = a.space, a.fresh
				head, at, tail, ok = append(slices.Clone(word[:i]), first), i, s.letters(t, f), true
			}
		}
		before += a.width
	}
	return head, at, tail, ok
}

// joints are the places in a piece of text at which its word may be hyphenated.
func (s *setter) joints(sp span) []int {
	if sp.kind != spanText {
		return nil
	}
	begin := strings.IndexFunc(sp.text, unicode.IsLetter)
	if begin < 0 {
		return nil
	}
	var out []int
	for _, n := range s.kit.joints(sp.text[begin:]) {
		out = append(out, begin+n)
	}
	return out
}

// split breaks a word that is wider than a line.
func (s *setter) split(a atom, width float64) (head, tail atom, ok bool) {
	f := s.face
	if a.span.bold {
		f = f.bolder()
	}
	cut := 0
	for i := range a.span.text {
		if i > 0 && s.advance(f, a.span.text[:i]) > width {
			break
		}
		cut = i
	}
	if cut == 0 {
		return a, a, false
	}
	h, t := a.span, a.span
	h.text, t.text = a.span.text[:cut], a.span.text[cut:]
	head, tail = s.letters(h, f), s.letters(t, f)
	head.space, head.fresh = a.space, a.fresh
	tail.fresh = false
	return head, tail, true
}

func (s *setter) rowWidth(row []atom) float64 {
	w := 0.0
	for _, a := range row {
		w += a.space + a.width
	}
	return w
}

// ellipsis shortens a row until three dots fit behind it.
func (s *setter) ellipsis(n int) {
	s.cut = true
	row := s.rows[n]
	dots := s.letters(span{text: "…"}, s.face)
	for len(row) > 0 && s.rowWidth(row)+dots.width > s.key.width {
		last := &row[len(row)-1]
		if last.span.kind != spanText || utf8.RuneCountInString(last.span.text) <= 1 {
			row = row[:len(row)-1]
			continue
		}
		_, size := utf8.DecodeLastRuneInString(last.span.text)
		sp := last.span
		sp.text = sp.text[:len(sp.text)-size]
		f := s.face
		if sp.bold {
			f = f.bolder()
		}
		space, fresh := last.space, last.fresh
		*last = s.letters(sp, f)
		last.space, last.fresh = space, fresh
	}
	s.rows[n] = append(row, dots)
}

// place gives every letter its pixel.
func (s *setter) place() *Block {
	k := &s.key
	b := &Block{scale: k.scale, lines: len(s.rows), lead: k.lead, truncated: s.cut, broken: s.torn, parted: s.part, text: k.text, px: k.px}
	width := 0.0
	for _, row := range s.rows {
		width = math.Max(width, s.rowWidth(row)-k.track)
	}
	b.w = width
	if k.width > 0 {
		b.w = math.Min(width, k.width)
	}
	room := b.w
	base := s.kit.faces.sizedFace(s.face, k.px, "").Metrics()
	for i, row := range s.rows {
		baseline := math.Round(float64(i)*k.lead + (k.lead-base.HAscent-base.HDescent)/2 + base.HAscent)
		x := (room - s.rowWidth(row) + k.track) * k.align.across()
		s.placeRow(b, row, x, baseline)
		b.ends = append(b.ends, lineEnd{len(b.glyphs), len(b.pictures), len(b.links)})
	}
	b.h = math.Ceil(float64(len(s.rows)) * k.lead)
	return b
}

func (s *setter) placeRow(b *Block, row []atom, x, baseline float64) {
	for i := 0; i < len(row); {
		a := row[i]
		x += a.space
		if a.span.kind != spanText {
			side := s.key.px * s.key.signs
			p := picture{icon: a.span.text, seat: -1, side: side,
				x: math.Round(x + (a.width-side)/2), y: math.Round(baseline - s.key.px*0.36 - side/2)}
			if a.span.kind == spanSeat {
				p.seat = a.span.seat
			}
			p.color, p.own = s.named(a.span.color)
			b.pictures = append(b.pictures, p)
			x += a.width
			i++
			continue
		}
		// letters of one look are set together, so that their distances are the font's
		line, w := a.span.text, a.width
		j := i + 1
		for ; j < len(row) && s.key.track == 0; j++ {
			n := row[j]
			if n.span.kind != spanText || n.face != a.face || n.span.color != a.span.color || n.span.link != a.span.link {
				break
			}
			if n.space >= 1e-3 {
				line += " "
			}
			line += n.span.text
			w += n.space + n.width
		}
		col, own := s.named(a.span.color)
		x0 := math.Round(x)
		letters := text.AppendLazyGlyphs(nil, line, a.face, nil)
		for n := range letters {
			g := &letters[n]
			if g.ImageBounds.Empty() {
				continue
			}
			at := g.ImageBounds.Min
			b.glyphs = append(b.glyphs, glyph{LazyGlyph: g, own: own, color: col,
				x: float32(x0 + float64(at.X) + math.Round(float64(n)*s.key.track)), y: float32(baseline - math.Round(a.asc) + float64(at.Y))})
		}
		if a.span.link != "" {
			top := baseline - math.Round(a.asc)
			b.links = append(b.links, Link{a.span.link, R(x/s.key.scale, top/s.key.scale, w/s.key.scale, (s.key.lead)/s.key.scale)})
		}
		x += w
		i = j
	}
}

// named resolves the name of a colour.
func (s *setter) named(name string) (Color, bool) {
	if name == "" {
		return Color{}, false
	}
	return s.key.theme.orHouse().Legible(name, s.key.dark)
}
