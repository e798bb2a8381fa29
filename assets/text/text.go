// Package text turns message keys and their arguments into the sentences a
// player reads. It is the one place for words: a file a language and game
// under en/, and house.toml for what all games share. It knows no game; read
// Book first.
package text

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed */*.toml */*.txt */rules/*.md */rules/same.txt
var files embed.FS

// House is the name of the texts that belong to no single game.
const House = "house"

// A Source is a message to be put into words: its key and its arguments, which
// are int, a Source, a seat (SeatIndex) or a list (Each). An empty key stands
// for a text that is shown as it is, under the argument "text".
type Source interface {
	Words() (key string, args map[string]any)
}

type seat interface{ SeatIndex() int }

type list interface{ Each(func(any)) }

// A Book holds all texts of one language. What it lacks it says in English. It is safe for concurrent use.
type Book struct {
	lang    string
	files   fs.FS
	english *Book // says what is missing, nil in English itself
	shelves map[string]*shelf
	seat    func(n int) string
	called  map[string]string // texts in the place of those of the shelves
	you     *int              // the seat that a text may speak to, nil for none
	form    string            // the case that names are said in, such as "dat"; "" as they are called
	heard   func(shelf, key, words string)
}

// Languages are the languages that the program is offered in: each is one folder here, named by its tag, "en" first. A
// translation is offered from the day on which it has a name of its own (language.name); until then it is being written.
func Languages() []string {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		panic(err) // built into the program
	}
	list := []string{base}
	for _, e := range entries {
		if !e.IsDir() || e.Name() == base {
			continue
		}
		if data, err := fs.ReadFile(files, path.Join(e.Name(), House+".toml")); err == nil && bytes.Contains(data, []byte("\n\"language.name\"")) {
			list = append(list, e.Name())
		}
	}
	return list
}

// Offered is the language that comes nearest to the one that is wanted, by its tag, such as "de-AT" or "de_AT.UTF-8"; English where
// none does.
func Offered(want string) string {
	want, _, _ = strings.Cut(want, ".")
	tag, err := language.Parse(strings.ReplaceAll(want, "_", "-"))
	if err != nil {
		return base
	}
	list := Languages()
	var tags []language.Tag
	for _, l := range list {
		tags = append(tags, language.MustParse(l))
	}
	_, i, sure := language.NewMatcher(tags).Match(tag)
	if sure == language.No {
		return base
	}
	return list[i]
}

// base is the language that every other one is compared with.
const base = "en"

// Lang is the tag of the book's language.
func (b *Book) Lang() string { return b.lang }

// Compare tells what is wrong with a translation: keys that it lacks, and keys that
// the book it is compared with does not have, as shelf/key.
func (b *Book) Compare(with *Book) (missing, surplus []string) {
	lacks := func(a, b *Book) (l []string) {
		for shelf := range a.shelves {
			for _, k := range a.shelf(shelf).keys {
				if !b.shelf(shelf).has(Undeclined(k)) {
					l = append(l, shelf+"/"+k)
				}
			}
		}
		slices.Sort(l)
		return l
	}
	return lacks(with, b), lacks(b, with)
}

// Open reads the texts of a language, such as "en".
func Open(lang string) (*Book, error) {
	b, err := OpenIn(files, lang)
	if err == nil && lang != base {
		b.english, err = OpenIn(files, base)
	}
	return b, err
}

// OpenIn reads the texts of a language that lie in a folder of that name of some files. A book that is opened so says nothing for
// another.
func OpenIn(files fs.FS, lang string) (*Book, error) {
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, fmt.Errorf("texts: %q is no language: %w", lang, err)
	}
	entries, err := fs.ReadDir(files, lang)
	if err != nil {
		return nil, fmt.Errorf("texts: no language %q: %w", lang, err)
	}
	b := &Book{lang: lang, files: files, shelves: map[string]*shelf{}}
	for _, e := range entries {
		if path.Ext(e.Name()) == ".toml" {
			b.shelves[strings.TrimSuffix(e.Name(), ".toml")] = &shelf{files: files, file: path.Join(lang, e.Name()), tag: tag}
		}
	}
	return b, nil
}

