package render

import (
	"math"
	"strings"
	"testing"
)

func TestMarkupSplitsIntoSpans(t *testing.T) {
	got := parseMarkup("Take {b}2{/b} {icon:alarm|alarm} {{x} {c:#ff0000}red {icon:eye}{/c}{seat:3}{odd}")
	want := []span{
		{text: "Take "}, {text: "2", bold: true}, {text: " "}, {kind: spanIcon, text: "alarm", color: "alarm"}, {text: " {x} "},
		{text: "red ", color: "#ff0000"}, {kind: spanIcon, text: "eye", color: "#ff0000"}, {kind: spanSeat, seat: 3}, {text: "{odd}"},
	}
	if len(got) != len(want) {
		t.Fatalf("%d spans, want %d: %+v", len(got), len(want), got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("span %d is %+v, want %+v", i, got[i], want[i])
		}
	}
}

func TestPlainAndEscape(t *testing.T) {
	if got := Plain("{b}Cash{/b} {icon:door}opened {c:red}7{/c}"); got != "Cash opened 7" {
		t.Errorf("plain text is %q", got)
	}
	name := "a{b}c"
	if got := Plain(Escape(name)); got != name {
		t.Errorf("a typed name %q is shown as %q", name, got)
	}
}

func TestWrappedLinesFitTheirWidth(t *testing.T) {
	k := NewKit(1)
	st := House.Body()
	s := "Destroy a lab worker next door, then {b}Download{/b} from that same room and keep what you find there."
	for _, scale := range []float64{0.667, 1, 2.5} {
		r := k.Ruler(scale)
		for _, width := range []float64{90, 160, 300, 900} {
			b := r.Wrap(s, st, width, Left)
			w, h := b.Size()
			if w > width+1/scale {
				t.Errorf("at %v the text is %v wide in %v", scale, w, width)
			}
			if lead := st.lead(scale, 1) / scale; math.Abs(h-math.Ceil(float64(b.Lines())*lead*scale)/scale) > 1e-9 {
				t.Errorf("at %v %d lines are %v high", scale, b.Lines(), h)
			}
			if b.Truncated() {
				t.Errorf("wrapping cut the text off")
			}
		}
		if a, b := r.Wrap(s, st, 160, Left).Lines(), r.Wrap(s, st, 300, Left).Lines(); a <= b {
			t.Errorf("at %v: %d lines in 160, %d in 300", scale, a, b)
		}
	}
}

func TestWordsWiderThanTheLineAreBroken(t *testing.T) {
	r := NewKit(1).Ruler(1)
	b := r.Wrap("Unterseebootabwehrkanone", House.Body(), 80, Left)
	if w, _ := b.Size(); w > 81 || b.Lines() < 3 {
		t.Errorf("a long word takes %d lines, %v wide", b.Lines(), w)
	}
}

// A word is hyphenated only where neither a smaller size nor the narrow face has room for it, and then at a joint.
func TestLongWordsAreHyphenatedAtTheirJoints(t *testing.T) {
	k := NewKit(1)
	k.SetJoints(func(word string) []int {
		if strings.HasPrefix(word, "Nebenverbrechen") {
			return []int{5}
		}
		return nil
	})
	r := k.Ruler(1)
	st := House.Body().Sized(20)
	const words = "Neues Nebenverbrechen?"
	word, _ := r.Measure("Nebenverbrechen?", st)
	half, _ := r.Measure("verbrechen?", st)
	if b := r.Wrap(words, st, word+1, Left); b.Parted() || b.Lines() != 2 {
		t.Errorf("with room for the word it has %d lines, hyphenated: %v", b.Lines(), b.Parted())
	}
	if b := r.Wrap(words, st, half+1, Left); !b.Parted() || b.Broken() || b.Lines() != 3 {
		t.Errorf("with room for its second half it has %d lines, hyphenated: %v, broken: %v", b.Lines(), b.Parted(), b.Broken())
	}
	if b := r.Wrap("{seat:0}\u00a0Nebenverbrechen?", st, half+1, Left); !b.Parted() || b.Lines() != 2 {
		t.Errorf("behind a sign it has %d lines, hyphenated: %v", b.Lines(), b.Parted())
	}
	if b := r.Tight(words, st, word-1, 120, Left, 18); b.Parted() {
		t.Error("it is hyphenated although a smaller size has room")
	}
	if b := r.Tight(words, st, half+1, 120, Left, 18, 16); !b.Parted() || b.Broken() || b.px != 20 {
		t.Errorf("it is hyphenated in letters of %v: %v", b.px, b.Parted())
	}
	if b := r.Form([]string{words, "Neues?"}, st, half+1, 120, Left); b.Parted() {
		t.Error("it is hyphenated although a shorter form has room")
	}
}

