package play_test

import (
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	place "safehouse/scenes/career"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// What a career's operation is played for is seen at every size: the title plate with the operation's name and its stars,
// which is pressed for all goals.
func TestTheTitlePlateOfAnOperationIsSeenAtEverySize(t *testing.T) {
	for _, c := range tables.Campaigns {
		g, _ := games.Find(c.ID())
		if _, ok := g.(career.Game); !ok {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			for _, size := range [][2]int{{640, 360}, {1280, 720}} {
				d, _ := scenestest.CareerAt(t, c.ID(), size[0], size[1], false, 3, -1, func(int, int) int { return 2 })
				if size[0] == 640 {
					d.Play("pick page:1\nwait idle")
				}
				d.Play("pick begin\nwait idle")
				for n := 0; n < 5 && play.Table(d.App) == nil; n++ {
					d.Play("key Enter\nwait idle")
				}
				if play.Table(d.App) == nil {
					t.Fatalf("%v: no operation begins: %q", size, d.App.Top().Stage().Things())
				}
				st := d.App.Top().Stage()
				x := st.Thing("plate")
				if x == nil || x.Press == nil || x.Tip == nil {
					t.Fatalf("%v: the plate is %+v", size, x)
				}
				if open := d.Shows("goals"); open != (size[0] == 1280) {
					t.Errorf("%v: the goals are unfolded before the first question: %v", size, open)
				} else if open {
					if x := st.Thing("goals"); !strings.Contains(x.Label, "For success") {
						t.Errorf("the goals are %q", x.Label)
					}
					d.Play("pick goals\nwait idle")
					if d.Shows("goals") || st.Modals() > 0 {
						t.Errorf("%v: a press does not fold the goals", size)
					}
				}
				for _, f := range proof.Cut(st, size[0], size[1]) {
					m := render.Pt(float64(f.At.Min.X+f.At.Max.X)/2, float64(f.At.Min.Y+f.At.Max.Y)/2).Mul(1 / st.Scale())
					if x.Shape.Bounds().Has(m) {
						t.Errorf("%v: %v", size, f)
					}
				}
				d.Play("pick plate\nwait idle")
				if st.Modals() == 0 {
					t.Errorf("%v: a press on the plate tells no goals", size)
				}
			}
		})
	}
}

// The goals that lie open before the first question are folded by the first decision.
func TestTheFirstDecisionFoldsTheGoals(t *testing.T) {
	d, _ := scenestest.CareerAt(t, "deepstate-career", 1280, 720, false, 3, -1, func(int, int) int { return 2 })
	d.Play("pick begin\nwait idle")
	for n := 0; n < 5 && play.Table(d.App) == nil; n++ {
		d.Play("key Enter\nwait idle")
	}
	before := d.Shows("goals")
	d.Play("play mouse 3\nwait idle")
	if !before || d.Shows("goals") {
		t.Errorf("the goals lie open before the first decision: %v, after it: %v", before, d.Shows("goals"))
	}
}

// An automa plays an operation under the name of the rival whom the operation is against, in whatever is said of it.
func TestARivalPlaysUnderItsOwnName(t *testing.T) {
	for _, c := range tables.Campaigns {
		p, ok := c.(place.Place)
		if !ok || p.Career.Book().Of.Info().Automa == "" {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			met := 0
			for most := 4; most < 12 && met == 0; most++ {
				d, _ := scenestest.CareerAt(t, c.ID(), 1280, 720, false, uint64(most), most, func(int, int) int { return 2 })
				if !d.Shows("begin") {
					continue
				}
				d.Play("pick begin\nwait idle")
				for n := 0; n < 5 && play.Table(d.App) == nil; n++ {
					d.Play("key Enter\nwait idle")
				}
				if play.Table(d.App) == nil {
					continue
				}
				rival, automa, panel := play.Rival(d.App)
				if rival == "" {
					continue
				}
				met++
				if !strings.Contains(panel, rival) {
					t.Errorf("the panel of %q says %q", rival, panel)
				}
				usual := p.Career.Book().Of.Info().Automa
				if aims := play.Aims(d.App); strings.Contains(aims, usual[strings.LastIndex(usual, " ")+1:]) || !strings.Contains(aims, rival) {
					t.Errorf("the goals against %q say %q", rival, aims)
				}
				if name := play.Says(d.App, rules.Say(d.House.Book.Automa(p.Career.Book().Of.Info().ID))); name != rival || automa != rival {
					t.Errorf("the rival %q is %q in sentences and %q on its panel", rival, name, automa)
				}
			}
			if met == 0 {
				t.Error("no operation against a rival was begun")
			}
		})
	}
}