// Title is what a game or a campaign is called. It needs no more of a shelf than
// its first lines.
func (b *Book) Title(shelf string) string {
	for l := b; l != nil; l = l.english {
		if s := l.shelves[shelf]; s != nil {
			if title := s.top("title"); title != "" {
				return title
			}
		}
	}
	return b.T(shelf, "title", nil)
}

// Named is the same book with a way to name who sits in a seat; without one
// seats are numbered from 1.
func (b *Book) Named(seat func(n int) string) *Book {
	c := *b
	c.seat = seat
	return &c
}

// To is the same book speaking to who sits in a seat: a text that says a thing otherwise of whom it speaks to has a
// form of its own under its key.
func (b *Book) To(seat int) *Book {
	c := *b
	c.you = &seat
	return &c
}

// Heard is the same book that reports every text it says: on which shelf it stands, its key, and its words. The gallery finds by it
// where a text is shown.
func (b *Book) Heard(report func(shelf, key, words string)) *Book {
	c := *b
	c.heard = report
	return &c
}

// Spoken are the endings of the keys of texts that speak to whom one of their arguments means, by its name.
var Spoken = []struct{ Arg, Ending string }{{"who", ".you"}, {"to", ".you-to"}, {"from", ".you-from"}}

// spoken is the key of the form of a text that speaks to whom it is about, or the key itself.
func (b *Book) spoken(shelf, key string, args map[string]any) string {
	if b.you == nil {
		return key
	}
	for _, x := range Spoken {
		if v, ok := args[x.Arg]; ok && b.means(v) && b.Has(shelf, key+x.Ending) {
			return key + x.Ending
		}
	}
	return key
}

// means reports whether an argument is the one whom the book speaks to.
func (b *Book) means(v any) bool {
	switch v := v.(type) {
	case seat:
		return v.SeatIndex() == *b.you
	case Source:
		key, _ := v.Words()
		return key == seatName+strconv.Itoa(*b.you)
	}
	return false
}

// seatName begins the keys of the names of seats.
const seatName = "name.seat."

// Calling is the same book with texts that stand in the place of its own, by
// their keys: what a campaign calls its characters.
func (b *Book) Calling(names map[string]string) *Book {
	c := *b
	c.called = names
	return &c
}

// Automa is the key of the text that a game's automa is called by, "" without one.
func (b *Book) Automa(shelf string) string {
	for _, name := range [...]string{shelf, b.base(shelf)} {
		for l := b; l != nil; l = l.english {
			if key := l.shelf(name).automa; key != "" {
				return key
			}
		}
	}
	return ""
}

// rival is the argument of a text that holds whom the automa plays as, where it plays under another name than its own.
const rival = "rival"

// Keys are the keys of a shelf (a game's id, or House) in order.
func (b *Book) Keys(shelf string) []string { return b.shelf(shelf).keys }

// Shelves are the names of all shelves, in order.
func (b *Book) Shelves() []string { return slices.Sorted(maps.Keys(b.shelves)) }

// Has reports whether a shelf or the house has a text for key.
func (b *Book) Has(shelf, key string) bool {
	for l := b; l != nil; l = l.english {
		if l.shelf(shelf).has(key) || l.shelf(l.base(shelf)).has(key) || l.shelf(House).has(key) {
			return true
		}
	}
	return false
}

// base is the shelf that another one builds on, or "".
func (b *Book) base(shelf string) string {
	for l := b; l != nil; l = l.english {
		if on := l.shelf(shelf).base; on != "" {
			return on
		}
	}
	return ""
}

