package text

import (
	"bytes"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// A shelf holds the texts of one file. It is read when somebody asks for one of
// them: who plays one game never reads the texts of the others.
type shelf struct {
	files fs.FS
	file  string
	tag   language.Tag

	begun sync.Once
	head  map[string]string // the texts before the first empty line behind one

	once     sync.Once
	words    *i18n.Localizer
	keys     []string            // in order
	plural   map[string]bool     // texts with plural forms
	plain    map[string]sentence // texts that need no template
	declined map[string][]string // the cases that a template asks for, by its key
	base     string              // the shelf that this one builds on
	automa   string              // the key of the name of whom somebody alone plays against
}

// baseKey is the key under which a file names the shelf that it builds on: what
// a campaign does not say itself stands on the shelf of its game.
const baseKey = "shelf.base"

// automaKey is the key under which a game's file names the text that its automa is called by.
const automaKey = "shelf.automa"

// shelf is a shelf that has been read, an empty one for a name that there is
// none of.
func (b *Book) shelf(name string) *shelf {
	s := b.shelves[name]
	if s == nil {
		return &shelf{}
	}
	s.once.Do(s.read)
	return s
}

// top is a text of the head of the file, or "". What a game is called stands
// there: who shows a list of games need not read all that they have to say.
func (s *shelf) top(key string) string {
	s.begun.Do(func() {
		if s.file == "" {
			return
		}
		data, err := fs.ReadFile(s.files, s.file)
		if err != nil {
			panic(err)
		}
		s.head = map[string]string{}
		if err := toml.Unmarshal(headOf(data), &s.head); err != nil {
			panic(s.file + ": " + err.Error())
		}
	})
	return s.head[key]
}

// headOf is a file to the first empty line behind a text, or nothing if there
// are texts in it that are more than a line.
func headOf(data []byte) []byte {
	end, text := 0, false
	for l := range bytes.Lines(data) {
		switch t := bytes.TrimSpace(l); {
		case len(t) == 0 && text:
			return data[:end]
		case len(t) > 0 && t[0] == '"':
			text = true
			if t[len(t)-1] != '"' {
				return nil
			}
		case len(t) > 0 && t[0] != '#':
			return nil
		}
		end += len(l)
	}
	return data[:end]
}

// read reads the file, which is built into the program; that it can be read is
// what a test shows.
func (s *shelf) read() {
	data, err := fs.ReadFile(s.files, s.file)
	if err != nil {
		panic(err)
	}
	bundle := i18n.NewBundle(s.tag)
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	name := strings.TrimSuffix(s.file[strings.Index(s.file, "/")+1:], ".toml")
	file, err := bundle.ParseMessageFileBytes(data, name+"."+s.tag.String()+".toml")
	if err != nil {
		panic(s.file + ": " + err.Error())
	}
	s.plural, s.plain, s.declined = map[string]bool{}, map[string]sentence{}, map[string][]string{}
	for _, m := range file.Messages {
		if m.ID == baseKey {
			s.base = m.Other
			continue
		}
		if m.ID == automaKey {
			s.automa = m.Other
			continue
		}
		s.keys = append(s.keys, m.ID)
		if m.One != "" {
			s.plural[m.ID] = true
		} else if x, ok := cut(m.Other); ok && m.Other != "" {
			s.plain[m.ID] = x
			continue
		}
		if forms := formsIn(m.One + m.Other); len(forms) > 0 {
			s.declined[m.ID] = forms
		}
	}
	slices.Sort(s.keys)
	s.words = i18n.NewLocalizer(bundle, s.tag.String())
}

// has reports whether the shelf has a text.
func (s *shelf) has(key string) bool {
	_, ok := slices.BinarySearch(s.keys, key)
	return ok
}