func TestLineEndsAndEmptyLinesAreKept(t *testing.T) {
	r := NewKit(1).Ruler(1)
	if n := r.Line("one\n\nthree", House.Body()).Lines(); n != 3 {
		t.Errorf("three lines became %d", n)
	}
	if n := r.Line("", House.Body()).Lines(); n != 1 {
		t.Errorf("no text has %d lines", n)
	}
}

func TestFitStepsDownBeforeItShortens(t *testing.T) {
	r := NewKit(1).Ruler(1)
	st := House.Body().Sized(30)
	st.Lead = 0
	const s = "Nine words that are to stand in this box"
	whole := r.Fit(s, st, 1000, 40, Left, 24, 18)
	if _, h := whole.Size(); whole.Truncated() || h != 38 {
		t.Errorf("what fits was changed: %v high, cut %v", h, whole.Truncated())
	}
	smaller := r.Fit(s, st, 260, 64, Left, 24, 18)
	if _, h := smaller.Size(); smaller.Truncated() || h > 64 {
		t.Errorf("it should fit at 24: %v high, cut %v", h, smaller.Truncated())
	}
	cut := r.Fit(s, st, 120, 30, Left, 24, 18)
	if w, h := cut.Size(); !cut.Truncated() || w > 121 || h > 30 {
		t.Errorf("it cannot fit, but is %v x %v and cut: %v", w, h, cut.Truncated())
	}
}

func TestReadingTextNeverFallsBelow18Pixels(t *testing.T) {
	for _, th := range Themes() {
		for _, st := range []Style{th.Body(), th.Strong(), th.Dim(), th.Label(), th.Button(), th.Number(), th.Note(), th.Name(), th.Heading()} {
			for _, scale := range []float64{0.5, 0.667, 0.8} {
				if px := st.px(scale, lowered(scale)); px < BodyFloor {
					t.Errorf("%s: a style of %v pt has %v px at %v", th.ID, st.Size, px, scale)
				}
			}
			if px := st.px(1.0/3, lowered(1.0/3)); px < BodyFloor*2.0/3 {
				t.Errorf("%s: at 640 x 360 a style of %v pt has %v px", th.ID, st.Size, px)
			}
			if px := st.px(2, 1); px != 2*st.Size {
				t.Errorf("%s: at 2 a style of %v pt has %v px", th.ID, st.Size, px)
			}
		}
		if key := th.Key(); key.px(0.5, lowered(0.5)) != KeyFloor {
			t.Errorf("%s: key caps have %v px", th.ID, key.px(0.5, lowered(0.5)))
		}
	}
}

func TestLayoutsAreKept(t *testing.T) {
	r := NewKit(1).Ruler(1)
	a := r.Wrap("the same words", House.Body(), 100, Left)
	if b := r.Wrap("the same words", House.Body().In(White), 100, Left); a != b {
		t.Error("a layout was made twice for two colours")
	}
	if b := r.Wrap("the same words", House.Body(), 101, Left); a == b {
		t.Error("two widths share a layout")
	}
	k := r.kit
	for i := range 4 * textCacheHalf {
		r.Line(Digits(1000+i), House.Body())
	}
	if n := len(k.texts.young) + len(k.texts.old); n > 2*textCacheHalf {
		t.Errorf("%d layouts are kept", n)
	}
}

func TestCaretStandsBetweenLetters(t *testing.T) {
	r := NewKit(1).Ruler(1)
	st := House.Body()
	last := -1.0
	for i := range len("Vesper") + 1 {
		x := r.Caret("Vesper", st, i)
		if x <= last {
			t.Errorf("the caret at %d stands at %v, before it at %v", i, x, last)
		}
		last = x
	}
	w, _ := r.Measure("Vesper", st)
	if math.Abs(last-w) > 1 {
		t.Errorf("the caret ends at %v, the text at %v", last, w)
	}
}

func TestCyrillicIsDrawnInEveryFace(t *testing.T) {
	k := NewKit(1)
	for f := range faceCount {
		b := k.Ruler(1).Line("Сейф", Style{Face: f, Size: 20})
		if len(b.glyphs) != 4 {
			t.Errorf("face %d draws %d of 4 letters", f, len(b.glyphs))
		}
		if w, _ := b.Size(); w < 30 {
			t.Errorf("face %d draws them %v wide", f, w)
		}
	}
}

