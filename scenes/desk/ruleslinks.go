package desk

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"safehouse/assets/text"
	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/scenes"
)

// Words of the rules that are defined somewhere in them lead to where they are, and back; and what a paragraph speaks of is
// told as it is in the match from which the rules were opened.

// leftPage is a page with what was looked for.
type leftPage struct {
	at, leaf int
	query    string
}

// term is a word that a part of the rules defines.
type term struct {
	word          string
	chapter, part int
}

// longestTerm is of how many words a heading is that is a term.
const longestTerm = 3

// termsOf are the terms of a rulebook, the longest first: what a paragraph begins with in bold letters, and headings of a few
// words that are written with capitals inside a sentence.
func termsOf(chapters []text.Chapter) (list []term) {
	add := func(word string, i, j int) {
		word = strings.Trim(render.Plain(word), " .:")
		word = strings.TrimPrefix(strings.TrimPrefix(word, "The "), "A ")
		if utf8.RuneCountInString(word) > 2 && len(strings.Fields(word)) <= longestTerm && !slices.ContainsFunc(list, func(t term) bool { return t.word == word }) {
			list = append(list, term{word, i, j})
		}
	}
	for i, c := range chapters {
		if c.Page || c.Late {
			continue
		}
		for j, p := range c.Parts {
			if lead, ok := leadOf(p); ok {
				add(lead, i, j)
			}
			if p.Kind == text.Heading && titled(p.Text) {
				add(p.Text, i, j)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b term) int { return len(b.word) - len(a.word) })
	return list
}

// leadOf is the bold word that a paragraph begins with, an article or a pictogram before it apart.
func leadOf(p text.Part) (string, bool) {
	before, rest, ok := strings.Cut(p.Text, "{b}")
	if !ok || p.Kind == text.Heading || p.Kind == text.Piece {
		return "", false
	}
	if a := strings.TrimSpace(render.Plain(before)); a != "" && a != "A" && a != "An" && a != "The" {
		return "", false
	}
	word, _, _ := strings.Cut(rest, "{/b}")
	return word, true
}

// titled reports whether every word of a heading begins with a capital, and there are two at least.
func titled(s string) bool {
	words := strings.Fields(s)
	return len(words) > 1 && !slices.ContainsFunc(words, func(w string) bool {
		r, _ := utf8.DecodeRuneInString(w)
		return !unicode.IsUpper(r)
	})
}

// linked are the parts of a chapter in which terms that another part defines lead there: each where it stands first.
func (r *rulesScene) linked(at int) []text.Part {
	parts := slices.Clone(r.chapters[at].Parts)
	for j := range parts {
		p := &parts[j]
		if p.Kind == text.Heading || p.Kind == text.Piece {
			continue
		}
		for n, t := range r.terms {
			if t.chapter == at && (t.part == j || headingOf(parts, t.part) == headingOf(parts, j) && t.part < j && parts[t.part].Kind == text.Heading) {
				continue
			}
			p.Text = linkTo(p.Text, t.word, n)
		}
	}
	return parts
}

// linkTo makes the first place of a text where a word stands by itself, outside of marks, lead on.
func linkTo(s, word string, n int) string {
	for from := 0; ; {
		i := strings.Index(s[from:], word)
		if i < 0 {
			return s
		}
		i += from
		end := i + len(word)
		if strings.HasPrefix(s[end:], "s") {
			end++
		}
		before, _ := utf8.DecodeLastRuneInString(s[:i])
		after, _ := utf8.DecodeRuneInString(s[end:])
		inside := strings.LastIndexByte(s[:i], '{') > strings.LastIndexByte(s[:i], '}')
		for _, mark := range []string{"b", "link"} {
			inside = inside || strings.LastIndex(s[:i], "{"+mark) > strings.LastIndex(s[:i], "{/"+mark)
		}
		if inside || unicode.IsLetter(before) || unicode.IsLetter(after) || before == '-' || after == '-' {
			from = end
			continue
		}
		return fmt.Sprintf("%s{link:%d}{c:%s}%s{/c}{/link}%s", s[:i], n, linkColor, s[i:end], s[end:])
	}
}

// linkColor is the ink of words that lead on.
const linkColor = "#8c1d24"

// links lays what can be pressed over the words of a block that lead on.
func (r *rulesScene) links(b *ui.Builder, k block) {
	th := b.Theme()
	indent := k.indent
	laid := b.Ruler().Wrap(k.words, k.style, k.at.W-indent, render.Left)
	before := 0
	if k.from > 0 {
		before = len(laid.Part(0, k.from).Links())
	}
	for j, l := range laid.Part(k.from, k.to).Links() {
		var n int
		if _, err := fmt.Sscan(l.Name, &n); err != nil || n >= len(r.terms) {
			continue
		}
		t := r.terms[n]
		at := l.At.Move(k.at.X+indent, k.at.Y)
		b.Add(ui.Thing{ID: fmt.Sprintf("link:%d:%d", k.n, before+j), Shape: ui.Box(at), Layer: ui.LayerPanels, Label: t.word, Press: func() { r.follow(t) },
			Paint: func(c render.Canvas, st ui.State) {
				y := st.At.Bottom() - 3
				c.Dashes([]render.Point{render.Pt(st.At.X, y), render.Pt(st.At.Right(), y)}, 1.6, scenes.PaperRed, 3, 3, 0, false)
				switch {
				case st.Focus:
					c.FocusRing(st.At, 3, th)
				case st.Hot():
					c.Fill(st.At, render.Solid(scenes.PaperRed.Fade(0.12)))
				}
			}})
	}
}

// follow opens where a term is defined.
func (r *rulesScene) follow(t term) {
	r.trail = append(r.trail, leftPage{r.at, r.leaf, r.query})
	r.turn(t.chapter)
	r.query, r.seek, r.came = "", t.part, t.part
	r.changes++
}

// back opens the page that a link left.
func (r *rulesScene) back() {
	n := len(r.trail) - 1
	p := r.trail[n]
	r.trail = r.trail[:n]
	r.turn(p.at)
	r.leaf, r.query = p.leaf, p.query
	r.changes++
}

// nowPad is the room around what is told of a match.
const nowPad = 8.0

// nowStyle is how that is written.
func nowStyle(th *render.Theme) render.Style { return th.Body().Sized(19).In(scenes.PaperRed) }

// now is how things stand in the match where a part speaks of them, "" outside one.
func (r *rulesScene) now(p text.Part) string {
	if r.match == nil {
		return ""
	}
	var words []string
	for _, name := range p.Now {
		if s := r.match.Now(name); s != "" {
			words = append(words, s)
		}
	}
	if len(words) == 0 {
		return ""
	}
	return r.house.T("rules.now", "words", strings.Join(words, " "))
}
