package text

import (
	"regexp"
	"strings"
)

// A sentence is a text without plural forms and conditions, cut at the places
// where its arguments stand: most texts are, and need no template to be run.
type sentence []piece

// A piece is words and the argument after them, if any.
type piece struct{ words, arg string }

// slot is the place of an argument in a text.
var slot = regexp.MustCompile(`\{\{\.([a-zA-Z_]+)\}\}`)

// cut cuts a text that holds nothing but words and arguments.
func cut(s string) (out sentence, ok bool) {
	at := 0
	for _, m := range slot.FindAllStringSubmatchIndex(s, -1) {
		out = append(out, piece{s[at:m[0]], s[m[2]:m[3]]})
		at = m[1]
	}
	out = append(out, piece{words: s[at:]})
	for _, p := range out {
		if strings.Contains(p.words, "{{") {
			return nil, false
		}
	}
	return out, true
}

// say puts the sentence together; an argument that is not there reads as it does
// in a template.
func (s sentence) say(b *Book, shelf string, args map[string]any) string {
	if len(s) == 1 {
		return s[0].words
	}
	var out strings.Builder
	for _, p := range s {
		out.WriteString(p.words)
		if p.arg == "" {
			continue
		}
		name, form := caseOf(p.arg)
		out.WriteString(inWords(b.valueIn(form, shelf, args[name])))
	}
	return out.String()
}

// ended is a text without the stop behind a name that brings a mark of its own: "Event: Escape!", not "Event: Escape!.".
func ended(s string) string {
	if !strings.Contains(s, "!.") && !strings.Contains(s, "?.") {
		return s
	}
	return strings.NewReplacer("!.", "!", "?.", "?").Replace(s)
}
