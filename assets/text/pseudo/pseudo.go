// Package pseudo makes a language that nobody speaks out of the English texts: every vowel has an accent and every text is a third
// longer. Tests open it (text.OpenIn) to see that no word on the screen stands in the sources, and that longer words have their
// room. No program has it.
package pseudo

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing/fstest"

	"github.com/BurntSushi/toml"
)

// Lang is the tag of the language: English of a region that is set aside for accented texts.
const Lang = "en-XA"

var accented = strings.NewReplacer("a", "á", "e", "é", "i", "í", "o", "ó", "u", "ú", "y", "ý", "A", "Á", "E", "É", "I", "Í", "O", "Ó", "U", "Ú", "Y", "Ý")

// Files makes the language from the folder with the English texts.
func Files(english fs.FS) (fs.FS, error) {
	out := fstest.MapFS{}
	err := fs.WalkDir(english, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(english, name)
		if err != nil {
			return err
		}
		switch path.Ext(name) {
		case ".toml":
			if data, err = texts(data); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		case ".md":
			data = []byte(chapters(string(data)))
		}
		out[path.Join(Lang, name)] = &fstest.MapFile{Data: data}
		return nil
	})
	return out, err
}

// texts changes a file of keys and texts, the head of the file (what a game is called) before everything else, as it has to be.
func texts(data []byte) ([]byte, error) {
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		return nil, err
	}
	changed := map[string]any{}
	for key, v := range all {
		switch v := v.(type) {
		case string:
			changed[key] = v
			if !strings.HasPrefix(key, "shelf.") {
				changed[key] = Words(v)
			}
		case map[string]any:
			forms := map[string]any{}
			for form, s := range v {
				forms[form] = Words(fmt.Sprint(s))
			}
			changed[key] = forms
		}
	}
	var out bytes.Buffer
	if title, ok := changed["title"]; ok {
		fmt.Fprintf(&out, "\"title\" = %q\n\n", title)
		delete(changed, "title")
	}
	err := toml.NewEncoder(&out).Encode(changed)
	return out.Bytes(), err
}

// chapters changes what is read of the rules, and leaves the lines alone that only link them to the game.
func chapters(s string) string {
	var out strings.Builder
	for l := range strings.Lines(s) {
		kind, _, _ := strings.Cut(l, " ")
		switch kind {
		case "@", "=", "?", "%":
		case "!", "+":
			if before, words, ok := strings.Cut(l, "|"); ok {
				l = before + "|" + Words(strings.TrimSuffix(words, "\n")) + "\n"
			}
		default:
			if words := strings.TrimSuffix(l, "\n"); words != "" {
				l = Words(words) + "\n"
			}
		}
		out.WriteString(l)
	}
	return out.String()
}

// Words is a text in the language. What stands in braces, arguments and marks, stays, and so do line ends.
func Words(s string) string {
	var out strings.Builder
	letters := 0
	for s != "" {
		at := strings.IndexByte(s, '{')
		if at < 0 {
			at = len(s)
		}
		out.WriteString(accented.Replace(s[:at]))
		letters += at
		s = s[at:]
		end := 0
		switch {
		case strings.HasPrefix(s, "{{"):
			end = strings.Index(s, "}}") + 2
		case s != "":
			end = strings.IndexByte(s, '}') + 1
		}
		out.WriteString(s[:end])
		s = s[end:]
	}
	if letters >= 3 {
		out.WriteString(strings.Repeat(" éé", (letters+8)/9))
	}
	return out.String()
}