// read is a file of the book's language, or the English one in its place.
func (b *Book) read(name ...string) (data []byte, err error) {
	for l := b; l != nil; l = l.english {
		if data, err = fs.ReadFile(l.files, path.Join(append([]string{l.lang}, name...)...)); err == nil {
			return data, nil
		}
	}
	return nil, err
}

// Say puts m into words, looking on the game's shelf, on the one it builds on,
// and then in the house. A
// missing text is shown as its key between angle quotes; a test keeps that
// from happening.
func (b *Book) Say(shelf string, m Source) string {
	key, args := m.Words()
	if n, ok := strings.CutPrefix(key, seatName); ok && b.seat != nil {
		if i, err := strconv.Atoi(n); err == nil {
			return b.seat(i)
		}
	}
	if key == "" {
		s, _ := args["text"].(string)
		return s
	}
	if s, ok := b.called[key]; ok {
		return s
	}
	return b.T(shelf, b.declined(shelf, b.spoken(shelf, key, args)), args)
}

// T puts a key with plain arguments into words. Where one of them is the seat that the book speaks to, it is the text's form for that.
func (b *Book) T(shelf, key string, args map[string]any) string {
	key = b.spoken(shelf, key, args)
	for _, name := range [...]string{shelf, b.base(shelf), House} {
		for l := b; l != nil; l = l.english {
			s := l.shelf(name)
			x, ok := s.plain[key]
			if !ok && !s.has(key) {
				continue
			}
			var words string
			if ok {
				words = joined(ended(x.say(b, shelf, args)))
			} else {
				words = joined(ended(b.template(s, shelf, key, args)))
			}
			if b.heard != nil {
				b.heard(name, key, words)
			}
			return words
		}
	}
	return "«" + key + "»"
}

// template runs the template of a text that stands on the shelf at; its
// arguments are put into words from the shelf that was asked.
func (b *Book) template(at *shelf, asked, key string, args map[string]any) string {
	data := make(map[string]any, len(args))
	c := &i18n.LocalizeConfig{MessageID: key, TemplateData: data}
	for name, v := range args {
		data[name] = printed(b.value(asked, v))
		for _, form := range at.declined[key] {
			data[name+"_"+form] = b.valueIn(form, asked, v)
		}
		if n, ok := v.(int); ok && name == "n" && at.plural[key] {
			c.PluralCount = n
		}
	}
	if _, given := data[rival]; !given && len(b.called) > 0 {
		if name := b.called[b.Automa(asked)]; name != "" {
			data[rival] = name
		}
	}
	text, err := at.words.Localize(c)
	if err != nil {
		return "«" + key + ": " + err.Error() + "»"
	}
	return text
}

// value puts an argument into words.
func (b *Book) value(shelf string, v any) any {
	switch v := v.(type) {
	case Source:
		return b.Say(shelf, v)
	case seat:
		if b.seat != nil {
			return b.seat(v.SeatIndex())
		}
		return b.T(shelf, "seat", map[string]any{"number": v.SeatIndex() + 1})
	case list:
		var said []string
		v.Each(func(x any) { said = append(said, inWords(b.value(shelf, x))) })
		return b.join(shelf, said)
	}
	return v
}

// join lists words as "a, b and c". A name that stands there again is counted, "a ×2 and b"; figures are not names.
func (b *Book) join(shelf string, all []string) string {
	var words []string
	for i, w := range all {
		if w == "" || w[0] >= '0' && w[0] <= '9' {
			words = append(words, w)
			continue
		}
		if slices.Contains(all[:i], w) {
			continue
		}
		n := 0
		for _, other := range all[i:] {
			if other == w {
				n++
			}
		}
		if n > 1 {
			w += " ×" + strconv.Itoa(n)
		}
		words = append(words, w)
	}
	switch len(words) {
	case 0:
		return b.T(shelf, "list.none", nil)
	case 1:
		return words[0]
	}
	last := len(words) - 1
	return b.T(shelf, "list.and", map[string]any{"first": strings.Join(words[:last], ", "), "last": words[last]})
}
