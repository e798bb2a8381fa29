package proof

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// stageOf shows what is painted in a window of 640 x 360 points and pixels.
func stageOf(t *testing.T, paint func(c render.Canvas)) *ui.Stage {
	t.Helper()
	rendertest.NeedDisplay(t)
	kit := render.NewKit(1)
	if _, err := kit.OpenNow("common"); err != nil {
		t.Fatal(err)
	}
	s := ui.NewStage(kit, render.House)
	s.Pace = ui.Still()
	s.Resize(wide, high, 1)
	s.Show(nil, func(b *ui.Builder) { b.Draw(ui.LayerTable, paint) })
	s.Tick(&input.Snapshot{})
	return s
}

const wide, high = 640, 360

func whys(l []Finding) string {
	var w []string
	for _, f := range l {
		w = append(w, f.String())
	}
	return strings.Join(w, "\n")
}

var body = render.House.Body().Free().Sized(54)

func TestTextThatCanBeReadIsNoFinding(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Black))
		c.TextFit(render.R(100, 100, 900, 120), "Kestrel", body.In(render.White), render.Left)
	})
	if l := append(Cut(s, wide, high), Faint(s, wide, high)...); len(l) != 0 {
		t.Error(whys(l))
	}
}

func TestGreyOnGreyIsFaintEvenInALayer(t *testing.T) {
	var layer render.Layer
	s := stageOf(t, func(c render.Canvas) {
		layer.Draw(c, render.R(0, 0, 1920, 1080), 1, func(c render.Canvas) {
			c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Hex(0x404040)))
			c.Text(100, 100, "Magpie", body.In(render.Hex(0x808080)))
		})
	})
	l := Faint(s, wide, high)
	if len(l) != 1 || l[0].Text != "Magpie" || !strings.Contains(l[0].Why, "is 2.6") {
		t.Errorf("found %q, want a contrast of 2.6", whys(l))
	}
	if again := Faint(s, wide, high); len(again) != 1 {
		t.Errorf("a second look found %q", whys(again))
	}
}

func TestWhatIsCoveredIsNotRead(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Black))
		c.Text(100, 100, "below", body.In(render.Hex(0xF0F0F0)))
		c.Fill(render.R(0, 0, 1920, 500), render.Solid(render.White))
		c.Text(100, 100, "above", body.In(render.Black))
	})
	if l := Faint(s, wide, high); len(l) != 0 {
		t.Error(whys(l))
	}
}

func TestAVeilOverATextCounts(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Black))
		c.Text(100, 100, "locked", body.In(render.Hex(0x909090)))
		c.Fill(render.R(0, 0, 1920, 500), render.Solid(render.Black.Fade(0.45)))
	})
	if l := Faint(s, wide, high); len(l) != 1 {
		t.Errorf("found %q, want one", whys(l))
	}
}

func TestCutTextIsFound(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		st := body.In(render.White)
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Black))
		c.TextFit(render.R(100, 100, 150, 70), "Strongarm Examine", st, render.Left)
		c.TextIn(render.R(100, 300, 60, 300), "PROXIMITY", st, render.Left)
		c.Text(1800, 700, "Halo Conference", st)
		c.TextIn(render.R(700, 300, 400, 40), "two lines that leave their room", st, render.Left)
		c.Clipped(render.R(100, 800, 80, 200)).Text(100, 800, "Burglar", st)
	})
	got := whys(Cut(s, wide, high))
	for _, want := range []string{"shortened", `"PROXIMITY" at`, "broken apart", "leaves the window", "leaves its room", "cut off by"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not among\n%s", want, got)
		}
	}
}

func TestWhatLiesUnderADialogIsOutOfPlay(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.TextFit(render.R(100, 100, 90, 70), "Strongarm", body, render.Left)
	})
	if len(Cut(s, wide, high)) == 0 {
		t.Fatal("nothing was cut to begin with")
	}
	s.Ask(ui.Dialog{ID: "ask", Title: "Go?", Answers: []ui.Answer{{Label: "Yes"}}})
	s.Tick(&input.Snapshot{})
	for _, f := range Cut(s, wide, high) {
		if f.Text == "Strongarm" {
			t.Errorf("%v, although a dialog lies over it", f)
		}
	}
}

