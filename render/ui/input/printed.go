package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// A key in a Raw, and so in every trigger, is the one that prints what its name says: KeyZ prints Z, wherever on the keyboard
// it lies. The engine names keys by their places on an American keyboard; a board translates. Digits, arrows and whatever
// prints nothing are what their places say.

// printing are the keys that may print something else than on an American keyboard, with what they print there.
var printing = func() (l []printedKey) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		l = append(l, printedKey{k, string(rune('a' + int(k-ebiten.KeyA)))})
	}
	for _, k := range []ebiten.Key{ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyBackslash, ebiten.KeySemicolon,
		ebiten.KeyQuote, ebiten.KeyBackquote, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyIntlBackslash} {
		l = append(l, printedKey{k, caps[k]})
	}
	return l
}()

type printedKey struct {
	key ebiten.Key
	cap string
}

// board is a keyboard: which key each place is, and what is printed there.
type board struct {
	key  map[ebiten.Key]ebiten.Key // by the place; a place that is not in it is its own key
	name map[ebiten.Key]string     // by the key
}

// boardOf looks at every place that prints something. What no place prints goes to places that print something else, its own
// first, so that each key has one place.
func boardOf(layout Layout) board {
	b := board{key: map[ebiten.Key]ebiten.Key{}, name: map[ebiten.Key]string{}}
	names, taken := map[ebiten.Key]string{}, map[ebiten.Key]bool{}
	for _, p := range printing {
		names[p.key] = strings.ToLower(strings.TrimSpace(layout(p.key)))
	}
	claim := func(place, key ebiten.Key) {
		if _, has := b.key[place]; !has && !taken[key] {
			b.key[place], taken[key] = key, true
		}
	}
	give := func(key ebiten.Key, cap string) {
		for _, p := range printing {
			if names[p.key] == cap {
				claim(p.key, key)
			}
		}
	}
	for _, k := range printing {
		give(k.key, k.cap)
	}
	give(ebiten.KeyEqual, "+") // where = needs Shift
	for _, p := range printing {
		claim(p.key, p.key)
	}
	for _, p := range printing {
		for _, k := range printing {
			claim(p.key, k.key)
		}
	}
	for place, key := range b.key {
		b.name[key] = names[place]
	}
	return b
}

// same reports whether two boards are alike.
func (b board) same(c board) bool {
	for _, p := range printing {
		if b.key[p.key] != c.key[p.key] || b.name[p.key] != c.name[p.key] {
			return false
		}
	}
	return true
}

// at is the key at a place.
func (b board) at(place ebiten.Key) ebiten.Key {
	if k, ok := b.key[place]; ok {
		return k
	}
	return place
}

// Names is what is printed on the keys of the keyboard that was used last: a Layout for Cap.
func (e *Engine) Names(k ebiten.Key) string { return e.board.name[k] }

// Learned counts how often the keyboard has changed.
func (e *Engine) Learned() int { return e.learned }

// learnAfter is how many ticks pass at least between two looks at what the keyboard prints.
const learnAfter = 120

// learn looks at what the keyboard prints: at the start, and when a key goes down alone, for it may be another keyboard by now.
func (e *Engine) learn(pressed, just []ebiten.Key) {
	e.since++
	if e.learned > 0 && (e.since < learnAfter || len(just) == 0 || writing(pressed) > writing(just)) {
		return
	}
	e.since = 0
	if b := boardOf(ebiten.KeyName); e.learned == 0 || !b.same(e.board) {
		e.board = b
		e.learned++
	}
}

// writing counts the keys that print something.
func writing(keys []ebiten.Key) (n int) {
	for _, k := range keys {
		if writes(k) {
			n++
		}
	}
	return n
}
