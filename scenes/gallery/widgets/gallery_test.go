package widgets

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/ui"
	"safehouse/render/ui/input"
)

// The whole page in every theme, at rest.
func TestEveryWidgetInEveryTheme(t *testing.T) {
	k := kitFor(t, 1)
	for _, theme := range render.Themes() {
		p := at(k, theme, 1440, 810, 1)
		p.show()
		p.wait(2)
		golden.Check(t, "page-"+theme.ID, shoot(t, k, 1440, 810, p.stage.Scale(), p.stage.Paint))
	}
}

// The page in windows of other sizes, and at other scales, with the focus and a tip.
func TestWindows(t *testing.T) {
	for _, c := range []struct {
		name  string
		theme *render.Theme
		w, h  int
		scale float64
	}{
		{"window-1280x720", render.ByID("infiltration"), 1280, 720, 1},
		{"window-2560x1080", render.ByID("deepstate"), 2560, 1080, 1},
		{"window-1920x1080-at-75", render.ByID("masters"), 1920, 1080, 0.75},
		{"window-1920x1080-at-150", render.House, 1920, 1080, 1.5},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := kitFor(t, render.Scale(c.w, c.h, c.scale))
			p := at(k, c.theme, c.w, c.h, c.scale)
			p.show()
			p.wait(2)
			p.stage.Focus("undo")
			p.press(input.Key(ebiten.KeyArrowRight))
			p.wait(10)
			golden.Check(t, c.name, shoot(t, k, c.w, c.h, p.stage.Scale(), p.stage.Paint))
		})
	}
}

// What a person brings about on the page.
func TestStates(t *testing.T) {
	k := kitFor(t, 1)
	for _, c := range []struct {
		name  string
		theme *render.Theme
		box   image.Rectangle // what is kept of the picture
		do    func(p *person)
	}{
		{"hover-card", render.ByID("infiltration"), image.Rect(600, 560, 1500, 1080), func(p *person) { p.point("card:1"); p.wait(60) }},
		{"hover-disabled", render.ByID("masters"), image.Rect(640, 0, 1400, 260), func(p *person) { p.point("hint"); p.wait(60) }},
		{"refused-card", render.ByID("deepstate"), image.Rect(640, 600, 1920, 1080), func(p *person) {
			p.point("card:3")
			p.wait(2)
			x, y, _ := p.stage.Pick("card:3")
			p.script.Click(x, y)
			p.wait(20)
		}},
		{"focus-list", render.ByID("intoodeep"), image.Rect(1260, 0, 1920, 480), func(p *person) { p.stage.Focus("matches/2"); p.press(down); p.wait(30) }},
		{"focus-slider", render.ByID("shadownetwork"), image.Rect(0, 340, 640, 580), func(p *person) { p.stage.Focus("language"); p.press(down); p.wait(30) }},
		{"focus-hexagon", render.ByID("masters"), image.Rect(640, 320, 1280, 800), func(p *person) { p.stage.Focus("place:1"); p.press(input.Key(ebiten.KeyArrowRight)); p.wait(30) }},
		{"dropdown", render.House, image.Rect(0, 300, 640, 760), func(p *person) { p.stage.Focus("speed"); p.press(down, input.Key(ebiten.KeyEnter)); p.wait(30) }},
		{"typing", render.House, image.Rect(0, 600, 640, 780), func(p *person) {
			p.stage.Focus("key")
			p.press(up)
			p.script.Type("Ada")
			p.press(input.MustParse("Shift+ArrowLeft"))
			p.wait(10)
		}},
		{"keyboard", render.ByID("infiltration"), image.Rect(480, 0, 1440, 540), func(p *person) {
			p.stage.Focus("seats")
			p.press(input.OnPad(input.PadDown), input.OnPad(input.PadA))
			p.wait(20)
		}},
		{"capture", render.ByID("deepstate"), image.Rect(0, 660, 640, 800), func(p *person) {
			p.stage.Focus("key")
			p.press(input.Key(ebiten.KeyArrowDown), input.Key(ebiten.KeyArrowUp), input.Key(ebiten.KeyEnter))
			p.wait(20)
		}},
		{"dialog", render.House, image.Rect(600, 400, 1320, 700), func(p *person) {
			p.stage.Ask(ui.Dialog{ID: "leave", Icon: "door-out", Title: "Leave the table?", Text: "The match is saved after every move. You come back to exactly this point.",
				Answers: []ui.Answer{{Label: "Leave", Confirm: true}, {Label: "Stay"}, {Label: "Give up", Danger: true}}, Cancel: 1})
			p.press(tab)
			p.wait(20)
		}},
		{"toasts", render.ByID("shadownetwork"), image.Rect(620, 60, 1340, 240), func(p *person) {
			p.stage.Toast("save", "Saved as practice.")
			p.stage.Toast("", "Nothing to undo: a card was drawn, and what has been seen stays seen.")
			p.wait(30)
		}},
		{"zoomed", render.ByID("intoodeep"), image.Rect(440, 120, 1500, 940), func(p *person) { p.point("card:2"); p.wait(3); p.press(input.Key(ebiten.KeyC)); p.wait(20) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := at(k, c.theme, 1920, 1080, 1)
			p.show()
			p.wait(2)
			c.do(p)
			golden.Check(t, c.name, shoot(t, k, 1920, 1080, p.stage.Scale(), p.stage.Paint).SubImage(c.box).(*image.RGBA))
		})
	}
}
