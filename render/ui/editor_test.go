package ui

import (
	"math/rand/v2"
	"testing"
	"unicode"

	"safehouse/render/ui/input"
)

func edited(text string) *editor {
	e := &editor{}
	e.put(text)
	return e
}

// type and take steps; "<" and ">" move, "«" and "»" extend the selection, "⌫" and "⌦" take away, "|" is all.
func (e *editor) play(steps string) *editor {
	for _, r := range steps {
		switch r {
		case '<':
			e.apply(input.EditLeft, false)
		case '>':
			e.apply(input.EditRight, false)
		case '«':
			e.apply(input.EditLeft, true)
		case '»':
			e.apply(input.EditRight, true)
		case '⌫':
			e.apply(input.EditBackspace, false)
		case '⌦':
			e.apply(input.EditDelete, false)
		case '|':
			e.apply(input.EditAll, false)
		default:
			e.insert([]rune{r})
		}
	}
	return e
}

func TestEditing(t *testing.T) {
	for _, c := range []struct{ text, steps, want string }{
		{"", "abc", "abc"},
		{"abc", "<<x", "axbc"},
		{"abc", "<<⌫", "bc"},
		{"abc", "<<<⌦", "bc"},
		{"abc", "⌦", "abc"},
		{"abc", "««x", "ax"},
		{"abc", "««⌫", "a"},
		{"abc", "««⌦", "a"},
		{"abc", "««<x", "axbc"},
		{"abc", "««>x", "abcx"},
		{"abc", "<<<»»x", "xc"},
		{"abc", "|x", "x"},
		{"abc", "|⌫⌫⌫x", "x"},
		{"über", "<<<<⌦u", "uber"},
	} {
		if got := edited(c.text).play(c.steps).String(); got != c.want {
			t.Errorf("%q with %q gives %q, want %q", c.text, c.steps, got, c.want)
		}
	}
}

func TestWordsAreSteppedOver(t *testing.T) {
	e := edited("The Long, cold Night")
	for _, want := range []int{15, 10, 4, 0, 0} {
		e.apply(input.EditWordLeft, false)
		if e.caret != want {
			t.Errorf("the caret is at %d, want %d", e.caret, want)
		}
	}
	for _, want := range []int{3, 8, 14, 20, 20} {
		e.apply(input.EditWordRight, false)
		if e.caret != want {
			t.Errorf("the caret is at %d, want %d", e.caret, want)
		}
	}
	e.apply(input.EditWordBackspace, false)
	if e.String() != "The Long, cold " {
		t.Errorf("without its last word it is %q", e)
	}
	e.selectWord(5)
	if from, to := e.selection(); from != 4 || to != 8 {
		t.Errorf("the word at 5 is %d to %d, want 4 to 8", from, to)
	}
}

func TestACharacterOfSeveralRunesStaysWhole(t *testing.T) {
	for name, char := range map[string]string{
		"letter with a mark": "e\u0301", "two marks": "a\u0308\u0304", "flag": "\U0001F1E9\U0001F1EA", "family": "\U0001F468\u200d\U0001F469\u200d\U0001F467",
		"skin": "\U0001F44D\U0001F3FD", "coloured heart": "\u2764\ufe0f",
	} {
		e := edited("x" + char + char + "y")
		n := len([]rune(char))
		for _, want := range []int{1 + 2*n, 1 + n, 1, 0} {
			e.apply(input.EditLeft, false)
			if e.caret != want {
				t.Errorf("%s: going left the caret stands at %d, want %d", name, e.caret, want)
			}
		}
		for _, want := range []int{1, 1 + n} {
			e.apply(input.EditRight, false)
			if e.caret != want {
				t.Errorf("%s: going right the caret stands at %d, want %d", name, e.caret, want)
			}
		}
		e.apply(input.EditBackspace, false)
		if e.String() != "x"+char+"y" {
			t.Errorf("%s: taking one away leaves %q", name, e)
		}
	}
}

func TestLengthAndAllowedRunesAreKept(t *testing.T) {
	e := &editor{max: 5}
	e.insert([]rune("abcdefgh"))
	if e.String() != "abcde" {
		t.Errorf("a limit of 5 lets in %q", e)
	}
	e.play("««xyz")
	if e.String() != "abcxy" {
		t.Errorf("replacing two lets in %q", e)
	}
	d := &editor{allow: unicode.IsDigit}
	d.insert([]rune("a1b2\n3\x00"))
	if d.String() != "123" {
		t.Errorf("only digits lets in %q", d)
	}
	c := &editor{}
	c.insert([]rune("a\tb\nc\x1b"))
	if c.String() != "abc" {
		t.Errorf("control characters let in %q", c)
	}
}

func TestAnArrowAtTheEndSaysSo(t *testing.T) {
	e := edited("ab")
	if e.apply(input.EditRight, false) {
		t.Error("right at the end of the text was possible")
	}
	e.play("«")
	if !e.apply(input.EditRight, false) {
		t.Error("right did not give up the selection")
	}
	e.play("<<")
	if e.apply(input.EditLeft, false) {
		t.Error("left at the start of the text was possible")
	}
}

// Whatever is done, caret and selection stay inside the text and between characters, and the limit holds.
func TestEditingNeverBreaks(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	pool := []rune("abc  é\u0301\u200d\U0001F1E9\U0001F1EA\U0001F468\U0001F469\ufe0f東_'")
	for range 300 {
		e := &editor{max: 1 + r.IntN(12)}
		for range 60 {
			if r.IntN(2) == 0 {
				e.insert([]rune{pool[r.IntN(len(pool))]})
			} else {
				e.apply(input.Edit(1+r.IntN(int(input.EditAll))), r.IntN(3) == 0)
			}
			if e.caret < 0 || e.caret > len(e.text) || e.anchor < 0 || e.anchor > len(e.text) {
				t.Fatalf("caret %d and anchor %d in %q", e.caret, e.anchor, e)
			}
			if !e.border(e.caret) {
				t.Fatalf("the caret stands at %d inside a character of %q", e.caret, e)
			}
			if len(e.text) > e.max {
				t.Fatalf("%q is longer than %d", e, e.max)
			}
		}
	}
}