func TestAlignmentMovesLinesInsideTheBlock(t *testing.T) {
	k := NewKit(1)
	s := "a long first line\nshort"
	left, right := k.Ruler(1).Wrap(s, House.Body(), 400, Left), k.Ruler(1).Wrap(s, House.Body(), 400, Right)
	first := strings.Index(strings.ReplaceAll(s, " ", ""), "\n")
	if right.glyphs[first].x <= left.glyphs[first].x+20 {
		t.Errorf("the short line starts at %v on the left and %v on the right", left.glyphs[first].x, right.glyphs[first].x)
	}
}

// A face that was read ahead is the one that texts are set in; it is read once.
func TestAFaceReadAheadIsReadOnce(t *testing.T) {
	k := NewKit(1)
	k.ReadAhead(Sans400, Sans400)
	s := k.faces.source(Sans400)
	k.ReadAhead(Sans400)
	if k.faces.source(Sans400) != s || k.faces.coming[Sans400] != nil {
		t.Error("the face is read a second time")
	}
	st := Style{Face: Sans400, Size: 16}
	ahead, _ := k.Ruler(1).Measure("Safehouse", st)
	if w, _ := NewKit(1).Ruler(1).Measure("Safehouse", st); w != ahead || w == 0 {
		t.Errorf("read ahead it is %v wide, else %v", ahead, w)
	}
}

// The lines of a block can be taken apart: together they hold every letter, picture and link once, each at its height.
func TestABlockIsPartedBetweenItsLines(t *testing.T) {
	b := NewKit(1).Ruler(1.5).Wrap("Destroy a {link:1}lab worker{/link} next door, {icon:data} then {b}Download{/b} from that same room and keep what {link:2}you find{/link} there.", House.Body(), 160, Left)
	_, all := b.Size()
	glyphs, pictures, links, high := 0, 0, 0, 0.0
	for i := range b.Lines() {
		p := b.Part(i, i+1)
		_, h := p.Size()
		for _, l := range p.Links() {
			if l.At.Y < -1 || l.At.Y > h/2 {
				t.Errorf("line %d: the link %s lies at %v", i, l.Name, l.At)
			}
		}
		glyphs, pictures, links, high = glyphs+len(p.glyphs), pictures+len(p.pictures), links+len(p.Links()), high+h
	}
	if b.Lines() < 4 || glyphs != len(b.glyphs) || pictures != 1 || links != len(b.Links()) || links < 2 || math.Abs(high-all) > float64(b.Lines()) {
		t.Errorf("%d lines: %d of %d letters, %d pictures, %d of %d links, %v of %v high", b.Lines(), glyphs, len(b.glyphs), pictures, links, len(b.Links()), high, all)
	}
	if two := b.Part(1, 3); two.Part(0, 2) != two || two.Part(1, 2).Lines() != 1 || b.Part(0, b.Lines()) != b {
		t.Error("a part of a part is not what it should be")
	}
}

func TestANameTakesTheNarrowFaceThenAShorterForm(t *testing.T) {
	r := NewKit(1).Ruler(1)
	st := House.Body().Sized(20)
	const long, short = "Research Admin Office", "Office"
	full, _ := r.Measure(long, st.Sized(18))
	slim, _ := r.Measure(long, st.Sized(18).With(Narrow))
	if slim >= full {
		t.Fatalf("the narrow face is %v wide, the usual one %v", slim, full)
	}
	if b := r.Fit(long, st, slim+1, 26, Left, 18); !b.Truncated() {
		t.Error("what is measured changed its face")
	}
	if b := r.Tight(long, st, slim+1, 26, Left, 18); b.Truncated() || b.text != long {
		t.Errorf("%q was shortened although the narrow face has room", b.text)
	}
	if b := r.Form([]string{long, "", short}, st, slim-20, 26, Left, 18); b.Truncated() || b.text != short {
		t.Errorf("where only the short form has room stands %q", b.text)
	}
	if b := r.form([]string{long, short}, st, 12, 26, Left, []float64{18}); b != nil {
		t.Errorf("%q was drawn where no form has room", b.text)
	}
}

func TestAFigureIsNotBrokenApart(t *testing.T) {
	r := NewKit(1).Ruler(1)
	st := House.Number().Sized(30)
	w, _ := r.Measure("12", st.Sized(15))
	if b := r.Fit("12", st, w+1, 80, Left, 24, 15); b.Broken() || b.Lines() != 1 {
		t.Errorf("12 has %d lines", b.Lines())
	}
}
