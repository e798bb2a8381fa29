package ui

import (
	"strings"
	"unicode"

	"safehouse/render/ui/input"
)

// editor is a line of text being edited: no picture, no keys, only text, caret and selection. Places are counted in
// runes; the caret never stands inside a character that is made of several.
type editor struct {
	text   []rune
	caret  int
	anchor int // the other end of the selection; equal to the caret when nothing is selected
	max    int // runes; 0 is no limit
	allow  func(rune) bool
	told   string  // what the scene was told last
	scroll float64 // points by which the text is pushed to the left
}

// isEditor reports whether what a widget keeps is a text field.
func isEditor(memo any) bool {
	_, ok := memo.(*editor)
	return ok
}

// put replaces the whole text and sets the caret behind it.
func (e *editor) put(s string) {
	e.text = []rune(s)
	e.told = s
	e.caret = len(e.text)
	e.anchor = e.caret
}

func (e *editor) String() string { return string(e.text) }

// selection returns the selected part, from before to.
func (e *editor) selection() (from, to int) { return min(e.caret, e.anchor), max(e.caret, e.anchor) }

// Runes that join what stands on both sides of them, or change what stands before them.
const (
	joiner    = '\u200d'
	variant15 = '\ufe0e'
	variant16 = '\ufe0f'
)

// extends reports whether r belongs to the character before it.
func extends(r rune) bool {
	return unicode.Is(unicode.M, r) || r == joiner || r == variant15 || r == variant16 || r >= 0x1f3fb && r <= 0x1f3ff
}

// flag reports whether r is half of a flag.
func flag(r rune) bool { return r >= 0x1f1e6 && r <= 0x1f1ff }

// border reports whether a caret may stand before the rune at i.
func (e *editor) border(i int) bool {
	if i <= 0 || i >= len(e.text) {
		return true
	}
	if extends(e.text[i]) || e.text[i-1] == joiner {
		return false
	}
	if flag(e.text[i]) {
		n := 0
		for k := i - 1; k >= 0 && flag(e.text[k]); k-- {
			n++
		}
		return n%2 == 0
	}
	return true
}

// before returns the caret's place one character to the left of i.
func (e *editor) before(i int) int {
	for i--; i > 0 && !e.border(i); i-- {
	}
	return max(0, i)
}

// after returns the caret's place one character to the right of i.
func (e *editor) after(i int) int {
	for i++; i < len(e.text) && !e.border(i); i++ {
	}
	return min(len(e.text), i)
}

// wordBefore returns the start of the word that ends at or before i.
func (e *editor) wordBefore(i int) int {
	for i > 0 && !inWord(e.text[i-1]) {
		i--
	}
	for i > 0 && inWord(e.text[i-1]) {
		i--
	}
	return i
}

// wordAfter returns the end of the word that begins at or after i.
func (e *editor) wordAfter(i int) int {
	for i < len(e.text) && !inWord(e.text[i]) {
		i++
	}
	for i < len(e.text) && inWord(e.text[i]) {
		i++
	}
	return i
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || extends(r) || r == '_' || r == '\''
}

// move sets the caret, keeping the other end of the selection if it is to be extended.
func (e *editor) move(to int, selects bool) {
	e.caret = max(0, min(to, len(e.text)))
	for e.caret > 0 && !e.border(e.caret) {
		e.caret--
	}
	if !selects {
		e.anchor = e.caret
	}
}

// selectWord selects the word around i.
func (e *editor) selectWord(i int) {
	from, to := i, i
	for from > 0 && inWord(e.text[from-1]) {
		from--
	}
	for to < len(e.text) && inWord(e.text[to]) {
		to++
	}
	e.anchor, e.caret = from, to
}

// cut takes away a part of the text.
func (e *editor) cut(from, to int) {
	e.text = append(e.text[:from:from], e.text[to:]...)
	for from > 0 && !e.border(from) { // what stood apart has become one character
		from--
	}
	e.caret, e.anchor = from, from
}

// insert puts typed runes in the place of the selection. Runes that are not allowed, or too many, are left out.
func (e *editor) insert(runes []rune) {
	var good []rune
	from, to := e.selection()
	room := e.max - (len(e.text) - (to - from))
	for _, r := range runes {
		if !unicode.IsPrint(r) && !extends(r) || e.allow != nil && !e.allow(r) {
			continue
		}
		if e.max > 0 && len(good) >= room {
			break
		}
		good = append(good, r)
	}
	if len(good) == 0 {
		return
	}
	e.cut(from, to)
	rest := append(good[:len(good):len(good)], e.text[from:]...)
	e.text = append(e.text[:from:from], rest...)
	e.caret = from + len(good)
	for e.caret < len(e.text) && !e.border(e.caret) {
		e.caret++
	}
	e.anchor = e.caret
}

// paste puts a text from elsewhere in the place of the selection, as one line: what parts its lines becomes spaces.
func (e *editor) paste(text string) {
	e.insert([]rune(strings.Join(strings.Fields(text), " ")))
}

// apply does one step of editing and reports whether it could: false when the caret is at the end it should go past.
func (e *editor) apply(step input.Edit, selects bool) bool {
	from, to := e.selection()
	picked := from != to
	goTo := func(i int) bool {
		stays := i == e.caret && (selects || !picked)
		e.move(i, selects)
		return !stays
	}
	take := func(i, j int) bool {
		if picked {
			i, j = from, to
		}
		if i == j {
			return true
		}
		e.cut(i, j)
		return true
	}
	switch step {
	case input.EditLeft:
		if picked && !selects {
			return goTo(from)
		}
		return goTo(e.before(e.caret))
	case input.EditRight:
		if picked && !selects {
			return goTo(to)
		}
		return goTo(e.after(e.caret))
	case input.EditWordLeft:
		return goTo(e.wordBefore(e.caret))
	case input.EditWordRight:
		return goTo(e.wordAfter(e.caret))
	case input.EditStart:
		goTo(0)
	case input.EditEnd:
		goTo(len(e.text))
	case input.EditBackspace:
		return take(e.before(e.caret), e.caret)
	case input.EditDelete:
		return take(e.caret, e.after(e.caret))
	case input.EditWordBackspace:
		return take(e.wordBefore(e.caret), e.caret)
	case input.EditWordDelete:
		return take(e.caret, e.wordAfter(e.caret))
	case input.EditAll:
		e.anchor, e.caret = 0, len(e.text)
	}
	return true
}
