package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/rules"
	deep "safehouse/rules/intoodeep"
	"safehouse/rules/match"
	rule "safehouse/rules/shadownetwork"
	"safehouse/scenes"
	"safehouse/scenes/tables"
)

// A visit to the black market after the city was pressed: a Contract, something else, and leaving, each one press, with no
// question about a second Contract between them and no second press where leaving loses nothing.
func TestAMarketVisitTakesFourPresses(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.house.Tables = tables.All
	g := game(t, "shadownetwork")
	verb := func(a rules.Action) string { return g.Info().Verbs[a.Verb].Name }
	tried := 0
	for seed := uint64(1); seed < 40 && tried < 3; seed++ {
		seats := append(people(1), robot("Bot 1"), robot("Bot 2"))
		d.app.Begun(t, g, rules.Setup{Seats: 3, Seed: seed}, seats)
		s := d.app.Table()
		for !s.Match.Turn().Done {
			was := actions(s)
			x, _, _, _ := d.app.Press()
			if s.Arrive(); verb(x) != "draw" || len(s.Legal()) == 0 || s.Match.State().(*rule.State).Asked().Kind != "second" {
				continue
			}
			if err := s.Undo(); err != nil || actions(s) != was {
				continue
			}
			d.visit("hover 3 3\nwait idle\npick " + g.Info().RefString(rule.RefContract(rule.Contract(x.Args[0]))) + "\nwait idle")
			if actions(s) != was+1 {
				t.Fatalf("seed %d: pressing a Contract took %d decisions", seed, actions(s)-was)
			}
			d.visit("expect no Take no second Contract")
			legal := d.app.Seen().Legal()
			i := slices.IndexFunc(legal, func(a rules.Action) bool { return verb(a) == "exchange" })
			if i < 0 {
				break
			}
			tried++
			d.visit("pick " + g.Info().RefString(rules.At(g.Info().Verbs[legal[i].Verb].Operands[0].Ref, int(legal[i].Args[0]))) + "\nwait idle")
			if n := actions(s) - was; n < 3 {
				t.Fatalf("seed %d: a rate pressed beside the second Contract took %d decisions", seed, n-1)
			}
			if kind := s.Match.State().(*rule.State).Asked().Kind; kind != "market" {
				break // its pieces have to be placed
			}
			at := actions(s)
			button := ""
			for _, id := range d.app.Top().Stage().Things() {
				if th := d.app.Top().Stage().Thing(id); strings.HasPrefix(id, "choice:") && strings.HasPrefix(th.Label, "Leave") {
					button = id
				}
			}
			if button == "" {
				t.Fatalf("seed %d: nothing leaves; there are %v", seed, d.app.Top().Stage().Things())
			}
			d.visit("wait idle\npick " + button + "\nwait 20")
			if _, armed := d.app.Armed(); armed {
				t.Errorf("seed %d: leaving asks for a second press and names no loss", seed)
			}
			if actions(s) == at && !slices.Contains(d.app.Top().Stage().Things(), "waste/0") {
				t.Errorf("seed %d: leaving neither left nor named what would be lost", seed)
			}
			break
		}
		d.app.Home()
	}
	if tried == 0 {
		t.Fatal("no visit with a second Contract was found")
	}
}

// mostPresses is how many presses a turn of In Too Deep with one crime of level 1 may take on an average, played by first
// sight: from its first question to the last one before the next seat or Echo is on. Lifting the curtain and going on after
// a rival's or Echo's turn are no part of it.
const mostPresses = 14.0

