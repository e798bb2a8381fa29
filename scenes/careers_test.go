package scenes_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render/rendertest"
	"safehouse/render/ui/proof"
	"safehouse/rules"
	"safehouse/rules/career"
	"safehouse/rules/games"
	"safehouse/scenes/scenestest"
	"safehouse/scenes/tables"
)

// The desks of all careers can be read in every size: at the beginning, in the middle
// with lost operations, and at each of its ends.
func TestTheDesksOfTheCareers(t *testing.T) {
	sizes := [][2]int{{1280, 720}, {640, 360}}
	if rendertest.Shooting() {
		sizes = append(sizes, [2]int{1920, 1080}, [2]int{2560, 1080})
	}
	for _, c := range tables.Campaigns {
		g, _ := games.Find(c.ID())
		cg, ok := g.(career.Game)
		if !ok {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			for _, size := range sizes {
				look := func(name string, d *scenestest.Desk) {
					d.Look(fmt.Sprintf("%s-%d", name, size[0]))
					st, at := d.App.Top().Stage(), fmt.Sprintf("%s at %d", name, size[0])
					proof.Cuts(t, at, st, size[0], size[1])
					if name == "middle" && size[0] == 1280 {
						proof.Contrasts(t, at, st, size[0], size[1])
					}
				}
				d, _ := scenestest.CareerAt(t, c.ID(), size[0], size[1], size[0] == 1280, 3, 7, func(_, n int) int { return []int{2, 0, 3, 1, 0, 2}[n%6] })
				look("middle", d)
				pinned(t, d)
				if bad := d.House.Kit.Unknown(); len(bad) > 0 {
					t.Errorf("no sheet has %v", bad)
				}
				ended := map[uint8]bool{}
				for seed := uint64(1); seed < 40 && len(ended) < len(cg.Book().Ends); seed++ {
					r := rules.Rand{S: seed}
					at, err := cg.Simulate(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, 0, func(int) int { return int(seed+1) % 4 })
					if err != nil || ended[at.End] {
						continue
					}
					ended[at.End] = true
					d, _ := scenestest.CareerAt(t, c.ID(), size[0], size[1], false, seed, 0, func(int, int) int { return int(seed+1) % 4 })
					look(fmt.Sprintf("end-%d", at.End), d)
				}
				if len(ended) < 2 {
					t.Errorf("only the ends %v were seen", ended)
				}
			}
		})
	}
}

// pinned holds that no note about a rival is pinned over the picture of an operation.
func pinned(t *testing.T, d *scenestest.Desk) {
	t.Helper()
	st := d.App.Top().Stage()
	for _, note := range st.Things() {
		for _, op := range st.Things() {
			if !strings.HasPrefix(note, "rival:") || !strings.HasPrefix(op, "op:") {
				continue
			}
			if a, b := st.Thing(note).Shape.Bounds(), st.Thing(op).Shape.Bounds(); a.Inset(4).Overlaps(b) {
				t.Errorf("%s at %v lies over %s at %v", note, a, op, b)
			}
		}
	}
}

// Every operation that can be begun tells its whole story, set-up, goals and what it brings.
func TestEveryOperationTellsAllOfItself(t *testing.T) {
	for _, c := range tables.Campaigns {
		g, _ := games.Find(c.ID())
		cg, ok := g.(career.Game)
		if !ok {
			continue
		}
		t.Run(c.ID(), func(t *testing.T) {
			ops, seen := cg.Book().Operations, map[string]bool{}
			for seed := uint64(1); seed < 160 && len(seen) < len(ops); seed++ {
				stars := func(_, n int) int {
					switch seed % 4 {
					case 0:
						return 0 // a career that loses much has an end of its own
					case 1:
						return 3 // and so has one that beats everybody
					}
					return int(seed*7+uint64(n)*5) % 4
				}
				most := int(seed) % len(ops)
				if seed == 1 {
					most = -1 // the first operation
				}
				r := rules.Rand{S: seed}
				n := 0
				at, err := cg.Simulate(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, most, func(op int) int { n++; return stars(op, n) })
				if err != nil {
					t.Fatal(err)
				}
				var fresh []string
				for i := range ops {
					if why := at.Why(cg.SetOut(i)); why.IsZero() && !seen[ops[i].ID] {
						fresh = append(fresh, ops[i].ID)
					}
				}
				if len(fresh) == 0 {
					continue
				}
				d, _ := scenestest.CareerAt(t, c.ID(), 1280, 720, false, seed, most, stars)
				for _, id := range fresh {
					seen[id] = true
					d.Play("wait 25\npick op:" + id + "\nwait idle")
					st := d.App.Top().Stage()
					if told := st.Thing("dossier").Label; !strings.HasPrefix(told, d.House.Book.T(c.ID(), "operation."+id+".story", nil)) {
						t.Errorf("the dossier of %s tells %q", id, told)
					}
					proof.Cuts(t, id, st, 1280, 720)
				}
			}
			if len(seen) < len(ops) {
				t.Errorf("only %d of %d operations could be begun: %v", len(seen), len(ops), seen)
			}
		})
	}
}

