// Package text turns message keys and their arguments into the sentences a
// player reads. It is the one place for words: a file a language and game
// under en/, and house.toml for what all games share. It knows no game; read
// Book first.
package text

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed */*.toml */rules/*.md
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

// A Book holds all texts of one language. It is safe for concurrent use.
type Book struct {
	lang    string
	shelves map[string]*i18n.Localizer
	keys    map[string][]string
	plural  map[string]bool   // shelf/key of texts with plural forms
	base    map[string]string // the shelf that a shelf builds on
	seat    func(n int) string
	called  map[string]string // texts in the place of those of the shelves
}

// baseKey is the key under which a file names the shelf that it builds on: what
// a campaign does not say itself stands on the shelf of its game.
const baseKey = "shelf.base"

// Languages are the languages that there are texts in: each is one folder here,
// named by its tag, "en" first.
func Languages() []string {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		panic(err) // built into the program
	}
	list := []string{base}
	for _, e := range entries {
		if e.IsDir() && e.Name() != base {
			list = append(list, e.Name())
		}
	}
	return list
}

// base is the language that every other one is compared with.
const base = "en"

// Lang is the tag of the book's language.
func (b *Book) Lang() string { return b.lang }

// Compare tells what is wrong with a translation: keys that it lacks, and keys that
// the book it is compared with does not have, as shelf/key.
func (b *Book) Compare(with *Book) (missing, surplus []string) {
	lacks := func(a, b *Book) (l []string) {
		for shelf, keys := range a.keys {
			for _, k := range keys {
				if _, ok := slices.BinarySearch(b.keys[shelf], k); !ok {
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
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, fmt.Errorf("texts: %q is no language: %w", lang, err)
	}
	entries, err := fs.ReadDir(files, lang)
	if err != nil {
		return nil, fmt.Errorf("texts: no language %q: %w", lang, err)
	}
	b := &Book{lang: lang, shelves: map[string]*i18n.Localizer{}, keys: map[string][]string{}, plural: map[string]bool{}, base: map[string]string{}}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		name := strings.TrimSuffix(e.Name(), ".toml")
		bundle := i18n.NewBundle(tag)
		bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
		data, err := fs.ReadFile(files, path.Join(lang, e.Name()))
		if err != nil {
			return nil, fmt.Errorf("texts: %w", err)
		}
		file, err := bundle.ParseMessageFileBytes(data, name+"."+lang+".toml")
		if err != nil {
			return nil, fmt.Errorf("texts: %s: %w", e.Name(), err)
		}
		for _, m := range file.Messages {
			if m.ID == baseKey {
				b.base[name] = m.Other
				continue
			}
			b.keys[name] = append(b.keys[name], m.ID)
			b.plural[name+"/"+m.ID] = m.One != ""
		}
		slices.Sort(b.keys[name])
		b.shelves[name] = i18n.NewLocalizer(bundle, lang)
	}
	return b, nil
}

// Named is the same book with a way to name who sits in a seat; without one
// seats are numbered from 1.
func (b *Book) Named(seat func(n int) string) *Book {
	c := *b
	c.seat = seat
	return &c
}

// Calling is the same book with texts that stand in the place of its own, by
// their keys: what a campaign calls its characters.
func (b *Book) Calling(names map[string]string) *Book {
	c := *b
	c.called = names
	return &c
}

// Keys are the keys of a shelf (a game's id, or House) in order.
func (b *Book) Keys(shelf string) []string { return b.keys[shelf] }

// Has reports whether a shelf or the house has a text for key.
func (b *Book) Has(shelf, key string) bool {
	for _, s := range []string{shelf, b.base[shelf], House} {
		if _, ok := slices.BinarySearch(b.keys[s], key); ok {
			return true
		}
	}
	return false
}

// Say puts m into words, looking on the game's shelf, on the one it builds on,
// and then in the house. A
// missing text is shown as its key between angle quotes; a test keeps that
// from happening.
func (b *Book) Say(shelf string, m Source) string {
	key, args := m.Words()
	if n, ok := strings.CutPrefix(key, "name.seat."); ok && b.seat != nil {
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
	return b.T(shelf, key, args)
}

// T puts a key with plain arguments into words.
func (b *Book) T(shelf, key string, args map[string]any) string {
	data := make(map[string]any, len(args))
	var count any
	for name, v := range args {
		data[name] = b.value(shelf, v)
		if name == "n" {
			if n, ok := v.(int); ok {
				count = n
			}
		}
	}
	for _, s := range []string{shelf, b.base[shelf], House} {
		l, ok := b.shelves[s]
		if !ok {
			continue
		}
		c := &i18n.LocalizeConfig{MessageID: key, TemplateData: data}
		if b.plural[s+"/"+key] {
			c.PluralCount = count
		}
		text, err := l.Localize(c)
		if err == nil {
			return text
		}
		var missing *i18n.MessageNotFoundErr
		if !errors.As(err, &missing) {
			return "«" + key + ": " + err.Error() + "»"
		}
	}
	return "«" + key + "»"
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
		var words []string
		v.Each(func(x any) { words = append(words, fmt.Sprint(b.value(shelf, x))) })
		return b.join(shelf, words)
	}
	return v
}

// join lists words as "a, b and c".
func (b *Book) join(shelf string, words []string) string {
	switch len(words) {
	case 0:
		return b.T(shelf, "list.none", nil)
	case 1:
		return words[0]
	}
	last := len(words) - 1
	return b.T(shelf, "list.and", map[string]any{"first": strings.Join(words[:last], ", "), "last": words[last]})
}