func TestATurnWithOneCrimeTakesFewPresses(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.house.Tables = tables.All
	g := game(t, "intoodeep")
	begin := func(seed uint64) *scenes.Sitting {
		d.app.Begun(t, g, rules.Setup{Seats: 3, Seed: seed}, append(people(1), robot("Bot 1"), robot("Bot 2")))
		return d.app.Table()
	}
	turns, presses, most := 0, 0, 0
	for seed := uint64(1); seed <= 4; seed++ {
		var with [][2]int // from which action to which these turns last
		s := begin(seed)
		from, crimes, other := 0, 0, 0
		for !s.Match.Turn().Done {
			x, mine, _, _ := d.app.Press()
			if !mine {
				if crimes == 1 && other == 0 {
					with = append(with, [2]int{from, actions(s) - 1})
				}
				from, crimes, other = actions(s), 0, 0
				continue
			}
			switch g.Info().Verbs[x.Verb].Name {
			case "story-crime":
				if crimes++; deep.CrimeOf(int(x.Args[0])).Level != 1 {
					other++
				}
			case "side-crime":
				other++
			}
		}
		d.app.Home()
		if len(with) == 0 {
			continue
		}
		s = begin(seed) // the same game: only these turns are laid out and counted
		for _, turn := range with {
			for actions(s) < turn[0] {
				d.app.Press()
			}
			n := 0
			for actions(s) < turn[1] {
				_, _, k := d.app.Counted()
				n += k
			}
			turns, presses, most = turns+1, presses+n, max(most, n)
		}
		d.app.Home()
	}
	mean := float64(presses) / float64(max(turns, 1))
	t.Logf("%d turns with one crime: %.1f presses, %d at most", turns, mean, most)
	if turns == 0 || mean > mostPresses {
		t.Errorf("%d turns with one crime take %.1f presses, want at most %.1f", turns, mean, mostPresses)
	}
}

// A crime is completed by pressing it when the last action is done, and one is drawn by pressing its deck while another could
// still be ditched: each takes two decisions, and the question between them is not asked.
func TestACrimeAndADeckArePressedAtOnce(t *testing.T) {
	d := newDesk(t, 1280, 720)
	d.house.Tables = tables.All
	g := game(t, "intoodeep")
	tried := map[string]int{}
	for seed := uint64(1); seed < 6 && len(tried) < 2; seed++ {
		d.app.Begun(t, g, rules.Setup{Seats: 3, Seed: seed}, append(people(1), robot("Bot 1"), robot("Bot 2")))
		for s := d.app.Table(); !s.Match.Turn().Done && len(tried) < 2; {
			s.Arrive()
			legal := s.Legal()
			var behind rules.Action
			kind, id := "", ""
			if done := slices.IndexFunc(legal, func(a rules.Action) bool { return g.Info().Verbs[a.Verb].Name == "done" }); done >= 0 {
				next := s.Match.View(s.Viewer())
				st := next.(*deep.State)
				phase, me := st.Phase, s.Viewer()
				ends := st.Turning.Actions == 0 && st.Turning.Push == deep.Nobody
				if st.Depth == 0 && (phase == deep.Acting && ends || phase == deep.Ditching && st.MayDraw(me)) && next.Apply(legal[done], &rules.Recorder{}) == nil {
					for _, a := range next.Legal(nil) {
						if name := g.Info().Verbs[a.Verb].Name; name == "story-crime" || name == "draw" {
							behind, kind, id = a, name, g.Info().RefString(rules.At(g.Info().Verbs[a.Verb].Operands[0].Ref, int(a.Args[0])))
						}
					}
				}
			}
			if kind == "" || tried[kind] > 0 {
				d.app.Press()
				continue
			}
			at := actions(s)
			if d.visit("wait idle\npick " + id + "\nwait 20"); actions(s) == at {
				d.visit("pick " + id + "\nwait 20") // undo ends: it is pressed twice
			}
			steps := s.Match.Steps()
			if n := len(steps); actions(s) < at+2 || !slices.ContainsFunc(steps[n-(actions(s)-at):], func(x match.Step) bool { return x.Action == behind }) {
				t.Fatalf("seed %d: pressing %s took %d decisions and did not %s", seed, id, actions(s)-at, kind)
			}
			tried[kind]++
		}
		d.app.Home()
	}
	if tried["story-crime"] == 0 || tried["draw"] == 0 {
		t.Errorf("tried: %v", tried)
	}
}
