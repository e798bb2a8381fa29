package intoodeep

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/rules"
	rule "safehouse/rules/intoodeep"
	"safehouse/scenes/tabletop/tabletoptest"
)

// The ledger of the career, and a pictogram for every operation and everybody who
// remembers.
func TestTheDeskOfTheCareer(t *testing.T) {
	rendertest.NeedDisplay(t)
	const w, h = 1280, 720
	kit := tabletoptest.Kit(t, look, render.Scale(w, h, 1))
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	c := kit.Canvas(dst, 1)
	r := render.R(0, 0, w, h)
	Career.Ground(c, r)
	book := Career.Career.Book()
	at := func(n int) render.Rect { return render.R(30+float64(n%10)*120, 60+float64(n/10)*130, 100, 100) }
	seen := map[string]string{}
	draw := func(n int, id, name string) {
		if was, twice := seen[name]; twice {
			t.Errorf("%s and %s look the same", was, id)
		}
		seen[name] = id
		c.Icon(name, at(n), render.White)
	}
	for i := range book.Operations {
		draw(i, book.Operations[i].ID, Career.Art(i))
	}
	for i := range book.Rivals {
		draw(20+i, book.Rivals[i].ID, Career.Face(i))
	}
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	if u := kit.Unknown(); len(u) > 0 {
		t.Errorf("names that no sheet has: %v", u)
	}
	golden.Check(t, "career", img)
}

// A table of a game with variants of the house says so where it matters.
func TestVariantsOfTheHouseAreSeen(t *testing.T) {
	o, _ := rule.Game{}.Info().Option("dark")
	dark := 0
	for i, id := range o.Values {
		if id == "parish" {
			dark = i
		}
	}
	tips := func(opt rules.Options) map[string]string {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 1, 5, opt)
		b.Lay(b.ViewOf(s, 0, true))
		if opt != nil {
			golden.Check(t, "variants", b.Paint())
		}
		said := map[string]string{}
		for _, id := range []string{"zone:parish", "zone:towers", "power:parish", "chapter", "echo-board"} {
			th := b.Stage.Thing(id)
			if th == nil {
				t.Fatalf("no %s among %v", id, b.Stage.Things())
			}
			said[id] = th.Tip().Body
		}
		return said
	}
	plain := tips(nil)
	with := tips(rules.Options{"dark": dark, "chapter": 2, "rounds": 8, "echo-pay": 3, "stories": 4, "grip": 2, "dilemmas": 1})
	for id, words := range map[string]string{"zone:parish": "Dark in this game", "power:parish": "Dark in this game", "chapter": "began with Chapter II"} {
		if !strings.Contains(with[id], words) || strings.Contains(plain[id], words) {
			t.Errorf("the tip of %s is %q with variants and %q without", id, with[id], plain[id])
		}
	}
	if !strings.Contains(with["chapter"], "at most 8 rounds: 8 are left") {
		t.Errorf("the limit is not told: %q", with["chapter"])
	}
	if with["zone:towers"] == "" || strings.Contains(with["zone:towers"], "Dark") {
		t.Errorf("the Towers are dark, too: %q", with["zone:towers"])
	}
	if !strings.Contains(plain["echo-board"], "9 Intel") || !strings.Contains(with["echo-board"], "12 Intel") {
		t.Errorf("what Echo is paid: %q and %q", plain["echo-board"], with["echo-board"])
	}
}

// The first seat's privileges are told by what they are about: Blockades, rows of Dossiers, Echo's
// board and the question whom to hook.
func TestPrivilegesAreSeen(t *testing.T) {
	said := func(opt rules.Options) (l []string) {
		b := newBench(t, 1280, 720, 1)
		s := begin(t, 1, 5, opt)
		b.Lay(b.ViewOf(s, 0, true))
		for _, id := range []string{refID(rule.KindEdge, int(s.City.Blockade[0])), "echo-board", "place:row-1"} {
			th := b.Stage.Thing(id)
			if th == nil {
				t.Fatalf("no %s among %v", id, b.Stage.Things())
			}
			l = append(l, th.Tip().Body)
		}
		return append(l, b.table.Guide(b.ViewOf(s, 0, true)))
	}
	plain, with := said(nil), said(rules.Options{"tunnels": 1, "free-hooks": 1, "immunity": 1, "echo-open": 1})
	for i, words := range []string{"by the tunnels", "Her next card, open", "You are immune", "for nothing"} {
		if !strings.Contains(with[i], words) || strings.Contains(plain[i], words) {
			t.Errorf("%q with privileges, %q without", with[i], plain[i])
		}
	}
}
