package text

import (
	"regexp"
	"slices"
	"strings"
)

// A language that declines gives a name a form of its own for a case, under the key of the name and the case: in German
// "name.room.atrium.acc" beside "name.room.atrium". A sentence asks for it with the case behind the argument, {{.to_acc}}, and gets
// the name as it is called where the case has no form. A text that is itself put together, such as "{{.room}} at place {{.n}}",
// hands the case on to its arguments.
var cases = [...]string{"acc", "dat"}

var inCase = regexp.MustCompile(`\.[a-zA-Z]+_(acc|dat)\b`)

// caseOf are the name of an argument and the case that a sentence asks for, "" for none.
func caseOf(arg string) (name, form string) {
	for _, c := range cases {
		if name, ok := strings.CutSuffix(arg, "_"+c); ok {
			return name, c
		}
	}
	return arg, ""
}

// formsIn are the cases that a template asks for.
func formsIn(s string) (forms []string) {
	for _, m := range inCase.FindAllStringSubmatch(s, -1) {
		if !slices.Contains(forms, m[1]) {
			forms = append(forms, m[1])
		}
	}
	return forms
}

// in is the book saying names in a case; without one it stays as it is.
func (b *Book) in(form string) *Book {
	if form == "" {
		return b
	}
	c := *b
	c.form = form
	return &c
}

// declined is the key of a text in the case that the book says names in, or the key itself.
func (b *Book) declined(shelf, key string) string {
	if b.form != "" && b.Has(shelf, key+"."+b.form) {
		return key + "." + b.form
	}
	return key
}

// Undeclined is the key of which a key is a form, or the key itself.
func Undeclined(key string) string {
	for _, c := range cases {
		if name, ok := strings.CutSuffix(key, "."+c); ok {
			return name
		}
	}
	return key
}
