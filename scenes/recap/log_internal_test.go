package recap

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/rules"
)

// What must not be missed is written in the ink that stands out most: the table's mark
// where it does so more than the theme's own accent, never less than that.
func TestAlertLinesAreTheMostReadable(t *testing.T) {
	th := render.House
	page := Log{Theme: th, Table: th, Loud: th.Accent}
	own := render.Contrast(th.Accent, th.PanelMid)
	for _, tint := range []render.Color{render.Hex(0xFFD21F), th.PanelMid, render.Clear} {
		if got := render.Contrast(page.loudInk(Bullet{Loud: true, Tint: tint}), th.PanelMid); got < own {
			t.Errorf("tinted %v a loud line has contrast %.1f, the accent %.1f", tint, got, own)
		}
	}
	if got, bright := page.loudInk(Bullet{Tint: render.White}), render.White; got != bright {
		t.Errorf("a brighter mark is written as %v", got)
	}
}

// Where not even signs have room for all, the last lines have names: the others are on the page that the log opens.
func TestAFullLogKeepsItsNames(t *testing.T) {
	page := Log{Theme: render.House, Table: render.House}
	var list []Cause
	for range 40 {
		list = append(list, Cause{Rows: []Row{{Deed: Doing{Icon: "card", Gains: []Gain{{N: 2, Icon: "common/star"}}}}}})
	}
	tell := Teller{Name: func(rules.Ref) string { return "" }, Brief: func(rules.Message) string { return "Advance" }}
	l, ok := page.Level(render.NewKit(1).Ruler(1), render.R(0, 0, 260, 100), tell.Levels(list), 0)
	if ok || l.Named == 0 {
		t.Errorf("40 causes in 100 points: all have room: %v, %d deeds have names", ok, l.Named)
	}
}

// A level is put into words when it is looked at, once: a panel on which the first has room asks for no other.
func TestOnlyTheLevelsThatAreNeededArePutIntoWords(t *testing.T) {
	page, said := Log{Theme: render.House, Table: render.House}, 0
	list := []Cause{{Rows: []Row{{Deed: Doing{Icon: "card"}}}}}
	tell := Teller{Name: func(rules.Ref) string { return "" }, Brief: func(rules.Message) string { said++; return "Advance" }}
	levels := tell.Levels(list)
	if said > 0 {
		t.Errorf("%d sentences are said before a panel is laid out", said)
	}
	for range 2 {
		if l, ok := page.Level(render.NewKit(1).Ruler(1), render.R(0, 0, 600, 400), levels, 0); !ok || len(l.Lines()) != 1 || said != 1 {
			t.Errorf("the first level has room: %v, %d lines, %d sentences are said for it", ok, len(l.Lines()), said)
		}
	}
}

// Many figures of a deed may stand one below the other, each with its unit: held together they stick out of a narrow log.
func TestFiguresOfADeedBreakBetweenThem(t *testing.T) {
	one := Gain{N: 1, Icon: "common/star"}
	deed := Doing{Icon: "card", Gains: []Gain{one, one}}
	tell := Teller{Name: func(rules.Ref) string { return "" }, Brief: func(rules.Message) string { return "" }}
	l := tell.Line(Cause{Rows: []Row{{Deed: deed}, {Deed: deed}, {Deed: deed}}}, 1, "\n")
	if n := strings.Count(l.Text, "+1"); n != 6 {
		t.Fatalf("%q has %d figures, want 6", l.Text, n)
	}
	for _, part := range strings.Split(l.Text, " ") {
		if strings.Count(part, "+1") != 1 || !strings.Contains(part, "common/star") {
			t.Errorf("%q holds %q together", l.Text, part)
		}
	}
}

// Where not even the signs of one cause have room its last deeds are shown whole, after a sign that more went before.
func TestALogWithoutRoomShowsTheLastDeeds(t *testing.T) {
	var rows []Row
	for i := range 9 {
		rows = append(rows, Row{Deed: Doing{Icon: []string{"card", "flag", "lock"}[i%3], Gains: []Gain{{N: i + 1, Icon: "common/star"}}}})
	}
	tell := Teller{Name: func(rules.Ref) string { return "" }, Brief: func(rules.Message) string { return "" }}
	l := tell.Line(Cause{Rows: rows}, 0, " ")
	for _, most := range []int{1000, 120, 40} {
		got := l.latest(func(words string) bool { return len(words) <= most })
		if len(got) > most || !strings.HasSuffix(l.Text, strings.TrimPrefix(got, "… ")) || (got == l.Text) != (len(l.Text) <= most) {
			t.Errorf("with room for %d letters of %q it shows %q", most, l.Text, got)
		}
	}
}
