package text

import (
	"fmt"
	"strconv"
	"strings"
)

// A Chapter is a part of a game's rules as they are taught here.
type Chapter struct {
	Title  string
	Phases []string // of the game, at which the rules open here
	Page   bool     // it stands on one page, what is under each heading in a box of its own
	Late   bool     // it is found behind the others: it lists, or shows by examples, what they say
	Also   string   // other words by which it is looked for
	Parts  []Part
}

// PartKind tells how a part of a chapter is set.
type PartKind uint8

// Kinds of parts.
const (
	Paragraph PartKind = iota
	Heading
	Bullet
	Piece // things of the table, with a line below them
)

// A Part is a paragraph, a heading or one line of a list. Its text may hold
// marks such as {icon:alarm} and {b}bold{/b}.
type Part struct {
	Kind   PartKind
	Text   string
	Things string   // of a Piece: IDs of things, parted by spaces
	Marks  []Mark   // of a Piece: places on it that are spoken of
	Phases []string // of a Heading: those of the chapter's phases that it tells of
	Rules  []int    // the numbers of the statements of the game's LEDGER.md that it tells
	Also   string   // other words by which it is looked for
	Now    []string // figures of a match that is running, by the names that its game knows them by
}

// A Mark is a place on a Piece with a sentence about it: a thing by its ID, or hundredths
// of the Piece's width and height from its upper left corner.
type Mark struct {
	Thing string
	X, Y  float64
	Text  string
}

// Words is everything that a part says.
func (p *Part) Words() string {
	words := p.Text
	for _, m := range p.Marks {
		words += " " + m.Text
	}
	return strings.TrimSpace(words)
}

// Chapters reads how to play a game: en/rules/<game>.md, where a line with one
// # begins a chapter, one with ## a heading, one with * an item of a list, one
// with @ names the phases at which the chapter is opened (at the heading above it, if it
// stands right below one), one with ! shows things
// of the table (their IDs, a bar, and a line about them), lines with + behind it speak of
// places on them (an ID or two numbers, a bar, a sentence), one with = has the numbers of the
// statements of the game's ledger that the part above it tells (12 14-16), one with ? names figures of a
// running match that are told with it, one with ~ has other words by which that part, or right below a title the chapter, is looked for, "% page" puts a chapter on one page, "% late"
// has it found behind the others, and empty lines part paragraphs.
func (b *Book) Chapters(game string) ([]Chapter, error) {
	data, err := b.read("rules", game+".md")
	if err != nil {
		return nil, fmt.Errorf("texts: no rules of %s: %w", game, err)
	}
	var out []Chapter
	open := false // the last part is a paragraph that goes on
	for l := range strings.Lines(string(data)) {
		l = strings.TrimSpace(l)
		if title, ok := strings.CutPrefix(l, "# "); ok {
			out = append(out, Chapter{Title: title})
			open = false
			continue
		}
		if len(out) == 0 {
			continue
		}
		c := &out[len(out)-1]
		switch {
		case l == "":
			open = false
		case strings.HasPrefix(l, "@ "):
			c.Phases = append(c.Phases, strings.Fields(l[2:])...)
			if n := len(c.Parts); n > 0 && c.Parts[n-1].Kind == Heading {
				c.Parts[n-1].Phases = strings.Fields(l[2:])
			}
		case l == "% page":
			c.Page = true
		case l == "% late":
			c.Late = true
		case strings.HasPrefix(l, "~ ") && len(c.Parts) == 0:
			c.Also = l[2:]
		case strings.HasPrefix(l, "? ") && len(c.Parts) > 0:
			p := &c.Parts[len(c.Parts)-1]
			p.Now, open = append(p.Now, strings.Fields(l[2:])...), false
		case strings.HasPrefix(l, "~ "):
			c.Parts[len(c.Parts)-1].Also, open = l[2:], false
		case strings.HasPrefix(l, "= ") && len(c.Parts) > 0:
			told, err := numbers(l[2:])
			if err != nil {
				return nil, fmt.Errorf("texts: rules of %s: %q: %w", game, l, err)
			}
			p := &c.Parts[len(c.Parts)-1]
			p.Rules, open = append(p.Rules, told...), false
		case strings.HasPrefix(l, "! "):
			things, words, _ := strings.Cut(l[2:], "|")
			c.Parts, open = append(c.Parts, Part{Kind: Piece, Text: strings.TrimSpace(words), Things: strings.TrimSpace(things)}), false
		case strings.HasPrefix(l, "+ ") && len(c.Parts) > 0 && c.Parts[len(c.Parts)-1].Kind == Piece:
			p := &c.Parts[len(c.Parts)-1]
			p.Marks = append(p.Marks, markOf(l[2:]))
		case strings.HasPrefix(l, "## "):
			c.Parts, open = append(c.Parts, Part{Kind: Heading, Text: l[3:]}), false
		case strings.HasPrefix(l, "* "):
			c.Parts, open = append(c.Parts, Part{Kind: Bullet, Text: l[2:]}), false
		case open:
			c.Parts[len(c.Parts)-1].Text += " " + l
		default:
			c.Parts, open = append(c.Parts, Part{Kind: Paragraph, Text: l}), true
		}
	}
	return out, nil
}

// numbers reads numbers and spans of them.
func numbers(l string) (out []int, err error) {
	for _, f := range strings.Fields(l) {
		from, to, span := strings.Cut(f, "-")
		a, err := strconv.Atoi(from)
		if err != nil {
			return nil, err
		}
		b := a
		if span {
			if b, err = strconv.Atoi(to); err != nil {
				return nil, err
			}
		}
		for n := a; n <= b; n++ {
			out = append(out, n)
		}
	}
	return out, nil
}

// markOf reads a place and what is said of it.
func markOf(l string) (m Mark) {
	place, words, _ := strings.Cut(l, "|")
	m.Text = strings.TrimSpace(words)
	if n, err := fmt.Sscan(place, &m.X, &m.Y); n == 2 && err == nil {
		return m
	}
	m.Thing = strings.TrimSpace(place)
	return m
}