// The shadow of a text is no text of its own, however small: a second text of the same words is, where it lies apart, and so is one of other words.
func TestAShadowIsNoTextOfItsOwn(t *testing.T) {
	for _, x := range []struct {
		words string
		dx    float64
		found int
	}{{"Kestrel", 0, 0}, {"Kestrel", 4, 0}, {"Kestrel", -4, 0}, {"Kestrel", 40, 1}, {"Magpie", 4, 1}} {
		s := stageOf(t, func(c render.Canvas) {
			c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Hex(0x202020)))
			c.Text(200+x.dx, 100, x.words, body.In(render.Black))
			c.Text(200, 100, "Kestrel", body.In(render.White))
		})
		if l := Faint(s, wide, high); len(l) != x.found {
			t.Errorf("%q %.0f beside Kestrel: found %q, want %d", x.words, x.dx, whys(l), x.found)
		}
	}
}

// A text in a seat's colour is looked at in every palette, also where it stands out in the usual one; one that stays as it
// is, and so does what lies below it, is looked at once.
func TestEveryPaletteIsLookedAt(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Hex(0x303030)))
		c.Text(100, 100, "Heron", body.In(c.Kit().Seat(render.House, 4)))
		c.Text(100, 400, "Magpie", body.In(render.Hex(0x606060)))
	})
	l := seen(s, wide, high)
	if got := l.faint(s, l.notes, l.ground); len(got) != 1 || got[0].Text != "Magpie" {
		t.Errorf("as it is found %q, want Magpie", whys(got))
	}
	s.Kit.SetVision(render.Tritanopia)
	muted := &render.TextLog{Mute: true}
	ground := shot(s, wide, high, muted)
	if !l.same(muted.Texts) {
		t.Error("texts lie elsewhere in another palette")
	}
	if got := l.faint(s, muted.Texts, ground); len(got) != 1 || got[0].Text != "Heron" {
		t.Errorf("in another palette found %q, want Heron", whys(got))
	}
}

// Other palettes are painted where a seat's colour is shown, in a layer too that is not stale otherwise, and nowhere else.
func TestOnlySeatsColoursAskForOtherPalettes(t *testing.T) {
	for _, seats := range []bool{true, false} {
		var layer render.Layer
		s := stageOf(t, func(c render.Canvas) {
			layer.Draw(c, render.R(0, 0, 1920, 1080), 1, func(c render.Canvas) {
				col := render.Hex(0x606060)
				if seats {
					col = c.Kit().Seat(render.House, 4)
				}
				c.Fill(render.R(0, 0, 1920, 1080), render.Solid(col))
			})
		})
		seen(s, wide, high)
		s.Kit.SetVision(render.Tritanopia)
		if got := seated(s, wide, high); got != seats {
			t.Errorf("with seats' colours %v: they are asked for: %v", seats, got)
		}
	}
}

// What lies partly below the paper of a tip is not read; what lies beside it is.
func TestWhatReachesBelowATipIsOutOfPlay(t *testing.T) {
	s := stageOf(t, func(c render.Canvas) {
		c.Fill(render.R(0, 0, 1920, 1080), render.Solid(render.Hex(0x303030)))
		c.Text(100, 100, "Heron", body.In(render.Hex(0x606060)))
		c.Text(100, 400, "Magpie", body.In(render.Hex(0x606060)))
		c.Cover(render.R(130, 100, 900, 200))
		c.Fill(render.R(130, 100, 900, 200), render.Solid(render.White))
	})
	if l := Faint(s, wide, high); len(l) != 1 || l[0].Text != "Magpie" {
		t.Errorf("found %q, want Magpie", whys(l))
	}
}
