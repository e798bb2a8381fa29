package scenes_test

import (
	"fmt"
	"image"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/text"
	"safehouse/assets/text/pseudo"
	"safehouse/render"
	"safehouse/render/rendertest"
	"safehouse/render/ui"
	"safehouse/render/ui/proof"
	"safehouse/scenes"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The sweep looks at every scene of every game in every window and in every size of everything: no text is cut, whatever
// can be chosen can be pressed, and nothing lies over what is needed where another place is free. With -shots the looks
// that have a fault are kept as pictures.

// A glass is a window in pixels, and the size of everything in it.
type glass struct{ w, h, scale int }

func (g glass) String() string { return fmt.Sprintf("%dx%d at %d", g.w, g.h, g.scale) }

// glasses are all that are looked through: windows in which everything enlarged is no smaller than the smallest one.
func glasses() (l []glass) {
	for _, w := range [][2]int{{640, 360}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}} {
		for _, scale := range []int{100, 150, 200} {
			if w[0]*100/scale >= 640 && w[1]*100/scale >= 360 {
				l = append(l, glass{w[0], w[1], scale})
			}
		}
	}
	return l
}

// sweepFaults are how many faults a game may have through a glass, in the usual tests and in the long ones: each text or thing
// of a look once. They only fall. The usual tests look through two glasses, at a part of the looks; the long ones at everything.
var sweepFaults = map[string]map[glass][2]int{
	"deepstate":    {},
	"infiltration": {},
	"intoodeep": {
		{640, 360, 100}: {0, 1},
	},
	"masters": {
		{640, 360, 100}: {0, 4},
	},
	"shadownetwork": {
		{3840, 2160, 200}: {0, 1},
	},
}

// seen is what a look shows through a glass that should not be.
func seen(d *scenestest.Desk, g glass) (faults []string) {
	d.House.Settings.Scale = g.scale
	d.Window(g.w, g.h)
	d.House.SettingsChanged()
	d.Run("hover 3 3\nwait idle\nwait 2")
	st := d.App.Top().Stage()
	view := st.Area()
	if page := st.Thing("table"); page != nil { // of a table in pages this one is looked at
		view = page.Shape.Bounds()
	}
	for _, f := range proof.Cut(st, g.w, g.h) {
		if beyond(st, f) {
			continue
		}
		faults = append(faults, fmt.Sprintf("%q at %v: %s", f.Text, f.At, f.Why))
	}
	var offers []string
	if o, ok := d.App.Top().(scenes.Offerer); ok && st.Modals() == 0 {
		offers = o.Offers()
	}
	for _, id := range st.Choosable() {
		if x := st.Thing(id); x.Mark != ui.Legal && !slices.Contains(offers, id) {
			continue
		}
		at, _ := st.Find(id)
		if _, _, ok := st.Pick(id); !ok && within(at, view) {
			faults = append(faults, fmt.Sprintf("%s is lit and lies out of reach at %v", id, at))
		}
	}
	if st.Modals() == 0 && scenestest.IdleScene(d.App.Top()) {
		for _, id := range st.Covering() {
			faults = append(faults, id+" covers what is needed")
		}
		if d.App.Top().Name() == "table" {
			for _, id := range scenestest.OverPrompt(st) {
				faults = append(faults, id+" covers the prompt")
			}
		}
	}
	return faults
}

// beyond reports whether a text goes on beyond the page of a table: what lies there is moved to.
func beyond(st *ui.Stage, f proof.Finding) bool {
	page := st.Thing("table")
	if page == nil || !strings.HasPrefix(f.Why, "cut off") {
		return false
	}
	r, scale := page.Shape.Bounds(), st.Scale()
	return !f.At.In(image.Rect(int(r.X*scale)+1, int(r.Y*scale)+1, int(r.Right()*scale)-1, int(r.Bottom()*scale)-1))
}

// within reports whether most of a thing lies in the window or on the page: what does not is on another page, or further down a list.
func within(at, window render.Rect) bool {
	wide := min(at.Right(), window.Right()) - max(at.X, window.X)
	high := min(at.Bottom(), window.Bottom()) - max(at.Y, window.Y)
	return wide > 0 && high > 0 && wide*high > 0.5*at.W*at.H
}

