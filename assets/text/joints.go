package text

import (
	"io/fs"
	"path"
	"strings"
	"sync"
)

// joints are the places where long words of a language may be broken apart, by the beginning of a word.
type joints map[string][]int

// jointsFile has a word or the beginning of words on each line, its places marked by hyphens: neben-verbrechen.
const jointsFile = "joints.txt"

func readJoints(files fs.FS, lang string) joints {
	data, err := fs.ReadFile(files, path.Join(lang, jointsFile))
	if err != nil {
		panic(err) // built into the program
	}
	l := joints{}
	for line := range strings.Lines(string(data)) {
		parts := strings.Split(strings.TrimSpace(line), "-")
		at := 0
		var places []int
		for _, p := range parts[:len(parts)-1] {
			at += len(p)
			places = append(places, at)
		}
		l[strings.Join(parts, "")] = places
	}
	return l
}

// of are the places in a word, those of its longest beginning that is listed.
func (l joints) of(word string) []int {
	low := strings.ToLower(word)
	if len(low) != len(word) {
		return nil
	}
	for n := len(low); n > 0; n-- {
		if places, ok := l[low[:n]]; ok {
			return places
		}
	}
	return nil
}

// Joints tells where the words of the book's language may be broken apart in a line that is too narrow for them, in bytes from
// the beginning of a word, whatever follows it. It is nil where the language breaks no word.
func (b *Book) Joints() func(word string) []int {
	if _, err := fs.Stat(b.files, path.Join(b.lang, jointsFile)); err != nil {
		return nil
	}
	l := sync.OnceValue(func() joints { return readJoints(b.files, b.lang) })
	return func(word string) []int { return l().of(word) }
}
