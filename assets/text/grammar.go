package text

import "strings"

// A grammar is what a search knows of a language.
type grammar struct {
	stops     map[string]bool     // words that a question is made with, not of
	stem      func(string) string // a word in small letters without its ending
	compounds bool                // words are written together: what is looked for may stand at the end of one
}

var grammars = map[string]*grammar{
	base: {stops: englishStops, stem: englishStem},
	"de": {stops: germanStops, stem: germanStem, compounds: true},
}

// grammar is that of the book's language, or the English one.
func (b *Book) grammar() *grammar {
	lang, _, _ := strings.Cut(b.lang, "-")
	if g := grammars[lang]; g != nil {
		return g
	}
	return grammars[base]
}

// asked are the stems of what a question asks for.
func (g *grammar) asked(query string) (list []string) {
	for _, w := range wordsOf(query) {
		if !g.stops[w] {
			list = append(list, g.stem(w))
		}
	}
	if len(list) == 0 {
		list = g.stems(query)
	}
	return list
}

// stems are the stems of all words of a text.
func (g *grammar) stems(s string) (list []string) {
	for _, w := range wordsOf(s) {
		list = append(list, g.stem(w))
	}
	return list
}

// englishStops are the words that a question is made with, not of.
var englishStops = wordSet(`a about after again all already also always am an and another any anything are as ask at away be because been
before being but by can cannot could did do does doing don done each ever everybody every for from get gets give go goes going got had
happen happens has have he her him his how i if in into is it its just last let like long look lot many me mean means more much must
my need needs no not now of off on once one only or other others our out over own rather same she should so some somebody still take than that the
their them then there these they thing things this those to together too under until up us use used using very want was way we were what
when where which while who whom whose why will with work works would yet you your yours`)

func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// germanStops are the words that a German question is made with.
var germanStops = wordSet(`aber alle allem allen aller alles als also am an andere anderen auch auf aus außerdem bei beim bin bis bist da
dabei dann darf darfst das dass dein deine deinem deinen deiner dem den denn der des die dies diese diesem diesen dieser doch du
durch ein eine einem einen einer eines er es etwas für gegen geht genau gibt hab habe haben hat hast hatte ich ihm ihn ihr ihre im immer
in ins ist ja jede jedem jeden jeder jetzt kann kannst kein keine keinen können lassen macht machen man mehr mein meine meinem meinen mich mir
mit muss müssen musst nach nicht noch nur ob oder ohne passiert schon sehr sein seine seinem seinen seiner sich sie sind so soll sollen
sollte über um und uns unser unter viel vom von vor wann war waren warum was weil welche welchem welchen welcher wenn wer werden wem wen wie wieder
will wir wird wirst wo wozu zu zum zur`)

// englishStem is a word without the ending of a plural or a verb.
func englishStem(w string) string {
	n := len(w)
	switch {
	case n > 4 && strings.HasSuffix(w, "ies"):
		return w[:n-3] + "y"
	case n > 5 && strings.HasSuffix(w, "ing"):
		w = w[:n-3]
	case n > 4 && strings.HasSuffix(w, "ied"):
		return w[:n-3] + "y"
	case n > 4 && strings.HasSuffix(w, "ed"):
		w = w[:n-2]
	case n > 4 && (strings.HasSuffix(w, "ches") || strings.HasSuffix(w, "shes") || strings.HasSuffix(w, "sses") || strings.HasSuffix(w, "xes")):
		w = w[:n-2]
	case n > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && !strings.HasSuffix(w, "us"):
		w = w[:n-1]
	}
	if n := len(w); n > 3 {
		if w[n-1] == w[n-2] && w[n-1] != 's' && (w[n-1] != 'l' || n > 5) { // planned, levelling
			return w[:n-1]
		}
		return strings.TrimSuffix(w, "e")
	}
	return w
}

var germanFold = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "ß", "ss")

// germanStem is a word without the endings of cases, plurals and verbs; umlauts fall together with their vowels, as in Stadt and
// Städte. What is cut too short is cut alike in all forms.
func germanStem(w string) string {
	w = germanFold.Replace(w)
	for again := true; again; {
		again = false
		for _, e := range [...]string{"ungen", "ung", "heiten", "heit", "keiten", "keit", "ern", "est", "em", "er", "en", "es", "st", "et", "te", "e", "n", "s", "t"} {
			if len(w) >= 4+len(e) && strings.HasSuffix(w, e) {
				w, again = strings.TrimSuffix(w, e), true
				break
			}
		}
	}
	return w
}
