package text

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// A Chapter is a part of a game's rules as they are taught here.
type Chapter struct {
	Title  string
	Phases []string // of the game, at which the rules open here
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
	Things string // of a Piece: IDs of things, parted by spaces
}

// Chapters reads how to play a game: en/rules/<game>.md, where a line with one
// # begins a chapter, one with ## a heading, one with * an item of a list, one
// with @ names the phases at which the chapter is opened, one with ! shows things
// of the table (their IDs, a bar, and a line about them), and empty lines part
// paragraphs.
func (b *Book) Chapters(game string) ([]Chapter, error) {
	data, err := fs.ReadFile(files, path.Join(b.lang, "rules", game+".md"))
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
		case strings.HasPrefix(l, "! "):
			things, words, _ := strings.Cut(l[2:], "|")
			c.Parts, open = append(c.Parts, Part{Kind: Piece, Text: strings.TrimSpace(words), Things: strings.TrimSpace(things)}), false
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