// TestTheSweep looks at the beginnings and middles, reports, set-ups, lessons, careers, rules and almanacs in the default
// window and in the smallest one; with SAFEHOUSE_SOAK=1 at everything. Each game is a test of its own, so that the long half
// can be shared out: go test ./scenes -v -run TestTheSweep/masters tells its figures as it goes.
func TestTheSweep(t *testing.T) {
	long := os.Getenv("SAFEHOUSE_SOAK") == "1"
	through := []glass{{1280, 720, 100}, {640, 360, 100}}
	if long {
		through = glasses()
	}
	for _, game := range slices.Sorted(maps.Keys(tables.All)) {
		t.Run(game, func(t *testing.T) {
			found := swept(t, game, nil, through, long)
			for _, g := range through {
				l, most := found[g], sweepFaults[game][g][0]
				if long {
					most = sweepFaults[game][g][1]
				}
				if n := len(l); n > most {
					t.Errorf("%v: %d faults, at most %d may be:\n%s", g, n, most, strings.Join(l, "\n"))
				} else if n < most {
					t.Logf("%v: %d faults, the ceiling of %d can fall", g, n, most)
				}
			}
		})
	}
}

// sweepFaultsIn are how many faults a game may have in another language, through all glasses. They only fall. The two games with
// the most words on their boards are not looked at in the made-up one: what it finds there is mended in German first.
var sweepFaultsIn = map[string]map[string]int{
	"de":        {"deepstate": 0, "infiltration": 0, "intoodeep": 0, "masters": 0, "shadownetwork": 0},
	pseudo.Lang: {"deepstate": 263, "infiltration": 164, "intoodeep": 6800},
}

// TestTheSweepInOtherLanguages looks at everything in German and in the made-up language whose texts are a third longer:
// SAFEHOUSE_SOAK=1 go test ./scenes -v -run TestTheSweepInOtherLanguages/de.
func TestTheSweepInOtherLanguages(t *testing.T) {
	if os.Getenv("SAFEHOUSE_SOAK") != "1" {
		t.Skip("everything is looked at with SAFEHOUSE_SOAK=1")
	}
	for _, lang := range slices.Sorted(maps.Keys(sweepFaultsIn)) {
		t.Run(lang, func(t *testing.T) {
			book := bookIn(t, lang)
			for _, game := range slices.Sorted(maps.Keys(sweepFaultsIn[lang])) {
				t.Run(game, func(t *testing.T) {
					n, all := 0, swept(t, game, book, glasses(), true)
					var said []string
					for _, g := range glasses() {
						n += len(all[g])
						for _, f := range all[g] {
							said = append(said, g.String()+": "+f)
						}
					}
					if most := sweepFaultsIn[lang][game]; n > most {
						t.Errorf("%d faults, at most %d may be:\n%s", n, most, strings.Join(said, "\n"))
					} else if n < most {
						t.Logf("%d faults, the ceiling of %d can fall", n, most)
					}
				})
			}
		})
	}
}

// bookIn are the texts of a language, made-up ones among them.
func bookIn(t *testing.T, lang string) *text.Book {
	t.Helper()
	book, err := text.Open(lang)
	if lang == pseudo.Lang {
		files, failed := pseudo.Files(os.DirFS("../assets/text/en"))
		if failed != nil {
			t.Fatal(failed)
		}
		book, err = text.OpenIn(files, lang)
	}
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// swept are the faults of a game, by glass, in the words of a book or, without one, in English.
func swept(t *testing.T, game string, book *text.Book, through []glass, long bool) map[glass][]string {
	found := map[glass][]string{}
	in := scenestest.Game(t, game).Info()
	d := scenestest.School(t)
	d.House.Campaigns = tables.Campaigns
	if book != nil {
		d.House.SetBook(book)
		d.App.Top().Stage().Rebuild()
	}
	d.Rest()
	for i, seats := range []int{in.MinSeats, in.MaxSeats} {
		for _, k := range scenestest.Looks(t, game, seats, i == 0) {
			if k.Long && !long {
				continue
			}
			where := fmt.Sprintf("%d %s", seats, k.Name)
			t.Run(where, func(t *testing.T) { // alone by its name: -run 'TestTheSweep/deepstate/5_report'
				k.Show(d)
				n := 0
				for _, g := range through {
					faults := seen(d, g)
					n += len(faults)
					for _, f := range faults {
						found[g] = append(found[g], where+": "+f)
					}
					if len(faults) > 0 && rendertest.Shooting() {
						d.Canvas = ebiten.NewImage(g.w, g.h)
						d.Look(fmt.Sprintf("%s %v", where, g))
					}
				}
				if long {
					t.Logf("%d faults", n)
				}
				d.App.Home()
				d.Window(1280, 720)
				d.Rest()
			})
		}
	}
	return found
}
