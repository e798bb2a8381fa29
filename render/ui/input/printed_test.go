package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// What keyboards print, as the engine tells it: the rows of an American one from the upper left, without digits.
var rows = []ebiten.Key{
	ebiten.KeyBackquote, ebiten.KeyMinus, ebiten.KeyEqual,
	ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO, ebiten.KeyP, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
	ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyBackslash,
	ebiten.KeyIntlBackslash, ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash,
}

var keyboards = map[string]string{
	"us":     "`-=" + "qwertyuiop[]" + "asdfghjkl;'\\" + "<zxcvbnm,./",
	"de":     "^ß´" + "qwertzuiopü+" + "asdfghjklöä#" + "<yxcvbnm,.-",
	"fr":     "²)=" + "azertyuiop^$" + "qsdfghjklmù*" + "<wxcvbn,;:!",
	"dvorak": "`[]" + "',.pyfgcrl/=" + "aoeuidhtns-\\" + "<;qjkxbmwvz",
	"ru":     "ё-=" + "йцукенгшщзхъ" + "фывапролджэ\\" + "<ячсмитьбю.",
	"none":   "",
}

func printedOn(name string) Layout {
	caps := []rune(keyboards[name])
	return func(k ebiten.Key) string {
		for i, r := range rows {
			if r == k && i < len(caps) {
				return string(caps[i])
			}
		}
		return ""
	}
}

// typing is a source of what the engine would tell of a keyboard on which places are held.
type typing struct {
	board board
	held  []ebiten.Key
}

func (s *typing) Read(raw *Raw) {
	for _, k := range s.held {
		raw.Keys.Add(s.board.at(k))
	}
}

func TestUndoIsTheKeyThatPrintsZ(t *testing.T) {
	places := map[string]struct{ z, y, a, c, x, v, minus ebiten.Key }{
		"us":     {ebiten.KeyZ, ebiten.KeyY, ebiten.KeyA, ebiten.KeyC, ebiten.KeyX, ebiten.KeyV, ebiten.KeyMinus},
		"de":     {ebiten.KeyY, ebiten.KeyZ, ebiten.KeyA, ebiten.KeyC, ebiten.KeyX, ebiten.KeyV, ebiten.KeySlash},
		"fr":     {ebiten.KeyW, ebiten.KeyY, ebiten.KeyQ, ebiten.KeyC, ebiten.KeyX, ebiten.KeyV, ebiten.KeyMinus},
		"dvorak": {ebiten.KeySlash, ebiten.KeyT, ebiten.KeyA, ebiten.KeyI, ebiten.KeyB, ebiten.KeyPeriod, ebiten.KeyQuote},
		"ru":     {ebiten.KeyZ, ebiten.KeyY, ebiten.KeyA, ebiten.KeyC, ebiten.KeyX, ebiten.KeyV, ebiten.KeyMinus}, // none prints Latin letters: their places
		"none":   {ebiten.KeyZ, ebiten.KeyY, ebiten.KeyA, ebiten.KeyC, ebiten.KeyX, ebiten.KeyV, ebiten.KeyMinus},
	}
	for name, at := range places {
		press := func(keys ...ebiten.Key) *Snapshot {
			return NewTracker(&typing{boardOf(printedOn(name)), keys}).Step()
		}
		does := func(want Action, keys ...ebiten.Key) {
			t.Helper()
			if f := Standard().Fire(nil, press(keys...), false); len(f) != 1 || f[0].Action != want {
				t.Errorf("%s: %v sets off %v, want %v", name, keys, f, want)
			}
		}
		does(Undo, at.z)
		does(Undo, ebiten.KeyControlLeft, at.z)
		does(Redo, at.y)
		does(Redo, ebiten.KeyControlLeft, at.y)
		does(Further, at.minus)
		does(Up, ebiten.KeyArrowUp)
		does(Fit, ebiten.KeyDigit0)
		edit := func(want Edit, key ebiten.Key) {
			t.Helper()
			if got, _ := EditOf(press(ebiten.KeyControlLeft, key).Presses[0].Trigger); got != want {
				t.Errorf("%s: Ctrl and %v edit %v, want %v", name, key, got, want)
			}
		}
		edit(EditAll, at.a)
	}
}

func TestEveryKeyHasOnePlaceAndShowsItsPrint(t *testing.T) {
	for name := range keyboards {
		b := boardOf(printedOn(name))
		seen := map[ebiten.Key]ebiten.Key{}
		for _, p := range printing {
			k := b.at(p.key)
			if before, twice := seen[k]; twice {
				t.Errorf("%s: %v and %v are both %v", name, before, p.key, k)
			}
			seen[k] = p.key
		}
		e := &Engine{board: b}
		z := Key(ebiten.KeyZ, Control).Cap(e.Names, Lettered)
		if want := map[bool]string{false: "Ctrl+Z", true: "Ctrl+Я"}[name == "ru"]; z != want {
			t.Errorf("%s: the cap of Undo says %s", name, z)
		}
	}
	e := &Engine{board: boardOf(printedOn("de"))}
	if got := Key(ebiten.KeyMinus).Cap(e.Names, Lettered); got != "-" {
		t.Errorf("de: closer is %s", got)
	}
	if got := Key(ebiten.KeySemicolon).Cap(e.Names, Lettered); got != "Ö" {
		t.Errorf("de: the key beside L is %s", got)
	}
	if b := boardOf(printedOn("de")); !b.same(boardOf(printedOn("de"))) || b.same(boardOf(printedOn("us"))) {
		t.Error("two keyboards are mixed up")
	}
}
