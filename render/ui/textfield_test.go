package ui

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/input"
)

// name shows a text field, a button beside it and one below it.
func name(t *testing.T, text *string) *bench {
	return newBench(t, func(b *bench, l *Builder) {
		l.TextField(TextField{ID: "name", Rect: at(0), Text: *text, Max: 8, Done: "Done",
			Change: func(s string) { *text = s }, Submit: func(s string) { b.note("submit %s", s) }})
		hint := Button{ID: "hint", Rect: render.R(700, 100, 200, 54), Label: "Hint", Key: input.Hint, Do: func() { b.note("hint") }}
		l.Button(hint)
		l.Button(Button{ID: "below", Rect: at(1), Label: "below"})
	})
}

func TestTypingIntoAField(t *testing.T) {
	text := "old"
	b := name(t, &text)
	b.Focus("below")
	b.keys("ArrowUp")
	b.script.Type("Hugo")
	b.keys("H", "Space") // keys whose letters come as text: they are no actions here
	b.wants()
	if text != "Hugo" {
		t.Errorf("the text is %q, want Hugo in the place of what was selected", text)
	}
	b.script.Type(" Cash III")
	b.wait(1)
	if text != "Hugo Cas" {
		t.Errorf("the text is %q, want 8 letters", text)
	}
	b.keys("Enter")
	b.wants("submit Hugo Cas")
	b.keys("H")
	b.wants("hint")
}

func TestLeavingAField(t *testing.T) {
	text := "ab"
	b := name(t, &text)
	b.click(300, 127)
	if b.Typing() != "name" {
		t.Fatal("a press does not begin typing")
	}
	b.keys("Home", "ArrowLeft", "ArrowRight", "ArrowRight")
	if b.Typing() != "name" {
		t.Error("an arrow inside the text left the field")
	}
	b.keys("ArrowRight")
	if b.Typing() != "" || b.Focused() != "hint" {
		t.Errorf("an arrow at the end of the text leads to %q", b.Focused())
	}
	b.click(300, 127)
	b.keys("ArrowDown")
	if b.Typing() != "" || b.Focused() != "below" {
		t.Errorf("down leads to %q", b.Focused())
	}
	b.click(300, 127)
	b.keys("Escape")
	if b.Typing() != "" {
		t.Error("Escape does not end typing")
	}
	b.wants()
	b.click(300, 127)
	b.click(1500, 900)
	if b.Typing() != "" {
		t.Error("a press elsewhere does not end typing")
	}
	b.click(300, 127)
	b.hover(800, 127)
	b.script.Type("x")
	b.wait(1)
	if !strings.Contains(text, "x") {
		t.Error("moving the pointer away ended typing")
	}
}

func TestSelectingWithThePointer(t *testing.T) {
	text := "one two"
	b := name(t, &text)
	b.click(130, 127)
	b.script.Click(130, 127)
	b.script.Type("1")
	b.wait(1)
	if text != "1 two" {
		t.Errorf("a double click and a letter give %q, want the first word replaced", text)
	}
	b.wait(60)
	b.script.Drag(590, 127, 60, 127)
	b.script.Type("z")
	b.wait(1)
	if text != "z" {
		t.Errorf("dragging over all and a letter give %q", text)
	}
}

func TestASceneMayReplaceTheText(t *testing.T) {
	text := "one"
	b := name(t, &text)
	b.click(300, 127)
	b.script.Type("x")
	b.wait(1)
	text = "fresh"
	b.Rebuild()
	b.wait(1)
	b.script.Type("!")
	b.wait(1)
	if text != "fresh!" {
		t.Errorf("the text is %q", text)
	}
}

func TestAPadTypesOnTheScreen(t *testing.T) {
	text := ""
	b := name(t, &text)
	b.Focus("name")
	b.keys("Pad A")
	if !b.IsOpen(boardID) || b.Focused() != "keyboard:q" {
		t.Fatalf("the keyboard is open: %v, the focus is on %q", b.IsOpen(boardID), b.Focused())
	}
	b.keys("Pad A", "Pad Right", "Pad A") // q, w
	if text != "qw" {
		t.Errorf("the text is %q, want qw", text)
	}
	b.keys("Pad Y", "Pad RT", "Pad A", "Pad X") // space, capitals, W, delete
	if text != "qw " {
		t.Errorf("the text is %q, want qw and a space", text)
	}
	b.keys("Pad A")
	if text != "qw W" {
		t.Errorf("the text is %q, want a capital", text)
	}
	b.keys("Pad LT")
	if b.Focused() == "" {
		t.Error("on the page of signs nothing has the focus")
	}
	b.keys("Pad Start")
	b.wants("submit qw W")
	if b.IsOpen(boardID) || b.Focused() != "name" {
		t.Errorf("the keyboard is open: %v, the focus is on %q", b.IsOpen(boardID), b.Focused())
	}
	b.keys("Pad A", "Pad B")
	b.wants()
	if b.IsOpen(boardID) {
		t.Error("back does not close the keyboard")
	}
}

func TestTheKeyboardOnTheScreenHasEveryLetterOnce(t *testing.T) {
	for i, page := range pages {
		seen := map[rune]bool{}
		for _, row := range page {
			if n := len([]rune(row)); n != 10 {
				t.Errorf("page %d has a row of %d keys", i, n)
			}
			for _, r := range row {
				if seen[r] {
					t.Errorf("page %d has %c twice", i, r)
				}
				seen[r] = true
			}
		}
	}
}

// pocket is a clipboard.
type pocket struct{ text string }

func (p *pocket) Copy(text string) { p.text = text }
func (p *pocket) Paste() string    { return p.text }

func TestTextIsCutCopiedAndPasted(t *testing.T) {
	text := "Hugo"
	b := name(t, &text)
	p := &pocket{}
	b.Clip = p
	b.click(300, 127)
	b.keys("Ctrl+A", "Ctrl+C", "End", "Ctrl+V")
	if text != "HugoHugo" || p.text != "Hugo" {
		t.Errorf("the text is %q, the clipboard holds %q", text, p.text)
	}
	b.keys("Ctrl+A", "Ctrl+X")
	if text != "" || p.text != "HugoHugo" {
		t.Errorf("cut: the text is %q, the clipboard holds %q", text, p.text)
	}
	p.text = "two\nlines and far too many letters"
	b.keys("Shift+Insert")
	if text != "two line" {
		t.Errorf("pasted: %q", text)
	}
	b.keys("Ctrl+C") // nothing is selected: what was copied stays
	if p.text[:3] != "two" || len(p.text) < 20 {
		t.Errorf("copying nothing leaves %q", p.text)
	}
	b.wants()
}

func TestATextFieldHasAMenu(t *testing.T) {
	for _, how := range []string{"mouse", "pad"} {
		text := "Hugo"
		b := name(t, &text)
		p := &pocket{}
		b.Clip, b.Editing = p, EditWords{Cut: "Cut", Copy: "Copy", Paste: "Paste", All: "All"}
		open := func() {
			if how == "mouse" {
				b.script.RightClick(300, 127)
				b.wait(3)
			} else {
				b.Focus("name")
				b.keys("Pad LT")
			}
		}
		open()
		if err := b.Perform("Cut"); err != nil {
			t.Fatal(how, err)
		}
		b.wait(2)
		if text != "" || p.text != "Hugo" {
			t.Errorf("%s: cut leaves %q, the clipboard holds %q", how, text, p.text)
		}
		open()
		if err := b.Perform("Paste"); err != nil {
			t.Fatal(how, err)
		}
		b.wait(2)
		if text != "Hugo" {
			t.Errorf("%s: pasted %q", how, text)
		}
	}
}