// seedHolding is the first seed of a career that after so many operations has one open and holds some keepsakes and no others.
func seedHolding(t *testing.T, game string, most int, stars func(op, n int) int, open string, held ...string) uint64 {
	t.Helper()
	g, _ := games.Find(game)
	for seed := uint64(1); seed < 2000; seed++ {
		r, n := rules.Rand{S: seed}, 0
		at, err := g.(career.Game).Simulate(rules.Setup{Seats: g.Info().MinSeats, Seed: seed}, &r, most, func(op int) int { n++; return stars(op, n) })
		if err != nil {
			t.Fatal(err)
		}
		data, err := at.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		var p career.Position
		if err := json.Unmarshal(data, &p); err != nil {
			t.Fatal(err)
		}
		has := 0
		for _, how := range p.Keepsakes {
			if how == "held" {
				has++
			}
		}
		if p.Operations[open].Open && has == len(held) && !slices.ContainsFunc(held, func(k string) bool { return p.Keepsakes[k] != "held" }) {
			return seed
		}
	}
	t.Fatalf("no career holds %v alone with %s open", held, open)
	return 0
}

// The dossier shows the set-up that is played: a press on what could go along changes it at once, with its source, and the match
// that is begun has it; at the table the plate tells the same.
func TestTheSetUpFollowsWhatGoesAlong(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		stars := func(_, n int) int { return []int{2, 0, 3, 1, 0, 2}[n%6] }
		seed := seedHolding(t, "deepstate-career", 7, stars, "second-hand-coat", "switchboard", "blank-cheque")
		d, _ := scenestest.CareerAt(t, "deepstate-career", size[0], size[1], false, seed, 7, stars)
		chip := func(id string) (words, tip string) {
			st := d.App.Top().Stage()
			if th := st.Thing("set:" + id); th != nil {
				return th.Label, th.Tip().Body
			}
			return "", ""
		}
		d.Play("pick op:second-hand-coat\nwait idle")
		if words, tip := chip("reach"); words != "First 4 cards in reach" || !strings.Contains(tip, "The Switchboard: "+words) {
			t.Fatalf("with the Switchboard the dossier says %q, %q", words, tip)
		}
		if words, _ := chip("reserve"); words != "Your reserve −1" {
			t.Errorf("of the reserve the dossier says %q", words)
		}
		d.Play("pick keep:switchboard\nwait idle")
		if words, _ := chip("reach"); words != "" {
			t.Errorf("left behind, the Switchboard still says %q", words)
		}
		d.Play("pick keep:blank-cheque\nwait idle")
		if words, tip := chip("reserve"); words != "Your reserve +1" || !strings.Contains(tip, "A blank cheque: Your reserve +1") || !strings.Contains(tip, "Second-Hand Coat: Your reserve −1") {
			t.Errorf("with the cheque the dossier says %q, %q", words, tip)
		}
		d.Play("pick begin\nwait idle")
		plate := d.App.Top().Stage().Thing("plate")
		if plate == nil || plate.Tip == nil {
			t.Fatal("the table has no plate")
		}
		told := plate.Tip().Body
		for _, words := range []string{"Your reserve +1 (A blank cheque)", "3 Covert Operations", "HOC: Secretary"} {
			if !strings.Contains(told, words) {
				t.Errorf("the table tells %q, not %q", told, words)
			}
		}
		if strings.Contains(told, "in reach") {
			t.Errorf("the table tells %q", told)
		}
	}
}
