package text

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A language that declines gives a name a form of its own for a case, under the key of the name and the case: in German
// "name.room.atrium.dat" beside "name.room.atrium". A sentence asks for it with the case behind the argument, {{.to_dat}}, and
// gets the name as it is called where the case has no form. A text that is itself put together, such as "{{.room}} at place
// {{.n}}", hands the case on to its arguments, but for one that it asks for as it is called, {{.room_nom}}. An article of a form
// is drawn together with the preposition before it (in dem: im) and has a capital where a sentence begins with it.
// {{.list_cap}} is an argument that begins with a capital: a clause behind a colon.
var cases = [...]string{"acc", "dat", called, capital}

const (
	called  = "nom" // as it is called, whatever case is handed on
	capital = "cap"
)

var inCase = regexp.MustCompile(`\.[a-zA-Z]+_(acc|dat|nom|cap)\b`)

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

// valueIn puts an argument into words in a case, "" as the book says it.
func (b *Book) valueIn(form, shelf string, v any) any {
	if form == "" {
		return b.value(shelf, v)
	}
	if form == capital {
		return upper(inWords(b.value(shelf, v)))
	}
	c := *b
	if form == called {
		c.form = ""
		return c.value(shelf, v)
	}
	c.form = form
	return joint + inWords(c.value(shelf, v))
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

// joint stands before a name in a case until its sentence is put together.
const joint = "\x00"

// contractions are what becomes of a preposition and the article behind it.
var contractions = strings.NewReplacer(
	"in "+joint+"dem ", "im ", "In "+joint+"dem ", "Im ", "in "+joint+"das ", "ins ", "In "+joint+"das ", "Ins ",
	"an "+joint+"dem ", "am ", "An "+joint+"dem ", "Am ", "an "+joint+"das ", "ans ", "An "+joint+"das ", "Ans ",
	"von "+joint+"dem ", "vom ", "Von "+joint+"dem ", "Vom ", "bei "+joint+"dem ", "beim ", "Bei "+joint+"dem ", "Beim ",
	"zu "+joint+"dem ", "zum ", "Zu "+joint+"dem ", "Zum ", "zu "+joint+"der ", "zur ", "Zu "+joint+"der ", "Zur ",
)

// joined is a sentence whose names in a case stand in their places.
func joined(s string) string {
	if !strings.Contains(s, joint) {
		return s
	}
	if name, ok := strings.CutPrefix(s, joint); ok {
		s = upper(name)
	}
	for _, stop := range [...]string{". ", "? ", "! "} {
		for {
			before, after, ok := strings.Cut(s, stop+joint)
			if !ok {
				break
			}
			s = before + stop + upper(after)
		}
	}
	return strings.ReplaceAll(contractions.Replace(s), joint, "")
}

// upper is a text that begins with a capital.
func upper(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
