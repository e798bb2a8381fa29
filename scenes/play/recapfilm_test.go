package play_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/render"
	"safehouse/render/ui/proof"
	"safehouse/rules/games"
	"safehouse/scenes/play"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The last turns of rivals are shown step by step on every table and at every size: R brings them back, R again opens the
// film, each deed is a frame that says it in a sentence, and Back closes it with nothing changed.
func TestTheLastTurnsAreShownAgain(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			for _, size := range []struct{ w, h int }{{1280, 720}, {640, 360}, {2560, 1080}} {
				d := scenestest.BlindDesk(t, size.w, size.h)
				d.House.Tables = tables.All
				d.Window(size.w, size.h)
				m := askedAfter(t, g, recapTables(g)[0], 3, 4)
				d.Sit(m)
				d.Visit("wait idle")
				if d.Shows("curtain/lift") {
					d.Visit("pick curtain/lift\nwait idle")
				}
				turns := play.Recaps(d.App)
				if len(turns) == 0 {
					t.Fatalf("%v: no rival has done anything", size)
				}
				steps := len(m.Steps())
				d.Visit("key R\nwait 10")
				if !d.Shows("film") {
					d.Visit("key R\nwait 10")
				}
				if !d.Shows("film") {
					t.Fatalf("%v: no film is shown", size)
				}
				st := d.App.Top().Stage()
				if at, a := st.Thing("film").Shape.Bounds(), st.Area(); at.X < 0 || at.Y < 0 || at.Right() > a.W || at.Bottom() > a.H {
					t.Errorf("%v: the film lies at %v of %v", size, at, a)
				}
				frames, tabs := 0, 0
				painted := map[string]bool{}
				for _, x := range proof.Read(st, size.w, size.h) {
					painted[x.Text] = true
				}
				for _, id := range st.Things() {
					switch x := st.Thing(id); {
					case strings.HasPrefix(id, "film:"):
						frames++
						if strings.TrimSpace(x.Label) == "" || x.Press == nil {
							t.Errorf("%v: %s tells %q", size, id, x.Label)
						}
						if _, _, seen := st.Pick(id); seen && !painted[x.Label] {
							t.Errorf("%v: the frame %s does not say %q", size, id, x.Label)
						}
					case strings.HasPrefix(id, "film/rival/") && x.Label != "":
						tabs++
					}
				}
				if !slices.ContainsFunc(turns, func(x play.RecapState) bool { return x.Deeds == frames }) || tabs != len(turns) {
					t.Errorf("%v: %d frames and %d tabs for %+v", size, frames, tabs, turns)
				}
				d.Visit("key Escape\nwait 10")
				if d.Shows("film") || len(m.Steps()) != steps {
					t.Errorf("%v: Back leaves the film, or %d steps of %d", size, len(m.Steps()), steps)
				}
			}
		})
	}
}

// What rivals changed for whoever is asked stands in the prompt, in at most four chips, and their discs lie on what they
// changed on the part of the table that is everybody's. Both are gone once a person has decided.
func TestWhatChangedForOneselfIsTold(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Info().ID, func(t *testing.T) {
			chips, discs := 0, 0
			d := scenestest.BlindDesk(t, 1280, 720)
			d.House.Tables = tables.All
			for seed := uint64(1); seed < 6; seed++ {
				for _, n := range []int{2, 4, 6} {
					m := askedAfter(t, g, recapTables(g)[0], seed, n)
					if m == nil {
						continue
					}
					d.Sit(m)
					d.Visit("wait idle")
					if d.Shows("curtain/lift") {
						d.Visit("pick curtain/lift\nwait idle")
					}
					st := d.App.Top().Stage()
					if x := st.Thing("for-you"); x != nil {
						chips++
						prompt := st.Thing("prompt").Shape.Bounds()
						if at := x.Shape.Bounds(); at.X < prompt.X || at.Right() > prompt.Right() || at.Y < prompt.Y-1 || at.Bottom() > prompt.Bottom()+1 {
							t.Errorf("seed %d: the chips at %v leave the prompt %v", seed, at, prompt)
						}
						if told := strings.TrimPrefix(x.Label, "FOR YOU: "); told == "" || told == x.Label {
							t.Errorf("seed %d: the chips tell %q", seed, x.Label)
						}
					}
					for _, id := range st.Things() {
						if !strings.HasPrefix(id, "changed:") {
							continue
						}
						discs++
						about := st.Thing(id[len("changed:"):strings.LastIndex(id, "recap:")])
						if at := st.Thing(id).Shape.Bounds(); about == nil || !touches(at, about.Shape.Bounds()) {
							t.Errorf("seed %d: %s at %v marks nothing", seed, id, at)
						}
					}
					s := play.Table(d.App)
					s.Decide(s.Legal()[0])
					d.Visit("wait idle")
					d.App.Home()
				}
			}
			if g.Info().ID != "masters" && chips == 0 {
				t.Error("nothing that changed for oneself was told")
			}
			if discs == 0 {
				t.Error("nothing that changed on the table was marked")
			}
		})
	}
}

func touches(a, b render.Rect) bool { return common(a, b).W*common(a, b).H > 0 }
